# The words of the incident in incidents/conduct/spilled-drink.yaml: its title and how players call it, its questions,
# its outcomes and its orders. Take the "# " away from every line below.
# The last line stays as it is: as long as everything is commented out, it says that nothing is lost.

# spilled-drink = Drink spilled over cards
#     .search = drink, spilled, wet cards
# spilled-drink-fact-readable = Can the cards still be read?
#     .yes = yes
#     .no = no
# spilled-drink-outcome-play-on = The hand goes on
# spilled-drink-outcome-new-deck = The hand goes on, and then the deck is changed
# spilled-drink-order-dry = Dealer: dry the cards in their place, without turning any over.
# spilled-drink-order-change-deck = Floor: bring a new deck after the hand.
# end
