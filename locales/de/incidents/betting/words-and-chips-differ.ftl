words-and-chips-differ = Worte und Chips widersprechen sich
    .search = etwas anderes gesagt als gesetzt, Call gesagt aber Raise gesetzt, Raise gesagt aber Call gesetzt, 200 gesagt und 500 gesetzt, falschen Chip gesetzt, anderer Betrag angesagt, Ansage und Chips verschieden, Ansage oder Chips zuerst, gleichzeitig gesagt und gesetzt, versprochen, Versprecher, genuschelt, niemand hat es gehört, verbal und Chips
    .told =
        Sagt 2.000, legt 5.000
        Er sagt Call, legt aber die Chips für einen Raise rein.
        Was er gesagt hat, passt nicht zu dem, was er gesetzt hat, er sagt 1.500 und legt 3.000 hin.
        Am Flop sagt er „viertausend“ und schiebt gleichzeitig 7.000 vor, und jetzt streiten sie, was gilt.
        Er hat erst 2.000 in die Mitte gelegt und dann „dreitausend“ gesagt, man hat es kaum gehört, der Dealer hat nur die Chips gesehen.
        Was zählt, die Ansage oder die Chips, wenn er was anderes sagt, als er reinlegt?
        Ansage und Chips passen nicht
        Spieler sagt 2000, legt aber 3000 hin
        Platz 5 sagt Call und schiebt gleichzeitig einen Raise rein
        Platz 2 sagt „Raise auf 1500“ und setzt 2500, Worte und Chips kamen zur gleichen Zeit
        Er hat leise was gesagt, ich habe 4000 verstanden, vorne liegen aber 6000 in Chips
        Er sagt „Tausend“ und legt zweitausend hin, zählt das Gesagte oder zählen die Chips?
    .heard =
        er sprach fünfzehnhundert und schob fünfundzwanzighundert
        sagte uns „Call“, rein kamen aber vier gelbe
        aus seinem Mund kam Raise, aus der Hand nur der Flat
        sie nannte 600 und im selben Augenblick landete ein 5k
        er sagt, er griff zur verkehrten Farbe und meinte das Gesagte
        was er ausspricht und was da liegt, passt nicht zusammen
        mit dem Mund zweitausend, im Stapel aber drei
        er behauptet er hätte Raise gesagt, der Dealer sah einen Flat
        er schob zuerst und nannte hinterher weniger
        Check rufen, während die Hand Chips vorschiebt
        sagte „All-in“, bewegte aber nur einen Teil, oder umgekehrt
        richte ich mich nach dem Gehörten oder nach dem Haufen
        er sagt tausend und legt fünfzehnhundert hin
        Ansage und Jetons passen nicht zusammen
        sein Mund sagt call, seine Chips sagen erhöhen
        genannt hat er weniger als er reingeschoben hat
        sagt zweitausend und legt dreitausend hin
        Ansage und gesetzte Chips stimmen nicht überein
        redet von Call, schiebt aber einen Raise rein
        er sagte 800, legte aber 1.000 hin
        Raise auf 2.000 gesagt, es liegen aber nur 1.500 da
        Spieler sagt Call und legt mehr Chips hin als den Call
        was zählt, was er gesagt hat oder die Chips, die er gesetzt hat
        sie sagte 600 an und schob 900 hinein
        Er sagt achthundert, legt aber im selben Moment 1800 rein
        Call ruft er und schiebt dabei den ganzen Turm nach vorn
        Maul sagt zweitausend, Hand wirft dreitausend, was zählt jetzt
        Genuschelt hat er irgendwas mit neunhundert, draußen liegen aber 1500
        Erst sind die Jetons gefallen, 600, dann kams aus ihm raus: neunhundert
        Check gerufen und gleichzeitig 500 geworfen, der Hirsch
        Er sagt 1.200 und stellt 2.100 hin, was zählt nun?
        Mund sagt gehe mit, die Hand legt das Doppelte rein
        Ich hab vier Mille gehört, aufm Filz liegen aber vierzehn
        Gleichzeitig gesagt und geschoben, beides verschieden, keiner weiß, was zuerst war
        Erst drei Rote hingelegt, danach nennt sie ne ganz andere Zahl
        Siebzehn oder siebzig hat der genuschelt, hingelegt dann zwanzig
        Aus dem Mund kam achthundert, aus der Hand fiel ein Achttausender, und der Gegner klatschte vor Freude
        Gesagt hat er Call, geschoben hat er so viel, dass es locker ein Raise wäre
        Erst warf er drei Grüne, dann nannte er eine Zahl, die hinten und vorne nicht passte
        Angesagt waren 6.000, auf dem Filz lagen 9.000, und ich wurde gefragt, was ich gehört hätte
        Beim Plaudern mit der Kellnerin sagte der Mann achthundert an, aus den Fingern fielen ihm aber zwei Tausender, und der Gegner hatte nur die Zahl gehört
        Beim Loslassen nuschelte er irgendwas, der eine verstand 1.500, in der Mitte waren 5.100
        Ein Mann ohne Stimme flüsterte Check, da war der blaue Chip aber schon über der Linie
        Fünfhundert habe ich gesagt und aus Versehen lila statt schwarz gegriffen, sind das nun fünftausend?
        Die Frau im Small Blind sagte Raise auf 2.400, abgezählt waren nur 2.000, aufgefallen ist es einem Zuschauer
        All-in gesagt, aber nur die Hälfte vorgeschoben, der Rest blieb neben dem Glas
        „Ich passe“, und gleichzeitig gingen die Chips für den Call rein, was war zuerst?
        Er dachte, es wären Hunderter, sagte achthundert, und es waren Fünfhunderter
        Die Zahl, die er nannte, und der Haufen davor hatten nichts miteinander zu tun
        Was gilt denn, wenn jemand laut weniger ansagt, als er im selben Moment hinlegt?
        Zuerst lag der Stapel da, dann kam von ihm „zwei fünf“, im Stapel waren aber drei zwo
        sagt das eine und legt einen anderen Betrag hin
        sagte 1500, legte aber 2000 hin
        kündigt ein Raise an und legt nur den Call hin
