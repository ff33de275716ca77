substantial-action = Substantial Action
    .search = gab es Substantial Action, wesentliche Aktionen, wesentliche Aktion, bindende Aktion, SA, zwei Aktionen, drei Aktionen, wie viele Aktionen, Aktionen zählen, genug Aktionen, zu spät für einen Misdeal
    .told =
        War das schon Substantial Action?
        Zwei haben gefoldet und einer hat gecallt, ist das jetzt Substantial Action?
        Der Dealer sagt, es gab schon Substantial Action, ich sage nein, es waren nur ein Fold und ein Check.
        Preflop hat UTG gefoldet, UTG+1 auch gefoldet, dann ein Raise, reicht das schon für Substantial Action?
        Am Flop Check, Check und dann eine Bet, wir streiten uns, ob das drei Aktionen sind und damit Substantial Action.
        Zählen die geposteten Blinds bei der Substantial Action mit, oder erst Call und Fold danach?
        Zwei Calls und ein Fold, wir streiten, ob es Substantial Action war
        Fehler erst bemerkt, nachdem drei Spieler agiert haben, die Frage ist, ob das Substantial Action war
        UTG foldet, Platz 4 callt 400, Platz 5 foldet, zählt das schon als Substantial Action
        Blinds sind gepostet, ein Fold und ein Raise auf 1000, zählen die Blinds für Substantial Action mit
        Wann ist es Substantial Action, reichen zwei Aktionen mit Chips oder braucht es drei?
    .heard =
        Call, Fold, Check, reicht das um über den Punkt hinaus zu sein
        Button ist weg und UTG hat gebettet, ist es jetzt endgültig
        wir hatten einen Limp und einen Fold, lässt sich die Hand noch annullieren
        zählen die Blinds dafür mit
        ein Raise plus ein Fold, steht das Geben jetzt fest
        wie viel muss passiert sein, damit es kein Zurück gibt
        Dealer meint, bloß zwei Folds genügen nicht
        drei waren bereits, neu geben geht nicht mehr
        ist ein Check und ein Call mit Chips ausreichend zum Weiterspielen
        Geld ist noch keins drin, lediglich zweimal gepasst, darf neu gegeben werden
        drei hatten schon gesprochen bevor reklamiert wurde, bleibt es beim Geben
        sind wir über der Grenze, ab der es nicht mehr rückgängig geht
        war das schon wesentliche Aktion, einer setzt und einer callt
        wie viele müssen gehandelt haben bis die Hand nicht mehr abgebrochen wird
        drei Checks hintereinander, zählt das als ausreichende Action
        gab es schon Substantial Action, zwei Spieler haben gehandelt
        eine Bet und ein Fold, ist das Substantial Action
        drei Spieler haben ohne Chips gehandelt, ist es zu spät für einen Misdeal
        zählt das Setzen der Blinds als Action
        ein Call und ein Fold, kann es noch ein Misdeal sein
        Ein Call und zwei Folds sind durch, kann man da noch was ändern
        Zwei haben schon was gemacht, einer mit Jetons, reicht das zum Weiterspielen
        Drei haben hintereinander geschoben, ist da schon genug passiert
        Ab wann isses zu spät, hier gabs Check und eine Bet
        Fold, fold, fold, is des scho so viel, dass die Hand weiterläuft
        Blind und ein Fold, sagt Seat 3, das wär noch zu wenig gelaufen
        Ein Einsatz und ein Weggeschmissener, war das schon genug Bewegung?
        Zwei klopfen, einer hat gesetzt, kann man da noch rückgängig machen?
        Ein Mitgeher und ein Abwerfer, ist es damit nicht mehr umkehrbar?
        Drei Mann haben weggeworfen, gilt das schon als genug gespielt?
        Zählen die gesetzten Blinds mit, wenn's um die zwei nötigen Aktionen geht?
        Dreimal geschoben, reicht das, dass der Fehler so stehen bleibt?
        Bis der Fehler auffiel, gab es einen Fold und ein Raise, kann man noch stoppen?
        Zwei haben weggeworfen, einer bezahlt, reicht das, dass nicht mehr neu gegeben wird?
        Der Button hat gecheckt und der nächste gesetzt, ist es damit schon zu spät?
        Wie viele müssen gespielt haben, damit man trotz des Fehlers weitermacht?
        Bevor einer sagte, der Button stehe falsch, hatten drei ihre Karten ohne einen Chip weggegeben
        Der Button lag einen Platz daneben, gemerkt haben wir es, als der Erste erhöht, der Zweite gepasst und der Dritte schon Chips in der Hand hatte, zu spät?
        Drei Checks hintereinander am Flop, dann fehlte eine Karte, bleibt es dabei?
        Zwei Limper drin, der Dealer wollte von vorn anfangen, die Spieler sagten, dafür sei es zu spät
        Es wurde gezählt: Fold, Fold, Call, und ob die Grenze überschritten war
        Heads-up zahlt einer und der andere klopft, ist das schon genug?
        Zwei weggelegte Hände ohne Chips noch nicht, bei der dritten doch, stimmt das?
        War schon soviel gelaufen, dass man nix mehr zurückdrehen kann?
        Ab welcher Aktion gibt es kein Zurück mehr zu neuen Karten?
        UTG erhöht, gleich danach ein Fold, und da merkt der Mann in der Ecke, dass er eine Karte zu viel hat, abbrechen?
        Zwei Einsätze mit Chips waren gelaufen, und deshalb wurde trotz falscher Ausgabe weitergespielt
substantial-action-fact-actions = Welche Aktionen gab es, der Reihe nach? (keine weglassen; ein gesetzter Blind ist „blind“)
    .label = Aktionen
substantial-action-fact-in-turn = Waren alle diese Spieler an der Reihe?
    .label = alle an der Reihe
substantial-action-outcome-substantial = Ja: Das ist Substantial Action
substantial-action-outcome-not-substantial = Nein: Das ist noch keine Substantial Action
substantial-action-outcome-substantial-with-blinds = Ja: Mit den gesetzten Blinds ist das Substantial Action
substantial-action-outcome-not-in-turn = Nein: Nur Aktionen in der richtigen Reihenfolge zählen, und das sind keine zwei
substantial-action-outcome-count-in-turn = Noch offen: Nur Aktionen in der richtigen Reihenfolge zählen
substantial-action-order-count-again = Floor: weglassen, was außer der Reihe war, und neu zählen.
substantial-action-order-hand-goes-on = Die Hand geht weiter: Für einen Misdeal ist es zu spät.
substantial-action-order-not-yet = Was Substantial Action ausschließen würde, etwa ein Misdeal, ist noch möglich.
substantial-action-remark-only-in-turn = Das Buch zählt nur Aktionen von Spielern, die an der Reihe waren. Einer der beiden war es nicht.
substantial-action-remark-by-three = Erreicht durch drei Aktionen, gleich welche.
substantial-action-remark-by-two = Erreicht durch zwei Aktionen; bei wenigstens einer kamen Chips in den Pot.
substantial-action-remark-check-and-fold = Check und Fold bringen keine Chips in den Pot.
substantial-action-remark-blinds-left-out = Gesetzte Blinds wurden nicht mitgezählt.
