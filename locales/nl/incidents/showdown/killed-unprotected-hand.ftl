killed-unprotected-hand = Hand per ongeluk gedood
    .search = dealer pakte mijn kaarten terwijl ik nog in de hand zat, dealer muckte mijn hand per ongeluk, onbeschermde hand gedood, hand niet beschermd, geen card protector, dealer schoof mijn kaarten weg, kaarten vermengd met de muck, kaarten van een ander op mijn hand, gefolde kaarten raakten mijn hand, dealer doodde een levende hand, hand per ongeluk gefold, mijn kaarten zijn weg en ik zat nog in de hand
    .told =
        dealer nam mijn kaarten weg
        De dealer pakte per ongeluk mijn kaarten terwijl ik nog in de hand zat
        Mijn kaarten zijn in de muck gekomen omdat hij zijn kaarten eroverheen gooide
        Ik had geraised naar 1200, had geen card protector op mijn kaarten, en de dealer veegde ze zo mee in de muck
        Plaats 4 foldde en zijn kaarten schoven onder die van mij, nu weten we niet meer welke van mij zijn
        Krijg ik mijn kaarten terug als de dealer mijn onbeschermde hand per ongeluk heeft weggenomen?
        dealer nam zijn kaarten mee
        Ik heb per ongeluk de hand van seat 1 in de muck gedaan terwijl hij nog meedeed.
        Seat 9 had geen chip op zijn kaarten en de dealer trok ze in de muck.
        Seat 4 heeft 3000 gebet, nog niemand heeft gecalld, en de dealer neemt per ongeluk zijn onbeschermde kaarten in.
        Seat 2 gooide zijn kaarten tegen de dichte hand van seat 1 aan, alles ligt door elkaar, seat 1 had ze niet beschermd.
        Is zijn hand dood als de dealer hem per ongeluk weghaalde en hij geen card protector had?
    .heard =
        er lag niks op mijn kaarten en ze harkte ze mee
        ik had verhoogd en opeens zijn mijn twee verdwenen
        stoel 1 naast de dealer zag zijn kaarten mee opgehaald met de folds
        andermans fold gleed in die van mij, niemand weet nog wie wat had
        er lag geen chip op, dealer ging ervan uit dat ik weg was
        terwijl ik op de betaler wachtte griste de croupier ze weg
        zijn worp raakte de mijne en alles ging mee
        ik raisede naar 5k en ben ze per ongeluk kwijt, krijg ik dat terug
        ze reikte over en ruimde twee op die gewoon speelden
        hij lag te ver naar voren zonder gewichtje en werd gepakt
        de gooi van mijn buur kegelde de mijne bij de weggelegde
        dealer greep mis, ik heb nooit losgelaten
        de deler schoof mijn kaarten bij de muck, er lag niks bovenop
        geen protector op zijn hand en nu is die ingenomen
        dealer haalt per ongeluk de hand weg van wie nog meedoet
        ik had ze niet afgedekt en nu zijn ze weg, ik had al ingezet
        dealer heeft mijn onbeschermde kaarten ingenomen
        hand zonder kaartbeschermer per ongeluk weggehaald
        de dealer muckte mijn hand, ik had hem niet beschermd
        de dealer nam per ongeluk mijn kaarten in terwijl ik nog meedeed
        zijn kaarten werden geraakt door de muck van een ander en raakten vermengd
        mijn onbeschermde kaarten zijn door de dealer in de muck geveegd
        Dealer pakte mijn azen mee, ik had er geen fiche op liggen
        Mijn boeltje zit in de muck, ik heb nooit gefold
        De kaarten van seat 3 raakten vermengd met die van stoel 4
        Deler griste mijn twee dichte weg, dacht dat ik opgaf
        Er lag niks op ter bescherming en hij ruimde ze af
        Buur zijn gefolde kaarten vlogen in de mijne, één soep nu
        Delert veegde mijn kaarten mee, ik had er niks op liggen
        Ria's kaarten zijn door die van Leo heen geraakt, wat is wat
        Gever pakte Joop z'n dichte azen af, er lag zelfs een fiche op
        Croupier nam ze mee met de weggooistapel, ik wilde nog spelen
        Kaarten van stoel 6 ketsten tegen de mijne, nu weet niemand welke
        Ik had 4000 ingezet en de gever graait m'n kaarten weg
        Ik draaide me om naar mijn jas en mijn twee lagen bij het afval
        Geen fiche op de kaarten, de dealer had haast en nam haar hand mee
        All-in, niks erop, en de nieuwe dealer trok ze binnen
        Hij pakte ze af terwijl ik nog wachtte, mijn raise van 2.400 stond in het midden
        Op stoel 1 en 10 gebeurt het steeds, je moet je hand vasthouden, nu was ik de klos
        Andermans kaarten schoven in de mijne en de dealer veegde alles bij elkaar
        Mijn hand verdween per ongeluk in de muck, er lag niks op, krijg ik de bet terug?
        Ik keek even naar het hockey boven de bar en ik was mijn kaarten kwijt
        De dealer haalde per abuis de hand van stoel 7 op, er lag niets bovenop
        Ik had ingezet, niemand vroeg me iets, en mijn twee zaten al door het afval heen
        Wat als je de kaarten nog herkent die de dealer per ongeluk van de button heeft gepakt?
        Ik schoof ze iets naar voren zodat hij kon kijken en hij nam het als fold
        In de satelliet werd mijn hand opgehaald, er lag geen fiche op en ik zat voor alles in de pot
        Hij knikkebolde een seconde en de dealer ruimde met de beste bedoelingen zijn hand op
        Kaarten niet beschermd, dealer pakt ze, ik wou eigenlijk nog callen
        dealer pakte per ongeluk mijn kaarten, ik deed nog mee
        de dealer muckte een levende hand
        dealer haalde de kaarten van de all-in speler weg
        zijn kaarten gingen de muck in toen zijn buurman er zijn kaarten op gooide
        hand weggeveegd omdat hij niet beschermd was
        gepaste kaarten van een ander vielen op die van mij en de dealer nam alles
