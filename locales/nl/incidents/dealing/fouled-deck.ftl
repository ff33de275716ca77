fouled-deck = Ongeldig deck
    .search = ongeldig deck, vervuild deck, fouled deck, twee keer schoppenaas, dezelfde kaart twee keer, dubbele kaart, twee gelijke kaarten, er ontbreekt een kaart, 51 kaarten in het deck, deck is niet compleet, gemarkeerde kaart, er klopt iets niet met het deck, het deck klopt niet
    .told =
        het deck klopt niet
        Er zitten twee schoppen azen in dit deck
        De dealer telde het deck na en er ontbreekt een kaart
        De hand was al afgelopen en ik had alles verloren, en nu blijkt dat er maar 51 kaarten in het spel zitten
        We hebben de volgende hand al gedeeld en nu ontdekt de dealer dat het deck vorige hand twee dezelfde kaarten had
        Krijg ik mijn chips terug als blijkt dat het deck niet compleet was?
        deck klopt niet, kaart ontbreekt
        Het deck klopt niet, er zitten twee ruitenboeren in, we zien het bij de showdown.
        Deck is niet compleet, bij het natellen kom ik op 51 kaarten.
        Na de hand blijken er twee schoppen azen in het deck te zitten, de volgende hand is al gedeeld.
        Op de flop is er al een bet en een call geweest en nu blijkt het deck ongeldig, er zit een gemerkte kaart in.
        Krijgt iedereen zijn chips terug als het deck niet klopt en de hand al voorbij is?
    .heard =
        we draaien allebei hartenboer om
        er ligt ruiten tien op tafel en die heb ik ook
        hoe kan hij klaverenheer hebben, die zit bij mij
        dealer telde na en kwam op vijftig
        er zitten vijf vrouwen in
        we zijn al twintig minuten bezig zonder schoppendrie
        mijn aas bestaat hier twee keer, stop de hand
        nog een harten negen op de river, krijgen we ons geld terug
        schudmachine heeft er een opgeslokt, rood lampje, aantal klopt niet
        pot al geschoven, toen bleken er nog twee zessen in het doosje te zitten
        exact hetzelfde kaartje ligt er nog eens
        we spelen met een incompleet spel sinds de wissel van kleur, tellen eerdere handen
        tien van ruiten en nog eens tien van ruiten
        twee dezelfde kaarten in een deck
        er zitten twee schoppenazen in dit deck
        twee dezelfde kaarten, één op het board en één in zijn hand
        het deck heeft maar 51 kaarten
        er ontbreekt een kaart in het deck
        allebei laten ze hartenvrouw zien
        We tellen er maar 51, schoppenheer is zoek
        Twee keer klaver tien in het pak, vorige hand ook al
        Het hele boekje klopt niet, er zitten rode ruggen tussen de blauwe
        Al die azen hebben een krasje, gemerkt zootje is het
        Er ontbreekt een vrouw in de stok, volgende hand is al gedeeld
        Dit spel kaarten deugt niet, dubbele hartenaas, pot is al uitbetaald
        Het spel kaarten klopt niet, er zitten twee schoppen vrouwen in
        We spelen met 51 stuks, de harten negen ontbreekt
        Bij het wassen bleek er eentje weg, vorige pot was al uitbetaald
        Het hele pak is bekrast, alle azen hebben een nageltje in de hoek
        Volgende hand loopt al en nu vinden ze twee dezelfde ruiten zesjes
        De stok is niet compleet, we spelen al de hele avond zonder ruiten boer
        Twee all-in, en beide lieten hartenheer zien
        Na de all-in voor veertigduizend hadden ze allebei schoppenvrouw, alle fiches lagen in het midden en de dealer wees radeloos naar het pak
        Na de hand ontbrak schoppentwee in het deck
        Dezelfde klaveraas lag er twee keer, wat gebeurt er met het geld in het midden?
        De croupier telde, één te veel, en de hand liep nog
        Onder tafel lag een kaart, al een uur speelden we zonder
        We hadden allebei ruitentien, de floor stopte alles
        Twee gelijke zevens in het deck, krijgen we onze inzet terug?
        Een heel level zonder schoppenheer, mijn buurvrouw rekende het uit
        Op het board lag ruitenacht en ik had hem ook in mijn hand
        er zitten twee dezelfde kaarten in het deck
        het deck heeft een kaart dubbel
fouled-deck-fact-found = Wat is er mis met het deck?
    .label = probleem met het deck
    .duplicate = twee of meer gelijke kaarten (zelfde kleur en rang)
    .missing = er ontbreekt een kaart
    .foreign = een joker of een kaart met een andere rug
    .other = iets anders, zoals een gemerkte kaart
