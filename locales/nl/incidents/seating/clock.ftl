clock = De klok vragen
    .search = klok vragen, klok graag, tijd op hem, mag ik de klok vragen, hij denkt te lang na, speler zit te tanken, hoeveel seconden op de klok, 30 seconden op de klok, klok is afgelopen, tijd is om, actie op nul, wie mag de klok vragen, shotclock vragen, klok vanaf een andere tafel, afgeteld en toen callde hij
    .told =
        ik wil de klok
        Hij zit al vijf minuten na te denken, klok graag
        Ik heb clock gecalld en hij zegt dat hij meer tijd wil
        Ik sta all-in op de river en hij zit daar maar te denken, ik vraag nu de klok aan
        De floor telde af tot nul en hij zei pas call toen de klok al was afgelopen
        Mag iemand van een andere tafel de klok vragen voor een speler bij ons?
        speler vraagt de klok
        Seat 2 denkt al vijf minuten na en seat 6 vraagt om de klok.
        Er is time gevraagd, de klok staat op nul en hij heeft nog niets gezegd.
        Seat 4 staat voor een all-in van 30.000, denkt drie minuten na, en seat 8, al gefold, wil de clock.
        De klok was afgelopen en precies op nul zei seat 5 call, de tegenstander zegt dat hij te laat was.
        Mag een speler die niet aan deze tafel zit om de klok vragen?
    .heard =
        dit duurt al vier minuten, zet er een timer op
        hij zit eindeloos te piekeren over mijn shove
        aftellen bij stoel 2 graag
        tien seconden aftellen, bij "een" schoof hij zijn chips erin
        mag iemand zonder kaarten om spoed vragen
        mag iemand van de buurtafel dat afdwingen
        zijn bedenktijd is op en hij zei geen woord
        ze zit elke straat te acteren en te rekken, hoeveel tellen krijgt ze nog
        was hij nog op tijd, hij zei het onder het tellen
        hoe lang geef je hem voordat je gaat aftellen
        hij zit te zwoegen op een betje van 300, start de seconden
        tegenstander vraagt erom na vijf tellen, dat is toch te snel
        hij zit al drie minuten te peinzen
        mag ik tijd vragen op hem
        speler denkt te lang na, iemand vraagt de clock
        tijd loopt af en hij zegt precies bij nul call
        hij denkt al vijf minuten na, ik vraag de klok
        speler vraagt tijd op zijn tegenstander
        mag ik de klok op hem roepen
        ze riep de klok na tien seconden
        hoe lang krijgt hij als de klok wordt gevraagd
        de tijd was om en hij had nog niet gehandeld
        Hij tankt al vijf minuten, time please
        Seat 4 zit te slapen, zet er eens dertig seconden op
        Ik wil clock op Wout, dit duurt eeuwen
        Floor, telt ge hem even af, hij blijft maar nadenken
        Aftellen stond op nul toen hij call riep, telt dat
        Gast van een andere tafel roept time op ons
        Leo zit al vier minuten te denken, kan er tijd op
        Nel wil dat Rachid afgeteld wordt, hij is een eeuwigheid bezig
        Tijd was om en precies bij nul zei Dennis ik ga mee
        Iemand van tafel 3 roept tijd op onze Hans
        Tempo, zeg ik, geef die slak dertig seconden
        Sjaak had nog niks besloten toen het aftellen was afgelopen
        Drie minuten voor een kleinigheid, toen vroeg ik of iemand de tijd kon opnemen
        Bij elke push staart hij naar het plafond, de tafel wil tijd
        Mag iemand die weg is en aan de bar staat de tijd vragen?
        Afgeteld tot nul, en op hetzelfde moment zei hij call
        Vijf, vier, drie, twee, en pas na de één kwam zijn woord
        Zondag dacht iemand over een call van 900 zo lang na dat mijn buurman een koffie kon bestellen en opdrinken, toen vroeg er een of er afgeteld kon worden
        Er lag geen inzet, toch twee minuten, wat gebeurt er aan het eind van het aftellen?
        Al zijn timebanks op, hij zit te staren en de tafel staat stil
        De floor gaf hem dertig seconden, de ander vond het te vroeg
        Eindeloos nadenken alsof het om zijn huis ging, het was 900, ik liet aftellen
        hij zit al tien minuten te denken
        doet er veel te lang over, we willen de klok
        hoeveel tijd krijgt hij nadat de klok is gevraagd
        mag ik tijd vragen voor een speler
        hij zit al vijf minuten te tanken en er valt niets te beslissen
clock-fact-phase = Wat is er gebeurd?
    .label = situatie
    .asked = er wordt om de klok gevraagd
    .running = de klok loopt
    .run-out = de klok staat op nul
