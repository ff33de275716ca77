count-request = Žiadosť o prerátanie žetónov
    .search = chip count, chipcount, koľko má žetónov, koľko mu zostáva, koľko je all-in, prerátať all-in, spočítať stack, presné prerátanie, koľko je stávka, koľko treba na dorovnanie, pýta sa na count, spočítať súperove žetóny
    .told =
        Chcem vedieť, koľko má
        Dal all-in a dealer mi nechce prerátať jeho žetóny, vraj si to mám odhadnúť
        Hráč, čo už foldol, chce, aby dealer spočítal all-in niekoho iného
        Som na rade, čelím all-inu na riveri, v strede je kopa žetónov a chcem, aby ich dealer prerátal
        Súper betol, myslím 4 600, nie je to all-in, a ja chcem, aby mi dealer tú stávku rozložil a prerátal
        Musí mi súper povedať, koľko má za sebou, alebo mi to má spočítať dealer?
        Chce prerátať all-in
        Hráč na rade čelí all-inu a chce, aby som mu prerátal žetóny
        Hráč, ktorý nie je v ruke, chce prerátať súperov stack
        Na turne je all-in, o prerátanie žiada seat 5, ale na rade je ešte seat 4
        Seat 3 betol 7 500, nie je all-in, a súper chce presný count, koľko mu ešte ostáva
        Musím prerátať žetóny súpera, keď hráč, čo sa pýta, nečelí all-inu?
    .heard =
        aký si hlboký, kamoš? neodpovedá mi
        odmieta prezradiť koľko mu ostalo
        môže dealer rozložiť tú vežu skôr než sa rozhodnem
        button šupol, chcem vedieť na žetón presne čo ma to stojí
        kým jej push zaplatím, nech mi ho vyrátajú po tisíckach
        spýtal som sa „s čím hráš“ a ignoroval ma
        dealer sa jeho žetónov nedotkne, dá len hrubý odhad
        sedmička ani nie je v hre a žiada vyrátanie stacku
        je povinný mi oznámiť svoj zvyšok
        prosím presné číslo toho pushu
        chce aby som mu to zrátal, hoci som nič nestavil
        daj ruky preč nech vidím tvoje stĺpce, zhruba koľko
        súper sa tlačí all-in a hráč na rade žiada spočítať jeho kôpku
        musí dealer prerátať stávku keď o to poprosím
        pýta sa koľko má súper za sebou v stacku, nie sú all-in
        chce presnú výšku stávky než sa rozhodne dorovnať
        požiadal som dealera, aby presne spočítal all-in
        koľko má ešte za sebou, nechce mi to povedať
        hráč chce spočítať stack súpera, kým bude konať
        môžem žiadať spočítanie, keď nikto nie je all-in
        musí mi dealer spočítať bet
        miesto 8 sa pýta, koľko mám žetónov, musím odpovedať
        žiada spočítanie, hoci nie je na rade
        Katka chce presne vedieť koľko má ten olin, díler nechce spočítať
        pýta sa koľko to je dokopy a ani neni na ťahu
        ten čo už dávno zložil si pýta zrátať súperov štos
        spočítaj mi ten rejz, odtiaľto nevidím koľko tam má čipov
        chcem kaunt na jeho stek, rozmýšľam či doňho pušnem
        krupiér mi odmieta zrátať jeho olín, vraj mám kuknúť sám
        Môžete mi spočítať, koľko presne má Miro v tom oline
        Kým sa rozhodnem, chcem vedieť, koľko má pred sebou, nech to zráta
        Ten už zahodil a aj tak chce, aby krupierka spočítala súperovu kopu
        Nie je na rade a otravuje, nech zrátajú čipy dvojke
        Koľko tam vlastne tlačí, roztrieďte tie stĺpce a povedzte mi číslo
        Dilér odmieta rozložiť jeho stávku, neviem, koľko mám doplatiť
        Požiadal som dealera, nech mu zráta celý stack, ešte nestavil
        Mladý hráč ešte nestavil, no chcel, aby dealer súperov stack rozrátal do posledného žetónu, pretože sa vraj musí rozhodnúť, či ho dá all-in
        Mám nárok vedieť, koľko má pred sebou, keď na mňa tlačí?
        Nie je na rade a chce, aby mu prepočítali môj shove
        Dealer vraví, že pred mojím rozhodnutím stack neráta, len odhadne
        Chcel presny pocet zetonov a ja som este nebol all-in
        Chtěl vědět, kolik přesně má soupeř, krupiér jen pokrčil rameny
        Baba žiadala rozložiť jeho vežu po dvadsať kusov, on že nech si pozrie sama
        Sused, čo už zložil, kričal na dealera, aby sčítal all-in
        Kto má vlastne rátať žetóny pri all-ine, hráč či dealer?
