chip-race = Chip race
    .search = chip race, color up, výmena žetónov, malé žetóny idú preč, berieme 25-ky z hry, odobratie najnižších žetónov, chip up, zvyšné žetóny, nepárne žetóny, kto vyhrá race, vyradený v chip race, koľko kariet dostanem, zaokrúhliť žetóny, najmenšie žetóny preč, karty za žetóny, len jeden žetón v race
    .told =
        Ideme chip race, koľko dostanem?
        Robíme chip race stoviek a mne ostali tri žetóny, vraj dostanem len jednu kartu
        Pri vymieňaní malých žetónov dealer rozdal karty na race a niekomu zabudol dať
        Vymieňame 25-ky na stovky, mám ich päť, súper tri, a nevieme, koľko kariet komu patrí a kto vyhrá žetón
        Dealer pri race rozdal mne osmičku pikovú a súperovi osmičku srdcovú a hádame sa, kto berie stovku
        Môžem v chip race vypadnúť z turnaja, keď mám už len jeden malý žetón?
        Robíme chip race
        Stovky idú z hry a treba urobiť chip race na päťstovky
        Robíme color up malých žetónov a ťahajú sa karty na race
        Stovky končia, seat 1 má 300, seat 4 má 200, seat 7 má 400, ďalšia hodnota je 500
        V chip race dostal seat 3 pikové eso a seat 6 srdcového kráľa, vymieňame dvadsaťpäťky za stovky
        Môže hráč v chip race prísť o posledný žetón a vypadnúť?
    .heard =
        mám tri zelené navyše, dostanem teraz tri karty lícom hore
        cez prestávku sa farbí, posuňte všetky drobné dopredu
        jednotka si potiahla pikové eso, takže stovka je jeho
        posledné dve dvadsaťpäťky, môže ma to vymieňanie vyhodiť
        nikto pri tom nesmie skončiť, daj mu jeden veľký
        odkiaľ dealer začne rozdávať, od sedadla jedna alebo vedľa buttonu
        dvaja chytili dolníka, ktorá farba je vyššia
        môže jeden brať dva, keď mu príde kráľ aj dáma
        osem červených sú dva, deviaty zvyšuje, čo s ním
        najnižšiu hodnotu už netreba, kedy ich zameníme za väčšie
        dokopy ich na stole leží päť, o koľko žltých sa losuje
        všetko je pozbierané, komu patrí ten vyšší
        čo s poslednými drobnými keď sa sťahujú dvadsaťpäťky
        vymieňajú sa malé žetóny za väčšie, komu ostanú zvyšné
        sťahujeme žetóny najnižšej hodnoty, mám ich nepárny počet
        môže niekto pri výmene žetónov vypadnúť
        kedy sa vyraďujú žetóny 25
        color up: ako sa losuje o zvyšné žetóny
        chip race, má tri žetóny 100, koľko kariet dostane
        môže hráč v chip race prísť o posledný žetón
        malé žetóny idú zo stola preč
        farbíme stovky hore, komu sa koľko zaokrúhli
        sťahujú nám dvadsaťpäťky, ako sa rozdajú zvyšky
        o zvyšné stovky sa ťahá kartami, Peťo má eso pik
        rejsujeme na pauze, päťka má tri nepárne zelené
        pri kolorápe prišiel o posledné dve stovky, ostáva na nule
        kto v rejse vyhral päťstovku, jednotka má kráľa, štvorka dámu
        Vymieňame stovky za päťstovky, kto dostane tú navyše
        Idú preč modré, komu koľko kariet pri výmene prislúcha
        Pri výmene drobných vytiahol Juro dámu, ja kráľa, kto berie
        Ostali mi tri stovky, rozdajte mi na ne tri karty
        Pri zamieňaní drobných mi berú poslednú stovku, môžem tak vypadnúť
        Končia dvadsaťpäťky, dvojka má dve, štvorka tri, komu pôjde nová stovka
        Traja mali po tri stovky navyše, komu z nich pridajú čiernu?
        Vytiahol som eso káro a chcem ďalší žetón
        Berú sa z hry dvadsaťpäťky a mne zostal jeden
        Drobné sa vymenili a jeden žetón bol navyše
        V leveli 6 prišli s kartami a rozdali za každý drobák jednu
        Mal posledny zeton, moze vypadnut v chip race?
        Vyměňovaly se malé žetony a mně zbyly dva
        Pred šiestym levelom nám brali zelené dvadsaťpäťky, mne zvýšili tri, susede dve, dealer rozdával karty jednu za každú a pri dvoch rovnakých esách sa začali hádať o ďalší žetón
        Spor o srdcové eso, obaja mali vraj najvyššiu
        Po prestávke bolo treba vymeniť kôpky za väčšie a chýbala stovka
chip-race-fact-removed = Ktorá hodnota ide z hry?
    .label = odoberaná hodnota
chip-race-fact-next = Aká je ďalšia hodnota?
    .label = ďalšia hodnota
chip-race-fact-seats = Čo leží pred každým miestom? (celé stacky; „a viac“, kde sú veľké žetóny vynechané)
    .label = žetóny na miestach
chip-race-fact-cards-drawn = Sú karty na race už na stole?
    .label = karty už na stole
chip-race-fact-cards = Ktoré karty dostalo každé miesto?
    .label = karty podľa miest
