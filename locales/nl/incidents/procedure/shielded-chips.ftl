shielded-chips = Stack die niet te tellen is
    .search = verstopt zijn grote chips, hoge chips achter kleine chips, grote chips achteraan, ik zie zijn grote chips niet, chips op een hoop, rommelige stack, gemengde stapels, stack niet in te schatten, hand voor zijn chips, armen voor zijn chips, te veel kleine chips, chips netjes stapelen, chips omwisselen
    .told =
        ik kan zijn stack niet tellen
        Hij heeft zijn grote chips achter de kleine verstopt staan
        Zijn chips liggen op één grote hoop, niemand ziet hoeveel hij heeft
        Hij zit steeds met zijn armen om zijn stack en ik moet beslissen of ik all-in ga, ik zie niet hoeveel hij heeft
        Hij heeft alles in ongelijke stapels door elkaar, 100 en 5000 gemengd, ik heb al twee keer gevraagd of hij ze netjes wil zetten
        Moet hij zijn hoge chips vooraan zetten zodat wij zijn stack kunnen inschatten?
        stack niet te tellen
        Seat 6 heeft zijn grote chips achter de kleine staan, niemand kan zien hoeveel hij heeft.
        Zijn chips liggen op een hoop door elkaar en de tegenstander kan zijn stack niet inschatten.
        Seat 2 houdt steeds zijn armen om zijn chips heen, seat 3 kan niet zien wat er staat.
        Seat 9 heeft twee 25k-chips onder zijn stapels van 500 liggen en is hier al een keer op gewezen.
        Moet hij zijn hoge chips vooraan zetten zodat we zijn stack kunnen tellen?
    .heard =
        zijn 25k's liggen begraven onder een toren van honderdjes
        laat hem de grote waardes vooraan leggen
        geen idee hoeveel hij speelt, het is één grote bult
        seat 6 zit er als een vesting omheen
        elke keer dat ik hem wil inschatten houdt hij zijn handen eroverheen
        hij heeft vierhonderd stuks van 25, kan iemand die opwisselen
        blauw zit tussen rood in zijn torens, ik kom er niet uit
        vraag of hij nette stapels van twintig maakt
        ze bouwde een kasteel, de dure staan op de achterste rij
        zijn telefoon en beeldje staan voor al zijn spullen
        hoe diep zit hij, vanaf hier zie ik alleen witte
        al drie keer gezegd dat hij de hoge naar voren moet, hij schuift ze telkens weer terug
        grote waarden achter kleine verstopt, stack niet te tellen
        zijn grote chips liggen verborgen achter de kleine
        ik kan zijn stack niet tellen, het is één grote hoop
        speler weigert zijn hoge chips vooraan te zetten
        zijn stack is bedekt door zijn armen
        Zijn dikke fichen staan verstopt achter muntjes van 100
        Hij heeft één grote hoop liggen, geen mens kan schatten hoeveel
        Seat 8 leunt met zijn armen eroverheen, ik zie niet wat hij heeft
        Al die kleuren door mekaar in scheve torens, leg dat eens recht
        Die vent heeft 200 kleintjes staan, onmogelijk om in te schatten
        De 25k's liggen onderaan verstopt, hij was al gewaarschuwd
        Joop heeft z'n grote fiches achter de kleintjes verstopt
        Rachid z'n blokken liggen op één rommelige hoop, geen idee hoeveel
        Bep zit met haar armen voor d'r stapel, ik zie niks
        Sjaak heeft 200 kleine rooie staan, wie kan dat inschatten
        Alle kleuren door elkaar gestapeld, geen idee wat die vent heeft
        Leo schermt z'n schijven af met tas en blikje, alweer
        Vooraan kleintjes, erachter vier van tienduizend die ik niet zag
        Alle kleuren door elkaar in één toren, niet te lezen
        De grote lagen achter zijn hand
        Hij liet me niet zien hoeveel hij heeft
        Een telefoon voor zijn fiches, niemand kon tellen
        Tegen zijn drie zuilen klein geld wilde ik alles erin zetten, pas na de hand bleek dat daarachter al die tijd vier grote fiches lagen
        Een tas stond zo dat je niks kon schatten
        Een hoge toren wit, in het midden één paarse
        Moet hij opruimen zodat ik weet wat de push me kan kosten?
        De hoge waarden staan al uren achter zijn beker
shielded-chips-fact-what = Waarom kan niemand de stack inschatten?
    .label = reden
    .high-hidden = de hoge chips staan achter of onder kleine
    .heap = de chips liggen op een hoop of in gemengde of ongelijke stapels
    .covered = handen, armen of spullen bedekken de chips
    .many-small = de stack staat netjes, maar er zijn te veel kleine chips
shielded-chips-fact-warned = Is de speler hier al eerder op gewezen?
    .label = eerder op gewezen
shielded-chips-outcome-arrange = De speler legt zijn chips zo dat iedereen ze kan inschatten
shielded-chips-outcome-arrange-only = De speler legt zijn chips zo dat iedereen ze kan inschatten
shielded-chips-outcome-arrange-stacks = De speler houdt de kleine chips, in stapels die te tellen zijn
shielded-chips-outcome-color-up = Jouw keuze: de kleine chips worden omgewisseld, of blijven
shielded-chips-order-high-in-front = Speler: zet je hoge chips nu vooraan of bovenop, zodat iedereen ziet welke het zijn.
shielded-chips-order-high-in-front-please = Speler: je hoort je hoge chips vooraan of bovenop te zetten, zodat iedereen ziet welke het zijn.
shielded-chips-order-uncover = Speler: houd je chips vrij: niets erop en niets ervoor.
shielded-chips-order-stacks-of-one-value = Speler: maak nu gelijke stapels, elk van één waarde.
shielded-chips-order-stacks = Speler: maak nu gelijke stapels die te tellen zijn.
shielded-chips-order-look-again = Floor: kijk opnieuw. Het is in orde als je de stack met één blik kunt schatten.
shielded-chips-order-may-color-up = Toernooileiding: beslis of deze speler nu een color-up krijgt.
shielded-chips-order-announce-color-up = Floor: komt er een color-up, kondig die dan aan de tafel aan.
shielded-chips-order-else-stacks = Speler: komt er geen color-up, houd de chips dan in gelijke stapels.
shielded-chips-remark-no-breach = In dit boek is het geen overtreding van de etiquette.
shielded-chips-remark-stacks-recommended = Het boek raadt gelijke stapels aan. Wat telt, is dat iedereen ze kan inschatten.
shielded-chips-remark-see-repeat-offence = Is de speler hier al eerder op gewezen, ga dan voor de penalty verder met het incident Herhaalde overtreding (repeat-offence).
