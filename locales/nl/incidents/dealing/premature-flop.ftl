premature-flop = Flop te vroeg of zonder burn
    .search = te vroege flop, flop te vroeg, flop vóór het einde van de inzetronde, big blind had nog niet gehandeld, big blind had nog een optie, dealer deelde de flop te snel, burn vergeten, niet gebrand, geen burn card, flop zonder burn, geen kaart gebrand voor de flop, speler overgeslagen preflop, flop terwijl de actie nog liep
    .told =
        flop kwam te vroeg
        De dealer legt de flop terwijl ik nog moest handelen
        De dealer heeft de flop gelegd zonder te branden
        Ik zat in de big blind en had nog niet gehandeld op de raise, en de dealer draait al de flop om
        De small blind moest nog beslissen, de flop ligt er al en er was ook niet eens gebrand, en er is al gecheckt
        Wat gebeurt er als de flop te vroeg gedeeld is en preflop nog niet klaar was?
        flop te vroeg gelegd
        De flop ligt er al terwijl de big blind nog moest handelen.
        Ik heb de flop gelegd zonder te branden.
        Preflop raise naar 1000, seat 5 moest nog callen en de dealer heeft de flop al gedeeld.
        Flop zonder burn card neergelegd, small blind heeft gecheckt en seat 4 heeft al 800 gebet.
        Wat gebeurt er met de flop als die gelegd is voordat preflop klaar was?
    .heard =
        er liggen er drie open terwijl stoel 9 preflop niks gezegd heeft
        ze spreidde de flop terwijl de big blind chips pakte
        dealer legt het board neer, de SB moest nog kiezen
        BB wou raisen en er ligt al H72
        flop ligt er en de cutoff heeft geen woord gezegd
        ze heeft niets weggelegd, gelijk de drie neer
        eerst moest er een dicht onder de chips, dat is ze vergeten
        mijn optie is me afgenomen, het board kwam al
        kan ze die drie terugpakken, iemand was preflop niet klaar
        te haastig, een raise voor de flop was nog niet beantwoord
        er is niet afgebrand, flop zichtbaar en ik had al ingezet
        dealer miste de shove van de knop en waaierde er drie uit
        flop te vroeg, de inzetronde ervoor was nog niet klaar
        de dealer legde de flop voordat het bieden klaar was
        flop lag er al terwijl een speler nog moest handelen
        de flop is te vroeg gedeeld, de big blind had nog niet gehandeld
        de dealer vergat te branden voor de flop
        flop ligt er maar ik had preflop nog niet gehandeld
        Eerste drie liggen er al, de bb moest nog kiezen
        Hij vergat te branden en gooide de eerste drie open
        Ho dealer, utg moest nog callen en er liggen al drie van 't bord
        Deler draaide de drie om terwijl de small nog twijfelde
        Te rap met de eerste drie, cutoff kon nog verhogen
        Geen kaart afgelegd en toch direct drie op 't board gesmeten
        Eerste drie lagen al open, Rachid moest preflop nog
        Gever gooit 't bord open terwijl de grote blinde nog kon verhogen
        Vergeten een kaart te branden voor de eerste drie
        Drie kaarten open in 't midden, Nel had de preflop verhoging nog niet betaald
        Delert was te haastig, drie gemeenschappelijke zonder eerst eentje te verbranden
        Er is al geklopt op die eerste drie, die voortijdig opengingen
        De big zocht nog zijn bril en er lagen drie kaarten
        Niet gezien dat ik nog niet geweest was, burn en flop
        Ik had de fiches voor mijn reraise nog in de hand, maar de dealer zag niet dat ik moest, brandde er een en draaide heer, tien en drie om
        De flop kwam zonder dat er eentje verbrand was
        De button wilde nog, maar er lagen er al drie
        Drie kaarten te vroeg, ik zat nog na te denken
        De small had nog niets gezegd en de dealer legt al neer
        Burn vergeten en K-7-2 ligt er, terug?
        Hij had nog zijn optie, niemand had verhoogd, en alles lag al open
        De open kaarten kwamen terwijl er op de raise nog twee antwoorden moesten komen
        de flop kwam voordat de blinds gespeeld hadden
        dealer legde de flop terwijl er vóór de flop nog ingezet werd
premature-flop-fact-what = Wat was er mis met de flop?
    .label = fout bij de flop
    .early = te vroeg; er was wel gebrand
    .early-unburned = te vroeg, en er was niet gebrand
    .unburned = niet te vroeg, maar er was niet gebrand
premature-flop-fact-since = Wat is er gedaan sinds de flop er ligt?
    .label = gedaan sinds de flop
    .nothing = niets
    .action = een actie, al was het een check, maar geen bindende actie
    .substantial-action = bindende actie (twee acties, minstens één met chips, of drie willekeurige)
premature-flop-fact-further = Ligt de turn er ook al?
    .label = turn ook al gedeeld
