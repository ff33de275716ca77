last-hands = Laatste handen van de dag
    .search = hoeveel handen nog vandaag, laatste handen van de dag, laatste vijf handen, kaart trekken voor de laatste handen, einde van de speeldag, einde van dag één, inpakken, wanneer stoppen we, telt deze hand mee, laatste hand voor het inpakken, hoeveel handen spelen we nog, klok stil laatste handen
    .told =
        hoeveel handen nog vandaag
        Het is het einde van de dag, hoeveel handen spelen we nog
        Er is een kaart getrokken voor het aantal laatste handen
        De floor trok een 5 voor de laatste handen van de dag en wij zaten nog midden in een hand, telt die mee
        Ze hebben omgeroepen dat het nog vier handen zijn en dan bagging, maar onze dealer zegt dat we er nog vijf spelen
        Telt de hand die al liep mee bij de laatste handen van dag 1?
        laatste handen van de dag
        We trekken een kaart voor hoeveel handen er vandaag nog gespeeld worden.
        De floor trok een vijf voor de laatste handen, en onze tafel zat nog midden in een hand.
        Einde van dag 1, er is een 4 getrokken, telt de hand die nu loopt aan tafel 6 mee.
        Nog tien minuten op de klok van het laatste level, de kaart voor het aantal laatste handen is nog niet getrokken.
        Hoeveel handen spelen we vandaag nog als er een zeven getrokken is?
    .heard =
        de klok staat op pauze, wie trekt hoeveel we vanavond nog delen
        hoort de pot waar we nu in zitten al bij de laatste vier
        dealer zegt nog drie, seat 2 denkt dat het er vier zijn
        we waren klaar en toch wil hij er nog eentje
        er kwam een zes uit, is dat zes na deze of met deze erbij
        de leiding riep om dat er nog vijf komen en dan gaan we naar huis
        onze tafel is al uitgespeeld, de rest is nog bezig
        iemand moet een nummer trekken om dag 1B af te sluiten
        de allerlaatste deal ging fout, krijgen we er eentje extra
        er werd een aas getrokken, hoeveel is dat
        wanneer mogen de chips in de zakken met het naamkaartje
        trage tafel haalt er maar twee van de vier
        nog drie handen tot het einde van de dag en hij wil extra
        einde van de speeldag, er worden nog een paar handen gespeeld
        hoeveel handen spelen we nog vandaag
        de klok is stilgezet, we spelen nog drie handen
        wanneer worden de laatste handen van de dag aangekondigd
        trekken we een kaart voor hoeveel handen we nog spelen
        Hoeveel potjes nog voor we mogen baggen
        Er is een 5 getrokken, telt deze die bezig is mee
        Nog vier deals tot het inpakken, klopt dat wel
        Wanneer trekken jullie dat kaartje voor het einde van vanavond
        Kaartje zegt 6 tot bagging, wij zaten midden in een pot
        Mogen we de zakskes al pakken of nog drie te spelen
        Nog vijf potjes en dan slapen, maar wie trekt de kaart
        Delert trok een vier, hoeveel potjes spelen we vanavond nog
        Floor moet nog een kaart pakken, daarna is het einde oefening tot morgen
        Wij zaten midden in een pot toen de zes werd getrokken voor sluitingstijd
        Er is een boer gepakt voor de slotpotjes van vanavond, wat nu
        Hoeveel keer geeft de croupier nog voordat we gaan inpakken voor morgen
        Bijna middernacht, en ze trekken een kaart hoeveel we er nog spelen
        Voor het einde van dag één rekte hij zodat er geen zesde kwam
        Nog vier handen, zei de floor
        Een vijf werd getrokken, elke tafel moest ze spelen
        Aan het eind hadden wij er meer dan de tafel ernaast
        Om half een trokken ze voor alle tafels een kaart die moest zeggen hoeveel we er nog spelen, en onze dealer telde de lopende hand ook mee
        Drie waren getrokken, onze dealer telde de begonnen hand mee
        In het laatste rondje ging hij slapen en liet alles staan
        De zesde werd geschud, het moesten er vijf zijn
        Na afloop speelde één tafel nog een hand te veel
