hand-for-hand-payout = In derselben Hand an der Bubble ausgeschieden
    .search = Hand-for-Hand-Auszahlung, Bubble, mehrere Spieler in einer Hand raus, zwei gleichzeitig ausgeschieden, zwei Tische an der Bubble, geteilter Preis, Preis teilen, wer bekommt das Geld, beide in derselben Hand raus, drei Spieler ausgeschieden, Bubble Boy, gleicher Platz, wie wird der Min-Cash geteilt, zwei an einem Tisch raus
    .told =
        Zwei Bubble-Boys gleichzeitig
        Zwei Spieler sind in derselben Hand an der Bubble ausgeschieden, wer kriegt das Geld?
        An der Bubble, Hand-for-Hand, ist an zwei Tischen gleichzeitig je einer rausgeflogen.
        Noch 46 Spieler, 45 Plätze bezahlt, ich bin an Tisch 3 rausgeflogen mit 12.000, und an Tisch 5 einer mit 20.000 in derselben Hand.
        An unserem Tisch sind zwei in derselben Hand all-in rausgegangen, ich hatte mehr Chips als er, und es war die Bubble.
        Teilen wir uns das Min-Cash, wenn wir in derselben Hand bei Hand-for-Hand ausscheiden?
        Zwei gleichzeitig raus an Bubble
        An zwei Tischen ist in derselben Hand je einer ausgeschieden, wer bekommt das Geld
        Bei Hand-for-Hand sind zwei Spieler in der gleichen Hand geflogen, wir brauchen die Plätze
        Tisch 2 Platz 4 hatte 8000, Tisch 5 Platz 7 hatte 14.000, beide in derselben Hand an der Bubble raus
        An einem Tisch sind zwei gleichzeitig ausgeschieden, 22 Spieler vor der Hand, Platz 21 bekommt 300
        Wer bekommt den bezahlten Platz, wenn zwei in der gleichen Hand ausscheiden, der mit mehr Chips?
    .heard =
        einer fliegt an Tisch 3, einer an Tisch 7, bezahlt wird aber nur noch einer
        zwei All-ins verloren genau vorm Geld, halbieren die sich den Mindestpreis
        ich hatte mehr Chips als der andere Pleitegeier, also gehört das Geld mir
        die zwei hat's zusammen erwischt, Platz 46 und 45, ab 45 gibt's was
        drei auf einen Schlag weg, welchen Rang schreib ich auf
        kriegt jeder den vollen Betrag oder nur die Hälfte
        der war zehn Minuten vor mir draußen und trotzdem soll's unentschieden sein
        auf jedem Tisch hat sich einer verabschiedet, wer ist im Geld
        der Big Stack nimmt zwei Kurze in einem einzigen Pot raus, knapp vor den bezahlten Rängen
        Preissprung von elf auf zehn, beide gleichzeitig broke, wird gemittelt
        bekomm ich überhaupt was, wir sind gemeinsam aufgestanden und ein Platz fehlte
        wer von den beiden Bustern wird besser gereiht
        zwei fliegen gleichzeitig raus an der Bubble
        zwei scheiden in derselben Hand aus, wie wird das Geld geteilt
        an verschiedenen Tischen gleichzeitig ausgeschieden, wer ist besser platziert
        zwei Spieler sind auf der Bubble in derselben Hand ausgeschieden
        zwei sind an verschiedenen Tischen bei Hand for Hand raus, wer bekommt das Geld
        beide in derselben Hand ausgeschieden, wie wird das Preisgeld geteilt
        drei sind in derselben Hand ausgeschieden und zwei Plätze sind bezahlt
        Zwei fliegen gleichzeitig raus, Tisch 3 und Tisch 5, wer kriegt das Geld
        Ich bin mit 12k gestartet, er mit 8k, beide bust, wer is 46.
        Beim Platzen der Blase sind drei auf einmal raus, wie teilt ihr den Mincash
        Doppel-Bust bei H4H, er hatte mehr Stack, wer kriegt Platz 27
        Beide im Gleichtakt gegangen, verschiedene Tische, wer bekommt den Mincash
        Zwei vom selben Tisch mitgerissen, neun und vier Tausend vorher, bezahlt sind 18
        Zwei sind gleichzeitig auf der Blase raus, wer kriegt das Geld?
        Kurz vorm Geld fliegen bei der 3 und der 7 zwei parallel raus
        Ich hatte mehr Jetons als Dirk, beide gebustet, krieg ich Platz 27?
        Zwei im gleichen Pott geplatzt, wird das letzte Preisgeld geteilt?
        Beide simultan raus, der eine hatte 8.000, der andere 12.500, wer casht?
        Platz 18 und 19 zugleich weg, muss einer leer heimgehen?
        Zwei an zwei Tischen in derselben Hand raus, wer kriegt Geld?
        Mit mehr Chips verloren als der andere, bekomme ich was?
        Neunter und Zehnter fielen zugleich, dazwischen der Sprung
        Drei auf der Bubble raus, wie viele sind im Geld?
        Er hatte vor der Hand ein paar Tausend mehr
        Auf der Bubble schieden an zwei Tischen gleichzeitig zwei Leute aus, der eine hatte mit neun Blinds angefangen, der andere mit zwei, bezahlt wird aber nur einer
        Am selben Tisch zwei im selben Pot
        Vier waren in dieser Hand raus, zwei Plätze bezahlt
        Wem gehört der Min-Cash, wenn beide Tische gleichzeitig fertig waren?
        Beide standen zugleich auf, ein Bezahlter zu wenig
