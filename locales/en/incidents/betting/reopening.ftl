reopening = Who may raise after a short all-in
    .search = reopening, reopen the betting, short all-in, all-in for less, all-in raise too small, can I raise again, may I re-raise, is the action open, action not reopened, incomplete raise, not a full raise, two short all-ins, several all-ins, cumulative all-in, half a raise in limit, may only call, action capped by all-in, small all-in, re-open, reopen
    .told =
        Short all-in, can he reraise?
        There was a short all-in and now the first raiser wants to raise again
        The all-in wasn't a full raise and the guy who already called wants to reraise
        I bet 1,000, seat 4 calls, seat 6 is all-in for 1,400, can I raise again or just call
        Raise to 2,000, call, one guy all-in for 2,500, another all-in for 3,100, and now the first raiser wants to shove
        Does a short all-in reopen the betting for me if I've already acted?
        short all-in, reopened?
        Original bettor wants to re-raise but the all-in wasn't a full raise.
        Seat 2 bet 1,000, seat 5 all-in for 1,400, seat 6 called, now seat 2 wants to raise again.
        Two short all-ins in a row, 500 bet, 650 all-in, 1,050 all-in, first bettor wants to raise.
        The all-in was less than a min raise and he'd already acted, he thinks he can shove.
        Does a short all-in reopen the betting for the guy who already bet?
    .heard =
        I bet 1000, he jams 1300, one caller, may I bump it now
        UTG opened, BTN jams slightly over, action returns to UTG
        I already acted and the shove wasn't a proper raise, am I locked
        two shorties jammed on top of each other, does it unlock me
        tiny shove behind me, can I blow everyone out
        his last chips made it just 200 more, does the opener get another go
        seat 5 flatted before and now wants to jam over the shorty
        dealer says I am restricted to calling because the jam came up short
        the stub shove added 350, min would have been 800
        who's still entitled to put in more once a small stack moved in
        BB never acted yet, surely he may shove over it
        combined the two pushes exceed a full increment, so I can jam
        he went all in for less than a full raise, may I raise again
        short all-in, is the betting open again for the first bettor
        I bet 600, all-in for 800, a call, may I re-raise now
        can the player who already called raise after a short all-in
        several short all-ins together, is that a full raise
        the all-in was not a full raise and now he wants to re-raise
        I bet 1k, baby jam for 1,300, caller; can I pop it again?
        Two little shoves on the trot, does betting open up for me now?
        Opened 600, stub jam 850, back on me: can I go over the top?
        He'd only flatted, crumb shove came behind, now he's trying to squeeze.
        His jam's not a full bump, so can I four-bet or just pay?
        Add up these three piddly shoves: am I unlocked to re-pop it?
        I oened, got a flat, and then a shorty went all in for barely more than my bet, am I allowed to blow him off it?
        Blinds 500/1,000: Jones opened to 2,500, Ito flatted, the drunk in seat 9 went all-in for 3,300, the small blind folded, and Jones announced that he'd like to move in himself, which Ito didn't like
        Vasquez bet 4,000, Lam called, Quinn shoved 5,100; when it came back Vasquez announced a raise and Lam objected
        Since the shove didn't amount to a proper raise, can the guy who merely called before now wake up and jam?
        One guy pushed 2,200 on a bet of 1,600, next pushed 2,900, do those two together give me the right to go again?
        He wants to squeeze everybody out after a half-size shove came from behind, I say he can only match
        Down to his last few chips she went in for less than doible, the first aggressor was told he may not put in more
        Hand for hand with two off the money, a micro stack throws in his last 1,700 over my 1,500, and the big stack who had just called wants to make it fifteen thousand
        Does a push of 150 above my own bet let me put in another raise?
        I checked, he bet, a short one goes in for slightly more, what options do I have?
        The big blind hadn't spoken yet, so is he free to pop it while the opener isn't?
        In limit the little fella put in half a bet with his last chips, is the bettor free to go again
        I bet 1,600 into a pot of 4,000, got one caller, and then this tiny stack with half a chip and a chair stuck it in for 2,100, and they told me I'm only allowed to add the 500
        at the final table shorty jams 12 over a bet of 10, someone flats, and the bettor says raise 40
        The chips of the shorty weren't a full bump, so the guy in between is locked to a flat, right?
        Limped pot, all-in for one and a half blinds, may the limpers put in a raise now?
        Three guys all went in for odd amounts, the last one nearly double of the opener, has the opener got another turn to bump it?
        I raised it to 2k, two shorties for 2.5k and 3.2k, action's on me, can I shove over them or am I capped?
        What may the flatters do once the small jam has come: fold, pay the little extra, or anything they like?
        He was certain the action was live for him again but the increase was only 700 where 1,000 had been needed
        Two little stacks went in one after the other, the first one for 200 on top of my bet and the second for another 700 above, and nobody at the table could tell whether I may now bump it again
        Someone told me that I cannot raise myself, yet there's a guy all in for more than I bet
        On the flop in PLO he pots, a nit goes in for a bit on top, and he wants to pot it another time
        After a bet, a call and an underpowered push, which of the three of us can still raise?
        A stack of four hundred more came from the blind, all she had; the opener thought that gave him a fresh right to raise
        If the total of the two small shoves reaches a real raise, does that free up the guy who already acted?
        She had only called the flop bet before, then a guy with a few chips left went in for a bit more, and suddenly she wanted to push everything, with 60k behind and a smile on her face
        The shove over my bet was one chip short of the minimum and that one chip cost me the isolation play
        The caller in the middle tried to trap with kings and then found he wasnt allowed to come over the top of the undersized jam
        Can you re-raise when the only thing since your bet is a jam that's less than twice it?
        all-in for less than a full raise, may the others raise again
        short all-in, can the first raiser reraise
        does a small all-in reopen the betting
        can I raise again after his short shove
