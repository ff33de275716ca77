missed-rounds = Gemiste rondes
    .search = ronde penalty, één ronde straf, twee rondes uitzitten, orbit penalty, hoeveel handen moet ik missen, handen uitzitten, straf uitzitten, wanneer mag hij weer spelen, strafrondes, time-out van de tafel, penalty en tafelwissel, een ronde van tafel gestuurd
    .told =
        hoeveel handen moet hij nog missen
        Hij heeft een penalty van twee rondes, hoeveel handen is dat nou
        Ik heb een ronde penalty gekregen en wil weten wanneer ik weer mag spelen
        Hij kreeg een penalty van één ronde met negen man aan tafel, nu zitten we met zeven en hij is er al weer na zes handen
        Er was een misdeal tijdens mijn penalty, de dealer telt die hand niet mee en nu zit ik langer van tafel af
        Hoeveel deals moet ik wachten bij een penalty van twee rondes met acht spelers aan tafel?
        penalty van één ronde klaar?
        Seat 4 heeft twee rondes penalty, hoeveel handen moet hij nog missen.
        Hij kreeg een ronde aan een tafel met negen man en nu zitten we met zeven.
        Seat 8 had één ronde penalty bij negen spelers, heeft zes handen gemist, en nu is er iemand bijgekomen aan tafel.
        Hij moest twee rondes missen, heeft er elf handen op zitten en één daarvan was een misdeal die opnieuw gedeeld is.
        Telt een re-deal na een misdeal mee voor de rondes die hij moet missen?
    .heard =
        hij moet een orbit gaan wandelen, we zijn met zeven, hoe lang duurt dat
        ik sta al negen handen achter het touw, laat me er weer in
        hij komt te vroeg terug, hij heeft er nog vier tegoed van zijn schorsing
        er zijn er intussen twee gebust, wordt zijn schorsing dan korter
        telt een misdeal mee als uitgezeten
        twee rondjes voor vloeken, houdt iemand de turfjes bij
        worden zijn blinds gepakt zolang hij zijn rondjes buiten staat
        drie orbits schorsing, is dat wel toegestaan
        deel je nog kaarten uit aan die op het strafbankje
        hij is tijdens zijn penalty naar een tafel van zes gezet, reken opnieuw
        mag hij achter zijn stoel meekijken terwijl hij zijn penalty uitdient
        bij wie meldt hij zich als zijn schorsing erop zit
        straf van twee rondes, hoeveel handen moet hij missen
        hij moet één ronde uitzitten, hoeveel handen zijn dat
        speler krijgt twee rondes straf aan een tafel met negen man
        hoe lang duurt een straf van één ronde
        betaalt hij de blinds terwijl hij zijn straf uitzit
        ze kreeg een rondestraf, hoeveel handen mist ze
        Kees had twee orbits straf, hoeveel deals moet hij nog wachten
        Hij zit zijn penalty uit, we waren met 9, nu nog 7
        Tien keer gedeeld zonder hem, zit de straf van Murat er al op
        Ene toer aan de kant gezet, telt die misdeal ook mee
        Penalty van drie orbits, dealer is de tel kwijt
        Wanneer mag stoel 3 weer meedoen na zijn schorsing, al 12 deals buiten
        Hans moest drie orbits straf uitzitten, hoeveel handen nog te gaan
        Ali zit z'n schorsing van twee rondjes uit, intussen is de tafel gekrompen
        Wanneer kan Bep weer aanschuiven na haar twee rondjes strafbank
        Straf van één orbit gekregen met negen man, nu zijn we met zeven
        Sjaak heeft al elf delingen aan de kant gestaan, hij had twee rondjes straf
        Telt die overgedeelde hand mee voor de rondjes die Leo geschorst is
        Hoeveel handen moet ik nog uitzitten, elf heb ik er al?
        Hij kreeg twee rondes en de tafel werd opgeheven
        Eén ronde bij acht man, hoeveel handen is dat?
        Twee rondes moest hij eruit, intussen kwamen we aan een tafel met tien in plaats van zeven, en hij weet niet hoeveel handen hij nog moet
        De helft uitgezeten, toen werd er opnieuw gedeeld, telt die?
        Hoeveel handen ben ik weg bij één ronde?
        We werden verplaatst en hij begon zogenaamd opnieuw
        Hij zit er nog uit omdat een hand opnieuw gedeeld is
        Een orbit met zes, en één is er onderweg uit
        Van zijn straf zijn nog drie handen over en nu is het pauze