last-hands-fact-drawn = Is de kaart voor de laatste handen al getrokken?
    .label = kaart al getrokken
last-hands-fact-card = Welke kaart is getrokken?
    .label = getrokken kaart
    .three = 3
    .four = 4
    .five = 5
    .six = 6
    .seven = 7
    .other = een andere kaart
last-hands-fact-hand-running = Liep er aan deze tafel een hand toen de kaart getrokken werd?
    .label = lopende hand
last-hands-fact-hands-played = Hoeveel van die handen zijn er aan deze tafel al gespeeld?
    .label = gespeelde handen
    .none = geen
    .one = 1
    .two = 2
    .three = 3
    .four = 4
    .five = 5
    .six = 6
    .seven = 7
last-hands-outcome-draw-card = Een kaart bepaalt hoeveel handen er nog komen
last-hands-outcome-three-left = Nog 3 handen aan elke tafel
last-hands-outcome-four-left = Nog 4 handen aan elke tafel
last-hands-outcome-five-left = Nog 5 handen aan elke tafel
last-hands-outcome-six-left = Nog 6 handen aan elke tafel
last-hands-outcome-seven-left = Nog 7 handen aan elke tafel
last-hands-outcome-some-left = Nog { $last_hands_left ->
    [one] { $last_hands_left } hand
   *[other] { $last_hands_left } handen
} aan deze tafel
last-hands-outcome-day-over = De laatste hand is gespeeld: aan deze tafel is de speeldag voorbij
last-hands-outcome-draw-again = Die kaart telt niet: trek opnieuw
last-hands-outcome-as-the-card-says = Er komen nog zoveel handen als de kaart aangeeft
last-hands-outcome-fixed-number = Er komt nog een vast aantal handen
last-hands-outcome-director-sets = Het boek heeft geen regel: de toernooileiding bepaalt het aantal handen
last-hands-order-take-cards = Floor: neem 15 minuten voor het einde van de dag de kaarten 3, 4, 5, 6 en 7 en schud ze dicht. Is het al later, doe het dan nu.
last-hands-order-take-cards-again = Floor: neem alleen de kaarten 3, 4, 5, 6 en 7 en schud ze dicht.
last-hands-order-take-other-cards = Floor: neem op het moment dat het boek noemt de kaarten die het noemt en schud ze dicht.
last-hands-order-player-draws = Floor: laat een willekeurige speler één kaart trekken.
last-hands-order-floor-draws = Floor: trek één kaart.
last-hands-order-announce-card = Floor: roep aan alle tafels om dat er nog zoveel handen komen als de kaart aangeeft.
last-hands-order-announce-three = Floor: roep aan alle tafels om dat er nog 3 handen gespeeld worden.
last-hands-order-announce-four = Floor: roep aan alle tafels om dat er nog 4 handen gespeeld worden.
last-hands-order-announce-five = Floor: roep aan alle tafels om dat er nog 5 handen gespeeld worden.
last-hands-order-announce-six = Floor: roep aan alle tafels om dat er nog 6 handen gespeeld worden.
last-hands-order-announce-seven = Floor: roep aan alle tafels om dat er nog 7 handen gespeeld worden.
last-hands-order-announce-fixed = Floor: roep aan alle tafels om hoeveel handen er volgens het boek nog komen.
last-hands-order-finish-running = Dealer: maak de lopende hand af. Die hoort er niet bij.
last-hands-order-running-is-first = Dealer: de lopende hand is de eerste ervan.
last-hands-order-count-down = Dealer: zeg vóór elke hand hoeveel er nog komen en stop na de laatste.
last-hands-order-no-more-hands = Dealer: deel vandaag geen hand meer.
last-hands-order-director-sets = Toernooileiding: beslis hoeveel handen er nog komen en vanaf wanneer.
last-hands-order-same-everywhere = Floor: roep aan alle tafels tegelijk hetzelfde aantal om.
