show-order = Wie toont eerst
    .search = wie toont eerst, wie moet eerst tonen, niemand wil tonen, ze wachten op elkaar bij de showdown, volgorde showdown, volgorde van tonen, trage showdown, ik heb gecalld dus hij toont, laatste agressor toont, gecheckt op de river wie toont, river doorgecheckt, jij eerst, wie moet zijn kaarten eerst openen
    .told =
        wie moet eerst laten zien
        Hij wil niet als eerste tonen, ik ook niet
        Ik callde op de river en hij wacht tot ik mijn kaarten laat zien
        Op de river hebben we allebei gecheckt en nu zitten we naar elkaar te kijken, niemand wil als eerste openen
        Ik had op de river 2000 gebet, hij callde, en nu zegt hij dat ik eerst moet tonen
        Wie moet zijn kaarten als eerste openen als er op de river niet meer gebet is?
        wie moet eerst tonen?
        Bij de showdown wacht iedereen op elkaar, niemand wil eerst openen.
        River is doorgecheckt en ze discussiëren over wie als eerste moet laten zien.
        Seat 3 bette de river, seat 7 callde, en seat 3 zegt dat seat 7 eerst moet tonen.
        Op de turn bette seat 6, river check door drie man, seat 2 zit links van de button en wil niet als eerste tonen.
        Moet de laatste agressor eerst laten zien of de speler die gecalld heeft?
    .heard =
        river rondgetikt, drie man zitten als standbeelden
        ik zette in, hij betaalde en allebei houden we ze vast
        moet de man links van de knop openleggen
        wachtspelletje op het eind, dealer zegt begin nou
        geen inzetten op het eind, gaat het vanaf UTG of de turn-inzetter
        de laatste verhoger weigert als eerste open te gaan
        patstelling, ieder eist dat de ander voorgaat
        wie gaat vóór wie als de laatste straat doorgecheckt is
        bij stud, gaat het hoge board of de verhoger voor
        BB zegt knop eerst, knop zegt BB eerst
        jij betaalde mij, nee jij zette in, zo gaat het rondjes
        wiens plicht is het om te openen, met de klok mee vanaf waar
        wie moet eerst tonen op het einde
        niemand wil als eerste omdraaien
        op de river gecheckt, wie laat er het eerst zien
        wie moet bij de showdown het eerst tonen
        wie moet er eerst laten zien op de river
        allebei wachten ze en niemand laat zijn hand zien
        iedereen checkte de river, wie laat eerst zien
        de inzetter werd gecalld en wil niet als eerste laten zien
        hij bette en ik callde, hij wil dat ik eerst laat zien
        Ze zitten mekaar aan te gapen, geen van beiden draait om
        Alles getjekt op de river, moet ik of hij openen
        Mijn riverbet is gekold, hij zegt dat ik moet beginnen met openen
        Seat 4 wacht tot seat 6 flipt, en seat 6 wacht ook
        Olin erbij, bijpot getjekt, in welke volgorde gaan ze open
        Razz, laatste straat geklopt, begint de hoge of de lage met openleggen
        Nel en Leo zitten op elkaar te wachten, wie moet er openen
        Iedereen klopte op de rivier, wie legt 't als eerste neer
        Dennis betaalde mij, moet ik beginnen met omdraaien of hij
        Sjaak vindt dat ik moet beginnen met openen, ik volgde hem alleen
        Bij stud, wie gaat er als eerste open na de laatste ronde
        Geen van beide wil beginnen met omdraaien, Toos zette in op de laatste straat
        Op de river heeft niemand gezet, wie laat er eerst zien?
        Ik zette in, hij betaalde en wil dat ik begin
        We zaten elkaar aan te kijken en niemand draaide om
        In stud geen bet op de zevende, begint het hoogste board?
        Op de river hadden we alle drie geklopt, niemand wilde beginnen, en na een minuut stilte zei de dealer dat het vanaf de plaats na de knop gaat
        Wie moet eerst als er alleen gecheckt is?
        De laatste verhoger was op de turn, op de river werd geklopt
        De small zei dat de knop begint
        Ik werd betaald, moet ik, of mag ik op hem wachten?
        Twee minuten zaten ze als standbeelden, ieder wilde de ander eerst zien
        niemand wil als eerste tonen
        wie moet zijn kaarten als eerste omdraaien
