reopening = Wie mag nog raisen na een te lage all-in
    .search = heropenen, betting heropenen, actie heropend, actie niet heropend, korte all-in, all-in voor minder, all-in te klein voor een raise, mag ik nog raisen, mag ik opnieuw raisen, reraisen, onvolledige raise, geen volledige raise, twee korte all-ins, meerdere all-ins, all-ins opgeteld, halve raise in limit, alleen nog callen, reopening, kleine all-in, te kleine all-in, re-open, reopen
    .told =
        reraisen na korte all-in
        Er was een korte all-in en nu wil degene die eerst bette weer raisen
        Ik bette 1000, hij ging all-in voor 1400, de ander callde en nu wil ik nog raisen
        Ik bet 2000, speler twee callt, de short stack gaat all-in voor 2600 en de dealer zegt dat ik niet meer mag raisen
        Twee korte all-ins achter elkaar, eerst 500, toen 650 en 800, en nu wil de man die al gecalld had reraisen
        Mag ik nog een keer raisen als de all-in na mij geen volle raise was?
        korte all-in, mag hij reraisen?
        All-in was minder dan een volle raise en de eerste bettor wil nog een keer raisen.
        Seat 2 heeft al gecalld, dan een korte all-in erachter, en nu wil seat 2 weer raisen.
        Seat 1 bet 1000, seat 4 callt, seat 6 all-in voor 1400, en seat 1 wil nu naar 4000.
        Bet 600, all-in 900, daarna nog een all-in voor 1300, en de eerste bettor zegt dat het raisen weer open is.
        Wordt de actie heropend door die all-in van minder dan een hele raise?
    .heard =
        ik bet 1000, hij pusht 1300, één caller, mag ik nu nog omhoog
        UTG opende, BTN shovet er net overheen, actie terug bij UTG
        ik was al geweest en die shove was geen echte raise, zit ik op slot
        twee shorties gaan over elkaar all-in, krijg ik nu weer recht
        miniduwtje achter mij, mag ik iedereen wegblazen
        zijn laatste fiches maken er 200 meer van, mag de opener opnieuw
        plaats 5 had geflat en wil nu over de shorty heen jammen
        dealer zegt dat ik enkel mag betalen omdat die all-in te kort was
        het restje van de shove was 350 erbij, minimaal moest 800
        wie mag er nog verhogen na zo'n kleine stack die inschuift
        BB had nog niks gedaan, die mag er toch wel overheen
        bij elkaar zijn de twee pushes meer dan een volle verhoging, dus ik mag
        mag ik nog verhogen na die kleine all-in
        short all-in na mijn raise, kan ik er nog overheen
        korte all-in van minder dan een volle raise, mag de eerste inzetter opnieuw verhogen
        mag ik na die kleine all-in nog raisen of alleen callen
        hij ging all-in voor minder dan een volle raise, mag ik opnieuw raisen
        korte all-in, is het bieden weer open voor de eerste inzetter
        ik bet 600, all-in 800, een call, mag ik nu nog verhogen
        mag de speler die al gecalld had nog raisen na een te kleine all-in
        de all-in was geen volledige raise en nu wil hij herverhogen
        Shorty shovet 1100 over mijn 800, kan ik er nu nog overheen
        Ik bette al, smallstack jamt 200 meer, ligt mijn actie weer open
        Knop had gekold, shorty olin 300 erboven, knop wil nu toch verhogen
        Twee schamele shoves na mekaar, samen wel vol, kan ik nog pushen
        Kan ik enkel betalen of opnieuw pushen na die jam van 250 extra
        Zijn laatste 900 was geen volle verhoging, toch gaat utg er weer over
        Ria zette 1000, Hans gooit z'n laatste 1300, kan zij er weer overheen
        Bolle sjoofde maar 1450 over mijn 1200, heb ik nog recht op verhogen
        Twee kleine sjovs achter mekaar, staat het verhogen weer open voor mij
        Ik had al betaald, stoel 8 duwt een restje, kan ik opnieuw ophogen
        Ans d'r laatste 2200 was geen volle verhoging, Sjaak wil toch nog eroverheen
        Piet wil alsnog opjagen nadat Nel met te weinig fiches helemaal erin ging
        Ik had geopend naar 2.000, één call, de kleine gaat erin voor 2.700, mag ik daar nog overheen?
        Die all-in was maar 300 meer dan de bet en de inzetter wilde weer omhoog
        Twee korte stacks sprongen er na elkaar in, samen was dat meer dan een hele verhoging
        Ik had gelimpt, er kwam een shove van een halve blind meer en ik mocht alleen betalen
        Check, bet 1.000, all-in 1.400, en degene die checkte wil er 5.000 van maken, mag dat?
        We kibbelden of het minipushje van oma het verhogen voor mij weer had geopend
        Bet 4.000, all-in 6.500, call en ik ben weer, alleen meegaan of ook meer?
        Ik heb al een keer ingezet, daarna een kleine all-in, mag ik nou nog pushen
        De big blind was nog niet geweest, ervoor een te kleine all-in, hij mocht verhogen en ik niet
        Twee kleine pushes samen waren meer dan het minimum, maar voor wie dan?
        De oorspronkelijke aanvaller kreeg de beurt terug voor een honderdje en wilde alles erin
        Op de turn zet hij 3.000, krijgt een all-in van 5.200, ziet een call erachter en grijpt naar zijn hele stack
        Wie van ons drieën mag na die halve shove nog verhogen?
        Blinds 400/800, open 1.800, push 2.300, SB weg, en de eerste zegt dat hij nu ook all-in is
        Is de actie voor mij dicht als de short stack er maar een klein beetje bij duwt?
        all-in voor minder dan een volledige raise, mogen de anderen weer verhogen
        korte all-in, mag de eerste raiser opnieuw verhogen
        opent een kleine all-in het bieden opnieuw
        mag ik na zijn korte all-in nog eens verhogen
