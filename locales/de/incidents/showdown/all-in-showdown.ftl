all-in-showdown = Mucken bei einem All-in
    .search = all-in und will mucken, beim All-in gemuckt, will seine All-in-Hand nicht zeigen, weigert sich umzudrehen, Karten offen bei All-in, muss er bei All-in zeigen, Caller muckt gegen ein All-in, Karten beim All-in weggeworfen, Hände aufdecken, alle Karten umdrehen, Side-Pot-Spieler will mucken, Hand beim All-in-Showdown verloren gegangen
    .told =
        Er muckt beim All-in
        Er ist all-in, wird gecallt und will seine Karten nicht zeigen, nur mucken.
        Beim All-in hat er seine Karten verdeckt weggeworfen, statt sie aufzudecken.
        Ich bin all-in, er callt, es wird nicht mehr gesetzt, und er will seine Karten nach dem River verdeckt in den Muck werfen.
        Drei Leute all-in, auch der Side-Pot ist zu, und der auf Platz 8 sieht das Board und muckt, ohne aufzudecken.
        Müssen bei einem gecallten All-in nicht alle aufdecken, oder darf er einfach mucken?
        All-in, Spieler will mucken
        Alle sind all-in und Platz 5 will seine Karten nicht zeigen
        All-in und Call, der Verlierer wirft die Hand einfach verdeckt weg
        Platz 3 ist all-in, Platz 7 hat gecallt, kein Setzen mehr möglich, Platz 7 will mucken statt umdrehen
        Hand-for-Hand, All-in mit Call, Platz 2 hat seine Karten verdeckt weggeworfen, sie sind noch erkennbar
        Darf er beim All-in mucken oder muss er die Karten aufdecken, wenn nicht mehr gesetzt wird?
    .heard =
        zwei sind komplett drin und er dreht sie nicht um
        Shortstack wird bezahlt und will stillschweigend abgeben
        alles Geld ist preflop drin, der Button lässt sie zu
        darf man entsorgen wenn man drin ist und eh verloren hat
        Dealer möchte vor dem Board beide Hände sehen, einer stellt sich quer
        er ist bustout und schiebt sie ungesehen Richtung Ablage
        ich hab gepusht, wurde gecallt, und er verheimlicht womit
        der Verlierer vom Nebenpot gibt lautlos auf, obwohl jemand mit allem drin ist
        nach dem Coinflip pfeffert der Verlierer sie weg, bevor wer etwas sah
        gesetzt werden kann nichts mehr, müssen jetzt gleich alle auf den Tisch
        er mag nicht, dass der Tisch seinen Bluff sieht, ist aber komplett all-in
        nach dem River steckt er sie unter den Stapel, ich war gegen ihn all-in
        es kann nicht mehr gesetzt werden, müssen sie offen liegen
        All-in und Call, er will wegwerfen ohne zu zeigen
        müssen die Karten umgedreht werden wenn keiner mehr setzen kann
        All-in und Call, er will seine Karten nicht zeigen
        Spieler wirft seine Hand bei einem All-in weg
        wann werden bei einem All-in die Karten aufgedeckt
        zwei Spieler sind all-in, ein dritter hat noch Chips, müssen sie jetzt aufdecken
        er war all-in und hat seine Karten weggeworfen, ohne sie zu zeigen
        Er hat geshoved und wurde gecallt, will aber nicht aufdecken, wirft verdeckt weg
        Beide haben alles drin, er haut sein Blatt zugedeckt in den Abwurf
        Alles drin und bezahlt, Seat 3 will nicht herzeigen
        Geld liegt komplett drin, und die Susi mag ungesehen abwerfen
        Der Caller hat noch Jetons und schmeißt unbesehen weg, Shorty is drin
        Hat gepusht, glaubt er hat verloren, und lässt die Karten verdeckt verschwinden
        Einer ist rein, einer hat bezahlt, jetzt will er nicht aufdecken
        Ollin verloren und schmeißt verdeckt weg, ich will's sehen
        Beide Stapel drin, keiner setzt mehr, der zeigt sein Blatt nicht
        Er hat gegen das Ollin gezahlt und wirft's nun heimlich weg
        Müssen die nicht beide umdrehen, wenn alles drin ist?
        Auf der Bubble ollin und will seine Pappen nicht offenlegen
        Alles lag in der Mitte, und der Herr wollte nicht umdrehen
        Auf der Bubble zahlte er den Short und legte am Schluss ungesehen weg
        Es gab nichts mehr zu setzen, trotzdem hielt er die Karten bis zum River zu
        Am Ende versuchte der Gegner leise, seine Hand in den Haufen zu schieben
        Einer deckte auf, der andere wollte das Board abwarten
        Beide waren all-in, der Junge legte offen hin, der ältere Mann hielt seine in der Hand und wollte erst nach der letzten Karte zeigen, um den anderen noch ein bisschen zu quälen
        Der Dealer gab weiter, obwohl nur einer von uns zweien offen lag
        Darf er ohne Zeigen weg, wenn keine Einsätze mehr kommen?
        Wir wollten sehen, womit das Mädchen gepusht hat, sie versteckte ihre Karten
        Alle Chips drin, Kopfschütteln, Karten verdeckt Richtung Dealer, und das vor dem Turn
