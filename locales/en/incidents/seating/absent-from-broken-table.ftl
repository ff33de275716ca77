absent-from-broken-table = Player away when the table breaks
    .search = table breaks and a player is missing, player not there at the break-up, absent player's chips, who takes his chips, who moves the stack, owner of the chips is away, he is in the toilet and the table breaks, can I take his chips along, empty seat with chips at a broken table, table is broken up and he is gone, stack without a player, absent at table break
    .told =
        Table's breaking, he's not here
        Our table is breaking and one player is away, his chips are still here
        He's in the bathroom and the table broke, who takes his chips to the new table
        We're breaking table 12, seat 4 is on break and his stack is just sitting there
        Another player took the missing guy's chips over to the new table when our table got broken
        What happens to the seat card and chips of a player who's gone when his table breaks?
        table broke, player's away
        Table broke and seat 4 isn't here, his chips are still on it.
        Breaking table 9, one player's on a break, who moves his stack?
        Our table's broken up, seat 7 is off in the restroom, somebody already carried his chips over.
        Table 14 broke, the player is gone, nobody has taken his seat card or moved his chips.
        Player's not here and the table's breaking, do we bag his chips or move them to the new seat?
    .heard =
        our table's being broken up and number 8 is off somewhere
        they're sending us all elsewhere but the smoker hasn't come back
        his tower is still here after everyone has gone to new tables
        I carried the missing neighbour's stack across when we got split up, was that wrong
        nobody to draw a card for that stack, we're being dispersed
        floor, table 14 closes, seat 2 is at the cashier
        who racks up for the missing guy when we get split up
        his wife offers to bring the chips over to the new place
        the table has been emptied, one heap sits there alone
        he returns and finds his table dismantled
        he's still at dinner and table 9 is being dissolved
        does the dealer bag it when the owner isn't around at the closing
        the table was broken while a player was away
        who carries his chips when his table is broken and he isn't there
        player on a break when his table closed
        he came back and his table is gone
        absent player at a broken table, what about his seat and stack
        They busted up 14 and Mick's on the bog; who's bringing his stack?
        We're being split up, seat 5's at the bar, stack unattended.
        Ours got closed, Marge lugged Bob's lot to 8, he's outside vaping.
        They shut us down but Darren's gone AWOL, his stuff's sitting there.
        Everyone's redrawn to other rooms, Jonno's nowhere; do I rack his up?
        Ours got shut, a mate took his stack across, he's in the jacks.
        Table 15 has been split up, the lady in 2 is having dinner, and there's her tower of chips alone on the felt
        They broke us while Gareth was on the phone outside, who carries his stuff?
        I took my pal's stack along to the new table because he was in the gents
        Our tables were merged and one chap is nowhere to be seen
        The dealers are closing this one, seat 8's chips are here, no seat 8
        He'll come back to a bare table, poor guy, what do we do with his chips?
        One stack with no owner is left after everyone received a new place
        They closed our table ten minutes before the dinner break, everybody got a seat card and left, and only the chips of the man in seat 5, who had gone to the cash machine, remained on the felt
        She's gone to park her car, and meanwhile her table doesn't exist any longer
        All eight of us got up to go except the ninth, who isn't here
        The floor racked up the chips of someone who'd gone for a nap when his table was dissolved
        Because his friend was on the toilet for quite a while, the Austrian took both racks to the new table, and there they asked him what he was doing with two stacks and no second player
        Can a fellow player bring the absent guy's stack to the new spot?
        He was in the smoking area and when he came back the felt was empty and his chips gone
        Before going to two final tables they broke ours and a man was missing
        Should his chips wait here until he shows up or go to his newly drawn seat?
        table broke, seat 4 in the toilet, his chips moved by other player w/o asking
        Who draws for someone who's away at the moment his table is bing closed?
        We've been moved except for the sleeping guy's stack, he's gone to his hotel room
        When the table was taken out the lady from seat 7 was away feeding her parking meter, no one drew a seat for her, and her 34,000 were standing next to an empty tray
absent-from-broken-table-fact-carried = Has another player already carried the chips to the new table?
    .label = chips carried over
absent-from-broken-table-outcome-staff-moves-chips = A member of staff takes the chips to the new table
absent-from-broken-table-outcome-staff-checks-chips = The chips stay at the new table, and the floor checks them
absent-from-broken-table-outcome-anybody-moves-chips = Any player may take the chips to the new table
absent-from-broken-table-outcome-chips-moved = The chips stay at the new table
absent-from-broken-table-order-draw = Floor: draw a seat for the absent player, as for the others.
absent-from-broken-table-order-draw-in-two-steps = Floor: draw a table and a seat for the absent player at random in two steps, as for the others.
absent-from-broken-table-order-staff-carries = Staff: rack the chips at the old table and carry them in full view straight to the new seat.
absent-from-broken-table-order-anybody-carries = Whoever carries the chips: take them in full view straight to the new seat.
absent-from-broken-table-order-check-stack = Floor: ask the dealer of the old table how big the stack was, and check that it is complete at the seat that was drawn.
absent-from-broken-table-order-tell-carrier = Floor: tell the player who carried them that only staff may move another player's chips.
absent-from-broken-table-order-dead-until-there = Dealer at the new table: take blinds and antes from the stack as they fall due. The hand is dead each time the player misses the deal.
absent-from-broken-table-order-leave-seat-card = Floor: see that the player is told of the new seat on coming back.
absent-from-broken-table-remark-needless = Touching the chips of others unnecessarily is a breach of etiquette. The floor judges whether it was unnecessary here.
