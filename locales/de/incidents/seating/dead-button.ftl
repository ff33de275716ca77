dead-button = Button und Blinds, wenn ein Spieler weg ist
    .search = toter Button, Dead Button, toter Small Blind, kein Small Blind, No Small Blind, Small Blind ausgeschieden, Big Blind ausgeschieden, Button ausgeschieden, beide Blinds raus, wohin kommt der Button, wer ist jetzt Small Blind, wer zahlt den Small Blind, Button an einem leeren Platz, Button überspringt einen Platz, zwei Spieler ausgeschieden, wer ist nächste Hand Big Blind, Blinds nach einem Bust-out, rückt der Button weiter, bin ich schon wieder Big Blind
    .told =
        Small Blind raus, wohin Button?
        Der Small Blind ist rausgeflogen, wo kommt jetzt der Button hin?
        Der Spieler am Button ist raus, wer zahlt jetzt welchen Blind?
        In der letzten Hand sind Big Blind und Small Blind beide rausgeflogen, wir sind noch sechs, wie stehen Button und Blinds?
        Der Big Blind von der letzten Hand wurde an einen anderen Tisch gesetzt, und der Dealer will den Button zwei Plätze weiterrücken.
        Bleibt der Button auf dem leeren Platz stehen, wenn der Small Blind ausgeschieden ist?
        Small Blind raus, wohin der Button?
        Der Small Blind ist ausgeschieden, wo kommt der Button jetzt hin
        Big Blind der letzten Hand ist raus, wir wissen nicht, wer die Blinds zahlt
        Letzte Hand sind Button und Big Blind rausgeflogen, noch sechs am Tisch, wo liegt der Button jetzt
        Platz 3 war Small Blind und wurde an einen anderen Tisch gesetzt, sein Platz ist leer, Button müsste jetzt dort liegen
        Liegt der Button auf dem leeren Platz, wenn der Small Blind ausgeschieden ist, oder rückt er weiter?
    .heard =
        Button nicht weitergerückt
        der Button wurde nicht weitergeschoben
        Small Blind ist ausgeschieden, wer zahlt was in der nächsten
        BB ist pleite, der Puck kommt auf einen freien Stuhl
        der der Dealer wäre ist rausgeflogen
        muss ich klein zahlen oder nichts, rechts von mir ist keiner mehr
        bleibt der Button liegen oder wandert er, drei sind gleichzeitig raus
        zwei auf einmal raus, auf beide kämen die Blinds zu
        Puck vor einer Lücke, wer ist Letzter
        in dieser Runde gab es keinen SB, stimmt das
        4 und 5 sind ausgeschieden, ich sitz auf 6, welcher Blind ist meiner
        sie will das Plättchen über die Lücke schieben
        nach seinem Exit müsst ich schon wieder groß zahlen
        zwischen Puck und BB ist keiner mehr, gehts mit einem Blind weiter
        wo kommt der Knopf hin wenn Platz 4 ausgeschieden ist
        der Button ist ausgeschieden, wo steht er in der nächsten Hand
        Big Blind rausgeflogen, wer zahlt jetzt welchen Blind
        leerer Platz, bleibt der Dealerbutton dort liegen
        der Small Blind ist raus, wohin kommt der Button
        der Spieler, der den Button bekommen sollte, ist ausgeschieden
        der Big Blind ist letzte Hand ausgeschieden, wer zahlt jetzt was
        rückt der Button weiter, wenn der Small Blind ausgeschieden ist
        der Button liegt vor einem leeren Platz
        SB ist rausgeflogen, wo kommt der Knopf jetzt hin
        BB busto, wer legt jetzt den Kleinen und den Großen
        Kommt der Knopf auf den leeren Sitz, der Günter ist ja pleite
        Beide, Small und Big, sind ausgeschieden, wer muss zahlen
        Der am Knopf ist bust, schieben wir ihn auf Seat 5
        Seat 2 hatte den Knopf, jetzt is er raus, wer zahlt klein und groß
        Bigblind ist rausgeflogen, wo kommt der Knopf als Nächstes hin?
        Smoll ist geplatzt, bleibt der Knopf vor nem leeren Stuhl?
        Knopf und Smoll beide gebustet, wer zahlt jetzt den Kleinen und Großen?
        Der nächste Kleine fehlt am Tisch, rückt der Knopf trotzdem?
        Großer und Kleiner zusammen rausgeflogen, wo geht der Geberknopf hin?
        Sitz 4 hatte den Knopf und ist heim, wir sind noch drei
        Der Big Blind ist raus, ich bin UTG, was zahle ich?
        Auf dem Platz mit der Scheibe sitzt niemand, wer ist der Letzte?
        Der vom Small ist weg, und es gab nur einen Blind
        Zwei flogen in einer Hand raus, wer zahlt jetzt welchen Blind?
        Angeblich bleibt der Button bei dem leeren Stuhl, warum?
        Der Mann, der den Big hätte legen sollen, flog in der letzten Hand vor der Pause raus, und danach wusste niemand, wer was bezahlt und wo die Scheibe hingehört
        Zwischen mir und dem Nächsten steht ein leerer Stuhl, zahle ich den Small?
        Man hat den umgesetzt, der den Small haben sollte, nun fehlt der
        Zweimal nacheinander war ich Letzter, weil neben mir keiner sitzt
        Der Dealerknopf vor einem freien Platz, alle grübeln, wer Blind hat
