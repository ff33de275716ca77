hand-for-hand-all-in = Hand for hand – all-in
    .search = all-in during hand for hand, all-in and call hand for hand, on the bubble all-in and call, bubble all-in, turn over the cards hand for hand, dealer deals the board on the bubble, keep the cards face down, all-in call wait for the floor, hand for hand who goes out first, cards already open hand for hand, wait for the other tables
    .told =
        All-in during hand for hand
        We're hand for hand and there's an all-in and a call at our table
        There's an all-in on the bubble and the players already turned their cards over
        We're hand for hand, I'm all-in preflop and called, and the dealer just dealt the flop without waiting
        Two players are all-in on the turn on the bubble, hand for hand, the river's still to come and the other tables are still playing
        Do we have to wait with the board when there's an all-in call during hand for hand?
        all-in called, hand for hand
        We're hand for hand, all-in and a call, players already turned their cards over.
        Hand for hand on the bubble, there's an all-in with a call here, I've stopped dealing.
        Hand for hand, two players all-in preflop, I've already put the flop out.
        Bubble, hand for hand, seat 3 is all-in and called by two who still have chips to bet on the side.
        We're hand for hand with a called all-in, do I wait before they turn their cards up and I deal the board?
    .heard =
        one off the money, seat 3 jammed and got snapped, don't table anything yet
        we have a shove and a call here, everybody stays put until the announcement
        on the stone bubble he's at risk, dealer already put out the flop
        the short stack flipped his aces although we're synchronised with the others
        stop, no runout till every table has finished
        hold it dealer, at risk on the bubble, keep them face down
        both hands were tabled before the TD got here and we're going hand by hand
        players at table 7 want to know what's happening with our all-in
        dealer ran it straight to the river instead of stopping for the floor on the bubble
        he's covered, and one more bust means we're paid, do we flip now
        we've got a double-up pending while the other tables are still playing
        is it okay to squeeze out the turn before they tell us to, min-cash is one spot away
        hand for hand and there is an all-in with a call
        we're on the bubble, all-in and call, do we run the board
        all-in at our table during hand-for-hand, should we wait
        player went all in on the bubble and was called, other tables are still playing
        the dealer dealt on after the all-in during hand for hand
        Bubble: he's jammed and got called, don't turn them up yet!
        Table 4 on the bubble shoved, dealer's already run the flop.
        We're synchronised, shove and call, do we wait for the other tables?
        H4H, jam's been called; flip 'em or wait for floor?
        Stone bubble, shover's at risk, dealer raced ahead with the board.
        One off the money, shove and call, they flipped before floor came.
        One away from the money and at table 2 they've got all the chips in, cards still closed, what next?
        On the bubble the small blind jammed, the big blind paid, both flipped at once although we're waiting for each other
        The dealer wanted to put out the flop for the all-in, other tables weren't done yet
        We're playing one deal at a time with the other table, someone's at risk here, do we hold?
        A shove and a call during synchronised play; dealer held the cards and called the floor
        He's all in on the stone bubble, everybody stood up, and a dealer ran the board straight out
        Should the hands remain face down till all of the tables are done?
        Three tables left, hand by hand, and Petra's tournament life is on the line: freeze it?
        The turn and river are waiting until the announcer arrives with the microphone
        With 46 players left and 45 prizes, the small blind at our table pusged his eleven bigs in and got called; the dealer kept everything face down and asked when he could go on
        When there's an all-in while we play hand for hand, who tells us to carry on?
        Our pot has someone at risk, at table 5 there's one as well, which is dealt first?
        51 left, 50 paid, call has been made, cards face down, dealer tapping his fingers
        During the bubble the short stack called all-in and the flop was already in the dealer's hand
        On the bubble of the big Sunday event both players tossed their cards open as soon as the call was made, long before the other tables had finished, and the crowd began to gather around
        As we were going one hand at a time, there was a shove on the flop at table 8 with a call, the turn and the river were dealt right away, and another table had an all-in as well
        were hand for hand and a guy goes all in and gets called, dealer just continues
        She's called for her last 9 blinds one from the cash, and the crowd wants to see the board
        Must play be halted once the all-in has been matched on the bubble?
        We had finished the river before anyone told us to stop because of the money bubble
hand-for-hand-all-in-fact-called = Has the all-in been called?
    .label = all-in called
hand-for-hand-all-in-fact-side-betting = Can players with chips still bet against each other?
    .label = side betting possible
hand-for-hand-all-in-fact-already = What has happened since the call?
    .label = since the call
    .nothing = nothing yet
    .tabled = hands were tabled
    .dealt-on = the dealer dealt more of the board
hand-for-hand-all-in-fact-board = Are board cards still to come?
    .label = board cards to come
    .to-come = yes
    .complete = no, the river is dealt
hand-for-hand-all-in-outcome-nothing-to-stop = No call yet: the hand continues as usual
hand-for-hand-all-in-outcome-wait = Stop: the hand waits until the floor gives the word
hand-for-hand-all-in-outcome-betting-goes-on = The hand continues: it is an all-in with a side pot
hand-for-hand-all-in-outcome-cards-wait = The cards stay face down while the board is dealt
hand-for-hand-all-in-outcome-board-waits = The hands are tabled, the board waits for the floor
hand-for-hand-all-in-outcome-like-any-all-in = Like any all-in: the hands are tabled now
hand-for-hand-all-in-order-betting-first = Dealer: continue the betting.
hand-for-hand-all-in-order-call-floor-at-call = Dealer: call the floor as soon as an all-in is called.
hand-for-hand-all-in-order-finish-street = Dealer: finish the betting of this street. All cards stay face down meanwhile.
hand-for-hand-all-in-order-side-pot-street = Dealer: deal on street by street. The hands are tabled when all betting is over.
hand-for-hand-all-in-order-all-table-after-betting = All players in the hand: once the betting is over, table all your cards.
hand-for-hand-all-in-order-all-in-table-after-betting = All-in players: once the betting is over, table all your cards.
hand-for-hand-all-in-order-all-table = All players in the hand: table all your cards now.
hand-for-hand-all-in-order-all-in-table = All-in players: table all your cards now.
hand-for-hand-all-in-order-stay-face-down = All players in the hand: leave your cards face down in front of you.
hand-for-hand-all-in-order-leave-open = Dealer: leave the tabled hands as they are. All other hands stay face down.
hand-for-hand-all-in-order-no-board = Dealer: deal no more of the board and call the floor.
hand-for-hand-all-in-order-stop-dealing = Dealer: stop dealing and call the floor.
hand-for-hand-all-in-order-board-stays = Dealer: leave the board as it is.
hand-for-hand-all-in-order-deal-out = Dealer: deal the rest of the board.
hand-for-hand-all-in-order-floor-gives-the-word = Floor: tell the table when the hand continues.
hand-for-hand-all-in-order-table-then = All players in the hand: when the floor says so, table all your cards.
hand-for-hand-all-in-order-deal-then = Dealer: when the floor says so, deal on.
hand-for-hand-all-in-order-bet-then = Players with chips: continue betting once the next card is dealt.
hand-for-hand-all-in-order-read-hands = Dealer: when everything is face up, read every hand and award the pots.
hand-for-hand-all-in-remark-exposed-not-dead = A hand that was tabled too early is not dead.
