repeat-offence = Wiederholter Verstoß
    .search = er macht es schon wieder, zweite Verwarnung, schon verwarnt, zweimal verwarnt, nächste Strafe, schwerere Strafe, zum dritten Mal, agiert ständig außer der Reihe, Strafe nach einer Verwarnung, zurück von der Strafe und wieder, Wiederholungstäter, wie viele Runden jetzt, Strafe verschärfen
    .told =
        Schon wieder, trotz Verwarnung
        Er ist schon verwarnt worden, und jetzt macht er genau dasselbe wieder.
        Der hatte doch vorhin schon eine Runde Penalty, und jetzt beschimpft er schon wieder jemanden.
        Er hat erst eine mündliche Verwarnung bekommen, dann eine Hand Strafe, und jetzt wirft er zum dritten Mal die Karten.
        Vor einer Stunde hat er wegen Softplay eine Runde ausgesetzt, und gerade hat er es wieder gemacht mit demselben Freund.
        Bekommt er jetzt eine höhere Penalty, weil er schon einmal verwarnt wurde?
        Schon verwarnt, macht es wieder
        Platz 6 hatte schon eine Verwarnung und hat jetzt den nächsten Verstoß
        Spieler hat heute schon eine Runde ausgesetzt und fällt wieder auf
        Platz 2 hatte eine Runde Penalty wegen Beleidigung, jetzt kommt Softplay als nächster Verstoß dazu
        Platz 9 hat erst eine mündliche Verwarnung bekommen, dann eine Hand ausgesetzt, jetzt ist das der dritte Verstoß
        Er hat schon eine Penalty hinter sich und macht es nochmal, welche Strafe ist jetzt die nächste Stufe?
    .heard =
        heute schon einen Orbit ausgesetzt und jetzt bringt er dasselbe
        vor einer Stunde wurde er genau deswegen ermahnt, was kriegt er jetzt
        das ist Strike drei für Platz 8, welche Stufe kommt
        gerade erst aus den ausgesetzten Händen zurück und gleich nochmal
        wie oft wird einer ermahnt bevor es Runden gibt
        verdoppeln wir, weil die mündliche nichts gebracht hat
        gestern hat er schon eine Sanktion bekommen, zählt die heute noch
        ein Kollege hat ihn schon im Protokoll, was verdient er diesmal
        letztes Mal eine Runde, nun zwei, oder anders weil es ein anderer Verstoß ist
        der lernt es nie, in diesem Level schon zweimal gemaßregelt
        kommt von der Strafbank und macht munter weiter
        erst Fluchen, später das Handy, wird das zusammengezählt
        wurde schon verwarnt und macht es wieder
        zweiter Verstoß nach einer Strafe, was kommt als nächstes
        trotz Penalty wieder dasselbe Vergehen
        er hat es wieder getan, er wurde heute schon verwarnt
        zweite Strafe für denselben Spieler, bekommt er mehr
        Spieler hatte schon eine Runde Strafe und verstößt erneut gegen die Regel
        sie wurde schon einmal für dasselbe verwarnt
        zum dritten Mal heute, was ist die nächste Strafe
        Schon verwarnt worden, jetzt schmeißt er wieder mit Karten
        Musste vorhin a Runde zuschauen und macht denselben Scheiß nochmal
        Der zweite Bock heut, erst bloß mündlich ermahnt, was kommt jetzt drauf
        War grad erst auf der Strafbank und flucht schon wieder rum
        Kaum zurück von seiner Penalty, schont er gleich wieder seinen Haberer
        Ständig dasselbe Theater mit Seat 1, gelbe Karte hatte er ja schon
        Der hat schon ne Runde gesessen und pöbelt schon wieder
        Zweites Mal heute, vorhin gab's ne Ermahnung, was kriegt er jetzt?
        Erst drei Hände Strafe kassiert, nun macht er denselben Mist
        Gelb hat er schon, was ist beim nächsten Fehltritt fällig?
        Grad von der Strafbank zurück und gleich am Fluchen
        Trotz Verwarnung erneut den Bruder geschont, was ist die nächste Stufe?
        Am Nachmittag hatte er schon eine Pause, jetzt schimpft er wieder
        Derselbe Betrunkene, vorher gabs nur eine Ermahnung
        Zum zweiten Mal zu früh gespielt, beim ersten ließ man es durchgehen
        Was folgt, wenn er schon eine Runde gesessen hat?
        Vormittags wurde er ermahnt, weil er über eine laufende Hand redete, nachmittags saß er eine Runde draußen, und abends fängt er schon wieder damit an
        Telefoniert schon wieder, wurde schon verwarnt
        Er kam von der Strafe, und zehn Minuten später dasselbe
        Morgens Karten geworfen, abends geschrien, zählt man das zusammen?
        Schon zweimal verwarnt, zum dritten Mal beim Gleichen erwischt
        Kaum saß der Junge wieder, ging das Gepöbel von vorn los, Floor, bitte höher bestrafen
