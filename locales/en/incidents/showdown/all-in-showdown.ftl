all-in-showdown = Muck in an all-in
    .search = all-in and wants to muck, mucked at an all-in, does not want to show his all-in hand, refuses to turn over his cards, cards face up all-in, must he show when all-in, caller mucked against an all-in, threw his cards away at the all-in, on their backs, everybody all-in show the hands, side pot player wants to muck, hand lost at an all-in showdown
    .told =
        He mucked at the all-in
        We're all-in and called and he won't turn his cards over
        He lost the all-in and threw his cards in the muck without showing
        I was all-in, he called, the river came and he just mucked face down
        It's hand for hand on the bubble, one guy's all-in, and the caller with chips left wants to muck without showing his hand
        Does he have to show his hand when he's all-in and called, or can he muck?
        all-in, won't show cards
        All-in and call, one player wants to muck without showing.
        Both are all-in preflop, betting's done, seat 3 tries to throw his hand in face down.
        Player called the all-in, has more chips, and doesn't want to turn his hand over before the board's dealt.
        Two all-in, side pot betting is over, seat 5 mucks face down, I can still identify his cards.
        All-in and called, no more betting, do both hands have to be turned face up?
    .heard =
        two of us are in for everything and he won't flip them
        short stack got called, wants to pitch his hand in silently
        all the money's in preflop, BTN keeps his face down
        can you ditch when you're covered and beaten on the board
        dealer asks for hands up before running the board, caller refuses
        he's busto and slides them towards the discards unseen
        I shoved, got looked up, he hides what he called with
        side-pot loser surrenders quietly though the main pot has an all-in
        the loser of the coin flip tosses them before anybody saw
        nobody else can bet any more, do we have to reveal right away
        I'm all-in and he'd rather not let the table know his bluff-catch
        he fires them under the muck after the river of an all-in, floor please
        all-in and call, he doesn't want to show his cards
        player mucks his hand at an all-in
        when are the cards turned up at an all-in
        two players are all in, a third still has chips, do they show now
        he was all-in and threw his cards away without showing
        all in on the turn and he keeps his cards face down
        He's jammed, got called, lost, and won't table, wants to chuck it.
        Everybody's chips are in, he's trying to bin his face down.
        Called the shove, seen aces, slung his in unseen before the river!
        Shover pitched his hand face down before the board ran out.
        I called his jam; now he's hiding his hand instead of flipping.
        H4H, shove called, she tossed hers into the discards unshown.
        Both stacks were in before the flop, the caller saw the river, sighed and tried to slip his cards face down to the dealer, and the sohrt stack wanted them turned over
        There was no more betting to come and Mrs. Bakker refused to open hers until the board was complete
        The loser of the all-in hid his hand and shoved it away, nobody ever found out what he called with
        A short stack with eight bigs had shoved under the gun, the big blind with a mountain of chips called, and after the river he threw his hand away face down although the money had all been in since before the flop
        Two all in and one covering them; the one with the bigger stack would rather muck silently than show his bluff
        Dealer asked everyone to turn their cards up, the caller said "after you", and we waited a full minute
        My jam was called by a mate of his, the river bricked, and the mate dumped his hand unseen
        When all chips are in the middle can a player throw his hand away without showing it?
        At the satellite bubble someone with chips called a micro stack and folded - mucked - at the end without tabling
        He won't flip. All the money's in. Board's out. What now?
        Reporter's seat: Jovanovic, all in for 62,000 and drawing dead by the turn, slid his cards under the muck, and the opponents demanded to see them
        We both had our entire stacks in the middle on the turn, about 70,000 in total, I opened a set, and my opponent, red as a tomato, wanted to slide his cards into the muck without a look for anyone
        Hand over, I'm all-in and my opponent threw his cards with their backs up in the direction of the pile
        The guy stacked off drunk, looked at the flop, and went to muck although there wasn't any action left
        The side pot guy gave up without showing, and there's still the short stack's main pot to be settled
        Before the money was reached, a man with a rail full of friends lost a big all-in against one of them, whose caller hand nobody ever saw, because it went into the discards without being turned
        when youre all in and called do you have to show or can you just say i lost
        A caller who'd been covered saw that he had missed and his hand flew to the discards, faces hidden
        Three of us were all-in in the last hand before the money, one of them mucks before anyone sees anything
        Opponent puts me all in, I call, and then nobody wants to go first, dealer says both face up now
