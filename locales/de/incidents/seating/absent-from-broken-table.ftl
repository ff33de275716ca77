absent-from-broken-table = Spieler fehlt beim Auflösen des Tisches
    .search = Tisch wird aufgelöst und ein Spieler fehlt, Spieler nicht da beim Auflösen, Chips des abwesenden Spielers, wer nimmt seine Chips mit, wer trägt den Stack, Besitzer der Chips ist weg, er ist auf der Toilette und der Tisch bricht, darf ich seine Chips mitnehmen, leerer Platz mit Chips am aufgelösten Tisch, Tisch gebrochen und er ist weg, Stack ohne Spieler, abwesend bei Tischauflösung
    .told =
        Tisch aufgelöst, Spieler fehlt
        Wir lösen den Tisch auf, und Platz 3 ist nicht da, wer nimmt seine Chips mit?
        Unser Tisch wurde aufgelöst, und mein Freund ist noch auf der Toilette, darf ich seinen Stack tragen?
        Der Tisch wird gerade aufgelöst, der Spieler mit den 60.000 ist gerade in der Raucherpause, und der Dealer weiß nicht, wohin mit seinen Chips.
        Beim Auflösen von Tisch 12 hat der Nachbar einfach die Chips vom fehlenden Spieler zum neuen Tisch getragen.
        Wer bringt die Chips rüber, wenn beim Auflösen vom Tisch ein Spieler nicht da ist?
        Tisch wird aufgelöst, Spieler fehlt
        Wir lösen Tisch 4 auf und ein Spieler ist gerade nicht da
        Der Tisch wird gebrochen, Platz 7 fehlt und seine Chips stehen noch am alten Tisch
        Tisch 9 aufgelöst, Platz 2 in der Pause, jemand anders hat ihm die Chips schon rübergetragen
        Tisch 6 wird aufgelöst, der Spieler auf Platz 8 ist rauchen, 38.000 im Stack, die Platzkarte hat keiner
        Wer bringt die Chips vom abwesenden Spieler zum neuen Tisch, wenn der alte Tisch aufgelöst wird?
    .heard =
        unser Tisch wird zugemacht und die 8 ist nirgends
        alle ziehen um, der Raucher ist noch nicht zurück
        sein Turm steht noch da, während schon alle woanders sitzen
        ich hab den Stack vom fehlenden Nachbarn zum neuen Tisch mitgeschleppt, war das falsch
        für diesen Stack zieht keiner eine Karte, wir werden aufgeteilt
        Floor, Tisch 14 schließt, die 2 steht an der Kasse
        wer packt für den Fehlenden ins Rack, wenn wir auseinandergehen
        seine Frau bietet an, die Chips zum neuen Tisch zu bringen
        Tisch leergeräumt, ein Haufen steht verwaist da
        er kommt zurück und sein Tisch ist abgebaut
        er ist noch beim Essen und Tisch 9 wird aufgelöst
        packt der Dealer ein, wenn der Besitzer bei der Auflösung fehlt
        der Tisch wird aufgelöst und ein Spieler ist nicht da
        wer trägt die Chips des Abwesenden zum neuen Tisch
        Tischauflösung, sein Stack steht herrenlos rum
        der Tisch wurde aufgelöst, während ein Spieler weg war
        wer trägt seine Chips, wenn sein Tisch aufgelöst wird und er nicht da ist
        Spieler in der Pause, als sein Tisch geschlossen wurde
        er kam zurück und sein Tisch ist weg
        Die Zwölf wird zugemacht, von Seat 6 steht nur der Stack da
        Wir werden gebrochen, aber der Ivan ist rauchen, wer trägt sein Zeug
        Seat 3 am Klo, unsere Sieben is zu, einer hat seine Jetons schon rübergetragen
        Alle sind umgesetzt, nur der Sascha is ned da, seine Jetons stehn noch
        Freund hat für ihn die Stapel mitgenommen, bei unserm Umzug war er fort
        Wir sind alle verteilt, einer kam nie zum Umzug, sein Stack steht noch hier
        Die 12 wird dichtgemacht, Sitz 3 ist nirgends, seine Jetons stehen rum
        Wir werden zerlegt, Ralf ist auf Klo, wer trägt seinen Kram rüber?
        Alle ziehen um, der Typ raucht draußen, was ist mit seinem Stapel?
        Beim Dichtmachen hat ein Kumpel Tanjas Jetons rübergetragen, sie ist noch weg
        Die 5 wird geschlossen, alle müssen raus, einer sitzt beim Essen
        Sitzzettel für die neue Runde liegt da, Mann weg, die 8 bricht grad
        Unser Tisch wurde aufgelöst, Gerd war am Telefon, wer trägt seine Chips?
        Sie parkt das Auto um, und ihr Tisch ist inzwischen weg
        Ein Spieler fehlt, als man uns verteilt, und keiner weiß, wo er ist
        Auf Platz drei nur ein Haufen Jetons und eine Jacke, der Tisch wird gebrochen
        Als unser Tisch nach dem Abendessen verschwand, saß der Herr von Platz acht noch beim Nachtisch, und keiner wusste, wer ihm die Türme an den neuen Platz bringt
        Er war nicht da als der tisch weg kam, was ist mit seinen chips?
        Die Zettel mit den neuen Plätzen waren verteilt, einer blieb liegen
        Seine Sachen hingen am Stuhl, den Tisch brauchte keiner mehr, er schlief im Hotel
        Wer haftet für die Anzahl, wenn der Eigentümer beim Umzug nicht da ist?
        Alle trugen ihre Racks weg, nur ein Stack stand verwaist da, während der Tisch abgedeckt wurde
