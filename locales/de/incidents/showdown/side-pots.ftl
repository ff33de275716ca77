side-pots = Side-Pots
    .search = Side-Pot, Side-Pots, Nebenpot, Main-Pot und Side-Pot, wie groß ist der Side-Pot, wer spielt um welchen Pot, drei All-ins mit verschiedenen Stacks, All-in für weniger, Short Stack All-in, zwei Spieler All-in, Side-Pot teilen, Main-Pot stimmt nicht, nicht gecallte Bet zurück, Rest zurückgeben, wie viel kann der Short Stack gewinnen, wer gewinnt den Side-Pot, Pots zuerkennen, Hände lesen, welche Hand gewinnt
    .told =
        Side-Pots falsch gerechnet
        Drei Leute all-in mit verschiedenen Stacks, wie werden die Side-Pots gemacht?
        Der Dealer bekommt Main-Pot und Side-Pot nicht auseinander.
        A ist all-in mit 3.000, B mit 8.000, C callt mit 15.000, wie groß sind Main-Pot und Side-Pots?
        Ich war all-in mit 5.200, die anderen zwei haben bis 12.000 weitergesetzt, ich habe die beste Hand und der Dealer gibt mir nur den Main-Pot.
        Wer gewinnt den Side-Pot, wenn der mit dem kürzesten All-in die beste Hand hat?
        Side-Pot bei drei All-ins
        Drei All-ins, wir brauchen Main-Pot und Side-Pot
        Zwei Spieler sind all-in mit verschiedenen Stacks, ich komme mit den Side-Pots nicht klar
        Platz 1 all-in 4000, Platz 5 all-in 9500, Platz 8 callt alles, wie groß sind Main-Pot und Side-Pot
        A hat 2000, B 5000, C 12.000 gesetzt, A hat die beste Hand, B die zweitbeste, wer bekommt welchen Pot
        Kann er auch den Side-Pot gewinnen, wenn er nur für den Main-Pot all-in war?
    .heard =
        A ist mit 500 drin, B und C mit 1200, was kann A holen
        er war mit 3k blank, die anderen haben weitergefeuert, der Dealer machte einen großen Haufen
        drei Stapel drin, 2k 5k und 9k, bitte leg das auseinander
        der Kleine pusht 800, zwei Caller und am Turn wird weiter gesetzt
        er hat alle gecovert, was kriegt er wieder
        die 400 von dem, der gepasst hat, wo gehören die hin
        der mit dem wenigsten zeigt die Nuts, Dealer schiebt ihm alles rüber
        vier sind mit ungleichen Beträgen drin, wie viele Haufen mache ich
        sie hat die besten Karten, aber nur 1500 bezahlt
        der mittlere schlägt den großen, der kleinste schlägt beide
        aufgedeckt sind Könige, Asse und ein Set, wer kriegt was
        CO jammt 12k gegen zwei kürzere, keiner konnte mitgehen
        drei Leute all-in mit verschiedenen Stapeln, wie rechnet man das
        der kürzeste gewinnt, wer kriegt den Rest
        wie viel kann der Shortstack maximal holen
        all-in für 900, 2200 und 5000
        drei verschiedene All-ins, wie werden Haupt- und Nebenpot gebildet
        wer spielt um den Side-Pot
        drei Spieler all-in mit verschiedenen Stacks, wie viele Side Pots
        A ist all-in für 800, B und C für 2.000, wer gewinnt was
        wie wird der Side Pot gebildet
        der kleine Stack gewinnt den Main Pot, wer bekommt den Side Pot
        wie viel kann der All-in-Spieler gewinnen
        Drei sind drin mit 500, 1500 und 4000, rechnets mir das mal auseinander
        Wer kriegt den Nebentopf, der Shorty hatte nur 900
        Haupttopf geht an den Max, und um den Rest streiten zwei
        Der Kleine gewinnt mit Set, wer bekommt dann die restlichen 6000 daneben
        Vier drin mit verschiedenen Stacks, Croupier kommt ned klar beim Aufteilen
        Seitentopf mit den 1200 vom Gefoldeten, der Wolfi versteht's nicht
        Drei Ollins mit verschieden großen Stapeln, wer kriegt was?
        800, 2.500 und 6.000 drin, wie teil ich die Töpfe auf?
        Shorty gewinnt, der Große ist Zweiter, was geht in den Nebentopf?
        Anna war nur für 1.100 ollin, was kann sie überhaupt kriegen?
        Haupt- und Nebentopf, Hugo gewinnt nur den kleinen, wieviel?
        Vier sind rein, alle ungleich tief, brauch Hilfe beim Aufteilen
        Der Short hatte 1.100, wir zwei spielten weiter, wer kriegt was?
        Drei all-in mit verschiedenen Stacks, der Dealer kam durcheinander
        Wie viel liegt im Haupt- und wie viel im Nebenpot?
        Der Kurze gewann, wem gehört der Rest?
        Fünf Spieler, vier verschiedene Stacks, ein Chaos
        Der eine hatte achthundert, der zweite viertausend, wir drei spielten weiter, und am River wusste niemand mehr, was im ersten und was im zweiten Haufen liegt
        Einer gab am Turn auf, wohin gehören seine Chips?
        Der mit 900 hatte die beste, die zweitbeste der Chipleader
        Der Dealer gab die ganze Mitte dem Kurzen, obwohl ihm nur ein Teil zustand
        Was passiert mit dem zweiten Häufchen, wenn dort nur noch einer übrig ist?
