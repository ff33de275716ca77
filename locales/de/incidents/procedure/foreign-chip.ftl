foreign-chip = Ein Chip, der nicht dazugehört
    .search = fremder Chip, Chip aus einem anderen Turnier, Chip eines anderen Casinos, Cash-Chip im Turnier, falscher Chip, Chip in anderer Farbe, gefälschter Chip, Chip der nicht dazugehört, Chip vom Turnier gestern, Chip aus einem anderen Satz
    .told =
        In seinem Stack ist ein Chip aus einem anderen Turnier.
        Im Pot liegt ein Chip vom Cashgame.
        Er hat einen Chip gesetzt, der nicht zu diesem Turnier gehört.
        Im Stack von Platz 5 haben wir einen Chip eines anderen Casinos gefunden.
        Einer seiner Chips hat eine andere Farbe, den gibt es in diesem Turnier nicht.
        Ein Spieler hat Chips vom gestrigen Turnier an den Tisch mitgebracht.
        Dieser 5.000er sieht gefälscht aus.
        Der Dealer hat aus dem Rack einen falschen Chip bekommen, der ist vom anderen Event.
        Am Tisch liegt ein fremder Chip, und keiner weiß, woher er kommt.
        Er hat mit einem Chip vom Side-Event gecallt.
        Bekommt man einen anderen Chip für einen, der nicht aus diesem Turnier ist?
        Chip eines anderen Turniers im Spiel
    .heard =
        der blaue Chip ist vom Cashgame, nicht von unserem Turnier
        gefälschter Chip im Pot, was jetzt
        Platz 2 hat einen Chip vom Klub nebenan im Stack
        beim Color-up hat sie einen falschen Chip bekommen, der gehört zum anderen Satz
        ein Chip vom High Roller ist in unserem Pot aufgetaucht
        er hat Chips vom Turnier letzte Woche eingeschmuggelt
        in der Bet ist ein Chip, der nicht von uns ist, zählt die Bet
        fremder Chip mit anderem Logo im großen Stack
        Er setzte drei von uns und einen von der letzten Woche
        Beim Zählen fiel dem Dealer auf, dass einer der Blauen einen anderen Rand hat und darauf ein Casino aus Budapest steht, der Setzer will nichts davon gewusst haben
        Er hatte einen aus einem anderen Casino
        Eine lila Farbe, die es hier gar nicht gibt
        Aus dem Nebenturnier brachte er zwei gleiche mit
        Chip von nem andern turnier im pot, zählt der?
        In seinem Turm steckte einer aus Prag
        Ein falscher war dabei, und er gewann den Pot
        Der Blaue wog halb so viel, der Dealer legte ihn weg
        Ein Hotelchip lag in der Mitte, er bestand darauf, er zähle als Hunderter
foreign-chip-fact-how = Wie kam er hierher?
    .label = wie er kam
    .unknown = keiner weiß es, oder das Haus gab ihn aus Versehen aus
    .brought-in = ein Spieler hat ihn mitgebracht
foreign-chip-fact-where = Wo ist er?
    .label = wo
    .stack = im Stack eines Spielers
    .bet = in einer Bet oder im Pot
foreign-chip-outcome-replaced = Der Chip kommt aus dem Spiel; der Spieler bekommt den Wert
foreign-chip-outcome-not-replaced = Der Chip kommt ohne Entschädigung aus dem Spiel
foreign-chip-outcome-made-good = Der Chip kommt aus dem Spiel; wer ihn gesetzt hat, füllt die Bet auf
foreign-chip-outcome-does-not-count = Der Chip kommt aus dem Spiel und zählt in der Bet nicht
foreign-chip-outcome-cheating = Der Chip kommt aus dem Spiel: Ihn mitzubringen ist Betrug
foreign-chip-order-take-out = Floor: den Chip aus dem Spiel nehmen und einbehalten.
foreign-chip-order-exchange = Floor: ihn herausnehmen und dem Spieler Chips dieses Turniers über den Wert geben, für den er galt.
foreign-chip-order-nothing-for-it = Floor: ihn herausnehmen und dem Spieler sagen, dass er nichts dafür bekommt.
foreign-chip-order-owner-pays = Floor: ihn herausnehmen und den Spieler, der ihn gesetzt hat, den Wert aus seinem Stack nachlegen lassen.
foreign-chip-order-bet-smaller = Floor: ihn herausnehmen; die Bet zählt ohne ihn, die Calls ebenso.
foreign-chip-order-look-into-it = Floor: den Stack dieses Spielers zählen und klären, wie viele solche Chips hereinkamen.
foreign-chip-order-see-disqualification = Für eine Disqualifikation mit dem Vorfall „Disqualifikation“ (disqualification) weitermachen.
foreign-chip-remark-removed-value = War der Wert des Chips hier im Spiel und ist er entfernt, mit dem Vorfall „Chips eines alten Wertes“ (leftover-chips) weitermachen.
