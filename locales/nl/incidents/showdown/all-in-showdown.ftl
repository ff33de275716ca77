all-in-showdown = Mucken bij een all-in
    .search = all-in en wil mucken, gemuckt bij een all-in, wil zijn all-in hand niet tonen, weigert zijn kaarten om te draaien, kaarten open bij all-in, moet hij tonen bij all-in, caller muckt tegen een all-in, kaarten weggegooid bij de all-in, handen open, iedereen op zijn rug, side pot speler wil mucken, hand kwijt bij all-in showdown
    .told =
        hij muckt zijn hand bij all-in
        Hij wil zijn kaarten niet laten zien terwijl ik all-in ben
        Ik ga all-in, hij callt, en hij gooit zijn kaarten dicht weg zonder ze te laten zien
        De all-in was gecalld, alle inzetten waren voorbij, ik leg mijn azen open en hij wil zijn hand gewoon mucken
        Er is een side pot geweest, de speler die all-in is schuift zijn kaarten dicht naar de dealer en niemand heeft ze gezien
        Moet hij zijn kaarten openen bij een gecallde all-in of mag hij mucken?
        all-in, wil niet tonen
        Hij is all-in gecalld, verloor en wil mucken zonder te tonen.
        Seat 4 callde de all-in en gooit nu zijn kaarten dicht weg, al het inzetten was klaar.
        Seat 2 all-in op de turn, seat 6 callt, board ligt er en seat 6 met chips over wil zijn hand niet omdraaien.
        All-in met side pot, de inzetten zijn klaar, seat 8 schoof zijn kaarten dicht in de muck, je kunt nog zien welke het zijn.
        Moeten beide handen open bij een all-in als er niet meer ingezet kan worden?
    .heard =
        twee man zitten er helemaal in en hij draait niet om
        kleine stack kreeg een call en wil stilletjes inleveren
        al het geld zit er preflop in en de knop houdt ze dicht
        mag je ze dumpen als je toch al verslagen bent en niks meer hebt
        dealer vraagt om de handen op tafel voor het board, eentje vertikt het
        hij is eruit en schuift ze ongezien richting de afvalstapel
        ik duwde, kreeg een klant, hij verbergt waarmee hij betaalde
        verliezer van de zijpot geeft geruisloos op terwijl er iemand all-in is
        na de coinflip gooit de verliezer ze weg vóór iemand iets zag
        er kan niet meer ingezet worden, moeten ze nu meteen op tafel
        hij wil niet dat de tafel zijn bluf ziet, hij is all-in
        na de river propt hij ze onder de stapel, ik was all-in tegen hem
        er kan niet meer gewed worden, moeten ze open
        all-in en call, hij wil weggooien zonder te tonen
        all-in en call, hij wil zijn kaarten niet laten zien
        speler muckt zijn hand bij een all-in
        wanneer gaan de kaarten open bij een all-in
        twee spelers zijn all-in, een derde heeft nog chips, moeten ze nu openleggen
        hij was all-in en gooide zijn kaarten weg zonder ze te tonen
        Hij is olin en gecalld maar wil zijn kaarten dicht weggooien
        Alles zit in 't midden, seat 4 weigert zijn azen om te draaien
        Na de shove en call moffelt hij ze weg zonder iets te laten zien
        Twee man jammen, knop legt zijn hand dicht neer nadat hij verloor
        Ze had dien olin betaald en smijt haar kaarten ongezien binnen
        De shover zijn kaarten gingen dicht de hoop in, iedereen wil ze zien
        Ali sjoofde, Joop betaalde, en gooit z'n kaarten dicht weg
        Ria wil haar kaarten niet openen terwijl ze er helemaal in zit
        Alles erin op de flop en Hans wil niet omdraaien
        Hij zag m'n azen en flikkerde z'n kaarten weg na die sjov
        Sjaak weigert om te draaien na z'n sjov en mijn betalen
        Laatste fiches erin en Nel gooit ze op de dode hoop, ongezien
        Alles lag in het midden en de meneer wilde niet omdraaien
        Op de bubble betaalde hij de kleine en gaf aan het eind ongezien weg
        Er viel niks meer te zetten, toch hield hij ze tot de river dicht
        Aan het eind probeerde hij zijn hand stiekem in de stapel te schuiven
        De een draaide om, de ander wilde het board afwachten
        Beiden waren all-in, de jongen legde open, de oudere man hield ze in zijn hand en wilde pas na de laatste kaart tonen om de ander nog wat te pesten
        De dealer deelde door terwijl er maar een van ons open lag
        Mag hij zonder tonen weg als er geen inzetten meer komen?
        We wilden zien waar het meisje mee gepusht had, ze hield haar kaarten verstopt
        Alles erin, hoofdschudden, kaarten dicht naar de dealer, en dat nog voor de turn
