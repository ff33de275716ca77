boxed-card-on-board = Boxed Card auf dem Board
    .search = Boxed Card auf dem Board, Karte offen im Deck, Karte verkehrt herum im Stub, Boxed Card am Turn, offene Burn-Karte, umgedrehte Karte im Deck während der Hand, Boxed Card am Flop, verkehrte Karte im Deck
    .told =
        Auf dem Board liegt eine Boxed Card.
        Der Turn kam offen aus dem Deck, er lag verkehrt herum im Stub.
        Im Deck war eine Karte offen, als er den Flop gelegt hat.
        Die Burn-Karte war offen, alle haben sie gesehen.
        Die nächste Karte im Stub liegt verkehrt herum.
        Der Dealer hat beim River eine Boxed Card gefunden.
        Eine Flopkarte war im Deck umgedreht.
        Mitten im Stub liegt eine Karte offen.
        Am Turn kam eine Boxed Card, zählt die als Turn?
        Er hat gebrannt, und die Burn-Karte war umgedreht.
        Wird eine Boxed Card ersetzt, wenn sie aufs Board kommt?
        offene Karte im Deck nach dem Flop
    .heard =
        im Stub lag eine Dame verkehrt herum, und die ist jetzt der Turn
        Boxed Card am River, spielen wir die
        die Burn-Karte kam offen aus dem Deck
        Dealer sieht vor dem Flop eine offene Karte im Stub
        eine Karte liegt verkehrt im Deck, das wäre der River
        ein Ass war im Deck umgedreht, als der Turn gelegt wurde
        da ist eine umgedrehte Karte im Stub, wir sind am Flop
        eine der Board-Karten war schon offen, bevor er sie umgedreht hat
        Für den Turn lag in seinem Paket eine mit dem Bild nach oben, er legte sie als vierte hin, und wir fragten uns, ob sie überhaupt gilt
        Im Stub schaute eine Neun raus, gerade vor dem Flop
        Der Croupier verbrannte eine, die verkehrt lag
        Eine im Paket falsch gedreht, sie kam als dritte im Flop, gilt sie?
        Vor dem River leuchtete oben eine Sieben
        Verdrehte karte im deck, sollte aufs board
        Ich sah sie im Stub, bevor sie kam, Gesicht nach oben
        Alle mit dem Rücken, nur eine nicht, mitten im Deck
        Der Turn wäre falsch herum gewesen, der Dealer legte sie weg, durfte er?
        Als er burnen wollte, sah uns ein Karo-Bube entgegen
        im Deck liegt eine Karte offen
        die nächste Karte des Boards liegt umgedreht im Stub
boxed-card-on-board-fact-place = Wohin kam die Boxed Card?
    .label = Boxed Card
    .board = aufs Board
    .burn = als Burn-Karte
    .hand = beim ersten Geben zu einem Spieler
boxed-card-on-board-outcome-card-plays = Die Boxed Card ist die Board-Karte
boxed-card-on-board-outcome-replaced = Die Boxed Card kommt zur Seite; die nächste Karte tritt an ihre Stelle
boxed-card-on-board-outcome-stays-burned = Sie bleibt gebrannt, verdeckt
boxed-card-on-board-outcome-another-burned = Sie kommt zur Seite, und eine andere Karte wird gebrannt
boxed-card-on-board-outcome-see-misdeal = Eine Boxed Card beim ersten Geben kann ein Misdeal sein
boxed-card-on-board-order-leave-it = Dealer: die Karte aufs Board legen, wie sie kam, und weitermachen.
boxed-card-on-board-order-next-card = Dealer: die Boxed Card zur Seite legen und die nächste Karte vom Stub an ihre Stelle, ohne noch einmal zu brennen.
boxed-card-on-board-order-burned = Dealer: die Karte umdrehen, bei den Burn-Karten lassen und weitermachen.
boxed-card-on-board-order-burn-another = Dealer: die Karte zur Seite legen und die nächste vom Stub brennen.
boxed-card-on-board-order-see-misdeal = Mit dem Vorfall „Misdeal“ (misdeal) weitermachen.
boxed-card-on-board-remark-by-lot = Wo das Buch keine Regel hat, erlaubt es das Los.
boxed-card-on-board-remark-two-in-deck = Zwei verkehrte Karten im Deck sind nach diesem Buch ein Misdeal, aber nur bis zur Substantial Action.
