invalid-declaration = Ongeldige aankondiging
    .search = call gezegd zonder bet, call zonder bet, raise gezegd zonder bet, raise zonder bet, check terwijl er een bet ligt, check na een bet, gecheckt tegen een bet, bet niet gezien, verkeerd woord, verkeerde aankondiging, ongeldige bet uitspraak, "call" als eerste speler, "raise" als eerste bet, check in plaats van call, na check toch raisen, zei bet maar geen bedrag, bet zonder bedrag, zei bet terwijl er al een bet lag
    .told =
        hij checkt terwijl er bet ligt
        Ik zei call, maar niemand had gebet
        Hij zegt raise op de flop terwijl er nog helemaal niks ingezet was
        Ik had 1000 gebet op de turn en hij zegt gewoon check, hij had mijn bet niet gezien
        Hij zegt bet terwijl er al een bet van 600 lag, en nu is de vraag of dat een call of een raise is
        Wat geldt er als iemand call zegt en er is helemaal geen bet?
        zegt call, niemand heeft gebet
        Seat 5 zei call op de turn terwijl er nog niemand gebet had.
        Hij zei check maar had niet gezien dat er een bet van 1500 voor hem lag.
        Op de flop is er nog niets ingezet, seat 2 zegt raise en noemt geen bedrag.
        Seat 7 bet 2000 op de river, seat 9 zegt bet in plaats van raise en wil nu toch alleen callen.
        Wat geldt er als hij call zegt en er is helemaal geen bet?
    .heard =
        hij zegt "call" op de flop en er valt niets te betalen
        ik klopte af, had gemist dat de cutoff 2k had neergelegd
        "raise!", hij opent, er had nog niemand wat gezet
        plaats 4 tikt terwijl er een inzet voor plaats 2 ligt
        zei "ik call" als eerste spreker, wordt dat nu een check
        ik dacht achteraan te checken, dealer zegt dat er actie op mij is
        hij kondigde een raise aan op een lege straat
        zij dacht dat het check-check ging en tikte
        BB zegt check maar de button had er 600 van gemaakt
        dat kan toch niet, tikken met een bet voor je neus
        hij zei verhogen waar alleen een bet mogelijk was
        lucht kun je niet callen, wat moet hij dan doen
        hij zegt check maar er ligt al een bet
        zegt check terwijl er al een inzet ligt
        kondigt raise aan maar er heeft nog niemand ingezet
        hij zei check maar er lag een bet voor hem
        speler zegt raise en er is niets om te verhogen, nog geen bet
        ze zei call terwijl er niet gebet was
        "check" tegen een raise, wat nu
        hij kondigt call aan terwijl niemand heeft ingezet, is dat een check
        zegt "bet" terwijl er al een bet ligt
        Zegt tjek terwijl er gewoon 1200 ligt van seat 1
        Roept call op de flop maar er had nog niemand ingezet
        Hij zegt raise, maar er lag helemaal niks om te verhogen
        Zegt bet zonder getal en doet daarna zijn mond niet meer open
        Jos riep kolletje en den eerste had gewoon geklopt
        Ze zegt ik bet, maar stoel 4 had allang gebet
        Wim klopt doodleuk, terwijl er 1200 van Ria vóór 'm ligt
        Zij zegt ik ga mee, maar er heeft nog geen mens ingezet
        Rachid roept verhogen op de flop, alleen was er niks om te verhogen
        Stoel 4 zegt ik zet in en noemt daar geen cijfer bij
        Tjek zegt Sjaak, hij had die drieduizend van links niet gezien
        Gerrit zegt bet terwijl er al eentje stond van vijfhonderd, wat bedoelt ie
        Hij kwam terug met koffie, ging zitten, keek niet en klopte twee keer met zijn vinger, pas toen zag hij de vierduizend voor zich
        Hij klopte, terwijl er 3.500 voor hem lag
        Op een lege flop riep hij raise en keek toen wie hij eigenlijk verhoogde
        „Check“, zei hij, maar ik had al 1.200 ingezet
        Als eerste zei hij dat hij meeging, er was niets
        Zegt check tegen een bet en wil er nu overheen
        Na tien uur klopte hij moe op een all-in
        Ze was aan het bestellen, hoorde de bet niet en zei check, mag ze nog verhogen?
        Na de flop call in het niets, daarna wilde hij duizend inzetten
        „Ik verhoog“, zei de man op de small, terwijl er na de turn nog niemand wat in had gedaan
invalid-declaration-fact-declared = Wat zei de speler?
    .label = gezegd
    .check-facing-bet = "check", maar er lag een bet
    .call-no-bet = "call", maar niemand had gebet
    .call-option = "call", door de big blind met de optie
    .raise-no-bet = "raise", maar niemand had gebet
    .bet-no-amount = "bet", zonder bedrag
    .bet-facing-bet = "bet", maar er lag al een bet
invalid-declaration-fact-least = Wat is de minimumbet?
    .label = minimumbet
invalid-declaration-fact-to-call = Hoeveel kost de call?
    .label = te callen
invalid-declaration-fact-stack = Hoeveel chips heeft de speler in totaal?
    .label = chips van de speler
invalid-declaration-outcome-check = Het is een check
invalid-declaration-outcome-minimum-bet = De speler moet betten, minstens de minimumbet
invalid-declaration-outcome-call-or-fold = Alleen call of fold: geen raise
invalid-declaration-outcome-full-choice = Het woord verplicht tot niets: de speler mag nog alles
invalid-declaration-outcome-bet-over-bet = Jouw keuze: wat "bet" over een bet betekent
invalid-declaration-order-check-stands = Dealer: kondig een check aan. Chips die met het woord zijn ingezet, gaan terug.
invalid-declaration-order-bet-minimum = Speler: bet. Meer dan het minimum mag, minder niet.
invalid-declaration-order-bet-at-least = Speler: bet minstens { $minimum_bet }.
invalid-declaration-order-announce-bet = Dealer: kondig de te callen bet aan.
invalid-declaration-order-call-or-fold = Speler: call of fold.
invalid-declaration-order-no-raise = Dealer: neem van deze speler geen raise aan. Chips boven de call gaan terug.
invalid-declaration-order-director-reads-bet = Toernooileiding: beslis of met "bet" een raise of een call bedoeld was. Een raise is nooit lager dan het minimum.
invalid-declaration-order-no-fold = Speler: folden mag niet meer. Zeg de volgende keer "raise" of "call".
invalid-declaration-order-next-acts = De volgende speler is aan de beurt.
invalid-declaration-order-check-or-bet = Speler: check of bet.
invalid-declaration-order-check-or-raise = Speler: check of raise.
invalid-declaration-order-any-action = Speler: call, raise of fold.
invalid-declaration-remark-raise-not-explained = Het boek spreekt van een minimumraise. Zonder bet is dat de minimumbet.
invalid-declaration-fact-amount-said = Is er bij "call" een bedrag genoemd?
    .label = bedrag bij "call"
invalid-declaration-remark-word-decides = Er werd een bedrag bij "call" genoemd: het woord telt, en het bedrag verandert niets.
