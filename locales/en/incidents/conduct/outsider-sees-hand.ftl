outsider-sees-hand = Live hand seen by an outsider
    .search = looked at another player's cards, peeked at a live hand, neighbour lifted my cards, spectator saw my hand, rail bird looked at the cards, looked at a hand that was not his, picked up another player's cards to look, turned over someone else's cards, folded player looks into a live hand, player away and the neighbour looks at his cards
    .told =
        The player next to me lifted my cards and looked at them while I was still in the hand
        A spectator behind seat 4 looked into his live hand
        Seat 6 had folded and then peeked at seat 7's cards
        Someone from the rail picked up a live hand and turned it over
        My neighbour looked at my hole cards without asking, I am still in the hand
        A player who is out of the hand looked at the cards of the absent big blind
        The guy beside her turned her live cards face up by reaching over
        Another player looked at my cards, is my hand dead?
        outsider looks at a live hand
        His girlfriend stands behind him and can see the cards of seat 3
        A folded player took a look at the hand of the guy who had gone to the toilet
        He leaned over and saw my hand while the betting was still on
        A passer-by knocked a player's cards over and everybody saw them
    .heard =
        chap behind me is reading my hole cards over my shoulder
        waitress saw his hand and giggled
        he'd given up and now sweats the fellow next to him without leave
        bloke on the rail can see both of hers
        seat 8 took hold of my two and had a squint
        stranger flips a live hand up, is it still good
        he helped himself to a peek at my aces
        somebody's kid grabbed my cards off the table
        folded and nosy, he bends the corners of the hand next to his
        my neighbour keeps glancing into my cards
        dealer's off, seat 1 takes a gander at what UTG left face down
        supporter at the rail walks round looking at everyone's holdings
        The guy next to me, already out, bent up the corner of my cards to see if I'd had it
        Some drunk from the rail reached over and lifted my hand
        He'd gone for a pee and his neighbour took a peek at the two that lay there
        A railbird standing behind her saw the queens and grimaced
        When Marta turned to talk to the waiter, the man in 6 looked at her live hand
        A security man leaned over and could read what I was holding
        The big blind was looking for his lighter under the table while his neighbour, who had nothing to do with the hand any more, lifted the corners of his cards and looked at both of them
        The folded player on his left turned his neighbour's hand over, is it still playable?
        A kid from the next table picks up a live hand from the felt and shows it round
        My own coach behind me bends down to view my cards, the opponents grumble
        Spectators with phones can see his cards since he's holding them at chest height
        A man with a press badge walked round the feature table, stopped behind the player facing an all-in of 80,000, bent over and took a good look at the cards he was holding
        Is my hand killed if a stranger lopked at it?
        At the final table the hostess stood in a position from where every card of seat 5 was visible
        Someone out of the hand leaned so far over that he read the big blind's cards
        A busted player came back for his jacket and lifted the cards of the guy in the tank
        my buddy behind me saw my ace king, they say the hand should be dead now
        My friend Carla had already folded, picked up my hand since she thought that I'd folded too, looked at it and put it back on the felt with a smile, and I still had a bet to answer
        I'm all in and my neighbor can't resist checking what I've got underneath the chip
        The big blind was off buying cigarettes, and meanwhile the cutoff peeked into his hand
outsider-sees-hand-fact-did = How was the hand seen?
    .label = hand seen
    .looked = looked into, without touching the cards
    .lifted = lifted or taken up by another person
    .turned-over = turned face up by another person
    .shown = shown by the player who holds it
outsider-sees-hand-fact-who = Who did it?
    .label = who did it
    .out-of-hand = a player who is not in the hand
    .in-hand = another player in the hand
    .spectator = a spectator, or another person who does not play
outsider-sees-hand-outcome-no-looking = The hand stays live: each hand has one player
outsider-sees-hand-outcome-hands-off = The hand stays live; another player's cards are not to be touched
outsider-sees-hand-outcome-spectator-looked = The hand stays live; the spectator keeps away
outsider-sees-hand-outcome-no-showing = The hand stays live; it may not be shown to anyone
outsider-sees-hand-outcome-hand-plays = The hand stays live
outsider-sees-hand-outcome-hand-dead = The exposed hand is dead
outsider-sees-hand-order-hand-stays-live = Dealer: continue the hand. Being seen does not kill it.
outsider-sees-hand-order-hand-is-dead = Dealer: this hand is dead. Continue with the others.
outsider-sees-hand-order-cards-down = Dealer: put the cards back in front of their player, face down.
outsider-sees-hand-order-look-at-own = Floor: tell the one who looked to look at no cards but their own.
outsider-sees-hand-order-keep-hands-off = Floor: tell that player to leave other players' cards alone.
outsider-sees-hand-order-step-back = Floor: have the spectator step back from the table.
outsider-sees-hand-order-show-nobody = Floor: tell the player that a hand may be shown to no one while it is being played.
outsider-sees-hand-order-say-nothing = Floor: tell whoever saw the cards to say nothing about them until the hand is over.
outsider-sees-hand-order-protect-cards = Player: keep your cards protected and covered.
outsider-sees-hand-remark-show-the-others = Whether the other players may see the cards as well is the incident Hand shown to one player (show-one-show-all).
outsider-sees-hand-remark-talked = If anything was said about the cards, see the incident Talk about a hand (talking-about-a-hand).
outsider-sees-hand-remark-helped = If two players helped each other by it, see the incident Soft play and chip dumping (soft-play).
