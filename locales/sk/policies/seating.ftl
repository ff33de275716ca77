policy-random-seating-draw = Ako sa prideľujú miesta
    .random = náhodným losovaním
    .free-choice = hráči si vyberú sami

policy-wrong-seat-applies-to = Nesprávne miesto – koho presunú
    .correct-stack = hráča, ktorý začal so správnym stackom
    .any-stack = každého, kto sedí nesprávne
policy-wrong-seat-stack = Nesprávne miesto – žetóny pri presune
    .current = stack, ktorý hráč práve má
    .starting = štartovný stack
policy-wrong-seat-when = Nesprávne miesto – kedy sa hráč presunie
    .at-once = ihneď
    .after-hand = po skončení ruky

policy-seat-swap-allowed = Výmena miest medzi hráčmi
    .yes = je dovolená
    .no = nie je dovolená

policy-late-entry-stack = Stack pri neskorej registrácii
    .full = plný štartovný stack
    .reduced = zmenšený stack
policy-late-entry-excepted-position = Pozícia, na ktorej nový hráč nezačne
    .small-blind-and-button = medzi small blindom a buttonom
    .between-the-blinds = medzi blindami
policy-late-entry-at-excepted-position = Nový hráč na vylúčenej pozícii
    .not-dealt-in = sedí tam, ale karty nedostane
    .not-seated = to miesto nedostane

policy-forfeited-stack-chips = Žetóny odovzdané pri re-entry
    .removed = žetóny sa odoberú z hry
    .kept = žetóny ostávajú v hre

policy-breaking-tables-draw = Nové miesta po rozpustení stola
    .draw = losovaním
    .two-step-draw = losovaním v dvoch krokoch

policy-broken-table-seat-no-cards-position = Miesto, kde presunutý hráč čaká
    .small-blind-and-button = medzi small blindom a buttonom
    .none = žiadne, karty dostane každý
policy-broken-table-seat-missed = Čo čakajúci hráč vynechá
    .playing-round = jedno kolo hry
    .until-button-passed = ruky, kým neprejde button
policy-broken-table-seat-duties = Práva a povinnosti novej pozície
    .yes = presunutý hráč ich preberá
    .no = pre presunutého hráča neplatia

policy-table-transfer-detour = Okľuka cestou k novému stolu
    .penalty-possible = penalizácia je možná
    .disqualified = hráč je diskvalifikovaný

policy-absent-from-broken-table-carrier = Kto prenesie žetóny neprítomného
    .staff = člen personálu
    .any-player = ktorýkoľvek hráč

policy-balancing-position-mover = Balansovanie – kto sa presúva
    .next-big-blind = kto je ďalší na big blinde
    .drawn-player = vylosovaný hráč
policy-balancing-position-destination = Balansovanie – kam hráč ide
    .worst-position = najhoršia pozícia
    .big-blind-first = big blind, inak prvé voľné miesto pred ním
policy-balancing-position-single-big-blind = Balansovanie na samostatný big blind
    .yes = je možné
    .no = nie je možné
policy-balancing-position-big-blind-twice = Dvakrát big blind kvôli balansovaniu
    .yes = hráč môže byť na big blinde dvakrát
    .no = nikdy dvakrát na big blinde
policy-balancing-position-small-blind = Balansovanie – small blind
    .never-worst = nikdy sa nepovažuje za najhoršiu pozíciu
    .never-entered = tam presunutý hráč nikdy nenastúpi

policy-balancing-stud-method = Balansovanie v stude – spôsob presunu
    .by-position = podľa pozície
    .by-position-last-seat = podľa pozície, naposledy uvoľnené miesto
    .same-seat-number = rovnaké číslo miesta, naposledy uvoľnené miesto
    .last-position = na poslednú možnú pozíciu

policy-balancing-mixed-games-stud-mover = Mix-hry – kto sa presúva počas studu
    .would-be-big-blind = kto by bol v hold'eme ďalší na big blinde
    .next-big-blind = kto je ďalší na big blinde
policy-balancing-mixed-games-button = Mix-hry – button počas studu
    .moved-then-frozen = raz sa posunie a potom stojí
    .keeps-moving = posúva sa každú ruku
