undercall-sequence = Undercalls achter elkaar
    .search = twee undercalls na elkaar, meerdere undercalls, meer dan één undercall, meerdere spelers te weinig ingezet, volgende speler callde hetzelfde verkeerde bedrag, iedereen te weinig gecalld
    .told =
        drie man callden te weinig
        Twee spelers achter elkaar hebben te weinig ingelegd
        De raise was 800, hij legt 600 neer en de twee na hem leggen ook gewoon 600 neer
        Ik bette 1500, de eerste callt met 1000 en de volgende twee doen hem na met 1000, en niemand zag het
        Het was 1200 om te callen, plaats 4 zei 800, plaats 5 en plaats 6 gooiden ook 800 in, dus ze zitten nu allemaal te laag
        Moeten ze allemaal bijleggen als de eerste te weinig callde en de rest hetzelfde bedrag inlegde?
        twee undercalls achter elkaar
        Seat 4 callde te weinig en seat 5 en 6 legden hetzelfde te lage bedrag neer.
        De een zette te weinig in voor de call en de volgende spelers deden hem na.
        Raise naar 1200, seat 3 legt maar 800 neer, seat 4 ook 800 en de button ook 800.
        Op de flop bet seat 1 1500, seat 2 zegt call 500 en daarna legt seat 5 ook 500 in.
        Moeten ze allemaal aanvullen als er meerdere spelers na elkaar te weinig gecalld hebben?
    .heard =
        UTG maakt 1200, drie man leggen na elkaar 600 neer
        hijack kwam tekort, cutoff deed hem na en de knop ook
        een hele rij heeft 400 in plaats van 800 betaald
        beide callers legden de oude prijs, niemand zag de verhoging
        stoel 4 te weinig, stoel 5 te weinig, stoel 6 ook
        de hele reeks achter hem paste dezelfde foute som bij
        de eerste betaalde te weinig en de volgers namen zijn getal over
        wie van die twee moet als eerste aanvullen
        een stoet limpt erin terwijl er geraised was
        het domino-effect begon bij plaats 2 en drie maakten dezelfde fout
        tot waar draaien we terug, de eerste of de laatste die te kort kwam
        allemaal na de raiser gooiden ze maar één blind in
        eerst een te lage call en de volgende betaalt hetzelfde te weinig
        vier man hebben te weinig gelegd en nu merkt iemand het
        de een na de ander volgde met het verkeerde bedrag
        meerdere spelers achter elkaar hebben te weinig betaald
        de eerste caller legt te weinig en de tweede doet hem na
        de eerste caller legde te weinig in en iedereen na hem callde hetzelfde
        twee spelers callden 400, de bet was 500
        meerdere spelers achter elkaar callden te weinig
        ze hebben allemaal het verkeerde bedrag gecalld, wie moet er bijleggen
        raise was naar 800 en drie van hen callden 600
        Het was 2500 maar drie man op rij legden 1500
        Seat 3 legt te weinig, seat 4 en 5 doen hem na
        Reest 1200, Jos gooit 800, daarna nog twee man met 800
        Eentje begon met 400 waar 600 moest, heel de rij volgde hem
        Iedereen na de cutoff betaalde tweehonderd te min, net zoals hij
        Twee stuks kwamen tekort, de tweede nam gewoon de fout van Kees over
        Inzet was 1200, Leo gaf 800, Nel ging ook mee met 800
        Drie man hebben allemaal 600 neergelegd terwijl het duizend kostte
        Bep schoof te weinig en stoel 5 deed haar klakkeloos na
        Eerst Wim 2000 van de 2500, daarna Sjaak precies dezelfde te lage inleg
        Allebei betaalden ze de oude 400, die verhoging naar 900 ontging ze
        Dennis zei vijfhonderd, de volgende zei dat ook, maar er lag 800
        Alle drie legden ze maar 400 neer terwijl UTG zachtjes naar 1.200 was gegaan
        De eerste betaalde te weinig, twee deden hem na en het viel pas op bij het inzamelen
        Niemand had de raise gehoord, dus kwam er op de rij af telkens driehonderd
        De een na de ander te weinig, wie moet aanvullen en wie mag opnieuw nadenken?
        Kettingfout: de small vult aan tot de blind, de big klopt, terwijl het 1.500 was
        Direct na de raise legde iemand maar zeshonderd omdat hij de tweeduizend niet had gehoord, en twee anderen deden hem zonder nadenken na
        Open 2.200, hijack 900, cutoff 900, button 900, iedereen lachte tot de ruzie begon
        Op de turn keken twee spelers hetzelfde te lage bedrag van elkaar af
        De fout maakte de eerste, de rest geloofde hem, tot wie gaat het terug?
        Bij het derde te kleine hoopje riep de inzetter dat hij toch vierduizend had gezegd
