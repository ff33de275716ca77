side-pots = Vedľajšie poty
    .search = vedľajší pot, vedľajšie poty, side pot, vedľajší bank, hlavný a vedľajší pot, aký veľký je vedľajší pot, kto hrá o ktorý pot, tri all-iny s rôznymi stackmi, all-in za menej, krátky stack all-in, dvaja hráči all-in, rozdeliť vedľajší pot, hlavný pot nesedí, nedorovnaná stávka späť, vrátiť zvyšok, koľko môže vyhrať krátky stack, kto vyhral vedľajší pot, prideliť poty, prečítať ruky, ktorá ruka vyhráva
    .told =
        Kto vyhral side pot?
        Sú tam traja all-in s rôznymi stackmi a dealer nevie rozdeliť poty
        Ja som mal najmenej žetónov, vyhral som a dostal som len časť, zdá sa mi to málo
        Traja all-in: ja 4 000, druhý 9 500, tretí 15 000, ja mám najlepšiu ruku, druhú najlepšiu má ten s 15 tisíc
        Jeden je all-in za 2 500, druhý za 6 000, tretí dorovnal 6 000 a štvrtý zahodil, keď tam už mal 1 000, treba spočítať hlavný pot a side pot
        Ako sa rozdelí side pot, keď ten najkratší all-in vyhral hlavný pot?
        Rátame vedľajšie poty
        Traja sú all-in s rôznymi stackmi a treba vyrátať side poty
        Neviem, koľko ide do hlavného a koľko do vedľajšieho potu
        Seat 1 all-in 3 000, seat 4 all-in 7 500, seat 6 dorovnal 7 500, seat 8 vložil 1 000 a zahodil, treba vyrátať poty
        Short stack s 2 500 má najlepšiu ruku na hlavný pot, o side pot 8 000 hrajú seat 4 a seat 9
        Kto berie vedľajší pot, keď hlavný pot vyhral hráč s najkratším all-inom?
    .heard =
        A je tam za 500, B aj C za 1200, koľko môže A zobrať
        skončil s 3k, tí dvaja pálili ďalej a dealer spravil jednu veľkú kopu
        tri stacky vnútri, 2k 5k a 9k, prosím rozlož to
        malý pushol 800, dvaja zavolali a na turne sa betovalo ďalej
        všetkých pokrýval, čo dostane naspäť
        tých 400 od hráča čo zložil, kam patria
        najmenší ukázal nuts a dealer mu posunul všetko
        štyria sú tam s rozličnými sumami, koľko kôpok mám urobiť
        má najlepšie karty ale dala len 1500
        stredný poráža veľkého, najmenší poráža oboch
        otočili kráľov, esá a set, kto čo berie
        CO jamol 12k proti dvom menším, nikto na to nemal
        traja all-in s rôznymi stackmi, ako sa to ráta
        najkratší vyhral, kto berie zvyšok
        traja all-in s rôznymi kôpkami, ako sa tvoria vedľajšie poty
        kto hrá o hlavný a kto o vedľajší bank
        traja hráči all-in s rôznymi stackmi, koľko je side potov
        A je all-in za 800, B a C za 2 000, kto čo vyhrá
        ako sa robí side pot
        krátky stack vyhral main pot, kto dostane side pot
        koľko môže vyhrať hráč all-in
        tri oliny s rôznymi stekmi, ako sa to rozdelí
        Emil mal 4k, Jana 9k, ja 15, všetci olín, koľko kto berie
        koľko je v hlavnom a koľko v sajde, dýler to zamotal
        krátky allin vyhral mejn, ale kto berie sajd
        zložil s dvoma litrami vnútri, do ktorého sajdu idú
        dva sajdy a tri rôzne oliny, kto ktorý bank vyhráva
        Jeden olin za 2100, druhý 5600, tretí má viac, ako to rozdeliť
        Traja olíni s rôznymi čiastkami, krupierka to nevie rozložiť
        Malý štek vyhral, čo s tým, čo je navyše bokom
        Kto berie druhý bank, o ktorý Jano už nemohol hrať
        Bokom sú dve kôpky, hlavnú vyhral Palo, ostatné ja
        Koľko z toho dostane krátky štek a koľko sa vráti mne
        Malý mal 1 100, my dvaja sme hrali ďalej, kto berie čo?
        Traja all-in s rôznymi stackmi, dealer sa stratil v kôpkach
        Koľko je v hlavnom a koľko v bočnom?
        Krátky stack vyhral, komu ide zvyšok?
        Päť hráčov, štyri výšky stackov a jeden obrovský chaos
        Jeden mal len osemsto, druhý štyri tisíce, traja sme hrali ďalej, a pri riveri už nikto nevedel, čo je v hlavnom pote a čo v tom druhom
        Jak se rozdělí ty dva banky, když byl jeden all-in dřív?
        Jeden zložil na turne, jeho žetóny sú v ktorej kôpke?
        Ten s 900 mal najlepšiu, druhú najlepšiu mal chip leader
        Dealer dal celý stred krátkemu, hoci mal nárok len na časť
