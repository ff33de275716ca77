premature-turn = Turn dealt too early
    .search = premature turn, turn too early, early turn, turn card exposed too soon, dealer burned and turned too fast, turn before the betting was over, player had not acted on the flop, player skipped on the flop, turn with action pending, someone still to act on the flop, turn and river too early, no burn before the turn, forgot to burn before the turn, put back the turn
    .told =
        Turn came too early
        The dealer put the turn out and I still had to act on the flop
        He turned the turn card before the flop betting was over
        I bet 1,200 on the flop, the button hadn't acted, and the dealer already burned and dealt the turn
        The dealer forgot to burn before the turn, and seat 3 has already bet on it
        Does that turn card count if it came out before the flop action was finished?
        turn dealt too early
        I burned and turned before the flop betting was complete.
        Turn card's out, seat 5 still hadn't acted on the flop.
        Dealt the turn without burning, flop action was finished.
        Seat 2 bet the flop, seat 6 hadn't decided yet, and I put the turn card out.
        Turn came too early with flop action pending, does it go back and the river become the turn?
    .heard =
        fourth card is up and nobody asked me on the flop
        she peeled the turn, seat 7 was still mulling over the flop bet
        I bet the flop, he's thinking, dealer puts down number four
        turn's on the felt, BB had checked but the button hadn't acted
        what becomes of the jack, turn got put out before the flop bets were done
        dealer missed the raise on the flop and went straight to fourth
        turn and after that even the river came while I had flop action
        she thought it was checked round, I had not knocked
        the fourth board card gave him two pair and I had yet to decide on the flop
        do we keep the turn or is the next one off the top used
        turn's been exposed though the flop betting is incomplete
        he hadn't called on K-9-4 and there was the turn already
        the turn was dealt before the flop betting was finished
        the dealer turned the fourth card too early
        turn came out and I had not acted on the flop
        turn and river are both out before the betting was over
        there was still a player to act on the flop when the turn came
        the dealer burned and dealt the turn too soon
        Fourth card's on the board and I've not acted on the flop.
        Dealer burned and rolled the next one with flop betting unfinished.
        Peeled fourth street on the board, cutoff hadn't decided about the flop bet.
        No burn after the flop, she just slapped the four of hearts out.
        Banged another card beside the flop while Deano's tanking.
        Bloke jumped the gun after the flop, next one's up, two checked.
        I was still looking at my options facing a flop bet when a fourth card was peeled
        The guy next to the dealer hadn't checked yet on the flop and there's an eight lying at the end
        Flop bet by Hart, call by Osei, Lindner not asked, and the dealer flips fourth street
        She missed that someone still had cards and put down the turn before he'd matched the flop bet
        Fourth card exposed early, it completes my flush, the dealer wants to take it back
        On a flop of ace-nine-six the cutoff had bet 1,800, the button, a guy with a long beard, was still counting out a raise, and the dealer burned and turned the king as though nothing was pending
        Nothing got burned before fourth street and one of us has since bet
        After a check and a bet on the flop he went for the next card without waiting for the third man
        How's the turn replaced when it has been dealt with the flop betting still going on?
        She believed the short stack was all-in and therefore out of the betting, so the fourth card was dealt while he, with another 3,000 behind, had yet to react to my bet on the flop
        He saw two checks and assumed a third; so now there's a card up that shouldn't be there
        I'd bet the flop at the final table and was waiting for his answer, then the crowd sees the 9 of spades appear
        With the tournament down to three tables and the dealer in a hurry for his break, the turn was on the board before I'd made up my mind, and it was the very card that completed my opponent's draw
        Would my ace have counted? It came as card four while my opponent was counting out a flop raise
        A dealer in a rush burns and shows the fourth card, big blind: "I haven't acted!"
        There's been a bet on the flop that nobody's answered and four cards are showing
        dealer turnt the turn while two of us hadnt spoke on the flop
        Because of loud music he didn't hear me say "bet" on the flop, and the next card was on the table
        The turn fell before the small blind could check-rsise the flop; do we go on with that card?
        The short stack isn't all-in, he still had 900 and a flop decision, and there's already a fourth card
        the dealer put the turn out while somebody had yet to play
        turn dealt while a player still had to act on the flop
        the dealer put out the turn before everybody had acted
        turn burned and turned with action pending
        turn card came while somebody was still to act
premature-turn-fact-what = What was wrong with the turn?
    .label = turn
    .early = too early; a card was burned first
    .early-unburned = too early, and no card was burned
    .unburned = not too early, but no card was burned
premature-turn-fact-since = What action has there been since the turn came?
    .label = action since the turn
    .nothing = nothing
    .action = an action, even a check, but no substantial action
    .substantial-action = substantial action (two actions, at least one with chips, or any three)
