count-request = Asking for chips to be counted
    .search = chip count, count his chips, how much does he have, how many chips behind, how much is the all-in, count the all-in, exact count, count his stack, how much is the bet, how much to call, asks for a count, can I get a count
    .told =
        Wants my stack counted
        I'm facing an all-in and the dealer won't count it down for me
        Seat 2 isn't in the hand and he's asking for a count of the all-in
        I shoved, it's seat 5's turn, and seat 8 behind him wants an exact count of my all-in
        He bet a stack of blues on the turn, not all-in, and I want the dealer to count it before I decide
        Do I have to count my chips for him when he asks how much I've got behind?
        player wants chips counted
        Player is asking me for a count of his opponent's stack.
        Seat 3 wants an exact count of the all-in before he decides.
        Seat 2 is all-in, it's seat 6 to act and he's asking me to break it down and count it.
        A player who's not in the hand is asking for a count of the all-in, it isn't even his decision.
        He isn't facing an all-in, just wants to know how much the other guy has behind, do I have to count it?
    .heard =
        how deep are you, buddy? he won't answer me
        he refuses to tell me what he's got left
        can the dealer break down that stack for me before I decide
        button pushed, I'd like to know precisely how much it costs
        before I call her jam, break it into hundreds and thousands for me
        I asked "how much you playing" and got ignored
        dealer won't touch his chips, only gives a ballpark
        seat 7 isn't even in the pot and demands a stack tally
        is he obliged to tell me his remaining chips
        may I have the exact number of this jam, please
        he wants a breakdown of my chips though I haven't bet anything
        hands up so I can look at your stack, roughly what's there
        I asked the dealer for an exact count of the all-in
        how much has he got behind, he won't tell me
        player wants the opponent's stack counted down before he acts
        can I ask for a count when I'm not all in and not facing an all-in
        she wants an exact count of a bet, not an all-in
        does the dealer have to count the bet for me
        seat 8 asks how much is left in my stack, must I answer
        he asked for a count although it isn't his turn
        Facing his shove, can the dealer break down exactly how much it is?
        Folded ages ago, now he wants the other guy's stack tallied up.
        Big blind needs to know exactly what the hijack's jam comes to.
        Dealer won't cut the shover's pile into twenties so I get the total.
        Can I make him tell me what he's got behind? No shove yet.
        It ain't his go and he's demanding a breakdown of the shover's pile.
count-request-fact-what = What should be counted?
    .label = to be counted
    .stack = an opponent's chips, or an all-in
    .bet = a bet or raise that is not all-in
count-request-fact-asker = Who is asking?
    .label = asked by
    .in-turn = the player whose turn it is
    .waiting = a player in the hand, out of turn
    .not-in-hand = a player who is not in the hand
count-request-fact-facing = What does the player who asks face?
    .label = facing
    .this-all-in = an all-in by the player whose chips are to be counted
    .other-all-in = an all-in by another player
    .no-bet = nothing, or a bet by another player
    .clear-bet = a bet, not all-in, by the player whose chips are to be counted, its size clear
    .unclear-bet = a bet, not all-in, by the player whose chips are to be counted, its size unclear
count-request-outcome-estimate-only = Only an estimate, no exact count
count-request-outcome-exact-count = Exact count on request
count-request-outcome-wait-for-turn = No exact count before it is that player's turn
count-request-outcome-whose-chips-not-said = The book does not say whose chips may be counted
count-request-outcome-bet-amount-given = The size of the bet is given on request
count-request-outcome-bet-amount-refused = The bet is not counted for this player
count-request-order-estimate = Opponent: keep your chips stacked so that they can be estimated. You owe no exact count.
count-request-order-wait = Player who asks: ask again when it is your turn to act.
count-request-order-house-counts = Dealer or floor: count the all-in. The all-in player does not have to.
count-request-order-player-or-house-counts = All-in player: count, or leave it to the dealer or the floor. You do not have to.
count-request-order-floor-decides-whose = Floor: rule in the interest of fairness (rule { $fairness }). The player who asks faces an all-in, but not the one that is to be counted.
count-request-order-count-bet = Dealer: count the bet or raise, and say how much it is.
count-request-order-do-not-count-bet = Dealer: do not count for this player.
count-request-order-house-counts-stack = Dealer or floor: count the stack. The opponent does not have to.
count-request-order-player-or-house-counts-stack = Opponent: count, or leave it to the dealer or the floor. You do not have to.
count-request-order-in-turn-acts = The player whose turn it is acts.
count-request-remark-count-taken-for-granted = The book has no rule of its own on this request, but its rule on a wrong count assumes that a caller may ask for one.
count-request-remark-true-amount = The count does not protect the caller: if it was wrong, the true amount is owed.
