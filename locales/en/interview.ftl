# What the interview says besides its questions, and the commands that it understands. Spellings stand with commas between; those of every language are understood.

command-quit = q, quit, exit, stop
command-help = help, commands
command-back = back
command-show = show
command-card = card
command-short = short
command-full = full
command-book = book
command-language = lang, language
command-why = ??, why
command-disputed = disputed, dispute
command-rule = rule, rules
command-rule-by-number = section, article, art, paragraph
command-others = others, other books
command-what-if = what if
command-json = json
command-again = again
command-more = more, next page
command-level = level
ask-hint-key = A key answers: number or first letter; Enter takes 1 (? don't know, ?? why, < back, help, q leaves)
interview-help =
    A key answers: the number or the first letter of an answer; Enter takes the first, arrows choose in a list, and → takes the first below the line.
    ? don't know · ?? why this is asked · disputed: the players do not agree · < back
    rule 43: the rule, at any question · book dpc, lang sk: another book or language
    After a ruling: why, rule, others, what if, short, full, show sk, card sk, json, log T7 s3 NAME, again, more (or space) where it is cut off
    q leaves
nothing-ruled-yet = Nothing is ruled yet. A rule by its number: rule 43.
after-hint = Enter or words: next · number: change it · why, rule, others, what if, show X, json, help · book X, lang X · q
after-hint-short = Enter or words: next · number: change it · why, rule, help · q
after-page = Page { $page } of { $of }: space turns it
aside-question = Enter: back to the question
waiting-next = Next in line ({ $n }), Enter takes it: { $next }
waiting-kept = No answer here, and kept for afterwards: "{ $typed }"
waiting-called-back = If it is another incident: once this one is ruled, ↑ brings it back.
asked-because = It decides between:
asked-for-amounts = The amounts of the ruling, or its orders, depend on it.
line-example = A whole line looks like this: blinds 200/400; A raises to 1200, B calls, C all-in 900
line-lacks-setup = The blinds are missing before "{ $typed }", or the minimum bet: blinds 100/200; { $typed } – or: min 200; { $typed }
line-lacks-amounts = "{ $typed }" does not say how much, and the blinds are missing. With both it would be, for example: { $line }
ask-line-setup = At which blinds, or with which minimum bet after the flop?
ask-line-setup-hint = before the flop 200/400; after it what a bet had to be at least, 400 (< back)
ask-line-setup-why = Before the flop the blinds are the first bet; on a later street the minimum bet is enough.
ask-line-street = Before the flop or later?
level-before-flop = before the flop: blinds { $setup }
level-later = on a later street: minimum bet { $setup }
level-street-hint = A number answers, Enter takes 1; or other blinds: 300/600 (< back)
amounts-how = How did it come to { $bet }?
amounts-first = not raised: it is the first bet, or the big blind
amounts-over-blind = the big blind was raised to it
amounts-over-bet = another bet was raised to it
amounts-before = Which bet was it that was raised?
amounts-before-hint = In all, as it lay in front: 600 (< back)
amounts-not-before = The bet before that raise is above 0 and below { $bet }.
amounts-level = At which blinds?
amounts-level-hint = 400/800, or 400/800 ante 800; kept until "level" tells others (? don't know, < back)
amounts-no-raise = { $bet } is no raise over the big blind of { $blind }. For other blinds: level 200/400
amounts-short = { $bet } is less than a whole bet or raise. Was that player all-in?
amounts-short-yes = yes, all-in
amounts-short-no = no
amounts-why = The next raise is measured by the last one: how much is put on top of which bet decides.
amounts-structure = In limit and pot-limit one amount is not enough: it takes the whole round.
level-in-force = level { $level }
level-perhaps = If { $typed } are the blinds, type: { $level }
level-tried = A folds
book-in-another-language = The book in force is { $book }, in { $language }. In your language: "book { $other }"; to keep it, set FLOOR_BOOK={ $other }.
line-with-setup = { $setup }; { $line }
line-with-least-bet = min { $setup }; { $line }
unknown-language = There is no language "{ $typed }". The languages are: { $allowed }.
open-unknown = The deciding answer is not known:
open-disputed = The players do not agree on this. It depends on what you find to be true:
taken-from-words = Taken from your words: { $facts } (< changes it)
answer-disputed = disputed
taken-along = Carried over: { $facts } (< changes it)
