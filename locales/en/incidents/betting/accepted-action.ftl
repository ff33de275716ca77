accepted-action = Called after a wrong count
    .search = accepted action, wrong count, wrong amount, told the wrong amount, misinformed, dealer counted wrong, dealer said the wrong number, miscounted all-in, all-in was more than announced, all-in was less than announced, bet was bigger than said, called for less, thought it was less, bad count, incorrect count, caller did not know the amount
    .told =
        Called after a wrong count
        The dealer miscounted the all-in and I called on that number
        I asked how much it was, the dealer told me the wrong amount and I called
        I asked for a count, the dealer said 14,000, I put 14,000 out, and now it turns out the all-in is 24,000
        He asked how much the all-in was, was told 8,500, said call, and now they recount it and it's 18,500
        Does he have to pay the full all-in if the dealer gave him the wrong count before he called?
        called on a wrong count
        Player asked for a count, I said 4,200, he called, and it turned out to be 6,200.
        Miscounted the all-in, he'd already said call, bet's actually bigger than what I told him.
        Seat 3 all-in, seat 5 asks how much, I say 18,300, he slides out 18,300, then we recount and it's 28,300.
        He didn't ask for a count, just put out 5,000 thinking that was the all-in, the real bet is 15,000.
        I gave the wrong count on an all-in and he called it, does he have to pay the full amount?
    .heard =
        dealer told me 14,500, turns out his shove is 24,500
        I paid what she announced and now there are two more yellow stacks
        she read the tower as thirty thousand, really it held fifty
        after I called they recounted and he has double that
        the guy after me quoted the shove wrong and I trusted him
        I'd never have looked him up if I knew it was that much
        dealer overlooked a purple 5k in the pile and UTG snapped it off believing the number
        once the board ran out the recount gave eighteen hundred extra
        floor, do I have to pay the difference, it wasn't my mistake in adding it up
        he agreed to 8k because that's the figure the dealer gave him
        caller refuses to pay the rest, says croupier misled him
        it came out cheaper than advertised, does he get some back
        dealer announced the all-in as 9,000, I called, and then it was counted at 19,000
        the dealer counted the all-in wrong and the caller now wants to pay only what he was told
        he called an all-in of 22k as announced, but the count came to 32k, does he owe the rest
        the count of the shove was wrong, I called on the dealer's number
        after the call it turns out the all-in was 5,000 less than the dealer said
        she called "all-in for 15", the recount says 18, what does the caller owe
        wrong count by the dealer, caller says he would have folded at the right amount
        player asked how much it was, got the wrong amount and called
        Dealer told me 4,200, I said sure, turns out it's 6,400.
        Wanted to know how much, heard nine grand, slid nine in; it's actually nineteen.
        Dealer reckoned 8k, Vinny goes yep I'm in, shove's really 13k.
        She misheard the tally, paid off 2,700, jam was truly 7,200.
        Dealer botched the sums, quoted 11 thou, I matched it, now he's chasing 16.
        Bloke reckoned the jam was 3k, bunged that in quietly, it's 5,500.
        The dealer glanced at the shove, said "eleven four", Peters said call, and after the runout the stack came to 21,400
        Had one last night where I snapped off a guy's jam because the dealer told me it was only six big blinds, it was sixteen
        On the turn Morales was informed the price was 33,000, paid that without hesitation, and then two orange chips nobody counted made it 83,000
        Who eats the mistake when the dealer reads the tower of reds as twenty high and it was really thirty high?
        I asked the kid himself what he had, he goes "about nine", so I threw nine in and now it's being tallied at fourteen
        We were hand for hand, a guy shoved, the dealer's count was a full tower too low, and the caller only learned that when the other tables had finished
        In a three-hour-old turbo, Albrecht pushed, the dealer looked at the stack and said seventeen thousand, Rossi with a pair of tens accepted, and after the board was out they found another ten thousand in big chips
        She announced 7,500 to the big blind; the big blind nodded and said fine; upon breaking it down there was 17,500
        Neighbor of the all-in player blurted out "thirty-two k" and on the strength of that the Brit put in his chips, it was well over fifty
        A lad at the next seat read the stack for me, wrong by ten thousand, and I lost the flip - am I on the hook for all of it?
        Had about 50k behind when this guy with the cowboy hat jammed, I asked the dealer how much, she told me 22,300, I called, lost, and suddenly it was 32,300 that I had to pay
        After losing the pot Wendell refused to hand over anything beyond the amount that had been declared to him
        The dealer was tired, end of a double shift, and misjudged the shove by one whole stack of twenty, then got the call
        The bet was announced by the bettor himself as fifteen thousand, his rival, a bit drunk but friendly, called, and once the winner had shown his flush it was discovered that the stack amounted to twenty-five
        Does the caller's agreement cover whatever is really there, even though the house quoted the wrong figure?
        Blinds 3k/6k, final table, the commentator heard the dealer say 145,000 and the reply "I call", yet the bet turned out to be 245,000
        The stck had been quoted at ten big blinds and that's why he went along with king-nine, it was double that
        He shoved, the croupier eyeballed it as 18, I said ok, and his buddy behind him laughed cos he knew it was 28
        We recounted after the river because the winner complained, and it wasn't the figure everybody had been working with
        In the rebuy period somebody jams, dealer reads it as a starting stack, it's a starting stack plus the add-on, and the call's already been made
        My opponent's bet was described to me as 2,100 by the girl pitching the cards, I'd already accepted, now they demand 2,700
        The pot was pushed short since everyone went by the first figure, which had left out the blacks under the whites
        Called thinking it would leave me with 20 bigs like she told me, actually it busts me, what's the ruling?
        Because two purple chips were lying under a row of blacks, the number the dealer gave was far too small, and the big blind, who had asked politely twice, put in chips on the basis of that number
        He'd been misled by an honest error in adding up the shove and claims his liability ends at what he was told
        In the 8pm turbo seat 1 paid a shove he believed cost 5k, all because the dealer mixed up the pinks and the putples
        Facing an all-in in a stud hand, he asked what it was, got told 4,400, put that in, and the bettor says hang on, it's 9,400
        The number was off by a 10k chip which the dealer overlooked, not the player's doing, yet he's told to pay it
        I trusted the voice from the box, committed, and only when the chips were matched did we find the figure had been nonsense
        If someone gives me a false total and I go with it, am I bound for the true one or only for what I was told?
