broken-table-seat = Miesto po rozpustení stola
    .search = rozpustený stôl, stôl sa rozpustil, rozbili nám stôl, presadený z rozpusteného stola, nový hráč z iného stola, prišiel na big blind, prišiel na small blind, prišiel na button, vylosoval si miesto medzi buttonom a small blindom, dostane presadený hráč karty, musí zaplatiť blind, práve som zaplatil big blind, môže počkať na big blind, musí čakať kým prejde button, prichádza s lodičkou žetónov
    .told =
        Prišiel som z rozpusteného stola
        Rozpustili nám stôl, prišiel som sem a vyšlo mi miesto na big blinde
        Po rozpustení stola mi dali miesto medzi buttonom a small blindom a nechcú mi rozdať karty
        Prišiel som z rozpusteného stola rovno na small blind a hádame sa, či ho mám zaplatiť a hrať hneď
        Náš stôl zrušili, vyžrebovali mi miesto, ktoré bude v ďalšej ruke button, a dealer hovorí, že musím čakať
        Môžem hrať hneď, keď ma z rozpusteného stola posadili na button?
        Z rozpusteného stola na button
        Hráč z rozpusteného stola má nové miesto medzi buttonom a small blindom
        Stôl sa rozpustil a hráč si sadá rovno na big blind
        Stôl 9 sa rozpustil, hráč má kartičku na stôl 3, miesto 5, a to je teraz small blind
        Z rozpusteného stola prišiel hráč na stôl 12, sadol si na miesto 8, teraz je tam button
        Hrá hráč z rozpusteného stola hneď, keď je jeho nové miesto na buttone?
    .heard =
        stôl 11 zavreli, poslali ma sem na stoličku 5
        sadol som na blind a pred chvíľou som ho platil
        jeden zo zrušeného stola sedí naľavo od buttonu, karty áno či nie
        presunuli ma zo zavretého, mám túto vynechať
        príde s rackom a v ďalšej by bol SB
        los ma posadil na dealera, smiem ho zobrať
        pán zo zrušeného stola chce počkať kým prejdú blindy
        prišla od stola čo zavreli, tu sa už rozdávalo
        po presune sedí na nesprávnej strane puku
        som od stola 6 ktorý už nie je, musím platiť hneď
        presunutý po zrušení sa dožaduje ruky okamžite
        piati sme sa rozišli po sále, mne padlo miesto medzi SB a BB
        náš stôl zrušili, vylosoval som si miesto medzi blindmi
        prišiel z iného stola na pozíciu buttonu, dostane karty hneď
        nový hráč zo zrušeného stola sadá na malý blind, čaká alebo hrá
        zrušili mu stôl a prišiel k nám na big blind
        hráč prišiel zo zrušeného stola a sedí medzi buttonom a small blindom
        dostane hneď karty po zrušení stola
        zo zrušeného stola ho posadili na small blind, musí platiť
        prišiel z brejku a sadol medzi batn a smol
        po brejku mi padla stolička na bigu, platím hneď
        zrušili nás a na novom som rovno batón, hrám tento hand
        z brejku som dostal smol, musím čakať
        prišiel zo zrušenej deviny, sedí na puku a chce karty
        rozbili nás, na lístku mám sedmičku, tam je práve smol
        Zrušili nás, sadol som medzi gombík a smalblajnd, hrám hneď
        Rozhodili nás a vylosoval som si bigblajnd, mám ho platiť
        Prišiel zo zrušenej partie rovno na gombík, dostane karty
        Presadili ma zo zlámanej päťky, sedím na malom blajnde, čakám
        Zlámali nám partiu, moja stolička je za gombíkom, chcem hrať
        Rozbili sedmičku, prisadol som si a dealer ma chce nechať čakať
        Stôl nám zrušili, ja som práve zaplatil obidva blindy a na novom mieste ma čakal ďalší
        Po zrušení stola som si vytiahol lístok s číslom päť, prišiel som k novému stolu a tam práve rozdávali, sedel som medzi gombíkom a malým blindom a nevedel, či hrám
        Vylosoval som si miesto medzi buttonom a small blindom, hrám hneď?
        Pri novom stole mi povedali, že musím čakať, kým prejde gombík
        Losoval som sedmičku a tam je práve big blind, musím ho dať?
        Z rozbiteho stola som sadol na button, dostanem karty?
        Přesadili mě z rozpuštěného stolu rovnou na malý blind
        Prišla s taškou žetónov, karty sa už miešali, dealer sa pýtal, či ju má zarátať
        Keď sa ruší stôl, smie si človek vybrať lepšie z dvoch voľných miest?
        Z rušeného stola nás rozhodili a ja som preskočil veľký blind, je to v poriadku?
broken-table-seat-fact-seat = Kde je nové miesto v nasledujúcej ruke?
    .label = nové miesto
    .other = niekde inde
    .big-blind = na big blinde
    .small-blind = na small blinde
    .button = na buttone
    .button-to-small-blind = medzi buttonom a small blindom
broken-table-seat-outcome-dealt-in = Karty hneď, bez blindu
broken-table-seat-outcome-takes-big-blind = Karty hneď, s big blindom
broken-table-seat-outcome-takes-small-blind = Karty hneď, so small blindom
broken-table-seat-outcome-takes-button = Karty hneď, na buttone
broken-table-seat-outcome-waits = Medzi small blindom a buttonom bez kariet: hráč čaká
broken-table-seat-order-stack-comes-along = Floormanager: usaď hráča so stackom, ktorý mal pri starom stole.
broken-table-seat-order-deal-in = Dealer: od nasledujúcej ruky rozdávaj aj tomuto hráčovi.
broken-table-seat-order-posts-big-blind = Hráč zaplatí big blind a k nemu ante, ak sa platí.
broken-table-seat-order-posts-small-blind = Hráč zaplatí small blind a ante, ak ho platí každý.
broken-table-seat-order-has-button = Button je na tomto mieste; hráč neplatí blind, iba ante, ak ho platí každý.
broken-table-seat-order-posts-nothing = Hráč neplatí blind, iba ante, ak ho platí každý.
broken-table-seat-order-no-cards = Dealer: v nasledujúcej ruke hráčovi karty nedávaj. Hráč nič neplatí.
broken-table-seat-order-skips-round = Dealer: rozdaj hráčovi, keď button prejde za jeho miesto. Dovtedy vynecháva.
broken-table-seat-order-in-when-passed = Dealer: rozdaj hráčovi, len čo button prejde za jeho miesto.
broken-table-seat-remark-keeps-away = Ak hráč neprichádza, kým tento blind neprejde, pokračuj incidentom Vyhýbanie sa blindu (dodged-blind).
broken-table-seat-remark-round-or-hand = Podľa knihy hráč vynechá kolo hry. Ako dlho trvá, kniha nehovorí; zrejme sa myslí jedna ruka, kým neprejde button.
