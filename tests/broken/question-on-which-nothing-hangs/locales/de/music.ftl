music = Musik am Tisch
    .search = Musik
music-fact-loud = Ist sie laut?
music-outcome-turn-off = Ausschalten
music-outcome-leave-on = Anlassen
music-order-ask = Den Spieler fragen.
music-fact-warned = Gab es eine Verwarnung?
music-outcome-may-be-penalised = Eine Penalty kann folgen
