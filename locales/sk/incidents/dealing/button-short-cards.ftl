button-short-cards = Button s málo kartami
    .search = buttonu chýba karta, button má iba jednu kartu, button má málo kariet, button dostal tri karty v Omahe, dealer zabudol poslednú kartu, button nedostal poslednú kartu, button urobil akciu s jednou kartou, button checkol s jednou kartou, o kartu menej na buttone, chýbajúca karta na buttone
    .told =
        Button má len jednu kartu
        Som na buttone a dealer mi dal iba jednu kartu
        Na buttone chýba druhá karta a už sa aj hralo
        Rozdávanie skončilo, UTG foldol, ďalší dal call a ja na buttone zisťujem, že mám len jednu kartu
        Hráme Omahu a na buttone mám iba tri karty, prvý už dal raise a dealer mi chce dodať štvrtú
        Môže dealer dať buttonu chýbajúcu kartu, keď už dvaja hrali?
        Buttonu chýba karta
        Hráč na buttone má len jednu kartu
        Zabudol som dať buttonu druhú kartu a on ešte nehral
        UTG navýšil na 500, dvaja zahodili a button hlási, že má iba jednu kartu
        V Omahe dostal button len dve karty zo štyroch, pred ním bol zatiaľ jeden call
        Môžem buttonu dodať chýbajúcu kartu, keď už bol pred ním raise?
    .heard =
        na buttone leží jediná, rozdávanie skončilo o jednu skôr
        dealer prestal po cutoffe, v druhom kole už buttonu nedal
        sedím na dealer buttone a stále čakám na druhú
        na buttone ťukol a až potom zbadal že má len osamelého kráľa
        dá sa buttonu ešte dodať z vrchu stubu
        Omaha, ten na buttone má tri a my všetci štyri
        až na flope si všimli že button nie je kompletný
        dealerka už odložila stub a button pozerá na jednu osmičku
        button limpol s jediným esom, small blind je už preč
        my sme dostali všetko, iba poslednému na buttone sa neušlo
        dostane posledný čo mu patrí alebo je von
        záverečná karta z rozdávania k buttonu vôbec neprišla
        na buttone chýba jedna karta, ostatní majú po dve
        posledný pri rozdávaní dostal málo kariet
        hráč na buttone si všimol že má len jednu
        dealer zabudol dať buttonu druhú kartu
        buttonu chýba karta a akcia už začala
        hráč na buttone má o kartu menej, ešte nekonal
        button má iba jednu kartu a je na rade
        batn dostal iba jednu, ešte nič nespravil
        díler zabudol dať puku druhú, má len jedno eso
        v omahe má ten na batne tri namiesto štyroch
        batnu chýba posledná, môže mu ju krupiér dodať zvrchu
        pélóčko, posledný na puku má iba dve zo štyroch
        na batne zistil že drží jedinú až keď andrgán kolol
        Kto sedí na gombíku, dostal jednu, druhá mu chýba
        Dilér na gombíku drží len jeden list, druhý neprišiel
        V omahe má ten s gombíkom tri namiesto štyroch
        Na gombíku chýbajú dve zo štyroch, a už sa stavilo
        Poslednému v rade, čo má koliesko, zabudla krupierka dať druhú
        Gombík už dorovnal a až potom zistil, že drží iba eso
        Dealer sa zakecal a buttonu nedal druhú kartu, UTG už otvoril
        Na buttone len jedna karta a dvaja pred ním zložili
        Dealer sa pri rozdávaní rozprával s čašníčkou, posledná karta nikam nešla a pán s gombíkom si až po zvýšení od UTG všimol, že má pred sebou iba jednu
        V Omahe dostal button iba tri, dá sa mu štvrtá ešte pridať?
        Posledná karta kola nebola rozdaná, chýba práve tomu s gombíkom
        Na gombiku som mal len kraľa, nic ine, a uz bolo navysene
        Na buttonu jedna karta, krupiér už skončil s rozdáváním
        Dorovnal s jednou kartou, lebo si myslel, že druhá je pod ňou
        Rozdávanie skončilo o jednu kartu skôr, poslednému v poradí tak chýba
        Button si pozrel kartu, checkol v duchu, a potom zhíkol, že má málo
