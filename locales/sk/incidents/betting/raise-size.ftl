raise-size = Výška navýšenia
    .search = malý raise, príliš malý raise, málo na raise, je to call alebo raise, call či raise, minimálny raise, minimálne navýšenie, min-raise, minraise, menej než minraise, polovičný raise, pravidlo 50 %, päťdesiat percent, polovica navýšenia, viac než polovica, underraise, all-in za menej, koľko je raise, malé navýšenie, ďalší minimálny raise
    .told =
        Dal raise, ale málo
        Bet bol 1 000 a on navýšil len na 1 500
        Hráč nič nepovedal, položil žetóny a na minraise to nestačí
        Blindy 300/600, UTG dal raise na 1 800, ja som na buttone povedal raise a dal som 2 500, dealer hovorí, že to nie je min raise
        Na flope bet 2 000, súper povedal „tritisíc“, slovo raise nepadlo, a nevieme, či je to raise alebo call
        Aký je minimálny raise, keď bol bet 500 a raise na 1 200?
        Raise pod minimum
        Bet 600, hráč povedal tisíc, na minimálny raise mu chýba 200
        Hráč povedal raise bez sumy a vložil menej než dvojnásobok betu
        Blindy 100/200, UTG raise na 600, button práve mlčky vložil 900 a minimum je 1 000
        Na flope bet 1 000, seat 3 povedal all-in a má 1 600, na celý raise to nie je
        Aké je minimálne navýšenie po bete 500 a raise na 1 300?
    .heard =
        bet 800, spraví 1300, musí ísť na 1600
        open bol 500 a button posunul zmiešaných 850, ani slovo
        povedal raise a potlačil 900 proti betu 600
        aký najmenší 3-bet môžem dať po 300 na 800
        pushol 2100 cez bet 1500, je to riadny raise
        jej clickback nie je dvojnásobok, musí doplniť
        z 2k na 3k5: stačí to alebo len flat
        skok je menší než ten predošlý, čo teraz
        cutoff chcel zvýšiť ale chýbalo mu dvesto
        koľko mám prihodiť aby to bolo platné
        má to byť dvojnásobok či rovnaký krok ako posledné zvýšenie
        štyridsať percent nad open, podľa mňa iba calluje
        zvýšil zo 400 na 600, nemá to byť aspoň dvojnásobok
        koľko musím najmenej pridať
        zvýšil o menej než je minimálny raise
        povedal raise a dal málo, na koľko to má doplniť
        stávka 600 a navýšenie na 900, je to platné
        aký je najmenší povolený raise po stávke 300 a zvýšení na 800
        je jeho raise dosť veľký, bet bol 400 a dal 700
        aký je minimálny raise po navýšení z 300 na 800
        navýšil primálo, na koľko to musí doplniť
        blindy 200/400 a dal 600, je to min-raise
        povedal raise a položil menej, ako je minimálne navýšenie
        bet 1 000, raise na 1 500: je to platný raise
        koľko musí byť navýšenie najmenej
        bet 600, on dal na 1000, stačí to na rejz
        povedal rejz a šupol 1500, predtým bolo 900, má pridať
        koľko musí dať minimálne, big 400, rejz bol na 1300
        prerejzol na 2200 po 1200, vraj to neni ani minrejz
        tribet na 4500, forbet na 6000, dýler že treba viac
        pušol 1700 na bet 1000, ráta sa to ako plný rejz
        Bolo 600, on dal 1000, to je predsa málo na zvýšenie
        Stavil som tisíc, prihodil na 1700, nemá to byť aspoň dvetisíc
        Na koľko najmenej musí ísť, keď predtým bolo 300 a potom 900
        Povedal rejz a nič ďalšie, koľko minimálne musí doložiť po 1200
        Vyhlásil tisíc šesto po mojej tisícke, neplatí to len ako dorovnanie
        Strčil tam posledných 1400 na moju tisícku, je to riadne prebitie
        Bolo otvorené na 800, chalan vedľa mňa ohlásil raise a vyložil dokopy 1 100, dealer sa poškrabal na hlave a nevedel, koľko má dať
        Pred flopom bolo navýšené na 2 200 pri blindoch 400/800, koľko najmenej môže byť ďalšie navýšenie?
        Chlapík v šiltovke povedal raise a hodil do stredu len o dve stovky viac než stávka pred ním
        Dal som betu 3000 na 4500, vraj je to malo a musim dolozit, kolko presne?
        Na finálovom stole jeden rejzol z 40 tisíc na 65, druhý krútil hlavou, že to nie je ani minimum
        Stávka na turne bola 1 500, pani po dlhom rozmýšľaní vysunula 2 500 a všetci čakali, či to niekto uzná ako zvýšenie
        Prvý vsadil tisíc, druhý to zdvihol na 3 500, aký je teraz najmenší reraise?
        Zahlásil navýšenie, ale to, čo položil, bolo menej než dvojnásobok, tak kolega chcel, aby si časť vzal späť
        Všetci s krátkym stackom: bet 600, all-in za 1 000, a čo ak chce tretí ešte zvýšiť, na koľko najmenej?
        Min-raise na 1 600 alebo 1 800, keď veľký blind je 600 a otvorilo sa na 1 100?
        Hráč s pivom v ruke dal raise o 400 nad stávku 900, dealer to pustil a až o hráča ďalej to niekto napadol
        V limite 300/600 niekto na riveri zvýšil o 450, čo sa s takou sumou robí?
        Po bete za dva litre prisunul tri, slovom nič, je to ešte call alebo už musí dať viac?
        Řekl raise a dal o moc míň, než měl, tak kolik má ještě přidat?
        Spor bol o to, či sa pri štyroch tisícoch na dorovnanie dá ísť na šesť a pol, alebo treba aspoň osem
