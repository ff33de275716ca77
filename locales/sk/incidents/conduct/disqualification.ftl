disqualification = Diskvalifikácia
    .search = diskvalifikovať hráča, vyhodiť hráča, hráč je diskvalifikovaný, DQ, vylúčený z turnaja, čo bude s jeho žetónmi, žetóny diskvalifikovaného hráča, chce späť buy-in, vrátenie peňazí po diskvalifikácii, zákaz hrať v turnaji, pristihnutý pri podvode, hráči hrajú spolu
    .told =
        Podvádza, diskvalifikujte ho
        Chcem, aby bol ten hráč diskvalifikovaný, prehadzuje žetóny kamarátovi
        Po každej penalizácii robí to isté dookola, mali by ste ho vylúčiť z turnaja
        Prichytil som ho, ako si označuje karty nechtom, má to byť diskvalifikácia, a práve je v ruke
        Floor ho už z turnaja vylúčil, ale on je v tejto ruke ešte all-in a nevieme, čo s jeho žetónmi
        Môže byť za chip dumping diskvalifikovaný hneď, aj keď má ešte živú ruku?
        Ide o diskvalifikáciu hráča
        TD rozhodol o diskvalifikácii hráča a ten je ešte v ruke
        Hráča treba diskvalifikovať za podvádzanie
        Seat 7 skrýval žetóny vo vrecku, navrhujem diskvalifikáciu, práve má živú ruku
        Dvaja hráči si po dohode presúvali žetóny, chip dumping, ide o vylúčenie z turnaja
        Čo so žetónmi a kartami hráča, ktorého diskvalifikujeme?
    .heard =
        ochranka vyvádza štvorku, berieme jeho stack hneď preč
        vyhodili ho a v tomto pote je ešte živý
        TD ho posiela domov, posunie sa ďalší o jednu výplatu
        dostala zákaz do konca festivalu, čo s jej výhrou
        platia sa jeho blindy ďalej keď ho vykázali
        nechtom si značil karty, chcem aby skončil nadobro
        ten vykopnutý žiada vrátiť vstupné
        priznali sa že si žetóny delili, von obaja, idú ich stacky z hry
        preč s ním, vymenil kartu z lona
        vylúčili ho uprostred ruky, prepadá jeho bet
        našli u neho falošné žetóny, preňho je koniec
        udrel človeka, to už nie je na penalizáciu, letí von
        hráča vylučujeme z turnaja, čo sa stane so žetónmi
        za podvádzanie dostal diskvalifikáciu
        vylúčený hráč chce späť vklad
        diskvalifikovali ho, čo bude s jeho žetónmi
        hráča prichytili pri podvádzaní, môžeme ho vyhodiť z turnaja
        udrel iného hráča, bude diskvalifikovaný
        označil si karty a musí ísť z turnaja
        ukradla žetóny, čo urobíme s jej stackom
        vyhráža sa dealerovi a musí opustiť turnaj
        ten musí letieť z turnaja, označoval si esá nechtom
        schoval koláče do tašky, chceme ho vyhodiť z turnaja
        šéf mu povedal že končí a on má ešte živé karty
        nasypal celý stek kamošovi, ten tu už nemá čo hľadať
        vyhoďte ho úplne, má štvrtý trest a stále robí bordel
        chytili ho s kartou v rukáve, ide domov či hrá ďalej
        Toho treba vyhodiť z turnaja, kradol kamošovi čipy z kôpky
        Strčil si tisícky do vrecka, za to má ísť z turnaja domov
        Fero presypal všetko bratovi, chceme ho vylúčiť
        Nechtom si značil esá, nech už ďalej nehrá
        Už toľkokrát ten istý cirkus, vykopnite ho z turnaja definitívne
        Šéf ho poslal preč z turnaja, ale má ešte karty v ruke
        Vytiahol kartu z rukáva, vyhodíme ho?
        Označoval karty nechtom, ruka ešte beží
        Udrel dealera, čo sa stane s jeho stackom?
        Vylúčili ho a blindy mu ešte padajú?
        Podvádzal s kamarátom, ide nadobro von
        Na kamerách bolo vidieť, že si v prestávke prikladá žetóny z vrecka, tak ho vyviedli a všetci sme sa pýtali, čo bude s jeho stackom a vkladom
        Vyloučili ho z turnaje, co bude s jeho žetony?
        Fyzicky napadol hráča pri susednom stole
        Priniesol si vlastné žetóny, floor ho poslal domov
        Vyhodili ho pre podvod, jeho stolička ostala prázdna a všetci pozerajú na ten veľký stack
        prichytený pri kradnutí žetónov susedovi
        zobrala žetón z cudzej kôpky, môžeme ju vyhodiť
        označoval si karty
        podvádzal, je to na kamere
        udrel iného hráča
        vyhráža sa dealerovi bitkou
        ako sa hráč diskvalifikuje a čo bude s jeho žetónmi
        hráča prichytili s kartou v rukáve
        ide jeho stack z hry, keď ho vylúčia
        stále odmieta poslúchnuť floora
        ukradl žetony sousedovi
disqualification-fact-ground = Prečo má byť hráč diskvalifikovaný?
    .label = dôvod diskvalifikácie
    .decided = floormanager/TD o tom už rozhodol
    .collusion = chip dumping alebo iná nedovolená dohoda
    .hidden-chips = žetóny mimo dohľadu
    .soft-play = soft play
    .cheating = podvádzanie
    .repeated = stále nové priestupky
disqualification-fact-live-hand = Je hráč v ruke, ktorá sa ešte hrá?
    .label = hráč v prebiehajúcej ruke
disqualification-outcome-disqualified = Hráč je diskvalifikovaný
disqualification-outcome-director-decides = Tvoja voľba: hráč je diskvalifikovaný, alebo nie je
disqualification-order-decide-first = Floormanager/TD: rozhodni, či bude hráč diskvalifikovaný. Ďalšie kroky platia, len ak áno.
disqualification-order-tell-final = Floormanager/TD: oznám hráčovi diskvalifikáciu. Rozhodnutie je konečné.
disqualification-order-tell = Floormanager/TD: oznám hráčovi diskvalifikáciu.
disqualification-order-bets-stay = Dealer: nechaj v pote, čo tento hráč v tejto ruke vsadil.
disqualification-order-bets-back = Dealer: vráť do stacku hráča, čo v tejto ruke vsadil.
disqualification-order-hand-dead = Dealer: vyhlás ruku tohto hráča za mŕtvu.
disqualification-order-hand-played-out = Dealer: dohraj túto ruku aj s týmto hráčom.
disqualification-order-remove-chips = Floormanager: vezmi z hry všetky žetóny, ktoré tento hráč ešte má.
disqualification-order-blind-off = Dealer: nechaj stack na mieste a ber z neho blindy a ante, kým sa neminie.
disqualification-order-no-refund = Floormanager: nevyplácaj nič späť. Nevracia sa nič a iná náhrada nie je.
disqualification-order-refund-open = Floormanager/TD: rozhodni, či sa niečo vráti.
disqualification-order-place-now = Floormanager: zapíš hráčovi umiestnenie, ktoré má v tejto chvíli.
disqualification-order-no-place = Floormanager: nezapisuj hráčovi umiestnenie ani cenu.
disqualification-order-see-repeat-offence = Floormanager: najprv rozhodni o ďalšej penalizácii podľa incidentu Opakovaný priestupok (repeat-offence).
disqualification-order-see-chips-out-of-view = Floormanager: najprv rozhodni o skrytých žetónoch podľa incidentu Žetóny mimo dohľadu (chips-out-of-view).
