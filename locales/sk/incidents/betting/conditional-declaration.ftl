conditional-declaration = Podmienený výrok
    .search = ak vsadíš tak navýšim, ak betneš tak callnem, ak tak, podmienené vyjadrenie, podmienený výrok, ohlásil akciu vopred, povedal dopredu čo urobí, predčasné vyhlásenie, „callnem všetko“, „čokoľvek vsadíš dorovnám“, vyjadril sa skôr než bol na rade, budúca akcia
    .told =
        Povedal, ak betneš, navýšim
        Povedal mi „keď dáš all-in, ja to dám“, tak som dal all-in a on zahadzuje
        Ešte nebol na rade a hovorí mi „ak betneš, dám all-in“
        Na turne som rozmýšľal, či betnem, a on hovorí „ak stavíš, tak dám raise“, stavil som 3 tisíc a on len dorovnal
        Som na buttone a hráč na big blinde mi vopred hovorí „keď navýšiš, idem all-in“, tak som navýšil na 1 500 a on teraz foldol
        Platí to, keď mi hráč povie „ak betneš, tak navýšim“, a potom to neurobí?
        Hráč povedal súperovi, ak stavíš, idem all-in
        Hráč dopredu ohlásil, že ak súper checkne, tak betuje
        Heads-up na turne button povedal, ak dáš check, betujem 5 000, a súper checkol
        Seat 5 nebol na rade a vopred povedal, že na každý bet dá raise, potom seat 4 betol 1 000
        Je viazaný tým, že povedal, ak navýšiš, dám all-in?
    .heard =
        „ak pošleš all-in, platím ťa“, poslal a pán zahodil
        UTG cutoffovi: daj to tam, ja ťa hneď snapnem
        sľúbil že pôjde s tým nech na riveri padne hocičo
        „checkni mi a letím all-in“, dá sa to od neho vymáhať
        vopred povedal že na turne zaplatí všetko
        hrozil reraisom keby si button trúfol otvoriť
        „ukáž mi jednu a zahodím“, takto sa nahlas dohodli
        hráč vraví: na ďalšej ulici idem all-in tak či tak
        „pokojne zvyšuj, ja neodídem“, musí si za tým teraz stáť
        deviatka varovala: ešte jeden žetón od teba a dávam všetko
        prisahal že šupne naslepo, uvidel flop a rozmyslel si to
        jeho rečička s keby ma ovplyvnila, inak by som checkol
        ak stavíš idem all-in
        podmienil svoju akciu, ak dáš check tak aj ja
        vyhlásil že zaplatí len keď súper stavi menej než tisíc
        sľúbil vopred že keď niekto zvýši pôjde za všetko
        "ak stavíš, navýšim", povedal skôr, ako bol na rade
        povedal, že ak dá bet, ide all-in, a on ho dal
        hráč povie "dám call, ak mi ukážeš jednu kartu"
        povedala, že ak ďalší dá check, staví 2 000, je to záväzné
        "ak navýši, zložím", je tým viazaný
        vopred povie, čo urobí, keď niekto navýši, musí to dodržať
        povedal že keď strelíš, dám ti olin, a ten fakt strelil
        hlási že jak čekneš ty, čeknem aj ja, čo teraz s tým
        Roman si dopredu povedal že rejzne nech príde čokoľvek
        jak betneš tak ti to prejdem celým stekom, také reči vedie
        sľubuje že zloží, pokiaľ mu trojka naloží cez dva litre
        vopred vyhlasuje čo spraví, vraj keď päťka kolne tak pušne
        Hovorí mi, že ak stavím, pošle ma tam celého
        Keď dáš tisícku, prihodím ti tri, povedal a potom len klopkal
        Vopred hlásil, že dorovná čokoľvek, a ešte ani nebol na ťahu
        Skús to a ja ti to prebijem, vravel, a teraz zahadzuje
        Vraj ak príde srdce, strčí tam všetko, prišlo a on nič
        Dopredu sľúbil, že na riveri položí, ak ten druhý zatlačí
        Pred flopom mi pošepkal, že ak ja na flope vsadím, on ma hneď celého prežene, ja som vsadil a on sa zrazu tváril, akoby nič nepovedal
        Ešte nebol na ťahu a už sľuboval, že každý raise prebije
        Vyhlásil, že dorovná, nech príde čokoľvek, a keď prišlo, zložil
        „Checkni a ja zaklepem tiež,“ dohadovali sa, kým tretí počúval
        Keď trafím srdce, idem all-in, oznámil pred riverom, trafil a nešiel
        Dopredu povedal ze ak stavim callne, stavil som a nechce
        Řekl, že když vsadím, tak mě přerazí, a teď dělá, že nic neřekl
        Podmienil svoj bet tým, čo urobím ja, platí mu to?
        Smial sa, že na každý check odpovie betom, a teraz je ticho
        Vraj „ty zvýš a ja to hneď prebijem“, súper zvýšil a on len fold
conditional-declaration-fact-statement = Čo hráč povedal?
    .label = hráč povedal
    .if-then = „ak …, tak …“, napríklad „ak betneš, navýšim“
    .plain = akciu skôr, než bol na rade, bez „ak“
conditional-declaration-outcome-binds = Hráča jeho slová zaväzujú
conditional-declaration-outcome-does-not-bind = Slová hráča nezaväzujú
conditional-declaration-outcome-out-of-turn = Bez podmienky: je to akcia mimo poradia
conditional-declaration-order-in-turn = Teraz sa vyjadrí hráč, ktorý je na rade.
conditional-declaration-order-warn = Dealer: upozorni hráča, aby sa vyjadroval, len keď je na rade.
conditional-declaration-order-hold-if-met = Dealer: ak sa podmienka splní, trvaj na tom, čo hráč povedal.
conditional-declaration-order-hold = Dealer: keď bude hráč na rade, trvaj na tom, čo povedal.
conditional-declaration-order-not-held = Keď bude tento hráč na rade, má všetky možnosti.
conditional-declaration-order-see-out-of-turn = Pokračuj incidentom Akcia mimo poradia (out-of-turn).
conditional-declaration-remark-not-allowed = Kniha hráčovi nedovoľuje ohlásiť akciu skôr, než je na rade.
conditional-declaration-remark-unwanted = Kniha také výroky neschvaľuje.
conditional-declaration-remark-also-out-of-turn = Ak hráč naozaj urobil akciu, žetónmi, kartami alebo vyhlásením, ktoré malo platiť hneď, pokračuj incidentom Akcia mimo poradia (out-of-turn).
