premature-turn = Turn te vroeg gedeeld
    .search = te vroege turn, turn te vroeg, turn te snel, turnkaart te vroeg open, dealer brandt en draait te snel, turn vóór het einde van de inzetronde, speler had nog niet gehandeld op de flop, speler overgeslagen op de flop, turn terwijl de actie nog liep, er moest nog iemand op de flop, turn en river te vroeg, niet gebrand voor de turn, burn vergeten voor de turn, turn terugleggen
    .told =
        turn kwam te vroeg
        De dealer legt de turn terwijl ik op de flop nog moest handelen
        De dealer heeft niet gebrand voor de turn
        Ik had op de flop 800 gebet, de button moest nog callen of folden en de dealer draait de turn al om
        De turn ligt er te vroeg, er is al op gecheckt, en de speler op plaats 8 had op de flop nog niks gedaan
        Wordt de turn teruggelegd als de dealer hem te vroeg heeft omgedraaid?
        turn te vroeg gedeeld
        Ik heb de turn neergelegd terwijl seat 7 op de flop nog moest.
        Turn ligt er zonder dat er gebrand is.
        Flop, small blind bet 1200, button moest nog callen en de dealer heeft de turn al gedraaid.
        Turn zonder burn card, er is gecheckt en seat 5 heeft gebet, en nu ligt de river er ook al.
        Wordt de turn teruggenomen als er op de flop nog een speler moest handelen?
    .heard =
        turn ligt er en mij heeft niemand op de flop iets gevraagd
        ze trok de turn open, stoel 7 zat nog over de flopbet te dubben
        ik zet in op de flop, hij denkt na, dealer legt nummer vier
        turn ligt op het laken, BB had getikt maar de knop was niet geweest
        wat gebeurt er met de boer die als vierde kwam voor het inzetten op de flop klaar was
        dealer miste de raise op de flop en ging direct naar de vierde
        turn en meteen daarachter de river, ik had nog actie op de flop
        ze meende dat het rondgecheckt was, ik had niet geklopt
        de vierde boardkaart geeft hem two pair en ik moest nog kiezen op de flop
        blijft de turn liggen of pakken we de volgende van boven
        er liggen er vier, de inzetten op de flop zijn nog niet compleet
        hij had op H-9-4 niet betaald en daar lag de turn al
        de vierde kaart lag er al voor de inzetten op de flop klaar waren
        dealer te snel, de turn open en seat 2 moest nog
        we waren nog niet uitgewed op de flop en daar lag de turn
        turnkaart omgedraaid zonder dat de laatste zijn actie had
        turn te vroeg, op de flop moest nog iemand handelen
        vierde kaart gedraaid voordat de bet op de flop betaald was
        de turn werd gedeeld voordat het bieden op de flop klaar was
        de dealer draaide de vierde kaart te vroeg om
        turn kwam en ik had op de flop nog niet gehandeld
        turn en river liggen er allebei voordat het bieden klaar was
        er moest nog een speler handelen op de flop toen de turn kwam
        Vierde kaart ligt er al, seat 6 had nog niks gedaan op flop
        Dealer ging te snel, ik moest die flopbet nog callen en nummer vier ligt
        De vierde erop gesmeten terwijl de knop nog twijfelt
        Niet gebrand en toch de vierde op het bord gelegd
        Hola, floprondje was nog niet rond en daar ligt nummer vier
        Jos wilde nog raisen op de flop, deler draaide de volgende al om
        Vierde kaart lag er al, Truus moest op de flop nog
        Gever brandde niet en legde nummer vier gewoon neer
        Dennis had op de eerste drie nog niet betaald, delert draait door
        Te hard van stapel gelopen, die vierde ging open vóór mijn klop
        Ho riep Hans, ik was op de flop aan zet, lag nummer vier open
        Gever knalt de toern open, stoel 6 zat op de flop nog te denken
        Op de flop had de laatste nog niet betaald en de vierde lag al open
        De dealer brandde en draaide, ik had nog 2.000 voor me
        Er lag een acht, terwijl naast de dealer nog niet geklopt was
        Wat gebeurt er met die kaart als hij op de turn te vroeg kwam?
        Bet op de flop, een fold, de tweede denkt na, en daar ligt klavervrouw
        Vierde kaart te snel, ik was op de flop nog niet geweest
        Hij sloeg die met de koptelefoon over en legde bij de flop de volgende
        De meneer met hoed dacht op de flop nog na, de dealer zag hem niet achter zijn sjaal en legde bij de drie kaarten de volgende, die alles veranderde
        Die kaart gaf me een set, helaas kwam hij toen er nog een moest
        Twee checkten, de derde greep naar zijn fiches en daar lag de negen
        de dealer heeft de turn gelegd en er was nog iemand aan de beurt
        turn gedeeld terwijl een speler op de flop nog aan de beurt was
        dealer gaf de turn voordat iedereen gespeeld had
        turn verbrand en omgedraaid met nog actie open
        de turn kwam terwijl er nog iemand aan de beurt was
premature-turn-fact-what = Wat was er mis met de turn?
    .label = fout bij de turn
    .early = te vroeg; er was wel gebrand
    .early-unburned = te vroeg, en er was niet gebrand
    .unburned = niet te vroeg, maar er was niet gebrand
premature-turn-fact-since = Wat is er gedaan sinds de turn er ligt?
    .label = gedaan sinds de turn
    .nothing = niets
    .action = een actie, al was het een check, maar geen bindende actie
    .substantial-action = bindende actie (twee acties, minstens één met chips, of drie willekeurige)
