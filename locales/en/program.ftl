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
group-irregularities = Irregularities
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
unit-euro = €{ $n }

## Amounts

amount-to-call = to call
amount-put = put in
amount-told = told
amount-owed = to add
amount-actions = actions counted
amount-with-chips = with chips
amount-bet = amount to call
amount-total = total in front
amount-raise-part = the raise itself
amount-raise-before = bet or raise before
amount-half-line = half of it
amount-least = minimum total
amount-minimum-bet = minimum bet
amount-to-add = to add
amount-change = to return
amount-next-least = next minimum raise to
amount-next-after-least = next minimum raise to
amount-next-after-put = next minimum raise to
amount-next-after-short = next minimum raise to
amount-next-after-most = next minimum raise to
amount-other-least = total in whole bets
amount-completed-least = total that completes the bet
amount-said = said
amount-on-top = bet plus what was said
amount-total-on-top = total with it on top
amount-next-after-on-top = next minimum raise to
amount-smallest-chip = smallest chip
amount-rest = rest without it
amount-most = maximum
amount-over-most = above the maximum
amount-own = already in front
amount-left = left there
amount-added = added
amount-short = short
amount-over = too much
amount-pot = pot
amount-pot-after-call = pot after a call
amount-in-the-middle = in the middle
amount-in-front = in front of players
amount-stack = stack
amount-short-blind = short of the blind
amount-dead-blind = dead small blind
amount-meant = the amount
amount-smallest = lowest reading
amount-next-meaning = next higher reading
amount-removed = value removed
amount-next = next value
amount-chips-raced = chips raced for
amount-chips-raced-up = chips raced for, rounded up
amount-chips-left = odd chips left
amount-in-play-before = in play before
amount-in-play-after = in play after
amount-in-play-after-up = in play after
amount-worth = worth
amount-chips-for = chips for them
amount-chips-for-up = chips for them
amount-worth-left = value of the rest
amount-rounds = rounds given
amount-players-counted = players counted
amount-players-counted-now = players now
amount-most-rounds = maximum rounds
amount-hands-given = hands to miss in total
amount-hands-drawn = hands drawn
amount-hands-played = hands played
amount-last-hands-left = hands left
amount-hands-given-now = hands to miss in total
amount-deals-missed = deals missed
amount-dealt-again = re-deals
amount-hands-missed = hands missed
amount-hands-left = hands left to miss
amount-hands-left-now = hands left to miss
amount-starting-stack = starting stack
amount-rebuy-limit = maximum stack for a rebuy
amount-rebuy-chips = rebuy chips
amount-in-play = in play
amount-seconds-before = seconds before the countdown
amount-seconds-counted = seconds of the countdown
amount-seconds-in-all = seconds in total
amount-seconds-gone = seconds gone
amount-seconds-left = seconds left
amount-clock = clock at the announcement
amount-each-hand = off for each hand
amount-hand = hand
amount-clock-now = clock now
amount-clock-from-running = clock now
amount-clock-from-next = clock now
amount-players-left = players left
amount-paid-places = paid places
amount-players-out = players out
amount-best-place = best place
amount-place-above = place above
amount-last-place = last place
amount-place = place
amount-prize = prize
amount-prize-each = prize each
amount-prize-shared = share each
amount-prize-pool = prizes together
amount-fullest-table = fullest table
amount-full-table = full table
amount-players-short = short from
amount-players-needed = players needed
amount-tables-stopped = tables that stop
amount-tables-stopped-full = tables that stop
amount-final-size = final table
amount-until-final = still to go out
amount-tables-told = tables
amount-players-told = players
amount-players-moved = players who move
amount-from-seat = from seat
amount-to-seat = to seat
amount-high-half = high half
amount-low-half = low half
amount-share = each share
amount-odd-chips = left over
amount-stub = cards in the stub
amount-burn-card = burn
amount-last-card = last card, not dealt
amount-required = cards needed
amount-burns-added = earlier burns
amount-with-burns = with the burns
amount-main-pot = main pot
amount-side-pot = side pot
amount-pots-together = all pots
amount-uncalled = comes back

## Where a book takes no position, and how far it carries a ruling

stance-silent = the book is silent
stance-discretion = the TD decides
stance-not-applicable = does not apply here
conflict-mark = (disagrees with itself)
coverage-rule = ruled
coverage-discretion = at the TD's discretion
coverage-silent = the book is silent here
    .said = the book does not, the book is silent, it is silent, the book has no, the book names no, the book gives no, the book leaves
