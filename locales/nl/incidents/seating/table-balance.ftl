table-balance = Tafels balanceren
    .search = tafels balanceren, balanceren, wie gaat er weg, speler verplaatsen, welke plaats krijgt hij, slechtste positie, volgende big blind gaat, één tafel heeft er twee meer, tafels zijn ongelijk, twee keer big blind, speler naar een andere tafel, ik wil niet verhuizen, waarom moet ik weg, balanceren bij stud, balanceren bij HORSE
    .told =
        wie moet er verhuizen
        Tafel 3 zit met negen en wij met zeven, wie gaat er naar ons toe
        Er moet iemand van onze tafel naar tafel 5 om te balanceren
        Wij zitten met tien en de andere tafel met acht, de floor wil mij verplaatsen, maar ik ben net big blind geweest
        De tafels zijn niet gelijk, ik ben de volgende big blind en zij willen mij naar een lege plaats op tafel 2 zetten, op een slechtere positie
        Wie moet verhuizen als er een speler van de volle tafel naar de kleine tafel moet?
        tafels balanceren, wie gaat?
        Tafel 3 heeft negen man en tafel 5 zeven, wie moet er verplaatst worden.
        Ik heb een speler nodig van tafel 2 naar tafel 6, wie is de volgende big blind.
        Tafel 1 heeft acht spelers, tafel 4 zes, volgende big blind aan tafel 1 is seat 7, vrij aan tafel 4 zijn seat 2 en seat 5.
        Stud, tafel 2 acht man en tafel 3 zes, we balanceren en willen weten welke plaats moet verhuizen.
        Welke speler gaat er weg bij het balanceren en op welke lege plaats komt hij?
    .heard =
        je pakt de man die net moest posten en daar mag hij meteen weer betalen
        tafel 4 heeft er acht en tafel 9 zes, haal er een van vier
        waarom ik, ik zit UTG en die na mij is er net
        hij kwam met zijn rek aan en belandde twee naast de button
        daar zijn drie stoelen vrij en hij koos zelf de beste
        stud zonder blinds, loten we wie er overstapt
        hij weigert op te staan, kies maar een ander om aan te vullen
        daar al de big betaald en hier weer, oneerlijk
        wie trek je eraf, degene die zo de big heeft of die op de button
        moet de nieuwe op 3 of op 8, waar komt hij eerder in de big
        in de mix spelen we nu razz, wie stuur ik naar de overkant
        zeven tegen acht, gelijk genoeg of moet er iemand opkrassen
        aan tafel 4 zitten ze met zes en bij ons met negen, wie moet er verkassen
        wij hebben twee man meer dan de tafel hiernaast
        waarom moet uitgerekend ik naar die kortere tafel
        de tafels zijn ongelijk bezet, wie schuift er door
        welke stoel wordt overgeheveld nu daar iemand is uitgevallen
        tafels gelijk maken, welke speler verhuist
        een tafel heeft er twee meer, wie zetten we over
        wie moet er verhuizen om de tafels gelijk te maken
        één tafel heeft negen spelers en die van ons zes, wie gaat er
        de speler die verplaatst wordt, van welke plaats komt die
        hij weigert naar de andere tafel te gaan
        verhuist de big blind bij het balanceren van de tafels
        Wij zijn met 9 en zij met 6, wie verkast
        Moet onze volgende bb verhuizen naar nummer 11
        Er moet iemand van ons naar daar, seat 5 weigert
        Waarom moet ik verhuizen, ik ben net de big geweest
        Tis stud nu, wie pakt ge om naar 14 te sturen
        Tien bij ons en zeven ginder, trek dat eens gelijk
        Wij zijn met zeven, tafel 3 met tien, wie moet hierheen
        De boel is scheef verdeeld, acht tegen vijf, wie gaat er verkassen
        Volgende grote blinde is stoel 5, gaat die naar tafel 2
        Toos moet verhuizen om 't gelijk te trekken, welke stoel krijgt ze
        Stud op beide, tafel 4 komt twee man tekort, wie verkast er
        Gerrit baalt dat uitgerekend hij verkast naar tafel 8, die zitten korter
        Net beide blinds betaald en jullie zetten me meteen in de big
        Bij ons zitten er negen, daar zes, en ze haalden uitgerekend mij, die net beide blinds had betaald en zich op de knop verheugde
        Hiernaast negen, wij zes, wie komt er bij ons?
        De dealer wees naar wie UTG zou zijn, die gaat
        Wie moet weg als wij er twee meer hebben?
        Moet ergens anders heen, welke stoel is van mij?
        Verplaatst, terwijl de volgende aan de beurt was
        Hij weigerde omdat hij zo veel fiches heeft
        In stud werd er geloot wie ging, hij was tegen
        Wij zijn met acht, de anderen vijf, niemand voelt zich geroepen
