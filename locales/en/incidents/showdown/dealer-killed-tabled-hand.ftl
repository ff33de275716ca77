dealer-killed-tabled-hand = Dealer killed a tabled hand
    .search = dealer mucked the winner, dealer mucked my winning hand, dealer took my cards, winning hand was face up and the dealer threw it away, dealer killed a tabled hand, tabled winner in the muck, dealer misread the hands, dealer pushed my open cards into the muck, dealer scooped the winning hand, I showed the winner and the dealer mucked it
    .told =
        Dealer mucked my tabled hand
        I turned my hand over face up and the dealer mucked it
        The dealer killed my winning hand, and it was face up on the table
        I tabled both cards with a pair of kings and the dealer just swept them into the muck
        His hand was face up, everybody saw that he had the flush, and then the dealer threw it in the muck
        Can I still win the pot when I tabled the best hand and the dealer mucked it?
        I mucked the tabled winner
        He tabled his hand face up and I swept it into the muck by mistake.
        Dealer mucked a hand that was face up, the whole table saw it was the best one.
        Seat 7 tabled his flush, I killed it by accident, then we noticed it won.
        Seat 3 showed both cards on the table, I put them in the muck, turns out he had half the pot.
        I killed a tabled hand that was the winner, does he still get the pot?
    .heard =
        I laid down my set for all to see and she swept it in
        both of us tabled, he grabbed the better one by mistake
        dealer thought my faced two pair was behind and stuffed it in the pile
        it lay there open, obviously ahead, then it vanished under her hand
        croupier turned over my faced flush and buried it
        she collected the good one and shipped the chips to the other guy
        we all saw the open jacks full, he erased them
        rushing to the next hand she cleared away the best hand on the table
        he pulled in my exposed straight because he misjudged it
        everyone remembers the faced aces, dealer put them in the discards
        my turned-up quads got scooped, do I still receive the pot
        dealer error at showdown: faced winner taken away
        the dealer mucked my winning hand, it was face up
        my hand was tabled and the dealer took it in by mistake
        the dealer threw a tabled winning hand into the muck
        he showed both cards and the dealer killed the hand
        the winning cards lay open and the dealer collected them
        I'd flipped the nut flush face up and she swept it in.
        My two were face up, winner, croupier mucked them anyway.
        He'd laid out queens full, pitcher scooped 'em into the muck.
        Both up for everyone to see, croupier binned it, I had best.
        My straight was open on the felt, croupier folded them by accident.
        Croupier raked in Aoife's open trips; they turned out winning.
dealer-killed-tabled-hand-fact-tabled = Did the whole hand lie face up on the table, so that it could be read?
    .label = whole hand tabled
dealer-killed-tabled-hand-fact-won = Did that hand win the pot, or a share of it?
    .label = hand won
    .obviously = yes, and anyone could see it
    .on-checking = yes, but that only came out on checking
    .no = no, it was beaten
dealer-killed-tabled-hand-fact-seen = Did the dealer or the players see the hand?
    .label = hand seen
dealer-killed-tabled-hand-outcome-hand-wins = The dealer cannot kill it: the tabled hand gets the pot
dealer-killed-tabled-hand-outcome-hand-had-lost = Nothing changes: the hand was beaten
dealer-killed-tabled-hand-outcome-not-protected = Not protected as a winner: a hand killed by mistake
dealer-killed-tabled-hand-order-hold-pot = Dealer: keep the pot in the middle.
dealer-killed-tabled-hand-order-hand-counts = Floor: say which hand was tabled. It counts as it was.
dealer-killed-tabled-hand-order-give-pot = Dealer: give that player the pot, or the share that the hand wins.
dealer-killed-tabled-hand-order-pot-to-winner = Dealer: give the pot to the best hand that was tabled.
dealer-killed-tabled-hand-order-touch-no-card = Dealer: touch no card in the muck.
dealer-killed-tabled-hand-order-see-killed-hand = See Hand killed by mistake (killed-unprotected-hand).
dealer-killed-tabled-hand-remark-only-tabled = The protection is only for a hand that was tabled in full and could be read.
dealer-killed-tabled-hand-remark-only-obvious = In this book the protection is only for a hand that was obviously the winner.
dealer-killed-tabled-hand-remark-only-seen = In this book the protection is only for a hand that was tabled and seen.
dealer-killed-tabled-hand-remark-at-all-in = If a player is all-in, see Muck in an all-in (all-in-showdown) instead: every hand is tabled then.
dealer-killed-tabled-hand-remark-pot-pushed = If the pot has already been pushed, the incident Hand or pot disputed (disputed-pot) says for how long it can be taken back.
dealer-killed-tabled-hand-fact-board = Is the board complete?
    .label = board
    .complete = complete
    .to-come = cards of it are still to come
dealer-killed-tabled-hand-fact-identifiable = Can the hand be identified with 100% certainty?
    .label = hand identifiable
dealer-killed-tabled-hand-outcome-hand-plays = The board is not complete: the hand is live and is returned
dealer-killed-tabled-hand-order-cards-back = Dealer: put exactly these cards back in front of their player, face up. The hand is live.
dealer-killed-tabled-hand-order-deal-on = Dealer: complete the betting if there is any left, deal the rest of the board and read every hand.
