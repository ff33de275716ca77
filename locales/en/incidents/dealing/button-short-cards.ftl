button-short-cards = Too few cards on the button
    .search = button is short a card, button has one card, button has only one card, button missing a card, too few cards on the button, button got three cards in Omaha, dealer forgot the button's last card, last card of the button, button acted with one card, one card short, button skipped on the second card
    .told =
        I'm on the button and I only got one card
        The dealer forgot to give the button his second card
        The button has just one card and under the gun has already raised and been called
        We're playing Omaha, I'm on the button with three cards and I've already called before I noticed
        Can the button still get his missing card, or is his hand dead?
        button only has one card
        Button got one card too few, he's missing his second card.
        Dealt the hand, button's short a card, nobody's acted yet.
        PLO, the button has only three cards, two players have acted already and he just noticed.
        Button only got one card, he already called with it before he said something.
        Button is missing a card, can I just deal him the next one off the deck?
    .heard =
        the button is looking at a single card, the pitch ended one too soon
        dealer stopped after the cutoff on the second round
        I'm on the dealer button and still waiting for number two
        he checked behind on the button, then discovers he holds just one
        button has been skipped on the way out, may she top him up from the stub
        in PLO the man with the button sits on three, everyone else on four
        nobody noticed until the flop that the button lacked his second
        the final card of the deal never reached the button, she already put the stub down
        button limped along with one king and nothing else
        can the last seat be given what is owed to him or is he out
        he peeked, one lonely eight on the button, small blind has already folded
        deal was fine for all of us, only the guy with the button came up light
        dealer forgot to give the button his second card
        the button is missing a card, the action has started
        the player on the button has one card too few, he hasn't acted yet
        button has just one card and it's his turn
        Dealer seat's only got the one down, needs another.
        Chap on the puck was pitched a single, hasn't spoken yet.
        I'm on the buck with one lonely ace, can I get my second?
        Omaha, fella with the puck has three, should be four.
        Guy with the puck got two instead of four in PLO.
        Bloke on the D is one light, already limped before noticing.
        I had the dealer button, looked down and found a single six, the dealer had already put the stub away
        The dealer, chatting with the lady in seat 1 about her holiday, stopped the deal one card early, and the man on the button, who'd already seen a raise in front of him, sat there with one lonely king
        We were playing four-card Omaha with antes, the button had called a raise to 1,400, and only then he noticed there were three cards in his hand, and now he'd like the fourth one from the stub
        He's got the puck, he's got one card, and under the gun has limped; can he get the second from the top?
        I was in last position and the dealer ended the deal at the cutoff, so I'm missing one
        The man on the button called a raise and then realised that he didn't have a full hand
        It was the dealer seat that came up short, the pitch stopped one card early
        Blinds posted, everyone has two, just the button guy holds one measly trey
        The kid with the button said he'd folded "his card" and then everyone got what he meant
        She was distracted by a spilled coffee and so the button never received his second
        I didn't touch my single card, I'm the button, two have folded so far and I say I need another
        In the high-low with four cards the button had three of them and had put in a raise already
        Can the next card off the deck simply be handed to the person with the button?
        At the final table the button was a card light, noticed only as the flop hit
        Our button bet the hand blind and it came out afterards that he was playing one card only
        I was on the button with about 20 bigs, looked at my one card twice, waited for the second, and when the action had been folded to me the dealer said it's too late for that
        button has ace and nothing. dealer says his hand's dead, true?
        We're six-handed, all got the right number apart from him with the disc, he's one less
        He hadn't looked until the raise reached him on the button, then it turned out his second was still on the deck
        A card owed to the button, two people already in with chips, small blind wants a do-over
button-short-cards-fact-acted = Has the button acted on this hand (check, call, bet, raise)?
    .label = button has acted
button-short-cards-fact-missing = How many cards are missing?
    .label = cards missing
    .one = one
    .more = more than one, but not all
button-short-cards-fact-game-allows = Does the game let a missing card be dealt later?
    .label = can be dealt later
button-short-cards-fact-actions = Which actions so far, in order? (none: press Enter; leave posted blinds out)
    .label = actions so far
button-short-cards-outcome-card-given = The button gets what is missing
button-short-cards-outcome-hand-dead = The button's hand is dead
button-short-cards-outcome-hand-open = No misdeal; the book leaves the button's hand open
button-short-cards-outcome-late-open = Too late for a misdeal; the book leaves the button's hand open
button-short-cards-outcome-misdeal = Misdeal
button-short-cards-outcome-hand-plays = The button's hand plays with the cards it has
button-short-cards-order-declare = Dealer: stop the deal. All cards are returned and shuffled again.
button-short-cards-order-see-misdeal = See Misdeal (misdeal): wrong number of cards, as at any other seat.
button-short-cards-order-give-card = Dealer: give the button the missing card from the top of the stub, face down.
button-short-cards-order-give-cards = Dealer: give the button the missing cards from the top of the stub, face down.
button-short-cards-order-may-give-card = Floor: you may have the missing card dealt from the top of the stub, even after substantial action.
button-short-cards-order-may-give-cards = Floor: you may have the missing cards dealt from the top of the stub, even after substantial action.
button-short-cards-order-acts-after = Button: act only once your hand is complete.
button-short-cards-order-hand-open = Floor: rule in the interest of fairness (rule { $fairness }) on the button's hand; the book's rule does not cover it.
button-short-cards-order-play-on = There has been substantial action: the hand continues.
button-short-cards-order-late-open = Floor: rule in the interest of fairness (rule { $fairness }) on the button's hand, which can be completed, killed or played as it is; the book does not say.
button-short-cards-order-muck-all = Dealer: muck all cards of the button's hand.
button-short-cards-order-burn-one = Dealer: pick one card of the button's hand at random and burn it; muck the rest.
button-short-cards-order-which-burn = Floor: say whether it counts as the burn for the next street; the book does not say.
button-short-cards-order-muck = Dealer: muck the cards of the button's hand.
button-short-cards-order-bets-stay = Dealer: leave the button's bets in the pot.
button-short-cards-order-bets-back = Dealer: return the button's bets.
button-short-cards-order-reshuffle-stub = Dealer: reshuffle the stub.
button-short-cards-order-others-play = The others play on.
button-short-cards-order-one-burn-a-street = Dealer: burn one card for each street as usual, and none because of the dead hand.
button-short-cards-order-hand-plays = There has been substantial action: the hand continues, and the button plays the cards as they are.
button-short-cards-remark-check-and-fold = Only a check and a fold so far: no chips went in, so there has been no substantial action.
button-short-cards-fact-left-in = How many other players still have a hand?
    .label = other players in the hand
    .several = two or more
    .one = only one
button-short-cards-order-last-wins = Dealer: give the pot to the last player left in the hand. No more cards are dealt.
