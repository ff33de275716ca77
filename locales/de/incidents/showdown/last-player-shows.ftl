last-player-shows = Als Letzter übrig: zeigen oder nicht
    .search = muss der Gewinner zeigen, alle haben gemuckt, letzter Spieler in der Hand, muss er zum Gewinnen zeigen, alle haben gefoldet und wollen seine Karten sehen, gewinnt ohne zu zeigen, unbestrittener Pot, nur noch eine Hand übrig, Pot ohne Showdown, zeig deinen Bluff
    .told =
        Alle haben auf seine Bet gefoldet, muss er seine Hand zeigen?
        Im Showdown haben alle gemuckt, muss der Gewinner zeigen?
        Der letzte Spieler will den Pot, ohne seine Karten zu zeigen, ist das erlaubt?
        Alle anderen haben ihre Karten weggeworfen und wollen jetzt sehen, was der Letzte hatte
        Er hat am River gesetzt, beide Caller mucken, muss er aufdecken, um den Pot zu gewinnen?
        Sie hat gewonnen, weil alle gefoldet haben, und jetzt will Platz 3 ihre Karten sehen
        Niemand hat mehr Karten, der Gewinner schiebt seine Hand verdeckt hinein
        Muss der einzige Spieler, der übrig ist, seine Hand aufdecken, um den Pot zu bekommen?
        Platz 6 sagt, man muss zum Gewinnen zeigen, aber wir haben alle gefoldet
        gewinnt ohne zu zeigen, alle gefoldet
        Am Ende haben beide gemuckt, und der Dritte nimmt einfach den Pot, darf ich seine Hand sehen?
        Die einzige Live-Hand ist übrig, schiebt der Dealer den Pot, ohne sie zu sehen?
        Alle muckten, nachdem das All-in gecallt war, muss der Letzte zeigen?
    .heard =
        sie haben alle aufgegeben, muss er seinen Bluff umdrehen
        er streicht ihn ungesehen ein, der Tisch murrt
        keiner ging mit, und trotzdem fragen sie, was er hatte
        wir waren alle raus, der Setzer hält sie verdeckt
        Pott ist seiner, der Rest liegt im Muck, und Platz 2 will reinschauen
        der Einzige, der noch sitzt, will nichts verraten
        „zum Gewinnen musst du eine zeigen“, sagt der Dealer, stimmt das
        kein Gegner mehr, die Karten des Gewinners gehen ungelesen zurück
        bis zu ihr herumgefoldet, sie nimmt ihn, jemand will einen Beweis
        alle haben nach dem Call geschmissen, der eine grinst nur
        muss ein Walk gezeigt werden
        er kam damit durch und dreht nicht um
        Beide gaben auf, muss ich umdrehen, um den Pot zu kriegen?
        Der Dealer wollte die Chips nicht hergeben, bevor ich zeige
        Alle fielen auf meinen Bluff rein, darf ich verdeckt bleiben?
        Sie gewann kampflos, und die Runde wollte es sehen
        Bei uns im Verein muss die letzte Hand auf, hier angeblich nicht
        Siebentausend am River, beide passten, ich schob meine Karten verdeckt zum Dealer, da regte sich eine Dame auf, im Turnier müsse ich sie doch zeigen
        Der Einzige, der übrig blieb, legte verdeckt hin und wartete
        Als der andere am Schluss weggab, musste der Erste überhaupt noch zeigen?
        Sie ließ erst los, als der Haufen bei ihr war, und das soll falsch sein
        Rund um mich maulten alle, ich solle wenigstens eine umdrehen, bevor ich kassiere
last-player-shows-fact-others = Wie schieden alle anderen aus der Hand aus?
    .label = die anderen
    .folded = sie foldeten, als noch gesetzt wurde
    .mucked = sie muckten nach allem Setzen
last-player-shows-fact-all-in = War ein Spieler in dieser Hand all-in, und ist das Board vollständig?
    .label = Spieler all-in
    .no = niemand war all-in
    .board-complete = all-in, und das Board ist vollständig
    .board-to-come = all-in, und vom Board fehlen noch Karten
last-player-shows-outcome-wins-unshown = Die letzte Hand im Spiel gewinnt, ohne gezeigt zu werden
last-player-shows-outcome-wins-once-shown = Die letzte Hand im Spiel gewinnt, sobald sie gezeigt ist
last-player-shows-outcome-all-tabled = All-in: Niemand konnte mucken, alle Hände werden aufgedeckt
last-player-shows-order-give-pot-unshown = Dealer: dem Spieler den Pot geben und die Karten ungesehen einziehen.
last-player-shows-order-no-right-to-see = Spieler ohne Karten: kein Recht, diese Hand zu sehen.
last-player-shows-order-show-then-pot = Spieler: alle Karten aufdecken, um den Pot zu bekommen.
last-player-shows-order-bring-back = Dealer: jede gemuckte Hand, die sicher identifizierbar ist, wieder vor ihren Spieler legen.
last-player-shows-order-all-table = Alle Spieler, die gecallt haben oder all-in sind: alle Karten aufdecken.
last-player-shows-order-deal-out = Dealer: den Rest des Boards geben und danach jede Hand lesen.
last-player-shows-order-best-tabled = Dealer: die aufgedeckten Hände lesen und der besten den Pot geben.
last-player-shows-order-none-brought-back = Dealer: dem letzten Spieler den Pot geben, wenn keine andere Hand identifizierbar ist.
last-player-shows-remark-may-show = Zeigen darf der Spieler trotzdem. Zu einer Hand, die nur einer zu sehen bekommt, siehe den Vorfall „Hand nur einem Spieler gezeigt“ (show-one-show-all).
