four-card-flop = Flop { "\u001B[31mRED\u0007" }
