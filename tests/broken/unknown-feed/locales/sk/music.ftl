policy-music-where = x
    .anywhere = a
    .at-the-bar = b
