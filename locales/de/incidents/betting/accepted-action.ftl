accepted-action = Call nach falscher Zählung
    .search = Accepted Action, akzeptierte Aktion, falsch gezählt, falsche Zählung, falscher Betrag, falsche Summe genannt, Dealer hat sich verzählt, Dealer sagt falschen Betrag, verzählt, All-in war mehr als angesagt, All-in war weniger als angesagt, Bet war höher als gesagt, falsche Auskunft, Count falsch, Caller kannte den Betrag nicht, dachte es wäre weniger
    .told =
        Falsch gezählt, schon gecallt
        Der Dealer hat das All-in falsch gezählt und ich habe auf die falsche Zahl hin gecallt.
        Er hat Call gesagt, weil der Dealer 12.000 angesagt hat, aber es sind in Wirklichkeit 21.000.
        Ich frage, wie viel es ist, der Dealer zählt und sagt 8.500, ich stelle 8.500 rein, und jetzt beim Nachzählen sind es auf einmal 18.500!
        Der Spieler auf Platz 4 lässt das All-in zählen, hört 30.000 und schiebt 30.000 vor, dann zählt der Dealer noch mal nach, und es waren 40.000.
        Muss ich die 19.000 jetzt voll callen, obwohl der Dealer sich verzählt und mir nur 14.000 gesagt hat?
        Call nach falscher Zählung
        Ich hab das All-in falsch gezählt, der Spieler hat daraufhin gecallt, in Wirklichkeit ist es mehr
        Spieler ließ zählen, angesagt wurden 8000, er hat gecallt, jetzt sind es doch 11000
        All-in von Platz 4, ich zähle 17.200, Platz 7 stellt 17.200 rein, beim Nachzählen sind es 27.200
        Dealer zählt das All-in falsch mit 5000, Platz 2 fragt nicht nach und setzt wortlos 5000, in Wahrheit sind es 8500
        Der Dealer hat das All-in falsch gezählt und der Spieler hat Call gesagt, muss er jetzt den vollen Betrag zahlen?
    .heard =
        der Dealer hat 14.500 durchgegeben, beim Nachzählen waren es 24.500
        ich hab bezahlt was sie genannt hat und plötzlich liegen da zwei Türme mehr
        sie schätzte den Haufen auf dreißigtausend, drin waren fünfzig
        nach meinem Call wurde nochmal nachgerechnet und er hat das Doppelte
        mein Nachbar hat mir die Summe verkehrt genannt und ich hab ihm geglaubt
        hätte ich gewusst wie teuer das wird, wäre ich nie mitgegangen
        ein lila 5k-Chip wurde unterschlagen, UTG hat auf die Zahl hin gesnappt
        als das Board fertig war kamen noch achtzehnhundert dazu
        Floor, muss ich die Differenz drauflegen, der Rechenfehler war doch nicht meiner
        er war mit 8000 einverstanden, weil er diese Auskunft vom Croupier bekam
        der Caller verweigert den Rest und sagt, er wurde in die Irre geführt
        es war günstiger als verkündet, kriegt er etwas raus
        er stimmte einem falsch genannten Betrag zu
        der Dealer nannte zu wenig, ich sagte call, jetzt ist es mehr
        Dealer hat mir eine falsche Höhe genannt, ich habe gecallt und es ist viel mehr
        ich fragte wie viel es ist, bekam die falsche Zahl gesagt und zahlte
        gecallt auf Grund einer falschen Auskunft, muss die Differenz nachgezahlt werden
        der Stapel wurde falsch gezählt, jetzt will er nicht die volle Summe bezahlen
        der Dealer hat das All-in mit 9.000 angesagt, ich habe gecallt, und gezählt waren es 19.000
        der Dealer hat das All-in falsch gezählt und der Caller will nur zahlen, was ihm gesagt wurde
        er hat ein All-in von 22k gecallt, wie angesagt, es waren aber 32k, muss er den Rest zahlen
        ich habe auf die Zahl des Dealers hin gecallt und die war falsch
        nach dem Call stellt sich heraus, dass das All-in kleiner ist als angesagt
        falsch gezählt vom Dealer, der Spieler sagt, sonst hätte er gefoldet
        Dealer sagt 8400, ich geh mit, jetzt sinds auf einmal 14.400
        Geberin hat sich beim Stack vertan, Kalle hat die genannten 6k schon reingestellt
        Auf Nachfrage hieß es fünftausend, Sepp legt fünf hin, tatsächlich stehn da neun
        Hab die Summe bloß nachgesprochen, die der Croupier gemeint hat, war viel zu wenig
        Ohne zu fragen wortlos bezahlt, der Shove is aber doppelt so hoch wie gedacht
        Seat 4 zahlt laut Dealer 12k, beim Nachrechnen kommt raus: 21k, will nimmer
        Geber sagt 8.000, Uwe hält mit, jetzt sind's plötzlich 11.500
        Er hat die genannten 4.200 hingelegt, dabei stehen drüben 6.200
        Dieler hat sich beim Ollin um fünf Mille vertan, Sitz 3 ist mitgegangen
        Ich frag wieviel, der sagt vierzehn, ich sag okay vierzehn, sind aber neunzehn
        Nix nachgefragt, Jetons wortlos rübergeschoben, nun soll's mehr sein als durchgesagt
        Croupier hat zwei Blaue übersehen und Heike hatte schon bezahlt
        Der Dealer nannte neuntausend, ich zahlte, und es waren neunzehn
        „Acht“, sagte er nach einem flüchtigen Blick, tatsächlich lagen drei Mille mehr da
        Der Gegner fragte nach der Summe, bekam die falsche und sagte Call
        Wie viel muss jemand zahlen, dem man weniger genannt hat, als drin war?
        Ich ging nach der Zahl der Dealerin mit, sie hatte unter den Weißen einen Schwarzen übersehen
        Unter den Roten lag ein Gelber, den keiner gezählt hat, und mein Call galt zwölftausend
        Falsch gezählt, Call war schon raus, Karten lagen schon offen
        Man sagte ihm fünfzehn, es waren dreiundzwanzig, er besteht auf fünfzehn
        Zwei Finger zeigte die Frau mit dem Schal, ich hielt das für zweitausend, es waren zwanzig
        Neben mir nahm einer ein All-in für zwanzig an, es waren dreißig, dem habe er nie zugestimmt
        Laut Bericht wurde der Shove erst nach dem Aufdecken gezählt und war um die Hälfte höher
        Muss er die Differenz zahlen, obwohl ihn der Dealer auf die falsche Fährte geführt hat?
        Er zahlte ohne zu zählen, dann lagen fünftausend mehr da als angesagt
        Der Dealer hat den Stack zu niedrig ausgerufen, und der Kollege hat darauf alles gesetzt
        Ich fragte nach der Höhe, der Dealer überflog die Säulen und sagte elftausend, ich ging mit, und beim Auszahlen waren es einundzwanzig
