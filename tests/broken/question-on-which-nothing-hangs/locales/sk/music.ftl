music = Hudba pri stole
    .search = hudba
music-fact-loud = Hrá nahlas?
music-outcome-turn-off = Vypnúť
music-outcome-leave-on = Nechať hrať
music-order-ask = Opýtaj sa hráča.
music-fact-warned = Bolo napomenutie?
music-outcome-may-be-penalised = Môže nasledovať penalizácia
