oversized-chip = Großer Chip (Overchip)
    .search = Overchip, zu großer Chip, großer Chip, ein großer Chip, ein einzelner Chip, ein Chip, Chip größer als die Bet, 1000er Chip bei einer Bet von 200, großer Chip wortlos, Raise nach dem Chip gesagt, Raise zu spät gesagt, letzter Chip, Raise mit einem Chip ohne Betrag, großer Chip als Bet, Chip mit höherem Wert
    .told =
        Ein großer Chip ohne Ansage
        Er wirft nur einen 5.000er rein und sagt nichts, ist das ein Call oder ein Raise?
        Ich habe einen 1.000er Chip gesetzt und erst danach Raise gesagt.
        Blinds 100/200, UTG legt einen einzelnen 1.000er hin, ohne ein Wort, und behauptet jetzt, das wäre ein Raise auf 1.000.
        Die Bet am Flop ist 600, der Button sagt „Raise“ ohne Betrag und legt nur einen einzigen 5.000er hin.
        Ist ein einzelner großer Chip ohne Ansage nur ein Call?
        Spieler wirft einen 5000er rein und sagt nichts, Bet ist 1000
        Platz 2 legt nur einen großen Chip hin und sagt erst danach Raise
        Blinds 200/400, UTG wirft einen einzelnen 1000er rein, ohne was zu sagen, und will geraist haben
        Nach Bet 600 sagt der Button „Raise“ ohne Betrag und legt einen einzelnen 5000er hin
        Ein einzelner 1000er-Chip ohne Ansage vor dem Flop, ist das Call oder Raise?
    .heard =
        Button flippt bei 400/800 einen 5k über die Linie und schweigt
        die Bet war 600 und er legt einen einsamen Fünftausender hin
        ließ einen gelben Tausender fallen und murmelte erst dann Raise
        er schmiss eine hohe Stückelung rein und findet, das sei eine Erhöhung
        nichts Kleineres da, also schnippt BB einen Fünfhunderter auf ein Open von 200
        UTG eröffnet bei 100/200 mit einem 1k, Limp oder Open
        ist so ein Dicker ohne zu reden bloß ein Flat
        er meint, der sei so mächtig, das müsse ja ein Raise sein
        der gelbe liegt bevor das Wort kommt
        als Erster am Flop mit einem einzelnen 5000er, stumm
        plumpste seinen einzigen lila gegen 1500, Mund zu
        er sagte Raise, warf einen 25k, nannte keine Ziffer
        ein einziger großer Chip ohne Ansage
        ein 5000er gegen 600 und kein Wort
        ein einzelner großer Chip ohne Ansage auf die Bet
        wirft einen Fünftausender auf den Blind und sagt nichts
        der Chip lag schon, erst dann kam das Wort Raise
        sagt Raise und legt nur einen großen Chip, keine Summe
        er wirft einen großen Chip hinein, ohne etwas zu sagen, ist das ein Raise
        ein Chip zu 1.000 auf eine Bet von 400, nichts gesagt
        Spieler legt preflop wortlos einen einzigen 5.000er hin
        ein zu großer Chip als erste Bet nach dem Flop
        er hat einen 500er hingelegt und dann erst Raise gesagt
        gegen 300 legt sie schweigend einen 1.000er hin, Call oder Raise
        Wirft wortlos einen einzelnen Fünftausender rein, Bet war bloß 800
        Nur ein Tausender in die Mitte, kein Ton, angeblich wollt er erhöhen
        Raise gerufen und einen einzigen 5k-Jeton hingelegt, ohne Zahl
        Preflop schnippt der einen Gelben rein, Blinds 100/200, sagt nix
        Alle ham geschoben, er wirft einen Zehntausender, stumm wie a Fisch
        Einen einzigen 25k-Jeton reingeworfen, erst danach hat sie raise gemurmelt
        Preflop schmeißt er wortlos nen einzelnen Fünftausender rein, Blind ist 400
        Ein dicker Jeton, kein Ton, ist das jetzt mitgegangen oder drüber?
        Bloß die eine Tausenderplakette auf 300, sie meint, das wär erhöht
        Hab nen einzelnen Lila reingeworfen und erst danach was gesagt
        Er sagt rais und wirft eine einzige 25k-Scheibe, wieviel gilt nun?
        Sein letzter Jeton, ein Zehntausender, stumm hingelegt auf 600
        Bet 600, ein einziger Fünftausender fällt auf den Tisch, kein Wort, nachher wars angeblich ein Raise
        Von der Bar zurück warf er auf meine Bet von dreihundert einen einzigen Fünftausender, sagte gar nichts und wartete, dass der Dealer rausgibt
        Als Erster nach dem Flop stumm einen gelben Tausender, gemeint waren dreihundert
        Der Chip lag schon auf dem Filz, da kam noch „erhöhe“, zu zahlen waren 400 und der Chip war zwei Mille
        Ein großer Jeton aus dem Small Blind bei 200/400, Stille wie in der Kirche
        Raise gesagt, einen Fünfhunderter auf 150 geworfen, wie viel ist das am Ende?
        Nach dem Riesenpot besaß er nur noch die größte Farbe und antwortete damit auf meine 2.500
        Ein Schwarzer, kein Wort, und der Gegner will die volle Erhöhung sehen
        Ein Anfänger warf einen Fünftausender auf den Big Blind und staunte, dass er was zurückbekam
        Sie lies den 1000er auf die 300 fallen und sagte erst danach, sie geht hoch
        Mit dem ganzen Wert des einen Chips wäre es das Dreifache, er hat aber nicht mal gepiepst
        UTG mit Hut stellt einen Blauen, Blinds 300/600, blau sind fünftausend, soll das ein Limp sein?
        Mein letzter Chip war mehr wert als die Bet, was passiert mit dem Rest?
        „Bet“ und dazu ein Fünftausender auf leerem Flop, er wollte eigentlich weniger
        Kurz vor der Pause hat einer mit nem Riesenchip bezahlt und nachher Wechselgeld verlangt
        wirft ohne ein Wort einen einzelnen Tausender rein, der Big Blind ist 200
        er legt stumm einen Fünftausender hin
        wirft ohne ein Wort einen Tausender
        ein einzelner Tausender, kein Wort dazu
        schmeißt schweigend einen 5000er rein
