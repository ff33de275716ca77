undercall = Undercall
    .search = under call, too few chips put out, put out too little, called with too little, less than the call, not enough to call, short call, did not see the raise, missed the raise, thought the bet was smaller, only put in the big blind
    .told =
        He didn't put in enough to call
        He called but he's short, he only put in part of the bet
        I bet 2,000 and he put in 1,500, he thought that was the bet
        Flop bet was 1,200, he put out 200 silently because he didn't see the whole bet, and he's got plenty behind
        Raise to 3,000 preflop, the small blind says call and only puts in 1,300, and now he doesn't want to pay the rest
        Does he have to complete the call if he only put in part of it and didn't see the raise?
        called for too little
        He called short, the bet was 2,000, he put out 1,200.
        Player undercalled, he thought the bet was still the big blind, it was raised.
        Seat 5 raised to 1,600, button silently put out 600, didn't see the raise.
        Heads-up on the river, bet is 5,000, he silently puts out 3,000, says he thought that was the bet.
        He put out less than the bet by mistake, does he have to complete it or can he fold and leave it?
    .heard =
        raise to 600, next guy puts 400
        bet was 1200 and he only pushed in 500
        BB thought nobody raised and tossed 100
        he owes 800 but laid out 300, claims he missed the bump
        she didn't notice the 3-bet and limped
        said call, counted out 2k, real price is 5k
        does he have to put in the rest or may he get away
        wants to muck and get his 400 back as it costs 1,600
        I believed it was 600 to go, it was 1,600
        SB merely completed, the cutoff had opened though
        he's eight hundred shy of matching and asks to be let off
        player overlooked the reraise, threw only the price of the open
        heads-up he paid half of what I bet, make him complete
        he put in 600 and the bet was 900, must he call the rest
        player put out less than the call and didn't see the raise
        she called 400 but there had been a raise to 1,000
        too little put in for the call, he wants to fold and take it back
        he didn't notice the raise and only put the big blind in
        bet is 1,500, he throws in 1,000 silently
        called with too few chips, heads-up on the turn
        Bet's 2,400 and Trev only slid 1,400 over, didn't speak.
        He paid two grand on my five grand raise, says he misread it.
        "Call," she says, but chucked in 300 on an 800 open.
        Came up light, 700 when it's 1,700, three of us in.
        Didn't see the raise, just stuck his limp in, 400 not 1,200.
        Heads-up, I lead 5k, he bungs 2k in and wants out.
undercall-fact-call-said = Did the player say "call" first?
    .label = "call" said first
    .no = no
    .yes = yes
    .amount = an amount
undercall-fact-players = How many players are in the hand?
    .label = players in the hand
    .multiway = three or more (multiway)
    .heads-up = two (heads-up)
undercall-fact-facing = What is the player facing?
    .label = facing
    .opening-bet = the first bet on the flop, turn or river
    .big-blind = the big blind, no player has raised
    .first-raise = the first raise before the flop
    .later-raise = any other raise
undercall-fact-to-call = How much is it to call, in total?
    .label = to call
undercall-fact-put = How much did the player put in, in total?
    .label = put in
undercall-fact-said = Which amount did the player say, in total?
    .label = amount said
undercall-outcome-full-call-owed = Full call: the player must complete it
undercall-outcome-call-or-forfeit = Your choice: full call, or fold
undercall-outcome-full-call-made = That is a call: nothing to add
undercall-outcome-more-than-a-call = No undercall: more than the call was put in
undercall-order-chips-stay = The chips that were put in stay in.
undercall-order-add-to-full-call = Player: make it a full call. You may not fold.
undercall-order-action-goes-on = The next player acts.
undercall-order-director-decides = TD: order a full call, or let the player fold. Weigh what the player could know and who has acted since.
undercall-order-fold-forfeits = If the player folds, the undercall stays in the pot.
undercall-order-fold-takes-back = If the player folds, the undercall may be taken back.
undercall-order-read-as-bet = Dealer: apply the rules on raises and chips to what was put in.
undercall-order-give-back-over = The word came first: the player takes back anything above the call.
undercall-outcome-nothing-put-out = No undercall: no amount was put in or said
undercall-outcome-may-fold = Undercall: call in full, or fold
undercall-order-still-to-act = The player is still to act: call, raise or fold.
undercall-order-call-or-fold = Player: call in full, or fold.
undercall-order-fold-forfeits-undercall = If the player folds, the amount of the undercall stays in the pot; anything beyond it is returned.
undercall-outcome-full-call-owed-said = Full call: the player must put it in
undercall-outcome-call-or-forfeit-said = Your choice: full call, or fold
undercall-outcome-may-fold-said = Undercall: call in full, or fold
undercall-outcome-more-than-a-call-said = No undercall: more than the call was said
undercall-order-put-full-call = Player: put in the full call, { $to_call } in total. You may not fold.
undercall-order-fold-puts-in-undercall = If the player folds, the { $said } declared goes into the pot.
undercall-order-fold-puts-in-nothing = If the player folds, nothing goes into the pot.
undercall-order-see-raise-size = See Size of a raise (raise-size).
undercall-fact-last-chips = Are these the player's last chips?
    .label = last chips
undercall-outcome-all-in-for-less = All-in for { $total }, less than the call
undercall-order-all-in-plays = Dealer: announce the all-in for { $total }. Chips above it are not in this player's pot.
undercall-fact-chips = How many chips were put in?
    .label = chips
    .one = one
    .several = several
undercall-remark-any-chip-calls = The book also lists one chip of any value as a way to call; by that the full call is owed.
undercall-fact-said-with-call = Which amount did the player say with "call"?
    .label = amount said with "call"
undercall-remark-word-decides = { $said } was said with it: "call" binds to what there is to call, and that amount changes nothing.
