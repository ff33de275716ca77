dead-button = Button a blindy po odchode hráča
    .search = mŕtvy button, dead button, mŕtvy small blind, žiadny small blind, bez small blindu, no small blind, small blind vypadol, big blind vypadol, button vypadol, vypadli oba blindy, kam ide button, kto je teraz small blind, kto platí small blind, button na prázdnom mieste, button preskočil miesto, vypadli dvaja hráči, kto je big blind v ďalšej ruke, blindy po vypadnutí hráča, posúva sa button, som zase big blind
    .told =
        Kam ide button, keď vypadol blind?
        Small blind vypadol a nevieme, kto má dať blindy a kde bude button
        Vypadol hráč, čo mal byť teraz button, dealer chce dať button na prázdne miesto
        V minulej ruke vypadol big blind, teraz nevieme, kto dáva small blind, alebo či bude button mŕtvy
        Presunuli preč hráča, čo bol na buttone, aj toho na small blinde a ja mám byť vraj dvakrát za sebou big blind
        Bude button mŕtvy, keď vypadol hráč zo small blindu?
        Big blind z poslednej ruky vypadol a nevieme, kto teraz dáva blindy
        Hráč na buttone vypadol a treba vedieť, kam ide button
        Seat 4 bol small blind a vypadol, seat 5 bol big blind, ostalo sedem hráčov, kam posuniem button
        V jednej ruke vypadli button aj small blind, pri stole ostalo päť hráčov
        Ide button na prázdne miesto, keď small blind vypadol?
    .heard =
        small blind je vyradený, kto čo platí v ďalšej
        BB je bez žetónov, puk ide na voľnú stoličku
        vypadol ten čo mal byť dealer
        platím malý alebo nič, napravo už nikto nie je
        puk ostáva alebo sa posunie, traja skončili naraz
        dvaja naraz, obaja mali platiť blindy
        puk pred dierou, kto hovorí posledný
        v tomto kole nikto malý nezložil, sedí to
        4 a 5 vypadli, sedím na 6, ktorý blind je môj
        chce žetónik posunúť ponad medzeru
        po jeho vyradení by som platil veľký zase
        ten medzi pukom a BB je preč, ide sa s jedným blindom
        vypadol malý blind, komu patrí button
        hráč na buttone skončil, posunie sa gombík na prázdne miesto
        kto platí blindy keď veľký blind vypadol v minulom rozdaní
        vypadol hráč, ktorý mal mať button
        big blind vypadol v minulej ruke, kto teraz čo platí
        posúva sa button, keď vypadol small blind
        button je pred prázdnym miestom
        big vypadol, kde bude teraz puk a kto platí smol
        smola presunuli inam, kto dáva malú slepú
        batn bastol, posúvame puk na prázdnu stoličku či nie
        padol smol aj big naraz, kto ide na slepé
        puk má prísť tam kde už nikto nesedí, ide mŕtvy
        zobrali nám chalana z bigu, v ďalšom hande nemá kto dať smol
        Malý blajnd práve vypadol, kam ide teraz gombík
        Veľký skončil, kto platí malý v ďalšej ruke
        Gombík má ísť na prázdnu stoličku, trojka vyletela
        Vyradili oboch, čo platili, kam ide dilérske koliesko
        Ten s kolieskom vypadol, zostáva koliesko pri jeho stoličke
        Presadili nám malého inam, ide sa teraz iba s veľkým
        Vypadol big blind, ja som UTG, čo platím?
        Na stoličke, kde má byť gombík, nikto nie je, kto je posledný?
        Hráč na small blinde odišiel z turnaja a ďalšia ruka mala len jeden blind
        Dvaja v jednej ruke skončili, kto teraz dáva aký blind?
        Vraj gombík ostane pri prázdnom mieste, nechápem prečo
        Pán, ktorý mal dávať veľký blind, vypadol v poslednom rozdaní pred prestávkou, a keď sme sa vrátili, nikto si nebol istý, kto čo platí a pred koho patrí gombík
        Vypadl malý blind, kam se posune knoflík?
        Medzi mnou a tým, čo bol na rade, je prázdna stolička, platím small?
        Presunuli človeka, čo mal byť v small, a teraz je to miesto prázdne
        Dvakrát po sebe som bol posledný na ťahu, lebo stolička vedľa bola opustená
