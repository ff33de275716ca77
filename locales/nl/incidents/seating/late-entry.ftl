late-entry = Late registratie, alternate of re-entry
    .search = late registratie, late reg, te laat ingeschreven, alternate komt erbij, re-entry, reentry, nieuwe speler aan tafel, speler komt later in het toernooi, krijgt de nieuwe speler kaarten, krijgt hij een volledige stack, nieuwe speler tussen button en small blind, nieuwe speler in de big blind, nieuwe speler wil wachten op de big blind, moet een nieuwe speler posten, opnieuw ingekocht, geeft zijn stack op en koopt een nieuwe
    .told =
        late inschrijver zit op de button
        Hij heeft zich laat ingeschreven en zit nu op de button
        Ik doe een re-entry en krijg een plaats tussen de small blind en de button
        Er is een alternate op plaats 6 gezet, dat is de big blind, en de dealer geeft hem gewoon kaarten
        Hij heeft zich net ingeschreven in level 5 en kwam op de small blind terecht, hij wil wachten tot de button voorbij is
        Moet een late inschrijver wachten als zijn gelote plaats tussen de button en de blinds is?
        late reg op de button
        Late registratie, de speler lootte een plaats tussen de button en de small blind.
        Re-entry komt aan tafel en zijn nieuwe plek is de small blind, krijgt hij kaarten.
        Alternate gaat zitten op seat 6, dat is de komende hand de big blind, en hij wil meteen meedoen.
        Speler heeft nog 3200 chips, levert die in voor een re-entry en lootte seat 9 tussen de small en de big blind.
        Moet een late registratie wachten als zijn gelote stoel de button is?
    .heard =
        hij rekende net af bij de balie, kaartje voor stoel 8
        zitten tot de puck voorbij is, geldt dat voor nieuwkomers
        vers ingekocht op de stoel van de afvaller, krijgt hij een hand
        reservelijst, nummer 14 wordt geroepen, komt op de blind
        na zijn uitschakeling schreef hij zich weer in, lootte onze tafel
        die nieuwe heeft gewoon een complete startstack in level zes
        mag ze haar drie big blinds inleveren en er weer in
        kocht in de laatste minuut van inschrijven, lootte de dealerpositie
        nieuweling wil kaarten tussen puck en klein
        laatkomer stapt in level 4 in op de SB, betaalt hij
        hij stond op de wachtlijst, krijgt een plek want er is iemand weg
        tweede kogel, zelfde tafel, mag hij daar zitten
        kan ik nu nog meedoen
        inschrijving is gesloten en hij staat aan de balie
        nieuwe speler schuift aan, krijgt hij deze hand kaarten
        late inschrijving met een plek op de button
        hij schreef zich laat in, krijgt hij een volle stack
        nieuwe speler komt erin, mag hij op de big blind zitten
        speler neemt een re-entry, waar gaat hij zitten
        late registratie: krijgt hij meteen een hand
        Nieuwe gast krijgt stoel 4 op de bb, mag die meteen meedoen
        Net gebust, kocht een nieuw ticket en zit nu op de knop
        Reservespeler van de wachtlijst valt in tussen small en knop
        Kersverse inschrijving geloot op de small, moet ze wachten
        Wil zijn laatste 4k opgeven en een vers ticket kopen
        Seat 8 schrijft nu pas in en valt net achter de knop binnen
        Dennis is net ingeschreven en zit tussen de knop en kleine blinde
        Nieuwe vent schuift aan na een uur en treft de grote blinde
        Gerrit kocht zich opnieuw in en lootte een stoel op de knop
        Reserve van de wachtlijst komt erbij, mag hij gelijk meespelen
        Rachid gaf z'n laatste 4000 op om opnieuw in te stappen
        Toos schrijft zich na level 5 nog in, lootje is de kleine blinde
        Vlak voor het eind van de inschrijving ging er een achter de knop zitten, krijgt hij kaarten?
        De nieuwe zegt dat hij geen blind hoeft, hij is net binnen
        Vijf minuten voor het sluiten van de inschrijving kwam er een met koffer van Schiphol, trok de plek achter de knop en de dealer aarzelde of hij kaarten kreeg
        Bij re-entry kreeg hij dezelfde stoel waarop hij eruit vloog
        Te laat gekomen en meteen in de big, moet hij?
        Nieuwe speler in level vier, speelt hij gelijk mee?
        Zijn lot trok hij zelf, stoel twee, daar zit zijn maat
        Wacht hij op de knop of krijgt hij meteen een hand?
        De eerste kaarten vlogen toen de reserve ging zitten met zijn briefje
        Vers ingekocht, volle stack, en de tafel wil dat hij eerst toekijkt
late-entry-fact-seat = Waar is de gelote plaats in de komende hand?
    .label = gelote plaats
    .other = ergens anders
    .big-blind = op de big blind
    .small-blind = op de small blind
    .button = op de button
    .button-to-small-blind = tussen de button en de small blind
    .between-blinds = tussen de small blind en de big blind
late-entry-fact-gives-chips-up = Geeft de speler voor deze re-entry chips op die hij nog had?
    .label = chips opgegeven voor re-entry
late-entry-outcome-dealt-in = Volledige startstack, en meteen kaarten
late-entry-outcome-dealt-in-reduced = Kleinere stack, en meteen kaarten
late-entry-outcome-waits = Volledige startstack, maar op die plaats nog geen kaarten
late-entry-outcome-waits-reduced = Kleinere stack, maar op die plaats nog geen kaarten
late-entry-outcome-another-seat = Volledige startstack, maar een andere plaats
late-entry-outcome-another-seat-reduced = Kleinere stack, maar een andere plaats
late-entry-order-take-chips-out = Floor: haal de chips die de speler opgeeft, uit het spel.
late-entry-order-leave-chips-in = Floor: de chips die de speler opgeeft, blijven in het spel.
late-entry-order-draw-again = Floor: deze plaats wordt niet vergeven. Loot een andere.
late-entry-order-give-full-stack = Floor: geef de speler een volledige startstack.
late-entry-order-give-reduced-stack = Floor: geef de speler de kleinere stack.
late-entry-order-deal-in = Dealer: geef de speler vanaf de komende hand kaarten.
late-entry-order-posts-big-blind = De speler post de big blind, met de ante die daar eventueel bij hoort.
late-entry-order-posts-big-blind-first = Deze plaats is de eerste links van de vorige big blind: de speler post de big blind, met de ante die daar eventueel bij hoort.
late-entry-order-posts-small-blind = De speler post de small blind, en een ante als iedereen die betaalt.
late-entry-order-takes-button = De button ligt bij deze plaats; de speler post geen blind, alleen een ante als iedereen die betaalt.
late-entry-order-posts-nothing = De speler post geen blind, alleen een ante als iedereen die betaalt.
late-entry-order-no-cards = Dealer: geef de speler in de komende hand geen kaarten. Hij post niets.
late-entry-order-in-when-passed = Dealer: geef de speler kaarten zodra button en blinds zijn doorgeschoven en hij niet meer op zo'n plaats zit.
late-entry-remark-only-between-blinds = Dit boek zondert voor late inschrijvers alleen de plaats tussen de blinds uit, niet die tussen de button en de small blind.
