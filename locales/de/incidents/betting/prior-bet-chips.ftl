prior-bet-chips = Chips zu einer früheren Bet gelegt
    .search = Chips noch nicht eingezogen, Chips aus früherer Bet, frühere Bet liegt noch, Blind liegt noch davor, Chips zum Blind gelegt, Chip zum Big Blind gelegt, Chips zurückgenommen und einen dazugelegt, Chips gegen größeren getauscht, alte und neue Chips, zwei 25er zurückgezogen, Small Blind legt 1000 dazu, Call oder Raise mit Chips davor, wortlos Chips dazugelegt
    .told =
        Chips zum Blind dazugelegt
        Er hatte noch den Blind vor sich liegen und legt wortlos einen Chip dazu, Call oder Raise?
        Meine alte Bet lag noch da, ich lege auf den Raise einen großen Chip dazu, und jetzt sagen sie, das ist ein Reraise.
        Der Big Blind hat 400 liegen, es wird auf 1.200 erhöht, und er wirft ohne Ansage einen 5.000er zu seinen 400 dazu.
        Ich habe 1.000 gesetzt, Platz 6 raist auf 2.500, ich lasse meine 1.000 liegen und lege zwei 1.000er daneben, ohne was zu sagen.
        Ist das nur ein Call, wenn er neue Chips zu denen legt, die von seiner früheren Bet noch da liegen?
        Chip zum Blind dazugelegt
        Big Blind hat wortlos einen Chip zu seinem Blind dazugelegt, nachdem erhöht wurde
        Spieler hatte schon eine Bet vor sich liegen und legt nach dem Raise Chips dazu, ohne was zu sagen
        Platz 3 hat 500 vorne liegen, Raise auf 1500, er legt still einen 5000er zu den alten Chips dazu
        Small Blind hat 200 draußen, Raise auf 800, er lässt die 200 liegen und wirft einen 1000er dazu, ohne Ansage
        Er hat neue Chips zu seinem alten Einsatz dazugelegt und nichts gesagt, ist das Call oder Raise?
    .heard =
        BB hat seine 200 liegen und wirft einen 500er daneben, Raise auf 600
        eröffnete 600, kriegt 1800, knallt einen 5k neben seine alten
        SB lässt die fünfzig stehen und stellt einen Tausender daneben, stumm
        er nahm einen grünen von seiner ersten Bet weg und schob einen schwarzen rein
        holte den Limp zurück und setzte einen größeren an die Stelle
        seine bisherigen Chips bleiben draußen, er ergänzt leise zwei, Flat oder Reraise
        ich legte einen Chip auf meinen Blind obendrauf, wollte nur completen
        lässt den Blind liegen, wirft einen gelben: zusammen sei das ein Raise
        zählt das, was vor ihm schon stand, mit den frischen zusammen
        er tauschte seine liegenden Kleinen gegen einen Großen, sagte nichts
        ich machte 700, wurde ge-3-bettet und warf noch einen drauf
        was er preflop schon draußen hatte plus das neue Stück macht Call oder 3-Bet
        hatte schon 200 vor sich und legt still einen Tausender dazu
        vor ihm liegen noch Chips vom Blind, er wirft wortlos einen dazu
        alte Bet draußen, wurde erhöht, legt einen weiteren Chip drauf
        nimmt einen Teil seines alten Einsatzes und ersetzt ihn durch einen größeren Chip
        er hatte 300 als Bet vor sich, es wurde erhöht, und er legte einen 1.000er dazu
        Small Blind legt wortlos einen großen Chip zu seinem Blind, ist das ein Raise
        Spieler hatte schon Chips von seiner Bet liegen und wirft schweigend noch einen dazu
        sie nahm ihre ersten Chips zurück und legte einen großen hin
        es lag schon ein Einsatz vor ihm, und er legte Chips dazu
        erhöht auf 1.200, er hatte 400 liegen und legt 1.000 dazu, Call oder Raise
        Hatte 200 als Big Blind liegen, stumm einen Tausender dazugeschmissen
        Vor ihm lagen 500, nach dem Reraise schiebt er wortlos zwei Fünfhunderter nach
        SB hat seine hundert da, packt still 500 drauf, erhöht oder nicht
        Seine alten 600 liegen noch, er schnippt an Jeton dazu, sagt keinen Mucks
        Sie hatte schon 1200 draußen, wirft einen Fünftausender drauf, ohne Ton
        Zum Einsatz von vorhin hat Beat was nachgeschoben, kein Wort, Raise war 1400
        Vor ihm liegt der Blind mit 200, er schmeißt stumm nen Tausender dazu
        Ich hatte 400 draußen, wurde erhöht, lege wortlos einen Fünfhunderter nach
        Smoll packt zu seinen 100 noch nen Fünfer drauf, mitgegangen oder hoch?
        Alte 600 liegen noch da, er wirft kommentarlos zwei Tausender daneben
        Die 300 von vorhin liegengelassen, dann einen Schwarzen obendrauf, kein Wort
        Bigblind stellt zu seinem Einsatz stumm nen Roten dazu, gilt das zusammen?
        Als Big Blind hatte ich 400 liegen, Cutoff machte 1.000, ich legte einen Fünftausender dazu und schwieg
        Vor ihm lagen 600, es kam eine Erhöhung auf 1.800, er nahm seine Chips weg und ersetzte sie durch einen Fünftausender
        Der Small ließ seine Kleinen liegen und warf einen Tausender in das Raise von 900, ist das mehr als gezahlt?
        Eigener Einsatz 1.000, der Gegner geht auf 2.600, er legt zwei Tausender dazu und zieht einen eigenen ab
        Vom Small lagen bei ihr noch zwei Hunderter, es kam ein Raise auf achthundert, sie warf wortlos einen Tausender dazu, und der Dealer war unsicher
        Einen Teil der alten Bet zog er zurück, dann kam ein neuer Stapel, das sollte nur Zahlen sein
        Zu drei Hundertern kam ein Fünfhunderter, damit lagen 800 gegen ein Raise auf 600
        Der Herr mit der Pfeife tauschte seine zwei Grünen vom Blind gegen einen Schwarzen, das Raise war 75
        Er hatte schon 300 drin und füllte mit einem Großen auf, der Dealer wusste nicht, ob Raise
        Auf seine erste Bet kam eine Erhöhung, und er legte stumm noch einen Größeren dazu
        Alte Bet bleibt, neue dazu, die Summe wäre ein Minraise, er will aber bloß aufgefüllt haben
        Big Blind 800 stehen gelassen, zwei Tausender dazu, das Open war 2.000, gesprochen wurde kein Wort
        Meine früheren Jetons habe ich zur Seite geschoben und einen Höheren gelegt, das soll was ändern?
        Der Streit kam daher, dass vor ihm schon Chips aus dieser Runde lagen und er nur was drauflegte
        Reraise auf 5.000, er hatte 2.000 drin und legte einen Fünfer neben seine alten, Call oder was?
