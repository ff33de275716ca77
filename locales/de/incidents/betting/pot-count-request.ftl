pot-count-request = Pot zählen lassen
    .search = wie viel ist im Pot, wie groß ist der Pot, Pot zählen, Potgröße, Potgröße erfragen, Dealer soll den Pot zählen, Größe des Pots, Pot ausbreiten
    .told =
        Er will, dass der Dealer den Pot zählt, und wir spielen No-Limit.
        Ich möchte wissen, wie viel im Pot ist, und der Dealer will mir den Pot nicht zählen.
        Am River im No-Limit verlangt der auf Platz 3, dass der Dealer den ganzen Pot auseinandernimmt und zählt, das hält alles auf.
        Wir spielen Pot-Limit Omaha, ich bin dran und will vor meiner Bet vom Dealer die genaue Summe im Pot hören.
        Muss der Dealer mir im No-Limit sagen, wie viel im Pot liegt, oder ihn nur ausbreiten?
        Spieler will Pot gezählt haben
        Platz 5 will von mir wissen, wie viel im Pot ist, wir spielen No-Limit
        Spieler verlangt, dass ich den Pot auszähle, bevor er setzt
        No-Limit, am River, Platz 3 überlegt und möchte, dass der Dealer den Pot zählt
        PLO, Platz 8 fragt am Turn, wie viel im Pot liegt, bevor er seine Bet ansagt
        Muss ich den Pot zählen, wenn ein Spieler im No-Limit danach fragt?
    .heard =
        könntest du die Mitte mal auffächern, damit ich es sehe
        Spieler fragt den Dealer, was in der Mitte liegt, es ist No-Limit
        wie fett ist der Pot gerade
        Platz 3 will, dass alles in der Mitte zusammengerechnet wird
        „um wie viel geht's hier eigentlich“, der Dealer sagt es nicht
        er möchte den Pot gestapelt und summiert haben, bevor er sich entscheidet
        muss der Croupier die Summe vom Pot hergeben
        im No-Limit Hold'em hat der Dealer ihm den Pot verraten, ich protestiere
        zieh den Haufen bitte mal auseinander
        er fragt ständig wo der Pot steht
        will Pot Odds rechnen und bittet um die Zahl in der Mitte
        bei PLO darf ich doch fragen, was insgesamt liegt
        wie viel liegt in der Mitte, zähl mal nach
        Spieler möchte dass der Pot gezählt wird
        der Dealer soll die Mitte auseinanderlegen und die Summe nennen
        ich habe den Dealer gefragt, wie viel im Pot ist
        Spieler will im No Limit den Pot zählen lassen
        kann der Dealer den Pot für mich zählen, bevor ich setze
        er will die Größe des Pots wissen, es ist Pot-Limit
        muss der Dealer sagen, was im Pot liegt
        Wie viel is in der Mitte, einmal genau nachrechnen bitte
        Er will beim No-Limit, dass der Dealer den Topf ausrechnet
        Kann mal wer sagen, was da insgesamt drin liegt
        Seat 5 verlangt dauernd den Pottcount, bin doch kein Taschenrechner
        PLO, der fragt die Geberin, wie gross der Topf grad ist
        Der Geber soll die ganze Mitte auseinanderziehen und stapeln, meint der Heini
        Wieviel liegt da eigentlich in der Mitte, fragt Sitz 2 beim No-Limit
        Der will vom Geber wissen, was alles im Topf drin ist
        Muss ich als Croupier sagen, was insgesamt in der Mitte steht?
        Rolf will den ganzen Topf auseinandergestapelt haben, ist das üblich?
        Beim Omaha fragt einer ständig, wie hoch der Pott grad steht
        Topf ausbreiten klar, aber ne exakte Summe durchgeben, muss ich das?
        Was im Pot sei, fragte er, und der Dealer sagte, das zähle er nicht
        Sie wollte, dass der Dealer die Mitte in Häufchen sortiert
        Im No-Limit nach der Höhe gefragt, und er bekam sie auf den Chip genau
        Wie viel liegt da? Der Dealer breitete die Chips nur aus
        Darf der Dealer die Summe der Mitte nennen, wenn wir ohne Limit spielen?
        Vor seiner Entscheidung am River bat der ältere Herr, die Mitte in Häufchen aufzuteilen und genau anzusagen, dabei spielen wir ohne Limit
        Vor dem River wollte er die genaue Zahl für seine Odds
        Ein Neuling bat, alles in der Mitte zusammenzählen zu lassen
        In Omaha mit Pot-Limit fragte er nach der Mitte, da muss man es ihm doch sagen?
        „Dealer, wie viel spielen wir gerade aus?“, und er bekam nur ein Achselzucken
pot-count-request-fact-structure = Welche Setzstruktur wird gespielt?
    .label = Setzstruktur
    .no-limit = No-Limit
    .pot-limit = Pot-Limit
    .limit = Limit
pot-count-request-outcome-size-is-told = Pot-Limit: Der Spieler hat ein Recht auf die Potgröße
pot-count-request-outcome-pot-is-counted = Pot-Limit: Der Spieler hat ein Recht auf eine Zählung
pot-count-request-outcome-not-expected = Kein Pot-Limit: Der Dealer braucht nicht zu zählen
pot-count-request-outcome-not-counted = Kein Pot-Limit: Der Dealer zählt den Pot nicht
pot-count-request-outcome-forbidden = Kein Pot-Limit: Der Dealer darf den Pot nicht zählen
pot-count-request-order-tell-size = Dealer: die Größe des Pots nennen.
pot-count-request-order-count-pot = Dealer: den Pot zählen und die Summe nennen.
pot-count-request-order-need-not-count = Dealer: Zählen wird hier nicht erwartet.
pot-count-request-order-do-not-count = Dealer: den Pot nicht zählen.
pot-count-request-order-acts-without = Der Spieler, der an der Reihe ist, agiert ohne Zählung.
pot-count-request-order-may-spread = Dealer: Auf Wunsch darf der Pot ausgebreitet werden, damit die Chips besser zu sehen sind.
