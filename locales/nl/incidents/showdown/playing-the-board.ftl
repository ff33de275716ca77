playing-the-board = Playing the board
    .search = speelt het board, ik speel het board, board speelt, het bord spelen, split pot op het board, speelt het board en toont maar één kaart, niets getoond en wil toch delen, gemuckt bij split pot, moet hij tonen om te delen, straat op het board, royal flush op het board, tikt op het board
    .told =
        hij speelt het board
        Hij zegt ik speel het board en gooit zijn kaarten weg
        Op het board ligt een straat en hij legt zijn kaarten niet open
        De vijf kaarten op tafel zijn de beste hand, hij zegt dat hij het board speelt en laat niks zien, hij wil toch de helft van de pot
        Er ligt een full house op het board, ik leg mijn twee kaarten open en hij muckt de zijne omdat hij alleen het board speelt
        Moet hij al zijn kaarten laten zien als hij het board speelt en de pot wil delen?
        Seat 4 zegt ik speel het board en gooit zijn kaarten dicht weg.
        Straat op het board en seat 7 wil delen zonder zijn kaarten te laten zien.
        Board is T J Q K A, seat 2 toont zijn hand en seat 5 zegt dat hij het board speelt en muckt.
        Flush op het board, seat 3 opent één kaart, houdt de andere dicht en zegt playing the board.
        Moet hij zijn kaarten openen om de split te krijgen als hij het board speelt?
    .heard =
        de vijf op tafel zijn het best, hij smeet zijn twee weg, wil nu een deel
        broadway ligt open, beiden knikten maar wat
        ze zegt delen en levert ongezien in
        mijn hand doet er niet toe, de gezamenlijke kaarten zijn beter, krijg ik de helft
        quads met aas kicker op het laken, hij had de zijne al losgelaten
        moet ik ze openleggen als de vijf in het midden tellen
        er ligt een royal en we zijn met z'n drieën, eentje muckt
        hij beweert dat hij geen van zijn eigen gebruikt
        zegt "bord" zonder iets om te draaien
        kan iemand meedelen als hij geen kaarten meer heeft
        full house in het midden voor iedereen, één man had de zijne weggesmeten, deelt hij mee
        midden is een tienhoge straat, ik zat erop maar had mijn paar gedumpt
        de beste vijf liggen op tafel, hij gooit zijn twee weg
        speelt het board en heeft zijn kaarten niet getoond
        hij speelt het board en gooide zijn kaarten weg, krijgt hij de helft
        allebei spelen ze het board, moet hij zijn kaarten laten zien
        speler zegt "ik speel het board" en gooit zijn hand weg
        het board is de beste hand, hij liet niets zien
        Hij zegt ik speel wat er ligt en draait niks om
        De vijf op tafel zijn mijn hand, zegt seat 5 en muckt
        Straat ligt helemaal in 't midden, hij laat zijn eigen twee niet zien
        Speelt het bord, wil de helft, kaarten zijn al weg
        Draait er maar eentje om want hij gebruikt de middelste vijf
        We delen wat er op 't vilt ligt, zijn holecards zijn weg
        Wim zegt dattie pakt wat in 't midden ligt, eigen kaarten dicht
        Beste vijf liggen in 't midden en Ria heeft de hare al weggegooid
        Straat op tafel, Leo laat er maar één van zichzelf zien
        Sjaak doet 't met de vijf van 't midden, wil de helft
        Ik heb niks beter dan wat er ligt, moet ik m'n eigen omdraaien
        Hans muckte ze en wil delen, vijf schoppen in het midden
        Er lag een straat, ik gooide weg en zei dat ik de tafel speel
        Vijf harten in het midden en hij gaf zijn twee weg
        Hij speelde het board, zei hij, legde niks neer, krijgt hij de helft?
        Hij rekende op de vijf gemeenschappelijke en gooide de hand in de hoop
        Moet ik beide tonen als ik toch de vijf van tafel gebruik?
        In het midden lagen vier vrouwen en een aas, teleurgesteld gaf ik mijn hand weg met de woorden dat ik het midden speel, en ik kreeg geen deel
        Full house in het midden, twee deelden, de derde had weggelegd
        Zijn tweeën waren niks waard, er lagen twee hogere paren, dus weg ermee
        Bij het delen viel degene af die niks had laten zien, terwijl het board het beste was
        Schouders omhoog, hand dicht, het ligt toch allemaal open daar
