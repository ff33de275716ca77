last-hands = Last hands of the day
    .search = how many hands are left today, last hands of the day, last five hands, draw a card for the last hands, end of the day, end of day one, bagging up, when do we stop playing, does this hand count, last hand before bagging, how many more hands, stop the clock last hands
    .told =
        How many hands left today?
        They said last hands of the day and we don't know how many we play
        They drew a card for the last hands and our table was in the middle of a hand
        They drew a 5 for the number of last hands, does the hand we're playing now count
        The card for the last hands of the night is a 7, and our table had just finished a hand when it was drawn
        How many more hands do we play tonight after they've drawn the card?
        They've drawn the card for the last hands of the day, it's a five.
        End of day 1, clock stopped, card drawn was a six, we were mid-hand.
        Last hands before bagging, the card isn't drawn yet, players ask how many we play.
        Draw for the last hands came out a four while our table still had a hand in progress.
        They drew a five for the final hands of the day, does the hand in progress count as one of them?
    .heard =
        clock is paused, pick a number for how many we still deal tonight
        does the one we're in the middle of belong to the final four
        dealer says three more, seat 2 thinks it's four
        we've been dealt our last, he wants another one before we bag
        they drew a six so it's six from now or after this
        TD came on the mike and said five more and then call it a night
        our table already finished its remaining deals, others are still going
        somebody has to pull a card to fix when day 1B finishes
        last deal of the night got mucked up, do we get one extra
        an ace came out of the draw, what does that make
        when do we bag and tag
        slow table only got two of the final ones in
        how many hands are left today
        the clock is stopped, we play three more hands
        when do we announce the last hands of the day
        how are the last hands of day one decided
        are we drawing a card for how many hands we still play
        How many more deals before we bag up tonight?
        Director drew a five, we're mid-deal, does this one count?
        Who's pulling the card for how many deals left tonight?
        Drew the six for close, we'd just started ours.
        Card came up nine, draw again? It's gotta be 3 to 7.
        Final few before bagging: floor pulled the seven, we're mid-flop.
        The TD shouted that there would be five more deals and our table had just started one, does that one count?
        It's nearly midnight, they are going to pick a card to see how many more we play
        They'd drawn a four and we're not sure whether we have played three or four of them
        How much longer today? Somebody said six more and then pack the chips
        Clock's off, the drawn number was seven, and table 9 is already bagging
        Shortly before midnight the director stopped the clock and pulled a six from the deck, our table had just begun to shuffle, and now nobody agrees whether this was the first of the six or not
        We did one too many before bagging, do we cancel the last?
        An ace was drawn to decide how many we still get tonight
        Near the end of day one Mikkelsen stalled so that he'd not have to play the sixth
        The announcement came between two deals at our table, so it's five from now on?
        Our dealer insists that two are left, the guy with the notebook says three
        Do you count the hand going on at the time the card's pulled?
        The man with the big stack kept counting aloud, the dealer kept no record at all, and so at the end of the day we did not know if the last deal had been number four or five
        Final dals of the night, big blind is on me on the last one, lucky me
        Everyone was tired, the bags were already lying on the table, and the floor announced that there'd be a couple more deals, the number of which would be determined by a card
        A misdeal happened in the very last hand of the day, do we repeat it?
        they said last 5 hands but our table only got 4 bc slow dealer
        How is the number of remaining deals fixed at the end of the day?
        Day 1A finished with a drawn three, one table went on and played five
        The tournament clock stops at 15 minutes to go and someone picks a card for the remaining deals
last-hands-fact-drawn = Has the card for the last hands been drawn?
    .label = card already drawn
last-hands-fact-card = Which card was drawn?
    .label = card drawn
    .three = 3
    .four = 4
    .five = 5
    .six = 6
    .seven = 7
    .other = another card
last-hands-fact-hand-running = Was a hand being played at this table when the card was drawn?
    .label = hand in progress
last-hands-fact-hands-played = How many of these hands have been played at this table?
    .label = hands played
    .none = none
    .one = 1
    .two = 2
    .three = 3
    .four = 4
    .five = 5
    .six = 6
    .seven = 7
last-hands-outcome-draw-card = A card decides how many hands are left
last-hands-outcome-three-left = 3 more hands at every table
last-hands-outcome-four-left = 4 more hands at every table
last-hands-outcome-five-left = 5 more hands at every table
last-hands-outcome-six-left = 6 more hands at every table
last-hands-outcome-seven-left = 7 more hands at every table
last-hands-outcome-some-left = { $last_hands_left ->
    [one] { $last_hands_left } more hand
   *[other] { $last_hands_left } more hands
} at this table
last-hands-outcome-day-over = The last hand has been played: the day is over at this table
last-hands-outcome-draw-again = That card does not count: draw again
last-hands-outcome-as-the-card-says = As many hands are left as the card shows
last-hands-outcome-fixed-number = A fixed number of hands is left
last-hands-outcome-director-sets = The book has no rule: the TD sets the number of hands
last-hands-order-take-cards = Floor: take the cards 3, 4, 5, 6 and 7, 15 minutes before the end of the day, and shuffle them face down. If it is later already, do it now.
last-hands-order-take-cards-again = Floor: take only the cards 3, 4, 5, 6 and 7 and shuffle them face down.
last-hands-order-take-other-cards = Floor: take the cards that the book names, at the time that it names, and shuffle them face down.
last-hands-order-player-draws = Floor: let a player picked at random draw one card.
last-hands-order-floor-draws = Floor: draw one card.
last-hands-order-announce-card = Floor: announce at all tables that as many more hands will be played as the card shows.
last-hands-order-announce-three = Floor: announce at all tables that 3 more hands will be played.
last-hands-order-announce-four = Floor: announce at all tables that 4 more hands will be played.
last-hands-order-announce-five = Floor: announce at all tables that 5 more hands will be played.
last-hands-order-announce-six = Floor: announce at all tables that 6 more hands will be played.
last-hands-order-announce-seven = Floor: announce at all tables that 7 more hands will be played.
last-hands-order-announce-fixed = Floor: announce at all tables the number of hands that the book sets.
last-hands-order-finish-running = Dealer: finish the hand in progress. It does not count as one of the last hands.
last-hands-order-running-is-first = Dealer: the hand in progress is the first of the last hands.
last-hands-order-count-down = Dealer: say before each hand how many are left, and stop after the last one.
last-hands-order-no-more-hands = Dealer: deal no more hands today.
last-hands-order-director-sets = TD: decide how many more hands will be played, and from when.
last-hands-order-same-everywhere = Floor: announce the same number at all tables at the same time.
