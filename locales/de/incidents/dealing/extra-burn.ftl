extra-burn = Zweite Burn-Karte zu viel
    .search = zweite Burn-Karte, zwei Burn-Karten, zweimal gebrannt, doppelte Burn-Karte, eine Burn-Karte zu viel, zwei Karten klebten beim Brennen zusammen, Dealer hat zwei Karten gebrannt, zu viele Burn-Karten, doppelt verbrannt
    .told =
        Der Dealer hat zwei Karten gebrannt statt einer.
        Zwei Karten klebten zusammen und wurden beide gebrannt.
        Da liegt eine Burn-Karte zu viel beim Pot.
        Er hat gebrannt, es vergessen und vor dem Turn noch einmal gebrannt.
        Zweimal gebrannt, und der Turn liegt schon auf dem Board.
        Der Dealer hat vor dem River doppelt gebrannt, agiert hat noch keiner.
        Wir zählen drei Burn-Karten, aber es liegen erst Flop und Turn.
        Vor dem Flop kamen zwei Burn-Karten weg, was machen wir mit der zweiten?
        Der Dealer hat eine Karte zu viel gebrannt, und am Turn wurde schon gesetzt.
        Bleibt das Board, wenn zwei Karten gebrannt wurden?
        eine Burn-Karte zu viel
        Ist die zweite Burn-Karte eigentlich der Turn?
    .heard =
        Dealer hat vor dem Turn zweimal gebrannt, müsste die zweite Karte der Turn sein
        zwei Burn-Karten klebten zusammen, sah aus wie eine Karte
        eine Burn-Karte zu viel auf dem Stapel, wir sind am River
        sie hat eine gebrannt, war abgelenkt und hat noch eine gebrannt
        aus Versehen zwei gebrannt, der Flop liegt noch nicht
        am Turn kam die falsche Karte, weil er zweimal gebrannt hat
        doppelt gebrannt, ein Spieler sagt, der River wäre die Karte davor gewesen
        die doppelte Burn-Karte fiel erst nach Bet und Call auf
        Zwei statt einer verbrannt, gemerkt nach den Checks
        Nach der Diskussion um den Pot vergaß er, dass schon verbrannt war, und tat es noch mal
        Bei den Verbrannten lag eine zu viel
        Ohne die zweite hätte ich meine Straße getroffen
        Doppelt verbrannt vor dem Turn, wird die Karte getauscht?
        Dealer hat 2x gebrannt, river liegt schon
        Beim Verbrennen klebten zwei zusammen, und keiner sagte was
        Am River zählten wir vier Verbrannte
        Während des Streits verbrannte der Dealer eine, danach noch eine, weil er die erste vergessen hatte, und erst nach dem Turn fiel es meiner Nachbarin auf
        Legt man die überzählige zurück, wenn noch niemand gesetzt hat?
extra-burn-fact-noticed = Wann ist es aufgefallen?
    .label = aufgefallen
    .before-card = bevor die nächste Board-Karte kam
    .card-out = die Board-Karte liegt, agiert hat darauf noch niemand
    .acted = auf die Board-Karte wurde schon agiert
extra-burn-outcome-second-next = Die zweite Karte kommt auf den Stub zurück und ist die nächste
extra-burn-outcome-both-burned = Beide Karten bleiben gebrannt; die nächste vom Stub kommt
extra-burn-outcome-put-right = Die zweite Burn-Karte wird die Board-Karte
extra-burn-outcome-board-stands = Das Board bleibt liegen
extra-burn-order-second-back = Dealer: die zweite Karte ungesehen oben auf den Stub zurücklegen und von dort weitergeben.
extra-burn-order-leave-both = Dealer: beide Karten bei den Burn-Karten lassen und vom Stub weitergeben.
extra-burn-order-swap = Dealer: die zuletzt gegebene Karte oben auf den Stub zurücklegen und die zweite Burn-Karte an ihrer Stelle aufs Board.
extra-burn-order-settle-actions = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, was aus den Aktionen auf die alte Karte wird.
extra-burn-order-board-stays = Dealer: das Board lassen, wie es ist, und für die nächste Street eine Karte brennen.
extra-burn-remark-not-the-order = Nach dem Buch schützt das Brennen den Stub. Es soll nicht die Reihenfolge der Karten wahren.
extra-burn-remark-by-lot = Das Buch erlaubt auch das Los.
