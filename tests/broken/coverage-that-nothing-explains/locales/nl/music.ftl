music = Muziek aan tafel
    .search = muziek
music-fact-loud = Staat het hard?
music-outcome-turn-off = Zet het uit
music-order-ask = Vraag het de speler.
