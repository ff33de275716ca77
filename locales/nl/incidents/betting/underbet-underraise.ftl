underbet-underraise = Te kleine bet of raise
    .search = underbet, underraise, te kleine raise, te kleine bet, bet te klein, raise te klein, te weinig geraised, te weinig gebet, onder het minimum, minder dan het minimum, geen volledige raise, minimumraise niet gehaald, minraise niet gehaald, iedereen callt een te kleine raise, verkeerde raise, ongeldige raise, raise was niet genoeg, foute bet
    .told =
        te kleine raise, te laat gezien
        De turn ligt er al en nu zien we dat zijn raise te klein was
        Hij bette minder dan de big blind op de flop en twee man hebben al gecalld
        Preflop 200/400, hij raiste naar 600, iedereen callde dat, de flop ligt er en nu pas zegt iemand dat dat minder dan de minimumraise is
        We waren al bij de showdown toen iemand zei dat de raise op de river te laag was, ik had die te kleine raise al gecalld
        Wordt een te kleine bet nog aangevuld als er al iemand na hem gehandeld heeft?
        raise te klein, al gecalld
        Er was te weinig geraised en we zien het nu pas, de volgende kaart ligt er al.
        Hij bette onder de big blind en er waren al twee calls voordat iemand het merkte.
        Preflop 200/400, raise naar 1000, seat 5 maakte er 1400 van, twee callers, en op de flop zien we dat de raise te klein was.
        River, bet van 2000, seat 3 zei raise naar 3500, seat 6 callde, en pas na het tonen zagen we dat de raise te klein was.
        Moet die te kleine raise nog aangevuld worden als er daarna al spelers gecalld hebben?
    .heard =
        hij bette 300 bij 400/800 en we gingen allemaal mee
        die verhoging naar 1400 had 1600 moeten zijn, turn ligt al
        twee callers later beseffen we dat haar 3-bet onvoldoende was
        niemand zag het tot de river dat die raise niet legaal was
        opende op de flop voor minder dan een big, plaats 3 betaalde
        moeten zij die al meegingen nu bijleggen
        vierde kaart ligt, iemand merkt dat die verhoging tekortschoot
        hij klikte naar 900 over 600 vanaf 200, mag niet, twee meelopers
        better legt minder dan één big neer, er is al achter gespeeld
        wij zagen de vergissing bij de showdown, laten of rechttrekken
        limit: hij zette op de turn de kleine maat in
        de reraise was 300 te licht en de dealer lette niet op
        een street later zien ze dat de inzet te klein was
        hij bette minder dan de big blind en er is al gecalld
        iedereen is meegegaan met een te lage raise
        minder dan de big blind ingezet, pas later gemerkt
        op de turn merken ze dat de raise voor de flop te laag was
        zijn raise was onder het minimum en twee spelers hebben al gecalld
        de bet was lager dan de big blind en niemand had het gezien
        een te kleine raise wordt pas na de volgende kaart ontdekt
        hij verhoogde te weinig en anderen hebben er al op gehandeld
        Hij zette 300 op de flop bij 200/400, turn ligt er al
        Verhoogde maar naar 1400 over 1000, twee man al betaald, nu pas gezien
        Inzet onder de big gedaan en iedereen heeft al meegedaan
        Seat 6 reest te weinig, 1500 over 1200, pas op river gemerkt
        Zijn verhoging kwam niet aan 't minimum, kaarten liggen al open
        Lag maar 500 waar 600 het minste was, niemand zag het op tijd
        Rachid zette maar 300 bij blinds 200/400 en stoel 4 had al betaald
        Ophogen van 1000 naar 1500, ontdekt toen de vierde kaart er al lag
        Toos heeft te laag ingelegd op de flop, niemand zag 't tot de rivier
        Hans zei verhogen maar zette te weinig, pas bij het openleggen viel 't op
        Die inleg van 150 zat onder de grote blinde, twee man volgden al
        Achteraf kwam Gerrit z'n verhoging 400 tekort, toern is al gedraaid
        Op de flop zette hij 500 bij 400/800, twee betaalden en de turn kwam
        Bij 300/600 zette iemand op de flop maar vierhonderd, drie betaalden rustig, en op de turn bedacht de dealer dat het te weinig was
        In limit ging op de river een halve inzet door, tot het omdraaien had niemand het door
        Pas na de volgende kaart zag iemand dat de bet niet eens een big blind was
        De bet was te klein, de dealer liet het gaan, moet nu iedereen bijleggen?
        Van 1000 naar 1600 verhoogd, te weinig, een kaart later pas gezien
        Het minimum was 1.200, hij legde 700, we zitten nog op dezelfde kaart en twee hebben betaald
        Een hele ronde ging het zo, tot de commentator zei dat de verhoging te laag was
        Hij ging naar 2.600, het had minstens 3.000 moeten zijn, geldt de correctie ook voor wie al betaald heeft?
        De small zette op de flop een los honderdje bij blinds van 300 en drie man gingen vrolijk mee
        zette minder in dan de big blind
        verhoogde met minder dan het minimum
        zijn raise is te klein
        verhoogde 1000 naar 1500, is dat genoeg
