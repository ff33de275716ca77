ante = Ante: lowered, or paid before the blind
    .search = lower the ante, reduce the ante, smaller ante at the final table, big blind ante, BBA, ante before the blind, short big blind and the ante, who pays the ante first, ante first or blind first, cut the antes
    .told =
        Can we lower the ante now that we're short-handed?
        The final table wants a smaller ante
        The players ask to reduce the big blind ante with four left
        The big blind doesn't have enough for both the ante and the blind
        Big blind is short: what gets paid first, ante or blind?
        BB has one chip left in a big blind ante game, does it go to the ante?
        Is the ante allowed to go down as the tournament goes on?
        Seat 6 posted his last chips, do they count as the ante or as the blind?
        They want the antes cut in half heads-up
        With a big blind ante and 800 in chips, how much of it is the blind?
    .heard =
        three-handed the BBA is killing us, take it down a notch
        he's got less than a full big blind plus ante, which one comes off the top
        last 1,000, ante is 1,000 and blind is 1,000, so is he playing for anything
        five left, could the ante be halved
        why pay a full-table ante when there's only three of us
        short stack in the BB, ante or blind takes priority
        can the floor drop the ante for the final
        the ante ate his whole stack before the blind, is that right
ante-fact-what = What is it about?
    .label = about
    .lowered = the ante should be lowered
    .short-big-blind = the big blind cannot pay both the ante of the table and the blind
ante-outcome-not-lowered = The ante stays: it may not be lowered
ante-outcome-should-not-be-lowered = The ante stays: it should not be lowered
ante-outcome-may-be-lowered = The ante may be lowered
ante-outcome-lowering-not-said = The book does not say whether an ante may be lowered
ante-outcome-ante-first = The ante is paid first, then the blind
ante-outcome-blind-first = The blind is paid first, then the ante
ante-order-keep = Floor: keep the ante of the structure, at the final table too.
ante-order-house-may-lower = TD: decide on the ante, and announce it before the next level.
ante-order-director-decides = TD: rule in the interest of fairness (rule { $fairness }) on the ante; the structure that was announced counts for all players.
ante-order-ante-then-blind = Dealer: take the ante for the table out of these chips first.
ante-order-rest-is-blind = Dealer: what is left is the player's big blind. The player is all-in for it; the others still call the full big blind.
ante-order-blind-then-ante = Dealer: take the big blind out of these chips first.
ante-order-rest-is-ante = Dealer: what is left goes to the ante; the rest of the ante is not owed.
ante-remark-recommended = The book recommends that the big blind pays the ante for the table.
