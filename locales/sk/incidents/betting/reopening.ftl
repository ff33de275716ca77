reopening = Kto smie navýšiť po nízkom all-ine
    .search = znovuotvorenie, znovuotvorenie stávok, akcia sa otvorila, akcia sa neotvorila, krátky all-in, nízky all-in, all-in za menej, all-in menší než raise, smiem ešte navýšiť, môžem znova navýšiť, re-raise, neúplný raise, nie je celý raise, dva krátke all-iny, viac all-inov, súčet all-inov, polovičný raise v limite, len dorovnať, reopening, malý all-in, príliš malý all-in, re-open, reopen
    .told =
        Môžem ešte raisnúť po krátkom all-ine?
        Betol som, súper dal krátky all-in, menej ako plný raise, a ja chcem znova navýšiť
        Dealer mi povedal, že už nemôžem raisnúť, lebo ten all-in nebol plné navýšenie
        Ja bet 1 000, jeden call, button all-in 1 400 a teraz, keď to prišlo naspäť ku mne, chcem dať raise
        Otvoril som na 600, potom išli dva krátke all-iny, na 900 a na 1 250, a hádame sa, či sa mi tým akcia znova otvorila
        Môže hráč, čo už len callol, navýšiť, keď za ním bol all-in menší ako minraise?
        Smie po krátkom all-ine navýšiť
        Hráč betol, za ním prišiel krátky all-in, nie celý raise, a teraz chce znova navýšiť
        Po bete 1 000 a all-ine za 1 400 chce pôvodný bettor ešte reraisnúť
        Na flope seat 1 bet 500, seat 3 call, seat 5 all-in za 700 a seat 1 chce dať raise
        UTG raise na 800, potom dva krátke all-iny na 1 100 a 1 500, UTG chce znova navýšiť
        Otvára krátky all-in akciu hráčovi, ktorý už predtým callol?
    .heard =
        betol som 1000, pushol 1300, jeden callol, môžem teraz hore
        UTG otvoril, BTN šupol tesne nad, akcia zas na UTG
        už som hral a ten push nebol riadny raise, som zamknutý
        dvaja shorti pushli cez seba, mám znova právo
        mini push za mnou, môžem všetkých vyhnať
        jeho posledné žetóny pridali iba 200, smie otvárajúci znova
        päťka predtým flatla a teraz chce cez shorta jamnúť
        dealer vraví že smiem len platiť, lebo ten push bol krátky
        zvyškový push bol o 350 viac, minimum by bolo 800
        kto ešte smie pridať keď tam zasunul malý stack
        BB ešte vôbec nehral, ten predsa môže ísť cez
        oba pushe dokopy presiahnu plné zvýšenie, takže môžem
        môžem ešte zvýšiť po tom malom all-ine
        krátky all-in nezvýšil o celý raise, môžem znova zvyšovať
        po mojom bete išiel niekto all-in o trochu viac, smiem navýšiť alebo len dorovnať
        dva malé all-iny spolu tvoria celé zvýšenie, otvára sa stávkovanie
        išiel all-in za menej ako plný raise, môžem znova navýšiť
        krátky all-in, je stávkovanie znova otvorené pre prvého hráča
        stavil som 600, all-in 800, jeden call, môžem ešte navýšiť
        môže hráč, ktorý už dal call, navýšiť po malom all-ine
        all-in nebol plný raise a teraz chce znova navýšiť
        bet 1000, šortík olin 1400, kôl, môže ten čo betol prerejznúť
        šorty pušol len o kúsok viac, otvára sa to Petrovi znova
        dva malé oliny po sebe, dokopy plný rejz, môžem ešte rejzovať
        ja som už kolnul, olin bol nedorejz, môžem teraz pušnúť
        strelil som 800, malý stek šupol 1100, chcem ho prerejzovať
        po tom nedorejze mi vraví že už môžem len dorovnať, fakt
        Stavil som tisíc, on dostrelil na 1300, môžem ešte raz pribiť
        Chudák šupol posledných 700 na moju šesťstovku, ja chcem znova rejznúť
        Dorovnal som, potom prišiel malý olin, vraj už môžem len doplatiť
        Dva drobné olíny zaradom, spolu plné zvýšenie, otvára mi to znova
        Pôvodný útočník chce znova prebiť, hoci dostrel bol len o 200
        Krupier mi nedovolí rejznúť, lebo ten malý štek dorazil len na 1100
        Otvoril som na 2 000, jeden callol, krátky šiel all-in za 2 700, môžem ešte raisnúť?
        Ten malý all-in bol len o 300 viac než bet, a pôvodný betujúci chcel znova zvyšovať
        Dva krátke stacky naskákali jeden po druhom, spolu to už dalo viac než celé zvýšenie
        Limpol som, na button prišiel shove o pol blindu viac, a mne zakázali viac než dorovnať
        Check, bet 1 000, all-in 1 400 a ten, čo checkol, chce dať 5 000, smie?
        Hádali sme sa, či mi to kratučké dožatie od babičky znovu otvorilo možnosť navýšiť
        Bet 4 000, all-in za 6 500, call, a rad je späť na mne, len call a fold, alebo aj viac?
        Ja som uz raz vsadil, medzitym prisiel short all-in, mozem to teraz tlacit?
        Big blind ešte nehral, pred ním nedostatočný all-in, jemu vraj zvyšovať dovolené je, mne nie
        Chtěl jsem ještě zvednout, ale prý short all-in nestačil, aby se mi to otevřelo
        Otvoril som na tri tisíce, dvaja dorovnali, babka na blinde vložila posledných 3 900 a ja by som teraz rád dal všetko, no sused tvrdí, že nesmiem
        Pôvodný agresor sa dočkal akcie späť, lenže len vo výške stovky, a chcel ísť za všetko
        Na turne vsadil 3 000, dostal all-in 5 200, všimol si call za ním a siahol po celom stacku
        Kto z nás troch smie po tom nedotiahnutom shove ešte zvyšovať?
        Blindy 400/800, open 1 800, push 2 300, SB fold, a prvý hráč oznámil, že ide all-in tiež
        all-in za menej než celý raise, môžu ostatní znova zvýšiť
        krátky all-in, môže prvý raiser znova zvyšovať
        otvára malý all-in znovu stávky
        môžem po jeho krátkom all-ine ešte raz zvýšiť
