wrong-button = Button in the wrong place
    .search = button in the wrong place, button moved wrongly, button moved two seats, button not moved, dealer forgot to move the button, button at the wrong player, wrong dealer button, button skipped a player, button went too far, wrong blinds because of the button, we forgot the button
    .told =
        Button in the wrong place
        The dealer forgot to move the button
        The button was moved two seats instead of one
        The button didn't move and now the same player is small blind twice
        We noticed after the deal that the button is at the wrong seat
        The dealer put the button on seat 4 but it should've been on seat 3
        The button skipped a player and nobody noticed until there was a raise
        The button is one seat too far, cards are dealt, nobody has acted
        Somebody pushed the button to the wrong player before the deal
        We've already played the hand and only now see that the button was wrong
        The button stayed where it was, so the blinds are wrong too
        What happens if the dealer button was in the wrong position for the hand?
    .heard =
        the button never moved, dealt off the same spot again
        the dealer button jumped past me, it went too far
        he slid the button two chairs down, so I missed my button
        we're on the turn and the dealer says he forgot to move the button
        the button is in front of seat 7, it's not his till next hand
        I had the button last hand already, why is it in front of me again
        button hopped over seat 2 and the blinds moved with it
        cards are dealt and the button is still where it was last hand
        The puck hadn't been moved on after that long split pot, and we dealt the hand with it in the old spot
        Dealer shoved the button two over, because she thought that seat 3 was empty
        I should be the dealer this time, it's lying in front of my neighbour and the cards are out
        It came to light on the flop that the disc was at the wrong player
        The guy who was small blind a minute ago is being asked for it again as nobody advanced the button
        New dealer sat down and passed the button the wrong way round
        The puck was knocked off by an elbow and put back in a different place
        After the disputed pot at the final table the button stayed where it was by mistake, and the blinds as well
        After the long discussion about a split pot with three winners, the dealer forgot to pass the disc, dealt the next hand as before, and on the flop the big blind wondered why he was paying twice
        There's a raise and two folds, then somebody says: wait, whose button is it?
        The button moved by one too many, can we simply go on and correct it for the next hand?
        The button should have gone to the guy in seat 5, who was just ordering a steak, but the dealer slid it one place too far, the cards have been dealt and two people have folded already
        With everyone arguing about a bad beat the dealer clean forgot to pass the puck along
        She started dealing from the wrong place because the disc was in front of the wrong guy
        Button's wrong, nobody has looked at cards yet, blinds are posted by the wrong folks
        Since the last eilmination on the bubble no one had thought of pushing the puck on, and we'd dealt twice from the same spot
        dealer put button infront of me by mistake, i am supposed to be cutoff
        It skipped me, so I've lost my dealer position this round
        We only found out on the turn, with 8,000 in the pot, that the dealer button stood in front of the wrong person, because the guy in the baseball cap kept a note of each hand
        What to do when the button's at the wrong spot and the turn has been dealt?
wrong-button-fact-noticed = When was it noticed?
    .label = noticed
    .dealt = cards have been dealt
    .before-deal = before the first card was dealt
    .hand-over = after the hand was over
wrong-button-fact-first-card = Where did the first card go?
    .label = first card
    .wrong-seat = to the left of the wrong button
    .right-seat = to the seat where it belongs; only the marker was wrong
wrong-button-fact-actions = Which actions so far, in order? (none: press Enter; leave posted blinds out)
    .label = actions so far
wrong-button-outcome-put-right = Put the button right, then deal
wrong-button-outcome-marker-moved = The deal was right: only the button is moved
wrong-button-outcome-corrected = The button is put right, and the hand goes on
wrong-button-outcome-misdeal = Misdeal: put the button right and deal again
wrong-button-outcome-hand-plays = The hand continues
wrong-button-outcome-button-back = The button returns to where it should be
wrong-button-outcome-button-on = The button moves on from where it is
wrong-button-order-button-right = Dealer: put the button where it belongs for this hand.
wrong-button-order-blinds-right = Dealer: return blinds that were posted by the wrong players, and have the right ones post.
wrong-button-order-marker = Dealer: put the button where it belongs and continue the hand.
wrong-button-order-put-right-now = Dealer: put the button where it belongs at once and continue the hand; the blinds posted stay in the pot.
wrong-button-order-deal-again = Dealer: return all chips, take the cards back, put the button where it belongs, and deal again at the same level.
wrong-button-order-no-new-players = No new players join the table for it.
wrong-button-order-absent-take-no-part = Anyone who was away at the misdeal is left out of the re-deal too.
wrong-button-order-absent-dealt-and-killed = Anyone who was away at the misdeal gets cards; that hand is killed right after the deal.
wrong-button-order-absent-dealt-and-plays = Anyone who was away at the misdeal but dealt in gets cards, and can play them if at the seat when the last card is dealt.
wrong-button-order-as-it-stands = Dealer: leave the button and the blinds as they are for this hand.
wrong-button-order-moved-at-once = Dealer: put the button where it belongs at once; the blinds posted stay in the pot.
wrong-button-order-then-back = Dealer: for the next hand put the button where it would have been without the mistake.
wrong-button-order-then-on = Dealer: for the next hand move the button on from where it is now.
wrong-button-order-next-back = Dealer: put the button and the blinds where they would be now without the mistake.
wrong-button-order-next-on = Dealer: move the button and the blinds on from where they are.
wrong-button-remark-check-and-fold = Only a check and a fold so far: no chips went in, so there has been no substantial action.
wrong-button-remark-button-stays = That the button stays for a re-deal means that the misdeal does not move it on. It goes where this hand should have had it.
wrong-button-remark-played-hand = The hand that was played is not undone.
