substantial-action = Bindende actie
    .search = is er bindende actie geweest, substantial action, SA, significante actie, twee acties, drie acties, hoeveel acties, acties tellen, genoeg actie, te laat voor een misdeal
    .told =
        is er al bindende actie
        Er is al gebet en gecalld, dus er is toch substantial action
        Twee man gefold en één gecalld, is dat genoeg actie of niet
        De dealer zegt dat er bindende actie is geweest, maar er was alleen een check en een fold, geen chips
        Er zijn drie spelers die gefold hebben na de blinds, en nu is de discussie of dat al telt als bindende actie
        Is een raise en een fold samen al substantial action?
        was er substantial action?
        We moeten weten of er al bindende actie is geweest in deze hand.
        Drie spelers hebben gefold, geen chips erin, geldt dat als substantial action.
        UTG foldt, seat 4 callt 400, verder nog niemand gehandeld, is dat al bindende actie.
        Small blind en big blind gepost, daarna een fold en een raise, en de tafel discussieert of dat substantial action is.
        Zijn een check en een bet samen genoeg voor bindende actie?
    .heard =
        call, fold, check, is dat genoeg om voorbij het punt te zijn
        knop is weg en UTG heeft gebet, is het nu definitief
        we hadden een limp en een fold, kan de hand nog ongedaan
        tellen de blinds daarvoor mee
        één raise plus één fold, ligt de deal nu vast
        hoeveel moet er gebeurd zijn voor er geen weg terug is
        dealer vindt dat twee folds niet voldoen
        drie man zijn al geweest, opnieuw delen kan niet meer
        is een check plus een call met fiches voldoende om door te gaan
        er zit nog geen geld in, enkel twee passen
        drie man hadden gespeeld voor iemand klaagde, blijft de deal staan
        zijn we over de streep waarna het niet meer teruggedraaid wordt
        is er al genoeg actie geweest, een bet en een call
        hoeveel spelers moeten gehandeld hebben zodat de hand doorgaat
        is er al substantial action geweest, twee spelers hebben gehandeld
        een bet en een fold, is dat substantial action
        drie spelers gehandeld zonder chips, is het te laat voor een misdeal
        telt het posten van de blinds als actie
        één call en één fold, kan het nog een misdeal zijn
        Is er al genoeg gebeurd om de hand niet meer terug te draaien
        Twee calls en een fold, zitten we nu vast aan deze deal
        Utg tjekt, mp tjekt, co tjekt, kan 't nu nog ongedaan
        Eén bet plus call erna, is de hand daarmee definitief
        Blind gepost, een limp en een fold, is dat al substantial
        Drie folds gehad, is 't nu al te ver om te herstarten
        Is er al genoeg gebeurd dat die foute deal niet meer terug kan
        Twee man gepast en één gevolgd, zitten we daar nou aan vast
        Joop verhoogde, Rachid betaalde, kan de hand nog worden overgedaan
        Drie gepast op rij, is dat voldoende gespeeld om door te gaan
        Klop en inzet van 400, ligt het daarmee vast
        Hoeveel moet er gespeeld zijn voordat je niet meer kunt overdelen
        Toen de fout werd ontdekt was er één fold en één raise geweest, kun je nog stoppen?
        Twee gooiden weg en één betaalde, is dat al te veel om opnieuw te delen?
        De button checkte en de volgende zette in, is het dan al te laat?
        Hoeveel mensen moeten er geweest zijn voordat je ondanks de fout doorgaat?
        Voordat iemand zei dat de knop verkeerd lag, hadden drie hun kaarten zonder één fiche ingeleverd
        De blinds tellen zogenaamd niet mee, hij beweerde van wel
        Drie keer check op de flop, toen bleek er een kaart te missen, blijft het zo?
        Twee limpers erin, de dealer wilde opnieuw beginnen, de spelers vonden dat te laat
        Er werd geteld: fold, fold, call, en de vraag was of de grens bereikt was
        Heads-up betaalt er één en klopt de ander, is dat genoeg?
        Twee weggegooide handen zonder fiches nog niet, bij de derde wel, klopt dat?
        Was er al zo veel gespeeld dat je het niet meer terug kan draaien?
        Vanaf welke actie is er geen weg meer terug naar nieuwe kaarten?
        UTG verhoogt, daarna een fold, en dan merkt de man in de hoek dat hij een kaart te veel heeft, afbreken of niet?
        Twee keer gingen er fiches in en daarom werd er ondanks die verkeerde deal doorgespeeld
substantial-action-fact-actions = Welke acties waren er, op volgorde? (laat er geen weg; een geposte blind is "blind")
    .label = acties
substantial-action-fact-in-turn = Waren al deze spelers aan de beurt?
    .label = allemaal aan de beurt
substantial-action-outcome-substantial = Ja: dit is bindende actie
substantial-action-outcome-not-substantial = Nee: dit is nog geen bindende actie
substantial-action-outcome-substantial-with-blinds = Ja: met de geposte blinds erbij is dit bindende actie
substantial-action-outcome-not-in-turn = Nee: alleen acties in de beurt tellen, en dat zijn er geen twee
substantial-action-outcome-count-in-turn = Nog niet beslist: alleen acties in de beurt tellen
substantial-action-order-count-again = Floor: laat weg wat voor de beurt is gedaan en tel opnieuw.
substantial-action-order-hand-goes-on = De hand gaat door: voor een misdeal is het te laat.
substantial-action-order-not-yet = Wat bindende actie zou uitsluiten, zoals een misdeal, kan nog.
substantial-action-remark-only-in-turn = Het boek telt alleen acties in de beurt. Eén van de twee was voor de beurt.
substantial-action-remark-by-three = Drie acties zijn genoeg, welke dan ook.
substantial-action-remark-by-two = Twee acties zijn genoeg, als er minstens één met chips is.
substantial-action-remark-check-and-fold = Een check en een fold brengen geen chips in de pot.
substantial-action-remark-blinds-left-out = Geposte blinds zijn niet meegeteld.
