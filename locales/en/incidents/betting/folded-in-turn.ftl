folded-in-turn = Folded in turn, wants the hand back
    .search = folded and wants the hand back, changed his mind after folding, take back a fold, fold by mistake in turn, folded the wrong hand, regrets his fold, un-fold, wants to call after folding, said fold and now wants to call, folded because he misread the bet, folded aces by mistake, pushed his cards forward and grabs them back
    .told =
        He folded when it was his turn, and now he wants his hand back
        Seat 4 folded to the raise and a second later he wants to call after all
        I said fold in turn, but I still have my cards, can I call now?
        She threw her cards in on her turn and then saw that she had misread them
        He folded to the bet on the turn, the cards are on the felt, not in the muck, and he grabs them back
        UTG folded to the three-bet because he thought it was bigger than it was
        Can you take back a fold if the cards have not touched the muck?
        He folded in turn, the dealer still has the cards in his hand, can he have them back?
        folded in turn and changed his mind
        Player folds, then the dealer says it was only 400, and he wants to call
        The big blind folded to the raise and wants to undo his fold
        Is a fold in turn binding if the cards can be told apart?
        She says she folded the wrong hand, she wanted to raise
        He folded his aces by mistake when the action was on him and wants them back
    .heard =
        wants to unfold, the two are right there on the line
        he passed to a bet, saw the guy hesitate and now he's back in, he says
        oops, thought I had rags, I had kings, give me them back
        he let it go, dealer hasn't pulled it in yet
        second thoughts after pitching to my shove
        said "I'm out", and then "wait, I call"
        slid them forward facing 1200 and pulls them back
        he'd given up to the raise and then heard the real amount
        can a man change his mind about laying it down
        folded the best hand to a min bet, regret straight away
        it was on him, he chucked it and now he begs the dealer
        released his hand to the river bet and wants it again
        He passed to my raise, heard it was only 600, and went "oh in that case give them back"
        My hand was on the line, not in the muck, when I saw that I'd confused spades with clubs
        The action was on Ricci, facing a bet of 2,200 on the turn with a pot of nine thousand; he slid his cards over the line, saw the bettor smile, and pulled the cards back before the dealer got to them
        When it was his turn he slid them forward, the dealer hadn't touched them yet, and he pulled them home
        It was on Fitzgerald; he said "pass," thought for a second, and asked if he could still call
        I threw two jacks in by mistake thinking it was a different hand, they're right there on top, can I have them?
        He laid it down to what he believed was 12,000, it was 1,200, now he wants to un-lay it
        She let go on her turn, the cards stopped short of the dealer, and she grabbed at them
        Do we let a man revive his cards after he gave them up facing a bet?
        I said fold out loud, then realised the guy hadn't raised but merely called
        He folded the wrong way round if you like: meant to call, hand went forward, mouth said I'm out
        When the raiser showed a bluff early the folder wanted his cards back
        I was on the button with maybe 18 bigs, passed to what I thought was an all-in, and when I heard that it was merely a raise to 1,600 I asked the dealer for my hand, which was still lying there
        Big blind thinks there's been a raise, mucks to it, finds out it was only 200 more, wants back in
        The player tossed his two an inch over the line in response to a shove, changed his mind when he saw the stack counted
        Regretting his laydown at the final tsble, Popov reached across and retrieved his own cards
        It was hand for hand, he passed on the button, then saw that the shove was for a mere four blinds, and fished for his two cards that were lying short of the muck
        She'd said "okay, I'm out" when the bet reached her, and two seconds later, when her neighbour mentioned the size of the pot, she wanted to put in the call after all because she still had her cards
        Fourth street, bet of 700, he surrenders and then spots he had picked up a flush draw
        can you take back a fold that was made at the right moment but for the wrong reason
        he folded and now wants his cards back
        pushed his cards forward, then asks for them back
        cards over the line, he says he hasn't folded
        she mucked in turn and changes her mind
        he threw his hand away by mistake, can he get it back
folded-in-turn-fact-moment = When did the player fold?
    .label = folded
    .in-turn = in turn
    .out-of-turn = out of turn
    .betting-over = at the showdown, after all betting
folded-in-turn-fact-why = How did it come to the fold?
    .label = how it came to the fold
    .gave-up = the player meant to fold
    .thought-won = the player had bet or raised and believed that no player was left
    .taken-in = the player did not fold: the dealer took the cards in
folded-in-turn-fact-facing = Was there a bet or a raise to call?
    .label = bet to call
folded-in-turn-outcome-fold-binds = A fold in turn binds: the hand is out
folded-in-turn-outcome-fold-back = The fold does not bind: the hand stays live
folded-in-turn-outcome-no-fold-but-mistake = Discarded after a bet: not a fold in turn
folded-in-turn-outcome-no-fold-but-taken = Not folded: the dealer took the hand in
folded-in-turn-outcome-out-of-turn = A fold out of turn
folded-in-turn-outcome-at-the-showdown = The betting is over: a discard at the showdown
folded-in-turn-order-fold-stands = Dealer: muck the folded cards. That hand is out.
folded-in-turn-order-chips-stay = All chips that the player has put in stay in the pot.
folded-in-turn-order-next-acts = The next player acts.
folded-in-turn-order-back-while-identifiable = Dealer: return the cards if they can be identified with 100% certainty. If not, that hand is out.
folded-in-turn-order-back-while-retrievable = Dealer: return the cards if they can be retrieved and identified with 100% certainty. If not, that hand is out.
folded-in-turn-order-still-to-act = The player is still to act.
folded-in-turn-order-hold-cards = Dealer: keep the cards apart, out of the muck.
folded-in-turn-order-see-discarded = See Bet, then discarded the cards (discarded-while-live).
folded-in-turn-order-see-killed-hand = See Hand killed by mistake (killed-unprotected-hand).
folded-in-turn-order-see-fold-out-of-turn = See Fold out of turn (fold-out-of-turn).
folded-in-turn-order-see-mucked-winner = See Hand discarded at the showdown (mucked-winner).
folded-in-turn-remark-not-by-mistake = The rule on hands killed by mistake is not for a hand that its player folded, whether its cards can be identified or not.
folded-in-turn-remark-amount-unknown = If the amount of the raise was not known yet, see the incident Acting before the amount is known (act-before-amount).
