policy-random-seating-draw = How seats are given out
    .random = by random draw
    .free-choice = players choose

policy-wrong-seat-applies-to = Wrong seat – whom the rule moves
    .correct-stack = a player who began with a correct stack
    .any-stack = anyone in the wrong seat
policy-wrong-seat-stack = Wrong seat – chips taken along
    .current = the stack at that moment
    .starting = a starting stack
policy-wrong-seat-when = Wrong seat – when the player moves
    .at-once = at once
    .after-hand = after the hand

policy-seat-swap-allowed = Swapping seats with another player
    .yes = swapping is allowed
    .no = swapping is not allowed

policy-late-entry-stack = Stack of a late entry
    .full = a full starting stack
    .reduced = a reduced stack
policy-late-entry-excepted-position = Position where a late entry cannot start
    .small-blind-and-button = between small blind and button
    .between-the-blinds = between the blinds
policy-late-entry-at-excepted-position = Late entry at the excepted position
    .not-dealt-in = seated there, but gets no cards
    .not-seated = does not get that seat

policy-forfeited-stack-chips = Chips given up for a re-entry
    .removed = chips are taken out of play
    .kept = chips stay in play

policy-breaking-tables-draw = New seats when a table breaks
    .draw = by draw
    .two-step-draw = by a random draw in two steps

policy-broken-table-seat-no-cards-position = Seat where a moved player must wait
    .small-blind-and-button = between small blind and button
    .none = no seat, all are dealt in
policy-broken-table-seat-missed = What the waiting player misses
    .playing-round = one round of play
    .until-button-passed = the hands until the button has passed
policy-broken-table-seat-duties = Rights and duties of the new position
    .yes = the moved player takes them over
    .no = the moved player is spared them

policy-table-transfer-detour = Detour on the way to the new table
    .penalty-possible = a penalty is possible
    .disqualified = the player is disqualified

policy-absent-from-broken-table-carrier = Who moves an absent player's chips
    .staff = a member of staff
    .any-player = any player

policy-balancing-position-mover = Balancing – who moves
    .next-big-blind = whoever is big blind next
    .drawn-player = a player drawn by lot
policy-balancing-position-destination = Balancing – where the player goes
    .worst-position = the worst position
    .big-blind-first = big blind, otherwise first open seat before it
policy-balancing-position-single-big-blind = Balancing into a single big blind
    .yes = a single big blind is possible
    .no = no single big blind
policy-balancing-position-big-blind-twice = Big blind twice because of balancing
    .yes = may be big blind twice
    .no = never big blind twice
policy-balancing-position-small-blind = Balancing – the small blind
    .never-worst = never counts as the worst position
    .never-entered = no moved player comes in there

policy-balancing-stud-method = Balancing stud – how players move
    .by-position = by position
    .by-position-last-seat = by position, into the seat that opened last
    .same-seat-number = same seat number, into the seat that opened last
    .last-position = to the last possible position

policy-balancing-mixed-games-stud-mover = Mixed games – who moves during stud
    .would-be-big-blind = the big blind if it were hold'em
    .next-big-blind = whoever is big blind next
policy-balancing-mixed-games-button = Mixed games – button during stud
    .moved-then-frozen = moves on once, then stays there
    .keeps-moving = keeps moving every hand
policy-balancing-mixed-games-return-to-holdem = Mixed games – button back in hold'em
    .where-frozen = starts where it stayed
    .one-further = starts one seat further on

policy-balancing-source-table-chosen-by = Choice of the table that a player leaves
    .procedure = by procedure
    .set-in-advance = by a method fixed beforehand

policy-halt-play-players-short = Players short before play halts
policy-halt-play-players-needed = Players a table needs to play on
policy-halt-play-compared-with = What a short-handed table is measured by
    .fullest-table = the table with the most players
    .full-table = a full table
policy-halt-play-several-tables = Several tables have far fewer players
    .halted = play halts
    .played-on = play continues
policy-halt-play-when = When a short-handed table stops
    .after-hand = when the hand is over
    .at-once = at once
    .blinds-impacted = once the blinds are affected
policy-halt-play-waiver = What the TD may waive
    .halt = halting play
    .balancing = balancing the tables
    .nothing = nothing may be waived
policy-halt-play-waiver-misdeal = Waiver of halting play or of balancing
    .yes = a misdeal
    .no = not a misdeal
policy-halt-play-other-formats = Halting play in 6-max and turbo events
    .halted = play halts there too
    .not-halted = play continues there
policy-halt-play-late-stage = Balance later in the event
    .back-in-balance = tables must be in balance again
    .tighter = tables are balanced more tightly

policy-final-table-ten-handed = Final table of a 10-handed event
policy-final-table-nine-handed = Final table of a 9-handed event
policy-final-table-eight-handed = Final table of an 8-handed event
policy-final-table-seven-handed = Final table of a 7-handed event
policy-final-table-six-handed = Final table of a 6-handed event
policy-final-table-five-handed = Final table of a 5-handed event
policy-final-table-four-handed = Final table of a 4-handed event
policy-final-table-three-handed = Final table of a 3-handed event
policy-final-table-ten-cap = Cap of 10 at the final table
    .binding = never more than 10
    .guideline = should not be more than 10
