fold-without-bet = Fold with no bet to face
    .search = folded when he could check, folded for free, open fold, folded without a bet, fold facing no bet, fold instead of a check, folded to a check, folded first to act, threw the hand away with nothing to call, big blind folded his option
    .told =
        Folded when he could check
        He folded and nobody had bet, he could have checked
        The guy threw his hand away on the flop with no bet in front of him
        First to act on the turn, no bet yet, and he just mucks his cards instead of checking
        It was checked to him on the river and he folded on the button, there was nothing to call
        Is he allowed to fold when there's no bet and he can check for free?
        folded with no bet
        Player folded on the flop when he could've checked.
        Nobody bet, action's on him, and he mucks instead of checking.
        Big blind had the option, no raise, and he threw his hand away anyway.
        River was checked to seat 3, last to act, and he folded with no bet to him instead of checking behind.
        Can he fold when there's no bet to him, or does he have to check?
    .heard =
        checked around to him and he just dumps his hand
        he gave up on the turn when a free card was on offer
        BB surrendered in an unraised pot instead of taking his free flop
        first to speak on the flop, nobody's bet, he throws them in
        she could've knocked but she released her hand
        everybody checks and the button slides his cards away in disgust
        dude quits the hand though it costs zero to stay
        he ditches on the river with no wager against him
        under the gun after the flop pitches his hand rather than tap
        he binned it when checking would have been no charge, is that allowed
        folding for nothing hurts the side pot, the others say it's unfair
        seat 5 let go of his cards though not a chip went in this street
        he folded and nobody had bet
        player threw his cards away on the flop when he could have checked
        she folds on the turn with no bet in front of her, is the hand dead
        there was no bet and he mucked, can he still take a free card
        big blind folded although nobody raised
        folded first to act, he could have checked for free
        Could've checked for free on the turn, but he just binned it.
        Nobody'd put a bean in and Macca's gone and mucked.
        Big blind gets a free look, only limpers, and he chucks it!
        Checked round to her and she throws hers in for nothing.
        Checked to him on the river and he slings his in regardless.
        Zero to pay and the muppet ditched it instead of tapping.
        He'd missed the flop, nobody had put anything in, and he just threw them away
        Everyone checked to the button and instead of knocking he chucked his cards in the middle
        In the big blind with only limpers, she gave up her hand instead of seeing three cards for nothing
        In a limped pot with four people, blinds 100 and 200, the small blind looked at the flop, shook her head and tossed the hand away, even though she was first to act and no one had put in a chip
        The kid was tilted after a beat, so he pitched his cards on the river though it would have cost zip
        Player gives up when it's free, does he get a warning or what?
        I had a short stack all in and the two others were on a dry side pot, one folded on the turn to no action whatsoever
        Why would you muck when you can just tap the table? He did, and the shorty's pot got smaller competittion
        It went check, check, and the third guy flicked his hand away with nothing to pay
        She was late for dinner so she released her hand on the flop in an unopened pot
        He said "I'm out of here" on fifth street with no money to call
        Big stack didn't feel like playing on, slid them forward for free, other two object
        No chips in front of anyone, and yet the small blind passes his hand after the flop
        The Norwegian on the button, having lost a big one a minute before, saw that it had been checked all the way to him on the turn and simply hurled his cards towards the muck
        He abandoned a checked pot, is his decision final?
        There was a main pot with an all-in player and a dry side pot, the action was checked to seat 7, and he gave up his hand for nothing, which helped somebody else, as we saw later
        Stud hand, high board could have checked but he turned his upcards over and quit
        Is it illegal to give up a hand when there's no price to stay in?
        The old dear always drops out first if she's missed, even if no one bets, and it changes the order for the rest
        nobody bet yet, guy under the gun postflop mucks, can he get them back since he could of checked
fold-without-bet-fact-betting-over = Was the last betting round already over?
    .label = betting over
fold-without-bet-outcome-fold-binds = The fold binds, though a check was possible
fold-without-bet-outcome-fold-back = The fold does not bind: the hand stays live
fold-without-bet-outcome-discard-at-showdown = The betting is over: a discard is not automatically dead
fold-without-bet-outcome-discard-dead = The betting is over: the discarded hand is dead
fold-without-bet-order-fold-stands = Dealer: muck the folded cards. That hand is out.
fold-without-bet-order-next-acts = The next player acts.
fold-without-bet-order-back-while-identifiable = Dealer: return the cards if they can be identified with 100% certainty. If not, that hand is out.
fold-without-bet-order-back-while-retrievable = Dealer: return the cards if they can be retrieved and identified with 100% certainty. If not, that hand is out.
fold-without-bet-order-still-to-act = The player is still to act: check or bet.
fold-without-bet-order-table-while-identifiable = Player: you may still table the cards as long as they can be identified with 100% certainty.
fold-without-bet-order-table-while-retrievable = Player: you may still table the cards as long as they can be retrieved and identified with 100% certainty.
fold-without-bet-order-already-in-muck = If the cards are in the muck already, see Hand discarded at the showdown (mucked-winner).
fold-without-bet-order-all-in-tables = If anyone was all-in, every hand is tabled, this one too.
fold-without-bet-remark-penalty-not-said = The book names no penalty for this fold.
fold-without-bet-remark-rule-ends-with-betting = The rule on such folds ends with the last betting round.
fold-without-bet-remark-rule-says-whole-hand = The rule on folds covers the whole hand. For cards discarded at the showdown the book has a rule of its own, and that one is followed.
