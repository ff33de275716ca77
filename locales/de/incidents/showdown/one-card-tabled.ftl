one-card-tabled = Nur eine Karte aufgedeckt
    .search = nur eine Karte gezeigt, nur eine Karte aufgedeckt, eine Karte offen und die andere verdeckt, andere Karte nach vorne geschoben, will nicht beide Karten zeigen, zeigt ein Ass und muckt die andere, weigert sich die zweite Karte zu zeigen, muss er beide Karten zeigen, eine Karte im Showdown, will den Pot mit einer Karte, hat nur die Karte gezeigt die gewinnt
    .told =
        Er zeigt nur eine Karte
        Beim Showdown deckt er nur eine Karte auf und will den Pot haben.
        Er legt ein Ass offen hin und die andere Karte verdeckt, ich will beide sehen.
        Am River zeigt er nur den König für ein Paar Könige, die zweite Karte wirft er verdeckt zum Dealer, und ich habe ein Paar Neunen.
        Platz 5 zeigt nur das Pik-Ass, sagt Nut Flush und weigert sich, die andere Karte umzudrehen, obwohl ich noch meine Hand habe.
        Reicht es, beim Showdown eine von zwei Karten zu zeigen, um den Pot zu gewinnen?
        Nur eine Karte gezeigt
        Platz 3 hat im Showdown nur eine Karte umgedreht, die andere liegt verdeckt
        Spieler deckt nur sein Ass auf und will die zweite Karte nicht zeigen
        Nach dem Call zeigt Platz 6 nur den König für das höhere Paar, die andere Karte ist schon in den Muck geflogen
        Platz 8 zeigt nur eine Karte, Herz-Ass für den Flush, und beansprucht den Pot, Platz 1 hat noch seine Hand
        Reicht im Showdown eine Karte oder muss er beide aufdecken, um den Pot zu bekommen?
    .heard =
        er klappt ein Ass um und verbirgt die andere
        „König, reicht?“, und legt nur den hin
        eine liegt offen, die zweite drückt er blind nach vorn
        sie gibt uns bloß die Hälfte, darf sie den Pot so haben
        Top Pair gezeigt, Kicker bleibt verdeckt
        Dealer verlangt die zweite, er schüttelt den Kopf
        er dreht die Herz um und meint, das genügt
        Gegner gibt auf, bei ihm liegt eine auf dem Bauch
        sagt, die andere macht keinen Unterschied, die spielt eh mit dem Board
        einzelner Bube am Rücken, der Partner liegt ungesehen davor
        muss ich alles herzeigen um zu gewinnen
        hat mir eine einsame Dame gezeigt und wartet auf die Chips
        dreht nur eine seiner beiden um und will gewinnen
        dreht am Showdown nur eine Karte um
        zeigt eine, die zweite bleibt verdeckt, bekommt er den Pot
        er hat beim Showdown nur eine Karte gezeigt und hält die andere verdeckt
        Spieler dreht eine Karte um und will den Pot
        muss ich beide Karten zeigen, um zu gewinnen
        er legt eine Karte offen hin, und die andere Hand ist gemuckt
        Der dreht bloß sein Ass um, die zweite bleibt zu
        Hat die Dame hingelegt und die andere abgeworfen, will den Topf
        Seat 3 weigert sich, die zweite herzuzeigen, reicht doch, sagt er
        Er wedelt mit dem König, die andere steckt im Müll
        Pik-Bube offen, der Rest verdeckt, er sagt das langt zum Gewinn
        Eins von zwei Blättern umgedreht, mit dem Flush, den Kicker hält er versteckt
        Zeigt bloß das Ass, die andere behält er verdeckt
        Er dreht allein die Dame um und greift sich den Topf
        Sitz 6 weigert sich, die zweite umzudrehen, Gegner ist noch drin
        Halbes Blatt liegt offen, der Rest schon beim Müll
        Kicker nie umgedreht, trotzdem will sie den Pott
        Beim Omaha zeigt der ein Ass, drei bleiben zu
        Eine drehte er um, die andere schob er verdeckt vor, und wollte den Pot
        Zum Schluss zeigte er das Ass und meinte, das genügt
        Nur die Zehn lag da, die zweite blieb unter seinen Fingern
        Die zweite warf er in den Muck, die erste ließ er offen, gilt das?
        Er weigerte sich, die andere zu zeigen, obwohl ich bezahlt hatte
        Nach meiner River-Bet warf er einen einzelnen König auf den Tisch, schob die andere verdeckt zum Dealer und erwartete, dass der ihm alles rüberschiebt
        Reicht eine Karte für den Sieg, wenn keiner die zweite gesehen hat?
        Eine Dame offen, daneben eine verdeckt, der Dealer wusste nicht, wem er zahlen soll
        Nach der River-Bet streckte mir der Nachbar einen einzelnen König hin, ich solle ihm glauben
        Der Engländer zeigte den Kicker, die Hauptsache behielt er für sich
one-card-tabled-fact-contested = Ist noch die Hand eines anderen Spielers im Spiel?
    .label = andere Hand im Spiel
one-card-tabled-fact-cards = Wo sind die anderen Karten der Hand?
    .label = übrige Karten
    .apart = verdeckt, getrennt vom Muck, zu 100 % identifizierbar
    .touching = am Muck, aber nicht darin, zu 100 % identifizierbar
    .in-muck = im Muck, aber zu 100 % identifizierbar und zurückzuholen
    .dealer-mucked = vom Dealer in den Muck gelegt, aber zu 100 % identifizierbar und zurückzuholen
    .gone = nicht mehr zu 100 % identifizierbar oder nicht zurückzuholen
