button-short-cards = Button mit zu wenig Karten
    .search = dem Button fehlt eine Karte, Button hat nur eine Karte, zu wenige Karten am Button, Button hat drei Karten in Omaha, letzte Karte vergessen, Dealer hat die letzte Karte des Buttons vergessen, Button hat mit einer Karte agiert, Button hat mit einer Karte gecheckt, eine Karte zu wenig, fehlende Karte am Button
    .told =
        Button hat nur eine Karte
        Ich sitze am Button und habe nur eine Karte bekommen.
        Der Button merkt erst jetzt, dass ihm eine Karte fehlt, UTG hat schon gecallt.
        Ich bin am Button, UTG raist, der Nächste callt, und ich sehe, dass ich nur eine Karte habe statt zwei.
        Wir spielen Omaha, und der Spieler am Button hat nur zwei Karten statt vier, und zwei Leute haben schon gefoldet.
        Kann der Dealer dem Button die fehlende Karte noch nachgeben, oder ist das ein Misdeal?
        Der Button hat beim Geben eine Karte zu wenig bekommen
        Der Spieler am Button meldet sich, ihm fehlt eine Karte
        Button hat nur eine Karte, UTG hat schon gecallt und Platz 4 geraist, der Button selbst hat noch nicht agiert
        Omaha, der Button hat zwei Karten statt vier und hat mit denen schon gecallt
        Dem Button fehlt eine Karte, kann ich ihm die noch nachgeben oder ist das ein Misdeal?
    .heard =
        am Knopf liegt nur eine, beim Geben ist sie zu früh abgebrochen
        der Geber hat nach dem Cutoff aufgehört, die letzte fehlt noch
        ich sitze auf dem Dealerbutton und warte auf meine zweite
        er klopft am Button und merkt dann, dass er bloß einen König hält
        kann man dem Button vom Rest noch eine nachreichen
        Omaha, der am Button kam zu kurz, hat drei statt vier
        erst beim Flop fiel auf, dass der Button unvollständig ist
        sie hat das Deck schon abgelegt, der Button schaut noch auf eine einsame Acht
        Button limpte mit einem einzelnen Ass, Small Blind ist bereits draußen
        alle anderen komplett, nur der am Dealerbutton wurde nicht fertig bedient
        kriegt der Letzte noch was ihm zusteht oder ist er raus
        die abschließende Karte der Runde hat den Button nie erreicht
        dem Button fehlt eine Karte, alle anderen haben zwei
        der Letzte beim Austeilen hat zu wenig bekommen
        Spieler am Dealerbutton merkt dass er bloß eine hat
        der Dealer hat vergessen, dem Button die zweite Karte zu geben
        dem Button fehlt eine Karte und die Action hat schon begonnen
        der Spieler am Button hat eine Karte zu wenig, er hat noch nicht gehandelt
        der Button hat nur eine Karte und ist jetzt dran
        Der Knopf hat bloß eine gekriegt, jetzt kommt er dran
        Am Dealersitz liegt nur ein Blatt statt zwei, alle vor ihm sind durch
        Omaha, der auf'm Knopf hat nur drei, ihm fehlt eine
        Ich sitz am Knopf und mir fehlt eine, hab aber schon gezahlt
        Dealerposition schaut rein, bloß ein Ass, die zweite nie angekommen
        PLO, am Knopf fehlen dem Wolfi gleich zwei, UTG hat schon erhöht
        Der auf dem Dealerknopf hat bloß eine gekriegt, kommt da noch eine?
        Knopf guckt runter und da liegt nur ein einziges Blatt
        Dem Knopf fehlt beim Omaha eine, hat nur drei
        Knopf hat schon mit einer einzigen bezahlt, merkt's erst jetzt
        Geber hat die allerletzte vergessen, der am Knopf hockt mit einer da
        Batten sagt, ihm fehlen zwei beim PLO, alle anderen sind schon drin
        Der Dealer verquatschte sich und gab dem Button keine zweite, UTG hatte schon eröffnet
        Beim Geben plauderte der Dealer mit der Kellnerin, die letzte Karte ging nirgendwohin, und erst nach dem Raise von UTG sah der mit dem Button, dass vor ihm eine einzige liegt
        Nur eine hatte er und sagte nichts, bis er wegwarf
        In Omaha bekam der Button drei, darf man die vierte noch geben?
        Die letzte Karte der Runde fehlte, ausgerechnet dem mit dem Button
        Am Button saß ich mit einem König, sonst nix, und es war schon erhöht
        Er callte mit einer Karte, weil er meinte, die zweite liege darunter
        Das Geben endete eine Karte zu früh, dem Letzten fehlt sie
        Der Button sah nach, hatte im Kopf schon gecheckt und stöhnte dann
        Hat die letzte nich bekommen der mit dem button, geben oder tot?
