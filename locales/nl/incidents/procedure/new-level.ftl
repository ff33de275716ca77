new-level = Nieuw level
    .search = klok op nul nieuwe blinds, level is voorbij, welke blinds speelt deze hand, blinds omhoog of oude blinds, blinds gingen omhoog tijdens het schudden, eerste riffle voor de klok, groene knop al ingedrukt, schudmachine gestart, dealerwissel bij nieuw level, hand begonnen voor de aankondiging, gedeeld met de oude blinds, verkeerde blinds gepost, pauze en nieuw level, nieuw level bij hand voor hand
    .told =
        welke blinds gelden nu
        De klok van het level stond op nul, maar de dealer was al aan het schudden
        Nieuw level omgeroepen en wij spelen deze hand nog met de oude blinds
        De dealer had net op de knop van de schudmachine gedrukt toen het nieuwe level inging, zijn het nu 300/600 of 400/800
        Het level was al omhoog en toch hebben wij een hele hand met de oude blinds gespeeld, ik had al geraised toen iemand het zag
        Gelden de nieuwe blinds al als de klok afliep terwijl de dealer net begon met riffelen?
        nieuw level, welke blinds?
        De klok ging op nul tijdens het schudden, oude of nieuwe blinds.
        Deze hand is met de oude blinds begonnen terwijl het nieuwe level al was ingegaan.
        Klok stond op nul, ik had de knop van de schudmachine al ingedrukt, en toen werd 400/800 aangekondigd.
        Nieuw level 500/1000, maar de blinds zijn nog 400/800 gepost, en er is al geraised en gecalld in deze hand.
        Wanneer gaat het nieuwe level in, bij de eerste riffle of bij het delen?
    .heard =
        timer sprong op 0:00 terwijl ze aan het wassen was, wat moeten we betalen
        spelen we dit potje op 400-800 of op 500-1000
        de dealer hanteerde de oude inzet terwijl het al omhoog was
        het piepte net voor de eerste kaart eruit ging
        het lampje van de shuffler brandde al toen de zoemer ging
        SB legde 300 neer maar het hoort nu 400 te zijn
        op de flop merkten we dat het nog de vorige limieten waren
        hij had één keer geriffeld toen blinds omhoog werd geroepen
        niemand vertelde ons dat de ante was verhoogd
        nog twee tellen op het scherm en ze husselde alvast, nieuw of oud
        volgens mij was de deal al bezig voordat de leiding wat zei
        het deck was al gecoupeerd toen de toeter klonk
        level afgelopen tijdens het schudden, oude of nieuwe blinds
        het level ging omhoog terwijl de dealer aan het schudden was, welke blinds spelen we
        de klok was afgelopen voordat de eerste kaart gedeeld werd
        de dealer was begonnen met schudden toen het level wisselde
        gelden de nieuwe blinds voor deze hand of de volgende
        Klok op nul en hij had al geschud, oude blinds of hogere
        Welke blinds gelden, dealer was juist aan 't riffelen toen het piepte
        Bel ging toen hij op de schudmachine drukte, is 't 400/800
        We speelden met de oude blinds terwijl het scherm al hoger stond
        Dealerwissel net op nul, spelen we 500/1000 of nog 300/600
        Moet ik 600 of 800 posten, de tijd liep af tijdens 't schudden
        Timer stond op nul, delert schudde al: oude of hogere blinds
        Welke blinds gelden, wij riffelden net toen de zoemer ging
        Gever drukte op het schudkastje en toen werd 500/1000 omgeroepen
        We zijn begonnen met 200/400 maar het had 300/600 moeten zijn
        Net toen er gewassen werd piepte de klok, met welke ante spelen we
        Blindverhoging was nog niet omgeroepen, kaarten werden al gegeven, wat betaal ik
        De dealer schoof de pot, tijd op nul, nog niet geschud, welke blinds?
        De toeter ging tussen het eerste en tweede schudden
        De pot was weg, de dealer greep net naar de kaarten, daar ging de gong, en de halve tafel wilde met de oude, de andere helft met de nieuwe blinds spelen
        Hij drukte op de machine precies toen het piepte
        Met de oude gedeeld, op het scherm stond het nieuwe al
        Ging vlak voor het delen, welke blind geldt?
        De ander rekte de tijd tot het nieuwe level er was
        De fiches van de vorige hand lagen er nog en het level was om
        Geruzie of een hand begint met schudden of met de eerste kaart
        We hadden niks geschud, de pot was weg, de tijd was op
