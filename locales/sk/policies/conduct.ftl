policy-one-player-to-a-hand-showing = Ukázanie ruky niekomu inému
    .forbidden = je zakázané
    .allowed = je dovolené

policy-one-player-to-a-hand-strategy = Rozoberanie stratégie s inými
    .forbidden = je zakázané
    .allowed = je dovolené

policy-one-player-to-a-hand-penalty = Penalizácia, keď jednu ruku hrajú viacerí
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-talking-about-a-hand-scope = Aké reči o ruke sú zakázané
    .any-talk = akékoľvek reči o kartách
    .disclosing = prezrádzanie informácií

policy-talking-about-a-hand-folded-hands = Reči o zahodenej ruke
    .forbidden = zakázané aj pri zahodených rukách
    .allowed = dovolené, keď je ruka zahodená

policy-talking-about-a-hand-out-of-hand = Hráči, ktorí ruku nehrajú
    .bound = zákaz platí aj pre nich
    .free = viazaní sú len hráči v ruke

policy-talking-about-a-hand-advice = Rady k hre a kritika hry
    .forbidden = vždy zakázané
    .allowed = dovolené

policy-talking-about-a-hand-read-until = Dokedy sa ruka nesmie odhadovať
    .until-tabled = kým nie je odkrytá
    .until-showdown = kým nepríde na showdown

policy-talking-about-a-hand-penalty = Penalizácia za reči o ruke
    .none = penalizácia nenasleduje
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-show-one-show-all-enforced = Show one, show all
    .yes = vyžaduje sa vždy
    .no = nevyžaduje sa

policy-exposed-cards-penalty = Penalizácia za ukázanie kariet
    .none = penalizácia nenasleduje
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-exposed-cards-dead-hand = Ruka hráča, ktorý ukáže karty
    .live = ruka zostáva živá
    .dead = ruka je mŕtva

policy-exposed-cards-when = Kedy sa karty nesmú ukázať
    .hand-in-progress = kým ruka prebieha
    .action-pending = kým je možná ďalšia akcia

policy-exposed-cards-last-to-act = Karty ukáže hráč, ktorý je na rade ako posledný
    .covered = tiež môže dostať penalizáciu
    .exempt = penalizáciu nedostane

policy-exposed-cards-one-card = Ukázanie jedinej karty
    .enough = na penalizáciu stačí jedna karta
    .not-enough = jedna karta nestačí

policy-exposed-cards-penalty-start = Začiatok penalizácie za ukázanie kariet
    .end-of-hand = po skončení ruky
    .at-once = okamžite

policy-proper-fold-helicopter = Fold helikoptérou
    .forbidden = karty sa nehádžu do vzduchu
    .allowed = karty sa smú hádzať do vzduchu

policy-proper-fold-direction = Smer zahodených kariet
    .forward = posunuté dopredu
    .to-dealer = posunuté k dealerovi

policy-proper-fold-exposing = Karty viditeľné pri zahadzovaní
    .not-on-purpose = neukazovať ich úmyselne
    .never-visible = vôbec nesmú byť viditeľné

policy-soft-play-penalty = Penalizácia za soft play
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-soft-play-disqualification = Diskvalifikácia za soft play
    .may = diskvalifikácia je možná
    .will = diskvalifikácia nasleduje

policy-soft-play-chip-forfeit = Strata žetónov za soft play
    .on-its-own = možná aj bez diskvalifikácie
    .with-disqualification = spolu s diskvalifikáciou

policy-chip-dumping-disqualification = Diskvalifikácia za chip dumping
    .may = diskvalifikácia je možná
    .will = diskvalifikácia nasleduje

policy-nuts-checked-soft-play = Pasívna hra posledného na rade s nuts
    .yes = vždy soft play
    .no = nikdy soft play

policy-nuts-checked-action = Ktorá akcia s nuts sa posudzuje
    .checking = check s nuts
    .not-raising = nenavýšenie stávky s nuts

policy-nuts-checked-street = Kolo, v ktorom nuts rozhodujú
    .river = na riveri
    .any-street = v každom stávkovom kole

policy-nuts-checked-exclusive = Ktoré nuts sa myslia
    .exclusive = nuts, ktoré nemôže mať nikto iný
    .any = nuts bez ďalšej podmienky

