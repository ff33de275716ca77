soft-play = Soft play a chip dumping
    .search = soft play, šetrí kamaráta, checkol nuts, check s nuts na riveri, nenavýšil s nuts, spolu to dočekovali, proti manželke nehrá naplno, zahodil kvôli kamarátovi, nechce staviť proti kamarátovi, priateľská hra, chip dumping, posúva žetóny kamarátovi, prehral naschvál, dohoda medzi hráčmi, hrajú ako tím, tímová hra, dávajú si znamenia
    .told =
        Checkol nuts na riveri
        Mal nuts, bol posledný na riveri a len checkol, to je soft play
        Tí dvaja sú kamaráti a šetria sa, jeden druhému nikdy nebetne
        Na riveri mal farbu s esom, najlepšiu možnú, súper betol 2 000 a on len dorovnal, hoci bol posledný
        Dal all-in s ničím proti vlastnej frajerke, ona to dorovnala a takto jej schválne poslal celý stack
        Je to soft play, keď má na riveri nuts, je posledný a povie check?
        Hráč mal na riveri nuts, bol posledný na rade a len checkol
        Dvaja kamaráti sa pri stole šetria, nebetujú proti sebe
        Na riveri seat 2 betol 3 000, button s nuts ako posledný iba dorovnal
        Seat 4 naschvál prehral celý stack kamarátovi na šestke, vyzerá to na chip dumping
        Je to soft play, keď hráč s nuts na riveri nenavýšil a dal len call?
    .heard =
        bratia na seba nikdy nezvyšujú, na riveri ťuk ťuk s najlepšou
        mala royal a ako posledná zaklopala
        na konci iba zaplatil s neporaziteľnou
        dohodli sa ťukať proti tomu čo je all-in
        daroval všetko spolubývajúcemu s deviatkou vysoko
        párik je na seba milý keď ostanú dvaja
        štvoricu pustil na minimálny bet od kamoša
        dvojka dáva sedmičke signál klepnutím na hodinky
        isto si delia výhru, vôbec nesúperia
        nechal ju vyhrať a zložil monštrum bez pozretia
        vo dvojici stláčajú tretieho medzi svojimi raismi
        mohol ešte prebiť s najlepším možným a len zaplatil
        kamaráti proti sebe nestavajú, zámerne si šetria žetóny
        mal najlepšiu možnú ruku a na konci iba čekol
        prehráva naschvál svoje žetóny priateľovi
        sú kamaráti a keď sú heads-up, len čekujú
        mal na riveri nuts a dal len call
        hráč s nuts dal ako posledný check
        dvaja kamaráti si navzájom nikdy nenavýšia
        naschvál prehráva žetóny kamarátovi
        na riveri dal ako posledný check s najlepšou možnou rukou
        dohodli sa, že proti hráčovi all-in budú čekovať
        mal nuts na rivre, posledný na ťahu, a iba čekol
        brat na brata nikdy nestrelí, všetko si spolu prečekajú
        s najlepšou možnou kombináciou len kolnul, nerejzol, divné
        naschvál prehral stek do frajerky, nasypal jej to
        šetria sa navzájom, Jaro jej zložil set na minbet
        sú dohodnutí, jeden druhému nechce zobrať čipy
        Mal najlepšie možné karty a na riveri iba čekol, šetrí brata
        Kamoši sa spolu nebijú, na všetko len klopkajú
        Schválne mu prehral celú kopu, aby mal s čím hrať
        Zahodil dámy proti frajerke, hoci iného by dorovnal
        Títo dvaja idú spolu, jeden druhému posielajú čipy
        Nezvýšil s nutsami na konci, vraj nechcel známeho vyradiť
        Bývajú spolu a na riveri zaklopal so štyrmi kráľmi
        Na poslednej karte mal nuts a nedal nič, lebo to bola manželka
        Sedeli vedľa seba otec a syn, na riveri ostali sami dvaja a otec s najlepšou možnou rukou len zaklopal, hoci bol posledný a mohol staviť
        V satelite sa dohodli, že krátku nevyradia
        Checkoval neporaziteľnú ruku, bol posledný na rade
        Manzelia pri stole a stale len checkuju
        Nechtěl vsadit proti bráchovi, i když měl nejlepší ruku
        Traja chlapci z jedného auta hrali proti sebe podozrivo mierne
        Zložil dvojicu es proti otcovi a všetci to videli
        Zámerne prehral všetko s kolegom, ktorý by inak vypadol
        schválne to dočekovali, lebo tretí je all-in
        dohodli sa, že proti all-inu budú checkovať až do konca
        hovorí „poďme to dočekovať“
        zahodil nuts, aby pomohol kamarátovi
        dvaja bratia proti sebe nikdy nestavia
        rozdáva žetóny svojej priateľke
        naschvál prehral stack s kamarátom
        posledný na rade nezvýši s najlepšou možnou rukou
        domluvili se, že to dočekují
