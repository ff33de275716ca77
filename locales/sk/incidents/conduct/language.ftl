language = Jazyk pri stole
    .search = iný jazyk pri stole, hovorí cudzím jazykom, len po slovensky, len po anglicky, ktoré jazyky sú dovolené, rozprávajú po poľsky, po turecky počas ruky, nerozumieme čo hovoria, rozpráva sa s kamarátom vo svojom jazyku, oficiálny jazyk, hovorte po anglicky prosím, po maďarsky pri stole, rozpráva s divákom iným jazykom
    .told =
        Rozprávajú sa po maďarsky
        Dvaja pri stole sa počas ruky bavia po maďarsky a nikto im nerozumie
        Hovoria spolu po rusky a jeden z nich má ešte karty
        Hráč v ruke sa na turne otočil na kamaráta za zábradlím a niečo si povedali po taliansky
        Na mieste 2 a 3 sa stále rozprávajú po rumunsky, aj keď sú obaja v hre, a my ostatní nevieme o čom
        Môžu sa počas ruky rozprávať po nemecky, keď im pri stole nerozumieme?
        Dvaja hráči hovoria počas ruky cudzím jazykom a ostatní im nerozumejú
        Hráč v ruke sa po rusky rozprával s kamarátom, ktorý pri stole nehrá
        Seat 1 a seat 4 hovorili počas ruky po taliansky, seat 4 mal ešte karty
        Hráč, ktorý už zahodil, povedal počas ruky niečo po maďarsky hráčovi v ruke
        Môžu počas ruky hovoriť pri stole po nemecky?
    .heard =
        dvaja Rusi kecajú uprostred banku
        mrmlú po rumunsky a nerozumiem ani slovo
        môže sa po česky, pol stola je z Brna
        štvorka a šestka si šepkajú po srbsky, obaja majú karty
        nech hovoria tak aby sme chápali všetci
        prepne na ukrajinčinu keď je v ruke jeho parťák
        je moja materčina zakázaná aj medzi rukami
        dealer odpovedá jednému hosťovi po španielsky
        smiem pri stávke povedať číslo po taliansky
        volá na muža za povrazom niečo po arabsky
        netuším o čom tí dvaja hovoria, znie to ako čínština
        pani nevie po anglicky a syn jej tlmočí
        hráči sa medzi rozdaním bavia cudzím jazykom
        hovoria počas hry po nemecky, ostatní nerozumejú
        je dovolená reč inak než anglicky pri stole
        rozprávajú sa pri stole iným jazykom
        dvaja hráči sa počas ruky rozprávajú po poľsky
        môže sa pri stole hovoriť len po slovensky alebo anglicky
        hovorí svojím jazykom s kamarátom, kým má karty
        hovoria jazykom, ktorému dealer nerozumie
        dvaja sa bavia po maďarsky kým hráme hand
        trkocú po rusky, nik im nerozumie a jeden má karty
        Taliani si niečo šepkajú po svojom cez živú hru
        volá na kamoša za sebou po vietnamsky uprostred handu
        rozprávajú sa česky počas hry, je to okej
        povedal mu niečo poľsky kým súper rozmýšľal nad kôlom
        Traja si tu rozprávajú po maďarsky, a pritom sa hrá ruka
        Šepkajú si po rusky a ja nerozumiem ani slovo
        Niečo mu po taliansky vravel kamoš za chrbtom, a on má karty
        Po chorvátsky si vymenili pár viet, obaja ešte v hre
        Nech hovoria slovensky alebo anglicky, nie tie ich turecké kecy
        S manželkou za lanom sa bavil po nemecky, a ešte nezahodil
        Dvaja bratia sa cez stôl dohovárali jazykom, ktorému nikto iný nerozumel, jeden z nich práve rozhodoval o dorovnaní a druhý mu čosi radil
        Kamarátovi za lanom niečo povedala v cudzom jazyku, na ťahu
        Po flope padla veta po rusky a prišla odpoveď
        Nerozumieme im, ich vraj nikto nezastaví
        Dvaja sa bavili po srbsky, kým tretí rozmýšľal nad callom
        Hovoria inou recou, ci sa moze?
        Mluvili spolu česky a anglicky hráč protestoval
        V sále s nápisom iba angličtina sa hovorilo po poľsky
        Rumunsky si vymenili dve slová a jeden hneď zložil
        Smie sa na Slovensku hrať po česky, keď je pri stole aj Talian?
language-fact-language = Akým jazykom sa hovorilo?
    .label = hovorilo sa
    .other = iným jazykom, ktorý tu nie je uvedený
    .english = po anglicky
    .german = po nemecky
    .dutch = po holandsky
    .slovak = po slovensky
    .croatian = po chorvátsky
language-fact-hand-under-way = Prebiehala ruka, od prvej rozdanej karty do konca showdownu?
    .label = prebiehajúca ruka
language-fact-has-hand = Mal hráč, ktorý hovoril, živú ruku?
    .label = živá ruka hovoriaceho
language-fact-with-whom = S kým sa hovorilo?
    .label = rozhovor
    .at-the-table = s niekým pri stole
    .elsewhere = s niekým, kto pri tomto stole nehrá
language-fact-house-allows = Dovoľujú tu domáce pravidlá tento jazyk?
    .label = povolené domácimi pravidlami
language-outcome-allowed = Týmto jazykom sa hovoriť smie
language-outcome-not-allowed = Týmto jazykom sa hovoriť nesmie
language-outcome-free-now = Na toto sa pravidlo o jazyku nevzťahuje
language-order-only-dutch-english-german = Floormanager: povedz hráčovi, že sa smie hovoriť len po holandsky, po anglicky a po nemecky.
language-order-only-dutch = Floormanager: povedz hráčovi, že sa smie hovoriť len po holandsky.
language-order-only-english-and-house-choice = Floormanager: povedz hráčovi, že sa smie hovoriť len po anglicky a jazykmi, ktoré dovoľujú domáce pravidlá.
language-order-only-slovak-english-german = Floormanager: povedz hráčovi, že sa smie hovoriť len po slovensky, po anglicky a po nemecky.
language-order-only-croatian-english = Floormanager: povedz hráčovi, že sa smie hovoriť len po chorvátsky a po anglicky.
language-order-only-posted = Floormanager: povedz hráčovi, že sa smie hovoriť len jazykmi, ktoré podnik vyvesil a oznámil.
language-order-hand-goes-on = Dealer: pokračuj v ruke. Každá živá ruka ostáva živá.
language-order-nothing-to-do = Floormanager: nechaj to tak. Hráči sa smú ďalej rozprávať.
language-remark-penalty-not-named = Kniha za iný jazyk žiadnu penalizáciu neuvádza. Ak hráč po upozornení neprestane, pozri aj incident Porušenie etikety (etiquette).
language-remark-only-during-hand = Pravidlo platí, kým prebieha ruka, nie medzi dvoma rukami.
language-remark-only-english-in-usa = V USA kniha počas ruky dovoľuje len angličtinu.
language-remark-about-the-cards = Ak išlo o niečie karty, pozri aj incident Reči o ruke (talking-about-a-hand).
