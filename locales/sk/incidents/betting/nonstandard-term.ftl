nonstandard-term = Neoficiálny výraz alebo gesto
    .search = slang, žargón, neoficiálny výraz, neštandardný termín, čudné slovo, nejasné slovo, gesto, posunok, mávol rukou, kývol hlavou, ukázal hore, palec hore, zaklopal na stôl, poklepanie, klopnutie, ťuknutie, prezývka sumy, „idem“, „platím“, „pas“, „pass“, „complete“, regionálny výraz, nárečie, dvojzmyselné gesto, viac významov, gesto all-in, bounty žetón, bounty, token na čas, stavil token, ochranca kariet
    .told =
        Povedal pass, čo to je?
        Poklepal po stole a tvrdí, že to nebol check
        Ukázal len rukou dopredu, dealer to zobral ako all-in a on to vraj tak nemyslel
        Som na buttone, hráč predo mnou dvakrát poklepal prstom po stole, ja som checkol tiež a on teraz chce betovať
        Povedal „tak šup tam“ a mávol rukou nad žetónmi, nevieme, či to je call alebo all-in
        Ráta sa slovo „pass“ ako check alebo ako fold?
        Len mávol rukou
        Hráč poklepal po stole a tvrdí, že to nebol check
        Hráč povedal pass, jeden hovorí, že je to check, druhý, že fold
        Na turne bol bet 2 000, seat 2 ukázal palec hore a hádame sa, či to gesto bolo call
        Small blind pred flopom povedal complete a teraz sa rieši, či to slovo znamená call, alebo raise
        Čo platí, keď namiesto call povedal slangom ideme?
    .heard =
        dal palec dole a dealer to vzal ako fold
        urobila rukou sekací pohyb, čo to má znamenať
        východniar povie „idzem“ a nevieme či to dorovnáva
        jednotka mykla plecami a ukázala prstom na toho čo betol
        „poďme na to“, je to push alebo nie
        zabubnoval hánkami, ja som čítal check, on vraví že premýšľa
        povedal „tak sa zahráme“, viaže ho to k niečomu
        „ber si to“, to môže byť vzdanie alebo len pokračuj
        obe dlane dopredu a žiaden žetón, u nich to znamená šupnutie
        zdvihol obočie a mykol bradou do stredu
        cudzinec použil vlastné slovo pre dorovnanie a nikto mu nerozumel
        ten zvrat môže pri tomto stole značiť dve veci
        použil výraz ktorý pri stole nikto nepozná
        gesto rukou si každý vyložil inak, raz ako check raz ako fold
        povedal slangom "dám ti", nevie sa či to bolo dorovnanie
        zaklopal po stole so žetónmi v ruke, je to check alebo call
        hráč povedal "idem do toho", je to call
        mávol rukou a dealer to vzal ako fold
        povedala "pas", znamená to check alebo fold
        ťukol na stôl proti betu, vraj rozmýšľal
        zdvihnutý ukazovák, bol to raise
        jeho gesto nebolo jasné, dealer myslel, že je to check
        povedal letíme do vzduchu, neviem či to je allin
        zdvihol palec hore, súper to berie ako kôl
        zaklopkal prstami po filci hoci pred ním bol rejz 900
        hovorí pas a nevieme či skladá alebo čekuje
        len mávol dlaňou od seba, ček alebo zahadzuje
        smol zahlásil komplít, dýler nevie čo tým chcel
        Povedal idem ja a nikto nevie, či dorovnáva alebo čo
        Mávol rukou a dilérka si to vyložila tak, že zahodil
        Ťukol po stole dvoma prstami, ja vravím klopol, on vraj dorovnal
        Zamrmlal pasujem a tvrdí, že tým myslel len ček
        Nech letí, povedal, u nás to znamená všetko, krupier tomu nerozumie
        Zo smalblajndu povedal komplít, má to byť doplnenie alebo zvýšenie
        Ukázal palcom hore, ja že all-in, on že len súhlasil s pitím
        Povedal „jedem“, dealer to bral ako call, on že ide domov
        Keď sa ho dealer spýtal, čo robí, povedal len „tak ber“, jeden to vyložil ako dorovnanie, druhý ako fold, a on potom tvrdil tretie
        Zaklepal dvoma prstami na žetóny, jeden to čítal ako check, iný ako all-in
        Povedal „pas“ a myslel tým check, súper však otvoril karty
        Kývol hlavou na otázku ci ide all-in, potom to poprel
        Řekl „tak pojď“ a soupeř to vzal jako call
        „Dobre teda“ zamrmlal nad mojím betom, to je dorovnanie?
        Talian použil výraz, ktorý tu nikto nepoznal, a ukázal otvorenú dlaň
        Plesol dlaňou do stola tak silno, že jeden videl check a druhý búrlivé all-in
