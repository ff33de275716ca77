hidden-chips = Verborgen chips bij een all-in
    .search = verborgen chip, verstopte chips, chips gevonden na all-in, chip vergeten, chip onder de kaarten, chip achter de stack, toch nog chips over, extra chips na de call, chip in de hand, chips over het hoofd gezien, chip later gevonden, niet alles ingezet
    .told =
        verborgen chip bij de all-in
        Na de all-in bleek er nog een chip van 5000 achter zijn kaarten te liggen
        Hij had nog grote chips onder zijn card protector liggen die niemand had gezien, en ik had al gecalld
        Hij ging all-in, ik callde en won, en toen ik de hand al gewonnen had vonden we nog een verborgen chip van 10.000 achter zijn arm
        Ik ben all-in gegaan en gecalld, hij wint de hand en ineens telt hij chips mee die verstopt zaten onder zijn kleine chips
        Moet ik ook die grote chip betalen die hij verborgen had toen hij all-in ging?
        na all-in nog chips gevonden
        Seat 3 was all-in, is gecalld, en nu ligt er nog een chip van 5000 onder zijn kaarten.
        Bij de all-in zaten er nog chips verstopt achter zijn arm die niemand gezien had.
        All-in geteld op 9000, seat 6 callt en wint, en dan vindt seat 3 nog twee chips van 1000 onder zijn card protector.
        Hij won de all-in, en bij het uitbetalen blijkt hij nog een 10k-chip achter zijn stack te hebben die niet meegeteld is.
        Tellen die verborgen chips mee in de all-in als ze pas na de call gevonden worden?
    .heard =
        er stond een 25k achter zijn cardprotector
        er lag een zwarte onder zijn mouw toen de pot al weggeschoven was
        die dikke zat onder de kleintjes nadat hij gepusht had
        pot uitbetaald en dan duikt er een 10k op onder zijn telefoon
        hij ligt eruit, loopt weg, en heeft ineens een plaque in zijn zak
        ik betaalde dertig en hij tovert er nog vijf tevoorschijn achter zijn drankje
        verliezer tilt zijn kaarten op, verrassing: nog drie fiches
        krijgt de winnaar betaald voor een chip die niemand zag
        hij beweert dat hij nog leeft met een chip waar wij niets van wisten
        dealer telde wat zichtbaar was, later ontdekt iemand een 1000 bij de rand
        na het verdubbelen merkten we dat er meer achter zijn arm lag
        hij hield een chip in zijn vuist tijdens de shove
        een grote fiche lag verscholen achter de kleine
        na de call blijken er nog grote fiches achter zijn kaarten te liggen
        verborgen chip ontdekt na de all-in, moet ik die ook betalen
        hij was all-in en verloor, daarna lag er nog een chip van 5.000 onder zijn kaarten
        speler had grote chips verstopt achter de kleine toen ik zijn all-in callde
        na de all-in haalt hij nog een chip tevoorschijn die niemand kon zien
        ik callde zijn all-in en hij had een grote chip onder zijn hand
        tellen verborgen chips mee als hij all-in is en de caller er niet van wist
        hij verdubbelt en zegt dat de chip onder de cardprotector ook meetelt
        Na de shove komt er een 25k-plak vanonder zijn kaarten piepen
        Hij verloor zijn olin en heeft nu plots nog 10 duizend liggen
        Er lag een fiche van 5000 achter zijn protector, ontdekt na mijn call
        Vent wint de jam, wil betaald worden voor een jeton die niemand zag
        Achter zijn pintje stond nog een torentje toen hij alles inschoof
        Ze was zogezegd gebust op die shove, onder haar arm lag nog een duizendje
        Achter z'n blikje cola stond nog een paarse van 5000 na die sjov
        Ik betaalde 20k, vond de gever later nog een blok onder zijn elleboog
        Ans was er zogenaamd uit, had ze nog tien mille onder haar servet
        Bolle schoof alles, won, en wil nu ook betaald voor fiches achter z'n portemonnee
        Joop zat helemaal in, na mijn volgen duikt er nog een grote schijf op
        Niemand zag dat stapeltje achter 't flesje toen Ali z'n hele handel inzette
        Na de verloren all-in stond er achter zijn glas een zwarte van vijfduizend
        Onder zijn telefoon lag een fiche waar niemand van wist bij het tellen
        Hij lag eruit, en onder het briefje had hij er nog twee
        Ik betaalde de push en achter de kleintjes stonden toen de grote
        De winnaar schoof onder zijn hand twee duizendjes vandaan, die moesten ook verdubbeld worden
        Er werd een fiche gevonden dat niet geteld was, van wie is dat?
        We hadden elkaar al een hand gegeven toen er een paarse uit zijn mouw viel
        Na de verloren all-in stond hij op om te gaan, en onder zijn kopje lagen twee grote fiches die bij het tellen niemand had gezien
        Hoeveel krijgt hij als hij wint en een deel van zijn stack uit het zicht was?
        Verdubbeld met 14.000, en daarna doken er onder zijn kaartenbeschermer nog drie op
        een grote chip lag achter zijn stapel toen hij all-in ging
        na de all-in kwamen er nog chips tevoorschijn
        we zagen zijn grote chips niet
