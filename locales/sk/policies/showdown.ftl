policy-cards-speak-words = Slová pri showdowne
    .not-binding = slová nezaväzujú, rozhodujú karty
    .binding = výrok hráča zaväzuje

policy-miscalled-hand-penalty = Penalty za úmyselne nesprávne ohlásenie
    .may = penalty je možná
    .will = penalty nasleduje vždy
    .none = bez penalty

policy-dealer-reads-hands-announces = Čo dealer oznamuje
    .hand-values = hodnotu rúk
    .winning-hand = hodnotu víťaznej ruky
    .winning-hand-and-winner = víťaznú kombináciu aj víťaza
policy-dealer-reads-hands-duty = Povinnosť dealera oznámiť výsledok
    .must = dealer musí oznámiť
    .should = dealer by mal oznámiť

policy-speak-up-duty = Povinnosť upozorniť na chybu
    .must = hráč ju musí ohlásiť
    .should = hráč by ju mal ohlásiť
policy-speak-up-when = Kedy treba chybu ohlásiť
    .at-once = ihneď
    .before-next-hand = pred začiatkom ďalšej ruky
policy-speak-up-pot-mistakes = Chyby v pote, ktoré hráči hlásia
    .awarding = pridelenie potu
    .counting = počítanie žetónov
    .calculating-and-awarding = výpočet a pridelenie potu

policy-tabling-cards-which = Karty, ktoré treba odkryť
    .all-cards = všetky karty ruky
    .playing-cards = iba karty, ktoré hrajú

policy-mucked-winner-pot-lost-when = Kedy zahodená víťazná ruka stráca pot
    .unidentifiable = karty nemožno identifikovať
    .unidentifiable-and-not-read = neidentifikovateľné a neboli jasne videné
policy-mucked-winner-cards = Čo zachráni zahodenú víťaznú ruku
    .identifiable = karty možno identifikovať
    .identifiable-and-retrievable = karty možno identifikovať aj získať späť
policy-mucked-winner-certainty = Istota pri zahodenej víťaznej ruke

policy-dealer-killed-tabled-hand-shown = Ako bola chránená víťazná ruka ukázaná
    .tabled = riadne odkrytá
    .tabled-and-seen = odkrytá a videná
policy-dealer-killed-tabled-hand-winner = Ako jasne musí chránená ruka vyhrávať
    .winner = ruka vyhráva
    .obvious-winner = ruka zjavne vyhráva

policy-live-discard-automatically-dead = Ruka zahodená lícom nadol hneď mŕtva
    .yes = áno, hneď mŕtva
    .no = nie, nie automaticky
policy-live-discard-condition = Kedy možno zahodené karty ešte odkryť
    .identifiable = karty možno identifikovať
    .identifiable-and-retrievable = karty možno identifikovať aj získať späť
policy-live-discard-certainty = Istota pri zahodených kartách
policy-live-discard-killed-by = Kedy muck zabíja zahodené karty
    .dealer-mucks = dealer ich dá do mucku
    .touches-muck = dotknú sa mucku
    .not-while-identifiable = nie, kým ich možno identifikovať
policy-live-discard-killed-without-muck = Kedy sú zahodené karty mŕtve aj mimo mucku
    .unidentifiable = už ich nemožno identifikovať
    .irretrievable-and-unidentifiable = nemožno ich získať späť ani identifikovať

policy-one-card-tabled-which-card = Ktorá jediná odkrytá karta je myslená
    .any-card = ktorákoľvek jedna karta
    .winning-card = iba karta, ktorá vytvorí víťaznú ruku
policy-one-card-tabled-asked-by = Kto vyzýva na odkrytie ostatných kariet
    .dealer = dealer
    .floor = floormanager
policy-one-card-tabled-request = Výzva na odkrytie ostatných kariet
    .must = hráč musí byť vyzvaný
    .should = hráčovi by sa to malo odporučiť
    .not-needed = nikto nemusí vyzvať
policy-one-card-tabled-refusal = Privolanie floormanagera pri odmietnutí
    .must = floormanager sa musí zavolať
    .should = floormanager by sa mal zavolať
policy-one-card-tabled-other-card = Podmienka pre zakrytú kartu
    .identifiable-not-in-muck = na 100 % identifikovateľná a nie v mucku
    .identifiable = identifikovateľná, aj z mucku
    .as-discarded = ako každá zahodená karta

