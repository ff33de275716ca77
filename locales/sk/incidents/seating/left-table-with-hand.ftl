left-table-with-hand = Odchod od stola so živou rukou
    .search = odišiel od stola so živou rukou, odišiel počas ruky, hráč v all-ine odišiel, odišiel s kartami, vstal so živou rukou, hráč je preč a má ešte karty, išiel fajčiť a má ruku, nie je pri stole keď je na rade, odišiel na záchod uprostred ruky, odišiel pred showdownom, hráč mimo stola s kartami, nechal karty na stole a odišiel
    .told =
        Odišiel od stola s kartami
        Hráč v ruke odišiel od stola, karty mu ostali na mieste
        Je all-in a odišiel preč, ani nepočkal na river
        Dal raise na 2 000, ja som ho reraisol a on vstal a išiel telefonovať na chodbu, karty aj žetóny mu tu ostali
        Betovanie skončilo, on dal all-in, vstal, postavil sa až k vedľajšiemu stolu a karty má ešte živé
        Je jeho ruka mŕtva, keď odišiel od stola uprostred hry a ešte má karty?
        Odišiel so živou rukou
        Hráč vstal a odišiel od stola, hoci má ešte karty
        Hráč je all-in a odišiel od stola, board sa ešte len rozdáva
        Na flope seat 6 so živou rukou odišiel telefonovať, dvaja ešte môžu betovať
        Na riveri bol bet a call, seat 3 odišiel od stola pred showdownom a karty tam nechal
        Je ruka mŕtva, keď hráč počas ruky odstúpil od svojej stoličky?
    .heard =
        raisla a odišla k baru, akcia je zase na nej
        šprintoval na záchod kým prišiel flop
        all-in hráč chodí popri zábradlí otočený chrbtom
        pushol a šiel to povedať kamošom, karty tam ležia
        trojka tu nie je a musí odpovedať na raise
        uprostred banku si odbehol a jeho esá tu ležia
        hodil žetón na ruku a išiel von na cigu
        zaplatil preflop a pred turnom zmizol
        vstal k bufetu, pritom ešte hrá
        šiel pozrieť na obrazovku hoci sa mal vyjadriť
        nevydržala to sledovať a vybehla zo sály
        mal ukázať a je fuč, oba páry tam ležia
        odišiel od stola hoci má ešte živé karty
        hráč v hre vstal a ide telefonovať kým súper rozmýšľa
        nechal karty na stole a šiel na bar, stávkovanie beží
        odišiel od stola so živou rukou
        hráč vstal zo stoličky, hoci mal ešte karty
        uprostred ruky odišla od stola
        išiel all-in a odišiel pred showdownom
        má karty v hre a išiel sa pozrieť na telku
        je olin a odbehol na cigu, rivra ešte nie je
        vstal a zmizol na chodbu, hoci ešte môže prísť rejz
        nezložil, proste odkráčal k baru uprostred handu
        stojí tri metre ďalej s pivom, karty mu tu hrajú
        všetko zaplatené, ide sa otáčať a on je na vécku
        Má karty pred sebou a išiel si po pivo
        Dal olin a zdvihol sa fajčiť, ešte nie je dohrané
        Postavil sa a šiel k baru, pritom vôbec nezahodil
        Odbehol na vécko a ešte hrá, na flope stavili 900
        Stojí pri okne a nezahodené karty čakajú, na stoličku nedočiahne
        Vrátil sa až na river, karty ležali pri prázdnej stoličke
        Nevládala pozerať na river, odbehla, karty nechala na stole, a bola all-in
        Mal živú ruku a šiel objať deti za lano
        Odišiel po kávu, keď mal karty ešte pred sebou
        Vstal počas ruky a prešiel k druhému stolu porozprávať sa
        Fajčil pri dverách, hoci čakal na svoj ťah
        Bol all-in proti dvom hráčom, nevydržal napätie a odišiel sa prejsť k baru, pričom karty nechal na stole zakryté a hráči ešte neboli s akciou hotoví
        Odešel od stolu, i když měl živou ruku
        Na toaletu, a karty ostali ležať lícom dolu so žetónom navrchu
        Postavil sa, odkráčal tri stoly, dealer volal, že je na rade
        Ostalo už len ukázať karty a ona bola preč pri barovom pulte
        odišiel od stola, hoci jeho karty sú ešte v hre
        vstal, keď mal ešte živú ruku
        hráč je all-in a odchádza od stola
        odešel od stolu s kartami ve hře
left-table-with-hand-fact-hand = Má hráč ešte živú ruku?
    .label = živá ruka
    .can-act = áno, a má ešte žetóny
    .all-in = áno, je all-in
    .none = nie, zahodil ju alebo karty nedostal
left-table-with-hand-fact-stage = V akom štádiu je ruka?
    .label = stav ruky
    .betting = ešte môže niekto staviť
    .showdown = stávkovať sa už nebude, ostáva len showdown
left-table-with-hand-fact-where = Ako ďaleko hráč odišiel?
    .label = hráč odišiel
    .away-from-table = preč od stola
    .away-from-seat = zo svojho miesta, na stoličku nedočiahne, ale je pri stole
left-table-with-hand-outcome-left-table = Odišiel od stola, a to sa so živou rukou nesmie
left-table-with-hand-outcome-left-seat = Odišiel zo svojho miesta, a to sa so živou rukou nesmie
left-table-with-hand-outcome-back-to-seat = Späť na miesto: so živou rukou sa na ňom zostáva
left-table-with-hand-outcome-at-the-table = Je pri stole: to sa neráta ako odchod
left-table-with-hand-outcome-may-leave = Bez porušenia: tento hráč smie byť mimo stola
left-table-with-hand-outcome-should-stay = Aj tento hráč má zostať pri stole
left-table-with-hand-order-call-back = Floormanager: ihneď zavolaj hráča späť k stolu.
left-table-with-hand-order-sit-down = Floormanager: povedz hráčovi, aby sa vrátil na svoje miesto a zostal tam do konca ruky.
left-table-with-hand-order-ask-to-sit-down = Floormanager: požiadaj hráča, aby si znova sadol.
left-table-with-hand-order-leave-cards = Dealer: karty hráča do mucku nedávaj.
left-table-with-hand-order-see-clock = Dealer: ak je tento hráč na rade a nevyjadruje sa, zavolaj floormanagera. Pokračuj incidentom Zavolanie time (clock).
left-table-with-hand-order-decide-penalty = Floormanager/TD: rozhodni, či hráč dostane penalizáciu.
left-table-with-hand-order-give-penalty = Floormanager/TD: daj hráčovi penalizáciu.
left-table-with-hand-order-no-penalty = Floormanager: penalizáciu za to nedávaj.
left-table-with-hand-order-ask-to-stay = Floormanager: upozorni hráča, že má zostať pri stole.
left-table-with-hand-remark-hand-not-killed = Pravidlo nehovorí, že je ruka preto mŕtva.
left-table-with-hand-remark-protect-hand = Ak dealer nestrážené karty zobral, ide o incident Omylom zabitá ruka (killed-unprotected-hand).
left-table-with-hand-remark-stay-seated = Počas ruky majú hráči zostať sedieť.
left-table-with-hand-remark-not-encouraged = Stolička na dosah stačí na to, aby bol hráč na svojom mieste, no kniha nechce nikoho povzbudzovať, aby počas ruky vstával.
left-table-with-hand-remark-only-while-action = Pravidlo knihy platí len dovtedy, kým je v ruke možná ďalšia akcia.
left-table-with-hand-remark-all-in-tabled = Ruka v all-ine sa pri showdowne odkryje, či tam hráč je, alebo nie.
