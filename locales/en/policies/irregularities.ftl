policy-early-level-in-time = Hand with the new blinds too early, no substantial action
    .blinds-corrected = blinds are corrected, the hand goes on
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
