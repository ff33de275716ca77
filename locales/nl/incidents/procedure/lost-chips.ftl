lost-chips = Verloren en gevonden chips
    .search = chip op de grond gevonden, chip onder de tafel, gevonden chips, verloren chip, van wie is deze chip, er ligt een chip, chip op een lege plek, iemand heeft een chip laten vallen, zwervende chip, niemand weet van wie die chips zijn, mijn chip viel van tafel, chip gevonden na de pauze
    .told =
        chip op de grond gevonden
        Ik vond net een chip van 1000 onder de tafel
        Er ligt een chip onder een stoel en niemand weet van wie die is
        Bij plaats 4 ligt een 5000-chip op de vloer, plaats 4 en plaats 5 zeggen allebei dat die van hen is
        Ik zag duidelijk dat die chip van zijn stack viel en op de grond rolde, en nu heeft een ander hem opgepakt
        Van wie is een gevonden chip als niemand zeker weet wie hem verloren heeft?
        Er lag een chip van 5000 onder tafel en niemand weet van wie hij is.
        Seat 3 zegt dat hij een 1000-chip kwijt is en er ligt er een naast zijn stoel.
        Schoonmaker vond tussen tafel 4 en tafel 5 een chip van 1000, geen idee van welke speler.
        De hele tafel zag een 5k-chip van de stack van seat 6 rollen en die ligt nu op de grond bij seat 8.
        Wat doen we met gevonden chips als niemand weet van wie ze zijn?
    .heard =
        de schoonmaker raapt een 1k van het tapijt
        er ligt een zwarte onder de stoel van seat 7, niemand mist iets
        dealer zag een losse 500 klem tussen de rand en het vilt
        een van 5000 rolde weg tijdens het stapelen, de hele tafel zag het
        hij beweert dat die groene op de vloer van hem is, kan hij dat bewijzen
        van wie is deze eenzame hier
        er is er een van mij zoek, ik had drie gele en nu twee
        in de bekerhouder zat nog een honderdje
        de tafel is al een uur leeg en er staat een vergeten torentje
        ik stootte mijn stapel om en er stuiterde er één weg
        serveerster stapte op een toernooichip en geeft hem aan mij
        ze doken op naast de bak van de dealer, wie mist er wat
        fiche gevonden op de grond zonder eigenaar
        er lag een chip op de grond, van wie is die
        er is een chip van 1.000 onder de tafel gevonden
        speler zegt dat hij een chip kwijt is, wij vonden er een op het tapijt
        chip rolde van tafel en niemand weet van wie hij is
        Er ligt een 5000-fiche op de grond, van wie is die
        Schoonmaker raapte een duizendje op onder tafel 12
        Een jeton rolde van seat 6 zijn stapel op de vloer
        Niemand mist hem maar die fiche lag tussen stoel 2 en 3
        Ik ben 10k kwijt en onder de stoel ligt er precies 10k
        Op de vloer vond ik een plak van 25k, geen eigenaar
        Er ligt een vijfduizend onder de tafel, niemand weet van wie
        Ik raapte een fiche van 1000 van de vloer bij stoel 3
        Hans is een schijf kwijt, hij denkt dat die gevallen is
        Er is een paarse opgeraapt in de gang, eigenaar onbekend
        Van Ria's stapel rolde een blauwe naar beneden, iedereen zag het
        Wie mist er tienduizend, lag tussen de stoelen van 6 en 7
        Tussen de stoelen lag een rode, twee melden zich
        Uit de pot rolde een zwarte, een jongen gaf hem aan zijn vader
        Onder tafel vond ik er een, niemand meldt zich
        De schoonmaakster bracht een vijfhonderdje van het tapijt
        Toen de winnaar de pot met beide armen naar zich toe trok rolde er een zwarte over de rand, een kind achter het lint raapte hem op en nu willen twee hem hebben
        Lag een fiche op de grond, aan wie geven?
        Onder tafel een duizendje, de een zegt dat het van hem viel, de ander ook
        In de wc liet iemand drie groene liggen
        Bij het vegen 's avonds vonden we er twee van dag één
        Hij zocht een rondje lang naar zijn gevallen fiche, en een toeschouwer had hem
lost-chips-fact-owner = Staat vast van wie de chips zijn?
    .label = eigenaar bekend
    .unknown = nee, niemand weet het
    .known = ja, dat is uitgezocht
    .seen = ja, de tafel zag ze van een stack vallen
lost-chips-outcome-out-of-play = De gevonden chips gaan uit het spel
lost-chips-outcome-back-to-owner = De chips gaan terug naar hun eigenaar
lost-chips-outcome-stay-with-player = De chips waren nooit verloren: ze blijven van de speler
lost-chips-order-leave-them = Dealer: laat de chips liggen tot de floor er is. Niemand komt eraan.
lost-chips-order-to-inventory = Floor: haal de chips uit het spel en leg ze terug bij de chipvoorraad van het toernooi.
lost-chips-order-to-management = Floor: haal de chips uit het spel en geef ze aan de toernooileiding.
lost-chips-order-to-casino = Floor: haal de chips uit het spel en geef ze terug aan het casino.
lost-chips-order-out-of-tournament = Floor: haal de chips uit het toernooi.
lost-chips-order-nobody-gets-them = Floor: zeg tegen de tafel dat geen enkele speler deze chips krijgt.
lost-chips-order-give-back = Floor: geef de chips terug aan hun eigenaar, zodat de hele tafel het ziet.
lost-chips-remark-owner-makes-no-difference = In dit boek gaat elke verloren chip eruit. Voor een bekende eigenaar is er geen uitzondering.
lost-chips-remark-donation-as-printed = Volgens het boek komen ze bij de "toernooidotatie"; wat dat is, zegt het niet. Bedoeld lijkt de chipvoorraad van het toernooi.
lost-chips-remark-not-lost = De regel gaat over verloren chips. Een speler van wie de chips alleen van tafel vielen, raakt niets kwijt.
lost-chips-remark-see-hidden-chips = Was die speler al all-in en gecalld toen de chips opdoken, ga dan verder met het incident Verborgen chips bij een all-in (hidden-chips).
