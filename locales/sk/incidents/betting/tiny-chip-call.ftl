tiny-chip-call = Nepatrný žetón bez slova
    .search = malý žetón ako call, hodil jeden žetón, hodil žetón do potu, príliš malý žetón, jediný žetón, malý žetón proti veľkej stávke, jeden žetón na all-in, žetón bez slova, symbolický call, žetón ako call, iba jeden žetón
    .told =
        Hodil jednu stovku na bet 5 000
        Betol som 5 000 a on mlčky hodil jeden stovkový žetón
        Na môj raise hodil do stredu jeden maličký žetón a nič nepovedal
        Na riveri sme dvaja, stavil som 12 tisíc, on bez slova hodil jednu päťstovku a teraz hovorí, že to nebol call
        Pred flopom raise na 2 500, traja v ruke, hráč na cutoffe mlčky hodil do stredu najmenší žetón, 25, a čaká na flop
        Je to call, keď hodí bez slova jeden najmenší žetón na veľkú stávku?
        Hodil jeden malý žetón
        Hráč čelí raisu a bez slova hodil jeden najmenší žetón
        Na bet 5 000 hráč mlčky hodil stovku ako call
        Heads-up, river, bet 12 000, seat 9 bez slova hodil jednu stovku a súper hneď otočil karty
        V ruke sú traja, raise pred flopom na 3 000, button mlčky hodil jednu dvadsaťpäťku
        Je jeden malý žetón bez slova call na veľký bet?
    .heard =
        pushol 30k a ja som len cvrnkol dvadsaťpäťku cez čiaru
        jeden jamne, druhý hodí stovku a otočí karty
        button betol deväťtisíc, BB pustí jediný úbohý zelený
        berie sa taký najnižší žetón ako „platím“
        tvrdí že ten malý bol card protector čo sa mu odkotúľal
        ťukla stovku dopredu proti obrovskému pushu
        jedna omrvinka proti celej kope, je tým zaviazaný
        jemne položil svoju najmenšiu hodnotu a potom chcel preč
        červeným žetónikom vždy vravím áno, robím to odjakživa
        každý tu na zaplatenie jamu cvrnkne žetón, prečo teraz nie
        vraj to bol vtip, keď hodil to mini pred push
        osamelá štvrťka proti 12 500, bez hlásky
        dal jediný malý žetón na veľký all-in a mlčal
        hodil najmenší žetón akože dorovnáva obrovskú stávku
        symbolicky posunul žetón dopredu, zaväzuje ho to na celý call
        na veľký bet hodil mlčky jeden malý žetón
        na all-in hodil žetón 100, je to call
        jeden malý žetón bez slova na bet 8 000
        hráč položil jeden žetónik a tvrdí, že nedal call
        po vysokom bete má pred sebou drobný žetón, dealer to vzal ako call
        pri rejze 2000 hodil dopredu jednu dvadsaťpäťku a mlčal
        na prerejz 15k cvrnkol stovkou, že tým akože kolne
        šupol ten najmenší čip čo mal, na flope bolo 3000, ticho
        miesto celej stávky hodil jeden drobák, preflop rejz na 1200
        Boris len symbolicky posunul jednu stovku, treba 4500, nepovedal nič
        ťukol dopredu jednou malou zelenou na headsup rivre proti 1800
        Na moju stávku 3000 hodil mlčky jednu stovku, to je dorovnanie
        Položil najmenšiu placku, čo mal, nepovedal nič, a treba 8000
        Pristrčil jedinú dvadsaťpäťku na rejz 2400 a mlčí
        Cvrnkol tam jeden drobný, že akože ide, a má platiť 6500
        Namiesto dorovnávam pustil do stredu jednu stovku na olin 12000
        Jeden maličký čip potichu na blajnd 800, vraj tým limpuje
        Do all-inu za 38 000 prihodil jedinú stovku a usmial sa, súper už vstával
        Bet bol 12 000 a on ticho hodil najmenší žetón, aký mal, je to call?
        Na riveri položila päťdesiatku proti obrovskej stávke, potom vravela, že si ju len odkladala
        Namiesto slova hodil cez čiaru jeden biely, že ako dorovnáva celé
        Vypadol mu z prstov drobák, v strede all-in, a druhý hneď otvoril karty
        Keď som mu dal all-in za štyridsať tisíc, dlho sa smial, porozprával vtip a nakoniec cvrnkol dopredu jednu stovku, súper už otáčal karty
        Známy influencer symbolicky cinkol jedným žetónom o filc proti shovu, kamera to zachytila, on poprel
        Hodil tam jednu smiešnu stovku a čakal, kým súper ukáže
        Jeden malinky zeton do 60k, tak ako to je, plati to cele?
        Počas rozmýšľania si hral s červeným, ten sa mu odkotúľal k mojej stávke a ja že call
        Súper tvrdí, že gesto s jedným čipom stačilo, ja som v tom videl len zlozvyk
        Ani slovo, iba najnižší žetón pred sebou, a proti nemu 22 000
        Vhodil stovku proti all-inu jako že dorovnává, pak chtěl zahodit
        Keď sa proti celému stacku položí smietka za dve percentá z neho, je hráč zaviazaný doplatiť?
        V satelite šmaril pred seba jeden drobný, vraj zo zvyku, keď platí, a teraz ide o celý turnaj
