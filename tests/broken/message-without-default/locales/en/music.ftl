music = { $n ->
    [one] one
    [two] two
}
