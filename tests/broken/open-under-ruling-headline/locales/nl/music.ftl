music = Muziek aan tafel
    .search = muziek
music-fact-loud = Staat het hard?
music-outcome-turn-off = Zet het uit
music-outcome-leave-on = Laat het aan
music-order-ask = Vraag het de speler.
