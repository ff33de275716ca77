new-level = Nový level
    .search = hodiny na nule nové blindy, level sa skončil, s ktorými blindmi sa hrá táto ruka, nové alebo staré blindy, blindy stúpli počas miešania, prvý riffle pred nulou, zelené tlačidlo už stlačené, miešačka spustená, striedanie dealerov pri novom leveli, ruka sa začala pred ohlásením, rozdané so starými blindmi, nesprávne blindy, prestávka a nový level, nový level pri hand for hand
    .told =
        Ktorý level platí na túto ruku?
        Hodiny dobehli na nulu, dealer už miešal karty, hráme po starom alebo po novom
        Dealer začal miešať, keď hlásili nový level, a teraz chce nové blindy
        Nový level 500/1 000 bol ohlásený počas riffle, dealer rozdal so starými blindmi 400/800 a ja som už navýšil
        Na hodinách je nula, ale nový level ešte nikto neohlásil a karty sa už rozdávajú, ktoré blindy dávame
        Platia nové blindy, keď level skončil pri miešaní v stroji?
        Nový level počas miešania
        Level skončil, keď sa miešalo, a nevieme, s akými blindmi sa hrá táto ruka
        Ruku som rozdal so starými blindmi, hoci už začal nový level
        Hodiny došli na nulu, dealer už stlačil tlačidlo miešačky a nový level ešte nebol ohlásený
        Nový level 400/800 prišiel počas scramble, hrá sa s 300/600, UTG callol a ďalší navýšil
        Platia pre túto ruku nové blindy, keď som riffle urobil ešte pred koncom levelu?
    .heard =
        časovač skočil na 0:00 keď práve premiešavala po stole, čo mám platiť
        hráme túto za 400-800 alebo 500-1000
        dealer išiel ešte podľa minulého levelu, hoci sa dávno dvíhalo
        pípalo to tesne predtým než vyletela prvá karta
        na shuffleri už svietilo keď zaznel gong
        SB dal 300, no malo by to byť 400
        až na flope sme zistili že to boli ešte predošlé limity
        raz pretrhol balík keď zakričali blindy hore
        nikto nám nepovedal že sa ante zvýšilo
        na displeji ešte dve sekundy a ona už hádzala karty po stole, nové či staré
        podľa mňa sa začalo rozdávať ešte pred oznámením
        balík bol už sňatý keď zahúkalo
        skončila úroveň počas miešania, platia staré alebo nové blindy
        zazvonili hodiny, rozdanie už začalo, aké sú blindy
        level sa zmenil, kým dealer miešal, aké blindy hráme
        čas uplynul skôr, ako bola rozdaná prvá karta
        dealer už začal miešať, keď sa zmenil level
        platia nové blindy pre túto ruku alebo až pre ďalšiu
        dali sme staré blajndy a čas už bol na nule
        čas vypršal, krupiér už ručne miešal, hráme 500/1000 či vyššie
        hodiny dobehli, díler už stlačil miešačku, koľko je big
        hrali sme tristo-šesťsto, pritom už malo byť štyri-osem
        už riflol prvýkrát a zvýšili blajndy, ktoré platia pre tento hand
        ohlásili vyššie blajndy keď už lietali karty, čo platíme
        Časomiera dobehla a on ešte len miešal, platia staré blajndy
        Zaznel gong, rozdané ešte nebolo, hráme 200/400 alebo 300/600
        Už sme rozdávali, keď sa zvýšili blajndy, ktoré platia
        Krupier stlačil miešačku, keď pípol čas, tak ktoré blajndy
        Ohlásili 400/800, ale dealer zobral ešte 300/600
        Na displeji nula, kopa sňatá, platíme vyššie blajndy či predošlé
        Dealer pretlačil pot, čas bol nula, ešte sa nemiešalo, ktoré blindy?
        Gong zaznel medzi prvým a druhým miešaním
        Hodiny na nule, karty rezané, nič rozdané
        Pot už bol odsunutý víťazovi, dealer sa práve naťahoval za kartami, keď zaznel gong, a polovica stola chcela hrať ešte so starými blindmi a polovica s novými
        Ruka sa rozdala so starým, na obrazovke už svietil nový
        Zazvonilo pred rozdanim, aky blind plati?
        Level skončil, když krupiér už zamíchal
        Odporca dlho čumel, aby sa dočkal nového levelu
        Na stole boli ešte žetóny z predošlej ruky a nový level začal
        Hádka, či rozdanie začalo zamiešaním, alebo prvou kartou
