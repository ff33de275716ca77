killed-unprotected-hand = Hand aus Versehen getötet
    .search = Dealer hat meine Karten eingezogen und ich war noch in der Hand, Dealer hat meine Hand aus Versehen gemuckt, ungeschützte Hand getötet, Hand nicht geschützt, kein Card Protector, Dealer hat meine Karten weggezogen, meine Hand ist mit dem Muck vermischt, Karten eines anderen auf meiner Hand, gefoldete Karten haben meine Hand berührt, Dealer hat eine lebende Hand getötet, Hand aus Versehen gefoldet, meine Karten sind weg und ich war noch in der Hand
    .told =
        Dealer hat meine Karten eingezogen
        Der Dealer hat meine Karten aus Versehen weggenommen, und ich war noch in der Hand.
        Meine Hand lag ohne Chip da, und der Dealer hat sie mit den anderen gemuckt.
        Ich habe gerade auf 2.200 geraist, noch keiner hat gecallt, und der Dealer zieht meine ungeschützten Karten ein.
        Der Spieler neben mir hat seine Karten so gefoldet, dass sie auf meine gefallen sind, und jetzt sind sie alle vermischt.
        Bekomme ich meine Hand zurück, wenn der Dealer sie eingezogen hat und ich noch gar nicht gefoldet hatte?
        Karten aus Versehen eingezogen
        Ich hab die Karten von Platz 2 aus Versehen eingezogen, die lagen ungeschützt da
        Der Dealer hat eine Live-Hand weggezogen, ohne Chip drauf
        Platz 1 hatte keinen Card Protector auf den Karten, ich habe sie eingezogen, er hat gerade 2500 geraist
        Die gefoldeten Karten von Platz 8 sind in die ungeschützte Hand von Platz 7 gerutscht, wir können die Hand nicht mehr sicher erkennen
        Dealer hat seine ungeschützte Hand aus Versehen gemuckt, bekommt er sie oder sein Geld zurück?
    .heard =
        auf meinen Karten lag nichts und sie hat sie mitgerecht
        ich hatte erhöht und plötzlich sind meine zwei verschwunden
        Platz 1 neben dem Dealer, seine Karten gingen beim Einsammeln der Folds mit
        fremder Fold rutschte in meine, keiner weiß mehr wem was gehört
        es lag kein Chip drauf, Dealer nahm an ich sei ausgestiegen
        während ich auf den Zahler wartete, schnappte der Croupier sie
        sein Wurf traf meine, und alles wurde mitgenommen
        ich raiste auf 5k und bin sie versehentlich los, krieg ich das retour
        sie langte rüber und räumte zwei ab, die noch mitspielten
        sie lagen zu weit vorne ohne Beschwerer und wurden gegriffen
        der Wurf vom Nachbarn kegelte meine zu den abgelegten
        Dealer hat danebengegriffen, ich hab sie nie losgelassen
        der Geber hat meine Karten eingezogen, es lag nichts drauf
        nicht abgedeckt und jetzt sind sie weg, ich war noch drin
        Dealer hat meine ungeschützten Karten eingezogen
        Hand ohne Kartenschutz aus Versehen weggenommen
        der Dealer hat meine Hand gemuckt, ich hatte sie nicht geschützt
        der Dealer nahm aus Versehen meine Karten, obwohl ich noch dabei war
        seine Karten wurden vom Muck eines anderen getroffen und vermischt
        meine ungeschützten Karten hat der Dealer in den Muck gezogen
        Dealer hat meine Karten eingezogen, ich bin doch noch drin
        Seat 1, nix drauf gelegt, zack hat die Geberin sie mitgenommen
        Ohne Card Protector sitzt sie da, und der Croupier wischt ihr Blatt mit weg
        Nachbar wirft weg und trifft meine, jetzt liegt alles im Haufen
        Ich hab 2000 gesetzt und der Geber rafft meine Karten einfach zusammen
        Meine zwei sind unter die abgelegten von Seat 9 gerutscht
        Geber hat mein Blatt eingesammelt, ich war noch gar nicht dran
        Nachbar schmeißt, seine landen auf meinen, alles ein Haufen
        Hatte keinen Jeton drauf, schwupp hat der's eingezogen
        Croupier hat mir die verdeckten Asse weggerafft, hatte 1.200 draußen
        Dachte wohl ich bin raus, zieht mein Blatt weg, ich wollte mitgehen
        Trotz Kartenschützer drauf zieht die mir mein Blatt weg
        Ich drehte mich zum Mantel um, und meine zwei lagen bei den Abgelegten
        Kein Chip auf den Karten, der Dealer war in Eile und nahm ihre Hand mit
        All-in, nichts drauf, und die neue Dealerin zog sie mir ein
        Er nahm sie weg, als ich noch wartete, mein Raise von 2.400 stand in der Mitte
        Auf Platz 1 und 10 passiert das ständig, man muss die Hand festhalten, diesmal hat es mich erwischt
        Auf Platz zehn saß ich gleich beim Dealer, die Karten lagen frei vor mir, ich hatte erhöht, und er nahm sie beim Einsammeln vom Nachbarn mit
        Meine Hand verschwand aus Versehen im Muck, es lag nichts darauf, bekomme ich die Bet zurück?
        Ich schaute kurz aufs Hockeyspiel über der Bar, schon war ich ohne Karten
        Der Dealer zog irrtümlich die Hand von Platz 7 ein, der hatte sie mit nichts beschwert
        Ich hatte gesetzt, keiner hat mich gefragt, und der Haufen war schon mit meinen beiden vermischt
        Was, wenn man die Karten noch erkennt, die der Dealer dem Button irrtümlich genommen hat?
        Ich schob sie etwas vor, damit er sehen kann, und er nahm es als Fold
        Im Satellite wurde meine Hand kassiert, auf der kein Jeton lag, und ich war mit allem drin
        Er nickte eine Sekunde ein, der Dealer räumte in bester Absicht sein Blatt weg
        Karten nich geschützt, dealer hats genommen, ich wollte eig noch callen
        der Dealer hat aus Versehen meine Karten genommen, ich war noch drin
        der Dealer hat eine lebende Hand gemuckt
        der Dealer zog die Karten des All-in-Spielers ein
        seine Karten kamen in den Muck, als der Nachbar darauf foldete
        Hand weggeräumt, weil sie nicht geschützt war
        die gefoldeten Karten eines anderen fielen auf meine und der Dealer nahm alle