prior-bet-chips-fact-round = Wie lief die Setzrunde bisher?
    .label = Setzrunde
prior-bet-chips-fact-own = Wie viel lag von einer früheren Bet oder einem Blind vor dem Spieler?
    .label = früherer Einsatz
prior-bet-chips-fact-left = Wie viel davon liegt noch da?
    .label = davon noch da
prior-bet-chips-fact-added = Welche neuen Chips kamen wortlos dazu?
    .label = neue Chips
prior-bet-chips-fact-last-chips = Sind das die letzten Chips des Spielers?
    .label = letzte Chips
prior-bet-chips-fact-raised = Wurde erhöht, seit die Chips des früheren Einsatzes gesetzt wurden?
    .label = seither erhöht
prior-bet-chips-outcome-less-than-call = Weniger als der Call: ein Undercall, kein Raise
prior-bet-chips-outcome-all-in-for-less = All-in für { $total }, weniger als der Call
prior-bet-chips-outcome-call = Ein Call, genau der Betrag
prior-bet-chips-outcome-counted-together = Alle { $put } zählen zusammen: Die 50-%-Regel entscheidet
prior-bet-chips-outcome-call-only = Nur ein Call: { $change } zurück
prior-bet-chips-outcome-made-up = Raise, aufzufüllen auf { $total }
prior-bet-chips-outcome-raise = Raise auf { $total }
prior-bet-chips-outcome-above-pot = Zu viel: Der Pot erlaubt höchstens { $most }
prior-bet-chips-outcome-short-all-in = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
prior-bet-chips-outcome-above-fixed = Es gelten { $most }: mehr erlaubt Fixed Limit nicht
prior-bet-chips-outcome-short-all-in-next-open = All-in für { $total }, weniger als eine volle Bet oder ein volles Raise
prior-bet-chips-outcome-raise-to-most = Raise auf { $total }, das Maximum
prior-bet-chips-outcome-new-chips-alone = Alles zurückgenommen: Nur die neuen Chips zählen
prior-bet-chips-order-see-undercall = Mit dem Vorfall „Undercall“ (undercall) weitermachen: Zum Call fehlen { $short }.
prior-bet-chips-order-all-in-plays = Dealer: das All-in für { $total } ansagen. Zu callen bleiben { $bet }; was andere über das All-in hinaus setzen, kommt in einen Side-Pot.
prior-bet-chips-order-announce-call = Dealer: einen Call ansagen.
prior-bet-chips-order-give-back = Dealer: { $change } zurückgeben. { $total } bleiben liegen.
prior-bet-chips-order-make-up = Spieler: auf insgesamt { $total } auffüllen. Es fehlen { $to_add }.
prior-bet-chips-order-announce-raise = Dealer: das Raise auf { $total } ansagen.
prior-bet-chips-order-announce-all-in = Dealer: das All-in für { $total } ansagen. Aufgefüllt wird nichts.
prior-bet-chips-order-see-reopening = Wer noch erhöhen darf, steht im Vorfall „Wer nach einem zu niedrigen All-in noch erhöhen darf“ (reopening).
prior-bet-chips-order-only-most = Spieler: genau { $most } setzen. Was darüber liegt, geht zurück.
prior-bet-chips-order-next-acts = Der nächste Spieler ist an der Reihe.
prior-bet-chips-order-pulled-back-binds = Auch den Vorfall „Chips zurückgezogen“ (pulled-back-chips) ansehen: Chips des früheren Einsatzes wurden zurückgezogen, und das kann zu Call oder Raise verpflichten.
prior-bet-chips-order-correct-to-pot = Dealer: die Bet auf das korrigieren, was der Pot erlaubt, und den Rest zurückgeben.
prior-bet-chips-order-correct-if-miscounted = Wenn der Pot falsch gezählt wurde, korrigiert der Dealer die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
prior-bet-chips-order-correct-if-dealer-miscounted = Wenn der Dealer den Pot falsch gezählt hat, korrigiert er die Bet auf das, was der Pot erlaubt, und gibt den Rest zurück.
prior-bet-chips-order-director-other-cause = Turnierleitung: bei jeder anderen Ursache nach Billigkeit (Regel { $fairness }) entscheiden, höchstens bis zu dem, was der Pot erlaubt. Das Buch schweigt dazu.
prior-bet-chips-order-see-miscount = Mit dem Vorfall „Falsch gezählter Pot oder zu große Bet“ (pot-limit-miscount) weitermachen, wenn andere schon darauf reagiert haben.
prior-bet-chips-order-see-several-chips = Floor: nach den neuen Chips allein entscheiden, mit dem Vorfall „Mehrere Chips“ (several-chips).
prior-bet-chips-order-see-raise-size = Floor: über { $put } wie über einen angesagten Betrag entscheiden, mit dem Vorfall „Höhe eines Raise“ (raise-size).
prior-bet-chips-remark-say-first = Vor dem Nachlegen muss der Spieler die Aktion ansagen.
prior-bet-chips-remark-better-say-first = Vor dem Nachlegen sollte der Spieler die Aktion ansagen.
prior-bet-chips-remark-half-of-raise = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
prior-bet-chips-remark-half-of-raise-call = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
prior-bet-chips-remark-short-all-in-before = Das letzte Raise war ein zu niedriges All-in. Das Buch misst an der „vorangegangenen“ Bet; gerechnet wird mit der letzten vollen.
prior-bet-chips-remark-short-all-in-before-call = Das letzte Raise war ein zu niedriges All-in. Das Buch misst an der „vorangegangenen“ Bet; gerechnet wird mit der letzten vollen.
prior-bet-chips-remark-half-of-raise-all-in = Das Buch sagt: die Hälfte der „Bet“. Gerechnet wird mit dem Raise selbst, nicht mit dem Gesamtbetrag.
prior-bet-chips-remark-next-raise-open = Das Buch sagt nicht, wie hoch das nächste Raise nach diesem All-in mindestens sein muss.
prior-bet-chips-remark-may-bet-all = Hat der Spieler alle Chips zusammengelegt und nach vorne geschoben oder geworfen, darf das als Bet von allen gelten.
prior-bet-chips-outcome-no-raise = Nur ein Call: Dieser Spieler darf nicht erhöhen
prior-bet-chips-outcome-nobody-to-call = Nur ein Call: Ein Raise kann niemand mehr callen
prior-bet-chips-outcome-no-raise-not-said = Das Buch sagt nicht, ob dieser Spieler erhöhen darf
prior-bet-chips-order-no-raise-call = Dealer: einen Call ansagen. Was darüber liegt, geht zurück.
prior-bet-chips-order-director-no-raise = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Raise gilt oder nur der Call.
prior-bet-chips-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach einem zu niedrigen All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf jede andere Summe, die hier steht, gilt auch.
