undercall = Undercall
    .search = under call, te weinig chips ingezet, te weinig ingezet, te weinig gecalld, te weinig gecalled, minder dan de call, niet genoeg om te callen, raise niet gezien, raise gemist, dacht dat de bet lager was, alleen de big blind ingezet
    .told =
        hij callde te weinig
        Mijn bet was 2000 en hij legt maar 1200 neer
        Ik legde te weinig in omdat ik dacht dat de bet 500 was, maar het is 1500
        Hij zegt niks en zet 600 in tegen mijn raise naar 1600, hij had de raise niet gezien en wil nu folden
        Hij zei call en legde 400 neer, maar de bet op de flop was 1400, heads-up
        Moet hij bijleggen tot de hele bet als hij te weinig chips heeft ingezet voor de call?
        te weinig ingezet voor call
        Seat 7 legt 400 neer, maar de raise was naar 1400.
        Hij had de raise niet gezien en legde alleen de big blind in.
        Seat 2 bet 2000 op de flop, seat 5 zegt niets en legt 1000 neer, drie man in de hand.
        Heads-up op de turn, bet van 3500, hij zegt call, legt 2500 in en dacht dat dat het bedrag was.
        Moet hij bijleggen tot de volle call of mag hij folden en het ingelegde laten liggen?
    .heard =
        hij zegt call maar legt te weinig neer
        maar 400 neergelegd in plaats van 600
        callt met 500 in plaats van 1200
        bet was 1200 en hij schoof er maar 500 in
        BB dacht dat niemand had verhoogd en gooit 100
        hij moet 800 maar legt 300 neer, zegt dat hij het niet doorhad
        ze zag de 3-bet niet en limpte
        zei call, telde 2k uit, het kost eigenlijk 5k
        moet hij de rest erbij doen of komt hij ermee weg
        wil mucken met zijn 400 terug nu het 1600 blijkt te zijn
        ik meende dat het 600 te gaan was, het was 1600
        SB vulde enkel aan terwijl de cutoff had geopend
        hij komt achthonderd te kort en vraagt of hij weg mag
        speler keek over de reraise heen en betaalde alleen de open
        heads-up legt hij de helft van mijn bet neer, laat hem bijbetalen
        ik zag de verhoging niet en betaalde te weinig bij
        het was duurder dan hij dacht, er moet nog bij voor een volledige call
        hij zet enkel de blind in terwijl er al verhoogd was
        krijgt hij zijn geld terug als hij zich vergist in de hoogte van de bet
        legt minder in dan de inzet, moet hij aanvullen tot de call
        heeft de raise niet gezien en betaalt alleen de big blind
        er ontbreekt 600 aan zijn call
        te weinig betaald voor de call en wil nu folden
        hij legde 600 in en de bet was 900, moet hij de rest bijleggen
        speler legt minder neer dan de call en had de raise niet gezien
        ze callde 400 maar er was geraised naar 1.000
        te weinig ingelegd voor de call, hij wil folden en het terugnemen
        hij zag de raise niet en legde alleen de big blind in
        bet is 1.500 en hij gooit zwijgend 1.000 in
        Bet is 2500, hij legt er 1500 voor en zwijgt
        Zegt ik ga mee en schuift maar 800, kost 1200
        Ze kwam duizend tekort om mee te gaan, moet dat erbij
        Jef betaalt dien olin van 9k met 6k, dacht dat het genoeg was
        Seat 1 had de reest niet gezien en legt enkel 400 van de 1000
        Hij noemt 1400 om te betalen, met zijn tweeën, tis 2400
        Joop legt 600 in, moest 1600 zijn, hij zag de verhoging niet
        Ans dacht dat het 400 was en betaalde te weinig, 't is 4000
        Ik zei ik ga mee, gooi 800 neer, bleek de prijs 1200
        Ali's bijdrage van vijftienhonderd dekt die inzet van 2300 niet
        Met z'n tweeën in de hand, stoel 8 geeft maar de helft
        Piet heeft zat achter maar komt 700 tekort bij 't volgen
        Hij had de verhoging niet meegekregen en legde alleen de big blind neer
        Ze legde 600, het was 1.900, ze zat in de menukaart te kijken
        Call gezegd en minder fiches dan nodig, de dealer wilde de rest
        Drieduizend te betalen, hij laat er duizend vallen en wil dan weggooien
        Ik dacht 400, het was 4.000, moet ik aanvullen?
        Op de river was het 7.500, er kwam per ongeluk 2.500
        In het lawaai hoorde hij de raise niet, legde hetzelfde als de vorige en nu kibbelen we over het bijleggen
        Preflop gelimpt terwijl UTG al op drie keer had geopend
        Heads-up zette ik vijfduizend, hij legt tweeënhalf zonder iets te zeggen
        De eerste inzet van de ronde betaalde hij duizend te weinig, verkeerde bril
        Te weinig fiches, en hij wilde niet weggooien en niet aanvullen
        De speelster in het paars verstond de dealer verkeerd en legde tweehonderd te weinig
        Mag je die 500 laten liggen en passen als je ziet dat het 2.500 was?
        Te weinig erin gelegd en nou wil ie eruit, had de raise niet gezien
        Drie spelers, een open, een call en de derde betaalt gedachteloos de helft
        zonder iets te zeggen 300 erin, de bet was 1.300
        legt zwijgend 700 neer terwijl de bet 1.700 is
        legt 300 neer tegen 1100
        de bet is 1400 en hij legt er 900 in
        tegen een bet van 2000 schoof ze 1500 naar voren
        zet 600 in waar 1000 gevraagd was
        hij legde minder dan de bet