killed-unprotected-hand-fact-how = Hoe is de hand verloren gegaan?
    .label = oorzaak
    .dealer = de dealer nam hem per ongeluk in
    .mixed = hij raakte vermengd met andere kaarten
    .player-threw = de speler gooide hem weg
killed-unprotected-hand-fact-identifiable = Is de hand met 100% zekerheid te herkennen?
    .label = met zekerheid te herkennen
killed-unprotected-hand-fact-exposed = Zijn daarbij kaarten van de hand gezien?
    .label = kaarten gezien
killed-unprotected-hand-fact-protected = Was de hand beschermd, met vingers, een chip of een card protector?
    .label = hand beschermd
killed-unprotected-hand-fact-uncalled = Heeft deze speler gebet of geraised met chips die nog niemand gecalld heeft?
    .label = inzet nog niet gecalld
killed-unprotected-hand-outcome-hand-plays = De hand is te herkennen: hij blijft in het spel
killed-unprotected-hand-outcome-no-redress = De hand is dood en er gaat niets terug
killed-unprotected-hand-outcome-bet-back = De hand is dood; de niet gecallde bet of raise gaat terug
killed-unprotected-hand-outcome-uncalled-back = De hand is dood; het niet gecallde bedrag gaat terug
killed-unprotected-hand-outcome-not-said = Het boek zwijgt over een beschermde hand
killed-unprotected-hand-outcome-not-by-mistake = Niet per ongeluk gedood: de speler gooide de hand weg
killed-unprotected-hand-order-hold-cards = Dealer: houd de kaarten apart, buiten de muck.
killed-unprotected-hand-order-see-discarded = Floor: gooide de speler de hand weg na een bet omdat hij dacht dat de pot gewonnen was, ga dan verder met het incident Gebet en kaarten weggegooid (discarded-while-live).
killed-unprotected-hand-order-see-mucked = Floor: gooide de speler de hand weg bij de showdown, ga dan verder met het incident Hand weggegooid bij de showdown (mucked-winner).
killed-unprotected-hand-order-see-fold = Floor: gooide de speler de hand weg voor zijn beurt, ga dan verder met het incident Fold voor de beurt (fold-out-of-turn).
killed-unprotected-hand-order-give-hand-back = Dealer: geef precies deze kaarten terug aan de speler.
killed-unprotected-hand-order-action-goes-on = De hand blijft in het spel. De actie gaat verder waar die was.
killed-unprotected-hand-order-hand-dead = Dealer: de hand is dood. Er komt geen kaart van terug.
killed-unprotected-hand-order-give-bet-back = Dealer: geef de speler de bet of raise terug, voor zover niemand die gecalld heeft.
killed-unprotected-hand-order-give-uncalled-back = Dealer: geef de speler het bedrag terug dat niemand gecalld heeft.
killed-unprotected-hand-order-rest-stays = Alle andere chips van die speler blijven in de pot.
killed-unprotected-hand-order-all-stays = Alle chips die de speler heeft ingezet, blijven in de pot.
killed-unprotected-hand-order-rule-on-chips = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de speler chips terugkrijgt.
killed-unprotected-hand-order-others-go-on = De andere spelers spelen verder om de pot.
killed-unprotected-hand-remark-no-exception = Het boek maakt geen uitzondering voor een bet die niemand gecalld heeft.
killed-unprotected-hand-remark-tabled-hand = Lag de hand bij de showdown open en won hij, ga dan verder met het incident Dealer doodde een geopende hand (dealer-killed-tabled-hand).
killed-unprotected-hand-fact-left-in = Hoeveel andere spelers hebben nog een hand?
    .label = andere spelers in de hand
    .several = twee of meer
    .one = nog maar één
killed-unprotected-hand-order-last-wins = Dealer: geef de pot aan de enige speler die nog in de hand zit. Er worden geen kaarten meer gedeeld.
killed-unprotected-hand-order-see-folded = Floor: foldde de speler in zijn beurt, ga dan verder met het incident Gefold en spijt ervan (folded-in-turn).
killed-unprotected-hand-fact-all-in = Is een speler in de hand all-in en kan er niet meer worden ingezet, en is het board compleet?
    .label = speler all-in
    .no = nee, of er wordt nog ingezet
    .board-complete = all-in, en het board is compleet
    .board-to-come = all-in, en er komen nog kaarten op het board
killed-unprotected-hand-outcome-hand-not-dead = De verdwenen hand is niet dood: de toernooileiding beslist
killed-unprotected-hand-order-others-table = Alle andere spelers in de hand: open nu je hele hand.
killed-unprotected-hand-order-deal-rest = Dealer: deel de rest van het board en lees daarna de geopende handen.
killed-unprotected-hand-order-others-win = Dealer: geef de pot aan de beste van de andere handen.
killed-unprotected-hand-order-director-decides = Toernooileiding: beslis wat er gebeurt met het aandeel van de verdwenen hand in de potten.
