playing-the-board = Hranie boardu
    .search = hrá board, hrám board, board hrá, delenie banku na boarde, split pot na boarde, hrá board a ukázal len jednu kartu, nič neukázal a chce polovicu, zahodil karty pri delení, musí ukázať karty aby sa delilo, postupka na boarde, kráľovská postupka na boarde, ťukol na board
    .told =
        Hrá board, nechce otočiť karty
        Povedal, že hrá board, a zahodil karty bez ukázania
        Na boarde je postupka a on chce deliť, len jednu kartu ukázal
        Board 10 J Q K A, obaja máme to isté, ja som otočil karty, on svoje hodil do mucku a vraj delíme
        Na boarde je full house KKK99, hovorí „hrám board“, karty ešte drží v ruke a chce polovicu potu
        Musí ukázať obe karty, keď hrá board a chce časť potu?
        Hovorí, že hrá board
        Hráč povedal, že hrá board, a karty neukázal
        Na boarde je postupka, hráč zahodil karty a chce split, lebo hrá board
        Board A-K-Q-J-10, seat 4 povedal play the board a karty dal lícom nadol pred seba
        Seat 2 hrá board, otočil jednu kartu a druhá je už v mucku
        Musí odkryť obe karty, keď hrá board?
    .heard =
        päť v strede je najlepších, svoje dve šmaril a chce podiel
        broadway leží v strede, obaja len prikývli
        povie delíme a odovzdá nevidené
        moja ruka je jedno, spoločné karty sú lepšie, dostanem polovicu
        štvorica s esom kickerom na plátne, on už svoje pustil
        musím ich vyložiť keď platí päť v strede
        royal tam leží a sme traja, jeden muckol
        tvrdí že nepoužíva ani jednu svoju
        povie „stôl“ a nič neotočí
        dostane niekto podiel keď už nemá karty
        full house v strede pre všetkých, jeden svoje šmaril, delí sa s ním
        v strede je postupka po desiatku, som na nej ale pár som odovzdal
        na stole je najlepšia päťka a hráč zložil svoje karty
        tvrdí že hrá board, karty neukázal
        hrá board a zahodil karty, dostane polovicu
        obaja hrajú board, musí ukázať karty
        hráč povie "hrám board" a zahodí ruku
        board je najlepšia ruka, nič neukázal
        vraj mu stačí päť spoločných, svoje hodil do maku
        v strede leží postupka, on nič neotvoril a chce split
        bord rojál, Aleš mávol že splitujeme a zahodil
        zmakol obe lebo vraj delíme spoločných päť
        stačí mu fulhaus zo stredu, svoje dve má zakryté
        otvoril jedinú svoju, druhú vraj netreba, platí spoločná farba
        Vraj má to, čo leží na stole, a nič neukázal
        Na stole leží celá postupka a on svoje zahodil, pýta pol
        Doska mi stačí, povedal, hodil lícom dole a chce polovicu
        Otočil jednu, druhú nie, vraj mu platí päť zo stola
        Krupier mu nechce dať pol, lebo neodkryl, hoci ide so spoločnými
        Najlepších je tých päť v strede, musí aj tak otočiť svoje
        Na stole bola postupka, ja som karty zahodil a povedal, že hrám stôl
        Farba vyložená na piatich kartách, on svoje dve poslal preč
        Povedal, že hrá board, nevyložil nič, má polovicu?
        Hráč sa spoľahol na päť spoločných kariet a hodil ruku do kopy
        Musím ukázať obe karty, keď aj tak hrám tých päť zo stola?
        Na stole ležali štyri kráľovné a eso, ja som svoju ruku sklamane poslal preč so slovami, že hrám stred, a dealer mi potom odmietol dať časť potu
        Hrál společné karty a své zahodil, má dostat půlku?
        Na stole najvyšší full house, dvaja sa delili, tretí karty odhodil
        Dvojky boli nanič, lebo dve dvojice ležali v strede, tak ich šmaril
        Pri delení vylúčili chlapíka, čo karty neukázal, hoci board bol najlepší
playing-the-board-fact-cards = Ktoré ruky sú odkryté a aký je board? (ako prvú uveď ruku hráča, ktorý hrá board)
    .label = odkryté ruky