policy-etiquette-repeated-breach = Penalizácia za opakované porušenie etikety
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-etiquette-single-breach = Penalizácia za jediné porušenie etikety
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-etiquette-touching-person = Dotýkanie sa iného hráča
    .breach = je porušením etikety
    .no-breach = nie je porušením etikety
policy-etiquette-touching-chips = Dotýkanie sa cudzích žetónov
    .breach = uvádza sa ako porušenie etikety
    .no-breach = nie je porušením etikety

policy-etiquette-hygiene = Zlá hygiena
    .breach = je porušením etikety
    .no-breach = nie je porušením etikety

policy-etiquette-out-of-reach = Stávka mimo dosahu dealera
    .breach = je porušením etikety
    .no-breach = nie je porušením etikety

policy-etiquette-poor-visibility = Zle viditeľné karty alebo žetóny
    .breach = je porušením etikety
    .no-breach = nie je porušením etikety

policy-etiquette-chatter = Prílišné rozprávanie
    .breach = je porušením etikety
    .no-breach = nie je porušením etikety

policy-etiquette-delay = Zdržiavanie ako porušenie etikety
    .persistent = len neustále zdržiavanie hry
    .any-delay = zdržiavanie hry, neustále či ojedinelé

policy-penalty-kinds-missed-hands = Vynechané ruky ako penalizácia
    .yes = možno vynechať aj jednotlivé ruky
    .no = možno vynechať len celé kolá

policy-penalty-kinds-warning-first = Význam ústneho varovania
    .first-step = je prvým krokom k prísnejšej penalizácii
    .no-step = nie je krokom k prísnejšej penalizácii

policy-penalty-grounds-throwing-cards = Hádzanie kariet, za ktoré hrozí penalizácia
    .any-throwing = akékoľvek hádzanie kariet
    .off-the-table = hádzanie kariet zo stola

policy-penalty-grounds-cheating = Penalizácia za podvádzanie
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-penalty-grounds-abuse = Penalizácia za urážky
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-penalty-grounds-disruptive = Penalizácia za narúšanie hry
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-penalty-grounds-similar-incidents = Prípady podobné uvedeným
    .included = aj za ne možno dať penalizáciu
    .listed-only = penalizácia je len za uvedené prípady
policy-penalty-grounds-devices = Penalizácia za zneužitie zariadení
    .may = penalizácia je možná
    .will = penalizácia nasleduje
policy-penalty-grounds-dodging = Vyhýbanie sa blindom ako dôvod na penalizáciu
    .may = penalizácia je možná
    .will = penalizácia nasleduje

policy-missed-rounds-maximum = Najvyšší počet kôl v jednej penalizácii

policy-missed-rounds-offender-counts = Penalizovaný hráč pri počítaní rúk
    .counted = penalizovaný hráč sa počíta
    .not-counted = penalizovaný hráč sa nepočíta

policy-missed-rounds-counted-when = Kedy sa počítajú hráči
    .when-given = pri udelení penalizácie
    .when-served = počas penalizácie

policy-missed-rounds-size = Koľko rúk hráč vynechá
    .players-times-rounds = počet hráčov pri stole krát počet kôl
    .one-hand-per-player = jedna ruka za každého hráča

policy-repeat-offence-escalation = Prísnejšia penalizácia pri opakovaní
    .may = prísnejšia penalizácia je možná
    .will = nasleduje prísnejšia penalizácia

policy-repeat-offence-measure = Penalizácia pri opakovaní
    .round = vynechané kolo
    .any-measure = ktorákoľvek, ktorú kniha uvádza

policy-repeat-offence-disqualification = Diskvalifikácia pri opakovaní
    .may = diskvalifikácia je možná
    .will = diskvalifikácia nasleduje

policy-repeat-offence-second-penalty = Druhá penalizácia
    .chosen = nie je určená: rozhodnú pravidlá o opakovaní
    .warning = ústne varovanie
    .one-round = jedno vynechané kolo
    .two-rounds = dve vynechané kolá
    .three-rounds = tri vynechané kolá
    .four-rounds = štyri vynechané kolá
    .disqualified = diskvalifikácia

