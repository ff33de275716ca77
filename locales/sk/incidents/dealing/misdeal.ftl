misdeal = Misdeal
    .search = mis deal, chyba pri rozdávaní, zle rozdané, karta odkrytá pri rozdávaní, otočená karta, bliknutá karta, obrátená karta v balíku, boxed card, joker v balíčku, nesprávny počet kariet, tri karty, iba jedna karta, priveľa kariet, málo kariet, vynechané miesto, hráč nedostal karty, karty na prázdne miesto, prvá karta nesprávnemu hráčovi, nové rozdanie, rozdať znova, re-deal, redeal
    .told =
        Misdeal, otočila sa karta
        Dealer pri rozdávaní otočil hneď prvú kartu small blindu
        Mne nedal žiadne karty, hoci sedím a platím, a dostalo ich prázdne miesto vedľa
        Dealer začal rozdávať od zlého miesta, prvú kartu dal big blindu, a zistili sme to, až keď som mal druhú kartu
        Pri rozdávaní boli v balíku dve karty obrátené lícom hore, jedna z nich prišla mne
        Je to misdeal, keď dealer počas rozdávania odkryl dve karty?
        Odkrytá karta pri rozdávaní
        Pri rozdávaní som odkryl prvú kartu small blindu
        Pri rozdávaní som vynechal jedno miesto, hráč nedostal žiadne karty
        Prvú kartu som dal na big blind namiesto small blindu, všetko je rozdané, akcia ešte nebola
        Dve karty v balíku boli obrátené lícom nahor, obe išli pri rozdávaní hráčom, UTG ešte nehral
        Je to misdeal, keď button dostal pri rozdávaní dve karty za sebou?
    .heard =
        začala rozdávať od štvorky a to nie je small blind
        eso sa mi prevrátilo keď letelo ku mne
        dve moje sa otočili a dealer pokračuje ďalej
        tretia čo hodil pristála na chrbte, ide sa odznova
        dal prázdnemu boxu bez stacku a mňa obišiel
        pri rozdávaní bola dáma v balíčku hore nohami
        jedna odletela zo stola, začíname od začiatku
        button ležal zle, všetci už máme svoje dve
        pri rozdávaní bolo vidno prvú kartu big blinda, zruší sa to
        obe prvé čo vyšli boli odhalené
        nikto ešte nič neurobil, všetko je posunuté o jedno miesto
        pozbierajte to a zamiešajte nanovo, na niekoho zabudla
        prvá karta išla na zlé miesto
        krupiér urobil chybu pri rozdávaní, treba rozdať odznova
        počas rozdávania sa jedna karta otočila lícom hore
        hráč nedostal karty a bol vynechaný pri rozdávaní
        začal rozdávať od zlého hráča
        misdeal, dealer dal prvú kartu zlému hráčovi
        pri rozdávaní sa otočili dve karty, je to misdeal
        hráč pri rozdávaní nedostal karty
        dealer rozdal kartu otvorenú, rozdáva sa znova
        button bol na zlom mieste a už je rozdané
        hráč dostal karty, hoci ich nemal dostať
        začal rozdávať od zlého miesta, prvú mal dostať smol
        pri rozdávaní mi krupiér bliskol dámou, bola to úplne prvá
        sedmičku pri rozdávaní obišiel, nemá vôbec nič
        nahádzal karty aj na prázdnu stoličku čo už vypadla
        v deku bola jedna obrátená lícom hore, rozdávame nanovo
        batn dostal dve za sebou, malo ísť po jednej
        Krupierke sa otočila hneď prvá, čo išla na malý blajnd
        Začal rozdávať od nesprávnej stoličky, prvá šla na trojku
        Zabudol na osmičku, sedí tu a nedostala nič
        Dve karty boli v kope hore bruchom, musíme rozdať nanovo
        Rozdal aj prázdnej stoličke, celé to treba zopakovať
        Gombík dostal dve po sebe, zhrňte to a rozdajte odznova
        Prvá karta išla na big blind namiesto small, všimli sme si to po celom kole
        Pri rozdávaní sa otočila karta pre cutoff, celý stôl videl kráľa
        Pri prvom rozdávaní po prestávke dal dealer kartu aj na stoličku, z ktorej hráč dávno vypadol, a keď sme to zistili, dvaja už mali pozreté karty
        Dvom hráčom sa odkryli karty ešte skôr, než ktokoľvek hral, treba rozdať znova?
        V balíčku bola karta lícom hore, prišla pri druhom kole rozdávania
        Jeden nedostal nič, sused mal tri, a ja som už videl esá
        Krupiérka rozdala o jedného hráča menej, lebo bol na chvíľu schovaný za stĺpom
        Rozdalo sa zle a ja som mal krála s dámou, to sa musí zahodiť?
        Rozdával opačným směrem a nikdo si toho nevšiml až do konce
        Kompletné prerozdanie, lebo sa karta obrátila small blindu, kto dostane button?
        dealer dal niekomu priveľa kariet
        rozdalo sa na miesto, kde nikto nesedí
        jeden hráč nedostal karty
        prvá karta išla nesprávnemu hráčovi
        pri rozdávaní sa otočili dve karty
        jednomu hráči nerozdal karty