chip-race-outcome-rounded-up = Bez race: každý počet sa zaokrúhli nahor na celé žetóny hodnoty { $next }
chip-race-outcome-exchanged = Race netreba: všetko sa dá vymeniť
chip-race-outcome-none-raced = Bez race: zvyšné žetóny netvoria žetón hodnoty { $next }
chip-race-outcome-race-to-run = Race o { $chips_raced ->
    [one] { $chips_raced } žetón
    [few] { $chips_raced } žetóny
   *[other] { $chips_raced } žetónov
} hodnoty { $next }
chip-race-outcome-race-to-run-rest-out = { $chips_raced ->
    [one] Race o { $chips_raced } žetón hodnoty { $next }, zvyšok ide z hry
    [few] Race o { $chips_raced } žetóny hodnoty { $next }, zvyšok ide z hry
   *[other] Race o { $chips_raced } žetónov hodnoty { $next }, zvyšok ide z hry
}
chip-race-outcome-race-to-run-rest-up = Race o { $chips_raced ->
    [one] { $chips_raced } žetón
    [few] { $chips_raced } žetóny
   *[other] { $chips_raced } žetónov
} hodnoty { $next }, zvyšok zaokrúhlený nahor
chip-race-outcome-raced = Race je rozhodnutý: { $chips_raced ->
    [one] { $chips_raced } žetón
    [few] { $chips_raced } žetóny
   *[other] { $chips_raced } žetónov
} hodnoty { $next }
chip-race-outcome-raced-rest-out = { $chips_raced ->
    [one] Race je rozhodnutý: { $chips_raced } žetón hodnoty { $next }, zvyšok ide z hry
    [few] Race je rozhodnutý: { $chips_raced } žetóny hodnoty { $next }, zvyšok ide z hry
   *[other] Race je rozhodnutý: { $chips_raced } žetónov hodnoty { $next }, zvyšok ide z hry
}
chip-race-outcome-raced-rest-up = Race je rozhodnutý: { $chips_raced ->
    [one] { $chips_raced } žetón
    [few] { $chips_raced } žetóny
   *[other] { $chips_raced } žetónov
} hodnoty { $next }, zvyšok zaokrúhlený nahor
chip-race-order-stand-back = Hráči: pozerať sa môžete, ale ostaňte aspoň meter od stola.
chip-race-order-round-up = Dealer: daj každému miestu, čo ukazuje tabuľka; zvyšné žetóny sa rátajú ako celý žetón hodnoty { $next }.
chip-race-order-exchange-whole = Dealer: najprv vymeň, čo tvorí celé žetóny hodnoty { $next }, miesto po mieste podľa tabuľky.
chip-race-order-rest-out = Floormanager: { $chips_left ->
    [one] posledný zvyšný žetón
    [few] posledné { $chips_left } zvyšné žetóny
   *[other] posledných { $chips_left } zvyšných žetónov
} hodnoty { $removed } odober bez náhrady.
chip-race-order-rest-up = Floormanager: za { $chips_left ->
    [one] zvyšný žetón
    [few] { $chips_left } zvyšné žetóny
   *[other] { $chips_left } zvyšných žetónov
} hodnoty { $removed } pridaj ešte jeden žetón hodnoty { $next }.
chip-race-order-deal-from-seat-1 = Dealer: od miesta 1 rozdaj za každý zvyšný žetón jednu odkrytú kartu, najprv všetky karty jedného miesta.
chip-race-order-deal-left-of-button = Dealer: od miesta naľavo od buttonu rozdaj za každý zvyšný žetón jednu odkrytú kartu, najprv všetky karty jedného miesta.
chip-race-order-highest-wins = Dealer: najvyššia karta získa žetón hodnoty { $next }, potom najvyššia z iného miesta, kým sa žetóny neminú.
chip-race-order-enter-the-cards = Floormanager: zadaj karty každého miesta; tabuľka potom ukáže, kto dostane žetón.
chip-race-order-hand-out = Dealer: daj každému miestu, čo ukazuje tabuľka.
chip-race-order-keeps-one = Dealer: hráčovi, ktorý by ostal bez žetónu, daj jeden žetón hodnoty { $next }. Hrá ďalej.
chip-race-order-goes-out = Floormanager: kto nemá žiadny žetón, vypadáva.
chip-race-order-take-out-and-count = Floormanager: všetky žetóny hodnoty { $removed } odober z hry: predtým { $in_play_before } v hre, potom { $in_play_after }.
chip-race-order-take-out = Floormanager: všetky žetóny hodnoty { $removed } odober z hry.
chip-race-remark-cards-by-custom = Žiadna kniha nehovorí, ktorá karta je najvyššia. Podľa zvyku rozhoduje hodnota a pri rovnakej hodnote farba: piky, srdcia, káry, kríže.
chip-race-remark-one-a-seat = Táto kniha nehovorí, koľko žetónov môže získať jedno miesto. V iných knihách je to jeden na miesto.
chip-race-remark-other-chips = Pri mieste, ktoré má aj ďalšie, neuvedené žetóny, stojí namiesto súčtu pomlčka a súčet všetkých miest sa neukazuje.
chip-race-remark-limit-open = Jedno miesto má dve z najvyšších kariet a táto kniha hranicu neuvádza. Tabuľka dáva jeden žetón na miesto ako ostatné knihy.
