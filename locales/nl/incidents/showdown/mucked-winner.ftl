mucked-winner = Hand weggegooid bij de showdown
    .search = winnaar gemuckt, winnende hand weggegooid, gemuckt bij de showdown, wil zijn kaarten terug uit de muck, dacht dat hij gewonnen had en muckte, dacht dat hij verloren had en gooide weg, winnende hand gefold bij de showdown, niet alle kaarten getoond en gemuckt, bedenkt zich en wil toch tonen, kaarten in de muck maar we hebben ze gezien, liet de winnaar even zien en muckte, gesloten weggegooid bij de showdown
    .told =
        hij gooide de winnende hand weg
        Ik gooide mijn kaarten dicht weg bij de showdown en had eigenlijk gewonnen
        Hij toonde zijn kaarten en ik gooide per ongeluk de winnende hand in de muck
        Na de river laat hij twee paar zien, ik gooi mijn kaarten weg en zeg dan pas dat ik een straat had, ze liggen nog naast de muck
        Hij liet zijn flush even zien en gooide hem toen zelf dicht naar de dealer, wij zagen hem allemaal en nu wil hij toch de pot
        Kan hij zijn hand nog terugkrijgen als hij die bij de showdown dicht heeft weggegooid?
        gooide winnende hand weg
        Seat 4 muckte bij de showdown zijn kaarten dicht en zegt nu dat hij de winnende hand had.
        Hij liet zijn hand even zien, gooide hem toen in de muck, en nu blijkt dat hij gewonnen had.
        River is gecheckt, seat 7 gooit zijn kaarten dicht naar de dealer, seat 2 toont een paar achten en seat 7 had tienen.
        Seat 5 legde allebei zijn kaarten open, dacht dat hij verloren had en gooide ze zelf in de muck, hij had een flush.
        Mag ik een bij de showdown weggegooide hand terughalen als het de winnaar is en we zeker weten welke kaarten het zijn?
    .heard =
        hij schoof op de river dicht weg en zag toen dat hij de beste had
        smeet de nuts op de hoop nadat ik "two pair" zei
        hij gaf zich gewonnen en wil ze er nu uitvissen
        we vingen allemaal een glimp op, toen dumpte hij ze en claimt nu
        er is er één gedraaid, beide liggen nu op de hoop, wil hem goedgekeurd
        ze gaf op het eind op, de ander zat lager te bluffen
        laatste betaler wierp weg en beseft dat het een straat was
        mag hij terughalen wat hij opgaf, ze liggen bovenop
        hij gaf op voor een bluf en smeekt nu om zijn vrouwen
        bij de showdown liet hij de betere los, verkeerd naar het board gekeken
        ze waren half in de stapel, hij wil ze teruggrissen
        hij gaf zelf op, is dat definitief of nog te redden
        hij gooide de winnende hand weg na de river
        winnende kaarten ingeleverd omdat hij dacht verloren te hebben
        gooide de winnende hand weg en wil hem uit de muck terug
        hij gooide zijn kaarten weg bij de showdown en had de winnende hand
        speler muckte dicht op de river en wil zijn kaarten terug
        ze muckte de winnende hand omdat ze dacht dat ze verloren had
        zijn kaarten liggen in de muck, maar we weten wat hij had
        hij muckte bij de showdown en eist nu de pot op
        Hij laat twee paar zien, ik smijt mijn flush dicht weg
        Had de winner vast maar mikte hem in de muck na de river
        Seat 2 liet zijn straat even zien en gooide ze toen binnen
        Ze dacht verloren te hebben en muckte, bleek de beste
        Inzetten waren gedaan, Jos dumpt zijn boel en blijkt gewonnen te hebben
        Legt na de rivercall zijn winnende boeren dicht tegen de muck
        Bij het openleggen liet Wim even zien, mikte ze weg, had gewonnen
        Na de rivier schoof Bep ze dicht naar de delert, had de beste
        Alles betaald op het eind, Hans smijt ze op de dode hoop, won
        Sjaak flitste op 't eind z'n full en flikkerde 'm naar de croupier
        Mag ik m'n kaarten terug uit de muck, ik had hoger dan hij
        Gerrit legde af toen Ans een paar heren opende, maar had drie zessen
        Hij las het board verkeerd, gooide dicht weg en zag pas toen dat hij de straat had
        Aan het eind gaf hij op, de ander haalde de pot binnen en de buurman zei dat er een flush tussen zat
        Bij de showdown weggelegd zonder beide te laten zien, en hij had de beste
        Flush gemist, de kaarten liggen in de stapel, krijg je de pot nog?
        Toen ze die twee paar zag smeet ze haar set geïrriteerd weg, drie mensen kunnen het bevestigen
        Wat hij bij het tonen weggaf lag nog bovenop en hij eiste dat het werd omgedraaid
        Een aangeschoten vent gooide de winnende hand bij het afval, hij wist niet dat een full house een flush slaat
        De weggelegde hand zou hoger zijn geweest, de dealer had hem al bij de rest
        Open neergelegd, daarna zelf bij het afval geveegd, en hij zou gewonnen hebben
        De dealer las het board nog voor toen de speler met de nuts al had opgegeven
        Kaarten weg, de tegenstander krijgt de fiches, en een hand later blijkt de eerste voor te hebben gestaan
        Ze waren nog te herkennen, niemand had gemengd, alleen lagen ze dicht, heeft hij recht op iets?
        Na de call op de river liet het meisje één kaart zien en gooide de andere weg, samen was het een boot
        De meneer in het jasje zag zijn eigen straat over het hoofd en liet zich eruit bluffen
        Straat niet gezien en dicht weggegeven, ben ik de pot kwijt?
        hij gooide bij de showdown de winnende hand weg
        muckte en ziet dan dat hij gewonnen had
