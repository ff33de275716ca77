oversized-chip = Meerwaardechip
    .search = overchip, meerwaardechip, meerwaarde chip, één grote chip, een chip, één chip, losse grote chip, chip erin gegooid, chip groter dan de bet, chip van 1000 op een bet van 200, grote chip zonder iets te zeggen, raise na de chip, raise te laat gezegd, laatste chip, raise met één chip zonder bedrag, grote chip als bet
    .told =
        één grote chip zonder raise
        Hij gooit een chip van 5000 in zonder iets te zeggen en wil geraised hebben
        Ik gooide één chip van 1000 in op een bet van 400 en zei pas daarna raise
        De blinds zijn 100/200, hij gooit preflop één chip van 1000 in zonder wat te zeggen, en nu zegt hij dat het een raise was
        Hij zei raise zonder bedrag en gooide toen één chip van 5000 in, de bet was 800
        Is één grote chip zonder iets te zeggen een call of een raise?
        één grote chip, niets gezegd
        Seat 3 gooit één chip van 5000 in zonder iets te zeggen, de bet is 1200.
        Hij zei pas raise toen de 1000-chip al op tafel lag.
        Blinds 100/200, UTG gooit zwijgend één chip van 1000 in en zegt nu dat het een raise was.
        Op de flop is er 800 gebet, seat 6 zegt raise zonder bedrag en legt één chip van 5000 neer.
        Is één grote chip zonder raise te zeggen een call?
    .heard =
        verkeerde chip gegooid, één van 5000 op een bet van 500
        button flipt een 5k over de lijn bij 400/800 en zwijgt
        de bet was 600 en hij legt een eenzame vijfduizend neer
        liet een gele duizend vallen en mompelde pas daarna raise
        hij gooide een grote coupure en vindt nu dat het een verhoging is
        niet kleiner bij zich, dus BB smijt een vijfhonderdje op een open van 200
        UTG opent met één 1k bij 100/200, limp of open
        is zo'n dikke zonder praten gewoon een flat
        hij zegt dat het duidelijk omhoog was omdat die schijf zo hoog is
        die gele ligt er eerder dan het woord
        als eerste op de flop met één losse 5000, geen kik
        plofte zijn enige paarse tegen 1500, mond dicht
        hij zei raise, gooide één 25k en noemde geen cijfer
        één grote fiche zonder iets te zeggen
        een enkele van 5000 tegen een bet van 600
        gooit zonder iets te zeggen een grote fiche op de blind
        de chip lag er al toen hij raise zei
        een enkele hoge fiche zwijgend ingelegd
        zegt raise en legt maar een fiche neer, geen bedrag
        hij gooit één grote chip in zonder iets te zeggen, is dat een raise
        één chip van 1.000 op een bet van 400, niets gezegd
        speler legt preflop zonder een woord één chip van 5.000 neer
        één te grote chip als openingsbet na de flop
        hij legde één chip van 500 neer en zei daarna pas raise
        tegen 300 legt ze zwijgend een chip van 1.000 neer, call of raise
        Gooit zwijgend één 5k-fiche op 800, meegaan of verhoging
        Eén plak van duizend preflop, geen woord gezegd, blinds 100/200
        Smijt die ene grote erin en zegt pas daarna raise
        Sjaak legt een losse 25k op een bet van 6k, mond dicht
        Eén jeton van 5000 op de flop, niemand had gebet, gewoon 5000
        Zegt reest en tikt één enkele gele van duizend in tegen 300
        Stoel 2 flikkert zwijgend één schijf van 5000 op een lege flop
        Er lag 400, gooit Chantal een enkele blauwe van 1000, geen woord erbij
        Eén zo'n paarse van 10k erin, en pas toen ie lag zei ie verhogen
        Gerrit zei reeze en knikkerde één losse vijfduizend naar voren, er stond 800
        't Was Joop z'n allerlaatste fiche, eentje van 25.000, hij zei geen stom woord
        Ze gooit één enkele rooie rug over die 200 en zei vooraf zeshonderd
        Bet 600, hij laat één vijfduizendje vallen, geen woord, en naderhand was het een raise
        Hij had niks kleins meer en gooide op 1.200 een tienduizendje
        Als eerste na de flop stilletjes een gele van duizend, driehonderd was zijn bedoeling
        De fiche lag al op het vilt toen hij „verhogen“ zei, er moest 400 en hij was van tweeduizend
        Eén grote fiche uit de small blind op 200/400, doodstil was het
        Raise gezegd en een vijfhonderdje op 150 gegooid, hoeveel is dat bij elkaar?
        Na die enorme pot had hij alleen nog de grootste kleur en daarmee beantwoordde hij mijn 2.500
        Eén zwarte, niks gezegd, en de ander wil de volle verhoging zien
        Een nieuwkomer gooide een vijfduizendje op de big blind en keek op toen hij geld terugkreeg
        Ze liet die van 1000 vallen op de 300 en zei toen pas dat ze omhoog ging
        Voor het volle bedrag van die ene fiche zou het driedubbel zijn, maar hij heeft geen kik gegeven
        UTG met hoed legt een blauwe, blinds 300/600, blauw is vijfduizend, moet dat een limp zijn?
        Mijn laatste fiche was meer waard dan de bet, wat gebeurt er met het verschil?
        „Bet“ en een vijfduizendje erbij op een lege flop, hij had minder gewild
        Vlak voor de pauze legde iemand zo'n joekel neer en vroeg even later om wisselgeld
        één enkele duizendchip gaat erin, geen woord erbij, de big blind is 200
        hij legt zonder iets te zeggen één vijfduizender neer
        gooit woordeloos een duizendje in
        één losse duizend, geen woord erbij
