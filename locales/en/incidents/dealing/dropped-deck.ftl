dropped-deck = Dropped deck
    .search = dropped deck, deck fell on the floor, dealer dropped the deck, stub fell, cards scattered, disordered stub, stub mixed with the muck, stub fell into the muck, stub mixed with the burns, deck knocked over, cards fell off the table, dealer lost the deck
    .told =
        Dealer dropped the deck
        The dealer dropped the deck on the floor in the middle of the hand
        The stub fell out of the dealer's hand and the cards went all over the table
        The flop was out and the dealer dropped the stub, it got mixed up with the muck
        The dealer knocked the deck over before the turn and it's mixed with the burn cards, we can't tell the order
        What do we do when the stub got scattered and nobody knows the order anymore?
        dropped the deck
        I dropped the stub, cards are all over the table.
        Deck fell out of my hand with the turn still to come.
        Dropped the stub on the flop and it's mixed with the muck, can't tell the order.
        Stub got knocked out of my hand, we still have the turn and river, I can put it back in order.
        I dropped the stub in the burn cards, do I reshuffle the stub and keep dealing?
    .heard =
        the remainder slipped out of her hands between flop and turn
        she knocked the stub with her sleeve, half of it slid over the felt
        stub on the carpet, we picked them up one by one
        dealer sneezed and everything flew apart, order is lost
        undealt cards tumbled into the discards
        he bumped her elbow and the rest of the pack spilled
        what was left of the pack got scrambled, can we still run the river
        the stack of undealt cards toppled over, most stayed together
        she lost grip of it, two lie on their back on the ground
        the burns and the stub are one heap now
        drink got tipped, she jumped and let go of the cards in her hand
        no idea any more which was on top, it landed in a mess under the table
        the dealer dropped the deck in the middle of the hand
        the rest of the deck fell on the table, some cards are face up
        the deck fell on the floor before the turn
        the stub got mixed up with the muck
        she dropped the stub, how do we get the next card
        Dealer fumbled the stub, it's all over the carpet.
        Whole pack's spilled on the floor, she can't tell the order.
        Stub slipped out of his mitts and scattered into the muck.
        Butterfingers knocked the remaining cards over, burns mixed in.
        Elbow sent the stub flying before the turn, it's everywhere.
        Rest of the pack landed on the ground, face up some of it.
        The dealer reached for the burn and the whole pack slid from her fingers across the table
        He let go of the stub between the flop and the turn, about twenty cards are on the ground
        The flop was nine-eight-deuce with 16,000 in the pot, two of us all-in, and when the dealer wanted to burn for the turn the cards slipped from her hand and went over the muck and the chips
        While reaching across to collect a bet from seat 10, the dealer knocked his own stub over with the elbow; about half stayed in order, the rest slid down to the floor around the players' feet
        With the river still missing, the stub landed in the muck and there's no way to say which is which
        Only the top few slipped off, the rest stayed in her hand, the order seems to be intact
        What happens now that the cards still to come are lying all over the rug?
        She sneezed and dropped everything, deck's in two heaps and three are open
        The burns got mixed with the stub when he set it down clumsily
        New dealer, nervous at her first fnial table, lost hold of the deck after the flop
        Half of it went under the rail and half stayed, we've got no clue of the sequence
        Someone bumped into the dealer's chair at the final table, of all places, and the undealt cards spread like a fan between the burns and the discards, so nobody could say which came next
        An elbow sent the stub flying during the stud hand on fifth street
        It looked like a card trick gone wrong: cards all over, and I've got top set on a wet flop
        dealer fumbled the deck, it fell, he just picked em up and dealt the turn
        The bubble had just burst, someone hugged the dealer from behind, and the undealt part of the pack went all over the felt
        Is the stub shuffled again when it's been dropped and the order can't be restored?
        The remaining cards collapsed when he tried to spread the pot
        With the flop out and a 45,000 pot brewing, the dealer's hand cramped and the deck spilled over the muck
        They scooped them up from the floor, counted, and argue about whether to scramble all of it
dropped-deck-fact-order-known = Can the cards be put back in their original order?
    .label = original order known
dropped-deck-fact-mixed = Did they get mixed with other cards?
    .label = mixed with other cards
    .not-mixed = no, only the stub is scattered
    .with-muck = yes, with the muck
    .with-burns = yes, with the burn cards
    .with-both = yes, with the muck and the burn cards
dropped-deck-outcome-order-restored = The stub is restored to its original order
dropped-deck-outcome-new-stub = New stub from the stub cards only: scramble, shuffle, cut
dropped-deck-outcome-new-stub-of-all = New stub from stub, muck and burns: scramble, shuffle, cut
dropped-deck-outcome-mixed-cards-reshuffled = The mixed cards become the new stub: scramble, shuffle, cut
dropped-deck-outcome-bets-returned = Play stops; all bets are returned
dropped-deck-order-restore = Dealer: put the stub back into its original order, face down. Shuffle nothing.
dropped-deck-order-keep-out = Dealer: gather the cards of the stub face down. Leave the muck and the burn cards out.
dropped-deck-order-gather-all = Dealer: gather the stub, the muck and the burn cards face down.
dropped-deck-order-gather-muck = Dealer: gather the stub and the muck cards that got mixed with it, face down. Leave the burn cards out.
dropped-deck-order-gather-burns = Dealer: gather the stub and the burn cards that got mixed with it, face down. Leave the muck out.
dropped-deck-order-gather-both = Dealer: gather the stub and the muck and burn cards that got mixed with it, face down.
dropped-deck-order-scramble = Dealer: scramble these cards, shuffle them and cut.
dropped-deck-order-deal-on = Dealer: continue the hand from this stub. Hands and board stay as they are.
dropped-deck-order-stop = Dealer: stop the hand. All players get back what they put in.
dropped-deck-remark-misdeal-possible = Before substantial action the TD may also consider a misdeal: see the incident Misdeal (misdeal).
