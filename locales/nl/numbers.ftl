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

## Getallen zoals spelers ze zeggen in een inzetronde. Langere worden hieruit samengesteld: vijfhonderd, vijfentwintighonderd.

notation-number-1 = een
notation-number-2 = twee
notation-number-3 = drie
notation-number-4 = vier
notation-number-5 = vijf
notation-number-6 = zes
notation-number-7 = zeven
notation-number-8 = acht
notation-number-9 = negen
notation-number-10 = tien
notation-number-11 = elf
notation-number-12 = twaalf
notation-number-13 = dertien
notation-number-14 = veertien
notation-number-15 = vijftien
notation-number-16 = zestien
notation-number-17 = zeventien
notation-number-18 = achttien
notation-number-19 = negentien
notation-number-20 = twintig
notation-number-30 = dertig
notation-number-40 = veertig
notation-number-50 = vijftig
notation-number-60 = zestig
notation-number-70 = zeventig
notation-number-80 = tachtig
notation-number-90 = negentig
notation-number-100 = honderd
notation-number-1000 = duizend
notation-number-1000000 = miljoen

## Chips bij hun naam.

notation-named-chip-100 = honderdje, honderdjes
notation-named-chip-500 = vijfhonderdje, vijfhonderdjes, vijfhonderdtje
notation-named-chip-1000 = duizendje, duizendjes
notation-named-chip-5000 = vijfduizendje, vijfduizendjes

# By these phrases a headline says that no rule decides: its row says how far the book carries it.
open-words = ouw keuze, toernooileiding beslist, ter beoordeling, boek zegt niet, mag worden aangevuld, huisregels beslissen

# By these it says that the book is silent: its row says silent or not-applicable.
silent-words = boek zegt niet, boek zegt niets, boek zwijgt, boek laat, boek noemt geen aantal, boek heeft geen, Niet geregeld
