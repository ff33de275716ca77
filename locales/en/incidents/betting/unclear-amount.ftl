unclear-amount = Unclear amount ("five")
    .search = bet five, I bet five, said five, five hundred or five thousand, unclear bet, unclear amount, ambiguous bet, what does five mean, two meanings, number without unit, bet two, raise five, says just a number, how much is a nickel, bet size not clear
    .told =
        He just said five
        He said five and we don't know if it's 500 or 5,000
        I said raise, two, and they think it's 200 but I meant 2,000
        Blinds 200/400, he says fifteen, does that mean 1,500 or 15,000
        The pot was around 6,000 on the turn and he bet three, he means 300 and the other guy called thinking it was 3,000
        What does it mean when he just says five, is that 500, 5,000 or 50,000?
        Player said five, is it 500 or 5,000?
        He announced raise to twelve, not clear if that's 1,200 or 12,000.
        Blinds 1,000/2,000, flop, pot about 14,000, seat 4 says two-five, he says he meant 2,500, they say 25,000.
        He said bet three and put no chips out, the pot's 8,000, he claims he meant 300.
        He said fifteen without saying hundred or thousand, which amount does he have to bet?
    .heard =
        says "twenty-five": 2,500 or 25 thousand
        "one" in the 500/1000 level, hundred, thousand
        he murmured "fifteen" and only meant fifteen hundred
        what's "a buck" worth now that blinds are 1k/2k
        "three-two", thirty-two hundred or thirty-two thousand
        she announced seven without hundreds or thousands
        K or hundreds, he left that off
        UTG says "two fifty", is it 250 or 250,000
        he spoke a plain "six" and everyone pictured a different sum
        dealer took "ten" as ten thousand, he swears a thousand
        spoke the digit alone, no zeros, so which sum
        shorthand number on the turn, pot was around 4k
        he said "five", is it 500 or 5,000
        player said "two" at blinds 100/200, how much is it
        she announced "raise to twelve", hundred or thousand
        he said bet "fifteen", nobody knows how much
        says "I make it three" and puts nothing in
        the amount was not clear, could be 600 or 6,000
        He goes "two". Two hundred, two grand, two what?
        "Make it seven," she says; blinds 100/200, seven hundred or thousand?
        "Twelve!" he barks. Is that twelve hundred or twelve thousand?
        Said "eight" and nothing else, middle's got 3,400 in it.
        Kev mumbled "three and a half", hundreds or thousands, no clue.
        "A buck fifty" he announces; 150, 1,500, or 150k at these blinds?
        The guy said "fifty" at 500/1,000 and half of us understood five thousand, the other half fifty thousand
        Had one yesterday where a player muttered "six" on the turn, pot was some 9k, and she called before anybody asked six what
        What's "a quarter" when the smallest chip in play is a thousand?
        On the flop Haas announced "two" with 14,000 in the middle; Rourke put out 2,000, and Haas laughed and said he had meant two hundred
        He drops zeros all the time, this time "eleven" could've been 1,100 just as well as 11,000
        "Make it one-five," and then nobody knew, he had like 200k in front and blinds were 3k/6k
        After the dead button confusion was cleared up UTG opened with the words "twenty-five" and everyone asked twenty-five what
        Twelve thousand was in the middle on the turn when Larsson, who'd been joking with the ralibirds, said the single word "four"; his opponent thought of four hundred and called at once with nothing but an open-ender
        Does "a dime" mean a thousand or ten thousand here, he's from Vegas
        Two hundred or two hundred thousand, he just said "two hundred"
        She declared "raise to twenty-two" without hundreds or thousands and then went silent
        The stack he'd need for the bigger reading was there, the smaller reading would be under a min bet
        We couldnt tell if his "four" was in hundreds, pot had 5,300 in it
        Pot's small, number said was "eight", the caller is scared it's eight thousand
        A number came out of his mouth, no unit on it, and the other fellow said call straight away
        We were at 2k/4k, I had about thirty bigs, and the tired fellow across the table announced "fifteen" on an unraised flop, put no chips out at all, and later claimed that of course he'd meant fifteen hundred
        "Seven fifty", goes the Irishman on the river, and the dealer asked him: 750 or 75,000?
        He wanted 1,400 and said fourteen, the opponent wants him held to 14,000
        Guy on the button at the final table says "five on it", chips are all plaques, what's the amount?
        In my home league people say "ten" for ten bucks, here it's a tournament and it could be 1,000 or 10,000
        What figure applies when the spoken bet can be read three different ways?
        The small blind announced "three" pre with blinds of 150/300 so it'd be the minimum or ten times as much
        In a pot of roughly nine hundred he said "two" and shrugged, the dealer took two hundred, the next guy assumed two thousand and folded a decent hand, and everybody turned to me for an answer
        The lady from Marseille, with big black and small black chips in front of her, bet "one twenty" on the river, and no one could say whether it was 120, 1,200, 12,000 or 120,000
        Not a single chip moved, just the word "nine", and then the fight about what nine is
        In the stud round someone said "raise four" and the table froze
        Whispered "two five zero", wich some of us took for 250 and some for 2,500
        The foreign lady said "tausend zwei", dealer translated it as 1,200, but maybe 2,000, who knows
        Is it read against the pot or against the blinds when a guy just says thirty?
        "A nickel" he said with a grin, it's 5k/10k so is that 5, 500, 5,000 or 50,000?
        said "five", is it 500 or 5000
        the amount he said can be two things
