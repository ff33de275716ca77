show-one-show-all = Hand shown to one player
    .search = show one show all, showed his neighbour his cards, showed one player his hand, only he saw it, I want to see what he showed him, flashed his cards to the player next to him, showed his hand to a friend on the rail, showed a spectator, let the folded player look, showed after winning the pot to one player, he showed him so show everyone
    .told =
        Show one, show all
        He showed his cards to his neighbor, I want to see them too
        He folded and showed the guy next to him, and not the rest of us
        I mucked on the river and he showed his hand just to seat 5, show one show all
        The hand's still going and he let the player next to him, who already folded, look at his cards
        Can I ask to see the hand if he only showed it to one player?
        showed one player only
        He showed his hand to his neighbour and the rest want to see it too.
        Player folded and flashed it to one guy only, table says show one, show all.
        Hand's over, seat 5 showed his bluff to seat 6 only, seat 2 wants to see it.
        Seat 3 showed his folded cards to the player next to him while the hand is still going.
        He showed his cards to one player, does he have to show the whole table?
    .heard =
        he peeled them up for seat 5, now we all demand to know
        after taking it down he let his mate peek
        she leaned over so her husband behind her could look in
        after I folded he gave me a sneak peek at his hand, others find that unfair
        one guy got to see the bluff, rest of us got nothing
        he tilted his hand sideways for the neighbour during the play
        only seat 1 had the privilege of seeing his hand, show it to everybody
        seat 3 was shown what was mucked, equal information please
        whoever folded got to sweat along with the guy still playing
        he whispers "look" and lifts the corners to her alone
        a friend standing behind got a glance at both
        shared with one means shared with the table, right
        he showed his hand to his neighbour only, I want to see it too
        player showed his cards to one player after the hand
        show one show all, he only showed his friend
        she let the player next to her see her cards, then mucked
        he showed one card to seat 4, the rest of us want to see it
        He flashed his fold to the wee lass beside him; let us all see!
        Gave his neighbour a peek, we're after a gander as well.
        Tilted his bluff toward seat 8 only, rest of us got nothing.
        Gave his mate a glimpse, so everybody gets a look, right?
        Pot's shipped and he let only Davo see. Fair's fair, flip 'em.
        She let her buddy next door see pocket tens, we're still betting.
        She tilted her cards to the husband sitting next to her, then mucked, and the rest of us want to know
        He took the pot and only let his buddy on the right see what he had
        The bluff was shown to the blonde in seat 3 and to no one else
        After he'd folded, Pavel let his neighbour look at it; I was the one who'd bet
        He whispered "look what I laid down" and opened his cards to one guy
        Only the fellow across got a glimpse, don't we all have a right to it?
        In the middle of the hand he displayed his cards to a man who had fplded, and not to me
        I noticed her giving her friend behind the chair a look at her hand after the pot
        After everyone had folded to his shove for 12,000 he held his cards so that just the lady on his left could see them, she gasped, and all the others at the table want to see them too
        Can I ask for cards to be exposed since somebody else at the table has seen them?
        At the final table he flashed them at the camera and at the guy in six, everyone else was left out
        Two regulars keep showing each other what they folded
        One person saw the laydown, eight persons didn't
        Having thrown away a good hand on the turn, the man in the cap showed it to his friend in the next seat before it went into the muck, and I was the one who had bet
        If one of us sees them then all of us should, that's what I was taught
        He let a folded player have a long look at his cards while the hand was still in progress, and the other opponent, a lady with about 20 bigs, found that this was hardly fair
        he showed the guy beside him his fold, table wants too see it
        The man slid his hand to his mate, who looked, nodded and mucked it for him
        I'd folded and he was kind enough to let me see it, now they all ask for the same
        He gave a private viewing to the player on his left and then buried the cards
        showed his cards to one player only, the others want to see them too
show-one-show-all-fact-hand-over = Was the hand already over?
    .label = hand already over
show-one-show-all-outcome-all-see-them = The whole table sees the same cards
show-one-show-all-outcome-only-one-saw-them = The cards are not shown to the table
show-one-show-all-order-hand-stays-live = Dealer: continue the hand. Showing the cards does not make them dead.
show-one-show-all-order-hand-is-dead = Dealer: the hand that was shown is dead. Continue with the others.
show-one-show-all-order-show-nobody-else = Floor: tell the player not to show the cards to anyone while a hand is played.
show-one-show-all-order-choose-the-moment = Floor: say when the table sees the same cards, now or when this hand is over.
show-one-show-all-order-show-the-same-cards = Dealer: show the whole table the cards that the one player saw, and no others.
show-one-show-all-order-cards-stay-down = Dealer: leave the cards face down.
show-one-show-all-order-penalty-after-hand = Floor: if there is a penalty, it begins only when this hand is over.
show-one-show-all-order-penalty-at-once = Floor: if there is a penalty, it begins at once.
show-one-show-all-remark-moment-not-said = The book does not say when the others see the cards. While the player who saw them is still in the hand, waiting puts the others at a disadvantage.
