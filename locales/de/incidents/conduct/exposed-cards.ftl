exposed-cards = Karten während der Hand gezeigt
    .search = Karten während der Hand gezeigt, hat seine Hand offen hingelegt, Karten umgedreht bevor alle agiert haben, Karte aufblitzen lassen, eine Karte gezeigt um eine Reaktion zu sehen, Hand offen obwohl noch Aktion kommt, Letzter zeigt seine Hand vor dem Call, Karten gezeigt bevor er callt, Karten offen vor dem River, offen gefoldet, gezeigt was er foldet, hat seine Karten offen gefoldet, ist seine Hand tot weil er sie gezeigt hat
    .told =
        Karten mitten im Spiel gezeigt
        Er hat seine Karten aufgedeckt, obwohl die Hand noch läuft und noch einer agieren muss.
        Beim Folden hat man sein Ass gesehen, und wir sind noch zu zweit in der Hand.
        Ich gehe am Turn all-in, er überlegt und dreht seine zwei Könige offen auf den Tisch, um zu sehen, wie ich reagiere.
        Am Flop liegt A-7-7, und der auf Platz 8 foldet mit Absicht offen die Sieben, während drei Leute noch setzen.
        Darf er seine Karten zeigen, bevor er callt, wenn hinter ihm noch jemand agieren muss?
        Karten während der Hand gezeigt
        Platz 4 hat seine Karten umgedreht, obwohl noch einer agieren muss
        Spieler zeigt seine Karten offen, die Hand läuft noch, drei sind drin
        Am Turn mit Bet 3000 dreht Platz 6 seine zwei Asse um, Platz 8 muss noch reagieren
        Beim Folden hat man eine Karte von Platz 2 gesehen, den Pik-König, und zwei sind noch in der Hand
        Spieler hat absichtlich eine Karte gezeigt, um den Gegner zum Fold zu bringen, darf er das, solange noch gesetzt wird?
    .heard =
        UTG macht auf, dabei müssen noch zwei
        Asse am Tisch, er glaubte es sei vorbei, der Button hätte noch wählen müssen
        klappt seine Dame um und schaut, ob ich zucke
        gegen meinen Push breitet er sein Paar aus ohne zu bezahlen
        seine Buben liegen für jeden offen, dabei ist noch Action dahinter
        beim Wegwerfen sind sie am Rücken gelandet, BB muss noch
        er gibt offen ab, während drei noch streiten
        sie hielt sie so hoch, dass der ganze Tisch reinschauen konnte
        darf man heads-up eine Karte herzeigen für einen Tell
        beim Anheben sah man seine Hand, hinter ihm war einer noch offen
        seine eigene ist ihm aus Versehen umgefallen, spielt die noch
        protzt mit dem Bluff bevor der Letzte entschieden hat
        er zeigt dem Nachbarn seine Karte während der Hand
        sie legt eine ihrer Karten offen und es wird noch gesetzt
        zu zweit, und er dreht die Asse um bevor ich entscheide
        absichtlich gezeigt um eine Reaktion zu sehen
        zeigt seine Karten während noch Aktion aussteht
        deckt zu früh auf, der Gegner muss sich noch entscheiden
        hat sein Blatt in der laufenden Hand offen hingelegt
        er hat seine Karten gezeigt, während die Hand noch lief
        Spieler dreht seine Hand um, bevor die Action fertig war
        sie zeigte dem Gegner eine Karte, um seine Reaktion zu sehen
        er deckt gegen ein All-in seine Karten auf, er hat noch nicht gehandelt
        Spieler foldet offen, obwohl noch zwei handeln müssen
        seine Karten liegen aus Versehen offen und es wird noch gesetzt
        Der Uwe dreht seinen König um, obwohl noch zwei setzen können
        Beim Wegschmeißen hat jeder sein Ass gesehn, drei sind noch drin
        Sie klappt ihr ganzes Blatt hoch, bevor der Letzte was gemacht hat
        Absichtlich AK aufgedeckt, um zu schauen wie ich reagier
        Seat 8 hält seine Damen so hoch, dass alle reinsehn, am Flop
        Er flippt eine Zehn auf, will mich zum Weglegen bringen, ich bin noch dran
        Er dreht sein Ass um, dabei muss ich noch entscheiden
        Beim Wegwerfen hat man die Pik-Dame aufblitzen sehen, zwei sind noch drin
        Deckt mitten im Überlegen beide Könige auf, um mich zu testen
        Der flasht sein Blatt dem ganzen Tisch, drei sind noch dran
        Eine Sieben ist ihr offen rausgerutscht, keine Absicht, wir setzen noch
        Er hält sein Blatt hoch, damit ich reagiere, Setzrunde noch offen
        Nach dem Push des Gegners drehte der Junge seine Zehnen um, er wolle die Reaktion sehen, dabei wartete hinter ihm noch einer, der entscheiden musste
        Eine Karte blitzte er mir über den Tisch, um zu sehen, wie ich gucke
        Als das All-in kam, lagen seine Asse offen, obwohl hinter ihm noch einer Karten hielt
        Den Bluff zeigte er her, obwohl am River meine Kollegin noch entscheiden musste
        Offen weggeworfen, und zwei kämpften noch um den Pot
        Ich war dran, und er legt alles offen hin, weil er meinte, ich hätte gepasst
        Die Frau neben mir zeigte eine Karte, um mich zu reizen, darf man das?
        Das Pik-Ass flog so weg, dass es jeder sah, und am Turn lief noch eine Bet
        Er legte auf, als wär Showdown, nur hatte der Big Blind noch das Wort
        Theater: langsam hebt er eine hoch, zeigt sie dem Gegner und beobachtet die Augen
        Beim Nachdenken rutschte ihr eine Karte offen aus der Hand
        Noch bevor alle fertig waren, zeigte er die Damen allen und wartete, ob einer mitgeht
        Gleich nach der eigenen Bet gab er mit seinem Blatt an, lebt die Hand überhaupt noch?
        Nach dem Push aus dem Small deckte er sofort auf, der Big hatte noch keinen Ton gesagt
        Hat die karten hochgehalten bevor ich fertig war mit überlegen
        er hat seine Hand aufgedeckt, obwohl andere noch dran waren
        zeigt eine seiner Karten, um eine Reaktion zu sehen
        ihm sind die Karten offen hingefallen, die Hand läuft noch
        legt die Karten offen hin, während noch gesetzt wird
        hat ein Ass gezeigt, zwei andere waren noch drin
        sie deckt mitten in der Action ihre Karten auf
        Spieler legt offen hin, weil er denkt, die Hand ist vorbei
        ist seine Hand tot, weil er sie gezeigt hat
