discarded-while-live = Gebet en kaarten weggegooid
    .search = gebet en kaarten weggegooid, dacht dat iedereen gefold had, vergat dat er nog een speler in zat, muckte na zijn bet, had de caller niet gezien, dacht dat hij de pot had en muckte, kaarten weg terwijl er nog iemand in de hand zat, gebet en gemuckt voor de call, geraised en hand weggegooid, speler achter hem had nog kaarten, te vroeg zijn kaarten weggedaan, dacht dat de pot van hem was
    .told =
        ik bette en gooide kaarten weg
        Hij bette en gooide zijn kaarten weg omdat hij dacht dat iedereen gefold had
        Ik had gebet, dacht dat ik al gewonnen had en gooide mijn kaarten weg, maar er zat nog iemand in
        Op de river bet ik 4000, ik denk dat hij foldt, gooi mijn kaarten weg, en dan blijkt plaats 9 er nog in te zitten en hij had nog niet gecalld
        Hij raiste en gooide zijn kaarten naar de dealer voordat de big blind had geantwoord, hij had hem gewoon niet gezien
        Krijg ik mijn bet terug als ik gebet heb en mijn kaarten al weggegooid heb voordat er gecalld werd?
        bet en gooit kaarten weg
        Hij bette op de river en gooide zijn kaarten weg, hij dacht dat iedereen gefold had.
        Seat 5 raist en muckt zijn hand terwijl er nog een speler moet reageren.
        Seat 2 gaat all-in en schuift zijn kaarten naar de dealer, maar seat 7 heeft nog kaarten en heeft nog niet gehandeld.
        Turn, seat 8 bet 4000, denkt dat hij gewonnen heeft en gooit zijn hand in de muck, de big blind zit er nog in.
        Krijgt hij zijn bet terug als hij zelf zijn kaarten heeft weggegooid terwijl er nog niemand gecalld had?
    .heard =
        hij vuurt op de river en laat los voordat ik iets zei
        ze dacht dat ze hem had, gaf de hare af, maar de BB zat er nog
        ik verhoogde en dumpte, zag de korte stack achter de dealer niet
        UTG schuift in, twee weg, hij gooit de zijne erbij en de cutoff roept wacht
        na zijn c-bet duwde hij ze naar voren, de betaler zit ernaast
        hij meende dat de laatste tegenstander vertrokken was, mijn bet moet nog beantwoord
        inzetter leverde in terwijl iemand nog een antwoord schuldig was
        4k ingezet, kaarten op de hoop, komt dat geld terug
        ze bet, hoort "oké", smijt ze weg, maar oké was geen fold
        de agressor verlaat zijn hand terwijl ik nog mocht praten
        hij graaide naar de pot en liet de twee schieten, stoel 9 was er nog
        knop duwt alles in en stuurt zijn kaarten weg, één blind moest nog beslissen
        hij had nog recht op de pot maar gooide zijn kaarten naar voren
        dacht dat hij alleen overbleef en legde zijn hand weg
        dacht dat de pot van hem was en gooide weg, er was nog iemand in
        hij bette de river en gooide zijn kaarten weg voordat ik callde
        speler zette in en muckte toen, er zit nog een speler in
        ze raisede en gooide haar hand weg, ze dacht dat iedereen gefold had
        hij dacht dat hij gewonnen had en gooide zijn kaarten weg, ik had nog een hand
        Hij zette 4000 in en mikt zijn hand weg vóór ik beslis
        Seat 6 raist en muckt meteen, dacht dat iedereen gefold was
        Inzet van 3k staat nog en hij smeet zijn blad binnen
        Dacht dat ik foldde op zijn shove en dumpte zijn hand
        Ze schuift 2500 naar voren en laat dan haar kaartjes los
        Zijn bet nog niet betaald en zijn eigen azen liggen in de muck
        Gerrit zette 3000 in en mikte daarna z'n papier weg, Ali moest nog
        Bep verhoogde, dacht dat 't klaar was, dumpt ze, ik zat er nog
        Sjaak smeet z'n hand weg terwijl z'n eigen inzet van 5k open stond
        Hans gaf ze aan de delert na z'n sjov, stoel 2 dacht nog
        Inzetten en dan afleggen, Leo had mij niet gezien zitten
        Wim legde in, dacht dat iedereen gepast had, slingert ze in de muck
        Ik dacht dat iedereen gepast had, gooide mijn kaarten naar de dealer en achter me zegt er een dat hij nog zit
        4.000 ingezet, de volgende foldt, en hij smijt blij zijn hand in het midden, maar de derde had de kaarten onder zijn elleboog
        Triomfantelijk gaf ze ze weg, want de pot was van haar, en ze vergat de man op de knop
        Na zijn eigen bet de hand weggelegd omdat er volgens hem niemand meer was, hij ligt dicht naast de muck
        De dealer schoof de pot al naar mij, ik gaf mijn kaarten af en toen zat er nog iemand na te denken
        Na de push per vergissing weggegooid, de ander had niet gepast, krijgt hij het niet-gecallde deel terug?
        Kaarten vliegen, hij juicht, en de small blind zegt call
        Hij gaf zijn hand weg omdat hij een speler voor een toeschouwer aanzag
        Tussen twee nummers op zijn koptelefoon begreep hij de stilte verkeerd en schoof hij zijn hand weg
        De dealer stak zijn duim op, dat zag hij als winst, en weg waren de kaarten
        De twee lagen nog bovenop en waren te herkennen, maar hij had ze zelf weggedaan na zijn inzet
        Wat gebeurt er met de bet van iemand die zijn hand kwijt is voordat de laatste gepast heeft?
        Van blijdschap gooide mijn collega de kaarten in de lucht, terwijl zijn 6.500 nog op stoel 9 wachtte
        Muckte omdat ie dacht dat ie de pot had, ik zat er nog in
        Zijn inzet was nog niet beantwoord toen hij de hand naar voren tikte en opstond om bier te halen
        zette in en gooide daarna zijn kaarten weg
        ging all-in en muckte voordat iemand callde
        legde chips neer en gooide per ongeluk zijn kaarten weg
