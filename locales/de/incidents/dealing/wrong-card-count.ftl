wrong-card-count = Hand mit falscher Kartenzahl
    .search = falsche Kartenzahl, falsche Anzahl Karten, Small Blind hatte drei Karten, drei Karten im Hold'em, fünf Karten in Omaha, Spieler hat nur eine Karte, eine Karte zu viel, einem Spieler fehlt eine Karte, zu viele Karten, Spieler hat zu wenige Karten, zusätzliche Karte auf der Hand, zwei Karten klebten zusammen
    .told =
        Ich habe drei Karten
        Der Spieler auf Platz 5 hat drei Karten statt zwei.
        Ich habe nur eine Karte bekommen und sitze nicht am Button, und es wurde schon geraist.
        Hold'em, UTG callt, der Nächste raist auf 1.800, und dann sage ich, dass ich drei Karten in der Hand habe.
        Wir spielen Omaha, am Flop merkt der Cutoff, dass er fünf Karten hat, und er hat preflop schon gecallt.
        Ist meine Hand tot, wenn ich erst nach dem Raise merke, dass ich eine Karte zu viel habe?
        Spieler hat drei Karten
        Platz 5 hat drei Karten bekommen statt zwei
        Spieler meldet, dass er nur eine Karte hat, und es wurde schon gespielt
        Hold'em, Platz 7 hat drei Karten, es gab schon Raise auf 900 und zwei Calls
        Omaha, Platz 2 hat fünf Karten und merkt es erst am Flop, der Button hat schon agiert
        Hand mit drei Karten im Hold'em, ist die Hand tot oder das Ganze ein Misdeal?
    .heard =
        ich zähle nach, hinter meinem Paar steckt noch eine dritte
        der hält drei in der Hand und hat damit schon erhöht
        zwei weg, ein Call, dann entdeckt UTG noch eine
        BB merkt am Flop, dass er bloß mit einer spielt
        Platz 6 sitzt auf fünf, beim Spiel mit vier
        jemand hat weggeworfen und es waren drei Stück
        beim Squeezen kam darunter noch eine zum Vorschein
        ich hab bloß eine gekriegt, gesetzt wurde schon bis zu mir
        Spieler gibt am Turn zu, dass es bei ihm drei sind
        einer hat eine weniger, sein Nachbar dafür eine mehr, Platz 4 und 5
        gesetzt wurde schon und nun sagt sie, es sind zu viele, ist sie raus
        UTG raist und merkt, er hat nur einen einzelnen Buben, geht das noch rückgängig
        ich hab drei Karten vor mir
        er hat bloß eine einzige bekommen
        Spieler hat eine Karte zu viel in der Hand
        merkt nach dem Flop dass er drei Karten hält
        in Omaha nur drei statt vier Karten bekommen
        er hat im Hold'em drei Karten
        Spieler merkt nach der Setzrunde, dass er nur eine Karte hat
        sie hat eine Karte zu viel
        ein Spieler bekam drei Karten und merkte es am Flop
        ich habe nur eine Karte, und es wurde schon erhöht
        fünf Karten im Omaha statt vier
        Ich hab drei bekommen statt zwei, und der Flop liegt schon
        Seat 2 hat nur eine gekriegt, merkt er erst nach seinem Call
        Omaha, und ich halt fünf statt vier in den Pratzen
        Der Knopf hat drei vor sich, eine zu viel, und hat schon geraist
        PLO, der guckt rein und hat nur drei Stück, 400 hat er schon gesetzt
        Zwei klebten aneinander, die Pia hat eine mehr, SB hat scho gezahlt
        Ich hab drei Karten statt zwei, hab schon 400 gesetzt
        Sitz 6 hat beim Omaha fünf Stück gekriegt, merkt's am Törn
        Der zahlt die ganze Zeit mit nur einer Pappe, UTG war's
        Bei mir kleben zwei zusammen, sind also drei, bin schon mitgegangen
        Cutoff spielt Omaha mit drei Blättern, merkt keiner bis zum Flop
        Batten hat eine zu viel, drei beim Holdem, zwei sind schon weg
        Der Small fand drei Karten, als zwei schon gespielt hatten
        Der Junge im Small zahlte nach, zwei gingen mit, und auf dem Flop machte er die Hand auf und hatte drei, weil ihm zwei zusammengeklebt waren
        In PLO hielt ich fünf Karten, gemerkt am Flop
        Zwei klebten zusammen, so hatte einer in der Mitte drei
        Eine fehle ihm, sagte er, da war schon erhöht und bezahlt
        Hatte in omaha nur drei, wusste nicht ob er mitspielen darf
        Drei statt zwei, und gesagt hat er es erst am Turn
        Nach der Action kam raus, dass der Cutoff eine zu wenig hat, was ist mit seinem Einsatz?
        Platz 6 sah nach und fand eine dritte unter der zweiten, zwei hatten gepasst
        Beim Aufdecken lagen vor dem Gegner drei Karten
