prize-deal = Dohoda o výhrach
    .search = dohoda o výhrach, hráči chcú deal, rozdeliť prizepool, rozdeliť peniaze, deal na finálovom stole, ICM deal, chip chop, podeliť sa o výhru, niečo pre bublinu, dohoda v heads-upe, dohoda o výplatách, poslední traja sa chcú dohodnúť
    .told =
        Hráči chcú urobiť deal
        Poslední traja si chcú rozdeliť prizepool
        V heads-upe si chcú obaja peniaze rozdeliť na polovicu
        Na finálovom stole žiadajú ICM deal
        Môžeme sa o výhru podeliť, ak všetci súhlasia?
        Ostali štyria hráči a chcú deliť podľa žetónov
        Je v tomto turnaji dovolená dohoda o výhrach?
        Jeden hráč dohodu nechce, ostatní áno
        Chcú odložiť trochu peňazí pre toho na bubline
        Dohodli sa, že prvé a druhé miesto si rozdelia a hrať sa bude len o pohár
        Finálový stôl žiada floor, aby zastavil hodiny a vypočítal deal
        hráči sa dohodli na iných výplatách
    .heard =
        poslední piati hovoria o deale, čo im mám povedať
        chcú si rozdeliť peniaze a ísť domov
        miesto 3 ponúka dohodu, každý rovnaké peniaze a o zvyšok sa hrá
        môžu sa v heads-upe rozdeliť na polovicu, alebo platí zoznam výplat
        tí dvaja chcú dať po 200 tomu, kto vypadne na bubline
        podali si ruky na peniazoch a teraz chce jeden z dohody vycúvať
        dajte nám sumy na chip chop, prosím
        dohoda na finálovom stole, potom sa chcú šetriť
        Traja poslední chcú rozdeliť peniaze podľa žetónov
        Dohoda o výhrach sa riešila uprostred ruky
        Chcú si sami dohodnúť výplaty na finálovom stole
        Ponúkol druhému, nech si nechá pohár a on berie sumu
        Zostali sme traja, bolo pol štvrtej ráno, všetci unavení, a jeden navrhol rozdeliť peniaze podľa žetónov, druhý chcel radšej rovným dielom a dealer nevedel, či to smieme
        Mozeme si rozdelit vyhru rovnakym dielom?
        Chtěli si rozdělit ceny podle stacků
        Volali, či klub dovolí dohodu na štyroch
        Ostali dvaja a dohodli sa, že hrajú už len o tisícku
        Prehráva, no chce ICM prepočet, kým ešte má čo
prize-deal-fact-about = Na čom sa chcú dohodnúť?
    .label = dohoda o
    .prizes = len na výhrach; ruky sa dohrajú
    .play = aj na tom, ako budú hrať (šetriť sa, posúvať si žetóny, určiť výsledok)
prize-deal-outcome-house-decides = V pravidlách to nie je: rozhodne kasíno
prize-deal-outcome-not-allowed = Žiadna dohoda o tom, ako sa bude hrať
prize-deal-order-ask-the-house = Floormanager: zisti u organizátora, či kasíno dohodu dovoľuje a za akých podmienok.
prize-deal-order-play-on = Všetci hráči: kým sa o tom nerozhodne, platí zoznam výplat a ruky sa hrajú.
prize-deal-order-if-allowed = Floormanager: ak ju dovoľuje, nech súhlasí každý hráč, ktorý ostal, a mená a sumy daj na papier.
prize-deal-order-say-no = Floormanager: povedz hráčom, že každý hrá sám za seba, s dohodou alebo bez nej.
prize-deal-order-see-soft-play = Pokračuj incidentom Soft play a chip dumping (soft-play).
