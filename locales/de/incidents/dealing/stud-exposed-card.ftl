stud-exposed-card = Offene Karte im Stud
    .search = offene Karte im Stud, verdeckte Karte aufgedeckt im Stud, Down-Card offen, geflashte Karte im Stud, Razz Karte offen gegeben, Third Street falsch offen, Seventh Street offen gegeben, letzte Karte offen gegeben, Dealer hat verdeckte Karte umgedreht, beide verdeckten Karten offen, Seven Card Stud offene Karte
    .told =
        Verdeckte Stud-Karte aufgedeckt
        Beim Stud hat der Dealer meine verdeckte Karte offen hingelegt.
        Beim Razz ist mir die letzte Karte auf Seventh Street aufgedeckt worden.
        Wir spielen Stud, beim Austeilen der ersten Karten dreht der Dealer aus Versehen meine erste Hole Card um, man sieht ein Ass.
        Auf Seventh Street gibt der Dealer mir die letzte Karte offen statt verdeckt, und wir setzen noch zu dritt.
        Ist das beim Stud ein Misdeal, wenn beide verdeckten Karten von einem Spieler aufgedeckt wurden?
        Im Stud ging eine verdeckte Karte von Platz 4 beim Geben offen auf
        Dealer hat beim Stud die siebte Karte versehentlich offen gegeben
        Seven Card Stud, die erste verdeckte Karte von Platz 2 liegt offen, eine Dame, keine Bets bisher
        Platz 6 hat im Stud beim Hochheben selbst eine seiner verdeckten Karten umgedreht, Bring-in ist schon gemacht
        Seventh Street im Stud offen statt verdeckt gegeben, darf der Spieler noch betten?
    .heard =
        meine zweite verdeckte kam beim Start mit dem Gesicht nach oben
        die siebte kam bei Platz 4 offen, gehört zu
        beim Stud pitcht er den River offen, sie spielen zu zweit
        Stud Hi-Lo: meine dritte lag am Rücken statt zu
        beim Razz sieht man beide verdeckten, kriegt er das Ante zurück
        meine zugedeckte ist an einem Chip hängen geblieben und gekippt
        erste bloß, bekomm ich dann die dritte zu
        meine siebte haben alle gesehen, darf ich noch setzen oder gelte ich als all-in
        eine Verdeckte hat der Dealer gezeigt, kommt die Doorcard jetzt zu
        alle haben das versteckte Ass gesehen, das ist Seven Card und kein Hold'em
        beide Startkarten sichtbar, Ante retour und er setzt aus
        die hohe Hand hat ihre letzte offen, kriegen die anderen ihre jetzt auch so
        im Stud wurde eine verdeckte Karte offen gegeben
        beim Razz lag die erste Downcard mit dem Gesicht nach oben
        im Stud wurde seine verdeckte Karte offen gegeben
        der Dealer hat im Stud eine verdeckte Karte aufgedeckt
        Seven Card Stud: die erste verdeckte Karte beim Austeilen offen
        die letzte Karte im Stud kam offen
        Razz, die erste Verdeckte von Seat 3 ist dem Dealer umgeklappt
        Beim 7-Card hat der Geber meine Siebte mit dem Bild nach oben gegeben
        Seventh kam aufgedeckt, alle haben's gesehn, wir setzen noch
        Beide Downcards vom Walter sind beim Geben aufgeflogen, Seven Card
        Mit dem Ärmel hab ich im Siebener meine Downcard umgedreht
        Letzte im Seven Card lag mit Gesicht nach oben, beide schon all in
        Razz, mein erstes Verdecktes hat der Geber aus Versehen umgedreht
        Beim Seven Card hat er mir die siebte sichtbar hingelegt
        Seven Card, beide Hole Cards aufgeflogen, jetzt kennt jeder mein Paar
        Siebte ist mir selber umgekippt, am Ärmel hängengeblieben, beim Razz
        Ihre zweite Verdeckte beim Razz hat jeder gesehen, zu hoch geworfen
        Stad, die siebte kam bei Sitz 3 umgedreht, der Rest ist drin
        Der Dealer drehte meine zweite verdeckte im Stud um
        Im Razz landete eine offen, die zu sein sollte
        Die erste unten sah man, die zweite nicht, bekomme ich die nächste zu?
        Im Seven Card drehte mir der Dealer die zweite, die zugedeckt gehört, um, alle sahen die Herz-Zehn, und meine nächste wäre ohnehin offen gekommen
        Die letzte im Stud lag offen, und wir waren nur noch zwei
        Die erste karte war offen bei stud, wie weiter?
        Im Seven Card kam mir die siebte mit dem Bild nach oben
        Wird meine dritte verdeckt gegeben, wenn alle schon eine untere gesehen haben?
        Ante 100, und gleich die erste geblitzt, Stud, nicht Hold'em
        Beim Verteilen der unteren Karten sah mein Nachbar die Karo-Sieben
