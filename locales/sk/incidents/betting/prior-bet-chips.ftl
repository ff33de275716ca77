prior-bet-chips = Žetóny pridané k predošlej stávke
    .search = žetóny z predošlej stávky, žetóny ešte nie sú v pote, blind ešte leží, pridal žetóny k blindu, pridal žetón k big blindu, vzal si žetóny a pridal jeden, vymenil žetóny za väčší, staré a nové žetóny, stiahol dva žetóny 25, small blind pridal 1000, call alebo raise so žetónmi pred sebou, mlčky pridal žetóny
    .told =
        Na big blinde prihodil žetón mlčky
        Mal pred sebou predošlú stávku, po raise k nej len prihodil žetóny a nič nepovedal
        Mal pred sebou už 600 z predošlého betu a po mojom raise tam bez slova pridal jeden veľký žetón
        Som na buttone, dal som raise na 800, big blind má pred sebou 200 a mlčky k nim pridal jeden tisícový, nevieme, či je to call alebo raise
        Otvoril na 500, ja som reraisol na 1 300, on tých 500 nechal ležať, bez slova k nim hodil ešte dva žetóny po tisíc a tvrdí, že len dorovnáva
        Keď má blind už pred sebou a prihodí k nemu žetóny bez slova, je to call alebo raise?
        Pridal žetón k blindu
        Hráč mal pred sebou predošlý bet a po raise k nemu mlčky pridal jeden žetón
        Big blind mal vonku 200, po raise na 600 k nim bez slova prihodil tisícku
        Seat 3 betol 1 000, súper navýšil na 3 000 a on k svojej tisícke mlčky pridal päťtisícku
        Small blind mal pred sebou 100, raise je na 500, nechal ich tam a bez slova k nim pridal dve päťstovky
        Je to call, alebo raise, keď k svojej predošlej stávke bez slova pridal nový žetón?
    .heard =
        BB má ležať 200 a prihodí k tomu 500, je to raise na 600
        otvoril 600, príde mu 1800, plesne 5k k svojim starým
        SB nechá päťdesiatku ležať a postaví vedľa tisícku, mlčky
        z prvého betu odobral zelený a posunul tam čierny
        vzal si limp naspäť a dal namiesto neho väčší
        jeho predošlé zostali vonku a potichu doložil dva, flat či reraise
        pichol som žetón na svoj blind, chcel som len dorovnať do plného
        blind nechá, hodí žltý: spolu je to vraj raise
        ráta sa to čo už mal pred sebou spolu s čerstvými
        vymenil svoje ležiace malé za jeden veľký, nič nepovedal
        raisol som na 700, dostal 3-bet a prihodil navrch jeden
        čo mal vonku z preflopu plus nový kus je call alebo 3-bet
        má pred sebou žetóny z blindu, pridal jeden veľký bez slova
        po zvýšení nechal predošlú stávku ležať a prihodil ďalší žetón
        vzal späť časť svojej stávky a dal namiesto nej väčší žetón
        mal pred sebou bet 300, niekto navýšil a pridal k nemu žetón 1 000
        small blind bez slova pridal k blindu veľký žetón, je to raise
        hráč mal už žetóny zo svojho betu a mlčky prihodil ďalší
        vzala svoje prvé žetóny späť a položila jeden veľký
        už mal pred sebou stávku a pridal k nej žetóny
        navýšené na 1 200, mal tam 400 a pridal 1 000, call alebo raise
        mal vonku blajnd 400 a pri rejze 1200 prihodil jednu tisícku
        k tomu čo už pred ním ležalo priložil päťlitrák bez slova
        smol mal 200 vonku a mlčky prisunul tisícku, kôl alebo rejz
        už vonku mal 600, po rejze na 2000 dohodil dve litrovky
        Edo nechal big ležať a potichu k nemu dosypal dve päťstovky
        na prerejz šupol päť litrov k tým starým osemsto
        Mal tam svojich 600, zvýšili mu na 1600, mlčky prihodil päťtisícku
        Bigblajnd nechal ležať svojich 400 a prisypal k nim tri tisícky
        Z prvého otvorenia mu ešte ležia čipy, priložil ďalší, zvýšil či dorovnal
        K svojim ležiacim 800 dohodil jednu tisícku, ticho, a treba 2400
        Smalblajnd si vzal stovku späť a mlčky hodil jednu päťstovku namiesto nej
        Prebili ho na 3000, k starej tisícke pritlačil dve päťtisícky a mlčí
        Na BB som mal 400, cutoff dal 1 000, ja som k tým štyrom stovkám pridal päťtisícku a mlčal som
        Mal pred sebou 600, prišlo navýšenie na 1 800, stiahol svoje žetóny a nahradil ich jediným 5 000
        Small blind nechal drobné ležať, hodil k nim tisícku do raisu 900, teraz sa rieši, či to je viac než call
        Vlastná stávka 1 000 vpredu, súper zdvihol na 2 600, on pridal dva tisícové a jeden zo svojich si zobral
        Otvoril za 1 200, dostal reraise na 3 000, prihodil 5 000 bez slova, počíta sa to spolu s tým prvým?
        Časť betu zo stola si potiahol nazad, potom dal novú kôpku a čakal, že mu to zoberú ako dorovnanie
        K pôvodným trom žetónom po sto bol pridaný jeden päťstovkový, pred hráčom tak ležalo 800 do navýšenia na 600
        Pán s fajkou v ústach vymenil svoje dva zelené z blindu za jeden čierny, raise bol na 75
        Z malého blindu ležali pred ňou ešte dve stovky, prišlo zvýšenie na osemsto, ona k nim bez slova prihodila tisícku a dealer váhal, čo to je
        Do jeho prvej stávky prišlo zvýšenie a on k nej mlčky prihodil jeden väčší žetón
        Stará stávka ostala, nová k nej, súčet vychádza presne na minraise, on však tvrdí, že len doplácal
        Big blind 800 nechal stáť, dosypal dve tisícky do openu 2 000, bez jediného slova
        Měl tam dva tisíce, přihodil pětitisícový žeton po mém raisu na pět, tak je to call?
        Svoje predošlé žetóny som posunul nabok a položil nový vyšší, to vraj mení všetko
        Spor vznikol, lebo pred ním už ležal jeho bet z tohto kola a len k nemu dohodil, raise ani call nezaznelo
