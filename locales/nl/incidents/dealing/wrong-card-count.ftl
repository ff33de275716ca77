wrong-card-count = Hand met het verkeerde aantal kaarten
    .search = verkeerd aantal kaarten, small blind had drie kaarten, drie kaarten in hold'em, vijf kaarten in Omaha, speler heeft maar één kaart, een kaart te veel, speler komt een kaart tekort, te veel kaarten, speler heeft te weinig kaarten, extra kaart in de hand, twee kaarten plakten aan elkaar, hij heeft drie kaarten, kaart teveel, een kaart teveel gedeeld, drie kaarten
    .told =
        ik heb drie kaarten
        Ik zie nu pas dat ik drie kaarten heb in plaats van twee
        Hij heeft maar één kaart en had al gecalld
        De flop ligt er al, er is gebet, en nu zegt de speler op plaats 5 dat hij drie kaarten in zijn hand heeft
        We spelen Omaha, ik heb geraised en kijk nog eens en ik heb er vijf, dat is er één te veel
        Is mijn hand dood als ik na de actie merk dat ik een kaart te veel heb?
        speler heeft drie kaarten
        Seat 4 heeft drie kaarten gekregen bij hold'em.
        Seat 7 ontdekt na de flop dat hij maar één kaart heeft.
        Omaha, seat 2 heeft vijf kaarten in zijn hand en er is al geraised en gecalld.
        De button heeft drie kaarten in plaats van twee, UTG heeft gecalld en seat 5 heeft geraised naar 1200.
        Is zijn hand dood als hij een kaart te veel heeft en er al actie is geweest?
    .heard =
        ik tel net na en er zit nog een derde achter mijn paar
        hij houdt er drie vast en heeft er al mee verhoogd
        twee weg, één call, dan ziet UTG een extraatje
        BB ontdekt op de flop dat hij met eentje speelde
        stoel 6 zit op vijf in een vierkaartenspel
        iemand gooide weg en er lagen er drie
        hij kneep en daaronder zat er nog een verscholen
        ik kreeg er maar eentje, het inzetten is al bij mij
        speler biecht op de turn op dat hij er drie heeft
        een kreeg er te weinig en zijn buurman te veel, plaats 4 en 5
        er is al ingezet en nu zegt ze dat ze er te veel heeft, ligt ze eruit
        UTG raisede en merkt dan dat hij een losse boer heeft, te laat om terug te draaien
        speler heeft een kaart te veel in zijn hand
        hij heeft drie kaarten bij hold'em
        speler merkt na het bieden dat hij maar één kaart heeft
        ze heeft een kaart te veel
        een speler kreeg drie kaarten en merkte het op de flop
        ik heb maar één kaart en er is al geraised
        vijf kaarten bij Omaha in plaats van vier
        Utg zit met drie stuks in hold'em
        Seat 5 heeft er vijf in Omaha, hij zegt het nu pas
        Mijn buur utg kreeg er maar eentje, er is al geraist
        Ik heb er eentje te veel vast, plakten aan mekaar
        Op de flop merkt Jos dat hij met drie blaadjes zit
        Stoel 2, de bb, mist een blaadje, cutoff heeft al gekold
        Gerrit heeft er drie in z'n klauwen, hold'em nota bene
        Ik keek na de flop, ligt er maar eentje voor me
        Leo heeft er vijf in Omaha en had al verhoogd
        De knop blijkt er eentje te veel te hebben, nu pas ontdekt
        Bep zit op stoel 2 met één te weinig, heeft al betaald
        Stoel 8 speelt met drie in Omaha, z'n geld ligt al in de bak
        De small vond drie kaarten toen twee al gespeeld hadden
        Hij had er maar één, gemeld na mijn bet
        In PLO had ik vijf, gezien op de flop
        Twee plakten aan elkaar, dus had iemand in het midden er drie
        Hij miste er een, zei hij, toen er al verhoogd en betaald was
        Had bij omaha maar drie, wist niet of ie mocht meedoen
        Drie in plaats van twee, en hij zei het pas op de turn
        Na de actie bleek de cutoff een kaart te weinig te hebben, wat met zijn inzet?
        Stoel 6 keek en vond een derde onder de tweede, twee hadden gepast
        De jongen in de small betaalde bij, twee gingen mee, en op de flop deed hij zijn hand open en had er drie omdat er twee aan elkaar plakten