accepted-action-fact-called-by = How did the player call?
    .label = the call
    .call-said = said "call"
    .stated-amount = asked for a count, then put in that number
    .named-amount = asked for a count, then named that number
    .other-chips = asked for a count, then put in other chips that cover that number
    .unasked-chips = did not ask, and put in chips without a word
accepted-action-fact-to-call = How much is the bet really, in total?
    .label = to call
accepted-action-fact-told = What number was the caller told?
    .label = told
accepted-action-fact-put = How much did the caller put in or name, in total?
    .label = put in or named
accepted-action-outcome-correct-amount-owed = The caller owes the correct amount, or is all-in
accepted-action-outcome-rest-back = A call of the correct amount: the rest is returned
accepted-action-outcome-stated-amount-owed = The caller owes the amount that was stated
accepted-action-outcome-already-correct = The call is correct: nothing to add
accepted-action-outcome-by-undercall-rule = The rule on undercalls decides what is owed
accepted-action-outcome-more-than-the-call = More than the bet: the rules on chips decide
accepted-action-outcome-nothing-put-out = No call yet: nothing was put in or named
accepted-action-order-count-exactly = Dealer: count the bet and what the player put in.
accepted-action-order-add-missing = Caller: add { $owed }.
accepted-action-order-correct-either-way = Caller: correct the call: add what is short, or take back what is too much.
accepted-action-order-correct-if-short = Caller: if that is less than the bet, add the rest.
accepted-action-order-all-in-if-short = A caller who does not have the full amount is all-in.
accepted-action-order-take-back-rest = Caller: take back anything above { $to_call }.
accepted-action-order-put-is-enough = The call stands at the amount that was stated; nothing is added.
accepted-action-order-bring-to-stated = Caller: bring the call to the amount that was stated, never above the bet.
accepted-action-order-wrong-count-no-way-out = The call stands: the wrong number does not undo it.
accepted-action-order-rule-as-undercall = See Undercall (undercall).
accepted-action-order-if-more-rule-as-raise = If it is more than the bet, see Oversized chip (oversized-chip) or Several chips (several-chips).
accepted-action-order-rule-as-raise = If it is one chip, see Oversized chip (oversized-chip); if it is more, see Several chips (several-chips).
accepted-action-order-still-to-act = The player is still to act: call, raise or fold.
accepted-action-order-action-goes-on = Play continues.
accepted-action-remark-caller-is-responsible = A wrong number from others is no excuse: it is up to the caller to find out the amount.
accepted-action-remark-trigger-not-named = The book binds a caller who says "call" or puts in the stated amount. It does not name other chips.
accepted-action-remark-only-asked-count-named = The book spells out what follows from a count that was requested, not from a number called out unasked.
accepted-action-remark-fairness-always = As everywhere, fairness (rule { $fairness }) stands above this: the TD may rule otherwise.
accepted-action-remark-fairness-in-a-dispute = If it comes to a dispute, fairness comes first (rule { $fairness }).
accepted-action-outcome-correct-amount-owed-said = The caller owes the correct amount, or is all-in
accepted-action-outcome-stated-amount-owed-said = The caller owes the amount that was stated
accepted-action-order-put-correct = Caller: put in { $to_call }.
accepted-action-order-put-stated = The call stands at the amount that was stated: put in { $said }.
