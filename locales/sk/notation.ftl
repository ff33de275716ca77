# Ako sa kolo stávok povie v jednom riadku. Slovám všetkých jazykov sa rozumie naraz.

## Slová s čiarkami medzi nimi. Na veľkosti písmen, dĺžňoch, medzerách a spojovníkoch nezáleží; platí to najdlhšie. … je suma.

notation-no-limit = no-limit
notation-pot-limit = pot-limit
notation-fixed-limit = limit, fixný limit
notation-blinds = blindy, blinds, úroveň
notation-ante = ante, anty
notation-big-blind-ante = big blind ante, ante veľkého blindu
notation-least = min, minimum, najmenej, minimálna stávka, najmenšia stávka
notation-pot = pot, bank, celý pot, celý bank
notation-stacks = stacky, stack, žetóny hráčov
notation-players = hráči, miesta
notation-others = ďalší, a ďalší, ostatní, a ostatní
notation-no-small-blind = mŕtvy small blind, mŕtvy malý blind, bez small blindu, bez malého blindu, žiadny small blind, small blind chýba
notation-stud = stud
notation-bring-in = bring-in
notation-heads-up = heads-up, dvaja hráči
notation-preflop = preflop, pred flopom, pred výmenou
notation-flop = flop, na flope, po flope
notation-turn = turn, na turne, po turne
notation-river = river, na riveri, po riveri
notation-third-street = tretia ulica, tretia, na tretej ulici
notation-fourth-street = štvrtá ulica, štvrtá, na štvrtej ulici
notation-fifth-street = piata ulica, piata, na piatej ulici
notation-sixth-street = šiesta ulica, šiesta, na šiestej ulici
notation-seventh-street = siedma ulica, siedma, na siedmej ulici
notation-only-draw = draw, po drawe, výmena, po výmene
notation-first-draw = prvý draw, po prvom drawe, prvá výmena, po prvej výmene
notation-second-draw = druhý draw, po druhom drawe, druhá výmena, po druhej výmene
notation-third-draw = tretí draw, po treťom drawe, tretia výmena, po tretej výmene
notation-seat = miesto, sedadlo, stolička
notation-small-blind = malý blind
notation-big-blind = veľký blind
notation-under-the-gun = UTG
notation-early = EP, skorá pozícia
notation-middle = MP, stredná pozícia
notation-lojack = LJ
notation-hijack = HJ
notation-cutoff = CO
notation-button = button, gombík, dealer
notation-check = checkuje, check, checkol, checkla, checkoval, checkovala, čekuje, čekol, čekla, ťuká, klope, checkne, čekne, ťukne, ťukol, ťukla, klopne, zaklope, zaklopal, zaklopala, checkujem, čekujem, ťukám, klopem
notation-fold = folduje, fold, foldol, foldla, foldoval, foldovala, zahodil, zahodila, zahadzuje, zložil, zložila, skladá, pasuje, foldne, foldnul, foldnula, zahodí, zloží, pasoval, pasovala, foldujem, zahadzujem, skladám, pasujem, foldnem, zahodím, zložím
notation-call = calluje, call, callol, callla, calloval, callovala, dorovnal, dorovnala, dorovná, dorovnáva, callne, calne, callnul, callnula, calol, calla, limpne, limpuje, limpol, limpla, limpoval, limpovala, callujem, dorovnávam, dorovnám, callnem
notation-bet = betuje, bet, betol, betla, betoval, betovala, stavil, stavila, staví, vsadil, vsadila, vsádza, sádže, otvoril, otvorila, otvára, betne, betnul, betnula, vsadí, stavia, otvorí, betujem, stavím, vsádzam, betnem, vsadím
notation-raise = raisuje, raise, raisol, raisla, raisoval, raisovala, rejzuje, navýšil, navýšila, navýši, navyšuje, zvýšil, zvýšila, zvyšuje, reraisuje, raisne, raisnul, raisnula, rejzne, rejzol, rejzla, reraisne, reraisol, reraisla, zvýši, zdvihne, zdvihol, zdvihla, dvíha, raisujem, navyšujem, navýšim, zvyšujem, zvýšim, raisnem, rejzujem, dvíham
notation-makes-it = spraví to, spravil to, spravila to, robí to
notation-all-in = all-in, ide all-in, išiel all-in, išla all-in, je all-in, dal all-in, dala all-in, dáva all-in, dá all-in, pushne, pushol, pushla, pushuje, shovne, shovol, shovla, idem all-in, som all-in, dávam all-in
notation-post = postuje, post, postol, postla, postoval, postovala, platí blind, zaplatil blind, zaplatila blind, postol len, postla len, má len
notation-brings-in = platí bring-in, zaplatil bring-in, zaplatila bring-in, dáva bring-in, dal bring-in, dala bring-in
notation-completes = doplní, doplnil, doplnila, dopĺňa, doplní blind, doplní malý blind, doplnil blind, doplnila blind, kompletuje, kompletoval, kompletovala
notation-silent = mlčky, ticho, potichu, bez slova, bez ohlásenia, vložil, vložila, vkladá, položil, položila, hodil, hodila, vloží, položí, kladie, hodí, hádže, vhodil, vhodila, vhodí, posunul, posunula, posunie, posúva, prisunul, prisunula, nepovedal nič, nepovedala nič, nič nepovie, mlčí, dá, dal, dala, dáva, pridá, pridal, pridala, pridáva, doloží, doložil, doložila
notation-says = povie, povedal, povedala, hovorí, vraví, ohlási, ohlásil, ohlásila, oznámi, oznámil, oznámila
notation-takes = vezme, vzal, vzala, berie, zoberie, zobral, zobrala, stiahne, stiahol, stiahla, sťahuje
notation-to-act = je na rade, na rade, je na ťahu, na ťahu
notation-to = na, do
notation-by = o, ešte, o ďalších, ďalších
notation-for = za, so
notation-more = viac, navyše, navrch, k tomu
notation-chips = žetónov, žetóny
notation-after = spolu, celkom, dopredu, do stredu, do potu, do banku, dokopy
notation-back = späť, naspäť, nazad
notation-all = všetko, všetky, všetky žetóny, svoje žetóny
notation-then = potom, a potom, následne, a následne, nato
notation-and = a
notation-speaker = ja, ja som, som
notation-table = stôl, stola
notation-players-of = hráčov, hráč
notation-next = nasledujúci, najbližší
notation-empty = prázdne, prázdne miesta, voľné, voľné miesta

