overbet-for-change = Vložil viac a čaká výdavok
    .search = výdavok, čaká výdavok, chce vydať, chce rozmeniť, overbet na rozmenenie, rozmieňanie, vložil viac, 525 na stávku 325, žetón navyše na výdavok, nechcel navýšiť, jeden 500 a jeden 25, chce späť zvyšok, nechcené navýšenie, vydanie zvyšku
    .told =
        Hodil viac a chce vydať
        Dal tam žetóny za 1 500 na bet 700 a čaká, že mu dealer vydá
        Nič nepovedal, vložil o dosť viac, ako bolo treba, a teraz hovorí, že chcel len výdavok
        Bet bol 3 500, hráč mlčky hodil päťtisícku a päťstovku, vraj chcel len dorovnať a čaká, že mu vydajú dvetisíc
        Na callnutie bolo treba 1 200, dal tam bez slova dve tisícky a päťstovku, dealer to hlási ako raise a on čaká drobné
        Je to raise, keď vložil viac žetónov, nič nepovedal a čaká výdavok?
        Vložil viac, čaká výdavok
        Hráč mlčky vložil viac, než je bet, a čaká, že mu vydám
        Chcel len dorovnať 325, vložil 425 a pýta si stovku naspäť
        Bet 325, seat 7 bez slova vložil 525, päťstovku a dvadsaťpäťku, a čaká 200 výdavok
        Na turne bet 2 600, hráč povedal call, vložil päťtisícku a stovku a chce vydať 2 500
        Je to raise, keď vložil viac žetónov a tvrdí, že chcel len vydať?
    .heard =
        položil tisícku a štvrťku a chcel naspäť svoje drobné
        mal som dať 350, hodil som 1050 aby mi vydala 700
        SB potrebuje 75 a pustí 500 s 25, nech je to okrúhle
        len sa chcel zbaviť drobných a dostať za ne čierny
        dealerka brala žetón naviac ako raise, ja som chcel len menšie
        snaží sa počas ruky cez bet zameniť veľké za malé
        dvadsaťpäťka spolu s tisíckou, rátal s deväťsto naspäť
        „daj mi rozdiel“, vraví keď zaplatil priveľa
        chcel iba menšie hodnoty, nie ísť hore
        dva žetóny, jeden len preto aby sa vracala okrúhla suma
        čakal som že to rozbije, dealer ohlásil raise
        preplatil a dúfal že mu prebytok vrátia, bez slova
        dal tam päťtisícku a chce vydať
        vložil viac než je stávka a žiada výdavok
        dal dva žetóny nech mu dealer vráti drobné, nechcel zvyšovať
        nemá drobné na dorovnanie tak položil väčšie a čaká výdavok
        na call 600 položil 1 000 a čaká výdavok
        hráč položil dva veľké žetóny na rozmenenie, hovorí, že je to len call
        hodila priveľa a chce vrátiť
        bet bol 1 300, položil 2 000, call a vydať prosím
        je to raise, keď dá viac, aby mu vydali
        na 600 nahádzal tisícku aj päťstovku a chce drobné naspäť
        Marek dal ticho tisícku a päťstovku, platí 1200, vraj mu majú vrátiť
        povedal kôl a šupol 5500 na bet 1500, pýta štyri litre nazad
        rozmeň mi, dorovnávam 2300, posunul som tam 3500 dokopy
        natiahol ruku pre zvyšok, hodil 1700 na stávku 700
        prihodil priveľa a tvrdí že si len chcel rozmeniť, nie rejzovať
        Bolo treba 1300, hodil dve tisícky a chce sedemsto späť
        Nezvyšujem, len nemám drobné, vráťte mi z tých päťtisíc
        Má dorovnať 2600, dal tri a ukazuje dilérovi, nech mu rozmení
        Pristrčil tisícku s päťstovkou na 1100 a pýta štyristo nazad
        Povedal dorovnávam, hodil celú hrsť a teraz si pýta rozdiel
        Mlčky tam šupol štyri tisíce proti 2200, vraj nemal menšie
        Chcel som rozmeniť, dal som tisíc a sto do stávky 600, vraj je to raise
        Položil 650 na 150, aby mu vrátili päťsto
        Pridal drobné k päťtisícke, aby dostal okrúhlo späť, dealer to zobral ako navýšenie
        Potreboval menšie žetóny, preto dal viac, než treba
        Bez slova dal 2 100 do betu 1 100 a nastavil dlaň na výdavok
        Dal som viac lebo som cakal vydavok, a oni ze rejz
        Na moju stávku 400 položil päťtisícku a k tomu dve stovky, aby mu dealer vydal okrúhle, lenže ten to vyhlásil za navýšenie
        Pani ako v obchode: položila bankovku a čakala, že jej dealer vydá
        Do openu 1 300 priletelo 5 300, myslel na štyri tisícky späť
        Snažil sa zbaviť drobných a z obyčajného dorovnania bol zrazu problém
