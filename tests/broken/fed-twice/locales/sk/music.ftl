policy-music-where = x
    .previous-raise = a
    .twice-the-bet = b
