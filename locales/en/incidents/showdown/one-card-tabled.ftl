one-card-tabled = Only one card tabled
    .search = showed only one card, tabled one card, one card face up and the other face down, slid the other card forward, does not want to show both cards, shows an ace and mucks the other, refuses to show his second card, must he show both cards, one card shown at showdown, wants the pot with one card shown, only showed the card that wins
    .told =
        He only showed one card
        He only turned over one card at the showdown and says that's enough
        He showed just the ace and kept the other one face down
        At the showdown he tabled only the king for top pair and threw the other card in the muck
        I called him on the river, he flips up one card for the flush and won't show the second
        Does he have to turn over both cards to win the pot?
        only turned over one card
        Player showed one card at showdown, keeps the other one face down.
        He tabled just the ace and says that's the winner, won't show the second card.
        Seat 4 turned over one card for a pair of kings and threw the other one in the muck.
        On the river seat 7 turned one card up, won't turn the second, seat 2 still has his hand.
        He's only showing one of his two cards, does he have to table both to win the pot?
    .heard =
        he flips an ace and keeps the other one hidden
        "I've got a king, good?" and puts down the king alone
        one is open, the second he pushes in blind
        she only gives us half her hand, entitled to the pot?
        top pair shown, kicker stays face down
        dealer asks for the second, he shakes his head
        he peels the flush card and reckons that's sufficient
        the opponent concedes, he's got one up one down
        says the other doesn't matter as the board plays with this one
        single jack on its back, its partner pushed forward unseen
        do I have to open the lot to win
        showed me a lone queen and waits for the chips
        he showed only one card at the showdown and keeps the other down
        player turned over one card and wants the pot
        do I have to show both cards to win
        he tables one card and the other hand is mucked
        one card face up, one face down, who wins
        He flipped just his ace, other's still face down.
        Shows me the king, says "good enough", won't turn the second.
        Turned over half his hand, mucked the rest.
        Single nine up for the win, its mate's gone in the muck.
        She refuses to flip her other, that queen makes two pair.
        Just a lone jack face up, dealer's raked in the partner.
        He turned a king for top pair and slid the other card forward as if it was garbage
        At the end I opened both, he opens one and says "that's good enough"
        Ramirez showed the seven of spades for the flush, kept card number two pressed under his thumb
        The winner wouldn't reveal his kicker, just displayed the ace and waited for the chips
        She only put up half her hand and the loser had already mucked
        Showed me a single deuce, making a full house with the board, the second remained face down in the muck
        Can someone win the pot by showing just one of two?
        "Pair of queens" - one queen on the table, the other one with its back up
        At the final table he tabled one card, his fingers covering the other one, and asked the dealer to push it
        He bet the river, I called with second pair, and he turned over the king of spades and nothing else, kept the other card beneath his hand, and told the dealer that this would be enough for the pot
        One up, one away: he threw the loser card into the muck and shows only the winner
        The opponent asked to see the whole hand, he says the ten is all that matters
        With 16k out three, she flipped the jack of diamonds and pushed the second one under the pot
        In Omaha he turned two of his four and refused to open the others
        The opponent had already mucked, the pot of 22,000 was still in the middle, and the winner, who likes to be mysterious, showed us one ace and threw the second card face down towards the dealer
        The dealer told him to lay both down, he shook his head and sat back
        my opponent just show 1 card at end and dealer gave him pot
        Three people saw a single ten in front of the player with the beret, who said that with the board he's got a straight, and who refused to let anyone see what was lying beside it
        Does showing one count as tabling a hand?
        He flipped one over on the river call, hesitated, then mucked the other because he was embarrassed by it
one-card-tabled-fact-contested = Is another player's hand still live?
    .label = another live hand
one-card-tabled-fact-cards = Where are the other cards of the hand?
    .label = other cards
    .apart = face down, apart from the muck, 100% identifiable
    .touching = against the muck but not in it, 100% identifiable
    .in-muck = in the muck, but 100% identifiable and retrievable
    .dealer-mucked = put into the muck by the dealer, but 100% identifiable and retrievable
    .gone = no longer 100% identifiable, or not retrievable
