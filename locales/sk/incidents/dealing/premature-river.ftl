premature-river = Predčasný river
    .search = predčasný river, river priskoro, river príliš skoro, karta riveru otočená priskoro, dealer spálil a otočil prirýchlo, river pred koncom stávkového kola, hráč sa pred riverom ešte nevyjadril, preskočený hráč pred riverom, river počas akcie, nespálil kartu pred riverom, zabudol spáliť pred riverom, vrátiť river, premiešať river
    .told =
        River prišiel priskoro
        Dealer vyložil river, ale na turne sme ešte nedohrali stávky
        Otočil river a ja som na turne ešte nezahral na bet
        Na turne súper betol 3 000, ja som ešte len rozmýšľal a dealer už spálil a otočil river
        Dealer zabudol spáliť pred riverom, ten už leží na stole a jeden už checkol
        Zoberie sa river späť, keď ho dealer otočil skôr, než som na turne zahral?
        River prišiel skoro
        Otočil som river, hoci stávkovanie na turne sa ešte neskončilo
        River som dal bez spálenia karty
        Na turne bet 2 000, button ešte nehral a dealer už spálil a otočil river
        River prišiel priskoro a karta sa nespálila, odvtedy seat 2 betol a seat 5 callol
        Platí river, keď jeden hráč na turne ešte nehral?
    .heard =
        piata tam leží, pritom bet na turne je nezodpovedaný
        potiahla poslednú kým som na turne dumal
        na turne vsadil, ja som ešte nezaplatil a bum, river
        záverečná je otočená a trojka na turne nebola na rade
        čo s desiatkou čo prišla ako river skôr než sa turn dohral
        dealer myslel že turn bol check-check, ja som neťukol
        posledná prišla prirýchlo a teraz mám flush
        tresol river na stôl, big blind sa na turne ešte rozhodoval
        dostaneme inú piatu keď sa turn dohrá
        chcel turn check-raisnúť a teraz vidí všetkých päť
        na turne ma vynechali, river leží, chcem predtým staviť
        burn nedal a posledná je už otočená
        piata karta prišla skoro, na turne bolo treba ešte odpovedať
        river vyložený priskoro, hráč mal ešte konať na turne
        piata karta otočená skôr než skončilo stávkovanie
        river prišiel skôr, ako sa skončilo stávkovanie na turne
        dealer vyložil river priskoro, na turne som ešte nekonal
        river prišiel, hoci bolo treba ešte dorovnať bet
        poslednú kartu rozdal priskoro
        piata karta na boarde skôr, ako všetci konali
        rivra vyletela a na turne ešte nikto nehovoril
        piata na borde, pritom trojka mala ešte zaplatiť turn
        dal poslednú spoločnú bez berny, už sa čekuje
        krupiér tresol piatu na bord a ja som chcel na turne streliť
        poslednú na bord vyložil skoro, Danka je na turne ešte na ťahu
        unáhlený rivrík, po ňom už jeden strelil a druhý kólol
        Posledná piata leží, a na turne ešte nedohrali stávky
        Piaty list už otočil, ja som ešte rozmýšľal o 1800
        Dealer vytiahol poslednú spoločnú skoro, štvorka je ešte na ťahu
        Zabudol spáliť pred poslednou, piata už leží odkrytá
        Na stole je päť spoločných, hoci Vlado po turne ešte nedorovnal
        Piatu hodil na dosku unáhlene, dvaja už na ňu stihli klopnúť
        Na turne bol bet 6 000 a dievča ešte myslelo, keď prišla piata karta
        Posledná karta otočená, kým súper držal žetóny v ruke
        Dealer videl dve klepnutia, čakal na tretie a pritom otočil
        River bol na stole a ja som ešte mal akciu, zamieša sa späť?
        Hráč na gombíku nestihol ani checknúť a už tam bolo eso
        Keď bol na turne bet štyri tisíce, jeden dorovnal, druhý si hladil bradu, a dealer pokojne spálil a otočil poslednú kartu, ktorou bola trefová sedmička
        Pátá karta přišla moc brzy, na turnu se ještě sázelo
        Nespálená piata karta prišla rovno, nikto ju zatiaľ nechcel vrátiť
        Vyhral by som na tej karte, no dealer ju otočil pred mojím rozhodnutím
        Otočil sa kluk na konci, hoci all-in ešte nebol dorovnaný druhým
        river rozdaný, hoci na turne bol ešte niekto na rade
        dealer vyložil river skôr, než všetci odohrali
        river prišiel, kým mal ešte niekto hrať
premature-river-fact-what = Čo bolo s riverom zle?
    .label = chyba pri riveri
    .early = prišiel priskoro; karta sa spálila
    .early-unburned = prišiel priskoro a karta sa nespálila
    .unburned = neprišiel priskoro, ale karta sa nespálila
premature-river-fact-since = Čo sa stalo, odkedy leží river?
    .label = od vyloženia riveru
    .nothing = nič
    .action = akcia, hoci len check, no nie závažná akcia
    .substantial-action = závažná akcia (dve akcie, aspoň jedna so žetónmi, alebo tri akcie)
premature-river-outcome-new-river = River neplatí: zo stubu príde nový
premature-river-outcome-next-card = River ide nabok; riverom je ďalšia karta
premature-river-outcome-river-stands = River platí
premature-river-outcome-no-rule = Kniha na to pravidlo nemá: rozhodni v záujme férovosti
premature-river-order-card-back = Dealer: vráť kartu riveru do stubu.
premature-river-order-card-aside = Dealer: daj kartu riveru nabok, nie do mucku.
premature-river-order-burn-stays = Dealer: kartu spálenú pred riverom nechaj tak; ostáva spálená.
premature-river-order-shuffle-at-once = Dealer: zamiešaj kartu do zvyšku stubu.
premature-river-order-settle-early-actions = Floormanager: čo sa stalo priskoro, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
premature-river-order-finish-round = Stávkové kolo na turne sa najprv dohrá.
premature-river-order-shuffle-after-round = Dealer: premiešaj stub (scramble, shuffle, cut).
premature-river-order-river-no-burn = Dealer: vylož nový river bez pálenia karty.
premature-river-order-river-with-burn = Dealer: spáľ kartu a vylož nový river.
premature-river-order-finish-round-after = Stávkové kolo na turne sa dohrá potom.
premature-river-order-river-stands = River nechaj ležať: hra s ním pokračuje.
premature-river-order-see-skipped = Floormanager: o hráčovi, ktorého akcia obišla, rozhodni podľa incidentu Preskočený hráč (skipped-player).
premature-river-order-floor-rules-early = Floormanager: o predčasnom riveri rozhodni v záujme férovosti (pravidlo { $fairness }). River platí až vtedy, keď sa skončí stávkové kolo na turne.
premature-river-order-settle-actions-on-river = Floormanager: stávkové kolo na turne ešte beží. Čo sa stalo na riveri, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
premature-river-order-floor-rules-late = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či river platí, alebo sa vráti. Ak platí, pokračuj incidentom Preskočený hráč (skipped-player).
premature-river-order-floor-rules-unburned = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či river platí, alebo sa pálenie doplní.
premature-river-remark-cards-new-river = Predtým: turn | spálená | predčasný river. Potom: turn | spálená | nový river.
premature-river-remark-no-burn-at-all = Pre tento river sa nepáli vôbec nič: po premiešaní sa podľa knihy karta nepáli, či už predtým nejaká ležala, alebo nie.
premature-river-remark-others = V knihách, ktoré pravidlo majú, sa predčasný river zamieša do stubu a po stávkovom kole sa vyloží nový bez pálenia: turn | spálená | nový river.
