act-before-amount = Agieren vor bekanntem Betrag
    .search = zu früh gefoldet, Fold vor dem Betrag, zu schnell gefoldet, Snap Fold, zu schnell gehandelt, schneller Fold, nicht auf den Betrag gewartet, „Raise“ und der Nächste foldet, Fold bevor das Raise lag, Aktion vor Ende des Raise, Raise ohne Betrag, nicht gewartet
    .told =
        Gefoldet, bevor Betrag gesagt
        Ich sage Raise und bevor ich sagen kann, wie viel, hat der Nächste schon gefoldet.
        Der Spieler hinter mir agiert schon, obwohl ich noch gar nicht gesagt habe, auf wie viel ich raise.
        Platz 3 sagt „Bet“, überlegt noch, wie viel er setzt, und der Nächste sagt schon All-in, bevor der Betrag steht.
        Ich sage am Turn Raise und zähle noch meine Chips ab, da wirft der Button hinter mir schon weg, der kannte den Betrag doch gar nicht!
        Darf der Nächste schon folden oder raisen, bevor ich den Betrag von meinem Raise genannt habe?
        Gefoldet, bevor Betrag genannt
        Platz 3 sagt Raise und überlegt noch den Betrag, da hat der Nächste schon gefoldet
        Der Spieler hat nur Raise gesagt, noch keine Summe, und der Spieler dahinter hat schon agiert
        Platz 5 sagt Bet, hat noch keine Chips in der Mitte, Platz 6 geht sofort all-in, ohne den Betrag abzuwarten
        Button sagt Raise ohne Betrag, der Small Blind wirft seine Karten weg, dann macht der Button nur ein Min-Raise und der Small will sie zurück
        Der Nächste hat gefoldet, bevor der Raiser seinen Betrag gesagt hat, bleibt sein Fold stehen?
    .heard =
        UTG schneidet noch sein Raise ab und der Hijack schiebt schon die Karten rein
        sagt Raise, hat keinen Chip angefasst, und Platz 6 ist schon weg
        er hat hingeschmissen während ich noch überlegte wie hoch
        der Button gibt auf bevor er den Preis kennt
        ich kam nur bis „Raise“, da waren beide Blinds verschwunden
        Seat 3 reraist drüber, dabei war der Erste mit seiner Höhe nicht fertig
        zwei Leute schmeißen rein, während der Setzende seinen Stapel abzählt
        er ließ seine Hand los ohne zu wissen was es kostet
        der hinter mir haut ab, während meine Finger noch am Stack sind
        müssen nicht alle stillhalten bis ich sage wie viel
        kriegt er die Karten wieder, er hat vor meiner Zahl aufgegeben
        kaum hörte sie das Wort Raise, flogen die Karten, keine Ziffer gefallen
        er sagte raise und ich war sofort weg bevor er die Höhe nannte
        Raise angesagt, Betrag noch offen, der Nächste foldet schon
        er passte bevor der Erhöher eine Summe genannt hatte
        hat gehandelt ehe die Chips vom Raise draußen waren
        der Spieler dahinter hat gefoldet, bevor der Betrag der Bet genannt war
        der Button foldet, sobald UTG Raise sagt, ein Betrag war noch nicht genannt
        er sagte Bet, und der Nächste warf weg, bevor er den Betrag sagen konnte
        Platz 5 hat gehandelt, bevor die Höhe der Erhöhung bekannt war, gilt sein Fold
        der nächste Spieler callt, bevor der Raiser Chips gesetzt hat
        ich sagte Raise und links von mir wurde gefoldet, ich hatte noch keine Chips gesetzt
        Erich sagt nur raise, und der Nächste schmeißt schon weg, Höhe fehlt noch
        Ich stapel noch meine Wette ab, da pfeffert Platz 5 seine Karten schon weg
        Geber fragt grad noch wieviel, da is Seat 7 scho draußn
        Bevor klar war wie hoch ich geh, stellt der Linke schon drüber all in
        Ich hatt noch keine Zahl gsagt, wirft der Bua hinter mir einfach ab
        Wollt grad meine Zahl sagen, da hat der Nachbar schon blind draufgeraist
        Kalle sagt bloß rais, und die Neun schmeißt weg, ehe der Preis steht
        Der sortiert noch seine Türme fürs Erhöhen, Sitz 4 haut schon Ollin drüber
        Ich war noch am Rausstapeln, da legt Sabine schon ihr Blatt ab
        Er sagt nur ich geh hoch, keine Zahl, und mein Nachbar drückt alles rein
        Wusste doch noch keiner wie teuer, trotzdem hat der Bigblind weggepfeffert
        Bernd hat noch keine Summe genannt und der nächste ballert schon drüber
        Der Erhöher zählte noch, da waren die Karten des Nachbarn weg
        Nur „Raise“ war gesagt, nichts lag, und zwei hinter ihm foldeten
        Sie wartete die Summe nicht ab, die Karten waren fort
        Der hinter mir wollte heim und passte, bevor ich eine Zahl nannte
        Einer hatte Raise gesagt und baute noch Türmchen, da warf die Junge hinter ihm weg, hörte danach die Summe und wollte ihr Blatt wieder haben
        Hat gefoldet bevor er wusste wie viel und will die Karten wieder
        Hätte er gewusst, dass es nur 900 sind, er wäre mitgegangen, aber weg ist weg
        Ungeduldig winkte er ab und warf weg, der Setzer suchte noch den Lilanen
        Der Dealer hielt den Tisch an, weil reihum gepasst wurde, obwohl die Höhe noch nicht stand
        Kaum hatte ich den Mund zum Raise aufgemacht, flogen links von mir schon Karten
