missed-rounds = Vynechané kolá
    .search = penalta na kolo, jedno kolo trest, dve kolá pauza, orbit penalty, koľko rúk musím vynechať, vynechať ruky, odsedieť trest, kedy smie zase hrať, trestné kolá, trest preč od stola, penalta a zmena stola, na kolo preč od stola
    .told =
        Koľko rúk mám ešte vynechať?
        Dostal jedno kolo vynechať a už sa vrátil, podľa mňa ešte nemal
        Dostal som dve kolá, bolo nás deväť, teraz je nás sedem, a neviem, koľko rúk mám ešte stáť
        Mám penalizáciu jedno kolo, pri stole nás bolo osem, už prešlo šesť rozdaní a z toho jedno bol misdeal
        Trest boli tri kolá pri deviatich, medzitým ho presunuli na stôl so šiestimi a dealer nevie, koľko rozdaní mu ešte chýba
        Ráta sa mi do vynechaného kola aj ruka, ktorá sa pre misdeal rozdávala znova?
        Koľko rúk ešte vynechá
        Hráč má penalizáciu dve kolá a treba zrátať, koľko rúk mu ešte ostáva
        Hráč s penaltou na jedno kolo sa chce vrátiť, neviem, či už má odsedené
        Dostal tri kolá pri deviatich hráčoch, vynechal 12 rúk a pri stole nás je už len sedem
        Penalizácia jedno kolo, osem hráčov, vynechal osem rozdaní, ale dve z nich sa opakovali po misdeale
        Ráta sa misdeal do rúk, ktoré má hráč vynechať za penalizáciu na jedno kolo?
    .heard =
        poslali ho na jeden orbit na prechádzku, sme siedmi, ako dlho to je
        stojím za páskou už deväť rúk, pustite ma späť
        vrátil sa priskoro, ešte mu štyri zostávajú
        medzitým dvaja vypadli, skráti sa mu tým stopka
        ráta sa mu misdeal ako odpykaný
        dve otočky za nadávky, robí si niekto čiarky
        berú sa mu blindy, kým si kolá odpykáva vonku
        tri orbity stopka, to je vôbec prípustné
        dávajú sa karty tomu, čo si pyká penaltu
        počas penalty ho presadili na šesťmiestny stôl, prepočítaj to
        smie sa pozerať spoza stoličky, kým mu plynie distanc
        u koho sa hlási, keď mu stopka vyprší
        dostal trest na dve kolá, koľko rozdaní musí vynechať
        penalizácia jedno kolo pri ôsmich hráčoch, koľko je to rozdaní
        počas trestu sa opakovalo rozdanie, ráta sa mu to
        musí vynechať jedno kolo, koľko je to rúk
        hráč dostal trest dve kolá pri stole s deviatimi hráčmi
        ako dlho trvá trest na jedno kolo
        platí blindy, kým si odpykáva trest
        dostala trest na kolo, koľko rúk vynechá
        dostal dva orbity trest, koľko handov ešte musí sedieť bokom
        Palino má pauzu na jeden obeh, medzitým z nás ubudli dvaja
        trest tri rundy, sedelo nás deväť, teraz sme siedmi
        už si odsedel jedenásť handov, môže sa vrátiť do hry
        v treste mal medzi handmi mizdíl, ráta sa mu to
        kedy mu končí penalta, dostal okruh keď nás bolo osem
        Dostal trest dve orbity, kedy si môže znova sadnúť
        Odstál už 15 rozdaní z penalizácie, koľko mu ešte treba
        Pri treste nás sedelo deväť, teraz sedem, ako sa mu to ráta
        Má stáť vonku tri orbity, ale dve rozdania boli rozdané nanovo
        Odpykáva si penaltu, dealer nevie, koľko rozdaní mu ešte ostáva
        Miro stojí za plotom, dostal jednu orbitu, a už chce hrať
        Koľko rúk ešte odsedím, keď som už vynechal jedenásť?
        Dostal dve kolá a stôl sa medzitým rozpadol
        Pri ôsmich hráčoch jedno kolo, čo je to v rukách?
        Dostal pauzu na dve kolá, medzitým nás presadili k inému stolu, kde sedí desať ľudí namiesto siedmich, a nevie, koľko rúk mu ostáva odsedieť
        Odsedel polovicu, potom sa rozdanie opakovalo, ráta sa to?
        Kolko ruk mam preč ak dostanem jedno kolo?
        Kolik her musím vynechat, když mi dali jedno kolo?
        Presunuli nás inam a začal vraj od začiatku
        Má stále trest, lebo jedna ruka bola rozdaná znova
        Trest jedného orbitu pri šiestich ľuďoch a jeden medzitým vypadol
