pot-limit-maximum = Maximum v pot-limite
    .search = koľko je pot, koľko smiem staviť, najvyššia stávka, maximálny bet, maximálny raise, max bet, max raise, výpočet pot betu, pot raise, čo je pot, PLO maximum, navýšenie v pot-limite, spočítať pot, krátky blind, all-in na blinde, koľko smiem navýšiť, výška potu
    .told =
        Koľko môžem v PLO dať najviac?
        Hráme pot-limit a nevieme, na koľko najviac môžem navýšiť
        Chcem dať plný pot raise a dealer si nie je istý maximom
        PLO 100/200, UTG dal raise na 700, ja som na buttone a chcem dať pot, koľko to môže byť najviac
        Pot-limit na flope, v pote je 1 500, súper betol 400 a ja chcem dať maximálny raise, hádame sa, koľko to je
        Aký najväčší raise môžem dať v pot-limite, keď predo mnou je bet 600 a v pote 2 000?
        Maximálny raise v PLO
        V pot-limite chce hráč navýšiť na maximum a treba vyrátať koľko
        Hráč v PLO povedal pot, potrebujem najvyšší možný raise
        PLO 100/200, UTG raise na 600, cutoff call, button hlási pot, treba maximum
        Pot-limit, flop, v pote 1 500, prvý betol 400 a seat 6 chce dať maximálny raise
        Na koľko najviac môže v pot-limite navýšiť po bete 1 000 do potu 3 000?
    .heard =
        omaha, blindy 100/200, UTG otvoril 700, koľko je najviac čo môžem dať
        potujem cez limpera, akú sumu mám povedať
        povie pot a dealerka si s výpočtom nevie rady
        trikrát posledný bet plus čo leží, sedí to
        BB má na blind už len 60, koľko je pot preflop
        flop, v strede 900, bet 400, kde je strop
        vchádza mŕtvy small blind do vzorca
        aká je horná hranica repotu po dvoch calleroch
        ráta sa big blind ako plný keď je kratší
        aká je v potlimite vrchná suma pre toho čo otvára
        vyrátaj mi plný pot: 2350 a stávka 1000
        po koľko môže ísť cutoff v štvorkartovej hre
        na koľko môžem v PLO najviac zvýšiť
        hráč chce staviť plný pot v pot limite, aká je maximálna suma
        koľko je pot raise keď pred ním bol bet a call
        pot-limit Omaha, koľko môžem najviac navýšiť
        aký veľký je raise na výšku potu, keď je v pote 900 a bet 300
        v pot limite chce staviť viac ako pot
        aký je najvyšší bet pred flopom v pot limite pri blindoch 100/200
        raise je vyšší, ako pot dovoľuje, kde je hranica
        koľko najviac môžem rejznúť v pélóčku, v strede 1500, bet 400
        chce dať plný bank v omahe, koľko to presne vychádza
        PLO 100/200, andrgán kólol, na koľko smie ísť katof
        nevieme vyrátať strop pre batón, pélóčko, na flope bet 600
        koľko je celá banka preflop v PLO s ante od šiestich
        aká je najväčšia možná stávka na turne v omahe keď leží 3200
        Hráme PLO, koľko najviac môžem teraz dať po rejze na 700
        Péelo, blajndy 100/200, na koľko sa dá vyhnať prvé zvýšenie
        V peelóčku sa hádajú, či smie dať 2400 alebo najviac 2100
        Aký je strop na flope v omahe, v banku 1500, stavili 400
        Po dvoch dorovnaniach v PLO, kam až môžem najvyššie zvýšiť
        Tlačí osem tisíc v péelóčku, toľko podľa banku predsa ani nesmie
        V pote je 2 100, bet 700, koľko najviac môžem dať v Omahe?
        Povedal pot a všetci sme čakali, kým dealer sčíta banku, stávku a dorovnanie
        Na turne bolo v strede 2 900, predo mnou bet 1 400 a jeden call, hráme štvorkartový variant a ja som nevedel, koľko najviac smiem povedať
        Button chce ísť na maximum, jeden limpol, big blind bol krátky a v all-ine
        Za ním už je raise, on chce čo najviac, koľko to vychádza?
        Pot limit, ja som po bete 1500 do 3200, kolko mozem maximalne?
        Kolik nejvýš smím vsadit, když je v banku pět tisíc a přede mnou sázka dvě stě?
        Na finálovom stole v PLO sa čakalo na kalkulačku, lebo hráč oznámil celý pot po dvoch callerách
        Small blind chcel pred flopom zvýšiť na plný pot, dealerka si nebola istá sumou
        Prvý na turne, v strede 8 400, smie dať aj 9 000?
