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
        The woman in seat 2 was watching the football on the big screen, put out just the big blind and had no idea somebody had made it 2,600 in front of her
        Had headphones on last night, saw the guy two to my right toss some chips in and I threw in the same 300 as always, turns out he'd popped it to 900
        On the turn Delgado led for 4,500 and Kim, who misheard it as fifteen hundred, quietly moved a thousand and a half forward
        He was halfway through telling a story about his boat, matched what he believed was a limp, and the dealer said sir, it's two thousand to you
        She paid the blind amount because the raiser's chips were hidden behind a big plate of nachos, does she have to cough up the rest?
        New player, first live tournament ever, set out 500 when it was really 1,700 to stay in, what's the ruling?
        Guy comes back from the loo, sits down, drops his usual 400 in and everybody laughs because it got jacked up while he was settling in
        The dealer never announced the raise and I put the bare blind in, now they want another 3,200 from me
        With blinds of 400 and 800, Keller, who was busy ordering a sandwich from the waitress, slid a single 800 into the middle; the action had been raised to 2,400 by the player two seats before him
        After the final table bubble burst everybody was chatting, and the small blind tossed in the extra 500 although the hijack had made it five times that
        Is it a call for the whole thing when you slide less than what was bet because you never noticed the bet?
        My buddy Ray had about 60 bigs, thought it was folded to him, and lobbed in a single blind; the floor made him pay the full 2,200
        The opopnent fired 12,000 into a pot of maybe 20 and the old gentleman slid over two thousand, thinking that was the number he had heard
        I reckoned it was a min-bet, put that much in, and he'd actually bet nearly three times as much, can I just surrender those chips and get out?
        An all-in of 14k had been shoved by the cutoff but Marge only saw the 800 blind and sat there with 800 in front of her
        "Call," the Swede said happily, stacking out six hundred, and then learned that he owed eighteen
        Heads-up for the title, with a stud trophy on the table for some reason, she flicked in one blind because nobody had told her that he'd made it three times that
        Ten minutes after the misdeal we were all still laughing about, Greg put out 600, blissfully unaware that the clock-watcher in seat 2 had popped it to 1,500
        The pot was around 15,000 on the turn, my opponent bet 6,500 with his chips half hidden behind a beer, I put out 2,500 believing that was the amount, and now he insists I complete it
        I had just sat down from another table, saw limps everywhere, limped too, and missed the one bloke who'd made it 1,400
        River, two of us left, she barrels 9,000 and I reach for what I thought she bet, 3,000, and place it down without talking
        He hadnt been paying attention since his bad beat an hour ago, dropped the big blind in from the cutoff and only then noticed the reraise lying in front of the lady in seat 3
        Not having heard the word raise over the music, Ofori came along for the blind, and now there's an argument whether he is stuck for all of it
        On the river, Tremblay bet 18,000, and his opponent, who had been talking to a friend on the rail and misheard it, put 8,000 over the line without a word and waited for the cards
        It's a stud hand, bring-in was completed to 1,000, and the guy next along throws out the bring-in amount like nothing happened
        Two thousand short because he read the wrong pile, heads up on fifth street with a drunk railbird shouting
        He said I'll see you, pushed eight hundred forward, and everyone pointed at the 2,400 lying in front of the raiser
        Do I lose the 600 I put out if I didn't realise it had been made 1,800, or must I match it?
        Blinds were 1k/2k, the Frenchman opened to 5k, and the sleepy guy on the button put a lone 2k out and yawned
        Weird spot: I flatted what I saw, 700, but there was a 5k chip hiding under a napkin in front of the bettor
        without a word 300 goes in, the bet was 1,300
        silently put 700 out where 1,700 was the bet
        put out 300 against 1,100
        the bet is 1400, he puts in 900
        facing 2,000 she slid in 1,500
        places 600 when 1,000 was the price
        he put in less than the bet
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
