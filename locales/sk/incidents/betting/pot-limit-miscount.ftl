pot-limit-miscount = Zle spočítaný pot alebo privysoký bet
    .search = zlý pot bet, zle spočítaný pot, chyba v počítaní potu, pot bet príliš vysoký, pot bet príliš nízky, vsadil viac než pot, vsadil menej než pot, dealer povedal zlý pot, nesprávna výška potu, PLO pot nesedí, chyba v pot-limite, pot bol väčší, pot bol menší, prerátal sa
    .told =
        Dealer zle spočítal pot bet
        Hráme PLO, dealer povedal, že pot je 4 800, ale má byť 3 800, a už to tak betli
        Súper si pot spočítal sám a dal viac, ako v pot-limite môže
        V Omahe povedal pot, dealer narátal 2 900, dvaja to dorovnali a až na turne sme zistili, že to malo byť 2 100
        Na riveri som povedal pot, dealer to zle zrátal a nahlásil 12 500, súper dorovnal a pri showdowne vyšlo, že pot bol len 10 tisíc
        Opraví sa ten pot bet, keď ho dealer spočítal zle a už je ďalšia karta na stole?
        Zle spočítaný pot v PLO
        V PLO som zle spočítal pot a hráč vložil ako pot bet priveľa
        Hráč si v pot-limite zle vyrátal pot raise a prišli sme na to až po turne
        PLO, button hlásil pot, povedal som mu 2 400, správne bolo 2 100 a dvaja to už dorovnali
        Pot-limit Omaha, river, pot bet 5 200 bol zle vyrátaný a zistilo sa to až pri showdowne
        Opraví sa zle spočítaný pot bet, keď už leží ďalšia karta?
    .heard =
        dealer povedal že pot je 2700, to sme dali, správne malo byť 3300
        pri výpočte zabudla na callera a turn už leží
        krupiér určil 4k ako maximum, podľa dvojky sa dalo len 3600
        po dvoch calleroch vidíme že suma pot betu je mimo
        jej výpočet repotu bol vedľa o deväťsto
        potol za 1450 ale dealer vynechal small blind
        omaha: nadiktovaný pot bol prehnaný, vráti sa mi niečo
        dealerka vyrátala potový raise nízko a ja som už zaplatil
        chyba v súčte omaha potu, objavená na ďalšej ulici
        limpy zarátala dvakrát, takže v PLO prekročil hranicu
        ostane suma potu alebo sa všetkým upraví
        stavil viac než potlimit dovolí a sedmička už doplatila
        díler zle vyrátal maximum pri PLO
        v pot limite stavil viac než dovoľuje pot a zistilo sa to neskôr
        krupiér ohlásil príliš vysoký pot a hráč ho vložil
        pot stávka bola zle zrátaná, turn už leží na stole
        dealer mi povedal zlú veľkosť potu a ja som ju stavil
        pot limit: bet bol viac ako pot a už ho dorovnali
        pot bol zle spočítaný, bet je privysoký
        stavil pot podľa zlého počtu, ďalší hráč už konal
        bet na výšku potu bol nízky, pot bol väčší, ako dealer povedal
        v pélóčku dal plný bank 2100, reálne mohol len 1700
        díler zahlásil že plná je 4500, sekol sa a už leží rivra
        krupiér v omahe nahlásil viac než sa dalo, dvaja to kolli
        až na šoudaune sme zistili že tá banka v PLO bola privysoká
        Andrej si sám vyrátal banku a pomýlil sa o 600, ešte je flop
        PLO rejz mal vyjsť 3600, dílerovou chybou tam hodil 4200
        Dealer v PLO povedal plný bank 3400, a malo byť len 2900
        Krupierka sa sekla pri výpočte banku, Maťo dal o tisícku veľa
        V omahe nahlásil bank 1800, dvaja to doplatili a malo byť menej
        Až na turne sme zistili, že tá stávka o veľkosti banku nesedela
        Pomýlila sa v rátaní banku v peelóčku, už sa ukazuje, čo teraz
        Sám si vyrátal plný bank 5200, nikto nekontroloval, správne bolo 4600
        V Omahe dealer narátal pot o limp viac, hráč potoval a dvaja to zaplatili
        Krupiér sa v PLO pomýlil v súčte, zistilo sa to až na riveri
        Hlásil „pot“ 4 900, pritom sa dalo najviac 4 300, súper už dorovnal
        Zle spočítaný pot, bet bol nižší než maximum a hráč chcel viac
        V pot limite bolo dovolené priveľa, lebo dealer zarátal zložený blind dvakrát
        Zle povedana suma potu, uz je turn, opravuje sa to este?
        V Omahe oznámil dealer plný pot ako 6 100, hráč to vložil, dvaja dorovnali, a potom sused pri počítaní zistil, že správne to bolo 5 500
        Kým si niekto spomenul, že v strede bolo o 600 menej, prišla ďalšia karta
        Potová stávka vyšla o osemsto vyššie, lebo nikto neodrátal ante
        Suseda prepočítala banku v hlave lepšie než dealer a upozornila, že plný pot mal byť menší
pot-limit-miscount-fact-round = Ako išli stávky v tom kole? (pot-limit: pot bet ako posledný, od flopu aj s potom; s ante: všetci hráči)
    .label = stávky v kole
    .hint = Priebeh v pot-limite: pot-limit 200/400; A navýši na 2000 (? neviem, < späť)
