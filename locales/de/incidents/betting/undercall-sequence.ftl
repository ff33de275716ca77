undercall-sequence = Undercalls hintereinander
    .search = zwei Undercalls nacheinander, mehrere Undercalls, mehr als ein Undercall, mehrere Spieler haben zu wenig gesetzt, der Nächste callt denselben falschen Betrag, alle zu wenig gecallt
    .told =
        Zwei Undercalls hintereinander
        Der Erste hat zu wenig gecallt, und der Nächste hat auch nur so viel reingelegt.
        Zwei Leute hintereinander haben nur 800 gecallt, dabei wurde auf 1.800 erhöht.
        UTG raist auf 2.000, der Nächste legt nur den Big Blind von 800 rein, und der danach callt auch nur 800, keiner hat das Raise gesehen.
        Ich habe 3.000 gebettet, Platz 5 sagt „2.000“ und callt, und Platz 6 macht es ihm nach mit denselben 2.000.
        Müssen beide auffüllen, wenn zwei hintereinander zu wenig für den Call gesetzt haben?
        Zwei Spieler nacheinander haben zu wenig gecallt
        Platz 5 legt zu wenig für den Call hin und Platz 6 macht ihm das nach
        Raise auf 1800, Platz 3 legt nur 1200 hin, Platz 4 danach auch 1200, keiner hat es bemerkt
        Bet 3000 am Flop, der Erste sagt 2000, die zwei danach callen auch nur 2000
        Mehrere haben hintereinander den falschen, zu kleinen Betrag gecallt, müssen alle auffüllen?
    .heard =
        UTG macht 1200, drei legen nacheinander 600 hin
        Hijack war drunter, Cutoff machte es ihm nach und der Button auch
        eine ganze Reihe hat 400 statt 800 bezahlt
        beide Caller legten den alten Preis, die Erhöhung sah keiner
        Platz 4 drunter, Platz 5 drunter, Platz 6 ebenso
        die ganze Schlange hinter ihm glich die verkehrte Summe aus
        der Erste zahlte zu knapp und die Folgenden übernahmen seine Zahl
        wer von den beiden muss zuerst auffüllen
        ein Haufen Leute limpt rein, obwohl erhöht war
        der Dominoeffekt begann bei Seat 2 und drei machten denselben Fehler
        bis wohin wird zurückgespult, zum ersten oder zum letzten der zu knapp war
        alle nach dem Raiser warfen bloß einen Blind rein
        erst zu wenig gecallt, und der nächste zahlt dasselbe zu wenig
        vier haben zu wenig bezahlt und jetzt merkt es jemand
        mehrere Spieler nacheinander haben zu wenig bezahlt
        erster Caller legt zu wenig, der zweite macht es ihm nach
        zwei zu kleine Calls in Folge, bis wohin geht das Spiel zurück
        der erste Caller hat zu wenig gesetzt, und alle dahinter haben dasselbe gecallt
        zwei Spieler haben 400 gecallt, die Bet war 500
        mehrere Spieler hintereinander haben zu wenig gecallt
        sie haben alle den falschen Betrag gecallt, wer muss nachlegen
        erhöht war auf 800, und drei von ihnen haben 600 gecallt
        Zu zahlen sind 800, Seat 3 legt 500, Seat 4 macht's ihm nach
        Drei Leut nacheinander haben nur 400 reingetan statt 600
        Der Erste zahlt zu wenig und alle danach genauso, Raise übersehen
        Keiner hat die Erhöhung gsehn, vier Mann haben bloß den Blind gelegt
        Erst Lars mit 1000, dann Heike auch nur 1000, gefordert warn 1600
        Einer sagt vierhundert, der nächste gleich auch vierhundert, es steht aber bei 900
        Alle drei haben nur 400 bezahlt, dabei kostet es 600
        Erster legt zu wenig, die zwei danach machen's ihm einfach nach
        Sitz 2, 3 und 5 gehen alle für 800 mit, gefordert waren 1.100
        Kettenreaktion, einer zahlt den alten Preis, der nächste gleich genauso
        Keiner hat's Hochgehen gesehen, drei Mann limpen brav für den Blind
        Nach dem ersten Zuwenig-Zahler haben noch zwei denselben Mist hingelegt
        Alle drei legten nur 400, dabei hatte UTG leise auf 1.200 erhöht
        Der Erste zahlte zu wenig, zwei machten es ihm nach, bemerkt wurde es beim Einsammeln
        Keiner hatte das Raise gehört, also kamen der Reihe nach je dreihundert
        Einer nach dem anderen zu wenig, wer muss auffüllen und wer darf neu überlegen?
        Kettenfehler: der Small füllt auf den Blind auf, der Big klopft, dabei stand es bei 1.500
        Drei leute hintereinander haben zu wenig reingetan weil der erste es verpennt hat
        Open 2.200, Hijack 900, Cutoff 900, Button 900, alles lachte, bis der Streit losging
        Gleich hinter dem Raise legte einer nur sechshundert, weil er die zweitausend nicht gehört hatte, und zwei andere machten es ihm gedankenlos nach
        Den Fehler machte der Erste, die anderen glaubten ihm, bis zu wem geht es nun zurück?
        Nach dem dritten zu kleinen Häufchen rief der Setzer, er habe doch viertausend gesetzt
