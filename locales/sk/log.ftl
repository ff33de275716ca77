# The log of rulings, and the hand-over.

# What is typed for a table and a seat, before its number. Spellings stand with commas between; those of every language are understood.

command-log = log, zapíš
log-word-table = stôl, stol, st
log-word-seat = m, miesto

# Where, who and when

log-table = stôl { $n }
log-seat = miesto { $n }
log-number = č. { $number }
log-forgotten-player = hráč { $n }, meno vymazané
log-seen = { $name }, naposledy { $where } (č. { $number })
log-which-person = Ktorý hráč { $name } to je?
log-somebody-else = iný hráč s týmto menom
log-several-people = Záznam pozná viac hráčov s menom { $name }. Pripíš číslo, alebo #{ $next } pre iného hráča s týmto menom:{ $found }
log-nobody = Záznam nepozná hráča { $name }.
log-yes = áno
log-no = nie

# A ruling is kept

log-how = Pripíš, čo sa má uložiť, napríklad: log stôl 7 miesto 3 Novak --by KV --at 20:14
log-after-the-ruling = Rozhodnutie sa ukladá, kým je na obrazovke: < vedie späť k nemu.
log-kept = Uložené ako č. { $number }.
log-kept-before = Už uložené ako č. { $number }.
log-same-as = Je to to isté ako č. { $number }?
log-was-same = To isté ako č. { $number }, znova sa neukladá. Ak ide o iný prípad: --again
log-soon-after = Č. { $number } je o tom istom prípade na tomto mieste, v rozmedzí desiatich minút.
log-clock-went-back = Hodiny tohto počítača sú pred predchádzajúcim záznamom pozadu. Poradie držia čísla.
log-begun = Nový záznam: { $file }
log-on-a-network = { $file } je na inom počítači. Zápisy sa tam môžu stratiť: záznam veď na tomto.
log-nothing-kept = Rozhodnutie platí, ale neuložilo sa: { $why }
log-not-asked-for = Tieto voľby patria k rozhodnutiu, ktoré sa ukladá: pridaj --log "stôl 7 miesto 3 MENO".
log-no-time = "{ $typed }" nie je čas. Takto: 20:14, alebo "2026-11-25 20:14"
log-time-skipped = Čas { $typed } v tú noc nebol: hodiny sa posunuli dopredu.
log-time-to-come = { $typed } ešte len bude.

# What was ruled on the like of it before

log-ruled-before = { $where ->
    [none] Pri rovnakých okolnostiach sa o { $clock } rozhodlo (č. { $number }): { $ruling }
   *[other] Pri rovnakých okolnostiach sa o { $clock }, { $where }, rozhodlo (č. { $number }): { $ruling }
}
log-ruled-otherwise = { $where ->
    [none] O { $clock } sa rozhodlo inak (č. { $number }): { $ruling }. Rozdiel je v údaji { $fact }: vtedy { $was }, teraz { $is }.
   *[other] O { $clock }, { $where }, sa rozhodlo inak (č. { $number }): { $ruling }. Rozdiel je v údaji { $fact }: vtedy { $was }, teraz { $is }.
}

# What is shown of the log

log-heading = { $n ->
    [one] Záznam: { $n } zápis
    [few] Záznam: { $n } zápisy
   *[other] Záznam: { $n } zápisov
}
log-nothing-today = Dnes v zázname nič nie je. Všetko, čo v ňom je: floor log --all
log-nothing-fits = V zázname nič také nie je.
log-undone = odvolané
log-was-overruled = { $by ->
    [none] po námietke zrušené (č. { $number })
   *[other] po námietke zrušené, { $by } (č. { $number })
}
log-otherwise = rozhodnuté inak: { $why }
log-kind-undo = č. { $number } odvolané
log-kind-redo = č. { $number } znova platí
log-kind-forget = meno vymazané
log-kind-copy = skopírované do { $file }
log-kind-appeal = { $outcome ->
    [overruled] č. { $number } po námietke zrušené
   *[other] č. { $number } po námietke potvrdené
}
log-kind-taken = prevzaté
log-entered = zapísané
log-approved = schválil
log-reference = odkaz
log-told = ako to bolo povedané
log-book = kniha
log-data = údaje
log-house = domáce pravidlá
log-heading-now = Ako by sa rozhodlo teraz
log-same-now = To isté, hoci údaje sú už iné.
log-ruled-now = Teraz: { $ruling }
log-clause-changed = { $clause } má teraz iné znenie.
log-not-there-now = Kniha { $book } alebo tento prípad teraz v údajoch nie je.
log-asks-more-now = Podľa terajších údajov by sa pred rozhodnutím zistilo viac.

# Undo, redo, forget, copies

log-undo-question =
    Odvolať tento zápis?
    { $entry }
log-redo-question =
    Má tento zápis znova platiť?
    { $entry }
