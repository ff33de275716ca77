outsider-sees-hand = Živú ruku videl niekto cudzí
    .search = pozrel sa do cudzích kariet, nakukol do živej ruky, sused mi zdvihol karty, divák videl moju ruku, divák pozrel karty, pozrel si ruku ktorá nie je jeho, zobral cudzie karty a pozrel si ich, otočil karty iného hráča, hráč ktorý zahodil pozerá do živej ruky
    .told =
        Hráč vedľa mňa mi zdvihol karty a pozrel sa na ne, keď som bol ešte v ruke
        Divák za miestom 4 sa pozrel do jeho živej ruky
        Miesto 6 zahodilo a potom nakuklo do kariet miesta 7
        Niekto z divákov zobral živú ruku a otočil ju
        Sused sa mi bez opýtania pozrel do kariet, ja som stále v ruke
        Hráč, ktorý už nie je v ruke, sa pozrel do kariet neprítomného big blindu
        Ten vedľa nej sa natiahol a otočil jej živé karty
        Iný hráč sa pozrel do mojich kariet, je moja ruka mŕtva?
        niekto cudzí pozerá do živej ruky
        Jeho priateľka stojí za ním a vidí karty miesta 3
        Hráč, čo zahodil, si pozrel ruku toho, čo bol na záchode
        Naklonil sa a videl moju ruku, kým sa ešte stávkovalo
        Okoloidúci prevrátil hráčovi karty a všetci ich videli
    .heard =
        chlap za mnou mi číta karty cez plece
        čašníčka videla jeho ruku a zachichotala sa
        bol vonku a teraz bez opýtania kuká susedovi do ruky
        týpek pri zábradlí jej vidí obe
        osmička mi chytila moje dve a mrkla
        cudzí mi otočil moje karty, platia ešte
        doprial si pohľad na moje esá
        dieťa mi zobralo karty zo stola
        zahodil a zvedavo ohýba rohy ruky vedľa seba
        suseda mi stále nazerá do kariet
        jednotka si pozrie, čo UTG nechal lícom nadol
        fanúšik chodí okolo a pozerá, čo kto má
        Divák, ktorý stál za mnou s pivom v ruke, sa zohol, nadvihol mi karty a až potom sa spýtal, či to smie, ruka sa ešte hrala
        Dieťa od vedľajšieho stola zobralo ruku z filca a ukazovalo ju
        Sused nazrel do mojich, keď som odišla po vodu
        Hráč, čo už zložil, si prezrel karty súpera
        Fanúšik nazrel do živej ruky a zapískal
        Pozrel mi do kariet, mam hrat dalej?
        Divák zvedl moje karty a podíval se
        Kameraman zrazu otočil moju ruku tak, že ju videl stôl
        Brat sa mu pozrel ponad plece, hoci bol na rade
        Čašníčka mi pri servírovaní odkryla karty susedovi
outsider-sees-hand-fact-did = Ako sa stalo, že ruku niekto videl?
    .label = ruku bolo vidieť
    .looked = pozrel sa bez toho, že by sa kariet dotkol
    .lifted = niekto iný ju nadvihol alebo zobral
    .turned-over = niekto iný ju otočil lícom nahor
    .shown = ukázal ju sám hráč
outsider-sees-hand-fact-who = Kto to bol?
    .label = kto to bol
    .out-of-hand = hráč, ktorý nie je v ruke
    .in-hand = iný hráč v ruke
    .spectator = divák alebo niekto iný, kto nehrá
outsider-sees-hand-outcome-no-looking = Ruka ostáva v hre: jeden hráč hrá jedny karty
outsider-sees-hand-outcome-hands-off = Ruka ostáva v hre; cudzích kariet sa nikto nedotýka
outsider-sees-hand-outcome-spectator-looked = Ruka ostáva v hre; divák sa drží ďalej
outsider-sees-hand-outcome-no-showing = Ruka ostáva v hre; nikomu sa nesmie ukázať
outsider-sees-hand-outcome-hand-plays = Ruka ostáva v hre
outsider-sees-hand-outcome-hand-dead = Odkrytá ruka je mŕtva
outsider-sees-hand-order-hand-stays-live = Dealer: pokračuj v ruke. To, že ju niekto videl, ju nezabíja.
outsider-sees-hand-order-hand-is-dead = Dealer: táto ruka je mŕtva. Pokračuj s ostatnými.
outsider-sees-hand-order-cards-down = Dealer: polož karty lícom nadol späť pred hráča.
outsider-sees-hand-order-look-at-own = Floormanager: povedz tomu, kto sa pozrel, aby sa pozeral len do svojich kariet.
outsider-sees-hand-order-keep-hands-off = Floormanager: povedz tomu hráčovi, aby sa nedotýkal cudzích kariet.
outsider-sees-hand-order-step-back = Floormanager: požiadaj diváka, aby odstúpil od stola.
outsider-sees-hand-order-show-nobody = Floormanager: povedz hráčovi, že počas ruky nesmie svoje karty nikomu ukázať.
outsider-sees-hand-order-say-nothing = Floormanager: povedz každému, kto karty videl, aby o nich do konca ruky mlčal.
outsider-sees-hand-order-protect-cards = Hráč: chráň si karty a drž ich zakryté.
outsider-sees-hand-remark-show-the-others = Či karty smú vidieť aj ostatní hráči, hovorí incident Ruka ukázaná jednému hráčovi (show-one-show-all).
outsider-sees-hand-remark-talked = Ak sa o kartách niečo povedalo, pozri incident Reči o ruke (talking-about-a-hand).
outsider-sees-hand-remark-helped = Ak si tým dvaja hráči pomáhali, pozri incident Soft play a chip dumping (soft-play).
