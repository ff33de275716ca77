raise-size = Grootte van een raise
    .search = raise te klein, te kleine raise, te weinig voor een raise, is het een call of een raise, call of raise, minimumraise, min-raise, minraise, minimale raise, minder dan een minraise, halve raise, 50%-regel, vijftig procent, 50 procent regel, meer dan de helft, underraise, all-in voor minder, hoeveel is de raise, volgende minimumraise
    .told =
        wat is hier de minimumraise
        De bet was 500 en hij raist naar 800, dat is toch te weinig
        Ik wil raisen, maar wat is nu de minimumraise?
        Blinds 100/200, iemand maakt er 500 van en hij zegt nu 700, dat is toch geen volle raise
        Hij zegt raise en legt 1000 neer op een bet van 600, de dealer zegt dat het minstens 1200 moet zijn
        Hoeveel moet hij minimaal raisen als er naar 900 geraised is en de big blind 400 is?
        raise te klein, minimum?
        Bet is 500, seat 4 zegt 800 en dat is geen minraise.
        Hij wil raisen maar noemt te weinig, hoeveel moet het minimaal zijn.
        Blinds 200/400, UTG raist naar 1000 en seat 5 maakt er 1400 van, dat is geen hele raise.
        Op de flop bet seat 1 600, seat 3 maakt er 900 van, dat is minder dan een minraise.
        Wat is de minimale raise als er 300 gebet is en geraised naar 800?
    .heard =
        bet 800, hij maakt 1300, moet hij naar 1600
        open was 500 en de knop schuift 850 in gemengd spul, geen woord
        zei raise en zette 900 tegen een bet van 600
        wat is de kleinste 3-bet na 300 naar 800
        hij shovet 2100 over een bet van 1500, geldige raise of niet
        haar clickback is geen dubbele, moet ze aanvullen
        van 2k naar 3k5: genoeg of gewoon een flat
        de sprong is kleiner dan de vorige, wat nu
        cutoff wilde verhogen maar kwam tweehonderd te kort
        hoeveel moet ik erbij doen zodat het geldig is
        moet het verdubbelen of dezelfde stap als de laatste verhoging
        veertig procent boven de open, volgens mij callt ze maar
        hij verhoogt van 400 naar 600, moet het niet minstens het dubbele
        is dit genoeg voor een verhoging
        wat is het minimum waarmee ik er overheen kan
        hij legt er te weinig boven, moet hij aanvullen tot de minimale verhoging
        de verhoging is kleiner dan het minimum
        zegt raise en legt te weinig neer, tot hoeveel aanvullen
        is zijn raise groot genoeg, de bet was 400 en hij maakt er 700 van
        wat is de minimale raise na een raise van 300 naar 800
        hij heeft te weinig geraised, wat moet hij ervan maken
        blinds 200/400 en hij maakt er 600 van, is dat een min-raise
        hij zei raise en legde minder neer dan de minimale raise
        bet 1.000, raise naar 1.500: is dat een geldige raise
        hoeveel moet de verhoging minimaal zijn
        Bet was 800, hij maakt 1300, is dat genoeg verhoogd
        Hoeveel moet ik minstens verhogen, 500 gebet en naar 1400 gereest
        Zij zegt reest, geen getal, en legt 1100 op mijn 700
        Driebet naar 1800 over 1200, blinds 200/400, haalt dat het minimum
        Wat is hier de minrees na 600 en 1600, stoel 8 legt 2400
        Zegt gewoon tweeduizend, ligt al 1500, is die verhoging hoog zat
        Er lag 800, Ali verhoogt tot 1300, is dat hoog genoeg
        Hoeveel moet ik minstens maken na 1200, blaainds zijn 200/400
        Toos zette 2000, Wim legt er 3500 tegen, is dat ver genoeg eroverheen
        Chantal zegt verhogen en legt 1400 tegen duizend, minder dan het dubbele
        Z'n laatste 2700 over mijn 2000, is dat een volle verhoging
        Van 300 ophogen naar 450, is die stap niet te klein
        Er was geopend naar 800, mijn buurman zegt raise en legt in totaal 1.100 neer, de dealer krabt aan zijn hoofd
        Bij 400/800 ging het preflop naar 2.200, wat moet de volgende minstens maken?
        Hij riep dat hij verhoogde en schoof maar twee honderdjes meer naar voren dan de inzet vóór hem
        Bet van drieduizend, hij maakt er vierenhalf van, mijn maat zei dat dat nooit genoeg is
        Aan de finaletafel ging iemand van 40.000 naar 65.000 en de man naast hem zat meteen nee te schudden
        Op de turn werd er 1.500 ingezet, de mevrouw dacht een eeuwigheid na en zette toen 2.500 neer
        Eerst duizend, toen 3.500, hoeveel is nu de kleinste reraise?
        Er werd verhoogd, maar met minder dan de bet zelf, en hij wilde zijn fiches dan maar terug
        Bet 600, korte all-in van 1000, als ik daar nog overheen wil, naar hoeveel op zijn minst?
        Met een biertje in zijn hand maakte hij van 900 een ronde 1.300, de dealer liet het gaan en pas een speler later protesteerde er iemand
        In de limit van 300/600 lag er op de river ineens 450 om te verhogen, wat doe je met zo'n bedrag?
        Twee ruggen ingezet, hij stapelt er drie en zegt niks, moet daar nog wat bij?
        Het gedoe ging erover of je over vier mille heen mag met zes en een half of dat het er acht moeten zijn
        Moet hij die ontbrekende 300 nog bijleggen als hij al raise had gezegd en te weinig neerlegt?
        Blinds 250/500, open 1.100 en de knop maakt er doodleuk 1500 van
