undercall-sequence = Undercally za sebou
    .search = dva undercally za sebou, viac undercallov, viacerí hráči vložili málo, ďalší hráč dorovnal rovnako zle, všetci dorovnali málo
    .told =
        Dvaja po sebe dorovnali málo
        Raise bol na 1 200 a traja za sebou tam dali iba po 800
        Prvý dal menej, ako mal, a druhý podľa neho dorovnal tiež málo
        Blindy sú 300/600, začal nový level a dvaja po sebe callovali po starom, len po 400
        Betol som na flope 2 500, prvý dal 2 000, druhý po ňom tiež 2 000, a až pri treťom si dealer všimol, že im chýba po 500
        Musia to obaja doplatiť, keď prvý callol málo a druhý to po ňom zopakoval?
        Dva undercally za sebou
        Prvý dorovnal menej, než mal, a hráč za ním vložil tiež len toľko
        Raise bol na 800, prvý vložil 600 a ďalší po ňom dal tiež iba 600
        Na flope bet 1 200, seat 3 povedal len 1 000, seat 4 a seat 5 po ňom tiež vložili po 1 000
        Big blind 400, UTG vložil 300, dvaja za ním dali tiež po 300 a nikto si to nevšimol
        Musia doplatiť všetci, keď prvý dal undercall a ďalší ho po ňom zopakovali?
    .heard =
        UTG dal 1200, traja po ňom položili po 600
        hijack bol krátky, cutoff to po ňom zopakoval a button tiež
        celý rad zaplatil 400 namiesto 800
        obaja calleri dali starú cenu, zvýšenie si nikto nevšimol
        štvorka menej, päťka menej, aj šestka menej
        celý zástup za ním dorovnával tú istú chybnú sumu
        prvý zaplatil menej a ostatní prevzali jeho číslo
        kto z tých dvoch má doplácať prvý
        hromada ľudí limpla aj keď bolo zvýšené
        domino začalo na dvojke a traja spravili rovnakú chybu
        pokiaľ sa vraciame, k prvému alebo k poslednému čo dal menej
        všetci po raiserovi hodili iba jeden blind
        dvaja za sebou vložili menej než treba na dorovnanie
        prvý dorovnal nízko a druhý ho nasledoval s rovnakou malou sumou
        viacerí hráči po rade zaplatili málo, kam sa hra vráti
        prvý dal na call primálo a všetci za ním dali to isté
        dvaja hráči dali call 400, bet bol 500
        viacerí hráči po sebe dorovnali primálo
        všetci dali call na zlú sumu, kto musí doplatiť
        raise bol na 800 a traja z nich dali 600
        prvý zaplatil 800 miesto 1200 a ďalší dvaja po ňom tiež
        všetci dorovnávali starú stávku, rejz si nikto nevšimol
        trojka aj štvorka hodili po 400, pritom bolo treba 1000
        jeden dorovnal málo a zvyšok išiel rovno za ním, rejz bol 2000
        traja po rade zaplatili iba big, pritom andrgán rejzol
        Robo povedal 500, Iveta po ňom tiež 500, treba 1500
        Jeden dal 600 na 1600 a ďalší dvaja po ňom spravili to isté
        Traja po rade dali málo, prvý položil 400 a má byť 900
        Dvojka dorovnala nedostatočne, trojka ju len kopírovala, treba tisíc
        Všetci doplatili len starú čiastku, lebo prvý prehliadol zvýšenie
        Prvý povedal osemsto, dvaja po ňom tiež hodili osemsto, bolo treba 2000
        Jeden po druhom nedoplácali, dealer to chytil až pri štvrtom
        Všetci traja dali len 400, pritom UTG potichu zvýšil na 1 200
        Prvý podplatil, dvaja za ním ho skopírovali, dealer si to všimol pri zbieraní
        Hráč hneď za navýšením položil iba šesťsto, lebo vôbec nepočul dva tisíce, a ďalší dvaja po ňom bez rozmýšľania dali presne to isté
        Jeden za druhým položili málo, kto to teraz musí doplniť a kto sa môže rozhodnúť znova?
        Reťazová chyba: SB doplnil len do blindu, BB zaklepal, hoci bolo 1 500
        Traja po sebe dali menej lebo ten prvy nevidel raise
        Dva hráči dorovnali stejnou špatnou částku, protože koukali jen jeden na druhého
        Otvorené na 2 200, hijack 900, cutoff 900, button 900, vtipné, až kým nezačala hádka
        Po bete na turne sa dvaja nachytali na rovnakú nižšiu sumu
        Chybu urobil prvý, ďalší mu uverili, akcia sa mala vrátiť, ale po koho?