killed-unprotected-hand-fact-how = Wie ging die Hand verloren?
    .label = Hergang
    .dealer = der Dealer zog sie aus Versehen ein
    .mixed = sie geriet unter andere Karten
    .player-threw = der Spieler warf sie weg
killed-unprotected-hand-fact-identifiable = Ist die Hand zu 100 % identifizierbar?
    .label = Hand sicher identifizierbar
killed-unprotected-hand-fact-exposed = Wurden dabei Karten der Hand gesehen?
    .label = Karten gesehen
killed-unprotected-hand-fact-protected = War die Hand geschützt, durch Finger, einen Chip oder einen Card Protector darauf?
    .label = Hand geschützt
killed-unprotected-hand-fact-uncalled = Hat dieser Spieler gesetzt oder erhöht, mit Chips, die noch niemand gecallt hat?
    .label = noch nicht gecallte Chips
killed-unprotected-hand-outcome-hand-plays = Die Hand ist identifizierbar: Sie bleibt im Spiel
killed-unprotected-hand-outcome-no-redress = Die Hand ist tot, und nichts geht zurück
killed-unprotected-hand-outcome-bet-back = Die Hand ist tot; Bet oder Raise ohne Call geht zurück
killed-unprotected-hand-outcome-uncalled-back = Die Hand ist tot; der nicht gecallte Betrag geht zurück
killed-unprotected-hand-outcome-not-said = Zu einer geschützten Hand schweigt das Buch
killed-unprotected-hand-outcome-not-by-mistake = Nicht aus Versehen getötet: Der Spieler warf sie weg
killed-unprotected-hand-order-hold-cards = Dealer: die Karten getrennt halten, nicht in den Muck.
killed-unprotected-hand-order-see-discarded = Floor: mit dem Vorfall „Gesetzt und Karten weggeworfen“ (discarded-while-live) weitermachen, wenn der Spieler die Hand nach einer Bet wegwarf, weil er den Pot für gewonnen hielt.
killed-unprotected-hand-order-see-mucked = Floor: mit dem Vorfall „Hand im Showdown weggeworfen“ (mucked-winner) weitermachen, wenn der Spieler die Hand im Showdown wegwarf.
killed-unprotected-hand-order-see-fold = Floor: mit dem Vorfall „Fold außer der Reihe“ (fold-out-of-turn) weitermachen, wenn der Spieler die Hand wegwarf, bevor er an der Reihe war.
killed-unprotected-hand-order-give-hand-back = Dealer: genau diese Karten dem Spieler zurückgeben.
killed-unprotected-hand-order-action-goes-on = Die Hand bleibt im Spiel. Die Aktion geht dort weiter, wo sie war.
killed-unprotected-hand-order-hand-dead = Dealer: Die Hand ist tot. Keine Karte von ihr kommt zurück.
killed-unprotected-hand-order-give-bet-back = Dealer: dem Spieler die Bet oder das Raise zurückgeben, soweit niemand gecallt hat.
killed-unprotected-hand-order-give-uncalled-back = Dealer: dem Spieler den Betrag zurückgeben, den niemand gecallt hat.
killed-unprotected-hand-order-rest-stays = Alle anderen Chips dieses Spielers bleiben im Pot.
killed-unprotected-hand-order-all-stays = Alle Chips, die der Spieler gesetzt hat, bleiben im Pot.
killed-unprotected-hand-order-rule-on-chips = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob der Spieler Chips zurückerhält.
killed-unprotected-hand-order-others-go-on = Die anderen Hände spielen den Pot unter sich aus.
killed-unprotected-hand-remark-no-exception = Das Buch macht keine Ausnahme für eine Bet, die niemand gecallt hat.
killed-unprotected-hand-remark-tabled-hand = Lag die Hand im Showdown offen und gewann, mit dem Vorfall „Dealer tötete eine aufgedeckte Hand“ (dealer-killed-tabled-hand) weitermachen.
killed-unprotected-hand-fact-left-in = Wie viele andere Spieler haben noch eine Hand?
    .label = andere Spieler in der Hand
    .several = zwei oder mehr
    .one = nur noch einer
