foreign-card = Een kaart die er niet hoort
    .search = vreemde kaart, joker gevonden, joker in de hand, joker op het board, rode kaart in een blauw deck, kaart met een andere rug, verkeerde achterkant, kaart uit het andere deck, niet-standaard kaart, kaart die er niet hoort, lage kaart bij short-deck, een 4 in short-deck
    .told =
        er zit een joker in
        Ik heb een kaart met een andere kleur rug in mijn hand
        Er ligt een joker op het board
        De turn komt en het is een kaart met een blauwe rug, terwijl we met het rode deck spelen
        We spelen short-deck en er ligt ineens een 3 op de flop, die hoort er helemaal niet in te zitten
        Gaat de hand door als ik een joker in mijn hand krijg en er al geraised is?
        joker op de flop
        Ik deal de turn en er komt een joker uit.
        Er zit een kaart met een rode rug in ons blauwe deck, seat 3 heeft hem in zijn hand.
        Er is al gebet en gecalld, en nu blijkt dat seat 5 een kaart met een andere rug heeft.
        Short-deck, preflop is er geraised naar 1200, en op de flop ligt een vier die er niet in hoort.
        Wat doen we met een kaart uit een ander deck die tijdens de hand in de stub gevonden wordt?
    .heard =
        één van mijn twee is blauw, de andere rood
        de flop brengt een nar
        er zat een reclamekaart in de stapel, gezien op de turn
        de plastic snijkaart werd aan de big blind uitgedeeld
        we vonden een zes van tafel 12 tussen de onze
        deze drie komt uit andermans spel
        zijn vrouw heeft het oude logo van het casino, die van ons niet
        we spelen 6-plus en ik krijg een twee
        de river is het kaartje met spelregels uit het doosje, en nu
        er is een tien van het tweede spel ingeslopen via de schudmachine
        plaats 2 knijpt en ziet een garantiekaart in plaats van een aas
        een exemplaar met ander ruitjespatroon op fourth street, er was al actie
        een kaart met een andere achterkant zat ertussen
        er dook een joker op
        een kaart met een andere rug zit in het deck
        er zit een joker in het deck
        er kwam een kaart uit een ander deck met een andere achterkant
        we vonden een kaart met een blauwe rug tussen de rode
        er werd een joker op de flop gelegd
        een extra kaart die niet bij dit deck hoort
        Er zit een joker in de stub, zien we nu pas
        Eentje met blauwe rug tussen de rode in mijn hand
        Op de flop ligt een vier en we spelen shortdeck
        Tweede ruitenboer komt op de river, eentje had ik al
        Vond er achteraf eentje met vreemde achterkant in de muck
        Wa doet die joker nu bij de holecards van stoel 3
        Er ligt een joker tussen op de flop
        Wim heeft een aas met blauwe rug, wij spelen met rood
        Midden in de hand hou ik twee dezelfde klaver heren vast
        Bij shortdeck kwam een schoppen drie op het bord
        In de stub zit eentje van het spel van tafel 4
        Toos kreeg zo'n nar uitgedeeld in plaats van een gewone
        Midden in de hand, er lag al drieduizend, keek iemand naar zijn tweede kaart en daar stond in plaats van een waarde het adres van het casino op
        In het blauwe deck had iemand een rode achterkant
        Een reclamekaart van het casino viel in de flop
        Er was een kaart van de tafel ernaast, toen er al gespeeld was
        De snijkaart werd meegedeeld, iemand had hem als tweede
        In plaats van een kaart kreeg ik de pokerregels, en nu?
        In de hand zat een joker, na de flop pas gezien
        In short deck verscheen een vier, die hoort daar niet
        De garantiekaart van de fabrikant ging naar de knop, hij had al gecalld
        Op de river lag er een met een ander patroon achterop
foreign-card-fact-card = Welke kaart is er gevonden?
    .label = gevonden kaart
    .joker = een joker
    .other-back = een kaart met een andere rug (uit een ander deck)
    .low-card = een 2, 3, 4 of 5 bij short-deck
    .duplicate = een kaart die twee keer in het deck zit
foreign-card-fact-when = Wanneer is hij gevonden?
    .label = gevonden
    .during-hand = tijdens de hand
    .hand-over = na de hand
foreign-card-fact-actions = Welke acties tot nu toe in deze hand, op volgorde? (geen: druk op Enter; laat geposte blinds weg)
    .label = acties tot nu toe
foreign-card-fact-where = Waar is de kaart?
    .label = vindplaats
    .stub = in de stub, of tussen de weggegooide kaarten of burn cards
    .hand = in de hand van een speler
    .board = op het board
foreign-card-outcome-see-fouled-deck = Dit valt onder de regel over ongeldige decks
foreign-card-outcome-see-misdeal = Dit valt onder de regel over misdeals
foreign-card-outcome-card-removed = De kaart gaat uit het spel; de hand gaat door
foreign-card-outcome-bets-returned = Het spel stopt; alle inzetten gaan terug
foreign-card-outcome-hand-goes-on = De hand gaat door; wat er met de kaart gebeurt, staat open
foreign-card-order-see-fouled-deck = Ga verder met het incident Ongeldig deck (fouled-deck).
foreign-card-order-see-misdeal = Ga verder met het incident Misdeal (misdeal); wat er misging: een joker.
foreign-card-order-see-misdeal-other = Ga verder met het incident Misdeal (misdeal); wat er misging: iets anders.
foreign-card-order-fouled-by-house = Floor: kijk eerst of de plaatselijke spelregels of de huisregels het deck hierdoor ongeldig maken. Zo ja, leg dan de hand stil; alle inzetten gaan terug.
foreign-card-order-fouled-by-floor = Floor: beslis eerst of het deck hierdoor ongeldig is; het boek zegt niet wat een deck ongeldig maakt. Zo ja, leg dan de hand stil; alle inzetten gaan terug.
foreign-card-order-out-of-stub = Dealer: haal de kaart uit het spel en ga door.
foreign-card-order-out-of-hand = Dealer: haal de kaart uit de hand van de speler.
foreign-card-order-hand-open = Floor: beslis naar billijkheid (regel { $fairness }) of de speler een andere kaart krijgt; het boek zegt het niet.
foreign-card-order-off-the-board = Dealer: haal de kaart van het board.
foreign-card-order-board-open = Floor: beslis naar billijkheid (regel { $fairness }) welke kaart ervoor in de plaats komt; het boek zegt het niet.
foreign-card-order-stop = Dealer: leg de hand stil. Elke speler krijgt alles terug wat hij heeft ingezet.
foreign-card-order-card-open = Floor: laat de hand doorgaan en beslis naar billijkheid (regel { $fairness }) over de kaart; het boek zegt niet wat ermee gebeurt.
foreign-card-remark-joker-in-short-deck = Bij short-deck kan een 2, 3, 4 of 5 gelden als een joker: de floor zegt of dat hier zo is.
foreign-card-remark-joker-in-short-deck-always = Bij short-deck geldt een 2, 3, 4 of 5 als een joker.
foreign-card-remark-check-and-fold = Tot nu toe alleen een check en een fold: er zijn geen chips ingezet, dus er was geen bindende actie.