accepted-action-fact-called-by = Wie hat der Spieler gecallt?
    .label = Art des Calls
    .call-said = mit der Ansage „Call“
    .stated-amount = ließ zählen und setzte die angesagte Summe
    .named-amount = ließ zählen und nannte die angesagte Summe
    .other-chips = ließ zählen und setzte andere Chips, die diese Summe decken
    .unasked-chips = fragte nicht und setzte wortlos Chips
accepted-action-fact-to-call = Wie hoch ist die Bet wirklich, insgesamt?
    .label = wirklich zu callen
accepted-action-fact-told = Welche Summe wurde dem Caller angesagt?
    .label = angesagt
accepted-action-fact-put = Wie viel hat der Caller insgesamt gesetzt oder genannt?
    .label = gesetzt oder genannt
accepted-action-outcome-correct-amount-owed = Der Caller schuldet den richtigen Betrag oder ist all-in
accepted-action-outcome-rest-back = Call in Höhe des richtigen Betrags: Der Rest geht zurück
accepted-action-outcome-stated-amount-owed = Der Caller schuldet den genannten Betrag
accepted-action-outcome-already-correct = Der Call stimmt: Es fehlt nichts
accepted-action-outcome-by-undercall-rule = Die Regel über Undercalls entscheidet, was fehlt
accepted-action-outcome-more-than-the-call = Mehr als die Bet: Die Regeln über Chips entscheiden
accepted-action-outcome-nothing-put-out = Noch kein Call: Es wurde nichts gesetzt oder genannt
accepted-action-order-count-exactly = Dealer: die Bet und die Chips des Spielers zählen.
accepted-action-order-add-missing = Caller: { $owed } nachlegen.
accepted-action-order-correct-either-way = Caller: den Call auf den richtigen Betrag bringen. Fehlendes nachlegen, Überzähliges zurücknehmen.
accepted-action-order-correct-if-short = Caller: wenn das weniger als die Bet ist, das Fehlende nachlegen.
accepted-action-order-all-in-if-short = Ein Caller, der den ganzen Betrag nicht hat, ist all-in.
accepted-action-order-take-back-rest = Caller: zurücknehmen, was über { $to_call } liegt.
accepted-action-order-put-is-enough = Der Call gilt in Höhe des genannten Betrags; nachgelegt wird nichts.
accepted-action-order-bring-to-stated = Caller: den Call auf den genannten Betrag bringen, nie über die Bet hinaus.
accepted-action-order-wrong-count-no-way-out = Der Call gilt: Die falsche Zählung hebt ihn nicht auf.
accepted-action-order-rule-as-undercall = Mit dem Vorfall „Undercall“ (undercall) weitermachen.
accepted-action-order-if-more-rule-as-raise = Mit dem Vorfall „Großer Chip (Overchip)“ (oversized-chip) oder „Mehrere Chips“ (several-chips) weitermachen, wenn es mehr als die Bet ist.
accepted-action-order-rule-as-raise = Bei einem Chip mit dem Vorfall „Großer Chip (Overchip)“ (oversized-chip) weitermachen, bei mehreren mit „Mehrere Chips“ (several-chips).
accepted-action-order-still-to-act = Der Spieler ist noch an der Reihe: Call, Raise oder Fold.
accepted-action-order-action-goes-on = Das Spiel geht weiter.
accepted-action-remark-caller-is-responsible = Eine falsche Zahl von anderen ist keine Entschuldigung: Den Betrag muss der Caller selbst herausfinden.
accepted-action-remark-trigger-not-named = Das Buch bindet den, der „Call“ sagt oder den genannten Betrag setzt. Andere Chips erwähnt es nicht.
accepted-action-remark-only-asked-count-named = Das Buch regelt den Fall, dass der Spieler zählen ließ; einen ungefragt genannten Betrag erwähnt es dabei nicht.
accepted-action-remark-fairness-always = Die Billigkeit (Regel { $fairness }) steht wie überall darüber: Die Turnierleitung kann anders entscheiden.
accepted-action-remark-fairness-in-a-dispute = Kommt es zum Streit, geht die Billigkeit vor (Regel { $fairness }).
accepted-action-outcome-correct-amount-owed-said = Der Caller schuldet den richtigen Betrag oder ist all-in
accepted-action-outcome-stated-amount-owed-said = Der Caller schuldet den genannten Betrag
accepted-action-order-put-correct = Caller: { $to_call } setzen.
accepted-action-order-put-stated = Der Call gilt in Höhe des genannten Betrags: { $said } setzen.
