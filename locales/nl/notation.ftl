# Hoe een inzetronde op één regel wordt verteld. De woorden van alle talen worden tegelijk begrepen.

## Woorden met komma's ertussen. Hoofdletters, accenten, spaties en streepjes maken niet uit; het langste telt. … is een bedrag.

notation-no-limit = no-limit
notation-pot-limit = pot-limit
notation-fixed-limit = limit, limiet
notation-blinds = blinds, niveau
notation-ante = ante, antes, ante per speler
notation-big-blind-ante = big blind ante, grote blind ante
notation-least = min, minimum, minimaal, minimuminzet, minimum inzet, minimale inzet, minimumbet
notation-pot = pot, de pot
notation-stacks = stacks, stapels
notation-players = spelers, stoelen
notation-others = anderen, en anderen, onder anderen
notation-no-small-blind = dode small blind, dode kleine blind, geen small blind, geen kleine blind, zonder small blind, small blind dood, small blind ontbreekt
notation-stud = stud
notation-bring-in = bring-in
notation-heads-up = heads-up, twee spelers
notation-preflop = preflop, voor de flop, voor de draw
notation-flop = flop, op de flop
notation-turn = turn, op de turn
notation-river = river, op de river
notation-third-street = derde straat, derde, op de derde straat
notation-fourth-street = vierde straat, vierde, op de vierde straat
notation-fifth-street = vijfde straat, vijfde, op de vijfde straat
notation-sixth-street = zesde straat, zesde, op de zesde straat
notation-seventh-street = zevende straat, zevende, op de zevende straat
notation-only-draw = draw, na de draw
notation-first-draw = eerste draw, na de eerste draw
notation-second-draw = tweede draw, na de tweede draw
notation-third-draw = derde draw, na de derde draw
notation-seat = stoel, plaats
notation-small-blind = kleine blind
notation-big-blind = grote blind
notation-under-the-gun = UTG
notation-early = EP, vroege positie
notation-middle = MP, middenpositie
notation-lojack = LJ
notation-hijack = HJ
notation-cutoff = CO
notation-button = button, knop, dealer
notation-check = checkt, check, checkte, gecheckt, tikt, klopt, klopte, tikte, tikt af, tikt op tafel, checkt door
notation-fold = foldt, fold, foldet, foldde, gefold, past, pas, paste, gooit weg, legt weg, gaat weg, folde, gooide weg, legde weg, legt af, ging weg, muckt, muckte
notation-call = callt, call, callde, gecalld, gaat mee, ging mee, volgt, volgde, betaalt, calt, calde, called, limpt, limpte, limpt mee, limpte mee, betaalde, ga mee, mee, volg, betaal
notation-bet = bet, bette, zet, zette, zet in, zette in, opent, opende, opent met, opent voor, bet met, opende met, opende voor
notation-raise = raist, raise, raiset, raisede, geraised, reraist, herverhoogt, verhoogt, verhoogde, raisde, reraisde, re-raist, herverhoogde, verhoog, raisen
notation-makes-it = maakt er, maakte er, maak er
notation-all-in = all-in, gaat all-in, ging all-in, is all-in, all-in met, gaat all-in met, is all-in met, all-in voor, schuift, schuift all-in, shovet, schoof, schoof all-in, shovede, pusht, in all-in, in en is all-in, ga all-in, ben all-in
notation-post = post, postte, plaatst, plaatste, post maar, heeft maar, plaatst maar
notation-brings-in = brengt in, bracht in, doet de bring-in, deed de bring-in, betaalt de bring-in
notation-completes = vult aan, vulde aan, vult de blind aan, vult de small blind aan, vult de kleine blind aan, completeert, completeerde, maakt vol, maakte vol
notation-silent = zwijgend, stil, zonder woorden, zonder woord, zonder iets te zeggen, legt neer, legt, gooit, gooit in, schuift in, schuift …, schoof …, schoof in, schuift naar voren, schoof naar voren, schuift naar het midden, duwt, duwde, duwt in, duwt naar voren, legde, legde neer, gooide, gooide in, gooit erin, legt erin, legt in, doet in, doet erin, zegt niets, zwijgt, legt erbij, legde erbij, legt bij, legde bij, voegt, voegde, voegt toe, doet erbij
notation-says = zegt, zei, roept, riep, kondigt aan, kondigde aan, meldt
notation-takes = neemt, nam, pakt, pakte, haalt, haalde, trekt, trok
notation-to-act = aan zet, is aan zet, aan de beurt, is aan de beurt, is aan bod
notation-to = naar, tot, op
notation-by = met, nog, nog eens, met nog
notation-for = voor, van
notation-more = meer, erbij, bovenop, erbovenop
notation-chips = chips
notation-after = in, totaal, in totaal, neer, erin, naar voren, in de pot, in het midden, naar het midden, bij, toe
notation-back = terug
notation-all = alles, ze, alle chips, al zijn chips, al haar chips, zijn chips, haar chips, de chips
notation-then = dan, en dan, daarna, en daarna, vervolgens, en vervolgens
notation-and = en
notation-speaker = ik, ik ben, ik ga
notation-table = tafel
notation-players-of = speler
notation-next = volgende, hierna, straks
notation-empty = leeg, lege stoelen, lege plaatsen, vrij, vrije stoelen, vrije plaatsen