policy-balancing-mixed-games-return-to-holdem = Mix-hry – button po návrate k hold'emu
    .where-frozen = začína tam, kde ostal stáť
    .one-further = začína o miesto ďalej

policy-balancing-source-table-chosen-by = Ako sa určí stôl, ktorý odovzdá hráča
    .procedure = podľa postupu
    .set-in-advance = podľa vopred určeného postupu

policy-halt-play-players-short = Koľko hráčov musí chýbať na pozastavenie
policy-halt-play-players-needed = Najmenší počet hráčov, pri ktorom stôl hrá ďalej
policy-halt-play-compared-with = S čím sa neúplný stôl porovnáva
    .fullest-table = so stolom s najväčším počtom hráčov
    .full-table = s plným stolom
policy-halt-play-several-tables = Viac stolov s podstatne menším počtom hráčov
    .halted = hra sa pozastaví
    .played-on = hra pokračuje
policy-halt-play-when = Kedy sa hra pri neúplnom stole zastaví
    .after-hand = po skončení ruky
    .at-once = ihneď
    .blinds-impacted = len čo sa to dotkne blindov
policy-halt-play-waiver = Od čoho smie floormanager/TD upustiť
    .halt = od pozastavenia hry
    .balancing = od balansovania stolov
    .nothing = od ničoho
policy-halt-play-waiver-misdeal = Upustenie od pozastavenia hry či od balansovania
    .yes = je misdeal
    .no = nie je misdeal
policy-halt-play-other-formats = Pozastavenie hry v 6-max a turbo
    .halted = hra sa zastaví aj tam
    .not-halted = hra tam pokračuje
policy-halt-play-late-stage = Balansovanie v neskoršej fáze
    .back-in-balance = stoly musia byť opäť vyrovnané
    .tighter = stoly sa balansujú prísnejšie

policy-final-table-ten-handed = Finálový stôl pri 10-handed
policy-final-table-nine-handed = Finálový stôl pri 9-handed
policy-final-table-eight-handed = Finálový stôl pri 8-handed
policy-final-table-seven-handed = Finálový stôl pri 7-handed
policy-final-table-six-handed = Finálový stôl pri 6-handed
policy-final-table-five-handed = Finálový stôl pri 5-handed
policy-final-table-four-handed = Finálový stôl pri 4-handed
policy-final-table-three-handed = Finálový stôl pri 3-handed
policy-final-table-ten-cap = Hranica 10 hráčov vo finále
    .binding = nikdy viac než 10
    .guideline = nemalo by ich byť viac než 10
policy-final-table-heads-up-events = Pravidlo o veľkosti finále v heads-up turnajoch
    .yes = pravidlo platí
    .no = pravidlo neplatí
policy-final-table-fewer = Neúplný finálový stôl po viacerých vypadnutiach
    .yes = môže začať s menším počtom hráčov
    .no = musí byť úplný

policy-players-per-table-normal = Bežný počet hráčov pri stole
policy-players-per-table-ten-without-dealers = 10-handed bez stálych dealerov
    .when-busy = pri veľkom záujme
    .force-majeure = iba dočasne pri vyššej moci
    .never = nikdy
policy-players-per-table-ten-with-dealers = 10-handed so stálymi dealermi
    .when-busy = pri veľkom záujme
    .force-majeure = iba dočasne pri vyššej moci
    .never = nikdy

policy-late-stack-before-arrival = Stack prihláseného hráča pred príchodom
    .held-back = čaká bokom, kým hráč nepríde
    .at-the-table = je na stole od začiatku
policy-late-stack-after-period = Príchod po konci neskorej registrácie
    .no-entry = hráč už hrať nemôže
    .plays = hráč ešte môže hrať
policy-late-stack-on-request = Vyloženie stacku meškajúceho hráča
    .yes = na žiadosť vždy
    .no = ani na žiadosť
policy-late-stack-hands-missed = Ruky pred položením neskorého stacku
    .taken-off = ich blindy a ante sa odrátajú
    .not-taken-off = neodráta sa nič
policy-late-stack-blinded-off = Stack, ktorý čaká na hráča
    .yes = blinduje sa až do príchodu
    .no = neblinduje sa

policy-left-the-area-minutes = Čas, po ktorom možno odobrať stack
policy-left-the-area-stack-removed = Stack po dlhej neprítomnosti
    .may = stack sa môže odobrať
    .will = stack sa odoberie
    .none = stack ostáva v hre
