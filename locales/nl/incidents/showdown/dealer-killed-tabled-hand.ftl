dealer-killed-tabled-hand = Dealer doodde een geopende hand
    .search = dealer muckte de winnaar, dealer gooide mijn winnende hand weg, dealer pakte mijn kaarten, mijn kaarten lagen open en de dealer muckte ze, geopende hand gedood, dealer heeft de winnende hand gemuckt, dealer las de handen verkeerd, dealer schoof mijn open kaarten in de muck, ik had gewonnen en de dealer nam mijn kaarten in, winnaar weggehaald door de dealer
    .told =
        dealer muckte mijn winnende hand
        Mijn kaarten lagen open op tafel en de dealer gooide ze in de muck
        De dealer heeft mijn open hand weggenomen terwijl ik had gewonnen
        Ik legde mijn flush open op tafel, iedereen zag hem, en de dealer veegde mijn kaarten weg en gaf de pot aan de ander
        De showdown was bezig, mijn twee kaarten lagen allebei open en de dealer nam ze in zonder goed te kijken, ik had een straat
        Krijg ik de pot nog als de dealer mijn open getoonde winnende hand heeft gemuckt?
        dealer muckte open winnende hand
        Ik heb per ongeluk een geopende hand in de muck geduwd die gewonnen had.
        Seat 4 had zijn kaarten open op tafel en de dealer veegde ze in de muck.
        Showdown, seat 6 legt K K open, duidelijk de winnaar, en de dealer muckt die hand en geeft de pot aan seat 2.
        Beide kaarten van seat 3 lagen open, de dealer las ze verkeerd en schoof ze weg, later bleek het een flush te zijn.
        Krijgt hij alsnog de pot als de dealer zijn geopende winnende hand heeft weggegooid?
    .heard =
        ik legde mijn set voor iedereen open en ze veegde hem weg
        we lagen beide open, hij pakte per abuis de beste
        croupier dacht dat mijn open two pair verslagen was en stopte die weg
        het lag daar bloot, duidelijk voor, en weg was het
        ze draaide mijn zichtbare flush dicht en begroef hem
        ze haalde de goede op en gaf de fiches aan de ander
        we zagen zijn open boeren vol allemaal liggen, de dealer wiste het uit
        gehaast voor de volgende ronde ruimde ze de beste op
        hij trok mijn zichtbare straat binnen door verkeerd inschatten
        iedereen herinnert zich die azen, dealer legde ze bij de rest
        dealer heeft mijn omgedraaide quads opgeschept, krijg ik toch de pot
        dealerfout bij showdown: opengelegde winst opgeruimd
        mijn hand lag open op tafel en de dealer raapte hem op
        de croupier schoof mijn getoonde winnende hand bij het afval
        had ze netjes omgedraaid en toch weggehaald door de deler
        opengelegd en door de dealer gemuckt, iedereen had het gezien
        de dealer muckte mijn winnende hand, hij lag open
        mijn hand lag open op tafel en de dealer nam hem per ongeluk in
        de dealer gooide een open winnende hand in de muck
        hij liet beide kaarten zien en de dealer haalde de hand weg
        Mijn set lag met het gezicht omhoog en de deler harkte hem weg
        Den croupier pakte mijn omgedraaide winnende kaarten af
        Alles lag bloot op 't vilt, de gever schoof ze bij 't afval
        Flush lag omgedraaid, iedereen zag het, deler veegt hem weg
        Zijn boeren lagen open en de croupier heeft ze opgeruimd
        Straat lag open en bloot, den deler mikte hem in de muck
        Ik lag open met boeren en de gever schoof ze in de muck
        Croupier gooide Ria haar winnende flush weg, lag gewoon open
        Delert pakte mijn omgedraaide kaarten en muckte ze
        Rachid had twee azen zichtbaar neergelegd, gever ruimt ze doodleuk op
        Niemand las het, gever stopte Joop z'n open straat onder de stok
        Open kaarten van stoel 5 opgeveegd door de croupier, hij won
        Ik liet de flush zien, de dealer vond hem minder en gaf de pot aan de ander
        De full house lag open, iedereen had hem gezien, en de dealer ruimde hem op
        Beiden hadden we omgedraaid, maar mijn winnende hand verdween eerst
        De dealeres haalde de winnaar door elkaar en gooide de open kaarten weg
        De hele tafel zag mijn drie tienen voordat ze weg waren en de ander betaald werd
        Hij killde een open hand die duidelijk voor lag, wat nu?
        Laat in het toernooi vloog de beste hand weg omdat de dealer het board verkeerd las
        Beide handen lagen open, de croupier nam de betere en gaf de pot aan de ander
        Vijf mensen hadden de open hand gelezen en toch belandde hij bij het afval
        Mijn straat lag met beide kaarten boven voor me, de dealer keek eroverheen en trok hem weg
        De hoofddealer bood zijn excuses aan omdat zijn collega een open four of a kind had weggegooid
        Van wie is de pot als de open en duidelijk beste hand per ongeluk weg is?
        All-in, beide open, river geraakt, en hij veegt de mijne weg voordat iemand iets zegt
        Niemand twijfelde dat de heren wonnen, alleen schoof de dealer ze in de muck
        Opengelegd met de beste hand, dealer pakt hem in, nu zegt ie jammer
