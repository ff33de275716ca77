disputed-pot = Sporná ruka alebo pot
    .search = pot bol zle spočítaný, pot nesedí, pot dostal nesprávny hráč, mal som víťaznú ruku, ruka bola zle prečítaná, dealer zle prečítal moju ruku, mal som farbu, malo sa deliť, vedľajší pot nesedí, bank zle rozdelený, pot je už posunutý, ďalšia ruka už začala, neskoro na námietku, námietka cez prestávku, sporná posledná ruka
    .told =
        Pot dali zlému hráčovi
        Dealer mi prečítal ruku zle a pot dal súperovi
        Až po tom, čo poslal pot, som si všimol, že vyhrala moja farba
        Board mal štyri srdcia, ja som mal otočené srdcové eso, dealer si to nevšimol, dal pot súperovi a už mieša ďalšiu ruku
        Pot sa zle rozdelil, mal som dostať polovicu zo 16 tisíc, a povedal som to, až keď boli rozdané nové karty
        Dá sa ešte opraviť, že pot dostal nesprávny hráč, keď už dealer mieša?
        Pot dostal zlý hráč
        Pot som dal nesprávnemu hráčovi a už sa mieša ďalšia ruka
        Hráč namieta, že ruka sa zle prečítala, pot je už pridelený
        Pri delení potu som dal seatu 3 o 2 500 viac, ozvali sa, keď sa miešala ďalšia ruka
        Pot dostal seat 8 za dva páry, seat 1 mal odkrytú postupku a ozval sa, až keď boli nové karty rozdané
        Môže hráč ešte namietať proti potu, keď je ďalšia ruka už rozdaná?
    .heard =
        vyplatila nesprávneho, všimli sme si to pri miešaní
        už si žetóny poskladal, teraz hovoria že hral môj kicker
        moment, to sa malo rozdeliť, on dostal všetko
        v strede malo byť 14k, dostal som 11
        o dve ruky neskôr tvrdí že mal wheel
        už sa prepieralo, dá sa vrátiť k tomu kto mal brať
        vedľajší šiel dvojke, účet hlavného nesedí zozadu ani spredu
        po pauze žiada prešetriť predošlú
        kamera to vie dokázať, otvorí sa to znova
        prerátal si to a prisahá že mu dali málo
        porazený až teraz chápe že tam boli štyri srdcia
        dealer vraví koniec, lebo letia nové karty, hráč protestuje
        bank je vyplatený a teraz tvrdí že vyhral on
        po prisunutí banku sa hádajú kto vyhral, ďalšie rozdanie začalo
        zle vyplatený pot, zistili to neskôr
        tvrdí, že pot dostal zlý hráč, ďalšia ruka už začala
        hráč namieta pot po rozdaní ďalšej ruky
        môžeme ešte zmeniť, kto vyhral, karty sú zamiešané
        pot išiel zlej ruke a všimli sme si to neskôr
        hovorí, že minulú ruku vyhral on
        bank šiel nesprávnemu, ja som mal vyššiu farbu
        zle to rozdelili, mali sme splitovať
        minulý hand som vyhral ja, všimol som si až teraz
        díler mi dal málo, v banku bolo 12k nie desať
        hádame sa kto to vyhral, ďalší hand sa už mieša
        pred pauzou dali čipy Ivovi, mal však nižší kiker
        Bank dostal nepravý, ja som mal vyššiu postupku
        Už miešajú ďalšie rozdanie a ja vravím, že sme mali deliť
        Stred zrátali krivo, z výhry mi chýbajú dvetisíc
        Krupier poslal čipy dvojke, hoci vyhrala päťka
        Po prestávke reklamuje, že mu mal pripadnúť celý bank
        Až pri ďalšom rozdaní si Miro uvedomil, že vyhral on
        Karty už boli v krabici, keď si spomenul, že mal polovicu
        Dealer dal pot nesprávnemu, ďalšia ruka sa už miešala
        Dealer už rozdal ďalšiu ruku, dvaja stihli zložiť, a vtedy hráč z miesta dva vyhlásil, že predošlý pot dostal nesprávny, lebo jeho dvojka dvojíc bola vyššia
        Po rozdaní ďalších kariet povedal, že súčet potu nesedel
        Spor, či sa ešte môže ozvať, keď už jeden hráč zahodil v novej ruke
        Pot isiel zlemu, zbadali sme to o ruku neskor
        Ohradil se proti vyplacení banku až v další hře
        Kicker mal hrať, prišiel na to pri miešaní
        Prehodnotenie výhry desať minút po tom, čo už blindy boli zaplatené
        Vyplatili zle o dve tisícky, dá sa to opraviť ešte po prestávke?
        komu patrí ten bank
        veď ten pot je môj
        obaja tvrdia že pot patrí im
        pot mal ísť mne
        zobral pot, ale vyhral som ja
        kto dostane tento pot, nevedia sa dohodnúť
        hádajú sa kto vyhral
        dealer dal pot tomu čo prehral
        ruka skončila, žetóny sú posunuté a teraz je o ne spor
        myslím že tú ruku som vyhral ja, dá sa to overiť
        mám na ten pot nárok
        ten pot nebol jeho
        komu patří ten pot
