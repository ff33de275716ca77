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
        Before deciding on the river shove, Hagen asked what he was facing, and the dealer only said "that's a lot"
        I wanted him to break his jam down into stacks of twenty, he said count it yourself
        Guy across from me covers or doesnt cover me, I can't tell, is he required to say how much he's got?
        It's not his turn and he isn't facing anything, yet the five seat demands that my chips get counted
        Looking at an all-in by a guy with towers of all colours, and with 34 bigs in front of me, I asked for an exact number, and the dealer, who'd just sat down, told me I should estimate it myself
        "How many behind?" she asked over and over during the hand and the man refused to lift his hands
        In the middle of a hand in which nobody was all in, the player in seat 1 wanted the dealer to take apart the button's stack and count it, which the button, a lawyer, refused with a long speech
        A man who had folded before the flop demanded to know precisely how many chips the shover had, he's just curious he says, while the one who had to decide had not asked for anything
        The lady heads-up wants her rival's stack broken into piles before she even looks at her cards, nobody has bet
        The price of the call was unclear and the fellow asked the house to count it, the bettor got offended
        Two were still to act behind the all-in, and the second one already wanted the number
        Am I obliged to tell him how many chips I hold if I haven't bet anything yet?
        At the final table the commentators could see the stack on the screen but the player facing the jam was denied a breakdown
        I just need to know what I'd have left, would the dealer split his reds and blues for me?
        He asks for a count every single hand even when he's clearly folding, it's slowing down hand for hand
        He jammed a mountain of mixed chips, I want it sorted and added up before I make up my mind
        The bettor gave me a ballpark and I want the real number
        My question whether I've got him covered wasn't answered by dealer nor player
        would you please count down that 3-bet for me, its a splashed heap of pinks
        What is a player facing an all-in entitled to know about the size of it, and who does the counting?
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