button-short-cards-fact-acted = Vyjadril sa už hráč na buttone v tejto ruke (check, call, bet, raise)?
    .label = akcia hráča na buttone
button-short-cards-fact-missing = Koľko kariet chýba?
    .label = chýbajúce karty
    .one = jedna
    .more = viac než jedna, ale nie všetky
button-short-cards-fact-game-allows = Dovoľuje hra dať chýbajúcu kartu neskôr?
    .label = neskoršia karta povolená
button-short-cards-fact-actions = Aké akcie zatiaľ prebehli a v akom poradí? (žiadne: stlač Enter; zaplatené blindy vynechaj)
    .label = doterajšie akcie
button-short-cards-outcome-card-given = Button dostane, čo mu chýba
button-short-cards-outcome-hand-dead = Ruka buttonu je mŕtva
button-short-cards-outcome-hand-open = Nie je to misdeal; kniha nehovorí, čo bude s rukou buttonu
button-short-cards-outcome-late-open = Na misdeal je neskoro; kniha nehovorí, čo bude s rukou buttonu
button-short-cards-outcome-misdeal = Misdeal
button-short-cards-outcome-hand-plays = Ruka buttonu ostáva v hre s kartami, ktoré má
button-short-cards-order-declare = Dealer: zastav rozdávanie. Všetky karty sa vrátia a znova zamiešajú.
button-short-cards-order-see-misdeal = Pokračuj incidentom Misdeal (misdeal): nesprávny počet kariet, ako na každom inom mieste.
button-short-cards-order-give-card = Dealer: daj buttonu chýbajúcu kartu z vrchu stubu, lícom nadol.
button-short-cards-order-give-cards = Dealer: daj buttonu chýbajúce karty z vrchu stubu, lícom nadol.
button-short-cards-order-may-give-card = Floormanager: chýbajúcu kartu môžeš dať doplniť z vrchu stubu, aj po závažnej akcii.
button-short-cards-order-may-give-cards = Floormanager: chýbajúce karty môžeš dať doplniť z vrchu stubu, aj po závažnej akcii.
button-short-cards-order-acts-after = Hráč na buttone: vyjadri sa, až keď je tvoja ruka úplná.
button-short-cards-order-hand-open = Floormanager: o ruke buttonu rozhodni v záujme férovosti (pravidlo { $fairness }); pravidlo knihy sa na ňu nevzťahuje.
button-short-cards-order-play-on = Prebehla závažná akcia: v ruke sa pokračuje.
button-short-cards-order-late-open = Floormanager: o ruke hráča na buttone rozhodni v záujme férovosti (pravidlo { $fairness }): doplniť ju, vyhlásiť za mŕtvu alebo ju nechať hrať, ako je; kniha to nehovorí.
button-short-cards-order-muck-all = Dealer: všetky karty buttonu daj do mucku.
button-short-cards-order-burn-one = Dealer: naslepo vyber jednu kartu buttonu a spáľ ju; zvyšok daj do mucku.
button-short-cards-order-which-burn = Floormanager: povedz, či sa táto karta ráta ako spálená pre ďalšie kolo stávok; kniha to nehovorí.
button-short-cards-order-muck = Dealer: karty buttonu daj do mucku.
button-short-cards-order-bets-stay = Dealer: čo button vsadil, nechaj v pote.
button-short-cards-order-bets-back = Dealer: vráť buttonu, čo vsadil.
button-short-cards-order-reshuffle-stub = Dealer: stub znova zamiešaj.
button-short-cards-order-others-play = Ostatní ruku dohrajú.
button-short-cards-order-one-burn-a-street = Dealer: na každé kolo stávok páľ jednu kartu ako vždy a žiadnu navyše pre mŕtvu ruku.
button-short-cards-order-hand-plays = Prebehla závažná akcia: v ruke sa pokračuje a button hrá s kartami, ktoré má.
button-short-cards-remark-check-and-fold = Zatiaľ len check a fold: žetóny do potu nešli, závažná akcia teda nenastala.
button-short-cards-fact-left-in = Koľko ďalších hráčov má ešte ruku?
    .label = ďalší hráči v ruke
    .several = dvaja alebo viac
    .one = len jeden
button-short-cards-order-last-wins = Dealer: daj pot jedinému hráčovi, ktorý v ruke ostal. Ďalšie karty sa nerozdávajú.
