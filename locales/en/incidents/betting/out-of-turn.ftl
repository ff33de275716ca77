out-of-turn = Action out of turn
    .search = OOT, out of turn, acted too early, acted before his turn, jumped ahead, jumped the gun, checked out of turn, called out of turn, bet out of turn, raised out of turn, wrong player acted, not his turn, did not wait for his turn, action in front of him
    .told =
        He acted out of turn
        Seat 5 bet out of turn, I hadn't acted yet
        The button raised before it was his turn, seat 7 still had to act
        I was first to act on the turn and the guy behind me checked out of turn
        Seat 8 went all-in out of turn, and then seat 6 in front of him, whose turn it really was, bet 4,000
        Is his bet out of turn binding if I just check to him?
        raised out of turn
        Seat 6 bet out of turn, seat 5 hadn't acted yet.
        Player checked out of turn, it was on the guy to his right.
        Preflop seat 4 raised to 1,500 out of turn, seat 3 still to act, and now seat 3 makes it 2,000.
        Seat 8 called out of turn, action went back to seat 7 and he just folded, so nothing changed for seat 8.
        He acted out of turn with a bet, does it stand if the player before him checks?
    .heard =
        seat 6 shoved while it was still on seat 5
        button bets the flop, but UTG is first to speak
        the guy after me put in a raise and I hadn't done anything
        cutoff fired 3k ahead of the hijack
        he didn't see I had cards and went before me
        they went the wrong way round, BB spoke before SB
        I was thinking about raising, then he shoves behind me prematurely
        the action's on seat 2, why did seat 4 tap already
        he said all-in when two of us were still ahead of him, must it stay in
        she stuck in a call too soon, can she take it back if I raise
        player jumped, then the right man checked, does his bet count
        seat 9 spoke prematurely because he didn't notice me behind the dealer
        he bet out of turn, does it count
        seat 4 raised before it was his turn
        the button called out of turn, then the cutoff raised
        player acted out of turn, the one skipped now wants to act
        she checked out of turn and now wants to bet
        went all in out of turn, can he take it back
        UTG+1 bet before UTG had acted
        the action out of turn was a bet, the player in turn checks, does it stand
        Button bet 1,500 when it was still on me under the gun.
        Deano raised ahead of the cutoff, who hadn't even looked yet.
        Big blind checked early, first fella still had to speak.
        Wasn't his go! He limped in before the hijack did a thing.
        Jumped the queue with his jam, now I've bet ahead of him.
        She fired 2k too soon, small blind was still to speak.
        I was stacking my chips and hadn't looked yet when the guy to my left already slid out a bet
        Three were in the pot; the last of them banged the table and bet 3k while the first two hadn't opened their mouths
        Okafor, believing that the small blind was gone, fired 2,500; the small blind was very much still sitting there with cards
        Hand for hand, everyone watching the other table, and the cutoff limps while the lady under the gun is standing behind her chair with cards still to play
        On a flop of king-nine-four with five thousand in the pot, the button, who'd been texting his sister, fired 2,500, although the small blind had not yet opened his mouth, and the small blind then wanted to bet himself
        I'm in the big blind with a decent hand and maybe 30 bigs, the guy to my left who is always in a hury makes it 3,000 before I can even look, is he stuck with that?
        Does his check count? He rapped the table though it was up to the lady on his right
        Eager kid, first live event, he calls the opener before the hijack has even peeked at her hand
        She bet into me on the flop when I had the first word
        While UTG was asking for a beer the cutoff put out two and a half blinds, is it binding if UTG limps?
        The gentleman from Hamburg pushed his whole stack over the line thinking he was the first one to speak, but there was a lady in front of him with cards who'd planned to raise anyhow
        I had been thinking maybe ten seconds when a fellow further round says "all in" - the betting hadnt reached him yet
        He raised before it got to him, then I raised in front of him, and he asks for his chips back
        While Torres was counting his chips to three-bet, the player after him declared that he calls, and when Torres made it 9,000 instead the caller asked to have his two and a half thousand back
        Weird: the last to speak went first, shoved his tower out, and the others just laughed
        Must his 1,800 stay in the middle if the one who should have gone simply passes?
        She'd misjudged who was left, put the chips in, and the dealer stopped her with "not yet, ma'am"
        There's still a guy to the right of the bettor who had to speak, we all overlooked him for a second
        Wilson tapped the felt, but the preflop raiser had the floor, and that was turned into a free card later
        The re-entry guy, on his third bullet and impatient, bet into the pot ahead of the woman on his right, who'd been about to lead
        On the river in a heads-up pot, the one with position bet first, the other wanted to check-raise
        The dealer looked at the wrong person, the wrong person bet, the right one complains
        A call came from the blind although the player between him and the raiser was still pondering
        Stud game, the second best board opened on fifth while the pair showing was still looking at her down cards
        Guy threw out chips to call a raise that I was about to reraise, he'd been in too much of a hurry
        He goes ahead of me every orbit and this time he shoved, can I change what he's done by betting?
        The betor had skipped his place in the queue, if you like, and everyone behind was put off
        It was on Jean, Pierre bet, Jean folded: is Pierre free to take back his money?
        The player in seat 4 was on his phone and didn't notice he wasn't up yet, announced a raise to 1,600
        A raise came from the guy who shouldve waited for two others at the final table, and the crowd went ooh
        he checks though it isn't his turn, may he still bet
        bet before it was his turn
        called ahead of the player before him
        acted too early, then somebody in front raised
        can he take his early bet back now that there was a raise before him
        raised before the small blind had acted
        says check when another player is to act
        all-in before his turn
