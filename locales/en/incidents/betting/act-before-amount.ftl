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
