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
        Two players were all-in for about 45,000, the turn was due, and as the dealer tapped the table everybody could see that the next card in the stub was lying with its face towards us, a black queen
        We saw a red nine lying the wrong way up in the stub just as she was about to put the flop out
        When Lucas burned for the turn, the card he slid under the pot chips was already face up, king of clubs
        In the middle of a limped pot with blinds of 200/400, the river came out of the deck already face up, so we had seen it a second earlier than usual, and the big blind said it can't count
        Had a strange one: two of the flop cards came normal and the third was upside down in the pack
        Three-way all-in at the final table, next card off the stub is flipped, do they use it or not?
        The dealer pulled the turn and it was reversed, so we all saw it while it was still on the deck
        A six facing up in the undealt cards, spotted by the player in the one seat during the flop betting
        Does a board card count if it was turned around in the deck before it was dealt?
        The burn for the river was lying open; she treated it like blank paper and went on, is that correct?
        The burn before the flop turned out to be a reversed five of diamonds, the new dealer, only in her second week, had no idea what to do and asked the whole table for advice
        One card in what's left of the deck has its face to the sky, they're waiting for me to say what to do
        Somebody must have shuffled carelessly, the turn arrived face first
        It was the four of spades, already showing, sitting as the top card of the stub with the flop out
        they want to redeal the hand because one board card was the wrong way round in teh deck
        Following the call on the flop the dealer found the next card inverted, and the guy with the draw liked it
        Should a card which sits backwards in the stub be treated as nothing at all?
        A reversed jack landed on the board as the third flop card, everyone had already bet preflop
        The dealer noticed an open card a few places down in the stub while we were betting the turn
        He went to burn and turn, but the top one had its pivture up, so half of us knew the burn card
        a card is face up in the deck
        the next board card lies turned in the stub
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
