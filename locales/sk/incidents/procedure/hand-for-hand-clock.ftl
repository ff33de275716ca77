hand-for-hand-clock = Hodiny pri hand for hand
    .search = hand for hand hodiny, hodiny na bubline, dve minúty na ruku, koľko sa odráta z hodín, hodiny stoja, čas na bubline, level počas hand for hand, blindy sa zvýšia hand for hand, pozastaviť hodiny, čas na ruku, čo ukazujú hodiny, posunúť hodiny, odobrať dve minúty
    .told =
        Bežia hodiny pri hand for hand?
        Hráme hand for hand a hodiny ďalej idú, podľa mňa majú stáť
        Ohlásili hand for hand a na hodinách už prešiel čas na nový level
        Keď hlásili hand for hand, na hodinách bolo 6:20, teraz ideme tretiu ruku a nikto nevie, koľko nám má zostať do nového levelu
        Na bubline ideme hand for hand už piatu ruku, hodiny sú zastavené na 11 minútach a nevieme, koľko sa za každú ruku odpočíta
        Koľko minút sa odpočítava z hodín za jednu ruku hand for hand?
        Hodiny pri hand for hand
        Začali sme hand for hand a treba nastaviť hodiny, koľko času ubrať za ruku
        Hráme hand for hand a nevieme, kedy sa mení level
        Hand for hand sme ohlásili pri 14:30 na hodinách, teraz ide šiesta ruka, levely sú 40 minút
        Pri oznámení hand for hand ukazovali hodiny 5 minút, začína sa štvrtá ruka, ďalší level je 30 minút
    .heard =
        na bubline sme odohrali šesť rúk, o koľko minút je to menej
        odpočet zamrzol na 14:30, odkedy sa stoly čakajú
        čas beží, aj keď len sedíme a čakáme, kým vedľa dohrajú
        každá ruka uberie dve minúty, nech ideme akokoľvek rýchlo
        počíta sa aj tá rozohraná, keď si to vyhlásil
        blindy stúpli a pred peniazmi sme mali iba štyri ruky
        časovač na nule, kým čakáme na bubline, ideme na vyššie blindy
        tvrdí že na displeji má byť osem, nikto to neprestavil
        bublina trvá večnosť a neubudla ani sekunda
        môžeš strhnúť šesť minút naraz miesto po každej ruke
        bublina praskla, pokračuje časovač so zvyškom
        ako rýchlo ubiehajú levely, keď všetky stoly rozdávajú súčasne
        koľko času ubehne na hodinách pri hre ruka za ruku
        mení sa úroveň blindov počas hry rozdanie po rozdaní
        koľko času sa pri hand-for-hand odráta za každú ruku
        bežia hodiny počas hand for hand
        hand for hand, do konca levelu je šesť minút
        koľko minút sa na bubline odráta za ruku
        bublina, koľko minút nám odrátajú za jednu ruku
        ide počas hendforhend čas alebo stojí
        na časomiere bolo 6:20 keď ohlásili ruku po ruke
        do konca levelu štyri minúty, sme v piatej ruke na bubline
        kedy naskočia vyššie blajndy keď hráme synchro na babli
        časovač na bubline nebeží, koľko sa za rozdanie odčíta, level 30
        Prešli sme na ruku po ruke, koľko minút sa za jednu odráta
        Na displeji bolo 11:30, keď ohlásili ruku po ruke, ide už štvrtá
        Beží časomiera, keď ideme po jednej ruke, alebo ju stopneme
        Pri synchrónnom rozdávaní nám odčítajú dve minúty za ruku, sedí to
        Aké blajndy idú v šiestej ruke, odkedy hráme po jednej
        Tabuľa ukazuje 4 minúty, ideme ruku po ruke, kedy sa zdvihnú blajndy
        Odpočítavajú dve minúty za každú ruku, odrátali aj poslednú?
        Pri druhej ruke hodiny nastavil na 12:00, podľa čoho?
        Na obrazovke svietilo osem minút, odohrali sme tri rozdania ruka za rukou, a keď som sa spýtal, koľko odrátali, povedali mi, že sedem, čo mi nesedelo
        Koľko sa uberá z levelu, keď sa hrá po ruke?
        Blindy sa majú zvýšiť a my hráme pomaly ruka za rukou
        Kolko minut beriu za ruku na bubline?
        Kolik minut se strhává za každou ruku na bublině?
        Časomiera ostala pozastavená, hoci sa odohrali tri rozdania
        Vraj sa počítalo päť minút, mne to nesedí
        Prečo sa levely menia, keď všetky stoly čakajú jeden na druhého?
hand-for-hand-clock-fact-clock = Čo ukazovali hodiny pri oznámení?
    .label = čas na hodinách
hand-for-hand-clock-fact-hands = Ktorá ruka sa teraz začína, ak je prvá po oznámení číslo 1?
    .label = číslo ruky, ktorá sa začína
hand-for-hand-clock-fact-next-level = Aké dlhé sú ďalšie levely?
    .label = dĺžka ďalších levelov
hand-for-hand-clock-outcome-no-clock-rule = Kniha nemá pravidlo o hodinách pri hand for hand
hand-for-hand-clock-outcome-from-running = Ruka { $hand } sa začína pri { $clock_now }: prebiehajúca ruka sa ráta
hand-for-hand-clock-outcome-from-next = Ruka { $hand } sa začína pri { $clock_now }: prebiehajúca ruka sa neráta
hand-for-hand-clock-order-decide-and-announce = Floormanager/TD: pred ďalšou rukou povedz, koľko času sa za ruku odpočíta, rovnako pre všetky stoly.
hand-for-hand-clock-order-stop-and-set = Floormanager: zastav hodiny a na začiatku ruky { $hand } ich nastav na { $clock_now }.
hand-for-hand-clock-order-take-off-each-hand = Floormanager: za každú ruku uber z hodín { $each_hand }, nie naraz za viac rúk.
hand-for-hand-clock-order-take-off-in-groups = Floormanager: uber z hodín čas za viac rúk naraz.
hand-for-hand-clock-order-new-level = Floormanager: oznám nový level tam, kde ho ukazuje tabuľka hodín; jeho blindy platia od tej ruky.
hand-for-hand-clock-order-old-level = Floormanager: blindy ostanú, aké sú, kým sa hand for hand neskončí.
hand-for-hand-clock-order-until-bust = Floormanager: ak pri niektorom stole hráč vypadne, vráť sa k bežnej hre.
hand-for-hand-clock-order-until-money = Floormanager: nechaj hrať takto ďalej, kým nebudú hráči v peniazoch.
hand-for-hand-clock-remark-rest-off-next-level = Ruka, ktorá presiahne level, odoberie zvyšok svojho času z nasledujúceho. Vyplýva to z pevného času na ruku; kniha to výslovne nehovorí.
