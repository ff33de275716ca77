one-card-tabled = Slechts één kaart geopend
    .search = hij toonde maar één kaart, slechts één kaart geopend, één kaart open en de andere dicht, schoof de andere kaart naar voren, wil niet allebei zijn kaarten tonen, laat een aas zien en muckt de andere, weigert zijn tweede kaart te tonen, moet hij beide kaarten laten zien, één kaart bij de showdown, wil de pot met één kaart, toonde alleen de kaart die wint
    .told =
        hij opende maar één kaart
        Hij laat maar één kaart zien en wil de pot hebben
        Hij draaide alleen de aas om, de andere kaart ligt nog dicht
        Bij de showdown gooit hij één kaart open, de heer voor een paar heren, en de andere schuift hij zo de muck in
        Op een board met vier harten toont hij alleen de harten aas, dat is genoeg zegt hij, en hij weigert zijn tweede kaart om te draaien
        Wint hij de pot als hij maar één van zijn twee kaarten openlegt?
        toont maar één kaart
        Seat 3 laat bij de showdown alleen een aas zien en wil de andere kaart niet tonen.
        Hij legde één kaart open en de tweede dicht, en claimt de pot.
        River, seat 6 toont alleen de schoppen heer voor de flush, de andere kaart ligt al dicht in de muck.
        Seat 8 draait een tien om voor trips, houdt zijn tweede kaart dicht, en seat 2 zit nog met een levende hand.
        Moet hij allebei zijn kaarten openen om de pot te winnen?
    .heard =
        hij klapt een aas om en houdt de ander verborgen
        "ik heb een heer, goed?" en legt enkel die neer
        een open, de tweede duwt hij blind in
        ze geeft ons maar de helft, mag ze de pot zo hebben
        top pair op zijn rug, zijn kicker houdt hij voor zich
        dealer vraagt om de tweede, hij schudt nee
        hij pelt de harten en vindt dat wel genoeg
        tegenstander geeft toe, bij hem ligt er één op zijn buik
        zegt dat de andere niks uitmaakt want deze speelt met het board
        losse boer op zijn rug, de maat ligt ongezien ervoor
        moet ik het geheel laten zien om te winnen
        liet mij een eenzame vrouw zien en wacht op de fiches
        legt maar een van zijn twee kaarten open om te winnen
        draait bij de showdown maar een kaart om
        hij liet bij de showdown maar één kaart zien en houdt de andere dicht
        speler draaide één kaart om en wil de pot
        moet ik allebei mijn kaarten laten zien om te winnen
        hij legt één kaart open en de andere hand is gemuckt
        Hij flipt alleen het aas en houdt die andere dicht
        Seat 4 laat enkel zijn heer zien en wil de pot
        Ze weigert haar tweede om te draaien op het einde
        Jos gooide de ene open, de andere in de muck
        Enkel een boer op tafel gelegd, da's toch geen hele hand
        Halve hand bloot, de rest bleef dicht bij de muck
        Joop draait alleen de aas om, z'n andere houdt ie dicht
        Truus legt enkel een heer neer en wil de buit
        Ali toont z'n boer, weigert de tweede te laten zien
        Sjaak had eentje open, de andere schoof ie de muck in
        Dennis gooit enkel klaver aas op tafel, rest ligt dicht
        Laat die andere ook zien, stoel 3 draaide er maar eentje om
        Eén draaide hij om, de andere schoof hij dicht naar voren, en hij wilde de pot
        Aan het eind liet hij de aas zien en dat moest genoeg zijn
        Na mijn bet op de river gooide hij één heer op tafel, schoof de andere dicht naar de dealer en verwachtte dat die hem alles toeschoof
        De tweede ging in de muck, de eerste lag open, geldt dat?
        Hij weigerde de andere te laten zien, terwijl ik had betaald
        Heeft er maar één laten zien en wil de hele pot
        Is één kaart genoeg om te winnen als niemand de tweede zag?
        Een vrouw open, een dichte ernaast, de dealer wist niet wie hij moest betalen
        Na de river bet stak mijn buurman me één heer toe, ik moest hem maar geloven
        De Engelsman toonde zijn kicker, de rest hield hij voor zich
one-card-tabled-fact-contested = Leeft er nog een hand van een andere speler?
    .label = andere live hand
one-card-tabled-fact-cards = Waar zijn de andere kaarten van de hand?
    .label = andere kaarten
    .apart = dicht, los van de muck, 100% zeker welke
    .touching = tegen de muck, maar er niet in, 100% zeker welke
    .in-muck = in de muck, maar 100% zeker welke, en terug te halen
    .dealer-mucked = door de dealer in de muck gelegd, maar 100% zeker welke, en terug te halen
    .gone = niemand weet nog zeker welke het zijn, of ze zijn niet terug te halen
