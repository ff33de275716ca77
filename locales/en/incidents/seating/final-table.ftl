final-table = Final table
    .search = final table, when do we go to the final table, how many at the final table, combine the tables, nine left, ten left, last two tables, final table of ten, final table size, redraw for the final table, two tables of five, merge the tables, full table plus one
final-table-fact-heads-up-event = Is it a heads-up event?
final-table-fact-full-table = How many players has a full table of this event?
final-table-fact-players-left = How many players are left?
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
final-table-remark-several-at-once = Several went out at once just before; the final table may then start with fewer.
