accepted-action = Call po zlom prerátaní
    .search = accepted action, akceptovaná akcia, zlé prerátanie, zle prerátané, zle spočítané, nesprávna suma, dealer zle spočítal, dealer povedal zlú sumu, nesprávna informácia, all-in bol vyšší, all-in bol nižší, stávka bola vyššia, zlý count, hráč nevedel sumu, myslel si že je to menej
    .told =
        Dealer zle spočítal all-in
        Dealer povedal, že all-in je 12 tisíc, callol som a teraz je to zrazu 21 tisíc
        Pýtal som sa, koľko má, zle mi to prerátali a ja som podľa toho dorovnal
        Na turne dal all-in, dealer to prerátal na 14 500, dal som 14 500 do stredu a potom zistili, že zle rátal a je to 19 500
        Dealer mi nahlásil, že all-in je 8 tisíc, hodil som tam dva päťtisícové žetóny a až potom sa prišlo na to, že jeden stĺpec nezarátal a je to 18 tisíc
        Musím doplatiť celý all-in, keď mi dealer pred callom nahlásil menej?
        Callol zle prerátaný all-in
        Zle som prerátal all-in, hráč dal call a potom sa zistilo, že je tam viac žetónov
        Povedal som hráčovi nižšiu sumu all-inu, on callol a súper má v skutočnosti viac
        Seat 4 dal all-in, button si dal prerátať žetóny, povedal som 8 500, vložil 8 500 a po druhom prerátaní je to 18 500
        Nepýtal sa, koľko je all-in, mlčky vložil 5 000 ako call a po prerátaní je súperov all-in 15 000
        Musí doplatiť zvyšok, keď callol all-in podľa sumy, ktorú dealer zle prerátal?
    .heard =
        dealerka hlásila 14 500, keď to prepočítali bolo tam 24 500
        zaplatil som čo mi nadiktovala a zrazu sú tam ešte dva stĺpce
        odhadla tú vežu na tridsaťtisíc, bolo v nej päťdesiat
        po mojom calle to rátali znova a má dvojnásobok
        sused mi povedal chybný údaj o all-ine a ja som mu uveril
        keby som vedel že to stojí toľko, v živote by som to neplatil
        prehliadla fialový 5k v kope a UTG to podľa jej čísla hneď callol
        po doložení boardu vyšlo o osemnásťsto naviac
        floor, musím doložiť rozdiel, veď pomýlila sa ona
        súhlasil s 8000, lebo takú informáciu mu dal krupiér
        ten čo callol odmieta zvyšok, vraj ho zavádzali
        vyšlo to lacnejšie než oznámili, dostane niečo naspäť
        krupiér mi povedal zlý počet, dorovnal som a v skutočnosti je to viac
        zaplatil all-in podľa nesprávneho súčtu, musí doplatiť rozdiel
        opýtal som sa koľko je stávka, odpovedali menej než tam bolo
        súper tvrdil že má osem tisíc a má pätnásť, už som dal call
        dealer povedal, že all-in je 9 000, dal som call a po spočítaní to bolo 19 000
        dealer zle spočítal all-in a hráč chce doplatiť len toľko, koľko mu povedali
        dal call na all-in 22k, ako bolo povedané, ale bolo to 32k, musí doplatiť zvyšok
        dal som call podľa čísla od dealera a to bolo zle
        po calle sa ukázalo, že all-in je menší, ako dealer povedal
        dealer sa pomýlil v počítaní, hráč tvrdí, že inak by zložil
        díler povedal dvanásť litrov, kólol som, a on ich tam má dvadsať
        Maťo hodil 15 čo mu nahlásili, reálne je ten allin za 24
        pýtal som sa koľko, krupiér sa sekol o päť litrov, už som zaplatil
        dorovnal podľa toho čo mu díler nadiktoval, teraz vysvitlo že štos je dvojnásobný
        mlčky som nasypal na ten olin a má o osem litrov viac než hlásili
        krupiérka prehliadla fialový koláč, Fero súhlasil na 9800 a je to 19800
        Dílerka povedala 14 tisíc, dorovnám to a zrazu je tam 21
        Pýtal som sa koľko to je, vraj 8600, kolnul som a chce 11600
        Pomýlila sa pri počítaní, dohodil som 5200 a on má štyri litre navyše
        Peťo zobral jeho olin za dvanásť, tak to krupierka zrátala, lenže bolo osemnásť
        Dealer ohlásil 9000, mlčky som toľko doplatil, no v skutočnosti tam mal 16000
        Rozdávajúci mi nahlásil menej, než naozaj má, súhlasil som a teraz mám doplácať
        Dealer mi povedal, že all-in je 9 000, dorovnal som a potom ich bolo 19 000
        „Osem,“ povedal dealer po letmom pohľade, v skutočnosti v stacku ležalo o tri tisíce viac
        Súper sa na sumu spýtal, dostal zlý počet a povedal call
        Chceli by sme vedieť, koľko musí doplatiť, keď mu oznámili menej, než bolo v strede
        Dorovnal som podľa čísla od krupiérky, ktorá prehliadla čierny žetón za tými bielymi
        Pod červenými bol jeden žltý, ktorý nikto nepočítal, a môj call bol za 12 000
        Spýtal som sa, koľko je ten all-in, dealer prebehol očami stĺpce a povedal jedenásť tisíc, dorovnal som a pri vyplácaní ich bolo dvadsaťjeden
        Povedali mu patnast a bolo dvadsattri, on trva na patnastich
        Hráč v šatke ukázal dve prsty, ja som to zobral ako dvetisíc a callol, lenže bolo to dvadsať
        Řekli mu špatnou částku, on dorovnal, a pak se ukázalo, že je to mnohem víc
        Vedľa mňa žena prijala all-in za dvadsať, vyšlo tridsať, a ona sa bránila, že na to nepristúpila
        Komentátor uviedol, že sa shove počítal až po otočení kariet a bol o polovicu vyšší
        Môže odmietnuť zaplatiť rozdiel, keď ho dealer uviedol do omylu?
        Zjednal si call bez rátania, na stole sa potom objavilo o päťtisíc viac, než sa hovorilo
        Náš dealer oznámil nižší stack a kolega na to dal všetko, za koľko hrá?
