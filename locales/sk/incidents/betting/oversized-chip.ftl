oversized-chip = Žetón vyššej hodnoty
    .search = overchip, žetón vyššej hodnoty, veľký žetón, jeden veľký žetón, jeden žetón, hodil jeden žetón, žetón väčší než stávka, žetón 1000 na stávku 200, veľký žetón mlčky, raise povedal po žetóne, raise neskoro, posledný žetón, raise jedným žetónom bez sumy, veľký žetón ako bet
    .told =
        Hodil jeden veľký žetón mlčky
        Hodil jeden 5-tisícový žetón bez slova a tvrdí, že to bol raise
        Bet bol 400 a on tam dal jednu tisícku, až potom povedal raise
        Blindy 100/200, UTG hodil jeden tisícový žetón, nič nepovedal a teraz chce, aby to bol raise na tisíc
        Povedal „raise“, sumu nie, a hodil do stredu jeden žetón 5 000 na môj bet 1 200
        Je to call alebo raise, keď hodí jeden veľký žetón a nič nepovie?
        Jeden veľký žetón bez slova
        Na bet 200 hodil hráč jeden tisícový žetón a nič nepovedal
        Hráč hodil jeden veľký žetón a raise povedal, až keď už ležal na stole
        Blindy 100/200, UTG mlčky hodil jednu päťstovku a hovorí, že to mal byť raise
        Na flope bet 300, button povedal raise bez sumy a položil jediný žetón, päťtisícku
        Je jeden žetón vyššej hodnoty bez slova call, alebo raise?
    .heard =
        hodil žetón 5k do 600 ticho
        do betu 600 hodil jeden 5000 žetón
        button pri 400/800 prehodí cez čiaru 5k a mlčí
        bet bol 600 a on položí osamelý päťtisícový
        pustil žltú tisícku a až potom zamrmlal raise
        šmaril tam vysokú hodnotu a podľa neho je to zvýšenie
        menšie nemal, tak BB cvrnkol päťstovku na open 200
        UTG otvára pri 100/200 jednou 1k, limp alebo open
        je taký tučný bez reči obyčajný flat
        vraví že to bol jasný raise, veď ten kus je obrovský
        žltý pristál skôr než slovo
        prvý na flope s jedinou 5000, ani nemukol
        plesol svoj jediný fialový proti 1500, ústa zavreté
        povedal raise, hodil jeden 25k, cifru nepovedal
        položil jeden žetón väčší než stávka a nepovedal nič
        hodil päťtisícový žetón na blind 600 a raise povedal až potom
        povedal raise a dal jediný žetón, sumu neurčil
        hodil jeden veľký žetón bez slova, je to raise
        jeden žetón 1 000 na bet 400, nič nepovedal
        hráč položil pred flopom bez slova jediný žetón 5 000
        jeden priveľký žetón ako prvý bet po flope
        dal jeden žetón 500 a až potom povedal raise
        na 300 položila mlčky žetón 1 000, call alebo raise
        hodil jednu päťtisícku bez slova, bet bol 800
        cinkol jednou tisíckou na blajnd 200 a až potom povedal rejz
        Oto šupol jednu fialovú a mlčal, kôl či rejz
        povedal rejz a pustil tam len jednu veľkú desinu
        na flope položil jediný päťlitrák, nikto predtým nebetol
        chcel rejzovať, hodil jednu tisícku na 300 a ústa neotvoril
        Hodil jednu päťtisícku na 800 a nič pritom nepovedal
        Jediná žltá tisícka na blajnd 200, je to dorovnanie alebo zvýšenie
        Pustil tam jeden veľký čip a až potom povedal zvyšujem
        Povedal rejz, číslo nie, a šmaril tam jednu desaťtisícku proti 1200
        Hlási tisíc dvesto a položí jeden päťtisícový čip, koľko to platí
        Na flope mlčky otvoril jedinou dvadsaťpäťtisíckou, koľko vlastne stavil
        Bet 600, pustil na stôl jedinú päťtisícku, nepovedal nič, a teraz že raise
        Nemal drobné, tak do openu 1 200 hodil jeden desaťtisícový a čakal, čo dealer
        Prvý na rade po flope, bez slova jeden žltý za tisícku, on chcel vsadiť len tristo
        Keď už žetón ležal na filci, dodal ešte „navyšujem“, pričom na dorovnanie treba 400 a žetón je za dvetisíc
        Jeden jediný veľký žetón do blindu 200/400 zo small blindu, ticho ako v kostole
        Po návrate z baru hodil do mojej stávky tristo jeden jediný žetón za päť tisíc, nepovedal ani slovo a čakal, že dealer mu zvyšok vydá
        Po víťaznom all-ine mal už len najväčšie farby a jednou z nich odpovedal na môj bet 2 500
        Jeden čierny na stole, slovo žiadne, súper chce vidieť navýšenie za celú hodnotu
        Nováčik za 25 eur hodil päťtisícovku na veľký blind a divil sa, že mu vracajú
        Pustila tam zeton za 1000 do stavky 300 a az potom povedala ze to dviha
        Celou hodnotou toho jedného žetónu by to bol trojnásobok, lenže on ani nepípol
        Hodil jeden velký žeton, neřekl nic, a dealer to vzal jako dorovnání
        UTG s klobúkom položil jeden modrý, blindy 300/600, modrý je 5 000, to má byť limp?
        Posledný žetón, ktorý mi zostal, mal väčšiu hodnotu než bet, čo sa s prebytkom robí?
        Slovom „bet“ a k tomu jeden žetón za päť litrov na prázdny flop, chcel vsadiť menej
        bez slova hodil jediný tisícový žetón, big blind je 200
        bez slova položil jednu päťtisícku
        hodil mlčky tisícku
        jedna tisícka a ani slovo
