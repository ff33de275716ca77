fouled-deck = Fouled deck
    .search = fouled deck, foul deck, two aces of spades, same card twice, duplicate card, two identical cards, a card is missing, 51 cards in the deck, incomplete deck, bad deck, marked card, setup was wrong, deck is not right, two cards of the same suit and rank
    .told =
        The deck is fouled
        There's a card missing from the deck, we've only got 51 cards
        There are two aces of spades in this deck, the whole deck is bad
        The hand was over and when the dealer counted the deck down he only had 51 cards, the king of hearts is missing
        We both had the ten of diamonds at the showdown, so the deck's fouled and all the money is in
        Is the hand void if we find out afterwards that the deck had a duplicate card?
        deck is fouled
        There are two ace of spades in this deck, the hand's still on.
        Card missing from the deck, I counted 51 after the hand.
        Fouled deck, one card short, we noticed after the pot was pushed and the next hand hasn't started.
        Two identical queens of hearts in the deck, already a bet and two calls in, everyone wants their money back.
        Deck turned out to be incomplete after the hand was over, does the last hand's result stand?
    .heard =
        we both turned over the jack of hearts
        there's a ten of diamonds on the board and I've got one too
        how can he have the king of clubs, I hold it
        dealer counted down the stub and came up with fifty
        the pack contains five queens
        we've been at it for twenty minutes without the three of spades
        my ace is printed twice in this pack, stop the hand
        second nine of hearts hits the river, do we get our money back
        the shuffler swallowed one, red light, count is off
        after the pot was pushed they saw that two sixes had been stuck in the box all along
        board pairs itself exactly, identical pip and suit
        we're playing with an incomplete pack since the colour was swapped, do earlier hands count
        there are two aces of spades in this deck
        two identical cards came out on the board and in his hand
        the deck has only 51 cards
        there is a card missing from the deck
        both players show the queen of hearts
        the same card came twice, what happens with the bets
        Two queens of hearts, one on board, one mine.
        Pack's only 51, king of spades has been missing since whenever.
        Found identical nines of diamonds in the pack, previous hand's already done.
        Duff pack, it's got two sevens of clubs, next hand's dealt.
        Dealer tallied 'em at the break: fifty-one. What of the last pot?
        Dodgy pack, somebody's nicked the aces with a nail, marked all night.
        I'm holding the nine of clubs and there it is again on the turn
        At the end of a huge hand, with all the chips of two players in the middle, the one showed the ace and king of hearts and the other the king of hearts with a ten, so something's wrong
        When they counted after the hand there were only fifty cards
        The deck's got five aces, I swear, I've got two and the board has three and the same diamond appears twice
        The pot was pushed and the setup afterwards revealed that one card was missing altogether, do we get our chips back?
        At showdown Ilves and Montoya both tabled the king of spades; play stopped and everybody looked at the dealer
        We've been using this pack since dinner and the jack of clubs was in the box the entire time
        Same card in my hand and on the flop, what's the ruling on the money we've put in?
        The mchine flashed red: 51
        Someone found the seven of diamonds under the table, so no one knows for how long we've been playing without it
        Identical twins on the board: two tens of hearts
        In the re-entry event two red sevens of the same suit were shown down by the winner and the loser of a side pot
        The hand was over and the winner had stacked his 30,000 when the dealer spread the deck for the next break and could only find fifty-one cards, the six of spades wasn't anywhere in it
        The stub had been short two cards all along, discovered when the dealer ran out in stud
        Is everything void when there's a double card in the deck?
        At the final table, with the board showing 4h, the big blind peeled 4h as well
        It turned out the deck was incomplete a few hands after a big pot had been won
        deck has to sixes of clubs wtf, hand is still running
        I looked at my jack of diamonds, looked at the flop with the jack of diamonds in the middle of it, looked at my beer, and then I called for the floor because I'd only had one
        My opponent wants his all-in back since the pack wasn't complete
        there are two of the same card in the deck
        the deck has a card twice
        a card is missing from the deck
