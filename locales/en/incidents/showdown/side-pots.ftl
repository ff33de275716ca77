side-pots = Side pots
    .search = side pot, side pots, main pot and side pot, how big is the side pot, who plays for which pot, three all-ins with different stacks, all-in for less, short stack all-in, two players all-in, split the side pot, main pot wrong, uncalled bet back, give the rest back, how much can the short stack win, who wins the side pot, award the pots, read the hands, which hand wins
    .told =
        Help with the side pots
        There are three all-ins and we can't figure out the side pots
        The dealer got the side pot wrong, two players are all-in for different amounts
        One guy's all-in for 3,000, another for 8,000, and I called with 15,000, how many pots do we have
        I won the main pot with a full house, seat 4 has the best hand for the side pot, and the dealer doesn't know who gets what
        How much is the main pot and who gets the side pot when the short stack wins?
        three all-ins, need side pots
        Three players all-in with different stacks, how do the side pots work?
        Short stack's all-in for 2,000, two others put in 8,000 each, need main and side pot.
        A all-in 1,500, B all-in 4,000, C calls 4,000, D folded after putting in 400.
        Short stack won the main pot, seat 5 and seat 8 are fighting over the side pot with the same two pair.
        Four all-ins with different amounts, does the shortest stack only win the main pot?
    .heard =
        A is in for 500, B for 1200, C for 1200, what can A take
        he went broke with 3k, the other two kept firing, dealer made one big pile
        three stacks in, 2k 5k and 9k, please lay it out
        shorty shoved 800, two callers and more betting on the turn
        he covered the table, what does he get returned
        the folded player's 400, where does that belong
        smallest stack shows the nuts and the dealer shipped him everything
        four players in with unequal amounts, how many piles do I make
        she has the best cards but only put 1500 in
        middle stack beats big stack, little one beats both
        they turned over kings, aces and a set, who gets what
        CO jammed 12k into two shorter stacks, nobody could match it
        three players all in with different stacks, how many side pots
        A is all-in for 800, B and C for 2,000, who wins what
        how is the side pot made up
        the short stack wins the main pot, who gets the side pot
        how much can the all-in player win
        the dealer put it all in one pot, we need a side pot
        Three jams: 2k, 5k and 9k, how's it carved up?
        Short guy wins main, who gets the rest between us two?
        Kev in for 1,200, Tina 3,400, button 8k, what's each playing for?
        Dealer's not split main and secondary, shorty tripled too much.
        Four shoves different sizes, plus a folder's 600, need it divided.
        Main's chopped, the extra one on top's mine, aren't they separate?
        Three stacks all in, 4,200, 9,000 and 15,500, and the dealer just made one ginat pile
        The short one had 1,100, two of us went on betting till the river, now who gets what?
        He had me covered by 700, a third man was in for a lot less, how much do I get back?
        A micro stack went in for 350, four called, and two of those put in more on the flop
        Dealer says the short stack scooped it all but he only had a fraction of what we put in
        When Lucia, Ben and Tom got it in, Lucia had the nuts and the fewest chips, Ben the second best hand
        Could you come work out how many piles there should be? Four people all in
        Somebody folded after having put in 2,000, which pile does that go to?
        At the final table five players went to war in one hand, stacks of 90k, 140k, 140k, 310k and the chip leader
        The guy with the best hand can only win three times his 600, right?
        How is it sliced up if the big stack wins but the medium one has the second best?
        I want my 3k back that nobody could match
        There were four people in the hand with 2,300, 5,600, 5,600 and 21,000, all of it went in on the flop, and then the smallest stack had the best hand and the dealer gave him the whole lot
        Two players tied for the small pile, and the third won the bigger one
        A guy with an ante chip was all-in for that ante and wins, what does he receive?
        The first all-in came from a man with 900, I raised to 3,000, a lady went in for 2,200, and on the turn I was called for another 4,000, please tell us what each can win
        please calculate pots: seat 1 2300, seat 3 7150, seat 6 7150, seat 9 fold with 800
        Hand for hand three of us got it in, 3,000, 7,400 and 18,000, the dealer made a pyramid and asked the floor to sort the layers
        Everyone with chips had pushed by the turn, there was a folded player's 1,500 in there as well, and the dealer at the table asked for help because he'd made two piles where there should be three
        She was all-in pre, Boris all-in on the flop, I bet on: main, side, second side - is that it?
side-pots-fact-put-in = What has each player put in, in the whole hand, folded players too? (Players named by letters sit in that order left of the button, A first; the hand on one line will do too)
    .label = chips put in
side-pots-fact-showdown = Who won each pot, the main pot first? Or which hands were shown, with which board?
    .label = winners or hands shown
side-pots-fact-game = Which game is being played?
    .label = game
    .holdem = hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha high-low
    .stud = stud
    .stud-hi-lo = stud high-low
    .razz = razz
    .draw = five-card draw
    .deuce-to-seven = deuce to seven
    .badugi = badugi
    .ace-to-five = ace-to-five lowball
    .short-deck = short deck
    .five-card-stud = five-card stud
    .courchevel = Courchevel
side-pots-fact-chip = What is the smallest chip in play?
    .label = smallest chip in play
side-pots-outcome-not-over = Nothing to win yet; still to act: { $to_act }
side-pots-outcome-pots = These are the pots, with the players who play for them
side-pots-outcome-awarded = The pots go to their winners
side-pots-outcome-awarded-odd-chips = The pots go to their winners, odd chips by the book
side-pots-outcome-awarded-but-odd-chips = The pots go to their winners; the odd chips are still open
side-pots-outcome-pots-together = These are the pots; this book does not split them separately
side-pots-order-act-first = Dealer: push no chips yet. Still to call, raise or fold: { $to_act }.
side-pots-order-tell-the-act = Floor: then tell the hand with that call, raise or fold in it.
side-pots-order-return-uncalled = Dealer: return what no player has called.
side-pots-order-make-pots = Dealer: make the main pot from every player's chips, up to what the shortest all-in has put in. Make a side pot from each layer above it.
side-pots-order-keep-apart = Dealer: keep each side pot apart from the main pot.
side-pots-order-last-pot-first = Dealer: award each pot by itself, the last side pot first, then down to the main pot.
side-pots-order-one-pot = Dealer: it is one pot, and all who are in the hand play for it.
side-pots-order-award-by-table = Dealer: push the chips as the list shows.
side-pots-order-hold-odd-chips = Dealer: leave the odd chips in the middle.
side-pots-order-see-odd-chip = Floor: see Odd chips (odd-chip).
side-pots-order-showdown-by-pot = Dealer: at the showdown compare for each pot only the hands that play for it.
side-pots-order-director-decides = Floor: award the pots by the house rules.
side-pots-remark-may-be-an-ante = What is returned is taken for a bet. A dead ante stays in: "BB 1000 ante 200".
