halt-play = Pozastavenie hry pri neúplnom stole
    .search = pozastaviť hru, zastaviť stôl, stolu chýbajú hráči, chýbajú traja hráči, neúplný stôl, sme len piati, pri našom stole je málo hráčov, kedy sa stôl zastaví, nerovnaké stoly, najplnší stôl, čakáme na hráča, hra stojí, prerušenie hry, stôl s málo hráčmi
    .told =
        Hráme traja, inde deviati
        Pri našom stole sme len piati a inde je plno, má sa to zastaviť
        Náš stôl je o štyroch menší ako ostatné, prečo ďalej rozdávame
        Na ostatných stoloch hrajú deviati, my sme piati a blindy idú strašne rýchlo dookola, treba nám pozastaviť hru
        6-max turnaj, na stole 3 nás je troch, na ostatných šesť, a dealer hovorí, že hráme ďalej, kým niekto nepríde
        Má sa hra pri stole zastaviť, keď nám chýbajú traja hráči do plného stola?
        Zastaviť hru, neúplný stôl
        Na stole je o troch hráčov menej ako na ostatných, treba pozastaviť hru
        Môj stôl je neúplný, ostatné sú plné, neviem, či mám zastaviť hru
        Stôl 2 má päť hráčov, ostatné osem, plný stôl má deväť, dealer čaká, či má rozdávať
        6-max turbo, stôl 7 má troch hráčov, ostatné šesť, rieši sa pozastavenie hry
        Mám prestať rozdávať, keď má môj stôl o troch hráčov menej ako ostatné?
    .heard =
        my piati a inde deviati, prečo sa u nás ešte rozdáva
        povedz dealerovi nech počká, na dvanástke ubudli štyria
        stále platím blindy v šiestich a vedľa majú plno, zmrazte nás
        je to turbo, pre prázdne stoličky sa nestojí
        floor, už ani jednu ruku, kým niekoho nedovedieš
        najväčší stôl má desať, my sedem, máme prestať
        dealerka rozdávala ďalej, hoci mala stáť
        tá ruka má byť neplatná, náš poloprázdny stôl mal stáť
        od koľkých voľných stoličiek nám to stopnete
        dva stoly sú riadne preriedené, čakajú oba
        stopli nás, kedy môžeme znova rozdávať
        môže to riaditeľ odpustiť a nechať nás štyroch pokračovať
        pri stole je len päť ľudí, má čakať
        jeden stôl má o tri hráčov menej, zastaví sa hra
        pri stole chýbajú hráči, majú čakať na presun
        prestaneme rozdávať kým sa stoly nevyrovnajú
        pri našom stole sme len piati, inde je deväť
        náš stôl je malý, chceme zastaviť, kým niekto príde
        stôl má o dvoch hráčov menej ako ostatné, musí zastaviť
        pri tomto stole je o troch menej, má sa hra zastaviť
        sme šiesti a vedľa je deväť, prečo nás nestopnete
        máme o štyroch menej ako vedľa, máme čakať
        stopli nás lebo nás je päť, koľko treba aby sme mohli rozdávať
        u nás sedia piati z deviatich, inde plno, rozdávame ďalej
        díler prestal rozdávať lebo nám chýbajú traja ľudia
        sme krátki na ľudí, ostatní majú osem, má sa to pauznúť
        Sme len šiesti z deviatich, má dealer prestať rozdávať
        Vedľa majú plno a u nás traja chýbajú, čakáme alebo rozdávame
        U nás päť ľudí, inde osem, zastavte nás, kým nás doplnia
        Turbo a sme štyria zo šiestich, prečo nám stopli rozdávanie
        Nemáme dosť ľudí, krupierka odmieta rozdať, kým niekto nepríde
        Traja zmizli naraz, ostali sme šiesti, stojíme a čakáme na doplnenie
        Štyria vypadli za desať minút a nikoho nám nedoplnili
        Pri našom stole sú traja, pri vedľajšom osem, prečo hráme?
        Chceli sme prestávku, kým nepríde niekto z iného stola
        Sme štyria už celý level, ostatní plné stoly
        Má sa stôl zastaviť, keď je v ňom o tri miesta menej?
        Pri našom stole sme po sérii vypadnutí zostali len štyria, vedľa sedelo osem ľudí, blindy nám behali dokola a nikto z personálu sa k tomu nemal
        Už jsme jen čtyři a vedle je jich devět, máme počkat?
        Dealer rozdával ďalej, hoci sme boli len dvaja a ostatní mali plno
        Tri stoličky prázdne, blindy nám chodia rýchlejšie než ostatným
        V shorthanded turnaji sme ostali traja a nik to neriešil