absent-from-broken-table-fact-carried = Hat ein anderer Spieler die Chips schon an den neuen Tisch getragen?
    .label = Chips am neuen Tisch
absent-from-broken-table-outcome-staff-moves-chips = Das Personal bringt die Chips an den neuen Tisch
absent-from-broken-table-outcome-staff-checks-chips = Die Chips bleiben am neuen Tisch, und der Floor prüft sie
absent-from-broken-table-outcome-anybody-moves-chips = Jeder Spieler darf die Chips an den neuen Tisch bringen
absent-from-broken-table-outcome-chips-moved = Die Chips bleiben am neuen Tisch
absent-from-broken-table-order-draw = Floor: für den abwesenden Spieler einen Platz auslosen, wie für die anderen.
absent-from-broken-table-order-draw-in-two-steps = Floor: für den abwesenden Spieler in zwei Schritten Tisch und Platz auslosen, wie für die anderen.
absent-from-broken-table-order-staff-carries = Personal: die Chips am alten Tisch in ein Rack legen und sichtbar auf direktem Weg zum neuen Platz tragen.
absent-from-broken-table-order-anybody-carries = Wer die Chips trägt: sie sichtbar und auf direktem Weg zum neuen Platz bringen.
absent-from-broken-table-order-check-stack = Floor: den Dealer des alten Tisches fragen, wie groß der Stack war, und prüfen, ob er vollständig auf dem ausgelosten Platz steht.
absent-from-broken-table-order-tell-carrier = Floor: dem Spieler, der sie getragen hat, sagen, dass fremde Chips vom Personal bewegt werden.
absent-from-broken-table-order-dead-until-there = Dealer am neuen Tisch: Blinds und Antes vom Stack nehmen, sobald sie fällig sind. Die Hand ist jedes Mal tot, wenn der Spieler beim Austeilen fehlt.
absent-from-broken-table-order-leave-seat-card = Floor: dafür sorgen, dass der Spieler bei der Rückkehr seinen neuen Platz erfährt.
absent-from-broken-table-remark-needless = Fremde Chips ohne Not anzufassen verstößt gegen die Etikette. Ob es hier nötig war, beurteilt der Floor.
