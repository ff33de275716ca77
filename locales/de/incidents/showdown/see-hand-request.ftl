see-hand-request = Eine Hand sehen wollen
    .search = ich will die Hand sehen, darf ich seine Karten sehen, zeig die Hand, ich habe dafür bezahlt, gemuckte Hand sehen, will die Hand des Aggressors sehen, will die Karten des Callers sehen, will die Verliererhand sehen, ich habe gecallt also zeigen, gefoldeter Spieler will die Hand sehen, Recht die Hand zu sehen, durchgecheckt und will sehen, Verdacht auf Absprache Hand zeigen
    .told =
        Ich will seine Hand sehen
        Ich habe gecallt und bezahlt, ich will sehen, was er hatte, und er muckt einfach.
        Er hat am River gebettet, ich habe gecallt, und er will seine Karten verdeckt wegwerfen, ich möchte sie sehen.
        Ich habe am River 6.000 gecallt und habe meine Karten noch, er sagt „du hast gewonnen“ und schiebt seine verdeckt weg, ich will die aber sehen.
        Einer, der am Flop schon gefoldet hat, verlangt beim Showdown, dass der Verlierer seine Karten zeigt.
        Habe ich nach meinem Call das Recht, die Hand vom letzten Aggressor zu sehen?
        Spieler will gemuckte Hand sehen
        Platz 8 hat verloren und will die Hand vom Gegner sehen
        Spieler verlangt, dass der letzte Aggressor seine Karten zeigt
        Platz 2 hat am River die Bet gecallt und will die Hand von Platz 5 sehen, die liegt schon im Muck
        Platz 9 hat am Turn gefoldet und will trotzdem sehen, was Platz 3 am River hatte
        Muss er seine Karten zeigen, wenn der, der am River gecallt hat, sie sehen will?
    .heard =
        nach dem Call am River will der Verlierer ablegen, ich will reinschauen
        er war gar nicht in der Hand und verlangt, dass die verlorene aufgemacht wird
        sie vermutet Mauschelei, der Dealer soll die weggeworfene umdrehen
        ich hab drei Streets bezahlt, darf ich wissen was er hatte
        Sieger bittet, die geschlagene zu öffnen
        kann man das bei jedem Showdown einfordern, er macht das dauernd
        Muck antippen und drehen, sagt Platz 8
        keiner hat ihn ausbezahlt und doch will Platz 3 hineinschauen
        ist das ein unantastbarer Anspruch oder bestimmst du das
        Gegner gab klein bei, ich möchte die zwei zur Information
        verdeckt aufgegeben, jetzt will man auch die vom Aggressor
        neugieriger Mitspieler möchte nach dem River die Startkarten begutachten
        ich will sehen was er hatte, er hat gecallt und schmeißt verdeckt weg
        darf ich die Verliererhand anschauen
        ich hab dafür bezahlt, also zeig her
        er verlangt dass der Gegner herzeigt womit er mitgegangen ist
        verlangt beim Showdown die Hand des Gegners zu sehen
        ich habe am River bezahlt, er will verdeckt wegwerfen
        ich habe bezahlt, um seine Hand zu sehen, und er muckt
        Spieler will die verlorene Hand sehen
        darf ich die Hand sehen, die gecallt hat
        er will die Karten eines Spielers sehen, der beim Showdown verloren hat
        sie vermutet eine Absprache und will die Karten sehen
        Der wirft weg, nachdem ich bezahlt hab, ich will wissen was er hatte
        Zeig her, ich hab am River gecallt, was hattest du denn
        Seat 9 besteht drauf dass der Verlierer aufdeckt, is selber schon raus
        Ich hab seine River-Bet bezahlt, der soll umdrehn, er muckt aber
        Wieso soll ich der Sabine herzeigen, alle haben doch nur geschoben
        Der Depp mag mein Blatt anschauen, liegt doch scho im Müll
        Zeig mal, was du hattest, ich hab dich doch bezahlt
        Er verlangt vom Verlierer, dass der auch aufdeckt
        Bin ausgestiegen, würd aber gern wissen, was Sitz 8 hatte
        Der besteht drauf, dass die schon weggeworfenen umgedreht werden
        Riwwer hab ich bezahlt, der Setzer legt's weg, muss er zeigen?
        Riwwer nur geklopft, sie möchte trotzdem sein Blatt vorgelegt kriegen
        Ich hatte am River bezahlt, er warf ungezeigt in die Mitte, und nachdem er mich eine Stunde lang gejagt hatte, wollte ich endlich sehen, womit
        Ein Neugieriger, der längst raus war, wollte das Blatt des Verlierers
        Die Karten lagen oben auf dem Haufen, und ich war der Zahler
        Er verdächtigte die zwei der Absprache und verlangte, dass man umdreht
        Gewonnen hatte ich, und seine Hand wollte ich auch noch sehen
        Darf einer die hand sehen der schon gefoldet hat?
        Der Dealer hatte die Hand vom Showdown schon eingezogen, kann man sie noch verlangen?
        Nach dem Bezahlen der letzten Bet verweigerte man mir den Blick auf die zwei
        Jeden zweiten Pot will er sehen, das nervt den ganzen Tisch
        Nur aus Interesse fragte sie, ob er sie mit Luft rausgesetzt habe, und bestand aufs Aufdecken
