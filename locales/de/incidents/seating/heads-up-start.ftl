heads-up-start = Das Heads-up beginnt
    .search = Heads-up beginnt, Heads Up, wir sind heads-up, zwei Spieler übrig, nur noch zwei Spieler, von drei auf zwei, Dritter ist raus, wer hat den Button im Heads-up, wer ist jetzt Big Blind, er hatte den Big Blind schon, zweimal hintereinander Big Blind, schon wieder Big Blind, Small Blind am Button, wer agiert im Heads-up zuerst, wer bekommt die erste Karte, wer bekommt die letzte Karte, Button geht zurück, letzte zwei Spieler
    .told =
        Heads-up, wer hat Button?
        Wir sind nur noch zu zweit, wer hat den Button und wer den Big Blind?
        Der Dritte ist raus, jetzt beginnt das Heads-up, und der Dealer weiß nicht, wer den Small Blind zahlt.
        Ich war in der letzten Hand Big Blind, der Dritte ist ausgeschieden, und jetzt soll ich zweimal hintereinander Big Blind sein.
        Bei drei Leuten hatte ich den Button, er den Small Blind, der Big Blind ist jetzt ausgeschieden, und wir fangen mit Heads-up an.
        Muss beim Start vom Heads-up der Button verschoben werden, damit keiner zweimal den Big Blind zahlt?
        Heads-up, wer kriegt den Button?
        Nur noch zwei Spieler, wir beginnen das Heads-up, wer bekommt den Button
        Der Dritte ist raus, jetzt heads-up, wer zahlt welchen Blind
        Letzte Hand zu dritt, der Big Blind ist rausgeflogen, jetzt spielen Button und Small Blind heads-up
        Platz 2 war eben Big Blind, Platz 7 Button, der Small Blind ist ausgeschieden, wo kommt der Button fürs Heads-up hin
        Ist der Button beim Start vom Heads-up der Small Blind und wer agiert zuerst?
    .heard =
        der Dritte ist pleite, letztes Duell, wer bekommt den Dealer
        sie hat gerade groß gezahlt, muss sie zu zweit noch einmal
        nur mehr wir, zahlt der mit dem Puck klein
        letztes Paar: bei wem wird mit dem Geben begonnen
        ich hatte zu dritt den Button und jetzt wieder, stimmt das
        beim Duell redet der Puck vor dem Flop doch zuerst
        eins gegen eins, stellt es so, dass keiner zweimal hintereinander groß ist
        nach dem Knock-out müssen die Positionen für die beiden geklärt werden
        bekommt der Button im Duell die zweite als Letzter
        wer fängt nach dem Flop an, wenn nur zwei übrig sind
        der Small Blind ist raus, übrig sind Puck und groß
        Mann gegen Mann, Dealer legt die Scheibe falsch hin
        Beginn vom Heads-up, wer ist Big Blind
        wir spielen eins gegen eins, wer bekommt die erste Karte
        der Dritte scheidet aus, ich hatte zuletzt den großen Blind
        wir sind heads-up, wer bekommt den Button
        der Dritte ist raus, wer ist heads-up der Small Blind
        Heads-up beginnt, wer hat den Big Blind
        er hätte zweimal nacheinander den Big Blind, wenn Heads-up beginnt
        Nur noch zwei, wer hat jetzt den Knopf
        Dritter ist raus, ich war BB, bin ich jetzt wieder Big
        Wir zwei sind übrig, wer is jetzt Small und wer is Big
        Dritter Platz weg, der war Big, wer kriegt den Button von uns beiden
        Zu zweit jetzt, er war Knopf, ich SB, und nun
        Sepp fliegt als Dritter, das Duell geht los, wer legt den Small Blind
        Nur noch zwei übrig, wer kriegt jetzt den Knopf?
        Dritter ist raus, muss ich jetzt zweimal hintereinander den Großen zahlen?
        Wir zwei Letzten, ist der mit dem Knopf jetzt Smoll?
        Jetzt Mann gegen Mann, Knopf und Smoll waren Yvonne und ich
        Eben BB gewesen und nun zu zweit, bin ich's wieder?
        Der Große ist als Dritter raus, wer fängt zu zweit wie an?
        Er hatte zuletzt den Big, den kann er doch nicht wieder haben
        Wer kriegt die letzte Karte, wenn nur wir zwei sind?
        Der Dritte schied in einer Hand aus, in der ich den Big hatte, und mein Gegner meinte nach der Pause, Button und Small stünden jetzt ihm zu
        Der Dritte ist raus, und keiner weiß, wer nun den Small legt
        Ich hatte den Big, muss ich noch mal?
        Wer redet als erster preflop wenn wir zu zweit sind?
        Gegeben wurde mir zuerst, er meinte, er hätte zuerst dran sein müssen
        Nach dem Aus des Dritten blieb der Button bei dem, der den Big zahlen sollte
        Wer fängt zu zweit am Turn an, der mit dem Button oder der andere?
        Nur noch wir beide, und schon gab es Zoff, wer welchen Blind legt