clock-fact-reasonable-time = Heeft de speler al een redelijke bedenktijd gehad?
    .label = redelijke bedenktijd gehad
clock-fact-asker = Wie wil de klok?
    .label = vrager
    .this-table = een speler aan deze tafel
    .other-table = een speler uit het toernooi aan een andere tafel
    .floor = de floor, uit zichzelf
clock-fact-at-seat = Is de vrager bij zijn eigen plaats?
    .label = vrager bij eigen plaats
clock-fact-acted = Heeft de speler gehandeld?
    .label = gehandeld
    .no = nee, of pas na nul
    .on-zero = ja, precies op nul
    .in-time = ja, vóór nul
clock-fact-seconds-gone = Hoeveel seconden loopt de klok al?
    .label = verstreken seconden
clock-fact-facing-bet = Moet de speler een bet, een raise of een blind callen?
    .label = iets te callen
clock-outcome-too-early = Nog geen klok: de speler mag nog nadenken
clock-outcome-clock-given = De klok loopt
clock-outcome-clock-running = De klok loopt nog
clock-outcome-player-must-ask = Geen klok: geen speler heeft erom gevraagd
clock-outcome-from-seat-only = Geen klok: vragen mag alleen wie bij zijn plaats is
clock-outcome-this-table-only = Geen klok: alleen spelers aan deze tafel mogen erom vragen
clock-outcome-hand-dead = De tijd is om: de hand is dood
clock-outcome-more-time = De tijd is om: de speler krijgt extra tijd
clock-outcome-checked = De tijd is om: het is een check
clock-outcome-action-stands = Precies op nul: de actie geldt
clock-outcome-in-time = Vóór nul: de actie geldt
clock-outcome-tie-not-said = Precies op nul: het boek zegt niet wat voorgaat
clock-order-wait = Floor: start de klok nog niet. Kom terug als er een redelijke tijd voorbij is.
clock-order-ask-from-seat = Speler die het vraagt: ga naar je plaats en vraag het daar opnieuw.
clock-order-this-table-only = Floor: wijs het verzoek van een speler van een andere tafel af.
clock-order-wait-for-request = Floor: wacht tot een speler om de klok vraagt.
clock-order-call-it-yourself = Floor: start de klok zelf als je vindt dat de speler lang genoeg heeft gehad.
clock-order-floor-starts = Floor: zeg tegen de speler dat de klok loopt.
clock-order-dealer-starts = Dealer: zeg tegen de speler dat de klok loopt.
clock-order-seconds = Zeg tegen de speler: je hebt { $seconds_before } seconden, daarna tel ik af vanaf { $seconds_counted }. Dat is samen { $seconds_in_all } seconden.
clock-order-another-time = Zeg tegen de speler hoeveel seconden hij heeft, want het boek noemt ze niet, en tel de laatste hardop af.
clock-order-count-later = Floor: laat de speler nog { $seconds_left } seconden. Tel de laatste { $seconds_counted } hardop af.
clock-order-count-now = Floor: tel de laatste { $seconds_left } seconden hardop af.
clock-order-zero-bet-dead = Heeft de speler op nul niet gehandeld en is er iets te callen, dan is de hand dood.
clock-order-zero-bet-more-time = Heeft de speler op nul niet gehandeld en is er iets te callen, geef dan extra tijd.
clock-order-zero-no-bet-check = Is er niets te callen, dan is het een check.
clock-order-zero-no-bet-dead = Is er niets te callen, dan is de hand ook dood.
clock-order-kill-hand = Dealer: muck de hand. De chips die de speler heeft ingezet, blijven in de pot, en de actie gaat verder.
clock-order-say-check = Dealer: kondig een check aan. De actie gaat naar de volgende speler.
clock-order-give-more-time = Floor: zeg tegen de speler hoeveel extra tijd hij krijgt en tel die af.
clock-order-stands = Dealer: laat de actie gelden en ga verder.
clock-order-decide-tie = Toernooileiding: beslis naar billijkheid (regel { $fairness }) wat er eerst was, de actie of nul.
clock-order-first-action = Was de actie er eerst, dan geldt die.
clock-order-first-zero-dead = Was nul er eerst, dan is de hand dood.
clock-order-first-zero-more-time = Was nul er eerst, dan krijgt de speler extra tijd.
clock-order-first-zero-check = Was nul er eerst, dan is het een check.
clock-order-watch = Floor: let vanaf nu extra op deze speler.
clock-remark-may-change-time = De toernooileiding mag de tijd aanpassen.
clock-remark-may-shorten-time = De toernooileiding mag de tijd korter maken. Over langer maken zegt het boek niets.
clock-remark-dead-without-bet = Dit boek maakt geen verschil of er iets te callen is of niet.
clock-remark-last-second = Een actie in de laatste seconde van het aftellen is op tijd.
