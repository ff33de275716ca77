stud-upcards-lifted = Stud: up cards lifted off the table
    .search = stud player picks up his up cards, lifted his upcards, took his door card off the table, up cards in his hand, picked up the board cards in seven card stud, mixed his up cards with his down cards, stud hand dead for lifting, razz upcards picked up, scooped up his open cards
    .told =
        In stud he picked his up cards up off the table while facing a bet
        Stud: a player lifts his upcards when it is his turn, is his hand dead?
        Seven card stud, seat 2 took all his open cards into his hand before folding
        She picked up her door card and her down cards together on fourth street
        He scooped up his up cards facing a raise and then wanted to call
        Razz, the player lifted his upcards out of turn, can he put them back?
        stud player lifts his up cards
        Seat 5 has picked up his board cards in stud and says he did not fold
        In stud the up cards have to stay on the table, he took his up
        He mixed his upcards with his hole cards in stud and nobody bet
        At the showdown in stud he picked up all his cards before they were read
        Fifth street in stud, it's checked to him and he lifts his open cards
        Does picking up the exposed cards in stud kill the hand?
    .heard =
        his three showing cards are off the felt, into his fist, action on him
        grabbed the face-up ones on sixth as if it were hold'em
        took his showing pair into his hand facing completion
        stud eight or better, she gathers everything up while I'm betting
        door card's gone from the table, he's holding it
        he raised his upcards to peek at them with the rest
        nobody can see his board any more, he's picked it up
        hold'em player new to stud lifts the lot on third
        bring-in came round and he hoisted his open one
        he put the showing ones on top of his downcards and held them
        He's used to hold'em, so in the seven-card round he just took all his cards in his hand, open ones too
        Facing my bet on fifth she lifted the four showing ones off the felt and held them with her buried cards
        The open cards of Ferrante were no longer on the table; he had collected them to think
        I picked up my door card because I wanted to look at all three together, they say I've folded
        In razz the guy gathers his open babies, looks, and wants to put them back on the table
        In the seven-card stud round of the HORSE tournament, the newcomer was facing a bet of 1,600 on fifth street, took his three open cards from the felt and put them together with the others to have a look
        He mixed what was visible with what was hidden, then called, is that a live hand?
        Took my showing pair up by mistake at the final table of the stud championship
        The old lady on my left, who's better at bridge, picked up her two showing cards on fourth street because she likes to sort them by suit, and her opponent claimed that her hand was dead
        He'd paired his door card on sixth, was raised by an ace-high board, and grabbed everything that was lying open in front of him, then said that he only wanted to count his flush cards
        A newcomer in the mixed game picked up his face-up cards, dealer wants them
        It was his action, he'd got a completion to answer and took his open card into his fist
        Can he lay the upcards back down after having held them in his hand, or is he done?
        Door card left the felt for three seconds, opponent claims that's a fold
        his upcards are in his hand in stud, order of them not known any more
        Out of anger he pulled his open cards in, then noticed he still had a draw to a wheel
        On sxth I saw that he had nothing lying open before him any longer, all six were in his palm
        When the bet came he reached down and snatched up the visible cards, tapped them together and pondered
        Does lifting the exposed ones in seven-card mean giving up?
        The old man gathered his showing cards to straighten them and the dealer mucked him
stud-upcards-lifted-fact-when-lifted = When were the up cards lifted?
    .label = up cards lifted
    .facing-bet = on the player's turn, with a bet to call
    .no-bet = on the player's turn, with no bet to call
    .not-in-turn = while it was not that player's turn
    .betting-over = at the showdown, after all betting
stud-upcards-lifted-fact-identifiable = Can the hand be identified with 100% certainty?
    .label = hand identifiable
stud-upcards-lifted-fact-left-in = How many other players still have a hand?
    .label = other players in the hand
    .several = two or more
    .one = only one
stud-upcards-lifted-outcome-hand-dead = The hand is dead
stud-upcards-lifted-outcome-hand-plays = The hand stays live: the up cards are turned face up again
stud-upcards-lifted-outcome-not-covered = The book does not cover stud: the TD decides
stud-upcards-lifted-outcome-still-tabled = At the showdown: the hand is live once all its cards are tabled
stud-upcards-lifted-order-muck-hand = Dealer: muck all cards of that hand.
stud-upcards-lifted-order-chips-stay = All chips that the player has put in stay in the pot.
stud-upcards-lifted-order-others-play = The other players play on for the pot.
stud-upcards-lifted-order-last-wins = Dealer: give the pot to the last player left in the hand. No more cards are dealt.
stud-upcards-lifted-order-others-showdown = Dealer: give the pot to the best of the other hands.
stud-upcards-lifted-order-lay-back = Player: lay your up cards back face up, in the order in which they were dealt.
stud-upcards-lifted-order-goes-on = Play continues where it was.
stud-upcards-lifted-order-fold-like-this = Floor: tell the player how a stud hand is folded: up cards turned face down, then all cards pushed forward.
stud-upcards-lifted-order-table-all = Player: table all your cards now, so that the hand can be read.
stud-upcards-lifted-order-director-decides = TD: rule in the interest of fairness (rule { $fairness }) on whether the hand stays live.
stud-upcards-lifted-order-uncalled-back = Dealer: leave the player's bets in the pot, but return a bet or raise that no player has called.
stud-upcards-lifted-order-uncalled-amount-back = Dealer: leave the player's bets in the pot, but return the part of a bet or raise that no player has called.
