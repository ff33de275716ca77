pulled-back-chips = Stiahnuté žetóny
    .search = stiahol žetóny, vzal si žetóny späť, stiahol stávku, vzal späť blind, zobral si stávku späť, žetóny späť a fold, chce zahodiť po stiahnutí žetónov, stiahol predošlú stávku, rozmenil si vlastnú stávku, vzal si späť small blind
    .told =
        Stiahol si svoju stávku späť
        Dostal raise a stiahol si žetóny, čo už mal vpredu
        Betol, ja som ho raisol, on si zobral žetóny k sebe a teraz nevie, či chce foldnúť
        Mal pred sebou bet 1 000, dal som raise na 3 000 a on si tú tisícku potiahol naspäť k stacku, nič nepovedal a nové žetóny nepridal
        Big blind po mojom raise na 1 200 vytiahol spred seba jeden žetón z blindu a druhý tam nechal, potom vraj že len premýšľa
        Musí teraz callnúť alebo navýšiť, keď po raise stiahol časť žetónov z predošlej stávky?
        Stiahol si predošlý bet
        Hráč čelí raisu, stiahol si späť svoju stávku a nové žetóny ešte nedal
        Big blind po raise vzal späť žetóny z blindu a teraz chce zahodiť
        Seat 2 betol 800, súper navýšil na 2 400 a seat 2 si celých 800 stiahol k sebe
        UTG mal vonku 600, po reraise si z nich vzal späť jeden žetón a rozmýšľa
        Môže ešte zahodiť, keď si po raise stiahol žetóny zo svojho betu?
    .heard =
        schmatol svoj open naspäť, pozrel na 3-bet a teraz chce do mucku
        po raise od buttonu zobral blind do ruky a vraví že končí
        proti reraisu zhrabla svojich 600 a rozmýšľala
        odpratal peniaze z čiary akoby ich menil, potom to vzdal
        BB zdvihol svojich 200 a zasunul karty
        odvliekla žetóny domov a až potom to pustila, smie to
        je zaviazaný, keď si vlastný bet pozbieral
        pozbieral otváracie žetóny a nový ešte nepoložil
        UTG si pritiahol open, tváril sa že calluje, díval sa na mňa, pasol
        uchmatol limp po mojom raise a chce von z ruky
        zhrnul čo stavil, akoby išiel za vyššiu cenu
        angle shot: zdvihne žetóny, kuká ako reagujem a odíde
        vysunul žetóny a potiahol ich späť k sebe
        stiahol späť svoju pôvodnú stávku keď súper navýšil
        zobral si naspäť žetóny z betu a chce zložiť
        po raise si stiahol čo mal vpredu, musí teraz dorovnať
        stiahol svoj bet, keď niekto navýšil, a chce zložiť
        hráč si berie žetóny svojho prvého betu späť, musí dať call alebo raise
        vzala si stávku späť a potom zložila
        stiahol blind, keď niekto navýšil, a zahodil karty
        vzal späť žetóny z predošlého betu proti raisu, musí dorovnať
        zobral si naspäť svoj bet keď ho prerejzovali
        potiahol k sebe blajnd po rejze a tvári sa že rozmýšľa
        odtiahol jednu stovku z tých 600 čo mal vonku, čelí rejzu
        po rejze si Jožo vzal koláče späť do steku, nič nehodil
        prerejz na tri litre a on svoju tisícku vrátil k sebe
        hrabol po tom čo už betol a dal si to naspäť
        Zvýšili mu, zobral si svojich 500 späť a ešte rozmýšľa
        Vzal naspäť celý svoj blajnd, akoby chcel hodiť väčšie, a zahadzuje
        Z toho, čo mal vsadené, odtiahol jeden čip k sebe po prebití
        Po rejze si svoju stávku vrátil na kôpku, a vraj ešte nič neurobil
        Z pôvodných 1200 si zobral dve stovky domov a teraz vraj skladá
        Prebili ju a ona si svoje vsadené čipy potiahla naspäť, dorovnáva či nie
        Po mojom raise si zobral svoj blind zo stola a sedel s ním v ruke
        Najprv si potiahol prvú stávku k sebe a vzápätí chcel karty zahodiť
        Stiahol svojich 800, lebo chystal väčšie, potom však oznámil fold
        Vlastnú stávku z tohto kola si dal späť do stacku, keď ho zdvihli
        Bral si žetóny naspäť, akoby išiel rozmieňať, a teraz že skladá
        Zhrabol si naspat svoj bet a rozmyslel si to, moze este zlozit?
        Súper mal v strede svojich 1 200, ja som zvýšil na 3 500, on si všetko stiahol k sebe, chvíľu hľadel na žetóny a nakoniec chcel zložiť
        Dealer mu nedovolil zahodiť, lebo si tých šesť stoviek po navýšení odsunul
        Reraise na 5 500, súper si pritiahol svojich 2 000 a dlho sa nehýbal
        Otvoril, dostal zvýšenie, ruku položil na svoju pôvodnú kôpku a odniesol ju domov