one-card-tabled-fact-winning-card = Maakt de open kaart de winnende hand?
    .label = open kaart wint
one-card-tabled-fact-refuses = Weigert de speler de rest te openen?
    .label = openen geweigerd
one-card-tabled-fact-seen = Beslist de toernooileiding dat de hele hand duidelijk gezien is?
    .label = hele hand duidelijk gezien
one-card-tabled-outcome-wins-unshown = De laatste live hand wint zonder te tonen
one-card-tabled-outcome-wins-once-shown = De laatste live hand wint zodra hij open ligt
one-card-tabled-outcome-ask-for-rest = Eén kaart is niet genoeg: vraag de speler om de rest
one-card-tabled-outcome-refused = Geweigerd: roep de floor; zonder alle kaarten geen recht op de pot
one-card-tabled-outcome-table-rest = Geen recht op de pot tot alle kaarten open liggen
one-card-tabled-outcome-hand-counts = De hand telt zoals hij gezien is
one-card-tabled-outcome-no-claim = Geen recht op de pot
one-card-tabled-outcome-card-is-enough = De open kaart is genoeg
one-card-tabled-order-give-pot-unshown = Dealer: geef de speler de pot. De andere kaarten blijven dicht.
one-card-tabled-order-show-then-pot = Speler: leg al je kaarten open om de pot te krijgen.
one-card-tabled-order-keep-card = Dealer: houd de dichte kaarten apart, buiten de muck.
one-card-tabled-order-take-card-out = Dealer: haal precies deze kaarten dicht uit de muck terug.
one-card-tabled-order-dealer-asks = Dealer: zeg tegen de speler dat hij al zijn kaarten moet openen.
one-card-tabled-order-dealer-advises = Dealer: raad de speler aan al zijn kaarten te openen.
one-card-tabled-order-floor-asks = Floor: zeg tegen de speler dat hij al zijn kaarten moet openen.
one-card-tabled-order-floor-advises = Floor: raad de speler aan al zijn kaarten te openen.
one-card-tabled-order-somebody-asks = Dealer of floor: vraag de speler al zijn kaarten te openen. Het boek zegt niet wie het vraagt.
one-card-tabled-order-table-all = Speler: leg al je kaarten open om de pot te claimen.
one-card-tabled-order-call-floor = Dealer: roep de floor.
one-card-tabled-order-last-word = Floor: zeg tegen de speler dat hij geen recht op de pot heeft als niet al zijn kaarten open liggen.
one-card-tabled-order-else-others = Dealer: geef de pot aan de beste van de andere handen als de speler blijft weigeren.
one-card-tabled-order-see-mucked-winner = Gooit de speler de kaarten nu weg, ga dan verder met het incident Hand weggegooid bij de showdown (mucked-winner).
one-card-tabled-order-say-hand = Toernooileiding: zeg welke hand er gezien is. Die telt zoals hij gezien is.
one-card-tabled-order-as-seen = Dealer: vergelijk de geziene hand met de andere en geef de pot aan de beste.
one-card-tabled-order-read-cards = Dealer: lees de geopende handen en geef de pot aan de beste.
one-card-tabled-order-no-card-back = Dealer: de hand is dood. Er komt geen kaart van terug.
one-card-tabled-order-others-win = Dealer: geef de pot aan de beste van de andere handen.
one-card-tabled-remark-need-not-ask = Volgens het boek krijgt de speler dit advies alleen als de open kaart de winnende hand zou maken.
one-card-tabled-fact-all-in = Was een speler in deze hand all-in, en ligt het board er helemaal?
    .label = speler all-in
    .no = niemand was all-in
    .board-complete = all-in, en het board is compleet
    .board-to-come = all-in, en er komen nog kaarten op het board
one-card-tabled-outcome-all-in-tabled = All-in: alle kaarten van de hand moeten open
one-card-tabled-order-must-table = Speler: open al je kaarten. Bij een all-in kan niemand mucken.
one-card-tabled-order-deal-out = Dealer: deel de rest van het board en lees daarna elke hand.
one-card-tabled-order-others-play-out = Dealer: deel de rest van het board als er nog twee of meer spelers over zijn en geef de pot aan de beste van hun handen. Wie alleen over is, wint de pot.
one-card-tabled-order-best-tabled = Dealer: lees de geopende handen en geef de pot aan de beste.
one-card-tabled-order-turn-over = Floor: laat de dealer de kaarten openen. Door de weigering gaat de hand niet dood.
one-card-tabled-remark-left-alone-at-all-in = Was er een speler all-in en gecalld, dan kon niemand mucken: zie het incident Als laatste over: tonen of niet (last-player-shows).
one-card-tabled-outcome-hand-not-dead = De verdwenen hand is niet dood: de toernooileiding beslist
one-card-tabled-order-director-decides = Toernooileiding: beslis wat er gebeurt met het aandeel van de verdwenen hand in de potten.
