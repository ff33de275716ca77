missing-chips = Fehlende Chips
    .search = fehlende Chips, mein Stack stimmt nicht, Chips aus meinem Stack weg, Stack kleiner als vor der Pause, Anfangsstack zu klein, Chips verschwunden, jemand hat meine Chips genommen, zu wenig Chips im Stack, Zählung geht nicht auf, Stack nach dem Umsetzen zu klein
    .told =
        Mir fehlen Chips, vor der Pause war mein Stack größer.
        Ein Spieler sagt, aus seinem Stack fehlen 5.000.
        In meinem Anfangsstack war ein Chip zu wenig.
        Aus dem Stack von Platz 3 sind Chips verschwunden, während er weg war.
        Er kam aus der Pause zurück, und ein Teil seines Stacks ist weg.
        Jemand hat einen Chip aus meinem Stack genommen.
        Die Zählung am Tisch geht nicht auf, ein Stack ist zu klein.
        Sie wurde umgesetzt, und jetzt fehlen Chips in ihrem Stack.
        Ich glaube, der Dealer hat einen Teil meines Pots einem anderen gegeben, mein Stack ist zu klein.
        An den Tisch kam ein Stack mit zu wenig Chips.
        Wer ersetzt die Chips, die in einem Stack fehlen?
        Stack kleiner als vorher
    .heard =
        fünf Minuten weg, und in meinem Stack fehlen zwei Chips
        vor dem Essen habe ich 24.000 gezählt, jetzt hat der Stack 19.000
        in seinem Stack fehlt ein 1.000er, und gefunden hat keiner einen
        auf der Tüte stand 86.000, drin waren nur 81.000
        in meinem Anfangsstack sind nur sieben Hunderter-Chips
        ein Teil vom Stack ist weg, und Platz 2 hat plötzlich mehr Chips
        er behauptet, seit dem Color-up fehlen ihm Chips im Stack
        die Chips des abwesenden Spielers wurden weniger, jemand muss sie genommen haben
        Vom Rauchen zurück, mein Turm war kleiner
        Alle starteten mit 15.000, ich mit einem Tausender weniger
        Nach dem Auszahlen fehlten mir drei Schwarze
        Vor der Pause waren es genau einundvierzigtausend, ich habe sogar ein Foto, nach fünfzehn Minuten draußen nur noch sechsunddreißig, und der Nachbar hat nichts gesehen
        Der Beutel stimmte am Morgen nicht
        Fehlen mir chips nach der pause
        Beim Öffnen am zweiten Tag passte die Zahl nicht zum Zettel
        Zu Beginn fehlte ihm eine Farbe, gemerkt nach einer Stunde
        Er verdächtigt den Nachbarn, weil der weg war und der Haufen kleiner ist
        Der Neue zählte nach und kam auf zehn Prozent unter dem Startstack
        mein Stack stimmt nicht, da fehlt etwas
        ich habe weniger Startchips bekommen als die anderen
        nach der Pause fehlen mir Chips
        der Stack war vor der Pause gezählt, jetzt ist es weniger
        in der Tüte fehlen 5k
        der Startstack war nicht vollständig
missing-chips-fact-reason = Was weiß man über den Grund?
    .label = Grund
    .unknown = nichts ist sicher
    .wrong-award = ein Pot wurde falsch gezählt oder zugeteilt
    .starting-stack = der Anfangsstack war bei der Ausgabe nicht voll
    .chip-race = ein Fehler beim Chip Race
    .taken = ein anderer Spieler hat sie genommen
missing-chips-outcome-as-it-is = Der Stack bleibt, wie er ist
missing-chips-outcome-made-good = Die fehlenden Chips werden ersetzt
missing-chips-outcome-stack-filled = Der Anfangsstack wird voll gemacht
missing-chips-outcome-see-disputed-pot = Die Regel über angefochtene Pots entscheidet
missing-chips-outcome-see-chip-race = Die Regel über das Chip Race entscheidet
missing-chips-outcome-taken-back = Die Chips gehen zurück; sie zu nehmen ist Betrug
missing-chips-order-play-on = Floor: den Stack und alle Chips am Tisch zählen. Ohne Beweis wird mit den Chips weitergespielt, die da sind.
missing-chips-order-add = Floor: den Stack und alle Chips am Tisch zählen, die fehlenden vor aller Augen zum Stack legen und es notieren.
missing-chips-order-see-disputed-pot = Mit dem Vorfall „Hand oder Pot angefochten“ (disputed-pot) weitermachen.
missing-chips-order-see-chip-race = Mit dem Vorfall „Chip Race“ (chip-race) weitermachen.
missing-chips-order-give-back = Floor: die Chips aus dem Stack des anderen Spielers zurückgeben.
missing-chips-order-see-disqualification = Für eine Disqualifikation mit dem Vorfall „Disqualifikation“ (disqualification) weitermachen.
missing-chips-remark-found-later = Für Chips, die später auftauchen, gibt es den Vorfall „Verlorene und gefundene Chips“ (lost-chips).