oversized-chip-fact-round = Wat is er deze ronde ingezet voordat deze speler handelde?
    .label = inzetronde
oversized-chip-fact-chip = Wat is die ene chip waard? (er liggen geen chips van een eerdere inzet)
    .label = waarde van de chip
oversized-chip-fact-said = Wat is er gezegd voordat de chip de tafel raakte?
    .label = gezegd vóór de chip
    .nothing = niets, of pas daarna
    .raise = "raise", zonder bedrag
    .amount = een bedrag, met of zonder "raise"
    .all-in = "all-in"
oversized-chip-fact-last-chip = Is het de laatste chip van de speler?
    .label = laatste chip
oversized-chip-outcome-words-decide = Wat er gezegd is, beslist, niet de chip
oversized-chip-outcome-all-in-for-less = All-in voor { $total }, minder dan de call
oversized-chip-outcome-less-than-call = Minder dan de call: een undercall, geen raise
oversized-chip-outcome-made-up = Raise, aan te vullen tot { $total }
oversized-chip-outcome-call = Een call, precies het bedrag
oversized-chip-outcome-call-then-raise = Een raise is verplicht: die moet er nu in
oversized-chip-outcome-call-only = Alleen een call: { $change } gaat terug
oversized-chip-outcome-short-all-in = All-in voor { $total }, minder dan een volledige bet of raise
oversized-chip-outcome-short-all-in-next-open = All-in voor { $total }, minder dan een volledige bet of raise
oversized-chip-outcome-raise = Raise naar { $total }
oversized-chip-outcome-raise-to-most = Raise naar { $total }, het maximum
oversized-chip-outcome-above-pot = Te veel: de pot laat hoogstens { $most } toe
oversized-chip-outcome-bet = Bet van { $total }
oversized-chip-outcome-bet-of-most = Bet van { $total }, het maximum
oversized-chip-outcome-bet-made-up = Bet, aan te vullen tot { $total }
oversized-chip-outcome-bet-may-be-made-up = Jouw keuze: de bet wordt aangevuld tot { $total }, of blijft zo
oversized-chip-outcome-short-bet-not-said = Het boek zwijgt over deze te kleine openingsbet
oversized-chip-outcome-above-fixed = Alleen { $most } geldt: meer laat fixed limit niet toe
oversized-chip-outcome-words-do-not-count = Het woord bindt niet: de chips beslissen
oversized-chip-outcome-call-owed = Alleen een call, aan te vullen tot { $total }
oversized-chip-order-see-undercall = Er ontbreekt { $short } aan de call: ga verder met het incident Undercall (undercall).
oversized-chip-order-see-tiny-chip = Is de chip heel klein vergeleken met de bet, ga dan verder met het incident Kleine chip zonder iets te zeggen (tiny-chip-call).
oversized-chip-order-all-in-plays = Dealer: kondig de all-in voor { $total } aan. De te callen bet blijft { $bet }; wat anderen boven de all-in inzetten, gaat naar een side pot.
oversized-chip-order-announce-call = Dealer: kondig een call aan.
oversized-chip-order-give-back = Dealer: geef { $change } terug. { $total } blijft liggen.
oversized-chip-order-director-may = Toernooileiding: beslis of er tot { $total } wordt aangevuld. Het boek laat het toe, maar eist het niet.
oversized-chip-order-make-up = Speler: maak er in totaal { $total } van. Er ontbreekt { $to_add }.
oversized-chip-order-announce-raise = Dealer: kondig de raise naar { $total } aan.
oversized-chip-order-announce-bet = Dealer: kondig de bet van { $total } aan.
oversized-chip-order-announce-all-in = Dealer: kondig de all-in voor { $total } aan. Er wordt niets aangevuld.
oversized-chip-order-see-reopening = Wie nog mag raisen, staat bij het incident Wie mag nog raisen na een te lage all-in (reopening).
oversized-chip-order-raise-follows = Speler: leg nu in één beweging de raise neer, tot minstens { $least } in totaal.
oversized-chip-order-director-short-bet = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de bet tot { $least } wordt aangevuld.
oversized-chip-order-correct-to-pot = Dealer: verlaag de bet tot wat de pot toelaat en geef de rest terug.
oversized-chip-order-correct-if-miscounted = Dealer: is de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
oversized-chip-order-correct-if-dealer-miscounted = Dealer: heb je de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
oversized-chip-order-director-other-cause = Toernooileiding: beslis bij een andere oorzaak naar billijkheid (regel { $fairness }), tot hoogstens wat de pot toelaat. Het boek zwijgt daarover.
oversized-chip-order-see-miscount = Ga verder met het incident Verkeerd getelde pot of te grote bet (pot-limit-miscount) als er na de bet al gehandeld is.
oversized-chip-order-only-most = Speler: leg in totaal precies { $most } neer. Wat erboven ligt, gaat terug.
oversized-chip-order-next-acts = De volgende speler is aan de beurt.
oversized-chip-order-see-declared-total = Is er "raise" met een bedrag gezegd, ga dan verder met het incident "Raise" met een bedrag (declared-total).
oversized-chip-order-see-raise-size = Is er een bedrag zonder "raise" gezegd, ga dan verder met het incident Grootte van een raise (raise-size).
oversized-chip-order-see-all-in = Is er "all-in" gezegd met nog chips in de stack, dan gaat alles erin. Ga verder met het incident Grootte van een raise (raise-size).
oversized-chip-order-rule-on-chips = Floor: beslis opnieuw op grond van de chips alleen, alsof er niets is gezegd.
oversized-chip-order-complete-call = Speler: leg { $short } bij tot de call van { $total }, voor zover je stack reikt.
oversized-chip-remark-said-too-late = "Raise" nadat de chip de tafel raakte, telt niet.
oversized-chip-remark-any-chip-calls = Het boek noemt één chip, ongeacht de waarde, als manier om te callen; een heel kleine chip wijst het af.
oversized-chip-remark-half-of-raise-said = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
oversized-chip-remark-least-after-short = De laatste raise was een te lage all-in. Het boek noemt de "vorige" bet of raise als minimum; hier is gerekend met de laatste volledige.
oversized-chip-remark-least-after-this = Voor de volgende raise noemt het boek de "vorige" bet of raise als minimum; hier is gerekend met de laatste volledige, niet met deze all-in.
oversized-chip-remark-limit-after-short = Het boek zegt niet of een raise in fixed limit een te lage all-in aanvult of erbovenop komt.
oversized-chip-remark-other-raise = Het boek zegt niet of een raise in fixed limit na een te lage all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar elk ander totaal dat hier staat, is ook goed.
oversized-chip-remark-raise-no-bet = Het boek spreekt van een minimumraise terwijl er geen bet ligt, en legt het bedrag niet uit. Hier is gerekend met de minimumbet.
oversized-chip-remark-next-raise-open = Het boek zegt niet wat na deze all-in het minimum voor de volgende raise is.
oversized-chip-remark-raise-cap = In fixed limit is het aantal raises begrensd: zie het incident Hoe vaak er geraised mag worden (raise-cap).
oversized-chip-remark-holdem-only = De regel van het boek gaat over hold'em. Over een ander spel zwijgt het.
oversized-chip-outcome-no-raise = Alleen een call: deze speler mag niet raisen
oversized-chip-outcome-nobody-to-call = Alleen een call: niemand kan een raise nog callen
oversized-chip-outcome-no-raise-not-said = Het boek zegt niet of deze speler mag raisen
oversized-chip-order-no-raise-call = Dealer: kondig een call aan en geef terug wat daarboven ligt.
oversized-chip-order-director-no-raise = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de raise geldt of alleen de call.
oversized-chip-fact-acted-before = Heeft deze speler in deze inzetronde al eerder gehandeld?
    .label = eerder gehandeld
