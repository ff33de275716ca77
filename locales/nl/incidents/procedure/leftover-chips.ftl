leftover-chips = Chips van een verwijderde waarde
    .search = overgebleven chips, oude chips, chips uit het spel, een 25 gevonden na de race, vergeten chips, chips van een verwijderde waarde, groene chips na de color up, kan ik deze nog wisselen, kleine chips in mijn zak, chips over na de chip race, zeven tienen voor honderd, chips die eruit zijn, te laat wisselen
    .told =
        ik heb nog oude 25-chips
        Ik vond nog chips van 100 die al uit het spel zijn
        De 25-chips zijn al weg en hij zit nog met zes stuks in zijn stack
        Na de pauze merk ik dat ik nog vijf chips van 100 heb, maar die zijn tijdens de chip race al uit het spel gehaald
        Hij wil betalen met chips van 500 die een level geleden al zijn ingewisseld, hij was die zeker vergeten in te leveren
        Kan ik mijn oude 25-chips nog inwisselen nu ze uit het spel zijn?
        heeft nog oude 25'jes
        Seat 4 komt met drie chips van 25 terwijl die al uit het spel zijn.
        Speler vond nog 100-chips in zijn stack nadat de chip race al geweest was.
        Na de pauze heeft seat 8 nog zeven chips van 100 liggen, die waarde is er al uit, kleinste is nu 500.
        Seat 2 is van tafel verplaatst met elf 25-chips die vorige pauze al zijn ingenomen, 100 is nu de kleinste chip.
        Worden chips van een waarde die al uit het spel is nog omgewisseld?
    .heard =
        na het eten duikt er een verdwaald groentje op waar niemand meer mee speelt
        onder mijn cardprotector plakte een oud vijfje, er is een uur geleden geruild
        ze haalt zes honderdjes uit haar handtas, die zijn al twee levels weg
        die zag ik niet, onderin mijn stapel, toen iedereen omruilde
        zijn die later opgedoken fiches nog iets waard of is het een souvenir
        hij betaalt de ante met een ongeldige, de dealer duwt hem terug
        ik zat op de wc toen ze opgehaald werden en blijf er nu mee zitten
        die ene is niet genoeg voor een grotere, ben ik hem kwijt
        elf stuks die vanochtend zijn afgeschaft, tien tellen en eentje vervalt
        op dag twee zat er in het zakje nog wat van de afgedankte soort
        uit een gewonnen toren rolt een rode die allang is ingenomen
        jammer dan, had hij ze eerder moeten inleveren
        hij vond nog oude groene fiches in zijn zak nadat ze waren uitgewisseld
        die waarde is niet meer in spel en hij komt er nu pas mee aan
        honderdjes na de pauze nog op zijn stapel, die waren al opgehaald
        kan ik mijn vijfentwintigjes nog inruilen
        vindt kleine fiches die al uit het spel zijn
        hij heeft nog chips van 25 nadat ze uit het spel zijn
        speler komt terug met een chip die niet meer in gebruik is
        hij vergat zijn chips van 100 te wisselen bij de color up
        de kleine chips zijn al geraced en ze vond er nog twee
        Ik heb nog drie 25'jes gevonden, die zijn al opgekleurd
        Stoel 5 heeft nog honderdjes van voor de colorup, wat nu
        Seat 1 zit met zeven oude 50'jes, die speelt niemand nog
        Hij betaalt met een groentje dat al uit het toernooi is
        Na de pauze lag er nog een vergeten 25 bij Jos, afgeschaft
        Zes keer 100 bij stoel 8 terwijl 500 nu het laagste is
        Leo vond nog drie 25'jes, die zijn twee levels terug afgeschaft
        Ali heeft oude honderdjes die we niet meer gebruiken
        Truus komt met vier groentjes aanzetten, lang na het opkleuren
        Piet wil zes afgedankte vijftigjes ruilen, kleinste is nu 500
        Sjaak lag te pitten bij het opkleuren, zit nog met vijf ouwe
        Wat doe ik met die twee schijfjes die niet meer meedoen
        Na de lunch haalde hij vier honderdjes tevoorschijn die er 's ochtends uit moesten
        Eén rode heb ik nog, die had gewisseld moeten worden
        In de zak van zijn hoodie zaten nog een paar kleintjes van dag één
        Onder zijn glas lag klein spul dat niet meer gespeeld wordt
        Hij zette vijfentwintigjes in die niet meer gelden
        Twee uur na het wisselen vond ik onder mijn blauwe nog drie oude groene waar niemand meer mee speelt, en ik wist niet wat ik ermee moest
        Oma had een handvol afgedankte en wilde nieuwe
        In zijn stack een kleur die sinds vanochtend weg is
        Van het eerste level onder zijn telefoon
        Aan het eind van de dag lagen er nog twee van die oude soort bij hem
leftover-chips-fact-removed = Welke waarde is uit het spel?
    .label = waarde uit het spel
leftover-chips-fact-found = Hoeveel chips daarvan heeft de speler?
    .label = achtergebleven chips
leftover-chips-fact-next = Wat is de volgende waarde die in het spel is?
    .label = volgende waarde
leftover-chips-outcome-exchanged = Gewisseld tegen de volle waarde: { $chips_for ->
    [one] { $chips_for } chip
   *[other] { $chips_for } chips
} van { $next }
leftover-chips-outcome-taken-out = Zonder vergoeding uit het spel: { $worth } is minder dan een chip van { $next }
leftover-chips-outcome-rounded-up = Naar boven afgerond: { $chips_for ->
    [one] { $chips_for } chip
   *[other] { $chips_for } chips
} van { $next }
leftover-chips-outcome-exchanged-rest-out = { $chips_for ->
    [one] { $chips_for } chip
   *[other] { $chips_for } chips
} van { $next }; de rest, { $worth_left }, gaat zonder vergoeding uit het spel
leftover-chips-order-exchange = Floor: geef de speler { $chips_for ->
    [one] { $chips_for } chip
   *[other] { $chips_for } chips
} van { $next }.
leftover-chips-order-no-exchange = Floor: zeg tegen de speler dat deze chips niet gewisseld worden; ze zijn samen geen chip van { $next } waard.
leftover-chips-order-rest-out = Floor: voor de laatste { $chips_left ->
    [one] chip
   *[other] { $chips_left } chips
} komt er niets.
leftover-chips-order-take-out = Floor: haal alle oude chips uit het spel.
