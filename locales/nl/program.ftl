# The words of the program itself.

## Groups of topics, policies and incidents

group-general = Algemeen
group-seating = Plaatsen en tafels
group-showdown = Showdown en potten
group-procedure = Procedures
group-blinds = Button en blinds
group-dealing = Delen
group-betting = Inzetten
group-chips = Chips
group-conduct = Gedrag en penalty's
group-raises = Bets en raises
group-turns = Beurt, pot en geaccepteerde actie
group-declarations = Aankondigingen en folds
group-misdeals = Misdeals en flops met vier kaarten
group-irregularities = Onregelmatigheden
group-undercalls = Undercalls

## Units of number policies

unit-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}
unit-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
unit-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
unit-percent = { $n }%
unit-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
unit-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } handen
}
unit-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
unit-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
unit-times = { $n ->
    [one] { $n } keer
   *[other] { $n } keer
}
unit-years = { $n ->
    [one] { $n } jaar
   *[other] { $n } jaar
}
unit-euro = € { $n }

## Amounts

amount-to-call = te callen
amount-put = ingezet
amount-told = te horen gekregen
amount-owed = bij te leggen
amount-actions = getelde acties
amount-with-chips = met chips
amount-bet = te callen bet
amount-total = totaal vóór de speler
amount-raise-part = de raise zelf
amount-raise-before = bet of raise daarvóór
amount-half-line = de helft daarvan
amount-least = minimaal totaal
amount-minimum-bet = minimumbet
amount-to-add = bij te leggen
amount-change = terug te geven
amount-next-least = volgende raise minimaal naar
amount-next-after-least = volgende raise minimaal naar
amount-next-after-put = volgende raise minimaal naar
amount-next-after-short = volgende raise minimaal naar
amount-next-after-most = volgende raise minimaal naar
amount-other-least = totaal bij hele bets
amount-completed-least = totaal dat de bet aanvult
amount-said = gezegd
amount-on-top = bet plus wat gezegd is
amount-total-on-top = totaal met dat erbovenop
amount-next-after-on-top = volgende raise minimaal naar
amount-smallest-chip = laagste chip
amount-rest = rest zonder die chip
amount-most = maximum
amount-over-most = boven het maximum
amount-own = lag er al
amount-left = blijft liggen
amount-added = bijgelegd
amount-short = te weinig
amount-over = te veel
amount-pot = pot
amount-pot-after-call = pot na een call
amount-in-the-middle = in het midden
amount-in-front = vóór de spelers
amount-stack = stack
amount-short-blind = ontbreekt aan de blind
amount-dead-blind = dode small blind
amount-meant = bedoeld
amount-smallest = laagste betekenis
amount-next-meaning = volgende hogere betekenis
amount-removed = waarde die eruit gaat
amount-next = volgende waarde
amount-chips-raced = chips in de race
amount-chips-raced-up = chips in de race, afgerond
amount-chips-left = losse chips over
amount-in-play-before = in het spel, eerst
amount-in-play-after = in het spel, daarna
amount-in-play-after-up = in het spel, daarna
amount-worth = waarde
amount-chips-for = chips daarvoor
amount-chips-for-up = chips daarvoor
amount-worth-left = waarde van de rest
amount-rounds = opgelegde rondes
amount-players-counted = getelde spelers
amount-players-counted-now = spelers nu
amount-most-rounds = maximum aan rondes
amount-hands-given = te missen handen in totaal
amount-hands-drawn = getrokken handen
amount-hands-played = gespeelde handen
amount-last-hands-left = nog te spelen
amount-hands-given-now = te missen handen in totaal
amount-deals-missed = keer gedeeld
amount-dealt-again = re-deals
amount-hands-missed = gemiste handen
amount-hands-left = nog te missen
amount-hands-left-now = nog te missen
amount-starting-stack = startstack
amount-rebuy-limit = maximale stack voor een rebuy
amount-rebuy-chips = rebuychips
amount-in-play = in het spel
amount-seconds-before = seconden vóór het aftellen
amount-seconds-counted = seconden aftellen
amount-seconds-in-all = seconden samen
amount-seconds-gone = seconden verstreken
amount-seconds-left = seconden over
amount-clock = klok bij de aankondiging
amount-each-hand = eraf per hand
amount-hand = hand
amount-clock-now = klok nu
amount-clock-from-running = klok nu
amount-clock-from-next = klok nu
amount-players-left = spelers over
amount-paid-places = betaalde plaatsen
amount-players-out = spelers uit
amount-best-place = beste plaats
amount-place-above = plaats erboven
amount-last-place = laatste plaats
amount-place = plaats
amount-prize = prijs
amount-prize-each = prijs per speler
amount-prize-shared = deel per speler
amount-prize-pool = prijzen samen
amount-fullest-table = volste tafel
amount-full-table = volle tafel
amount-players-short = tekort vanaf
amount-players-needed = spelers nodig
amount-tables-stopped = tafels die stoppen
amount-tables-stopped-full = tafels die stoppen
amount-final-size = finaletafel
amount-until-final = moeten er nog uit
amount-tables-told = tafels
amount-players-told = spelers
amount-players-moved = spelers die verhuizen
amount-from-seat = van plaats
amount-to-seat = naar plaats
amount-high-half = high-helft
amount-low-half = low-helft
amount-share = elk deel
amount-odd-chips = blijft over
amount-stub = kaarten in de stub
amount-burn-card = burn card
amount-last-card = laatste kaart, niet gedeeld
amount-required = kaarten nodig
amount-burns-added = eerdere burn cards
amount-with-burns = met de burn cards erbij
amount-main-pot = main pot
amount-side-pot = side pot
amount-pots-together = alle potten
amount-uncalled = gaat terug

## Where a book takes no position, and how far it carries a ruling

stance-silent = het boek zwijgt
stance-discretion = de toernooileiding beslist
stance-not-applicable = geldt hier niet
conflict-mark = (spreekt zichzelf tegen)
coverage-rule = geregeld
coverage-discretion = ter beoordeling van de toernooileiding
coverage-silent = het boek zwijgt hierover
    .said = het boek zegt niet, het boek zegt het niet, het boek zwijgt, zwijgt het, het boek heeft geen, het boek heeft hier geen, het boek heeft hierover geen, het boek noemt geen, het boek laat, het boek kent geen