pulled-back-chips-fact-facing = Čomu hráč čelí?
    .label = čelí
    .raise = raisu
    .bet = stávke alebo blindu bez raisu
    .nothing = ničomu, nie je čo dorovnať
pulled-back-chips-fact-pulled = Nové žetóny ešte nepribudli: koľko zo svojej predošlej stávky hráč zjavne stiahol?
    .label = stiahol predošlú stávku
    .all = celú
    .part = len časť, hoci aj jeden žetón
pulled-back-chips-outcome-call-or-raise = Hráč musí dať call alebo raise: zahodiť nemôže
pulled-back-chips-outcome-part-not-said = Kniha nehovorí, či stačí časť stávky
pulled-back-chips-outcome-folding-open = Hráča nič nezaväzuje: call, raise alebo fold
pulled-back-chips-order-no-fold = Hráč: daj call alebo raise. Vrátiť žetóny pred seba a zahodiť už nemôžeš.
pulled-back-chips-order-put-in-again = Hráč: stiahnuté žetóny idú s callom alebo raisom späť do hry, rozmenené alebo nie.
pulled-back-chips-order-floor-decides = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Stiahnutie predošlej stávky zaväzuje ku callu alebo raisu; o jej časti kniha nič nehovorí.
pulled-back-chips-order-say-first = Hráč: skôr než pridáš nové žetóny, povedz „call“ alebo „raise“. Je to povinnosť.
pulled-back-chips-order-better-say-first = Hráč: skôr než pridáš nové žetóny, povedz, čo robíš.
pulled-back-chips-order-half-line = Dealer: ak hráč k zvyšným žetónom mlčky pridá nové, o tom, či je to call, alebo raise, rozhodne pravidlo 50 %.
pulled-back-chips-order-new-chips = Ak už mlčky pribudli nové žetóny aspoň vo výške dorovnania, pokračuj incidentom Žetóny pridané k predošlej stávke (prior-bet-chips): povie, či je to call, alebo raise.
pulled-back-chips-order-may-fold = Hráč: daj call, raise alebo fold. Stiahnutie žetónov k ničomu nezaväzuje.
pulled-back-chips-order-only-call = Dealer: ak hráč k zvyšným žetónom mlčky pridá nové, je to iba call.
pulled-back-chips-order-smaller-counts = Dealer: ak hráč k zvyšným žetónom mlčky pridá nové a stávka sa dá chápať dvoma spôsobmi, platí nižšia: call.
pulled-back-chips-order-larger-counts = Dealer: ak hráč k zvyšným žetónom mlčky pridá nové a stávka sa dá chápať dvoma spôsobmi, platí vyššia: raise.
pulled-back-chips-outcome-not-bound = Bez povinnosti callovať alebo raisovať: kniha zaväzuje iba proti raisu
pulled-back-chips-outcome-back-in-front = Nie je čo dorovnať: žetóny sa vrátia pred hráča
pulled-back-chips-order-still-every-option = Hráč: daj call, raise alebo fold. Stiahnuté žetóny sa ďalej počítajú ako vložené.
pulled-back-chips-order-fold-leaves-chips = Ak hráč zahodí, stiahnuté žetóny idú do potu.
pulled-back-chips-order-put-back = Hráč: vráť žetóny tam, kde boli. Ich stiahnutie nebolo akciou.
pulled-back-chips-order-check-or-raise = Ak je tento hráč na rade: check alebo raise.
pulled-back-chips-order-no-free-fold = Hráč: podľa tejto knihy teraz nesmieš zahodiť.
