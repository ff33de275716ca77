skipped-player = Preskočený hráč
    .search = hráč bol preskočený, vynechaný hráč, preskočili ma, bol som na rade, ešte som nekonal, dealer niekoho vynechal, nikto na mňa nepočkal, preskočené miesto, nedostal sa k slovu, akcia ho obišla, vynechali ho, skipped
    .told =
        Preskočili ma
        Bol som na rade, dealer ma preskočil a už hrajú ďalší
        Ja som ešte nehral a hráč za mnou betol, hráč za ním callol, na mňa nikto nečakal
        Som na small blinde, po flope som mal hovoriť prvý, big blind checkol, button betol 1 200 a jeden dorovnal, mňa vynechali
        Preskočili ma pred flopom, dvaja za mnou sa vyjadrili, dealer už vyložil flop a ja mám stále karty v ruke
        Mám ešte právo hrať, keď ma preskočili a za mnou už dvaja zahrali?
        Preskočili sme hráča
        Hráča na štvorke preskočili a dvaja za ním už hrali
        Prehliadol som hráča, akcia išla ďalej a on ešte nehral
        Na flope seat 1 check, seat 2 preskočený, seat 3 bet 800, seat 4 call a až potom sa seat 2 ozval
        Preskočený hráč sa ozval, až keď sa kolo skončilo a ležal turn, času mal dosť
        Môže preskočený hráč ešte hrať, keď sa dvaja za ním už vyjadrili?
    .heard =
        UTG betol, UTG+2 callol a na mňa medzi nimi zabudli
        haló, ja mám ešte karty, išli ste popri mne
        vyložila turn a small blind ešte nič nepovedal
        dealer ukázal na sedmičku, ale šestka mala ešte ruku
        traja už odvtedy hrali, moje karty si nikto nevšimol
        nechali ma bokom, potom button raisol a pár ich callovalo
        ozval sa až po dvoch foldoch a calle
        karty mal za lakťom a akcia prebehla cezo mňa
        je moja ruka mŕtva, keď som ich nezastavil včas
        v tomto kole dvakrát hopli ponad dvojku
        sedel mlčky kým to išlo okolo neho, teraz protestuje
        je neskoro aby som sa po call, call, fold ešte rozhodol
        ešte som nehral a už idú ďalej
        obišli hráča, ďalší dvaja za ním už konali
        dealer vynechal moje poradie a rozdal ďalšiu kartu
        preskočený hráč sa neozval včas, má ešte právo hrať
        preskočili ma, hráč za mnou už konal
        dealer ma vynechal a za mnou už konali dvaja
        miesto 5 preskočili a nič nepovedalo, teraz chce konať
        preskočili ma a ďalší dvaja dali call, som ešte na rade
        akcia išla popri mne, ešte som nekonal
        mňa vynechali, ja som ešte nehovoril a už je flop
        za mnou sa už hralo, na štvorku úplne zabudli
        obišli Máriu, dvaja po nej čekli a až teraz sa ozvala
        Norbo mlčal kým traja za ním odohrali, teraz reklamuje že nešiel
        nik sa ma nepýtal, sused za mnou strelil, ďalší kolol, a ja nič
        na dvojku sa nedostalo, krupiér išiel rovno ďalej, turn už leží
        Na mňa zabudli, traja za mnou už stavili a ja mám karty
        Dealer ma obišiel, rovno ukázal na sedmičku a šli ďalej
        Ja som ešte nič nepovedal a oni už vykladajú turn
        Vynechali Maroša na päťke, ozval sa až teraz, že je tiež v hre
        Nikto sa ma nepýtal, išlo sa ponad mňa a ďalší dvaja dorovnali
        Štvorku predbehli, sedela ticho a prebudila sa až po dvoch stávkach
        Ja som ešte nepovedal ani slovo a dealer už zbieral žetóny od tých za mnou
        Všetci okolo mňa hrali, akoby som tam nebol, moje karty ležali za šálkou kávy
        Dvaja po mne už dorovnali a zrazu vysvitlo, že mňa nikto nečakal
        Hráča na mieste 4 obišli, tri ďalšie akcie prebehli, on len čumel
        Malý vozičkár nedočiahol na stôl, karty držal nižšie, a tak ho preskočili
        Dealer ukázal rovno na button, cutoff mal pritom ešte karty a chcel raisnúť
        Sedím hneď vedľa dealera, takže ma nevidí, po navýšení rovno ukázal na suseda, ten zložil, ďalší dorovnal, a mne nikto nedal povedať nič
        UTG open, ďalší fold, ja som si napravila okuliare, a už bol call od troch za mnou
        Preskocili ho a potom mu povedali ze jeho ruka je mrtva, lebo mlcal
        Akcia ma obišla, prihlásil som sa až pri flope, mám ešte právo hrať?
        Přeskočili mě, protože jsem měl karty schované za žetony, a už dva po mně vsadili
        Mal kopu času ozvať sa, že ho minuli, čakal však, čo urobia tí za ním
        Na button sa zabudlo, blindy už checkli a dealer siahal po balíku
        Nikto sa neopýtal BB, čo robí, rovno sa hralo ďalej po raise na 1 500 od neskoršieho miesta
        Ak ma pri stole vynechajú a za mnou sú už dvaja s foldom a jeden s callom, platí moja ruka?
        dealer obišiel hráča
        hráč bol vynechaný a hral ďalší
        preskočili ma, bol som na rade
        nikto sa ho neopýtal, dvaja ďalší už hrali
        přeskočili mě, byl jsem na řadě
