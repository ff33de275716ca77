hand-for-hand-payout = Out in the same hand on the bubble
    .search = hand for hand payout, bubble, several players out in one hand, two bust at the same time, two tables on the bubble, shared prize, split the prize, who gets the money, both out in the same hand, three players busted, bubble boy, same place, how is the min cash shared, two out at one table
    .told =
        Both busted on the bubble
        Two players went out in the same hand, who gets the money
        We were hand for hand and one guy busted at each table, who finishes higher
        28 left, 27 get paid, seat 3 at my table and one at table 6 went out in the same hand-for-hand hand
        I busted on the bubble at the same time as a guy at the other table, and I had 18,000 and he had 12,000
        Do we split the min-cash if we both bust in the same hand on the bubble?
        two out, same hand, bubble
        Two players busted on the bubble in the same hand, different tables.
        Hand for hand, one out on table 3 and one out on table 8, who gets the min cash?
        Two players lost on the bubble in the same hand at this table, one started with 14,000, the other with 9,500.
        101 left, 100 paid, three players went out in the same hand-for-hand hand on three tables.
        Two players bust the same hand on the bubble at different tables, do they split the prize?
    .heard =
        one knocked out on table 3, another on table 7, same deal, only one gets paid
        two all-ins lost on the stone bubble, do they chop the last cash
        he had me covered before we both went broke, so he ought to finish ahead
        they busted simultaneously, 46th and 45th, 45 get paid
        I started that deal with more than the other loser, isn't the money mine
        three of us felted at once, what place goes into the books
        does everyone eliminated get the full min cash or half apiece
        he was eliminated ten minutes earlier than me but they say it's a tie
        synchronised play, a guy at each table hit the rail, who is in the money
        big stack busts two shorties in a single pot right at the cash line
        pay jump between tenth and eleventh, both went broke together, average it
        do I get anything, we left together with one spot to go
        two players went out in the same hand on the bubble
        two busted at different tables in hand for hand, who gets the money
        both eliminated in the same hand, how is the prize divided
        three out in the same hand and two places are paid
        bubble burst with two players at once, do they share the prize
        Two bust together, tables 3 and 7, who gets the min-cash?
        Both eliminated at once one off the money, Kev had 8k, Siobhan 12k.
        Three got felted in one deal, places 27 to 25, how's the cash split?
        Gaz and Tina went broke simultaneously, bigger stack paid more?
        Both went skint as H4H got announced, different tables, share 40th?
        Double knockout on H4H, starting stacks were 5k and 9k, who's paid?
        At table 4 a guy went broke and at table 7 another, same deal, and just one place was left unpaid
        I lost with more chips than the other fellow who went out at that moment, so do I cash?
        Two people busted together on the bubble, 63 get paid and there were 64
        Both of us were eliminated in the same deal at different tables, the prize for 18th - who gets it?
        One player was knocked out at table 2 with 14,000 chips and another at table 5 with 21,000, both in the same deal on the bubble with only a single prize to be given, so who is paid?
        Triple elimination right on the money line, how's the payout cut?
        At one table he knocked out two short stacks in the same hand with one paid spot remaining
        There were 28 of us and 27 places in the money when three people at two different tables lost everything at the same time, and the poor floor had to calculate what each of them gets
        Ninth and tenth fell at once, with the pay jump between, what do they receive?
        I and another guy were bubble boys at the same time, do we share the last prize?
        The old man busted first by the clock, maybe three minutes before me, but it was the same synchronised hand, and they told us that we'd finish in the same place and share it
        It was hand by hand, the stacks were 12k for me and 9.5k for her, both gone
        The floor is writing down who finishes in which place after a double bust
        If two players go broke on the bubble at separate tables do they both take half a prize?
        Three lost their last chips wgile all tables were waiting for each other: payout for 72nd?
        He and his brother went out in the same hand at the bubble, bigger stack ahead?
        two bustouts same time, 1 place in the money, 1 not. chop?
        At the satellite two of us were felted in the same deal and there's only one leftover ticket's cash
        Does starting that deal with the larger stack give the higher finish?
        The final table bubble: two exits at two tables at once, and only one extra pay step
hand-for-hand-payout-fact-hand = In which hand did they go out?
    .label = bust-out hand
    .hand-for-hand = a hand played hand for hand
    .announcement = the hand in progress when hand for hand was announced
hand-for-hand-payout-fact-players-left = How many players were left at the start of the hand?
    .label = players at the start
hand-for-hand-payout-fact-prizes = Which place gets what?
    .label = prizes
hand-for-hand-payout-fact-out = Who went out, at which table, with which stack at the start of the hand?
    .label = players out
hand-for-hand-payout-outcome-no-prize = No prize: only { $paid_places ->
    [one] the first place is
   *[other] the first { $paid_places } places are
} paid
hand-for-hand-payout-outcome-no-prize-normal-play = No prize: only { $paid_places ->
    [one] the first place is
   *[other] the first { $paid_places } places are
} paid
hand-for-hand-payout-outcome-own-prize = Place { $place }: { $prize }
hand-for-hand-payout-outcome-in-order = Hand for hand does not count yet: places by the order of going out
hand-for-hand-payout-outcome-full-prize = { $players_out ->
    [2] Both
   *[other] All { $players_out }
} get the prize of place { $best_place }: { $prize } each
hand-for-hand-payout-outcome-full-prize-above = Both get the prize of place { $place_above }: { $prize } each
hand-for-hand-payout-outcome-shared = { $players_out ->
    [2] Both
   *[other] All { $players_out }
} share { $prize_pool }
hand-for-hand-payout-outcome-by-stack = Places { $players_out ->
    [2] { $best_place } and { $last_place }
   *[other] { $best_place } to { $last_place }
} by the stacks at the start of the hand
hand-for-hand-payout-order-nothing-to-pay = Floor: tell the { $players_out ->
    [one] player
   *[other] players
} that with { $players_left } left and { $paid_places ->
    [one] one place
   *[other] { $paid_places } places
} paid there is no prize.
hand-for-hand-payout-order-pay-own-prize = Floor: record place { $place } with its prize.
hand-for-hand-payout-order-place-by-time = Floor: record who went out first; whoever went out later has the better place.
hand-for-hand-payout-order-pay-full-each = Floor: record the same place and the full prize for each of them.
hand-for-hand-payout-order-pay-shares = Floor: record the places { $players_out ->
    [2] { $best_place } and { $last_place }
   *[other] { $best_place } to { $last_place }
} as shared, with what the list shows for each.
hand-for-hand-payout-order-pay-by-stack = Floor: record the places by the stacks at the start of the hand, the biggest first; where stacks are equal, the prizes are shared.
hand-for-hand-payout-order-end-hand-for-hand = TD: announce that the players are in the money and end hand for hand.
hand-for-hand-payout-order-hand-for-hand-over = TD: end hand for hand; the players were in the money before this hand.
hand-for-hand-payout-order-play-on-hand-for-hand = TD: the players are not in the money yet; play on hand for hand.
hand-for-hand-payout-order-back-to-normal-play = TD: the players are not in the money yet; return to normal play, since hand for hand ends when a player goes out.
hand-for-hand-payout-remark-odd-cents = What cannot be shared to the cent goes, cent by cent, to the biggest stacks. No book says so; together the shares are exactly the prizes.
