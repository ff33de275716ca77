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
