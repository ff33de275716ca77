wrong-seat = Player in the wrong seat
    .search = wrong seat, sat in the wrong seat, sitting at the wrong table, started in the wrong seat, he is in my seat, someone is in my seat, seat card says another seat, two players for one seat, played from the wrong seat, seat mix-up, misread the seat card, took the wrong chair
    .told =
        He's in the wrong seat
        He's sitting in seat 5 and his ticket says seat 6
        He sat down at the wrong table, he belongs at table 14
        I got back and this guy is playing my stack in my seat
        He's played three hands from the wrong seat, and he's got a live hand right now
        What happens to his chips if he's been playing in the wrong seat the whole time?
        player in wrong seat
        Seat 4 is really supposed to be at table 12.
        He sat down at the wrong table, he's been playing somebody else's stack.
        Player's ticket says seat 6, he's in seat 8 and he's got cards in a live hand.
        His seat card says table 9, he's been here at table 6 all level with the right starting stack.
        He's played half an hour in the wrong seat, does he move with his chips to his right one?
    .heard =
        two players have the same seat
        two of them on the same seat
        I've been on 5 for an hour, my ticket reads 6
        he should be at table 21, not here
        his slip shows chair 3, someone else occupies it
        it turns out he belongs to the neighbouring table, won two pots already
        she confused 6 with 9 on the card
        two people both claim chair 4, one of them is lost
        he plonked himself down where the alternate was supposed to go
        stranger with a bigger stack is in my spot after the break
        he returned from dinner to another place than his own
        discovered an hour in, he isn't on the list for this one
        he unbagged at the incorrect table on day two
        mixed up row A with row B and blinded up there
        he sat in the wrong seat and played a hand
        player is sitting at the wrong table
        she took seat 6 in place of seat 9 and played with that stack
        he has been playing with someone else's chips
        two players sat in each other's seats
        Muppet's been sat at 12 all morning, ticket says 21.
        Oi, that's my chair, slip says five, he's playing my stack!
        He's playing somebody else's stack by accident, mid-hand.
        Went to table 3 not 8, been there two orbits.
        She's plonked herself in spot 6, she's meant to be spot 9.
        Just noticed I'm at the incorrect table, already got a hand.
        His ticket reads table 12, chair 4, and he's been playing at table 21, chair 4, for half an hour
        When I returned from the break a stranger was playing my stack
        Turns out the 6 on the card was a 9, so she's been on another's chair
        Two people hold a ticket for the same chair
        The gentleman had sat down at the neghbouring table after the break and won a pot with the chips there
        The lady with the green dress had read table 18 instead of table 13 on her ticket, had been sitting there for two levels, had tripled her stack, and was in a hand when it came out
        Somebody's in my place, my slip says chair 7
        Player started in 3 rather than in 8, nobody noticed for a level
        With the chip race on, people stood up, and one of them sat back down at a stack that wasn't his and anted
        After the break somebody sat down at what he believed to be his place, looked at his cards, raised to 2,000, and then the real owner of that stack came back from the bar
        Does his stack come along when he's been in the wrong spot for twenty hands?
        Drunk man returned to the wrong chair and shoved with his neighbour's chips
        On day two he unbagged his chips at table 5, his draw was table 6
        She misread the screen and sat herself at the final table instead of the side event
        Two tickets for one chair, one of them from yesterday's event as it turned out, and in the meantime the man with the old one had won a couple of pots with a stack that was meant for someone else
        Mix-up with the draws: both have the slip for 9
        i sat in wrong seat since level 1, floor just found out, what happens now
        There's a man too many at our table, one of us belongs elsewhere
        He'd been dealt in at a place that wasn't assigned to him
        An alternate plonked down at the neighbouring table by mistake and played a hand
wrong-seat-fact-right-stack = Did the player start with the right number of chips?
    .label = right number of chips
wrong-seat-fact-hand = Does the player have a live hand right now?
    .label = live hand
wrong-seat-outcome-moved-with-present-stack = To the correct seat, with the chips as they are now
wrong-seat-outcome-moved-with-starting-stack = To the correct seat, with a starting stack
wrong-seat-outcome-stack-not-said = To the correct seat; the TD decides on the chips
wrong-seat-order-move-at-once = Floor: move the player at once.
wrong-seat-order-finish-hand = Dealer: finish the hand first. The player moves after it.
wrong-seat-order-rule-on-stack = TD: rule in the interest of fairness (rule { $fairness }) on how many chips the player continues with.
wrong-seat-order-take-present-stack = Player: take all the chips you have now to your own seat.
wrong-seat-order-take-starting-stack = Floor: put a starting stack at the correct seat, and take the player's chips out of play.
wrong-seat-order-go-to-seat = Player: go to your own seat.
wrong-seat-order-seat-taken = Floor: if another player already sits in the correct seat, look at that player's seat card and rule on that player in the same way.
wrong-seat-remark-results-stand = What was won or lost in the wrong seat stays won or lost.
wrong-seat-remark-any-stack = The rule moves the player with the stack as it is. It does not ask whether the stack was right.
wrong-seat-remark-hand-not-said = The book does not say what happens to cards that the player still holds.
