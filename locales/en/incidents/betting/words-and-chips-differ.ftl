words-and-chips-differ = Words and chips differ
    .search = said one thing and put out another, said call but put out a raise, said raise but put out a call, said 200 put out 500, wrong chip thrown, different amount said, verbal and chips contradict, verbal against chips, words or chips first, said and bet at the same time, announced another amount, misspoke, mumbled, nobody heard what was said
    .told =
        Said one thing, bet another
        He said 2,000 but he put out 5,000
        I said call and by mistake I threw in chips for a raise
        He announced 1,200 and then slid out 2,100, so what's the bet now
        He put out four 1,000 chips on the turn and at the same moment he said three thousand
        What counts, what he said or the chips he put out?
        said one amount, put another
        He said 2,000 but put out 3,000 in chips.
        Player announced call and pushed out enough for a raise at the same time.
        Seat 2 said raise to 1,500 first, then put out 5,000 in chips.
        Chips hit the table before he spoke, he put out 1,000 and then said 800.
        Verbal was 4,000, chips were 400, which one counts, what he said or what he put in?
    .heard =
        he announced fifteen hundred and slid twenty-five hundred
        told us "call", yet four yellows came in
        out of his mouth came raise, from his hand just the flat
        she spoke 600 and at once a 5k landed
        he says he grabbed the wrong color, meant what he said
        what he spoke and what's lying there don't match
        lips said two thousand, the pile holds three
        he says he said raise but nobody heard it, dealer saw a flat
        he pushed first and gave a smaller number afterwards
        announcing check while his hand shoves chips
        spoke "all-in" but moved only part, or the other way about
        do I go by what I heard or by the pile
        he said 800 but put out 1,000
        said raise to 2,000, but only 1,500 is on the table
        player says call and puts out more chips than the call
        what counts, the words or the chips he put in
        she announced 600 and pushed in 900
        he said one amount and the chips show another
        Said "two thousand" but his mitts pushed out 1,200.
        He announced "call" while shoving a raise's worth over the line.
        Mouth said 800, hand dropped 8,000 at the same time.
        Mumbled something like fifteen, but slid 5k, nobody caught it.
        Stuck 3k in, and a second later pipes up "five hundred".
        Goes "a million!" for a laugh, but only 600's out there.
words-and-chips-differ-fact-first = What came first?
    .label = came first
    .words = the words
    .chips = the chips
    .same-moment = both at the same moment
    .nobody-knows = no one can tell
words-and-chips-differ-fact-words = How clear were the words?
    .label = words
    .clear = clear
    .unclear = hard to hear or to understand
    .unreasonable = clear to hear, but an absurd bet
words-and-chips-differ-outcome-words-count = The words count
words-and-chips-differ-outcome-chips-count = The chips count
words-and-chips-differ-outcome-words-unless-director = The words count, unless the TD rules otherwise
words-and-chips-differ-outcome-chips-unless-director = The chips count, unless the TD rules otherwise
words-and-chips-differ-outcome-smaller-counts = The smaller of the two bets counts
words-and-chips-differ-outcome-larger-counts = The larger of the two bets counts
words-and-chips-differ-order-director-settles = TD: you have the last word where words and chips contradict each other or the bet is unclear. Go by the circumstances.
words-and-chips-differ-order-chips-follow-words = Player: correct your chips to match the words.
words-and-chips-differ-order-amount-as-chips = If an amount was said, it is judged like the same amount in chips: with "raise" under "Raise" with an amount (declared-total), without it under Size of a raise (raise-size), below the call under Undercall (undercall). For "check" or "fold", see String bet (string-bet); for "check" to a bet, Invalid declaration (invalid-declaration).
words-and-chips-differ-order-words-do-not-count = The words do not change the bet.
words-and-chips-differ-order-judge-chips = Dealer: judge the chips by themselves: one chip under Oversized chip (oversized-chip), several under Several chips (several-chips), no more than the call under Undercall (undercall). If chips of an earlier bet are there too, see New chips added to those of an earlier bet (prior-bet-chips).
words-and-chips-differ-order-announce = Dealer: announce what the bet is.
words-and-chips-differ-order-next-acts = The next player acts.
words-and-chips-differ-order-take-the-smaller = Floor: compare what may have been said with the chips that were put in, and take the smaller bet.
words-and-chips-differ-order-take-the-larger = Floor: compare what may have been said with the chips that were put in, and take the larger bet.
words-and-chips-differ-remark-contradiction = The book also has the TD determine the bet where words and chips contradict each other. That is read here as covering only what the order of words and chips does not settle.
words-and-chips-differ-remark-over-line = In this book chips are bet once they are over the betting line. That decides which came first.
words-and-chips-differ-remark-ask-around = The dealer and the players at the table can tell what was said and done.