pot-limit-miscount-fact-noticed = Kedy sa na to prišlo?
    .label = chyba zistená
    .same-street = pred ďalšou kartou (river: ešte sa stávkuje)
    .next-card = keď už ležala ďalšia karta
    .river-over = river: stávky sa skončili, showdown sa nezačal
    .showdown = pri showdowne
pot-limit-miscount-fact-acted-since = Nastala po tej stávke závažná akcia? (dve akcie, aspoň jedna so žetónmi, alebo tri akékoľvek)
    .label = závažná akcia po stávke
pot-limit-miscount-fact-counted-by = Kto spočítal pot zle?
    .label = pot zle spočítal
    .dealer = dealer
    .player = hráč
pot-limit-miscount-outcome-other-structure = Nie je to pot-limit ani privysoký bet vo fixed limite: netreba nič opraviť
pot-limit-miscount-outcome-no-bet = V tomto kole nie je bet ani raise
pot-limit-miscount-outcome-count-right = Netreba nič opraviť: { $put } zostáva (pot bet: { $most })
pot-limit-miscount-outcome-corrected-down = Príliš veľa: opraví sa na { $total }
pot-limit-miscount-outcome-corrected-up = Príliš málo: opraví sa na { $total }
pot-limit-miscount-outcome-low-stands = Príliš málo, ale neskoro: { $put } zostáva
pot-limit-miscount-outcome-high-stands = Príliš veľa, ale neskoro: { $put } zostáva
pot-limit-miscount-outcome-river-not-said = River, stávky sa skončili: kniha nehovorí, či sa to ešte opraví
pot-limit-miscount-outcome-low-late-not-said = Málo, bez závažnej akcie, kolo sa skončilo: kniha mlčí
pot-limit-miscount-outcome-cause-not-said = Nepočítal dealer: o tom kniha mlčí
pot-limit-miscount-outcome-not-said = Kniha nehovorí, čo ďalej
pot-limit-miscount-outcome-limit-corrected = Príliš veľa: fixed limit dovoľuje iba { $total }
pot-limit-miscount-outcome-raised-since = Príliš veľa a potom navýšené: dovolené bolo najviac { $most }; kniha mlčí
pot-limit-miscount-outcome-limit-late = Príliš veľa, ale neskoro: dovolené bolo iba { $most }; kniha mlčí
pot-limit-miscount-order-use-another-incident = Ak je bet alebo raise príliš nízky, pokračuj incidentom Nízky bet alebo raise (underbet-underraise); ak zaznelo „betujem pot“, incidentom „Betujem pot“ (bet-the-pot).
pot-limit-miscount-order-tell-the-bet = Zadaj kolo znova aj s pot betom.
pot-limit-miscount-order-bet-stands = Stávka zostáva, ako je.
pot-limit-miscount-order-correct-to-limit = Floormanager: oprav stávku: fixed limit tu dovoľuje iba { $total }.
pot-limit-miscount-order-director-raised-since = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }). Kniha nehovorí, čo bude s navýšením privysokého betu: dovolené bolo najviac { $most }.
pot-limit-miscount-order-director-limit-late = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa to ešte opraví. Fixed limit dovoľoval iba { $most }.
pot-limit-miscount-order-announce-right-pot = Dealer: oznám, že na dorovnanie je { $total }.
pot-limit-miscount-order-give-back = Kto stavil a kto dorovnal, berie späť to, čo je navyše: ukazuje to tabuľka.
pot-limit-miscount-order-make-up = Kto stavil a kto dorovnal, doplatí to, čo chýba: ukazuje to tabuľka.
pot-limit-miscount-order-next-acts = Na rade je ten, kto sa má ešte vyjadriť.
pot-limit-miscount-order-nothing-moves = Nikto nič nepridáva a nikomu sa nič nevracia. Hra pokračuje.
pot-limit-miscount-order-director-decides-river = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa to ešte opraví. Správny pot bet bol { $most }.
pot-limit-miscount-order-director-decides-late = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Podľa knihy sa opravuje do závažnej akcie; kniha nehovorí, či je hranicou aj koniec kola.
pot-limit-miscount-order-director-decides-cause = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Podľa knihy sa opravuje len vtedy, keď zlú sumu povedal dealer. Správny pot bet bol { $most }.
pot-limit-miscount-order-director-decides = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Správny pot bet bol { $most }.
pot-limit-miscount-order-hand-goes-on = V ruke sa pokračuje tam, kde sa prerušila.
pot-limit-miscount-remark-for-whom-not-said = Kniha nehovorí, kto si berie žetóny späť: tabuľka to ukazuje pre všetkých, čo stavili alebo dorovnali.
pot-limit-miscount-remark-callers-not-said = Kniha nehovorí, či dopláca aj ten, kto už dorovnal: tabuľka to ukazuje pre všetkých, čo stavili alebo dorovnali.
pot-limit-miscount-remark-no-deadline = Pri príliš vysokom bete kniha neuvádza lehotu.
pot-limit-miscount-remark-less-than-the-pot-allowed = V pot-limite možno staviť aj menej než pot. Toto platí len pre stávku, ktorá mala byť pot, nie pre all-in s poslednými žetónmi.
pot-limit-miscount-remark-bettor-only = Podľa knihy sa opravuje len samotná stávka. Nikto nemôže dorovnať viac než stávku, preto sa vráti aj to, čo pri dorovnaní leží navyše.
