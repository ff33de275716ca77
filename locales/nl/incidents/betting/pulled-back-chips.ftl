pulled-back-chips = Chips teruggehaald
    .search = chips teruggepakt, inzet teruggenomen, bet teruggehaald, blind teruggepakt, zijn chips teruggetrokken, chips terug en dan folden, wil folden nadat hij chips terugpakte, eerdere inzet van tafel gehaald, gewisseld met zijn eigen inzet, small blind teruggenomen
    .told =
        hij haalt zijn chips terug
        Hij pakte zijn eerdere bet terug nadat ik geraised had
        Hij haalde een deel van zijn chips terug uit zijn inzet en wil nu folden
        Ik raiste naar 1600, hij pakt de 600 terug die hij er al had liggen en zit daar nu met die chips in zijn hand
        De big blind trok één chip van zijn blind terug toen er geraised was, en zegt nu dat hij niks wil doen
        Moet hij callen of raisen als hij zijn eerdere chips van tafel terughaalt?
        haalt zijn blind terug
        Na de raise trok de big blind zijn 400 terug en pakte toen andere chips.
        Speler pakte zijn eerdere bet terug nadat er geraised was en wil nu folden.
        Seat 4 had 800 gebet, seat 7 raist naar 2400, en seat 4 haalt één chip van zijn 800 terug, nog niets nieuws ingezet.
        Small blind 300, raise naar 1500, hij trekt zijn hele small blind terug en zegt nu dat hij toch foldt.
        Moet hij callen of raisen als hij zijn eerdere chips van tafel heeft teruggehaald?
    .heard =
        hij greep zijn open terug, keek naar de 3-bet en wil nu mucken
        pakte zijn blind weer in de hand na de raise van de knop en zegt dan weg
        tegenover een reraise veegde ze haar 600 bijeen en dacht na
        hij haalde zijn geld van de lijn alsof hij ging vervangen, toen gaf hij op
        BB tilde zijn 200 op en schoof zijn kaarten in
        zij sleepte haar fiches naar huis en gooide pas dan weg, mag dat
        zit hij vast omdat hij zijn eigen inzet heeft opgeraapt
        hij raapte zijn openingschips op en heeft nog geen nieuwe neergelegd
        UTG trok zijn open naar zich toe, deed of hij callde, keek naar mij, paste
        griste zijn limp weg na mijn raise en wil de hand uit
        hij harkte binnen wat hij gezet had, alsof hij voor de hogere prijs kwam
        een angleshoot: raapt zijn fiches op, kijkt hoe ik reageer en is dan weg
        hij trok zijn inzet weer naar zich toe
        trok zijn eigen inzet terug nadat er verhoogd was
        haalt zijn fiches terug en wil nu folden
        hij trok zijn bet terug nadat er geraised was en wil nu folden
        speler pakt de chips van zijn eerste inzet terug, moet hij nu callen of raisen
        ze haalde haar inzet terug en foldde toen
        hij trok zijn blind terug toen er geraised werd en gooide zijn kaarten weg
        chips van een eerdere bet teruggenomen tegen een raise, moet hij meegaan
        Hij pakt zijn 400 van daarnet weer weg na mijn raise en denkt na
        Seat 3 trok één fiche van zijn oude bet achteruit, hij wordt geraist
        Ze nam haar blind weer uit 't veld toen ik verhoogde
        Den Jos grijpt zijn bet weer vast, er lag een reest van 1500
        Zijn 600 lag al vooraan en hij schraapt er 500 van naar zich
        Trekt alles van zijn bet weer binnen nu de knop geraist heeft
        Stoel 6 pakte z'n blinde weer op na de verhoging, nog niks nieuws neergelegd
        Gerrit graaide z'n 600 weer naar zich toe toen Ria verhoogde
        Truus nam één schijf van haar vorige inleg weg, liet de rest staan
        Hij trok z'n oude inzet helemaal in en peinst nu over Ali's 3000
        Eén fiche weer op z'n eigen stapel, 400 staat er nog, en verder niks
        Hans griste z'n 800 terug na de reeze en wil nou toch passen
        Na mijn raise pakte hij zijn blind van tafel en zat ermee in zijn hand
        Eerst trok hij zijn bet naar zich toe en meteen daarna wilde hij weggooien
        Hij haalde zijn 800 terug omdat hij iets groters aan het pakken was, en paste toch
        Zijn eigen inzet van deze ronde ging terug de stack in nadat er verhoogd was
        De ander had er 1.200 in, ik ging naar 3.500, hij trok alles naar zich toe, keek een tijd naar zijn fiches en wilde toen toch passen
        Heeft zn bet weer gepakt en bedenkt zich, mag ie nog folden?
        Omdat hij die zeshonderd na de verhoging had teruggenomen liet de dealer hem niet meer passen
        Reraise naar 5.500, de ander trok zijn tweeduizend terug en bewoog een hele tijd niet
        Met de platte hand werd de hele oude inzet naar huis gehaald nog voordat er iets gezegd was
        Geopend, overboden, en zijn eerste fiches nam hij direct weer mee
