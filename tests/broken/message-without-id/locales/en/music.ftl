# Music
    .search = music
