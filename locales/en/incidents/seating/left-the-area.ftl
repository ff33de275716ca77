left-the-area = Player has left the tournament area
    .search = player has been away for half an hour, player left the tournament, player does not come back, empty seat for 30 minutes, left the poker pit, left the building, gone home and chips are still here, take out the stack of an absent player, blind off an absent player, how long may a player be away, abandoned stack, player disappeared
    .told =
        He's been gone an hour
        He left the tournament area and hasn't come back for 45 minutes
        He went home or something, his stack has been blinding off for over half an hour
        Seat 8 left the room 40 minutes ago, he's not on break and nobody has seen him in the building
        He took his coat and left the casino ten minutes ago and there's 25,000 of his chips here
        What happens to his stack if he's left the casino and doesn't come back?
        player left the building
        Seat 5 left the tournament area, been gone about an hour.
        Player's stack's been sitting here, he went home and hasn't come back.
        Seat 7's been gone over 40 minutes, his blinds are being posted, somebody saw him drive off.
        He walked out of the casino after losing a pot, it's been ten minutes, his chips are still here.
        Player hasn't been in the room for half an hour, do we take his stack out of play?
    .heard =
        no one's been in that chair since dinner, chips are dwindling
        he went to bed in the hotel with 40 big blinds on the felt
        we haven't spotted seat 1 for three quarters of an hour
        took his jacket and drove off, what about the stack
        may you lift the chips of someone who has walked out
        he has gone missing for the entire level
        he quit, said "I'm done", stack remains
        she has gone to play cash games downstairs for ages
        security says he exited the venue
        how many minutes until a vanished player is out of the event
        his place has been deserted for two levels
        does he receive a finishing place if he forfeits by going home
        he has left the casino, do we take his chips away
        player went home with chips in play
        his stack is being blinded off, he has been gone for an hour
        he quit and left the tournament
        what happens with the chips of a player who doesn't come back
        Fella's been gone forty minutes, stack's still being blinded.
        Not seen seat 3 since before lunch, gone an hour.
        Someone says he went home with 40k here, reckon he's coming back?
        He's buggered off to the casino slots, thirty-odd minutes now.
        Seat 8 did a runner, half an hour ago, chips just sitting.
        Vamoosed to his hotel room 45 minutes back, abandoned stack.
        He said he'd be back in five, that was an hour ago, and his chair's empty
        Since the last break there's been nobody in seat 6, the security guard says the man drove away in a white van, and his 41,000 chips are losing a big blind and an ante per orbit
        The gentleman had to take his wife to the airport, so he told his neighbour, and was gone for well over an hour, with his chips on the table and cards being dealt to his chair
        After the bad beat Kruse grabbed his coat and walked out with a third of his stack remaining
        He's upstairs in bed, says the receptionist, his chips are still being anted
        How long can somebody be absent before his chips get taken off?
        A player sits at a cash table in another room while his tournament stack shrinks
        The man's car is gone from the parking lot and he's got 22k here
        For two levels the chips of seat 1 have been without an owner
        She left the casino to catch her train and simply left everything
        Seat 4 hasn't been here in fifty minutes, is he out?
        He left the building after arguing with his wife at the break
        An abandoned stack on the bubble, the owner's flown home
        One of the short stacks took his things right after he'd lost a big pot, left the casino without a word to anybody, and we have been playing around his eight big blinds ever since
        Is a guy allowed to leave the poker room for an hour and come back to his srack?
        The big stack has gone to see a show at the theatre next door
        player dissapeared 40min ago, stack still there, do we blind him off
        He's quit without telling anyone, cards get dealt to an empty place all level
        A man from the final two tables went out for air and never returned
        We can't find him in the venue and it's been longer than half an hour
left-the-area-fact-away = How long has the player been away?
    .label = time away
    .time-over = 30 minutes or more, or as long as the house rules say
    .not-yet = not that long
left-the-area-outcome-blinded-off = The stack stays in play and is blinded off
left-the-area-outcome-not-yet = Not yet: the stack stays in play and is blinded off
left-the-area-outcome-may-be-removed = Your choice: the stack stays in play, or it is taken out
left-the-area-outcome-removed = The stack is taken out: the player is out
left-the-area-order-decide = TD: decide whether the stack is taken out. You do not have to; ask whether the player means to come back.
left-the-area-order-take-out-if-so = Floor: if the TD decides to take the stack out, take all of it out of the tournament.
left-the-area-order-stays-if-not = Dealer: if it is not taken out, leave the stack at the seat and continue to take the blinds and antes.
left-the-area-order-take-out = Floor: take the whole stack out of the tournament.
left-the-area-order-note-place = TD: when the stack is taken out, record the place. The player finishes where he or she stands at that moment: with 40 players left, this one counted, in place 40.
left-the-area-order-no-place = TD: when the stack is taken out, record that the player finishes without a place.
left-the-area-order-note-time = Floor: record when the player left.
left-the-area-order-stack-stays = Dealer: leave the stack at the seat and deal the seat in.
left-the-area-order-take-blinds = Dealer: take blinds and antes from the stack as they fall due.
left-the-area-order-kill-hands = Dealer: muck the hand each time the player misses the deal.
left-the-area-remark-see-left-table-with-hand = If the player left with a live hand, see Left the table with a live hand (left-table-with-hand).
