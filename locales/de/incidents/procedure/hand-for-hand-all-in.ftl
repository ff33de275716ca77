hand-for-hand-all-in = Hand-for-Hand – All-in
    .search = All-in bei Hand-for-Hand, All-in und Call Hand-for-Hand, All-in an der Bubble, Bubble All-in und Call, Karten umdrehen bei Hand-for-Hand, Dealer gibt das Board an der Bubble, Karten verdeckt lassen, All-in Call auf den Floor warten, Hand für Hand wer scheidet zuerst aus, Karten schon offen bei Hand-for-Hand, auf die anderen Tische warten
    .told =
        All-in bei Hand-for-Hand
        Wir spielen Hand-for-Hand, es gibt ein All-in und einen Call, soll der Dealer weitergeben?
        An der Bubble, Hand-for-Hand, haben die schon die Karten aufgedeckt, bevor die anderen Tische fertig waren.
        Es ist Hand-for-Hand, Platz 3 ist all-in, Platz 7 hat gecallt, und der Dealer hat schon Turn und River gelegt.
        Hand-for-Hand an der Bubble, All-in gecallt am Turn, beide halten die Karten noch verdeckt und der Dealer wartet.
        Sollen die bei Hand-for-Hand die Hände gleich aufdecken, wenn das All-in gecallt ist, oder warten bis alle Tische fertig sind?
        All-in und Call bei Hand-for-Hand
        Hand-for-Hand, wir haben ein All-in mit Call an Tisch 3
        Hand-for-Hand, das All-in ist gecallt, soll ich die Karten aufdecken oder warten
        Hand-for-Hand an der Bubble, Platz 4 all-in für 12.000, Platz 8 callt, ich hab noch nichts aufgedeckt
        All-in und Call bei Hand-for-Hand, der Dealer hat schon Turn und River gelegt, bevor der Floor da war
        Darf ich bei einem All-in im Hand-for-Hand schon das Board auslegen oder muss ich auf die anderen Tische warten?
    .heard =
        einer vor dem Geld, Platz 3 pusht und wird gesnappt, noch nichts aufdecken
        wir haben hier Shove und Call, alle warten auf die Durchsage
        auf der Bubble ist einer at risk und der Flop liegt schon
        der Shortstack hat gleich seine Asse gedreht, obwohl alle Tische synchron spielen
        stopp, kein Runout bis alle Tische fertig sind
        Moment Dealer, einer kann ausscheiden und wir spielen Hand für Hand
        beide Hände lagen offen bevor die Turnierleitung da war
        Tisch 7 möchte wissen wie unser All-in an der Bubble ausgeht
        Dealer hat einfach bis zum River durchgezogen statt anzuhalten
        er ist gecovert, und wenn er bustet sind wir im Geld, dürfen wir drehen
        das All-in hängt, nebenan wird noch gespielt
        darf der Turn schon raus, ein Platz bis zum Mincash
        bei Hand für Hand ist einer all-in und gecallt, wird aufgedeckt
        All-in auf der Bubble, müssen wir auf die anderen Tische warten
        Hand for Hand und es gibt ein All-in mit Call
        wir sind auf der Bubble, All-in und Call, dürfen wir weitergeben
        All-in an unserem Tisch während Hand-for-Hand, müssen wir warten
        Spieler ging auf der Bubble all-in und wurde gecallt, die anderen Tische spielen noch
        Bubble, synchron gespielt, Seat 3 hat alles drin und wurde bezahlt
        Wir spielen jede Runde gleichzeitig, da is einer drin, und der Dealer legt weiter
        Push und Call an der Blase, die haben schon aufgedeckt, andere Tische spielen noch
        An der Bubble steht einer komplett drin, gecallt, Turn und River schon gelegt
        H4H läuft, Shorty ist drin und bezahlt, warten die auf die anderen Tische
        Shove vom Seat 8 in der synchronen Phase, zwei dahinter haben noch Jetons
        Auf der Blase einer rein und bezahlt, darf der Geber schon weiterlegen?
        Wir spielen im Gleichtakt, Ollin steht, trotzdem hat der Geber den Riwwer gebracht
        Bubble, Ollin gezahlt, bleiben die Pappen erstmal zu, bis alle fertig sind?
        Synchronrunde vorm Geld, zwei sind rein, müssen wir auf die anderen Tische warten?
        Auf der Bubble gleich umgedreht nach dem Ollin, die anderen Tische spielen noch
        Gleichtakt vorm Geld, einer reingestellt, zwei setzen im Nebentopf noch weiter
        Auf der Bubble all-in und Call, beide drehten gleich um
        Turn und River warteten auf den mit dem Mikro
        Wir warteten auf den anderen Tisch, da lag schon der Flop
        Bei uns ging einer auf der Bubble rein und wurde bezahlt, beide drehten sofort um und der Dealer wollte das Board geben, dabei spielten die anderen Tische noch
        Er gab das Board aus, obwohl wir warten sollten
        All in auf der bubble, gleich aufdecken?
        Der Floor kam nicht, die beiden starrten auf ihre verdeckten
        Zwei in der Mitte, die anderen fertig, wer sagt jetzt was?
        Lärm, weil einer umgedreht hatte und der andere nicht
        Alle Zuschauer liefen zu unserem Tisch, und der Dealer saß mit verschränkten Armen da
