disqualification = Disqualification
    .search = disqualify a player, throw him out, player is disqualified, DQ, kicked out of the tournament, what happens to his chips, chips of a disqualified player, wants his buy-in back, refund after disqualification, banned from the tournament, caught cheating, colluding players
    .told =
        Throw this guy out
        This guy is cheating, I want him disqualified
        They're colluding and dumping chips, they should be disqualified
        He's already had three penalties and he's at it again, somebody has to disqualify him
        The floor has already decided to disqualify him, but he's still in a hand with 40,000 in the pot
        Is he going to be disqualified now, and what happens to his chips and his hand?
        player to be DQ'd
        TD has decided to disqualify the player, what happens with his chips?
        We're kicking him out of the tournament for cheating, he's still in a hand.
        Seat 4 was caught taking chips off the table in his pocket, TD wants him disqualified.
        Two players were dumping chips, we want to disqualify both of them, one has a live hand right now.
        Player is being disqualified, does his stack come out of play right away?
    .heard =
        security is escorting seat 4 out, do we remove his stack right now
        he got expelled and he's still live in this pot
        TD sent him home, does the next one up move a payout spot
        she was barred for the rest of the festival, what about her prize money
        do his remaining blinds keep getting posted after the boot
        he marked cards with his nail, I want him out for good
        the ejected guy demands his entry fee returned
        they confessed to chip sharing, both out, do their stacks leave play
        ban him, he swapped in a card from his lap
        he has been thrown out mid-hand, is his bet forfeited
        we found counterfeit discs on him, end of his event
        punched somebody, no penalty any more, kick him from the event
        he got disqualified, what happens with his chips
        player was caught cheating, can we throw him out of the tournament
        he hit another player, is he disqualified
        he marked cards and is to be excluded from the tournament
        she stole chips, the director disqualifies her, what about her stack
        threatened the dealer and has to leave the tournament
        Floor boss has decided Darren's out of the comp, what about his stack?
        Caught nicking 5k off another stack, kick him out the tourney!
        Fourth time he's at it, he wants booting from the event for good.
        Turf her out the comp? She pocketed blues, and she's mid-hand right now.
        DQ the pair of 'em, they've been dumping to each other.
        Card-marker's getting ejected from the tourney but he's all-in this minute.
        The floor has had it with him, he's being walked out by two guards while his chips sit there, what do we do with them?
        He was caught brining in a card from his sleeve, he should be removed from the event for good
        They found out the pair of them had been passing chips all night, are both kicked out?
        In the last level before the break a player was caught with a card from the other deck in his sleeve, the manager wants him out of the event at once, and nobody knows what's to become of his 58,000
        The gentleman had been told several times, had thrown a glass at the dealer and had called the police himself, so the director removed him, and he now demands to get his 550 back
        Does a guy who's been chucked out get his entry fee back?
        He punched another player, tournament over for him I hope
        What happens to the chips and to the prize money of someone who's been ejected in the middle of the day?
        One of the regulars was thrown out for marking cards with a fingernail, the hand is still in progress
        The director told him he's out of the event and he refuses to leave, wants a refund
        When a person is barred mid-hand, do the others play for what he'd put in the pot?
        The chap was drunk, urinated on the plant, and was sent home for good from day 1
        He'd multi-accounted: played under two names in the same tournament
        You cannot keep a man in the event who bought chips from a guy outside
        Her stack disappears, say the tournament staff, since she was caught helping her boyfriend win
        I overheard that he'll be kicked out, does everyone move a place up in the payouts?
        they threw him out for cheeting, his big blind is still posted, does the dealer put it back
        They found out from the camera that two friends had exchanged chips during the break, both are going to be thrown out, and one of them is in the middle of a hand with ace-king
        Must an expelled player's blinds go on being posted?
        The drunk got booted by the manager before the bubble, is his finish counted as a cash?
        caught stealing chips from the player beside him
        she took a chip from another stack, can we throw her out
        he marked the cards
        cheating proved on camera
        hit another player
        threatens the dealer with violence
        how do we disqualify a player and what becomes of his stack
        player caught with an extra card up his sleeve
        is his stack taken out of play when he is thrown out
        refuses to obey the floor again and again
disqualification-fact-ground = Why is the player to be disqualified?
    .label = ground
    .decided = the TD has already decided it
    .collusion = chip dumping or other collusion
    .hidden-chips = chips taken out of view
    .soft-play = soft play
    .cheating = cheating
    .repeated = offences again and again
disqualification-fact-live-hand = Is the player in a hand that is still being played?
    .label = live hand
disqualification-outcome-disqualified = The player is disqualified
disqualification-outcome-director-decides = Your choice: the player is disqualified, or not
disqualification-order-decide-first = TD: decide whether the player is disqualified. The steps below apply only if so.
disqualification-order-tell-final = TD: tell the player of the disqualification. The decision is final.
disqualification-order-tell = TD: tell the player of the disqualification.
disqualification-order-bets-stay = Dealer: leave in the pot what this player has bet in this hand.
disqualification-order-bets-back = Dealer: add to the player's stack what this player has bet in this hand.
disqualification-order-hand-dead = Dealer: kill this player's hand.
disqualification-order-hand-played-out = Dealer: play this hand to its end with the player.
disqualification-order-remove-chips = Floor: take all the chips that this player still has out of play.
disqualification-order-blind-off = Dealer: leave the stack at the seat and take its blinds and antes until it is gone.
disqualification-order-no-refund = Floor: pay nothing back. There is no refund and no other compensation.
disqualification-order-refund-open = TD: decide whether anything is refunded.
disqualification-order-place-now = Floor: record the place that the player holds at this moment.
disqualification-order-no-place = Floor: note no place and no prize for this player.
disqualification-order-see-repeat-offence = Floor: rule on the next penalty first, under Repeated offence (repeat-offence).
disqualification-order-see-chips-out-of-view = Floor: rule on the hidden chips first, under Chips out of view (chips-out-of-view).
