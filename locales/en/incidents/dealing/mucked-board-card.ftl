mucked-board-card = Board card in the muck
    .search = board card mucked, dealer mucked the board, flop swept into the muck, turn card in the muck, board taken in too early, dealer scooped up the board, board card gone, community card mucked, dealer thought the hand was over, put the board back
    .told =
        The dealer mucked a board card by mistake
        He swept the flop into the muck and two players still have cards
        The turn card went into the muck with the folded hands
        The dealer thought the hand was over and took in the board
        A community card is gone, it got mucked with seat 4's cards
        She scooped up the board while I still had a live hand
        The board was taken in before the showdown
        One of the flop cards got mixed into the muck and nobody remembers which it was
        Dealer pulled the river into the discards before we could compare
        We all saw the board, but now it's in the muck
        Can the board be put back together after the dealer mucked it?
        What happens if nobody knows which board card was mucked?
    .heard =
        dealer mucked the board, he thought everybody had folded
        the flop went into the muck, we all know it was K 8 3
        board card is in the muck and no camera on the table
        she took in the turn together with the folded cards
        the board is gone, hand isn't over, two of us still in
        he cleared the board too early and shuffled it into the discards
        river card swept into the muck by the dealer's sleeve
        one community card vanished into the muck, three of us disagree which
        With two players still in the hand on the turn and a bottle of champagne just popping at the bar, the dealer thought that everyone had folded and pulled the four cards from the middle into the muck
        He knocked a community card into the discards with the sleeve of his jacket
        The turn had been pulled into the muck with Leroux's hand while the other two were comparing
        Showdown not over, board already gone into the pile, we try to remember what it was
        I was about to turn over my straight when the dealer, who mistook my opponent's sigh for a fold, swept up the river and one card of the flop, and we had to reconstruct the whole thing
        One of the flop cards is missing as he tidied up the folds
        Three people say it was a ten, one says jack; the card lies somewhere in the muck
        Everything got shoved together, the board included, and there are still two live hands
        The dealer mistook a call for a fold and cleaned the middle off with the river yet to come
        The king from the board was scooped with a player's cards, what should we do now?
        Can they rebuild the board from the discards if all agree what was there?
        Oops, the dealer took the flop along with the burn, hand isn't finished
        At the final table the stream shows what the flop had been, since the dealer had already swept it in
        I had a flush draw on that flop, which now no longer exists because she threw it in the muck
        The turn betting was going on when the five of hearts left the board by accident
        Fourth street vanished into the pile, cards from the middle are now short one
        the dealer took the board down before we could chop properly, cards are mixed
        Collecting the folded cards of seat 9, she took the ten from the boaard with them without noticing, and when it came to the next bet there were only two cards lying there from the flop
        He thought my opponent had mucked and removed the community cards, but my opponent was just stretching
        Does the hand go on after a middle card was mucked and can't be identified?
mucked-board-card-fact-known = Is it certain which card it was?
    .label = card known
mucked-board-card-outcome-back-on-board = The board card is returned to the board
mucked-board-card-outcome-next-card = The next card of the stub takes its place
mucked-board-card-outcome-drawn-from-muck = A card drawn from the muck takes its place
mucked-board-card-order-stop = Dealer: stop the action and touch nothing else.
mucked-board-card-order-put-back = Dealer: take that card out of the muck, show no other, and put it back in its place on the board.
mucked-board-card-order-deal-next = Dealer: put the top card of the stub in its place, without another burn, and continue.
mucked-board-card-order-draw-one = Dealer: scramble the muck face down. Floor: draw one card from it for the board.
mucked-board-card-remark-stub-mixed = If the stub got mixed with it, see the incident Dropped deck (dropped-deck).
mucked-board-card-remark-by-lot = The book lets you use chance where it has no rule.
