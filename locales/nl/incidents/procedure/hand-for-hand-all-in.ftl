hand-for-hand-all-in = Hand voor hand – all-in
    .search = all-in tijdens hand voor hand, all-in en call hand voor hand, all-in op de bubble, bubble all-in en call, kaarten omdraaien bij hand voor hand, dealer deelt het board op de bubble, kaarten dicht laten, all-in call wachten op de floor, hand voor hand wie ligt er eerst uit, kaarten al open bij hand voor hand, wachten op de andere tafels
    .told =
        all-in tijdens hand voor hand
        We spelen hand voor hand en er is een all-in en call bij ons aan tafel
        De dealer deelde gewoon door bij de all-in terwijl we op de bubble hand voor hand spelen
        Hand voor hand, ik ging all-in en werd gecalld, ze hebben hun kaarten al open gelegd terwijl de andere tafels nog bezig waren
        We zitten op de bubble in hand voor hand, twee man all-in en gecalld op de flop en er zijn nog twee spelers met chips die kunnen betten
        Moet de dealer wachten met turn en river als er bij hand voor hand een all-in gecalld is?
        hand voor hand, all-in gecalld
        All-in en call op de bubble, we spelen hand voor hand, ik heb nog niet verder gedeeld.
        We zitten hand voor hand en de dealer heeft na de all-in al het board uitgedeeld.
        Hand voor hand, seat 3 all-in op de flop, seat 6 callt, kaarten zijn al open en er moeten nog turn en river komen.
        Bubble, hand voor hand, all-in van seat 8 gecalld door twee spelers die nog tegen elkaar kunnen betten.
        Moet de dealer wachten met dealen als er tijdens hand voor hand een all-in gecalld is?
    .heard =
        eentje voor het geld, seat 3 duwt en krijgt snapcall, nog niks openleggen
        we hebben hier een shove en een call, iedereen blijft zitten tot het wordt omgeroepen
        er staat iemand op de bubble op springen en de flop ligt al
        de shortstack gooide meteen zijn azen open terwijl we tafel voor tafel gelijk lopen
        stop, geen runout voordat alle tafels klaar zijn
        wacht even dealer, iemand kan eruit en we zitten hand voor hand
        beide handen lagen al open voor de leiding hier was
        aan tafel 7 willen ze weten hoe het afloopt met onze all-in
        dealer rende gewoon door tot de river in plaats van te stoppen
        hij is gecoverd, en als hij bust zitten we in het geld, mogen we draaien
        de all-in ligt te wachten, aan de buurtafel spelen ze nog
        mag de turn er al uit, we zitten één plek van de mincash
        all-in op de bubble, kaarten dicht tot de andere tafels klaar zijn
        bij hand voor hand is er een all-in met call, draaien we om
        hand for hand en er is een all-in met een call
        we zitten op de bubble, all-in en call, mogen we doordelen
        all-in aan onze tafel tijdens hand-for-hand, moeten we wachten
        speler ging all-in op de bubble en werd gecalld, de andere tafels spelen nog
        Bubbel, seat 6 is olin en gekold, mogen ze al flippen
        We spelen synchroon, hier shove plus call, moet den deler wachten
        Bubbel, stoel 3 draaide zijn azen om na de jam, anderen spelen nog
        Shove betaald op de bubbel en den deler gaf toch de turn
        Vlak bij het geld, jam en call, dealer wil gewoon doordelen
        Olin betaald, twee anderen kunnen nog betten, we zitten in h4h
        Leo betaalt op de bubbel m'n sjov, mag de gever doorgaan met draaien
        Bubbel, Ria en Wim zitten er helemaal in, andere tafels zijn nog bezig
        Betaalde sjov bij synchroon spelen, kaarten zijn al omgedraaid
        Delert legde de toern al na die sjov terwijl iedereen op mekaar wacht
        Tafel 4 heeft een betaalde sjov op de bubbel, dicht laten of open
        Op de bubbel ging Bep mee met Joop z'n laatste, croupier draaide gewoon door
        Op de bubble all-in en call, allebei draaiden ze gelijk om
        Turn en river wachtten op de man met de microfoon
        We wachtten op de andere tafel en er lag al een flop
        Bij ons ging er op de bubble een in en hij werd betaald, beiden draaiden meteen om en de dealer wilde het board geven terwijl de andere tafels nog speelden
        Hij deelde het board terwijl we moesten wachten
        All in op de bubble, meteen open?
        De floor kwam niet, de twee staarden naar hun dichte kaarten
        Twee in het midden, de rest klaar, wie zegt nu wat?
        Herrie, omdat de een had omgedraaid en de ander niet
        Alle toeschouwers kwamen naar onze tafel, en de dealer zat met de armen over elkaar
