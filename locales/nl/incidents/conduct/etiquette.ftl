etiquette = Overtreding van de etiquette
    .search = etiquette, wangedrag aan tafel, beledigt de dealer, scheldt een speler uit, schelden, schreeuwen, praat de hele tijd, vertraagt het spel, tijdrekken, doet er elke hand eeuwen over, gaat steeds voor zijn beurt, verstopt zijn chips, kaarten niet zichtbaar, chips door elkaar, zet in waar de dealer niet bij kan, zat aan mijn chips, pakte mijn arm, gooide zijn kaarten naar de dealer, gooide kaarten van tafel, stinkt, dronken speler, splasht de pot
    .told =
        hij scheldt iedereen uit
        Hij gooit zijn kaarten keihard naar de dealer
        Die man op plaats 3 houdt de hele tijd het spel op en praat aan één stuk door
        Hij noemt mij een idioot omdat ik op de river geluk had, en dat is nu al de derde keer dat hij me beledigt
        Hij zit steeds aan mijn chips en slaat me op mijn schouder, ik heb al gezegd dat hij van me af moet blijven
        Kan je er iets van zeggen dat hij zo stinkt en de hele tafel er last van heeft?
        speler scheldt een ander uit
        Seat 3 gooide na zijn bad beat zijn kaarten van tafel.
        Hij houdt elke hand het spel op en praat de hele tijd, ik heb er al iets van gezegd.
        Seat 6 zit steeds aan de chips van seat 7 te voelen en noemde hem net een idioot.
        Seat 9 gooit zijn kaarten bij het folden telkens hoog door de lucht en nu viel er een kaart van tafel.
        Krijgt hij een penalty voor het beledigen van een andere speler?
    .heard =
        stoel 2 vit bij iedere river op de dealer
        hij maakte haar uit voor sukkel, dwars over tafel
        zit de hele avond te trommelen en fluiten, om gek van te worden
        hij vapet ons vol en knoeit met zijn eten over het laken
        smeet uit frustratie zijn twee tegen de croupier zijn borst
        zijn fold vloog als een frisbee, eentje onder de tafel hiernaast
        grof gebekt mannetje, blijft sarren en vloeken, zeg er eens wat van
        bij elke rommelhand zit hij een volle minuut te rekken
        die zatlap op plaats 8 hangt over me heen en ruikt naar bier
        hij bedekt zijn kaarten met zijn armen, niemand ziet dat hij meedoet
        sloeg met zijn vuist op het laken en trapte een stoel omver
        hij graait telkens in mijn toren, houd je handen thuis
        hij blijft maar treiteren en lacht verliezers uit
        onbeschoft tegen de croupier
        smijt zijn fiches kriskras in de pot zodat niemand kan tellen
        iedere hand pesten en jennen
        hij stinkt en maakt er een zootje van
        scheldt de dealer uit en smijt met kaarten
        onbeleefd gedrag en beledigingen aan tafel
        hij houdt het spel expres op
        speler gooit zijn kaarten naar de dealer
        stoel 2 scheldt de hele tijd op de dealer
        hij gooit zijn chips zo in de pot
        hij zit steeds aan de chips en kaarten van anderen
        ze beledigt een andere speler aan tafel
        hij vloekt aan tafel en stoort iedereen
        Seat 4 scheldt de dealer uit voor klootzak
        Smijt zijn kaarten kwaad naar den dealer, eentje op de grond
        Die kerel stinkt uren in de wind, niemand wil ernaast zitten
        Hij zit constant aan mijn fichen te frunniken, zeg er wat van
        Die vent zaagt aan één stuk door, kop dicht nou
        Treuzelt elke hand expres om ons te treiteren, stoel 2
        Joop scheldt Ria uit voor alles wat mooi en lelijk is
        Rachid smeet z'n kaarten zo hard dat er eentje op de vloer viel
        Stoel 4 stinkt zo naar zweet dat niemand ernaast wil zitten
        Sjaak lult de hele tafel gek, elke hand duurt vijf minuten
        Die vent zit steeds met z'n poten aan mijn fiches
        Gerrit zet telkens zo ver weg in, de gever kan er niet bij
        Hij smeet de kaarten en raakte de hand van de dealer
        Toen zijn azen werden gekraakt sloeg hij zo op tafel dat de torens sprongen, noemde de dealer een prutser en gooide hem de kaarten in het gezicht
        Elke hand een eeuwigheid, alleen om te rekken
        Hij gooit de fiches zo dat ze over het vilt vliegen
        Hij schreeuwde in het oor van de ander toen die verloor
        Vent spuugt op de vloer en scheldt de dealer uit
        Ze gooide de croupier de kaarten toe en noemde hem een idioot
        Dronken, stonk, en hij zat aan me te friemelen
        Hij greep naar andermans fiches en aaide ze
        Na de bad beat trapte hij tegen een stoel en schold de hele zaal uit
        hij gooit zijn fiches steeds zo midden in de pot
        ze smijt de fiches door de pot heen in plaats van ze voor zich te leggen
        gooit zijn kaarten naar de dealer als hij past
        smijt de kaarten zo hard dat ze de dealer raken
        speler is dronken en luidruchtig
        hij stinkt, de anderen klagen erover
        zit steeds aan de kaarten en fiches van anderen
        zet expres buiten bereik van de dealer in
        beledigt de dealer na elke verloren hand
        scheldt een andere speler uit
        laat iedereen aan tafel expres lang wachten met zijn winnende hand
        zijn fiches liggen zo rommelig dat de dealer er last van heeft
        maakt een beginner uit voor zijn spel
        slaat op tafel en schreeuwt
        juicht de verliezer in zijn gezicht uit
        doet over elke simpele beslissing een eeuwigheid
        zit boven de kaarten te eten
        buigt opzij om in de kaarten van zijn buurman te kijken