count-request-fact-what = Čo sa má prerátať?
    .label = na prerátanie
    .stack = súperove žetóny alebo all-in
    .bet = bet alebo raise, ktorý nie je all-in
count-request-fact-asker = Kto sa pýta?
    .label = žiadateľ
    .in-turn = hráč, ktorý je na rade
    .waiting = hráč v ruke, ktorý nie je na rade
    .not-in-hand = hráč, ktorý nie je v ruke
count-request-fact-facing = Čomu čelí ten, kto sa pýta?
    .label = žiadateľ čelí
    .this-all-in = all-inu od hráča, o ktorého žetóny ide
    .other-all-in = all-inu od niekoho iného
    .no-bet = ničomu alebo stávke niekoho iného
    .clear-bet = stávke hráča, o ktorého žetóny ide; nie je all-in a jej výška je jasná
    .unclear-bet = stávke hráča, o ktorého žetóny ide; nie je all-in a jej výška je nejasná
count-request-outcome-estimate-only = Len odhad, žiadne presné prerátanie
count-request-outcome-exact-count = Presné prerátanie na požiadanie
count-request-outcome-wait-for-turn = Zatiaľ bez presného prerátania: hráč nie je na rade
count-request-outcome-whose-chips-not-said = Kniha nehovorí, koho žetóny možno prerátať
count-request-outcome-bet-amount-given = Na požiadanie sa hráčovi povie výška stávky
count-request-outcome-bet-amount-refused = Tomuto hráčovi sa stávka neprerátava
count-request-order-estimate = Súper: maj stack uložený tak, aby sa dal odhadnúť. Presne ho rátať netreba.
count-request-order-wait = Kto sa pýta: opýtaj sa znova, keď budeš na rade.
count-request-order-house-counts = Dealer alebo floormanager: prerátaj all-in. Hráč, ktorý je all-in, to robiť nemusí.
count-request-order-player-or-house-counts = All-in hráč: prerátaj žetóny alebo to nechaj na dealera či floormanagera. Nie je to povinnosť.
count-request-order-floor-decides-whose = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Hráč síce čelí all-inu, no prerátať sa má niečo iné.
count-request-order-count-bet = Dealer: prerátaj bet alebo raise a povedz, koľko to je.
count-request-order-do-not-count-bet = Dealer: tomuto hráčovi stávku neprerátavaj.
count-request-order-house-counts-stack = Dealer alebo floormanager: prerátaj stack. Súper to robiť nemusí.
count-request-order-player-or-house-counts-stack = Súper: prerátaj žetóny alebo to nechaj na dealera či floormanagera. Nie je to povinnosť.
count-request-order-in-turn-acts = Hráč na rade sa vyjadrí.
count-request-remark-count-taken-for-granted = Kniha na túto žiadosť osobitné pravidlo nemá, no jej pravidlo o zlom prerátaní predpokladá, že hráč pred dorovnaním smie o prerátanie požiadať.
count-request-remark-true-amount = Hráča, ktorý dorovná, prerátanie nechráni: ak bolo nesprávne, musí dorovnať skutočnú sumu.
