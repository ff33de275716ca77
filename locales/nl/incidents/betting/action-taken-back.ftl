action-taken-back = Actie meteen teruggenomen
    .search = meteen teruggenomen, direct van gedachten veranderd, zei raise en toen nee wacht, zei call en nam het terug, "sorry, ik bedoel", "nee wacht", versproken, zei fold maar bedoelde het niet, beweging naar voren, schijnbeweging, chips naar voren en weer terug, trok zijn hand terug, nieuwe chips weer gepakt, actie ingetrokken, wil zijn actie ongedaan maken
    .told =
        Hij zei raise en nam het meteen terug
        Ze zei call en toen "nee wacht, fold", allemaal in één seconde
        Hij kondigde all-in aan en zei een tel later dat hij het niet meende
        Hij schoof zijn chips naar voren en trok ze direct weer terug
        Een speler bewoog chips naar de lijn, liet ze niet los en nam ze terug
        Mag hij van gedachten veranderen als hij zichzelf onmiddellijk verbetert?
        Ze zei fold, had haar kaarten nog vast en zei gelijk "nee, call"
        Hij zei check en in dezelfde adem nee, ik bet
        Hij legde 500 neer, pakte het meteen weer op en wil met minder callen
        Hij versprak zich, hij zei raise en bedoelde call
        Ze deed alsof ze ging betten, chips in haar hand, en trok toen terug
        Niemand had nog gereageerd en hij trok zijn actie in, is die bindend?
    .heard =
        hij riep raise en slikte het meteen weer in
        hij zei all-in en direct daarna: nee, toch niet
        ze duwde haar chips naar voren en trok ze gelijk terug
        call zei hij, en in dezelfde adem: nee wacht, fold
        hij tikte af en zei direct: o nee, ik had niet gezien dat er een bet was
        schoof in, zag mijn gezicht en nam het weer terug
        "raise, sorry, call" in één adem
        schijnbeweging, stapel in zijn vuist half over de lijn en weer naar huis
        hij flapte er all-in uit en slikte het direct in
        het kwam er verkeerd uit, beweert hij, nog geen mens had bewogen
        zij maakte haar eigen call ongedaan voor ik kon opendraaien
        hij wil een herkansing voor wat hij net riep
        "fold, nee nee nee", met beide kaarten nog in de knuist
        smeet drie blauwe neer en griste ze bliksemsnel weg
        hij stotterde ra... en maakte er callen van
        tikte af en zei gelijk dat hij het bord niet gezien had
        hand met fiches naar voren, bevroor, weer terug, zegt dat er niks gebeurd is
        telt terugnemen als het ogenblikkelijk is
        de woorden waren eruit en hij herriep ze voor de dealer het herhaalde
        toen hij mijn gezicht zag, was zijn push ineens niet gezegd
        Hij schoof een toren over de lijn, keek me aan en haalde hem terug
        Hij zegt call en meteen daarna nee, hij trekt het in
        Zegt raise, een seconde later alleen call, na hem had nog niemand gespeeld
        De fiches waren los, toen pakte hij ze weer, vergissing
        „Ik betaal“, zei hij, en in één adem nee, hij had alleen hardop gedacht, achter hem had nog niemand zich bewogen
        Zei all-in en lachte dat het een grap was
        De hand was sneller, de hoop los, en gauw weer terug
        Zit hij eraan vast als hij zich binnen een seconde bedenkt en niemand reageerde?
        „Check“, toen ziet hij zijn flush en wil inzetten
        Hij had de bet uitgesproken, zag de derde harten en zei dat hij hardop dacht
        zet 800 in en trekt het meteen terug, niemand had nog iets gedaan
        hij bet 800 en pakt het daarna terug
        zet een raise in en haalt de fiches weer terug voordat iemand speelde
        mag een speler zijn bet terugnemen als hij die al losgelaten heeft
        stoel 4 bet 2500 en trekt dat in zodra de volgende naar zijn fiches grijpt
        ze verhoogde, zag wie er achter haar zat en nam het terug
        hij callt en wil daarna zijn fiches terug
        neemt zijn check terug en bet alsnog
        checkte, zei toen dat hij ging betten, niemand had nog gespeeld
        hij zette op de turn in en trok de inzet meteen terug
        verhoogde naar 3k en haalde de verhoging een tel later weer naar zich toe
        zijn inzet lag er al en toen bedacht hij zich
        ze wil haar raise ongedaan maken
