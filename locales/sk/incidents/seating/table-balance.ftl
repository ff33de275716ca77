table-balance = Balansovanie stolov
    .search = balansovanie stolov, vyrovnať stoly, kto sa presúva, presunúť hráča, ktoré miesto dostane, najhoršia pozícia, presúva sa ďalší big blind, jeden stôl má o dvoch viac, stoly sú nerovnaké, dvakrát big blind, hráč ide k inému stolu, nechcem sa presúvať, prečo sa musím presunúť, balansovanie pri stude, balansovanie pri HORSE
    .told =
        Stoly nie sú vyrovnané
        Pri našom stole je deväť hráčov a vedľa len šesť, koho presunú
        Mňa chcú presunúť na iný stôl, ale ja nie som ďalší big blind
        Stôl 5 má deväť hráčov a stôl 8 šesť, ďalší big blind je na mieste 4 a nevieme, kto sa má presunúť a na ktoré miesto
        Balansujú sa stoly a z nášho chcú zobrať hráča na buttone namiesto toho, kto má byť ďalší big blind
        Kto má prejsť na druhý stôl, keď balansujeme stoly a hráme stud?
        Balansovanie, koho presunúť
        Jeden stôl má deväť hráčov, druhý sedem, treba jedného presunúť
        Treba vybalansovať stoly a vybrať, kto ide na stôl 4
        Stôl 1 má deväť, stôl 2 má sedem, prázdne sú tam miesta 3 a 6, ďalší big blind na stole 1 je seat 5
        Mix-hra, práve sa hrá stud a treba presunúť hráča zo stola 5 na stôl 2
        Presúva sa pri balansovaní ten, kto bude ďalší big blind?
    .heard =
        zobrali ste toho, čo mal práve platiť veľký blind, a tam ho platí znova
        štvorka má osem a deviaty stôl šesť, vezmi jedného zo štvorky
        prečo ja, som UTG a ten za mnou práve prišiel
        doniesol si rack a posadili ho dve miesta od buttonu
        sú tam tri voľné stoličky a vybral si tú najlepšiu
        stud bez blindov, žrebujeme kto sa sťahuje
        odmieta vstať, vraj doplňte niekým iným
        tam som big už zaplatil a tu zasa, nespravodlivé
        koho vytiahneš, toho čo má ísť na big alebo toho z buttonu
        má si nový sadnúť na trojku alebo osmičku, kde skôr príde na rad
        v mixe ide práve razz, koho pošlem na druhú stranu
        sedem proti ôsmim, stačí to alebo musí niekto prejsť vedľa
        pri vedľajšom stole ich sedí šesť a u nás deväť, kto sa presunie
        stoly nie sú vyrovnané, prečo mám ísť práve ja
        na jednom stole je o dvoch viac, kto sa presunie
        treba vyrovnať stoly, na ktoré miesto má hráč prejsť
        ktorý hráč ide na iný stôl keď je tam prázdno
        kto má ísť k inému stolu, aby boli rovnaké
        jeden stôl má deväť hráčov a náš šesť, kto sa presunie
        hráč, ktorého presúvame, z ktorého miesta má byť
        odmieta ísť k druhému stolu
        presúva sa big blind, keď sa vyrovnávajú stoly
        u nás deväť a vedľa šesť, koho posielame
        kto ide k susedom, ten čo má byť big ako ďalší
        v stade treba presunúť jedného vedľa, koho vyberieme
        trojka má o dvoch menej, kto sa presadí a kam
        treba to vyrovnať, prázdne sú dvojka a šestka, kde si sadne
        sťahujú ma lebo vedľa im chýbajú ľudia, prečo ja
        U nás je deväť, vedľa šesť, koho presunieme
        Kto ide na vedľajší, budúci veľký blajnd
        Presúvajú ma a ja nie som ďalší na platenie, prečo ja
        Hráme stud a treba vyrovnať počty, kto ide podľa pozície
        Presunuli ho k nám vyrovnať počty, na ktorú stoličku patrí
        V mixe sa práve hrá razz, ktorého presunúť k tým šiestim
        Práve som zaplatil oba blindy a vy ma posielate rovno do big
        U nás nás je deväť, pri vedľajšom stole šesť, a keď prišli po hráča, vybrali práve mňa, hoci som pred chvíľou zaplatil obidva blindy a čakal som na gombík
        Vedľa majú deväť, my šesť, koho posadia k nám?
        Dealer ukázal na hráča, čo mal byť UTG, že ten ide
        Kto má ísť, keď je v našom stole o dvoch viac?
        Presuvaju ma inam, ktore miesto dostanem?
        Přesadili mě k jinému stolu rovnou na velký blind
        Presunuli ma, hoci na mojom mieste mal ísť ďalší človek
        Odmietol ísť, lebo v stacku má veľa žetónov
        V stude sa presúvalo podľa losovania, hráč s tým nesúhlasil
table-balance-fact-game = Aká hra sa hrá?
    .label = druh hry
    .flop = hra s flopom, napríklad hold'em alebo Omaha
    .stud = stud
    .mixed-in-stud = mix-hra a práve sa hrá stud
