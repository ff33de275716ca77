count-request = Chips laten tellen
    .search = chipcount, chip count, hoeveel heeft hij nog, hoeveel chips heeft hij, hoeveel is de all-in, all-in tellen, stack tellen, exact tellen, hoeveel is de bet, hoeveel is het om te callen, vraagt om een count, chips van tegenstander tellen
    .told =
        kan je zijn stack tellen
        Ik wil dat de dealer zijn all-in telt voordat ik beslis
        Hij vraagt om een telling van mijn chips terwijl hij niet eens aan de beurt is
        Ik zit met een all-in voor mijn neus en de dealer wil de chips niet tellen, hij zegt dat ik zelf moet kijken
        Iemand die al gefold heeft vraagt aan de dealer om de stack van de all-in speler te tellen, daar heeft hij toch niks mee te maken
        Moet ik mijn chips laten tellen als mijn tegenstander ernaar vraagt terwijl ik niet all-in ben?
        wil telling van de all-in
        Seat 3 wil dat ik de all-in van seat 6 tel voordat hij beslist.
        Speler vraagt mij om de stack van zijn tegenstander te tellen, die niet all-in is.
        Seat 8 heeft al gefold en vraagt om een count van de all-in van seat 2, seat 5 is aan de beurt.
        Seat 5 bet op de turn een stapel van rond de 7000, geen all-in, en seat 1 die aan de beurt is wil het exact geteld hebben.
        Moet ik de chips van de tegenstander tellen als iemand daarom vraagt?
    .heard =
        hoe diep zit je, maat? hij geeft geen antwoord
        hij weigert te zeggen wat hij nog heeft staan
        kan de dealer die stapel even uitsplitsen voor ik beslis
        button heeft geduwd, ik wil precies weten wat het me kost
        voor ik haar push betaal wil ik hem in duizendjes uitgeteld zien
        ik vroeg "hoeveel speel je" en werd genegeerd
        dealer blijft van zijn fiches af en geeft alleen een ruwe schatting
        plaats 7 zit niet eens in de hand en eist een telling
        is hij verplicht te melden wat hij over heeft
        mag ik het precieze cijfer van die shove
        hij wil mijn torens nageteld zien terwijl ik niks heb ingezet
        handen weg zodat ik je fiches kan zien, ongeveer hoeveel is dat
        hoeveel heeft hij nog achter zich liggen
        speler aan de beurt wil de all-in precies geteld hebben
        vraagt hoeveel de tegenstander nog achter heeft
        ik vroeg de dealer om de all-in precies te tellen
        hoeveel heeft hij nog achter, hij wil het niet zeggen
        speler wil dat de stack van de tegenstander geteld wordt voordat hij handelt
        mag ik om een telling vragen als er niemand all-in is
        moet de dealer de inzet voor mij natellen
        stoel 8 vraagt hoeveel chips ik nog heb, moet ik antwoorden
        hij vraagt om een telling terwijl hij niet aan de beurt is
        Seat 8 wil weten wat die olin kost, dealer moet stapeltjes maken
        Hij zit er niet eens meer in en eist een count van mijn stack
        Ik vraag hoeveel hij nog achter heeft, hij wil 't niet zeggen
        Henk wil die shove nageteld hebben en is nog niet aan de beurt
        Ik vraag nen count van zijn bet en den dealer weigert
        Gozer die al gefold heeft vraagt wat stoel 2 allemaal heeft staan
        Hoeveel fiches heb jij achter, vraag ik, en Hans geeft geen sjoege
        Delert moet die sjov van Ria even afstapelen, ik wil weten hoeveel
        Stoel 9 ligt al uit de hand, wil toch weten hoeveel Leo achter heeft
        Ik moet reageren op z'n ol-in en hij weigert te zeggen hoeveel het is
        Kan de gever die inzet van Bep in stapeltjes zetten, 't is onduidelijk hoeveel
        Piet is niet eens aan zet en wil een opsomming van mijn schijven
        Ik vroeg zijn hele stack te tellen, hij had niets ingezet
        De ander is all-in en mij werd het exacte aantal niet verteld
        Heb ik er recht op te weten hoeveel hij heeft als hij pusht?
        Hij is niet aan zet en wil mijn shove laten natellen
        De dealer zegt dat hij voor mijn beslissing niet telt, alleen schat
        De jongen stond nog niet onder druk, toch moest de dealer de stack van de ander tot op de laatste fiche tellen, hij wilde weten of hij hem erin zette
        De dame wilde zijn toren in twintigtallen, hij zei dat ze zelf kon kijken
        De gefolde man riep dat de dealer de all-in moest natellen
        Wie telt er eigenlijk bij een all-in, speler of dealer?
        Met zijn armen om zijn hoop heen zei hij dat ik toch ogen had
count-request-fact-what = Wat moet er geteld worden?
    .label = te tellen
    .stack = de chips van een tegenstander, of een all-in
    .bet = een bet of raise die geen all-in is
count-request-fact-asker = Wie vraagt het?
    .label = vrager
    .in-turn = de speler die aan de beurt is
    .waiting = een speler in de hand die niet aan de beurt is
    .not-in-hand = een speler die niet in de hand zit
count-request-fact-facing = Waarop moet de vrager reageren?
    .label = reactie op
    .this-all-in = een all-in van de speler om wiens chips het gaat
    .other-all-in = een all-in van een ander
    .no-bet = niets, of een bet van een ander
    .clear-bet = een bet van de speler om wiens chips het gaat, geen all-in, grootte duidelijk
    .unclear-bet = een bet van de speler om wiens chips het gaat, geen all-in, grootte onduidelijk
count-request-outcome-estimate-only = Alleen een schatting, geen exacte telling
count-request-outcome-exact-count = Exacte telling op verzoek
count-request-outcome-wait-for-turn = Nog geen exacte telling: de vrager is niet aan de beurt
count-request-outcome-whose-chips-not-said = Het boek zegt niet wiens chips geteld mogen worden
count-request-outcome-bet-amount-given = Op verzoek hoort de speler hoe groot de bet is
count-request-outcome-bet-amount-refused = De bet wordt voor deze speler niet geteld
count-request-order-estimate = Tegenstander: zet je stack zo neer dat hij te schatten is. Meer hoeft niet.
count-request-order-wait = Vrager: vraag het opnieuw als je aan de beurt bent.
count-request-order-house-counts = Dealer of floor: tel de all-in. De speler die all-in is, hoeft dat niet te doen.
count-request-order-player-or-house-counts = Speler die all-in is: tel je chips, of laat het aan de dealer of de floor over. Je bent er niet toe verplicht.
count-request-order-floor-decides-whose = Floor: beslis naar billijkheid (regel { $fairness }). Er ligt wel een all-in voor de vrager, maar hij wil andere chips laten tellen.
count-request-order-count-bet = Dealer: tel de bet of raise en zeg hoe groot die is.
count-request-order-do-not-count-bet = Dealer: tel niet voor deze speler.
count-request-order-house-counts-stack = Dealer of floor: tel de stack. De tegenstander hoeft dat niet te doen.
count-request-order-player-or-house-counts-stack = Tegenstander: tel je chips, of laat het aan de dealer of de floor over. Je bent er niet toe verplicht.
count-request-order-in-turn-acts = De speler die aan de beurt is, handelt.
count-request-remark-count-taken-for-granted = Het boek heeft hiervoor geen eigen regel, maar de regel over een verkeerde telling gaat ervan uit dat een caller om een telling mag vragen.
count-request-remark-true-amount = De telling beschermt de caller niet: klopte die niet, dan moet hij toch het juiste bedrag callen.
