pot-limit-miscount = Verkeerd getelde pot of te grote bet
    .search = verkeerde potbet, pot verkeerd geteld, potbet te hoog, potbet te laag, meer dan de pot gebet, minder dan de pot, dealer noemt verkeerde pot, verkeerd bedrag van de pot, PLO pot klopt niet, pot-limit fout, pot was groter, pot was kleiner, pot misgeteld, telfout pot
    .told =
        potbet verkeerd geteld
        De dealer heeft de pot verkeerd geteld en mijn potbet was te hoog
        Het is PLO, ik zei pot, de dealer zei 2400 maar het had 1800 moeten zijn
        Pot-limit, er was pot gebet op de flop voor 3500, twee man gecalld, en nu de turn ligt zien we dat de pot verkeerd geteld was
        Hij telde zelf de pot en bette te veel, we kwamen er pas bij de showdown achter dat die potbet niet klopte
        Kan de potbet nog gecorrigeerd worden als de dealer de pot verkeerd had geteld en er al gecalld is?
        potbet verkeerd geteld, PLO
        Ik heb de pot verkeerd geteld, hij bette pot voor 2400 en het had 1800 moeten zijn.
        De potbet in PLO blijkt te hoog en de turn ligt er al.
        PLO, seat 2 zei pot, dealer maakte er 4200 van, twee spelers callden en nu blijkt de pot maar 3600.
        Speler telde zelf de pot op de river en legde 9000 neer, bij de showdown zien we dat pot 7500 was.
        Kunnen we de potbet nog corrigeren als de pot verkeerd geteld was en er al gecalld is?
    .heard =
        dealer zei dat pot 2700 was, dat hebben we gebet, het moest 3300 zijn
        zij vergat de caller bij het berekenen en nu ligt de turn al
        croupier riep 4k als maximum, volgens plaats 2 kon maar 3600
        na twee callers zien we dat het bedrag van de potbet niet deugt
        haar som voor de repot zat er negenhonderd naast
        hij potte voor 1450 maar de dealer vergat de small blind
        Omaha: genoemd bedrag voor pot te ruim, krijg ik iets terug
        dealer kwam te kort uit met de potraise en ik heb al betaald
        optelfout in de omahapot, ontdekt op de volgende straat
        ze telde de limps dubbel, dus hij ging over de grens in PLO
        ligt het potbedrag nu vast of wordt het voor iedereen aangepast
        inzet hoger dan potlimit toelaat en stoel 7 is al mee
        de dealer rekende het maximum verkeerd uit en de speler zette dat in
        bij PLO noemde de croupier 2400 als pot, het was 1900
        te hoog bedrag doorgegeven door de deler, er is al op gehandeld
        de grootte van een potraise is fout berekend
        in pot-limit is meer ingezet dan mocht en niemand zag het
        de pot was fout uitgerekend, de volgende kaart ligt al
        de dealer zei een verkeerde grootte van de pot en ik heb die ingezet
        pot limit: de bet was meer dan de pot en is al gecalld
        de pot was verkeerd geteld, de potbet is te hoog
        hij bette pot op een foute telling, de volgende speler heeft al gehandeld
        de potbet bleek te laag, de pot was groter dan gezegd
        Den dealer zei pot is 3400, turn ligt al, was maar 2600
        PLO, hij zette vol in maar er was misrekend, nu staan we op river
        Blijkt dat die fullpot te hoog was, twee man al meegegaan
        Rekenfoutje in Omaha, wat hij als pot inzette was 900 te laag
        Seat 7 rekende zelf uit wat pot was, klopt van geen kanten, PLO
        Bij 't omdraaien zien we dat die potraise 5k te hoog was, Omaha
        Gever riep 2400 als volle pod in PLO, had 1900 moeten zijn
        Delert rekende bij Omaha mis, Bep heeft daardoor te veel ingezet
        Turn lag er al toen Ali zag dat die volle pod fout berekend was
        Joop kwam zelf op 5200 voor z'n volle pod, klopte voor geen meter
        Bij 't openleggen merkten we dat die volle Omaha-inzet 800 te hoog lag
        Twee man hadden al betaald op een misrekende volle pod in PLO
        Bij Omaha telde de dealer een limp te veel, de speler ging pot en twee betaalden
        De croupier vergiste zich bij PLO in de som, op de river kwam het uit
        Pot was volgens hem 4.900, toegestaan was 4.300, en de ander had al betaald
        Te laag uitgerekend, hij had meer mogen zetten en dat ook gewild
        Er werd te veel ingezet omdat de gefolde blind dubbel was geteld in de pot-limit
        In Omaha noemde de dealer 6.100 als pot, zo werd er gezet en twee keer betaald, toen rekende de buurman na en kwam op 5.500
        Voordat iemand doorhad dat er 600 minder lag, was de volgende kaart er
        De potbet viel achthonderd te hoog uit, de antes klopten niet in de som
        Mijn buurvrouw rekent sneller dan de dealer en zei dat de volle pot minder was
        Hij zette wat de croupier hem als maximum opgaf en dat getal sloeg nergens op
pot-limit-miscount-fact-round = Wat is er op die straat ingezet? (pot-limit: de potbet als laatste bet, vanaf de flop met de pot; met antes: alle spelers)
    .label = inzetronde
    .hint = De ronde in pot-limit: pot-limit 200/400; A raiset naar 2000 (? weet niet, < terug)