see-hand-request-fact-cards = Hat der Spieler, der fragt, noch eine Hand?
    .label = eigene Hand
    .held = ja, noch verdeckt
    .tabled = ja, schon aufgedeckt
    .gone = nein: gefoldet oder gemuckt, ohne aufzudecken
see-hand-request-fact-river = Was hat dieser Spieler am River getan?
    .label = letzte Setzrunde
    .called = die letzte Bet oder das letzte Raise gecallt
    .no-bet = am River hat niemand gesetzt
    .not-called = es gab eine Bet, aber er hat sie nicht gecallt
see-hand-request-fact-whose = Wessen Hand will der Spieler sehen?
    .label = verlangte Hand
    .last-aggressor = die des letzten Aggressors
    .another = die eines anderen Spielers
see-hand-request-fact-mucked = Ist die verlangte Hand schon gemuckt?
    .label = verlangte Hand schon gemuckt
see-hand-request-outcome-no-right = Kein Recht, eine Hand zu sehen
see-hand-request-outcome-must-show = Die Hand des letzten Aggressors muss aufgedeckt werden
see-hand-request-outcome-table-first = Recht, die Hand zu sehen, sobald der Caller selbst aufdeckt
see-hand-request-outcome-too-late = Zu spät: Die Hand ist schon gemuckt
see-hand-request-outcome-shown = Die Hand wird gezeigt
see-hand-request-outcome-not-shown = Die Hand wird nicht gezeigt
see-hand-request-order-leave-face-down = Dealer: diese Hand nicht zeigen und mit dem Showdown weitermachen.
see-hand-request-order-asker-tables = Caller: zuerst die eigenen Karten aufdecken.
see-hand-request-order-floor-runs-it = Dealer: den Floor rufen und keine Karten anfassen. Um die Bitte kümmert sich der Floor.
see-hand-request-order-out-of-the-muck = Dealer: den Muck lassen, wie er ist. Nur wenn die verlangte Hand sicher identifizierbar ist, gibt es etwas zu zeigen.
see-hand-request-order-floor-opens = Floor: diese Hand selbst umdrehen. Niemand sonst darf das.
see-hand-request-order-dealer-opens = Dealer: diese Hand umdrehen.
see-hand-request-order-aggressor-tables = Letzter Aggressor: alle Karten aufdecken.
see-hand-request-order-dealer-turns-over = Dealer: die erkannte Hand aus dem Muck nehmen und umdrehen.
see-hand-request-order-player-tables = Spieler, dessen Hand verlangt wird: alle Karten aufdecken.
see-hand-request-remark-cannot-be-refused = Niemand kann dem Caller dieses Recht nehmen, auch nicht die Turnierleitung.
see-hand-request-fact-all-in = War ein Spieler in dieser Hand all-in und gecallt?
    .label = Spieler all-in
see-hand-request-outcome-all-tabled = All-in: Jede Hand im Spiel wird aufgedeckt, wer auch fragt
see-hand-request-order-every-hand-tabled = Alle Spieler in der Hand: alle Karten aufdecken.
see-hand-request-order-mucked-hand-back = Dealer: die gemuckte Hand wieder vor ihren Spieler legen, wenn sie sicher identifizierbar ist. Sie wird aufgedeckt wie alle anderen.
