unknown-group = There is no group "{ $typed }". There are: { $groups }
changes-title = What changes at the table
changes-points = { $classes ->
    [0] No situation is ruled differently.
   *[other] { $classes ->
            [one] { $classes } kind of situation is ruled differently
           *[other] { $classes } kinds of situations are ruled differently
        } { $points ->
            [one] for { $points } reason:
           *[other] for { $points } reasons:
        }
}
changes-contradiction = { $n ->
    [one] in { $n } both books rule, and differently
   *[other] in { $n } both books rule, and differently
}
changes-one-sided = in { $n } only one of them has a clear rule
changes-both-open = in { $n } neither has a clear rule, and what they leave open differs
changes-first = The { $n } that matter most
changes-more = All of them: --all · One group: --group betting · For the dealers: --format markdown
changes-not-so = None of this here.
changes-others = { $incidents ->
    [none] { $n ->
        [one] The same in { $n } more kind of situation.
       *[other] The same in { $n } more kinds of situations.
    }
   *[other] { $n ->
        [one] The same in { $n } more kind of situation, also under: { $incidents }.
       *[other] The same in { $n } more kinds of situations, also under: { $incidents }.
    }
}
changes-nothing = These books rule the same there.
changes-pairs = How many kinds of situations two books rule differently
changes-both = Both rule
changes-one = Only one
changes-neither = Neither
changes-groups = By group
changes-pair-hint = Two of them: floor compare --books { $books } · The points: floor compare --policies
changes-numbers = Numbers that differ
changes-standings = Points on which they differ without changing a ruling
changes-rules-new = Rules that only { $book } has
changes-rules-other = Rules that { $book } words differently
changes-rules-gone = Rules that { $book } does not have
changes-incidents-new = Incidents that only the data of { $book } has
numbers-title = Which rule is which
numbers-new = Rules only in { $book }
numbers-same = same number
numbers-moved = other number
numbers-split = split
numbers-merged = merged
numbers-gone = gone
numbers-means = The number { $label } in other editions
numbers-not-read = The edition itself has not been read.
numbers-new-there = a new rule
numbers-two-books = Two books are needed: --numbers onk-2023,dpc
