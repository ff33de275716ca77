extra-burn = Extra burn card
    .search = extra burn card, two burn cards, burned twice, double burn, one burn too many, two cards stuck together in the burn, dealer burned two cards, second burn card, too many burn cards, burn pile has one too many
    .told =
        The dealer burned two cards instead of one
        Two cards stuck together and both went into the burn
        There's an extra burn card under the pot
        He burned, forgot it, and burned again before the turn
        Double burn, and the turn is already on the board
        The dealer burned twice for the river and nobody has acted yet
        We count three burn cards but only the flop and turn are out
        Two burn cards went down before the flop, what do we do with the second one?
        The dealer took one burn too many and there's been a bet on the turn
        Does the board stand if two cards were burned?
        one burn card too many
        Is the second burn card the real turn card?
    .heard =
        dealer burned twice before the turn, is that second card supposed to be the turn
        two burns stuck together, looked like one card
        there's a burn card too many in the pile, we're on the river
        she burned one, got distracted and burned another one
        burned two by accident, the flop is not out yet
        the wrong card came on the turn because he burned twice
        extra burn, player says the river should have been the card before
        we noticed the double burn after a bet and a call
extra-burn-fact-noticed = When was it noticed?
    .label = noticed
    .before-card = before the next board card came
    .card-out = the board card is out, no player has acted on it
    .acted = a player has acted on the board card
extra-burn-outcome-second-next = The second card is returned to the stub and comes next
extra-burn-outcome-both-burned = Both cards stay burned; the next card of the stub comes
extra-burn-outcome-put-right = The second burn card is the board card
extra-burn-outcome-board-stands = The board stands
extra-burn-order-second-back = Dealer: put the second card back on top of the stub, unseen, and deal on from it.
extra-burn-order-leave-both = Dealer: leave both cards with the burns and deal on from the stub.
extra-burn-order-swap = Dealer: put the last card dealt back on top of the stub, and lay the second burn card on the board in its place.
extra-burn-order-settle-actions = Floor: rule in the interest of fairness (rule { $fairness }) on what was done on the old card.
extra-burn-order-board-stays = Dealer: leave the board as it is and burn one card for the next street.
extra-burn-remark-not-the-order = By the book a burn protects the stub. It is not there to keep the cards in order.
extra-burn-remark-by-lot = The book lets you use chance, too.
