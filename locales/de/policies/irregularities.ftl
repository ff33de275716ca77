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
