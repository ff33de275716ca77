odd-chip = Restfiches
    .search = restfiche, restfiches, odd chip, fiche over, chip over bij split pot, pot gaat niet op, pot is niet deelbaar, wie krijgt het fiche dat overblijft, oneven pot, pot delen door drie, drie winnaars, restfiche bij high-low, restfiche bij Omaha 8, restfiche bij stud, split pot met een chip over, eerste na de button krijgt het, dealer gaf het restfiche aan de verkeerde
    .told =
        wie krijgt de restchip
        We delen de pot en er blijft één chip over
        Splitpot van 1.100 en de laagste chip is 100, wie krijgt die extra chip
        Het is Omaha high-low, de pot wordt gedeeld door de high en de low, en er is een oneven chip van 100 over
        Drie man delen de pot van 2000 en hij valt niet te delen door drie, de dealer geeft de restfiche aan de speler links van de button
        Gaat de oneven chip bij een splitpot naar de speler het dichtst bij de button?
        split pot, één chip over
        Gedeelde pot en er blijft een chip van 100 over, wie krijgt die.
        De pot is niet gelijk te verdelen, kleinste chip is 500.
        Hold'em, seat 3 en seat 7 splitten een pot van 4300, kleinste chip is 100 en een 100 blijft over, button is seat 5.
        Omaha high-low, pot van 10.500, high en low delen, kleinste chip is 500 en er blijft er één over.
        Naar wie gaat de odd chip bij een split pot?
    .heard =
        twee man delen 1725 en het kleinste dat op tafel ligt is 50
        er zit 425 in en drie hebben hetzelfde, hoe verdeel ik dat
        het board speelt en er ligt nog één los 25'je in het midden
        allebei dezelfde straat, ik maak twee stapels en de ene is hoger
        SB en cutoff hebben gelijke handen, door de helft gaat niet
        na de chop blijft er honderd liggen die van niemand is
        hij vindt dat die van hem is omdat hij eerder zit, de ander roept hoogste schoppen
        wie pakt die extra 5k als ze splitten
        stud, twee keer azen en heren, er blijft een 500 liggen na het verdelen
        low de helft, high de helft, samen elf chips van duizend
        beide lows zijn A2, ieder een kwart en dat komt niet uit
        vijf rode voor twee winnaars
        er blijft één fiche over na het splitsen
        de pot is oneven, wie krijgt de extra 100
        niet eerlijk door twee te delen
        naar welke plek gaat dat laatste losse fiche bij een gedeelde pot
        bij het delen van de pot blijft een oneven fiche over
        de pot wordt gedeeld en er is één chip over
        wie krijgt de odd chip bij een gedeelde pot
        high-low split met een oneven chip
        er blijft één chip over als twee spelers de pot delen
        Splitpot en er blijft één honderdje over, voor wie is dat
        15.100 door twee, dat extra fichke naar wie
        Hi-lo verdeeld, één 25 te veel, gaat die naar hoog of laag
        Drie man delen 10.000 in fichen van 500, één overschotje
        Dealer gaf het losse muntje van de split aan stoel 6, ik zit links
        Stud split, die ene oneven jeton, voor de hoogste kaart of niet
        We delen de bak, er blijft één honderdje over
        Wie krijgt 't losse fichie bij een gesplitste pot
        Gelijke handen, 2500 samen, kleinste blokje is 500, wie krijgt dat
        Hoog en laag bij Omaha, één schijf valt niet te delen
        Drie winnaars, 4000 door drie, wie pakt die extra
        Bij razz splitten Rachid en Leo, honderd schiet over, voor wie
        Verdeeld, en er bleef een fiche over, van wie is die?
        In Omaha hi-lo bleef een honderdje over dat niet te delen viel
        Drie gelijken, een vijfentwintigje lag nog in het midden
        We hadden dezelfde straat, er werd door twee gedeeld en in het midden bleef een honderdje liggen, omdat we allebei dichter links van de knop zouden zitten
        Van 12.700 bleef de kleinste zonder eigenaar
        Blijft 1 fiche over bij split, wie krijgt die?
        Vier deelden de lage helft en er was één over
        Ik zit links van de knop, dat kruimeltje is van mij zeggen ze
        In stud werd er gedeeld en ruzie gemaakt of de kleur van de kaart beslist
        High kreeg er een meer dan low en die ging narekenen
odd-chip-fact-game = Welk spel wordt er gespeeld?
    .label = spel
    .holdem = hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha high-low
    .stud = stud
    .stud-hi-lo = stud high-low
    .razz = razz
    .draw = five-card draw
    .deuce-to-seven = deuce to seven
    .badugi = badugi
    .ace-to-five = ace-to-five lowball
    .short-deck = short deck
    .five-card-stud = five card stud
    .courchevel = Courchevel
odd-chip-fact-pots = Hoeveel zit er in elke pot, en wie heeft die gewonnen? (letters in volgorde links van de button, A eerst; bij plaatsnummers is de button nodig)
    .label = potten en winnaars
odd-chip-fact-chip = Wat is de laagste chipwaarde in het spel?
    .label = laagste chipwaarde
odd-chip-fact-cards = Welke kaarten tonen de spelers die een pot delen? (de vijf die tellen, of alle zeven)
    .label = getoonde kaarten
