cards-speak = Kaarten spreken bij de showdown
    .search = kaarten spreken, verkeerde hand genoemd, hand verkeerd aangekondigd, zei flush maar had geen flush, zei dat hij een straat had, hij zei dat hij won en ik muckte, eigen hand verkeerd gelezen, mondeling de pot geclaimd, claimt de pot met een slechtere hand, liegt over zijn hand, had niet gezien dat hij won, hand verkeerd benoemd
    .told =
        hij zei flush, heeft straat
        Hij noemde zijn hand verkeerd, hij had gewoon een straat
        Ik zei twee paar, maar mijn kaarten zijn een full house
        Hij roept dat hij een full house heeft, ik gooi mijn flush weg, en dan ligt er maar twee paar open op tafel
        Hij zegt alleen een paar en legt zijn kaarten open, maar het board laat zien dat hij een straat heeft, de dealer schuift de pot toch naar mij
        Telt wat hij zegt dat hij heeft of tellen de kaarten die open op tafel liggen?
        zegt flush, heeft geen flush
        Hij zei straat bij de showdown, maar zijn kaarten zijn maar twee paar.
        Seat 3 noemde zijn hand verkeerd en claimde de pot, zijn kaarten liggen open.
        Seat 5 zegt alleen aas hoog en toont A9, maar op board K Q J T 4 heeft hij gewoon een straat.
        Seat 2 riep full house, seat 7 muckte daarop, en als de kaarten open liggen is het maar three of a kind.
        Geldt wat hij zegt of gelden de kaarten die open liggen?
    .heard =
        hij riep full house en het waren gewoon two pair
        ze mompelt aas hoog maar er ligt een wheel van haar
        ik geloofde hem, hij zei nutflush en het was een lagere
        er zit een gat in die zogenaamde straat
        dealer ziet heren op, de eigenaar houdt vol dat het niks is
        ik zei negens, had niet door dat de river mijn boot maakte
        roept "die is voor mij" en wat er ligt wint niet
        ze hield me voor de gek met een set die er niet was, ik liet los
        wat telt bij de showdown, wat hij riep of wat zijn kaarten zijn
        hij dacht een paar, de hele tafel ziet het kleurtje
        door zijn foute uitspraak gaf de ander op, staat daar straf op
        lezen we wat op het laken ligt of wat hij beweert
        hij riep een straat maar het is een flush
        zegt dat hij verloren heeft maar hij wint
        hij zegt straat maar heeft alleen een paar
        zijn open kaarten winnen, hij zag het zelf niet
        hij zei dat hij two pair had maar het is een flush
        speler las zijn hand verkeerd en de dealer gaf de pot aan de ander
        hij zei straight en heeft het niet
        ze zegt "jij wint" maar heeft open de betere hand liggen
        tellen de kaarten of wat hij zei
        Hij zegt flush, er liggen maar vier schoppen
        Riep twee paar maar eigenlijk heeft hij een straat open liggen
        Seat 2 claimde full house, tegenstander muckte, blijkt gewoon trips
        Ze las haar eigen hand fout, er ligt een winnende kleur
        Niemand zag dat Jos een straatje had liggen, hij zei enkel paar
        Omaha, claimt nutflush maar gebruikt er drie uit zijn hand
        Chantal zei twee paar maar ze had gewoon een straat
        Gerrit riep flush, klopt niet, het is maar een paar
        Leo legt open en heeft niet door dat ie vol huis heeft
        Wim zei dat ie verloor, op tafel ligt een straat voor hem
        Dennis riep straat, ik gooide weg, en hij had alleen een paartje
        Sjaak noemde expres kleur bij 't openleggen, waren maar vier harten
        Hij riep flush, ik gooide weg, en het waren maar vier schoppen
        „Jij wint“, zei hij, liet zijn hand zien, en die was de beste
        Een paar aangekondigd, er lag een straat, wie krijgt de pot?
        Hij las zijn eigen hand verkeerd en de fiches gingen al naar de ander
        Full house zei hij, twee paar lag er, en de ander had al opgegeven
        Hardop kondigde de meneer zijn flush aan, teleurgesteld liet ik mijn twee paar vallen, en toen de dealer zijn kaarten sorteerde waren het vier harten en een ruiten
        Een toeschouwster zei dat die vijf een straat zijn, hij had het niet gezien
        Telt wat iemand zegt, of wat er open ligt?
        Heren, riep ze trots, en toen ze opengooide was het er maar één
        Aan de finaletafel feliciteerde hij de ander al, tot de dealer de drie boeren voor hem zag
        de dealer las de hand verkeerd
        niemand zag zijn flush
        hij zei two pair maar heeft een straight
