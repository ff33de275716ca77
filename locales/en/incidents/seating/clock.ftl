clock = Calling the clock
    .search = call the clock, clock please, time on him, can I call time, he takes too long, player is tanking, how many seconds on the clock, 30 seconds on the clock, clock ran out, time is up, acted on zero, who can call the clock, floor clock on seat five, clock from another table, countdown is over and he called
    .told =
        I'm calling the clock
        He's been thinking for four minutes, can we get the clock on him
        I called the clock on him and he'd only had about 20 seconds to think
        It's an all-in on the river, he's tanking forever, and I want a clock on seat 5
        I called the clock on him, it ran down to zero and he said call right on zero or just after
        Can somebody from another table call the clock on me?
        player calls clock
        Seat 6 called the clock on seat 2, he's been tanking for minutes.
        Clock's been called, it's at zero and he hasn't acted.
        Seat 4's been tanking on a river all-in for four minutes, seat 8 wants the clock on him.
        A player from another table walked over and is calling the clock on seat 3.
        Clock ran down to zero and he said call right on zero, is his hand dead?
    .heard =
        this has been going on for four minutes, put him on a timer
        he's been in the think box since forever facing my shove
        I'd like a countdown on seat 2, please
        the ten second count started and he pushed his chips at "one"
        can a fellow without cards demand that he hurry
        is somebody from the next table entitled to ask for it
        he used up the full allowance and said nothing
        she Hollywoods every street, we want it speeded up
        did he beat the zero, said it while you were counting
        how long do you give him before counting down
        he's agonising over a 300 bet, start the seconds
        my opponent asks after just five seconds, that's too early
        he's been thinking for five minutes, I call the clock
        player asks for time on the opponent
        can I call the clock on him
        she called the clock after ten seconds
        how long does he get when the clock is called
        the clock ran out and he hadn't acted
        he takes forever, somebody calls time
        Tanking five minutes, can we put him on time?
        Time, please! She's been in the tank since forever.
        Countdown ended, he said fold bang on zero.
        Someone from another table wants the tanker timed out.
        He's Hollywooding with seven-deuce, start the thirty-second countdown.
        Ten seconds ran out, still nothing from the hijack, is he folded?
        He's been staring at the ceiling for five minutes over a call of 2,000, make him decide
        He had an easy decision for 1,200 with 60,000 in front of him, looked at the ceiling for about three minutes, and when I asked for the clock he told me I was rude and started over
        The countdown was at three when the guy whispered call, and the floor killed his hand
        The floor was counting down from ten because somebody had complained, the player slid a stack forward at zero or a hair after it, and now the two sides can't agree if he was in time
        Can a fellow who isn't in the hand ask to speed him up?
        On the river the kid thought and thought, until the man in 9 asked for the seconds to be counted
        I'd been given a minute, used it all, and had nothing to face, is my hand dead?
        Stud, seventh street, one bet to call, and the man has been frozen for as long as it takes to boil an egg, can I do something?
        At the final table each shove takes her ages and the others asked the TD to start counting
        He called for time on me after twenty seconds, just to rattle me
        The tanking is killing us, table's asking if we can limit it
        From a neighbouring table a man shouts "time!", does that mean anything?
        It was my tournament life, 80 blinds deep, and I was rushed by a folded player
        Ten, nine, eight... he slid a stack forward after "one", and did it count?
        She's been looking at her opponent for three and a half minutes
        How long must he be allowed to think before anone may complain?
        he tanks every time, even preflop w/ rubbish, someone pls call time on him
        The seconds ran out with no answer to the bet; his cards were taken
        I've asked for the floor to give him thirty seconds because we're near the pay jump and he stalls
        A spectator who'd been knocked out an hour earlier demanded that the lady in seat 3 be put on the clock, and a man from the other table joined him, while nobody in the hand minded
        he has been thinking for ten minutes
        takes far too long, we want the clock on him
        how much time does he get after the clock is called
        may I ask for time on a player
        he's been tanking for five minutes with nothing to decide