coverage-not-applicable = geldt niet bij de toernooien van dit boek
coverage-conflict = het boek spreekt zichzelf tegen
coverage-general-rule = volgens de algemene regel
alternatives-discretion = Jouw keuze: { $options }
alternatives-silent = Het boek zegt het niet; kies wat het billijkst is: { $options }
alternatives-not-applicable = Geldt niet bij de toernooien van dit boek; kies wat het billijkst is: { $options }
alternatives-or = { $options }, of { $last }
open-discretion = Toernooileiding: beslis. { $name }: { $options }.
open-silent = Floor: het boek zegt het niet; beslis naar billijkheid. { $name }: { $options }.
open-not-applicable = Floor: dit geldt niet bij de toernooien van dit boek; beslis naar billijkheid. { $name }: { $options }.
other-side = Volgens { $clause } zou het zijn: { $ruling }
other-value = { $name }: het boek zegt het niet. De tabel toont: { $shown }. Met { $value } zou het zijn: { $ruling }
rests-on-general-rule = Algemene regel ({ $clauses }): { $why }
rests-on-general-rule-unsaid = Het boek heeft hierover geen eigen regel; de beslissing volgt de algemene regel ({ $clauses }).
by-general-rule = { $value }, volgens de algemene regel. { $why }
penalty-none = De regel noemt geen penalty.
penalty-may = Er kan een penalty volgen.
penalty-will = Er volgt een penalty.

## Parts of what is shown

heading-orders = Nu
heading-table-players = De ronde
heading-table-players-after = De ronde met de potbet
heading-table-corrections = Rechtgezet
heading-table-pots = Potten
heading-table-race = De race
heading-table-stacks = Plaats voor plaats
heading-table-stacks-up = Plaats voor plaats, de rest naar boven afgerond
heading-table-clock-running = De klok aan het begin van elke hand
heading-table-clock-next = De klok als de hand van de aankondiging niets kost
heading-table-full-each = Voor ieder de hele prijs
heading-table-full-above = Voor ieder de prijs van de plaats erboven
heading-table-shared = De prijzen gedeeld
heading-table-by-stack = De prijzen volgens de stacks
heading-table-halted = Tafels
heading-table-tables-short = Tafels
heading-table-halted-full = Tafels vergeleken met een volle tafel
heading-table-moves = Verplaatsingen
heading-table-moves-single = Verplaatsingen, met een enkele big blind
heading-table-even = Wie wat krijgt
heading-table-to-high = Restfiche naar de high-helft
heading-table-to-low = Restfiche naar de low-helft
heading-table-by-seat = Op plaats vanaf de button
heading-table-either-by-seat = Op plaats, via elke helft
heading-table-by-five = Op de hoogste kaart van de vijf die tellen
heading-table-by-card = Op de hoogste kaart
heading-table-by-low-card = Op de laagste kaart
heading-table-low-by-seat = Restfiche naar de low-helft, daarna op volgorde van plaats
heading-table-low-by-five = Restfiche naar de low-helft, daarna op de hoogste kaart van de vijf
heading-table-low-by-card = Restfiche naar de low-helft, daarna op de hoogste kaart
heading-table-whole-by-seat = De hele pot, op volgorde van plaats
heading-table-whole-by-five = De hele pot, op de hoogste kaart van de vijf
heading-table-whole-by-card = De hele pot, op de hoogste kaart
heading-table-whole-low-by-seat = De hele pot; elders het restfiche naar de low-helft, daarna op volgorde van plaats
heading-table-whole-low-by-five = De hele pot; elders het restfiche naar de low-helft, daarna op de hoogste kaart van de vijf
heading-table-whole-low-by-card = De hele pot; elders het restfiche naar de low-helft, daarna op de hoogste kaart
heading-table-without = Zonder wat overblijft
heading-table-shares = Wie wat krijgt
heading-table-hands = De handen
heading-penalty = Penalty
heading-remarks = Let op
heading-rule = De regel
heading-why = Waarom
heading-others = Andere boeken
heading-cousins = In de andere boeken
heading-examples = Voorbeelden
heading-refs = Verwijzingen
heading-topics = Onderwerpen
heading-conflicts = Boeken die zichzelf tegenspreken
here = hier
ref-nowhere = (niet in dit boek)
rule-book-silent = { $book } heeft hier geen regel over.
# Names in a row, the last behind the word for "and".
list-and = { $first } en { $last }
rule-also = Ook: { $clauses }
assumed = (aangenomen)
table-point = Punt
table-ruling = Beslissing
table-books = Boeken
table-book = Boek
table-rule = Regel
column-player = Speler
column-put = Voor zich
column-action = Actie
column-owes = Te callen
column-may-raise = Mag raisen
column-least = Min.
column-most = Max.
column-other = Of
column-adds = Legt bij
column-amount = Bedrag
column-for = Gaat tussen
column-pot = Pot
cell-main-pot = main pot
cell-side-pot = side pot
cell-uncalled = komt terug
column-gets-back = Krijgt terug
column-total = Totaal
column-seat = Plaats
column-before = Eerst
column-chips-for = Gewisseld
column-race-cards = Kaarten
column-wins = Krijgt
column-keeps-one = Gered
column-after = Daarna
column-hand = Hand
column-clock = Klok
column-levels = Levels later
column-table = Tafel
column-stack = Stack
column-place = Plaats
column-prize = Prijs
column-players = Spelers
column-short = Tekort
column-stops = Stopt
column-move = Nr.
column-from-table = Van
column-from-seat = Plaats
column-to-table = Naar
column-to-seat = Plaats
column-big-blind-at-once = Meteen BB
cell-not-said = niet gezegd
cell-yes = ja
cell-no = nee
cell-bet = bet
cell-raise = raise
cell-call = call
cell-check = check
cell-fold = fold
cell-all-in = all-in
cell-blind = blind
cell-bring-in = bring-in
cell-waits = moet nog
column-half = Helft
column-share = Deel
column-odd-chips = Over
column-gets = Krijgt
column-cards = Speelt
column-card = Kaart
cell-high = high
cell-low = low
cell-total = totaal
cell-nobody = nog niemand
cell-high-card = hoge kaart
cell-pair = paar
cell-two-pair = twee paar
cell-three-of-a-kind = three of a kind
cell-straight = straat
cell-flush = flush
cell-full-house = full house
cell-four-of-a-kind = four of a kind
cell-straight-flush = straight flush
compare-hint = Alle punten
compare-same = Alle boeken beslissen hetzelfde
compare-differ = De boeken verschillen; ≠ wijkt af van het eerste
compare-one-book = Voor een vergelijking zijn twee of meer boeken nodig.
compare-nothing = Deze boeken verschillen op geen enkel punt.
onward-needs = { $n ->
    [0] Het antwoord staat bij { $incident }:
   *[other] Het antwoord staat bij { $incident }. Nog nodig: { $facts }
}
needs-facts = nodig: { $facts }
book-in-force = geldt nu
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
date = { $day } { $month } { $year }
book-rules = { $n ->
    [one] { $n } regel
   *[other] { $n } regels
}
language-en = Engels
language-nl = Nederlands
language-de = Duits
language-sk = Slowaaks
search-incident = Incident
version-books = Ingebouwde boeken:

