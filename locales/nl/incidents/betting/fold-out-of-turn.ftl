fold-out-of-turn = Fold voor de beurt
    .search = fold out of turn, te vroeg gefold, voor zijn beurt gefold, buiten de beurt gepast, te vroeg gepast, kaarten te vroeg weggegooid, te vroeg gemuckt, kaarten al weg voor hij aan de beurt was, wil zijn kaarten terug na een te vroege fold
    .told =
        hij foldde voor zijn beurt
        Hij gooit zijn kaarten weg terwijl ik nog aan de beurt was
        De button heeft al gefold en de speler voor hem moest nog beslissen
        Ik zit under the gun na te denken en die man op plaats 7 gooit zijn kaarten al in de muck voor zijn beurt
        Hij had voor zijn beurt gefold, daarna checkte iedereen voor hem en nu wil hij zijn kaarten terug
        Mag hij zijn kaarten terugnemen als hij voor zijn beurt gefold heeft?
        foldt voor zijn beurt
        Seat 7 gooide zijn kaarten weg terwijl seat 6 nog moest.
        Hij foldde voor zijn beurt en wil nu zijn kaarten terug omdat de speler voor hem alleen checkte.
        Preflop moet UTG nog handelen, de cut-off foldt te vroeg en daarna raist UTG naar 1200.
        Op de flop gooit de button zijn hand voor zijn beurt weg, de small blind checkt en de big blind moet nog.
        Is zijn fold geldig als hij nog niet aan de beurt was?
    .heard =
        UTG+1 smeet zijn hand weg voordat UTG had gekeken
        BB schoof zijn kaarten in terwijl de button nog zat te denken
        plaats 8 geeft op met twee mensen voor zich
        hij zat op zijn telefoon en kieperde te vlug zijn kaarten
        die achter mij is al weg voor ik beslist heb, daar gaat mijn squeeze
        ze leverde in terwijl haar rechterbuur nog moest
        small blind liet vroegtijdig los en nu zet de knop groter in
        hij haakt voortijdig af, voor de derde keer vanavond
        dealer harkte de hand binnen van iemand die nog niet aan zet was
        ik moet nog en de cutoff heeft zijn kaarten al gedumpt
        vooruitlopend passen geeft de andere twee informatie, daar hoort straf op
        hij moest nog lang niet, toch vlogen zijn kaarten het midden in
        hij legde af voordat hij aan zet was
        te vroeg gepast met spelers voor hem
        legt zijn hand weg buiten zijn beurt
        past voordat zijn voorganger heeft beslist
        hij foldde buiten zijn beurt, is zijn hand dood
        stoel 6 gooide zijn kaarten weg voordat hij aan de beurt was
        speler past terwijl er voor hem nog iemand moest handelen
        ze muckte voor haar beurt en toen raisede UTG
        buiten de beurt gefold op de flop en nu wil hij zijn kaarten terug
        big blind paste al voordat de small blind iets gedaan had
        Stoel 9 gooit al weg terwijl stoel 6 nog moet beslissen
        Mikt zijn kaarten in de muck, hij moest nog twee man wachten
        Jef smeet zijn blad te vroeg binnen, nu gaat seat 5 bluffen natuurlijk
        De knop is niet aan zet en dumpt zijn twee al
        Ze laat los vooraleer de cutoff iets deed, nu raist die
        Stoel 2 paste eer het aan hem was, beïnvloedt de rest
        Gerrit smeet z'n kaarten al weg terwijl stoel 3 nog moest
        Was nog niet aan haar, toch paste Bep, en stoel 2 ging daarna mee
        Hij gooide te vroeg weg en toen zette Dennis vóór hem opeens 3000 in
        Rachid dumpte z'n kaarten toen er nog twee vóór hem zaten te denken
        Voordat ik kon kloppen lag de rommel van Joop al bij de delert
        Ongeduldige Sjaak mikt z'n twee kaarten de muck in, Chantal was aan zet
        Drie vóór hem moesten nog en zijn kaarten vlogen al naar de dealer
        Hij past steeds voordat hij aan de beurt is, de knop is er blij mee
        Ze gooide te vroeg weg omdat haar taxi er was
        Nauwelijks gedeeld, hij kijkt en gooit, wie er ook aan zet is
        Die in de hoek gaf twee stoelen te vroeg op
        UTG lichtte nog een hoekje van zijn kaarten op en de cutoff had de zijne al weggegeven omdat hij naar de pauze wilde en het allang wist
        UTG zat nog te denken en twee verder was er al een weg
        Zijn kaarten lagen in de muck voor de blind had besloten, dus was duidelijk dat het goedkoop te stelen viel
        Krijgt hij iets omdat hij weg is terwijl die ervoor nog zitten te kijken?
        Hij verveelde zich, was al weg toen de man rechts nog niet eens had gekeken
        paste voordat hij aan de beurt was
        gooide zijn hand te vroeg weg
fold-out-of-turn-fact-since = Wat hebben de spelers die vóór deze speler moesten handelen, sinds de vroege fold gedaan?
    .label = sindsdien gedaan
    .nothing-yet = nog niets
    .check-or-fold = alleen een check of een fold
    .call = een call, geen bet of raise
    .bet-or-raise = een bet of een raise
fold-out-of-turn-outcome-fold-binds = De fold bindt
fold-out-of-turn-outcome-fold-waits = De fold wacht tot de actie bij die speler is
fold-out-of-turn-outcome-fold-free = De actie is veranderd: de fold bindt niet
fold-out-of-turn-order-keep-cards-apart = Dealer: houd de gefolde kaarten apart, buiten de muck.
fold-out-of-turn-order-fold-stands = Dealer: neem de gefolde kaarten in. Die hand doet niet meer mee.
fold-out-of-turn-order-player-in-turn-acts = De speler die aan de beurt is, handelt nu.
fold-out-of-turn-order-then-binds = De fold bindt als er vóór de speler die foldde alleen checks, calls of folds komen; na een bet of raise bindt de fold niet.
fold-out-of-turn-order-then-binds-call-frees = De fold bindt als er vóór de speler die foldde alleen checks of folds komen; na een call, bet of raise bindt de fold niet.
fold-out-of-turn-order-cards-back = Dealer: geef de kaarten terug als ze voor 100% te herkennen zijn. Zijn ze dat niet, dan doet die hand niet meer mee.
fold-out-of-turn-order-act-anew = Is deze speler aan de beurt, dan kiest hij opnieuw: call, raise of fold.
fold-out-of-turn-order-act-anew-no-raise = Is deze speler aan de beurt, dan kiest hij opnieuw: call of fold, geen raise.
fold-out-of-turn-remark-change-makes-no-difference = Een bet of raise daarna verandert niets: deze fold blijft een fold.
fold-out-of-turn-remark-others-before = Moet er vóór de speler die foldde nog iemand handelen, dan gaat die voor; verandert de actie daardoor, dan bindt de fold alsnog niet.
