prior-bet-chips = New chips added to those of an earlier bet
    .search = chips not pulled in, prior bet chips, chips of an earlier bet in front, blind still in front, added chips to the blind, added a chip to the big blind, took some chips back and added one, swapped chips for a bigger one, raised and chips added silently, old chips and new chips, pulled back two 25s, small blind adds a 1000 chip, call or raise with chips in front, changed the blind for a bigger chip
    .told =
        Added chips to his blind
        He had chips in front from his earlier bet and threw more in without saying anything
        I'm big blind, I put a chip on top of my blind without a word and they say it's a raise
        He's got his 400 blind out, it's raised to 1,200, and he silently drops a 1,000 chip next to it
        I had bet 1,000 on the flop, got raised to 3,000, and I added one 5k chip to my bet without saying anything
        He adds new chips to the bet he already had out there, is that a call or a raise?
        chips added to his blind
        Big blind had 400 in front, got raised, silently added a 1,000 chip to it.
        He already had chips out from his earlier bet and threw new ones on top without a word.
        Small blind had 200 out, raise to 1,200, he adds a single 5,000 chip to the small blind and says nothing.
        Seat 4 opened 1,000, got re-raised to 3,000, he left the 1,000 in front and tossed in more chips silently.
        He had his old bet still in front and added new chips, is it a call or a raise?
    .heard =
        BB has his 200 lying there and drops a 500 next to it, raise to 600
        opened to 600, faces 1800, plops a 5k alongside his old chips
        SB leaves his fifty there, sets down a thousand beside it, mute
        he removed one green of his first bet and slid a black in
        took back his limp and put a bigger one down instead
        his earlier chips remain out and he adds two more quietly, flat or reraise
        I stuck a chip on top of my blind, just wanted to complete
        leaves the blind, tosses a yellow: together it's a raise they say
        does the money already in front of him count with the fresh chips
        he exchanged his small ones lying there for a large, said nothing
        I raised to 700, got three-bet, threw one more chip onto it
        what he had out since preflop plus the new piece makes 3-bet or call
        he had 300 in front as a bet, got raised, and added one 1,000 chip to it
        small blind adds a big chip to his blind without speaking, is it a raise
        player had chips out from his bet and threw in another chip silently
        she took her earlier chips back and put one big chip in
        there was already a bet in front of him and he put more chips with it
        raised to 1,200, he had 400 in and adds a 1,000 chip, call or raise
        the chips of his first bet and a new chip together, nothing said
        Big blind left his 400 there and lobbed a thousand beside it, mute.
        His 300's still out front, drops a 500 alongside, silent. Call or what?
        I'd opened 600, got re-popped, slid two 1ks next to it quietly.
        Small blind's 100 stays put, he plops a 500 on it wordlessly.
        Already had 800 in; after it's bumped to 2,200, stuck a 5k with it.
        She topped up her original 250 with two blues, not a word. Raising?
        I had my 400 big blind out there, got raised to 1,000, and just laid a thousand next to it, dealer says I reraised
        The big blind had 800 in front, the cutoff made it 2,000, and the big blind, a cheerful guy with three empty glasses around him, set a 5,000 chip on top of his blind and said nothing
        The small blind's 100 was still on the line when he plunked down a 500 in reply to a raise to 500
        With 1,200 lying in front of her from before, Beatrix put another two thousand on it, silent as a grave
        Player takes back one of the two reds he'd bet and puts a black there instead, no talk, facing a reraise
        After the three-bet he removed his opening chips and set down one pink, all without a peep
        Do the blind chips and the new ones get added together when nothing is said?
        An hour into hand for hand, the big blind adds a lone yellow to the three blacks he'd already posted, facing 900, and stares at the screen with the payouts
        Guy never pulled his first chips in before adding fresh ones, so total is 6,500 against 4,000
        I led the flop for 1,500, he bumped it to 4,500, and without taking back my three five-hundreds I dropped a five-thousand chip right beside them, thinking that's plainly a call
        I added one big disc to my blind, wanted to complete the call and have the change
        He raked his old bet back, swapped in a larger chip and kept his mouth shut
        Half of the earlier bet went back to his stcak, the other half stayed, then a 1,000 came out
        It was 900 to go, the fellow in the BB had 300 in, tossed a 1k on the pile
        she left her 150 small blind there and put 3 blacks with it, raise was to 450
        Bet of his own already out, then somebody raised, then he threw in a couple of same-colour chips wordlessly
        "I was merely making it right," said the big blind who had put a five hundred chip on top of his two hundreds
        On the turn Nowak led 2,000, was bumped to 6,000, and answered by silently placing a 5,000 with the 2,000
        The chips in front from the previous action plus the new chip come to more than one and a half raises
        Dealer wants to know: old 600 plus new 1,000 vs a raise to 1,400, is it a call?
        He exchanged the 2 greens of his blind for a black, facing a raise to 75, not a word
        She'd limped for 400, a short-stacked kid raised it to 1,400, and she then replaced the four blacks by one yellow and one five-hundred, all in silence, while the rest of us were watching a fight at the bar
        The player tidied up his first bet, took one chip from it, and set three others down
        I kept my old chips there and threw another four in the middle, he claims that's a four-bet
        What's the total when someone leaves what he bet before and adds one big chip?
        At the final table the big blind's 8,000 was joined by a 25,000 chip facing a raise to 20,000, silently
        He'd pulled all of his raise back in before dropping two yellows, and the wannabe caller wants it read as a flat
        One chip on top of the blind, no words, drunk guy, he wanted change from it
        Facing the reraise she put a 5k right on top of her existing 1,500 stack and looked at the dealer
        With his opening raise of 1,100 still on the line Ivanenko got three-bet to 3,000, picked up the single hunded of it, left the thousand, added a 5,000 and looked at the ceiling
