oversized-chip = Oversized chip
    .search = overchip, over chip, oversized chip, one big chip, single chip, one chip, single oversized chip, threw in one chip, one chip bigger than the bet, 1000 chip for a 200 bet, big chip no word, said raise after the chip, raise said too late, last chip, raise with one chip no amount, big chip as a bet, silent chip
    .told =
        One big chip, no words
        He threw in one 5,000 chip and said nothing
        I put in a single big chip without saying raise, but I meant it as a raise
        The bet was 400, he tossed in one 1,000 chip silently and now he says it's a raise
        Blinds 200/400, first in, he throws one 5k chip in and says raise only after it hit the table
        Is one oversized chip a call or a raise if he didn't say anything?
        one oversized chip, silent
        He threw in a single 5k chip without saying anything, the bet was 1,200.
        Player put one big chip in preflop, said nothing, now he says it was a raise.
        Blinds 200/400, UTG tosses in one 1,000 chip silently, wants it to be a raise to 1,000.
        Bet's 600, seat 5 puts in one single 5,000 chip and says raise after the chip hit the felt.
        Single oversized chip and he didn't say raise, is that just a call?
    .heard =
        bet 500 he throws in a 5000 chip
        threw one 5000 chip into a bet of 600
        button flips a 5k over the line at 400/800 and stays silent
        the bet was 600 and he tosses a lone 5000 disc
        dropped a yellow thousand and only afterwards muttered raise
        he lobbed in one large denomination, wants it treated as a bump up
        no smaller change, so BB flung a single five-hundred at a 200 open
        UTG opens with one 1k at 100/200, limp or open
        is a lone big one without talking just a flat
        he says it was obviously a raise because the chip's so huge
        one yellow lands before the word does
        first in on the flop with a single 5000, mute
        plopped his one purple down versus 1500, didn't open his mouth
        he said raise, threw one 25k, never named a figure
        he threw in one big chip without saying anything, is it a raise
        one 1,000 chip on a bet of 400, nothing said
        player put out a single 5,000 chip preflop without a word
        one oversized chip as the opening bet after the flop
        he put one 500 chip in and then said raise
        facing 300 she put out a 1,000 chip silently, wants change or a raise
        a single chip worth more than the bet, he says he meant to raise
        Lobbed a single 5k in, never spoke, blinds are 200/400.
        One lone black at the opener, said "raise" after it landed.
        She dropped a solitary thousand on a 300 open, dead silent.
        Dude flicked a single T25k over, opener was only 1,200. Raise?
        "Raise," he says, then one big orange 5k, no number given.
        Quiet as a mouse, plonks his one 10k disc to my 2,500.
        Blinds were 100/200 and the bloke under the gun dropped one purple 500 out there and said nothing, raise or limp?
        She only had big stuff left, so a single 25,000 went out over an open of 6,000 and not a word with it
        Had a nice one: kid throws a 5k at my 1,100 open, waits till it stpps spinning and THEN says raise
        It was early in level 3, blinds 150 and 300, when the nice old lady under the gun tossed out a lone thousand and said nothing, and the next player asked whether she had come in for a raise
        Henderson, out of small chips after the colour-up, tossed one 10,000 and sat back as though he had reraised
        He tossed the chip and the word came maybe half a second after it touched down
        One disc, worth way more than the bet, no announcement, opponent folded thinking it was a raise
        First to act on the flop he put out a lone 5k; the pot's only 1,900, what's the bet?
        "raise" he said while the chip was in the air, a thousand against 250
        My neighbor had just got change for everything so all he had was a pink, put that against 700
        What is a solitary black over a bet of 25 when he doesnt speak up?
        He was on the phhone, flung a 1k chip in and took it for granted everyone knew he was re-popping it
        While the next table was being broken he dropped a single 5k over a 1,600 open, mumbled nothing, and folded his arms
        "Raise!" and a single 5,000 goes out on top of a 1,200 bet, but he gives no number, what's he raised to?
        Seat 10's last chip, a 500, facing 200, not a sound
        I don't speak the language well so I just threw the big one in, I wanted to raise
        The race was barely over and all I owned were new 1,000s, so I put one of them out on a 300 bet in the stud hi-lo hand without saying a thing
        Does it make any difference that one coin is ten times the size of what he owes?
        The small blind used one chip of a thousand for a raise to 450 and got annoyed when change came back
        Got a single chip in there bigger than the bet, he claims he'd said raise, two guys say he hadn't
        Following an open to 2,400 and with only big denominations after winning a huge pot, Moretti threw in one 25,000 chip without comment; he later told the floor that he had wanted to make it ten thousand
        With a 500 blind he put a lone 1,000 down in early position, and the button believed it was a min-raise
        I'd been chatting with my neighbor about his new car, saw the flop bet of 700, flung a pink 5k at it, and a moment later when it had already stopped rolling I said raise
        The player was hungover, wanted to three-bet, but flicked a lone blue worth 2,000 on a bet of 800 in silence
        In the razz level a guy threw one 1k on a 400 bring-in completion, call or what?
        One chip from the high end of my stack, silent, bet was a fifth of it; they say I flatted
        He opened the betting on the turn by placing a single 25k chip, does he get change?
        Announced nothing, one oversized token, next in line asks how much to me?
        The man who had just come back from the bar dropped one enormous chip in front of him facing a normal three-bet, no words, no gesture, and the three-bettor turned his cards up believing it was a shove
        A lone orange worth five grand hit the felt at six hundred to go, and its owner, headphones blaring, said nothing
        one single thousand goes in, not a word, the big blind is 200
        throws in a single thousand without saying anything
        one five-thousand chip, silent
        tosses a thousand-chip, not a word