fouled-deck-fact-when = Wanneer is het ontdekt?
    .label = ontdekt
    .during-hand = tijdens de hand
    .hand-over = de hand is voorbij, de volgende is nog niet begonnen
    .next-hand = de volgende hand is begonnen
    .next-hand-acted = na bindende actie in de volgende hand
fouled-deck-fact-break-time-over = Eindigde de hand in een pauze en is de tijd om te betwisten voorbij (meestal 1 minuut na het toekennen van de pot)?
    .label = termijn in pauze voorbij
fouled-deck-fact-actions = Welke acties tot nu toe in deze hand, op volgorde? (geen: druk op Enter; laat geposte blinds weg)
    .label = acties tot nu toe
fouled-deck-outcome-bets-returned = Ongeldig deck: het spel stopt, alle inzetten gaan terug
fouled-deck-outcome-bets-stay = Ongeldig deck: het spel stopt, de inzetten blijven in de pot
fouled-deck-outcome-card-removed = De dubbele kaart gaat uit het spel; de hand gaat door
fouled-deck-outcome-hand-undone = Ongeldig deck: de hand telt niet, alle inzetten gaan terug
fouled-deck-outcome-result-stands = De uitslag van de hand geldt
fouled-deck-outcome-house-rules-decide = Ongeldig of niet: plaatselijke spelregels en huisregels beslissen
fouled-deck-outcome-floor-decides = Ongeldig of niet: het boek zegt het niet
fouled-deck-outcome-not-fouled = Het deck is niet ongeldig: de hand gaat door
fouled-deck-outcome-hand-plays-on = Bindende actie: de hand gaat door
fouled-deck-outcome-see-misdeal = Dit valt onder de regel over misdeals
fouled-deck-outcome-see-foreign-card = Een kaart die er niet hoort, heeft een eigen regel
fouled-deck-order-see-foreign-card = Ga verder met het incident Een kaart die er niet hoort (foreign-card).
fouled-deck-order-see-misdeal = Ga verder met het incident Misdeal (misdeal); wat er misging: iets anders.
fouled-deck-order-stop = Dealer: leg de hand stil en deel geen kaarten meer.
fouled-deck-order-bets-back = Dealer: geef elke speler alles terug wat hij in deze hand heeft ingezet, ook blinds en antes.
fouled-deck-order-bets-stay = Floor: de inzetten blijven in de pot; beslis naar billijkheid (regel { $fairness }) wie ze krijgt.
fouled-deck-order-pot-back = Floor: haal de pot terug en geef elke speler alles wat hij in die hand heeft ingezet, ook blinds en antes.
fouled-deck-order-card-out = Dealer: haal de dubbele kaart uit het spel en ga door.
fouled-deck-order-stop-and-wait = Dealer: deel geen kaarten meer tot de floor heeft beslist.
fouled-deck-order-look-up = Floor: zoek in de plaatselijke spelregels en de huisregels op of het deck hierdoor ongeldig is.
fouled-deck-order-floor-says = Floor: beslis naar billijkheid (regel { $fairness }) of het deck hierdoor ongeldig is.
fouled-deck-order-if-fouled = Is het ongeldig, leg dan de hand stil; alle inzetten gaan terug, welke acties er ook waren.
fouled-deck-order-if-fouled-bets-stay = Is het ongeldig, leg dan de hand stil; de inzetten blijven in de pot.
fouled-deck-order-if-not-fouled = Is het niet ongeldig, dan gaat de hand door.
fouled-deck-order-if-fouled-after-hand = Is het ongeldig, haal dan de pot terug; alle inzetten van die hand gaan terug.
fouled-deck-order-if-fouled-after-hand-open = Is het ongeldig, beslis dan naar billijkheid (regel { $fairness }) of de inzetten van die hand teruggaan. Het boek zegt dat alleen van een hand die nog loopt.
fouled-deck-order-if-fouled-after-hand-stays = Is het ongeldig, dan geldt de uitslag toch.
fouled-deck-order-if-not-fouled-after-hand = Is het niet ongeldig, dan geldt de uitslag.
fouled-deck-order-hand-goes-on = Dealer: ga door met de hand.
fouled-deck-order-cards-open = Floor: beslis naar billijkheid (regel { $fairness }) over de kaarten die niet kloppen; het boek zegt niet wat ermee gebeurt.
fouled-deck-order-stands = Floor: laat de pot waar hij is.
fouled-deck-order-running-hand = Floor: is de lopende hand met dit deck gedeeld, beslis daar dan over alsof het tijdens de hand ontdekt is.
fouled-deck-order-new-deck = Dealer: haal dit deck uit het spel; de volgende hand wordt met een ander deck gedeeld.
fouled-deck-order-button-open = Floor: zeg of de button voor de volgende hand doorschuift; het boek zegt het niet.
fouled-deck-remark-check-and-fold = Tot nu toe alleen een check en een fold: er zijn geen chips ingezet, dus er was geen bindende actie.
