# The words of the program itself.

## Groups of topics, policies and incidents

group-general = Všeobecné
group-seating = Miesta a stoly
group-showdown = Showdown a poty
group-procedure = Procedúry
group-blinds = Button a blindy
group-dealing = Rozdávanie
group-betting = Stávky
group-chips = Žetóny
group-conduct = Správanie a penalizácie
group-raises = Stávky a navýšenia
group-turns = Poradie, pot a akceptovaná akcia
group-declarations = Vyhlásenia a foldy
group-misdeals = Misdealy a flopy so štyrmi kartami
group-irregularities = Nezrovnalosti
group-undercalls = Undercally

## Units of number policies

unit-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekúnd
}
unit-minutes = { $n ->
    [one] { $n } minúta
    [few] { $n } minúty
   *[other] { $n } minút
}
unit-chips = { $n ->
    [one] { $n } žetón
    [few] { $n } žetóny
   *[other] { $n } žetónov
}
unit-percent = { $n } %
unit-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčov
}
unit-hands = { $n ->
    [one] { $n } ruka
    [few] { $n } ruky
   *[other] { $n } rúk
}
unit-rounds = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
   *[other] { $n } kôl
}
unit-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kariet
}
unit-times = { $n ->
    [one] { $n } raz
    [few] { $n } razy
   *[other] { $n } ráz
}
unit-years = { $n ->
    [one] { $n } rok
    [few] { $n } roky
   *[other] { $n } rokov
}
unit-euro = { $n } €

## Amounts

amount-to-call = na dorovnanie
amount-put = vložené
amount-told = oznámené
amount-owed = treba doplatiť
amount-actions = počítané akcie
amount-with-chips = so žetónmi
amount-bet = stávka na dorovnanie
amount-total = spolu pred sebou
amount-raise-part = samotný raise
amount-raise-before = predošlý bet či raise
amount-half-line = 50 % navýšenia
amount-least = najmenej spolu
amount-minimum-bet = minimálna stávka
amount-to-add = treba pridať
amount-change = vrátiť
amount-next-least = ďalší raise najmenej na
amount-next-after-least = ďalší raise najmenej na
amount-next-after-put = ďalší raise najmenej na
amount-next-after-short = ďalší raise najmenej na
amount-next-after-most = ďalší raise najmenej na
amount-other-least = spolu pri celých stávkach
amount-completed-least = spolu po doplnení stávky
amount-said = povedané
amount-on-top = stávka plus povedané
amount-total-on-top = spolu, ak je to navyše
amount-next-after-on-top = ďalší raise najmenej na
amount-smallest-chip = najmenší žetón
amount-rest = zvyšok bez neho
amount-most = maximum
amount-over-most = nad maximum
amount-own = už ležalo
amount-left = zostalo ležať
amount-added = pridané
amount-short = chýba
amount-over = navyše
amount-pot = pot
amount-pot-after-call = pot po dorovnaní
amount-in-the-middle = v strede
amount-in-front = pred hráčmi
amount-stack = stack
amount-short-blind = chýba do blindu
amount-dead-blind = mŕtvy small blind
amount-meant = platná suma
amount-smallest = najnižší výklad
amount-next-meaning = ďalší vyšší výklad
amount-removed = odoberaná hodnota
amount-next = ďalšia hodnota
amount-chips-raced = žetóny v race
amount-chips-raced-up = žetóny v race, nahor
amount-chips-left = zvyšné žetóny
amount-in-play-before = v hre predtým
amount-in-play-after = v hre potom
amount-in-play-after-up = v hre potom
amount-worth = hodnota spolu
amount-chips-for = žetóny za ne
amount-chips-for-up = žetóny za ne
amount-worth-left = hodnota zvyšku
amount-rounds = uložené kolá
amount-players-counted = rátaní hráči
amount-players-counted-now = hráči teraz
amount-most-rounds = najviac kôl
amount-hands-given = ruky spolu
amount-hands-drawn = vyžrebované ruky
amount-hands-played = odohrané ruky
amount-last-hands-left = ešte odohrať
amount-hands-given-now = ruky spolu
amount-deals-missed = vynechané rozdania
amount-dealt-again = opakované rozdania
amount-hands-missed = vynechané ruky
amount-hands-left = ešte vynechať
amount-hands-left-now = ešte vynechať
amount-starting-stack = štartovný stack
amount-rebuy-limit = najväčší stack na re-buy
amount-rebuy-chips = žetóny z re-buyu
amount-in-play = v hre
amount-seconds-before = sekundy pred odpočítavaním
amount-seconds-counted = sekundy odpočítavania
amount-seconds-in-all = sekundy spolu
amount-seconds-gone = uplynulé sekundy
amount-seconds-left = zostávajúce sekundy
amount-clock = hodiny pri oznámení
amount-each-hand = odpočet za ruku
amount-hand = ruka
amount-clock-now = hodiny teraz
amount-clock-from-running = hodiny teraz
amount-clock-from-next = hodiny teraz
amount-players-left = zostáva hráčov
amount-paid-places = platené miesta
amount-players-out = vypadnutí hráči
amount-best-place = najlepšie miesto
amount-place-above = miesto nad nimi
amount-last-place = posledné miesto
amount-place = miesto
amount-prize = cena
amount-prize-each = cena každému
amount-prize-shared = podiel každému
amount-prize-pool = ceny spolu
amount-fullest-table = najplnší stôl
amount-full-table = plný stôl
amount-players-short = chýba od
amount-players-needed = potrební hráči
amount-tables-stopped = zastavené stoly
amount-tables-stopped-full = zastavené stoly
amount-final-size = finálový stôl
amount-until-final = ešte vypadne hráčov
amount-tables-told = stoly
amount-players-told = hráči
amount-players-moved = presúvaní hráči
amount-from-seat = z miesta
amount-to-seat = na miesto
amount-high-half = high polovica
amount-low-half = low polovica
amount-share = každý diel
amount-odd-chips = zostáva
amount-stub = kariet v stube
amount-burn-card = spálená karta
amount-last-card = posledná karta, nerozdáva sa
amount-required = potrebných kariet
amount-burns-added = skôr spálené karty
amount-with-burns = so spálenými kartami
amount-main-pot = hlavný pot
amount-side-pot = vedľajší pot
amount-pots-together = všetky poty
amount-uncalled = vracia sa

## Where a book takes no position, and how far it carries a ruling

