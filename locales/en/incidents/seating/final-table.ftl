final-table = Final table
    .search = final table, when do we go to the final table, how many at the final table, combine the tables, nine left, ten left, last two tables, final table of ten, final table size, redraw for the final table, two tables of five, merge the tables, full table plus one
    .told =
        Final table now?
        There's ten of us left in the tournament, do we go to the final table
        There are two tables left with ten players, when do we combine
        It's a nine-handed event and we're down to ten players on two tables
        We're playing six-max, seven players left at two tables, and they don't want to merge us yet
        How many players have to be left before we move to the final table and redraw seats?
        ten left, final table?
        Ten players left, two tables of five, do we combine now?
        How many have to be left before we make the final table?
        Nine-handed event, we're down to ten on two tables, players want to go to the final table.
        6-max, seven left, do we play 4 and 3 or set up the final table with seven?
        Do we redraw for the final table when there's ten left or when there's nine?
    .heard =
        eleven remaining, six here and five there, do we consolidate already
        somebody just busted tenth, do we all bag up and walk to the TV table
        it's six-max, is the last one six or seven seats
        eight-handed event, they want nine squeezed around the feature table
        double knockout from eleven to nine, do we still go to one table
        he wants to keep his chair instead of drawing a new one for the finale
        two guys gone at once, so we kick off the last table short one
        do the remaining players draw cards for their places now
        we're down to one more elimination until everybody is together
        the other half of the field is still mid-deal, when do they join us for the finale
        heads-up bracket, is there such a thing as a last table
        the last nine get their official introductions, or is it ten
        how many players for the final table
        when do we combine to the final table
        do we draw new seats at the final table
        ten players left, is that the final table
        where does the button start at the final table
        We're ten left, nine-handed event: do we merge?
        That's us down to the last nine, redraw for seats?
        Six left, three each side, six-max, do we combine now?
        Nobody's told us whether we come together at nine or ten.
        Are we down to the last lot? Eleven left, full ring.
        Eight remain in the 8-max, all onto one felt, redrawing?
        There are eleven of us on two tables, six-five, is it time to come together?
        There are ten players left in the nine-handed main event, five at each table, it's been like that for an hour and a half, and several of them asked when they'd be put together
        At the end of a hand in which two players were knocked out, we went from eleven to nine, and the dealer began to collect the chips, since he thought that everyone had to draw a new seat
        In the six-max there's four and three, when do we merge?
        Do we keep our seats or draw new ones when there's just one table?
        Eight left in an eight-max, so should we all pack up and come to the feature?
        The two tables that remain have five each and the dealers want to know whether to combine
        At what number of survivors is it considered the last table?
        Two players were knocked out in the same deal, so we came to it one short
        How many seats do they put around it in a ten-handed event?
        One more elimination and we're all together, but somebody wants to go now
        Seven-handed tournament with eight players left, two tables of four, go together or not?
        The field is down to ten, we have been short-handed for an hour, can't we join the others?
        Petrova said she doesnt want to redraw for the last nine
        Before we merge into one table, should the clock be stopped and chips counted?
        In the six-handed tournament seven of us remained on two tables of four and three, the TV crew was waiting with the lights on, and nobody could say if we should play on like this
        two tables left, 5 + 5 players, what now?
        We heard that the remaining ones gather at nine, TD's gone for dinner
        How many of us have to bust until the remaining players sit at the same table?
        When both tables finish their hand and there are nine, do we immediately go over?
final-table-fact-heads-up-event = Is it a heads-up event?
    .label = heads-up event
final-table-fact-full-table = How many players does a full table of this event have?
    .label = full table size
final-table-fact-players-left = How many players are left?
    .label = players left
final-table-outcome-not-for-heads-up = Heads-up events have no such final table
final-table-outcome-no-size = The book names no size for this event
final-table-outcome-play-on = Not yet: the final table is at { $final_size } players
final-table-outcome-combine = Final table now: { $final_size } players
final-table-outcome-combine-short = Final table now, with { $players_left } instead of { $final_size } players
final-table-order-house-decides = TD: combine the tables as the tournament announced.
final-table-order-play-on = Dealers: play on; { $until_final ->
    [one] one more player has
   *[other] { $until_final } more players have
} to go out.
final-table-order-stop-after-hand = Floor: stop all tables when their hands are over.
final-table-order-draw-seats = TD: draw the seats of the final table.
final-table-remark-several-at-once = If several players went out at once just before, the final table may start with fewer.
