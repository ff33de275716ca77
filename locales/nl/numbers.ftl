# Words for numbers in the text of rules, between commas: a policy's number must stand in its clause, as a figure or so.

number-words-1 = een, eentje, eenmaal
number-words-2 = twee, beide
number-words-3 = drie
number-words-4 = vier
number-words-5 = vijf
number-words-6 = zes
number-words-7 = zeven
number-words-8 = acht
number-words-9 = negen
number-words-10 = tien
number-words-11 = elf
number-words-12 = twaalf
number-words-20 = twintig
number-words-30 = dertig, halve minuut
number-words-50 = de helft, vijftig
number-words-60 = zestig, een minuut
number-words-90 = negentig, anderhalve minuut
number-words-100 = honderd
