accepted-action = Gecalld na een verkeerde telling
    .search = accepted action, geaccepteerde actie, verkeerde telling, verkeerde count, verkeerd geteld, dealer telt verkeerd, verkeerd bedrag genoemd, verkeerd geïnformeerd, all-in was meer dan gezegd, all-in was minder dan gezegd, bet was hoger dan genoemd, fout geteld, chipcount klopt niet, wist het bedrag niet, dacht dat het minder was
    .told =
        dealer telde verkeerd, ik callde
        De dealer zei dat de all-in 4200 was, ik zei call en nu blijkt het 14.200 te zijn
        Ik vroeg hoeveel het was, kreeg een verkeerd bedrag te horen en heb precies dat ingezet
        Hij gaat all-in op de turn, ik vraag een telling, de dealer zegt 17.400, ik leg 17.400 neer en dan liggen er ineens 27.400
        Ik heb zonder iets te zeggen chips ingezet voor de call, maar de dealer had de all-in te laag geteld en het is veel meer
        Moet ik het hele bedrag callen als de dealer zijn all-in te laag heeft geteld en ik op dat verkeerde bedrag gecalld heb?
        all-in gecalld, dealer telde verkeerd
        Ik zei dat de all-in 12.000 was, hij heeft gecalld en nu blijkt het 17.000 te zijn.
        Hij vroeg om een telling, ik telde verkeerd en hij legde precies dat bedrag erin.
        Seat 4 all-in, seat 7 vraagt hoeveel het is, ik zeg 8200, hij callt en bij het natellen is het 18.200.
        Op de river vroeg seat 2 om een count, de dealer zei 4500, hij legde een chip van 5000 neer en de bet is eigenlijk 9500.
        Moet hij het echte bedrag betalen als hij gecalld heeft op een verkeerde telling van de dealer?
    .heard =
        dealer riep 14.500, bij natellen blijkt het 24.500 te zijn
        ik betaalde wat zij opnoemde en nu ligt er ineens veel meer
        ze schatte die toren op dertigduizend, het was vijftig
        na mijn call is alles herteld en hij heeft het dubbele
        mijn buurman noemde een foute som en daar ging ik op af
        had ik geweten dat het zo duur was dan had ik nooit betaald
        een paarse van 5k over het hoofd gezien bij het optellen, UTG is al mee
        nu het board er ligt komt er achttienhonderd bij
        floor, moet ik het verschil bijpassen, zij heeft zich vergist
        hij stemde in met 8000 want dat getal kreeg hij van de croupier
        caller weigert de rest te betalen, hij zegt dat hij misleid is
        het viel goedkoper uit dan ze vertelde, krijgt hij wat terug
        hij ging akkoord met een verkeerd opgegeven bedrag
        de dealer noemde te weinig en ik zei call, nu blijkt het meer
        dealer noemde een verkeerd bedrag, ik callde en het blijkt veel meer
        betaald op een foute telling, moet hij het verschil bijleggen
        dealer zei dat de all-in 9.000 was, ik callde, en na het tellen was het 19.000
        de dealer heeft de all-in verkeerd geteld en de caller wil alleen betalen wat hem gezegd is
        hij callde een all-in van 22k zoals gezegd, maar het blijkt 32k, moet hij de rest betalen
        ik heb gecalld op het bedrag dat de dealer noemde en dat klopte niet
        na de call blijkt de all-in lager dan de dealer zei
        verkeerde telling door de dealer, hij zegt dat hij anders gefold had
        Dealer zei 8k, ik betaal, blijkt het ineens 18k te zijn
        Vroeg hoeveel het was, kreeg 4200 te horen, schoof dat in, was 6200
        Jef gaat mee met dien olin van 12 duizend, tis er achteraf 21
        Croupier had zich misrekend, stoel 3 betaalde op 9500 en tis 15500
        Ik kolde op wat de deler zei en nu moet ik 7k bijleggen
        Murat snapt de shove zonder te vragen, dacht 5k, er stond 50k
        Delert riep 18 mille, ik betaalde, en nu blijkt het 23 te zijn
        Ik schoof acht ruggen naar voren zoals de gever zei, staat er elf
        Joop ging mee voor 6000, maar bij nader inzien zijn het er 9000
        Croupier had zich verteld, stoel 3 had allang ja gezegd tegen die sjov
        Bep vroeg hoeveel, hoorde 25k, legde dat neer, stapel van Wim is 52k
        Gever rekende mis bij z'n ol-in van 14.200, Toos had toen al gevolgd
        De dealer noemde negenduizend, ik betaalde en het waren er negentien
        „Acht“, zei hij na een vluchtige blik, in werkelijkheid lag er drie mille meer
        De tegenstander vroeg het bedrag, kreeg het verkeerde en zei call
        Hoeveel moet iemand betalen die minder te horen kreeg dan er lag?
        Ik ging mee op het getal van de dealeres, die onder de witte een zwarte over het hoofd had gezien
        Onder de rode lag een gele die niemand had geteld, en mijn call was voor twaalfduizend
        Verkeerd geteld, call was al gezegd, kaarten lagen al open
        Ze zeiden vijftien, het waren er drieëntwintig en hij houdt het op vijftien
        De vrouw met de sjaal stak twee vingers op, ik dacht tweeduizend, het waren er twintig
        Naast mij nam er een een all-in van twintig aan, het was dertig, daar had hij nooit ja op gezegd
        In het verslag stond dat de shove pas na het omdraaien werd geteld en de helft hoger was
        Moet hij het verschil betalen als de dealer hem op het verkeerde been zette?
        Hij betaalde zonder te tellen en toen lag er vijfduizend meer dan gezegd
        De dealer riep de stack te laag om en mijn maat zette er alles op
        Dealer zegt 6k, ik snapcall, blijkt het 16k
