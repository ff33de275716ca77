show-one-show-all = Hand nur einem Spieler gezeigt
    .search = show one show all, dem Nachbarn die Karten gezeigt, hat einem Spieler seine Hand gezeigt, nur er hat es gesehen, ich will es auch sehen, Karten beim Nachbarn aufblitzen lassen, einem Freund am Rail die Hand gezeigt, einem Zuschauer gezeigt, gefoldeter Spieler durfte mitschauen, nach dem Pot nur einem die Karten gezeigt, einem gezeigt also allen zeigen
    .told =
        Zeigt nur dem Nachbarn
        Er hat seine Karten nur seinem Nachbarn gezeigt, ich will sie auch sehen.
        Er zeigt dem neben ihm die Hand und sonst keinem, und die anderen sehen nichts.
        Am Ende der Hand mucke ich, und der Gewinner zeigt seine Karten nur Platz 5 und schiebt sie dann verdeckt zum Dealer.
        Während die Hand noch läuft, hält er seine Karten so, dass der Spieler rechts reinschauen kann, die anderen am Tisch nicht.
        Muss er allen zeigen, was er hatte, wenn er es einem gezeigt hat?
        Hand nur dem Nachbarn gezeigt
        Platz 3 hat seine Karten nur Platz 4 gezeigt, die anderen wollen sie auch sehen
        Spieler zeigt nach der Hand seine Karten nur einem, der Rest ruft „show one, show all“
        Platz 8 foldet am River und hält seinem Nachbarn die zwei Karten hin, Hand vorbei, Platz 1 will sie auch sehen
        Die Hand läuft noch und Platz 5 lässt Platz 6, der schon gefoldet hat, in seine Karten schauen
        Muss er seine Hand allen zeigen, wenn er sie einem Mitspieler gezeigt hat?
    .heard =
        er hat sie für Platz 5 angehoben, jetzt wollen alle es wissen
        nach dem Einstreichen durfte sein Kumpel spähen
        sie lehnt sich zur Seite, damit ihr Mann hinter ihr mitliest
        ich war raus und er gewährte mir einen Blick, andere beschweren sich
        einer kennt jetzt den Bluff, wir anderen nicht
        hält sie während des Spiels schräg zur Nachbarin
        nur links vom Dealer hatte das Privileg, bitte für den ganzen Tisch
        die Drei hat die gemuckten gesehen, gleiche Information für uns
        der Ausgestiegene schwitzte gemütlich beim anderen mit
        flüstert „schau“ und biegt die Ecken nur für sie hoch
        Freund hinterm Rücken bekam beide zu Gesicht
        mit einem geteilt heißt mit allen geteilt, oder
        er hat dem Nachbarn gezeigt, dann wollen wir alle sehen
        einer hats gesehen also alle
        hat die Hand nur seinem Nachbarn gezeigt
        einer durfte reinschauen, wir wollen es auch sehen
        zeigte nach dem Fold einem Freund die Karten
        er hat seine Hand nur seinem Nachbarn gezeigt, ich will sie auch sehen
        Spieler zeigte nach der Hand einem Spieler seine Karten
        Show one show all, er hat sie nur seinem Freund gezeigt
        sie ließ den Spieler neben ihr in die Karten sehen und warf dann weg
        er zeigte Platz 4 eine Karte, die anderen wollen sie auch sehen
        Er hat dem Nachbarn seine Karten hingehalten, ich will's auch sehn
        Seinen Kumpel hat er ins Blatt schaun lassen, wir andern schaun blöd
        Die lässt Seat 4 beim Abwerfen reingucken, den Rest vom Tisch nicht
        Sein Spezl durft die Damen anschauen, mir hält er sie ned her
        Heimlich dem Sitznachbarn das Ass hingehalten, und wir gucken in die Röhre
        Topf läuft noch, da lässt er Platz 2 neben sich reinspicken
        Er hat's bloß der Nachbarin hingehalten, wir wollen's auch sehen
        Zeigst du's dem, zeigst du's allen, also umdrehen bitte
        Der lässt Sitz 5 heimlich in sein Blatt linsen, uns nicht
        Klaus durfte reinschauen, ich nicht, der Topf läuft sogar noch
        Nach dem Pott hält er's dem Kumpel unter die Nase, sonst keinem
        Schau wan schau oll, ich will die Pappen auch sehen
        Nur dem Kumpel rechts zeigte er sie, allen anderen nicht
        Nach dem Gewinn drehte er sein Blatt ein bisschen zur Dame links
        Sie hat es gesehen, wir nicht, wir wollen auch
        Gefoldet und dem Nachbarn heimlich gezeigt, die Hand lief noch
        Alle hatten auf seinen Push gepasst, er zeigte dem Freund zu seiner Linken die Karten, der lachte los, und die anderen wollten sie auch sehen
        Hat dem nachbarn die karten gezeigt, darf ich auch?
        Sie saßen nebeneinander und ließen sich ständig reinsehen
        Nach dem Weglegen ließ er mich gucken, und die anderen schrien
        Er schob die Karten rüber, damit sein Partner sie sieht, der Gegner tobte
        Seinem Bruder am Rand hielt er die Asse hin, und das halbe Casino wollte sie sehen
        hat seine Karten nur einem Spieler gezeigt, die anderen wollen sie auch sehen
show-one-show-all-fact-hand-over = War die Hand schon zu Ende?
    .label = Hand zu Ende
show-one-show-all-outcome-all-see-them = Der ganze Tisch sieht dieselben Karten
show-one-show-all-outcome-only-one-saw-them = Der Tisch bekommt die Karten nicht zu sehen
show-one-show-all-order-hand-stays-live = Dealer: mit der Hand weitermachen. Karten werden nicht tot, weil sie gezeigt wurden.
show-one-show-all-order-hand-is-dead = Dealer: Die gezeigte Hand ist tot. Mit den anderen Händen weitermachen.
show-one-show-all-order-show-nobody-else = Floor: dem Spieler sagen, dass er seine Karten während einer Hand niemandem zeigen darf.
show-one-show-all-order-choose-the-moment = Floor: sagen, wann der Tisch dieselben Karten sieht, jetzt oder nach dem Ende dieser Hand.
show-one-show-all-order-show-the-same-cards = Dealer: dem ganzen Tisch die Karten zeigen, die der eine gesehen hat, und keine anderen.
show-one-show-all-order-cards-stay-down = Dealer: die Karten verdeckt liegen lassen.
show-one-show-all-order-penalty-after-hand = Floor: eine etwaige Penalty erst beginnen lassen, wenn diese Hand zu Ende ist.
show-one-show-all-order-penalty-at-once = Floor: eine etwaige Penalty sofort beginnen lassen.
show-one-show-all-remark-moment-not-said = Das Buch sagt nicht, wann die anderen die Karten sehen. Solange derjenige, der sie gesehen hat, noch in der Hand ist, sind die anderen beim Warten im Nachteil.
