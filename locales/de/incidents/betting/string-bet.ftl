string-bet = String Bet
    .search = String Raise, Stringbet, Stringraise, Chips in zwei Zügen, zweimal gesetzt, zurück zum Stack gegriffen, nachgelegt, noch Chips nachgeschoben, Chips nach und nach gesetzt, nicht in einem Zug, nicht in einer Bewegung, mehrere Bewegungen, „Call und Raise“, „ich gehe mit und erhöhe“, erst den Call dann mehr, Chips nachgesetzt, überlegt es sich anders, nimmt seine Ansage zurück, „nein, warte“
    .told =
        Das war ein String Bet
        Er legt erst den Call hin und greift dann noch mal zurück zum Stack und raist.
        Er sagt „ich calle und erhöhe“, das ist doch ein String Bet!
        Der Button schiebt erst 2.000 vor, ohne was zu sagen, geht zurück in seinen Stack und legt noch mal 4.000 dazu.
        Auf meine 1.500 legt er erst 1.500 rein und sagt dann „Raise“ und holt noch einen Stapel, das war in zwei Bewegungen.
        Ist das String Bet, wenn er die Chips in zwei Zügen reinlegt und vorher nichts gesagt hat?
        String Bet
        Spieler legt erst die Call-Chips hin und greift dann nochmal für den Raise nach
        Er sagt „Call, und ich raise“, der Gegner reklamiert String Bet
        Bet 1000, Platz 6 setzt ohne Ansage 1000, geht zurück zum Stack und legt noch 2000 drauf
        Platz 3 hat keinen Betrag gesagt, bringt erst 500 und dann in einer zweiten Bewegung nochmal 1500 rein
        Er hat in zwei Bewegungen gesetzt und nichts angesagt, gilt der Raise oder ist das eine String Bet?
    .heard =
        er sagt Fold und will dann doch callen
        erst „Check“ gesagt, dann hat er es sich anders überlegt und gesetzt
        „ich folde, nein warte, Call“
        er schob einen Turm, griff nach dem nächsten und tat ihn dazu
        die erste Hand 1000, dann holt er nochmal zwei
        „deine 800... und weitere 2000“
        legte den passenden Betrag hin, machte Pause und ließ dann mehr fallen
        sie träufelt die Chips rüber und schaut mir ins Gesicht
        ohne Ansage zweimal geschoben, mit Unterbrechung
        er nahm einen Stapel und gab Stück für Stück auf den Filz
        ich hab „String!“ gerufen beim zweiten Griff
        in zwei Etappen: erst gleichziehen, später der Aufschlag
        sagt Call, wartet einen Atemzug, dann „Raise“
        er hat sie einzeln reingetröpfelt
        erst aus der linken Hand eine Säule, dann aus der rechten noch eine
        erst legt er den Call hin und dann holt er noch was nach
        zweimal zum Stapel gegriffen ohne Ansage
        in zwei Bewegungen gesetzt
        er sagt ich call und dann doch noch drüber
        greift nochmal zurück und packt was oben drauf
        setzt in zwei Bewegungen ohne etwas zu sagen
        legt erst den Call hin und holt dann Chips für einen Raise
        ich calle und erhöhe, in zwei Schritten reingestellt
        er legte den Call hin und griff dann nach weiteren Chips
        String Bet: er legt 500 hin und holt dann noch 500
        sie sagte Call und dann "und Raise"
        Spieler schiebt Chips in zwei Bewegungen, ohne Raise zu sagen
        er sagte "ich sehe deine 400 und erhöhe"
        erst den Call gesetzt und dann einen Raise angesagt
        Erst 500 hingelegt, dann zurück zum Stack und nochmal 1000 nachgeholt
        Der stapelt in zwei Zügen rein, ohne vorher was zu sagen
        Ich zahl deine 300 und leg noch neunhundert drauf, sagt der Cowboy
        Wie im Western: ich geh mit und erhöhe, meint der Wastl
        Zweimal mit der Hand nach vorn, tröpfchenweise kommen seine Jetons
        Raise hat er erst nach dem ersten Stapel gesagt, dann holt er mehr
        Erst stellt er 600 hin, dann greift er nochmal zum Stapel und legt nach
        Gehe mit, sagt er, kurze Pause, und noch zweitausend obendrauf
        Der schiebt in zwei Schüben, erst vier, dann nochmal zehn Blaue
        Häppchenweise legt der raus und guckt dabei, wie ich schau
        Zwei Handbewegungen von hinten nach vorn, ohne Ansage, klassischer Ströng
        Erst kommen die Jetons, und danach fällt ihm ein: erhöhe
        Erst schob er einen Turm in Höhe meines Einsatzes vor, schaute mir in die Augen und holte dann noch einen
        Die Hand ging vor, ließ was los, ging heim und brachte den Rest, gesprochen wurde dabei nichts
        „Deine zweitausend sehe ich“ und nach einer Kunstpause „und noch fünf“, der ganze Tisch stöhnte
        Ein Neuling setzte Chip um Chip, den Blick immer auf dem Gegner, bis es für eine Erhöhung reichte
        Es wurde genau der Einsatz hingelegt, dann griff man nach dem nächsten Stapel, der Gegner protestierte
        Beim ersten Mal ein Tausender, beim zweiten Griff drei weitere, seine Hand sei zu klein, meinte er
        Am River legte der Herr im Karohemd erst meine viertausend hin, zog die Hand über seinen Stack zurück, wühlte in den Farben und schob noch einen Haufen nach
        Heads-up: er legt den Call hin, atmet durch, greift zurück und legt noch einen Turm drauf, geht das?
        Er hat nachgelegt und nachgelegt, und als ich was sage, tut er ahnungslos
        Ich hatte 400 gesetzt, er stellte 400 hin, und als der Dealer schon weiterzeigte, kamen noch 800
        Wie im Film, ich seh das und erhöhe, der Dealer nahm nur den ersten Teil
        Drei Mal in den Stack gegriffen, jedes Mal weniger, und das soll alles ein Raise gewesen sein
        Warum bekam er die zweite Ladung zurück und nur die erste blieb liegen?
        Er hat die chips auf Raten reingetan, immer mit nem Blick ob ich zucke
        „Call“, kurze Stille, „ach nee, und rauf“, sagte der Mann mit der Sonnenbrille
        hat den Call hingelegt und dann nachgelegt
        setzt in zwei Bewegungen
        sagte nichts, legte 500 hin und danach noch 500
        griff nach dem Call noch einmal in den Stack, um zu erhöhen
