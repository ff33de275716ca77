rebuy = Rebuy
    .search = rebuy, re-buy, I rebuy, can I rebuy, rebuy announced, rebuy chips not there yet, chips behind, all-in with rebuy chips, rebuy before the hand, rebuy too late, must he pay the rebuy, too many chips for a rebuy, single rebuy, rebuy period, changed his mind about the rebuy
    .told =
        He wants to rebuy
        I busted and I want to rebuy before the next hand
        He said rebuy when the cards were already in the air
        I've got 4,000 left, the starting stack is 10,000, and I want to take my rebuy
        He announced a rebuy after the deal had started and the dealer made him play his short stack
        Can I still rebuy if the rebuy period ran out during this hand?
        player wants to rebuy
        He lost all his chips and wants to rebuy, the rebuy period's still running.
        Rebuy announced after the cards were dealt, does it count this hand?
        Player's got 4,000 left, starting stack's 10,000, he says rebuy before the next hand.
        Seat 6 said rebuy in the middle of the hand, cards are out, he wants the chips to play right now.
        Does he have to be at or under starting stack to take a rebuy?
    .heard =
        give me another bullet, put me in for five thousand more
        he shouted buying again before the riffle but the money isn't down yet
        I'm busto, sell me a fresh stack right here
        he lost with it pledged, now he refuses to cough up the cash
        I have 10,400 and began with 10,000, may I still top up again
        she reached for her wallet only after looking down at aces
        are those unpaid tokens on the way from the cage live for this pot
        he wants to purchase a second one though it's one per person
        last chance for buying back in was the break, he asks three minutes later
        seat 6 called out double before the shuffle and ran to the cashier
        do I have to wait a deal while the runner fetches my new stack
        he declared it, won the pot and now says never mind
        he is out and wants a rebuy
        can he still take a rebuy, the period is over
        player wants to rebuy with more than a starting stack
        she announced a rebuy after the cards were dealt
        he said rebuy but did not pay yet
        may he rebuy twice at once
        I'm felted, want another bullet, they've dealt already.
        Reload please! Said it before the cards went out.
        Can he reload with 14k when we started with 20?
        Is the reload period still on, can I fire a second one?
        Shouted "reload" mid-deal, he's got 3k left behind.
        One reload max in this and he's after his second.
        He busted, put a fifty on the felt and said go on, but the dealer had already pitched the first card
        He lost his last chips with kings against aces, shouted that he was buying in again, but the next hand was already being dealt, and he thinks that the cards in front of his seat are his
        I've got more chips than I started with, can I still purchase another lot?
        The runner hasn't brought his second stack yet and he's going all-in with it
        Level 6 just ended as he lost the pot, is he still allowed to buy back?
        Broke after a cooler, Hendrik yelled "again!" while the cards were being shuffled
        He wants a double one, and he's got 3k of a 10k starting stack
        Only one per player in this event and it's his second
        Kid said he'd take another bullet and now his card has been declined at the cage
        I was out of chips, asked for more, and the dealer dealt me out of the next hand
        Does his announcement before the deal mean that the fresh chips play in this one?
        During the last minute of the period, three fellows queue at the desk while their hands are being dealt
        With 6,200 chips from a starting stack of 10,000 and ten minutes to go until the break the lady announced that she wants more chips, and then, after doubling up in the same hand, that she doesn't
        The fresh stack he had ordered was on its way from the desk when he moved all-in, so the question was whether he's playing for the 800 he had in front or for the whole lot
        He promised to pay after the hand, won it and thinks it isn't necessary now
        My buddy says he can top up at any moment as long as the clock hasn't hit the break
        lost all my chips on last hand b4 break, can i rebuy after the break
        The chips he's bought are not in front of him but everyone knows they're his, how deep is he?
        We're at the final two tables of the rebuy eveent and a man still wants a new stack
        He changed his mind twice: first wants it, then doesn't, then does again with aces
rebuy-fact-period = Is the rebuy period still running?
    .label = rebuy period running
rebuy-fact-moment = When did the player announce it?
    .label = announced
    .before-hand = before the new hand began
    .hand-begun = the hand had begun, no card was dealt
    .cards-dealt = cards were dealt already
rebuy-fact-stack = What is the player's stack without the rebuy?
    .label = stack without the rebuy
rebuy-fact-starting-stack = What is the starting stack?
    .label = starting stack
rebuy-fact-single-rebuy = Is only one rebuy allowed in this tournament?
    .label = only one rebuy allowed
rebuy-fact-rebuy-chips = How many chips does the rebuy bring?
    .label = chips for the rebuy
rebuy-outcome-period-over = No rebuy: the period is over
rebuy-outcome-too-late = Not for this hand: it was announced too late
rebuy-outcome-too-many-chips = No right to a rebuy: { $stack } is more than { $rebuy_limit }
rebuy-outcome-rebuy-plays = The rebuy stands: { $in_play } in play
rebuy-order-no-rebuy = Floor: sell no rebuy.
rebuy-order-wait-for-next-hand = Floor: tell the player that the rebuy does not count for this hand: a player who still has chips plays it with those, a player who has none is not dealt in. The rebuy can count from the next hand.
rebuy-order-must-buy = Player: buy what you announced, whatever happens in the hand.
rebuy-order-may-withdraw = Player: you may still take the rebuy back.
rebuy-order-chips-play = Dealer: the rebuy chips, { $rebuy_chips }, play even if they are not on the table yet: { $in_play } in total.
rebuy-order-chips-wait = Dealer: only the { $stack } on the table plays.
rebuy-order-no-hand-missed = Dealer: deal the player in; no hand is missed for a rebuy.
rebuy-remark-tournament-names-stack = The book names no stack up to which a player may rebuy. What the tournament announced applies.
