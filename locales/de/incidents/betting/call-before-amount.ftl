call-before-amount = Call vor bekanntem Betrag
    .search = zu früh gecallt, zu früh gecalled, Call vor dem Betrag, gecallt ohne den Betrag zu kennen, Snap Call, Insta Call, zu schnell gecallt, Call auf „Raise“, Call auf „Bet“, blind gecallt, im Dunkeln gecallt, schneller Call, wusste nicht wie viel, jeder Betrag
    .told =
        Call ohne Betrag zu kennen
        Er sagt Call, obwohl der andere noch gar nicht gesagt hat, wie viel er setzt.
        Ich habe das All-in gecallt, bevor es gezählt war, und jetzt ist es viel mehr, als ich dachte.
        Der Gegner sagt „Raise“, ohne Betrag, ich sage sofort „Call“, und dann macht er 15.000 daraus!
        Er schiebt einen Haufen Chips rein, keiner hat gezählt, der Big Blind sagt Call, dann zählt der Dealer 47.000 und er will nicht mehr.
        Muss er wirklich alles callen, wenn er Call gesagt hat, bevor der Betrag vom All-in bekannt war?
        Call gesagt, Betrag war unbekannt
        Spieler hat gecallt, bevor das All-in gezählt war
        Platz 1 sagt Bet, noch ohne Betrag, und Platz 2 sagt sofort Call
        Platz 8 schiebt seinen Stack rein, Platz 3 sagt sofort Call, ohne zählen zu lassen, es sind 24.000 und er dachte, es wären 14.000
        Platz 4 sagt Raise, Platz 5 ruft Call, dann sagt Platz 4 auf 12.000 und Platz 5 will nicht mehr
        Er hat Call gesagt, bevor die Höhe vom Raise klar war, muss er jetzt jeden Betrag callen?
    .heard =
        UTG sagt Raise und der Button sofort Call, eine Zahl ist nicht gefallen
        mir ist Call rausgerutscht, dann schiebt er alles rein
        er nimmt an ohne nach dem Preis zu fragen und jammert jetzt
        Platz 2 drückt einen Berg vor, Platz 4 zahlt blitzartig, gezählt hat keiner
        sie war schneller als der Pot und erfährt dann 40k
        ich dachte er macht es klein, da hab ich voreilig Call gesagt
        er fällt ihm ins Wort mit „bin dabei“, kaum war Bet ausgesprochen
        der Caller meint, er ging von einer Minbet aus, und will den Wahnsinn nicht zahlen
        übereifrig mitgegangen, worauf der Raiser absichtlich eine irre Summe nannte
        er lauert auf mein vorschnelles Mitgehen und macht das Zwanzigfache vom Pot
        ich sagte okay Call, während er noch Chips raussuchte
        bin ich das alles schuldig, obwohl er seinen Preis noch gar nicht genannt hatte
        er hat call gesagt bevor eine Zahl genannt wurde
        mitgegangen ohne zu wissen wie viel es ist
        ich callte den Raise, danach kam erst der Betrag
        Call gerufen, erst danach hat der Gegner seine Einsatzhöhe gesagt
        blind mitgegangen ohne zu wissen wie viel es kostet
        hat zu früh bezahlt, die Bet war noch gar nicht ausgesprochen
        er sagte Call, bevor der andere gesagt hatte, wie viel es ist
        ich habe das All-in gecallt, bevor es gezählt war, jetzt ist es viel mehr, als ich dachte
        es wurde nur Bet gesagt, der Nächste sagt schon Call, und dann werden es 20.000
        Platz 3 callt, bevor der Betrag der Bet bekannt ist
        zu schnell gecallt, die Erhöhung war noch nicht draußen, und dann wurden es 12k
        Spieler callt, und erst danach nennt der Raiser einen Betrag, ist er daran gebunden
        Gegner sagt Raise, ich ruf bin dabei, danach kommt er mit achtzehntausend
        Der hat geshoved, Mehmet zahlt sofort, ungezählt, und jetzt wird ihm schlecht
        Snap mitgegangen gegen einen Turm, den noch keiner durchgerechnet hat
        Hab zahl ich gsagt, bevor der überhaupt raus hat wie hoch er setzt
        Er stellt alles rein, ich geh blind mit und erfahr dann erst: 60k
        Platz 3 meint okay dabei, erst hinterher nennt die Blonde ihre Zahl
        Er sagt rais, noch keine Zahl, und Olli schreit sofort bin dabei
        Die hält blind gegen das Ollin, den Haufen hat noch keiner gezählt
        Sitz 2 geht mit, ohne zu wissen, wie groß der Riesenstapel überhaupt ist
        Hab sofort gekollt, dachte fünftausend, jetzt zählt der Geber erst: achtunddreißig Mille
        Gegner sagt bloß ich setze, und Heinz ruft direkt zahl ich
        Schnapp bezahlt, da lag der Ollin-Berg noch ungezählt in der Mitte
        Er griff in die Chips, und ich sagte Call, bevor gezählt war
        Ihm rutschte „bezahlt“ raus, eine Summe gab es noch gar nicht
        Der Gegner sagte „Bet“ und griff nach den höchsten Jetons, ungeduldig rief ich Call und sah erst dann, dass es sein halber Stack wird
        Blind sagte sie Call und wurde blass, als sie 26.000 sah
        Einen Haufen in die Mitte geworfen, ich call, und es war das Doppelte
        Ich hab call gesagt und erst danach kam die summe, muss ich?
        Die Jetons fielen noch, da verkündete der Nachbar, er nehme das
        Angenommen, ohne zu wissen, ob da fünf oder fünfzig liegen
        Bindet ihn jede Summe, wenn er auf ein bloßes „Bet“ schon Call sagt?
        Der Setzer hatte bloß Luft geholt und „ich bette“ gemurmelt, da war der andere schon mitgegangen
        sagte call und hatte nicht mitbekommen, dass der andere all-in ist
        er hielt es für einen kleinen Einsatz, sagte Call und merkte dann, dass es ein All-in war
        gecallt im Glauben, es wären 500, der Einsatz war aber 5.000
        hat gecallt, ohne zu fragen, wie viel es ist
        sagt Call, und die Bet war höher, als er dachte
        er wusste beim Call nicht, wie groß das All-in ist
