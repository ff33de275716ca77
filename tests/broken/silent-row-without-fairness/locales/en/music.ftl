music = Music at the table
    .search = music
music-fact-loud = Is it loud?
music-outcome-turn-off = The book is silent on loud music
music-outcome-leave-on = Leave it on
music-order-ask = Ask the player.
