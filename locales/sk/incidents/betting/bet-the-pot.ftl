bet-the-pot = „Betujem pot“
    .search = pot, pot bet, stavím pot, stávka vo výške potu, navyšujem pot, povie pot v no-limite, celý pot, plný pot, potujem, raise pot, ohlási pot, vyhlásenie pot
    .told =
        Povedal betujem pot
        Hráme no-limit a on povedal, že betuje pot, a sumu nepovedal
        Hráme no-limit, chlap oproti mne hovorí „betujem pot“ a čaká, že mu dealer spočíta, koľko to je
        Na flope, pot asi 3 200, no-limit holdem, hráč povedal „dávam pot“ a nedal dopredu ani jeden žetón
        Pred flopom som dal raise na 600 a on hovorí „raise pot“, lenže toto nie je Omaha, toto je no-limit
        Môže v no-limite povedať „betujem pot“ a koľko to potom je?
        Hráč povedal, že stavia pot, a hráme no-limit
        V no-limite ohlásil bet pot, žiadnu sumu nepovedal
        No-limit hold'em, na turne je v pote 4 200, nikto nestavil a seat 6 povedal betujem pot
        Blindy 100/200, no-limit, UTG dal raise na 600 a button povedal navyšujem o pot
        Koľko musí vložiť, keď v no-limite povie betujem pot?
    .heard =
        chlapík v no-limit holdeme zvolá „pot!“ a oprie sa
        zvyknutý na omahu, na flope povie jednoducho pot
        „celý pot prosím“, ale toto nie je PLO
        button chce aby mu dealerka vyrátala potový raise v no-limite
        cifru nedal, len slovo pot
        povedal pot v limit holdeme, k čomu je zaviazaný
        môžem tu vôbec zavolať pot alebo musím dať sumu
        repot, kričí preflop v našom NLHE turnaji
        platí slovko pot v tejto hre ako stávka
        dealerka tvrdí, že pot vyrátať nesmie, lebo nehráme potlimit
        cutoff zahundral „tak pot“ proti betu a teraz chce len dorovnať
        nikto iný tu nepotuje, len ten z cashovky
        hráč oznámil že stavia pot, hrá sa no limit
        vraví dávam celý bank, nejde o pot limit, koľko musí vložiť
        zahlásil raise na pot v turnaji bez limitu
        v no limite povedal "stavím pot", koľko to je
        hráč povie pot v no-limit hre, je to platná stávka
        ohlásila "pot" v hold'eme a pred ňou už bol bet
        hovorí, že stavia veľkosť potu, ale nie je to pot-limit
        no limit: "raise pot", koľko musí dať najmenej
        hlási dávam bank, ale toto je nolimit, koľko to má akože byť
        Miro vykríkol že strieľa celú banku, číslo k tomu nepovedal
        kričí že ide za plný kotol, na flope pred ním samé čeky
        preflop zahlásil rejz o veľkosť banku na 200/400, koľko má dať
        v limitke vyhlásil že hrá toľko čo leží v strede
        bankujem, vraví katof, lenže toto neni pélóčko
        Povedal dávam celý bank, koľko to vlastne je, hráme nolimit
        Vraj hrám bank, a predtým už niekto dal 600
        Stavím toľko, čo leží v strede, povedal a nijaké číslo
        Pred flopom hlási plný bank, blajndy 200/400, môže to vôbec takto
        Vraví bankujem, ale hráme fixné stávky, to predsa nejde
        Hanka chce dať toľko, koľko je v banku, a krupier jej to neuznal
        V no-limite na flope oznámil „dávam pot“, bez čísla a bez žetónov
        Navyknutý z Omahy zahlásil pot v holdeme proti openu 900, čo teraz dlží?
        Hráč povedal „pot!“ na riveri, je to turnaj bez limitu
        Zaznelo pot, dealer mu odmietol spočítať banku, a hráč nevedel, čo vlastne stavil
        Čo sa ráta za jeho bet, keď v NLH povie iba „za pot“?
        V bežnom no-limit turnaji pán z Viedne zahlásil na riveri „pot“, dealer sa spýtal koľko to má byť, a on len pokrčil plecami, že veď pot
        Řekl „potuju“ v no-limit turnaji a čekal, že to krupiér spočítá
        Chlapík prisadol z PLO turnaja a hneď prvý raise bol „potujem“
        V limitnom turnaji chcel vsadiť pot, celý stôl sa rozosmial
        Slovom pot odpovedal na stávku 1 500, je to raise?