pot-limit-miscount-fact-noticed = Wanneer viel het op?
    .label = opgemerkt
    .same-street = vóór de volgende kaart (op de river terwijl er nog wordt ingezet)
    .next-card = toen de volgende kaart er lag
    .river-over = op de river, inzetten klaar, showdown niet begonnen
    .showdown = bij de showdown
pot-limit-miscount-fact-acted-since = Was er na die bet bindende actie? (twee acties, minstens één met chips, of drie willekeurige)
    .label = bindende actie sindsdien
pot-limit-miscount-fact-counted-by = Wie telde de pot verkeerd?
    .label = verkeerd geteld door
    .dealer = de dealer
    .player = een speler
pot-limit-miscount-outcome-other-structure = Geen pot-limit, en niet te veel in fixed limit: niets recht te zetten
pot-limit-miscount-outcome-no-bet = In deze ronde is er geen bet of raise
pot-limit-miscount-outcome-count-right = Niets recht te zetten: { $put } blijft (potbet: { $most })
pot-limit-miscount-outcome-corrected-down = Te veel: wordt verlaagd tot { $total }
pot-limit-miscount-outcome-corrected-up = Te weinig: wordt aangevuld tot { $total }
pot-limit-miscount-outcome-low-stands = Te weinig, maar te laat: { $put } geldt
pot-limit-miscount-outcome-high-stands = Te veel, maar te laat: { $put } geldt
pot-limit-miscount-outcome-river-not-said = River, inzetten klaar: rechtzetten of niet, het boek zwijgt
pot-limit-miscount-outcome-low-late-not-said = Te weinig, nog geen bindende actie, straat voorbij: het boek zwijgt
pot-limit-miscount-outcome-cause-not-said = Niet de telling van de dealer: daarover zwijgt het boek
pot-limit-miscount-outcome-not-said = Het boek zegt niet wat er volgt
pot-limit-miscount-outcome-limit-corrected = Te veel: fixed limit laat alleen { $total } toe
pot-limit-miscount-outcome-raised-since = Te veel, en daarna geraised: hoogstens { $most } mocht; het boek zwijgt
pot-limit-miscount-outcome-limit-late = Te veel, en te laat gezien: alleen { $most } mocht; het boek zwijgt
pot-limit-miscount-order-use-another-incident = Zie voor een te kleine bet of raise het incident Te kleine bet of raise (underbet-underraise), en voor de woorden zelf het incident "Ik bet de pot" (bet-the-pot).
pot-limit-miscount-order-tell-the-bet = Geef de ronde opnieuw op, met de potbet erbij.
pot-limit-miscount-order-bet-stands = De bet blijft zoals hij is.
pot-limit-miscount-order-correct-to-limit = Floor: zet de bet recht: fixed limit laat hier alleen { $total } toe.
pot-limit-miscount-order-director-raised-since = Toernooileiding: beslis naar billijkheid (regel { $fairness }). Het boek zegt niet wat er gebeurt met een raise op een te grote bet: hoogstens { $most } mocht.
pot-limit-miscount-order-director-limit-late = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of het nog wordt rechtgezet. Fixed limit liet alleen { $most } toe.
pot-limit-miscount-order-announce-right-pot = Dealer: zeg dat de bet { $total } is.
pot-limit-miscount-order-give-back = Wie bette en wie callde: neem terug wat te veel is. De tabel laat het zien.
pot-limit-miscount-order-make-up = Wie bette en wie callde: leg bij wat ontbreekt. De tabel laat het zien.
pot-limit-miscount-order-next-acts = Wie nog moet handelen, gaat verder.
pot-limit-miscount-order-nothing-moves = Niemand legt bij en niemand krijgt iets terug. Het spel gaat door.
pot-limit-miscount-order-director-decides-river = Floor: beslis naar billijkheid (regel { $fairness }) of het nog wordt rechtgezet. De juiste potbet was { $most }.
pot-limit-miscount-order-director-decides-late = Floor: beslis naar billijkheid (regel { $fairness }). Het boek laat de bet rechtzetten tot er bindende actie is, en zegt niet of het einde van de straat daar ook een einde aan maakt.
pot-limit-miscount-order-director-decides-cause = Floor: beslis naar billijkheid (regel { $fairness }). Het boek laat de bet alleen rechtzetten als de dealer een verkeerd bedrag noemde. De juiste potbet was { $most }.
pot-limit-miscount-order-director-decides = Floor: beslis naar billijkheid (regel { $fairness }). De juiste potbet was { $most }.
pot-limit-miscount-order-hand-goes-on = De hand gaat verder waar hij was.
pot-limit-miscount-remark-for-whom-not-said = Het boek zegt niet wie er chips terugneemt: de tabel laat het zien voor iedereen die heeft ingezet of gecalld.
pot-limit-miscount-remark-callers-not-said = Het boek zegt niet of wie al gecalld heeft, ook bijlegt: de tabel laat het zien voor iedereen die heeft ingezet of gecalld.
pot-limit-miscount-remark-no-deadline = Voor een te hoge bet noemt het boek geen uiterste moment.
pot-limit-miscount-remark-less-than-the-pot-allowed = In pot-limit mag je minder dan de pot inzetten. Dit gaat alleen over een bet die de pot moest zijn, niet over een all-in met de laatste chips.
pot-limit-miscount-remark-bettor-only = Het boek zet het alleen recht bij wie bette. Niemand kan meer callen dan de bet, dus wat er boven een call ligt, gaat ook terug.
