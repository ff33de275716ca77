string-bet = String bet
    .search = string raise, stringbet, stringraise, chips in twee bewegingen, twee keer chips neergezet, terug naar zijn stack, nog wat chips erbij, chips stukje bij beetje, niet in één beweging, in meerdere keren ingezet, call en raise, "ik call en raise", eerst de call dan meer, nog een stapeltje erbij, chips over de lijn druppelen, twee handelingen, bedenkt zich, komt terug op zijn woord, "nee wacht"
    .told =
        dat was een string bet
        Hij zei call en toen pas raise, dat is toch een string bet
        Hij legde eerst 500 neer, ging terug naar zijn stack en pakte nog eens 1000
        Hij zei niks, schoof eerst het bedrag van de call naar voren, keek naar mij en pakte er toen nog een stapel bij
        Ik call je 800 en ik raise nog 2000, zei hij letterlijk, in twee stukken dus
        Geldt zijn raise als hij in twee bewegingen chips inzet zonder raise te zeggen?
        string bet seat 6
        Hij legde eerst 1000 neer en ging toen nog een keer terug naar zijn stack voor meer.
        Seat 3 zei call en ik raise er nog 2000 bij, tafel roept string bet.
        Bet is 800, seat 7 zet 800 neer, gaat terug en legt er nog 1600 bij zonder raise te zeggen.
        Op de river zegt seat 2 raise, zonder bedrag, en brengt in twee bewegingen chips in, eerst 2000 en dan nog 3000.
        Telt alleen de eerste beweging als hij in twee keer chips inzet zonder iets te zeggen?
    .heard =
        hij zegt fold en wil daarna toch callen
        eerst "check", toen bedacht hij zich en zette in
        "ik fold, nee wacht, call"
        hij duwde een toren, graaide naar nog een en voegde die toe
        eerste hand 1000, daarna gaat hij terug voor nog twee
        "jouw 800... en dan nog 2000"
        legde het gelijke bedrag neer, wachtte, en liet er extra vallen
        ze drupte fiches erover en keek naar mijn gezicht
        geen aankondiging, twee keer geduwd met een pauze
        hij pakte een stapel en liet ze stuk voor stuk los over het vilt
        ik riep "string!" bij zijn tweede greep
        in twee etappes: eerst de call en later het verhoogde deel
        zegt call, wacht een tel, dan "raise"
        hij strooide ze er één voor één in
        eerst een kolom uit links, toen uit de andere hand nog een kolom
        eerst legt hij het callbedrag neer en dan pakt hij er nog bij
        twee keer naar zijn stapel gegaan zonder te zeggen hoeveel
        in twee bewegingen ingezet
        hij zei call en daarna toch verhogen
        haalt later nog een handje fiches erbovenop
        zet in twee bewegingen in zonder iets te zeggen
        eerst de call neergelegd en daarna nog chips gepakt om te verhogen
        hij legde de call neer en ging daarna terug voor meer chips
        string bet: hij legt 500 neer en pakt daarna nog 500
        ze zei call en daarna "en raise"
        speler schuift chips in twee bewegingen zonder raise te zeggen
        hij zei "ik zie je 400 en raise"
        eerst de call neergelegd en daarna een raise aangekondigd
        Legt eerst 500 en grijpt dan terug naar zijn stapel voor nog 1000
        Zegt ik call, en dan komt er nog ik raise je duizend
        Hij doet het in twee keer, eerst callgeld, daarna de rest
        Bracht 800 over de lijn, poot terug, en nog eens 1600
        Zei raise pas toen zijn eerste fichen al op het vilt lagen
        Stoel 2 druppelt ze er één voor één in, twee keer bewogen
        Mo legde eerst 500 neer en ging terug naar z'n stapel voor nog 1000
        Ik zie je duizend en nog twee erbij, zei Ans in één adem
        In twee bewegingen: 1200 erin en toen nog een handje fiches
        Zei niks, schoof 800, hand terug, en toen kwam er 2400 achteraan
        Stoel 4 druppelt de schijven er stuk voor stuk in
        Nadat z'n eerste fiches lagen zei Gerrit pas dattie ging verhogen
        Eerst zette hij een toren neer zo hoog als mijn bet, keek me aan en ging er toen nog een halen
        De hand ging naar voren, liet wat vallen, ging naar huis en bracht de rest, gezegd werd er niets
        „Jouw tweeduizend zie ik“, en na een theatrale stilte „en vijf erbij“, de hele tafel kreunde
        Een beginneling legde fiche voor fiche neer, met zijn ogen op de tegenstander, tot het genoeg was om te verhogen
        Er werd precies het bedrag van de bet neergelegd, toen werd er naar de volgende stapel gegrepen en de ander protesteerde
        Eerst een duizendje, in tweede instantie nog drie, zijn hand was te klein volgens hem
        Oma strooide er nog twee handjes bij toen de eerste al over de lijn lag, met een glimlach
        Heads-up: hij legt de call neer, haalt adem, grijpt terug en bouwt er een toren bij, mag dat?
        Hij bleef maar bijleggen en toen ik er wat van zei deed hij alsof zijn neus bloedde
        Ik had 400 ingezet, hij legde 400 neer en toen de dealer al doorwees kwamen er nog 800
        Net als in de film, ik zie je en ik verhoog, de dealer nam alleen het eerste stuk
        Drie keer naar zijn stack gegrepen, steeds wat minder, en dat zou één raise zijn geweest
        Waarom kreeg hij die tweede lading terug en bleef alleen de eerste liggen?
        In stukjes erin geschoven, telkens ff kijken of ik schrok
        „Call“, even niks, „o nee wacht, en nog wat“, zei de man met de zonnebril
        legde de call neer en ging toen terug voor meer chips
        zet in twee bewegingen in
        zei niets, legde 500 neer en daarna nog 500
        greep na zijn call terug naar zijn stapel om te verhogen
