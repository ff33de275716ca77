several-chips = Meerdere chips
    .search = meer ingezet dan de call, 1400 op 1000, meerdere chips, multi-chip regel, meerdere chips regel, twee chips, twee chips van 1000, meer dan één chip, twee chips zonder iets te zeggen, chips zwijgend ingezet, één chip weglaten, chip wegnemen, alle chips nodig, ongelijke chips, chips van dezelfde waarde, laatste twee chips, call of raise met twee chips, 2x1000, stille chips
    .told =
        twee chips zonder iets te zeggen
        Hij gooit twee chips van 500 in op een bet van 400 en zegt niks
        Ik gooide drie chips tegelijk in zonder iets te zeggen en nu zeggen ze dat het een raise is
        De blinds zijn 200/400, hij gooit zwijgend twee chips van 1000 in één keer in het midden en er was geraised naar 1200
        Hij legt in één beweging een 1000 en een 500 neer voor een bet van 1000 en zegt geen woord
        Is het een call of een raise als iemand meerdere chips tegelijk inzet zonder iets te zeggen?
        meerdere chips, call of raise?
        Seat 5 legt zwijgend twee chips van 1000 neer tegen een bet van 1200.
        Hij gooide een paar chips tegelijk in zonder iets te zeggen, en nu discussie of het een raise is.
        Blinds 200/400, UTG legt zonder iets te zeggen twee chips van 500 neer, de een zegt call en de ander zegt raise.
        Raise naar 1600, seat 8 zet in één keer drie chips van 1000 in, zegt niets, en bedoelde alleen een call.
        Is het een raise als hij twee of drie chips tegelijk inzet zonder iets te zeggen?
    .heard =
        bet is 700, hij dropt twee 500'jes, stil
        UTG opent bij 200 met een stel van 500, wil een raise
        drie zwarte over de lijn in één keer, geen spraak
        ze schoof 4 groene en een zwarte, niks gezegd, flat of omhoog
        zou het zonder de kleinste fiche nog onder de bet blijven
        hij legt vijf van 1k neer tegen 3500 en kijkt mij aan
        SB strooit een handvol van dezelfde kleur
        koppel vijfhonderdjes tegen 600, dealer zegt flat
        twee gele bij een open van 1200, volgens hem natuurlijk een reraise
        een van die schijven was overbodig, dus is het toch een verhoging
        gemengde coupures in één beweging, zonder te praten
        drie duizendjes in één duw tegenover 1600
        hij schuift zwijgend twee jetons naar voren, is dat een raise
        drie fiches in één beweging zonder een woord
        twee van duizend tegen een bet van veertienhonderd, hij hield zijn mond
        meerdere chips tegelijk ingezet, met eentje minder was het nog geen call
        gooit er vier losse in zonder iets te melden, call of verhoging
        een paar fiches tegelijk zonder iets te zeggen, call of raise
        drie gemengde chips zwijgend ingelegd, meer dan nodig is
        hij legt twee chips van 500 neer op een bet van 600 zonder iets te zeggen
        meerdere chips zonder aankondiging, is het een call of een raise
        drie chips zwijgend neergelegd, meer dan de call
        ze gooit een handvol chips in tegen 800, niets gezegd
        twee chips van 1.000 tegen een bet van 1.200, hij zegt dat het een raise was
        Twee duizendjes tegelijk, zwijgend, tegen een bet van 1200
        Hij gooit vier fichen van 500 erin, geen kik, bet was 800
        Legt ineens een 5k en een 1k samen, lag 3k, zei niks
        Drie jetons van 500 in één zwier, mond toe, inzet was 600
        Zegt raise en dropt drie vijfhonderdjes tegelijk, er stond 400
        Handvol plakken in één beweging tegen 600, negen honderdjes, geen woord erbij
        Gerrit kiept zonder woorden drie van 500 tegen een inzet van 600
        Er lag 400, Bep schuift stil twee blauwe van 500 tegelijk naar voren
        Stilzwijgend een handje fiches erin, vier van duizend tegen 2200
        Leo zei verhogen en legde in één keer vijf honderdjes en een duizend
        Stoel 9 dropt samen twee vijfduizendjes op mijn 6k, is 't meegaan of meer
        Rachid mikt zwijgend een stapeltje van zes schijven, er stond 1500
        Bet van 700, hij legde zwijgend twee vijfhonderdjes neer en toen nog een derde, in één beweging, en niemand wist of hij meer wilde
        Er moest 1.300 bij, er kwamen twee duizendjes en een vijfhonderdje, geen woord
        Een handvol groot en klein, samen 2.100 op een bet van 1.200, en hij keek op zijn telefoon
        Twee dezelfde paarse op zesduizend, met één kwam hij niet uit, is dat een verhoging?
        Haal je de kleinste eraf, dan is er nog steeds genoeg om te betalen, wat is het dan?
        Drie rode en een blauwe, zonder iets te zeggen, volgens de dealer een call, volgens mij meer
        De dame met de oortjes zette vier duizendjes tegen 2.500, wat ze wilde kwam niemand te weten
        Big blind 600 en van onder de revolver vlogen er vijf tweehonderdjes in
        Zonder aankondiging 1.800 in allerlei kleuren op een bet van duizend, nog niet eens het dubbele
        Twee van vijfduizend op een open van 5.200, dat is toch gewoon betalen?
        Gooit er 3 fiches in, geen kik, bet was 450 en dit is samen 700
        Een zwarte plus twee groene terwijl de zwarte genoeg was, en daar begon het gezeur
        De knop telde vijf duizendjes af en liet ze vallen zonder commentaar, er lag 2.400
        Tegen mijn acht mille legde hij stil twee vijfjes en vier losse, dat ging er bij mij niet in
        Wanneer is een hoop fiches zonder woorden eigenlijk alleen maar meegaan?
        legde twee chips stil neer, is dat een call of een raise
        schoof een paar chips naar voren zonder iets te zeggen
        meerdere chips, niets gezegd, meer dan de call
        drie chips van 1000 op een bet van 1500, geen woord
