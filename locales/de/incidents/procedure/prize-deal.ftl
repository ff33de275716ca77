prize-deal = Ein Deal über die Preise
    .search = Preisdeal, Spieler wollen einen Deal, Preispool teilen, Geld aufteilen, Chop am Finaltisch, ICM-Deal, Chip Chop, Preisgeld teilen, etwas für die Bubble, Deal im Heads-up, Absprache über die Auszahlung, letzte drei wollen teilen
    .told =
        Die Spieler wollen einen Deal machen.
        Die letzten drei wollen den Preispool teilen.
        Im Heads-up wollen beide das Geld gleich aufteilen.
        Am Finaltisch fragen sie nach einem ICM-Deal.
        Dürfen wir das Preisgeld teilen, wenn alle einverstanden sind?
        Noch vier Spieler, und sie wollen nach Chips teilen.
        Ist ein Deal über die Preise in diesem Turnier erlaubt?
        Ein Spieler will den Deal nicht, die anderen schon.
        Sie wollen etwas Geld für die Bubble zurücklegen.
        Sie haben ausgemacht, Erster und Zweiter zu teilen und nur um den Pokal zu spielen.
        Der Finaltisch bittet den Floor, die Uhr anzuhalten und einen Deal auszurechnen.
        Spieler einigen sich auf eine andere Auszahlung
    .heard =
        die letzten fünf reden von einem Deal, was sage ich ihnen
        sie wollen das Geld aufteilen und heimgehen
        Platz 3 bietet einen Deal an, jeder das gleiche Geld, um den Rest wird gespielt
        dürfen sie im Heads-up gleich teilen oder gilt die Auszahlungsliste
        die zwei wollen je 200 für den geben, der auf der Bubble ausscheidet
        sie haben sich auf das Geld die Hand gegeben, jetzt will einer aus dem Deal heraus
        gebt uns bitte die Beträge für einen Chip Chop
        Deal am Finaltisch, danach wollen sie sich schonen
        Die letzten drei wollen das Geld nach Chips teilen
        Über den Deal wurde mitten in der Hand geredet
        Am Finaltisch wollten sie die Auszahlung selbst regeln
        Er bot dem anderen den Pokal und nimmt das Geld
        Einer von fünf war gegen die Teilung
        Wir waren noch drei, es war halb vier morgens, alle müde, der eine wollte nach Stacks teilen, der andere lieber gleich, und keiner wusste, ob das erlaubt ist
        Ob der Club einen Deal zu viert zulässt, wurde gefragt
        Zu zweit einigten sie sich und spielten nur noch um tausend
        Er verliert und verlangt jetzt ICM
        Wer rechnet aus, wie viel beim Deal jedem zusteht?
prize-deal-fact-about = Worüber wollen sie sich einigen?
    .label = Einigung über
    .prizes = nur über die Preise; die Hände werden ausgespielt
    .play = auch darüber, wie sie spielen (schonen, Chips zuschieben, das Ergebnis absprechen)
prize-deal-outcome-house-decides = Steht nicht in den Regeln: Das Haus entscheidet
prize-deal-outcome-not-allowed = Keine Absprache, wie gespielt wird
prize-deal-order-ask-the-house = Floor: den Veranstalter fragen, ob das Haus einen Deal erlaubt und unter welchen Bedingungen.
prize-deal-order-play-on = Alle Spieler: Bis das entschieden ist, gilt die Auszahlungsliste, und die Hände werden gespielt.
prize-deal-order-if-allowed = Floor: wenn ja, jeden verbliebenen Spieler zustimmen lassen und Namen und Beträge aufschreiben.
prize-deal-order-say-no = Floor: den Spielern sagen, dass jeder für sich selbst spielt, Deal oder nicht.
prize-deal-order-see-soft-play = Mit dem Vorfall „Softplay und Chip-Dumping“ (soft-play) weitermachen.
