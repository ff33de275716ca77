pot-count-request = Pot laten tellen
    .search = hoeveel zit er in de pot, hoe groot is de pot, pot tellen, potgrootte, dealer moet de pot tellen, wat is de pot, grootte van de pot, pot uitspreiden
    .told =
        kan je de pot tellen
        Ik wil weten hoeveel er in de pot zit
        Hij vraagt de dealer in no-limit om de pot te tellen
        Ik vroeg de dealer hoeveel er precies in het midden ligt, maar hij wil de pot niet voor me tellen
        We spelen pot-limit Omaha en ik wil gewoon van de dealer horen hoe groot de pot is, hij zegt dat ik zelf moet tellen
        Mag ik de dealer vragen om de pot te tellen als het mijn beurt is?
        wil de pot geteld hebben
        Seat 5 vraagt mij hoeveel er in de pot zit, we spelen no-limit.
        Speler wil dat ik de hele pot natel voordat hij gaat betten.
        Op de turn van no-limit hold'em vraagt seat 2 om de pot uit te spreiden en te tellen.
        PLO, seat 7 is aan de beurt op de flop en vraagt de dealer om de grootte van de pot.
        Moet de dealer in no-limit zeggen hoeveel er in de pot zit?
    .heard =
        kun je het midden even uitwaaieren zodat ik het zie
        speler vraagt de dealer wat er in het midden ligt, het is no-limit
        hoe vet is de pot op dit moment
        plaats 3 wil dat de dealer alles in het midden optelt
        "waar speel ik voor", dealer wil het niet zeggen
        hij wil de pot opgestapeld en getotaliseerd voor hij beslist
        is de croupier verplicht de som van de pot te geven
        dealer noemde hem de pot in no-limit hold'em, ik protesteer
        leg die hoop in het midden eens uit elkaar alsjeblieft
        hij blijft vragen waar de pot op staat
        wil zijn potodds uitrekenen en vraagt de dealer om het cijfer
        bij PLO mag ik toch vragen wat er totaal ligt
        hoeveel zit er in het midden, kan je dat natellen
        kan de dealer de pot uittellen in no limit
        wil dat de dealer de pot natelt
        ik vroeg de dealer hoeveel er in de pot zit
        speler wil de pot laten tellen in no limit
        kan de dealer de pot voor mij tellen voordat ik inzet
        hij wil weten hoe groot de pot is, het is pot-limit
        moet de dealer zeggen wat er in de pot zit
        Hij wil weten hoeveel er al in het midden ligt, no-limit he
        Seat 2 eist dat den dealer zegt wat er in totaal al in zit
        Vraagt nen count van den berg in 't midden, mag dat in nolimit
        Kan de deler die hoop in 't midden even uitspreiden, vraagt Kim
        Blijft zeuren hoeveel er nu te winnen valt, deler moet dat uitrekenen
        Mevrouw wil de middelste stapel geteld zien eer ze beslist, limit
        Hoeveel zit er in het midden, vraagt Piet, en de gever zwijgt
        Rachid wil dat de delert die berg op tafel uitrekent, 't is no-limit
        Stoel 5 vraagt hoe groot de bak is voordat ze inlegt
        Kan die hoop in 't midden even afgestapeld worden, zeurt Sjaak
        In Omaha wil Ans weten hoeveel er nu al met z'n allen in ligt
        Hij wil bij limiet een exact getal van alles wat daar middenin ligt
        Wat er in de pot zit, vroeg hij, en de dealer zei dat hij dat niet telt
        Ze wilde dat de dealer het midden in hoopjes zette
        In no-limit vroeg hij de hoogte en kreeg die tot op de fiche
        Hoeveel ligt er? De dealer spreidde de fiches alleen uit
        Mag de dealer het bedrag in het midden noemen als we zonder limiet spelen?
        Voor zijn beslissing op de river vroeg de oudere heer het midden in hoopjes te verdelen en precies te noemen, terwijl we zonder limiet spelen
        Vóór de river wilde hij het exacte bedrag voor zijn odds
        Een beginneling vroeg alles in het midden op te tellen
        In Omaha met pot-limit vroeg hij naar het midden, dan moeten ze het toch zeggen?
        „Dealer, waar spelen we nu om?“, en hij kreeg alleen een schouderophalen
pot-count-request-fact-structure = Welke inzetstructuur wordt er gespeeld?
    .label = inzetstructuur
    .no-limit = no-limit
    .pot-limit = pot-limit
    .limit = limit
pot-count-request-outcome-size-is-told = Pot-limit: de speler heeft recht op de grootte van de pot
pot-count-request-outcome-pot-is-counted = Pot-limit: de speler heeft recht op een telling
pot-count-request-outcome-not-expected = Geen pot-limit: de dealer hoeft niet te tellen
pot-count-request-outcome-not-counted = Geen pot-limit: de dealer telt de pot niet
pot-count-request-outcome-forbidden = Geen pot-limit: de dealer mag de pot niet tellen
pot-count-request-order-tell-size = Dealer: zeg hoe groot de pot is.
pot-count-request-order-count-pot = Dealer: tel de pot en zeg hoeveel erin zit.
pot-count-request-order-need-not-count = Dealer: de pot tellen wordt hier niet van je verwacht.
pot-count-request-order-do-not-count = Dealer: tel de pot niet.
pot-count-request-order-acts-without = De speler die aan de beurt is, handelt zonder telling.
pot-count-request-order-may-spread = Dealer: op verzoek mag de pot worden uitgespreid, zodat de chips beter te zien zijn.