stance-silent = kniha mlčí
stance-discretion = rozhodne floormanager/TD
stance-not-applicable = tu neplatí
conflict-mark = (odporuje si)
coverage-rule = upravené
coverage-discretion = na uvážení floormanagera/TD
coverage-silent = kniha o tom mlčí
    .said = kniha nehovorí, kniha to nehovorí, kniha mlčí, kniha o tom mlčí, kniha nemá, kniha na to pravidlo nemá, kniha neuvádza, kniha stud nepozná, kniha stud vynecháva, kniha vynecháva, kniha o chránenej ruke mlčí, nízkom bete mlčí, kniha pre tento turnaj veľkosť neuvádza
coverage-not-applicable = na podujatiach tejto knihy neplatí
coverage-conflict = kniha si odporuje
coverage-general-rule = podľa všeobecného pravidla
alternatives-discretion = Tvoja voľba: { $options }
alternatives-silent = Kniha to nehovorí; vyber, čo je najférovejšie: { $options }
alternatives-not-applicable = Na podujatiach tejto knihy neplatí; vyber, čo je najférovejšie: { $options }
alternatives-or = { $options }, alebo { $last }
open-discretion = { $name }: na uvážení floormanagera/TD ({ $options }).
open-silent = { $name }: kniha to nehovorí. Floormanager: rozhodni v záujme férovosti ({ $options }).
open-not-applicable = { $name }: na podujatiach tejto knihy neplatí. Floormanager: rozhodni v záujme férovosti ({ $options }).
other-side = Podľa { $clause } by to bolo: { $ruling }
other-value = { $name }: kniha to nehovorí. Tabuľka ukazuje: { $shown }. Keby platilo „{ $value }“, bolo by to: { $ruling }
rests-on-general-rule = Všeobecné pravidlo ({ $clauses }): { $why }
rests-on-general-rule-unsaid = Kniha na to nemá vlastné pravidlo; rozhodnutie sa riadi všeobecným pravidlom ({ $clauses }).
by-general-rule = { $value }, podľa všeobecného pravidla. { $why }
penalty-none = Pravidlo žiadnu penalizáciu neuvádza.
penalty-may = Môže nasledovať penalizácia.
penalty-will = Nasleduje penalizácia.

## Parts of what is shown

heading-orders = Teraz
heading-table-players = Stávkové kolo
heading-table-players-after = Stávkové kolo so stávkou vo výške potu
heading-table-corrections = Opravené
heading-table-pots = Poty
heading-table-race = Race
heading-table-stacks = Miesto po mieste
heading-table-stacks-up = Miesto po mieste, zvyšok zaokrúhlený nahor
heading-table-clock-running = Hodiny na začiatku každej ruky
heading-table-clock-next = Hodiny, ak sa za ruku pri oznámení nič neodpočíta
heading-table-full-each = Každému celá cena
heading-table-full-above = Každému cena za miesto nad nimi
heading-table-shared = Ceny rozdelené
heading-table-by-stack = Ceny podľa stackov
heading-table-halted = Stoly
heading-table-tables-short = Stoly
heading-table-halted-full = Stoly oproti plnému
heading-table-moves = Presuny
heading-table-moves-single = Presuny so samotným big blindom
heading-table-even = Kto čo dostane
heading-table-to-high = Nepárny žetón do high polovice
heading-table-to-low = Nepárny žetón do low polovice
heading-table-by-seat = Podľa miesta od buttonu
heading-table-either-by-seat = Podľa miesta, z ktorejkoľvek polovice
heading-table-by-five = Podľa najvyššej z piatich kariet, ktoré hrajú
heading-table-by-card = Podľa najvyššej karty
heading-table-by-low-card = Podľa najnižšej karty
heading-table-low-by-seat = Nepárny žetón do low polovice, potom podľa miesta
heading-table-low-by-five = Nepárny žetón do low polovice, potom podľa najvyššej z piatich kariet
heading-table-low-by-card = Nepárny žetón do low polovice, potom podľa najvyššej karty
heading-table-whole-by-seat = Celý pot, podľa miesta
heading-table-whole-by-five = Celý pot, podľa najvyššej z piatich kariet
heading-table-whole-by-card = Celý pot, podľa najvyššej karty
heading-table-whole-low-by-seat = Celý pot; inde do low polovice, potom podľa miesta
heading-table-whole-low-by-five = Celý pot; inde do low polovice, potom podľa najvyššej z piatich kariet
heading-table-whole-low-by-card = Celý pot; inde do low polovice, potom podľa najvyššej karty
heading-table-without = Bez zvyšku
heading-table-shares = Kto čo dostane
heading-table-hands = Ruky
heading-penalty = Penalizácia
heading-remarks = Poznámka
heading-rule = Pravidlo
heading-why = Prečo
heading-others = Iné knihy
heading-cousins = V iných knihách
heading-examples = Príklady
heading-refs = Odkazy
heading-topics = Témy
heading-conflicts = Knihy, ktoré odporujú samy sebe
here = tu
ref-nowhere = (v tejto knihe nie je)
rule-book-silent = { $book } o tom pravidlo nemá.
# Names in a row, the last behind the word for "and".
list-and = { $first } a { $last }
rule-also = Aj: { $clauses }
assumed = (predpoklad)
table-point = Bod
table-ruling = Rozhodnutie
table-books = Knihy
table-book = Kniha
table-rule = Pravidlo
column-player = Hráč
column-put = Pred sebou
column-action = Akcia
column-owes = Dopláca
column-may-raise = Smie navýšiť
column-least = Min.
column-most = Max.
column-other = Alebo
column-adds = Pridá
column-amount = Suma
column-for = Hrajú oň
column-pot = Pot
cell-main-pot = hlavný pot
cell-side-pot = vedľajší pot
cell-uncalled = vráti sa
column-gets-back = Dostane späť
column-total = Spolu
column-seat = Miesto
column-before = Predtým
column-chips-for = Výmena
column-race-cards = Karty
column-wins = Dostane
column-keeps-one = Ponechaný
column-after = Potom
column-hand = Ruka
column-clock = Hodiny
column-levels = Level +
column-table = Stôl
column-stack = Stack
column-place = Miesto
column-prize = Cena
column-players = Hráči
column-short = Chýba
column-stops = Stojí
column-move = Č.
column-from-table = Od
column-from-seat = Miesto
column-to-table = Kam
column-to-seat = Miesto
column-big-blind-at-once = Hneď BB
cell-not-said = neuvedené
cell-yes = áno
cell-no = nie
cell-bet = bet
cell-raise = raise
cell-call = call
cell-check = check
cell-fold = fold
cell-all-in = all-in
cell-blind = blind
cell-bring-in = bring-in
cell-waits = na rade
column-half = Polovica
column-share = Podiel
column-odd-chips = Zvyšok
column-gets = Dostane
column-cards = Platí
column-card = Karta
cell-high = high
cell-low = low
cell-total = spolu
cell-nobody = zatiaľ nikto
cell-high-card = vysoká karta
cell-pair = pár
cell-two-pair = dva páry
cell-three-of-a-kind = trojica
cell-straight = postupka
cell-flush = farba
cell-full-house = full house
cell-four-of-a-kind = štvorica
cell-straight-flush = farebná postupka
compare-hint = Všetky body
compare-same = Všetky knihy rozhodujú rovnako
compare-differ = Knihy sa líšia; ≠ označuje odlišnosť od prvej
compare-one-book = Na porovnanie treba aspoň dve knihy.
compare-nothing = Tieto knihy sa nelíšia v žiadnom bode.
onward-needs = { $n ->
    [0] Odpoveď dáva { $incident }:
   *[other] Odpoveď dáva { $incident }. Ešte treba: { $facts }
}
needs-facts = treba: { $facts }
book-in-force = platí
month-1 = januára
month-2 = februára
month-3 = marca
month-4 = apríla
month-5 = mája
month-6 = júna
month-7 = júla
month-8 = augusta
month-9 = septembra
month-10 = októbra
month-11 = novembra
month-12 = decembra
date = { $day }. { $month } { $year }
book-rules = { $n ->
    [one] { $n } pravidlo
    [few] { $n } pravidlá
   *[other] { $n } pravidiel
}
language-en = angličtina
language-nl = holandčina
language-de = nemčina
language-sk = slovenčina
search-incident = Incident
version-books = Vstavané knihy:

## The interview

ask-incident = Čo sa stalo?
ask-incident-hint = Vlastnými slovami, priebeh stávok alebo číslo, potom Enter (? zobrazí všetko)
ask-incident-hint-menu = Číslo odpovie hneď, šípky a Enter vyberajú; alebo iné slová, priebeh stávok (? ukáže všetko)
ask-incident-none = K „{ $typed }“ sa nehodí žiadny incident.
ask-incident-rules = Pravidlá, ktoré sa môžu hodiť (floor rule ČÍSLO jedno ukáže):
ask-incident-which = Ktorý z týchto to je?
ask-incident-none-of-these = žiadny z týchto
ask-hint-choice = Číslo alebo prvé písmená (? neviem, < späť)
ask-hint-chips = Žetóny: 1200, 1,2k, 2x500+200 (? neviem, < späť)
ask-hint-piles = Žetón po žetóne: 2x500+200 (? neviem, < späť)
ask-hint-round = Len najvyššia stávka, 1200, alebo 0, ak žiadna nie je; alebo celé kolo: blindy 200/400; A navýši na 1200, B dorovná (? neviem, < späť)
ask-hint-actions = Napríklad: check bet call (? neviem, < späť)
ask-hint-count = Počet (? neviem, < späť)
ask-hint-time = Minúty a sekundy: 17:30 (? neviem, < späť)
ask-hint-seats = Miesto po mieste: 7: 4x25 1x100; 8: 3x25 a viac; alebo @SÚBOR.csv (? neviem, < späť)
ask-hint-cards = Miesto po mieste: 1: Kh 7c; 3: As; alebo @SÚBOR.csv (? neviem, < späť)
ask-hint-prizes = Umiestnenie po umiestnení: 1: 5000, 2: 3000, 3-5: 1000; alebo @SÚBOR.csv (? neviem, < späť)
ask-hint-out = Hráč, stôl, stack: A T1 12000, B T2 8000; alebo @SÚBOR.csv (? neviem, < späť)
ask-hint-tables = Stôl po stole: T1 9 hráčov BB ďalšie miesto 4, T2 6 BB ďalšie miesto 7 prázdne 2 8 9; alebo @SÚBOR.csv (? neviem, < späť)
ask-hint-pots = 1250 A B; 800 C, alebo: button 4; 1250 miesto 6 miesto 2. High-low: 1000 high A low B C (? neviem, < späť)
ask-hint-hands = A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d (? neviem, < späť)
ask-hint-put-in = A 500, B 1200, C 1200, D 300 zahodil; alebo ruka: blindy 100/200; A all-in 500, B dorovná (? neviem, < späť)
ask-hint-showdown = Najprv hlavný pot: A B; C. Alebo ruky: A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d (? neviem, < späť)
answer-yes = áno
answer-no = nie
answer-unknown = nevie sa
answer-none = žiadne
answer-not-a-value = „{ $typed }“ nie je medzi odpoveďami: { $allowed }
answer-several = „{ $typed }“ sa hodí k viacerým odpovediam: { $allowed }
answer-not-an-action = „{ $typed }“ nie je akcia. Napíš: { $allowed }
answer-too-many = To je viac akcií, než má ktorákoľvek ruka.
answer-not-a-count = „{ $typed }“: tu treba celé číslo od { $least } do { $most }.
answer-not-a-time = „{ $typed }“ nie je čas na hodinách. Napíš minúty a sekundy, napríklad 17:30.
answer-hidden = je v tom znak { $typed }, ktorý nevidno. Napíš to znova.
amount-empty = Treba sumu v žetónoch, napríklad 1200.
amount-zero = „{ $typed }“: tu treba sumu väčšiu ako 0.
amount-negative = „{ $typed }“ je menej než nula. Žetóny sa počítajú od 0.
amount-fraction = „{ $typed }“ nie je celý počet žetónov.
amount-too-large = „{ $typed }“ je viac, než býva v turnaji v hre (najviac 1 000 000 000 000).
amount-not-a-number = „{ $typed }“ nie je suma. Napíš 1200, 1,2k alebo 2x500+200.
amount-two-readings = „{ $typed }“ môže byť { $one } alebo { $other }. Napíš { $one-digits } alebo { $other-digits }.
amount-one-or-two = „{ $typed }“ môže byť jedna suma, { $one }, alebo dve, { $first } a { $second }. Ak je jedna, napíš { $one-digits }.
amount-count-or-amount = „{ $typed }“ môže byť { $one } alebo { $count } { $count ->
    [few] žetóny
   *[other] žetónov
} po { $value }. Napíš { $one-digits } alebo { $count-digits }x{ $value-digits }.
impossible-above-stack = Hráč má spolu { $stack }: viac vložiť nemôže.
impossible-the-whole-stack = { $stack } je všetko, čo hráč má: sú to jeho posledné žetóny.
impossible-not-the-whole-stack = Hráč má spolu { $stack }: nejaké žetóny mu ostávajú.
csv-broken = toto nie je CSV.
csv-open-quote = tieto úvodzovky nie sú uzavreté.
csv-fields = polia v tomto riadku: { $found }, stĺpce v hlavičke: { $wanted }. Každý riadok má pole pre každý stĺpec.
csv-empty = pod hlavičkou nič nie je.
csv-too-long = je v ňom viac než { $number } záznamov.
csv-too-wide = je v ňom viac než { $number } stĺpcov.
csv-column = chýba stĺpec „{ $column }“.
csv-unknown-column = stĺpec „{ $typed }“ nie je známy. Tu sú známe: { $known }. Stĺpec bez názvu sa preskočí.
csv-column-twice = stĺpec „{ $typed }“ hovorí to, čo už iný stĺpec.
csv-too-large = súbor je väčší než 1 MiB.
csv-no-plain-file = nie je to súbor, ktorý sa dá prečítať; treba obyčajný súbor.
csv-no-table = Táto odpoveď nemá tabuľku, ktorá by sa dala zapísať ako CSV.
csv-not-utf-8 = súbor nie je ani v UTF-8, ani v UTF-16 so značkou. Ulož ho ako UTF-8.
impossible-more-left-than-own = Hráč mal pred sebou { $own }: viac ({ $left }) tam zostať nemohlo.
impossible-not-the-count = Podľa tejto odpovede hráč vložil alebo ohlásil oznámenú sumu: to bolo { $told }, a tu je { $put }.
impossible-not-in-this-deck = { $what } v balíku tejto hry nie je.
impossible-no-chips = Nie sú v tom žiadne žetóny alebo majú nulovú hodnotu. Napíš 2x500+200.
impossible-other-worth = V riadku sú žetóny v hodnote { $worth }. Napíš, ktoré to sú, napríklad 1000+100.
impossible-nothing-faced = V tomto kole nikto nestavil: nie je tu raise, na ktorý by bolo treba reagovať. Pri prvom bete pozri incident Výška navýšenia (raise-size).
impossible-earlier-chips = Pred týmto hráčom ešte ležia žetóny predošlej stávky alebo blindu ({ $own }). Pri žetónoch pridaných k nim bez slova pozri incident Žetóny pridané k predošlej stávke (prior-bet-chips).
impossible-no-meaning = { $said } nemôže znamenať žiadnu sumu od { $least } vyššie.
impossible-round = Podľa tejto knihy kolo nemohlo prebehnúť takto: niektorý bet alebo raise v ňom nebol dovolený.
impossible-next-value = Ďalšia hodnota musí byť vyššia než odoberaná a jej násobkom.
impossible-no-such-chips = Žetóny odoberanej hodnoty tu nie sú.
impossible-too-many-chips = To je viac žetónov, než býva v turnaji v hre.
impossible-chip-between = Miesto { $seat } má žetón v hodnote { $chip }. Ďalšia hodnota nemôže byť nad ňou: oprav zoznam alebo ďalšiu hodnotu.
impossible-race-cards = Miesto { $seat } – zvyšné žetóny: { $odd }, karty: { $cards }. Za každý zvyšný žetón je jedna karta.
impossible-more-dealt-again = Opakované rozdania ({ $again }) sa nezmestia do všetkých rozdaní ({ $deals }): pred každým bol misdeal, ktorý sa tiež ráta.
impossible-more-than-drawn = Vyžrebované ruky: { $drawn }, odohrané ruky: { $played }. Odohrať sa ich nemohlo viac, než sa vyžrebovalo.
impossible-more-missed = Vynechaných rúk je už { $missed }, viac než uložených { $given }.
impossible-too-many-hands = V zozname môže byť najviac { $most } rúk.
impossible-more-out-than-left = Vypadnutí hráči: { $out }, no v hre ich bolo len { $left }.
impossible-fuller-than-full = Jeden stôl má viac hráčov ({ $most }) než plný stôl ({ $full }).
impossible-one-table = Balansuje sa pri dvoch a viac stoloch.
impossible-no-empty-seat = Pri { $table }. stole zoznamu je každé uvedené prázdne miesto miestom small blindu alebo už obsadené. Uveď iné.
impossible-value-not-understood = Kniha má k tomuto bodu hodnotu, ktorú výpočet nepozná. Skontroluj údaje: floor check
impossible-no-low-half = V tejto hre low ruka polovicu potu nedostáva.
impossible-pot-no-multiple = Pot { $pot } nemôže byť zo žetónov po { $chip }.
impossible-seats-unknown = Kto sedí vedľa buttonu? Začni buttonom, napríklad „button 4;“, alebo hráčmi odtiaľ, napríklad „hráči B A C;“.
impossible-hand-missing = Chýbajú karty hráča { $what }.
impossible-no-five-cards = Od hráča { $what } treba päť kariet, ktoré hrajú o túto časť potu.
impossible-not-equal = Ruky tých, čo si delia, nie sú rovnaké: { $what } má lepšiu.
impossible-above-the-deck = To je viac kariet, ako má balík: { $cards } so šiestimi pre každého hráča.
impossible-nobody-left = Všetci zahodili.
impossible-other-pots = Počet potov je { $pots }, víťazi sú uvedení pre { $won }.
impossible-not-in-pot = { $what } nehrá o tento pot.
impossible-unknown-player = { $what } nič nevložil.
impossible-board-cards = V tejto hre treba board z piatich kariet.
impossible-no-board = Táto hra nemá board.
impossible-hole-cards = { $what } má na túto hru priveľa alebo primálo kariet.
impossible-no-hand = Nie je uvedená žiadna ruka, iba board.
still-open = Rozhodujúci fakt nie je známy. Stále možné:
facts-missing = { $incident }: na rozhodnutie treba tieto fakty:
takes-chips = ŽETÓNY (1200, 1,2k, 2x500+200)
takes-piles = ŽETÓNY (2x500+200)
takes-round = KOLO ("blindy 200/400; A navýši na 1200, B dorovná")
takes-time = ČAS (17:30)
takes-stacks = MIESTA ("7: 4x25 1x100; 8: 3x25") alebo @SÚBOR.csv
takes-cards = KARTY ("1: Kh 7c; 3: As") alebo @SÚBOR.csv
takes-prizes = CENY ("1: 5000, 2: 3000, 3-5: 1000") alebo @SÚBOR.csv
takes-players-out = HRÁČI ("A T1 12000, B T2 8000") alebo @SÚBOR.csv
takes-tables = STOLY ("T1 9 hráčov BB ďalšie miesto 4, T2 6") alebo @SÚBOR.csv
takes-pots = POTY ("1250 A B; 800 C")
takes-hands = RUKY ("A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d")
takes-put-in = VKLADY ("A 500, B 1200, C 1200, D 300 zahodil")
takes-showdown = VÍŤAZI ("A B; C") alebo RUKY ("A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d")
incident-missing = Ktorý incident? Jeden z: { $allowed }

