out-of-turn = Akcia mimo poradia
    .search = OOT, out of turn, mimo poradia, predbehol sa, konal priskoro, nebol na rade, zahral predčasne, check mimo poradia, call mimo poradia, bet mimo poradia, raise mimo poradia, stavil skôr než bol na rade, nepočkal na svoje poradie, konal nesprávny hráč
    .told =
        Betol mimo poradia
        Ešte som bol na rade ja a hráč za mnou už dal bet
        Checkol skôr, ako prišiel na rad, ja som ešte nehral
        Na flope som prvý ja, ešte som nič nepovedal, a hráč na buttone betol 2 500, teraz neviem, či to platí
        Bol som na rade, hráč za mnou povedal predčasne call na 800, potom som dal raise na 3 000 a on chce svoj call zrušiť
        Platí jeho bet, keď nebol na rade a ja teraz len checknem?
        Hráč dal raise, hoci na rade bol hráč pred ním
        Seat 3 checkol mimo poradia, seat 2 ešte nehral
        Na flope seat 6 betol 1 200 mimo poradia, na rade bol seat 4 a ten chce teraz sám betnúť
        Na rade bol UTG, cutoff povedal call mimo poradia a UTG potom navýšil na 800
        Platí bet mimo poradia, keď hráč, ktorý bol na rade, potom len checkol?
    .heard =
        nečakal na svoju akciu
        nepočkal kým príde na rad
        šestka šupla všetko a pritom mala ísť päťka
        button betol flop, ale prvý hovorí UTG
        ten za mnou raisol a ja som ešte nič nespravil
        cutoff vypálil 3k ešte pred hijackom
        nevidel že mám karty a išiel predo mnou
        naopak to išlo, BB sa ozval pred SB
        rozmýšľal som nad raisom a za mnou unáhlene pushol
        akcia je na dvojke, prečo klope štvorka
        povedal all-in a pred ním boli ešte dvaja, musí to tam ostať
        callovala prirýchlo, môže si to stiahnuť keď zvýšim
        hráč vyštartoval, potom ten správny checkol, ráta sa jeho bet
        deviatka prehovorila skôr, lebo ma vedľa dealera nezbadala
        ten za mnou stavil skôr než som niečo urobil
        stavil mimo poradia, pred ním ešte má konať iný hráč
        dal call hoci nebol na ťahu, ten pred ním potom zvýšil
        predbehol ma, dal raise a ja som ešte neurobil nič
        čekol mimo poradia a teraz by chcel staviť
        stavil mimo poradia, platí to
        miesto 4 navýšilo skôr, ako bolo na rade
        button dal call mimo poradia a potom cutoff navýšil
        hráč konal mimo poradia, ten pred ním chce teraz konať
        dala check mimo poradia a teraz chce staviť
        all-in mimo poradia, môže to vziať späť
        UTG+1 stavil skôr, ako konal UTG
        Lukáš strelil 1200 hoci na ťahu bol Paľo pred ním
        predbehol ma, dal kôl skôr než som niečo povedal
        sedmička čekla a šestka ešte nehovorila
        vyletel s olinom, katof pred ním ešte len rozmýšľal
        nebol na rade a už rejzuje na tri litre
        poponáhľal sa s betom a Zuzka pred ním medzitým čekla
        Stavil 1500, hoci na ťahu bol ešte chlapec vedľa mňa
        Predbehol ma, povedal dorovnávam, a ja som ešte premýšľal
        Klopol skôr ako trojka a tá potom dala dve tisícky
        Nebola na rade a rejzla na štyri tisíce, ten pred ňou potom stavil
        Osmička nepočkala, šupla to tam celé, kým sa šestka rozhodovala
        Hodil čipy priskoro, pán pred ním ešte nič nepovedal
        Ešte sa pán predo mnou neprebral z driemot a button už kričal, že all-in
        Vsadil skôr, než na neho prišlo, a ten pred ním potom checkol, čo s tými žetónmi?
        Na flope boli ešte dvaja pred ním, on si však popletol, kde leží gombík, a s veľkým gestom posunul do stredu celú kôpku
        Chlapík úplne na konci zavolal bet 3 000, hoci prvý ešte len pozeral do kariet
        Na flope zaklepal hráč za mnou, pričom rad bol na mne, a ja som chcel vsadiť
        Predbehol ma, dal call do openu, ja som potom reraisol a on že si to berie späť
        Vraj nevidel, že pán so slúchadlami má ešte karty, a tak vystrelil all-in predčasne
        Súper vsadil, keď som ja bola na ťahu, a teraz nevieme, či ho to drží
        Zvýšil mimo, dealer to vrátil, človek na rade iba dorovnal blind, musí ten raise ostať?
        Na stredu to má zahlasene, hoci este nebol on na rade, a ti pred nim sa este nevyjadrili
        Dvaja pred ním ešte neurobili nič a on už tlačil polovicu stacku
        Vsadil, i když na něm ještě nebyla řada, a hráč před ním pak zvedl
        Ozval sa o jedného skôr, než mal, a o to viac sa divil, keď mu to zostalo
        Heads-up na riveri vsadil ten s pozíciou ako prvý, druhý chcel dať check-raise
        Môže si vziať žetóny späť, keď sa ponáhľal a človek na ťahu potom navýšil?
        checkuje, hoci nie je na rade, môže potom ešte staviť
        stavil skôr, než bol na rade
        dorovnal skôr ako hráč pred ním
        zahral priskoro a potom niekto pred ním zvýšil
        môže si predčasnú stávku zobrať späť, keď pred ním zvýšili
        zvýšil skôr, než hral small blind
        povie check, keď je na rade iný
        all-in skôr než bol na rade
        vsadil dřív, než byl na řadě
        přeskočil hráče před sebou a ten pak zvýšil
