leftover-chips = Chips of a removed value
    .search = leftover chips, old chips, chips out of play, found a 25 after the race, forgotten chips, chips of a removed denomination, green chips after color up, can I still exchange these, small chips in my pocket, chips left after the chip race, seven tens for a hundred, chips that were removed, late color up
    .told =
        He still has old chips
        I found a couple of 25 chips that were colored up an hour ago
        He's still got 100s that have been taken out of play
        The 25s were raced off at the break and I still have three of them in my stack
        He's trying to bet with three 500 chips, and those were removed from the tournament last level
        What do I get for the old chips I've got left over after the color-up?
        still has old 25 chips
        Player found two 25 chips, they were raced off an hour ago.
        He's got old 100 chips that are out of play, we already colored up.
        25s were removed at the break, seat 5 turns up now with five of them in his stack.
        Player came back after the color-up with seven 100s, smallest chip in play's now 500.
        The 25s are already off the table, do I change up his leftover ones or are they just gone?
    .heard =
        he came back from dinner with a stray quarter that nobody plays with any more
        there was a green stuck under my card protector, the race was an hour ago
        she produces six hundreds from her purse, we got rid of those two levels back
        I didn't notice them at the bottom of my rack when they coloured up
        are my forgotten fives worth anything now or just souvenirs
        the guy tosses an obsolete chip into the ante and the dealer shoves it back
        I was in the bathroom when everybody traded theirs, now I'm stuck with mine
        do I forfeit this one, it isn't enough to make up a bigger one
        he has eleven that were retired this morning, ten convert and one is void
        found these in the zip bag on day two, the value is discontinued
        an old red popped out of a stack that somebody just won
        is it tough luck for the ones he failed to hand over earlier
        he still has 25 chips after they were taken out of play
        player comes back with a chip that is no longer in use
        he forgot to change his 100 chips at the color up
        the small chips were raced off already and she found two more
        does he still get something for chips of the old value
        Found two 25s in my stack, they colored up an hour ago.
        I've still got five blacks, they were taken off last break.
        Kev's got a green lurking; greens aren't in play any more.
        Came back late, missed the colour-up, still got seven 100s.
        He's trying to bet with old 25s, they've been withdrawn.
        Three discontinued 500s in his pile, can he swap them?
        When he packed his things to change tables, the man with the crutches found four 25s beneath his card guard, which had been exchanged at all tables about an hour and a half ago
        After lunch a player produced four hundreds although the hundreds had been raced off this morning
        At the bottom of my stack there were six quarters I'd forgotten at the exchange
        He puts an old 25 in the pot as part of a bet, those aren't in play now
        Am I going to get anything for 7 little ones when all the others swapped theirs at the break?
        I won a pot of 9,000 from a lady who'd slept through the color-up, and among the chips were seven of the small ones nobody uses any more, and the dealer wouldn't take them for my ante
        A stack of eleven 100s came out of the bag on day two although the smallest chip in play was the 500, and the owner would like to know what he's going to be given for them
        On day two a bag turned out to contain a couple of five-hundreds that were no longer valid
        Just saw that I still own a red that was supposed to be exchanged
        The lady came late from the dinner break and missed the swap, she's got nine of the old ones
        At the final table a forgotten 1,000 popped up, the smallest in play is 5,000
        He wanted to ante with obsolete chips, the dealer refused
        Found a chip of the removed colour beneath my ashtray, worth anything?
        Two discontinued blacks, not enough to make the next size, do they vanish?
        A hundred that stuck to the bottom of my five-hundred reappeared after the race
        Our dealer forgot to trade in the chips of seat 9 while he was away, can it be done now?
        got 3 old chips left over, color up was like 40 mins ago
        Someone's stack has fifteen quarters, we play with hundreds as minmium for an hour
        What's the exchange for chips that should have been turned in before?
        He tried paying the small blind with a withdrawn denomination he'd kept as a souvenir
leftover-chips-fact-removed = Which value was removed?
    .label = value removed
leftover-chips-fact-found = How many chips of it does the player have?
    .label = chips of that value
leftover-chips-fact-next = What is the next value that is in play?
    .label = next value
leftover-chips-outcome-exchanged = Exchanged at full value: { $chips_for ->
    [one] { $chips_for } chip
   *[other] { $chips_for } chips
} of { $next }
leftover-chips-outcome-taken-out = Taken out without compensation: { $worth } does not make a chip of { $next }
leftover-chips-outcome-rounded-up = Rounded up: { $chips_for ->
    [one] { $chips_for } chip
   *[other] { $chips_for } chips
} of { $next }
leftover-chips-outcome-exchanged-rest-out = { $chips_for ->
    [one] { $chips_for } chip
   *[other] { $chips_for } chips
} of { $next }; the rest, { $worth_left }, is removed without compensation
leftover-chips-order-exchange = Floor: give the player { $chips_for ->
    [one] { $chips_for } chip
   *[other] { $chips_for } chips
} of { $next }.
leftover-chips-order-no-exchange = Floor: tell the player that these chips are not exchanged; they do not make a chip of { $next }.
leftover-chips-order-rest-out = Floor: give nothing for the last { $chips_left ->
    [one] chip
   *[other] { $chips_left } chips
}.
leftover-chips-order-take-out = Floor: take all the old chips out of play.
