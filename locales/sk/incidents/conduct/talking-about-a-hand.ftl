talking-about-a-hand = Reči o ruke
    .search = povedal čo zahodil, „zahodil som eso“, rozpráva o ruke kým sa ešte hrá, hráč bez kariet komentuje board, „ten má určite flush“, nahlas háda súperovu ruku, povedal svoje karty, povedal mu nech callne, povedal mu nech zahodí, radil mu, kritizoval jeho hru, koučovanie pri stole, pýtal sa kamaráta čo má robiť, „mal by som postupku“, reči pri stole o živej ruke, prezradil svoju ruku, jeden hráč jedny karty
    .told =
        Hovorí, čo zahodil
        Je mimo ruky a povedal nahlas, že zahodil eso, a my ešte hráme
        Ja som v ruke a on mi hovorí, čo má podľa neho súper
        Na flope padli tri srdcia a chlap, čo už foldol, vykríkol „ja som mal dve srdcia“
        Radil kamarátovi, nech to dorovná, že ten druhý blafuje, a on potom callol all-in 14 tisíc
        Môže hráč, čo už foldol, hádať nahlas, čo kto má, keď sa ešte hrá?
        Povedal, čo zahodil
        Hráč po folde povedal, aké karty zahodil, a ruka sa ešte hrá
        Hráč, ktorý nie je v ruke, radí inému, že má callnúť
        Flop K-K-5, dvaja ešte hrajú a seat 7 nahlas povedal, že zahodil kráľa
        Pred showdownom seat 3 nahlas hádal, že seat 2 má určite farbu
        Môže sa hráč v ruke radiť s divákom, či má zaplatiť?
    .heard =
        šestka vytrúbi že pustil sedmičku keď sú tam 7-7
        „toho musíš vyplatiť“, povie jeden bez kariet
        narieka za zahodenou trojicou a dvaja ešte hrajú
        divák jej našepká že vedie
        vymenúva čo kto môže mať, „tu je postupka“
        jeden odporúča druhému aby ho pozrel
        prezradí uprostred ruky že jej kicker bola desiatka
        „to by som nikdy nepustil“, zakričí kto nehrá
        manželka za povrazom pošepkáva
        zastonal pri tretej pikovej, lebo dve odložil
        stále špekuluje nahlas čo držím
        rieši s trénerom stratégiu kým ide bank
        ten čo už zložil prezrádza čo mal
        divák radí počas hry
        hráč ktorý zložil hovorí aké karty mal
        radí druhému ako má hrať počas rozdania
        komentuje nahlas čo asi majú súperi v ruke
        povedal, čo zložil, kým sa ešte hralo
        hráč počas ruky hovorí o boarde
        povedala hráčovi, čo má urobiť
        niekto, kto zložil, hovorí, že je možná farba
        radí kamarátovi, aby dal call
        rozpráva o zložených kartách a dvaja ešte hrajú
        už zložil a vykladá čo zahodil, vraj mal tú desiatku
        radí kamošovi či má zaplatiť, uprostred handu
        nahlas tipuje že súper drží áčka, ešte sa stávkuje
        Erik vykecal že pustil kráľa, na flope ležia dva
        fanúšik zozadu mu našepkáva ako to zahrať
        ešte sa hrá a on kritizuje že to mala zložiť
        Nahlas povedal, že zahodil trojku, a na flope práve dve trojky
        Radí mu zvonku, nech zloží, a my ešte hráme
        Komentuje, že ten má určite farbu, a sám už nehrá
        Kritizuje ma, že som nemal dorovnať, a ešte nie je dohrané
        Vyzvedá od kamoša v hľadisku, či má s kráľmi ešte tlačiť
        Prezradil, že mal pikové eso, na ktoré čakáme všetci
        Ten, čo zložil, si chytil hlavu a povedal, že zahodil päťku
        Kým dvaja bojovali o pot s dvanástimi tisíckami, hráč, ktorý zložil pred flopom, si zanadával a povedal, že zahodil práve tú osmičku, čo leží na stole
        Sused mi počas rozhodovania radil, nech to dám
        Dvaja rozoberali moju ruku, kým som ešte hral
        Na bubline sa smial, že má esá, a súper ho počul
        Povedal nahlas co zahodil a hralo sa dalej
        Nahlas říkal, co složil, a dva ještě hráli
        Dievča komentovalo každú kartu na stole, hoci ruky dávno nemala
        Prezradil, že dve z dám sú u neho v mucku
        Pýtal sa kamaráta za lanom, či má dorovnať, a ten mu kývol
        hráč čo zahodil hovorí čo mal, kým ostatní ešte hrajú
        niekto kto nie je v ruke radí
        nahlas povie, čo má ten druhý
        dvaja hráči rozoberajú ruku, ktorá ešte beží
        divák hovorí hráčovi čo má robiť
        prečíta súperovu ruku skôr, než ju ukáže
        komentuje ruku, hoci v nej nie je
        počas ruky rozpráva o možných kombináciách na boarde
        ten co zahodil radí ostatním
