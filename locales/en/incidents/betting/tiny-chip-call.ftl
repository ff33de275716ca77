tiny-chip-call = Silent tiny chip
    .search = tiny chip call, one small chip, tossed in one chip, threw in a chip, single chip call, low chip against a big bet, undersized chip, one chip to call an all-in, flicked a chip, token call, chip as a call, just one chip
    .told =
        Threw in one tiny chip
        He just tossed in one 25 chip against my big bet and said nothing
        I bet 5,000 and he threw one 100 chip in the middle, he says that means call
        He's facing a raise to 2,400 preflop and drops a single 25 chip without a word
        I was all-in heads-up for 30k and he flicked in one small 100 chip silently, I turned my hand over and now he says he never called
        Is it a call when he throws in one tiny chip and doesn't say anything?
        one tiny chip, silent
        He put out one 25 chip without a word facing a bet of 3,000.
        Player tossed in one of the smallest chips, said nothing, says it means call.
        Seat 7 bet 4,000 on the river, heads-up, seat 9 throws out a single 100 chip silently.
        Multiway on the turn, raise is 6,000, he just flicked one little chip in to call.
        He put one tiny chip in silently against a big bet, does that count as a full call?
    .heard =
        he shoved 30k and I just flipped a 25 over the line
        someone jams, the other lobs a hundred in and opens his cards
        button bets nine thousand, BB drops one lousy green
        is a solitary cheapest chip meant as "I'm paying"
        he says the little one was merely a card protector sliding
        she pinged a 100 forward versus a huge shove
        one pebble against a whole stack, does that commit him
        he lightly placed his smallest denomination, then wanted to pass
        I use a single red to signal acceptance, always done that
        everyone flips a chip for calling a jam here, why not now
        claims it was a joke after lobbing the mini in front of the shove
        a lone quarter versus 12,500, silent
        he threw in one small chip facing a big bet and said nothing
        facing an all-in he tossed a 100 chip in, is it a call
        one little chip without a word against a bet of 8,000
        player put a single small chip out, says he didn't call
        a tiny chip in front of him after a large bet, the dealer took it as a call
        he flicks in a 25 chip facing 6,000
        Facing 5k he flicks one lonely 100 in, doesn't speak.
        She slid a single 25 at my 3k river bomb. Meaning she's paying?
        Button just dropped the smallest disc he's got against an 8k raise, mute.
        One measly white lobbed at my 12k lead, not a word.
        Does flicking a crumb, a lone 100, facing 2,400, mean he's in?
        Token green plonked in, two-handed, bet was 6,500, he stayed schtum.
        He looked at the shove for a minute, then pinged one 25 over the line, and I tabled my queens thinking I'd been called
        Facing 40k all-in she put out a lone white one, no words, just a shrug
        The pot was over 40,000 on the river when Ferrari moved all in, and his opponent, a quiet man with a ponytail, sailed one 100 chip into the middle, whereupon Ferrari tabled his straight
        I had been sitting there with about 25 bigs and pocket nines when the maniac shoved; I took the smallest chip I had, put it over the line without a word and reached for my cards
        One measly hundred against a five-figure river bet, and the dealer announced "call"
        Is that a call? A single green on a pot-sized bet, silent
        I tossed in a chip to say yeah I've got you, and he wants to hold me to only that chip
        In a heads-up pot at the 500/1,000 level the bet was 14,000 and what came back was one lonely 25 that hardly made a noise, so the deler asked him three times if he'd called
        On the bubble the lad covered by the shove moved one ante chip forward and nodded off
        Threw out the lowest chip he owned versus a raise of 9k, then asked to fold when he saw kings
        Just after late registration closed a newcomer answered the first shove of the day by dropping one single green and reaching for his headphones
        he flipped a 25 in the air and it landed in front of him, shove was 11k, he say it was not a call
        Chip worth next to nothing, bet worth half his stack, mouth closed: what's the ruling?
        He slid one ante-size chip forward in response to my jam, I showed the nuts, he grabbed it back
        A single red against a turn barrel of 7,500, was that meant to pay?
        The caller didn't want to count out so many chips, so he used one little chip as a token
        In Omaha last week somebody tossed a 100 when it was 6,400 to him and three players were still in
        Does the small chip bind him to the whole amount or can he still get away?
        She plays with a chip in her hand, it dropped in front of her when he went all-in, now he insists she called
        My opponent lobbed one of his five-hundreds at my 60k push like a coin into a fountain
        He was fooling around with a five-hundred chip between his fingers while thinking about the 60k all-in, it dropped an inch over the line, and the shover, having had a couple of drinks, insisted he'd been called
        I put the little one out there to indicate I'm in, dealer started to run the board
        Against an all-in of nearly 90 bigs, what he placed in the middle was a lone small-blind chip
        Dude pushes, other dude throws in a nickel, first dude shows, second dude says lol no
        It was just one chip, the tiniest on the table, and the beettor took that for a yes
        Reporter's note: Chen released a 5k chip into a 480k bet; a ruling was needed on whether he was committed
        Can a bit of plastic worth 0.2 percent of the bet be a call?
        The man with the oxygen tank always calls like that, with a single small one, today he said he'd been bluffing
        Multiway pot, bet 5,200 and the cutoff tosses a 25 in the pot and stays quiet
        Quietly, the button advanced a chip of the smallest colour after the big blind had moved in for everything