new-level-fact-what = Wat moet er beslist worden?
    .label = te beslissen
    .which-level = welk level geldt voor een hand die nu ongeveer begint
    .wrong-blinds = of een hand die in het nieuwe level begon, met de oude blinds doorgaat
new-level-fact-clock = Hoe staat de klok?
    .label = klok
    .zero = op nul
    .running = hij loopt nog
new-level-fact-announced = Is het nieuwe level aangekondigd?
    .label = nieuw level aangekondigd
new-level-fact-signal = Heeft de klok het signaal gegeven?
    .label = signaal van de klok
new-level-fact-next-hand = Hoe ver was deze hand toen het nieuwe level kwam?
    .label = stand van de hand
    .nothing = de hand ervoor liep nog, of er was nog niets gebeurd
    .scramble = kaarten door elkaar (chemmy shuffle), nog geen riffle
    .riffle = eerste riffle gedaan, met de hand geschud
    .machine = knop van de schudmachine ingedrukt
    .push = er zat een nieuwe dealer
    .dealt = de kaarten werden gedeeld of lagen er al
    .second-deck = met twee decks, dit deck was geschud, niet gecut
    .second-deck-cut = met twee decks, gecut, of cut card onder het deck
    .announced = de dealer had de hand aangekondigd
new-level-fact-actions = Welke acties waren er in deze hand?
    .label = acties in deze hand
new-level-fact-setting = Is er nu een pauze of hand voor hand?
    .label = pauze, hand voor hand
    .neither = geen van beide
    .break = met het nieuwe level begint een pauze
    .hand-for-hand = hand voor hand
new-level-outcome-old-level = Het nieuwe level is nog niet begonnen: de oude blinds gelden
new-level-outcome-hand-old = Deze hand was al begonnen: het oude level geldt
new-level-outcome-hand-new = Deze hand was nog niet begonnen: het nieuwe level geldt
new-level-outcome-finish-old = Deze hand wordt met de oude blinds afgemaakt
new-level-outcome-not-finished = Deze hand gaat niet verder met de oude blinds
new-level-outcome-next-orbit = Het nieuwe level geldt vanaf de volgende orbit
new-level-order-wait-for-zero = Floor: kondig het nieuwe level aan als de klok op nul staat, niet eerder.
new-level-order-announce-now = Floor: kondig het nieuwe level nu aan. Het geldt voor handen die daarna beginnen.
new-level-order-old-blinds = Dealer: speel deze hand met de oude blinds en antes.
new-level-order-incoming-dealer = Nieuwe dealer: deel alleen deze ene hand nog op het oude level.
new-level-order-old-until-announced = Dealer: speel een hand die vóór de aankondiging begint, met de oude blinds en antes.
new-level-order-finish-old = Dealer: maak deze hand af met de oude blinds en antes.
new-level-order-next-hand-new = Dealer: neem vanaf de volgende hand de nieuwe blinds en antes.
new-level-order-new-blinds = Dealer: speel deze hand met de nieuwe blinds en antes.
new-level-order-break-first = Dealer: deel nu geen hand. Speel de eerste hand na de pauze met de nieuwe blinds en antes.
new-level-order-break-after = Alle spelers: je pauze begint als deze hand voorbij is.
new-level-order-stop = Dealer: leg het spel stil. Alle spelers houden hun kaarten.
new-level-order-post-new = Dealer: laat de blinds en antes van het nieuwe level posten en ga door met de hand.
new-level-order-action-open = Floor: beslis naar billijkheid (regel { $fairness }) over een actie op de oude big blind; het boek zegt niet of die geldt.
new-level-order-director-decides = Toernooileiding: beslis of de blinds rechtgezet worden of de hand opnieuw gedeeld wordt. Het boek zegt niet welke van de twee.
new-level-order-orbit-out = Dealer: speel met de oude blinds en antes tot deze orbit voorbij is.
new-level-order-see-hand-for-hand-clock = Floor: ga voor de tijd op de klok verder met het incident De klok bij hand voor hand (hand-for-hand-clock).
new-level-remark-too-early = De aankondiging kwam te vroeg. Zolang de klok niet op nul staat, telt die niet.
new-level-remark-chemmy = Met een chemmy shuffle begint een hand nog niet.
new-level-remark-push = Met een dealerwissel begint in dit boek nog geen hand.
new-level-remark-announcement-as-printed = De tekst zegt "aankondiging van de dealer" en bedoelt misschien de dealerwissel. Bij twijfel verwijst het boek naar het Engelse origineel.
