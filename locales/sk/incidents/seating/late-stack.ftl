late-stack = Prihlásený hráč mešká
    .search = prihlásený ale nie je tu, hráč prišiel po neskorej registrácii, zmeškal neskorú registráciu, late reg je zatvorená a teraz prišiel, jeho stack nie je na stole, kde je môj štartovný stack, stojí v zápche, volal že príde neskôr, napísal mail že mešká, vyložiť jeho stack, stack sa blinduje, vyblindovať neprítomného hráča, no-show, prázdna stolička so stackom, môže ešte hrať, vopred prihlásený hráč mešká
    .told =
        Hráč neprišiel, stack je na stole
        Prihlásený hráč tu ešte nie je a jeho žetóny už platia blindy
        Kamarát mešká, volal vám, že príde, a pýta sa, či jeho stack bude na stole
        Zaregistroval som sa online, meškal som dve hodiny a neskorá registrácia sa už skončila, mám ešte svoj stack?
        Hráč z miesta 5 ešte neprišiel, floorovi vopred poslal mail, nech mu stack vyložia, a ten leží na stole
        Dá sa na stôl stack hráča, ktorý je prihlásený, ale ešte vôbec neprišiel?
        Prihlásený hráč mešká
        Prihlásený hráč ešte neprišiel a jeho stack už leží na stole
        Hráč volal, že mešká, a chcel, aby mu vyložili stack na stôl
        Neskorá registrácia sa skončila, prihlásený hráč na sedmičke stále nie je tu a stack má na stole
        Hráč vopred poslal TD mail, aby mu vyložili stack, TD súhlasil, registrácia je ešte otvorená
        Má sa vyložiť stack hráča, ktorý je prihlásený, ale ešte neprišiel?
    .heard =
        zaplatil online včera, prišiel až po zatvorení prihlášok
        stack toho čo nikdy neprišiel žerú ante
        let meškal, zavolal aby mu vyložili štart
        od prvého levelu tam stojí nedotknuté vrecko
        odniesli mi žetóny, lebo do levelu 8 som nebol
        bol som prihlásený vopred a nikto mi nič neprichystal
        vlak nejde, volal na pokladňu, koľko mu ostáva
        máme ten nedotknutý stack nechať celý deň ubúdať
        meno je v zozname, stolička prázdna, uzávierka bola
        príde o štyri hodiny s dokladom, čo dostane
        nevyzdvihnuté štartovné žetóny, kedy idú preč
        žiada všetkých 30k, hoci prihlášky sú zatvorené
        hráč dorazil po konci registrácie, jeho žetóny sa nedali na stôl
        prihlásený ale neprišiel, zoberú mu blindy zo stacku
        kedy stratí nárok na svoj stack keď mešká
        prihlásil sa načas, ale prišiel o hodinu neskôr, koľko žetónov dostane
        stack mu zobrali blindy skôr, ako prišiel
        prihlásený hráč neprišiel, má stack na stole
        príde až v štvrtom leveli, dostane plný stack
        zaplatené má ale nikde ho niet, dáme mu stek na stôl
        volal že príde o hodinu, či mu položíme čipy
        má kúpené, dorazil až po zavretí registrácie
        Oliver si mailom vypýtal stek na stôl, šéf ešte neodpísal
        nedorazil na štart, už mu ubúdajú z čipov blajndy
        stolička prázdna od rána, buyin platený, lejtka už skončila
        Zaplatil, ešte nedorazil, jeho kôpka leží na šestke, brať z nej blajndy
        Volal ráno, že príde po siedmej, nech mu čipy vyložia
        Pán má kúpený lístok, ale už tri levely ho nevidno
        Prišiel o dve hodiny neskôr, chce svojich plných 30 tisíc
        Mejloval vám, že mu máte štek vyložiť na stôl, a nesúhlasili ste
        Vstup už zavreli a on nikde, čo s jeho kôpkou
        Sedel som tri hodiny vo vlaku, volal som do kasína, a na mojom mieste sedí cudzí človek
        Miesto od obeda prázdne, blindy mu berú žetóny
        Prihlásil sa vopred, prišiel až po registrácii, dostane niečo?
        Jeho stack ležal na stole celý deň a nikto ho nevidel
        Zaplatil online, meškal dva levely, koľko mu ostane?
        Zaplatil som si turnaj týždeň vopred, lietadlo meškalo, dorazil som až v ôsmom leveli, a môj stack vraj už nie je, lebo registrácia sa medzitým zavrela
        Přijel až po konci registrace a chtěl celý stack
        Stack bol odpísaný, hoci zaplatil v predpredaji
        Povedal im dopredu, že príde neskôr, dovtedy mu žetóny ubúdali
        Koľko má z pôvodného, keď vo fáze neskorej registrácie ešte nesadol?