halt-play-fact-format = Ako sa turnaj hrá?
    .label = turnaj sa hrá
    .full-tables = na plných stoloch
    .other = v inom formáte, napríklad 6-max alebo turbo
halt-play-fact-tables = Koľko hráčov má každý stôl?
    .label = obsadenie stolov
halt-play-fact-full-table = Koľko hráčov má plný stôl tohto turnaja?
    .label = hráči pri plnom stole
halt-play-outcome-no-halt = V tomto formáte sa žiadny stôl nezastaví
halt-play-outcome-no-number = Kniha nehovorí, kedy sa stôl zastaví
halt-play-outcome-nobody-stops = Žiadny stôl sa nezastaví
halt-play-outcome-td-decides = Tvoja voľba: stoly s málo hráčmi sa zastavia, alebo hrajú ďalej
halt-play-outcome-several-to-weigh = Podľa počtu sa nezastaví žiadny stôl: každý má aspoň { $players_needed } hráčov
halt-play-outcome-tables-stop = { $tables_stopped ->
    [one] Zastaví sa { $tables_stopped } stôl
    [few] Zastavia sa { $tables_stopped } stoly
   *[other] Zastaví sa { $tables_stopped } stolov
}
halt-play-outcome-nobody-stops-against-full = Žiadny stôl sa nezastaví: porovnáva sa s plným stolom
halt-play-outcome-tables-stop-against-full = { $tables_stopped ->
    [one] Zastaví sa { $tables_stopped } stôl
    [few] Zastavia sa { $tables_stopped } stoly
   *[other] Zastaví sa { $tables_stopped } stolov
}: porovnáva sa s plným stolom
halt-play-order-play-on = Dealeri: hrajte ďalej pri všetkých stoloch.
halt-play-order-weigh-several = Floormanager/TD: pozri, či dva alebo viac stolov nemajú podstatne menej hráčov než najplnší. Ak áno, zastavia sa aj tie; čo je podstatne menej, urči sám.
halt-play-order-play-on-elsewhere = Dealeri: hrajte ďalej pri všetkých stoloch, ktoré sa nezastavili.
halt-play-order-decide = Floormanager/TD: rozhodni, či neúplný stôl hrá ďalej, a oznám to všetkým stolom.
halt-play-order-decide-format = Floormanager/TD: rozhodni, či sa neúplné stoly zastavia. Číslo v pravidle platí pre turnaje s plnými stolmi.
halt-play-order-stop-tables = Floormanager: zastav hru pri každom stole, ktorý podľa tabuľky stojí.
halt-play-order-finish-hand = Dealer: dohraj ruku a potom zastav.
halt-play-order-stop-with-blinds = Floormanager: stôl sa zastaví, len čo sa to dotkne blindov, napríklad keď by big blind pripadol na prázdne miesto. Dovtedy hrá ďalej.
halt-play-order-bring-players = Floormanager: priveď hráčov z najplnších stolov; pozri incident Balansovanie stolov (table-balance).
halt-play-order-restart = Dealer: pokračuj, keď to povie floormanager.
halt-play-remark-substantially-fewer = Ak má viac stolov podstatne menej hráčov než najplnší, zastavia sa aj tie. O tom, čo je podstatne menej, rozhodne floormanager/TD.
halt-play-remark-halt-may-be-waived = Floormanager/TD môže nechať stôl hrať ďalej.
halt-play-remark-balancing-may-be-waived = Floormanager/TD môže od balansovania upustiť.
halt-play-remark-waiver-no-misdeal = Ruka odohraná s takouto výnimkou nie je misdeal.
