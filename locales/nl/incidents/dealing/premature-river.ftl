premature-river = River te vroeg gedeeld
    .search = te vroege river, river te vroeg, river te snel, riverkaart te vroeg open, river vóór het einde van de inzetronde, speler had nog niet gehandeld vóór de river, speler overgeslagen vóór de river, river terwijl de actie nog liep, niet gebrand voor de river, burn vergeten voor de river, river terugleggen, river terugschudden
    .told =
        river kwam te vroeg
        De dealer legt de river terwijl ik op de turn nog moest handelen
        De dealer heeft vergeten te branden voor de river
        Op de turn was er gebet en de button had nog niet gecalld, en de dealer draait al de river om
        De river ligt er, er is al gecheckt en gebet, en nu zien we dat er niet gebrand was voor de river
        Blijft de river liggen als de dealer hem te vroeg gedeeld heeft?
        river te vroeg gedeeld
        De dealer draaide de river terwijl seat 6 op de turn nog moest handelen.
        Ik ben vergeten te branden voor de river.
        Turn, seat 2 bet 2500, seat 5 denkt nog na en de dealer legt de river al neer.
        River zonder burn card gedeeld, seat 3 heeft al 4000 gebet en seat 8 heeft gecalld.
        Gaat de river terug in het deck als de inzetronde op de turn nog niet klaar was?
    .heard =
        vijfde kaart ligt er, de bet op de turn is niet beantwoord
        ze trok de laatste terwijl ik op de turn zat te peinzen
        hij zette in op de turn, ik had niks betaald, hup daar is de river
        slotkaart ligt open terwijl stoel 3 op de turn niet aan bod kwam
        wat doen we met die tien, river lag er voor de turn klaar was
        dealer dacht dat de turn check-check was, ik had niet getikt
        de laatste kwam te rap, nu heb ik mijn flush
        ze kwakte de river neer, big blind moest op de turn nog kiezen
        krijgen we een andere vijfde als het inzetten op de turn klaar is
        hij wou de turn check-raisen en ziet nu alle vijf
        op de turn ben ik gepasseerd, de river ligt, ik wil eerst betten
        geen burn gelegd en de laatste is al opengetrokken
        river te vlug gedraaid, er was nog een bet te beantwoorden
        nog niet klaar op de turn en de dealer legt de laatste kaart
        hij brandt en legt de river voor ik kon verhogen
        river te vroeg, op de turn moest nog iemand callen
        de river werd gedeeld voordat het bieden op de turn klaar was
        de dealer legde de river te vroeg, ik had op de turn nog niet gehandeld
        river kwam terwijl er nog een bet gecalld moest worden
        laatste kaart te vroeg gedeeld
        vijfde kaart op het board voordat iedereen gehandeld had
        Vijfde kaart ligt er al, seat 4 moest nog op de turn
        Hij draaide de laatste boardkaart om, ik had nog niet getjekt
        Rivier is al open en stoel 2 wilde eigenlijk nog betten
        Te rap met de vijfde, de turnbet was nog niet beantwoord
        Vergeten branden, nummer vijf ligt er al bij
        Dealer tikt de laatste van het bord om terwijl Fatima nog zat te denken
        Vijfde kaart lag er terwijl ik op de turn nog moest
        Delert draait de laatste open voordat Leo op de turn betaald had
        Ali was nog aan het denken op de toern, ligt de rivier al open
        Gever brandde niet voor de allerlaatste kaart van het bord
        Laatste gemeenschappelijke kaart voortijdig gedraaid, Bep was nog aan zet
        Croupier ging door naar vijf terwijl op vier nog niet geklopt was
        Op de turn 6.000, het meisje dacht na en toen kwam de vijfde
        Laatste kaart open terwijl de ander nog fiches in zijn hand had
        Hij zag twee klopjes, wachtte niet op een derde en draaide om
        River ligt er en ik moest nog, gaat die er weer in?
        Op de knop kwam hij niet eens aan checken toe en er lag een aas
        River te vroeg, op de turn liep de bet nog
        Op de turn stond een bet van vierduizend, één betaalde, de tweede streek over zijn baard en de dealer legde doodkalm de laatste neer, klaverzeven
        Op die kaart had ik gewonnen, alleen kwam hij voor mijn beslissing
        De boer aan het eind lag open terwijl de all-in nog niet door de tweede betaald was
        Wordt die laatste kaart vervangen als hij omging terwijl iemand over zijn raise dacht?
        river gedeeld terwijl een speler op de turn nog aan de beurt was
        dealer gaf de river voordat iedereen gespeeld had
        de river kwam terwijl er nog iemand aan de beurt was
