hand-for-hand-clock = De klok bij hand voor hand
    .search = hand voor hand klok, klok op de bubble, twee minuten per hand, hoeveel gaat er van de klok af, klok stil, tijd op de bubble, level tijdens hand voor hand, blinds omhoog hand voor hand, klok op pauze, tijd per hand, wat staat er op de klok, klok terugzetten, twee minuten eraf
    .told =
        klok bij hand voor hand
        We spelen hand voor hand en de klok loopt gewoon door
        De klok staat stil bij hand voor hand, wanneer gaan de blinds omhoog
        Er stond nog 6 minuten op de klok toen hand voor hand begon, we zijn al vijf handen verder en niemand trekt er tijd af
        Hand voor hand werd aangekondigd met 14 minuten te gaan, dit is nu de zevende hand, en de klok is niet aangepast
        Hoeveel minuten gaan er per hand van de klok af bij hand voor hand?
        We gaan hand voor hand en de klok stond op 8:30, hoe gaat de tijd verder.
        Bij hand voor hand staat de klok stil, hoeveel minuten tellen we per hand.
        Aankondiging hand voor hand bij 11 minuten op de klok, we beginnen nu aan hand 5, levels van 30 minuten.
        Hand voor hand begon met 3:20 op de klok, dit wordt de vierde hand, zitten we dan al in het volgende level.
        Hoeveel minuten gaan er per hand van de klok af tijdens hand voor hand?
    .heard =
        we hebben zes handen op de bubble gespeeld, hoeveel minuten gaan er dan weg
        de timer is bevroren op 14:30 sinds de tafels op elkaar wachten
        de tijd tikt door terwijl wij zitten te wachten tot ze daar klaar zijn
        elke hand kost twee minuten, hoe vlug we ook zijn
        telt degene die al bezig was mee toen je synchroon spelen omriep
        de blinds gingen omhoog terwijl we er pas vier hadden gehad voor het geld
        timer op nul terwijl we op de bubble wachten, gelden nu de hogere inzetten
        volgens hem moet er acht op het scherm staan, niemand heeft bijgesteld
        die bubble duurt eeuwig en er is nog geen seconde afgetrokken
        mag je er zes minuten tegelijk afhalen in plaats van na elke keer
        bubble geknapt, loopt de timer dan door met wat er over is
        hoe snel gaan de levels voorbij als alle tafels tegelijk delen
        hoeveel tijd gaat er bij hand-for-hand van de klok
        hoeveel tijd gaat er per hand van de klok bij hand-for-hand
        loopt de klok door tijdens hand for hand
        hand for hand, het level heeft nog zes minuten
        hoeveel minuten worden er per hand afgetrokken op de bubble
        We zitten op de bubbel, hoeveel minuten gaan er per deal af
        Timer stond op 14, dit is onze vierde h4h
        Staat de tijd stil nu alle tafels gelijk op spelen
        Moet er na deze synchrone pot weer twee minuten van het scherm
        Bubbel duurt eeuwig, wanneer gaan de blinds dan omhoog
        Den timer loopt gewoon door terwijl alle tafels op mekaar wachten
        Bubbel omgeroepen, er stond nog 12 minuten, hoe rekenen we dat
        Tijd stilgezet bij 8.30, dit is nu potje zes op de bubbel
        Lopen de minuten door terwijl elke tafel op de andere wacht
        Wanneer gaan de blaainds omhoog nu we synchroon spelen op de bubbel
        Hoeveel gaat er van de timer af per gelijk gespeelde deal
        Zevende deal sinds we op mekaar wachten, timer stond op 5:40
        Twee minuten halen ze per hand eraf, ook voor de laatste?
        Acht minuten stond er op het scherm, we speelden drie handen hand voor hand, en op mijn vraag wat eraf was zeiden ze zeven, dat snapte ik niet
        Op de bubble stond de klok en toen sprong hij
        Hoeveel gaat er van het level af als we hand voor hand spelen?
        De blinds zouden omhoog en wij wachten steeds
        Hoeveel minuten per hand op de bubble?
        De tijd stond stil en er werden drie handen gespeeld
        Vijf minuten zogenaamd, mij klopt het niet
        Waarom gaat het omhoog als alle tafels op elkaar wachten?
        Hij haalde er maar één minuut af, de tafel ernaast twee
hand-for-hand-clock-fact-clock = Wat stond er op de klok bij de aankondiging?
    .label = klok bij aankondiging
hand-for-hand-clock-fact-hands = Welke hand begint nu, als de eerste na de aankondiging nummer 1 is?
    .label = nummer van de hand
hand-for-hand-clock-fact-next-level = Hoe lang duren de volgende levels?
    .label = duur van volgende levels
hand-for-hand-clock-outcome-no-clock-rule = Het boek heeft geen klok voor hand voor hand
hand-for-hand-clock-outcome-from-running = Hand { $hand } begint op { $clock_now }: de lopende hand telt mee
hand-for-hand-clock-outcome-from-next = Hand { $hand } begint op { $clock_now }: de lopende hand telt niet mee
hand-for-hand-clock-order-decide-and-announce = Toernooileiding: zeg vóór de volgende hand hoeveel een hand op de klok kost, gelijk voor alle tafels.
hand-for-hand-clock-order-stop-and-set = Floor: zet de klok stil en zet hem op { $clock_now } als hand { $hand } begint.
hand-for-hand-clock-order-take-off-each-hand = Floor: haal er per hand { $each_hand } af, niet voor meerdere handen tegelijk.
hand-for-hand-clock-order-take-off-in-groups = Floor: haal de tijd van meerdere handen er in één keer af.
hand-for-hand-clock-order-new-level = Floor: kondig het nieuwe level aan waar de tabel van de klok dat toont; vanaf die hand gelden die blinds.
hand-for-hand-clock-order-old-level = Floor: de blinds blijven zoals ze zijn tot hand voor hand voorbij is.
hand-for-hand-clock-order-until-bust = Floor: valt er aan een van de tafels een speler uit, ga dan terug naar het normale spel.
hand-for-hand-clock-order-until-money = Floor: laat zo verder spelen tot de spelers in het geld zitten.
hand-for-hand-clock-remark-rest-off-next-level = Een hand die langer duurt dan het level, haalt de rest van zijn tijd van het volgende af. Zo is een vaste tijd per hand hier opgevat; het boek zegt het niet met zoveel woorden.
