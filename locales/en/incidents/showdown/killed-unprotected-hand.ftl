killed-unprotected-hand = Hand killed by mistake
    .search = dealer took my cards while I was still in the hand, dealer mucked my hand by mistake, unprotected hand killed, my hand was not protected, no card protector, dealer swept my cards in, hand fouled by another player's cards, my hand got mixed with the muck, folded cards hit my hand, dealer killed a live hand, hand accidentally folded, my cards are gone and I was still in the hand
    .told =
        Dealer took my cards
        The dealer took my cards and I hadn't folded
        My hand wasn't protected and the dealer swept it into the muck
        I went all-in and the dealer grabbed my cards by mistake, I had no card protector on them
        Another player's fold slid into my cards and they got mixed up, I can't say which are mine
        Is my hand dead if the dealer took it in by mistake and the cards are still lying on top of the muck?
        mucked unprotected hand by mistake
        I mucked seat 1's cards, he had no protector on them.
        Dealer took in a live hand by accident, it wasn't protected.
        Seat 9's cards got fouled by seat 8's folded cards, they're mixed in the muck now.
        Seat 2 raised to 4,000, no call yet, and I pulled in his unprotected cards with the muck.
        I killed his hand by accident, nothing on it, does he get his bet back?
    .heard =
        I had nothing on top of my cards and she raked them in
        I'd raised, then my two were gone off the felt
        seat 1 next to the dealer got his live cards gathered with the folds
        another bloke's fold slid into mine, can't tell which are whose
        no chip on it, dealer assumed I folded
        I was waiting for the caller while the croupier snatched my holding
        his mucking hit my hand and dealer cleared everything
        I raised to 5k and lost my cards by accident, do I get that back
        she reached across and cleaned up two cards that were still live
        it was lying too far forward without a capper and got taken
        neighbour's throw knocked my cards into the discards
        dealer grabbed it in error, I never let go of it
        the dealer mucked my hand, I hadn't protected it
        the dealer took my cards by mistake while I was still in
        his cards were hit by another player's muck and got mixed
        my unprotected cards were swept into the muck by the dealer
        dealer grabbed his hand face down, he had no chip on it
        two hands got mixed up together
        Dealer swept up my aces, I'd not folded! No protector on.
        My two got swallowed up in the cutoff's muck, still waiting to act.
        Had a chip on 'em and she still took them in.
        Dealer grabbed my kings while I'm waiting to act.
        I'd raised 1,200 and the dealer yanked my holding off me.
        His toss slid into mine, can't tell whose is whose.
        I was in the one seat with nothing on my cards and the dealer hoovered them up together with the guy's fold beside me
        Went to look at my phone, next thing I know my two are gone, I had a raise of 2,000 out there
        While he waited for the button to decide, the dealer thhought his cards were a fold and buried them
        Someone pitched his hand across the table like a frisbee and it landed on mine, no one can tell the four apart
        Player all in for his last 15,000, no marker on his cards, dealer pulled them in and started tapping the muck
        My hand got taken by the dealer through no fault of mine, I'd never said fold, is it dead?
        Ostrowski had shoved and been called; before the board was finished his hand had vanished into the discards by the dealer's error
        He'd left his cards lying a little too near the middle and they were swept up with the rest
        I raised to 1,800 from the one seat, turned around to tell the waitress I'd wanted the beer without ice, and when I looked back the dealer had pulled my two cards into the muck
        The dealer grabbed a live hand by accident in the last hand before the break, cards are still on top of the pile
        No capper, no hand on it, and a tired dealer, so it went in the muck while the player was counting out his raise
        On the flop with four players left, Haddad's hand lay open to any mishap without a marker, and as the guy beside him tossed away his own, the cards slid together and all four were collected by the dealer
        At the final table with all the cameras on, the dealer mucked a hand that hadn't been folded, and the guy had aces
        Oh no, I was still in it. She'd mistaken my cards for the empty seat's next to me
        He had bet 4,500, nobody had answered yet, and the dealer killed his cards, does he get the moey back?
        Everyone agreed seat 9 hadn't folded, but his hand was in the heap and couldn't be told from the others
        He was all-in for his last eleven thousand and had already been called, with no chip on his cards since they were all in the pot, and the dealer, thinking that he'd surrendered, put his hand in the discards
        I stood up to stretch, was all in and called, and the dealer scooped my pair of jacks off the table
        Can I get my cards back if the dealer mucked them by mistake and they were seen by my neighbour?
        A waitress leaned over, a napkin dragged my cards into the muck, the dealer shuffled them in
        The all-in man's cards were dragged into the discards, although the caller was already showing his
        His live cards were knocked by a badly thrown fold and ended up half in the muck
        She was protecting them with a lucky coin but took it off a sec, and zack, they were gone
        I check-raised, sat there quietly with my arms folded, and the dealer took it as if I was out
        The rookie dealer reached out for what she thought was a folded hand in front of the ten seat, but the man was simply leaning back in his chair with a cigar, waiting for his turn to call
        On the bubble with everyone standing around, the dealer's sleeve took my two uncovered cards along with a fold, while I was calling the clock on somebody
        The hand of the guy at risk was put in the muck by the house, what happens to his chips
        He turned away to cough, his unguarded cards got gathered in with two others
        My hole cards got mixed up with another guy's when he threw his into them, and I still had 20k behind
        Someone tell me: dealer error, raised hand swept, no chance to identify the cards, do I get my raise returned?
        dealer took my cards by mistake, I was still in
        the dealer mucked a live hand
        dealer pulled in the all-in player's cards
        his cards went into the muck when the neighbour folded into them
        hand swept away because it was not protected
        another player's folded cards landed on mine and the dealer took all of them
