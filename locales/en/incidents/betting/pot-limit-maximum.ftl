pot-limit-maximum = Pot-limit maximum
    .search = how much is the pot bet, maximum bet, max bet, max raise, most that may be bet, what can I bet, what is pot, pot raise, size of a pot raise, PLO max, pot-limit raise, count the pot, calculate the pot, short blind, all-in blind, how much can I raise
    .told =
        What's a pot raise in PLO?
        We're playing PLO and we can't agree how much the maximum raise is
        He said pot in Omaha and nobody at the table knows how much that comes to
        PLO 100/200, pot is 1,500 on the flop, seat 3 bet 400, and I want to raise the pot
        Pot-limit, blinds 500/1,000, under the gun made it 3,000 and one call, what's the most I can make it
        How much is the maximum I can bet here in pot-limit?
        what's the max pot raise
        PLO, player says pot, I need to know how much he can raise.
        Pot-limit, blinds 100/200, UTG opens for pot, what's the maximum?
        PLO on the flop, pot 1,500, seat 2 bet 400, seat 3 wants to raise the maximum.
        Pot-limit Omaha 200/400 with a 400 ante, seat 3 made it 1,200, seat 5 announces pot.
        How much is a full pot raise here in pot-limit?
    .heard =
        Omaha, blinds 100/200, UTG opens 700, what's the biggest I can make it
        potting over a limper, what number do I announce
        he says pot, dealer scratches her head about the arithmetic
        three times the last bet plus what's lying there, is that correct
        BB has just 60 left for his blind, how much is pot preflop
        flop 900 in the middle, bet of 400, tell me the ceiling
        does the dead small blind go into the formula
        what's the cap on a repot after two callers
        do we count the big blind as full when he's all-in short
        in Potlimit what's the top amount for the first one to open
        please work out full pot for me, there's 2,350 and a wager of 1,000
        how far up may the cutoff go in a four-card game
        pot-limit Omaha, what is the most I can raise
        how much is a pot-size raise with 900 in the pot and a bet of 300
        he wants to bet more than the pot in pot limit
        what's the maximum bet preflop in pot limit with blinds 100/200
        the raise is larger than the pot allows, what is the limit
        biggest raise the pot limit allows after a bet and a call
        PLO, 300 in the middle, he bet 200; what's the most I can go?
        What's the ceiling on my raise in PLO, 100/200, one limper?
        Omaha, 1,500 out there, she led 400: biggest I can go?
        Full whack for the button in PLO after a 700 open, how many?
        How high can I pump it pre from the small blind, PLO 50/100?
        Need the top number for a full raise over 1,200, Big O.
        Four limps in PLO at 200/400, what's the biggest the button can pop it to?
        He says pot, I'm spposed to announce a number, there's 3,700 in the middle and a bet of 1,100 to him
        We were arguing if the call gets counted first and then the pot on top when you work out how high one can go
        In the Omaha side event the big blind had only a partial blind, and the opener wanted to go for everything he's allowed
        Could Jurgen have made it 14,000 after Tess bet 3,000 into 5,000, or is that over the top?
        It's 500/1,000 pot limit, first one in, is 3,500 the ceiling or can it be 4,000 with antes?
        How do I calculate the most I may bet when there's been a bet, a raise and a call?
        Blinds 300/600 in the Omaha tournament, one limper, a raise to 2,100 by the hijack and a call by the button, and the small blind would like to know the largest amount to which he could reraise
        In pot-limit a guy bets 900 into 2,200, the next wants to go to the max, dealer's brain freezes
        what is full pot pre flop with the small blind missing
        The short stack jammed for less than the bet, and the next player wants to raise as much as the rules permit
        Do you add the antes in when you figure out what a full pot open comes to?
        In the five-card Omaha tournament the flop pot was 8,400, one bet of 2,000, one call, how much more can I go to
        We were five-handed in PLO, 12,600 in the pot on the turn, the first player bet 4,000 and the second called it, and the third asked me what the most he could make it is
        Give me the number: blinds 1k/2k, UTG 7k, cutoff 24k, what's the biggest five-bet... I mean four-bet
        He's got 30k behind, would that be within the pot or do I need to give some back?
        An all-in blind of 350 instead of 800, PLO, UTG wants to raise the limit
        The dealer has to tell me the maximum in this game, right? Pot 6,050, I am first to bet
        Heads-up in pot limit, button opens for the most possible, 3 bigs or 3.5?
        The dealer, new to four-card poker, told the opener that 3,000 was the most allowed at 400/800 with an all-in big blind of just 350, and somebody on the other side said that can't be right
pot-limit-maximum-fact-round = What was bet on this street so far? ("PL 100/200; pot 1500; flop; A 400"; with antes: name every player)
    .label = betting so far
    .hint = The round in pot-limit: pot-limit 200/400; A raises to 1200 (? don't know, < back)
pot-limit-maximum-outcome-other-structure = Not pot-limit: the pot sets no limit here
pot-limit-maximum-outcome-maximum = At most { $most } in total, for a player with nothing in front
pot-limit-maximum-outcome-maximum-of-player = { $next }: at most { $most } in total
pot-limit-maximum-outcome-stack-below-the-pot = { $next }: at most the whole stack, { $stack }
pot-limit-maximum-outcome-pot-bet = { $next } bets the pot: { $total }
pot-limit-maximum-outcome-pot-raise = { $next } raises the pot: to { $total }
pot-limit-maximum-outcome-pot-all-in = { $next } is all-in with { $total }: the pot would be { $most }
pot-limit-maximum-order-put-total = Player: put in { $total } in total.
pot-limit-maximum-order-announce-bet = Dealer: announce the bet of { $total }.
pot-limit-maximum-order-announce-raise = Dealer: announce the raise to { $total }.
pot-limit-maximum-order-announce-all-in = Dealer: announce the all-in for { $total }.
pot-limit-maximum-order-next-acts = The next player acts.
pot-limit-maximum-outcome-call-or-fold = { $next } may only call or fold
pot-limit-maximum-outcome-nobody-to-act = No player is to act: the betting on this street is over
pot-limit-maximum-outcome-maximum-blind-counted-full = At most { $most } in total: the short blind counts as full
pot-limit-maximum-outcome-maximum-blind-as-posted = At most { $most } in total: the short blind counts as posted
pot-limit-maximum-order-no-pot-bet = The pot is not counted in this game. In no-limit the stack is the maximum, in limit the fixed size of the bet.
pot-limit-maximum-order-tell-the-most = Dealer: tell the player the amount.
pot-limit-maximum-order-call-or-fold = Player: call or fold.
pot-limit-maximum-order-name-who-is-first = If another player is to act first, end the line with that player ("C to act").
pot-limit-maximum-order-begin-the-street = For the next street, add it to the line ("; flop").
pot-limit-maximum-order-see-the-table = For a player who has chips in front already, the list shows the maximum.
pot-limit-maximum-remark-antes-counted = The antes are in the pot and counted. The book does not speak of them: a house may leave them out before the flop.
pot-limit-maximum-remark-blind-counts-full = Before the flop, the missing part of a short blind is counted in. From the flop on, only what is really in the pot counts.
pot-limit-maximum-remark-dead-blind-counts = Before the flop the pot is worked out as if every blind were full, a dead one too. From the flop on, only what is really in the pot counts.
pot-limit-maximum-remark-earlier-pot = The pot from before this street is what the line names ("pot 1500").
pot-limit-maximum-remark-earlier-pot-with-full-blinds = In this book the missing part of a blind that was short before the flop counts: include it in the pot that you name.