several-chips-fact-said = Wat is er vóór de chips gezegd?
    .label = gezegd vóór de chips
    .nothing = niets
    .raise = "raise", zonder bedrag
    .all-in = "all-in" (de hele stack telt)
    .amount = een bedrag, met of zonder "raise"
several-chips-fact-round = Wat is er deze ronde ingezet voordat deze speler handelde?
    .label = inzetronde
several-chips-fact-chips = Welke chips zijn er in één keer ingezet? (er liggen geen chips van een eerdere inzet, en er zijn er geen teruggehaald)
    .label = ingezette chips
several-chips-fact-last-chips = Zijn dit de laatste chips van de speler?
    .label = laatste chips
several-chips-outcome-amount-decides = Het genoemde bedrag beslist, niet de chips
several-chips-outcome-one-chip = Eén chip: de regel over een meerwaardechip beslist
several-chips-outcome-less-than-call = Minder dan de call: een undercall, geen raise
several-chips-outcome-all-in-for-less = All-in voor { $total }, minder dan de call
several-chips-outcome-call = Een call, precies het bedrag
several-chips-outcome-call-only = Alleen een call: { $change } gaat terug
several-chips-outcome-made-up = Raise, aan te vullen tot { $total }
several-chips-outcome-raise = Raise naar { $total }
several-chips-outcome-above-pot = Te veel: de pot laat hoogstens { $most } toe
several-chips-outcome-short-all-in = All-in voor { $total }, minder dan een volledige bet of raise
several-chips-outcome-bet = Bet van { $total }
several-chips-outcome-bet-made-up = Bet, aan te vullen tot { $total }
several-chips-outcome-short-bet-not-said = Het boek zwijgt over deze te kleine openingsbet
several-chips-outcome-call-then-raise = Een raise is verplicht: die moet er nu in
several-chips-outcome-above-fixed = Alleen { $most } geldt: meer laat fixed limit niet toe
several-chips-outcome-words-do-not-count = Het woord bindt niet: de chips beslissen
several-chips-outcome-call-owed = Alleen een call, aan te vullen tot { $total }
several-chips-outcome-short-all-in-next-open = All-in voor { $total }, minder dan een volledige bet of raise
several-chips-outcome-bet-may-be-made-up = Jouw keuze: de bet wordt aangevuld tot { $total }, of blijft zo
several-chips-order-see-undercall = Er ontbreekt { $short } aan de call: ga verder met het incident Undercall (undercall).
several-chips-order-all-in-plays = Dealer: kondig de all-in voor { $total } aan. De te callen bet blijft { $bet }; wat anderen boven de all-in inzetten, gaat naar een side pot.
several-chips-order-announce-call = Dealer: kondig een call aan.
several-chips-order-give-back = Dealer: geef { $change } terug. { $total } blijft liggen.
several-chips-order-make-up = Speler: maak er in totaal { $total } van. Er ontbreekt { $to_add }.
several-chips-order-announce-raise = Dealer: kondig de raise naar { $total } aan.
several-chips-order-announce-bet = Dealer: kondig de bet van { $total } aan.
several-chips-order-announce-all-in = Dealer: kondig de all-in voor { $total } aan. Er wordt niets aangevuld.
several-chips-order-see-reopening = Wie nog mag raisen, staat bij het incident Wie mag nog raisen na een te lage all-in (reopening).
several-chips-order-raise-follows = Speler: leg nu in één beweging de raise neer, tot minstens { $least } in totaal.
several-chips-order-director-short-bet = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de bet tot { $least } wordt aangevuld.
several-chips-order-only-most = Speler: leg in totaal precies { $most } neer. Wat erboven ligt, gaat terug.
several-chips-order-next-acts = De volgende speler is aan de beurt.
several-chips-order-see-oversized-chip = Ga verder met het incident Meerwaardechip (oversized-chip).
several-chips-order-see-declared-total = Is er "raise" met een bedrag gezegd, ga dan verder met het incident "Raise" met een bedrag (declared-total).
several-chips-order-see-raise-size = Is er een bedrag zonder "raise" gezegd, ga dan verder met het incident Grootte van een raise (raise-size).
several-chips-order-rule-on-chips = Floor: beslis opnieuw op grond van de chips alleen, alsof er niets is gezegd.
several-chips-order-complete-call = Speler: leg { $short } bij tot de call van { $total }, voor zover je stack reikt.
several-chips-order-director-may = Toernooileiding: beslis of er tot { $total } wordt aangevuld. Het boek laat het toe, maar eist het niet.
several-chips-order-correct-to-pot = Dealer: verlaag de bet tot wat de pot toelaat en geef de rest terug.
several-chips-order-correct-if-miscounted = Dealer: is de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
several-chips-order-correct-if-dealer-miscounted = Dealer: heb je de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
several-chips-order-director-other-cause = Toernooileiding: beslis bij een andere oorzaak naar billijkheid (regel { $fairness }), tot hoogstens wat de pot toelaat. Het boek zwijgt daarover.
several-chips-order-see-miscount = Ga verder met het incident Verkeerd getelde pot of te grote bet (pot-limit-miscount) als er na de bet al gehandeld is.
several-chips-remark-half-of-raise = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
several-chips-remark-half-of-raise-said = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
several-chips-remark-short-all-in-before = De laatste raise was een te lage all-in. Het boek gaat uit van de "vorige" inzet; hier is gerekend met de laatste volledige.
several-chips-remark-short-all-in-before-call = De laatste raise was een te lage all-in. Het boek gaat uit van de "vorige" inzet; hier is gerekend met de laatste volledige.
several-chips-remark-holdem-only = De regel van het boek gaat over hold'em. Over een ander spel zwijgt het.
several-chips-remark-half-of-raise-all-in = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
several-chips-remark-next-raise-open = Het boek zegt niet wat na deze all-in het minimum voor de volgende raise is.
several-chips-outcome-no-raise = Alleen een call: deze speler mag niet raisen
several-chips-outcome-nobody-to-call = Alleen een call: niemand kan een raise nog callen
several-chips-outcome-no-raise-not-said = Het boek zegt niet of deze speler mag raisen
several-chips-order-no-raise-call = Dealer: kondig een call aan en geef terug wat daarboven ligt.
several-chips-order-director-no-raise = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de raise geldt of alleen de call.
several-chips-fact-acted-before = Heeft deze speler in deze inzetronde al eerder gehandeld?
    .label = eerder gehandeld
several-chips-remark-other-raise = Het boek zegt niet of een raise in fixed limit na een te lage all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar elk ander totaal dat hier staat, is ook goed.
