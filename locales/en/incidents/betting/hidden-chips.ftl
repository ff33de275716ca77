hidden-chips = Hidden chips in an all-in
    .search = chips found behind, hidden chip, found chips after all-in, forgot a chip, chip under the cards, chip behind the stack, all-in but more chips found, extra chips after the call, chip in hand, overlooked chips, chip found later, not all his chips went in
    .told =
        He had hidden chips behind
        I called his all-in and now he's got a big chip hidden under his small ones
        He lost the all-in and then he found another chip behind his cards
        I went all-in against him and won, and now a 5,000 chip turns up under his hand that nobody had seen
        We counted his all-in as 12,000, I called, and then we find two 5k chips hidden behind his stack
        Do I have to pay for the chips he had hidden when I called his all-in?
        hidden chip behind all-in
        He was all-in and got called, then we found a 5k chip behind his cards.
        Player's all-in and called, turns out he had a big chip hidden under his stack of small ones.
        Seat 4 lost the all-in, now he finds a 25,000 chip behind his card protector and wants to keep playing.
        Seat 8 doubled up, then a 10k chip shows up under his hand that nobody saw when the all-in was called.
        All-in and a call, the hidden chips weren't visible in the count, does the caller have to pay those too?
    .heard =
        he had a 25k sitting behind his card protector
        there was a black one tucked under his sleeve when the pot was pushed
        the big one was hiding beneath the small ones after he jammed
        we shipped the pot, then a 10k turned up under his phone
        he busted and walks off, suddenly there's a plaque in his hoodie pocket
        I called thirty and he digs up another five behind his drink
        loser lifts his cards, surprise, three more chips underneath
        does the winner get paid for the chip nobody saw
        he claims he's still alive with a chip we didn't know about
        dealer counted what was visible, later a dirty 1000 was discovered by the rail
        after doubling him up we noticed more was lying behind his arm
        he kept a chip in his fist during the shove and call
        he was all in, lost, and then a 5,000 chip was found under his cards
        player had big chips hidden behind the small ones when I called his all-in
        after the all-in he pulls out another chip that nobody could see
        I called his all-in and he had a big chip hidden under his hand
        do hidden chips play when he's all in, the caller didn't know of them
        there were more chips than visible, the big ones were at the back
        he doubles up and says the chip under his card protector counts too
        He shoved, I paid him, now a 5k's turned up behind his stack.
        He's bust, and a grand piece slides out from under his card protector.
        Won the double-up, then lifts his paw and there's another yellow.
        Another 10k was lurking behind his reds when he jammed.
        Didn't see his big blue under the greens till after I'd snapped the shove.
        Got felted flipping, now reckons the pink behind his drink keeps him alive.
        We'd agreed he was all-in for 21k, I paid it, and when the cards were mucked a 5k chip was lying beneath them
        The guy at risk lost, got up, shook hands, and then came back with a black he'd found under his phone
        Behind a wall of ones he'd kept two tens that no one could see when the shove was called
        After she doubled through him, a 25,000 plaque was discovered behind the winner's water bottle: does she get paid for it?
        We'd counted the all-in as 13,500, the opponent with ace-king called and won, and when the loser picked up his cards to leave, a 5,000 chip that no one had seen before was lying under them
        Busted player lifts his lucky frog figurine and there's a blue under it, says he's still in the tournament
        Reporter: Castellano was counted at 340,000 and eliminated by Webb; floor then found a 100,000 chip tucked beneath his card guard
        In my case the count came to 8,200, the flip was lost, and as the dealer collected everything a yellow was stuck on the underside of another chip
        We'd just coloured up, that's perhaps why no one noticed the 1,000 behind his water when he lost the flip with everything he supposedly had
        The short stack won the all-in and only afterwards reveals some bigger chips behind his cellphone
        I'd have folded if I had known about that purple he had lying in the shade of his stack
        A forgotten chip was seen when he stood up, we'd just hnaded the pot over and shuffled
        Does the loser owe me the 10k that turned up by his coffee cup after we counted?
        The short stack won the flip against me, and after I had paid him the 9,800 that the dealer counted, he pulled two more thousands from behind his cup and asked me to pay those as well
        The all-in was called at 14,700, a dirty big one at the bottom of the stack made it 19,700
        Nobody could see the two greys since he had rested his hand on them, all in and a call
        His jam was covered by me, I won, and his neighbor says hey what about that one behind your sunglasses
        He stood up, put on his jacket, said goodbye to everyone after losing the all-in, and at the door he came back since a big chip of his had been standing unseen behind his card box
        stack was counted w/o the chip lying under the edge of the rail, call was made on that count
        The pot's been shipped; then a kid on the rail points at a chip that the all-in player hadn't pushed forward
        a big chip was hidden behind his stack when he went all-in
        after the all-in more chips turned up
        we didn't see his high chips
