left = { $n ->
    [one] one
   *[other] { $n } more { "x" }
}
    .word = { left }
