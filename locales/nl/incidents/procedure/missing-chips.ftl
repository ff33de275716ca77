missing-chips = Ontbrekende chips
    .search = ontbrekende chips, mijn stack klopt niet, chips weg uit mijn stack, stack kleiner dan voor de pauze, startstack te klein, chips verdwenen, iemand heeft mijn chips gepakt, te weinig chips in de stack, telling klopt niet, stack te klein na verplaatsing
    .told =
        Ik mis chips, mijn stack was groter voor de pauze
        Een speler zegt dat er 5000 uit zijn stack ontbreekt
        Mijn startstack had één chip te weinig
        Er zijn chips verdwenen uit de stack van plaats 3 terwijl hij weg was
        Hij kwam terug van de pauze en een deel van zijn stack is weg
        Iemand heeft een chip uit mijn stack gepakt
        De telling aan tafel klopt niet, een stack is te klein
        Ze is van tafel gewisseld en nu ontbreken er chips in haar stack
        Ik denk dat de dealer een deel van mijn pot aan iemand anders gaf, mijn stack is te klein
        Er werd een stack met te weinig chips aan tafel gebracht
        Wie vult de chips aan die in een stack ontbreken?
        stack kleiner dan hij was
    .heard =
        er ontbreken chips in zijn stack sinds de pauze
        mijn stack mist een chip van 1000
        hij telt minder dan hij had, er zijn chips weg
        na de color-up mist ze chips in haar stack
        stack klopt niet, er is een chip kwijt
        vijf minuten weg en er zijn twee chips uit mijn stack verdwenen
        voor het eten telde ik 24.000, nu is de stack 19.000
        zijn stack mist een chip van 1000 en niemand heeft er een gevonden
        op de zak stond 86.000 en er kwam maar 81.000 uit
        mijn startstack heeft maar zeven chips van honderd
        een deel van de stack is weg en plaats 2 heeft ineens meer chips
        hij zegt dat er sinds de color-up chips in zijn stack ontbreken
        de chips van de afwezige speler werden minder, iemand moet ze gepakt hebben
        Terug van roken, mijn toren was lager
        Iedereen begon met 15.000, ik met duizend minder
        Na het uitbetalen ontbraken er drie zwarte
        Voor de pauze waren het er precies eenenveertigduizend, ik heb er een foto van, na een kwartier buiten nog zesendertig en mijn buurman heeft niks gezien
        De zak klopte 's ochtends niet
        Ik mis fiches na de pauze
        Bij het openen op dag twee klopte het getal niet met het briefje
        Aan het begin miste hij een kleur, na een uur gezien
        Hij verdenkt zijn buurman, want die was weg en de hoop is kleiner
        De nieuwe telde na en zat tien procent onder de startstack
        mijn stapel klopt niet, er ontbreekt wat
        ik kreeg minder startfiches dan de anderen
        na de pauze missen er fiches uit mijn stapel
        de stapel was voor de pauze geteld en nu is het minder
        er ontbreekt 5k in de zak
        de startstapel was niet compleet
missing-chips-fact-reason = Wat is er over de oorzaak bekend?
    .label = oorzaak
    .unknown = niets is zeker
    .wrong-award = een pot is verkeerd geteld of toegekend
    .starting-stack = de startstack was niet volledig toen hij werd uitgereikt
    .chip-race = een fout bij de chip race
    .taken = een andere speler pakte ze
missing-chips-outcome-as-it-is = De stack blijft zoals hij is
missing-chips-outcome-made-good = De ontbrekende chips worden aangevuld
missing-chips-outcome-stack-filled = De startstack wordt volledig gemaakt
missing-chips-outcome-see-disputed-pot = De regel over betwiste potten beslist
missing-chips-outcome-see-chip-race = De regel over de chip race beslist
missing-chips-outcome-taken-back = De chips gaan terug; ze pakken is vals spel
missing-chips-order-play-on = Floor: tel de stack en alle chips aan de tafel. Zonder bewijs gaat het spel door met de chips die er zijn.
missing-chips-order-add = Floor: tel de stack en alle chips aan de tafel, leg de ontbrekende chips voor ieders ogen bij de stack en noteer het.
missing-chips-order-see-disputed-pot = Ga verder met het incident Hand of pot betwist (disputed-pot).
missing-chips-order-see-chip-race = Ga verder met het incident Chip race (chip-race).
missing-chips-order-give-back = Floor: geef de chips uit de stack van de andere speler terug.
missing-chips-order-see-disqualification = Ga voor een diskwalificatie verder met het incident Diskwalificatie (disqualification).
missing-chips-remark-found-later = Chips die later opduiken, horen bij het incident Verloren en gevonden chips (lost-chips).
