premature-flop = Flop too early or without a burn
    .search = premature flop, flop too early, early flop, flop dealt before the betting was over, big blind had not acted yet, big blind still had his option, dealer flopped too soon, forgot to burn, no burn card, no burn before the flop, flop without burn, missing burn, player skipped before the flop, flop came with action pending
    .told =
        Flop came too early
        The dealer put the flop out and I hadn't acted yet
        He dealt the flop before the big blind had acted preflop
        There was a raise and the button still had to call, but the dealer already burned and put out the flop
        The dealer forgot to burn before the flop, and there's already been a check and a bet
        What happens with the flop if it came out before preflop betting was done?
        flop dealt too early
        I put the flop out before the big blind had acted.
        Flop came early, there was still a player to act preflop.
        Dealt the flop without burning a card, preflop action was finished.
        Seat 9 hadn't called the raise yet and I already burned and spread the flop.
        Flop came out before preflop betting was done, do I shuffle the three cards back in?
    .heard =
        three cards are up but seat 9 hasn't spoken preflop
        she spread the flop while the big blind was reaching for chips
        dealer put out the board, the SB still owed a decision
        BB wanted to raise and there is already K72 on the table
        flop's there and the cutoff never said a word
        no card was buried, she laid the three down right away
        top card should have gone face down first, she forgot
        my option was taken away, the board came
        can she pull the three cards back, one of us wasn't done preflop
        she rushed, a raise before the flop had not been answered
        the burn is missing under the chips, flop already shown, I had bet
        dealer missed the button's shove and fanned out the three
        the dealer dealt the flop before the betting was finished
        flop came out while a player still had to act
        the flop was dealt too early, the big blind hadn't acted
        the dealer forgot to burn before the flop
        no burn card on the flop
        flop is on the table but I had not acted preflop yet
        Dealer's banged out three before the big blind had his option.
        She forgot to bin the top one, straight to the first three.
        Board came down and I hadn't even called preflop yet!
        J-8-3 spread with the small blind not done preflop, jumped the gun.
        Didn't ditch the top card, just rolled Q-6-2 for us.
        He rushed the three out, hijack hadn't decided, someone's checked since.
        He put three cards on the board although the big blind was still thinking about a squeeze
        There had been a raise to 900 and two calls, the big blind, a very slow gentleman of ninety, was still looking for his glasses, and the dealer had already burned and put out jack-jack-four
        There'd been a raise from the cutoff, both blinds still had to decide, dealer spread the first three
        The flop came without anything having been put face down first
        She forgot to bury one, then three cards landed, and the small blind has led out already
        I was in the small blind with pocket queens, wanted to reraise the hijack and hadn't said a word, when all of a sudden three cards lay in the middle and everybody told the dealer to wait
        My option in the big blind was overlooked; the thhree are showing and I want to raise
        Dealer was daydreaming, put out the flop with an unanswered shove before it
        A jack-high board was exposed early, the under-the-gun guy had not matched the raise
        Nobody burned: we realised because the stub is one card too thick and there's a check on the flop
        Preflop wasn't over, what now with those three open cards, do they go back?
        The dealer put the first three board cards straight on the felt, without burying one, the small blind checked, I bet 1,100, and then the woman next to me asked where the burn card was
        The button still had to act on my re-raise; the dealer had his mind on the break
        If the first three are dealt before I called, can they be reshuffled?
        Three up, one of us hadn't spoken, and he'd have flopped a set
        I reached for chips to raise and all of a sudden there's a flop
        He was going to complete his small blind, but the cards were already turned over
        flop was out before bb had acted, he then says raise seeing trips on board
        No burn, just bam bam bam on the felt; a player bet 600, another noticed
        The first three community cards appeared with the betting still open at the last two tables
        flop came before the blinds had acted
        dealer put out the flop while preflop betting was still going on
premature-flop-fact-what = What was wrong with the flop?
    .label = flop
    .early = too early; a card was burned first
    .early-unburned = too early, and no card was burned
    .unburned = not too early, but no card was burned
premature-flop-fact-since = What action has there been since the flop came?
    .label = action since the flop
    .nothing = nothing
    .action = an action, even a check, but no substantial action
    .substantial-action = substantial action (two actions, at least one with chips, or any three)
