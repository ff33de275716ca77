misdeal = Misdeal
    .search = mis-deal, mistake in the deal, dealt wrong, card flipped over while dealing, exposed card, flashed card, card face up in the deck, boxed card, joker in the deck, wrong number of cards, three cards, only one card, too many cards, too few cards, seat skipped, player got no cards, cards to an empty seat, first card to the wrong player, redeal, re-deal
    .told =
        It's a misdeal
        The dealer dealt it wrong, the first card went to the wrong seat
        One of my cards got flipped over in the deal, the dealer exposed it
        The dealer skipped seat 6 on the deal and gave the cards to an empty seat
        The dealer flashed my first card and then seat 2's card too, and nobody has acted yet
        A card was face up in the deck during the deal, is that a misdeal?
        is this a misdeal
        I exposed a card dealing, it was the first card to the small blind.
        Seat 8 didn't get any cards, he was in his seat, I missed him.
        I started the deal at the wrong seat, the first card went to the big blind.
        Dealt in an empty seat that shouldn't have cards, one player has folded already.
        Two boxed cards came face up during the deal, do I call a misdeal?
    .heard =
        she began pitching at seat 4 and that's not the small blind
        an ace flew over as it came to me, still early in the deal
        two of my cards flipped, dealer keeps going
        third one I get from her lands face up, is it a do-over
        they pitched to an empty box with no stack and went past me
        deck had a queen upside down in it when she dealt
        cards off the table during the pitch, do we start again
        button was in the wrong spot, all of us have our hands already
        big blind's first card showed, is that enough to scrap it
        the first two to go out were both visible
        nobody has acted yet, everything is one seat off
        can we throw it all in and shuffle up anew, she left somebody out
        misdeal, the dealer gave the first card to the wrong player
        two cards were exposed during the deal, is it a misdeal
        a player got no cards in the deal
        the dealer dealt a card face up, do we deal again
        the button was in the wrong place and the cards are dealt
        a player was dealt in who should not have been
        first card of the deal was turned over by the dealer
        do we redeal, one seat got skipped in the deal
        Dealer flipped my first one over, it's the ten of spades.
        Started pitching from the wrong seat, should've been the small blind.
        Nobody pitched seat 6 any cards and he's sat right there.
        Gave a hand to an empty chair that busted ages ago.
        Two boxed ones came out facing up while she's pitching.
        Button got two on the bounce, one after the other, while pitching.
        First two cards went out to the wrong side of the button, noticed when everyone had theirs
        The dealer turned over an ace on its way to the small blind, opening card of the deal
        I was sitting there with chips and got nothing, while the empty chair next to me has two
        Both my cards flashed as they were pitched, and nobody's done anytging so far
        The big blind's first card showed, then the hijack's second, do they gather everything and start anew?
        Cards were out when she noticed that seat 8, who went broke last hand, had been dealt in
        Heads-up for all the marbles the dealer gave the wrong man the first card, and no one had bet anything
        He began the deal at the button instead of to its left
        The dealer had given everybody their two cards when we noticed that he'd begun with the big blind instead of the small, no one had acted, and one man with aces was very unhappy about starting over
        The dealer skipped me on the first lap and gave me two in the second
        In razz the dealer gave everyone an upcard first, should the deal be thrown out?
        On the opening hand of the final table, three cards were flipped by the air conditioning, dealer looked at me
        While she pitched, a card of seat 1 turned over, and a moment later a card of seat 2 as well, both low ones, and the dealer asked if she should go on or gather everything up
        How do we start again: same button, same blinds, or does everything go one further?
        Somebody's card was exposed by himself during the pitch, he wants the whole deal cancelled
        I got my cards in the wrong order, seat 4 before seat 3, nobody cares until he sees aces
        A player was brought over to our table in the middle of the level, the dealer didn't give him a hand though he should have had one, and only one person had folded so far
        two cards turned over in the same deal, seat 1 and seat 2, dealer replaces just one
        At our table the dealer pitched to eight of nine, two folded right away, then the ninth spoke up
        The croupier forgot that we have one more player since the balancing and left him out of the deal
        the dealer dealt somebody too many cards
        cards were dealt to a seat where nobody sits
        a player got no cards
        first card was dealt to the wrong player
        two cards were turned up during the deal
