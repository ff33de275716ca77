misdeal = Misdeal
    .search = Missdeal, Mis-Deal, Fehler beim Geben, falsch gegeben, vergeben, Karte beim Austeilen aufgedeckt, Karte umgedreht, geflashte Karte, verkehrte Karte im Deck, Boxed Card, Joker im Deck, falsche Kartenzahl, drei Karten, nur eine Karte, zu viele Karten, zu wenig Karten, Platz ausgelassen, Spieler bekam keine Karten, Karten an einen leeren Platz, erste Karte an den falschen Spieler, neu geben, Re-Deal, Redeal
    .told =
        Das ist ein Misdeal
        Beim Austeilen hat der Dealer die allererste Karte aufgedeckt.
        Ich habe gar keine Karten bekommen, der Dealer hat meinen Platz ausgelassen.
        Der Dealer hat beim falschen Spieler angefangen, die erste Karte ging an den Big Blind statt an den Small Blind, und jetzt sind schon alle Karten verteilt.
        Beim Geben lagen zwei Karten offen im Deck, eine ging an Platz 3 und eine an Platz 6, wir haben noch nicht angefangen.
        Muss neu ausgeteilt werden, wenn der Dealer beim Geben zwei Karten aufdeckt?
        Misdeal, Karte beim Geben aufgedeckt
        Ich hab beim Austeilen zwei Spielern eine Karte aufgedeckt, die wollen jetzt einen Misdeal
        Der Dealer hat nicht beim Small Blind angefangen, die erste Karte ging an den falschen Platz
        Die erste Karte überhaupt ist mir beim Geben aufgegangen, ein Ass an Platz 2, der Rest war noch nicht gegeben
        Ein Platz hat gar keine Karten bekommen, obwohl dort einer sitzt, und UTG hat schon gefoldet
        Beim Austeilen vor dem Flop sind zwei Karten aufgegangen, ist das ein Misdeal?
    .heard =
        sie hat bei Platz 4 angefangen, das ist gar nicht der Small Blind
        ein Ass ist mir auf dem Weg zum Platz umgekippt
        beim Austeilen sind zwei von meinen aufgegangen, sie gibt einfach weiter
        die dritte die er pitcht liegt am Rücken, wird alles eingesammelt
        er hat einer leeren Box ohne Stack gegeben und mich vergessen
        beim Austeilen steckte eine Dame verkehrt herum drin
        eine flog beim Geben vom Tisch, fangen wir von vorne an
        der Button lag falsch, alle haben schon ihre zwei
        die erste vom Big Blind war zu sehen, reicht das zum Abbruch
        die ersten zwei die rausgingen lagen beide bloß
        noch keiner hat was gemacht, alles ist um einen Sitz verrutscht
        alles zurück und noch einmal mischen, sie hat jemanden ausgelassen
        zwei Karten lagen beim Austeilen offen, nochmal neu
        einer hat gar keine bekommen und wir haben angefangen
        falsch ausgeteilt, alles zurück
        Fehler beim Geben, wird neu ausgeteilt
        beim Verteilen hat sich eine Karte umgedreht
        ein Platz wurde beim Austeilen vergessen
        Dealer hat beim falschen Spieler angefangen zu geben
        Misdeal, der Dealer gab die erste Karte dem falschen Spieler
        beim Austeilen wurden zwei Karten aufgedeckt, ist das ein Misdeal
        ein Spieler hat beim Austeilen keine Karten bekommen
        der Dealer hat eine Karte offen ausgeteilt, wird neu gegeben
        der Button lag am falschen Platz und es ist schon ausgeteilt
        ein Spieler bekam Karten, der keine hätte bekommen dürfen
        Vergeben! Dem Small Blind seine erste is gleich umgeflippt
        Dealer hat beim verkehrten Platz angefangen auszuteilen
        Ein leerer Sitz hat Karten bekommen, Seat 6 dafür keine
        Beim Geben lagen zwei Karten verkehrt rum im Stapel, Gesicht nach oben
        Mein Ärmel hat dem Nachbarn beim Austeilen die Dame umgedreht
        Der Knopf hat beim Geben zwei hintereinander gekriegt, alles verrutscht
        Erste ging an Sitz 5 statt an den Smoll, alles nochmal?
        Beim Geben fliegen zwei offen raus, wird zusammengeworfen?
        Leerer Stuhl hat Karten gekriegt und ich sitz ohne da
        Vergeben oder nicht, im Stapel lagen zwei verkehrt rum
        Der Geber hat meine allererste umgedreht, neu mischen?
        Knopf kriegt zwei direkt nacheinander beim Austeilen, nochmal von vorn?
        Die erste Karte ging an den Big statt an den Small, gemerkt haben wir es nach einer Runde
        Beim Geben drehte sich die Karte vom Cutoff um, jeder sah den König
        Nach der Pause bekam auch der Stuhl Karten, dessen Spieler längst raus war, bemerkt haben wir es, als zwei schon in ihre geschaut hatten
        Zwei Leuten sind die Karten aufgegangen, noch hatte keiner gespielt, alles neu?
        Eine Karte im Deck lag verkehrt herum, sie kam in der zweiten Runde
        Einer hatte nichts, der Nachbar drei, und ich schaute schon auf Asse
        Die Dealerin gab einen Spieler zu wenig, er saß hinter der Säule
        Es wurde falsch gegeben und ich hatte AK, muss das weg?
        Gegen den Uhrzeigersinn ausgeteilt, bis zum Schluss fiel es keinem auf
        Komplett neu gegeben, weil dem Small eine Karte umschlug, wer kriegt nun den Button?
        der Dealer hat jemandem zu viele Karten gegeben
        es wurde an einen Platz gegeben, an dem niemand sitzt
        ein Spieler hat keine Karten bekommen
        die erste Karte ging an den falschen Spieler
        beim Austeilen wurden zwei Karten offen
