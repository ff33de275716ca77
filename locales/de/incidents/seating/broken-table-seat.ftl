broken-table-seat = Platz nach Tischauflösung
    .search = Tisch aufgelöst, Tisch wurde gebrochen, unser Tisch ist aufgelöst worden, vom aufgelösten Tisch versetzt, neuer Spieler von einem anderen Tisch, kommt in den Big Blind, kommt in den Small Blind, kommt auf den Button, Platz zwischen Button und Small Blind gelost, bekommt der versetzte Spieler Karten, muss er den Blind setzen, habe gerade den Big Blind bezahlt, darf er auf den Big Blind warten, muss er warten bis der Button vorbei ist, kommt mit einem Chiprack
    .told =
        Tischauflösung, neuer Platz im Blind
        Unser Tisch wurde aufgelöst, und mein neuer Platz ist genau im Big Blind.
        Ich komme von einem aufgelösten Tisch und sitze zwischen Button und Small Blind, kriege ich Karten?
        Nach der Tischauflösung habe ich Platz 6 gezogen, der ist gerade am Button, und der Dealer will mir keine Hand geben.
        Ich habe vom aufgelösten Tisch Platz 2 zugeteilt bekommen und soll gleich den Small Blind zahlen.
        Muss ich warten oder gleich mitspielen, wenn ich vom aufgelösten Tisch am Button lande?
        Neuer Platz nach Tischauflösung
        Spieler kommt vom aufgelösten Tisch und landet zwischen Button und Small Blind
        Wir haben einen vom gebrochenen Tisch bekommen, sein Platz ist im Big Blind
        Tisch 7 aufgelöst, Platzkarte sagt Tisch 3, Platz 5, der ist bei uns gerade im Small Blind
        Vom aufgelösten Tisch kommt ein Spieler auf Platz 9, dort liegt der Button, er will gleich mitspielen
        Darf er vom aufgelösten Tisch gleich mitspielen, wenn sein neuer Platz genau hinter dem Button ist?
    .heard =
        Tisch 11 ist zu, man hat mich hierher auf Stuhl 5 geschickt
        ich lande im Blind und hatte gerade erst einen bezahlt
        einer vom aufgelösten Tisch sitzt links vom Button, Karten oder nicht
        ich bin umgesetzt vom geschlossenen, muss ich diese auslassen
        kommt mit dem Rack und wäre nächste Hand SB
        das Los setzt mich auf die Dealerposition, darf ich sie nehmen
        der Herr vom geschlossenen Tisch will warten bis die Blinds vorüber sind
        sie kommt von einem Tisch der zugemacht hat, hier wurde schon gegeben
        nach dem Umzug sitzt er auf der falschen Seite vom Button
        ich bin von Tisch 6, den es nicht mehr gibt, muss ich sofort zahlen
        Umgesetzter nach der Auflösung verlangt gleich eine Hand
        zu fünft über den Saal verteilt, ich falle zwischen SB und BB
        kommt vom aufgelösten Tisch und sitzt zwischen den Blinds
        neuer Platz nach Tischbruch ist der Button, kriegt er Karten
        vom gebrochenen Tisch auf den Big Blind gesetzt worden
        sein Tisch wurde aufgelöst und er kommt bei uns in den Big Blind
        Spieler kommt von einem aufgelösten Tisch und sitzt zwischen Button und Small Blind
        bekommt er gleich Karten, nachdem sein Tisch aufgelöst wurde
        von einem aufgelösten Tisch in den Small Blind gesetzt, muss er zahlen
        Tisch 9 wurde gebrochen, ich lande hier im Big Blind, muss ich gleich zahlen
        Nach dem Tischbruch sitz ich auf Seat 3, zwischen Knopf und Small
        Tisch gebrochen, Sitzkarte gezogen, ich lande am Knopf, krieg ich Karten
        Unser Tisch wurd zugemacht, mein neuer Sitz ist der Small Blind
        Alle von Tisch 4 verteilt worden, ich hock gleich auf'm BB, spiel ich mit
        Nach dem Bruch hat der Ruedi Seat 8, gleich links vom Knopf
        Unsere 6 ist zu, ich lande zwischen Knopf und Smoll, muss ich warten?
        Neu gezogen vom geschlossenen Tisch, hock direkt im Bigblind, zahl ich den?
        Komm von der zerlegten 9 auf den Knopf, krieg ich Karten?
        Die 9 ist dicht, mein neuer Stuhl ist Smoll, spiel ich gleich mit?
        Nach dem Tischbruch hier rüber, irgendwo mittendrin, sofort mitspielen?
        Einer von der zugemachten 4, sitzt gleich hinterm Batten, darf er mit?
        Unser Tisch war weg, beide Blinds gerade bezahlt, und am neuen Platz wartet der nächste
        Drei kamen vom aufgelösten, zwei mussten direkt in die Blinds
        Mit meinem Zettel kam ich vom aufgelösten Tisch zur Fünf, dort wurde gerade gegeben, ich saß zwischen Button und Small und wusste nicht, ob ich mitspiele
        Am neuen Tisch hieß es, ich solle warten, bis der Button durch ist
        Die Sieben gezogen, da ist der Big, muss ich ihn legen?
        Vom aufgelösten tisch auf den button gesetzt, krieg ich karten?
        Mit der Tüte Chips kam sie an, gemischt wurde schon, und der Dealer fragte, ob er sie mitrechnet
        Darf man beim Auflösen zwischen zwei freien Plätzen wählen?
        Wir wurden verteilt, und ich habe dabei den Big übersprungen, ist das in Ordnung?
        Kein Blind für zwei Runden, weil er vom gebrochenen Tisch hinter den Big gesetzt worden ist
