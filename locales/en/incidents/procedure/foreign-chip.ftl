foreign-chip = A chip that does not belong
    .search = foreign chip, chip from another tournament, chip of another casino, cash chip in the tournament, wrong chip, chip of another colour, counterfeit chip, fake chip, chip that does not belong, chip from yesterday's event, strange chip in the stack, chip of another set
    .told =
        There's a chip from another tournament in his stack
        A cash game chip is lying in the pot
        He bet a chip that doesn't belong to this event
        We found a chip of another casino in seat 5's stack
        One of his chips has a different colour, it isn't in play in this tournament
        A player brought chips from yesterday's event to the table
        This 5,000 chip looks fake
        The dealer got a wrong chip out of the rack, it's from the other event
        There's a foreign chip on the table and nobody knows where it came from
        He called with a chip from the side event
        Does a player get another chip for one that isn't from this tournament?
        chip of another tournament in play
    .heard =
        that blue chip is from the cash game, not from our tournament
        counterfeit chip in the pot, what now
        seat 2 has a chip of the club down the road in his stack
        she was given a wrong chip at the color-up, it belongs to the other set
        a chip from the high roller turned up in our pot
        he snuck in chips from last week's tournament
        the bet has one chip that isn't ours, does the bet count
        strange chip with another logo in the big stack
        While stacking the pot of 17,000 the winner noticed that one of the thousands carried the name of another casino, and the loser remembered having it in his pocket from a trip the week before
        He bet three of ours and one that came from last month's series
        When I counted my stack after the color-up there was a chip of a colour that isn't used today
        A cash-game five dollar chip is lying among the tournament ones, no one knows how it came there
        Player finds in his rack a thousand with a different edge than the others
        In the count at the end of the day there was one grey chip in a stack of seat 3 that doesn't exist in this tournament, and he said he'd got it from the dealer at the colour-up
        There was a chip from the charity event among his, he swears that he got it in a pot
        She tossed in a chip that belongs to the heads-up tournament next door
        How should we treat a bet that includes a chip not in use here?
        At the final table one of the 25k chips turned out to be from another set
        Kid put a casino cash token in as ante, dealer took it without looking
        The disc's got a dragon on it, all the rest have stars
        He had a commemorative chip as card guard and then used it to call
        Somebody slipped copies in, at least two fives look wrong under the lamp
        We discovered an odd one from the afternoon turbo in the big stack
        The player in the Lakers shirt put four chips out as a bet, three of which were normal, and the fourth was a white cash chip for one euro, and the next player had called it already
        found a chip with wrong logo on table, says 'Fun nite 2019'
        Is a chip from the other event worth anything in this one?
        The count revealed 500 too many in play, because a stranger chip had been afded
        A yellow of the wrong kind was paid out at registration as part of his starting stack
foreign-chip-fact-how = How did it get here?
    .label = how it came
    .unknown = no one knows, or the house gave it out by mistake
    .brought-in = a player brought it in
foreign-chip-fact-where = Where is it?
    .label = where
    .stack = in a player's stack
    .bet = in a bet or in the pot
foreign-chip-outcome-replaced = The chip goes out of play; the player gets its value
foreign-chip-outcome-not-replaced = The chip goes out of play without compensation
foreign-chip-outcome-made-good = The chip goes out of play; its player makes the bet good
foreign-chip-outcome-does-not-count = The chip goes out of play and does not count in the bet
foreign-chip-outcome-cheating = The chip goes out of play: bringing it in is cheating
foreign-chip-order-take-out = Floor: take the chip out of play and keep it.
foreign-chip-order-exchange = Floor: take it out and give the player chips of this event for the value it was taken for.
foreign-chip-order-nothing-for-it = Floor: take it out and tell the player that nothing is paid for it.
foreign-chip-order-owner-pays = Floor: take it out and have the player who bet it put in its value from the stack.
foreign-chip-order-bet-smaller = Floor: take it out; the bet is counted without it, and the calls likewise.
foreign-chip-order-look-into-it = Floor: count that player's stack and find out how many such chips came in.
foreign-chip-order-see-disqualification = For a disqualification, see Disqualification (disqualification).
foreign-chip-remark-removed-value = A chip of a value that was in play here and has been removed is a matter of the incident Chips of a removed value (leftover-chips).
