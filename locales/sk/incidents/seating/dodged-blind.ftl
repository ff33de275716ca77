dodged-blind = Vyhýbanie sa blindu
    .search = vyhol sa big blindu, vyhýba sa blindom, išiel pomaly aby nezaplatil blind, dlho mu trvalo prísť k novému stolu, úmyselne zmeškal big blind, chce preskočiť blind, čaká kým prejde big blind, odišiel na záchod pred big blindom, zdržuje kvôli blindu, obchádza blindy, prišiel neskoro k novému stolu, hráč nechce platiť blind
    .told =
        Vyhol sa big blindu
        Ten hráč odišiel od stola zakaždým, keď mal prísť big blind
        Keď ho presúvali k inému stolu, zdržal sa schválne, aby obišiel big blind
        Presunuli ho k nám zo stola 12, mal si sadnúť na big blind, ale šiel si po pivo a prišiel, až keď blind prešiel
        Pri rozpustení stola si sadol na iné miesto, ako mu vyšlo, aby nemusel platiť big blind v ďalšej ruke
        Čo s hráčom, ktorý pri presune úmyselne zdržuje, aby nemusel dať big blind?
        Hráč sa vyhol blindu
        Hráč odišiel od stola tesne pred big blindom, aby ho nemusel dať
        Hráč pri presune naschvál zdržiaval, aby nemusel zaplatiť blind
        Pri balansovaní mal ísť na big blind na stôl 8, chodil dookola a blind vynechal
        Z rozpusteného stola prišiel o dve ruky neskôr, myslíme, že sa big blindu vyhol naschvál
        Je to vyhýbanie sa blindu, keď chcel pred big blindom odísť, ale nakoniec ostal?
    .heard =
        prešiel sa po sále aby okolo neho prešiel veľký
        vždy musí na záchod presne keď má platiť
        tri minúty na desať metrov, šikovne unikol
        motká sa pri pulte kým jeho platenie prejde
        čakal za stĺpom kým prešli blindy
        vyberá z racku v spomalenom zábere aby vliezol za button
        deviatka sa stratí každé kolo tesne pred platením
        dvakrát sa vyhla, musí doplatiť
        presunuli ho, najprv išiel na pivo a prešlo UTG aj veľký
        prefíkanec, presne na button bol späť
        úmyselne sa fláka aby nemusel platiť
        odchádza aby ošidil kolo, dajte mu trest
        vyhol sa veľkému blindu tým že si presadol
        pred svojím blindom odišiel od stola a potom sa vrátil
        pri presune na iný stôl si sadol tak aby neplatil blind
        zmenil stôl a vyhol sa big blindu
        hráč bol preč, aby vynechal blindy
        vynechala big blind, lebo išla na záchod
        naschvál odišiel pred svojím blindom
        schválne sa fláka aby nemusel dať big
        vždy keď má byť big tak ide na vécko, naschvál
        pri presune sa zdržal dovtedy kým big prešiel
        chce si sadnúť o jedno vedľa aby preskočil veľkú slepú
        Feri z brejku zámerne mešká, smol aj big ho obišli
        poslali ho vyrovnať a išiel cez bar aby ušetril big
        Pred svojím veľkým vždy odíde fajčiť, schválne
        Presadil sa o dve stoličky ďalej, aby nezaplatil povinnú stávku
        Zdržoval sa pri presune, kým ho veľký neobišiel
        Lámali sa stoly a on schválne prišiel až po povinnej
        Pri vyrovnávaní stolov Jaro čakal na chodbe, nech nemusí platiť 800
        Skúša preskočiť svoj bigblajnd, krupierka ho prekukla
        Presadili ho a cestou si objednal kávu, takže big blind minul
        Trvalo mu osem minút prejsť tridsať metrov, blind už bol preč
        Presadili ho k nám, no najprv si šiel po bundu, potom telefonovať, nakoniec ešte na cigaretu, a keď konečne prisadol, veľký blind bol už dva hráče za ním
        Schválne si pýtal iné miesto, aby nemusel platiť
        Zdržiaval pri počítaní žetónov, kým ho gombík neobišiel
        Vyhol sa blindu na novom stole, dostane trest?
        Schválně se zpozdil, aby nemusel platit blind
        Išiel okolo baru, keď mal sadnúť na big, a prišiel až po ňom
        Nesadol si, stál vedľa stola a čakal, až prejde jeho drahá ruka
        Zastavil sa s niekým na reč a tváril sa, že nevidel číslo stola
dodged-blind-fact-on-purpose = Vyhol sa hráč blindu úmyselne?
    .label = úmyselné vyhnutie sa blindu
dodged-blind-fact-occasion = Pri akej príležitosti?
    .label = príležitosť
    .breaking = pri presune z rozpusteného stola
    .balancing = pri presune kvôli balansovaniu stolov
    .other = inak, napríklad pri vlastnom stole
dodged-blind-fact-missed = Podarilo sa hráčovi blind obísť?
    .label = blind obídený
    .yes = áno, blind vynechal
    .no = nie, ostalo pri pokuse
dodged-blind-outcome-no-penalty = Nebol to úmysel: bez penalizácie
dodged-blind-outcome-dodged = Úmyselné vyhnutie sa blindu: dôvod na penalizáciu
dodged-blind-outcome-general-grounds = Pravidlo o blindoch toto nerieši, penalizácia je však možná
dodged-blind-outcome-not-covered = Pravidlo o blindoch toto nerieši: bez penalizácie
dodged-blind-order-hear-player = Floormanager: vypočuj hráča a zisti, kedy mal prísť blind a kde hráč bol.
dodged-blind-order-punish = Floormanager/TD: daj hráčovi penalizáciu.
dodged-blind-order-decide = Floormanager/TD: rozhodni, či hráč dostane penalizáciu.
dodged-blind-order-weigh = Floormanager/TD: podľa všeobecných dôvodov rozhodni, či hráč dostane penalizáciu.
dodged-blind-order-no-penalty = Floormanager: penalizáciu nedávaj. Požiadaj hráča, aby bol na svojom mieste včas.
dodged-blind-order-play-on = Dealer: pokračuj v hre. Button a blindy ostávajú tak, ako sú.
dodged-blind-remark-rule-narrower = Pravidlo o vyhýbaní sa blindom je užšie: táto príležitosť alebo samotný pokus v ňom nie je.
dodged-blind-remark-blind-not-said = Pravidlo nehovorí, či sa vynechaný blind doplatí neskôr.
dodged-blind-remark-out-of-sight = Kto sa cestou z rozpusteného stola stratí so žetónmi z dohľadu, je už za to diskvalifikovaný: pokračuj incidentom Žetóny mimo dohľadu (chips-out-of-view).