premature-flop-outcome-new-flop = De flop gaat terug in de stub; er komt een nieuwe flop
premature-flop-outcome-next-three = De flop gaat opzij; de volgende drie kaarten zijn de flop
premature-flop-outcome-one-becomes-the-burn = Eén van de drie wordt de burn card
premature-flop-outcome-burn-and-three-new = Eén van de drie wordt de burn card; drie nieuwe kaarten
premature-flop-outcome-first-three-stand = Te laat: de eerste drie kaarten zijn de flop
premature-flop-outcome-flop-stands = De flop blijft liggen
premature-flop-outcome-no-rule = Het boek heeft hier geen regel: beslis naar billijkheid
premature-flop-order-cards-back = Dealer: leg de drie flopkaarten terug in de stub.
premature-flop-order-cards-and-turn-back = Dealer: leg de drie flopkaarten en de turnkaart terug in de stub; ze zijn allemaal te vroeg.
premature-flop-order-cards-and-any-turn-back = Dealer: leg de drie flopkaarten terug in de stub, en elke boardkaart die erna kwam.
premature-flop-order-cards-aside = Dealer: leg de drie flopkaarten opzij, en elke boardkaart die erna kwam.
premature-flop-order-burn-stays = Dealer: laat de burn card liggen; die blijft gebrand.
premature-flop-order-burn-back = Dealer: leg ook de burn card terug in de stub.
premature-flop-order-see-turn = Ook de turn is te vroeg: haal die eerst weg, met het incident Turn te vroeg gedeeld (premature-turn).
premature-flop-order-cards-down = Dealer: leg de drie kaarten dicht neer en schud ze.
premature-flop-order-cards-up = Dealer: leg de drie kaarten open neer.
premature-flop-order-pick-burn = Floor: laat één van de drie als burn card kiezen.
premature-flop-order-settle-early-actions = Floor: handel af wat te vroeg gedaan is, met het incident Actie voor de beurt (out-of-turn).
premature-flop-order-finish-round = De inzetronde vóór de flop wordt eerst afgemaakt.
premature-flop-order-shuffle-stub = Dealer: meng, schud en cut de stub.
premature-flop-order-deal-no-burn = Dealer: deel de flop zonder een kaart te branden.
premature-flop-order-deal-with-burn = Dealer: brand een kaart en deel de flop.
premature-flop-order-burn-or-not = Floor: zeg of er vóór de nieuwe flop een kaart gebrand wordt. Het boek gaat uit van een te vroege flop mét burn.
premature-flop-order-deal-flop = Dealer: deel de flop.
premature-flop-order-two-and-next = Dealer: de andere twee en de volgende kaart van de stub zijn de flop. Leg ze open.
premature-flop-order-three-new = Dealer: deel drie nieuwe kaarten als flop.
premature-flop-order-three-stand = Laat de drie kaarten liggen: het spel gaat ermee verder.
premature-flop-order-flop-stands = Laat de flop liggen: het spel gaat ermee verder.
premature-flop-order-settle-actions-on-flop = Floor: de inzetronde vóór de flop loopt nog. Handel af wat op de flop gedaan is, met het incident Actie voor de beurt (out-of-turn).
premature-flop-order-floor-rules-early = Floor: beslis naar billijkheid (regel { $fairness }) over de drie kaarten. Pas als de inzetronde vóór de flop klaar is, telt er een flop.
premature-flop-order-floor-rules-late = Floor: beslis naar billijkheid (regel { $fairness }): blijft de flop liggen, of gaat hij terug? Blijft hij liggen, ga dan verder met het incident Overgeslagen speler (skipped-player).
premature-flop-order-floor-rules-unburned = Floor: beslis naar billijkheid (regel { $fairness }): zijn deze drie kaarten de flop, of wordt de burn ingehaald?
premature-flop-order-see-skipped = Floor: beslis over de overgeslagen speler, met het incident Overgeslagen speler (skipped-player).
premature-flop-order-one-burn-for-turn = Dealer: brand vóór de turn één kaart, geen twee.
premature-flop-order-two-burns-for-turn = Dealer: brand vóór de turn twee kaarten; één haalt de burn van de flop in.
premature-flop-remark-cards-new-flop = Eerst: burn | flop flop flop. Daarna: burn | nieuw nieuw nieuw | burn | turn.
premature-flop-remark-cards-two-and-next = Eerst: flop flop flop. Daarna: één ervan als burn | de andere twee, volgende | burn | turn.
premature-flop-remark-cards-three-stand = Eerst: flop flop flop. Daarna: flop flop flop | burn | turn.
premature-flop-remark-others-early = Waar een boek een regel heeft, gaat een te vroege flop terug en blijft de burn liggen: burn | flop flop flop wordt burn | nieuw nieuw nieuw.
premature-flop-remark-others-unburned = Waar een boek een regel heeft, wordt één van de drie de burn card zolang niemand gehandeld heeft: flop flop flop wordt burn | de andere twee, volgende.
