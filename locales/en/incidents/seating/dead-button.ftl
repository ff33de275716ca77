dead-button = Button and blinds after a player has gone
    .search = dead button, is it a dead button, dead small blind, no small blind, small blind busted, big blind busted, button busted, both blinds busted, where does the button go, who is small blind now, who posts the small blind, button at an empty seat, button skips a seat, two players busted, who is the big blind next hand, blinds after a bust-out, does the button move, am I big blind again
    .told =
        Where's the button now?
        The big blind busted last hand and we don't know where the button goes
        The small blind got knocked out, who's got the button and the blinds now
        Seat 4 was big blind and busted, seat 5 posts the big blind now, and who's the small blind
        The button and the small blind both went out in the same hand, and now the dealer moved the button to the next player
        Does the button go to the empty seat when the small blind busted last hand?
        dead button, player busted
        Small blind busted last hand, where does the button go?
        Big blind got moved, so who posts the small blind next?
        Seat 3 was big blind and busted, seat 4 thinks he has to post small blind now.
        Button and small blind both went out in the same hand, five players left, who gets the button?
        Small blind seat's empty next hand, is it a dead button or dead small blind?
    .heard =
        small blind was knocked out, who's paying what in the coming hand
        BB's gone broke, the puck's next stop is a vacant chair
        the guy who'd be dealer has been eliminated
        do I post the small or nothing since the one to my right is out
        button stays put or jumps along, three went broke together
        two at once were eliminated, both had blinds due
        puck in front of a hole, who's last to act
        there was no SB posted this orbit, is that correct
        seat 4 and 5 got felted, I'm 6, which blind is mine
        she wants to slide the disc over the gap
        after his exit I'd have to pay the big a second time
        we lost the one between puck and BB, can play continue with one blind
        the small blind is out, where does the button go
        the player who should be on the button was knocked out
        big blind busted last hand, who posts what now
        does the button move when the small blind was eliminated
        button is in front of an empty seat
        BB just bust, where does the puck go next?
        SB got knocked out, who posts what now?
        Fella who had the puck's bust, does it sit at his empty chair?
        Both the little and the big hit the rail, who's posting?
        UTG skips paying the big cos SB busted, that fair?
        Three-handed now, SB went broke; who's got the puck?
        The fellow who would have had the button next bsuted, so does it stay or move on to a living person?
        Big blind went broke last deal, I was under the gun, am I posting small or big now?
        Two players between me and the button were eliminated at once
        There's an empty chair where the small blind should be, do we play with only one blind?
        The small blind was knocked out by the big blind in the last hand, the dealer is about to move the button to the empty chair, and the man after that says he doesn't want to be passed over
        After Simone got knocked out in the small, the dealer skipped to the next guy
        They moved a player away from our table and now the blinds are all muddled
        I have paid the big and after that bust-out they'd like me to pay it again
        Who's last to act when the chair with the puck has nobody in it?
        After a three-way all-in both the player on the button and the one in the small blind had gone, there are six of us left, and each has his own theory about who pays what next
        A seat opened up to my right as he busted, do I get the button early?
        I was under the gun in the last hand, the big blind busted, and now they tell me there's only a big blind from me and no small blind at all, which I have never seen before
        The cutoff got felted, does that change anything about the blinds?
        No one posts the small this time, is that okay?
        Seats 2 and 3 are gone, the button's in 1, who posts?
        Hand for hand the guy in the small blind got felted, now the dealer can't decide whether the disc goes to his empty chair
        the guy in bb bust, next hand where goes the button and who is sb
        The dealer slid the puck over two empty chairs to me, I think it should rest in between
        She busted out of the big blind and her chair's been given away at once
        Everyone's debating whether there's a small blind after that double elimination
dead-button-fact-gone = Who from the last hand has left the table? (a small blind that no player posted counts as gone)
    .label = gone from the table
    .small-blind = the small blind
    .big-blind = the big blind
    .small-and-big-blind = the small blind and the big blind
    .button = the button
    .button-and-small-blind = the button and the small blind
    .button-and-big-blind = the button and the big blind
    .all-three = the button and both blinds
    .another-seat = only players with neither the button nor a blind
dead-button-fact-players-left = How many players are left at the table?
    .label = players left
    .three-or-more = three or more
    .two = two
dead-button-outcome-heads-up = Two players left: heads-up begins
dead-button-outcome-all-move-on = Button and blinds all move on by one player
dead-button-outcome-no-small-blind = No small blind this hand; the button moves as usual
dead-button-outcome-button-dead = Dead button: it goes to the empty seat; both blinds are posted
dead-button-outcome-button-held-back = The button stays short of the empty seat; both blinds are posted
dead-button-outcome-button-dead-no-small-blind = Dead button and no small blind; only the big blind is posted
dead-button-outcome-button-held-back-no-small-blind = The button stays short of the empty seat; only the big blind is posted
dead-button-outcome-button-to-next-player = The button goes to the next player, the blinds to the two after
dead-button-order-see-heads-up-start = See Heads-up begins (heads-up-start).
dead-button-order-button-to-small-blind = Dealer: move the button to the player who had the small blind in the last hand.
dead-button-order-button-to-empty-seat = Dealer: put the button at the empty seat of the last small blind. No player has the button.
dead-button-order-button-to-player-before = Dealer: put the button in front of the first player to the right of the empty seat of the last small blind.
dead-button-order-button-to-next-player = Dealer: move the button left to the next player.
dead-button-order-last-big-blind-posts-small = The player who had the big blind in the last hand posts the small blind.
dead-button-order-nobody-posts-small = The seat of the last big blind is empty: no player posts a small blind in this hand.
dead-button-order-next-player-posts-big = The first player left of the last big blind posts the full big blind, with the ante that goes with it, if any.
dead-button-order-two-after-button-post = The first player left of the button posts the small blind, the second one the big blind.
dead-button-order-next-hand-button-dead = Dealer: in the hand after that, the button is dead. Put it at the empty seat of the big blind who left.
dead-button-order-next-hand-button-held-back = Dealer: in the hand after that, leave the button with the player before the empty seat of the big blind who left.
dead-button-order-next-hand-blinds = In the hand after that, the big blind of this hand posts the small blind, and the next player the big blind.
dead-button-remark-seat-taken-again = If a player from a broken table takes an empty seat before the deal, see Seat after a broken table (broken-table-seat); for a late entry, see Late registration, alternate or re-entry (late-entry).