skipped-player-fact-actions = Aké akcie prebehli od tej predčasnej, kým sa niekto neozval? (predčasná ako prvá)
    .label = akcie od predčasnej
skipped-player-fact-acted-since = Vyjadril sa po predčasnej akcii ešte niekto?
    .label = ďalšia akcia po predčasnej
skipped-player-fact-street-over = Skončilo sa stávkové kolo skôr, než sa niekto ozval?
    .label = stávkové kolo už skončené
skipped-player-fact-had-time = Mal preskočený hráč primeraný čas ozvať sa?
    .label = primeraný čas ozvať sa
skipped-player-outcome-skipped-player-acts = Ešte nie je neskoro: vyjadrí sa preskočený hráč
skipped-player-outcome-early-action-binds = Neskoro: predčasná akcia platí; zvyšok určí floormanager
skipped-player-outcome-early-action-free = Neskoro: predčasná akcia nezaväzuje; zvyšok určí floormanager
skipped-player-outcome-early-player-judged = Neskoro: floormanager rozhodne o tom, kto sa predbehol
skipped-player-order-skipped-acts = Teraz sa vyjadrí preskočený hráč.
skipped-player-order-early-stands = Predčasná akcia platí.
skipped-player-order-action-goes-back = Akcia sa vracia k preskočenému hráčovi.
skipped-player-order-play-goes-on = Hra pokračuje od miesta, kam prišla.
skipped-player-order-settle-early-actions = Floormanager: čo sa stalo priskoro, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
skipped-player-order-floor-rules-hand = Floormanager: rozhodni, ako naložiť s preskočenou rukou. Kniha to necháva na tebe.
skipped-player-order-may-kill = Floormanager: rozhodni, či je preskočená ruka mŕtva. Môžeš ju vyhlásiť za mŕtvu.
skipped-player-order-hand-stays-live = Preskočená ruka ostáva v hre.
skipped-player-order-may-limit = Floormanager: rozhodni, čo preskočený hráč ešte smie. Môžeš mu zakázať bet a raise.
skipped-player-order-all-options = Preskočený hráč má stále všetky možnosti.
skipped-player-order-time-was-there = Floormanager: zváž, že hráč mal čas ozvať sa. Kniha to uvádza ako dôvod na prísnosť.
skipped-player-order-time-was-missing = Floormanager: zváž, že hráč nemal dosť času ozvať sa. Ako dôvod na prísnosť kniha uvádza dostatok času.
skipped-player-order-judge-early-player = Floormanager: rozhodni o hráčovi, ktorý sa predbehol. Môžeš mu dovoliť len pasívne akcie alebo ho z ruky vyradiť.
skipped-player-order-early-holds = Predčasná akcia platí v rozsahu, ktorý určí floormanager.
skipped-player-order-early-does-not-hold = Predčasná akcia nezaväzuje.
skipped-player-remark-counted-from-first = Zarátala sa aj predčasná akcia.
skipped-player-remark-check-and-fold = Check a fold neprinesú do potu žiadne žetóny.
skipped-player-remark-fold-binds-anyway = Predčasný fold zaväzuje v každom prípade.
skipped-player-remark-early-player-named = Podľa znenia tejto knihy rozhoduje floormanager o hráčovi, ktorý sa predbehol; podľa ostatných kníh o preskočenom.
