lost-chips = Verlorene und gefundene Chips
    .search = Chip auf dem Boden gefunden, Chip unter dem Tisch, gefundene Chips, verlorener Chip, wem gehört dieser Chip, da liegt ein Chip, Chip auf einem leeren Platz, jemand hat einen Chip fallen lassen, herrenloser Chip, niemand weiß wem die Chips gehören, mein Chip ist vom Tisch gefallen, Chip nach der Pause gefunden
    .told =
        Chip unter dem Tisch gefunden
        Ich habe einen 5.000er auf dem Boden gefunden, und keiner weiß, wem der gehört.
        Mir ist ein Chip vom Tisch gefallen, und der Nachbar behauptet, es ist seiner.
        Unter dem Stuhl von Platz 7 liegen zwei 1.000er, der Platz ist leer, und niemand meldet sich.
        Der ganze Tisch hat gesehen, wie ihm ein 25.000er vom Stack gefallen und unter den Tisch gerollt ist, jetzt hat ihn der Dealer.
        Wem gehört der gefundene Chip, wenn keiner weiß, aus welchem Stack er ist?
        Chip auf Boden gefunden
        Unter dem Tisch liegt ein 5000er, keiner weiß, von wem
        Ich habe beim Aufräumen einen 1000er-Chip auf dem Boden gefunden
        Ein 5000er lag neben Platz 4, zwei Spieler behaupten, er gehört ihnen, gesehen hat es keiner
        Chip ist bei Platz 7 vom Stack gefallen, ich und der ganze Tisch haben es gesehen, jetzt lag er unterm Stuhl
        Was machen wir mit gefundenen Chips, wenn sich nicht klären lässt, wem sie gehören?
    .heard =
        Putzmann hebt einen Tausender vom Teppich auf
        unter dem Stuhl von Platz 7 liegt ein schwarzer, keinem fehlt was
        Dealer entdeckt einen einzelnen 500er zwischen Rail und Filz
        ein Fünftausender rollte beim Umstapeln weg, der ganze Tisch hat es gesehen
        er behauptet der grüne da unten sei seiner, kann er das beweisen
        wer vermisst diesen hier
        mir fehlt einer, vorhin drei gelbe und jetzt zwei
        im Becherhalter steckte noch ein Hunderter
        der Tisch steht seit einer Stunde leer und da ist ein vergessenes Türmchen
        ich bin mit dem Ellbogen an den Stapel gestoßen und einer ist davongesprungen
        Kellnerin ist auf einen Turnierjeton getreten und drückt ihn mir in die Hand
        neben der Kasse vom Dealer sind welche aufgetaucht, keiner meldet sich
        seine Chips sind verschwunden, keiner weiß wohin
        ein gefundener Chip am Boden ohne Besitzer
        herrenloser Jeton unter dem Stuhl
        auf dem Boden lag ein Chip, wem gehört er
        unter dem Tisch wurde ein 1.000er gefunden
        Spieler sagt, er hat einen Chip verloren, wir haben einen auf dem Teppich gefunden
        ein Chip rollte vom Tisch und keiner weiß, wem er gehört
        Unterm Tisch liegt ein Fünftausender, wem ist der runtergefallen
        Putzfrau bringt an Tausender vom Boden, keiner weiß von wem
        Mir ist ein Jeton runtergerollt, Seat 3 hat ihn vom Stapel purzeln sehn
        Zwischen Seat 5 und 6 lag ein herrenloser Lila am Teppich
        Da liegt ein Zehntausender unterm Stuhl, angeblich von der Birgit
        Seat 8 sagt, ihm fehlt a Fünfhunderter, hinterm Sessel liegt einer
        Da liegt ein Tausender unterm Tisch, wem gehört der?
        Putzfrau hat nen 5k-Jeton vom Boden aufgehoben, keiner meldet sich
        Mir ist einer runtergekullert, Sitz 2 hat's gesehen, krieg ich den wieder?
        Beim Aufstehen ist ihm ein Blauer vom Stapel gefallen, alle sahen's
        Herrenloser Hunderter aufm Teppich zwischen der 4 und der 5
        Ich vermisse nen Zehntausender, und im Gang lag grad einer
        Zwischen den Stühlen lag ein Roter, zwei melden sich
        Aus dem Pot rollte ein Schwarzer, ein Junge gab ihn dem Vater
        Unter dem Tisch fand ich einen, keiner meldet sich
        Als der Gewinner den Pot mit beiden Armen heranzog, rollte ein Schwarzer über die Kante, ein Kind hinter der Absperrung hob ihn auf, und nun beanspruchen ihn zwei
        Kein Besitzer, gesucht wurde im ganzen Saal
        Lag auf dem boden ein chip, wem geben?
        Unterm Tisch ein Tausender, der eine sagt, ihm sei er gefallen, der andere auch
        Im Waschraum ließ jemand drei Grüne liegen
        Beim Kehren am Abend fanden sich zwei vom ersten Tag
        Er suchte seinen runtergefallenen Chip eine Runde lang, und ein Zuschauer hatte ihn
lost-chips-fact-owner = Steht fest, wem die Chips gehören?
    .label = Besitzer bekannt
    .unknown = nein, das weiß niemand
    .known = ja, das ließ sich klären
    .seen = ja, der Tisch hat sie von einem Stack fallen sehen
lost-chips-outcome-out-of-play = Die gefundenen Chips werden aus dem Spiel genommen
lost-chips-outcome-back-to-owner = Die Chips gehen an ihren Besitzer zurück
lost-chips-outcome-stay-with-player = Die Chips waren nie verloren: Sie bleiben bei ihrem Spieler
lost-chips-order-leave-them = Dealer: die Chips liegen lassen, bis der Floor da ist. Niemand fasst sie an.
lost-chips-order-to-inventory = Floor: die Chips aus dem Spiel nehmen und in den Chipbestand des Turniers zurücklegen.
lost-chips-order-to-management = Floor: die Chips aus dem Spiel nehmen und der Turnierleitung geben.
lost-chips-order-to-casino = Floor: die Chips aus dem Spiel nehmen und dem Casino zurückgeben.
lost-chips-order-out-of-tournament = Floor: die Chips aus dem Turnier nehmen.
lost-chips-order-nobody-gets-them = Floor: dem Tisch sagen, dass kein Spieler diese Chips bekommt.
lost-chips-order-give-back = Floor: die Chips vor den Augen des Tisches ihrem Spieler zurückgeben.
lost-chips-remark-owner-makes-no-difference = Nach diesem Buch wird jeder verlorene Chip aus dem Spiel genommen. Für einen bekannten Besitzer macht es keine Ausnahme.
lost-chips-remark-donation-as-printed = Nach dem Buch kommen sie zur „toernooidotatie“; was das ist, sagt es nicht. Gemeint scheint der Chipbestand des Turniers.
lost-chips-remark-not-lost = Die Regel betrifft verlorene Chips. Wem Chips nur vom Tisch gefallen sind, der verliert nichts.
lost-chips-remark-see-hidden-chips = Mit dem Vorfall „Verborgene Chips beim All-in“ (hidden-chips) weitermachen, wenn dieser Spieler schon all-in und gecallt war, als die Chips auftauchten.