all-in-showdown-fact-betting-over = Is all betting after the all-in over, in the side pots too?
    .label = betting over
all-in-showdown-fact-hand-for-hand = Is it hand for hand?
    .label = hand for hand
all-in-showdown-fact-cards = Where are the cards of the player who wants to muck?
    .label = cards
    .held = the player still holds them
    .discarded = discarded face down, but they can be identified
    .lost = in the muck, and no one can identify them
all-in-showdown-fact-player = Who wants to muck?
    .label = wants to muck
    .all-in = a player who is all-in
    .called = a player who called and has chips left
all-in-showdown-outcome-not-yet = Not yet: the betting continues, cards stay face down
all-in-showdown-outcome-table-at-once = All hands are tabled at once: no hand can be mucked
all-in-showdown-outcome-hand-dead = The unidentifiable hand is dead, all others are tabled
all-in-showdown-outcome-last-has-pot = The unidentifiable hand is dead; the last player wins the pot
all-in-showdown-outcome-hand-not-dead = The unidentifiable hand is not dead: the TD decides
all-in-showdown-outcome-wait-face-down = Hand for hand: the cards stay face down for now
all-in-showdown-outcome-may-muck = This hand may be mucked
all-in-showdown-order-leave-face-down = Dealer: leave all cards face down and continue the betting.
all-in-showdown-order-fold-in-turn = Player with chips: fold when it is your turn, if you do not want to continue.
all-in-showdown-order-all-in-protects = All-in player: you have nothing left to decide. Protect your cards until they are tabled.
all-in-showdown-order-bring-back = Dealer: put the discarded cards back in front of their player, face down.
all-in-showdown-order-all-table = All players in the hand: table all your cards now, for the main pot and for every side pot.
all-in-showdown-order-all-in-tables = All-in players: table all your cards now.
all-in-showdown-order-nothing-to-muck = Dealer: muck no hand before all of them are tabled.
all-in-showdown-order-deal-out = Dealer: deal the rest of the board, then read every hand.
all-in-showdown-order-stay-face-down = All players in the hand: leave your cards face down in front of you.
all-in-showdown-order-no-board = Dealer: deal no more of the board until the floor says so.
all-in-showdown-order-keep-hand = Player: you cannot muck. Every hand is tabled as soon as the floor lets play continue.
all-in-showdown-order-see-hand-for-hand = Floor: see Hand for hand – all-in (hand-for-hand-all-in).
all-in-showdown-order-others-table = All other players in the hand: table all your cards now.
all-in-showdown-order-no-share = Dealer: award the pots without the unidentifiable hand. Its called chips stay in.
all-in-showdown-order-uncalled-back = Dealer: return this player's bet or raise if no player has called it.
all-in-showdown-order-uncalled-amount-back = Dealer: return the part of this player's bet or raise that no player has called.
all-in-showdown-order-director-decides = TD: decide what happens to the unidentifiable hand's share of the pots.
all-in-showdown-order-muck-or-table = Player: table your hand, or muck it and give up the pot.
all-in-showdown-fact-board = Is the board complete?
    .label = board
    .complete = complete
    .to-come = cards of it are still to come
all-in-showdown-fact-left-in = How many other players still have a hand?
    .label = other players in the hand
    .several = two or more
    .one = only one
all-in-showdown-order-deal-rest = Dealer: deal the rest of the board, then read the tabled hands.
all-in-showdown-order-last-wins = Dealer: give the pot to the last player left in the hand.
all-in-showdown-order-no-more-cards = Dealer: deal no more cards.
all-in-showdown-order-read-hands = Dealer: read every hand and award the pots.
