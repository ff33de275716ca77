declared-total = "Raise" with an amount
    .search = raise an amount, raise to or raise by, raise to, raise by, "raise, eight thousand", raise 8000, raise it 300 more, on top, more on top, total or on top, declared total, verbal raise amount, said raise and a number, how much is the raise, makes it 8000 or 10000
    .told =
        Raise 500, to or more?
        He said raise 1,000 and we don't know if that's total or on top
        I meant raise to 2,000 and they say it's 2,000 more on top of the bet
        The bet was 600, he says raise 1,500, does he mean 1,500 in all or 2,100
        Blinds 200/400, I opened to 1,000 and the button says 2,500 more, and now he claims he meant 2,500 total
        When he says raise 800, is that raise to 800 or 800 more?
        raise 1,000, total or more?
        He said raise 2,000 and we don't know if he means to 2,000 or 2,000 more.
        Blinds 200/400, seat 4 opened to 1,200, seat 6 said raise 3,000, he says he meant 3,000 on top.
        Seat 1 bet 500, seat 2 said 1,500 more, is that 1,500 total or 2,000?
        Player announced raise with an amount, one side says it's raise to, the other says raise by.
        When he says raise 800 over a bet of 300, is it 800 total or 1,100?
    .heard =
        "raise, five thousand" with a 2k bet in front, is it five or seven
        he said raise four hundred, did he mean to four hundred or four hundred extra
        she announced "twelve hundred more" and the dealer made it twelve hundred all in all
        raiser insists the number comes over and above the call
        I heard "raise six thousand" and thought that was everything
        he says bump it a thousand, does that sit on the original bet
        "make it nine", altogether or plus
        dispute about whether he named the sum including the call
        the dealer wants 3300 from me, I figured 2500 the way he spoke it
        his wording: "another 800", so what's the full price
        BB says the figure covers blind and raise together
        he spoke an amount after raise but neither "to" nor "by"
        "raise 1,500" over a bet of 600: is it 1,500 in total or 2,100
        he said raise and then an amount, was that to or on top
        announced raise three thousand, the dealer thinks it's three thousand more
        player says "raise, 800", the call was 400, how much must he put in
        is "raise 2000" two thousand total or two thousand more than the bet
        she said "call and 1,000 more", what's the total
        he says raise 5k, put out 5k, dealer asks for the call on top of it
        500 open, she says "another 1,200": is that 1,200 or 1,700 all told?
        Bloke goes "make it 3 grand" over my grand; total or extra?
        "Bump 800," he says over my 300: up to 800 or 800 more?
        "Two-k on top," goes Sully, facing 1,500; so he owes 3,500?
        Said "up it fifteen hundred" with 600 out; altogether or plus the 600?
        Is "to 4k" everything he pays or that plus my 1,600?
        "Raise, thirty-five hundred," said Bauer over a bet of 1,000, and nobody could say if that was everything or extra
        I opened for 600, the button goes "twelve hundred", then claims he means on top of mine
        With blinds at 500/1,000 and an open to 2,500 in front of him, Schneider said "raise, six thousand" in a thick accent; he then counted out 8,500 while the opener argued that the raise had been to six
        Had a weird one last night, guy says "raise nine" facing a bet of four, puts out thirteen hundred
        Does "I raise a thousand" include the part that matches the bet?
        Player facing 1,500 says three and a half thousand extra, wants it now to be three and a half in all
        I bet 1,200 on the flop with a flush draw, my opponent says "two thousand" after the word raise, the dealer asks me for another eight hundred, and he says no no, it's two thousand for you
        Big blind 400, lady says "raise twelve hundred" and starts counting out sixteen
        What is the price now, the bet plus what he said, or just what he said?
        Facing a bet of 5,000 on the turn the Dane uttered "raise, eleven thousand" and then sat back waiting to see which reading we'd pick
        The word "to" was missing from what he said, the word "more" too, only raise and a number
        He said "another 700 on you", doesn't matter that he was drunk, how much do I owe?
        On the stone bubble, first to reraise, the chip leader uttered "raise, forty thousand" over a 15k bet, and the short stacks prayed that it was forty and not fifty-five
        The cut-off's sentence was "raise it up twenty-five" with 1,000 already out there
        They disagree whether the number he spoke swallows the call or rides on it
        his words were exactly raise eight hundred, bet before was 300, he push 1100 in
        I put the verbal at 6k total, my opponent tells the table it's 6k above the 2k that was bet
        "Bump, four grand" she goes, and I've got no clue if I'm supposed to find two more or four more
        Is it by or to when the guy just spits out a figure behind the word raise?
        With antes in and two limpers, the hijack announced "raise fifteen", then put in 1,500 and a blind besides
        In limit it never comes up but in this no-limit game he said "I raise you two thousand" like on television
        The player in the big blind, who'd just doubled up and was in a great mood, told the dealer he'd raise four thousand, and it took us five minutes to discuss whether the blind he had posted was included
        Re-raise of "ten thousand" over my 4k, does he make it ten or fourteen?
        He said plus 900, not to 900, and everyone forgot about the 400 that was there to begin with
        Facing a bet of 3,000 the gentleman announced "seven thousand more", changed his tune when the button shoved, and insisted that everyone must have understood seven thousand in all, chips were not in yet
        Guy behind me says "three thousand more", dealer: "raise to three thousand", me: confused
        After the announcement "rase, 1,600" the small blind wanted to know what he'd have to pay with 300 already posted
        It was 800 to go, he said rase eight hundred, so is that nothing at all or a min-raise to sixteen?
        His English was poor, he said "raise with five thousand", could mean either way
        Calculated as a total his raise would be 2,500 and as an increment it'd be 3,700
        said raise 1200, does he mean to 1200 or by 1200
        announces an amount and the question is the total
        he said "raise, 2000 more"
