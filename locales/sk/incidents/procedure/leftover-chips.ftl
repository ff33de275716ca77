leftover-chips = Žetóny odobratej hodnoty
    .search = zvyšné žetóny, staré žetóny, žetóny mimo hry, našiel som 25-ku po race, zabudnuté žetóny, žetóny odobratej hodnoty, zelené žetóny po color upe, dajú sa ešte vymeniť, malé žetóny vo vrecku, žetóny po chip race, sedem desiatok za stovku, žetóny už nie sú v hre, neskorá výmena
leftover-chips-fact-removed = Ktorá hodnota už nie je v hre?
leftover-chips-fact-found = Koľko takých žetónov hráč má?
leftover-chips-fact-next = Aká je ďalšia hodnota, ktorá je v hre?
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
} hodnoty { $next }; zvyšok, { $worth_left }, ide bez náhrady
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
} nie je nič.
leftover-chips-order-take-out = Floormanager: všetky staré žetóny odober z hry.
