see-hand-request = Een hand willen zien
    .search = ik wil die hand zien, mag ik zijn kaarten zien, laat die hand zien, ik heb ervoor betaald, vraagt om een gemuckte hand te zien, wil de hand van de agressor zien, wil de kaarten van de caller zien, wil de verliezende hand zien, ik heb gecalld dus tonen, gefolde speler wil de hand zien, recht om de hand te zien, check check en wil zien, samenspel hand tonen
    .told =
        ik wil zijn hand zien
        Ik callde zijn bet op de river en wil nu zijn kaarten zien
        Ik heb betaald op de river en hij muckt zijn hand gewoon
        Hij bette de river, ik callde, ik houd mijn kaarten nog vast en ik wil zien wat hij had, maar hij gooit ze dicht naar de dealer
        Die vent had zelf al gefold en vraagt de dealer om de hand van de verliezer te laten zien, dat mag toch niet
        Mag ik vragen om zijn hand te zien als hij bij de showdown muckt?
        wil zijn hand zien
        Seat 5 callde de river en wil de kaarten zien van de speler die gebet had, die wil mucken.
        Speler die al gefold heeft, vraagt om de gemuckte hand te zien.
        River bet van seat 2, call van seat 6, seat 2 muckt dicht en seat 6 wil per se zijn kaarten zien.
        Op de river was het check check, seat 8 toont en wil nu dat de dealer de hand van seat 3 omdraait.
        Mag hij vragen om de hand van de verliezer te zien als hij zelf gemuckt heeft?
    .heard =
        na de call op de river wil de verliezer wegleggen, ik wil kijken
        hij zat er niet eens in en eist dat ze open gaan
        zij vermoedt een onderonsje, vraagt de dealer die uit de stapel te draaien
        ik betaalde drie straten, mag ik weten wat hij had
        winnaar vraagt de geslagen hand open
        mag je bij iedere showdown eisen dat de verliezer opent
        tik op de muck en draai ze, zegt stoel 8
        niemand betaalde hem uit en toch wil plaats 3 inspecteren
        is dat een onvervreemdbaar recht of bepaal jij het
        tegenstander gaf toe, ik wil die twee bloot voor informatie
        hij gaf dicht op, nu vraagt men ook die van de agressor
        nieuwsgierige medespeler wil na de river de pocketkaarten inzien
        ik wil weten wat hij had, hij heeft gecalld en gooit ze nu dicht weg
        mag ik die verliezende hand bekijken
        ik heb ervoor betaald dus toon maar
        hij eist dat zijn tegenstander laat zien waarmee hij meeging
        de verliezer wil niet tonen aan wie hem gecalld heeft
        wil bij de showdown de hand van de tegenstander zien
        ik heb betaald om zijn hand te zien en hij muckt
        speler wil de verliezende hand zien
        mag ik de hand zien die gecalld heeft
        hij wil de kaarten zien van een speler die verloren heeft bij de showdown
        ze vermoedt samenspelen en vraagt om de kaarten te zien
        Ik betaalde op de river, mag ik zijn kaarten inkijken
        Seat 4 vraagt om die gemuckte van Jos open te draaien
        Hij was gefold en eist toch te weten wat zij had
        Laat eens kijken wat die riverbetter had, ik heb gecalld
        Geen bet op de river, ik eis toch een blik op zijn blad
        Ze vermoedt matsen en vraagt de verliezer om te flippen
        Ik betaalde Gerrit op de rivier, hij gooit weg, ik wil 'm bekijken
        Chantal wil weten wat Rachid had, ze was zelf al gepast
        Mag ik eisen dat Joop z'n kaarten omdraait, ik heb ervoor betaald
        Sjaak zit niet meer in de pot maar wil Ali z'n bluf bekijken
        Stoel 4 vraagt de gever om die gemuckte kaarten alsnog om te keren
        Niemand zette in op de rivier, toch eist Bep dat Wim opent
        Ik heb betaald en wil zien wat hij had
        Een nieuwsgierige die allang weg was wilde de hand van de verliezer
        De kaarten lagen bovenop, en ik was de betaler
        Hij verdacht die twee van samenspelen en eiste dat er werd omgedraaid
        Ik had gewonnen en wilde ook zijn hand nog zien
        Ik had op de river betaald, hij gooide ongezien in het midden, en nadat hij me een uur had opgejaagd wilde ik eindelijk zien waarmee
        De dealer had de hand van de showdown al opgehaald, kan je hem nog vragen?
        Na het betalen van de laatste bet mocht ik die twee niet zien
        Elke tweede pot wil hij ze zien, de hele tafel is er klaar mee
        Puur uit interesse vroeg ze of hij haar met lucht eruit had gezet, en ze stond op omdraaien
see-hand-request-fact-cards = Heeft de speler die het vraagt nog een hand?
    .label = hand van de vrager
    .held = ja, nog dicht
    .tabled = ja, open voor zich op tafel
    .gone = nee, gefold of gemuckt zonder te openen
see-hand-request-fact-river = Wat deed deze speler op de river?
    .label = actie op de river
    .called = hij callde de laatste bet of raise
    .no-bet = niemand heeft op de river ingezet
    .not-called = er was een bet, maar hij heeft die niet gecalld
see-hand-request-fact-whose = Wiens hand wil hij zien?
    .label = gevraagde hand
    .last-aggressor = die van de laatste agressor
    .another = die van een andere speler
see-hand-request-fact-mucked = Is de gevraagde hand al gemuckt?
    .label = gevraagde hand al gemuckt
see-hand-request-outcome-no-right = Geen recht om een hand te zien
see-hand-request-outcome-must-show = De hand van de laatste agressor moet open
see-hand-request-outcome-table-first = Recht om de hand te zien, zodra de caller zelf opent
see-hand-request-outcome-too-late = Te laat: de hand is al gemuckt
see-hand-request-outcome-shown = De hand wordt getoond
see-hand-request-outcome-not-shown = De hand wordt niet getoond
see-hand-request-order-leave-face-down = Dealer: toon die hand niet. Ga verder met de showdown.
see-hand-request-order-asker-tables = Caller: open eerst je eigen kaarten.
see-hand-request-order-floor-runs-it = Dealer: roep de floor en kom niet aan de kaarten. De floor handelt het verzoek af.
see-hand-request-order-out-of-the-muck = Dealer: laat de muck zoals hij is. Alleen als de gevraagde hand met zekerheid te herkennen is, valt er iets te tonen.
see-hand-request-order-floor-opens = Floor: draai die hand zelf om. Niemand anders mag dat.
see-hand-request-order-dealer-opens = Dealer: draai die hand om.
see-hand-request-order-aggressor-tables = Laatste agressor: open al je kaarten.
see-hand-request-order-dealer-turns-over = Dealer: haal de herkende hand uit de muck en draai hem om.
see-hand-request-order-player-tables = Speler om wiens hand het gaat: open al je kaarten.
see-hand-request-remark-cannot-be-refused = Niemand kan de caller dit recht afnemen, ook de toernooileiding niet.
see-hand-request-fact-all-in = Was een speler in deze hand all-in en gecalld?
    .label = speler all-in
see-hand-request-outcome-all-tabled = All-in: elke live hand gaat open, wie het ook vraagt
see-hand-request-order-every-hand-tabled = Alle spelers in de hand: open al je kaarten.
see-hand-request-order-mucked-hand-back = Dealer: leg de gemuckte hand terug voor zijn speler als hij met zekerheid te herkennen is. Hij gaat open, net als de andere.
