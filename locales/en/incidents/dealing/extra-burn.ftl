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
        She burned, the floor called something, and after turning back to the table she burned once more
        A discussion about the size of the pot had interrupted the dealer after the burn card, and when it was over she burned another one, dealt the turn, and both of us checked before anybody noticed
        There was a double one going down as the burn before the river, they were glued with soda
        We have the turn up and two burns for it, so the turn ought to be the card that went down second
        The dealer forgot that he'd already burned and did so again before putting out the turn
        I counted: flop, turn, and three burns already in the tray, river still to come
        A sticky card was burned along with the other before the flop, we noticed before anyone bet
        He tapped, burned, paused for the all-in count, tapped and burned again, then dealt the river
        I'd have hit my straight if he had not put an extra one face down
        What becomes of the second burn if the board card has not been exposed yet?
        Somebody pointed out that one too many had gone under, after a bet and a raise on the turn
        The board was complete up to the turn, my opponent had bet 4,000, and then the guy on my right counted three burn cards lying under the chips, although there ought to be only two of them
        Dealer confused, got two birned, is the next one now the right one?
        The fat pack of burns told us there'd been a mistake somewhere
        An additional card was thrown off before the flop because the dealer lost the thread while chatting
        two burn cards went down b4 the turn, player says turn is wrong
        Must they roll the cards back if one card too many was burned and no action has happened?
        Because the cards were brand new and slippery, two came off the top together as the burn before the river, the dealer saw it straight away, and the river had not been turned yet
        She'd peeled two by accident off the top, laid them both down as burn, dealt the turn, big blind protested
        It wasn't the wrong flop card count, only that he'd tossed two instead of one beforehand
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