pot-limit-maximum-fact-round = Ako zatiaľ išli stávky v tomto kole? („PL 100/200; pot 1500; flop; A 400“; s ante: uveď všetkých hráčov)
    .label = stávky v kole
    .hint = Priebeh v pot-limite: pot-limit 200/400; A navýši na 1200 (? neviem, < späť)
pot-limit-maximum-outcome-other-structure = Nie je to pot-limit: pot tu hranicu neurčuje
pot-limit-maximum-outcome-maximum = Najviac { $most } spolu pre hráča, ktorý pred sebou nič nemá
pot-limit-maximum-outcome-maximum-of-player = { $next }: najviac { $most } spolu
pot-limit-maximum-outcome-stack-below-the-pot = { $next }: najviac celý stack, { $stack }
pot-limit-maximum-outcome-pot-bet = { $next } betuje pot: { $total }
pot-limit-maximum-outcome-pot-raise = { $next } navyšuje o pot: na { $total }
pot-limit-maximum-outcome-pot-all-in = { $next } je all-in s { $total }: pot by bol { $most }
pot-limit-maximum-order-put-total = Hráč: vlož spolu { $total }.
pot-limit-maximum-order-announce-bet = Dealer: oznám bet { $total }.
pot-limit-maximum-order-announce-raise = Dealer: oznám raise na { $total }.
pot-limit-maximum-order-announce-all-in = Dealer: oznám all-in za { $total }.
pot-limit-maximum-order-next-acts = Na rade je ďalší hráč.
pot-limit-maximum-outcome-call-or-fold = { $next } smie už len dorovnať alebo zahodiť
pot-limit-maximum-outcome-nobody-to-act = Nikto nie je na rade: stávky v tomto kole sa skončili
pot-limit-maximum-outcome-maximum-blind-counted-full = Najviac { $most } spolu: neúplný blind sa ráta ako plný
pot-limit-maximum-outcome-maximum-blind-as-posted = Najviac { $most } spolu: neúplný blind sa ráta tak, ako bol zaplatený
pot-limit-maximum-order-no-pot-bet = V tejto hre sa pot nepočíta. V no-limite je maximom stack, v limite pevná suma.
pot-limit-maximum-order-tell-the-most = Dealer: povedz hráčovi sumu.
pot-limit-maximum-order-call-or-fold = Hráč: dorovnaj alebo zahoď.
pot-limit-maximum-order-name-who-is-first = Ak je skôr na rade niekto iný, uveď ho na konci riadka („C na rade“).
pot-limit-maximum-order-begin-the-street = Ak chceš maximum pre ďalšie kolo, pripíš názov kola na koniec riadka („; flop“).
pot-limit-maximum-order-see-the-table = Pre hráča, ktorý už má žetóny pred sebou, je maximum v tabuľke.
pot-limit-maximum-remark-antes-counted = Ante sú v pote a rátajú sa. Kniha o nich nehovorí: kasíno ich pred flopom môže vynechať.
pot-limit-maximum-remark-blind-counts-full = Pred flopom sa pripočíta, čo do blindu chýba. Od flopu sa ráta len to, čo naozaj leží v pote.
pot-limit-maximum-remark-dead-blind-counts = Pred flopom sa pot ráta, akoby bol každý blind plný, aj mŕtvy. Od flopu sa ráta len to, čo naozaj leží v pote.
pot-limit-maximum-remark-earlier-pot = Pot spred tohto kola je ten, ktorý uvádza riadok („pot 1500“).
pot-limit-maximum-remark-earlier-pot-with-full-blinds = Čo pred flopom chýbalo do blindu, sa v tejto knihe počíta: uveď pot aj s touto sumou.
