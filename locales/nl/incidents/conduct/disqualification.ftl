disqualification = Diskwalificatie
    .search = speler diskwalificeren, speler eruit gooien, speler is gediskwalificeerd, DQ, uit het toernooi gezet, wat gebeurt er met zijn chips, chips van een gediskwalificeerde speler, wil zijn buy-in terug, geld terug na diskwalificatie, uitgesloten van het toernooi, betrapt op vals spel, spelers die samenspelen
    .told =
        die speler moet eruit
        Die twee zijn aan het chip dumpen, die moeten uit het toernooi gezet worden
        Hij is betrapt op vals spelen, gaat hij er nu uit of niet
        Hij heeft kaarten gemerkt en dat is op camera gezien, ik wil dat hij gediskwalificeerd wordt
        Plaats 5 is net gediskwalificeerd, hij zit nog in een hand, en wij weten niet wat er met zijn chips en kaarten gebeurt
        Wordt iemand gediskwalificeerd als hij steeds opnieuw de regels overtreedt en chips in zijn zak stopt?
        diskwalificatie speler seat 5
        De toernooileiding heeft besloten om seat 2 te diskwalificeren, hij zit nog in een hand.
        Speler is betrapt op vals spelen, we denken aan diskwalificatie.
        Seat 8 had al meerdere penalties en gaat steeds weer over de schreef, het gaat nu om een DQ.
        Seat 4 is betrapt op chip dumping en moet mogelijk uit het toernooi gezet worden, wat doen we met zijn stack van 45.000.
        Wordt hij gediskwalificeerd als hij chips in zijn zak uit het zicht heeft meegenomen?
    .heard =
        beveiliging zet seat 4 buiten, halen we zijn stack meteen van tafel
        hij is weggestuurd maar zit nog live in deze pot
        de leiding stuurt hem naar huis, schuift de volgende een prijs op
        ze mag de rest van het festival niet meer meespelen, hoe zit het met haar prijzengeld
        blijven zijn blinds gepost worden nadat hij is verwijderd
        hij kraste met zijn nagel in de kaarten, ik wil hem er definitief uit
        die eruit geknikkerde gast eist zijn inleg terug
        ze gaven toe dat ze chips deelden, beiden eruit, verdwijnen hun stacks uit het spel
        eruit met hem, hij wisselde een kaart vanaf zijn schoot
        midden in de hand eruit gezet, is zijn bet verbeurd
        er zijn nagemaakte chips bij hem gevonden, einde toernooi voor hem
        hij deelde een klap uit, dit is geen straf meer maar exit
        speler wordt uit het toernooi gezet, wat gebeurt met zijn fiches
        hij is gediskwalificeerd, wat gebeurt er met zijn chips
        speler is betrapt op valsspelen, kunnen we hem uit het toernooi zetten
        hij sloeg een andere speler, wordt hij gediskwalificeerd
        hij heeft kaarten gemerkt en moet uit het toernooi
        ze heeft chips gestolen, wat doen we met haar stack
        hij bedreigt de dealer en moet weg uit het toernooi
        Die gast moet uit het toernooi gesmeten worden, hij zit vals te spelen
        Betrapt met gemerkte azen, wordt die nou buitengegooid
        Leiding stuurt Ronny naar huis midden in een hand, wat met zijn stack
        Heel zijn stack aan zijn neef gegeven, zet die twee eruit
        Vierde straf vandaag al, ligt hij er nu definitief uit
        DQ voor stoel 8, wat doen we met de fichen die hier staan
        Moet Dennis uit het toernooi gegooid worden wegens gemerkte azen
        Sjaak stopte 20k in z'n tas, ze willen 'm eruit trappen
        Ze hebben Chantal naar huis gestuurd, wat gebeurt er met haar stapel
        Hans wordt eruit geknikkerd midden in een pot, hij heeft nog kaarten
        Die twee broers schuiven elkaar fiches toe, vliegen ze er helemaal uit
        Wim blijft rotzooien na al z'n straffen, wordt ie nou verbannen
        Hij trok een kaart uit zijn mouw, zetten we hem eruit?
        Met zijn nagel merkte hij kaarten, de hand loopt nog
        Hij sloeg de dealer, wat met zijn stack?
        Op de beelden zag je dat hij in de pauze fiches uit zijn zak bijlegde, hij werd weggebracht en iedereen vroeg wat er met stack en inleg gebeurt
        Valsgespeeld met een vriend, nu ligt hij er helemaal uit
        Eruit gezet, krijgt hij zijn inschrijfgeld terug?
        Hij viel een speler aan de tafel ernaast aan
        Hij had eigen fiches meegenomen en de floor stuurde hem naar huis
        Na het uitzetten bleef zijn stoel leeg en stond de stack er nog
        Valse fiches in zijn zak, politie erbij, en wat met de buy-in?
        betrapt op het stelen van fiches van de speler naast hem
        ze nam een fiche van de stapel van een ander, mogen we haar eruit zetten
        hij heeft de kaarten gemerkt
        vals spel, op camera te zien
        sloeg een andere speler
        dreigt de dealer in elkaar te slaan
        hoe diskwalificeren we een speler en wat gebeurt er met zijn stapel
        speler betrapt met een extra kaart in zijn mouw
        gaat zijn stapel uit het spel als hij eruit wordt gezet
        weigert telkens weer naar de floor te luisteren
