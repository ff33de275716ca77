rabbit-hunting = Rabbit hunting
    .search = rabbit hunt, rabbit, rabbit it, can I see the river, what would have come, show me the next card, would I have hit, run out the board after the fold, turn the river for fun, dealer showed the next card, somebody flipped the top card of the stub, peek at the stub
    .told =
        He's rabbit hunting
        Everybody folded and he wants to see what would've come on the river
        He asked the dealer to run out the rest of the board after the hand was over
        I bet the turn, he folded, and now he wants the dealer to show the river card
        The hand's done and seat 6 reached over and turned the next card off the deck to see if he'd have hit
        Can I see the next card after everybody has folded?
        wants to rabbit hunt
        Player's asking me to show the next card after everyone folded.
        Seat 4 folded his flush draw on the turn, now he wants me to rabbit the river.
        Everybody folded on the flop, seat 7 reached over and flipped the next cards off the stub.
        Am I allowed to rabbit hunt, show what the turn and river would've been?
    .heard =
        hand's over, let me have a look what was next
        go on, just flip it, I want to know if I'd got there
        everybody folded, he begs the dealer for one more card
        he reaches over and turns the one on top after the pot's pushed
        come on, I paid enough, what would the river have been
        curious whether my flush draw comes in, please deal it
        dealer did it as a favour, now others complain
        he lifted the stub to sneak a glance
        last time you let us see it, why not today
        she burned and showed the turn even though nobody was left against him
        I laid it down, would have made quads, show us
        he fished through the undealt cards to prove that he'd have lost
        he wants to see the river card after everybody folded
        player asks the dealer to show what would have come
        the hand is over and she wants to see the next card
        he turned over the next card of the deck after the hand
        can we see the turn and river, I folded
        Hand's done, Robbo wants to see what would've come.
        Can you peel the next one so I know if I'd hit?
        Folded to the shove, now begging the dealer to flip the river anyway.
        Hand's over, he's grabbed the stub to see whether his flush came in.
        Dealer's already let them see the turn and river that never was.
        It's all done, c'mon, just peek the bunny for us!
        All the others had passed, pot's been shoved over, and he begs for a peek at what was coming
        He leaned across and flipped the top card because he needed to know whether his gutter was there
        "Just burn one and show me, come on," he told the dealer after folding his draw on the turn
        Last night a guy offered the dealer five bucks to show him the next card
        My opponent laid his hand down, and the dealer turned over the river for curiosity's sake
        I gave up my flush draw to a shove, can they show me what the fifth card would've been?
        Everybody's out, hand done, and she's begging "river, river, please"
        Nobody's in anmyore but the kid insists that we look what the turn was
        The dealer did him the favour of exposing the card that would have come next, the winner's upset
        After I won with a bluff on the flop Tanaka wanted the rest of the board laid out
        At the final table the broadcast crew asked to see what the river would have been though the pot was over
        He grabs the stub to check if he'd have filled up
        After a shove for 30,000 on the turn his opponent folded what he said was a flush draw, the dealer began pushing the pot, and the folder reached across the table and turned the next card himself
        He had been thinking for three minutes about a call with jacks, let them go at last, and then begged the dealer, with both hands folded as in prayer, to show him what the flop would have been
        He peeks under the deck each time he's folded something good
        In the weekly tournament of our club the dealers used to deal out the rest of the board for curious people when the hand was over, but the new manager says it is not permitted
        is it against the rules to look at what was coming once the pot is awarded
        A folded player pulled the next card off the pack to torture himself
        The lady wants to know what the other two cards would've been since she folded kings on the flop
        He always asks after the hand: what was next, what was next
rabbit-hunting-fact-shown = Have the cards that would have come been shown already?
    .label = cards already shown
rabbit-hunting-outcome-refused = Refused: rabbit hunting is not allowed
rabbit-hunting-outcome-counts-for-nothing = Not allowed; what was shown changes nothing
rabbit-hunting-outcome-may-be-shown = Rabbit hunting is allowed
rabbit-hunting-order-no-card = Dealer: show none of the cards that would have come. Gather the cards for the next hand.
rabbit-hunting-order-no-further-card = Dealer: show no further card. Gather the cards for the next hand.
rabbit-hunting-order-tell-table = Floor: tell the table that, once the hand is over, the cards that would have come stay face down.
rabbit-hunting-order-pot-first = Dealer: award the pot first. After that the cards that would have come may be shown.
rabbit-hunting-order-result-stands = The hand was already over: the pot stays with the player who won it.
