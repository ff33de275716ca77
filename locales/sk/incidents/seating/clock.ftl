clock = Zavolanie time
    .search = zavolať time, time prosím, time na neho, clock na hráča, môžem zavolať time, rozmýšľa pridlho, hráč tankuje, koľko sekúnd má, 30 sekúnd na rozmyslenie, čas vypršal, time vypršal, urobil akciu na nule, kto môže zavolať time, time od iného stola, odpočítali a potom dorovnal
    .told =
        Time prosím, rozmýšľa strašne dlho
        Chcem zavolať time na hráča na mieste 8, už tri minúty rozmýšľa
        Zavolali na mňa time a ešte som ani nemal čas sa rozhodnúť
        Na riveri som dal all-in 28 tisíc, súper rozmýšľa štyri minúty a celý stôl chce time
        Bežal mu time, odpočítavali tri, dva, jeden, nula a on presne na nule povedal call
        Môže si time vypýtať aj hráč, ktorý nie je v ruke?
        Hráč volá time
        Hráč dlho rozmýšľa a súper naňho volá time
        Time dobehol na nulu a hráč ešte nezahral
        Na riveri all-in 30 000, seat 5 rozmýšľa štyri minúty a seat 1 chce clock
        Bežal odpočet, seat 3 čelil raisu a povedal call presne na nule
        Môže zavolať time hráč, ktorý sedí pri inom stole?
    .heard =
        trvá to už štyri minúty, dajte mu odpočet
        duma nekonečne nad mojím shovom
        odpočítajte dvojke sekundy
        odrátavalo sa od desať, na „jedna“ posunul žetóny
        smie ho súriť niekto bez kariet
        má na to právo niekto od vedľajšieho stola
        čas na rozmyslenie minul a mlčal
        hrá divadlo na každej ulici, chceme tempo
        stihol to, povedal to počas odrátavania
        ako dlho mu dáš kým začneš odratúvať
        trápi sa s 300, pusť stopky
        súper to žiada po piatich sekundách, nie je to skoro
        rozmýšľa už tri minúty
        žiadam pustiť časomieru na hráča čo zdržuje
        hráč mu vyvolal čas a nestihol sa rozhodnúť
        odpočet skončil na nule a on povedal call v tej chvíli
        rozmýšľa už päť minút, žiadam čas
        hráč žiada čas na súpera
        môžem naňho zavolať čas
        po desiatich sekundách zavolala čas
        koľko času dostane, keď sa zavolá čas
        čas vypršal a ešte nekonal
        chce hodiny na Petra, ten už rozmýšľa štyri minúty
        volám čas, na rivre tankuje ako blázon
        kamoš z vedľajšej tabule pýta na neho odpočet
        odpočet dobehol na nulu a on v tej sekunde povedal kôl
        dajte mu klok, veď tu zaspíme
        ten čo ani nesedí na stoličke chce súperovi tajm
        Rozmýšľa už päť minút, odpočítajte mu to
        Chcem naňho tridsať sekúnd, drží nás tu celú večnosť
        Dobehlo mu odpočítavanie a on práve hodil čip
        Chlap od vedľa na nás pýta odpočet, a ani tu nesedí
        Stopky skončili na nule a on ešte povedal dorovnávam
        Sotva som začal premýšľať a už mi merajú čas
        Rozmýšľal už tri minúty nad drobným betom, tak som poprosil, nech mu odpočítajú
        Pri každom shove sa díva do stropu, stôl chce čas
        Môže čas pýtať ten, kto už zložil a stojí pri bare?
        Odpočítali ho na nulu a on v tej istej chvíli povedal call
        Päť, štyri, tri, dva, a slovo vyslovil až po jednotke
        Hral som v nedeľu a pán oproti premýšľal nad dorovnaním 900 tak dlho, že si sused stihol objednať aj vypiť kávu, a nakoniec niekto poprosil, nech mu začnú odpočítavať
        Chtěl jsem na něj čas, prý jsem nezdvořilý
        Nestavil mu nikto, no aj tak premýšľal dve minúty, čo sa stane na konci odpočtu?
        Má všetky time banky preč a stále čumí, hra stojí
        Floor prišiel, dal mu tridsať sekúnd, a súper namietal, že to bolo prirýchlo
        rozmýšľa už desať minút
        trvá mu to príliš dlho, chceme na neho čas
        môžem na hráča žiadať čas
        päť minút tankuje a nie je nad čím
        přemýšlí už deset minut
clock-fact-phase = Čo sa stalo?
    .label = situácia
    .asked = niekto chce time
    .running = time beží
    .run-out = time dobehol na nulu
clock-fact-reasonable-time = Mal už hráč primeraný čas na rozmyslenie?
    .label = primeraný čas na rozmyslenie
