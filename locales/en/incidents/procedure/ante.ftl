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
        We're down to five at the final table and they asked me if the ante might be made smaller
        He had 1,200 in the big blind, blind's a thousnd, ante's a thousand, which gets taken first?
        There were four of them remaining, blinds 30k/60k with a big blind ante of 60k, and one player asked on behalf of the others if the ante could be reduced by half as they're so few
        The lady's last chip, is it her blind or is it the table's ante?
        The man in the big blind had only 1,500 chips, he owed a blind of 1,000 and an ante of 1,000, and he wished to know for how much of the pot he'd be playing
        After the ante had been taken from her, the lady with the smallest stack in the room had nothing to post as a big blind any more, and she felt it should have been done in a different order
        Is it possible to reduce what each of us pays before the deal now that so few remain?
        Seat 4 was all-in by paying the ante, nothing left for the blind; what can he win?
        Everyone antes 500, he's got 300, how's that handled with the blind?
        If you've only a blind's worth, does the money for the whole table come out of it first?
        At the last six somebody wanted the antes lowered to speed down the game
        Does it go blind, then ante, or the other way about when the stack's too short for the two?
        Heads-up they think an ante's daft and they'd like it scrapped
        A micro stack in the big got told that his single chip is for the table and not for him
        With four players the ante equals more than the blinds together, can I shrink it?
        The BB had 1.5 bigs; dealer took one as ante, half as blind, and the player was livid
        can the antes go down in the middle of a level, we are just 3
        He posted all he had left and we're not sure if it's the big blind that counts for the pot he can win
        Big blind ante event, big blind has one yellow, dealer asks where it goes
        They voted at the final table to have the ante taken down because of the short-handed play
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
