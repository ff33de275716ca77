language = Taal aan tafel
    .search = andere taal aan tafel, spreekt een vreemde taal, alleen Nederlands, alleen Engels, welke talen mogen, ze praten Pools, Turks praten tijdens de hand, wij verstaan er niets van, praat in zijn eigen taal met een vriend, officiële taal, Engels praten graag, Frans aan tafel, praat met iemand aan de rail in een andere taal
    .told =
        ze praten Russisch in de hand
        Die twee praten tijdens de hand in een taal die ik niet versta
        Hij zegt iets in het Frans tegen zijn vriend terwijl de hand nog loopt
        Plaats 2 en plaats 6 zitten in het Turks met elkaar te praten en ze hebben allebei nog kaarten, hier wordt alleen Nederlands en Engels gesproken
        Hij praat Pools met iemand achter de rail terwijl hij midden in een hand zit, niemand weet wat ze zeggen
        Mogen ze aan tafel een andere taal dan Engels of Nederlands spreken tijdens een hand?
        spreken geen Engels tijdens hand
        Seat 3 en seat 4 praten in een andere taal tijdens de hand.
        Twee spelers spreken Russisch met elkaar aan tafel en de rest verstaat er niets van.
        Seat 2 heeft nog kaarten en praat in het Turks met een vriend die achter hem staat.
        Seat 6 en seat 9 praten Duits terwijl de hand loopt, seat 6 zit er nog in en seat 1 klaagt.
        Welke taal mogen ze aan tafel spreken als er een hand bezig is?
    .heard =
        twee Russen kletsen midden in een pot
        ze brabbelen Hongaars en ik snap er geen snars van
        is Duits hier goed, de halve tafel komt uit Keulen
        4 en 6 fluisteren in het Roemeens, allebei met kaarten
        vraag of ze het houden bij wat wij allemaal snappen
        hij schakelt over op Papiaments zodra zijn maat erin zit
        is mijn moedertaal tussen de handen door ook verboden
        de dealer antwoordt enkel aan één speler in het Spaans
        mag je bij het betten getallen in het Italiaans noemen
        zij roept iets in het Arabisch naar haar man bij het touw
        ik verstond er geen woord van, volgens mij was het Chinees
        mevrouw spreekt geen Engels en haar zoon vertaalt
        praten tijdens de hand in een vreemde taal
        ze spreken een andere taal aan tafel
        twee spelers praten Pools met elkaar tijdens de hand
        mag er alleen Nederlands of Engels gesproken worden aan tafel
        hij praat in zijn eigen taal met zijn vriend terwijl hij kaarten heeft
        ze spreken een taal die de dealer niet verstaat
        Ze zitten Turks te lullen midden in de hand
        Die twee spreken Russisch onder mekaar terwijl er nog gespeeld wordt
        Mag er hier Frans geklapt worden, ik versta er geen bal van
        Seat 6 roept iets in 't Pools naar zijn maat aan de rail
        Die Italianen blijven onderling brabbelen, Engels only toch
        Hij heeft nog kaarten en begint Arabisch tegen stoel 9
        Ze zitten midden in een pot in het Turks te kletsen
        Rachid en z'n maat praten Marokkaans, ik versta er geen bal van
        Twee Polen smoezen in hun eigen koeterwaals terwijl ze kaarten hebben
        Sietse lult Fries met z'n vrouw achter de rail, midden in z'n hand
        Stoel 3 en 8 spreken Frans onder mekaar, is dat hier toegestaan
        Die gasten schakelen over op Russisch zodra er gegeven wordt
        Twee broers praatten dwars over tafel in een taal die verder niemand verstond, de een moest net over een call beslissen
        Aan zet zei ze iets in een vreemde taal tegen haar vriend bij het lint
        Na de flop klonk een zin in het Russisch en er kwam antwoord
        We verstaan ze niet en niemand stopt ze
        Twee kletsten Servisch terwijl de derde over de call nadacht
        Praten een andere taal, mag dat?
        In een zaal met het bord „English only“ spraken ze Pools
        In het Roemeens wisselden ze twee woorden en een paste meteen
        Telt Fries als Nederlands als er een Duitser meespeelt?
        De Turk vertaalde de bet nog even voor zijn maat, midden in de hand
language-fact-language = Welke taal werd er gesproken?
    .label = taal
    .other = een taal die hier niet bij staat
    .english = Engels
    .german = Duits
    .dutch = Nederlands
    .slovak = Slowaaks
    .croatian = Kroatisch
language-fact-hand-under-way = Liep er een hand, van de eerste gedeelde kaart tot het einde van de showdown?
    .label = lopende hand
language-fact-has-hand = Had de speler die sprak een live hand?
    .label = live hand van spreker
language-fact-with-whom = Met wie werd er gesproken?
    .label = gesprek
    .at-the-table = met iemand aan de tafel
    .elsewhere = met iemand die niet aan deze tafel speelt
language-fact-house-allows = Staan de huisregels deze taal hier toe?
    .label = toegestaan door huisregels
language-outcome-allowed = Deze taal mag gesproken worden
language-outcome-not-allowed = Deze taal mag niet gesproken worden
language-outcome-free-now = Hierover gaat de taalregel niet
language-order-only-dutch-english-german = Floor: zeg tegen de speler dat er alleen Nederlands, Engels en Duits gesproken mag worden.
language-order-only-dutch = Floor: zeg tegen de speler dat er alleen Nederlands gesproken mag worden.
language-order-only-english-and-house-choice = Floor: zeg tegen de speler dat alleen Engels gesproken mag worden, en de talen die de huisregels verder toestaan.
language-order-only-slovak-english-german = Floor: zeg tegen de speler dat er alleen Slowaaks, Engels en Duits gesproken mag worden.
language-order-only-croatian-english = Floor: zeg tegen de speler dat er alleen Kroatisch en Engels gesproken mag worden.
language-order-only-posted = Floor: zeg tegen de speler dat alleen de talen gesproken mogen worden die het huis heeft opgehangen en omgeroepen.
language-order-hand-goes-on = Dealer: ga door met de hand. Elke live hand blijft in het spel.
language-order-nothing-to-do = Floor: laat het zo. De spelers mogen verder praten.
language-remark-penalty-not-named = Het boek noemt voor een andere taal geen penalty. Gaat de speler door nadat hij erop gewezen is, bekijk dan ook het incident Overtreding van de etiquette (etiquette).
language-remark-only-during-hand = De regel geldt zolang er een hand loopt, niet tussen twee handen.
language-remark-only-english-in-usa = In de VS staat het boek tijdens een hand alleen Engels toe.
language-remark-about-the-cards = Ging het over iemands kaarten, bekijk dan ook het incident Praten over een hand (talking-about-a-hand).
