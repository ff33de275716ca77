stud-exposed-card = Exposed card in stud
    .search = exposed card in stud, down card exposed in stud, hole card flashed in stud, razz down card face up, third street dealt face up by mistake, seventh street dealt face up, river card in stud exposed, dealer flipped a down card, last card face up, both down cards exposed, seven card stud exposed card
    .told =
        Down card exposed in stud
        The dealer turned up one of my hole cards in stud
        In seven-card stud my first down card got dealt face up by mistake
        The dealer flipped both of seat 4's down cards when dealing third street in stud
        My seventh-street card came face up in stud, and there's still betting to come, we're not all-in
        What happens in stud if the dealer exposes one of my down cards?
        stud down card exposed
        Stud, I flipped one of his first two down cards by mistake.
        Seven-card stud, I exposed a player's hole card on the deal.
        Razz, both of seat 4's down cards got turned face up, nobody's acted yet.
        Stud, I dealt the seventh-street card face up to seat 2, there's still betting to come.
        In stud his down card flipped up off his sleeve, do I deal his third card down instead?
    .heard =
        my second hole card arrived face up on the initial deal
        seventh came open for seat 4, should have been down
        she pitched the river open, heads-up with Phil
        stud eight: my third one was delivered on its back instead of hidden
        in razz his two buried cards got turned, does the ante go back
        my downcard hit a chip and rolled over
        first card flopped face up so do I receive the third one hidden
        seventh street mine is seen by all, can I still bet or am I treated as all-in
        hidden card was shown by the dealer, his door card then comes under
        everyone saw the concealed ace, this is seven card not hold'em
        both pocket cards are visible, he gets his ante and is out
        high hand received his last one open by mistake, do the others get theirs open too
        in stud his down card was dealt face up
        the dealer exposed a hole card in stud
        seven card stud: first down card turned over in the deal
        the last card in stud came face up
        a stud player flashed his own hole card
        Razz: dealer flipped my first down one, ace showing.
        My seventh came face up, dealer's fault, and I'm not all-in.
        Razz again, both of her hole ones landed face up.
        His sleeve caught it, flipped his downer on third street.
        Dealer turned seat 4's final downer over, still a bet to come on seventh.
        One of Marge's two hole ones landed up, bring-in's not posted.
        My first of the two buried cards in seven-card landed open, it was a jack
        In the seven-card stud event the dealer turned over my second down card, the ten of hearts, while pitching, and asked if I would like my third one face down instead, with the antes at 100
        On seventh street of a pot worth 14,000 the dealer, used to hold'em all day, gave the player with two pair his final card face up, and the opponent said he couldn't bet any more
        The third card is the door card, but he gave me that one down and my second one up
        She got her seventh card open, there were still 4,000 behind each of them
        In the stud round a down card hit the chip rack and turned over, do I get the next one down?
        Dealer rolled a down card over for Kaminski at the beginning of the hand; he wants his ante back
        I lifted my own hole card too high in stud and everybody saw it, it wasn't the dealer
        Heads-up on the last street in stud and mine was exposed, must my opponent's be dealt open as well?
        Two of three starting caards are visible instead of one
        I have a face-up hole card in seven card now, any compensation?
        The dealer thought we were already on the up-card and exposed my second
        At the stud final table the last card came face up for one player but not for the other
        Seat 2's hidden queen got seen, can he declare himself all-in?
        Hi-lo stud, the lady's down card was turned by the draught
        On seventh in razz the dealer forgot it's dealt down and gave three of us open cards
        dealer flip one of my pocket cards in stud, what shuold he do with the next card
        Both of the hidden cards of the lady in the third seat were lying there for all of us to see, a king and a four, because of a clumsy wrist at the start of the stud hand
        Both his hole cards flew open in the seven-stud deal, is his hand dead with the ante refunded?
        My river in stud was seen by all, and I'd have bet, but do I still get to?
