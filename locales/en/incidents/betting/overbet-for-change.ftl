overbet-for-change = Too much put in to get change
    .search = expects change, wants change, overbet for change, over-betting expecting change, change from the pot, make change, odd chip to get change, put out too much, 525 for a 325 bet, extra chip for change, wanted change not a raise, breaking a chip, one 500 and one 25, asked for change back, did not want to raise
    .told =
        Wanted change, not a raise
        He put in too many chips because he wanted change, not to raise
        He threw out a 1,000 and a 100 for a 600 bet to get 500 back
        The bet was 325 and he put out a 500 and a 25 without a word, he says he wants 200 change
        I said call and put in a 5,000 and a 500 for a bet of 2,500 so I'd get 3,000 change, and they want to make it a raise
        If he puts in extra chips to get change back, is that a call or a raise?
        wanted change, not raise
        He put out too many chips for the call and says he just wanted change.
        Bet is 325, he puts out 525 without a word, expecting 200 back.
        Blinds 50/100, seat 3 bet 325, seat 4 silently throws in a 500 and a 25, says it was a call for change.
        Player pushed in more than the bet to get change back, didn't say call, table thinks it's a raise.
        He put in extra chips because he wanted change, is that a call or a raise?
    .heard =
        he put out a grand and a quarter and wanted his smaller ones returned
        I owe 350, tossed 1050 so the dealer could hand me 700
        SB needs 75 more and drops in a 500 with a 25 to make it even
        he only wished to get rid of his odd greens and have a black in return
        dealer took my extra chip as a raise, I just wanted to swap down
        trying to color down during the hand through the bet
        threw in a twenty-five along with a thousand, expecting nine hundred back
        "give me the difference back", he says, after putting too much in
        he was merely seeking smaller denominations, not bumping it up
        two chips where one was purely so the refund comes out round
        I assumed they'd break it for me, dealer declared it a raise
        he handed over more than due, hoping to be reimbursed, no word spoken
        he put in 1,000 for a call of 600 and expects change
        player puts out two big chips to get change, says it's only a call
        she threw in too much and asked for change back
        bet was 1,300, he put 2,000 out, call and change please
        is it a raise when he puts in more to make change
        I put out 5k into 3k to get change and the dealer says raise
        Bet's 1,300, Shazza slid 2,500 across, reckons she's due some back.
        I owed 600, tossed in three 500s wanting my 900 returned.
        Facing 4,100 he plops a 5k and a 1k, just after the difference.
        "Call," drops ten grand on a 7,200 bet, waiting for his leftover.
        Chucked in two yellows for 1,100, didn't mean a raise, expects a refund.
        Overpaid so dealer could break it; now they're saying he raised.
        The bet was 275 and the guy laid down a 500 and a 25 hoping to get a 250 back from the pot
        I needed small chips, so I put a thousand and a hundred on a call of 600, now they tell me I raised
        She set out 1,050 facing 550 so she'd get a nice clean five hundred in return
        Out of ones, he gave two more than necessary to make the dealer's life simple, and it cost him a raise
        Facing a bet of 1,350 from the small blind, the retired teacher put in two thousand-chips and 350 in small ones, because she wanted a clean 1,000 chip back, and they ruled it a raise
        The bet in front of him was 2,600, and he laid out a five thousand, a five hundred and a hundred without a word, simply hoping for three thousand in change to have some yellow ones again
        Henk slid 10,200 in against a bet of 5,200 because he liked round change; Moreau insisted it be a reraise
        My grandpa pays bets like he pays at the bakery, a bit more on top so he gets a note back
        He put forward six hundred fifty when it's 150 to play, a five-hundred should be coming back to him
        I was low on small change with the antes coming up, so on the turn I added two extra chips to my call so that the dealer would give me smaller ones, and my opponent demands that it's a raise
        Player expected the dealer to hand him back a black, dealer pushed the whple lot in as a bet
        It's 350, I used a five hundred with a fifty so I'd receive two hundreds, is it a call?
        On the river, bet 3,300, he puts a 5,000 and three 100s: reraise or just a man looking for change?
        He thought he could tidy up his stack during the hand by putting too many chips in and taking some out of the pot
        Told nobody, just wanted two thousand returned when he put four and a half out
        In the small blind he added a 500 to his 50 facing a raise to 150 and held out his palm for change
        At hand for hand the shortie was careful: he overpaid the call by 100 to get a bigger chip back
        wanted to get rid of his odd little chips so added them to a big one on a call, big mistake
        She said call and slid more than the call in so that the change comes out even, the dealer counts a raise
        The chips were more than a call because he was making change, everyone at the table understood that except the raiser
overbet-for-change-fact-call-said = Did the player say "call" first?
    .label = "call" said first
overbet-for-change-fact-round = What was bet in this round before this player acted?
    .label = betting so far
overbet-for-change-fact-chips = Which chips were put in? (there are no chips of an earlier bet in front)
    .label = chips put in
overbet-for-change-fact-last-chips = Are these the player's last chips?
    .label = last chips
