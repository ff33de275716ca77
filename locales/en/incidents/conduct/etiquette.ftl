etiquette = Breach of etiquette
    .search = etiquette, bad behaviour at the table, insults the dealer, swears at a player, abusive language, shouting, talks all the time, slows the game down, stalling, takes for ever every hand, keeps acting out of turn, hides his chips, cards not visible, chips all over the place, splashes chips where the dealer cannot reach, touched my chips, grabbed my arm, threw his cards at the dealer, threw his cards off the table, smells bad, drunk player, a player is drunk, splashing the pot, splashes the pot
    .told =
        He's insulting me
        The guy in seat 3 keeps swearing at everybody, can you talk to him
        He threw his cards at the dealer and one went off the table
        Seat 8 stalls every hand, he takes a minute just to fold, and he's been warned already
        He reaches over and touches my chips, second time now, and he's shouting all the time too
        Can you do something about the guy who won't stop talking and holds up the game?
        player being abusive
        Seat 3 is insulting the other players and won't stop.
        Player threw his cards at me, one of them went off the table.
        Seat 8 keeps leaving his bets where I can't reach them, I've told him twice.
        Seat 5 stalls every hand, I've warned him twice and he keeps holding up the game.
        He keeps touching the other guy's chips and talking non-stop, can you give him a warning for that?
    .heard =
        seat 2 keeps berating the dealer for every river
        he called her a moron, right across the table
        he's drumming his stacks and whistling, drives us nuts
        blows vape clouds at us and drops food all over the felt
        he hurled his two at the croupier's chest after the suck-out
        fold came like a frisbee, one went under the next table
        needling and cursing all night, can somebody tell him to behave
        he squeezes out a full minute on an obvious trash hand each time
        the drunk on seat 8 leans all over me, reeks of beer
        his cards live under his elbows so nobody knows he's in
        he's rude, banged his fist and flipped the chair over
        he reached over and messed about with my tower
        he keeps delaying the game on purpose
        player throws his cards at the dealer
        seat 2 abuses the dealer every hand
        he splashes his chips into the pot
        he keeps touching other players' chips and cards
        she insults another player at the table
        player takes far too long every hand and acts out of turn all the time
        he swears at the table and disturbs everybody
        He's just called the dealer a stupid fat muppet.
        Flung his cards across the felt in a strop, one hit the carpet.
        Fella reeks, hasn't showered all weekend, neighbours can't breathe.
        He won't stop yapping, running his gob and bugging everybody.
        Keeps pawing my stack and poking me in the arm.
        Shoves his bets where dealer can't reach 'em, told him twice.
        Heads-up or not, you can't throw your cards at the dealer because she put an ace on the river
        She slammed her cards into the table after a bad beat and hit the dealer's hand
        He was hammered, singing football songs, and taking ages over each trivial fold
        Nobody can hear themselves think since he bangs on about his divorce at the top of his lungs
        My opponent threw his chips all over the middle so that the dealer had to pick them up one by one
        After losing a pot of 25,000 to a lucky river the man in the green jersey called the winner a complete idiot, hit the table, and thew his cards so that one of them hit the dealer in the face
        On the bubble Novotny took a full minute on every hand, even with nothing, and people got furious
        After being rivered, the guy told the young lady she was too stupid to play
        He spat on the floor, swore at the waiter and then flung his hand at the dealer's face
        Seat 7 has had about eight beers, he comments on everybody's play, touches the stacks of his neighbours and needs half an eternity for each decision, and the ladies at the table have had enough
        This fellow stinks so badly that two people asked for another table
        What can be done about a player who keeps insulting a beginner?
        He acts as though he's thinking but it's only to annoy us before the dinner break
        One guy keeps hitting the table and shouting "one time" an inch from my ear
        His hole cards are never visible because he keeps them in his lap
        At the final table a sore loser kicked his chair into the cameraman
        Mr. Loud called me a donkey and a fish and worse, three hands running
        hes splashing the pot every time and laughs when the dealer complains
        He celebrated my bust-out by dancing on his chair and mocking my kids
        Whenever it's his big blind he splashes his chips across the middle, laughs at the dealer who has to count them, and tells the same rude joke about her, it's been going on for an hour
        he splashes the pot every time
        she throws her chips all over the pot instead of placing them in front of her
        throws his cards at the dealer when he folds
        tosses his cards so hard that they hit the dealer
        player is drunk and loud
        he smells terrible, the others complain
        keeps touching other players' cards and chips
        bets out of the dealer's reach on purpose
        insults the dealer after every lost hand
        swears at another player
        slowrolls everybody at the table
        keeps his stack in a mess so nobody can work around it
        berates a beginner for his play
        slams the table and shouts
        celebrates in the loser's face
        takes ages over every simple decision
        eats a burger over the cards
        leans over to look at his neighbour's cards