## The interview

ask-incident = Wat is er gebeurd?
ask-incident-hint = In je eigen woorden, een inzetronde of een nummer, dan Enter (? toont alles)
ask-incident-hint-menu = Een nummer antwoordt meteen, pijltjes en Enter kiezen; of andere woorden, een betline (? toont alles)
ask-incident-none = Geen incident past bij "{ $typed }".
ask-incident-rules = Regels die kunnen passen (floor rule NUMMER toont er een):
ask-incident-which = Welke van deze is het?
ask-incident-none-of-these = geen van deze
ask-hint-choice = Nummer of eerste letters (? weet niet, < terug)
ask-hint-chips = Chips: 1200, 1,2k, 2x500+200 (? weet niet, < terug)
ask-hint-piles = Chip voor chip: 2x500+200 (? weet niet, < terug)
ask-hint-round = Alleen de hoogste bet, 1200, of 0 als er geen is; of de hele ronde: blinds 200/400; A raiset naar 1200, B callt (? weet niet, < terug)
ask-hint-actions = Bijvoorbeeld: check bet call (? weet niet, < terug)
ask-hint-count = Een aantal (? weet niet, < terug)
ask-hint-time = Minuten en seconden: 17:30 (? weet niet, < terug)
ask-hint-seats = Plaats voor plaats: 7: 4x25 1x100; 8: 3x25 en meer; of @BESTAND.csv (? weet niet, < terug)
ask-hint-cards = Plaats voor plaats: 1: Kh 7c; 3: As; of @BESTAND.csv (? weet niet, < terug)
ask-hint-prizes = Plaats voor plaats: 1: 5000, 2: 3000, 3-5: 1000; of @BESTAND.csv (? weet niet, < terug)
ask-hint-out = Speler, tafel, stack: A T1 12000, B T2 8000; of @BESTAND.csv (? weet niet, < terug)
ask-hint-tables = Tafel voor tafel: T1 9 spelers BB volgende plaats 4, T2 6 BB volgende plaats 7 leeg 2 8 9; of @BESTAND.csv (? weet niet, < terug)
ask-hint-pots = 1250 A B; 800 C, of: button 4; 1250 plaats 6 plaats 2. High-low: 1000 high A low B C (? weet niet, < terug)
ask-hint-hands = A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d (? weet niet, < terug)
ask-hint-put-in = A 500, B 1200, C 1200, D 300 foldt; of de hand: blinds 100/200; A all-in 500, B callt (? weet niet, < terug)
ask-hint-showdown = Main pot eerst: A B; C. Of de handen: A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d (? weet niet, < terug)
answer-yes = ja
answer-no = nee
answer-unknown = onbekend
answer-none = geen
answer-not-a-value = "{ $typed }" is geen van de antwoorden: { $allowed }
answer-several = "{ $typed }" past bij meerdere antwoorden: { $allowed }
answer-not-an-action = "{ $typed }" is geen actie. Schrijf: { $allowed }
answer-too-many = Dat zijn meer acties dan een hand heeft.
answer-not-a-count = "{ $typed }": hier is een heel getal van { $least } tot en met { $most } nodig.
answer-not-a-time = "{ $typed }" is geen tijd op een klok. Schrijf minuten en seconden, zoals 17:30.
answer-hidden = er staat een onzichtbaar teken in, { $typed }. Typ het opnieuw.
amount-empty = Er is een bedrag in chips nodig, bijvoorbeeld 1200.
amount-zero = "{ $typed }": hier is een bedrag boven 0 nodig.
amount-negative = "{ $typed }" is minder dan nul. Chips tellen vanaf 0.
amount-fraction = "{ $typed }" is geen heel aantal chips.
amount-too-large = "{ $typed }" is meer dan er in een toernooi ooit in het spel is (hoogstens 1.000.000.000.000).
amount-not-a-number = "{ $typed }" is geen bedrag. Schrijf 1200, 1,2k of 2x500+200.
amount-two-readings = "{ $typed }" kan { $one } of { $other } zijn. Schrijf { $one-digits } of { $other-digits }.
amount-one-or-two = "{ $typed }" kan één bedrag zijn, { $one }, of twee, { $first } en { $second }. Schrijf { $one-digits } als het er één is.
amount-count-or-amount = "{ $typed }" kan { $one } zijn, of { $count } chips van { $value }. Schrijf { $one-digits } of { $count-digits }x{ $value-digits }.
impossible-above-stack = De speler heeft { $stack } in totaal: meer kan hij niet inzetten.
impossible-the-whole-stack = { $stack } is alles wat de speler heeft: dit zijn de laatste chips.
impossible-not-the-whole-stack = De speler heeft { $stack } in totaal: er blijven chips over.
csv-broken = dit is geen CSV.
csv-open-quote = bij dit aanhalingsteken hoort een tweede, aan het einde van het veld.
csv-fields = velden in deze regel: { $found }, kopjes: { $wanted }. Elke regel heeft voor elk kopje een veld.
csv-empty = onder de kopjes staat niets.
csv-too-long = er staan meer dan { $number } regels in.
csv-too-wide = er staan meer dan { $number } kolommen in.
csv-column = de kolom "{ $column }" ontbreekt.
csv-unknown-column = het kopje "{ $typed }" is niet bekend. Bekend zijn hier: { $known }. Een kolom zonder kopje wordt overgeslagen.
csv-column-twice = het kopje "{ $typed }" benoemt iets waarvoor al een kolom is.
csv-too-large = het bestand is groter dan 1 MiB.
csv-no-plain-file = dit is geen bestand dat te lezen is: een gewoon bestand is nodig.
csv-no-table = Dit antwoord heeft geen tabel die als CSV geschreven kan worden.
csv-not-utf-8 = het bestand is geen UTF-8 en geen UTF-16 met zijn teken. Bewaar het als UTF-8.
impossible-more-left-than-own = Er lag { $own } voor de speler: daarvan kan niet nog { $left } liggen.
impossible-not-the-count = Je zei dat de speler het bedrag inzette of noemde dat hij te horen kreeg: dat was { $told }, en dit is { $put }.
impossible-not-in-this-deck = { $what } zit niet in het deck van dit spel.
impossible-no-chips = Hier staan geen chips, of alleen chips zonder waarde. Schrijf 2x500+200.
impossible-other-worth = In je regel staan chips ter waarde van { $worth }. Schrijf welke dat zijn, zoals 1000+100.
impossible-nothing-faced = Niemand heeft in deze ronde ingezet: er is geen raise om op te reageren. Zie voor een eerste bet het incident Grootte van een raise (raise-size).
impossible-earlier-chips = Voor deze speler liggen nog chips van een eerdere inzet of blind ({ $own }). Zie voor wat er stil bij gelegd is het incident Chips bij een eerdere inzet gelegd (prior-bet-chips).
impossible-no-meaning = { $said } kan geen bedrag vanaf { $least } betekenen.
impossible-round = Volgens dit boek kan de ronde zo niet zijn gegaan: een bet of raise erin was niet toegestaan.
impossible-next-value = De volgende waarde moet hoger zijn dan de waarde die eruit gaat, en een veelvoud daarvan.
impossible-no-such-chips = Er zijn geen chips van de waarde die eruit gaat.
impossible-too-many-chips = Dit zijn meer chips dan er ooit in een toernooi in het spel zijn.
impossible-chip-between = Plaats { $seat } heeft een chip van { $chip }. De volgende waarde kan daar niet boven liggen: verbeter de lijst of de volgende waarde.
impossible-race-cards = Plaats { $seat } – losse chips: { $odd }, kaarten: { $cards }. Elke losse chip krijgt één kaart.
impossible-more-dealt-again = Re-deals: { $again }, keer gedeeld: { $deals }. Aan elke re-deal gaat een misdeal vooraf die ook meetelt.
impossible-more-than-drawn = Getrokken handen: { $drawn }, gespeelde handen: { $played }. Er kunnen er niet meer zijn gespeeld dan er zijn getrokken.
impossible-more-missed = Er zijn al { $missed } handen gemist, meer dan de { $given } die zijn opgelegd.
impossible-too-many-hands = Er kunnen hoogstens { $most } handen in de lijst.
impossible-more-out-than-left = Er zijn { $out } spelers uit, maar er waren er nog maar { $left }.
impossible-fuller-than-full = Een tafel heeft { $most } spelers, meer dan een volle tafel van { $full }.
impossible-one-table = Balanceren kan pas bij twee of meer tafels.
impossible-no-empty-seat = Aan tafel { $table } van de lijst is elke genoemde lege plaats die van de small blind of al vergeven. Noem een andere.
impossible-value-not-understood = Het boek heeft op dit punt een waarde die de berekening niet kent. Controleer de gegevens: floor check
impossible-no-low-half = In dit spel gaat er geen helft van de pot naar een low hand.
impossible-pot-no-multiple = Een pot van { $pot } kan niet uit chips van { $chip } bestaan.
impossible-seats-unknown = Wie zit er naast de button? Begin met de button, zoals "button 4;", of met de spelers vanaf daar, zoals "spelers B A C;".
impossible-hand-missing = De kaarten van { $what } ontbreken.
impossible-no-five-cards = Van { $what } zijn vijf kaarten nodig die op deze kant van de pot tellen.
impossible-not-equal = De handen van de spelers die delen, zijn niet gelijk: { $what } heeft de betere.
impossible-above-the-deck = Dat zijn meer kaarten dan het deck heeft: { $cards }, met zes voor elke speler.
impossible-nobody-left = Iedereen heeft gefold.
impossible-other-pots = { $pots ->
    [one] Er is één pot te winnen
   *[other] Er zijn { $pots } potten te winnen
}, maar er zijn winnaars genoemd voor { $won }.
impossible-not-in-pot = { $what } speelt niet om deze pot.
impossible-unknown-player = { $what } heeft niets ingezet.
impossible-board-cards = In dit spel is een board van vijf kaarten nodig.
impossible-no-board = Dit spel heeft geen board.
impossible-hole-cards = { $what } heeft te veel of te weinig kaarten voor dit spel.
impossible-no-hand = Er is geen hand genoemd, alleen een board.
still-open = Het beslissende feit is niet bekend. Nog mogelijk:
facts-missing = { $incident }: deze feiten zijn nodig om te beslissen:
takes-chips = CHIPS (1200, 1,2k, 2x500+200)
takes-piles = CHIPS (2x500+200)
takes-round = RONDE ("blinds 200/400; A raiset naar 1200, B callt")
takes-time = TIJD (17:30)
takes-stacks = PLAATSEN ("7: 4x25 1x100; 8: 3x25") of @BESTAND.csv
takes-cards = KAARTEN ("1: Kh 7c; 3: As") of @BESTAND.csv
takes-prizes = PRIJZEN ("1: 5000, 2: 3000, 3-5: 1000") of @BESTAND.csv
takes-players-out = SPELERS ("A T1 12000, B T2 8000") of @BESTAND.csv
takes-tables = TAFELS ("T1 9 spelers BB volgende plaats 4, T2 6") of @BESTAND.csv
takes-pots = POTTEN ("1250 A B; 800 C")
takes-hands = HANDEN ("A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d")
takes-put-in = INZETTEN ("A 500, B 1200, C 1200, D 300 foldt")
takes-showdown = WINNAARS ("A B; C") of HANDEN ("A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d")
incident-missing = Welk incident? Een van: { $allowed }