oversized-chip-fact-round = Wie lief die Setzrunde vor diesem Spieler?
    .label = Setzrunde
oversized-chip-fact-chip = Was ist der eine Chip wert? (vor dem Spieler liegen keine Chips aus einer früheren Bet)
    .label = Wert des Chips
oversized-chip-fact-said = Was wurde gesagt, bevor der Chip den Tisch berührte?
    .label = vor dem Chip gesagt
    .nothing = nichts oder erst danach etwas
    .raise = „Raise“, ohne Betrag
    .amount = ein Betrag, mit oder ohne „Raise“
    .all-in = „All-in“
oversized-chip-fact-last-chip = Ist es der letzte Chip des Spielers?
    .label = letzter Chip
oversized-chip-outcome-words-decide = Das Gesagte entscheidet, nicht der Chip
oversized-chip-outcome-all-in-for-less = All-in für { $total }, weniger als der Call
oversized-chip-outcome-less-than-call = Weniger als der Call: ein Undercall, kein Raise
oversized-chip-outcome-made-up = Raise, aufzufüllen auf { $total }
oversized-chip-outcome-call = Ein Call, genau der Betrag
oversized-chip-outcome-call-then-raise = Ein Raise ist Pflicht: Es muss jetzt folgen
oversized-chip-outcome-call-only = Nur ein Call: { $change } zurück
oversized-chip-outcome-short-all-in = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
oversized-chip-outcome-short-all-in-next-open = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
oversized-chip-outcome-raise = Raise auf { $total }
oversized-chip-outcome-raise-to-most = Raise auf { $total }, das Maximum
oversized-chip-outcome-above-pot = Zu viel: Der Pot erlaubt höchstens { $most }
oversized-chip-outcome-bet = Bet von { $total }
oversized-chip-outcome-bet-of-most = Bet von { $total }, das Maximum
oversized-chip-outcome-bet-made-up = Bet, aufzufüllen auf { $total }
oversized-chip-outcome-bet-may-be-made-up = Deine Wahl: die Bet wird auf { $total } aufgefüllt oder bleibt so
oversized-chip-outcome-short-bet-not-said = Zu dieser zu kleinen ersten Bet schweigt das Buch
oversized-chip-outcome-above-fixed = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
oversized-chip-outcome-words-do-not-count = Das Wort bindet nicht: Die Chips entscheiden
oversized-chip-outcome-call-owed = Nur ein Call, aufzufüllen auf { $total }
oversized-chip-order-see-undercall = Mit dem Vorfall „Undercall“ (undercall) weitermachen: Zum Call fehlen { $short }.
oversized-chip-order-see-tiny-chip = Mit dem Vorfall „Kleiner Chip ohne Ansage“ (tiny-chip-call) weitermachen, wenn der Chip gegenüber der Bet winzig ist.
oversized-chip-order-all-in-plays = Dealer: das All-in für { $total } ansagen. Zu callen bleiben { $bet }; was andere über das All-in hinaus setzen, kommt in einen Side-Pot.
oversized-chip-order-announce-call = Dealer: einen Call ansagen.
oversized-chip-order-give-back = Dealer: { $change } zurückgeben. { $total } bleiben liegen.
oversized-chip-order-director-may = Turnierleitung: entscheiden, ob auf { $total } aufgefüllt wird. Das Buch lässt es zu und verlangt es nicht.
oversized-chip-order-make-up = Spieler: auf insgesamt { $total } auffüllen. Es fehlen { $to_add }.
oversized-chip-order-announce-raise = Dealer: das Raise auf { $total } ansagen.
oversized-chip-order-announce-bet = Dealer: die Bet von { $total } ansagen.
oversized-chip-order-announce-all-in = Dealer: das All-in für { $total } ansagen. Aufgefüllt wird nichts.
oversized-chip-order-see-reopening = Wer noch erhöhen darf, steht im Vorfall „Wer nach einem zu niedrigen All-in noch erhöhen darf“ (reopening).
oversized-chip-order-raise-follows = Spieler: jetzt in einem Zug erhöhen, auf insgesamt mindestens { $least }.
oversized-chip-order-director-short-bet = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob die Bet auf { $least } aufgefüllt wird.
oversized-chip-order-correct-to-pot = Dealer: die Bet auf das korrigieren, was der Pot erlaubt, und den Rest zurückgeben.
oversized-chip-order-correct-if-miscounted = Wenn der Pot falsch gezählt wurde, korrigiert der Dealer die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
oversized-chip-order-correct-if-dealer-miscounted = Wenn der Dealer den Pot falsch gezählt hat, korrigiert er die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
oversized-chip-order-director-other-cause = Turnierleitung: bei jeder anderen Ursache nach Billigkeit (Regel { $fairness }) entscheiden, höchstens bis zu dem, was der Pot erlaubt. Das Buch schweigt dazu.
oversized-chip-order-see-miscount = Mit dem Vorfall „Falsch gezählter Pot oder zu große Bet“ (pot-limit-miscount) weitermachen, wenn andere schon darauf reagiert haben.
oversized-chip-order-only-most = Spieler: genau { $most } setzen. Was darüber liegt, geht zurück.
oversized-chip-order-next-acts = Der nächste Spieler ist an der Reihe.
oversized-chip-order-see-declared-total = Mit dem Vorfall „‚Raise‘ mit einem Betrag“ (declared-total) weitermachen, wenn „Raise“ und ein Betrag gesagt wurden.
oversized-chip-order-see-raise-size = Mit dem Vorfall „Höhe eines Raise“ (raise-size) weitermachen, wenn nur ein Betrag gesagt wurde.
oversized-chip-order-see-all-in = Mit „All-in“ ist der ganze Stack gesetzt, nicht nur der eine Chip. Mit dem Vorfall „Höhe eines Raise“ (raise-size) weitermachen.
oversized-chip-order-rule-on-chips = Floor: nach den Chips allein neu entscheiden, als wäre nichts gesagt worden.
oversized-chip-order-complete-call = Spieler: für den Call von { $total } noch { $short } nachlegen, soweit der Stack reicht.
oversized-chip-remark-said-too-late = „Raise“ zählt nicht, wenn es erst gesagt wird, nachdem der Chip den Tisch berührt hat.
oversized-chip-remark-any-chip-calls = Das Buch nennt einen einzelnen Chip, gleich welchen Wertes, als Möglichkeit zu callen; einen winzigen lehnt es ab.
oversized-chip-remark-half-of-raise-said = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
oversized-chip-remark-least-after-short = Das letzte Raise war ein zu niedriges All-in. Das Buch nennt als Minimum die „vorangegangene“ Bet oder das „vorangegangene“ Raise; gerechnet wird mit dem letzten vollen.
oversized-chip-remark-least-after-this = Für das nächste Raise nennt das Buch als Minimum die „vorangegangene“ Bet oder das „vorangegangene“ Raise; gerechnet wird mit dem letzten vollen, nicht mit diesem All-in.
oversized-chip-remark-limit-after-short = Das Buch sagt nicht, ob ein Raise in Fixed Limit ein zu niedriges All-in auffüllt oder obendrauf kommt.
oversized-chip-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach einem zu niedrigen All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf jede andere Summe, die hier steht, gilt auch.
oversized-chip-remark-raise-no-bet = Das Buch spricht vom Minimum-Raise, obwohl niemand gesetzt hat, und erklärt den Betrag nicht. Gerechnet wird mit der Minimum-Bet.
oversized-chip-remark-next-raise-open = Das Buch sagt nicht, wie hoch das nächste Raise nach diesem All-in mindestens sein muss.
oversized-chip-remark-raise-cap = In Fixed Limit ist die Zahl der Raises begrenzt: siehe den Vorfall „Anzahl der erlaubten Raises“ (raise-cap).
oversized-chip-remark-holdem-only = Die Regel des Buches spricht von Hold'em. Zu anderen Spielen schweigt das Buch.
oversized-chip-outcome-no-raise = Nur ein Call: Dieser Spieler darf nicht erhöhen
oversized-chip-outcome-nobody-to-call = Nur ein Call: Ein Raise kann niemand mehr callen
oversized-chip-outcome-no-raise-not-said = Das Buch sagt nicht, ob dieser Spieler erhöhen darf
oversized-chip-order-no-raise-call = Dealer: einen Call ansagen. Was darüber liegt, geht zurück.
oversized-chip-order-director-no-raise = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Raise gilt oder nur der Call.
oversized-chip-fact-acted-before = Hat dieser Spieler in dieser Setzrunde vorher schon agiert?
    .label = vorher schon agiert
