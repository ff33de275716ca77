several-chips = Several chips
    .search = put out more than the call, 1400 into 1000, multiple chips, several chips, multi-chip rule, two chips, two 1000 chips, more than one chip, two chips no word, chips put out silently, one chip removed, take one chip away, all chips needed, mixed chips, chips of equal value, last two chips, call or raise with two chips, 2x1000, silent chips, chips above the call
    .told =
        Several chips, no word
        He put out a handful of chips without saying call or raise
        I threw in two 1,000 chips for a bet of 1,200 and they want it to be a raise
        The bet was 800, he silently put out three 500 chips, he says call and we say raise
        Bet is 1,500, seat 5 drops two 1,000 chips and a 500 all at once without saying a word
        If he puts in two chips at the same time and says nothing, is it a call or a raise?
        multiple chips, said nothing
        He put out two 1k chips without a word, the bet was 1,200.
        Player threw in several chips silently, wants it to be a raise.
        Blinds 200/400, UTG made it 1,000, seat 6 puts out two 1,000 chips at once, says nothing.
        Bet is 400, he drops a 500 and a 100 together without announcing, one chip would've been enough to call.
        He put in multiple chips and didn't say raise, is that a call or a min raise?
    .heard =
        bet's 700, he drops two 500s, mute
        UTG opens at 200 with a pair of 500s, wants a raise
        three blacks over the line in one go, no speech
        she slid 4 greens and a black, nothing said, flat or bump
        would removing the smallest piece leave less than the bet
        he put down five 1k against 3,500 and looked at me
        SB splashed a handful of the same color
        pair of five-hundreds against 600, dealer ruled flat
        two yellows at a 1,200 open, he says obviously reraise
        one of those chips was unnecessary, so it's a raise, isn't it
        dumped mixed denominations in one motion saying nothing
        three thousand-chips in a single push facing 1,600
        he put in two 500 chips on a bet of 600 without saying anything
        several chips silently, is it a call or a raise
        three chips without a word, more than the call
        she threw in a handful of chips, said nothing, facing 800
        two 1,000 chips against a bet of 1,200, he says it was a raise
        put out four chips silently, any one of them could have been left out
        He chucked in four 500s, silent, facing my 800 bet.
        Two blacks and a green slid over, nothing spoken, open's 300.
        Three 1ks to my 1,200, never opened his mouth. Call or bump?
        "Raise" she goes, plonks down five hundreds in one go, no figure.
        Handful of reds lobbed together, mute, totals 900 over a 500 open.
        Schtum again, a pair of 5ks tossed over my 6k. Raising or not?
        Facing 1,800 he flicked out two thousand-chips, kept quiet, and now argues it was obviously a reraise
        She set down five blues where four would've done the job and no one heard her speak
        Blinds were 300 and 600, there had been an open to 1,500, and the gentleman in the straw hat placed four 500 chips in a neat tower in front of him without looking up from his newspaper
        Not a word, just a small handful of reds landing in front of him, more than what the bet was
        What do you make of a pair of 5k chips against a six thousand bet when he says nothing?
        I was card dead for two hours, finally picked up tens, put two 5,000 chips out over a bet of 5,500 and said nothing, because I thought everybody would see that I wanted to raise
        I put in 2x 1,000 with 1,300 to call, thought it was a clear flat, the dealer says raise
        Two chips of the same colour, one would not have been enough, both hit the felt simultaneously
        Had a mixed bag of chips go in last night: a 1,000 and three 100s against a raise to 1,100, silent
        The kid with the earbuds splashed 4 yellows, price was 2,500
        If I take one of them away, the rest wouldn't cover the bet, so is it a flat?
        Guy was eating with one hand and used the other to shove six greens out at a bet of 100
        It was a lone stack of about nine quarters, no announcement, the blind was 200
        Nothing said, a 5,000 and a 1,000 go out on a bet of 2,200
        At 200/400, first in, the drunk tosses two 500 chips, limp or open?
        He could of called with fewer chips than he put out, so I claim it's a bump
        In the last hand before dinner Ivanov put out 3,000 in three chips against 2,400 and mucked when told he had raised
        The two purples he placed against a 700 bet came to a thousand, and the opponent took it as a three-bet
        She slid forward her final two 500s quietly, it was 600 to play, heads up
        Heads-up at the rebuy tournament he splashed two 1,000s in front, the bet was 1,100, and the dealer called it a call, the bettor a raise
        Dealer counted four 100s and a 500 in there, the open was 400, player kept mum
        Is it a raise or a call if silent chips add up to more than needed but not one of them could've stayed home?
        Omaha hand, the bet's 450, he tosses a 500 and a 100
        The kid, freshly arrived from a broken table with a huge stack, lobbed a yellow, two blacks and a green in together against my 600, mouth full of peanuts, and then acted like he'd three-bet me
        The bet of 8,000 was met by two fives, ten grand, from a man who never lifts his head
        Someone plonked down a thousand and a quarter against 900, smirked and waited
        On the river in a 3-way pot the small blind pushed 7 bluues out against an amount that five would pay
        My grandfather put out two tens of thousands facing 11k, he was sure that was a call
        On the flop with a pot of 6,000, Hansson silently moved three 1,000 chips forward facing a bet of 2,200; his opponent asked for a raise to be ruled, and the dealer called the floor over
        Both discs were thousand denomination, bet was fourteen hunred, mouth shut
        put in two chips silently, is it a call or a raise
        pushed out a few chips without saying anything
        several chips, nothing said, more than the call
        three 1000 chips into a bet of 1500, no words
several-chips-fact-said = What was said before the chips?
    .label = said before the chips
    .nothing = nothing
    .raise = "raise", no amount
    .all-in = "all-in" (the whole stack counts)
    .amount = an amount, with or without "raise"
