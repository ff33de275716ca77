dropped-deck = Gevallen deck
    .search = gevallen deck, deck op de grond gevallen, dealer liet het deck vallen, stub gevallen, kaarten liggen door elkaar, stub ligt door elkaar, stub in de muck gevallen, stub gemengd met de muck, stub gemengd met de burn cards, deck omgestoten, kaarten van tafel gevallen, deck uit de handen gevallen
    .told =
        dealer liet het deck vallen
        De dealer laat de stub vallen en alle kaarten liggen door elkaar
        De dealer stootte het deck om en nu liggen de kaarten tussen de muck
        De flop lag er en de dealer laat de rest van het deck uit zijn handen vallen, de helft ligt op de grond
        De stub viel uit zijn hand en is gemengd met de muck en de burn cards, en wij moeten de turn en river nog krijgen
        Wat gebeurt er met de turn en de river nu de dealer de stub heeft laten vallen?
        deck op de grond gevallen
        Ik liet de stub vallen en de kaarten liggen door elkaar.
        Het deck viel uit mijn handen midden in de hand, na de flop.
        Na de turn viel de stub op tafel en is hij vermengd met de muck.
        Dealer stoot het deck om, een deel ligt op de grond en de burn cards zitten ertussen, twee spelers nog in de hand.
        Hoe gaan we verder als de stub gevallen is en de volgorde weg is?
    .heard =
        de rest glipte uit haar vingers tussen flop en turn
        ze stootte met haar mouw de stapel om, de helft schoof over het laken
        stapel ligt op het tapijt, we raapten ze een voor een op
        dealer moest niezen en alles vloog alle kanten op, volgorde kwijt
        rest van het deck viel om en kwam bij de weggegooide terecht
        hij botste tegen haar elleboog, daar ging het pak
        kan de river nog, wat over was is door elkaar gehusseld
        de toren viel om maar het meeste bleef op elkaar
        ze verloor haar grip, twee liggen open op de vloer
        burns en restant van het pak zijn na de val één hoop geworden
        glas ging om, ze schrok en liet los wat ze vasthad
        geen idee meer wat bovenop lag, het belandde als een puinhoop onder de tafel
        de dealer liet het deck vallen
        de dealer liet het deck vallen midden in de hand
        de rest van het deck viel op tafel, een paar kaarten liggen open
        het deck viel op de grond voor de turn
        de stub is door de muck heen geraakt
        De stapel is uit dealer zijn handen geglipt, alles over de vloer
        Hij kletterde de stub op de grond, volgorde naar de knoppen
        Rest van de kaarten lag ineens onder zijn stoel, gemengd met muck
        Den deler heeft de stok omgestoten, ligt nu door de burns
        Heel zijn boekje van 't vilt gekieperd midden in de hand
        Dealer liet de stub uit zijn pollen schieten, turn en river moeten nog
        Gever liet de hele stok uit z'n poten glippen, alles op de vloer
        De rest van de kaarten flikkerde over de tafel, volgorde kwijt
        De stub is omgestoten door Ria en in de weggooistapel beland
        Delert stootte z'n elleboog en het pak kletterde van tafel
        Halve stok kukelde op de grond, gebrande kaarten zitten ertussen
        Croupier kon 't pak niet houden, alles door mekaar op de turn
        Tussen flop en turn viel de rest uit zijn hand
        Twintig kaarten op de grond, niemand weet de volgorde
        Bij het niezen kwam de stapel tussen het afval
        De dealer struikelde over een kabel en de kaarten vlogen over het tapijt
        Met zijn elleboog weggeveegd, de burns lagen ertussen
        De dealer reikte naar zijn water, de rest gleed weg, de helft lag open op het tapijt en het andere deel kwam tussen de gebrande terecht
        Het colaglas viel, dat ving hij, het deck niet
        Het onderste kan je nog terugleggen, het bovenste niet
        De rest viel over de muck en de river moet nog
        Wat schudt hij als het halve deck op de vloer lag?
dropped-deck-fact-order-known = Zijn de kaarten weer in de oorspronkelijke volgorde te leggen?
    .label = volgorde nog bekend
dropped-deck-fact-mixed = Zijn ze met andere kaarten gemengd?
    .label = met andere kaarten gemengd
    .not-mixed = nee, alleen de stub ligt door elkaar
    .with-muck = ja, met de muck
    .with-burns = ja, met de burn cards
    .with-both = ja, met de muck en de burn cards
dropped-deck-outcome-order-restored = De stub komt weer in de oorspronkelijke volgorde
dropped-deck-outcome-new-stub = Nieuwe stub van alleen de stub: mengen, schudden, cutten
dropped-deck-outcome-new-stub-of-all = Nieuwe stub van stub, muck en burn cards: mengen, schudden, cutten
dropped-deck-outcome-mixed-cards-reshuffled = De gemengde kaarten worden de nieuwe stub: mengen, schudden, cutten
dropped-deck-outcome-bets-returned = Het spel stopt; alle inzetten gaan terug
dropped-deck-order-restore = Dealer: leg de stub dicht terug in de oorspronkelijke volgorde. Schud niets.
dropped-deck-order-keep-out = Dealer: verzamel de kaarten van de stub, dicht. Laat de muck en de burn cards erbuiten.
dropped-deck-order-gather-all = Dealer: verzamel de stub, de muck en de burn cards, dicht.
dropped-deck-order-gather-muck = Dealer: verzamel de stub en de kaarten uit de muck die ermee gemengd zijn. Houd alles dicht. Laat de burn cards erbuiten.
dropped-deck-order-gather-burns = Dealer: verzamel de stub en de burn cards die ermee gemengd zijn. Houd alles dicht. Laat de muck erbuiten.
dropped-deck-order-gather-both = Dealer: verzamel de stub, en de burn cards en de kaarten uit de muck die ermee gemengd zijn. Houd alles dicht.
dropped-deck-order-scramble = Dealer: meng deze kaarten door elkaar, schud ze en cut ze.
dropped-deck-order-deal-on = Dealer: ga door met de hand vanuit deze stub. De handen en het board blijven zoals ze zijn.
dropped-deck-order-stop = Dealer: leg de hand stil. Elke speler krijgt alles terug wat hij heeft ingezet.
dropped-deck-remark-misdeal-possible = Vóór bindende actie kan de toernooileiding ook een misdeal overwegen: zie het incident Misdeal (misdeal).
