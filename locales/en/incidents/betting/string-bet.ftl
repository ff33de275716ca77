string-bet = String bet
    .search = string raise, stringbet, chips in two motions, two motions, went back to the stack, back to his stack for more, came back for more chips, chips in bit by bit, stuttered the chips, splash raise, call and raise you, "I call and raise", second move with the chips, not in one motion, several motions, put out the call then more, cutting chips over the line, changed his mind, changes his declaration, "no wait"
    .told =
        That's a string bet
        String raise, he went back to his stack for more chips
        He said call and then he said raise, that's not allowed
        He put out 2,000 to call, went back to his stack and added another 4,000, never said raise
        I bet 600, seat 3 slides in 600, looks at me, and then goes back for another stack of reds
        Is it a string bet if he puts in the call first and then goes back for the raise?
        made a string bet
        He put out the call chips, then went back to his stack for the raise.
        Player made a string raise, two motions, didn't announce raise.
        Bet was 600, seat 3 put out 600, then reached back and added another 1,200, no word before.
        He said I call and I raise you 2,000, table's calling string bet.
        He said bet with no amount, put out 500, then went back for more, is that a string bet?
    .heard =
        he says fold and then wants to call after all
        said "check", then changed his mind and bet
        "I fold, no wait, call"
        he shoved one pile, reached for another and added it
        first hand 1000, then goes back for two more
        "I see your 800... and another 2,000"
        slid out the amount to match, paused, then dropped extra
        she trickled chips across, watching my face
        no announcement, pushed in twice with a break
        he took a stack out and released it piece by piece over the felt
        I called out "string!" after his second trip to the stack
        two-step move: matching chips first and later the raise part
        says call, waits a heartbeat, then "raise"
        he dribbled them in one after another
        put a column down, then from the other hand another column
        he put out the call and then went back for more chips
        string bet: he put in 500 and then reached back for another 500
        she said call and then "and raise"
        player pushed chips in two motions without saying raise
        he said "I see your 400 and raise"
        went back to his stack after putting out chips, is the raise good
        put the call in first and then announced a raise
        Slid out 500, then went back to his stack for another thousand.
        "I call your 800... and pump it 2k," says Hollywood.
        Two trips to the pile, no announcement, now claims it's 3,000.
        Dribbled 'em in, a blue, looks at her, two more blues.
        Said "check", saw her sigh, then shoved in the same breath.
        Dropped the call first, paused, then reached for more to bump it.
        The Italian put two blues out, looked around at everyone's faces, then went back to the well for four more
        On the river Brandt matched the 6,000, drew back his arm, and returned with another tower; his opponent was already flipping his hand
        "I see your bet," he said like in a cowboy film, "and I'll go five grand further"
        She let the chips drop one at a time from her fist until she'd got a reaction out of him
        Had a bloke who placed out the call with his left and a second later the raise with his right, never opened his mouth
        Two trips to the rail of his sack, no announcement, does the second load count?
        My pal put out 1,200 in one go, then dipped in again for more coz he'd counted it wrong
        Dealer let it go but I protested: first a pile, a pause of three seconds, then a further pile
        He went "call..... no, actually let's make it four thousand"
        The granmdother in the two seat put half of it over, couldn't lift the rest and went back with the remaining half, all without a word
        Facing 900 he moved a thousand, hesitated when he saw my face, and topped it up with another two
        First the amount to match, only then the extra, and he'd been told off for that at the last table as well
        Kowalski's bet arrived in instalments, and the big blind called for the floor before the last one got there
        Is the raise good if he puts the calling chips in and then reaches for the raising chips?
        In a pot that was already 30,000 big, Dubois placed a stack exactly as large as the bet in front of him, glanced at his opponent, and then took a second stack from behind and set it next to the first
        "Match you and bump you a grand" is what he said, does that stand?
        I'd bet 1,500 on the flop with top pair, the kid to my left cut out fifteen hundred, paused, looked me up and down, went back for a tower of blues and claims he'd always meant to raise
        She carried out a stack of twenty but cut off only eight of them, then as we reacted she cut off eight more
        At 500/1,000 he flopped out enough for the call, heard me sigh, and went in for another handful
        no words, two seperate pushes, the second one bigger than the first
        Heads-up, stacks about even, he put the amount of my bet out first, sniffed, and then brought the second load over from behind
        The shove was done in two goes: his big tower, then the little one a moment afterwards, he never said all-in
        The kid muttered "I'll pay it" and, after a beat, "and more"
        He had a lot of small chips so he made two journeys with them, now the guy facing the bet wants it to be a flat
        During the hand for hand nonsense a bored kid moved 2,000, then another 2,000, then 2,000 more, every portion after a look at me
        Got called for coming back to my stack a second time although it was obvious I wanted to raise from the off
        The young woman facing the all-in reraise put the chips in with one hand, drew the hand back, thought about it, and then added her remaining chips with the other hand, having said nothing at any time
        Chips went over, hand went home, more chips went over. Raise or no raise?
        "Yeah I'm in... and twenty more", said the boy with the hoodie, everyone yelled
        "I'm gonna call that," he told us with a big smile, blinds were 1k/2k and he'd had a few whiskies, and after two or three seconds of silence "and I'll make it twelve thousand more, ladies"
        put in the call, then went back for more chips
        bets in two moves
        said nothing, put out 500 and then another 500
        reached back to his stack to raise after he had called
