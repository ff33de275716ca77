declared-total = "Raise" met een bedrag
    .search = raise met bedrag, raise naar of raise met, raise naar, erbovenop, "raise, achtduizend", raise 8000, raise 300 erbij, nog eens 300, totaal of erbij, totaalbedrag of verhoging, verbale raise, raise geannonceerd met bedrag, hoeveel is de raise, 8000 of 10000
    .told =
        raise 800, totaal of erbij
        Hij zegt raise 1000 en nu is er ruzie of dat naar 1000 of 1000 erbij is
        Ik zei raise 2000 en bedoelde in totaal, maar de dealer telt het boven op de bet
        Er lag een bet van 500, hij zegt raise vijftienhonderd, de een zegt dat hij op 1500 staat, de ander zegt 2000
        Hij zei 600 erbovenop, de bet was 400, en nu zegt hij dat hij in totaal 600 bedoelde
        Is raise 1200 na een bet van 400 nou naar 1200 of 1200 erbij?
        raise 1000: totaal of erbij?
        Er ligt een bet van 400, hij zegt raise 1000 en nu discussie of dat naar 1000 is of 1000 erbovenop.
        Speler zegt raise met een bedrag en zegt nu dat hij dat bovenop de bet bedoelde.
        Blinds 100/200, seat 3 maakt er 600 van, seat 6 zegt raise 1500 en wil er 2100 van maken.
        Op de flop bet seat 1 800, seat 4 zegt 2000 erbij en legt 2000 neer in plaats van 2800.
        Als hij zegt raise 2000, is dat dan 2000 in totaal of 2000 meer?
    .heard =
        "raise, vijfduizend" met 2k ervoor, wordt dat vijf of zeven
        hij zei raise vierhonderd, tot vierhonderd of vierhonderd extra
        zij riep "twaalfhonderd meer" en dealer maakte er twaalfhonderd in totaal van
        raiser houdt vol dat zijn getal bovenop de call komt
        ik hoorde "raise zesduizend" en dacht dat dat alles was
        hij zegt duizend omhoog, komt dat op de oorspronkelijke bet
        "maak er negen van", alles samen of plus
        gesteggel of hij de som mét de call erin noemde
        dealer wil 3300 van mij zien, zoals hij het uitsprak kwam ik op 2500
        zijn woorden: "en nog 800", wat is dan de hele prijs
        BB zegt dat blind en raise samen in dat cijfer zitten
        hij noemde een getal na raise, zonder "naar" of "met"
        zegt hij tweeduizend, is dat erbij of in totaal
        bedoelt hij verhogen met 800 of tot 800
        is het genoemde bedrag bovenop de call
        raise zeshonderd, maar totaal of erbij
        zegt raise met een getal, is dat in totaal of erbovenop
        ruzie of het naar duizend of met duizend was
        "raise 1.500" over een bet van 600: is dat 1.500 totaal of 2.100
        hij zei raise en een bedrag, was dat naar of erbovenop
        raise drieduizend gezegd, de dealer denkt drieduizend erbij
        speler zegt "raise, 800", het was 400 om te callen, hoeveel moet hij neerleggen
        is "raise 2000" in totaal of 2000 meer dan de bet
        ze zei "call en nog 1.000", wat is het totaal
        Zegt reest 1500 op mijn 500, is dat in totaal of erbovenop
        Hij zei er duizend bij, komt dat nog op die 600 of niet
        Maak er 2400 van, zei Fatima, knop denkt 2400 erbovenop
        Ik verhoog met 900 zegt hij, er lag 400, wat moet ik betalen
        Jos riep drieduizend meer, of bedoelde hij naar drieduizend
        Den bb zei rees achthonderd, den ene snapt totaal, den andere bovenop
        Er lag 800, Ria zei verhogen tweeduizend: totaal of komt dat erbovenop
        Wim zegt doe er vijftienhonderd bij, bedoelt hij tót 1500 of plus 1500
        Maak er 6000 van, zei Leo, maar hij legt 6000 boven op die 2500
        Reeze vier mille, riep Ali over mijn duizend, is dat alles bij elkaar
        Stoel 5 zegt drie ruggen erbovenop, gever rekent drie ruggen in totaal
        Nel had al 400 staan, zegt ophogen twaalfhonderd, hoeveel moet ik nou inleggen
        Op mijn 500 zei hij „raise vijftienhonderd“ en later beweerde hij dat dat er bovenop kwam
        „Ik verhoog tweeduizend“, zei ze, en niemand wist of dat in totaal was of erbij
        De bet was 700, hij zegt raise 2.000, ik betaal 2.000 en nu wil hij nog 700 van me
        Alleen raise en een getal, geen naar en geen met, en het gekibbel kon beginnen
        In het verslag stond dat Novak „raise vierduizend“ zei tegen een open van 1.800 en dat de tafel ruziede over wat er in het midden hoorde
        Als iemand „raise zeshonderd“ roept, is dat dan zeshonderd alles bij elkaar of zeshonderd meer?
        Ik kwam op 3.200 uit, hij op 4.400, gezegd was er maar één getal
        Die oude baas zegt altijd alleen „raise“ en een cijfer, de ene keer bedoelt hij dit, de andere keer dat
        Op een open van 900 zei hij raise duizend, in totaal duizend slaat natuurlijk nergens op
        „Raise acht“ klonk er, er lag al drie, dus elf of acht?
        De Engelsman zei raise twenty-five hundred op een bet van duizend en de dealer riep 3.500
        Het getal na het woord raise was 1200 en ervoor lag 400, hij zou naar 1600 willen
        Fiches had hij nog niet losgelaten, alleen het bedrag was eruit, totaal of extra?
        Vanaf de button hoorden we „raise drie“, tegen 1.200, en toen ging iedereen rekenen
        Gast mompelt raise 5k, is dat nou naar vijf of met vijf erbij
        zei raise 1200, bedoelt hij tot 1200 of met 1200
        noemt een bedrag en de vraag is wat het totaal is
        hij zei "raise, 2000 erbij"
