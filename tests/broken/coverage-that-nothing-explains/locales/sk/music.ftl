music = Hudba pri stole
    .search = hudba
music-fact-loud = Hrá nahlas?
music-outcome-turn-off = Vypnúť
music-order-ask = Opýtaj sa hráča.
