nonstandard-term = Onofficiële term of gebaar
    .search = slang, straattaal, jargon, onofficiële term, vreemd woord, onduidelijk woord, gebaar, handgebaar, zwaaide met zijn hand, knikte, wees omhoog, duim omhoog, klopte op tafel, kloppen, tikken, tik op tafel, bijnaam voor een bedrag, "mee", "betalen", "ship it", "pas", "pass", "complete", regionale term, dialect, dubbelzinnig gebaar, meer dan één betekenis, all-in gebaar, bountychip, bountytoken, kloktoken, timebankchip, token ingezet, card protector
    .told =
        hij tikte op tafel
        Hij maakte een gebaar met zijn hand en ik dacht dat hij checkte
        Hij zegt pass en niemand weet of dat check of fold is
        Ik zag hem twee keer op de tafel kloppen, dus ik dacht check, maar hij zegt dat hij gewoon zat te trommelen
        Hij zegt complete vanuit de small blind, een ander zegt schuif maar door, niemand snapt wat hij bedoelt met dat woord
        Telt een handgebaar of klop op tafel als check of moet hij het gewoon zeggen?
        tik op tafel, check?
        Hij maakte alleen een handgebaar en nu is onduidelijk of dat een check of een fold was.
        Speler gebruikte een slangwoord in plaats van call of raise en niemand wist wat hij bedoelde.
        Op de flop zegt seat 3 pas, zonder bet voor hem, en zegt nu dat hij check bedoelde.
        Small blind zegt complete bij 200/400 en seat 8 klopt op tafel met een bet voor zich, hij zegt dat hij alleen nadacht.
        Is een tik op de tafel bindend als check?
    .heard =
        hij deed zijn duim omlaag en de dealer zag het als fold
        ze maakte een hakbeweging met haar hand, wat betekent dat
        die Limburger zei iets in zijn eigen taaltje en we weten niet of hij callt
        stoel 1 haalde zijn schouders op en wees met zijn vinger naar de better
        "gaan met die banaan", is dat nou een shove
        hij roffelde met twee knokkels, ik las check, hij zegt dat hij nadenkt
        hij zei "gokken maar", zit hij daar ergens aan vast
        "neem maar", dat kan opgeven zijn of ga je gang
        met beide handpalmen naar voren zonder fiches, bij hem thuis is dat jammen
        hij trok zijn wenkbrauwen op en gaf een hoofdknik richting het midden
        buitenlander gebruikt zijn eigen woord voor meegaan, niemand snapt het
        die uitdrukking kan aan deze tafel twee dingen zijn
        hij zegt let's go en niemand weet wat dat is
        doet hij mee of niet, hij zei doe maar
        gebruikt een woord dat niemand aan tafel kent
        onduidelijk gebaar, de een ziet een check de ander een fold
        hij klopte op tafel met chips in zijn hand, is dat een check of een call
        speler zei "ik doe mee", is dat een call
        hij maakte een gebaar met zijn hand en de dealer nam het als fold
        ze zei "pas", betekent dat check of fold
        hij tikte op tafel tegen een bet, hij zegt dat hij nadacht
        een wijsvinger omhoog, was dat een raise
        zijn gebaar was niet duidelijk, de dealer dacht aan een check
        Hij zegt pass, wil hij nou checken of opgeven
        Tikt twee keer op het vilt met een inzet tegenover zich
        Wuift met zijn pollen, den dealer dacht dat hij wegdeed
        Roept doe maar vol gas, is dat nou een olin of niet
        Dien Hollander zegt complete vanuit de small, wa betekent da
        Stak twee vingers op en knikte, seat 6 dacht aan een raise
        Jan zei kassa en wees naar voren, is dat nou volgen of alles erin
        Hij wapperde met z'n vingers, de een dacht passen, de ander kloppen
        Zei ze pas, klopt ze nou of gooit ze d'r kaarten weg
        Twee tikken op het laken, gever nam 't als tjek, Leo ontkent
        Stoel 8 zei compliet vanaf de kleine blinde, wat betekent dat hier
        In 't Maastrichts plat zei Sjeng iets, hier kent iedereen dat als weggooien
        Duim omhoog, ik dacht all-in, hij zei alleen ja tegen een drankje
        „Nou vooruit“, zei hij, de dealer nam het als call, hij wilde naar huis
        Hij draaide met een vinger in de lucht en de dealer gaf de volgende kaart
        Twee vingers op de fiches getikt, de een las check en de ander all-in
        „Verder“, zei hij en bedoelde check, de ander legde al open
        Knikte op de vraag of ie all-in ging, later ontkende ie het
        Op de vraag wat hij deed zei hij „neem maar“, voor de een was dat een call, voor de ander een fold, en hij beweerde iets derdes
        De Italiaan gebruikte een woord dat hier niemand kent en liet zijn open hand zien
        Hij sloeg zo hard op tafel dat de een een check zag en de ander een all-in
        „Erin ermee“, bromde hij, maar hij schoof maar twee fiches over de lijn