log-undo-done = Č. { $number } je odvolané. Späť to ide takto: floor log redo { $number }
log-redo-done = Č. { $number } znova platí.
log-left = Nič sa nezmenilo.
log-forget-needs-yes = Čo sa vymaže, sa nevráti. Kde sa nemá koho opýtať: --yes
log-forget-question = Vymazať meno { $name }? Už sa nevráti.
log-forgotten = Vymazané. Zápisy: { $entries }, texty s menom: { $texts }
log-copies-stay =
    Skoršie kópie meno ešte majú:
      { $files }
log-exported = štandardný výstup (floor log export)
log-copied = Skopírované do { $file }
log-copy-not-noted = Záznam o kópii nevie: { $why }
log-whole = { $n ->
    [one] { $file } je v poriadku: { $n } zápis
    [few] { $file } je v poriadku: { $n } zápisy
   *[other] { $file } je v poriadku: { $n } zápisov
}

# What is wrong with a log

log-missing = Záznam ešte nie je: { $file }. Začne ho rozhodnutie s --log.
log-no-place = Nie je povedané, kde je záznam: --log-file SÚBOR alebo FLOOR_LOG
log-read-only = Do { $file } sa nedá zapisovať.
log-full = Na disku už nie je miesto pre { $file }. Čo sa uložilo predtým, je stále tam.
log-locked = Do { $file } práve píše iný program. Skús to znova.
log-not-a-log = { $file } nie je záznam tohto programu.
log-newer = { $file } zapísala novšia verzia tohto programu. Použi ju; nič sa nezmenilo.
log-damaged = { $file } je poškodený. Pracuj s poslednou kópiou (floor log backup) a tento súbor si nechaj.
log-copy-there = { $file } už existuje a kópia ho nenahradí.
log-no-entry = V zázname nie je č. { $number }.
log-no-undo = Č. { $number } sa nedá odvolať. Pre odvolaný zápis: floor log redo
log-already-undone = Č. { $number } už bolo odvolané.
log-not-undone = Č. { $number } nebolo odvolané.
log-key-taken = Č. { $number } má tento kľúč a hovorí niečo iné.
log-nothing = Niet čo odvolať ani vrátiť.
log-too-long = Viac textu, než sa do zápisu zmestí: najviac { $most } bajtov.
log-other = { $file }: { $why }

# The hand-over

shift-heading = Odovzdanie zmeny, { $day }, { $clock }
shift-since = Od { $clock }, keď zmenu prevzal(a) { $by }
shift-to-do = Čo ešte treba
shift-nothing-to-do = Nič nie je otvorené.
shift-table = Stôl { $table }
shift-no-table = Bez stola
shift-nothing-happened = Nič sa neuložilo.
shift-repeated = Na čo si dať pozor
shift-open = { $entry }
    { $ruling }: ako sa rozhodlo, nikto nezapísal.
shift-watch = Sleduj hráča { $name } ({ $where }): { $titles } (č. { $numbers })
shift-repeated-line = { $n }× { $title }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}{ $ruled ->
    [alike] , vždy rovnako
   *[other] , nie vždy rovnako
}

# Help

help-log = Ukázať, čo sa rozhodlo a uložilo, najprv dnešné
help-shift = Odovzdanie zmeny ďalšiemu floormanagerovi
help-shift-take = Prevziať zmenu: tvoje iniciály. Ukáže, čo pribudlo od posledného prevzatia
help-any-log-file = Súbor záznamu
help-decide-log = Uložiť rozhodnutie do záznamu: stôl, miesto a hráč
help-any-by = Iniciály floormanagera
help-any-approved = Iniciály toho, kto to schválil
help-any-at = Kedy sa to stalo: 20:14
help-any-ref = Odkaz, napríklad na kameru
help-any-otherwise = Rozhodlo sa inak než podľa knihy, a prečo
help-any-again = Uložiť, aj keď to môže byť to isté ako pred chvíľou
help-any-key = Kľúč, vďaka ktorému je dvakrát poslaný zápis jeden
help-log-words = Iba tie s týmito slovami
help-log-table = Iba tie pri tomto stole
help-log-player = Iba tie o tomto hráčovi
help-log-incident = Iba tie o tomto prípade
help-log-all = Všetky, nielen dnešné
help-log-show = Ukázať zápis, aký bol, a ako by sa rozhodlo teraz
help-log-undo = Odvolať zápis; bez čísla posledný
help-log-redo = Vrátiť odvolaný zápis
help-log-appeal = Zapísať, ako dopadla námietka proti rozhodnutiu
help-log-appeal-outcome = upheld: rozhodnutie platí; overruled: neplatí
help-log-appeal-otherwise = Ako sa rozhodlo namiesto toho, a prečo
help-log-forget = Vymazať meno hráča odvšadiaľ
help-log-forget-player = Meno
help-log-backup = Skopírovať záznam do nového súboru
help-log-backup-file = Súbor
help-log-check = Skontrolovať, či je súbor v poriadku
help-log-export = Vypísať všetky zápisy: JSON, jeden na riadok; CSV, Markdown alebo HTML cez --format
help-any-number = Číslo zápisu
help-any-yes = Bez otázky
man-env-FLOOR_LOG = Súbor záznamu, ako --log-file
man-file-log = Čo sa rozhodlo a s --log uložilo. Nič iné ho nezačne

