# Words for numbers in the text of rules, between commas: a policy's number must stand in its clause, as a figure or so.

number-words-1 = one, once
number-words-2 = two, both
number-words-3 = three
number-words-4 = four
number-words-5 = five
number-words-6 = six
number-words-7 = seven
number-words-8 = eight
number-words-9 = nine
number-words-10 = ten
number-words-11 = eleven
number-words-12 = twelve
number-words-20 = twenty
number-words-30 = thirty, half a minute
number-words-50 = half, fifty
number-words-60 = sixty, a minute, one minute
number-words-90 = ninety, a minute and a half
number-words-100 = a hundred, one hundred

## Numbers as players say them in a betting line. Longer ones are put together from these: five hundred, twenty-five hundred.

notation-number-1 = one
notation-number-2 = two
notation-number-3 = three
notation-number-4 = four
notation-number-5 = five
notation-number-6 = six
notation-number-7 = seven
notation-number-8 = eight
notation-number-9 = nine
notation-number-10 = ten
notation-number-11 = eleven
notation-number-12 = twelve
notation-number-13 = thirteen
notation-number-14 = fourteen
notation-number-15 = fifteen
notation-number-16 = sixteen
notation-number-17 = seventeen
notation-number-18 = eighteen
notation-number-19 = nineteen
notation-number-20 = twenty
notation-number-30 = thirty
notation-number-40 = forty
notation-number-50 = fifty
notation-number-60 = sixty
notation-number-70 = seventy
notation-number-80 = eighty
notation-number-90 = ninety
notation-number-100 = hundred, a hundred
notation-number-1000 = thousand, a thousand, grand, a grand
notation-number-1000000 = million, a million

## Chips by their names.

notation-named-chip-100 = hundred chip, one hundred chip
notation-named-chip-500 = five hundred chip
notation-named-chip-1000 = thousand chip, one thousand chip
notation-named-chip-5000 = five thousand chip

# By these phrases a headline says that no rule decides: its row says how far the book carries it.
open-words = our choice, TD, floor decides, floor rules, book does not say, may be made up, may be corrected, may get them, house rules decide, Up to the house

# By these it says that the book is silent: its row says silent or not-applicable.
silent-words = book does not say, book is silent, it is silent, book leaves, book gives no number, book has no, Not covered, Not in the rules, in the interest of fairness
