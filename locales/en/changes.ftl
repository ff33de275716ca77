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

## floor changes: what the staff must be told when the house plays by another edition.

staff-title = What changes: { $before } → { $after }
staff-for-everybody = For the whole staff
staff-for-dealers = For dealers
staff-for-players = For players
staff-for-floors = For the floor
staff-new = new
staff-gone = gone
staff-changed = changed
staff-clarified = clarified, ruled as before
staff-example = Example: { $told }
staff-before-now = Before: { $before }. Now: { $now }
staff-rule = Rule { $rule }
staff-rest = Besides
staff-more = { $n ->
    [one] { $n } more change, smaller or seldom met: --all
   *[other] { $n } more changes, smaller or seldom met: --all
}
staff-renumbered = Only another number: { $numbers }
staff-kept = { $n ->
    [one] { $n } rule keeps its number, and nothing that it decides is ruled otherwise
   *[other] { $n } rules keep their number, and nothing that they decide is ruled otherwise
}
staff-since-what = { $book } is the first edition of its text here, and rests on no other book. Name the book by which the house has played: --since BOOK
staff-for-whom = "{ $typed }" is nobody here: --for dealers, --for players or --for floors
staff-no-such-book = { $folder } has no book { $book } of which it could be told what has changed
help-changes = What the staff must be told when the house plays by another edition
help-changes-of = The book by which the house plays from now on
help-changes-since = The book by which the house has played, or the folder of its data of then; left out: the edition before, or the book underneath
help-changes-audience = Whom it is for: dealers, players or floors
help-changes-all = Every change, not only those that must be told
