stud-upcards-lifted = Stud: offene Karten aufgenommen
    .search = Stud-Spieler nimmt seine offenen Karten auf, Upcards aufgenommen, offene Karten vom Tisch genommen, Upcards in die Hand genommen, offene und verdeckte Karten vermischt, Seven Card Stud Karten angehoben, Razz Upcards aufgenommen, tote Hand im Stud
    .told =
        Im Stud nahm er seine offenen Karten vom Tisch, als eine Bet vor ihm lag
        Stud: Ein Spieler nimmt seine Upcards auf, als er an der Reihe ist, ist seine Hand tot?
        Seven Card Stud, Platz 2 nahm alle offenen Karten in die Hand, bevor er foldete
        Sie hob ihre Door Card und ihre verdeckten Karten zusammen auf, Fourth Street
        Er schnappt sich gegen ein Raise seine Upcards und will dann callen
        Razz, der Spieler nahm seine Upcards außer der Reihe auf, darf er sie zurücklegen?
        Stud-Spieler nimmt Upcards auf
        Platz 5 hat im Stud seine offenen Karten aufgenommen und sagt, er habe nicht gefoldet
        Im Stud müssen die offenen Karten auf dem Tisch bleiben, er hat sie aufgehoben
        Er mischte im Stud seine Upcards unter die verdeckten, und niemand hatte gesetzt
        Im Showdown beim Stud nahm er alle Karten auf, bevor sie gelesen waren
        Fifth Street im Stud, es wird zu ihm gecheckt, und er hebt seine offenen Karten auf
        Ist die Hand tot, wenn man im Stud die Upcards aufnimmt?
    .heard =
        seine drei sichtbaren liegen nicht mehr auf dem Filz, sondern in der Faust, er ist dran
        griff sich auf Sixth die offenen, als wär’s Hold’em
        nahm sein sichtbares Paar gegen eine Completion in die Hand
        Stud Eight, sie rafft alles zusammen, während ich setze
        Door Card ist vom Tisch weg, er hält sie fest
        hob die offenen an, um sie mit dem Rest anzuschauen
        keiner sieht mehr sein Board, er hat es aufgehoben
        Hold’em-Spieler, neu im Stud, nimmt auf Third den ganzen Haufen
        das Bring-in kam herum, und er hob seine offene auf
        legte die sichtbaren auf seine verdeckten und hielt sie
        Er nahm die offenen auf und sortierte sie nach Farbe
        Auf der vierten Straße hielt er alles in der Hand, auch das Offene
        Die bridgegewohnte Dame hob beide offenen auf
        Gegen meine Bet auf der fünften nahm er sein Board hoch
        Eine ältere Dame, die sonst Bridge spielt, nahm auf der vierten Straße auch die offenen in die Hand und ordnete sie nach Farbe, was ihr Gegner sofort reklamierte
        Hat die offenen in die hand genommen, is seine hand tot?
        Alle vier aufgehoben, und der Dealer wusste nicht mehr, welche zu war
        Im Razz mischte er sie, als er nach den unteren sah
        Er hob das ganze Blatt vom Filz, auch was jeder sieht
        Nach der sechsten klaubte sie ihr Board auf und wollte doch noch bezahlen
stud-upcards-lifted-fact-when-lifted = Wann wurden die offenen Karten aufgenommen?
    .label = offene Karten aufgenommen
    .facing-bet = als der Spieler an der Reihe war und eine Bet zu callen hatte
    .no-bet = als der Spieler an der Reihe war und keine Bet zu callen hatte
    .not-in-turn = als der Spieler nicht an der Reihe war
    .betting-over = im Showdown, nach allem Setzen
stud-upcards-lifted-fact-identifiable = Ist die Hand zu 100 % identifizierbar?
    .label = Hand sicher identifizierbar
stud-upcards-lifted-fact-left-in = Wie viele andere Spieler haben noch eine Hand?
    .label = andere Spieler in der Hand
    .several = zwei oder mehr
    .one = nur noch einer
stud-upcards-lifted-outcome-hand-dead = Die Hand ist tot
stud-upcards-lifted-outcome-hand-plays = Die Hand bleibt im Spiel: Die offenen Karten kommen offen zurück
stud-upcards-lifted-outcome-not-covered = Das Buch gilt nicht für Stud: Die Turnierleitung entscheidet
stud-upcards-lifted-outcome-still-tabled = Im Showdown: Die Hand zählt, sobald alle Karten aufgedeckt sind
stud-upcards-lifted-order-muck-hand = Dealer: alle Karten dieser Hand einziehen.
stud-upcards-lifted-order-chips-stay = Alle Chips, die der Spieler gesetzt hat, bleiben im Pot.
stud-upcards-lifted-order-others-play = Die anderen Spieler spielen den Pot unter sich aus.
stud-upcards-lifted-order-last-wins = Dealer: den Pot dem einzigen Spieler geben, der noch in der Hand ist. Karten werden keine mehr gegeben.
stud-upcards-lifted-order-others-showdown = Dealer: der besten der anderen Hände den Pot geben.
stud-upcards-lifted-order-lay-back = Spieler: die offenen Karten wieder offen hinlegen, in der Reihenfolge, in der sie gegeben wurden.
stud-upcards-lifted-order-goes-on = Die Aktion geht dort weiter, wo sie war.
stud-upcards-lifted-order-fold-like-this = Floor: dem Spieler sagen, wie man im Stud foldet: offene Karten umdrehen und alle verdeckt nach vorn schieben.
stud-upcards-lifted-order-table-all = Spieler: jetzt alle Karten aufdecken, sodass die Hand zu lesen ist.
stud-upcards-lifted-order-director-decides = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob die Hand im Spiel bleibt.
stud-upcards-lifted-order-uncalled-back = Dealer: im Pot lassen, was der Spieler gesetzt hat; eine nicht gecallte Bet oder ein nicht gecalltes Raise zurückgeben.
stud-upcards-lifted-order-uncalled-amount-back = Dealer: im Pot lassen, was der Spieler gesetzt hat; von einer Bet oder einem Raise zurückgeben, was niemand gecallt hat.
