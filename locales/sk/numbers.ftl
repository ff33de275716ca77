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
