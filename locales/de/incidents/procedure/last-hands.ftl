last-hands = Letzte Hände des Tages
    .search = wie viele Hände noch heute, letzte Hände des Tages, letzte fünf Hände, Karte ziehen für die letzten Hände, Ende des Spieltags, Ende von Tag eins, Chips eintüten, wann hören wir auf, zählt diese Hand mit, letzte Hand vor dem Eintüten, wie viele Hände spielen wir noch, Uhr steht letzte Hände
    .told =
        Wie viele letzte Hände noch?
        Tagesende, wer zieht die Karte, wie viele Hände wir noch spielen?
        Es wurde eine Fünf gezogen, und der Dealer sagt, wir spielen heute noch fünf Hände.
        Die Karte für die letzten Hände des Tages war eine Sechs, bei uns lief gerade noch eine Hand, zählt die mit?
        Der Floor hat am Ende von Tag 1 eine Vier gezogen, und unser Tisch will nach drei Händen schon einpacken.
        Zählt die laufende Hand bei den letzten Händen heute mit, wenn die Karte währenddessen gezogen wurde?
        Wie viele Hände noch heute?
        Die letzten Hände des Tages kommen, die Karte dafür ist noch nicht gezogen
        Karte für die letzten Hände ist eine Fünf, die Spieler fragen, wie viele wir noch geben
        Die Karte wurde gezogen, eine 4, bei uns lief aber gerade eine Hand, zählt die mit
        Ende Tag 1, die Karte für die letzten Hände ist eine Sieben, Platz 5 fragt, ob wir wirklich noch sieben spielen
        Zählt die Hand, die gerade läuft, schon zu den letzten Händen des Tages?
    .heard =
        Uhr pausiert, wer lost aus wie viele wir heute Abend noch kriegen
        gehört die laufende schon zu den letzten vier
        Dealer meint noch drei, Platz 2 meint vier
        wir waren durch und er verlangt noch eine
        es kam eine Sechs, also sechs nach dieser oder mit dieser
        Durchsage war noch fünf und dann ist Feierabend
        unser Tisch ist fertig gespielt, bei den anderen läuft es noch
        irgendwer muss eine Zahl ziehen damit Tag 1B endet
        die allerletzte Runde ging schief, kriegen wir dafür eine Ersatzhand
        gezogen wurde ein Ass, wie viele sind das dann
        wann kommen die Chips in den Beutel
        langsamer Tisch hat nur zwei von den letzten vieren geschafft
        noch drei Hände bis Tagesende und er will mehr
        wie viele werden noch gespielt vor dem Eintüten
        letzte Runde vor Schluss, er verzögert
        Ende des Spieltages, es werden noch einige Hände gespielt
        eine Karte wurde gezogen für die Anzahl der restlichen Hände
        wie viele Hände spielen wir heute noch
        die Uhr ist angehalten, wir spielen noch drei Hände
        wann werden die letzten Hände des Tages angesagt
        ziehen wir eine Karte, wie viele Hände noch gespielt werden
        Wie viele spielen wir heut noch, Karte ist eine Sechs
        Feierabend, a Fünfer gezogen, sind das jetzt noch fünf
        Floor hat a Drei gezogen, bei uns lief grad noch eine
        Wann ist Schluss für heut, wird noch eine Karte gezogen
        Eintüten steht an, wer zieht die Karte für die restlichen
        Vor dem Baggen noch vier, zählt die grad laufende da mit
        Wer zieht die Karte, wie oft geben wir heute noch?
        Gezogen wurde die Sechs, also sechs Spiele bis Feierabend?
        Vorm Eintüten noch wieviele, unser Spiel lief beim Ziehen schon
        Dame gezogen, wie oft wird dann noch gegeben bis Schluss?
        Feierabend naht, zählt das laufende Spiel schon zu den fünf?
        Bevor wir eintüten, wie oft noch, Sitz 2 hat ne Vier gezogen
        Fast Mitternacht, und sie ziehen eine Karte, wie viele noch
        Vor dem Ende von Tag eins trödelte er, damit keine sechste kommt
        Noch vier Hände, sagte der Floor
        Eine Fünf wurde gezogen, jeder Tisch sollte sie spielen
        Am Ende hatten wir mehr als die nebenan
        Um halb eins zog man für alle Tische eine Karte, die sagen sollte, wie viele wir noch spielen, und unser Dealer zählte die laufende gleich mit
        Drei waren gezogen, unser Dealer zählte die angefangene mit
        In der letzten Runde ging er schlafen und ließ alles stehen
        Die sechste wurde gemischt, nur fünf sollten es sein
        Nach dem Abpfiff spielte ein Tisch noch eine Hand zu viel
