ante = Ante: zníženie alebo platba pred blindom
    .search = znížiť ante, nižšie ante, menšie ante na finálovom stole, big blind ante, BBA, ante pred blindom, krátky big blind a ante, čo sa platí najprv, ante alebo blind, ante dole
    .told =
        Môžeme znížiť ante, keď je nás už tak málo?
        Finálový stôl chce nižšie ante
        Ostali štyria a pýtajú sa, či sa big blind ante zmenší
        Big blind nemá dosť na ante aj na blind
        Big blind je short: čo sa platí najprv, ante alebo blind?
        BB má pri big blind ante už len jeden žetón, ide do ante?
        Smie ante počas turnaja klesnúť?
        Miesto 6 dalo posledné žetóny, počítajú sa ako ante alebo ako blind?
        V heads-upe chcú ante znížiť na polovicu
        Pri big blind ante a 800 v žetónoch: koľko z toho je blind?
    .heard =
        traja a to BBA nás zožerie, dá sa s tým niečo
        má menej ako blind plus ante, čo sa odráta prvé
        posledných 1000, ante 1000 a blind 1000, hrá vôbec o niečo
        ešte piati, mohlo by byť ante polovičné
        prečo platíme ante za plný stôl, keď sme traja
        shortstack na BB, čo má prednosť
        môže floor na finále ante zhodiť
        ante mu zobralo celý stack, je to tak správne
        V big blinde mal 1 200, blind tisíc a ante tisíc, čo ide prvé?
        Ostali mu len drobné a nevieme, či sa berie ante alebo blind
        Traja na finálovom stole chcú znížiť ante, lebo je väčšie než small
        Na finálovom stole zostalo pani na veľkom blinde osemsto, blind bol šesťsto a ante tiež šesťsto, a dealer s hráčmi sa prel, čo sa z toho má zobrať ako prvé
        Pri štyroch ľuďoch platí BB stále celé ante za stôl, nie je to veľa?
        Ma posledných 500 a je na BB s ante
        Měl jen osm set a musel dát ante i blind, co má přednost
        Všetci platia po 200, on má 150, o čo hrá?
        Ante sa vybralo dvakrát, raz od buttonu, raz od veľkého blindu
        Na heads-up sa vraj ante znižuje, náš dealer o tom nevedel
ante-fact-what = O čo ide?
    .label = ide o
    .lowered = ante sa má znížiť
    .short-big-blind = big blind nedokáže zaplatiť ante za stôl aj blind
ante-outcome-not-lowered = Ante ostáva: znížiť sa nesmie
ante-outcome-should-not-be-lowered = Ante ostáva: nemalo by sa znižovať
ante-outcome-may-be-lowered = Ante sa smie znížiť
ante-outcome-lowering-not-said = Kniha nehovorí, či sa ante smie znížiť
ante-outcome-ante-first = Najprv sa platí ante, potom blind
ante-outcome-blind-first = Najprv sa platí blind, potom ante
ante-order-keep = Floormanager: nechaj ante podľa štruktúry, aj na finálovom stole.
ante-order-house-may-lower = Floormanager/TD: rozhodni o ante a oznám to pred ďalším levelom.
ante-order-director-decides = Floormanager/TD: o ante rozhodni v záujme férovosti (pravidlo { $fairness }); oznámená štruktúra platí pre všetkých hráčov.
ante-order-ante-then-blind = Dealer: z týchto žetónov zober najprv ante za stôl.
ante-order-rest-is-blind = Dealer: čo ostane, je big blind hráča. Zaň je all-in; ostatní dorovnávajú plný big blind.
ante-order-blind-then-ante = Dealer: z týchto žetónov zober najprv big blind.
ante-order-rest-is-ante = Dealer: čo ostane, ide do ante; zvyšok ante sa nedlhuje.
ante-remark-recommended = Kniha odporúča, aby ante za stôl platil big blind.
