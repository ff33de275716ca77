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
        I had cards the whole time, the dealer looked straight past me and took the next man's money
        My hand was tucked behind my drinks, so they dealt with the fellow after me and the one after him
        On the flop Petrov bet, Sutton folded, Diaz called, and only then did it dawn on the table that Meyer had never been asked
        They went right over the lady in the nine seat, two folds and a call later she said excuse me
        The dealer tapped and pointed to my left neighbor, I didn't even open my mouth and the turn was burned
        I'd been dealt pocket eights in the hijack with around 25 bigs, somebody opened, the dealer looked at the cutoff instead of me, the cutoff called, the button called, and then I finally said I'm still here
        Am I out of the hand because three people went before I protested?
        With the board showing three hearts Brown bet 4,000, Evans called, and Wilson threw his hand away, and only as the dealer was about to burn did the tourist in seat 8 mention that he hadn't been asked
        There was loud music and a birthday party at the next table, so nobody noticed that the lady in the corner hadn't spoken, and two players after her had already put chips in before she waved her hand
        In the first three-handed pot after the break the dealer looked at the button, then the big blind, and forgot that the small blind still had cards and a question
        Because the short fat guy next to the dealer is hard to see, the action just jumped over him
        Forum question: was in the cutoff, dealer forgot about me, both blinds already called the raise, can I still act?
        He sat still and said nothing while they passed by, now he's got aces and complains
        My turn never came, and when I spoke up everybody told me I'd slept through it
        Dealer's fault, she read my cards as mucked; the two behind had already flatted
        The player between the bettor and the raiser was ignored, there was a check and a bet after him
        It went from seat 2 right on to seat 4, and seat 3 with a live hand wasn't asked
        I'd been waiting politely, then the river came down and the betting was over withuot me
        Ahmed was left out on the turn, he'd been in the big blind, and the dealer had put out fifth street already
        how long do I have to say stop when the action has gone past me?
        They all acted around me like I was air
        UTG+1 had no time to react, the next two snap-folded within a second
        The reporter noted that the small blind's decision was never requested, and the raise behind him had been called twice
        He was bypassed by mistake at the hand for hand table because of all the noise
        One live hand got overlooked and betting was completed, is that hand dead?
        Somebody forgot the guest in the ten seat, he'd only just been handed a drink when the bet went round him
        The dealer, at the end of a ten-hour sift, went right from the raiser to the small blind, forgetting the old man on the button who still had his cards under a coin, and both blinds had called
        I'm all the way on the end and the dealer, big stack of burn cards and pot in front of her, missed me out
        Nobody asked me for a decision; the next guy checked, the next one bet, and one called
        The betting moved on while I was still picking up my cards, and by the time I yelled two had gone
        the dealer went past a player
        a player was passed over and the next one acted
        they skipped me, it was my turn
        nobody asked him, two others have acted already
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