undercall-fact-call-said = Zei de speler eerst "call"?
    .label = eerst "call" gezegd
    .no = nee
    .yes = ja
    .amount = een bedrag
undercall-fact-players = Hoeveel spelers zitten er in de hand?
    .label = spelers in de hand
    .multiway = drie of meer (multiway)
    .heads-up = twee (heads-up)
undercall-fact-facing = Waarop reageert de speler?
    .label = reactie op
    .opening-bet = de eerste bet op flop, turn of river
    .big-blind = de big blind, niemand heeft geraised
    .first-raise = de eerste raise vóór de flop
    .later-raise = een andere raise
undercall-fact-to-call = Hoeveel kost de call in totaal?
    .label = te callen
undercall-fact-put = Hoeveel heeft de speler in totaal in chips ingezet?
    .label = ingezet
undercall-fact-said = Welk bedrag heeft de speler in totaal genoemd?
    .label = genoemd bedrag
undercall-outcome-full-call-owed = Volledige call: de speler moet bijleggen
undercall-outcome-call-or-forfeit = Jouw keuze: volledige call, of fold
undercall-outcome-full-call-made = Dat is een call: er ontbreekt niets
undercall-outcome-more-than-a-call = Geen undercall: er is meer dan de call ingezet
undercall-order-chips-stay = De chips die zijn ingezet, blijven liggen.
undercall-order-add-to-full-call = Speler: leg bij tot de volledige call. Folden kan niet.
undercall-order-action-goes-on = De volgende speler is aan de beurt.
undercall-order-director-decides = Toernooileiding: eis een volledige call of laat de speler folden. Kijk naar wat de speler kon weten en wie er sindsdien heeft gehandeld.
undercall-order-fold-forfeits = Als de speler foldt, blijft de undercall in de pot.
undercall-order-fold-takes-back = Als de speler foldt, mag hij de undercall terugnemen.
undercall-order-read-as-bet = Dealer: beoordeel de inzet volgens de regels voor raises en chips.
undercall-order-give-back-over = Het woord kwam eerst: de speler krijgt terug wat boven de call ligt.
undercall-outcome-nothing-put-out = Geen undercall: er is geen bedrag ingezet of genoemd
undercall-outcome-may-fold = Undercall: volledig callen of folden
undercall-order-still-to-act = De speler is nog aan de beurt: call, raise of fold.
undercall-order-call-or-fold = Speler: call volledig of fold.
undercall-order-fold-forfeits-undercall = Als de speler foldt, blijft het bedrag van de undercall in de pot; wat daarboven ligt, gaat terug.
undercall-outcome-full-call-owed-said = Volledige call: de speler moet die neerleggen
undercall-outcome-call-or-forfeit-said = Jouw keuze: volledige call, of fold
undercall-outcome-may-fold-said = Undercall: volledig callen of folden
undercall-outcome-more-than-a-call-said = Geen undercall: er is meer dan de call genoemd
undercall-order-put-full-call = Speler: leg de volledige call neer, { $to_call } in totaal. Folden kan niet.
undercall-order-fold-puts-in-undercall = Als de speler foldt, gaan de genoemde { $said } in de pot.
undercall-order-fold-puts-in-nothing = Als de speler foldt, gaat er niets in de pot.
undercall-order-see-raise-size = Ga verder met het incident Grootte van een raise (raise-size).
undercall-fact-last-chips = Zijn dit de laatste chips van de speler?
    .label = laatste chips
undercall-outcome-all-in-for-less = All-in voor { $total }, minder dan de call
undercall-order-all-in-plays = Dealer: kondig de all-in voor { $total } aan. Wat daarboven ligt, hoort niet bij de pot van deze speler.
undercall-fact-chips = Hoeveel chips zijn er ingezet?
    .label = chips
    .one = één
    .several = meer
undercall-remark-any-chip-calls = Het boek noemt ook één chip, ongeacht de waarde, als manier om te callen; volgens die regel is het een volledige call.
undercall-fact-said-with-call = Welk bedrag noemde de speler bij "call"?
    .label = bedrag bij "call"
undercall-remark-word-decides = Er werd { $said } bij gezegd: "call" bindt aan wat er te callen is, en dat bedrag verandert niets.