reopening-fact-round = Wat is er op deze straat tot nu toe ingezet, met de all-ins erbij?
    .label = inzetronde
    .hint = De ronde met de te lage all-in: blinds 200/400; A raiset naar 1200, B all-in 1500, C callt (? weet niet, < terug)
reopening-outcome-nobody-to-act = Het inzetten is klaar: niemand in je regel hoeft nog te handelen
reopening-outcome-others-to-act = { $bet } te callen; een raise is minstens naar { $least }
reopening-outcome-open-no-short = Geen te lage all-inraise. Mag raisen: { $free }
reopening-outcome-open = De betting is open. Mag raisen: { $free }
reopening-outcome-some-closed = Alleen call of fold: { $closed }
reopening-outcome-closed-for-now = Alleen call of fold, tenzij een raise de betting heropent: { $closed }
reopening-outcome-next-may-raise = { $next } mag raisen. Alleen als die raise de betting heropent, ook: { $closed }
reopening-outcome-adds-up-not-said = Raise door { $open }: het boek zegt niet of die mag
reopening-outcome-limit-not-said = Het boek zegt niet wat in limit de betting heropent
reopening-outcome-limit-amount-not-said = Mag raisen: { $free }. Het boek zegt niet hoeveel
reopening-outcome-limit-adds-up-not-said = Raise door { $open } in limit: het boek laat open of die mag
reopening-outcome-adds-up-by-director = Jouw keuze: raise door { $open } wel of niet toegestaan
reopening-outcome-limit-by-director = Jouw keuze: wat in limit de betting heropent
reopening-order-betting-over = Hoeft niemand meer te handelen, dan is deze inzetronde klaar.
reopening-order-whoever-is-next = De volgende speler callt, raist of foldt.
reopening-order-everyone-may-raise = De volgende speler is aan de beurt en mag alles: de tabel geeft de minimumraise.
reopening-order-next-has-every-option = { $next } is aan de beurt en mag alles: de tabel geeft de minimumraise.
reopening-order-closed-unless-reopened = Dealer: raist niemand, neem dan van { $closed } alleen een call of een fold aan. Een volledige raise heropent de betting.
reopening-order-closed-may-not-raise = Dealer: neem van { $closed } alleen een call of een fold aan.
reopening-order-others-may-raise = Wie verder nog moet handelen, mag raisen, minstens naar wat de tabel geeft.
reopening-order-left-out-may-raise = Wie verder nog moet handelen en niet in de tabel staat, mag raisen.
reopening-order-others-may-raise-limit = Wie verder nog moet handelen, mag raisen. Hoe hoog een raise moet zijn, kan van dezelfde beslissing afhangen.
reopening-order-director-decides-together = Floor: beslis naar billijkheid (regel { $fairness }) of de te lage all-ins samen tellen. Zo ja, dan is een raise door { $open } toegestaan. Zo nee, dan alleen een call of een fold.
reopening-order-director-decides-limit-together = Floor: beslis naar billijkheid (regel { $fairness }) of te lage all-ins in limit samen tellen. Zo ja, dan is een raise door { $open } toegestaan. Zo nee, dan alleen een call of een fold.
reopening-order-director-decides-limit = Floor: beslis naar billijkheid (regel { $fairness }) wie mag raisen. Boeken die voor limit een grens noemen, laten een te lage all-in de betting heropenen vanaf de helft van een volledige raise.
reopening-order-next-may-raise-limit = De volgende speler is aan de beurt en mag alles.
reopening-order-director-decides-limit-amount = Floor: beslis naar billijkheid (regel { $fairness }) hoe groot een raise is: een volledige bet boven op de te lage all-in, of alleen de rest van de volledige.
reopening-order-director-chooses-together = Toernooileiding: beslis of de te lage all-ins samen tellen. Zo ja, dan is een raise door { $open } toegestaan. Zo nee, dan alleen een call of een fold.
reopening-order-director-chooses-limit = Toernooileiding: beslis wie mag raisen.
reopening-remark-doubled-bet = De grotere bet op fourth street: in stud mag die als er een open paar ligt, en het boek spreekt er niet over. De tabel gaat uit van de bet zoals hij is gedaan.
reopening-remark-short-all-ins-together = Te lage all-ins tellen samen: het gaat erom hoeveel de bet is gegroeid sinds de speler handelde.
reopening-remark-only-call-named = Naar de letter laat het boek hun alleen de call; over een fold spreekt het niet.
reopening-remark-part-of-the-total = Het boek noemt de helft van de hele bet of raise. De tabel toont de helft van één bet op deze straat.
reopening-remark-other-raise = Het boek zegt niet of een raise in fixed limit na deze all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar een totaal in de laatste kolom is ook goed.
reopening-outcome-only-call = Een raise kan niet meer: call of fold
reopening-order-take-call-or-fold = Dealer: neem alleen een call of een fold aan. Er is niemand over die een raise kan callen, of er zijn te weinig chips voor een raise.
