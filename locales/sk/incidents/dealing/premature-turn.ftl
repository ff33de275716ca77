premature-turn = Predčasný turn
    .search = predčasný turn, turn priskoro, turn príliš skoro, karta turnu otočená priskoro, dealer spálil a otočil prirýchlo, turn pred koncom stávkového kola, hráč sa na flope ešte nevyjadril, preskočený hráč na flope, turn počas akcie, na flope bol ešte niekto na rade, turn aj river priskoro, nespálil kartu pred turnom, zabudol spáliť pred turnom, vrátiť turn
    .told =
        Turn prišiel priskoro
        Dealer otočil turn, keď sme na flope ešte hrali
        Na flope som ešte nebol na rade a turn už bol na stole
        Na flope bet 1 200, jeden call, ja na buttone som ešte nezahral a dealer spálil a dal turn
        Dealer vyložil turn bez spálenej karty, nikto si to nevšimol a dvaja už checkli
        Otočí sa turn znova, keď prišiel, kým sme na flope ešte stávkovali?
        Turn prišiel skoro
        Otočil som turn, hoci na flope mal hráč ešte hrať
        Turn som vyložil bez spálenia karty
        Na flope bet 600, seat 8 sa ešte nevyjadril a dealer spálil a otočil turn
        Turn išiel priskoro a bez pálenia, potom bol na ňom ešte jeden check
        Platí turn, keď sa stávkovanie na flope ešte neskončilo?
    .heard =
        turn leží a mňa sa na flope nikto nepýtal
        otočil turn, sedmička ešte dumala nad betom z flopu
        stavil som na flope, on rozmýšľa, dealer už pridá turn
        turn je na plátne, BB ťukol ale button nebol na rade
        čo bude s chlapcom ktorý vyšiel štvrtý skôr než sa flop dohral
        dealerovi ušiel raise na flope a šiel rovno na štvrtú
        turn a hneď za ním river, na flope sa ešte hralo
        myslela že flop všetci preťukali
        štvrtá mu dala dva páry a ja som na flope ešte nebol
        ostáva ten turn alebo sa dá ďalšia zvrchu
        sú tam štyri, stávkovanie na flope nie je uzavreté
        na K-9-4 ešte nezaplatil a už tam bol turn
        štvrtá karta je vonku a na flope ešte niekto nehral
        turn prišiel predčasne, na flope ešte nebolo ukončené kolo
        otočil turn a hráč sa ešte nevyjadril k stávke
        turn prišiel skôr, ako sa skončilo stávkovanie na flope
        dealer otočil štvrtú kartu priskoro
        prišiel turn a ja som na flope ešte nekonal
        turn aj river sú vonku skôr, ako sa skončilo stávkovanie
        na flope mal ešte jeden hráč konať, keď prišiel turn
        törn vyšiel a batón na flope ešte nedorovnal
        štvrtá na borde už leží, Adam na flope ešte nehral
        krupiér otočil štvrtú bez berny, hneď za flop
        dýler prehliadol môj rejz na flope a rovno vyklopil štvrtú
        zabudol jednu odložiť bokom pred štvrtou na borde, už sa čekuje
        ponáhľa sa, tern vonku a smol mal na flope ešte hovoriť
        Štvrtú už vyložil a na flope som ešte nič nepovedal
        Dealer odkryl štvrtú spoločnú, hoci po flope čakáme na šestku
        Unáhlil sa, pikové eso ako štvrté leží, Laco ešte nedorovnal
        Nespálil pred štvrtou, potom sme už dvakrát klopli
        Po flope ešte trvali stávky, a štvrtý list je vonku
        Po troch spoločných šupla rovno ďalšiu, stávky ešte neskončili
        Na flope ešte nedorovnal posledný a štvrtá karta už bola otočená
        Dealer spálil a otočil, ja som mal ešte rozhodnutie proti 2 000
        Na stole ležala osmička, hoci vedľa dealera sa ešte neklopalo
        Turn bol predčasne hore, čo sa s tou kartou urobí?
        Bet na flope, jeden fold, druhý ešte myslí, a už tam je trefová kráľovna
        Dealer dal štvrtu kartu rychlo, este som nehral na flope
        Na flope ešte premýšľal pán v klobúku, dealer si ho však pre jeho šál nevšimol, spálil a položil k trom kartám ďalšiu, ktorá všetko zmenila
        Preskočil hráča so slúchadlami a vyložil ďalšiu kartu na flop
        Zabudol páliť a rovno otočil ďalšiu kartu po flope
        Tá karta mi dala set, žiaľ ukázali ju prirýchlo, ešte bol niekto na rade
        dealer vyložil turn, a pritom bol ešte niekto na rade
        turn rozdaný, hoci na flope bol ešte niekto na rade
        dealer vyložil turn skôr, než všetci odohrali
        spálil a otočil turn, akcia ešte nebola uzavretá
        turn prišiel, kým mal ešte niekto hrať
premature-turn-fact-what = Čo bolo s turnom zle?
    .label = chyba pri turne
    .early = prišiel priskoro; karta sa spálila
    .early-unburned = prišiel priskoro a karta sa nespálila
    .unburned = neprišiel priskoro, ale karta sa nespálila
premature-turn-fact-since = Čo sa stalo, odkedy leží turn?
    .label = od vyloženia turnu
    .nothing = nič
    .action = akcia, hoci len check, no nie závažná akcia
    .substantial-action = závažná akcia (dve akcie, aspoň jedna so žetónmi, alebo tri akcie)
