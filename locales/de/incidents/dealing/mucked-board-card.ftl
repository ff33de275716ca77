mucked-board-card = Board-Karte im Muck
    .search = Board-Karte im Muck, Dealer hat das Board gemuckt, Flop in den Muck geschoben, Turn im Muck, Board zu früh eingezogen, Dealer hat das Board weggeräumt, Board-Karte weg, Gemeinschaftskarte gemuckt, Karte für alle im Muck, Dealer dachte die Hand ist vorbei, Board zurücklegen
    .told =
        Der Dealer hat aus Versehen eine Board-Karte gemuckt.
        Er hat den Flop in den Muck geschoben, obwohl zwei Spieler noch Karten haben.
        Der Turn ging mit den gefoldeten Händen in den Muck.
        Der Dealer dachte, die Hand sei vorbei, und hat das Board eingezogen.
        Eine Gemeinschaftskarte ist weg, sie kam mit den Karten von Platz 4 in den Muck.
        Sie hat das Board weggeräumt, während ich noch eine Live-Hand hatte.
        Das Board wurde vor dem Showdown eingesammelt.
        Eine der Flopkarten ist im Muck, und keiner weiß mehr, welche es war.
        Der Dealer hat den River zu den abgeworfenen Karten gezogen, bevor wir vergleichen konnten.
        Das Board haben alle gesehen, aber jetzt liegt es im Muck.
        Kann man das Board wieder hinlegen, nachdem der Dealer es gemuckt hat?
        Was ist, wenn keiner weiß, welche Board-Karte gemuckt wurde?
    .heard =
        Dealer hat das Board gemuckt, er dachte, alle haben gefoldet
        eine Karte für alle fehlt, sie kam mit anderen in den Muck
        im Muck liegt eine Karte für alle, nämlich der Turn
        die Karten für alle in der Mitte hat der Dealer gemuckt
        der Flop ging in den Muck, wir wissen alle, es war K 8 3
        Board-Karte liegt im Muck und keine Kamera am Tisch
        sie hat den Turn mit den gefoldeten Karten eingezogen
        das Board ist weg, die Hand läuft noch, wir sind zu zweit
        er hat das Board zu früh abgeräumt und in den Muck gemischt
        der River wurde mit dem Ärmel des Dealers in den Muck gewischt
        eine Gemeinschaftskarte ist im Muck verschwunden, wir sind uneins welche
        Mit dem Ärmel wischte er eine Gemeinschaftskarte in den Abfall
        Der Dealer dachte, es sei vorbei, und nahm den Flop weg
        Der Turn ist weggeräumt, wir spielten aber noch
        Call als Fold gehört und die Mitte aufgeräumt
        Der River verschwand im Haufen, wir beide hatten noch Karten
        Der Dealer dachte, der Letzte sei raus, schob die Gemeinschaftskarten zu den Abgelegten, und als wir protestierten, war eine davon nicht mehr zu finden
        Welche lag am Turn? Keiner sieht sie mehr, sie ist bei den Abgelegten
        Beim Schieben der Chips rutschte eine von fünf in den Muck
        Es war die Karo-Dame, holt man sie aus dem Muck zurück auf den Tisch?
        Bild wie im Film: er klatscht das Board zusammen, und wir sitzen mit offenem Mund da, die Bet noch unbeantwortet
mucked-board-card-fact-known = Ist sicher, welche Karte es war?
    .label = Karte bekannt
mucked-board-card-outcome-back-on-board = Die Board-Karte kommt aufs Board zurück
mucked-board-card-outcome-next-card = Die nächste Karte vom Stub tritt an ihre Stelle
mucked-board-card-outcome-drawn-from-muck = Eine aus dem Muck gezogene Karte tritt an ihre Stelle
mucked-board-card-order-stop = Dealer: das Spiel anhalten und sonst nichts anrühren.
mucked-board-card-order-put-back = Dealer: diese Karte aus dem Muck holen, keine andere zeigen, und an ihren Platz im Board zurücklegen.
mucked-board-card-order-deal-next = Dealer: die oberste Karte des Stubs an ihre Stelle legen, ohne noch einmal zu brennen, und weitermachen.
mucked-board-card-order-draw-one = Dealer: den Muck verdeckt scrambeln. Floor: daraus eine Karte fürs Board ziehen.
mucked-board-card-remark-stub-mixed = Wenn der Stub damit vermischt wurde, siehe den Vorfall „Heruntergefallenes Deck“ (dropped-deck).
mucked-board-card-remark-by-lot = Wo das Buch keine Regel hat, erlaubt es das Los.
