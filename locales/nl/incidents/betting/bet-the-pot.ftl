bet-the-pot = "Ik bet de pot"
    .search = pot, pot bet, potbet, ik pot, pot raisen, zegt pot in no-limit, de hele pot, volle pot, potten, raise pot, bet ter grootte van de pot, kondigt pot aan
    .told =
        hij zegt ik bet pot
        Hij zegt pot, maar we spelen gewoon no-limit
        Mijn tegenstander roept ik bet de pot en niemand weet hoeveel dat is in no-limit
        Op de flop zegt hij alleen pot, er zit 3200 in het midden en hij noemt geen bedrag, dit is no-limit hold'em
        Ik had 600 gebet en hij zegt ik raise de pot, maar het is geen pot-limit toernooi
        Is het geldig als iemand in no-limit zegt ik bet de pot, en hoeveel moet hij dan inzetten?
        zegt pot, maar no-limit
        Speler zegt ik bet de pot en we spelen no-limit.
        Seat 6 zegt pot als bet, noemt geen bedrag, en dit is gewoon no-limit hold'em.
        Op de flop ligt er 2400 in het midden, nog geen bet, en seat 3 zegt ik bet de pot.
        Preflop op 200/400 raist seat 5 naar 1000 en de button zegt pot, maar het is geen pot-limit.
        Mag je in no-limit pot zeggen en hoeveel moet hij dan inzetten?
    .heard =
        kerel roept "pot!" in een no-limit hold'em toernooi
        hij komt uit de Omaha en zegt op de flop gewoon pot
        "de volle pot graag", maar we spelen geen PLO
        button wil dat de dealer uitrekent hoeveel een potraise is in no-limit
        hij geeft geen cijfer, er komt enkel "pot" uit
        zegt pot bij limit hold'em, waar zit hij nu aan vast
        mag ik hier zomaar pot roepen of moet ik een cijfer geven
        hij riep repot preflop in ons no-limit toernooitje
        is het woordje pot een geldige inzet in deze spelvorm
        dealer zegt dat ze pot niet mag uitrekenen, dit is geen potlimit
        cutoff mompelt "pot maar" tegen een bet en wil alsnog callen
        niemand anders aan tafel pot hier, alleen die gast uit de cash
        hij roept pot in no limit
        in no-limit zegt iemand ik zet de pot in
        pot aangekondigd terwijl het geen pot-limit is
        in no limit zegt hij "ik bet de pot", hoeveel is dat
        speler zegt pot in een no-limit spel, is dat een geldige inzet
        ze kondigt "pot" aan bij hold'em terwijl er al een bet ligt
        hij zegt dat hij de pot inzet, maar het is geen pot-limit
        no limit: "raise pot", wat moet hij minimaal inzetten
        Gast zegt potsize in een no-limit toernooi, hoeveel is dat nou
        Kevin roept vol potteke en dit is gewoon nolimit he mannen
        Hij wil inzetten wat er in 't midden ligt, noemt geen getal
        Stoel 7 zegt ik gooi er één keer de potgrootte in, tis limit
        Preflop roept utg fullpot, niemand weet wat ie moet leggen
        Die dame zegt potje vol erin, nolimit, geen cijfer erbij
        Sjaak roept potsize op de flop en we spelen gewoon no limit
        Zegt ie alleen pód, geen getal erbij, en dat bij limiet nota bene
        Stoel 2 kondigt aan: ik leg in wat er nu in 't midden ligt
        Ria wil preflop de hele bak inzetten en noemt geen cijfer
        Volle mep, evenveel als daar ligt, zei Bolle, in een no-limit toernooi
        Ans zegt zoveel als er al ligt, de gever moet maar uitrekenen hoeveel
        In no-limit zei hij op de flop „ik zet de pot“, geen getal en geen fiches
        Van Omaha gewend riep hij in hold'em op een open van 900 pot, wat is hij schuldig?
        „Pot!“ op de river, en dat in een toernooi zonder limiet
        Hij kondigde pot aan, de dealer telde niks voor hem en de speler wist zelf niet wat hij had ingezet
        Wat is zijn inzet als hij in NLH gewoon „potgrootte“ zegt?
        In een gewoon no-limit toernooi zei de Antwerpenaar op de river „pot“, de dealer vroeg hoeveel dat was en hij haalde alleen zijn schouders op
        Net van een PLO-tafel gekomen en zijn eerste verhoging was „ik pot“
        In het limit toernooi wilde hij de pot inzetten, de tafel lachte
        Op 1.500 antwoordde hij met het woord pot, is dat een raise?
        „Eén keer pot graag“, zei de Deen, en de dealer keek hulpeloos naar de tafel ernaast