## Čo má byť na mieste, ktoré sa nedá prečítať. Nasleduje po „tu sa čaká:“.

notation-error = tu sa čaká: { $expected }
notation-expected-setup = blindy a potom to, čo hráči urobili, napríklad: blinds 200/400; A navýšil na 1200, B dorovnal
notation-expected-blinds = blindy pred tým, čo sa stalo (blinds 200/400), alebo najmenšia stávka (min 100)
notation-expected-player = hráč, napríklad A, miesto 3 alebo BTN
notation-expected-seat = číslo miesta, 1 až { $most }
notation-expected-act = čo hráč urobil, napríklad: checkuje, stavil 600, navýšil na 1200, all-in 800
notation-expected-amount = suma, napríklad 1200, 1,2k alebo 2x500+200
notation-expected-raise-amount = koľko: navýšil na 1200, alebo navýšil o 800
notation-expected-to-or-by = na alebo o: navýšil o { $by } (spolu { $total }), alebo { $to ->
    [call] dorovnal { $bet }
    [raise] navýšil na { $by }
   *[less] navýšil na viac než stávka { $bet }
}
notation-expected-bet-faced = dorovnal, alebo navýšil na viac než { $most }, toľko je už stavené
notation-expected-completes = malý blind pod veľkým blindom, alebo v limite bring-in alebo neúplný all-in: len to sa dopĺňa
notation-expected-taken-back = koľko: vzal späť 50, alebo vzal späť všetko
notation-expected-motion = čo potom ten istý hráč povedal alebo urobil: povie raise, dá 400, vezme späť 50
notation-expected-words = čo bolo povedané, napríklad „call“, „raise na 800“, „all-in“ alebo „päťsto“
notation-expected-said-or-put = povedané alebo položené: povie { $most }, alebo položí { $most }
notation-expected-short-blind = neúplný blind skôr, než niekto koná: blinds 200/400; BB postol { $most }; A dorovnal
notation-expected-change = žetóny, ktoré ležia za blind a majú vyššiu hodnotu: BB postol 200 s 1x1000
notation-expected-all-in-amount = koľko je all-in (all-in 800), alebo stacky na začiatku
notation-expected-call-amount = { $most ->
    [0] stávka pred dorovnaním
   *[other] dorovnanie na { $most }; pre žetóny bez slova: 500 mlčky
}
notation-expected-next = čiarka a ďalší hráč
notation-expected-pair = dve sumy s lomkou: 200/400
notation-expected-slash = { $first-digits }/{ $second-digits } s lomkou; { $one } je jedna suma
notation-expected-order = najprv menšia suma: 200/400
notation-expected-small-bet = malá stávka rovná veľkému blindu
notation-expected-bet-sizes = obe stávky limitu na turne a riveri: limit 200/400; blinds 100/200
notation-expected-street = kolo, lebo v hre je pot: flop, turn alebo river
notation-expected-once = všetko iba raz
notation-expected-setup-first = len to, čo hráči urobili; blindy, kolo a stacky patria pred to
notation-expected-silent-last = čo bolo povedané alebo položené, len ako posledná akcia; predtým: stavil 600, navýšil na 1200
notation-expected-to-act-last = už nič: kto je na rade, stojí na konci
notation-expected-listed = jeden z vymenovaných hráčov
notation-expected-heads-up = dvaja hráči v heads-up; malý blind je button
notation-expected-players = najviac { $most } hráčov
notation-expected-shorter = riadok najviac { $most } bajtov
notation-expected-slip-seats = miesta s ich žetónmi, napríklad: 7: 4x25 1x100; 8: 3x25
notation-expected-slip-cards = miesta s vytiahnutými kartami, napríklad: 1: Kh 7c; 3: As
notation-expected-slip-prizes = umiestnenia s ich cenami, napríklad: 1: 5000, 2: 3000, 3-5: 1000
notation-expected-slip-out = vypadnutých hráčov so stolom a stackom, napríklad: A T1 12000, B T2 8000
notation-expected-slip-tables = stoly s ich hráčmi, napríklad: T1 9 hráčov, T2 6; BB ďalší miesto 4
notation-expected-colon = dvojbodka, napríklad 7: 4x25
notation-expected-pile = kôpka žetónov, počet a hodnota, napríklad 4x25
notation-expected-card = karta, napríklad Kh, 10s alebo A♠
notation-expected-card-once = iná karta: táto je už vytiahnutá
notation-expected-seat-once = iné miesto: toto je už uvedené
notation-expected-player-once = iný hráč: tento je už uvedený
notation-expected-table-once = iný stôl: tento je už uvedený
notation-expected-place-once = iné umiestnenie: toto už má svoju cenu
notation-expected-table = stôl, napríklad T1 alebo stôl A
notation-expected-fewer-tables = najviac { $most } stolov
notation-expected-players-of-table = koľko hráčov má stôl: 1 až { $most } vrátane prázdnych miest
notation-expected-taken-seat = big blind na mieste, ktoré nie je prázdne
notation-expected-prize-place = cena za { $most }. miesto: každé miesto od prvého má svoju
notation-expected-money = peňažná suma nad 0, napríklad 5000 alebo 1250,50
notation-expected-less-money = menej peňazí: spolu najviac 10 000 000 000
notation-expected-falling-prize = za { $most }. miesto cena, ktorá nie je vyššia než cena pred ňou
notation-expected-slip-end = bodkočiarka alebo koniec

