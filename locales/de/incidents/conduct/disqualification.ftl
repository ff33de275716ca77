disqualification = Disqualifikation
    .search = Spieler disqualifizieren, Spieler rauswerfen, Spieler ist disqualifiziert, DQ, aus dem Turnier ausgeschlossen, was passiert mit seinen Chips, Chips eines disqualifizierten Spielers, will sein Buy-in zurück, Geld zurück nach Disqualifikation, vom Turnier gesperrt, beim Betrügen erwischt, Spieler die zusammenspielen
    .told =
        Den bitte sofort disqualifizieren
        Der hat betrogen, der Spieler gehört disqualifiziert, nicht nur verwarnt!
        Er hat Chips in der Tasche rausgetragen, ich verlange, dass er disqualifiziert wird.
        Die Turnierleitung hat ihn disqualifiziert, aber er ist noch in der Hand und hat noch 40.000 vor sich stehen.
        Der auf Platz 6 hat schon drei Penaltys, macht immer weiter, und jetzt soll er ganz aus dem Turnier geworfen werden.
        Was passiert mit seinen Chips und seiner Hand, wenn er jetzt disqualifiziert wird?
        Spieler soll disqualifiziert werden
        Chip-Dumping an Tisch 4, es geht um die Disqualifikation von beiden
        Platz 6 hat nachweislich betrogen, Karten markiert, das ist ein Fall für die Disqualifikation
        Platz 3 soll disqualifiziert werden, er ist aber gerade noch mit 40.000 in einer laufenden Hand
        Spieler hatte schon drei Penaltys und beleidigt jetzt wieder, die Turnierleitung will ihn aus dem Turnier nehmen
        Was passiert mit den Chips von einem disqualifizierten Spieler, kommen die aus dem Spiel?
    .heard =
        die Security begleitet Platz 4 hinaus, kommt sein Stack sofort weg
        er wurde rausgeschmissen und ist in diesem Pot noch live
        die Turnierleitung schickt ihn heim, rückt der Nächste einen Preis auf
        sie hat Hausverbot bekommen, was wird aus ihrem Preisgeld
        werden seine Blinds weiter bezahlt, nachdem er verwiesen wurde
        er hat Karten mit dem Nagel markiert, der soll endgültig raus
        der Rausgeflogene verlangt sein Startgeld wieder
        die haben zugegeben Chips zu teilen, beide raus, verschwinden deren Stacks aus dem Spiel
        raus mit ihm, er hat eine Karte aus dem Schoß ausgetauscht
        mitten in der Hand ausgeschlossen, verfällt seine Bet
        bei ihm wurden gefälschte Jetons gefunden, für ihn ist Schluss
        hat zugeschlagen, da hilft keine Penalty mehr, der fliegt
        Spieler wird aus dem Turnier ausgeschlossen, wohin mit seinen Chips
        wegen Betrug disqualifiziert
        der Ausgeschlossene verlangt sein Startgeld zurück
        er wurde disqualifiziert, was passiert mit seinen Chips
        Spieler wurde beim Betrügen erwischt, können wir ihn aus dem Turnier werfen
        er hat einen anderen Spieler geschlagen, wird er disqualifiziert
        er hat Karten markiert und muss aus dem Turnier
        sie hat Chips gestohlen, was machen wir mit ihrem Stack
        er bedroht den Dealer und muss das Turnier verlassen
        Den schmeiß ich ganz raus, x-mal bestraft und er macht weiter
        Der hat Jetons ins Sackerl gesteckt und heimtragen wollen, soll der gehn
        Turnierleiter sagt, Seat 2 fliegt aus dem Turnier, was wird mit seinem Stack
        Die Karten hat er gezinkt, der soll heute nimmer mitspielen
        Zwei Brüder schieben sich alles zu, sollen beide ausgeschlossen werden
        Rauswurf für den Kerl, aber er hat grad noch Karten vor sich
        Der fliegt ganz aus dem Turnier, was passiert mit seinem Stapel?
        Turnierleiter schickt Ronny endgültig heim, der hat aber noch Karten
        Der hat gezinkt, soll der komplett rausgeschmissen werden?
        Fünfter Ausraster heute, kriegt der jetzt endlich Turnierausschluss?
        Sitz 8 hat Jetons in die Hose gesteckt, will der Chef ihn rauswerfen?
        Die zwei Absprecher sollen die rote Karte kriegen, ganz raus hier
        Er zog eine Karte aus dem Ärmel, werfen wir ihn raus?
        Mit dem Nagel markierte er Karten, die Hand läuft noch
        Er schlug den Dealer, was wird aus seinem Stack?
        Auf dem Video sah man, wie er sich in der Pause Chips aus der Tasche dazulegt, man führte ihn hinaus, und alle fragten, was mit Stack und Einsatz wird
        Betrug mit dem Freund, nun fliegt er ganz
        Wurde rausgeworfen, kriegt er das Startgeld zurück?
        Er ging auf einen Spieler am Nebentisch los
        Eigene Chips hat er mitgebracht, der Floor schickte ihn heim
        Nach dem Rauswurf blieb sein Stuhl leer, und der Stack stand noch da
        Gefälschte Jetons in der Tasche, Polizei im Haus, und was ist mit dem Buy-in?
        beim Chipklau vom Nebenmann erwischt
        sie hat einen Chip vom fremden Stack genommen, können wir sie rauswerfen
        er hat die Karten markiert
        Betrug, auf der Kamera zu sehen
        hat einen Mitspieler geschlagen
        droht dem Dealer mit Gewalt
        wie disqualifiziert man einen Spieler und was wird aus seinem Stack
        Spieler mit einer Karte im Ärmel erwischt
        kommt sein Stack aus dem Spiel, wenn er ausgeschlossen wird
        weigert sich immer wieder, dem Floor zu folgen
