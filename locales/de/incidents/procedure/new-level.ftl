new-level = Neuer Level
    .search = Uhr auf null neue Blinds, Level ist vorbei, welche Blinds gelten für diese Hand, neue oder alte Blinds, Blinds beim Mischen gestiegen, erster Riffle vor der Uhr, grüner Knopf schon gedrückt, Mischmaschine gestartet, Dealerwechsel beim neuen Level, Hand vor der Ansage begonnen, mit alten Blinds gegeben, falsche Blinds gesetzt, Pause und neuer Level, neuer Level bei Hand-for-Hand
    .told =
        Alte oder neue Blinds?
        Die Uhr war schon auf null, und der Dealer hat die Hand noch mit den alten Blinds gegeben.
        Der Dealer hatte schon zu mischen angefangen, als der neue Level kam, welche Blinds gelten jetzt?
        Die Blinds sind auf 600/1.200 hoch, wir haben aber noch 500/1.000 gesetzt, und UTG hat schon geraist.
        Der Knopf der Mischmaschine war schon gedrückt, dann wird der neue Level angesagt, und der Big Blind will nur den alten Blind setzen.
        Spielen wir diese Hand mit den neuen Blinds, wenn das Level mitten beim Mischen abgelaufen ist?
        Neuer Level, alte Blinds gespielt
        Die Uhr stand auf null, ich hatte aber schon gemischt, alte oder neue Blinds?
        Der neue Level war schon da und wir haben die Hand noch mit den alten Blinds gespielt
        Neuer Level 400/800, ich war schon beim ersten Riffle, als die Ansage kam, die Spieler wollen noch 300/600
        UTG hat schon geraist und einer gecallt, da merken wir, dass die Hand noch mit den Blinds vom alten Level läuft
        Gilt für diese Hand schon der neue Level, wenn ich die Mischmaschine vor der Ansage gedrückt habe?
    .heard =
        Timer sprang auf 0:00 während sie gewaschen hat, was muss ich zahlen
        spielen wir die jetzt auf 400-800 oder 500-1000
        der Dealer hat die alten Einsätze genommen, obwohl längst erhöht war
        es piepte kurz bevor die erste Karte flog
        das Lämpchen am Shuffler war schon an als der Gong kam
        SB legt 300 hin, müsste jetzt aber 400 sein
        am Flop fällt uns auf dass es die Limits von vorher waren
        er hatte einmal geriffelt als Blinds rauf gerufen wurde
        keiner hat uns gesagt dass die Ante gestiegen ist
        noch zwei Sekunden auf der Anzeige und sie verrührt schon, neu oder alt
        meiner Meinung nach lief das Geben schon bevor die Turnierleitung was sagte
        das Deck war schon abgehoben als das Signal ertönte
        Level zu Ende während gemischt wurde, alte oder neue Blinds
        Uhr auf null, die Hand hatte schon begonnen
        das Level ging hoch, während der Dealer gemischt hat, welche Blinds spielen wir
        die Uhr war abgelaufen, bevor die erste Karte gegeben wurde
        der Dealer hatte angefangen zu mischen, als das Level wechselte
        gelten die neuen Blinds für diese Hand oder die nächste
        Timer stand auf null, der Dealer hat grad gemischt, alte oder höhere Blinds
        Blinds gehn hoch, der erste Riffle war schon, was gilt für die Hand
        Wir ham noch 200/400 gespielt, obwohl 300/600 schon dran war
        Knopf der Mischmaschine war gedrückt, dann kam die Durchsage mit 500/1000
        Blinderhöhung war angesagt, Seat 3 zahlt aber noch die alten 100/200
        Uhr sprang um, während er die Karten gab, mit welchen Blinds spielen wir
        Timer auf null, Geber hat grad erst gemischt, alte oder nächste Blinds?
        Haben noch 200/400 gepostet, dabei sind's schon 300/600
        Es piept, Knopf an der Mischmaschine war schon gedrückt, welche Blinds?
        Blinds sind hoch, aber das ganze Spiel lief mit den niedrigeren
        Zwei Leute hatten schon Karten, da springt die Anzeige auf 500/1.000
        Gong zur Pause, erster Riffel war durch, spielen wir das noch?
        Dealer schob den Pot, Zeit auf null, gemischt war nicht, welche Blinds?
        Die Hupe ging zwischen dem ersten und zweiten Mischen
        Der Pot war weg, der Dealer griff eben nach den Karten, da kam der Gong, und der halbe Tisch wollte mit den alten, die andere Hälfte mit den neuen Blinds spielen
        Er drückte die Maschine, genau als es piepte
        Mit den alten gegeben, auf der Leinwand stand schon das Neue
        Es klingelte vor dem geben, welcher blind gilt?
        Der Gegner ließ sich Zeit, bis das neue Level da war
        Die Chips der letzten Hand lagen noch, und das Level war durch
        Streit, ob eine Hand mit dem Mischen oder mit der ersten Karte beginnt
        Wir hatten noch nichts gemischt, der Pot war verteilt, die Zeit abgelaufen