bet-the-pot-fact-structure = Wat is de inzetstructuur?
    .label = inzetstructuur
    .no-limit = no-limit
    .limit = limit
    .pot-limit = pot-limit
bet-the-pot-fact-facing-bet = Was er op deze straat al een bet? (Preflop telt de blind als bet.)
    .label = al een bet
bet-the-pot-fact-round = Voor de minimumraise: wat is er op deze straat ingezet? (? slaat de vraag over)
    .label = inzetronde
bet-the-pot-outcome-valid-bet-owed = Ongeldig, maar een bet is verplicht: minstens het minimum
bet-the-pot-outcome-valid-raise-owed = Ongeldig, maar een raise is verplicht: minstens het minimum
bet-the-pot-outcome-minimum-bet-owed = Ongeldig, maar de minimumbet is verplicht
bet-the-pot-outcome-minimum-raise-owed = Ongeldig, maar een raise is verplicht: precies het minimum
bet-the-pot-outcome-pot-bet = Geldig in pot-limit: het maximum van pot-limit
bet-the-pot-outcome-limit-own-risk = In limit op eigen risico van de speler: de floor beslist wat het betekent
bet-the-pot-outcome-limit-as-meant = In limit geldt wat de speler bedoelde
bet-the-pot-outcome-limit-size = In limit een bet of raise van het vaste bedrag
bet-the-pot-order-no-pot-bet = Dealer: zeg dat "pot" in dit spel geen bedrag is.
bet-the-pot-order-pot-not-counted = Dealer: tel de pot niet.
bet-the-pot-order-make-valid-bet = Speler: doe een geldige bet. Checken kan niet meer.
bet-the-pot-order-make-valid-raise = Speler: doe een geldige raise. Callen of folden kan niet meer.
bet-the-pot-order-make-minimum-bet = Speler: bet het minimum. Checken kan niet meer.
bet-the-pot-order-make-minimum-raise = Speler: raise met precies het minimum. Callen of folden kan niet meer.
bet-the-pot-order-bet-the-maximum = Dealer: reken het maximum van pot-limit uit. Dat is de bet of raise.
bet-the-pot-order-need-not-count = Dealer: de pot tellen wordt hier niet van je verwacht.
bet-the-pot-order-read-it = Floor: beslis wat het woord hier betekent: een bet of raise van het vaste bedrag van limit, of alleen een check of call. Wat de speler bedoelde, geeft niet de doorslag.
bet-the-pot-order-take-as-meant = Floor: ga na wat de speler bedoelde, en laat dat gelden. In limit heeft een bet of raise één vast bedrag.
bet-the-pot-order-one-size = Speler: bet of raise het vaste bedrag van limit.
bet-the-pot-order-next-acts = De volgende speler is aan de beurt.
bet-the-pot-outcome-no-raise = Alleen een call: deze speler mag niet raisen
bet-the-pot-outcome-nobody-to-call = Alleen een call: niemand kan een raise nog callen
bet-the-pot-outcome-all-in-owed = Ongeldig, maar bindend: all-in voor { $total }
bet-the-pot-outcome-no-raise-not-said = Het boek zegt niet of deze speler mag raisen
bet-the-pot-order-only-call = Speler: call, { $total } in totaal. Raisen mag je niet.
bet-the-pot-order-go-all-in = Speler: zet al je chips in, { $total } in totaal. Dealer: kondig de all-in aan.
bet-the-pot-order-director-no-raise = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de raise geldt of alleen de call.
bet-the-pot-remark-other-raise = Het boek zegt niet of een raise in fixed limit na een te lage all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar elk ander totaal dat hier staat, is ook goed.
bet-the-pot-fact-acted-before = Heeft deze speler in deze inzetronde al eerder gehandeld?
    .label = eerder gehandeld
