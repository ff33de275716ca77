hand-for-hand-payout = Samen eruit op de bubble
    .search = hand voor hand uitbetaling, bubble, meer spelers uit in één hand, twee tegelijk uit, twee tafels op de bubble, gedeelde prijs, prijs delen, wie krijgt het geld, allebei uit in dezelfde hand, drie spelers eruit, bubble boy, zelfde plaats, hoe wordt de min cash gedeeld, twee uit aan één tafel
    .told =
        twee spelers tegelijk eruit op bubble
        Op de bubble gingen er twee tegelijk uit, wie krijgt het geld
        Wij zijn allebei in dezelfde hand eruit gevlogen op de bubble, aan verschillende tafels
        Hand voor hand, ik had 18.000 en hij 9.000, we vielen in dezelfde hand uit en er is maar één betaalde plaats over
        Drie spelers vielen tegelijk uit in dezelfde hand op de bubble, twee aan tafel 3 en één aan tafel 7, wie krijgt welke plaats?
        Wordt de min-cash gedeeld als er twee spelers in dezelfde hand op de bubble uitvallen?
        twee tegelijk eruit op bubble
        Tijdens hand voor hand vallen er twee spelers uit in dezelfde hand, aan verschillende tafels.
        Op de bubble zijn er aan tafel 2 en tafel 5 tegelijk spelers uitgevallen, wie krijgt de min-cash.
        Nog 46 over, 45 betaald, hand voor hand vallen seat 3 aan tafel 1 met 12.000 en seat 7 aan tafel 4 met 8000 uit.
        Aan dezelfde tafel gaan er op de bubble twee spelers uit in één hand, de een begon met 15.000 en de ander met 6500.
        Delen ze het prijzengeld als ze tijdens hand voor hand in dezelfde hand uitvallen?
    .heard =
        eentje gebust op tafel 3, eentje op tafel 7, maar er is nog maar één betaalde plek
        twee all-ins verloren vlak voor het geld, krijgen ze ieder de helft
        ik begon die hand met meer dan de andere verliezer, dus de cash is van mij
        ze klapten samen, 46e en 45e, vanaf 45 heb je wat
        drie in één klap kapot, welke positie noteer ik
        pakt ieder het volle bedrag of moet het door twee
        hij lag er tien minuten eerder af dan ik en toch staan we gelijk
        aan elke tafel is er iemand gesneuveld, wie zit in het geld
        de chipleader slaat twee shorties uit één pot, net boven de geldgrens
        prijssprong van elf naar tien, beiden tegelijk broke, nemen we het gemiddelde
        krijg ik iets, we stonden samen op met nog één plek te gaan
        wie van de twee busters eindigt hoger
        twee liggen er tegelijk uit op de bubble
        twee vallen in dezelfde hand af, hoe wordt het geld verdeeld
        twee spelers vielen af in dezelfde hand op de bubble
        twee uitvallers aan verschillende tafels bij hand for hand, wie krijgt het geld
        allebei uitgeschakeld in dezelfde hand, hoe wordt het prijzengeld verdeeld
        drie afvallers in dezelfde hand en er zijn twee plaatsen betaald
        Twee man busten gelijktijdig net voor het geld, wie pakt de mincash
        Seat 3 en iemand van tafel 8 vlogen tegelijk, wie staat hoger
        Allebei weg in dezelfde pot vlak voor 't geld, prijs delen
        Jos had 12k, ik 9k, allebei kapot op plek 31
        Op twee tafels in dezelfde deal gebust, wie krijgt plek 18
        Drie gasten tegelijk verzopen, hoe verdelen jullie 't prijzengeld
        Ria en Rachid vlogen er tegelijk af, wie krijgt plek 18
        Twee man kapot in dezelfde deal, verschillende tafels, verdelen we het geld
        Gerrit had 14k, Nel 9k, allebei dood vlak voor het geld
        Drie klapten vlak voor de poen tegelijk om, hoe gaat de centenverdeling
        Ik lag er op hetzelfde moment af als stoel 4, wie cashed
        Op tafel 2 en 5 gelijktijdig gesneuveld, wie pakt de mincash
        Twee aan twee tafels in dezelfde hand eruit, wie krijgt geld?
        Met meer fiches verloren dan de ander, krijg ik wat?
        Negen en tien vielen tegelijk, de sprong ertussen
        Drie op de bubble eruit, hoeveel zitten er in het geld?
        Hij had voor de hand een paar duizend meer
        Op de bubble vielen er aan twee tafels tegelijk twee af, de een begon met negen blinds en de ander met twee, er wordt er maar één betaald
        Aan dezelfde tafel twee in dezelfde pot
        Vier waren er in die hand uit, twee plaatsen betaald
        Van wie is de min-cash als beide tafels tegelijk klaar waren?
        Twee stonden tegelijk op, één betaalde plek te weinig