hidden-chips-fact-hand = Wanneer zijn de chips gevonden en hoe liep de hand af?
    .label = chips gevonden
    .lost = na de hand, die de eigenaar verloor
    .won = na de hand, die de eigenaar won
    .running = na de call, de hand is nog niet klaar
hidden-chips-outcome-paid-too = De verborgen chips tellen: de caller betaalt ze ook
hidden-chips-outcome-lost-too = De verborgen chips tellen: ze zijn ook verloren
hidden-chips-outcome-chips-play = De verborgen chips tellen: ze horen bij de all-in
hidden-chips-outcome-not-paid = De verborgen chips tellen niet en worden niet uitbetaald
hidden-chips-outcome-given-to-winner = De verborgen chips gaan naar de winnaar
hidden-chips-outcome-caller-may-get = De verborgen chips redden de eigenaar niet; de winnende caller kan ze krijgen
hidden-chips-outcome-winner-may-get = De chips gaan niet terug; de winnaar kan ze krijgen
hidden-chips-outcome-chips-do-not-play = De verborgen chips horen niet bij de all-in
hidden-chips-outcome-not-said = Het boek zwijgt zolang de hand niet klaar is
hidden-chips-outcome-paid-though-not-part = De verborgen chips horen niet bij de all-in, maar worden uitbetaald
hidden-chips-outcome-given-to-caller = De verborgen chips gaan naar de winnende caller
hidden-chips-outcome-kept = De eigenaar houdt de verborgen chips en doet verder mee
hidden-chips-order-set-chips-aside = Dealer: houd de verborgen chips apart, zodat iedereen ze ziet.
hidden-chips-order-director-decides-early = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de chips tellen.
hidden-chips-order-caller-pays-them = Caller: betaal ook de verborgen chips, voor zover je stack reikt.
hidden-chips-order-winner-takes-as-bet = Winnaar: je krijgt ook de verborgen chips, voor zover je stack ze dekt.
hidden-chips-order-count-into-all-in = Dealer: tel de verborgen chips bij de all-in op.
hidden-chips-order-pay-counted-only = Dealer: betaal de all-in uit zonder de verborgen chips.
hidden-chips-order-hand-goes-on = De hand wordt uitgespeeld.
hidden-chips-order-later-won = Wint de eigenaar, dan worden de verborgen chips niet uitbetaald.
hidden-chips-order-later-lost-given = Verliest de eigenaar, dan gaan de verborgen chips naar de winnaar.
hidden-chips-order-later-lost-may-give-caller = Verliest de eigenaar, dan redden de verborgen chips hem niet, en de toernooileiding mag ze aan de winnende caller geven.
hidden-chips-order-give-to-winner = Toernooileiding: geef de verborgen chips aan de winnaar. De eigenaar houdt ze niet.
hidden-chips-order-chips-do-not-save = De verborgen chips houden hun eigenaar niet in het toernooi.
hidden-chips-order-not-given-back = De verborgen chips gaan niet terug naar hun eigenaar.
hidden-chips-order-director-may-give-caller = Toernooileiding: beslis of de winnende caller de verborgen chips krijgt.
hidden-chips-order-director-may-give-winner = Toernooileiding: beslis of de winnaar de verborgen chips krijgt.
hidden-chips-order-pay-them-too = Caller: betaal ook de verborgen chips, voor zover je stack reikt.
hidden-chips-order-later-won-paid = Wint de eigenaar, dan worden de verborgen chips uitbetaald.
hidden-chips-order-later-lost-given-caller = Verliest de eigenaar tegen de caller, dan gaan de verborgen chips naar de caller.
hidden-chips-order-later-lost-may-give-winner = Verliest de eigenaar, dan krijgt hij de verborgen chips niet terug, en de toernooileiding beslist of de winnaar ze krijgt.
hidden-chips-order-later-lost-kept = Verliest de eigenaar, dan houdt hij de verborgen chips.
hidden-chips-order-give-to-caller = Toernooileiding: geef de verborgen chips aan de winnende caller. De eigenaar houdt ze niet.
hidden-chips-order-keep-them = Eigenaar: houd de verborgen chips en speel ermee verder.
hidden-chips-remark-keeping-not-said = Het boek zegt alleen dat ze niet worden uitbetaald. Het neemt ze hun eigenaar niet af.
hidden-chips-remark-otherwise-not-said = Het boek zegt niet waar de chips blijven als niemand ze krijgt.
hidden-chips-remark-only-after-hand-named = De regel van het boek gaat alleen over chips die na de hand worden gevonden.
hidden-chips-remark-what-to-go-by = Of de call ook over deze chips ging, blijkt uit wat de caller kon zien en wat hem is gezegd.
