chip-race = Chip race
    .search = chip race, color up, colour up, race off the 25s, take out the small chips, chip up, odd chips, removing the 100s, who wins the race, raced out, can I be raced out, how many cards do I get, rounding up chips, exchange the green chips, small chips go, deal cards for the chips, only one chip in the race
    .told =
        Racing off the 25s
        We need to do the chip race for the 25s, can you come over
        They're coloring up the 100 chips and we don't know who gets the extra chip
        I've got three 25s, seat 2 has two and seat 8 has one, who gets how many 100s in the race
        The dealer dealt the race cards for the 100s and seat 4 and I both have an ace
        Can I get knocked out in the chip race if I've only got one small chip left?
        We're coloring up the 100s, need to know who gets chips in the race.
        Chip race, seat 3 has three 25s, seat 5 has one, seat 8 has two.
        Racing off the 500s, next chip is 1,000, seat 2 and seat 6 both have odd 500s left over.
        Cards are dealt for the race, seat 4 got the ace of spades, seat 7 the king, one chip to award.
        He'd lose his last chip in the chip race, does he get one chip to stay in?
    .heard =
        we're coloring up at the break, I've got three greens, do I get dealt three cards
        seat 1 drew the ace of spades so the black one belongs to him
        I'm down to my final two 25s, does the colour-up knock me out
        nobody can be eliminated here, hand him one of the bigger ones
        dealers swap the quarters for hundreds, what do we do with the remainders
        he had nine fives, eight made two and one is surplus
        can one seat take two of them if it hits king and queen
        tie in the race, both caught a jack, which suit is better
        the lowest denomination is no longer needed at this level, who does the trade-up
        where does the dealer start pitching, seat one or beside the button
        five hundreds on the felt altogether, how many yellow ones get handed around
        everyone lump your reds together, we scoop them up and replace them
        when do we race off the 25 chips
        color up: how are the odd chips raced off
        chip race, he has three 100 chips, how many cards does he get
        can a player lose his last chip in the chip race
        the small chips are to be taken off the table
        how many 500 chips do I get for my seven 100 chips
        Colouring up the 25s, who gets the extra hundred?
        Greens are coming off, seat 4 has three, seat 7 two; draw for it?
        Dealer's dealt for the odd 100s and I got king of clubs.
        Getting rid of the 500s, one left over between us.
        Color-up at the break, I'd one lone 25, high card wins.
        Taking off the blacks, how many thousands does each of us get?
        The 25s are going, I had five and got one hundred and then a card for the remaining one
        Somebody got the ace of diamonds and claims he wins the extra black, another has the ace of hearts
        We're swapping all the greens for blacks at the break and the dealer is dealing cards for what's left
        My stack was only two of the chips that are being removed, am I out of the tournament?
        Seven of the small ones at the table that don't make a full hundred, who gets how many?
        They took the 25s out during the second break, I had three of them and no luck with the cards, and the guy beside me, who'd just one, drew the ace and got the new hundred
        She had three odd chips and received three cards, highest a nine, no luck
        Can the same seat win two of the bigger chips in the removal?
        At level 6 the small change is being taken off, table argued over one surplus chip
        When they coloured up yesterday before the final table, Ortega got nothing for his two lfetover fives
        One person missed it, being in the bathroom, do we deal cards for his odd ones too?
        Is my last 100 worthless or does it become a 500 when the hundreds disappear?
        Two jacks drawn for the last five-hundred, which suit wins?
        They go in with the first card to seat one, somebody says it should begin left of the button
        Everyone brought their singles forward and the lady with the rack handed out the new ones
        At our table seven players had leftovers of the smallest colour, altogether it came to fourteen chips, and the dealer wasn't sure how many of the larger chips have to be given out for that
        at the colour up I had 4 quarters, thats a hundred, and dealer still dealt me a card
        There was a draw for the remaining small chips, and a player got knocked out by it - is that even possible?
        What's the correct number of new chips for 3, 2, 2 and 1 left-overs?
        The poor short stack owned a single 100 and nothing else when all the hundreds were removed, the cards were dealt, he got the deuce of clubs, and we asked if he's out
