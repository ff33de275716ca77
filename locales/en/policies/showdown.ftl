policy-cards-speak-words = Words spoken at the showdown
    .not-binding = words do not bind, the cards decide
    .binding = what a player says binds that player

policy-miscalled-hand-penalty = Penalty for a deliberate miscall
    .may = a penalty is possible
    .will = a penalty always follows
    .none = there is no penalty

policy-dealer-reads-hands-announces = What the dealer announces
    .hand-values = the value of the hands
    .winning-hand = the value of the winning hand
    .winning-hand-and-winner = the winning hand and who wins
policy-dealer-reads-hands-duty = Must the dealer announce the result
    .must = the dealer must announce
    .should = the dealer should announce

policy-speak-up-duty = Must a player report a mistake
    .must = a player must report it
    .should = a player should report it
policy-speak-up-when = When a mistake must be reported
    .at-once = at once
    .before-next-hand = before the next hand begins
policy-speak-up-pot-mistakes = Pot mistakes that players report
    .awarding = awarding the pot
    .counting = counting the chips
    .calculating-and-awarding = calculating and awarding the pot

policy-tabling-cards-which = Cards that must be tabled
    .all-cards = all cards of the hand
    .playing-cards = only the cards that play

policy-mucked-winner-pot-lost-when = When a mucked winner loses the pot
    .unidentifiable = cards not identifiable
    .unidentifiable-and-not-read = cards not identifiable and not clearly seen
policy-mucked-winner-cards = What saves a mucked winner
    .identifiable = cards identifiable
    .identifiable-and-retrievable = cards identifiable and retrievable
policy-mucked-winner-certainty = Certainty about a mucked winner

policy-dealer-killed-tabled-hand-shown = How a protected winner was shown
    .tabled = properly tabled
    .tabled-and-seen = tabled and seen
policy-dealer-killed-tabled-hand-winner = How clearly a protected hand must win
    .winner = the hand wins
    .obvious-winner = the hand obviously wins

policy-live-discard-automatically-dead = Face-down discard dead at once
    .yes = yes, dead at once
    .no = no, not automatically
policy-live-discard-condition = When discarded cards may still be tabled
    .identifiable = cards identifiable
    .identifiable-and-retrievable = cards identifiable and retrievable
policy-live-discard-certainty = Certainty about discarded cards
policy-live-discard-killed-by = How the muck kills a discard
    .dealer-mucks = the dealer puts them in the muck
    .touches-muck = they touch the muck
    .not-while-identifiable = not while they can be identified
policy-live-discard-killed-without-muck = When a discard is dead outside the muck
    .unidentifiable = no longer identifiable
    .irretrievable-and-unidentifiable = made irretrievable and unidentifiable

policy-one-card-tabled-which-card = Which lone tabled card is meant
    .any-card = any single card
    .winning-card = only a card that makes the winner
policy-one-card-tabled-asked-by = Who asks for the other cards
    .dealer = the dealer
    .floor = the floor
policy-one-card-tabled-request = Asking for the other cards
    .must = the player must be asked
    .should = the player should be advised
    .not-needed = nobody has to ask
policy-one-card-tabled-refusal = Calling the floor when the player refuses
    .must = the floor must be called
    .should = the floor should be called
policy-one-card-tabled-other-card = Condition for the face-down card
    .identifiable-not-in-muck = 100% identifiable and not in the muck
    .identifiable = identifiable, also from the muck
    .as-discarded = as any discarded card

policy-discarded-while-live-identifiable-cards = Cards thrown away after a bet, identifiable
    .play-on = the hand stays live
    .folded = the hand is folded
policy-discarded-while-live-refund-lost-when = When a called bet is not refunded
    .mucked-and-unidentifiable = cards mucked and no longer identifiable
    .mucked-or-unidentifiable = cards touched the muck or not identifiable
policy-discarded-while-live-certainty = Certainty about cards discarded after a bet
policy-discarded-while-live-uncalled = Returned when nobody has called yet
    .bet-or-raise = the bet or raise
    .uncalled-amount = only the amount not called
policy-discarded-while-live-dealer = Dealer holds the cards and calls the floor
    .must = the dealer must do so
    .should = the dealer should do so

policy-all-in-showdown-who = Who tables at an all-in showdown
    .every-live-hand = every hand still in play
    .all-in-players = only players who are all-in
policy-all-in-showdown-dead-hand = Dead hand at an all-in showdown
    .never = no hand can be dead
    .possible = an unidentifiable hand can be dead
policy-all-in-showdown-muck = Mucking at an all-in showdown
    .not-allowed = every hand must be shown
    .allowed = a beaten hand may be mucked

policy-show-order-enforced = Order of showing enforced
    .always = the order always applies
    .floor-may = the floor may enforce it
policy-show-order-after-bet = First to show after a last-round bet
    .last-aggressor = the last aggressor
    .first-to-act = the player first to act
policy-show-order-no-bet = First to show after no last-round bet
    .first-after-button = first active player after the button
    .closest-to-button = first active player closest to the button
    .first-to-act = the player first to act
