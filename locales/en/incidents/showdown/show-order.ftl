show-order = Who shows first
    .search = who shows first, who has to show first, nobody wants to show, both wait for the other to show, showdown order, order of showing, nobody shows at the showdown, I called so he shows, last aggressor shows first, checked on the river who shows, river checked through, staring at each other at showdown, you first
    .told =
        Who shows first?
        Nobody wants to show first, we're both waiting
        It was checked down on the river and we don't know who has to show first
        I bet the river, he called, and now he wants me to show first and I want him to show
        Everybody checked the river, seat 2 is left of the button, seat 7 bet the turn, and neither will turn his hand over
        Does he have to show first because he made the last bet?
        Nobody wants to show first, the river was checked through.
        Bet and call on the river, both are waiting for the other to turn over.
        Three-way, checked down on the river, seat 4 and 7 both refuse to table first.
        Seat 3 bet the river, seat 9 called, seat 3 says the caller should show first.
        River went check-check, does the first player left of the button have to show first?
    .heard =
        river was tapped round, all three sit like statues
        I bet, he paid me, now both hold on to theirs
        should the guy left of the button be opening up
        slow waiting game at the end, dealer says somebody start
        there's no betting on the end, is it from under the gun or the turn bettor
        last to raise refuses to be the one to open up
        stalemate, each demands the other reveal before him
        who flips before whom when the last street got checked
        in stud, high board or the raiser turns over sooner
        BB says button opens, button says BB opens
        you called me, no you bet, round and round it goes
        whose obligation is it to open at the end, clockwise from where
        who has to show first on the river
        both wait and nobody shows his hand
        everyone checked the river, who shows first
        the bettor was called and won't show first
        he bet and I called, he wants me to show first
        there was no bet on the river, who opens his cards
        River went check-check, they're both sat waiting. Whose go to flip?
        I called him, so he's gotta open up before me, yeah?
        Nobody'll turn over, standoff, both waiting on the other after the river.
        Checked down in razz, does the lowest board open up ahead?
        Both staring at each other: "you flip", "no, you flip."
        He bet the river, I paid, he says I table ahead of him.
        Neither of the two would open up, it had gone check, check on the end and they eyed each other like cowboys
        I fired the last bet, he paid, and now the caller wants me to go first, fine, or not?
        Nobody had bet on the river, the pot was about 5,000, one player said the big blind had to open his hand first, the big blind said the turn bettor had to, and so we sat there
        Heads-up, bubble long gone, river checked on both sides, and the two of them play a game of who blinks first
        On the end the cutoff bet, the button raised and the cutoff called, and after that they looked at each other for half a minute until the dealer asked which of them would be so kind
        Which of us has to be first to turn over if the river was tapped around?
        Seydou raised on the end, Nils called: Nils asked Seydou to lay his hand down, Seydou said you go
        They both sat on their hands for a full minute at the final table, the audience began to clap
        In stud, no bet on seventh, is it the high board or the guy who bet sixth who starts
        Four players saw the river for free, two of them had a couple of drinks too many and all of them had bad hands, therefore none of them wanted to be the first to put his cards down
        After my call on fifth street, the bettor just waited in case I'd flash mine before him
        He who was paid off must reveal before the payer, correct?
        On a checked river the big blind insisted the button should turn up first because he'd bet the turn
        Slowest showdown in history, each of three wanted to see the others' first
        An old rule in our pub says the one who got called turns first, what about when nothing was bet?
        I'm the caller but my opponent stares and won't flip until I do
        nobody want to open there cards first, river went x/x, button is seat 4
        With an all-in shprt stack and two others who checked it down, who goes first?
        Dealer just looked from one to the other: "Gentlemen, somebody has to show"
        The last raise came from me on the turn, river no action, am I the first to table?
        nobody wants to show first
        who has to turn over his cards first
show-order-fact-all-in = Is any player all-in?
    .label = any player all-in
show-order-fact-last-round = Was there a bet on the last betting round?
    .label = bet on last round
    .bet = yes, a bet or raise that was called
    .no-bet = no, it was checked through
show-order-fact-game = Which game is it?
    .label = game
    .button = hold'em, Omaha or a draw game
    .stud = stud, high or high-low
    .razz = razz (stud low)
show-order-fact-round = How did the hand go up to the showdown?
    .label = the hand
show-order-outcome-last-aggressor = The last aggressor shows first
show-order-outcome-left-of-button = The first active player left of the button shows first
show-order-outcome-highest-board = The highest showing board shows first
show-order-outcome-lowest-board = The lowest showing board shows first
show-order-outcome-all-at-once = All-in: all hands are tabled at once, in no order
show-order-outcome-all-in-first = The all-in player shows first
show-order-outcome-not-at-risk-first = The player not at risk shows first
show-order-outcome-not-covered = The book does not cover stud: the TD decides
show-order-order-may-enforce = Floor: if no player tables or mucks unasked, call for this order.
show-order-order-aggressor-tables = Dealer: ask the player who bet or raised last on the last betting round to table first.
show-order-order-named-aggressor-tables = Dealer: ask { $aggressor }, who made the last bet or raise on the last betting round, to table first.
show-order-order-left-tables = Dealer: ask the first player still in the hand, left of the button, to table first.
show-order-order-named-left-tables = Dealer: ask { $first }, the first player still in the hand to the left of the button, to table first.
show-order-order-highest-tables = Dealer: ask the player with the highest showing board to table first.
show-order-order-lowest-tables = Dealer: ask the player with the lowest showing board to table first.
show-order-order-clockwise = Dealer: ask the other players clockwise from there, one after the other.
show-order-order-clockwise-behind-aggressor = Dealer: after that, clockwise: { $behind_aggressor }.
show-order-order-clockwise-behind-first = Dealer: after that, clockwise: { $behind_first }.
show-order-order-any-order = Dealer: let the other players table in any order.
show-order-order-all-in-tables-first = Dealer: ask the all-in player to table first.
show-order-order-not-at-risk-tables-first = Dealer: ask the players who are not at risk to table first.
show-order-order-others-table = All other players in the hand: table all your cards as well.
show-order-order-table-at-once = All players in the hand: table all your cards as soon as the betting is over. No player waits for another.
show-order-order-see-all-in-showdown = Floor: if a player refuses, see Muck in an all-in (all-in-showdown).
show-order-order-director-decides = TD: rule in the interest of fairness (rule { $fairness }) on who shows first.
show-order-remark-earlier-bet = A bet on an earlier street does not count: only the last betting round does.
show-order-remark-may-muck = A player may muck instead of showing. The last player with live cards wins without showing.
