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
        With 55,000 in the middle Vogt spread ace-five for a wheel on the felt, the dealer, who'd had a long night, read it as ace high, swept the cards into the muck and pushed the pot to a pair of kings
        At showdown both of us laid our cards open, I had the flush, he had a set, and to my horror the dealer put mine in the discards first, then asked why everyone was shouting at her
        Reeves had shown queens full, flat on the felt, when the dealer collected the cards and pushed the chips the other way
        The player had turned over both of his cards properly, three opponents had looked at the full house and nodded, and yet a second later the hand was gone because the dealer confused it with the losing one
        It was lying there right way up, the best hand by miles, and the next second it was in the pile
        The dealer at the final table misread a wheel as ace high and took the cards away, the crowd protested
        He'd shown the nuts, open on the table, and the bloke pitching cards just killed it
        We all read jack-ten for the srtaight, dealer mucked it, does the winner still get paid?
        In a PLO pot all four of my cards were spread, she missed the combination, threw them in the discards
        The dealer grabbed the shown winner first instead of the loser, they're in the muck now
        Old dealer, bad glasses, he put my opened set of fives in with the garbage
        What if the cards were tabled correctly and the dealer still kills them by mistake?
        It wasn't my fault, I laid them face up and hands off, and he swept them under the stub
        I'd shown the best low in an eight-or-better hand and the dealer mucked it after giving the high the lot
        She showed a pair of tens, that was good, dealer took them in and asked the other guy to show
        Cards were spread open for a good five seconds, no one disputed the hand, then gone
        He turned up a full house, the dealer in a hurry tapped it away before the change of shift
        All the neighbours remember it was ace-king of diamonds face up, the dealer has already mixed it with the rest
        My two lay on their backs, king high flush, and instead of pushing me the pot he disposed of them
        During hand for hand, of all moments, the dealer misread an open straight as nothing, sent it to the muck, and the poor guy had been all-in
        A drunk dealer? No, just a confused one: took in the boat, paid the straight
        Had a strange thing in the 50 euro tournament, I show a winning straight, hands off the cards, have a sip of my drink, and the dealer buries it in the muck and congratulates the other guy
        Dealer looked at the shown hand, said "not good", mucked it, and then soeone pointed at the board
        Sanchez turned over the winning hand, clearly seen by the opponents, and it disappeared in the deck before the chips moved
        The hand was face up, dealer didnt see the backdoor flush and pulled it in while pushing the pot to aces
        Can the pot be given to someone whose cards were open and best but were then taken away by the dealer?
        They were all-in, both had their hands up, the river hit, and the dealer mistakenly mucked the one that improved
        Everyone including the loser agrees I'd shown the best five, only the cards aren't there anymore
        He turned it up, it was obviously best, and the house killed it
        A surveillance tape shows the nine-high straight lying open before the dealer's hand wipes it off
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
