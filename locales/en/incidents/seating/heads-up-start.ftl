heads-up-start = Heads-up begins
    .search = heads-up starts, heads up, we are heads-up, two players left, only two left, from three to two, third place busted, who has the button heads-up, who is the big blind now, he already had the big blind, big blind twice in a row, big blind again, small blind on the button, who acts first heads-up, who gets the first card, who gets the last card, button moves back, last two players
    .told =
        We're heads-up now
        We just got heads-up and don't know who has the button
        Third place is out, so who's got the small blind now that it's heads-up
        He was big blind last hand and now it's just the two of us, who gets the button
        Third place busted from the big blind, I had the button and he had the small blind, how do we start heads-up
        Who has the button in the first hand heads-up, and who acts first?
        heads-up, who has button
        Down to two players, who's the button and small blind?
        Third guy busted, now it's heads-up and both say they had the big blind last.
        Seat 2 was big blind when the third player busted, seat 6 was the button, now they're heads-up.
        The player who busted was the big blind, two left now, need to set the button for heads-up.
        We're heads-up now and seat 2 was just big blind, does he get the button so he's not big blind twice in a row?
    .heard =
        third went broke, it's the final duel, who sits on the dealer
        she just paid the big, must she pay it again with two remaining
        only us now, does the puck holder pay the small
        last pair standing: where do cards start
        I was on the button three-handed and now too, is this right
        in the duel the puck speaks before the flop, doesn't he
        we're going one on one, adjust so that nobody gets the big consecutively
        after the knock-out we have to sort out the positions for the two
        button gets the second card last in a duel?
        who begins postflop with just a pair of us left
        it was small blind who went out, remaining are puck and big
        mano a mano, dealer puts the disc wrong
        we're heads-up now, who gets the button
        third place just went out, who is small blind heads-up
        heads-up begins, who has the big blind
        he'd have the big blind twice in a row when heads-up starts
        does the button post the small blind heads-up
        Down to the last two; I was just BB, button to who?
        Third place just bust, who's got the puck now we're two?
        Now it's me versus Niamh, do I pay BB twice?
        One on one now, she was SB, I had the button, what moves?
        Mano a mano now for the title; who posts the small?
        Third busted from BB, where's the button go between us last two?
        There are just two of us left, third guy busted in the small blind, and we quarrel about the disc
        He had the big last time, so he cannot have it again, can he?
        Who posts what when the third place finisher has gone, I was on the button
        Now that it's a duel, who's dealt first?
        The third-placed player had been on the button when he lost, I'd been in the big blind, my opponent in the small, and before the last duel began both of us reached for the button
        With the trophy on the table and about a million chips each, they were arguing about which of the two should post the big blind, as one of them had paid it in the hand before
        With three of us I was small blind, now it's one against one, what am I?
        The button's in front of the guy who busted in third, which of us gets it?
        In the last match the small blind is also the dealer, right?
        I'd have to pay the big two hands running, if it's done like that
        After three hours of three-handed play there were two of us left, and the dealer, it was his first final, didn't know to whom he has to give the first card and who starts
        Down to the final pair after a long night, big blind busted, I had the small
        Who talks first before the flop now that there are only a couple of us?
        Bust-out in third, blinds 40k/80k, the remaining two both want to be button
        Does the button go backwards so no one's big blind twice?
        First hand of the final duel: which player has which blind?
        3rd just bust, I was bb, he was btn, who is sb now
        The man in third lost everything from the button and we're the two blinds
        When two remain, the button's first before the flop and last afterwards?
        Three beacme two, the previous big blind stays in, and there's a discussion about the small
heads-up-start-fact-last-big-blind = Who had the big blind in the last hand?
    .label = last big blind
    .still-in = one of the two who are left
    .out = a player who is out now
heads-up-start-fact-others-were = What did the two who are left have in that hand?
    .label = positions in that hand
    .button-and-small-blind = one the button, the other the small blind
    .other-seats = something else
heads-up-start-outcome-other-player-big-blind = The last big blind has the small blind now, the other the big blind
heads-up-start-outcome-last-button-big-blind = The last button has the big blind now; the small blind stays where it was
heads-up-start-outcome-next-seat-big-blind = The next player left of the last big blind has the big blind now
heads-up-start-outcome-button-goes-on = The button moves on to the next player
heads-up-start-order-button-to-last-big-blind = Dealer: put the button in front of the player who had the big blind in the last hand.
heads-up-start-order-button-to-last-small-blind = Dealer: put the button in front of the player who had the small blind in the last hand.
heads-up-start-order-button-across-from-next-seat = Dealer: go left from the seat of the last big blind. The first player has the big blind; put the button in front of the other.
heads-up-start-order-button-across-from-last-big-blind = Dealer: put the button in front of the player who did not have the big blind in the last hand.
heads-up-start-order-button-stays = Dealer: leave the button in front of the player who had it in the last hand.
heads-up-start-order-button-to-next-seat = Dealer: put the button in front of the first player left of the seat of the last big blind.
heads-up-start-order-button-to-next-player = Dealer: move the button left to the next player.
heads-up-start-order-button-posts-small-blind = The button posts the small blind, the other player the big blind.
heads-up-start-order-button-posts-big-blind = The button posts the big blind, the other player the small blind.
heads-up-start-order-button-gets-last-card = Dealer: give the first card to the player without the button and the last one to the button.
heads-up-start-order-button-gets-first-card = Dealer: give the first card to the button and the last one to the other player.
heads-up-start-order-button-acts-first = Pre-flop the button acts first, and on every later street last.
heads-up-start-order-big-blind-acts-first = Pre-flop the big blind acts first.
heads-up-start-remark-not-twice-in-a-row = No player is the big blind in two hands running; to ensure that, the button may skip a seat.
