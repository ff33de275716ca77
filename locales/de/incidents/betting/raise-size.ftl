raise-size = Höhe eines Raise
    .search = Raise zu klein, zu kleines Raise, zu wenig für ein Raise, Call oder Raise, ist es ein Call oder ein Raise, Minimum-Raise, Min-Raise, Minraise, Mindesterhöhung, weniger als ein Minraise, halbes Raise, 50-%-Regel, fünfzig Prozent, 50 Prozent Regel, mehr als die Hälfte, Underraise, All-in für weniger, wie hoch ist das Raise, Erhöhung zu klein, nächstes Minimum-Raise
    .told =
        Reicht das als Raise?
        Er sagt Raise und legt 900 hin, auf was muss er mindestens raisen?
        Ich habe auf die 1.000 insgesamt 1.600 gesetzt, ist das jetzt ein Call oder das Minimum-Raise?
        Big Blind 200, UTG macht 600, und er will auf 900 raisen, ich sage, das Minimum ist 1.000.
        Am Flop Bet 1.000, Raise auf 2.500, und jetzt sagt der Button „3.500“, ohne Raise zu sagen, das ist doch nicht das Minimum.
        Wie hoch muss ein Raise mindestens sein, wenn 800 gesetzt wurden und einer auf 2.000 erhöht hat?
        Was ist hier das Minimum-Raise?
        Bet 1000, Platz 5 raist auf 1500, auf wie viel muss er mindestens raisen?
        Spieler hat Raise gesagt und zu wenig hingelegt, wie hoch muss das Raise mindestens sein?
        Blinds 200/400, UTG macht 1000, Platz 6 sagt gerade „Raise“ und legt 1400 hin
        Bet 2000, Platz 3 geht mit 2600 all-in, jetzt sagt Platz 4 „3200“ und der Tisch fragt nach dem Mindestraise
        Bet 600, Raise auf 1000, muss er auf 1200 auffüllen oder ist das nur ein Call?
    .heard =
        Bet 800, er macht 1300, muss er auf 1600
        Open war 500 und der Button schob 850 gemischt rein, ohne was zu sagen
        sagte Raise und drückte 900 gegen eine Bet von 600
        was ist die kleinste 3-Bet nach 300 auf 800
        er pusht 2100 über eine Bet von 1500, ist die Erhöhung regulär
        ihr Clickback ist kein Doppeltes, muss sie auffüllen
        von 2k auf 3k5: reicht das oder nur Flat
        der Schritt ist kleiner als der vorige, was nun
        Cutoff wollte erhöhen, lag aber zweihundert drunter
        wie viel muss ich ergänzen, damit es gültig ist
        muss man verdoppeln oder gilt der Sprung der letzten Erhöhung
        vierzig Prozent über dem Open, für mich callt sie nur
        er erhöht von 400 auf 600, muss es nicht das Doppelte sein
        ist diese Erhöhung groß genug
        wie viel muss ich mindestens drauflegen
        zu klein erhöht, muss er auffüllen auf den Mindestbetrag
        die Erhöhung ist kleiner als das Minimum
        wie hoch muss der Mindestraise sein nach Bet 300 und Raise auf 800
        sagt raise und legt zu wenig, auf wie viel muss er aufstocken
        er erhöht nicht einmal um die vorige Bet, ist das gültig
        ist sein Raise groß genug, die Bet war 400 und er macht 700
        was ist der kleinste Raise nach einer Erhöhung von 300 auf 800
        er hat zu wenig erhöht, worauf muss er aufstocken
        Blinds 200/400 und er macht 600, ist das ein Min-Raise
        er sagte Raise und legte weniger hin als die kleinste Erhöhung
        Bet 1.000, Raise auf 1.500: ist das ein gültiger Raise
        wie hoch muss die Erhöhung mindestens sein
        Bet 400, er macht 700, reicht das fürs Minimum
        Blinds 100/200, UTG auf 500, sie legt 750 hin, passt das
        Siebenhundert sagt er, sonst nix, Einsatz war 500, langt des
        Erst 300, dann 900, jetzt stellt er 1400 hin, genug oder nicht
        Wie viel muss man da mindestens drübergehen, war 1200 auf 3000
        Is all in mit 1700, Bet war 1200, zählt des scho als erhöht
        Blind 200, einer macht 600, auf was muss ich mindestens gehen?
        Er stellt 900 auf 500, reicht das zum Drübergehen?
        Rais, sagt sie, ohne Zahl, und davor waren 700, wieviel mindestens?
        Sein Ollin sind 1.100 auf meine 800, ist das voll erhöht?
        1.200 liegen, ich will möglichst billig drüber, was ist das wenigste?
        Der nennt 1.700 gegen 1.000, ist das erhöht oder bloß mitgegangen?
        Es war auf 800 eröffnet, der Typ neben mir sagt Raise und legt insgesamt 1.100 hin, der Dealer kratzt sich am Kopf
        Vor dem Flop ging es von 400/800 auf 2.200, wie viel muss der nächste mindestens machen?
        Er sagte erhöhe und schob nur zwei Hunderter mehr rein als der Einsatz vor ihm
        Bet drei, Raise auf viereinhalb, mein Nachbar meinte, das reicht nie
        Am Finaltisch erhöhte einer von 40.000 auf 65.000, und ein anderer schüttelte nur den Kopf
        Am Turn wurden 1.500 gesetzt, die Dame überlegte ewig und stellte dann 2.500 hin, ohne dass jemand etwas sagte
        Einsatz tausend, dann 3.500, was ist der kleinste Reraise?
        Es wurde erhöht, aber um weniger als der Einsatz davor, und der Herr wollte seine Chips dann lieber zurück
        Jungs, Bet 600, short all-in 1000, wenn ich da noch drübergehen will, auf was mindestens?
        Mit dem Bier in der Hand machte er aus 900 ganze 1.300, der Dealer liess es durchgehen
        Im Limit 300/600 legte am River einer 450 zum Erhöhen hin, was macht man mit so einem Betrag?
        Gesetzt waren zwei Mille, er stapelte drei hin und sagte keinen Ton, muss da noch was dazu?
        Gestritten wurde darüber, ob man über vier Riesen mit sechseinhalb drüberdarf oder ob acht nötig sind
        Muss man ihm die fehlenden 300 abknöpfen, wenn er schon Raise angesagt hat, aber zu wenig hinstellt?
        Blinds 250/500, Open 1.100, und der Button macht fröhlich 1.500 draus
