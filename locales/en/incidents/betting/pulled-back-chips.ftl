pulled-back-chips = Chips of an earlier bet pulled back
    .search = pulled his chips back, took his bet back, took the blind back, pulled back the blind facing a raise, took chips back and wants to fold, picked his bet up, withdrew chips, chips back to the stack, changed the chips in front of him, took back the small blind, made change from his bet and folded
    .told =
        He pulled his bet back
        I raised and he pulled back his bet, now he wants to fold
        He took his big blind back when he got raised
        He bet 500, I made it 1,500, and he pulled his 500 chip back without putting anything new in
        I raised him on the turn, he grabbed back part of the chips from his first bet and then just threw his cards away
        If he pulls his earlier bet back after a raise, does he have to call or raise?
        pulled back earlier bet
        Facing a raise, he took back the chips of his first bet, no new chips in yet.
        Player pulled his blind back after the raise and hasn't put anything out.
        Big blind's facing a raise to 1,800, he pulls his 600 back clearly and now wants to fold.
        Seat 6 bet 2,000, got raised to 6,000, he pulled back part of the 2,000 and then stopped.
        He took his prior bet back when he got raised, is he now bound to call or raise?
    .heard =
        he grabbed his open back, looked at the 3-bet, and now mucks
        took his blind in hand again after the button raised, then says I'm out
        facing a reraise she scooped up her 600 and thought about it
        he removed his money from the line as if to replace it, then gave up
        BB lifted his 200 off the felt against a raise and slid his cards away
        she dragged her chips home and only then let it go, may she
        is he committed because he collected his own bet again
        he retrieved his opening chips and hasn't put a new one out
        UTG hauled his open back, pretended to call, watched me, passed
        snatched up his limp after my raise, wants to get out of the hand
        he raked in what he'd bet, as though coming in for the larger price
        an angle shoot: picks up his chips to see how I react, then bails
        he pulled back his bet after being raised and now wants to fold
        player takes his chips of the first bet back, does he have to call or raise
        she reached for her bet, took it back and then folded
        he removed his blind from the front when it was raised and then threw his cards away
        took back chips from an earlier bet when facing a raise, must he call
        Got re-popped, grabbed his 600 again, now says he's folding instead.
        She scooped up her blind facing the raise, slid nothing in since.
        He's withdrawn one of his two 500s after I bumped it. Committed?
        Took his original 400 home facing 1,200, hand hovering, goes "nah".
        Lifted her open off the felt once I'd squeezed, wants to pass now.
        Big blind picks up his whole 800 after the raise, then goes "fold".
        She'd opened to 800, saw my three-bet, drew her 800 home again and then slid her cards over
        He picked his blind up off the felt when the cutoff raised and sat there holding it
        Facing a check-raise Kovac took his 2,500 back into his stack before replying; when told it was 7,000 he folded
        The guy lifts his earlier bet as if to replace it by bigger chips, and then dumps the hand
        I reraised and he took his original chips away, doesn't that mean he has to at least pay me?
        After Kowalczyk had been three-bet to 5,500 he drew his own 1,800 back towards his stack, mixed them with his other chips, chatted a bit about the weather, and finally threw his cards in
        Player took the small blind off the line, somebody had raised, now he wants out without putting it back
        The big blind took her 600 off the line in order to make it a nice stack together with the rest of the raise, changed her mind when the small blind coughed, and wanted to fold
        He'd dragged the whole stack of his bet home when I bumped it, next thing he says "nah, I pass"
        Chips he'd wagered on the flop went back in his own pile the moment she raised him, is he bound?
        At the final table Abernathy swept back his 40k bet, counted out 110k in his hand and never put it out
        The big blind scooped her 600 when facing a raise, her husband says she thought the hand had ended
        I'd opened with two five-hundreds, got reraised by a kid with mirrored shades, collected the two chips to count out the call, and now he says I am no longer allowed to give up the hand
        Bet of mine on the table, raise behind, I pull mine in to make one tidy stack and now can't fold?
        Half the bet was pulled away, the rest stayed in front, and then the cards flew to the muck
        Silent the entire time, he retracted the money that he'd put in last round of betting once I'd moved over the top
        He retrieved what he had put in and then wondered how much it would cost him to continue
        What if someone facing a reraise takes his old chips in hand and only then wats to throw the cards away
        he removes the 1000 chip he bet earlier, i raised 3000, hes thinking now with the chip in hand
        The caller's first bet disappeared from the line, he wanted to put a bigger denomination and then changed his mind
pulled-back-chips-fact-facing = What does the player face?
    .label = facing
    .raise = a raise
    .bet = a bet or blind that no player has raised
    .nothing = nothing to call
pulled-back-chips-fact-pulled = With no new chip in yet: what did the player clearly pull back of the earlier bet?
    .label = pulled back
    .all = all of it
    .part = only part of it, even one chip
pulled-back-chips-outcome-call-or-raise = Bound to call or raise: no fold
pulled-back-chips-outcome-part-not-said = The book does not say whether part of the bet is enough
pulled-back-chips-outcome-folding-open = No duty to call or raise: call, raise or fold
pulled-back-chips-order-no-fold = Player: call or raise. You may not put the chips out again and fold.
pulled-back-chips-order-put-in-again = Player: the chips pulled back go in again, changed or not, with the call or the raise.
pulled-back-chips-order-floor-decides = Floor: rule in the interest of fairness (rule { $fairness }). Pulling back the earlier bet binds the player to call or raise; the book does not mention pulling back part of it.
pulled-back-chips-order-say-first = Player: you must say "call" or "raise" before any new chip goes in.
pulled-back-chips-order-better-say-first = Player: you should say "call" or "raise" before any new chip goes in.
pulled-back-chips-order-half-line = If new chips are silently added to those still in front, the 50% rule decides between call and raise.
pulled-back-chips-order-new-chips = If new chips that come to the call or more are in already without a word, see New chips added to those of an earlier bet (prior-bet-chips).
pulled-back-chips-order-may-fold = Player: call, raise or fold. Pulling the chips back does not bind.
pulled-back-chips-order-only-call = If new chips are silently added to those still in front, it is only a call.
pulled-back-chips-order-smaller-counts = If new chips are silently added to those still in front and the bet can be read in two ways, the smaller one counts: a call.
pulled-back-chips-order-larger-counts = If new chips are silently added to those still in front and the bet can be read in two ways, the larger one counts: a raise.
pulled-back-chips-outcome-not-bound = No duty to call or raise: the book binds only in front of a raise
pulled-back-chips-outcome-back-in-front = Nothing to call: the chips return in front of the player
pulled-back-chips-order-still-every-option = Player: call, raise or fold. The chips pulled back still count as put in.
pulled-back-chips-order-fold-leaves-chips = If the player folds, the chips pulled back go into the pot.
pulled-back-chips-order-put-back = Player: put the chips back where they were. Pulling them back was no action.
pulled-back-chips-order-check-or-raise = If it is this player's turn: check or raise.
pulled-back-chips-order-no-free-fold = Player: in this book you may not fold now.