side-pots-fact-put-in = Koľko vložil každý hráč v celej ruke, aj ten, čo zahodil? (hráči označení písmenami sedia v poradí naľavo od buttonu, A prvý; stačí aj ruka v jednom riadku)
    .label = vklady hráčov
side-pots-fact-showdown = Kto vyhral každý pot, najprv hlavný? Alebo ktoré ruky sú odkryté a aký je board?
    .label = výsledok showdownu
side-pots-fact-game = Aká hra sa hrá?
    .label = druh hry
    .holdem = hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha high-low
    .stud = stud
    .stud-hi-lo = stud high-low
    .razz = razz
    .draw = five-card draw
    .deuce-to-seven = deuce to seven
    .badugi = badugi
    .ace-to-five = ace-to-five lowball
    .short-deck = short deck
    .five-card-stud = five card stud
    .courchevel = Courchevel
side-pots-fact-chip = Aký je najmenší žetón v hre?
    .label = najmenší žetón v hre
side-pots-outcome-not-over = Ešte niet čo vyhrať; na rade: { $to_act }
side-pots-outcome-pots = Toto sú poty a hráči, ktorí o ne hrajú
side-pots-outcome-awarded = Poty dostanú ich víťazi
side-pots-outcome-awarded-odd-chips = Poty dostanú ich víťazi, nepárne žetóny podľa knihy
side-pots-outcome-awarded-but-odd-chips = Poty dostanú ich víťazi; nepárne žetóny ostávajú otvorené
side-pots-outcome-pots-together = Poty, ktoré táto kniha nedelí samostatne
side-pots-order-act-first = Dealer: zatiaľ neposúvaj žiadne žetóny. Dorovnať, zvýšiť alebo zahodiť ešte má: { $to_act }.
side-pots-order-tell-the-act = Floormanager: potom opíš ruku aj s týmto callom, raisom alebo foldom.
side-pots-order-return-uncalled = Dealer: vráť, čo nikto nedorovnal.
side-pots-order-make-pots = Dealer: do hlavného potu daj každý vklad až do výšky najnižšieho all-inu. Z každej vrstvy nad ním urob vedľajší pot.
side-pots-order-keep-apart = Dealer: každý vedľajší pot polož oddelene od hlavného.
side-pots-order-last-pot-first = Dealer: každý pot prideľ samostatne, najprv posledný vedľajší, potom ďalšie až po hlavný.
side-pots-order-one-pot = Dealer: je to jeden pot a hrajú oň všetci, čo sú v ruke.
side-pots-order-award-by-table = Dealer: posuň žetóny podľa tabuľky.
side-pots-order-hold-odd-chips = Dealer: nepárne žetóny nechaj v strede.
side-pots-order-see-odd-chip = Floormanager: pokračuj incidentom Nepárny žetón (odd-chip).
side-pots-order-showdown-by-pot = Dealer: pri showdowne porovnaj pre každý pot len ruky, ktoré oň hrajú.
side-pots-order-director-decides = Floormanager: prideľ poty podľa domácich pravidiel kasína.
side-pots-remark-may-be-an-ante = Čo sa vracia, sa berie ako stávka. Mŕtve ante ostáva v pote: „BB 1000 ante 200“.
