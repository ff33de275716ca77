policy-early-level-in-time = Hand with the new blinds too early, no substantial action
    .blinds-corrected = blinds are corrected, the hand continues
    .dealt-again = the hand is dealt again
policy-early-level-too-late = Hand with the new blinds too early, after substantial action
    .as-dealt = finished with the new blinds
    .blinds-corrected = blinds are corrected, bets stand

policy-wrong-button-this-hand = Wrong button after substantial action
    .as-it-stands = stays where it is for the hand
    .moved-at-once = is put right at once
policy-wrong-button-next-hand = Button for the hand after a wrong one
    .back-in-place = goes where it should have been
    .on-from-here = moves on from the wrong place
policy-button-error-corrected-until = How long a wrong button is corrected
    .substantial-action = until substantial action
    .any-time = at any time in the hand

policy-extra-burn-second-card = Second of two burn cards, before the board card
    .goes-back = is the next card of the board
    .stays-burned = stays burned

policy-extra-burn-board-card = Two cards burned, the board card out, no action on it
    .put-right = the second burn card becomes the board card
    .board-stands = the board stands
policy-extra-burn-after-action = Two cards burned, noticed after action on the street
    .board-stands = the board stands
    .put-right = the second burn card becomes the board card

policy-mucked-board-card-known = Board card in the muck, known for certain
    .back-on-board = is returned to the board
    .next-card = is replaced from the stub

policy-mucked-board-card-unknown = Board card in the muck that no one can name
    .next-card = is replaced from the stub
    .drawn-from-muck = is replaced by one drawn from the muck

policy-boxed-card-on-board-board = Boxed card that comes on the board
    .plays = is the board card
    .replaced = is replaced by the next card

policy-boxed-card-on-board-burn = Boxed card that comes as the burn
    .stays-burned = stays burned
    .another-burned = another card is burned

policy-card-off-table-dealt = Dealt card off the table, not seen
    .plays = stays in play
    .misdeal = is a misdeal

policy-card-off-table-hand = A player's card off the table, identifiable
    .live = the hand stays live
    .dead = the hand is dead

policy-foreign-chip-in-a-stack = Chip that does not belong, in a stack
    .replaced = is replaced at its value
    .not-replaced = goes without compensation

policy-foreign-chip-in-a-bet = Chip that does not belong, in a bet
    .made-good = the player makes the bet good
    .does-not-count = does not count in the bet

policy-spilled-chips-knocked-over = Chips knocked over into the pot
    .no-bet = are not a bet and are returned
    .counts = count as a bet

policy-spilled-chips-like-a-bet = Chips that may have fallen or been bet
    .bet = count as a bet
    .no-bet = are not a bet

policy-spilled-chips-not-clear = Chips that fell where no one can count them
    .reckoned = are shared out by reckoning
    .as-they-lie = stay where they lie

policy-missing-chips-unexplained = Missing chips without a known reason
    .as-it-is = the stack stays as it is
    .made-good = they are made good

policy-missing-chips-starting-stack = Starting stack that was not full
    .filled = is made full
    .as-it-is = stays as it is

policy-misdeal-dealt-in-hand = Hand dealt to a seat not entitled to one
    .dead = is dead
    .plays = plays
