several-chips = Mehrere Chips
    .search = mehr als der Call gesetzt, 1400 auf 1000, mehrere Chips, Mehr-Chip-Regel, Multichip, zwei Chips, zwei 1000er, mehr als ein Chip, zwei Chips wortlos, Chips ohne Ansage, ein Chip weniger, einen Chip wegnehmen, alle Chips nötig, verschiedene Chips, gleiche Chips, letzte zwei Chips, Call oder Raise mit zwei Chips, 2x1000, stumme Chips
    .told =
        Mehrere Chips, kein Wort
        Er legt drei Chips rein und sagt nichts, jetzt ist die Frage, ob das ein Call oder ein Raise ist.
        Ich habe einfach zwei 500er gesetzt ohne was zu sagen, und der Dealer sagt, das ist ein Raise.
        Blinds 200/400, der Button legt wortlos zwei 500er auf einmal hin, er sagt, er wollte nur callen.
        Bet 1.200 am Flop, er wirft zwei 1.000er in einem Zug rein, ohne Ansage, und der Gegner meint, das sei ein Raise.
        Ist das ein Raise, wenn er mit einer Bewegung mehrere Chips setzt und nichts ansagt?
        Mehrere Chips ohne Ansage gesetzt
        Spieler wirft wortlos zwei 1000er rein, die Bet war 1200
        Platz 7 legt mehrere Chips auf einmal hin, sagt nichts, jetzt streiten sie über Call oder Raise
        Bet 400, Platz 4 setzt vier 100er und einen 500er in einer Bewegung, ohne was anzusagen
        Blinds 300/600, Platz 2 legt ohne Ansage zwei 500er hin und behauptet, es sei ein Raise
        Drei Chips auf einmal ohne Ansage bei einer Bet von 2000, ist das Call oder Raise?
    .heard =
        Bet ist 700, er legt zwei 500er, stumm
        UTG eröffnet bei 200 mit einem Paar 500er, will ein Raise
        drei schwarze auf einmal über die Linie, kein Ton
        sie schob 4 grüne und einen schwarzen, nichts gesagt, Flat oder mehr
        wäre es ohne den kleinsten Chip noch unter der Bet
        er platziert fünf 1k gegen 3500 und guckt mich an
        SB streut eine Handvoll derselben Farbe
        ein Paar Fünfhunderter gegen 600, Dealer meint Flat
        zwei gelbe bei einem Open von 1200, laut ihm klar Reraise
        einer der beiden Chips war überflüssig, also ist es doch eine Erhöhung
        gemischte Stückelung in einer einzigen Bewegung, ohne Worte
        drei Tausender in einem Schub gegen 1600
        er schiebt wortlos zwei Jetons vor, ist das eine Erhöhung
        drei Chips auf einmal ohne ein Wort
        zwei Tausender gegen 1400, er schweigt
        mehrere Marken gleichzeitig gesetzt, ohne eine davon reicht es nicht zum Call
        wirft vier Stück rein und sagt nix
        mehrere Chips auf einmal ohne Ansage, Call oder Raise
        drei Chips schweigend reingelegt, mehr als zum Bezahlen nötig
        wirft eine Handvoll gemischter Chips und sagt kein Wort
        er legt zwei 500er auf eine Bet von 600, ohne etwas zu sagen
        mehrere Chips ohne Ansage, ist das ein Call oder ein Raise
        drei Chips wortlos gesetzt, mehr als der Call
        sie wirft gegen 800 eine Handvoll Chips hinein, nichts gesagt
        zwei 1.000er gegen eine Bet von 1.200, er sagt, das war ein Raise
        Zwei Fünfhunderter auf einmal rein, wortlos, Bet war 600
        Wirft stumm drei Tausender in einem Rutsch hin, zum Mitgehen reichen zwei
        Raise gesagt und an Stoß aus vier Jetons hingestellt, keine Zahl
        Handvoll Hunderter schweigend geworfen, heißt das mitgehen oder erhöhen
        Ein Tausender, ein Fünfhunderter gleichzeitig, kein Wort, zu zahlen wären 800
        Preflop legt der Ruedi drei Blaue in einem Zug, sagt nix, Blind war 400
        Drei Tausender auf einen Schlag wortlos rein, Einsatz war 1.200
        Stumm einen Fünfhunderter und zwei Hunnis auf 400, mitgegangen oder hoch?
        Der klatscht zwei Fünfer auf 3.000 und sagt keinen Ton
        Stapel aus sechs Hundertern in einem Rutsch, vor ihm 500, kein Wort
        Rais, sagt er, und knallt vier Blaue in einem Schwung hin
        Einer von den zwei Jetons hätte gereicht, sie meint trotzdem Erhöhung
        Einsatz 700, er legte stumm zwei Fünfhunderter und noch einen dritten dazu, keiner wusste, ob er mehr wollte
        Zu callen waren 1.300, rein kamen zwei Tausender und ein Fünfhunderter, kein Wort dazu
        Eine Handvoll Kleines und Großes, zusammen 2.100 auf 1.200, er schaute dabei aufs Handy
        Zwei gleiche Lila auf sechstausend, einer hätte nicht gereicht, ist das eine Erhöhung?
        Wenn man den kleinsten davon wegnimmt, reicht es immer noch zum Bezahlen, was ist es dann?
        Drei Rote und ein Blauer, schweigend, laut Dealer Call, laut mir mehr
        Die Dame mit Kopfhörern stellte vier Tausender gegen 2.500, gesagt hat sie nichts
        Am Turn war die Bet 1.500, die junge Frau schob stumm drei Tausender auf einmal vor und wunderte sich, warum alle sie ansahen
        Ohne Ansage 1.800 in bunt auf eine Bet von tausend, nicht mal das Doppelte
        Zwei Fünftausender auf ein Open von 5.200, das ist doch ein Call?
        Hat 3 chips reingeworfen, kein mucks, die bet war 450 und es sind 700
        Ein Schwarzer plus zwei Grüne, wo der Schwarze gereicht hätte, und die anderen fingen an zu diskutieren
        Der Button zählte fünf Tausender ab und ließ sie kommentarlos fallen, vor ihm lagen 2.400
        Gegen meine acht Riesen legte er wortlos zwei Fünfer und vier Einser, das ging mir nicht in den Kopf
        Wann ist ein Haufen Jetons ohne Ansage eigentlich nur ein Mitgehen?
        hat zwei Chips wortlos gesetzt, Call oder Raise
        hat ein paar Chips vorgeschoben, ohne etwas zu sagen
        mehrere Chips, nichts angesagt, mehr als der Call
        drei Tausender auf eine Bet von 1500, kein Wort
