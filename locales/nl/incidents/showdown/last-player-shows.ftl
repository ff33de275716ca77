last-player-shows = Als laatste over: tonen of niet
    .search = moet de winnaar tonen, iedereen heeft gemuckt, laatste speler in de hand, moet hij laten zien om te winnen, iedereen foldde en ze willen zijn kaarten zien, wint zonder te tonen, onbetwiste pot, nog maar één hand over, pot zonder showdown, laat je bluf zien
    .told =
        Iedereen foldde op zijn bet, moet hij zijn hand laten zien?
        Iedereen heeft bij de showdown gemuckt, moet de winnaar tonen?
        De laatste speler die over is, wil de pot zonder zijn kaarten te tonen, mag dat?
        Alle anderen gooiden hun kaarten weg en nu willen ze zien wat de laatste had
        Hij bette de river, beide callers muckten, moet hij zijn hand openen om de pot te winnen?
        Ze won omdat iedereen foldde en nu wil seat 3 haar kaarten zien
        Niemand heeft nog kaarten, de winnaar schuift zijn hand dicht in
        Moet de enige overgebleven speler zijn hand openen om de pot te krijgen?
        Seat 6 zegt dat je moet tonen om te winnen, maar we hebben allemaal gefold
        wint zonder tonen, iedereen gefold
        Ze muckten allebei op het eind en de derde pakt gewoon de pot, mag ik zijn hand zien?
        De enige live hand die over is, schuift de dealer de pot zonder hem te zien?
        Iedereen muckte nadat de all-in gecalld was, moet de laatste tonen?
    .heard =
        iedereen gooide weg, moet de laatste nu tonen
        ze willen zijn hand zien, maar alle anderen zijn gefold
        moet hij een walk laten zien
        pot is van hem, de rest is weg, en 2 wil kijken
        hij wint zonder showdown en ze willen dat hij toont
        ze gaven allemaal op, moet hij zijn bluf omdraaien
        hij harkt hem ongezien binnen, tafel moppert
        niemand ging mee en toch vragen ze wat hij had
        wij waren allemaal weg, degene die inzette houdt ze dicht
        pot is van hem, de rest ligt in de muck, en 2 wil kijken
        de enige die nog zit weigert te onthullen
        "je moet er één tonen om te winnen", zegt de dealer, klopt dat
        geen tegenstander meer, kaarten van de winnaar gaan ongelezen terug
        rondgepast tot haar, ze pakt hem, iemand wil bewijs
        iedereen smeet ze weg na de call, die ene lacht alleen maar
        moet een walk getoond worden
        het kwam erdoor en hij draait ze niet om
        Beiden gaven op, moet ik omdraaien om de pot te krijgen?
        De dealer wilde de fiches niet geven voordat ik liet zien
        Iedereen trapte in mijn bluf, mag ik dicht blijven?
        Ze won zonder strijd en de tafel wilde het zien
        Bij ons in de club moet de laatste hand open, hier schijnbaar niet
        Zevenduizend op de river, beiden pasten, ik schoof mijn kaarten dicht naar de dealer en toen werd een dame boos dat ik ze in een toernooi moest tonen
        De enige die over was legde dicht neer en wachtte
        De ander gooide bij de showdown weg, moet de eerste dan nog tonen?
        Ze liet pas los toen de hoop bij haar was, en dat is volgens hen fout
        Om me heen mopperden ze dat ik er minstens één moest omdraaien
last-player-shows-fact-others = Hoe gingen alle anderen uit de hand?
    .label = de anderen
    .folded = ze foldden terwijl er nog ingezet werd
    .mucked = ze muckten na al het inzetten
last-player-shows-fact-all-in = Was een speler in deze hand all-in, en is het board compleet?
    .label = speler all-in
    .no = niemand was all-in
    .board-complete = all-in, en het board is compleet
    .board-to-come = all-in, en er komen nog kaarten op het board
last-player-shows-outcome-wins-unshown = De laatste live hand wint zonder te tonen
last-player-shows-outcome-wins-once-shown = De laatste live hand wint zodra hij open ligt
last-player-shows-outcome-all-tabled = All-in: niemand kon mucken, alle handen gaan open
last-player-shows-order-give-pot-unshown = Dealer: geef de speler de pot en neem de kaarten ongezien in.
last-player-shows-order-no-right-to-see = Spelers zonder kaarten: jullie hebben geen recht om deze hand te zien.
last-player-shows-order-show-then-pot = Speler: leg al je kaarten open om de pot te krijgen.
last-player-shows-order-bring-back = Dealer: leg elke gemuckte hand die met zekerheid te herkennen is, weer voor de speler neer.
last-player-shows-order-all-table = Alle spelers die gecalld hebben of all-in zijn: open al je kaarten.
last-player-shows-order-deal-out = Dealer: deel de rest van het board en lees daarna elke hand.
last-player-shows-order-best-tabled = Dealer: lees de geopende handen en geef de pot aan de beste.
last-player-shows-order-none-brought-back = Dealer: is geen andere hand te herkennen, geef de pot dan aan de laatste speler.
last-player-shows-remark-may-show = De speler mag de hand toch tonen. Over een hand die maar één speler te zien krijgt, zie het incident Hand aan één speler getoond (show-one-show-all).
