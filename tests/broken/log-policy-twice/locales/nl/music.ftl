policy-music-where = x
    .same-day = a
    .next-day = b
