boxed-card-on-board = Boxed card on the board
    .search = boxed card on the board, card face up in the deck, card upside down in the stub, boxed card on the turn, boxed burn card, face-up card in the deck during the hand, boxed card on the flop, card turned over in the stub, reversed card in the deck
    .told =
        There's a boxed card on the board
        The turn came off the deck face up, it was the wrong way round in the stub
        A card was face up in the deck when he dealt the flop
        The burn card was face up, everybody saw it
        The next card in the stub is upside down
        The dealer found a boxed card while dealing the river
        One card of the flop was boxed in the deck
        The stub has a card lying face up in the middle
        A boxed card came on the turn, does it count as the turn?
        He burned and the burn card was turned over
        Is a boxed card replaced when it comes on the board?
        face-up card in the deck after the flop
    .heard =
        queen was upside down in the stub and it's the turn now
        boxed card on the river, do we play it
        the burn card came face up out of the deck
        dealer sees a card face up in the stub before the flop
        a card is the wrong way round in the deck, it would be the river
        boxed ace in the deck when the turn was dealt
        there's a reversed card in the stub, hand is on the flop
        one of the board cards was face up before he turned it
boxed-card-on-board-fact-place = Where did the boxed card come?
    .label = boxed card
    .board = as a board card
    .burn = as a burn card
    .hand = in the first deal, to a player
boxed-card-on-board-outcome-card-plays = The boxed card is the board card
boxed-card-on-board-outcome-replaced = The boxed card is set aside; the next card takes its place
boxed-card-on-board-outcome-stays-burned = It stays burned, face down
boxed-card-on-board-outcome-another-burned = It is set aside, and another card is burned
boxed-card-on-board-outcome-see-misdeal = A boxed card in the first deal may be a misdeal
boxed-card-on-board-order-leave-it = Dealer: lay the card on the board as it came and continue.
boxed-card-on-board-order-next-card = Dealer: set the boxed card aside and lay the next card of the stub in its place, without another burn.
boxed-card-on-board-order-burned = Dealer: turn the card face down, leave it with the burns, and continue.
boxed-card-on-board-order-burn-another = Dealer: set the card aside and burn the next card of the stub.
boxed-card-on-board-order-see-misdeal = See Misdeal (misdeal).
boxed-card-on-board-remark-by-lot = The book lets you use chance where it has no rule.
boxed-card-on-board-remark-two-in-deck = Two boxed cards in the deck are a misdeal in this book, but only until substantial action.