button-short-cards-fact-acted = Hat der Button mit dieser Hand schon agiert (Check, Call, Bet, Raise)?
    .label = Aktion des Buttons
button-short-cards-fact-missing = Wie viele Karten fehlen?
    .label = fehlende Karten
    .one = eine
    .more = mehr als eine, aber nicht alle
button-short-cards-fact-game-allows = Lässt die Spielart zu, dass eine fehlende Karte später gegeben wird?
    .label = Karte später erlaubt
button-short-cards-fact-actions = Welche Aktionen bisher, der Reihe nach? (keine: Enter drücken; gesetzte Blinds weglassen)
    .label = Aktionen bisher
button-short-cards-outcome-card-given = Der Button bekommt, was fehlt
button-short-cards-outcome-hand-dead = Die Hand des Buttons ist tot
button-short-cards-outcome-hand-open = Kein Misdeal; das Buch lässt die Hand des Buttons offen
button-short-cards-outcome-late-open = Zu spät für einen Misdeal; das Buch lässt die Hand des Buttons offen
button-short-cards-outcome-misdeal = Misdeal
button-short-cards-outcome-hand-plays = Die Hand des Buttons bleibt mit den vorhandenen Karten im Spiel
button-short-cards-order-declare = Dealer: Geben abbrechen, alle Karten neu mischen.
button-short-cards-order-see-misdeal = Mit dem Vorfall „Misdeal“ (misdeal) weitermachen: falsche Kartenzahl, wie an jedem anderen Platz.
button-short-cards-order-give-card = Dealer: dem Button die fehlende Karte verdeckt oben vom Stub geben.
button-short-cards-order-give-cards = Dealer: dem Button die fehlenden Karten verdeckt oben vom Stub geben.
button-short-cards-order-may-give-card = Floor: Die fehlende Karte darf oben vom Stub gegeben werden, auch nach Substantial Action.
button-short-cards-order-may-give-cards = Floor: Die fehlenden Karten dürfen oben vom Stub gegeben werden, auch nach Substantial Action.
button-short-cards-order-acts-after = Button: erst agieren, wenn die Hand vollständig ist.
button-short-cards-order-hand-open = Floor: nach Billigkeit (Regel { $fairness }) über die Hand des Buttons entscheiden; die Regel des Buches gilt dafür nicht.
button-short-cards-order-play-on = Es gab Substantial Action: Die Hand geht weiter.
button-short-cards-order-late-open = Floor: nach Billigkeit (Regel { $fairness }) über die Hand des Buttons entscheiden: vervollständigen, für tot erklären oder so spielen lassen; das Buch sagt es nicht.
button-short-cards-order-muck-all = Dealer: alle Karten des Buttons in den Muck legen.
button-short-cards-order-burn-one = Dealer: eine Karte des Buttons zufällig ziehen und brennen; den Rest in den Muck legen.
button-short-cards-order-which-burn = Floor: ansagen, ob diese Karte als Burn-Karte für die nächste Street zählt; das Buch sagt es nicht.
button-short-cards-order-muck = Dealer: die Karten des Buttons in den Muck legen.
button-short-cards-order-bets-stay = Dealer: im Pot lassen, was der Button gesetzt hat.
button-short-cards-order-bets-back = Dealer: dem Button zurückgeben, was er gesetzt hat.
button-short-cards-order-reshuffle-stub = Dealer: den Stub neu mischen.
button-short-cards-order-others-play = Die anderen spielen die Hand weiter.
button-short-cards-order-one-burn-a-street = Dealer: wie immer eine Karte je Street brennen, und keine wegen der toten Hand.
button-short-cards-order-hand-plays = Es gab Substantial Action: Die Hand geht weiter, und der Button spielt die Karten, wie sie sind.
button-short-cards-remark-check-and-fold = Bisher nur ein Check und ein Fold: Es kamen keine Chips in den Pot, also gab es keine Substantial Action.
button-short-cards-fact-left-in = Wie viele andere Spieler haben noch eine Hand?
    .label = andere Spieler in der Hand
    .several = zwei oder mehr
    .one = nur noch einer
button-short-cards-order-last-wins = Dealer: den Pot dem einzigen Spieler geben, der noch in der Hand ist. Karten werden keine mehr gegeben.
