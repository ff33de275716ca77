policy-random-seating-draw = Vergabe der Plätze
    .random = durch das Los
    .free-choice = die Spieler wählen selbst

policy-wrong-seat-applies-to = Falscher Platz – wer umgesetzt wird
    .correct-stack = wer mit korrektem Stack begonnen hat
    .any-stack = jeder, der falsch sitzt
policy-wrong-seat-stack = Falscher Platz – mitgenommene Chips
    .current = der Stack in diesem Moment
    .starting = ein Startstack
policy-wrong-seat-when = Falscher Platz – Zeitpunkt des Wechsels
    .at-once = sofort
    .after-hand = nach der Hand

policy-seat-swap-allowed = Platztausch mit einem Mitspieler
    .yes = Tausch erlaubt
    .no = Tausch nicht erlaubt

policy-late-entry-stack = Stack eines Späteinsteigers
    .full = ein voller Startstack
    .reduced = ein kleinerer Stack
policy-late-entry-excepted-position = Position ohne sofortigen Einstieg
    .small-blind-and-button = zwischen Small Blind und Button
    .between-the-blinds = zwischen den Blinds
policy-late-entry-at-excepted-position = Späteinsteiger auf der ausgenommenen Position
    .not-dealt-in = sitzt dort, bekommt aber keine Karten
    .not-seated = bekommt diesen Platz nicht

policy-forfeited-stack-chips = Aufgegebene Chips beim Re-Entry
    .removed = Chips werden aus dem Spiel genommen
    .kept = Chips bleiben im Spiel

policy-breaking-tables-draw = Neue Plätze bei Tischauflösung
    .draw = durch das Los
    .two-step-draw = durch das Los in zwei Schritten

policy-broken-table-seat-no-cards-position = Platz, auf dem der Versetzte warten muss
    .small-blind-and-button = zwischen Small Blind und Button
    .none = keiner, alle bekommen Karten
policy-broken-table-seat-missed = Was der wartende Spieler verpasst
    .playing-round = eine Spielrunde
    .until-button-passed = Hände, bis der Button vorbei ist
policy-broken-table-seat-duties = Rechte und Pflichten der neuen Position
    .yes = der versetzte Spieler übernimmt sie
    .no = gelten für den Versetzten nicht

policy-table-transfer-detour = Umweg auf dem Weg zum neuen Tisch
    .penalty-possible = eine Penalty ist möglich
    .disqualified = der Spieler wird disqualifiziert

policy-absent-from-broken-table-carrier = Wer die Chips des Abwesenden umsetzt
    .staff = jemand vom Personal
    .any-player = irgendein Mitspieler

policy-balancing-position-mover = Tischausgleich – wer wechselt
    .next-big-blind = wer als Nächster Big Blind wird
    .drawn-player = ein ausgeloster Spieler
policy-balancing-position-destination = Tischausgleich – wohin der Spieler kommt
    .worst-position = auf die schlechteste Position
    .big-blind-first = auf den Big Blind, sonst auf den ersten freien Platz davor
policy-balancing-position-single-big-blind = Tischausgleich – alleiniger Big Blind
    .yes = alleiniger Big Blind ist möglich
    .no = kein alleiniger Big Blind
policy-balancing-position-big-blind-twice = Zweimal Big Blind durch den Tischausgleich
    .yes = kann zweimal Big Blind sein
    .no = nie zweimal Big Blind
policy-balancing-position-small-blind = Tischausgleich – der Small Blind
    .never-worst = gilt nie als schlechteste Position
    .never-entered = dort steigt nie jemand ein

policy-balancing-stud-method = Tischausgleich im Stud – Verfahren
    .by-position = nach Position
    .by-position-last-seat = nach Position, auf den zuletzt frei gewordenen Platz
    .same-seat-number = gleiche Platznummer, zuletzt frei gewordener Platz
    .last-position = auf die letztmögliche Position

policy-balancing-mixed-games-stud-mover = Gemischte Spiele – wer im Stud wechselt
    .would-be-big-blind = wer bei Hold'em jetzt Big Blind wäre
    .next-big-blind = wer als Nächster Big Blind wird
policy-balancing-mixed-games-button = Gemischte Spiele – Button während Stud
    .moved-then-frozen = rückt einmal weiter und bleibt dann dort
    .keeps-moving = wandert mit jeder Hand weiter
policy-balancing-mixed-games-return-to-holdem = Gemischte Spiele – Button zurück in Hold'em
    .where-frozen = beginnt dort, wo er im Stud lag
    .one-further = beginnt einen Platz weiter