policy-discarded-while-live-identifiable-cards = Po stávke zahodené, no identifikovateľné karty
    .play-on = ruka ostáva v hre
    .folded = ruka je zahodená
policy-discarded-while-live-refund-lost-when = Kedy sa dorovnaná stávka nevracia
    .mucked-and-unidentifiable = karty v mucku a neidentifikovateľné
    .mucked-or-unidentifiable = dotkli sa mucku alebo neidentifikovateľné
policy-discarded-while-live-certainty = Istota pri kartách zahodených po stávke
policy-discarded-while-live-uncalled = Čo sa vráti, ak ešte nikto nedorovnal
    .bet-or-raise = bet alebo raise
    .uncalled-amount = iba nedorovnaná suma
policy-discarded-while-live-dealer = Dealer zadrží karty a zavolá floormanagera
    .must = dealer to musí urobiť
    .should = dealer by to mal urobiť

policy-all-in-showdown-who = Kto odkrýva pri all-in showdowne
    .every-live-hand = každá ruka v hre
    .all-in-players = iba hráči v all-ine
policy-all-in-showdown-dead-hand = Mŕtva ruka pri all-in showdowne
    .never = žiadna ruka nemôže byť mŕtva
    .possible = neidentifikovateľná ruka môže byť mŕtva
policy-all-in-showdown-muck = Zahodenie pri all-in showdowne
    .not-allowed = každú ruku treba ukázať
    .allowed = porazenú ruku možno zahodiť

policy-show-order-enforced = Vynútenie poradia odkrývania
    .always = poradie platí vždy
    .floor-may = floormanager ho môže vynútiť
policy-show-order-after-bet = Kto ukazuje prvý po stávke v poslednom kole
    .last-aggressor = posledný agresívny hráč
    .first-to-act = hráč, ktorý je prvý na rade
policy-show-order-no-bet = Kto ukazuje prvý bez stávky v poslednom kole
    .first-after-button = prvý aktívny hráč za buttonom
    .closest-to-button = prvý aktívny hráč najbližšie k buttonu
    .first-to-act = hráč, ktorý je prvý na rade
policy-show-order-others = Poradie po prvom hráčovi
    .clockwise = v smere hodinových ručičiek
    .free = v ľubovoľnom poradí
policy-show-order-stud = Kto ukazuje prvý v stude bez stávky
    .highest-board = najvyšší board
    .lowest-board = najnižší board
policy-show-order-razz = Kto ukazuje prvý v razze bez stávky
    .lowest-board = najnižší board
    .worst-board = najhorší board
policy-show-order-stud-all-in = Kto ukazuje prvý pri all-ine v stude
    .all-in-player = hráč, ktorý je all-in
    .player-not-at-risk = hráč, ktorý nič neriskuje

policy-uncontested-showdown-winner-shows = Posledný hráč musí ukázať karty
    .yes = áno, víťaz musí ukázať
    .no = nie, víťaz ukázať nemusí

policy-see-hand-lost-right-grounds = Čím sa stráca právo vidieť ruku
    .no-cards-or-mucked = nemá karty alebo ich zahodil neodkryté
    .no-cards-and-mucked = nemá karty a zahodil ich neodkryté

policy-see-hand-request-right = Právo vidieť ruku po dorovnaní na riveri
    .right = právo na požiadanie
    .inalienable = neodňateľné právo
    .under-floor = právo, ktoré riadi floormanager
policy-see-hand-request-caller-cards = Karty hráča, ktorý žiada o ukázanie
    .holds = hráč ich ešte má
    .tabled = hráč ich už odkryl
    .holds-or-tabled = ešte ich má alebo ich odkryl
policy-see-hand-request-mucked-hand = Už zahodená ruka agresívneho hráča
    .yes = možno o ňu ešte požiadať
    .no = už o ňu nemožno požiadať
policy-see-hand-request-who-opens = Kto odkryje vyžiadanú ruku
    .floor = iba floormanager
    .dealer = dealer
    .player = hráč sám
policy-see-hand-request-another-caller = Žiadosť o ruku iného dorovnávajúceho
    .granted = žiadosti sa vyhovie
    .refused = žiadosť sa zamietne
policy-see-hand-request-not-caller = Žiadosť o ruku bez dorovnania na riveri
    .granted = žiadosti sa vyhovie
    .refused = žiadosť sa zamietne
