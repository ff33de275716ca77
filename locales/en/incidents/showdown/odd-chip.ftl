odd-chip = Odd chips
    .search = odd chip, odd chips, chip left over, leftover chip, pot does not split evenly, split pot with an odd chip, chop with a chip over, who gets the extra chip, one chip too many to chop, pot cannot be divided by two, three-way split, odd chip high-low, odd chip in Omaha 8, odd chip in stud, quartered, first seat left of the button gets it, dealer gave the odd chip to the wrong player
    .told =
        Who gets the odd chip?
        We split the pot and there's one chip left over
        It's a chop and the dealer doesn't know who gets the extra chip
        We chopped 5,300 two ways, the smallest chip is 100, one of us is on the button and I'm small blind
        In Omaha high-low he has the high and I've got the low, and there's one odd 100 chip
        Who gets the odd chip when three players split the pot?
        split pot, odd chip
        It's a chop and there's one chip left over, who gets it?
        Split pot of 5,100 with 100 the smallest chip, can't divide it equally.
        Hold'em, seat 3 and seat 8 chop, button's seat 6, one odd 500 chip.
        Omaha hi-lo, high and low split the pot and there's one odd chip over.
        Three-way chop, two chips extra, does the first player left of the button get them?
    .heard =
        two guys chop 1725, smallest chip out there is 50
        pot is 425 and three of them tie, how do I cut it
        board plays and there's a lonely 25 sitting in the middle
        both show the same straight, I stack it in two piles and one is bigger
        same hand for SB and the cutoff, the pot won't go into halves
        after the chop there is a hundred nobody owns yet
        he says it's his because he's out of position, the other says high spade
        who takes the extra 5k when they split
        stud, aces up each, one 500 remains after dividing
        low wins half, high wins half, total is eleven chips of 1000
        A2 both times in the low, a quarter each and it's uneven
        we have five reds for two winners
        the pot is split and there is one odd chip
        who gets the odd chip in a split pot
        high-low split with an odd chip
        one chip left over when two players share the pot
        odd 100 chip in a side pot, three winners
        1,025 split two ways, who gets the extra 25?
        Chop it: spare hundred goes to who, left of the button?
        O8, high and low split, leftover 500, high or low?
        Three-way tie, doesn't divide, 200 over, who cops that?
        Razz chop and there's a remainder of one green.
        Middle's 7,300, smallest is 100, three-way chop, what about the leftover?
        It was a chop, 3,700 with the smallest chip a hundred and somehow one was remaining
        Two players had the same flush in an Omaha hi-lo hand with a pot of 12,700, the smallest chip was a hundred, and after the split there was one that belonged to nobody
        We tied with the same two pair, there's a stray green on the felt and each of us wants it
        Three winners, 10,000, nothing smaller than 100 in play, who gets the extra hundred?
        Because of the antes the amount in the middle was odd and didn't split clean between the two straights
        In the stud hand both had the same flush, the single chip remained and someone said high card by suit
        My neigbour is left of the button so he took the last one, is that correct in Omaha hi-lo?
        They divided the main pot, one 25 too many, the small blind grabbed it
        At the final table a 1,000 chip was left after a four-way chop of the low
        Sara and I each got 2,650 and the dealer is holding up another fifty
        It was a chop between the lady on the button and the gentleman in the big blind, 4,300 in total with nothing smaller than a hundred on the table, so they each got 2,100 and a hundred is still lying there
        The worse position gets the leftover, doesn't he? Or the one with the best card?
        In a split pot with a side pot too there was a disc extra in both
        The dealer had built three equal stacks for three identical straights, and at the end of it a single 500 chip remained in his hand, which each of the three considered to be his
        5,050 split between the flush and the low, the smallest chip out there is a fifty, and one of those fifties has no home
        Board played for all four, the pot's 8,300, smallest is a hundred
        One chip cannot be halved, so who's it go to in a stud hi/lo split?
        we choped the pot and it dont divide evenly, the 100 left over goes where
        I had the low with another guy, quartered, and there's that one chip that no one can share
        It's only a single yellow but it decides who's in the blind all-in next hand
odd-chip-fact-game = Which game is being played?
    .label = game
    .holdem = hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha high-low
    .stud = stud
    .stud-hi-lo = stud high-low
    .razz = razz
    .draw = five-card draw
    .deuce-to-seven = deuce to seven
    .badugi = badugi
    .ace-to-five = ace-to-five lowball
    .short-deck = short deck
    .five-card-stud = five-card stud
    .courchevel = Courchevel
odd-chip-fact-pots = How much is in each pot, and who won it? (Players named by letters sit in that order left of the button, A first; with seat numbers, name the button too)
    .label = pots and winners
