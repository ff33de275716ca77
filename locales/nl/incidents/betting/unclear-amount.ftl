unclear-amount = Onduidelijk bedrag ("vijf")
    .search = bet vijf, ik bet vijf, zegt vijf, vijfhonderd of vijfduizend, onduidelijke bet, onduidelijk bedrag, dubbelzinnige bet, wat betekent vijf, twee betekenissen, getal zonder eenheid, bet twee, raise vijf, zegt alleen een getal, bedrag niet duidelijk
    .told =
        hij zei vijf, wat is dat
        Hij zegt vijf en niemand weet of dat 500 of 5000 is
        Ik zei twee en bedoelde tweehonderd, maar hij zegt dat het tweeduizend is
        De blinds zijn 100/200, er zit 1200 in de pot en hij zegt alleen vijf, zonder honderd of duizend erbij
        Hij roept ik bet tien, de een zegt duizend, de ander tienduizend, en hij legt nog geen chips neer
        Hoeveel is het als iemand alleen zes zegt, 600 of 6000?
        zegt vijf: 500 of 5000?
        Seat 4 zegt raise vijf en het is niet duidelijk of hij 500 of 5000 bedoelt.
        Hij noemde alleen een getal zonder honderd of duizend erbij.
        Blinds 500/1000, pot van 7000, seat 2 zegt ik bet drie en er liggen nog geen chips.
        Pot is 6200, seat 8 zegt vijf, de ander callt 500 en nu zegt seat 8 dat hij 5000 bedoelde.
        Als hij twee zegt en 200 en 2000 kunnen allebei, welk bedrag geldt dan?
    .heard =
        zegt "vijfentwintig": 2500 of 25 duizend
        "één" op 500/1000, is dat honderd of een mille
        hij mompelde "vijftien" en bedoelde vijftienhonderd
        wat is "een meier" waard nu de blinds 1k/2k zijn
        "drie-twee", tweeëndertighonderd of tweeëndertigduizend
        ze kondigde zeven aan zonder honderd of duizend erachter
        K of honderden, dat liet hij weg
        UTG zegt "twee vijftig", is dat 250 of 250.000
        hij zei droogweg "zes" en ieder had een andere som in zijn hoofd
        dealer vatte "tien" op als tienduizend, hij zweert duizend
        alleen het cijfer, nullen niet verteld
        afgekort getal op de turn, pot stond rond de 4k
        hij zei vijf, vijfhonderd of vijfduizend
        twee-vijf, wat moet ik me daarbij voorstellen
        bedrag dat op twee manieren te begrijpen is
        zegt alleen drie, bedoelt hij driehonderd of drieduizend
        het genoemde getal kan van alles betekenen
        hij zei "vijf", is dat 500 of 5.000
        speler zei "twee" bij blinds 100/200, hoeveel is dat
        ze zegt "raise naar twaalf", honderd of duizend
        hij zei bet "vijftien", niemand weet hoeveel dat is
        het bedrag was niet duidelijk, kon 600 of 6.000 zijn
        Zegt drie, is dat nou driehonderd of drieduizend, blinds 200/400
        Hij roept acht bij 500/1000, bedoelt hij 800 of 8k
        Reest naar twaalf zei Wout, de ene hoort 1200 de andere 12000
        Ze zei gewoon twee, op de river, pot 15k, wat is twee
        Twintig zegt hij, tweeduizend of twintigduizend, niemand snapt het
        Noemt enkel zes en legt nog geen fichen, 600 of 6000
        Wim zegt twee en niemand weet of 't 200 is of 2000
        Vier, riep Ali, met blinds van 100/200: honderden of duizenden
        Ze zei zes en legde geen fiches, bedoelt ze zeshonderd of zes mille
        Bep mompelt vijftien, kan anderhalve rug zijn of vijftien ruggen
        Drie zei ie, in de bak zit 4500, dus driehonderd of drieduizend
        Stoel 6 roept een losse acht, hoeveel nullen horen daarachter
        Er klonk alleen „vijf“, blinds 500/1.000, een kleine negenduizend in de pot, vijf wat?
        Op de vraag hoeveel zei hij „twee“ met een wegwerpgebaar, de een dacht tweehonderd en de ander tweeduizend
        „Twaalf“ werd er gemompeld, de ander betaalde en pas toen vroegen ze of het honderden of duizenden waren
        Alleen een getal zonder nullen, geen fiche bewogen, en de dealer durfde geen bedrag te noemen
        Hij zegt drie, bedoelt driehonderd, ik hoor drieduizend
        De vaste gast zegt „anderhalf“, de Duitser naast hem wist niet of dat 150 of 1.500 is
        „Twee vijf“, pot 3.100, blinds 100/200, hoeveel is dat dan?
        Aan de finaletafel viel het woord „zeven“, met tonnen op tafel, de commentator moest lachen
        Vijfentwintig op de river, niemand vroeg door en de kaarten lagen al om
        Zijn buurman wilde weten hoeveel die „vier“ was, maar kreeg geen antwoord
        De dealer maakte er 800 van, hij had 8.000 bedoeld, gezegd was gewoon acht
        Eén bromde hij na de flop, dat kon een honderdje zijn of een mille of tien
        In de lawaaiige zaal zei de blonde „twintig“ en haar tegenstander wilde weten twintig wat
        Hoe leg je een bet uit waarbij alleen een cijfer valt en er niks wordt neergelegd?
        „doe mij maar zes“ zegt dat joch, op 300/600, kan van alles zijn
        zei "vijf", is dat 500 of 5000
        het bedrag dat hij zei kan twee dingen zijn
