premature-flop = Predčasný flop alebo flop bez pálenia
    .search = predčasný flop, flop priskoro, flop pred koncom stávkového kola, big blind sa ešte nevyjadril, big blind mal ešte opciu, dealer vyložil flop priskoro, zabudol spáliť kartu, nespálil kartu, bez spálenej karty, flop bez pálenia, chýba spálená karta, preskočený hráč pred flopom, flop počas akcie
    .told =
        Flop prišiel priskoro
        Dealer dal flop a ja som na big blinde ešte nehral
        Vyložil flop skôr, ako sme dohrali kolo pred flopom
        Na buttone som ešte rozmýšľal nad raisom a dealer už spálil kartu a otočil flop
        Dealer pred flopom nespálil kartu, flop už leží, jeden betol a druhý dorovnal
        Čo s flopom, keď ho dealer vyložil bez spálenia karty?
        Flop prišiel skoro
        Vyložil som flop, hoci big blind ešte nehral
        Flop som vyložil bez spálenia karty
        Pred flopom mal ešte hrať button, dealer už spálil kartu a otočil flop
        Flop išiel priskoro a bez pálenia, odvtedy na ňom bol check a bet 400
        Platí flop, keď som ho vyložil, kým sa pred flopom ešte stávkovalo?
    .heard =
        tri sú vyložené a deviatka preflop ešte nič nepovedala
        rozprestrela flop keď si big blind bral žetóny
        dealer vyložil board, SB sa mal ešte rozhodnúť
        BB chcel raisnúť a na stole už je K72
        flop je tam a cutoff neprehovoril
        nič bokom neodložila, rovno tri na stôl
        vrchná mala ísť najprv pod žetóny, zabudol na to
        zobrali mi moju option, prvé tri už prišli
        môže tie tri vziať naspäť, pred flopom nebol jeden hotový
        ponáhľal sa, na môj preflop raise ešte nikto neodpovedal
        nespálil a ukázal flop, ja som na to betol
        dealer prehliadol shove z buttonu a rozložil tri
        flop vyšiel skôr než sa dokončilo stávkovanie pred flopom
        vyložil flop hoci veľký blind ešte nekonal
        dealer sa poponáhľal s flopom, ešte boli dvaja na rade
        dealer vyložil flop skôr, ako sa skončilo stávkovanie
        flop už ležal, hoci hráč mal ešte konať
        flop prišiel priskoro, big blind ešte nekonal
        dealer pred flopom zabudol spáliť kartu
        flop je na stole, ale ja som pred flopom ešte nekonal
        big ešte nehovoril a krupiér vyklopil prvé tri do stredu
        dal tri na bord bez toho aby jednu odložil bokom
        trojicu na bord vyložil skôr než sa dohral preflop
        díler sa poponáhľal, tri sú dole a ja som ešte neplatil rejz
        zabudol berniť pred prvými troma, už dvaja čekli
        prvé tri na borde a smol ešte preflop rozmýšľal nad prerejzom
        Vyložil prvé tri, a ja som ešte nedorovnal blajnd
        Otvoril spoločné skoro, bigblajnd ešte nehovoril
        Zabudol odložiť krycí list, keď otváral prvé tri
        Tri spoločné už ležia a mne ešte patrilo slovo
        Ponáhľal sa, odkryl kráľ, sedma, dva, a dvaja ešte chceli zvýšiť
        Prvú trojicu vytiahla rovno zvrchu, nič nespálila, už sa aj klopkalo
        Big blind ešte hľadal okuliare a na stole už ležali tri karty
        Nezbadal, že som ešte nehral, spálil a otočil flop
        Prvé tri karty boli na stole, kým UTG+1 ešte nemal dorovnané
        Flop sa vyložil bez toho, aby sa spálila karta
        Button chcel ešte reraisnúť, dealer však už vyložil tri
        Ja som ešte držal v ruke žetóny na reraise, dealer však prehliadol, že som na rade, spálil kartu a otočil kráľa, desiatku a trojku
        Flop přišel moc brzy, small blind ještě neřekl nic
        Krupiér zabudol páliť a na stole je K-7-2, vrátiť ich?
        Mal ešte opciu, pretože nikto nezvýšil, a zrazu boli karty otočené
        Vyložil spoločné karty, hoci raise ešte čakal na dve odpovede
        flop prišiel skôr, než hrali blindy
        dealer vyložil flop, hoci sa pred flopom ešte stavilo
        dealer vyložil flop, i když se ještě sázelo
premature-flop-fact-what = Čo bolo s flopom zle?
    .label = chyba pri flope
    .early = prišiel priskoro; karta sa spálila
    .early-unburned = prišiel priskoro a karta sa nespálila
    .unburned = neprišiel priskoro, ale karta sa nespálila
premature-flop-fact-since = Čo sa stalo, odkedy leží flop?
    .label = od vyloženia flopu
    .nothing = nič
    .action = akcia, hoci len check, no nie závažná akcia
    .substantial-action = závažná akcia (dve akcie, aspoň jedna so žetónmi, alebo tri akcie)