cards-speak-fact-cards = Welke handen liggen open, die van de speler die de pot claimt eerst, en welk board?
    .label = open handen
cards-speak-fact-game = Welk spel wordt er gespeeld?
    .label = spel
    .holdem = hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha high-low
    .stud = stud
    .stud-hi-lo = stud high-low
    .razz = razz
    .draw = five-card draw
    .deuce-to-seven = deuce to seven
    .badugi = badugi
    .ace-to-five = ace-to-five lowball
    .short-deck = short deck
    .five-card-stud = five card stud
    .courchevel = Courchevel
cards-speak-fact-claimed = Hoe noemde de speler zijn hand?
    .label = genoemd
    .flush = een flush
    .straight = een straat
    .full-house = een full house
    .two-pair = twee paar
    .three-of-a-kind = three of a kind
    .pair = een paar
    .four-of-a-kind = four of a kind
    .straight-flush = een straight flush
    .high-card = een hoge kaart, of een low zonder paar
cards-speak-fact-tabled = Heeft de speler die de pot claimt al zijn kaarten geopend?
    .label = alle kaarten geopend
cards-speak-fact-on-purpose = Is de hand met opzet verkeerd genoemd?
    .label = met opzet verkeerd genoemd
cards-speak-fact-other-mucked = Heeft een andere speler vanwege die claim zijn hand weggegooid?
    .label = andere hand weggegooid
cards-speak-outcome-cards-decide = De kaarten beslissen, niet wat er gezegd is
cards-speak-outcome-table-all = Wat er gezegd is, telt niet: de kaarten moeten open
cards-speak-outcome-table-playing = Wat er gezegd is, telt niet: wat speelt, moet open
cards-speak-outcome-words-bind = Wat de speler zei, bindt hem
cards-speak-outcome-cards-read = De kaarten beslissen: dit zijn de handen
cards-speak-outcome-claim-right = De hand is wat er gezegd is; de kaarten beslissen wie wint
cards-speak-outcome-claim-too-high = De hand is slechter dan wat er gezegd is: de kaarten beslissen
cards-speak-outcome-claim-too-low = De hand is beter dan wat er gezegd is: de kaarten beslissen
cards-speak-order-leave-discards = Dealer: laat de weggegooide hand liggen. Er gaat nu niets in de muck.
cards-speak-order-see-mucked-winner = Floor: handel eerst de weggegooide hand af, met het incident Hand weggegooid bij de showdown (mucked-winner).
cards-speak-order-table-all = Speler: als er nog een andere hand in het spel is, leg dan al je kaarten open om de pot te claimen.
cards-speak-order-table-playing = Speler: als er nog een andere hand in het spel is, leg dan de kaarten die spelen open om de pot te claimen.
cards-speak-order-read-hands = Dealer: lees de geopende handen en zeg welke wint.
cards-speak-order-take-at-word = Dealer: laat de hand gelden zoals de speler die noemde.
cards-speak-order-give-pot = Dealer: geef de pot aan de hand die wint.
cards-speak-order-give-pot-once-settled = Dealer: geef de pot aan de hand die wint, zodra de weggegooide hand is afgehandeld.
cards-speak-order-give-pot-to-best = Dealer: geef de pot aan { $winners }.
cards-speak-order-split-pot = Dealer: deel de pot onder { $winners }.
cards-speak-order-split-halves = Dealer: geef de high-helft aan { $winners } en de low-helft aan { $low_winners }.
cards-speak-order-compare-others = Dealer: vergelijk deze hand met de andere die open liggen en geef de pot aan de beste.