overbet-for-change-fact-call-said = Povedal hráč najprv „call“?
    .label = najprv povedal „call“
overbet-for-change-fact-round = Ako išli stávky v tomto kole pred týmto hráčom?
    .label = stávky v kole
overbet-for-change-fact-chips = Aké žetóny hráč vložil? (žetóny z predošlej stávky pred ním neležia)
    .label = vložené žetóny
overbet-for-change-fact-last-chips = Sú to posledné žetóny hráča?
    .label = posledné žetóny
overbet-for-change-outcome-call-only = Iba call: { $change } sa vráti
overbet-for-change-outcome-call = Call, presná suma
overbet-for-change-outcome-less-than-call = Menej než call: undercall, nie raise
overbet-for-change-outcome-call-owed = Zaznelo „call“: treba doplniť na { $total }
overbet-for-change-outcome-call-no-bet = „Call“ bez stávky: nie je to overbet
overbet-for-change-outcome-all-in-for-less = All-in za { $total }, menej než call
overbet-for-change-outcome-made-up = Raise, treba doplniť na { $total }
overbet-for-change-outcome-raise = Raise na { $total }
overbet-for-change-outcome-above-pot = Priveľa: pot dovoľuje najviac { $most }
overbet-for-change-outcome-short-all-in = All-in za { $total }, menej než plný bet či raise
overbet-for-change-outcome-bet = Bet { $total }
overbet-for-change-outcome-bet-of-most = Bet { $total }, maximum
overbet-for-change-outcome-bet-made-up = Bet, treba doplniť na { $total }
overbet-for-change-outcome-short-bet-not-said = Kniha o takom nízkom bete mlčí
overbet-for-change-outcome-above-fixed = Platí iba { $most }: viac fixed limit nedovoľuje
overbet-for-change-outcome-words-do-not-count = Slovo nezaväzuje: rozhodnú žetóny
overbet-for-change-outcome-short-all-in-next-open = All-in za { $total }, menej než plný bet či raise
overbet-for-change-outcome-bet-may-be-made-up = Tvoja voľba: bet sa doplní na { $total }, alebo ostane
overbet-for-change-outcome-raise-to-most = Raise na { $total }, maximum
overbet-for-change-order-see-undercall = Pokračuj incidentom Undercall (undercall): do callu chýba { $short }.
overbet-for-change-order-complete-call = Hráč: doplať { $short } na call { $total }; ak toľko nemáš, vlož všetko.
overbet-for-change-order-all-in-plays = Dealer: oznám all-in za { $total }. Ostatní dorovnávajú stále { $bet }; čo vložia nad all-in, ide do vedľajšieho potu.
overbet-for-change-order-announce-call = Dealer: oznám call.
overbet-for-change-order-give-back = Dealer: vráť { $change }. V hre zostáva { $total }.
overbet-for-change-order-make-up = Hráč: doplň stávku na { $total }. Pridaj { $to_add }.
overbet-for-change-order-announce-raise = Dealer: oznám raise na { $total }.
overbet-for-change-order-announce-bet = Dealer: oznám bet { $total }.
overbet-for-change-order-announce-all-in = Dealer: oznám all-in za { $total }. Nič sa nedopĺňa.
overbet-for-change-order-see-reopening = Floormanager: v incidente Kto smie navýšiť po nízkom all-ine (reopening) zisti, kto ešte smie navýšiť.
overbet-for-change-order-director-short-bet = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa bet doplní na { $least }.
overbet-for-change-order-only-most = Hráč: vlož presne { $most } spolu. Čo je navyše, sa vracia.
overbet-for-change-order-no-change = Nevydáva sa: počíta sa každý žetón.
overbet-for-change-order-next-acts = Na rade je ďalší hráč.
overbet-for-change-order-see-invalid-declaration = Pokračuj incidentom Neplatné vyhlásenie (invalid-declaration).
overbet-for-change-order-rule-on-chips = Floormanager: rozhodni znova len podľa žetónov, akoby nič nezaznelo.
overbet-for-change-order-director-may = Floormanager/TD: rozhodni, či sa stávka doplní na { $total }. Kniha to dovoľuje, no neprikazuje.
overbet-for-change-order-correct-to-pot = Dealer: oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
overbet-for-change-order-correct-if-miscounted = Dealer: ak bol pot zle spočítaný, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
overbet-for-change-order-correct-if-dealer-miscounted = Dealer: ak si pot zle spočítal ty, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
overbet-for-change-order-director-other-cause = Floormanager/TD: pri inej príčine kniha mlčí. Rozhodni v záujme férovosti (pravidlo { $fairness }), najviac však do výšky, ktorú dovoľuje pot.
overbet-for-change-order-see-miscount = Ak už na to iní reagovali, pokračuj incidentom Zle spočítaný pot alebo privysoký bet (pot-limit-miscount).
overbet-for-change-remark-should-not = Stávka nemá slúžiť na rozmieňanie. Upozorni hráča.
overbet-for-change-remark-must-not = V tejto knihe stávka nikdy nesmie slúžiť na rozmieňanie. Upozorni hráča.
overbet-for-change-remark-always-counts = V tejto knihe sa ráta každý žetón vložený mlčky.
overbet-for-change-remark-half-of-raise = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
overbet-for-change-remark-short-all-in-before = Posledný raise bol nízky all-in. Kniha hovorí o „predchádzajúcej“ stávke; rozhodnutie sa riadi poslednou plnou.
overbet-for-change-remark-short-all-in-before-call = Posledný raise bol nízky all-in. Kniha hovorí o „predchádzajúcej“ stávke; rozhodnutie sa riadi poslednou plnou.
overbet-for-change-remark-holdem-only = Pravidlo knihy hovorí o hold'eme. O inej hre mlčí.
overbet-for-change-remark-half-of-raise-all-in = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
overbet-for-change-remark-next-raise-open = Kniha neuvádza minimum pre ďalší raise po tomto all-ine.
overbet-for-change-outcome-no-raise = Iba call: tento hráč nesmie navýšiť
overbet-for-change-outcome-nobody-to-call = Iba call: navýšenie už nemá kto dorovnať
overbet-for-change-outcome-no-raise-not-said = Kniha nehovorí, či tento hráč smie navýšiť
overbet-for-change-order-no-raise-call = Dealer: oznám call. Čo je navyše, vráť.
overbet-for-change-order-director-no-raise = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či platí raise, alebo iba call.
overbet-for-change-fact-acted-before = Vyjadril sa už tento hráč v tomto kole stávok?
    .label = skoršia akcia hráča
overbet-for-change-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po nízkom all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na ktorúkoľvek inú sumu, ktorá je tu uvedená, platí tiež.
overbet-for-change-fact-amount-said = Zaznela spolu s „call“ aj suma?
    .label = suma pri „call“
overbet-for-change-remark-word-decides = Spolu s „call“ zaznela aj suma: rozhoduje slovo a suma nič nemení.
