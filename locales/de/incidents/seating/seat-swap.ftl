seat-swap = Spieler wollen die Plätze tauschen
    .search = dürfen wir tauschen, Plätze tauschen, Platz wechseln, Platztausch, ich will neben meinem Freund sitzen, sie haben getauscht, zwei Spieler haben die Plätze getauscht, ich will einen anderen Platz, anderer Platz bitte, darf ich auf den leeren Platz, Stühle tauschen, will auf Platz sechs
    .told =
        Die wollen Plätze tauschen
        Er will mit mir den Platz tauschen, weil er lieber neben seinem Freund sitzt.
        Die beiden haben einfach ihre Plätze getauscht, ohne zu fragen.
        Platz 2 und Platz 9 haben in der Pause die Plätze getauscht, weil der eine von da drüben das Board besser sieht.
        Er sitzt im Rollstuhl und kommt an Platz 5 nicht ran, er möchte mit Platz 1 tauschen, der ist einverstanden.
        Dürfen zwei Spieler am selben Tisch einfach die Sitze tauschen?
        Zwei wollen Plätze tauschen
        Platz 2 und Platz 5 wollen die Plätze tauschen
        Spieler fragt, ob er mit seinem Nachbarn den Platz wechseln darf
        Platz 4 hört links schlecht und möchte mit Platz 8 tauschen, Platz 8 ist einverstanden
        Zwei haben in der Pause einfach die Plätze getauscht, sie sitzen jetzt schon mit ihren Stacks auf 3 und 6
        Dürfen zwei Spieler am selben Tisch ihre Plätze tauschen, wenn beide wollen?
    .heard =
        dürfen wir zwei die Sessel tauschen, die Sonne blendet
        er möchte links von mir hin, mir ist es recht
        zwei Kumpels haben in der Pause ungefragt gewechselt
        ich bin Linkshänder, gebt mir die Ecke, 4 ist einverstanden
        sie säße lieber bei ihrem Mann, der Nächste rückt auf
        die 8 ist frei, kann ich dort rüber
        er will weg von dem Maniac hinter ihm
        wir sind uns einig mit dem Tausch, Dealer sagt nein
        schlechte Augen, ich möchte lieber in die Mitte
        sie haben die Stühle gewechselt und beide schon gespielt
        es zieht hier an der Tür, bitte woanders hin mit mir
        er bettelt die 6 um ihren Sessel mit besserer Sicht
        wir wollen die Stühle tauschen, geht das
        kann ich auf die andere Seite, ich sehe nichts
        zwei wollen untereinander den Sitz wechseln
        er möchte auf einen anderen freien Stuhl
        Bitte um einen anderen Platz am Tisch
        zwei Spieler wollen die Plätze tauschen
        darf ich mit ihm den Platz tauschen
        sie haben die Plätze getauscht, ohne zu fragen
        er will am selben Tisch auf einen anderen Platz
        Der im Rollstuhl braucht einen Sitz am Rand, Seat 5 würd wechseln
        Wir zwei wollen die Stühle wechseln, er sieht von dort nix
        Dürfen Seat 3 und 7 untereinander umziehen, er hat kaputte Hüfte
        Seat 1 und 2 haben sich einfach umgesetzt, ohne wen zu fragen
        Können wir switchen, ich will nicht neben dem Raucher sitzen
        Er möcht meinen Stuhl und ich seinen, geht das
        Ich und mein Mann möchten wechseln, er sitzt auf der Eins
        Die zwei haben einfach die Stühle gewechselt, ohne zu fragen
        Rollifahrer braucht die Ecke, Sitz 5 würde rüberrücken
        Linkshänder möchte auf die Neun, und die Neun ist einverstanden
        Sie sieht schlecht und will näher ans Board, ich rück gern rüber
        Werner setzt sich auf meinen, ich auf seinen, ist das okay?
        Der Große sieht den Flop nicht, der Dame auf der Sechs ist es egal, sie wollen tauschen
        Er passt nicht neben die Säule und hätte gern einen Platz in der Mitte
        Dem älteren Herrn scheint die Lampe ins Gesicht, der Junge gegenüber würde gern mit ihm wechseln, und sie fragten sich, ob sie einfach die Stühle nehmen dürfen
        Nach der Pause tauschten sie einfach, ohne zu fragen
        Er wollte näher zum Dealer, weil er schlecht hört
        Können wir plätze tauschen, beide einverstanden?
        Ich sehe schlecht, die Lampe blendet, kann ich woanders sitzen?
        Für zehn Euro bot er mir seinen Platz an
        Die Dame im Rauch wollte weg, ein anderer hätte gern getauscht
        Sie meinten, sie hätten es untereinander geklärt und müssten niemanden fragen
seat-swap-fact-special-need = Braucht einer von ihnen einen anderen Platz, etwa wegen einer Behinderung?
    .label = anderer Platz nötig
seat-swap-fact-swapped = Haben sie schon getauscht?
    .label = schon getauscht
seat-swap-outcome-refused = Nein: Jeder behält den Platz, der ihm zugelost wurde
seat-swap-outcome-undone = Beide gehen auf ihre zugelosten Plätze zurück
seat-swap-outcome-allowed = Ja: Die beiden dürfen die Plätze tauschen
seat-swap-outcome-floor-gives-seat = Der Floor gibt dem Spieler einen passenden Platz
seat-swap-outcome-need-not-said = Das Buch sagt nichts über Spieler mit Einschränkungen: Die Turnierleitung entscheidet
seat-swap-order-stay = Spieler: auf den zugelosten Plätzen bleiben.
seat-swap-order-back = Spieler: vor der nächsten Hand auf den eigenen Platz zurückgehen, jeder mit allen Chips, die er jetzt hat.
seat-swap-order-tell = Floor: den Spielern sagen, dass die Plätze ausgelost sind und untereinander nicht getauscht werden.
seat-swap-order-players-agree = Floor: die beiden zwischen zwei Händen tauschen lassen, wenn beide es wollen.
seat-swap-order-what-is-needed = Floor: den Spieler fragen, welcher Platz ihm helfen würde.
seat-swap-order-give-if-possible = Floor: dem Spieler so einen Platz geben, soweit es möglich ist.
seat-swap-order-give = Floor: dem Spieler so einen Platz geben.
seat-swap-order-decide-need = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob der Spieler einen anderen Platz bekommt.
seat-swap-order-with-own-chips = Wer umzieht: alle eigenen Chips mitnehmen.
seat-swap-remark-floor-not-players = Den Platz vergibt der Floor. Die Spieler machen das nicht unter sich aus.
