deck-change-request = Verzoek om een nieuw deck
    .search = nieuw deck graag, ander deck, deck wisselen, deck vervangen, mogen we nieuwe kaarten, verse kaarten, dit deck brengt ongeluk, dit deck is koud, kaarten verwisselen, gemerkte kaart, geknikte kaart, gebogen kaart, gescheurde kaart, versleten kaarten, dealer wil een nieuw deck, nieuw deck bij de dealerwissel
    .told =
        ik wil een nieuw deck
        Hij vraagt om een ander deck omdat hij steeds verliest
        Er zit een knik in een kaart, kunnen we een nieuw deck krijgen
        Ik krijg al twee uur alleen maar rommel en ik wil dat de dealer van kaarten wisselt
        De dealer zegt dat de schoppen aas beschadigd is en vraagt zelf om een nieuw deck voor de volgende hand
        Mag een speler vragen om een nieuw spel kaarten als er niks mis is met de oude?
        speler wil nieuw deck
        Seat 6 vraagt om andere kaarten omdat hij steeds verliest.
        Speler wil een nieuw deck, er is niets mis met de kaarten.
        Er zit een knik in de schoppen aas, ik wil graag dat het deck gewisseld wordt.
        Dealerwissel, nieuw level begint, en seat 2 vraagt of er meteen een nieuw deck kan komen.
        Mag een speler om een nieuw deck vragen?
    .heard =
        dit pakje haat me, haal een ander
        stoel 3 smeekt om het rode spel, al twee uur niks gehad
        klaveren zeven heeft een vouw, zie je van veraf
        hoekje van het aas is kapot, dealer vraagt vervanging
        ze plakken en zijn vettig, wij willen schone
        wanneer worden de spellen gewisseld, hij eist het na elke bad beat
        iemand heeft er cola over gemorst, een nieuw spelletje graag
        hij is bijgelovig en wil ze weg vóór het volgende schudden
        er zit een kras op de rug van de vrouw, iedereen herkent die
        andere dealer schuift aan, mag die zijn eigen set meenemen
        mag een speler een ander spel eisen halverwege het level of alleen personeel
        de kaarten staan bol en rafelen, de schudmachine loopt er telkens op vast
        kunnen we een ander spel kaarten krijgen, deze brengt ongeluk
        hij vraagt om nieuwe kaarten want hij krijgt alleen rommel
        er zit een hoek omgeplooid, graag een vers spel
        mag ik de kaarten laten vervangen
        speler vraagt om een nieuw pak kaarten
        hij wil een nieuw deck omdat hij verliest
        speler vraagt om een ander spel kaarten
        kunnen we de kaarten wisselen, dit deck brengt ongeluk
        er zit een streep op een kaart, kunnen we een nieuw deck krijgen
        een kaart is geknikt, we hebben een ander deck nodig
        Hij wil andere kaarten, deze brengen hem ongeluk
        Kunnen we een vers boekje krijgen, die zijn helemaal krom
        Stoel 6 vraagt om dit setje te wisselen, hij verliest alleen maar
        Dealer wil de boel vervangen, er zit een knik in een aas
        Mogen de rode eruit en blauwe erin, vraagt seat 1
        Geef ons eens een ander pak, de klaver zeven is gescheurd
        Gerrit wil andere kaarten omdat ie al een uur niks krijgt
        Leo vraagt om een vers stel, hij verliest alleen maar
        Bep ziet een kras op de schoppen aas, graag een ander spel kaarten
        De delert wil zelf vers materiaal, de kaarten plakken
        Sjaak zeurt om andere kaarten nu er een andere gever gaat zitten
        Er zit een ezelsoor aan klaver vijf, kan het pak vervangen worden
        Schoppentwee herken ik blind, er zit een hoek in
        Het loopt niet, hij wil andere kaarten
        Er is er een gescheurd, krijgen we een vers pak?
        De kaarten plakken van het bier, we vroegen nieuwe
        Dit deck zou hem pech brengen, de dealer wisselde niet
        Wie mag nieuwe kaarten vragen, alleen de dealer of wij ook?
        Plaats drie kreeg een level lang niks en vroeg een nieuw pak, het oude zou krom zijn, maar dealer en floor konden er niets aan zien
        Midden in de hand om een nieuw deck gevraagd
        Na elke verloren pot wilde oma andere
        Op de achterkant zit een kras die je aan de andere kant van tafel ziet
deck-change-request-fact-asked-by = Wie vraagt om een nieuw deck?
    .label = vrager
    .player = een speler
    .dealer = de dealer
    .house = de floor, namens het huis
deck-change-request-fact-damaged = Is er een kaart beschadigd of gemerkt?
    .label = kaart beschadigd of gemerkt
deck-change-request-fact-moment = Komt er net een nieuwe dealer of een nieuw level?
    .label = nieuwe dealer of level
    .neither = geen van beide
    .dealer-change = er komt een nieuwe dealer
    .new-level = er begint een nieuw level
deck-change-request-outcome-refused = Geen nieuw deck: een verzoek van een speler is geen reden
deck-change-request-outcome-no-reason = Geen nieuw deck: deze reden noemt het boek niet
deck-change-request-outcome-deck-changed = Ja: het deck mag nu vervangen worden
deck-change-request-outcome-damaged-deck-changed = Ja: een beschadigd deck wordt vervangen
deck-change-request-outcome-house-decides = Jouw keuze: een ander deck, of niet; het boek noemt schade niet
deck-change-request-order-look-at-cards = Floor: bekijk de kaart zelf. Is hij niet beschadigd en niet gemerkt, beslis dan alsof niemand dat meldde.
deck-change-request-order-new-deck = Dealer: neem het nieuwe deck tussen twee handen in gebruik.
deck-change-request-order-house-orders = Floor: beslis namens het huis of er een ander deck komt.
deck-change-request-order-same-deck = Dealer: ga verder met dit deck.
deck-change-request-order-may-not-ask = Floor: zeg tegen de speler dat spelers niet om een nieuw deck mogen vragen.
deck-change-request-order-should-not-ask = Floor: zeg tegen de speler dat spelers niet zomaar om een nieuw deck horen te vragen.
deck-change-request-remark-not-because-asked = De reden is de nieuwe dealer of het nieuwe level, niet het verzoek: de speler heeft geen recht op een nieuw deck.
deck-change-request-remark-running-hand = De regel gaat alleen over het deck. Wat er gebeurt met een hand die ermee gespeeld wordt, staat er niet.
deck-change-request-remark-only-damage = In dit boek is alleen beschadiging een reden.
