spilled-chips = Omgevallen chips
    .search = omgevallen chips, stack omgestoten, chips in de pot gevallen, stack in de pot gestoten, stacks door elkaar, chips omgekieperd, speler stootte zijn chips om, twee stacks in elkaar gevallen, chips in een andere stack gevallen, mijn chips door de zijne
    .told =
        Hij stootte zijn stack om en de chips vielen in de pot
        Een speler heeft zijn chips over de hele tafel laten vallen
        Twee stacks vielen in elkaar en nu liggen de chips door elkaar
        Mijn chips vielen in de stack van plaats 6
        Ze stootte per ongeluk haar chips in de pot
        De arm van de dealer stootte een stack om en de chips liggen in de pot
        Er viel een toren chips over de lijn, is dat een bet?
        Er liggen chips uit zijn stack in het midden en niemand weet hoeveel
        Iemand stootte tegen de tafel en alle stacks vielen om
        Hij zegt dat zijn chips gewoon omvielen, de anderen zeggen dat het een bet was
        Krijg ik mijn chips terug als ze in de pot gevallen zijn?
        stack omgestoten in de pot
    .heard =
        mijn buurman stootte zijn stack om over de mijne
        zijn chips vielen in de pot en niemand weet hoeveel
        stapel omgegooid, alles ligt door elkaar
        de chips van twee spelers vielen over elkaar, zelfde kleuren
        hij gooide per ongeluk zijn stapel om en nu heet het een bet
        zijn mouw bleef aan de stack hangen, de helft ligt nu in de pot
        beide stacks vielen in elkaar, wie krijgt wat
        ik stootte mijn stack om en er rolden chips in de pot
        de ober stootte twee stacks om en ze liggen door elkaar
        de chips vielen over de lijn, hij zweert dat het per ongeluk was
        haar hele toren kiepte tijdens de hand naar het midden
        het is niet te zien hoeveel chips van mij in de pot vielen
        de chips van mijn buurman vielen over de mijne, zelfde kleuren
        Iemand met een natte jas ging zitten, stootte tegen de tafelrand en de torens van twee buren vielen door elkaar, zelfde kleuren, niemand weet wat van wie is
        Een trucje, en de helft vloog in de blinds
        Het glas kantelde en de stack raakte door de pot
        Met zijn jas alle torens van tafel
        Hij stootte tegen de tafel, alles lag om
        Stack omgegooid en door die van de buurman
        De dealer schoof met zijn elleboog de mijne naar het midden
        De tafel wiebelde, niemand weet wie hoeveel had
        De hulphond stootte tegen de tafel en alles lag door elkaar
        Bij het opstaan trok hij het tafelkleed mee
        stapels zijn omgevallen en door elkaar geraakt
        de dealer gooide ieders chips door elkaar
spilled-chips-fact-into = Waar vielen de chips heen?
    .label = gevallen
    .pot = in de pot of over de lijn
    .other-stack = in de stack van een andere speler
spilled-chips-fact-by-accident = Is het zeker dat het per ongeluk was?
    .label = per ongeluk
spilled-chips-fact-count-clear = Is het duidelijk hoeveel chips waar thuishoren?
    .label = aantal duidelijk
spilled-chips-outcome-go-back = De chips gaan terug naar hun speler
spilled-chips-outcome-bet-stands = De chips blijven liggen als bet
spilled-chips-outcome-reckoned = De chips worden naar schatting verdeeld
spilled-chips-outcome-as-they-lie = Wat niet te scheiden is, blijft liggen waar het ligt
spilled-chips-order-count-back = Dealer: leg het spel stil, tel uit wat er viel en geef het terug in het zicht van de tafel.
spilled-chips-order-bet-stands = Dealer: de gevallen chips tellen als bet van die speler.
spilled-chips-order-reckon-pot = Dealer: leg het spel stil en bereken de pot uit wat er is ingezet. Wat erboven ligt, gaat terug naar de speler.
spilled-chips-order-reckon-stacks = Floor: leg het spel stil en schat beide stacks naar wat de spelers en de dealer het laatst zagen.
spilled-chips-order-leave = Dealer: laat de chips liggen waar ze liggen en ga door.