## Slová, ktoré sa píšu pred číslo pravidla, s čiarkami medzi nimi. Rozumie sa slovám každého jazyka.

rule-before-a-number = pravidlo, pravidlá, článok, čl, bod, č, číslo, odsek, ods, časť
rule-range-words = až, do
rule-list-words = a

## What was typed and does not exist. $near is none when nothing is near.

unknown-book = { $near ->
    [none] Kniha „{ $typed }“ neexistuje. Knihy sú: { $allowed }.
   *[other] Kniha „{ $typed }“ neexistuje. Knihy sú: { $allowed }. Myslíš „{ $near }“?
}
unknown-rule = { $near ->
    [none] { $book } nemá pravidlo ani tému „{ $typed }“.
   *[other] { $book } nemá pravidlo ani tému „{ $typed }“. Myslíš „{ $near }“?
}
unknown-rule-number = { $book } nemá pravidlo „{ $typed }“. Má pravidlá { $ranges }.
rule-elsewhere = { $here ->
    [none] Pravidlo { $typed } v { $books } je „{ $title }“; { $book } o tom pravidlo nemá.
   *[other] Pravidlo { $typed } v { $books } („{ $title }“) je v { $book } { $here }.
}
unknown-incident = { $near ->
    [none] Incident „{ $typed }“ neexistuje.
   *[other] Incident „{ $typed }“ neexistuje. Myslíš „{ $near }“?
}
several-incidents = { $n ->
    [one] „{ $typed }“ môže byť tento incident; uveď jeho id:{ $found }
   *[other] „{ $typed }“ môže byť jeden z týchto incidentov; uveď jeho id:{ $found }
}
unknown-fact = { $near ->
    [none] { $incident } nemá fakt „{ $typed }“. Fakty sú: { $allowed }.
   *[other] { $incident } nemá fakt „{ $typed }“. Fakty sú: { $allowed }. Myslíš „{ $near }“?
}
fact-twice = Fakt „{ $typed }“ je uvedený dvakrát.
nothing-found = Pre „{ $typed }“ sa nič nenašlo.
usage-not-allowed = { $near ->
    [none] { $option } neprijíma „{ $typed }“, iba: { $allowed }.
   *[other] { $option } neprijíma „{ $typed }“, iba: { $allowed }. Myslíš „{ $near }“?
}
usage-unknown-argument = { $near ->
    [none] „{ $typed }“ tu nie je voľba.
   *[other] „{ $typed }“ tu nie je voľba. Myslíš „{ $near }“?
}
usage-unknown-command = { $near ->
    [none] Príkaz „{ $typed }“ neexistuje.
   *[other] Príkaz „{ $typed }“ neexistuje. Myslíš „{ $near }“?
}
usage-missing-argument = Niečo chýba: { $typed }
usage-missing-value = { $typed } potrebuje hodnotu.
usage-twice = { $typed } smie byť uvedené len raz.
usage-not-utf-8 = Príkazový riadok nie je v UTF-8.
setting-not-utf-8 = Premenná { $variable } nie je v UTF-8.
usage-other = Tento príkazový riadok sa nedá použiť.
usage-see-help = Pozri: floor --help
error-other = Nepodarilo sa: { $why }
typed-too-much = Napísaných znakov je { $length } a číta sa najviac { $most }. Povedz to kratšie; zoznam môže byť v súbore (@SÚBOR).
output-failed = Na štandardný výstup sa nedalo zapísať: { $why }
left-out = { $names ->
    [none] { $folder }: niečo tu nie je v poriadku. Pozri: floor check { $folder }
   *[other] { $folder }: niečo tu nie je v poriadku; vynechané sú { $names }. Pozri: floor check { $folder }
}

