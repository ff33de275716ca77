mucked-board-card = Boardkaart in de muck
    .search = boardkaart gemuckt, dealer muckte het board, flop in de muck geveegd, turn in de muck, board te vroeg weggenomen, dealer pakte het board weg, boardkaart weg, gemeenschappelijke kaart gemuckt, dealer dacht dat de hand voorbij was, board terugleggen
    .told =
        De dealer heeft per ongeluk een boardkaart gemuckt
        Hij veegde de flop in de muck terwijl twee spelers nog kaarten hebben
        De turn ging met de gefolde handen mee de muck in
        De dealer dacht dat de hand voorbij was en nam het board weg
        Er is een gemeenschappelijke kaart weg, die is met de kaarten van plaats 4 gemuckt
        Ze pakte het board weg terwijl ik nog een live hand had
        Het board werd weggenomen voor de showdown
        Eén van de flopkaarten zit in de muck en niemand weet meer welke het was
        De dealer trok de river bij de weggelegde kaarten voordat we konden vergelijken
        We hebben het board allemaal gezien, maar nu ligt het in de muck
        Kan het board teruggelegd worden nadat de dealer het gemuckt heeft?
        Wat als niemand weet welke boardkaart er gemuckt is?
    .heard =
        de dealer muckte het board terwijl er nog twee in de hand zaten
        de turnkaart is met de muck meegegaan
        hij veegde de flop bij de muck, hij dacht dat iedereen gefold had
        een kaart van het board ligt ineens in de muck
        boardkaart weggehaald, hij dacht dat de hand klaar was
        dealer muckte het board, hij dacht dat iedereen gefold had
        de flop ging de muck in, we weten allemaal dat het H 8 3 was
        boardkaart ligt in de muck en er is geen camera aan tafel
        ze nam de turn mee met de gefolde kaarten
        het board is weg, de hand is nog niet voorbij, we zijn nog met twee
        hij ruimde het board te vroeg op en schudde het door de muck
        de river is door de mouw van de dealer in de muck geveegd
        één gemeenschappelijke kaart verdween in de muck, we zijn het niet eens welke
        Met zijn mouw veegde hij een open kaart bij het afval
        De dealer dacht dat het klaar was en nam de flop weg
        De turn is weg, wij speelden nog
        Call gehoord als fold en het midden opgeruimd
        De river verdween in de hoop, we hadden allebei nog kaarten
        De dealer dacht dat de laatste weg was, schoof de open kaarten bij het afval, en toen we protesteerden was er een niet meer te vinden
        Welke lag er op de turn? Niemand ziet hem meer, hij ligt bij het afval
        Bij het schuiven van de fiches gleed er één van de vijf in de muck
        Het was ruitenvrouw, haal je die uit de muck terug?
        Hij veegt het board op en wij zitten met open mond, de bet nog onbeantwoord
mucked-board-card-fact-known = Is het zeker welke kaart het was?
    .label = kaart bekend
mucked-board-card-outcome-back-on-board = De boardkaart gaat terug op het board
mucked-board-card-outcome-next-card = De volgende kaart van de stub komt in haar plaats
mucked-board-card-outcome-drawn-from-muck = Een uit de muck getrokken kaart komt in haar plaats
mucked-board-card-order-stop = Dealer: leg het spel stil en raak verder niets aan.
mucked-board-card-order-put-back = Dealer: haal die kaart uit de muck, toon geen andere, en leg haar terug op haar plaats op het board.
mucked-board-card-order-deal-next = Dealer: leg de bovenste kaart van de stub op haar plaats, zonder nog te branden, en ga door.
mucked-board-card-order-draw-one = Dealer: schud de muck dicht door elkaar. Floor: trek er één kaart uit voor het board.
mucked-board-card-remark-stub-mixed = Is de stub ermee gemengd, zie dan het incident Gevallen deck (dropped-deck).
mucked-board-card-remark-by-lot = Het boek laat je het lot gebruiken waar het geen regel heeft.
