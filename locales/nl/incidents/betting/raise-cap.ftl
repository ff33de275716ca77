raise-cap = Hoe vaak er geraised mag worden
    .search = raise cap, cap, capped, maximum aantal raises, aantal raises, hoeveel raises, hoe vaak raisen, nog een raise, nog een keer raisen, te veel raises, drie raises, vier bets, limiet aan raises, limit raises, cap bij heads-up
    .told =
        hoe vaak mag je raisen
        Dit is al de vierde raise op deze straat in limit
        Hij wil nog een keer raisen, maar volgens mij zitten we aan de cap
        We spelen limit, bet, raise, reraise en nog een raise, drie man in de hand, en hij wil er weer overheen
        Wij zijn nog maar met zijn tweeën in de hand en de dealer zegt dat het maximum aantal raises bereikt is
        Is er een maximum aan het aantal raises in no-limit?
        limit, vierde raise toegestaan?
        Seat 3 wil nog een keer raisen, maar het maximum aantal raises is bereikt, limit.
        Er is deze ronde al drie keer geraised en ze vragen of er nog een raise bij mag.
        Limit hold'em op de turn, bet en drie raises, vier spelers in de hand en seat 6 wil weer raisen.
        No-limit, seat 2 en seat 5 blijven elkaar reraisen, en seat 8 zegt dat er een limiet is op het aantal raises.
        Hoe vaak mag er per ronde geraised worden als er nog maar twee spelers in de hand zitten?
    .heard =
        bet, raise, reraise, cap, mag ik nog een vijfde keer
        limit Omaha 8 en hij wil er nog eentje overheen
        we zijn nog maar met zijn tweeën op deze straat, is het dan onbeperkt
        fixed limit, de vierde bet ligt er, dealer zegt klaar
        hoe dikwijls mogen we heen en weer in deze spelvorm
        ze weigert mijn reraise want er is al drie keer opgehoogd
        stud eight, hoe vaak mag het op sixth street omhoog
        twee gasten blijven elkaar verhogen met mij ertussen geklemd
        geldt dat plafond van drie verhogingen ook in een duel
        is zes-betten in no-limit toegestaan
        ik zit in de tang, ze blijven elkaar oppompen, zit daar geen stop op
        met de laatste twee van het toernooi, mag het dan eeuwig doorgaan
        hoeveel raises mogen er in limit per ronde
        een bet en drie verhogingen, mag er nog een bij
        limit hold'em, er was een bet en drie raises, mag hij nog een keer verhogen
        is er een maximum aantal raises als er nog maar twee spelers zijn
        hoeveel raises zijn er toegestaan in limit
        speler wil een vierde raise doen in fixed limit
        het is gecapt en hij wil nog raisen
        Tis de vierde verhoging al in limit, is er een cap
        Kan hij nog eens reesen, ze zitten al aan de vijfde bet, limit
        Limit, drie man in den hand, is 't plafond nu bereikt
        Ze blijven over mekaar heen gaan, hoeveel keer kan dat eigenlijk
        Met twee over in de limit wil Kees een vijfde keer verhogen
        No-limit en hij beweert dat na drie keer verhogen stop is
        Vijfde keer verhogen op de flop in limit, is er geen plafond
        Leo en Bep blijven mekaar opjagen, zit daar een eind aan
        Met z'n tweetjes over, kan het ophogen eindeloos doorgaan
        Delert zegt dat Rachid niet meer eroverheen kan na drie keer
        Hoeveel verhogingen zijn er per ronde toegestaan met drie man in limiet
        No limit, al vier keer opgehoogd, volgens Joop is 't rantsoen op
        Vijf verhogingen na elkaar in limit, de dealer zei dat het mooi was geweest
        Twee overboden elkaar steeds en ik zat ertussen, zit daar een rem op?
        In limit was het bet en drie raises, hij wil er nog een
        Nog maar met zijn tweeën, dan mag je zogenaamd eindeloos door
        In het limit toernooi was het al bet en drie verhogingen, de jongen wilde er nog een en de dealer zei dat er deze ronde niks meer bij kon
        Hoe vaak mag je in een ronde verhogen bij limit?
        Drie in de pot, twee dames joegen het op en de derde wilde dat ze werden gestopt
        De vierde raise in limit stud werd door de dealer geweigerd
        In het slotduel van een limit toernooi kwamen er zeven verhogingen op rij
        Dealer en speler waren het oneens of de eerste bet meetelt voor het plafond
        hoeveel raises mogen er
        al drie raises, mag er nog een
raise-cap-fact-structure = Wat is de inzetstructuur?
    .label = inzetstructuur
    .no-limit = no-limit
    .pot-limit = pot-limit
    .limit = limit
raise-cap-fact-reached = Is het aantal raises dat het huis toestaat, deze ronde bereikt?
    .label = maximumaantal raises bereikt
    .yes = ja
    .no = nee
    .no-number = het huis heeft geen aantal bepaald
raise-cap-fact-in-hand = Hoeveel spelers zitten er nog in de hand?
    .label = spelers in de hand
    .three-or-more = drie of meer
    .two = twee
raise-cap-fact-in-event = Hoeveel spelers zitten er nog in het toernooi?
    .label = spelers in het toernooi
    .three-or-more = drie of meer
    .two = twee
raise-cap-outcome-no-cap = Nog een raise mag: er is geen maximum
raise-cap-outcome-below-cap = Nog een raise mag: het maximum is niet bereikt
raise-cap-outcome-capped = Geen raise meer: het maximum is bereikt
raise-cap-outcome-two-left-no-cap = Nog een raise mag: er zijn er nog twee over, geen maximum meer
raise-cap-outcome-number-not-said = Er is een maximum, maar het boek noemt geen aantal
raise-cap-order-raise-allowed = De speler mag raisen.
raise-cap-order-next-raise-checked = Dealer: tel deze raise mee en kijk bij de volgende opnieuw.
raise-cap-order-call-or-fold = Speler: call of fold. De rest van deze inzetronde kan er niet meer worden geraised.
raise-cap-order-director-sets-number = Toernooileiding: zeg hoeveel raises hier mogen en blijf daarbij.
raise-cap-remark-number-is-the-houses = Het boek noemt geen aantal: dat bepaalt het huis.
raise-cap-remark-two-in-hand-still-capped = Twee in de hand is niet genoeg: het maximum geldt tot er in het toernooi nog twee over zijn.
raise-cap-remark-two-left-open = Volgens het boek eindigt het maximum als er twee over zijn, heads-up. Het zegt niet of twee in deze hand genoeg is.
raise-cap-remark-house-rule = Kijk of het huis hier een eigen regel voor heeft.