misdeal-fact-cause = Was ist schiefgegangen?
    .label = Fehler
    .exposed-card = eine Karte wurde aufgedeckt
    .wrong-card-count = ein Spieler hat die falsche Anzahl Karten
    .seat-dealt-out = ein Platz bekam zu Unrecht keine Karten
    .seat-dealt-in = ein Platz bekam zu Unrecht Karten
    .first-card-wrong-seat = die erste Karte ging an den falschen Platz
    .boxed-card = eine Boxed Card (offen im Deck)
    .joker = ein Joker im Deck
    .two-in-a-row = der Button bekam zwei Karten hintereinander
    .other = etwas anderes
misdeal-fact-game = Welches Spiel?
    .label = Spiel
    .flop = Hold'em oder Omaha
    .stud = Stud oder Razz
    .draw = Draw oder Lowball
misdeal-fact-exposed-by = Wer hat die Karte aufgedeckt?
    .label = aufgedeckt hat
    .dealer = der Dealer, aus Versehen
    .player = ein Spieler (Ärmel, Hand)
misdeal-fact-exposed-which = Welche Karte?
    .label = aufgedeckte Karte
    .one-of-first-two = eine der ersten zwei ausgeteilten Karten
    .two-others = zwei oder mehr andere verdeckte Karten
    .one-other = eine andere verdeckte Karte
misdeal-fact-stud-which = Welche Karte wurde aufgedeckt?
    .label = aufgedeckte Karte
    .one-down-card = eine der ersten zwei verdeckten Karten
    .both-down-cards = die beiden ersten verdeckten Karten eines Spielers
misdeal-fact-boxed-which = Wie viele Boxed Cards, und wo?
    .label = Boxed Cards
    .two-dealt = zwei oder mehr, an die Spieler ausgeteilt
    .two-not-dealt = zwei oder mehr; davon keine ausgeteilt oder nur eine, später beim Geben
    .one-of-first-two = eine, unter den ersten zwei ausgeteilten Karten
    .one-other = eine, später beim Geben
misdeal-fact-count-at = Wessen Hand stimmt nicht?
    .label = fehlerhafte Hand
    .other-seat = die eines Spielers, der nicht am Button sitzt
    .button-short = die des Buttons: zu wenige Karten
    .button-extra = die des Buttons: zu viele Karten
misdeal-fact-button-acted = Hat der Button mit dieser Hand schon agiert?
    .label = Aktion des Buttons
