# A remark.

four-card-flop = Flop
    .search = { $n ->
       *[other] { "\U00202E" }
    }
