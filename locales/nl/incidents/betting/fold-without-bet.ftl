fold-without-bet = Fold zonder bet
    .search = gefold terwijl hij mocht checken, voor niets gefold, fold zonder inzet, open fold, gefold in plaats van gecheckt, gefold op een check, als eerste gefold, gepast zonder bet, hand weggegooid terwijl er niets te callen was, big blind foldt zijn optie
    .told =
        hij foldt zonder bet
        Hij gooide zijn kaarten weg terwijl hij gewoon kon checken
        Niemand had gebet en hij foldt toch, er zitten nog twee spelers achter hem
        Op de flop wordt er naar hem gecheckt, er ligt helemaal geen bet en hij gooit zijn hand in de muck
        De big blind foldt terwijl niemand geraised had, hij had gratis de flop kunnen zien
        Mag je folden als er geen bet ligt en je gewoon kan checken?
        foldt terwijl niemand gebet heeft
        Seat 4 foldt op de flop terwijl hij gratis kon checken.
        Hij was aan de beurt, er lag geen bet en hij gooide zijn kaarten gewoon weg.
        Preflop heeft niemand geraised en de big blind foldt zijn hand in plaats van te checken.
        Turn, drie man in de hand, small blind checkt en seat 5 foldt zonder dat er een bet ligt, seat 9 moet nog.
        Mag je folden als je kunt checken en er geen bet ligt?
    .heard =
        alles getikt tot bij hem en hij dumpt gewoon zijn hand
        hij gaf het op op de turn terwijl de kaart niets kostte
        BB levert in terwijl hij met alleen limpers de flop cadeau kreeg
        als eerste op de flop, er is niks gezet, hij smijt ze weg
        ze had kunnen tikken maar liet haar hand los
        iedereen checkt en de knop schuift balend zijn kaarten in
        gast stapt eruit terwijl blijven nul kost
        hij stopt op de river zonder dat iemand iets van hem wil
        UTG kwakt na de flop zijn hand weg in plaats van te kloppen
        hij gooide in terwijl doorkijken gratis was, mag dat
        passen voor noppes is oneerlijk voor de side pot, zeggen de anderen
        stoel 5 doet afstand van zijn kaarten, er zit deze straat geen cent in
        hij past terwijl hij gratis verder kon
        kaarten weg zonder dat er iets ingezet was
        foldt terwijl hij gratis kon checken
        er hoefde niets betaald en toch gooit zij haar kaarten weg
        hij foldde terwijl niemand had ingezet
        speler gooit zijn kaarten weg op de flop terwijl hij kon checken
        ze past op de turn zonder dat er een bet lag, is de hand dood
        er was geen inzet en hij muckte, mag hij toch nog gratis mee
        big blind past terwijl er niet geraised is
        gefold als eerste, hij had gewoon gratis kunnen checken
        Hij kan gratis tjekken op de turn en smijt zijn kaarten toch weg
        Niemand heeft ingezet en seat 3 geeft zijn hand op
        Gooit weg op de flop terwijl er niks te betalen viel
        De bb mikt hem in de muck, geen reest, hij mocht gewoon kloppen
        Dien bompa legt altijd af waar hij voor niks verder kan
        Iedereen tjekte en Sjon dumpt zijn twee terwijl er geen cent lag
        Toos paste op de turn terwijl iedereen gratis verder kon
        Niemand legde wat in en toch smijt Leo z'n kaarten weg
        Hij kon gewoon kloppen maar mikt ze op de dode hoop
        Gooit ie weg op de rivier, er stond helemaal geen inzet
        Stoel 6 gaf op, er viel niks te betalen
        Alles geklopt tot het eind, Wim legt alsnog af, hoefde nul te betalen
        Iedereen klopte en hij gooide weg terwijl het niks kostte
        Op de flop was niks gezet en de eerste gaf zijn hand op
        Geen zin meer om te wachten, dus vlogen de kaarten bij het checken
        Op de turn had iedereen geklopt, dat had hij ook gekund, maar nog boos van daarnet gooide hij de dealer zijn hand toe terwijl het niks kostte
        Check, check, en de derde geeft het gratis weg
        Foldde zonder dat er iemand had ingezet, krijgt ie straf?
        Big blind na vijf limpers, en hij gooit weg alsof hij moet betalen
        Boos na een bad beat smeet hij op de river weg waar geen bet was
        Mag je opgeven als je de volgende kaart gratis krijgt?
        Als eerste op de turn mikte hij zijn hand bij het afval, de anderen hadden nog geklopt
fold-without-bet-fact-betting-over = Was de laatste inzetronde al voorbij?
    .label = inzetten voorbij
fold-without-bet-outcome-fold-binds = De fold bindt, ook al kon er gecheckt worden
fold-without-bet-outcome-fold-back = De fold bindt niet: de hand blijft in het spel
fold-without-bet-outcome-discard-at-showdown = Er wordt niet meer ingezet: een weggegooide hand is niet vanzelf dood
fold-without-bet-outcome-discard-dead = Er wordt niet meer ingezet: de weggegooide hand is dood
fold-without-bet-order-fold-stands = Dealer: neem de gefolde kaarten in. Die hand doet niet meer mee.
fold-without-bet-order-next-acts = De volgende speler is aan de beurt.
fold-without-bet-order-back-while-identifiable = Dealer: geef de kaarten terug als ze voor 100% te herkennen zijn. Zijn ze dat niet, dan doet die hand niet meer mee.
fold-without-bet-order-back-while-retrievable = Dealer: geef de kaarten terug als ze voor 100% te herkennen en terug te halen zijn. Zijn ze dat niet, dan doet die hand niet meer mee.
fold-without-bet-order-still-to-act = De speler is nog aan de beurt: check of bet.
fold-without-bet-order-table-while-identifiable = Speler: je mag de kaarten alsnog openen, zolang ze voor 100% te herkennen zijn.
fold-without-bet-order-table-while-retrievable = Speler: je mag de kaarten alsnog openen, zolang ze voor 100% te herkennen en terug te halen zijn.
fold-without-bet-order-already-in-muck = Ga verder met het incident Hand weggegooid bij de showdown (mucked-winner) als de kaarten al in de muck liggen.
fold-without-bet-order-all-in-tables = Was er iemand all-in, dan gaan alle handen open, ook deze.
fold-without-bet-remark-penalty-not-said = Het boek noemt voor deze fold geen penalty.
fold-without-bet-remark-rule-ends-with-betting = De regel over zulke folds loopt tot het einde van de laatste inzetronde.
fold-without-bet-remark-rule-says-whole-hand = De regel over folds geldt voor de hele hand. Voor kaarten die bij de showdown worden weggegooid, heeft het boek een eigen regel, en die is hier gevolgd.