playing-the-board-fact-cards = Welke handen liggen open, die van de speler die het board speelt eerst, en welk board?
    .label = open handen
playing-the-board-fact-tabled = Hoeveel van zijn kaarten heeft de speler geopend?
    .label = geopende kaarten
    .none = geen enkele, hij zegt alleen dat hij het board speelt
    .some = een deel, niet alle
    .all = allemaal
playing-the-board-fact-others = Waar zijn de kaarten die niet open liggen?
    .label = niet-geopende kaarten
    .held = de speler heeft ze nog
    .discarded = dicht weggegooid, los van de muck
    .in-muck = in of tegen de muck, of niet meer uit elkaar te houden
playing-the-board-outcome-share = Alle kaarten liggen open: een deel van de pot als niemand het board verslaat
playing-the-board-outcome-no-share-yet = Geen deel van de pot voordat alle kaarten open liggen
playing-the-board-outcome-no-share = Geen deel van de pot: de hand is dood
playing-the-board-outcome-share-unshown = Kaarten tonen hoeft niet: een deel van de pot als niemand het board verslaat
playing-the-board-outcome-muck-first = Nog geen deel van de pot: kijk eerst of de kaarten bij de muck nog leven
playing-the-board-outcome-board-shared = Het board speelt en alle kaarten liggen open: een deel van de pot als niemand het verslaat
playing-the-board-outcome-board-beaten = Het board speelt, maar een andere hand verslaat het: geen deel van de pot
playing-the-board-outcome-own-cards-play = De speler heeft een betere hand dan het board: die telt
playing-the-board-order-table-now = Speler: open al je kaarten. Zeggen dat je het board speelt, is niet genoeg.
playing-the-board-order-table-while-identifiable = Speler: je mag al je kaarten alsnog openen, zolang ze voor 100% te herkennen zijn.
playing-the-board-order-table-while-retrievable = Speler: je mag al je kaarten alsnog openen, zolang ze voor 100% te herkennen en terug te halen zijn.
playing-the-board-order-then-share = Dealer: lees de hand zodra al zijn kaarten open liggen. Verslaat niemand het board, dan krijgt deze speler zijn deel.
playing-the-board-order-refused = Dealer: schuif de pot naar de beste geopende hand als niet alle kaarten opengaan. Deze speler krijgt niets.
playing-the-board-order-split-with-equals = Dealer: lees de handen. Verslaat niemand het board, deel de pot dan onder de spelers die het spelen.
playing-the-board-order-split-among = Dealer: deel de pot onder { $winners }.
playing-the-board-order-compare-with-board = Dealer: lees de andere handen. Verslaat niemand het board, deel de pot dan onder de spelers die het spelen.
playing-the-board-order-give-pot-to-best = Dealer: geef de pot aan { $winners }.
playing-the-board-order-split-pot = Dealer: deel de pot onder { $winners }.
playing-the-board-order-compare-others = Dealer: lees de andere handen en geef de pot aan de beste.
playing-the-board-order-no-share = Dealer: ken de pot toe zonder deze hand.
playing-the-board-order-hold-pot = Dealer: laat de pot en de muck liggen zoals ze liggen.
playing-the-board-order-see-mucked-winner = Floor: ga verder met het incident Hand weggegooid bij de showdown (mucked-winner). Leeft de hand nog, dan moeten al zijn kaarten open.
playing-the-board-remark-others-mucked = Dit geldt voor een showdown met tegenstanders. Wie als enige overblijft, terwijl niemand all-in is, wint zonder te tonen.
playing-the-board-fact-all-in = Was een speler in deze hand all-in, en ligt het board er helemaal?
    .label = speler all-in
    .no = niemand was all-in
    .board-complete = all-in, en het board is compleet
    .board-to-come = all-in, en er komen nog kaarten op het board
playing-the-board-outcome-must-table = All-in: alle handkaarten moeten open
playing-the-board-order-all-in-table = Speler: open al je kaarten. Bij een all-in kan niemand mucken.
playing-the-board-order-deal-out = Dealer: deel de rest van het board.