action-taken-back-fact-did = Wat is er meteen teruggenomen?
    .label = teruggenomen
    .said = een woord: "call", "bet", "raise", "all-in" of een bedrag
    .chips = chips die waren neergelegd en losgelaten
    .chips-in-hand = chips die naar voren gingen, maar niet werden losgelaten
    .fold = "fold", met de kaarten nog in de hand
    .check = "check"
action-taken-back-fact-turn = Was de speler aan de beurt?
    .label = beurt
    .in-turn = ja, aan de beurt
    .out-of-turn = nee, voor de beurt
action-taken-back-fact-line = Kwamen de chips over de betting line?
    .label = betting line
    .not-over = nee
    .over = ja
    .no-line = de tafel heeft geen lijn
action-taken-back-outcome-words-stand = Het eerste woord geldt: het bindt, teruggenomen of niet
action-taken-back-outcome-fold-stands = De fold geldt, teruggenomen of niet
action-taken-back-outcome-check-stands = De check geldt, teruggenomen of niet
action-taken-back-outcome-chips-stay = De chips tellen als ingezet, teruggenomen of niet
action-taken-back-outcome-no-bet = Geen bet: de speler heeft nog elke keuze
action-taken-back-outcome-not-bound = Het woord bindt niet: de speler heeft nog elke keuze
action-taken-back-outcome-out-of-turn = Het was voor de beurt: de regel daarover beslist of het bindt
action-taken-back-outcome-fold-out-of-turn = De fold was voor de beurt: de regel daarover beslist
action-taken-back-order-carry-out = Speler: voer volledig uit wat je het eerst zei.
action-taken-back-order-later-words = Dealer: kondig het aan. Wat er daarna gezegd is, verandert niets.
action-taken-back-order-see-size = Dealer: beoordeel alleen wat het eerst werd gezegd: een bedrag volgens Grootte van een raise (raise-size), met "raise" volgens "Raise" met een bedrag (declared-total), onder de call volgens Undercall (undercall). Zie String bet (string-bet) als er chips in meer bewegingen kwamen.
action-taken-back-order-muck-hand = Dealer: muck de hand.
action-taken-back-order-see-free-fold = Dealer: zie Fold zonder bet (fold-without-bet) als er voor deze speler geen bet lag.
action-taken-back-order-announce-check = Dealer: kondig de check aan.
action-taken-back-order-chips-stay-in = Speler: leg de chips weer neer; ze blijven erin.
action-taken-back-order-see-chips = Dealer: waarvoor de chips tellen, zeggen de regels over chips: zie Meerwaardechip (oversized-chip), Meerdere chips (several-chips), Chips bij een eerdere inzet gelegd (prior-bet-chips) of Undercall (undercall).
action-taken-back-order-chips-back = Speler: neem de chips terug; er is niets gebet.
action-taken-back-order-still-to-act = Speler: je bent nog aan de beurt. Zeg duidelijk wat je doet.
action-taken-back-order-player-in-turn-acts = Dealer: ga terug naar de speler die aan de beurt is; die handelt nu.
action-taken-back-order-see-out-of-turn = Dealer: ga terug naar de speler die aan de beurt is, en zie Actie voor de beurt (out-of-turn).
action-taken-back-order-see-fold-out-of-turn = Dealer: ga terug naar de speler die aan de beurt is, en zie Fold voor de beurt (fold-out-of-turn).
action-taken-back-order-next-acts = De volgende speler is aan de beurt.
action-taken-back-remark-no-exception = Het boek maakt geen uitzondering voor een woord dat meteen wordt teruggenomen.
action-taken-back-remark-no-exception-for-chips = Het boek maakt geen uitzondering voor chips die meteen worden teruggenomen.
action-taken-back-remark-out-of-turn-too = Was de speler niet aan de beurt en tellen de chips, zie dan Actie voor de beurt (out-of-turn).