bet-the-pot-fact-structure = Aká je štruktúra stávok?
    .label = štruktúra stávok
    .no-limit = no-limit
    .limit = limit
    .pot-limit = pot-limit
bet-the-pot-fact-facing-bet = Bola už v tomto kole stávka? (Pred flopom sa za ňu ráta aj blind.)
    .label = stávka už bola
bet-the-pot-fact-round = Pre minimálne navýšenie: ako išli stávky v tomto kole? (? vynechá)
    .label = stávky v kole
bet-the-pot-outcome-valid-bet-owed = Neplatí, no hráč musí staviť: aspoň minimum
bet-the-pot-outcome-valid-raise-owed = Neplatí, no hráč musí navýšiť: aspoň o minimum
bet-the-pot-outcome-minimum-bet-owed = Neplatí, no hráč musí staviť minimum
bet-the-pot-outcome-minimum-raise-owed = Neplatí, no hráč musí navýšiť presne o minimum
bet-the-pot-outcome-pot-bet = V pot-limite platí: je to maximum
bet-the-pot-outcome-limit-own-risk = V limite na vlastné riziko hráča: význam určí floormanager
bet-the-pot-outcome-limit-as-meant = V limite platí, čo mal hráč na mysli
bet-the-pot-outcome-limit-size = V limite bet alebo raise v jedinej možnej výške
bet-the-pot-order-no-pot-bet = Dealer: povedz, že „pot“ v tejto hre nie je suma.
bet-the-pot-order-pot-not-counted = Dealer: pot nepočítaj.
bet-the-pot-order-make-valid-bet = Hráč: urob platný bet. Check už nie je možný.
bet-the-pot-order-make-valid-raise = Hráč: urob platný raise. Call ani fold už nie sú možné.
bet-the-pot-order-make-minimum-bet = Hráč: stav minimum. Check už nie je možný.
bet-the-pot-order-make-minimum-raise = Hráč: navýš presne o minimum. Call ani fold už nie sú možné.
bet-the-pot-order-bet-the-maximum = Dealer: vypočítaj maximum v pot-limite. To je výška betu alebo raisu.
bet-the-pot-order-need-not-count = Dealer: rátať pot tu nemusíš.
bet-the-pot-order-read-it = Floormanager: rozhodni, čo slovo tu znamená: bet alebo raise v pevnej výške, ktorú určuje limit, alebo iba check či call. Čo mal hráč na mysli, nerozhoduje.
bet-the-pot-order-take-as-meant = Floormanager: zisti, čo mal hráč na mysli; to platí. Limit má pre bet aj raise jedinú výšku.
bet-the-pot-order-one-size = Hráč: stav alebo navýš v pevnej výške, ktorú určuje limit.
bet-the-pot-order-next-acts = Na rade je ďalší hráč.
bet-the-pot-outcome-no-raise = Iba call: tento hráč nesmie navýšiť
bet-the-pot-outcome-nobody-to-call = Iba call: navýšenie už nemá kto dorovnať
bet-the-pot-outcome-all-in-owed = Neplatí, no zaväzuje: all-in za { $total }
bet-the-pot-outcome-no-raise-not-said = Kniha nehovorí, či tento hráč smie navýšiť
bet-the-pot-order-only-call = Hráč: dorovnaj, spolu { $total }. Navýšiť nesmieš.
bet-the-pot-order-go-all-in = Hráč: vlož všetky žetóny, spolu { $total }. Dealer: oznám all-in.
bet-the-pot-order-director-no-raise = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či platí raise, alebo iba call.
bet-the-pot-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po nízkom all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na ktorúkoľvek inú sumu, ktorá je tu uvedená, platí tiež.
bet-the-pot-fact-acted-before = Vyjadril sa už tento hráč v tomto kole stávok?
    .label = skoršia akcia hráča
