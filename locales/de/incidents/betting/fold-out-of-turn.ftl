fold-out-of-turn = Fold außer der Reihe
    .search = fold out of turn, zu früh gefoldet, vorzeitig gefoldet, vor der Reihe gepasst, zu früh gepasst, Karten zu früh weggeworfen, zu früh gemuckt, Karten weg bevor er dran war, will nach dem frühen Fold seine Karten zurück
    .told =
        Zu früh gefoldet
        Der auf Platz 8 hat gefoldet, obwohl er noch gar nicht dran war.
        Der wirft seine Karten weg, bevor ich überhaupt agiert habe, der war noch gar nicht an der Reihe!
        Ich bin UTG und überlege noch, da foldet der Cutoff schon außer der Reihe und seine Karten liegen beim Dealer.
        Der Button foldet am Flop, bevor der Small Blind dran war, dann haben alle nur gecheckt und jetzt will er seine Karten zurück.
        Ist sein Fold außer der Reihe gültig oder darf er die Karten wieder aufnehmen?
        Fold außer der Reihe
        Spieler hat gefoldet, obwohl er noch nicht dran war
        Platz 7 wirft seine Karten weg, dabei war Platz 6 noch dran
        Button foldet vor dem Cutoff, dann checkt der Cutoff und der Button will seine Karten wieder haben
        Platz 3 ist dran, da foldet Platz 5 schon außer der Reihe, danach raist Platz 3 auf 2000
        Spieler foldet, bevor er an der Reihe ist, ist der Fold bindend?
    .heard =
        UTG+1 schmeißt seine Karten hin bevor UTG geschaut hat
        BB schiebt ein während der Button noch grübelt
        Platz 8 gibt auf, dabei kommen vor ihm noch zwei
        er hing am Handy und pfefferte zu hastig seine Hand weg
        der hinter mir ist schon draußen, bevor ich entschieden habe, mein Squeeze ist hin
        sie gab ab, obwohl erst ihr rechter Nachbar muss
        Small Blind lässt vorschnell los und jetzt setzt der Button größer
        er steigt voreilig aus, heute zum dritten Mal
        Dealer hat die Karten von einem eingezogen, der noch gar nicht musste
        ich bin dran und der Cutoff hat schon entsorgt
        vorauseilendes Passen gibt den anderen beiden Information, das gehört bestraft
        er war nicht der Nächste, trotzdem flogen sie in die Mitte
        er hat weggelegt bevor er an der Reihe war
        zu früh gepasst, vor ihm sind noch welche
        aussteigen obwohl zwei vor ihm noch müssen
        Spieler hat außer der Reihe gefoldet
        warf weg bevor die Action bei ihm ankam
        passt vor seinem Vordermann, obwohl der noch überlegt
        er hat außer der Reihe gefoldet, ist seine Hand tot
        Platz 6 hat seine Karten weggeworfen, bevor er dran war
        Spieler foldet, obwohl vor ihm noch jemand handeln musste
        sie hat vor ihrer Reihe weggeworfen, und dann erhöhte UTG
        am Flop außer der Reihe gefoldet, und jetzt will er seine Karten zurück
        der Big Blind passt schon, bevor der Small Blind gehandelt hat
        Schmeißt schon weg, obwohl zwei Leut vor ihm noch überlegen
        Platz 8 hat seine Karten weggepfeffert, war noch lang nicht dran
        Die wirft vorzeitig ab und danach setzt der vor ihr noch 2000
        Zu früh ausgestiegen is er, Seat 3 wär vorher gewesen
        Der Urs gibt einfach sein Blatt ab, UTG hat noch nix gesagt
        Ich überleg noch und mein Hintermann entsorgt schon seine zwei Karten
        Der war noch gar nicht dran und pfeffert sein Blatt schon weg
        Sitz 9 schmeißt schon vorm Cutoff in die Tonne, der pennt doch
        Viel zu früh weggelegt, die zwei vor ihr überlegen noch
        Opa Willi entsorgt schon seine Pappen, dabei ist Sitz 3 am Zug
        Vorzeitig abgeworfen, inzwischen hat vor ihm einer 1.200 angespielt
        Hat gepasst, bevor er durfte, nun will er das Blatt wiederhaben
        Drei vor ihm waren noch dran, und seine Karten flogen schon zum Dealer
        Er passt dauernd, bevor er an der Reihe ist, der Button freut sich
        UTG lupfte noch eine Ecke seiner Karten, da hatte der Cutoff seine schon weggegeben, weil er in die Pause wollte und es längst wusste
        Kaum gegeben, schaut er rein und wirft sofort, egal wer dran ist
        Der in der Ecke gab zwei Plätze zu früh auf
        Zum dritten mal im Level außer der reihe gefoldet
        UTG dachte noch nach, und zwei weiter war einer schon weg
        Seine Karten lagen im Muck, bevor der Blind entschieden hatte, so war klar, dass billig gestohlen wird
        Bekommt er was dafür, dass er weg ist, während die davor noch gucken?
        Ihm war langweilig, er hatte schon gefoldet, als der Mann rechts erst sein Blatt hochhob
        hat gefoldet, bevor er an der Reihe war
        hat die Hand zu früh weggeworfen
fold-out-of-turn-fact-since = Was ist seither in der richtigen Reihenfolge geschehen, vor diesem Spieler?
    .label = seither
    .nothing-yet = noch nichts
    .check-or-fold = nur ein Check oder ein Fold
    .call = ein Call, keine Bet und kein Raise
    .bet-or-raise = eine Bet oder ein Raise
fold-out-of-turn-outcome-fold-binds = Der Fold bindet
fold-out-of-turn-outcome-fold-waits = Der Fold wartet, bis die Aktion dort ankommt
fold-out-of-turn-outcome-fold-free = Die Lage hat sich geändert: Der Fold bindet nicht
fold-out-of-turn-order-keep-cards-apart = Dealer: die gefoldeten Karten getrennt halten, nicht in den Muck.
fold-out-of-turn-order-fold-stands = Dealer: die gefoldeten Karten einziehen. Diese Hand ist aus dem Spiel.
fold-out-of-turn-order-player-in-turn-acts = Jetzt agiert der Spieler, der an der Reihe ist.
fold-out-of-turn-order-then-binds = Der Fold bindet, wenn vor dem Spieler, der gefoldet hat, nur Checks, Calls oder Folds kommen; nach einer Bet oder einem Raise bindet er nicht.
fold-out-of-turn-order-then-binds-call-frees = Der Fold bindet, wenn vor dem Spieler, der gefoldet hat, nur Checks oder Folds kommen; nach einem Call, einer Bet oder einem Raise bindet er nicht.
fold-out-of-turn-order-cards-back = Dealer: die Karten zurückgeben, wenn sie zu 100 % identifizierbar sind. Sonst ist diese Hand aus dem Spiel.
fold-out-of-turn-order-act-anew = Sobald dieser Spieler an der Reihe ist, wählt er neu: Call, Raise oder Fold.
fold-out-of-turn-order-act-anew-no-raise = Sobald dieser Spieler an der Reihe ist, wählt er neu: Call oder Fold, kein Raise.
fold-out-of-turn-remark-change-makes-no-difference = Eine Bet oder ein Raise danach ändert nichts: Dieser Fold bleibt ein Fold.
fold-out-of-turn-remark-others-before = Wer vor dem Spieler, der gefoldet hat, noch agieren muss, ist zuerst an der Reihe. Ändert sich dadurch die Lage, bindet der Fold doch nicht.
