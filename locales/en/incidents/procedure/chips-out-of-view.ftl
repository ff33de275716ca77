chips-out-of-view = Chips out of view
    .search = put chips in his pocket, chips in the pocket, took chips from the table, walked away with chips, went to the toilet with his chips, carried chips out of sight, chips in a bag, chips in the hand, hiding chips, going south, ratholing, table breaks and he disappears with his chips, chips under his jacket
    .told =
        He pocketed his chips
        He put tournament chips in his pocket
        I saw him take chips off the table and stick them in his jacket
        Their table broke, and he carried his stack over here in his bag where nobody could see it
        Seat 7 is holding a couple of big chips hidden in his hand and under his hoodie
        Is he allowed to put his chips in his pocket when he moves tables?
        chips in his pocket
        Player moved tables with his chips in his pocket.
        Seat 6 carried his stack off in a bag, nobody could see it.
        Seat 2 has got big chips hidden in his hand at the table, not on the felt.
        He was moved to table 12 and took his chips past the bathroom first, out of everyone's sight.
        He put tournament chips in his jacket on the way to his new table, is that a penalty?
    .heard =
        I saw him slip two yellows into his hoodie
        she's clutching a few 5k's under the table, nobody can see them
        on the way over from table 12 he had it all in his backpack
        where did his purple chips go, they were there before dinner
        he swept his stack into a cap and wandered off to smoke
        a 25k fell out of his sleeve when he stood up
        guy pocketed part of his stack so he looks short
        dealer noticed him palming a couple of big ones
        took his whole stack to the bar instead of straight to the new table
        he's got chips tucked inside his jacket, is that allowed
        walked half the casino with his stack uncovered and vanished behind the slots
        she stuffed a handful into her purse during the break
        he took chips off the table and put them in his pocket
        player has chips in his pocket
        she carried her chips in her jacket to the other table
        he gave some of his chips to another player
        a chip was found in his bag
        he hid tournament chips in his pocket during the break
        He stuffed his stack in his hoodie moving tables.
        Caught her with two yellows down her bra, no lie.
        Walked off to the loo with 20k in his pocket.
        Bloke's keeping a 5k palmed in his fist all night.
        Took a detour via the bar with his rack, shifting to table 12.
        She lugged her stack in a rucksack to the next table.
        When table 3 boke he put his stack in the hood of his sweater and strolled over
        I noticed that the man in 7 had two purples fewer than a minute ago, they were in his breast pocket
        She carried the chips in her handbag to the ladies' room
        On his way from table 17 to our table he had stuffed everything he owned, some 40,000 in different colours, into the pockets of his coat, and when he unpacked it the dealer called for the floor
        Player went outside for a vape with three 5ks in his palm
        Before the break I saw the man with the moustache take two of the big chips off the table, slide them in his wallet and walk out to the terrace, and he put them back later
        At the break Anton took his lucky 1k chip with him to the bar
        Moving from one table to the next without a rack, he stuck the big ones in his jeans
        A security camera shows him slipping a chip into his shoe during the dinner break
        Is it allowed to leave with your chips in your coat?
        He hid a plaque beneath his cap at the final table and took it out when it suited him
        His stack shrank without playing a hand, I believe he's pocketing it for tomorrow
        Between the stud event and the final table he strolled about with a pocket full of the tournament's 5,000 chips
        The chips weren't on the table for a quarter of an hour, he'd had them in the car
        I saw a fellow palm a pink while stacking and slide it to his lap
        Where's the rest of his stack? He had a red hill this morning, now it's in his rucksack
        he walks around w/ his chips in his hand hidden, says he has nervous habit
        She was afraid of thieves, she explained, so she kept her three most valuable chips in her closed hand below the edge of the table for the whole level, and we thought she was short
        After the table was closed his stack travelled in his jacket pocket past the cash desk
        He'd removed 20,000 from view before the all-in and produced it again afterwards
        he put chips in his pocket
        she walks around with her chips in her hand
        took tournament chips out of the room
        keeps the big chips behind the small ones
        suddenly he has more chips than before the move
        carries his stack to the new table in a bag nobody could see into
        took a chip home as a souvenir
        brought a chip from another day of the tournament
chips-out-of-view-fact-how = How did the player hold or carry the chips?
    .label = chips
    .carried = carried away hidden: in a pocket, in a bag or under clothing
    .held = kept hidden at the table: in a pocket, in a hand or under clothing
    .away = carried openly, but out of everybody's sight on the way
    .detour = carried in full view to a new table, but with a detour
    .rack = carried in a rack from the house, in view
    .bag = carried in a sealed bag from the house
chips-out-of-view-outcome-disqualified = The player is disqualified
chips-out-of-view-outcome-forfeited = These chips are forfeited, and disqualification is possible
chips-out-of-view-outcome-may-disqualify = Your choice: disqualification with the loss of all chips, or not
chips-out-of-view-outcome-show-again = The chips come back into view, none is forfeited
chips-out-of-view-outcome-no-breach = Nothing is wrong: chips may be carried like this
chips-out-of-view-outcome-detour = Nothing is forfeited, but the detour can cost a penalty
chips-out-of-view-outcome-in-view = Nothing is forfeited: the chips were in view
chips-out-of-view-order-chips-on-the-table = Floor: have the player put these chips on the table in full view, and count them.
chips-out-of-view-order-disqualify = TD: disqualify the player.
chips-out-of-view-order-take-stack = Floor: take all of this player's chips out of play.
chips-out-of-view-order-take-hidden = Floor: take the chips that were out of view out of play.
chips-out-of-view-order-see-disqualification = Floor: see Disqualification (disqualification).
chips-out-of-view-order-may-be-disqualified = TD: decide whether the player is disqualified as well. If so, see Disqualification (disqualification).
chips-out-of-view-order-plays-on = Player: if you are not disqualified and have chips that stayed in view, play on with these.
chips-out-of-view-order-director-decides = TD: decide whether the player is disqualified. The chips are lost only with the disqualification.
chips-out-of-view-order-chips-stay = Floor: leave the chips with the player.
chips-out-of-view-order-straight-on = Player: go straight to your new seat.
chips-out-of-view-order-back-in-view = Player: put all your chips on the table where everybody can see them.
chips-out-of-view-order-see-shielded-chips = Floor: see Stack that cannot be counted (shielded-chips).