underbet-underraise-fact-noticed = Wanneer viel het op?
    .label = opgemerkt
    .same-street = vóór de volgende kaart (op de river terwijl er nog wordt ingezet)
    .next-card = toen de volgende kaart er lag
    .river-over = op de river, inzetten klaar, nog niet om kaarten gevraagd
    .asked-to-show = op de river, om kaarten gevraagd, nog niets getoond
    .showdown = toen er al een hand getoond was
underbet-underraise-fact-round = Wat is er op die straat ingezet? (de te kleine bet of raise zoals hij is gedaan)
    .label = inzetronde
    .hint = De ronde met de te lage raise: blinds 200/400; A raiset naar 600 (? weet niet, < terug)
underbet-underraise-fact-said-raise = Heeft de speler "raise" gezegd?
    .label = "raise" gezegd
underbet-underraise-fact-game = Welk spel is het?
    .label = spel
    .holdem = hold'em
    .other = een ander spel
underbet-underraise-fact-since = Wat is er gebeurd sinds de te kleine bet of raise?
    .label = sindsdien gebeurd
    .few = er is gehandeld, maar er was geen bindende actie
    .nobody = niemand heeft gehandeld
    .substantial = bindende actie (twee acties, minstens één met chips, of drie willekeurige)
underbet-underraise-outcome-nothing-wrong = Geen bet of raise is te klein: er valt niets recht te zetten
underbet-underraise-outcome-only-a-call = Alleen een call: { $total }
underbet-underraise-outcome-call-not-said = Onder 50% zonder "raise", dus een call; over de { $change } erboven zwijgt het boek
underbet-underraise-outcome-corrected = Te klein: wordt aangevuld tot { $total }
underbet-underraise-outcome-raise-made-up = Te klein: de speler vult aan tot { $total }
underbet-underraise-outcome-raise-made-up-answered = Te klein: aangevuld tot { $total }; wat spelers die erop gehandeld hebben, bijleggen, is open
underbet-underraise-outcome-may-be-corrected = Jouw keuze: te klein; aangevuld tot { $total }, of het blijft zo
underbet-underraise-outcome-stands = Te laat: de te kleine { $put } geldt
underbet-underraise-outcome-river-not-said = River, handen opgevraagd: het boek zegt niet of het nog wordt rechtgezet
underbet-underraise-outcome-bet-not-said = Het boek zet raises recht; over een te kleine bet zwijgt het
underbet-underraise-outcome-game-not-said = Het boek zegt niet wat er bij dit spel volgt
underbet-underraise-outcome-not-said = Het boek zegt niet wat er volgt
underbet-underraise-order-play-on = Het spel gaat verder.
underbet-underraise-order-announce-call = Dealer: kondig een call van { $total } aan.
underbet-underraise-order-make-up = Speler: maak er een volledige minimumraise van, { $total } in totaal.
underbet-underraise-order-take-back = Dealer: geef terug wat er boven { $total } is ingezet: de tabel laat zien aan wie. Niemand legt bij.
underbet-underraise-order-director-decides-call = Floor: beslis naar billijkheid (regel { $fairness }) of wat er boven { $bet } is ingezet, teruggaat.
underbet-underraise-order-see-raise-size = Hoe zwijgend ingezette chips tellen, staat bij het incident Grootte van een raise (raise-size).
underbet-underraise-order-announce-total = Dealer: zeg dat de bet { $total } is.
underbet-underraise-order-director-decides-may = Toernooileiding: beslis of het wordt rechtgezet. Tot hier laat het boek het toe; het eist het niet.
underbet-underraise-order-everyone-adds = Wie het te kleine bedrag heeft ingezet, legt bij tot { $total }: de tabel laat zien wat ieder bijlegt.
underbet-underraise-order-if-corrected-everyone-adds = Zo ja, dan legt ieder met het te kleine bedrag bij tot { $total }. De tabel laat zien wat ieder bijlegt.
underbet-underraise-order-others-face-total = Voor wie nog moet handelen, is de bet { $total }. Pas als iedereen gehandeld heeft, komt er een kaart.
underbet-underraise-order-if-corrected-others-face = Zo ja, dan is de bet { $total } voor wie nog moet handelen. Pas als iedereen gehandeld heeft, komt er een kaart.
underbet-underraise-order-then-showdown = De showdown volgt.
underbet-underraise-order-nothing-moves = Niemand legt bij en niemand krijgt iets terug. Het spel gaat door.
underbet-underraise-order-later-raise-stays = Dealer: de te kleine { $put } telt als { $total }; niemand legt daarvoor bij. De latere raise is ook boven { $total } groot genoeg en blijft staan.
underbet-underraise-order-director-later-raise = Toernooileiding: de te kleine { $put } telt als { $total }. De latere raise is daarboven niet groot genoeg; beslis of ook die wordt verhoogd.
underbet-underraise-order-if-corrected-later-raise-stays = Zo ja, dan telt de te kleine { $put } als { $total }; niemand legt daarvoor bij. De latere raise is ook boven { $total } groot genoeg en blijft staan.
underbet-underraise-order-if-corrected-director-later-raise = Zo ja, dan telt de te kleine { $put } als { $total }. De latere raise is daarboven niet groot genoeg; beslis of ook die wordt verhoogd.
underbet-underraise-order-director-decides-river = Floor: beslis naar billijkheid (regel { $fairness }) of er nog tot { $least } wordt aangevuld en, als de showdown de grens is, of die al begonnen is.
underbet-underraise-order-director-decides-bet = Floor: beslis naar billijkheid (regel { $fairness }). De bet moest minstens { $least } zijn.
underbet-underraise-order-director-decides-game = Floor: beslis naar billijkheid (regel { $fairness }). De regel over te kleine bets en raises noemt andere spellen.
underbet-underraise-order-director-decides-callers = Toernooileiding: beslis naar billijkheid (regel { $fairness }) over wie sindsdien gehandeld heeft: { $short } bijleggen of opnieuw kiezen.
underbet-underraise-order-director-decides = Floor: beslis naar billijkheid (regel { $fairness }). Het moest minstens { $least } zijn.
underbet-underraise-order-raiser-adds = Alleen wie te weinig bette of raisede, legt bij tot { $total }. Wie het te kleine bedrag callde, legt niets bij, wat de tabel ook laat zien.
underbet-underraise-order-if-corrected-raiser-adds = Zo ja, dan legt alleen de speler met de te kleine bet of raise bij tot { $total }. Wie het te kleine bedrag callde, legt niets bij, wat de tabel ook laat zien.
underbet-underraise-remark-pot-bets-apart = Zie voor een verkeerd getelde potbet het incident Verkeerd getelde pot of te grote bet (pot-limit-miscount).