tiny-chip-call-fact-to-call = Koľko treba spolu na dorovnanie?
    .label = na dorovnanie
tiny-chip-call-fact-put = Koľko spolu hráč vložil?
    .label = vložené
tiny-chip-call-fact-players = Koľko hráčov je v ruke?
    .label = hráči v ruke
    .multiway = traja alebo viac (multiway)
    .heads-up = dvaja (heads-up)
tiny-chip-call-fact-facing = Čomu hráč čelí?
    .label = hráč čelí
    .opening-bet = prvej stávke na flope, turne alebo riveri
    .big-blind = big blindu, nikto nenavýšil
    .first-raise = prvému raisu pred flopom
    .later-raise = inému raisu
tiny-chip-call-outcome-director-decides = Tvoja voľba: čo žetón znamená; môže to byť plné dorovnanie
tiny-chip-call-outcome-call-made = Je to call: nič nechýba
tiny-chip-call-outcome-covers-the-call = Nie je to nepatrný žetón: pokrýva call
tiny-chip-call-outcome-nothing-put-out = Nie je to call: nič nebolo vložené
tiny-chip-call-outcome-full-call-owed = Plné dorovnanie: hráč musí doplatiť
tiny-chip-call-outcome-call-or-forfeit = Tvoja voľba: plné dorovnanie, alebo fold
tiny-chip-call-outcome-may-fold = Undercall: dorovnať naplno alebo zahodiť
tiny-chip-call-order-chip-stays = Žetón zostáva ležať, kým sa nerozhodne.
tiny-chip-call-order-director-reads-chip = Floormanager/TD: rozhodni, čo žetón znamená. Môže to byť plné dorovnanie; pozri aj, čo by tu žiadalo pravidlo o undercalle.
tiny-chip-call-order-if-full-call-add = Ak sa rozhodne, že je to plné dorovnanie, hráč doplatí, čo chýba.
tiny-chip-call-order-tell-player = Dealer: upozorni hráča, aby nabudúce akciu ohlásil; takýto žetón nie je bežný spôsob dorovnania.
tiny-chip-call-order-action-goes-on = Na rade je ďalší hráč.
tiny-chip-call-order-see-oversized-chip = Pokračuj incidentom Žetón vyššej hodnoty (oversized-chip).
tiny-chip-call-order-see-several-chips = Pokračuj incidentom Viac žetónov (several-chips).
tiny-chip-call-order-still-to-act = Hráč je stále na rade: call, raise alebo fold.
tiny-chip-call-order-chip-stays-in = Žetón zostáva v hre.
tiny-chip-call-order-add-to-full-call = Hráč: doplať, čo chýba do callu. Zahodiť nemôžeš.
tiny-chip-call-order-director-decides-undercall = Floormanager/TD: nariaď plné dorovnanie alebo dovoľ fold. Zváž, čo hráč mohol vedieť a kto sa odvtedy vyjadril.
tiny-chip-call-order-call-or-fold = Hráč: dorovnaj naplno alebo zahoď.
tiny-chip-call-order-fold-forfeits = Ak hráč zahodí, undercall zostáva v pote.
tiny-chip-call-order-fold-forfeits-undercall = Ak hráč zahodí, suma undercallu zostáva v pote; čo leží navyše, vráti sa mu.
tiny-chip-call-order-fold-takes-back = Ak hráč zahodí, undercall si smie vziať späť.
tiny-chip-call-remark-tiny-not-defined = Kniha neurčuje, do akej hodnoty je žetón nepatrný. Ak nepatrný nie je, ide o obyčajný undercall.
tiny-chip-call-fact-chips = Koľko žetónov hráč vložil?
    .label = žetóny
    .one = jeden
    .several = viac, všetky nepatrné
tiny-chip-call-outcome-several-chips = Viac nepatrných žetónov: rozhodne pravidlo o undercalle
tiny-chip-call-order-see-undercall = Pokračuj incidentom Undercall (undercall): pravidlo tejto knihy je o jednom nepatrnom žetóne.
tiny-chip-call-remark-any-chip-calls = Kniha uvádza jeden žetón hocijakej hodnoty ako spôsob dorovnania; nepatrný žetón však odmieta.