policy-final-table-heads-up-events = Rule on final-table size, heads-up events
    .yes = the rule applies
    .no = the rule does not apply
policy-final-table-fewer = Short-handed final table after several bust-outs
    .yes = may start with fewer players
    .no = must be complete

policy-players-per-table-normal = Normal number of players per table
policy-players-per-table-ten-without-dealers = 10-handed without fixed dealers
    .when-busy = when it is very busy
    .force-majeure = only in case of force majeure, temporarily
    .never = never
policy-players-per-table-ten-with-dealers = 10-handed with fixed dealers
    .when-busy = when it is very busy
    .force-majeure = only in case of force majeure, temporarily
    .never = never

policy-late-stack-before-arrival = Stack of a registered player before arrival
    .held-back = is kept back until the player arrives
    .at-the-table = is at the table from the start
policy-late-stack-after-period = Arrival after late registration has closed
    .no-entry = the player cannot take part
    .plays = the player still takes part
policy-late-stack-on-request = Stack put out for a delayed player
    .yes = on request, always
    .no = not even on request
policy-late-stack-hands-missed = Hands missed before a late stack is put out
    .taken-off = their blinds and antes are taken off
    .not-taken-off = nothing is taken off
policy-late-stack-blinded-off = Stack that waits for its player
    .yes = is blinded off until arrival
    .no = is not blinded off

policy-left-the-area-minutes = Absence before the stack may be removed
policy-left-the-area-stack-removed = Stack after a long absence
    .may = the stack may be removed
    .will = the stack is removed
    .none = the stack stays in play
policy-left-the-area-finishing-place = Place of a player whose stack is removed
    .place-at-removal = the place held when the stack is removed
    .no-place = no place

policy-break-time-leave-tables = Players at the tables during a break
    .must = must leave the tables
    .may-stay = may stay

policy-absent-at-deal-moment = When a player must be at the seat
    .at-last-card = when the last card is dealt
    .before-last-card = before the last card is dealt
    .at-first-card = when the first card is dealt
policy-absent-at-deal-hand = Hand of an absent player
    .dead = the hand is dead
    .live = the hand is live
policy-absent-at-deal-may-look = Late player looks at the cards
    .yes = may look at the cards
    .no = may not look at the cards
policy-absent-at-deal-blinds = Blinds and ante of an absent player
    .forfeited = are forfeited
    .returned = are returned

policy-at-your-seat-means = What counts as being at the seat
    .chair-in-reach = the chair is within reach
    .at-or-on-chair = at the chair or on it
policy-at-your-seat-standing = Standing up during a hand
    .stay-seated = players are expected to stay seated
    .not-encouraged = the rule does not encourage it

policy-left-table-with-hand-stay-duty = Who must stay at the table
    .live-hand = players with a live hand
    .always = every player, all the time
policy-left-table-with-hand-stays-at = Where a live-hand player stays
    .table = at the table
    .seat = at the player's own seat
policy-left-table-with-hand-all-in = Staying at the table when all-in
    .yes = all-in players stay too
    .no = all-in players may leave
policy-left-table-with-hand-until = How long a live-hand player stays
    .showdown = through the showdown
    .action-possible = while action is possible
policy-left-table-with-hand-penalised = Leaving with a live hand – what is penalised
    .leaving-table = leaving the table
    .leaving-seat = leaving the seat
policy-left-table-with-hand-penalty = Penalty for leaving with a live hand
    .may = a penalty is possible
    .will = a penalty follows
    .none = no penalty

policy-dead-button-kind = Button rule of the tournament
    .dead-button = dead button
    .no-small-blind = "no small blind" rule
    .moving-button = moving button
policy-dead-button-empty-seat = Button at an empty seat
    .yes = the button may be at an empty seat
    .no = never at an empty seat

policy-dodged-blind-penalty = Penalty for dodging a blind
    .will = a penalty follows
    .may = a penalty is possible
policy-dodged-blind-occasion = When dodging a blind is punished
    .any = on any occasion
    .breaking-or-balancing = when tables break or are balanced
    .breaking = when a table breaks
policy-dodged-blind-attempt = What is punished as dodging
    .attempt = the intentional attempt
    .missed-blind = a blind avoided on purpose

policy-heads-up-button-blind = Blind of the button heads-up
    .small-blind = the small blind
    .big-blind = the big blind
policy-heads-up-button-first-preflop = First to act pre-flop heads-up
    .button = the button
    .big-blind = the big blind

policy-heads-up-cards-order = Order of cards heads-up
    .button-last = big blind first, button last
    .button-first = button first, big blind last

policy-heads-up-start-adjustment = Blinds and button when heads-up begins
    .blinds-decide = the blinds decide
    .button-if-needed = the button is adjusted if needed
    .button-moved = the button is moved to fit
policy-at-your-seat-in-reach = A player with the chair within reach
    .counts = counts as at the seat
    .does-not-count = does not count as at the seat
