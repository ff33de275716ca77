phone = Telefón alebo iné zariadenie pri stole
    .search = mobil pri stole, telefonuje počas ruky, zdvihol telefón pri stole, telefónny hovor pri stole, zvoní mu mobil, zvonenie, píše správy s kartami pred sebou, používa pokrovú aplikáciu, push fold tabuľka, solver v mobile, hlasná hudba, hudba v slúchadlách, slúchadlá počas ruky, pozerá video, natáča stôl, fotí pri stole, streamuje pri stole, inteligentné okuliare, tablet na stole, mobil, telefón pri stole
    .told =
        Telefonuje pri stole
        Chlap volá z mobilu priamo pri stole a má pritom karty v ruke
        Má na mobile otvorenú pokrovú appku a pozerá si do nej, keď je na rade
        Hráč vedľa mňa si počas ruky píše správy a stále naňho čakáme
        Na trojke si pustil futbal na tablete naplno bez slúchadiel, ruší to celý stôl a zdržuje hru
        Môže mať počas ruky v ruke telefón a esemeskovať?
        Hráč so živou rukou píše na mobile správy
        Hráč má pri stole na mobile otvorenú pokrovú appku s tabuľkou
        Seat 5 telefonoval počas ruky, mal ešte karty a zdržiaval hru
        Seat 1 si na mobile nahlas púšťa video a ostatných hráčov to ruší
        Môže byť hráč na telefóne, keď má pred sebou živú ruku?
    .heard =
        visí na drôte a my čakáme na jeho rozhodnutie
        ťuká WhatsApp so živou rukou
        jednotka si v smartfóne pozerá range tabuľky
        vyzváňa mu, zdvihne to a kecá
        vedľa mňa hučí TikTok na plné pecky
        GTO Wizard má otvorený na kolenách
        môžem mať AirPods v ušiach keď mám karty
        dala ma naživo na Insta bez opýtania
        smartky mu vibrujú a číta ich v strede ruky
        na laptope sleduje futbal
        powerbanka a iPad ležia na plátne
        vyfotil si stack aj naše karty
        pozerá do mobilu počas rozdania a píše správu
        používa na telefóne aplikáciu s tabuľkami
        používa telefón, kým má karty
        hráč telefonuje pri stole počas ruky
        píše správy, kým je v ruke
        počas hry mu zazvonil telefón a zdvihol ho
        so živou rukou si niečo hľadá v mobile
        hráč má z telefónu nahlas hudbu
        nakrúca stôl mobilom
        má mobil pri uchu a vykecáva sa so ženou, karty drží
        ťuká na whatsappe kým je na ťahu a my čakáme
        na ajfóne má otvorený solver a pozerá rendže
        pustil si nahlas tiktok, vyrušuje nás to
        v ušiach má slúchadlá s hudbou, prepočul rejz
        natáča si handy na tablet a ešte si ich posiela
        Ťuká do mobilu počas ruky a neustále niekomu píše
        Vybavuje si hovor, a pritom má pred sebou karty
        Má slúchadlá v ušiach a nepočuje, že je na ťahu
        Zvonilo mu to nahlas a pustil si jutub, všetci to počujú
        Na tablete má otvorený solver a pozerá, čo s esom a dámou
        Natáča nás smartfónom a esemeskuje kamošovi na galérii
        Na ťahu bol chlapík, ktorý držal mobil vo výške brady a čítal z neho čísla, vraj to bola správa od ženy, no na obrazovke svietila tabuľka
        Počas ruky mal otvorenú aplikáciu s tabuľkou
        Hlasno mu zazvonil mobil, on ho zdvihol na ťahu
        Videohovor a kamera mierila na board
        Písal správy medzi flopom a turnom
        Pozera v mobile charty pri stole
        Hrál s telefonem v ruce a psal si zprávy
        Mal na ušiach slúchadlá a nereagoval na dealera
        Natáčal stôl a streamoval to naživo
        Inteligentné hodinky mu svietili pri all-ine, čo s tým?
        používa pri stole notebook
        pozerá počas ruky film na tablete
        telefonuje a má karty
        píše správy so živou rukou
        má slúchadlá a nepočuje akciu
        pozerá si niečo v mobile, keď je na rade
        kamarát jej cez telefón radí
        fotí si karty
        dívá se na notebook a nesleduje hru
