overbet-for-change = Zu viel gesetzt wegen Wechselgeld
    .search = Wechselgeld, erwartet Wechselgeld, will wechseln, Over-Bet wegen Wechselchips, Wechselchips, Chips wechseln mit einer Bet, zu viel gesetzt, 525 bei einer Bet von 325, Chip zum Wechseln dazu, wollte nicht erhöhen, ein 500er und ein 25er, will Chips zurück, Wechseln aus dem Pot
    .told =
        Zu viel gesetzt wegen Wechselgeld
        Er wollte nur callen und Wechselgeld zurück, jetzt heißt es, es wäre ein Raise.
        Ich habe mehr reingelegt, als der Call kostet, weil ich es nicht passend hatte und Rausgeld wollte.
        Die Bet war 1.100, ich lege einen 1.000er und einen 500er hin und will 400 zurück, und der Gegner ruft sofort Raise.
        Es kostet 325, und er legt wortlos einen 500er und einen 25er rein, er sagt, er wollte nur 200 Wechselgeld.
        Gilt das als Raise, wenn man ohne Ansage zu viel hinlegt, um Wechselgeld zu bekommen?
        Zu viel gesetzt, will Wechselgeld
        Spieler legt mehr rein als die Bet, sagt, er wollte nur Wechselgeld
        Bet ist 1100, er legt 2000 hin und erwartet, dass er rausbekommt
        Bet 400, Platz 3 legt einen 500er und einen 100er hin, sagt nichts und will 200 zurück
        Platz 7 sagt Call bei 1500, wirft zwei Tausender rein und möchte Wechselgeld
        Ist das ein Raise, wenn er mehr reinlegt, weil er nur Wechselgeld wollte?
    .heard =
        er legte einen Tausender und einen Viertel hin und wollte seine kleinen retour
        ich musste 350, warf 1050, damit sie 700 rausgeben kann
        SB braucht 75 und legt 500 mit einem 25er, damit es glatt wird
        er wollte bloß sein Kleinzeug loswerden und einen schwarzen dafür
        Dealer nahm meinen Zusatzchip als Raise, ich wollte nur kleinmachen
        er versucht, während der Hand über seine Bet zu tauschen
        einen 25er zusammen mit einem Tausender, in Erwartung von neunhundert
        „gib mir die Differenz“, sagt er nach dem Zuvielzahlen
        er wollte lediglich kleinere Stückelung, nicht hoch
        zwei Chips, einer rein dafür, dass die Rückgabe rund ist
        ich ging davon aus, dass sie es bricht, der Dealer rief Raise
        er zahlte mehr als fällig und hoffte auf Herausgabe, ohne ein Wort
        er legt einen Fünftausender in die Mitte und will rausbekommen
        mehr reingelegt um Wechselgeld zu kriegen
        wollte nur kleinmachen, keine Erhöhung
        kann mir jemand rausgeben, ich setze nur 300
        legt mehr als nötig rein und erwartet Wechselgeld
        er hat es nicht klein und möchte rausbekommen
        zwei große Chips als Bezahlung, sagt er wollte nur wechseln
        er legt 1.000 hin, um 600 zu callen, und erwartet Wechselgeld
        Spieler setzt zwei große Chips zum Wechseln, er sagt, es ist nur ein Call
        sie hat zu viel hingeworfen und will Chips zurück
        die Bet war 1.300, er legt 2.000 hin, Call und bitte wechseln
        ist es ein Raise, wenn er mehr hinlegt, um Wechselgeld zu bekommen
        Hab 325 zu zahlen, leg 525 hin, wollt zweihundert zurück
        Er schmeißt 1100 rein bei 600 zum Callen, will nur den Fünfhunderter retour
        Das sollte keine Erhöhung sein, die brauchte bloß ihre hundert raus
        Nur damit der Dealer leichter rausgeben kann, hat Uwe mehr hingelegt
        Tausend plus an Fuffi bei 550, der mag halt fünfhundert wieder
        Call gesagt, 700 hingelegt statt 450, Seat 2 meint, da kommt was retour
        Kostet 700, sie legt 1.500 hin und wartet auf Rückgeld
        Soll 1.100 zahlen, legt 1.500 hin, will vierhundert raus
        Er wollte nur Kleine rausbekommen, Geber nimmt's als Erhöhung
        Geh mit, sagt er, drei Tausender für 2.300, Rest bitte retour
        Ich brauch Kleingeld für die Ante, drum leg ich mehr hin als nötig
        Er wollte bloß klein machen beim Mitgehen, zwei Fünfer auf 5.500
        Ich wollte wechseln und gab elfhundert auf 600, jetzt ist es angeblich ein Raise
        Auf meine 400 legte er einen Fünftausender und zwei Hunderter, damit es beim Wechseln rund wird, der Dealer verkündete aber eine Erhöhung
        Zum Fünftausender noch Kleingeld dazu, damit es rund herauskommt, der Dealer nahm es als Erhöhung
        Er brauchte Kleine, also gab er mehr als nötig
        Wortlos 2.100 auf 1.100 und dann die Hand aufgehalten
        Hab mehr gegeben weil ich rausgeld wollte und die sagen raise
        Wie im Laden: Sie legte den Großen hin und wartete auf Wechselgeld
        Auf das Open von 1.300 kamen 5.300, er dachte an viertausend zurück
        Er wollte seine Krümel loswerden, und aus dem Mitgehen wurde ein Problem
        Man wollte vom Dealer viertausend heraushaben und hatte auf einmal erhöht