policy-show-order-others = Order after the first player
    .clockwise = clockwise
    .free = in any order
policy-show-order-stud = First to show in stud without a bet
    .highest-board = the highest board
    .lowest-board = the lowest board
policy-show-order-razz = First to show in razz without a bet
    .lowest-board = the lowest board
    .worst-board = the worst board
policy-show-order-stud-all-in = First to show at a stud all-in
    .all-in-player = the player who is all-in
    .player-not-at-risk = the player not at risk

policy-uncontested-showdown-winner-shows = Last player left must show
    .yes = yes, the winner must show
    .no = no, the winner need not show

policy-see-hand-lost-right-grounds = What costs the right to see a hand
    .no-cards-or-mucked = no cards left, or mucked without tabling
    .no-cards-and-mucked = no cards left and mucked without tabling

policy-see-hand-request-right = River caller's right to see the hand
    .right = a right on request
    .inalienable = an inalienable right
    .under-floor = a right, handled by the floor
policy-see-hand-request-caller-cards = Cards of the caller who asks
    .holds = the caller still has them
    .tabled = the caller has tabled them
    .holds-or-tabled = still has them or tabled them
policy-see-hand-request-mucked-hand = Aggressor's hand already mucked
    .yes = it can still be asked for
    .no = it can no longer be asked for
policy-see-hand-request-who-opens = Who turns the requested hand over
    .floor = only the floor
    .dealer = the dealer
    .player = the player
policy-see-hand-request-another-caller = Asking to see another caller's hand
    .granted = request granted
    .refused = request refused
policy-see-hand-request-not-caller = Asking to see a hand without a river call
    .granted = request granted
    .refused = request refused
policy-see-hand-request-no-river-bet = Asking to see a hand, no river bet
    .granted = request granted
    .refused = request refused

policy-playing-the-board-cards = Cards shown to play the board
    .all-cards = all hole cards must be shown
    .none = no cards need be shown

policy-odd-chip-games = Games where the seat gets the odd chip
    .holdem = all hold'em games
    .flop-games = flop games with tied hands
    .all-but-stud = all games but stud and razz
policy-odd-chip-seat = Seat that gets the odd chip
    .first-active-player = first active player after the button
    .first-seat = first seat left of the button
    .worse-position = worse position, nearest left of the button
policy-odd-chip-size = Size of the odd chip
    .smallest-in-play = smallest value in play
    .smallest-at-table = smallest value at the table
    .smallest-available = smallest value available
policy-odd-chip-high-low = Odd chip between high and low
    .high = the high hand
    .low = the low hand
policy-odd-chip-same-hands-both-ways = Same hands win both high and low
    .split-evenly = the whole pot split as evenly as possible
    .each-half-apart = each half split on its own
policy-odd-chip-stud = Odd chip in stud
    .high-card-in-highest-five = high card by suit in the highest five
    .high-card = high card by suit
policy-odd-chip-razz = Odd chip in razz
    .high-card-in-highest-five = high card by suit in the highest five
    .low-card = low card by suit

policy-side-pots-kept-apart = Side pots placed apart
    .yes = yes, apart from the main pot
    .no = no, not kept apart
policy-side-pots-split-apart = Side pots split separately
    .yes = yes, each on its own
    .no = no, together

policy-disputed-hand-until = End of the right to dispute a hand
    .next-hand-begins = when the next hand begins
    .substantial-action = at substantial action in the next hand
policy-disputed-hand-which = Hands that can be disputed
    .any-hand = any hand
    .tabled-hand = only a tabled hand

policy-disputed-pot-until = End of the right to dispute the pot
    .next-hand-begins = when the next hand begins
    .substantial-action = at substantial action in the next hand

policy-disputed-at-break-time = Time to dispute a hand ending during break
policy-disputed-at-break-covers = What the time limit at a break covers
    .hand-result = the result of the hand
    .any-dispute = every dispute

policy-split-pot-stacking-duty = Dealer stacks chips in split-pot games
    .must = must, where possible
    .should = should, where possible

policy-killed-unprotected-hand-protect-until = How long a hand is protected at showdown
    .turn-to-show = until the turn to show
    .hands-read = until the hands have been read
    .winner-named = until the winning hand is named
policy-killed-unprotected-hand-which-hand = Hands killed by mistake without refund
    .unprotected-hand = only an unprotected hand
    .any-hand = any hand, protected or not
policy-killed-unprotected-hand-certainty = Certainty about a killed hand
policy-killed-unprotected-hand-uncalled = Uncalled bet of a killed hand
    .bet-or-raise = the bet or raise goes back
    .uncalled-amount = only the uncalled amount goes back
    .nothing = nothing goes back

policy-identifiable-hand-plays-which = Identifiable hand that plays on
    .folded = a folded hand
    .fouled = a fouled hand
    .killed = a killed hand
    .discarded = discarded cards
policy-identifiable-hand-plays-exposed = Identifiable hand whose cards were seen
    .plays = it plays on
    .dead = it is dead
