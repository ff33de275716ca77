# Music

music =
    .search = music