one-card-tabled-fact-winning-card = Does the tabled card make the winning hand?
    .label = tabled card wins
one-card-tabled-fact-refuses = Does the player refuse to table the rest?
    .label = refusal to table
one-card-tabled-fact-seen = Does the TD rule that the whole hand was clearly seen?
    .label = whole hand seen
one-card-tabled-outcome-wins-unshown = The last live hand wins without showing
one-card-tabled-outcome-wins-once-shown = The last live hand wins once it is shown
one-card-tabled-outcome-ask-for-rest = One card is not enough: the player is asked for the rest
one-card-tabled-outcome-refused = Refused: the floor is called; no claim without all cards
one-card-tabled-outcome-table-rest = No claim until all cards are tabled
one-card-tabled-outcome-hand-counts = The hand counts as it was seen
one-card-tabled-outcome-no-claim = No claim to the pot
one-card-tabled-outcome-card-is-enough = The tabled card is enough
one-card-tabled-order-give-pot-unshown = Dealer: give the player the pot. The other cards stay face down.
one-card-tabled-order-show-then-pot = Player: turn all your cards face up to get the pot.
one-card-tabled-order-keep-card = Dealer: keep the face-down cards apart, out of the muck.
one-card-tabled-order-take-card-out = Dealer: take exactly these cards back out of the muck, face down.
one-card-tabled-order-dealer-asks = Dealer: tell the player to turn all cards face up.
one-card-tabled-order-dealer-advises = Dealer: advise the player to turn all cards face up.
one-card-tabled-order-floor-asks = Floor: tell the player to turn all cards face up.
one-card-tabled-order-floor-advises = Floor: advise the player to turn all cards face up.
one-card-tabled-order-somebody-asks = Dealer or floor: ask the player to turn all cards face up. The book does not say who asks.
one-card-tabled-order-table-all = Player: turn all your cards face up to claim the pot.
one-card-tabled-order-call-floor = Dealer: call the floor.
one-card-tabled-order-last-word = Floor: tell the player that there is no claim to the pot without all cards face up.
one-card-tabled-order-else-others = Dealer: if the player still refuses, give the pot to the best of the other hands.
one-card-tabled-order-see-mucked-winner = If the player discards the cards instead, see Hand discarded at the showdown (mucked-winner).
one-card-tabled-order-say-hand = TD: say which hand was seen. It counts as it was seen.
one-card-tabled-order-as-seen = Dealer: compare it with the other hands and give the pot to the best.
one-card-tabled-order-read-cards = Dealer: read the tabled hands and give the pot to the best.
one-card-tabled-order-no-card-back = Dealer: the hand is dead. No card of it is returned.
one-card-tabled-order-others-win = Dealer: give the pot to the best of the other hands.
one-card-tabled-remark-need-not-ask = The book has the player advised only where the tabled card would make the winning hand.
one-card-tabled-fact-all-in = Was a player in this hand all-in, and is the board complete?
    .label = any player all-in
    .no = no player was all-in
    .board-complete = all-in, and the board is complete
    .board-to-come = all-in, with cards of the board to come
one-card-tabled-outcome-all-in-tabled = All-in: all cards of the hand must be tabled
one-card-tabled-order-must-table = Player: table all your cards. In an all-in no hand can be mucked.
one-card-tabled-order-deal-out = Dealer: deal the rest of the board, then read every hand.
one-card-tabled-order-others-play-out = Dealer: deal the rest of the board if two or more players are left, and give the pot to the best of their hands. A player who is left alone wins it.
one-card-tabled-order-best-tabled = Dealer: read the tabled hands and give the pot to the best.
one-card-tabled-order-turn-over = Floor: have the dealer turn the cards face up. A refusal does not kill the hand.
one-card-tabled-remark-left-alone-at-all-in = If a player was all-in and called, no hand could be mucked: see the incident Last player left: show or not (last-player-shows).
one-card-tabled-outcome-hand-not-dead = The unidentifiable hand is not dead: the TD decides
one-card-tabled-order-director-decides = TD: decide what happens to the unidentifiable hand's share of the pots.
