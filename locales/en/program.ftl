# The words of the program itself.

## Groups of topics, policies and incidents

group-general = General
group-seating = Seats and tables
group-showdown = Showdown and pots
group-procedure = Procedures
group-blinds = Button and blinds
group-dealing = Dealing
group-betting = Betting
group-chips = Chips
group-conduct = Conduct and penalties
group-raises = Bets and raises
group-turns = Turns, pots and accepted action
group-declarations = Declarations and folds
group-misdeals = Misdeals and four-card flops
group-undercalls = Undercalls

## Units of number policies

unit-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
unit-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
unit-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
unit-percent = { $n }%
unit-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
unit-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
unit-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
unit-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
unit-times = { $n ->
    [one] { $n } time
   *[other] { $n } times
}
unit-years = { $n ->
    [one] { $n } year
   *[other] { $n } years
}
unit-euro = € { $n }

## Amounts

amount-to-call = to call
amount-put = put out
amount-owed = to add
amount-actions = actions counted
amount-with-chips = with chips
amount-bet = bet to match
amount-total = total in front
amount-raise-part = the raise itself
amount-raise-before = bet or raise before
amount-half-line = half of it
amount-least = least total
amount-to-add = to add
amount-change = to give back
amount-next-least = next least raise to
amount-next-after-least = next least raise to
amount-next-after-put = next least raise to
amount-next-after-short = next least raise to
amount-next-after-most = next least raise to
amount-said = said
amount-on-top = bet plus what was said
amount-total-on-top = total with it on top
amount-next-after-on-top = next least raise to
amount-smallest-chip = smallest chip
amount-rest = rest without it
amount-most = most allowed
amount-over-most = above the most
amount-own = in front before
amount-left = left there
amount-added = added
amount-short = short
amount-over = too much
amount-pot = pot
amount-pot-after-call = pot after a call
amount-in-the-middle = in the middle
amount-in-front = in front of players
amount-short-blind = missing from the blind
amount-meant = is meant
amount-smallest = smallest meaning
amount-next-meaning = next higher meaning

## Where a book takes no position, and how far it carries a ruling

stance-silent = the book is silent
stance-discretion = the director decides
stance-not-applicable = does not apply here
conflict-mark = (disagrees with itself)
coverage-rule = ruled
coverage-discretion = director's discretion
coverage-silent = the book is silent here
coverage-not-applicable = does not apply at this book's events
coverage-conflict = the book disagrees with itself
penalty-none = The rule names no penalty.
penalty-may = A penalty may be given.
penalty-will = A penalty follows.

## Parts of what is shown

heading-orders = Now
heading-table-players = The round
heading-table-corrections = Corrected
heading-table-pots = Pots
heading-penalty = Penalty
heading-remarks = Note
heading-rule = The rule
heading-why = Why
heading-others = Other books
heading-cousins = In the other books
heading-examples = Examples
heading-refs = References
heading-topics = Topics
heading-conflicts = Books that disagree with themselves
here = here
ref-nowhere = (not in this book)
rule-book-silent = { $book } has no rule on this.
rule-also = Also: { $clauses }
assumed = (assumed)
table-point = Point
table-ruling = Ruling
table-books = Books
table-book = Book
table-rule = Rule
column-player = Player
column-put = In front
column-action = Action
column-owes = Owes
column-may-raise = May raise
column-least = Least
column-most = Most
column-adds = Adds
column-amount = Amount
column-for = Played for by
column-pot = Pot
cell-main-pot = main pot
cell-side-pot = side pot
cell-uncalled = comes back
column-gets-back = Gets back
column-total = Total
cell-not-said = not said
cell-yes = yes
cell-no = no
cell-bet = bet
cell-raise = raise
cell-call = call
cell-check = check
cell-fold = fold
cell-all-in = all-in
cell-blind = blind
cell-waits = to act
compare-hint = All points
compare-same = Every book rules the same
compare-differ = The books differ; ≠ marks what differs from the first
compare-one-book = A comparison needs two books or more.
compare-nothing = These books do not differ on any point.
needs-facts = needs: { $facts }
book-in-force = in force
book-rules = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
language-en = English
language-nl = Dutch
language-de = German
language-sk = Slovak
search-incident = Incident
version-books = Built-in books:

## The interview