hidden-chips-fact-hand = When were the chips found, and how did the hand end?
    .label = chips found
    .lost = after the hand, which their owner lost
    .won = after the hand, which their owner won
    .running = after the call, while the hand is not over
hidden-chips-outcome-paid-too = The hidden chips count: the caller matches them too
hidden-chips-outcome-lost-too = The hidden chips count: they are lost with the rest
hidden-chips-outcome-chips-play = The hidden chips count: they add to the all-in
hidden-chips-outcome-not-paid = The hidden chips do not count and are not paid off
hidden-chips-outcome-given-to-winner = The hidden chips go to the winner
hidden-chips-outcome-caller-may-get = The hidden chips do not save the owner; the caller who won may get them
hidden-chips-outcome-winner-may-get = The chips are not returned; the winner may get them
hidden-chips-outcome-chips-do-not-play = The hidden chips are not part of the all-in
hidden-chips-outcome-not-said = The book is silent while the hand is not over
hidden-chips-outcome-paid-though-not-part = The hidden chips are not part of the all-in, but are paid off
hidden-chips-outcome-given-to-caller = The hidden chips go to the caller who won
hidden-chips-outcome-kept = The owner keeps the hidden chips and stays in
hidden-chips-order-set-chips-aside = Dealer: keep the hidden chips apart, where everyone can see them.
hidden-chips-order-director-decides-early = TD: rule in the interest of fairness (rule { $fairness }) on whether the chips count.
hidden-chips-order-caller-pays-them = Caller: match the hidden chips too, or go all-in for less.
hidden-chips-order-winner-takes-as-bet = Winner: take the hidden chips too, as far as your stack matches them.
hidden-chips-order-count-into-all-in = Dealer: add the hidden chips to the all-in.
hidden-chips-order-pay-counted-only = Dealer: pay off the all-in without the hidden chips.
hidden-chips-order-hand-goes-on = The hand continues.
hidden-chips-order-later-won = If their owner wins, they are not paid off.
hidden-chips-order-later-lost-given = If their owner loses, they go to the winner.
hidden-chips-order-later-lost-may-give-caller = If their owner loses, they do not save the owner, and the TD may give them to the caller who won.
hidden-chips-order-give-to-winner = TD: give the hidden chips to the winner. Their owner does not keep them.
hidden-chips-order-chips-do-not-save = The hidden chips do not keep their owner in the tournament.
hidden-chips-order-not-given-back = The hidden chips are not returned to their owner.
hidden-chips-order-director-may-give-caller = TD: decide whether the caller who won gets them.
hidden-chips-order-director-may-give-winner = TD: decide whether the winner gets them.
hidden-chips-order-pay-them-too = Caller: match the hidden chips too, or go all-in for less.
hidden-chips-order-later-won-paid = If their owner wins, they are paid off.
hidden-chips-order-later-lost-given-caller = If their owner loses to the caller, they go to the caller.
hidden-chips-order-later-lost-may-give-winner = If their owner loses, they are not returned, and the TD decides whether the winner gets them.
hidden-chips-order-later-lost-kept = If their owner loses, they stay with the owner.
hidden-chips-order-give-to-caller = TD: give the hidden chips to the caller who won. Their owner does not keep them.
hidden-chips-order-keep-them = Owner: keep the hidden chips and play on with them.
hidden-chips-remark-keeping-not-said = The book only says that they are not paid off. It does not take them from their owner.
hidden-chips-remark-otherwise-not-said = The book does not say where the chips go if no player is given them.
hidden-chips-remark-only-after-hand-named = The book's rule only covers chips found after the hand.
hidden-chips-remark-what-to-go-by = What the caller could see and was told shows whether the call covered these chips.
