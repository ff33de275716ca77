talking-about-a-hand = Praten over een hand
    .search = zei wat hij gefold had, "ik had een aas gefold", praat over de hand terwijl die nog loopt, gefolde speler geeft commentaar op het board, "hij heeft vast een flush", raadt hardop de hand van zijn tegenstander, noemde zijn kaarten, zei dat hij moest callen, zei dat hij moest folden, gaf advies, kritiek op zijn spel, coachen aan tafel, vroeg een vriend wat hij moest doen, "die straat had ik", tafelpraat over een live hand, gaf zijn hand prijs, één speler per hand
    .told =
        hij zegt wat hij gefold heeft
        Hij vertelt hardop dat hij een aas gefold had terwijl wij nog bezig zijn
        Die speler zegt tegen de ander dat hij moet callen, hij zit zelf niet eens in de hand
        De flop komt met twee heren en hij roept ik heb een heer gefold, en ik ben nog in de hand met die andere man
        Hij zegt steeds hardop wat ik volgens hem heb, jij hebt de flush, terwijl zijn buurman nog moet beslissen
        Mag hij tijdens de hand praten over welke kaarten iemand heeft?
        praat over gefolde hand
        Seat 4 heeft gefold en zegt wat hij weggegooid heeft terwijl de hand nog loopt.
        Speler die uit de hand is, geeft commentaar en advies aan een speler die nog moet beslissen.
        Flop is tien tien vier en seat 7, al gefold, zegt hardop dat hij een tien had.
        Seat 1 zit niet in de hand en zegt tegen seat 5, die nog moet callen, dat de ander vast een flush heeft.
        Mag hij zeggen wat hij gefold heeft als er nog twee spelers bezig zijn?
    .heard =
        stoel 6 flapt eruit dat hij een zeven weggooide met 7-7 op tafel
        "die moet je betalen", zegt iemand die er niet in zit
        hij jammert over zijn weggegooide trips terwijl twee nog spelen
        toeschouwer fluistert haar in dat ze voorstaat
        hij somt op wat iedereen kan hebben, "dit is de straat"
        de een raadt de ander aan om hem te callen
        zij verklapt dat haar kicker een tien was tijdens de hand
        "dat leg ik nooit weg", roept iemand zonder kaarten
        vrouwlief achter het touw souffleert
        hij kreunde bij de derde schoppen want hij had er twee gedumpt
        hij speculeert telkens hardop over wat ik heb
        overlegt strategie met zijn trainer terwijl de pot loopt
        iemand die al gefold heeft zegt dat het bord een straat mogelijk maakt
        hij verklapt wat hij heeft weggegooid terwijl de rest nog speelt
        toeschouwer geeft raad tijdens de hand
        zij zegt hardop dat hij vast een flush heeft
        mond houden zolang er nog gespeeld wordt
        heeft gefold en vertelt wat hij had
        geeft een ander advies tijdens de hand
        hij zei wat hij gefold had terwijl de hand nog bezig was
        speler praat over het board tijdens de hand
        ze vertelde de speler wat hij moest doen
        iemand die gefold had zegt dat er een flush mogelijk is
        hij geeft zijn vriend advies om te callen
        hij praat over zijn gefolde kaarten terwijl er nog twee spelen
        Hij zegt dat hij een tien gefold heeft en wij spelen nog
        Seat 7 ligt eruit en roept dat stoel 2 een flush moet hebben
        Kijker aan de rail zegt tegen Jan wat die moet doen
        Ze klapt hardop dat ze azen vast heeft, we zijn nog met drie
        Jos geeft commentaar, daar moet gij toch gewoon callen man
        Gast raadt luidop wat stoel 4 vastheeft terwijl ik zit te denken
        Joop riep dat ie een boer had weggegooid, flop is J-J-4
        Rachid zegt tegen Toos dat ze moet betalen, hij zit er niet in
        Sjaak raadt hardop wat stoel 3 heeft terwijl er nog wordt ingezet
        Vent van de tribune fluistert Hans in hoe hij dit moet aanpakken
        Dennis verklapt wat ie vasthoudt, er zijn nog drie man bezig
        Ouwe Piet geeft commentaar op haar spel midden in de pot
        Die gefold had greep naar zijn hoofd en riep dat hij een vijf had weggegooid
        „Die heeft zeker de flush“, zei iemand zonder kaarten
        Terwijl ik nadacht raadde mijn buurman me aan te betalen
        Twee vochten om twaalfduizend, toen vloekte er een die preflop had gepast en vertelde dat hij precies die acht had weggegooid
        Op de bubble lachte hij dat hij azen had, de ander hoorde het
        Zei hardop wat ie gefold had, hand liep nog
        Het meisje gaf commentaar op elke kaart, terwijl ze allang weg was
        Hij verklapte dat er twee vrouwen bij hem in de muck liggen
        Hij vroeg zijn maat achter het lint of hij moest betalen, die knikte
        Mijn buurman wees naar de drie harten en fluisterde luid „dat zou ik niet callen“
        gepaste speler zegt wat hij had terwijl anderen nog spelen
        iemand die niet meedoet geeft advies
        hij zegt hardop wat de ander heeft
        twee spelers bespreken de hand terwijl die nog loopt
        een toeschouwer zegt een speler wat hij moet doen
        hij noemt de hand van zijn tegenstander voordat die getoond is
        ze geeft commentaar op de hand terwijl ze niet meedoet
        praat tijdens de hand over mogelijke handen op het bord
