four-card-flop = Four-card flop
    .search = four cards on the flop, 4 cards on the flop, 4 cards instead of 3, an extra card on the flop, additional card, fourth card, one card too many, flop with four, two cards stuck together, dealer put out four, 4-card flop, fourcard flop
    .told =
        Four cards on the flop
        The dealer put out four cards on the flop instead of three
        There are four flop cards on the board and nobody knows which one is extra
        The dealer turned over the flop and there were two cards stuck together, so now four are face up
        He laid four cards face down for the flop, hasn't turned them up yet, and doesn't know which was the fourth
        What happens with the extra card when the flop has four cards?
        four cards on flop
        I dealt a four-card flop by mistake.
        There's four cards on the flop instead of three, one too many.
        Flop came with four cards face up, I don't know which one's the extra.
        Put out four cards for the flop, still face down, I know the last one stuck to the third.
        Four cards on the flop, do I scramble them and pick one as the next burn?
    .heard =
        she spread the flop and there were four of them
        dealer fanned the board: K 8 5 2 all at once
        one got stuck behind the others, now which is it that has to go
        I count four up there, it should be three
        pulled one extra off the top when laying out the board
        flop slid apart and a hidden one came into view underneath
        is the ace on the end really part of it or the turn
        four faces showing, nobody knows the order they fell
        she dealt an additional one face down next to the three
        should the floor pick at random which one becomes the burn
        dealer swears it was the last one that is superfluous
        we have got K-J-9 plus a bonus six, action froze at once
        flop has four cards instead of three
        two cards stuck together, so the flop is four cards
        four cards on the flop and nobody knows which one is extra
        she dealt one card too many on the flop
        Dealer spread one too many, there's 9-8-4-K lying there.
        He's rolled an extra out, three plus one, all face up.
        Burned, then laid 4 instead of three, all showing.
        There's an additional one with the first three, still face down.
        Should be three up there, I can see J-7-2-2. Which isn't real?
        Two stuck together, so it's one more than three after preflop.
        After two raises and three callers, the dealer spread the flop with a lot of elegance and four cards appeared on the felt, a king, two sevens and a five, and the raiser wanted to keep the king
        The cards had been handled by someone with a greasy pizza, so the last flop card brought along a companion, and there they lay, four of them face up, before anybody could bet a single chip
        We saw the fourth peek out from under the thrd when he fanned them
        He put down four for the flop face down and isn't sure in which order they left the deck
        I flopped trips if the last card is the one that goes, who picks which card is removed?
        An extra card got stuck to the flop, it's a king, and it would make my straight
        There should be three up there, Marcus counted and said "dealer, why four?"
        No one had bet yet when the fourth card slid into view at the final table
        The dealer put out the flop face down, tapped it, felt that it was too thick, counted four, and could not tell any more which of them had been the last to come off the deck
        Four on the board before anybody had put in a chip after the flop, what do we do with the surplus?
        She laid out four cards and two people bet before the mistake was noticed
        The additional flop card was seen by everybody, so should it come back as the burn or what?
        Three were normal and a fourth was sticking to the back of the middle one
        The flop had a bonus card
        I'd like the queen to be part of it, he wants the deuce to be part, there's four of them
        Dealer miscounted and turned over one more than needed
        can you have 4 cards on a flop, the dealer said its ok and took one randomly
        The cards had been washed by hand and stuck, that's why four came out at once when she made the flop
        Hand for hand, nerves everywhere, and then the dealer lays out king, jack, nine, two as a flop
        Someone has to scramble those four and draw, but who?
        there are four cards on the flop
        the flop has one card too many
four-card-flop-fact-since = What action has there been since the flop came?
    .label = action since the flop
    .nothing = nothing
    .action = a player has acted on it
    .next-street = the turn has been dealt
four-card-flop-fact-exposed = Was any of the four cards face up?
    .label = card face up
four-card-flop-fact-dealer-knows = Does the dealer know which card is the extra one?
    .label = extra card known
four-card-flop-outcome-one-becomes-a-burn = All four face down; one at random becomes a burn card
four-card-flop-outcome-director-decides = Your choice: which of the four cards is the extra one
four-card-flop-outcome-late-not-said = The turn is out: the book does not say what is done
four-card-flop-order-call-floor-first = Dealer: stop, touch nothing, call the floor.
four-card-flop-order-floor-rules-late = TD: rule in the interest of fairness (rule { $fairness }) on the fourth card, the turn and the bets; the book's rule is on the flop alone.
four-card-flop-order-cards-down-then-floor = Dealer: turn the four cards face down, then call the floor.
four-card-flop-order-cards-down-then-brush = Dealer: turn the four cards face down, then call the brush.
four-card-flop-order-dealer-scrambles = Dealer: scramble the four cards face down.
four-card-flop-order-floor-scrambles = Floor: scramble the four cards face down.
four-card-flop-order-floor-picks = Floor: pick one of the four at random, face down.
four-card-flop-order-brush-picks = Brush: pick one of the four at random, face down.
four-card-flop-order-next-burn = The picked card is the burn card for the turn. Burn no other before the turn.
four-card-flop-order-second-burn = The picked card is the second burn card, the one for the turn. Burn no other before the turn.
four-card-flop-order-a-burn = The picked card is used as a burn card.
four-card-flop-order-other-three = The other three are the flop. Turn them up and continue.
four-card-flop-order-burn-or-not = Floor: say whether a card is burned before the new flop; the book does not say.
four-card-flop-order-three-new-cards = Dealer: shuffle the other three into the stub and deal a new flop from it.
four-card-flop-order-actions-open = TD: rule in the interest of fairness (rule { $fairness }) on what was done since the flop came; the book does not say whether it stands.
four-card-flop-order-which-card = TD: decide which of the four cards becomes the burn card.
four-card-flop-order-say-why = TD: tell the table why.
four-card-flop-remark-exposed-matters = The book treats exposed cards differently, but does not say how.
four-card-flop-remark-knowing-matters = The book treats the case differently when the dealer knows the extra card, but does not say how.
four-card-flop-remark-which-burn-not-said = The book does not say for which street the card is the burn. The books that do say make it the burn for the turn.
four-card-flop-remark-scramble-not-said = The book does not order a scramble. It only has the cards turned face down before the brush picks.
four-card-flop-remark-exposed-makes-no-difference = Exposed or not, it makes no difference: one of the four is drawn at random.
four-card-flop-remark-knowing-makes-no-difference = That the dealer knows the extra card changes nothing: one of the four is drawn at random.
