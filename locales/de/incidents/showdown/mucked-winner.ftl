mucked-winner = Hand im Showdown weggeworfen
    .apart = der Spieler warf sie beim Showdown weg
    .search = Gewinnerhand gemuckt, Gewinnerhand weggeworfen, im Showdown gemuckt, will seine Karten aus dem Muck zurück, dachte er hat gewonnen und hat gemuckt, dachte er ist geschlagen und hat weggeworfen, Gewinnerhand im Showdown gefoldet, nicht alle Karten gezeigt und gemuckt, überlegt es sich und will doch zeigen, Karten im Muck aber wir haben sie gesehen, Gewinner kurz gezeigt und gemuckt, verdeckt abgeworfen
    .told =
        Gewinnerhand im Showdown gemuckt
        Beim Showdown hat er seine Karten weggeworfen, dabei hatte er die beste Hand.
        Ich dachte, ich habe verloren, und habe meine Karten gemuckt, aber ich hatte den Flush.
        River, er zeigt zwei Paar, ich zeige kurz meine Karten, werfe sie weg, und dann sieht einer, dass ich eine Straight hatte.
        Der auf Platz 3 hat nach dem letzten Call seine Hand verdeckt zum Dealer geschoben, ich habe gesehen, dass sie gewonnen hätte.
        Kann er seine Karten noch aus dem Muck zurückholen, wenn er beim Showdown die Gewinnerhand weggeworfen hat?
        Gewinnerhand im Showdown weggeworfen
        Platz 4 hat im Showdown seine Hand gemuckt, und jetzt stellt sich raus, er hätte gewonnen
        Spieler wirft nach dem River die Karten weg, ohne zu zeigen, er dachte, er sei geschlagen
        Showdown am River, Platz 7 wirft seinen Flush verdeckt zum Dealer, die Karten liegen noch neben dem Muck
        Er hat nach dem Call die Hand kurz gezeigt, dann in den Muck geworfen, erst danach sehen wir die Straight
        Kann er die weggeworfene Gewinnerhand im Showdown noch zurückholen, wenn sie klar erkennbar ist?
    .heard =
        er hat gemuckt obwohl er gewonnen hat
        gewonnen und trotzdem gemuckt
        er schob am River zugedeckt weg und sah dann, dass er vorne war
        pfefferte die Nuts auf den Haufen, als ich „zwei Paar“ sagte
        er gab sich geschlagen und will sie jetzt herausfischen
        alle haben es kurz erblickt, dann hat er entsorgt und verlangt den Pot
        eine war gedreht, beide liegen jetzt am Haufen, er will sie gewertet haben
        sie hat am Ende aufgegeben, der andere hatte weniger
        letzter Zahler wirft weg und merkt, es war eine Straße
        darf er zurückholen was er aufgab, sie liegen obenauf
        er gab vor einem Bluff im Showdown klein bei und bettelt um seine Damen
        ließ beim Herzeigen die bessere los, weil er das Board nicht lesen konnte
        sie waren halb im Stapel und er will danach greifen
        er hat selbst aufgegeben, endgültig oder noch zu retten
        er hat die Gewinnerhand weggeworfen nach dem River
        bestes Blatt abgegeben weil er dachte er hätte verloren
        weggeschmissen und dann gemerkt dass es die Straße war
        die Siegerkarten liegen schon im Muck
        hat die bessere Hand weggelegt und will sie aus dem Muck zurück
        der Gewinner wirft sein Blatt weg, man könnte es noch finden
        er hat beim Showdown seine Karten weggeworfen und hatte die Gewinnerhand
        Spieler hat am River verdeckt gemuckt und will seine Karten zurück
        sie warf die Gewinnerhand weg, weil sie dachte, sie hätte verloren
        seine Karten liegen im Muck, aber wir wissen, was er hatte
        er hat beim Showdown gemuckt und verlangt jetzt den Pot
        Nach dem River schmeißt er weg und merkt dann, er hätt gewonnen
        Kurz hergezeigt, dann verdeckt abgelegt, jetzt will er den Topf doch
        River is bezahlt, er schmeißt's weg, dann sieht er seinen Flush
        Lag offen da, er dreht's um und gibt's in den Müll, war die Beste
        Hat am Ende selber gemuckt, sein Kumpel hat aber die Straße gesehn
        Seine zwei liegen am Muck, er will sie wiederhaben, meint er war vorn
        Am Ende verdeckt abgelegt, dabei waren seine Zehner vorn
        Zeigt kurz, legt dann in den Müll, war aber der Sieger
        Setzen vorbei, er pfeffert's weg und merkt erst dann: Flush
        Dacht ich hätt verloren, hab's rübergeschmissen, war doch besser
        Er flasht die Straße beim Aufdecken und schmeißt sie sofort weg
        Nach dem letzten Einsatz abgelegt, jetzt fischt er's wieder aus dem Haufen
