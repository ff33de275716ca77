button-short-cards = Button met te weinig kaarten
    .search = button komt een kaart tekort, button heeft maar één kaart, button mist een kaart, te weinig kaarten op de button, button kreeg drie kaarten in Omaha, dealer vergat de laatste kaart van de button, laatste kaart voor de button vergeten, button handelde met één kaart, button heeft gecheckt met één kaart, een kaart te weinig op de button
    .told =
        button heeft maar één kaart
        Ik zit op de button en ik heb maar één kaart gekregen
        De button komt een kaart tekort, de rest heeft er gewoon twee
        Twee man hebben al gefold en één heeft geraised, en nu zie ik op de button dat ik mijn laatste kaart nooit gekregen heb
        We spelen Omaha en de button heeft er drie in plaats van vier, hij heeft nog niet gehandeld
        Krijgt de button zijn tweede kaart nog als hij er maar één heeft gekregen?
        De button mist een kaart, ik heb er te weinig gedeeld.
        De button kreeg één kaart en we zagen het pas toen UTG al geraised had.
        Hold'em, de button kijkt en heeft maar één kaart, twee folds en een call voor hem, zelf nog niet gehandeld.
        Omaha, de button heeft twee kaarten in plaats van vier en heeft al gecalld.
        Mag ik de button zijn ontbrekende kaart alsnog geven?
    .heard =
        de knop zit met één kaartje, delen is te vroeg gestopt
        dealer hield op na de cutoff in de tweede ronde
        ik ben dealer button en wacht nog op mijn tweede
        hij tikte op de knop en merkt nu pas dat hij er een mist
        mag ze de knop nog eentje van de stub geven
        in PLO heeft de man op de knop er drie, de rest vier
        pas bij de flop viel op dat de knop maar een enkele had
        ze was het laatste kaartje voor de knop vergeten, de stub lag al neer
        knop limpte mee met een losse heer
        kan de laatste alsnog krijgen wat hem toekomt of is hij eruit
        hij keek, één acht op de knop, de small blind is al weg
        iedereen compleet, enkel wie op de knop zit niet
        de button heeft een kaart te weinig, de rest heeft er twee
        de dealer vergat de button zijn tweede kaart te geven
        de button mist een kaart en de actie is al begonnen
        de speler op de button heeft een kaart te weinig, hij heeft nog niet gehandeld
        button heeft maar één kaart en is nu aan de beurt
        De dealerknop kreeg er maar eentje en we zijn al bezig
        Kerel met de D voor zich zegt ik mis mijn tweede blaadje
        Knop heeft er in Omaha maar drie gekregen
        Stoel 9 is knop en komt er eentje tekort, utg heeft al geraist
        De btn ziet na twee calls dat zijn tweede nooit gegeven is
        Knop kreeg één boer en verder niks, small heeft al gecalld
        De dealerknop heeft er maar eentje gekregen, er is al verhoogd
        Stoel 7 op de knop mist z'n tweede kaart bij hold'em
        Delert vergat de laatste kaart aan de knop te geven
        Ik zit op de schijf met drie stuks in Omaha, eentje tekort
        Knop kijkt en er ligt maar één kaart, twee man pasten al
        Ali heeft de knop, komt twee stuks tekort in Omaha, heeft al betaald
        De dealer zat te kletsen en gaf de button geen tweede, UTG had al geopend
        Op de knop maar één kaart, en twee ervoor hadden gepast
        Hij had er maar één en zei niks tot hij weggooide
        In Omaha kreeg de button er drie, mag de vierde nog gegeven worden?
        De laatste kaart van de ronde ontbrak, uitgerekend bij hem met de knop
        Op de knop had ik alleen een heer en er was al verhoogd
        Hij callde met één kaart omdat hij dacht dat de tweede eronder zat
        Het delen stopte één kaart te vroeg, de laatste mist hem
        Bij het delen kletste de dealer met de serveerster, de laatste kaart ging nergens heen en pas na de raise van UTG zag de man met de knop dat hij er één had
        Laatste kaart niet gehad, die met de knop, geven of dood?
