disputed-pot = Hand oder Pot angefochten
    .search = Pot falsch gezählt, der Pot stimmt nicht, falscher Spieler bekam den Pot, ich hatte die Gewinnerhand, Hand falsch gelesen, Dealer hat meine Hand falsch gelesen, ich hatte einen Flush, das war ein Split Pot, Side-Pot falsch, Pot falsch geteilt, Pot ist schon weg, nächste Hand läuft schon, Reklamation zu spät, Streit in der Pause, letzte Hand anfechten
    .told =
        Falscher hat den Pot bekommen
        Der Pot wurde dem Falschen gegeben, ich hatte doch die bessere Hand.
        Der Dealer hat den Pot falsch geteilt, mir fehlen 5.000, und jetzt mischt er schon die nächste Hand.
        Ich habe vorhin mit Flush gewonnen, der Dealer hat ihn nicht gesehen und den Pot rübergeschoben, das ist keine zwei Minuten her.
        In der letzten Hand wurde der Split-Pot falsch ausgezahlt, und der Dealer hat schon neue Karten gegeben, UTG hat auch schon gefoldet.
        Kann ich den Pot noch reklamieren, wenn die nächste Hand schon angefangen hat?
        Pot an den Falschen gegeben
        Ich hab den Pot an den Falschen gegeben, und sie reklamieren das jetzt
        Platz 5 ficht die Hand an, er sagt, er hatte gewonnen, der Pot wurde schon ausgezahlt
        Der Pot ist weg, die nächste Hand wird schon gemischt, Platz 8 sagt, seine Straight war besser
        Pot wurde falsch geteilt, 6400 statt 7200, der Spieler beschwert sich, die nächsten Karten sind schon gegeben
        Kann er den Pot noch anfechten, wenn der Dealer schon mit dem Riffle angefangen hat?
    .heard =
        sie hat den Falschen ausbezahlt, beim Mischen ist es aufgefallen
        er hat die Chips schon gestapelt, jetzt heißt es mein Kicker spielte
        Moment, das war ein Split, er bekam alles
        14k müssten in der Mitte liegen, ich bekam 11
        zwei Hände danach behauptet er, er hatte ein Wheel
        es wird schon gewaschen, können wir zurück zu wer gewinnen sollte
        Nebenpot ging an Platz 2, die Rechnung vom Hauptpot haut hinten und vorne nicht hin
        nach der Unterbrechung verlangt er, die vorige neu zu prüfen
        die Kamera kann es beweisen, wird wieder aufgerollt
        er rechnet nach und schwört, man habe ihm zu wenig gegeben
        der Verlierer begreift erst jetzt, dass vier Herz lagen
        Dealer sagt Schluss, weil neue Karten fliegen, Spieler protestiert
        der Pot ist schon ausbezahlt und jetzt sagt er er hätte gewonnen
        falscher Gewinner, Chips schon rübergeschoben
        bis wann kann man sich noch beschweren wer gewonnen hat
        Pot falsch ausgezahlt, die nächste Hand läuft schon
        Streit nach dem Auszahlen wer gewonnen hat
        er sagt, der Pot ging an den falschen Spieler, die nächste Hand hat begonnen
        Spieler bestreitet den Pot, nachdem die nächste Hand gegeben ist
        können wir noch ändern, wer gewonnen hat, die Karten sind gemischt
        der Pot ging an die falsche Hand und wir haben es später gemerkt
        er sagt, er hat die letzte Hand gewonnen
        Der hat den Topf einkassiert, dabei hatte ich die Straße, ich reklamier das
        Moment, der Topf ging an den Verkehrten, die nächsten Karten sind schon gegeben
        Er reklamiert nach drei Minuten, die letzte Runde wär verkehrt gelesen worden
        Dealer hat 4000 zu viel rübergeschoben, Seat 4 beschwert sich jetzt erst
        Ich protestier, mein Flush war höher, die mischen aber schon
        In der Pause kommt er und sagt, vorhin hätt er gewonnen
        Moment, der Topf ging an den Falschen, wir teilen schon neu aus
        Ich hatte doch die Straße, Geber hat's dem gegeben, vor zwei Minuten
        Das war verkehrt geteilt, und nebenbei ist schon gemischt
        Reklamation, im Nebentopf fehlten 2.000, nächstes Spiel läuft schon
        Grad erst gemerkt, dass ich gewonnen hätte, Riffel ist schon durch
        In der Pause meckert der noch über vorhin, er hätte gewonnen
        Karten schon in der Box, da fiel ihm ein, dass die Hälfte seine war
        Der Dealer gab dem Falschen, und es wurde schon für die nächste gemischt
        In der Pause kam er und sagte, sein Flush sei höher gewesen
        Nach dem Geben behauptete er, die Summe habe nicht gestimmt
        Kann man noch was sagen, wenn in der neuen Hand schon einer gepasst hat?
        Die nächste Hand war gegeben, zwei hatten schon gepasst, da sagte Platz zwei, den vorigen Pot habe der Falsche gekriegt, seine zwei Paare seien höher gewesen
        Sein Kicker hätte gespielt, das fiel ihm beim Mischen ein
        Zehn Minuten später wollte er neu abrechnen, die Blinds waren schon drin
        Zweitausend falsch ausgezahlt, nach der Pause noch zu ändern?
        Beim Bier nach Spielende behauptete er, am Nachmittag habe man ihm einen Pot verweigert
        wem gehört der Pot
        das ist doch mein Pot
        beide behaupten, der Pot gehöre ihnen
        der Pot hätte an mich gehen müssen
        er hat den Pot genommen, gewonnen habe aber ich
        wer bekommt diesen Pot, sie sind sich nicht einig
        sie streiten, wer gewonnen hat
        der Dealer hat den Pot dem Verlierer gegeben
        Hand vorbei, Chips verteilt, jetzt gibt es Streit darum
        ich glaube, die Hand habe ich gewonnen, lässt sich das prüfen
        steht mir der Pot zu
        der Pot war nicht seiner
