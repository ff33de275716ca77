invalid-declaration = Invalid declaration
    .search = said call with no bet, call without a bet, said raise with no bet, raise without a bet, checked facing a bet, said check but there was a bet, check after a bet, did not see the bet, wrong word, wrong declaration, invalid bet declaration, "call" when first to act, "raise" as the first bet, check instead of call, wants to raise after check, said bet but no amount, bet without an amount, said bet facing a bet
    .told =
        Said check facing a bet
        He said check but I had bet in front of him
        He said call and nobody had bet, there was nothing to call
        Flop, checked to him, he says raise, but nobody has bet yet
        I bet 1,500 on the turn and the guy behind me says bet instead of raise or call
        What happens when he just says bet and doesn't say any amount?
        said check facing bet
        He said check but there was a bet in front of him.
        Player said call on the flop and nobody had bet.
        Seat 2 announced raise on the turn when there was no bet to raise, no amount.
        Seat 5 said bet, didn't give an amount, seat 4 had already bet 1,000.
        He said call with no bet out there, does that count as a check or does he have to bet?
    .heard =
        he goes "call" on the flop and there's nothing to match
        I knocked the table, missed that the cutoff had fired 2k
        "raise!", he's opening the betting, nobody has put in anything
        seat 4 taps although there's a wager in front of seat 2
        said "I call" as first to speak, is it a check now
        I checked behind, dealer says there's action on you, sir
        he announced raise on an empty street
        she thought it had gone check-check and rapped the felt
        BB says check but the button made it 600
        that's not a legal option: checking with a bet out there
        he used the term raise where only bet was possible
        you cannot call air, so what does he have to do
        player says raise and there is nothing to raise, no bet yet
        she said call and there was no bet
        "check" facing a raise, what happens now
        player raises when there is only an all-in below the bet and may not raise
        he announced call although nobody had bet, is it a check
        said "bet" facing a bet
        Dopey said "check" with my 800 sitting right there.
        "Call!" he goes, but nobody'd put a bean in.
        Opens his gob on an unbet flop with "raise". Raise what, exactly?
        She announced "bet" when I'd already fired 1,200.
        "I bet", says Paddy, no figure, nothing pushed out, just sits there.
        Wants to "check" with the button's 2k staring at him.
        He said "call" as first to speak on the flop, there was nothing for him to match
        I tapped the table on the river not realising that the chap with the beard had slid out 4,000
        "Raise!" barked Olsen from the small blind on the turn, but no one had opened yet
        She thought it was checked to her, knocked, and the dealer pointed at the bet next to the pot
        Guy with headphones raps the felt although there's an all-in in front of him, what's he done now?
        "I bet," he says in reply to my bet of 900, no number, no chips
        The dude declared a call with zero to call, so is that a check?
        Said check in the cutoff after the hijack made it 700, didn't see it at all, eating a burger
        The flop had been dealt, six thousand in the middle, and the first player, fresh from an hour at the bar, said "call" in a firm voice although there wasn't a single chip to match; then he wanted to bet
        In the big blind he said check though somebody had popped it to 3 bigs
        The bettor only said "I bet" on the river and never got to an amount, what's the least it could be?
        I made it 2,400 on the turn and the lady behind me, who was looking for her glasses, rapped the table tice and said check, and she was surprised to hear that a bet was lying there
        He checked a bet, simple as that, and wants to put in a reraise after being told
        She missed that two people had bet and raised in front and politely tapped twice
        There's a wager of 2,200 out there and his answer was "check", is he limited to calling or folding now?
        Said "raise" on an unopened street at the final table, TV mike got it clearly, opponents want a min bet out of him
        Hand for hand, dead silence, and the small blind says "call" on the turn though nobody's bet a dime
        the turn came, first man says "call", next man shoves, is first man's word a check
        After everyone had checked to him on the river, the chap in the football shirt said "I raise" and nothing else, whereupon his opponent claimed that there was nothing to raise and it had to be a check
        He declared that he bets when the correct thing would have been to raise, and he named nothing else
invalid-declaration-fact-declared = What did the player say?
    .label = declaration
    .check-facing-bet = "check", but there was a bet
    .call-no-bet = "call", but no player had bet
    .call-option = "call", by the big blind with its option
    .raise-no-bet = "raise", but no player had bet
    .bet-no-amount = "bet", without an amount
    .bet-facing-bet = "bet", but a player had bet
invalid-declaration-fact-least = What is the minimum bet?
    .label = minimum bet
invalid-declaration-fact-to-call = How much is it to call?
    .label = to call
invalid-declaration-fact-stack = How many chips does the player have in total?
    .label = player's chips
invalid-declaration-outcome-check = It is a check
invalid-declaration-outcome-minimum-bet = The player must bet, at least the minimum bet
invalid-declaration-outcome-call-or-fold = Call or fold only: no raise
invalid-declaration-outcome-full-choice = The word does not bind: the player still has every option
invalid-declaration-outcome-bet-over-bet = Your choice: what "bet" over a bet means
invalid-declaration-order-check-stands = Dealer: announce a check. Chips put in with the word are returned.
invalid-declaration-order-bet-minimum = Player: bet, at least the minimum.
invalid-declaration-order-bet-at-least = Player: bet at least { $minimum_bet }.
invalid-declaration-order-announce-bet = Dealer: announce the bet to call.
invalid-declaration-order-call-or-fold = Player: call or fold.
invalid-declaration-order-no-raise = Dealer: accept no raise from this player. Chips put out above the call are returned.
invalid-declaration-order-director-reads-bet = TD: rule whether "bet" was meant as a raise or as a call. A raise is never less than the minimum.
invalid-declaration-order-no-fold = Player: you may not fold. Say "raise" or "call" next time.
invalid-declaration-order-next-acts = The next player acts.
invalid-declaration-order-check-or-bet = Player: check or bet.
invalid-declaration-order-check-or-raise = Player: check or raise.
invalid-declaration-order-any-action = Player: call, raise or fold.
invalid-declaration-remark-raise-not-explained = The book says "minimum raise". With no bet to raise, it is the minimum bet.
invalid-declaration-fact-amount-said = Was an amount said with "call"?
    .label = amount said with "call"
invalid-declaration-remark-word-decides = An amount was said with "call": the word decides, and the amount changes nothing.