missed-rounds-fact-given-in = Bola penalizácia uložená v kolách, alebo v rukách?
    .label = penalizácia uložená v
    .rounds = kolá
    .hands = ruky
missed-rounds-fact-hands = Koľko rúk hráč dostal?
    .label = uložené ruky
missed-rounds-fact-rounds = Koľko kôl hráč dostal?
    .label = uložené kolá
missed-rounds-fact-players = Koľko hráčov bolo pri stole aj s týmto hráčom, keď dostal penalizáciu?
    .label = vtedy hráčov pri stole
missed-rounds-fact-table-changed = Zmenil sa odvtedy počet hráčov pri jeho stole?
    .label = zmena počtu hráčov
missed-rounds-fact-players-now = Koľko hráčov je pri stole teraz aj s týmto hráčom?
    .label = teraz hráčov pri stole
missed-rounds-fact-deals-missed = Koľko rozdaní už hráč vynechal?
    .label = už vynechané rozdania
missed-rounds-fact-dealt-again = Koľko z nich bolo opakovaných po misdeale?
    .label = z toho po misdeale
missed-rounds-outcome-too-many-rounds = Nie { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kolá
   *[other] { $rounds } kôl
}: najviac { $most_rounds }
missed-rounds-outcome-sits-out = Vynechať ešte { $hands_left ->
    [one] { $hands_left } ruku
    [few] { $hands_left } ruky
   *[other] { $hands_left } rúk
}
missed-rounds-outcome-sits-out-hands = Vynechať ešte { $hands_left ->
    [one] { $hands_left } ruku
    [few] { $hands_left } ruky
   *[other] { $hands_left } rúk
}
missed-rounds-outcome-sits-out-now = Vynechať ešte { $hands_left ->
    [one] { $hands_left } ruku
    [few] { $hands_left } ruky
   *[other] { $hands_left } rúk
}, podľa terajšieho počtu hráčov
missed-rounds-outcome-served = Penalizácia sa skončila
missed-rounds-outcome-no-hands = Nie jednotlivé ruky: kniha dáva kolá
missed-rounds-order-fewer-rounds = Floormanager/TD: daj najviac { $most_rounds ->
    [one] { $most_rounds } kolo
    [few] { $most_rounds } kolá
   *[other] { $most_rounds } kôl
} alebo inú penalizáciu.
missed-rounds-order-rounds-instead = Floormanager/TD: daj penalizáciu v kolách alebo inú.
missed-rounds-order-leave-table = Hráč: odíď od stola.
missed-rounds-order-leave-all-tables = Hráč: odíď od stola a nezdržuj sa ani pri žiadnom inom.
missed-rounds-order-post-and-kill = Dealer: rozdávaj aj na miesto hráča, ber z jeho stacku blindy a ante a jeho ruku daj hneď po rozdaní do mucku.
missed-rounds-order-not-dealt = Dealer: na miesto hráča nerozdávaj.
missed-rounds-order-count-hands = Floormanager: odrátaj { $hands_left ->
    [one] túto jednu ruku
    [few] tieto { $hands_left } ruky
   *[other] týchto { $hands_left } rúk
}; potom smie hráč hrať.
missed-rounds-order-report-back = Hráč: po penalizácii sa ohlás floormanagerovi/TD a až potom si sadni.
missed-rounds-order-back-to-seat = Floormanager: nech hráč hrá od ďalšej ruky.
missed-rounds-remark-redeal-once = Misdeal a opakované rozdanie sú pre hráča s penalizáciou jedna ruka.
missed-rounds-remark-rounds-by-reading = Kniha hovorí, čo je jedno kolo: ruka za každého hráča. Viac kôl je podľa toho toľkokrát viac rúk.
missed-rounds-remark-stud-bring-in = V stude platí toto miesto aj bring-in, ak dostane kartu na bring-in.
missed-rounds-remark-stud-bring-in-passes-on = V stude prechádza bring-in na ďalšieho hráča, ak kartu na bring-in dostane toto miesto.