## Wat er zou moeten staan op een plek die niet te lezen is. Het volgt op "hier verwacht:".

notation-error = hier verwacht: { $expected }
notation-expected-setup = de blinds, dan wat de spelers deden, zoals: blinds 200/400; A verhoogt naar 1200, B gaat mee
notation-expected-blinds = de blinds vóór wat er gebeurde (blinds 200/400), of de minimuminzet (min 100)
notation-expected-player = een speler, zoals A, stoel 3 of BTN
notation-expected-seat = het nummer van een stoel, 1 tot { $most }
notation-expected-act = wat de speler deed, zoals: checkt, zet 600, verhoogt naar 1200, all-in 800
notation-expected-amount = een bedrag, zoals 1200, 1,2k of 2x500+200
notation-expected-raise-amount = hoeveel: verhoogt naar 1200, of verhoogt met 800
notation-expected-to-or-by = naar of met: verhoogt met { $by } ({ $total } in totaal), of { $to ->
    [call] callt { $bet }
    [raise] verhoogt naar { $by }
   *[less] verhoogt naar meer dan de bet van { $bet }
}
notation-expected-bet-faced = callt, of verhoogt naar meer dan { $most }, want dat is al ingezet
notation-expected-completes = een small blind onder de big blind, of in limit een bring-in of een te kleine all-in: alleen die worden aangevuld
notation-expected-taken-back = hoeveel: neemt 50 terug, of neemt alles terug
notation-expected-motion = wat dezelfde speler daarna zei of deed: zegt raise, legt 400, neemt 50 terug
notation-expected-words = wat er gezegd werd, zoals "call", "raise naar 800", "all-in" of "vijfhonderd"
notation-expected-said-or-put = gezegd of gelegd: zegt { $most }, of legt { $most }
notation-expected-short-blind = een te kleine blind voordat iemand handelt: blinds 200/400; BB post { $most }; A callt
notation-expected-change = de chips die voor de blind liggen, meer waard dan de blind: BB post 200 met 1x1000
notation-expected-all-in-amount = hoeveel er all-in is (all-in 800), of stacks aan het begin
notation-expected-call-amount = { $most ->
    [0] een bet vóór een call
   *[other] een call van { $most }; voor chips zonder een woord: 500 zwijgend
}
notation-expected-next = een komma en de volgende speler
notation-expected-pair = twee bedragen met een schuine streep: 200/400
notation-expected-slash = { $first-digits }/{ $second-digits } met een schuine streep; { $one } is één bedrag
notation-expected-order = het kleinere bedrag eerst: 200/400
notation-expected-small-bet = een kleine bet die gelijk is aan de big blind
notation-expected-bet-sizes = beide bets van de limit op de turn en de river: limit 200/400; blinds 100/200
notation-expected-street = de ronde, want er is een pot: flop, turn of river
notation-expected-once = alles maar één keer
notation-expected-setup-first = alleen wat spelers deden; blinds, ronde en stacks staan ervoor
notation-expected-silent-last = wat gezegd of gelegd is, alleen als laatste actie; daarvoor: zet 600, verhoogt naar 1200
notation-expected-to-act-last = niets meer: wie aan zet is, staat achteraan
notation-expected-listed = een van de spelers uit de lijst
notation-expected-heads-up = twee spelers heads-up; de small blind is de button
notation-expected-players = hoogstens { $most } spelers
notation-expected-shorter = een regel van hoogstens { $most } bytes
notation-expected-slip-seats = plaatsen met hun chips, zoals: 7: 4x25 1x100; 8: 3x25
notation-expected-slip-cards = plaatsen met de kaarten die ze kregen, zoals: 1: Kh 7c; 3: As
notation-expected-slip-prizes = plaatsen met hun prijs, zoals: 1: 5000, 2: 3000, 3-5: 1000
notation-expected-slip-out = de spelers die eruit zijn, met tafel en stack, zoals: A T1 12000, B T2 8000
notation-expected-slip-tables = tafels met hun spelers, zoals: T1 9 spelers, T2 6; BB volgende plaats 4
notation-expected-colon = een dubbele punt, zoals 7: 4x25
notation-expected-pile = een stapel chips, hoeveel en welke waarde, zoals 4x25
notation-expected-card = een kaart, zoals Kh, 10s of A♠
notation-expected-card-once = een andere kaart: deze is al gedeeld
notation-expected-seat-once = een andere plaats aan tafel: deze is al genoemd
notation-expected-player-once = een andere speler: deze is al genoemd
notation-expected-table-once = een andere tafel: deze is al genoemd
notation-expected-place-once = een andere plaats: deze heeft al een prijs
notation-expected-table = een tafel, zoals T1 of tafel A
notation-expected-fewer-tables = hoogstens { $most } tafels
notation-expected-players-of-table = hoeveel spelers de tafel heeft: 1 tot { $most }, lege plaatsen meegeteld
notation-expected-taken-seat = een big blind op een plaats die niet leeg is
notation-expected-prize-place = de prijs van plaats { $most }: elke plaats vanaf de eerste heeft er een
notation-expected-money = een geldbedrag boven 0, zoals 5000 of 1.250,50
notation-expected-less-money = minder geld: samen hoogstens 10.000.000.000
notation-expected-falling-prize = voor plaats { $most } een prijs die niet hoger is dan die van de plaats ervoor
notation-expected-slip-end = een puntkomma, of het einde

