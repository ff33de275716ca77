stud-exposed-card = Open kaart bij stud
    .search = open kaart bij stud, dichte kaart ging open bij stud, down card open, kaart geflasht bij stud, razz kaart open gedeeld, third street verkeerd open, seventh street open gedeeld, laatste kaart open gedeeld, dealer draaide een dichte kaart om, beide dichte kaarten open, seven card stud open kaart
    .told =
        mijn dichte studkaart ging open
        We spelen stud en de dealer draaide mijn dichte kaart om
        Bij stud werd mijn eerste dichte kaart per ongeluk open gedeeld
        Seven card stud, de dealer geeft mij seventh street open in plaats van dicht en we zijn met drie man nog aan het inzetten
        Bij stud kreeg ik allebei mijn hole cards open, de hele tafel heeft ze gezien
        Moet ik doorspelen bij stud als mijn laatste kaart open is gegaan?
        stud, dichte kaart ging open
        Bij stud heb ik per ongeluk een van de eerste twee dichte kaarten open gedeeld.
        De dealer draaide bij stud de kaart op seventh street per ongeluk open.
        Seven card stud, seat 3 kreeg allebei zijn dichte kaarten open van de dealer.
        Stud, seat 6 klapte met zijn mouw zelf zijn dichte kaart om, de bring-in is al ingezet.
        Wat gebeurt er als bij stud de laatste dichte kaart open valt en er wordt nog ingezet?
    .heard =
        mijn tweede dichte kwam met het gezicht omhoog bij de start
        de zevende kwam bloot bij stoel 4, moest gesloten
        ze gooide de river open, heads-up tegen Phil
        stud hi-lo: mijn derde lag op zijn rug in plaats van verborgen
        bij razz zijn zijn twee verstopte kaarten gezien, krijgt hij zijn ante terug
        mijn gesloten kaart raakte een chip en rolde om
        eerste kaart bloot, krijg ik de derde dan dicht
        mijn zevende zag iedereen, mag ik nog inzetten of geldt het als all-in
        een verborgen kaart is door de dealer getoond, zijn doorcard gaat dan onder
        iedereen zag het verborgen aas, dit is zevenkaarts en geen hold'em
        beide pocketkaarten zichtbaar, hij krijgt de ante en is eruit
        ze gaf de hoge hand zijn laatste bloot, krijgt de rest die ook open
        bij stud viel een van mijn dichte kaarten open
        mijn eerste dichte kaart werd open gedeeld in razz
        bij stud werd een dichte kaart open gedeeld
        bij stud werd zijn dichte kaart open gedeeld
        de dealer liet bij stud een dichte kaart zien
        seven card stud: eerste dichte kaart open bij het delen
        de laatste kaart bij stud kwam open
        Razz, hij flipt een van mijn eerste twee dichte om
        Mijn zevende kwam bloot te liggen door den dealer
        Alletwee mijn downcards zijn gezien bij seven-card
        De zevende kwam met de snuit naar boven, we zijn nog aan 't betten
        Fatima haar mouw draaide haar downcard om, seven-card hilo
        Eerste dichte lag plots bloot voor me, razz is dit
        Bij seven card lag mijn eerste dichte ineens met z'n plaatje omhoog
        Gever flipte de zevende van Ali per ongeluk om bij razz
        Allebei de downcards van Ria werden zichtbaar in seven card
        Stoel 4 z'n mouw trok een dichte om in 't seven card-potje
        Laatste dichte bij razz viel zichtbaar neer, er moet nog ingezet
        Iedereen zat al helemaal in, de zevende van Wim kwam omgekeerd bij razz
        De dealer draaide mijn tweede dichte in stud om
        In razz viel een kaart open die dicht moest
        De eerste onder was te zien, de tweede niet, krijg ik de volgende dicht?
        In seven card draaide de dealer mijn tweede om, die dicht hoort, iedereen zag hartentien en mijn volgende zou toch al open komen
        De laatste in stud lag open en we waren nog maar met twee
        Eerste kaart lag open bij stud, hoe nu verder?
        In seven card kwam mijn zevende met het plaatje boven
        Wordt mijn derde dicht gegeven als iedereen er al een gezien heeft?
        Ante 100, en meteen de eerste geflitst, stud, geen hold'em
        Bij het uitdelen van de onderste kaarten zag mijn buurman ruitenzeven
stud-exposed-card-fact-card = Welke kaart ging open?
    .label = opengegane kaart
    .one-down-card = een van de eerste twee dichte kaarten
    .both-down-cards = allebei de eerste dichte kaarten van een speler
    .seventh-street = de kaart op seventh street