prior-bet-chips-fact-round = What was bet in this round up to now?
    .label = betting so far
prior-bet-chips-fact-own = How much of an earlier bet or blind was in front of the player?
    .label = earlier bet or blind
prior-bet-chips-fact-left = How much of it is still there?
    .label = earlier bet still there
prior-bet-chips-fact-added = Which new chips were put in, without a word?
    .label = new chips put in
prior-bet-chips-fact-last-chips = Are these the player's last chips?
    .label = last chips
prior-bet-chips-fact-raised = Has any player raised since the chips of the earlier bet were put in?
    .label = raise since
prior-bet-chips-outcome-less-than-call = Less than the call: an undercall, no raise
prior-bet-chips-outcome-all-in-for-less = All-in for { $total }, less than the call
prior-bet-chips-outcome-call = A call, exactly the amount
prior-bet-chips-outcome-counted-together = All { $put } count together: the 50% rule decides
prior-bet-chips-outcome-call-only = Only a call: { $change } is returned
prior-bet-chips-outcome-made-up = Raise, increased to { $total }
prior-bet-chips-outcome-raise = Raise to { $total }
prior-bet-chips-outcome-above-pot = Too much: the pot allows { $most } at most
prior-bet-chips-outcome-short-all-in = All-in for { $total }, less than a full bet or raise
prior-bet-chips-outcome-above-fixed = Only { $most } counts: fixed limit allows no more
prior-bet-chips-outcome-short-all-in-next-open = All-in for { $total }, less than a full bet or raise
prior-bet-chips-outcome-raise-to-most = Raise to { $total }, the maximum
prior-bet-chips-outcome-new-chips-alone = All was taken back: only the new chips count
prior-bet-chips-order-see-undercall = See Undercall (undercall): { $short } short of the call.
prior-bet-chips-order-all-in-plays = Dealer: announce the all-in for { $total }. The amount to call stays at { $bet }; what others put in above the all-in goes to a side pot.
prior-bet-chips-order-announce-call = Dealer: announce a call.
prior-bet-chips-order-give-back = Dealer: return { $change }. { $total } stays in.
prior-bet-chips-order-make-up = Player: add { $to_add } to make it { $total } in total.
prior-bet-chips-order-announce-raise = Dealer: announce the raise to { $total }.
prior-bet-chips-order-announce-all-in = Dealer: announce the all-in for { $total }. It is not completed to a full bet or raise.
prior-bet-chips-order-see-reopening = For who may still raise, see Who may raise after a short all-in (reopening).
prior-bet-chips-order-only-most = Player: put in exactly { $most } in total. What is above it is returned.
prior-bet-chips-order-next-acts = The next player acts.
prior-bet-chips-order-pulled-back-binds = Chips of the earlier bet were pulled back: see Chips of an earlier bet pulled back (pulled-back-chips) as well. That can bind the player to call or raise.
prior-bet-chips-order-correct-to-pot = Dealer: correct the bet to what the pot allows, and return the rest.
prior-bet-chips-order-correct-if-miscounted = Dealer: if the pot was miscounted, correct the bet to what the pot allows and return the rest.
prior-bet-chips-order-correct-if-dealer-miscounted = Dealer: if you miscounted the pot, correct the bet to what the pot allows and return the rest.
prior-bet-chips-order-director-other-cause = TD: if the bet is too big for any other reason, the book is silent; rule in the interest of fairness (rule { $fairness }), up to what the pot allows.
prior-bet-chips-order-see-miscount = If others have acted on it since, see Miscounted pot, or bet too large (pot-limit-miscount).
prior-bet-chips-order-see-several-chips = Floor: rule on the new chips alone, under Several chips (several-chips).
prior-bet-chips-order-see-raise-size = Floor: rule on { $put } as on an amount that was said, under Size of a raise (raise-size).
prior-bet-chips-remark-say-first = The player has to say the action before adding chips to those of an earlier bet.
prior-bet-chips-remark-better-say-first = The player should say the action before adding chips to those of an earlier bet.
prior-bet-chips-remark-half-of-raise = The book says half of the "bet". That is read as half of the raise itself, not of the total.
prior-bet-chips-remark-half-of-raise-call = The book says half of the "bet". That is read as half of the raise itself, not of the total.
prior-bet-chips-remark-short-all-in-before = The last raise was a short all-in. The book says the "previous" bet; the ruling follows the last full one.
prior-bet-chips-remark-short-all-in-before-call = The last raise was a short all-in. The book says the "previous" bet; the ruling follows the last full one.
prior-bet-chips-remark-half-of-raise-all-in = The book says half of the "bet". That is read as half of the raise itself, not of the total.
prior-bet-chips-remark-next-raise-open = The book does not give the minimum for the next raise after this all-in.
prior-bet-chips-remark-may-bet-all = If the player put all the chips together and pushed or tossed them forward, that may be read as a bet of all of them.
prior-bet-chips-outcome-no-raise = Only a call: this player may not raise
prior-bet-chips-outcome-nobody-to-call = Only a call: no player is left who could call a raise
prior-bet-chips-outcome-no-raise-not-said = The book does not say whether this player may raise
prior-bet-chips-order-no-raise-call = Dealer: announce a call, and return anything above it.
prior-bet-chips-order-director-no-raise = TD: rule in the interest of fairness (rule { $fairness }) on whether the raise stands or only the call.
prior-bet-chips-remark-other-raise = The book does not say whether a raise in fixed limit after a short all-in comes on top of it or completes it. The ruling puts it on top; a raise to any other total shown here is accepted too.
