heads-up-start = Heads-up begint
    .search = heads-up begint, heads up, we zijn heads-up, twee spelers over, nog maar twee spelers, van drie naar twee, derde is eruit, wie heeft de button heads-up, wie is nu de big blind, hij had de big blind al, twee keer achter elkaar big blind, alweer big blind, small blind op de button, wie is heads-up als eerste aan de beurt, wie krijgt de eerste kaart, wie krijgt de laatste kaart, button gaat terug, laatste twee spelers
    .told =
        heads-up, wie is button
        We zijn heads-up en niemand weet wie de button heeft
        De derde is eruit en nu ben ik voor de tweede keer big blind
        We zijn net met zijn tweeën over, ik was vorige hand de big blind en de dealer wil mij weer big blind geven
        De speler die big blind was viel uit, ik had de button en hij was small blind, en nu beginnen we heads-up
        Wie post de small blind als het net heads-up is geworden?
        heads-up, wie heeft button?
        Er zijn nog twee spelers over, wie krijgt de button en wie de big blind.
        Nummer drie is net uit, we gaan heads-up en ik weet niet waar de button komt.
        Vorige hand had seat 2 de big blind en die is eruit, seat 5 was button en seat 8 small blind, nu heads-up.
        Seat 4 had vorige hand de big blind, de button is uitgeschakeld, heads-up tegen seat 7, wie is nu small blind.
        Wie begint bij heads-up op de button als een van de twee net de big blind heeft gehad?
    .heard =
        nummer drie is blut, het laatste duel, wie ligt met de dealer
        ze betaalde net groot, moet dat weer met z'n tweeën
        nu wij nog, betaalt de puckhouder klein
        laatste koppel: bij wie begint het delen
        ik had bij drie man de knop en nu weer, klopt dat
        in het duel spreekt de puck voor de flop toch eerst
        één tegen één, zet het zo dat niemand de grote tweemaal heeft
        na de knock-out moeten we de posities voor dit tweetal bepalen
        krijgt de knop de tweede als laatste in een duel
        wie begint na de flop als je maar met z'n tweeën bent
        de small blind ging eruit, over zijn puck en groot
        man tegen man, de dealer legt het schijfje verkeerd
        begin van heads-up, wie is de big blind
        een tegen een, wie krijgt de eerste kaart
        we zijn heads-up, wie krijgt de button
        nummer drie is eruit, wie is de small blind heads-up
        heads-up begint, wie heeft de big blind
        hij zou twee keer achter elkaar de big blind hebben als heads-up begint
        We zijn nog met twee, wie krijgt de knop
        Derde ligt eruit, wie van ons twee post de bb
        Jan en ik over, ik had vorige keer al de big
        Eén tegen één nu, wie moet small leggen en geeft
        Laatste twee, moet de knop verhuizen zodat niemand twee keer bb heeft
        Nummer drie gebust in mijn bb, hoe zetten we de knop tussen ons
        Nog twee man over in het toernooi, wie krijgt de knop nu
        Wim vloog eruit op drie, welke van ons betaalt de grote blinde
        We zijn met z'n tweeën, Ria had net grote blinde, krijg ik 'm
        Derde is eruit, ik zat op de kleine, Hans op de knop
        Het slotduel gaat los, wie legt de kleine blinde
        Eén tegen één nu, waar moet de dealerknop liggen
        Hij had de vorige keer de big, dan kan hij hem toch niet weer hebben
        Wie krijgt de laatste kaart als we met twee zijn?
        In het laatste duel is de small ook de knop?
        De derde ligt eruit en niemand weet wie nu de small legt
        De derde viel af in een hand waarin ik de big had, en na de pauze beweerde mijn tegenstander dat knop en small nu van hem waren
        Wie praat eerst preflop als we met twee zijn?
        Ik kreeg eerst, hij vond dat hij eerst had gemoeten
        Na het vertrek van de derde bleef de knop bij wie de big moest betalen
        Wie begint met zijn tweeën op de turn, die met de knop of de ander?
        Nog maar wij twee, en meteen ruzie wie welke blind legt
heads-up-start-fact-last-big-blind = Wie had in de vorige hand de big blind?
    .label = vorige big blind
    .still-in = een van de twee die over zijn
    .out = een speler die er nu uit is
heads-up-start-fact-others-were = Welke positie hadden de twee overgebleven spelers in die hand?
    .label = posities van de twee
    .button-and-small-blind = de een de button, de ander de small blind
    .other-seats = iets anders
heads-up-start-outcome-other-player-big-blind = De vorige big blind heeft nu de small blind, de ander de big blind
heads-up-start-outcome-last-button-big-blind = De vorige button heeft nu de big blind, de vorige small blind de small blind
heads-up-start-outcome-next-seat-big-blind = De eerste speler links van de vorige big blind heeft nu de big blind
heads-up-start-outcome-button-goes-on = De button schuift door naar de volgende speler
heads-up-start-order-button-to-last-big-blind = Dealer: leg de button bij de speler die in de vorige hand de big blind had.
heads-up-start-order-button-to-last-small-blind = Dealer: leg de button bij de speler die in de vorige hand de small blind had.
heads-up-start-order-button-across-from-next-seat = Dealer: ga vanaf de plaats van de vorige big blind naar links. De eerste speler heeft de big blind; leg de button bij de ander.
heads-up-start-order-button-across-from-last-big-blind = Dealer: leg de button bij de speler die in de vorige hand de big blind niet had.
heads-up-start-order-button-stays = Dealer: laat de button liggen bij de speler die hem in de vorige hand had.
heads-up-start-order-button-to-next-seat = Dealer: leg de button bij de eerste speler links van de plaats van de vorige big blind.
heads-up-start-order-button-to-next-player = Dealer: schuif de button naar links door naar de volgende speler.
heads-up-start-order-button-posts-small-blind = De button post de small blind, de andere speler de big blind.
heads-up-start-order-button-posts-big-blind = De button post de big blind, de andere speler de small blind.
heads-up-start-order-button-gets-last-card = Dealer: geef de eerste kaart aan de speler zonder de button en de laatste aan de button.
heads-up-start-order-button-gets-first-card = Dealer: geef de eerste kaart aan de button en de laatste aan de andere speler.
heads-up-start-order-button-acts-first = Preflop handelt de button als eerste, op elke latere straat als laatste.
heads-up-start-order-big-blind-acts-first = Preflop handelt de big blind als eerste.
heads-up-start-remark-not-twice-in-a-row = Niemand heeft twee keer achter elkaar de big blind; daarvoor mag de button een plaats overslaan.