raise-size-fact-round = Ako išli stávky v tomto kole pred týmto hráčom?
    .label = stávky v kole
raise-size-fact-put = Koľko hráč spolu ohlásil alebo má pred sebou?
    .label = ohlásené alebo pred hráčom
raise-size-fact-said = Čo zaznelo?
    .label = povedané
    .amount = suma, bez slova „raise“
    .raise = „raise“, bez sumy
    .all-in = „all-in“
    .nothing = nič: hráč len vložil žetóny
raise-size-fact-all-in = Je hráč s tým all-in?
    .label = hráč all-in
raise-size-outcome-no-amount-yet = Zatiaľ žiadna suma: nie je čo merať
raise-size-outcome-raise-to-come = Raise, najmenej na { $least }: suma ešte len zaznie
raise-size-outcome-less-than-call = Menej než call: undercall, nie raise
raise-size-outcome-all-in-for-less = All-in za { $total }, menej než call
raise-size-outcome-made-up = Raise, treba doplniť na { $total }
raise-size-outcome-call = Call, presná suma
raise-size-outcome-call-owed = Iba call, treba doplniť na { $total }
raise-size-outcome-call-then-raise = Musí navýšiť, a to teraz
raise-size-outcome-call-only = Iba call: { $change } sa vráti
raise-size-outcome-call-only-said = Iba call: { $total }
raise-size-outcome-short-all-in = All-in za { $total }, menej než plný bet či raise
raise-size-outcome-short-all-in-next-open = All-in za { $total }, menej než plný bet či raise
raise-size-outcome-raise = Raise na { $total }
raise-size-outcome-fixed-raise = Raise na { $total }
raise-size-outcome-above-pot = Priveľa: pot dovoľuje najviac { $most }
raise-size-outcome-above-fixed = Platí iba { $most }: viac fixed limit nedovoľuje
raise-size-outcome-chip-rules = Call či raise? Rozhodnú pravidlá o žetónoch
raise-size-outcome-bet = Bet { $total }
raise-size-outcome-bet-made-up = Bet, treba doplniť na { $total }
raise-size-outcome-bet-may-be-made-up = Tvoja voľba: bet sa doplní na { $total }, alebo ostane
raise-size-outcome-short-bet-not-said = Kniha o takom nízkom bete mlčí
raise-size-outcome-words-do-not-count = Slovo nezaväzuje: rozhodnú žetóny
raise-size-order-still-to-act = Hráč je stále na rade.
raise-size-order-word-binds = Slovo zaväzuje: hráč navýši, najmenej na { $least }.
raise-size-order-see-invalid-declaration = Pokračuj incidentom Neplatné vyhlásenie (invalid-declaration): „raise“ bez stávky.
raise-size-order-see-undercall = Pokračuj incidentom Undercall (undercall): do callu chýba { $short }.
raise-size-order-all-in-plays = Dealer: oznám all-in za { $total }. Ostatní dorovnávajú stále { $bet }; čo vložia nad all-in, ide do vedľajšieho potu.
raise-size-order-announce-call = Dealer: oznám call.
raise-size-order-give-back = Dealer: vráť { $change }. V hre zostáva { $total }.
raise-size-order-put-call = Hráč: vlož presne call, spolu { $total }.
raise-size-order-director-may = Floormanager/TD: rozhodni, či sa stávka doplní na { $total }. Kniha to dovoľuje, no neprikazuje.
raise-size-order-make-up = Hráč: doplň stávku na { $total }. Pridaj { $to_add }.
raise-size-order-announce-raise = Dealer: oznám raise na { $total }.
raise-size-order-announce-bet = Dealer: oznám bet { $total }.
raise-size-order-announce-all-in = Dealer: oznám all-in za { $total }. Nič sa nedopĺňa.
raise-size-order-see-reopening = Floormanager: v incidente Kto smie navýšiť po nízkom all-ine (reopening) zisti, kto ešte smie navýšiť.
raise-size-order-raise-follows = Hráč: teraz jedným pohybom vlož raise, najmenej na { $least }.
raise-size-order-director-short-bet = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa bet doplní na { $least }.
raise-size-order-correct-to-pot = Dealer: oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
raise-size-order-correct-if-miscounted = Dealer: ak bol pot zle spočítaný, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
raise-size-order-correct-if-dealer-miscounted = Dealer: ak si pot zle spočítal ty, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
raise-size-order-director-other-cause = Floormanager/TD: pri inej príčine kniha mlčí. Rozhodni v záujme férovosti (pravidlo { $fairness }), najviac však do výšky, ktorú dovoľuje pot.
raise-size-order-see-miscount = Ak už na to iní reagovali, pokračuj incidentom Zle spočítaný pot alebo privysoký bet (pot-limit-miscount).
raise-size-order-only-most = Hráč: vlož presne { $most } spolu. Čo je navyše, sa vracia.
raise-size-order-next-acts = Na rade je ďalší hráč.
raise-size-order-see-chip-rules = Floormanager: pri jednom žetóne pokračuj incidentom Žetón vyššej hodnoty (oversized-chip), pri viacerých incidentom Viac žetónov (several-chips). Ak pred hráčom ležia aj žetóny skoršej stávky, pokračuj incidentom Žetóny pridané k predošlej stávke (prior-bet-chips).
raise-size-order-rule-on-chips = Floormanager: rozhodni znova len podľa žetónov, akoby nič nezaznelo.
raise-size-order-complete-call = Hráč: doplať { $short } na call { $total }; ak toľko nemáš, vlož všetko.
raise-size-order-count-all-in = Dealer: spočítaj všetky žetóny hráča. All-in je záväzný.
raise-size-order-count-last-chips = Dealer: spočítaj posledné žetóny. Platia ako call, aj keď naň nestačia.
raise-size-outcome-last-chips-not-counted = Raise nie je možný: treba spočítať posledné žetóny
raise-size-remark-half-of-raise = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
raise-size-remark-half-of-raise-all-in = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
raise-size-remark-half-of-raise-said = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
raise-size-remark-short-all-in-before = Posledný raise bol nízky all-in. Kniha hovorí o „predchádzajúcej“ stávke; rozhodnutie sa riadi poslednou plnou.
raise-size-remark-least-after-short = Posledný raise bol nízky all-in. Minimom je podľa knihy „predchádzajúca“ stávka či navýšenie; rozhodnutie sa riadi posledným plným.
raise-size-remark-least-after-this = Minimom pre ďalší raise je podľa knihy „predchádzajúca“ stávka či navýšenie; rozhodnutie sa riadi posledným plným, nie týmto all-inom.
raise-size-remark-limit-after-short = Kniha nehovorí, či raise vo fixed limite nízky all-in dopĺňa, alebo ide navyše.
raise-size-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po nízkom all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na ktorúkoľvek inú sumu, ktorá je tu uvedená, platí tiež.
raise-size-remark-raise-no-bet = Kniha hovorí o minimálnom raise, hoci nikto nevsadil, a sumu nevysvetľuje. Rozhodnutie počíta s minimálnou stávkou.
raise-size-remark-next-raise-open = Kniha neuvádza minimum pre ďalší raise po tomto all-ine.
raise-size-remark-raise-cap = Vo fixed limite je počet raisov obmedzený: pozri incident Počet povolených raisov (raise-cap).
raise-size-remark-own-chips-lower-the-most = Maximum platí pre hráča, ktorý pred sebou nič nemá. Žetóny z predošlej stávky ho o svoju hodnotu znižujú.
raise-size-remark-holdem-only = Pravidlo knihy hovorí o hold'eme. O inej hre mlčí.
raise-size-remark-acted-on = Ak sa už naň iní vyjadrili alebo je vyložená ďalšia karta, pokračuj incidentom Nízky bet alebo raise (underbet-underraise).
raise-size-outcome-no-raise = Iba call: tento hráč nesmie navýšiť
raise-size-outcome-nobody-to-call = Iba call: navýšenie už nemá kto dorovnať
raise-size-outcome-no-raise-not-said = Kniha nehovorí, či tento hráč smie navýšiť
raise-size-order-no-raise-call = Dealer: oznám call. Čo je navyše, vráť.
raise-size-order-director-no-raise = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či platí raise, alebo iba call.
raise-size-fact-acted-before = Vyjadril sa už tento hráč v tomto kole stávok?
    .label = skoršia akcia hráča
raise-size-outcome-made-up-said = Raise, treba doplniť na { $total }
raise-size-outcome-bet-made-up-said = Bet, treba doplniť na { $total }
raise-size-order-put-total = Hráč: vlož spolu { $total }.
raise-size-outcome-above-pot-said = Priveľa: pot dovoľuje najviac { $most }
raise-size-outcome-above-fixed-said = Platí iba { $most }: viac fixed limit nedovoľuje
raise-size-order-correct-said-to-pot = Dealer: oprav stávku na to, čo dovoľuje pot, spolu { $most }.
raise-size-order-correct-said-if-miscounted = Dealer: ak bol pot zle spočítaný, oprav stávku na to, čo dovoľuje pot, spolu { $most }.
raise-size-order-correct-said-if-dealer-miscounted = Dealer: ak si pot zle spočítal ty, oprav stávku na to, čo dovoľuje pot, spolu { $most }.
