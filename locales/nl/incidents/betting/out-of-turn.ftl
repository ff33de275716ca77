out-of-turn = Actie voor de beurt
    .search = OOT, out of turn, buiten de beurt, te vroeg gehandeld, voor zijn beurt gegaan, verkeerde speler aan de beurt, niet aan de beurt, te vroeg gecheckt, te vroeg gecalld, te vroeg gecalled, te vroeg gebet, te vroeg geraised, voor zijn beurt ingezet, niet op zijn beurt gewacht, out of turn actie
    .told =
        hij bet voor zijn beurt
        Ik was aan de beurt en hij zegt al raise
        Die speler checkte voor zijn beurt en wil nu toch ineens betten
        Ik moest nog handelen op de turn en de button gooit voor zijn beurt al 3000 in het midden
        Hij callde voor zijn beurt, daarna raiste de speler die eigenlijk eerst moest, en nu wil hij zijn chips terug
        Staat zijn bet voor de beurt als de speler voor hem daarna checkt?
        raise voor zijn beurt
        Seat 6 bet 1500 terwijl seat 5 nog aan de beurt is.
        De button checkte voor zijn beurt en daarna heeft de speler voor hem gebet.
        UTG is aan de beurt, seat 7 zegt out of turn raise naar 1800, en daarna callt UTG alleen de blind.
        Op de turn callt seat 9 voor zijn beurt de bet van 2000 en dan raist seat 8, die nog moest, naar 6000.
        Staat zijn raise als hij out of turn was en de speler voor hem gecheckt heeft?
    .heard =
        buiten beurt gebet
        plaats 6 duwde alles erin terwijl plaats 5 nog moest
        knop bet de flop, maar UTG moet als eerste spreken
        die na mij verhoogde en ik had nog niks gedaan
        cutoff legt 3k neer nog vóór de hijack
        hij zag niet dat ik kaarten had en ging me voor
        verkeerde volgorde, de BB sprak eerder dan de SB
        ik zat aan een raise te denken en achter mij shovet hij voorbarig
        de actie ligt bij stoel 2, waarom tikt 4 al
        hij riep all-in met nog twee man voor zich, moet dat blijven liggen
        ze callde voortijdig, mag ze terugtrekken als ik verhoog
        speler sprong naar voren, daarna checkte de juiste, telt zijn bet
        plaats 9 sprak voor de muziek uit want hij zag mij niet naast de dealer
        speler achter mij zet in voor ik iets gedaan heb
        hij was niet aan de beurt en riep raise
        voor zijn beurt gecheckt, nu bet ik, mag hij nog verhogen
        ze liep op de zaken vooruit met haar call
        zet in buiten zijn beurt, zijn voorganger moest nog
        verhoogt voor mij terwijl ik nog niets gedaan had
        hij zette in voor zijn beurt, telt dat
        stoel 4 raisede voordat hij aan de beurt was
        de button callde buiten zijn beurt en toen raisede de cutoff
        speler handelde voor zijn beurt, degene die overgeslagen is wil nu handelen
        ze checkte buiten de beurt en wil nu toch inzetten
        all-in buiten de beurt, mag hij dat terugnemen
        UTG+1 bet voordat UTG iets gedaan had
        Stoel 6 raist naar 3k maar stoel 5 moest nog
        Ik zat nog te denken en de knop achter mij klopt al
        Jef kolde te vroeg, de cutoff had nog niks gezegd
        Ze bet vooraleer ik iets kon doen, ik zit rechts van haar
        Dat joch shovet over me heen, ik was nog niet geweest
        Kroop met 1500 in de rij, terwijl het aan mij was
        Stoel 7 sjoofde 15k terwijl ik nog niet eens gekeken had
        Ali klopte te vroeg, ik zat er nog voor en legde 800 neer
        Ria ging al mee met de 600 en Hans moest eerst nog
        Dennis drong voor met een verhoging naar 4000, Nel was aan zet
        Bart wachtte niet op mij en knalde gewoon 2500 naar voren
        Na zijn voorbarige inzet van 900 ging ik eroverheen, blijft dat geld liggen
        De man vóór mij zat nog te dutten en de button schreeuwde al all-in
        Hij zette in voordat het zijn beurt was en de speler vóór hem checkte daarna, wat doe je met die fiches?
        Op twee mensen had hij moeten wachten, hij raisede meteen
        De laatste riep 3.000 terwijl de eerste nog naar zijn kaarten keek
        Op de flop klopte de man achter mij, terwijl ik moest en wilde inzetten
        Hij was me te snel af en betaalde de open, ik reraisede en nu wil hij het terug
        Zogenaamd niet gezien dat die met de koptelefoon nog kaarten had, en zo ging alles erin
        De tegenstandster zette in toen ik aan zet was, zit ze daaraan vast?
        Te vroeg verhoogd, teruggelegd, die ervoor betaalde alleen de blind, moet die raise blijven staan?
        Twee vóór hem hadden nog niks gedaan en hij schoof de halve stack
        Hij was er één te vroeg bij en stond te kijken dat hij eraan vastzat
        Op de river heads-up zette die in positie als eerste in, de ander wilde een check-raise
        Mag hij zijn fiches terug als hij te gretig was en de man ervoor daarna verhoogt?
        Was nog helemaal niet aan de beurt maar dacht dat ik al gecheckt had
        In de laatste stoel werd al geklopt terwijl UTG nog op zijn horloge keek
        hij checkt terwijl hij niet aan de beurt is, mag hij straks nog betten
        zette in voordat hij aan de beurt was
        callde eerder dan de speler voor hem
        speelde te vroeg en daarna verhoogde er iemand voor hem
        mag hij zijn te vroege bet terugnemen nu er voor hem een raise kwam
        verhoogde voordat de small blind had gespeeld
        zegt check terwijl een ander aan de beurt is
        all-in voor zijn beurt
