music = Music at the table
    .search = music
music-fact-loud = Is it loud?
music-outcome-turn-off = Turn it off
music-outcome-leave-on = Leave it on
music-order-ask = Ask the player.