stud-exposed-card-fact-card = Which card was exposed?
    .label = exposed card
    .one-down-card = one of the first two down cards
    .both-down-cards = both of a player's first two down cards
    .seventh-street = the seventh-street card
stud-exposed-card-fact-exposed-by = Who exposed it?
    .label = exposed by
    .dealer = the dealer, by mistake
    .player = a player (sleeve, hand)
stud-exposed-card-fact-betting-left = Is there betting to come on this hand (not everybody all-in)?
    .label = betting to come
stud-exposed-card-fact-actions = Which actions so far, in order? (none: press Enter)
    .label = actions so far
stud-exposed-card-outcome-not-covered = Not covered: the book leaves stud out
stud-exposed-card-outcome-player-exposed = A player exposed the card: the hand plays
stud-exposed-card-outcome-misdeal = Misdeal: the hand is dealt again
stud-exposed-card-outcome-see-misdeal = A misdeal can still be called
stud-exposed-card-outcome-play-on = Too late for a misdeal: the hand continues
stud-exposed-card-outcome-becomes-upcard = The exposed card becomes the upcard
stud-exposed-card-outcome-two-cards-open = Two exposed down cards: the book covers only one
stud-exposed-card-outcome-director-decides = Your choice: misdeal, or play on
stud-exposed-card-outcome-no-misdeal = No misdeal
stud-exposed-card-outcome-replaced = The seventh-street card is replaced
stud-exposed-card-outcome-stays = The seventh-street card stays
stud-exposed-card-outcome-seventh-open = Not covered: the book has no rule on seventh street
stud-exposed-card-order-floor-rules = Floor: rule in the interest of fairness (rule { $fairness }). The book leaves stud out.
stud-exposed-card-order-hand-plays-on = Dealer: the hand is not dead; continue.
stud-exposed-card-order-hand-killed = Dealer: the hand of the player who exposed the card is dead; muck it.
stud-exposed-card-order-penalty-after-hand = A penalty, if any, begins when the hand is over.
stud-exposed-card-order-penalty-at-once = A penalty, if any, begins at once.
stud-exposed-card-order-stop-deal = Dealer: stop the deal. All cards are returned and shuffled again.
stud-exposed-card-order-redeal = Dealer: repeat the deal exactly, with the same button and the same level.
stud-exposed-card-order-redeal-rest = Floor: for players who are away or on penalty, follow the re-deal in the incident Misdeal (misdeal).
stud-exposed-card-order-see-misdeal = See Misdeal (misdeal): an exposed card in stud.
stud-exposed-card-order-leave-open = Dealer: leave the card face up; it is now the player's upcard.
stud-exposed-card-order-third-street-down = Dealer: deal that player's third-street card face down.
stud-exposed-card-order-may-bring-in = The player can be the bring-in with this card.
stud-exposed-card-order-no-bring-in = The player is not the bring-in with this card.
stud-exposed-card-order-two-open = Floor: rule in the interest of fairness (rule { $fairness }) on the second card; only one can become the upcard.
stud-exposed-card-order-director-decides = TD: misdeal or play on. The book does not settle this mistake; weigh what was seen, and by whom.
stud-exposed-card-order-card-open = Floor: rule in the interest of fairness (rule { $fairness }) on the exposed card; the book does not say what happens to it.
stud-exposed-card-order-go-on = Dealer: continue the hand.
stud-exposed-card-order-replace = Dealer: take the exposed card away and give the player another one face down.
stud-exposed-card-order-which-card = Floor: say whether the player gets it at once or after the others; the book does not say.
stud-exposed-card-order-keep = Dealer: let the player keep the exposed card.
stud-exposed-card-order-seventh-open = Floor: rule in the interest of fairness (rule { $fairness }): the player keeps the card, or gets another one.
stud-exposed-card-order-others-down = Dealer: deal all the other seventh-street cards face down, even when there is no betting to come.
stud-exposed-card-remark-check-and-fold = Only a check and a fold so far: no chips went in, so there has been no substantial action.
