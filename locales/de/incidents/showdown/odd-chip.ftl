odd-chip = Überzählige Chips
    .search = überzähliger Chip, überzählige Chips, übriger Chip, Chip bleibt übrig, Odd Chip, Restchip, Pot geht nicht auf, Pot lässt sich nicht teilen, Split Pot mit einem Chip zu viel, wer bekommt den übrigen Chip, ungerader Pot, drei teilen sich den Pot, Pot durch drei, übriger Chip bei High-Low, übriger Chip bei Omaha 8, übriger Chip im Stud, erster links vom Button bekommt ihn
    .told =
        Wer kriegt den überzähligen Chip?
        Der Pot wird geteilt, und ein Chip bleibt übrig, wem gehört der?
        Split-Pot, 4.300 liegen drin, kleinster Chip ist 100, und wir streiten um den letzten Hunderter.
        Omaha High-Low, der Pot wird in High und Low geteilt und geht nicht genau auf, der Dealer gibt den übrigen Chip der High-Hand.
        Beim Hold'em haben drei die gleiche Straight, 10.000 durch drei, da bleiben Chips übrig, ich sitze links vom Button.
        Geht der überzählige Chip beim Split an den Ersten links vom Button?
        Ungerader Chip beim Split Pot
        Split Pot, es bleibt ein 100er übrig
        Der Pot geht nicht auf, wer bekommt den letzten Chip
        Split Pot, 4300 im Pot, kleinster Chip 100, Platz 2 und Platz 6 haben dieselbe Straight, Button auf Platz 5
        Omaha High-Low, 3700 im Pot, kleinster Chip 100, High und Low teilen, ein Hunderter bleibt über
        Wer bekommt den überzähligen Chip, der Spieler links vom Button oder die High-Hand?
    .heard =
        zwei teilen sich 1725, der kleinste Chip am Tisch ist ein 50er
        im Pot sind 425 und drei haben dasselbe, wie zerlege ich das
        das Board spielt und ein einzelner 25er liegt noch in der Mitte
        beide zeigen dieselbe Straße, ich mache zwei Stapel und einer ist höher
        SB und Cutoff haben die gleiche Hand, halbieren geht nicht
        nach dem Chop ist ein Hunderter da, der keinem gehört
        er meint, er kriegt ihn, weil er vorne sitzt, der andere pocht auf Pik
        wer nimmt den extra 5k, wenn die beiden splitten
        Stud, zweimal Asse und Könige, ein 500er bleibt nach dem Aufteilen liegen
        Low kriegt eine Hälfte, High die andere, es sind elf Tausender
        beide haben A2 fürs Low, jeder ein Viertel, und das kommt nicht hin
        fünf Rote für zwei Gewinner
        ein Jeton geht beim Teilen nicht auf
        beim Teilen des Pots bleibt ein ungerader Chip
        Pot geht nicht auf, wem gehört der Rest
        der Pot wird geteilt und ein Chip bleibt übrig
        wer bekommt den Odd Chip bei einem Split Pot
        High-Low-Split mit einem ungeraden Chip
        ein Chip bleibt übrig, wenn zwei Spieler den Pot teilen
        Split, bleibt ein Hunderter übrig, wer kriegt den
        2500 durch zwei, geht ned auf mit Hundertern
        Omaha High-Low, der letzte Jeton, an High oder an Low
        Geteilt durch drei, da bleiben zwei Hunderter, wohin damit
        Seat 1 und Seat 6 gleich, ein 25er lässt sich nicht teilen
        Beim Stud beide Straße, ein Jeton bleibt beim Teilen liegen, für wen
        Split, bleibt ein Hunderter übrig, wem gehört der?
        Beim Teilen geht's nicht auf, der letzte Hunni bleibt liegen
        Omaha halbe-halbe, wer bekommt den ungeraden Jeton?
        Drei teilen sich 10.000, einer zu viel, rechts oder links vom Knopf?
        High und Low geteilt, fuffzig Rest, wer kriegt's?
        Stud-Split, ein 25er lässt sich nicht halbieren
        Geteilt wurde, und ein Chip blieb, wem gehört er?
        Im Omaha Hi-Lo blieb ein Hunderter, der sich nicht teilen ließ
        Drei Gleiche, und ein Fünfundzwanziger lag in der Mitte
        Wir hatten dieselbe Straße, geteilt wurde durch zwei, und in der Mitte blieb ein Hunderter, weil jeder von uns behauptete, er sitze näher links vom Button
        Von 12.700 blieb der kleinste ohne Besitzer
        Bleibt 1 chip beim split, wer kriegt den?
        Vier teilten die niedrige Hälfte, ein Jeton war über
        Ich sitze links vom Button, angeblich gehört mir der Krümel
        Im Stud teilten sie und stritten, ob die Kartenfarbe entscheidet
        High bekam einen mehr als Low, und der Low-Gewinner rechnete nach
