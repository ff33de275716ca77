boxed-card-on-board = Boxed card op het board
    .search = boxed card op het board, kaart open in het deck, kaart omgekeerd in de stub, boxed card op de turn, open burn card, omgedraaide kaart in het deck tijdens de hand, boxed card op de flop, kaart verkeerd om in het deck
    .told =
        Er ligt een boxed card op het board
        De turn kwam open uit het deck, hij zat verkeerd om in de stub
        Er zat een kaart open in het deck toen hij de flop deelde
        De burn card lag open, iedereen heeft hem gezien
        De volgende kaart in de stub zit omgekeerd
        De dealer vond een boxed card bij het delen van de river
        Eén kaart van de flop zat omgekeerd in het deck
        In het midden van de stub ligt een kaart open
        Er kwam een boxed card als turn, telt die als turn?
        Hij brandde en de burn card was omgedraaid
        Wordt een boxed card vervangen als hij op het board komt?
        open kaart in het deck na de flop
    .heard =
        er zat een vrouw omgekeerd in de stub en die is nu de turn
        boxed card op de river, spelen we die
        de burn card kwam open uit het deck
        dealer ziet een open kaart in de stub voor de flop
        een kaart zit verkeerd om in het deck, het zou de river zijn
        er zat een aas omgekeerd in het deck toen de turn gedeeld werd
        er zit een omgedraaide kaart in de stub, we zijn op de flop
        één van de boardkaarten lag al open voor hij hem draaide
        Op de turn lag er een verkeerd om
        In het deck keek een negen omhoog, net voor de flop
        De croupier verbrandde er een die andersom lag
        Eén omgekeerd in het pak, hij kwam als derde in de flop, geldt die?
        Voor de turn lag er in zijn pak een met het plaatje boven, hij legde hem als vierde neer en wij vroegen ons af of die wel telt
        Omgedraaide kaart in het deck moest op het board
        Ik zag hem in het deck voor hij kwam, gezicht boven
        Allemaal rug, één niet, midden in het pak
        De turn was verkeerd om, de dealer legde hem weg, mocht dat?
        Toen hij wilde burnen keek een ruitenboer ons aan
        er ligt een kaart open in het deck
        de volgende kaart van het bord ligt omgedraaid in de stub
boxed-card-on-board-fact-place = Waar kwam de boxed card terecht?
    .label = boxed card
    .board = als boardkaart
    .burn = als burn card
    .hand = bij het begin van de hand, bij een speler
boxed-card-on-board-outcome-card-plays = De boxed card is de boardkaart
boxed-card-on-board-outcome-replaced = De boxed card gaat opzij; de volgende kaart komt in haar plaats
boxed-card-on-board-outcome-stays-burned = Ze blijft gebrand, dicht
boxed-card-on-board-outcome-another-burned = Ze gaat opzij en er wordt een andere kaart gebrand
boxed-card-on-board-outcome-see-misdeal = Een boxed card bij het begin van de hand kan een misdeal zijn
boxed-card-on-board-order-leave-it = Dealer: leg de kaart op het board zoals ze kwam en ga door.
boxed-card-on-board-order-next-card = Dealer: leg de boxed card opzij en de volgende kaart van de stub in haar plaats, zonder nog te branden.
boxed-card-on-board-order-burned = Dealer: draai de kaart om, laat haar bij de burns liggen en ga door.
boxed-card-on-board-order-burn-another = Dealer: leg de kaart opzij en brand de volgende kaart van de stub.
boxed-card-on-board-order-see-misdeal = Ga verder met het incident Misdeal (misdeal).
boxed-card-on-board-remark-by-lot = Het boek laat je het lot gebruiken waar het geen regel heeft.
boxed-card-on-board-remark-two-in-deck = Twee omgekeerde kaarten in het deck zijn in dit boek een misdeal, maar alleen tot bindende actie.