## Help

help-heading-usage = Použitie
help-heading-commands = Príkazy
help-heading-options = Voľby
help-heading-arguments = Argumenty
help-help = Zobrazí túto pomoc
help-version = Zobrazí verziu a vstavané knihy
help-floor = Rozhoduje o incidentoch pri stoloch pokrových turnajov. Bez príkazu sa spýta, čo sa stalo.
help-decide = Rozhodne o incidente a opýta sa na to, čo chýba
help-rule = Zobrazí pravidlá podľa čísla alebo témy aj s ich náprotivkami
help-search = Hľadá pravidlá a incidenty v ktoromkoľvek zo štyroch jazykov
help-compare = Porovná knihy: čo sa zmení pri stole, pravidlo, tému alebo prípad
help-books = Vypíše knihy
help-incidents = Vypíše incidenty
help-check = Overí údaje: vstavané alebo vlastné údaje kasína
help-any-book = Kniha, podľa ktorej sa hrá
help-any-lang = Jazyk: en, nl, de alebo sk
help-any-format = Formát: text, json, markdown, html alebo csv
help-any-rulings = Priečinok s knihami a incidentmi kasína
help-any-color = Farba: auto, always alebo never
help-any-others = Zobrazí aj rozhodnutia iných kníh
help-decide-words = Incident, potom známe fakty ako FAKT=HODNOTA
help-any-labels = Čísla alebo témy: 43, 43-A, "MEC 7", four-card-flop
help-search-words = Slová
help-compare-words = Skupina, pravidlo, téma alebo incident s FAKT=HODNOTA
help-compare-group = Len incidenty tejto skupiny
help-compare-all = Všetky rozdiely, nielen najdôležitejšie
help-compare-contradictions = Len tam, kde rozhodujú obe knihy, a každá inak
help-compare-only-values = Len to, čo závisí od bodov, v ktorých majú hodnotu obe knihy
help-compare-silences = Len tam, kde rozhoduje jedna z nich alebo ani jedna
help-compare-numbers = Ktoré pravidlo jednej knihy zodpovedá ktorému v druhej
help-rule-map = Len čísla toho istého pravidla v ostatných knihách
help-compare-policies = Body, v ktorých sa knihy líšia, nie rozhodnutia
help-any-books = Knihy oddelené čiarkami
help-any-paths = Priečinky s údajmi
help-any-stubs = Vypíše chýbajúce správy ako súbory Fluent na doplnenie
help-any-unused = Vypíše body, ktoré nepoužíva žiadna tabuľka
help-any-fix = Do každého book.yaml zapíše, koľko je v jeho súboroch
help-examples = Príklady: floor · floor rule 39 · floor decide undercall call-said=yes to-call=1200 put=500

## What floor check finds. The sentence stands behind FILE:LINE.