mucked-winner-fact-betting-over = Was het inzetten voorbij toen de hand werd weggegooid?
    .label = inzetten voorbij
mucked-winner-fact-shown = Hoe is de hand getoond voordat hij werd weggegooid?
    .label = getoond
    .not-clearly = niet, of niet duidelijk, volgens de toernooileiding
    .clearly-not-tabled = niet helemaal geopend, maar volgens de toernooileiding duidelijk gezien
    .tabled-and-read = alle kaarten open, en duidelijk gelezen
mucked-winner-fact-all-in = Was een speler in deze hand all-in, en ligt het board er helemaal?
    .label = speler all-in
    .no = niemand was all-in
    .board-complete = all-in, en het board is compleet
    .board-to-come = all-in, en er komen nog kaarten op het board
mucked-winner-fact-cards = Waar zijn de kaarten?
    .label = kaarten
    .apart = los van de muck, 100% zeker welke
    .touching = in of tegen de muck gegooid, maar 100% zeker welke, en terug te halen
    .dealer-mucked = door de dealer in de muck gelegd, maar 100% zeker welke, en terug te halen
    .known-only = door de speler in de muck gegooid en niet terug te halen, maar 100% zeker welke
    .gone = niemand weet nog zeker welke het zijn
mucked-winner-outcome-hand-live = De hand leeft: hij mag nog open
mucked-winner-outcome-hand-counts = De hand telt zoals hij gezien is
mucked-winner-outcome-hand-known = De hand is bekend: hij telt, ook al ligt hij in de muck
mucked-winner-outcome-no-claim = Geen recht op de pot
mucked-winner-outcome-not-the-showdown = Niet bij de showdown: het inzetten was niet voorbij
mucked-winner-order-hold-cards = Dealer: houd de kaarten apart, buiten de muck.
mucked-winner-order-see-discarded = Ga verder met het incident Gebet en kaarten weggegooid (discarded-while-live).
mucked-winner-order-keep-apart = Dealer: houd deze kaarten buiten de muck.
mucked-winner-order-take-out = Dealer: haal precies deze kaarten dicht uit de muck terug.
mucked-winner-order-table-now = Speler: leg nu je hele hand open als je de pot wilt.
mucked-winner-order-best-tabled = Dealer: lees de geopende handen en geef de pot aan de beste.
mucked-winner-order-say-hand = Toernooileiding: zeg welke hand er gezien is. Die telt zoals hij gezien is.
mucked-winner-order-say-known = Toernooileiding: zeg welke kaarten het zijn en waardoor dat zeker is. De hand telt.
mucked-winner-order-as-seen = Dealer: vergelijk de geziene hand met de andere en geef de pot aan de beste.
mucked-winner-order-no-card-back = Dealer: de hand is dood. Er komt geen kaart van terug.
mucked-winner-order-others-win = Dealer: geef de pot aan de beste van de andere handen.
mucked-winner-remark-seen-does-not-save = Volgens dit boek redt het een dode hand niet dat die gezien is.
mucked-winner-remark-pot-pushed = Is de pot al toegeschoven, dan zegt het incident Hand of pot betwist (disputed-pot) tot wanneer hij terug te halen is.
mucked-winner-fact-why = Waarom werd de hand eerder weggegooid?
    .label = weggegooid tijdens het inzetten
    .gave-up = de speler foldde in zijn beurt
    .out-of-turn = de speler foldde voor zijn beurt
    .thought-won = de speler had gebet of geraised en dacht dat er niemand meer over was
mucked-winner-outcome-all-in-tabled = All-in: de hand leeft en moet open
mucked-winner-outcome-a-fold = Niet bij de showdown: een fold in de beurt
mucked-winner-outcome-a-fold-out-of-turn = Niet bij de showdown: een fold voor de beurt
mucked-winner-outcome-hand-not-dead = De verdwenen hand is niet dood: de toernooileiding beslist
mucked-winner-order-must-table = Speler: open al je kaarten. Bij een all-in kan niemand mucken.
mucked-winner-order-deal-out = Dealer: deel de rest van het board en lees daarna elke hand.
mucked-winner-order-others-play-out = Dealer: deel de rest van het board als er nog twee of meer spelers over zijn en geef de pot aan de beste van hun handen. Wie alleen over is, wint de pot.
mucked-winner-order-director-decides = Toernooileiding: beslis wat er gebeurt met het aandeel van de verdwenen hand in de potten.
mucked-winner-order-see-folded = Ga verder met het incident Gefold en spijt ervan (folded-in-turn).
mucked-winner-order-see-fold-out-of-turn = Ga verder met het incident Fold voor de beurt (fold-out-of-turn).
