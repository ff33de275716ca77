spilled-chips = Umgefallene Chips
    .search = umgefallene Chips, Stack umgestoßen, Chips in den Pot gefallen, Stack in den Pot gestoßen, Stacks vermischt, Chips umgekippt, Spieler hat seine Chips umgeworfen, zwei Stacks ineinander gefallen, Chips in einen anderen Stack gefallen, meine Chips unter seinen
    .told =
        Er hat seinen Stack umgestoßen, und die Chips sind in den Pot gefallen.
        Ein Spieler hat seine Chips über den ganzen Tisch gekippt.
        Zwei Stacks sind ineinander gefallen, und jetzt sind die Chips vermischt.
        Meine Chips sind in den Stack von Platz 6 gefallen.
        Sie hat aus Versehen ihre Chips in den Pot gestoßen.
        Der Arm des Dealers hat einen Stack umgeworfen, und die Chips liegen im Pot.
        Ein Turm Chips ist über die Linie gefallen, ist das eine Bet?
        Aus seinem Stack liegen Chips in der Mitte, und keiner weiß, wie viele.
        Jemand ist an den Tisch gestoßen, und alle Stacks sind umgefallen.
        Er sagt, seine Chips sind nur umgefallen, die anderen sagen, das war eine Bet.
        Bekomme ich meine Chips zurück, wenn sie in den Pot gefallen sind?
        Stack in den Pot umgestoßen
    .heard =
        sein Ärmel hing am Stack, die Hälfte liegt jetzt im Pot
        beide Stacks sind ineinander gefallen, wer bekommt was
        ich bin an meinen Stack gekommen, und Chips sind in den Pot gerollt
        der Kellner hat zwei Stacks umgestoßen, alles vermischt
        Chips sind über die Linie gefallen, er schwört, es war ein Versehen
        ihr ganzer Turm ist während der Hand in die Mitte gekippt
        man sieht nicht, wie viele Chips von mir in den Pot gefallen sind
        die Chips vom Nachbarn fielen auf meine, gleiche Farben
        Einer mit nasser Jacke setzte sich, stieß an die Tischkante, und die Türme von zwei Nachbarn fielen ineinander, gleiche Farben, keiner weiß, wem was gehört
        Ein Trick, und die Hälfte flog in die Blinds
        Das Glas kippte, und der Stack mischte sich mit dem Pot
        Mit dem Mantel alle Türme vom Tisch
        Er stieß gegen den Tisch, alles war um
        Stack umgeschmissen und mit nachbarn vermischt
        Der Dealer schob mit dem Ellbogen meine in die Mitte
        Der Tisch wackelte, keiner weiß, wer wie viel hatte
        Der Assistenzhund stupste den Tisch an, und alles lag durcheinander
        Beim Aufstehen zog er die Tischdecke mit
        Stacks sind umgefallen und durcheinandergeraten
        der Dealer hat die Chips von allen vermischt
spilled-chips-fact-into = Wohin fielen die Chips?
    .label = gefallen
    .pot = in den Pot oder über die Linie
    .other-stack = in den Stack eines anderen Spielers
spilled-chips-fact-by-accident = Ist sicher, dass es ein Versehen war?
    .label = Versehen
spilled-chips-fact-count-clear = Ist klar, wie viele Chips wohin gehören?
    .label = Zahl klar
spilled-chips-outcome-go-back = Die Chips gehen an ihren Spieler zurück
spilled-chips-outcome-bet-stands = Die Chips bleiben als Bet liegen
spilled-chips-outcome-reckoned = Die Chips werden rechnerisch aufgeteilt
spilled-chips-outcome-as-they-lie = Was sich nicht trennen lässt, bleibt liegen
spilled-chips-order-count-back = Dealer: das Spiel anhalten, auszählen, was umfiel, und es vor aller Augen zurückgeben.
spilled-chips-order-bet-stands = Dealer: die umgefallenen Chips als Bet dieses Spielers zählen.
spilled-chips-order-reckon-pot = Dealer: das Spiel anhalten und den Pot aus den Einsätzen ausrechnen. Was darüber liegt, geht an den Spieler zurück.
spilled-chips-order-reckon-stacks = Floor: das Spiel anhalten und beide Stacks danach schätzen, was Spieler und Dealer zuletzt gesehen haben.
spilled-chips-order-leave = Dealer: die Chips liegen lassen, wie sie liegen, und weitermachen.