odd-chip-fact-chip = What is the smallest chip in play?
    .label = smallest chip in play
odd-chip-fact-cards = Which cards do the players who share a pot show? (the five that play, or all seven)
    .label = cards shown
odd-chip-outcome-even = No odd chips: equal shares
odd-chip-outcome-by-seat = The first winner left of the button gets the odd chip
odd-chip-outcome-by-five = The odd chip goes to the high card (by rank, then suit) of the five that play
odd-chip-outcome-by-card = The odd chip goes to the high card (by rank, then suit)
odd-chip-outcome-by-low-card = The odd chip goes to the low card (by rank, then suit)
odd-chip-outcome-high-half = The odd chip goes to the high hand
odd-chip-outcome-low-half = The odd chip goes to the low hand
odd-chip-outcome-high-by-seat = First to the high half, then by seat
odd-chip-outcome-high-by-five = First to the high half, then by the high card of the five that play
odd-chip-outcome-high-by-card = First to the high half, then by the high card
odd-chip-outcome-low-by-seat = First to the low half, then by seat
odd-chip-outcome-either-by-seat = The first winner left of the button gets the odd chip, by either half
odd-chip-outcome-low-by-five = First to the low half, then by the high card of the five that play
odd-chip-outcome-low-by-card = First to the low half, then by the high card
odd-chip-outcome-whole-by-seat = The whole pot as evenly as possible; an odd chip by seat
odd-chip-outcome-whole-by-five = The whole pot as evenly as possible; an odd chip by the high card of the five that play
odd-chip-outcome-whole-by-card = The whole pot as evenly as possible; an odd chip by the high card
odd-chip-outcome-whole-low-by-seat = The same hands winning both ways share the whole pot; elsewhere first to the low half, then by seat
odd-chip-outcome-whole-low-by-five = The same hands winning both ways share the whole pot; elsewhere first to the low half, then by the high card of the five
odd-chip-outcome-whole-low-by-card = The same hands winning both ways share the whole pot; elsewhere first to the low half, then by the high card
odd-chip-outcome-seat-not-said = The book does not say who gets the odd chip in this game
odd-chip-order-change-in-play = Dealer: break odd chips into the smallest chips in play.
odd-chip-order-change-at-table = Dealer: break odd chips into the smallest chips at the table.
odd-chip-order-change-available = Dealer: break odd chips into the smallest chips that are available.
odd-chip-order-change-smallest = Dealer: break odd chips into the smallest chips you have. The book does not name their size.
odd-chip-order-pot-by-pot = Dealer: split each pot by itself, and never put two together.
odd-chip-order-odd-to-high = Dealer: split the pot into two halves. An odd chip goes to the high half.
odd-chip-order-odd-to-low = Dealer: where the pot is split into two halves, an odd chip goes to the low half.
odd-chip-order-odd-to-high-elsewhere = Dealer: where different hands win high and low, split the pot into two halves. An odd chip goes to the high half.
odd-chip-order-whole-pot = Dealer: do not halve a pot that the same hands win both ways. Split it as a whole.
odd-chip-order-equal-shares = Dealer: give all winners of a pot or a half equal shares, as far as the chips allow.
odd-chip-order-first-seat = Dealer: give out the odd chips one by one, first to the winner nearest to the left of the button.
odd-chip-order-either-half = Dealer: give the chip between the halves to the player shown; each half gives it to the same one.
odd-chip-order-high-card-of-five = Dealer: give out the odd chips one by one, first to the winner with the highest card among the five that play. Equal cards go by the usual order of suits: spades, hearts, diamonds, clubs.
odd-chip-order-high-card-of-five-halves = Dealer: give out the odd chips one by one, first to the winner with the highest card among the five that play. In the low half aces are low. Equal cards go by the usual order of suits: spades, hearts, diamonds, clubs.
odd-chip-order-high-card-of-five-razz = Dealer: give out the odd chips one by one, first to the winner with the highest card among the five that play, aces low. Equal cards go by the usual order of suits: spades, hearts, diamonds, clubs.
odd-chip-order-high-card = Dealer: give out the odd chips one by one, first to the winner with the highest card. Equal cards: spades, hearts, diamonds, clubs.
odd-chip-order-low-card = Dealer: give out the odd chips one by one, first to the winner with the lowest card, aces low. Equal cards: clubs, diamonds, hearts, spades.
odd-chip-order-director-decides = TD: rule in the interest of fairness (rule { $fairness }) on who gets the odd chips.
odd-chip-remark-elsewhere-by-seat = In the games that the book names, the odd chip goes to the first winner left of the button.