hand-for-hand-all-in-fact-called = Ist das All-in gecallt?
    .label = All-in gecallt
hand-for-hand-all-in-fact-side-betting = Können Spieler mit Chips noch gegeneinander setzen?
    .label = weiteres Setzen möglich
hand-for-hand-all-in-fact-already = Was ist seit dem Call geschehen?
    .label = seit dem Call
    .nothing = noch nichts
    .tabled = Hände wurden aufgedeckt
    .dealt-on = der Dealer hat weitere Karten auf das Board gelegt
hand-for-hand-all-in-fact-board = Kommen noch Boardkarten?
    .label = noch Boardkarten
    .to-come = ja
    .complete = nein, der River liegt
hand-for-hand-all-in-outcome-nothing-to-stop = Noch kein Call: Die Hand geht wie gewohnt weiter
hand-for-hand-all-in-outcome-wait = Halt: Die Hand wartet, bis der Floor sie freigibt
hand-for-hand-all-in-outcome-betting-goes-on = Die Hand geht weiter: Es ist ein All-in mit Side-Pot
hand-for-hand-all-in-outcome-cards-wait = Die Karten bleiben verdeckt, während das Board gegeben wird
hand-for-hand-all-in-outcome-board-waits = Die Hände werden aufgedeckt, das Board wartet auf den Floor
hand-for-hand-all-in-outcome-like-any-all-in = Wie bei jedem All-in: Die Hände werden jetzt aufgedeckt
hand-for-hand-all-in-order-betting-first = Dealer: die Setzrunde fortsetzen.
hand-for-hand-all-in-order-call-floor-at-call = Dealer: den Floor rufen, sobald ein All-in gecallt ist.
hand-for-hand-all-in-order-finish-street = Dealer: die Setzrunde dieser Street beenden. Alle Karten bleiben so lange verdeckt.
hand-for-hand-all-in-order-side-pot-street = Dealer: das Board Street für Street zu Ende geben. Die Hände werden aufgedeckt, wenn alles Setzen vorbei ist.
hand-for-hand-all-in-order-all-table-after-betting = Alle Spieler in der Hand: alle Karten aufdecken, sobald das Setzen vorbei ist.
hand-for-hand-all-in-order-all-in-table-after-betting = All-in-Spieler: alle Karten aufdecken, sobald das Setzen vorbei ist.
hand-for-hand-all-in-order-all-table = Alle Spieler in der Hand: jetzt alle Karten aufdecken.
hand-for-hand-all-in-order-all-in-table = All-in-Spieler: jetzt alle Karten aufdecken.
hand-for-hand-all-in-order-stay-face-down = Alle Spieler in der Hand: die Karten verdeckt vor sich liegen lassen.
hand-for-hand-all-in-order-leave-open = Dealer: die aufgedeckten Hände liegen lassen, wie sie liegen. Alle anderen bleiben verdeckt.
hand-for-hand-all-in-order-no-board = Dealer: nichts mehr vom Board geben und den Floor rufen.
hand-for-hand-all-in-order-stop-dealing = Dealer: keine Karte mehr geben und den Floor rufen.
hand-for-hand-all-in-order-board-stays = Dealer: das Board liegen lassen, wie es liegt.
hand-for-hand-all-in-order-deal-out = Dealer: den Rest des Boards geben.
hand-for-hand-all-in-order-floor-gives-the-word = Floor: dem Tisch sagen, wann die Hand weitergeht.
hand-for-hand-all-in-order-table-then = Alle Spieler in der Hand: alle Karten aufdecken, sobald der Floor es sagt.
hand-for-hand-all-in-order-deal-then = Dealer: mit dem Board weitermachen, sobald der Floor es sagt.
hand-for-hand-all-in-order-bet-then = Spieler mit Chips: weitersetzen, sobald die nächste Karte liegt.
hand-for-hand-all-in-order-read-hands = Dealer: jede Hand lesen und die Pots vergeben, wenn alles offen liegt.
hand-for-hand-all-in-remark-exposed-not-dead = Eine zu früh aufgedeckte Hand ist nicht tot.