table-balance-fact-game = Welk spel wordt er gespeeld?
    .label = spel
    .flop = een flopspel, zoals hold'em of Omaha
    .stud = stud
    .mixed-in-stud = een mixed game, en nu is het stud
table-balance-fact-tables = Hoeveel spelers heeft elke tafel, wie is de volgende big blind, welke plaatsen zijn leeg?
    .label = tafels
table-balance-outcome-level = Niemand verhuist: de tafels zijn in balans
table-balance-outcome-big-blind-moves = { $players_moved ->
    [one] De volgende big blind verhuist van { $from_table } naar { $to_table }
   *[other] { $players_moved } spelers verhuizen: telkens de volgende big blind
}
table-balance-outcome-single-big-blind = { $players_moved ->
    [one] De volgende big blind verhuist van { $from_table } naar { $to_table }, als enige big blind
   *[other] { $players_moved } spelers verhuizen, een van hen als enige big blind
}
table-balance-outcome-drawn-player-moves = { $players_moved ->
    [one] Eén speler verhuist: het lot wijst hem aan
   *[other] { $players_moved } spelers verhuizen: het lot wijst hen aan
}
table-balance-outcome-moves-as-in-holdem = { $players_moved ->
    [one] Wie bij hold'em de volgende big blind zou zijn, verhuist
   *[other] { $players_moved } spelers verhuizen: telkens wie bij hold'em de volgende big blind zou zijn
}
table-balance-outcome-by-position = { $players_moved ->
    [one] { $players_moved } speler verhuist
   *[other] { $players_moved } spelers verhuizen
} op positie
table-balance-outcome-into-last-seat = { $players_moved ->
    [one] { $players_moved } speler verhuist
   *[other] { $players_moved } spelers verhuizen
} op positie, naar de laatst vrijgekomen plaats
table-balance-outcome-same-seat-number = { $players_moved ->
    [one] { $players_moved } speler verhuist
   *[other] { $players_moved } spelers verhuizen
} naar hetzelfde plaatsnummer
table-balance-outcome-last-position = { $players_moved ->
    [one] { $players_moved } speler verhuist
   *[other] { $players_moved } spelers verhuizen
} naar de laatst mogelijke positie
table-balance-order-nobody-moves = Floor: verplaats niemand; het verschil tussen de tafels is nergens meer dan één speler.
table-balance-order-table-by-procedure = Floor: haal de speler van de tafel die de procedure aanwijst. Wijst die geen tafel aan, neem dan de volste, zoals in de tabel.
table-balance-order-move-as-shown = Floor: verplaats zoals de tabel toont.
table-balance-order-only-big-blind = Dealer aan de nieuwe tafel: in de volgende hand is er geen small blind; de verhuisde speler heeft de enige big blind.
table-balance-order-worst-seat = Floor: noemt de tabel geen plaats, geef dan die van de big blind als die leeg is, of anders de lege plaats die het eerst big blind is, nooit die van de small blind.
table-balance-order-draw-lots = Floor: loot wie er verhuist.
table-balance-order-move-by-position = Floor: zet de speler aan de nieuwe tafel op dezelfde positie.
table-balance-order-move-into-last-seat = Floor: verplaats de speler op positie, naar de plaats die aan de onderbezette tafel het laatst vrijkwam.
table-balance-order-move-to-same-number = Floor: de plaats die aan de onderbezette tafel het laatst vrijkwam, gaat naar de speler met dat plaatsnummer.
table-balance-order-move-to-last-seat = Floor: zet de speler op de laatst mogelijke positie.
table-balance-order-button-frozen = Dealer: de button blijft waar hij na de laatste hand hold'em heen ging.
table-balance-remark-big-blind-twice = De speler kan zo twee keer na elkaar big blind zijn.
table-balance-remark-single-big-blind = Ook een enkele big blind telt als slechtste positie: als de vorige big blind is uitgeschakeld en die plaats vrij is, kan de speler daar de big blind hebben zonder dat er een small blind is.
table-balance-remark-before-the-big-blind = Het boek zegt "de eerste plaats vóór de big blind". Dat is hier opgevat als de plaats die het eerst big blind is.
table-balance-remark-level-by-reading = Geen boek zegt bij welk verschil een speler verhuist. De tabel houdt op als het verschil tussen de tafels nergens meer dan één speler is.
