policy-music-where = x
    .warning = a
    .a-hug = b
