conditional-declaration = Als-dan-uitspraak
    .search = als jij bet dan raise ik, als jij bet dan call ik, als dan, als-dan, voorwaardelijke uitspraak, actie vooraf benoemd, actie vooraf aangekondigd, voor de beurt gezegd wat hij gaat doen, vooraf zeggen, "ik call alles", "wat je ook bet, ik call", te vroeg aangekondigd, toekomstige actie
    .told =
        als jij bet, raise ik
        Hij zegt de hele tijd als jij bet ga ik all-in
        Die speler zei als jij checkt dan check ik ook, en nu bet hij toch
        Ik was nog aan de beurt en hij zegt als je bet, dan raise ik je all-in, hij probeert mij gewoon bang te maken
        Hij zei voor zijn beurt al als hij callt, call ik ook, en daarna callde de ander en foldt hij
        Is hij gebonden als hij van tevoren zegt als jij raist, dan ga ik all-in?
        Seat 4 zei tegen seat 5 als jij bet ga ik all-in, en seat 5 heeft nu gebet.
        Hij zei van tevoren wat hij zou doen als de ander zou betten, en nu doet hij het niet.
        Op de turn zegt de button als jij checkt ga ik all-in, de big blind checkt en nu wil de button ook checken.
        Heads-up op de river zegt seat 2 als jij 5000 bet dan call ik, seat 8 bet 5000 en seat 2 wil folden.
        Is het bindend als hij zegt als jij raist dan call ik?
    .heard =
        "als je pusht ga ik mee", daarna pushte hij en meneer gooide weg
        UTG tegen de cutoff: doe maar erin, ik betaal je zeker
        hij beloofde mee te gaan wat er ook valt op de river
        "check jij naar mij, dan ga ik all-in", mag ik hem daaraan houden
        zei op voorhand dat hij op de turn alles zou betalen
        hij dreigde met een reraise als de button durfde te openen
        "ik fold als je er een laat zien", hardop een afspraakje
        speler meldt: volgende straat ga ik hoe dan ook all-in
        "toe maar, verhoog maar, ik ga niet weg", zit hij daar nu aan vast
        stoel 9 waarschuwde: nog een chip van jou en alles gaat erin
        hij zwoer blind te pushen, zag de flop en bedacht zich
        door zijn als-praatje heb ik anders gespeeld, ik had anders gecheckt
        als jij inzet dan ga ik all-in
        check je, dan check ik ook
        beloofde te folden mocht er een aas vallen
        belooft te callen zolang de bet klein blijft
        "als jij bet dan raise ik", zei hij voor zijn beurt
        hij zei als hij inzet ga ik all-in, en toen zette die in
        speler zegt "ik call als je een kaart laat zien"
        ze zegt dat ze 2.000 bet als de volgende checkt, is dat bindend
        "als hij raist dan fold ik", zit hij daaraan vast
        zegt vooraf wat hij gaat doen als iemand verhoogt, moet hij dat doen
        Hij zei indien jij bet ga ik olin, en nu bet seat 5
        Piet riep op voorhand bet gij, shove ik, hangt hij daaraan vast
        Wat je ook doet ik raise je, zei hij, en ik moest nog
        Stoel 7 belooft te jammen zodra ik tjek, mag dat zo
        Wanneer gij tjekt leg ik weg zei ze, nu ontkent ze
        Kondigt nu al aan mocht hij verhogen ga ik er vol overheen
        Zet jij nu in, ga ik eroverheen, zei Truus tegen stoel 8
        Wim riep alvast: wanneer Leo klopt, schuif ik de hele handel
        Ik ga mee mits jij ook betaalt, zei Rachid tegen Sjaak
        Stoel 4 beloofde te passen zodra Karin zou verhogen, nu weigert ie dat
        Bart zou vijfduizend neerleggen indien stoel 6 tjekte, houden we hem daaraan
        Drie man moesten nog, zegt Gerrit: straks duw ik m'n hele stek erin
        „Als jij inzet, zet ik je all-in“, zei hij op de turn
        Hij was niet eens aan zet en beloofde al over elke raise heen te gaan
        Hij betaalde alles, wat er ook kwam, en toen er wat kwam paste hij
        „Klop jij, dan klop ik ook“, spraken ze af, en de derde luisterde mee
        Als de harten komt ga ik erin, zei hij voor de river, hij kwam en hij checkte
        Zei van tevoren dat ie callt als ik bet, nu wil ie niet
        Preflop fluisterde hij dat hij me er met alles uitjaagt als ik op de flop inzet, ik zette in en hij deed alsof hij niks had gezegd
        Hij lachte dat er op elke check van hem een berg komt, nu is hij stil
        „Verhoog maar, ik ga er direct overheen“, de ander verhoogde en hij foldde
        Zolang er geen vrouw komt doe ik mee, riep hij naar zijn buurman, toen kwam de boer
conditional-declaration-fact-statement = Wat zei de speler?
    .label = uitspraak
    .if-then = een "als ..., dan ...", zoals "als jij bet, raise ik"
    .plain = een actie voor de beurt, zonder "als"
conditional-declaration-outcome-binds = De woorden binden de speler
conditional-declaration-outcome-does-not-bind = De woorden binden niet
conditional-declaration-outcome-out-of-turn = Geen voorwaarde: dit is actie voor de beurt
conditional-declaration-order-in-turn = De speler die aan de beurt is, handelt nu.
conditional-declaration-order-warn = Dealer: zeg tegen de speler dat hij alleen mag handelen als hij aan de beurt is.
conditional-declaration-order-hold-if-met = Dealer: wordt de voorwaarde vervuld, houd de speler dan aan zijn woord.
conditional-declaration-order-hold = Dealer: houd de speler aan zijn woord zodra hij aan de beurt is.
conditional-declaration-order-not-held = Is deze speler aan de beurt, dan mag hij alles.
conditional-declaration-order-see-out-of-turn = Ga verder met het incident Actie voor de beurt (out-of-turn).
conditional-declaration-remark-not-allowed = Volgens het boek mag een speler zijn actie niet voor zijn beurt noemen.
conditional-declaration-remark-unwanted = Het boek keurt zulke uitspraken af.
conditional-declaration-remark-also-out-of-turn = Heeft de speler echt gehandeld, met chips, kaarten of een aankondiging die meteen moest gelden, ga dan verder met het incident Actie voor de beurt (out-of-turn).