out-of-turn-fact-did = What was done out of turn?
    .label = action out of turn
    .check = a check
    .call = a call
    .bet-or-raise = a bet or a raise
    .fold = a fold
out-of-turn-fact-since = What action has there been since, in turn, ahead of the player who acted out of turn?
    .label = action since
    .nothing-yet = nothing yet
    .check-or-fold = only a check or a fold
    .call = a call, no bet or raise
    .bet-or-raise = a bet or a raise
out-of-turn-outcome-player-in-turn-first = The player whose turn it is acts first; the OOT action waits
out-of-turn-outcome-early-action-binds = Nothing has changed: the OOT action binds
out-of-turn-outcome-binds-despite-change = The action changed, but the OOT action still binds
out-of-turn-outcome-free = The action changed: the OOT action does not bind
out-of-turn-outcome-never-binds = Action out of turn (OOT) does not bind
out-of-turn-outcome-fold-binds = A fold out of turn binds
out-of-turn-outcome-fold-waits = The fold waits until the action gets there
out-of-turn-outcome-fold-free = The action changed: the fold does not bind
out-of-turn-order-keep-cards-apart = Dealer: keep the folded cards apart, out of the muck.
out-of-turn-order-fold-stands = Dealer: muck the folded cards. That hand is out.
out-of-turn-order-cards-back = Dealer: return the cards if they can be identified with 100% certainty. If not, that hand is out.
out-of-turn-order-chips-back = Dealer: return the chips of the OOT action to the player.
out-of-turn-order-chips-stay = Dealer: leave the chips of the OOT action in the pot.
out-of-turn-order-player-in-turn-acts = The player whose turn it is acts now.
out-of-turn-order-then-binds = If only checks, calls or folds come before the OOT player, the OOT action binds; after a bet or a raise it is no longer binding.
out-of-turn-order-then-binds-call-frees = If only checks or folds come before the OOT player, the OOT action binds; after a call, a bet or a raise it is no longer binding.
out-of-turn-order-then-fold-binds = If only checks, calls or folds come before the player who folded, the fold binds; after a bet or a raise it is no longer binding.
out-of-turn-order-then-fold-binds-call-frees = If only checks or folds come before the player who folded, the fold binds; after a call, a bet or a raise it is no longer binding.
out-of-turn-order-then-binds-anyway = When it is the OOT player's turn, the OOT action binds, whatever has been done before it.
out-of-turn-order-others-behind = If anyone behind the OOT player has acted already, see Skipped player (skipped-player) as well.
out-of-turn-order-early-stands = The OOT action stands as it was made; the player has no other choice.
out-of-turn-order-others-before = If anyone ahead of the OOT player is still to act, they act first; if the action changes, the OOT action does not bind after all.
out-of-turn-order-check-holds = When it is that player's turn, the player calls or folds; the OOT check rules out a raise.
out-of-turn-order-call-holds = When it is that player's turn, the player calls: the OOT chips stay in, and the rest of the call is added.
out-of-turn-order-bet-holds = The OOT bet or raise stays in as it was made. If it is now short of the bet to call, that player calls or folds; on a fold its chips stay in the pot.
out-of-turn-order-act-anew = When it is that player's turn, every option is open: call, raise or fold.
out-of-turn-order-act-anew-no-raise = When it is that player's turn, the player may call or fold, but not raise.
out-of-turn-order-act-freely = When it is the OOT player's turn, every option is open.
out-of-turn-remark-call-not-named = The book does not name the chips of a call. The OOT action does not bind, so they are returned like those of a bet or a raise.
out-of-turn-remark-announced-only = If the action was only announced for later, not taken, see If-then declaration (conditional-declaration).
out-of-turn-remark-fold-change-makes-no-difference = A bet or a raise after it changes nothing: this fold stays a fold.
out-of-turn-remark-fold-others-before = If anyone ahead of the player who folded is still to act, they act first; if the action changes, the fold does not bind after all.
