seventh-street-shortage = Te weinig kaarten voor seventh street
    .search = te weinig kaarten voor seventh street, niet genoeg kaarten voor seventh street, stub te kort, te korte stub, kaarten raken op bij stud, deck is op bij stud, laatste kaart niet voor iedereen, acht spelers tot het einde bij stud, gemeenschappelijke kaart bij stud, burns terug in de stub, burn cards erbij schudden, één kaart voor iedereen, wie handelt eerst bij een gemeenschappelijke kaart
    .told =
        te weinig kaarten voor seventh street
        We spelen stud en er zijn niet genoeg kaarten meer voor de laatste ronde
        Het deck is op bij stud, niet iedereen kan nog een zevende kaart krijgen
        Seven card stud met zes man nog in de hand en de dealer heeft nog maar vier kaarten in de stub voor seventh street
        Iedereen bleef zitten bij stud, de dealer heeft nog maar één kaart plus de burn cards en we moeten met acht man nog een kaart krijgen
        Wat doet de dealer bij stud als de stub te klein is om iedereen een zevende kaart te geven?
        stud, te weinig kaarten seventh
        Bij stud zijn er niet genoeg kaarten in de stub om iedereen een zevende kaart te geven.
        Zeven man nog in de hand op seventh street en de kaarten raken op.
        Seven card stud, er zitten nog zeven spelers in en er zijn nog maar vier kaarten in de stub voor de laatste kaart.
        Stud, zes spelers over, nog vijf kaarten in de stub en drie burn cards, te weinig voor seventh street.
        Komt er één gemeenschappelijke kaart als de stub bij stud niet genoeg is voor seventh street?
    .heard =
        stud, zeven zitten er nog in en ik heb zes kaarten in mijn hand
        de dealer kan niet iedereen een dichte riverkaart geven
        ik heb er nog 5 en er zijn 6 man met kaarten
        stud met acht en niemand heeft gepast, wat nu
        mag ik die drie verbrande pakken
        voor de laatste kaart is het stapeltje op
        komt er dan een open in het midden om te delen
        voor de laatste man is er niks meer
        ik kom er een te kort, moet ik de onderste ook geven
        niemand is eruit, dus de zevende kan ik niet ronddelen
        wie opent als de laatste in het midden ligt
        stud, nog maar twee kaarten en zeven spelers
        stud, niet genoeg kaarten voor de zevende straat
        er zijn niet genoeg kaarten voor seventh street
        stud met acht spelers, het deck is op voor de laatste kaart
        niet genoeg kaarten om iedereen een zevende kaart te geven
        de dealer heeft nog vier kaarten en er zijn vijf spelers in stud
        De stapel is op, acht man nog en de zevende moet komen
        Stud met 7 man over, nog 5 in de stub, wat nu
        Er is niet genoeg om iedereen zijn laatste dichte te geven, stud
        Deler komt tekort bij de zevende, mag hij de burns schudden
        Nog zes man in den stud, maar vier blaadjes over
        We geraken niet rond met de zevende, stub is leeg
        Stud met acht man nog in, stok is bijna leeg voor de zevende
        Bij stud is er niet genoeg om iedereen de laatste dichte te geven
        Delert heeft nog vier over en zeven man moeten hun laatste bij razz
        Stub komt niet uit voor de zevende bij razz, wat nu
        Stok raakt op, seven card, laatste kaart lukt niet voor iedereen
        Nog vijf stuks en zes man bij stud, moeten de gebrande erbij
        Zes nog in stud en de dealer heeft vier kaarten
        Met zes kwamen we in stud tot het eind, de dealer telde de rest, voor de laatste straat ontbraken er twee en de gebrande lagen ernaast
        Burns plus de rest komt net uit
        In razz waren de kaarten op, komt er een voor iedereen?
        Met acht tot het eind, en de stapel te kort
        Te weinig voor de zevende, wat nu?
        Niemand gaf op, toen ontbraken er op het eind drie
        Wie zegt als eerste wat als er in stud één kaart voor iedereen ligt?
        De dealer telde de rest in stud, twee te weinig
        Iedereen bleef zitten, en ineens hoorden we dat de gebrande weer meedoen
seventh-street-shortage-fact-players = Hoeveel spelers zitten er nog in de hand?
    .label = spelers in de hand
seventh-street-shortage-fact-stub = Hoeveel kaarten zitten er nog in de stub?
    .label = kaarten in de stub
seventh-street-shortage-fact-burns = Hoeveel kaarten zijn er gebrand op fourth, fifth en sixth street? (drie, als er niets misging)
    .label = burn cards
seventh-street-shortage-outcome-deal-on = Er zijn genoeg kaarten: deel seventh street zoals altijd
seventh-street-shortage-outcome-burns-into-stub = Met de eerdere burn cards zijn het er genoeg: schud ze erbij en deel
seventh-street-shortage-outcome-community-from-stub = Eén gemeenschappelijke kaart voor iedereen, uit de stub zoals die is
seventh-street-shortage-outcome-community-after-shuffle = Eén gemeenschappelijke kaart voor iedereen, na het schudden met de burn cards
seventh-street-shortage-outcome-no-seventh-card = Geen zevende kaart: de handen spelen met zes
seventh-street-shortage-outcome-no-rule = Het boek zegt niet wat er gebeurt als er te weinig kaarten zijn
seventh-street-shortage-outcome-not-covered = Het boek laat stud buiten beschouwing
seventh-street-shortage-order-burns-back = Dealer: leg de eerdere burn cards bij de stub. Meng, schud en cut ze samen.
seventh-street-shortage-order-deal-each = Dealer: brand één kaart. Deel elke speler één kaart, dicht.
seventh-street-shortage-order-community-card = Dealer: brand één kaart. Leg de volgende open in het midden: dat is de zevende kaart van iedereen.
seventh-street-shortage-order-six-cards = Dealer: deel geen kaarten meer. Elke speler speelt de zes kaarten die er liggen.
seventh-street-shortage-order-first-on-sixth = Dealer: de speler die op sixth street als eerste handelde, begint weer.
seventh-street-shortage-order-high-hand-first = Dealer: de speler met de beste zichtbare hand begint.
seventh-street-shortage-order-upcards-first = Dealer: de open kaarten bepalen wie begint, zoals op elke straat.
seventh-street-shortage-order-floor-rules = Floor: beslis naar billijkheid (regel { $fairness }), voordat er nog een kaart van de stub gaat.
seventh-street-shortage-remark-others = De boeken met een regel hierover eisen één kaart voor elke speler, één om te branden en één die niet wordt gedeeld. Met de eerdere burn cards erbij geschud kunnen het er genoeg zijn; anders is er één gemeenschappelijke kaart voor iedereen.