unclear-amount-fact-other-information = Is op een andere manier duidelijk welk bedrag bedoeld was?
    .label = bedrag anderszins duidelijk
unclear-amount-fact-said = Welk getal is er gezegd? ("vijf": 5)
    .label = genoemd getal
unclear-amount-fact-least = Hoeveel is er te callen? Heeft niemand gebet: wat is de minimumbet?
    .label = call of minimumbet
unclear-amount-fact-pot = Hoe groot was de pot vóór deze bet, met alle bets die vóór de spelers liggen?
    .label = pot met alle bets
unclear-amount-fact-stack = Hoeveel chips heeft de speler in totaal?
    .label = chips van de speler
unclear-amount-fact-shown = Welk bedrag blijkt uit de chips die bij het getal zijn ingezet?
    .label = blijkt uit de chips
unclear-amount-fact-raise-least = Wat zou de minimumraise zijn?
    .label = minimumraise
unclear-amount-outcome-meant = Het bedrag is { $total }
unclear-amount-outcome-smaller-meant = Het laagste mogelijke bedrag telt: { $total }
unclear-amount-outcome-other-information-first = Het bedrag dat op een andere manier duidelijk was, telt
unclear-amount-outcome-shown-by-chips = Het bedrag is { $total }: dat blijkt uit de ingezette chips
unclear-amount-outcome-above-the-pot = Geen bedrag past bij de pot: het boek zegt niet wat telt
unclear-amount-outcome-no-test = Jouw keuze: welk bedrag bedoeld is
unclear-amount-order-announce = Dealer: zeg dat het { $total } is.
unclear-amount-order-announce-smaller = Dealer: noem het laagste bedrag dat het getal als geldige bet kan betekenen: { $total }.
unclear-amount-order-take-the-clear-amount = Dealer: noem het bedrag dat de speler duidelijk maakte.
unclear-amount-order-announce-shown = Dealer: kondig { $total } aan.
unclear-amount-order-director-decides-above = Toernooileiding: beslis naar billijkheid (regel { $fairness }). Het laagste geldige bedrag is { $smallest }; de pot was { $pot }.
unclear-amount-order-director-takes-highest = Toernooileiding: neem het hoogste bedrag dat hier redelijk is. De pot stelt geen grens; het laagste geldige bedrag is { $smallest }.
unclear-amount-order-director-takes-most-reasonable = Toernooileiding: neem het bedrag dat hier het redelijkst is. De pot stelt geen grens; het laagste geldige bedrag is { $smallest }.
unclear-amount-remark-below-raise = Het bedrag is minder dan een minimumraise. Waartoe het bindt, staat bij Grootte van een raise (raise-size); na "raise" bij "Raise" met een bedrag (declared-total).
unclear-amount-remark-all-in = Meer heeft de speler niet: het is een all-in voor { $total }.
unclear-amount-remark-most-reasonable = Het boek vraagt om het redelijkste bedrag dat de pot toelaat. Hier is het hoogste genomen; is dat niet redelijk, dan neemt de toernooileiding een lager bedrag.
unclear-amount-remark-highest-reasonable = Het boek vraagt om het hoogste redelijke bedrag. Is dit bedrag hier niet redelijk, dan neemt de toernooileiding een lager.
unclear-amount-remark-pot-not-defined = Het boek zegt niet wat als pot telt; bets die vóór de spelers liggen, zijn meegeteld.
unclear-amount-remark-moment-not-said = Het boek zegt niet of de pot van vóór de bet telt; hier is met die pot gerekend.
unclear-amount-remark-pot-plays-no-part = De pot speelt in dit boek geen rol.
unclear-amount-remark-pot-collected-only = De pot is in dit boek wat al is ingenomen: voer die in zonder de bets die vóór de spelers liggen.
unclear-amount-remark-pot-with-bet = De pot telt in dit boek mét de bet erbij: voer die zo in.
