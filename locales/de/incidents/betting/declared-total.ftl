declared-total = „Raise“ mit einem Betrag
    .search = Raise mit Betrag, Raise auf oder um, Raise auf, Raise um, „Raise, achttausend“, Raise 8000, 300 mehr, obendrauf, Gesamtbetrag oder obendrauf, erhöhe um, erhöhe auf, angesagtes Raise, wie hoch ist das Raise, 8000 oder 10000
    .told =
        „Raise 600“, um oder auf?
        Er sagt „Raise 2.000“, meint er jetzt auf 2.000 oder 2.000 mehr?
        Die Bet war 500, er sagt „500 und 1.000 mehr“, und jetzt streiten sie, was er insgesamt zahlen muss.
        Big Blind 400, ein Raise auf 1.000, dann sagt der Button „Raise 1.500“, er sagt um 1.500 und ich sage auf 1.500.
        Der Spieler auf Platz 5 hat „mache 3.000 daraus“ gesagt, nachdem 1.200 gesetzt waren, und will jetzt 4.200 reinlegen.
        Heißt „Raise 800“ bei einer Bet von 300 insgesamt 800 oder 1.100?
        Raise 500, gesamt oder obendrauf?
        Er hat „Raise 800“ gesagt und jetzt streiten sie, ob auf 800 oder um 800 mehr
        Spieler sagt „Raise“ und eine Zahl, der Gegner meint, das kommt noch auf die Bet obendrauf
        Bet 1000, Platz 5 sagt „Raise 3000“, er meint 3000 mehr, also 4000 gesamt, Platz 6 versteht 3000 insgesamt
        Blinds 100/200, UTG macht 600, der Button sagt „1500 mehr“ und legt nur 1500 insgesamt hin
        Bei „Raise 2000“, ist das auf 2000 insgesamt oder 2000 mehr zur Bet dazu?
    .heard =
        „Raise, fünftausend“ bei 2k davor, sind das fünf oder sieben
        er sagte Raise vierhundert, insgesamt oder vierhundert extra
        sie sagte „zwölfhundert mehr“ und der Dealer machte zwölfhundert gesamt daraus
        der Raiser beharrt darauf, dass seine Zahl zum Call dazukommt
        ich verstand „Raise sechstausend“ als alles zusammen
        er sagt tausend drüber, auf die ursprüngliche Bet drauf oder nicht
        „mach neun draus“, inklusive oder plus
        Streit, ob er den Call in der Summe schon drin hatte
        Dealer will von mir 3300, so wie er es ausgesprochen hat wären es 2500
        sein Wortlaut: „und nochmal 800“, was ist jetzt der Gesamtpreis
        BB meint, die Zahl umfasst Blind plus Raise
        er nannte eine Zahl hinter Raise, weder „auf“ noch „um“
        er sagt zweitausend, ist das insgesamt oder obendrauf
        gilt die Zahl als Gesamtbetrag oder zusätzlich zum Call
        raise sechshundert, mehr oder total
        sagt raise und einen Betrag, meint er insgesamt oder obendrauf
        Raise tausend gesagt, Streit ob auf tausend oder um tausend
        Erhöhung mit Zahl ohne das Wort auf oder mehr
        "Raise 1.500" über eine Bet von 600: sind das 1.500 insgesamt oder 2.100
        er sagte Raise und einen Betrag, war das auf oder um
        Raise dreitausend angesagt, der Dealer meint dreitausend mehr
        Spieler sagt "Raise, 800", zu callen waren 400, wie viel muss er setzen
        ist "Raise 2000" insgesamt oder 2000 mehr als die Bet
        sie sagte "Call und noch 1.000", wie viel ist das insgesamt
        Sagt erhöhe achthundert bei Bet 500, meint er gesamt oder noch dazu
        Mach ma dreitausend draus, sagt der Franz, oder sinds dreitausend extra
        600 obendrauf hat er gemeint, auf die 300, was muss da jetzt liegen
        Er geht um 2k hoch, der Gegner versteht auf 2k
        Tausend mehr, hat sie bei 500 Einsatz gerufen, tausend oder fünfzehnhundert zusammen
        Bump auf zwölfhundert, sagt Jens, und legt die 1200 zusätzlich zum Call rein
        800 liegen, sie sagt erhöhe zweitausend: insgesamt oder obendrauf?
        Er meint zweitausend mehr, der Geber versteht auf zweitausend
        Ich hab gesagt mach 3.500 draus, das war doch alles zusammen
        Reis viertausend ruft Gerd, ist da mein Einsatz schon mit drin?
        Um 1.500 hoch, sagt er, legt aber bloß 1.500 gesamt hin
        Sechshundert drauf, sagt der Ungar, wo steht der Einsatz dann genau?
        Auf meine 500 sagte er „Raise fünfzehnhundert“ und behauptete nachher, das käme oben drauf
        „Ich erhöhe zweitausend“, meinte sie, und keiner wusste, ob insgesamt oder dazu
        Bet war 700, er sagt Raise 2.000, ich zahle 2.000, und jetzt will er noch 700 von mir
        Nur „Raise“ und eine Zahl, kein auf, kein um, und schon geht das Gezanke los
        Im Bericht stand, Novak habe zu einem Open von 1.800 „raise viertausend“ angesagt, und der Tisch stritt, was in die Mitte gehört
        Wenn einer „Raise sechshundert“ ruft, sind das sechshundert komplett oder sechshundert mehr?
        Ich komme auf 3.200, er auf 4.400, gesagt wurde bloß eine Zahl
        Der alte Herr sagt immer nur „erhöhe“ und eine Ziffer, mal meint er es so, mal so
        Bei 900 offen sagte er Raise tausend, tausend gesamt wäre ja Quatsch
        Auf das Open von 1.100 sagte die Dame aus Graz „Raise zweitausendvierhundert“, die Chips hielt sie noch in der Hand, und keiner wusste, ob alles zusammen oder obendrauf
        Der Engländer sagte raise twenty-five hundred, bei einer Bet von tausend, der Dealer verkündete 3.500
        Die genannte Summe nach dem Wort Raise war 1.200, davor lagen 400, und er wollte angeblich auf 1.600
        Chips hatte er noch keine losgelassen, nur die Zahl war raus, Summe oder Aufschlag?
        Am Button sagte jemand „dreitausend Raise“ zu 1.200, da ging die Rechnerei los
        Hat der Typ nun auf 5k erhöht oder um 5k, er hat nur „raise five“ genuschelt?
        sagte Raise 1200, meint er auf 1200 oder um 1200
        sagt einen Betrag an, und die Frage ist, was es insgesamt ist
        er sagte „Raise, 2000 dazu“