premature-turn-fact-further = Je už vyložený aj river?
    .label = river už vyložený
premature-turn-outcome-new-turn = Turn sa vráti; po premiešaní príde nový
premature-turn-outcome-next-card = Turn ide nabok; turnom je karta, ktorá mala byť riverom
premature-turn-outcome-river-or-next = Turn aj river sú predčasné: rozhodni v záujme férovosti
premature-turn-outcome-turn-stands = Turn platí
premature-turn-outcome-no-rule = Kniha na to pravidlo nemá: rozhodni v záujme férovosti
premature-turn-order-turn-back = Dealer: vráť kartu turnu do stubu.
premature-turn-order-only-burn-back = Dealer: vráť spálenú kartu do stubu.
premature-turn-order-turn-aside = Dealer: daj kartu turnu nabok, nie do mucku.
premature-turn-order-river-back = Dealer: vráť do stubu aj river; je tiež predčasný.
premature-turn-order-burn-stays = Dealer: kartu spálenú pred turnom nechaj tak; ostáva spálená.
premature-turn-order-burn-back = Dealer: vráť do stubu aj kartu spálenú pred turnom.
premature-turn-order-settle-early-actions = Floormanager: čo sa stalo priskoro, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
premature-turn-order-finish-round = Stávkové kolo na flope sa najprv dohrá.
premature-turn-order-shuffle-stub = Dealer: zamiešaj celý stub.
premature-turn-order-turn-no-burn = Dealer: vrchnú kartu hneď vylož ako turn, bez pálenia karty.
premature-turn-order-turn-with-burn = Dealer: spáľ kartu a ďalšiu vylož ako turn.
premature-turn-order-burn-or-not = Floormanager: povedz, či sa pred novým turnom páli karta. Kniha hovorí o predčasnom turne, pred ktorým sa pálilo.
premature-turn-order-top-card-turn = Dealer: vylož turn.
premature-turn-order-burn-and-next = Dealer: spáľ ďalšiu kartu a kartu po nej vylož ako turn: bola by riverom.
premature-turn-order-next-no-burn = Dealer: ďalšiu kartu vylož ako turn bez pálenia karty.
premature-turn-order-river-or-next = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa turnom stane vyložený river, alebo sa vráti do stubu a pred iným turnom sa spáli karta.
premature-turn-order-aside-back = Dealer: po stávkovom kole na turne vráť predčasnú kartu turnu do stubu.
premature-turn-order-aside-stays-out = Dealer: predčasnú kartu turnu nechaj mimo hry.
premature-turn-order-shuffle-before-river = Dealer: pred riverom premiešaj stub (scramble, shuffle, cut).
premature-turn-order-river-after-shuffle = Dealer: vylož river bez pálenia karty.
premature-turn-order-river-after-shuffle-burn = Dealer: spáľ kartu a vylož river.
premature-turn-order-river-with-burn = Dealer: po stávkovom kole na turne spáľ pred riverom jednu kartu ako vždy.
premature-turn-order-river-no-burn = Dealer: po stávkovom kole na turne vylož river bez pálenia karty.
premature-turn-order-second-river-no-burn = Dealer: po stávkovom kole na turne vylož river bez pálenia karty; karta spálená preň tam už leží.
premature-turn-order-second-river-with-burn = Dealer: po stávkovom kole na turne spáľ ešte jednu kartu a vylož river.
premature-turn-order-turn-stands = Turn nechaj ležať: hra s ním pokračuje.
premature-turn-order-see-skipped = Floormanager: o hráčovi, ktorého akcia obišla, rozhodni podľa incidentu Preskočený hráč (skipped-player).
premature-turn-order-floor-rules-early = Floormanager: o predčasnom turne rozhodni v záujme férovosti (pravidlo { $fairness }). Turn platí až vtedy, keď sa skončí stávkové kolo na flope.
premature-turn-order-settle-actions-on-turn = Floormanager: stávkové kolo na flope ešte beží. Čo sa stalo na turne, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
premature-turn-order-floor-rules-late = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či turn platí, alebo sa vráti. Ak platí, pokračuj incidentom Preskočený hráč (skipped-player).
premature-turn-order-floor-rules-unburned = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či turn platí, alebo sa pálenie doplní.
premature-turn-remark-cards-new-turn = Predtým: flop | spálená | predčasný turn. Potom: flop | spálená | nový turn | spálená | river.
premature-turn-remark-cards-new-turn-and-river = Predtým: flop | spálená | predčasný turn | spálená | predčasný river. Potom: flop | spálená | nový turn | spálená | nový river.
premature-turn-remark-cards-next-card = Predtým: flop | spálená | predčasný turn. Potom: flop | spálená, spálená | turn | miešanie | river.
premature-turn-remark-shuffle-waits = Podľa knihy sa turn vykladá hneď po premiešaní. Mieša sa preto až po stávkovom kole; inak by bol nový turn znova predčasný.
premature-turn-remark-others = Knihy, ktoré pravidlo majú, poznajú dva postupy. Karta sa vráti do stubu a ten sa premieša: flop | spálená | nový turn | spálená | river. Alebo ide nabok a vykladá sa ďalej: flop | spálená, spálená | turn | miešanie | river.