odd-chip-fact-game = Welches Spiel wird gespielt?
    .label = Spiel
    .holdem = Hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha High-Low
    .stud = Stud
    .stud-hi-lo = Stud High-Low
    .razz = Razz
    .draw = Five-Card-Draw
    .deuce-to-seven = Deuce to Seven
    .badugi = Badugi
    .ace-to-five = Ace-to-Five Lowball
    .short-deck = Short Deck
    .five-card-stud = Five Card Stud
    .courchevel = Courchevel
odd-chip-fact-pots = Wie viel liegt in jedem Pot, und wer hat ihn gewonnen? (mit Buchstaben benannte Spieler sitzen der Reihe nach links vom Button, A zuerst; bei Platznummern auch den Button angeben)
    .label = Pots und Gewinner
odd-chip-fact-chip = Was ist der kleinste Chip im Spiel?
    .label = kleinster Chip
odd-chip-fact-cards = Welche Karten zeigen die Spieler, die sich einen Pot teilen? (die fünf, die zählen, oder alle sieben)
    .label = gezeigte Karten
odd-chip-outcome-even = Nichts bleibt übrig: gleiche Anteile
odd-chip-outcome-by-seat = Der erste Gewinner links vom Button bekommt den überzähligen Chip
odd-chip-outcome-by-five = Der überzählige Chip geht an die höchste Karte der fünf, die zählen (nach Rang, dann Farbe)
odd-chip-outcome-by-card = Der überzählige Chip geht an die höchste Karte (nach Rang, dann Farbe)
odd-chip-outcome-by-low-card = Der überzählige Chip geht an die niedrigste Karte (nach Rang, dann Farbe)
odd-chip-outcome-high-half = Der überzählige Chip geht an die High-Hand
odd-chip-outcome-low-half = Der überzählige Chip geht an die Low-Hand
odd-chip-outcome-high-by-seat = Erst an die High-Hälfte, dann nach dem Platz
odd-chip-outcome-high-by-five = Erst an die High-Hälfte, dann nach der höchsten Karte der fünf, die zählen
odd-chip-outcome-high-by-card = Erst an die High-Hälfte, dann nach der höchsten Karte
odd-chip-outcome-low-by-seat = Erst an die Low-Hälfte, dann nach dem Platz
odd-chip-outcome-either-by-seat = Der erste Gewinner links vom Button bekommt den überzähligen Chip, egal zu welcher Hälfte er gehört
odd-chip-outcome-low-by-five = Erst an die Low-Hälfte, dann nach der höchsten Karte der fünf, die zählen
odd-chip-outcome-low-by-card = Erst an die Low-Hälfte, dann nach der höchsten Karte
odd-chip-outcome-whole-by-seat = Der ganze Pot so gleichmäßig wie möglich; ein überzähliger Chip nach dem Platz
odd-chip-outcome-whole-by-five = Der ganze Pot so gleichmäßig wie möglich; ein überzähliger Chip nach der höchsten Karte der fünf, die zählen
odd-chip-outcome-whole-by-card = Der ganze Pot so gleichmäßig wie möglich; ein überzähliger Chip nach der höchsten Karte
odd-chip-outcome-whole-low-by-seat = Gleiche Hände in High und Low teilen den ganzen Pot; sonst erst an die Low-Hälfte, dann nach dem Platz
odd-chip-outcome-whole-low-by-five = Gleiche Hände in High und Low teilen den ganzen Pot; sonst erst an die Low-Hälfte, dann nach der höchsten Karte der fünf
odd-chip-outcome-whole-low-by-card = Gleiche Hände in High und Low teilen den ganzen Pot; sonst erst an die Low-Hälfte, dann nach der höchsten Karte
odd-chip-outcome-seat-not-said = Das Buch sagt nicht, wer in diesem Spiel den überzähligen Chip bekommt
odd-chip-order-change-in-play = Dealer: was nicht aufgeht, in die kleinsten Chips wechseln, die im Spiel sind.
odd-chip-order-change-at-table = Dealer: was nicht aufgeht, in die kleinsten Chips am Tisch wechseln.
odd-chip-order-change-available = Dealer: was nicht aufgeht, in die kleinsten verfügbaren Chips wechseln.
odd-chip-order-change-smallest = Dealer: was nicht aufgeht, in die kleinsten vorhandenen Chips wechseln. Das Buch nennt ihren Wert nicht.
odd-chip-order-pot-by-pot = Dealer: jeden Pot für sich teilen und nie zwei zusammenlegen.
odd-chip-order-odd-to-high = Dealer: den Pot in zwei Hälften teilen. Bleibt ein Chip übrig, geht er an die High-Hälfte.
odd-chip-order-odd-to-low = Dealer: wenn der Pot in zwei Hälften geteilt wird, einen überzähligen Chip der Low-Hälfte geben.
odd-chip-order-odd-to-high-elsewhere = Dealer: jeden Pot, den verschiedene Hände High und Low gewinnen, in zwei Hälften teilen. Bleibt ein Chip übrig, geht er an die High-Hälfte.
odd-chip-order-whole-pot = Dealer: einen Pot, den dieselben Hände High und Low gewinnen, nicht halbieren, sondern im Ganzen teilen.
odd-chip-order-equal-shares = Dealer: jedem Gewinner gleich viel, soweit es aufgeht.
odd-chip-order-first-seat = Dealer: was übrig bleibt, Chip für Chip geben, zuerst dem Gewinner, der links vom Button am nächsten sitzt.
odd-chip-order-either-half = Dealer: den Chip zwischen den Hälften dem gezeigten Spieler geben; über jede Hälfte ist es derselbe.
odd-chip-order-high-card-of-five = Dealer: was übrig bleibt, Chip für Chip geben, zuerst dem Gewinner mit der höchsten Karte der fünf, die zählen. Bei gleichen Karten gilt die übliche Folge der Farben: Pik, Herz, Karo, Kreuz.
odd-chip-order-high-card-of-five-halves = Dealer: was übrig bleibt, Chip für Chip geben, zuerst dem Gewinner mit der höchsten Karte der fünf, die zählen. In der Low-Hälfte sind Asse niedrig. Bei gleichen Karten gilt die übliche Folge der Farben: Pik, Herz, Karo, Kreuz.
odd-chip-order-high-card-of-five-razz = Dealer: was übrig bleibt, Chip für Chip geben, zuerst dem Gewinner mit der höchsten Karte der fünf, die zählen; Asse sind niedrig. Bei gleichen Karten gilt die übliche Folge der Farben: Pik, Herz, Karo, Kreuz.
odd-chip-order-high-card = Dealer: was übrig bleibt, Chip für Chip geben, zuerst dem Gewinner mit der höchsten Karte. Bei gleichen Karten: Pik, Herz, Karo, Kreuz.
odd-chip-order-low-card = Dealer: was übrig bleibt, Chip für Chip geben, zuerst dem Gewinner mit der niedrigsten Karte; Asse sind niedrig. Bei gleichen Karten: Kreuz, Karo, Herz, Pik.
odd-chip-order-director-decides = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, wer bekommt, was übrig bleibt.
odd-chip-remark-elsewhere-by-seat = In den Spielen, von denen das Buch spricht, geht der überzählige Chip an den ersten Gewinner links vom Button.
