playing-the-board = Playing the board
    .search = plays the board, I play the board, board plays, split pot on the board, chop the board, plays the board and shows only one card, mucked while playing the board, must he show to chop, straight on the board, royal flush on the board, showed nothing and wants half, tapped the board
    .told =
        He's playing the board
        He said I play the board and mucked his cards
        I'm playing the board and they all want me to turn my cards over
        There's a straight on the board, he said chop and threw his cards away face down
        Board is K K 8 8 A, I showed one card and said I play the board, the other one is still in my hand
        Does he have to show both cards if he plays the board?
        he plays the board
        Player says I'm playing the board but hasn't shown his cards.
        He mucked his cards and now wants half the pot, board's a straight.
        Board is a royal flush, seat 3 threw his cards away saying the board plays.
        River makes broadway on the board, seat 8 turned over one card and said he plays the board.
        He's playing the board, does he have to show both hole cards to get his share?
    .heard =
        five on the table are the best, he threw his two, now wants a share
        broadway is out there, both just nodded
        she says chop and pitches hers unseen
        my hand's irrelevant, the community cards beat it, do I get half
        quads with an ace kicker on the felt, he let go of his
        must I lay mine open if the five in the middle are what counts
        there's a royal in the middle and three of us left, one mucks
        he claims to be using none of his own
        announces "board" without turning anything over
        can somebody get his part if he's got no cards any more
        full house in the middle for everyone, one threw his away, does he share
        the middle makes a ten-high straight, I'm on it but dumped my pair
        he plays the board and mucked his cards, does he get half
        both play the board, must he show his cards
        player says "I play the board" and throws his hand away
        the board is the best hand, he didn't show
        a straight on the board, she mucked and wants her share
        He says "using all five out there", mucked his own two.
        Says he's got what's in the middle, never turned his hand over.
        Straight's all on the felt, chops us, she won't show hers.
        The broadway's all community; he binned his and wants half.
        I'm using the community five, do I have to flip mine?
        Flipped just his ten, says the five in the middle are his best.
        The board read ten, jack, queen, king, ace with no flush possible, the pot was 18,000, and the man on the button said "same for all", threw his cards into the muck and waited for his part
        I had deuces with two bigger pairs out there, said I'm using the board, and tossed them
        I had pocket threes and the board brought two higher pairs with an ace, so I told the dealer I'd be happy with the split and pushed my cards to her face down, as did the lady opposite
        There was a full house up there, three of us in, one slung his cards away and claims a third
        He points to the middle and says "we all have that", without opning his hand
        With quad nines and an ace out there, nobody can win, except he doesn't have cards anymore
        Does a man who plays nothing from his hand need to expose it to get half?
        Board ran out ten to ace, I nodded, mucked and now they'd like to give the pot to the other guy
        At the final table a flush on the board, both players' hole cards are tiny; one of them had discarded his
        He wants his share of it even though he hasn't shown two cards, since it's all on the felt
        "I've the same as you, it's up there," and in the muck went his hand
        I've got trash, but the straight's in the middle so half's mine
        She said her hand can't be worse than what lies there, refuses to open
        Only one card was shown by him and the five common cards make the best hand
        We chopped because of the trips with big kickers on the felt, one guy didn't table
        His own cards don't improve it: he pushes them to the dealer face down
        i play the board he says & throws his card in, no split for him right?
        The big blind counted himself in for the split, on the grounds of what was dealt to the center
        Two of us showed our hands, the third one, busy with his phone, had slung his away after seeing the full house in the middle, and now he's asking where his third of the pot is
        If what's in the middle beats everyone's hand, and one fella let go of his, is it still shared?
playing-the-board-fact-cards = Which hands are face up, first that of the player who plays the board, and which board?
    .label = hands face up
playing-the-board-fact-tabled = How many hole cards has the player tabled?
    .label = hole cards tabled
    .none = none, the player only says "I play the board"
    .some = some of them, not all
    .all = all of them
playing-the-board-fact-others = Where are the cards that are not tabled?
    .label = other cards
    .held = the player still holds them
    .discarded = discarded face down, clear of the muck
    .in-muck = in the muck or touching it, or no longer identifiable
playing-the-board-outcome-share = All cards are tabled: a share if no player beats the board
playing-the-board-outcome-no-share-yet = No share until all hole cards are tabled
playing-the-board-outcome-no-share = No share: the hand is dead
playing-the-board-outcome-share-unshown = No cards need be shown: a share if no player beats the board
playing-the-board-outcome-muck-first = No share yet: first see whether the cards at the muck are still live
playing-the-board-outcome-board-shared = The board plays, and all cards are tabled: a share if no player beats it
playing-the-board-outcome-board-beaten = The board plays, but another hand beats it: no share
playing-the-board-outcome-own-cards-play = The player has better than the board: the hand counts
playing-the-board-order-table-now = Player: table all your hole cards. Saying that you play the board is not enough.
playing-the-board-order-table-while-identifiable = Player: you may still table all your hole cards as long as they can be identified with 100% certainty.
playing-the-board-order-table-while-retrievable = Player: you may still table all your hole cards as long as they can be retrieved and identified with 100% certainty.
playing-the-board-order-then-share = Dealer: read the hand once all its cards are face up. If no player beats the board, this player gets a share.
playing-the-board-order-refused = Dealer: if not all cards are tabled, push the pot to the best of the tabled hands. This player gets nothing.
playing-the-board-order-split-with-equals = Dealer: read the hands. If no player beats the board, split the pot among those who play it.
playing-the-board-order-split-among = Dealer: split the pot between { $winners }.
playing-the-board-order-compare-with-board = Dealer: read the other hands. If no player beats the board, split the pot among those who play it.
playing-the-board-order-give-pot-to-best = Dealer: give the pot to { $winners }.
playing-the-board-order-split-pot = Dealer: split the pot between { $winners }.
playing-the-board-order-compare-others = Dealer: read the other hands and give the pot to the best one.
playing-the-board-order-no-share = Dealer: award the pot without this hand.
playing-the-board-order-hold-pot = Dealer: leave the pot and the muck as they are.
playing-the-board-order-see-mucked-winner = Floor: see Hand discarded at the showdown (mucked-winner). If the hand is still live, all its cards must be tabled.
playing-the-board-remark-others-mucked = This is for a showdown with opponents. A player who is left alone, with no player all-in, wins without showing.
playing-the-board-fact-all-in = Was a player in this hand all-in, and is the board complete?
    .label = any player all-in
    .no = no player was all-in
    .board-complete = all-in, and the board is complete
    .board-to-come = all-in, with cards of the board to come
playing-the-board-outcome-must-table = All-in: all hole cards must be tabled
playing-the-board-order-all-in-table = Player: table all your cards. In an all-in no hand can be mucked.
playing-the-board-order-deal-out = Dealer: deal the rest of the board.
