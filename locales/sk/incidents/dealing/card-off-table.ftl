card-off-table = Karta spadla zo stola
    .search = karta spadla zo stola, karta na zemi, karta na podlahe, rozdaná karta spadla, karta vyletela zo stola, karta pod stolom, karta sa zošmykla, moja karta spadla na zem, hodil karty zo stola, karta mi padla do lona, je ruka mŕtva keď spadla karta
    .told =
        Zo stola spadla karta
        Karta mi spadla na zem, je moja ruka mŕtva?
        Dealer rozdal kartu a tá vyletela zo stola
        Jedna z kariet leží pod stolom
        Pri rozdávaní sa karta zošmykla zo stola a leží lícom nahor na zemi
        Zhodil si vlastnú kartu zo stola, keď sa na ňu pozeral
        Hráč hodil karty a jedna dopadla na koberec
        Karta mi padla do lona a potom na zem
        Ostáva v hre karta, ktorá spadla na zem?
        Dealerovi spadla na zem ďalšia karta z balíka
        Hráč zdvihol svoju kartu zo zeme a chce hrať ďalej
        karta na zemi počas ruky
    .heard =
        rozdaná karta išla cez okraj na podlahu
        spadlo mi eso zo stola, videl som ho len ja
        dealer hodil prisilno a karta dopadla na koberec
        jedna karta miesta 3 leží na zemi, druhú ešte má
        ruka jej spadla zo stola a obe karty zdvihla
        karta spadla na zem vedľa inej a nikto nevie, ktorá je ktorá
        od zlosti hodil karty zo stola
        vrchná karta stubu sa zošmykla zo stola, keď dealer pálil
        Karta mi spadla medzi kolená, zdvihol som ju
        Pri rozdávaní mi karta vletela pod susedov stôl, čašník ju zdvihol, pozrel sa na ňu a podal mi ju naspäť, akoby sa nič nestalo
        Skĺzla z filca a čašník mi ju podal
        Moja druhá karta vyletela cez okraj až k susednému stolu
        Je tá ruka ešte dobrá, keď ju zdvihli z koberca?
        Spadlo mi eso pod stol, videl ho len sused
        Karta mi spadla na podlahu, můžu s ní hrát?
        Dealer hodil tak silno, že karta skončila v mojom lone
        Odrazila sa od zábradlia a ležala pod stoličkou
        Zrážka dvoch lakťov a karta bola dolu, ešte sa nehralo
        karta spadla zo stola
        jedna z jeho kariet skončila na zemi
        od zlosti hodil kartu zo stola
card-off-table-fact-whose = Ktorá karta to bola?
    .label = karta
    .player = karta z ruky hráča
    .deal = karta pri prvom rozdávaní, na ceste k hráčovi
    .stub = karta zo stubu
card-off-table-fact-seen = Videl niektorý hráč alebo dealer, ktorá to je?
    .label = videná
card-off-table-fact-identifiable = Je isté, ktorá karta to je?
    .label = karta istá
card-off-table-fact-thrown = Hodil ju hráč zo stola?
    .label = hodená
card-off-table-outcome-see-misdeal = Odkrytá karta pri rozdávaní: rozhodne zoznam misdealov
card-off-table-outcome-card-plays = Karta ostáva v hre
card-off-table-outcome-misdeal = Misdeal: rozdá sa znova
card-off-table-outcome-see-dropped-deck = Karta zo stubu: ako pri spadnutom balíku
card-off-table-outcome-hand-plays = Ruka ostáva živá
card-off-table-outcome-hand-dead = Ruka je mŕtva
card-off-table-outcome-see-killed = Ruka, ktorá sa nedá identifikovať
card-off-table-order-see-misdeal = Pokračuj incidentom Misdeal (misdeal).
card-off-table-order-give-card = Dealer: zdvihni kartu lícom nadol, daj ju hráčovi, ktorému patrí, a rozdávaj ďalej.
card-off-table-order-deal-again = Dealer: pozbieraj všetky karty a rozdaj znova od toho istého buttonu.
card-off-table-order-see-dropped-deck = Pokračuj incidentom Spadnutý balík (dropped-deck).
card-off-table-order-pick-up = Dealer: zdvihni kartu lícom nadol a vráť ju; hráč s ňou hrá ďalej.
card-off-table-order-muck = Dealer: ruku daj do mucku.
card-off-table-order-if-folded = Floormanager: ak hráč karty počas stávkového kola odhodil ako fold, fold platí, aj mimo poradia.
card-off-table-order-see-killed = Pokračuj incidentom Omylom zabitá ruka (killed-unprotected-hand).
card-off-table-remark-exposed = Ak hráči kartu videli, ruka aj tak ostáva v hre.
