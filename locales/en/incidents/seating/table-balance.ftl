table-balance = Balancing tables
    .search = balance tables, table balancing, who moves, move a player, which seat does he get, worst position, next big blind moves, one table has two more, tables are uneven, big blind twice, player moved to another table, I don't want to move, why do I have to move, balancing in stud, balancing in HORSE
    .told =
        We need a player moved here
        Our table has seven players and the other one has nine, we need one moved
        You have to balance the tables, we're two short here
        Table 3 has nine, we have seven, and seat 2 there is the next big blind
        It's a mixed game, we're playing stud now and you want to move a player from our table to balance, who has to go
        Which player has to move when you balance the tables, the next big blind?
        need to balance tables
        Table 4 has nine, table 6 has six, who do I move?
        Tables are uneven, need to send a player over, which seat goes?
        Table 2 eight players, table 5 six, big blind next is seat 3, open seats at table 5 are 1 and 7.
        Stud tournament, table 3 has eight and table 9 has six, need to take one player to balance.
        To balance the tables, do I move the next big blind and where does he sit?
    .heard =
        you took the guy about to post, and stuck him straight into it again
        table 4 has eight and table 9 has six, grab somebody from four
        why me, I'm UTG and the fellow after me just sat down
        he was carried over with his rack and got dropped two off the button
        there are three open chairs over there, he picked the best one
        stud game, no blinds, so do we draw lots for who relocates
        he refuses to get up, says pick someone else to even it out
        I already paid the big one there and now again here, unfair
        which of them do you pull, the one due for it or whoever had the button
        should the newcomer fill chair 3 or chair 8, which comes earlier
        it's the razz round of the mix, whom do I send across
        are seven against eight equal enough or does one have to shift
        who has to move to balance the tables
        one table has nine players and ours has six, who moves
        the player to be moved, from which seat does he come
        where does the moved player sit at the new table
        he refuses to move to the other table
        does the big blind move when tables are balanced
        We're eight, they're five: who goes over?
        Nine here versus six there, even us up.
        Sending someone to 11, is it next big blind gets picked?
        They need one of ours next door; why me, I'm UTG?
        Need a body moved, we're ten-handed, they've seven. Which chair?
        It's razz in the HORSE, they're two light, who shifts over?
        They want to take one from our nine to fill up a six-handed table, and everyone's pointing at the other
        I'd just paid both blinds and you moved me straight into the big at the next table
        Which of our places has to go, the guy who's about to be big blind?
        In the stud part of the mix, whose turn is it to be sent to the smaller table?
        Our table has two more than theirs, someone should go over
        The man refused to change tables, says it isn't his turn
        There are three vacant places over there, which does he get?
        Our table had nine and the one by the window was down to seven, so the floor came, took the man who was to be the next big blind, and he complained loudly the whole way over
        Why should it always be me who's moved, this is the third time today
        With eight against six left, before the final table, they must shift one
        He was sent across and chose the best spot himself
        Is it drawn by lot in games without blinds?
        There are two free seats at the other table, one of them in the small blind and the other in the cutoff, and the player who's been moved would naturally like the better one of the two
        We lost two players, table 5 none, so when do they send us somebody
        Moving from a nine- to a seven-handed table, does he come in right away or wait?
        The floor picked the button to move and the button objects
        table 1: 9, table 2: 7, table 3: 8, who must go where
        In the stud round of the eight-game tournament one table had two more people than the others, and no one knew which player has to go, as tere isn't a blind in stud
        I don't want to leave this soft table, do I have to move if they say so?
        How's the place chosen for a person who comes to a shorter table?
table-balance-fact-game = Which game is being played?
    .label = game
    .flop = a flop game, such as hold'em or Omaha
    .stud = stud
    .mixed-in-stud = a mixed game, and stud is being played
table-balance-fact-tables = How many players does each table have, who is big blind next, which seats are empty?
    .label = tables
table-balance-outcome-level = No player moves: the tables are level
table-balance-outcome-big-blind-moves = { $players_moved ->
    [one] The next big blind moves from { $from_table } to { $to_table }
   *[other] { $players_moved } players move, the next big blinds
}
table-balance-outcome-single-big-blind = { $players_moved ->
    [one] The next big blind moves from { $from_table } to { $to_table } as the only big blind
   *[other] { $players_moved } players move, one of them as the only big blind
}
table-balance-outcome-drawn-player-moves = { $players_moved ->
    [one] A player drawn by lot moves
   *[other] { $players_moved } players drawn by lot move
}
table-balance-outcome-moves-as-in-holdem = { $players_moved ->
    [one] Whoever would be big blind next in hold'em moves
   *[other] { $players_moved } players move, those who would be big blind next in hold'em
}
table-balance-outcome-by-position = { $players_moved ->
    [one] { $players_moved } player moves
   *[other] { $players_moved } players move
} by position
table-balance-outcome-into-last-seat = { $players_moved ->
    [one] { $players_moved } player moves
   *[other] { $players_moved } players move
} by position, into the seat that opened last
table-balance-outcome-same-seat-number = { $players_moved ->
    [one] { $players_moved } player moves
   *[other] { $players_moved } players move
} to the same seat number
table-balance-outcome-last-position = { $players_moved ->
    [one] { $players_moved } player moves
   *[other] { $players_moved } players move
} to the last possible position
table-balance-order-nobody-moves = Floor: move no player. No two tables differ by more than one player.
table-balance-order-table-by-procedure = Floor: take the player from the table that the procedure names; if it names none, from the fullest, as shown.
table-balance-order-move-as-shown = Floor: move the players as shown.
table-balance-order-only-big-blind = Dealer at the new table: in the next hand there is no small blind; the player who has just moved posts the only big blind.
table-balance-order-worst-seat = Floor: where no seat is shown, give the big blind's if it is empty, or else the empty seat that is big blind soonest, never the small blind's.
table-balance-order-draw-lots = Floor: draw by lot who moves.
table-balance-order-move-by-position = Floor: move the player to the same position at the new table.
table-balance-order-move-into-last-seat = Floor: move the player by position, into the seat that opened last at the short-handed table.
table-balance-order-move-to-same-number = Floor: the seat that opened last at the short-handed table is filled by the player with that seat number.
table-balance-order-move-to-last-seat = Floor: move the player to the last possible position.
table-balance-order-button-frozen = Dealer: the button stays where it went after the last hold'em hand.
table-balance-remark-big-blind-twice = The player may be big blind twice in a row that way.
table-balance-remark-single-big-blind = A single big blind counts as the worst position too: if the last big blind is out and that seat is free, the player can sit there as the only blind.
table-balance-remark-before-the-big-blind = The book says "the first available place before the big blind". It is read as the seat that is big blind soonest.
table-balance-remark-level-by-reading = No book says at which difference a player moves. Moves are shown until no two tables differ by more than one.