nonstandard-term-fact-used = Wat gebruikte de speler?
    .label = woord of gebaar
    .slang = een slangwoord
    .gesture = een gebaar, geen klop
    .knock = een klop of tik op de tafel
    .regional = een streekwoord dat iedereen hier kent
    .pass = het woord "pass"
    .complete = het woord "complete"
    .item = een voorwerp zonder waarde: een bountychip, een kloktoken
nonstandard-term-outcome-own-risk = Eigen risico: de floor beslist wat het betekent
nonstandard-term-outcome-check = De klop is een check
nonstandard-term-outcome-fold = "Pass" is een officiële term: het is een fold
nonstandard-term-outcome-term-counts = Het woord is toegestaan en geldt in zijn gewone betekenis
nonstandard-term-outcome-director-decides = Jouw keuze: het woord telt als officieel, of niet
nonstandard-term-outcome-as-meant = Wat de speler bedoelde, geldt
nonstandard-term-outcome-knock-not-binding = De klop is geen actie: de speler is nog aan de beurt
nonstandard-term-order-read-it = Floor: beslis wat het aan deze tafel betekent. Wat de speler bedoelde, geeft niet de doorslag.
nonstandard-term-order-decide-official = Toernooileiding: een woord dat iedereen hier kent, kan als officieel tellen. Anders is het op eigen risico van de speler en beslis je wat het betekent.
nonstandard-term-order-held-to-it = Speler: je zit vast aan die uitleg.
nonstandard-term-order-usual-meaning = Dealer: laat het woord in zijn gewone betekenis gelden; de speler zit eraan vast.
nonstandard-term-order-check-stands = Dealer: kondig een check aan.
nonstandard-term-order-fold-stands = Dealer: neem de kaarten in; de hand is gefold.
nonstandard-term-order-speak-clearly = Speler: gebruik vanaf nu de gewone woorden.
nonstandard-term-order-take-as-meant = Floor: ga na wat de speler bedoelde, en laat dat gelden.
nonstandard-term-order-decide-official-or-meant = Toernooileiding: een woord dat iedereen hier kent, kan als officieel tellen. Anders geldt wat de speler bedoelde.
nonstandard-term-order-still-to-act = Speler: zeg wat je doet, of zet het in.
nonstandard-term-order-next-acts = De volgende speler is aan de beurt.
nonstandard-term-remark-unclear-amount = Is het woord een getal dat meerdere bedragen kan betekenen, ga dan verder met het incident Onduidelijk bedrag ("vijf") (unclear-amount).
nonstandard-term-remark-knock-facing-bet = Kloppen terwijl er een bet ligt, is checken terwijl er een bet ligt: ga verder met het incident Ongeldige aankondiging (invalid-declaration).
nonstandard-term-remark-fold-no-bet = Had de speler niets te callen, ga dan verder met het incident Fold zonder bet (fold-without-bet).
nonstandard-term-remark-knock-not-named = Onofficiële gebaren zijn in dit boek op eigen risico van de speler; de klop noemt het niet.
nonstandard-term-remark-smaller-bet = Van twee bets die het kan betekenen, geldt de laagste.
nonstandard-term-remark-larger-bet = Van twee bets die het kan betekenen, geldt de hoogste.
nonstandard-term-outcome-item-call = Het voorwerp telt als call
nonstandard-term-outcome-item-all-in = Het voorwerp telt als all-in
nonstandard-term-outcome-item-no-action = Het voorwerp telt niet als actie
nonstandard-term-order-item-back = Dealer: geef het voorwerp terug aan de speler; het is geen chip en komt niet in de pot.
nonstandard-term-order-announce-item-call = Dealer: meld een call; de speler zet de chips ervoor in.
nonstandard-term-order-announce-item-all-in = Dealer: meld de all-in en tel de chips van de speler.