dead-button-fact-gone = Wer aus der letzten Hand ist nicht mehr am Tisch? (ein Small Blind, den niemand gesetzt hat, zählt als weg)
    .label = nicht mehr am Tisch
    .small-blind = der Small Blind
    .big-blind = der Big Blind
    .small-and-big-blind = der Small Blind und der Big Blind
    .button = der Button
    .button-and-small-blind = der Button und der Small Blind
    .button-and-big-blind = der Button und der Big Blind
    .all-three = der Button und beide Blinds
    .another-seat = nur Spieler ohne Button und Blinds
dead-button-fact-players-left = Wie viele Spieler sind noch am Tisch?
    .label = Spieler am Tisch
    .three-or-more = drei oder mehr
    .two = zwei
dead-button-outcome-heads-up = Zwei Spieler übrig: Das Heads-up beginnt
dead-button-outcome-all-move-on = Button und Blinds rücken alle um einen Spieler weiter
dead-button-outcome-no-small-blind = Kein Small Blind in dieser Hand; der Button rückt normal weiter
dead-button-outcome-button-dead = Toter Button am leeren Platz; beide Blinds werden gesetzt
dead-button-outcome-button-held-back = Der Button rückt nicht auf den leeren Platz; beide Blinds werden gesetzt
dead-button-outcome-button-dead-no-small-blind = Toter Button und kein Small Blind; gesetzt wird nur der Big Blind
dead-button-outcome-button-held-back-no-small-blind = Der Button rückt nicht auf den leeren Platz; gesetzt wird nur der Big Blind
dead-button-outcome-button-to-next-player = Der Button geht an den nächsten Spieler, die Blinds an die zwei danach
dead-button-order-see-heads-up-start = Mit dem Vorfall „Das Heads-up beginnt“ (heads-up-start) weitermachen.
dead-button-order-button-to-small-blind = Dealer: den Button zu dem Spieler weiterrücken, der in der letzten Hand den Small Blind hatte.
dead-button-order-button-to-empty-seat = Dealer: den Button an den leeren Platz des letzten Small Blinds legen. Niemand spielt am Button.
dead-button-order-button-to-player-before = Dealer: den Button zum ersten Spieler rechts vom leeren Platz des letzten Small Blinds legen.
dead-button-order-button-to-next-player = Dealer: den Button nach links zum nächsten Spieler weiterrücken.
dead-button-order-last-big-blind-posts-small = Der Spieler, der in der letzten Hand den Big Blind hatte, setzt den Small Blind.
dead-button-order-nobody-posts-small = Der Platz des letzten Big Blinds ist leer: Niemand setzt in dieser Hand einen Small Blind.
dead-button-order-next-player-posts-big = Der erste Spieler links vom letzten Big Blind setzt den ganzen Big Blind, dazu die Ante, falls eine dazugehört.
dead-button-order-two-after-button-post = Der erste Spieler links vom Button setzt den Small Blind, der zweite den Big Blind.
dead-button-order-next-hand-button-dead = Dealer: In der Hand danach ist der Button tot. Den Button an den Platz legen, den der Big Blind der letzten Hand verlassen hat.
dead-button-order-next-hand-button-held-back = Dealer: den Button in der Hand danach beim ersten Spieler rechts von dem Platz lassen, den der Big Blind der letzten Hand verlassen hat.
dead-button-order-next-hand-blinds = In der Hand danach setzt der Big Blind dieser Hand den Small Blind und der nächste Spieler den Big Blind.
dead-button-remark-seat-taken-again = Für einen Spieler von einem aufgelösten Tisch, der vor dem Geben einen leeren Platz einnimmt, gilt der Vorfall „Platz nach Tischauflösung“ (broken-table-seat); für einen Späteinsteiger „Späte Anmeldung, Nachrücker oder Re-Entry“ (late-entry).
