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
