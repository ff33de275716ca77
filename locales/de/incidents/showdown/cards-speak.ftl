cards-speak = Karten entscheiden im Showdown
    .search = Karten entscheiden, Karten sprechen, falsche Hand angesagt, Hand falsch benannt, sagte Flush hatte aber keinen, sagte er hat eine Straße, er sagte er gewinnt und ich habe gemuckt, eigene Hand falsch gelesen, Pot nur mündlich beansprucht, beansprucht den Pot mit der schlechteren Hand, lügt über seine Hand, hat nicht gesehen dass er gewonnen hat
    .told =
        Sagt Flush, hat aber keinen
        Er hat nur zwei Paar angesagt, aber seine offenen Karten machen eine Straight, die er nicht gesehen hat.
        Er sagt Full House an, ich werfe meine Hand weg, und er hatte nur zwei Paare.
        Am River deckt er A-K auf und sagt „nur Ass hoch“, dabei liegt Q-J-10 auf dem Board, das ist doch eine Straight.
        Platz 2 legt seine Karten offen hin und sagt Flush, es sind aber nur vier Pik, und ich hatte ein Paar Könige und habe deswegen gemuckt.
        Zählt, was er ansagt, oder zählen die offenen Karten?
        Hand falsch angesagt
        Spieler hat Straight gesagt, es ist aber nur ein Paar
        Platz 4 sagt Full House und zeigt seine Karten, er hat aber in Wahrheit nur zwei Paar
        Platz 3 hat gesagt „Flush“, Karten liegen offen, es sind nur vier Herz, und der andere hat deswegen gemuckt
        Er sagt nur „ein Paar Buben“, am Board liegt 8-9-10-J-2 und er deckt J-Q auf, hat die Straight gar nicht gesehen
        Gilt die Ansage oder gelten die Karten, wenn er „Flush“ sagt, aber keinen hat?
    .heard =
        er rief Full House, es waren einfach zwei Paar
        sie murmelt Ass hoch, dabei liegt von ihr ein Wheel
        ich habs geglaubt, er sagte Nutflush und es war ein kleinerer
        in der angeblichen Straße ist eine Lücke
        Dealer erkennt Könige, der Besitzer behauptet, er habe nix
        ich sagte Neuner und hab das Boot am River nicht bemerkt
        ruft „der gehört mir“, aber was da liegt gewinnt nicht
        sie hat mich mit einem Drilling gefoppt, den es nicht gab, und ich ließ los
        was zählt, sein Mund oder was auf dem Filz liegt
        er glaubt an ein Paar, der ganze Tisch sieht die fünf Herzen
        wegen der falschen Behauptung gab der andere auf, ist das strafbar
        zwei Paar laut verkündet, offen sieht man eine Straße
        er rief Straße aber es ist ein Flush
        er sagt Straße und hat nur ein Paar
        Dealer hat das Blatt falsch gelesen, es war ein Flush
        seine offenen Karten gewinnen, er hat es selbst nicht gesehen
        er sagte, er hat zwei Paare, aber es ist ein Flush
        Spieler hat seine Hand falsch gelesen und der Dealer gab den Pot dem anderen
        er sagte Straße und hat keine
        sie sagt "du gewinnst", hat aber offen die bessere Hand liegen
        zählen die Karten oder was er gesagt hat
        Er sagt Flush, hat aber nur zwei Paar da liegen
        Straße hat er angsagt, auf'm Tisch liegt aber ein Full House
        Drilling sag ich, dabei seh ich jetzt, das is ja a Straight
        Sie schreit Flush, ich werf mein Set weg, sie hat gar keinen
        Verlesen hat er sich, nennt zwei Paar, hat aber Straße bis Dame
        Pärchen sagt der Beat, offen liegt aber ein Vierling
        Zwei Paar sagt er an, hat aber ne Straße, wer gewinnt?
        Er ruft Flush, hat aber nur vier Herz
        Hat sich verlesen, sein Blatt ist ein volles Haus, kein Drilling
        Wegen seinem Full-House-Gebrüll hab ich weggeworfen, war gar keins
        Offen liegt Ass-Dame, mit der Mitte ne Straße, übersehen hat's jeder
        Absichtlich gelogen, Flush geschrien, sind nur zwei Achter
        Er rief Flush, ich warf weg, und es waren nur vier Pik
        „Du hast gewonnen“, sagte er, zeigte seine Hand, und sie war die beste
        Angesagt hat er ein Paar, auf dem Tisch lag eine Straße, wer kriegt den Pot?
        Er las sein eigenes Blatt falsch, und die Chips wanderten schon zum Gegner
        Full House hieß es, umgedreht wurden zwei Paare, und der andere hatte bereits aufgegeben
        Laut sagte der Herr seinen Flush an, enttäuscht ließ ich zwei Paare fallen, und als der Dealer seine Karten sortierte, waren es vier Herz und ein Karo
        Eine Zuschauerin sagte, diese fünf sind doch eine Straße, er selbst hatte es nicht bemerkt
        Entscheidet, was einer sagt, oder was offen liegt?
        Könige, verkündete sie stolz, und als sie aufdeckte, war es nur einer
        Am Finaltisch gratulierte er dem Gegner schon, bis der Dealer die drei Buben vor ihm bemerkte
        der Dealer hat die Hand falsch gelesen
        keiner hat seinen Flush bemerkt
        er sagte zwei Paare, hat aber eine Straight
