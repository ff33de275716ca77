wrong-card-count = Ruka s nesprávnym počtom kariet
    .search = nesprávny počet kariet, zlý počet kariet, small blind mal tri karty, tri karty v hold'eme, päť kariet v Omahe, hráč má iba jednu kartu, o kartu viac, o kartu menej, priveľa kariet, hráč má málo kariet, karta navyše v ruke, dve karty sa zlepili
    .told =
        Má v ruke tri karty
        V hold'eme mám v ruke tri karty a už sme dvaja hrali
        Hráč zistil, že má päť kariet, a hráme Omahu so štyrmi
        Dal som raise na 900, dostal som call a až potom som zistil, že mám len jednu kartu, nie som na buttone
        Na flope si súper všimol, že má o jednu kartu viac, ako má mať, dve sa mu zlepili
        Je moja ruka mŕtva, keď som po akcii prišiel na to, že mám tri karty?
        Hráč má tri karty
        V hold'eme má hráč na UTG v ruke tri karty
        Hráč má iba jednu kartu, nie je na buttone a už sa hrá
        Seat 5 zistil, že má tri karty, až po raise na 800 a dvoch foldoch
        V Omahe má seat 2 päť kariet namiesto štyroch, prišiel na to až na flope
        Je ruka mŕtva, keď má hráč o kartu viac?
    .heard =
        prerátal som si ich, za mojím párom je ešte tretia
        drží tri a už s nimi zvyšoval
        dvaja preč, jeden call a potom UTG objaví ďalšiu
        BB na flope prišiel na to že hrá s jednou
        šestka drží päť kusov v hre kde sa hrá so štyrmi
        niekto zahodil a boli tam tri kusy
        squeezoval a pod ňou sa skrývala ešte jedna
        dali mi iba jedinú, stávky už prišli ku mne
        hráč na turne priznal že ich má tri
        jeden dostal menej a jeho sused viac, štvorka a päťka
        už sa stávkovalo a teraz hovorí že ich má priveľa, vypadáva z ruky
        UTG raisol a zistil že má osamelého chlapca, dá sa to ešte vrátiť
        hráč má o kartu viac než má mať
        po flope zistil že drží tri karty
        v omahe má len tri karty namiesto štyroch
        má v hold'eme tri karty
        hráč po stávkovaní zistil, že má len jednu kartu
        má o jednu kartu viac
        hráč dostal tri karty a všimol si to na flope
        mám iba jednu kartu a už bolo navýšené
        päť kariet v Omahe namiesto štyroch
        Mišo zrazu zistil že drží tri v holdeme
        mám iba jednu, sedím na trojke a už sa hrá
        chalan na dvojke ich má v omahe päť miesto štyroch
        katof má o jednu navyše, zbadal to až na flope
        chytil som dve zlepené, mám tri, už som rejzol
        batn má jednu naviac, tri kusy, a už aj zaplatil
        Mám tri v holdeme, všimol som si to až teraz
        Pani na päťke drží iba jednu, a majú byť dve
        V omahe mi dali päť, zistil som to po zvýšení
        Gombík má o jednu naviac, tri namiesto dvoch
        Chlap na štvorke drží v omahe iba tri a už dorovnal
        Zlepili sa mi dva listy, takže mám tri miesto dvoch
        Small blind našiel tri karty, keď sa už dvaja vyjadrili
        Mal iba jednu a zahlásil to až po mojom bete
        V PLO som držal päť kariet, všimol som si to na flope
        Zlepené dve karty, hráč v strede stola mal tým pádom tri
        Vraj mu chýba jedna, pritom už bolo zvýšené a dorovnané
        Mladík na malom blinde pridal do stávky, zaplatili ho dvaja a až na flope otvoril dlaň, že drží tri karty, lebo sa mu dve zlepili k sebe
        Ve hře měl tři karty místo dvou a řekl to až na turnu
        Po akcii vyšlo najavo, že cutoff má o kartu menej, čo s jeho blindmi?
        Miesto 6 si obzeralo karty a zistilo tretiu pod druhou, dvaja už zložili
        Pri otváraní na konci mal súper pred sebou tri karty namiesto dvoch
