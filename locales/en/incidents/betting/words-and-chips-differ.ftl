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
        Nakamura said "forty-two hundred" while sliding out chips that came to 2,400, and the opponent folded out in disgust before it was sorted
        On the river, Smith announced a bet of 12,000 while chatting with his neighbour, but the chips he placed in the middle were 21,000, and the opponent, who had only heard the number, said call
        What came out of her mouth was call, but the pile she cut over the line would have been a decent three-bet
        Guy says "raise" loud and clear, then puts out exactly the amount needed to flat, not a chip more
        The old man in the corner, who'd been up since six, said quite distinctly that he was calling, yet the stack that left his hand was enough for a big raise with the blinds at 300 and 600
        Funny one: the dude declared 1,500, dropped a pink by accident (that's 5k), do we go by what we heard or by what we saw?
        He pushed three grand forward and only afterwards muttered something like "two thousand"
        Player mumbles, nobody is sure if he said four or fourteen, and the stack in front of him is nine
        I clearly heard him say he was just calling, though his fist let go of twice as much as the bet
        Was drunk, announced a bet of 600 and tossed out 900, insists his tongue counts and not his hand
        Blinds 1k/2k, Ferreira called out "seven thousand" and put out four 2k chips, so eight
        In the heads-up match she said rasie to 30 and placed 25 on the felt, opponent wants the smaller one
        The chips hit the felt first, 5,000 of them, then he said "four", so which one is it?
        He meant to bet 2,200, that's what he told the table, but mixed up the two colours and shoved 7,000 out
        First there was a mumble that sounded like two thousand, then came a pile of four thousand, and the big blind, having jack-ten and about thirty bigs, wanted to know which of the two he was facing
        Old boy says "check" and at the same time bets a stack of greens with his other hand
        Dealer repeated the spoken number, the player shook his head and pointed at the larger heap he'd put out
        In the Sunday deep stack a gentleman declared a raise to 2,800 and at the very same moment cut out 3,800, and half the table said the smaller number while the other half pointed at the chips
        said all-in joking voice but slid in only the call, says he didnt mean it
        The kid said "eleven" but his chips amounted to a thousand and ten, and no one agrees what the bet is
        I told the table I was making it 800, then accidentally threw a purple in rather than a black
        According to two witnesses he named 3,600; the chips that followed totalled 6,300
        A raise of two thousand was declared by Anders, yet the pile contained twelve hundred, and the small blind had already flatted the pile
        He said one thing to the dealer in a whisper and put in another, half the table heard nothing at all
        Announced a price, put out a different one, and when asked he says the chips are what he meant
        Two minutes before the colour-up she told us eight hundred and let go of eight blacks and a yellow, so 1,800, half the table was in the queue for coffee
        On the flop in a PLO event he said 1,800 and cut out 2,800, the caller put in 2,800 without noticing
        What if somebody says "make it four" with a five sitting in his hand, and both land tgether?
        The verbal part was a bet of nine hundred, the physical part was nineteen hundred, no idea which came first
        Player in the 10 spoke softly, "I'm in for the call", and at once dropped chips good for a big raise
        says one thing and puts in another amount
        said 1500 but put out 2000
        announces raise and puts in only the call
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
