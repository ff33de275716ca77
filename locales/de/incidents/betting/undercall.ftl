undercall = Undercall
    .search = Under Call, zu wenig Chips gesetzt, zu wenig gesetzt, zu wenig gecallt, zu wenig gecalled, weniger als der Call, nicht genug für den Call, unvollständiger Call, Raise nicht gesehen, Raise übersehen, hielt die Bet für kleiner, nur den Big Blind gesetzt
    .told =
        Zu wenig gecallt
        Er hat weniger reingelegt, als der Call kostet, und nichts gesagt.
        Ich habe das Raise nicht gesehen und nur den Big Blind gecallt.
        Platz 3 raist auf 2.400, ich dachte, es kostet nur 1.000, und habe wortlos 1.000 hingelegt, jetzt will ich lieber folden.
        Wir sind heads-up, ich bette 6.000 am Turn, er legt nur 4.000 rein, ohne Call zu sagen, und will nicht mehr dazulegen.
        Muss er auf die volle Bet auffüllen, wenn er zu wenig Chips für den Call gesetzt hat?
        Undercall, zu wenig reingelegt
        Spieler hat weniger als die Bet gesetzt und kein Wort gesagt
        Platz 7 hat das Raise nicht gesehen und nur den Big Blind bezahlt
        Raise auf 2500, Platz 3 legt ohne Ansage nur 1500 hin, er dachte, es kostet 1500
        Heads-up am Turn, Bet 4000, Platz 1 sagt „Call“ und schiebt nur 3000 rein
        Er hat zu wenig für den Call reingelegt, muss er auf die volle Bet auffüllen oder darf er folden?
    .heard =
        er sagt Call, legt aber zu wenig hin
        hat nur 500 statt 1200 hingelegt
        nur 400 statt 600 gecallt
        statt 1200 liegen da nur 500
        Bet war 1200 und er hat nur 500 reingeschoben
        BB glaubte, keiner hätte erhöht, und warf 100
        er muss 800 und legt 300 hin, sagt er hat es nicht mitgekriegt
        sie hat die 3-Bet verschlafen und limpte
        sagte Call, zählte 2k ab, eigentlich kostet es 5k
        muss er den Rest nachzahlen oder kommt er davon
        will mucken und seine 400 zurück, weil es 1600 kostet
        ich meinte es wären 600 to go, es waren 1600
        SB füllte nur auf, dabei hatte der Cutoff eröffnet
        ihm fehlen achthundert und er bittet, aussteigen zu dürfen
        Spieler übersah das Reraise und bezahlte bloß den Preis vom Open
        heads-up legt er die Hälfte meiner Bet hin, lass ihn nachzahlen
        ich hab die Erhöhung nicht gesehen und zu wenig bezahlt
        es kostet mehr als er dachte, da fehlt was zum vollen Call
        bloß den Blind hingelegt obwohl schon erhöht war
        legt beim Callen weniger rein als die Bet ist
        Raise nicht bemerkt und bloß den Big Blind bezahlt
        zum vollen Call fehlen ihm noch 600, darf er noch folden
        callt mit zu wenig Chips und muss auffüllen
        er hat 600 gesetzt und die Bet war 900, muss er den Rest nachlegen
        Spieler setzt weniger als den Call und hat den Raise nicht gesehen
        sie callte 400, es war aber auf 1.000 erhöht
        zu wenig für den Call gesetzt, er will folden und es zurücknehmen
        er hat den Raise übersehen und nur den Big Blind gesetzt
        die Bet ist 1.500 und er wirft schweigend 1.000 hin
        Legt 400 rein, hat nicht gesehn, dass es 1000 kostet
        Geh mit, sagt er, und legt nur den Blind, es war aber erhöht
        Der wollt limpen und hat den Raise vom Markus total verpennt
        Zu wenig bezahlt, 1200 statt 2100, jetzt will Vreni alles wieder
        Zu zweit am Turn, sie schiebt 700 hin, offen sind aber 1700
        Seat 5 denkt es sind zweihundert, stehn aber achthundert, da fehlen 600
        Kostet 2.200, er legt wortlos 2.000 hin, der Rest fehlt
        Hat die Erhöhung verpennt und nur den Blind bezahlt, muss er nachschießen?
        Halte mit, sagt sie, aber da liegen 300 zu wenig
        Der zahlt achthundert auf achtzehnhundert, hat sich schlicht verguckt
        Ich dachte, es wär noch der alte Preis, muss ich jetzt aufstocken?
        Wir zwei allein, er sagt tausend, dabei hab ich 1.600 draußen
        Er hatte die Erhöhung nicht mitbekommen und legte nur den Big Blind hin
        Sie legte 600, es waren aber 1.900, sie las gerade die Speisekarte
        Call gesagt und weniger Chips als nötig hingestellt, der Dealer verlangte den Rest
        Zu zahlen dreitausend, er lässt einen Tausender fallen und will dann wegwerfen
        Am Turn setzte sie 3.200, er mit seinen Kopfhörern sah nur den einen Tausender am Rand, legte auch einen hin und wollte danach wegwerfen
        Bei der River-Bet von 7.500 kamen versehentlich nur 2.500 rein
        Im Lärm das Raise nicht gehört, das Gleiche wie der davor gelegt, nun streiten wir ums Nachzahlen
        Vor dem Flop gelimpt, obwohl UTG aufs Dreifache eröffnet hatte
        Heads-up hatte ich fünftausend gesetzt, er legt zweieinhalb hin, ohne was zu sagen
        Die erste Bet der Runde war um einen Tausender unterbezahlt, falsche Brille, sagte er
        Weniger Chips als gefordert, und weder wegwerfen noch auffüllen wollte er
        Die Spielerin in Lila verstand den Dealer falsch und legte zweihundert zu wenig
        Darf man die 500 liegen lassen und passen, wenn man merkt, dass es 2.500 waren?
        Hat zu wenig reingelegt und jetzt will er raus, nur weil ers nich gesehen hat
        Drei Spieler, ein Open, ein Call, und der Dritte bezahlt gedankenlos nur die Hälfte
        wortlos 300 hingelegt, der Einsatz war 1.300
        stellt schweigend 700 rein, obwohl 1.700 gesetzt waren
        legt 300 gegen 1100
        die Bet ist 1400 und er bringt 900
        gegen eine Bet von 2000 schob sie 1500 vor
        legt 600 hin, wo 1000 verlangt waren
        er hat weniger als die Bet hingelegt