phone-fact-use = Na čo sa zariadenie použilo?
    .label = použitie zariadenia
    .call = na telefonovanie pri stole
    .app = na pokrovú či stávkovú aplikáciu alebo tabuľku
    .sound = na zvonenie, hudbu alebo video, ktoré mohli počuť aj iní
    .headphones = na hudbu alebo video, ktoré mohol počuť len tento hráč
    .on-table = na nič: ležalo na stole
    .other = na niečo iné: správy, fotky, natáčanie, inú pomôcku
phone-fact-live-hand = Mal hráč živú ruku?
    .label = živá ruka
phone-fact-harm = Ako to zasiahlo do hry?
    .label = do hry to zasiahlo
    .none = nijako
    .disturbs = niekoho to rušilo alebo to zdržalo hru
    .advantage = hráčovi to dalo výhodu oproti ostatným
phone-fact-house-allows = Dovoľujú to domáce pravidlá?
    .label = povolené domácimi pravidlami
phone-outcome-no-call = Pri stole sa netelefonuje
phone-outcome-no-app = Bez pokrových a stávkových aplikácií a bez tabuliek
phone-outcome-app-allowed = Dovolené, kým hráč nemá živú ruku
phone-outcome-no-sound = Zariadenie nesmie byť počuť
phone-outcome-no-headphones = Bez hudby a videa v slúchadlách
phone-outcome-put-away = Zariadenie sa takto používať nesmie
phone-outcome-off-the-table = Na stole nesmie ležať telefón ani iné zariadenie
phone-outcome-no-device = So živou rukou sa zariadenia nepoužívajú
phone-outcome-floor-decides = Tvoja voľba: zariadenie sa smie používať, alebo nesmie
phone-outcome-allowed = Toto je dovolené
phone-order-end-call = Floormanager: povedz hráčovi, aby hovor hneď ukončil.
phone-order-call-elsewhere = Floormanager: povedz hráčovi, že telefonovať smie len mimo stola a len bez živej ruky.
phone-order-call-without-hand = Floormanager: povedz hráčovi, že telefonovať smie len bez živej ruky.
phone-order-app-away-for-the-hand = Floormanager: povedz hráčovi, aby aplikáciu či tabuľku nepoužíval, kým má živú ruku.
phone-order-app-away = Floormanager: povedz hráčovi, aby aplikáciu či tabuľku nepoužíval.
phone-order-app-until-next-hand = Floormanager: povedz hráčovi, aby aplikáciu či tabuľku zavrel skôr, než sa rozdá ďalšia ruka.
phone-order-nobody-hears-it = Floormanager: povedz hráčovi, že zariadenie nesmie počuť nikto iný.
phone-order-switch-it-off = Floormanager: povedz hráčovi, aby zvuk a obraz vypol.
phone-order-headphones-off = Floormanager: povedz hráčovi, aby hudbu či video vypol.
phone-order-put-it-away = Floormanager: povedz hráčovi, aby zariadenie schoval.
phone-order-off-the-table = Floormanager: povedz hráčovi, aby zariadenie dal zo stola preč.
phone-order-hands-off = Floormanager: povedz hráčovi, že kým má živú ruku, nesmie žiadne zariadenie ovládať.
phone-order-no-strategy-data = Floormanager: povedz hráčovi, že strategické údaje nesmie prijímať od nikoho ani z ničoho.
phone-order-say-whether = Floormanager/TD: rozhodni, či hráč smie zariadenie pri stole ďalej používať, a povedz mu to.
phone-order-hand-goes-on = Dealer: pokračuj v ruke. Žiadna ruka kvôli zariadeniu nie je mŕtva.
phone-order-let-it-be = Floormanager: nechaj to tak.
phone-remark-help-with-a-hand = Ak si ním hráč zháňal radu k ruke, pozri aj incident Reči o ruke (talking-about-a-hand).
phone-remark-not-during-a-hand = Kým má hráč živú ruku, zariadenie ovládať nesmie, ani aby zmenil hudbu.
phone-remark-only-loud-named = Kniha chce mať hlasné zvonenie, hudbu, obrázky a videá vypnuté. O tom, čo počuje len jeden hráč, nehovorí.
phone-remark-left-to-phone = Ak hráč so živou rukou odíde telefonovať, pozri aj incident Odchod od stola so živou rukou (left-table-with-hand).
