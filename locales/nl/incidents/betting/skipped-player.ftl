skipped-player = Overgeslagen speler
    .search = speler overgeslagen, overgeslagen, beurt overgeslagen, ik was aan de beurt, ik ben nog niet geweest, dealer slaat iemand over, gepasseerd, beurt gemist, niemand heeft op mij gewacht, actie ging aan hem voorbij, niet aan de beurt gekomen, skipped
    .told =
        ze hebben mij overgeslagen
        Ik was nog niet geweest en ze hebben gewoon over mij heen gespeeld
        De dealer sloeg mij over en er is al twee keer gecalld achter mij
        Ik zat op de cutoff met mijn kaarten voor me, de button bette en de blinds callden, en niemand had mij gevraagd
        De flop ligt er al en nu zegt hij dat hij overgeslagen is, hij had alle tijd om iets te zeggen
        Kan ik nog meedoen als ik overgeslagen ben en er na mij al gecalld is?
        speler is overgeslagen
        Seat 4 is overgeslagen, seat 5 en seat 6 hebben al gehandeld.
        We hebben een speler overgeslagen, iedereen na hem is al geweest en de flop komt er bijna.
        Seat 2 was nog niet geweest, seat 3 bet 1200, seat 5 foldt, seat 7 callt, en nu zegt seat 2 dat hij overgeslagen is.
        Op de turn is de cut-off overgeslagen, de button checkte achter hem, inzetronde klaar en hij zei pas daarna iets.
        Mag hij nog handelen als hij overgeslagen is en er al twee spelers na hem hebben gehandeld?
    .heard =
        UTG bet, UTG+2 callt, en mij daartussen hebben ze vergeten
        hé, ik heb nog kaarten, jullie gingen langs mij heen
        zij deelde de turn en de small blind had nog niet gesproken
        de dealer wees naar 7 maar 6 had nog een hand
        drie man zijn al geweest, niemand had mijn kaarten gezien
        ze lieten mij links liggen, toen verhoogde de knop en betaalden er een paar
        hij meldt zich pas na twee folds en een call
        mijn kaarten lagen achter zijn arm en de actie liep over mij heen
        is mijn hand dood omdat ik ze niet op tijd stopte
        ze sprongen deze ronde tot twee keer toe over stoel 2 heen
        hij zat erbij en zweeg terwijl het voorbijging, nu klaagt hij
        ben ik te laat om nog te beslissen na call, call, fold
        ik moest nog maar ze gingen gewoon verder
        de dealer ging me voorbij en nu zijn er al twee na mij geweest
        niemand wachtte op stoel 6, die had nog niks gedaan
        ze hebben mij vergeten te vragen wat ik doe
        een speler is overgeslagen en de volgende twee hebben al gehandeld
        dealer ging aan mij voorbij en deelde verder
        ze hebben mij overgeslagen, de speler na mij heeft al gehandeld
        de dealer sloeg mij over en achter mij hebben er twee gehandeld
        stoel 5 is overgeslagen en zei niets, nu wil hij alsnog handelen
        ik ben overgeslagen en de volgende twee callden, krijg ik mijn beurt nog
        de actie ging langs mij heen, ik had nog niet gehandeld
        Ze zijn mij vergeten, stoel 4 en 5 hebben al gekold
        Dealer ging gewoon Fatima voorbij, de twee na haar hebben al gebet
        Ik zat te denken en ze passeerden me, drie man al geweest
        Hallo, ik heb nog niks gedaan, knop en small wel al
        Ze sprongen over Jef heen, bet en call erachter liggen er al
        Seat 7 zegt nu pas dat hij nooit gevraagd is, ronde is rond
        Ze zijn me gewoon voorbijgegaan, na mij klopten er al twee
        Stoel 3 werd gepasseerd, stoel 4 legde 1200 in en Wim betaalde al
        Niemand wachtte op Truus en de turn ligt er al
        De gever keek over mij heen, drie man verder merkten we het pas
        Dennis was aan zet maar Ali speelde, daarna paste Nel ook nog
        Ze vergaten Sjaak, z'n buurvrouw zette in en de rest ging vrolijk door
        Ik had nog geen woord gezegd en de dealer haalde de fiches van de anderen al binnen
        Iedereen om me heen speelde alsof ik lucht was, mijn kaarten lagen achter een koffiekop
        Twee achter mij hadden al betaald toen iemand zag dat niemand op me had gewacht
        Plaats 4 werd overgeslagen, drie acties verder, en hij zat alleen te staren
        Een man in een rolstoel kwam niet goed bij de tafel, hield zijn kaarten laag en werd vergeten
        De dealer wees direct naar de button, terwijl de cutoff nog kaarten had en wilde verhogen
        Zo snel ging het geklop achter me dat ik er niet tussenkwam
        UTG opent, een fold, ik zet mijn bril recht en drie achter me hebben al gecalld
        Ze zeiden tegen hem dat zijn hand dood was omdat hij zijn mond had gehouden terwijl het langs hem ging
        Het liep langs mij heen, ik meldde het pas op de flop, mag ik nog meedoen?
        Hij had alle tijd om wat te zeggen en keek liever eerst wat die na hem deden
        De button zijn ze vergeten, de blinds waren klaar en de dealer greep naar het deck
        Aan de BB is nooit iets gevraagd, na de raise naar 1.500 ging het gewoon door
        Als ik ben overgeslagen en er achter me al twee gefold en één gecalld hebben, is mijn hand dan nog goed?
        Gewoon over me heen gekeken, de derde na mij zei er pas wat van
        de dealer sloeg een speler over
        een speler werd overgeslagen en de volgende speelde
        ze sloegen mij over, ik was aan de beurt
        niemand vroeg hem iets, twee anderen hebben al gespeeld
