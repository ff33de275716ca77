early-level = Nieuwe blinds te vroeg
    .search = nieuwe blinds te vroeg, blinds te vroeg omhoog, level te vroeg aangekondigd, blinds van het volgende level, gedeeld met de nieuwe blinds voor het level begon, klok loopt nog maar nieuwe blinds gepost, te hoge big blind gepost, een hand te vroeg verhoogd, hogere ante te vroeg geïnd, oude level nog niet voorbij
    .told =
        nieuwe blinds te vroeg
        De dealer heeft de nieuwe blinds geïnd maar het level duurt nog twee minuten
        We spelen deze hand op 400/800 terwijl de klok nog 300/600 aangeeft
        Het nieuwe level is te vroeg omgeroepen, er stonden nog veertig seconden op
        De dealer heeft de blinds een hand te vroeg verhoogd
        De big blind legde 1000 neer omdat hij dacht dat het level om was, maar dat was nog niet zo
        De blinds gingen omhoog voordat de klok afgelopen was en de kaarten zijn al gedeeld
        Hij nam de ante van het volgende level terwijl het huidige nog bezig is
        De hand is met de blinds van het volgende level gedeeld en er is al geraised
        De floor riep het level per ongeluk te vroeg om, de klok staat nog op drie minuten
        We hebben te vroeg de hogere blinds gepost, krijgen we het verschil terug?
        Is een hand geldig als hij in het volgende level is gedeeld voordat dat level begon?
    .heard =
        hij laat ons de hogere blinds al leggen en de klok loopt nog
        er staat nog een minuut op en we spelen al het nieuwe level
        de blinds zijn te vroeg omhoog gegaan
        dealer riep het nieuwe level terwijl er nog tijd op stond
        te vroeg verhoogd, de klok stond nog niet op nul
        ze was te snel, 600/1200 is pas de volgende aan de beurt
        dealer keek verkeerd op het scherm, we betaalden allemaal al voor het level erna
        er staat nog één minuut veertig op en hij laat ons de grote al leggen
        iedereen gaf de hogere ante, alleen was de tijd nog niet om
        iemand riep blinds omhoog, maar dat was de klok van het andere toernooi
        de BB legde te veel, de verhoging komt pas om 21.40
        er was al een raise en een call toen iemand op de klok keek, het level was nog niet om
        het tabletje aan tafel liep voor op het grote scherm
        We spelen met hogere blinds dan de klok aangeeft
        De dealer riep de hogere blinds, wij betaalden ze met ante en al, en op de flop keek iemand naar het scherm waar het oude level nog veertig seconden liep
        Ik betaalde 1.200 en het was nog duizend
        De dealer was sneller dan de klok
        Ante van het volgende level opgehaald, dat was nog niet begonnen
        Nieuwe blinds te vroeg, tijd liep nog
        Iedereen legde meer, toen keek iemand naar het scherm
        In de pauze stond de klok en één tafel speelde het nieuwe al
        Wie krijgt wat terug als er te vroeg meer is betaald?
        Een level te hoog tot iemand zag dat we nog op 600 zitten
early-level-fact-stage = Hoe ver is het?
    .label = hoe ver
    .dealt = er wordt een hand gespeeld met de nieuwe blinds
    .announced = het level is alleen aangekondigd, er is nog geen hand mee begonnen
early-level-fact-announced = Had de floor het nieuwe level voor deze hand aangekondigd?
    .label = level aangekondigd
early-level-fact-actions = Welke acties tot nu toe, in volgorde? (geen: Enter; zonder geposte blinds)
    .label = acties tot nu toe
early-level-outcome-old-level = Het nieuwe level is nog niet begonnen: de oude blinds gelden
early-level-outcome-blinds-corrected = Een hand van het oude level: zet de blinds recht en speel verder
early-level-outcome-dealt-again = Een hand van het oude level: deel hem opnieuw met de oude blinds
early-level-outcome-finished-new = Te laat om opnieuw te delen: maak de hand af met de nieuwe blinds
early-level-outcome-corrected-late = Te laat om opnieuw te delen: blinds rechtzetten, de bets gelden
early-level-outcome-see-new-level = Of het nieuwe level begonnen is, hangt van de aankondiging af
early-level-order-take-back = Floor: meld dat het oude level nog loopt, en kondig het nieuwe aan als de klok op nul staat.
early-level-order-old-blinds = Dealer: speel de volgende hand met de oude blinds en antes.
early-level-order-excess-back = Dealer: geef terug wat er boven de oude blinds en antes gepost is, en ga door met de hand.
early-level-order-deal-again = Dealer: geef alle chips terug, neem de kaarten in en deel opnieuw vanaf dezelfde button met de oude blinds.
early-level-order-finish-new = Dealer: maak deze hand af zoals er gepost is. De volgende hand gaat weer met de oude blinds, tot de klok op nul staat.
early-level-order-excess-back-late = Dealer: geef terug wat er boven de oude blinds en antes gepost is. Bets en raises gelden.
early-level-order-actions-open = Floor: beslis naar billijkheid (regel { $fairness }) over een actie op de nieuwe big blind; het boek zegt niet of die geldt.
early-level-order-see-new-level = Ga verder met het incident Nieuw level (new-level).
early-level-remark-other-way-round = Het boek maakt een hand af die per vergissing met de oude blinds gedeeld is. Over een hand met de nieuwe blinds zegt het niets.