soft-play-fact-what = Čo sa stalo?
    .label = situácia
    .nuts = hráč s nuts checkol alebo iba dorovnal
    .spared = hráč šetril iného: nestavil, nenavýšil alebo zahodil
    .dumped = hráč prehral žetóny v prospech iného alebo hráči spolupracovali
soft-play-fact-last-to-act = Bol hráč s nuts na rade ako posledný?
    .label = na rade ako posledný
soft-play-fact-action = Čo urobil hráč s nuts?
    .label = hráč s nuts
    .checked = checkol
    .called = stávku iba dorovnal
soft-play-fact-street = V ktorom kole stávok?
    .label = kolo stávok
    .river = na riveri
    .earlier = pred riverom
soft-play-fact-shared = Mohol mať iný hráč rovnako dobrú ruku?
    .label = možná rovnako dobrá ruka
soft-play-fact-on-purpose = Urobil to hráč úmyselne, aby pomohol inému?
    .label = úmyselná pomoc inému
soft-play-outcome-soft-play = Soft play: dôvod na penalizáciu
soft-play-outcome-only-if-meant = Soft play len vtedy, ak to malo pomôcť inému hráčovi
soft-play-outcome-no-breach = Bez porušenia: nikto úmyselne nepomohol inému
soft-play-outcome-disqualified = Diskvalifikácia za chip dumping alebo nedovolenú dohodu
soft-play-outcome-may-be-disqualified = Tvoja voľba: diskvalifikácia, alebo nie
soft-play-order-play-stands = Dealer: ruku nechaj tak, ako sa odohrala.
soft-play-order-find-out-why = Floormanager: zisti, či hráč chcel pomôcť inému.
soft-play-order-if-meant-penalty = Floormanager: ak hráč chcel pomôcť, daj penalizáciu za soft play, inak žiadnu.
soft-play-order-if-meant-penalty-possible = Floormanager: ak hráč chcel pomôcť, môžeš dať penalizáciu za soft play, inak žiadnu.
soft-play-order-play-for-yourself = Floormanager: povedz hráčovi, že každý hrá sám za seba a proti všetkým ostatným.
soft-play-order-disqualify-for-soft-play = Floormanager/TD: diskvalifikuj hráča.
soft-play-order-up-to-disqualification = Floormanager/TD: rozhodni, aká bude penalizácia. Môže ísť až po diskvalifikáciu so stratou všetkých žetónov.
soft-play-order-chips-or-disqualification = Floormanager/TD: rozhodni, aká bude penalizácia. Môže ňou byť zabavenie žetónov aj diskvalifikácia.
soft-play-order-who-took-part = Floormanager: zisti, kto sa na tom podieľal, aj kto žetóny dostal.
soft-play-order-disqualify = Floormanager/TD: diskvalifikuj všetkých, ktorí sa na tom podieľali.
soft-play-order-decide-on-disqualification = Floormanager/TD: rozhodni, či diskvalifikuješ tých, ktorí sa na tom podieľali.
soft-play-order-chips-out-of-play = Floormanager: žetóny diskvalifikovaného hráča odober z hry.
soft-play-order-chips-blinded-off = Floormanager: žetóny diskvalifikovaného hráča nechaj na mieste, kým sa nevyblindujú.
soft-play-remark-see-disqualification = Čo diskvalifikácia prináša, je v incidente Diskvalifikácia (disqualification).