broken-table-seat-fact-seat = Wo liegt der neue Platz in der kommenden Hand?
    .label = neuer Platz
    .other = woanders
    .big-blind = im Big Blind
    .small-blind = im Small Blind
    .button = am Button
    .button-to-small-blind = zwischen Button und Small Blind
broken-table-seat-outcome-dealt-in = Sofort Karten, ohne Blind
broken-table-seat-outcome-takes-big-blind = Sofort Karten, mit dem Big Blind
broken-table-seat-outcome-takes-small-blind = Sofort Karten, mit dem Small Blind
broken-table-seat-outcome-takes-button = Sofort Karten, am Button
broken-table-seat-outcome-waits = Keine Karten zwischen Small Blind und Button: Der Spieler wartet
broken-table-seat-order-stack-comes-along = Floor: den Spieler mit dem Stack vom alten Tisch an seinen Platz setzen.
broken-table-seat-order-deal-in = Dealer: dem Spieler ab der kommenden Hand Karten geben.
broken-table-seat-order-posts-big-blind = Der Spieler setzt den Big Blind, dazu die Ante, falls eine dazugehört.
broken-table-seat-order-posts-small-blind = Der Spieler setzt den Small Blind, dazu eine Ante, falls alle eine zahlen.
broken-table-seat-order-has-button = Der Button liegt an diesem Platz; der Spieler setzt keinen Blind, nur eine Ante, falls alle eine zahlen.
broken-table-seat-order-posts-nothing = Der Spieler setzt keinen Blind, nur eine Ante, falls alle eine zahlen.
broken-table-seat-order-no-cards = Dealer: dem Spieler in der kommenden Hand keine Karten geben. Er setzt nichts.
broken-table-seat-order-skips-round = Dealer: dem Spieler Karten geben, wenn der Button an seinem Platz vorbei ist. Bis dahin setzt er aus.
broken-table-seat-order-in-when-passed = Dealer: dem Spieler Karten geben, sobald der Button an seinem Platz vorbei ist.
broken-table-seat-remark-keeps-away = Wenn der Spieler wegbleibt, bis dieser Blind vorbei ist, mit dem Vorfall „Blind umgangen“ (dodged-blind) weitermachen.
broken-table-seat-remark-round-or-hand = Das Buch lässt den Spieler eine Spielrunde aussetzen. Wie lange sie dauert, sagt es nicht; gemeint ist wohl eine Hand, bis der Button vorbei ist.
