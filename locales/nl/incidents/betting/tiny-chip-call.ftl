tiny-chip-call = Kleine chip zonder iets te zeggen
    .search = kleine chip als call, één chip erin gegooid, chip in de pot gegooid, te kleine chip, één losse chip, kleine chip tegen grote bet, één chip op een all-in, chip neergelegd zonder iets te zeggen, symbolische call, chip als call, maar één chip
    .told =
        hij gooide een klein chipje in
        Hij gooit een chip van 25 in op mijn bet van 3000 en zegt niks
        Ik zette 5000 en hij gooit één chipje van 100 naar voren, is dat nou een call?
        Op de river bet ik 12.000, hij gooit zonder iets te zeggen een klein chipje in, ik laat mijn kaarten zien en hij zegt dat hij niet gecalld heeft
        We zijn met drie man in de hand, de raise is naar 2400 en hij gooit stil zijn kleinste chip in het midden
        Heeft hij gecalld als hij zwijgend alleen één klein chipje ingooit tegen een grote bet?
        één klein chipje tegen 2000
        Hij gooide zonder iets te zeggen één kleine chip naar voren tegenover een grote bet.
        Seat 5 gooit een chipje van 100 in, zegt niets, en zegt nu dat het een call was.
        River, heads-up, seat 3 bet 8000 en seat 6 gooit zwijgend één chip van 100 in.
        Raise naar 3000 preflop, vier man in de hand, de button gooit zonder een woord één 25-chip over de lijn.
        Is één klein chipje zonder iets te zeggen een call van de hele bet?
    .heard =
        hij shovet 30k en ik flip er enkel een 25 in
        de een jamt, de ander gooit een honderdje en draait zijn kaarten om
        knop bet negenduizend, BB laat één lullig groentje vallen
        is zo'n laagste schijf bedoeld als "ik betaal"
        hij zegt dat het kleintje zijn cardprotector was die wegrolde
        ze tikte een 100 naar voren tegen een enorme shove
        één kruimeltje tegen een hele stapel, zit hij eraan vast
        hij legde zacht zijn kleinste coupure neer en wilde toen weg
        ik gebruik een rood schijfje als ja, doe ik altijd
        iedereen flipt hier een chip om een jam te betalen, waarom nu niet
        grapje, beweert hij, nadat hij het mini-ding voor de shove gooide
        een enkel kwartje tegenover 12.500, zonder kik
        één fiche van 25 tegen een bet van 800
        gooit een los chipje en wil daarmee callen
        legt het kleinste fiche neer als call op een grote all-in
        een piepklein fiche tegen de reusachtige inzet, geen woord
        hij gooide zwijgend één klein chipje in tegen een grote bet
        tegen een all-in gooit hij een chip van 100 in, is dat een call
        één kleine chip zonder een woord tegen een bet van 8.000
        speler legde één chipje neer en zegt dat hij niet gecalld heeft
        een klein chipje voor hem na een hoge bet, de dealer nam het als call
        Bet is 4000, hij flikkert stil één 100je in
        Gooit één fichke van 25 naar voren na die bet van 2k
        Sjaak tikt een honderdje neer tegen 3500, doet zijn mond niet open
        Eén groentje van 25 als antwoord op 1800, bedoelt hij meegaan
        Olin van 12k en zij dropt zwijgend één luizig fichke van 100
        Smijt het laagste muntje dat hij heeft in, geen woord, 6000 gereest
        Joop gooit zwijgend een 25'je vooruit op mijn inzet van 3000
        Ria tikt één honderdje over de streep tegen m'n sjov, geen woord erbij
        Eén lullig fichie van 100 tegen 2500, en nu wil ie niet meegaan
        Leo knikkert stil een geeltje naar voren, is dat nou betalen van 1200
        Met drie man mikt stoel 7 het laagste schijfje erin, geen kik, kost 1800
        Eén tegen één, ik zet 5k, zij schuift stil een tientje naar het midden
        Tegen de all-in van 38.000 gooide hij een honderdje en lachte, de ander stond al op
        Bet 12.000 en hij legt stil de kleinste fiche neer die hij heeft, is dat betaald?
        Op de river legde ze een vijftigje tegen die enorme inzet, later zei ze dat ze hem alleen neerzette
        In plaats van iets te zeggen vloog er een witte over de lijn, om aan te geven dat hij meeging
        Het kruimeltje viel uit zijn vingers, er lag een shove, en de ander draaide meteen om
        Vijfentwintig op negenduizend, dat kan toch geen betalen zijn
        Een bekende streamer tikte met één fiche tegen de push, de camera had het en hij ontkende
        Een lullig honderdje ernaartoe geschoten en afwachten tot de ander liet zien
        Hij speelde met een rode terwijl hij nadacht, die rolde naar mijn bet en ik zei: betaald
        Eén zo'n minifiche tegen 60k, geldt dat voor alles?
        Volgens de ander was dat gebaar met dat ene schijfje genoeg, ik zag er een tic in
        Geen woord, alleen het laagste fiche voor zich, en daartegenover 22.000
        Als er tegen een hele stack iets gelegd wordt dat nog geen twee procent is, moet je dan alles bijleggen?
        In de satelliet legde hij uit gewoonte zo'n kleintje naar voren en nu hangt het hele toernooi eraan
        Even met zn hand bewogen en er lag een blauwe van 100, tegen 45 duizend
