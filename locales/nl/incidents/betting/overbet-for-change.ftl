overbet-for-change = Te veel ingezet om te wisselen
    .search = wisselgeld, verwacht wisselgeld, wil wisselen, overbet om te wisselen, over-betting, chips wisselen met een bet, te veel ingezet, 525 op een bet van 325, extra chip om te wisselen, wilde niet raisen, een 500 en een 25, geld terug, wil wisselgeld terug, wisselen uit de pot
    .told =
        te veel ingelegd, wil wisselgeld
        De bet was 600, hij gooit 1500 in en wil wisselgeld terug
        Ik legde te veel chips neer omdat ik wisselgeld nodig had, en nu zeggen ze dat het een raise is
        De call was 325 en hij gooit zonder iets te zeggen 525 naar de dealer, hij wilde gewoon 200 terug
        Hij zei wel call en legde daarna een 1000 en een 500 neer voor een bet van 700, hij verwacht dus wisselgeld
        Is het een raise als ik te veel chips inzet en eigenlijk alleen wil wisselen?
        Hij gooit meer chips in dan de call en zegt dat hij wisselgeld terug wil.
        Seat 4 legt te veel neer om te wisselen, zonder call te zeggen, en seat 5 zegt dat het een raise is.
        Bet is 2100, seat 2 legt een 5000 en een 100 neer en wil 3000 terug als wisselgeld.
        Er is geraised naar 1300, seat 8 zegt niets en zet 2300 in, hij wilde callen en er 1000 van terug.
        Is het een call of een raise als hij te veel inlegt omdat hij wisselgeld wil?
    .heard =
        hij legde een duizendje en een kwart neer en wilde zijn kleintjes terug
        ik moest 350, gooide er 1050 in zodat ze 700 kon teruggeven
        SB moet er 75 bij en legt een 500 met een 25 om het rond te maken
        hij wou alleen zijn losse groentjes kwijt en een zwarte terug
        dealer zag mijn extra fiche als verhoging, ik wilde enkel kleiner geld
        hij probeert via zijn bet te wisselen in plaats van bij de buurman
        een 25 samen met een 1000, rekenend op negenhonderd retour
        "geef me het verschil maar", zegt hij nadat hij te veel neerlegde
        hij wilde alleen kleinere coupures, niet omhoog
        twee fiches, waarvan eentje puur zodat het teruggeven mooi uitkomt
        ik ging ervan uit dat ze het zou breken, dealer noemde het een raise
        hij betaalde ruimer dan nodig en verwachtte het overschot terug, zonder woord
        legt meer neer dan nodig en verwacht wisselgeld
        heeft het niet klein en wil terugkrijgen
        hij legt 1.000 neer om 600 te callen en verwacht wisselgeld
        speler legt twee grote chips neer om te wisselen, hij zegt dat het alleen een call is
        ze gooide te veel in en vroeg om geld terug
        de bet was 1.300, hij legt 2.000 neer, call en wisselen graag
        is het een raise als hij meer inlegt om wisselgeld te krijgen
        Legt 1500 tegen een bet van 600, dacht geld terug te krijgen
        Gooit 1000 en 500 neer, bet is 1100, verwacht 400 retour
        Fatima wou kleingeld terug, smeet twee duizendjes tegen 700
        Kolt 800 met drie van 500, steekt zijn poot uit voor de rest
        Hij dacht dat den dealer ging weergeven op zijn 5000 plus 1000
        Had niet gepast, ik leg 2600 op een bet van 1300, geef weer
        Moest 600 betalen, ik geef 1600 en wil er duizend van terug
        Leo legt 1500 neer tegen 300, zegt dattie terug moet hebben
        Bep wilde kleingeld van haar twee vijfduizendjes, gever dacht dat ze verhoogde
        Hij zei kol, gaf 2100 voor 1100, want ie had geen honderdjes
        Truus had geen klein spul, legde drie duizendjes bij 700 om te breken
        Wim gooide 6k tegen 2k, puur om z'n grote fiches klein te krijgen
        Ik wilde wisselgeld en gaf elfhonderd op 600, nu is het een raise
        Op mijn 400 legde hij een vijfduizendje en twee honderdjes zodat het wisselgeld rond uitkwam, maar de dealer kondigde een verhoging aan
        Bij het vijfduizendje nog kleingeld zodat het mooi uitkwam, de dealer zag een verhoging
        Hij had kleintjes nodig dus gaf hij te veel
        Zwijgend 2.100 op 1.100 en zijn hand ophouden
        Gaf meer omdat ik terug wou en die zeggen raise
        Net als in de winkel legde ze de grote neer en wachtte op wisselgeld
        Op een open van 1.300 kwam 5.300, hij dacht aan vier mille terug
        Hij wilde zijn kruimels kwijt en van meegaan werd het een probleem
        Hij wilde vierduizend van de dealer terug en had ineens verhoogd