cards-speak-fact-cards = Welche Hände liegen offen, zuerst die des Spielers, der den Pot beansprucht, und welches Board?
    .label = offene Hände
cards-speak-fact-game = Welches Spiel wird gespielt?
    .label = Spiel
    .holdem = Hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha High-Low
    .stud = Stud
    .stud-hi-lo = Stud High-Low
    .razz = Razz
    .draw = Five-Card-Draw
    .deuce-to-seven = Deuce to Seven
    .badugi = Badugi
    .ace-to-five = Ace-to-Five Lowball
    .short-deck = Short Deck
    .five-card-stud = Five Card Stud
    .courchevel = Courchevel
cards-speak-fact-claimed = Was hat der Spieler angesagt?
    .label = angesagt
    .flush = ein Flush
    .straight = eine Straight
    .full-house = ein Full House
    .two-pair = zwei Paare
    .three-of-a-kind = ein Drilling
    .pair = ein Paar
    .four-of-a-kind = ein Vierling
    .straight-flush = ein Straight Flush
    .high-card = High Card oder ein Low ohne Paar
cards-speak-fact-tabled = Hat der Spieler, der den Pot beansprucht, alle Karten aufgedeckt?
    .label = alle Karten aufgedeckt
cards-speak-fact-on-purpose = Wurde die Hand mit Absicht falsch angesagt?
    .label = falsche Ansage mit Absicht
cards-speak-fact-other-mucked = Hat ein anderer Spieler wegen der Ansage seine Hand weggeworfen?
    .label = andere Hand weggeworfen
cards-speak-outcome-cards-decide = Die Karten entscheiden, nicht die Ansage
cards-speak-outcome-table-all = Die Ansage zählt nicht: Die Karten müssen offen liegen
cards-speak-outcome-table-playing = Die Ansage zählt nicht: Offen liegen muss, was spielt
cards-speak-outcome-words-bind = Die Ansage bindet den Spieler
cards-speak-outcome-cards-read = Die Karten entscheiden: Das sind die Hände
cards-speak-outcome-claim-right = Die Ansage stimmt; wer gewinnt, entscheiden die Karten
cards-speak-outcome-claim-too-high = Die Hand ist schlechter als die Ansage: Die Karten entscheiden
cards-speak-outcome-claim-too-low = Die Hand ist besser als die Ansage: Die Karten entscheiden
cards-speak-order-leave-discards = Dealer: die abgeworfene Hand liegen lassen. Jetzt kommt nichts in den Muck.
cards-speak-order-see-mucked-winner = Floor: zuerst über die abgeworfene Hand entscheiden, mit dem Vorfall „Hand im Showdown weggeworfen“ (mucked-winner).
cards-speak-order-table-all = Spieler: wenn noch eine andere Hand im Spiel ist, alle Karten aufdecken, um den Pot zu beanspruchen.
cards-speak-order-table-playing = Spieler: wenn noch eine andere Hand im Spiel ist, die Karten aufdecken, die spielen, um den Pot zu beanspruchen.
cards-speak-order-read-hands = Dealer: die aufgedeckten Hände lesen und sagen, welche gewinnt.
cards-speak-order-take-at-word = Dealer: die Hand so werten, wie der Spieler sie angesagt hat.
cards-speak-order-give-pot = Dealer: der Hand, die gewinnt, den Pot geben.
cards-speak-order-give-pot-once-settled = Dealer: der Gewinnerhand den Pot geben, sobald über die abgeworfene Hand entschieden ist.
cards-speak-order-give-pot-to-best = Dealer: den Pot an { $winners } geben.
cards-speak-order-split-pot = Dealer: den Pot unter { $winners } teilen.
cards-speak-order-split-halves = Dealer: die High-Hälfte an { $winners } geben und die Low-Hälfte an { $low_winners }.
cards-speak-order-compare-others = Dealer: diese Hand mit den anderen aufgedeckten vergleichen und der besten den Pot geben.
