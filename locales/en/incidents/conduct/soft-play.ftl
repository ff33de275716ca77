soft-play = Soft play and chip dumping
    .search = soft play, soft playing his friend, checked the nuts, checked the nuts on the river, did not raise with the nuts, they check it down together, went easy on his wife, folded to his friend, did not bet against a friend, chip dumping, dumped his chips, passing chips to a friend, lost on purpose, collusion, they play as a team, whipsawing, signals between players
    .told =
        They're soft playing
        He checked the nuts on the river last to act, that's soft play
        They're friends and they never bet against each other, they just check it down
        He had the nut flush on the river, closing the action, and only called my bet
        He folded to his brother's tiny bet with a huge pot in there, looks like chip dumping to me
        Does he have to bet when he's got the nuts on the river and he's last to act?
        soft play, checked the nuts
        Player checked the nuts on the river, last to act.
        Seat 4 only called with the nut flush on the river, could've raised.
        Those two are friends and they keep checking it down against each other, looks like collusion.
        Seat 2 had the stone-cold nuts, closed the action on the river and checked behind his buddy.
        He didn't bet the nuts in position, is that soft play and does he get a penalty?
    .heard =
        brothers never raise one another, river went tap tap with the nuts
        she had the royal and just knocked last to act
        he only flatted with the stone cold best hand on the end
        they agreed to check it through against the all-in guy
        he punted everything to his roommate with nine high
        couple goes easy when it's just those two left
        he folded quads to a min bet from his buddy
        seat 2 tips off seat 7 by tapping his watch
        feels like they're splitting the prize, never compete
        he let her win, laid down a monster without looking
        the two of them squeeze a third one between raises as partners
        he could have put in a raise with the unbeatable one yet merely paid
        they are friends and check it down when they're heads-up
        he had the nuts on the river and only called
        player checked the nuts last to act
        two friends don't raise each other
        he is dumping his chips to his friend on purpose
        he checked the best possible hand behind on the river
        they agreed to check it down against the all-in player
        she folded a big hand to help her husband
        He checked back the royal on the river, last to speak.
        Hubby just flatted her with the stone nuts, never raises her.
        Those two brothers are going easy on each other, folding everything.
        Just called with quads, unbeatable, closing the river against his mate.
        Punted his whole stack to his missus with 7-2, stinks.
        He laid down a full house to his flatmate. Colluding, surely.
        They arrived in the same car, and every time it gets to the two of them they just tap it down
        The two of them share a flat, and when they were the last ones in a pot of 16,000, he checked behind on the river with four kings and a big smile, saying that he didn't want to hurt her
        A player folded for 200 more in a pot of 9,000 to his own wife
        At the stud final table the two roommates never completed against one another, and when one made quads he just rapped
        With an unbeatable full house on the river, Kearns merely called his poker coach's bet
        He had a royal on the last card, closing the action, and didn't put in another chip
        I saw one scratch his nose and the other one fold, every time
        Two pals squeezed me between raises, then one of them folded with nothing for the last 100
        In the satellite everyone agreed out loud not to knock the short lady out
        With only a few places until the money a man with ten blinds raised, the wife of that man in the big blind had to add one single chip, and she folded after showing me pocket aces
        Is someone allowed to check behind with the best possible hand?
        At the final table the two countrymen never once played a pot against each other
        On the last hand before dinner he moved in with seven-deuce without looking, his brother called with six-four, also without looking, and that's how the brother suddenly had a decent stack
        One gives his chips to the other before dinner as he had to catch a plane
        The husband shoved light, the wife called with worse than light, and he was back in business
        Their betting looks rehearsed, one raises and the otther gets out of the way
        he check the nuts on river in position vs his bro, thats collusion?
        On a four-to-the-royal board he held the missing card and just turned it over without raising
        I think he let the old man win that pot out of pity
        She went easy on her boyfriend on the bubble: laid down aces face up to a min-raise
        they checked it down on purpose because the third one is all-in
        agreed to check to the end against the all-in
        says "let's check it down"
        he folded the nuts to help his friend
        two brothers never bet against each other
        gives his chips away to his girlfriend
        he deliberately lost his stack to a friend
        doesn't raise with the best possible hand, last to act
soft-play-fact-what = What happened?
    .label = play
    .nuts = a player checked or only called with the nuts
    .spared = a player went easy on another: no bet, no raise, or a fold
    .dumped = chips were lost to another player, or players worked together
soft-play-fact-last-to-act = Was the player with the nuts last to act?
    .label = last to act
soft-play-fact-action = What did the player with the nuts do?
    .label = action with the nuts
    .checked = checked
    .called = only called a bet
soft-play-fact-street = On which street?
    .label = street
    .river = on the river
    .earlier = before the river
soft-play-fact-shared = Could another player have had just as good a hand?
    .label = equal hand possible
soft-play-fact-on-purpose = Was it done on purpose, to help another player?
    .label = done on purpose
soft-play-outcome-soft-play = Soft play: a ground for a penalty
soft-play-outcome-only-if-meant = Soft play only if it was meant to help another player
soft-play-outcome-no-breach = No breach: no player was helped on purpose
soft-play-outcome-disqualified = Disqualification for chip dumping or collusion
soft-play-outcome-may-be-disqualified = Your choice: disqualification, or not
soft-play-order-play-stands = Dealer: leave the hand as it was played.
soft-play-order-find-out-why = Floor: find out whether the player meant to help another player.
soft-play-order-if-meant-penalty = Floor: if that is so, give a penalty for soft play; if not, give none.
soft-play-order-if-meant-penalty-possible = Floor: if that is so, a penalty for soft play is possible; if not, give none.
soft-play-order-play-for-yourself = Floor: tell the player that everybody plays for himself or herself, against every other player.
soft-play-order-disqualify-for-soft-play = TD: disqualify the player.
soft-play-order-up-to-disqualification = TD: decide which penalty it is. It can go as far as disqualification, with the loss of all chips.
soft-play-order-chips-or-disqualification = TD: decide which penalty it is. It can cost chips, and it can be disqualification.
soft-play-order-who-took-part = Floor: find out who took part, including those who were given chips.
soft-play-order-disqualify = TD: disqualify whoever took part.
soft-play-order-decide-on-disqualification = TD: decide whether those who took part are disqualified.
soft-play-order-chips-out-of-play = Floor: take the chips of a disqualified player out of play.
soft-play-order-chips-blinded-off = Floor: leave the chips of a disqualified player where they are, to be blinded off.
soft-play-remark-see-disqualification = For what follows from a disqualification, see Disqualification (disqualification).