premature-flop-fact-further = Je už vyložený aj turn?
    .label = turn už vyložený
premature-flop-outcome-new-flop = Flop sa vráti do stubu; vyloží sa nový flop
premature-flop-outcome-next-three = Flop ide nabok; flopom sú ďalšie tri karty
premature-flop-outcome-one-becomes-the-burn = Jedna z troch kariet bude spálená
premature-flop-outcome-burn-and-three-new = Jedna z troch kariet bude spálená; tri nové karty
premature-flop-outcome-first-three-stand = Neskoro: flopom sú prvé tri karty
premature-flop-outcome-flop-stands = Flop platí
premature-flop-outcome-no-rule = Kniha na to pravidlo nemá: rozhodni v záujme férovosti
premature-flop-order-cards-back = Dealer: vráť tri karty flopu do stubu.
premature-flop-order-cards-and-turn-back = Dealer: vráť tri karty flopu aj kartu turnu do stubu; všetky sú predčasné.
premature-flop-order-cards-and-any-turn-back = Dealer: vráť tri karty flopu do stubu a s nimi každú kartu boardu, ktorá prišla potom.
premature-flop-order-cards-aside = Dealer: daj tri karty flopu nabok a s nimi každú kartu boardu, ktorá prišla potom.
premature-flop-order-burn-stays = Dealer: spálenú kartu nechaj tak; ostáva spálená.
premature-flop-order-burn-back = Dealer: vráť do stubu aj spálenú kartu.
premature-flop-order-see-turn = Dealer: predčasný je aj turn; najprv ho odober podľa incidentu Predčasný turn (premature-turn).
premature-flop-order-cards-down = Dealer: otoč tri karty lícom nadol a zamiešaj ich.
premature-flop-order-cards-up = Dealer: vylož tri karty odkryté.
premature-flop-order-pick-burn = Floormanager: daj jednu z troch vybrať ako spálenú.
premature-flop-order-settle-early-actions = Floormanager: čo sa stalo priskoro, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
premature-flop-order-finish-round = Stávkové kolo pred flopom sa najprv dohrá.
premature-flop-order-shuffle-stub = Dealer: premiešaj stub (scramble, shuffle, cut).
premature-flop-order-deal-no-burn = Dealer: vylož flop bez pálenia karty.
premature-flop-order-deal-with-burn = Dealer: spáľ kartu a vylož flop.
premature-flop-order-burn-or-not = Floormanager: povedz, či sa pred novým flopom páli karta. Kniha hovorí o predčasnom flope, pred ktorým sa pálilo.
premature-flop-order-deal-flop = Dealer: vylož flop.
premature-flop-order-two-and-next = Dealer: flopom sú zvyšné dve karty a ďalšia karta zo stubu. Odkry ich.
premature-flop-order-three-new = Dealer: vylož ako flop tri nové karty.
premature-flop-order-three-stand = Tri karty nechaj ležať: hra s nimi pokračuje.
premature-flop-order-flop-stands = Flop nechaj ležať: hra s ním pokračuje.
premature-flop-order-settle-actions-on-flop = Floormanager: stávkové kolo pred flopom ešte beží. Čo sa stalo na flope, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
premature-flop-order-floor-rules-early = Floormanager: o troch kartách rozhodni v záujme férovosti (pravidlo { $fairness }). Flop platí až vtedy, keď sa skončí stávkové kolo pred ním.
premature-flop-order-floor-rules-late = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či flop platí, alebo sa vráti. Ak platí, pokračuj incidentom Preskočený hráč (skipped-player).
premature-flop-order-floor-rules-unburned = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či sú tri karty flopom, alebo sa pálenie doplní.
premature-flop-order-see-skipped = Floormanager: o hráčovi, ktorého akcia obišla, rozhodni podľa incidentu Preskočený hráč (skipped-player).
premature-flop-order-one-burn-for-turn = Dealer: pred turnom spáľ jednu kartu, nie dve.
premature-flop-order-two-burns-for-turn = Dealer: pred turnom spáľ dve karty; jedna nahradí tú, ktorá sa nespálila pred flopom.
premature-flop-remark-cards-new-flop = Predtým: spálená | flop flop flop. Potom: spálená | nová nová nová | spálená | turn.
premature-flop-remark-cards-two-and-next = Predtým: flop flop flop. Potom: jedna z nich ako spálená | zvyšné dve a ďalšia | spálená | turn.
premature-flop-remark-cards-three-stand = Predtým: flop flop flop. Potom: flop flop flop | spálená | turn.
premature-flop-remark-others-early = V knihách, ktoré pravidlo majú, sa predčasný flop vráti a spálená karta ostane: predtým spálená | flop flop flop, potom spálená | nová nová nová.
premature-flop-remark-others-unburned = V knihách, ktoré pravidlo majú, jedna z troch bude spálená, kým sa nikto nevyjadril: predtým flop flop flop, potom spálená | zvyšné dve a ďalšia.