undercall-sequence-fact-to-call = Wie viel kostet der Call insgesamt?
    .label = zu callen
undercall-sequence-fact-put = Wie viel hat der erste von ihnen insgesamt in Chips gesetzt?
    .label = vom Ersten gesetzt
undercall-sequence-fact-said = Welchen Betrag hat der erste von ihnen insgesamt angesagt?
    .label = vom Ersten angesagt
undercall-sequence-fact-spoken = Hat dieser Spieler es nur angesagt, ohne Chips?
    .label = nur angesagt
undercall-sequence-fact-facing = Worauf reagierte der erste von ihnen?
    .label = Reaktion des Ersten
    .opening-bet = auf die erste Bet am Flop, Turn oder River
    .big-blind = auf den Big Blind, niemand hat erhöht
    .first-raise = auf das erste Raise vor dem Flop
    .later-raise = auf ein anderes Raise
undercall-sequence-outcome-first-owes-full-call = Zurück zum ersten Undercall: Dieser Spieler schuldet den vollen Call
undercall-sequence-outcome-first-corrects-bet = Zurück zum ersten Undercall: Dieser Spieler muss seinen Undercall korrigieren
undercall-sequence-outcome-first-was-no-undercall = Der erste Einsatz war kein Undercall
undercall-sequence-outcome-first-by-director = Zurück zum ersten Undercall; deine Wahl: voller Call oder Fold
undercall-sequence-outcome-first-may-fold = Zurück zum ersten Undercall: Dieser Spieler callt voll oder foldet
undercall-sequence-outcome-last-by-undercall-rule = Zurück zum letzten Undercall: Die Regel über einen einzelnen Undercall entscheidet
undercall-sequence-order-back-to-first = Die Aktion geht zurück zu dem, der als Erster zu wenig gecallt hat.
undercall-sequence-order-first-completes = Dieser Spieler: auf den vollen Call auffüllen.
undercall-sequence-order-first-corrects = Dieser Spieler: den eigenen Undercall korrigieren.
undercall-sequence-order-see-single = Zum nächsten Spieler gehen, der zu wenig gesetzt hat, und von dort an neu entscheiden.
undercall-sequence-order-director-decides = Turnierleitung: vollen Call verlangen oder den Fold zulassen. Dabei zählt, was der Spieler wissen konnte und wer seither agiert hat.
undercall-sequence-order-call-or-fold = Dieser Spieler: voll callen oder folden.
undercall-sequence-order-fold-forfeits = Wenn der Spieler foldet, bleibt der Undercall im Pot.
undercall-sequence-order-fold-forfeits-undercall = Wenn der Spieler foldet, bleibt der Betrag des Undercalls im Pot; was darüber hinaus liegt, geht zurück.
undercall-sequence-order-fold-takes-back = Wenn der Spieler foldet, darf er den Undercall zurücknehmen.
undercall-sequence-order-back-to-last = Die Aktion geht zurück zu dem, der als Letzter zu wenig gecallt hat.
undercall-sequence-order-last-by-rule = Für diesen Spieler mit dem Vorfall „Undercall“ (undercall) weitermachen.
undercall-sequence-order-others-stand = Die anderen Undercalls gelten.
undercall-sequence-order-others-complete = Die anderen mit einem Undercall: der Reihe nach auf den vollen Call auffüllen.
undercall-sequence-order-others-by-rule = Für jeden weiteren Spieler mit einem Undercall mit dem Vorfall „Undercall“ (undercall) weitermachen.
undercall-sequence-outcome-first-owes-full-call-said = Zurück zum ersten Undercall: Dieser Spieler schuldet den vollen Call
undercall-sequence-outcome-first-corrects-bet-said = Zurück zum ersten Undercall: Dieser Spieler muss seinen Undercall korrigieren
undercall-sequence-outcome-first-by-director-said = Zurück zum ersten Undercall; deine Wahl: voller Call oder Fold
undercall-sequence-outcome-first-may-fold-said = Zurück zum ersten Undercall: Dieser Spieler callt voll oder foldet
undercall-sequence-order-first-puts-full-call = Dieser Spieler: den vollen Call setzen, insgesamt { $to_call }.
undercall-sequence-order-fold-puts-in-undercall = Wenn der Spieler foldet, kommen die genannten { $said } in den Pot.
undercall-sequence-order-fold-puts-in-nothing = Wenn der Spieler foldet, kommt nichts in den Pot.
