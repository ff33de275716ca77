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

## Zahlen, wie Spieler sie in einer Wettrunde sagen. Längere setzen sich daraus zusammen: fünfhundert, zweitausend.

notation-number-1 = eins, eine
notation-number-2 = zwei, zwo
notation-number-3 = drei
notation-number-4 = vier
notation-number-5 = fünf
notation-number-6 = sechs
notation-number-7 = sieben
notation-number-8 = acht
notation-number-9 = neun
notation-number-10 = zehn
notation-number-11 = elf
notation-number-12 = zwölf
notation-number-13 = dreizehn
notation-number-14 = vierzehn
notation-number-15 = fünfzehn
notation-number-16 = sechzehn
notation-number-17 = siebzehn
notation-number-18 = achtzehn
notation-number-19 = neunzehn
notation-number-20 = zwanzig
notation-number-30 = dreißig
notation-number-40 = vierzig
notation-number-50 = fünfzig
notation-number-60 = sechzig
notation-number-70 = siebzig
notation-number-80 = achtzig
notation-number-90 = neunzig
notation-number-100 = hundert, einhundert
notation-number-1000 = tausend, eintausend
notation-number-1000000 = Million, Millionen

## Chips bei ihrem Namen.

notation-named-chip-100 = Hunderter, Hunderterchip, Hunderterchips
notation-named-chip-500 = Fünfhunderter, Fünfhunderterchip, Fünfhunderterchips
notation-named-chip-1000 = Tausender, Tausenderchip, Tausenderchips
notation-named-chip-5000 = Fünftausender, Fünftausenderchip, Fünftausenderchips

# By these phrases a headline says that no rule decides: its row says how far the book carries it.
open-words = eine Wahl, Turnierleitung entscheidet, Ermessen, Buch sagt nicht, Hausregeln entscheiden

# By these it says that the book is silent: its row says silent or not-applicable.
silent-words = Buch sagt nicht, Buch sagt nichts, Buch schweigt, schweigt das Buch, Buch lässt, Buch nennt keine Zahl, Buch hat keine, Nicht geregelt
