premature-flop = Flop zu früh oder ohne Burn-Karte
    .search = vorzeitiger Flop, Flop zu früh, zu früher Flop, Flop vor Ende der Setzrunde, Big Blind hatte noch nicht agiert, Big Blind hatte noch die Option, Dealer legt den Flop zu schnell, Burn vergessen, nicht gebrannt, keine Burn-Karte, Flop ohne Burn, keine Karte verbrannt, Spieler vor dem Flop übersprungen, Flop trotz offener Aktion
    .told =
        Flop kam zu früh
        Der Dealer hat den Flop schon aufgedeckt, obwohl ich vor dem Flop noch nicht dran war.
        Der Dealer hat vor dem Flop keine Karte gebrannt, und der Flop liegt schon offen da.
        Der Big Blind hatte noch nicht agiert, er wollte raisen, und der Dealer hat schon den Flop hingelegt.
        UTG hat auf 1.500 erhöht, der Big Blind überlegt noch, da liegt schon der Flop, und UTG hat sogar schon gecheckt.
        Bleibt der Flop liegen, wenn er zu früh kam und noch jemand vor dem Flop agieren musste?
        Flop zu früh aufgelegt
        Ich hab den Flop gelegt, bevor alle vor dem Flop agiert hatten
        Der Dealer hat den Flop ohne Burn-Karte gegeben
        Flop liegt, aber der Big Blind hat auf das Raise von 1200 noch gar nicht reagiert
        Flop ohne Burn, UTG hat gecheckt und Button 800 gebettet, jetzt fällt es auf
        Flop kam zu früh, Platz 6 war noch nicht dran, was passiert mit den drei Karten?
    .heard =
        drei liegen offen und Platz 9 hat preflop noch nichts gesagt
        Flop ist aufgefächert, der Big Blind greift gerade nach Chips
        Dealer legt das Board, der SB muss sich aber noch entscheiden
        BB wollte raisen und da liegt schon K72
        Flop da, vom Cutoff kam kein Wort
        sie hat vorher nichts weggelegt, gleich die drei hin
        die oberste gehört zuerst verdeckt unter die Chips, hat er vergessen
        man hat mir meine Option genommen, die ersten drei sind da
        kann sie die drei zurücknehmen, vor dem Flop war einer nicht fertig
        er war zu hastig, mein Raise preflop ist noch nicht beantwortet
        ohne abzubrennen den Flop gezeigt, und ich habe darauf gesetzt
        Dealer hat den Push vom Button übersehen und drei ausgelegt
        Flop kam zu früh, vor dem Flop war die Setzrunde nicht fertig
        Flop aufgedeckt obwohl zwei Spieler noch handeln mussten
        Dealer voreilig mit dem Flop, Preflop fehlt noch ein Call
        der Dealer hat den Flop gelegt, bevor die Setzrunde fertig war
        der Flop lag schon, obwohl ein Spieler noch handeln musste
        der Flop kam zu früh, der Big Blind hatte noch nicht gehandelt
        der Dealer hat vor dem Flop vergessen, eine Karte zu brennen
        der Flop liegt, aber ich hatte preflop noch nicht gehandelt
        Die drei liegen schon, aber der Big Blind hat preflop noch gar nicht gehandelt
        Dealer deckt die ersten drei auf, obwohl der Button preflop noch grübelt
        Hat nix weggebrannt und gleich die drei aufgemacht
        Geberin war zu schnell, die ersten drei sind offen, Seat 9 wollt preflop raisen
        Preflop hätt ich noch zahlen müssen, da liegt schon Ass-Zehn-Drei auf'm Tisch
        Vergessen abzubrennen, die drei liegen offen, einer hat scho geklopft
        Drei lagen schon offen, dabei hatte der Bigblind noch nicht entschieden
        Croupier hat vor den ersten dreien nix verbrannt
        Bigblind hatte noch Option, Geber klatscht den Flopp schon hin
        Preflop nicht fertig, Sitz 8 wollte erhöhen, drei offene liegen da
        Der vergisst das Verbrennen und deckt gleich den Flopp auf
        Flopp vorschnell draußen, UTG grübelte noch, zwei haben schon geklopft
        Der Big suchte noch die Brille, da lagen drei Karten
        Nicht gesehen, dass ich noch nicht gespielt hatte, burn und Flop
        Drei Karten auf dem Tisch, bevor UTG+1 bezahlt hatte
        Der Flop kam, ohne dass eine Karte verbrannt wurde
        Der Button wollte noch drüber, aber es lagen schon drei
        Drei karten zu früh, ich war noch am überlegen
        Der Small Blind hatte noch nichts gesagt, und der Dealer breitet aus
        Ich hielt noch die Chips fürs Reraise in der Hand, aber der Dealer sah nicht, dass ich dran war, verbrannte eine und drehte König, Zehn und Drei um
        Er hatte noch die Option, niemand hatte erhöht, und schon war umgedreht
        Die Gemeinschaftskarten kamen, dabei fehlten zu dem Raise noch zwei Antworten
        der Flop kam, bevor die Blinds gespielt hatten
        der Dealer hat den Flop gelegt, obwohl vor dem Flop noch gesetzt wurde
premature-flop-fact-what = Was war mit dem Flop falsch?
    .label = Fehler beim Flop
    .early = zu früh; eine Karte wurde gebrannt
    .early-unburned = zu früh, und es wurde keine Karte gebrannt
    .unburned = nicht zu früh, aber es wurde keine Karte gebrannt