prior-bet-chips-fact-round = Ako išli stávky v tomto kole doteraz?
    .label = stávky v kole
prior-bet-chips-fact-own = Koľko ležalo pred hráčom z predošlej stávky či blindu?
    .label = predošlá stávka či blind
prior-bet-chips-fact-left = Koľko z toho tam ešte leží?
    .label = zostatok pred hráčom
prior-bet-chips-fact-added = Aké nové žetóny pribudli mlčky?
    .label = nové žetóny
prior-bet-chips-fact-last-chips = Sú to posledné žetóny hráča?
    .label = posledné žetóny
prior-bet-chips-fact-raised = Navýšil niekto, odkedy hráč vložil žetóny z predošlej stávky?
    .label = navýšenie odvtedy
prior-bet-chips-outcome-less-than-call = Menej než call: undercall, nie raise
prior-bet-chips-outcome-all-in-for-less = All-in za { $total }, menej než call
prior-bet-chips-outcome-call = Call, presná suma
prior-bet-chips-outcome-counted-together = Celých { $put } sa ráta spolu: rozhodne pravidlo 50 %
prior-bet-chips-outcome-call-only = Iba call: { $change } sa vráti
prior-bet-chips-outcome-made-up = Raise, treba doplniť na { $total }
prior-bet-chips-outcome-raise = Raise na { $total }
prior-bet-chips-outcome-above-pot = Priveľa: pot dovoľuje najviac { $most }
prior-bet-chips-outcome-short-all-in = All-in za { $total }, menej než plný bet či raise
prior-bet-chips-outcome-above-fixed = Platí iba { $most }: viac fixed limit nedovoľuje
prior-bet-chips-outcome-short-all-in-next-open = All-in za { $total }, menej než plný bet či raise
prior-bet-chips-outcome-raise-to-most = Raise na { $total }, maximum
prior-bet-chips-outcome-new-chips-alone = Všetko je vzaté späť: rátajú sa len nové žetóny
prior-bet-chips-order-see-undercall = Pokračuj incidentom Undercall (undercall): do callu chýba { $short }.
prior-bet-chips-order-all-in-plays = Dealer: oznám all-in za { $total }. Ostatní dorovnávajú stále { $bet }; čo vložia nad all-in, ide do vedľajšieho potu.
prior-bet-chips-order-announce-call = Dealer: oznám call.
prior-bet-chips-order-give-back = Dealer: vráť { $change }. V hre zostáva { $total }.
prior-bet-chips-order-make-up = Hráč: doplň stávku na { $total }. Pridaj { $to_add }.
prior-bet-chips-order-announce-raise = Dealer: oznám raise na { $total }.
prior-bet-chips-order-announce-all-in = Dealer: oznám all-in za { $total }. Nič sa nedopĺňa.
prior-bet-chips-order-see-reopening = Floormanager: v incidente Kto smie navýšiť po nízkom all-ine (reopening) zisti, kto ešte smie navýšiť.
prior-bet-chips-order-only-most = Hráč: vlož presne { $most } spolu. Čo je navyše, sa vracia.
prior-bet-chips-order-next-acts = Na rade je ďalší hráč.
prior-bet-chips-order-pulled-back-binds = Hráč si stiahol žetóny z predošlej stávky: pozri aj incident Stiahnuté žetóny (pulled-back-chips). Môže ho to zaväzovať ku callu alebo raisu.
prior-bet-chips-order-correct-to-pot = Dealer: oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
prior-bet-chips-order-correct-if-miscounted = Dealer: ak bol pot zle spočítaný, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
prior-bet-chips-order-correct-if-dealer-miscounted = Dealer: ak si pot zle spočítal ty, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
prior-bet-chips-order-director-other-cause = Floormanager/TD: pri inej príčine kniha mlčí. Rozhodni v záujme férovosti (pravidlo { $fairness }), najviac však do výšky, ktorú dovoľuje pot.
prior-bet-chips-order-see-miscount = Ak už na to iní reagovali, pokračuj incidentom Zle spočítaný pot alebo privysoký bet (pot-limit-miscount).
prior-bet-chips-order-see-several-chips = Floormanager: nové žetóny posúď samostatne, podľa incidentu Viac žetónov (several-chips).
prior-bet-chips-order-see-raise-size = Floormanager: { $put } posúď ako vyslovenú sumu, podľa incidentu Výška navýšenia (raise-size).
prior-bet-chips-remark-say-first = Hráč musí povedať akciu skôr, než pridá žetóny k predošlej stávke.
prior-bet-chips-remark-better-say-first = Hráč by mal povedať akciu skôr, než pridá žetóny k predošlej stávke.
prior-bet-chips-remark-half-of-raise = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
prior-bet-chips-remark-half-of-raise-call = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
prior-bet-chips-remark-short-all-in-before = Posledný raise bol nízky all-in. Kniha hovorí o „predchádzajúcej“ stávke; rozhodnutie sa riadi poslednou plnou.
prior-bet-chips-remark-short-all-in-before-call = Posledný raise bol nízky all-in. Kniha hovorí o „predchádzajúcej“ stávke; rozhodnutie sa riadi poslednou plnou.
prior-bet-chips-remark-half-of-raise-all-in = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
prior-bet-chips-remark-next-raise-open = Kniha neuvádza minimum pre ďalší raise po tomto all-ine.
prior-bet-chips-remark-may-bet-all = Ak hráč všetky žetóny spojil a posunul alebo hodil dopredu, možno to brať ako stávku všetkých.
prior-bet-chips-outcome-no-raise = Iba call: tento hráč nesmie navýšiť
prior-bet-chips-outcome-nobody-to-call = Iba call: navýšenie už nemá kto dorovnať
prior-bet-chips-outcome-no-raise-not-said = Kniha nehovorí, či tento hráč smie navýšiť
prior-bet-chips-order-no-raise-call = Dealer: oznám call. Čo je navyše, vráť.
prior-bet-chips-order-director-no-raise = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či platí raise, alebo iba call.
prior-bet-chips-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po nízkom all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na ktorúkoľvek inú sumu, ktorá je tu uvedená, platí tiež.
