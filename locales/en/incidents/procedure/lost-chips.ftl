lost-chips = Lost and found chips
    .search = found a chip on the floor, chip under the table, chips found, lost chip, whose chip is this, chip lying around, chip on an empty seat, somebody dropped a chip, stray chip, found chips and nobody claims them, my chip fell off the table, chip found after the break
    .told =
        Chip on the floor
        There's a 5,000 chip lying under the table and nobody knows whose it is
        I'm missing a chip, it must've fallen off the table
        We found a 1,000 chip on the floor under seat 6, and two players say it's theirs
        A chip rolled off seat 2's stack when he was stacking, we all saw it fall and seat 3 picked it up
        Who gets the chip that was found on the floor if we don't know who lost it?
        chip found on floor
        There's a 5k chip on the floor under the table, nobody knows whose it is.
        Found a chip between the seats, two players say it's theirs.
        Player says he's missing a 1,000 chip, the floor guy found one under seat 4's chair.
        A chip rolled off seat 7's stack, the whole table saw it fall, we found it later on the carpet.
        We found a 10,000 chip on the carpet and nobody claims it, does it go back into play?
    .heard =
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
        There's a 5k lying under the chair, nobody knows whose.
        Cleaner picked a yellow up off the carpet by table 6.
        Sully knocked his stack, one rolled off, we all saw it was his.
        Orphan thousand on the floor, three people claiming it.
        I stepped on a blue beneath the table, not mine.
        Dropped one earlier, he says, that pink by the bin is his.
        After dinner a cleaner came up to our table with a 5,000 chip which she'd found beneath the chairs, and three players told her immediately, one after the other, that it had to be theirs
        There's a red lying under the chair between 6 and 7, both claim it
        I dropped one of mine, it rloled to the next table and some guy has it now
        Somebody's pink is stuck in the gap of the rail
        At the break I saw a black on the carpet, no one's missing anything
        A thousand was discovered on an empty seat after the table had been closed
        Who owns the chip that a waitress picked up near the bar?
        One of the yellow ones bounced off my stack as I was riffling, everyone noticed, the girl in 5 grabbed it
        As the winner was dragging the pot home with both arms, a black chip rolled off the edge, we all watched it go, and a child behind the rope picked it up and gave it to his father
        An orange chip worth a lot of big blinds was lying in the aisle between tables 6 and 7, no one had noticed it falling, and nobody in the area says that he's missing anything
        After the final table was set up, a lonely 25k turned up by the leg of the table
        My chip went missing under the table in the middle of a hand, can I crawl for it?
        A loose chip was lying in the middle of the felt between hands, nobody had bet it
        Who does it go to, a chip found on the floor with no witness
        The dealer found a stray green behind the tray while he was setting up
        It fell, we heard the clink, then couldn't find it; half an hour later it's there
        chip on the ground near seat 3, he wasnt even there at the break
        In the chaos of the colour-up a 5,000 dropped down and was found later beneath the dealer's stool
        Is a found chip put out of play or do the two who claim it share it?
        During the move he lost one on the stairs and some honest fellow returned it
lost-chips-fact-owner = Is it certain whose chips these are?
    .label = owner certain
    .unknown = no, no one can tell
    .known = yes, that has been established
    .seen = yes, the table saw them fall from a stack
lost-chips-outcome-out-of-play = The found chips go out of play
lost-chips-outcome-back-to-owner = The chips are returned to their owner
lost-chips-outcome-stay-with-player = The chips were never lost: they stay with their player
lost-chips-order-leave-them = Dealer: leave the chips where they are until the floor is there. No one touches them.
lost-chips-order-to-inventory = Floor: take the chips out of play and put them back into the tournament's inventory.
lost-chips-order-to-management = Floor: take the chips out of play and hand them to the TD.
lost-chips-order-to-casino = Floor: take the chips out of play and return them to the casino.
lost-chips-order-out-of-tournament = Floor: take the chips out of the tournament.
lost-chips-order-nobody-gets-them = Floor: tell the table that no player gets these chips.
lost-chips-order-give-back = Floor: return the chips to their player, in full view of the table.
lost-chips-remark-owner-makes-no-difference = In this book every lost chip goes out of play. It makes no exception for a known owner.
lost-chips-remark-donation-as-printed = The book adds them to the "toernooidotatie" and does not say what that is. The tournament's inventory of chips seems to be meant.
lost-chips-remark-not-lost = The rule is about lost chips. It takes nothing from a player whose chips only fell off the table.
lost-chips-remark-see-hidden-chips = If that player was all-in and had been called before the chips turned up, see Hidden chips in an all-in (hidden-chips).