premature-flop-fact-since = Was ist geschehen, seit der Flop liegt?
    .label = seither
    .nothing = nichts
    .action = eine Aktion, und sei es ein Check, aber keine Substantial Action
    .substantial-action = Substantial Action (zwei Aktionen, mindestens eine mit Chips, oder drei beliebige)
premature-flop-fact-further = Liegt auch der Turn schon?
    .label = Turn schon gelegt
premature-flop-outcome-new-flop = Der Flop geht in den Stub zurück; ein neuer Flop kommt
premature-flop-outcome-next-three = Dieser Flop kommt zur Seite; die nächsten drei Karten sind der neue Flop
premature-flop-outcome-one-becomes-the-burn = Eine der drei Karten wird Burn-Karte
premature-flop-outcome-burn-and-three-new = Eine der drei Karten wird Burn-Karte; drei neue Karten
premature-flop-outcome-first-three-stand = Zu spät: Die ersten drei Karten sind der Flop
premature-flop-outcome-flop-stands = Der Flop gilt
premature-flop-outcome-no-rule = Das Buch hat dafür keine Regel: nach Billigkeit entscheiden
premature-flop-order-cards-back = Dealer: die drei Flopkarten in den Stub zurücklegen.
premature-flop-order-cards-and-turn-back = Dealer: die drei Flopkarten und die Turnkarte in den Stub zurücklegen; sie sind alle zu früh.
premature-flop-order-cards-and-any-turn-back = Dealer: die drei Flopkarten in den Stub zurücklegen und jede Boardkarte, die danach kam.
premature-flop-order-cards-aside = Dealer: die drei Flopkarten zur Seite legen und jede Boardkarte, die danach kam.
premature-flop-order-burn-stays = Dealer: die Burn-Karte liegen lassen; sie bleibt Burn-Karte.
premature-flop-order-burn-back = Dealer: auch die Burn-Karte in den Stub zurücklegen.
premature-flop-order-see-turn = Auch der Turn ist zu früh: ihn zuerst wegnehmen, mit dem Vorfall „Turn zu früh gegeben“ (premature-turn).
premature-flop-order-cards-down = Dealer: die drei Karten verdeckt hinlegen und mischen.
premature-flop-order-cards-up = Dealer: die drei Karten offen hinlegen.
premature-flop-order-pick-burn = Floor: eine der drei als Burn-Karte ziehen lassen.
premature-flop-order-settle-early-actions = Floor: mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären, was zu früh geschah.
premature-flop-order-finish-round = Zuerst wird die Setzrunde vor dem Flop zu Ende gespielt.
premature-flop-order-shuffle-stub = Dealer: den Stub durcheinanderschieben, mischen und abheben.
premature-flop-order-deal-no-burn = Dealer: den Flop geben, ohne eine Karte zu brennen.
premature-flop-order-deal-with-burn = Dealer: eine Karte brennen und den Flop geben.
premature-flop-order-burn-or-not = Floor: ansagen, ob vor dem neuen Flop eine Karte gebrannt wird. Das Buch spricht von einem zu frühen Flop mit Burn-Karte.
premature-flop-order-deal-flop = Dealer: den Flop geben.
premature-flop-order-two-and-next = Dealer: die anderen zwei und die nächste Karte des Stubs als Flop aufdecken.
premature-flop-order-three-new = Dealer: drei neue Karten als Flop geben.
premature-flop-order-three-stand = Die drei Karten liegen lassen: Das Spiel geht mit ihnen weiter.
premature-flop-order-flop-stands = Den Flop liegen lassen: Das Spiel geht mit ihm weiter.
premature-flop-order-settle-actions-on-flop = Floor: Die Setzrunde vor dem Flop läuft noch. Was am Flop geschah, mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären.
premature-flop-order-floor-rules-early = Floor: nach Billigkeit (Regel { $fairness }) über die drei Karten entscheiden. Ein Flop zählt erst, wenn die Setzrunde davor zu Ende ist.
premature-flop-order-floor-rules-late = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob der Flop gilt oder zurückgeht. Wenn er gilt, mit dem Vorfall „Übersprungener Spieler“ (skipped-player) weitermachen.
premature-flop-order-floor-rules-unburned = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob die drei Karten als Flop gelten oder ob die Burn-Karte nachgeholt wird.
premature-flop-order-see-skipped = Floor: über den übersprungenen Spieler mit dem Vorfall „Übersprungener Spieler“ (skipped-player) entscheiden.
premature-flop-order-one-burn-for-turn = Dealer: vor dem Turn eine Karte brennen, nicht zwei.
premature-flop-order-two-burns-for-turn = Dealer: vor dem Turn zwei Karten brennen; eine holt die Burn-Karte des Flops nach.
premature-flop-remark-cards-new-flop = Vorher: Burn | Flop Flop Flop. Nachher: Burn | neu neu neu | Burn | Turn.
premature-flop-remark-cards-two-and-next = Vorher: Flop Flop Flop. Nachher: eine davon als Burn | die anderen zwei, nächste | Burn | Turn.
premature-flop-remark-cards-three-stand = Vorher: Flop Flop Flop. Nachher: Flop Flop Flop | Burn | Turn.
premature-flop-remark-others-early = Wo ein Buch eine Regel hat, geht ein zu früher Flop zurück, und die Burn-Karte bleibt: Aus Burn | Flop Flop Flop wird Burn | neu neu neu.
premature-flop-remark-others-unburned = Wo ein Buch eine Regel hat, wird eine der drei zur Burn-Karte, solange niemand agiert hat: Aus Flop Flop Flop wird Burn | die anderen zwei, nächste.
