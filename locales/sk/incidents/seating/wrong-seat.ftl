wrong-seat = Hráč na nesprávnom mieste
    .search = nesprávne miesto, zlé miesto, sedí na zlom mieste, sedí pri zlom stole, začal na nesprávnom mieste, sedí na mojom mieste, niekto sedí na mojej stoličke, na seat karte je iné miesto, dvaja hráči na jedno miesto, hral zo zlého miesta, pomýlil si miesto, zle si sadol
    .told =
        Sedí na zlom mieste
        Hráč sedí na mieste 4, ale jeho lístok hovorí 7
        Zistil som, že hrám pri zlom stole, mal som byť pri stole 12
        Chlap si sadol na cudzie miesto, hrá už tri ruky s cudzím stackom a pravý hráč práve prišiel
        Po prestávke som si sadol na nesprávne miesto, zahral som raise, mám živú ruku a potom mi povedali, že sedím zle
        Čo sa stane, keď hráč sedí na zlom mieste a má práve živé karty?
        Hráč sedí na zlom mieste
        Hráč si sadol na nesprávne miesto, na kartičke má iné
        Hráč hrá pri zlom stole, mal sedieť na stole 8
        Hráč sedí na štvorke, kartičku má na sedmičku, začal so správnym počtom žetónov
        Hráč si sadol na zlé miesto k cudziemu stacku, hral s nesprávnym počtom žetónov a má živú ruku
        Čo teraz, keď hráč hodinu sedí na nesprávnom mieste a práve má karty?
    .heard =
        dvaja na jednom mieste
        dvaja majú to isté miesto
        hodinu som na päťke, na lístku mám šesť
        patrí k stolu 21 a nie sem
        na jeho papieri je stolička 3 a tá je obsadená
        nepatrí sem ale k vedľajšiemu stolu, už tu vyhral dva banky
        poplietla si na kartičke 6 a 9
        dvaja si nárokujú stoličku 4, jeden zablúdil
        žuchol si tam kam mal prísť náhradník
        cudzí s väčším stackom sedí na mojom po pauze
        vrátil sa z jedla na inú stoličku ako svoju
        po hodine sa ukázalo že tu na zozname nie je
        druhý deň vybalil vrecko pri cudzom stole
        pomýlil si rad A a rad B a hral odtiaľ
        sedí na cudzom mieste a už hral
        hráč si sadol na nesprávne miesto s dobrými žetónmi
        celú hodinu hral z cudzej stoličky
        pomýlil si stôl a sadol si inde než má na lístku
        sedel na zlom mieste a odohral ruku
        hráč sedí pri zlom stole
        sadla si na 6 namiesto 9 a hrala s tým stackom
        hral s cudzími žetónmi
        má lístok na štvorku a sedí na päťke
        sadol si k cudziemu steku a už odohral dva handy
        pomýlil si stôl, mal byť na dvanástke
        prehadzuje si stek niekoho iného, to nie je jeho stolička
        Kubo sedí tu a patrí vedľa, má práve karty
        sadol si inam než mu vyžrebovali, čipov má rovnako
        Sadol si na sedmičku a má byť na osmičke
        Hrá už tri ruky na cudzej stoličke, lístok má k inému stolu
        Omylom sedí inde, ako vylosoval, a už má karty
        Prisadol si k dvojke a hrá jej kopu, nie svoju
        Dana sedí pri stole dvanásť, ale lístok znie na dvadsať
        Zobral Karolovu stoličku a začal s jeho čipmi
        Vrátil som sa z prestávky a na mojom stacku hral cudzí človek
        Po chip race sa ľudia pomiešali, jeden hral s cudzím
        Sedel pri zlom stole, hoci mal správny lístok
        Po prestávke som si sadol, hral dve ruky, a až potom prišla pani, že na mojej stoličke má sedieť ona a že som celý čas hral s jej žetónmi
        Spätné sedenie zle, dvaja si pomýlili päťku so šestkou
        Sadol si na zle miesto a vyhral pot
        Seděl na jiném místě, než měl na lístku
        Už dve ruky hral na mieste, ktoré mu nepatrilo
        Číslo stola si prečítal naopak a hral tam dva levely
        Kto vráti žetóny, keď prehral z kôpky, čo nebola jeho?
wrong-seat-fact-right-stack = Začal hráč so správnym počtom žetónov?
    .label = správny počet žetónov
wrong-seat-fact-hand = Má hráč práve živú ruku?
    .label = živá ruka
wrong-seat-outcome-moved-with-present-stack = Na správne miesto, so žetónmi, ktoré má teraz
wrong-seat-outcome-moved-with-starting-stack = Na správne miesto, so štartovným stackom
wrong-seat-outcome-stack-not-said = Na správne miesto; o žetónoch rozhodne floormanager/TD
wrong-seat-order-move-at-once = Floormanager: presaď hráča ihneď.
wrong-seat-order-finish-hand = Dealer: najprv dohraj ruku. Hráč si presadne až po nej.
wrong-seat-order-rule-on-stack = Floormanager/TD: v záujme férovosti (pravidlo { $fairness }) rozhodni, s koľkými žetónmi hráč pokračuje.
wrong-seat-order-take-present-stack = Hráč: vezmi na svoje miesto všetky žetóny, ktoré teraz máš.
wrong-seat-order-take-starting-stack = Floormanager: polož na správne miesto štartovný stack a žetóny hráča vezmi z hry.
wrong-seat-order-go-to-seat = Hráč: choď na svoje miesto.
wrong-seat-order-seat-taken = Floormanager: ak na správnom mieste už niekto sedí, pozri sa na jeho seat kartu a rozhodni o ňom rovnako.
wrong-seat-remark-results-stand = Čo hráč na nesprávnom mieste vyhral alebo prehral, platí.
wrong-seat-remark-any-stack = Podľa pravidla si hráč presadne so stackom, aký má. Na to, či bol stack správny, sa pravidlo nepýta.
wrong-seat-remark-hand-not-said = Kniha nehovorí, čo bude s kartami, ktoré hráč ešte drží.
