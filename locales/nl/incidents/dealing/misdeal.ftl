misdeal = Misdeal
    .search = mis deal, fout bij het delen, verkeerd gedeeld, kaart open gegaan bij het delen, kaart omgeklapt, geflashte kaart, omgekeerde kaart in het deck, boxed card, joker in het deck, verkeerd aantal kaarten, drie kaarten, maar één kaart, te veel kaarten, te weinig kaarten, seat overgeslagen, speler kreeg geen kaarten, kaarten naar een lege plaats, eerste kaart naar de verkeerde speler, opnieuw delen, re-deal, redeal
    .told =
        dit is toch een misdeal
        De eerste kaart ging bij het delen naar de verkeerde speler
        Ik zit small blind en mijn eerste kaart ging open bij het delen
        Bij het delen zat er een kaart open in het deck en daarna kwam er nog een open uit, en die zijn allebei aan spelers gedeeld
        De dealer is plaats 6 vergeten bij het delen en een lege plaats kreeg wel kaarten, niemand heeft nog iets ingezet
        Is het een misdeal als er bij het delen twee kaarten open zijn gegaan?
        misdeal, eerste kaart ging open
        Bij het delen ging de eerste kaart van de small blind open.
        Ik ben op de verkeerde plaats begonnen met delen, er is nog geen actie geweest.
        Twee kaarten omgeklapt tijdens het delen, van seat 3 en seat 7, de hele tafel heeft ze gezien.
        Er is gedeeld naar een lege plaats en seat 6 heeft geen kaarten gekregen, UTG heeft al gefold en seat 4 gecalld.
        Is het een misdeal als er een boxed card in de deal zat?
    .heard =
        ze begon bij plaats 4 en dat is niet de small blind
        een aas klapte om toen die naar mij vloog
        twee van mij gingen om, de dealer gaat gewoon verder
        de derde die ze gooit landt op zijn rug, doen we het over
        ze gaf aan een lege stek zonder stack en sloeg mij over
        er zat een vrouw ondersteboven in toen ze deelde
        kaart van tafel gevlogen tijdens het uitdelen, beginnen we opnieuw
        de knop lag verkeerd, we hebben allemaal al kaarten
        eerste kaart van de big blind was te zien, is dat genoeg om af te breken
        de eerste twee die uitgingen lagen allebei bloot
        nog geen actie, alle kaarten zijn een stoel verschoven gegeven
        kan het hele zootje terug en opnieuw schudden, ze is iemand vergeten
        de eerste kaart ging naar de verkeerde plek
        twee kaarten open bij het delen, moet het over
        iemand heeft geen kaarten gekregen en we zijn begonnen
        fout bij het delen, wordt er opnieuw gedeeld
        tijdens het delen ging een kaart open
        misdeal, de dealer gaf de eerste kaart aan de verkeerde speler
        er gingen twee kaarten open bij het delen, is dat een misdeal
        een speler heeft bij het delen geen kaarten gekregen
        de dealer deelde een kaart open, delen we opnieuw
        de button lag op de verkeerde plaats en er is al gedeeld
        een speler kreeg kaarten die er geen had moeten krijgen
        Stoel 3 kreeg niks bij het geven en stoel 4 wel, opnieuw delen
        Bij het uitdelen ging de eerste kaart van de small open
        Twee kaarten vlogen open tijdens het geven, alles terug inpakken
        Hij begon bij de verkeerde te delen, bb kreeg de eerste
        Er is gegeven op een lege stoel waar niemand speelt
        Twee omgekeerde kaarten in het deck bij 't delen, herbeginnen of niet
        Gever begon bij de foute stoel, stoel 3 kreeg de eerste
        Tijdens het geven vloog er een kaart open, moet het opnieuw
        Hans kreeg er drie, ik maar één, overdelen dus
        Een lege plek kreeg kaarten en Ria werd bij het geven overgeslagen
        De harten acht lag al met z'n plaatje omhoog in de stok
        Delert gaf de knop er twee achter elkaar, iedereen wil opnieuw
        De eerste kaart ging naar de big in plaats van de small, na een ronde zagen we het
        Bij het delen draaide de kaart van de cutoff om, iedereen zag de heer
        Na de pauze kreeg ook de stoel van iemand die er allang uit lag kaarten, en we zagen het toen twee al in hun hand hadden gekeken
        Bij twee mensen gingen de kaarten open, niemand had gespeeld, opnieuw?
        Eén kaart lag verkeerd om in het deck, hij kwam in de tweede ronde
        Eén had niks, de buurman drie, en ik keek naar azen
        De dealeres deelde aan één te weinig, die zat achter een pilaar
        Verkeerd gedeeld en ik had AK, moet dat weg?
        Tegen de klok in gedeeld, tot het eind merkte niemand het
        Helemaal opnieuw omdat de small een kaart omsloeg, wie krijgt de knop?
        de dealer gaf iemand te veel kaarten
        er werden kaarten gedeeld aan een lege plaats
        een speler kreeg geen kaarten
        de eerste kaart ging naar de verkeerde speler
        tijdens het delen kwamen twee kaarten open te liggen
