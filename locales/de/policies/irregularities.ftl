policy-early-level-in-time = Zu früh neue Blinds, noch keine Substantial Action
    .blinds-corrected = Blinds korrigiert, die Hand geht weiter
    .dealt-again = die Hand wird neu gegeben
policy-early-level-too-late = Zu früh neue Blinds, nach Substantial Action
    .as-dealt = mit den neuen Blinds beendet
    .blinds-corrected = Blinds korrigiert, die Bets gelten

policy-wrong-button-this-hand = Falscher Button nach Substantial Action
    .as-it-stands = bleibt für die Hand liegen
    .moved-at-once = wird sofort richtig gelegt
policy-wrong-button-next-hand = Button in der Hand nach einem falschen
    .back-in-place = geht dorthin, wo er sein sollte
    .on-from-here = geht vom falschen Platz aus weiter
policy-button-error-corrected-until = Bis wann ein falscher Button korrigiert wird
    .substantial-action = bis zur Substantial Action
    .any-time = jederzeit während der Hand

policy-extra-burn-second-card = Zweite von zwei Burn-Karten, vor der Board-Karte
    .goes-back = ist die nächste Karte des Boards
    .stays-burned = bleibt gebrannt

policy-extra-burn-board-card = Zwei Karten gebrannt, die Board-Karte liegt, noch keine Aktion
    .put-right = die zweite Burn-Karte wird die Board-Karte
    .board-stands = das Board bleibt
policy-extra-burn-after-action = Zwei Karten gebrannt, nach einer Aktion auf der Street bemerkt
    .board-stands = das Board bleibt
    .put-right = die zweite Burn-Karte wird die Board-Karte

policy-mucked-board-card-known = Board-Karte im Muck, sicher bekannt
    .back-on-board = kommt aufs Board zurück
    .next-card = wird vom Stub ersetzt

policy-mucked-board-card-unknown = Board-Karte im Muck, die niemand nennen kann
    .next-card = wird vom Stub ersetzt
    .drawn-from-muck = wird durch eine aus dem Muck gezogene ersetzt

policy-boxed-card-on-board-board = Boxed Card, die aufs Board kommt
    .plays = ist die Board-Karte
    .replaced = wird durch die nächste Karte ersetzt

policy-boxed-card-on-board-burn = Boxed Card, die als Burn-Karte kommt
    .stays-burned = bleibt gebrannt
    .another-burned = eine andere Karte wird gebrannt

policy-card-off-table-dealt = Gegebene Karte vom Tisch, nicht gesehen
    .plays = bleibt im Spiel
    .misdeal = ist ein Misdeal

policy-card-off-table-hand = Karte eines Spielers vom Tisch, identifizierbar
    .live = die Hand bleibt live
    .dead = die Hand ist tot

policy-foreign-chip-in-a-stack = Fremder Chip in einem Stack
    .replaced = wird zum Wert ersetzt
    .not-replaced = geht ohne Entschädigung weg

policy-foreign-chip-in-a-bet = Fremder Chip in einer Bet
    .made-good = der Spieler füllt die Bet auf
    .does-not-count = zählt in der Bet nicht

policy-spilled-chips-knocked-over = Chips, die in den Pot fielen
    .no-bet = sind keine Bet und gehen zurück
    .counts = zählen als Bet

policy-spilled-chips-like-a-bet = Chips, die gefallen oder gesetzt sein können
    .bet = zählen als Bet
    .no-bet = sind keine Bet

policy-spilled-chips-not-clear = Umgefallene Chips, die keiner zählen kann
    .reckoned = werden rechnerisch aufgeteilt
    .as-they-lie = bleiben liegen

policy-missing-chips-unexplained = Fehlende Chips ohne bekannten Grund
    .as-it-is = der Stack bleibt, wie er ist
    .made-good = sie werden ersetzt

policy-missing-chips-starting-stack = Anfangsstack, der nicht voll war
    .filled = wird voll gemacht
    .as-it-is = bleibt, wie er ist

policy-misdeal-dealt-in-hand = Hand an einem Platz ohne Anspruch auf Karten
    .dead = ist tot
    .plays = spielt mit
