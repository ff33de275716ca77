undercall-sequence = Undercalls in a row
    .search = two undercalls in a row, several undercalls, more than one undercall, several players put in too little, next player called the same wrong amount, everybody called short, all called too little
    .told =
        Two players called too little
        The first guy called short and the next one just put in the same amount
        The bet is 1,200 and three players in a row only put in 1,000
        I raised to 2,500, seat 4 put in 2,000 and seat 5 followed with 2,000 too, both are short
        UTG made it 1,600, the next player said 600 and put out 600, and then two more called the 600 behind him
        Does everybody have to add the rest when the first one undercalled and the others copied him?
        several players called short
        First guy put in 400 instead of 600 and the next two called the same wrong amount.
        Players behind just followed the undercall, three of them are short now.
        Preflop raise was 1,500, seat 3 put out 1,200, seat 4 and seat 5 each put out 1,200 too.
        Bet's 2,000, seat 6 said call 1,000, then seat 7 and 8 each put in 1,000, all undercalls in a row.
        Two undercalls in a row, do they all have to make up the full bet?
    .heard =
        UTG makes it 1,200, three people put in 600 one after another
        hijack was short, then cutoff copied him and so did the button
        a chain of players all paid 400 rather than 800
        both callers put the old price, nobody spotted the raise
        seat 4 under, seat 5 under, seat 6 under too
        whole row behind him matched the wrong sum
        first guy paid too little and the followers took his number over
        which of the two that paid short has to top up first
        a string of folks limped in although it was raised
        the domino began with seat 2 and three followed with the same error
        where do we rewind to, the first short one or the latest
        everybody after the raiser tossed in one blind only
        the first caller put in too little and everyone behind him called the same
        two players called 400, the bet was 500
        several players in a row called too little
        they all called the wrong amount, who has to add chips
        the first one called short and the next two did the same
        raise was to 800 and three of them called 600
        It's 1,200, opening fella slid 800, next two copied his 800.
        One bloke was light and three behind him matched that low figure.
        Seat 3 stuck 500 to a 1,500 raise, everyone after followed with 500.
        They've all paid 600 when it's 1,600, one copying the other.
        Chain of them light: Paddy 400, Mick 400, Niamh 400, price was 900.
        Said "eight hundred" to a 2k lead, next two parroted it.
        The open was 2,200 and three people in a row tossed in the blind of 800, each just copying the guy before
        The raise to 2,000 from under the gun had been made in a very low voice, so the hijack put out 800, and the cutoff and the button, both chatting, each set down 800 as well
        Watching the tape you see Romero short the call by 400, then Hsu, then Patel, and only the big blind noticed the raise
        Nobody looked: the raise of 1,500 was under a napkin and four of us limped behind it
        They went one after the other with the wrong amount, who has to make up his first?
        Two people running put in 1,000 when it was 1,600, and now neither wants to pay the difference
        It was raised, the drunk limped for the blind, and the next two believed him
        A bunch of sheep at this table: one underpaid and the following three placed the same
        Had a chain reaction yesterday, the guy next to the raiser put out half and the next two did as well
        In the fast tournament for beginners, the first caller matched just the blind although there was a bet of three times that, and then like ducks in a row three other players came in for the same amount
        Must every one of the three who paid short complete, or can the later ones get their chips back?
        Seat 2 matched the old bet, so did seat 3, so did seat 4, although it had been tripled in seat 1
        I saw 600 in front of the two others, so I also put 600, it turns out all of us are short
        After the bet of 4,000 the first caller stacked 3,000 and the second smply matched that stack
        The mistake was repeated right around the table until the dealer woke up
        One player was short by a thousand, the next, a friendly man who can't see well, took over that amount from him, and when the third did the same the raiser finally asked what they were all doing
        at the final 2 tables the hijack said call and put 20k on a 30k raise, two other fellows put 20k too
        How far do we unwind when several players followed an earlier short payment?
        The lady went light and the gentleman behind her took her number as gospel, so did I
        More than one guy has put in less than the raise, it began with the deaf man next to me
undercall-sequence-fact-to-call = How much is it to call, in total?
    .label = to call
undercall-sequence-fact-put = How much did the first of them put in, in total?
    .label = put in
undercall-sequence-fact-said = Which amount did the first of them say, in total?
    .label = amount said
undercall-sequence-fact-spoken = Did that player only say it, with no chips?
    .label = only said, no chips
undercall-sequence-fact-facing = What was the first of them facing?
    .label = facing
    .opening-bet = the first bet on the flop, turn or river
    .big-blind = the big blind, no player has raised
    .first-raise = the first raise before the flop
    .later-raise = any other raise
undercall-sequence-outcome-first-owes-full-call = Back to the first undercall: that player owes the full call
undercall-sequence-outcome-first-corrects-bet = Back to the first undercall: that player must correct it
undercall-sequence-outcome-first-was-no-undercall = The first of them was not an undercall
undercall-sequence-outcome-first-by-director = Back to the first undercall; your choice: full call, or fold
undercall-sequence-outcome-first-may-fold = Back to the first undercall: that player calls in full, or folds
undercall-sequence-outcome-last-by-undercall-rule = Back to the last undercall: the rule on a single undercall decides
undercall-sequence-order-back-to-first = Play backs up to the player who undercalled first.
undercall-sequence-order-first-completes = First undercaller: make it a full call.
undercall-sequence-order-first-corrects = First undercaller: correct your own bet.
undercall-sequence-order-see-single = Go on to the next player who put in too little, and rule again from there.
undercall-sequence-order-director-decides = TD: order a full call, or let the player fold. Weigh what the player could know and who has acted since.
undercall-sequence-order-call-or-fold = First undercaller: call in full, or fold.
undercall-sequence-order-fold-forfeits = If the player folds, the undercall stays in the pot.
undercall-sequence-order-fold-forfeits-undercall = If the player folds, the amount of the undercall stays in the pot; anything beyond it is returned.
undercall-sequence-order-fold-takes-back = If the player folds, the undercall may be taken back.
undercall-sequence-order-back-to-last = Play backs up to the player who undercalled last.
undercall-sequence-order-last-by-rule = For that player, see Undercall (undercall).
undercall-sequence-order-others-stand = The other undercalls stand.
undercall-sequence-order-others-complete = The others who undercalled: make full calls, in order.
undercall-sequence-order-others-by-rule = For each of the others who undercalled, see Undercall (undercall).
undercall-sequence-outcome-first-owes-full-call-said = Back to the first undercall: that player owes the full call
undercall-sequence-outcome-first-corrects-bet-said = Back to the first undercall: that player must correct it
undercall-sequence-outcome-first-by-director-said = Back to the first undercall; your choice: full call, or fold
undercall-sequence-outcome-first-may-fold-said = Back to the first undercall: that player calls in full, or folds
undercall-sequence-order-first-puts-full-call = First undercaller: put in the full call, { $to_call } in total.
undercall-sequence-order-fold-puts-in-undercall = If the player folds, the { $said } declared goes into the pot.
undercall-sequence-order-fold-puts-in-nothing = If the player folds, nothing goes into the pot.