reopening-fact-round = Ako zatiaľ išli stávky v tomto kole aj s all-inmi?
    .label = stávky v kole
    .hint = Priebeh s nízkym all-inom: blindy 200/400; A navýši na 1200, B all-in 1500, C dorovná (? neviem, < späť)
reopening-outcome-nobody-to-act = Stávky sa skončili: v tomto riadku sa už nikto nemá vyjadriť
reopening-outcome-others-to-act = Na dorovnanie { $bet }, navýšiť možno najmenej na { $least }
reopening-outcome-open-no-short = Nízky all-in raise nebol, raise je povolený: { $free }
reopening-outcome-open = Stávky sú otvorené, raise je povolený: { $free }
reopening-outcome-some-closed = Iba call alebo fold: { $closed }
reopening-outcome-closed-for-now = Iba call alebo fold, kým raise stávky znova neotvorí: { $closed }
reopening-outcome-next-may-raise = { $next } smie navýšiť. Len ak tým stávky znova otvorí, smie aj: { $closed }
reopening-outcome-adds-up-not-said = Kniha nehovorí, či je raise povolený: { $open }
reopening-outcome-limit-not-said = Kniha nehovorí, čo v limite znova otvára stávky
reopening-outcome-limit-amount-not-said = Raise je povolený: { $free }. Kniha nehovorí, o koľko
reopening-outcome-limit-adds-up-not-said = Kniha nehovorí, či je v limite raise povolený: { $open }
reopening-outcome-adds-up-by-director = Tvoja voľba: či je raise povolený: { $open }
reopening-outcome-limit-by-director = Tvoja voľba: čo v limite znova otvára stávky
reopening-order-betting-over = Ak sa už nikto iný nemá vyjadriť, toto stávkové kolo sa skončilo.
reopening-order-whoever-is-next = Ďalší hráč dorovná, navýši alebo zloží.
reopening-order-everyone-may-raise = Na rade je ďalší hráč a má všetky možnosti: minimálne navýšenie je v tabuľke.
reopening-order-next-has-every-option = Na rade je { $next } a má všetky možnosti: minimálne navýšenie je v tabuľke.
reopening-order-closed-unless-reopened = Dealer: ak nikto nenavýši, prijmi iba call alebo fold ({ $closed }). Plné navýšenie stávky znova otvorí.
reopening-order-closed-may-not-raise = Dealer: prijmi iba call alebo fold ({ $closed }).
reopening-order-others-may-raise = Kto sa má okrem nich ešte vyjadriť, smie navýšiť, aspoň na sumu v tabuľke.
reopening-order-left-out-may-raise = Kto sa má ešte vyjadriť a nie je v tabuľke, smie navýšiť.
reopening-order-others-may-raise-limit = Kto sa má okrem nich ešte vyjadriť, smie navýšiť. Aký veľký musí raise byť, môže závisieť od toho istého rozhodnutia.
reopening-order-director-decides-together = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa nízke all-iny sčítajú. Ak áno, raise je povolený ({ $open }); ak nie, iba call alebo fold.
reopening-order-director-decides-limit-together = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa nízke all-iny v limite sčítajú. Ak áno, raise je povolený ({ $open }); ak nie, iba call alebo fold.
reopening-order-director-decides-limit = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), kto smie navýšiť. V knihách, ktoré pre limit uvádzajú hranicu, nízky all-in znova otvára stávky od polovice plného navýšenia.
reopening-order-next-may-raise-limit = Na rade je ďalší hráč a má všetky možnosti.
reopening-order-director-decides-limit-amount = Floormanager: ak niekto navýši, rozhodni v záujme férovosti (pravidlo { $fairness }), o koľko: o plnú stávku nad nízky all-in, alebo len o zvyšok do plnej stávky.
reopening-order-director-chooses-together = Floormanager/TD: rozhodni, či sa nízke all-iny sčítajú. Ak áno, raise je povolený ({ $open }); ak nie, iba call alebo fold.
reopening-order-director-chooses-limit = Floormanager/TD: rozhodni, kto smie navýšiť.
reopening-remark-doubled-bet = Vyšší bet na štvrtej ulici: v stude je dovolený pri otvorenom páre a kniha o ňom nehovorí. Tabuľka vychádza zo stávky tak, ako padla.
reopening-remark-short-all-ins-together = Nízke all-iny sa sčítajú: rozhoduje, o koľko stávka narástla, odkedy sa hráč vyjadril.
reopening-remark-only-call-named = Podľa znenia knihy zostáva týmto hráčom iba call; o folde kniha nehovorí.
reopening-remark-part-of-the-total = Kniha hovorí o polovici celej stávky alebo raisu. Tabuľka počíta s polovicou jednej stávky tohto kola.
reopening-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po tomto all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na niektorú sumu v poslednom stĺpci platí tiež.
reopening-outcome-only-call = Raise už nie je možný: call alebo fold
reopening-order-take-call-or-fold = Dealer: prijmi iba call alebo fold. Nikto už nemôže raise dorovnať, alebo naň žetóny nestačia.
