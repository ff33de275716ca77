folded-in-turn = Gefold en spijt ervan
    .search = gefold en wil zijn hand terug, spijt van zijn fold, fold terugnemen, per ongeluk gefold in zijn beurt, zei fold en wil nu callen, foldde omdat hij de bet verkeerd las, wil na de fold toch callen, pas teruggedraaid, pakt zijn gefolde kaarten terug, azen gefold
    .told =
        Hij foldde toen hij aan de beurt was en wil nu zijn hand terug
        Seat 4 foldt op de raise en wil een seconde later toch callen
        Ik zei fold in mijn beurt, maar ik heb mijn kaarten nog, mag ik nu callen?
        Ze gooide haar kaarten weg in haar beurt en zag toen dat ze verkeerd gekeken had
        Hij foldde op de bet op de turn, de kaarten liggen naast de muck en hij pakt ze terug
        UTG foldt op de three-bet omdat hij dacht dat die hoger was
        Mag je een fold terugnemen als de kaarten de muck niet geraakt hebben?
        Hij foldde in zijn beurt en de dealer heeft de kaarten nog vast, krijgt hij ze terug?
        gefold in zijn beurt en spijt
        De speler foldt, dan zegt de dealer dat het maar 400 was, en hij wil callen
        De big blind foldde op de raise en wil zijn fold ongedaan maken
        Bindt een fold in de beurt ook als de kaarten nog te herkennen zijn?
        Ze zegt dat ze zich vergist heeft met folden, ze wilde raisen
        Hij foldde per ongeluk zijn azen toen de actie bij hem was
    .heard =
        hij gooide weg op zijn beurt en wil zijn kaarten nu terug
        ze mikte haar hand weg en bedenkt zich
        gefold aan de beurt en nu smeken bij de dealer of het terug mag
        hij had weggegooid, dacht even na en wil toch callen
        mijn buur flikkerde ze weg en wil ze nu terughebben
        wil ontfolden, die twee liggen daar gewoon voor de lijn
        hij paste op een bet, zag de ander twijfelen en doet ineens weer mee
        oeps, dacht dat ik niks had, het waren heren, geef terug
        hij liet los, dealer heeft ze nog niet binnen
        bedenkt zich nadat hij mijn shove weggegooid heeft
        zei "ik ben weg" en daarna "wacht, ik call"
        schoof ze naar voren tegen 1200 en trekt ze terug
        hij had opgegeven en hoorde daarna het echte bedrag
        kan iemand terugkomen op zijn pas
        beste hand weggelegd op een min bet, meteen spijt
        hij was aan de beurt, flikkert ze weg en smeekt nu de dealer
        laat zijn hand los op de riverbet en wil hem weer
        Weggelegd en toen gezien dat hij schoppen met klaveren had verwisseld
        De kaarten lagen op de lijn, niet in de hoop, en hij wilde ze terug
        Tegen de bet gaf ze op, toen zag ze haar vrouwenpaar
        Hij las zijn kaarten verkeerd, gooide tegen mijn bet weg, en toen ze bij de muck lagen zag hij dat het eigenlijk twee azen waren geweest
        Fold op zijn beurt, en vijf seconden later spijt
        Gefold en wil ze terug omdat ie de bet verkeerd had gezien
        Hij dacht 4.000, het was 400, maar de hand was al weg
        De dealer ving zijn kaarten in de lucht en hij riep wacht, ik denk nog na
        Beide kaarten naar de dealer geschoven, bij zinnen gekomen en er weer naar gegrepen
        Ik had gepast, toen zei mijn buurman dat het maar een minraise was
        hij paste en wil nu zijn kaarten terug
        schoof zijn kaarten naar voren en vraagt ze terug
        kaarten over de lijn, hij zegt dat hij niet gepast heeft
        ze muckte in haar beurt en bedenkt zich
        hij gooide zijn hand per ongeluk weg, krijgt hij die terug
folded-in-turn-fact-moment = Wanneer foldde de speler?
    .label = gefold
    .in-turn = toen hij aan de beurt was
    .out-of-turn = voor zijn beurt
    .betting-over = bij de showdown, na al het inzetten
folded-in-turn-fact-why = Hoe kwam het tot de fold?
    .label = aanleiding
    .gave-up = de speler wilde folden
    .thought-won = de speler had gebet of geraised en dacht dat er niemand meer over was
    .taken-in = de speler foldde niet: de dealer nam de kaarten in
folded-in-turn-fact-facing = Was er een bet of raise te callen?
    .label = bet te callen
folded-in-turn-outcome-fold-binds = Een fold in de beurt bindt: de hand doet niet meer mee
folded-in-turn-outcome-fold-back = De fold bindt niet: de hand blijft in het spel
folded-in-turn-outcome-no-fold-but-mistake = Weggegooid na een bet: geen fold in de beurt
folded-in-turn-outcome-no-fold-but-taken = Niet gefold: de dealer nam de hand in
folded-in-turn-outcome-out-of-turn = Een fold voor de beurt
folded-in-turn-outcome-at-the-showdown = Er wordt niet meer ingezet: weggegooid bij de showdown
folded-in-turn-order-fold-stands = Dealer: neem de gefolde kaarten in. Die hand doet niet meer mee.
folded-in-turn-order-chips-stay = Alle chips die de speler heeft ingezet, blijven in de pot.
folded-in-turn-order-next-acts = De volgende speler is aan de beurt.
folded-in-turn-order-back-while-identifiable = Dealer: geef de kaarten terug als ze voor 100% te herkennen zijn. Zijn ze dat niet, dan doet die hand niet meer mee.
folded-in-turn-order-back-while-retrievable = Dealer: geef de kaarten terug als ze voor 100% te herkennen en terug te halen zijn. Zijn ze dat niet, dan doet die hand niet meer mee.
folded-in-turn-order-still-to-act = De speler is nog aan de beurt.
folded-in-turn-order-hold-cards = Dealer: houd de kaarten apart, buiten de muck.
folded-in-turn-order-see-discarded = Ga verder met het incident Gebet en kaarten weggegooid (discarded-while-live).
folded-in-turn-order-see-killed-hand = Ga verder met het incident Hand per ongeluk gedood (killed-unprotected-hand).
folded-in-turn-order-see-fold-out-of-turn = Ga verder met het incident Fold voor de beurt (fold-out-of-turn).
folded-in-turn-order-see-mucked-winner = Ga verder met het incident Hand weggegooid bij de showdown (mucked-winner).
folded-in-turn-remark-not-by-mistake = De regel over per ongeluk gedode handen is er niet voor een hand die de speler zelf foldde, ook niet als de kaarten te herkennen zijn.
folded-in-turn-remark-amount-unknown = Was het bedrag van de raise nog niet bekend, zie dan het incident Handelen voordat het bedrag bekend is (act-before-amount).