last-hands-fact-drawn = Ist die Karte für die letzten Hände schon gezogen?
    .label = Karte schon gezogen
last-hands-fact-card = Welche Karte wurde gezogen?
    .label = gezogene Karte
    .three = 3
    .four = 4
    .five = 5
    .six = 6
    .seven = 7
    .other = eine andere Karte
last-hands-fact-hand-running = Lief an diesem Tisch gerade eine Hand, als die Karte gezogen wurde?
    .label = laufende Hand
last-hands-fact-hands-played = Wie viele dieser Hände sind an diesem Tisch schon gespielt?
    .label = gespielte Hände
    .none = keine
    .one = 1
    .two = 2
    .three = 3
    .four = 4
    .five = 5
    .six = 6
    .seven = 7
last-hands-outcome-draw-card = Eine Karte bestimmt, wie viele Hände noch kommen
last-hands-outcome-three-left = Noch 3 Hände an jedem Tisch
last-hands-outcome-four-left = Noch 4 Hände an jedem Tisch
last-hands-outcome-five-left = Noch 5 Hände an jedem Tisch
last-hands-outcome-six-left = Noch 6 Hände an jedem Tisch
last-hands-outcome-seven-left = Noch 7 Hände an jedem Tisch
last-hands-outcome-some-left = Noch { $last_hands_left ->
    [one] { $last_hands_left } Hand
   *[other] { $last_hands_left } Hände
} an diesem Tisch
last-hands-outcome-day-over = Die letzte Hand ist gespielt: An diesem Tisch ist der Tag zu Ende
last-hands-outcome-draw-again = Diese Karte zählt nicht: neu ziehen
last-hands-outcome-as-the-card-says = Es kommen noch so viele Hände, wie die Karte zeigt
last-hands-outcome-fixed-number = Es kommt noch eine feste Zahl von Händen
last-hands-outcome-director-sets = Das Buch hat keine Regel: Die Turnierleitung legt die Zahl der Hände fest
last-hands-order-take-cards = Floor: 15 Minuten vor dem Ende des Tages die Karten 3, 4, 5, 6 und 7 nehmen und verdeckt mischen. Wenn es schon später ist, gleich jetzt.
last-hands-order-take-cards-again = Floor: nur die Karten 3, 4, 5, 6 und 7 nehmen und verdeckt mischen.
last-hands-order-take-other-cards = Floor: zu der Zeit, die das Buch nennt, die Karten nehmen, die es nennt, und verdeckt mischen.
last-hands-order-player-draws = Floor: einen zufällig bestimmten Spieler eine Karte ziehen lassen.
last-hands-order-floor-draws = Floor: eine Karte ziehen.
last-hands-order-announce-card = Floor: an allen Tischen ansagen, dass noch so viele Hände gespielt werden, wie die Karte zeigt.
last-hands-order-announce-three = Floor: an allen Tischen ansagen, dass noch 3 Hände gespielt werden.
last-hands-order-announce-four = Floor: an allen Tischen ansagen, dass noch 4 Hände gespielt werden.
last-hands-order-announce-five = Floor: an allen Tischen ansagen, dass noch 5 Hände gespielt werden.
last-hands-order-announce-six = Floor: an allen Tischen ansagen, dass noch 6 Hände gespielt werden.
last-hands-order-announce-seven = Floor: an allen Tischen ansagen, dass noch 7 Hände gespielt werden.
last-hands-order-announce-fixed = Floor: an allen Tischen ansagen, wie viele Hände das Buch festlegt.
last-hands-order-finish-running = Dealer: die laufende Hand zu Ende bringen. Sie gehört nicht dazu.
last-hands-order-running-is-first = Dealer: Die laufende Hand ist die erste davon.
last-hands-order-count-down = Dealer: vor jeder Hand sagen, wie viele noch kommen, und nach der letzten aufhören.
last-hands-order-no-more-hands = Dealer: heute keine Hand mehr geben.
last-hands-order-director-sets = Turnierleitung: entscheiden, wie viele Hände noch kommen und ab wann.
last-hands-order-same-everywhere = Floor: an allen Tischen gleichzeitig dieselbe Zahl ansagen.