tiny-chip-call-fact-to-call = Hoeveel kost de call in totaal?
    .label = te callen
tiny-chip-call-fact-put = Hoeveel heeft de speler in totaal ingezet?
    .label = ingezet
tiny-chip-call-fact-players = Hoeveel spelers zitten er in de hand?
    .label = spelers in de hand
    .multiway = drie of meer (multiway)
    .heads-up = twee (heads-up)
tiny-chip-call-fact-facing = Waarop reageert de speler?
    .label = reactie op
    .opening-bet = de eerste bet op flop, turn of river
    .big-blind = de big blind, niemand heeft geraised
    .first-raise = de eerste raise vóór de flop
    .later-raise = een andere raise
tiny-chip-call-outcome-director-decides = Jouw keuze: wat de chip betekent; een volledige call kan
tiny-chip-call-outcome-call-made = Dat is een call: er ontbreekt niets
tiny-chip-call-outcome-covers-the-call = Geen kleine chip: hij dekt de call
tiny-chip-call-outcome-nothing-put-out = Geen call: er is niets ingezet
tiny-chip-call-outcome-full-call-owed = Volledige call: de speler moet bijleggen
tiny-chip-call-outcome-call-or-forfeit = Jouw keuze: volledige call, of fold
tiny-chip-call-outcome-may-fold = Een undercall: volledig callen of folden
tiny-chip-call-order-chip-stays = De chip blijft liggen tot er is beslist.
tiny-chip-call-order-director-reads-chip = Toernooileiding: beslis wat de chip betekent. Een volledige call kan; kijk ook wat de regel over undercalls hier zou vragen.
tiny-chip-call-order-if-full-call-add = Als het een volledige call wordt, legt de speler bij wat ontbreekt.
tiny-chip-call-order-tell-player = Dealer: vraag de speler zijn actie voortaan aan te kondigen: zo'n chip is geen normale manier om te callen.
tiny-chip-call-order-action-goes-on = De volgende speler is aan de beurt.
tiny-chip-call-order-see-oversized-chip = Ga verder met het incident Meerwaardechip (oversized-chip).
tiny-chip-call-order-see-several-chips = Ga verder met het incident Meerdere chips (several-chips).
tiny-chip-call-order-still-to-act = De speler is nog aan de beurt: call, raise of fold.
tiny-chip-call-order-chip-stays-in = De chip blijft liggen.
tiny-chip-call-order-add-to-full-call = Speler: leg bij tot de volledige call. Folden kan niet.
tiny-chip-call-order-director-decides-undercall = Toernooileiding: eis een volledige call of laat de speler folden. Kijk naar wat de speler kon weten en wie er sindsdien heeft gehandeld.
tiny-chip-call-order-call-or-fold = Speler: call volledig of fold.
tiny-chip-call-order-fold-forfeits = Als de speler foldt, blijft de undercall in de pot.
tiny-chip-call-order-fold-forfeits-undercall = Als de speler foldt, blijft het bedrag van de undercall in de pot; wat daarboven ligt, gaat terug.
tiny-chip-call-order-fold-takes-back = Als de speler foldt, mag hij de undercall terugnemen.
tiny-chip-call-remark-tiny-not-defined = Het boek geeft geen grens waaronder een chip klein is. Als hij niet klein is, is dit een gewone undercall.
tiny-chip-call-fact-chips = Hoeveel chips zijn er ingezet?
    .label = chips
    .one = één
    .several = meer, allemaal klein
tiny-chip-call-outcome-several-chips = Meer dan één kleine chip: de regel over undercalls beslist
tiny-chip-call-order-see-undercall = Ga verder met het incident Undercall (undercall): de regel van dit boek gaat over één kleine chip.
tiny-chip-call-remark-any-chip-calls = Het boek noemt één chip, ongeacht de waarde, als manier om te callen; een heel kleine chip wijst het af.