heads-up-start-fact-last-big-blind = Wer hatte in der letzten Hand den Big Blind?
    .label = letzter Big Blind
    .still-in = einer der zwei, die noch da sind
    .out = ein Spieler, der jetzt ausgeschieden ist
heads-up-start-fact-others-were = Was hatten die zwei Verbliebenen in der letzten Hand?
    .label = die zwei hatten
    .button-and-small-blind = der eine den Button, der andere den Small Blind
    .other-seats = etwas anderes
heads-up-start-outcome-other-player-big-blind = Der letzte Big Blind hat jetzt den Small Blind, der andere den Big Blind
heads-up-start-outcome-last-button-big-blind = Der letzte Button hat jetzt den Big Blind, der letzte Small Blind den Small Blind
heads-up-start-outcome-next-seat-big-blind = Der nächste Spieler links vom letzten Big Blind hat jetzt den Big Blind
heads-up-start-outcome-button-goes-on = Der Button rückt zum nächsten Spieler weiter
heads-up-start-order-button-to-last-big-blind = Dealer: den Button zu dem Spieler legen, der in der letzten Hand den Big Blind hatte.
heads-up-start-order-button-to-last-small-blind = Dealer: den Button zu dem Spieler legen, der in der letzten Hand den Small Blind hatte.
heads-up-start-order-button-across-from-next-seat = Dealer: vom Platz des letzten Big Blinds nach links gehen. Der erste Spieler hat den Big Blind; den Button zum anderen legen.
heads-up-start-order-button-across-from-last-big-blind = Dealer: den Button zu dem Spieler legen, der in der letzten Hand den Big Blind nicht hatte.
heads-up-start-order-button-stays = Dealer: den Button bei dem Spieler lassen, der ihn in der letzten Hand hatte.
heads-up-start-order-button-to-next-seat = Dealer: den Button zum ersten Spieler links vom Platz des letzten Big Blinds legen.
heads-up-start-order-button-to-next-player = Dealer: den Button nach links zum nächsten Spieler weiterrücken.
heads-up-start-order-button-posts-small-blind = Der Button setzt den Small Blind, der andere Spieler den Big Blind.
heads-up-start-order-button-posts-big-blind = Der Button setzt den Big Blind, der andere Spieler den Small Blind.
heads-up-start-order-button-gets-last-card = Dealer: die erste Karte dem Spieler ohne Button geben und die letzte dem Button.
heads-up-start-order-button-gets-first-card = Dealer: die erste Karte dem Button geben und die letzte dem anderen Spieler.
heads-up-start-order-button-acts-first = Vor dem Flop agiert der Button zuerst, auf jeder späteren Street zuletzt.
heads-up-start-order-big-blind-acts-first = Vor dem Flop agiert der Big Blind zuerst.
heads-up-start-remark-not-twice-in-a-row = Niemand hat den Big Blind zweimal hintereinander; dafür darf der Button einen Platz überspringen.
