foreign-card = Eine fremde Karte
    .search = fremde Karte, Joker gefunden, Joker auf der Hand, Joker auf dem Board, rote Karte im blauen Deck, Karte mit anderer Rückseite, falsche Rückseite, Karte aus dem anderen Deck, Karte gehört nicht ins Deck, falsche Karte im Deck, kleine Karte bei Short-Deck, eine 4 im Short-Deck
    .told =
        Da ist ein Joker drin!
        Ich habe einen Joker in meiner Hand, das ist doch keine gültige Karte.
        Eine meiner Karten hat eine andere Rückseite, die ist rot, und der Rest ist blau.
        Am Turn legt der Dealer plötzlich einen Joker auf das Board, und im Pot liegen schon 20.000.
        Wir spielen Short-Deck, und ich habe eine Vier bekommen, die darf da doch gar nicht drin sein, UTG hat schon geraist.
        Was machen wir, wenn mitten in der Hand eine Karte mit falscher Rückseite im Stub auftaucht?
        Joker im Deck gefunden
        Im Deck war eine Karte mit anderer Rückseite
        Platz 3 hat einen Joker als zweite Karte bekommen, und die Hand läuft
        Am Turn kommt eine Karte mit roter Rückseite, wir spielen mit blauem Deck, UTG und Button haben schon gecallt
        Short-Deck, auf dem Flop liegt plötzlich eine Drei, es wurde schon gebettet und gecallt
        Ein Joker liegt auf dem Board, was passiert jetzt mit der Hand?
    .heard =
        eine von meinen zweien ist blau, die andere rot
        im Flop liegt ein Narr
        im Reststapel steckte eine Werbekarte, am Turn entdeckt
        die Schnittkarte aus Plastik wurde dem Big Blind zugeteilt
        zwischen unseren lag eine Sechs von Tisch 12
        diese Drei stammt aus einem anderen Satz
        seine Dame trägt das alte Casinologo, unsere nicht
        wir spielen 6-plus und ich bekomme eine Zwei
        der River ist die Regelkarte aus der Schachtel, was jetzt
        vom zweiten Satz hat sich eine Zehn in die Mischmaschine verirrt
        Platz 2 squeezt und sieht ein Garantiekärtchen statt eines Asses
        auf der Fourth Street kam ein Eindringling mit fremdem Muster, es war schon Action
        eine Karte mit anderer Rückseite war drin
        plötzlich ein Joker
        eine Karte mit anderer Rückseite ist im Deck
        der Joker wurde einem Spieler ausgeteilt
        die Karte gehört nicht zu diesem Spiel
        im Deck ist ein Joker
        es kam eine Karte aus einem anderen Deck mit einer anderen Rückseite
        wir haben eine Karte mit blauer Rückseite zwischen den roten gefunden
        ein Joker wurde in den Flop gelegt
        eine zusätzliche Karte, die nicht zu diesem Deck gehört
        Da ist ein Joker dabei, Seat 4 hat ihn gekriegt
        Roter Rücken zwischen lauter blauen, liegt mitten am Flop
        Beim Short-Deck taucht plötzlich eine Vier auf, bei Six Plus
        Ich halt ein Blatt vom Nachbartisch, hinten anderes Muster
        Die da gehört nicht zu unserm Spiel, hinten grün statt rot
        Kreuz Dame doppelt: eine liegt am Board, die andre halt ich selber
        Da liegt ne Rote drin, wir spielen mit den Blauen
        Ich hab den Hampelmann in der Hand, nen Joker, was soll das?
        Short-Deck, und mir gibt er ne Vier
        Am Flop liegt eins mit anderem Muster hinten drauf
        Kreuzbube zweimal, einer bei mir, einer offen in der Mitte
        Nach dem Spiel eins vom Nebentisch im Stapel entdeckt, Rückseite passt nicht
        Mitten in der Hand, dreitausend lagen schon drin, sah einer nach seiner zweiten Karte, und darauf stand statt einem Wert die Adresse vom Casino
        Im blauen Deck hatte plötzlich einer eine rote Rückseite
        Eine Werbekarte vom Casino fiel in den Flop
        Es fand sich eine Karte vom Nachbartisch, als schon gespielt war
        Die Schnittkarte kam mit ins Geben, ein Spieler hatte sie als zweite
        Statt einer Karte bekam ich die Pokerregeln, und jetzt?
        In der Hand war ein joker, erst nach dem flop gemerkt
        Im Short Deck tauchte eine Vier auf, die hat da nichts verloren
        Die Garantiekarte des Herstellers ging an den Button, er hatte schon gecallt
        Auf dem River lag eine mit anderem Muster hinten