killed-unprotected-hand-order-last-wins = Dealer: den Pot dem einzigen Spieler geben, der noch in der Hand ist. Karten werden keine mehr gegeben.
killed-unprotected-hand-order-see-folded = Floor: mit dem Vorfall „Gefoldet und will die Hand zurück“ (folded-in-turn) weitermachen, wenn der Spieler foldete, als er an der Reihe war.
killed-unprotected-hand-fact-all-in = Ist ein Spieler in der Hand all-in, ohne dass noch gesetzt werden kann, und liegt das Board vollständig?
    .label = Spieler all-in
    .no = nein, oder es wird noch gesetzt
    .board-complete = all-in, und das Board ist vollständig
    .board-to-come = all-in, und vom Board fehlen noch Karten
killed-unprotected-hand-outcome-hand-not-dead = Die nicht mehr identifizierbare Hand ist nicht tot: Die Turnierleitung entscheidet
killed-unprotected-hand-order-others-table = Alle anderen Spieler in der Hand: jetzt alle Karten aufdecken.
killed-unprotected-hand-order-deal-rest = Dealer: den Rest des Boards geben und danach die aufgedeckten Hände lesen.
killed-unprotected-hand-order-others-win = Dealer: der besten der anderen Hände den Pot geben.
killed-unprotected-hand-order-director-decides = Turnierleitung: entscheiden, was mit dem Anteil der nicht mehr identifizierbaren Hand an den Pots geschieht.