clock-fact-asker = Kto chce time?
    .label = žiadateľ
    .this-table = hráč pri tomto stole
    .other-table = hráč v turnaji pri inom stole
    .floor = floormanager sám od seba
clock-fact-at-seat = Je ten, kto žiada, na svojom mieste?
    .label = žiadateľ na svojom mieste
clock-fact-acted = Urobil hráč akciu?
    .label = akcia hráča
    .no = nie, alebo až po nule
    .on-zero = áno, presne na nule
    .in-time = áno, pred nulou
clock-fact-seconds-gone = Koľko sekúnd už time beží?
    .label = uplynulé sekundy
clock-fact-facing-bet = Čelí hráč stávke, navýšeniu alebo nedorovnanému blindu?
    .label = stávka na dorovnanie
clock-outcome-too-early = Time ešte nie: hráč môže ďalej rozmýšľať
clock-outcome-clock-given = Time beží
clock-outcome-clock-running = Time ešte beží
clock-outcome-player-must-ask = Bez time: žiadny hráč oň nepožiadal
clock-outcome-from-seat-only = Bez time: žiadať smie len hráč na svojom mieste
clock-outcome-this-table-only = Bez time: žiadať smú len hráči pri tomto stole
clock-outcome-hand-dead = Čas vypršal: ruka je mŕtva
clock-outcome-more-time = Čas vypršal: hráč dostane čas navyše
clock-outcome-checked = Čas vypršal: je to check
clock-outcome-action-stands = Presne na nule: akcia platí
clock-outcome-in-time = Pred nulou: akcia platí
clock-outcome-tie-not-said = Presne na nule: kniha nehovorí, čo má prednosť
clock-order-wait = Floormanager: time ešte nespúšťaj. Vráť sa k tomu, keď prejde primeraný čas.
clock-order-ask-from-seat = Hráč, ktorý žiada: choď na svoje miesto a požiadaj o time odtiaľ.
clock-order-this-table-only = Floormanager: žiadosť hráča od iného stola odmietni.
clock-order-wait-for-request = Floormanager: počkaj, kým o time požiada hráč.
clock-order-call-it-yourself = Floormanager: spusti time, ak mal hráč podľa teba času dosť.
clock-order-floor-starts = Floormanager: povedz hráčovi, že time beží.
clock-order-dealer-starts = Dealer: povedz hráčovi, že time beží.
clock-order-seconds = Povedz hráčovi: máš { $seconds_before } sekúnd a potom odpočítam od { $seconds_counted }. Spolu je to { $seconds_in_all } sekúnd.
clock-order-another-time = Povedz hráčovi, koľko má sekúnd, lebo kniha to nehovorí, a posledné odpočítaj nahlas.
clock-order-count-later = Floormanager: nechaj hráčovi ešte { $seconds_left } s. Posledných { $seconds_counted } odpočítaj nahlas.
clock-order-count-now = Floormanager: posledných { $seconds_left } s odpočítaj nahlas.
clock-order-zero-bet-dead = Ak hráč do nuly neurobí akciu a čelí stávke, jeho ruka je mŕtva.
clock-order-zero-bet-more-time = Ak hráč do nuly neurobí akciu a čelí stávke, daj mu čas navyše.
clock-order-zero-no-bet-check = Ak hráč do nuly neurobí akciu a stávke nečelí, je to check.
clock-order-zero-no-bet-dead = Ak hráč do nuly neurobí akciu a stávke nečelí, jeho ruka je tiež mŕtva.
clock-order-kill-hand = Dealer: daj ruku do mucku. Žetóny, ktoré hráč vložil, ostávajú v pote a akcia pokračuje.
clock-order-say-check = Dealer: ohlás check. Na rade je ďalší hráč.
clock-order-give-more-time = Floormanager: povedz hráčovi, koľko času dostane navyše, a odpočítaj ho.
clock-order-stands = Dealer: akcia platí, pokračuj.
clock-order-decide-tie = Floormanager/TD: v záujme férovosti (pravidlo { $fairness }) rozhodni, čo bolo skôr: akcia, alebo nula.
clock-order-first-action = Ak bola skôr akcia, platí.
clock-order-first-zero-dead = Ak bola skôr nula, ruka je mŕtva.
clock-order-first-zero-more-time = Ak bola skôr nula, hráč dostane čas navyše.
clock-order-first-zero-check = Ak bola skôr nula, je to check.
clock-order-watch = Floormanager: odteraz si tohto hráča viac všímaj.
clock-remark-may-change-time = Floormanager/TD smie čas upraviť.
clock-remark-may-shorten-time = Floormanager/TD smie čas skrátiť. O predĺžení kniha nehovorí.
clock-remark-dead-without-bet = Táto kniha nerobí rozdiel medzi tým, kto čelí stávke, a tým, kto jej nečelí.
clock-remark-last-second = Akcia v poslednej sekunde odpočítavania je načas.