declared-total-fact-round = Wat is er deze ronde ingezet voordat deze speler handelde?
    .label = inzetronde
declared-total-fact-said = Welk bedrag is er genoemd?
    .label = genoemd bedrag
declared-total-fact-how = Hoe is het gezegd?
    .label = bewoording
    .raise-amount = "raise" en het bedrag, verder niets
    .to = "raise naar", "maak er … van"
    .more = "erbij", "erbovenop", "raise met"
declared-total-fact-all-in = Is de speler daarmee all-in?
    .label = daarmee all-in
declared-total-outcome-on-top = Raise naar { $total }, { $said } erbovenop
declared-total-outcome-on-top-above-pot = Te veel: { $on_top } in totaal is meer dan de pot toelaat
declared-total-outcome-on-top-above-fixed = Alleen { $least } geldt: meer laat fixed limit niet toe
declared-total-outcome-on-top-all-in = All-in voor { $total }, minder dan een volledige raise
declared-total-outcome-on-top-all-in-next-open = All-in voor { $total }, minder dan een volledige raise; het volgende minimum staat niet vast
declared-total-outcome-made-up = Raise, aan te vullen tot { $total }
declared-total-outcome-all-in-for-less = All-in voor { $total }, minder dan de call
declared-total-outcome-call = Een call, precies het bedrag
declared-total-outcome-raise = Raise naar { $total }
declared-total-outcome-above-pot = Te veel: de pot laat hoogstens { $most } toe
declared-total-outcome-above-fixed = Alleen { $most } geldt: meer laat fixed limit niet toe
declared-total-outcome-short-all-in = All-in voor { $total }, minder dan een volledige bet of raise
declared-total-outcome-short-all-in-next-open = All-in voor { $total }, minder dan een volledige bet of raise
declared-total-outcome-bet = Bet van { $total }
declared-total-outcome-bet-made-up = Bet, aan te vullen tot { $total }
declared-total-outcome-call-only-said = Alleen een call: { $total }
declared-total-outcome-on-top-by-half = { $said } erbovenop: 50% van de raise, { $half_line }, beslist
declared-total-order-on-top-half-must = Speler: is { $said } minstens { $half_line }, maak er dan in totaal { $total } van.
declared-total-order-on-top-half-call = Speler: is het minder, leg dan de call van { $bet } neer.
declared-total-order-put-total = Speler: leg in totaal { $total } neer.
declared-total-order-all-in-plays = Dealer: kondig de all-in voor { $total } aan. De te callen bet blijft { $bet }; wat anderen boven de all-in inzetten, gaat naar een side pot.
declared-total-order-announce-call = Dealer: kondig een call aan.
declared-total-order-announce-raise = Dealer: kondig de raise naar { $total } aan.
declared-total-order-announce-bet = Dealer: kondig de bet van { $total } aan.
declared-total-order-announce-all-in = Dealer: kondig de all-in voor { $total } aan. Er wordt niets aangevuld.
declared-total-order-see-reopening = Wie nog mag raisen, staat bij het incident Wie mag nog raisen na een te lage all-in (reopening).
declared-total-order-correct-to-pot = Dealer: verlaag de bet tot wat de pot toelaat en geef de rest terug.
declared-total-order-correct-if-miscounted = Dealer: is de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
declared-total-order-correct-if-dealer-miscounted = Dealer: heb je de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
declared-total-order-director-other-cause = Toernooileiding: beslis bij een andere oorzaak naar billijkheid (regel { $fairness }), tot hoogstens wat de pot toelaat. Het boek zwijgt daarover.
declared-total-order-see-miscount = Ga verder met het incident Verkeerd getelde pot of te grote bet (pot-limit-miscount) als er na de bet al gehandeld is.
declared-total-order-only-most = Speler: leg in totaal precies { $most } neer. Wat erboven ligt, gaat terug.
declared-total-order-only-least = Speler: leg in totaal precies { $least } neer. Wat erboven ligt, gaat terug.
declared-total-order-next-acts = De volgende speler is aan de beurt.
declared-total-order-put-call = Speler: leg precies de call neer, { $total } in totaal.
declared-total-remark-not-on-top = Het bedrag is de hele bet. Dat is alleen anders als iets duidelijk maakte dat het erbovenop kwam.
declared-total-remark-half-of-raise-said = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
declared-total-remark-least-after-short = De laatste raise was een te lage all-in. Het boek noemt de "vorige" bet of raise als minimum; hier is gerekend met de laatste volledige.
declared-total-remark-least-after-this = Voor de volgende raise noemt het boek de "vorige" bet of raise als minimum; hier is gerekend met de laatste volledige, niet met deze all-in.
declared-total-remark-limit-after-short = Het boek zegt niet of een raise in fixed limit een te lage all-in aanvult of erbovenop komt.
declared-total-remark-other-raise = Het boek zegt niet of een raise in fixed limit na een te lage all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar elk ander totaal dat hier staat, is ook goed.
declared-total-remark-raise-no-bet = Het boek spreekt van een minimumraise terwijl er geen bet ligt, en legt het bedrag niet uit. Hier is gerekend met de minimumbet.
declared-total-remark-next-raise-open = Het boek zegt niet wat na deze all-in het minimum voor de volgende raise is.
declared-total-remark-more-without-raise = Zonder het woord "raise" ("300 meer"): het boek zegt niet of "meer" of "erbovenop" als dat woord telt. Zo niet, dan is minder dan 50% maar een call.
declared-total-remark-raise-cap = In fixed limit is het aantal raises begrensd: zie het incident Hoe vaak er geraised mag worden (raise-cap).
declared-total-remark-own-chips-lower-the-most = Het maximum geldt voor een speler die nog niets voor zich heeft liggen. Chips van een eerdere inzet gaan daarvan af.
declared-total-outcome-no-raise = Alleen een call: deze speler mag niet raisen
declared-total-outcome-nobody-to-call = Alleen een call: niemand kan een raise nog callen
declared-total-outcome-no-raise-not-said = Het boek zegt niet of deze speler mag raisen
declared-total-order-no-raise-call = Dealer: kondig een call aan en geef terug wat daarboven ligt.
declared-total-order-director-no-raise = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de raise geldt of alleen de call.
declared-total-fact-acted-before = Heeft deze speler in deze inzetronde al eerder gehandeld?
    .label = eerder gehandeld
