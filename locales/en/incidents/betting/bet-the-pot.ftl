bet-the-pot = "I bet the pot"
    .search = pot, pot bet, I pot, bet pot, raise pot, says pot in no-limit, full pot, pot it, pot-sized bet, potting, raises the pot, declares pot
    .told =
        Said pot in no-limit
        This is no-limit and the guy says I bet the pot
        He just said pot, and we're playing no-limit hold'em
        Preflop at 200/400 he says raise pot, and this is a no-limit tournament
        On the flop he announces I bet the pot without saying any number, it's no-limit, there's about 3,600 in there
        Can he say I bet the pot in no-limit, and how much is that then?
        said "I bet the pot"
        It's no-limit and he said I bet the pot, no number.
        Player says pot in a no-limit game, no amount given.
        No-limit hold'em, flop, nobody has bet, seat 6 announces I bet the pot and wants me to count it.
        We're in no-limit, there's a bet of 800, seat 2 just says pot.
        He said pot but it's not pot-limit, is "I bet the pot" a valid bet?
    .heard =
        guy in a hold'em no-limit game goes "pot!" and sits there
        he's used to Omaha so he announced pot on the flop, this is NLHE
        "full pot please" but this ain't PLO
        button wants the dealer to work out a pot-size raise in no-limit
        gave no figure, just the word pot
        said pot in limit hold'em, what is he stuck with
        can I just say "pot" here or do I need to give a number
        he shouted repot preflop in our no-limit tourney
        does the word pot count as a wager in this tournament
        dealer says she can't tell him how much pot is because we aren't playing pot-limit
        cutoff muttered "pot it" facing a bet, now wants to take it back and call
        nobody but him plays like that, potted in a no-limit event
        in no limit he says "I bet pot", how much is that
        player declares pot in a no-limit game, is that a valid bet
        she announced "pot" in hold'em and had to face a bet, is it a raise
        he said he bets the size of the pot, it isn't pot limit
        no limit: "raise pot", what is the least he has to put in
        bets "the pot" in limit, what is owed
        Fella goes "make it whatever's in the middle", it's no-limit, not PLO.
        "Size of what's out there," says Davo, never named a number.
        She announced the full middle as her wager, and this is no-limit.
        Marge hollers "max it!" like we're in PLO, this is no-limit hold'em.
        "Gonna go the lot in the centre", he says; how many's that mean?
        Ciaran reckons he's firing what's already in the middle, but it's a limit game.
        This is NL hold'em, two limpers, and a PLO regular in the big blind says "pot" as if it was nothiing
        He declared "I'll bet pot" on the turn without any chips or any number, and it's a no-limit event
        Had a guy on my left say "pot" last night in a plain hold'em tourney and the dealer didn't know what to do with it
        Silva is used to four cards, announced a pot-sized raise against the 900 bet, and the table pointed out this isn't Omaha
        On the river someone said "full pot", dealer refuses to calculate it since we're not in a pot-limit game
        What's he committed to if he says pot in a tournament with no cap on bets?
        In the limit hold'em event an old-timer yelled pot, everyone laughed, but is there a bet now?
        He wants the dealer to tell him the amount, he said pot but it's unlimited betting here
        First hand at a new table in the NLHE main, big stack, jet-lagged, says "I pot it" to an open of 1,300
        It's the weekly no-limit hold'em game in our club, blinds at 200 and 400, two limpers, and the guy who normally only plays Omaha said "pot", leaned back and waited for the dealer to calculate it
        "Repot!" shouts the Finn after a three-bet, and this is the nightly no-limit turbo
        Does the word pot have any meaning in a game where you can shove at any time?
        The button's declaration was the size of the pot, but nobody had counted the pot and no one has to in no-limit
        On a flop of queen-eight-eight, with around 6,000 in the middle, the blonde in seat 8 declared that she bets the pot, but nobody's obliged to know how much that is in this no-limit tournament
        The chip leader answered my bet of 2,500 with the word "pot" and no figure, in an ordinary no-limit event, and later pretended that he'd only wanted to make it seven thousand five hundred
        Someone in the mixed game forgot that the Omaha round was over and said "pot" in the no-limit round
        "I bet the whole pot," the drunk in the Hawaiian shirt said at the no-limit final table, without a chip moving
        facing 1200 he goes "pot please" like its PLO, what's his minimum obligation
        When he didn't name a sum but just the word pot, the others demanded that he at least put in a min-raise
        Nobody in no-limit is obliged to compute that, so what happens with a bet called "three quarters pot"?
