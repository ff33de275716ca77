chip-race = Chip race
    .search = chip race, color up, chips wisselen, kleine chips eruit, de 25'jes gaan eruit, opkleuren, chip up, losse chips, de 100 verdwijnen, wie wint de race, uit door de chip race, hoeveel kaarten krijg ik, chips afronden, kleinste chips weg, kaarten delen voor de chips, maar één chip in de race
    .told =
        hoe werkt deze chip race
        De chips van 25 gaan eruit en ik heb er drie over, krijg ik een 100
        De dealer heeft bij de chip race de kaarten verkeerd gedeeld
        Bij de color-up van de 100-chips had ik vier losse chips, ik kreeg maar drie kaarten en plaats 2 kreeg de chip van 500
        Ik had nog maar één chip van 25 in totaal, raak ik die kwijt bij de chip race en lig ik er dan uit?
        Wie krijgt de chip bij de chip race als twee spelers allebei een aas hebben?
        chip race, 25'jes gaan eruit
        We halen de 100-chips uit het spel en moeten racen om de overgebleven chips.
        Bij de color-up hebben een paar spelers losse 25'jes over, wie krijgt er een 100-chip.
        25 gaat eruit, volgende is 100, seat 1 heeft er drie over, seat 4 twee, seat 8 één, kaarten liggen er nog niet.
        Race voor de 500-chips, seat 2 kreeg schoppen heer en seat 6 harten heer, twee chips van 1000 te vergeven.
        Kan een speler met alleen nog twee chips van 25 uitvallen door de chip race?
    .heard =
        ik heb drie groentjes over, krijg ik nu drie kaarten open
        in de pauze wordt er ingewisseld, schuif al het kleingeld naar voren
        stoel 1 trok schoppenaas dus die honderd is voor hem
        mijn laatste twee vijfentwintigjes, kan ik sneuvelen door het opwaarderen
        je mag er niet door uitvallen, geef hem een grote
        waar begint de dealer met geven, seat een of naast de button
        allebei een boer gepakt, welke kleur is hoger
        mag iemand er twee pakken als hij heer en vrouw krijgt
        acht rooien zijn er twee, de negende is het restje, wat nu
        de laagste waarde hebben we niet meer nodig, wanneer ruilen we om
        er liggen er nog vijf in totaal, hoeveel gele worden er verloot
        alles is verzameld, wie heeft recht op de volgende fiche
        wie krijgt er een hogere voor de losse kleintjes
        de 25'ers gaan eruit, hoe gaat het met de rest
        trekken met kaarten om de laatste jetons bij het ophalen
        mijn enige honderdje wordt weggeraced, lig ik eruit
        kleine fiches worden ingewisseld, wie krijgt de overtollige
        wanneer gaan de chips van 25 eruit
        color up: hoe worden de losse chips geraced
        chip race, hij heeft drie chips van 100, hoeveel kaarten krijgt hij
        kan een speler zijn laatste chip verliezen in de chip race
        de kleine chips gaan van tafel
        25'jes gaan eruit, hoeveel krijgt iedereen terug
        We kleuren de honderdjes op, voor wie is die extra van 500
        Kaartje per overschotje, ik had een aas en kreeg niks
        Stoel 4 had 3 van 25 over bij 't opkleuren, moet hij loten
        De groentjes opkleuren naar 100, seat 2 is straks zijn laatste kwijt
        Bij 't opkleuren twee azen getrokken, wie wint dat fichke
        Die 25'jes gaan eruit, wie krijgt er een heel honderdje voor terug
        We kleuren op, losse groentjes naar voren, kaarten ervoor geven
        Hoogste kaart pakt het duizendje bij het opkleuren van de honderdjes
        Ali houdt drie kleintjes over bij de colour-up, loten we daarom
        Loting om de overgebleven vijfhonderdjes, ik heb er vier, Nel twee
        In de pauze gaan de zwarte honderdjes eruit, stoel 5 trok een heer
        Drie hadden elk drie honderdjes over, wie krijgt er een zwarte bij?
        Ik trok ruitenaas en wil nog een fiche
        De vijfentwintigjes gaan weg en ik heb er één
        Kleintjes gewisseld en er was er één over
        In level zes kwamen ze met kaarten, voor elk kleintje één
        Voor level zes haalden ze de groene eruit, ik had er drie over, mijn buurvrouw twee, voor elk kreeg je een kaart en toen hadden er twee een aas
        Bij mij werd naar boven afgerond, bij mijn buurman niet
        Ruzie om hartenaas, beiden zouden de hoogste hebben gehad
        Na de pauze werden de kleintjes gewisseld en er ontbrak een honderdje
        Met twee groene over kreeg hij een zwarte, met drie had hij er ook maar één gekregen
chip-race-fact-removed = Welke waarde gaat uit het spel?
    .label = waarde uit het spel
