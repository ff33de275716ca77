fold-out-of-turn = Fold voor de beurt
    .search = fold out of turn, te vroeg gefold, voor zijn beurt gefold, buiten de beurt gepast, te vroeg gepast, kaarten te vroeg weggegooid, te vroeg gemuckt, kaarten al weg voor hij aan de beurt was, wil zijn kaarten terug na een te vroege fold
fold-out-of-turn-fact-bet-since = Heeft er na die fold nog iemand gebet of geraised?
fold-out-of-turn-outcome-fold-binds = De fold bindt
fold-out-of-turn-order-fold-stands = Dealer: neem de gefolde kaarten in. Die hand doet niet meer mee.
fold-out-of-turn-order-player-in-turn-acts = De speler die aan de beurt is, handelt nu.
fold-out-of-turn-remark-change-makes-no-difference = Een bet of raise daarna verandert niets: deze fold blijft een fold.
