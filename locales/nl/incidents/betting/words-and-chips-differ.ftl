words-and-chips-differ = Woorden en chips verschillen
    .search = iets anders gezegd dan ingezet, zei call maar zette een raise in, zei raise maar zette een call in, zei 200 en zette 500 in, verkeerde chip gegooid, ander bedrag genoemd, verbaal en chips spreken elkaar tegen, woorden of chips eerst, tegelijk gezegd en ingezet, versproken, gemompeld, niemand heeft het gehoord, verbaal en non-verbaal
    .told =
        hij zei 800 maar legde 1000 neer
        Hij zegt call maar legt chips neer voor een raise
        Ik zei zestienhonderd en legde per ongeluk 6100 neer
        Hij zegt duidelijk ik bet 1200 en legt tegelijk 2000 op tafel, wat hij zei en wat er ligt klopt dus niet met elkaar
        Hij schoof eerst 5000 naar voren en zei daarna pas 2500, dus de chips zijn anders dan zijn woorden
        Wat telt nou, wat hij zei of de chips die hij neerlegde?
        zegt 2000, legt 5000 neer
        Hij zei iets anders dan wat hij inzette.
        Seat 3 zei raise naar 1500 maar schoof 2500 naar voren.
        Op de turn zegt seat 6 vierduizend, maar er ligt 1400, en niemand weet wat er eerst kwam.
        Seat 9 zet 3000 in en mompelt tegelijk tweeduizend, slecht te verstaan, seat 1 wil weten wat geldt.
        Wat telt als hij een ander bedrag zegt dan hij neerlegt, de woorden of de chips?
    .heard =
        hij riep vijftienhonderd en schoof vijfentwintighonderd
        zei ons "call", en toch kwamen er vier gele in
        uit zijn mond kwam raise, uit zijn hand enkel de flat
        ze sprak 600 en op hetzelfde moment landde een 5k
        hij zegt dat hij de foute kleur pakte en meende wat hij zei
        wat hij uitsprak en wat er ligt klopt niet met elkaar
        met zijn mond tweeduizend, maar in zijn stapel zit drie
        hij beweert dat hij raise riep, de dealer zag een flat
        hij schoof eerst en noemde daarna een lager getal
        check roepen terwijl zijn hand fiches duwt
        riep "all-in" maar bewoog slechts een deel, of andersom
        ga ik af op wat ik hoorde of op wat er ligt
        hij zegt duizend maar legt er vijftienhonderd
        zijn mond zei call, zijn fiches zeggen iets anders
        noemt een ander bedrag dan hij inzet
        zegt tweeduizend en legt drieduizend neer
        wat hij zei en wat hij inlegde klopt niet met elkaar
        hij zei 800 maar legde 1.000 neer
        raise naar 2.000 gezegd, maar er ligt maar 1.500
        speler zegt call en legt meer chips neer dan de call
        wat telt, wat hij zei of de chips die hij neerlegde
        ze noemde 600 en schoof 900 naar voren
        Zegt 1800 maar er komt 800 over de lijn
        Roept call en schuift tegelijk 6k naar voren tegen 2k
        Ik hoorde vijftienhonderd, wat er ligt is vijfduizend
        Ze mompelde iets van negenhonderd, haar fichen zeggen 1900
        Eerst legt hij 2000, daarna zegt hij drieduizend, welke van de twee
        Zei kol maar gooide zijn hele toren erin tegen 500
        Gerrit zegt achthonderd en legt tegelijk 1800 neer
        Mond zei tweeduizend, hand schoof er vijf naar voren
        Eerst lag er drieduizend, toen pas riep Leo dat ie 1300 deed
        Truus zei meegaan maar duwde het dubbele het midden in
        Onverstaanbaar gemompel, iets met zes, maar op het laken ligt zestienhonderd
        Bolle grapte een miljoen, terwijl er 500 aan fiches vooruit ging
        Uit zijn mond kwam achthonderd en uit zijn hand viel een fiche van achtduizend, de ander zat al te juichen
        Hij zei call en schoof zoveel naar voren dat het makkelijk een verhoging was
        Eerst gooide hij drie groene, en pas daarna noemde hij een bedrag dat er niet bij paste
        Er werd 6.000 aangekondigd, op het vilt lag 9.000 en de dealer vroeg mij wat ik had gehoord
        Hij zegt twaalfhonderd en kiepert tweeduizend erin, welk getal telt nou?
        Terwijl hij losliet mompelde hij wat, de een verstond 1.500, er lag 5.100
        Een man zonder stem fluisterde check, maar de blauwe was allang over de lijn
        Vijfhonderd zei ik, en per ongeluk pakte ik paars in plaats van zwart, is het nu vijfduizend?
        De dame in de small blind zei raise naar 2.400, afgeteld was er 2.000, een toeschouwer zag het na de flop
        All-in gezegd, maar de helft bleef naast zijn glas staan
        „Pas“, zei hij, en tegelijk gingen de fiches voor de call erin, wat was eerder?
        Hij dacht dat het honderdjes waren, zei achthonderd, en het waren vijfhonderdjes
        Wat ie zei en wat er lag waren twee totaal verschillende bedragen
        Wat geldt er als iemand hardop minder noemt dan hij op dat moment neerlegt?
        De stapel stond er al, toen kwam er „twee vijf“ uit, en in die stapel zat drie twee
        zegt het een en legt een ander bedrag neer
        zei 1500 maar legde 2000 neer
        kondigt een raise aan en legt alleen de call neer
