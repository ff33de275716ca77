pot-count-request = Asking for the pot to be counted
    .search = how much is in the pot, count the pot, pot count, pot size, size of the pot, dealer should count the pot, what is the pot, spread the pot, can the dealer tell me the pot
    .told =
        Count the pot please
        A player wants the dealer to count the pot for him
        I asked how much is in the pot and the dealer won't tell me
        We're in no-limit and seat 4 keeps asking the dealer to count down the pot
        It's pot-limit Omaha and I want to know how much is in the pot before I bet
        Does the dealer have to tell me how much is in the pot in no-limit?
        wants the pot counted
        Player's asking me to count the pot for him.
        No-limit game and seat 2 wants to know how much is in the pot.
        It's pot-limit, seat 4 asked how much is in the pot so he knows what he can bet.
        Hold'em no-limit, seat 9 wants me to spread the pot, not just tell him the bet.
        Do I have to count down the pot in no-limit if he asks how much is in there?
    .heard =
        can you fan out the middle so I can see what's there
        player asks the dealer what's lying in the center, it's no-limit
        how fat is the pot right now
        seat 3 wants the dealer to add up everything in the middle
        "what am I playing for in there?", dealer won't say
        he wishes the pot stacked up and totalled before he decides
        is the dealer obliged to give the sum of the pot
        dealer quoted him the pot in hold'em no-limit and I object
        could you spread that heap, please
        he keeps asking what the pot stands at
        would like to calculate pot odds, asks croupier for the figure
        in PLO surely I may ask the total in the middle
        I asked the dealer how much is in the pot
        player wants the pot counted in no limit
        can the dealer count the pot for me before I bet
        he wants to know the size of the pot, it's pot-limit
        does the dealer have to tell me what's in the pot
        please spread the pot so I can count it
        He wants the dealer to tell him what's in the middle. No-limit, mind.
        How many have we got out there in the centre? Dealer won't tell me.
        Dealer's announcing the size of the middle every street in no-limit.
        PLO here: can I have the total in the middle before I raise?
        Can she make the dealer spread what's in the middle to see?
        Vinny keeps pestering, "What's the middle come to?" Limit game, this.
        A math professor type asks the dealer eery hand what's out there in the middle, no-limit
        How big is the pile right now, could the dealer stack it for me? She says no
        Before betting the turn Varga wanted the chips in the centre spread and tallied
        It's no-limit and I object to the dealer helping him with the total of the pot
        The dealer messed with the heap, piling it by colour, because the big blind asked what he could win
        He'd like to know the exact total in the pot before he sizes his bluff
        In Omaha PL the player asked what the pot was at, to know his limit
        I need my odds, and I've lost track of how much went in, can the dealer help?
        Seat 6 says "dealer, what's the pot?" and the dealer tells him 14,200, is that alright in hold'em?
        Facing a shove, he asked for the sum in the middle, the dealer shrugged
        Before deciding on a pot-sized bluff in the no-limit main event, Osterman asked how much there was in the middle; the dealer spread the chips a bit with her hand but gave him no number
        The dealer told me I can look but she wouldn't count what's lying there
        At the final table the graphic shows the pot, but the kid at the table asks the dealer to add it up
        There'd been five callers, two raises and a lot of small chips, the heap looked like a pizza, and I asked the dealer if she could count it down for me, this is a no-limit game
        Is anyone entitled to have the pot counted in a limit tournament?
        Please separate the chips in the middle by denomination, I cant see them from the end seat
        My opponent had the pot counted out for him before he called me down, it took three minutes
        "What's in there, roughly?" "Sorry sir, not allowed to say"
        Somebody keeps asking what it amounts to after each round of calls, it is PLO
        The gentleman on my right, an accountant by profession, wants the dealer to tell him every street what the total in the middle is, and the other players are losing their patience with it
pot-count-request-fact-structure = Which betting structure is played?
    .label = betting structure
    .no-limit = no-limit
    .pot-limit = pot-limit
    .limit = limit
pot-count-request-outcome-size-is-told = Pot-limit: the player has a right to know the pot size
pot-count-request-outcome-pot-is-counted = Pot-limit: the player has a right to a pot count
pot-count-request-outcome-not-expected = Not pot-limit: the dealer need not count
pot-count-request-outcome-not-counted = Not pot-limit: the dealer does not count
pot-count-request-outcome-forbidden = Not pot-limit: the dealer may not count
pot-count-request-order-tell-size = Dealer: say how big the pot is.
pot-count-request-order-count-pot = Dealer: count the pot and say what it comes to.
pot-count-request-order-need-not-count = Dealer: you are not expected to count the pot here.
pot-count-request-order-do-not-count = Dealer: do not count the pot.
pot-count-request-order-acts-without = The player whose turn it is acts without a count.
pot-count-request-order-may-spread = Dealer: if asked, you may spread the pot so that its chips are easier to see.
