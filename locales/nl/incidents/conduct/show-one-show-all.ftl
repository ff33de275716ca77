show-one-show-all = Hand aan één speler getoond
    .search = show one show all, liet zijn buurman zijn kaarten zien, toont zijn buurman zijn kaarten, toonde zijn hand aan één speler, alleen hij heeft het gezien, ik wil het ook zien, liet zijn kaarten flashen aan de speler naast hem, liet zijn hand zien aan een vriend aan de rail, aan een toeschouwer getoond, gefolde speler mocht meekijken, liet na de pot zijn kaarten aan één speler zien, aan hem getoond dus aan iedereen
    .told =
        alleen aan zijn buurman laten zien
        Hij toont zijn kaarten aan zijn buurman, dan wil ik ze ook zien
        Hij liet zijn hand alleen aan plaats 4 zien en mikt hem daarna weg
        Ik foldde op de river en hij laat zijn kaarten stiekem aan zijn vriend naast hem zien, de rest van de tafel ziet niks
        De hand loopt nog en hij laat zijn gefolde kaarten aan de speler naast hem zien maar niet aan ons
        Moet hij zijn kaarten aan iedereen laten zien als hij ze aan één speler heeft laten zien?
        liet kaarten aan buurman zien
        Seat 4 liet zijn hand alleen aan seat 5 zien, de rest wil hem ook zien.
        Hij foldde en toonde zijn kaarten aan één speler, nu roept de tafel show one show all.
        Na de hand laat seat 2 zijn bluf alleen aan zijn buurman zien en gooit de kaarten dan dicht weg.
        Seat 8 foldt op de turn, laat zijn kaarten aan seat 9 zien die ook al uit de hand is, en seat 1 wil ze ook zien.
        Als hij zijn hand aan één speler laat zien, moet dan iedereen hem zien?
    .heard =
        hij lichtte ze op voor stoel 5, nu willen wij allemaal weten
        na het binnenhalen liet hij zijn maat gluren
        ze leunde opzij zodat haar man achter haar kon meelezen
        ik was weg en hij gaf me een voorproefje, anderen klagen
        één vent zag de bluf, de rest kreeg niks
        hield ze schuin voor de buurvrouw midden in het spel
        alleen stoel 1 mocht zijn hand zien, laat die aan de hele tafel zien
        3 mocht zien wat er gemuckt is, gelijke informatie graag
        de gefolde buurman zat gezellig in zijn kaarten mee te zweten
        fluistert "kijk" en tilt de hoekjes op, enkel naar haar
        kameraad achter zijn rug kreeg een blik op allebei
        gedeeld met één is gedeeld met iedereen, toch
        heeft zijn hand alleen aan de buurman laten zien
        hij liet zijn hand alleen aan zijn buurman zien, ik wil hem ook zien
        speler liet na de hand zijn kaarten aan één speler zien
        show one show all, hij liet het alleen aan zijn vriend zien
        ze liet de speler naast haar meekijken en muckte toen
        hij liet één kaart aan stoel 4 zien, de rest wil hem ook zien
        Hij laat zijn boeren enkel aan zijn maat zien, wij willen ook
        Seat 5 draait zijn blad naar de buur, de rest zag niks
        Ze stak haar kaarten onder Kevin zijn neus en muckte ze
        Flasht alleen naar links, ik wil ook weten wat hij had
        Buurman mocht piepen wat ze foldde en wij niet
        Stoel 1 flipt stiekem voor stoel 2 alleen, eerlijk is anders
        Gerrit liet stiekem z'n buurman meekijken, ik wil ze ook zien
        Ans draaide haar kaarten naar stoel 4, de rest zag niks
        Ali gunde enkel Hans een blik na het passen, oneerlijk
        Sjaak flashte zijn boeren naar z'n maat, wij zagen noppes
        Alleen Bep mocht gluren, nou wil de hele tafel kijken
        Joop hield z'n kaarten na afloop alleen voor de neus van stoel 9
        Alleen aan zijn maat rechts liet hij ze zien, de rest niet
        Na de winst draaide hij zijn hand een beetje naar de dame links
        Iedereen had op zijn push gepast, hij liet zijn vriend links de kaarten zien, die schoot in de lach en de rest wilde ze ook zien
        Gefold en stiekem aan de buurman getoond, de hand liep nog
        Zonder call gewonnen en een toeschouwer mocht kijken
        Liet zijn kaarten zien aan de buurman, mag ik ook?
        Ze zaten naast elkaar en lieten elkaar steeds meekijken
        Na het wegleggen liet hij mij kijken en de anderen gingen schreeuwen
        Hij schoof ze opzij zodat zijn maat ze kon zien, de tegenstander was woest
        Aan zijn broer bij het lint hield hij de azen voor, en het halve casino wilde ze zien
        liet zijn kaarten maar aan één speler zien, de anderen willen ze ook zien
show-one-show-all-fact-hand-over = Was de hand al afgelopen?
    .label = hand afgelopen
show-one-show-all-outcome-all-see-them = De hele tafel krijgt dezelfde kaarten te zien
show-one-show-all-outcome-only-one-saw-them = De tafel krijgt de kaarten niet te zien
show-one-show-all-order-hand-stays-live = Dealer: ga door met de hand. Kaarten worden niet dood doordat ze getoond zijn.
show-one-show-all-order-hand-is-dead = Dealer: de getoonde hand is dood. Ga door met de andere handen.
show-one-show-all-order-show-nobody-else = Floor: zeg tegen de speler dat hij zijn kaarten tijdens een hand aan niemand mag laten zien.
show-one-show-all-order-choose-the-moment = Floor: zeg wanneer de tafel dezelfde kaarten ziet, nu of na afloop van deze hand.
show-one-show-all-order-show-the-same-cards = Dealer: laat de hele tafel de kaarten zien die de ene speler zag, en geen andere.
show-one-show-all-order-cards-stay-down = Dealer: laat de kaarten dicht liggen.
show-one-show-all-order-penalty-after-hand = Floor: laat een eventuele penalty pas ingaan als deze hand is afgelopen.
show-one-show-all-order-penalty-at-once = Floor: laat een eventuele penalty meteen ingaan.
show-one-show-all-remark-moment-not-said = Het boek zegt niet wanneer de anderen de kaarten zien. Zolang de speler die ze zag, nog in de hand zit, is wachten nadelig voor de anderen.
