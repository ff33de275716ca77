left-table-with-hand = Den Tisch mit Live-Hand verlassen
    .search = Tisch mit Live-Hand verlassen, während der Hand weggegangen, All-in-Spieler ist weggegangen, mit Karten weggelaufen, mit Live-Hand aufgestanden, Spieler weg und hat noch Karten, geht mit einer Hand rauchen, nicht am Tisch wenn er an der Reihe ist, mitten in der Hand auf die Toilette, vor dem Showdown weg, Spieler vom Tisch weg mit Karten, läuft weg obwohl er noch in der Hand ist
    .told =
        Geht weg mit Live-Hand
        Er hat noch Karten und geht einfach vom Tisch weg.
        Platz 4 ist noch in der Hand und steht schon an der Tür zum Telefonieren.
        Er hat am Flop gecallt, ist dann aufgestanden und weggegangen, bevor Turn und River fertig waren.
        Der Spieler, der all-in ist, steht auf und geht zwei Tische weiter, dabei müssen die anderen zwei noch am Turn setzen.
        Ist seine Hand tot, wenn er mit Karten vor sich den Tisch verlässt und noch gesetzt werden kann?
        Aufgestanden mit Live-Hand
        Platz 4 ist vom Tisch weggegangen, obwohl er noch Karten hat
        Spieler rennt mitten in der Hand weg, er hat noch eine Live-Hand
        Platz 6 hat am Turn gecallt, steht auf und geht telefonieren, während der River noch kommt
        Platz 2 all-in, läuft vor dem Showdown vom Tisch weg und ist gar nicht mehr in Reichweite
        Er hat noch Chips und Karten und geht vom Tisch weg, ist seine Hand tot?
    .heard =
        sie hat geraist und ist an die Bar, die Action ist wieder bei ihr
        er sprintet aufs Klo während der Flop kommt
        der All-in-Mann tigert mit dem Rücken zum Tisch an der Absperrung
        gepusht und es gleich den Freunden erzählt, Karten liegen da
        die 3 ist nicht da und muss auf ein Raise antworten
        mitten im Pot spazieren gegangen, seine Asse liegen noch da
        Chip auf die Hand und draußen eine Kippe geraucht
        hat preflop bezahlt und war vor dem Turn verschwunden
        er ist aufgestanden zum Buffet, dabei spielt er noch mit
        ist zum Bildschirm gegangen, obwohl er entscheiden muss
        hielt es nicht aus und lief aus dem Saal, während das Board kam
        er musste noch herzeigen und ist fort, beide Paare liegen da
        er ist mit Karten vor sich aufgestanden
        läuft an die Bar und muss noch handeln
        steht mit lebender Hand auf und geht weg
        hat noch Karten und verlässt den Tisch während gesetzt wird
        er ist mit einer lebenden Hand vom Tisch weggegangen
        Spieler ist von seinem Platz aufgestanden, obwohl er noch Karten hatte
        sie ging mitten in der Hand vom Tisch
        er ging all-in und lief vor dem Showdown weg
        Der ist mit Karten aufgestanden und aufs Klo gerannt
        Seat 5 ist noch drin mit QJ und geht eine rauchen
        Hat alles reingestellt und haut ab zur Bar, bevor wir aufdecken
        Vor dem Aufdecken ist er weggelaufen, seine Karten liegen noch
        Kriegt an Anruf und läuft mitten am Flop davon, hat noch 30k und Karten
        Stuhl leer, zwei Karten liegen davor, der ist mitten am Turn einfach abgehauen
        Der rennt aufs Klo und hat noch Karten vor sich liegen
        Steht mitten am Törn auf und geht raus, sein Blatt liegt da
        Er ist ollin und schon an der Bar, Blatt liegt aufm Filz
        Weg vom Stuhl, bevor zu Ende gesetzt war, seine Asse noch verdeckt da
        Raucherpause, obwohl er noch im Pott drin ist
        Die holt Kaffee, während ich noch dran bin, ihr Blatt ist noch drin
        Sie konnte den River nicht sehen, rannte weg, Karten auf dem Filz, und war all-in
        Mit lebender Hand ging er die Kinder hinter der Absperrung drücken
        Kaffee holen, die Karten lagen vor ihm
        Er stand mitten in der Hand auf und plauderte am Nebentisch
        An der Tür geraucht, obwohl er gleich dran war
        Er war gegen zwei Leute all-in, hielt die Spannung nicht aus und ging zur Bar, während die Karten verdeckt dalagen und die anderen noch setzten
        Auf die Toilette, die Karten zugedeckt, Chip drauf
        Drei Tische weiter, der Dealer rief, er sei dran
        Nur noch zeigen, und sie stand an der Bar
        Beim Showdown war sein Stuhl leer, die Karten lagen verlassen auf dem Tisch
        ist vom Tisch weggegangen, obwohl seine Karten noch im Spiel sind
        ist aufgestanden, obwohl seine Hand noch lebt
        ein Spieler ist all-in und verlässt den Tisch
