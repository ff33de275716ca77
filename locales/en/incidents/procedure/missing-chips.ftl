missing-chips = Missing chips
    .search = missing chips, my stack is short, chips gone from my stack, stack smaller than before the break, starting stack too small, chips disappeared, somebody took my chips, not enough chips in the stack, count doesn't add up, stack short after the move
    .told =
        I'm missing chips, my stack was bigger before the break
        A player says there are 5,000 missing from his stack
        My starting stack was one chip short
        Chips disappeared from seat 3's stack while he was away
        He came back from the break and part of his stack is gone
        Somebody took a chip from my stack
        The count at the table doesn't add up, a stack is short
        She moved tables and now there are chips missing from her stack
        I think the dealer gave part of my pot to somebody else, my stack is too small
        A stack was delivered to the table with too few chips
        Who makes good the chips that are missing from a stack?
        stack shorter than it was
    .heard =
        left for five minutes and two chips are gone from my stack
        I counted 24,000 before dinner, now the stack is 19,000
        his stack is short by a 1,000 chip and nobody found one
        the bag said 86,000 and only 81,000 came out of it
        my starting stack has only seven of the hundred chips
        part of the stack is gone and seat 2 has suddenly more chips
        he claims chips are missing from his stack since the color-up
        the chips of the absent player got fewer, somebody must have taken them
        I bagged 74,300 last night and this morning I'm staring at 69,300
        Came back from the cigarette break and the tall pile is shorter, I swear
        He went out for a phone call with three towers of blues on the table, and when he sat down again there were two and a half, he swears, and his neighbour has been looking the other way since
        A man says three of his blues went missing when his table was broken
        There ought to be 20k here, he counted tice, and it's 18k
        Something's fishy: I was away, my neighbour's stack grew and mine shrank
        The envelope for day two says one number, contents another
        According to the slip on my bag I finished the first day with 112,500, but when I opened it this morning I counted 107,500 three times, and so did the dealer and the nice lady in seat 4
        Every stack got 15,000 at the start except mine, which I noticed an hour later
        Player swears he had an orange before dinner, which is not there any more
        Could someone have nicked my chips while I was in the bathroom?
        He won a pot and the dealer, he believes, didn't hand him the whole of it, so he's a thousand light
        When the starting stacks were given out in a hurry to the late arrivals, mine must have been one 1,000 chip short, because after two hands and one blind I'm lower than I can be
        His new table says he arrived with less than he left with
        She had left her stack uncovered on the table during the interval and it's now smaller
        From one hand to the next two of my chips were gone, nobody saw anything
        I'm short of 2500 since dinner brake, pls check the cameras
        Total of chips at our table doesn't tally with the number of entries, and seat 8 is the one missing some
        The kid beside me helped himself to one of my reds when I looked away
        Do I get my missing five thousand replaced if I can't prove how they got lost?
        my stack is short
        I got fewer starting chips than the others
        chips are missing from my stack after the break
        stack was counted before the break and now there is less
        there's 5k missing from the bag
        starting stack wasn't complete
missing-chips-fact-reason = What is known of the reason?
    .label = reason
    .unknown = nothing is known for certain
    .wrong-award = a pot was counted or awarded wrongly
    .starting-stack = the starting stack was not full when it was handed out
    .chip-race = a mistake in the chip race
    .taken = another player took them
missing-chips-outcome-as-it-is = The stack stays as it is
missing-chips-outcome-made-good = The missing chips are made good
missing-chips-outcome-stack-filled = The starting stack is made full
missing-chips-outcome-see-disputed-pot = The rule on disputed pots decides
missing-chips-outcome-see-chip-race = The rule on the chip race decides
missing-chips-outcome-taken-back = The chips are returned; taking them is cheating
missing-chips-order-play-on = Floor: count the stack and the table. Without proof play continues with the chips that are there.
missing-chips-order-add = Floor: count the stack and the table, put the missing chips with the stack in view of all, and record it.
missing-chips-order-see-disputed-pot = See Hand or pot disputed (disputed-pot).
missing-chips-order-see-chip-race = See Chip race (chip-race).
missing-chips-order-give-back = Floor: return the chips from the other player's stack.
missing-chips-order-see-disqualification = For a disqualification, see Disqualification (disqualification).
missing-chips-remark-found-later = Chips that turn up later are a matter of the incident Lost and found chips (lost-chips).
