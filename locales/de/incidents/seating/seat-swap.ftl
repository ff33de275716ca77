seat-swap = Spieler wollen die Plätze tauschen
    .search = dürfen wir tauschen, Plätze tauschen, Platz wechseln, Platztausch, ich will neben meinem Freund sitzen, sie haben getauscht, zwei Spieler haben die Plätze getauscht, ich will einen anderen Platz, anderer Platz bitte, darf ich auf den leeren Platz, Stühle tauschen, will auf Platz sechs
    .told =
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