skipped-player-fact-actions = Welke acties waren er, vanaf de vroege actie tot iemand iets zei? (de vroege eerst)
    .label = acties vanaf vroege actie
skipped-player-fact-acted-since = Heeft er na de vroege actie nog iemand gehandeld?
    .label = na vroege actie gehandeld
skipped-player-fact-street-over = Was de inzetronde al voorbij toen iemand iets zei?
    .label = inzetronde al voorbij
skipped-player-fact-had-time = Had de overgeslagen speler redelijkerwijs de tijd om zich te melden?
    .label = genoeg tijd gehad
skipped-player-outcome-skipped-player-acts = Nog op tijd: de overgeslagen speler handelt
skipped-player-outcome-early-action-binds = Te laat: de vroege actie bindt; de floor beslist over de rest
skipped-player-outcome-early-action-free = Te laat: de vroege actie bindt niet; de floor beslist over de rest
skipped-player-outcome-early-player-judged = Te laat: de floor beslist over wie te vroeg was
skipped-player-order-skipped-acts = De overgeslagen speler handelt nu.
skipped-player-order-early-stands = De vroege actie geldt.
skipped-player-order-action-goes-back = De actie gaat terug naar de overgeslagen speler.
skipped-player-order-play-goes-on = Het spel gaat verder waar het is.
skipped-player-order-settle-early-actions = Floor: handel af wat te vroeg gedaan is, met het incident Actie voor de beurt (out-of-turn).
skipped-player-order-floor-rules-hand = Floor: beslis wat er met de overgeslagen hand gebeurt. Het boek laat dat aan jou over.
skipped-player-order-may-kill = Floor: beslis of de overgeslagen hand dood is. Je mag hem doodverklaren.
skipped-player-order-hand-stays-live = De overgeslagen hand blijft in het spel.
skipped-player-order-may-limit = Floor: beslis wat de overgeslagen speler nog mag. Je mag bets en raises verbieden.
skipped-player-order-all-options = De overgeslagen speler mag nog alles.
skipped-player-order-time-was-there = Floor: weeg mee dat er tijd was om zich te melden. Het boek noemt dat als reden om streng te zijn.
skipped-player-order-time-was-missing = Floor: weeg mee dat er te weinig tijd was om zich te melden. Het boek noemt genoeg tijd als reden om streng te zijn.
skipped-player-order-judge-early-player = Floor: beslis over de speler die te vroeg was. Je kunt hem alleen passieve acties toestaan, of hem uit de hand halen.
skipped-player-order-early-holds = De vroege actie geldt, voor zover de floor die laat gelden.
skipped-player-order-early-does-not-hold = De vroege actie bindt niet.
skipped-player-remark-counted-from-first = De vroege actie is meegeteld.
skipped-player-remark-check-and-fold = Een check en een fold brengen geen chips in de pot.
skipped-player-remark-fold-binds-anyway = De vroege fold bindt in elk geval.
skipped-player-remark-early-player-named = Naar de letter beslist de floor in dit boek over wie te vroeg was; in de andere boeken over wie werd overgeslagen.
