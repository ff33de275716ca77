late-stack = Geregistreerde speler komt te laat
    .search = geregistreerd maar er niet, speler komt na de late registratie, te laat voor de late registratie, late reg is dicht en nu is hij er, zijn stack staat niet op tafel, waar is mijn startstack, staat in de file, belde dat hij later komt, mailde dat hij later komt, stack op tafel zetten, stack wordt afgeblind, afwezige speler afblinden, no-show, lege stoel met een stack, mag hij nog meedoen, vooraf ingeschreven speler is te laat
    .told =
        ingeschreven speler is er nog niet
        Hij was ingeschreven en komt nu pas, krijgt hij een volle stack
        Ik heb me wel op tijd geregistreerd maar ben te laat gekomen, waar is mijn stack
        De stack van plaats 9 staat al twee levels op tafel en hij wordt elke hand uitgeblind, de late registratie is al voorbij
        Ik heb gebeld dat ik later kwam en dat ze mijn stack op tafel moesten zetten, nu ben ik hier en er is niks
        Krijg ik nog mijn chips als ik ingeschreven was maar pas na de late registratie aankom?
        ingeschreven speler te laat
        Geregistreerde speler is er nog niet, staat zijn stack al op tafel.
        Hij had ingeschreven en komt pas na het einde van de late registratie binnen.
        Seat 7 had gebeld om zijn stack neer te zetten, dat was goedgekeurd, en hij is er bij level 5 nog steeds niet.
        Ingeschreven speler komt pas in level 3 aan, late reg is nog open, zijn stack staat nog niet op tafel en hij wil een volle startstack.
        Wordt de stack van een speler die niet is komen opdagen weggehaald als de late registratie sluit?
    .heard =
        online betaald gisteren, verschijnt nadat de inschrijving is gesloten
        de stack van iemand die nooit kwam wordt opgevreten door antes
        vlucht vertraagd, hij belde om zijn startfiches te laten neerzetten
        sinds level 1 staat daar een onaangeroerde zak
        ze haalden mijn fiches weg omdat ik er niet was bij level 8
        ik had vooraf ingeschreven, niemand heeft iets neergezet
        trein viel uit, belde de balie, vraagt wat er nog over is
        moeten we die onaangeroerde stapel de hele dag laten weglopen
        naam staat op de lijst, stoel leeg, sluiting is geweest
        komt vier uur later met de bon, wat krijgt hij
        niet-opgehaalde startchips, wanneer gaan die eraf
        hij eist zijn volledige 30k terwijl inschrijven dicht is
        zijn stoel is verkocht maar hij is nog niet gekomen, gaan zijn blinds eraf
        ingeschreven maar nooit verschenen, zijn stack wordt weggeblind
        komt na sluiting van de inschrijving, heeft hij nog recht op fiches
        hij was op tijd ingeschreven maar kwam een uur te laat, hoeveel chips krijgt hij
        zijn stack is weggeblind voordat hij er was
        een ingeschreven speler kwam niet opdagen, staat zijn stack op tafel
        ze komt pas in level vier, krijgt ze de volle stack
        Stond ingeschreven sinds vanmiddag, daagt nu pas op in level 9
        Zijn fichen staan al drie levels te wachten, nog niemand gezien
        Online betaald en hij is er nog altijd niet, inschrijving is dicht
        Had gebeld dat zijn stack al mocht staan, zit nog in de file
        Kerel met ticket arriveert na sluiting, krijgt hij nog een volle stack
        Mailde dat hij pas om negen arriveert, staat zijn stack er al
        Leo is aangemeld maar zit in de file, moet z'n stapel al neer
        Ans had gemaild dat ze later kwam, d'r fiches stonden er niet
        Inschrijving is dicht, staat Ali daar eindelijk met z'n stoelbewijs
        Ingeschreven Joop is er nog niet, de blinds vreten z'n fiches op
        Sjaak belde dat z'n trein stilstond, wil z'n fiches alvast neergezet
        Heeft vooraf betaald maar verschijnt pas na level 8 voor het eerst
        Drie uur in de trein, het casino gebeld, en op mijn plek zit een vreemde
        Sinds de middag leeg, de blinds vreten zijn fiches
        Vooraf aangemeld, na de registratie gekomen, krijgt hij wat?
        Zijn stack stond de hele dag, niemand zag hem
        Online betaald, twee levels te laat, hoeveel is er over?
        Na het einde van de inschrijving gekomen, krijgt hij nog fiches?
        De stack was afgeschreven terwijl hij in de voorverkoop betaald had
        Hij had gezegd dat hij later kwam, tot dan smolt zijn stack
        Hoeveel van de start is er over als hij in de late fase nooit zat?
        Een week eerder had ik betaald, mijn vlucht was vertraagd, in level acht was ik er, en ze zeiden dat mijn fiches er niet meer waren