nonstandard-term-fact-used = Čo hráč použil?
    .label = slovo alebo gesto
    .slang = slangové slovo
    .gesture = gesto, nie poklepanie
    .knock = poklepanie po stole
    .regional = regionálne slovo, ktoré tu poznajú
    .pass = slovo „pass“
    .complete = slovo „complete“
    .item = vec bez hodnoty: bounty žetón, token na čas
nonstandard-term-outcome-own-risk = Na vlastné riziko: význam určí floormanager
nonstandard-term-outcome-check = Poklepanie je check
nonstandard-term-outcome-fold = „Pass“ je oficiálny výraz: je to fold
nonstandard-term-outcome-term-counts = Výraz je dovolený: platí, čo znamená
nonstandard-term-outcome-director-decides = Tvoja voľba: slovo je oficiálne, alebo nie je
nonstandard-term-outcome-as-meant = Platí, čo mal hráč na mysli
nonstandard-term-outcome-knock-not-binding = Poklepanie nie je akcia: hráč je stále na rade
nonstandard-term-order-read-it = Floormanager: rozhodni, čo to pri tomto stole znamená. Čo mal hráč na mysli, nerozhoduje.
nonstandard-term-order-decide-official = Floormanager/TD: ak slovo tu každý pozná, môže platiť ako oficiálne. Inak ide na riziko hráča a význam určíš ty.
nonstandard-term-order-held-to-it = Hráč: tento výklad ťa zaväzuje.
nonstandard-term-order-usual-meaning = Dealer: slovo platí v bežnom význame a hráča zaväzuje.
nonstandard-term-order-check-stands = Dealer: oznám check.
nonstandard-term-order-fold-stands = Dealer: daj karty do mucku; ruka je zahodená.
nonstandard-term-order-speak-clearly = Hráč: odteraz používaj bežné výrazy.
nonstandard-term-order-take-as-meant = Floormanager: zisti, čo mal hráč na mysli; to platí.
nonstandard-term-order-decide-official-or-meant = Floormanager/TD: slovo, ktoré tu každý pozná, môže platiť ako oficiálne. Inak platí, čo mal hráč na mysli.
nonstandard-term-order-still-to-act = Hráč: povedz, čo robíš, alebo vlož žetóny.
nonstandard-term-order-next-acts = Na rade je ďalší hráč.
nonstandard-term-remark-unclear-amount = Ak je slovo číslo, ktoré môže znamenať viac súm, pokračuj incidentom Nejasná suma („päť“) (unclear-amount).
nonstandard-term-remark-knock-facing-bet = Poklepanie proti stávke je check proti stávke: pozri incident Neplatné vyhlásenie (invalid-declaration).
nonstandard-term-remark-fold-no-bet = Ak hráč nečelí stávke, pozri aj incident Fold bez stávky (fold-without-bet).
nonstandard-term-remark-knock-not-named = Neoficiálne gestá idú podľa tejto knihy na riziko hráča; poklepanie kniha neuvádza.
nonstandard-term-remark-smaller-bet = Ak sa to dá chápať ako dve rôzne stávky, platí nižšia.
nonstandard-term-remark-larger-bet = Ak sa to dá chápať ako dve rôzne stávky, platí vyššia.
nonstandard-term-outcome-item-call = Táto vec sa ráta ako call
nonstandard-term-outcome-item-all-in = Táto vec sa ráta ako all-in
nonstandard-term-outcome-item-no-action = Táto vec sa neráta ako akcia
nonstandard-term-order-item-back = Dealer: vráť vec hráčovi; nie je to žetón a do potu nejde.
nonstandard-term-order-announce-item-call = Dealer: ohlás call; hráč zaň vloží žetóny.
nonstandard-term-order-announce-item-all-in = Dealer: ohlás all-in a spočítaj hráčove žetóny.
