left-table-with-hand = De tafel verlaten met een live hand
    .search = tafel verlaten met live hand, weggelopen tijdens de hand, all-in speler is weggelopen, liep weg met kaarten, opgestaan met een live hand, speler weg en heeft nog kaarten, gaat roken met een hand, niet aan tafel als hij aan de beurt is, naar het toilet midden in de hand, weg voor de showdown, speler van tafel met kaarten, van tafel gegaan tijdens de hand
    .told =
        hij liep weg met kaarten
        Hij loopt van tafel terwijl hij nog in de hand zit
        Hij is weg van zijn stoel en zijn kaarten liggen er nog, hij moet nog callen
        Hij ging all-in en liep meteen van tafel, ik had gecalld en de river moest nog komen
        Ik zit in een hand tegen hem, hij staat op, loopt naar buiten en laat zijn kaarten liggen, hij heeft nog gewoon chips
        Is zijn hand dood als hij van tafel wegloopt terwijl hij nog een live hand heeft?
        weggelopen met live hand
        Seat 3 liep van tafel terwijl hij nog kaarten had.
        Speler is even naar de wc en zijn hand ligt nog op tafel, er is nog actie.
        Seat 5 heeft gecalld op de flop en staat nu een paar meter verderop te praten, hij heeft nog chips en een live hand.
        Seat 9 is all-in en gecalld, loopt weg van tafel voor de showdown en is nergens te zien.
        Is zijn hand dood als hij tijdens de hand van tafel wegloopt?
    .heard =
        ze raisede en liep naar de bar, de actie is weer bij haar
        hij spurtte naar het toilet terwijl de flop kwam
        de all-in man ijsbeert bij het touw met zijn rug naar tafel
        shovede en ging het zijn vrienden vertellen, kaarten liggen daar
        3 is er niet en hij moet een raise beantwoorden
        ging kuieren midden in de pot met zijn azen daar
        fiche op zijn hand en buiten een peuk doen
        betaalde preflop en was foetsie voor de turn
        hij stond op voor het buffet terwijl hij nog meedoet
        ging naar het scherm kijken terwijl hij nog moest beslissen
        kon de kaarten niet aanzien en liep de zaal uit
        hij moest nog tonen en is vertrokken, beide paren liggen er
        hij stond op met kaarten voor zich
        loopt naar de bar en moet nog handelen
        loopt met een levende hand van tafel
        hij liep van tafel weg met een levende hand
        speler stond op van zijn stoel terwijl hij nog kaarten had
        ze ging midden in de hand van tafel
        hij ging all-in en liep weg voor de showdown
        Seat 3 gaat pissen en zijn kaarten liggen er nog, niet gefold
        Hij stond op en liep weg terwijl ik hem net gebet heb
        Is olin en loopt naar de bar, board moet nog afgelopen
        Jos ging nen sigaret roken midden in de pot, zonder te folden
        Ze stapt weg van haar stoel met kaarten, er wordt nog ingezet
        Wandelt naar de rail met zijn azen nog in het spel
        Hans loopt weg om te bellen terwijl ie nog kaarten heeft
        Mo stond op en ging roken, hij zit nog in de pot
        Sjaak heeft alles erin geduwd en hangt nu aan de bar
        Bep ging naar de plee met haar azen onder een fiche
        Hij zit nog in de pot en staat bij stoel 9 te ouwehoeren
        Gerrit slentert weg voor het openleggen, kaarten liggen daar nog
        Ze kon de river niet zien, rende weg, kaarten op het vilt, en was all-in
        Met een levende hand ging hij zijn kinderen achter het lint knuffelen
        Hij was all-in tegen twee man, kon de spanning niet aan en liep naar de bar, terwijl zijn kaarten dicht lagen en de anderen nog inzetten
        Midden in de hand stond hij op en kletste aan een andere tafel
        Bij de deur gerookt, terwijl hij bijna aan zet was
        Liep weg met kaarten in het spel
        Naar de wc, kaarten dicht, fiche erop
        Drie tafels verder, de dealer riep dat hij moest
        Alleen nog tonen, en ze stond aan de bar
        Bij de showdown was zijn stoel leeg, de kaarten lagen alleen op tafel
        liep van tafel terwijl zijn kaarten nog meededen
        stond op terwijl zijn hand nog leefde
        speler all-in verlaat de tafel
left-table-with-hand-fact-hand = Heeft de speler nog een live hand?
    .label = live hand
    .can-act = ja, en hij heeft nog chips
    .all-in = ja, hij is all-in
    .none = nee, gefold of geen kaarten gekregen
left-table-with-hand-fact-stage = Hoe ver is de hand?
    .label = stand van de hand
    .betting = iemand kan nog inzetten
    .showdown = het inzetten is klaar, alleen de showdown nog
left-table-with-hand-fact-where = Hoe ver is de speler weg?
    .label = speler
    .away-from-table = weg van de tafel
    .away-from-seat = van zijn plaats af en buiten bereik ervan, maar nog aan tafel
left-table-with-hand-outcome-left-table = Van tafel weg, en dat mag niet met een live hand
left-table-with-hand-outcome-left-seat = Van zijn plaats weg, en dat mag niet met een live hand
left-table-with-hand-outcome-back-to-seat = Terug naar de plaats: wie een live hand heeft, blijft daar
left-table-with-hand-outcome-at-the-table = Nog aan tafel: dat geldt niet als weglopen
left-table-with-hand-outcome-may-leave = Geen overtreding: deze speler mag van tafel
left-table-with-hand-outcome-should-stay = Ook deze speler hoort aan tafel te blijven
left-table-with-hand-order-call-back = Floor: roep de speler meteen terug naar de tafel.
left-table-with-hand-order-sit-down = Floor: zeg tegen de speler dat hij terug moet naar zijn plaats en daar moet blijven tot de hand klaar is.
left-table-with-hand-order-ask-to-sit-down = Floor: vraag de speler weer te gaan zitten.
left-table-with-hand-order-leave-cards = Dealer: houd de kaarten van de speler buiten de muck.
left-table-with-hand-order-see-clock = Dealer: roep de floor als deze speler aan de beurt is en er niets gebeurt. Ga verder met het incident De klok vragen (clock).
left-table-with-hand-order-decide-penalty = Toernooileiding: beslis of de speler een penalty krijgt.
left-table-with-hand-order-give-penalty = Toernooileiding: geef de speler een penalty.
left-table-with-hand-order-no-penalty = Floor: geef hiervoor geen penalty.
left-table-with-hand-order-ask-to-stay = Floor: wijs de speler erop dat hij aan tafel hoort te blijven.
left-table-with-hand-remark-hand-not-killed = De regel zegt niet dat de hand hierdoor dood is.
left-table-with-hand-remark-protect-hand = Heeft de dealer de onbewaakte kaarten ingenomen, dan is dat het incident Hand per ongeluk gedood (killed-unprotected-hand).
left-table-with-hand-remark-stay-seated = Tijdens een hand horen spelers te blijven zitten.
left-table-with-hand-remark-not-encouraged = Wie zijn plaats binnen handbereik heeft, geldt als aanwezig, maar het boek wil niet dat spelers daarom tijdens een hand opstaan.
left-table-with-hand-remark-only-while-action = De regel van het boek geldt alleen zolang er in de hand actie mogelijk is.
left-table-with-hand-remark-all-in-tabled = Een hand die all-in is, gaat bij de showdown open, of de speler er nu is of niet.