oversized-chip-fact-round = What was bet in this round before this player acted?
    .label = betting so far
oversized-chip-fact-chip = What is the one chip worth? (there are no chips of an earlier bet in front)
    .label = value of the chip
oversized-chip-fact-said = What was said before the chip touched the table?
    .label = said before the chip
    .nothing = nothing, or only after it
    .raise = "raise", no amount
    .amount = an amount, with or without "raise"
    .all-in = "all-in"
oversized-chip-fact-last-chip = Is it the player's last chip?
    .label = last chip
oversized-chip-outcome-words-decide = What was said decides, not the chip
oversized-chip-outcome-all-in-for-less = All-in for { $total }, less than the call
oversized-chip-outcome-less-than-call = Less than the call: an undercall, no raise
oversized-chip-outcome-made-up = Raise, increased to { $total }
oversized-chip-outcome-call = A call, exactly the amount
oversized-chip-outcome-call-then-raise = Must raise: the raise goes in now
oversized-chip-outcome-call-only = Only a call: { $change } is returned
oversized-chip-outcome-short-all-in = All-in for { $total }, less than a full bet or raise
oversized-chip-outcome-short-all-in-next-open = All-in for { $total }, less than a full bet or raise
oversized-chip-outcome-raise = Raise to { $total }
oversized-chip-outcome-raise-to-most = Raise to { $total }, the maximum
oversized-chip-outcome-above-pot = Too much: the pot allows { $most } at most
oversized-chip-outcome-bet = Bet of { $total }
oversized-chip-outcome-bet-of-most = Bet of { $total }, the maximum
oversized-chip-outcome-bet-made-up = Bet, increased to { $total }
oversized-chip-outcome-bet-may-be-made-up = Your choice: the bet is increased to { $total }, or it stays
oversized-chip-outcome-short-bet-not-said = The book is silent on an opening bet this small
oversized-chip-outcome-above-fixed = Only { $most } counts: fixed limit allows no more
oversized-chip-outcome-words-do-not-count = The word does not bind: the chips decide
oversized-chip-outcome-call-owed = Only a call, to be completed to { $total }
oversized-chip-order-see-undercall = See Undercall (undercall): { $short } short of the call.
oversized-chip-order-see-tiny-chip = If the chip is tiny next to the bet, see Silent tiny chip (tiny-chip-call).
oversized-chip-order-all-in-plays = Dealer: announce the all-in for { $total }. The amount to call stays at { $bet }; what others put in above the all-in goes to a side pot.
oversized-chip-order-announce-call = Dealer: announce a call.
oversized-chip-order-give-back = Dealer: return { $change }. { $total } stays in.
oversized-chip-order-director-may = TD: decide whether it is increased to { $total }. The book allows it but does not require it.
oversized-chip-order-make-up = Player: add { $to_add } to make it { $total } in total.
oversized-chip-order-announce-raise = Dealer: announce the raise to { $total }.
oversized-chip-order-announce-bet = Dealer: announce the bet of { $total }.
oversized-chip-order-announce-all-in = Dealer: announce the all-in for { $total }. It is not completed to a full bet or raise.
oversized-chip-order-see-reopening = For who may still raise, see Who may raise after a short all-in (reopening).
oversized-chip-order-raise-follows = Player: put in the raise now, in one motion, to at least { $least } in total.
oversized-chip-order-director-short-bet = TD: rule in the interest of fairness (rule { $fairness }) on whether the bet is increased to { $least }.
oversized-chip-order-correct-to-pot = Dealer: correct the bet to what the pot allows, and return the rest.
oversized-chip-order-correct-if-miscounted = Dealer: if the pot was miscounted, correct the bet to what the pot allows and return the rest.
oversized-chip-order-correct-if-dealer-miscounted = Dealer: if you miscounted the pot, correct the bet to what the pot allows and return the rest.
oversized-chip-order-director-other-cause = TD: if the bet is too big for any other reason, the book is silent; rule in the interest of fairness (rule { $fairness }), up to what the pot allows.
oversized-chip-order-see-miscount = If others have acted on it since, see Miscounted pot, or bet too large (pot-limit-miscount).
oversized-chip-order-only-most = Player: put in exactly { $most } in total. What is above it is returned.
oversized-chip-order-next-acts = The next player acts.
oversized-chip-order-see-declared-total = If "raise" and an amount were said, see "Raise" with an amount (declared-total).
oversized-chip-order-see-raise-size = If an amount was said without "raise", see Size of a raise (raise-size).
oversized-chip-order-see-all-in = If "all-in" was said with chips behind, the whole stack is in: see Size of a raise (raise-size).
oversized-chip-order-rule-on-chips = Floor: rule again on the chips alone, as if nothing had been said.
oversized-chip-order-complete-call = Player: add { $short } to complete the call of { $total }, or go all-in for less.
oversized-chip-remark-said-too-late = "Raise" said after the chip touched the table does not count.
oversized-chip-remark-any-chip-calls = The book lists one chip of any value as a way to call, but rejects a tiny one.
oversized-chip-remark-half-of-raise-said = The book says half of the "bet". That is read as half of the raise itself, not of the total.
oversized-chip-remark-least-after-short = The last raise was a short all-in. The book says the minimum is the "previous" bet or raise; the ruling follows the last full one.
oversized-chip-remark-least-after-this = For the next raise the book says the minimum is the "previous" bet or raise; the ruling follows the last full one, not this all-in.
oversized-chip-remark-limit-after-short = The book does not say whether a raise in fixed limit completes a short all-in or comes on top of it.
oversized-chip-remark-other-raise = The book does not say whether a raise in fixed limit after a short all-in comes on top of it or completes it. The ruling puts it on top; a raise to any other total shown here is accepted too.
oversized-chip-remark-raise-no-bet = The book says "minimum raise" although no player has bet, and does not explain the amount. The ruling follows the minimum bet.
oversized-chip-remark-next-raise-open = The book does not give the minimum for the next raise after this all-in.
oversized-chip-remark-raise-cap = In fixed limit the number of raises is capped: see the incident Number of raises allowed (raise-cap).
oversized-chip-remark-holdem-only = The book's rule is for hold'em. On other games it is silent.
oversized-chip-outcome-no-raise = Only a call: this player may not raise
oversized-chip-outcome-nobody-to-call = Only a call: no player is left who could call a raise
oversized-chip-outcome-no-raise-not-said = The book does not say whether this player may raise
oversized-chip-order-no-raise-call = Dealer: announce a call, and return anything above it.
oversized-chip-order-director-no-raise = TD: rule in the interest of fairness (rule { $fairness }) on whether the raise stands or only the call.
oversized-chip-fact-acted-before = Has this player acted before in this betting round?
    .label = already acted this round
