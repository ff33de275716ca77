early-level = New blinds too early
    .search = new blinds too early, blinds went up too soon, level announced too early, next level's blinds by mistake, dealt with the new blinds before the level, clock still running but new blinds posted, posted too much big blind, blinds raised a hand too early, higher ante taken too soon, dealer skipped ahead a level, old level not over yet
    .told =
        New blinds too early
        The dealer collected the new blinds but the level still has two minutes to go
        We're playing this hand at 400/800 and the clock says the level is still 300/600
        They announced the new level too early, there were still forty seconds left
        The dealer raised the blinds one hand too soon
        The big blind posted 1,000 because he thought the level had changed, it hadn't yet
        Blinds were put up before the clock ran out and now the cards are dealt
        He took the ante of the next level although the current one isn't finished
        The hand was dealt with next level's blinds and someone has already raised
        The floor called the level early by mistake, the timer still shows three minutes
        We posted the higher blinds too soon, do we get the difference back?
        Is a hand valid if it was dealt at the next level before that level started?
    .heard =
        she jumped the gun with the blinds, the next level isn't on yet
        dealer misread the clock and we all posted for the level after this one
        the level has a minute forty left and he's got us posting the bigger blinds
        everyone paid the higher ante, only the level wasn't over
        somebody shouted blinds up too early, it was the other tournament's clock
        big blind posted too much, the blinds don't go up until 9:40
        we had a raise and a call with the new blinds before anyone saw the clock was still running
        the tablet at the table went to the next level too early
        Dealer took 600 and 1,200 from the blinds though there were still three minutes of five-hundred-thousand left
        We've all been playing a hand with bigger blinds than the clock shows
        The clock in the corner showed one minite and ten seconds of the old level, but the dealer asked for 1,000 and 2,000, and by the time somebody noticed there'd been a raise to 5,000
        Someone had announced the next level over the loudspeaker, it was for the other tournament in the back room, and our blinds paid too much, the cards are dealt but no one has played
        The big blind ante was collected according to the next level, although this one had several minutes to go, and the player who had paid it wanted the difference back after the flop
        Next level's stakes were used one hand too soon and there's been a raise already
        Table 4 plays at 800/1,600, the whole room still plays at 600/1,200
        They announced the increase prematurely and then took it back, we had dealt
        He called out the new blinds with fifty seconds left to run on the timer
        After the dinner break we started with the wrong limits, higher than they should've been
        Is the hand void if we paid blinds that don't apply yet?
        At the last two tables we were told new blinds, clock guy pressed the wrong button
        The floor's clock said 0:40 and the dealer put us up all the same
        Both blinds overpaid because they believed the level was up, flop is out
        I noticed on the turn that we'd posted the amounts of a level which hasn't begun
        We went up too early thanks to a misheard announcement
        dealer said 'new level' but theres still 1:20 on the screen, ante was taken double
        The higher blinds are already in the pot, can we get the difference back as it isn't time yet?
        In the stud tournament we played the upcoming limits a deal before we were supposed to
        A shove over the blinds that shouldn't have been that big yet, level still had two minutes
early-level-fact-stage = How far has it gone?
    .label = how far
    .dealt = a hand is being played with the new blinds
    .announced = the level was only announced, and no hand has begun with it
early-level-fact-announced = Had the floor announced the new level before this hand?
    .label = level announced
early-level-fact-actions = Which actions so far, in order? (none: press Enter; leave posted blinds out)
    .label = actions so far
early-level-outcome-old-level = The new level has not begun: the old blinds are played
early-level-outcome-blinds-corrected = A hand of the old level: correct the blinds and play on
early-level-outcome-dealt-again = A hand of the old level: deal it again with the old blinds
early-level-outcome-finished-new = Too late to deal again: finish the hand with the new blinds
early-level-outcome-corrected-late = Too late to deal again: correct the blinds, the bets stand
early-level-outcome-see-new-level = Whether the new level has begun depends on its announcement
early-level-order-take-back = Floor: announce that the old level is still running, and announce the new one when the clock is at zero.
early-level-order-old-blinds = Dealer: play the next hand with the old blinds and antes.
early-level-order-excess-back = Dealer: return what was posted above the old blinds and antes, and continue the hand.
early-level-order-deal-again = Dealer: return all chips, take the cards back, and deal again from the same button with the old blinds.
early-level-order-finish-new = Dealer: finish this hand as it was posted. The next one has the old blinds again, until the clock is at zero.
early-level-order-excess-back-late = Dealer: return what was posted above the old blinds and antes. Bets and raises stand.
early-level-order-actions-open = Floor: rule in the interest of fairness (rule { $fairness }) on an action that followed the new big blind; the book does not say whether it stands.
early-level-order-see-new-level = See New level (new-level).
early-level-remark-other-way-round = The book finishes a hand that was dealt with the old blinds by mistake. It does not speak of one with the new blinds.
