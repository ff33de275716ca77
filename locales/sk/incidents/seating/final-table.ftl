final-table = Finálový stôl
    .search = finálový stôl, kedy ide finálový stôl, koľko hráčov na finálovom stole, spojiť stoly, ostalo deväť, ostalo desať, posledné dva stoly, finálový stôl s desiatimi, veľkosť finálového stola, losovanie na finálový stôl, dva stoly po päť, final table, plný stôl plus jeden
    .told =
        Máme finálový stôl?
        Ostalo nás deväť a ešte sme na dvoch stoloch, kedy ideme na finálový stôl
        Jeden vypadol a teraz nás je desať, spájame sa už na finálový stôl?
        Hráme na deväť pri stole, v hre nás je desať na dvoch stoloch a chceme vedieť, či už robíme finálový stôl
        V 6-max turnaji zostalo sedem hráčov, nikto nevie, či už je finálový stôl a či sa žrebujú nové miesta
        Prežrebujú sa miesta na finálový stôl, keď nás ostalo deväť?
        Robíme finálový stôl
        Ostalo desať hráčov a ideme na finálový stôl
        Máme dva stoly po päť hráčov a treba vedieť, kedy spojiť finálový stôl
        Turnaj s deviatimi na stole, v hre je ešte jedenásť hráčov na dvoch stoloch, kedy bude final table
        6-max turnaj, ostalo sedem hráčov na dvoch stoloch, treba zložiť finálový stôl
        Pri koľkých hráčoch sa spája finálový stôl, keď plný stôl má deväť?
    .heard =
        zostalo jedenásť, šesť tu a päť tam, dáte nás už dokopy
        práve skončil desiaty, balíme a ideme k televíznemu stolu
        six-max, bude mať posledný stôl šesť alebo sedem stoličiek
        osemmiestny turnaj a chcú natlačiť deviatich do finále
        z jedenástich na deväť dvojitým knockoutom, sadáme aj tak k jednému
        chce ostať na svojej stoličke a neťahať novú do finále
        dvaja odišli naraz, finále teda začne o jedného menej
        ťahajú si zvyšní teraz karty, kde budú sedieť na poslednom stole
        ešte jeden seat open a budeme všetci spolu
        vedľa ešte hrajú, kedy si k nám prisadnú
        heads-up pavúk, je tam vôbec nejaké finále
        predstavuje sa posledných deväť alebo už desať
        zostalo deväť hráčov, kedy sa zostaví finálový stôl
        koľko hráčov má byť za finálovým stolom
        dva stoly s piatimi hráčmi, spojíme ich
        pri koľkých hráčoch začína finálový stôl
        kedy ideme na finálový stôl
        losujú sa pri finálovom stole nové miesta
        ostalo desať hráčov, je to finálový stôl
        kde začína button na finálovom stole
        ostalo nás desať, kedy sa spájame do jedného
        sme na fajnl tejbli, losujeme nové stoličky
        zostalo päť a štyria v dvoch skupinách, idú už dokopy
        šesťmax a je nás sedem, už sa žrebuje na jeden
        kedy sa ide fajnl, ešte jedenásť ľudí v turnaji
        prečo nás ešte nezlúčili, zostáva len osem mien
        Zostalo nás desať, kedy sa zlúčime do jedného
        Deväť ľudí sedí ešte na dvoch, spájame ich už dokopy
        Pri koľkých sa žrebuje posledná deviatka
        Hráme sixmax, ostalo nás sedem, už ideme do záverečnej partie
        Losujú sa nové stoličky pre posledných deväť, alebo ostaneme sedieť
        Turnaj jeden na jedného, ostali štyria, spájame ich vôbec
        Desať ľudí, dva päťmiestne stoly, kedy nás dajú dokopy?
        Dvaja vypadli v jednej ruke a na finále nás bolo o jedného menej
        Pri osemmiestnych stoloch je nás ostatných deväť, ideme k jednému?
        V deväťmiestnom turnaji sme ostali desiati, päť a päť pri dvoch stoloch, hralo sa tak už hodinu a hráči sa pýtali, kedy nás konečne posadia dokopy
        Hráči žiadali, aby sa losovali nové miesta pre posledných desať
        Kedy sa tvori finalovy stol pri 9 ludoch?
        Zůstalo nás deset a pořád hrajeme na dvou stolech
        Koľko ľudí tvorí posledný stôl v deväťmiestnom podujatí?
        Niekto chcel ostať pri dvoch stoloch, lebo mu tam išla karta
        Desiaty vypadol, ale druhý stôl hral ešte jednu ruku, kým ich zavolali
final-table-fact-heads-up-event = Je to heads-up turnaj?
    .label = heads-up turnaj
final-table-fact-full-table = Koľko hráčov má plný stôl tohto turnaja?
    .label = hráči pri plnom stole
final-table-fact-players-left = Koľko hráčov je ešte v hre?
    .label = hráči v hre
final-table-outcome-not-for-heads-up = Heads-up turnaje taký finálový stôl nemajú
final-table-outcome-no-size = Kniha pre tento turnaj veľkosť neuvádza
final-table-outcome-play-on = Ešte nie: finálový stôl je pri { $final_size } hráčoch
final-table-outcome-combine = Teraz finálový stôl: { $final_size } hráčov
final-table-outcome-combine-short = Teraz finálový stôl: hráčov je { $players_left } namiesto { $final_size }
final-table-order-house-decides = Floormanager/TD: spoj stoly tak, ako to bolo pre turnaj oznámené.
final-table-order-play-on = Dealeri: hrajte ďalej; ešte { $until_final ->
    [one] musí vypadnúť jeden hráč
    [few] musia vypadnúť { $until_final } hráči
   *[other] musí vypadnúť { $until_final } hráčov
}.
final-table-order-stop-after-hand = Floormanager: zastav všetky stoly, keď dohrajú ruku.
final-table-order-draw-seats = Floormanager/TD: vylosuj miesta na finálovom stole.
final-table-remark-several-at-once = Ak tesne predtým vypadlo viac hráčov naraz, finálový stôl sa môže začať s menším počtom.
