lost-chips = Lost and found chips
    .search = found a chip on the floor, chip under the table, chips found, lost chip, whose chip is this, chip lying around, chip on an empty seat, somebody dropped a chip, stray chip, found chips and nobody claims them, my chip fell off the table, chip found after the break
    .told =
        cleaning guy picked a 1k off the carpet
        there's a black one under seat 7's chair, none of us is short
        dealer spotted a single 500 stuck between the rail and the felt
        a 5000 rolled away when she was restacking, everyone saw it tumble
        he says that green one on the ground is his, can he prove it
        who does this orphan belong to
        something of mine is missing, I had three yellows before and now two
        found a loose hundred in the cup holder
        table has been empty since it broke and a forgotten stack of blues sits there
        knocked my stack with my elbow and one bounced off somewhere
        a waitress handed me a tournament disc she stepped on
        unowned ones turned up next to the dealer tray
        there was a chip on the floor, whose is it
        a 1,000 chip was found under the table
        player says he lost a chip, we found one on the carpet
        chip rolled off the table and nobody knows who owns it
        somebody found chips near the toilet
lost-chips-fact-owner = Is it certain whose chips these are?
    .label = owner certain
    .unknown = no, nobody can tell
    .known = yes, that has been established
    .seen = yes, the table saw them fall from a stack
lost-chips-outcome-out-of-play = The found chips go out of play
lost-chips-outcome-back-to-owner = The chips go back to their owner
lost-chips-outcome-stay-with-player = The chips were never lost: they stay with their player
lost-chips-order-leave-them = Dealer: leave the chips where they are until the floor is there. Nobody touches them.
lost-chips-order-to-inventory = Floor: take the chips out of play and put them back into the tournament's inventory.
lost-chips-order-to-management = Floor: take the chips out of play and hand them to the TD.
lost-chips-order-to-casino = Floor: take the chips out of play and give them back to the casino.
lost-chips-order-out-of-tournament = Floor: take the chips out of the tournament.
lost-chips-order-nobody-gets-them = Floor: tell the table that no player gets these chips.
lost-chips-order-give-back = Floor: give the chips back to their player, in full view of the table.
lost-chips-remark-owner-makes-no-difference = In this book every lost chip goes out of play. It makes no exception for a known owner.
lost-chips-remark-donation-as-printed = The book adds them to the "toernooidotatie" and does not say what that is. The tournament's inventory of chips seems to be meant.
lost-chips-remark-not-lost = The rule is about lost chips. It takes nothing from a player whose chips only fell off the table.
lost-chips-remark-see-hidden-chips = If that player was all-in and had been called before the chips turned up, go on with the incident Hidden chips at an all-in (hidden-chips).
