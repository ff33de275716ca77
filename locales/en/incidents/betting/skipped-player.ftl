skipped-player = Skipped player
    .search = player was skipped, player passed over, jumped over a player, dealer missed a player, it was my turn, I have not acted yet, nobody waited for me, skipped seat, passed by, did not get to act, missed his action, action went past him
    .told =
        I got skipped
        They acted right past me, I never got to act
        The dealer skipped me and went straight on to the next player
        I'm in seat 4, seat 3 bet, then seats 5 and 6 called, and nobody waited for me
        The action jumped over seat 7, two players behind him already acted and now the dealer has burned a card
        Can I still play my hand if the dealer skipped me and the others already acted?
        player got skipped
        Seat 5 got skipped, seat 6 and 7 already acted.
        I passed him by mistake, the next two players acted and he says he never got to act.
        UTG raised, seat 4 was skipped, seat 5 and 6 called before anybody noticed.
        Action went past seat 2, he sat there and said nothing, now the flop's about to come and he wants to act.
        Player was skipped and there's been action behind him, is his hand dead or does he still get to act?
    .heard =
        UTG bets, UTG+2 calls, and everyone forgot about me in between
        hey I've still got cards, you bypassed me
        she dealt the turn and the small blind hadn't spoken
        the dealer pointed to seat 7 but seat 6 still had a hand
        three people have gone since, nobody noticed my cards
        they left me out, then the button raised and a couple called
        he only spoke up after two folds and a call
        my cards were hidden by the guy's arms and action ran right over me
        is my hand dead since I didn't stop them in time
        they hopped over seat 2 twice in this round
        he sat there silently while it went by him, now protests
        am I too late to get my decision back after call, call, fold
        they skipped me, the player after me already acted
        the dealer passed me by and two players acted behind me
        seat 5 was skipped and did not speak up, now he wants to act
        I was skipped and the next two called, do I still get my turn
        player was passed over, his hand is still live
        the action went past me, I hadn't acted yet
        They jumped right over me, I'm in the hijack and still got my hand!
        Dealer missed me out, button and small blind already bet and called.
        Nobody gave Seamus his go, two folks behind him already moved.
        Action flew past seat 6, flop's coming and she never got to speak.
        I've been leapfrogged: UTG+1 limped, cutoff raised, I ain't done nothing.
        Went straight past Tina, three folks went, she said nowt till now.
skipped-player-fact-actions = Which actions were there, from the one out of turn until a player spoke up? (the one out of turn first)
    .label = actions in order
skipped-player-fact-acted-since = Has anyone acted after the action out of turn?
    .label = anyone acted since
skipped-player-fact-street-over = Had the betting round ended before a player spoke up?
    .label = betting round over
skipped-player-fact-had-time = Did the skipped player have reasonable time to speak up?
    .label = time to speak up
skipped-player-outcome-skipped-player-acts = Not too late: the skipped player acts
skipped-player-outcome-early-action-binds = Too late: the OOT action binds; the floor rules on the rest
skipped-player-outcome-early-action-free = Too late: the OOT action does not bind; the floor rules on the rest
skipped-player-outcome-early-player-judged = Too late: the floor rules on the OOT player
skipped-player-order-skipped-acts = The skipped player acts now.
skipped-player-order-early-stands = The OOT action stands.
skipped-player-order-action-goes-back = The action returns to the skipped player.
skipped-player-order-play-goes-on = Play continues where it is.
skipped-player-order-settle-early-actions = Floor: settle what was done out of turn under Action out of turn (out-of-turn).
skipped-player-order-floor-rules-hand = Floor: decide how to treat the skipped hand. The book leaves it to you.
skipped-player-order-may-kill = Floor: decide whether the skipped hand is dead. You may declare it dead.
skipped-player-order-hand-stays-live = The skipped hand stays live.
skipped-player-order-may-limit = Floor: decide what the skipped player may still do. You may rule out bets and raises.
skipped-player-order-all-options = The skipped player keeps every option.
skipped-player-order-time-was-there = Floor: take into account that there was time to speak up. The book names that as a reason to be strict.
skipped-player-order-time-was-missing = Floor: take into account that there was not enough time to speak up. The book names enough time as a reason to be strict.
skipped-player-order-judge-early-player = Floor: rule on the OOT player. You may allow only passive action, or take the player out of the hand.
skipped-player-order-early-holds = The OOT action stands as far as the floor lets it.
skipped-player-order-early-does-not-hold = The OOT action does not bind.
skipped-player-remark-counted-from-first = The OOT action was counted too.
skipped-player-remark-check-and-fold = A check and a fold put no chips in the pot.
skipped-player-remark-fold-binds-anyway = The OOT fold binds in any case.
skipped-player-remark-early-player-named = As worded, this book has the floor rule on the OOT player, the other books on the skipped player.