foreign-card-fact-card = Welche Karte wurde gefunden?
    .label = gefundene Karte
    .joker = ein Joker
    .other-back = eine Karte mit anderer Rückseite (aus einem anderen Deck)
    .low-card = eine 2, 3, 4 oder 5 bei Short-Deck
    .duplicate = eine Karte, die zweimal im Deck ist
foreign-card-fact-when = Wann wurde sie gefunden?
    .label = gefunden
    .during-hand = während der Hand
    .hand-over = nach der Hand
foreign-card-fact-actions = Welche Aktionen bisher in dieser Hand, der Reihe nach? (keine: Enter drücken; gesetzte Blinds weglassen)
    .label = Aktionen bisher
foreign-card-fact-where = Wo ist die Karte?
    .label = Fundort
    .stub = im Stub oder unter den abgeworfenen Karten oder den Burn-Karten
    .hand = in der Hand eines Spielers
    .board = auf dem Board
foreign-card-outcome-see-fouled-deck = Darüber entscheidet die Regel über ungültige Decks
foreign-card-outcome-see-misdeal = Darüber entscheidet die Regel über Misdeals
foreign-card-outcome-card-removed = Die Karte wird aus dem Spiel genommen; die Hand geht weiter
foreign-card-outcome-bets-returned = Das Spiel wird gestoppt; alle Einsätze gehen zurück
foreign-card-outcome-hand-goes-on = Die Hand geht weiter; was aus der Karte wird, ist offen
foreign-card-order-see-fouled-deck = Mit dem Vorfall „Ungültiges Deck“ (fouled-deck) weitermachen.
foreign-card-order-see-misdeal = Mit dem Vorfall „Misdeal“ (misdeal) weitermachen und dort „ein Joker im Deck“ wählen.
foreign-card-order-see-misdeal-other = Mit dem Vorfall „Misdeal“ (misdeal) weitermachen und dort „etwas anderes“ wählen.
foreign-card-order-fouled-by-house = Floor: zuerst nachsehen, ob örtliche Vorschriften oder Hausregeln das Deck dadurch für ungültig erklären. Wenn ja, die Hand anhalten; alle Einsätze gehen zurück.
foreign-card-order-fouled-by-floor = Floor: zuerst entscheiden, ob das Deck dadurch ungültig ist; das Buch sagt nicht, was ein Deck ungültig macht. Wenn ja, die Hand anhalten; alle Einsätze gehen zurück.
foreign-card-order-out-of-stub = Dealer: die Karte aus dem Spiel nehmen und fortfahren.
foreign-card-order-out-of-hand = Dealer: die Karte aus der Hand des Spielers nehmen.
foreign-card-order-hand-open = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob der Spieler eine andere Karte bekommt; das Buch sagt es nicht.
foreign-card-order-off-the-board = Dealer: die Karte vom Board nehmen.
foreign-card-order-board-open = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, welche Karte an ihre Stelle kommt; das Buch sagt es nicht.
foreign-card-order-stop = Dealer: die Hand anhalten. Jeder Spieler bekommt alles zurück, was er gesetzt hat.
foreign-card-order-card-open = Floor: die Hand weitergehen lassen und nach Billigkeit (Regel { $fairness }) über die Karte entscheiden; das Buch sagt nicht, was aus ihr wird.
foreign-card-remark-joker-in-short-deck = Bei Short-Deck kann eine 2, 3, 4 oder 5 wie ein Joker gelten: Der Floor sagt, ob das hier so ist.
foreign-card-remark-joker-in-short-deck-always = Bei Short-Deck gilt eine 2, 3, 4 oder 5 wie ein Joker.
foreign-card-remark-check-and-fold = Bisher nur ein Check und ein Fold: Es kamen keine Chips in den Pot, also gab es keine Substantial Action.