dealer-killed-tabled-hand-fact-tabled = Lag de hele hand open op tafel, zodat hij te lezen was?
    .label = hele hand open
dealer-killed-tabled-hand-fact-won = Won die hand de pot of een deel ervan?
    .label = pot gewonnen
    .obviously = ja, en iedereen kon dat zien
    .on-checking = ja, maar dat bleek pas bij het nakijken
    .no = nee, die hand verloor
dealer-killed-tabled-hand-fact-seen = Hebben de dealer of de spelers de hand gezien?
    .label = hand gezien
dealer-killed-tabled-hand-outcome-hand-wins = De dealer kan de geopende hand niet doden: die krijgt de pot
dealer-killed-tabled-hand-outcome-hand-had-lost = Er verandert niets: de hand had verloren
dealer-killed-tabled-hand-outcome-not-protected = Niet beschermd als winnaar: een per ongeluk gedode hand
dealer-killed-tabled-hand-order-hold-pot = Dealer: houd de pot in het midden.
dealer-killed-tabled-hand-order-hand-counts = Floor: zeg welke hand er open lag. Die telt zoals hij lag.
dealer-killed-tabled-hand-order-give-pot = Dealer: geef die speler de pot, of het deel dat de hand wint.
dealer-killed-tabled-hand-order-pot-to-winner = Dealer: geef de pot aan de beste hand die geopend was.
dealer-killed-tabled-hand-order-touch-no-card = Dealer: raak geen kaart in de muck aan.
dealer-killed-tabled-hand-order-see-killed-hand = Ga verder met het incident Hand per ongeluk gedood (killed-unprotected-hand).
dealer-killed-tabled-hand-remark-only-tabled = De bescherming geldt alleen voor een hand die helemaal open lag en te lezen was.
dealer-killed-tabled-hand-remark-only-obvious = In dit boek geldt de bescherming alleen voor een hand die duidelijk won.
dealer-killed-tabled-hand-remark-only-seen = In dit boek geldt de bescherming alleen voor een hand die geopend én gezien is.
dealer-killed-tabled-hand-remark-at-all-in = Is er een speler all-in, ga dan verder met het incident Mucken bij een all-in (all-in-showdown): dan gaan alle handen open.
dealer-killed-tabled-hand-remark-pot-pushed = Is de pot al toegeschoven, dan zegt het incident Hand of pot betwist (disputed-pot) tot wanneer hij terug te halen is.
dealer-killed-tabled-hand-fact-board = Is het board compleet?
    .label = board
    .complete = compleet
    .to-come = er komen nog kaarten
dealer-killed-tabled-hand-fact-identifiable = Is de hand met 100% zekerheid te herkennen?
    .label = met zekerheid te herkennen
dealer-killed-tabled-hand-outcome-hand-plays = Het board is nog niet compleet: de hand leeft en komt terug
dealer-killed-tabled-hand-order-cards-back = Dealer: leg precies deze kaarten open terug voor hun speler. De hand leeft.
dealer-killed-tabled-hand-order-deal-on = Dealer: maak het inzetten af als er nog ingezet wordt, deel de rest van het board en lees elke hand.