premature-flop-fact-further = Is the turn out as well?
    .label = turn already out
premature-flop-outcome-new-flop = The flop is returned to the stub; a new flop is dealt
premature-flop-outcome-next-three = The flop is set aside; the next three cards are the flop
premature-flop-outcome-one-becomes-the-burn = One of the three becomes the burn card
premature-flop-outcome-burn-and-three-new = One of the three becomes the burn card; three new cards
premature-flop-outcome-first-three-stand = Too late: the first three cards are the flop
premature-flop-outcome-flop-stands = The flop stands
premature-flop-outcome-no-rule = The book has no rule on this: rule in the interest of fairness
premature-flop-order-cards-back = Dealer: put the three flop cards back into the stub.
premature-flop-order-cards-and-turn-back = Dealer: put the three flop cards and the turn card back into the stub; they are all too early.
premature-flop-order-cards-and-any-turn-back = Dealer: put the three flop cards back into the stub, and every board card that followed.
premature-flop-order-cards-aside = Dealer: put the three flop cards to one side, and every board card that followed.
premature-flop-order-burn-stays = Dealer: leave the burn card where it is; it stays burned.
premature-flop-order-burn-back = Dealer: put the burn card back into the stub, too.
premature-flop-order-see-turn = The turn is too early as well: take it off first, under Turn dealt too early (premature-turn).
premature-flop-order-cards-down = Dealer: turn the three cards face down and shuffle them.
premature-flop-order-cards-up = Dealer: turn the three cards face up.
premature-flop-order-pick-burn = Floor: have one of the three picked as the burn card.
premature-flop-order-settle-early-actions = Floor: settle what was done too early under Action out of turn (out-of-turn).
premature-flop-order-finish-round = The betting before the flop is finished first.
premature-flop-order-shuffle-stub = Dealer: scramble, shuffle and cut the stub.
premature-flop-order-deal-no-burn = Dealer: deal the flop without burning a card.
premature-flop-order-deal-with-burn = Dealer: burn a card and deal the flop.
premature-flop-order-burn-or-not = Floor: say whether a card is burned before the new flop. The book's rule is for an early flop that had its burn.
premature-flop-order-deal-flop = Dealer: deal the flop.
premature-flop-order-two-and-next = Dealer: the other two and the next card of the stub are the flop. Turn them up.
premature-flop-order-three-new = Dealer: deal three new cards as the flop.
premature-flop-order-three-stand = Leave the three cards as they are: play continues with them.
premature-flop-order-flop-stands = Leave the flop as it is: play continues with it.
premature-flop-order-settle-actions-on-flop = Floor: the betting before the flop is still open. Settle what was done on the flop under Action out of turn (out-of-turn).
premature-flop-order-floor-rules-early = Floor: rule in the interest of fairness (rule { $fairness }) on the three cards. A flop counts only once the betting before it is over.
premature-flop-order-floor-rules-late = Floor: rule in the interest of fairness (rule { $fairness }): does the flop stand, or is it taken back? If it stands, see Skipped player (skipped-player).
premature-flop-order-floor-rules-unburned = Floor: rule in the interest of fairness (rule { $fairness }): do the three cards stand as the flop, or is the missing burn made good?
premature-flop-order-see-skipped = Floor: rule on the skipped player under Skipped player (skipped-player).
premature-flop-order-one-burn-for-turn = Dealer: burn one card before the turn, not two.
premature-flop-order-two-burns-for-turn = Dealer: burn two cards before the turn; one makes up for the flop.
premature-flop-remark-cards-new-flop = Before: burn | flop flop flop. After: burn | new new new | burn | turn.
premature-flop-remark-cards-two-and-next = Before: flop flop flop. After: one of them as burn | the other two, next | burn | turn.
premature-flop-remark-cards-three-stand = Before: flop flop flop. After: flop flop flop | burn | turn.
premature-flop-remark-others-early = Where a book has a rule, an early flop is returned and the burn stays: burn | flop flop flop becomes burn | new new new.
premature-flop-remark-others-unburned = Where a book has a rule, one of the three becomes the burn card as long as no player has acted: flop flop flop becomes burn | the other two, next.