## Woorden die mensen voor het nummer van een regel zetten, met komma's ertussen. Die van elke taal worden begrepen.

rule-before-a-number = regel, regels, artikel, art, nr, nummer, punt, lid, paragraaf, hoofdstuk
rule-range-words = t/m, tm, tot, tot en met
rule-list-words = en

## What was typed and does not exist. $near is none when nothing is near.

unknown-book = { $near ->
    [none] Er is geen boek "{ $typed }". De boeken zijn: { $allowed }.
   *[other] Er is geen boek "{ $typed }". De boeken zijn: { $allowed }. Bedoelde je "{ $near }"?
}
unknown-rule = { $near ->
    [none] { $book } heeft geen regel of onderwerp "{ $typed }".
   *[other] { $book } heeft geen regel of onderwerp "{ $typed }". Bedoelde je "{ $near }"?
}
unknown-rule-number = { $book } heeft geen regel "{ $typed }". De regels zijn { $ranges }.
rule-elsewhere = { $here ->
    [none] Regel { $typed } van { $books } is "{ $title }"; { $book } heeft daar geen regel over.
   *[other] Regel { $typed } van { $books } ("{ $title }") is { $here } in { $book }.
}
unknown-incident = { $near ->
    [none] Er is geen incident "{ $typed }".
   *[other] Er is geen incident "{ $typed }". Bedoelde je "{ $near }"?
}
several-incidents = { $n ->
    [one] "{ $typed }" kan dit zijn; noem het incident bij zijn id:{ $found }
   *[other] "{ $typed }" kan een van deze zijn; noem het incident bij zijn id:{ $found }
}
unknown-fact = { $near ->
    [none] { $incident } heeft geen feit "{ $typed }". De feiten zijn: { $allowed }.
   *[other] { $incident } heeft geen feit "{ $typed }". De feiten zijn: { $allowed }. Bedoelde je "{ $near }"?
}
fact-twice = Het feit "{ $typed }" is twee keer genoemd.
nothing-found = Niets gevonden voor "{ $typed }".
usage-not-allowed = { $near ->
    [none] { $option } accepteert geen "{ $typed }", alleen: { $allowed }.
   *[other] { $option } accepteert geen "{ $typed }", alleen: { $allowed }. Bedoelde je "{ $near }"?
}
usage-unknown-argument = { $near ->
    [none] "{ $typed }" is hier geen optie.
   *[other] "{ $typed }" is hier geen optie. Bedoelde je "{ $near }"?
}
usage-unknown-command = { $near ->
    [none] Er is geen opdracht "{ $typed }".
   *[other] Er is geen opdracht "{ $typed }". Bedoelde je "{ $near }"?
}
usage-missing-argument = Er ontbreekt iets: { $typed }
usage-missing-value = { $typed } heeft een waarde nodig.
usage-twice = { $typed } mag maar één keer voorkomen.
usage-not-utf-8 = De opdrachtregel is geen UTF-8.
setting-not-utf-8 = De variabele { $variable } is geen UTF-8.
usage-other = Deze opdrachtregel kan niet worden gebruikt.
usage-see-help = Zie: floor --help
error-other = Dat lukte niet: { $why }
typed-too-much = Er zijn { $length } tekens getypt, en er worden er hoogstens { $most } gelezen. Zeg het korter; een lijst mag in een bestand staan (@BESTAND).
output-failed = De standaarduitvoer kon niet worden geschreven: { $why }
left-out = { $names ->
    [none] { $folder }: hier klopt iets niet. Zie: floor check { $folder }
   *[other] { $folder }: hier klopt iets niet; weggelaten: { $names }. Zie: floor check { $folder }
}