overbet-for-change-fact-call-said = Zei de speler eerst "call"?
    .label = eerst "call" gezegd
overbet-for-change-fact-round = Wat is er deze ronde ingezet voordat deze speler handelde?
    .label = inzetronde
overbet-for-change-fact-chips = Welke chips zijn er ingezet? (er liggen geen chips van een eerdere inzet)
    .label = ingezette chips
overbet-for-change-fact-last-chips = Zijn dit de laatste chips van de speler?
    .label = laatste chips
overbet-for-change-outcome-call-only = Alleen een call: { $change } gaat terug
overbet-for-change-outcome-call = Een call, precies het bedrag
overbet-for-change-outcome-less-than-call = Minder dan de call: een undercall, geen raise
overbet-for-change-outcome-call-owed = Er is "call" gezegd: aan te vullen tot { $total }
overbet-for-change-outcome-call-no-bet = "Call" zonder bet: geen overbet
overbet-for-change-outcome-all-in-for-less = All-in voor { $total }, minder dan de call
overbet-for-change-outcome-made-up = Raise, aan te vullen tot { $total }
overbet-for-change-outcome-raise = Raise naar { $total }
overbet-for-change-outcome-above-pot = Te veel: de pot laat hoogstens { $most } toe
overbet-for-change-outcome-short-all-in = All-in voor { $total }, minder dan een volledige bet of raise
overbet-for-change-outcome-bet = Bet van { $total }
overbet-for-change-outcome-bet-of-most = Bet van { $total }, het maximum
overbet-for-change-outcome-bet-made-up = Bet, aan te vullen tot { $total }
overbet-for-change-outcome-short-bet-not-said = Het boek zwijgt over deze te kleine openingsbet
overbet-for-change-outcome-above-fixed = Alleen { $most } geldt: meer laat fixed limit niet toe
overbet-for-change-outcome-words-do-not-count = Het woord bindt niet: de chips beslissen
overbet-for-change-outcome-short-all-in-next-open = All-in voor { $total }, minder dan een volledige bet of raise
overbet-for-change-outcome-bet-may-be-made-up = Jouw keuze: de bet wordt aangevuld tot { $total }, of blijft zo
overbet-for-change-outcome-raise-to-most = Raise naar { $total }, het maximum
overbet-for-change-order-see-undercall = Er ontbreekt { $short } aan de call: ga verder met het incident Undercall (undercall).
overbet-for-change-order-complete-call = Speler: leg { $short } bij tot de call van { $total }, voor zover je stack reikt.
overbet-for-change-order-all-in-plays = Dealer: kondig de all-in voor { $total } aan. De te callen bet blijft { $bet }; wat anderen boven de all-in inzetten, gaat naar een side pot.
overbet-for-change-order-announce-call = Dealer: kondig een call aan.
overbet-for-change-order-give-back = Dealer: geef { $change } terug. { $total } blijft liggen.
overbet-for-change-order-make-up = Speler: maak er in totaal { $total } van. Er ontbreekt { $to_add }.
overbet-for-change-order-announce-raise = Dealer: kondig de raise naar { $total } aan.
overbet-for-change-order-announce-bet = Dealer: kondig de bet van { $total } aan.
overbet-for-change-order-announce-all-in = Dealer: kondig de all-in voor { $total } aan. Er wordt niets aangevuld.
overbet-for-change-order-see-reopening = Wie nog mag raisen, staat bij het incident Wie mag nog raisen na een te lage all-in (reopening).
overbet-for-change-order-director-short-bet = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de bet tot { $least } wordt aangevuld.
overbet-for-change-order-only-most = Speler: leg in totaal precies { $most } neer. Wat erboven ligt, gaat terug.
overbet-for-change-order-no-change = Er komt geen wisselgeld: elke chip telt mee.
overbet-for-change-order-next-acts = De volgende speler is aan de beurt.
overbet-for-change-order-see-invalid-declaration = Ga verder met het incident Ongeldige aankondiging (invalid-declaration).
overbet-for-change-order-rule-on-chips = Floor: beslis opnieuw op grond van de chips alleen, alsof er niets is gezegd.
overbet-for-change-order-director-may = Toernooileiding: beslis of er tot { $total } wordt aangevuld. Het boek laat het toe, maar eist het niet.
overbet-for-change-order-correct-to-pot = Dealer: verlaag de bet tot wat de pot toelaat en geef de rest terug.
overbet-for-change-order-correct-if-miscounted = Dealer: is de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
overbet-for-change-order-correct-if-dealer-miscounted = Dealer: heb je de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
overbet-for-change-order-director-other-cause = Toernooileiding: beslis bij een andere oorzaak naar billijkheid (regel { $fairness }), tot hoogstens wat de pot toelaat. Het boek zwijgt daarover.
overbet-for-change-order-see-miscount = Ga verder met het incident Verkeerd getelde pot of te grote bet (pot-limit-miscount) als er na de bet al gehandeld is.
overbet-for-change-remark-should-not = Een bet is niet bedoeld om te wisselen. Zeg dat tegen de speler.
overbet-for-change-remark-must-not = Volgens dit boek mag een bet nooit dienen om te wisselen. Zeg dat tegen de speler.
overbet-for-change-remark-always-counts = Volgens dit boek telt elke zwijgend ingezette chip mee.
overbet-for-change-remark-half-of-raise = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
overbet-for-change-remark-short-all-in-before = De laatste raise was een te lage all-in. Het boek gaat uit van de "vorige" inzet; hier is gerekend met de laatste volledige.
overbet-for-change-remark-short-all-in-before-call = De laatste raise was een te lage all-in. Het boek gaat uit van de "vorige" inzet; hier is gerekend met de laatste volledige.
overbet-for-change-remark-holdem-only = De regel van het boek gaat over hold'em. Over een ander spel zwijgt het.
overbet-for-change-remark-half-of-raise-all-in = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
overbet-for-change-remark-next-raise-open = Het boek zegt niet wat na deze all-in het minimum voor de volgende raise is.
overbet-for-change-outcome-no-raise = Alleen een call: deze speler mag niet raisen
overbet-for-change-outcome-nobody-to-call = Alleen een call: niemand kan een raise nog callen
overbet-for-change-outcome-no-raise-not-said = Het boek zegt niet of deze speler mag raisen
overbet-for-change-order-no-raise-call = Dealer: kondig een call aan en geef terug wat daarboven ligt.
overbet-for-change-order-director-no-raise = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de raise geldt of alleen de call.
overbet-for-change-fact-acted-before = Heeft deze speler in deze inzetronde al eerder gehandeld?
    .label = eerder gehandeld
overbet-for-change-remark-other-raise = Het boek zegt niet of een raise in fixed limit na een te lage all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar elk ander totaal dat hier staat, is ook goed.
overbet-for-change-fact-amount-said = Is er bij "call" een bedrag genoemd?
    .label = bedrag bij "call"
overbet-for-change-remark-word-decides = Er werd een bedrag bij "call" genoemd: het woord telt, en het bedrag verandert niets.