call-before-amount-fact-called-on = Was hat der Spieler gecallt?
    .label = gecallt
    .no-amount = „Bet“ oder „Raise“, noch ohne Betrag
    .not-counted = ein All-in oder Chips, die schon lagen, aber nicht gezählt waren
call-before-amount-outcome-any-amount = Deine Wahl: wie viel der Caller schuldet; jeder Betrag ist möglich
call-before-amount-outcome-some-amount = Deine Wahl: wie viel der Caller schuldet
call-before-amount-outcome-full-bet-owed = Der Caller schuldet die ganze Bet
call-before-amount-outcome-not-bound = Der vorzeitige Call bindet nicht
call-before-amount-outcome-chips-decide = Das Wort bindet nicht; nur gesetzte Chips binden
call-before-amount-order-stop = Dealer: die Aktion anhalten, bis die Turnierleitung entschieden hat.
call-before-amount-order-decide-any-amount = Turnierleitung: den Betrag festlegen, der der Lage am besten entspricht. Der Caller kann auf jeden Betrag festgelegt werden.
call-before-amount-order-decide-some-amount = Turnierleitung: den Betrag festlegen, der der Lage am besten entspricht.
call-before-amount-order-then-go-on = Dealer: den festgelegten Betrag ansagen. Damit geht das Spiel weiter.
call-before-amount-order-name-amount = Dealer: den Spieler, der „Bet“ oder „Raise“ sagte, nach dem Betrag fragen.
call-before-amount-order-pay-all = Caller: die ganze Bet callen, soweit der Stack reicht.
call-before-amount-order-count-bet = Dealer: die Bet zählen.
call-before-amount-order-decide-anew = Sobald der Betrag klar ist, wählt der vorzeitige Caller neu: Call, Raise oder Fold.
call-before-amount-order-nothing-put-out = Ein Caller, der nichts gesetzt hat, muss noch agieren.
call-before-amount-order-chips-put-out = Mit dem Vorfall „Undercall“ (undercall) weitermachen, wenn schon Chips liegen.
call-before-amount-remark-not-any-amount = Auf einen beliebigen Betrag kann der Caller nicht festgelegt werden.
call-before-amount-remark-should-wait = Der Caller hätte warten müssen: Niemand agiert, bevor der Betrag klar ist.
call-before-amount-remark-fairness-always = Das Buch fügt hinzu, dass die Billigkeit auch hier vorgeht (Regel { $fairness }).
call-before-amount-remark-fairness-in-dispute = Das Buch fügt hinzu, dass die Billigkeit im Streitfall vorgeht (Regel { $fairness }).
