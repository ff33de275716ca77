hand-for-hand-clock = The clock during hand for hand
    .search = hand for hand clock, clock on the bubble, two minutes a hand, how much off the clock, clock stopped, bubble time, level during hand for hand, blinds go up hand for hand, pause the clock, time per hand, what does the clock show, set the clock back, take two minutes off
    .told =
        Does the clock keep running?
        We're hand for hand and the clock keeps running
        How much time comes off the clock for each hand of hand for hand
        They announced hand for hand with 11 minutes on the clock and now we're on the fourth hand
        We're on the sixth hand of hand for hand, there were 5 minutes left in the level and then it's 20-minute levels, which level are we in
        Should the clock be stopped while we play hand for hand?
        hand for hand, clock time
        Hand for hand just announced, how much time do we take off the clock per hand?
        Clock showed 12:30 when hand for hand started, we're now starting hand four.
        Hand for hand, clock's stopped, players want to know when the blinds go up.
        We went hand for hand with 6 minutes left in the level, this is the fifth hand, next levels are 30 minutes.
        Does the tournament clock keep running during hand for hand or is it set time per hand?
    .heard =
        we've played six deals on the bubble, how many minutes should come off
        the countdown is frozen at 14:30 since we synchronised the tables
        the tables are waiting for each other and time keeps ticking, is that fair
        each deal costs two minutes no matter how quickly we get through it
        do we deduct for the one already under way when you announced it
        blinds jumped in the middle of the bubble though we only had four deals
        timer hit zero while tables wait on the bubble, do we go up to the next limits
        he says the display should be at eight by now, you never adjusted it
        bubble is taking forever and not one second has been subtracted
        can you knock off six minutes in a lump after three of them
        when the bubble bursts, do we restart the timer from what's left
        how fast do the levels go by while tables wait on one another
        how much time comes off the clock for each hand in hand-for-hand
        does the clock keep running during hand for hand
        hand for hand, the level has six minutes left
        how many minutes are deducted per hand on the bubble
        How much do we knock off per deal on the bubble, 2 minutes?
        Bubble's synced, timer said 7:30, what should it read after three deals?
        Level's not ticking down while we wait for slow tables on the bubble.
        H4H, sixth deal starting: have the blinds gone up?
        Timer's been frozen at four minutes the whole bubble.
        On the bubble, deal five coming, how much time comes off the level?
        The timer says 8:15 and it keeps counting down although we wait three minutes between the deals
        They take two minutes off for every deal on the bubble, did you subtract for the last one?
        We have been going one deal at a time for half an hour, the display didn't move
        It was 6:40 when they said we'd play synchronised, we've done five since then, what should be showing?
        Is the leevel frozen till the bubble is over or does it run?
        They announced it with nine minutes on the clock, we've waited for the slow table each time, and now, at the fifth deal, the display still shows nine minutes and the short stacks are delighted
        Nobody has touched the clock since the announcement, how many minutes should've gone by now?
        How do you reckon the time when all the tables wait for the slowest?
        At the second deal of the bubble the TD reset the clock to 12:00, on what basis?
        Each deal on the bubble took around four minutes because of the counting, the clock went on the whole time, and the players with few chips complained that the blinds had gone up too fast
        The bubble dragged on, three deals took fifteen minutes, should all fifteen be taken off?
        On my phone app the level ended, on the wall it's stopped at 3:30 for the bubble
        When do the blinds rise if each synchronised deal costs a fixed time?
        In yesterday's event they left the clock ticking during the one-by-one deals and we went up a level
        Clock paused at 10:00, bubble lasted nine hands, what time do we restart at?
        The short stacks complain that time's running while nothing gets dealt
        does every hand on bubble take off 2 min or is it stopped completely
        Please put the time right, the fourth bubble deal's about to start and 15 minutes were left at the beginning
        Before the bubble we had a quarter of an hour left in the level, the director said something about two minutes per deal, and I'd like to know what the clock must show at the seventh
        Time deduction per hand near the money: how is it figured?
hand-for-hand-clock-fact-clock = What did the clock show at the announcement?
    .label = clock at the announcement
hand-for-hand-clock-fact-hands = Which hand begins now? (the first one after the announcement is 1)
    .label = number of the hand
hand-for-hand-clock-fact-next-level = How long are the next levels?
    .label = length of coming levels
hand-for-hand-clock-outcome-no-clock-rule = The book has no clock for hand for hand
hand-for-hand-clock-outcome-from-running = Hand { $hand } begins at { $clock_now }: the hand in progress counts
hand-for-hand-clock-outcome-from-next = Hand { $hand } begins at { $clock_now }: the hand in progress does not count
hand-for-hand-clock-order-decide-and-announce = TD: before the next hand, say how much time each hand takes off the clock, the same for all tables.
hand-for-hand-clock-order-stop-and-set = Floor: stop the clock and set it to { $clock_now } as hand { $hand } begins.
hand-for-hand-clock-order-take-off-each-hand = Floor: take { $each_hand } off for every hand, not for several at once.
hand-for-hand-clock-order-take-off-in-groups = Floor: take the time of several hands off at once.
hand-for-hand-clock-order-new-level = Floor: announce the new level at the hand where the list shows it; its blinds apply from that hand on.
hand-for-hand-clock-order-old-level = Floor: the blinds stay as they are until hand for hand is over.
hand-for-hand-clock-order-until-bust = Floor: when a player goes out at one of the tables, return to normal play.
hand-for-hand-clock-order-until-money = Floor: keep to this until the players are in the money.
hand-for-hand-clock-remark-rest-off-next-level = A hand that outlasts the level takes the rest of its time off the next one. That is how a fixed time for each hand is read; the book does not spell it out.