one-card-tabled-fact-winning-card = Macht die offene Karte die Hand zur Gewinnerhand?
    .label = offene Karte gewinnt
one-card-tabled-fact-refuses = Weigert sich der Spieler, den Rest aufzudecken?
    .label = Aufdecken verweigert
one-card-tabled-fact-seen = Entscheidet die Turnierleitung, dass die ganze Hand klar gesehen wurde?
    .label = ganze Hand klar gesehen
one-card-tabled-outcome-wins-unshown = Die letzte Hand im Spiel gewinnt, ohne gezeigt zu werden
one-card-tabled-outcome-wins-once-shown = Die letzte Hand im Spiel gewinnt, sobald sie gezeigt ist
one-card-tabled-outcome-ask-for-rest = Eine Karte reicht nicht: Der Spieler wird nach dem Rest gefragt
one-card-tabled-outcome-refused = Verweigert: Floor rufen; kein Anrecht ohne alle Karten
one-card-tabled-outcome-table-rest = Kein Anrecht auf den Pot, bis alle Karten offen liegen
one-card-tabled-outcome-hand-counts = Die Hand zählt so, wie sie gesehen wurde
one-card-tabled-outcome-no-claim = Kein Anrecht auf den Pot
one-card-tabled-outcome-card-is-enough = Die offene Karte reicht
one-card-tabled-order-give-pot-unshown = Dealer: dem Spieler den Pot geben. Die anderen Karten bleiben verdeckt.
one-card-tabled-order-show-then-pot = Spieler: alle Karten aufdecken, um den Pot zu bekommen.
one-card-tabled-order-keep-card = Dealer: die verdeckten Karten getrennt halten, nicht in den Muck.
one-card-tabled-order-take-card-out = Dealer: genau diese Karten verdeckt aus dem Muck zurückholen.
one-card-tabled-order-dealer-asks = Dealer: den Spieler auffordern, alle Karten aufzudecken.
one-card-tabled-order-dealer-advises = Dealer: dem Spieler raten, alle Karten aufzudecken.
one-card-tabled-order-floor-asks = Floor: den Spieler auffordern, alle Karten aufzudecken.
one-card-tabled-order-floor-advises = Floor: dem Spieler raten, alle Karten aufzudecken.
one-card-tabled-order-somebody-asks = Dealer oder Floor: den Spieler auffordern, alle Karten aufzudecken. Das Buch sagt nicht, wer das tut.
one-card-tabled-order-table-all = Spieler: alle Karten aufdecken, um den Pot zu beanspruchen.
one-card-tabled-order-call-floor = Dealer: den Floor rufen.
one-card-tabled-order-last-word = Floor: dem Spieler sagen, dass er kein Anrecht auf den Pot hat, solange nicht alle Karten offen liegen.
one-card-tabled-order-else-others = Dealer: der besten der anderen Hände den Pot geben, wenn der Spieler sich weiter weigert.
one-card-tabled-order-see-mucked-winner = Wirft der Spieler die Karten jetzt weg, mit dem Vorfall „Hand im Showdown weggeworfen“ (mucked-winner) weitermachen.
one-card-tabled-order-say-hand = Turnierleitung: sagen, welche Hand gesehen wurde. Sie zählt so, wie sie gesehen wurde.
one-card-tabled-order-as-seen = Dealer: diese Hand mit den anderen vergleichen und der besten den Pot geben.
one-card-tabled-order-read-cards = Dealer: die aufgedeckten Hände lesen und der besten den Pot geben.
one-card-tabled-order-no-card-back = Dealer: Die Hand ist tot. Keine Karte von ihr kommt zurück.
one-card-tabled-order-others-win = Dealer: der besten der anderen Hände den Pot geben.
one-card-tabled-remark-need-not-ask = Nach diesem Buch ist dem Spieler nur dann zu raten, alle Karten aufzudecken, wenn die offene Karte die Hand zur Gewinnerhand machen würde.
one-card-tabled-fact-all-in = War ein Spieler in dieser Hand all-in, und liegt das Board vollständig?
    .label = Spieler all-in
    .no = niemand war all-in
    .board-complete = all-in, und das Board ist vollständig
    .board-to-come = all-in, und vom Board fehlen noch Karten
one-card-tabled-outcome-all-in-tabled = All-in: Alle Karten der Hand müssen aufgedeckt werden
one-card-tabled-order-must-table = Spieler: alle Karten aufdecken. Bei einem All-in kann niemand mucken.
one-card-tabled-order-deal-out = Dealer: den Rest des Boards geben und danach jede Hand lesen.
one-card-tabled-order-others-play-out = Dealer: den Rest des Boards geben, wenn noch zwei oder mehr Spieler übrig sind, und der besten ihrer Hände den Pot geben. Wer allein übrig ist, gewinnt den Pot.
one-card-tabled-order-best-tabled = Dealer: die aufgedeckten Hände lesen und der besten den Pot geben.
one-card-tabled-order-turn-over = Floor: die Karten vom Dealer aufdecken lassen. Die Weigerung tötet die Hand nicht.
one-card-tabled-remark-left-alone-at-all-in = War ein Spieler all-in und gecallt, konnte niemand mucken: siehe den Vorfall „Als Letzter übrig: zeigen oder nicht“ (last-player-shows).
one-card-tabled-outcome-hand-not-dead = Die nicht mehr identifizierbare Hand ist nicht tot: Die Turnierleitung entscheidet
one-card-tabled-order-director-decides = Turnierleitung: entscheiden, was mit dem Anteil der nicht mehr identifizierbaren Hand an den Pots geschieht.
