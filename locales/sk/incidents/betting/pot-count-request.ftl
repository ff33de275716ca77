pot-count-request = Žiadosť o prerátanie potu
    .search = koľko je v pote, aký veľký je pot, prerátať pot, spočítať pot, výška potu, dealer má spočítať pot, koľko je v banku, prerátať bank, rozložiť pot
    .told =
        Chcem vedieť, koľko je pot
        Pýtam sa dealera, koľko je v pote, a on mi to nechce spočítať
        Hráč stále žiada dealera, aby mu prerátal pot, a to hráme no-limit
        Hráme PLO, som na rade na turne, chcem betovať a dealer mi nechce povedať, koľko je pot
        No-limit holdem, na riveri som pred callom, v strede je veľká kopa a chcem, aby dealer prerátal pot
        Musí mi dealer v no-limite spočítať pot, keď si to vypýtam?
        Chce prerátať pot
        Hráč v no-limite žiada, aby som spočítal pot
        Hráč na rade chce vedieť, koľko je presne v pote
        Pot-limit Omaha, na turne je seat 4 na rade a pred betom chce odo mňa prerátať pot
        Na riveri v no-limite čelí seat 3 betu 6 000 a pýta si count potu
        Musím ako dealer povedať, koľko je v pote, keď hráme no-limit?
    .heard =
        roztiahni prosím stred nech to vidím
        hráč sa pýta dealera čo leží v strede, je to no-limit
        aký tučný je teraz bank
        trojka chce aby dealer zosumarizoval všetko v strede
        „o koľko sa tu vlastne hrá“, dealer mu nepovie
        chcel by pot poukladaný do stĺpcov a zrátaný kým sa rozhodne
        je krupiér povinný oznámiť sumu v strede
        v no-limit holdeme mu dealer prezradil pot, protestujem
        rozhrň tú hromadu, prosím
        stále sa vypytuje koľko je vnútri
        chce si vyrátať pot odds a pýta od dealera číslo
        pri PLO sa predsa smiem spýtať koľko je tam celkovo
        hráč žiada dealera aby zrátal celý bank, hráme no limit
        chce vedieť výšku potu pred svojou stávkou
        môže dealer rozložiť a spočítať stred stola
        opýtal som sa dealera, koľko je v pote
        hráč chce v no limite spočítať pot
        môže mi dealer spočítať pot, kým stavím
        chce vedieť veľkosť potu, je to pot-limit
        musí dealer povedať, čo je v pote
        chce vedieť koľko je v banku a my hráme nolimit
        díler odmieta spočítať stred, vraj to robí len v pélóčku
        pýta sa koľko tam je dokopy v kope uprostred
        Soňa chce zrátať banku predtým než strelí
        môže mi krupiér povedať veľkosť banku alebo ju aspoň rozložiť
        hráme limitku a stále chce kaunt toho čo je v strede
        Koľko je v banku, nech mi to dealer povie
        Chcem presné číslo toho, čo leží v strede, hráme nolimit
        Rozložte tú hromadu uprostred, neviem, koľko mám staviť
        Dilér mi nechce zrátať stred, že si to mám spočítať sám
        V peelóčku sa Fero spytuje, koľko už je v banku spolu
        Hráme fixko a pani si pýta spočítať celý bank
        Spýtal sa, koľko je v pote, a dealer povedal, že to nepočíta
        Pred rozhodnutím na riveri požiadal starší pán dealera, aby mu rozdelil stred na kôpky a povedal presnú sumu, hoci hráme bez limitu
        V no-limite si pýtal výšku banku, dostal ho presne
        Koľko tam je? Dealer len rozhrnul žetóny po filci
        Môže dealer oznámiť sumu v strede, keď hráme holdem bez limitu?
        Pytal som sa na vysku potu a dealer mlcal
        Kolik je v banku? zeptal se a krupiér mu to odmítl říct
        Pred riverom chcel matematicky presné číslo zo stredu, aby si vyrátal odds
        Nováčik žiadal, aby mu spočítali, čo sa už nahádzalo do stredu
        V Omahe s pot limitom sa pýtal na sumu v strede a tam mu ju povedať mali, nie?
pot-count-request-fact-structure = Aká stávková štruktúra sa hrá?
    .label = štruktúra stávok
    .no-limit = no-limit
    .pot-limit = pot-limit
    .limit = limit
pot-count-request-outcome-size-is-told = Pot-limit: hráč má právo vedieť výšku potu
pot-count-request-outcome-pot-is-counted = Pot-limit: hráč má právo na prerátanie potu
pot-count-request-outcome-not-expected = Nie je to pot-limit: dealer rátať nemusí
pot-count-request-outcome-not-counted = Nie je to pot-limit: dealer pot neráta
pot-count-request-outcome-forbidden = Nie je to pot-limit: dealer pot rátať nesmie
pot-count-request-order-tell-size = Dealer: povedz, aký veľký je pot.
pot-count-request-order-count-pot = Dealer: prerátaj pot a povedz, koľko v ňom je.
pot-count-request-order-need-not-count = Dealer: rátať pot tu nemusíš.
pot-count-request-order-do-not-count = Dealer: pot nerátaj.
pot-count-request-order-acts-without = Hráč na rade sa vyjadrí bez prerátania.
pot-count-request-order-may-spread = Dealer: na požiadanie môžeš pot rozložiť, aby bolo žetóny lepšie vidno.