hand-for-hand-payout-fact-hand = In welke hand vielen ze uit?
    .label = uitgevallen in
    .hand-for-hand = een hand die hand voor hand gespeeld werd
    .announcement = de hand die liep toen hand voor hand werd aangekondigd
hand-for-hand-payout-fact-players-left = Hoeveel spelers waren er aan het begin van de hand nog?
    .label = spelers aan het begin
hand-for-hand-payout-fact-prizes = Welke plaats krijgt wat?
    .label = prijzen
hand-for-hand-payout-fact-out = Wie viel uit, aan welke tafel, met welke stack aan het begin van de hand?
    .label = uitgevallen spelers
hand-for-hand-payout-outcome-no-prize = Geen prijs: alleen de eerste { $paid_places ->
    [one] plaats wordt
   *[other] { $paid_places } plaatsen worden
} betaald
hand-for-hand-payout-outcome-no-prize-normal-play = Geen prijs: alleen de eerste { $paid_places ->
    [one] plaats wordt
   *[other] { $paid_places } plaatsen worden
} betaald
hand-for-hand-payout-outcome-own-prize = Plaats { $place }: { $prize }
hand-for-hand-payout-outcome-in-order = Hand voor hand telt nog niet: plaatsen op volgorde van uitvallen
hand-for-hand-payout-outcome-full-prize = { $players_out ->
    [2] Beide spelers
   *[other] Alle { $players_out }
} krijgen de prijs van plaats { $best_place }: { $prize } per speler
hand-for-hand-payout-outcome-full-prize-above = Beide spelers krijgen de prijs van plaats { $place_above }: { $prize } per speler
hand-for-hand-payout-outcome-shared = { $players_out ->
    [2] Beide spelers
   *[other] Alle { $players_out }
} delen { $prize_pool }
hand-for-hand-payout-outcome-by-stack = Plaatsen { $players_out ->
    [2] { $best_place } en { $last_place }
   *[other] { $best_place } tot en met { $last_place }
} volgens de stacks aan het begin van de hand
hand-for-hand-payout-order-nothing-to-pay = Floor: zeg tegen de { $players_out ->
    [one] speler
   *[other] spelers
} dat er met nog { $players_left } spelers en { $paid_places ->
    [one] één betaalde plaats
   *[other] { $paid_places } betaalde plaatsen
} geen prijs is.
hand-for-hand-payout-order-pay-own-prize = Floor: noteer plaats { $place } met de prijs.
hand-for-hand-payout-order-place-by-time = Floor: noteer wie het eerst uitviel; wie later uitviel, heeft de betere plaats.
hand-for-hand-payout-order-pay-full-each = Floor: noteer voor ieder van hen dezelfde plaats en de hele prijs.
hand-for-hand-payout-order-pay-shares = Floor: noteer de plaatsen { $players_out ->
    [2] { $best_place } en { $last_place }
   *[other] { $best_place } tot en met { $last_place }
} als gedeeld, met wat de tabel voor ieder toont.
hand-for-hand-payout-order-pay-by-stack = Floor: noteer de plaatsen volgens de stacks aan het begin van de hand, de grootste eerst; gelijke stacks delen.
hand-for-hand-payout-order-end-hand-for-hand = Toernooileiding: kondig aan dat de spelers in het geld zitten en stop met hand voor hand.
hand-for-hand-payout-order-hand-for-hand-over = Toernooileiding: stop met hand voor hand; de spelers zaten al voor deze hand in het geld.
hand-for-hand-payout-order-play-on-hand-for-hand = Toernooileiding: de spelers zitten nog niet in het geld; laat hand voor hand verder spelen.
hand-for-hand-payout-order-back-to-normal-play = Toernooileiding: de spelers zitten nog niet in het geld; ga terug naar het normale spel, want zodra er een speler uitvalt, is hand voor hand voorbij.
hand-for-hand-payout-remark-odd-cents = Wat niet op de cent te delen is, gaat cent voor cent naar de grootste stacks. Geen boek zegt dat; samen zijn het precies de prijzen.