string-bet-fact-said = Was hat der Spieler zuerst gesagt?
    .label = zuerst gesagt
    .nothing = nichts
    .raise = „Raise“ (oder „Bet“) ohne Betrag
    .amount = einen Betrag oder „All-in“
    .call = „Call“ (auch „Call, und ich raise“)
    .raise-after = „Raise“ (oder „Bet“), aber erst nach den ersten Chips
    .check = „Check“
    .fold = „Fold“
string-bet-fact-round = Wie lief die Setzrunde vor diesem Spieler?
    .label = Setzrunde
string-bet-fact-acted-before = Hat dieser Spieler in dieser Setzrunde vorher schon agiert?
    .label = vorher schon agiert
string-bet-fact-first-motion = Wie viel kam im ersten Zug?
    .label = im ersten Zug
string-bet-outcome-said-amount-counts = Der genannte Betrag gilt, egal in wie vielen Zügen
string-bet-outcome-call = Nur ein Call: Was danach kam, zählt nicht
string-bet-outcome-check = Nur ein Check: Es gibt keine Bet zu callen
string-bet-outcome-full-choice = Das Wort verpflichtet hier zu nichts: Der Spieler hat noch die Wahl
string-bet-outcome-fold = Der Fold gilt: Das erste Wort ist verbindlich
string-bet-outcome-check-said = Der Check gilt: Das erste Wort ist verbindlich
string-bet-outcome-call-or-fold = Nur Call oder Fold: „Check“ wurde gegen eine Bet gesagt
string-bet-outcome-first-motion-only = Nur der erste Zug zählt
string-bet-outcome-no-raise = Kein Raise: Der erste Zug war weniger als der Call
string-bet-outcome-call-together = Nur ein Call, aufgefüllt mit den späteren Chips
string-bet-outcome-call-in-motions = Ein Call, in mehreren Bewegungen gesetzt
string-bet-outcome-call-then-raise = Gültiges Raise: erst der Call, dann das Raise
string-bet-outcome-minimum-raise = Ein Minimum-Raise, nicht mehr: auf { $total }
string-bet-outcome-call-then-minimum-raise = Ein Minimum-Raise, nicht mehr: auf { $total }
string-bet-outcome-first-motion-raise = Raise auf { $total }: der erste Zug; der spätere zählt nicht
string-bet-outcome-call-then-raise-to = Raise auf { $total }: erst der Call, dann das Raise
string-bet-outcome-above-pot = Zu viel: Der Pot erlaubt höchstens { $most }
string-bet-outcome-above-fixed = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
string-bet-outcome-second-above-pot = Zu viel: Der Pot erlaubt höchstens { $most }
string-bet-outcome-second-above-fixed = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
string-bet-outcome-call-instead = Nur ein Call, obwohl „Raise“ gesagt wurde
string-bet-outcome-all-motions-count = Alle Züge zählen zusammen
string-bet-outcome-closed = Nur ein Call: Dieser Spieler darf nicht erhöhen
string-bet-outcome-nobody-to-call = Nur ein Call: Ein Raise kann niemand mehr callen
string-bet-outcome-all-in = „Raise“ wurde gesagt: All-in für { $total }
string-bet-outcome-closed-not-said = Das Buch sagt nicht, ob dieser Spieler erhöhen darf
string-bet-order-dealer-calls = Dealer: „String Bet“ rufen.
string-bet-order-dealer-rejects = Dealer: „String Bet“ rufen und zurückweisen, was nicht gilt.
string-bet-order-complete-amount = Spieler: den genannten Betrag setzen, nicht mehr und nicht weniger.
string-bet-order-amount-rules = Der Betrag wird beurteilt, als wäre er in einem Zug gesetzt: mit „Raise“ nach dem Vorfall „‚Raise‘ mit einem Betrag“ (declared-total), ohne das Wort nach „Höhe eines Raise“ (raise-size), unter dem Call nach „Undercall“ (undercall).
string-bet-order-exactly-the-call = Spieler: genau den Call setzen und zurücknehmen, was darüber liegt.
string-bet-order-only-the-call = Spieler: genau den Call setzen und zurücknehmen, was darüber liegt.
string-bet-order-director-closed = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Raise gilt oder nur der Call.
string-bet-order-announce-check = Dealer: einen Check ansagen.
string-bet-order-all-chips-back = Spieler: alle Chips zurücknehmen.
string-bet-order-check-or-bet = Spieler: Check oder Bet.
string-bet-order-fold-stands = Dealer: die gefoldeten Karten einziehen. Diese Hand ist aus dem Spiel.
string-bet-order-later-chips-back = Spieler: Chips zurücknehmen, die danach gesetzt wurden.
string-bet-order-any-action = Spieler: Call, Raise oder Fold.
string-bet-order-announce-bet = Dealer: die Bet ansagen, die zu callen ist.
string-bet-order-call-or-fold = Spieler: Call oder Fold.
string-bet-order-no-raise = Dealer: von diesem Spieler kein Raise annehmen.
string-bet-order-second-back = Spieler: die Chips jedes weiteren Zuges zurücknehmen.
string-bet-order-above-call-back = Spieler: zurücknehmen, was über dem Call liegt.
string-bet-order-judge-raise = Dealer: den ersten Zug für sich beurteilen, einen Chip nach dem Vorfall „Großer Chip (Overchip)“ (oversized-chip), mehrere nach „Mehrere Chips“ (several-chips), neben Chips einer früheren Bet nach „Chips zu einer früheren Bet gelegt“ (prior-bet-chips).
string-bet-order-full-raise-stands = Dealer: das Raise auf { $total } ansagen.
string-bet-order-correct-to-pot = Dealer: die Bet auf das korrigieren, was der Pot erlaubt, und den Rest zurückgeben.
string-bet-order-correct-if-miscounted = Wenn der Pot falsch gezählt wurde, korrigiert der Dealer die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
string-bet-order-correct-if-dealer-miscounted = Wenn der Dealer den Pot falsch gezählt hat, korrigiert er die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
string-bet-order-director-other-cause = Turnierleitung: bei jeder anderen Ursache nach Billigkeit (Regel { $fairness }) entscheiden, höchstens bis zu dem, was der Pot erlaubt. Das Buch schweigt dazu.
string-bet-order-see-miscount = Mit dem Vorfall „Falsch gezählter Pot oder zu große Bet“ (pot-limit-miscount) weitermachen, wenn andere schon darauf reagiert haben.
string-bet-order-only-most = Spieler: genau { $most } setzen. Was darüber liegt, geht zurück.
string-bet-order-judge-undercall = Reichen die Chips jetzt für den vollen Call, ist es ein Call. Sonst mit dem Vorfall „Undercall“ (undercall) weitermachen.
string-bet-order-opening-bet = Der erste Zug ist die Bet.
string-bet-order-opening-minimum = Der erste Zug ist die Bet. Dafür ist er zu klein: mit dem Vorfall „Zu kleine Bet oder zu kleines Raise“ (underbet-underraise) weitermachen.
string-bet-order-second-is-raise = Der zweite Zug ist das Raise. Er muss mindestens ein Minimum-Raise ergeben.
string-bet-order-third-back = Spieler: zurücknehmen, was in einem dritten Zug dazukam.
string-bet-order-make-minimum = Spieler: genau ein Minimum-Raise daraus machen.
string-bet-order-go-all-in = Spieler: alle Chips setzen, insgesamt { $total }. Dealer: das All-in ansagen.
string-bet-order-next-acts = Der nächste Spieler ist an der Reihe.
string-bet-order-call-in-full = Spieler: genau den Call setzen, nachlegen, was fehlt, und zurücknehmen, was darüber liegt.
string-bet-order-judge-all = Alle gesetzten Chips zählen zusammen: nach dem Vorfall „Mehrere Chips“ (several-chips) beurteilen.
string-bet-order-all-is-the-bet = Alle gesetzten Chips sind die Bet, gleich aus welchem Zug.
string-bet-remark-second-not-said = Das Buch sagt nicht, was aus dem späteren Zug wird. Was hier gilt, folgt aus der Regel, dass die Chips auf einmal gesetzt werden.
string-bet-remark-limit-not-said = Das Buch verlangt bei No-Limit und Pot-Limit einen einzigen Zug. Für Limit sagt es nicht, was zählt.
string-bet-remark-bet-in-one-go = Nach diesem Buch kommen alle Chips einer Bet auf einmal.
string-bet-remark-limit-after-short = Das Buch sagt nicht, ob ein Raise in Fixed Limit ein zu niedriges All-in auffüllt oder obendrauf kommt.
string-bet-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach einem zu niedrigen All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf jede andere Summe, die hier steht, gilt auch.
