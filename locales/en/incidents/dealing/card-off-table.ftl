card-off-table = Card off the table
    .search = card fell off the table, card on the floor, card dropped on the floor, dealt card fell down, card flew off the table, hole card under the table, card slid off, my card fell on the ground, threw his cards off the table, card in my lap, is my hand dead if a card fell
    .told =
        A card fell off the table
        My card dropped on the floor, is my hand dead?
        The dealer pitched a card and it flew off the table
        One of the hole cards is lying under the table
        A card slid off the table in the deal and landed face up on the floor
        He knocked his own card off the table while looking at it
        A player threw his cards and one went off the table onto the carpet
        The card fell on my lap and then on the ground
        Does a card that fell on the floor stay in play?
        The dealer dropped the next card of the deck on the floor
        Player picked his card up from the floor and wants to go on playing
        card on the floor during the hand
    .heard =
        dealt card went over the rail and onto the floor
        my ace fell off the table, only I saw it
        the dealer threw it too hard and the card landed on the carpet
        one of seat 3's cards is on the ground, he still has the other
        she dropped her hand off the table and picked both cards up again
        card fell on the floor next to another one and nobody knows which is which
        he threw his cards off the table in anger
        top card of the stub slid off the table when the dealer burned
        The pitch was so wild that my second card sailed over the edge and ended up by the waiter's shoe
        A card of mine slipped down between my knees, I picked it up, nobody saw it, can I play?
        A fast dealer with a lot of swing pitched the second card so hard to seat 9 that it slid over the rail and landed face up next to the waiter's tray, and two people saw that it was a jack
        While squeezing, Nagy dropped one of his hole cards and it lay under the table with its face up
        The burn slid off the felt and under the dealer's chair
        A gust from the door and the top card flew to the ground, the hand's still going
        My jack landed on my shoe. Is it still mine or am I dead?
        Two cards on the carpet, one from seat 3 and one from the muck, and we can't tell which is which
        I was dealt a king and it bounced on the rail and down
        The dealer pitched too far and the card tumbled off the table on to the lap of a spectator
        Out of anger he tossed both over the edge of the table in the middle of a hand
        At the final table, a card fell off the platform and a camera man picked it up
        It went down on the floor before anyone could see the value, the player himself put his foot on it
        My wife, who was playing in the seat next to me, jumped up when the flop came, and one of her cards sailed off the felt and under the table, where it lay beside an old chewing gum
        The other card I held was fine but this one had been under the table for a second
        someone sneezed, card fell of the edge, face down, still in the air people saw it maybe
        Does a hole card that has been on the floor get replaced, or is the hand over?
        I reached for my drink and koncked my hand to the floor, I still have 12 bigs in the pot
        After losing a huge pot with aces, the fellow in the red cap took his two cards on the next hand and flung them across the room, while three others were still playing for 6,000
        It's a stud hand and my upcard blew off the table, what's the ruling?
        one of his cards landed on the floor
        he threw a card off the table in anger
card-off-table-fact-whose = Which card was it?
    .label = card
    .player = a card of a player's hand
    .deal = a card of the first deal, on its way to a player
    .stub = a card of the stub
card-off-table-fact-seen = Did a player or the dealer see its face?
    .label = face seen
card-off-table-fact-identifiable = Is it certain which card it is?
    .label = card certain
card-off-table-fact-thrown = Did the player throw it off the table?
    .label = thrown
card-off-table-outcome-see-misdeal = An exposed card in the deal: the list of misdeals decides
card-off-table-outcome-card-plays = The card stays in play
card-off-table-outcome-misdeal = Misdeal: deal again
card-off-table-outcome-see-dropped-deck = A card of the stub: treat it as a dropped deck
card-off-table-outcome-hand-plays = The hand stays live
card-off-table-outcome-hand-dead = The hand is dead
card-off-table-outcome-see-killed = A hand that cannot be identified
card-off-table-order-see-misdeal = See Misdeal (misdeal).
card-off-table-order-give-card = Dealer: pick the card up face down, give it to its player, and deal on.
card-off-table-order-deal-again = Dealer: take all cards back and deal again from the same button.
card-off-table-order-see-dropped-deck = See Dropped deck (dropped-deck).
card-off-table-order-pick-up = Dealer: pick the card up face down and return it; the player plays on with it.
card-off-table-order-muck = Dealer: muck the hand.
card-off-table-order-if-folded = Floor: if the player discarded the cards to fold, with betting still open, the fold stands, out of turn too.
card-off-table-order-see-killed = See Hand killed by mistake (killed-unprotected-hand).
card-off-table-remark-exposed = If players saw its face, the hand plays all the same.
