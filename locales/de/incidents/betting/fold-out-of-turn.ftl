fold-out-of-turn = Fold außer der Reihe
    .search = fold out of turn, zu früh gefoldet, vorzeitig gefoldet, vor der Reihe gepasst, zu früh gepasst, Karten zu früh weggeworfen, zu früh gemuckt, Karten weg bevor er dran war, will nach dem frühen Fold seine Karten zurück
fold-out-of-turn-fact-bet-since = Hat nach diesem Fold noch jemand gesetzt oder erhöht?
fold-out-of-turn-outcome-fold-binds = Der Fold bindet
fold-out-of-turn-order-fold-stands = Dealer: die gefoldeten Karten einziehen. Diese Hand ist aus dem Spiel.
fold-out-of-turn-order-player-in-turn-acts = Jetzt handelt der Spieler, der an der Reihe ist.
fold-out-of-turn-remark-change-makes-no-difference = Eine Bet oder ein Raise danach ändert nichts: Dieser Fold bleibt ein Fold.