side-pots-fact-put-in = Was hat jeder Spieler in der ganzen Hand gesetzt, auch wer gefoldet hat? (mit Buchstaben benannte Spieler sitzen der Reihe nach links vom Button, A zuerst; die Hand in einer Zeile geht auch)
    .label = Einsätze in der Hand
side-pots-fact-showdown = Wer hat welchen Pot gewonnen, oder welche Hände liegen offen? (der Main-Pot zuerst; zu den Händen auch das Board)
    .label = Gewinner oder Hände
side-pots-fact-game = Welches Spiel wird gespielt?
    .label = Spiel
    .holdem = Hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha High-Low
    .stud = Stud
    .stud-hi-lo = Stud High-Low
    .razz = Razz
    .draw = Five-Card-Draw
    .deuce-to-seven = Deuce to Seven
    .badugi = Badugi
    .ace-to-five = Ace-to-Five Lowball
    .short-deck = Short Deck
    .five-card-stud = Five Card Stud
    .courchevel = Courchevel
side-pots-fact-chip = Was ist der kleinste Chip im Spiel?
    .label = kleinster Chip
side-pots-outcome-not-over = Noch nichts zu gewinnen; an der Reihe: { $to_act }
side-pots-outcome-pots = Das sind die Pots mit den Spielern, die um sie spielen
side-pots-outcome-awarded = Die Pots gehen an ihre Gewinner
side-pots-outcome-awarded-odd-chips = Die Pots gehen an ihre Gewinner, überzählige Chips nach dem Buch
side-pots-outcome-awarded-but-odd-chips = Die Pots gehen an ihre Gewinner; die überzähligen Chips sind noch offen
side-pots-outcome-pots-together = Die Pots; nach diesem Buch werden sie nicht getrennt geteilt
side-pots-order-act-first = Dealer: noch keine Chips schieben. Noch zu callen, raisen oder folden hat: { $to_act }.
side-pots-order-tell-the-act = Floor: danach die Hand mit diesem Call, Raise oder Fold angeben.
side-pots-order-return-uncalled = Dealer: zurückgeben, was niemand gecallt hat.
side-pots-order-make-pots = Dealer: den Main-Pot aus so viel von jedem Einsatz machen, wie das kleinste All-in beträgt. Aus jeder Schicht darüber einen Side-Pot machen.
side-pots-order-keep-apart = Dealer: jeden Side-Pot getrennt vom Main-Pot hinlegen.
side-pots-order-last-pot-first = Dealer: jeden Pot für sich vergeben, den letzten Side-Pot zuerst, danach weiter bis zum Main-Pot.
side-pots-order-one-pot = Dealer: Es ist ein Pot, um den alle spielen, die in der Hand sind.
side-pots-order-award-by-table = Dealer: die Chips schieben, wie es die Tabelle sagt.
side-pots-order-hold-odd-chips = Dealer: die überzähligen Chips in der Mitte lassen.
side-pots-order-see-odd-chip = Floor: mit dem Vorfall „Überzählige Chips“ (odd-chip) weitermachen.
side-pots-order-showdown-by-pot = Dealer: beim Showdown für jeden Pot nur die Hände vergleichen, die um ihn spielen.
side-pots-order-director-decides = Floor: die Pots nach den Hausregeln vergeben.
side-pots-remark-may-be-an-ante = Was zurückgeht, gilt als Einsatz. Eine tote Ante bleibt im Pot: „BB 1000 ante 200“.
