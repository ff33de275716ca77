several-chips = Viac žetónov
    .search = vložil viac než call, 1400 na 1000, viac žetónov, viacero žetónov, niekoľko žetónov, dva žetóny, dva žetóny po 1000, viac než jeden žetón, dva žetóny mlčky, žetóny bez slova, odobrať jeden žetón, o žetón menej, treba všetky žetóny, rôzne žetóny, rovnaké žetóny, posledné dva žetóny, call alebo raise dvoma žetónmi, 2x1000, tiché žetóny
    .told =
        Hodil dva žetóny bez slova
        Mlčky tam dal viac žetónov naraz a nevieme, či to je call alebo raise
        Bet bol 800 a on hodil naraz dve päťstovky, nič nepovedal
        Blindy 200/400, hráč v strednej pozícii bez slova položil naraz dva päťstovkové žetóny, dealer to berie ako call a on chcel raise
        Na bet 1 000 vložil naraz tri žetóny po 500 a jeden za 100, nepovedal ani slovo a až potom tvrdí, že navyšuje
        Je to raise, keď hodil naraz viac rovnakých žetónov a nič nepovedal?
        Viac žetónov bez slova
        Hráč po bete vložil naraz dva žetóny a nič nepovedal
        Hráč mlčky vložil dve tisícky na bet 800 a nevieme, či je to call, alebo raise
        Blindy 100/200, UTG bez slova vložil naraz dve päťstovky a hovorí, že je to raise na 1 000
        Na flope bet 1 500, seat 4 povedal raise bez sumy a vložil naraz štyri tisícky
        Je to call, alebo raise, keď bez slova vložil naraz viac žetónov?
    .heard =
        bet je 700, položí dve päťstovky, ticho
        UTG otvára pri 200 párom päťstoviek, chce raise
        tri čierne cez čiaru naraz, ani hláska
        posunula 4 zelené a čierny, nič nepovedala, flat alebo hore
        bez najmenšieho kusu by to ešte bolo pod betom
        položil päť 1k proti 3500 a díva sa na mňa
        SB rozsypal hrsť rovnakej farby
        dvojica päťstoviek proti 600, dealer vraví flat
        dva žlté na open 1200, podľa neho jasný reraise
        jeden z nich bol zbytočný, takže je to predsa zvýšenie
        zmiešané hodnoty jedným pohybom, bez reči
        tri tisícky jedným posunutím proti 1600
        posunul bez slova dva žetóny, je to navýšenie
        tri čipy jedným pohybom a ani sa neozval
        hodil niekoľko žetónov naraz bez slova, viac než call
        tri žetóny mlčky na stávku, bez jedného by to nestačilo
        dal zmes žetónov a nepovedal raise, berie sa to ako dorovnanie
        na bet 600 položil dva žetóny 500 a nič nepovedal
        viac žetónov bez slova, je to call alebo raise
        tri žetóny mlčky, viac ako call
        na 800 hodila za hrsť žetónov, nič nepovedala
        dva žetóny 1 000 na bet 1 200, tvrdí, že to bol raise
        šupol dve tisícky bez slova na bet 1200
        Jana mlčky položila tri päťstovky, big bol 400
        hodil naraz hrsť farebných, nič nepovedal, kôl či rejz
        tisícka plus štyri stovky na stávku 900, ani nemukol
        povedal rejz a šmaril tam päť päťstoviek bez čísla
        pustil dva päťlitráky naraz keď bolo treba šesť, ticho
        Hodil dve tisícky na 800, nič nepovedal, dorovnáva alebo zvyšuje
        Šmaril tam tri päťstovky proti 600, mlčal, podľa mňa len dorovnal
        Naraz položil celú hrsť tisíciek, ani slovo, zvyšoval či dorovnal
        Povedal zvyšujem bez čísla a zhodil štyri tisícky jedným ťahom
        Dva rovnaké čipy po 500 na stávku 700, vraj nezvýšil
        Šupol tam štyri stovky naraz na 300, ticho, koľko sa počíta
        Stávka 700, on bez slova položil dve päťstovky, tretiu k nim, a nikto netušil, či chce viac
        Na call treba 1 300, do stredu padli dva tisícové a jeden päťstovkový, hráč mlčal
        Hodil hrsť drobných aj veľkých, spolu 2 100 do stávky 1 200, a pozeral do telefónu
        Dva rovnaké fialové do betu šesťtisíc, jeden by nestačil, je to navýšenie?
        Keby sa z tej kôpky zobral najmenší žetón, ešte by to stačilo na dorovnanie, tak čo to teda je?
        Tri červené a jeden modrý potichu, podľa dealera call, podľa mňa zvýšenie
        Slečna so slúchadlami dala štyri žetóny po tisíc oproti 2 500, či to myslela vážne, sa nedozvieme
        Na turne bola stávka 1 500, mladá pani v slúchadlách mlčky posunula dopredu tri tisícové naraz a potom sa čudovala, prečo sa na ňu všetci pozerajú
        Bolo mlčky hodených 1 800 v rôznych farbách do stávky 1 000, nie je to ani dvojnásobok
        Dva žetóny po päť tisíc do openu 5 200, to je predsa len dorovnanie, nie?
        Hodil tam 3 zetony, ani muk, stavka bola 450 a spolu to dava 700
        Mlčky naložil čiernu a dve zelené, keď stačila čierna, a súperi sa začali handrkovať
        Přisunul beze slova víc žetonů, než bylo potřeba, a teď prý jen dorovnal
        Na button prišlo 2 400, ten odpočítal päť tisícových a bez komentára ich pustil
        Oproti mojim ôsmim tisícom ticho vyskladal dve päťky a štyri jednotky, čo mi nešlo do hlavy
        vložil mlčky dva žetóny, je to dorovnanie alebo raise
        posunul niekoľko žetónov a nič nepovedal
        viac žetónov, nič neohlásil, viac než dorovnanie
        tri tisícové žetóny do betu 1500, ani slovo