misdeal-fact-cause = Aká chyba sa stala?
    .label = druh chyby
    .exposed-card = odkryla sa karta
    .wrong-card-count = hráč má nesprávny počet kariet
    .seat-dealt-out = miesto nedostalo karty, hoci malo
    .seat-dealt-in = miesto dostalo karty, hoci nemalo
    .first-card-wrong-seat = prvá karta išla na nesprávne miesto
    .boxed-card = boxed card (obrátená karta v balíku)
    .joker = joker v balíku
    .two-in-a-row = button dostal dve karty za sebou
    .other = niečo iné
misdeal-fact-game = Aká hra sa hrá?
    .label = druh hry
    .flop = hold'em alebo Omaha
    .stud = stud alebo razz
    .draw = draw alebo lowball
misdeal-fact-exposed-by = Kto kartu odkryl?
    .label = kartu odkryl
    .dealer = dealer, omylom
    .player = hráč (rukávom, rukou)
misdeal-fact-exposed-which = Ktorá karta sa odkryla?
    .label = odkryté karty
    .one-of-first-two = jedna z prvých dvoch rozdaných kariet
    .two-others = dve alebo viac iných zakrytých kariet
    .one-other = jedna iná zakrytá karta
misdeal-fact-stud-which = Ktorá karta sa odkryla?
    .label = odkryté karty
    .one-down-card = jedna z prvých dvoch zakrytých kariet
    .both-down-cards = obe prvé zakryté karty hráča
misdeal-fact-boxed-which = Koľko bolo obrátených kariet a kde?
    .label = obrátené karty
    .two-dealt = dve alebo viac, rozdané hráčom
    .two-not-dealt = dve alebo viac; rozdaná nebola žiadna alebo iba jedna, až po prvých dvoch kartách
    .one-of-first-two = jedna, medzi prvými dvoma rozdanými
    .one-other = jedna, neskôr pri rozdávaní
misdeal-fact-count-at = Kto má nesprávny počet kariet?
    .label = nesprávny počet kariet
    .other-seat = hráč mimo buttonu
    .button-short = hráč na buttone má málo
    .button-extra = hráč na buttone má priveľa
misdeal-fact-button-acted = Vyjadril sa už hráč na buttone v tejto ruke?
    .label = akcia hráča na buttone
misdeal-fact-actions = Aké akcie zatiaľ prebehli a v akom poradí? (žiadne: stlač Enter; zaplatené blindy vynechaj)
    .label = doterajšie akcie
