music = Musik am Tisch
    .search = Musik
music-fact-loud = Ist sie laut?
music-outcome-turn-off = Ausschalten
music-outcome-leave-on = Anlassen
music-order-ask = Den Spieler fragen.
