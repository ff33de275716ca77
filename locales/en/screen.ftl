# What the screen shows besides, and what is asked for with flags.

heading-what-if = What would change it
heading-command = To get this ruling again
heading-since = Ruled otherwise than before
since-outcome = Before: { $was }
since-amount = { $amount }: { $is ->
    [none] { $was } before, no longer shown
   *[other] { $was } before, { $is } now
}
since-clauses = Rests on { $is }; before on { $was }
not-a-summary = "{ $typed }" is not what a ruling's own command has after --ruled. Copy it from there as it stands.
what-if-without = no longer: { $order }
rule-in-our-words = The rule is given in our words. What counts is the book itself.
first-start-language = Which language?
first-start-book = Which book does your house play by?
first-start-comment = What holds where neither the command line nor the environment says otherwise.
first-start-written = Kept in { $file }. Change it there, or say --book and --lang.
first-start-unwritten = The settings cannot be written: { $why }
language-name-en = English
language-name-nl = Nederlands
language-name-de = Deutsch
language-name-sk = Slovenčina
ruling-more = More: { $flags }
usage-decide-instead = An incident is ruled by: { $command }
usage-not-together = { $typed } and { $other } do not go together.
help-any-why = Show why: the facts, the sums, the points of the book
help-any-what-if = Show what would change the ruling
help-any-full = Show everything: every clause, the round, why, the other books
help-any-short = One line to paste
help-any-show = Show the ruling below in a player's language, too
help-any-ruled = What it was ruled before, from the ruling's own command: what is ruled otherwise now is said
# How to see fewer, where there are several groups.
incidents-fewer = Fewer: floor incidents betting
incidents-more = { $n ->
    [one] { $n } incident. With the words that players use: --full
   *[other] { $n } incidents. With the words that players use: --full
}
version-data = Data:
help-any-no-pager = Write long output straight to the terminal, without a pager
help-incidents-words = A group (betting) or words; without any, all are listed
help-incidents-full = With the words that players use for them
help-completions = Write what a shell needs to complete a command line
help-any-shell = The shell: bash, zsh, fish or powershell
help-man = Write the manual page of the program or of a command
help-any-command = A command; without one, the program itself
card-which = The book leaves a choice, and a card tells what was decided: --chosen 1 to { $n }, or card and the number.
help-any-card = A card for the player, in this language
help-any-chosen = The ruling that was chosen for the card, where the book leaves a choice
