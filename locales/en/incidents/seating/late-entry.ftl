late-entry = Late registration, alternate or re-entry
    .search = late registration, late reg, registered late, just registered, alternate comes in, re-entry, reentry, new player at the table, player joins the tournament late, does the new player get cards, does he get a full stack, new player between the button and the small blind, new player in the big blind, new player wants to wait for the big blind, does a new player post, bought in again, gives up his stack and buys a new one
    .told =
        I'm a late entry
        He just bought in late and they gave him the seat in the big blind
        I registered late and drew a seat between the button and the small blind
        A re-entry just sat down on the small blind, is he getting a hand right now
        I'm an alternate and they sent me to seat 7, it's going to be the button next hand
        Can I re-enter now and leave the 3,000 chips I've got left?
        late reg, drew big blind
        New player registered late, his seat's the small blind, does he get a hand?
        Re-entry, he drew the seat between button and small blind.
        Late entry, seat 8 is the button this hand, he wants to be dealt in right away.
        Alternate comes in on the seat between small blind and big blind, wants cards now.
        He still has 3,000 chips and wants to re-enter, does he have to give up his old stack first?
    .heard =
        just registered at the desk, ticket for chair 8, deal him in?
        sitting out until the puck has gone by, is that for newcomers
        fresh buy-in takes the place of the busted guy, hand for him?
        alternates list, number 14 gets called and lands in the blind
        he rebought into the event after busting and drew our table
        the newcomer got a complete starting amount in level six
        can she surrender three big blinds and enter once more
        bought his ticket in the last minute of enrolment, drew the dealer position
        newcomer wants to be dealt in between puck and small
        walk-in at level 4 lands in SB, does he pay
        he was on the waiting list, gets a seat now as someone busted
        second bullet, same table, may he be seated there
        he registered late, does he get a full stack
        new player comes in, can he sit in the big blind
        player takes a re-entry, where does he sit
        late registration: does he get a hand right away
        alternate takes a seat between button and blinds
        Just bought in level four, drew the button, do I get dealt?
        Newcomer off the waiting list, landing between dealer and small.
        Fired a second bullet, seat drawn is the big blind.
        Fresh buy-in's ticket puts him in the SB, wait a hand?
        He's giving up his last 2k to go again as a new runner.
        Off the waitlist, sat in the big, is she in this hand?
        He bought in at level 8 and was placed between the button and the small, does he get cards?
        In level 7, right before registration closed, a man with a suitcase bought in, got the seat directly behind the button, and the dealer wondered whether to give him a hand or let him wait
        After he'd busetd he paid again and got put at our table, do we deal him straight away?
        I've 1,900 left and would rather chuck it and start afresh with a full stack, may I?
        An alternate came in for the guy who busted in the big blind
        After a misdeal the new guy with his fresh ticket says he should now get cards, though he came in between the dealer disc and the small
        Someone who signed up with ten minutes left, does he get the whole starting stack?
        A reserve from the waiting list is called to table 6, on the button
        The newcomer says he doesn't have to post as he's only just arrived
        With a fresh ticket in hand, Daoud sat down in the small blind as the dealer shuffled
        Can I come in late and be dealt in on the button?
        The lady who'd busted at table 3 paid for a second entry, came to our table with a new receipt and a full stack, and would be in the big blind on the very next hand
        They seat the late people wherever and now one's in the dead spot
        She surrendered what chips she had left and purchased another entry
        He had about a fifth of his starting stack left, saw that there were two minutes until the end of late registration, and asked if he could leave those chips and buy a fresh lot
        New person, level 6, seat 9, which is next to be dealer, is he in?
        reg closes in 5 min, new guy sits, big blind is on him, he has to pay?
        The desk sold a seat to a man who walked in during the dinner break
        If I bust can I pay again and be seated at once?
        A beginner turned up after four levels with his ticket and asks whether he's in for this deal
late-entry-fact-seat = Where is the seat that was drawn, for the next hand?
    .label = seat drawn
    .other = somewhere else
    .big-blind = in the big blind
    .small-blind = in the small blind
    .button = on the button
    .button-to-small-blind = between the button and the small blind
    .between-blinds = between the small blind and the big blind
late-entry-fact-gives-chips-up = Does the player give up chips from before for this re-entry?
    .label = chips given up
late-entry-outcome-dealt-in = Full stack, and dealt in at once
late-entry-outcome-dealt-in-reduced = Reduced stack, and dealt in at once
late-entry-outcome-waits = Full stack, but no cards yet in that seat
late-entry-outcome-waits-reduced = Reduced stack, and no cards yet in that seat
late-entry-outcome-another-seat = Full stack, but another seat
late-entry-outcome-another-seat-reduced = Reduced stack, and another seat
late-entry-order-take-chips-out = Floor: take the chips that the player gives up out of play.
late-entry-order-leave-chips-in = Floor: the chips that the player gives up stay in play.
late-entry-order-draw-again = Floor: this seat is not given out. Draw another one.
late-entry-order-give-full-stack = Floor: give the player a full starting stack.
late-entry-order-give-reduced-stack = Floor: give the player the reduced stack.
late-entry-order-deal-in = Dealer: deal the player in from the next hand on.
late-entry-order-posts-big-blind = The player posts the big blind, with the ante that goes with it, if any.
late-entry-order-posts-big-blind-first = This seat is the first one left of the last big blind: the player posts the big blind, with the ante that goes with it, if any.
late-entry-order-posts-small-blind = The player posts the small blind, and an ante if every seat pays one.
late-entry-order-takes-button = The button is at this seat; the player posts no blind, only an ante if every seat pays one.
late-entry-order-posts-nothing = The player posts no blind, only an ante if every seat pays one.
late-entry-order-no-cards = Dealer: deal the player no cards in the next hand. The player posts nothing.
late-entry-order-in-when-passed = Dealer: deal the player in as soon as button and blinds have moved on and the seat is no longer in that position.
late-entry-remark-only-between-blinds = As worded, this book excepts for late entries only the seat between the blinds, not the one between the button and the small blind.