policy-repeat-offence-third-penalty = Tretia penalizácia
    .chosen = nie je určená: rozhodnú pravidlá o opakovaní
    .warning = ústne varovanie
    .one-round = jedno vynechané kolo
    .two-rounds = dve vynechané kolá
    .three-rounds = tri vynechané kolá
    .four-rounds = štyri vynechané kolá
    .disqualified = diskvalifikácia

policy-repeat-offence-fourth-penalty = Štvrtá a každá ďalšia penalizácia
    .chosen = nie je určená: rozhodnú pravidlá o opakovaní
    .warning = ústne varovanie
    .one-round = jedno vynechané kolo
    .two-rounds = dve vynechané kolá
    .three-rounds = tri vynechané kolá
    .four-rounds = štyri vynechané kolá
    .disqualified = diskvalifikácia

policy-repeat-offence-counted = Penalizácie, ktoré sa rátajú k ďalšej
    .over-all = všetky penalizácie hráča spolu
    .by-kind = len tie za ten istý priestupok

policy-penalty-kinds-director-from = Najmiernejšia penalizácia, ktorú musí potvrdiť TD
    .warning = ústne varovanie
    .missed-hands = vynechané ruky
    .one-round = jedno vynechané kolo
    .two-rounds = dve vynechané kolá
    .three-rounds = tri vynechané kolá
    .four-rounds = štyri vynechané kolá
    .disqualified = diskvalifikácia
    .no-step = žiadna

policy-penalty-kinds-carried = Ako dlho sa na penalizáciu prihliada
    .same-day = do konca dňa
    .next-day = počas všetkých dní podujatia
    .next-event = aj na ďalších podujatiach

policy-away-on-penalty-where = Kam hráč odíde počas penalizácie
    .own-table = preč od stola
    .all-tables = preč od všetkých hracích stolov

policy-away-on-penalty-report-back = Ohlásenie po skončení penalizácie
    .required = musí sa ohlásiť floormanagerovi/TD
    .not-required = jednoducho si znova sadne

policy-away-on-penalty-dealt-in = Karty pre hráča s penalizáciou
    .dealt = karty dostane a ruka je hneď mŕtva
    .not-dealt = karty nedostane

policy-away-on-penalty-blinded-out = Vyblindovanie počas penalizácie
    .possible = hráča možno vyblindovať
    .not-possible = hráča nemožno vyblindovať

policy-disqualification-chips = Žetóny diskvalifikovaného hráča
    .removed = odoberú sa z hry
    .blinded-off = zostanú na stole a vyblindujú sa

policy-disqualification-refund = Vrátenie peňazí po diskvalifikácii
    .none = žiadne vrátenie ani náhrada
    .possible = vrátenie je možné

policy-disqualification-live-hand = Živá ruka diskvalifikovaného hráča
    .dead = ruka je mŕtva
    .played-out = ruka sa dohrá

policy-disqualification-place = Umiestnenie a cena diskvalifikovaného hráča
    .at-that-moment = umiestnenie v tej chvíli
    .none = bez umiestnenia a bez ceny

policy-chips-out-of-view-disqualification = Diskvalifikácia za žetóny mimo dohľadu
    .may = diskvalifikácia je možná
    .will = diskvalifikácia nasleduje

policy-chips-out-of-view-holding = Skrývanie žetónov pri stole
    .covered = zakázané rovnako ako skryté prenášanie
    .carrying-only = pravidlo je len o prenášaní

policy-chips-out-of-view-forfeit = O ktoré žetóny hráč príde
    .hidden-chips = len o žetóny mimo dohľadu
    .whole-stack = o všetky, spolu s diskvalifikáciou

policy-chips-out-of-view-closed-bag = Žetóny v zapečatenom vrecku
    .allowed = smú byť mimo dohľadu
    .not-allowed = nikdy nesmú byť mimo dohľadu

policy-lost-chips-owner = Kedy nájdené žetóny opúšťajú hru
    .owner-unknown = len ak sa majiteľ nezistí
    .always = vždy, bez podmienky o majiteľovi

policy-lost-chips-destination = Kam idú nájdené žetóny
    .inventory = späť do zásoby žetónov turnaja
    .management = vedeniu turnaja
    .casino = späť kasínu
    .donation = do „toernooidotatie“ (kniha to nevysvetľuje)
policy-one-player-to-a-hand-looking = Pozeranie do cudzích kariet
    .forbidden = zakázané
    .allowed = dovolené