declared-total-fact-round = Wie lief die Setzrunde vor diesem Spieler?
    .label = Setzrunde
declared-total-fact-said = Welcher Betrag wurde gesagt?
    .label = gesagter Betrag
declared-total-fact-how = Wie wurde es gesagt?
    .label = Wortlaut
    .raise-amount = „Raise“ und der Betrag, sonst nichts
    .to = „Raise auf“, „mache … daraus“
    .more = „mehr“, „obendrauf“, „Raise um“
declared-total-fact-all-in = Ist der Spieler damit all-in?
    .label = damit all-in
declared-total-outcome-on-top = Raise auf { $total }, { $said } obendrauf
declared-total-outcome-on-top-above-pot = Zu viel: Insgesamt { $on_top } sind mehr, als der Pot erlaubt
declared-total-outcome-on-top-above-fixed = Es gelten { $least }: mehr erlaubt Fixed Limit nicht
declared-total-outcome-on-top-all-in = All-in für { $total }, weniger als ein volles Raise
declared-total-outcome-on-top-all-in-next-open = All-in für { $total }, weniger als ein volles Raise; das nächste Minimum steht nicht fest
declared-total-outcome-made-up = Raise, aufzufüllen auf { $total }
declared-total-outcome-all-in-for-less = All-in für { $total }, weniger als der Call
declared-total-outcome-call = Ein Call, genau der Betrag
declared-total-outcome-raise = Raise auf { $total }
declared-total-outcome-above-pot = Zu viel: Der Pot erlaubt höchstens { $most }
declared-total-outcome-above-fixed = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
declared-total-outcome-short-all-in = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
declared-total-outcome-short-all-in-next-open = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
declared-total-outcome-bet = Bet von { $total }
declared-total-outcome-bet-made-up = Bet, aufzufüllen auf { $total }
declared-total-outcome-call-only-said = Nur ein Call: { $total }
declared-total-outcome-on-top-by-half = { $said } obendrauf: 50 % des Raise, { $half_line }, entscheiden
declared-total-order-on-top-half-must = Spieler: auf insgesamt { $total } auffüllen, wenn { $said } mindestens { $half_line } sind.
declared-total-order-on-top-half-call = Spieler: bei weniger den Call von { $bet } setzen.
declared-total-order-put-total = Spieler: insgesamt { $total } setzen.
declared-total-order-all-in-plays = Dealer: das All-in für { $total } ansagen. Zu callen bleiben { $bet }; was andere über das All-in hinaus setzen, kommt in einen Side-Pot.
declared-total-order-announce-call = Dealer: einen Call ansagen.
declared-total-order-announce-raise = Dealer: das Raise auf { $total } ansagen.
declared-total-order-announce-bet = Dealer: die Bet von { $total } ansagen.
declared-total-order-announce-all-in = Dealer: das All-in für { $total } ansagen. Aufgefüllt wird nichts.
declared-total-order-see-reopening = Wer noch erhöhen darf, steht im Vorfall „Wer nach einem zu niedrigen All-in noch erhöhen darf“ (reopening).
declared-total-order-correct-to-pot = Dealer: die Bet auf das korrigieren, was der Pot erlaubt, und den Rest zurückgeben.
declared-total-order-correct-if-miscounted = Wenn der Pot falsch gezählt wurde, korrigiert der Dealer die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
declared-total-order-correct-if-dealer-miscounted = Wenn der Dealer den Pot falsch gezählt hat, korrigiert er die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
declared-total-order-director-other-cause = Turnierleitung: bei jeder anderen Ursache nach Billigkeit (Regel { $fairness }) entscheiden, höchstens bis zu dem, was der Pot erlaubt. Das Buch schweigt dazu.
declared-total-order-see-miscount = Mit dem Vorfall „Falsch gezählter Pot oder zu große Bet“ (pot-limit-miscount) weitermachen, wenn andere schon darauf reagiert haben.
declared-total-order-only-most = Spieler: genau { $most } setzen. Was darüber liegt, geht zurück.
declared-total-order-only-least = Spieler: genau { $least } setzen. Was darüber liegt, geht zurück.
declared-total-order-next-acts = Der nächste Spieler ist an der Reihe.
declared-total-order-put-call = Spieler: genau den Call setzen, insgesamt { $total }.
declared-total-remark-not-on-top = Der Betrag ist die ganze Bet. Anders ist es nur, wenn auf andere Weise klar war, dass er „obendrauf“ kommt.
declared-total-remark-half-of-raise-said = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
declared-total-remark-least-after-short = Das letzte Raise war ein zu niedriges All-in. Das Buch nennt als Minimum die „vorangegangene“ Bet oder das „vorangegangene“ Raise; gerechnet wird mit dem letzten vollen.
declared-total-remark-least-after-this = Für das nächste Raise nennt das Buch als Minimum die „vorangegangene“ Bet oder das „vorangegangene“ Raise; gerechnet wird mit dem letzten vollen, nicht mit diesem All-in.
declared-total-remark-limit-after-short = Das Buch sagt nicht, ob ein Raise in Fixed Limit ein zu niedriges All-in auffüllt oder obendrauf kommt.
declared-total-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach einem zu niedrigen All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf jede andere Summe, die hier steht, gilt auch.
declared-total-remark-raise-no-bet = Das Buch spricht vom Minimum-Raise, obwohl niemand gesetzt hat, und erklärt den Betrag nicht. Gerechnet wird mit der Minimum-Bet.
declared-total-remark-next-raise-open = Das Buch sagt nicht, wie hoch das nächste Raise nach diesem All-in mindestens sein muss.
declared-total-remark-more-without-raise = Ohne das Wort „Raise“ („300 mehr“): Ob „mehr“ oder „dazu“ als dieses Wort zählt, sagt das Buch nicht. Wenn nicht, sind weniger als 50 % nur ein Call.
declared-total-remark-raise-cap = In Fixed Limit ist die Zahl der Raises begrenzt: siehe den Vorfall „Anzahl der erlaubten Raises“ (raise-cap).
declared-total-remark-own-chips-lower-the-most = Das Maximum gilt für einen Spieler, vor dem noch nichts liegt. Chips einer früheren Bet senken es um ihren Betrag.
declared-total-outcome-no-raise = Nur ein Call: Dieser Spieler darf nicht erhöhen
declared-total-outcome-nobody-to-call = Nur ein Call: Ein Raise kann niemand mehr callen
declared-total-outcome-no-raise-not-said = Das Buch sagt nicht, ob dieser Spieler erhöhen darf
declared-total-order-no-raise-call = Dealer: einen Call ansagen. Was darüber liegt, geht zurück.
declared-total-order-director-no-raise = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Raise gilt oder nur der Call.
declared-total-fact-acted-before = Hat dieser Spieler in dieser Setzrunde vorher schon agiert?
    .label = vorher schon agiert