undercall-sequence-fact-to-call = Koľko treba spolu na dorovnanie?
    .label = na dorovnanie
undercall-sequence-fact-put = Koľko spolu vložil v žetónoch prvý z nich?
    .label = prvý vložil
undercall-sequence-fact-said = Akú sumu spolu ohlásil prvý z nich?
    .label = prvý ohlásil
undercall-sequence-fact-spoken = Ohlásil to ten hráč len slovne, bez žetónov?
    .label = len slovne, bez žetónov
undercall-sequence-fact-facing = Čomu čelil prvý z nich?
    .label = prvý z nich čelil
    .opening-bet = prvej stávke na flope, turne alebo riveri
    .big-blind = big blindu, nikto nenavýšil
    .first-raise = prvému raisu pred flopom
    .later-raise = inému raisu
undercall-sequence-outcome-first-owes-full-call = Späť k prvému undercallu: ten hráč musí dorovnať v plnej výške
undercall-sequence-outcome-first-corrects-bet = Späť k prvému undercallu: ten hráč ho musí opraviť
undercall-sequence-outcome-first-was-no-undercall = Prvý z nich undercall neurobil
undercall-sequence-outcome-first-by-director = Späť k prvému undercallu; tvoja voľba: plné dorovnanie, alebo fold
undercall-sequence-outcome-first-may-fold = Späť k prvému undercallu: ten hráč dorovná naplno alebo zahodí
undercall-sequence-outcome-last-by-undercall-rule = Späť k poslednému undercallu: rozhodne pravidlo o jednom undercalle
undercall-sequence-order-back-to-first = Hra sa vracia k tomu, kto ako prvý dorovnal málo.
undercall-sequence-order-first-completes = Tento hráč: doplať, čo chýba do callu.
undercall-sequence-order-first-corrects = Tento hráč: oprav svoj undercall.
undercall-sequence-order-see-single = Floormanager: prejdi k ďalšiemu hráčovi, ktorý vložil málo, a rozhodni znova.
undercall-sequence-order-director-decides = Floormanager/TD: nariaď plné dorovnanie alebo dovoľ fold. Zváž, čo hráč mohol vedieť a kto sa odvtedy vyjadril.
undercall-sequence-order-call-or-fold = Tento hráč: dorovnaj naplno alebo zahoď.
undercall-sequence-order-fold-forfeits = Ak hráč zahodí, undercall zostáva v pote.
undercall-sequence-order-fold-forfeits-undercall = Ak hráč zahodí, suma undercallu zostáva v pote; čo leží navyše, vráti sa mu.
undercall-sequence-order-fold-takes-back = Ak hráč zahodí, undercall si smie vziať späť.
undercall-sequence-order-back-to-last = Hra sa vracia k tomu, kto ako posledný dorovnal málo.
undercall-sequence-order-last-by-rule = Pre tohto hráča pokračuj incidentom Undercall (undercall).
undercall-sequence-order-others-stand = Ostatné undercally platia.
undercall-sequence-order-others-complete = Ostatní, čo dorovnali málo: postupne doplaťte, čo chýba do callu.
undercall-sequence-order-others-by-rule = Pre každého ďalšieho, kto dorovnal málo, pokračuj incidentom Undercall (undercall).
undercall-sequence-outcome-first-owes-full-call-said = Späť k prvému undercallu: ten hráč musí dorovnať v plnej výške
undercall-sequence-outcome-first-corrects-bet-said = Späť k prvému undercallu: ten hráč ho musí opraviť
undercall-sequence-outcome-first-by-director-said = Späť k prvému undercallu; tvoja voľba: plné dorovnanie, alebo fold
undercall-sequence-outcome-first-may-fold-said = Späť k prvému undercallu: ten hráč dorovná naplno alebo zahodí
undercall-sequence-order-first-puts-full-call = Tento hráč: vlož plné dorovnanie, spolu { $to_call }.
undercall-sequence-order-fold-puts-in-undercall = Ak hráč zahodí, do potu ide ohlásená suma { $said }.
undercall-sequence-order-fold-puts-in-nothing = Ak hráč zahodí, do potu nejde nič.