policy-left-the-area-finishing-place = Umiestnenie po odobratí stacku
    .place-at-removal = umiestnenie v okamihu odobratia
    .no-place = bez umiestnenia

policy-break-time-leave-tables = Hráči pri stoloch počas prestávky
    .must = musia od stolov odísť
    .may-stay = smú zostať

policy-absent-at-deal-moment = Kedy musí byť hráč na mieste
    .at-last-card = pri rozdaní poslednej karty
    .before-last-card = pred rozdaním poslednej karty
    .at-first-card = pri rozdaní prvej karty
policy-absent-at-deal-hand = Ruka neprítomného hráča
    .dead = ruka je mŕtva
    .live = ruka je živá
policy-absent-at-deal-may-look = Oneskorený hráč a pohľad do kariet
    .yes = smie si karty pozrieť
    .no = nesmie si karty pozrieť
policy-absent-at-deal-blinds = Blindy a ante neprítomného hráča
    .forfeited = hráč o ne prichádza
    .returned = vrátia sa

policy-at-your-seat-means = Čo znamená byť na mieste
    .chair-in-reach = stolička je na dosah
    .at-or-on-chair = pri stoličke alebo na nej
policy-at-your-seat-standing = Vstávanie počas ruky
    .stay-seated = hráč má zostať sedieť
    .not-encouraged = pravidlo k tomu nenabáda

policy-left-table-with-hand-stay-duty = Kto musí zostať pri stole
    .live-hand = hráči so živou rukou
    .always = každý hráč, stále
policy-left-table-with-hand-stays-at = Kde zostáva hráč so živou rukou
    .table = pri stole
    .seat = na svojom mieste
policy-left-table-with-hand-all-in = Zostať pri stole pri all-ine
    .yes = zostáva aj hráč v all-ine
    .no = hráč v all-ine smie odísť
policy-left-table-with-hand-until = Dokedy hráč so živou rukou zostáva pri stole
    .showdown = až do konca showdownu
    .action-possible = kým je možná ďalšia akcia
policy-left-table-with-hand-penalised = Odchod so živou rukou – za čo je penalizácia
    .leaving-table = za odchod od stola
    .leaving-seat = za odchod z miesta
policy-left-table-with-hand-penalty = Penalizácia za odchod so živou rukou
    .may = penalizácia je možná
    .will = penalizácia nasleduje
    .none = bez penalizácie

policy-dead-button-kind = Pravidlo o buttone v turnaji
    .dead-button = mŕtvy button
    .no-small-blind = pravidlo no small blind
    .moving-button = posúvaný button
policy-dead-button-empty-seat = Button na prázdnom mieste
    .yes = je dovolený
    .no = nikdy

policy-dodged-blind-penalty = Penalizácia za vyhýbanie sa blindu
    .will = penalizácia nasleduje
    .may = penalizácia je možná
policy-dodged-blind-occasion = Kedy je za vyhýbanie sa blindu penalizácia
    .any = pri každej príležitosti
    .breaking-or-balancing = pri rozpustení alebo balansovaní stolov
    .breaking = pri rozpustení stola
policy-dodged-blind-attempt = Za čo je pri vyhýbaní sa blindu penalizácia
    .attempt = už za úmyselný pokus
    .missed-blind = až za úmyselne vynechaný blind

policy-heads-up-button-blind = Blind hráča na buttone v heads-upe
    .small-blind = small blind
    .big-blind = big blind
policy-heads-up-button-first-preflop = Prvý pred flopom v heads-upe
    .button = hráč na buttone
    .big-blind = big blind

policy-heads-up-cards-order = Poradie kariet v heads-upe
    .button-last = najprv big blind, button posledný
    .button-first = najprv button, big blind posledný

policy-heads-up-start-adjustment = Blindy a button na začiatku heads-upu
    .blinds-decide = rozhodujú blindy
    .button-if-needed = button sa v prípade potreby upraví
    .button-moved = button sa posunie na správne miesto
policy-at-your-seat-in-reach = Hráč so stoličkou na dosah
    .counts = ráta sa ako na mieste
    .does-not-count = neráta sa ako na mieste
