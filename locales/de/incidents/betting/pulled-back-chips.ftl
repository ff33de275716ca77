pulled-back-chips = Chips zurückgezogen
    .search = Chips zurückgenommen, Einsatz zurückgenommen, Bet zurückgezogen, Blind zurückgeholt, eigene Chips zurückgeholt, Chips zurück und dann Fold, will nach dem Zurückziehen folden, früheren Einsatz weggenommen, mit dem eigenen Einsatz gewechselt, Small Blind zurückgenommen
    .told =
        Er zieht seine Chips zurück
        Nach dem Raise nimmt er seine alten Chips wieder zurück, ist das jetzt ein Fold oder ein Call?
        Er hat seine Bet wieder zurückgezogen, nachdem ich erhöht habe, und noch nichts Neues reingelegt.
        Ich raise auf 3.000, er nimmt seine 1.000, die er vorher gesetzt hat, ganz zurück in die Hand und will jetzt doch folden.
        Der Small Blind nimmt nach dem Raise einen Chip von seinem Einsatz wieder weg, den anderen lässt er liegen, und sagt dann, er foldet.
        Muss er callen oder raisen, wenn er nach meinem Raise seinen früheren Einsatz schon zurückgezogen hat?
        Chips vom Einsatz zurückgezogen
        Nach dem Raise hat der Spieler seine alten Chips zurückgezogen und noch nichts Neues gesetzt
        Platz 6 nimmt nach dem Raise seine Bet wieder zurück und will jetzt folden
        Platz 2 hat 600 draußen, Platz 5 raist auf 2000, Platz 2 zieht seine 600 komplett zurück und überlegt
        Big Blind nimmt nach dem Raise einen Chip von seinem Blind zurück, ohne neue Chips zu bringen
        Er hat nach dem Raise seine Chips zurückgezogen, muss er jetzt callen oder raisen?
    .heard =
        er griff sich sein Open zurück, schaute die 3-Bet an und will jetzt mucken
        nahm nach dem Raise vom Button seinen Blind in die Hand und sagt dann weg
        gegen ein Reraise sammelte sie ihre 600 ein und überlegte
        er räumte sein Geld von der Linie, als würde er ersetzen, dann gab er auf
        BB hob gegen das Raise seine 200 vom Filz und schob die Karten ein
        sie schleifte ihre Chips heim und stieg erst dann aus, darf sie das
        ist er festgelegt, weil er den eigenen Einsatz aufgelesen hat
        er klaubte die Eröffnungschips auf und legte noch keinen neuen hin
        UTG zog sein Open zu sich, tat so als calle er, schaute mich an, passte
        schnappte sich nach meinem Raise den Limp und will raus
        er hat eingesackt was er gesetzt hatte, als käme er zum höheren Preis
        Angle Shot: hebt seine Chips auf, guckt wie ich reagiere, steigt aus
        er hat die Chips vorgeschoben und dann wieder zu sich geholt
        Einsatz wieder eingesteckt
        zieht seine Jetons über die Linie zurück
        legt hin, überlegt es sich anders und nimmt weg
        zog seine bisherige Bet zurück nachdem erhöht wurde
        holt seine Chips zurück und will folden
        nimmt den eigenen Einsatz wieder weg, muss er jetzt mitgehen
        er hat seine Bet zurückgezogen, als erhöht wurde, und will jetzt folden
        Spieler nimmt die Chips seiner ersten Bet zurück, muss er callen oder erhöhen
        sie holte ihren Einsatz zurück und foldete dann
        er zog seinen Blind zurück, als erhöht wurde, und warf die Karten weg
        Chips einer früheren Bet gegen einen Raise zurückgenommen, muss er mitgehen
        Er nimmt seine 400 von vorhin wieder weg, Peter hat erhöht, nix Neues gelegt
        Holt seinen Blind nach dem Raise wieder rein und überlegt dann
        Einen Jeton vom alten Einsatz hat er wieder an sich genommen, dann Pause
        Nach meinem Reraise grapscht der sich seine 600 wieder, legt aber nix anderes hin
        Räumt die halben Jetons von vorher wieder her, bevor er was macht
        Sie packt ihre vorigen 1200 nach der Erhöhung wieder auf ihren Stack
        Nach der Erhöhung holt er seine 400 ganz heim und überlegt nun
        Sie nimmt ihren Blind wieder weg und will dann doch schmeißen
        Der hat einen Jeton vom alten Einsatz weggenommen, muss er jetzt mitgehen?
        Erst grapscht er die alten 800 wieder rüber, dann sagt er nix mehr
        Gegner erhöht, Lutz krallt sich seinen Limp wieder, nix Neues draußen
        Hat seinen Einsatz halb wieder eingesammelt nach meinem Drübergehen
        Nach meinem Raise nahm er seinen Blind vom Tisch und saß damit da
        Erst zog er seine Bet zu sich, gleich danach wollte er die Karten wegwerfen
        Er hat seine 800 zurückgenommen, weil er was Größeres vorbereitete, und dann doch gepasst
        Der eigene Einsatz aus dieser Runde wanderte zurück in den Stack, nachdem erhöht worden war
        Der Gegner hatte 1.200 drin, ich ging auf 3.500, da zog er alles zu sich, sah eine Weile auf die Jetons und wollte dann doch passen
        Hat seine bet wieder eingesackt und überlegt sichs jetzt anders, darf er folden?
        Weil er die sechshundert nach der Erhöhung eingesammelt hatte, ließ ihn der Dealer nicht mehr passen
        Reraise auf 5.500, der Gegner zog seine zweitausend zurück und rührte sich lange nicht
        Mit der flachen Hand wurde der ganze alte Einsatz heimgeholt, noch bevor etwas gesagt war
        Eröffnet, überboten worden, und seine ersten Chips trug er gleich wieder nach Hause
