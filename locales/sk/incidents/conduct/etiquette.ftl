etiquette = Porušenie etikety
    .search = etiketa, zlé správanie pri stole, uráža dealera, nadáva hráčovi, nadávky, kričí, stále rozpráva, zdržiava hru, naťahuje čas, každú ruku premýšľa večnosť, stále hrá mimo poradia, skrýva žetóny, karty nie je vidno, žetóny rozhádzané, vsádza kam dealer nedočiahne, chytal mi žetóny, chytil ma za ruku, hodil karty po dealerovi, hodil karty zo stola, smrdí, opitý hráč
    .told =
        Hádže karty po dealerovi
        Hráč mi nadáva pri stole do idiotov, už aj dealer ho upozornil
        Schválne zdržiava každú ruku, tankuje minútu aj so sedem-dva
        Chlap na sedmičke sa mi stále hrabe v žetónoch a siaha na moje karty, už som mu dvakrát povedal, nech prestane
        Po bad beate šmaril karty tak, že jedna skončila pod stolom, a ešte urážal dealerku
        Dá sa niečo robiť s tým, že od neho príšerne smrdí a bez prestania kričí na celý stôl?
        Hráč nadáva pri stole
        Hráč hodil karty a jedna spadla zo stola
        Hráč stále rozpráva a narúša hru, už som ho upozornil
        Seat 3 sa opakovane dotýka cudzích žetónov, dvakrát som ho napomenul
        Seat 8 smrdí, traja hráči pri stole sa sťažujú na jeho hygienu
        Dostane hráč penalizáciu za to, že urážal súpera pri stole?
    .heard =
        dvojka rýpe do dealera pri každom riveri
        nazval ju hlupaňou, cez celý stôl
        bubnuje a píska celú noc, lezie nám to na nervy
        fúka na nás paru z vapky a omrvinky má po celom stole
        od zlosti šmaril svoje dve krupierovi na hruď
        fold letel ako lietajúci tanier, jedna skončila pod susedným stolom
        provokuje a hreší v jednom kuse, upokojte ho niekto
        pri každom odpade minútu preťahuje
        ožran na osmičke na mne visí a smrdí mu z úst pivom
        zakrýva ich lakťami, nikto nevie že je v ruke
        tresol päsťou po stole a kopol do stoličky
        hrabe sa mi v žetónoch, nech dá ruky preč
        stále provokuje a vysmieva sa porazeným
        hráč nadáva dealerovi a hádže karty
        správa sa neslušne, uráža súperov a kričí
        siahol na cudzie žetóny a dotýka sa kariet druhého
        zámerne spomaľuje každé rozdanie
        naschvál zdržuje hru
        hráč hodil karty do dealera
        miesto 2 stále nadáva dealerovi
        hádže žetóny rovno do potu
        stále chytá cudzie žetóny a karty
        uráža iného hráča pri stole
        nadáva pri stole a ruší všetkých
        nadáva mi do debilov odkedy sme začali
        tuto chlap smrdí ako cap, nedá sa vedľa neho sedieť
        šmarí kartami tak že mu lietajú až na zem
        furt kecá a zdržuje, každá blbosť mu trvá minútu
        chytá mi moje čipy a ešte ma štuchá do pleca
        strieľa čipy tam kde krupiér nedočiahne, už bol napomenutý
        Smrdí od neho na tri metre, nedá sa vedľa neho sedieť
        Nadáva dilérke do kráv, keď mu nepríde karta
        Šmarí karty cez pol stola, jedna skončila na zemi
        Stále mi chytá moje čipy, nech dá tie laby preč
        Tára dookola a naťahuje každé rozdanie, vyrušuje celý stôl
        Potľapkáva suseda po pleci a stávky hádže tak, že na ne dealer nedočiahne
        Praskol kartami o stôl a trafil dealera do ruky
        Po prehratom preteku dvoch es tresol o stôl tak, že žetóny nadskočili, dealera nazval babrákom a karty mu hodil do tváre
        Každú ruku rozmýšľa celú večnosť, len aby zdržiaval
        Žetóny hádže tak, že lietajú po celom filci
        Kričal do ucha súperovi, keď ten prehral
        Chlapik pluje a nadava na dealera
        Urážel krupiéra a házel karty přes stůl
        Smrdel potom, opitý, stále sa ma dotýkal
        Naťahoval sa do cudzích žetónov a hladil ich
        Po bad beate kopol do stoličky a urážal celú sálu
        hádže žetóny zakaždým rovno do potu
        rozhadzuje žetóny po celom pote namiesto toho, aby ich položila pred seba
        pri zahodení hádže karty po dealerovi
        hodí karty tak prudko, že trafia dealera
        hráč je opitý a hlučný
        zapácha, ostatní sa sťažujú
        stále sa dotýka cudzích kariet a žetónov
        schválne stavia mimo dosahu dealera
        po každej prehre uráža dealera
        nadáva inému hráčovi
        slowrolluje celý stôl
        žetóny má tak rozhádzané, že prekážajú dealerovi
        vynadal začiatočníkovi za jeho hru
        búcha do stola a kričí
        vysmieva sa tomu, čo prehral
        nad každým jednoduchým rozhodnutím sedí večnosť
        je nad kartami
        nakláňa sa, aby videl susedovi do kariet
        háže žetony přes celý stůl a je opilý
        uráží dealera a mlátí do stolu