misdeal-fact-cause = What went wrong?
    .label = fault
    .exposed-card = a card was exposed
    .wrong-card-count = a player has the wrong number of cards
    .seat-dealt-out = a seat got no cards but should have
    .seat-dealt-in = a seat got cards but should not have
    .first-card-wrong-seat = the first card went to the wrong seat
    .boxed-card = a boxed card (face up in the deck)
    .joker = a joker in the deck
    .two-in-a-row = the button got two cards in a row
    .other = something else
misdeal-fact-game = Which game?
    .label = game
    .flop = hold'em or Omaha
    .stud = stud or razz
    .draw = draw or lowball
misdeal-fact-exposed-by = Who exposed the card?
    .label = exposed by
    .dealer = the dealer, by mistake
    .player = a player (sleeve, hand)
misdeal-fact-exposed-which = Which card?
    .label = exposed card
    .one-of-first-two = one of the first two cards dealt
    .two-others = two or more other down cards
    .one-other = one other down card
misdeal-fact-stud-which = Which card was exposed?
    .label = exposed card
    .one-down-card = one of the first two down cards
    .both-down-cards = both of a player's first two down cards
misdeal-fact-boxed-which = How many boxed cards, and where?
    .label = boxed cards
    .two-dealt = two or more, dealt to the players
    .two-not-dealt = two or more; none was dealt, or only one, later in the deal
    .one-of-first-two = one, among the first two cards dealt
    .one-other = one, later in the deal
misdeal-fact-count-at = Whose hand is wrong?
    .label = hand with wrong count
    .other-seat = that of a player who is not on the button
    .button-short = the button has too few
    .button-extra = the button has too many
misdeal-fact-button-acted = Has the button acted on this hand?
    .label = button has acted
misdeal-fact-actions = Which actions so far, in order? (none: press Enter; leave posted blinds out)
    .label = actions so far