exposed-cards-fact-when-seen = Wann wurden die Karten gesehen?
    .label = Zeitpunkt
    .action-pending = als in dieser Hand noch jemand agieren musste
    .betting-over = nach der letzten Aktion: vor dem Showdown oder im Showdown eine gefoldete Hand
    .showdown = nach der Hand; oder im Showdown (auch bei einem All-in), und die Hand ist noch im Spiel
exposed-cards-fact-last-to-act = War der Spieler, der sie gezeigt hat, an der Reihe und der Letzte, der agieren musste?
    .label = an der Reihe, als Letzter
exposed-cards-fact-how = Wie wurden sie gesehen?
    .label = Hergang
    .shown = der Spieler hat sie umgedreht oder gezeigt
    .folding = man sah sie, als der Spieler foldete
exposed-cards-fact-on-purpose = Hat der Spieler sie mit Absicht sehen lassen?
    .label = mit Absicht
exposed-cards-fact-cards = Wie viele Karten des Spielers wurden gesehen?
    .label = gesehene Karten
    .all = alle oder mehr als eine
    .one = eine
exposed-cards-outcome-hand-plays = Nicht erlaubt, aber die Hand ist deshalb nicht tot
exposed-cards-outcome-hand-dead = Die gezeigte Hand ist tot
exposed-cards-outcome-seen-while-folding = Der Fold gilt; die Karten hätten nicht gesehen werden dürfen
exposed-cards-outcome-seen-by-accident = Der Fold gilt; versehentlich gesehene Karten sind kein Verstoß
exposed-cards-outcome-no-breach = Kein Verstoß gegen die Regel über gezeigte Karten
exposed-cards-order-hand-stays-live = Dealer: mit der Hand weitermachen. Karten werden nicht tot, weil sie gezeigt wurden.
exposed-cards-order-hand-is-dead = Dealer: die gezeigte Hand einziehen. Sie ist tot.
exposed-cards-order-take-in-fold = Dealer: die gefoldeten Karten verdeckt in den Muck legen und mit den anderen weitermachen.
exposed-cards-order-go-on = Dealer: weitermachen wie bisher.
exposed-cards-order-keep-covered = Floor: den Spieler auffordern, seine Karten bis zum Ende der Hand verdeckt zu halten.
exposed-cards-order-fold-forward = Floor: den Spieler auffordern, gefoldete Karten verdeckt und flach nach vorn über den Tisch zu schieben.
exposed-cards-order-fold-to-dealer = Floor: den Spieler auffordern, gefoldete Karten flach zum Dealer zu schieben, sodass sie niemand sieht.
exposed-cards-order-fold-low = Floor: den Spieler auffordern, gefoldete Karten verdeckt und flach zu halten.
exposed-cards-order-penalty-after-hand = Floor: eine etwaige Penalty erst beginnen lassen, wenn diese Hand zu Ende ist.
exposed-cards-order-penalty-at-once = Floor: eine etwaige Penalty sofort beginnen lassen.
exposed-cards-remark-to-one-player = Wenn nur einer die Karten gesehen hat, auch den Vorfall „Hand nur einem Spieler gezeigt“ (show-one-show-all) ansehen.