declared-total-fact-round = What was bet in this round before this player acted?
    .label = betting so far
declared-total-fact-said = Which amount was said?
    .label = amount said
declared-total-fact-how = How was it said?
    .label = wording
    .raise-amount = "raise" and the amount, nothing more
    .to = "raise to", "make it"
    .more = "more", "on top", "raise by"
declared-total-fact-all-in = Does this put the player all-in?
    .label = player all-in
declared-total-outcome-on-top = Raise to { $total }, { $said } on top
declared-total-outcome-on-top-above-pot = Too much: { $on_top } in total is more than the pot allows
declared-total-outcome-on-top-above-fixed = Only { $least } counts: fixed limit allows no more
declared-total-outcome-on-top-all-in = All-in for { $total }, less than a full raise
declared-total-outcome-on-top-all-in-next-open = All-in for { $total }, less than a full raise; the next minimum is open
declared-total-outcome-made-up = Raise, increased to { $total }
declared-total-outcome-all-in-for-less = All-in for { $total }, less than the call
declared-total-outcome-call = A call, exactly the amount
declared-total-outcome-raise = Raise to { $total }
declared-total-outcome-above-pot = Too much: the pot allows { $most } at most
declared-total-outcome-above-fixed = Only { $most } counts: fixed limit allows no more
declared-total-outcome-short-all-in = All-in for { $total }, less than a full bet or raise
declared-total-outcome-short-all-in-next-open = All-in for { $total }, less than a full bet or raise
declared-total-outcome-bet = Bet of { $total }
declared-total-outcome-bet-made-up = Bet, increased to { $total }
declared-total-outcome-call-only-said = Only a call: { $total }
declared-total-outcome-on-top-by-half = { $said } on top: 50% of the raise, { $half_line }, decides
declared-total-order-on-top-half-must = Player: if { $said } is { $half_line } or more, make it { $total } in total.
declared-total-order-on-top-half-call = Player: if it is less, put in the call of { $bet }.
declared-total-order-put-total = Player: put in { $total } in total.
declared-total-order-all-in-plays = Dealer: announce the all-in for { $total }. The amount to call stays at { $bet }; what others put in above the all-in goes to a side pot.
declared-total-order-announce-call = Dealer: announce a call.
declared-total-order-announce-raise = Dealer: announce the raise to { $total }.
declared-total-order-announce-bet = Dealer: announce the bet of { $total }.
declared-total-order-announce-all-in = Dealer: announce the all-in for { $total }. It is not completed to a full bet or raise.
declared-total-order-see-reopening = For who may still raise, see Who may raise after a short all-in (reopening).
declared-total-order-correct-to-pot = Dealer: correct the bet to what the pot allows, and return the rest.
declared-total-order-correct-if-miscounted = Dealer: if the pot was miscounted, correct the bet to what the pot allows and return the rest.
declared-total-order-correct-if-dealer-miscounted = Dealer: if you miscounted the pot, correct the bet to what the pot allows and return the rest.
declared-total-order-director-other-cause = TD: if the bet is too big for any other reason, the book is silent; rule in the interest of fairness (rule { $fairness }), up to what the pot allows.
declared-total-order-see-miscount = If others have acted on it since, see Miscounted pot, or bet too large (pot-limit-miscount).
declared-total-order-only-most = Player: put in exactly { $most } in total. What is above it is returned.
declared-total-order-only-least = Player: put in exactly { $least } in total. What is above it is returned.
declared-total-order-next-acts = The next player acts.
declared-total-order-put-call = Player: put in exactly the call, { $total } in total.
declared-total-remark-not-on-top = The amount is the whole bet. Only something that made "on top" clear would change that.
declared-total-remark-half-of-raise-said = The book says half of the "bet". That is read as half of the raise itself, not of the total.
declared-total-remark-least-after-short = The last raise was a short all-in. The book says the minimum is the "previous" bet or raise; the ruling follows the last full one.
declared-total-remark-least-after-this = For the next raise the book says the minimum is the "previous" bet or raise; the ruling follows the last full one, not this all-in.
declared-total-remark-limit-after-short = The book does not say whether a raise in fixed limit completes a short all-in or comes on top of it.
declared-total-remark-other-raise = The book does not say whether a raise in fixed limit after a short all-in comes on top of it or completes it. The ruling puts it on top; a raise to any other total shown here is accepted too.
declared-total-remark-raise-no-bet = The book says "minimum raise" although no player has bet, and does not explain the amount. The ruling follows the minimum bet.
declared-total-remark-next-raise-open = The book does not give the minimum for the next raise after this all-in.
declared-total-remark-more-without-raise = Without the word "raise" ("300 more"): whether "more" or "on top" counts as that word the book does not say. If not, less than 50% is only a call.
declared-total-remark-raise-cap = In fixed limit the number of raises is capped: see the incident Number of raises allowed (raise-cap).
declared-total-remark-own-chips-lower-the-most = The maximum is for a player with nothing in front. Chips of an earlier bet in front lower it by as much.
declared-total-outcome-no-raise = Only a call: this player may not raise
declared-total-outcome-nobody-to-call = Only a call: no player is left who could call a raise
declared-total-outcome-no-raise-not-said = The book does not say whether this player may raise
declared-total-order-no-raise-call = Dealer: announce a call, and return anything above it.
declared-total-order-director-no-raise = TD: rule in the interest of fairness (rule { $fairness }) on whether the raise stands or only the call.
declared-total-fact-acted-before = Has this player acted before in this betting round?
    .label = already acted this round