hand-for-hand-payout-fact-hand = In welcher Hand schieden sie aus?
    .label = Hand des Ausscheidens
    .hand-for-hand = in einer Hand, die Hand-for-Hand gespielt wurde
    .announcement = in der Hand, die bei der Ansage lief
hand-for-hand-payout-fact-players-left = Wie viele Spieler waren zu Beginn der Hand noch da?
    .label = Spieler zu Handbeginn
hand-for-hand-payout-fact-prizes = Welcher Rang bekommt was?
    .label = Preisgelder
hand-for-hand-payout-fact-out = Wer schied aus, an welchem Tisch, mit welchem Stack zu Beginn der Hand?
    .label = Ausgeschiedene
hand-for-hand-payout-outcome-no-prize = Kein Preis: Bezahlt { $paid_places ->
    [one] ist nur der erste Rang
   *[other] sind nur die ersten { $paid_places } Ränge
}
hand-for-hand-payout-outcome-no-prize-normal-play = Kein Preis: Bezahlt { $paid_places ->
    [one] ist nur der erste Rang
   *[other] sind nur die ersten { $paid_places } Ränge
}
hand-for-hand-payout-outcome-own-prize = Rang { $place }: { $prize }
hand-for-hand-payout-outcome-in-order = Hand-for-Hand zählt noch nicht: Ränge nach der Reihenfolge des Ausscheidens
hand-for-hand-payout-outcome-full-prize = { $players_out ->
    [2] Beide
   *[other] Die { $players_out }
} Spieler bekommen den Preis von Rang { $best_place }: je { $prize }
hand-for-hand-payout-outcome-full-prize-above = Beide Spieler bekommen den Preis von Rang { $place_above }: je { $prize }
hand-for-hand-payout-outcome-shared = { $players_out ->
    [2] Beide
   *[other] Die { $players_out }
} Spieler teilen sich { $prize_pool }
hand-for-hand-payout-outcome-by-stack = Ränge { $players_out ->
    [2] { $best_place } und { $last_place }
   *[other] { $best_place } bis { $last_place }
} nach den Stacks zu Beginn der Hand
hand-for-hand-payout-order-nothing-to-pay = Floor: { $players_out ->
    [one] dem Spieler
   *[other] den Spielern
} sagen, dass es bei { $players_left } Spielern und { $paid_places ->
    [one] einem bezahlten Rang
   *[other] { $paid_places } bezahlten Rängen
} keinen Preis gibt.
hand-for-hand-payout-order-pay-own-prize = Floor: Rang { $place } mit seinem Preis notieren.
hand-for-hand-payout-order-place-by-time = Floor: notieren, wer zuerst ausschied; wer später ausschied, hat den besseren Rang.
hand-for-hand-payout-order-pay-full-each = Floor: für jeden denselben Rang und den ganzen Preis notieren.
hand-for-hand-payout-order-pay-shares = Floor: die Ränge { $players_out ->
    [2] { $best_place } und { $last_place }
   *[other] { $best_place } bis { $last_place }
} als geteilt notieren, mit dem, was die Tabelle für jeden zeigt.
hand-for-hand-payout-order-pay-by-stack = Floor: die Ränge nach den Stacks zu Beginn der Hand notieren, den größten zuerst; bei gleichen Stacks wird der Preis geteilt.
hand-for-hand-payout-order-end-hand-for-hand = Turnierleitung: ansagen, dass die Preisränge erreicht sind, und Hand-for-Hand beenden.
hand-for-hand-payout-order-hand-for-hand-over = Turnierleitung: Hand-for-Hand beenden. Die Preisränge waren schon vor dieser Hand erreicht.
hand-for-hand-payout-order-play-on-hand-for-hand = Turnierleitung: Die Preisränge sind noch nicht erreicht. Hand-for-Hand weiterspielen lassen.
hand-for-hand-payout-order-back-to-normal-play = Turnierleitung: Die Preisränge sind noch nicht erreicht. Zum normalen Spiel zurückkehren, denn Hand-for-Hand endet, sobald ein Spieler ausscheidet.
hand-for-hand-payout-remark-odd-cents = Was sich nicht auf den Cent teilen lässt, geht Cent für Cent an die größten Stacks. Das sagt kein Buch; zusammen sind es genau die Preise.