reopening-fact-round = What was bet on this street so far, all-ins included?
    .label = betting so far
    .hint = The round with the short all-in: blinds 200/400; A raises to 1200, B all-in 1500, C calls (? don't know, < back)
reopening-outcome-nobody-to-act = The betting is over: no player in this line is left to act
reopening-outcome-others-to-act = { $bet } to call; a raise is to { $least } at least
reopening-outcome-open-no-short = No all-in raise is short: { $free } may raise
reopening-outcome-open = Open: { $free } may raise
reopening-outcome-some-closed = { $closed } may only call or fold
reopening-outcome-closed-for-now = { $closed } may only call or fold, unless a raise reopens the betting
reopening-outcome-next-may-raise = { $next } may raise; { $closed } may not, unless that reopens the betting
reopening-outcome-adds-up-not-said = The book does not say whether { $open } may raise
reopening-outcome-limit-not-said = The book does not say what reopens the betting in limit
reopening-outcome-limit-amount-not-said = Open: { $free } may raise; the book does not say how much
reopening-outcome-limit-adds-up-not-said = In limit the book leaves open whether { $open } may raise
reopening-outcome-adds-up-by-director = Your choice: whether { $open } may raise
reopening-outcome-limit-by-director = Your choice: what reopens the betting in limit
reopening-order-betting-over = If no other player has to act, the betting on this street is over.
reopening-order-whoever-is-next = The next player calls, raises or folds.
reopening-order-everyone-may-raise = The next player acts and has every option: the list shows the minimum raise.
reopening-order-next-has-every-option = { $next } acts with every option: the list shows the minimum raise.
reopening-order-closed-unless-reopened = Dealer: if nobody raises, accept only a call or a fold from { $closed }. A full raise reopens the betting.
reopening-order-closed-may-not-raise = Dealer: accept only a call or a fold from { $closed }.
reopening-order-others-may-raise = Whoever else is to act may raise, to at least what the list shows.
reopening-order-left-out-may-raise = Whoever else is to act and is not in the list may raise.
reopening-order-others-may-raise-limit = Whoever else is to act may raise. How much a raise must be can depend on the same decision.
reopening-order-director-decides-together = Floor: rule in the interest of fairness (rule { $fairness }) on whether the short all-ins count together. If so, { $open } may raise; if not, call or fold.
reopening-order-director-decides-limit-together = Floor: rule in the interest of fairness (rule { $fairness }) on whether short all-ins count together in limit. If so, { $open } may raise; if not, call or fold.
reopening-order-director-decides-limit = Floor: rule in the interest of fairness (rule { $fairness }) on who may raise. Books that name a size for limit let a short all-in reopen the betting once it is at least half of a full raise.
reopening-order-next-may-raise-limit = The next player acts and has every option.
reopening-order-director-decides-limit-amount = Floor: if there is a raise, rule in the interest of fairness (rule { $fairness }) on its size: a full bet on top of the short all-in, or only the rest of the full one.
reopening-order-director-chooses-together = TD: decide whether the short all-ins count together. If so, { $open } may raise; if not, call or fold.
reopening-order-director-chooses-limit = TD: decide who may raise.
reopening-remark-doubled-bet = The larger bet on fourth street: stud allows it with an open pair showing, and the book does not speak of it. The list starts from the bet as it was made.
reopening-remark-short-all-ins-together = Short all-ins count together: what counts is how much the bet has grown since the player acted.
reopening-remark-only-call-named = As worded, the book leaves them only the call; it does not mention a fold.
reopening-remark-part-of-the-total = The book says half of the whole bet or raise. The list shows half of one bet on this street.
reopening-remark-other-raise = The book does not say whether a raise in fixed limit after this all-in comes on top of it or completes it. The ruling puts it on top; a raise to a total in the last column is accepted too.
reopening-outcome-only-call = No raise is possible: call or fold
reopening-order-take-call-or-fold = Dealer: accept only a call or a fold. No player is left who could call a raise, or the chips are too few for one.
