see-hand-request = Asking to see a hand
    .search = I want to see that hand, can I see his cards, show me the hand, I paid to see it, asks to see a mucked hand, wants to see the last aggressor's hand, wants to see the caller's cards, asked to see the losing hand, I called so show, folded player wants to see the hand, right to see the hand, checked down and wants to see, collusion show the hand
    .told =
        Wants to see his hand
        I called him on the river and he wants to muck without showing me
        He was called and mucked, and I want to see what he had
        I called on the river with two pair and tabled it, he says you win, and now I want to see his cards
        Seat 2 folded on the turn and he's asking to see the losing hand at the showdown
        Can I ask to see his hand if I called him and he's already thrown it away?
        asks to see mucked hand
        He wants to see the losing hand, he called him on the river.
        Player asks me to show the cards seat 5 mucked at the showdown.
        Seat 2 called the last bet on the river and wants to see the bluffer's hand before it's mucked.
        Seat 7, who'd folded, wants to see the hand of the guy who lost at showdown.
        Nobody bet on the river, he still holds cards, does the other guy have to show him on request?
    .heard =
        river called, loser tries to muck, I'd like a look
        he wasn't even in it and demands to have the cards opened
        she suspects they're in cahoots, asks the dealer to turn the discarded one
        I called down three streets, do I get to know what he had
        winner asks to see the beaten one
        can one insist on seeing the loser's hand at every showdown
        tap the muck and turn them, says seat 8
        nobody paid him off, yet seat 3 wishes to inspect
        is the request an inalienable thing or up to you
        my opponent conceded, I want those two exposed for information
        he gave up face down and the aggressor's are requested as well
        curious onlooker at the same table wants the hole cards opened after the river
        I paid to see his hand, he mucks it
        player wants to see the losing hand
        can I ask to see the hand that was called
        he wants to see the cards of a player who lost at showdown
        she suspects collusion and asks to see the cards
        I called him, he doesn't show, do I have a right to see it
        I paid on the river, want his turned up.
        Seat 2 wants the loser's cards flipped, he already folded himself.
        Called his bluff, he's mucking; make him flip it!
        Nosy Nige mucked already yet demands a look at mine.
        Show me what you bet with, I paid for that!
        River checked through, can she insist on a look at my mucked two?
        I'd paid him on the river, he shoved his hand away, and as the one who paid I want it opened
        Some nosy guy who folded pre asks the dealer to flip the loser's cards
        I won the pot and ask to see what my victim had
        I'd called three bets of a very wild player down to the river, showed my second pair, he said I win and gave his cards to the dealer, and I asked politely to see what he'd been betting with
        After the check-down Hobbs requested that Nguyen's cards be turned, Nguyen thought it was rude
        It cost me 9,000 to find out and then he refuses to show me?
        Can a man who isn't in the pot demand that the losing cards be opened?
        The loser of a heads-up pot threw his hand in, and I who'd called him down want to have a gander
        The hand was in the pile already, just on top, can we see it if I was the caller?
        He asks at every single showdown to be shown the losers' cards, it's just to annoy people
        The bettor got looked up, said "nice call" and mucked; may the caller insist on seeing?
        Somebody on the rail who used to be in the hand wants a peek at what he'd lost against
        I called, he says "you're good", and I've the right to see that, no?
        At the final table the raiser had to reveal only after his opponent insisted
        Three-way river, I showed best, and the second guy asks to see the third guy's
        Dealer tapped the cards on the muck and turned them over for the asker, they turned out to beat him
        A man who had folded his hand on the flop wanted the dealer to turn over the loser's cards at the end, as he thinks those two in the corner have been working togethher the whole evening
        is asking for a mucked hand allowed when you didnt call the river urself
        The winner had the pot in front of him already when he demanded to look at the cards of the player who'd called him, which were lying face down in front of the dealer's left hand
        I'm the bettor, he called and mucked, may I see what he paid me with?
see-hand-request-fact-cards = Does the player who asks still have a hand?
    .label = player's own hand
    .held = yes, still face down
    .tabled = yes, tabled in front of the player
    .gone = no: folded, or mucked without tabling
see-hand-request-fact-river = What did this player do on the river?
    .label = river action
    .called = called the last bet or raise
    .no-bet = no player bet on the river
    .not-called = there was a bet, but this player did not call it
see-hand-request-fact-whose = Whose hand does the player want to see?
    .label = hand asked for
    .last-aggressor = the last aggressor's
    .another = another player's
see-hand-request-fact-mucked = Is the hand asked for already mucked?
    .label = hand asked for already mucked
see-hand-request-outcome-no-right = No right to see any hand
see-hand-request-outcome-must-show = The last aggressor's hand must be shown
see-hand-request-outcome-table-first = A right to see the hand, once the caller's own is tabled
see-hand-request-outcome-too-late = Too late: the hand is already mucked
see-hand-request-outcome-shown = The hand is shown
see-hand-request-outcome-not-shown = The hand is not shown
see-hand-request-order-leave-face-down = Dealer: do not show that hand. Continue the showdown.
see-hand-request-order-asker-tables = Caller: table your own cards first.
see-hand-request-order-floor-runs-it = Dealer: call the floor and touch no cards. The floor handles the request.
see-hand-request-order-out-of-the-muck = Dealer: keep the muck as it is. Only if the hand asked for can be identified with certainty is there a hand to show.
see-hand-request-order-floor-opens = Floor: turn that hand over yourself. No one else may.
see-hand-request-order-dealer-opens = Dealer: turn that hand over.
see-hand-request-order-aggressor-tables = Last aggressor: table all your cards.
see-hand-request-order-dealer-turns-over = Dealer: take the identified hand out of the muck and turn it over.
see-hand-request-order-player-tables = Player whose hand is asked for: table all your cards.
see-hand-request-remark-cannot-be-refused = No one can take this right from the caller, the TD included.
see-hand-request-fact-all-in = Was a player in this hand all-in and called?
    .label = any player all-in
see-hand-request-outcome-all-tabled = All-in: every live hand is tabled, whoever asks
see-hand-request-order-every-hand-tabled = All players in the hand: table all your cards.
see-hand-request-order-mucked-hand-back = Dealer: if the mucked hand can be identified with certainty, put it back in front of its player. It is tabled like all the others.