etiquette-fact-breach = Wat deed de speler?
    .label = overtreding
    .chatter = veel te veel praten
    .delay = het spel ophouden
    .out-of-turn = voor de beurt handelen
    .poor-visibility = kaarten of chips zo houden dat anderen ze niet kunnen zien of tellen
    .abuse = iemand beledigen of uitschelden
    .disruptive = het spel verstoren
    .touching-chips = onnodig aan andermans chips of kaarten zitten
    .touching-person = een andere speler onnodig aanraken
    .out-of-reach = inzetten waar de dealer niet bij kan
    .throwing-cards = kaarten gooien
    .helicopter = folden met de kaarten hoog door de lucht
    .hygiene = anderen last bezorgen door slechte hygiëne
etiquette-fact-repeated = Deed de speler het keer op keer, of nog eens nadat hij erop gewezen was?
    .label = herhaald
etiquette-fact-off-the-table = Kwam er een kaart naast de tafel terecht?
    .label = kaart naast de tafel
etiquette-outcome-breach = Overtreding van de etiquette: een reden voor een penalty
etiquette-outcome-repeated-breach = Niet de eerste overtreding: een reden voor een penalty
etiquette-outcome-no-breach = Geen overtreding van de etiquette
etiquette-outcome-out-of-turn-once = Eén keer is het actie voor de beurt, geen overtreding van de etiquette
etiquette-outcome-abuse = Beledigen: een reden voor een penalty
etiquette-outcome-disruptive = Het spel verstoren: een reden voor een penalty
etiquette-outcome-cards-thrown = Kaarten gooien: een reden voor een penalty
etiquette-outcome-thrown-on-the-table = Geen penalty voor kaarten die op tafel blijven
etiquette-order-talk-less = Floor: zeg tegen de speler dat hij minder moet praten.
etiquette-order-act-in-time = Floor: zeg tegen de speler dat hij voortaan op tijd moet handelen.
etiquette-order-act-in-turn = Floor: zeg tegen de speler dat hij moet wachten tot hij aan de beurt is.
etiquette-order-keep-in-view = Floor: zeg tegen de speler dat hij kaarten en chips zo moet houden dat iedereen ze kan zien en tellen.
etiquette-order-hands-off-chips = Floor: zeg tegen de speler dat hij van andermans spullen moet afblijven.
etiquette-order-hands-off-players = Floor: zeg tegen de speler dat hij andere spelers niet mag aanraken.
etiquette-order-bet-within-reach = Floor: zeg tegen de speler dat hij moet inzetten waar de dealer bij kan.
etiquette-order-speak-apart = Floor: neem de speler apart en vraag hem er iets aan te doen.
etiquette-order-see-out-of-turn = Ga verder met het incident Actie voor de beurt (out-of-turn).
etiquette-order-stop-abuse = Floor: zeg tegen de speler dat hij meteen moet ophouden. Aan deze tafel wordt niemand beledigd.
etiquette-order-stop-disrupting = Floor: zeg tegen de speler dat hij meteen moet ophouden.
etiquette-order-gather-cards = Dealer: raap de gegooide kaarten bij elkaar en ga door met de andere handen.
etiquette-order-throw-no-cards = Floor: zeg tegen de speler dat hij geen kaarten mag gooien.
etiquette-order-fold-low = Floor: zeg tegen de speler dat hij laag over de tafel moet folden en niets mag gooien.
etiquette-order-hand-goes-on = Dealer: ga door met de hand. Door dit gedrag is geen hand dood.
etiquette-order-let-it-be = Floor: laat het zo.
etiquette-remark-only-persistent = In dit boek is alleen aanhoudende vertraging een overtreding.
etiquette-remark-see-clock = Denkt de speler nu te lang na over een beslissing, bekijk dan ook het incident De klok vragen (clock).
etiquette-remark-off-the-table-named = Het boek noemt kaarten die van de tafel worden gegooid.
etiquette-remark-repeat-offence = Had de speler al een waarschuwing of penalty, ga dan verder met het incident Herhaalde overtreding (repeat-offence).
etiquette-remark-see-shielded-chips = Gaat het alleen om een stack die niet te tellen is, bekijk dan ook het incident Stack die niet te tellen is (shielded-chips).
