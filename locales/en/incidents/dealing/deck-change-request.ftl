deck-change-request = Request for a new deck
    .search = new deck please, change the deck, deck change, can we get a new setup, fresh cards, this deck is cold, this deck is unlucky, swap the cards, marked card, bent card, crimped card, torn card, worn cards, dealer wants a new deck, new deck with the new dealer
    .told =
        I want a new deck
        He's losing every hand and now he wants the deck changed
        A player asked for a new setup because the cards are bad luck
        One of the cards is bent and marked, I want the dealer to change the deck
        There's a new dealer coming in and seat 4 wants a new deck at the same time
        Can a player just ask for a deck change whenever he wants?
        player wants new deck
        Seat 5 wants a deck change because he's running bad.
        Player asks for a new setup, none of the cards are damaged.
        Seat 3 says one card has a bent corner, he's asking me for a new deck.
        New dealer's pushing in and a player wants the deck changed at the same time.
        Do I have to change the deck when a player asks for it mid-level?
    .heard =
        this pack hates me, bring another one
        seat 3 begs for the red ones, he's been card dead for two hours
        the seven of clubs has a crease you can spot from across the table
        there's a nick in the corner of the ace, dealer asks for replacement
        cards feel sticky and greasy, we would like clean ones
        when do the decks get rotated, he demands it after every bad beat
        somebody spilled coke on them, can we have a different set
        he's superstitious, wants us to scrap these before the next shuffle
        back of the queen is scratched, everybody can tell it
        new dealer pushes in, may he bring his own cards
        can a player insist on a switch of the cards mid-level or only staff
        they're frayed and bowed, shuffle machine keeps jamming on them
        he wants a new deck because he's losing
        player asks for another deck of cards
        can we change the cards, this deck is unlucky
        she asks for a deck change, the cards are worn
        one card has a mark on it, can we get a new deck
        a card is bent, we need another deck
        Can we get a fresh set-up? Been getting rubbish for hours.
        Seat 9 wants these cards changed, reckons they're cursed.
        Swap the pack will ya, ace of spades has a bent corner.
        Murph's moaning for different cards, just bad luck really.
        Dealer wants another pack in, these are sticky as hell.
        Could you switch the blues for the reds? Level's about to turn.
        Having lost four big hands in a row and about sixty bigs, the gentleman from Madrid demanded that this cursed pack be thrown away and a fresh one be brought before he posted another blind
        The deuce of spades has a corner bent so badly that you know when it comes
        "New cards, dealer, these hate me," he said after aces cracked, and wouldn't let go
        One of the hearts feels rough on the back, I'd like us to play with another pack
        One of the players squeezes his cards so brutally that the ace of clubs and two kings have a visible bend, and the girl in seat 2 asked whether we could get a clean set, please
        She spilled beer over the deck, can we continue with the second one?
        Superstitious player at the final table refuses to be dealt in unless the blue ones come back
        The ace is nicked on one side and I'm afraid that somebody's marking
        A request for different cards was made by a player who just didn't like how the evening was going
        The dealer change is in a minute and he asks if the new guy could start with the other colour
        Do players have any right to have the cards replaced just because they are running cold?
        The cards are worn, we can barely riffle them, says the dealer, may I send for another pack
        A tear on the jack of diamonds was seen when he squeezed it
        One of the cards has got a fold down the middle after an all-in player crushed it
        He does it every level: "can we have a setup?"
        A new dealer was about to sit down in the middle of the level, blinds at 600/1,200, and someone asked if he could take out the old cards and use the other colour that's in the tray
        Is it fine to swap the deck at the start of a level if two of us ask nicely?
        the pack is greasey and one card has a nail mark, dealer says keep playing
        Between hands, seat 8 wished for a wash and a new pack since he's card-dead
        Who decides whther the cards get exchanged, the players or the room?
deck-change-request-fact-asked-by = Who asks for a new deck?
    .label = asked by
    .player = a player
    .dealer = the dealer
    .house = the floor, for the house
deck-change-request-fact-damaged = Is a card damaged or marked?
    .label = damaged or marked card
deck-change-request-fact-moment = Is a new dealer coming, or a new level?
    .label = new dealer or level
    .neither = neither
    .dealer-change = a new dealer is coming
    .new-level = a new level begins
deck-change-request-outcome-refused = No new deck: a player's request is not a reason
deck-change-request-outcome-no-reason = No new deck: the book does not name this reason
deck-change-request-outcome-deck-changed = Yes: the deck may be changed now
deck-change-request-outcome-damaged-deck-changed = Yes: a damaged deck is replaced
deck-change-request-outcome-house-decides = Your choice: another deck, or not; the book does not name damage
deck-change-request-order-look-at-cards = Floor: look at the card yourself. If it is neither damaged nor marked, rule again without that reason.
deck-change-request-order-new-deck = Dealer: bring in the new deck between two hands.
deck-change-request-order-house-orders = Floor: decide for the house whether another deck comes in.
deck-change-request-order-same-deck = Dealer: continue with this deck.
deck-change-request-order-may-not-ask = Floor: tell the player that players may not ask for a new deck.
deck-change-request-order-should-not-ask = Floor: tell the player that players should not ask for a new deck just because they want one.
deck-change-request-remark-not-because-asked = The reason is the new dealer or the new level, not the request: the player has no claim to a new deck.
deck-change-request-remark-running-hand = The rule is about the deck only. It does not say what happens to a hand that is in progress.
deck-change-request-remark-only-damage = Only damage is a reason in this book.