repeat-offence-fact-earlier = Welche ist die schwerste Penalty, die dieser Spieler bisher bekommen hat?
    .label = schwerste Penalty bisher
    .warning = eine mündliche Verwarnung
    .hands = eine oder mehrere Hände aussetzen
    .rounds = eine oder mehrere Runden aussetzen
    .nothing = noch nichts
repeat-offence-fact-offence = Was ist der neue Verstoß?
    .label = neuer Verstoß
    .etiquette = ein Verstoß gegen die Etikette
    .soft-play = Softplay
    .cheating = Betrug
    .other = ein anderer Verstoß
repeat-offence-outcome-not-a-repeat = Noch keine Penalty: Dieser Verstoß wird für sich beurteilt
repeat-offence-outcome-heavier = Die nächste Penalty ist schwerer als die letzte
repeat-offence-outcome-may-be-heavier = Deine Wahl: die nächste Penalty; sie darf schwerer sein
repeat-offence-outcome-rounds = Die Penalty bei Wiederholung: Runden aussetzen
repeat-offence-order-first-offence = Floor: über diesen Verstoß mit seinem eigenen Vorfall entscheiden.
repeat-offence-order-own-incident = Floor: im Vorfall zu diesem Verstoß nachsehen, ob eine Penalty folgen kann oder folgt.
repeat-offence-order-give-heavier = Turnierleitung: eine schwerere Penalty geben als die letzte.
repeat-offence-order-may-give-heavier = Turnierleitung: die Penalty wählen. Sie darf schwerer sein als die letzte.
repeat-offence-order-missed-round = Turnierleitung: den Spieler Runden aussetzen lassen. Diese Penalty nennt das Buch bei Wiederholung.
repeat-offence-order-may-disqualify = Turnierleitung: entscheiden, ob es zur Disqualifikation kommt. Wenn ja, mit dem Vorfall „Disqualifikation“ (disqualification) weitermachen.
repeat-offence-order-disqualify = Turnierleitung: den Spieler disqualifizieren. Mit dem Vorfall „Disqualifikation“ (disqualification) weitermachen.
repeat-offence-order-see-missed-rounds = Floor: wenn Runden auszusetzen sind, mit dem Vorfall „Auszusetzende Runden“ (missed-rounds) weitermachen.
repeat-offence-order-brief-dealers = Dealer: dem nächsten Dealer sagen, welche Penaltys dieser Spieler schon bekommen hat.
repeat-offence-remark-warning-was-first-step = Nach diesem Buch ist die mündliche Verwarnung der erste Schritt zu einer schwereren Penalty.
repeat-offence-remark-above-warning = Schwerer als eine Verwarnung wiegen das Aussetzen von Händen oder Runden und die Disqualifikation.
repeat-offence-remark-above-warning-rounds = Schwerer als eine Verwarnung wiegen das Aussetzen von Runden und die Disqualifikation.
repeat-offence-remark-above-hands = Schwerer als diese Hände wiegen mehr Hände, das Aussetzen von Runden und die Disqualifikation.
repeat-offence-remark-above-rounds = Schwerer als diese Runden wiegen mehr Runden und die Disqualifikation.
repeat-offence-fact-penalties-so-far = Wie viele Penaltys hatte dieser Spieler bisher, Verwarnungen mitgezählt?
    .label = Penaltys bisher
    .one = eine
    .two = zwei
    .three-or-more = drei oder mehr
repeat-offence-outcome-next-warning = Die nächste Penalty: eine Verwarnung
repeat-offence-outcome-next-one-round = Die nächste Penalty: eine Runde aussetzen
repeat-offence-outcome-next-two-rounds = Die nächste Penalty: zwei Runden aussetzen
repeat-offence-outcome-next-three-rounds = Die nächste Penalty: drei Runden aussetzen
repeat-offence-outcome-next-four-rounds = Die nächste Penalty: vier Runden aussetzen
repeat-offence-outcome-next-disqualified = Die nächste Penalty: Disqualifikation
repeat-offence-order-give-warning = Turnierleitung: mündlich verwarnen.
repeat-offence-order-give-one-round = Turnierleitung: den Spieler eine Runde aussetzen lassen.
repeat-offence-order-give-two-rounds = Turnierleitung: den Spieler zwei Runden aussetzen lassen.
repeat-offence-order-give-three-rounds = Turnierleitung: den Spieler drei Runden aussetzen lassen.
repeat-offence-order-give-four-rounds = Turnierleitung: den Spieler vier Runden aussetzen lassen.