bet-the-pot-fact-structure = What is the betting structure?
    .label = betting structure
    .no-limit = no-limit
    .limit = limit
    .pot-limit = pot-limit
bet-the-pot-fact-facing-bet = Is there a bet on this street already? (Before the flop the blind counts as one.)
    .label = a bet already
bet-the-pot-fact-round = For the minimum raise: what was bet on this street so far? (? leaves it out)
    .label = betting so far
bet-the-pot-outcome-valid-bet-owed = Not valid, but a bet is owed: at least the minimum
bet-the-pot-outcome-valid-raise-owed = Not valid, but a raise is owed: at least the minimum
bet-the-pot-outcome-minimum-bet-owed = Not valid, but the minimum bet is owed
bet-the-pot-outcome-minimum-raise-owed = Not valid, but a raise of exactly the minimum is owed
bet-the-pot-outcome-pot-bet = Valid in pot-limit: the pot-limit maximum
bet-the-pot-outcome-limit-own-risk = In limit, at the player's own risk: the floor decides what it means
bet-the-pot-outcome-limit-as-meant = In limit, what the player meant counts
bet-the-pot-outcome-limit-size = In limit, a bet or raise of the fixed size
bet-the-pot-order-no-pot-bet = Dealer: say that "pot" is not an amount in this game.
bet-the-pot-order-pot-not-counted = Dealer: do not count the pot.
bet-the-pot-order-make-valid-bet = Player: make a valid bet. You may not check.
bet-the-pot-order-make-valid-raise = Player: make a valid raise. You may not call or fold.
bet-the-pot-order-make-minimum-bet = Player: bet the minimum. You may not check.
bet-the-pot-order-make-minimum-raise = Player: raise by exactly the minimum. You may not call or fold.
bet-the-pot-order-bet-the-maximum = Dealer: work out the pot-limit maximum. That is the bet or raise.
bet-the-pot-order-need-not-count = Dealer: you are not expected to count the pot here.
bet-the-pot-order-read-it = Floor: decide what the word means here: a bet or raise of the fixed size, or only a check or a call. What the player intended does not count.
bet-the-pot-order-take-as-meant = Floor: find out what the player meant, and rule it as that. Limit has a fixed size for a bet or raise.
bet-the-pot-order-one-size = Player: bet or raise the fixed size.
bet-the-pot-order-next-acts = The next player acts.
bet-the-pot-outcome-no-raise = Only a call: this player may not raise
bet-the-pot-outcome-nobody-to-call = Only a call: no player is left who could call a raise
bet-the-pot-outcome-all-in-owed = Not valid, but it binds: all-in for { $total }
bet-the-pot-outcome-no-raise-not-said = The book does not say whether this player may raise
bet-the-pot-order-only-call = Player: call, { $total } in total. You may not raise.
bet-the-pot-order-go-all-in = Player: put in the whole stack, { $total } in total. Dealer: announce the all-in.
bet-the-pot-order-director-no-raise = TD: rule in the interest of fairness (rule { $fairness }) on whether the raise stands or only the call.
bet-the-pot-remark-other-raise = The book does not say whether a raise in fixed limit after a short all-in comes on top of it or completes it. The ruling puts it on top; a raise to any other total shown here is accepted too.
bet-the-pot-fact-acted-before = Has this player acted before in this betting round?
    .label = already acted this round