## What cannot have been

fault-no-blinds = De blinds of de minimale bet kan niet 0 zijn.
fault-small-above-big = De small blind is hoger dan de big blind.
fault-bring-in-above-bet = De bring-in is hoger dan de kleine bet.
fault-one-in-both-blinds = { $player } kan niet beide blinds zetten.
fault-too-many-players = Meer dan { $most } spelers.
fault-no-such-player = Een speler die niet in de ronde zit.
fault-too-large = Het bedrag is hoger dan er in een toernooi in omloop is.
fault-acted-twice = { $player } heeft al gehandeld, en niemand heeft daarna geraised.
fault-not-next = { $player } is niet aan de beurt: iemand anders die genoemd is, komt eerst.
fault-already-folded = { $player } heeft al gefold.
fault-already-all-in = { $player } is al all-in.
fault-last-hand = Alle anderen hebben gefold: { $player } heeft de laatste hand.
fault-nothing-to-call = Er valt voor { $player } niets te callen.
fault-check-facing-bet = { $player } kan niet checken: er staat { $owes } open.
fault-call-below-bet = De bet is { $bet }. Minder is geen call, tenzij het all-in is: schrijf all-in.
fault-puts-back = { $player } heeft al { $put } voor zich liggen. Schrijf het totaal.
fault-pulls-back-more = { $player } heeft maar { $put } liggen om terug te nemen.
fault-no-chips = Hier is een bedrag boven 0 nodig.
fault-above-stack = { $player } heeft maar { $stack }.
fault-below-stack = { $player } heeft { $stack }: minder is niet all-in.
fault-stack-unknown = Hoeveel is de all-in? Schrijf het bedrag of de stack.
fault-short-bet = Een bet is minstens { $least }, tenzij het all-in is.
fault-short-raise = Een raise gaat minstens naar { $least }, tenzij het all-in is.
fault-above-most = Hier mag hoogstens { $most } worden ingezet.
fault-may-not-raise = { $player } mag niet raisen: er kwam { $faces } bij, en { $needs } zou een volledige raise zijn.
fault-not-in-the-blinds = { $player } zit niet in de blinds.
fault-posted-late = Een blind wordt gezet voordat iemand handelt.
fault-above-blind = De blind is maar { $blind }.
fault-street-out-of-order = De straten komen op volgorde, elk één keer: flop, turn, river; bij stud derde tot en met zevende straat.
fault-still-to-act = { $player } moet nog handelen voor de volgende straat.
fault-hand-over = Alleen { $player } is nog in de hand: er komt geen straat meer.
fault-no-bet-size = Hoeveel is een bet op deze straat? Schrijf beide: limit 100/200.
fault-pot-missing = In pot-limit na de flop is de pot nodig. Schrijf bijvoorbeeld: pot 1500.