table-balance-fact-tables = Koľko hráčov má každý stôl, kto je ďalší big blind, ktoré miesta sú prázdne?
    .label = obsadenie stolov
table-balance-outcome-level = Nepresúva sa nikto: stoly sú vyrovnané
table-balance-outcome-big-blind-moves = { $players_moved ->
    [one] Ďalší big blind sa presúva z { $from_table } na { $to_table }
    [few] Presúvajú sa { $players_moved } hráči, ďalší na big blinde
   *[other] Presúva sa { $players_moved } hráčov, ďalší na big blinde
}
table-balance-outcome-single-big-blind = { $players_moved ->
    [one] Ďalší big blind sa presúva z { $from_table } na { $to_table } ako jediný big blind
    [few] Presúvajú sa { $players_moved } hráči, jeden z nich ako jediný big blind
   *[other] Presúva sa { $players_moved } hráčov, jeden z nich ako jediný big blind
}
table-balance-outcome-drawn-player-moves = { $players_moved ->
    [one] Presúva sa vylosovaný hráč
    [few] Presúvajú sa { $players_moved } vylosovaní hráči
   *[other] Presúva sa { $players_moved } vylosovaných hráčov
}
table-balance-outcome-moves-as-in-holdem = { $players_moved ->
    [one] Presúva sa ten, kto by bol v hold'eme ďalší big blind
    [few] Presúvajú sa { $players_moved } hráči, ktorí by boli v hold'eme ďalší na big blinde
   *[other] Presúva sa { $players_moved } hráčov, ktorí by boli v hold'eme ďalší na big blinde
}
table-balance-outcome-by-position = { $players_moved ->
    [one] Presúva sa { $players_moved } hráč
    [few] Presúvajú sa { $players_moved } hráči
   *[other] Presúva sa { $players_moved } hráčov
} podľa pozície
table-balance-outcome-into-last-seat = { $players_moved ->
    [one] Presúva sa { $players_moved } hráč
    [few] Presúvajú sa { $players_moved } hráči
   *[other] Presúva sa { $players_moved } hráčov
} podľa pozície na naposledy uvoľnené miesto
table-balance-outcome-same-seat-number = { $players_moved ->
    [one] Presúva sa { $players_moved } hráč
    [few] Presúvajú sa { $players_moved } hráči
   *[other] Presúva sa { $players_moved } hráčov
} na miesto s rovnakým číslom
table-balance-outcome-last-position = { $players_moved ->
    [one] Presúva sa { $players_moved } hráč
    [few] Presúvajú sa { $players_moved } hráči
   *[other] Presúva sa { $players_moved } hráčov
} na poslednú možnú pozíciu
table-balance-order-nobody-moves = Floormanager: nikoho nepresúvaj; žiadne dva stoly sa nelíšia o viac než jedného hráča.
table-balance-order-table-by-procedure = Floormanager: vezmi hráča zo stola, ktorý určuje stanovený postup; ak ho neurčuje, z najplnšieho, ako ukazuje tabuľka.
table-balance-order-move-as-shown = Floormanager: presúvaj podľa tabuľky.
table-balance-order-only-big-blind = Dealer pri novom stole: v ďalšej ruke nie je small blind; jediný big blind dá presunutý hráč.
table-balance-order-worst-seat = Floormanager: kde tabuľka miesto neuvádza, daj miesto na big blinde, ak je prázdne, inak to prázdne miesto, ktoré bude na big blinde najskôr, nikdy nie miesto na small blinde.
table-balance-order-draw-lots = Floormanager: vylosuj, kto sa presúva.
table-balance-order-move-by-position = Floormanager: posaď hráča pri novom stole na rovnakú pozíciu.
table-balance-order-move-into-last-seat = Floormanager: posaď hráča podľa pozície na miesto, ktoré sa pri neúplnom stole uvoľnilo ako posledné.
table-balance-order-move-to-same-number = Floormanager: miesto, ktoré sa pri neúplnom stole uvoľnilo ako posledné, dostane hráč s týmto číslom miesta.
table-balance-order-move-to-last-seat = Floormanager: posaď hráča na poslednú možnú pozíciu.
table-balance-order-button-frozen = Dealer: button ostáva tam, kam sa dostal po poslednej ruke hold'emu.
table-balance-remark-big-blind-twice = Hráč tak môže byť na big blinde dvakrát za sebou.
table-balance-remark-single-big-blind = Aj samotný big blind sa ráta ako najhoršia pozícia: ak posledný big blind vypadol a jeho miesto je voľné, hráč tam môže sedieť ako jediný blind.
table-balance-remark-before-the-big-blind = Kniha hovorí „prvé miesto pred big blindom“. Tu sa tým myslí miesto, ktoré bude na big blinde najskôr.
table-balance-remark-level-by-reading = Žiadna kniha nehovorí, pri akom rozdiele sa hráč presúva. Tabuľka sa končí, keď sa žiadne dva stoly nelíšia o viac než jedného hráča.
