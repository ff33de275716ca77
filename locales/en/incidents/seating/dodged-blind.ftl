dodged-blind = Blind dodged
    .search = dodged the big blind, avoiding the blinds, walked slowly to miss the blind, took a long time to the new table, missed his big blind on purpose, wants to skip the blind, waits until the big blind is gone, went to the toilet before the big blind, stalls to dodge the blind, tricks to avoid the blind, came late to the new table, player avoids posting
    .told =
        He's dodging his blind
        He was moved to our table and went for a walk to skip his big blind
        He always takes his time when he changes tables so he misses the big blind
        He was drawn into the big blind here when his table broke, and he waited until it had passed
        He hung around outside on purpose so he wouldn't have to pay the big blind at the new table
        Does he have to post the big blind he ducked when he got moved to balance the tables?
        dodged the big blind
        Player took his time moving tables and missed the big blind.
        He stayed away on purpose so he wouldn't have to pay the blind.
        He was sent from a broken table, walked around till the big blind had passed his new seat.
        He got moved to table 7 to balance and stalled to duck the big blind, but he had to post it in the end.
        He hid in the bathroom just to miss the big blind at his own table, is that a penalty?
    .heard =
        he strolled round the room so the big one went past him
        always needs the loo exactly when it's his money to pay
        had three minutes' walk for ten yards, conveniently escaped posting
        he lingers at the desk until his turn to pay is through
        spotted hiding behind a pillar until the blinds passed
        he unracks very slowly so that he gets in behind the button
        seat 9 hops away every orbit right before paying
        she evaded two big blinds, should she make them up
        he got balanced and disappeared for a beer, missing UTG and the big
        sly one, he returned precisely on the button
        purposely dawdles in order not to pay
        cheating the orbit by wandering off, can we dock him
        he moved tables and dodged the big blind
        player was away so that he would miss the blinds
        she skipped her big blind by going to the toilet
        he left before his blind on purpose
        missed the blind because he changed seats
        He hung back in the corridor just to skip his BB.
        Sneaky bugger went walkabout right when his big was due.
        Took his sweet time moving over so the big had passed.
        He's been ducking posting all day at our own table.
        Slow-walked from table 9 to swerve paying the big.
        Pulled a fast one, sat down only after the big went by.
        Each time he's about to pay he suddenly needs to phone his mum
        He took eight minutes to walk thirty metres to our table, and arrived just as the big had gone by
        I saw him peeping round the corner to see where the button was
        She got moved here into the big, then vanished until it had passed her
        He waited at the bar with his rack till the blinds went past his new chair
        Coincidence? third time he comes back from the loo right after his turn to post
        On purpose he racks slowly so as to skip the expensive spot
        A regular with a short stack goes for a walk on the bubble whenever he's due to pay
        Fontaine was ased to relocate and stopped to order a pizza, thereby missing his big
        He left his chair one hand before having to put out 3,000 and returned the hand after
        Should he be made to pay what he so cleverly avoided?
        The guy drew the big blind at the new place and said he'd have a smoke first
        He was told to move to our table and would have been the big blind, so he went to the toilet, bought a sandwich, greeted half the room, and arrived when the button was in front of his seat
        He delayed his arrival at the new seat till he was on the button
        At the last three tables somebody avoided posting by hiding in the restroom
        Near the bubble the short stack from seat 8 disappears as soon as he's about to be under the gun, and he returns with a fresh coffee each time the blinds have just gone past him
        moved table real slow so that he dont have to pay the bb
        The new man made sure that he would come in behind and didn't have to post
        Our friend avoided two rounds of posting by changing tables at a snail's pace
        The lady took her chips one by one from the old table to the rack, dropped a few of them, put them in order by colour, and thereby missed 4,000 which she'd have had to post
dodged-blind-fact-on-purpose = Did the player keep out of the way of the blind on purpose?
    .label = avoided on purpose
dodged-blind-fact-occasion = When did it happen?
    .label = occasion
    .breaking = moving from a broken table
    .balancing = moving to balance the tables
    .other = on another occasion, for example at the player's own table
dodged-blind-fact-missed = Did the player avoid the blind?
    .label = blind missed
    .yes = yes, the blind was missed
    .no = no, the player only tried
dodged-blind-outcome-no-penalty = Not on purpose: no penalty
dodged-blind-outcome-dodged = Blind dodged on purpose: a ground for a penalty
dodged-blind-outcome-general-grounds = Not in the rule on blinds, but a penalty may be given
dodged-blind-outcome-not-covered = Not in the rule on blinds: no penalty
dodged-blind-order-hear-player = Floor: hear the player out, and find out when the blind was due and where the player was.
dodged-blind-order-punish = TD: give the player a penalty.
dodged-blind-order-decide = TD: decide whether the player gets a penalty.
dodged-blind-order-weigh = TD: decide under the general rules on penalties whether the player gets one.
dodged-blind-order-no-penalty = Floor: give no penalty. Ask the player to be at the seat in good time.
dodged-blind-order-play-on = Dealer: play on. The button and the blinds stay as they are.
dodged-blind-remark-rule-narrower = The rule on dodging blinds is narrower: it does not cover this occasion, or a mere attempt.
dodged-blind-remark-blind-not-said = The rule does not say whether the missed blind is made up later.
dodged-blind-remark-out-of-sight = Whoever gets out of sight with the chips on the way from a broken table is disqualified for that alone: see Chips out of view (chips-out-of-view).