raise-size-fact-round = Wie lief die Setzrunde vor diesem Spieler?
    .label = Setzrunde
raise-size-fact-put = Wie viel wurde insgesamt genannt oder liegt vor dem Spieler?
    .label = gesetzt oder genannt
raise-size-fact-said = Was wurde gesagt?
    .label = gesagt
    .amount = ein Betrag, ohne „Raise“
    .raise = „Raise“, ohne Betrag
    .all-in = „All-in“
    .nothing = nichts, es wurden nur Chips gesetzt
raise-size-fact-all-in = Ist der Spieler damit all-in?
    .label = damit all-in
raise-size-outcome-no-amount-yet = Noch kein Betrag: nichts zu messen
raise-size-outcome-raise-to-come = Raise, auf mindestens { $least }: Der Betrag fehlt noch
raise-size-outcome-less-than-call = Weniger als der Call: ein Undercall, kein Raise
raise-size-outcome-all-in-for-less = All-in für { $total }, weniger als der Call
raise-size-outcome-made-up = Raise, aufzufüllen auf { $total }
raise-size-outcome-call = Ein Call, genau der Betrag
raise-size-outcome-call-owed = Nur ein Call, aufzufüllen auf { $total }
raise-size-outcome-call-then-raise = Ein Raise ist Pflicht: Es muss jetzt folgen
raise-size-outcome-call-only = Nur ein Call: { $change } zurück
raise-size-outcome-call-only-said = Nur ein Call: { $total }
raise-size-outcome-short-all-in = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
raise-size-outcome-short-all-in-next-open = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
raise-size-outcome-raise = Raise auf { $total }
raise-size-outcome-fixed-raise = Raise auf { $total }
raise-size-outcome-above-pot = Zu viel: Der Pot erlaubt höchstens { $most }
raise-size-outcome-above-fixed = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
raise-size-outcome-chip-rules = Call oder Raise? Die Regeln über Chips entscheiden
raise-size-outcome-bet = Bet von { $total }
raise-size-outcome-bet-made-up = Bet, aufzufüllen auf { $total }
raise-size-outcome-bet-may-be-made-up = Deine Wahl: die Bet wird auf { $total } aufgefüllt oder bleibt so
raise-size-outcome-short-bet-not-said = Zu dieser zu kleinen ersten Bet schweigt das Buch
raise-size-outcome-words-do-not-count = Das Wort bindet nicht: Die Chips entscheiden
raise-size-order-still-to-act = Der Spieler ist noch an der Reihe.
raise-size-order-word-binds = Das Wort bindet: Der Spieler erhöht, auf mindestens { $least }.
raise-size-order-see-invalid-declaration = „Raise“ wurde ohne Bet gesagt. Mit dem Vorfall „Ungültige Ansage“ (invalid-declaration) weitermachen.
raise-size-order-see-undercall = Mit dem Vorfall „Undercall“ (undercall) weitermachen: Zum Call fehlen { $short }.
raise-size-order-all-in-plays = Dealer: das All-in für { $total } ansagen. Zu callen bleiben { $bet }; was andere über das All-in hinaus setzen, kommt in einen Side-Pot.
raise-size-order-announce-call = Dealer: einen Call ansagen.
raise-size-order-give-back = Dealer: { $change } zurückgeben. { $total } bleiben liegen.
raise-size-order-put-call = Spieler: genau den Call setzen, insgesamt { $total }.
raise-size-order-director-may = Turnierleitung: entscheiden, ob auf { $total } aufgefüllt wird. Das Buch lässt es zu und verlangt es nicht.
raise-size-order-make-up = Spieler: auf insgesamt { $total } auffüllen. Es fehlen { $to_add }.
raise-size-order-announce-raise = Dealer: das Raise auf { $total } ansagen.
raise-size-order-announce-bet = Dealer: die Bet von { $total } ansagen.
raise-size-order-announce-all-in = Dealer: das All-in für { $total } ansagen. Aufgefüllt wird nichts.
raise-size-order-see-reopening = Wer noch erhöhen darf, steht im Vorfall „Wer nach einem zu niedrigen All-in noch erhöhen darf“ (reopening).
raise-size-order-raise-follows = Spieler: jetzt in einem Zug erhöhen, auf insgesamt mindestens { $least }.
raise-size-order-director-short-bet = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob die Bet auf { $least } aufgefüllt wird.
raise-size-order-correct-to-pot = Dealer: die Bet auf das korrigieren, was der Pot erlaubt, und den Rest zurückgeben.
raise-size-order-correct-if-miscounted = Wenn der Pot falsch gezählt wurde, korrigiert der Dealer die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
raise-size-order-correct-if-dealer-miscounted = Wenn der Dealer den Pot falsch gezählt hat, korrigiert er die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
raise-size-order-director-other-cause = Turnierleitung: bei jeder anderen Ursache nach Billigkeit (Regel { $fairness }) entscheiden, höchstens bis zu dem, was der Pot erlaubt. Das Buch schweigt dazu.
raise-size-order-see-miscount = Mit dem Vorfall „Falsch gezählter Pot oder zu große Bet“ (pot-limit-miscount) weitermachen, wenn andere schon darauf reagiert haben.
raise-size-order-only-most = Spieler: genau { $most } setzen. Was darüber liegt, geht zurück.
raise-size-order-next-acts = Der nächste Spieler ist an der Reihe.
raise-size-order-see-chip-rules = Floor: bei einem Chip mit dem Vorfall „Großer Chip (Overchip)“ (oversized-chip) weitermachen, bei mehreren mit „Mehrere Chips“ (several-chips). Mit „Chips zu einer früheren Bet gelegt“ (prior-bet-chips) weitermachen, wenn noch Chips einer früheren Bet daliegen.
raise-size-order-rule-on-chips = Floor: nach den Chips allein neu entscheiden, als wäre nichts gesagt worden.
raise-size-order-complete-call = Spieler: für den Call von { $total } noch { $short } nachlegen, soweit der Stack reicht.
raise-size-order-count-all-in = Dealer: alle Chips des Spielers zählen. Das All-in bindet.
raise-size-order-count-last-chips = Dealer: die letzten Chips zählen. Das ist ein Call, soweit sie reichen.
raise-size-outcome-last-chips-not-counted = Kein Raise möglich: Die letzten Chips müssen gezählt werden
raise-size-remark-half-of-raise = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
raise-size-remark-half-of-raise-all-in = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
raise-size-remark-half-of-raise-said = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
raise-size-remark-short-all-in-before = Das letzte Raise war ein zu niedriges All-in. Das Buch misst an der „vorangegangenen“ Bet; gerechnet wird mit der letzten vollen.
raise-size-remark-least-after-short = Das letzte Raise war ein zu niedriges All-in. Das Buch nennt als Minimum die „vorangegangene“ Bet oder das „vorangegangene“ Raise; gerechnet wird mit dem letzten vollen.
raise-size-remark-least-after-this = Für das nächste Raise nennt das Buch als Minimum die „vorangegangene“ Bet oder das „vorangegangene“ Raise; gerechnet wird mit dem letzten vollen, nicht mit diesem All-in.
raise-size-remark-limit-after-short = Das Buch sagt nicht, ob ein Raise in Fixed Limit ein zu niedriges All-in auffüllt oder obendrauf kommt.
raise-size-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach einem zu niedrigen All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf jede andere Summe, die hier steht, gilt auch.
raise-size-remark-raise-no-bet = Das Buch spricht vom Minimum-Raise, obwohl niemand gesetzt hat, und erklärt den Betrag nicht. Gerechnet wird mit der Minimum-Bet.
raise-size-remark-next-raise-open = Das Buch sagt nicht, wie hoch das nächste Raise nach diesem All-in mindestens sein muss.
raise-size-remark-raise-cap = In Fixed Limit ist die Zahl der Raises begrenzt: siehe den Vorfall „Anzahl der erlaubten Raises“ (raise-cap).
raise-size-remark-own-chips-lower-the-most = Das Maximum gilt für einen Spieler, vor dem noch nichts liegt. Chips einer früheren Bet senken es um ihren Betrag.
raise-size-remark-holdem-only = Die Regel des Buches spricht von Hold'em. Zu anderen Spielen schweigt das Buch.
raise-size-remark-acted-on = Haben andere schon darauf agiert oder liegt die nächste Karte, mit dem Vorfall „Zu kleine Bet oder zu kleines Raise“ (underbet-underraise) weitermachen.
raise-size-outcome-no-raise = Nur ein Call: Dieser Spieler darf nicht erhöhen
raise-size-outcome-nobody-to-call = Nur ein Call: Ein Raise kann niemand mehr callen
raise-size-outcome-no-raise-not-said = Das Buch sagt nicht, ob dieser Spieler erhöhen darf
raise-size-order-no-raise-call = Dealer: einen Call ansagen. Was darüber liegt, geht zurück.
raise-size-order-director-no-raise = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Raise gilt oder nur der Call.
raise-size-fact-acted-before = Hat dieser Spieler in dieser Setzrunde vorher schon agiert?
    .label = vorher schon agiert
raise-size-outcome-made-up-said = Raise, aufzufüllen auf { $total }
raise-size-outcome-bet-made-up-said = Bet, aufzufüllen auf { $total }
raise-size-order-put-total = Spieler: insgesamt { $total } setzen.
raise-size-outcome-above-pot-said = Zu viel: Der Pot erlaubt höchstens { $most }
raise-size-outcome-above-fixed-said = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
raise-size-order-correct-said-to-pot = Dealer: die Bet auf das korrigieren, was der Pot erlaubt, insgesamt { $most }.
raise-size-order-correct-said-if-miscounted = Wenn der Pot falsch gezählt wurde, korrigiert der Dealer die Bet auf das, was der Pot erlaubt, insgesamt { $most }.
raise-size-order-correct-said-if-dealer-miscounted = Wenn der Dealer den Pot falsch gezählt hat, korrigiert er die Bet auf das, was der Pot erlaubt, insgesamt { $most }.