tiny-chip-call-fact-to-call = How much is it to call, in total?
    .label = to call
tiny-chip-call-fact-put = How much did the player put in, in total?
    .label = put in
tiny-chip-call-fact-players = How many players are in the hand?
    .label = players in the hand
    .multiway = three or more (multiway)
    .heads-up = two (heads-up)
tiny-chip-call-fact-facing = What is the player facing?
    .label = facing
    .opening-bet = the first bet on the flop, turn or river
    .big-blind = the big blind, no player has raised
    .first-raise = the first raise before the flop
    .later-raise = any other raise
tiny-chip-call-outcome-director-decides = Your choice: what the chip means; it may be a full call
tiny-chip-call-outcome-call-made = That is a call: nothing to add
tiny-chip-call-outcome-covers-the-call = Not a tiny chip: it covers the call
tiny-chip-call-outcome-nothing-put-out = No call: nothing was put in
tiny-chip-call-outcome-full-call-owed = Full call: the player must add the rest
tiny-chip-call-outcome-call-or-forfeit = Your choice: full call, or fold
tiny-chip-call-outcome-may-fold = An undercall: call in full, or fold
tiny-chip-call-order-chip-stays = The chip stays where it is until the ruling.
tiny-chip-call-order-director-reads-chip = TD: decide what the chip means. A full call is possible; see also what the rule on undercalls would ask for here.
tiny-chip-call-order-if-full-call-add = If it is ruled a full call, the player adds the rest.
tiny-chip-call-order-tell-player = Dealer: tell the player to say the action next time: a chip like this is not a standard way to call.
tiny-chip-call-order-action-goes-on = The next player acts.
tiny-chip-call-order-see-oversized-chip = See Oversized chip (oversized-chip).
tiny-chip-call-order-see-several-chips = See Several chips (several-chips).
tiny-chip-call-order-still-to-act = The player is still to act: call, raise or fold.
tiny-chip-call-order-chip-stays-in = The chip stays in.
tiny-chip-call-order-add-to-full-call = Player: make it a full call. You may not fold.
tiny-chip-call-order-director-decides-undercall = TD: order a full call, or let the player fold. Weigh what the player could know and who has acted since.
tiny-chip-call-order-call-or-fold = Player: call in full, or fold.
tiny-chip-call-order-fold-forfeits = If the player folds, the undercall stays in the pot.
tiny-chip-call-order-fold-forfeits-undercall = If the player folds, the amount of the undercall stays in the pot; anything beyond it is returned.
tiny-chip-call-order-fold-takes-back = If the player folds, the undercall may be taken back.
tiny-chip-call-remark-tiny-not-defined = The book does not say below which value a chip is tiny. If it is not tiny, this is a plain undercall.
tiny-chip-call-fact-chips = How many chips were put in?
    .label = chips
    .one = one
    .several = several, all of them tiny
tiny-chip-call-outcome-several-chips = Several tiny chips: the rule on undercalls decides
tiny-chip-call-order-see-undercall = See Undercall (undercall): this book's rule on tiny chips is about a single one.
tiny-chip-call-remark-any-chip-calls = The book lists one chip of any value as a way to call, but rejects a tiny one.
