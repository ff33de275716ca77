act-before-amount = Handelen voordat het bedrag bekend is
    .search = te vroeg gefold, fold voor het bedrag, te snel gefold, snap fold, te snel gehandeld, snelle fold, niet op het bedrag gewacht, "raise" en de volgende foldt, fold voordat de raise er lag, gehandeld voor de raise klaar was, raise zonder bedrag, niet gewacht
    .told =
        hij handelde voordat bedrag genoemd was
        Ik zei raise en voordat ik een bedrag kon noemen had hij al gefold
        Die speler naast me zegt all-in terwijl ik nog niet eens gezegd had hoeveel ik bet
        Hij kondigde een raise aan en nog voordat hij zei hoeveel, ging de big blind er al all-in overheen
        Mag hij al folden of raisen voordat ik gezegd heb hoeveel mijn bet is?
        foldt voordat raisebedrag bekend is
        Seat 3 zegt raise, heeft nog geen bedrag genoemd en seat 4 foldt al.
        De volgende speler heeft al gehandeld voordat de raiser een bedrag had genoemd.
        Seat 5 kondigt een raise aan en is nog chips aan het pakken, en seat 6 zegt er meteen all-in overheen.
        Op de turn zegt de small blind bet zonder bedrag en de button gooit zijn kaarten al weg voordat er chips liggen.
        Mag hij zijn fold terugnemen als de raiser nog niet gezegd had hoeveel het was?
    .heard =
        UTG is nog chips aan het afpassen en de hijack schuift zijn kaarten al in
        zei raise, had nog geen chip aangeraakt, en plaats 6 heeft gedumpt
        hij smeet zijn hand weg terwijl ik nog over de hoogte nadacht
        button haakt af voor hij de prijs gehoord heeft
        ik kwam niet verder dan "raise" en beide blinds waren al weg
        stoel 3 doet er nog een reraise overheen terwijl de eerste niets genoemd heeft
        twee man leveren in terwijl de better zijn stapel nog zit te tellen
        hij liet zijn hand gaan zonder te weten wat het ging kosten
        die achter mij geeft op terwijl ik nog naar mijn fiches grijp
        moet iedereen niet even stilzitten tot ik zeg hoeveel
        mag hij zijn kaarten terug, hij gaf zich al over voor mijn getal
        ze kieperde ze weg zodra ze raise hoorde, zonder cijfer
        hij riep raise en ik gaf meteen op voor hij zei hoeveel
        raise aangekondigd zonder bedrag en de volgende foldt al
        speler gooit weg voordat duidelijk is hoeveel de verhoging is
        de speler achter hem foldde voordat de inzetter een bedrag had genoemd
        button past zodra UTG raise zegt, er was nog geen bedrag
        hij zei bet en de volgende muckte voordat hij het bedrag kon noemen
        stoel 5 handelde voordat de hoogte van de raise bekend was, telt zijn fold
        de volgende speler callt voordat de raiser chips heeft neergelegd
        ik zei raise en links van mij werd al gefold, ik had nog niets ingezet
        Sjaak zegt alleen reest, nog geen getal, en seat 6 mikt al weg
        Ze had nog niet gezegd hoeveel en de volgende shovet er al overheen
        Stoel 4 wilde zijn inzet nog noemen, buurman foldt veel te snel
        Zegt bet, is nog aan 't uittellen, en Jos smijt zijn blad al binnen
        Nog geen cijfer gehoord van de cutoff en de knop roept al olin
        Wout ging verhogen, naar hoeveel wist niemand, en de bb reageerde al
        Ria zegt ik verhoog, meteen kwakt Dennis z'n kaarten weg zonder af te wachten
        Rachid zei enkel eroverheen, nog geen getal, en stoel 5 sjoofde al
        Hij was nog aan het afpassen hoeveel erbij kwam, buurman had al gepast
        Die gast riep reeze, voordie een som noemde flikkerde zes ze erin
        Mo zat nog schijven te pakken en links duwde Leo alles naar binnen
        Ik had nog niet gezegd hoe hoog, ging Sjaak er al overheen
        De verhoger was nog aan het tellen en de kaarten van de buurman waren weg
        Alleen raise was gezegd, er lag niets, en twee achter hem foldden
        Ze wachtte het bedrag niet af en de kaarten waren weg
        Die achter me moest naar huis en paste voordat ik een getal had genoemd
        Iemand had raise gezegd en bouwde nog torentjes, toen gooide het meisje achter hem weg, hoorde daarna het bedrag en wilde haar hand terug
        Foldde voor ie wist hoeveel en wil zn kaarten terug
        Had hij geweten dat het maar 900 was, hij was meegegaan, maar weg is weg
        Ongeduldig wuifde hij en gooide weg, de inzetter zocht nog naar een paarse
        De dealer zette de tafel stil omdat er gefold werd terwijl het bedrag nog niet vaststond
        Ik had mijn mond nog maar net open voor raise en links van me vlogen er al kaarten
act-before-amount-fact-acted = Wat deed de volgende speler?
    .label = volgende speler
    .fold = fold
    .call = call
    .raise = raise of all-in
act-before-amount-outcome-fold-stands = De fold geldt
act-before-amount-outcome-call-director = Jouw keuze: hoeveel de te vroege caller moet callen
act-before-amount-outcome-full-bet-owed = De te vroege caller moet de hele bet callen
act-before-amount-outcome-not-bound = De te vroege call bindt niet
act-before-amount-outcome-raise-binds = De raise geldt, boven op het bedrag dat nog komt
act-before-amount-outcome-out-of-turn = Dit is actie voor de beurt
act-before-amount-order-others-wait = Alle anderen: wacht tot het bedrag duidelijk is.
act-before-amount-order-name-amount = Dealer: vraag de speler die "bet" of "raise" zonder bedrag zei naar het bedrag.
act-before-amount-order-muck = Dealer: leg de gefolde kaarten in de muck.
act-before-amount-order-next-acts = Is het bedrag duidelijk, dan is de volgende speler aan de beurt.
act-before-amount-order-decide-call = Toernooileiding: bepaal wat de caller moet callen. Ga verder met het incident Call voordat het bedrag bekend is (call-before-amount).
act-before-amount-order-pay-all = Caller: call de hele bet, voor zover je stack reikt.
act-before-amount-order-decide-anew = Is het bedrag duidelijk, dan kiest de te vroege caller opnieuw: call, raise of fold.
act-before-amount-order-raise-above = Is het bedrag duidelijk, dan raiset de te vroege raiser daar minstens de minimumraise bovenop; een all-in blijft all-in.
act-before-amount-order-see-out-of-turn = Ga verder met het incident Actie voor de beurt (out-of-turn).
act-before-amount-remark-follows = De regel zegt wie wacht, niet wat er met de fold gebeurt. Dat de fold geldt, volgt uit de regel dat een actie bindt van wie aan de beurt is.
act-before-amount-remark-before-turn = Handelen voordat het bedrag genoemd is, telt in dit boek als handelen voor de beurt.
