# Die Wörter zum Vorfall in incidents/conduct/spilled-drink.yaml: der Titel und wie Spieler ihn nennen, die Fragen, die
# Ergebnisse und die Anweisungen. Vor jeder Zeile unten das „# “ wegnehmen.
# Die letzte Zeile bleibt, wie sie ist: Solange alles auskommentiert ist, sagt sie, dass nichts verloren ging.

# spilled-drink = Getränk über den Karten verschüttet
#     .search = Getränk, verschüttet, nasse Karten
# spilled-drink-fact-readable = Sind die Karten noch lesbar?
#     .yes = ja
#     .no = nein
# spilled-drink-outcome-play-on = Die Hand wird zu Ende gespielt
# spilled-drink-outcome-new-deck = Die Hand wird zu Ende gespielt, danach kommt ein neues Deck
# spilled-drink-order-dry = Dealer: die Karten trocknen, wo sie liegen, und keine umdrehen.
# spilled-drink-order-change-deck = Floor: nach der Hand ein neues Deck bringen.
# end
