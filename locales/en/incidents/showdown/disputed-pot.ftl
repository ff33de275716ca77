disputed-pot = Hand or pot disputed
    .search = pot was counted wrong, the pot is short, wrong player got the pot, I had the winning hand, hand was misread, dealer misread my hand, I had a flush, it should have been a split, side pot was wrong, chop was wrong, the pot is already pushed, next hand has started, too late to complain, dispute at the break, dispute the last hand
    .told =
        Wrong guy got the pot
        They pushed the pot to him, but I had the winning hand
        The dealer gave him the pot and then somebody noticed that I had the straight
        The dealer split it and it should've been mine, and now the next hand has already been shuffled
        He got pushed the pot with two pair, my flush was face up, and the dealer is now dealing the next hand
        Can I still dispute the pot when the next hand has started?
        pot went to wrong player
        I pushed the pot to seat 2, but seat 5 had the winning hand.
        Player says we misread his hand, the pot's gone and I've already riffled.
        Pot was split wrong, seat 3 got 6,000 too little, noticed right after.
        Pot pushed a couple of minutes ago, now seat 7 says his straight was good, next hand is being dealt.
        Next hand has started and he's disputing the last pot, is it too late to correct it?
    .heard =
        she paid the wrong guy, we spotted it during the next shuffle
        chips already stacked by him, now the others say my kicker played
        hold on, that was a chop, he got the lot
        there ought to be 14k in the middle, I received just 11
        two hands later he claims he had the wheel
        riffle has begun, can we go back to who should have won
        side pot went to seat 2, main pot maths don't add up
        he demands a review of the last one after the break
        surveillance could prove it, can we reopen it
        he recounts in his head and swears he's been underpaid
        the loser only now realises four hearts were out there
        dealer says the old pot is settled since new cards are in the air, player protests
        he says the pot was given to the wrong player, the next hand has begun
        player disputes the pot after the next hand was dealt
        can we still change who won, the cards are shuffled
        the pot was pushed to the wrong hand and we noticed it later
        he claims that he won the last hand
        they complain about the pot of the hand before
        You shipped it to the wrong guy, she'd a straight!
        We've only now seen he had no flush, next deal's started.
        That split's off, I'm owed another 1,500 from before.
        Read wrong a minute ago, my kicker played, I want my chips.
        Chips went to Trev but everyone read it as Niamh winning.
        Middle was counted short last time, dealer's already shuffling.
        The chips had just been shoved to seat 1 when a bystander said that seat 5's hand was the better one
        The clock showed the start of the break when he realised, cards already in the box, that the dealer had given his half of the chop to the stud expert next door
        The pot of some 36,000 had been given to the man with two pair, the deck was in the machine and the next blinds were posted when the lady opposite remembered that the board had counterfeited him
        Pot pushed, cards gone, and on the way to the break it dawned on me that I'd had the flush
        In the PLO hand the dealer missed the low, gave the high everything, and two minutes later someone protested
        He was given 24,000 though the sum of what went in must be closer to 30,000
        The winner had stacked his chips when his opponent asked for the hand to be looked at again
        Everyone's comparing stories about the last hand: was it a chop or not?
        Dealer had started the shuffle, and the guy says stop, the board had two pair and my kicker plays
        How long do I have to complain that I was not awarded my share?
        A side pot went to the wrong man, they discovered it as the next hand's blinds were being posted
        The next hand has been dealt and there were two bets before he mentioned the mistake in the previous one
        I think I was shorted a stack of reds on that big one before donner, and dinner's over now
        On the live stream viewers wrote that the pot was awarded to the wrong player; the table had moved on
        She pushed it to me, I had the worse hand, should I have said something, and can it be undone?
        During the dinner break I went through the last hand with my friend, and we agreed that I should've received half of it since both of us had the same kicker, is it too late to complain?
        they gave him the pot, but I had quads?! new hand is already on the flop
        They'd divided the side pot between the two of them, the next hand was at the flop with a bet and a call, and only then did someone say that the third player had shown the best low
        Once the dealer rapped the table and riffled, an elderly player mentioned having the better two pair
        After the hand, Bergmann queried the split: the seven in his hand ought to have broken the tie
        whose pot is it
        Isn't that pot mine?
        both say the pot belongs to them
        the pot should have come to me
        he took the pot but I had the winner
        who gets this pot, they cannot agree
        they argue over who won
        the dealer gave the pot to the loser
        hand's done, chips are pushed, now they quarrel about it
        I think I won that hand, can we check
        am I entitled to that pot
        that pot wasn't his
disputed-pot-fact-what = What is disputed?
    .label = dispute
    .reading = the reading of a hand, and so who won
    .counting = the counting or splitting of the pot
    .wrong-player = the hands were read right, but the wrong player got the pot
disputed-pot-fact-tabled = Was the disputed hand tabled?
    .label = disputed hand tabled
disputed-pot-fact-at-break = Did the hand end during a break?
    .label = ended during a break
disputed-pot-fact-since-award = How long ago was the pot awarded?
    .label = pot awarded
    .in-time = at most 1 minute ago, or within the time that the house rules allow at a break
    .later = longer ago
disputed-pot-fact-next-hand = How far along is the next hand?
    .label = next hand
    .nothing = nothing yet
    .scramble = cards scrambled (chemmy shuffle), no riffle yet
    .riffle = first riffle done, shuffled by hand
    .machine = button of the shuffling machine pushed
    .push = a new dealer has sat down
    .dealt = the cards are dealt
    .second-deck = two decks: the other deck is shuffled, not cut
    .second-deck-cut = two decks: cut, or cut card under the deck
    .announced = the dealer has announced the next hand
disputed-pot-fact-actions = What actions have there been in the next hand?
    .label = next hand's actions
disputed-pot-outcome-hand-open = Still open: the hand may be disputed
disputed-pot-outcome-pot-open = Still open: the pot may be disputed
disputed-pot-outcome-break-open = Still open: the time limit at the break has not run out
disputed-pot-outcome-too-late = Too late: the pot stays as it was awarded
disputed-pot-outcome-nothing-to-dispute = Not open: only a tabled hand can be disputed
disputed-pot-order-stop = Dealer: stop. Leave the cards, the pot and the stacks as they are.
disputed-pot-order-read-again = Floor: read the disputed hand again, with the board. If cards are gone, ask dealer and players what was tabled.
disputed-pot-order-push-to-winner = Dealer: if the award was wrong, take the pot back and push it to the winning hand, or split it between equal hands.
disputed-pot-order-count-again = Floor: count the pot again from the bets, each side pot separately, and work out what each winner gets.
disputed-pot-order-pay-difference = Dealer: take back what was overpaid and give it to the player who got too little.
disputed-pot-order-move-pot = Dealer: take the pot back and push it to the player whose hand won.
disputed-pot-order-next-hand-goes-on = Dealer: continue with the next hand where it stopped.
disputed-pot-order-award-stands = Dealer: leave the pot where it is and continue.
disputed-pot-order-see-mucked-winner = Floor: see Hand discarded at the showdown (mucked-winner). It says whether a hand that was not tabled can still win.
disputed-pot-remark-until-next-hand = The result of a hand can be disputed until the next hand begins.
disputed-pot-remark-until-next-hand-pot = The pot can be disputed until the next hand begins.
disputed-pot-remark-until-substance = The pot can be disputed until substantial action (SA) in the next hand.
disputed-pot-remark-chemmy = A scramble (chemmy shuffle) does not begin the next hand yet.