show-order-fact-all-in = Is er een speler all-in?
    .label = speler all-in
show-order-fact-last-round = Is er in de laatste inzetronde ingezet?
    .label = ingezet in laatste ronde
    .bet = ja, een bet of raise die gecalld is
    .no-bet = nee, iedereen heeft gecheckt
show-order-fact-game = Welk spel is het?
    .label = spel
    .button = hold'em, Omaha of een draw game
    .stud = stud, high of high-low
    .razz = razz (stud low)
show-order-fact-round = Hoe verliep de hand tot aan de showdown?
    .label = hand
show-order-outcome-last-aggressor = De laatste agressor toont eerst
show-order-outcome-left-of-button = De eerste actieve speler links van de button toont eerst
show-order-outcome-highest-board = De speler met het hoogste zichtbare board toont eerst
show-order-outcome-lowest-board = De speler met het laagste zichtbare board toont eerst
show-order-outcome-all-at-once = All-in: alle handen gaan meteen open, zonder volgorde
show-order-outcome-all-in-first = De speler die all-in is, toont eerst
show-order-outcome-not-at-risk-first = De speler die geen risico loopt, toont eerst
show-order-outcome-not-covered = Het boek kent geen stud: de toernooileiding beslist
show-order-order-may-enforce = Floor: dwing deze volgorde af als niemand uit zichzelf opent of muckt.
show-order-order-aggressor-tables = Dealer: vraag de speler met de laatste bet of raise van de laatste inzetronde om als eerste te openen.
show-order-order-named-aggressor-tables = Dealer: vraag { $aggressor }, met de laatste bet of raise van de laatste inzetronde, om als eerste te openen.
show-order-order-left-tables = Dealer: begin links van de button en vraag de eerste speler die nog kaarten heeft om als eerste te openen.
show-order-order-named-left-tables = Dealer: vraag { $first }, de eerste speler links van de button die nog kaarten heeft, om als eerste te openen.
show-order-order-highest-tables = Dealer: vraag de speler met het hoogste zichtbare board om als eerste te openen.
show-order-order-lowest-tables = Dealer: vraag de speler met het laagste zichtbare board om als eerste te openen.
show-order-order-clockwise = Dealer: ga vandaar met de klok mee langs de andere spelers, één voor één.
show-order-order-clockwise-behind-aggressor = Dealer: daarna met de klok mee: { $behind_aggressor }.
show-order-order-clockwise-behind-first = Dealer: daarna met de klok mee: { $behind_first }.
show-order-order-any-order = Dealer: laat de andere spelers in willekeurige volgorde openen.
show-order-order-all-in-tables-first = Dealer: vraag de speler die all-in is om als eerste te openen.
show-order-order-not-at-risk-tables-first = Dealer: vraag de spelers die geen risico lopen om als eerste te openen.
show-order-order-others-table = Alle andere spelers in de hand: open ook je hele hand.
show-order-order-table-at-once = Alle spelers in de hand: open al je kaarten zodra er niet meer ingezet wordt. Niemand wacht op een ander.
show-order-order-see-all-in-showdown = Floor: weigert iemand, ga dan verder met het incident Mucken bij een all-in (all-in-showdown).
show-order-order-director-decides = Toernooileiding: beslis naar billijkheid (regel { $fairness }) wie als eerste toont.
show-order-remark-earlier-bet = Een bet op een eerdere straat telt niet: alleen de laatste inzetronde telt.
show-order-remark-may-muck = Een speler mag mucken in plaats van te tonen. De laatste speler met levende kaarten wint zonder te tonen.
