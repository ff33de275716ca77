foreign-chip = Een chip die er niet hoort
    .search = vreemde chip, chip van een ander toernooi, chip van een ander casino, cashchip in het toernooi, verkeerde chip, chip met een andere kleur, valse chip, nagemaakte chip, chip die er niet hoort, chip van gisteren, chip van een andere set
    .told =
        Er zit een chip van een ander toernooi in zijn stack
        Er ligt een cashgamechip in de pot
        Hij bette een chip die niet bij dit toernooi hoort
        We vonden een chip van een ander casino in de stack van plaats 5
        Eén van zijn chips heeft een andere kleur, die is in dit toernooi niet in het spel
        Een speler heeft chips van het toernooi van gisteren meegebracht
        Deze chip van 5000 lijkt vals
        De dealer kreeg een verkeerde chip uit het rek, die is van het andere toernooi
        Er ligt een vreemde chip op tafel en niemand weet waar die vandaan komt
        Hij callde met een chip van het side-event
        Krijgt een speler een andere chip voor een die niet van dit toernooi is?
        chip van een ander toernooi in het spel
    .heard =
        er zit een chip van een ander toernooi tussen
        die chip hoort bij de andere set
        hij speelt met een chip van een ander casino
        bij de color-up kwam een verkeerde chip boven, niet van ons
        een chip die hier niet hoort
        die blauwe chip is van de cashgame, niet van ons toernooi
        valse chip in de pot, wat nu
        plaats 2 heeft een chip van de club verderop in zijn stack
        bij de color-up kreeg ze een verkeerde chip, die hoort bij de andere set
        er dook een chip van de high roller op in onze pot
        hij smokkelde chips van het toernooi van vorige week binnen
        in de bet zit een chip die niet van ons is, telt de bet
        vreemde chip met een ander logo in de grote stack
        Hij zette drie van ons en een van vorige week in
        Bij het tellen viel de dealer op dat een van de blauwe een andere rand heeft met de naam van een casino in Boedapest, de inzetter wist nergens van
        Hij had er een van een ander casino
        Een paarse kleur die hier helemaal niet bestaat
        Uit het toernooi ernaast bracht hij er twee mee
        Fiche van een ander toernooi in de pot, telt die?
        In zijn toren zat er een uit Praag
        Er was een valse bij en hij won de pot
        De blauwe woog de helft, de dealer legde hem weg
        Een hotelfiche lag in het midden, volgens hem telt die als honderd
foreign-chip-fact-how = Hoe kwam hij hier?
    .label = hoe hij kwam
    .unknown = niemand weet het, of het huis gaf hem bij vergissing uit
    .brought-in = een speler bracht hem mee
foreign-chip-fact-where = Waar is hij?
    .label = waar
    .stack = in de stack van een speler
    .bet = in een bet of in de pot
foreign-chip-outcome-replaced = De chip gaat uit het spel; de speler krijgt de waarde
foreign-chip-outcome-not-replaced = De chip gaat uit het spel zonder vergoeding
foreign-chip-outcome-made-good = De chip gaat uit het spel; wie hem inzette, vult de bet aan
foreign-chip-outcome-does-not-count = De chip gaat uit het spel en telt niet mee in de bet
foreign-chip-outcome-cheating = De chip gaat uit het spel: hem meebrengen is vals spel
foreign-chip-order-take-out = Floor: neem de chip uit het spel en houd hem bij je.
foreign-chip-order-exchange = Floor: neem hem uit het spel en geef de speler chips van dit toernooi voor de waarde waarvoor hij gold.
foreign-chip-order-nothing-for-it = Floor: neem hem uit het spel en zeg tegen de speler dat hij er niets voor krijgt.
foreign-chip-order-owner-pays = Floor: neem hem uit het spel en laat de speler die hem inzette de waarde uit zijn stack bijleggen.
foreign-chip-order-bet-smaller = Floor: neem hem uit het spel; de bet telt zonder deze chip, en de calls ook.
foreign-chip-order-look-into-it = Floor: tel de stack van die speler en zoek uit hoeveel van die chips er in het spel zijn gekomen.
foreign-chip-order-see-disqualification = Ga voor een diskwalificatie verder met het incident Diskwalificatie (disqualification).
foreign-chip-remark-removed-value = Was de waarde van de chip hier in het spel en is die verwijderd, ga dan verder met het incident Chips van een verwijderde waarde (leftover-chips).
