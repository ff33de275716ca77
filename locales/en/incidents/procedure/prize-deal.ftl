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
