seventh-street-shortage = Too few cards for seventh street
    .search = too few cards for seventh street, not enough cards for seventh street, short stub, short stub on seventh street, deck runs out in stud, stub too short, not enough cards for everybody, last card does not go round, eight players to the river in stud, community card in stud, shuffle the burns back in, burn cards into the stub, one card for all on seventh street, who acts first with a community card
    .told =
        Not enough cards for seventh
        We're playing stud and the deck's running out on seventh street
        There aren't enough cards left in the stub to give everybody a seventh card
        Seven players are still in on sixth street in stud and the dealer has only got four cards left
        The dealer has four cards and the burns left and six of us need a last card in seven-card stud
        What happens in stud when there are too few cards for everybody to get a seventh?
        Stud, seven players still in and I don't have enough cards for seventh street.
        We're running out of cards in stud, stub's got five and there's six players.
        Seven-card stud, all eight players still in after sixth street, only one card left in the stub plus three burns.
        Razz, seven players left, four cards in the stub, can't give everyone a seventh card.
        Not enough cards for seventh street, do I mix in the burns or put one community card up?
    .heard =
        stud, seven still in and I hold six cards
        dealer can't give everyone a river down card
        I've got 5 left and there are 6 people with cards
        not a single fold in an eight-handed stud pot, what now
        can I use the three I burned
        we ran dry before the final card
        do they get one up in the centre to share
        the remaining cards won't reach the last guy
        one short, should I deal the bottom one too
        nobody dropped, so 7th can't be pitched to each of them
        who opens the betting when the last one was put in the middle
        stud with only two cards remaining and seven players
        there aren't enough cards for seventh street
        stud with eight players, the deck runs out before the last card
        not enough cards left to give everybody a seventh card
        the dealer has four cards left and five players in stud
        we run out of cards in seven card stud
        Razz, eight stayed in, stub won't stretch to the last down one.
        Not enough left in the pack for everyone's final downer, stud hi-lo.
        Five left in the stub and seven of us still in, stud.
        We've run outta pasteboard before the last one in razz.
        Dealer's got only 4 and the burns, six need their last downer.
        Stub's dying on us in razz, do we share a community one last?
        Eight of us went all the way in the stud hand and the dealer says there won't be enough cards for the last one
        Six left in, four cards in her hand, and the final street still to come in razz
        In the seven-card stud tournament eight players started the hand, a single one folded, and when it came to the final street the dealer counted the stub, found it contained five cards and looked at me
        Nobody wanted to fold, so at the end there are fewer cards than players
        It was the razz level, everyone was drawing to a beautiful low, none of them wanted to fold, and at the last card the deck wasn't going to last for the two players on the left
        The remainder isnt going to reach around the table for everyone's last down card
        What's done when the pack gives out just before the seventh card?
        We went seven-way to sixth street, Ingrid's counting the stub again and again: five
        Three burns plus the stub makes just about enough for all of us, can they be mixed together?
        They put one single card in the middle for all, and then we didn't know who bets first
        Six people were still in on sixth street, two of them short and one of them drunk, the dealer had four cards left plus the burned ones, and asked me if she should mix them together
        Too many callers and not enough paper
        Is it correct that the last one is then shared by everybody?
        The dealer wants to take the bottom card too so that the last player gets his seventh
        In razz we're one card short for the final street with all seven chasing
        she's got 7 players and 6 card left, stud hi/lo
        Before the last round of down cards the dealer noticed that she would run out at the fifth player
        An eight-handed pot in stud; I've never seen the deck used up before
        There was just one card remaining, it was turned up for the community, everyone's seventh
        He reshuffled the burns with what he had, and it worked out exactly, was that right?
seventh-street-shortage-fact-players = How many players are left in the hand?
    .label = players in the hand
seventh-street-shortage-fact-stub = How many cards are left in the stub?
    .label = cards in the stub
seventh-street-shortage-fact-burns = How many cards were burned on fourth, fifth and sixth street? (three, if nothing went wrong)
    .label = cards burned
seventh-street-shortage-outcome-deal-on = There are enough cards: deal seventh street as usual
seventh-street-shortage-outcome-burns-into-stub = With the earlier burns there are enough: shuffle them in and deal
seventh-street-shortage-outcome-community-from-stub = One community card for all, from the stub as it is
seventh-street-shortage-outcome-community-after-shuffle = One community card for all, after a shuffle with the burns
seventh-street-shortage-outcome-no-seventh-card = No seventh card: the hands play with six
seventh-street-shortage-outcome-no-rule = The book does not say what happens when there are too few cards
seventh-street-shortage-outcome-not-covered = The book leaves stud out
seventh-street-shortage-order-burns-back = Dealer: put the earlier burns with the stub. Scramble, shuffle and cut them together.
seventh-street-shortage-order-deal-each = Dealer: burn one card. Deal each player one card, face down.
seventh-street-shortage-order-community-card = Dealer: burn one card. Turn the next one face up in the middle: it is everybody's seventh card.
seventh-street-shortage-order-six-cards = Dealer: deal no more cards. Each player plays six cards.
seventh-street-shortage-order-first-on-sixth = Dealer: the player who acted first on sixth street acts first again.
seventh-street-shortage-order-high-hand-first = Dealer: the player with the best hand showing acts first.
seventh-street-shortage-order-upcards-first = Dealer: the upcards decide who acts first, as on every street.
seventh-street-shortage-order-floor-rules = Floor: rule in the interest of fairness (rule { $fairness }), before another card leaves the stub.
seventh-street-shortage-remark-others = Books with a rule on this require a card for each player, one to burn and one that is not dealt. With the earlier burns shuffled in there may be enough; otherwise one community card serves for all.
