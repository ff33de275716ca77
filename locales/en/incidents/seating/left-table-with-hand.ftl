left-table-with-hand = Left the table with a live hand
    .search = left the table with a live hand, walked away during the hand, all-in player left the table, went to the rail with cards, left during the hand, got up with a live hand, player gone and still has cards, went to smoke with a hand, not at the table when it is his turn, ran to the bathroom in the middle of a hand, left before the showdown, player away from the table with cards
    .told =
        He left with live cards
        He walked away from the table while he still had a hand
        He got up and left in the middle of the hand, his cards are still live
        He raised preflop, then ran off to the restroom with his cards still on the table and it's his turn on the flop
        He's all-in and went over to the bar before the board was out
        Is his hand dead if he walks away from the table while he still has cards and chips?
        left table with live hand
        Player got up and walked away from the table with cards still in play.
        Seat 3 left the table during his hand, he's not folded, action's still going.
        He's all-in and walked away to the rail before the river, is his hand live?
        Seat 9 called preflop, then got up and went out to the bar, betting isn't over.
        He walked away with a live hand and chips behind, is his hand dead now?
    .heard =
        she raised and then wandered to the bar, action is back on her
        he hurried off to the gents while the flop was coming
        all-in guy is pacing by the railing, back to the table
        he shoved and went to tell his friends, cards lie there
        seat 3 isn't here, he has to answer a raise
        took a stroll in the middle of the pot with aces in his spot
        he put a chip on his hand and went out for a fag
        called preflop and vanished before the turn
        he got up and went to the buffet, he's still involved
        he went over to look at the screen having yet to decide
        couldn't watch the runout, so she ran out of the room
        he was yet to show and is gone, both pairs lie there
        he walked away from the table with a live hand
        player left his seat while he still had cards
        she got up from the table in the middle of the hand
        he went all in and walked away before the showdown
        he's at the rail and his hand is still live
        She's jammed and wandered off to the rail before the river.
        Legged it to the loo with his cards still in play.
        He stood up and walked, betting's still going, he hasn't folded.
        Called the river then buggered off before showdown.
        Off for a smoke, aces still face down in his spot, mid-pot.
        Up out of her chair chatting at the bar, still holding two.
        He'd raised, then went out for a cigarette with his cards under a chip, the action's back to him
        She couldn't watch the river, got up all-in and ran to the rail with her cards still on the felt
        Where's the big blind? He has called a raise and is now at the buffet
        Hand going on, he walks over to table 9 to tell his mate about it
        Final three, he shoves, gets called and runs off to hug his mum without waiting for the river
        The shover strolled off to watch the scoreboard before the board was dealt
        Having called a raise to 2,200 he put his phone on his cards, went off to the bar to order, and there he was talking to the barmaid when the flop came and the action was on him
        Player not at the table but his hand is alive, do we wait for him?
        With a live hand in front of her, Johanna went to hug her kids on the rail
        He was all in at the final table, paced over to his supporters and came back for the river
        Is it okay to go off before you've finished the pot you're in?
        Just before showdown the caller stood up and disappeared to the bathroom
        He checks the flop and then heads to the cashoer
        I went to the loo with aces behind a chip, came back and was told off
        The guy got up with betting still to come, cards left lying there
        He answered the door of the smoking room with a hand alive at the table
        walked away from the table mid hand, hasn't folded, it's his turn now
        She was all-in with two jacks, couldn't bear it, and walked over to the window at the other end of the room until her friends told her the result, cards lying alone on the table
        While the big blind thought about the river bet, his opponent got up from his chair with a hand still alive, lit a cigarette in the doorway and shouted that they should call him when it's done
        During his own tank he stood up and left for fresh air
        walked away from the table with cards still in play
        got up while his hand was live
        player all-in leaves the table
left-table-with-hand-fact-hand = Does the player still have a live hand?
    .label = live hand
    .can-act = yes, and still has chips
    .all-in = yes, all-in
    .none = no, folded or not dealt in
left-table-with-hand-fact-stage = How far along is the hand?
    .label = stage of the hand
    .betting = a player can still bet
    .showdown = the betting is over, only the showdown is left
left-table-with-hand-fact-where = How far did the player go?
    .label = whereabouts
    .away-from-table = away from the table
    .away-from-seat = up from the seat and out of reach of it, but still at the table
left-table-with-hand-outcome-left-table = Left the table: not allowed with a live hand
left-table-with-hand-outcome-left-seat = Left the seat: not allowed with a live hand
left-table-with-hand-outcome-back-to-seat = Back to the seat: a player with a live hand stays there
left-table-with-hand-outcome-at-the-table = Still at the table: that is not leaving it
left-table-with-hand-outcome-may-leave = No breach: this player may be away from the table
left-table-with-hand-outcome-should-stay = This player, too, should stay at the table
left-table-with-hand-order-call-back = Floor: call the player back to the table at once.
left-table-with-hand-order-sit-down = Floor: tell the player to return to the seat and to stay there until the hand is over.
left-table-with-hand-order-ask-to-sit-down = Floor: ask the player to sit down again.
left-table-with-hand-order-leave-cards = Dealer: keep the player's cards out of the muck.
left-table-with-hand-order-see-clock = Dealer: if it is this player's turn and no player acts, call the floor. See Calling the clock (clock).
left-table-with-hand-order-decide-penalty = TD: decide whether the player gets a penalty.
left-table-with-hand-order-give-penalty = TD: give the player a penalty.
left-table-with-hand-order-no-penalty = Floor: give no penalty for this.
left-table-with-hand-order-ask-to-stay = Floor: remind the player to stay at the table.
left-table-with-hand-remark-hand-not-killed = The rule does not say that the hand is dead because of this.
left-table-with-hand-remark-protect-hand = If the dealer has mucked the unprotected cards, see Hand killed by mistake (killed-unprotected-hand).
left-table-with-hand-remark-stay-seated = During a hand players are expected to stay seated.
left-table-with-hand-remark-not-encouraged = A chair within reach is enough to be at the seat, but the book does not mean to encourage players to get up during a hand.
left-table-with-hand-remark-only-while-action = The book's rule applies only while action is possible in the hand.
left-table-with-hand-remark-all-in-tabled = An all-in hand is tabled at the showdown, whether its player is there or not.
