card-off-table = Karte vom Tisch gefallen
    .search = Karte vom Tisch gefallen, Karte auf dem Boden, Karte heruntergefallen, gegebene Karte fiel hinunter, Karte flog vom Tisch, Karte unter dem Tisch, Karte vom Tisch gerutscht, meine Karte liegt am Boden, Karten vom Tisch geworfen, Karte auf dem Schoß, ist die Hand tot wenn eine Karte fällt
    .told =
        Eine Karte ist vom Tisch gefallen.
        Meine Karte ist auf den Boden gefallen, ist meine Hand tot?
        Der Dealer hat eine Karte ausgeteilt, und die flog vom Tisch.
        Eine der Handkarten liegt unter dem Tisch.
        Beim Geben rutschte eine Karte vom Tisch und liegt offen auf dem Boden.
        Er hat beim Anschauen seine eigene Karte vom Tisch gestoßen.
        Ein Spieler hat seine Karten geworfen, und eine landete auf dem Teppich.
        Die Karte fiel mir auf den Schoß und dann auf den Boden.
        Bleibt eine Karte im Spiel, die auf den Boden gefallen ist?
        Dem Dealer ist die nächste Karte vom Deck auf den Boden gefallen.
        Ein Spieler hat seine Karte vom Boden aufgehoben und will weiterspielen.
        Karte am Boden während der Hand
    .heard =
        gegebene Karte ging über die Kante auf den Boden
        mein Ass ist vom Tisch gefallen, gesehen hab nur ich es
        der Dealer warf zu fest, und die Karte landete auf dem Teppich
        eine Karte von Platz 3 liegt am Boden, die andere hat er noch
        ihr fiel die Hand vom Tisch, sie hat beide Karten wieder aufgehoben
        die Karte fiel auf den Boden neben eine andere, und keiner weiß, welche welche ist
        er hat vor Wut die Karten vom Tisch geworfen
        die oberste Karte vom Stub rutschte vom Tisch, als der Dealer brannte
        Mir fiel eine zwischen die Knie, ich hob sie auf
        Beim Geben flog die Dame auf den Boden
        Vom Filz gerutscht, und der Kellner reichte sie mir
        Beim Geben segelte meine Karte unter den Nebentisch, der Kellner hob sie auf, sah sie an und gab sie mir wieder, als wäre nichts gewesen
        Ist die Hand noch gut, wenn man sie vom Teppich holt?
        Mein ass lag unterm tisch, nur der Nachbar hat es gesehn
        Der Dealer warf so fest, dass sie mir im Schoß landete
        Sie prallte an der Bande ab und lag unterm Stuhl
        Zwei Ellbogen stießen zusammen, und die Karte war unten, gespielt war noch nichts
        Ein Windstoß von der Terrassentür, und der Bube war weg vom Tisch
        eine Karte ist vom Tisch gefallen
        eine seiner Karten ist auf dem Boden gelandet
        er hat aus Wut eine Karte vom Tisch geworfen
card-off-table-fact-whose = Welche Karte war es?
    .label = Karte
    .player = eine Karte aus der Hand eines Spielers
    .deal = eine Karte beim ersten Geben, auf dem Weg zu einem Spieler
    .stub = eine Karte vom Stub
card-off-table-fact-seen = Hat ein Spieler oder der Dealer gesehen, welche es war?
    .label = gesehen
card-off-table-fact-identifiable = Ist sicher, welche Karte es ist?
    .label = Karte sicher
card-off-table-fact-thrown = Hat der Spieler sie vom Tisch geworfen?
    .label = geworfen
card-off-table-outcome-see-misdeal = Eine offene Karte beim Geben: Die Liste der Misdeals entscheidet
card-off-table-outcome-card-plays = Die Karte bleibt im Spiel
card-off-table-outcome-misdeal = Misdeal: neu geben
card-off-table-outcome-see-dropped-deck = Eine Karte vom Stub: wie bei einem heruntergefallenen Deck
card-off-table-outcome-hand-plays = Die Hand bleibt live
card-off-table-outcome-hand-dead = Die Hand ist tot
card-off-table-outcome-see-killed = Eine Hand, die nicht identifizierbar ist
card-off-table-order-see-misdeal = Mit dem Vorfall „Misdeal“ (misdeal) weitermachen.
card-off-table-order-give-card = Dealer: die Karte verdeckt aufheben, dem Spieler geben, für den sie bestimmt war, und weiter austeilen.
card-off-table-order-deal-again = Dealer: alle Karten einsammeln und vom selben Button neu geben.
card-off-table-order-see-dropped-deck = Mit dem Vorfall „Heruntergefallenes Deck“ (dropped-deck) weitermachen.
card-off-table-order-pick-up = Dealer: die Karte verdeckt aufheben und zurückgeben; der Spieler spielt damit weiter.
card-off-table-order-muck = Dealer: die Hand mucken.
card-off-table-order-if-folded = Floor: wenn der Spieler die Karten während einer Setzrunde weggeworfen hat, um zu folden, gilt der Fold, auch außer der Reihe.
card-off-table-order-see-killed = Mit dem Vorfall „Hand aus Versehen getötet“ (killed-unprotected-hand) weitermachen.
card-off-table-remark-exposed = Haben Spieler die Karte gesehen, bleibt die Hand trotzdem im Spiel.
