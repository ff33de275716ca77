prize-deal = A deal on the prizes
    .search = prize deal, players want a deal, chop the prize pool, split the money, chop at the final table, ICM deal, chip chop, share the prize money, save for the bubble, deal heads-up, agree on the payouts, last three want to chop
    .told =
        The players want to make a deal
        The last three want to chop the prize pool
        Heads-up they both want to split the money evenly
        They're asking for an ICM deal at the final table
        Can we share the prize money if everyone agrees?
        Four players left and they want to chop by chip count
        Is a deal on the prizes allowed in this tournament?
        One player doesn't want the chop, the others do
        They want to put a little money aside for the bubble
        They agreed to split first and second and to play only for the trophy
        The final table asks the floor to stop the clock and work out a deal
        players agree on other payouts
    .heard =
        final five are talking chop, what do I tell them
        they want to split it up and go home
        seat 3 offers a deal, each gets the same money and they play for the rest
        can they do an even chop heads-up or does the payout list count
        the two of them want to save 200 each for the one on the bubble
        they shook hands on the money, now one of them wants out of the deal
        give us the numbers for a chip chop please
        deal at the final table, they want to go easy on each other afterwards
        The last four asked me for paper to work out who gets what and go home
        They'd like to divide the remaining money by stack size
        Can the three of us share it and play on for the trophy?
        Two finalists shook hands on half each, then the dealer said she isn't sure it's allowed
        Five of six agreed to slice the prize pool, the sixth is a stubborn pensioner
        On the bubble everybody wanted to throw in a twenty for whoever's next out
        He wants more than ICM gives him or he won't sign
        At the final table Vogel proposed to even out the top three prizes, leaving 2,000 for the winner
        They talk about a chop while a hand is still being played
        Could you pause the clock, we're discussing how to split the rest
        It was past two in the morning, four players were left with nearly equal stacks and some twelve thousand euros to play for, and they asked the floor to stop the clock and work out the numbers
        Is a private agreement on the payouts something the house goes along with?
        Heads up, equal stacks, 3 a.m., they want it split down the middle
        We made a deal at the table but nothing was written down and now he denies it
        The chip leader offeerd each of the others a fixed sum
        The two finalists, both regulars here, agreed in the smoking room to divide the first and second prize, told nobody, and one of them now says that there had never been any agreement
        3 left, want icm numbers pls, and stop the clock
        Would the tournament director compute an even share for the remaining nine?
        Eight of the nine players at the table would like to give the bubble his buy-in back from the top prizes, while the ninth, a grumpy tax adviser, says that it's against his principles
        They're done, they'd rather chop than play another level
prize-deal-fact-about = What do they want to agree on?
    .label = agree on
    .prizes = on the prizes only; the hands are played out
    .play = on how to play as well (going easy, passing chips on, fixing the result)
prize-deal-outcome-house-decides = Not in the rules: the house decides
prize-deal-outcome-not-allowed = No agreement on how to play
prize-deal-order-ask-the-house = Floor: ask the organizer whether the house allows a deal, and under which conditions.
prize-deal-order-play-on = All players: until that is decided the payout list stands, and the hands are played.
prize-deal-order-if-allowed = Floor: if it does, have every player left agree, and put names and amounts in writing.
prize-deal-order-say-no = Floor: tell the players that each one plays for himself or herself, deal or no deal.
prize-deal-order-see-soft-play = See Soft play and chip dumping (soft-play).