disqualification-fact-ground = Waarom zou de speler gediskwalificeerd worden?
    .label = reden
    .decided = de toernooileiding heeft het al besloten
    .collusion = chip dumping of ander samenspel
    .hidden-chips = chips uit het zicht gebracht
    .soft-play = soft play
    .cheating = vals spel of fraude
    .repeated = steeds nieuwe overtredingen
disqualification-fact-live-hand = Zit de speler in een hand die nog gespeeld wordt?
    .label = live hand
disqualification-outcome-disqualified = De speler is gediskwalificeerd
disqualification-outcome-director-decides = Jouw keuze: de speler wordt gediskwalificeerd, of niet
disqualification-order-decide-first = Toernooileiding: beslis of de speler gediskwalificeerd wordt. Alleen dan gelden de stappen hieronder.
disqualification-order-tell-final = Toernooileiding: zeg tegen de speler dat hij gediskwalificeerd is. De beslissing is definitief.
disqualification-order-tell = Toernooileiding: zeg tegen de speler dat hij gediskwalificeerd is.
disqualification-order-bets-stay = Dealer: laat in de pot wat deze speler in deze hand heeft ingezet.
disqualification-order-bets-back = Dealer: leg bij de stack van de speler terug wat hij in deze hand heeft ingezet.
disqualification-order-hand-dead = Dealer: verklaar de hand van deze speler dood.
disqualification-order-hand-played-out = Dealer: speel deze hand met de speler uit.
disqualification-order-remove-chips = Floor: haal alle chips die deze speler nog heeft, uit het spel.
disqualification-order-blind-off = Dealer: laat de stack op zijn plaats staan en neem de blinds en antes eraf tot hij op is.
disqualification-order-no-refund = Floor: betaal niets terug. Er is geen terugbetaling en geen andere vergoeding.
disqualification-order-refund-open = Toernooileiding: beslis of er iets wordt terugbetaald.
disqualification-order-place-now = Floor: noteer de speler in de uitslag op de plaats die hij op dit moment heeft.
disqualification-order-no-place = Floor: noteer voor deze speler geen plaats in de uitslag en geen prijs.
disqualification-order-see-repeat-offence = Floor: beslis eerst over de volgende penalty, met het incident Herhaalde overtreding (repeat-offence).
disqualification-order-see-chips-out-of-view = Floor: beslis eerst over de verborgen chips, met het incident Chips uit het zicht (chips-out-of-view).