all-in-showdown-fact-betting-over = Is al het inzetten na de all-in voorbij, ook in de side pots?
    .label = inzetten voorbij
all-in-showdown-fact-hand-for-hand = Wordt er hand voor hand gespeeld?
    .label = hand voor hand
all-in-showdown-fact-cards = Waar zijn de kaarten van de speler die wil mucken?
    .label = kaarten
    .held = hij heeft ze nog
    .discarded = dicht weggegooid, maar nog te herkennen
    .lost = in de muck, en niemand kan ze herkennen
all-in-showdown-fact-player = Wie wil er mucken?
    .label = speler die wil mucken
    .all-in = een speler die all-in is
    .called = een speler die gecalld heeft en nog chips heeft
all-in-showdown-outcome-not-yet = Nog niet: er wordt nog ingezet, de kaarten blijven dicht
all-in-showdown-outcome-table-at-once = Alle handen gaan meteen open: niemand kan mucken
all-in-showdown-outcome-hand-dead = De verdwenen hand is dood, alle andere gaan open
all-in-showdown-outcome-last-has-pot = De verdwenen hand is dood; de laatste speler wint de pot
all-in-showdown-outcome-hand-not-dead = De verdwenen hand is niet dood: de toernooileiding beslist
all-in-showdown-outcome-wait-face-down = Hand voor hand: de kaarten blijven voorlopig dicht
all-in-showdown-outcome-may-muck = Deze hand mag gemuckt worden
all-in-showdown-order-leave-face-down = Dealer: laat alle kaarten dicht en ga verder met de inzetronde.
all-in-showdown-order-fold-in-turn = Speler met chips: fold als je aan de beurt bent en niet verder wilt.
all-in-showdown-order-all-in-protects = Speler die all-in is: je hoeft niets meer te beslissen. Bescherm je kaarten tot ze open moeten.
all-in-showdown-order-bring-back = Dealer: leg de weggegooide kaarten dicht terug voor hun eigenaar.
all-in-showdown-order-all-table = Alle spelers in de hand: open nu je hele hand, voor de main pot en voor elke side pot.
all-in-showdown-order-all-in-tables = Spelers die all-in zijn: open nu je hele hand.
all-in-showdown-order-nothing-to-muck = Dealer: neem geen hand in voordat ze allemaal open liggen.
all-in-showdown-order-deal-out = Dealer: deel de rest van het board en lees daarna elke hand.
all-in-showdown-order-stay-face-down = Alle spelers in de hand: laat je kaarten dicht voor je liggen.
all-in-showdown-order-no-board = Dealer: deel niets meer van het board tot de floor het zegt.
all-in-showdown-order-keep-hand = Speler: je kunt niet mucken. Alle handen gaan open zodra de floor de hand verder laat gaan.
all-in-showdown-order-see-hand-for-hand = Floor: ga verder met het incident Hand voor hand – all-in (hand-for-hand-all-in).
all-in-showdown-order-others-table = Alle andere spelers in de hand: open nu je hele hand.
all-in-showdown-order-no-share = Dealer: ken de potten toe zonder de verdwenen hand. De gecallde chips blijven erin.
all-in-showdown-order-uncalled-back = Dealer: geef een bet of raise van deze speler terug als niemand die gecalld heeft.
all-in-showdown-order-uncalled-amount-back = Dealer: geef terug wat niemand van de bet of raise van deze speler gecalld heeft.
all-in-showdown-order-director-decides = Toernooileiding: beslis wat er gebeurt met het aandeel van de verdwenen hand in de potten.
all-in-showdown-order-muck-or-table = Speler: open je hand, of muck hem en geef de pot op.
all-in-showdown-fact-board = Is het board compleet?
    .label = board
    .complete = compleet
    .to-come = er komen nog kaarten
all-in-showdown-fact-left-in = Hoeveel andere spelers hebben nog een hand?
    .label = andere spelers in de hand
    .several = twee of meer
    .one = nog maar één
all-in-showdown-order-deal-rest = Dealer: deel de rest van het board en lees daarna de geopende handen.
all-in-showdown-order-last-wins = Dealer: geef de pot aan de enige speler die nog in de hand zit.
all-in-showdown-order-no-more-cards = Dealer: deel geen kaarten meer.
all-in-showdown-order-read-hands = Dealer: lees elke hand en ken de potten toe.