wrong-card-count-fact-seat = Wessen Hand stimmt nicht?
    .label = fehlerhafte Hand
    .other-seat = die eines Spielers, der nicht am Button sitzt
    .button-extra = die des Buttons: zu viele Karten
    .button-short = die des Buttons: zu wenige Karten
wrong-card-count-fact-button-acted = Hat der Button mit dieser Hand schon agiert?
    .label = Aktion des Buttons
wrong-card-count-fact-actions = Welche Aktionen bisher, der Reihe nach? (keine: Enter drücken; gesetzte Blinds weglassen)
    .label = Aktionen bisher
wrong-card-count-outcome-see-button-short = Für zu wenige Karten am Button gibt es eine eigene Regel
wrong-card-count-outcome-misdeal = Misdeal: Die Hand wird neu gegeben
wrong-card-count-outcome-no-misdeal = Kein Misdeal
wrong-card-count-outcome-hand-dead = Die Hand mit der falschen Kartenzahl ist tot
wrong-card-count-outcome-hand-plays = Die Hand mit der falschen Kartenzahl bleibt im Spiel
wrong-card-count-order-see-button-short = Mit dem Vorfall „Button mit zu wenig Karten“ (button-short-cards) weitermachen.
wrong-card-count-order-declare = Dealer: Geben abbrechen, alle Karten neu mischen.
wrong-card-count-order-see-misdeal = Mit dem Vorfall „Misdeal“ (misdeal) weitermachen: Ein Spieler hat die falsche Anzahl Karten.
wrong-card-count-order-hand-open = Floor: nach Billigkeit (Regel { $fairness }) über die Hand entscheiden, die nicht stimmt; das Buch sagt nicht, was aus ihr wird.
wrong-card-count-order-go-on = Dealer: mit der Hand fortfahren.
wrong-card-count-order-muck-all = Dealer: alle Karten dieser Hand in den Muck legen.
wrong-card-count-order-burn-one = Dealer: eine Karte dieser Hand zufällig ziehen und brennen; den Rest in den Muck legen.
wrong-card-count-order-which-burn = Floor: ansagen, ob diese Karte als Burn-Karte für die nächste Street zählt; das Buch sagt es nicht.
wrong-card-count-order-muck = Dealer: die Karten dieser Hand in den Muck legen.
wrong-card-count-order-bets-stay = Dealer: im Pot lassen, was diese Hand gesetzt hat.
wrong-card-count-order-uncalled-back = Dealer: im Pot lassen, was diese Hand gesetzt hat; eine nicht gecallte Bet oder ein nicht gecalltes Raise zurückgeben.
wrong-card-count-order-button-bets-stay = Dealer: im Pot lassen, was der Button gesetzt hat.
wrong-card-count-order-bets-back = Dealer: dem Button zurückgeben, was er gesetzt hat.
wrong-card-count-order-reshuffle-stub = Dealer: den Stub neu mischen.
wrong-card-count-order-others-play = Die anderen spielen die Hand weiter.
wrong-card-count-order-one-burn-a-street = Dealer: wie immer eine Karte je Street brennen, und keine wegen der toten Hand.
wrong-card-count-order-report-extra = Floor: den Button daran erinnern, dass eine Karte zu viel sofort zu melden ist.
wrong-card-count-order-hand-plays = Es gab Substantial Action: Die Hand geht weiter, und der Spieler spielt die Karten, wie sie sind.
wrong-card-count-remark-check-and-fold = Bisher nur ein Check und ein Fold: Es kamen keine Chips in den Pot, also gab es keine Substantial Action.
wrong-card-count-fact-left-in = Wie viele andere Spieler haben noch eine Hand?
    .label = andere Spieler in der Hand
    .several = zwei oder mehr
    .one = nur noch einer
wrong-card-count-order-last-wins = Dealer: den Pot dem einzigen Spieler geben, der noch in der Hand ist. Karten werden keine mehr gegeben.