overbet-for-change-fact-call-said = Hat der Spieler zuerst „Call“ gesagt?
    .label = zuerst „Call“ gesagt
overbet-for-change-fact-round = Wie lief die Setzrunde vor diesem Spieler?
    .label = Setzrunde
overbet-for-change-fact-chips = Welche Chips wurden gesetzt? (vor dem Spieler liegen keine Chips aus einer früheren Bet)
    .label = gesetzte Chips
overbet-for-change-fact-last-chips = Sind das die letzten Chips des Spielers?
    .label = letzte Chips
overbet-for-change-outcome-call-only = Nur ein Call: { $change } zurück
overbet-for-change-outcome-call = Ein Call, genau der Betrag
overbet-for-change-outcome-less-than-call = Weniger als der Call: ein Undercall, kein Raise
overbet-for-change-outcome-call-owed = „Call“ wurde gesagt: aufzufüllen auf { $total }
overbet-for-change-outcome-call-no-bet = „Call“ ohne Bet: keine Overbet
overbet-for-change-outcome-all-in-for-less = All-in für { $total }, weniger als der Call
overbet-for-change-outcome-made-up = Raise, aufzufüllen auf { $total }
overbet-for-change-outcome-raise = Raise auf { $total }
overbet-for-change-outcome-above-pot = Zu viel: Der Pot erlaubt höchstens { $most }
overbet-for-change-outcome-short-all-in = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
overbet-for-change-outcome-bet = Bet von { $total }
overbet-for-change-outcome-bet-of-most = Bet von { $total }, das Maximum
overbet-for-change-outcome-bet-made-up = Bet, aufzufüllen auf { $total }
overbet-for-change-outcome-short-bet-not-said = Zu dieser zu kleinen ersten Bet schweigt das Buch
overbet-for-change-outcome-above-fixed = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
overbet-for-change-outcome-words-do-not-count = Das Wort bindet nicht: Die Chips entscheiden
overbet-for-change-outcome-short-all-in-next-open = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
overbet-for-change-outcome-bet-may-be-made-up = Deine Wahl: die Bet wird auf { $total } aufgefüllt oder bleibt so
overbet-for-change-outcome-raise-to-most = Raise auf { $total }, das Maximum
overbet-for-change-order-see-undercall = Mit dem Vorfall „Undercall“ (undercall) weitermachen: Zum Call fehlen { $short }.
overbet-for-change-order-complete-call = Spieler: für den Call von { $total } noch { $short } nachlegen, soweit der Stack reicht.
overbet-for-change-order-all-in-plays = Dealer: das All-in für { $total } ansagen. Zu callen bleiben { $bet }; was andere über das All-in hinaus setzen, kommt in einen Side-Pot.
overbet-for-change-order-announce-call = Dealer: einen Call ansagen.
overbet-for-change-order-give-back = Dealer: { $change } zurückgeben. { $total } bleiben liegen.
overbet-for-change-order-make-up = Spieler: auf insgesamt { $total } auffüllen. Es fehlen { $to_add }.
overbet-for-change-order-announce-raise = Dealer: das Raise auf { $total } ansagen.
overbet-for-change-order-announce-bet = Dealer: die Bet von { $total } ansagen.
overbet-for-change-order-announce-all-in = Dealer: das All-in für { $total } ansagen. Aufgefüllt wird nichts.
overbet-for-change-order-see-reopening = Wer noch erhöhen darf, steht im Vorfall „Wer nach einem zu niedrigen All-in noch erhöhen darf“ (reopening).
overbet-for-change-order-director-short-bet = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob die Bet auf { $least } aufgefüllt wird.
overbet-for-change-order-only-most = Spieler: genau { $most } setzen. Was darüber liegt, geht zurück.
overbet-for-change-order-no-change = Wechselgeld gibt es nicht: Jeder Chip zählt.
overbet-for-change-order-next-acts = Der nächste Spieler ist an der Reihe.
overbet-for-change-order-see-invalid-declaration = Mit dem Vorfall „Ungültige Ansage“ (invalid-declaration) weitermachen.
overbet-for-change-order-rule-on-chips = Floor: nach den Chips allein neu entscheiden, als wäre nichts gesagt worden.
overbet-for-change-order-director-may = Turnierleitung: entscheiden, ob auf { $total } aufgefüllt wird. Das Buch lässt es zu und verlangt es nicht.
overbet-for-change-order-correct-to-pot = Dealer: die Bet auf das korrigieren, was der Pot erlaubt, und den Rest zurückgeben.
overbet-for-change-order-correct-if-miscounted = Wenn der Pot falsch gezählt wurde, korrigiert der Dealer die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
overbet-for-change-order-correct-if-dealer-miscounted = Wenn der Dealer den Pot falsch gezählt hat, korrigiert er die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
overbet-for-change-order-director-other-cause = Turnierleitung: bei jeder anderen Ursache nach Billigkeit (Regel { $fairness }) entscheiden, höchstens bis zu dem, was der Pot erlaubt. Das Buch schweigt dazu.
overbet-for-change-order-see-miscount = Mit dem Vorfall „Falsch gezählter Pot oder zu große Bet“ (pot-limit-miscount) weitermachen, wenn andere schon darauf reagiert haben.
overbet-for-change-remark-should-not = Eine Bet soll nicht zum Wechseln dienen. Den Spieler darauf hinweisen.
overbet-for-change-remark-must-not = Nach diesem Buch darf eine Bet nie zum Wechseln dienen. Den Spieler darauf hinweisen.
overbet-for-change-remark-always-counts = Nach diesem Buch zählt jeder wortlos gesetzte Chip mit.
overbet-for-change-remark-half-of-raise = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
overbet-for-change-remark-short-all-in-before = Das letzte Raise war ein zu niedriges All-in. Das Buch misst an der „vorangegangenen“ Bet; gerechnet wird mit der letzten vollen.
overbet-for-change-remark-short-all-in-before-call = Das letzte Raise war ein zu niedriges All-in. Das Buch misst an der „vorangegangenen“ Bet; gerechnet wird mit der letzten vollen.
overbet-for-change-remark-holdem-only = Die Regel des Buches spricht von Hold'em. Zu anderen Spielen schweigt das Buch.
overbet-for-change-remark-half-of-raise-all-in = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
overbet-for-change-remark-next-raise-open = Das Buch sagt nicht, wie hoch das nächste Raise nach diesem All-in mindestens sein muss.
overbet-for-change-outcome-no-raise = Nur ein Call: Dieser Spieler darf nicht erhöhen
overbet-for-change-outcome-nobody-to-call = Nur ein Call: Ein Raise kann niemand mehr callen
overbet-for-change-outcome-no-raise-not-said = Das Buch sagt nicht, ob dieser Spieler erhöhen darf
overbet-for-change-order-no-raise-call = Dealer: einen Call ansagen. Was darüber liegt, geht zurück.
overbet-for-change-order-director-no-raise = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Raise gilt oder nur der Call.
overbet-for-change-fact-acted-before = Hat dieser Spieler in dieser Setzrunde vorher schon agiert?
    .label = vorher schon agiert
overbet-for-change-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach einem zu niedrigen All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf jede andere Summe, die hier steht, gilt auch.
overbet-for-change-fact-amount-said = Wurde zu „Call“ ein Betrag gesagt?
    .label = Betrag zu „Call“
overbet-for-change-remark-word-decides = Zu „Call“ wurde ein Betrag gesagt: Das Wort zählt, und der Betrag ändert nichts.