etiquette-fact-breach = Čo hráč urobil?
    .label = priestupok
    .chatter = priveľa rozprával
    .delay = zdržiaval hru
    .out-of-turn = vyjadril sa mimo poradia
    .poor-visibility = karty alebo žetóny mal tak, že ich iní nevideli alebo nemohli spočítať
    .abuse = niekoho urážal alebo mu nadával
    .disruptive = narúšal hru
    .touching-chips = zbytočne sa dotýkal cudzích žetónov alebo kariet
    .touching-person = zbytočne sa dotýkal iného hráča
    .out-of-reach = vsádzal tam, kam dealer nedočiahne
    .throwing-cards = hádzal karty
    .helicopter = zahodil tak, že karty leteli vysoko
    .hygiene = obťažoval iných nedostatočnou hygienou
etiquette-fact-repeated = Urobil to opakovane alebo po tom, čo bol upozornený?
    .label = opakovane alebo po upozornení
etiquette-fact-off-the-table = Dopadla niektorá karta mimo stola?
    .label = karta mimo stola
etiquette-outcome-breach = Porušenie etikety: dôvod na penalizáciu
etiquette-outcome-repeated-breach = Nie prvé porušenie: dôvod na penalizáciu
etiquette-outcome-no-breach = Etiketa porušená nie je
etiquette-outcome-out-of-turn-once = Ak sa to stalo raz, ide o akciu mimo poradia, nie o etiketu
etiquette-outcome-abuse = Urážanie: dôvod na penalizáciu
etiquette-outcome-disruptive = Narúšanie hry: dôvod na penalizáciu
etiquette-outcome-cards-thrown = Hádzanie kariet: dôvod na penalizáciu
etiquette-outcome-thrown-on-the-table = Bez penalizácie, ak karty ostali na stole
etiquette-order-talk-less = Floormanager: povedz hráčovi, aby menej rozprával.
etiquette-order-act-in-time = Floormanager: povedz hráčovi, aby sa odteraz vyjadroval včas.
etiquette-order-act-in-turn = Floormanager: povedz hráčovi, aby počkal, kým nebude na rade.
etiquette-order-keep-in-view = Floormanager: povedz hráčovi, aby mal karty aj žetóny tam, kde ich každý vidí a môže spočítať.
etiquette-order-hands-off-chips = Floormanager: povedz hráčovi, aby sa nedotýkal cudzích žetónov ani kariet.
etiquette-order-hands-off-players = Floormanager: povedz hráčovi, aby sa nedotýkal iných hráčov.
etiquette-order-bet-within-reach = Floormanager: povedz hráčovi, aby vsádzal tam, kam dealer dočiahne.
etiquette-order-speak-apart = Floormanager: zavolaj hráča nabok a požiadaj ho, aby to napravil.
etiquette-order-see-out-of-turn = Pokračuj incidentom Akcia mimo poradia (out-of-turn).
etiquette-order-stop-abuse = Floormanager: povedz hráčovi, aby hneď prestal. Pri tomto stole nikto nikoho neuráža.
etiquette-order-stop-disrupting = Floormanager: povedz hráčovi, aby hneď prestal.
etiquette-order-gather-cards = Dealer: hodené karty pozbieraj a pokračuj s ostatnými rukami.
etiquette-order-throw-no-cards = Floormanager: povedz hráčovi, aby karty nehádzal.
etiquette-order-fold-low = Floormanager: povedz hráčovi, aby karty zahadzoval nízko nad stolom a nehádzal ich.
etiquette-order-hand-goes-on = Dealer: pokračuj v ruke. Žiadna ruka tým nie je mŕtva.
etiquette-order-let-it-be = Floormanager: nechaj to tak.
etiquette-remark-only-persistent = V tejto knihe je porušením len neustále zdržiavanie.
etiquette-remark-see-clock = Ak hráč práve priveľmi dlho rozmýšľa, pozri aj incident Zavolanie time (clock).
etiquette-remark-off-the-table-named = Kniha uvádza karty hodené mimo stola.
etiquette-remark-repeat-offence = Ak už hráč dostal varovanie alebo penalizáciu, pokračuj incidentom Opakovaný priestupok (repeat-offence).
etiquette-remark-see-shielded-chips = Ak ide len o stack, pozri aj incident Stack, ktorý sa nedá spočítať (shielded-chips).