clock-fact-phase = What has happened?
    .label = stage
    .asked = the clock is being asked for
    .running = the clock is running
    .run-out = the clock has run down to zero
clock-fact-reasonable-time = Has the player already had a reasonable time to think?
    .label = reasonable time to think
clock-fact-asker = Who is calling the clock?
    .label = clock wanted by
    .this-table = a player at this table
    .other-table = a player of the tournament at another table
    .floor = the floor, unasked
clock-fact-at-seat = Is the player who asks at his or her own seat?
    .label = at own seat
clock-fact-acted = Did the player act?
    .label = player acted
    .no = no, or only after zero
    .on-zero = yes, exactly on zero
    .in-time = yes, before zero
clock-fact-seconds-gone = How many seconds have gone since the clock began?
    .label = seconds gone
clock-fact-facing-bet = Does the player face a bet, a raise or a blind to call?
    .label = facing a bet
clock-outcome-too-early = No clock yet: the player may still think
clock-outcome-clock-given = The clock is on
clock-outcome-clock-running = The clock is still running
clock-outcome-player-must-ask = No clock: no player has asked for it
clock-outcome-from-seat-only = No clock: only a player at his or her seat may ask
clock-outcome-this-table-only = No clock: only players at this table may ask
clock-outcome-hand-dead = Time is up: the hand is dead
clock-outcome-more-time = Time is up: the player gets extra time
clock-outcome-checked = Time is up: it is a check
clock-outcome-action-stands = Exactly on zero: the action stands
clock-outcome-in-time = Before zero: the action stands
clock-outcome-tie-not-said = Exactly on zero: the book does not say which counts
clock-order-wait = Floor: do not start the clock yet. Come back when a reasonable time has passed.
clock-order-ask-from-seat = Player who asks: go to your seat and ask again from there.
clock-order-this-table-only = Floor: turn down the request of a player from another table.
clock-order-wait-for-request = Floor: wait until a player asks for the clock.
clock-order-call-it-yourself = Floor: start the clock yourself if you judge that the player has had long enough.
clock-order-floor-starts = Floor: tell the player that the clock is on.
clock-order-dealer-starts = Dealer: tell the player that the clock is on.
clock-order-seconds = Tell the player: you have { $seconds_before } seconds, then I count down from { $seconds_counted }. That is { $seconds_in_all } seconds in total.
clock-order-another-time = Tell the player how many seconds there are, which the book does not say, and count the last ones down aloud.
clock-order-count-later = Floor: leave the player { $seconds_left } seconds more. Count the last { $seconds_counted } down aloud.
clock-order-count-now = Floor: count the last { $seconds_left } seconds down aloud.
clock-order-zero-bet-dead = If the clock reaches zero without an action and the player faces a bet, the hand is dead.
clock-order-zero-bet-more-time = If the clock reaches zero without an action and the player faces a bet, the player gets extra time.
clock-order-zero-no-bet-check = If the player faces no bet, it is a check.
clock-order-zero-no-bet-dead = If the player faces no bet, the hand is dead as well.
clock-order-kill-hand = Dealer: muck the hand. The chips that the player has put in stay in the pot, and the action continues.
clock-order-say-check = Dealer: announce a check. The action goes to the next player.
clock-order-give-more-time = Floor: tell the player how much extra time there is, and count it down.
clock-order-stands = Dealer: let the action stand and continue.
clock-order-decide-tie = TD: rule in the interest of fairness (rule { $fairness }) on what came first, the action or zero.
clock-order-first-action = The action stands if it came first.
clock-order-first-zero-dead = The hand is dead if zero came first.
clock-order-first-zero-more-time = The player gets extra time if zero came first.
clock-order-first-zero-check = It is a check if zero came first.
clock-order-watch = Floor: keep a closer eye on this player from now on.
clock-remark-may-change-time = The TD may change the time.
clock-remark-may-shorten-time = The TD may shorten the time. The book does not speak of lengthening it.
clock-remark-dead-without-bet = This book makes no distinction between facing a bet and facing none.
clock-remark-last-second = An action in the last second of the countdown is in time.