chip-race-fact-removed = Which value is being removed?
    .label = value removed
chip-race-fact-next = What is the next value?
    .label = next value
chip-race-fact-seats = What is in front of each seat? (whole stacks; "and more" where big chips are left out)
    .label = chips at each seat
chip-race-fact-cards-drawn = Are the race cards on the table?
    .label = race cards out
chip-race-fact-cards = Which cards did each seat get?
    .label = cards by seat
chip-race-outcome-rounded-up = No race: every count is rounded up to whole chips of { $next }
chip-race-outcome-exchanged = No race needed: everything can be exchanged
chip-race-outcome-none-raced = No race: the odd chips do not make a chip of { $next }
chip-race-outcome-race-to-run = Race for { $chips_raced ->
    [one] { $chips_raced } chip
   *[other] { $chips_raced } chips
} of { $next }
chip-race-outcome-race-to-run-rest-out = { $chips_raced ->
    [one] Race for { $chips_raced } chip of { $next }, the rest leaves play
   *[other] Race for { $chips_raced } chips of { $next }, the rest leaves play
}
chip-race-outcome-race-to-run-rest-up = Race for { $chips_raced ->
    [one] { $chips_raced } chip
   *[other] { $chips_raced } chips
} of { $next }, the rest rounded up
chip-race-outcome-raced = The race is decided: { $chips_raced ->
    [one] { $chips_raced } chip
   *[other] { $chips_raced } chips
} of { $next }
chip-race-outcome-raced-rest-out = { $chips_raced ->
    [one] The race is decided: { $chips_raced } chip of { $next }, the rest leaves play
   *[other] The race is decided: { $chips_raced } chips of { $next }, the rest leaves play
}
chip-race-outcome-raced-rest-up = The race is decided: { $chips_raced ->
    [one] { $chips_raced } chip
   *[other] { $chips_raced } chips
} of { $next }, the rest rounded up
chip-race-order-stand-back = Players: watch if you like, but stay at least a metre from the table.
chip-race-order-round-up = Dealer: give each seat what the table shows; odd chips count as a full chip of { $next }.
chip-race-order-exchange-whole = Dealer: first exchange what makes whole chips of { $next }, seat by seat as the table shows.
chip-race-order-rest-out = Floor: take { $chips_left ->
    [one] the last odd chip
   *[other] the last { $chips_left } odd chips
} of { $removed } out without compensation.
chip-race-order-rest-up = Floor: put in one more chip of { $next } for the { $chips_left ->
    [one] odd chip
   *[other] { $chips_left } odd chips
} of { $removed } left over.
chip-race-order-deal-from-seat-1 = Dealer: starting at seat 1, deal one card face up for each odd chip, all cards of a seat before the next.
chip-race-order-deal-left-of-button = Dealer: starting left of the button, deal one card face up for each odd chip, all cards of a seat before the next.
chip-race-order-highest-wins = Dealer: the highest card wins a chip of { $next }, then the highest of another seat, until the chips are gone.
chip-race-order-enter-the-cards = Floor: enter the cards of each seat; the table then shows who gets a chip.
chip-race-order-hand-out = Dealer: give each seat what the table shows.
chip-race-order-keeps-one = Dealer: give a player who would be raced out one chip of { $next }. That player plays on.
chip-race-order-goes-out = Floor: a player who has no chips left is raced out.
chip-race-order-take-out-and-count = Floor: take every chip of { $removed } out of play: { $in_play_before } in play before, { $in_play_after } after.
chip-race-order-take-out = Floor: take every chip of { $removed } out of play.
chip-race-remark-cards-by-custom = No book says which card is highest. By custom it goes by rank, and between equal ranks by suit: spades, hearts, diamonds, clubs.
chip-race-remark-one-a-seat = This book does not say how many chips one seat can win. Other books allow one per seat.
chip-race-remark-other-chips = A seat with other chips that were not stated has a dash where its total would stand, and no sum of all seats is shown.
chip-race-remark-limit-open = A seat holds two of the highest cards, and this book names no limit. The ruling gives one chip per seat, as the other books do.
