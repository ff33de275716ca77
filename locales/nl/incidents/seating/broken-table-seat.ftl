broken-table-seat = Plaats na een opgebroken tafel
    .search = tafel opgebroken, gebroken tafel, onze tafel is opgebroken, verplaatst van een gebroken tafel, nieuwe speler van een andere tafel, komt in de big blind, komt in de small blind, komt op de button, geloot tussen button en small blind, krijgt de verplaatste speler kaarten, moet hij posten, ik heb net mijn big blind betaald, mag hij wachten op de big blind, moet hij wachten tot de button voorbij is, komt aan met een chiprack
    .told =
        nieuwe plaats na opgebroken tafel
        Mijn tafel is opgebroken en ik kom op de big blind terecht
        Ik kom van een opgebroken tafel en zit nu tussen de button en de small blind
        Onze tafel is gebroken en ik heb hier plaats 3 geloot, en dat is precies de small blind, de dealer zegt dat ik moet posten
        Hij komt van de opgebroken tafel 14 en zit op de button, hij wil meteen meespelen
        Moet ik wachten als ik na het opbreken van mijn tafel op de button terechtkom?
        opgebroken tafel, plek op button
        Speler komt van een opgebroken tafel en lootte een plaats op de small blind.
        Tafel gebroken, zijn nieuwe stoel zit tussen de button en de small blind.
        Tafel 7 is opgebroken, hij krijgt seat 3 bij mij en dat is de komende hand de big blind.
        Drie man van de gebroken tafel komen hier zitten, één op seat 5 precies op de button en die wil meteen meespelen.
        Krijgt hij meteen kaarten als hij van een opgebroken tafel op de button terechtkomt?
    .heard =
        tafel 11 is gesloten, ze stuurden me hier naar stoel 5
        ik beland op de blind en had er net eentje betaald
        iemand van de opgeheven tafel zit links van de knop, kaarten of niet
        ze hebben me verplaatst uit de opgedoekte, moet ik deze overslaan
        komt met zijn rack en is de volgende hand SB
        lot zet me op de dealerpositie, mag ik die nemen
        man van de gesloten tafel wil wachten tot de blinds voorbij zijn
        ze komt van een tafel die dicht ging, hier was het delen al begonnen
        na de verhuizing zit hij aan de verkeerde kant van de puck
        ik kom van tafel 6, die bestaat niet meer, moet ik meteen betalen
        speler die overkwam na het sluiten eist direct een hand
        we zijn met vijf over de zaal verdeeld, ik val tussen SB en BB
        komt van een opgeheven tafel en zit tussen de blinds
        nieuwe plek na het breken van de tafel is de button
        zijn tafel is opgebroken en hij komt bij ons op de big blind
        speler komt van een opgebroken tafel en zit tussen de button en de small blind
        krijgt hij meteen kaarten nadat zijn tafel is opgebroken
        verplaatst van een opgebroken tafel naar de small blind, moet hij betalen
        Onze bak is dicht en ik kom nu op de big blind
        Kom van de gesloten 12, mag ik tussen knop en small meedoen
        Wij zijn gesloten, mijn nieuwe stoel hier is de small
        Seat 6 geloot na het sluiten, da's de knop, krijg ik kaarten
        Zij moest weg van nummer 9 die dichtging, landt op de small
        Nieuwe zetel is net achter de knop nadat 14 gesloten werd
        Nummer 8 is opgedoekt, ik zit nu tussen de knop en de kleine blinde
        Bij ons is de boel gesloten, ik beland elders precies op de grote blinde
        Moet ik wachten nu ik na opheffing op de kleine blinde beland
        Joop verkast van de opgeheven nummer 5 en zit meteen op de knop
        Wij zijn uit mekaar gehaald, doet Bep op stoel 7 gelijk mee
        Wim lootte stoel 2 nadat nummer 4 dichtging, moet hij gelijk posten
        Onze tafel ging weg, beide blinds net betaald, en op de nieuwe plek wacht de volgende
        Drie kwamen van de opgeheven tafel, twee meteen in de blinds
        Met mijn briefje kwam ik van de opgeheven tafel op plaats vijf, ze waren net aan het delen, ik zat tussen de knop en de small en wist niet of ik meedeed
        Aan de nieuwe tafel moest ik wachten tot de knop voorbij was
        Zeven getrokken en daar is de big, moet ik hem leggen?
        Van de opgeheven tafel op de knop gezet, krijg ik kaarten?
        Met een zak fiches kwam ze aan, het schudden was bezig, en de dealer vroeg of hij haar moest meetellen
        Mag je bij het opheffen kiezen uit twee lege plaatsen?
        We werden verdeeld en daarbij sloeg ik de big over, is dat goed?
        Geen blind in twee rondes omdat hij vanaf de opgeheven tafel achter de big werd gezet
broken-table-seat-fact-seat = Waar is de nieuwe plaats in de komende hand?
    .label = nieuwe plaats
    .other = ergens anders
    .big-blind = op de big blind
    .small-blind = op de small blind
    .button = op de button
    .button-to-small-blind = tussen de button en de small blind
broken-table-seat-outcome-dealt-in = Meteen kaarten, zonder blind
broken-table-seat-outcome-takes-big-blind = Meteen kaarten, met de big blind
broken-table-seat-outcome-takes-small-blind = Meteen kaarten, met de small blind
broken-table-seat-outcome-takes-button = Meteen kaarten, op de button
broken-table-seat-outcome-waits = Geen kaarten tussen small blind en button: de speler wacht
broken-table-seat-order-stack-comes-along = Floor: zet de speler op zijn plaats met de stack van de oude tafel.
broken-table-seat-order-deal-in = Dealer: geef de speler vanaf de komende hand kaarten.
broken-table-seat-order-posts-big-blind = De speler post de big blind, met de ante die daar eventueel bij hoort.
broken-table-seat-order-posts-small-blind = De speler post de small blind, en een ante als iedereen die betaalt.
broken-table-seat-order-has-button = De button ligt bij deze plaats; de speler post geen blind, alleen een ante als iedereen die betaalt.
broken-table-seat-order-posts-nothing = De speler post geen blind, alleen een ante als iedereen die betaalt.
broken-table-seat-order-no-cards = Dealer: geef de speler in de komende hand geen kaarten. Hij post niets.
broken-table-seat-order-skips-round = Dealer: geef de speler kaarten als de button zijn plaats voorbij is. Tot dan doet hij niet mee.
broken-table-seat-order-in-when-passed = Dealer: geef de speler kaarten zodra de button zijn plaats voorbij is.
broken-table-seat-remark-keeps-away = Blijft de speler weg tot deze blind voorbij is, ga dan verder met het incident Blind ontlopen (dodged-blind).
broken-table-seat-remark-round-or-hand = Het boek laat de speler een speelronde overslaan. Hoe lang die duurt, staat er niet; bedoeld lijkt één hand, tot de button voorbij is.
