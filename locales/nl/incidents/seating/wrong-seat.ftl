wrong-seat = Speler op de verkeerde plaats
    .search = verkeerde plaats, verkeerde stoel, zit op de verkeerde plek, zit aan de verkeerde tafel, op de verkeerde plaats begonnen, hij zit op mijn stoel, er zit iemand op mijn plaats, seatkaart zegt een andere plaats, twee spelers voor één plaats, speelde vanaf de verkeerde plek, vergist in de stoel, verkeerd gaan zitten
    .told =
        hij zit op verkeerde plaats
        Hij zit op plaats 6 maar volgens zijn kaartje moet hij op plaats 5
        Ik zit aan de verkeerde tafel, ik merk het nu pas
        Hij heeft al een half uur aan onze tafel gespeeld en nu blijkt dat hij aan tafel 22 hoort te zitten, daar staat zijn eigen stack nog
        Er zit iemand op mijn stoel met mijn chips, dat is mijn plaats volgens mijn ticket en hij heeft nu kaarten
        Wat gebeurt er als iemand op de verkeerde stoel met andermans stack heeft gespeeld?
        speler zit op verkeerde stoel
        Seat 4 zit aan de verkeerde tafel, hij hoort aan tafel 7.
        Hij speelt al een uur op een andere plaats dan op zijn ticket staat.
        Na de pauze is seat 5 op seat 6 gaan zitten en speelt daar met de verkeerde stack, hij heeft nu kaarten.
        Speler zou aan tafel 12 seat 3 zitten, ging zitten op tafel 2 seat 3 en heeft daar al twee handen gespeeld.
        Wat doen we als een speler op de verkeerde plaats zit en een live hand heeft?
    .heard =
        twee spelers op dezelfde plaats
        dezelfde stoel voor twee spelers
        ik zit al een uur op 5, mijn bonnetje zegt 6
        hij hoort bij tafel 21 en niet hier
        zijn briefje zegt stoel 3 en die is bezet
        hij blijkt van de buurtafel te zijn, won al twee potten
        ze haalde 6 en 9 door elkaar op het kaartje
        twee mensen eisen stoel 4 op, een van hen is verdwaald
        plofte neer waar de reserve hoorde te komen
        onbekende met een grotere stack op mijn plek na de pauze
        kwam van het eten terug naar een andere plaats dan die van hem
        na een uur bleek dat hij hier niet op de lijst staat
        opende dag twee zijn zak aan de verkeerde tafel
        rij A en rij B verwisseld en daar opgebouwd
        hij zit op de plaats van een ander en heeft al kaarten gehad
        naar tafel 7 gestuurd maar op stoel 3 in plaats van 8 gaan zitten
        speelt met andermans stapel
        is op de verkeerde plek gaan zitten
        speelt al een uur op andermans stoel
        hij zat op de verkeerde stoel en speelde een hand
        speler zit aan de verkeerde tafel
        ze ging op stoel 6 zitten in plaats van 9 en speelde met die stack
        hij heeft met de chips van een ander gespeeld
        Hij zit op 5 maar zijn ticket zegt stoel 6
        Die vent speelt al een uur bij ons, hoort op tafel 9
        Mijn stoel is bezet door iemand met een ander kaartje
        Ze vergiste zich van zetel en speelt met een stack van een ander
        Jos ging na de pauze bij de buren zitten, kreeg kaarten
        Op zijn briefje staat 14-2 en hij zit hier op 12-2
        Leo is op stoel 4 gaan zitten maar z'n briefje zegt 7
        Rachid speelt al een uur met mijn fiches, hij hoort op tafel 5
        Bep zat op Wim z'n stoel en begon met zijn stapel
        Stoelbewijs zegt tafel 3, hij zit op 13 en heeft kaarten
        Sjaak nam per abuis het krukje van Dennis na de pauze
        Truus zit niet waar ze geloot is en speelt nu een pot mee
        Terug van pauze en een vreemde speelde met mijn stack
        Na het wisselen van fiches zat er een bij andermans fiches
        Na de pauze ging ik zitten en speelde twee handen, tot er een dame kwam die zei dat het haar stoel was en dat ik met haar fiches had ingezet
        Een rondje betaalde hij met fiches van een ander
        Twee hebben vijf en zes verwisseld
        Zat verkeerd en won een pot
        Twee handen zat hij op een plek die niet van hem is
        Tafelnummer andersom gelezen, twee levels daar gespeeld
        Wie geeft de fiches terug als hij verloor uit een vreemde hoop?
        Op mijn ticket stond 4, ik zat op 7 tot iemand het zag
wrong-seat-fact-right-stack = Begon de speler met het juiste aantal chips?
    .label = begonnen met de juiste stack
wrong-seat-fact-hand = Heeft de speler nu een live hand?
    .label = live hand
wrong-seat-outcome-moved-with-present-stack = Naar de juiste plaats, met de chips van nu
wrong-seat-outcome-moved-with-starting-stack = Naar de juiste plaats, met een startstack
wrong-seat-outcome-stack-not-said = Naar de juiste plaats; de toernooileiding beslist over de chips
wrong-seat-order-move-at-once = Floor: verplaats de speler meteen.
wrong-seat-order-finish-hand = Dealer: maak eerst de hand af. De speler verhuist daarna.
wrong-seat-order-rule-on-stack = Toernooileiding: beslis naar billijkheid (regel { $fairness }) met hoeveel chips de speler verdergaat.
wrong-seat-order-take-present-stack = Speler: neem alle chips die je nu hebt mee naar je eigen plaats.
wrong-seat-order-take-starting-stack = Floor: zet een startstack op de juiste plaats en haal de chips van de speler uit het spel.
wrong-seat-order-go-to-seat = Speler: ga naar je eigen plaats.
wrong-seat-order-seat-taken = Floor: zit er al iemand op de juiste plaats, bekijk dan zijn plaatskaart en beslis over hem op dezelfde manier.
wrong-seat-remark-results-stand = Wat op de verkeerde plaats gewonnen of verloren is, blijft gewonnen of verloren.
wrong-seat-remark-any-stack = De regel verplaatst de speler met de stack zoals die is en vraagt niet of die klopte.
wrong-seat-remark-hand-not-said = Het boek zegt niet wat er gebeurt met kaarten die de speler nog heeft.