left-table-with-hand-fact-hand = Hat der Spieler noch eine Live-Hand?
    .label = Live-Hand
    .can-act = ja, und er hat noch Chips
    .all-in = ja, er ist all-in
    .none = nein, gefoldet oder ohne Karten
left-table-with-hand-fact-stage = Wie weit ist die Hand?
    .label = Stand der Hand
    .betting = jemand kann noch setzen
    .showdown = es wird nicht mehr gesetzt, nur der Showdown steht aus
left-table-with-hand-fact-where = Wie weit ist der Spieler weg?
    .label = Entfernung
    .away-from-table = vom Tisch weg
    .away-from-seat = vom Platz weg und außer Reichweite, aber noch am Tisch
left-table-with-hand-outcome-left-table = Den Tisch verlassen, was mit einer Live-Hand nicht erlaubt ist
left-table-with-hand-outcome-left-seat = Den Platz verlassen, was mit einer Live-Hand nicht erlaubt ist
left-table-with-hand-outcome-back-to-seat = Zurück auf den Platz: Wer eine Live-Hand hat, bleibt dort
left-table-with-hand-outcome-at-the-table = Noch am Tisch: Das gilt nicht als Verlassen
left-table-with-hand-outcome-may-leave = Kein Verstoß: Dieser Spieler darf vom Tisch weg sein
left-table-with-hand-outcome-should-stay = Auch dieser Spieler soll am Tisch bleiben
left-table-with-hand-order-call-back = Floor: den Spieler sofort an den Tisch zurückrufen.
left-table-with-hand-order-sit-down = Floor: den Spieler auf seinen Platz zurückschicken, wo er bis zum Ende der Hand bleibt.
left-table-with-hand-order-ask-to-sit-down = Floor: den Spieler bitten, sich wieder zu setzen.
left-table-with-hand-order-leave-cards = Dealer: die Karten des Spielers nicht in den Muck nehmen.
left-table-with-hand-order-see-clock = Dealer: den Floor rufen, wenn dieser Spieler an der Reihe ist und nichts geschieht. Mit dem Vorfall „Zeit verlangen (Clock)“ (clock) weitermachen.
left-table-with-hand-order-decide-penalty = Turnierleitung: entscheiden, ob der Spieler eine Penalty bekommt.
left-table-with-hand-order-give-penalty = Turnierleitung: dem Spieler eine Penalty geben.
left-table-with-hand-order-no-penalty = Floor: dafür keine Penalty geben.
left-table-with-hand-order-ask-to-stay = Floor: den Spieler daran erinnern, am Tisch zu bleiben.
left-table-with-hand-remark-hand-not-killed = Die Regel sagt nicht, dass die Hand dadurch tot ist.
left-table-with-hand-remark-protect-hand = Hat der Dealer die unbewachten Karten eingezogen, ist das der Vorfall „Hand aus Versehen getötet“ (killed-unprotected-hand).
left-table-with-hand-remark-stay-seated = Während einer Hand sollen die Spieler sitzen bleiben.
left-table-with-hand-remark-not-encouraged = Ein Stuhl in Reichweite genügt, um am Platz zu sein, doch zum Aufstehen während einer Hand will das Buch niemanden ermuntern.
left-table-with-hand-remark-only-while-action = Die Regel des Buches gilt nur, solange in der Hand noch Aktionen möglich sind.
left-table-with-hand-remark-all-in-tabled = Eine All-in-Hand wird beim Showdown aufgedeckt, ob der Spieler da ist oder nicht.
