early-level = Neue Blinds zu früh
    .search = neue Blinds zu früh, Blinds zu früh erhöht, Level zu früh angesagt, Blinds vom nächsten Level, mit neuen Blinds gegeben bevor der Level begann, Uhr läuft noch aber neue Blinds gesetzt, zu hoher Big Blind gesetzt, eine Hand zu früh erhöht, höheres Ante zu früh eingesammelt, alter Level noch nicht vorbei
    .told =
        Neue Blinds zu früh
        Der Dealer hat schon die neuen Blinds eingesammelt, aber der Level läuft noch zwei Minuten.
        Wir spielen diese Hand mit 400/800, dabei zeigt die Uhr noch 300/600.
        Der neue Level wurde zu früh angesagt, es waren noch vierzig Sekunden drauf.
        Der Dealer hat die Blinds eine Hand zu früh erhöht.
        Der Big Blind hat 1.000 gesetzt, weil er dachte, der Level ist um, war er aber noch nicht.
        Die Blinds gingen rauf, bevor die Uhr abgelaufen war, und jetzt sind die Karten ausgeteilt.
        Er hat das Ante vom nächsten Level genommen, obwohl der jetzige noch läuft.
        Die Hand wurde mit den Blinds des nächsten Levels gegeben, und einer hat schon geraist.
        Der Floor hat den Level aus Versehen zu früh ausgerufen, auf der Uhr sind noch drei Minuten.
        Wir haben zu früh die höheren Blinds gesetzt, bekommen wir die Differenz zurück?
        Gilt eine Hand, die im nächsten Level gegeben wurde, bevor der Level angefangen hat?
    .heard =
        sie war zu schnell, 600/1.200 kommt erst danach
        der Dealer hat auf dem Schirm falsch geschaut, wir haben alle schon für den Level danach gezahlt
        da ist noch eine Minute vierzig drauf, und er lässt uns die großen legen
        alle haben das höhere Ante gegeben, nur war die Zeit noch nicht um
        jemand rief Blinds hoch, das war aber die Uhr vom anderen Turnier
        BB hat zu viel gelegt, die Erhöhung ist erst um 21:40 dran
        es gab schon Raise und Call, bevor einer auf die Uhr sah, der Level war gar nicht um
        das Tablet am Tisch war der großen Anzeige voraus
        Wir spielen mit größeren Blinds, als die Uhr zeigt
        Der Dealer rief die höheren Blinds aus, wir zahlten sie samt Ante, und am Flop sah einer auf den Schirm, wo das alte Level noch vierzig Sekunden lief
        Ich zahlte 1.200, dabei war es noch tausend
        Der Dealer war schneller als die Uhr
        Ante vom nächsten Level kassiert, und das hatte noch gar nicht begonnen
        Neue blinds zu früh, zeit lief noch
        Alle legten mehr, dann sah einer auf die Leinwand
        In der Pause stand die Uhr, ein Tisch spielte schon das neue
        Wer bekommt was zurück, wenn zu früh mehr bezahlt wurde?
        Ein Level zu hoch gesetzt, bis jemand bemerkte, dass wir noch auf 600 sind
early-level-fact-stage = Wie weit ist es?
    .label = wie weit
    .dealt = eine Hand wird mit den neuen Blinds gespielt
    .announced = der Level wurde nur angesagt, keine Hand hat damit begonnen
early-level-fact-announced = Hatte der Floor den neuen Level vor dieser Hand angesagt?
    .label = Level angesagt
early-level-fact-actions = Welche Aktionen bisher, der Reihe nach? (keine: Enter; ohne die gesetzten Blinds)
    .label = Aktionen bisher
early-level-outcome-old-level = Der neue Level hat noch nicht begonnen: Die alten Blinds gelten
early-level-outcome-blinds-corrected = Eine Hand des alten Levels: Blinds korrigieren und weiterspielen
early-level-outcome-dealt-again = Eine Hand des alten Levels: neu geben mit den alten Blinds
early-level-outcome-finished-new = Zu spät für neues Geben: die Hand mit den neuen Blinds beenden
early-level-outcome-corrected-late = Zu spät für neues Geben: Blinds korrigieren, die Bets gelten
early-level-outcome-see-new-level = Ob der neue Level begonnen hat, hängt von seiner Ansage ab
early-level-order-take-back = Floor: ansagen, dass der alte Level noch läuft, und den neuen ansagen, wenn die Uhr auf null steht.
early-level-order-old-blinds = Dealer: die nächste Hand mit den alten Blinds und Antes spielen.
early-level-order-excess-back = Dealer: zurückgeben, was über die alten Blinds und Antes hinaus gesetzt ist, und weiterspielen lassen.
early-level-order-deal-again = Dealer: alle Chips zurückgeben, Karten einsammeln und vom selben Button mit den alten Blinds neu geben.
early-level-order-finish-new = Dealer: die Hand beenden, wie gesetzt ist. Die nächste hat wieder die alten Blinds, bis die Uhr auf null steht.
early-level-order-excess-back-late = Dealer: zurückgeben, was über die alten Blinds und Antes hinaus gesetzt ist. Bets und Raises gelten.
early-level-order-actions-open = Floor: nach Billigkeit (Regel { $fairness }) über eine Aktion auf den neuen Big Blind entscheiden; das Buch sagt nicht, ob sie gilt.
early-level-order-see-new-level = Mit dem Vorfall „Neuer Level“ (new-level) weitermachen.
early-level-remark-other-way-round = Das Buch lässt eine Hand beenden, die aus Versehen mit den alten Blinds gegeben wurde. Von einer mit den neuen Blinds spricht es nicht.
