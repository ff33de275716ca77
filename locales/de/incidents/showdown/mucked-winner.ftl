mucked-winner = Hand im Showdown weggeworfen
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
        Er verlas sich am Board, warf verdeckt weg und merkte erst dann, dass er die Straße hatte
        Am Ende gab er auf, der andere zog den Pot ein, und der Nachbar sagte, in den Karten war doch Flush
        Beim Showdown legte er weg, ohne beide zu zeigen, und hatte die beste Hand
        Den Flush übersehen, die Karten sind im Haufen, kriegt man den Pot noch?
        Als sie die zwei Paare sah, schmiss sie ihr Set genervt weg, drei Leute bezeugen es
        Was er beim Zeigen weggab, lag noch obenauf, und er verlangte, dass man es umdreht
        Ein Angetrunkener warf die gewinnende Hand in den Abfall, weil er nicht wusste, dass Full House den Flush schlägt
        Die abgelegte Hand soll höher gewesen sein, der Dealer hatte sie schon bei den anderen
        Er legte offen hin, dann wischte er sie selbst zu den Weggelegten, und sie hätte gewonnen
        Der Dealer las noch das Board vor, da hatte der Spieler mit den Nuts schon aufgegeben
        Karten weg, der Gegner bekommt die Chips, und eine Hand später stellt sich raus, der Erste lag vorn
        Sie waren noch zu erkennen, keiner hatte gemischt, nur lagen sie verkehrt herum, gibt es Anspruch?
        Nach dem River-Call zeigte das Mädel eine Karte und warf die andere weg, zusammen war es ein Boat
        Der Herr im Sakko übersah die eigene Straße und ließ sich vom Bluff rauswerfen
        Nach dem letzten Call sah ich seine drei Achten, warf zugedeckt weg, und eine Minute später ging mir auf, dass ich ja den Flush gehabt hatte
        er hat beim Showdown die Gewinnerhand weggeworfen
        gemuckt und dann gesehen, dass er gewonnen hätte
mucked-winner-fact-betting-over = War das Setzen vorbei, als die Hand weggeworfen wurde?
    .label = Setzen vorbei
mucked-winner-fact-shown = Wie wurde die Hand gezeigt, bevor sie weggeworfen wurde?
    .label = gezeigt
    .not-clearly = gar nicht oder nach Entscheidung der Turnierleitung nicht klar
    .clearly-not-tabled = nicht ganz aufgedeckt, nach Entscheidung der Turnierleitung aber klar gesehen
    .tabled-and-read = alle Karten offen und klar gelesen
mucked-winner-fact-all-in = War ein Spieler in dieser Hand all-in, und liegt das Board vollständig?
    .label = Spieler all-in
    .no = niemand war all-in
    .board-complete = all-in, und das Board ist vollständig
    .board-to-come = all-in, und vom Board fehlen noch Karten
mucked-winner-fact-cards = Wo sind die Karten?
    .label = Karten
    .apart = getrennt vom Muck, zu 100 % identifizierbar
    .touching = in oder an den Muck geworfen, aber zu 100 % identifizierbar und zurückzuholen
    .dealer-mucked = vom Dealer in den Muck gelegt, aber zu 100 % identifizierbar und zurückzuholen
    .known-only = vom Spieler in den Muck geworfen und nicht zurückzuholen, aber zu 100 % identifizierbar
    .gone = nicht mehr zu 100 % identifizierbar
mucked-winner-outcome-hand-live = Die Hand lebt: Sie darf noch aufgedeckt werden
mucked-winner-outcome-hand-counts = Die Hand zählt so, wie sie gesehen wurde
mucked-winner-outcome-hand-known = Die Hand ist bekannt: Sie zählt, obwohl sie im Muck liegt
mucked-winner-outcome-no-claim = Kein Anrecht auf den Pot
mucked-winner-outcome-not-the-showdown = Nicht im Showdown: Das Setzen war nicht vorbei
mucked-winner-order-hold-cards = Dealer: die Karten getrennt halten, nicht in den Muck.
mucked-winner-order-see-discarded = Mit dem Vorfall „Gesetzt und Karten weggeworfen“ (discarded-while-live) weitermachen.
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
mucked-winner-fact-why = Warum wurde die Hand vorher weggeworfen?
    .label = während des Setzens weggeworfen
    .gave-up = der Spieler foldete, als er an der Reihe war
    .out-of-turn = der Spieler foldete außer der Reihe
    .thought-won = der Spieler hatte gesetzt oder erhöht und glaubte, dass niemand mehr übrig war
mucked-winner-outcome-all-in-tabled = All-in: Die Hand lebt und muss aufgedeckt werden
mucked-winner-outcome-a-fold = Nicht im Showdown: ein Fold, als der Spieler an der Reihe war
mucked-winner-outcome-a-fold-out-of-turn = Nicht im Showdown: ein Fold außer der Reihe
mucked-winner-outcome-hand-not-dead = Die nicht mehr identifizierbare Hand ist nicht tot: Die Turnierleitung entscheidet
mucked-winner-order-must-table = Spieler: alle Karten aufdecken. Bei einem All-in kann niemand mucken.
mucked-winner-order-deal-out = Dealer: den Rest des Boards geben und danach jede Hand lesen.
mucked-winner-order-others-play-out = Dealer: den Rest des Boards geben, wenn noch zwei oder mehr Spieler übrig sind, und der besten ihrer Hände den Pot geben. Wer allein übrig ist, gewinnt den Pot.
mucked-winner-order-director-decides = Turnierleitung: entscheiden, was mit dem Anteil der nicht mehr identifizierbaren Hand an den Pots geschieht.
mucked-winner-order-see-folded = Mit dem Vorfall „Gefoldet und will die Hand zurück“ (folded-in-turn) weitermachen.
mucked-winner-order-see-fold-out-of-turn = Mit dem Vorfall „Fold außer der Reihe“ (fold-out-of-turn) weitermachen.
