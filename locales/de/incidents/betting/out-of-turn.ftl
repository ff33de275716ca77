out-of-turn = Aktion außer der Reihe
    .search = OOT, out of turn, zu früh agiert, vorzeitig gehandelt, nicht an der Reihe, nicht dran, falscher Spieler hat agiert, zu früh gecheckt, zu früh gecallt, zu früh gesetzt, zu früh erhöht, vorgegriffen, vor der Reihe gesetzt, hat nicht gewartet, Check außer der Reihe, Raise außer der Reihe
    .told =
        Außer der Reihe gesetzt
        Ich war noch gar nicht dran, und er hat schon gebettet.
        Der hinter mir hat außer der Reihe gecallt, ich war vor ihm dran.
        Am Turn setzt Platz 7 schon 4.000, obwohl Platz 5 noch nicht agiert hat, und jetzt checkt Platz 5.
        Der Button raist auf 2.500, bevor der Cutoff dran war, dann macht der Cutoff 6.000, und der Button will sein Raise zurücknehmen.
        Muss seine Bet stehen bleiben, wenn er gesetzt hat, bevor er an der Reihe war?
        Aktion außer der Reihe
        Platz 6 hat gebettet, obwohl Platz 5 dran war
        Spieler hat außer der Reihe Raise gesagt, vor ihm muss noch einer agieren
        Platz 8 callt außer der Reihe die 1000, danach raist Platz 7 auf 3000 und Platz 8 will seine Chips zurück
        Am Turn checkt der Button vor dem Big Blind, dann bettet der Big Blind 2500
        Er ist zu früh all-in gegangen, er war noch gar nicht dran, bleibt das stehen, wenn der andere nur checkt?
    .heard =
        Platz 6 schiebt alles rein, obwohl erst Platz 5 muss
        Button bettet den Flop, dabei redet UTG zuerst
        der nach mir raist und ich hab noch gar nichts gemacht
        Cutoff feuert 3k noch vor dem Hijack
        er hat übersehen, dass ich Karten habe, und kam mir zuvor
        verkehrte Reihenfolge, BB sprach vor SB
        ich überlegte ein Raise, da pusht hinter mir einer voreilig
        die Action liegt bei Seat 2, wieso klopft die 4 schon
        er sagte All-in und vor ihm waren noch zwei, muss das liegen bleiben
        sie callte vorschnell, darf sie zurückziehen wenn ich erhöhe
        Spieler prescht vor, danach checkt der Richtige, zählt seine Bet
        Platz 9 sprach verfrüht, weil er mich neben dem Dealer nicht sah
        der hinter mir setzt bevor ich was gemacht habe
        er war nicht an der Reihe und rief raise
        vor seiner Zeit gecheckt, darf er noch erhöhen wenn ich setze
        sie hat vorgegriffen mit ihrem call
        hat außer der Reihe gesetzt, der vor ihm war noch dran
        callt vor mir, ich hatte noch nicht gehandelt
        erhöht außerhalb der Reihe, gilt das wenn ich checke
        zu früh gecheckt, jetzt möchte er doch setzen
        er hat außer der Reihe gesetzt, zählt das
        Platz 4 hat erhöht, bevor er dran war
        der Button callt außer der Reihe, dann erhöht der Cutoff
        Spieler hat vor seiner Reihe gehandelt, der andere will jetzt handeln
        sie checkte außer der Reihe und will jetzt doch setzen
        all-in außer der Reihe, darf er das zurücknehmen
        UTG+1 setzt, bevor UTG gehandelt hat
        Seat 6 setzt 1500, dabei wär der Reto vor ihm dran
        Sie callt schon, zwei Plätze zu früh
        Der hat vorgegriffen und geschoben, ich hab noch gar nix gemacht
        Viel zu schnell: erhöht auf 4k, UTG hat noch nicht gesprochen
        Bin noch am Überlegen, da geht der hinter mir scho all in
        Gschwind dazwischengefunkt mit seinem Call, jetzt raist der Button, der vorher dran war
        Sitz 7 spielt 900 an, dabei war ich noch gar nicht dran
        Der hat vor mir geklopft, obwohl ich am Zug war
        Zu früh hochgegangen, der Hijack überlegt doch noch
        Kevin hält schon mit, aber vor ihm war erst Marion dran
        Vordrängler haut Ollin raus, bevor der Kollege rechts entschieden hat
        Der Smoll prescht vor und macht 2.400, der Erste hat noch nix gesagt
        Der Herr vor mir schlief noch halb, da schrie der Button schon All-in
        Er setzte, bevor er dran war, und der davor checkte dann, was passiert mit den Chips?
        Auf dem Flop waren noch zwei vor ihm, er hatte sich aber vertan, wo die Scheibe liegt, und schob mit großer Geste den ganzen Haufen rein
        Der Letzte rief 3.000, obwohl der Erste noch in die Karten schaute
        Auf dem Flop klopfte der Mann hinter mir, dabei lag es an mir, und ich wollte setzen
        Er hat mich überholt und das Open bezahlt, ich habe dann reraised, und er will es zurück
        Angeblich hatte er nicht gesehen, dass der mit den Kopfhörern noch Karten hält, und schob alles rein
        Die Gegnerin hat gesetzt, als ich noch am Zug war, bindet sie das?
        Zu früh erhöht, zurückgenommen, der davor zahlte nur den Blind, muss das Raise bleiben?
        Zwei vor ihm hatten noch gar nichts gemacht, und er schob den halben Stack
        Er war einen zu schnell und wunderte sich, dass er dranblieb
        Am River heads-up setzte der in Position zuerst, der andere hatte Check-Raise vor
        Darf er die Chips wiederhaben, wenn er vorgeprescht ist und der Mann vor ihm dann erhöht?
        War garnicht dran, hat aber gesetzt, weil er dachte ich hätt gecheckt
        In der letzten Reihe wurde schon geklopft, während UTG noch am Handy nach der Uhrzeit sah
        er checkt, obwohl er nicht dran ist, darf er später noch setzen
        hat gesetzt, bevor er dran war
        hat vor dem Spieler vor ihm gecallt
        zu früh agiert, dann hat einer vor ihm erhöht
        darf er seine verfrühte Bet zurücknehmen, nachdem vor ihm erhöht wurde
        hat erhöht, bevor der Small Blind gespielt hatte
        sagt Check, während ein anderer dran ist
        all-in, bevor er an der Reihe war
