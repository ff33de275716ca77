conditional-declaration = If-then declaration
    .search = if you bet I raise, if you bet I call, if then, conditional statement, conditional action, announced an action in advance, said it before the turn, premature declaration, said what he would do, "I call any bet", "whatever you bet I call", "check and I fold to a bet", action named before the turn, future action
    .told =
        If you bet, I raise
        He said if you bet I'm going all-in, and then the other guy bet
        It wasn't even his turn and he announced that he'll call whatever I bet
        On the turn seat 6 told me if you check, I check, so I checked and now he bets
        Before I acted on the river he said if you bet I'm all-in, so I bet 3,000 and now he just wants to fold
        Is he bound by it when he says if you raise, I'm all-in before it's his turn?
        Player said if you bet I'm all-in, and then the other guy bet.
        He made a conditional statement, if you check I check, and now wants to do something else.
        Seat 5 said before his turn if you raise I'm going to shove, seat 4 raised, now seat 5 just wants to call.
        On the turn seat 7 announced ahead of the action whatever you bet I call, and seat 6 moved all-in.
        He said if he bets I'll raise, is an if-then statement like that binding?
    .heard =
        "if you shove I'm calling", then he shoved and the dude passed
        UTG told the cutoff: put it in, I snap you
        he promised to go with it whatever comes on the river
        "check to me and I'm jamming", can he be held to that
        said beforehand he'd pay off anything on the turn
        he threatened to reraise should the button dare to open
        "I'll fold if you show me one", and they made a deal out loud
        player says next street I'm all-in no matter what
        "go ahead, raise, I won't fold", does he now have to stick with it
        seat 9 warned him: one more chip from you and mine all go in
        he vowed to jam blind on the flop, saw the flop, changed his mind
        his conditional talk influenced me, I'd have checked otherwise
        "if you bet I'll raise" he said before it was his turn
        he said if he bets I'm all in, and then he did bet
        player says "I call if you show me one card"
        she announced that if the next player checks she bets 2,000, is that binding
        statement about what he will do if someone raises, does he have to do it
        "if he raises I fold", said out of turn, is he held to that
        "You fire, I'm shoving," Tex told the button before anyone moved.
        Lady goes "bet anything and I come over the top", now he's bet.
        "You check, I'll check too," he promised, wasn't even his go yet.
        Promised to jam whenever I lead; I led, now he's gone quiet.
        "Soon as you pop it I'm done," said that ahead of his go.
        "Make it 2k and I'm outta here," he goes, still two ahead of him.
        Before I could act he leaned over and said "you bet, I'm shoving", so I bet, and then he just folded
        "Check it to me and I put you all in," he'd told her on the turn, and after her check he checked too
        Lindgren said in advance that he'd look up any wagger from Ruiz; Ruiz shoved 60,000 and Lindgren wanted out
        He kept repeating "whatever comes, I'm going with it," then an ace fell and he mucked to one bet
        While I was still thinking what to do on the turn with a pot of 14,000, the player behind me told me that if I bet anything he was all-in, and when I bet 5,000 he just laughed and folded
        The guy in the big blind said, with three people still to play, "if nobody raises I'm going to"
        The Irishman announced to the whole table that whatever the small blind put in he'd call without looking, and then the small blind went all in for 70 bigs, and the Irishman all of a sudden looked at his cards
        "You check, I check, okay?" he suggested to her on the river with 9k in there, she tapped, and the scoundrel bet three quarters of the pot; does he get away with a stunt like that?
        It wasn't even his go when he vowed to reraise any raise, then someone raised
        A little side bargain: I check here if you check there, right out loud with a third player still in it
        "You put in a chip, my whole stack goes in" - the words of a man in mirrored glasses at 1k/2k
        He announced a call for a bet that didn't exist yet
        Guy says preflop "I'm all-in on the flop no matter what", sees the flop, doesn't do it
        "I'll call you if you go all-in," said the chip leader, the shorty went all-in because of that, and the leader reneged
        Had a villain say "raise and I'm gone", so I did, and he snapped me with aces
        Holding him to a statement made before it was his turn, is that possible?
        Told the table he'd bet if it got checked to him, and it was, so he must?
        He warned her: dare to bet and you'll get it all in the middle, she dared, and he flatted
        He said "bet and I call" at the final table as a speech play, that isn't an action, is it?
        a player declaired what he'd do to a future bet, opponent relied on it
conditional-declaration-fact-statement = What did the player say?
    .label = statement
    .if-then = an "if ..., then ...", like "if you bet, I raise"
    .plain = an action before it was that player's turn, without an "if"
conditional-declaration-outcome-binds = The player is held to the words
conditional-declaration-outcome-does-not-bind = The words do not bind
conditional-declaration-outcome-out-of-turn = No condition: this is action out of turn
conditional-declaration-order-in-turn = The player whose turn it is acts now.
conditional-declaration-order-warn = Dealer: tell the player to act only in turn.
conditional-declaration-order-hold-if-met = Dealer: if the condition comes true, hold the player to the words.
conditional-declaration-order-hold = Dealer: when it is that player's turn, hold the player to the words.
conditional-declaration-order-not-held = When it is that player's turn, every option is open.
conditional-declaration-order-see-out-of-turn = See Action out of turn (out-of-turn).
conditional-declaration-remark-not-allowed = The book does not allow a player to name an action before it is that player's turn.
conditional-declaration-remark-unwanted = The book discourages such statements.
conditional-declaration-remark-also-out-of-turn = If the player really acted, with chips, cards or a declaration meant to count now, see Action out of turn (out-of-turn).