late-stack-fact-arrival = Wanneer komt de speler aan?
    .label = aankomst
    .after-period = na het einde van de late registratie
    .within-period = terwijl de late registratie nog open is
    .not-yet = hij is er nog niet, en de late registratie is dicht
    .not-yet-open = hij is er nog niet, en de late registratie is nog open
late-stack-fact-request = Had de speler de toernooileiding gebeld of gemaild om zijn stack op tafel te laten zetten?
    .label = verzoek aan toernooileiding
    .none = nee
    .agreed = ja, en de toernooileiding stemde toe
    .refused = ja, en de toernooileiding weigerde
    .undecided = ja, en de toernooileiding heeft nog niet beslist
late-stack-fact-stack-out = Staat de stack van de speler al op tafel?
    .label = stack al op tafel
late-stack-outcome-full-stack = De speler krijgt een volledige startstack
late-stack-outcome-reduced-stack = De speler krijgt de kleinere stack
late-stack-outcome-stack-on-arrival = Nog geen stack: de speler krijgt hem bij aankomst
late-stack-outcome-stack-taken-back = De stack gaat van tafel: de speler krijgt bij aankomst een hele
late-stack-outcome-stack-made-up = De speler krijgt de hele stack: wat eraf ging, wordt aangevuld
late-stack-outcome-plays-what-is-left = De speler speelt met wat er van de stack over is
late-stack-outcome-plays-waiting-stack = De speler mag nog meedoen
late-stack-outcome-stack-waits = De stack wacht op tafel op de speler
late-stack-outcome-no-stack = Geen stack: de speler kan niet meer meedoen
late-stack-order-give-full-stack = Floor: geef de speler een volledige startstack.
late-stack-order-give-reduced-stack = Floor: geef de speler de kleinere stack.
late-stack-order-hold-back = Floor: zet nog geen stack neer. De speler krijgt zijn startstack bij aankomst.
late-stack-order-take-back = Floor: haal de stack van tafel. De speler krijgt bij aankomst een hele startstack; de gedeelde handen gelden.
late-stack-order-make-up-stack = Floor: vul de stack aan tot wat hij aan het begin was. De handen die gedeeld zijn, gelden.
late-stack-order-as-it-is = Floor: laat de stack zoals hij is. Blinds en antes die betaald zijn terwijl de speler weg was, is hij kwijt.
late-stack-order-blinded-down = Floor: geef de speler de stack zoals hij nu is. Blinds en antes sinds het einde van de late registratie is hij kwijt.
late-stack-order-whole = Floor: geef de speler de hele stack. Voor de gemiste handen gaat er niets af.
late-stack-order-put-out-less-blinds = Floor: zet de stack nu op tafel, min de blinds en antes van de handen die sinds het einde van de late registratie gemist zijn.
late-stack-order-put-out-whole = Floor: zet de hele stack nu op tafel.
late-stack-order-put-stack-out = Floor: zet nu een startstack op de plaats van de speler.
late-stack-order-blind-off = Dealer: geef die plaats kaarten, neem blinds en antes van de stack en muck de hand, tot de speler er is.
late-stack-order-leave-untouched = Dealer: neem niets van de stack tot de speler er is.
late-stack-order-take-stack-away = Floor: haal de stack van tafel. Hij is uit het spel.
late-stack-order-no-part = Floor: zeg tegen de speler dat hij te laat is om nog mee te doen.
late-stack-order-no-part-later = Floor: zet geen stack neer. De speler doet niet mee, ook niet als hij later nog komt.
late-stack-order-see-late-entry = Floor: bepaal met het incident Late registratie, alternate of re-entry (late-entry) of de speler op die plaats meteen kaarten krijgt.
late-stack-remark-buy-in-not-said = Het boek zegt niet wat er met de buy-in gebeurt.
late-stack-remark-gone-after-period = Na het einde van de late registratie is er geen stack meer, tenzij de toernooileiding ermee heeft ingestemd hem neer te zetten.
