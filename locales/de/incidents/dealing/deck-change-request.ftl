deck-change-request = Bitte um ein neues Deck
    .search = neues Deck bitte, anderes Deck, Deckwechsel, Kartenwechsel, können wir neue Karten haben, frische Karten, das Deck bringt Pech, das Deck ist kalt, Karten austauschen, markierte Karte, geknickte Karte, verbogene Karte, eingerissene Karte, abgenutzte Karten, Dealer will ein neues Deck, neues Deck beim Dealerwechsel
    .told =
        Wir wollen neue Karten
        Ich verliere nur noch, ich will ein neues Deck.
        Ein Spieler verlangt ein neues Deck, und der Dealer sagt, das geht nicht.
        Der auf Platz 8 sagt, eine Karte ist geknickt, und er möchte, dass wir das Deck wechseln.
        Der neue Dealer setzt sich gerade hin, und zwei Spieler fordern jetzt neue Karten, weil die alten schon so abgenutzt sind.
        Können wir als Spieler einfach einen Deckwechsel verlangen, wenn keine Karte kaputt ist?
        Spieler will neues Deck
        Platz 7 verlangt ein anderes Deck, weil er immer verliert
        Spieler beschwert sich über die Karten und möchte ein neues Deck
        Platz 4 will ein neues Deck, an den Karten ist nichts beschädigt, kein Dealerwechsel, kein neuer Level
        Eine Karte hat einen Knick, der neue Dealer kommt gerade, und ein Spieler will das Deck gewechselt haben
        Kann ein Spieler einfach ein neues Deck verlangen, wenn keine Karte markiert ist?
    .heard =
        mit dem Packerl gewinn ich nie, bringt ein anderes
        Platz 3 bettelt um die roten, er ist seit Stunden card dead
        die Kreuz sieben hat eine Falte, die sieht man von drüben
        beim Ass ist die Ecke angeknabbert, Dealer bittet um Ersatz
        die kleben und sind speckig, wir hätten gern saubere
        wann wird routinemäßig getauscht, er verlangt das nach jedem Bad Beat
        jemand hat Cola drübergeschüttet, ein frisches Set bitte
        er ist abergläubisch und will sie vor dem nächsten Mischen loswerden
        auf dem Rücken der Dame ist ein Kratzer, die erkennt jeder
        neuer Geber setzt sich hin, darf er andere mitbringen
        darf ein Gast mitten im Level andere Karten fordern oder nur das Personal
        sie sind wellig und ausgefranst, die Mischmaschine frisst sich ständig fest
        Spieler verlangt ein neues Kartendeck
        will andere Karten weil er nur Pech hat
        wann wird das Deck gewechselt
        er will ein neues Deck, weil er verliert
        Spieler verlangt ein anderes Kartendeck
        können wir die Karten wechseln, dieses Deck bringt Pech
        auf einer Karte ist ein Strich, können wir ein neues Deck haben
        eine Karte ist geknickt, wir brauchen ein anderes Deck
        Ich will andere Karten, mit denen gewinn ich seit Stunden nix
        Kann man mal das Kartenspiel wechseln, das bringt nur Unglück
        Seat 3 verlangt frische Karten, weil er dauernd verliert
        Pik Sieben hat an Knick, tauschts doch das ganze Packerl aus
        Die Geberin meint, das Spiel klebt, sie hätt gern ein anderes
        Dealerwechsel, und die Moni mag gleich a anderes Kartenpackl
        Ich krieg nur Müll, kann mal jemand die Karten tauschen?
        Sitz 9 will andere Karten, nur weil er dauernd verliert
        Croupier möchte nen frischen Satz, das Karo-Ass hat nen Knick
        Der verlangt Kartenwechsel, weil die verflucht wären, sagt er
        Dealerablösung kommt, will der gleich auch den Kartensatz wechseln?
        Die Pappen kleben, können wir ein anderes Päckchen haben?
        Die Pik-Zwei erkenne ich blind, die hat eine Ecke
        Platz drei hatte ein Level lang kein Blatt und bat um ein neues Paket, das alte sei verbogen, Dealer und Floor konnten aber nichts erkennen
        Eine ist gerissen, kriegen wir ein frisches Paket?
        Die Karten kleben vom Bier, wir baten um neue
        Dieses Deck bringe ihm Pech, der Dealer tauschte nicht
        Wer darf neue Karten verlangen, nur der Dealer oder auch wir?
        Immer nur kleine, kann man das mal wechseln?
        Mitten in der hand um ein neues deck gebeten
        Nach jedem verlorenen Pot wollte die Oma andere
        Die Rückseite hat einen Kratzer, man sieht ihn vom anderen Tischende
deck-change-request-fact-asked-by = Wer will ein neues Deck?
    .label = neues Deck verlangt
    .player = ein Spieler
    .dealer = der Dealer
    .house = der Floor für das Haus
deck-change-request-fact-damaged = Ist eine Karte beschädigt oder markiert?
    .label = Karte beschädigt oder markiert
deck-change-request-fact-moment = Kommt gerade ein neuer Dealer oder ein neuer Level?
    .label = neuer Dealer oder Level
    .neither = keins von beiden
    .dealer-change = ein neuer Dealer kommt
    .new-level = ein neuer Level beginnt
deck-change-request-outcome-refused = Kein neues Deck: Die Bitte eines Spielers ist kein Grund
deck-change-request-outcome-no-reason = Kein neues Deck: Das Buch nennt diesen Grund nicht
deck-change-request-outcome-deck-changed = Ja: Das Deck darf jetzt gewechselt werden
deck-change-request-outcome-damaged-deck-changed = Ja: Ein beschädigtes Deck wird ersetzt
deck-change-request-outcome-house-decides = Deine Wahl: ein anderes Deck oder nicht; das Buch nennt keine Beschädigung
deck-change-request-order-look-at-cards = Floor: die Karte selbst ansehen. Wenn sie weder beschädigt noch markiert ist, ohne diesen Grund neu entscheiden.
deck-change-request-order-new-deck = Dealer: das neue Deck zwischen zwei Händen ins Spiel bringen.
deck-change-request-order-house-orders = Floor: für das Haus entscheiden, ob ein anderes Deck kommt.
deck-change-request-order-same-deck = Dealer: mit diesem Deck weitermachen.
deck-change-request-order-may-not-ask = Floor: dem Spieler sagen, dass Spieler kein neues Deck verlangen dürfen.
deck-change-request-order-should-not-ask = Floor: dem Spieler sagen, dass Spieler nicht einfach so ein neues Deck verlangen sollten.
deck-change-request-remark-not-because-asked = Der Grund ist der neue Dealer oder der neue Level, nicht die Bitte: Der Spieler hat keinen Anspruch auf ein neues Deck.
deck-change-request-remark-running-hand = Die Regel betrifft nur das Deck. Was mit einer Hand geschieht, die gerade damit gespielt wird, sagt sie nicht.
deck-change-request-remark-only-damage = Nach diesem Buch ist nur eine Beschädigung ein Grund.