talking-about-a-hand-fact-talk = Čo sa povedalo?
    .label = povedalo sa
    .cards = čo v niečej ruke je alebo bolo
    .advice = rada, ako hrať, alebo kritika niečej hry
    .reading = odhad, čo niekto drží
    .strategy = ako hrať, v rozhovore s iným hráčom, radcom alebo divákom
talking-about-a-hand-fact-in-hand = Bol hráč, ktorý hovoril, ešte v ruke?
    .label = hovoriaci hráč v ruke
talking-about-a-hand-fact-which-hand = O ktorú ruku išlo?
    .label = v rozhovore išlo
    .folded = o ruku, ktorú niekto v tomto rozdaní zahodil
    .live = o živú ruku
talking-about-a-hand-fact-gives-away = Prezradilo to niečo o kartách?
    .label = prezradené niečo o kartách
talking-about-a-hand-fact-stage = Kedy hráč ruku odhadoval?
    .label = odhad ruky
    .before-showdown = pred showdownom
    .at-showdown = pri showdowne, kým tá ruka nebola odkrytá
    .tabled = keď už tá ruka bola odkrytá
talking-about-a-hand-outcome-no-card-talk = O živých a zahodených rukách sa nehovorí
talking-about-a-hand-outcome-no-advice = Žiadne rady a žiadna kritika hry
talking-about-a-hand-outcome-no-strategy = O stratégii sa nehovorí: jeden hráč hrá jedny karty
talking-about-a-hand-outcome-no-reading = Ruka, ktorá nie je odkrytá, sa odhadovať nesmie
talking-about-a-hand-outcome-allowed = Toto sa povedať smie
talking-about-a-hand-order-no-talk-about-cards = Floormanager: povedz hráčovi, aby do konca ruky nehovoril o živých ani zahodených kartách.
talking-about-a-hand-order-no-advice = Floormanager: povedz hráčovi, aby nikomu neradil a nekritizoval hru ostatných.
talking-about-a-hand-order-no-strategy = Floormanager: povedz hráčovi, aby hral bez pomoci iných.
talking-about-a-hand-order-no-reading-until-tabled = Floormanager: povedz hráčovi, aby ruku neodhadoval, kým nie je odkrytá.
talking-about-a-hand-order-no-reading-until-showdown = Floormanager: povedz hráčovi, aby ruku neodhadoval pred showdownom.
talking-about-a-hand-order-hand-goes-on = Dealer: pokračuj v ruke. Pre to, čo sa povedalo, nie je žiadna ruka mŕtva.
talking-about-a-hand-order-let-it-be = Floormanager: nechaj to tak.
talking-about-a-hand-remark-speak-up = Kto vidí, že sa odkrytá ruka číta nesprávne, má to hneď povedať.
talking-about-a-hand-remark-helping-each-other = Ak si dvaja hráči navzájom pomáhajú, pozri aj incident Soft play a chip dumping (soft-play).
