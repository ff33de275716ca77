missed-rounds = Missed rounds
    .search = missed round penalty, one round penalty, two rounds off, orbit penalty, how many hands do I sit out, sit out penalty, hands to miss, when may he play again, penalty rounds, time out at the table, penalty and table change, sent away from the table for a round
    .told =
        Penalty, how many hands left?
        I got a one-round penalty, how many hands do I still have to sit out
        He got a two-round penalty and he's already back in his seat
        I was given two rounds at a nine-handed table and I've missed eleven hands so far
        He's serving three rounds, there were eight at the table when he got the penalty and now there's only six
        Does a misdeal count as a hand for the penalty he's sitting out?
        how many hands on penalty
        He got a one-round penalty, how many hands does he sit out?
        Player's sitting out his round penalty, he's been gone seven hands, when can he come back?
        Two-round penalty, nine-handed when he got it, we're seven-handed now, he's missed twelve deals.
        His penalty is one round, we had a misdeal and redealt, not sure that deal counts as missed.
        He was given a three-round penalty and a player just busted from the table, does his hand count change?
    .heard =
        he was told to walk for an orbit, the table is seven-handed, how long is that
        I've been standing at the rail for nine deals, let me back in
        he returns early, still owes four more from his suspension
        the table shrank while he was serving, does his count go down too
        does a misdeal shorten his time away
        two laps out for cursing, does anybody keep tally
        are his blinds taken while he's doing his time on the rail
        banned for three orbits, is that even permitted
        do we still pitch cards to the guy in the penalty box
        he was broken to a six-max table during the timeout, recompute it
        can he watch from behind his chair while he serves it
        whom does he check in with once his suspension is up
        he has to sit out one round, how many hands is that
        player gets a penalty of two rounds at a nine-handed table
        how long does a one-round penalty last
        does he pay the blinds while he sits out his penalty
        she got a round penalty, how many hands does she miss
        he is sitting out a penalty of three rounds and comes back too early
        Two-orbit penalty, we were nine, now six: how many deals has he left?
        Sin-binned for one lap, how many has he sat out so far?
        Is Jonno's suspension done? He's skipped fourteen deals of two orbits.
        Penalty's three orbits; does that bad redeal go towards it?
        Still in the box, when's he back? We've lost a body since.
        His timeout was an orbit at eight-handed, two bust; when's it served?
        He was sent to the rail for an orbit, we started nine-handed and are eight now, when may he be back?
        I've sat out eleven hands already and they say I've still got a lap to go
        The penalty of two orbits began when we were seven, then two newcomers sat down
        Player was told to miss three rounds; the dealer lost count after the misdeal
        The director gave him a one-round penalty when we were nine, since then two have been knocked out and one has been moved away, and after seven hands he's standing behind his chair asking for cards
        Do the hands count when the table stopped to wait for hand for hand?
        One round off for swearing: is that the number of players or until the button's come back?
        Roberto is pacing behind the rope, asking every dealer if his time is up
        The guy in the penaalty box got moved as our table broke, does he start again over there?
        How many deals is four rounds at a six-max table?
        I was sent off for two orbits because of my language, have been sitting at the bar counting the deals, and by my reckoning it must have been fifteen or so, can I come back now?
        My sentence was five hands, and one was redealt, does that one count twice?
        At the final table a two-lap suspension is like 18 hands, isn't that too harsh?
        The man who was put away for a round asks if he can come back at the break
        I'm in the penalty and I need to know how long I'm still out
        While the man from seat 4 was serving his time out on the terrace our table was broken, and his new table has six players instead of nine, so we need to know how long it lasts
        been gone for 9 hands and the floor wrote 'one round' on the slip
        The chap missed his time away by wandering to the bar, should he be let in now?
        Does the hand during which the penalty was handed out belong to the ones he must miss?
        While we play hand for hand he's out for a lap, do those deals count as his time off?
missed-rounds-fact-given-in = Was the penalty given in rounds or in hands?
    .label = penalty given in
    .rounds = rounds
    .hands = hands
missed-rounds-fact-hands = How many hands was the player given?
    .label = penalty hands
missed-rounds-fact-rounds = How many rounds was the player given?
    .label = penalty rounds
missed-rounds-fact-players = How many players were at the table when the penalty was given, this one included?
    .label = players at the time
missed-rounds-fact-table-changed = Has the number of players at the player's table changed since?
    .label = number of players changed
missed-rounds-fact-players-now = How many players are at the table now, this one included?
    .label = players now
missed-rounds-fact-deals-missed = How many deals has the player missed so far?
    .label = deals missed
missed-rounds-fact-dealt-again = How many of them were re-deals after a misdeal?
    .label = re-deals among them
missed-rounds-outcome-too-many-rounds = Not { $rounds } rounds: at most { $most_rounds }
missed-rounds-outcome-sits-out = { $hands_left ->
    [one] { $hands_left } hand
   *[other] { $hands_left } hands
} still to sit out
missed-rounds-outcome-sits-out-hands = { $hands_left ->
    [one] { $hands_left } hand
   *[other] { $hands_left } hands
} still to sit out
missed-rounds-outcome-sits-out-now = { $hands_left ->
    [one] { $hands_left } hand
   *[other] { $hands_left } hands
} still to sit out, counted by the players there now
missed-rounds-outcome-served = The penalty is over
missed-rounds-outcome-no-hands = No single hands: the book gives rounds
missed-rounds-order-fewer-rounds = TD: give { $most_rounds } rounds at most, or another penalty.
missed-rounds-order-rounds-instead = TD: give the penalty in rounds, or give another one.
missed-rounds-order-leave-table = Player: leave the table.
missed-rounds-order-leave-all-tables = Player: leave the tables and stay away from all of them.
missed-rounds-order-post-and-kill = Dealer: deal to the seat and post its blinds and antes; kill the hand once the deal is done.
missed-rounds-order-not-dealt = Dealer: deal no cards to the seat.
missed-rounds-order-count-hands = Floor: count { $hands_left ->
    [one] this one hand
   *[other] these { $hands_left } hands
}; after that the player may play.
missed-rounds-order-report-back = Player: report to the TD when the penalty is over, then sit down.
missed-rounds-order-back-to-seat = Floor: let the player play the next hand.
missed-rounds-remark-redeal-once = A misdeal and its re-deal are one hand for a player on penalty.
missed-rounds-remark-rounds-by-reading = The book says what one round is: a hand for each player. Several rounds are read as that many hands for each player.
missed-rounds-remark-stud-bring-in = In stud the seat posts the bring-in, too, when it is dealt the bring-in card.
missed-rounds-remark-stud-bring-in-passes-on = In stud the bring-in passes to the next player when this seat is dealt the bring-in card.
