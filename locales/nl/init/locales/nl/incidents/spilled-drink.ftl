# De woorden van het incident in incidents/conduct/spilled-drink.yaml: de titel en hoe spelers het noemen, de vragen,
# de uitkomsten en de aanwijzingen. Haal de "# " weg voor elke regel hieronder.
# De laatste regel blijft zoals hij is: zolang alles uitgezet is, zegt hij dat er niets verloren is.

# spilled-drink = Drank over de kaarten
#     .search = drank, gemorst, natte kaarten
# spilled-drink-fact-readable = Zijn de kaarten nog te lezen?
#     .yes = ja
#     .no = nee
# spilled-drink-outcome-play-on = De hand wordt uitgespeeld
# spilled-drink-outcome-new-deck = De hand wordt uitgespeeld, daarna komt er een nieuw deck
# spilled-drink-order-dry = Dealer: maak de kaarten droog waar ze liggen, zonder er een om te draaien.
# spilled-drink-order-change-deck = Floor: breng na de hand een nieuw deck.
# end