stud-exposed-card-fact-card = Welche Karte wurde aufgedeckt?
    .label = aufgedeckte Karte
    .one-down-card = eine der ersten zwei verdeckten Karten
    .both-down-cards = die beiden ersten verdeckten Karten eines Spielers
    .seventh-street = die Karte auf Seventh Street
stud-exposed-card-fact-exposed-by = Wer hat sie aufgedeckt?
    .label = aufgedeckt hat
    .dealer = der Dealer, aus Versehen
    .player = ein Spieler (Ärmel, Hand)
stud-exposed-card-fact-betting-left = Wird in dieser Hand noch gesetzt (nicht alle all-in)?
    .label = weiteres Setzen möglich
stud-exposed-card-fact-actions = Welche Aktionen bisher, der Reihe nach? (keine: Enter drücken)
    .label = Aktionen bisher
stud-exposed-card-outcome-not-covered = Nicht geregelt: Das Buch lässt Stud aus
stud-exposed-card-outcome-player-exposed = Ein Spieler hat die Karte aufgedeckt: Die Hand bleibt im Spiel
stud-exposed-card-outcome-misdeal = Misdeal: Die Hand wird neu gegeben
stud-exposed-card-outcome-see-misdeal = Ein Misdeal ist noch möglich
stud-exposed-card-outcome-play-on = Zu spät für einen Misdeal: Die Hand geht weiter
stud-exposed-card-outcome-becomes-upcard = Die offene Karte wird die Upcard
stud-exposed-card-outcome-two-cards-open = Zwei verdeckte Karten liegen offen: Das Buch spricht nur von einer
stud-exposed-card-outcome-director-decides = Deine Wahl: Misdeal oder weiterspielen
stud-exposed-card-outcome-no-misdeal = Kein Misdeal
stud-exposed-card-outcome-replaced = Die Karte auf Seventh Street wird ersetzt
stud-exposed-card-outcome-stays = Die Karte auf Seventh Street bleibt
stud-exposed-card-outcome-seventh-open = Nicht geregelt: Das Buch hat keine Regel zur Seventh Street
stud-exposed-card-order-floor-rules = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Das Buch lässt Stud aus.
stud-exposed-card-order-hand-plays-on = Dealer: Die Hand ist nicht tot. Weitermachen.
stud-exposed-card-order-hand-killed = Dealer: Die Hand des Spielers, der die Karte aufgedeckt hat, ist tot; sie in den Muck legen.
stud-exposed-card-order-penalty-after-hand = Eine etwaige Penalty beginnt nach der Hand.
stud-exposed-card-order-penalty-at-once = Eine etwaige Penalty beginnt sofort.
stud-exposed-card-order-stop-deal = Dealer: Geben abbrechen, alle Karten neu mischen.
stud-exposed-card-order-redeal = Dealer: neu geben, mit gleichem Button und Level.
stud-exposed-card-order-redeal-rest = Floor: Für Spieler, die abwesend sind oder eine Penalty haben, gilt beim neuen Geben, was im Vorfall „Misdeal“ (misdeal) steht.
stud-exposed-card-order-see-misdeal = Mit dem Vorfall „Misdeal“ (misdeal) weitermachen: eine aufgedeckte Karte im Stud.
stud-exposed-card-order-leave-open = Dealer: die Karte offen liegen lassen; sie ist jetzt die Upcard des Spielers.
stud-exposed-card-order-third-street-down = Dealer: diesem Spieler die Karte auf Third Street verdeckt geben.
stud-exposed-card-order-may-bring-in = Der Spieler kann mit dieser Karte das Bring-in haben.
stud-exposed-card-order-no-bring-in = Der Spieler hat mit dieser Karte nicht das Bring-in.
stud-exposed-card-order-two-open = Floor: nach Billigkeit (Regel { $fairness }) über die zweite Karte entscheiden; nur eine kann Upcard werden.
stud-exposed-card-order-director-decides = Turnierleitung: Misdeal oder weiterspielen. Das Buch regelt diesen Fehler nicht; es zählt, was gesehen wurde und von wem.
stud-exposed-card-order-card-open = Floor: nach Billigkeit (Regel { $fairness }) über die offene Karte entscheiden; das Buch sagt nicht, was aus ihr wird.
stud-exposed-card-order-go-on = Dealer: mit der Hand fortfahren.
stud-exposed-card-order-replace = Dealer: die offene Karte wegnehmen und dem Spieler eine andere verdeckt geben.
stud-exposed-card-order-which-card = Floor: ansagen, ob der Spieler sie sofort oder nach den anderen bekommt; das Buch sagt es nicht.
stud-exposed-card-order-keep = Dealer: dem Spieler die offene Karte lassen.
stud-exposed-card-order-seventh-open = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob der Spieler die Karte behält oder eine andere bekommt.
stud-exposed-card-order-others-down = Dealer: alle anderen Karten auf Seventh Street verdeckt geben, auch wenn nicht mehr gesetzt wird.
stud-exposed-card-remark-check-and-fold = Bisher nur ein Check und ein Fold: Es kamen keine Chips in den Pot, also gab es keine Substantial Action.
