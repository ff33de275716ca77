playing-the-board = Das Board spielen
    .search = spielt das Board, ich spiele das Board, Board spielt, Split Pot mit dem Board, Pot teilen auf dem Board, spielt das Board und zeigt nur eine Karte, hat nichts gezeigt und will teilen, Karten weggeworfen beim Split, muss er zum Teilen zeigen, Straße auf dem Board, Royal Flush auf dem Board, klopft aufs Board
    .told =
        Er spielt nur das Board
        Er sagt „ich spiele das Board“ und wirft seine Karten weg, ohne sie zu zeigen.
        Das Board ist die beste Hand, er muckt und will trotzdem die Hälfte vom Pot.
        Auf dem Board liegt eine Straight bis zum Ass, wir spielen beide das Board, er deckt nur eine Karte auf.
        Es liegt A-K-Q-J-10 auf dem Board, ich lege beide Karten offen hin, er sagt nur „Board“ und hat seine verdeckt abgegeben.
        Muss er beide Karten zeigen, wenn er mit dem Board spielen und den Pot teilen will?
        Spieler spielt das Board
        Spieler sagt, er spielt das Board, zeigt aber seine Karten nicht
        Platz 5 sagt „ich spiele das Board“ und hat seine Karten weggeworfen
        Straight von 6 bis 10 am Board, Platz 2 hat nur eine Karte aufgedeckt und will den halben Pot fürs Board
        Board ist 5-5-5-K-K, Platz 4 muckt und sagt, das Board teilt sich ohnehin, Platz 7 hat beide Karten offen
        Muss er beide Karten zeigen, wenn er nur das Board spielt?
    .heard =
        die fünf in der Mitte sind das Beste, er schmiss seine zwei weg und will mitteilen
        Broadway liegt am Board, beide haben nur genickt, teilen wir
        sie sagt teilen und gibt ungesehen ab
        meine Hand ist egal, die Gemeinschaftskarten sind besser, bekomm ich die Hälfte
        Vierling mit Ass-Kicker am Tuch, er hatte seine schon losgelassen
        muss ich meine aufdecken, wenn die fünf in der Mitte gelten
        Royal liegt da und wir sind zu dritt, einer muckt
        er behauptet, keine seiner eigenen zu verwenden
        sagt „Tisch“ und dreht nix um
        kriegt jemand einen Anteil ohne Karten
        Full House in der Mitte für alle, einer hat seine weggeschmissen, ist er beteiligt
        die Mitte ist eine Straße bis zehn, ich wäre mit dabei, hab aber mein Paar entsorgt
        das Beste liegt in der Mitte und er wirft seine zwei weg
        spielt das Board und hat seine Karten nicht gezeigt
        die besten fünf liegen in der Mitte, er muckt
        er spielt das Board und warf seine Karten weg, bekommt er die Hälfte
        beide spielen das Board, muss er seine Karten zeigen
        Spieler sagt "ich spiele das Board" und wirft seine Hand weg
        das Board ist die beste Hand, er hat nichts gezeigt
        Straße liegt komplett auf'm Tisch, er schmeißt weg und will halbe-halbe
        Er nimmt bloß die fünf in der Mitte und zeigt selber nix
        Die fünf offenen reichen mir, teilen wir, sagt Seat 7
        Deckt nix auf, beruft sich nur auf den Flush in der Mitte
        Royal liegt am Tisch, der Klaus hat schon weggeworfen, mag Split
        Zeigt bloß eine und meint, die fünf auf'm Filz sind eh seine Hand
        Er sagt, ich nehm was in der Mitte liegt, und zeigt nix
        Die fünf in der Mitte sind's Beste, er schmeißt weg und will teilen
        Liegt ne Straße draußen, sie hat ihr Blatt weg, kriegt sie Anteil?
        Muss ich beide umdrehen, wenn die Mitte mein bestes Blatt ist?
        Flush liegt draußen, er zeigt bloß eine von zweien, will Split
        Die Mitte zählt für mich, sagt er, Pappen schon im Müll
        Auf dem Tisch lag eine Straße, ich warf ab und sagte, ich spiele das Board
        Fünf Herzen in der Mitte, und er gab seine zwei weg
        Er spiele den Tisch, sagte er, legte nichts hin, bekommt er die Hälfte?
        Er verließ sich auf die fünf Gemeinschaftskarten und warf die Hand in den Haufen
        Muss ich beide zeigen, wenn ich sowieso die fünf vom Tisch nehme?
        In der Mitte lagen vier Damen und ein Ass, enttäuscht gab ich mein Blatt mit den Worten weg, ich spiele die Mitte, und der Dealer gab mir keinen Anteil
        Full House in der Mitte, zwei teilten, der Dritte hatte abgelegt
        Seine Zweien waren wertlos, in der Mitte lagen zwei höhere Paare, also weg damit
        Beim Teilen schloss man den aus, der nichts gezeigt hatte, obwohl das Board das Beste war
        Achselzuckend ließ er sein Blatt verdeckt, es liege ja alles offen da
