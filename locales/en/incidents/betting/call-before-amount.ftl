call-before-amount = Call before the amount is known
    .search = called too early, called before the amount, called without knowing the amount, snap call, insta call, called on "raise", called on "bet", called before the size was named, blind call, called in the dark, fast call, quick call, "I call" before the bet, called any amount, did not know how much
    .told =
        Called before hearing the amount
        She said call before he said how much he was betting
        He called the all-in without knowing how much it was, and now he wants his chips back
        I said bet, and before I could say the amount he said call, then I said 10,000 and he doesn't want to pay
        He snap-called a pile of chips that nobody had counted, it's 42,000 and he thought it was 20,000
        Does his call count if he said call before the other guy gave an amount?
        called before knowing amount
        Seat 1 said raise, and seat 2 said call before he named the amount.
        Player said bet without an amount and the next guy instantly said call.
        Seat 8 says raise, no number yet, seat 9 says call, and now seat 8 makes it 12,000.
        He called the all-in before it was counted, now sees it's 45,000 and wants his call back.
        He said call before the raise size was announced, is he bound to whatever the raise is?
    .heard =
        UTG says raise, and the button goes "call" before any figure was spoken
        I blurted out call, then he slides in his whole stack
        he accepted the bet without asking how big it is, now he's moaning
        seat 2 pushed a mountain forward, seat 4 snap-agreed, nobody had counted a thing
        she beat him into the pot and then heard it's 40k
        I thought he'd make it small so I said call too hastily
        he cut in with "I'm in" the second the bettor said bet
        caller claims he assumed a min-bet and won't pay the monster
        eager beaver called, then the raiser named a ridiculous size on purpose
        angle: waits for my early call and makes it twenty times the pot
        I said okay I call while he was still picking out chips
        do I owe everything although he hadn't stated his price when I called
        he said call before the bettor had said how much it was
        I called the all-in before it was counted, now it's far more than I thought
        the bettor only said bet and the next player already said call, then he bets 20,000
        seat 3 calls before the amount of the bet is known
        called too quickly, the raise wasn't out yet and then he made it 12k
        player calls, only then the raiser names an amount, does the call bind
        she called before the bet was made, how much does she owe
        Seat 2 snapped "I'm in!" when I hadn't even said how much I'm raising.
        Villain says "raise", Brayden goes "gotcha, I'll pay" without hearing a number.
        Jonno agreed to pay the shove unseen, pile hadn't been tallied.
        "Yeah I'll look you up," she blurts, but he hadn't picked his size.
        "Snap, let's gamble!" and now he's heard it's 41k he's backing out.
        Robbo announced "bet", figure to come, big blind already said "I'll see it".
        He said "raise", I said "call" like a fool, and then he goes eighteen thousand
        The Aussie pushed in a mess of chips and she snapped it off before anybody knew if it was ten or fifty grand
        "I bet" - "Call!" - "...everything", that's how fast it went, and now the caller is sweating
        On the river Gruber began to announce a wager and Pell aggreed before a figure had been given
        I beat him into the pot thinking he'd bet small, he hadn't named a price yet
        On the turn the young pro said that he bets, and the man in the suit, with two beers in him and a set of fours, called instantly, then looked rather pale when the pro pushed out 48,000
        Guy says call while the raiser's hand is still hovering, the raiser then makes it five times the pot
        The all-in was accepted sight unseen, when it was counted down she owed 70,000 and nearly fainted
        Is a call good for any size if he said it before the size was there?
        Drunk caller: "whatever, I call" and the other one had only said the word bet
        He didn't let me finish my sentence, I said "raise to" and he was in
        Agreed to pay first, asked how much after, and it turned out to be his tournament life
        The bettor took advantage of the premature acceptance and put out three times what he'd intended
        My neighbour in the Monday tournament is so impatient that he says call as soon as anybody says raise, and yesterday the raiser took his time afterwards and made it ten times the big blind
        Hand for hand, big stack said raise, the short stack shouted call from sheer nerves before a number
        A heap of uncounted chips was moved to the centre by the small blind, the big blind accepted in a flash thinking it might be around twenty thousand, and the dealer's count gave fifty-one thousand
        He quickly put a chip in as a yes when the other had merely uttered that he was betting
        snap called my "bet" befor I even said the number, is he on the hook for 30k?
        She nodded and said okay I'm in while he was still reaching for the second column
        A call in the blind, so to speak: the price wasn't known to anybody at that moment, not even the raiser
        he said call and had no idea that the other had moved all in
        he believed it was a small bet, said call, and then saw that it was everything
        she called it for 500 as she thought, the bet was in fact 5,000
        called without asking how much it was
        says call and the bet was more than he thought
        he didn't know how big the all-in was when he called
call-before-amount-fact-called-on = What did the player call?
    .label = bet that was called
    .no-amount = "bet" or "raise", no amount yet
    .not-counted = an all-in or chips already out, just not counted
call-before-amount-outcome-any-amount = Your choice: how much the caller owes; any amount is possible
call-before-amount-outcome-some-amount = Your choice: how much the caller owes
call-before-amount-outcome-full-bet-owed = The caller owes the whole bet
call-before-amount-outcome-not-bound = The early call does not bind
call-before-amount-outcome-chips-decide = The word does not bind; only chips put in do
call-before-amount-order-stop = Dealer: stop the action until the TD has ruled.
call-before-amount-order-decide-any-amount = TD: set the amount that suits the situation best. You may hold the caller to any amount.
call-before-amount-order-decide-some-amount = TD: set the amount that suits the situation best.
call-before-amount-order-then-go-on = Dealer: announce the amount that was set. Play continues with it.
call-before-amount-order-name-amount = Dealer: ask the player who said "bet" or "raise" for the amount.
call-before-amount-order-pay-all = Caller: put in the whole bet, or go all-in for less.
call-before-amount-order-count-bet = Dealer: count the bet.
call-before-amount-order-decide-anew = When the amount is clear, the early caller has every option: call, raise or fold.
call-before-amount-order-nothing-put-out = A caller who has put in nothing is still to act.
call-before-amount-order-chips-put-out = If chips are out, see Undercall (undercall).
call-before-amount-remark-not-any-amount = The caller cannot be held to just any amount.
call-before-amount-remark-should-wait = The caller should have waited: no player acts before the amount is clear.
call-before-amount-remark-fairness-always = The book adds that fairness comes first here too (rule { $fairness }).
call-before-amount-remark-fairness-in-dispute = The book adds that in a dispute fairness comes first (rule { $fairness }).