string-bet-fact-said = Wat zei de speler eerst?
    .label = gezegd
    .nothing = niets
    .raise = "raise" (of "bet"), zonder bedrag
    .amount = een bedrag of "all-in"
    .call = "call" (ook "call, en ik raise")
    .raise-after = "raise" (of "bet"), maar pas na de eerste chips
    .check = "check"
    .fold = "fold"
string-bet-fact-round = Wat is er deze ronde ingezet voordat deze speler handelde?
    .label = inzetronde
string-bet-fact-acted-before = Heeft deze speler in deze inzetronde al eerder gehandeld?
    .label = eerder gehandeld
string-bet-fact-first-motion = Hoeveel zette de speler in de eerste beweging in?
    .label = eerste beweging
string-bet-outcome-said-amount-counts = Het genoemde bedrag telt, in hoeveel bewegingen dan ook
string-bet-outcome-call = Alleen een call: wat daarna kwam, telt niet
string-bet-outcome-check = Alleen een check: er is geen bet om te callen
string-bet-outcome-full-choice = Het woord verplicht hier tot niets: de speler mag nog alles
string-bet-outcome-fold = De fold geldt: het eerste woord bindt
string-bet-outcome-check-said = De check geldt: het eerste woord bindt
string-bet-outcome-call-or-fold = Alleen call of fold: de speler zei "check" terwijl er een bet lag
string-bet-outcome-first-motion-only = Alleen de eerste beweging telt
string-bet-outcome-no-raise = Geen raise: de eerste beweging was minder dan de call
string-bet-outcome-call-together = Alleen een call, aangevuld met de latere chips
string-bet-outcome-call-in-motions = Een call, in meerdere keren neergelegd
string-bet-outcome-call-then-raise = Geldige raise: eerst de call, dan de raise
string-bet-outcome-minimum-raise = Een minimumraise, niet meer: naar { $total }
string-bet-outcome-call-then-minimum-raise = Een minimumraise, niet meer: naar { $total }
string-bet-outcome-first-motion-raise = Raise naar { $total }: de eerste beweging; de latere telt niet
string-bet-outcome-call-then-raise-to = Raise naar { $total }: eerst de call, dan de raise
string-bet-outcome-above-pot = Te veel: de pot laat hoogstens { $most } toe
string-bet-outcome-above-fixed = Alleen { $most } geldt: meer laat fixed limit niet toe
string-bet-outcome-second-above-pot = Te veel: de pot laat hoogstens { $most } toe
string-bet-outcome-second-above-fixed = Alleen { $most } geldt: meer laat fixed limit niet toe
string-bet-outcome-call-instead = Alleen een call, ook al is er "raise" gezegd
string-bet-outcome-all-motions-count = Alle bewegingen tellen samen
string-bet-outcome-closed = Alleen een call: deze speler mag niet raisen
string-bet-outcome-nobody-to-call = Alleen een call: niemand kan een raise nog callen
string-bet-outcome-all-in = Er is "raise" gezegd: all-in voor { $total }
string-bet-outcome-closed-not-said = Het boek zegt niet of deze speler mag raisen
string-bet-order-dealer-calls = Dealer: zeg dat het een string bet is.
string-bet-order-dealer-rejects = Dealer: zeg dat het een string bet is en verklaar ongeldig wat niet telt.
string-bet-order-complete-amount = Speler: zet het genoemde bedrag in, niet meer en niet minder.
string-bet-order-amount-rules = Het bedrag wordt beoordeeld alsof het er in één beweging ligt: met "raise" volgens het incident "Raise" met een bedrag (declared-total), zonder dat woord volgens Grootte van een raise (raise-size), onder de call volgens Undercall (undercall).
string-bet-order-exactly-the-call = Speler: zet precies de call in. Wat daarboven ligt, gaat terug.
string-bet-order-only-the-call = Speler: zet precies de call in. Wat daarboven ligt, gaat terug.
string-bet-order-director-closed = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de raise geldt of alleen de call.
string-bet-order-announce-check = Dealer: kondig een check aan.
string-bet-order-all-chips-back = Speler: neem alle chips terug.
string-bet-order-check-or-bet = Speler: check of bet.
string-bet-order-fold-stands = Dealer: neem de gefolde kaarten in. Die hand doet niet meer mee.
string-bet-order-later-chips-back = Speler: neem chips terug die je daarna hebt ingezet.
string-bet-order-any-action = Speler: call, raise of fold.
string-bet-order-announce-bet = Dealer: kondig de te callen bet aan.
string-bet-order-call-or-fold = Speler: call of fold.
string-bet-order-no-raise = Dealer: neem van deze speler geen raise aan.
string-bet-order-second-back = Speler: neem de chips van elke volgende beweging terug.
string-bet-order-above-call-back = Speler: neem terug wat boven de call ligt.
string-bet-order-judge-raise = Dealer: beoordeel de eerste beweging op zichzelf: één chip met het incident Meerwaardechip (oversized-chip), meer chips met Meerdere chips (several-chips), naast chips van een eerdere inzet met Chips bij een eerdere inzet gelegd (prior-bet-chips).
string-bet-order-full-raise-stands = Dealer: kondig de raise naar { $total } aan.
string-bet-order-correct-to-pot = Dealer: verlaag de bet tot wat de pot toelaat en geef de rest terug.
string-bet-order-correct-if-miscounted = Dealer: is de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
string-bet-order-correct-if-dealer-miscounted = Dealer: heb je de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
string-bet-order-director-other-cause = Toernooileiding: beslis bij een andere oorzaak naar billijkheid (regel { $fairness }), tot hoogstens wat de pot toelaat. Het boek zwijgt daarover.
string-bet-order-see-miscount = Ga verder met het incident Verkeerd getelde pot of te grote bet (pot-limit-miscount) als er na de bet al gehandeld is.
string-bet-order-only-most = Speler: leg in totaal precies { $most } neer. Wat erboven ligt, gaat terug.
string-bet-order-judge-undercall = Een call die nu helemaal op tafel ligt, is een call. Ga verder met het incident Undercall (undercall) als er minder ligt.
string-bet-order-opening-bet = De eerste beweging is de bet.
string-bet-order-opening-minimum = De eerste beweging is de bet. Die is daarvoor te klein: ga verder met het incident Te kleine bet of raise (underbet-underraise).
string-bet-order-second-is-raise = De tweede beweging is de raise. Die moet minstens een minimumraise zijn.
string-bet-order-third-back = Speler: neem terug wat je in een derde beweging hebt bijgelegd.
string-bet-order-make-minimum = Speler: maak er precies een minimumraise van.
string-bet-order-go-all-in = Speler: zet al je chips in, { $total } in totaal. Dealer: kondig de all-in aan.
string-bet-order-next-acts = De volgende speler is aan de beurt.
string-bet-order-call-in-full = Speler: zet precies de call in en leg bij wat er ontbreekt. Wat daarboven ligt, gaat terug.
string-bet-order-judge-all = Alle ingezette chips tellen samen: beoordeel ze met het incident Meerdere chips (several-chips).
string-bet-order-all-is-the-bet = Alle ingezette chips zijn de bet, uit welke beweging ook.
string-bet-remark-second-not-said = Het boek zegt niet wat er met de latere beweging gebeurt. Het volgt uit de regel dat de chips in één keer worden ingezet.
string-bet-remark-limit-not-said = Het boek eist één beweging bij no-limit en pot-limit. Het zegt niet wat er in limit telt.
string-bet-remark-bet-in-one-go = Volgens dit boek gaan alle chips van een bet in één keer naar voren.
string-bet-remark-limit-after-short = Het boek zegt niet of een raise in fixed limit een te lage all-in aanvult of erbovenop komt.
string-bet-remark-other-raise = Het boek zegt niet of een raise in fixed limit na een te lage all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar elk ander totaal dat hier staat, is ook goed.