out-of-turn-fact-did = Čo sa stalo mimo poradia?
    .label = akcia mimo poradia
    .check = check
    .call = call
    .bet-or-raise = bet alebo raise
    .fold = fold
out-of-turn-fact-since = Čo sa odvtedy stalo v poradí pred týmto hráčom?
    .label = odvtedy pred týmto hráčom
    .nothing-yet = zatiaľ nič
    .check-or-fold = len check alebo fold
    .call = call, žiadny bet ani raise
    .bet-or-raise = bet alebo raise
out-of-turn-outcome-player-in-turn-first = Najprv sa vyjadrí hráč na rade; predčasná akcia čaká
out-of-turn-outcome-early-action-binds = Nič sa nezmenilo: predčasná akcia zaväzuje
out-of-turn-outcome-binds-despite-change = Akcia sa zmenila, predčasná akcia však zaväzuje
out-of-turn-outcome-free = Akcia sa zmenila: predčasná akcia nezaväzuje
out-of-turn-outcome-never-binds = Akcia mimo poradia nezaväzuje
out-of-turn-outcome-fold-binds = Fold mimo poradia zaväzuje
out-of-turn-outcome-fold-waits = Fold čaká, kým naň príde rad
out-of-turn-outcome-fold-free = Akcia sa zmenila: fold nie je záväzný
out-of-turn-order-keep-cards-apart = Dealer: zahodené karty nechaj bokom, mimo mucku.
out-of-turn-order-fold-stands = Dealer: zahodené karty daj do mucku. Táto ruka už nehrá.
out-of-turn-order-cards-back = Dealer: vráť hráčovi karty, ak sa dajú na 100 % identifikovať. Ak nie, táto ruka už nehrá.
out-of-turn-order-chips-back = Dealer: vráť hráčovi žetóny z predčasnej akcie.
out-of-turn-order-chips-stay = Dealer: žetóny z predčasnej akcie nechaj v pote.
out-of-turn-order-player-in-turn-acts = Teraz sa vyjadrí hráč, ktorý je na rade.
out-of-turn-order-then-binds = Predčasná akcia zaväzuje, ak pred hráčom, ktorý sa predbehol, prídu len checky, cally alebo foldy; po bete alebo raise nezaväzuje.
out-of-turn-order-then-binds-call-frees = Predčasná akcia zaväzuje, ak pred hráčom, ktorý sa predbehol, prídu len checky alebo foldy; po calle, bete alebo raise nezaväzuje.
out-of-turn-order-then-fold-binds = Fold je záväzný, ak pred hráčom, ktorý zahodil, prídu len checky, cally alebo foldy; po bete alebo raise záväzný nie je.
out-of-turn-order-then-fold-binds-call-frees = Fold je záväzný, ak pred hráčom, ktorý zahodil, prídu len checky alebo foldy; po calle, bete alebo raise záväzný nie je.
out-of-turn-order-then-binds-anyway = Keď bude na rade hráč, ktorý sa predbehol, predčasná akcia ho zaväzuje, nech sa pred ním stalo čokoľvek.
out-of-turn-order-others-behind = Ak sa po predčasnej akcii už niekto vyjadril, pokračuj aj incidentom Preskočený hráč (skipped-player).
out-of-turn-order-early-stands = Predčasná akcia platí tak, ako bola urobená; hráč nemá inú možnosť.
out-of-turn-order-others-before = Dealer: ak sa pred hráčom, ktorý sa predbehol, má ešte niekto vyjadriť, ide prvý; ak tým zmení akciu, predčasná akcia predsa len nezaväzuje.
out-of-turn-order-check-holds = Keď bude tento hráč na rade, môže dorovnať alebo zahodiť; predčasný check vylučuje raise.
out-of-turn-order-call-holds = Keď bude tento hráč na rade, dorovná: predčasné žetóny ostávajú v pote a čo chýba, doplatí.
out-of-turn-order-bet-holds = Predčasný bet alebo raise ostáva tak, ako bol urobený. Ak je stávka teraz vyššia, tento hráč dorovná alebo zahodí; po folde žetóny ostávajú v pote.
out-of-turn-order-act-anew = Keď bude tento hráč na rade, rozhodne sa znova: call, raise alebo fold.
out-of-turn-order-act-anew-no-raise = Keď bude tento hráč na rade, rozhodne sa znova: call alebo fold, žiadny raise.
out-of-turn-order-act-freely = Keď bude na rade hráč, ktorý sa predbehol, rozhodne sa znova a má všetky možnosti.
out-of-turn-remark-call-not-named = Kniha žetóny z callu nespomína. Predčasná akcia už nezaväzuje, preto sa vracajú rovnako ako žetóny z betu alebo raisu.
out-of-turn-remark-announced-only = Ak hráč akciu len vopred ohlásil a ešte ju neurobil, platí osobitné pravidlo: pozri incident Podmienený výrok (conditional-declaration).
out-of-turn-remark-fold-change-makes-no-difference = Bet alebo raise po ňom nič nemení: fold zostáva foldom.
out-of-turn-remark-fold-others-before = Ak sa pred hráčom, ktorý zahodil, má ešte niekto vyjadriť, ide prvý; ak tým zmení akciu, fold predsa len nie je záväzný.
