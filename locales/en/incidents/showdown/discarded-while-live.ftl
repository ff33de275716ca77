discarded-while-live = Bet, then discarded the cards
    .search = bet and threw his cards away, thought everybody had folded, forgot there was another player, mucked his hand after betting, did not notice the call and mucked, thought he won the pot and mucked, discarded with a player still in, bet and mucked before the call, raised and threw the hand in, player behind still has cards, gave up his cards too early, thought the pot was his
    .told =
        He bet and then mucked
        He bet and threw his cards away before anybody called
        He raised, thought everyone had folded, and threw his cards in
        I was all-in, he bet the side pot and threw his cards in, and seat 9 hadn't even called yet
        Seat 6 shoved on the turn, didn't see that there was another player in, and threw his cards in the muck
        He bet and threw his hand in the muck before I'd called, does his bet stay in the pot?
        bet, then mucked his hand
        He bet the river, thought everyone had folded, and threw his cards in.
        Player bet and tossed his cards away with a player still to act behind.
        Seat 4 bet 3,000, mucked his hand, but seat 6 hadn't called or folded yet.
        He raised to 8,000 and slid his cards to me face down, they're next to the muck, seat 2 is still in.
        He bet and then threw his cards in before being called, can he have his bet back?
    .heard =
        he fires on the river, then releases his hand before I answer
        she believed she took it down, let go of hers, but the BB was still holding
        my raise got called by a small stack I hadn't seen, I'd ditched already
        UTG shoves, two fold, he tosses his in and the cutoff says wait
        c-bet and pushed his cards forward, caller sits right there
        he thought the last opponent had gone, gave up his own, my bet's to be called
        bettor surrendered his cards while someone still owed an answer
        made a 4k bet, hand in the pile, does the bet come back
        she bets, hears "OK", flings hers, but OK was no fold
        the aggressor abandoned his hand with me yet to speak
        he reached for the pot and got rid of his two, seat 9 had never folded
        button shoved and shipped his cards off, one blind was left to decide
        he bet the river and threw his cards away before I called
        player put in a bet and then mucked, another player is still in
        she raised and discarded her hand, thinking everyone had folded
        he thought he had won and threw his cards away, I still had a hand
        threw his cards in after betting, the betting was not over
        Fired 3k on the river and slung his own hand in the muck.
        He raised, reckoned I'd passed, and chucked his; I haven't acted!
        Bluffed 2,500, tossed hers thinking it's over, I'm still in.
        I led out, nobody'd called yet, and I mucked by mistake.
        Shoved, saw the guy sigh, flung his into the discards. I never folded!
        Pumped it to 4k and ditched his two, one's touching the muck.
        He fred the river, saw one guy slide his cards away, figured that was everybody and pitched his own, but the big blind was still sitting there with two
        Had a shocker last night: I shove, the guy on my left passes, I chuck my hand towards the dealer, and a voice from the end says I haven't done anything yet
        Thinking the pot was his, Marchetti released his cards after betting 9,000; the caller in the ten seat was hidden behind the dealer's elbow
        She heard "nice bet" and thought her opponent had given up, so she flicked her own two into the muck
        I raised it up, everyone seemed to pass, I tossed in my cards and reached for the blinds, turns out the small blind had called
        My bet of 3,500 was still lying there unmatched when I dumped my hand, can I at least have it back?
        Heads-up he bets, hears the crowd clap, thonks I'm gone, and in go his cards; I was only scratching my head
        After betting he started to scoop the chips and his cards were already going face down to the dealer, but the lady in the wheelchair hadn't folded
        On the turn the shover thought his opponent had mucked, gave up his cards and only then heard "call"
        He'd jammed for 41k at the final table, let go of his cards in relief, and the other player pointed out he still had a hand
        Whats the ruling when a guy bets and then tosses his cards forward before the last man has acted
        There was an all-in short stack in the hand too, the bigger guy bet the side, thought he had got everyone out, and threw his away
        I forgot the short stack was all in, bet to push out the third, he went, and I mucked my ace like an idiot
        The old fella was counting the pot already, hand in the discards, and one opponent with jacks was asking what was going on
        With 22,000 in the pot Moreau fired a second barrel, saw the player next to him fold and, convinced that he had won, tossed his hand towards the dealer, while the big blind behind a tower of chips still held two cards
        Did the raiser forfeit everything by pitching his cards before the cutoff answered?
        He'd put in a 3-bet and, under the impression that the opener had surrendered, he frisbeed his hand to the dealer
        Everyone laughed when the guy with the lead threw his hand in while somebody still had to decide on his 12,000
        Dealer said "fold" about a different player, I took it for the last one, and threw mine in with the betting still open
        He let go of his cards, the opponent had merely put his on the line to look for chips
        My cards are lying face down in front of the dealer, not touching anything, I only tossed them because I believed all the others were out
        He bet 600, lost interest since nobody moved, and put his own cards in the muck while I still held mine
        In the confusion of hand for hand Brody shoved, assumed he'd won the blinds, threw his two in, and the small blind snap-called
        The aggressor was quicker with discarding than I was with calling, he reckons he gets the uncalled chips back
        I was shoving on the turn with a monster draw, some dude said "nice hand", I let go of my cards and pulled at the pot, and it turned out the nice hand was meant for somebody at the next table
        She put out a bet on the end and passed her cards to the dealer along with it, no idea why
        The reporter wrote that Schmitt bet the river, waited, mistook a gesture of his opponent for a surrender, and gave his own cards to the dealer, after which the opponent said that he had not decided yet
        He didn't see me because of the guy's huge hat, thought he'd taken it down, hand into the pile
        I was still counting out my call when he threw his own hand face down and grabbed for the pot
        He'd raised to 2,400 from the button with the blinds at 400/800, the small blind passed, and he threw his cards away thinking it was over, having completely overlooked the quiet girl in the big blind
        bet and then threw his cards away
        went all-in and mucked before anybody called
        put in chips and discarded by mistake
