action-taken-back = Aktion sofort zurückgenommen
    .search = sofort zurückgenommen, gleich anders überlegt, sagt Raise und dann nein Moment, sagt Call und nimmt es zurück, „Entschuldigung, ich meine“, „Moment, nein“, versprochen, Versprecher, sagt Fold und meint es nicht, Vorwärtsbewegung, angetäuscht, Chips vor und gleich zurück, zieht die Hand zurück, neue Chips wieder genommen, Aktion widerrufen, will die Aktion rückgängig machen
    .told =
        Er hat Raise gesagt und es sofort zurückgenommen
        Sie sagt Call und dann „Moment, nein, Fold“, alles in einer Sekunde
        Er sagt All-in an und meint einen Augenblick später, er habe es nicht so gemeint
        Er schiebt seine Chips vor und zieht sie gleich wieder weg
        Ein Spieler bewegt Chips zur Linie, lässt sie nie los und nimmt sie zurück
        Darf er es sich anders überlegen, wenn er sich sofort verbessert?
        Sie sagt Fold, hat die Karten noch in der Hand und sagt gleich „nein, Call“
        Er sagt Check und im selben Atemzug nein, ich setze
        Er legt 500 hin, nimmt sie sofort wieder auf und will mit weniger callen
        Es war ein Versprecher, er hat Raise gesagt und Call gemeint
        Sie täuscht eine Bet an, die Chips in der Hand, und zieht wieder zurück
        Noch niemand hatte reagiert, da nahm er seine Aktion zurück, ist sie bindend?
    .heard =
        „Raise, sorry, Call“ in einem Atem
        angetäuscht, den Turm in der Faust halb drüber und wieder heim
        ihm rutscht All-in raus, einen Lidschlag später schluckt er es runter
        verhaspelt habe er sich, kein Mensch hatte sich gerührt
        sie machte ihren eigenen Call rückgängig, bevor ich aufdecken konnte
        er möchte einen zweiten Versuch für das, was er gerade rief
        „Fold, nein nein nein“, beide Karten noch umklammert
        knallt drei Blaue hin und reißt sie blitzartig wieder an sich
        er stotterte Re... und schwenkte auf Call um
        klopft und sagt prompt, er habe das Board nicht gesehen
        Hand mit Chips geht vor, friert ein, kommt zurück, angeblich war nichts
        zählt ein Rückzieher, wenn er augenblicklich kommt
        die Worte waren raus, er widerrief, bevor der Dealer wiederholte
        als er mein Gesicht sah, wollte er den Push nie gesagt haben
        Er zog einen Turm über die Linie, sah mich an und nahm ihn zurück
        Er sagt Call und gleich darauf nein, er nimmts zurück
        Sagt Raise, eine Sekunde später nur Call, nach ihm hatte noch keiner gespielt
        Die Chips waren losgelassen, dann holte er sie sich, Irrtum
        „Ich zahle“, sagte er, und im selben Atemzug, nein, er habe nur laut gedacht, hinter ihm hatte sich noch niemand gerührt
        Hat all-in gesagt und gelacht es war ein witz
        Die Hand war schneller, Haufen los, schnell wieder her
        Ist das bindend, wenn er es sich binnen einer Sekunde überlegt und keiner reagiert hat?
        „Check“, da sieht er seinen Flush und will setzen
        Er hatte die Bet ausgesprochen, sah das dritte Herz und behauptete, er habe nur laut gedacht
        setzt 800 und zieht es gleich wieder zurück, noch keiner hatte gehandelt
        er setzt 800 und nimmt es dann wieder zurück
        bringt einen Raise rein und holt die Chips zurück, bevor jemand dran war
        darf ein Spieler seine Bet zurücknehmen, wenn er sie schon losgelassen hat
        Platz 4 setzt 2500 und zieht zurück, sobald der Nächste zu den Chips greift
        sie hat erhöht, gesehen, wer hinter ihr sitzt, und es zurückgenommen
        er callt und will danach seine Chips wieder haben
        nimmt seinen Check zurück und setzt doch
        hat gecheckt und dann gesagt, er setzt, gespielt hatte noch keiner
        er hat am Turn gesetzt und den Einsatz gleich wieder zurückgezogen
        auf 3k erhöht und eine Sekunde später die Erhöhung wieder eingesammelt
        sein Einsatz lag schon draußen, dann hat er es sich anders überlegt
        sie möchte ihren Raise rückgängig machen