misdeal-fact-cause = Wat ging er mis?
    .label = oorzaak
    .exposed-card = een kaart ging open
    .wrong-card-count = een speler heeft het verkeerde aantal kaarten
    .seat-dealt-out = een plaats kreeg ten onrechte geen kaarten
    .seat-dealt-in = een plaats kreeg ten onrechte kaarten
    .first-card-wrong-seat = de eerste kaart ging naar de verkeerde plaats
    .boxed-card = een boxed card (open in het deck)
    .joker = een joker in het deck
    .two-in-a-row = de button kreeg twee kaarten achter elkaar
    .other = iets anders
misdeal-fact-game = Welk spel?
    .label = spel
    .flop = hold'em of Omaha
    .stud = stud of razz
    .draw = draw of lowball
misdeal-fact-exposed-by = Door wie ging de kaart open?
    .label = veroorzaakt
    .dealer = door de dealer, per ongeluk
    .player = door een speler (mouw, hand)
misdeal-fact-exposed-which = Welke kaart?
    .label = opengegane kaart
    .one-of-first-two = een van de eerste twee gedeelde kaarten
    .two-others = twee of meer andere dichte kaarten
    .one-other = één andere dichte kaart
misdeal-fact-stud-which = Welke kaart ging open?
    .label = opengegane kaart
    .one-down-card = een van de eerste twee dichte kaarten
    .both-down-cards = allebei de eerste dichte kaarten van een speler
misdeal-fact-boxed-which = Hoeveel boxed cards, en waar?
    .label = boxed cards
    .two-dealt = twee of meer, aan de spelers gedeeld
    .two-not-dealt = twee of meer; geen daarvan, of maar één later in de deal, is gedeeld
    .one-of-first-two = één, bij de eerste twee gedeelde kaarten
    .one-other = één, later in de deal
misdeal-fact-count-at = Wiens hand klopt niet?
    .label = hand die niet klopt
    .other-seat = die van een speler die niet op de button zit
    .button-short = de button heeft er te weinig
    .button-extra = de button heeft er te veel
misdeal-fact-button-acted = Heeft de button met deze hand al gehandeld?
    .label = button heeft gehandeld
misdeal-fact-actions = Welke acties tot nu toe, op volgorde? (geen: druk op Enter; laat geposte blinds weg)
    .label = acties tot nu toe
