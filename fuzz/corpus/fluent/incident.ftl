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