disqualification-fact-ground = Weshalb soll der Spieler disqualifiziert werden?
    .label = Grund
    .decided = die Turnierleitung hat es schon entschieden
    .collusion = Chip-Dumping oder andere Absprachen
    .hidden-chips = Chips außer Sicht gebracht
    .soft-play = Softplay
    .cheating = Betrug
    .repeated = immer neue Verstöße
disqualification-fact-live-hand = Ist der Spieler in einer Hand, die noch läuft?
    .label = in einer laufenden Hand
disqualification-outcome-disqualified = Der Spieler ist disqualifiziert
disqualification-outcome-director-decides = Deine Wahl: der Spieler wird disqualifiziert oder nicht
disqualification-order-decide-first = Turnierleitung: entscheiden, ob der Spieler disqualifiziert wird. Nur dann gelten die folgenden Schritte.
disqualification-order-tell-final = Turnierleitung: dem Spieler die Disqualifikation mitteilen. Die Entscheidung ist endgültig.
disqualification-order-tell = Turnierleitung: dem Spieler die Disqualifikation mitteilen.
disqualification-order-bets-stay = Dealer: im Pot lassen, was dieser Spieler in dieser Hand gesetzt hat.
disqualification-order-bets-back = Dealer: zum Stack des Spielers zurücklegen, was er in dieser Hand gesetzt hat.
disqualification-order-hand-dead = Dealer: die Hand dieses Spielers für tot erklären.
disqualification-order-hand-played-out = Dealer: diese Hand mit dem Spieler zu Ende spielen.
disqualification-order-remove-chips = Floor: alle Chips, die dieser Spieler noch hat, aus dem Spiel nehmen.
disqualification-order-blind-off = Dealer: den Stack am Platz lassen und Blinds und Antes davon nehmen, bis er weg ist.
disqualification-order-no-refund = Floor: nichts zurückzahlen. Es gibt keine Erstattung und keine andere Entschädigung.
disqualification-order-refund-open = Turnierleitung: entscheiden, ob etwas erstattet wird.
disqualification-order-place-now = Floor: den Spieler auf dem Rang eintragen, den er in diesem Moment hat.
disqualification-order-no-place = Floor: für diesen Spieler keinen Rang und keinen Preis eintragen.
disqualification-order-see-repeat-offence = Floor: zuerst über die nächste Penalty entscheiden, mit dem Vorfall „Wiederholter Verstoß“ (repeat-offence).
disqualification-order-see-chips-out-of-view = Floor: zuerst über die verborgenen Chips entscheiden, mit dem Vorfall „Chips außer Sicht“ (chips-out-of-view).
