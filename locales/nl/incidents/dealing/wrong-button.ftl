wrong-button = Button op de verkeerde plaats
    .search = button op de verkeerde plaats, button verkeerd verplaatst, button twee plaatsen verschoven, button niet verplaatst, dealer vergat de button te verplaatsen, button bij de verkeerde speler, button sloeg iemand over, button te ver, verkeerde blinds door de button, button vergeten
    .told =
        button op de verkeerde plaats
        De dealer is vergeten de button te verschuiven
        De button is twee plaatsen opgeschoven in plaats van één
        De button is blijven liggen en nu heeft dezelfde speler twee keer de small blind
        Na het delen zien we dat de button bij de verkeerde plaats ligt
        De dealer legde de button bij plaats 4, maar hij hoorde bij plaats 3
        De button heeft een speler overgeslagen en niemand zag het tot er geraised werd
        De button ligt één plaats te ver, er is gedeeld, nog niemand heeft iets gedaan
        Iemand schoof de button voor het delen naar de verkeerde speler
        We hebben de hand al gespeeld en zien nu pas dat de button fout lag
        De button is niet opgeschoven, dus de blinds kloppen ook niet
        Wat nu als de dealerbutton in deze hand op de verkeerde plek lag?
    .heard =
        de button is twee stoelen doorgeschoven
        button een plaats te ver, dus de blinds liggen verkeerd
        hij vergat de button te verschuiven en deelde gewoon door
        de dealer sloeg mij over met de button
        button ligt bij de verkeerde
        het schijfje is niet verschoven, er is weer vanaf hetzelfde punt gedeeld
        dat witte ding sprong zo langs mij
        hij schoof hem twee stoelen door, dus ik miste mijn button
        we zitten op de turn en de dealer zegt oei, ik heb de button laten liggen
        de button ligt voor plaats 7, die is pas de volgende keer
        ik was vorige hand al dealer, waarom ligt hij weer bij mij
        hij ging over plaats 2 heen en de blinds mee
        de kaarten vliegen al en het schijfje ligt nog waar het lag
        De knop bleef liggen en we speelden door als daarvoor
        De schijf sloeg er een over, die betaalde de blind twee keer
        Twee plaatsen doorgeschoven omdat ze dacht dat stoel drie leeg was
        Na een pot die in drieën ging vergat de dealer de schijf, deelde weer vanaf daar, en op de turn zei iemand dat hij voor de tweede keer de big betaalt
        Op de flop vroeg de big waarom hij alweer betaalt
        De knop lag verkeerd, nu is het flop
        De dealer draaide de richting en de knop ging naar rechts
        Van wie zijn de blinds nu als de knop de hele hand ergens anders lag?
        Wie is small als de schijf een plaats ernaast lag?
        De vaste gast zag het pas toen er twee gefold hadden: de knop lag er nog van de vorige keer
wrong-button-fact-noticed = Wanneer werd het gemerkt?
    .label = gemerkt
    .dealt = er zijn kaarten gedeeld
    .before-deal = voordat de eerste kaart gedeeld werd
    .hand-over = na afloop van de hand
wrong-button-fact-first-card = Waar ging de eerste kaart heen?
    .label = eerste kaart
    .wrong-seat = links van de verkeerde button
    .right-seat = naar de plaats waar hij hoort; alleen het schijfje lag fout
wrong-button-fact-actions = Welke acties tot nu toe, in volgorde? (geen: Enter; zonder geposte blinds)
    .label = acties tot nu toe
wrong-button-outcome-put-right = Leg de button goed en deel dan
wrong-button-outcome-marker-moved = Het delen klopte: alleen de button wordt verlegd
wrong-button-outcome-corrected = De button wordt goed gelegd, en de hand gaat door
wrong-button-outcome-misdeal = Misdeal: leg de button goed en deel opnieuw
wrong-button-outcome-hand-plays = De hand gaat door
wrong-button-outcome-button-back = De button gaat naar waar hij hoort
wrong-button-outcome-button-on = De button gaat verder vanaf waar hij ligt
wrong-button-order-button-right = Dealer: leg de button waar hij in deze hand hoort.
wrong-button-order-blinds-right = Dealer: geef blinds van de verkeerde spelers terug en laat de juiste spelers posten.
wrong-button-order-marker = Dealer: leg de button waar hij hoort en ga door met de hand.
wrong-button-order-put-right-now = Dealer: leg de button meteen waar hij hoort en ga door met de hand; geposte blinds blijven in de pot.
wrong-button-order-deal-again = Dealer: geef alle chips terug, neem de kaarten in, leg de button goed en deel opnieuw in hetzelfde level.
wrong-button-order-no-new-players = Voor de re-deal komt er niemand bij aan tafel.
wrong-button-order-absent-take-no-part = Wie bij de misdeal weg was, doet ook aan de re-deal niet mee.
wrong-button-order-absent-dealt-and-killed = Wie bij de misdeal weg was, krijgt kaarten; die hand is meteen na het delen dood.
wrong-button-order-absent-dealt-and-plays = Wie bij de misdeal weg was maar wel kaarten had, krijgt kaarten en kan ermee spelen als hij bij de laatste kaart op zijn plaats is.
wrong-button-order-as-it-stands = Dealer: laat button en blinds voor deze hand zoals ze zijn.
wrong-button-order-moved-at-once = Dealer: leg de button meteen waar hij hoort; geposte blinds blijven in de pot.
wrong-button-order-then-back = Dealer: leg de button voor de volgende hand waar hij zonder de fout gelegen had.
wrong-button-order-then-on = Dealer: schuif de button voor de volgende hand door vanaf waar hij nu ligt.
wrong-button-order-next-back = Dealer: leg button en blinds waar ze zonder de fout nu zouden zijn.
wrong-button-order-next-on = Dealer: schuif button en blinds door vanaf waar ze zijn.
wrong-button-remark-check-and-fold = Alleen een check en een fold tot nu toe: er gingen geen chips in, dus er is geen bindende actie geweest.
wrong-button-remark-button-stays = Dat de button bij een re-deal blijft, zegt dat de misdeal hem niet doorschuift. Hij gaat naar waar hij in deze hand hoorde.
wrong-button-remark-played-hand = De gespeelde hand wordt niet teruggedraaid.