stud-exposed-card-fact-exposed-by = Door wie ging de kaart open?
    .label = veroorzaakt
    .dealer = door de dealer, per ongeluk
    .player = door een speler (mouw, hand)
stud-exposed-card-fact-betting-left = Wordt er in deze hand nog ingezet (niet iedereen all-in)?
    .label = nog inzetten mogelijk
stud-exposed-card-fact-actions = Welke acties tot nu toe, op volgorde? (geen: druk op Enter)
    .label = acties tot nu toe
stud-exposed-card-outcome-not-covered = Niet geregeld: het boek laat stud buiten beschouwing
stud-exposed-card-outcome-player-exposed = Een speler legde de kaart open: de hand blijft in het spel
stud-exposed-card-outcome-misdeal = Misdeal: de hand wordt opnieuw gedeeld
stud-exposed-card-outcome-see-misdeal = Een misdeal kan nog
stud-exposed-card-outcome-play-on = Te laat voor een misdeal: de hand gaat door
stud-exposed-card-outcome-becomes-upcard = De open kaart wordt de upcard
stud-exposed-card-outcome-two-cards-open = Twee dichte kaarten gingen open: het boek spreekt maar over één
stud-exposed-card-outcome-director-decides = Jouw keuze: misdeal, of doorspelen
stud-exposed-card-outcome-no-misdeal = Geen misdeal
stud-exposed-card-outcome-replaced = De kaart op seventh street wordt vervangen
stud-exposed-card-outcome-stays = De kaart op seventh street blijft
stud-exposed-card-outcome-seventh-open = Niet geregeld: het boek heeft geen regel over seventh street
stud-exposed-card-order-floor-rules = Floor: beslis naar billijkheid (regel { $fairness }). Het boek laat stud buiten beschouwing.
stud-exposed-card-order-hand-plays-on = Dealer: de hand is niet dood; ga ermee door.
stud-exposed-card-order-hand-killed = Dealer: de hand van de speler die de kaart openlegde, is dood; leg die in de muck.
stud-exposed-card-order-penalty-after-hand = Een eventuele penalty gaat in na de hand.
stud-exposed-card-order-penalty-at-once = Een eventuele penalty gaat meteen in.
stud-exposed-card-order-stop-deal = Dealer: stop met delen. Alle kaarten komen terug en worden opnieuw geschud.
stud-exposed-card-order-redeal = Dealer: herhaal de deal precies: zelfde button, zelfde level.
stud-exposed-card-order-redeal-rest = Floor: volg voor spelers die weg zijn of een penalty hebben, de re-deal in het incident Misdeal (misdeal).
stud-exposed-card-order-see-misdeal = Ga verder met het incident Misdeal (misdeal): een open kaart bij stud.
stud-exposed-card-order-leave-open = Dealer: laat de kaart open liggen; het is nu de upcard van de speler.
stud-exposed-card-order-third-street-down = Dealer: geef die speler third street dicht.
stud-exposed-card-order-may-bring-in = De speler kan met deze kaart de bring-in zijn.
stud-exposed-card-order-no-bring-in = De speler is met deze kaart niet de bring-in.
stud-exposed-card-order-two-open = Floor: beslis naar billijkheid (regel { $fairness }) over de tweede kaart; maar één kan de upcard worden.
stud-exposed-card-order-director-decides = Toernooileiding: misdeal of doorspelen. Het boek beslist niet over deze fout; weeg af wat er gezien is, en door wie.
stud-exposed-card-order-card-open = Floor: beslis naar billijkheid (regel { $fairness }) over de open kaart; het boek zegt niet wat ermee gebeurt.
stud-exposed-card-order-go-on = Dealer: ga door met de hand.
stud-exposed-card-order-replace = Dealer: neem de open kaart weg en geef de speler een andere, dicht.
stud-exposed-card-order-which-card = Floor: zeg of de speler de nieuwe kaart meteen krijgt of na de anderen; het boek zegt het niet.
stud-exposed-card-order-keep = Dealer: laat de speler de open kaart houden.
stud-exposed-card-order-seventh-open = Floor: beslis naar billijkheid (regel { $fairness }): de speler houdt de kaart, of krijgt een andere.
stud-exposed-card-order-others-down = Dealer: deel alle andere kaarten op seventh street dicht, ook als er niet meer wordt ingezet.
stud-exposed-card-remark-check-and-fold = Tot nu toe alleen een check en een fold: er zijn geen chips ingezet, dus er was geen bindende actie.