discarded-while-live-fact-cards = Waar zijn de kaarten die de speler weggooide?
    .label = weggegooide kaarten
    .held = buiten de muck, 100% zeker welke
    .in-muck = in of tegen de muck, maar 100% zeker welke, en terug te halen
    .gone = in de muck, en niemand weet nog zeker welke het zijn, of ze zijn niet terug te halen
discarded-while-live-fact-uncalled = Is de bet of raise van de speler, of een deel ervan, nog niet gecalld?
    .label = inzet nog niet gecalld
discarded-while-live-outcome-hand-plays = De hand is te herkennen: hij blijft in het spel
discarded-while-live-outcome-out = Uit de hand; wat gecalld is, blijft in de pot
discarded-while-live-outcome-bet-back = Uit de hand; de niet gecallde bet of raise gaat terug
discarded-while-live-outcome-uncalled-back = Uit de hand; het niet gecallde bedrag gaat terug
discarded-while-live-order-hold-cards = Dealer: houd de kaarten vast, buiten de muck, en roep de floor.
discarded-while-live-order-take-out = Dealer: haal precies deze kaarten dicht uit de muck terug.
discarded-while-live-order-give-hand-back = Dealer: geef de kaarten terug aan de speler. De hand blijft in het spel.
discarded-while-live-order-action-goes-on = De bet geldt. De actie gaat verder waar die was.
discarded-while-live-order-hand-dead = Dealer: de hand is dood. Er komt geen kaart van terug.
discarded-while-live-order-give-bet-back = Dealer: geef de speler de bet of raise terug, voor zover niemand die gecalld heeft.
discarded-while-live-order-give-uncalled-back = Dealer: geef de speler het bedrag terug dat niemand gecalld heeft.
discarded-while-live-order-rest-stays = Alle andere chips van die speler blijven in de pot.
discarded-while-live-order-all-stays = Alle chips die de speler heeft ingezet, blijven in de pot.
discarded-while-live-order-others-go-on = De andere spelers spelen verder om de pot.
discarded-while-live-fact-all-in = Is een speler in de hand all-in en kan er niet meer worden ingezet, en is het board compleet?
    .label = speler all-in
    .no = nee, of er wordt nog ingezet
    .board-complete = all-in, en het board is compleet
    .board-to-come = all-in, en er komen nog kaarten op het board
discarded-while-live-fact-left-in = Hoeveel andere spelers hebben nog een hand?
    .label = andere spelers in de hand
    .several = twee of meer
    .one = nog maar één
discarded-while-live-outcome-hand-tabled = All-in: de hand leeft en moet open
discarded-while-live-order-must-table = Speler: open al je kaarten. Bij een all-in kan niemand mucken.
discarded-while-live-order-deal-out = Dealer: deel de rest van het board en lees daarna elke hand.
discarded-while-live-order-best-tabled = Dealer: lees de geopende handen en geef de pot aan de beste.
discarded-while-live-order-last-wins = Dealer: geef de pot aan de enige speler die nog in de hand zit. Er worden geen kaarten meer gedeeld.
discarded-while-live-outcome-hand-not-dead = De verdwenen hand is niet dood: de toernooileiding beslist
discarded-while-live-order-others-table = Alle andere spelers in de hand: open nu je hele hand.
discarded-while-live-order-deal-rest = Dealer: deel de rest van het board en lees daarna de geopende handen.
discarded-while-live-order-others-win = Dealer: geef de pot aan de beste van de andere handen.
discarded-while-live-order-director-decides = Toernooileiding: beslis wat er gebeurt met het aandeel van de verdwenen hand in de potten.