undercall-fact-call-said = Hat der Spieler zuerst „Call“ gesagt?
    .label = zuerst „Call“ gesagt
    .no = nein
    .yes = ja
    .amount = einen Betrag
undercall-fact-players = Wie viele Spieler sind in der Hand?
    .label = Spieler in der Hand
    .multiway = drei oder mehr (multiway)
    .heads-up = zwei (Heads-up)
undercall-fact-facing = Worauf reagiert der Spieler?
    .label = Reaktion
    .opening-bet = auf die erste Bet am Flop, Turn oder River
    .big-blind = auf den Big Blind, niemand hat erhöht
    .first-raise = auf das erste Raise vor dem Flop
    .later-raise = auf ein anderes Raise
undercall-fact-to-call = Wie viel kostet der Call insgesamt?
    .label = zu callen
undercall-fact-put = Wie viel hat der Spieler insgesamt in Chips gesetzt?
    .label = gesetzt
undercall-fact-said = Welchen Betrag hat der Spieler insgesamt angesagt?
    .label = angesagter Betrag
undercall-outcome-full-call-owed = Voller Call: Der Spieler muss auffüllen
undercall-outcome-call-or-forfeit = Deine Wahl: voller Call oder Fold
undercall-outcome-full-call-made = Das ist ein Call: Es fehlt nichts
undercall-outcome-more-than-a-call = Kein Undercall: Es wurde mehr als der Call gesetzt
undercall-order-chips-stay = Die gesetzten Chips bleiben liegen.
undercall-order-add-to-full-call = Spieler: auf den vollen Call auffüllen. Folden geht nicht.
undercall-order-action-goes-on = Der nächste Spieler ist an der Reihe.
undercall-order-director-decides = Turnierleitung: vollen Call verlangen oder den Fold zulassen. Dabei zählt, was der Spieler wissen konnte und wer seither agiert hat.
undercall-order-fold-forfeits = Wenn der Spieler foldet, bleibt der Undercall im Pot.
undercall-order-fold-takes-back = Wenn der Spieler foldet, darf er den Undercall zurücknehmen.
undercall-order-read-as-bet = Dealer: den Einsatz nach den Regeln für Raises und Chips beurteilen.
undercall-order-give-back-over = Die Ansage kam zuerst: Der Spieler bekommt zurück, was über dem Call liegt.
undercall-outcome-nothing-put-out = Kein Undercall: Es wurde kein Betrag gesetzt oder genannt
undercall-outcome-may-fold = Undercall: voll callen oder folden
undercall-order-still-to-act = Der Spieler ist noch an der Reihe: Call, Raise oder Fold.
undercall-order-call-or-fold = Spieler: voll callen oder folden.
undercall-order-fold-forfeits-undercall = Wenn der Spieler foldet, bleibt der Betrag des Undercalls im Pot; was darüber hinaus liegt, geht zurück.
undercall-outcome-full-call-owed-said = Voller Call: Der Spieler muss ihn setzen
undercall-outcome-call-or-forfeit-said = Deine Wahl: voller Call oder Fold
undercall-outcome-may-fold-said = Undercall: voll callen oder folden
undercall-outcome-more-than-a-call-said = Kein Undercall: Es wurde mehr als der Call genannt
undercall-order-put-full-call = Spieler: den vollen Call setzen, insgesamt { $to_call }. Folden geht nicht.
undercall-order-fold-puts-in-undercall = Wenn der Spieler foldet, kommen die genannten { $said } in den Pot.
undercall-order-fold-puts-in-nothing = Wenn der Spieler foldet, kommt nichts in den Pot.
undercall-order-see-raise-size = Mit dem Vorfall „Höhe eines Raise“ (raise-size) weitermachen.
undercall-fact-last-chips = Sind das die letzten Chips des Spielers?
    .label = letzte Chips
undercall-outcome-all-in-for-less = All-in für { $total }, weniger als der Call
undercall-order-all-in-plays = Dealer: das All-in für { $total } ansagen. Was darüber hinaus liegt, gehört nicht zum Pot dieses Spielers.
undercall-fact-chips = Wie viele Chips wurden gesetzt?
    .label = Chips
    .one = einer
    .several = mehrere
undercall-remark-any-chip-calls = Das Buch nennt auch einen einzelnen Chip, gleich welchen Wertes, als Möglichkeit zu callen; danach ist es ein voller Call.
undercall-fact-said-with-call = Welchen Betrag hat der Spieler zu „Call“ gesagt?
    .label = Betrag zu „Call“
undercall-remark-word-decides = Dazu wurden { $said } gesagt: „Call“ bindet an das, was zu callen ist, und dieser Betrag ändert nichts.