missed-rounds-fact-given-in = Is de penalty in rondes of in handen gegeven?
    .label = penalty gegeven in
    .rounds = rondes
    .hands = handen
missed-rounds-fact-hands = Hoeveel handen kreeg de speler?
    .label = opgelegde handen
missed-rounds-fact-rounds = Hoeveel rondes kreeg de speler?
    .label = opgelegde rondes
missed-rounds-fact-players = Hoeveel spelers zaten er aan tafel toen de penalty werd gegeven, deze speler meegeteld?
    .label = spelers toen aan tafel
missed-rounds-fact-table-changed = Is het aantal spelers aan zijn tafel sindsdien veranderd?
    .label = aantal spelers veranderd
missed-rounds-fact-players-now = Hoeveel spelers zitten er nu aan tafel, deze speler meegeteld?
    .label = spelers nu aan tafel
missed-rounds-fact-deals-missed = Hoeveel deals heeft de speler tot nu toe gemist?
    .label = gemiste deals
missed-rounds-fact-dealt-again = Hoeveel van die keren was het een re-deal na een misdeal?
    .label = re-deals na een misdeal
missed-rounds-outcome-too-many-rounds = Geen { $rounds } rondes: hoogstens { $most_rounds }
missed-rounds-outcome-sits-out = Nog { $hands_left ->
    [one] { $hands_left } hand
   *[other] { $hands_left } handen
} te missen
missed-rounds-outcome-sits-out-hands = Nog { $hands_left ->
    [one] { $hands_left } hand
   *[other] { $hands_left } handen
} te missen
missed-rounds-outcome-sits-out-now = Nog { $hands_left ->
    [one] { $hands_left } hand
   *[other] { $hands_left } handen
} te missen, geteld naar de spelers van nu
missed-rounds-outcome-served = De penalty is voorbij
missed-rounds-outcome-no-hands = Geen losse handen: het boek geeft rondes
missed-rounds-order-fewer-rounds = Toernooileiding: geef hoogstens { $most_rounds } rondes, of een andere penalty.
missed-rounds-order-rounds-instead = Toernooileiding: geef de penalty in rondes, of een andere.
missed-rounds-order-leave-table = Speler: verlaat de tafel.
missed-rounds-order-leave-all-tables = Speler: verlaat de tafel en blijf weg bij alle speeltafels.
missed-rounds-order-post-and-kill = Dealer: geef de plaats kaarten en post de blinds en antes; verklaar de hand dood zodra er gedeeld is.
missed-rounds-order-not-dealt = Dealer: geef de plaats geen kaarten.
missed-rounds-order-count-hands = Floor: tel { $hands_left ->
    [one] deze ene hand
   *[other] deze { $hands_left } handen
}; daarna mag de speler spelen.
missed-rounds-order-report-back = Speler: meld je bij de toernooileiding als de penalty voorbij is en ga dan pas zitten.
missed-rounds-order-back-to-seat = Floor: laat de speler de volgende hand meespelen.
missed-rounds-remark-redeal-once = Een misdeal en de re-deal zijn samen één hand voor wie een penalty heeft.
missed-rounds-remark-rounds-by-reading = Het boek zegt wat één ronde is: een hand per speler. Meer rondes zijn hier zoveel keer dat aantal.
missed-rounds-remark-stud-bring-in = Bij stud betaalt deze plaats ook de bring-in als daar de bring-inkaart ligt.
missed-rounds-remark-stud-bring-in-passes-on = Bij stud gaat de bring-in naar de volgende speler als op deze plaats de bring-inkaart ligt.
