spilled-chips = Spilled chips
    .search = spilled chips, stack knocked over, chips fell into the pot, knocked his stack into the pot, stacks mixed up, chips tumbled over, player spilled his chips, two stacks fell together, chips knocked into another stack, my chips got mixed with his, spilled drink and chips
    .told =
        He knocked his stack over and the chips fell into the pot
        A player spilled his chips all over the table
        Two stacks fell together and now the chips are mixed
        My chips tumbled into seat 6's stack
        She knocked her chips into the pot by accident
        The dealer's arm knocked a stack over and the chips are in the pot
        A tower of chips fell over the betting line, is that a bet?
        Chips from his stack are lying in the middle and nobody knows how many
        Somebody bumped the table and all the stacks fell over
        He says his chips just fell forward, the others say it was a bet
        Do I get my chips back when they fell into the pot?
        stack knocked over into the pot
    .heard =
        his sleeve caught the stack, half of it is in the pot now
        both stacks fell into each other, who gets what
        I bumped my stack and some chips rolled into the pot
        the waiter knocked over two stacks and they're mixed up
        chips fell over the line, he swears it was an accident
        her whole tower tipped into the middle in the hand
        can't tell how many chips of mine fell into the pot
        neighbour's chips fell over mine, same colours
        A drink tipped, I jumped, and my whole tower went crashing into the middle
        Two neighbours' stacks collapsed into each other, same colours, and now they fight about who had what
        His elbow nudged the pile, six or seven blues rolled over the line and the opponent wants it to be a bet
        The TV boom swung down and knocked a stack of the chip leader's into the pot at the final table
        I reached for my beer and my chips fell all over my neighbour's
        The waitress tripped, and the stacks in seats 5 and 6 are now one
        Were those chips of his that toppled in the moddle a raise or just clumsy?
        The dealer's sleeve caught a tower and it's in the pot, no clue how many
        She tried to do a chip trick and half her stack flew into the blinds
        When he got up to congratulate the winner, his belt caught the edge of the table and a tower of 20 blues fell into the middle of a pot in which two other people were still betting
        How do we find out what belongs to whom after the avalanche?
        The player next to me reached over for his coffee, knocked my stack and his own, and the two fell together in one colourful heap, and each of us remembers a different amount
        My chips slid off the stack and landed with the bet, I hadn't acted yet
        A heap of yellows tumbled over the betting line by accident, he says
        When pushing the pot the dealer knocked down another fella's chips and they got mixed in
        The big stack went over like a tree, straight into the small stack
        whole stack fell in pot when he reached for his cards, can he take em back
        Somebody stumbled over a cable and sat on the table, you can imagine
        A row of chips tipped forward over the betting line just when it was her turn, she said oops, her opponent said that's a raise, and the dealer said that he hadn't seen anything
        The cards came, he grabbed them, and his tower leaned and spilled towards the pot
        stacks fell over and got mixed
        the dealer mixed everybody's chips
spilled-chips-fact-into = Where did the chips fall?
    .label = fell
    .pot = into the pot or over the line
    .other-stack = into another player's stack
spilled-chips-fact-by-accident = Is it certain that it was an accident?
    .label = accident
spilled-chips-fact-count-clear = Is it clear how many chips belong where?
    .label = count clear
spilled-chips-outcome-go-back = The chips are returned to their player
spilled-chips-outcome-bet-stands = The chips stay in as a bet
spilled-chips-outcome-reckoned = The chips are shared out by reckoning
spilled-chips-outcome-as-they-lie = What cannot be told apart stays where it is
spilled-chips-order-count-back = Dealer: stop the action, count out what fell, and return it in view of the table.
spilled-chips-order-bet-stands = Dealer: the chips that fell count as that player's bet.
spilled-chips-order-reckon-pot = Dealer: stop the action and work the pot out from the betting. What is above it is returned to the player.
spilled-chips-order-reckon-stacks = Floor: stop the action and estimate both stacks from what the players and the dealer last saw.
spilled-chips-order-leave = Dealer: leave the chips where they lie and continue.