mucked-winner-fact-betting-over = War das Setzen vorbei, als die Hand weggeworfen wurde?
    .label = Setzen vorbei
mucked-winner-fact-shown = Wie wurde die Hand gezeigt, bevor sie weggeworfen wurde?
    .label = gezeigt
    .not-clearly = gar nicht oder nach Entscheidung der Turnierleitung nicht klar
    .clearly-not-tabled = nicht ganz aufgedeckt, nach Entscheidung der Turnierleitung aber klar gesehen
    .tabled-and-read = alle Karten offen und klar gelesen
mucked-winner-fact-all-in = War ein Spieler in dieser Hand all-in?
    .label = Spieler all-in
mucked-winner-fact-cards = Wo sind die Karten?
    .label = Karten
    .apart = getrennt vom Muck, zu 100 % erkennbar
    .touching = in oder an den Muck geworfen, aber zu 100 % erkennbar und zurückzuholen
    .dealer-mucked = vom Dealer in den Muck gelegt, aber zu 100 % erkennbar und zurückzuholen
    .known-only = vom Spieler in den Muck geworfen und nicht zurückzuholen, aber zu 100 % erkennbar
    .gone = nicht mehr zu 100 % erkennbar
mucked-winner-outcome-hand-live = Die Hand lebt: Sie darf noch aufgedeckt werden
mucked-winner-outcome-hand-counts = Die Hand zählt so, wie sie gesehen wurde
mucked-winner-outcome-hand-known = Die Hand ist bekannt: Sie zählt, obwohl sie im Muck liegt
mucked-winner-outcome-no-claim = Kein Anrecht auf den Pot
mucked-winner-outcome-not-the-showdown = Nicht im Showdown: Das Setzen war nicht vorbei
mucked-winner-outcome-at-an-all-in = Bei einem All-in kann keine Hand weggeworfen werden
mucked-winner-order-hold-cards = Dealer: die Karten getrennt halten, nicht in den Muck.
mucked-winner-order-see-discarded = Mit dem Vorfall „Gesetzt und Karten weggeworfen“ (discarded-while-live) weitermachen.
mucked-winner-order-leave-cards = Dealer: alle Karten und den Pot liegen lassen.
mucked-winner-order-see-all-in = Mit dem Vorfall „Mucken bei einem All-in“ (all-in-showdown) weitermachen.
mucked-winner-order-keep-apart = Dealer: diese Karten nicht in den Muck nehmen.
mucked-winner-order-take-out = Dealer: genau diese Karten verdeckt aus dem Muck zurückholen.
mucked-winner-order-table-now = Spieler: jetzt alle Karten aufdecken, um den Pot zu beanspruchen.
mucked-winner-order-best-tabled = Dealer: die aufgedeckten Hände lesen und der besten den Pot geben.
mucked-winner-order-say-hand = Turnierleitung: sagen, welche Hand gesehen wurde. Sie zählt so, wie sie gesehen wurde.
mucked-winner-order-say-known = Turnierleitung: sagen, welche Karten es sind und warum das sicher ist. Die Hand zählt.
mucked-winner-order-as-seen = Dealer: diese Hand mit den anderen vergleichen und der besten den Pot geben.
mucked-winner-order-no-card-back = Dealer: Die Hand ist tot. Keine Karte von ihr kommt zurück.
mucked-winner-order-others-win = Dealer: der besten der anderen Hände den Pot geben.
mucked-winner-remark-seen-does-not-save = Nach diesem Buch rettet es eine tote Hand nicht, dass sie gesehen wurde.
mucked-winner-remark-pot-pushed = Ist der Pot schon verteilt, sagt der Vorfall „Hand oder Pot angefochten“ (disputed-pot), bis wann er zurückgeholt werden kann.
