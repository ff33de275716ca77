fold-out-of-turn = Fold out of turn
    .search = folded out of turn, folded too early, folded before his turn, mucked out of turn, threw the cards away too early, premature fold, passed out of turn, cards gone before the action got there, wants his cards back after folding early
fold-out-of-turn-fact-bet-since = Has anyone bet or raised after that fold?
fold-out-of-turn-outcome-fold-binds = The fold binds
fold-out-of-turn-order-fold-stands = Dealer: take the folded cards in. That hand is out.
fold-out-of-turn-order-player-in-turn-acts = The player in turn acts now.
fold-out-of-turn-remark-change-makes-no-difference = A bet or a raise after it changes nothing: this fold stays a fold.