accepted-action-fact-called-by = Ako hráč dorovnal?
    .label = spôsob dorovnania
    .call-said = povedal „call“
    .stated-amount = dal si prerátať žetóny a vložil oznámenú sumu
    .named-amount = dal si prerátať žetóny a ohlásil oznámenú sumu
    .other-chips = dal si prerátať žetóny a vložil iné, ktoré oznámenú sumu pokryjú
    .unasked-chips = nepýtal sa a mlčky vložil žetóny
accepted-action-fact-to-call = Aká vysoká je v skutočnosti celá stávka?
    .label = skutočná výška stávky
accepted-action-fact-told = Akú sumu hráčovi oznámili?
    .label = oznámené
accepted-action-fact-put = Koľko spolu hráč vložil alebo ohlásil?
    .label = vložené alebo ohlásené
accepted-action-outcome-correct-amount-owed = Hráč musí dorovnať správnu sumu, hoci aj all-inom
accepted-action-outcome-rest-back = Call v správnej výške: zvyšok sa vráti
accepted-action-outcome-stated-amount-owed = Hráč musí dorovnať oznámenú sumu
accepted-action-outcome-already-correct = Call je správny: nič nechýba
accepted-action-outcome-by-undercall-rule = Pravidlo o undercalle určí, čo treba doplatiť
accepted-action-outcome-more-than-the-call = Viac než stávka: rozhodnú pravidlá o žetónoch
accepted-action-outcome-nothing-put-out = Call ešte nie je: nič nebolo vložené ani ohlásené
accepted-action-order-count-exactly = Dealer: prerátaj stávku aj to, čo hráč vložil.
accepted-action-order-add-missing = Hráč: doplať { $owed }.
accepted-action-order-correct-either-way = Hráč: oprav dorovnanie na správnu sumu. Čo chýba, doplať; čo je navyše, vezmi si späť.
accepted-action-order-correct-if-short = Hráč: ak je to menej než stávka, doplať, čo chýba.
accepted-action-order-all-in-if-short = Kto na celú sumu nemá, je all-in.
accepted-action-order-take-back-rest = Hráč: vezmi si späť, čo presahuje { $to_call }.
accepted-action-order-put-is-enough = Call platí v oznámenej sume; nič sa nedopláca.
accepted-action-order-bring-to-stated = Hráč: uprav dorovnanie na oznámenú sumu, nikdy nie nad stávku.
accepted-action-order-wrong-count-no-way-out = Call platí: zlé číslo ho neruší.
accepted-action-order-rule-as-undercall = Pokračuj incidentom Undercall (undercall).
accepted-action-order-if-more-rule-as-raise = Floormanager: ak je to viac než stávka, pokračuj pri jednom žetóne incidentom Žetón vyššej hodnoty (oversized-chip), pri viacerých incidentom Viac žetónov (several-chips).
accepted-action-order-rule-as-raise = Floormanager: pri jednom žetóne pokračuj incidentom Žetón vyššej hodnoty (oversized-chip), pri viacerých incidentom Viac žetónov (several-chips).
accepted-action-order-still-to-act = Hráč je stále na rade: call, raise alebo fold.
accepted-action-order-action-goes-on = Hra pokračuje.
accepted-action-remark-caller-is-responsible = Ak niekto povedal zlé číslo, hráča to neospravedlňuje: výšku stávky si musí zistiť sám.
accepted-action-remark-trigger-not-named = Kniha zaväzuje toho, kto povie „call“ alebo vloží oznámenú sumu. Iné žetóny nespomína.
accepted-action-remark-only-asked-count-named = Kniha rieši prerátanie, o ktoré hráč požiadal; sumu oznámenú bez požiadania pri tom nespomína.
accepted-action-remark-fairness-always = Tak ako všade má prednosť férovosť (pravidlo { $fairness }): floormanager/TD môže rozhodnúť inak.
accepted-action-remark-fairness-in-a-dispute = Ak vznikne spor, prednosť má férovosť (pravidlo { $fairness }).
accepted-action-outcome-correct-amount-owed-said = Hráč musí dorovnať správnu sumu, hoci aj all-inom
accepted-action-outcome-stated-amount-owed-said = Hráč musí dorovnať oznámenú sumu
accepted-action-order-put-correct = Hráč: vlož { $to_call }.
accepted-action-order-put-stated = Call platí v oznámenej sume: vlož { $said }.