ask-incident = What happened?
ask-incident-hint = A few letters or a number, then Enter (? lists all)
ask-incident-none = Nothing fits "{ $typed }". Try another word.
ask-hint-choice = Number or first letters (? don't know, < back)
ask-hint-chips = Chips: 1200, 1.2k, 2x500+200 (? don't know, < back)
ask-hint-piles = Chip by chip: 2x500+200 (? don't know, < back)
ask-hint-round = The bet alone, 325 or 400 > 1100, or the round: blinds 200/400; A raises to 1200, B calls (? don't know, < back)
ask-hint-actions = For example: check bet call (? don't know, < back)
answer-yes = yes
answer-no = no
answer-unknown = not known
answer-none = none
answer-not-a-value = "{ $typed }" is not one of the answers: { $allowed }
answer-several = "{ $typed }" fits several answers: { $allowed }
answer-not-an-action = "{ $typed }" is not an action. Write: { $allowed }
answer-too-many = That is more actions than any hand has.
amount-empty = An amount in chips is needed, for example 1200.
amount-zero = "{ $typed }": an amount above 0 is needed here.
amount-negative = "{ $typed }" is below zero. Chips are counted from 0.
amount-fraction = "{ $typed }" is not a whole number of chips.
amount-too-large = "{ $typed }" is more than any tournament has in play (at most 1,000,000,000,000).
amount-not-a-number = "{ $typed }" is not an amount. Write 1200, 1.2k or 2x500+200.
impossible-more-left-than-own = { $left } cannot be left of { $own }.
impossible-no-chips = There are no chips in it, or chips worth nothing. Write 2x500+200.
impossible-nothing-faced = Nobody has bet in this round: there is no raise to answer. For a first bet see the incident "raise-size".
impossible-no-meaning = { $said } can mean no amount from { $least } up.
impossible-round = By this book the round cannot have gone like that: a bet or raise in it was not allowed.
still-open = The deciding fact is not known. Still possible:
facts-missing = { $incident }: these facts are needed to rule:
takes-chips = CHIPS (1200, 1.2k, 2x500+200)
takes-piles = CHIPS (2x500+200)
takes-round = ROUND ("blinds 200/400; A raises to 1200, B calls")
incident-missing = Which incident? One of: { $allowed }

## What was typed and does not exist. $near is none when nothing is near.

unknown-book = { $near ->
    [none] There is no book "{ $typed }". The books are: { $allowed }.
   *[other] There is no book "{ $typed }". The books are: { $allowed }. Did you mean "{ $near }"?
}
unknown-rule = { $near ->
    [none] { $book } has no rule or topic "{ $typed }".
   *[other] { $book } has no rule or topic "{ $typed }". Did you mean "{ $near }"?
}
unknown-incident = { $near ->
    [none] There is no incident "{ $typed }".
   *[other] There is no incident "{ $typed }". Did you mean "{ $near }"?
}
several-incidents = "{ $typed }" fits several incidents: { $found }
unknown-fact = { $near ->
    [none] { $incident } has no fact "{ $typed }". Its facts are: { $allowed }.
   *[other] { $incident } has no fact "{ $typed }". Its facts are: { $allowed }. Did you mean "{ $near }"?
}
fact-twice = The fact "{ $typed }" is given twice.
nothing-found = Nothing found for "{ $typed }".
usage-not-allowed = { $near ->
    [none] { $option } does not take "{ $typed }", only: { $allowed }.
   *[other] { $option } does not take "{ $typed }", only: { $allowed }. Did you mean "{ $near }"?
}
usage-unknown-argument = { $near ->
    [none] "{ $typed }" is not an option here.
   *[other] "{ $typed }" is not an option here. Did you mean "{ $near }"?
}
usage-unknown-command = { $near ->
    [none] There is no command "{ $typed }".
   *[other] There is no command "{ $typed }". Did you mean "{ $near }"?
}
usage-missing-argument = Something is missing: { $typed }
usage-missing-value = { $typed } needs a value.
usage-twice = { $typed } may be given only once.
usage-not-utf-8 = The command line is not UTF-8.
usage-other = This command line cannot be used.
usage-see-help = See: floor --help
error-other = That did not work: { $why }

## Help

help-heading-usage = Usage
help-heading-commands = Commands
help-heading-options = Options
help-heading-arguments = Arguments
help-help = Show this help
help-version = Show the version and the built-in books
help-floor = Rules on incidents at poker tournament tables. Without a command it asks what happened.
help-decide = Rule on an incident, asking for what is not said
help-rule = Show rules by number or topic, with their cousins
help-search = Search rules and incidents in any of the four languages
help-compare = Compare books: a rule, a topic, an incident, or everything
help-books = List the books
help-incidents = List the incidents
help-check = Prove the data: the built-in, or a house's own
help-any-book = The book the house plays by
help-any-lang = The language: en, nl, de or sk
help-any-format = The format: text, json or markdown
help-any-rulings = A folder with books and incidents of the house
help-any-color = Colour: auto, always or never
help-any-others = Show what the other books rule, too
help-decide-words = The incident, then what is known as FACT=VALUE
help-any-labels = Numbers or topics: 43, 43-A, "MEC 7", four-card-flop
help-search-words = The words
help-compare-words = A rule, a topic, or an incident with FACT=VALUE
help-any-books = The books, separated by commas
help-any-paths = Folders of data
help-examples = Examples: floor · floor rule 39 · floor decide undercall call-said=yes to-call=1200 put=500

## What floor check finds. The sentence stands behind FILE:LINE.

check-clean = { $files } files: nothing wrong
check-findings = { $files } files, wrong: { $findings }
finding-unknown-file = this is no place for data; see rulings/README.md
finding-unreadable = cannot be read: { $why }
finding-too-many-files = too many files in this folder
finding-too-large = the file is larger than 1 MiB
finding-not-utf-8 = the file is not UTF-8 here
finding-control-character = the control character { $code } is not allowed
finding-malformed = this is not valid YAML: { $why }
finding-alias = anchors and aliases are not allowed; write the value out
finding-tag = tags are not allowed
finding-too-deep = nested more than 32 levels deep
finding-second-document = a file holds one document
finding-duplicate-key = the key "{ $name }" is there twice
finding-unknown-key = unknown key "{ $name }"; allowed are: { $allowed }
finding-missing-key = the key "{ $name }" is missing
finding-wrong-kind = found { $found }, expected { $expected }
finding-twice = "{ $name }" is there twice
finding-unknown-topic = { $near ->
    [none] unknown topic "{ $name }".
   *[other] unknown topic "{ $name }". Did you mean "{ $near }"?
}
finding-no-topic = at least one topic is needed
finding-unknown-policy = { $near ->
    [none] unknown policy "{ $name }".
   *[other] unknown policy "{ $name }". Did you mean "{ $near }"?
}
finding-bad-unit = a number needs a unit, and "{ $found }" is not one of: { $allowed }
finding-bad-values = at least two different values are needed
finding-reserved-value = "{ $name }" is reserved for a book without a position
finding-bad-policy-kind = the kind is number (with a unit) or choice (with values), not "{ $found }"
finding-bad-position = a position is silent, or a value with a clause, discretion, not-applicable, or a conflict with follows and why; not "{ $found }"
finding-unknown-clause = { $book } has no clause "{ $name }"
finding-not-a-number = "{ $found }" is not a whole number of { $unit }
finding-not-a-value = "{ $found }" is not one of the values: { $allowed }
finding-missing-position = { $book } takes no position on the policy { $name }
finding-unknown-language = "{ $name }" is not one of the languages en, nl, de, sk
finding-unknown-base = extends a book that does not exist, or that extends this one: "{ $name }"
finding-no-book = the book { $book } has no book.yaml and is not built in
finding-no-clause = the rule { $name } has no clause
finding-empty-text = the text is empty
finding-bad-message = this is not a valid Fluent message
finding-missing-message = the message { $name } is missing in { $language }
finding-unknown-condition = { $near ->
    [none] no fact, class or policy is called "{ $name }".
   *[other] no fact, class or policy is called "{ $name }". Did you mean "{ $near }"?
}
finding-too-many-rows = a table has at most { $most } rows
finding-any-value = the cell lists every value; leave it out
finding-name-and-file-differ = the incident is called "{ $name }" and its file "{ $file }"
finding-bad-fact-kind = the kind is yes-no, no-yes, choice (with two or more values), chips, chips-above-zero, piles, round, round-of-any-size or actions (with values), not "{ $found }"
finding-unknown-fact = no earlier fact is called "{ $name }"
finding-unknown-calculation = there is no calculation "{ $name }"
finding-missing-input = the calculation { $name } needs a fact "{ $input }"
finding-missing-parameter = the calculation needs a policy for "{ $name }"
finding-unknown-amount = the calculation gives no amount "{ $name }", only: { $allowed }
finding-unknown-table = the calculation gives no table "{ $name }", only: { $allowed }
finding-unknown-outcome = no row has the outcome "{ $name }"
finding-gap = under { $book } no row rules on: { $case }
finding-overlap = under { $book } several rows rule on: { $case }
finding-no-order = under { $book } the outcome { $name } gives no order
finding-unreached-row = nothing reaches the row "{ $name }" under any book
finding-unreached-step = nothing gives "{ $name }" under any book
finding-idle-fact = the fact "{ $name }" decides nothing