raise-size-fact-round = Wat is er deze ronde ingezet voordat deze speler handelde?
    .label = inzetronde
raise-size-fact-put = Hoeveel is er in totaal genoemd, of ligt er vóór de speler?
    .label = ingezet of genoemd
raise-size-fact-said = Wat is er gezegd?
    .label = gezegd
    .amount = een bedrag, zonder "raise"
    .raise = "raise", zonder bedrag
    .all-in = "all-in"
    .nothing = niets, er zijn alleen chips ingezet
raise-size-fact-all-in = Is de speler daarmee all-in?
    .label = daarmee all-in
raise-size-outcome-no-amount-yet = Nog geen bedrag: er valt niets te meten
raise-size-outcome-raise-to-come = Raise, naar minstens { $least }: het bedrag komt nog
raise-size-outcome-less-than-call = Minder dan de call: een undercall, geen raise
raise-size-outcome-all-in-for-less = All-in voor { $total }, minder dan de call
raise-size-outcome-made-up = Raise, aan te vullen tot { $total }
raise-size-outcome-call = Een call, precies het bedrag
raise-size-outcome-call-owed = Alleen een call, aan te vullen tot { $total }
raise-size-outcome-call-then-raise = Een raise is verplicht: die moet er nu in
raise-size-outcome-call-only = Alleen een call: { $change } gaat terug
raise-size-outcome-call-only-said = Alleen een call: { $total }
raise-size-outcome-short-all-in = All-in voor { $total }, minder dan een volledige bet of raise
raise-size-outcome-short-all-in-next-open = All-in voor { $total }, minder dan een volledige bet of raise
raise-size-outcome-raise = Raise naar { $total }
raise-size-outcome-fixed-raise = Raise naar { $total }
raise-size-outcome-above-pot = Te veel: de pot laat hoogstens { $most } toe
raise-size-outcome-above-fixed = Alleen { $most } geldt: meer laat fixed limit niet toe
raise-size-outcome-chip-rules = Call of raise? De regels over chips beslissen
raise-size-outcome-bet = Bet van { $total }
raise-size-outcome-bet-made-up = Bet, aan te vullen tot { $total }
raise-size-outcome-bet-may-be-made-up = Jouw keuze: de bet wordt aangevuld tot { $total }, of blijft zo
raise-size-outcome-short-bet-not-said = Het boek zwijgt over deze te kleine openingsbet
raise-size-outcome-words-do-not-count = Het woord bindt niet: de chips beslissen
raise-size-order-still-to-act = De speler is nog aan de beurt.
raise-size-order-word-binds = Het woord bindt: de speler raiset, naar minstens { $least }.
raise-size-order-see-invalid-declaration = Er is "raise" gezegd terwijl er geen bet ligt: ga verder met het incident Ongeldige aankondiging (invalid-declaration).
raise-size-order-see-undercall = Er ontbreekt { $short } aan de call: ga verder met het incident Undercall (undercall).
raise-size-order-all-in-plays = Dealer: kondig de all-in voor { $total } aan. De te callen bet blijft { $bet }; wat anderen boven de all-in inzetten, gaat naar een side pot.
raise-size-order-announce-call = Dealer: kondig een call aan.
raise-size-order-give-back = Dealer: geef { $change } terug. { $total } blijft liggen.
raise-size-order-put-call = Speler: leg precies de call neer, { $total } in totaal.
raise-size-order-director-may = Toernooileiding: beslis of er tot { $total } wordt aangevuld. Het boek laat het toe, maar eist het niet.
raise-size-order-make-up = Speler: maak er in totaal { $total } van. Er ontbreekt { $to_add }.
raise-size-order-announce-raise = Dealer: kondig de raise naar { $total } aan.
raise-size-order-announce-bet = Dealer: kondig de bet van { $total } aan.
raise-size-order-announce-all-in = Dealer: kondig de all-in voor { $total } aan. Er wordt niets aangevuld.
raise-size-order-see-reopening = Wie nog mag raisen, staat bij het incident Wie mag nog raisen na een te lage all-in (reopening).
raise-size-order-raise-follows = Speler: leg nu in één beweging de raise neer, tot minstens { $least } in totaal.
raise-size-order-director-short-bet = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de bet tot { $least } wordt aangevuld.
raise-size-order-correct-to-pot = Dealer: verlaag de bet tot wat de pot toelaat en geef de rest terug.
raise-size-order-correct-if-miscounted = Dealer: is de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
raise-size-order-correct-if-dealer-miscounted = Dealer: heb je de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
raise-size-order-director-other-cause = Toernooileiding: beslis bij een andere oorzaak naar billijkheid (regel { $fairness }), tot hoogstens wat de pot toelaat. Het boek zwijgt daarover.
raise-size-order-see-miscount = Ga verder met het incident Verkeerd getelde pot of te grote bet (pot-limit-miscount) als er na de bet al gehandeld is.
raise-size-order-only-most = Speler: leg in totaal precies { $most } neer. Wat erboven ligt, gaat terug.
raise-size-order-next-acts = De volgende speler is aan de beurt.
raise-size-order-see-chip-rules = Floor: ga bij één chip verder met het incident Meerwaardechip (oversized-chip), bij meer chips met Meerdere chips (several-chips). Liggen er nog chips van een eerdere inzet, ga dan verder met Chips bij een eerdere inzet gelegd (prior-bet-chips).
raise-size-order-rule-on-chips = Floor: beslis opnieuw op grond van de chips alleen, alsof er niets is gezegd.
raise-size-order-complete-call = Speler: leg { $short } bij tot de call van { $total }, voor zover je stack reikt.
raise-size-order-count-all-in = Dealer: tel alle chips van de speler. De all-in bindt.
raise-size-order-count-last-chips = Dealer: tel de laatste chips. Ze gelden als call, voor zover ze reiken.
raise-size-outcome-last-chips-not-counted = Raisen kan niet: tel de laatste chips
raise-size-remark-half-of-raise = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
raise-size-remark-half-of-raise-all-in = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
raise-size-remark-half-of-raise-said = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
raise-size-remark-short-all-in-before = De laatste raise was een te lage all-in. Het boek gaat uit van de "vorige" inzet; hier is gerekend met de laatste volledige.
raise-size-remark-least-after-short = De laatste raise was een te lage all-in. Het boek noemt de "vorige" bet of raise als minimum; hier is gerekend met de laatste volledige.
raise-size-remark-least-after-this = Voor de volgende raise noemt het boek de "vorige" bet of raise als minimum; hier is gerekend met de laatste volledige, niet met deze all-in.
raise-size-remark-limit-after-short = Het boek zegt niet of een raise in fixed limit een te lage all-in aanvult of erbovenop komt.
raise-size-remark-other-raise = Het boek zegt niet of een raise in fixed limit na een te lage all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar elk ander totaal dat hier staat, is ook goed.
raise-size-remark-raise-no-bet = Het boek spreekt van een minimumraise terwijl er geen bet ligt, en legt het bedrag niet uit. Hier is gerekend met de minimumbet.
raise-size-remark-next-raise-open = Het boek zegt niet wat na deze all-in het minimum voor de volgende raise is.
raise-size-remark-raise-cap = In fixed limit is het aantal raises begrensd: zie het incident Hoe vaak er geraised mag worden (raise-cap).
raise-size-remark-own-chips-lower-the-most = Het maximum geldt voor een speler die nog niets voor zich heeft liggen. Chips van een eerdere inzet gaan daarvan af.
raise-size-remark-holdem-only = De regel van het boek gaat over hold'em. Over een ander spel zwijgt het.
raise-size-remark-acted-on = Hebben anderen er al op gehandeld of ligt de volgende kaart er al, ga dan verder met het incident Te kleine bet of raise (underbet-underraise).
raise-size-outcome-no-raise = Alleen een call: deze speler mag niet raisen
raise-size-outcome-nobody-to-call = Alleen een call: niemand kan een raise nog callen
raise-size-outcome-no-raise-not-said = Het boek zegt niet of deze speler mag raisen
raise-size-order-no-raise-call = Dealer: kondig een call aan en geef terug wat daarboven ligt.
raise-size-order-director-no-raise = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de raise geldt of alleen de call.
raise-size-fact-acted-before = Heeft deze speler in deze inzetronde al eerder gehandeld?
    .label = eerder gehandeld
raise-size-outcome-made-up-said = Raise, aan te vullen tot { $total }
raise-size-outcome-bet-made-up-said = Bet, aan te vullen tot { $total }
raise-size-order-put-total = Speler: leg in totaal { $total } neer.
raise-size-outcome-above-pot-said = Te veel: de pot laat hoogstens { $most } toe
raise-size-outcome-above-fixed-said = Alleen { $most } geldt: meer laat fixed limit niet toe
raise-size-order-correct-said-to-pot = Dealer: verlaag de bet tot wat de pot toelaat, { $most } in totaal.
raise-size-order-correct-said-if-miscounted = Dealer: is de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat, { $most } in totaal.
raise-size-order-correct-said-if-dealer-miscounted = Dealer: heb je de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat, { $most } in totaal.