check-clean = Počet súborov: { $files }. Žiadna chyba
check-findings = Počet súborov: { $files }, chýb: { $findings }
check-mended = { $file }: zapísané nanovo: { $line }
check-warning = upozornenie: { $sentence }
check-warnings = ; { $warnings ->
    [one] { $warnings } upozornenie
    [few] { $warnings } upozornenia
   *[other] { $warnings } upozornení
}
check-unused = { $count ->
    [0] Každý bod používa niektorá tabuľka
    [one] { $count } bod nepoužíva žiadna tabuľka
    [few] { $count } body nepoužíva žiadna tabuľka
   *[other] { $count } bodov nepoužíva žiadna tabuľka
}
# What says nothing of what happened: left out when an incident is looked for.
finding-unknown-file = toto nie je miesto pre údaje. Miesto majú: topics.yaml, policies/SKUPINA.yaml, books/KNIHA/book.yaml, books/KNIHA/rules/ODDIEL.yaml, books/KNIHA/policies/SKUPINA.yaml, incidents/SKUPINA/INCIDENT.yaml, locales/JAZYK/NÁZOV.ftl
finding-unreadable = { $where ->
    [here] nedá sa prečítať: { $why }
   *[other] { $where } sa nedá prečítať: { $why }
}
system-not-found = taký súbor ani priečinok neexistuje
system-no-right = systém to nedovoľuje
system-is-folder = je to priečinok
system-not-text = nie je to text
system-no-folder = časť cesty nie je priečinok
system-full = na disku už nie je miesto
system-read-only = z disku sa dá iba čítať
system-says = systém hlási ({ $why })
finding-too-many-files = príliš veľa súborov v tomto priečinku; nechaj v ňom len dáta
finding-too-large = súbor je väčší ako 1 MiB; rozdeľ ho
finding-too-large-in-all = súbory v tomto priečinku sú spolu väčšie ako 16 MiB
finding-no-plain-file = toto nie je obyčajný súbor a neotvorí sa; patrí sem súbor s údajmi alebo nič
finding-bad-name = názov tu tvoria písmená a až z, číslice, spojovníky, podčiarkovníky a bodky
finding-link-out = tento odkaz vedie von z priečinka alebo do priečinka, v ktorom sám stojí; vlož sem samotný súbor
finding-not-utf-8 = súbor tu nie je v UTF-8; ulož ho ako UTF-8
finding-control-character = znak { $code } riadi terminál alebo sa skrýva v texte; odstráň ho
finding-tab = je tu tabulátor: odsadzuj a oddeľuj medzerami
finding-line-break = toto patrí na jeden riadok; viac ich môže mať iba text (v YAML z nich >- urobí jeden)
finding-malformed = toto nie je správny YAML: { $why }
finding-alias = kotvy a aliasy nie sú dovolené; hodnotu vypíš
finding-tag = značky (tags) nie sú dovolené; napíš hodnotu bez značky
finding-too-deep = vnorené viac než 32 úrovní
finding-too-many-parts = súbor môže mať najviac { $most } kľúčov a hodnôt; rozdeľ ho
finding-too-much = súbory majú spolu viac než { $most } kľúčov a hodnôt; odtiaľto sa už nečítajú
finding-second-document = súbor môže mať len jeden dokument; druhý daj do vlastného súboru
finding-duplicate-key = kľúč „{ $name }“ je tu dvakrát; jeden odstráň
finding-unknown-key = neznámy kľúč „{ $name }“; dovolené sú: { $allowed }
finding-missing-key = kľúč „{ $name }“ chýba; doplň ho
finding-wrong-kind = nájdené: { $found }, očakávané: { $expected }
kind-nothing = nič
kind-value = hodnota
kind-list = zoznam
kind-mixed-list = čísla a slová v jednom zozname
kind-mapping = kľúče s hodnotami (kľúč: hodnota)
kind-text = slovo alebo text
kind-texts = text alebo text pre každý jazyk
kind-rules = pravidiel
kind-positions = postojov
kind-true-or-false = true alebo false
kind-whole-number = celé číslo
kind-words = slovo alebo zoznam slov
kind-word-or-number = slovo alebo celé číslo
kind-position = slovo silent alebo hodnota s ustanovením
kind-example-value = celé číslo, slovo, true, false alebo zoznam čísel či slov
kind-cell = slovo, zoznam slov alebo not: so slovom či zoznamom slov
kind-closed = fakt alebo bod s pevnou množinou hodnôt
kind-closed-fact = fakt s pevnou množinou hodnôt
kind-yes-no = druh yes-no
kind-told = druh chips, piles, round alebo actions
kind-number-policy = bod s číslom
kind-choice-policy = bod s výberom hodnôt
finding-no-penalty = „{ $found }“ nie je penalizácia: { $allowed } alebo bod s týmito hodnotami
finding-twice = „{ $name }“ je tu dvakrát; jeden odstráň alebo premenuj
finding-unknown-topic = { $near ->
    [none] neznáma téma „{ $name }“.
   *[other] neznáma téma „{ $name }“. Myslíš „{ $near }“?
}
finding-no-topic = treba aspoň jednu tému
finding-unknown-policy = { $near ->
    [none] neznámy bod „{ $name }“.
   *[other] neznámy bod „{ $name }“. Myslíš „{ $near }“?
}
finding-bad-unit = číslo potrebuje jednotku a „{ $found }“ nie je žiadna z: { $allowed }
finding-bad-values = treba aspoň dve rôzne hodnoty; vymenuj ich
finding-reserved-value = „{ $name }“ je vyhradené pre knihu bez postoja
finding-bad-policy-kind = druh je number (s unit) alebo choice (s values), nie „{ $found }“
finding-bad-position = postoj je silent alebo value s clause, discretion, not-applicable alebo conflict s follows a why; nie „{ $found }“
finding-unknown-clause = { $near ->
    [none] { $book } nemá ustanovenie „{ $name }“; čísla pravidla ukáže floor rule
   *[other] { $book } nemá ustanovenie „{ $name }“. Myslíš „{ $near }“?
}
finding-unknown-sentence = { $clause } nemá vetu { $name }; viet je { $found }
finding-no-edition-before = { $book } uvádza, že pravidlo pochádza z { $name } predošlého vydania, ale to tu nie je: uveď rodinu a rok knihy a načítaj skoršie vydanie
finding-not-a-number = „{ $found }“ nie je celé číslo ({ $unit })
finding-not-a-value = „{ $found }“ nie je žiadna z hodnôt: { $allowed }
finding-missing-position = { $was ->
    [none] { $book } nemá postoj k bodu { $name }. Doplň „{ $name }: silent“ alebo „{ $name }: {"{"} value: { $values }, clause: … {"}"}“ do { $where }
   *[other] { $book } nemá postoj k bodu { $name }. Doplň „{ $name }: silent“ alebo „{ $name }: {"{"} value: { $values }, clause: … {"}"}“ do { $where }. V knihe pod ňou je to { $was }
}
finding-unknown-language = { $near ->
    [none] „{ $name }“ nie je jeden z jazykov en, nl, de, sk
   *[other] „{ $name }“ nie je jeden z jazykov en, nl, de, sk. Myslíš „{ $near }“?
}
finding-unknown-base = { $near ->
    [none] nadväzuje na knihu, ktorá neexistuje alebo nadväzuje na túto: „{ $name }“. Knihy sú: { $allowed }.
   *[other] nadväzuje na knihu, ktorá neexistuje alebo nadväzuje na túto: „{ $name }“. Knihy sú: { $allowed }. Myslíš „{ $near }“?
}
finding-no-book = kniha { $book } nemá book.yaml a nie je vstavaná; doplň ho alebo oprav názov priečinka
finding-no-clause = pravidlo { $name } nemá žiadne ustanovenie; doplň ho
finding-empty-text = text je prázdny; napíš ho alebo kľúč vynechaj
finding-bad-message = toto nie je platná správa Fluent; píš ju ako id = text
finding-too-many-braces = správa môže ukázať najviac { $most } hodnôt a táto má viac zložených zátvoriek
finding-too-many-books = priečinok môže mať najviac { $most } kníh; táto sa neprečíta
finding-missing-message = správa { $name } chýba v jazykoch: { $language }; čo treba doplniť, vypíše floor check --stubs
finding-unknown-condition = { $near ->
    [none] žiadny fakt, trieda ani bod sa nevolá „{ $name }“.
   *[other] žiadny fakt, trieda ani bod sa nevolá „{ $name }“. Myslíš „{ $near }“?
}
finding-too-many-rows = tabuľka môže mať najviac { $most } riadkov
finding-any-value = bunka uvádza všetky hodnoty; vynechaj ju
finding-gap = žiadny riadok nerozhoduje o tomto prípade: { $case }. Pridaj preň riadok
finding-overlap = o tomto prípade rozhodujú oba riadky { $rows }: { $case }. Daj jednému z nich podmienku, ktorá ho vylúči
finding-no-order = výsledok { $name } pri niektorom postoji knihy nedáva žiadny pokyn. Pridaj pokyn bez tejto podmienky
finding-orders-together = pokyn { $name } vylučuje { $other } a v niektorom prípade sa dajú oba; jeden z nich daj pod podmienku, ktorú druhý nemá
finding-sum-differs = { $name } je { $found }, ale { $policies } je spolu { $sum }; čísla, ktoré patria k sebe, musia sedieť
finding-removed-and-replaced = pravidlo { $name } je vypustené a napísané nanovo; vyber ho z removed: pravidlo s rovnakým číslom nahradí to pod ním
finding-unasked-fact = fakt { $name } nemá odpoveď tam, kde platia ostatné podmienky; vynechaj ho
finding-missing-coverage = riadok rozhoduje tam, kde kniha nemá hodnotu pre { $name }; uveď coverage: rule, general-rule, discretion, silent alebo not-applicable
finding-unreached-step = „{ $name }“ nikdy nevznikne: žiadny riadok s týmto výsledkom nespĺňa jeho podmienky
finding-no-value = bunka neprijíma žiadnu hodnotu; uveď aspoň jednu
finding-section-too-deep = oddiely môžu byť v sebe najviac { $most } úrovne
finding-row-and-section = položka je buď riadok s „{ $name }“, alebo oddiel riadkov; nie oboje
finding-table-in-table = spoločná tabuľka nemôže použiť inú: „{ $name }“
finding-table-too-wide = tabuľka má viac kombinácií, než sa dá spočítať; rozdeľ incident alebo vynechaj stĺpce
finding-too-many-gates = fakty, od ktorých závisia iné, majú viac ako { $most } kombinácií odpovedí; nech od iných závisí menej faktov
finding-too-many-values = stĺpec môže mať najviac { $most } hodnôt
finding-name-and-file-differ = incident sa volá „{ $name }“ a jeho súbor „{ $file }“; pomenuj ich rovnako
finding-bad-fact-kind = druh je yes-no, no-yes, choice (s dvoma či viacerými values), chips, chips-above-zero, piles, round, round-of-any-size, actions (s values), count (s range), time, stacks, cards, prizes, players-out alebo tables, nie „{ $found }“
finding-unknown-fact = žiadny skorší fakt sa nevolá „{ $name }“
finding-unknown-calculation = výpočet „{ $name }“ neexistuje; kde výpočty sú, hovorí rulings/README.md
finding-missing-input = výpočet { $name } potrebuje fakt „{ $input }“
finding-missing-feed = výpočet potrebuje bod, v ktorom je „feeds: { $name }“
finding-unknown-feed = „{ $name }“ nie je pravidlo stávok; povolené: { $allowed }
finding-fed-twice = „{ $name }“ už napája „{ $policy }“
finding-unknown-amount = výpočet nedáva sumu „{ $name }“, iba: { $allowed }
finding-unknown-table = výpočet nedáva tabuľku „{ $name }“, len: { $allowed }
finding-never-asked = žiadna odpoveď vyššie nevedie k otázke „{ $name }“; nech sa na ňu niektorá pýta, alebo ju odstráň
finding-one-answer = otázka „{ $name }“ má menej ako dve odpovede; jednu doplň alebo otázku odstráň
finding-no-such-incident = incident „{ $name }“ neexistuje
finding-nothing-the-same = incident „{ $incident }“ nemá fakt „{ $name }“ s odpoveďami ako „{ $fact }“ ani neukazuje takú sumu a nie je to ani odpoveď na „{ $fact }“; oprav same-as
finding-unknown-outcome = žiadny riadok nemá výsledok „{ $name }“; oprav názov alebo ho odstráň
finding-idle-fact = fakt „{ $name }“ o ničom nerozhoduje; použi ho v riadku alebo odstráň
finding-more-findings = ďalšie chyby v tomto súbore: { $count }
finding-more-findings-elsewhere = ďalšie chyby v iných súboroch: { $count }
finding-same-step = „{ $name }“ je tam, kde platia podmienky oboch, dvakrát; jedno odstráň alebo zúž
finding-idle-column = stĺpec „{ $name }“ nič nemení: žiadne dva riadky, ktoré rozhodujú rôzne, sa nelíšia iba v ňom; odstráň ho
finding-row-without-clause = riadok „{ $name }“ rozhoduje podľa pravidla a v { $books } nemá ustanovenie, ktoré by uviedol; uveď tému, o ktorej ho kniha má, alebo inú coverage
finding-cites-another-topic = riadok { $name } odkazuje na { $topic }, ale o tom nie je ani incident, ani bod, ktorý používa; oprav to alebo tému doplň do „also“ incidentu
finding-silent-without-fairness = riadok { $name } hovorí { $found } a neuvádza ustanovenie o férovosti, podľa ktorého sa tam rozhoduje; doplň { $topic } do cites alebo oprav coverage
finding-unsaid-coverage = { $found ->
    [none] riadok { $name } uvádza { $topic }, podľa čoho sa rozhoduje tam, kde kniha nehovorí nič; uveď coverage, aj keď je rule
    [stance] riadok { $name } rozhoduje tam, kde kniha nemá hodnotu; uveď coverage, aj keď je rule
   *[other] nadpis riadku { $name } hovorí „{ $found }“; uveď coverage, aj keď je rule
}
finding-ruled-under-silent-headline = riadok { $name } hovorí { $coverage }, ale jeho nadpis hovorí „{ $found }“; oprav coverage alebo nadpis
finding-open-under-ruling-headline = riadok { $name } hovorí { $coverage }, ale nadpis { $found } znie ako pravidlo; povedz v ňom, kto rozhoduje alebo že kniha mlčí (open-words, silent-words), alebo oprav coverage
finding-coverage-differs = riadok { $name } hovorí { $coverage }, iný riadok s rovnakým výsledkom nie ({ $found }), a nijaký bod ich nerozlišuje; oprav coverage alebo daj riadku vlastný výsledok
finding-hand-over = { $how ->
    [back] { $step } vedie na { $name } a ten vedie späť sem; nech rozhodne jeden z nich
    [impossible] { $step } vedie na { $name }, kde nemôže platiť, čo tu bolo odpovedané; oprav fakty tam, alebo uveď „same-as“ s „-“, kde je fakt iný
   *[other] { $step } vedie na { $name }, kde platí { $found }, kým tu { $outcome }; oprav jedno z nich
}
finding-no-alternative = { $how ->
    [same] podľa { $book } je na výber { $name } a { $other } s rovnakými pokynmi a sumami; daj im jeden výsledok, alebo každému vlastný pokyn
    [onward] podľa { $book } jedna strana výberu, { $name }, len vedie na iný incident; nech pokyn povie, čo sa stane
   *[other] podľa { $book } jedna strana výberu, { $name }, hovorí, že kniha mlčí; nech riadok povie, čo sa stane
}
finding-order-without-outcome = pokyn { $name } neuvádza výsledok; uveď ho, alebo napíš „always: true“, ak sa dáva pri každom výsledku
finding-always-and-outcome = pokyn { $name } sa dáva vždy, a predsa uvádza výsledok; jedno z toho odstráň
finding-idle-question = na fakt „{ $name }“ sa program pýta aj tam, kde { $other } je { $found }, no rozhoduje len tam, kde je { $values }; doplň ask-if alebo oprav riadky
finding-changed-incident = { $count ->
    [one] { $name } nahrádza incident pod ním a líši sa od neho v jednej časti: { $found }
   *[other] { $name } nahrádza incident pod ním a líši sa od neho v častiach ({ $count }): { $found }
}
finding-same-rows = riadok „{ $name }“ rozhoduje ako „{ $other }“ a líši sa v jednej bunke; môžu byť jeden riadok
finding-bad-range = číslo potrebuje range: [minimum, maximum], minimum menšie ako maximum
finding-out-of-range = { $found } tu nie je rozumné číslo ({ $unit }); dovolené je { $least } až { $most }
finding-follows-no-side = conflict sa riadi jednou zo svojich strán (follows); uveď hodnotu jednej z nich
finding-equal-sides = dve strany conflictu majú rovnakú hodnotu; neodporujú si
finding-empty-list = zoznam je prázdny; vyplň ho alebo kľúč vynechaj
finding-empty-folder = v tomto priečinku nie sú dáta; ako sa píšu, hovorí rulings/README.md
finding-empty-file = súbor je prázdny: obnov ho z kópie, napíš, čo v ňom má byť, alebo ho zmaž
finding-bad-day = { $found } nie je deň; píše sa ako 2026-11-22
finding-only-comments = všetko v tomto súbore je zakomentované alebo sa jeho zvyšok stratil a nič z neho neplatí: obnov ho z kópie; ak to tak má byť, zmaž ho alebo ho ukonči riadkom „# end“
finding-stops-short = súbor sa končí uprostred posledného riadka a jeho zvyšok sa mohol stratiť: obnov ho z kópie; ak nič nechýba, ukonči riadok klávesom Enter
finding-fewer-held = { $what } v tejto knihe má byť { $said } a v súboroch ich je { $found }: niektorý súbor sa stratil, vyprázdnil alebo skopíroval len spolovice. Obnov ho; ak to tak má byť, nové číslo zapíše floor check --fix
finding-more-held = { $what } v tejto knihe má byť { $said } a v súboroch ich je { $found }: nové číslo zapíše floor check --fix, aby sa strata zistila
finding-half-done = tento priečinok sa nikdy nezapísal celý: vyprázdni ho a zopakuj príkaz, ktorý ho mal zapísať
finding-other-topic = { $name } sa opiera o { $clause }, no to pravidlo nie je o téme { $topic }; uveď ustanovenie, ktoré rozhoduje, alebo pridaj jeho tému k bodu pod also
finding-changed-position = { $name } je zmenené, ale { $clause } má stále text knihy, na ktorú táto nadväzuje; prepíš pravidlo
finding-number-not-in-text = { $name } je { $found }, čo ustanovenie { $clause } nehovorí; oprav jedno z nich
finding-idle-message = { $near ->
    [none] správu { $name } ({ $language }) nič nepotrebuje; oprav jej názov alebo ju odstráň
   *[other] správu { $name } ({ $language }) nič nepotrebuje; nemyslíš { $near }?
}
finding-unknown-variable = { $name } ukazuje { $variable }, čo rozhodnutie nedáva; dáva: { $allowed }
finding-uneven-variables = { $name } ukazuje { $found } v jazyku { $language } a { $expected } v ostatných jazykoch; zjednoť ich
finding-no-packed-house = nie je zabalené kasíno
finding-damaged-packed-house = je zabalené kasíno, ktoré je poškodené
finding-newer-packed-house = je zabalené kasíno z novšieho programu
