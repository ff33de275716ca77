four-card-flop = Flop met vier kaarten
    .search = vier kaarten op de flop, 4 kaarten op de flop, 4 kaarten in plaats van 3, een kaart te veel op de flop, extra kaart, vierde kaart, flop van vier, vierkaartenflop, vierkaarten flop, twee kaarten aan elkaar geplakt, dealer legde er vier neer
    .told =
        vier kaarten op de flop
        De dealer legt vier kaarten op de flop in plaats van drie
        Er liggen vier kaarten op de flop en niemand weet welke de extra is
        De dealer draait de flop om en het zijn vier kaarten, harten 4, 9, boer en een schoppen aas, er plakten er twee aan elkaar
        Hij had vier kaarten voor de flop gepakt en nog maar één ervan omgedraaid
        Wat doen we als er per ongeluk een vierde kaart bij de flop ligt?
        flop met vier kaarten
        Ik heb vier kaarten op de flop gelegd in plaats van drie.
        Er liggen vier kaarten op de flop, alle vier open, en ik weet niet welke de extra is.
        Bij het omdraaien van de flop kwam er een vierde kaart mee, ik weet zeker dat het de onderste was.
        Vier kaarten voor de flop gepakt, ze liggen nog dicht, nog niemand heeft iets gezien.
        Welke kaart moet eruit als er vier kaarten op de flop liggen?
    .heard =
        ze spreidde de flop en het waren er vier
        dealer waaierde uit: H 8 5 2 in één keer
        er plakte eentje achter de andere, welke moet er nu af
        ik zie er vier liggen, het horen er drie te zijn
        bij het openleggen van de flop trok ze er een vierde mee
        de flop schoof uit elkaar en daaronder kwam er nog één tevoorschijn
        hoort dat aas aan het eind erbij of is dat de turn
        vier gezichten open, niemand weet in welke volgorde ze vielen
        er ligt een overtollige dicht naast de drie
        moet de floor blind kiezen welke de burn wordt
        dealer zweert dat de laatste overbodig is
        flop H-B-9 met een zes cadeau, alles ligt meteen stil
        dealer legt een kaart te veel op de flop
        de flop heeft vier kaarten in plaats van drie
        twee kaarten plakten aan elkaar, dus de flop is vier kaarten
        vier kaarten op de flop en niemand weet welke te veel is
        ze legde een kaart te veel op de flop
        Hij legt er 4 open in plaats van drie na de eerste burn
        Dealer draaide er na de burn eentje te veel om, geen drie
        Er plakten er twee aan mekaar, nu liggen er 4 open
        Drie was genoeg, ligt er nog een dichte onder geschoven
        Bij de eerste drie zat er nog eentje aan gekleefd
        Welke van de 4 hoort er niet bij, dealer weet het niet
        Gever legt na de preflop eentje extra neer in plaats van drie
        Er ligt eentje te veel op het bord en de turn moet nog komen
        Delert draaide bij de eerste drie een extra, weet niet welke
        Eentje meer dan drie neergelegd na 't branden, ze liggen nog dicht
        Twee plakten aan elkaar, nou heeft de croupier er drie plus één gedraaid
        Viertal open in 't midden, we zouden er toch drie krijgen
        De dealer legde er vier neer, een plakte
        Vier open op tafel, niemand weet welke de turn was geweest
        De flop was te dik, nog dicht, hij voelde er een te veel
        De vierde schoof er pas na mijn bet uit, de dealer trok wit weg
        De kaarten lagen op het vilt, iedereen zag alleen hartenaas, tot de dame in het paars merkte dat er niet drie maar vier naast elkaar lagen
        Vier gelegd, weet welke de laatste is, wat doe je daarmee?
        Pizzavingers, en één kaart te veel, niks ingezet
        Dicht neergelegd, erop getikt, gezien dat het er vier zijn
        Toeschouwers achter het lint riepen dat er vier liggen
        Hoe wordt er geloot welke van de vier weg moet?
        er liggen vier kaarten op de flop
        de flop heeft een kaart te veel
four-card-flop-fact-since = Wat is er gedaan sinds de flop kwam?
    .label = gedaan sinds de flop
    .nothing = niets
    .action = een speler heeft erop gehandeld
    .next-street = de turn ligt er al
four-card-flop-fact-exposed = Lag minstens één van de vier kaarten open?
    .label = minstens één kaart open
four-card-flop-fact-dealer-knows = Weet de dealer welke kaart de extra kaart is?
    .label = dealer kent extra kaart
four-card-flop-outcome-one-becomes-a-burn = Alle vier dicht; één willekeurige kaart wordt burn card
four-card-flop-outcome-director-decides = Jouw keuze: welke van de vier kaarten de extra kaart is
four-card-flop-outcome-late-not-said = De turn ligt er: het boek zegt niet wat er gebeurt
four-card-flop-order-call-floor-first = Dealer: stop, raak niets aan en roep de floor.
four-card-flop-order-floor-rules-late = Toernooileiding: beslis naar billijkheid (regel { $fairness }) over de vierde kaart, de turn en de inzetten; de regel van het boek gaat alleen over de flop.
four-card-flop-order-cards-down-then-floor = Dealer: leg de vier kaarten dicht neer en roep dan de floor.
four-card-flop-order-cards-down-then-brush = Dealer: leg de vier kaarten dicht neer en roep dan de brush.
four-card-flop-order-dealer-scrambles = Dealer: meng de vier kaarten dicht door elkaar.
four-card-flop-order-floor-scrambles = Floor: meng de vier kaarten dicht door elkaar.
four-card-flop-order-floor-picks = Floor: trek blind één van de vier kaarten.
four-card-flop-order-brush-picks = Brush: trek blind één van de vier kaarten.
four-card-flop-order-next-burn = De getrokken kaart is de burn card voor de turn. Brand vóór de turn geen andere.
four-card-flop-order-second-burn = De getrokken kaart is de tweede burn card, die voor de turn. Brand vóór de turn geen andere.
four-card-flop-order-a-burn = De getrokken kaart dient als burn card.
four-card-flop-order-other-three = De andere drie zijn de flop. Leg ze open en speel verder.
four-card-flop-order-burn-or-not = Floor: zeg of er vóór de nieuwe flop een kaart gebrand wordt; het boek zegt het niet.
four-card-flop-order-three-new-cards = Dealer: schud de andere drie door de stub en deel daaruit een nieuwe flop.
four-card-flop-order-actions-open = Toernooileiding: beslis naar billijkheid (regel { $fairness }) over wat er sinds de flop is gedaan; het boek zegt niet of dat geldt.
four-card-flop-order-which-card = Toernooileiding: beslis welke van de vier kaarten de burn card wordt.
four-card-flop-order-say-why = Toernooileiding: leg het aan de tafel uit.
four-card-flop-remark-exposed-matters = Het boek maakt verschil voor open kaarten, maar zegt niet welk.
four-card-flop-remark-knowing-matters = Het boek maakt verschil als de dealer de extra kaart kent, maar zegt niet welk.
four-card-flop-remark-which-burn-not-said = Het boek zegt niet voor welke straat de kaart de burn is. De boeken die dat wel zeggen, maken er de burn voor de turn van.
four-card-flop-remark-scramble-not-said = Het boek schrijft mengen niet voor. Het laat de kaarten alleen dicht neerleggen voordat de brush trekt.
four-card-flop-remark-exposed-makes-no-difference = Open of dicht maakt geen verschil: één van de vier wordt blind getrokken.
four-card-flop-remark-knowing-makes-no-difference = Dat de dealer de extra kaart kent, verandert niets: één van de vier wordt blind getrokken.