playing-the-board-fact-cards = Welche Hände liegen offen, zuerst die des Spielers, der das Board spielt, und welches Board?
    .label = offene Hände
playing-the-board-fact-tabled = Wie viele Handkarten hat der Spieler aufgedeckt?
    .label = aufgedeckte Handkarten
    .none = keine, er sagt nur, dass er das Board spielt
    .some = einen Teil, nicht alle
    .all = alle
playing-the-board-fact-others = Wo sind die Karten, die nicht offen liegen?
    .label = übrige Karten
    .held = der Spieler hat sie noch
    .discarded = verdeckt abgeworfen, ohne den Muck zu berühren
    .in-muck = im oder am Muck oder nicht mehr identifizierbar
playing-the-board-outcome-share = Alle Karten liegen offen: ein Anteil am Pot, wenn niemand das Board schlägt
playing-the-board-outcome-no-share-yet = Kein Anteil, solange nicht alle Handkarten offen liegen
playing-the-board-outcome-no-share = Kein Anteil: Die Hand ist tot
playing-the-board-outcome-share-unshown = Keine Karte muss gezeigt werden: ein Anteil am Pot, wenn niemand das Board schlägt
playing-the-board-outcome-muck-first = Noch kein Anteil: erst klären, ob die Karten am Muck noch leben
playing-the-board-outcome-board-shared = Das Board spielt, und alle Karten liegen offen: ein Anteil am Pot, wenn niemand es schlägt
playing-the-board-outcome-board-beaten = Das Board spielt, aber eine andere Hand schlägt es: kein Anteil
playing-the-board-outcome-own-cards-play = Der Spieler hat mehr als das Board: Seine Hand zählt
playing-the-board-order-table-now = Spieler: alle Handkarten aufdecken. Die Ansage, das Board zu spielen, reicht nicht.
playing-the-board-order-table-while-identifiable = Spieler: Alle Handkarten dürfen noch aufgedeckt werden, solange sie zu 100 % identifizierbar sind.
playing-the-board-order-table-while-retrievable = Spieler: Alle Handkarten dürfen noch aufgedeckt werden, solange sie zu 100 % identifizierbar sind und zurückgeholt werden können.
playing-the-board-order-then-share = Dealer: die Hand lesen, sobald alle ihre Karten offen liegen. Der Spieler bekommt einen Anteil, wenn niemand das Board schlägt.
playing-the-board-order-refused = Dealer: der besten aufgedeckten Hand den Pot geben, wenn nicht alle Karten aufgedeckt werden. Dieser Spieler bekommt nichts.
playing-the-board-order-split-with-equals = Dealer: die Hände lesen. Wenn niemand das Board schlägt, den Pot unter denen teilen, die es spielen.
playing-the-board-order-split-among = Dealer: den Pot unter { $winners } teilen.
playing-the-board-order-compare-with-board = Dealer: die anderen Hände lesen und den Pot unter denen teilen, die das Board spielen, wenn es niemand schlägt.
playing-the-board-order-give-pot-to-best = Dealer: den Pot an { $winners } geben.
playing-the-board-order-split-pot = Dealer: den Pot unter { $winners } teilen.
playing-the-board-order-compare-others = Dealer: die anderen Hände lesen und der besten den Pot geben.
playing-the-board-order-no-share = Dealer: den Pot ohne diese Hand vergeben.
playing-the-board-order-hold-pot = Dealer: Pot und Muck so liegen lassen, wie sie sind.
playing-the-board-order-see-mucked-winner = Floor: mit dem Vorfall „Hand im Showdown weggeworfen“ (mucked-winner) weitermachen. Lebt die Hand noch, müssen alle ihre Karten offen liegen.
playing-the-board-remark-others-mucked = Das gilt für einen Showdown mit Gegnern. Wer allein übrig bleibt, während niemand all-in ist, gewinnt, ohne zu zeigen.
playing-the-board-fact-all-in = War ein Spieler in dieser Hand all-in, und liegt das Board vollständig?
    .label = Spieler all-in
    .no = niemand war all-in
    .board-complete = all-in, und das Board ist vollständig
    .board-to-come = all-in, und vom Board fehlen noch Karten
playing-the-board-outcome-must-table = All-in: Alle Handkarten müssen aufgedeckt werden
playing-the-board-order-all-in-table = Spieler: alle Karten aufdecken. Bei einem All-in kann niemand mucken.
playing-the-board-order-deal-out = Dealer: den Rest des Boards geben.
