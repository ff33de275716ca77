identity = Gezicht bedekt of afleiding
    .search = speler met capuchon, draagt een masker, gezicht bedekt, sjaal voor het gezicht, zonnebril en capuchon, ik kan niet zien wie dat is, mag hij dat dragen, kostuum aan tafel, afleidende kleding, afleidend voorwerp, knipperende lampjes, masker af, bivakmuts, identiteit verborgen
    .told =
        hij heeft zijn gezicht bedekt
        Hij heeft een capuchon, zonnebril en sjaal op, je ziet niet wie het is
        Die speler zit met een masker op aan tafel en niemand herkent hem
        Hij zit al de hele dag met zijn sjaal tot over zijn neus en een zonnebril, ik wil gewoon zien tegen wie ik speel
        Ze heeft een pet met knipperende lampjes op en dat leidt de hele tafel af
        Mag hij met zijn gezicht helemaal bedekt spelen, zodat je niet kan zien wie hij is?
        gezicht helemaal bedekt
        Seat 5 zit met een masker op en je kunt niet zien wie het is.
        Speler heeft een capuchon, zonnebril en sjaal op, we kunnen hem niet herkennen.
        Seat 1 trekt elke keer dat hij in een hand zit even zijn trui over zijn gezicht.
        Seat 7 draagt een knipperende bril en een felle outfit, de hele tafel heeft er last van en wordt afgeleid.
        Mag hij met zijn gezicht bedekt spelen?
    .heard =
        seat 5 lijkt op een bankrover, je ziet enkel zijn ogen
        zijn pet en kraag zitten zo hoog dat ik hem niet herken
        laat hem dat afdoen, we moeten kunnen controleren wie hier speelt
        ze zit in een clownspak met pruik, dat haalt mij uit mijn spel
        man met een helm op die het vizier niet omhoog wil doen
        hij laat de hele tijd een lichtgevend poppetje draaien, ik word er gek van
        mag een sluier of moet iemand haar legitimatie nakijken
        hij zit hier verkleed als voor carnaval, het kan iedereen zijn
        verschuilt zich achter een bandana tot over zijn neus
        die ledpet naast mij flitst de hele avond in mijn ogen
        iedereen staart naar haar outfit, ik kan me niet concentreren
        hij trekt een handdoek over zijn hoofd zodra hij moet nadenken
        gezicht bedekt, niemand herkent de speler
        hij draagt een capuchon en zonnebril en je ziet zijn gezicht niet
        speler bedekt zijn gezicht met een sjaal
        ze heeft een masker op, mag dat
        een speler in een pak leidt de anderen af
        hij verstopt zijn gezicht onder een pet
        Hij zit met een bivakmuts op, ik weet niet wie dat is
        Hoodie dicht en zonnebril, ge ziet enkel zijn neus nog
        Stoel 2 zijn pet flikkert met ledjes, ik word er gek van
        Die griet heeft heel den avond een masker op, mag dat
        Sjaal tot aan zijn ogen getrokken, niemand herkent hem
        Shirt vol blote wijven, wij kunnen ons niet concentreren
        Wim zit met capuchon, zonnebril en sjaal, ik herken 'm niet
        Die vent draagt een bivakmuts, wie is dat in vredesnaam
        Toos heeft een knipperend ledshirt aan, daar word ik stapelgek van
        Stoel 6 trekt z'n col over z'n neus, alleen ogen zichtbaar
        Bolle speelt al de hele dag met een carnavalsmasker op z'n kop
        Dennis trok heel even z'n trui over z'n hoofd tijdens een grote pot
        Masker op, niemand wist wie het was
        Een kerel in kostuum stootte met zijn vleugels mensen aan
        Capuchon, bril, sjaal tot zijn neus
        Met een sluier zat ze daar en iemand wilde weten wie het was
        Er kwam iemand binnen met een leeuwenmasker, capuchon en handschoenen, en de spelers wilden dat hij toch even zijn gezicht liet zien
        Gezicht bedekt, kan ik vragen dat hij het laat zien?
        De hele dag met een bivakmuts aan tafel
        Hij kwam met een gorillakop en de tafel klaagde
        Mag iemand vermomd spelen die bij de inschrijving niet is gecontroleerd?
        In zijn spiegelbril zag je mijn kaarten als ik ze optilde
identity-fact-what = Waar gaat het om?
    .label = probleem
    .face = kleding of iets anders verhult wie de speler is
    .distraction = kleding of iets anders leidt van het spel af
identity-fact-how-long = Hoe lang is de speler niet te herkennen?
    .label = niet te herkennen
    .all-the-time = de hele tijd
    .for-a-moment = maar even
identity-outcome-uncover = De speler moet te herkennen zijn
identity-outcome-remove = Wat afleidt, moet weg
identity-outcome-nothing-wrong = Volgens dit boek is er niets aan de hand
identity-outcome-house-rules = De huisregels beslissen: het boek zelf heeft hierover geen regel
identity-outcome-no-rule = Het boek heeft hierover geen regel: de toernooileiding beslist
identity-order-director-judges = Toernooileiding: kijk zelf. Jouw oordeel beslist.
identity-order-house-standards = Toernooileiding: pas ook de huisregels over kleding en uiterlijk toe.
identity-order-see-house-rules = Toernooileiding: beslis volgens de huisregels over kleding en uiterlijk.
identity-order-director-decides = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of dit zo kan blijven.
identity-order-may-ask = Floor: je mag de speler vragen een zonnebril, capuchon of iets anders dat het gezicht verbergt of afleidt, af te doen.
identity-order-uncover = Speler: maak je gezicht vrij, zodat iedereen ziet wie je bent.
identity-order-put-away = Speler: doe af of berg op wat afleidt.
identity-order-leave-it = Floor: laat de speler met rust.
identity-remark-only-continuous = Verboden is alleen wat de identiteit van de speler blijvend verhult.
identity-remark-no-penalty-named = De regel noemt hiervoor geen penalty.
