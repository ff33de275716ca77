premature-river = River dealt too early
    .search = premature river, river too early, early river, river exposed too soon, river before the betting was over, player had not acted before the river, player skipped before the river, river with action pending, no burn before the river, forgot to burn before the river, put back the river, reshuffle the river
    .told =
        River came too early
        The dealer put the river out while I still had to act on the turn
        He dealt the river card before the turn betting was finished
        I bet the turn, seat 7 still had to act, and the dealer burned and turned the river
        The dealer put out the river without burning a card, and seat 2 has already checked
        Does the river card stay if it was dealt before I'd acted on the turn?
        river dealt too early
        I dealt the river before the turn betting was finished.
        Turn action wasn't complete and the river card is already out.
        Put the river out without a burn, turn action was done.
        Seat 4 still had to act on the turn bet and I already burned and put up the river.
        River came early, seat 6 hadn't acted on the turn, do I put it back in the stub and reshuffle?
    .heard =
        fifth card is lying there, the turn bet hasn't been answered
        she peeled the last card while I was pondering on the turn
        he had bet the turn, I hadn't called, boom there's the river
        river came and seat 3 had not had his go on the turn
        what happens with the ten, river was put out before the turn was finished
        dealer thought the turn went check-check, but I hadn't tapped
        river came off too quick, it gave me my flush
        she slapped down the river, big blind still had his turn decision
        do we get a new fifth card when betting on the turn is finished
        he was about to check-raise the turn, now he sees all five
        skipped me on the turn, river's up, I want to bet first
        the burn is forgotten and the last card's been peeled already
        the river was dealt before the turn betting was over
        the dealer put the river out too early, I hadn't acted on the turn
        river came while there was still a bet to call
        last card dealt too soon
        forgot to burn before the river
        fifth card on the board before everybody acted
        Fifth card's out and seat 3 hadn't acted on the turn.
        Dealer peeled the last one while I was mulling over his turn bet.
        Forgot to burn, bang, there's fifth street on the board.
        He jumped the gun with the final board card, button still to speak.
        Turn betting wasn't finished and she's stuck fifth street out.
        Last board card's up before I'd called, now someone's fired.
        The last card was put out while the button was still cpnsidering my turn bet
        The turn had been bet for 6,000 by a young lady, her opponent had called, a third man was thinking about it behind his sunglasses, and the dealer burned and put out the river, an ugly seven of hearts
        My opponent was deep in thought about my check-raise on the turn, the dealer was listening to the football scores, and before he said anything the last card was lying there for everyone to see
        There was no card buried before the fifth one was exposed, nobody noticed it for a while, seat 4 checked and seat 6 bet 2,500, and then the dealer looked at her burn pile
        She got ahead of herself and exposed the fifth card with a raise pending on the fourth
        We skipped somebody's turn decision and the river gave him the straight
        The dealer believed it was checked on the turn because my hand moved, so out it came
        There was no burn before the last card; two people have checked it meanwhile
        The ace on the end came too soon, is it put back and shuffled in?
        I was about to shove the turn and now I know all five cards
        A player behind the turn bettor was still in with cards when number five hit the felt
        The final table's dealer burned and rivered although the big blind had a turn raise to answer
        Number five has been seen, the turn betting hasn't been completed, what do you do with it?
        He forgot about me, I was in the ten seat, still had to act on the turn, river's up
        An early river killed my bluff
        She thought that the guy was all-in and ran out the river, but he had 6k left and it was his go on the turn
        can the early river be taken off & another one dealt once we finish betting the turn
        It was one chip short, the turn call wasn't even in, and she turned over the last one
        Heads-up and hurried by the clock, the dealer put the fifth card out although she hadn't answered the turn bet
        After my turn bet the dealer looked at the wrong player, saw cards mucked, and dealt the river with one opponent to act
        river dealt while a player still had to act on the turn
        the dealer put out the river before everybody had acted
        river card came while somebody was still to act
premature-river-fact-what = What was wrong with the river?
    .label = river
    .early = too early; a card was burned first
    .early-unburned = too early, and no card was burned
    .unburned = not too early, but no card was burned
premature-river-fact-since = What action has there been since the river came?
    .label = action since the river
    .nothing = nothing
    .action = an action, even a check, but no substantial action
    .substantial-action = substantial action (two actions, at least one with chips, or any three)
premature-river-outcome-new-river = The river does not count: a new one comes from the stub
premature-river-outcome-next-card = The river is set aside; the next card is the river
premature-river-outcome-river-stands = The river stands
premature-river-outcome-no-rule = The book has no rule on this: rule in the interest of fairness
premature-river-order-card-back = Dealer: put the river card back into the stub.
premature-river-order-card-aside = Dealer: put the river card to one side, apart from the muck.
premature-river-order-burn-stays = Dealer: leave the burn card of the river where it is; it stays burned.
premature-river-order-shuffle-at-once = Dealer: shuffle the card into the rest of the stub.
premature-river-order-settle-early-actions = Floor: settle what was done too early under Action out of turn (out-of-turn).
premature-river-order-finish-round = The betting on the turn is finished first.
premature-river-order-shuffle-after-round = Dealer: scramble, shuffle and cut the stub.
premature-river-order-river-no-burn = Dealer: deal a new river without burning a card.
premature-river-order-river-with-burn = Dealer: burn a card and deal a new river.
premature-river-order-finish-round-after = The betting on the turn is finished after it.
premature-river-order-river-stands = Leave the river as it is: play continues with it.
premature-river-order-see-skipped = Floor: rule on the skipped player under Skipped player (skipped-player).
premature-river-order-floor-rules-early = Floor: rule in the interest of fairness (rule { $fairness }) on the early river. A river counts only once the betting on the turn is over.
premature-river-order-settle-actions-on-river = Floor: the betting on the turn is still open. Settle what was done on the river under Action out of turn (out-of-turn).
premature-river-order-floor-rules-late = Floor: rule in the interest of fairness (rule { $fairness }): does the river stand, or is it taken back? If it stands, see Skipped player (skipped-player).
premature-river-order-floor-rules-unburned = Floor: rule in the interest of fairness (rule { $fairness }): does the river stand, or is the missing burn made good?
premature-river-remark-cards-new-river = Before: turn | burn | early river. After: turn | burn | new river.
premature-river-remark-no-burn-at-all = No card is burned for this river: the book orders no burn after the shuffle, whether one was burned before or not.
premature-river-remark-others = The books with a rule shuffle the early river into the stub and deal another without a burn after the betting: turn | burn | new river.