new-level-fact-what = Was ist zu entscheiden?
    .label = zu entscheiden
    .which-level = welcher Level für eine Hand gilt, die ungefähr jetzt beginnt
    .wrong-blinds = eine Hand des neuen Levels wird mit den alten Blinds gespielt
new-level-fact-clock = Wie steht die Uhr?
    .label = Uhr
    .zero = auf null
    .running = sie läuft noch
new-level-fact-announced = Ist der neue Level angesagt?
    .label = neuer Level angesagt
new-level-fact-signal = Hat die Uhr ihr Signal gegeben?
    .label = Signal der Uhr
new-level-fact-next-hand = Wie weit war diese Hand, als der neue Level kam?
    .label = Stand der Hand
    .nothing = die Hand davor lief noch, oder es war noch nichts geschehen
    .scramble = Karten durcheinandergemischt (Chemmy-Shuffle), noch kein Riffle
    .riffle = von Hand gemischt, erster Riffle gemacht
    .machine = Knopf der Mischmaschine gedrückt
    .push = ein neuer Dealer saß am Tisch
    .dealt = die Karten wurden gegeben oder lagen schon
    .second-deck = zwei Decks: dieses war gemischt, nicht abgehoben
    .second-deck-cut = zwei Decks: abgehoben oder Cut Card darunter
    .announced = der Dealer hatte die Hand angesagt
new-level-fact-actions = Welche Aktionen gab es in dieser Hand?
    .label = Aktionen in der Hand
new-level-fact-setting = Ist gerade Pause oder Hand-for-Hand?
    .label = Pause oder Hand-for-Hand
    .neither = keins von beiden
    .break = mit dem neuen Level beginnt eine Pause
    .hand-for-hand = Hand-for-Hand
new-level-outcome-old-level = Der neue Level hat noch nicht begonnen: Die alten Blinds gelten
new-level-outcome-hand-old = Diese Hand hatte begonnen: Für sie gilt der alte Level
new-level-outcome-hand-new = Diese Hand hatte noch nicht begonnen: Für sie gilt der neue Level
new-level-outcome-finish-old = Diese Hand wird mit den alten Blinds beendet
new-level-outcome-not-finished = Diese Hand geht nicht mit den alten Blinds weiter
new-level-outcome-next-orbit = Der neue Level gilt ab dem nächsten Orbit
new-level-order-wait-for-zero = Floor: den neuen Level ansagen, wenn die Uhr auf null steht, nicht früher.
new-level-order-announce-now = Floor: den neuen Level jetzt ansagen. Er gilt für Hände, die danach beginnen.
new-level-order-old-blinds = Dealer: diese Hand mit den alten Blinds und Antes spielen.
new-level-order-incoming-dealer = Neuer Dealer: nur noch diese eine Hand im alten Level geben.
new-level-order-old-until-announced = Dealer: eine Hand, die vor der Ansage beginnt, mit den alten Blinds und Antes spielen.
new-level-order-finish-old = Dealer: diese Hand mit den alten Blinds und Antes beenden.
new-level-order-next-hand-new = Dealer: ab der nächsten Hand die neuen Blinds und Antes nehmen.
new-level-order-new-blinds = Dealer: diese Hand mit den neuen Blinds und Antes spielen.
new-level-order-break-first = Dealer: jetzt keine Hand geben. Die erste Hand nach der Pause läuft mit den neuen Blinds und Antes.
new-level-order-break-after = Alle Spieler: Die Pause beginnt, wenn diese Hand zu Ende ist.
new-level-order-stop = Dealer: das Spiel anhalten. Alle behalten ihre Karten.
new-level-order-post-new = Dealer: die Blinds und Antes des neuen Levels setzen lassen und mit der Hand weitermachen.
new-level-order-action-open = Floor: nach Billigkeit (Regel { $fairness }) über eine Aktion auf den alten Big Blind entscheiden; das Buch sagt nicht, ob sie gilt.
new-level-order-director-decides = Turnierleitung: entscheiden, ob die Blinds korrigiert werden oder die Hand neu gegeben wird. Das Buch sagt nicht, welches von beiden.
new-level-order-orbit-out = Dealer: bis zum Ende dieses Orbits mit den alten Blinds und Antes spielen.
new-level-order-see-hand-for-hand-clock = Floor: für die Zeit auf der Uhr mit dem Vorfall „Die Uhr bei Hand-for-Hand“ (hand-for-hand-clock) weitermachen.
new-level-remark-too-early = Die Ansage kam zu früh. Vor null zählt sie nicht.
new-level-remark-chemmy = Mit einem Chemmy-Shuffle beginnt noch keine Hand.
new-level-remark-push = Mit einem Dealerwechsel beginnt nach diesem Buch noch keine Hand.
new-level-remark-announcement-as-printed = Im Druck steht „Ansage des Dealer“; vielleicht ist der Dealerwechsel gemeint. Im Zweifel verweist das Buch auf das englische Original.
