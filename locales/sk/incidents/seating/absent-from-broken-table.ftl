absent-from-broken-table = Hráč chýba pri rozpustení stola
    .search = stôl sa rozpúšťa a hráč chýba, hráč nie je pri rozpúšťaní stola, žetóny neprítomného hráča, kto vezme jeho žetóny, kto prenesie stack, majiteľ žetónov je preč, je na záchode a stôl sa rozpúšťa, môžem vziať jeho žetóny, prázdne miesto so žetónmi na rozpustenom stole, stôl rozpustili a on je preč, stack bez hráča, neprítomný pri rozpustení stola
    .told =
        Rozpustili stôl, hráč tu nebol
        Náš stôl sa rozpúšťa a hráč na mieste 4 nie je pri svojich žetónoch
        Keď rušili stôl, bol som na záchode a niekto mi už preniesol žetóny
        Rozpustili náš stôl, hráč na dvojke je ešte vonku fajčiť, jeho stack tam leží a nevieme, kto mu ho má preniesť
        Pri rozpustení stola kamarát zobral žetóny chýbajúceho hráča a odniesol mu ich na nový stôl
        Kto má preniesť žetóny hráčovi, ktorý nebol pri stole, keď ho rušili?
        Rozpustený stôl, hráč chýba
        Rozpúšťame stôl a jeden hráč tu nie je, na mieste má len žetóny
        Hráč je vonku fajčiť a jeho stôl sme medzitým rozpustili
        Stôl 6 sa rozpustil, seat 2 chýbal a jeho žetóny preniesol na nový stôl iný hráč
        Pri rozpustení stola 11 nie je hráč na trojke, stack asi 45 000 tam stále leží
        Kto prenesie žetóny hráča, ktorý pri rozpustení stola chýba?
    .heard =
        náš stôl zatvárajú a osmičky nikde niet
        všetci sa sťahujú, fajčiar sa nevracia
        jeho komín tam ešte stojí, kým ostatní sedia inde
        odniesol som stack chýbajúceho suseda k novému stolu, bola to chyba
        za ten stack si nik neťahá lístok, rozhodia nás
        floor, stôl 14 zatvárame, dvojka je pri pokladni
        kto zbalí do racku chýbajúcemu keď nás rozsadia
        manželka ponúka že mu žetóny prenesie k novému stolu
        stôl vyprázdnili a jedna kôpka tam stojí osirelá
        vráti sa a jeho stôl je rozobraný
        je ešte na večeri a stôl 9 rušia
        zabalí to dealer keď majiteľ chýba pri rušení
        stôl sa rozpúšťa a jeden hráč pri ňom chýba, je na prestávke
        kto prenesie žetóny neprítomného pri rušení stola
        zrušili nám stôl, sused nie je, jeho stack tu leží
        stôl zrušili, kým bol hráč preč
        kto prenesie jeho žetóny, keď mu zrušia stôl a on tam nie je
        hráč bol na prestávke, keď mu zatvorili stôl
        vrátil sa a jeho stôl už nie je
        rušíme trojku a jeden je na fajke, kto mu vezme čipy
        brejkujeme sedmičku, Hugo nikde, jeho stek tu stojí opustený
        všetci sa presúvajú, on je na jedle a lístok na neho čaká
        sused mu po brejku odniesol čipy na nové, on sa nevrátil
        rozchádzame sa a šestka neni, lístok s presunom nemá kto zobrať
        zatvárate dvanástku a ten z vécka ešte nevie kam ide
        Zrušili sedmičku a Roman je na vecku, kto mu odnesie čipy
        Rozbili nám partiu a Palo fajčí, kopa mu leží opustená
        Sused zaňho preniesol čipy, keď nás rozsadili a on bol preč
        Rozhodili nás po sále, pani Zuza je na obede, čo s jej kopou
        Lámeme dvanástku, jeden je na záchode, lístok nemá kto prevziať
        Všetci sa už presunuli inam a trojka sa stále nevrátila z izby
        Rozpustili nám stôl, kým bol Jožo na telefóne, kto mu odnesie žetóny?
        Keď sa náš stôl po večeri rušil, pán z miesta osem sedel ešte v reštaurácii pri dezerte, a tak sme nevedeli, kto mu má žetóny odniesť na nové miesto
        Hráč nie je pri stole, ktorý sa ruší, a nikto nevie, kam odišiel
        Stôl sa rozoberá, na mieste 3 len kopa žetónov a bunda
        Môžem mu zobrať stack ja a preniesť ho k novému stolu?
        Nebol tam ked nas rozsadzali, co s jeho zetonmi?
        Rušil se nám stůl a jeden hráč byl na večeři
        Floor rozdával lístky s novými miestami, jeden lístok zostal ležať, lebo človek chýbal
        Jeho veci ostali na stoličke, stôl už nikto nepotreboval, on spal v hoteli
        Kto zodpovedá za počet žetónov, keď ich vlastník pri presune nie je?
absent-from-broken-table-fact-carried = Preniesol už žetóny na nový stôl iný hráč?
    .label = žetóny už prenesené
absent-from-broken-table-outcome-staff-moves-chips = Žetóny na nový stôl prenesie člen personálu
absent-from-broken-table-outcome-staff-checks-chips = Žetóny ostávajú na novom stole a floormanager ich skontroluje
absent-from-broken-table-outcome-anybody-moves-chips = Žetóny smie na nový stôl preniesť ktorýkoľvek hráč
absent-from-broken-table-outcome-chips-moved = Žetóny ostávajú na novom stole
absent-from-broken-table-order-draw = Floormanager: vylosuj neprítomnému hráčovi miesto tak ako ostatným.
absent-from-broken-table-order-draw-in-two-steps = Floormanager: v dvoch krokoch vylosuj neprítomnému hráčovi stôl a miesto tak ako ostatným.
absent-from-broken-table-order-staff-carries = Personál: ulož žetóny na starom stole do lodičky a prenes ich rovno na nové miesto, stále všetkým na očiach.
absent-from-broken-table-order-anybody-carries = Kto žetóny prenáša: choď s nimi rovno na nové miesto, stále všetkým na očiach.
absent-from-broken-table-order-check-stack = Floormanager: opýtaj sa dealera starého stola, aký veľký bol stack, a skontroluj, či je na vylosovanom mieste celý.
absent-from-broken-table-order-tell-carrier = Floormanager: povedz hráčovi, ktorý ich preniesol, že cudzie žetóny presúva personál.
absent-from-broken-table-order-dead-until-there = Dealer na novom stole: blindy a ante ber zo stacku, keď na ne príde rad. Ruka je mŕtva vždy, keď hráč pri rozdávaní chýba.
absent-from-broken-table-order-leave-seat-card = Floormanager: postaraj sa, aby sa hráč po návrate dozvedel svoje nové miesto.
absent-from-broken-table-remark-needless = Dotýkať sa cudzích žetónov bez potreby je porušenie etikety. Floormanager posúdi, či to tu bolo treba.