hand-for-hand-all-in-fact-called = Is de all-in gecalld?
    .label = all-in gecalld
hand-for-hand-all-in-fact-side-betting = Kunnen spelers met chips nog tegen elkaar inzetten?
    .label = onderling inzetten mogelijk
hand-for-hand-all-in-fact-already = Wat is er sinds de call gebeurd?
    .label = gebeurd sinds de call
    .nothing = nog niets
    .tabled = er zijn handen geopend
    .dealt-on = de dealer heeft verder gedeeld
hand-for-hand-all-in-fact-board = Komen er nog boardkaarten?
    .label = nog boardkaarten
    .to-come = ja
    .complete = nee, de river ligt er
hand-for-hand-all-in-outcome-nothing-to-stop = Nog geen call: de hand gaat gewoon verder
hand-for-hand-all-in-outcome-wait = Stop: de hand wacht tot de floor het zegt
hand-for-hand-all-in-outcome-betting-goes-on = De hand gaat verder: het is een all-in met een side pot
hand-for-hand-all-in-outcome-cards-wait = De kaarten blijven dicht terwijl het board gedeeld wordt
hand-for-hand-all-in-outcome-board-waits = De handen gaan open, het board wacht op de floor
hand-for-hand-all-in-outcome-like-any-all-in = Zoals bij elke all-in: de handen gaan nu open
hand-for-hand-all-in-order-betting-first = Dealer: ga verder met de inzetronde.
hand-for-hand-all-in-order-call-floor-at-call = Dealer: roep de floor zodra er een all-in gecalld is.
hand-for-hand-all-in-order-finish-street = Dealer: maak de inzetronde van deze straat af. Alle kaarten blijven intussen dicht.
hand-for-hand-all-in-order-side-pot-street = Dealer: deel straat voor straat verder. De handen gaan open als al het inzetten voorbij is.
hand-for-hand-all-in-order-all-table-after-betting = Alle spelers in de hand: open al je kaarten zodra het inzetten voorbij is.
hand-for-hand-all-in-order-all-in-table-after-betting = Spelers die all-in zijn: open al je kaarten zodra het inzetten voorbij is.
hand-for-hand-all-in-order-all-table = Alle spelers in de hand: open nu je hele hand.
hand-for-hand-all-in-order-all-in-table = Spelers die all-in zijn: open nu je hele hand.
hand-for-hand-all-in-order-stay-face-down = Alle spelers in de hand: laat je kaarten dicht voor je liggen.
hand-for-hand-all-in-order-leave-open = Dealer: laat de geopende handen liggen zoals ze liggen. Alle andere blijven dicht.
hand-for-hand-all-in-order-no-board = Dealer: deel niets meer van het board en roep de floor.
hand-for-hand-all-in-order-stop-dealing = Dealer: stop met delen en roep de floor.
hand-for-hand-all-in-order-board-stays = Dealer: laat het board liggen zoals het ligt.
hand-for-hand-all-in-order-deal-out = Dealer: deel de rest van het board.
hand-for-hand-all-in-order-floor-gives-the-word = Floor: zeg tegen de tafel wanneer de hand verdergaat.
hand-for-hand-all-in-order-table-then = Alle spelers in de hand: open al je kaarten zodra de floor het zegt.
hand-for-hand-all-in-order-deal-then = Dealer: deel verder zodra de floor het zegt.
hand-for-hand-all-in-order-bet-then = Spelers met chips: ga verder met inzetten zodra de volgende kaart ligt.
hand-for-hand-all-in-order-read-hands = Dealer: lees elke hand als alles open ligt, en ken de potten toe.
hand-for-hand-all-in-remark-exposed-not-dead = Een hand die te vroeg openging, is niet dood.
