# Words for numbers in the text of rules, between commas: a policy's number must stand in its clause, as a figure or so.

number-words-1 = ein, eine, einen, einem, einer, eins
number-words-2 = zwei, beide, beiden
number-words-3 = drei
number-words-4 = vier
number-words-5 = fünf
number-words-6 = sechs
number-words-7 = sieben
number-words-8 = acht
number-words-9 = neun
number-words-10 = zehn
number-words-11 = elf
number-words-12 = zwölf
number-words-20 = zwanzig
number-words-30 = dreißig, halbe Minute
number-words-50 = die Hälfte, fünfzig
number-words-60 = sechzig, eine Minute
number-words-90 = neunzig, anderthalb Minuten
number-words-100 = hundert
