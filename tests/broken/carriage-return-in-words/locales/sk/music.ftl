music = Hudba
    .search = ab
