cards-speak = Cards speak at the showdown
    .search = cards speak, miscalled his hand, called the wrong hand, said flush but had no flush, said he had a straight, announced the wrong hand, he said I win and I mucked, misread his own hand, verbal claim at showdown, claimed the pot with a worse hand, lied about his hand at showdown, slow to see that he won
    .told =
        He misread his hand
        He said he had a flush, but he's only got four hearts
        He called out two pair and actually has a straight, cards speak
        He said full house, I threw my hand away, and now we see he only has trips
        He tabled A-T and said just ace high, but the board gives him the straight
        What counts, what he said he had or the cards on the table?
        miscalled his hand
        He said two pair, but his cards show a straight.
        Player announced a flush, tabled it, it's only four hearts.
        Seat 2 says full house at showdown, both his cards are face up and with the board it's just two pair.
        Seat 6 claimed a straight, seat 3 mucked because of it, then his cards only showed a pair.
        Both hands are face up and he called his wrong, does it go by the cards?
    .heard =
        he yelled full house, it was merely two pair
        she believed I had the nut flush because I said so, it's a lower one
        player mumbles "ace high" while his laid down hand makes a wheel
        he declared a straight, look, there's a gap
        dealer sees kings up, the owner insists on nothing
        I said "nines" but overlooked that I rivered a boat
        announces a winner out loud, the hand he then shows isn't that good
        she fooled me by calling a set that wasn't there, so I let go of mine
        which one wins, what he pronounced or what is lying there
        he reckons a pair, everybody else spots the backdoor flush
        wrongly stated strength made the other one give up, is that punished
        do we read what's on the felt or what came out of his mouth
        he said he had two pair but it's a flush
        player misread his hand, the dealer pushed the pot to the other
        he announced a straight and doesn't have it
        she says "you win" but has the better hand tabled
        do the cards count or what he said
        he called his hand wrong at the showdown
        She said flush but it's really only four hearts.
        He announced two pair, never noticed he's got the straight.
        Told me "boat", I threw mine, he's just trips.
        Says "straight" on purpose, tables air, and I've binned mine.
        Read his own hand wrong: he's a wheel for low in O8.
        Hadn't spotted his flush, says "ace high", they're face up.
        She turned over what she called "just a pair" and the dealer noticed it was a straight using the board
        He shouted "flush!" so I gave up my two pair, and it was four spades and a club
        My uncle declares he's got nothing, lays his hand open, and nothing turns out to be a wheel
        Oyama said "three jacks"; on the table there lay a jack and a ten with a jack on the board, so only two
        He'd told everyone he had the boat, he hadn't, is what he said worth anything?
        It was announced as kings up, it was really kings full, the other fella already celebrated
        She tabled ace-five on a board of two-three-four-king-king and told everybody she had a pair of kings, the opponent with trip kings was already smiling, and nobody but the dealer noticed the wheel
        I called out the wrong hand by accident, but my cards are right there for everyone to see
        At the final table he said "you win" and showed his hand, whereupon the audience groaned: it was the best one
        Does the hand lying open beat whatever he says out loud?
        A guy yells "straight" while turning up a hand with a hole in it, dealer nearly paid him
        After his call on the river for 13,000 the man in the tuxedo declared a full house, I tossed my flush away because I believed him, and when he laid it down it was just two pair
        The old man couldn't see well, said "ace high", but he'd rivered the nut flush and opened it
        They tabled, he claimed the pot with a "full house" that consisted of two pair
        Player states he has trips, the board shows otherwise, the pot's 52k
        The old chap wasn't sure himself what he had, announced "nothing, sir" and put the cards open in front of him, and the kid in seat 9 counted five diamonds between his hand and the board
        He lied about what he held at the end to make her throw hers in, tabled something worse
        says two pair, has a flush, other guy says you must play what you declared
        In the rebuy turbo he laughed, said "queen high, busted", laid it open, and the neighbour pointed out the runner-runner straight
        Did I lose bcause I told them king high, even though my open hand made a straight with the board?
        the dealer read the hand wrong
        nobody noticed his flush
        he said two pair but has a straight
cards-speak-fact-cards = Which hands are face up, first that of the player who claimed the pot, and which board?
    .label = hands face up
cards-speak-fact-game = Which game is being played?
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
cards-speak-fact-claimed = What did the player call the hand?
    .label = called
    .flush = a flush
    .straight = a straight
    .full-house = a full house
    .two-pair = two pair
    .three-of-a-kind = three of a kind
    .pair = a pair
    .four-of-a-kind = four of a kind
    .straight-flush = a straight flush
    .high-card = a high card, or a low without a pair
cards-speak-fact-tabled = Has the player who claimed the pot turned all cards face up?
    .label = claimed hand tabled
cards-speak-fact-on-purpose = Was the hand miscalled on purpose?
    .label = miscalled on purpose
cards-speak-fact-other-mucked = Has another player discarded a hand because of the claim?
    .label = another hand mucked
cards-speak-outcome-cards-decide = The cards decide, not what was said
cards-speak-outcome-table-all = What was said does not count: the cards must be tabled
cards-speak-outcome-table-playing = What was said does not count: table the cards that play
cards-speak-outcome-words-bind = What the player said binds that player
cards-speak-outcome-cards-read = The cards decide: these are the hands
cards-speak-outcome-claim-right = The hand is what was said; the cards decide who wins
cards-speak-outcome-claim-too-high = The hand is worse than what was said: the cards decide
cards-speak-outcome-claim-too-low = The hand is better than what was said: the cards decide
cards-speak-order-leave-discards = Dealer: leave the discarded hand where it is. Nothing goes into the muck now.
cards-speak-order-see-mucked-winner = Floor: settle the discarded hand first, under Hand discarded at the showdown (mucked-winner).
cards-speak-order-table-all = Player: if another hand is still live, turn all your cards face up to claim the pot.
cards-speak-order-table-playing = Player: if another hand is still live, turn the cards that play face up to claim the pot.
cards-speak-order-read-hands = Dealer: read the tabled hands and say which one wins.
cards-speak-order-take-at-word = Dealer: treat the hand as what the player called it.
cards-speak-order-give-pot = Dealer: give the pot to the hand that wins.
cards-speak-order-give-pot-once-settled = Dealer: give the pot to the hand that wins, once the discarded hand is settled.
cards-speak-order-give-pot-to-best = Dealer: give the pot to { $winners }.
cards-speak-order-split-pot = Dealer: split the pot between { $winners }.
cards-speak-order-split-halves = Dealer: give the high half to { $winners } and the low half to { $low_winners }.
cards-speak-order-compare-others = Dealer: compare this hand with the others that are tabled, and give the pot to the best one.