playing-the-board-fact-tabled = Koľko svojich kariet hráč odkryl?
    .label = zo svojich kariet odkryl
    .none = žiadnu, len povedal, že hrá board
    .some = niektoré, nie všetky
    .all = všetky
playing-the-board-fact-others = Kde sú karty, ktoré nie sú odkryté?
    .label = neodkryté karty
    .held = hráč ich stále má
    .discarded = zahodené lícom nadol, mucku sa nedotkli
    .in-muck = v mucku alebo sa ho dotkli, alebo sa už nedajú rozoznať
playing-the-board-outcome-share = Všetky karty sú odkryté: podiel z potu, ak board nikto neporazí
playing-the-board-outcome-no-share-yet = Podiel z potu až po odkrytí všetkých kariet
playing-the-board-outcome-no-share = Bez podielu z potu: ruka je mŕtva
playing-the-board-outcome-share-unshown = Karty netreba ukázať: podiel z potu, ak board nikto neporazí
playing-the-board-outcome-muck-first = Podiel z potu zatiaľ nie: najprv zisti, či karty pri mucku ešte žijú
playing-the-board-outcome-board-shared = Hrá board a všetky karty sú odkryté: podiel z potu, ak board nikto neporazí
playing-the-board-outcome-board-beaten = Hrá board, ale iná ruka ho poráža: bez podielu z potu
playing-the-board-outcome-own-cards-play = Hráč má viac než board: jeho ruka platí
playing-the-board-order-table-now = Hráč: odkry všetky svoje karty. Povedať, že hráš board, nestačí.
playing-the-board-order-table-while-identifiable = Hráč: všetky svoje karty ešte môžeš odkryť, kým sa dajú na 100 % identifikovať.
playing-the-board-order-table-while-retrievable = Hráč: všetky svoje karty ešte môžeš odkryť, kým sa dajú na 100 % identifikovať a získať späť.
playing-the-board-order-then-share = Dealer: prečítaj ruku, keď sú odkryté všetky jej karty. Ak board nikto neporazí, hráč dostane podiel.
playing-the-board-order-refused = Dealer: ak hráč neodkryje všetky karty, posuň pot najlepšej odkrytej ruke. Tento hráč nedostane nič.
playing-the-board-order-split-with-equals = Dealer: prečítaj ruky. Ak board nikto neporazí, rozdeľ pot medzi tých, čo ho hrajú.
playing-the-board-order-split-among = Dealer: rozdeľ pot, delia sa oň { $winners }.
playing-the-board-order-compare-with-board = Dealer: prečítaj ostatné ruky. Ak board nikto neporazí, rozdeľ pot medzi tých, čo ho hrajú.
playing-the-board-order-give-pot-to-best = Dealer: pot dostáva { $winners }.
playing-the-board-order-split-pot = Dealer: rozdeľ pot, delia sa oň { $winners }.
playing-the-board-order-compare-others = Dealer: prečítaj ostatné ruky a daj pot najlepšej.
playing-the-board-order-no-share = Dealer: prideľ pot bez tejto ruky.
playing-the-board-order-hold-pot = Dealer: pot aj muck nechaj tak, ako sú.
playing-the-board-order-see-mucked-winner = Floormanager: pokračuj incidentom Ruka zahodená pri showdowne (mucked-winner). Ak ruka ešte žije, musia byť odkryté všetky jej karty.
playing-the-board-remark-others-mucked = Toto platí pre showdown so súpermi. Hráč, ktorý ostane sám, vyhráva bez ukázania kariet, ak nikto nie je all-in.
playing-the-board-fact-all-in = Bol niektorý hráč v tejto ruke all-in a je board celý?
    .label = niekto all-in
    .no = nikto nebol all-in
    .board-complete = all-in a board je celý
    .board-to-come = all-in a časť boardu ešte len príde
playing-the-board-outcome-must-table = All-in: všetky karty hráča sa musia odkryť
playing-the-board-order-all-in-table = Hráč: odkry všetky svoje karty. Pri all-ine zahodiť nemôže nikto.
playing-the-board-order-deal-out = Dealer: vylož zvyšok boardu.
