pot-limit-maximum = Maximum bij pot-limit
    .search = hoeveel is de pot, hoeveel mag ik inzetten, maximale bet, maximale raise, max bet, max raise, hoogste inzet, potbet berekenen, pot raise, wat is pot, PLO maximum, pot-limit raise, pot tellen, korte blind, all-in blind, hoeveel mag ik raisen
    .told =
        hoeveel is pot raise hier
        We spelen pot-limit Omaha en ik wil weten hoeveel ik maximaal mag raisen
        Hij raist meer dan de pot, dit is PLO, dat kan toch niet
        Pot-limit, blinds 100/200, er is geraised naar 700 en gecalld, en ik zeg pot, maar de dealer weet niet wat het maximum is
        PLO, er zit 1500 in de pot, hij bet 400 en ik wil het maximum raisen, de dealer zegt 2300 en ik kom hoger uit
        Wat is de maximale raise bij pot-limit als er 900 in de pot zit en er 300 gebet is?
        hoeveel is pot in PLO
        Seat 4 zegt pot, PLO, en ik moet weten wat het maximum is.
        We spelen pot-limit en hij wil maximaal raisen, ze zijn het niet eens over het bedrag.
        Pot-limit Omaha 100/200, UTG callt 200, button zegt pot, hoeveel mag hij maximaal raisen.
        Op de flop zit er 1500 in de pot, seat 1 bet 400 en seat 3 wil potten, wat is de maximale raise.
        Hoeveel mag hij in pot-limit maximaal inzetten als er 3000 in de pot zit en er 1000 gebet is?
    .heard =
        Omaha, blinds 100/200, UTG opent 700, wat is het hoogste dat ik mag maken
        over een limper heen potten, welk getal roep ik dan
        hij zegt pot en de dealer krabt op haar hoofd over de rekensom
        drie keer de laatste inzet plus wat er ligt, klopt dat
        BB heeft nog maar 60 voor zijn blind, hoeveel is pot preflop
        flop 900 in het midden, bet van 400, wat is het plafond
        gaat de dode small blind mee in de formule
        wat is de bovengrens van een repot na twee callers
        rekenen we de big blind vol mee als hij tekort komt
        wat is bij potlimit het topbedrag voor de eerste die opent
        reken voor mij eens volle pot uit: 2350 en een inzet van 1000
        tot waar mag de cutoff gaan met vier kaarten
        hoeveel mag je in PLO maximaal verhogen
        wat is de volle pot na een bet en een call
        pot-limit Omaha, hoeveel mag ik maximaal raisen
        hoe groot is een potraise met 900 in de pot en een bet van 300
        hij wil meer dan de pot inzetten bij pot limit
        wat is de maximale inzet preflop in pot limit bij blinds 100/200
        de raise is hoger dan de pot toelaat, wat is de grens
        Tot hoeveel mag ik raisen in PLO, er ligt 1500 en 400 bet
        Roept full potje bij den Omaha, hoeveel is dat na een bet van 1200
        Seat 5 wil vol gas, wat is het meeste dat kan, PLO 100/200
        Utg wil preflop de volle mep in PLO, blinds 300/600, hoeveel wordt dat
        Tot waar mag ik gaan bij Omaha na bet 700 en call 700
        Wat is de hoogste inzet voor Ali hier, 4200 in 't midden, PLO
        PLO, er ligt 1500 en Ria zet 400: tot hoever mag ik
        Omaha hier, hoeveel kan ik hoogstens inzetten na die 700
        Preflop zegt Wim pód in PLO bij 100/200, op hoeveel komt dat uit
        Wat is de hoogste verhoging in Omaha, 3000 in 't midden, 1000 ervoor
        Reken eens uit wat een volle pod is bij PLO, blaainds 200/400
        Leo wil in Omaha doorduwen tot het plafond, waar ligt dat nu
        Er ligt 2.100, de bet is 700, wat is het hoogste dat ik in Omaha mag?
        Hij zei pot en iedereen wachtte tot de dealer midden, bet en call had opgeteld
        Op de turn lag er 2.900, vóór mij een bet van 1.400 en een call, we spelen met vier kaarten en ik wist niet hoe hoog ik mag
        De button wil zo hoog mogelijk, één limper, de big was kort en all-in
        Er is al een raise, hij wil het meeste, hoeveel is dat?
        Hoeveel kan ik maximaal maken na een bet van 1500 in 3200
        Aan de finaletafel werd op een rekenmachine gewacht omdat iemand na twee callers de volle pot aankondigde
        De small blind wilde preflop het allerhoogste en de dealeres was er niet zeker van
        Als eerste op de turn, er ligt 8.400, mag het ook 9.000 zijn?
        In de ronde met vier kaarten vroeg hij drie keer naar zijn plafond en kreeg drie verschillende getallen