wrong-card-count-fact-seat = Wiens hand klopt niet?
    .label = hand die niet klopt
    .other-seat = die van een speler die niet op de button zit
    .button-extra = de button heeft er te veel
    .button-short = de button heeft er te weinig
wrong-card-count-fact-button-acted = Heeft de button met deze hand al gehandeld?
    .label = button heeft gehandeld
wrong-card-count-fact-actions = Welke acties tot nu toe, op volgorde? (geen: druk op Enter; laat geposte blinds weg)
    .label = acties tot nu toe
wrong-card-count-outcome-see-button-short = Voor te weinig kaarten op de button is er een eigen regel
wrong-card-count-outcome-misdeal = Misdeal: de hand wordt opnieuw gedeeld
wrong-card-count-outcome-no-misdeal = Geen misdeal
wrong-card-count-outcome-hand-dead = De hand met het verkeerde aantal kaarten is dood
wrong-card-count-outcome-hand-plays = De hand met het verkeerde aantal kaarten blijft in het spel
wrong-card-count-order-see-button-short = Ga verder met het incident Button met te weinig kaarten (button-short-cards).
wrong-card-count-order-declare = Dealer: stop met delen. Alle kaarten komen terug en worden opnieuw geschud.
wrong-card-count-order-see-misdeal = Ga verder met het incident Misdeal (misdeal): een speler heeft het verkeerde aantal kaarten.
wrong-card-count-order-hand-open = Floor: beslis naar billijkheid (regel { $fairness }) over de hand die niet klopt; het boek zegt niet wat ermee gebeurt.
wrong-card-count-order-go-on = Dealer: ga door met de hand.
wrong-card-count-order-muck-all = Dealer: leg alle kaarten van die hand in de muck.
wrong-card-count-order-burn-one = Dealer: trek blind één kaart uit die hand en brand die; leg de rest in de muck.
wrong-card-count-order-which-burn = Floor: zeg of die kaart telt als burn card voor de volgende straat; het boek zegt het niet.
wrong-card-count-order-muck = Dealer: leg de kaarten van die hand in de muck.
wrong-card-count-order-bets-stay = Dealer: laat in de pot wat die hand heeft ingezet.
wrong-card-count-order-uncalled-back = Dealer: laat in de pot wat die hand heeft ingezet, maar geef een bet of raise terug die niemand heeft gecalld.
wrong-card-count-order-button-bets-stay = Dealer: laat in de pot wat de button heeft ingezet.
wrong-card-count-order-bets-back = Dealer: geef de button terug wat hij heeft ingezet.
wrong-card-count-order-reshuffle-stub = Dealer: schud de stub opnieuw.
wrong-card-count-order-others-play = De anderen spelen de hand uit.
wrong-card-count-order-one-burn-a-street = Dealer: brand zoals altijd één kaart per straat, en geen extra vanwege de dode hand.
wrong-card-count-order-report-extra = Floor: wijs de button erop dat hij een kaart te veel meteen moet melden.
wrong-card-count-order-hand-plays = Er is bindende actie geweest: de hand gaat door, en de speler speelt met de kaarten zoals ze zijn.
wrong-card-count-remark-check-and-fold = Tot nu toe alleen een check en een fold: er zijn geen chips ingezet, dus er was geen bindende actie.
wrong-card-count-fact-left-in = Hoeveel andere spelers hebben nog een hand?
    .label = andere spelers in de hand
    .several = twee of meer
    .one = nog maar één
wrong-card-count-order-last-wins = Dealer: geef de pot aan de enige speler die nog in de hand zit. Er worden geen kaarten meer gedeeld.