several-chips-fact-said = Was wurde vor den Chips gesagt?
    .label = vor den Chips gesagt
    .nothing = nichts
    .raise = „Raise“, ohne Betrag
    .all-in = „All-in“ (der ganze Stack zählt)
    .amount = ein Betrag, mit oder ohne „Raise“
several-chips-fact-round = Wie lief die Setzrunde vor diesem Spieler?
    .label = Setzrunde
several-chips-fact-chips = Welche Chips wurden auf einmal gesetzt? (vor dem Spieler liegen keine Chips aus einer früheren Bet, und er hat keine zurückgezogen)
    .label = gesetzte Chips
several-chips-fact-last-chips = Sind das die letzten Chips des Spielers?
    .label = letzte Chips
several-chips-outcome-amount-decides = Der genannte Betrag entscheidet, nicht die Chips
several-chips-outcome-one-chip = Ein Chip: Die Regel über den großen Chip entscheidet
several-chips-outcome-less-than-call = Weniger als der Call: ein Undercall, kein Raise
several-chips-outcome-all-in-for-less = All-in für { $total }, weniger als der Call
several-chips-outcome-call = Ein Call, genau der Betrag
several-chips-outcome-call-only = Nur ein Call: { $change } zurück
several-chips-outcome-made-up = Raise, aufzufüllen auf { $total }
several-chips-outcome-raise = Raise auf { $total }
several-chips-outcome-above-pot = Zu viel: Der Pot erlaubt höchstens { $most }
several-chips-outcome-short-all-in = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
several-chips-outcome-bet = Bet von { $total }
several-chips-outcome-bet-made-up = Bet, aufzufüllen auf { $total }
several-chips-outcome-short-bet-not-said = Zu dieser zu kleinen ersten Bet schweigt das Buch
several-chips-outcome-call-then-raise = Ein Raise ist Pflicht: Es muss jetzt folgen
several-chips-outcome-above-fixed = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
several-chips-outcome-words-do-not-count = Das Wort bindet nicht: Die Chips entscheiden
several-chips-outcome-call-owed = Nur ein Call, aufzufüllen auf { $total }
several-chips-outcome-short-all-in-next-open = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
several-chips-outcome-bet-may-be-made-up = Deine Wahl: die Bet wird auf { $total } aufgefüllt oder bleibt so
several-chips-order-see-undercall = Mit dem Vorfall „Undercall“ (undercall) weitermachen: Zum Call fehlen { $short }.
several-chips-order-all-in-plays = Dealer: das All-in für { $total } ansagen. Zu callen bleiben { $bet }; was andere über das All-in hinaus setzen, kommt in einen Side-Pot.
several-chips-order-announce-call = Dealer: einen Call ansagen.
several-chips-order-give-back = Dealer: { $change } zurückgeben. { $total } bleiben liegen.
several-chips-order-make-up = Spieler: auf insgesamt { $total } auffüllen. Es fehlen { $to_add }.
several-chips-order-announce-raise = Dealer: das Raise auf { $total } ansagen.
several-chips-order-announce-bet = Dealer: die Bet von { $total } ansagen.
several-chips-order-announce-all-in = Dealer: das All-in für { $total } ansagen. Aufgefüllt wird nichts.
several-chips-order-see-reopening = Wer noch erhöhen darf, steht im Vorfall „Wer nach einem zu niedrigen All-in noch erhöhen darf“ (reopening).
several-chips-order-raise-follows = Spieler: jetzt in einem Zug erhöhen, auf insgesamt mindestens { $least }.
several-chips-order-director-short-bet = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob die Bet auf { $least } aufgefüllt wird.
several-chips-order-only-most = Spieler: genau { $most } setzen. Was darüber liegt, geht zurück.
several-chips-order-next-acts = Der nächste Spieler ist an der Reihe.
several-chips-order-see-oversized-chip = Mit dem Vorfall „Großer Chip (Overchip)“ (oversized-chip) weitermachen.
several-chips-order-see-declared-total = Mit dem Vorfall „‚Raise‘ mit einem Betrag“ (declared-total) weitermachen, wenn „Raise“ und ein Betrag gesagt wurden.
several-chips-order-see-raise-size = Mit dem Vorfall „Höhe eines Raise“ (raise-size) weitermachen, wenn nur ein Betrag gesagt wurde.
several-chips-order-rule-on-chips = Floor: nach den Chips allein neu entscheiden, als wäre nichts gesagt worden.
several-chips-order-complete-call = Spieler: für den Call von { $total } noch { $short } nachlegen, soweit der Stack reicht.
several-chips-order-director-may = Turnierleitung: entscheiden, ob auf { $total } aufgefüllt wird. Das Buch lässt es zu und verlangt es nicht.
several-chips-order-correct-to-pot = Dealer: die Bet auf das korrigieren, was der Pot erlaubt, und den Rest zurückgeben.
several-chips-order-correct-if-miscounted = Wenn der Pot falsch gezählt wurde, korrigiert der Dealer die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
several-chips-order-correct-if-dealer-miscounted = Wenn der Dealer den Pot falsch gezählt hat, korrigiert er die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
several-chips-order-director-other-cause = Turnierleitung: bei jeder anderen Ursache nach Billigkeit (Regel { $fairness }) entscheiden, höchstens bis zu dem, was der Pot erlaubt. Das Buch schweigt dazu.
several-chips-order-see-miscount = Mit dem Vorfall „Falsch gezählter Pot oder zu große Bet“ (pot-limit-miscount) weitermachen, wenn andere schon darauf reagiert haben.
several-chips-remark-half-of-raise = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
several-chips-remark-half-of-raise-said = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
several-chips-remark-short-all-in-before = Das letzte Raise war ein zu niedriges All-in. Das Buch misst an der „vorangegangenen“ Bet; gerechnet wird mit der letzten vollen.
several-chips-remark-short-all-in-before-call = Das letzte Raise war ein zu niedriges All-in. Das Buch misst an der „vorangegangenen“ Bet; gerechnet wird mit der letzten vollen.
several-chips-remark-holdem-only = Die Regel des Buches spricht von Hold'em. Zu anderen Spielen schweigt das Buch.
several-chips-remark-half-of-raise-all-in = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
several-chips-remark-next-raise-open = Das Buch sagt nicht, wie hoch das nächste Raise nach diesem All-in mindestens sein muss.
several-chips-outcome-no-raise = Nur ein Call: Dieser Spieler darf nicht erhöhen
several-chips-outcome-nobody-to-call = Nur ein Call: Ein Raise kann niemand mehr callen
several-chips-outcome-no-raise-not-said = Das Buch sagt nicht, ob dieser Spieler erhöhen darf
several-chips-order-no-raise-call = Dealer: einen Call ansagen. Was darüber liegt, geht zurück.
several-chips-order-director-no-raise = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Raise gilt oder nur der Call.
several-chips-fact-acted-before = Hat dieser Spieler in dieser Setzrunde vorher schon agiert?
    .label = vorher schon agiert
several-chips-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach einem zu niedrigen All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf jede andere Summe, die hier steht, gilt auch.