words-and-chips-differ-fact-first = Was kam zuerst?
    .label = zuerst
    .words = die Worte
    .chips = die Chips
    .same-moment = beides im selben Moment
    .nobody-knows = niemand weiß es
words-and-chips-differ-fact-words = Wie waren die Worte?
    .label = Worte
    .clear = klar
    .unclear = schlecht zu hören oder zu verstehen
    .unreasonable = gut zu hören, aber ein unsinniger Einsatz
words-and-chips-differ-outcome-words-count = Die Worte gelten
words-and-chips-differ-outcome-chips-count = Die Chips gelten
words-and-chips-differ-outcome-words-unless-director = Die Worte gelten, wenn die Turnierleitung nicht anders entscheidet
words-and-chips-differ-outcome-chips-unless-director = Die Chips gelten, wenn die Turnierleitung nicht anders entscheidet
words-and-chips-differ-outcome-smaller-counts = Die kleinere der beiden Bets gilt
words-and-chips-differ-outcome-larger-counts = Die größere der beiden Bets gilt
words-and-chips-differ-order-director-settles = Turnierleitung: nach den Umständen entscheiden, wenn Worte und Chips einander widersprechen oder der Einsatz unklar ist. Das ist das letzte Wort.
words-and-chips-differ-order-chips-follow-words = Spieler: die Chips an die Worte anpassen.
words-and-chips-differ-order-amount-as-chips = Ein angesagter Betrag gilt wie derselbe Betrag in Chips: mit „Raise“ nach dem Vorfall „‚Raise‘ mit einem Betrag“ (declared-total), ohne das Wort nach „Höhe eines Raise“ (raise-size), unter dem Call nach „Undercall“ (undercall). „Check“ und „Fold“ nach „String Bet“ (string-bet), „Check“ gegen eine Bet nach „Ungültige Ansage“ (invalid-declaration).
words-and-chips-differ-order-words-do-not-count = Die Worte ändern am Einsatz nichts.
words-and-chips-differ-order-judge-chips = Dealer: die Chips für sich beurteilen, einen Chip nach dem Vorfall „Großer Chip (Overchip)“ (oversized-chip), mehrere nach „Mehrere Chips“ (several-chips), neben Chips einer früheren Bet nach „Chips zu einer früheren Bet gelegt“ (prior-bet-chips), nicht mehr als den Call nach „Undercall“ (undercall).
words-and-chips-differ-order-announce = Dealer: ansagen, was gesetzt ist.
words-and-chips-differ-order-next-acts = Der nächste Spieler ist an der Reihe.
words-and-chips-differ-order-take-the-smaller = Floor: vergleichen, was gesagt worden sein kann und welche Chips gesetzt sind, und die kleinere Bet nehmen.
words-and-chips-differ-order-take-the-larger = Floor: vergleichen, was gesagt worden sein kann und welche Chips gesetzt sind, und die größere Bet nehmen.
words-and-chips-differ-remark-contradiction = Das Buch lässt die Turnierleitung auch dort entscheiden, wo Worte und Chips sich widersprechen. Hier wird das auf Fälle bezogen, die durch die Reihenfolge von Worten und Chips nicht geklärt sind.
words-and-chips-differ-remark-over-line = Nach diesem Buch sind Chips gesetzt, sobald sie über der Betting-Line sind. Danach richtet sich, was zuerst kam.
words-and-chips-differ-remark-ask-around = Was gesagt und getan wurde, können der Dealer und die Spieler am Tisch sagen.