misdeal-outcome-misdeal = Misdeal: deel de hand opnieuw, precies zoals hij was
misdeal-outcome-no-misdeal = Geen misdeal
misdeal-outcome-play-on = Geen misdeal: daarvoor is het te laat
misdeal-outcome-not-too-late = Niet te laat: een misdeal kan tot het einde van de hand
misdeal-outcome-hand-dead = Doorspelen: de hand met het verkeerde aantal kaarten is dood
misdeal-outcome-hand-plays = Doorspelen: de hand met het verkeerde aantal kaarten blijft in het spel
misdeal-outcome-see-button-short = Voor te weinig kaarten op de button is er een eigen regel
misdeal-outcome-two-in-a-row-fine = Geen misdeal: de button mag twee kaarten achter elkaar krijgen
misdeal-outcome-player-exposed-plays-on = Geen misdeal: een speler legde de kaart open
misdeal-outcome-exposed-becomes-upcard = Geen misdeal: de open kaart wordt de upcard
misdeal-outcome-director-decides = Jouw keuze: misdeal, of doorspelen
misdeal-outcome-house-rules-decide = Draw game: de huisregels beslissen
misdeal-outcome-not-covered = Niet geregeld: het boek laat stud buiten beschouwing
misdeal-order-declare = Dealer: stop met delen. Alle kaarten komen terug en worden opnieuw geschud.
misdeal-order-all-back = Dealer: geef alle inzetten van deze deal terug, ook blinds en antes. Voor de re-deal worden die opnieuw gepost.
misdeal-order-same-deal = Dealer: herhaal de deal precies: zelfde button, zelfde level.
misdeal-order-button-moves = Dealer: schuif de button door en deel opnieuw; het level blijft gelijk.
misdeal-order-level-new = Dealer: deel opnieuw met dezelfde button; het nieuwe level geldt.
misdeal-order-button-and-level-new = Dealer: schuif de button door en deel opnieuw; het nieuwe level geldt.
misdeal-order-no-new-players = Voor de re-deal komt er niemand bij aan tafel.
misdeal-order-new-players-dealt-in = Wie er intussen bij is gekomen, krijgt kaarten.
misdeal-order-absent-take-no-part = Wie er bij de misdeal niet was, doet ook niet mee aan de re-deal.
misdeal-order-absent-dealt-and-killed = Wie er bij de misdeal niet was, krijgt kaarten; die hand wordt meteen na het delen doodverklaard.
misdeal-order-absent-dealt-and-plays = Wie bij de misdeal weg was maar wel kaarten had, krijgt kaarten en kan ermee spelen als hij bij de laatste kaart op zijn plaats is.
misdeal-order-on-penalty-dealt-and-killed = Wie een penalty uitzit, krijgt kaarten; die hand wordt meteen na het delen doodverklaard.
misdeal-order-on-penalty-take-no-part = Wie een penalty uitzit, doet niet mee aan de re-deal.
misdeal-order-penalty-counts-one-hand = Voor wie een penalty uitzit, tellen beide keren delen als één hand.
misdeal-order-penalty-counts-one-round = Voor wie een penalty uitzit, tellen beide keren delen als één; het boek schrijft "ronde" en lijkt hand te bedoelen.
misdeal-order-no-misdeal = Dealer: ga door met de hand.
misdeal-order-play-on = Er is bindende actie geweest: de hand gaat door.
misdeal-order-card-out = Dealer: haal de joker uit het spel en ga door. Blijkt het deck ongeldig, leg dan het spel stil.
misdeal-order-bets-returned = Floor: leg het spel stil en laat alle inzetten teruggeven.
misdeal-order-joker-before-action = Floor: laat de hand doorgaan en beslis naar billijkheid (regel { $fairness }) over de joker; de regel van het boek geldt pas vanaf de eerste actie.
misdeal-order-joker-open = Floor: laat de hand doorgaan en beslis naar billijkheid (regel { $fairness }) over de joker; het boek zegt niet wat ermee gebeurt.
misdeal-order-cards-open = Floor: beslis naar billijkheid (regel { $fairness }) over de kaart of hand die niet klopt; het boek zegt niet wat ermee gebeurt.
misdeal-order-as-before-action = Floor: beslis over de fout alsof er nog niemand heeft gehandeld (geen acties).
misdeal-order-dealt-in-dead = Dealer: muck de kaarten van de plaats die er geen had mogen krijgen.
misdeal-order-dealt-in-plays = Dealer: laat de plaats die er geen had mogen krijgen haar kaarten; de speler speelt ermee.
misdeal-order-which-burn = Floor: zeg of die kaart telt als burn card voor de volgende straat; het boek zegt het niet.
misdeal-order-hand-dead = Dealer: leg alle kaarten van de hand met het verkeerde aantal in de muck.
misdeal-order-hand-dead-one-burned = Dealer: trek blind één kaart van die hand als burn card en leg de rest in de muck.
misdeal-order-hand-dead-mucked = Dealer: leg de kaarten van die hand in de muck.
misdeal-order-reshuffle-stub = Dealer: schud de stub opnieuw.
misdeal-order-dead-bets-back = Dealer: geef de speler terug wat die hand heeft ingezet.
misdeal-order-others-play = De anderen spelen de hand uit.
misdeal-order-report-extra = Floor: wijs de button erop dat hij een kaart te veel meteen moet melden.
misdeal-order-hand-plays = Er is bindende actie geweest: de hand gaat door, en de speler speelt met de kaarten zoals ze zijn.
misdeal-order-see-button-short = Ga verder met het incident Button met te weinig kaarten (button-short-cards).
misdeal-order-deal-on = Dealer: deel verder.
misdeal-order-hand-plays-on = Dealer: de hand is niet dood; ga ermee door.
misdeal-order-hand-killed = Dealer: de hand van de speler die de kaart openlegde, is dood; leg die in de muck.
misdeal-order-penalty-after-hand = Een eventuele penalty gaat in na de hand.
misdeal-order-penalty-at-once = Een eventuele penalty gaat meteen in.
misdeal-order-upcard = Dealer: laat de kaart open liggen als upcard van de speler en geef hem third street dicht.
misdeal-order-director-decides = Toernooileiding: misdeal of doorspelen. Het boek beslist niet over deze fout; weeg af wat er gezien is, en door wie.
misdeal-order-house-rules = Floor: zoek de huisregels voor draw games op.
misdeal-order-floor-rules = Floor: beslis naar billijkheid (regel { $fairness }). Het boek laat stud buiten beschouwing.
misdeal-remark-check-and-fold = Tot nu toe alleen een check en een fold: er zijn geen chips ingezet, dus er was geen bindende actie.
misdeal-remark-joker-after-action = Na een actie wil het boek ook dat kaarten die er niet horen, uit het spel gaan; vóór bindende actie noemt het een joker een misdeal. De misdeal gaat voor, want die kan nog.
misdeal-remark-boxed-is-face-up = Het boek zegt niets over boxed cards. Een boxed card wordt open gedeeld, en dat staat op de lijst.
misdeal-remark-fouled-deck = Kijk het deck na: is het ongeldig, dan gaat de regel over ongeldige decks voor.
misdeal-remark-short-deck = Bij short-deck kan een 2, 3, 4 of 5 gelden als een joker.
misdeal-remark-short-deck-low-card = Bij short-deck geldt een 2, 3, 4 of 5 als een joker.
misdeal-remark-one-burn-a-street = Er wordt één kaart per straat gebrand, zoals altijd, en geen extra vanwege de dode hand.
misdeal-remark-bets-stay = Wat de dode hand heeft ingezet, blijft in de pot; de speler heeft er geen recht op.