premature-turn-fact-further = Ligt de river er ook al?
    .label = river ook al gedeeld
premature-turn-outcome-new-turn = De turn gaat terug; na het schudden komt er een nieuwe
premature-turn-outcome-next-card = De turn gaat opzij; wat de river zou zijn geworden, is de turn
premature-turn-outcome-river-or-next = Turn en river zijn te vroeg: beslis naar billijkheid
premature-turn-outcome-turn-stands = De turn blijft liggen
premature-turn-outcome-no-rule = Het boek heeft hier geen regel: beslis naar billijkheid
premature-turn-order-turn-back = Dealer: leg de turnkaart terug in de stub.
premature-turn-order-only-burn-back = Dealer: leg de burn card terug in de stub.
premature-turn-order-turn-aside = Dealer: leg de turnkaart opzij, niet in de muck.
premature-turn-order-river-back = Dealer: leg ook de river terug in de stub; die is eveneens te vroeg.
premature-turn-order-burn-stays = Dealer: laat de burn card van de turn liggen; die blijft gebrand.
premature-turn-order-burn-back = Dealer: leg ook de burn card van de turn terug in de stub.
premature-turn-order-settle-early-actions = Floor: handel af wat te vroeg gedaan is, met het incident Actie voor de beurt (out-of-turn).
premature-turn-order-finish-round = De inzetronde op de flop wordt eerst afgemaakt.
premature-turn-order-shuffle-stub = Dealer: schud de hele stub.
premature-turn-order-turn-no-burn = Dealer: leg de bovenste kaart meteen neer als turn, zonder een kaart te branden.
premature-turn-order-turn-with-burn = Dealer: brand een kaart en leg de volgende neer als turn.
premature-turn-order-burn-or-not = Floor: zeg of er vóór de nieuwe turn een kaart gebrand wordt. Het boek gaat uit van een te vroege turn mét burn.
premature-turn-order-top-card-turn = Dealer: leg de turn neer.
premature-turn-order-burn-and-next = Dealer: brand de volgende kaart en leg de kaart daarna neer als turn: die zou anders de river zijn geworden.
premature-turn-order-next-no-burn = Dealer: leg de volgende kaart neer als turn, zonder een kaart te branden.
premature-turn-order-river-or-next = Floor: beslis naar billijkheid (regel { $fairness }): wordt de river die er ligt, de turn, of gaat hij terug in de stub en wordt er gebrand vóór een andere turn?
premature-turn-order-aside-back = Dealer: leg na de inzetronde op de turn de te vroege turnkaart terug in de stub.
premature-turn-order-aside-stays-out = Dealer: houd de te vroege turnkaart buiten de hand.
premature-turn-order-shuffle-before-river = Dealer: meng, schud en cut de stub vóór de river.
premature-turn-order-river-after-shuffle = Dealer: leg de river neer zonder een kaart te branden.
premature-turn-order-river-after-shuffle-burn = Dealer: brand een kaart en leg de river neer.
premature-turn-order-river-with-burn = Dealer: brand na de inzetronde op de turn één kaart vóór de river, zoals altijd.
premature-turn-order-river-no-burn = Dealer: leg na de inzetronde op de turn de river neer zonder een kaart te branden.
premature-turn-order-second-river-no-burn = Dealer: leg na de inzetronde op de turn de river neer zonder een kaart te branden; de burn daarvoor ligt er al.
premature-turn-order-second-river-with-burn = Dealer: brand na de inzetronde op de turn nog een kaart en leg de river neer.
premature-turn-order-turn-stands = Laat de turn liggen: het spel gaat ermee verder.
premature-turn-order-see-skipped = Floor: beslis over de overgeslagen speler, met het incident Overgeslagen speler (skipped-player).
premature-turn-order-floor-rules-early = Floor: beslis naar billijkheid (regel { $fairness }) over de te vroege turn. Pas als de inzetronde op de flop klaar is, telt er een turn.
premature-turn-order-settle-actions-on-turn = Floor: de inzetronde op de flop loopt nog. Handel af wat op de turn gedaan is, met het incident Actie voor de beurt (out-of-turn).
premature-turn-order-floor-rules-late = Floor: beslis naar billijkheid (regel { $fairness }): blijft de turn liggen, of gaat hij weg? Blijft hij liggen, ga dan verder met het incident Overgeslagen speler (skipped-player).
premature-turn-order-floor-rules-unburned = Floor: beslis naar billijkheid (regel { $fairness }): geldt de turn, of wordt de burn ingehaald?
premature-turn-remark-cards-new-turn = Eerst: flop | burn | te vroege turn. Daarna: flop | burn | nieuwe turn | burn | river.
premature-turn-remark-cards-new-turn-and-river = Eerst: flop | burn | te vroege turn | burn | te vroege river. Daarna: flop | burn | nieuwe turn | burn | nieuwe river.
premature-turn-remark-cards-next-card = Eerst: flop | burn | te vroege turn. Daarna: flop | burn, burn | turn | schudden | river.
premature-turn-remark-shuffle-waits = Volgens het boek komt de turn meteen na het schudden. Het schudden wacht dus tot de inzetronde klaar is; anders was de nieuwe turn weer te vroeg.
premature-turn-remark-others = De boeken met een regel doen het op twee manieren. Terug in de stub en schudden: flop | burn | nieuwe turn | burn | river. Of opzij en doordelen: flop | burn, burn | turn | schudden | river.
