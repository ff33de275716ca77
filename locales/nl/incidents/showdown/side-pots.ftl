side-pots = Side pots
    .search = side pot, side pots, zijpot, main pot en side pot, hoe groot is de side pot, wie speelt om welke pot, drie all-ins met verschillende stacks, all-in voor minder, short stack all-in, twee spelers all-in, side pot delen, main pot klopt niet, niet gecallde bet terug, rest teruggeven, hoeveel kan de short stack winnen, wie wint de side pot, pots toekennen, handen lezen, welke hand wint
    .told =
        hoe worden de side pots verdeeld
        Drie all-ins met verschillende stacks, hoeveel zit er in welke pot
        De dealer heeft de side pot verkeerd gemaakt, ik had maar 3000
        Ik was all-in voor 2500, hij voor 6000 en de derde voor 11.000, en de dealer weet niet hoe de main pot en side pots zijn
        De short stack wint de main pot met een flush, maar de side pot van 8000 tussen ons tweeën wil de dealer ook aan hem geven
        Kan de speler die het kortst all-in was ook de side pot winnen?
        drie all-ins, side pots verdelen
        Drie spelers all-in met verschillende stacks, ik moet main pot en side pots maken.
        Kun je meekijken naar de side pot, twee all-ins en één caller met meer chips.
        Seat 1 all-in 3000, seat 4 all-in 7500, seat 8 callt 7500, de big blind van 600 heeft gefold, wat zit er in de side pot.
        Seat 2 wint de main pot met een straat, seat 5 en seat 9 gaan voor de side pot van 8000, hoe verdeel ik het.
        Hoe groot zijn de main pot en de side pots met all-ins van 2000, 5000 en 12.000?
    .heard =
        A zit erin voor 500, B en C voor 1200, wat kan A pakken
        hij was op met 3k, de andere twee bleven vuren en de dealer maakte één grote berg
        drie stapels in het midden, 2k 5k en 9k, zet het even uit
        de kleinste pusht 800, twee callers en op de turn wordt er doorgebet
        hij coverde iedereen, wat krijgt hij retour
        die 400 van de gefolde speler, waar horen die bij
        de kleinste laat de nuts zien en de dealer schuift hem alles toe
        vier man erin met ongelijke bedragen, hoeveel hopen maak ik
        ze heeft de beste kaarten maar legde er maar 1500 in
        de middelste verslaat de grote, de kleinste verslaat ze allebei
        er liggen heren, azen en een set open, wie krijgt wat
        CO jamt 12k tegen twee kortere, niemand kon dat bijleggen
        drie spelers all-in met verschillende stapels, hoe verdeel je dat
        de kortste stapel wint, wie krijgt dan de rest
        hoeveel kan de short stack maximaal winnen
        alle drie all-in voor 900, 2200 en 5000
        drie verschillende all-ins, hoe maak je hoofdpot en zijpot
        drie spelers all-in met verschillende stacks, hoeveel side pots
        A is all-in voor 800, B en C voor 2.000, wie wint wat
        hoe wordt de side pot gemaakt
        de korte stack wint de main pot, wie krijgt de side pot
        hoeveel kan de all-in speler winnen
        Drie olins met 4k, 9k en 15k, hoe splitsen we dat
        Bijpot klopt niet, shorty kan toch geen 12k winnen
        Deler heeft alles op één hoop gegooid, er waren twee allins
        Jos had 3k, ik 8k, wie krijgt de nevenstapel
        Vier man mee met verschillende stacks, wie wint welk deel
        Kleine stack heeft de beste hand, wie pakt het deel erbuiten
        Hans had 3000, Ali 8000, Ria 12.000, alle drie erin, wie wint wat
        Joop met korte stapel erin, wij spelen door voor een apart bakje
        Hoeveel zit er in de hoofdpot en hoeveel in de bijpot
        Drie sjovs met ongelijke stapels, hoe splitsen we de potjes
        Bolle kan maar 2500 winnen, de rest is tussen Nel en mij
        Bijpotten kloppen niet, A 5k, B 9k, C 14k, wie krijgt wat
        De kleine had 1.100, wij speelden met zijn tweeën door, wie krijgt wat?
        Drie all-in met verschillende stacks, de dealer raakte de draad kwijt
        Hoeveel ligt er in het grote en hoeveel in het kleine hoopje?
        De korte won, van wie is de rest?
        Vijf spelers, vier stacks, één chaos
        De een had achthonderd, de tweede vierduizend, wij drieën speelden door, en op de river wist niemand meer wat er in de eerste en wat in de tweede hoop lag
        Eén gaf op de turn op, waar horen zijn fiches?
        Die met 900 had de beste, de tweede was de chipleader
        De dealer gaf het hele midden aan de korte, terwijl hij maar op een deel recht had
        Wat met het tweede hoopje als daar maar één over is?