policy-see-hand-request-no-river-bet = Žiadosť o ruku bez stávky na riveri
    .granted = žiadosti sa vyhovie
    .refused = žiadosť sa zamietne

policy-playing-the-board-cards = Karty pri hraní boardu
    .all-cards = treba odkryť všetky vlastné karty
    .none = netreba odkryť nič

policy-odd-chip-games = Hry, kde o nepárnom žetóne rozhoduje miesto
    .holdem = všetky hold'em hry
    .flop-games = hry s flopom pri rovnakých rukách
    .all-but-stud = všetky hry okrem studu a razzu
policy-odd-chip-seat = Miesto, ktoré dostane nepárny žetón
    .first-active-player = prvý aktívny hráč za buttonom
    .first-seat = prvé miesto naľavo od buttonu
    .worse-position = horšia pozícia, najbližšie naľavo od buttonu
policy-odd-chip-size = Hodnota nepárneho žetónu
    .smallest-in-play = najnižšia hodnota v hre
    .smallest-at-table = najnižšia hodnota pri stole
    .smallest-available = najnižšia dostupná hodnota
policy-odd-chip-high-low = Nepárny žetón pri high/low
    .high = high ruka
    .low = low ruka
policy-odd-chip-same-hands-both-ways = Rovnaké ruky vyhrajú high aj low
    .split-evenly = celý pot čo najrovnomernejšie
    .each-half-apart = každá polovica zvlášť
policy-odd-chip-stud = Nepárny žetón v stude
    .high-card-in-highest-five = najvyššia karta podľa farby v najvyššej päťkartovej ruke
    .high-card = najvyššia karta podľa farby
policy-odd-chip-razz = Nepárny žetón v razze
    .high-card-in-highest-five = najvyššia karta podľa farby v najvyššej päťkartovej ruke
    .low-card = najnižšia karta podľa farby

policy-side-pots-kept-apart = Vedľajšie poty uložené oddelene
    .yes = áno, oddelene od hlavného potu
    .no = nie, nie oddelene
policy-side-pots-split-apart = Vedľajšie poty delené samostatne
    .yes = áno, každý zvlášť
    .no = nie, spolu

policy-disputed-hand-until = Koniec práva namietať proti ruke
    .next-hand-begins = začiatkom ďalšej ruky
    .substantial-action = závažnou akciou v ďalšej ruke
policy-disputed-hand-which = Ruky, proti ktorým možno namietať
    .any-hand = každá ruka
    .tabled-hand = iba odkrytá ruka

policy-disputed-pot-until = Koniec práva namietať proti potu
    .next-hand-begins = začiatkom ďalšej ruky
    .substantial-action = závažnou akciou v ďalšej ruke

policy-disputed-at-break-time = Čas na námietku, ak ruka skončí v prestávke
policy-disputed-at-break-covers = Na čo sa vzťahuje lehota počas prestávky
    .hand-result = výsledok ruky
    .any-dispute = každá námietka

policy-split-pot-stacking-duty = Dealer ukladá žetóny pri split-pot hrách
    .must = musí, ak je to možné
    .should = mal by, ak je to možné

policy-killed-unprotected-hand-protect-until = Dokedy si hráč musí chrániť ruku
    .turn-to-show = kým je hráč na rade s ukázaním
    .hands-read = kým nie sú ruky vyhodnotené
    .winner-named = kým nie je pomenovaná víťazná ruka
policy-killed-unprotected-hand-which-hand = Omylom zabité ruky bez náhrady
    .unprotected-hand = iba nechránená ruka
    .any-hand = každá ruka, chránená aj nechránená
policy-killed-unprotected-hand-certainty = Istota pri zabitej ruke
policy-killed-unprotected-hand-uncalled = Nedorovnaná stávka zabitej ruky
    .bet-or-raise = bet alebo raise sa vráti
    .uncalled-amount = vráti sa iba nedorovnaná suma
    .nothing = nevráti sa nič

policy-identifiable-hand-plays-which = Identifikovateľná ruka, ktorá hrá ďalej
    .folded = foldnutá ruka
    .fouled = znehodnotená ruka
    .killed = zabitá ruka
    .discarded = zahodené karty
policy-identifiable-hand-plays-exposed = Identifikovateľná ruka s videnými kartami
    .plays = hrá ďalej
    .dead = je mŕtva