action-taken-back-fact-did = Was wurde sofort zurückgenommen?
    .label = zurückgenommen
    .said = ein Wort: „Call“, „Bet“, „Raise“, „All-in“ oder ein Betrag
    .chips = Chips, die hingelegt und losgelassen waren
    .chips-in-hand = Chips, die nach vorn gingen, aber nie losgelassen wurden
    .fold = „Fold“, mit den Karten noch in der Hand
    .check = „Check“
action-taken-back-fact-turn = War der Spieler an der Reihe?
    .label = Reihe
    .in-turn = ja, an der Reihe
    .out-of-turn = nein, außer der Reihe
action-taken-back-fact-line = Kamen die Chips über die Betting Line?
    .label = Betting Line
    .not-over = nein
    .over = ja
    .no-line = der Tisch hat keine Linie
action-taken-back-outcome-words-stand = Das erste Wort gilt: Es bindet, zurückgenommen oder nicht
action-taken-back-outcome-fold-stands = Der Fold gilt, zurückgenommen oder nicht
action-taken-back-outcome-check-stands = Der Check gilt, zurückgenommen oder nicht
action-taken-back-outcome-chips-stay = Die Chips zählen als gesetzt, zurückgenommen oder nicht
action-taken-back-outcome-no-bet = Keine Bet: Der Spieler hat noch jede Wahl
action-taken-back-outcome-not-bound = Das Wort bindet nicht: Der Spieler hat noch jede Wahl
action-taken-back-outcome-out-of-turn = Es war außer der Reihe: Die Regel dazu entscheidet, ob es bindet
action-taken-back-outcome-fold-out-of-turn = Der Fold war außer der Reihe: Die Regel dazu entscheidet
action-taken-back-order-carry-out = Spieler: das zuerst Gesagte in vollem Umfang ausführen.
action-taken-back-order-later-words = Dealer: die Aktion ansagen. Was danach gesagt wurde, ändert nichts.
action-taken-back-order-see-size = Dealer: nur das zuerst Gesagte zählt: ein Betrag nach „Höhe eines Raise“ (raise-size), mit „Raise“ nach „‚Raise‘ mit einem Betrag“ (declared-total), unter dem Call nach „Undercall“ (undercall). Bei Chips in mehreren Bewegungen siehe „String Bet“ (string-bet).
action-taken-back-order-muck-hand = Dealer: die Hand mucken.
action-taken-back-order-see-free-fold = Dealer: wenn es für den Spieler keine Bet gab, siehe „Fold ohne Bet“ (fold-without-bet).
action-taken-back-order-announce-check = Dealer: den Check ansagen.
action-taken-back-order-chips-stay-in = Spieler: die Chips wieder hinlegen; sie bleiben drin.
action-taken-back-order-see-chips = Dealer: als was die Chips zählen, sagen die Regeln über Chips: siehe „Großer Chip (Overchip)“ (oversized-chip), „Mehrere Chips“ (several-chips), „Chips zu einer früheren Bet gelegt“ (prior-bet-chips) oder „Undercall“ (undercall).
action-taken-back-order-chips-back = Spieler: die Chips zurücknehmen; gesetzt ist nichts.
action-taken-back-order-still-to-act = Spieler: noch an der Reihe. Die Aktion deutlich ansagen.
action-taken-back-order-player-in-turn-acts = Dealer: zurück zum Spieler, der an der Reihe ist; er agiert jetzt.
action-taken-back-order-see-out-of-turn = Dealer: zurück zum Spieler, der an der Reihe ist, und siehe „Aktion außer der Reihe“ (out-of-turn).
action-taken-back-order-see-fold-out-of-turn = Dealer: zurück zum Spieler, der an der Reihe ist, und siehe „Fold außer der Reihe“ (fold-out-of-turn).
action-taken-back-order-next-acts = Der nächste Spieler ist an der Reihe.
action-taken-back-remark-no-exception = Das Buch macht keine Ausnahme für ein Wort, das sofort zurückgenommen wird.
action-taken-back-remark-no-exception-for-chips = Das Buch macht keine Ausnahme für Chips, die sofort zurückgenommen werden.
action-taken-back-remark-out-of-turn-too = War der Spieler nicht an der Reihe und zählen die Chips, siehe „Aktion außer der Reihe“ (out-of-turn).
