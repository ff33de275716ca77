raise-size = Size of a raise
    .search = raise too small, too small a raise, not enough for a raise, is it a call or a raise, call or raise, minimum raise, min-raise, minraise, less than a min raise, half raise, 50% rule, fifty percent rule, half rule, more than half, underraise, all-in for less, short raise, how much is the raise, next minimum raise
    .told =
        Is that raise big enough?
        The bet was 600 and he wants to raise to 1,000, that's less than the minimum raise
        I said 1,100 without saying raise and now nobody knows if it's a call or a raise
        Blinds 300/600, it was raised to 1,500, and seat 6 made it 2,100, that's not a full raise
        He bet 1,000 on the flop, I said raise and put out 1,800, and they say that's not the minimum raise
        What's the least he can make it if the bet was 2,000 and it was raised to 5,000?
        is that enough to raise
        Bet was 600, he made it 1,000, that's not double.
        How much does he have to make it, the bet's 500 and it was raised to 1,300.
        Blinds 100/200, UTG made it 600, seat 4 just now says raise and puts out 900, nobody behind him has acted.
        He said raise, no amount, and put out 1,400 over a bet of 1,000, that's short of a min raise.
        What's the minimum raise here, bet 800, raised to 2,000, does he have to make it 3,200?
    .heard =
        bet 800, he makes it 1300, does he have to go to 1600
        open was 500 and the button slid in 850 in mixed stuff, no talk
        said raise and pushed 900 against a bet of 600
        what's the smallest I may three-bet after 300 to 800
        he jams 2,100 over a bet of 1,500, legit raise or not
        her click-back isn't double, must she top it up
        from 2k to 3k5: is that enough or just a flat
        the increase is smaller than the previous one, what now
        cutoff wanted to bump but came up two hundred shy
        how many do I need to add so it's legal
        does it take double, or the same increment as the last jump
        forty percent over the open, I'd say she's only calling
        is his raise big enough, the bet was 400 and he made it 700
        what's the minimum raise after a raise from 300 to 800
        he raised too little, what does he have to make it
        blinds 200/400 and he makes it 600, is that a min raise
        how much must the raise be at least
        he said raise and put out less than the minimum raise
        bet 1,000, raise to 1,500: is that a legal raise
        the raise is short by 100, does he have to fill it up
        Open 500, three-bet 1,300: what's the least I can make it?
        Blinds 200/400, she goes "make it 650"; big enough?
        He jams 1,450 over my 1,000; full bump or nowhere near?
        Facing 900 says "fourteen hundred", nothing else; legit bump or just a call?
        Is a click to 2,200 over 1,200 over 400 legal?
        Lead's 2k, Aoife goes 3,500, that's past halfway, is she good there?
        Open was 1,200 at 300/600 and the fellow in the cap made it 1,650, which to me looks like not enough
        He said raise and only put out 200 above the bet, what does he have to complete it to?
        I three-bet to what I thought was legal, got told the last increase was 1,100 and mine was just 900
        Facing 2,000 Lindqvist slid 2,900 forward in one stack without speaking, is it a flat or did he bump it?
        Blinds went up during the break, he raised by the old big blind and came up light
        The short stack stuck in his last 3,400 over a bet of 2,500, does that count as a raise for the guy behind?
        What's the smallest I can make it over a bet of 700 that's been raised to 1,900?
        On the turn the pot stood at 11,000, Petersen led out for 3,000 and the lady next to him pushed forward 4,600 in a mix of colours without a word, which the dealer wasn't sure how to treat
        he clicked it back for less then the minimum and the dealer let it slip at first
        At the fiinal table Whitfield put 85,000 over the line against a bet of 60,000; the floor was asked whether he'd called or raised
        Is fifteen hundred over a thousand good, or has it got to be double?
        My fifteen-minute argument with the dealer: bet 400, I said raise, put 700, he wants 100 more from me
        The increase has to match the prior one, and he came in 300 under that
        The player was short by one green for a legal bump and had twenty more greens behind
        Fixed limit, small bets of 500, he stuck in 800 with his last chips, full bet or not
        It had gone 600, 1,500, and the third man stated 2,200
        Big blind is 1,000, first player says "raise" and lays down fifteen hundred, what should the dealer do with that?
        He wanted to make it 5,000 but the previous guy had already raised from 1,500 to 4,000
        In pot-limit Omaha the guy announced a raise and came out with less than the bet doubled
        I got there with 1,100 against a bet of 800, no word spoken, they gave me back the 300
        How much should the next one be at least, after a bet of 2k, then 5k, then an all-in of 7k?
        An amount between a call and a real raise was pushed out, just over half way, by a guy who barely speaks
        It was folded to the hijack who opened to 1,300, the button, nursing a short stack of maybe nine bigs and a headache, said "raise" and cut out 1,900, and the small blind complained it was too little
        The guy next to me, twnty years old at most, keeps making it just a hundred or two more than the bet, and yesterday at 300/600 he popped a 1,500 open to 1,900 and nobody corrected him
        Does he need to add chips until it's legal, or does it go down as a call with the rest handed back?
        He bet 1,000, I said 1,800 and left the word raise out
        Blinds 2,000/4,000, eleven players from the money, Ahmadi bets 9,000, Costa moves in for his last 15,500, and now the question is whether that is a raise and how much a further raise would have to be
        The dealer ruled my 3,300 over 2,400 a call since it wasn't even half of what it takes
        The clock had just been called on him, so he panicked and pushed out 2,300 over a bet of 1,700, is that anything at all?
        The caller behind complained that the reraise from 3,600 to 5,000 shouldn't be allowed that small
