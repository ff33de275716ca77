late-entry = Neskorá registrácia, náhradník alebo re-entry
    .search = neskorá registrácia, late registrácia, late reg, prihlásil sa neskoro, náhradník ide do hry, alternate, re-entry, reentry, nový hráč pri stole, hráč prichádza do turnaja neskôr, dostane nový hráč karty, dostane celý stack, nový hráč medzi buttonom a small blindom, nový hráč na big blinde, nový hráč chce počkať na big blind, musí nový hráč zaplatiť blind, kúpil sa znova, vzdá sa stacku a kúpi nový
    .told =
        Neskorá registrácia, hrá hneď?
        Dal si re-entry a nové miesto mu vyšlo na small blinde
        Nový hráč si sadol z neskorej registrácie medzi small a big blind, chce hrať hneď
        Zaregistroval som sa v druhom leveli, vyžrebovali ma na button a dealer hovorí, že mám čakať
        Hráč má ešte 2 300 žetónov, vzdáva sa ich a chce re-entry na nové miesto, a práve to vyšlo na big blind
        Môže hráč z neskorej registrácie hrať hneď, keď si vylosoval miesto medzi buttonom a small blindom?
        Neskorá registrácia na big blind
        Hráč z neskorej registrácie má miesto, ktoré je v ďalšej ruke na big blinde
        Náhradník dostal miesto medzi buttonom a small blindom
        Hráč po re-entry si vylosoval stôl 6, miesto 4, a to je v ďalšej ruke small blind
        Hráč má ešte 3 000, vzdáva sa ich, chce re-entry a losuje si nové miesto
        Dostane hráč z neskorej registrácie karty hneď, keď má miesto na buttone?
    .heard =
        práve zaplatil pri pokladni, má lístok na stoličku 8
        musí nováčik sedieť kým prejde puk
        čerstvo zaregistrovaný sadol na miesto vypadnutého, dostane ruku
        čakacia listina, číslo 14 volajú, prišiel na blind
        po vypadnutí sa prihlásil znova a vylosoval náš stôl
        ten nový má v šiestom leveli plný štartovný komplet
        smie odovzdať svoje tri big blindy a ísť odznova
        kúpil lístok v poslednej minúte, vylosoval si dealera
        nováčik si pýta karty medzi pukom a malým
        oneskorenec v leveli 4 prišiel na SB, platí
        bol náhradník v poradovníku, teraz mu uvoľnili stoličku
        druhá guľka, ten istý stôl, môže tam sedieť
        nováčik si prišiel sadnúť, dostane karty v tomto rozdaní
        náhradník so žetónmi sadá na miesto buttonu
        neskorá registrácia, vylosované miesto je veľký blind, hrá hneď
        prihlásil sa neskoro, dostane plný stack
        prišiel nový hráč, môže sedieť na big blinde
        hráč si dal re-entry, kam si sadne
        neskorá registrácia: dostane hneď ruku
        práve sa prikúpil do turnaja, sadol na big, hrá hneď
        lejt redž, padlo mu sedadlo hneď za pukom
        alternát dostal stoličku medzi batnom a smolom
        vypadol a kúpil si druhý vstup, vylosoval big
        vzdal sa posledných 3k aby si mohol kúpiť nový bulet
        dokúpil vstup na poslednú chvíľu, žreb ho dal na smol
        Prišiel s lístkom v treťom leveli, vylosoval si malý blajnd, hrá hneď
        Kúpil sa oneskorene a jeho stolička je medzi malým a veľkým
        Vypadol, zaplatil znova a vylosovali mu bigblajnd
        Čakal na zozname, uvoľnilo sa, sadol na gombík, má čakať
        Prihlásil sa až cez pauzu, dostane karty hneď za gombíkom
        Chce znovu nastúpiť s plným a pustiť svojich posledných 1800
        Tesne pred koncom registrácie prisadol človek s kufrom na miesto za buttonom, dostane karty?
        Nový hráč tvrdí, že blind platiť nemusí, lebo práve prišiel
        Päť minút pred koncom registrácie si prisadol chlapík s kufrom rovno z letiska, dostal miesto hneď za gombíkom a dealer váhal, či mu má už dať karty, alebo nie
        Re-entry mu dali na to isté miesto, kde vypadol
        Prišiel neskoro a sadol si na big, musí ho dať?
        Novy hrac prisiel v stvrtom leveli, hra hned?
        Přišel pozdě, dostal plný stack a rovnou seděl na knoflíku
        Losoval si miesto sám, vybral si dvojku, lebo tam má kamaráta
        Čaká, kým prejde gombík, alebo ho rozdajú hneď po registrácii?
        Prvé karty ešte lietali, keď si náhradník sadal s lístkom v ruke
late-entry-fact-seat = Kde je vylosované miesto v nasledujúcej ruke?
    .label = vylosované miesto
    .other = niekde inde
    .big-blind = na big blinde
    .small-blind = na small blinde
    .button = na buttone
    .button-to-small-blind = medzi buttonom a small blindom
    .between-blinds = medzi small blindom a big blindom
late-entry-fact-gives-chips-up = Vzdáva sa hráč pri tomto re-entry žetónov, ktoré ešte mal?
    .label = vzdanie sa žetónov
late-entry-outcome-dealt-in = Plný štartovný stack a hneď aj karty
late-entry-outcome-dealt-in-reduced = Zmenšený stack a hneď aj karty
late-entry-outcome-waits = Plný štartovný stack, no na tom mieste zatiaľ bez kariet
late-entry-outcome-waits-reduced = Zmenšený stack, no na tom mieste zatiaľ bez kariet
late-entry-outcome-another-seat = Plný štartovný stack, no iné miesto
late-entry-outcome-another-seat-reduced = Zmenšený stack, no iné miesto
late-entry-order-take-chips-out = Floormanager: žetóny, ktorých sa hráč vzdáva, odober z hry.
late-entry-order-leave-chips-in = Floormanager: žetóny, ktorých sa hráč vzdáva, ostávajú v hre.
late-entry-order-draw-again = Floormanager: toto miesto sa neprideľuje. Vylosuj iné.
late-entry-order-give-full-stack = Floormanager: daj hráčovi plný štartovný stack.
late-entry-order-give-reduced-stack = Floormanager: daj hráčovi zmenšený stack.
late-entry-order-deal-in = Dealer: od nasledujúcej ruky rozdávaj aj tomuto hráčovi.
late-entry-order-posts-big-blind = Hráč zaplatí big blind a k nemu ante, ak sa platí.
late-entry-order-posts-big-blind-first = Toto miesto je prvé naľavo od posledného big blindu: hráč zaplatí big blind a k nemu ante, ak sa platí.
late-entry-order-posts-small-blind = Hráč zaplatí small blind a ante, ak ho platí každý.
late-entry-order-takes-button = Button je na tomto mieste; hráč neplatí blind, iba ante, ak ho platí každý.
late-entry-order-posts-nothing = Hráč neplatí blind, iba ante, ak ho platí každý.
late-entry-order-no-cards = Dealer: v nasledujúcej ruke hráčovi karty nedávaj. Hráč nič neplatí.
late-entry-order-in-when-passed = Dealer: rozdaj hráčovi, len čo sa button a blindy posunú a jeho miesto už nebude na tej pozícii.
late-entry-remark-only-between-blinds = Podľa znenia tejto knihy je pri neskorej registrácii vylúčené len miesto medzi blindami, nie miesto medzi buttonom a small blindom.
