disputed-pot = Hand of pot betwist
    .search = pot verkeerd geteld, de pot klopt niet, verkeerde speler kreeg de pot, ik had de winnende hand, hand verkeerd gelezen, dealer las mijn hand verkeerd, ik had een flush, het was een split pot, side pot klopt niet, pot verkeerd verdeeld, pot is al geschoven, volgende hand is al begonnen, te laat om te klagen, discussie in de pauze, vorige hand betwisten
    .told =
        de pot ging naar de verkeerde
        De dealer gaf de pot aan de verkeerde speler, ik had gewonnen
        De pot is verkeerd verdeeld, ik krijg te weinig
        De vorige hand heeft de dealer mijn hand verkeerd gelezen, ik had een straat, en nu zijn ze al aan het schudden voor de volgende hand
        Voor de pauze is de pot aan plaats 2 gegeven, nu zijn we terug en hij zegt dat het een splitpot had moeten zijn
        Kan ik de pot van de vorige hand nog betwisten als de nieuwe kaarten al gedeeld zijn?
        pot naar verkeerde speler
        Ik heb de pot aan seat 2 gegeven, maar seat 5 zegt dat hij gewonnen had.
        Speler betwist de vorige hand, er is al geschud voor de volgende.
        Pot van 24.000 verkeerd verdeeld, seat 3 merkt het pas nu de nieuwe kaarten al gedeeld zijn.
        Laatste hand voor de pauze, pot toegekend aan seat 8, en vijf minuten later zegt seat 6 dat zijn straat gewonnen had.
        Tot wanneer mag je de uitslag van een hand nog betwisten?
    .heard =
        ze betaalde de verkeerde uit, we merkten het bij het schudden
        hij heeft de fiches al gestapeld, nu zegt men dat mijn kicker speelde
        ho, dat was een chop, hij kreeg alles
        er moet 14k in het midden liggen, ik ontving 11
        twee handen later claimt hij dat hij een wheel had
        er wordt al gewassen, kunnen we terug naar wie had moeten winnen
        zijpot naar plaats 2, sommetje van de hoofdpot klopt van geen kanten
        na de onderbreking eist hij herziening van de vorige
        camerabeelden kunnen het bewijzen, mag het heropend
        hij rekent na en zweert dat hij te weinig kreeg
        de verliezer snapt nu pas dat er vier harten lagen
        dealer zegt afgelopen want er vliegen al nieuwe kaarten, speler protesteert
        de pot is al uitgekeerd en nu zegt hij dat hij gewonnen had
        verkeerde winnaar, de fiches zijn al weggeschoven
        er is al geschud voor de volgende maar die uitbetaling klopte niet
        tot wanneer kan je bezwaar maken over wie er won
        pot verkeerd uitbetaald, de volgende hand is al bezig
        hij zegt dat de pot naar de verkeerde speler ging, de volgende hand is begonnen
        speler betwist de pot nadat de volgende hand gedeeld is
        kunnen we nog veranderen wie gewonnen heeft, de kaarten zijn geschud
        de pot ging naar de verkeerde hand en we merkten het later
        hij zegt dat hij de vorige hand gewonnen had
        Jan kreeg het geld maar ik had gewoon een hogere straat
        Volgende wordt al geschud en nu zegt hij dat de split fout was
        Verkeerde winnaar, deler schoof de fichen naar seat 4
        Er zit 2k te weinig in wat ik kreeg, opnieuw natellen
        Ik had toch gewonnen daarnet, twee minuten geleden, geef mij dat geld
        Fatima komt na de pauze klagen dat zij had gewonnen
        Gever gaf de buit aan Dennis terwijl Toos de betere had
        Dat geld was van mij, m'n straat is over het hoofd gezien
        De verdeling van zojuist klopt niet, ik kreeg 2000 te weinig
        Er wordt al geschud, maar Ali zegt dat hij die vorige won
        Pauze begonnen, vijf minuten later klaagt Nel over de uitbetaling
        Sjaak kreeg de bak ten onrechte toegeschoven, volgende kaarten liggen er al
        Kaarten al in de doos, toen wist hij weer dat de helft van hem was
        De dealer gaf aan de verkeerde en er werd al geschud
        In de pauze kwam hij dat zijn flush hoger was
        Na het delen zei hij dat het bedrag niet klopte
        Kan je nog wat zeggen als er in de nieuwe hand al een gepast heeft?
        De volgende hand was gedeeld, twee hadden al gepast, en toen zei plaats twee dat de vorige pot naar de verkeerde was gegaan, zijn twee paar was hoger
        Zijn kicker had gespeeld, dat viel hem bij het schudden op
        Tien minuten later wilde hij opnieuw rekenen, de blinds lagen er al in
        Tweeduizend verkeerd betaald, na de pauze nog te veranderen?
        Bij het bier na afloop beweerde hij dat ze hem die middag een pot hadden afgenomen
        van wie is die pot
        hoort die pot niet bij mij
        allebei zeggen ze dat de pot van hen is
        die pot had naar mij gemoeten
        hij kreeg de pot, maar ik had gewonnen
        wie krijgt deze pot, ze worden het niet eens
        ze maken ruzie over wie er gewonnen heeft
        de dealer gaf de pot aan de verliezer
        hand is klaar, fiches zijn uitgeschoven en nu is er onenigheid over
        volgens mij won ik die hand, kunnen we dat nagaan
        heb ik recht op die pot
        die pot was niet van hem