string-bet-fact-said = What did the player say first?
    .label = words said
    .nothing = nothing
    .raise = "raise" (or "bet"), no amount
    .amount = an amount or "all-in"
    .call = "call" (also "call, and I raise")
    .raise-after = "raise" (or "bet"), but after the first chips
    .check = "check"
    .fold = "fold"
string-bet-fact-round = What was bet in this round before this player acted?
    .label = betting so far
string-bet-fact-acted-before = Has this player acted before in this betting round?
    .label = already acted this round
string-bet-fact-first-motion = How much went out in the first motion?
    .label = first motion
string-bet-outcome-said-amount-counts = The amount said counts, in however many motions
string-bet-outcome-call = Only a call: what came after it does not count
string-bet-outcome-check = Only a check: there is no bet to call
string-bet-outcome-full-choice = The word does not bind here: the player still has every option
string-bet-outcome-fold = The fold stands: the first word binds
string-bet-outcome-check-said = The check stands: the first word binds
string-bet-outcome-call-or-fold = Call or fold only: "check" was said facing a bet
string-bet-outcome-first-motion-only = Only the first motion counts
string-bet-outcome-no-raise = No raise: the first motion was short of the call
string-bet-outcome-call-together = Only a call, made up by the later chips
string-bet-outcome-call-in-motions = A call, put in with several motions
string-bet-outcome-call-then-raise = Valid raise: first the call, then the raise
string-bet-outcome-minimum-raise = A minimum raise, no more: to { $total }
string-bet-outcome-call-then-minimum-raise = A minimum raise, no more: to { $total }
string-bet-outcome-first-motion-raise = Raise to { $total } by the first motion; the later one does not count
string-bet-outcome-call-then-raise-to = Raise to { $total }: first the call, then the raise
string-bet-outcome-above-pot = Too much: the pot allows { $most } at most
string-bet-outcome-above-fixed = Only { $most } counts: fixed limit allows no more
string-bet-outcome-second-above-pot = Too much: the pot allows { $most } at most
string-bet-outcome-second-above-fixed = Only { $most } counts: fixed limit allows no more
string-bet-outcome-call-instead = Only a call, although "raise" was said
string-bet-outcome-all-motions-count = All motions count together
string-bet-outcome-closed = Only a call: this player may not raise
string-bet-outcome-nobody-to-call = Only a call: no player is left who could call a raise
string-bet-outcome-all-in = "Raise" was said: all-in for { $total }
string-bet-outcome-closed-not-said = The book does not say whether this player may raise
string-bet-order-dealer-calls = Dealer: call the string bet.
string-bet-order-dealer-rejects = Dealer: call the string bet, and reject what is not valid.
string-bet-order-complete-amount = Player: put in the amount you said, no more and no less.
string-bet-order-amount-rules = The amount is judged as if it had been put in with one motion: with "raise" under "Raise" with an amount (declared-total), without it under Size of a raise (raise-size), below the call under Undercall (undercall).
string-bet-order-exactly-the-call = Player: put in exactly the call. Anything above it is returned.
string-bet-order-only-the-call = Player: put in exactly the call. Anything above it is returned.
string-bet-order-director-closed = TD: rule in the interest of fairness (rule { $fairness }) on whether the raise stands or only the call.
string-bet-order-announce-check = Dealer: announce a check.
string-bet-order-all-chips-back = Player: take all the chips back.
string-bet-order-check-or-bet = Player: check or bet.
string-bet-order-fold-stands = Dealer: muck the folded cards. That hand is out.
string-bet-order-later-chips-back = Player: take back any chips put in after it.
string-bet-order-any-action = Player: call, raise or fold.
string-bet-order-announce-bet = Dealer: announce the bet to call.
string-bet-order-call-or-fold = Player: call or fold.
string-bet-order-no-raise = Dealer: accept no raise from this player.
string-bet-order-second-back = Player: take back the chips of every later motion.
string-bet-order-above-call-back = Player: take back anything above the call.
string-bet-order-judge-raise = Dealer: judge the first motion by itself: one chip under Oversized chip (oversized-chip), several under Several chips (several-chips). If chips of an earlier bet are there too, see New chips added to those of an earlier bet (prior-bet-chips).
string-bet-order-full-raise-stands = Dealer: announce the raise to { $total }.
string-bet-order-correct-to-pot = Dealer: correct the bet to what the pot allows, and return the rest.
string-bet-order-correct-if-miscounted = Dealer: if the pot was miscounted, correct the bet to what the pot allows and return the rest.
string-bet-order-correct-if-dealer-miscounted = Dealer: if you miscounted the pot, correct the bet to what the pot allows and return the rest.
string-bet-order-director-other-cause = TD: if the bet is too big for any other reason, the book is silent; rule in the interest of fairness (rule { $fairness }), up to what the pot allows.
string-bet-order-see-miscount = If others have acted on it since, see Miscounted pot, or bet too large (pot-limit-miscount).
string-bet-order-only-most = Player: put in exactly { $most } in total. What is above it is returned.
string-bet-order-judge-undercall = If the chips out now make the full call, it is a call. If they are short of it, see Undercall (undercall).
string-bet-order-opening-bet = The first motion is the bet.
string-bet-order-opening-minimum = The first motion is the bet. It is too small for one: see Bet or raise too small (underbet-underraise).
string-bet-order-second-is-raise = The second motion is the raise. It must be at least a minimum raise.
string-bet-order-third-back = Player: take back anything from a third motion.
string-bet-order-make-minimum = Player: make it exactly a minimum raise.
string-bet-order-go-all-in = Player: put in the whole stack, { $total } in total. Dealer: announce the all-in.
string-bet-order-next-acts = The next player acts.
string-bet-order-call-in-full = Player: make it exactly the call. Add what is short; anything above it is returned.
string-bet-order-judge-all = All chips that were put in count together: see Several chips (several-chips).
string-bet-order-all-is-the-bet = All chips that were put in are the bet, whatever the motion.
string-bet-remark-second-not-said = The book does not say what happens to the later motion. It follows from the rule that the chips go in together.
string-bet-remark-limit-not-said = The book wants one motion in no-limit and pot-limit. For limit it does not say what counts.
string-bet-remark-bet-in-one-go = In this book all chips of a bet go out at once.
string-bet-remark-limit-after-short = The book does not say whether a raise in fixed limit completes a short all-in or comes on top of it.
string-bet-remark-other-raise = The book does not say whether a raise in fixed limit after a short all-in comes on top of it or completes it. The ruling puts it on top; a raise to any other total shown here is accepted too.
