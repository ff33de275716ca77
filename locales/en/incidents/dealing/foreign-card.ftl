foreign-card = A card that does not belong
    .search = foreign card, joker found, joker in the hand, joker on the board, red card in a blue deck, card with a different back, wrong back, card from the other deck, non-standard card, stray card, low card in short-deck, a 4 in short-deck
    .told =
        There's a joker in here
        I got dealt a joker in my hand
        There's a blue-backed card in our red deck
        The flop came with a card with a different back, from the other table's deck
        We're playing short-deck and I've got a 4 in my hand, after two calls and a raise
        What happens when a joker shows up on the board in the middle of the hand?
        joker in the hand
        I turned over a joker on the board.
        A player got a joker dealt in his hand, nobody's acted yet.
        Seat 2 has a red-backed card in his hand and we're playing with the blue deck.
        Short-deck, a four showed up on the flop, it isn't supposed to be in this deck.
        Found a card with a different back in a player's hand after a raise and two calls, is his hand dead?
    .heard =
        one of my hole cards is blue, the others are red
        the flop brought a jester
        there's an advertising card in the stub, noticed on the turn
        a plastic cut card got dealt to the big blind
        we found a six from table 12 among ours
        this three belongs to somebody else's set
        his queen carries the casino's old logo, ours don't
        playing 6-plus and a deuce turns up in my hand
        the river is a rules card from the box, what now
        second deck leaked in, one of its tens was under the shuffler
        seat 2 squeezes and finds a guarantee card instead of an ace
        an intruder from another pack came out on fourth street, action already happened
        there is a joker in the deck
        a card from another deck with a different back came out
        we found a card with a blue back among the red ones
        a joker was dealt on the flop
        an extra card that doesn't belong to this deck
        the cut card or a promo card was dealt as a card
        There's a joker sat on the flop, what the hell.
        My jack's got a red back, the rest are blue.
        A stray three showed up in short-deck, UTG's holding it.
        Somebody's ace of diamonds is from next door's pack.
        Found an alien one in the stub, Bicycle back not Copag.
        Joker turned up in seat 2's hand, button already raised.
        A card with a green back was sitting among our red ones, I had it in my hand
        The turn was a joker with a bicycle on it, we all laughed
        She fond the casino's info card dealt to her as the second hole card
        In the stub of our deck is a card from another table, different pattern on the back
        We're playing six-plus and a four appeared on the flop
        The big blind looked down at ace and joker, two folks had already limped
        With the action on the turn and 9,000 in the middle the big blind discovered that one of his two cards had a blue back with a lion on it, whereas ours are red and plain
        Player shows his queen, and its back is plainly another design than the rest
        After the flop betting someone noticed that the cut card was lying in the stub and had been dealt
        The flop came ace, ten and a joker riding a bicycle, everybody roared with laughter, and the short stack who had shoved before the flop asked if his tournament life hung on that joker
        Dealer flipped a joker during the first round, nobody has acted
        I've been holding the plastic yellow card as a hole card, does that count as a card?
        Can the hand continue once a card that doesn't belong has been removed?
        An old logo card crept into the deck at the final table and ended up as the button's hand
        I'd already called a raise in early position when I squeezed out the second card and it was the one with the poker hand rankings printed on it, the sort that comes in the box
        the deuce shouldnt be in this short deck game but it came on the turn
        My pocket card comes from a poker set with the big indices, ours have small ones
        A joker was in my Omaha hand and I had bet it without noticing
        Some other pack's three of clubs had been sleeping in the shuffle machine and landed on our board
        It's a card out of a different box, the deck should be all burgundy
foreign-card-fact-card = Which card was found?
    .label = card found
    .joker = a joker
    .other-back = a card with a different back (from another deck)
    .low-card = a 2, 3, 4 or 5 in short-deck
    .duplicate = a card that is in the deck twice
foreign-card-fact-when = When was it found?
    .label = when found
    .during-hand = during the hand
    .hand-over = after the hand
foreign-card-fact-actions = Which actions so far in this hand, in order? (none: press Enter; leave posted blinds out)
    .label = actions so far
foreign-card-fact-where = Where is the card?
    .label = place of the card
    .stub = in the stub or among the discards and burns
    .hand = in a player's hand
    .board = on the board
foreign-card-outcome-see-fouled-deck = A matter for the rule on fouled decks
foreign-card-outcome-see-misdeal = A matter for the rule on misdeals
foreign-card-outcome-card-removed = The card is removed; the hand continues
foreign-card-outcome-bets-returned = Play stops; all bets are returned
foreign-card-outcome-hand-goes-on = The hand continues; what happens to the card is open
foreign-card-order-see-fouled-deck = See Fouled deck (fouled-deck).
foreign-card-order-see-misdeal = See Misdeal (misdeal); what went wrong: a joker.
foreign-card-order-see-misdeal-other = See Misdeal (misdeal); what went wrong: something else.
foreign-card-order-fouled-by-house = Floor: check first whether local regulations or the house rules call the deck fouled for this. If they do, stop the hand; all bets are returned.
foreign-card-order-fouled-by-floor = Floor: decide first whether this fouls the deck; the book does not say what does. If it does, stop the hand; all bets are returned.
foreign-card-order-out-of-stub = Dealer: take the card out of play and continue.
foreign-card-order-out-of-hand = Dealer: take the card out of the player's hand.
foreign-card-order-hand-open = Floor: rule in the interest of fairness (rule { $fairness }) on whether the player gets another card; the book does not say.
foreign-card-order-off-the-board = Dealer: take the card off the board.
foreign-card-order-board-open = Floor: rule in the interest of fairness (rule { $fairness }) on which card takes its place; the book does not say.
foreign-card-order-stop = Dealer: stop the hand. All players get back what they put in.
foreign-card-order-card-open = Floor: let the hand continue, and rule in the interest of fairness (rule { $fairness }) on the card; the book does not say what happens to it.
foreign-card-remark-joker-in-short-deck = In short-deck a 2, 3, 4 or 5 can count like a joker: the floor says whether it does.
foreign-card-remark-joker-in-short-deck-always = In short-deck a 2, 3, 4 or 5 counts like a joker.
foreign-card-remark-check-and-fold = Only a check and a fold so far: no chips went in, so there has been no substantial action.