button-short-cards-fact-acted = Heeft de button met deze hand al gehandeld (check, call, bet, raise)?
    .label = button heeft gehandeld
button-short-cards-fact-missing = Hoeveel kaarten ontbreken er?
    .label = ontbrekende kaarten
    .one = één
    .more = meer dan één, maar niet alle
button-short-cards-fact-game-allows = Laat het spel toe dat een ontbrekende kaart later wordt gegeven?
    .label = later aanvullen toegestaan
button-short-cards-fact-actions = Welke acties tot nu toe, op volgorde? (geen: druk op Enter; laat geposte blinds weg)
    .label = acties tot nu toe
button-short-cards-outcome-card-given = De button krijgt wat er ontbreekt
button-short-cards-outcome-hand-dead = De hand van de button is dood
button-short-cards-outcome-hand-open = Geen misdeal; het boek laat de hand van de button open
button-short-cards-outcome-late-open = Te laat voor een misdeal; het boek laat de hand van de button open
button-short-cards-outcome-misdeal = Misdeal
button-short-cards-outcome-hand-plays = De hand van de button blijft in het spel met de kaarten die er zijn
button-short-cards-order-declare = Dealer: stop met delen. Alle kaarten komen terug en worden opnieuw geschud.
button-short-cards-order-see-misdeal = Ga verder met het incident Misdeal (misdeal): verkeerd aantal kaarten, zoals op elke andere plaats.
button-short-cards-order-give-card = Dealer: geef de button de ontbrekende kaart, dicht, van boven op de stub.
button-short-cards-order-give-cards = Dealer: geef de button de ontbrekende kaarten, dicht, van boven op de stub.
button-short-cards-order-may-give-card = Floor: je mag de ontbrekende kaart van boven op de stub laten geven, ook na bindende actie.
button-short-cards-order-may-give-cards = Floor: je mag de ontbrekende kaarten van boven op de stub laten geven, ook na bindende actie.
button-short-cards-order-acts-after = Button: handel pas als je hand compleet is.
button-short-cards-order-hand-open = Floor: beslis naar billijkheid (regel { $fairness }) over de hand van de button; de regel van het boek geldt hier niet.
button-short-cards-order-play-on = Er is bindende actie geweest: de hand gaat door.
button-short-cards-order-late-open = Floor: beslis naar billijkheid (regel { $fairness }) over de hand van de button: aanvullen, doodverklaren of zo laten spelen; het boek zegt het niet.
button-short-cards-order-muck-all = Dealer: leg alle kaarten van de button in de muck.
button-short-cards-order-burn-one = Dealer: trek blind één kaart uit de hand van de button en brand die; leg de rest in de muck.
button-short-cards-order-which-burn = Floor: zeg of die kaart telt als burn card voor de volgende straat; het boek zegt het niet.
button-short-cards-order-muck = Dealer: leg de kaarten van de button in de muck.
button-short-cards-order-bets-stay = Dealer: laat in de pot wat de button heeft ingezet.
button-short-cards-order-bets-back = Dealer: geef de button terug wat hij heeft ingezet.
button-short-cards-order-reshuffle-stub = Dealer: schud de stub opnieuw.
button-short-cards-order-others-play = De anderen spelen de hand uit.
button-short-cards-order-one-burn-a-street = Dealer: brand zoals altijd één kaart per straat, en geen extra vanwege de dode hand.
button-short-cards-order-hand-plays = Er is bindende actie geweest: de hand gaat door, en de button speelt met de kaarten zoals ze zijn.
button-short-cards-remark-check-and-fold = Tot nu toe alleen een check en een fold: er zijn geen chips ingezet, dus er was geen bindende actie.
button-short-cards-fact-left-in = Hoeveel andere spelers hebben nog een hand?
    .label = andere spelers in de hand
    .several = twee of meer
    .one = nog maar één
button-short-cards-order-last-wins = Dealer: geef de pot aan de enige speler die nog in de hand zit. Er worden geen kaarten meer gedeeld.
