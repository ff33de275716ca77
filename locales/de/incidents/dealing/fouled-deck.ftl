fouled-deck = Ungültiges Deck
    .search = ungültiges Deck, fouled Deck, zweimal Pik-Ass, dieselbe Karte zweimal, doppelte Karte, zwei gleiche Karten, eine Karte fehlt, nur 51 Karten im Deck, Deck ist unvollständig, gezinkte Karte, markierte Karte, mit dem Deck stimmt etwas nicht
    .told =
        Das Deck ist nicht vollständig
        Im Deck fehlt eine Karte, wir haben nachgezählt, es sind nur 51.
        Es gibt zwei Pik-Asse, das Deck ist ungültig, und wir haben damit schon die ganze Zeit gespielt.
        Die Hand ist gerade vorbei, und jetzt merken wir, dass zweimal die Karo-Dame drin war, ich will meine Chips zurück.
        Nach der Hand zählt der Dealer beim Mischen das Deck, und es fehlt die Kreuz-Acht, im Pot waren 35.000.
        Gilt die letzte Hand noch, wenn wir erst in der nächsten merken, dass das Deck nicht stimmt?
        Zweimal Pik-Ass im Deck
        Am Board und in der Hand liegt zweimal dieselbe Karte, Pik-Ass
        Wir haben das Deck nachgezählt, es sind nur 51 Karten, eine fehlt
        Die Herz-Acht fehlt im Deck, das fiel auf, als wir zwischen den Händen gezählt haben, Pot ist schon weg
        Zwei Karo-Damen in einem Deck, bemerkt erst in der nächsten Hand, nachdem UTG geraist und einer gecallt hat
        Deck war unvollständig, gespielt wurde aber schon, gilt die letzte Hand noch?
    .heard =
        wir drehen beide den Herzbuben um
        Karo zehn liegt am Board und ich halte sie auch
        wie kann er den Kreuzkönig haben, der ist bei mir
        Dealer hat das ganze Packerl durchgezählt, es sind in Summe fünfzig Karten
        da sind fünf Damen drin
        wir spielen seit zwanzig Minuten ohne Pik drei
        mein Ass gibt es in dem Satz ein zweites Mal, Hand stoppen
        am River kommt die Herz neun ein zweites Mal, kriegen alle ihr Geld zurück
        Mischmaschine hat eine verschluckt, rotes Licht, Anzahl stimmt nicht
        erst nach dem Auszahlen sieht man, in der Schachtel sind zwei Sechser liegen geblieben
        exakt gleicher Wert und gleiches Symbol liegen da doppelt
        seit dem Farbwechsel spielen wir mit unvollständigem Satz, zählen die alten Hände
        da sind zwei gleiche im Spiel
        Karo zehn und nochmal Karo zehn
        im Deck fehlt eine Karte, nur einundfünfzig gezählt
        dasselbe Ass liegt am Board und in meiner Hand
        in diesem Deck sind zwei Pik-Asse
        zwei gleiche Karten, eine am Board und eine in seiner Hand
        das Deck hat nur 51 Karten
        im Deck fehlt eine Karte
        beide zeigen die Herzdame
        Da fehlt das Herz Ass, wir zocken mit 51 Karten
        Nach der Hand durchgezählt: nur einundfünfzig Stück im Packerl
        Die Karten sind gezinkt, an der Ecke eingeritzt, das ganze Spiel
        Zwei Karo Sieben im Kartenspiel, der Topf ist aber schon ausgezahlt
        Nächste Hand läuft, jetzt sehn wir: Pik Neun gibts doppelt, vorhin auch
        Die Drei Kreuz lag seit der Pause am Boden, mit dem Restpackl gings weiter
        Wir haben nachgezählt, nur 51, die Herz-Neun gibt's gar nicht
        Zwei Pik-Asse im Kartensatz, kam grad beim Aufdecken raus
        Der ganze Kartensatz ist hinüber, zwei Kreuz-Zehner drin, zählt das noch?
        In der Pause merken wir, vorhin lief's mit 53 Karten
        Ass an der Ecke markiert, Satz ist hin, zählt der Topf noch?
        Nächstes Spiel läuft schon, da merkt der Geber, Karo-Zwei fehlt im Päckchen
        Zwei all-in, und beide zeigten den Herzkönig
        Nach dem All-in für vierzigtausend hielten beide die Pik-Dame in der Hand, alle Chips lagen in der Mitte und der Dealer zeigte ratlos auf das Paket
        Nach der Hand fehlte im Deck die Pik-Zwei
        Dasselbe Kreuz-Ass lag zweimal da, was passiert mit dem Geld in der Mitte?
        Der Croupier zählte nach, eine zu viel, und die Hand lief noch
        Unter dem Tisch lag eine Karte, seit einer Stunde spielten wir ohne sie
        Wir hatten beide die Karo-Zehn, der Floor stoppte alles
        Im deck waren zwei gleiche siebener, kriegen wir die Einsätze zurück?
        Ein ganzes Level ohne Pik-König, meine Nachbarin hat es ausgerechnet
        Auf dem Board lag die Karo-Acht, und ich hielt sie auch in der Hand
        im Deck ist dieselbe Karte zweimal
        zwei gleiche Karten im Spiel
fouled-deck-fact-found = Was stimmt mit dem Deck nicht?
    .label = Fehler im Deck
    .duplicate = zwei oder mehr gleiche Karten (gleiche Farbe, gleicher Rang)
    .missing = eine Karte fehlt
    .foreign = ein Joker oder eine Karte mit anderer Rückseite
    .other = etwas anderes, etwa eine markierte Karte