several-chips-fact-said = Čo hráč povedal, skôr než vložil žetóny?
    .label = povedal pred žetónmi
    .nothing = nič
    .raise = „raise“, bez sumy
    .all-in = „all-in“ (ráta sa celý stack)
    .amount = sumu, s „raise“ alebo bez neho
several-chips-fact-round = Ako išli stávky v tomto kole pred týmto hráčom?
    .label = stávky v kole
several-chips-fact-chips = Aké žetóny hráč vložil naraz? (pred hráčom neležia žetóny z predošlej stávky a žiadne nestiahol)
    .label = vložené žetóny
several-chips-fact-last-chips = Sú to posledné žetóny hráča?
    .label = posledné žetóny
several-chips-outcome-amount-decides = Rozhoduje povedaná suma, nie žetóny
several-chips-outcome-one-chip = Jeden žetón: rozhodne pravidlo o žetóne vyššej hodnoty
several-chips-outcome-less-than-call = Menej než call: undercall, nie raise
several-chips-outcome-all-in-for-less = All-in za { $total }, menej než call
several-chips-outcome-call = Call, presná suma
several-chips-outcome-call-only = Iba call: { $change } sa vráti
several-chips-outcome-made-up = Raise, treba doplniť na { $total }
several-chips-outcome-raise = Raise na { $total }
several-chips-outcome-above-pot = Priveľa: pot dovoľuje najviac { $most }
several-chips-outcome-short-all-in = All-in za { $total }, menej než plný bet či raise
several-chips-outcome-bet = Bet { $total }
several-chips-outcome-bet-made-up = Bet, treba doplniť na { $total }
several-chips-outcome-short-bet-not-said = Kniha o takom nízkom bete mlčí
several-chips-outcome-call-then-raise = Musí navýšiť, a to teraz
several-chips-outcome-above-fixed = Platí iba { $most }: viac fixed limit nedovoľuje
several-chips-outcome-words-do-not-count = Slovo nezaväzuje: rozhodnú žetóny
several-chips-outcome-call-owed = Iba call, treba doplniť na { $total }
several-chips-outcome-short-all-in-next-open = All-in za { $total }, menej než plný bet či raise
several-chips-outcome-bet-may-be-made-up = Tvoja voľba: bet sa doplní na { $total }, alebo ostane
several-chips-order-see-undercall = Pokračuj incidentom Undercall (undercall): do callu chýba { $short }.
several-chips-order-all-in-plays = Dealer: oznám all-in za { $total }. Ostatní dorovnávajú stále { $bet }; čo vložia nad all-in, ide do vedľajšieho potu.
several-chips-order-announce-call = Dealer: oznám call.
several-chips-order-give-back = Dealer: vráť { $change }. V hre zostáva { $total }.
several-chips-order-make-up = Hráč: doplň stávku na { $total }. Pridaj { $to_add }.
several-chips-order-announce-raise = Dealer: oznám raise na { $total }.
several-chips-order-announce-bet = Dealer: oznám bet { $total }.
several-chips-order-announce-all-in = Dealer: oznám all-in za { $total }. Nič sa nedopĺňa.
several-chips-order-see-reopening = Floormanager: v incidente Kto smie navýšiť po nízkom all-ine (reopening) zisti, kto ešte smie navýšiť.
several-chips-order-raise-follows = Hráč: teraz jedným pohybom vlož raise, najmenej na { $least }.
several-chips-order-director-short-bet = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa bet doplní na { $least }.
several-chips-order-only-most = Hráč: vlož presne { $most } spolu. Čo je navyše, sa vracia.
several-chips-order-next-acts = Na rade je ďalší hráč.
several-chips-order-see-oversized-chip = Pokračuj incidentom Žetón vyššej hodnoty (oversized-chip).
several-chips-order-see-declared-total = Ak zaznelo „raise“ so sumou, pokračuj incidentom „Raise“ so sumou (declared-total).
several-chips-order-see-raise-size = Ak zaznela suma bez „raise“, pokračuj incidentom Výška navýšenia (raise-size).
several-chips-order-rule-on-chips = Floormanager: rozhodni znova len podľa žetónov, akoby nič nezaznelo.
several-chips-order-complete-call = Hráč: doplať { $short } na call { $total }; ak toľko nemáš, vlož všetko.
several-chips-order-director-may = Floormanager/TD: rozhodni, či sa stávka doplní na { $total }. Kniha to dovoľuje, no neprikazuje.
several-chips-order-correct-to-pot = Dealer: oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
several-chips-order-correct-if-miscounted = Dealer: ak bol pot zle spočítaný, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
several-chips-order-correct-if-dealer-miscounted = Dealer: ak si pot zle spočítal ty, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
several-chips-order-director-other-cause = Floormanager/TD: pri inej príčine kniha mlčí. Rozhodni v záujme férovosti (pravidlo { $fairness }), najviac však do výšky, ktorú dovoľuje pot.
several-chips-order-see-miscount = Ak už na to iní reagovali, pokračuj incidentom Zle spočítaný pot alebo privysoký bet (pot-limit-miscount).
several-chips-remark-half-of-raise = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
several-chips-remark-half-of-raise-said = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
several-chips-remark-short-all-in-before = Posledný raise bol nízky all-in. Kniha hovorí o „predchádzajúcej“ stávke; rozhodnutie sa riadi poslednou plnou.
several-chips-remark-short-all-in-before-call = Posledný raise bol nízky all-in. Kniha hovorí o „predchádzajúcej“ stávke; rozhodnutie sa riadi poslednou plnou.
several-chips-remark-holdem-only = Pravidlo knihy hovorí o hold'eme. O inej hre mlčí.
several-chips-remark-half-of-raise-all-in = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
several-chips-remark-next-raise-open = Kniha neuvádza minimum pre ďalší raise po tomto all-ine.
several-chips-outcome-no-raise = Iba call: tento hráč nesmie navýšiť
several-chips-outcome-nobody-to-call = Iba call: navýšenie už nemá kto dorovnať
several-chips-outcome-no-raise-not-said = Kniha nehovorí, či tento hráč smie navýšiť
several-chips-order-no-raise-call = Dealer: oznám call. Čo je navyše, vráť.
several-chips-order-director-no-raise = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či platí raise, alebo iba call.
several-chips-fact-acted-before = Vyjadril sa už tento hráč v tomto kole stávok?
    .label = skoršia akcia hráča
several-chips-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po nízkom all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na ktorúkoľvek inú sumu, ktorá je tu uvedená, platí tiež.
