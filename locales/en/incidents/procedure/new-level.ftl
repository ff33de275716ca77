new-level = New level
    .search = clock at zero new blinds, level is over, which blinds does this hand play, blinds up or old blinds, the blinds went up during the shuffle, first riffle before the clock, green button pressed before the level, shuffle machine started, dealer change at the new level, hand started before the announcement, dealt with the old blinds, wrong blinds posted, break and new level, new level hand for hand
    .told =
        Old or new blinds?
        The clock hit zero while the dealer was shuffling, which blinds do we play
        The level just changed and the dealer dealt the hand with the old blinds
        The dealer pushed the button on the shuffle machine and then they announced the new level
        We posted 500/1,000, the cards are out and there's been a raise, but the new level 600/1,200 had already started
        Is this hand at the old blinds or the new ones if he'd already started to riffle?
        old blinds or new blinds
        Level went up while I was shuffling, which blinds is this hand?
        Clock hit zero, I'd done the first riffle, players want the old blinds.
        Level changed, I pushed the shuffler button just before the announcement, players say it's still the old level.
        Hand was dealt with the old blinds although the level had gone up, there's been a raise and a call.
        Clock ran out after I'd started riffling, does this hand play at the old level or the new one?
    .heard =
        timer hit 0:00 while she was washing the deck, which blinds do we pay
        do we play this one at 400-800 or at 500-1000
        dealer dealt the old stakes although the level had gone up before
        clock beeped right before the deal began
        shuffler light was already on when the buzzer sounded
        small blind put out 300 but it should be 400 by now
        we noticed on the flop that the limits were last level's
        he had riffled once when they called blinds up
        nobody told us they had raised the ante
        two seconds left on the display and she scrambled, new or old
        I claim the deal started before the director spoke
        the deck was cut already when the horn went
        the level went up while the dealer was shuffling, which blinds do we play
        the clock ran out before the first card was dealt
        the dealer had started the riffle when the level changed
        are the new blinds for this hand or the next one
        the blinds were posted at the old level though the new level has begun
        Blinds just went up, dealer'd already hit the shuffler, old ones or next?
        Timer hit zero mid-riffle, is it 300/600 or 400/800?
        We've posted 200/400 but it's 300/600 since the buzzer.
        Dealer had pitched when it clicked to zero. What blinds?
        Nobody announced the increase, we played the old 1k/2k by mistake.
        Four seconds left and she's scrambling already, big blind 800 or 1,000?
        The dealer was washing the cards when the buzzer went, do we play the old blinds or the new ones?
        We hadn't begun the riffle yet but the girl had already pushed the pot, and the timer reached zero
        The blinds had gone up, nobody noticed, and we dealt at last level's amounts, there's a raise now
        She hit the button of the machine a second before the level ended
        They're announcing 800/1,600 and the dealer says this hand is still 600/1,200
        The dealer swap happened right on the change of the level
        It's the first hand after the break, dealer put out the blinds of the level before the break
        The buzzer sounded while the dealer had the deck in her hands after the first riffle, the man in the big blind wanted the old amount of 800, and the button said it was a thousand from now on
        The horn sounded between the first and the second riffle, which stakes count?
        He wants to pay 400, I say it is 500 by now because it beeped before we started
        Level 14 had started for the rest of the room, our table was still in the shuffle
        The clock hit zero, TD hadn't said anything, dealer already had the deck squared up
        We noticed only when the big blind put out too little that the limits had changed
        In the stud event the change of limits came while the antes were being colected
        With the timer at 0:02 she shuffled as fast as she could so the short stack wouldn't have to pay more
        Is it the start of the shuffle or the start of the deal that counts for the stakes?
        new lvl was announced, dealer pressed green light already, old or new?
        At our table the hand had been dealt with 300/600, there'd been a raise and two folds, and then someone read on the screen that the level with 400/800 had started before the shuffle
        The dealers changed at the very moment at which the clock reached zero, one of them had pressed the button of the machine, the other one had not, and the small stacks insist on the cheaper blinds
        Heads-up the horn blew as the first card touched the felt, small blind says old stakes
new-level-fact-what = What is to be decided?
    .label = to be decided
    .which-level = the level of a hand that begins about now
    .wrong-blinds = a hand that began in the new level is played with the old blinds
new-level-fact-clock = What does the clock show?
    .label = clock
    .zero = at zero
    .running = still running
new-level-fact-announced = Has the new level been announced?
    .label = level announced
new-level-fact-signal = Has the clock given its signal?
    .label = signal of the clock
new-level-fact-next-hand = How far along was this hand when the new level came?
    .label = progress of the hand
    .nothing = the hand before it was not over, or nothing had happened
    .scramble = cards scrambled (chemmy shuffle), no riffle yet
    .riffle = first riffle done, shuffled by hand
    .machine = button of the shuffling machine pushed
    .push = a new dealer had sat down
    .dealt = the cards were being dealt or on the table
    .second-deck = two decks: this deck was shuffled, not cut
    .second-deck-cut = two decks: cut, or cut card under the deck
    .announced = the dealer had announced the hand
new-level-fact-actions = Which actions were there in this hand?
    .label = actions in this hand
new-level-fact-setting = Is there a break now, or hand for hand?
    .label = break, hand for hand
    .neither = neither
    .break = a break begins with the new level
    .hand-for-hand = hand for hand
new-level-outcome-old-level = The new level has not begun: the old blinds are played
new-level-outcome-hand-old = This hand had begun: it is played at the old level
new-level-outcome-hand-new = This hand had not begun: it is played at the new level
new-level-outcome-finish-old = This hand is finished with the old blinds
new-level-outcome-not-finished = This hand does not continue with the old blinds
new-level-outcome-next-orbit = The new level applies from the next orbit
new-level-order-wait-for-zero = Floor: announce the new level when the clock is at zero, not before.
new-level-order-announce-now = Floor: announce the new level now. It applies to hands that begin after that.
new-level-order-old-blinds = Dealer: play this hand with the old blinds and antes.
new-level-order-incoming-dealer = Incoming dealer: deal only this one hand at the old level.
new-level-order-old-until-announced = Dealer: play a hand that begins before the announcement with the old blinds and antes.
new-level-order-finish-old = Dealer: finish this hand with the old blinds and antes.
new-level-order-next-hand-new = Dealer: play the new blinds and antes from the next hand on.
new-level-order-new-blinds = Dealer: play this hand with the new blinds and antes.
new-level-order-break-first = Dealer: deal no hand now. The first hand after the break is played with the new blinds and antes.
new-level-order-break-after = All players: your break begins when this hand is over.
new-level-order-stop = Dealer: stop the action. All players keep their cards.
new-level-order-post-new = Dealer: have the blinds and antes of the new level posted, and continue the hand.
new-level-order-action-open = Floor: rule in the interest of fairness (rule { $fairness }) on an action that followed the old big blind; the book does not say whether it stands.
new-level-order-director-decides = TD: decide whether the blinds are corrected or the hand is dealt again. The book does not say which.
new-level-order-orbit-out = Dealer: play the old blinds and antes until this orbit is over.
new-level-order-see-hand-for-hand-clock = Floor: for the time on the clock, see The clock during hand for hand (hand-for-hand-clock).
new-level-remark-too-early = The announcement came too early. It has no effect before zero.
new-level-remark-chemmy = A scramble (chemmy shuffle) does not begin a hand yet.
new-level-remark-push = In this book a dealer push does not begin a hand.
new-level-remark-announcement-as-printed = The print says "announcement by the dealer" and may mean the change of dealers. In doubt the book sends you to the English original.