fouled-deck-fact-found = What is wrong with the deck?
    .label = fault in the deck
    .duplicate = two or more identical cards (same suit and rank)
    .missing = a card is missing
    .foreign = a joker or a card with a different back
    .other = something else, such as a marked card
fouled-deck-fact-when = When was it found?
    .label = when found
    .during-hand = during the hand
    .hand-over = the hand is over, the next has not begun
    .next-hand = the next hand has begun
    .next-hand-acted = after substantial action in the next hand
fouled-deck-fact-break-time-over = Did the hand end at a break, and has the book's time for disputes passed (usually 1 minute after the pot was awarded)?
    .label = time for disputes over
fouled-deck-fact-actions = Which actions so far in this hand, in order? (none: press Enter; leave posted blinds out)
    .label = actions so far
fouled-deck-outcome-bets-returned = Fouled deck: play stops, all bets are returned
fouled-deck-outcome-bets-stay = Fouled deck: play stops, the bets stay in the pot
fouled-deck-outcome-card-removed = The extra card is removed; the hand continues
fouled-deck-outcome-hand-undone = Fouled deck: the hand is undone, all bets are returned
fouled-deck-outcome-result-stands = The result of the hand stands
fouled-deck-outcome-house-rules-decide = Fouled or not: local regulations and the house rules decide
fouled-deck-outcome-floor-decides = Fouled or not: the book does not say
fouled-deck-outcome-not-fouled = The deck is not fouled: the hand continues
fouled-deck-outcome-hand-plays-on = Substantial action: the hand continues
fouled-deck-outcome-see-misdeal = A matter for the rule on misdeals
fouled-deck-outcome-see-foreign-card = There is a separate rule for a card that does not belong
fouled-deck-order-see-foreign-card = See A card that does not belong (foreign-card).
fouled-deck-order-see-misdeal = See Misdeal (misdeal); what went wrong: something else.
fouled-deck-order-stop = Dealer: stop the hand and deal no more cards.
fouled-deck-order-bets-back = Dealer: return to all players what they put in during this hand, blinds and antes too.
fouled-deck-order-bets-stay = Floor: the bets stay in the pot; rule in the interest of fairness (rule { $fairness }) on who gets them.
fouled-deck-order-pot-back = Floor: take the pot back and return to all players what they put in during that hand, blinds and antes too.
fouled-deck-order-card-out = Dealer: take the extra card out of play and continue.
fouled-deck-order-stop-and-wait = Dealer: deal no more cards until the floor has decided.
fouled-deck-order-look-up = Floor: look up in the local regulations and the house rules whether this fouls the deck.
fouled-deck-order-floor-says = Floor: rule in the interest of fairness (rule { $fairness }) on whether this fouls the deck.
fouled-deck-order-if-fouled = If it is fouled, stop the hand; all bets are returned, whatever the action was.
fouled-deck-order-if-fouled-bets-stay = If it is fouled, stop the hand; the bets stay in the pot.
fouled-deck-order-if-not-fouled = If it is not, the hand continues.
fouled-deck-order-if-fouled-after-hand = If it is fouled, take the pot back; all bets of that hand are returned.
fouled-deck-order-if-fouled-after-hand-open = If it is fouled, rule in the interest of fairness (rule { $fairness }) on whether the bets of that hand are returned. The book says so only of a hand in progress.
fouled-deck-order-if-fouled-after-hand-stays = If it is fouled, the result stands all the same.
fouled-deck-order-if-not-fouled-after-hand = If it is not, the result stands.
fouled-deck-order-hand-goes-on = Dealer: continue the hand.
fouled-deck-order-cards-open = Floor: rule in the interest of fairness (rule { $fairness }) on the cards that are wrong; the book does not say what happens to them.
fouled-deck-order-stands = Floor: leave the pot where it went.
fouled-deck-order-running-hand = Floor: if the hand in progress was dealt from this deck, rule on that hand as if the fault had been found during it.
fouled-deck-order-new-deck = Dealer: take this deck out of play; the next deal is from another.
fouled-deck-order-button-open = Floor: say whether the button moves for the next deal; the book does not say.
fouled-deck-remark-check-and-fold = Only a check and a fold so far: no chips went in, so there has been no substantial action.