etiquette-fact-breach = What did the player do?
    .label = breach
    .chatter = talked far too much
    .delay = held up the game
    .out-of-turn = acted out of turn
    .poor-visibility = kept cards or chips so that others could not see or count them
    .abuse = insulted or abused someone
    .disruptive = disrupted the game
    .touching-chips = touched another player's chips or cards unnecessarily
    .touching-person = touched another player unnecessarily
    .out-of-reach = bet where the dealer could not reach
    .throwing-cards = threw cards
    .helicopter = folded with the cards thrown high
    .hygiene = bothered others by poor hygiene
etiquette-fact-repeated = Has the player done it again and again, or after being told?
    .label = repeated
etiquette-fact-off-the-table = Did a card land off the table?
    .label = card off the table
etiquette-outcome-breach = Breach of etiquette: a ground for a penalty
etiquette-outcome-repeated-breach = Not the first breach: a ground for a penalty
etiquette-outcome-no-breach = No breach of etiquette
etiquette-outcome-out-of-turn-once = Done once, it is action out of turn, not a breach of etiquette
etiquette-outcome-abuse = Abuse: a ground for a penalty
etiquette-outcome-disruptive = Disrupting the game: a ground for a penalty
etiquette-outcome-cards-thrown = Throwing cards: a ground for a penalty
etiquette-outcome-thrown-on-the-table = No penalty for cards that stay on the table
etiquette-order-talk-less = Floor: tell the player to talk less.
etiquette-order-act-in-time = Floor: tell the player to act in time from now on.
etiquette-order-act-in-turn = Floor: tell the player to wait until it is that player's turn.
etiquette-order-keep-in-view = Floor: tell the player to keep cards and chips where everybody can see and count them.
etiquette-order-hands-off-chips = Floor: tell the player to keep both hands off what belongs to others.
etiquette-order-hands-off-players = Floor: tell the player not to touch other players.
etiquette-order-bet-within-reach = Floor: tell the player to put bets where the dealer can reach them.
etiquette-order-speak-apart = Floor: take the player aside and ask for better hygiene.
etiquette-order-see-out-of-turn = See Action out of turn (out-of-turn).
etiquette-order-stop-abuse = Floor: tell the player to stop at once. No one is insulted at this table.
etiquette-order-stop-disrupting = Floor: tell the player to stop at once.
etiquette-order-gather-cards = Dealer: gather the thrown cards, and continue with the other hands.
etiquette-order-throw-no-cards = Floor: tell the player not to throw cards.
etiquette-order-fold-low = Floor: tell the player to fold low over the table, and to throw nothing.
etiquette-order-hand-goes-on = Dealer: continue the hand. No hand is dead because of it.
etiquette-order-let-it-be = Floor: take no action.
etiquette-remark-only-persistent = Only delay that goes on and on is a breach in this book.
etiquette-remark-see-clock = If the player is taking too long over a decision now, see Calling the clock (clock).
etiquette-remark-off-the-table-named = The book names cards that are thrown off the table.
etiquette-remark-repeat-offence = If the player has had a warning or a penalty before, see Repeated offence (repeat-offence).
etiquette-remark-see-shielded-chips = If it is only about a stack that cannot be counted, see Stack that cannot be counted (shielded-chips).