disputed-pot-fact-what = Was wird angefochten?
    .label = angefochten
    .reading = wie eine Hand gelesen wurde, also wer gewonnen hat
    .counting = wie der Pot gezählt oder geteilt wurde
    .wrong-player = die Hände sind richtig gelesen, aber der Falsche bekam den Pot
disputed-pot-fact-tabled = War die angefochtene Hand aufgedeckt?
    .label = Hand aufgedeckt
disputed-pot-fact-at-break = Endete die Hand während einer Pause?
    .label = Ende in der Pause
disputed-pot-fact-since-award = Wie lange ist die Vergabe des Pots her?
    .label = seit Vergabe des Pots
    .in-time = höchstens 1 Minute oder so lange, wie die Hausregeln in der Pause zulassen
    .later = länger
disputed-pot-fact-next-hand = Wie weit ist die nächste Hand?
    .label = Stand der nächsten Hand
    .nothing = noch nichts geschehen
    .scramble = Karten durcheinandergemischt (Chemmy-Shuffle), noch kein Riffle
    .riffle = von Hand gemischt, erster Riffle gemacht
    .machine = Knopf der Mischmaschine gedrückt
    .push = ein neuer Dealer sitzt am Tisch
    .dealt = die Karten sind gegeben
    .second-deck = zwei Decks: Das andere ist gemischt, nicht abgehoben
    .second-deck-cut = zwei Decks: abgehoben oder Cut Card darunter
    .announced = der Dealer hat die nächste Hand angesagt
disputed-pot-fact-actions = Welche Aktionen gab es in der nächsten Hand?
    .label = Aktionen der nächsten Hand
disputed-pot-outcome-hand-open = Noch offen: Die Hand kann angefochten werden
disputed-pot-outcome-pot-open = Noch offen: Der Pot kann angefochten werden
disputed-pot-outcome-break-open = Noch offen: Die Frist in der Pause läuft noch
disputed-pot-outcome-too-late = Zu spät: Der Pot bleibt, wie er vergeben wurde
disputed-pot-outcome-nothing-to-dispute = Nicht offen: Nur eine aufgedeckte Hand kann man anfechten
disputed-pot-order-stop = Dealer: anhalten und Karten, Pot und Stacks lassen, wie sie sind.
disputed-pot-order-read-again = Floor: die angefochtene Hand noch einmal mit dem Board lesen. Wenn Karten weg sind, Dealer und Spieler fragen, was offen lag.
disputed-pot-order-push-to-winner = Dealer: den Pot zurückholen, wenn er falsch vergeben wurde, und der Gewinnerhand geben oder unter gleichen Händen teilen.
disputed-pot-order-count-again = Floor: den Pot aus den Einsätzen neu zählen, jeden Side-Pot für sich, und ausrechnen, was jeder Gewinner bekommt.
disputed-pot-order-pay-difference = Dealer: zurückholen, was zu viel ausbezahlt wurde, und dem geben, der zu wenig bekam.
disputed-pot-order-move-pot = Dealer: den Pot zurückholen und dem Spieler geben, dessen Hand gewonnen hat.
disputed-pot-order-next-hand-goes-on = Dealer: die nächste Hand dort fortsetzen, wo sie angehalten wurde.
disputed-pot-order-award-stands = Dealer: den Pot lassen, wo er ist, und weitermachen.
disputed-pot-order-see-mucked-winner = Floor: mit dem Vorfall „Hand im Showdown weggeworfen“ (mucked-winner) weitermachen. Dort steht, ob eine Hand, die nicht aufgedeckt war, noch gewinnen kann.
disputed-pot-remark-until-next-hand = Das Ergebnis einer Hand kann man anfechten, bis die nächste Hand beginnt.
disputed-pot-remark-until-next-hand-pot = Den Pot kann man anfechten, bis die nächste Hand beginnt.
disputed-pot-remark-until-substance = Den Pot kann man bis zur Substantial Action in der nächsten Hand anfechten.
disputed-pot-remark-chemmy = Ein Chemmy-Shuffle ist noch nicht der Beginn der nächsten Hand.