disputed-pot-fact-what = Čo je sporné?
    .label = predmet sporu
    .reading = ako sa prečítala ruka, teda kto vyhral
    .counting = ako sa pot spočítal alebo rozdelil
    .wrong-player = ruky sa prečítali správne, ale pot dostal nesprávny hráč
disputed-pot-fact-tabled = Bola sporná ruka odkrytá?
    .label = sporná ruka odkrytá
disputed-pot-fact-at-break = Skončila sa ruka počas prestávky?
    .label = koniec ruky cez prestávku
disputed-pot-fact-since-award = Ako dávno bol pot pridelený?
    .label = pridelenie potu
    .in-time = najviac pred minútou, alebo v čase, ktorý dávajú domáce pravidlá kasína
    .later = dávnejšie
disputed-pot-fact-next-hand = V akom štádiu je ďalšia ruka?
    .label = stav ďalšej ruky
    .nothing = zatiaľ nič
    .scramble = scramble (karty premiešané po stole), riffle ešte nebol
    .riffle = prvý riffle hotový, mieša sa ručne
    .machine = stlačené tlačidlo miešacieho stroja
    .push = pri stole sedí nový dealer
    .dealt = karty sú rozdané
    .second-deck = dva balíky: druhý je zamiešaný, ešte nesňatý
    .second-deck-cut = dva balíky: druhý je už sňatý alebo má naspodku cut kartu
    .announced = dealer ohlásil ďalšiu ruku
disputed-pot-fact-actions = Aké akcie boli v ďalšej ruke?
    .label = akcie v ďalšej ruke
disputed-pot-outcome-hand-open = Ešte otvorené: proti výsledku ruky možno namietať
disputed-pot-outcome-pot-open = Ešte otvorené: proti prideleniu potu možno namietať
disputed-pot-outcome-break-open = Ešte otvorené: čas počas prestávky neuplynul
disputed-pot-outcome-too-late = Neskoro: pot ostáva tak, ako bol pridelený
disputed-pot-outcome-nothing-to-dispute = Nemožno namietať: spornou môže byť len odkrytá ruka
disputed-pot-order-stop = Dealer: zastav hru. Karty, pot aj stacky nechaj tak, ako sú.
disputed-pot-order-read-again = Floormanager: prečítaj spornú ruku znova aj s boardom. Ak karty už chýbajú, spýtaj sa dealera a hráčov, čo bolo odkryté.
disputed-pot-order-push-to-winner = Dealer: ak bol pot pridelený zle, vezmi ho späť a posuň ho víťaznej ruke alebo ho rozdeľ medzi rovnaké ruky.
disputed-pot-order-count-again = Floormanager: spočítaj pot znova zo stávok, každý vedľajší pot osobitne, a vyrátaj, čo dostane každý víťaz.
disputed-pot-order-pay-difference = Dealer: vezmi späť, čo sa vyplatilo navyše, a daj to hráčovi, ktorý dostal menej.
disputed-pot-order-move-pot = Dealer: vezmi pot späť a posuň ho hráčovi, ktorého ruka vyhrala.
disputed-pot-order-next-hand-goes-on = Dealer: pokračuj v ďalšej ruke tam, kde sa zastavila.
disputed-pot-order-award-stands = Dealer: nechaj pot tam, kde je, a pokračuj v hre.
disputed-pot-order-see-mucked-winner = Floormanager: pokračuj incidentom Ruka zahodená pri showdowne (mucked-winner). Ten určí, či neodkrytá ruka ešte môže vyhrať.
disputed-pot-remark-until-next-hand = Proti výsledku ruky možno namietať, kým sa nezačne ďalšia ruka.
disputed-pot-remark-until-next-hand-pot = Proti prideleniu potu možno namietať, kým sa nezačne ďalšia ruka.
disputed-pot-remark-until-substance = Proti prideleniu potu možno namietať, kým v ďalšej ruke nedôjde k závažnej akcii (SA).
disputed-pot-remark-chemmy = Scramble (chemmy shuffle) ešte nie je začiatkom ďalšej ruky.
