act-before-amount = Akcia pred známou sumou
    .search = zahodil priskoro, fold príliš skoro, fold pred sumou, rýchly fold, snap fold, konal príliš rýchlo, nepočkal na sumu, „raise“ a ďalší zahodil, fold skôr než bol raise hotový, akcia pred dokončením stávky, raise bez sumy, nepočkal
    .told =
        Foldol skôr, než súper povedal sumu
        Súper povedal len raise a hráč za ním zahodil, ešte kým stihol povedať koľko
        Povedal som bet, ani som nestihol povedať koľko a hráč vedľa mňa už hodil karty do mucku
        Ja hovorím raise, ešte len počítam žetóny a chlap na buttone už hlási all-in, pritom nevie, na koľko navyšujem
        Na flope som povedal bet, sumu som ešte nepovedal, ďalší hráč foldol a keď počul, že je to len 500, chcel karty naspäť
        Platí jeho fold alebo raise, keď zahral skôr, než som povedal, koľko stavím?
        Foldol pred oznámením sumy
        Hráč povedal raise, ešte nepovedal koľko, a ďalší hráč už zahodil
        Ďalší hráč zahral skôr, než súper povedal výšku betu
        Na flope seat 2 povedal bet, ešte rátal žetóny a seat 3 už foldol, sumu nikto nevedel
        UTG ohlásil raise bez sumy a cutoff hneď dal all-in, nepočkal, koľko to bude
        Platí fold, keď hráč zahodil, kým súper ešte nepovedal sumu raisu?
    .heard =
        UTG si ešte odrátava raise a hijack už sunie karty do stredu
        povie raise, nesiahol na jediný žetón a šestka už pustila karty
        odšmaril ich kým som rozmýšľal akú výšku dám
        button to vzdal skôr než počul cenu
        dostal som zo seba len „raise“ a obidva blindy boli preč
        miesto 3 reraisuje, hoci ten prvý ešte nepovedal svoju výšku
        dvaja sa zbavili kariet zatiaľ čo stávkujúci prepočítava kôpku
        pustil ruku bez toho aby vedel čo ho to bude stáť
        ten za mnou to zabalil kým som mal prsty ešte na stacku
        nemali by všetci čakať kým oznámim koľko
        môže dostať karty naspäť, vzdal to pred mojím číslom
        len čo začula slovo raise, karty leteli, cifra nepadla
        hráč povedal raise, ešte nedal žetóny a ďalší už zložil karty
        navyšuje, nestihol povedať sumu a za ním už konajú
        hráč za ním zložil skôr, ako bola povedaná výška betu
        button zložil hneď, ako UTG povedal raise, suma ešte nepadla
        povedal bet a ďalší zahodil karty skôr, ako stihol povedať sumu
        miesto 5 konalo skôr, ako bola známa výška raisu, platí jeho fold
        ďalší hráč dal call skôr, ako navyšujúci položil žetóny
        povedal som raise a naľavo odo mňa zložili, ešte som nedal žetóny
        Peťo povedal rejz, nestihol dopovedať koľko a dvojka to už zložila
        batn kričí olin skôr než ten pred ním povedal na koľko rejzuje
        ešte som si ukladal čipy do rejzu a Jano vedľa už kolnul
        nestihol som povedať výšku a ďalší za mnou ma hneď prerejzol
        smol sa unáhlil a zabalil to, big ešte nedohlásil koľko betuje
        začal som rejzovať bez čísla a sused medzitým šmaril karty do maku
        Povedal iba zvyšujem a Jožo hneď zahodil, ani nepočkal koľko to bude
        Ešte nedohovoril, koľko dáva, a chlap po ľavici už karty zložil
        Dvojka hlási rejz, nepovie číslo a trojka na to už kričí olin
        Vravel stavím, cifru nevyslovil a sused už pustil kartičky do odpadu
        Ten za mnou prebil na 3000 skôr, než som stihol povedať, koľko zvyšujem
        Odhodila som priskoro, on ešte len hľadal čipy k tomu svojmu zvyšujem
        Raiser ešte odratúval a sused už zahodil karty
        Povedal len „raise“, nič nevyložil, a dvaja za ním zložili
        Niekto zahlásil zvýšenie a ešte len skladal stĺpce, keď mladá pani za ním karty zahodila, potom sa dozvedela sumu a chcela ich späť
        Ten za mnou sa ponáhľal domov, zložil skôr, než som stihol povedať koľko
        Kým jeden skladal žetóny do stĺpca, ďalší dvaja sa vzdali
        Zlozil skor ako vedel kolko to bude, chce karty spat
        Složil, ještě než bylo jasné, kolik ten druhý vsadí
        Vraj keby vedel, že je to iba 900, bol by dorovnal, ale karty poslal preč prirýchlo
        Netrpezlivý chlapík mávol rukou a zahodil, kým betujúci ešte hľadal fialový žetón
        Dealer zastavil stôl, lebo skladali v rade, hoci výška navýšenia ešte nebola známa
act-before-amount-fact-acted = Čo urobil ďalší hráč?
    .label = akcia ďalšieho hráča
    .fold = fold
    .call = call
    .raise = raise alebo all-in
act-before-amount-outcome-fold-stands = Fold platí
act-before-amount-outcome-call-director = Tvoja voľba: koľko predčasný hráč dorovná
act-before-amount-outcome-full-bet-owed = Hráč s predčasným callom musí dorovnať celú stávku
act-before-amount-outcome-not-bound = Predčasný call nezaväzuje
act-before-amount-outcome-raise-binds = Raise platí: navýši sa ním suma, ktorá ešte len zaznie
act-before-amount-outcome-out-of-turn = Je to akcia mimo poradia
act-before-amount-order-others-wait = Všetci ostatní: počkajte, kým nebude suma jasná.
act-before-amount-order-name-amount = Dealer: spýtaj sa hráča, ktorý povedal „bet“ alebo „raise“ bez sumy, na sumu.
act-before-amount-order-muck = Dealer: zahodené karty daj do mucku.
act-before-amount-order-next-acts = Keď je suma jasná, na rade je ďalší hráč.
act-before-amount-order-decide-call = Floormanager/TD: urči, koľko hráč dorovná. Pokračuj incidentom Call pred známou sumou (call-before-amount).
act-before-amount-order-pay-all = Hráč s predčasným callom: dorovnaj celú stávku; ak na ňu nemáš, vlož všetko, čo máš.
act-before-amount-order-decide-anew = Hráč s predčasným callom: keď je suma jasná, rozhodni sa znova: call, raise alebo fold.
act-before-amount-order-raise-above = Hráč s predčasným raisom: keď je suma jasná, navýš ju aspoň o minimálne navýšenie; all-in ostáva all-in.
act-before-amount-order-see-out-of-turn = Pokračuj incidentom Akcia mimo poradia (out-of-turn).
act-before-amount-remark-follows = Pravidlo hovorí, kto čaká, nie čo bude s foldom. Že platí, vyplýva z pravidla, že akcia v správnom poradí zaväzuje.
act-before-amount-remark-before-turn = Kto sa vyjadrí skôr, než suma zaznie, vyjadrí sa podľa tejto knihy mimo poradia.
