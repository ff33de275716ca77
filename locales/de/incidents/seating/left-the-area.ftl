left-the-area = Spieler hat den Turnierbereich verlassen
    .search = Spieler ist seit einer halben Stunde weg, Spieler hat das Turnier verlassen, Spieler kommt nicht zurück, leerer Platz seit 30 Minuten, Turnierbereich verlassen, Saal verlassen, nach Hause gegangen und die Chips sind noch da, Stack eines Abwesenden herausnehmen, Abwesenden ausblinden, wie lange darf ein Spieler weg sein, zurückgelassener Stack, Spieler verschwunden
    .told =
        Spieler seit 40 Minuten weg
        Platz 7 ist schon über eine halbe Stunde weg, und niemand weiß, wo er ist.
        Der Spieler ist nach Hause gegangen, und sein Stack steht noch hier.
        Er ist vor einer Stunde aus dem Turniersaal gegangen und nicht wiedergekommen, seine Blinds werden immer weiter bezahlt.
        Platz 3 hat den Saal verlassen, sagt der Nachbar, er wollte nur essen gehen, das war vor 35 Minuten.
        Wie lange darf einer den Turnierbereich verlassen, und was passiert dann mit seinem Stack?
        Spieler seit einer Stunde weg
        Platz 7 ist seit 45 Minuten nicht mehr im Turnierbereich, seine Chips stehen noch
        Spieler hat den Turnierraum verlassen, keiner weiß, ob er zurückkommt
        Platz 3 ist seit dem Dinner Break weg, gut 40 Minuten, niemand weiß wo, Stack 26.000
        Spieler sagt, er geht nach Hause, ist vor 10 Minuten aus dem Casino raus, seine Chips blieben am Tisch
        Wie lange darf er den Turnierbereich verlassen, bevor sein Stack aus dem Spiel kommt?
    .heard =
        seit dem Essen sitzt dort keiner, der Stapel schrumpft
        ist im Hotel schlafen gegangen, 40 Big Blinds am Filz
        Platz 1 seit einer Dreiviertelstunde nicht gesehen
        Jacke an und weggefahren, was wird aus dem Stack
        darf man die Chips aufheben von einem der abgehauen ist
        den ganzen Level lang unauffindbar, im Saal ist er nicht mehr
        er sagte „ich hör auf“, Stack steht noch
        sie sitzt seit Ewigkeiten unten im Cashgame
        Security sagt, er hat das Haus verlassen
        nach wie vielen Minuten ist ein Verschollener draußen
        sein Sessel ist seit zwei Levels verwaist
        bekommt er eine Platzierung wenn er heimgefahren ist
        Spieler ist gegangen und kommt nicht wieder
        seit vierzig Minuten nicht gesehen, nehmen wir ihn aus dem Turnier
        nach Hause gefahren mit Chips am Tisch, welchen Platz bekommt er
        er hat das Casino verlassen, nehmen wir seine Chips weg
        Spieler ging nach Hause und hat noch Chips im Spiel
        sein Stack wird weggeblindet, er ist seit einer Stunde weg
        er hörte auf und verließ das Turnier
        was passiert mit den Chips eines Spielers, der nicht zurückkommt
        Seat 2 ist heimgefahren glaub ich, vierzig Minuten schon futsch
        Den Toni hat seit einer halben Stunde keiner gesehn, Stack steht hier
        Der ist aus'm Haus raus, einkaufen oder was, seit 35 Minuten
        Kommt der noch wieder? Zwanzig Minuten nix, aus dem Casino raus
        Hockt im Hotelzimmer, sein Stack blindet seit Ewigkeiten runter
        Is zum Essen in die Stadt, über dreißig Minuten scho weg
        Sitz 6 seit 40 Minuten leer, ist der heimgefahren?
        Uschi seit ner Dreiviertelstunde nicht gesehen, wird ständig abgeblindet
        Der ist einfach aus dem Saal marschiert und kommt nicht wieder
        Geht essen in die Stadt, sagt er, und wird hier weggeblindet
        Fast ne halbe Stunde leerer Stuhl, nehmt ihr die Jetons runter?
        Ist mit dem Auto weg, hat noch 20k stehen, was passiert damit?
        Seit der Pause niemand da, angeblich weggefahren
        Zwei Level ohne Besitzer, was mit dem Stack?
        Platz sechs seit einer Stunde leer, die Chips zahlen Blinds
        Den Herrn von der Sieben hat seit der Abendpause keiner gesehen, laut Portier ist er mit dem Rucksack in ein Taxi gestiegen, und sein Stack schrumpft jede Runde
        Zum Schlafen ins Hotel, und bis zum Tagesende sind noch vier Level
        Ist 40 minuten weg, darf man ihn rausnehmen?
        Ein Kollege sah ihn in den Zug steigen, und hier stehen noch 41.000
        Wie viele Minuten wartet man, bis sein Stack vom Tisch kommt?
        „Bin gleich zurück“, und eine Stunde später war er am anderen Ende der Stadt
        Koffer gepackt, Taxi genommen, die Jetons stehen noch auf Platz vier
left-the-area-fact-away = Wie lange ist der Spieler schon weg?
    .label = Abwesenheit
    .time-over = 30 Minuten oder mehr (oder so lange, wie die Hausregeln sagen)
    .not-yet = noch nicht so lange
left-the-area-outcome-blinded-off = Der Stack bleibt im Spiel und wird ausgeblindet
left-the-area-outcome-not-yet = Noch nicht: Der Stack bleibt im Spiel und wird ausgeblindet
left-the-area-outcome-may-be-removed = Deine Wahl: der Stack bleibt im Spiel oder wird herausgenommen
left-the-area-outcome-removed = Der Stack wird herausgenommen: Der Spieler ist ausgeschieden
left-the-area-order-decide = Turnierleitung: entscheiden, ob der Stack herausgenommen wird. Eine Pflicht besteht nicht; klären, ob der Spieler zurückkommen will.
left-the-area-order-take-out-if-so = Floor: wenn der Stack herausgenommen wird, ihn ganz aus dem Turnier nehmen.
left-the-area-order-stays-if-not = Dealer: den Stack stehen lassen, wenn er nicht herausgenommen wird, und weiter Blinds und Antes davon nehmen.
left-the-area-order-take-out = Floor: den ganzen Stack aus dem Turnier nehmen.
left-the-area-order-note-place = Turnierleitung: den Rang notieren, wenn der Stack herausgenommen wird. Der Spieler scheidet auf dem Rang aus, auf dem er in diesem Moment steht: bei noch 40 Spielern, ihn selbst mitgezählt, auf Rang 40.
left-the-area-order-no-place = Turnierleitung: wenn der Stack herausgenommen wird, notieren, dass der Spieler ohne Rang ausscheidet.
left-the-area-order-note-time = Floor: notieren, wann der Spieler gegangen ist.
left-the-area-order-stack-stays = Dealer: den Stack am Platz stehen lassen und dem Platz Karten geben.
left-the-area-order-take-blinds = Dealer: Blinds und Antes vom Stack nehmen, sobald sie fällig sind.
left-the-area-order-kill-hands = Dealer: die Hand jedes Mal in den Muck legen, wenn der Spieler beim Austeilen fehlt.
left-the-area-remark-see-left-table-with-hand = Ging der Spieler mit einer Live-Hand weg, ist das der Vorfall „Den Tisch mit Live-Hand verlassen“ (left-table-with-hand).