## Help

help-heading-usage = Gebruik
help-heading-commands = Opdrachten
help-heading-options = Opties
help-heading-arguments = Argumenten
help-help = Deze hulp tonen
help-version = De versie en de ingebouwde boeken tonen
help-floor = Beslist over incidenten aan tafel bij pokertoernooien. Zonder opdracht vraagt het programma wat er gebeurd is.
help-decide = Over een incident beslissen en vragen naar wat ontbreekt
help-rule = Regels tonen op nummer of onderwerp, met hun tegenhangers
help-search = Regels en incidenten zoeken in een van de vier talen
help-compare = Boeken vergelijken: wat er aan tafel verandert, een regel, een onderwerp of een geval
help-books = De boeken tonen
help-incidents = De incidenten tonen
help-check = De gegevens nakijken: de ingebouwde of die van een huis
help-any-book = Het boek waar het huis zich aan houdt
help-any-lang = De taal: en, nl, de of sk
help-any-format = De uitvoervorm: text, json, markdown, html of csv
help-any-rulings = Een map met boeken en incidenten van het huis
help-any-color = Kleur: auto, always of never
help-any-others = Ook tonen wat de andere boeken beslissen
help-decide-words = Het incident, daarna wat bekend is als FEIT=WAARDE
help-any-labels = Nummers of onderwerpen: 43, 43-A, "MEC 7", four-card-flop
help-search-words = De woorden
help-compare-words = Een groep, een regel, een onderwerp, of een incident met FEIT=WAARDE
help-compare-group = Alleen de incidenten van deze groep
help-compare-all = Elk verschil, niet alleen wat het zwaarst weegt
help-compare-contradictions = Alleen waar beide boeken beslissen, en verschillend
help-compare-only-values = Alleen wat afhangt van punten waarop beide boeken een waarde hebben
help-compare-silences = Alleen waar één boek beslist, of geen van beide
help-compare-numbers = Welke regel van het ene boek welke is in het andere
help-rule-map = Alleen welke regel het in de andere boeken is
help-compare-policies = De punten waarop de boeken verschillen, niet de beslissingen
help-any-books = De boeken, gescheiden door komma's
help-any-paths = Mappen met gegevens
help-any-stubs = De ontbrekende berichten afdrukken als Fluent-bestanden om in te vullen
help-any-unused = De policies noemen die geen tabel raadpleegt
help-any-fix = In elk book.yaml schrijven hoeveel de bestanden bevatten
help-examples = Voorbeelden: floor · floor rule 39 · floor decide undercall call-said=yes to-call=1200 put=500

## What floor check finds. The sentence stands behind FILE:LINE.