pot-limit-maximum-fact-round = Wat is er op deze straat ingezet? ("PL 100/200; pot 1500; flop; A 400"; met antes: noem alle spelers)
    .label = inzetronde
    .hint = De ronde in pot-limit: pot-limit 200/400; A raiset naar 1200 (? weet niet, < terug)
pot-limit-maximum-outcome-other-structure = Geen pot-limit: de pot stelt hier geen grens
pot-limit-maximum-outcome-maximum = Hoogstens { $most } in totaal voor wie niets voor zich heeft liggen
pot-limit-maximum-outcome-maximum-of-player = { $next }: hoogstens { $most } in totaal
pot-limit-maximum-outcome-stack-below-the-pot = { $next }: hoogstens de hele stack, { $stack }
pot-limit-maximum-outcome-pot-bet = { $next } bet de pot: { $total }
pot-limit-maximum-outcome-pot-raise = { $next } raiset de pot: naar { $total }
pot-limit-maximum-outcome-pot-all-in = { $next } is all-in met { $total }: de pot zou { $most } zijn
pot-limit-maximum-order-put-total = Speler: leg in totaal { $total } neer.
pot-limit-maximum-order-announce-bet = Dealer: kondig de bet van { $total } aan.
pot-limit-maximum-order-announce-raise = Dealer: kondig de raise naar { $total } aan.
pot-limit-maximum-order-announce-all-in = Dealer: kondig de all-in voor { $total } aan.
pot-limit-maximum-order-next-acts = De volgende speler is aan de beurt.
pot-limit-maximum-outcome-call-or-fold = { $next } mag alleen callen of folden
pot-limit-maximum-outcome-nobody-to-act = Niemand is aan de beurt: het inzetten op deze straat is klaar
pot-limit-maximum-outcome-maximum-blind-counted-full = Hoogstens { $most } in totaal: de te kleine blind telt als volledige
pot-limit-maximum-outcome-maximum-blind-as-posted = Hoogstens { $most } in totaal: de te kleine blind telt zoals hij is gepost
pot-limit-maximum-order-no-pot-bet = In dit spel wordt de pot niet geteld. In no-limit is de stack het maximum, in limit het vaste bedrag.
pot-limit-maximum-order-tell-the-most = Dealer: noem de speler het bedrag.
pot-limit-maximum-order-call-or-fold = Speler: call of fold.
pot-limit-maximum-order-name-who-is-first = Sluit je regel af met wie eerst aan de beurt is, als dat een andere speler is ("C aan de beurt").
pot-limit-maximum-order-begin-the-street = Zet de volgende straat achteraan in je regel ("; flop").
pot-limit-maximum-order-see-the-table = Voor wie al chips voor zich heeft, staat het maximum in de tabel.
pot-limit-maximum-remark-antes-counted = De antes liggen in de pot en tellen mee. Het boek zegt er niets over: een huis kan ze vóór de flop buiten beschouwing laten.
pot-limit-maximum-remark-blind-counts-full = Vóór de flop telt mee wat er aan de blind ontbreekt. Vanaf de flop telt alleen wat er echt in de pot ligt.
pot-limit-maximum-remark-dead-blind-counts = Vóór de flop wordt de pot berekend alsof elke blind volledig is, ook een dode. Vanaf de flop telt alleen wat er echt in de pot ligt.
pot-limit-maximum-remark-earlier-pot = De pot van vóór deze straat is wat in je regel staat ("pot 1500").
pot-limit-maximum-remark-earlier-pot-with-full-blinds = Wat er vóór de flop aan een blind ontbrak, telt in dit boek mee: noem de pot inclusief dat bedrag.