discarded-while-live-fact-cards = Where are the cards that the player discarded?
    .label = cards discarded
    .held = out of the muck, 100% identifiable
    .in-muck = in the muck or touching it, but 100% identifiable and retrievable
    .gone = in the muck, and no longer 100% identifiable or not retrievable
discarded-while-live-fact-uncalled = Is the player's bet or raise, or part of it, not called yet?
    .label = uncalled bet or raise
discarded-while-live-outcome-hand-plays = The hand can be identified: it stays live
discarded-while-live-outcome-out = Out of the hand; what was called stays in the pot
discarded-while-live-outcome-bet-back = Out of the hand; the uncalled bet or raise is returned
discarded-while-live-outcome-uncalled-back = Out of the hand; the uncalled amount is returned
discarded-while-live-order-hold-cards = Dealer: hold the cards, out of the muck, and call the floor.
discarded-while-live-order-take-out = Dealer: take exactly these cards back out of the muck, face down.
discarded-while-live-order-give-hand-back = Dealer: return the cards to the player. The hand stays live.
discarded-while-live-order-action-goes-on = The bet stands. Play continues where it was.
discarded-while-live-order-hand-dead = Dealer: the hand is dead. No card of it is returned.
discarded-while-live-order-give-bet-back = Dealer: return to the player the part of the bet or raise that no player has called.
discarded-while-live-order-give-uncalled-back = Dealer: return to the player the amount that no player has called.
discarded-while-live-order-rest-stays = All other chips of that player stay in the pot.
discarded-while-live-order-all-stays = All chips that the player has put in stay in the pot.
discarded-while-live-order-others-go-on = The other players play on for the pot.
discarded-while-live-fact-all-in = Is a player in the hand all-in, with no betting left, and is the board complete?
    .label = any player all-in
    .no = no, or there is betting to come
    .board-complete = all-in, and the board is complete
    .board-to-come = all-in, with cards of the board to come
discarded-while-live-fact-left-in = How many other players still have a hand?
    .label = other players in the hand
    .several = two or more
    .one = only one
discarded-while-live-outcome-hand-tabled = All-in: the hand is live and must be tabled
discarded-while-live-order-must-table = Player: table all your cards. In an all-in no hand can be mucked.
discarded-while-live-order-deal-out = Dealer: deal the rest of the board, then read every hand.
discarded-while-live-order-best-tabled = Dealer: read the tabled hands and give the pot to the best.
discarded-while-live-order-last-wins = Dealer: give the pot to the last player left in the hand. No more cards are dealt.
discarded-while-live-outcome-hand-not-dead = The unidentifiable hand is not dead: the TD decides
discarded-while-live-order-others-table = All other players in the hand: table all your cards now.
discarded-while-live-order-deal-rest = Dealer: deal the rest of the board, then read the tabled hands.
discarded-while-live-order-others-win = Dealer: give the pot to the best of the other hands.
discarded-while-live-order-director-decides = TD: decide what happens to the unidentifiable hand's share of the pots.
