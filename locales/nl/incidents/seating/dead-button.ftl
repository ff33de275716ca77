dead-button = Button en blinds als er een speler weg is
    .search = dead button, dode button, dode small blind, no small blind, geen small blind, small blind ligt eruit, big blind ligt eruit, button ligt eruit, beide blinds eruit, waar gaat de button heen, wie is nu de small blind, wie post de small blind, button bij een lege stoel, button slaat een plaats over, twee spelers gebust, wie is de volgende big blind, blinds na een bust-out, schuift de button door, ben ik alweer big blind
    .told =
        small blind eruit, waar button
        De big blind is net uitgevallen, wie is nu small blind
        De speler die button zou zijn is weg, en de dealer weet niet wie wat moet posten
        De small blind en de big blind gingen er allebei uit in de vorige hand, en nu is er discussie waar de button heen moet
        De speler op de button is naar een andere tafel verhuisd en nu moet ik volgens de dealer twee keer achter elkaar big blind betalen
        Staat de button nu op een lege plaats als de small blind er net uit is?
        small blind eruit, dead button
        De big blind is vorige hand uitgevallen, waar komt nu de button.
        De button van de vorige hand is eruit, wie post de small blind en wie de big blind.
        Vorige hand gingen de small blind en de big blind allebei eruit, we zijn nog met zes, waar leg ik de button.
        Seat 3 had de button en ligt eruit, seat 4 had de small blind en is naar een andere tafel, zeven spelers over.
        Komt er een dead button als de small blind van de vorige hand eruit ligt?
    .heard =
        small blind ligt eruit, wie betaalt wat de volgende
        BB is blut, de puck gaat naar een leeg stoeltje
        degene die dealer zou zijn is uitgeschakeld
        moet ik nu klein betalen of niks, rechts van mij is weg
        blijft de schijf liggen of springt hij, drie man gingen tegelijk
        twee tegelijk uitgeschakeld, beiden stonden voor de blinds
        puck voor een gat, wie spreekt het laatst
        er is dit rondje geen SB gezet, klopt dat
        4 en 5 zijn blut, ik zit op 6, welke blind is voor mij
        ze wil het schijfje over het gat heen schuiven
        na zijn exit zou ik weer groot moeten betalen
        degene tussen puck en BB is weg, kan het met één blind door
        wie kreeg de knop nu stoel 4 uit het toernooi ligt
        de button is uitgeschakeld, waar ligt hij de volgende hand
        big blind ligt eruit, wie betaalt nu welke blind
        de small blind is eruit, waar gaat de button heen
        de speler die op de button zou zitten is uitgevallen
        big blind viel vorige hand af, wie betaalt nu wat
        schuift de button door als de small blind is uitgeschakeld
        button ligt voor een lege stoel
        Small is net gebust, waar komt de knop nu
        BB vloog eruit, wie post er volgende hand
        De knop zelf is gebust, schuift ie door naar een lege stoel
        Allebei de posters kapot vorige hand, wie legt er nu wat
        Dealer zet de knop op een lege zetel, klopt dat
        De vorige bb is verhuisd, moet ik nu small betalen
        Kleine blinde is eruit geknald, waar gaat de knop nu heen
        Grote blinde ging kapot, wie moet er nu posten
        Gerrit op de knop is vertrokken, blijft die schijf daar liggen
        Allebei de blinden zijn gesneuveld, waar komt de dealerknop
        Truus werd verhuisd vanaf de grote blinde, wie post de volgende hand
        Knop ligt straks voor een lege stoel, klopt dat
        De big blind is eruit, ik ben UTG, wat betaal ik?
        Op de plek van de schijf zit niemand, wie is de laatste?
        Die van de small is weg en er was maar één blind
        Twee vlogen in dezelfde hand, wie legt nu welke blind?
        De knop blijft zogenaamd bij de lege stoel, waarom?
        De man die de big had moeten leggen vloog eruit in de laatste hand voor de pauze, en daarna wist niemand wie wat betaalt en waar de schijf hoort
        Tussen mij en de volgende een lege stoel, betaal ik de small?
        Degene die de small had moeten leggen is verplaatst en nu ontbreekt hij
        Twee keer achter elkaar was ik de laatste, naast mij zit niemand
        De dealerknop voor een lege plaats, iedereen piekert wie de blind is
dead-button-fact-gone = Wie uit de vorige hand is weg van tafel? (een small blind die niemand postte, geldt als weg)
    .label = weg van tafel
    .small-blind = de small blind
    .big-blind = de big blind
    .small-and-big-blind = de small blind en de big blind
    .button = de button
    .button-and-small-blind = de button en de small blind
    .button-and-big-blind = de button en de big blind
    .all-three = de button en beide blinds
    .another-seat = alleen spelers zonder button of blind
dead-button-fact-players-left = Hoeveel spelers zijn er over aan tafel?
    .label = spelers over aan tafel
    .three-or-more = drie of meer
    .two = twee
dead-button-outcome-heads-up = Twee spelers over: heads-up begint
dead-button-outcome-all-move-on = Button en blinds schuiven allemaal één speler door
dead-button-outcome-no-small-blind = Geen small blind in deze hand; de button schuift gewoon door
dead-button-outcome-button-dead = Dead button: hij gaat naar de lege plaats; beide blinds worden gepost
dead-button-outcome-button-held-back = De button blijft rechts van de lege plaats; beide blinds worden gepost
dead-button-outcome-button-dead-no-small-blind = Dead button en geen small blind; alleen de big blind wordt gepost
dead-button-outcome-button-held-back-no-small-blind = De button blijft rechts van de lege plaats; alleen de big blind wordt gepost
dead-button-outcome-button-to-next-player = De button gaat naar de volgende speler, de blinds naar de twee daarna
dead-button-order-see-heads-up-start = Handel dit af met het incident Heads-up begint (heads-up-start).
dead-button-order-button-to-small-blind = Dealer: schuif de button door naar de speler die in de vorige hand de small blind had.
dead-button-order-button-to-empty-seat = Dealer: leg de button bij de lege plaats van de vorige small blind. Niemand speelt op de button.
dead-button-order-button-to-player-before = Dealer: leg de button bij de eerste speler rechts van de lege plaats van de vorige small blind.
dead-button-order-button-to-next-player = Dealer: schuif de button naar links door naar de volgende speler.
dead-button-order-last-big-blind-posts-small = De speler die in de vorige hand de big blind had, post de small blind.
dead-button-order-nobody-posts-small = De plaats van de vorige big blind is leeg: niemand post in deze hand een small blind.
dead-button-order-next-player-posts-big = De eerste speler links van de vorige big blind post de hele big blind, met de ante die daar eventueel bij hoort.
dead-button-order-two-after-button-post = De eerste speler links van de button post de small blind, de tweede de big blind.
dead-button-order-next-hand-button-dead = Dealer: in de hand daarna is de button dood. Leg hem bij de lege plaats van de big blind die weg is.
dead-button-order-next-hand-button-held-back = Dealer: laat de button in de hand daarna bij de eerste speler rechts van de lege plaats van de big blind die weg is.
dead-button-order-next-hand-blinds = In de hand daarna post de big blind van deze hand de small blind, en de volgende speler de big blind.
dead-button-remark-seat-taken-again = Voor een speler van een opgebroken tafel die vóór het delen een lege plaats inneemt, geldt het incident Plaats na een opgebroken tafel (broken-table-seat); voor een late inschrijver Late registratie, alternate of re-entry (late-entry).