coverage-not-applicable = does not apply at this book's events
coverage-conflict = the book disagrees with itself
coverage-general-rule = by the general rule
alternatives-discretion = Your choice: { $options }
alternatives-silent = The book does not say; choose what is fairest: { $options }
alternatives-not-applicable = Excluded at this book's events; choose what is fairest: { $options }
alternatives-or = { $options }, or { $last }
open-discretion = { $name }: at the TD's discretion ({ $options }).
open-silent = { $name }: the book does not say. Floor: rule in the interest of fairness ({ $options }).
open-not-applicable = { $name }: excluded at this book's events. Floor: rule in the interest of fairness ({ $options }).
other-side = Under { $clause } it would be: { $ruling }
other-value = { $name }: the book does not say. The list shows: { $shown }. With { $value } it would be: { $ruling }
rests-on-general-rule = General rule ({ $clauses }): { $why }
rests-on-general-rule-unsaid = The book has no rule of its own on this; the ruling follows its general rule ({ $clauses }).
by-general-rule = { $value }, by the general rule. { $why }
penalty-none = The rule names no penalty.
penalty-may = A penalty may be given.
penalty-will = A penalty follows.

## Parts of what is shown

heading-orders = Now
heading-table-players = The round
heading-table-players-after = The round with the pot bet
heading-table-corrections = Corrected
heading-table-pots = Pots
heading-table-race = The race
heading-table-stacks = Seat by seat
heading-table-stacks-up = Seat by seat, the rest rounded up
heading-table-clock-running = The clock at the start of each hand
heading-table-clock-next = The clock if the hand at the announcement costs nothing
heading-table-full-each = The prize in full for each
heading-table-full-above = The prize of the place above for each
heading-table-shared = The prizes shared
heading-table-by-stack = The prizes by stack
heading-table-halted = Tables
heading-table-tables-short = Tables
heading-table-halted-full = Tables against a full one
heading-table-moves = Moves
heading-table-moves-single = Moves, with a single big blind
heading-table-even = Who gets what
heading-table-to-high = Odd chip to the high half
heading-table-to-low = Odd chip to the low half
heading-table-by-seat = By seat from the button
heading-table-either-by-seat = By seat, by either half
heading-table-by-five = By the high card of the five that play
heading-table-by-card = By the high card
heading-table-by-low-card = By the low card
heading-table-low-by-seat = Odd chip to the low half, then by seat
heading-table-low-by-five = Odd chip to the low half, then by the high card of the five
heading-table-low-by-card = Odd chip to the low half, then by the high card
heading-table-whole-by-seat = The whole pot, by seat
heading-table-whole-by-five = The whole pot, by the high card of the five
heading-table-whole-by-card = The whole pot, by the high card
heading-table-whole-low-by-seat = The whole pot; elsewhere to the low half, then by seat
heading-table-whole-low-by-five = The whole pot; elsewhere to the low half, then by the high card of the five
heading-table-whole-low-by-card = The whole pot; elsewhere to the low half, then by the high card
heading-table-without = Without what is left over
heading-table-shares = Who gets what
heading-table-hands = The hands
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
# Names in a row, the last behind the word for "and".
list-and = { $first } and { $last }
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
column-least = Min. to
column-most = Max. to
column-other = Or
column-adds = Adds
column-amount = Amount
column-for = Played for by
column-pot = Pot
cell-main-pot = main pot
cell-side-pot = side pot
cell-uncalled = comes back
column-gets-back = Gets back
column-total = Total
column-seat = Seat
column-before = Before
column-chips-for = Exchanged
column-race-cards = Cards
column-wins = Gets
column-keeps-one = Kept in
column-after = After
column-hand = Hand
column-clock = Clock
column-levels = Levels later
column-table = Table
column-stack = Stack
column-place = Place
column-prize = Prize
column-players = Players
column-short = Short
column-stops = Stops
column-move = Move
column-from-table = From
column-from-seat = Seat
column-to-table = To
column-to-seat = Seat
column-big-blind-at-once = BB at once
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
cell-bring-in = bring-in
cell-waits = to act
column-half = Half
column-share = Share
column-odd-chips = Left over
column-gets = Gets
column-cards = Plays
column-card = Card
cell-high = high
cell-low = low
cell-total = total
cell-nobody = no player yet
cell-high-card = high card
cell-pair = pair
cell-two-pair = two pair
cell-three-of-a-kind = three of a kind
cell-straight = straight
cell-flush = flush
cell-full-house = full house
cell-four-of-a-kind = four of a kind
cell-straight-flush = straight flush
compare-hint = All points
compare-same = Every book rules the same
compare-differ = The books differ; ≠ marks what differs from the first
compare-one-book = A comparison needs two books or more.
compare-nothing = These books do not differ on any point.
onward-needs = { $n ->
    [0] { $incident } gives the answer:
   *[other] { $incident } gives the answer. It still needs: { $facts }
}
needs-facts = needs: { $facts }
book-in-force = in force
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
date = { $day } { $month } { $year }
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
ask-incident-hint = In your own words, a betting line, or a number; then Enter (? lists all)
ask-incident-hint-menu = A number answers at once, arrows and Enter choose; or other words, a betting line (? lists all)
ask-incident-none = No incident fits "{ $typed }".
ask-incident-rules = Rules that may fit (floor rule NUMBER shows one):
ask-incident-which = Which of these is it?
ask-incident-none-of-these = none of these
ask-hint-choice = Number or first letters (? don't know, < back)
ask-hint-chips = Chips: 1200, 1.2k, 2x500+200 (? don't know, < back)
ask-hint-piles = Chip by chip: 2x500+200 (? don't know, < back)
ask-hint-round = The highest bet alone, 1200, or 0 where there is none; or the whole round: blinds 200/400; A raises to 1200, B calls (? don't know, < back)
ask-hint-actions = For example: check bet call (? don't know, < back)
ask-hint-count = A number (? don't know, < back)
ask-hint-time = Minutes and seconds: 17:30 (? don't know, < back)
ask-hint-seats = Seat by seat: 7: 4x25 1x100; 8: 3x25 and more; or @FILE.csv (? don't know, < back)
ask-hint-cards = Seat by seat: 1: Kh 7c; 3: As; or @FILE.csv (? don't know, < back)
ask-hint-prizes = Place by place: 1: 5000, 2: 3000, 3-5: 1000; or @FILE.csv (? don't know, < back)
ask-hint-out = Player, table, stack: A T1 12000, B T2 8000; or @FILE.csv (? don't know, < back)
ask-hint-tables = Table by table: T1 9 players BB next seat 4, T2 6 BB next seat 7 empty 2 8 9; or @FILE.csv (? don't know, < back)
ask-hint-pots = 1250 A B; 800 C, or: button 4; 1250 seat 6 seat 2. High-low: 1000 high A low B C (? don't know, < back)
ask-hint-hands = A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d (? don't know, < back)
ask-hint-put-in = A 500, B 1200, C 1200, D 300 folded; or the hand: blinds 100/200; A all-in 500, B calls (? don't know, < back)
ask-hint-showdown = Main pot first: A B; C. Or the hands: A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d (? don't know, < back)
answer-yes = yes
answer-no = no
answer-unknown = not known
answer-none = none
answer-not-a-value = "{ $typed }" is not one of the answers: { $allowed }
answer-several = "{ $typed }" fits several answers: { $allowed }
answer-not-an-action = "{ $typed }" is not an action. Write: { $allowed }
answer-too-many = That is more actions than any hand has.
answer-not-a-count = "{ $typed }": a whole number from { $least } to { $most } is needed here.
answer-not-a-time = "{ $typed }" is not a time on a clock. Write minutes and seconds, such as 17:30.
answer-hidden = a character stands in it that no one sees, { $typed }. Type it again.
amount-empty = An amount in chips is needed, for example 1200.
amount-zero = "{ $typed }": an amount above 0 is needed here.
amount-negative = "{ $typed }" is below zero. Chips are counted from 0.
amount-fraction = "{ $typed }" is not a whole number of chips.
amount-too-large = "{ $typed }" is more than any tournament has in play (at most 1,000,000,000,000).
amount-not-a-number = "{ $typed }" is not an amount. Write 1200, 1.2k or 2x500+200.
amount-two-readings = "{ $typed }" can be { $one } or { $other }. Write { $one-digits } or { $other-digits }.
amount-one-or-two = "{ $typed }" can be one amount, { $one }, or two, { $first } and { $second }. Write { $one-digits } if it is one.
amount-count-or-amount = "{ $typed }" can be { $one }, or { $count } chips of { $value }. Write { $one-digits } or { $count-digits }x{ $value-digits }.
impossible-above-stack = The player has { $stack } in total: no more can be put in.
impossible-the-whole-stack = { $stack } is all that the player has, so these are the last chips.
impossible-not-the-whole-stack = The player has { $stack } in total, so chips are left.
csv-broken = this is not CSV.
csv-open-quote = this quotation mark is not closed.
csv-fields = fields in this line: { $found }, headings: { $wanted }. Each line needs a field for every heading.
csv-empty = there is nothing below the headings.
csv-too-long = there are more than { $number } records.
csv-too-wide = there are more than { $number } columns.
csv-column = the column "{ $column }" is missing.
csv-unknown-column = the heading "{ $typed }" is not known. Known here: { $known }. A column without a heading is ignored.
csv-column-twice = the heading "{ $typed }" means the same as another one.
csv-too-large = the file is larger than 1 MiB.
csv-no-plain-file = this is not a file that can be read: a plain file is needed.
csv-no-table = This answer has no table that could be written as CSV.
csv-not-utf-8 = the file is neither UTF-8 nor UTF-16 with its mark. Save it as UTF-8.
impossible-more-left-than-own = The player had { $own } in front: { $left } cannot still be there.
impossible-not-the-count = The player put in or named the number that was told, by that answer: it was { $told }, and this is { $put }.
impossible-not-in-this-deck = { $what } is not in the deck of this game.
impossible-no-chips = This names no chips, or chips worth nothing. Write 2x500+200.
impossible-other-worth = The line has chips worth { $worth }. Write which they are, such as 1000+100.
impossible-nothing-faced = No player has bet in this round: there is no raise to answer. For a first bet, see Size of a raise (raise-size).
impossible-earlier-chips = Chips of an earlier bet or blind ({ $own }) lie in front of this player. For what new ones beside them come to, see New chips added to those of an earlier bet (prior-bet-chips).
impossible-no-meaning = { $said } cannot be read as an amount of { $least } or more.
impossible-round = Under this book the round cannot have gone like that: a bet or raise in it was not allowed.
impossible-next-value = The next value must be above the value removed, and a multiple of it.
impossible-no-such-chips = There are no chips of the value removed.
impossible-too-many-chips = These are more chips than any tournament has in play.
impossible-chip-between = Seat { $seat } has a chip of { $chip }. The next value cannot be above it: correct the list, or the next value.
impossible-race-cards = Seat { $seat } – odd chips: { $odd }, cards: { $cards }. It is one card for each odd chip.
impossible-more-dealt-again = Re-deals: { $again }, deals in total: { $deals }. Each re-deal follows a misdeal, which counts as a deal too.
impossible-more-than-drawn = Hands drawn: { $drawn }, hands played: { $played }. No more than were drawn can have been played.
impossible-more-missed = { $missed } hands have been missed already, more than the { $given } that were given.
impossible-too-many-hands = At most { $most } hands can be listed.
impossible-more-out-than-left = { $out } players are out, but only { $left } were left.
impossible-fuller-than-full = A table has { $most } players, more than a full table of { $full }.
impossible-one-table = Tables can be balanced only where there are two or more.
impossible-no-empty-seat = At table { $table } of the slip every empty seat that is named is the small blind's or already taken. Name another one.
impossible-value-not-understood = The book has a value on this point that the calculation does not know. Check the data: floor check
impossible-no-low-half = In this game no half of the pot goes to a low hand.
impossible-pot-no-multiple = A pot of { $pot } cannot be made of chips of { $chip }.
impossible-seats-unknown = Who sits next to the button? Begin with the button, such as "button 4;", or with the players from there, such as "players B A C;".
impossible-hand-missing = The cards of { $what } are missing.
impossible-no-five-cards = The five cards of { $what } that play for this side of the pot are needed.
impossible-not-equal = The hands of those who share are not equal: { $what } has the better one.
impossible-above-the-deck = That is more cards than the deck has: { $cards } with six for each player.
impossible-nobody-left = Everybody has folded.
impossible-other-pots = { $pots ->
    [one] There is one pot to be won
   *[other] There are { $pots } pots to be won
}, and winners for { $won }.
impossible-not-in-pot = { $what } does not play for this pot.
impossible-unknown-player = { $what } has put nothing in.
impossible-board-cards = A board of five cards is needed in this game.
impossible-no-board = This game has no board.
impossible-hole-cards = { $what } has too many or too few cards for this game.
impossible-no-hand = No hand is given, only a board.
still-open = The deciding fact is not known. Still possible:
facts-missing = { $incident }: these facts are needed to rule:
takes-chips = CHIPS (1200, 1.2k, 2x500+200)
takes-piles = CHIPS (2x500+200)
takes-round = ROUND ("blinds 200/400; A raises to 1200, B calls")
takes-time = TIME (17:30)
takes-stacks = SEATS ("7: 4x25 1x100; 8: 3x25") or @FILE.csv
takes-cards = CARDS ("1: Kh 7c; 3: As") or @FILE.csv
takes-prizes = PRIZES ("1: 5000, 2: 3000, 3-5: 1000") or @FILE.csv
takes-players-out = PLAYERS ("A T1 12000, B T2 8000") or @FILE.csv
takes-tables = TABLES ("T1 9 players BB next seat 4, T2 6") or @FILE.csv
takes-pots = POTS ("1250 A B; 800 C")
takes-hands = HANDS ("A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d")
takes-put-in = STAKES ("A 500, B 1200, C 1200, D 300 folded")
takes-showdown = WINNERS ("A B; C") or HANDS ("A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d")
incident-missing = Which incident? One of: { $allowed }

## Words that people put before the number of a rule, with commas between. Those of every language are understood.

rule-before-a-number = rule, rules, article, art, TDA, r, nr, no, number, point, section, par, paragraph
rule-range-words = to, through, thru, until
rule-list-words = and

## What was typed and does not exist. $near is none when nothing is near.

unknown-book = { $near ->
    [none] There is no book "{ $typed }". The books are: { $allowed }.
   *[other] There is no book "{ $typed }". The books are: { $allowed }. Did you mean "{ $near }"?
}
unknown-rule = { $near ->
    [none] { $book } has no rule or topic "{ $typed }".
   *[other] { $book } has no rule or topic "{ $typed }". Did you mean "{ $near }"?
}
unknown-rule-number = { $book } has no rule "{ $typed }". Its rules are { $ranges }.
rule-elsewhere = { $here ->
    [none] Rule { $typed } of { $books } is "{ $title }"; { $book } has no rule on it.
   *[other] Rule { $typed } of { $books } ("{ $title }") is { $here } in { $book }.
}
unknown-incident = { $near ->
    [none] There is no incident "{ $typed }".
   *[other] There is no incident "{ $typed }". Did you mean "{ $near }"?
}
several-incidents = { $n ->
    [one] "{ $typed }" may be this one; name it by its id:{ $found }
   *[other] "{ $typed }" may be one of these; name it by its id:{ $found }
}
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
setting-not-utf-8 = The variable { $variable } is not UTF-8.
usage-other = This command line cannot be used.
usage-see-help = See: floor --help
error-other = That did not work: { $why }
typed-too-much = { $length } characters were typed, and at most { $most } are read. Tell it shorter; a slip can stand in a file (@FILE).
output-failed = Standard output could not be written: { $why }
left-out = { $names ->
    [none] { $folder }: something is wrong here. See: floor check { $folder }
   *[other] { $folder }: something is wrong here; left out are { $names }. See: floor check { $folder }
}

## Help

help-heading-usage = Usage
help-heading-commands = Commands
help-heading-options = Options
help-heading-arguments = Arguments
help-help = Show this help
help-version = Show the version and the built-in books
help-floor = Rules on incidents at poker tournament tables. Without a command it asks what happened.
help-decide = Rule on an incident, asking for what is not said
help-rule = Show rules by number or topic, with their counterparts in the other books
help-search = Search rules and incidents in any of the four languages
help-compare = Compare books: what changes at the table, a rule, a topic, or a case
help-books = List the books
help-incidents = List the incidents
help-check = Check the data: built-in, or a house's own
help-any-book = The book the house plays by
help-any-lang = The language: en, nl, de or sk
help-any-format = The format: text, json, markdown, html or csv
help-any-rulings = A folder with books and incidents of the house
help-any-color = Colour: auto, always or never
help-any-others = Show what the other books rule, too
help-decide-words = The incident, then what is known as FACT=VALUE
help-any-labels = Numbers or topics: 43, 43-A, "MEC 7", four-card-flop
help-search-words = The words
help-compare-words = A group, a rule, a topic, or an incident with FACT=VALUE
help-compare-group = Only the incidents of this group
help-compare-all = Every difference, not only those that matter most
help-compare-contradictions = Only where both books rule, and differently
help-compare-only-values = Only what depends on points on which both books say something
help-compare-silences = Only where one book rules, or neither
help-compare-numbers = Which rule of one book is which in the other
help-rule-map = Only the number of the rule in the other books
help-compare-policies = The points on which the books differ, not the rulings
help-any-books = The books, separated by commas
help-any-paths = Folders of data
help-any-stubs = Print the missing messages as Fluent files to fill in
help-any-unused = List the policies that no table consults
help-any-fix = Write into each book.yaml how much its files hold
help-examples = Examples: floor · floor rule 39 · floor decide undercall call-said=yes to-call=1200 put=500

## What floor check finds. The sentence stands behind FILE:LINE.

check-clean = { $files ->
    [one] { $files } file: nothing wrong
   *[other] { $files } files: nothing wrong
}
check-findings = { $files ->
    [one] { $files } file, things wrong: { $findings }
   *[other] { $files } files, things wrong: { $findings }
}
check-mended = { $file }: now says: { $line }
check-warning = warning: { $sentence }
check-warnings = ; { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
check-unused = { $count ->
    [0] Every policy is consulted by a table
    [one] { $count } policy is consulted by no table
   *[other] { $count } policies are consulted by no table
}
# What says nothing of what happened: left out when an incident is looked for.
finding-unknown-file = this is not a place for data. There is a place for: topics.yaml, policies/GROUP.yaml, books/BOOK/book.yaml, books/BOOK/rules/SECTION.yaml, books/BOOK/policies/GROUP.yaml, incidents/GROUP/INCIDENT.yaml, locales/LANGUAGE/NAME.ftl
finding-unreadable = { $where ->
    [here] cannot be read: { $why }
   *[other] { $where } cannot be read: { $why }
}
system-not-found = there is no such file or folder
system-no-right = the system does not allow it
system-is-folder = it is a folder
system-not-text = it is not text
system-no-folder = a part of the path is no folder
system-full = there is no room left on the disk
system-read-only = the disk can only be read
system-says = the system reports ({ $why })
finding-too-many-files = too many files in this folder; keep nothing but data in it
finding-too-large = the file is larger than 1 MiB; split it
finding-too-large-in-all = the files of this folder are larger than 16 MiB together
finding-no-plain-file = this is not a plain file and is not opened; only a file of data may be here
finding-bad-name = a name here is made of the letters a to z, digits, hyphens, underscores and dots
finding-link-out = this link leads out of the folder, or to a folder that contains it; put the file itself here
finding-not-utf-8 = the file is not UTF-8 here; save it as UTF-8
finding-control-character = the character { $code } controls a terminal or is invisible in a text; take it out
finding-tab = a tab stands here: indent and separate with spaces
finding-line-break = this must stay on one line; only a text can have several (in YAML, >- makes one line of them)
finding-malformed = this is not valid YAML: { $why }
finding-alias = anchors and aliases are not allowed; write the value out
finding-tag = tags are not allowed; write the value without one
finding-too-deep = nested more than 32 levels deep
finding-too-many-parts = a file has at most { $most } keys and values; divide it
finding-too-much = together the files have more than { $most } keys and values; from here on they are not read
finding-second-document = a file holds one document; move the second to a file of its own
finding-duplicate-key = the key "{ $name }" is there twice; take one out
finding-unknown-key = unknown key "{ $name }"; allowed: { $allowed }
finding-missing-key = the key "{ $name }" is missing; add it
finding-wrong-kind = found { $found }, expected { $expected }
kind-nothing = nothing
kind-value = a value
kind-list = a list
kind-mixed-list = numbers and words in one list
kind-mapping = keys with values (key: value)
kind-text = a word or text
kind-texts = a text, or a text for each language
kind-rules = the rules
kind-positions = the positions
kind-true-or-false = true or false
kind-whole-number = a whole number
kind-words = a word or a list of words
kind-word-or-number = a word or a whole number
kind-position = the word silent, or a value with its clause
kind-example-value = a whole number, a word, true, false, or a list of numbers or of words
kind-cell = a word, a list of words, or not: with a word or a list of words
kind-closed = a fact or policy with a closed set of values
kind-closed-fact = a fact with a closed set of values
kind-yes-no = the kind yes-no
kind-told = the kind chips, piles, round or actions
kind-number-policy = a policy with a number
kind-choice-policy = a policy with a choice of values
finding-no-penalty = "{ $found }" is not a penalty: { $allowed }, or a policy with these values
finding-twice = "{ $name }" is there twice; take one out or rename it
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
finding-bad-values = at least two different values are needed; list them
finding-reserved-value = "{ $name }" is reserved for a book without a position
finding-bad-policy-kind = the kind is number (with a unit) or choice (with values), not "{ $found }"
finding-bad-position = a position is silent, or a value with a clause, discretion, not-applicable, or a conflict with follows and why; not "{ $found }"
finding-unknown-clause = { $near ->
    [none] { $book } has no clause "{ $name }"; floor rule shows the labels of a rule
   *[other] { $book } has no clause "{ $name }". Did you mean "{ $near }"?
}
finding-unknown-sentence = { $clause } has no sentence { $name }; it has { $found }
finding-no-edition-before = { $book } says that a rule came from { $name } of the edition before, but there is none: give the book its family and year, and load an earlier edition
finding-not-a-number = "{ $found }" is not a whole number of { $unit }
finding-not-a-value = "{ $found }" is not one of the values: { $allowed }
finding-missing-position = { $was ->
    [none] { $book } takes no position on the policy { $name }. Add "{ $name }: silent" or "{ $name }: {"{"} value: { $values }, clause: … {"}"}" to { $where }
   *[other] { $book } takes no position on the policy { $name }. Add "{ $name }: silent" or "{ $name }: {"{"} value: { $values }, clause: … {"}"}" to { $where }. In the book underneath it is { $was }
}
finding-unknown-language = { $near ->
    [none] "{ $name }" is not one of the languages en, nl, de, sk
   *[other] "{ $name }" is not one of the languages en, nl, de, sk. Did you mean "{ $near }"?
}
finding-unknown-base = { $near ->
    [none] extends a book that does not exist, or that extends this one: "{ $name }". The books are: { $allowed }.
   *[other] extends a book that does not exist, or that extends this one: "{ $name }". The books are: { $allowed }. Did you mean "{ $near }"?
}
finding-no-book = the book { $book } has no book.yaml and is not built in; add one or correct the name of the folder
finding-no-clause = the rule { $name } has no clause; add one
finding-empty-text = the text is empty; write it, or leave the key out
finding-bad-message = this is not a valid Fluent message; write it as id = text
finding-too-many-braces = a message shows at most { $most } values, and this one has more braces
finding-too-many-books = a folder holds at most { $most } books; this one is not read
finding-missing-message = the message { $name } is missing in { $language }; floor check --stubs prints what is to be filled in
finding-unknown-condition = { $near ->
    [none] no fact, class or policy is called "{ $name }".
   *[other] no fact, class or policy is called "{ $name }". Did you mean "{ $near }"?
}
finding-too-many-rows = a table has at most { $most } rows
finding-any-value = the cell lists every value; leave it out
finding-gap = no row rules on this case: { $case }. Add a row for it
finding-overlap = the rows { $rows } both rule on this case: { $case }. Give one of them a condition that leaves it out
finding-no-order = the outcome { $name } gives no order under some position of a book. Add one without that condition
finding-orders-together = the order { $name } excludes { $other }, and some case brings both; give one of them on a condition that the other does not have
finding-sum-differs = { $name } is { $found }, but { $policies } make { $sum }; numbers that belong together must add up
finding-removed-and-replaced = the rule { $name } is removed and written again; take it out of removed: a rule of the same label takes the place of the one underneath
finding-unasked-fact = the fact { $name } has no answer where the other conditions hold; leave it out
finding-missing-coverage = the row rules where the book gives no value for { $name }; say its coverage: rule, general-rule, discretion, silent or not-applicable
finding-unreached-step = nothing gives "{ $name }": no row with its outcome meets its conditions
finding-no-value = the cell accepts no value; name at least one
finding-section-too-deep = sections may be nested at most { $most } deep
finding-row-and-section = an entry is a row with its "{ $name }", or a section of rows; not both
finding-table-in-table = a shared table cannot use another: "{ $name }"
finding-table-too-wide = the table has more combinations than can be counted; split the incident or leave out columns
finding-too-many-gates = the facts that others depend on have more than { $most } combinations of answers; let fewer facts depend on others
finding-too-many-values = a column has at most { $most } values
finding-name-and-file-differ = the incident is called "{ $name }" and its file "{ $file }"; make them the same
finding-bad-fact-kind = the kind is yes-no, no-yes, choice (with two or more values), chips, chips-above-zero, piles, round, round-of-any-size, actions (with values), count (with a range), time, stacks, cards, prizes, players-out or tables, not "{ $found }"
finding-unknown-fact = no earlier fact is called "{ $name }"
finding-unknown-calculation = there is no calculation "{ $name }"; rulings/README.md says where they are
finding-missing-input = the calculation { $name } needs a fact "{ $input }"
finding-missing-feed = the calculation needs a policy that says "feeds: { $name }"
finding-unknown-feed = "{ $name }" is not a betting rule; allowed: { $allowed }
finding-fed-twice = "{ $policy }" feeds "{ $name }" already
finding-unknown-amount = the calculation gives no amount "{ $name }", only: { $allowed }
finding-unknown-table = the calculation gives no table "{ $name }", only: { $allowed }
finding-never-asked = no answer above leads to the question "{ $name }"; let one ask it, or take it out
finding-one-answer = the question "{ $name }" has fewer than two answers; add one or take the question out
finding-no-such-incident = there is no incident "{ $name }"
finding-nothing-the-same = the incident "{ $incident }" has no fact "{ $name }" with answers like "{ $fact }" and shows no such amount, nor is that an answer to "{ $fact }"; correct same-as
finding-unknown-outcome = no row has the outcome "{ $name }"; correct the name or take it out
finding-idle-fact = the fact "{ $name }" decides nothing; use it in a row or take it out
finding-more-findings = and { $count } more in this file
finding-more-findings-elsewhere = and { $count } more in other files
finding-same-step = "{ $name }" is given twice where the conditions of both hold; take one out or narrow it
finding-idle-column = the column "{ $name }" changes nothing: no two rows that rule differently are kept apart by it alone; take it out
finding-row-without-clause = the row "{ $name }" rules by a rule and has no clause to cite under { $books }; name a topic on which the book has one, or another coverage
finding-cites-another-topic = the row { $name } cites { $topic }, and neither the incident nor a policy that it asks for is about that; correct it, or add the topic to "also" of the incident
finding-silent-without-fairness = the row { $name } says { $found }, and cites no clause on fairness, by which the floor rules there; add { $topic } to cites, or correct the coverage
finding-unsaid-coverage = { $found ->
    [none] the row { $name } cites { $topic }, by which the floor rules where a book says nothing; say its coverage, also if it is rule
    [stance] the row { $name } rules where a book takes no value; say its coverage, also if it is rule
   *[other] the headline of the row { $name } says "{ $found }"; say its coverage, also if it is rule
}
finding-ruled-under-silent-headline = the row { $name } says { $coverage }, and its headline says "{ $found }"; correct the coverage or the headline
finding-open-under-ruling-headline = the row { $name } says { $coverage }, and the headline { $found } rules as if a rule did; let it say who decides or that the book is silent (open-words, silent-words), or correct the coverage
finding-coverage-differs = the row { $name } says { $coverage }, and another one of its outcome does not ({ $found }), though no policy keeps them apart; correct the coverage, or give it an outcome of its own
finding-hand-over = { $how ->
    [back] { $step } leads to { $name }, which leads back here; let one of the two rule
    [impossible] { $step } leads to { $name }, where what was answered here cannot be; correct the facts there, or say "same-as" with "-" where one is another
   *[other] { $step } leads to { $name }, which rules { $found } where this one rules { $outcome }; correct one of the two
}
finding-no-alternative = { $how ->
    [same] under { $book } the choice is between { $name } and { $other }, which come to the same orders and amounts; give them one outcome, or each an order of its own
    [onward] under { $book } one side of the choice, { $name }, only leads to another incident; let an order say what is done
   *[other] under { $book } one side of the choice, { $name }, says that the book is silent; let its row say what is done
}
finding-order-without-outcome = the order { $name } names no outcome; name it, or say "always: true" if it is given whatever the outcome
finding-always-and-outcome = the order { $name } is given always, and names an outcome; take out one of the two
finding-idle-question = the fact "{ $name }" is asked where { $other } is { $found }, and decides something only where it is { $values }; add an ask-if, or correct the rows
finding-changed-incident = { $count ->
    [one] { $name } takes the place of the incident underneath and differs from it in one part: { $found }
   *[other] { $name } takes the place of the incident underneath and differs from it in { $count } parts: { $found }
}
finding-same-rows = the row "{ $name }" rules like "{ $other }" and differs in one cell; they could be one
finding-bad-range = a number needs a range: [minimum, maximum], the minimum below the maximum
finding-out-of-range = { $found } is not a sensible number of { $unit } here; { $least } to { $most } is allowed
finding-follows-no-side = a conflict follows one of its sides; give the value of one
finding-equal-sides = two sides of a conflict have the same value; they do not disagree
finding-empty-list = the list is empty; fill it or leave the key out
finding-empty-folder = there is no data in this folder; rulings/README.md says how to write it
finding-empty-file = the file is empty: bring it back from a copy, write what it should say, or delete it
finding-bad-day = { $found } is no day; write it as in 2026-11-22
finding-only-comments = everything in this file is commented out, or the rest of it is lost, and nothing in it holds: bring it back from a copy; where it is meant so, delete it or end it with the line "# end"
finding-stops-short = the file stops in the middle of its last line, and the rest of it may be lost: bring it back from a copy; where nothing is missing, end the line with Enter
finding-fewer-held = { $what } of this book should be { $said }, and its files have { $found }: a file is lost, emptied or copied half. Bring it back; where it is meant so, floor check --fix writes the new number
finding-more-held = { $what } of this book should be { $said }, and its files have { $found }: floor check --fix writes the new number, so that a loss is noticed
finding-half-done = this folder was never written to its end: empty it, and run the command that should write it again
finding-other-topic = { $name } rests on { $clause }, whose rule is not about { $topic }; name the clause that decides, or add its topic to "also" in the policy
finding-changed-position = { $name } is changed, but { $clause } still has the text of the book underneath; restate the rule
finding-number-not-in-text = { $name } is { $found }, which its clause { $clause } does not say; correct one of them
finding-idle-message = { $near ->
    [none] nothing asks for the message { $name } ({ $language }); correct its name or take it out
   *[other] nothing asks for the message { $name } ({ $language }); did you mean { $near }?
}
finding-unknown-variable = { $name } shows { $variable }, which its ruling does not give; given are: { $allowed }
finding-uneven-variables = { $name } shows { $found } in { $language } and { $expected } in the other languages; make them the same
finding-no-packed-house = is no packed house
finding-damaged-packed-house = is a packed house that is damaged
finding-newer-packed-house = is a packed house of a newer program
