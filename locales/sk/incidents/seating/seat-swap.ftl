seat-swap = Hráči si chcú vymeniť miesta
    .search = môžeme sa vymeniť, vymeniť si miesta, výmena miest, presadnúť si, chcem sedieť vedľa kamaráta, vymenili si miesta, dvaja hráči si presadli, chcem iné miesto, iné miesto prosím, môžem si sadnúť na voľné miesto, vymeniť stoličky, chce sedieť na šestke
    .told =
        Chceme si vymeniť miesta
        Hráč na dvojke a na sedmičke sa dohodli, že si vymenia stoličky
        Zistil som, že si cez prestávku dvaja vymenili miesta bez opýtania
        Kolega je na vozíku, potrebuje miesto na kraji, ja mu dám svoje na jednotke a pôjdem na jeho miesto 5
        Tí dvaja si počas prestávky potichu prehodili stacky aj stoličky, lebo jeden chcel sedieť naľavo od toho agresívneho
        Môžem si vymeniť miesto s iným hráčom, ak s tým súhlasí?
        Chcú si vymeniť miesta
        Dvaja hráči si chcú medzi sebou vymeniť miesta pri stole
        Hráč zle vidí na board a chce si vymeniť miesto so susedom
        Seat 3 a seat 7 si cez prestávku vymenili miesta, nikoho sa nepýtali
        Hráč na vozíku sa nezmestí na miesto 5 a chce sa vymeniť s hráčom na desiatke
        Môžu si dvaja hráči vymeniť miesta, keď obaja súhlasia?
    .heard =
        môžeme si my dvaja vymeniť stoličky, slnko ma oslepuje
        chce sedieť vľavo odo mňa, mne to nevadí
        dvaja parťáci si v pauze prehodili miesta bez opýtania
        som ľavák, dajte mi roh, štvorka súhlasí
        radšej by bola pri mužovi, ďalší by sa posunul
        osmička je voľná, môžem sa tam prehodiť
        chce preč od toho maniaka za ním
        sme dohodnutí, dealer nechce výmenu pustiť
        zle vidím, radšej by som bol v strede
        prehodili sa a obaja už hrali
        fúka tu od dverí, presuňte ma inam
        prosí šestku o jej stoličku s lepším výhľadom
        dvaja hráči sa chcú vymeniť, jeden by išiel na moje miesto
        poprosil o inú stoličku pri tom istom stole
        môžem si presadnúť kde je voľno
        dvaja hráči si chcú vymeniť miesta
        môžem si s ním vymeniť miesto
        vymenili si miesta a nikoho sa nepýtali
        chce si presadnúť na iné miesto pri tom istom stole
        dvojka so sedmičkou by si radi presadli navzájom
        už sa sami prehodili na stoličkách a hrajú
        pán na vozíku potrebuje sedieť na kraji, prehodíme ich
        Jolana by sedela radšej vedľa muža, sused by šiel na jej stoličku
        tí dvaja sa prehodili po pauze bez opýtania
        zle vidí na bord, dal by som mu svoju stoličku za jeho
        Janko a Mišo by si radi prehodili stoličky, smú
        Je na vozíku, potrebuje kraj, dajte mu stoličku od jednotky
        Už si presadli, dvojka teraz sedí na osmičke a osmička na dvojke
        Manžel s manželkou sa navzájom presadili, nikto im to nepovolil
        Starý pán zle počuje, nech sa presadí vedľa krupierky
        Prehodili sa medzi sebou, vraj kvôli výhľadu na televízor
        Vysoký pán nevidí flop, pani na šestke je to jedno, chcú sa vymeniť
        Chlap sa nezmestí pri stĺpe a chcel by miesto v strede
        Dvaja kamaráti sa chceli posadiť vedľa seba
        Vymenili sa po prestávke sami, bez opýtania
        Chcel sedieť bližšie k dealerovi, lebo zle počuje
        Starší pán nevidí na board, lebo mu lampa svieti do očí, mladík naproti by sa s ním ochotne vymenil, len nevedia, či si stoličky smú jednoducho prehodiť
        Chtěli si prohodit místa, prý se jim tam líp sedí
        Zle vidím, chcel by som sedieť ďalej od lampy
        On mi ponúkol svoje miesto za desať eur
        Slečna v dyme sa chcela presunúť, iný hráč bol za to
seat-swap-fact-special-need = Potrebuje niektorý z nich iné miesto, napríklad pre hendikep?
    .label = potreba iného miesta
seat-swap-fact-swapped = Už si miesta vymenili?
    .label = miesta už vymenené
seat-swap-outcome-refused = Nie: každému ostáva miesto, ktoré mu bolo vylosované
seat-swap-outcome-undone = Obaja sa vrátia na svoje vylosované miesta
seat-swap-outcome-allowed = Áno: tí dvaja si miesta môžu vymeniť
seat-swap-outcome-floor-gives-seat = Floormanager dá hráčovi vhodné miesto
seat-swap-outcome-need-not-said = Zvláštne potreby kniha neuvádza: rozhodne floormanager/TD
seat-swap-order-stay = Hráči: zostaňte na miestach, ktoré vám boli vylosované.
seat-swap-order-back = Hráči: pred ďalšou rukou sa vráťte na svoje miesta, každý so všetkými žetónmi, ktoré teraz má.
seat-swap-order-tell = Floormanager: povedz hráčom, že miesta sú vylosované a hráči si ich medzi sebou nemenia.
seat-swap-order-players-agree = Floormanager: dovoľ im vymeniť si miesta medzi dvoma rukami, ak to chcú obaja.
seat-swap-order-what-is-needed = Floormanager: opýtaj sa hráča, ktoré miesto by mu pomohlo.
seat-swap-order-give-if-possible = Floormanager: daj hráčovi také miesto, pokiaľ je to možné.
seat-swap-order-give = Floormanager: daj hráčovi také miesto.
seat-swap-order-decide-need = Floormanager/TD: v záujme férovosti (pravidlo { $fairness }) rozhodni, či hráč dostane iné miesto.
seat-swap-order-with-own-chips = Kto si presadá: vezmi si všetky svoje žetóny.
seat-swap-remark-floor-not-players = Miesto dáva floormanager. Hráči sa na ňom nedohadujú sami.