side-pots-fact-put-in = Wat heeft elke speler in de hele hand ingezet, ook wie gefold heeft? (letters in volgorde links van de button, A eerst; de hand op één regel mag ook)
    .label = ingezet per speler
side-pots-fact-showdown = Wie won elke pot, of welke handen liggen open? (de main pot eerst; handen met het board)
    .label = winnaars of open handen
side-pots-fact-game = Welk spel wordt er gespeeld?
    .label = spel
    .holdem = hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha high-low
    .stud = stud
    .stud-hi-lo = stud high-low
    .razz = razz
    .draw = five-card draw
    .deuce-to-seven = deuce to seven
    .badugi = badugi
    .ace-to-five = ace-to-five lowball
    .short-deck = short deck
    .five-card-stud = five card stud
    .courchevel = Courchevel
side-pots-fact-chip = Wat is de laagste chipwaarde in het spel?
    .label = laagste chipwaarde
side-pots-outcome-not-over = Nog niets te winnen; aan de beurt: { $to_act }
side-pots-outcome-pots = Dit zijn de potten, met de spelers die erom spelen
side-pots-outcome-awarded = De potten gaan naar hun winnaars
side-pots-outcome-awarded-odd-chips = De potten gaan naar hun winnaars, restfiches volgens het boek
side-pots-outcome-awarded-but-odd-chips = De potten gaan naar hun winnaars; de restfiches staan nog open
side-pots-outcome-pots-together = De potten, die dit boek niet apart deelt
side-pots-order-act-first = Dealer: schuif nog geen chips toe. Moet nog callen, raisen of folden: { $to_act }.
side-pots-order-tell-the-act = Floor: vertel de hand daarna met die call, raise of fold erbij.
side-pots-order-return-uncalled = Dealer: geef terug wat niemand gecalld heeft.
side-pots-order-make-pots = Dealer: neem voor de main pot uit elke inzet hoogstens wat de laagste all-in heeft ingezet. Maak van elke laag daarboven een side pot.
side-pots-order-keep-apart = Dealer: leg elke side pot apart van de main pot.
side-pots-order-last-pot-first = Dealer: ken elke pot apart toe: eerst de laatste side pot, dan de side pot daarvoor, en zo terug tot en met de main pot.
side-pots-order-one-pot = Dealer: het is één pot, en iedereen die in de hand zit, speelt erom.
side-pots-order-award-by-table = Dealer: verdeel de chips zoals in de tabel staat.
side-pots-order-hold-odd-chips = Dealer: laat de restfiches in het midden liggen.
side-pots-order-see-odd-chip = Floor: ga verder met het incident Restfiches (odd-chip).
side-pots-order-showdown-by-pot = Dealer: vergelijk bij de showdown voor elke pot alleen de handen die erom spelen.
side-pots-order-director-decides = Floor: ken de potten toe volgens de huisregels.
side-pots-remark-may-be-an-ante = Wat teruggaat, geldt als inzet. Een dode ante blijft in de pot: "BB 1000 ante 200".
