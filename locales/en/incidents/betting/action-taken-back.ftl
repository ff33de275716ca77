action-taken-back = Action taken back at once
    .search = took it back right away, changed his mind at once, said raise then no wait, said call and took it back, "sorry, I meant", "wait, no", slip of the tongue, misspoke, said fold but didn't mean it, forward motion, pump fake, chips forward and back, pulled his hand back, pulled his new chips back, retracted his action, wants to undo his action
    .told =
        He said raise and took it back right away
        She said call, then "wait, no, fold", all in the same second
        He announced all-in and a moment later said he didn't mean it
        He pushed his chips forward and pulled them straight back
        A player moved chips toward the line, never let go of them and took them back
        Can he change his mind if he corrects himself immediately?
        She said fold, but still had her cards and said "no, I call" at once
        He said check and in the same breath said no, I bet
        He put 500 out, grabbed it again right away and wants to call with less
        It was a slip of the tongue, he said raise and meant call
        She faked a bet, chips in her hand, and then pulled back
        Nobody had reacted yet and he took his action back, is it binding?
    .heard =
        "raise, sorry, call" he goes, all in one breath
        pump-faked me, stack in his fist halfway over, then home again
        he blurted out all-in and swallowed it a heartbeat later
        misspoke, he insists, came out wrong, hadn't a soul moved
        she undid her own call before I could even table
        wants a mulligan on what he just declared
        "fold, no no no," still clutching both cards
        shoved three blues out and whipped them in again like lightning
        he stuttered ra... then switched to calling
        tapped, instantly said he hadn't seen the board and wants to bet
        hand went forward with chips, froze, came back, claims nothing happened
        does a take-back count if it's instant
        the words were out, then he retracted them before the dealer repeated it
        he un-announced his shove when he saw my face
        "All in... wait, sorry, I thought you'd checked," she said in practically the same breath, and nobody else had moved yet
        He had a stack in his fist, moved it over the line, looked at my face and set it back down where it came from
        In the heads-up match Navarro said raise, then corrected himself to call within a second; Blom hadn't even blinked
        My mouth was faster than my brain, I went "fold" with both cards still under my hand and at once said no, call
        Kid fakes a shove, arm goes forward, nothing is let go, arm comes home, I've already shown my kings
        He tapped the table and half a second after it said oh no I meant to bet, nobody acted in between
        "Call. No. Fold. God, no," that was what came from the seven seat after a long tank over a pot of 88,000
        The words slipped out, I swear, and I said sorry before the dealer had even repeated them
        Can you withdraw what you announced if you're quick about it and nobody behind has done anything?
        In a pot of maybe 7,000 the bearded fellow announced "raise", put his hand to his mouth, said "sorry, I mean call" all in the same second, and the two players behind him had not done anything yet
        I slid about half my stack forward over the line on the river, still holding it in my fist, noticed that he was reaching for his chips too eagerly, and took it home without letting go of it
        The action was on a beginner who said "fold", held on to his cards with both hands, and immediately corrected himself because he'd looked at the wrong chips; nobody else had acted in that one second
        A player at the final table declared all-in, clapped a hand over his mouth and said that he'd meant call
        I was still holding the chips in the air past the line when I realised there was a raise and retreated
        Slip of the tongue, said call instead of check... no one had put a chip out, he fixed it straigth away
        He goes "I raise" and the very next word is "sorry", wants to just pay
        The Scotsman moved his tower forward two inches and withdrew it, did that twice to get a reaction, is it binding?
        Bet 4,000, fingers came off the chips for a blink, took them back, claims he saw the clock wrong
        she said she bets, then instantly that she checks, dealer hesitates wich one to announce
        Before anyone responded he'd already undone his own declaration, one heartbeat later at most
        bets 800 and pulls it right back, nobody had acted yet
        He bet 600 and then pulled it back
        put a raise out, then took the chips back before anyone acted
        can a player take his bet back after releasing it
        seat 4 bets 2,500 and withdraws it when the next player reaches for chips
        she raised, saw who was behind her, and took it back
        He calls, then wants his chips back
        takes back a check and bets instead
        checked, then said he'd bet, nobody had acted yet
        he bet the turn and retracted it at once
        raised to 3k and a second later dragged the raise back
        after his bet was out there he changed his mind
        she wants to undo her raise
action-taken-back-fact-did = What was taken back at once?
    .label = taken back
    .said = a word: "call", "bet", "raise", "all-in" or an amount
    .chips = chips that were put in and let go
    .chips-in-hand = chips moved forward, but never let go
    .fold = "fold", with the cards still in the hand
    .check = "check"
action-taken-back-fact-turn = Was the player in turn?
    .label = turn
    .in-turn = yes, in turn
    .out-of-turn = no, out of turn
action-taken-back-fact-line = Did the chips cross the betting line?
    .label = betting line
    .not-over = no
    .over = yes
    .no-line = the table has no line
action-taken-back-outcome-words-stand = The first word stands: it binds, taken back or not
action-taken-back-outcome-fold-stands = The fold stands, taken back or not
action-taken-back-outcome-check-stands = The check stands, taken back or not
action-taken-back-outcome-chips-stay = The chips count as put in, taken back or not
action-taken-back-outcome-no-bet = No bet: the player still has every option
action-taken-back-outcome-not-bound = The word does not bind: the player still has every option
action-taken-back-outcome-out-of-turn = It was out of turn: the rule on that decides whether it binds
action-taken-back-outcome-fold-out-of-turn = The fold was out of turn: the rule on that decides
action-taken-back-order-carry-out = Player: carry out in full what you said first.
action-taken-back-order-later-words = Dealer: announce it. What was said after it changes nothing.
action-taken-back-order-see-size = Dealer: judge only what was said first: an amount by Size of a raise (raise-size), with "raise" by "Raise" with an amount (declared-total), below the call by Undercall (undercall). If chips followed in several motions, see String bet (string-bet).
action-taken-back-order-muck-hand = Dealer: muck the hand.
action-taken-back-order-see-free-fold = Dealer: if there was no bet to the player, see Fold with no bet to face (fold-without-bet).
action-taken-back-order-announce-check = Dealer: announce the check.
action-taken-back-order-chips-stay-in = Player: put the chips back out; they stay in.
action-taken-back-order-see-chips = Dealer: the rules on chips say what they come to: see Oversized chip (oversized-chip), Several chips (several-chips), New chips added to those of an earlier bet (prior-bet-chips) or Undercall (undercall).
action-taken-back-order-chips-back = Player: take the chips back; nothing was bet.
action-taken-back-order-still-to-act = Player: you are still to act. Say clearly what you do.
action-taken-back-order-player-in-turn-acts = Dealer: the action is still on the player in turn; return to that player.
action-taken-back-order-see-out-of-turn = Dealer: return to the player in turn, and see Action out of turn (out-of-turn).
action-taken-back-order-see-fold-out-of-turn = Dealer: return to the player in turn, and see Fold out of turn (fold-out-of-turn).
action-taken-back-order-next-acts = The next player acts.
action-taken-back-remark-no-exception = The book makes no exception for a word taken back at once.
action-taken-back-remark-no-exception-for-chips = The book makes no exception for chips taken back at once.
action-taken-back-remark-out-of-turn-too = If the player was out of turn and the chips count, see Action out of turn (out-of-turn).
