absent-at-deal = Hráč nebol pri rozdávaní na mieste
    .search = hráč nebol na svojom mieste, nebol pri stole keď sa rozdávalo, prišiel neskoro z prestávky, dobehol na poslednú chvíľu, sadol si po poslednej karte, prišiel neskoro k stolu, zmeškal rozdávanie, karty na prázdne miesto, karty pre neprítomného hráča, hráč je preč od stola, je jeho ruka mŕtva, stál za stoličkou, vrátil sa neskoro z toalety, bol fajčiť, blind neprítomného hráča, nesedel na stoličke, odišiel počas rozdávania, môžem si ešte pozrieť karty
    .told =
        Nebol na mieste pri rozdávaní
        Dealer rozdal karty a hráč prišiel k stolu až potom, chce hrať
        Nebol som na stoličke, len dva metre od stola, keď padla posledná karta, a dealer mi zobral karty
        Hráč na small blinde bol pri bare, dealer mu rozdal a on pribehol až po rozdaní poslednej karty
        Stál som za svojou stoličkou, dotýkal som sa jej, keď prišla posledná karta na button, a zabili mi ruku na big blinde
        Má živú ruku, keď pri rozdávaní nesedel, ale stoličku mal na dosah ruky?
        Nebol na mieste pri rozdaní
        Hráč prišiel k stolu, až keď boli karty rozdané
        Rozdal som poslednú kartu a hráč ešte nebol pri stoličke
        Seat 4 je big blind, pri rozdávaní stál pri bare a vrátil sa až po poslednej karte
        Pri prvej karte hráč sedel, pred poslednou odišiel od stola a je na small blinde
        Má živú ruku hráč, ktorý mal pri poslednej karte stoličku len na dosah ruky?
    .heard =
        dobehol keď ešte letela druhá pre button
        sedmička postávala pri zábradlí kým sa rozdávalo
        dve esá a bol som krok od stoličky
        sadla si až keď všetci mali karty, chce hrať
        dealer mi zobral ruku, lebo som stál za stoličkou
        v stoji sa natiahol po karty odzadu
        ako blízko stoličky musím byť keď letí posledná
        zobraté, bral si kávu a miešalo sa rýchlo
        na boxe 4 pri rozdávaní nikto, jeho big blind tam leží
        pauza skončila, už sa rozdalo a štyria ešte čakajú v rade
        sedel som, vstal som na objatie, pred poslednou som bol späť
        prepadne mu ante, keď nestihol rozdanie
        nesedel pri stole keď prišla posledná karta
        hráč nebol na mieste keď dealer rozdal poslednú kartu
        bežal k stolu, karty už boli rozdané a nesedel
        stál pri stole ale nie pri stoličke, ruka je mŕtva
        nesedel na svojom mieste, keď sa rozdávali karty
        hráč sa vrátil po rozdaní poslednej karty, je jeho ruka mŕtva
        stála za stoličkou, keď sa dorozdávalo
        musím sedieť na mieste, aby bola ruka živá
        big blind tam nebol, keď sa rozdávalo
        Marcel pribehol keď už bola hodená posledná, chce svoje karty
        stál pri bare kým dýler hádzal karty, teraz si sadol
        bol krok od stoličky, ruku na operadle keď letela posledná
        pri prvej karte ešte sedel, potom odbehol na cigu
        má byť big, karty hodené, a on prišiel až po nich
        vrátil sa z vécka v polke kým krupiér ešte hádzal karty
        Vrátil sa od baru, keď už boli karty rozdané, platia mu
        Jeho stolička bola prázdna pri prvej karte, pri poslednej už sedel
        Keď karty lietali, stál za stoličkou, sotva dočiahol, sú živé
        Bigblajnd fajčil vonku, pribehol až po rozdaní
        V polovici rozdávky odbehol po kávu a teraz chce hrať
        Šestka prišla z vecka neskoro, jej karty už zobral krupier
        Stál pri bare, začul miešanie, utekal, a k stoličke dobehol o sekundu po poslednej karte, dealer mu ju už zobral
        Na mieste šesť nikto nesedel, karty rozdané, a potom prišiel jeden, že to je jeho ruka
        Kým si odskočila na toaletu, karty jej prišli a zobrali ich
        Stál za stoličkou a opieral sa o ňu, keď dopadla posledná karta, ráta sa to ako sedenie?
        Mal zaplatený big blind, ale nebol pri stole, čo s ním?
        Karty mu rozdali ked este fajcil vonku, moze s nimi hrat?
        Vo štvrtom leveli si mladík odbehol pre sendvič, kým sa vrátil cez celú sálu, posledná karta už padla a dealer jeho dve stiahol, hoci bol iba na krok od stoličky
        Pri finálovom stole ešte podpisoval čosi pre televíziu a jeho dve karty letěli do mucku
        Otočený chrbtom hovoril s bratom dva metre od stola, karty už mal rozdané
        Prišiel práve, keď dealer dával poslednú kartu na button, a bol ešte na dva kroky
        nebol na svojom mieste, keď sa rozdávalo
        vrátil sa práve, keď sa rozdala posledná karta
        pri rozdávaní stál za stoličkou
        při rozdávání stál za židlí
