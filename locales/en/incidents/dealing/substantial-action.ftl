substantial-action = Substantial action
    .search = has there been substantial action, SA, binding action, significant action, two actions, three actions, how many actions, count of actions, enough action, too late for a misdeal
    .told =
        Was that substantial action?
        There's been a raise and a call, so there's substantial action already
        Three players have already acted, isn't that substantial action?
        UTG folded, UTG+1 called and seat 5 raised, is that enough for substantial action
        Only two players have folded preflop and he says it's already substantial action
        Do two checks and a fold count as substantial action?
        is that substantial action?
        We've had a bet and a fold, is it substantial action yet?
        Three checks so far, does that count as substantial action?
        UTG folded, next one folded, seat 5 called, want to know if we've got substantial action.
        Action was blind, blind, fold, call, not sure it's enough for substantial action.
        Check, check, bet, has there been substantial action already or not?
    .heard =
        call, fold, check, is that sufficient to be past the point
        button folded and UTG posted a bet, does that make it too late
        we've had a limp and a fold, can the hand still be thrown out
        do the blinds count toward it
        one raise plus one fold, is the deal now final
        how much has to happen before there's no going back
        dealer argues just two folds took place so it doesn't count
        three guys already went, no redeal possible anymore
        is a check plus a call with chips enough to lock the hand in
        no money went in yet, merely two passes, can we still redeal
        three players had gone before anyone complained, is the deal binding
        tell me if we've passed the line where it can't be undone
        has there been substantial action, two players have acted
        a bet and a fold, is that substantial action
        three players acted without chips, is it too late for a misdeal
        does posting the blinds count as action
        one called and one folded, can we still call it a misdeal
        is it substantial action when three have folded
        Limp, fold: is that enough to make the deal stand?
        Has enough happened yet that we can't take it back?
        Checked thrice since, so are we locked into this hand?
        Bet and a fold behind: point of no return or not?
        UTG raised, hijack called, now he's spotted the mistake; past undoing?
        Blind, fold, fold. Do we count that as sufficient to play on?
substantial-action-fact-actions = Which actions were made, in order? (leave none out; a posted blind is "blind")
    .label = actions in order
substantial-action-fact-in-turn = Were all of these actions made in turn?
    .label = all in turn
substantial-action-outcome-substantial = Yes: this is substantial action
substantial-action-outcome-not-substantial = No: this is not substantial action yet
substantial-action-outcome-substantial-with-blinds = Yes: with the posted blinds this is substantial action
substantial-action-outcome-not-in-turn = No: only actions in turn count, and fewer than two were
substantial-action-outcome-count-in-turn = Not settled: only the actions in turn count
substantial-action-order-count-again = Floor: leave out what was done out of turn, and count again.
substantial-action-order-hand-goes-on = The hand continues: it is too late for a misdeal.
substantial-action-order-not-yet = What substantial action would rule out, such as a misdeal, is still possible.
substantial-action-remark-only-in-turn = The book counts actions in turn. One of the two was out of turn.
substantial-action-remark-by-three = Reached by the count of three: any three actions.
substantial-action-remark-by-two = Reached by the count of two: two actions, and chips went in with at least one.
substantial-action-remark-check-and-fold = A check and a fold put no chips in the pot.
substantial-action-remark-blinds-left-out = Posted blinds were left out of the count.