undercall-sequence-fact-to-call = Hoeveel kost de call in totaal?
    .label = te callen
undercall-sequence-fact-put = Hoeveel heeft de eerste van hen in totaal in chips ingezet?
    .label = ingezet
undercall-sequence-fact-said = Welk bedrag heeft de eerste van hen in totaal genoemd?
    .label = genoemd bedrag
undercall-sequence-fact-spoken = Heeft die speler het alleen gezegd, zonder chips?
    .label = gezegd zonder chips
undercall-sequence-fact-facing = Waarop reageerde de eerste van hen?
    .label = reactie op
    .opening-bet = de eerste bet op flop, turn of river
    .big-blind = de big blind, niemand heeft geraised
    .first-raise = de eerste raise vóór de flop
    .later-raise = een andere raise
undercall-sequence-outcome-first-owes-full-call = Terug naar de eerste undercall: die speler moet volledig callen
undercall-sequence-outcome-first-corrects-bet = Terug naar de eerste undercall: die speler moet zijn eigen undercall rechtzetten
undercall-sequence-outcome-first-was-no-undercall = De eerste van hen deed geen undercall
undercall-sequence-outcome-first-by-director = Terug naar de eerste undercall; jouw keuze: volledige call, of fold
undercall-sequence-outcome-first-may-fold = Terug naar de eerste undercall: die speler callt volledig of foldt
undercall-sequence-outcome-last-by-undercall-rule = Terug naar de laatste undercall: de regel over één undercall beslist
undercall-sequence-order-back-to-first = De actie gaat terug naar wie als eerste te weinig callde.
undercall-sequence-order-first-completes = Die speler: leg bij tot de volledige call.
undercall-sequence-order-first-corrects = Die speler: zet je eigen undercall recht.
undercall-sequence-order-see-single = Ga naar de volgende speler die te weinig inzette en beslis vanaf daar opnieuw.
undercall-sequence-order-director-decides = Toernooileiding: eis een volledige call of laat de speler folden. Kijk naar wat de speler kon weten en wie er sindsdien heeft gehandeld.
undercall-sequence-order-call-or-fold = Die speler: call volledig of fold.
undercall-sequence-order-fold-forfeits = Als de speler foldt, blijft de undercall in de pot.
undercall-sequence-order-fold-forfeits-undercall = Als de speler foldt, blijft het bedrag van de undercall in de pot; wat daarboven ligt, gaat terug.
undercall-sequence-order-fold-takes-back = Als de speler foldt, mag hij de undercall terugnemen.
undercall-sequence-order-back-to-last = De actie gaat terug naar wie als laatste te weinig callde.
undercall-sequence-order-last-by-rule = Ga voor die speler verder met het incident Undercall (undercall).
undercall-sequence-order-others-stand = De andere undercalls gelden.
undercall-sequence-order-others-complete = De anderen die te weinig callden: leg op volgorde bij tot de volledige call.
undercall-sequence-order-others-by-rule = Ga voor elk van de anderen die te weinig callden verder met het incident Undercall (undercall).
undercall-sequence-outcome-first-owes-full-call-said = Terug naar de eerste undercall: die speler moet volledig callen
undercall-sequence-outcome-first-corrects-bet-said = Terug naar de eerste undercall: die speler moet zijn eigen undercall rechtzetten
undercall-sequence-outcome-first-by-director-said = Terug naar de eerste undercall; jouw keuze: volledige call, of fold
undercall-sequence-outcome-first-may-fold-said = Terug naar de eerste undercall: die speler callt volledig of foldt
undercall-sequence-order-first-puts-full-call = Die speler: leg de volledige call neer, { $to_call } in totaal.
undercall-sequence-order-fold-puts-in-undercall = Als de speler foldt, gaan de genoemde { $said } in de pot.
undercall-sequence-order-fold-puts-in-nothing = Als de speler foldt, gaat er niets in de pot.