premature-river-fact-what = Wat was er mis met de river?
    .label = fout bij de river
    .early = te vroeg; er was wel gebrand
    .early-unburned = te vroeg, en er was niet gebrand
    .unburned = niet te vroeg, maar er was niet gebrand
premature-river-fact-since = Wat is er gedaan sinds de river er ligt?
    .label = gedaan sinds de river
    .nothing = niets
    .action = een actie, al was het een check, maar geen bindende actie
    .substantial-action = bindende actie (twee acties, minstens één met chips, of drie willekeurige)
premature-river-outcome-new-river = De river telt niet: er komt een nieuwe uit de stub
premature-river-outcome-next-card = De river gaat opzij; de volgende kaart is de river
premature-river-outcome-river-stands = De river blijft liggen
premature-river-outcome-no-rule = Het boek heeft hier geen regel: beslis naar billijkheid
premature-river-order-card-back = Dealer: leg de riverkaart terug in de stub.
premature-river-order-card-aside = Dealer: leg de riverkaart opzij, niet in de muck.
premature-river-order-burn-stays = Dealer: laat de burn card van de river liggen; die blijft gebrand.
premature-river-order-shuffle-at-once = Dealer: schud de kaart door de rest van de stub.
premature-river-order-settle-early-actions = Floor: handel af wat te vroeg gedaan is, met het incident Actie voor de beurt (out-of-turn).
premature-river-order-finish-round = De inzetronde op de turn wordt eerst afgemaakt.
premature-river-order-shuffle-after-round = Dealer: meng, schud en cut de stub.
premature-river-order-river-no-burn = Dealer: leg een nieuwe river neer zonder een kaart te branden.
premature-river-order-river-with-burn = Dealer: brand een kaart en leg een nieuwe river neer.
premature-river-order-finish-round-after = De inzetronde op de turn wordt daarna afgemaakt.
premature-river-order-river-stands = Laat de river liggen: het spel gaat ermee verder.
premature-river-order-see-skipped = Floor: beslis over de overgeslagen speler, met het incident Overgeslagen speler (skipped-player).
premature-river-order-floor-rules-early = Floor: beslis naar billijkheid (regel { $fairness }) over de te vroege river. Pas als de inzetronde op de turn klaar is, telt er een river.
premature-river-order-settle-actions-on-river = Floor: de inzetronde op de turn loopt nog. Handel af wat op de river gedaan is, met het incident Actie voor de beurt (out-of-turn).
premature-river-order-floor-rules-late = Floor: beslis naar billijkheid (regel { $fairness }): blijft de river liggen, of gaat hij weg? Blijft hij liggen, ga dan verder met het incident Overgeslagen speler (skipped-player).
premature-river-order-floor-rules-unburned = Floor: beslis naar billijkheid (regel { $fairness }): geldt de river, of wordt de burn ingehaald?
premature-river-remark-cards-new-river = Eerst: turn | burn | te vroege river. Daarna: turn | burn | nieuwe river.
premature-river-remark-no-burn-at-all = Voor deze river wordt helemaal geen kaart gebrand: volgens het boek komt er na het schudden geen burn, of er nu al een lag of niet.
premature-river-remark-others = In de boeken met een regel wordt de te vroege river door de stub geschud en komt er na de inzetronde een nieuwe, zonder burn: turn | burn | nieuwe river.