odd-chip-outcome-even = Er blijft niets over: gelijke delen
odd-chip-outcome-by-seat = Het restfiche gaat naar de eerste winnaar links van de button
odd-chip-outcome-by-five = Het restfiche gaat naar de hoogste kaart van de vijf die tellen, bij gelijke rang op kleur
odd-chip-outcome-by-card = Het restfiche gaat naar de hoogste kaart, bij gelijke rang op kleur
odd-chip-outcome-by-low-card = Het restfiche gaat naar de laagste kaart, bij gelijke rang op kleur
odd-chip-outcome-high-half = Het restfiche gaat naar de high hand
odd-chip-outcome-low-half = Het restfiche gaat naar de low hand
odd-chip-outcome-high-by-seat = Eerst naar de high-helft, daarna op volgorde van plaats
odd-chip-outcome-high-by-five = Eerst naar de high-helft, daarna op de hoogste kaart van de vijf die tellen
odd-chip-outcome-high-by-card = Eerst naar de high-helft, daarna op de hoogste kaart
odd-chip-outcome-low-by-seat = Eerst naar de low-helft, daarna op volgorde van plaats
odd-chip-outcome-either-by-seat = Het restfiche gaat naar de eerste winnaar links van de button, bij welke helft het ook hoort
odd-chip-outcome-low-by-five = Eerst naar de low-helft, daarna op de hoogste kaart van de vijf die tellen
odd-chip-outcome-low-by-card = Eerst naar de low-helft, daarna op de hoogste kaart
odd-chip-outcome-whole-by-seat = De hele pot zo gelijk als het gaat; een restfiche op volgorde van plaats
odd-chip-outcome-whole-by-five = De hele pot zo gelijk als het gaat; een restfiche naar de hoogste kaart van de vijf die tellen
odd-chip-outcome-whole-by-card = De hele pot zo gelijk als het gaat; een restfiche naar de hoogste kaart
odd-chip-outcome-whole-low-by-seat = Handen die zowel high als low winnen, delen de hele pot; elders gaat het restfiche eerst naar de low-helft, daarna op volgorde van plaats
odd-chip-outcome-whole-low-by-five = Handen die zowel high als low winnen, delen de hele pot; elders gaat het restfiche eerst naar de low-helft, daarna op de hoogste kaart van de vijf
odd-chip-outcome-whole-low-by-card = Handen die zowel high als low winnen, delen de hele pot; elders gaat het restfiche eerst naar de low-helft, daarna op de hoogste kaart
odd-chip-outcome-seat-not-said = Het boek zegt niet wie in dit spel het restfiche krijgt
odd-chip-order-change-in-play = Dealer: wissel restfiches om in chips met de laagste waarde die in het spel is.
odd-chip-order-change-at-table = Dealer: wissel restfiches om in chips met de laagste waarde aan tafel.
odd-chip-order-change-available = Dealer: wissel restfiches om in chips met de laagste waarde die er is.
odd-chip-order-change-smallest = Dealer: wissel restfiches om in chips met de laagste waarde die je hebt. Het boek noemt die waarde niet.
odd-chip-order-pot-by-pot = Dealer: deel elke pot apart en voeg er nooit twee samen.
odd-chip-order-odd-to-high = Dealer: maak twee helften van de pot. Een chip die overblijft, gaat naar de high-helft.
odd-chip-order-odd-to-low = Dealer: wordt de pot in twee helften gedeeld, dan gaat een chip die overblijft naar de low-helft.
odd-chip-order-odd-to-high-elsewhere = Dealer: maak twee helften van elke pot waarvan high en low naar verschillende handen gaan. Een chip die overblijft, gaat naar de high-helft.
odd-chip-order-whole-pot = Dealer: halveer geen pot waarvan high en low naar dezelfde handen gaan. Deel die als geheel.
odd-chip-order-equal-shares = Dealer: geef alle winnaars van een pot of helft evenveel, voor zover het opgaat.
odd-chip-order-first-seat = Dealer: geef wat overblijft chip voor chip, eerst aan de winnaar die het dichtst links van de button zit.
odd-chip-order-either-half = Dealer: geef de chip tussen de helften aan de getoonde speler; via elke helft gaat hij naar dezelfde.
odd-chip-order-high-card-of-five = Dealer: geef wat overblijft chip voor chip, eerst aan de winnaar met de hoogste kaart van de vijf die tellen. Bij gelijke kaarten geldt de gewone volgorde van de kleuren: schoppen, harten, ruiten, klaver.
odd-chip-order-high-card-of-five-halves = Dealer: geef wat overblijft chip voor chip, eerst aan de winnaar met de hoogste kaart van de vijf die tellen. In de low-helft zijn azen laag. Bij gelijke kaarten geldt de gewone volgorde van de kleuren: schoppen, harten, ruiten, klaver.
odd-chip-order-high-card-of-five-razz = Dealer: geef wat overblijft chip voor chip, eerst aan de winnaar met de hoogste kaart van de vijf die tellen, azen laag. Bij gelijke kaarten geldt de gewone volgorde van de kleuren: schoppen, harten, ruiten, klaver.
odd-chip-order-high-card = Dealer: geef wat overblijft chip voor chip, eerst aan de winnaar met de hoogste kaart. Bij gelijke kaarten: schoppen, harten, ruiten, klaver.
odd-chip-order-low-card = Dealer: geef wat overblijft chip voor chip, eerst aan de winnaar met de laagste kaart, azen laag. Bij gelijke kaarten: klaver, ruiten, harten, schoppen.
odd-chip-order-director-decides = Toernooileiding: beslis naar billijkheid (regel { $fairness }) wie krijgt wat overblijft.
odd-chip-remark-elsewhere-by-seat = In de spellen waarover het boek spreekt, gaat het restfiche naar de eerste winnaar links van de button.
