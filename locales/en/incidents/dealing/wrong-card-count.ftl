wrong-card-count = Hand with the wrong number of cards
    .search = wrong number of cards, small blind had three cards, three cards in hold'em, five cards in Omaha, player has only one card, one card too many, player is one card short, too many cards, player has too few cards, big blind has only one card, extra card in the hand, two cards stuck together in my hand, incorrect number of cards, got 3 cards, has 3 cards, three cards
    .told =
        I've got three cards
        One of the players has three hole cards instead of two
        I'm in seat 4, I've only got one card and the betting has already started
        Seat 5 says he has three cards, he's in middle position and it was already raised and called
        We saw on the flop that the button has three cards in his hand, and he raised preflop
        Is my hand dead if I've got the wrong number of cards?
        player has three cards
        Seat 5 looked down at three cards in hold'em.
        Player noticed on the flop he only has one card, he's not the button.
        PLO, seat 3 has five cards in his hand, there's been a raise and a call already.
        Button got one card too many, he's holding three, he already raised.
        He's got the wrong number of cards and we've had action, is his hand dead?
    .heard =
        btn got 3 cards
        button got 3 cards, everyone else 2
        seat 4 got 3 cards
        I've just counted and there's a third one behind my pair
        he has got three of them, already raised with it
        two folded, one called, then UTG spots an additional card
        BB discovers at the flop he was playing with one
        seat 6 sits on five in a four card game
        somebody mucked and there were three in it
        he squeezed and a further card was hiding underneath
        I only got one, betting has gone round to me
        player admits on the turn his holding counts three
        one went short and the other went long, seats 4 and 5
        betting happened and now she says she holds too many, is she out
        UTG raised and finds out it's a lone jack, has it gone too far to undo
        he has three cards in hold'em
        player finds out he has only one card after the betting
        she has one card too many
        a player was dealt three cards and noticed it on the flop
        I have only one card and there was already a raise
        five cards in an Omaha hand with four
        seat 2 has too few cards, the action is already past him
        I've got three in hold'em, only just noticed on the turn.
        Seat 5's looking at five in PLO, he's raised with 'em too.
        She looked down and there's only the one, flop's been bet.
        Cutoff's holding three in hold'em, been raising with 'em.
        Found a third stuck behind my two sevens on the river.
        Big blind's got one in the hole and three guys called already.
        I raised pre, got called, and at the flop I noticed there's a third card stuck behind my queens
        UTG has one card, one, and there's been a raise and a call before he said a word
        In an Omaha hand Strand called with what turned out to be five cards
        He'd been playing with a single king the whole time, found out on the turn
        Squeezing my pair I felt another one glued to it, what becomes of me?
        She folded, and the dealer saw three cards going into the muck
        I had called a raise to 1,500 from the middle of the table with what I thought were pocket nines, saw the flop and realised that a queen was sticking behind them, so I'd three cards in total
        Seat 7 shows down three cards in hold'em, after three streets of betting
        Middle position was short of a card in PLO, with only three
        Two were stuck together with ketchup, so I had one more than I should, and I've already limped
        Should the hand of a person with an extra card be killed or is the whole deal off?
        There were four players to the flop in the Omaha tournament, one of them bet the pot, and then his neighbour asked why he was holding five cards, which he claimed he hadn't noticed himself
        At the final table a player revealed an additional card and the chips had already been moved by three
        The big blind sat there with three, and told everyone once the raise came
        There's one too many in his hand and I'm all-in against him
        Only after the flop was bet did the cutoff confess that he'd only ever had one card
        he has 3 cards, third was hidden, he raised and got two callers already
        The lady under the gun had limped without looking at her second card, and when she did want to look at it, it turned out there wasn't one and there had already been a raise and a call
        Five cards in a four-card game, in the small blind, noticed afrer the turn
        He holds a hand with the wrong amount of cards and wants his chips back
wrong-card-count-fact-seat = Whose hand is wrong?
    .label = hand with wrong count
    .other-seat = that of a player who is not on the button
    .button-extra = the button has too many
    .button-short = the button has too few
wrong-card-count-fact-button-acted = Has the button acted on this hand?
    .label = button has acted
wrong-card-count-fact-actions = Which actions so far, in order? (none: press Enter; leave posted blinds out)
    .label = actions so far
wrong-card-count-outcome-see-button-short = There is a separate rule for too few cards on the button
wrong-card-count-outcome-misdeal = Misdeal: the hand is dealt again
wrong-card-count-outcome-no-misdeal = No misdeal
wrong-card-count-outcome-hand-dead = The hand with the wrong number of cards is dead
wrong-card-count-outcome-hand-plays = The hand with the wrong number of cards plays
wrong-card-count-order-see-button-short = See Too few cards on the button (button-short-cards).
wrong-card-count-order-declare = Dealer: stop the deal. All cards are returned and shuffled again.
wrong-card-count-order-see-misdeal = See Misdeal (misdeal): a player has the wrong number of cards.
wrong-card-count-order-hand-open = Floor: rule in the interest of fairness (rule { $fairness }) on the hand that is wrong; the book does not say what happens to it.
wrong-card-count-order-go-on = Dealer: continue the hand.
wrong-card-count-order-muck-all = Dealer: muck all cards of that hand.
wrong-card-count-order-burn-one = Dealer: pick one card of that hand at random and burn it; muck the rest.
wrong-card-count-order-which-burn = Floor: say whether it counts as the burn for the next street; the book does not say.
wrong-card-count-order-muck = Dealer: muck the cards of that hand.
wrong-card-count-order-bets-stay = Dealer: leave that player's bets in the pot.
wrong-card-count-order-uncalled-back = Dealer: leave that player's bets in the pot, but return a bet or raise that no player has called.
wrong-card-count-order-button-bets-stay = Dealer: leave the button's bets in the pot.
wrong-card-count-order-bets-back = Dealer: return the button's bets.
wrong-card-count-order-reshuffle-stub = Dealer: reshuffle the stub.
wrong-card-count-order-others-play = The others play on.
wrong-card-count-order-one-burn-a-street = Dealer: burn one card for each street as usual, and none because of the dead hand.
wrong-card-count-order-report-extra = Floor: remind the button that a card too many must be reported at once.
wrong-card-count-order-hand-plays = There has been substantial action: the hand continues, and the player plays the cards as they are.
wrong-card-count-remark-check-and-fold = Only a check and a fold so far: no chips went in, so there has been no substantial action.
wrong-card-count-fact-left-in = How many other players still have a hand?
    .label = other players in the hand
    .several = two or more
    .one = only one
wrong-card-count-order-last-wins = Dealer: give the pot to the last player left in the hand. No more cards are dealt.
