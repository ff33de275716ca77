fold-out-of-turn = Fold out of turn
    .search = folded out of turn, folded too early, folded before his turn, mucked out of turn, threw the cards away too early, premature fold, passed out of turn, cards gone before the action got there, wants his cards back after folding early
    .told =
        He folded out of turn
        Seat 7 threw his cards in before it was his turn
        The guy behind me folded while I was still thinking, it wasn't his turn
        Under the gun is still thinking and the cutoff already mucked his hand out of turn
        I raised on the flop and seat 9 folded before seat 8 had acted, and now seat 8 knows he's the only one left
        Is his fold out of turn binding, or can he have his hand back?
        folded out of turn
        Seat 7 mucked out of turn, seat 5 and 6 still had to act.
        Player threw his cards in before the action was on him.
        UTG hadn't acted yet and the cutoff folded out of turn, now UTG has raised.
        Seat 9 folded ahead of his turn, then the guy before him just checked, and now seat 9 wants his cards back.
        He folded before it was his turn, is the fold binding even if nobody bets?
    .heard =
        UTG+1 chucked his hand before UTG even looked down
        BB slid his cards in while the button was still thinking
        seat 8 gave his hand up with two people ahead of him
        he was looking at his phone and pitched his cards too soon
        the guy behind me ditches before I've decided, that kills my squeeze
        she surrendered while it's on the player to her right
        small blind released early and now the button bets bigger
        he bailed ahead of schedule, third time tonight
        dealer already raked in the cards of a man who shouldn't be acting yet
        it's on me and the cutoff has already binned his
        folding in advance gives information to the other two, penalty please
        he wasn't next, still he flung his hand into the middle
        he folded out of turn, is his hand dead
        seat 6 threw his hand away before it was his turn
        the player folded while someone in front of him still had to act
        she mucked out of turn and then UTG raised
        folded out of turn on the flop, wants his cards back
        big blind passed before the small blind had acted
        he gave up his hand although it wasn't his turn
        Cutoff chucked his two away while UTG's still thinking.
        Dozy Kev binned his hand way ahead of his go.
        Trev mucked early again, two of us hadn't moved yet.
        Button pitched his rags before it got round to him, hijack's bet since.
        She tossed hers in too soon, it was still on me.
        Nige slung his in the muck with three people still ahead of him.
        With three players still ahead of him and the big stack considering a raise, the man in the leather jacket threw his cards in so he could go outside for a smoke, as he's been doing all night long
        Three to go before him and his cards are in the muck already, makes it easier for the button to steal
        He wanted to run for a smoke so he let go of his hand before the action came round
        I had bet the flop, the guy dirrctly after me was thinking with his chips in his hand, and the third player, who was behind him, just tossed away his cards so that it was suddenly heads up
        A late entrant in seat 6 keeps tossing his hand before the three players to his right have decided anything, he thinks it saves time on the clock
        At a table with a lot of beginners, somebody near the button gave up his hand before the first player had even looked at his, then saw nobody had raised and asked if he could have it back
        Dude on his phone mucks before two players in front have spoken, what do you do about it?
        The big blind threw his in before I, the small blind, had even looked
        He'd been told that the train leaves at midnight, and he folded ahead of time all the last level
        Flop bet, I'm thinking, guy behind me already shows he's not interested by sailing his cards to the dealer
        At hand for hand some of them fold before it's on them so they get to watch the other table
        Is it binding when somebody passes with others still due to play before him? He says he didn't realise that nobody had raised
        The player who should've waited saw there was no raise after all, and asked for the hand he'd binned early
        In a three-way pot the last man gave up before the middle man had done anything, so the middle man shoved
        He folded prematurely and the cards are mixed in, now it turns out he could have had it cheaply
        she let hers go when the guy two to the right wasnt done yet, gave me a cheap shot at the pot
        Passing before it's your go, second time today, any consequence?
        The man in seven was so bored he had his hand in the discards before the opener had chosen a size
        The action was three seats away and yet he tossed it, then he saw nobody raised and regretted it
        He slid his cards out early, someone behind took advantage, and the bettor complained
        folded before it was his turn
        threw his hand away too early
fold-out-of-turn-fact-since = What action has there been since, in turn, ahead of the player who folded?
    .label = action since
    .nothing-yet = nothing yet
    .check-or-fold = only a check or a fold
    .call = a call, no bet or raise
    .bet-or-raise = a bet or a raise
fold-out-of-turn-outcome-fold-binds = The fold binds
fold-out-of-turn-outcome-fold-waits = The fold waits until the action gets there
fold-out-of-turn-outcome-fold-free = The action changed: the fold does not bind
fold-out-of-turn-order-keep-cards-apart = Dealer: keep the folded cards apart, out of the muck.
fold-out-of-turn-order-fold-stands = Dealer: muck the folded cards. That hand is out.
fold-out-of-turn-order-player-in-turn-acts = The player whose turn it is acts now.
fold-out-of-turn-order-then-binds = If only checks, calls or folds come before the player who folded, the fold binds; after a bet or a raise it is no longer binding.
fold-out-of-turn-order-then-binds-call-frees = If only checks or folds come before the player who folded, the fold binds; after a call, a bet or a raise it is no longer binding.
fold-out-of-turn-order-cards-back = Dealer: return the cards if they can be identified with 100% certainty. If not, that hand is out.
fold-out-of-turn-order-act-anew = When it is that player's turn, every option is open: call, raise or fold.
fold-out-of-turn-order-act-anew-no-raise = When it is that player's turn, the player may call or fold, but not raise.
fold-out-of-turn-remark-change-makes-no-difference = A bet or a raise after it changes nothing: this fold stays a fold.
fold-out-of-turn-remark-others-before = If anyone ahead of the player who folded is still to act, they act first; if the action changes, the fold does not bind after all.
