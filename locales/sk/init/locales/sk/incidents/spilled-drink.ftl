# Slová incidentu zo súboru incidents/conduct/spilled-drink.yaml: názov a ako ho volajú hráči, otázky, výsledky a pokyny.
# Odstráň „# “ z každého riadka nižšie.
# Posledný riadok nechaj tak: kým je všetko zakomentované, hovorí, že sa nič nestratilo.

# spilled-drink = Nápoj rozliaty na karty
#     .search = nápoj, rozliaty, mokré karty
# spilled-drink-fact-readable = Dajú sa karty ešte prečítať?
#     .yes = áno
#     .no = nie
# spilled-drink-outcome-play-on = Ruka sa dohrá
# spilled-drink-outcome-new-deck = Ruka sa dohrá, potom sa vymení balík
# spilled-drink-order-dry = Dealer: osuš karty tam, kde ležia, a žiadnu neotáčaj.
# spilled-drink-order-change-deck = Floormanager: po ruke prines nový balík.
# end