wrong-card-count-fact-seat = Kto má nesprávny počet kariet?
    .label = nesprávny počet kariet
    .other-seat = hráč mimo buttonu
    .button-extra = hráč na buttone má priveľa
    .button-short = hráč na buttone má málo
wrong-card-count-fact-button-acted = Vyjadril sa už hráč na buttone v tejto ruke?
    .label = akcia hráča na buttone
wrong-card-count-fact-actions = Aké akcie zatiaľ prebehli a v akom poradí? (žiadne: stlač Enter; zaplatené blindy vynechaj)
    .label = doterajšie akcie
wrong-card-count-outcome-see-button-short = Málo kariet na buttone má vlastné pravidlo
wrong-card-count-outcome-misdeal = Misdeal: rozdá sa znova
wrong-card-count-outcome-no-misdeal = Nie je to misdeal
wrong-card-count-outcome-hand-dead = Ruka s nesprávnym počtom kariet je mŕtva
wrong-card-count-outcome-hand-plays = Ruka s nesprávnym počtom kariet ostáva v hre
wrong-card-count-order-see-button-short = Pokračuj incidentom Button s málo kartami (button-short-cards).
wrong-card-count-order-declare = Dealer: zastav rozdávanie. Všetky karty sa vrátia a znova zamiešajú.
wrong-card-count-order-see-misdeal = Pokračuj incidentom Misdeal (misdeal): hráč má nesprávny počet kariet.
wrong-card-count-order-hand-open = Floormanager: o ruke, ktorá nesedí, rozhodni v záujme férovosti (pravidlo { $fairness }); kniha nehovorí, čo s ňou bude.
wrong-card-count-order-go-on = Dealer: pokračuj v ruke.
wrong-card-count-order-muck-all = Dealer: všetky karty tej ruky daj do mucku.
wrong-card-count-order-burn-one = Dealer: naslepo vyber jednu kartu tej ruky a spáľ ju; zvyšok daj do mucku.
wrong-card-count-order-which-burn = Floormanager: povedz, či sa táto karta ráta ako spálená pre ďalšie kolo stávok; kniha to nehovorí.
wrong-card-count-order-muck = Dealer: karty tej ruky daj do mucku.
wrong-card-count-order-bets-stay = Dealer: čo tá ruka vsadila, nechaj v pote.
wrong-card-count-order-uncalled-back = Dealer: čo tá ruka vsadila, nechaj v pote, ale vráť bet alebo raise, ktorý nikto nedorovnal.
wrong-card-count-order-button-bets-stay = Dealer: čo button vsadil, nechaj v pote.
wrong-card-count-order-bets-back = Dealer: vráť buttonu, čo vsadil.
wrong-card-count-order-reshuffle-stub = Dealer: stub znova zamiešaj.
wrong-card-count-order-others-play = Ostatní ruku dohrajú.
wrong-card-count-order-one-burn-a-street = Dealer: na každé kolo stávok páľ jednu kartu ako vždy a žiadnu navyše pre mŕtvu ruku.
wrong-card-count-order-report-extra = Floormanager: pripomeň buttonu, že kartu navyše musí hneď nahlásiť.
wrong-card-count-order-hand-plays = Prebehla závažná akcia: v ruke sa pokračuje a hráč hrá s kartami, ktoré má.
wrong-card-count-remark-check-and-fold = Zatiaľ len check a fold: žetóny do potu nešli, závažná akcia teda nenastala.
wrong-card-count-fact-left-in = Koľko ďalších hráčov má ešte ruku?
    .label = ďalší hráči v ruke
    .several = dvaja alebo viac
    .one = len jeden
wrong-card-count-order-last-wins = Dealer: daj pot jedinému hráčovi, ktorý v ruke ostal. Ďalšie karty sa nerozdávajú.