words-and-chips-differ-fact-first = Wat kwam eerst?
    .label = als eerste
    .words = de woorden
    .chips = de chips
    .same-moment = allebei op hetzelfde moment
    .nobody-knows = niemand weet het
words-and-chips-differ-fact-words = Hoe waren de woorden?
    .label = woorden
    .clear = duidelijk
    .unclear = slecht te horen of te begrijpen
    .unreasonable = goed te horen, maar een absurde inzet
words-and-chips-differ-outcome-words-count = De woorden tellen
words-and-chips-differ-outcome-chips-count = De chips tellen
words-and-chips-differ-outcome-words-unless-director = De woorden tellen, tenzij de toernooileiding anders beslist
words-and-chips-differ-outcome-chips-unless-director = De chips tellen, tenzij de toernooileiding anders beslist
words-and-chips-differ-outcome-smaller-counts = De laagste van de twee bets telt
words-and-chips-differ-outcome-larger-counts = De hoogste van de twee bets telt
words-and-chips-differ-order-director-settles = Toernooileiding: jij hebt het laatste woord als woorden en chips elkaar tegenspreken of de inzet onduidelijk is. Kijk naar de omstandigheden.
words-and-chips-differ-order-chips-follow-words = Speler: zorg dat je chips kloppen met wat je hebt gezegd.
words-and-chips-differ-order-amount-as-chips = Is er een bedrag gezegd, dan telt het als hetzelfde bedrag in chips: met "raise" volgens het incident "Raise" met een bedrag (declared-total), zonder dat woord volgens Grootte van een raise (raise-size), onder de call volgens Undercall (undercall). "Check" en "fold" gaan volgens String bet (string-bet), "check" tegenover een bet volgens Ongeldige aankondiging (invalid-declaration).
words-and-chips-differ-order-words-do-not-count = De woorden veranderen niets aan de inzet.
words-and-chips-differ-order-judge-chips = Dealer: beoordeel de chips op zichzelf: één chip met het incident Meerwaardechip (oversized-chip), meer chips met Meerdere chips (several-chips), naast chips van een eerdere inzet met Chips bij een eerdere inzet gelegd (prior-bet-chips), niet meer dan de call met Undercall (undercall).
words-and-chips-differ-order-announce = Dealer: kondig aan wat de inzet is.
words-and-chips-differ-order-next-acts = De volgende speler is aan de beurt.
words-and-chips-differ-order-take-the-smaller = Floor: vergelijk wat er gezegd kan zijn met de chips die zijn ingezet, en neem de laagste bet.
words-and-chips-differ-order-take-the-larger = Floor: vergelijk wat er gezegd kan zijn met de chips die zijn ingezet, en neem de hoogste bet.
words-and-chips-differ-remark-contradiction = Het boek laat de toernooileiding ook beslissen als woorden en chips elkaar tegenspreken. Dat is hier zo gelezen dat het alleen gaat over wat de volgorde van woorden en chips niet oplost.
words-and-chips-differ-remark-over-line = Volgens dit boek zijn chips ingezet zodra ze over de betting line zijn. Daaraan is te zien wat eerst kwam.
words-and-chips-differ-remark-ask-around = Wat er gezegd en gedaan is, kunnen de dealer en de spelers aan tafel vertellen.
