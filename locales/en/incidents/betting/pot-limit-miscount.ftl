pot-limit-miscount = Miscounted pot, or bet too large
    .search = wrong pot bet, pot counted wrong, pot miscount, wrong pot count, pot bet too high, pot bet too low, bet more than the pot, overbet the pot, underbet the pot, dealer said the wrong pot, PLO pot wrong, pot-limit mistake, pot was bigger, pot was smaller
    .told =
        Dealer miscounted the pot bet
        I said pot and the dealer gave me the wrong number, it should have been more
        In PLO he bet pot and the dealer counted it wrong, we only noticed it on the turn
        The dealer told me the pot bet was 4,200, I put that in, he called, and now we see it should be 3,600
        I announced pot in Omaha and counted 7,500 myself, two players called, and then somebody noticed the pot was miscounted
        Can a wrong pot-limit bet still be corrected when the next card is already out?
        pot bet was miscounted
        PLO, I gave him the wrong pot count and he bet it.
        Pot-limit, I announced pot as 4,800, it should've been 4,200, and he put out 4,800.
        Pot bet was wrong, two players already called, then somebody noticed I'd miscounted the pot.
        Player miscounted his own pot raise in PLO, the turn is already out and now they noticed.
        In pot-limit the pot bet was more than it should be, do we correct it when there's already been action?
    .heard =
        dealer announced pot is 2,700, we bet that, truth was 3,300
        she forgot the caller when computing pot and now the turn is out
        croupier said 4k is the max, and seat 2 says only 3,600 was possible
        we noticed after two callers that the potted amount was off
        her math on the repot was bad by nine hundred
        he potted for 1,450 but the dealer left out the small blind
        Omaha: amount given for pot was excessive, do I get a refund
        dealer's sum for the pot raise was short and I already paid
        mistake in adding up the Omaha pot, discovered on the next street
        they added limps twice, so he bet over the legal limit in PLO
        is the pot amount fixed now or still adjusted for everyone
        wager exceeded what potlimit permits and seat 7 paid up
        the dealer told me the wrong size of the pot and I bet it
        pot limit: the bet was more than the pot and it was called
        the pot was counted wrong, the pot bet is too large
        he bet pot on a wrong count, the next player has already acted
        pot bet turned out too small, the pot was bigger than announced
        dealer miscounted the pot in PLO and there was action behind
        Dealer told Mick full whack was 2,400 in PLO, truth's 1,900.
        That biggest-allowed PLO raise adds up too big, and turn's already down.
        My maths was rubbish, full PLO raise was 3,100 not 3,600, river's out.
        Announced the PLO max as 5k himself, sums are off by 800.
        She botched the PLO arithmetic, two folks have paid her over-the-limit raise.
        Turned 'em up and only then realised that full-whack Omaha raise was 600 short.
        Dealer told him pot was 5,400, he slid it out, I called, and only on the river did it turn out it ought to have been 4,800
        In the Omaha tourney the guy potted, two paid, and a bystander noticed the sum missed the button's limp
        She computed his pot-sized raise too low by 600, the flop was already out there when we caught it
        I put in 9k as the dealer said that's max, then a rival recounts and says 7,500 is legal
        The wager exceeded what was in the middle; nobody minded until the next card
        In the pot-limit event last Friday, the dealer gave the bettor a total of 6,800, he put it in and got called, and only when the turn was there did a guy with a notepad say it should have been 5,600
        What happens with a bet in PLO that was bigger than permitted and already called?
        I bet pot on the flop in Omaha, a number was announced and two players came along, but the dealer had forgotten the third limper, so what I'd put in was 600 less than what I'd wanted to bet
        Dealer counted a folded player's blind twice and gave me an inflated figure for pot
        I said pot, she said 1,950, I'd have bet more, since the true figure was 2,350, we're on the same street
        Due to a calculation error at the PLO final table, Ekstrom's reraise was 40,000 too much; Bianchi had already gone all in over it
        The man with the Hawaiian necklace wagered nine thousand into eight thousand in PLO, nobody objected, his opponent raised, and at that point the small blind told everyone the first bet had been too large
        We all trusted the amount announced for the pot bet, it was off by three hundred and two guys came along
        The bet is too high for pot limit, can he take the excess back after I called?
        He bet pot by word, amount misstated by the house; do we fix it now that the turn is here?
        Somebody forgot the dead small blind when they told him what pot came to, so he underbet
        I called an illegal overpot bet in Big O, my opponent wants the surplus back since he's behind now
        pot was announced wrong (too small), I raise pot, they call, should we all add money
        Too large a wager was made in the pot-lmiit Omaha event and it only came to light with the last card
        In PLO8 the shove was 12k but pot was only 9k, does he get 3k back and is it still an all-in?