talking-about-a-hand-fact-talk = Wat werd er gezegd?
    .label = gezegd
    .cards = wat er in een hand zit of zat
    .advice = advies over het spel, of kritiek op hoe iemand speelt
    .reading = een gok naar wat iemand heeft
    .strategy = hoe je speelt, besproken met een andere speler, een adviseur of een toeschouwer
talking-about-a-hand-fact-in-hand = Zat de speler die praatte nog in de hand?
    .label = spreker in de hand
talking-about-a-hand-fact-which-hand = Over welke hand ging het?
    .label = gesprek
    .folded = over een hand die in deze hand gefold is
    .live = over een live hand
talking-about-a-hand-fact-gives-away = Gaf het iets over kaarten prijs?
    .label = iets over kaarten prijsgegeven
talking-about-a-hand-fact-stage = Wanneer werd er geraden wat iemand had?
    .label = moment van raden
    .before-showdown = vóór de showdown
    .at-showdown = bij de showdown, voordat die hand open lag
    .tabled = toen die hand al open lag
talking-about-a-hand-outcome-no-card-talk = Niet praten over live of gefolde handen
talking-about-a-hand-outcome-no-advice = Geen advies en geen kritiek op het spel
talking-about-a-hand-outcome-no-strategy = Geen strategie bespreken: één speler per hand
talking-about-a-hand-outcome-no-reading = Een hand die niet open ligt, mag niet geraden worden
talking-about-a-hand-outcome-allowed = Dit mag gezegd worden
talking-about-a-hand-order-no-talk-about-cards = Floor: zeg tegen de speler dat hij tot het einde van de hand niets over live of gefolde kaarten mag zeggen.
talking-about-a-hand-order-no-advice = Floor: zeg tegen de speler dat hij geen advies mag geven en geen kritiek mag hebben op het spel van anderen.
talking-about-a-hand-order-no-strategy = Floor: zeg tegen de speler dat hij zonder hulp van anderen moet spelen.
talking-about-a-hand-order-no-reading-until-tabled = Floor: zeg tegen de speler dat hij niet mag raden wat een ander heeft voordat die hand open ligt.
talking-about-a-hand-order-no-reading-until-showdown = Floor: zeg tegen de speler dat hij vóór de showdown niet mag raden wat een ander heeft.
talking-about-a-hand-order-hand-goes-on = Dealer: ga door met de hand. Door wat er gezegd is, is geen hand dood.
talking-about-a-hand-order-let-it-be = Floor: laat het zo.
talking-about-a-hand-remark-speak-up = Wie ziet dat een geopende hand verkeerd gelezen wordt, hoort dat meteen te zeggen.
talking-about-a-hand-remark-helping-each-other = Helpen twee spelers elkaar, bekijk dan ook het incident Soft play en chip dumping (soft-play).