overbet-for-change-outcome-call-only = Only a call: { $change } is returned
overbet-for-change-outcome-call = A call, exactly the amount
overbet-for-change-outcome-less-than-call = Less than the call: an undercall, no raise
overbet-for-change-outcome-call-owed = "Call" was said: to be completed to { $total }
overbet-for-change-outcome-call-no-bet = "Call" with no bet: no overbet
overbet-for-change-outcome-all-in-for-less = All-in for { $total }, less than the call
overbet-for-change-outcome-made-up = Raise, increased to { $total }
overbet-for-change-outcome-raise = Raise to { $total }
overbet-for-change-outcome-above-pot = Too much: the pot allows { $most } at most
overbet-for-change-outcome-short-all-in = All-in for { $total }, less than a full bet or raise
overbet-for-change-outcome-bet = Bet of { $total }
overbet-for-change-outcome-bet-of-most = Bet of { $total }, the maximum
overbet-for-change-outcome-bet-made-up = Bet, increased to { $total }
overbet-for-change-outcome-short-bet-not-said = The book is silent on an opening bet this small
overbet-for-change-outcome-above-fixed = Only { $most } counts: fixed limit allows no more
overbet-for-change-outcome-words-do-not-count = The word does not bind: the chips decide
overbet-for-change-outcome-short-all-in-next-open = All-in for { $total }, less than a full bet or raise
overbet-for-change-outcome-bet-may-be-made-up = Your choice: the bet is increased to { $total }, or it stays
overbet-for-change-outcome-raise-to-most = Raise to { $total }, the maximum
overbet-for-change-order-see-undercall = See Undercall (undercall): { $short } short of the call.
overbet-for-change-order-complete-call = Player: add { $short } to complete the call of { $total }, or go all-in for less.
overbet-for-change-order-all-in-plays = Dealer: announce the all-in for { $total }. The amount to call stays at { $bet }; what others put in above the all-in goes to a side pot.
overbet-for-change-order-announce-call = Dealer: announce a call.
overbet-for-change-order-give-back = Dealer: return { $change }. { $total } stays in.
overbet-for-change-order-make-up = Player: add { $to_add } to make it { $total } in total.
overbet-for-change-order-announce-raise = Dealer: announce the raise to { $total }.
overbet-for-change-order-announce-bet = Dealer: announce the bet of { $total }.
overbet-for-change-order-announce-all-in = Dealer: announce the all-in for { $total }. It is not completed to a full bet or raise.
overbet-for-change-order-see-reopening = For who may still raise, see Who may raise after a short all-in (reopening).
overbet-for-change-order-director-short-bet = TD: rule in the interest of fairness (rule { $fairness }) on whether the bet is increased to { $least }.
overbet-for-change-order-only-most = Player: put in exactly { $most } in total. What is above it is returned.
overbet-for-change-order-no-change = No change is given: every chip counts.
overbet-for-change-order-next-acts = The next player acts.
overbet-for-change-order-see-invalid-declaration = See Invalid declaration (invalid-declaration).
overbet-for-change-order-rule-on-chips = Floor: rule again on the chips alone, as if nothing had been said.
overbet-for-change-order-director-may = TD: decide whether it is increased to { $total }. The book allows it but does not require it.
overbet-for-change-order-correct-to-pot = Dealer: correct the bet to what the pot allows, and return the rest.
overbet-for-change-order-correct-if-miscounted = Dealer: if the pot was miscounted, correct the bet to what the pot allows and return the rest.
overbet-for-change-order-correct-if-dealer-miscounted = Dealer: if you miscounted the pot, correct the bet to what the pot allows and return the rest.
overbet-for-change-order-director-other-cause = TD: if the bet is too big for any other reason, the book is silent; rule in the interest of fairness (rule { $fairness }), up to what the pot allows.
overbet-for-change-order-see-miscount = If others have acted on it since, see Miscounted pot, or bet too large (pot-limit-miscount).
overbet-for-change-remark-should-not = A bet should not be used to get change. Tell the player.
overbet-for-change-remark-must-not = In this book a bet may never be used to get change. Tell the player.
overbet-for-change-remark-always-counts = In this book every chip put in without a word counts.
overbet-for-change-remark-half-of-raise = The book says half of the "bet". That is read as half of the raise itself, not of the total.
overbet-for-change-remark-short-all-in-before = The last raise was a short all-in. The book says the "previous" bet; the ruling follows the last full one.
overbet-for-change-remark-short-all-in-before-call = The last raise was a short all-in. The book says the "previous" bet; the ruling follows the last full one.
overbet-for-change-remark-holdem-only = The book's rule is for hold'em. On other games it is silent.
overbet-for-change-remark-half-of-raise-all-in = The book says half of the "bet". That is read as half of the raise itself, not of the total.
overbet-for-change-remark-next-raise-open = The book does not give the minimum for the next raise after this all-in.
overbet-for-change-outcome-no-raise = Only a call: this player may not raise
overbet-for-change-outcome-nobody-to-call = Only a call: no player is left who could call a raise
overbet-for-change-outcome-no-raise-not-said = The book does not say whether this player may raise
overbet-for-change-order-no-raise-call = Dealer: announce a call, and return anything above it.
overbet-for-change-order-director-no-raise = TD: rule in the interest of fairness (rule { $fairness }) on whether the raise stands or only the call.
overbet-for-change-fact-acted-before = Has this player acted before in this betting round?
    .label = already acted this round
overbet-for-change-remark-other-raise = The book does not say whether a raise in fixed limit after a short all-in comes on top of it or completes it. The ruling puts it on top; a raise to any other total shown here is accepted too.
overbet-for-change-fact-amount-said = Was an amount said with "call"?
    .label = amount said with "call"
overbet-for-change-remark-word-decides = An amount was said with "call": the word decides, and the amount changes nothing.