pot-limit-miscount-fact-round = What was bet on that street? (in pot-limit give the pot bet last, and from the flop on the pot; with antes, name every player)
    .label = betting on that street
    .hint = The round in pot-limit: pot-limit 200/400; A raises to 2000 (? don't know, < back)
pot-limit-miscount-fact-noticed = When was it noticed?
    .label = noticed
    .same-street = before the next card (river: betting still on)
    .next-card = when the next card was out
    .river-over = river: betting over, showdown not begun
    .showdown = at the showdown
pot-limit-miscount-fact-acted-since = Was there substantial action after that bet? (two actions, at least one with chips, or any three)
    .label = substantial action since
pot-limit-miscount-fact-counted-by = Who miscounted the pot?
    .label = pot counted by
    .dealer = the dealer
    .player = a player
pot-limit-miscount-outcome-other-structure = Neither pot-limit nor too much in fixed limit: nothing to correct here
pot-limit-miscount-outcome-no-bet = There is no bet or raise in this round
pot-limit-miscount-outcome-count-right = Nothing to correct: { $put } stays (pot bet: { $most })
pot-limit-miscount-outcome-corrected-down = Too much: corrected to { $total }
pot-limit-miscount-outcome-corrected-up = Too little: corrected to { $total }
pot-limit-miscount-outcome-low-stands = Too little, but too late: { $put } stays
pot-limit-miscount-outcome-high-stands = Too much, but too late: { $put } stays
pot-limit-miscount-outcome-river-not-said = River, betting over: the book does not say whether it is still corrected
pot-limit-miscount-outcome-low-late-not-said = Too little, no SA yet, street over: the book is silent
pot-limit-miscount-outcome-cause-not-said = Not the dealer's count: the book is silent on that
pot-limit-miscount-outcome-not-said = The book does not say what follows
pot-limit-miscount-outcome-limit-corrected = Too much: fixed limit allows only { $total }
pot-limit-miscount-outcome-raised-since = Too much, and raised since: at most { $most } was allowed; the book is silent
pot-limit-miscount-outcome-limit-late = Too much, and noticed late: only { $most } was allowed; the book is silent
pot-limit-miscount-order-use-another-incident = For a bet or raise that is too small, see Bet or raise too small (underbet-underraise); for the words themselves, see "I bet the pot" (bet-the-pot).
pot-limit-miscount-order-tell-the-bet = Enter the round again, with the pot bet in it.
pot-limit-miscount-order-bet-stands = The bet stays as it is.
pot-limit-miscount-order-correct-to-limit = Floor: correct the bet: { $total } is the only size that fixed limit allows here.
pot-limit-miscount-order-director-raised-since = TD: rule in the interest of fairness (rule { $fairness }). The book does not say what happens to a raise over a bet that was too large: at most { $most } was allowed.
pot-limit-miscount-order-director-limit-late = TD: rule in the interest of fairness (rule { $fairness }) on whether it is still corrected. Fixed limit allowed only { $most }.
pot-limit-miscount-order-announce-right-pot = Dealer: announce { $total } as the amount to call.
pot-limit-miscount-order-give-back = The bettor and all who called: take back what is too much. The list shows it.
pot-limit-miscount-order-make-up = The bettor and all who called: add what is short. The list shows it.
pot-limit-miscount-order-next-acts = The action continues with the next player to act.
pot-limit-miscount-order-nothing-moves = No player adds chips, and no player gets any back. Play continues.
pot-limit-miscount-order-director-decides-river = Floor: rule in the interest of fairness (rule { $fairness }) on whether it is still corrected. The right pot bet was { $most }.
pot-limit-miscount-order-director-decides-late = Floor: rule in the interest of fairness (rule { $fairness }). The book corrects until there is substantial action, and does not say whether the end of the street ends that too.
pot-limit-miscount-order-director-decides-cause = Floor: rule in the interest of fairness (rule { $fairness }). The book corrects only where the dealer named a wrong amount. The right pot bet was { $most }.
pot-limit-miscount-order-director-decides = Floor: rule in the interest of fairness (rule { $fairness }). The right pot bet was { $most }.
pot-limit-miscount-order-hand-goes-on = The hand continues from where it is.
pot-limit-miscount-remark-for-whom-not-said = The book does not say who takes chips back: the list shows it for the bettor and all who called.
pot-limit-miscount-remark-callers-not-said = The book does not say whether a caller adds chips too: the list shows it for the bettor and all who called.
pot-limit-miscount-remark-no-deadline = For a bet that is too high the book names no deadline.
pot-limit-miscount-remark-less-than-the-pot-allowed = In pot-limit a player may bet less than the pot. This is only for a bet that was meant to be the pot, and not for an all-in with the last chips.
pot-limit-miscount-remark-bettor-only = The book corrects the bettor only. No one can call more than the bet, so anything above a call is returned too.