disputed-pot-fact-what = Wat wordt er betwist?
    .label = betwist
    .reading = het lezen van een hand, dus wie er won
    .counting = het tellen of verdelen van de pot
    .wrong-player = de handen zijn goed gelezen, maar de verkeerde speler kreeg de pot
disputed-pot-fact-tabled = Was de betwiste hand geopend?
    .label = betwiste hand geopend
disputed-pot-fact-at-break = Eindigde de hand tijdens een pauze?
    .label = hand eindigde in pauze
disputed-pot-fact-since-award = Hoe lang geleden is de pot toegekend?
    .label = tijd sinds toekenning
    .in-time = hoogstens 1 minuut, of zo lang als de huisregels bij een pauze geven
    .later = langer geleden
disputed-pot-fact-next-hand = Hoe ver is de volgende hand?
    .label = volgende hand
    .nothing = nog niets gebeurd
    .scramble = kaarten door elkaar (chemmy shuffle), nog geen riffle
    .riffle = eerste riffle gedaan, met de hand geschud
    .machine = knop van de schudmachine ingedrukt
    .push = er zit een nieuwe dealer
    .dealt = de kaarten zijn gedeeld
    .second-deck = met twee decks, het andere deck is geschud, niet gecut
    .second-deck-cut = twee decks: gecut, of cut card onder het deck
    .announced = de dealer heeft de volgende hand aangekondigd
disputed-pot-fact-actions = Welke acties waren er in de volgende hand?
    .label = acties in volgende hand
disputed-pot-outcome-hand-open = Nog open: de hand mag betwist worden
disputed-pot-outcome-pot-open = Nog open: de pot mag betwist worden
disputed-pot-outcome-break-open = Nog open: de tijd bij de pauze is niet om
disputed-pot-outcome-too-late = Te laat: de pot blijft zoals hij is toegekend
disputed-pot-outcome-nothing-to-dispute = Niet open: alleen een geopende hand is te betwisten
disputed-pot-order-stop = Dealer: stop. Laat de kaarten, de pot en de stacks zoals ze zijn.
disputed-pot-order-read-again = Floor: lees de betwiste hand opnieuw, met het board. Zijn er kaarten weg, vraag de dealer en de spelers dan wat er open lag.
disputed-pot-order-push-to-winner = Dealer: was de toekenning fout, haal de pot dan terug en schuif hem naar de winnende hand, of deel hem onder gelijke handen.
disputed-pot-order-count-again = Floor: tel de pot opnieuw uit de inzetten, elke side pot apart, en reken uit wat elke winnaar krijgt.
disputed-pot-order-pay-difference = Dealer: haal terug wat te veel is uitbetaald en geef het aan wie te weinig kreeg.
disputed-pot-order-move-pot = Dealer: haal de pot terug en schuif hem naar de speler wiens hand won.
disputed-pot-order-next-hand-goes-on = Dealer: ga verder met de volgende hand waar die gestopt is.
disputed-pot-order-award-stands = Dealer: laat de pot waar hij is en ga verder.
disputed-pot-order-see-mucked-winner = Floor: ga verder met het incident Hand weggegooid bij de showdown (mucked-winner). Dat zegt of een hand die niet geopend is, nog kan winnen.
disputed-pot-remark-until-next-hand = De uitslag van een hand is te betwisten tot de volgende hand begint.
disputed-pot-remark-until-next-hand-pot = De pot is te betwisten tot de volgende hand begint.
disputed-pot-remark-until-substance = De pot is te betwisten tot er in de volgende hand bindende actie (SA) is.
disputed-pot-remark-chemmy = Een chemmy shuffle is nog niet het begin van de volgende hand.