accepted-action-fact-called-by = Hoe heeft de speler gecalld?
    .label = caller
    .call-said = zei "call"
    .stated-amount = vroeg om een telling en zette dat bedrag in
    .named-amount = vroeg om een telling en noemde dat bedrag
    .other-chips = vroeg om een telling en zette andere chips in die dat bedrag dekken
    .unasked-chips = vroeg niets en zette zonder iets te zeggen chips in
accepted-action-fact-to-call = Hoeveel is de bet werkelijk, in totaal?
    .label = te callen
accepted-action-fact-told = Welk bedrag kreeg de caller te horen?
    .label = gehoord
accepted-action-fact-put = Hoeveel heeft de caller in totaal ingezet of genoemd?
    .label = ingezet of genoemd
accepted-action-outcome-correct-amount-owed = De caller moet het juiste bedrag callen, of is all-in
accepted-action-outcome-rest-back = Een call van het juiste bedrag: de rest gaat terug
accepted-action-outcome-stated-amount-owed = De caller moet het genoemde bedrag callen
accepted-action-outcome-already-correct = De call klopt: er ontbreekt niets
accepted-action-outcome-by-undercall-rule = De regel over undercalls bepaalt wat erbij moet
accepted-action-outcome-more-than-the-call = Meer dan de bet: de regels over chips beslissen
accepted-action-outcome-nothing-put-out = Nog geen call: er is niets ingezet of genoemd
accepted-action-order-count-exactly = Dealer: tel de bet en wat de speler heeft ingezet.
accepted-action-order-add-missing = Caller: leg { $owed } bij.
accepted-action-order-correct-either-way = Caller: breng de call op het juiste bedrag. Leg bij wat ontbreekt, neem terug wat te veel is.
accepted-action-order-correct-if-short = Caller: is het minder dan de bet, leg dan bij wat ontbreekt.
accepted-action-order-all-in-if-short = Wie te weinig heeft voor de hele call, is all-in.
accepted-action-order-take-back-rest = Caller: neem terug wat boven { $to_call } ligt.
accepted-action-order-put-is-enough = De call geldt voor het genoemde bedrag; er komt niets bij.
accepted-action-order-bring-to-stated = Caller: breng de call op het genoemde bedrag, nooit meer dan de bet.
accepted-action-order-wrong-count-no-way-out = De call geldt: de verkeerde telling maakt die niet ongedaan.
accepted-action-order-rule-as-undercall = Ga verder met het incident Undercall (undercall).
accepted-action-order-if-more-rule-as-raise = Ga verder met het incident Meerwaardechip (oversized-chip) of Meerdere chips (several-chips) als het meer is dan de bet.
accepted-action-order-rule-as-raise = Ga bij één chip verder met het incident Meerwaardechip (oversized-chip), bij meer chips met Meerdere chips (several-chips).
accepted-action-order-still-to-act = De speler is nog aan de beurt: call, raise of fold.
accepted-action-order-action-goes-on = Het spel gaat verder.
accepted-action-remark-caller-is-responsible = Een verkeerd getal van een ander is geen excuus: de caller moet zelf nagaan hoe hoog de bet is.
accepted-action-remark-trigger-not-named = Het boek bindt wie "call" zegt of het genoemde bedrag inzet. Andere chips noemt het niet.
accepted-action-remark-only-asked-count-named = Het boek zegt wat er volgt op een telling waar de speler om vroeg, niet op een bedrag dat ongevraagd is genoemd.
accepted-action-remark-fairness-always = Zoals overal gaat billijkheid voor (regel { $fairness }): de toernooileiding mag anders beslissen.
accepted-action-remark-fairness-in-a-dispute = Komt er een geschil van, dan gaat billijkheid voor (regel { $fairness }).
accepted-action-outcome-correct-amount-owed-said = De caller moet het juiste bedrag callen, of is all-in
accepted-action-outcome-stated-amount-owed-said = De caller moet het genoemde bedrag callen
accepted-action-order-put-correct = Caller: leg { $to_call } neer.
accepted-action-order-put-stated = De call geldt voor het genoemde bedrag: leg { $said } neer.