## What cannot have been

fault-no-blinds = Blindy ani najmenšia stávka nemôžu byť 0.
fault-small-above-big = Small blind je vyšší než big blind.
fault-bring-in-above-bet = Bring-in je vyšší než malý bet.
fault-one-in-both-blinds = { $player } nemôže zaplatiť oba blindy.
fault-too-many-players = Viac hráčov než { $most }.
fault-no-such-player = Hráč, ktorý v kole nie je.
fault-too-large = Suma je vyššia, než býva v turnaji v hre.
fault-acted-twice = { $player } už konal a odvtedy nikto nenavýšil.
fault-not-next = { $player } nie je na rade: skôr ide niekto iný, kto je uvedený.
fault-already-folded = { $player } už zahodil.
fault-already-all-in = { $player } je už all-in.
fault-last-hand = Všetci ostatní zahodili: { $player } má poslednú ruku.
fault-nothing-to-call = { $player } nemá čo dorovnať.
fault-check-facing-bet = { $player } nemôže checknúť: na dorovnanie treba { $owes }.
fault-call-below-bet = Stávka je { $bet }. Menej nie je call, ak to nie je all-in: napíš all-in.
fault-puts-back = { $player } má pred sebou už { $put }. Napíš celkovú sumu.
fault-pulls-back-more = { $player } má pred sebou len { $put }, viac späť vziať nemôže.
fault-no-chips = Tu treba sumu nad 0.
fault-above-stack = { $player } má len { $stack }.
fault-below-stack = { $player } má { $stack }: menej nie je all-in.
fault-stack-unknown = Koľko je all-in? Napíš sumu alebo stack.
fault-short-bet = Bet je najmenej { $least }, ak to nie je all-in.
fault-short-raise = Raise je najmenej na { $least }, ak to nie je all-in.
fault-above-most = Tu možno staviť najviac { $most }.
fault-may-not-raise = { $player } nesmie navýšiť: pribudlo { $faces } a plný raise by bol { $needs }.
fault-not-in-the-blinds = { $player } nie je na blinde.
fault-posted-late = Blind sa platí skôr, než niekto koná.
fault-above-blind = Blind je len { $blind }.
fault-street-out-of-order = Kolá stávok idú po poriadku, každé raz: flop, turn, river; v stude tretia až siedma ulica.
fault-still-to-act = { $player } sa musí ešte vyjadriť pred ďalším kolom.
fault-hand-over = V hre ostáva už len { $player }: ďalšie kolo nebude.
fault-no-bet-size = Koľko je bet v tomto kole? Napíš obe stávky: limit 100/200.
fault-pot-missing = V pot-limite po flope treba uviesť pot. Napíš napríklad: pot 1500.