chip-race-fact-next = Wat is de volgende waarde?
    .label = volgende waarde
chip-race-fact-seats = Wat ligt er voor elke plaats? (hele stacks; "en meer" waar grote chips zijn weggelaten)
    .label = chips per plaats
chip-race-fact-cards-drawn = Liggen de kaarten van de race op tafel?
    .label = kaarten op tafel
chip-race-fact-cards = Welke kaarten kreeg elke plaats?
    .label = kaarten per plaats
chip-race-outcome-rounded-up = Geen race: elke stack wordt naar boven afgerond op hele chips van { $next }
chip-race-outcome-exchanged = Geen race nodig: alles kan gewisseld worden
chip-race-outcome-none-raced = Geen race: de losse chips zijn samen geen chip van { $next } waard
chip-race-outcome-race-to-run = Race om { $chips_raced ->
    [one] { $chips_raced } chip
   *[other] { $chips_raced } chips
} van { $next }
chip-race-outcome-race-to-run-rest-out = { $chips_raced ->
    [0] Geen race: de losse chips zijn samen geen chip van { $next } waard
    [one] Race om { $chips_raced } chip van { $next }, de rest gaat uit het spel
   *[other] Race om { $chips_raced } chips van { $next }, de rest gaat uit het spel
}
chip-race-outcome-race-to-run-rest-up = Race om { $chips_raced ->
    [one] { $chips_raced } chip
   *[other] { $chips_raced } chips
} van { $next }, de rest naar boven afgerond
chip-race-outcome-raced = De race is beslist: { $chips_raced ->
    [one] { $chips_raced } chip
   *[other] { $chips_raced } chips
} van { $next }
chip-race-outcome-raced-rest-out = { $chips_raced ->
    [one] De race is beslist: { $chips_raced } chip van { $next }, de rest gaat uit het spel
   *[other] De race is beslist: { $chips_raced } chips van { $next }, de rest gaat uit het spel
}
chip-race-outcome-raced-rest-up = De race is beslist: { $chips_raced ->
    [one] { $chips_raced } chip
   *[other] { $chips_raced } chips
} van { $next }, de rest naar boven afgerond
chip-race-order-stand-back = Spelers: kijken mag, maar blijf minstens een meter van de tafel.
chip-race-order-round-up = Dealer: geef elke plaats wat de tabel toont; losse chips tellen als een hele chip van { $next }.
chip-race-order-exchange-whole = Dealer: wissel eerst wat hele chips van { $next } oplevert, plaats voor plaats zoals de tabel toont.
chip-race-order-rest-out = Floor: haal { $chips_left ->
    [one] de laatste losse chip
   *[other] de laatste { $chips_left } losse chips
} van { $removed } zonder vergoeding uit het spel.
chip-race-order-rest-up = Floor: leg één extra chip van { $next } neer voor de { $chips_left ->
    [one] losse chip van { $removed } die over is
   *[other] { $chips_left } losse chips van { $removed } die over zijn
}.
chip-race-order-deal-from-seat-1 = Dealer: deel vanaf plaats 1 voor elke losse chip één kaart open, alle kaarten van een plaats vóór die van de volgende.
chip-race-order-deal-left-of-button = Dealer: deel vanaf links van de button voor elke losse chip één kaart open, alle kaarten van een plaats vóór die van de volgende.
chip-race-order-highest-wins = Dealer: de hoogste kaart wint een chip van { $next }, daarna de hoogste van een andere plaats, tot de chips op zijn.
chip-race-order-enter-the-cards = Floor: geef de kaarten van elke plaats op; dan toont de tabel wie een chip krijgt.
chip-race-order-hand-out = Dealer: geef elke plaats wat de tabel toont.
chip-race-order-keeps-one = Dealer: wie geen chip over zou houden, houdt er één van { $next } en speelt verder.
chip-race-order-goes-out = Floor: wie geen chip meer heeft, is uit.
chip-race-order-take-out-and-count = Floor: haal alle chips van { $removed } uit het spel: eerst { $in_play_before } in het spel, daarna { $in_play_after }.
chip-race-order-take-out = Floor: haal alle chips van { $removed } uit het spel.
chip-race-remark-cards-by-custom = Geen boek zegt welke kaart de hoogste is. Gebruikelijk is: op rang, bij gelijke rang schoppen, harten, ruiten, klaver.
chip-race-remark-one-a-seat = Dit boek zegt niet hoeveel chips één plaats kan winnen. In andere boeken is het er één per plaats.
chip-race-remark-other-chips = Bij een plaats met andere chips, die niet zijn genoemd, staat een streepje in plaats van het totaal; een totaal van alle plaatsen is er dan niet.
chip-race-remark-limit-open = Eén plaats heeft twee van de hoogste kaarten, en dit boek noemt geen maximum. De tabel geeft één chip per plaats, zoals de andere boeken.
