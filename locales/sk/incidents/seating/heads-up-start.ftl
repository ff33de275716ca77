heads-up-start = Začína sa heads-up
    .search = začína heads-up, heads up, ostali dvaja hráči, už len dvaja, z troch na dvoch, tretí vypadol, kto má button v heads-upe, kto je teraz big blind, big blind už mal, big blind dvakrát za sebou, zase big blind, small blind na buttone, kto sa vyjadruje prvý v heads-upe, kto dostane prvú kartu, kto dostane poslednú kartu, button ide späť, poslední dvaja hráči
    .told =
        Sme dvaja, kto je button?
        Ostali sme dvaja a nevieme, kto má small blind a kde je button
        Vypadol tretí hráč a ja mám byť hneď znova big blind, to sa mi nezdá
        Prešli sme na heads-up, v poslednej ruke som bol big blind ja, on button, a dealer mi chce dať big blind druhýkrát
        Hráč z big blindu vypadol, ostali sme button a small blind, ideme heads-up a hádame sa, kto platí big blind
        Kto má byť na začiatku heads-upu button, keď som big blind mal práve teraz ja?
        Ostali dvaja, kto má button
        Začína sa heads-up a nevieme, komu dať button
        Tretí hráč vypadol, ideme heads-up a treba určiť blindy
        Big blind mal v poslednej ruke hráč, ktorý vypadol, ostali button a small blind, ide heads-up
        Začína heads-up, seat 2 mal v poslednej ruke big blind, seat 6 mal button
        Kto má na začiatku heads-upu small blind, keď sme ostali dvaja?
    .heard =
        tretí skončil, posledný duel, komu dáme dealera
        platila práve veľký, musí ho platiť zas keď sú dvaja
        zostali sme len my dvaja, platí small ten s pukom
        posledná dvojica: odkiaľ sa začne rozdávať
        mal som v trojici button aj teraz, sedí to
        v dueli hovorí pred flopom puk prvý, však
        jeden na jedného, nech nikto nemá veľký dvakrát po sebe
        po vyradení treba určiť pozície pre dvojicu
        dostane button v dueli druhú ako posledný
        kto začína po flope keď nás je pár
        small blind skončil, ostali puk a veľký
        muž proti mužovi, dealer dal žetónik zle
        ostali sme dvaja, kto je button a kto veľký blind
        začína sa súboj jeden na jedného, komu sa rozdáva prvá karta
        tretí vypadol, ja som bol naposledy veľký blind, som ním znova
        sme heads-up, kto má button
        tretí vypadol, kto je heads-up small blind
        začína heads-up, kto má big blind
        mal by dvakrát po sebe big blind, keď začne heads-up
        ostali sme dvaja, kto teraz dáva smol a kde je puk
        tretí vypadol, ja som bol naposledy big, som zas
        Robo a Tina ostali poslední, ako sa posúva batn
        hedzap, kto má batón, minule bol na ňom ten čo padol
        posledná dvojica v turnaji, ktorý z nich platí big ako prvý
        jeden na jedného a big z minula je vonku, kto má puk
        Ostali sme poslední dvaja, kto má teraz gombík
        Tretí vypadol, príde veľký mne alebo jemu
        Už sme iba dvaja, kto platí malý a kto ide prvý
        Vyradil som tretieho, bol som na veľkom, teraz zasa ja
        Posledný súboj, krupier dal koliesko mne, hoci som mal veľký
        Ide záverečný duel a obaja tvrdíme, že gombík patrí druhému
        On mal big naposledy, tak ho predsa nemôže mať zas
        Tretí hráč vypadol v rozdaní, v ktorom som mal veľký blind ja, a súper po prestávke tvrdil, že teraz patrí gombík aj malý blind jemu, lenže mne to nevychádzalo
        V poslednom zápase je malý blind aj gombík?
        Tretí vypadol a nevieme, kto teraz dáva small
        Ja som mal big a musím ho dať znova?
        Kto hovori prvy pred flopom ked sme dvaja?
        Zbyli jsme dva a nevíme, kdo má knoflík
        Rozdalo sa prvé mne, súper tvrdil, že mal byť prvý on
        Po vypadnutí tretieho ostal gombík u toho, čo mal platiť veľký
        Na turne v dvojici kto začína, ten s gombíkom, či druhý?
heads-up-start-fact-last-big-blind = Kto mal v poslednej ruke big blind?
    .label = posledný big blind
    .still-in = jeden z dvoch, ktorí ostali
    .out = hráč, ktorý je už vonku
heads-up-start-fact-others-were = Čo mali v tej ruke dvaja, ktorí ostali?
    .label = dvaja, ktorí ostali
    .button-and-small-blind = jeden button, druhý small blind
    .other-seats = niečo iné
heads-up-start-outcome-other-player-big-blind = Posledný big blind má teraz small blind, druhý hráč big blind
heads-up-start-outcome-last-button-big-blind = Posledný button má teraz big blind, posledný small blind má small blind
heads-up-start-outcome-next-seat-big-blind = Prvý hráč naľavo od posledného big blindu má teraz big blind
heads-up-start-outcome-button-goes-on = Button sa posúva k ďalšiemu hráčovi
heads-up-start-order-button-to-last-big-blind = Dealer: daj button hráčovi, ktorý mal v poslednej ruke big blind.
heads-up-start-order-button-to-last-small-blind = Dealer: daj button hráčovi, ktorý mal v poslednej ruke small blind.
heads-up-start-order-button-across-from-next-seat = Dealer: choď od miesta posledného big blindu doľava. Prvý hráč má big blind; button daj tomu druhému.
heads-up-start-order-button-across-from-last-big-blind = Dealer: daj button hráčovi, ktorý v poslednej ruke nemal big blind.
heads-up-start-order-button-stays = Dealer: nechaj button u hráča, ktorý ho mal v poslednej ruke.
heads-up-start-order-button-to-next-seat = Dealer: daj button prvému hráčovi naľavo od miesta posledného big blindu.
heads-up-start-order-button-to-next-player = Dealer: posuň button doľava k ďalšiemu hráčovi.
heads-up-start-order-button-posts-small-blind = Hráč na buttone zaplatí small blind, druhý hráč big blind.
heads-up-start-order-button-posts-big-blind = Hráč na buttone zaplatí big blind, druhý hráč small blind.
heads-up-start-order-button-gets-last-card = Dealer: prvú kartu daj hráčovi bez buttonu, poslednú hráčovi na buttone.
heads-up-start-order-button-gets-first-card = Dealer: prvú kartu daj hráčovi na buttone, poslednú druhému hráčovi.
heads-up-start-order-button-acts-first = Pred flopom sa hráč na buttone vyjadruje prvý, v každom ďalšom kole stávok posledný.
heads-up-start-order-big-blind-acts-first = Pred flopom sa prvý vyjadruje hráč na big blinde.
heads-up-start-remark-not-twice-in-a-row = Nikto nemá mať big blind dvakrát za sebou; button preto smie preskočiť miesto.