dead-button-fact-gone = Kto z poslednej ruky už nie je pri stole? (small blind, ktorý nikto nezaplatil, sa ráta, ako keby odišiel)
    .label = už nie pri stole
    .small-blind = small blind
    .big-blind = big blind
    .small-and-big-blind = small blind a big blind
    .button = button
    .button-and-small-blind = button a small blind
    .button-and-big-blind = button a big blind
    .all-three = button a oba blindy
    .another-seat = iba hráči bez buttonu a blindov
dead-button-fact-players-left = Koľko hráčov ostalo pri stole?
    .label = hráči pri stole
    .three-or-more = traja alebo viac
    .two = dvaja
dead-button-outcome-heads-up = Ostali dvaja hráči: začína sa heads-up
dead-button-outcome-all-move-on = Button aj blindy sa posunú o jedného hráča
dead-button-outcome-no-small-blind = V tejto ruke small blind nie je; button sa posunie ako zvyčajne
dead-button-outcome-button-dead = Mŕtvy button na prázdnom mieste; oba blindy sa platia
dead-button-outcome-button-held-back = Button ostáva u hráča pred prázdnym miestom; oba blindy sa platia
dead-button-outcome-button-dead-no-small-blind = Mŕtvy button, small blind nie je; platí sa iba big blind
dead-button-outcome-button-held-back-no-small-blind = Button ostáva u hráča pred prázdnym miestom; platí sa iba big blind
dead-button-outcome-button-to-next-player = Button ide k ďalšiemu hráčovi, blindy k dvom po ňom
dead-button-order-see-heads-up-start = Vyrieš to podľa incidentu Začína sa heads-up (heads-up-start).
dead-button-order-button-to-small-blind = Dealer: posuň button k hráčovi, ktorý mal v poslednej ruke small blind.
dead-button-order-button-to-empty-seat = Dealer: daj button na prázdne miesto posledného small blindu. Na buttone nehrá nikto.
dead-button-order-button-to-player-before = Dealer: daj button prvému hráčovi napravo od prázdneho miesta posledného small blindu.
dead-button-order-button-to-next-player = Dealer: posuň button doľava k ďalšiemu hráčovi.
dead-button-order-last-big-blind-posts-small = Hráč, ktorý mal v poslednej ruke big blind, zaplatí small blind.
dead-button-order-nobody-posts-small = Miesto posledného big blindu je prázdne: small blind v tejto ruke neplatí nikto.
dead-button-order-next-player-posts-big = Prvý hráč naľavo od posledného big blindu zaplatí celý big blind a k nemu ante, ak sa platí.
dead-button-order-two-after-button-post = Prvý hráč naľavo od buttonu zaplatí small blind, druhý big blind.
dead-button-order-next-hand-button-dead = Dealer: v ruke po tejto je button mŕtvy. Daj ho vtedy na prázdne miesto big blindu, ktorý odišiel.
dead-button-order-next-hand-button-held-back = Dealer: v ruke po tejto nechaj button u hráča pred prázdnym miestom big blindu, ktorý odišiel.
dead-button-order-next-hand-blinds = V ruke po tejto zaplatí small blind hráč, ktorý má v tejto ruke big blind; big blind zaplatí hráč za ním.
dead-button-remark-seat-taken-again = Ak si na prázdne miesto pred rozdaním sadne hráč z rozpusteného stola, rieš to podľa incidentu Miesto po rozpustení stola (broken-table-seat); hráča z neskorej registrácie podľa incidentu Neskorá registrácia, náhradník alebo re-entry (late-entry).