new-level-fact-what = Čo treba rozhodnúť?
    .label = na rozhodnutie
    .which-level = v ktorom leveli sa hrá ruka, ktorá sa práve začína
    .wrong-blinds = ruka z nového levelu sa hrá so starými blindmi
new-level-fact-clock = Čo ukazujú hodiny?
    .label = hodiny ukazujú
    .zero = nulu
    .running = ešte bežia
new-level-fact-announced = Bol nový level ohlásený?
    .label = nový level ohlásený
new-level-fact-signal = Ozval sa signál hodín?
    .label = signál hodín
new-level-fact-next-hand = V akom štádiu bola táto ruka, keď prišiel nový level?
    .label = stav tejto ruky
    .nothing = predošlá ruka sa ešte hrala alebo sa nič nestalo
    .scramble = scramble (karty premiešané po stole), riffle ešte nebol
    .riffle = prvý riffle hotový, miešalo sa ručne
    .machine = stlačené tlačidlo miešacieho stroja
    .push = pri stole už sedel nový dealer
    .dealt = karty sa rozdávali alebo už ležali
    .second-deck = dva balíky: tento bol zamiešaný, ešte nesňatý
    .second-deck-cut = dva balíky: sňatý alebo s cut kartou naspodku
    .announced = dealer ruku ohlásil
new-level-fact-actions = Aké akcie boli v tejto ruke?
    .label = akcie v tejto ruke
new-level-fact-setting = Je práve prestávka alebo hand for hand?
    .label = prestávka/hand for hand
    .neither = ani jedno
    .break = s novým levelom sa začína prestávka
    .hand-for-hand = hand for hand
new-level-outcome-old-level = Nový level sa ešte nezačal: platia staré blindy
new-level-outcome-hand-old = Táto ruka sa už začala: hrá sa v starom leveli
new-level-outcome-hand-new = Táto ruka sa ešte nezačala: hrá sa v novom leveli
new-level-outcome-finish-old = Táto ruka sa dohrá so starými blindmi
new-level-outcome-not-finished = Táto ruka so starými blindmi nepokračuje
new-level-outcome-next-orbit = Nový level platí od nasledujúceho kola okolo stola
new-level-order-wait-for-zero = Floormanager: ohlás nový level, keď budú hodiny na nule, nie skôr.
new-level-order-announce-now = Floormanager: ohlás nový level teraz. Platí pre ruky, ktoré sa začnú potom.
new-level-order-old-blinds = Dealer: odohraj túto ruku so starými blindmi a ante.
new-level-order-incoming-dealer = Nový dealer: v starom leveli rozdaj už len túto jednu ruku.
new-level-order-old-until-announced = Dealer: ruku, ktorá sa začne pred ohlásením, odohraj so starými blindmi a ante.
new-level-order-finish-old = Dealer: dohraj túto ruku so starými blindmi a ante.
new-level-order-next-hand-new = Dealer: od nasledujúcej ruky hraj s novými blindmi a ante.
new-level-order-new-blinds = Dealer: odohraj túto ruku s novými blindmi a ante.
new-level-order-break-first = Dealer: teraz nerozdávaj. Prvá ruka po prestávke sa hrá s novými blindmi a ante.
new-level-order-break-after = Všetci hráči: prestávka sa začne, keď sa táto ruka skončí.
new-level-order-stop = Dealer: zastav hru. Všetci hráči si nechajú karty.
new-level-order-post-new = Dealer: nech hráči zaplatia blindy a ante nového levelu, a pokračuj v ruke.
new-level-order-action-open = Floormanager: o akcii na starý big blind rozhodni v záujme férovosti (pravidlo { $fairness }); kniha nehovorí, či platí.
new-level-order-director-decides = Floormanager/TD: rozhodni, či sa blindy opravia, alebo sa ruka rozdá znova. Kniha nehovorí, ktoré z toho.
new-level-order-orbit-out = Dealer: hraj so starými blindmi a ante, kým sa toto kolo okolo stola neskončí.
new-level-order-see-hand-for-hand-clock = Floormanager: čas na hodinách rieš podľa incidentu Hodiny pri hand for hand (hand-for-hand-clock).
new-level-remark-too-early = Ohlásenie prišlo priskoro. Pred nulou neplatí.
new-level-remark-chemmy = Scramble (chemmy shuffle) ešte ruku nezačína.
new-level-remark-push = Striedanie dealerov v tejto knihe ruku nezačína.
new-level-remark-announcement-as-printed = Kniha píše „ohlásenie dealera“ a možno myslí striedanie dealerov. Pri pochybnostiach odkazuje na anglický originál.