out-of-turn-fact-did = Wat werd er voor de beurt gedaan?
    .label = voor de beurt gedaan
    .check = een check
    .call = een call
    .bet-or-raise = een bet of een raise
    .fold = een fold
out-of-turn-fact-since = Wat hebben de spelers die vóór deze speler moesten handelen, sinds de vroege actie gedaan?
    .label = sindsdien gedaan
    .nothing-yet = nog niets
    .check-or-fold = alleen een check of een fold
    .call = een call, geen bet of raise
    .bet-or-raise = een bet of een raise
out-of-turn-outcome-player-in-turn-first = Eerst de speler die aan de beurt is; de vroege actie wacht
out-of-turn-outcome-early-action-binds = Er is niets veranderd: de vroege actie bindt
out-of-turn-outcome-binds-despite-change = De actie is veranderd, maar de vroege actie bindt toch
out-of-turn-outcome-free = De actie is veranderd: de vroege actie bindt niet
out-of-turn-outcome-never-binds = Een actie voor de beurt bindt niet
out-of-turn-outcome-fold-binds = Een fold voor de beurt bindt
out-of-turn-outcome-fold-waits = De fold wacht tot de actie bij die speler is
out-of-turn-outcome-fold-free = De actie is veranderd: de fold bindt niet
out-of-turn-order-keep-cards-apart = Dealer: houd de gefolde kaarten apart, buiten de muck.
out-of-turn-order-fold-stands = Dealer: neem de gefolde kaarten in. Die hand doet niet meer mee.
out-of-turn-order-cards-back = Dealer: geef de kaarten terug als ze voor 100% te herkennen zijn. Zijn ze dat niet, dan doet die hand niet meer mee.
out-of-turn-order-chips-back = Dealer: geef de speler de chips van de vroege actie terug.
out-of-turn-order-chips-stay = Dealer: laat de chips van de vroege actie in de pot.
out-of-turn-order-player-in-turn-acts = De speler die aan de beurt is, handelt nu.
out-of-turn-order-then-binds = De vroege actie bindt als er vóór de speler die te vroeg handelde alleen checks, calls of folds komen; na een bet of raise bindt die niet.
out-of-turn-order-then-binds-call-frees = De vroege actie bindt als er vóór de speler die te vroeg handelde alleen checks of folds komen; na een call, bet of raise bindt die niet.
out-of-turn-order-then-fold-binds = De fold bindt als er vóór de speler die foldde alleen checks, calls of folds komen; na een bet of raise bindt de fold niet.
out-of-turn-order-then-fold-binds-call-frees = De fold bindt als er vóór de speler die foldde alleen checks of folds komen; na een call, bet of raise bindt de fold niet.
out-of-turn-order-then-binds-anyway = Is de speler die te vroeg handelde aan de beurt, dan bindt de vroege actie, wat er ook vóór hem is gebeurd.
out-of-turn-order-others-behind = Heeft er na de vroege actie al iemand gehandeld, ga dan ook verder met het incident Overgeslagen speler (skipped-player).
out-of-turn-order-early-stands = De vroege actie geldt zoals die gedaan is; de speler heeft geen andere keuze.
out-of-turn-order-others-before = Moet er vóór de speler die te vroeg handelde nog iemand handelen, dan gaat die voor; verandert de actie daardoor, dan bindt de vroege actie alsnog niet.
out-of-turn-order-check-holds = Is deze speler aan de beurt, dan callt of foldt hij; na de vroege check mag hij niet meer raisen.
out-of-turn-order-call-holds = Is deze speler aan de beurt, dan callt hij: de vroege chips blijven liggen en hij legt bij wat ontbreekt.
out-of-turn-order-bet-holds = De vroege bet of raise blijft liggen zoals die gedaan is. Is de bet nu hoger, dan callt of foldt deze speler; ook bij een fold blijven de chips liggen.
out-of-turn-order-act-anew = Is deze speler aan de beurt, dan kiest hij opnieuw: call, raise of fold.
out-of-turn-order-act-anew-no-raise = Is deze speler aan de beurt, dan kiest hij opnieuw: call of fold, geen raise.
out-of-turn-order-act-freely = Is de speler die te vroeg handelde aan de beurt, dan kiest hij opnieuw; alles mag.
out-of-turn-remark-call-not-named = Het boek noemt de chips van een call niet. De vroege actie bindt niet, dus ze gaan terug, net als die van een bet of raise.
out-of-turn-remark-announced-only = Is de actie alleen vooraf aangekondigd en nog niet gedaan, dan geldt een eigen regel: zie het incident Als-dan-uitspraak (conditional-declaration).
out-of-turn-remark-fold-change-makes-no-difference = Een bet of raise daarna verandert niets: deze fold blijft een fold.
out-of-turn-remark-fold-others-before = Moet er vóór de speler die foldde nog iemand handelen, dan gaat die voor; verandert de actie daardoor, dan bindt de fold alsnog niet.
