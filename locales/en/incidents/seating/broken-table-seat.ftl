broken-table-seat = Seat after a broken table
    .search = table broke, broken table, our table was broken, moved from a broken table, new player from another table, moved into the big blind, moved into the small blind, moved onto the button, drew the seat between the button and the small blind, does the moved player get cards, does he have to post, I just paid my big blind, may he wait for the big blind, must he wait for the button to pass, arrives with a rack of chips
    .told =
        New seat, table broke
        My table broke and I drew a seat between the small blind and the button
        I came from a broken table and my new seat is right on the big blind
        They broke our table and sent me here to seat 3, which is the small blind next hand
        I just moved from table 9 that broke, I'd already paid my big blind there and now I'm big blind here again
        Do I get a hand right away when I come from a broken table and sit on the button?
        broken table, drew big blind
        Table broke, he drew the seat between button and small blind.
        Player from a broken table got the small blind seat, does he play this hand?
        Table broke, seat 6 at the new table is the button this hand, he wants to be dealt in.
        He moved here from a broken table and the seat he drew has the big blind next hand.
        Coming from a broken table into the seat left of the button, does he have to wait for the button to pass?
    .heard =
        table 11 closed, I was sent here into seat 5
        I landed right on the blind although I posted a minute ago
        new arrival from the closed table sits one left of the button, cards or not
        they shifted me in from the dissolved one, do I sit this one out
        he comes with his rack and the SB is his next hand
        my draw puts me on the dealer position, am I allowed to take that
        guy from the dismantled table wants to skip until the blinds have gone
        she comes over from a table that closed, dealing has already begun here
        he's on the wrong side of the puck after being relocated
        I came from table 6 that is no more, must I pay immediately
        player transferred after a break-up demands a hand right away
        five of us were spread over the room, mine falls between SB and BB
        his table was broken and he comes to us in the big blind
        player comes from a broken table and sits between the button and the small blind
        does he get a hand at once after his table broke
        moved from a broken table into the small blind, must he pay
        new player from a broken table takes the button seat
        Ours got split, now I've landed between the puck and small blind.
        Came over when ours closed, do I post the big blind now?
        Our lot got split up, I'm on the button here, in this hand?
        They closed 6 and my slip says the small blind spot, dealt in?
        Transferred cos ours shut, slot's small blind; wait or play?
        Ours closed, landed smack in the big blind, just paid one there.
        Our table got closed, I walked over with my rack and the new spot turned out to be directly left of the button
        Our table was taken out with 30 players left, I drew a seat that was about to be the small blind, and had paid both of my blinds on the hands before, so I wasn't amused
        She came over from a dissolved table to a place that's next to be small blind, do they deal her in?
        The fellow from the closed table drew the button and wants to play right now
        Moved after the break-up, I'm between the small blind and the dealer disc
        He sat down with his rack while the cards were being pitched at the new place
        The gentleman who arrived with his chips from the closed table sat down between the dealer button and the small blind, looked at the dealer and asked her where his cards were
        Can I wait for the puck to pass when my old table was closed?
        Three people arrived from the broken one and two of them have landed in the blinds
        They tell me to sit this one out because I came in on the worng side of the button
        When we went down to two tables I got shipped to a place that's under the gun, do I get a hand at once?
        A guy with a tray of chips from table 4, which is no more, asks if he must post
        I was the button at the table they closed and I'm the big blind here, is that bad luck or a mistake?
        His new chair is the small blind's, the dealer wasn't sure whether to give him cards
        After they had broken table 8, one of the players came to us with a rack and a glass of wine, landed in the big blind, and said that he'd rather wait for a round before he plays
        Do newcomers from a disbanded table have to sit out until the blind reaches them?
        my table got broke and they put me to SB, I dont have to post right?
        The player who was transferred when the table folded demanded a hand immediately, he's in the dead spot
        Redrawn from a table that closed, she sits next to the dealer button; does she play?
        Seat 7 was empty, now a man from the broken one has it, big blind in two hands
broken-table-seat-fact-seat = Where is the new seat, for the next hand?
    .label = new seat
    .other = somewhere else
    .big-blind = in the big blind
    .small-blind = in the small blind
    .button = on the button
    .button-to-small-blind = between the button and the small blind
broken-table-seat-outcome-dealt-in = Dealt in at once, with no blind to post
broken-table-seat-outcome-takes-big-blind = Dealt in at once, with the big blind
broken-table-seat-outcome-takes-small-blind = Dealt in at once, with the small blind
broken-table-seat-outcome-takes-button = Dealt in at once, on the button
broken-table-seat-outcome-waits = No cards between the small blind and the button: the player waits
broken-table-seat-order-stack-comes-along = Floor: seat the player with the stack from the old table.
broken-table-seat-order-deal-in = Dealer: deal the player in from the next hand on.
broken-table-seat-order-posts-big-blind = The player posts the big blind, with the ante that goes with it, if any.
broken-table-seat-order-posts-small-blind = The player posts the small blind, and an ante if every seat pays one.
broken-table-seat-order-has-button = The button is at this seat; the player posts no blind, only an ante if every seat pays one.
broken-table-seat-order-posts-nothing = The player posts no blind, only an ante if every seat pays one.
broken-table-seat-order-no-cards = Dealer: deal the player no cards in the next hand. The player posts nothing.
broken-table-seat-order-skips-round = Dealer: deal the player in once the button has passed the seat. Until then the player sits out.
broken-table-seat-order-in-when-passed = Dealer: deal the player in as soon as the button has passed the seat.
broken-table-seat-remark-keeps-away = If the player keeps away until this blind has passed, see Blind dodged (dodged-blind).
broken-table-seat-remark-round-or-hand = The book has the player miss a round of play. It does not say how long that is; one hand, until the button has passed, seems to be meant.
