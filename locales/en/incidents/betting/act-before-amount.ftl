act-before-amount = Acting before the amount is known
    .search = folded too early, folded before the amount, folded too fast, snap fold, acted too fast, quick fold, did not wait for the amount, "raise" and the next player folded, folded before the raise was made, acted before the raise size, action before the bet was finished, raise without an amount
    .told =
        Folded before hearing the amount
        He said raise and the next guy folded before he said how much
        I was still saying my bet amount and the player behind me already threw his hand away
        Seat 3 said raise, hadn't said how much yet, and seat 4 shoved all-in right over him
        I said bet on the turn and was still cutting out my chips, no amount yet, and the button mucked his cards
        Is it binding if the next player acts before the bettor has said how much he's betting?
        folded before amount announced
        Player said raise, and before he gave the amount the next guy already folded.
        Seat 4 said bet, no amount yet, and seat 5 folded right away.
        Seat 2 says raise, hasn't put any chips out, and seat 3 goes all-in before he names the amount.
        UTG announced raise, was still reaching for chips, and the player behind him mucked before knowing how much it was.
        The next player acted before the raiser said how much, is his fold or raise binding?
    .heard =
        UTG is still cutting out his raise and the hijack already slides his cards in
        said raise, hadn't grabbed a single chip yet, and seat 6 had dumped his hand
        he chucked his cards while I was still deciding how much
        button gave up before hearing the price
        I only got as far as "raise" and both blinds bailed on me
        seat 3 reraised over him though the first one never finished sizing
        two seats tossed in while the bettor was counting out his stack
        he let his hand go before knowing what it'd cost him
        the player behind me ditched while my hand was still reaching for chips
        does everyone have to hold on until I say how big
        can he have his cards back, he surrendered before my size was out
        she threw away as soon as she heard the word raise, no figure yet
        the player behind folded before the bettor had said how much
        button folded as soon as UTG said raise, no amount was given yet
        he said bet and the next player mucked before he could name the amount
        the next player folded before the raise was out, now he wants his hand back
        next player called before the raiser put any chips in
        seat 5 acted before the size of the raise was known, is his fold good
        I announced raise and the player to my left folded before I had put out the chips
        Only said "raise", no figure given, and the cutoff's already binned his.
        Gaz jammed over the top while I was still cutting out my bet.
        Seat 5 chucked his hand, Murph hadn't even put a number on it.
        I'd just announced a bump, Kev shoves over without hearing how many.
        Tina ditched hers while his raise was still just a word, no price.
        Next bloke's passed already and we haven't heard how much yet, jeez.
        UTG says "raise" and before he's got a single chip in his hand the hijack has thrown away
        The bettor was still cutting out his bet on the turn when the next player gave up his cards, not knowing if it was 500 or 5,000
        "I bet," said Thornton, and while he counted, both opponents were gone; he pulled the chips back and said min-bet then
        He reached for his stack, said raise, and seat 8 behind him shoved without hearing how much
        The fold came between the word raise and the number, can he have it back when the number turns out tiny?
        Before Moreno, who'd announced "rsise" and was still sorting his purple chips, could put out an amount, the lady on his left had already released a pair of tens, and it turned out that he made it only 800
        She declared a bet on the river and her opponent mucked so quickly that no amount was ever stated
        He was busy counting 12 blues across, the small blind had already passed to it
        The guy after me didn't even wait to see what I'd make it
        At the final table the chip leader took ages picking the size and two players folded in the meantime
        Someone who jumps in before the raiser has finished saying the size, is his action final?
        It was a fairly big pot, blinds 1k/2k, I said "bet" with about 40k behind and wanted to think about the size, and the man in the hoodie directly mucked without waiting for any number
        Guy says raise, waits, sees two people fold because they feared a shove, then makes it the minimum - shady
        The sizing wasn't out yet and the big blind already re-popped it to 9,000
        I folded since he'd said "bet" in a scary voice, he then only put out 100, I want my hand back
        Dealer told him to wait for the amount, but his cards had left his hand already
        The opener still had his hand on the chips and hadn't named a sum when the next player shouted that he's all-in, and then the opener claimed that he'd only ever wanted to raise the minimum
        hadnt finished putting my chips out, cutoff gone, button gone
        He opened his mouth for a raise, no figure, and the impatient one behind ditched pocket sevens
        They passed in rotation, yes, but the raise had not got a number attached to it yet
act-before-amount-fact-acted = What did the next player do?
    .label = next player's action
    .fold = fold
    .call = call
    .raise = raise or all-in
act-before-amount-outcome-fold-stands = The fold stands
act-before-amount-outcome-call-director = Your choice: how much the early caller owes
act-before-amount-outcome-full-bet-owed = The early caller owes the whole bet
act-before-amount-outcome-not-bound = The early call does not bind
act-before-amount-outcome-raise-binds = The raise stands, over the amount still to come
act-before-amount-outcome-out-of-turn = This is action out of turn
act-before-amount-order-others-wait = Everybody else: wait until the amount is clear.
act-before-amount-order-name-amount = Dealer: ask the player who said "bet" or "raise" without an amount for the amount.
act-before-amount-order-muck = Dealer: muck the folded cards.
act-before-amount-order-next-acts = When the amount is clear, the next player acts.
act-before-amount-order-decide-call = TD: set what the caller owes. See Call before the amount is known (call-before-amount).
act-before-amount-order-pay-all = Caller: put in the whole bet, or go all-in for less.
act-before-amount-order-decide-anew = When the amount is clear, the early caller has every option: call, raise or fold.
act-before-amount-order-raise-above = When the amount is clear, the early raiser raises it by at least the minimum raise; an all-in stays all-in.
act-before-amount-order-see-out-of-turn = See Action out of turn (out-of-turn).
act-before-amount-remark-follows = The rule says who waits, not what happens to the fold. That it stands follows from the rule that action in turn binds.
act-before-amount-remark-before-turn = In this book, acting before the amount is named is acting out of turn.