unclear-amount-fact-other-information = Is it clear in some other way which amount was meant?
    .label = amount clear otherwise
unclear-amount-fact-said = Which number was said? ("five": 5)
    .label = number said
unclear-amount-fact-least = What is there to call? If no player has bet: what is the minimum bet?
    .label = call or minimum bet
unclear-amount-fact-pot = How big was the pot before this bet, including all bets in front of players?
    .label = pot with all bets
unclear-amount-fact-stack = How many chips does the player have in total?
    .label = player's chips
unclear-amount-fact-shown = Which amount do the chips put in with the number show?
    .label = shown by the chips
unclear-amount-fact-raise-least = Which raise would be the minimum?
    .label = minimum raise
unclear-amount-outcome-meant = The amount is { $total }
unclear-amount-outcome-smaller-meant = The smallest possible amount counts: { $total }
unclear-amount-outcome-other-information-first = The amount that is clear in some other way counts
unclear-amount-outcome-shown-by-chips = The amount is { $total }: the chips put in show it
unclear-amount-outcome-above-the-pot = No amount fits the pot: the book does not say what counts
unclear-amount-outcome-no-test = Your choice: which amount is meant
unclear-amount-order-announce = Dealer: announce { $total }.
unclear-amount-order-announce-smaller = Dealer: announce the smallest amount that the number can mean as a valid bet: { $total }.
unclear-amount-order-take-the-clear-amount = Dealer: announce the amount that the player made clear.
unclear-amount-order-announce-shown = Dealer: announce { $total }.
unclear-amount-order-director-decides-above = TD: rule in the interest of fairness (rule { $fairness }). The smallest valid amount is { $smallest }; the pot was { $pot }.
unclear-amount-order-director-takes-highest = TD: take the highest amount that is reasonable here. The pot sets no limit; the smallest valid amount is { $smallest }.
unclear-amount-order-director-takes-most-reasonable = TD: take the amount that is most reasonable here. The pot sets no limit; the smallest valid amount is { $smallest }.
unclear-amount-remark-below-raise = The amount is below the minimum raise. What it binds to is in Size of a raise (raise-size); after "raise", in "Raise" with an amount (declared-total).
unclear-amount-remark-all-in = The player has no more: it is an all-in for { $total }.
unclear-amount-remark-most-reasonable = The book asks for the most reasonable amount that the pot allows. The highest is taken; where that one is not reasonable, the TD takes a lower one.
unclear-amount-remark-highest-reasonable = The book asks for the highest reasonable amount. If this one is not reasonable, the TD takes a lower one.
unclear-amount-remark-pot-not-defined = The book does not say what counts as the pot; bets in front of players are counted in.
unclear-amount-remark-moment-not-said = The book does not say when the pot is measured; it is measured before the bet.
unclear-amount-remark-pot-plays-no-part = The pot plays no part in this book.
unclear-amount-remark-pot-collected-only = In this book the pot is what has been collected: enter it without the bets in front of players.
unclear-amount-remark-pot-with-bet = In this book the pot includes the unclear bet: enter the pot with that bet in it.
