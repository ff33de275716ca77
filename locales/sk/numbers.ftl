# Words for numbers in the text of rules, between commas: a policy's number must stand in its clause, as a figure or so.

number-words-1 = jeden, jedna, jedno, jednu, jednej, jedného, jedným, minútu
number-words-2 = dva, dve, dvoch, dvoma, obe, oba
number-words-3 = tri, troch, trom, troma
number-words-4 = štyri, štyroch, štyrom, štyrmi
number-words-5 = päť, piatich
number-words-6 = šesť, šiestich
number-words-7 = sedem, siedmich
number-words-8 = osem, ôsmich
number-words-9 = deväť, deviatich
number-words-10 = desať, desiatich
number-words-11 = jedenásť
number-words-12 = dvanásť
number-words-20 = dvadsať
number-words-30 = tridsať, pol minúty
number-words-50 = polovica, polovicu, polovice, päťdesiat
number-words-60 = šesťdesiat, minútu
number-words-90 = deväťdesiat, poldruha minúty
number-words-100 = sto

## Čísla, ako ich hráči hovoria v kole stávok. Dlhšie sa z nich skladajú: päťsto, dvetisíc.

notation-number-1 = jeden, jedna, jedno
notation-number-2 = dva, dve
notation-number-3 = tri
notation-number-4 = štyri
notation-number-5 = päť
notation-number-6 = šesť
notation-number-7 = sedem
notation-number-8 = osem
notation-number-9 = deväť
notation-number-10 = desať
notation-number-11 = jedenásť
notation-number-12 = dvanásť
notation-number-13 = trinásť
notation-number-14 = štrnásť
notation-number-15 = pätnásť
notation-number-16 = šestnásť
notation-number-17 = sedemnásť
notation-number-18 = osemnásť
notation-number-19 = devätnásť
notation-number-20 = dvadsať
notation-number-30 = tridsať
notation-number-40 = štyridsať
notation-number-50 = päťdesiat
notation-number-60 = šesťdesiat
notation-number-70 = sedemdesiat
notation-number-80 = osemdesiat
notation-number-90 = deväťdesiat
notation-number-100 = sto, stovky, stoviek
notation-number-1000 = tisíc, tisíce, tisíca
notation-number-1000000 = milión, milióny, miliónov, milióna

## Žetóny podľa mena.

notation-named-chip-100 = stovka, stovku, stovkový žetón, stovkové žetóny
notation-named-chip-500 = päťstovka, päťstovku, päťstovky, päťstovkový žetón, päťstovkové žetóny, päťstovkových žetónov
notation-named-chip-1000 = tisícka, tisícku, tisícky, tisícový žetón, tisícové žetóny, tisícových žetónov
notation-named-chip-5000 = päťtisícka, päťtisícku, päťtisícky, päťtisícový žetón

# By these phrases a headline says that no rule decides: its row says how far the book carries it.
open-words = voja voľba, TD rozhodne, na uvážení, niha nehovorí, rozhodujú domáce pravidlá

# By these it says that the book is silent: its row says silent or not-applicable.
silent-words = niha nehovorí, niha mlčí, niha necháva, niha neuvádza počet, niha nemá, Nie je v pravidlách