misdeal-fact-actions = Welche Aktionen bisher, der Reihe nach? (keine: Enter drücken; gesetzte Blinds weglassen)
    .label = Aktionen bisher
misdeal-outcome-misdeal = Misdeal: die Hand genau so noch einmal geben
misdeal-outcome-no-misdeal = Kein Misdeal
misdeal-outcome-play-on = Kein Misdeal: Dafür ist es zu spät
misdeal-outcome-not-too-late = Nicht zu spät: Ein Misdeal ist bis zum Ende der Hand möglich
misdeal-outcome-hand-dead = Weiterspielen: Die Hand mit der falschen Kartenzahl ist tot
misdeal-outcome-hand-plays = Weiterspielen: Die Hand mit der falschen Kartenzahl bleibt im Spiel
misdeal-outcome-see-button-short = Für zu wenige Karten am Button gibt es eine eigene Regel
misdeal-outcome-two-in-a-row-fine = Kein Misdeal: Der Button darf zwei Karten hintereinander bekommen
misdeal-outcome-player-exposed-plays-on = Kein Misdeal: Ein Spieler hat die Karte aufgedeckt
misdeal-outcome-exposed-becomes-upcard = Kein Misdeal: Die offene Karte wird die Upcard
misdeal-outcome-director-decides = Deine Wahl: Misdeal oder weiterspielen
misdeal-outcome-house-rules-decide = Draw-Spiel: Die Hausregeln entscheiden
misdeal-outcome-not-covered = Nicht geregelt: Das Buch lässt Stud aus
misdeal-order-declare = Dealer: Geben abbrechen, alle Karten neu mischen.
misdeal-order-all-back = Dealer: alle Einsätze aus diesem Geben zurückgeben, auch Blinds und Antes. Für das neue Geben werden sie neu gesetzt.
misdeal-order-same-deal = Dealer: neu geben, mit gleichem Button und Level.
misdeal-order-button-moves = Dealer: den Button weiterrücken und neu geben; der Level bleibt gleich.
misdeal-order-level-new = Dealer: mit gleichem Button neu geben; der neue Level gilt.
misdeal-order-button-and-level-new = Dealer: den Button weiterrücken und neu geben; der neue Level gilt.
misdeal-order-no-new-players = Niemand kommt dafür neu an den Tisch.
misdeal-order-new-players-dealt-in = Wer inzwischen an den Tisch gekommen ist, bekommt Karten.
misdeal-order-absent-take-no-part = Wer beim Misdeal fehlte, macht auch jetzt nicht mit.
misdeal-order-absent-dealt-and-killed = Wer beim Misdeal fehlte, bekommt Karten; diese Hand ist gleich nach dem Geben tot.
misdeal-order-absent-dealt-and-plays = Wer beim Misdeal weg war, aber Karten hatte, bekommt Karten und kann sie spielen, wenn er bei der letzten Karte am Platz ist.
misdeal-order-on-penalty-dealt-and-killed = Wer eine Penalty absitzt, bekommt Karten; diese Hand ist gleich nach dem Geben tot.
misdeal-order-on-penalty-take-no-part = Wer eine Penalty absitzt, macht beim neuen Geben nicht mit.
misdeal-order-penalty-counts-one-hand = Für einen Spieler mit Penalty zählen Misdeal und neues Geben als eine Hand.
misdeal-order-penalty-counts-one-round = Bei einer Penalty zählen Misdeal und neues Geben als eines (im Buch „Runde“, gemeint ist wohl die Hand).
misdeal-order-no-misdeal = Dealer: mit der Hand fortfahren.
misdeal-order-play-on = Es gab Substantial Action: Die Hand geht weiter.
misdeal-order-card-out = Dealer: den Joker aus dem Spiel nehmen und fortfahren. Erweist sich das Deck als ungültig, stattdessen das Spiel anhalten.
misdeal-order-bets-returned = Floor: das Spiel anhalten und alle Einsätze zurückgeben lassen.
misdeal-order-joker-before-action = Floor: die Hand weitergehen lassen und nach Billigkeit (Regel { $fairness }) über den Joker entscheiden; die Regel des Buches gilt erst ab der ersten Aktion.
misdeal-order-joker-open = Floor: die Hand weitergehen lassen und nach Billigkeit (Regel { $fairness }) über den Joker entscheiden; das Buch sagt nicht, was aus ihm wird.
misdeal-order-cards-open = Floor: nach Billigkeit (Regel { $fairness }) über die Karte oder Hand entscheiden, die nicht stimmt; das Buch sagt nicht, was aus ihr wird.
misdeal-order-as-before-action = Floor: über den Fehler entscheiden, als hätte noch niemand agiert (keine Aktionen).
misdeal-order-dealt-in-dead = Dealer: die Karten des Platzes mucken, der keine hätte bekommen dürfen.
misdeal-order-dealt-in-plays = Dealer: dem Platz, der keine Karten hätte bekommen dürfen, seine Karten lassen; sein Spieler spielt sie.
misdeal-order-which-burn = Floor: ansagen, ob diese Karte als Burn-Karte für die nächste Street zählt; das Buch sagt es nicht.
misdeal-order-hand-dead = Dealer: alle Karten der Hand mit der falschen Kartenzahl in den Muck legen.
misdeal-order-hand-dead-one-burned = Dealer: eine Karte dieser Hand zufällig als Burn-Karte ziehen, den Rest in den Muck legen.
misdeal-order-hand-dead-mucked = Dealer: die Karten dieser Hand in den Muck legen.
misdeal-order-reshuffle-stub = Dealer: den Stub neu mischen.
misdeal-order-dead-bets-back = Dealer: dem Spieler zurückgeben, was diese Hand gesetzt hat.
misdeal-order-others-play = Die anderen spielen die Hand weiter.
misdeal-order-report-extra = Floor: den Button daran erinnern, dass eine Karte zu viel sofort zu melden ist.
misdeal-order-hand-plays = Es gab Substantial Action: Die Hand geht weiter, und der Spieler spielt die Karten, wie sie sind.
misdeal-order-see-button-short = Mit dem Vorfall „Button mit zu wenig Karten“ (button-short-cards) weitermachen.
misdeal-order-deal-on = Dealer: weiter austeilen.
misdeal-order-hand-plays-on = Dealer: Die Hand ist nicht tot. Weitermachen.
misdeal-order-hand-killed = Dealer: Die Hand des Spielers, der die Karte aufgedeckt hat, ist tot; sie in den Muck legen.
misdeal-order-penalty-after-hand = Eine etwaige Penalty beginnt nach der Hand.
misdeal-order-penalty-at-once = Eine etwaige Penalty beginnt sofort.
misdeal-order-upcard = Dealer: die Karte als Upcard des Spielers offen liegen lassen; seine Karte auf Third Street verdeckt geben.
misdeal-order-director-decides = Turnierleitung: Misdeal oder weiterspielen. Das Buch regelt diesen Fehler nicht; es zählt, was gesehen wurde und von wem.
misdeal-order-house-rules = Floor: die Hausregeln für Draw-Spiele nachschlagen.
misdeal-order-floor-rules = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Das Buch lässt Stud aus.
misdeal-remark-check-and-fold = Bisher nur ein Check und ein Fold: Es kamen keine Chips in den Pot, also gab es keine Substantial Action.
misdeal-remark-joker-after-action = Nach einer Aktion lässt das Buch fremde Karten auch aus dem Spiel nehmen; vor der Substantial Action nennt es einen Joker einen Misdeal. Der Misdeal geht vor, weil er noch möglich ist.
misdeal-remark-boxed-is-face-up = Das Buch spricht nicht von Boxed Cards. Eine Boxed Card wird offen ausgeteilt, und das steht auf seiner Liste.
misdeal-remark-fouled-deck = Das Deck prüfen: Ist es ungültig, geht die Regel über ungültige Decks vor.
misdeal-remark-short-deck = Bei Short-Deck kann eine 2, 3, 4 oder 5 wie ein Joker gelten.
misdeal-remark-short-deck-low-card = Bei Short-Deck gilt eine 2, 3, 4 oder 5 wie ein Joker.
misdeal-remark-one-burn-a-street = Es wird wie immer eine Karte je Street gebrannt, und keine wegen der toten Hand.
misdeal-remark-bets-stay = Was die tote Hand gesetzt hat, bleibt im Pot; der Spieler hat keinen Anspruch darauf.