pulled-back-chips-fact-facing = Wat ligt er voor deze speler?
    .label = tegenover
    .raise = een raise
    .bet = een bet of blind die niemand heeft geraised
    .nothing = niets te callen
pulled-back-chips-fact-pulled = Nieuwe chips zijn er nog niet: wat heeft de speler duidelijk van zijn eerdere inzet teruggehaald?
    .label = teruggehaald
    .all = alles
    .part = maar een deel, al is het één chip
pulled-back-chips-outcome-call-or-raise = Een call of raise is verplicht: folden kan niet
pulled-back-chips-outcome-part-not-said = Het boek zegt niet of een deel van de inzet genoeg is
pulled-back-chips-outcome-folding-open = Geen plicht om te callen of te raisen: call, raise of fold
pulled-back-chips-order-no-fold = Speler: call of raise. De chips weer neerleggen en folden kan niet.
pulled-back-chips-order-put-in-again = Speler: de teruggehaalde chips gaan er met de call of raise weer in, gewisseld of niet.
pulled-back-chips-order-floor-decides = Floor: beslis naar billijkheid (regel { $fairness }). De eerdere inzet terughalen verplicht tot een call of raise; over een deel ervan zegt het boek niets.
pulled-back-chips-order-say-first = Speler: zeg "call" of "raise" voordat je nieuwe chips bijlegt. Dat is verplicht.
pulled-back-chips-order-better-say-first = Speler: zeg liefst eerst "call" of "raise" en leg dan pas nieuwe chips bij.
pulled-back-chips-order-half-line = Legt de speler zwijgend nieuwe chips bij wat er nog ligt, dan beslist de 50%-regel: call of raise.
pulled-back-chips-order-new-chips = Liggen er al zwijgend nieuwe chips, minstens de call, ga dan verder met het incident Chips bij een eerdere inzet gelegd (prior-bet-chips): call of raise.
pulled-back-chips-order-may-fold = Speler: call, raise of fold. Het terughalen van de chips verplicht tot niets.
pulled-back-chips-order-only-call = Legt de speler zwijgend nieuwe chips bij wat er nog ligt, dan is dat alleen een call.
pulled-back-chips-order-smaller-counts = Legt de speler zwijgend nieuwe chips bij wat er nog ligt en is dat op twee manieren te lezen, dan geldt de laagste inzet: een call.
pulled-back-chips-order-larger-counts = Legt de speler zwijgend nieuwe chips bij wat er nog ligt en is dat op twee manieren te lezen, dan geldt de hoogste inzet: een raise.
pulled-back-chips-outcome-not-bound = Geen plicht tot call of raise: dit boek verplicht alleen tegenover een raise
pulled-back-chips-outcome-back-in-front = Niets te callen: de chips gaan terug voor de speler
pulled-back-chips-order-still-every-option = Speler: call, raise of fold. De teruggehaalde chips tellen nog steeds als ingezet.
pulled-back-chips-order-fold-leaves-chips = Foldt de speler, dan gaan de teruggehaalde chips de pot in.
pulled-back-chips-order-put-back = Speler: leg de chips terug waar ze lagen. Het terughalen was geen actie.
pulled-back-chips-order-check-or-raise = Speler: als je aan de beurt bent, check of raise.
pulled-back-chips-order-no-free-fold = Speler: folden mag volgens dit boek nu niet.