late-stack-fact-arrival = Kedy hráč prichádza?
    .label = príchod hráča
    .after-period = po skončení neskorej registrácie
    .within-period = kým je neskorá registrácia otvorená
    .not-yet = ešte tu nie je a neskorá registrácia sa skončila
    .not-yet-open = ešte tu nie je a neskorá registrácia je stále otvorená
late-stack-fact-request = Žiadal hráč vopred floormanagera/TD telefonicky alebo mailom, aby jeho stack vyložili na stôl?
    .label = žiadosť vopred
    .none = nie
    .agreed = áno, a floormanager/TD súhlasil
    .refused = áno, a floormanager/TD odmietol
    .undecided = áno, a floormanager/TD ešte nerozhodol
late-stack-fact-stack-out = Je už stack hráča na stole?
    .label = stack už na stole
late-stack-outcome-full-stack = Hráč dostane plný štartovný stack
late-stack-outcome-reduced-stack = Hráč dostane zmenšený stack
late-stack-outcome-stack-on-arrival = Zatiaľ bez stacku: hráč ho dostane po príchode
late-stack-outcome-stack-taken-back = Stack ide zo stola: hráč dostane po príchode celý
late-stack-outcome-stack-made-up = Hráč dostane celý stack: čo z neho ubudlo, sa doplní
late-stack-outcome-plays-what-is-left = Hráč hrá s tým, čo zo stacku ostalo
late-stack-outcome-plays-waiting-stack = Hráč ešte smie hrať
late-stack-outcome-stack-waits = Stack čaká na hráča pri stole
late-stack-outcome-no-stack = Bez stacku: hráč už hrať nemôže
late-stack-order-give-full-stack = Floormanager: daj hráčovi plný štartovný stack.
late-stack-order-give-reduced-stack = Floormanager: daj hráčovi zmenšený stack.
late-stack-order-hold-back = Floormanager: stack zatiaľ nevykladaj. Hráč dostane štartovný stack po príchode.
late-stack-order-take-back = Floormanager: odnes stack zo stola. Hráč dostane po príchode celý štartovný stack; ruky, ktoré sa rozdali, platia.
late-stack-order-make-up-stack = Floormanager: doplň stack na pôvodnú výšku. Ruky, ktoré sa rozdali, platia.
late-stack-order-as-it-is = Floormanager: nechaj stack taký, aký je. Blindy a ante z času, keď tu hráč nebol, prepadli.
late-stack-order-blinded-down = Floormanager: daj hráčovi stack taký, aký je teraz. Blindy a ante od konca neskorej registrácie prepadli.
late-stack-order-whole = Floormanager: daj hráčovi celý stack. Za zmeškané ruky sa nič neodpočíta.
late-stack-order-put-out-less-blinds = Floormanager: vylož stack teraz, po odpočítaní blindov a ante za ruky zmeškané od konca neskorej registrácie.
late-stack-order-put-out-whole = Floormanager: vylož teraz celý stack.
late-stack-order-put-stack-out = Floormanager: vylož teraz na miesto hráča štartovný stack.
late-stack-order-blind-off = Dealer: kým hráč nepríde, rozdávaj aj tomuto miestu, ber zo stacku blindy a ante a ruku daj do mucku.
late-stack-order-leave-untouched = Dealer: kým hráč nepríde, zo stacku nič neber.
late-stack-order-take-stack-away = Floormanager: odnes stack zo stola. Je mimo hry.
late-stack-order-no-part = Floormanager: povedz hráčovi, že na účasť je už neskoro.
late-stack-order-no-part-later = Floormanager: žiadny stack nevykladaj. Hráč sa nezúčastní, ani keď príde neskôr.
late-stack-order-see-late-entry = Floormanager: podľa incidentu Neskorá registrácia, náhradník alebo re-entry (late-entry) zisti, či hráč na tom mieste dostane karty hneď.
late-stack-remark-buy-in-not-said = Kniha nehovorí, čo bude s buy-inom.
late-stack-remark-gone-after-period = Po skončení neskorej registrácie už hráč stack nedostane, iba ak floormanager/TD súhlasil, že ho vyloží.