all-in-showdown-fact-betting-over = Ist nach dem All-in alles Setzen vorbei, auch in den Side-Pots?
    .label = Setzen vorbei
all-in-showdown-fact-hand-for-hand = Wird Hand-for-Hand gespielt?
    .label = Hand-for-Hand
all-in-showdown-fact-cards = Wo sind die Karten des Spielers, der mucken will?
    .label = Karten
    .held = er hat sie noch
    .discarded = verdeckt abgeworfen, aber noch identifizierbar
    .lost = im Muck, und niemand kann sie erkennen
all-in-showdown-fact-player = Wer will mucken?
    .label = mucken will
    .all-in = ein Spieler, der all-in ist
    .called = ein Spieler, der gecallt hat und noch Chips hat
all-in-showdown-outcome-not-yet = Noch nicht: Es wird noch gesetzt, die Karten bleiben verdeckt
all-in-showdown-outcome-table-at-once = Alle Hände werden sofort aufgedeckt: Niemand kann mucken
all-in-showdown-outcome-hand-dead = Die nicht mehr identifizierbare Hand ist tot, alle anderen werden aufgedeckt
all-in-showdown-outcome-last-has-pot = Die nicht mehr identifizierbare Hand ist tot, der letzte Spieler gewinnt den Pot
all-in-showdown-outcome-hand-not-dead = Die nicht mehr identifizierbare Hand ist nicht tot: Die Turnierleitung entscheidet
all-in-showdown-outcome-wait-face-down = Hand-for-Hand: Die Karten bleiben vorerst verdeckt
all-in-showdown-outcome-may-muck = Diese Hand darf gemuckt werden
all-in-showdown-order-leave-face-down = Dealer: alle Karten verdeckt lassen und die Setzrunde fortsetzen.
all-in-showdown-order-fold-in-turn = Spieler mit Chips: folden, wenn man an der Reihe ist und nicht weiterspielen will.
all-in-showdown-order-all-in-protects = All-in-Spieler: die Karten schützen, bis sie aufgedeckt werden. Zu entscheiden gibt es nichts mehr.
all-in-showdown-order-bring-back = Dealer: die abgeworfenen Karten verdeckt wieder vor ihren Spieler legen.
all-in-showdown-order-all-table = Alle Spieler in der Hand: jetzt alle Karten aufdecken, für den Main-Pot und für jeden Side-Pot.
all-in-showdown-order-all-in-tables = All-in-Spieler: jetzt alle Karten aufdecken.
all-in-showdown-order-nothing-to-muck = Dealer: keine Hand einziehen, bevor alle offen liegen.
all-in-showdown-order-deal-out = Dealer: den Rest des Boards geben und danach jede Hand lesen.
all-in-showdown-order-stay-face-down = Alle Spieler in der Hand: die Karten verdeckt vor sich liegen lassen.
all-in-showdown-order-no-board = Dealer: nichts mehr vom Board geben, bis der Floor es sagt.
all-in-showdown-order-keep-hand = Spieler: Mucken geht nicht. Alle Hände werden aufgedeckt, sobald der Floor die Hand weitergehen lässt.
all-in-showdown-order-see-hand-for-hand = Floor: mit dem Vorfall „Hand-for-Hand – All-in“ (hand-for-hand-all-in) weitermachen.
all-in-showdown-order-others-table = Alle anderen Spieler in der Hand: jetzt alle Karten aufdecken.
all-in-showdown-order-no-share = Dealer: die Pots ohne die nicht mehr identifizierbare Hand vergeben. Die gecallten Chips dieser Hand bleiben darin.
all-in-showdown-order-uncalled-back = Dealer: eine Bet oder ein Raise dieses Spielers zurückgeben, wenn niemand gecallt hat.
all-in-showdown-order-uncalled-amount-back = Dealer: zurückgeben, was von der Bet oder dem Raise dieses Spielers niemand gecallt hat.
all-in-showdown-order-director-decides = Turnierleitung: entscheiden, was mit dem Anteil der nicht mehr identifizierbaren Hand an den Pots geschieht.
all-in-showdown-order-muck-or-table = Spieler: die Hand aufdecken oder mucken und auf den Pot verzichten.
all-in-showdown-fact-board = Ist das Board vollständig?
    .label = Board
    .complete = vollständig
    .to-come = es fehlen noch Karten
all-in-showdown-fact-left-in = Wie viele andere Spieler haben noch eine Hand?
    .label = andere Spieler in der Hand
    .several = zwei oder mehr
    .one = nur noch einer
all-in-showdown-order-deal-rest = Dealer: den Rest des Boards geben und danach die aufgedeckten Hände lesen.
all-in-showdown-order-last-wins = Dealer: den Pot dem einzigen Spieler geben, der noch in der Hand ist.
all-in-showdown-order-no-more-cards = Dealer: keine Karten mehr geben.
all-in-showdown-order-read-hands = Dealer: jede Hand lesen und die Pots vergeben.