policy-balancing-source-table-chosen-by = Wie der abgebende Tisch bestimmt wird
    .procedure = nach einem Verfahren
    .set-in-advance = nach vorher bestimmtem Verfahren

policy-halt-play-players-short = Fehlende Spieler für einen Spielstopp
policy-halt-play-players-needed = Spieler, die ein Tisch zum Weiterspielen braucht
policy-halt-play-compared-with = Womit ein unterbesetzter Tisch verglichen wird
    .fullest-table = mit dem vollsten Tisch
    .full-table = mit einem vollen Tisch
policy-halt-play-several-tables = Mehrere Tische mit deutlich weniger Spielern
    .halted = das Spiel wird gestoppt
    .played-on = das Spiel geht weiter
policy-halt-play-when = Wann ein unterbesetzter Tisch stoppt
    .after-hand = wenn die Hand beendet ist
    .at-once = sofort
    .blinds-impacted = sobald die Blinds betroffen sind
policy-halt-play-waiver = Worauf die Turnierleitung verzichten darf
    .halt = Spielstopp
    .balancing = Tischausgleich
    .nothing = kein Verzicht erlaubt
policy-halt-play-waiver-misdeal = Verzicht auf Spielstopp oder Tischausgleich
    .yes = ein Misdeal
    .no = kein Misdeal
policy-halt-play-other-formats = Spielstopp bei 6-Handed und Turbo
    .halted = auch dort wird gestoppt
    .not-halted = dort geht das Spiel weiter
policy-halt-play-late-stage = Tischausgleich im späteren Verlauf
    .back-in-balance = die Tische müssen wieder ausgeglichen sein
    .tighter = die Tische werden strenger ausgeglichen

policy-final-table-ten-handed = Finaltisch bei 10-Handed
policy-final-table-nine-handed = Finaltisch bei 9-Handed
policy-final-table-eight-handed = Finaltisch bei 8-Handed
policy-final-table-seven-handed = Finaltisch bei 7-Handed
policy-final-table-six-handed = Finaltisch bei 6-Handed
policy-final-table-five-handed = Finaltisch bei 5-Handed
policy-final-table-four-handed = Finaltisch bei 4-Handed
policy-final-table-three-handed = Finaltisch bei 3-Handed
policy-final-table-ten-cap = Grenze von 10 am Finaltisch
    .binding = nie mehr als 10
    .guideline = es sollten nicht mehr als 10 sein
policy-final-table-heads-up-events = Finaltischregel bei Heads-up-Turnieren
    .yes = die Regel gilt
    .no = die Regel gilt nicht
policy-final-table-fewer = Kleinerer Finaltisch nach mehreren Bust-outs
    .yes = darf mit weniger Spielern beginnen
    .no = muss vollständig sein

policy-players-per-table-normal = Übliche Spielerzahl pro Tisch
policy-players-per-table-ten-without-dealers = 10-Handed ohne feste Dealer
    .when-busy = bei großem Andrang
    .force-majeure = nur vorübergehend bei höherer Gewalt
    .never = nie
policy-players-per-table-ten-with-dealers = 10-Handed mit festen Dealern
    .when-busy = bei großem Andrang
    .force-majeure = nur vorübergehend bei höherer Gewalt
    .never = nie

policy-late-stack-before-arrival = Stack eines angemeldeten Spielers vor der Ankunft
    .held-back = wird bis zur Ankunft zurückgehalten
    .at-the-table = steht von Anfang an am Tisch
policy-late-stack-after-period = Ankunft nach Ende der späten Anmeldung
    .no-entry = der Spieler kann nicht mehr mitspielen
    .plays = der Spieler darf noch mitspielen
policy-late-stack-on-request = Stack für einen verspäteten Spieler
    .yes = auf Anfrage immer
    .no = auch nicht auf Anfrage
policy-late-stack-hands-missed = Hände vor dem Hinstellen eines späten Stacks
    .taken-off = ihre Blinds und Antes werden abgezogen
    .not-taken-off = nichts wird abgezogen
policy-late-stack-blinded-off = Stack, der auf den Spieler wartet
    .yes = wird bis zur Ankunft heruntergeblindet
    .no = wird nicht heruntergeblindet

policy-left-the-area-minutes = Abwesenheit, bis der Stack entfernt werden kann
policy-left-the-area-stack-removed = Stack nach langer Abwesenheit
    .may = der Stack darf entfernt werden
    .will = der Stack wird entfernt
    .none = der Stack bleibt im Spiel