fouled-deck-fact-when = Wann wurde der Fehler bemerkt?
    .label = Zeitpunkt
    .during-hand = während der Hand
    .hand-over = zwischen dieser und der nächsten Hand
    .next-hand = in der nächsten Hand, vor Substantial Action
    .next-hand-acted = nach Substantial Action in der nächsten Hand
fouled-deck-fact-break-time-over = Endete die Hand während einer Pause, und ist die Frist für Einwände vorbei (meist 1 Minute nach Vergabe des Pots)?
    .label = Frist in Pause abgelaufen
fouled-deck-fact-actions = Welche Aktionen bisher in dieser Hand, der Reihe nach? (keine: Enter drücken; gesetzte Blinds weglassen)
    .label = Aktionen bisher
fouled-deck-outcome-bets-returned = Ungültiges Deck: Das Spiel wird gestoppt, alle Einsätze gehen zurück
fouled-deck-outcome-bets-stay = Ungültiges Deck: Das Spiel wird gestoppt, die Einsätze bleiben im Pot
fouled-deck-outcome-card-removed = Die doppelte Karte wird aus dem Spiel genommen; die Hand geht weiter
fouled-deck-outcome-hand-undone = Ungültiges Deck: Die Hand zählt nicht, alle Einsätze gehen zurück
fouled-deck-outcome-result-stands = Das Ergebnis der Hand gilt
fouled-deck-outcome-house-rules-decide = Ungültig oder nicht: Örtliche Vorschriften und Hausregeln entscheiden
fouled-deck-outcome-floor-decides = Ungültig oder nicht: Das Buch sagt es nicht
fouled-deck-outcome-not-fouled = Das Deck ist nicht ungültig: Die Hand geht weiter
fouled-deck-outcome-hand-plays-on = Substantial Action: Die Hand geht weiter
fouled-deck-outcome-see-misdeal = Darüber entscheidet die Regel über Misdeals
fouled-deck-outcome-see-foreign-card = Für eine fremde Karte gibt es eine eigene Regel
fouled-deck-order-see-foreign-card = Mit dem Vorfall „Eine fremde Karte“ (foreign-card) weitermachen.
fouled-deck-order-see-misdeal = Mit dem Vorfall „Misdeal“ (misdeal) weitermachen und dort „etwas anderes“ wählen.
fouled-deck-order-stop = Dealer: die Hand anhalten und keine Karten mehr geben.
fouled-deck-order-bets-back = Dealer: jedem Spieler alles zurückgeben, was er in dieser Hand gesetzt hat, auch Blinds und Antes.
fouled-deck-order-bets-stay = Floor: die Einsätze im Pot lassen; nach Billigkeit (Regel { $fairness }) entscheiden, wer sie bekommt.
fouled-deck-order-pot-back = Floor: den Pot zurückholen und jedem Spieler alles geben, was er in dieser Hand gesetzt hat, auch Blinds und Antes.
fouled-deck-order-card-out = Dealer: die doppelte Karte aus dem Spiel nehmen und fortfahren.
fouled-deck-order-stop-and-wait = Dealer: keine Karten mehr geben, bis der Floor entschieden hat.
fouled-deck-order-look-up = Floor: in den örtlichen Vorschriften und den Hausregeln nachsehen, ob das Deck dadurch ungültig ist.
fouled-deck-order-floor-says = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Deck dadurch ungültig ist.
fouled-deck-order-if-fouled = Wenn das Deck ungültig ist, die Hand anhalten; alle Einsätze gehen zurück, egal welche Aktionen es gab.
fouled-deck-order-if-fouled-bets-stay = Wenn das Deck ungültig ist, die Hand anhalten; die Einsätze bleiben im Pot.
fouled-deck-order-if-not-fouled = Wenn das Deck nicht ungültig ist, geht die Hand weiter.
fouled-deck-order-if-fouled-after-hand = Wenn das Deck ungültig ist, den Pot zurückholen; alle Einsätze dieser Hand gehen zurück.
fouled-deck-order-if-fouled-after-hand-open = Wenn das Deck ungültig ist, nach Billigkeit (Regel { $fairness }) entscheiden, ob die Einsätze dieser Hand zurückgehen. Das Buch sagt das nur von einer laufenden Hand.
fouled-deck-order-if-fouled-after-hand-stays = Auch wenn das Deck ungültig ist, gilt das Ergebnis.
fouled-deck-order-if-not-fouled-after-hand = Wenn das Deck nicht ungültig ist, gilt das Ergebnis.
fouled-deck-order-hand-goes-on = Dealer: mit der Hand fortfahren.
fouled-deck-order-cards-open = Floor: nach Billigkeit (Regel { $fairness }) über die Karten entscheiden, die nicht stimmen; das Buch sagt nicht, was aus ihnen wird.
fouled-deck-order-stands = Floor: den Pot lassen, wo er ist.
fouled-deck-order-running-hand = Floor: wenn die laufende Hand mit diesem Deck gegeben wurde, über sie so entscheiden, als wäre der Fehler während der Hand bemerkt worden.
fouled-deck-order-new-deck = Dealer: dieses Deck aus dem Spiel nehmen; die nächste Hand mit einem anderen geben.
fouled-deck-order-button-open = Floor: ansagen, ob der Button für die nächste Hand weiterrückt; das Buch sagt es nicht.
fouled-deck-remark-check-and-fold = Bisher nur ein Check und ein Fold: Es kamen keine Chips in den Pot, also gab es keine Substantial Action.
