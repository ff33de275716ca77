absent-from-broken-table = Speler afwezig bij het opbreken
    .search = tafel wordt opgebroken en speler is er niet, speler afwezig bij het breken, chips van afwezige speler, wie neemt zijn chips mee, wie brengt de stack, eigenaar van de chips is weg, hij is naar het toilet en de tafel breekt, mag ik zijn chips meenemen, lege plaats met chips bij opgebroken tafel, tafel gebroken en hij is weg, stack zonder speler, niet aanwezig bij tafel breken
    .told =
        tafel opgebroken, speler is er niet
        Onze tafel wordt opgebroken en plaats 7 is weg, zijn chips staan er nog
        Ze hebben mijn tafel opgebroken terwijl ik even weg was
        Tafel 9 is opgebroken, iedereen is verhuisd, maar van één speler staat de stack daar nog en hij is buiten aan het roken
        Hij was niet bij de tafel toen die werd opgebroken en iemand anders heeft zijn chips naar de nieuwe tafel gebracht
        Wat doen we met de chips van een speler die er niet is als zijn tafel wordt opgebroken?
        tafel opgebroken, speler is weg
        Tafel 6 is opgebroken en seat 4 was er niet, zijn chips staan er nog.
        We breken de tafel en een speler is naar het toilet, wie brengt zijn stack.
        Tafel 9 gebroken, seat 2 is afwezig, en een andere speler heeft zijn chips al meegenomen naar de nieuwe tafel.
        Speler stond buiten te roken toen tafel 3 werd opgebroken, zijn stack van 38.000 staat nog op de oude tafel.
        Mag een andere speler de chips van een afwezige speler naar zijn nieuwe tafel brengen bij het opbreken?
    .heard =
        onze tafel gaat dicht en 8 is nergens te bekennen
        iedereen verkast, de roker komt maar niet terug
        zijn toren staat daar nog terwijl iedereen elders zit
        ik sjouwde de stack van mijn afwezige buurman mee naar de nieuwe tafel, mocht dat niet
        voor die stack trekt niemand een kaartje, we worden verdeeld
        floor, tafel 14 sluit, 2 staat bij de kassa
        wie rackt er voor de ontbrekende als we uit elkaar gaan
        zijn vrouw biedt aan de chips naar de nieuwe plek te dragen
        leeggehaalde tafel, één bergje staat daar eenzaam
        hij keert terug en vindt zijn tafel opgedoekt
        hij zit nog te eten en tafel 9 wordt opgeheven
        doet de dealer het in een zak als de eigenaar er niet is bij het opheffen
        onze tafel brak en hij was er niet
        tafel wordt opgeheven en een speler is er niet
        wie draagt de stack van de afwezige naar de nieuwe tafel
        de tafel werd opgebroken terwijl een speler weg was
        wie draagt zijn chips als zijn tafel opgebroken wordt en hij er niet is
        speler op pauze toen zijn tafel werd gesloten
        hij kwam terug en zijn tafel is weg
        Tafel 7 wordt gesloten en Kees zit nog op het toilet
        Onze tafel gaat dicht, stoel 4 is er niet, zijn stack staat hier
        Iedereen verhuisd, alleen de fichen van Murat staan hier nog onbeheerd
        Tafel gesloten, wie brengt de stack van die roker naar zijn nieuwe stoel
        Hij kwam terug en zijn tafel was ontbonden, waar is zijn stapel
        Tafel dicht, buurman pakte zijn fichen mee, Jan zelf zit nog te eten
        Tafel 6 werd opgedoekt en Gerrit stond nog buiten te roken
        Wij gaan uit mekaar, Ria is pissen, haar stapel moet naar tafel 2
        Ali z'n tafel is opgeheven en hij zit nog op de plee
        Wie brengt de fiches van Leo, tafel 9 is opgedoekt en hij spoorloos
        Buurman sleepte Sjaaks stek al mee nadat tafel 3 dichtging
        Tafel ontbonden, stoel 4 zit te eten, wat moet er met z'n fiches
        Onze tafel ging op, Gerard was aan de telefoon, wie draagt zijn fiches?
        Ze parkeert haar auto en haar tafel is intussen weg
        Er mist een speler als we worden verdeeld en niemand weet waar hij is
        Op plaats drie alleen een hoop fiches en een jas, de tafel wordt opgeheven
        Toen onze tafel na het eten verdween zat de meneer van plaats acht nog aan zijn toetje, en niemand wist wie zijn torens naar de nieuwe plek moest brengen
        Hij was er niet toen de tafel wegging, wat met zijn fiches?
        De briefjes met nieuwe plaatsen waren verdeeld, één bleef liggen
        Zijn spullen hingen aan de stoel, niemand had de tafel meer nodig, hij sliep in het hotel
        Wie staat in voor het aantal als de eigenaar er bij de verhuizing niet is?
        Iedereen sjouwde zijn rack weg, één stack stond eenzaam terwijl de tafel werd afgedekt
absent-from-broken-table-fact-carried = Heeft een andere speler de chips al naar de nieuwe tafel gebracht?
    .label = chips door een ander gebracht
absent-from-broken-table-outcome-staff-moves-chips = Een personeelslid brengt de chips naar de nieuwe tafel
absent-from-broken-table-outcome-staff-checks-chips = De chips blijven aan de nieuwe tafel en de floor controleert ze
absent-from-broken-table-outcome-anybody-moves-chips = Elke speler mag de chips naar de nieuwe tafel brengen
absent-from-broken-table-outcome-chips-moved = De chips blijven aan de nieuwe tafel
absent-from-broken-table-order-draw = Floor: loot een plaats voor de afwezige speler, net als voor de anderen.
absent-from-broken-table-order-draw-in-two-steps = Floor: loot in twee stappen een tafel en een plaats voor de afwezige speler, net als voor de anderen.
absent-from-broken-table-order-staff-carries = Personeelslid: doe de chips aan de oude tafel in een rack en breng ze zichtbaar en rechtstreeks naar de nieuwe plaats.
absent-from-broken-table-order-anybody-carries = Wie de chips brengt: ga er zichtbaar en rechtstreeks mee naar de nieuwe plaats.
absent-from-broken-table-order-check-stack = Floor: vraag de dealer van de oude tafel hoe groot de stack was en controleer of alles op de gelote plaats staat.
absent-from-broken-table-order-tell-carrier = Floor: zeg tegen de speler die de chips bracht, dat alleen personeel andermans chips mag verplaatsen.
absent-from-broken-table-order-dead-until-there = Dealer aan de nieuwe tafel: neem blinds en antes van de stack, telkens als ze betaald moeten worden. De hand is dood telkens als de speler er bij het delen niet is.
absent-from-broken-table-order-leave-seat-card = Floor: zorg dat de speler bij terugkomst hoort wat zijn nieuwe plaats is.
absent-from-broken-table-remark-needless = Andermans chips zonder noodzaak aanraken is een overtreding van de etiquette. Of het hier nodig was, beoordeelt de floor.
