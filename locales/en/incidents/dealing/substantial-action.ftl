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
        Two folds and a call had gone by when the dealer noticed something wrong with the deal, is it too late to stop the hand?
        We had a limp, a fold and a raise already, do we have to play it out or can we scrap it?
        One guy says two people must have put chips in, another says any three people will do, which is it?
        The only thing that had happened was a raise and a fold, is that enough to lock it in?
        Do the blinds count as something done when you're working out if the hand has gone too far?
        How far must the betting be before the cards can't be taken back any more?
        The under the gun player had folded, the next had limped in for 600 and the third had raised when the lady in the small blind said she'd got three cards, so were we too far in or not?
        In the 9 p.m. turbo the first seat checked, the second checked and the third bet on the flop, then somebody saw the mistake, and the whole table began to argue about whether that was enough
        In the first minute after dinner two players had folded and one limped, then the missing card was noticed
        We'd had a limp for 400 from the hijack, a fold by the cutoff and a raise by the button before the small blind noticed that he'd been dealt in twice, is that too much to go back?
        A call followed by a reraise happened before someone shouted, so I guess there's no going back?
        Did enough happen already? UTG raised, that's it, the next guy is still thinking
        My friend the dealer says you need two players putting chips in, the Belgian next to me says any three decisions will do, and we had a fold, a fold and a limp before the error came up
        Two players passed and the third was reaching for his chips when the empty chair was noticed, and the gentleman with the aces insisted that enough had already happened for the hand to stand
        two players have gone, both just tossed their hands, can it still be called off
        After the hijack limped and the button folded the big blind said hold on, I've got three cards - past the point of no return or not?
        I always thought that two actions with money closed the window, the dealer says it takes three of anything
        I need a clar answer on the counting: a player bets, the next throws his hand away, and nothing else has been done; the dealer said go on, the table said no, that's too little
        The argument was not about the mistake itself but whether too much had been played for it to be fixed
        Does a check plus a check plus a check do it?
        At a heads-up final, what would be enough, there are just the two of us and he has raised
        The clock was running out on the level when the mistake was seen: one caller, one folder, nobody else yet, can we deal it again?
        When exactly does it become binding for everybody, after two, or three of them?
        Somebody opened, someone else paid, then the irregularity was spotted, hand must go on right?
        A check from the small blind, a check from the big and a bet from me were made on the flop before anyone saw the error, and everyone had a different idea whether three is the number that matters
        Is the threshold reached with one bet and two folds?
        Two people moved chips: one limp, one complete; would that be considered enough?
        In stud the bring-in was posted and one guy completed, is that counted as two?
        A raise had been made, one guy had thrown away his hand, the rest were still waiting for thir turn, and the question for the floor was only if it was too late to gather the cards up
        A guy in our home league counts the antes as well, that can't be right, what counts and what doesn't?
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
