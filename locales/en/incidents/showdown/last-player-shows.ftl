last-player-shows = Last player left: show or not
    .search = must the winner show, everyone mucked, last player in the hand, does he have to show to win, everybody folded and they want to see his cards, wins without showing, uncontested pot, only one hand left, won the pot without a showdown, show your bluff, last man standing
    .told =
        Everyone folded to his bet, does he have to show his hand?
        Everyone mucked at the showdown, must the winner show?
        The last player left wants the pot without showing his cards, is that allowed?
        All the others threw their cards away, and now they want to see what the last one had
        He bet the river, both callers mucked, does he have to turn his hand over to win the pot?
        She won because everybody folded and now seat 3 asks to see her cards
        Nobody else has cards any more, the winner slides his hand in face down
        Does the only player left have to table his hand to get the pot?
        Seat 6 says you have to show to win, but all of us have folded
        wins without showing, everyone folded
        Both of them mucked at the end and the third guy just takes the pot, can I see his hand?
        The only live hand left, does the dealer push the pot without seeing it?
        Everyone else mucked after the all-in was called, does the last one have to show?
    .heard =
        they all gave up, has he got to flip his bluff
        he scoops it unseen, table moans
        nobody called, he still gets asked what he had
        we all surrendered at the end, the bettor keeps them down
        pot's his, all the rest are in the muck, and seat 2 wants a look
        last one standing refuses to reveal
        "got to show one to win", the dealer tells him, is that right
        no opponent left, winner's cards go back unread
        folded round to her, she takes it, someone wants proof
        everyone chucked theirs after the river call, remaining chap just smiles
        does a walk have to be shown
        he got it through and won't turn them over
        The table folded to his river shove and the loudmouth across demanded proof that he'd had it
        Both my callers gave up at the end, so must I turn up my hand before the dealer gives me the chips?
        "You have to show one to take it," said an old-timer when everyone else was in the muck
        After the button had bet 6,500 on the river, both of his opponents threw their hands away, and a man at the other end of the table, who had nothing to do with it, said the winner must show one card
        No one left but me, my cards are face down, dealer wants to see them first
        After the river call both the caller and the others threw theirs, only Ferris has cards, does he need to table?
        Both had checked the river, the small blind mucked immediately in disgust, and the last person with cards, a shy student, slid hers over as well and reached for the chips, is she allowed to?
        Everybody surrendered, do I owe the table a look at my bluff?
        In our club the final remaining hand must be opened, in this tournament the dealer says no
        The big stack raised, everyone else got out of the way, and the railbirds started to shout that he has to turn them over, but he says that nobody has paid to see anything
        One by one they chucked, and the last of them just pushed his hand in for the pot unseen
        I took down the blinds with seven deuce and they wouldn't give me the pot without showing
        Heads-up at the end the other guy mucked before I showed, am I obliged to prove anything?
        The winner's cards stay closed since he's alone, says he; others think he sgould reveal
        The all-in guy was already out of it, and two others gave up, only one hand's left
        My opponent threw his away on the end, so I simply slid mine in face down and collected
        everyone folded and they still want me to show, is that legit?
        He'd bluffed two people off on the turn and refused to show them anything
        When only one hand remains, is it ever compulsory to expose it?
        A big pot of 130k and all rivals gone, the last woman standing smiled and mucked
last-player-shows-fact-others = How did all the others leave the hand?
    .label = the others
    .folded = they folded while the betting went on
    .mucked = they mucked after all betting
last-player-shows-fact-all-in = Was a player in this hand all-in, and is the board complete?
    .label = any player all-in
    .no = no player was all-in
    .board-complete = all-in, and the board is complete
    .board-to-come = all-in, with cards of the board to come
last-player-shows-outcome-wins-unshown = The last live hand wins without showing
last-player-shows-outcome-wins-once-shown = The last live hand wins once it is shown
last-player-shows-outcome-all-tabled = All-in: no hand could be mucked, all are tabled
last-player-shows-order-give-pot-unshown = Dealer: give the player the pot and muck the cards unseen.
last-player-shows-order-no-right-to-see = Players without cards: you have no right to see this hand.
last-player-shows-order-show-then-pot = Player: turn all your cards face up to get the pot.
last-player-shows-order-bring-back = Dealer: put every mucked hand that can be identified with certainty back in front of its player.
last-player-shows-order-all-table = All players who called or are all-in: table all your cards.
last-player-shows-order-deal-out = Dealer: deal the rest of the board, then read every hand.
last-player-shows-order-best-tabled = Dealer: read the tabled hands and give the pot to the best.
last-player-shows-order-none-brought-back = Dealer: if no other hand can be identified, give the pot to the last player.
last-player-shows-remark-may-show = The player may show the hand all the same. On one shown to one player only, see the incident Hand shown to one player (show-one-show-all).