misdeal-outcome-misdeal = Misdeal: deal the hand again, exactly as it was
misdeal-outcome-no-misdeal = No misdeal
misdeal-outcome-play-on = No misdeal: it is too late for one
misdeal-outcome-not-too-late = Not too late: a misdeal can be called until the hand ends
misdeal-outcome-hand-dead = Play on: the hand with the wrong number of cards is dead
misdeal-outcome-hand-plays = Play on: the hand with the wrong number of cards plays
misdeal-outcome-see-button-short = There is a separate rule for too few cards on the button
misdeal-outcome-two-in-a-row-fine = No misdeal: the button may get two cards in a row
misdeal-outcome-player-exposed-plays-on = No misdeal: a player exposed the card
misdeal-outcome-exposed-becomes-upcard = No misdeal: the exposed card becomes the upcard
misdeal-outcome-director-decides = Your choice: misdeal, or play on
misdeal-outcome-house-rules-decide = Draw game: the house rules decide
misdeal-outcome-not-covered = Not covered: the book leaves stud out
misdeal-order-declare = Dealer: stop the deal. All cards are returned and shuffled again.
misdeal-order-all-back = Dealer: return all chips bet in this deal, blinds and antes too. They are posted again for the re-deal.
misdeal-order-same-deal = Dealer: repeat the deal exactly, with the same button and the same level.
misdeal-order-button-moves = Dealer: move the button on and deal again; the level stays the same.
misdeal-order-level-new = Dealer: deal again with the same button; the new level counts.
misdeal-order-button-and-level-new = Dealer: move the button on and deal again; the new level counts.
misdeal-order-no-new-players = No new players join the table for it.
misdeal-order-new-players-dealt-in = Players who have come to the table since are dealt in.
misdeal-order-absent-take-no-part = Anyone who was away at the misdeal is left out of the re-deal too.
misdeal-order-absent-dealt-and-killed = Anyone who was away at the misdeal gets cards; that hand is killed right after the deal.
misdeal-order-absent-dealt-and-plays = Anyone who was away at the misdeal but dealt in gets cards, and can play them if at the seat when the last card is dealt.
misdeal-order-on-penalty-dealt-and-killed = Anyone on penalty gets cards; that hand is killed right after the deal.
misdeal-order-on-penalty-take-no-part = Anyone on penalty is left out of the re-deal.
misdeal-order-penalty-counts-one-hand = For a player on penalty both deals count as one hand.
misdeal-order-penalty-counts-one-round = For a player on penalty both deals count as one; the book prints "round" and seems to mean hand.
misdeal-order-no-misdeal = Dealer: continue the hand.
misdeal-order-play-on = There has been substantial action: the hand continues.
misdeal-order-card-out = Dealer: take the joker out of play and continue. If the deck turns out to be fouled, stop play instead.
misdeal-order-bets-returned = Floor: stop play and have all bets returned.
misdeal-order-joker-before-action = Floor: let the hand continue, and rule in the interest of fairness (rule { $fairness }) on the joker; the book's rule on it begins with the first action.
misdeal-order-joker-open = Floor: let the hand continue, and rule in the interest of fairness (rule { $fairness }) on the joker; the book does not say what happens to it.
misdeal-order-cards-open = Floor: rule in the interest of fairness (rule { $fairness }) on the card or hand that is wrong; the book does not say what happens to it.
misdeal-order-as-before-action = Floor: rule on the mistake as if no player had acted yet (no actions).
misdeal-order-dealt-in-dead = Dealer: muck the cards of the seat that should not have been dealt in.
misdeal-order-dealt-in-plays = Dealer: leave the seat that should not have been dealt in its cards; its player plays them.
misdeal-order-which-burn = Floor: say whether it counts as the burn for the next street; the book does not say.
misdeal-order-hand-dead = Dealer: muck all cards of the hand with the wrong number of cards.
misdeal-order-hand-dead-one-burned = Dealer: pick one card of that hand at random as the burn card and muck the rest.
misdeal-order-hand-dead-mucked = Dealer: muck the cards of that hand.
misdeal-order-reshuffle-stub = Dealer: reshuffle the stub.
misdeal-order-dead-bets-back = Dealer: return that player's bets.
misdeal-order-others-play = The others play on.
misdeal-order-report-extra = Floor: remind the button that a card too many must be reported at once.
misdeal-order-hand-plays = There has been substantial action: the hand continues, and the player plays the cards as they are.
misdeal-order-see-button-short = See Too few cards on the button (button-short-cards).
misdeal-order-deal-on = Dealer: deal on.
misdeal-order-hand-plays-on = Dealer: the hand is not dead; continue.
misdeal-order-hand-killed = Dealer: the hand of the player who exposed the card is dead; muck it.
misdeal-order-penalty-after-hand = A penalty, if any, begins when the hand is over.
misdeal-order-penalty-at-once = A penalty, if any, begins at once.
misdeal-order-upcard = Dealer: leave the card face up as the player's upcard and deal that player's third-street card face down.
misdeal-order-director-decides = TD: misdeal or play on. The book does not settle this mistake; weigh what was seen, and by whom.
misdeal-order-house-rules = Floor: look up the house rules for draw games.
misdeal-order-floor-rules = Floor: rule in the interest of fairness (rule { $fairness }). The book leaves stud out.
misdeal-remark-check-and-fold = Only a check and a fold so far: no chips went in, so there has been no substantial action.
misdeal-remark-joker-after-action = After an action the book also wants cards that do not belong taken out of play; before substantial action it calls a joker a misdeal. The misdeal is followed, since it can still be declared.
misdeal-remark-boxed-is-face-up = The book does not mention boxed cards. A boxed card is dealt face up, and that is what its list names.
misdeal-remark-fouled-deck = Check the deck: if it is fouled, the rule on fouled decks takes precedence.
misdeal-remark-short-deck = In short-deck a 2, 3, 4 or 5 can count like a joker.
misdeal-remark-short-deck-low-card = In short-deck a 2, 3, 4 or 5 counts like a joker.
misdeal-remark-one-burn-a-street = One card is burned for each street, as usual, and none because of the dead hand.
misdeal-remark-bets-stay = The bets of the dead hand stay in the pot; the player has no claim to them.
