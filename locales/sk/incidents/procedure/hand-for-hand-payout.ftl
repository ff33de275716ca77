hand-for-hand-payout = Vypadnutí v tej istej ruke na bubline
    .search = hand for hand výplata, bublina, viac hráčov vypadlo v jednej ruke, dvaja naraz vypadli, dva stoly na bubline, delená cena, rozdeliť výhru, kto dostane peniaze, obaja vypadli v tej istej ruke, traja hráči vypadli, bubble boy, rovnaké miesto, ako sa delí min cash, dvaja vypadli pri jednom stole
    .told =
        Vypadli dvaja naraz na bubline
        Dvaja hráči vypadli v tej istej ruke hand for hand, kto berie peniaze
        Vypadol som na bubline spolu s hráčom od vedľajšieho stola, obaja v jednej ruke
        Hand for hand, ostalo nás 19, platí sa 18 miest a naraz vypadli dvaja pri dvoch rôznych stoloch
        Ja som mal na začiatku ruky 21 tisíc a on 9 tisíc, obaja sme vypadli v tej istej ruke na bubline a nevieme, kto je vyššie
        Delíme si výplatu, keď sme na bubline vypadli v rovnakej ruke?
        Dvaja vypadli na bubline
        Na bubline vypadli v tej istej ruke dvaja hráči na rôznych stoloch
        V jednej ruke hand for hand vypadli traja a treba rozdeliť výplatu
        Ostalo 46 hráčov, platí sa 45 miest, naraz vypadli dvaja, stôl 2 s 12 000 a stôl 5 s 8 500
        V ruke, ktorá bežala pri oznámení hand for hand, vypadli dvaja hráči pri jednom stole, jeden mal väčší stack
        Delia sa o peniaze dvaja hráči, ktorí vypadli na bubline v tej istej ruke?
    .heard =
        jeden skončil na stole 3 a druhý na sedmičke, ale platí sa už len jedno miesto
        dva prehraté all-iny tesne pred peniazmi, dostane každý polovicu
        začínal som tú ruku s väčším stackom ako ten druhý, výplata je moja
        skončili spolu ako 46. a 45., platí sa od štyridsiateho piateho
        traja padli na jeden raz, aké umiestnenie zapíšem
        berie každý celú sumu alebo sa to štiepi
        odišiel desať minút predo mnou a vraj sme skončili nerozhodne
        na každom stole jeden dohral, kto je v peniazoch
        veľký stack zlikvidoval dvoch krátkych v jedinom pote rovno pred ITM
        skok v cenách z jedenásteho na desiate, obaja naraz bez žetónov, spriemeruje sa to
        dostanem vôbec niečo, odchádzali sme spolu a chýbalo jedno miesto
        kto z tých dvoch bustnutých skončí vyššie
        dvaja vypadli v rovnakom rozdaní na bubline, ako sa delí výhra
        na dvoch stoloch naraz skončili hráči, kto je vyššie
        na bubline vypadli dvaja hráči v tej istej ruke
        dvaja vypadli pri rôznych stoloch pri hand for hand, kto dostane peniaze
        obaja vypadli v tej istej ruke, ako sa delí výhra
        traja vypadli v tej istej ruke a platené sú dve miesta
        na babli zbustovali dvaja naraz, jeden mal viac čipov
        dvaja leteli súčasne pri rôznych stoloch, kto berie minkeš
        naraz padli traja tesne pred peniazmi, ako sa delí výplata
        Rišo s 12k a Boba s 9k bastli spolu, platených je 18
        obaja vyhučali z turnaja v jednom hande, delia sa o minkeš
        jeden padol tu a druhý vedľa v tom istom synchro rozdaní
        Dvaja sa vyradili naraz pri dvoch stoloch, kto berie tú výplatu
        Išli sme po jednej a zhoreli traja naraz, ako rozdelíme ceny
        Naraz vyleteli, jeden mal 12 tisíc, druhý 5, kto je vyššie
        Padli obaja v rovnakom rozdaní, delí sa odmena za 45. miesto
        Jeden vyradil oboch pri našom stole, väčší štek dostane výplatu celú
        Ohlásili synchrón, dobiehala ešte stará, skončili v nej dvaja, kto má peniaze
        Dvaja vypadli v tej istej ruke na rôznych stoloch, kto berie peniaze?
        Prehral som s väčším stackom než ten druhý, dostanem niečo?
        Deviaty a desiaty padli naraz, medzi nimi peňažný skok
        Na bubline sme vypadli traja, koľko z nás je v peniazoch?
        Jeden mal na začiatku ruky o pár tisíc viac
        Na bubline vypadli v tej istej ruke dvaja ľudia pri rôznych stoloch, jeden začínal s deviatimi blindmi a druhý s dvomi, a platené miesto bolo len jedno
        Vypadli jsme dva ve stejné ruce na bublině
        Pri tom istom stole vypadli dvaja v jednom pote
        V tej ruke skončili štyria, platené boli dve miesta
        Komu patrí min-cash, keď oba stoly skončili súčasne?
