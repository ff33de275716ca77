seat-swap = Players want to swap seats
    .search = can we swap seats, swap seats, change seats with another player, trade places, I want to sit next to my friend, they changed seats, two players swapped seats, I do not like my seat, another seat please, can I move to the empty seat, seat change request, wants seat six
    .told =
        They want to swap seats
        Two players want to change seats with each other
        He just swapped seats with his buddy without asking anybody
        The guy in the wheelchair in seat 5 wants to swap with seat 1 so he gets better access
        Seats 3 and 8 traded places with their stacks during the break and are already playing
        Can I switch seats with him if we both agree?
        two want to swap seats
        Seat 3 and seat 4 want to trade places, they both agree.
        Two players already switched seats with each other without asking.
        Seat 2 can't see the board because of his eyesight, wants to swap with seat 5.
        Two players swapped seats during the break, seat 6 and 8, stacks and all.
        They'd both like to change seats with each other, am I allowed to let them?
    .heard =
        can we two trade chairs, sun's in my eyes
        he wants to be on my left, I don't mind
        two mates exchanged spots during the break without asking
        I'm left-handed, give me the corner, 4 agrees to it
        she'd rather sit by her husband, next guy would shuffle over
        8 is free now, may I hop over there
        he asks to get away from the maniac behind him
        we've mutually agreed on exchanging, dealer says no
        my eyesight is bad, I'd like to be in the middle
        they've switched round and both already played
        the draft from the door is awful, relocate me please
        he begs the guy on 6 for his spot with the better view
        two players want to swap seats
        can I change my seat with him
        they swapped seats without asking
        he wants to move to another seat at the same table
        Me and Seamus'd like to trade places, alright?
        They've already switched chairs, dealer didn't notice.
        Auntie's in a wheelchair, can she trade spots with number 1?
        Can I switch with Davo? He can't hear from there.
        Those two mates just exchanged spots between deals.
        Bad eyes, Trev, could he and Kev trade chairs to see the board?
        My back hurts in that corner, and the guy in 6 wouldn't mind changing with me
        The tall man in seat 1 can't see the flop because of the dealer's shoulder, the lady in seat 6 doesn't care where she sits, and the two of them would like to trade with their chips
        When we came back from dinner two of the players had changed places, one of them wanted to have the aggressive young pro on his right, and they'd already played a hand like that
        He offered the lady a drink if she'd move over one place so that he could sit next to his girlfriend, she agreed, and the dealer told them that it isn't up to the players
        She'd like to be next to her husband, and his neighbour says fine
        I'm deaf on the right side, could I move to the other end of the table?
        They've already moved their stacks and played two hands that way
        Lefties prefer the other corner, so we agreed to switch
        A big man doesn't fit in the spot by the pillar and wants the spot in the middle
        Could Luis and I trade? It's a mutual wish
        He hopped to a vacant place during the break without asking
        The heater's blowing on my neck, I'd like another chair
        Before the final table started two of the nine wanted to exchange their draws
        At seat 10 I can't read the cards, my eyes are bad
        One guy offered me fifty bucks to change places with him
        The plyer in the wheelchair can't get in at 9, the person in 1 is willing
        can me and my friend change chairs pls, we dont play the same pots anyway
        We found out that 2 and 3 have been in each other's places since the last level
        Is there any way I can get a different position at the table?
        A woman felt uncomfortable next to the drunk and requested to be moved over
seat-swap-fact-special-need = Does one of them need another seat, because of a disability for example?
    .label = special need
seat-swap-fact-swapped = Have they already swapped?
    .label = already swapped
seat-swap-outcome-refused = No: everybody keeps the seat that was drawn
seat-swap-outcome-undone = Both return to the seats that were drawn for them
seat-swap-outcome-allowed = Yes: the two may swap seats
seat-swap-outcome-floor-gives-seat = The floor gives the player a seat that suits
seat-swap-outcome-need-not-said = The book does not name special needs: the TD decides
seat-swap-order-stay = Players: stay in the seats that were drawn for you.
seat-swap-order-back = Players: return to your own seats before the next hand, each with all the chips you have now.
seat-swap-order-tell = Floor: tell the players that seats are drawn and cannot be swapped among players.
seat-swap-order-players-agree = Floor: let the two swap between two hands, if both agree.
seat-swap-order-what-is-needed = Floor: ask the player which seat would help.
seat-swap-order-give-if-possible = Floor: give the player such a seat as far as that is possible.
seat-swap-order-give = Floor: give the player such a seat.
seat-swap-order-decide-need = TD: rule in the interest of fairness (rule { $fairness }) on whether the player gets another seat.
seat-swap-order-with-own-chips = Whoever moves: take all your own chips along.
seat-swap-remark-floor-not-players = The floor gives the seat. The players do not settle it among themselves.