killed-unprotected-hand-fact-how = How did the hand get lost?
    .label = hand lost
    .dealer = the dealer took it in by mistake
    .mixed = it got mixed with other cards
    .player-threw = the player discarded it
killed-unprotected-hand-fact-identifiable = Can the hand be identified with 100% certainty?
    .label = hand identifiable
killed-unprotected-hand-fact-exposed = Were any cards of the hand seen when it happened?
    .label = cards seen
killed-unprotected-hand-fact-protected = Was the hand protected, by fingers, a chip or a card guard on it?
    .label = hand protected
killed-unprotected-hand-fact-uncalled = Has this player bet or raised with chips that no player has called yet?
    .label = uncalled bet or raise
killed-unprotected-hand-outcome-hand-plays = The hand can be identified: it stays live
killed-unprotected-hand-outcome-no-redress = The hand is dead, and nothing is returned
killed-unprotected-hand-outcome-bet-back = The hand is dead; the uncalled bet or raise is returned
killed-unprotected-hand-outcome-uncalled-back = The hand is dead; the uncalled amount is returned
killed-unprotected-hand-outcome-not-said = The book is silent on a protected hand
killed-unprotected-hand-outcome-not-by-mistake = Not killed by mistake: the player discarded it
killed-unprotected-hand-order-hold-cards = Dealer: keep the cards apart, out of the muck.
killed-unprotected-hand-order-see-discarded = Floor: if the player discarded it after a bet, believing that the pot was won, see Bet, then discarded the cards (discarded-while-live).
killed-unprotected-hand-order-see-mucked = Floor: if the player discarded it at the showdown, see Hand discarded at the showdown (mucked-winner).
killed-unprotected-hand-order-see-fold = Floor: if the player discarded it out of turn, see Fold out of turn (fold-out-of-turn).
killed-unprotected-hand-order-give-hand-back = Dealer: return exactly these cards to the player.
killed-unprotected-hand-order-action-goes-on = The hand stays live. Play continues where it was.
killed-unprotected-hand-order-hand-dead = Dealer: the hand is dead. No card of it is returned.
killed-unprotected-hand-order-give-bet-back = Dealer: return to the player the part of the bet or raise that no player has called.
killed-unprotected-hand-order-give-uncalled-back = Dealer: return to the player the amount that no player has called.
killed-unprotected-hand-order-rest-stays = All other chips of that player stay in the pot.
killed-unprotected-hand-order-all-stays = All chips that the player has put in stay in the pot.
killed-unprotected-hand-order-rule-on-chips = TD: rule in the interest of fairness (rule { $fairness }) on whether the player gets chips back.
killed-unprotected-hand-order-others-go-on = The other hands play on for the pot.
killed-unprotected-hand-remark-no-exception = The book makes no exception for a bet that no player has called.
killed-unprotected-hand-remark-tabled-hand = If the hand was face up at the showdown and won, see Dealer killed a tabled hand (dealer-killed-tabled-hand).
killed-unprotected-hand-fact-left-in = How many other players still have a hand?
    .label = other players in the hand
    .several = two or more
    .one = only one
killed-unprotected-hand-order-last-wins = Dealer: give the pot to the last player left in the hand. No more cards are dealt.
killed-unprotected-hand-order-see-folded = Floor: if the player folded it in turn, see Folded in turn, wants the hand back (folded-in-turn).
killed-unprotected-hand-fact-all-in = Is a player in the hand all-in, with no betting left, and is the board complete?
    .label = any player all-in
    .no = no, or there is betting to come
    .board-complete = all-in, and the board is complete
    .board-to-come = all-in, with cards of the board to come
killed-unprotected-hand-outcome-hand-not-dead = The unidentifiable hand is not dead: the TD decides
killed-unprotected-hand-order-others-table = All other players in the hand: table all your cards now.
killed-unprotected-hand-order-deal-rest = Dealer: deal the rest of the board, then read the tabled hands.
killed-unprotected-hand-order-others-win = Dealer: give the pot to the best of the other hands.
killed-unprotected-hand-order-director-decides = TD: decide what happens to the unidentifiable hand's share of the pots.