hand-for-hand-payout-fact-hand = V ktorej ruke vypadli?
    .label = vypadnutie hráčov
    .hand-for-hand = v ruke hranej hand for hand
    .announcement = v ruke, ktorá prebiehala pri oznámení
hand-for-hand-payout-fact-players-left = Koľko hráčov bolo na začiatku ruky v hre?
    .label = hráči na začiatku ruky
hand-for-hand-payout-fact-prizes = Koľko sa vypláca za jednotlivé miesta?
    .label = výhry podľa miest
hand-for-hand-payout-fact-out = Kto vypadol, pri ktorom stole a s akým stackom na začiatku ruky?
    .label = vypadnutí hráči
hand-for-hand-payout-outcome-no-prize = Bez ceny: vypláca sa len { $paid_places ->
    [one] prvé miesto
   *[other] po { $paid_places }. miesto
}
hand-for-hand-payout-outcome-no-prize-normal-play = Bez ceny: vypláca sa len { $paid_places ->
    [one] prvé miesto
   *[other] po { $paid_places }. miesto
}
hand-for-hand-payout-outcome-own-prize = { $place }. miesto: { $prize }
hand-for-hand-payout-outcome-in-order = Hand for hand ešte neplatí: miesta podľa poradia vypadnutia
hand-for-hand-payout-outcome-full-prize = { $players_out ->
    [2] Obaja
    [3] Všetci traja
    [4] Všetci štyria
   *[other] Všetci ({ $players_out })
} dostanú cenu za { $best_place }. miesto: každý { $prize }
hand-for-hand-payout-outcome-full-prize-above = Obaja dostanú cenu za { $place_above }. miesto: každý { $prize }
hand-for-hand-payout-outcome-shared = { $players_out ->
    [2] Obaja
    [3] Všetci traja
    [4] Všetci štyria
   *[other] Všetci ({ $players_out })
} sa delia o { $prize_pool }
hand-for-hand-payout-outcome-by-stack = { $players_out ->
    [2] { $best_place }. a { $last_place }. miesto
   *[other] { $best_place }. až { $last_place }. miesto
} podľa stackov na začiatku ruky
hand-for-hand-payout-order-nothing-to-pay = Floormanager: povedz { $players_out ->
    [one] hráčovi
   *[other] hráčom
}, že sa vypláca len { $paid_places ->
    [one] prvé miesto
   *[other] po { $paid_places }. miesto
} a pri { $players_left } hráčoch cena nie je.
hand-for-hand-payout-order-pay-own-prize = Floormanager: zapíš { $place }. miesto s jeho cenou.
hand-for-hand-payout-order-place-by-time = Floormanager: zapíš, kto vypadol prvý; kto vypadol neskôr, má lepšie miesto.
hand-for-hand-payout-order-pay-full-each = Floormanager: každému z nich zapíš to isté miesto a celú cenu.
hand-for-hand-payout-order-pay-shares = Floormanager: zapíš { $players_out ->
    [2] { $best_place }. a { $last_place }. miesto
   *[other] { $best_place }. až { $last_place }. miesto
} ako delené, každému to, čo ukazuje tabuľka.
hand-for-hand-payout-order-pay-by-stack = Floormanager: zapíš miesta podľa stackov na začiatku ruky, od najväčšieho; pri rovnakom stacku sa hráči delia o cenu.
hand-for-hand-payout-order-end-hand-for-hand = Floormanager/TD: oznám, že hráči sú v peniazoch, a ukonči hand for hand.
hand-for-hand-payout-order-hand-for-hand-over = Floormanager/TD: ukonči hand for hand; hráči boli v peniazoch už pred touto rukou.
hand-for-hand-payout-order-play-on-hand-for-hand = Floormanager/TD: hráči ešte nie sú v peniazoch; nechaj hrať ďalej hand for hand.
hand-for-hand-payout-order-back-to-normal-play = Floormanager/TD: hráči ešte nie sú v peniazoch; vráť sa k bežnej hre, lebo keď hráč vypadne, hand for hand sa končí.
hand-for-hand-payout-remark-odd-cents = Čo sa nedá rozdeliť na cent, pripadne po cente najväčším stackom. Nehovorí to žiadna kniha; spolu je to presne suma cien.