out-of-turn-fact-did = Was geschah außer der Reihe?
    .label = außer der Reihe
    .check = ein Check
    .call = ein Call
    .bet-or-raise = eine Bet oder ein Raise
    .fold = ein Fold
out-of-turn-fact-since = Was ist seither in der richtigen Reihenfolge geschehen, vor diesem Spieler?
    .label = seither
    .nothing-yet = noch nichts
    .check-or-fold = nur ein Check oder ein Fold
    .call = ein Call, keine Bet und kein Raise
    .bet-or-raise = eine Bet oder ein Raise
out-of-turn-outcome-player-in-turn-first = Zuerst der Spieler, der an der Reihe ist; die vorzeitige Aktion wartet
out-of-turn-outcome-early-action-binds = Nichts hat sich geändert: Die vorzeitige Aktion bindet
out-of-turn-outcome-binds-despite-change = Die Lage hat sich geändert, die vorzeitige Aktion bindet trotzdem
out-of-turn-outcome-free = Die Lage hat sich geändert: Die vorzeitige Aktion bindet nicht
out-of-turn-outcome-never-binds = Eine Aktion außer der Reihe bindet nicht
out-of-turn-outcome-fold-binds = Ein Fold außer der Reihe bindet
out-of-turn-outcome-fold-waits = Der Fold wartet, bis die Aktion dort ankommt
out-of-turn-outcome-fold-free = Die Lage hat sich geändert: Der Fold bindet nicht
out-of-turn-order-keep-cards-apart = Dealer: die gefoldeten Karten getrennt halten, nicht in den Muck.
out-of-turn-order-fold-stands = Dealer: die gefoldeten Karten einziehen. Diese Hand ist aus dem Spiel.
out-of-turn-order-cards-back = Dealer: die Karten zurückgeben, wenn sie zu 100 % identifizierbar sind. Sonst ist diese Hand aus dem Spiel.
out-of-turn-order-chips-back = Dealer: dem Spieler die Chips der vorzeitigen Aktion zurückgeben.
out-of-turn-order-chips-stay = Dealer: die Chips der vorzeitigen Aktion im Pot lassen.
out-of-turn-order-player-in-turn-acts = Jetzt agiert der Spieler, der an der Reihe ist.
out-of-turn-order-then-binds = Die vorzeitige Aktion bindet, wenn vor dem Spieler, der zu früh agiert hat, nur Checks, Calls oder Folds kommen; nach einer Bet oder einem Raise bindet sie nicht.
out-of-turn-order-then-binds-call-frees = Die vorzeitige Aktion bindet, wenn vor dem Spieler, der zu früh agiert hat, nur Checks oder Folds kommen; nach einem Call, einer Bet oder einem Raise bindet sie nicht.
out-of-turn-order-then-fold-binds = Der Fold bindet, wenn vor dem Spieler, der gefoldet hat, nur Checks, Calls oder Folds kommen; nach einer Bet oder einem Raise bindet er nicht.
out-of-turn-order-then-fold-binds-call-frees = Der Fold bindet, wenn vor dem Spieler, der gefoldet hat, nur Checks oder Folds kommen; nach einem Call, einer Bet oder einem Raise bindet er nicht.
out-of-turn-order-then-binds-anyway = Sobald der Spieler, der zu früh agiert hat, an der Reihe ist, bindet die vorzeitige Aktion, was auch immer davor geschah.
out-of-turn-order-others-behind = Auch mit dem Vorfall „Übersprungener Spieler“ (skipped-player) weitermachen, wenn nach der vorzeitigen Aktion schon jemand agiert hat.
out-of-turn-order-early-stands = Die vorzeitige Aktion gilt, wie sie war; der Spieler hat keine andere Wahl.
out-of-turn-order-others-before = Wer vor dem Spieler, der zu früh agiert hat, noch agieren muss, ist zuerst an der Reihe. Ändert sich dadurch die Lage, bindet die vorzeitige Aktion doch nicht.
out-of-turn-order-check-holds = Sobald dieser Spieler an der Reihe ist, bleibt ihm Call oder Fold; der vorzeitige Check schließt ein Raise aus.
out-of-turn-order-call-holds = Sobald dieser Spieler an der Reihe ist, callt er: Die vorzeitig gesetzten Chips bleiben liegen, das Fehlende legt er nach.
out-of-turn-order-bet-holds = Die vorzeitige Bet oder das vorzeitige Raise bleibt liegen. Wenn jetzt mehr zu callen ist, bleibt diesem Spieler Call oder Fold; bei einem Fold bleiben die Chips im Pot.
out-of-turn-order-act-anew = Sobald dieser Spieler an der Reihe ist, wählt er neu: Call, Raise oder Fold.
out-of-turn-order-act-anew-no-raise = Sobald dieser Spieler an der Reihe ist, wählt er neu: Call oder Fold, kein Raise.
out-of-turn-order-act-freely = Sobald der Spieler, der zu früh agiert hat, an der Reihe ist, wählt er neu und hat alle Möglichkeiten.
out-of-turn-remark-call-not-named = Das Buch nennt die Chips eines Calls nicht. Die vorzeitige Aktion bindet nicht, also gehen sie zurück wie bei einer Bet oder einem Raise.
out-of-turn-remark-announced-only = War die Aktion nur im Voraus angekündigt und noch nicht ausgeführt, gilt eine eigene Regel: siehe den Vorfall „Wenn-dann-Ansage“ (conditional-declaration).
out-of-turn-remark-fold-change-makes-no-difference = Eine Bet oder ein Raise danach ändert nichts: Dieser Fold bleibt ein Fold.
out-of-turn-remark-fold-others-before = Wer vor dem Spieler, der gefoldet hat, noch agieren muss, ist zuerst an der Reihe. Ändert sich dadurch die Lage, bindet der Fold doch nicht.