pulled-back-chips-fact-facing = Wem steht der Spieler gegenüber?
    .label = gegenüber
    .raise = einem Raise
    .bet = einer Bet oder einem Blind ohne Raise
    .nothing = nichts, es gibt nichts zu callen
pulled-back-chips-fact-pulled = Noch ohne neue Chips: Was hat der Spieler deutlich vom früheren Einsatz zurückgezogen?
    .label = zurückgezogen
    .all = alles
    .part = nur einen Teil, und sei es nur ein Chip
pulled-back-chips-outcome-call-or-raise = Zu Call oder Raise verpflichtet: kein Fold
pulled-back-chips-outcome-part-not-said = Das Buch sagt nicht, ob ein Teil des Einsatzes genügt
pulled-back-chips-outcome-folding-open = Keine Pflicht zu Call oder Raise: Call, Raise oder Fold
pulled-back-chips-order-no-fold = Spieler: Call oder Raise. Die Chips wieder hinlegen und folden geht nicht.
pulled-back-chips-order-put-in-again = Spieler: Die zurückgezogenen Chips kommen mit Call oder Raise wieder hinein, gewechselt oder nicht.
pulled-back-chips-order-floor-decides = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Den früheren Einsatz zurückzuziehen verpflichtet zu Call oder Raise; das Buch sagt nichts zu einem Teil davon.
pulled-back-chips-order-say-first = Spieler: „Call“ oder „Raise“ sagen, bevor neue Chips dazukommen. Das ist Pflicht.
pulled-back-chips-order-better-say-first = Spieler: besser „Call“ oder „Raise“ sagen, bevor neue Chips dazukommen.
pulled-back-chips-order-half-line = Wenn neue Chips wortlos zu den noch liegenden kommen, entscheidet die 50-%-Regel zwischen Call und Raise.
pulled-back-chips-order-new-chips = Mit dem Vorfall „Chips zu einer früheren Bet gelegt“ (prior-bet-chips) weitermachen, wenn neue Chips, mindestens der Call, schon wortlos dazugekommen sind.
pulled-back-chips-order-may-fold = Spieler: Call, Raise oder Fold. Das Zurückziehen der Chips verpflichtet zu nichts.
pulled-back-chips-order-only-call = Wenn neue Chips wortlos zu den noch liegenden kommen, ist es nur ein Call.
pulled-back-chips-order-smaller-counts = Wenn neue Chips wortlos zu den noch liegenden kommen und zwei Deutungen möglich sind, gilt die kleinere, ein Call.
pulled-back-chips-order-larger-counts = Wenn neue Chips wortlos zu den noch liegenden kommen und zwei Deutungen möglich sind, gilt die größere, ein Raise.
pulled-back-chips-outcome-not-bound = Keine Pflicht zu Call oder Raise: Das Buch verpflichtet nur gegen ein Raise
pulled-back-chips-outcome-back-in-front = Nichts zu callen: Die Chips kommen wieder vor den Spieler
pulled-back-chips-order-still-every-option = Spieler: Call, Raise oder Fold. Die zurückgezogenen Chips zählen weiter als gesetzt.
pulled-back-chips-order-fold-leaves-chips = Wenn der Spieler foldet, kommen die zurückgezogenen Chips in den Pot.
pulled-back-chips-order-put-back = Spieler: die Chips dorthin zurücklegen, wo sie lagen. Das Zurückziehen war keine Aktion.
pulled-back-chips-order-check-or-raise = Spieler: Check oder Raise, falls an der Reihe.
pulled-back-chips-order-no-free-fold = Spieler: ein Fold ist nach diesem Buch jetzt nicht möglich.