policy-left-the-area-finishing-place = Platzierung nach Entfernen des Stacks
    .place-at-removal = der Rang in diesem Moment
    .no-place = keine Platzierung

policy-break-time-leave-tables = Spieler an den Tischen in der Pause
    .must = müssen die Tische verlassen
    .may-stay = dürfen bleiben

policy-absent-at-deal-moment = Wann der Spieler am Platz sein muss
    .at-last-card = wenn die letzte Karte gegeben ist
    .before-last-card = bevor die letzte Karte gegeben wird
    .at-first-card = wenn die erste Karte gegeben wird
policy-absent-at-deal-hand = Hand eines abwesenden Spielers
    .dead = die Hand ist tot
    .live = die Hand lebt
policy-absent-at-deal-may-look = Zuspätkommender sieht die Karten an
    .yes = darf die Karten ansehen
    .no = darf die Karten nicht ansehen
policy-absent-at-deal-blinds = Blinds und Ante eines Abwesenden
    .forfeited = sind für den Spieler verloren
    .returned = werden zurückgegeben

policy-at-your-seat-means = Wann ein Spieler am Platz ist
    .chair-in-reach = der Stuhl ist in Reichweite
    .at-or-on-chair = am Stuhl oder darauf
policy-at-your-seat-standing = Aufstehen während einer Hand
    .stay-seated = Spieler sollen sitzen bleiben
    .not-encouraged = die Regel soll nicht dazu ermuntern

policy-left-table-with-hand-stay-duty = Wer am Tisch bleiben muss
    .live-hand = Spieler mit einer Live-Hand
    .always = alle Spieler, jederzeit
policy-left-table-with-hand-stays-at = Wo man mit Live-Hand bleibt
    .table = am Tisch
    .seat = auf dem eigenen Platz
policy-left-table-with-hand-all-in = Am Tisch bleiben bei All-in
    .yes = auch wer all-in ist, bleibt
    .no = wer all-in ist, darf gehen
policy-left-table-with-hand-until = Wie lange man mit Live-Hand bleibt
    .showdown = bis zum Ende des Showdowns
    .action-possible = solange noch Aktionen möglich sind
policy-left-table-with-hand-penalised = Weggehen mit Live-Hand – wofür es eine Penalty gibt
    .leaving-table = den Tisch verlassen
    .leaving-seat = den Platz verlassen
policy-left-table-with-hand-penalty = Penalty für Weggehen mit Live-Hand
    .may = eine Penalty ist möglich
    .will = eine Penalty folgt
    .none = keine Penalty

policy-dead-button-kind = Button-Regel des Turniers
    .dead-button = toter Button
    .no-small-blind = No-Small-Blind-Regel
    .moving-button = wandernder Button
policy-dead-button-empty-seat = Button an einem leeren Platz
    .yes = darf an einem leeren Platz sein
    .no = nie an einem leeren Platz

policy-dodged-blind-penalty = Penalty für das Umgehen eines Blinds
    .will = eine Penalty folgt
    .may = eine Penalty ist möglich
policy-dodged-blind-occasion = Wann es für das Umgehen eine Penalty gibt
    .any = bei jeder Gelegenheit
    .breaking-or-balancing = bei Tischauflösung oder Tischausgleich
    .breaking = bei Tischauflösung
policy-dodged-blind-attempt = Was als Umgehen zählt
    .attempt = schon der absichtliche Versuch
    .missed-blind = ein absichtlich umgangener Blind

policy-heads-up-button-blind = Blind des Buttons im Heads-up
    .small-blind = der Small Blind
    .big-blind = der Big Blind
policy-heads-up-button-first-preflop = Erster vor dem Flop im Heads-up
    .button = der Button
    .big-blind = der Big Blind

policy-heads-up-cards-order = Kartenreihenfolge im Heads-up
    .button-last = zuerst der Big Blind, Button zuletzt
    .button-first = zuerst der Button, Big Blind zuletzt

policy-heads-up-start-adjustment = Blinds und Button zu Beginn des Heads-up
    .blinds-decide = die Blinds entscheiden
    .button-if-needed = der Button wird bei Bedarf versetzt
    .button-moved = der Button wird passend versetzt
policy-at-your-seat-in-reach = Ein Spieler mit dem Stuhl in Reichweite
    .counts = zählt als am Platz
    .does-not-count = zählt nicht als am Platz