misdeal-outcome-misdeal = Misdeal: rozdá sa znova, presne ako predtým
misdeal-outcome-no-misdeal = Nie je to misdeal
misdeal-outcome-play-on = Misdeal už nie: je naň neskoro
misdeal-outcome-not-too-late = Nie je neskoro: misdeal možno vyhlásiť do konca ruky
misdeal-outcome-hand-dead = Hrá sa ďalej: ruka s nesprávnym počtom kariet je mŕtva
misdeal-outcome-hand-plays = Hrá sa ďalej: ruka s nesprávnym počtom kariet ostáva v hre
misdeal-outcome-see-button-short = Málo kariet na buttone má vlastné pravidlo
misdeal-outcome-two-in-a-row-fine = Nie je to misdeal: button smie dostať dve karty za sebou
misdeal-outcome-player-exposed-plays-on = Nie je to misdeal: kartu odkryl hráč
misdeal-outcome-exposed-becomes-upcard = Nie je to misdeal: odkrytá karta bude upcard
misdeal-outcome-director-decides = Tvoja voľba: misdeal, alebo hrať ďalej
misdeal-outcome-house-rules-decide = Draw hra: rozhodujú domáce pravidlá kasína
misdeal-outcome-not-covered = Neupravené: kniha stud vynecháva
misdeal-order-declare = Dealer: zastav rozdávanie. Všetky karty sa vrátia a znova zamiešajú.
misdeal-order-all-back = Dealer: vráť všetky stávky z tohto rozdania, aj blindy a ante. Na nové rozdanie sa zaplatia znova.
misdeal-order-same-deal = Dealer: rozdanie presne zopakuj: ten istý button, ten istý level.
misdeal-order-button-moves = Dealer: posuň button a rozdaj znova; level sa nemení.
misdeal-order-level-new = Dealer: rozdaj znova s tým istým buttonom; platí nový level.
misdeal-order-button-and-level-new = Dealer: posuň button a rozdaj znova; platí nový level.
misdeal-order-no-new-players = Nikto nový si pre nové rozdanie k stolu neprisadne.
misdeal-order-new-players-dealt-in = Kto medzitým prišiel k stolu, dostane karty.
misdeal-order-absent-take-no-part = Kto pri misdeale chýbal, nezúčastní sa ani nového rozdania.
misdeal-order-absent-dealt-and-killed = Kto pri misdeale chýbal, dostane karty; jeho ruka je hneď po rozdaní mŕtva.
misdeal-order-absent-dealt-and-plays = Kto pri misdeale chýbal, ale karty dostal, dostane ich zas a môže s nimi hrať, ak je pri poslednej karte na svojom mieste.
misdeal-order-on-penalty-dealt-and-killed = Kto má penalizáciu, dostane karty; jeho ruka je hneď po rozdaní mŕtva.
misdeal-order-on-penalty-take-no-part = Kto má penalizáciu, nezúčastní sa nového rozdania.
misdeal-order-penalty-counts-one-hand = Hráčovi s penalizáciou sa obe rozdania počítajú ako jedna ruka.
misdeal-order-penalty-counts-one-round = Hráčovi s penalizáciou sa obe rozdania počítajú ako jedno; kniha píše „kolo“ a zrejme myslí ruku.
misdeal-order-no-misdeal = Dealer: pokračuj v ruke.
misdeal-order-play-on = Prebehla závažná akcia: v ruke sa pokračuje.
misdeal-order-card-out = Dealer: jokera vyraď z hry a pokračuj. Ak sa ukáže, že balík je poškodený, namiesto toho hru zastav.
misdeal-order-bets-returned = Floormanager: zastav hru a daj vrátiť všetky stávky.
misdeal-order-joker-before-action = Floormanager: v ruke sa pokračuje; o jokerovi rozhodni v záujme férovosti (pravidlo { $fairness }). Pravidlo knihy platí až od prvej akcie.
misdeal-order-joker-open = Floormanager: v ruke sa pokračuje; o jokerovi rozhodni v záujme férovosti (pravidlo { $fairness }). Kniha nehovorí, čo s ním bude.
misdeal-order-cards-open = Floormanager: o karte alebo ruke, ktorá nesedí, rozhodni v záujme férovosti (pravidlo { $fairness }); kniha nehovorí, čo s ňou bude.
misdeal-order-as-before-action = Floormanager: o chybe rozhodni tak, akoby sa ešte nikto nevyjadril.
misdeal-order-dealt-in-dead = Dealer: karty miesta, ktoré žiadne nemalo dostať, daj do mucku.
misdeal-order-dealt-in-plays = Dealer: miestu, ktoré karty nemalo dostať, ich nechaj; jeho hráč s nimi hrá.
misdeal-order-which-burn = Floormanager: povedz, či sa táto karta ráta ako spálená pre ďalšie kolo stávok; kniha to nehovorí.
misdeal-order-hand-dead = Dealer: všetky karty ruky s nesprávnym počtom kariet daj do mucku.
misdeal-order-hand-dead-one-burned = Dealer: naslepo vyber jednu kartu tej ruky ako spálenú a zvyšok daj do mucku.
misdeal-order-hand-dead-mucked = Dealer: karty tej ruky daj do mucku.
misdeal-order-reshuffle-stub = Dealer: stub znova zamiešaj.
misdeal-order-dead-bets-back = Dealer: vráť hráčovi, čo tá ruka vsadila.
misdeal-order-others-play = Ostatní ruku dohrajú.
misdeal-order-report-extra = Floormanager: pripomeň buttonu, že kartu navyše musí hneď nahlásiť.
misdeal-order-hand-plays = Prebehla závažná akcia: v ruke sa pokračuje a hráč hrá s kartami, ktoré má.
misdeal-order-see-button-short = Pokračuj incidentom Button s málo kartami (button-short-cards).
misdeal-order-deal-on = Dealer: rozdávaj ďalej.
misdeal-order-hand-plays-on = Ruka nie je mŕtva: hra pokračuje.
misdeal-order-hand-killed = Dealer: ruka hráča, ktorý kartu odkryl, je mŕtva; daj ju do mucku.
misdeal-order-penalty-after-hand = Prípadná penalizácia sa začína po skončení ruky.
misdeal-order-penalty-at-once = Prípadná penalizácia sa začína hneď.
misdeal-order-upcard = Dealer: kartu nechaj odkrytú ako upcard hráča a kartu tretieho rozdania mu daj lícom nadol.
misdeal-order-director-decides = Floormanager/TD: rozhodni, či je to misdeal, alebo sa hrá ďalej. Kniha túto chybu nerieši; zváž, čo bolo vidieť a kto to videl.
misdeal-order-house-rules = Floormanager: pozri domáce pravidlá kasína pre draw hry.
misdeal-order-floor-rules = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Kniha stud vynecháva.
misdeal-remark-check-and-fold = Zatiaľ len check a fold: žetóny do potu nešli, závažná akcia teda nenastala.
misdeal-remark-joker-after-action = Podľa knihy sa po akcii karty, ktoré do balíka nepatria, len vyradia; pred závažnou akciou je však joker misdeal. Prednosť má misdeal, lebo ho ešte možno vyhlásiť.
misdeal-remark-boxed-is-face-up = Kniha o obrátených kartách nehovorí. Obrátená karta je však rozdaná lícom nahor, a to jej zoznam uvádza.
misdeal-remark-fouled-deck = Skontroluj balík: ak je poškodený, prednosť má pravidlo o poškodenom balíku.
misdeal-remark-short-deck = Pri short-decku môže 2, 3, 4 alebo 5 platiť ako joker.
misdeal-remark-short-deck-low-card = Pri short-decku platí 2, 3, 4 alebo 5 ako joker.
misdeal-remark-one-burn-a-street = Na každé kolo stávok sa páli jedna karta ako vždy a žiadna navyše pre mŕtvu ruku.
misdeal-remark-bets-stay = Čo mŕtva ruka vsadila, ostáva v pote; hráč na to nemá nárok.
