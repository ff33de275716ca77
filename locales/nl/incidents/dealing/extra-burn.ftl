extra-burn = Extra burn card
    .search = extra burn card, twee burn cards, twee keer gebrand, dubbele burn, een burn te veel, twee kaarten aan elkaar bij het branden, dealer brandde twee kaarten, tweede burn card, te veel burn cards, een verbrande kaart te veel
    .told =
        De dealer heeft twee kaarten gebrand in plaats van één
        Twee kaarten plakten aan elkaar en gingen allebei naar de burn
        Er ligt een burn card te veel onder de pot
        Hij brandde, vergat het en brandde nog eens voor de turn
        Dubbele burn, en de turn ligt al op het board
        De dealer brandde twee keer voor de river en nog niemand heeft iets gedaan
        We tellen drie burn cards terwijl alleen de flop en de turn er liggen
        Er gingen twee burn cards weg voor de flop, wat doen we met de tweede?
        De dealer heeft een kaart te veel gebrand en er is al gebet op de turn
        Blijft het board liggen als er twee kaarten gebrand zijn?
        één burn card te veel
        Is de tweede burn card eigenlijk de turn?
    .heard =
        dealer brandde er nog een, dus twee burns voor de turn
        twee kaarten plakten aan elkaar en gingen samen als burn weg
        ze brandde twee keer omdat ze afgeleid was
        er ligt een burn te veel
        dubbel gebrand voor de river
        dealer brandde twee keer voor de turn, hoort die tweede kaart de turn te zijn
        twee burns aan elkaar geplakt, het leek één kaart
        er ligt een burn card te veel op de stapel, we zijn bij de river
        ze brandde er een, was afgeleid en brandde er nog een
        per ongeluk twee gebrand, de flop ligt er nog niet
        de verkeerde kaart kwam als turn omdat hij twee keer brandde
        extra burn, een speler zegt dat de river de kaart ervoor had moeten zijn
        we merkten de dubbele burn pas na een bet en een call
        Twee in plaats van één verbrand, na de checks gezien
        Na het gezeur over de pot vergat hij dat er al een verbrand was, en deed het nog eens
        Bij de gebrande lag er een te veel
        Tijdens de ruzie brandde de dealer er een, daarna nog een omdat hij de eerste was vergeten, en pas na de turn zag mijn buurvrouw het
        Dubbel verbrand voor de turn, wordt de kaart gewisseld?
        Dealer brandde 2x, river ligt er al
        Bij het verbranden plakten er twee, niemand zei iets
        Op de river telden we vier gebrande
        Bij de dealerwissel werd twee keer verbrand
        Leg je die extra terug als nog niemand heeft ingezet?
extra-burn-fact-noticed = Wanneer werd het gemerkt?
    .label = gemerkt
    .before-card = voordat de volgende boardkaart kwam
    .card-out = de boardkaart ligt er, nog niemand heeft erop gehandeld
    .acted = er is al gehandeld op de boardkaart
extra-burn-outcome-second-next = De tweede kaart gaat terug op de stub en komt als volgende
extra-burn-outcome-both-burned = Beide kaarten blijven gebrand; de volgende van de stub komt
extra-burn-outcome-put-right = De tweede burn card wordt de boardkaart
extra-burn-outcome-board-stands = Het board blijft liggen
extra-burn-order-second-back = Dealer: leg de tweede kaart ongezien terug boven op de stub en deel daarvandaan verder.
extra-burn-order-leave-both = Dealer: laat beide kaarten bij de burns liggen en deel verder van de stub.
extra-burn-order-swap = Dealer: leg de laatst gedeelde kaart boven op de stub terug en de tweede burn card op haar plaats op het board.
extra-burn-order-settle-actions = Floor: beslis naar billijkheid (regel { $fairness }) over wat er op de oude kaart gedaan is.
extra-burn-order-board-stays = Dealer: laat het board zoals het is en brand één kaart voor de volgende straat.
extra-burn-remark-not-the-order = Volgens het boek beschermt een burn de stub. Hij is er niet om de volgorde te bewaren.
extra-burn-remark-by-lot = Het boek laat je ook het lot gebruiken.