premature-turn-fact-further = Is the river out as well?
    .label = river already out
premature-turn-outcome-new-turn = The turn is returned; a new one comes from the shuffled stub
premature-turn-outcome-next-card = The turn is set aside; the would-be river is the turn
premature-turn-outcome-river-or-next = Turn and river are too early: rule in the interest of fairness
premature-turn-outcome-turn-stands = The turn stands
premature-turn-outcome-no-rule = The book has no rule on this: rule in the interest of fairness
premature-turn-order-turn-back = Dealer: put the turn card back into the stub.
premature-turn-order-only-burn-back = Dealer: put the burn card back into the stub.
premature-turn-order-turn-aside = Dealer: put the turn card to one side, apart from the muck.
premature-turn-order-river-back = Dealer: put the river back into the stub as well; it also came too early.
premature-turn-order-burn-stays = Dealer: leave the burn card of the turn where it is; it stays burned.
premature-turn-order-burn-back = Dealer: put the burn card of the turn back into the stub, too.
premature-turn-order-settle-early-actions = Floor: settle what was done too early under Action out of turn (out-of-turn).
premature-turn-order-finish-round = The betting on the flop is finished first.
premature-turn-order-shuffle-stub = Dealer: shuffle the whole stub.
premature-turn-order-turn-no-burn = Dealer: deal the top card as the turn at once, without burning a card.
premature-turn-order-turn-with-burn = Dealer: burn a card and deal the next one as the turn.
premature-turn-order-burn-or-not = Floor: say whether a card is burned before the new turn. The book's rule is for an early turn that had its burn.
premature-turn-order-top-card-turn = Dealer: deal the turn.
premature-turn-order-burn-and-next = Dealer: burn the next card and deal the one after it as the turn: it would have been the river.
premature-turn-order-next-no-burn = Dealer: deal the next card as the turn without burning a card.
premature-turn-order-river-or-next = Floor: rule in the interest of fairness (rule { $fairness }): does the river that is out become the turn, or is it returned to the stub, with a card burned before another turn?
premature-turn-order-aside-back = Dealer: when the betting on the turn is over, put the early turn card back into the stub.
premature-turn-order-aside-stays-out = Dealer: keep the early turn card out of the hand.
premature-turn-order-shuffle-before-river = Dealer: scramble, shuffle and cut the stub before the river.
premature-turn-order-river-after-shuffle = Dealer: deal the river without burning a card.
premature-turn-order-river-after-shuffle-burn = Dealer: burn a card and deal the river.
premature-turn-order-river-with-burn = Dealer: when the betting on the turn is over, burn one card before the river, as usual.
premature-turn-order-river-no-burn = Dealer: when the betting on the turn is over, deal the river without burning a card.
premature-turn-order-second-river-no-burn = Dealer: when the betting on the turn is over, deal the river without burning a card; its burn is there already.
premature-turn-order-second-river-with-burn = Dealer: when the betting on the turn is over, burn another card and deal the river.
premature-turn-order-turn-stands = Leave the turn as it is: play continues with it.
premature-turn-order-see-skipped = Floor: rule on the skipped player under Skipped player (skipped-player).
premature-turn-order-floor-rules-early = Floor: rule in the interest of fairness (rule { $fairness }) on the early turn. A turn counts only once the betting on the flop is over.
premature-turn-order-settle-actions-on-turn = Floor: the betting on the flop is still open. Settle what was done on the turn under Action out of turn (out-of-turn).
premature-turn-order-floor-rules-late = Floor: rule in the interest of fairness (rule { $fairness }): does the turn stand, or is it taken back? If it stands, see Skipped player (skipped-player).
premature-turn-order-floor-rules-unburned = Floor: rule in the interest of fairness (rule { $fairness }): does the turn stand, or is the missing burn made good?
premature-turn-remark-cards-new-turn = Before: flop | burn | early turn. After: flop | burn | new turn | burn | river.
premature-turn-remark-cards-new-turn-and-river = Before: flop | burn | early turn | burn | early river. After: flop | burn | new turn | burn | new river.
premature-turn-remark-cards-next-card = Before: flop | burn | early turn. After: flop | burn, burn | turn | shuffle | river.
premature-turn-remark-shuffle-waits = The book has the turn dealt straight after the shuffle. The shuffle therefore waits for the end of the betting; otherwise the new turn would be too early again.
premature-turn-remark-others = The books with a rule go two ways. Back into the stub and shuffle: flop | burn | new turn | burn | river. Or aside and deal on: flop | burn, burn | turn | shuffle | river.