raise-size-fact-round = What was bet in this round before this player acted?
    .label = betting so far
raise-size-fact-put = How much was said in total, or is in front of the player?
    .label = said or in front
raise-size-fact-said = What was said?
    .label = words said
    .amount = an amount, without "raise"
    .raise = "raise", no amount
    .all-in = "all-in"
    .nothing = nothing: only chips were put in
raise-size-fact-all-in = Does this put the player all-in?
    .label = player all-in
raise-size-outcome-no-amount-yet = No amount yet: nothing to measure
raise-size-outcome-raise-to-come = Raise, to at least { $least }: the amount is still to come
raise-size-outcome-less-than-call = Less than the call: an undercall, no raise
raise-size-outcome-all-in-for-less = All-in for { $total }, less than the call
raise-size-outcome-made-up = Raise, increased to { $total }
raise-size-outcome-call = A call, exactly the amount
raise-size-outcome-call-owed = Only a call, to be completed to { $total }
raise-size-outcome-call-then-raise = Must raise: the raise goes in now
raise-size-outcome-call-only = Only a call: { $change } is returned
raise-size-outcome-call-only-said = Only a call: { $total }
raise-size-outcome-short-all-in = All-in for { $total }, less than a full bet or raise
raise-size-outcome-short-all-in-next-open = All-in for { $total }, less than a full bet or raise
raise-size-outcome-raise = Raise to { $total }
raise-size-outcome-fixed-raise = Raise to { $total }
raise-size-outcome-above-pot = Too much: the pot allows { $most } at most
raise-size-outcome-above-fixed = Only { $most } counts: fixed limit allows no more
raise-size-outcome-chip-rules = Call or raise? The rules on chips decide
raise-size-outcome-bet = Bet of { $total }
raise-size-outcome-bet-made-up = Bet, increased to { $total }
raise-size-outcome-bet-may-be-made-up = Your choice: the bet is increased to { $total }, or it stays
raise-size-outcome-short-bet-not-said = The book is silent on an opening bet this small
raise-size-outcome-words-do-not-count = The word does not bind: the chips decide
raise-size-order-still-to-act = The player is still to act.
raise-size-order-word-binds = The word binds: the player raises, to at least { $least }.
raise-size-order-see-invalid-declaration = "Raise" with no bet: see Invalid declaration (invalid-declaration).
raise-size-order-see-undercall = See Undercall (undercall): { $short } short of the call.
raise-size-order-all-in-plays = Dealer: announce the all-in for { $total }. The amount to call stays at { $bet }; what others put in above the all-in goes to a side pot.
raise-size-order-announce-call = Dealer: announce a call.
raise-size-order-give-back = Dealer: return { $change }. { $total } stays in.
raise-size-order-put-call = Player: put in exactly the call, { $total } in total.
raise-size-order-director-may = TD: decide whether it is increased to { $total }. The book allows it but does not require it.
raise-size-order-make-up = Player: add { $to_add } to make it { $total } in total.
raise-size-order-announce-raise = Dealer: announce the raise to { $total }.
raise-size-order-announce-bet = Dealer: announce the bet of { $total }.
raise-size-order-announce-all-in = Dealer: announce the all-in for { $total }. It is not completed to a full bet or raise.
raise-size-order-see-reopening = For who may still raise, see Who may raise after a short all-in (reopening).
raise-size-order-raise-follows = Player: put in the raise now, in one motion, to at least { $least } in total.
raise-size-order-director-short-bet = TD: rule in the interest of fairness (rule { $fairness }) on whether the bet is increased to { $least }.
raise-size-order-correct-to-pot = Dealer: correct the bet to what the pot allows, and return the rest.
raise-size-order-correct-if-miscounted = Dealer: if the pot was miscounted, correct the bet to what the pot allows and return the rest.
raise-size-order-correct-if-dealer-miscounted = Dealer: if you miscounted the pot, correct the bet to what the pot allows and return the rest.
raise-size-order-director-other-cause = TD: if the bet is too big for any other reason, the book is silent; rule in the interest of fairness (rule { $fairness }), up to what the pot allows.
raise-size-order-see-miscount = If others have acted on it since, see Miscounted pot, or bet too large (pot-limit-miscount).
raise-size-order-only-most = Player: put in exactly { $most } in total. What is above it is returned.
raise-size-order-next-acts = The next player acts.
raise-size-order-see-chip-rules = Floor: for one chip, see Oversized chip (oversized-chip); for several, see Several chips (several-chips). If chips of an earlier bet are there too, see New chips added to those of an earlier bet (prior-bet-chips).
raise-size-order-rule-on-chips = Floor: rule again on the chips alone, as if nothing had been said.
raise-size-order-complete-call = Player: add { $short } to complete the call of { $total }, or go all-in for less.
raise-size-order-count-all-in = Dealer: count all of the player's chips. The all-in binds.
raise-size-order-count-last-chips = Dealer: count the last chips. They are a call, as far as they go.
raise-size-outcome-last-chips-not-counted = No raise is possible: count the last chips
raise-size-remark-half-of-raise = The book says half of the "bet". That is read as half of the raise itself, not of the total.
raise-size-remark-half-of-raise-all-in = The book says half of the "bet". That is read as half of the raise itself, not of the total.
raise-size-remark-half-of-raise-said = The book says half of the "bet". That is read as half of the raise itself, not of the total.
raise-size-remark-short-all-in-before = The last raise was a short all-in. The book says the "previous" bet; the ruling follows the last full one.
raise-size-remark-least-after-short = The last raise was a short all-in. The book says the minimum is the "previous" bet or raise; the ruling follows the last full one.
raise-size-remark-least-after-this = For the next raise the book says the minimum is the "previous" bet or raise; the ruling follows the last full one, not this all-in.
raise-size-remark-limit-after-short = The book does not say whether a raise in fixed limit completes a short all-in or comes on top of it.
raise-size-remark-other-raise = The book does not say whether a raise in fixed limit after a short all-in comes on top of it or completes it. The ruling puts it on top; a raise to any other total shown here is accepted too.
raise-size-remark-raise-no-bet = The book says "minimum raise" although no player has bet, and does not explain the amount. The ruling follows the minimum bet.
raise-size-remark-next-raise-open = The book does not give the minimum for the next raise after this all-in.
raise-size-remark-raise-cap = In fixed limit the number of raises is capped: see the incident Number of raises allowed (raise-cap).
raise-size-remark-own-chips-lower-the-most = The maximum is for a player with nothing in front. Chips of an earlier bet in front lower it by as much.
raise-size-remark-holdem-only = The book's rule is for hold'em. On other games it is silent.
raise-size-remark-acted-on = If others have already acted on it, or the next card is out, see Bet or raise too small (underbet-underraise).
raise-size-outcome-no-raise = Only a call: this player may not raise
raise-size-outcome-nobody-to-call = Only a call: no player is left who could call a raise
raise-size-outcome-no-raise-not-said = The book does not say whether this player may raise
raise-size-order-no-raise-call = Dealer: announce a call, and return anything above it.
raise-size-order-director-no-raise = TD: rule in the interest of fairness (rule { $fairness }) on whether the raise stands or only the call.
raise-size-fact-acted-before = Has this player acted before in this betting round?
    .label = already acted this round
raise-size-outcome-made-up-said = Raise, increased to { $total }
raise-size-outcome-bet-made-up-said = Bet, increased to { $total }
raise-size-order-put-total = Player: put in { $total } in total.
raise-size-outcome-above-pot-said = Too much: the pot allows { $most } at most
raise-size-outcome-above-fixed-said = Only { $most } counts: fixed limit allows no more
raise-size-order-correct-said-to-pot = Dealer: correct the bet to what the pot allows, { $most } in total.
raise-size-order-correct-said-if-miscounted = Dealer: if the pot was miscounted, correct the bet to what the pot allows, { $most } in total.
raise-size-order-correct-said-if-dealer-miscounted = Dealer: if you miscounted the pot, correct the bet to what the pot allows, { $most } in total.