several-chips-fact-round = What was bet in this round before this player acted?
    .label = betting so far
several-chips-fact-chips = Which chips were put in at once? (there are no chips of an earlier bet in front, and none were taken back)
    .label = chips put in
several-chips-fact-last-chips = Are these the player's last chips?
    .label = last chips
several-chips-outcome-amount-decides = The amount said decides, not the chips
several-chips-outcome-one-chip = One chip: the rule on an oversized chip decides
several-chips-outcome-less-than-call = Less than the call: an undercall, no raise
several-chips-outcome-all-in-for-less = All-in for { $total }, less than the call
several-chips-outcome-call = A call, exactly the amount
several-chips-outcome-call-only = Only a call: { $change } is returned
several-chips-outcome-made-up = Raise, increased to { $total }
several-chips-outcome-raise = Raise to { $total }
several-chips-outcome-above-pot = Too much: the pot allows { $most } at most
several-chips-outcome-short-all-in = All-in for { $total }, less than a full bet or raise
several-chips-outcome-bet = Bet of { $total }
several-chips-outcome-bet-made-up = Bet, increased to { $total }
several-chips-outcome-short-bet-not-said = The book is silent on an opening bet this small
several-chips-outcome-call-then-raise = Must raise: the raise goes in now
several-chips-outcome-above-fixed = Only { $most } counts: fixed limit allows no more
several-chips-outcome-words-do-not-count = The word does not bind: the chips decide
several-chips-outcome-call-owed = Only a call, to be completed to { $total }
several-chips-outcome-short-all-in-next-open = All-in for { $total }, less than a full bet or raise
several-chips-outcome-bet-may-be-made-up = Your choice: the bet is increased to { $total }, or it stays
several-chips-order-see-undercall = See Undercall (undercall): { $short } short of the call.
several-chips-order-all-in-plays = Dealer: announce the all-in for { $total }. The amount to call stays at { $bet }; what others put in above the all-in goes to a side pot.
several-chips-order-announce-call = Dealer: announce a call.
several-chips-order-give-back = Dealer: return { $change }. { $total } stays in.
several-chips-order-make-up = Player: add { $to_add } to make it { $total } in total.
several-chips-order-announce-raise = Dealer: announce the raise to { $total }.
several-chips-order-announce-bet = Dealer: announce the bet of { $total }.
several-chips-order-announce-all-in = Dealer: announce the all-in for { $total }. It is not completed to a full bet or raise.
several-chips-order-see-reopening = For who may still raise, see Who may raise after a short all-in (reopening).
several-chips-order-raise-follows = Player: put in the raise now, in one motion, to at least { $least } in total.
several-chips-order-director-short-bet = TD: rule in the interest of fairness (rule { $fairness }) on whether the bet is increased to { $least }.
several-chips-order-only-most = Player: put in exactly { $most } in total. What is above it is returned.
several-chips-order-next-acts = The next player acts.
several-chips-order-see-oversized-chip = See Oversized chip (oversized-chip).
several-chips-order-see-declared-total = If "raise" and an amount were said, see "Raise" with an amount (declared-total).
several-chips-order-see-raise-size = If an amount was said without "raise", see Size of a raise (raise-size).
several-chips-order-rule-on-chips = Floor: rule again on the chips alone, as if nothing had been said.
several-chips-order-complete-call = Player: add { $short } to complete the call of { $total }, or go all-in for less.
several-chips-order-director-may = TD: decide whether it is increased to { $total }. The book allows it but does not require it.
several-chips-order-correct-to-pot = Dealer: correct the bet to what the pot allows, and return the rest.
several-chips-order-correct-if-miscounted = Dealer: if the pot was miscounted, correct the bet to what the pot allows and return the rest.
several-chips-order-correct-if-dealer-miscounted = Dealer: if you miscounted the pot, correct the bet to what the pot allows and return the rest.
several-chips-order-director-other-cause = TD: if the bet is too big for any other reason, the book is silent; rule in the interest of fairness (rule { $fairness }), up to what the pot allows.
several-chips-order-see-miscount = If others have acted on it since, see Miscounted pot, or bet too large (pot-limit-miscount).
several-chips-remark-half-of-raise = The book says half of the "bet". That is read as half of the raise itself, not of the total.
several-chips-remark-half-of-raise-said = The book says half of the "bet". That is read as half of the raise itself, not of the total.
several-chips-remark-short-all-in-before = The last raise was a short all-in. The book says the "previous" bet; the ruling follows the last full one.
several-chips-remark-short-all-in-before-call = The last raise was a short all-in. The book says the "previous" bet; the ruling follows the last full one.
several-chips-remark-holdem-only = The book's rule is for hold'em. On other games it is silent.
several-chips-remark-half-of-raise-all-in = The book says half of the "bet". That is read as half of the raise itself, not of the total.
several-chips-remark-next-raise-open = The book does not give the minimum for the next raise after this all-in.
several-chips-outcome-no-raise = Only a call: this player may not raise
several-chips-outcome-nobody-to-call = Only a call: no player is left who could call a raise
several-chips-outcome-no-raise-not-said = The book does not say whether this player may raise
several-chips-order-no-raise-call = Dealer: announce a call, and return anything above it.
several-chips-order-director-no-raise = TD: rule in the interest of fairness (rule { $fairness }) on whether the raise stands or only the call.
several-chips-fact-acted-before = Has this player acted before in this betting round?
    .label = already acted this round
several-chips-remark-other-raise = The book does not say whether a raise in fixed limit after a short all-in comes on top of it or completes it. The ruling puts it on top; a raise to any other total shown here is accepted too.
