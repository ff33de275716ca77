rebuy = Re-buy
    .search = Rebuy, Re-buy, ich mache Rebuy, darf ich einen Rebuy, Rebuy angesagt, Rebuy-Chips noch nicht da, Chips behind, All-in mit Rebuy-Chips, Rebuy vor der Hand, Rebuy zu spät, muss er den Rebuy zahlen, zu viele Chips für einen Rebuy, Single-Rebuy, Rebuy-Phase, doch kein Rebuy
    .told =
        Re-buy nach dem Austeilen
        Ich will einen Re-buy machen, und der Dealer hat schon ausgeteilt.
        Er hat Re-buy gesagt, hat aber noch mehr als den Startstack.
        Ich habe nur noch 3.000, Startstack ist 10.000, und ich habe vor der neuen Hand laut Re-buy angesagt.
        Der auf Platz 6 hat alles verloren und sagt Re-buy, als der Dealer schon gegeben hatte, und die Re-buy-Phase läuft nur noch dieses Level.
        Kann ich noch einen Re-buy nehmen, obwohl die neue Hand schon angefangen hat?
        Re-buy erst nach Austeilen angesagt
        Spieler will Re-buy machen, die Karten sind schon verteilt
        Platz 3 hat keine Chips mehr und will einen Re-buy, die Re-buy-Phase läuft noch
        Re-buy-Phase läuft bis Level 6, Platz 7 hat noch 4000 von 20.000 Startstack und will jetzt nachkaufen
        Platz 5 sagt Re-buy, nachdem schon die erste Karte gegeben war, Startstack ist 10.000, er hat noch 1500
        Kann er jetzt noch einen Re-buy nehmen, obwohl er noch Chips hat und die Hand schon begonnen hat?
    .heard =
        gib mir noch eine Patrone, fünftausend nach
        er hat vorm Riffeln nachkaufen gerufen, das Geld liegt aber noch nicht da
        ich bin pleite, verkauf mir gleich hier einen frischen Stack
        er hat mit den versprochenen verloren und will jetzt nicht blechen
        ich hab 10.400 und gestartet bin ich mit 10.000, darf ich nachladen
        sie zückt den Geldbeutel erst, wie sie die Asse gesehen hat
        spielen die unbezahlten mit, die noch von der Kasse unterwegs sind
        er will sich ein zweites Mal einkaufen, erlaubt ist einer pro Nase
        in der Pause war Schluss mit Nachkauf, drei Minuten später kommt er daher
        Platz 6 ruft doppelt und rennt zur Kassa
        muss ich eine Hand warten, bis der Läufer meine neuen bringt
        angekündigt, Pot gewonnen, und auf einmal will er nichts mehr bezahlen
        ich bin pleite und will nochmal Chips kaufen
        er hat alles verspielt, kann er nachlegen
        möchte nachkaufen, hat aber mehr als den Startstack
        Rebuy erst nach dem Austeilen angekündigt
        hat alles verloren und kauft zu spät nach
        er ist raus und will ein Rebuy
        darf er noch ein Rebuy nehmen, die Phase ist vorbei
        Spieler will ein Rebuy mit mehr als einem Startstack
        sie hat ein Rebuy angesagt, nachdem die Karten ausgeteilt waren
        er sagte Rebuy, hat aber noch nicht bezahlt
        Bin pleite, kann ich mich nochmal reinkaufen
        Er will nachlegen, hat aber noch 12k vor sich, Startstack war 10k
        Karten waren schon raus, als er Nachkauf gerufen hat
        Hab vorm Geben gsagt dass ich nachkauf, Dealer hat's überhört
        Die Nachkaufphase ist vorbei, Seat 2 wedelt trotzdem mit der Kohle
        Zwei auf einmal nachkaufen will der Stefan, is das drin
        Bin blank, kann ich noch nachkaufen, die Phase läuft doch
        Den Nachkauf hat er erst gerufen, als die Karten schon da waren
        Darf ich mir nen Stapel dazuholen, hab weniger als am Anfang
        Ribai-Phase ist vorbei, er will trotzdem Geld nachschießen
        Hat schon einmal nachgekauft, mehr als einmal ist hier nicht
        Hat vorm Austeilen Geld für frische Jetons hingelegt, zählen die schon?
        Letzte Chips weg, er ruft Rebuy, da wird schon gegeben
        Er hatte mehr als den Start und wollte einen
        An der Kasse wurde die Karte abgelehnt, die Karten hat er aber
        Bezahlt wird später, sagte er, und spielte auf Kredit
        Addon will er noch vor der Pause
        Mit Königen gegen Asse war ich pleite und hob gleich die Hand für einen neuen Einkauf, aber die nächste Hand wurde schon gegeben und mein Platz bekam Karten
        Mit dem Schein gewunken, keiner hörte, es wurde gemischt
        Raus, und sofort weitergespielt, ohne bezahlt zu haben
        Darf er nachkaufen, wenn genau ein Viertel übrig ist?
        Sein Stack lag drüber, trotzdem bestand er auf dem zweiten Einkauf
rebuy-fact-period = Läuft die Re-buy-Phase noch?
    .label = Re-buy-Phase offen
rebuy-fact-moment = Wann hat der Spieler den Re-buy angesagt?
    .label = Zeitpunkt der Ansage
    .before-hand = bevor die neue Hand begann
    .hand-begun = nach Beginn der Hand, vor dem Austeilen
    .cards-dealt = als schon ausgeteilt war
rebuy-fact-stack = Wie groß ist der Stack des Spielers ohne den Re-buy?
    .label = Stack ohne Re-buy
rebuy-fact-starting-stack = Wie groß ist der Startstack?
    .label = Startstack
rebuy-fact-single-rebuy = Ist in diesem Turnier nur ein Re-buy erlaubt?
    .label = nur ein Re-buy erlaubt
rebuy-fact-rebuy-chips = Wie viele Chips bringt der Re-buy?
    .label = Chips je Re-buy
rebuy-outcome-period-over = Kein Re-buy: Die Phase ist vorbei
rebuy-outcome-too-late = Nicht für diese Hand: zu spät angesagt
rebuy-outcome-too-many-chips = Kein Recht auf einen Re-buy: { $stack } ist mehr als { $rebuy_limit }
rebuy-outcome-rebuy-plays = Der Re-buy gilt: { $in_play } im Spiel
rebuy-order-no-rebuy = Floor: keinen Re-buy verkaufen.
rebuy-order-wait-for-next-hand = Floor: dem Spieler sagen, dass der Re-buy für diese Hand nicht zählt: Wer noch Chips hat, spielt nur mit diesen; wer keine hat, bekommt keine Karten. Der Re-buy kann ab der nächsten Hand zählen.
rebuy-order-must-buy = Spieler: den angesagten Re-buy bezahlen, was in der Hand auch geschieht.
rebuy-order-may-withdraw = Spieler: Der Re-buy darf noch zurückgenommen werden.
rebuy-order-chips-play = Dealer: Die { $rebuy_chips } des Re-buys spielen mit, auch wenn sie noch nicht auf dem Tisch liegen: zusammen { $in_play }.
rebuy-order-chips-wait = Dealer: Nur die { $stack } auf dem Tisch spielen mit.
rebuy-order-no-hand-missed = Dealer: dem Spieler Karten geben; für einen Re-buy wird keine Hand ausgesetzt.
rebuy-remark-tournament-names-stack = Das Buch nennt keinen Stack, bis zu dem ein Re-buy erlaubt ist. Es gilt, was das Turnier angesagt hat.