act-before-amount-fact-acted = Was hat der nächste Spieler getan?
    .label = Aktion des nächsten Spielers
    .fold = Fold
    .call = Call
    .raise = Raise oder All-in
act-before-amount-outcome-fold-stands = Der Fold gilt
act-before-amount-outcome-call-director = Deine Wahl: wie viel der vorzeitige Caller schuldet
act-before-amount-outcome-full-bet-owed = Der vorzeitige Caller schuldet die ganze Bet
act-before-amount-outcome-not-bound = Der vorzeitige Call bindet nicht
act-before-amount-outcome-raise-binds = Das Raise gilt, und zwar über den Betrag hinaus, der noch kommt
act-before-amount-outcome-out-of-turn = Das ist eine Aktion außer der Reihe
act-before-amount-order-others-wait = Alle anderen: warten, bis der Betrag klar ist.
act-before-amount-order-name-amount = Dealer: den Spieler, der „Bet“ oder „Raise“ ohne Betrag sagte, nach dem Betrag fragen.
act-before-amount-order-muck = Dealer: die gefoldeten Karten in den Muck legen.
act-before-amount-order-next-acts = Sobald der Betrag klar ist, ist der nächste Spieler an der Reihe.
act-before-amount-order-decide-call = Turnierleitung: festlegen, was der Caller schuldet. Mit dem Vorfall „Call vor bekanntem Betrag“ (call-before-amount) weitermachen.
act-before-amount-order-pay-all = Caller: die ganze Bet callen, soweit der Stack reicht.
act-before-amount-order-decide-anew = Sobald der Betrag klar ist, wählt der vorzeitige Caller neu: Call, Raise oder Fold.
act-before-amount-order-raise-above = Sobald der Betrag klar ist, erhöht ihn der vorzeitige Raiser um mindestens das Minimum-Raise; ein All-in bleibt all-in.
act-before-amount-order-see-out-of-turn = Mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) weitermachen.
act-before-amount-remark-follows = Die Regel sagt, wer wartet, nicht, was aus dem Fold wird. Dass er gilt, folgt aus der Regel, dass jede Aktion bindet, wenn man an der Reihe ist.
act-before-amount-remark-before-turn = Wer agiert, bevor der Betrag genannt ist, agiert nach diesem Buch außer der Reihe.
