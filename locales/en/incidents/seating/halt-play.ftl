halt-play = Halting play at a short-handed table
    .search = halt play, stop the table, table is short, three players short, short-handed table, we are only five, our table has too few players, when does a table stop, uneven tables, fullest table, wait for a player, play stops, break in play, table with few players
    .told =
        Too short-handed, stop play
        There's only five of us at our table and the others all have nine, we want to stop
        Our table is four short, somebody should stop play until you bring us players
        We're down to five players here and table 7 still has nine, why are we still dealing
        It's a nine-handed tournament, we've been playing six-handed for half an hour and all the other tables are full, shouldn't we stop
        Do we have to keep playing if we're three or more players short of the other tables?
        table short, stop dealing
        We've got four players at this table and nine at the next one, should I stop?
        Our table's down to five-handed, the others are full, they want play halted.
        Table 3 has six, table 5 has nine, full table is nine, do I stop dealing until they send players?
        It's 6-max, my table's three-handed and the other tables are full six, players ask me to hold the deal.
        We're three players short of the other tables, do we halt play until we get someone?
    .heard =
        we're five and the others are nine, why are we still dealing
        tell the dealer to hold up, table 12 has lost four guys in a row
        I keep paying blinds six-handed while everyone else is full, freeze us
        it's a turbo, we don't pause for missing players
        floor, quit dealing here until you bring somebody over
        the biggest table is ten and we are seven, must we cease dealing
        dealer kept pitching though she was ordered to sit tight
        we demand a void because our short crew should never have been dealt that one
        how many empty chairs before you put us on hold
        two tables are way under, do both get suspended or only one
        they paused us, when may the cards go in the air again
        can the director waive it and let four of us carry on
        we are only five at our table, the others have nine
        our table is short, we want to stop until a player comes
        the table has two players fewer than the others, does it have to stop
        there are three fewer at this table, play should be halted
        We've five over here, next door nine; should we stop dealing?
        Ours is down to four and the others are full, keep dealing or pause?
        Freeze dealing over here till somebody's sent across, we're three light.
        Why are we sat idle? Only six of us, they said pause.
        Six-max turbo, we're three, others six, do we keep going?
        Stop the game here, we're missing four bums on seats.
        The neighbours are nine and we're only five, why's our dealer still pitching?
        Four guys busted within ten minutes, and nobody brought us replacements, so we asked to pause
        Within a quarter of an hour we lost four players, there were just five of us against nine at each of the other tables, and the dealer went on dealing since nobody had told her to stop
        We're six, they're all ten, please make us stop until you balance
        Someone said to quit dealing as we're three fewer than the biggest
        Our dealer was told to wait, then she went on anyhow and there was a huge pot
        Play at table 11 was interrupted because they had lost too many people
        How few must we be bfeore you stop us?
        Short-handed table complains: we've been four for an entire level
        Should we have been dealt that hand, since at this point we ought to have been on hold?
        The man with the big stack at the six-handed table was quite happy, but the rest of us asked the floor to make us wait until someone would be brought over from the full ones
        It's a hyper, so are we still supposed to stop when we're a few short?
        With the final table coming up, our side has three people less than the other
        Resume when? They put us on hold with five, now we're seven
        Can the table refuse to be dealt in while other ones are full?
        We want to sit tight until another player's been sent over
        were 5handed others 9 handed, floor says no stop in turbo
        There's a big difference between the tables, and we're the thin one, must we go on?
        In the turbo with ten-minute levels our table had three people fewer than the one next to it, and we wondered if play has to be interrupted there as it was in yesterday's deep stack
        An understaffed table with four players kept dealing though told to halt
halt-play-fact-format = What is the format of the event?
    .label = format
    .full-tables = full tables
    .other = another format, such as 6-max or turbo
halt-play-fact-tables = How many players does each table have?
    .label = players at each table
halt-play-fact-full-table = How many players does a full table of this event have?
    .label = full table size
halt-play-outcome-no-halt = No table stops in this format
halt-play-outcome-no-number = The book does not say when a table stops
halt-play-outcome-nobody-stops = No table stops
halt-play-outcome-td-decides = Your choice: short-handed tables stop, or play on
halt-play-outcome-several-to-weigh = No table stops by its number: each has at least { $players_needed } players
halt-play-outcome-tables-stop = { $tables_stopped ->
    [one] { $tables_stopped } table stops
   *[other] { $tables_stopped } tables stop
}
halt-play-outcome-nobody-stops-against-full = No table stops, measured against a full one
halt-play-outcome-tables-stop-against-full = { $tables_stopped ->
    [one] { $tables_stopped } table stops
   *[other] { $tables_stopped } tables stop
}, measured against a full one
halt-play-order-play-on = Dealers: play on at all tables.
halt-play-order-weigh-several = TD: see whether several tables, two or more, have far fewer players than the fullest. If so, they stop too; you decide what far fewer means.
halt-play-order-play-on-elsewhere = Dealers: play on at all tables that are not stopped.
halt-play-order-decide = TD: decide whether the short-handed table plays on, and tell all tables.
halt-play-order-decide-format = TD: decide whether the short-handed tables stop. The number in the rule is for full-table events.
halt-play-order-stop-tables = Floor: stop every table that is shown to stop.
halt-play-order-finish-hand = Dealer: play the hand out, then stop.
halt-play-order-stop-with-blinds = Floor: the stop comes as soon as the blinds are affected, such as when the big blind would fall on an empty seat. Until then the table plays on.
halt-play-order-bring-players = Floor: bring players from the fullest tables, under Balancing tables (table-balance).
halt-play-order-restart = Dealer: continue when the floor says so.
halt-play-remark-substantially-fewer = If several tables have far fewer players than the fullest, they stop too. The TD decides what far fewer means.
halt-play-remark-halt-may-be-waived = The TD may let the table play on instead.
halt-play-remark-balancing-may-be-waived = The TD may do without balancing.
halt-play-remark-waiver-no-misdeal = A hand played under the waiver is not a misdeal.