check-clean = { $files ->
    [one] { $files } bestand: niets mis
   *[other] { $files } bestanden: niets mis
}
check-findings = { $files ->
    [one] { $files } bestand, fouten: { $findings }
   *[other] { $files } bestanden, fouten: { $findings }
}
check-mended = { $file }: opnieuw geschreven: { $line }
check-warning = waarschuwing: { $sentence }
check-warnings = ; { $warnings ->
    [one] { $warnings } waarschuwing
   *[other] { $warnings } waarschuwingen
}
check-unused = { $count ->
    [0] Elke policy wordt door een tabel geraadpleegd
    [one] { $count } policy wordt door geen tabel geraadpleegd
   *[other] { $count } policies worden door geen tabel geraadpleegd
}
# What says nothing of what happened: left out when an incident is looked for.
finding-unknown-file = hier horen geen gegevens. Ze horen in: topics.yaml, policies/GROEP.yaml, books/BOEK/book.yaml, books/BOEK/rules/DEEL.yaml, books/BOEK/policies/GROEP.yaml, incidents/GROEP/INCIDENT.yaml, locales/TAAL/NAAM.ftl
finding-unreadable = { $where ->
    [here] kan niet worden gelezen: { $why }
   *[other] { $where } kan niet worden gelezen: { $why }
}
system-not-found = dat bestand of die map bestaat niet
system-no-right = het systeem staat het niet toe
system-is-folder = dat is een map
system-not-text = dat is geen tekst
system-no-folder = een deel van het pad is geen map
system-full = er is geen ruimte meer op de schijf
system-read-only = de schijf is alleen te lezen
system-says = het systeem meldt ({ $why })
finding-too-many-files = te veel bestanden in deze map; bewaar er alleen gegevens in
finding-too-large = het bestand is groter dan 1 MiB; splits het
finding-too-large-in-all = de bestanden in deze map zijn samen groter dan 16 MiB
finding-no-plain-file = dit is geen gewoon bestand en wordt niet geopend; hier hoort een bestand met gegevens of niets
finding-bad-name = een naam bestaat hier uit de letters a tot z, cijfers, koppeltekens, lage streepjes en punten
finding-link-out = deze link leidt de map uit, of naar een map waar hij zelf in staat; zet het bestand zelf hier
finding-not-utf-8 = het bestand is hier geen UTF-8; sla het op als UTF-8
finding-control-character = het teken { $code } stuurt een terminal of verbergt zich in een tekst; haal het weg
finding-tab = hier staat een tab: spring in en scheid met spaties
finding-line-break = dit hoort op één regel te staan; alleen een tekst mag er meer hebben (in YAML maakt >- er één regel van)
finding-malformed = dit is geen correcte YAML: { $why }
finding-alias = ankers en aliassen mogen niet; schrijf de waarde uit
finding-tag = tags mogen niet; schrijf de waarde zonder tag
finding-too-deep = meer dan 32 niveaus diep genest
finding-too-many-parts = een bestand heeft hoogstens { $most } sleutels en waarden; splits het
finding-too-much = samen hebben de bestanden meer dan { $most } sleutels en waarden; vanaf hier worden ze niet gelezen
finding-second-document = een bestand bevat één document; zet het tweede in een eigen bestand
finding-duplicate-key = de sleutel "{ $name }" staat er twee keer; haal er één weg
finding-unknown-key = onbekende sleutel "{ $name }"; toegestaan zijn: { $allowed }
finding-missing-key = de sleutel "{ $name }" ontbreekt; voeg hem toe
finding-wrong-kind = gevonden: { $found }, verwacht: { $expected }
kind-nothing = niets
kind-value = een waarde
kind-list = een lijst
kind-mixed-list = getallen en woorden in één lijst
kind-mapping = sleutels met waarden (sleutel: waarde)
kind-text = een woord of tekst
kind-texts = een tekst, of een tekst per taal
kind-rules = regels
kind-positions = standpunten
kind-true-or-false = true of false
kind-whole-number = een geheel getal
kind-words = een woord of een lijst van woorden
kind-word-or-number = een woord of een geheel getal
kind-position = het woord silent, of een waarde met de bepaling
kind-example-value = een geheel getal, een woord, true, false, of een lijst van getallen of van woorden
kind-cell = een woord, een lijst van woorden, of not: met een woord of een lijst van woorden
kind-closed = een feit of policy met een vaste reeks waarden
kind-closed-fact = een feit met een vaste reeks waarden
kind-yes-no = de soort yes-no
kind-told = de soort chips, piles, round of actions
kind-number-policy = een policy met een getal
kind-choice-policy = een policy met een keuze uit waarden
finding-no-penalty = "{ $found }" is geen penalty: { $allowed }, of een policy met deze waarden
finding-twice = "{ $name }" staat er twee keer; haal er één weg of geef hem een andere naam
finding-unknown-topic = { $near ->
    [none] onbekend onderwerp "{ $name }".
   *[other] onbekend onderwerp "{ $name }". Bedoelde je "{ $near }"?
}
finding-no-topic = er is minstens één onderwerp nodig
finding-unknown-policy = { $near ->
    [none] onbekende policy "{ $name }".
   *[other] onbekende policy "{ $name }". Bedoelde je "{ $near }"?
}
finding-bad-unit = een getal heeft een eenheid nodig, en "{ $found }" is geen van: { $allowed }
finding-bad-values = er zijn minstens twee verschillende waarden nodig; noem ze
finding-reserved-value = "{ $name }" is voorbehouden aan een boek zonder standpunt
finding-bad-policy-kind = de soort is number (met unit) of choice (met values), niet "{ $found }"
finding-bad-position = een standpunt is silent, of value met clause, discretion, not-applicable, of conflict met follows en why; niet "{ $found }"
finding-unknown-clause = { $near ->
    [none] { $book } heeft geen bepaling "{ $name }"; floor rule toont de nummers van een regel
   *[other] { $book } heeft geen bepaling "{ $name }". Bedoelde je "{ $near }"?
}
finding-unknown-sentence = { $clause } heeft geen zin { $name }; er staan er { $found }
finding-no-edition-before = { $book } zegt dat een regel uit { $name } van de vorige editie komt, maar die is er niet: geef het boek zijn familie en jaar, en laad een eerdere editie
finding-not-a-number = "{ $found }" is geen geheel getal ({ $unit })
finding-not-a-value = "{ $found }" is geen van de waarden: { $allowed }
finding-missing-position = { $was ->
    [none] { $book } heeft geen standpunt over de policy { $name }. Zet "{ $name }: silent" of "{ $name }: {"{"} value: { $values }, clause: … {"}"}" in { $where }
   *[other] { $book } heeft geen standpunt over de policy { $name }. Zet "{ $name }: silent" of "{ $name }: {"{"} value: { $values }, clause: … {"}"}" in { $where }. In het boek eronder is dat { $was }
}
finding-unknown-language = { $near ->
    [none] "{ $name }" is geen van de talen en, nl, de, sk
   *[other] "{ $name }" is geen van de talen en, nl, de, sk. Bedoelde je "{ $near }"?
}
finding-unknown-base = { $near ->
    [none] bouwt voort op een boek dat niet bestaat of dat op dit boek voortbouwt: "{ $name }". De boeken zijn: { $allowed }.
   *[other] bouwt voort op een boek dat niet bestaat of dat op dit boek voortbouwt: "{ $name }". De boeken zijn: { $allowed }. Bedoelde je "{ $near }"?
}
finding-no-book = het boek { $book } heeft geen book.yaml en is niet ingebouwd; voeg het toe of verbeter de naam van de map
finding-no-clause = regel { $name } heeft geen bepaling; voeg er een toe
finding-empty-text = de tekst is leeg; schrijf hem, of laat de sleutel weg
finding-bad-message = dit is geen correct Fluent-bericht; schrijf het als id = tekst
finding-too-many-braces = een bericht toont hoogstens { $most } waarden, en dit heeft meer accolades
finding-too-many-books = een map heeft hoogstens { $most } boeken; dit wordt niet gelezen
finding-missing-message = het bericht { $name } ontbreekt in { $language }; floor check --stubs toont wat er in te vullen is
finding-unknown-condition = { $near ->
    [none] geen feit, klasse of policy heet "{ $name }".
   *[other] geen feit, klasse of policy heet "{ $name }". Bedoelde je "{ $near }"?
}
finding-too-many-rows = een tabel heeft hoogstens { $most } rijen
finding-any-value = de cel noemt alle waarden; laat hem weg
finding-gap = geen rij beslist over dit geval: { $case }. Voeg er een rij voor toe
finding-overlap = de rijen { $rows } beslissen allebei over dit geval: { $case }. Geef een van beide een voorwaarde die het uitsluit
finding-no-order = de uitkomst { $name } geeft bij een standpunt van een boek geen aanwijzing. Voeg er een toe zonder die voorwaarde
finding-orders-together = de aanwijzing { $name } sluit { $other } uit, en in een geval worden ze allebei gegeven; geef er een onder een voorwaarde die de andere niet heeft
finding-sum-differs = { $name } is { $found }, maar { $policies } is samen { $sum }; getallen die bij elkaar horen, moeten kloppen
finding-removed-and-replaced = regel { $name } is geschrapt en opnieuw geschreven; haal hem uit removed: een regel met hetzelfde nummer vervangt de regel eronder
finding-unasked-fact = het feit { $name } heeft geen antwoord waar de andere voorwaarden gelden; laat het weg
finding-missing-coverage = de rij beslist waar het boek geen waarde heeft voor { $name }; zet de coverage erbij: rule, general-rule, discretion, silent of not-applicable
finding-unreached-step = niets geeft "{ $name }": geen rij met die uitkomst voldoet aan de voorwaarden
finding-no-value = de cel aanvaardt geen enkele waarde; noem er minstens een
finding-section-too-deep = secties liggen hoogstens { $most } diep in elkaar
finding-row-and-section = een onderdeel is een rij met "{ $name }", of een sectie van rijen; niet allebei
finding-table-in-table = een gedeelde tabel kan geen andere gebruiken: "{ $name }"
finding-table-too-wide = de tabel heeft meer combinaties dan te tellen zijn; splits het incident of laat kolommen weg
finding-too-many-gates = de feiten waar andere van afhangen, hebben meer dan { $most } combinaties van antwoorden; laat minder feiten van andere afhangen
finding-too-many-values = een kolom heeft hoogstens { $most } waarden
finding-name-and-file-differ = het incident heet "{ $name }" en het bestand "{ $file }"; maak ze gelijk
finding-bad-fact-kind = de soort is yes-no, no-yes, choice (met twee of meer values), chips, chips-above-zero, piles, round, round-of-any-size, actions (met values), count (met een range), time, stacks, cards, prizes, players-out of tables, niet "{ $found }"
finding-unknown-fact = geen eerder feit heet "{ $name }"
finding-unknown-calculation = er is geen berekening "{ $name }"; rulings/README.md zegt waar ze staan
finding-missing-input = de berekening { $name } heeft een feit "{ $input }" nodig
finding-missing-feed = de berekening heeft een policy nodig waarin "feeds: { $name }" staat
finding-unknown-feed = "{ $name }" is geen inzetregel; toegestaan: { $allowed }
finding-fed-twice = "{ $policy }" voedt "{ $name }" al
finding-unknown-amount = de berekening geeft geen bedrag "{ $name }", alleen: { $allowed }
finding-unknown-table = de berekening geeft geen tabel "{ $name }", alleen: { $allowed }
finding-never-asked = geen antwoord erboven leidt naar de vraag "{ $name }"; laat er een naar vragen of haal hem weg
finding-one-answer = de vraag "{ $name }" heeft minder dan twee antwoorden; voeg er een toe of haal de vraag weg
finding-no-such-incident = er is geen incident "{ $name }"
finding-nothing-the-same = het incident "{ $incident }" heeft geen feit "{ $name }" met antwoorden als "{ $fact }" en toont geen bedrag met die naam, en het is ook geen antwoord op "{ $fact }"; verbeter same-as
finding-unknown-outcome = geen rij heeft de uitkomst "{ $name }"; verbeter de naam of haal hem weg
finding-idle-fact = het feit "{ $name }" beslist niets; gebruik het in een rij of haal het weg
finding-more-findings = en nog { $count } in dit bestand
finding-more-findings-elsewhere = en nog { $count } in andere bestanden
finding-same-step = "{ $name }" komt twee keer waar de voorwaarden van beide gelden; haal er één weg of vernauw hem
finding-idle-column = de kolom "{ $name }" verandert niets: geen twee rijen die anders beslissen, verschillen alleen daarin; haal hem weg
finding-row-without-clause = de rij "{ $name }" beslist volgens een regel en heeft in { $books } geen bepaling om aan te halen; noem een onderwerp waarover het boek er een heeft, of een andere coverage
finding-cites-another-topic = de rij { $name } verwijst naar { $topic }, en noch het incident noch een policy die het raadpleegt gaat daarover; corrigeer het, of zet het onderwerp in "also" van het incident
finding-silent-without-fairness = de rij { $name } zegt { $found } en noemt geen bepaling over billijkheid, waarmee de floor daar beslist; zet { $topic } bij cites of verbeter de coverage
finding-unsaid-coverage = { $found ->
    [none] de rij { $name } noemt { $topic }, waarmee de floor beslist waar een boek niets zegt; zet de coverage erbij, ook als die rule is
    [stance] de rij { $name } beslist waar een boek geen waarde kiest; zet de coverage erbij, ook als die rule is
   *[other] de kop van de rij { $name } zegt "{ $found }"; zet de coverage erbij, ook als die rule is
}
finding-ruled-under-silent-headline = de rij { $name } zegt { $coverage }, en de kop zegt "{ $found }"; verbeter de coverage of de kop
finding-open-under-ruling-headline = de rij { $name } zegt { $coverage }, maar de kop { $found } beslist alsof er een regel is; laat de kop zeggen wie beslist of dat het boek zwijgt (open-words, silent-words), of verbeter de coverage
finding-coverage-differs = de rij { $name } zegt { $coverage }, een andere rij met dezelfde uitkomst niet ({ $found }), en geen policy scheidt ze; verbeter de coverage of geef de rij een eigen uitkomst
finding-hand-over = { $how ->
    [back] { $step } leidt naar { $name }, en dat leidt weer hierheen; laat een van de twee beslissen
    [impossible] { $step } leidt naar { $name }, waar wat hier geantwoord is niet kan; verbeter de feiten daar, of zet "same-as" op "-" waar een feit een ander is
   *[other] { $step } leidt naar { $name }, dat { $found } beslist waar het hier { $outcome } is; verbeter een van de twee
}
finding-no-alternative = { $how ->
    [same] onder { $book } gaat de keuze tussen { $name } en { $other }, met dezelfde aanwijzingen en bedragen; geef ze één uitkomst, of elk een eigen aanwijzing
    [onward] onder { $book } leidt één kant van de keuze, { $name }, alleen naar een ander incident; laat een aanwijzing zeggen wat er gebeurt
   *[other] onder { $book } zegt één kant van de keuze, { $name }, dat het boek zwijgt; laat de rij zeggen wat er gebeurt
}
finding-order-without-outcome = de aanwijzing { $name } noemt geen uitkomst; noem die, of zet er "always: true" bij als ze bij elke uitkomst hoort
finding-always-and-outcome = de aanwijzing { $name } wordt altijd gegeven en noemt toch een uitkomst; haal een van de twee weg
finding-idle-question = het feit "{ $name }" wordt gevraagd waar { $other } { $found } is, en beslist alleen iets waar het { $values } is; voeg een ask-if toe of verbeter de rijen
finding-changed-incident = { $count ->
    [one] { $name } komt in de plaats van het incident eronder en verschilt daarvan in één deel: { $found }
   *[other] { $name } komt in de plaats van het incident eronder en verschilt daarvan in { $count } delen: { $found }
}
finding-same-rows = de rij "{ $name }" beslist als "{ $other }" en verschilt in één cel; ze kunnen één rij zijn
finding-bad-range = een getal heeft een range nodig: [minimum, maximum], het minimum onder het maximum
finding-out-of-range = { $found } is hier geen zinnig aantal ({ $unit }); toegestaan is { $least } tot en met { $most }
finding-follows-no-side = een conflict volgt een van zijn kanten; geef de waarde van één ervan
finding-equal-sides = twee kanten van een conflict hebben dezelfde waarde; ze spreken elkaar niet tegen
finding-empty-list = de lijst is leeg; vul hem of laat de sleutel weg
finding-empty-folder = in deze map staan geen gegevens; rulings/README.md zegt hoe je ze schrijft
finding-empty-file = het bestand is leeg: zet een kopie terug, schrijf wat erin hoort, of verwijder het
finding-bad-day = { $found } is geen dag; schrijf hem zoals 2026-11-22
finding-only-comments = alles in dit bestand is uitgezet, of de rest ervan is verloren, en niets erin geldt: zet een kopie terug; is het zo bedoeld, verwijder het dan of sluit het af met de regel "# end"
finding-stops-short = het bestand houdt midden in zijn laatste regel op, en de rest kan verloren zijn: zet een kopie terug; ontbreekt er niets, sluit de regel dan af met Enter
finding-fewer-held = dit boek hoort { $said } { $what } te hebben, en in de bestanden staan er { $found }: een bestand is verloren, leeg of half gekopieerd. Zet het terug; is het zo bedoeld, dan schrijft floor check --fix het nieuwe aantal
finding-more-held = dit boek hoort { $said } { $what } te hebben, en in de bestanden staan er { $found }: floor check --fix schrijft het nieuwe aantal, zodat een verlies opvalt
finding-half-done = deze map is nooit tot het einde geschreven: maak hem leeg en geef de opdracht die hem moest schrijven opnieuw
finding-other-topic = { $name } berust op { $clause }, en die regel gaat niet over { $topic }; noem de bepaling die beslist, of zet het onderwerp ervan bij de policy onder also
finding-changed-position = { $name } is gewijzigd, maar { $clause } heeft nog de tekst van het boek eronder; schrijf de regel opnieuw
finding-number-not-in-text = { $name } is { $found }, en dat staat niet in bepaling { $clause }; verbeter een van de twee
finding-idle-message = { $near ->
    [none] niets vraagt om het bericht { $name } ({ $language }); verbeter de naam of haal het weg
   *[other] niets vraagt om het bericht { $name } ({ $language }); bedoelde je { $near }?
}
finding-unknown-variable = { $name } toont { $variable }, dat de beslissing niet geeft; ze geeft: { $allowed }
finding-uneven-variables = { $name } toont { $found } in { $language } en { $expected } in de andere talen; maak ze gelijk
finding-no-packed-house = is geen ingepakt huis
finding-damaged-packed-house = is een ingepakt huis dat beschadigd is
finding-newer-packed-house = is een ingepakt huis van een nieuwer programma
