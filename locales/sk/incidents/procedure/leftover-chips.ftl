leftover-chips = Žetóny odobratej hodnoty
    .search = zvyšné žetóny, staré žetóny, žetóny mimo hry, našiel som 25-ku po race, zabudnuté žetóny, žetóny odobratej hodnoty, zelené žetóny po color upe, dajú sa ešte vymeniť, malé žetóny vo vrecku, žetóny po chip race, sedem desiatok za stovku, žetóny už nie sú v hre, neskorá výmena
    .told =
        Ostali mi staré žetóny
        Mám v stacku dve 25-ky a tie už nie sú v hre
        Našiel som pod kartami stovky, ktoré minulú prestávku vymenili, a teraz neplatia
        Sedím na mieste 3, našiel som sedem žetónov po 25, tie už stiahli po chip race a najmenšia je teraz 100
        Súper chce betovať stovkami, ktoré už z hry stiahli, má ich osem a najmenší žetón v hre je už 500
        Vymenia mi staré žetóny, ktoré už z hry stiahli?
        Ostali mu staré stovky
        Hráč má žetóny hodnoty, ktorá už nie je v hre
        Hráč po chip race našiel ešte dvadsaťpäťky, ktoré sme už stiahli z hry
        Seat 6 má ešte tri stovky, z hry išli pred dvoma levelmi a najmenší žetón je 500
        Hráč prišiel neskoro z prestávky, má sedem päťdesiatok, tie sú už preč z hry a ďalšia hodnota je 100
        Vymenia sa hráčovi žetóny, ktoré už boli odobraté z hry?
    .heard =
        po večeri sa objavil zatúlaný zelený, s ktorým už nikto nehrá
        pod chráničom kariet sa mi prilepila stará päťka, menilo sa pred hodinou
        vyťahuje z kabelky šesť stoviek, tie skončili pred dvoma levelmi
        nevšimol som si ich na spodku komína, keď ostatní menili
        majú tie neskôr objavené ešte cenu alebo sú na pamiatku
        zaplatil ante neplatným žetónom a dealer mu ho vrátil
        bol som na záchode, keď ich zbierali, a ostali mi na krku
        ten jeden nestačí na väčší, prepadol mi
        jedenásť kusov, čo ráno zrušili, desať sa počíta a jeden je fuč
        v druhý deň bolo vo vrecúšku ešte niečo zo starej sady
        z vyhratého komína vypadla červená, ktorú dávno stiahli
        má smolu, že ich vtedy neodovzdal
        našiel staré zelené vo vrecku, tie sa už vymenili
        hráč našiel malé žetóny po ich stiahnutí z hry
        má ešte žetóny starej hodnoty ktoré už neplatia
        má ešte žetóny 25, ktoré už nie sú v hre
        hráč sa vrátil so žetónom, ktorý sa už nepoužíva
        pri color up si zabudol vymeniť žetóny 100
        malé žetóny sú už preč a našla ešte dva
        našiel som ešte tri stovky čo sa už nehrajú
        Mirka prišla s dvadsaťpäťkami, tie sú vonku od pauzy
        po kolorápe mu ostali v steku staré zelené, vymeníte mu ich
        má štyri päťstovky hoci tie už dávno stiahli
        tieto stovky už neplatia, zabudli mu ich vymeniť
        zmeškal farbenie, drží sedem stoviek, najmenší je teraz tisíc
        Našiel ešte tri stovky, ktoré už dávno nie sú v hre
        Má päť dvadsaťpäťok, a tie sa vymenili pred hodinou
        Priniesol z vrecka staré modré, už sa s nimi nehrá
        Zostala mi jedna päťdesiatka po výmene, zameníte mi ju
        V kôpke mu ležali neplatné zelené, ostatní už majú len tisícky
        Pán si nechal štyri stovky po výmene, chce za ne päťstovku
        Po obede vytiahol štyri stovky, ktoré sa ráno brali z hry
        Našiel som jednu červenú, čo mala byť vymenená
        V taške od mikiny mu ostalo ešte pár malých z prvého dňa
        Pod pohárom boli drobné, keď sa už nehrajú
        V piatom leveli, dve hodiny po výmene drobných, našiel som v stacku pod modrými ešte tri staré zelené, čo už nikto nepoužíva, a nevedel som, čo s nimi
        Nasiel som stary zeton, vymenia mi ho?
        Zbyly mu žetony, které se už nehrají
        Babka mala celú hrsť vyradených a chce ich za nové
        Všimol som si, že v stacku mám starú farbu, čo sa ráno brala z hry
        Žetóny z prvého levelu prehliadol pod mobilom
leftover-chips-fact-removed = Ktorá hodnota už nie je v hre?
    .label = hodnota už mimo hry
leftover-chips-fact-found = Koľko takých žetónov hráč má?
    .label = počet takých žetónov
leftover-chips-fact-next = Aká je ďalšia hodnota, ktorá je v hre?
    .label = ďalšia hodnota
leftover-chips-outcome-exchanged = Vymenené v plnej hodnote: { $chips_for ->
    [one] { $chips_for } žetón
    [few] { $chips_for } žetóny
   *[other] { $chips_for } žetónov
} hodnoty { $next }
leftover-chips-outcome-taken-out = Odobraté bez náhrady: { $worth } netvorí žetón hodnoty { $next }
leftover-chips-outcome-rounded-up = Zaokrúhlené nahor: { $chips_for ->
    [one] { $chips_for } žetón
    [few] { $chips_for } žetóny
   *[other] { $chips_for } žetónov
} hodnoty { $next }
leftover-chips-outcome-exchanged-rest-out = { $chips_for ->
    [one] { $chips_for } žetón
    [few] { $chips_for } žetóny
   *[other] { $chips_for } žetónov
} hodnoty { $next }; zvyšok, { $worth_left }, sa odoberie bez náhrady
leftover-chips-order-exchange = Floormanager: daj hráčovi { $chips_for ->
    [one] { $chips_for } žetón
    [few] { $chips_for } žetóny
   *[other] { $chips_for } žetónov
} hodnoty { $next }.
leftover-chips-order-no-exchange = Floormanager: povedz hráčovi, že tieto žetóny sa nevymieňajú; netvoria žetón hodnoty { $next }.
leftover-chips-order-rest-out = Floormanager: za { $chips_left ->
    [one] posledný žetón
    [few] posledné { $chips_left } žetóny
   *[other] posledných { $chips_left } žetónov
} hráč nič nedostane.
leftover-chips-order-take-out = Floormanager: všetky staré žetóny odober z hry.
