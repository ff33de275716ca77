nonstandard-term = Unofficial term or gesture
    .search = slang, jargon, unofficial term, strange word, unclear word, gesture, hand signal, waved his hand, nodded, pointed up, thumbs up, knocked on the table, tapped the table, tap, finger, nickname for an amount, "same", "pay", "ship it", "boom", "pass", "complete", regional term, dialect, ambiguous gesture, more than one meaning, motioned all-in, bounty chip, bounty token, clock token, time bank chip, bet with a token, card protector, threw in the bounty
    .told =
        He tapped the table
        He used some slang for his bet and nobody knows what he means
        He just waved his hand and the dealer took it as a fold
        I bet and he knocked on the table, now he says that was a call and not a check
        On the flop he says pass, and the dealer doesn't know if that's a check or a fold
        Does a nod or a thumbs up count as a call?
        used slang, unclear meaning
        He said "ship it" or something like that, we don't know if it means all-in.
        Player tapped the table and says that wasn't a check, he was just thinking.
        Seat 6 made some hand gesture, waved his hand, I took it as a fold, he says it wasn't.
        Player used the word pass with no bet in front of him, doesn't say check or fold.
        He said complete instead of call in the small blind, is that official or do I make him clarify?
    .heard =
        he made a thumb-down sign and dealer took it as fold
        she did a chopping motion with her hand, what's that supposed to mean
        the Scotsman says "on you go" and we don't know if he's calling
        seat 1 just shrugged and pointed his finger at the bettor
        "let's dance", did he shove or not
        he rapped with two knuckles, I read it as check, he says he's thinking
        he said "let's gamble", does that bind him to anything
        "have it", which might be fold or go ahead and take it
        pushing both palms forward without a chip, means jam where he's from
        he raised his eyebrows and tilted his head toward the middle
        foreign guy uses his home word for calling and nobody understood
        the expression he used could mean two things at this table
        he knocked on the table with chips in his hand, is that a check or a call
        player said "I'm in", is that a call
        he waved his hand, the dealer took it as a fold
        she said "pass", does that mean check or fold
        he tapped the table facing a bet, he says he was thinking
        the player pointed a finger up, was that a raise
        he used slang and now says he meant something else
        his gesture was not clear, the dealer thought it was a check
        Yank says "ship it", did he just move in or what?
        Old boy waved his palm flat over the felt, checking or folding?
        She said "pass" with nothing to pay. Check or chucking it?
        Knocked the felt twice facing my bet: checking, thinking, or folding?
        "Complete" from the small blind; does that mean he limped?
        Aussie goes "giddy up", local lingo, is that him paying or raising?
        The Kiwi said "sweet as" to my bet of 2,000 and nobody knows if that was a call
        He twirled his index finger in the air on the turn, the dealer dealt the river, and he says that meant let me think
        "Same again, love," was all he said, I bet 900 on the flop and now I don't know whether he's betting 900
        Had a man at our table wave both arms like an umpire at the shove, was that fold or all-in?
        "Boomshakalaka", quote, and he then claimed he had announced a shove
        She blew a kiss to the bettor, dealer took it as a call
        He pointed his thumb at the sky meaning raise, the big blind says it meant nothing
        "Go on then" - is that permission to deal the next card or acceptance of the bet?
        A local guy uses "pass" when he means check, the visitor thought he'd folded and tabled his hand
        On the river Duarte gave a slow nod, Meier fliped over his cards, and Duarte said he'd been nodding to the music
        He flipped his palm upward at my all-in, everyone had a different idea what it was supposed to be
        Said "let's rock" facing a bet of 15k and tossed nothing in
        The tourist, whose English isn't great, answered a bet of 3,500 by moving his hand flat from left to right, which the dealer took as a fold, and he later explained that at home it's a call
        With about 28,000 in the pot he faced a shove, he said "okey-dokey", and the other player turned over his kings and was told that okey-dokey just meant that he'd understood the amount
        My neighbour tapped his cards with his finger three times while he was thinking about the bet, the next player acted behind him, and now there's a quarrel about what those taps were supposed to be
        He said "ship", I thought he wanted me to ship the pot, he meant he was shipping it
        An old gambler at the final table says "tap tap" and slides his hand palm down over the felt
        two fingers up - two thousand? two big blinds? peace?
        "Cover me", the French one said something like "tapis", we had to guess that it means all-in
        A wink and a knock with an elbow; opponent argued it had been a check, he said he just leaned on the table
nonstandard-term-fact-used = What did the player use?
    .label = term or gesture
    .slang = a slang word
    .gesture = a gesture other than a knock
    .knock = a knock or tap on the table
    .regional = a regional term that people here know
    .pass = the word "pass"
    .complete = the word "complete"
    .item = a thing without a value: a bounty chip, a clock token
nonstandard-term-outcome-own-risk = At the player's own risk: the floor decides what it means
nonstandard-term-outcome-check = The knock is a check
nonstandard-term-outcome-fold = "Pass" is an official word: it is a fold
nonstandard-term-outcome-term-counts = The word is accepted: it counts as what it says
nonstandard-term-outcome-director-decides = Your choice: the word counts as official, or it does not
nonstandard-term-outcome-as-meant = What the player meant counts
nonstandard-term-outcome-knock-not-binding = The knock is not an action: the player is still to act
nonstandard-term-order-read-it = Floor: decide what it means at this table. What the player intended does not count.
nonstandard-term-order-decide-official = TD: if everybody here knows the word, it may count as official. Otherwise it is at the player's own risk, and you decide what it means.
nonstandard-term-order-held-to-it = Player: you are held to that meaning.
nonstandard-term-order-usual-meaning = Dealer: take the word in its usual meaning; the player is held to it.
nonstandard-term-order-check-stands = Dealer: announce a check.
nonstandard-term-order-fold-stands = Dealer: muck the cards; the hand is folded.
nonstandard-term-order-speak-clearly = Player: from now on use the usual words.
nonstandard-term-order-take-as-meant = Floor: find out what the player meant, and rule it as that.
nonstandard-term-order-decide-official-or-meant = TD: if everybody here knows the word, it may count as official. Otherwise what the player meant counts.
nonstandard-term-order-still-to-act = Player: say what you want to do, or put in the chips.
nonstandard-term-order-next-acts = The next player acts.
nonstandard-term-remark-unclear-amount = If the word is a number that can mean several amounts, see Unclear amount ("five") (unclear-amount).
nonstandard-term-remark-knock-facing-bet = A knock facing a bet is a check facing a bet: see Invalid declaration (invalid-declaration).
nonstandard-term-remark-fold-no-bet = If there was no bet to the player, see Fold with no bet to face (fold-without-bet).
nonstandard-term-remark-knock-not-named = Unofficial gestures are at the player's own risk in this book; it does not name the knock.
nonstandard-term-remark-smaller-bet = Where it can be read as two bets, the smaller one counts.
nonstandard-term-remark-larger-bet = Where it can be read as two bets, the larger one counts.
nonstandard-term-outcome-item-call = The item counts as a call
nonstandard-term-outcome-item-all-in = The item counts as an all-in
nonstandard-term-outcome-item-no-action = The item counts as no action
nonstandard-term-order-item-back = Dealer: return the item to the player; it is no chip and stays out of the pot.
nonstandard-term-order-announce-item-call = Dealer: announce a call; the player puts in the chips for it.
nonstandard-term-order-announce-item-all-in = Dealer: announce the all-in and count the player's chips.
