music = Hudba pri stole
    .search = hudba
music-fact-loud = Hrá nahlas?
music-outcome-turn-off = Vypnúť
music-outcome-leave-on = Nechať hrať
music-order-ask = Opýtaj sa hráča.
