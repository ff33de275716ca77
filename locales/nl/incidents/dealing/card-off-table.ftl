card-off-table = Kaart van tafel gevallen
    .search = kaart van tafel gevallen, kaart op de grond, kaart op de vloer, gedeelde kaart gevallen, kaart vloog van tafel, kaart onder de tafel, kaart gleed van tafel, mijn kaart viel op de grond, kaarten van tafel gegooid, kaart op mijn schoot, is mijn hand dood als een kaart viel
    .told =
        Er is een kaart van tafel gevallen
        Mijn kaart viel op de grond, is mijn hand dood?
        De dealer deelde een kaart en die vloog van tafel
        Eén van de kaarten ligt onder de tafel
        Bij het delen gleed een kaart van tafel en die ligt open op de grond
        Hij stootte zijn eigen kaart van tafel bij het kijken
        Een speler gooide zijn kaarten en eentje belandde op het tapijt
        De kaart viel op mijn schoot en daarna op de grond
        Blijft een kaart die op de grond viel in het spel?
        De dealer liet de volgende kaart van het deck op de grond vallen
        Een speler raapte zijn kaart van de grond op en wil verder spelen
        kaart op de grond tijdens de hand
    .heard =
        een kaart ging over de rand en ligt op de vloer
        zijn kaart viel van tafel en hij raapte hem op
        de gedeelde kaart vloog van tafel op de grond
        ze liet een kaart van haar hand van tafel vallen
        kaart onder de stoel beland tijdens het delen
        gedeelde kaart ging over de rand en op de vloer
        mijn aas viel van tafel, alleen ik heb het gezien
        de dealer gooide te hard en de kaart belandde op het tapijt
        één van de kaarten van plaats 3 ligt op de grond, de andere heeft hij nog
        ze liet haar hand van tafel vallen en raapte beide kaarten weer op
        de kaart viel op de grond naast een andere en niemand weet welke welke is
        hij gooide uit kwaadheid zijn kaarten van tafel
        de bovenste kaart van de stub gleed van tafel toen de dealer brandde
        Eén viel tussen mijn knieën, ik pakte hem op
        Bij het delen vloog de vrouw op de grond
        Van het vilt gegleden en de ober gaf hem terug
        Bij het delen zeilde mijn kaart onder de tafel ernaast, de ober raapte hem op, keek ernaar en gaf hem terug alsof er niks was gebeurd
        Is de hand nog goed als je hem van het tapijt raapt?
        Mijn aas lag onder tafel, alleen de buurman zag hem
        De dealer gooide zo hard dat hij op mijn schoot kwam
        Hij kaatste tegen de rand en lag onder de stoel
        Twee ellebogen botsten en de kaart lag beneden, gespeeld was er niet
        Een windvlaag door de terrasdeur en de boer was van tafel
        er viel een kaart van tafel
        een van zijn kaarten belandde op de grond
        hij gooide uit boosheid een kaart van tafel
card-off-table-fact-whose = Welke kaart was het?
    .label = kaart
    .player = een kaart uit de hand van een speler
    .deal = een kaart bij het delen, op weg naar een speler
    .stub = een kaart van de stub
card-off-table-fact-seen = Heeft een speler of de dealer gezien welke kaart het was?
    .label = gezien welke
card-off-table-fact-identifiable = Is het zeker welke kaart het is?
    .label = kaart zeker
card-off-table-fact-thrown = Gooide de speler de kaart van tafel?
    .label = gegooid
card-off-table-outcome-see-misdeal = Een open kaart bij het delen: de lijst van misdeals beslist
card-off-table-outcome-card-plays = De kaart blijft in het spel
card-off-table-outcome-misdeal = Misdeal: deel opnieuw
card-off-table-outcome-see-dropped-deck = Een kaart van de stub: als bij een gevallen deck
card-off-table-outcome-hand-plays = De hand blijft live
card-off-table-outcome-hand-dead = De hand is dood
card-off-table-outcome-see-killed = Een hand die niet herkenbaar is
card-off-table-order-see-misdeal = Ga verder met het incident Misdeal (misdeal).
card-off-table-order-give-card = Dealer: raap de kaart dicht op, geef haar aan de speler voor wie ze was en deel verder.
card-off-table-order-deal-again = Dealer: neem alle kaarten in en deel opnieuw vanaf dezelfde button.
card-off-table-order-see-dropped-deck = Ga verder met het incident Gevallen deck (dropped-deck).
card-off-table-order-pick-up = Dealer: raap de kaart dicht op en geef haar terug; de speler speelt ermee verder.
card-off-table-order-muck = Dealer: muck de hand.
card-off-table-order-if-folded = Floor: gooide de speler de kaarten tijdens een inzetronde weg om te folden, dan geldt de fold, ook voor de beurt.
card-off-table-order-see-killed = Ga verder met het incident Hand per ongeluk gedood (killed-unprotected-hand).
card-off-table-remark-exposed = Zagen spelers welke kaart het was, dan blijft de hand toch in het spel.
