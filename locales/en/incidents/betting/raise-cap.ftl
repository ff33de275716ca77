raise-cap = Number of raises allowed
    .search = raise cap, capped, cap on raises, bets are capped, three raises, four bets, how many raises, one more raise, another raise, too many raises, maximum number of raises, bet and three raises, five bet, limit raises, cap heads-up
    .told =
        How many raises allowed?
        There have been four raises already and he wants to raise again
        They say we've hit the cap and I can't raise any more this round
        It's limit, it went bet, raise, reraise, cap, and now seat 3 still wants to put in another raise
        It's just the two of us left in the hand, limit hold'em, and he wants to put in a fifth raise
        Is there a limit on how many times you can raise in a round in no-limit?
        Limit game, they've put in four bets and he wants to raise again.
        Players asking if the betting is capped, it's limit, bet and three raises already.
        No-limit, five raises preflop already, seat 8 says it should be capped.
        Limit hold'em, house cap is reached, but it's now heads-up in the hand and he wants one more raise.
        Is there a cap on the number of raises when only two players are left in the hand?
    .heard =
        bet, raise, reraise, cap, can I still put in a fifth one
        limit Omaha 8 and he wants to bump it again
        we're just two on this street, is it unlimited
        fixed limit, the fourth bet is in, dealer says that's it
        how many times may we go back and forth in this game
        she refuses my re-raise because it was bumped three times
        stud eight, how often may it be raised on sixth street
        two guys keep reraising each other with me sandwiched in between
        does the maximum still apply when it's down to a duel
        is it legal to six-bet in no-limit
        I'm squeezed, they're pumping it endlessly, isn't there a stop
        with only the last two in the event, may they raise forever
        limit hold'em, there was a bet and three raises, may he raise again
        is there a cap on raises when only two players are left
        how many raises are allowed in limit
        player wants to make a fourth raise in fixed limit
        the betting is capped, he wants to raise
        no limit: how many times can they raise each other
        Limit hold'em, bet, bumped thrice; can Doug go again?
        Is it three bumps or four here before it's capped?
        Dealer says no more re-popping this round, it's capped out. Limit O8.
        Only the pair of us in the hand, can we keep popping it forever?
        In no-limit they've seven-bet, dealer's telling me it's capped.
        Five pops already on the turn, limit, three-way. Any ceiling?
        In the limit triple-draw they'd put in four bets and the big blind wanted to go again
        Two maniacs popped it back and forth five times in no-limit while I sat in the middle, is there no end to it?
        At 1k/2k fixed limit with three in the pot somebody tried a fifth bet and the dealer said it's closed
        It's only us two in the pot in the stud round, may I keep bumping him?
        Bet, raise, raise, raise: is that the last one for the street?
        The dealer shut down the betting after three raises, but the tournament has just two people left
        How often can it be raised in a limit game when there are still four of us?
        We thouught it's capped, he says it isn't because the third guy folded just before
        He wants to six-bet me in limit hold'em, table says stop at four
        In our home league we've always played max three raises, here they went on and on
        In our fixed limit tournament, blinds 400/800, there'd been a bet and three raises on the turn among three players, and the lady with the boat wanted one more, which the dealer would not permit
        Two brothers, both with chips for days, raised each other back and forth in front of me five or six times in a no-limit hand, and I was in the middle wondering if there isn't a maximum number
        There were three of us on the turn when it got to the fourth bet; then one left; does the ceiling still hold?
        We were down to two people in a stud hand at seven left in the tournament, the betting had gone bet, raise, raise, raise, raise, and the dealer insisted that nobody could put in another one
        If nobody limits the number of bumps in no-limit then those two brothers can squeeze me out all day
        Would a fifth bet be legal on the river in limit if only two of us remain?
        They whipsawed me in the razz level, raise after raise, is there a maximum?
        he put in a reraise after the cap was reached, chips in the middle, what now
        A guy claims the limit on raises doesn't apply since we're three-handed in the whole tournament
        Someone called me over because they'd lost track if it's bet plus three or bet plus four
        how many raises are allowed
        three raises already, may there be another
raise-cap-fact-structure = What is the betting structure?
    .label = betting structure
    .no-limit = no-limit
    .pot-limit = pot-limit
    .limit = limit
raise-cap-fact-reached = Has the house's number of raises been reached this round?
    .label = number of raises reached
    .yes = yes
    .no = no
    .no-number = the house has not set a number
raise-cap-fact-in-hand = How many players are still in the hand?
    .label = players in the hand
    .three-or-more = three or more
    .two = two
raise-cap-fact-in-event = How many players are left in the tournament?
    .label = players in the tournament
    .three-or-more = three or more
    .two = two
raise-cap-outcome-no-cap = Another raise is allowed: there is no cap
raise-cap-outcome-below-cap = Another raise is allowed: the cap is not reached
raise-cap-outcome-capped = No more raises: the cap is reached
raise-cap-outcome-two-left-no-cap = Another raise is allowed: with two left there is no cap
raise-cap-outcome-number-not-said = There is a cap, but the book gives no number
raise-cap-order-raise-allowed = The player may raise.
raise-cap-order-next-raise-checked = Dealer: count this raise, and check again before the next one.
raise-cap-order-call-or-fold = Player: call or fold. There are no more raises in this betting round.
raise-cap-order-director-sets-number = TD: set the number of raises, and keep to it.
raise-cap-remark-number-is-the-houses = The book gives no number: the house sets it.
raise-cap-remark-two-in-hand-still-capped = Two in the hand are not enough: the cap holds until only two are left in the tournament.
raise-cap-remark-two-left-open = The book ends the cap when two are left, heads-up. It does not say whether two in this hand are enough.
raise-cap-remark-house-rule = Check whether the house has a rule of its own here.