oversized-chip-fact-round = Ako išli stávky v tomto kole pred týmto hráčom?
    .label = stávky v kole
oversized-chip-fact-chip = Akú hodnotu má ten žetón? (žetóny z predošlej stávky pred hráčom neležia)
    .label = hodnota žetónu
oversized-chip-fact-said = Čo hráč povedal, skôr než sa žetón dotkol stola?
    .label = povedal pred žetónom
    .nothing = nič, alebo až potom
    .raise = „raise“, bez sumy
    .amount = sumu, s „raise“ alebo bez neho
    .all-in = „all-in“
oversized-chip-fact-last-chip = Je to posledný žetón hráča?
    .label = posledný žetón
oversized-chip-outcome-words-decide = Rozhoduje to, čo zaznelo, nie žetón
oversized-chip-outcome-all-in-for-less = All-in za { $total }, menej než call
oversized-chip-outcome-less-than-call = Menej než call: undercall, nie raise
oversized-chip-outcome-made-up = Raise, treba doplniť na { $total }
oversized-chip-outcome-call = Call, presná suma
oversized-chip-outcome-call-then-raise = Musí navýšiť, a to teraz
oversized-chip-outcome-call-only = Iba call: { $change } sa vráti
oversized-chip-outcome-short-all-in = All-in za { $total }, menej než plný bet či raise
oversized-chip-outcome-short-all-in-next-open = All-in za { $total }, menej než plný bet či raise
oversized-chip-outcome-raise = Raise na { $total }
oversized-chip-outcome-raise-to-most = Raise na { $total }, maximum
oversized-chip-outcome-above-pot = Priveľa: pot dovoľuje najviac { $most }
oversized-chip-outcome-bet = Bet { $total }
oversized-chip-outcome-bet-of-most = Bet { $total }, maximum
oversized-chip-outcome-bet-made-up = Bet, treba doplniť na { $total }
oversized-chip-outcome-bet-may-be-made-up = Tvoja voľba: bet sa doplní na { $total }, alebo ostane
oversized-chip-outcome-short-bet-not-said = Kniha o takom nízkom bete mlčí
oversized-chip-outcome-above-fixed = Platí iba { $most }: viac fixed limit nedovoľuje
oversized-chip-outcome-words-do-not-count = Slovo nezaväzuje: rozhodnú žetóny
oversized-chip-outcome-call-owed = Iba call, treba doplniť na { $total }
oversized-chip-order-see-undercall = Pokračuj incidentom Undercall (undercall): do callu chýba { $short }.
oversized-chip-order-see-tiny-chip = Ak je žetón oproti stávke nepatrný, pokračuj incidentom Nepatrný žetón bez slova (tiny-chip-call).
oversized-chip-order-all-in-plays = Dealer: oznám all-in za { $total }. Ostatní dorovnávajú stále { $bet }; čo vložia nad all-in, ide do vedľajšieho potu.
oversized-chip-order-announce-call = Dealer: oznám call.
oversized-chip-order-give-back = Dealer: vráť { $change }. V hre zostáva { $total }.
oversized-chip-order-director-may = Floormanager/TD: rozhodni, či sa stávka doplní na { $total }. Kniha to dovoľuje, no neprikazuje.
oversized-chip-order-make-up = Hráč: doplň stávku na { $total }. Pridaj { $to_add }.
oversized-chip-order-announce-raise = Dealer: oznám raise na { $total }.
oversized-chip-order-announce-bet = Dealer: oznám bet { $total }.
oversized-chip-order-announce-all-in = Dealer: oznám all-in za { $total }. Nič sa nedopĺňa.
oversized-chip-order-see-reopening = Floormanager: v incidente Kto smie navýšiť po nízkom all-ine (reopening) zisti, kto ešte smie navýšiť.
oversized-chip-order-raise-follows = Hráč: teraz jedným pohybom vlož raise, najmenej na { $least }.
oversized-chip-order-director-short-bet = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa bet doplní na { $least }.
oversized-chip-order-correct-to-pot = Dealer: oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
oversized-chip-order-correct-if-miscounted = Dealer: ak bol pot zle spočítaný, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
oversized-chip-order-correct-if-dealer-miscounted = Dealer: ak si pot zle spočítal ty, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
oversized-chip-order-director-other-cause = Floormanager/TD: pri inej príčine kniha mlčí. Rozhodni v záujme férovosti (pravidlo { $fairness }), najviac však do výšky, ktorú dovoľuje pot.
oversized-chip-order-see-miscount = Ak už na to iní reagovali, pokračuj incidentom Zle spočítaný pot alebo privysoký bet (pot-limit-miscount).
oversized-chip-order-only-most = Hráč: vlož presne { $most } spolu. Čo je navyše, sa vracia.
oversized-chip-order-next-acts = Na rade je ďalší hráč.
oversized-chip-order-see-declared-total = Ak zaznelo „raise“ so sumou, pokračuj incidentom „Raise“ so sumou (declared-total).
oversized-chip-order-see-raise-size = Ak zaznela suma bez „raise“, pokračuj incidentom Výška navýšenia (raise-size).
oversized-chip-order-see-all-in = Ak zaznelo „all-in“ a hráč má ešte žetóny, v hre je celý stack. Pokračuj incidentom Výška navýšenia (raise-size).
oversized-chip-order-rule-on-chips = Floormanager: rozhodni znova len podľa žetónov, akoby nič nezaznelo.
oversized-chip-order-complete-call = Hráč: doplať { $short } na call { $total }; ak toľko nemáš, vlož všetko.
oversized-chip-remark-said-too-late = „Raise“ po dotyku žetónu so stolom sa neráta.
oversized-chip-remark-any-chip-calls = Kniha uvádza jeden žetón hocijakej hodnoty ako spôsob dorovnania; nepatrný žetón však odmieta.
oversized-chip-remark-half-of-raise-said = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
oversized-chip-remark-least-after-short = Posledný raise bol nízky all-in. Minimom je podľa knihy „predchádzajúca“ stávka či navýšenie; rozhodnutie sa riadi posledným plným.
oversized-chip-remark-least-after-this = Minimom pre ďalší raise je podľa knihy „predchádzajúca“ stávka či navýšenie; rozhodnutie sa riadi posledným plným, nie týmto all-inom.
oversized-chip-remark-limit-after-short = Kniha nehovorí, či raise vo fixed limite nízky all-in dopĺňa, alebo ide navyše.
oversized-chip-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po nízkom all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na ktorúkoľvek inú sumu, ktorá je tu uvedená, platí tiež.
oversized-chip-remark-raise-no-bet = Kniha hovorí o minimálnom raise, hoci nikto nevsadil, a sumu nevysvetľuje. Rozhodnutie počíta s minimálnou stávkou.
oversized-chip-remark-next-raise-open = Kniha neuvádza minimum pre ďalší raise po tomto all-ine.
oversized-chip-remark-raise-cap = Vo fixed limite je počet raisov obmedzený: pozri incident Počet povolených raisov (raise-cap).
oversized-chip-remark-holdem-only = Pravidlo knihy hovorí o hold'eme. O inej hre mlčí.
oversized-chip-outcome-no-raise = Iba call: tento hráč nesmie navýšiť
oversized-chip-outcome-nobody-to-call = Iba call: navýšenie už nemá kto dorovnať
oversized-chip-outcome-no-raise-not-said = Kniha nehovorí, či tento hráč smie navýšiť
oversized-chip-order-no-raise-call = Dealer: oznám call. Čo je navyše, vráť.
oversized-chip-order-director-no-raise = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či platí raise, alebo iba call.
oversized-chip-fact-acted-before = Vyjadril sa už tento hráč v tomto kole stávok?
    .label = skoršia akcia hráča