# Penalties. The words for a step are typed behind --penalty; spellings stand with commas between.

penalty-word-warning = varovanie
penalty-word-hands = ruka, ruky, rúk
penalty-word-rounds = kolo, kolá, kôl
penalty-word-out = von, diskvalifikácia
penalty-warning = varovanie
penalty-out = diskvalifikácia
penalty-player = hráč
penalty-no-step = "{ $typed }" nie je penalizácia, ktorá sa dá zapísať. Takto: varovanie, "2 ruky", "1 kolo 9", von
penalty-no-state = "{ $typed }" nehovorí, koľko ešte zostáva. Takto: 4 (zostávajúce ruky), served (odsedené), back (späť)
penalty-not-one = Č. { $number } nie je penalizácia.
penalty-kept = Penalizácia uložená ako č. { $number }: { $step }
penalty-not-kept = Penalizácia sa neuložila: { $why }
penalty-nothing = Dnes sa nezapísala žiadna penalizácia.
penalty-heading = Dnešné penalizácie
penalty-running = Neodsedené, alebo hráč ešte nie je späť
penalty-over = Vybavené
penalty-line = { $name }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}: { $step }, { $state ->
    [next-hand] od ďalšej ruky, udelená o { $clock }
    [left] zostáva { $left }, nahlásené o { $clock }
    [served] odsedené o { $clock }, hráč ešte nie je späť
    [back] späť o { $clock }
   *[given] udelené o { $clock }
} (č. { $number })
penalty-same-kind = { $where ->
    [none] { $title }, { $name }: dnes už { $n }. raz; prvý raz o { $clock } (č. { $number })
   *[other] { $title }, { $name }: dnes už { $n }. raz; prvý raz o { $clock }, { $where } (č. { $number })
}
penalty-given = penalizácia: { $step } (č. { $number })
penalty-given-before = { $step } o { $clock } (č. { $number })
penalty-so-far = Doterajšie penalizácie, { $name }: { $penalties }
penalty-next = { $ruling } ({ $clause })
penalty-how = Zapísať penalizáciu: floor log penalty { $number } KROK
log-knows = Zo záznamu: { $facts }
log-kind-penalty = { $number ->
    [none] penalizácia zo skoršieho podujatia
   *[other] penalizácia k č. { $number }
}: { $step }
log-kind-report = č. { $number }: { $left ->
    [served] odsedené
    [back] späť
   *[other] zostáva { $left }
}
help-any-penalty = Udelená penalizácia: varovanie, "2 ruky", "1 kolo 9", von
help-log-penalty = Zapísať penalizáciu hráčovi z rozhodnutia
help-log-penalty-step = Penalizácia: varovanie, "2 ruky", "1 kolo 9", von
help-log-report = Zapísať, koľko z penalizácie zostáva
help-log-report-state = Zostávajúce ruky; served: odsedené; back: hráč je späť
help-log-penalties = Dnešné penalizácie a koľko z nich zostáva
penalty-counts = { $all ->
    [one] Spolu jedna penalizácia
    [few] Spolu { $all } penalizácie
   *[other] Spolu { $all } penalizácií
}, za tento priestupok { $same }: { $counted ->
    [by-kind] kniha ráta tie za ten istý priestupok
    [over-all] kniha ráta všetky
   *[none] kniha nehovorí, ktoré sa rátajú
}
penalty-confirmed-from = TD musí potvrdiť: { $from } a všetko nad tým
penalty-who-confirmed = Toto musí potvrdiť TD ({ $from } a všetko nad tým). Iniciály TD; samotný Enter, ak to nikto nepotvrdil
penalty-not-confirmed = musí ju potvrdiť TD ({ $from } a všetko nad tým): --approved INICIÁLY
log-kind-move = sedí teraz tu
log-moved = { $name } teraz sedí: { $where } (č. { $number })
log-move-where = „{ $typed }“ nie je stôl a miesto. Takto: stôl 3 miesto 5
log-carry-not = Táto kniha neprenáša penalizácie na ďalšie podujatie.
log-carried = { $n ->
    [0] Z { $file } sa neprevzala žiadna penalizácia
    [one] Z { $file } sa prevzala jedna penalizácia
    [few] Z { $file } sa prevzali { $n } penalizácie
   *[other] Z { $file } sa prevzalo { $n } penalizácií
}
help-log-move = Zapísať, že hráč teraz sedí pri inom stole alebo na inom mieste
help-log-move-to = Kde hráč teraz sedí: stôl 3 miesto 5
help-log-carry = Prevziať nevykonané penalizácie zo skoršieho podujatia
help-log-carry-from = Záznam toho podujatia
log-not-a-ruling = Č. { $number } nie je rozhodnutie.