absent-at-deal-fact-arrived = Kedy mal hráč svoje miesto na dosah?
    .label = miesto na dosah
    .after-last-card = až po rozdaní poslednej karty alebo vôbec nie
    .with-last-card = pred poslednou kartou ešte nie, no keď sa rozdávala, už áno
    .during-deal = až od niektorej chvíle počas rozdávania, no ešte pred poslednou kartou
    .left-during-deal = pri prvej karte áno, no pred poslednou odišiel
    .all-along = počas celého rozdávania
absent-at-deal-fact-nearness = Ako blízko stoličky hráč bol?
    .label = blízkosť stoličky
    .at-chair = na nej alebo pri nej
    .in-reach = nie pri nej, no stolička ešte na dosah ruky
absent-at-deal-fact-owed = Čo má toto miesto v tejto ruke vložiť?
    .label = povinný vklad miesta
    .nothing = nič
    .big-blind = big blind (s ante alebo bez neho)
    .small-blind = small blind (s ante alebo bez neho)
    .ante = iba ante
    .stud-ante = v stude: ante
    .bring-in = v stude: ante, a má kartu na bring-in
absent-at-deal-outcome-hand-dead = Ruka je mŕtva
absent-at-deal-outcome-hand-dead-blinds-lost = Ruka je mŕtva; blind či ante prepadáva
absent-at-deal-outcome-hand-live-though-absent = Ruka je živá: neprítomnosť ju nezabíja
absent-at-deal-outcome-hand-live = Ruka je živá: hráč bol na mieste včas
absent-at-deal-order-kill-hand = Dealer: hneď po rozdaní poslednej karty daj ruku lícom nadol do mucku.
absent-at-deal-order-may-not-look = Floormanager: hráč si tieto karty nesmie pozrieť.
absent-at-deal-order-may-look = Floormanager: hráč si tieto karty smie pozrieť, ale nehrá s nimi.
absent-at-deal-order-big-blind-lost = Dealer: big blind a prípadné ante tohto miesta ostávajú v pote. Čo ešte nie je zaplatené, vezmi zo stacku.
absent-at-deal-order-big-blind-back = Dealer: vráť big blind a prípadné ante tohto miesta do stacku.
absent-at-deal-order-small-blind-lost = Dealer: small blind a prípadné ante tohto miesta ostávajú v pote. Čo ešte nie je zaplatené, vezmi zo stacku.
absent-at-deal-order-small-blind-back = Dealer: vráť small blind a prípadné ante tohto miesta do stacku.
absent-at-deal-order-ante-lost = Dealer: ante tohto miesta ostáva v pote. Ak ešte nie je zaplatené, vezmi ho zo stacku.
absent-at-deal-order-ante-back = Dealer: vráť ante tohto miesta do stacku.
absent-at-deal-order-bring-in-posted = Dealer: vlož bring-in zo stacku tohto miesta. Ostáva v pote.
absent-at-deal-order-bring-in-passes-on = Dealer: bring-in prechádza na ďalšieho hráča.
absent-at-deal-order-no-cards-on-fourth-street = Dealer: vo štvrtom rozdaní tomuto miestu kartu nedávaj.
absent-at-deal-order-house-rules-on-cards = Floormanager: povedz dealerovi, či mŕtva ruka dostane podľa domácich pravidiel kasína ďalšie karty.
absent-at-deal-order-others-play = Dealer: pokračuj s rukami ostatných.
absent-at-deal-order-hand-plays = Dealer: nechaj karty ležať. Hráč sa vyjadrí, keď bude na rade.
absent-at-deal-remark-reach-is-not-enough = Podľa znenia tejto knihy musí byť hráč na stoličke alebo pri nej. O dosahu ruky v nej nič nie je.
absent-at-deal-remark-leaves-later = Ak hráč po poslednej karte predsa odíde, pokračuj incidentom Odchod od stola so živou rukou (left-table-with-hand).
