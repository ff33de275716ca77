see-hand-request = Žiadosť vidieť ruku
    .search = chcem vidieť tú ruku, môžem vidieť jeho karty, ukáž ruku, zaplatil som za to, chce vidieť zahodenú ruku, chce vidieť ruku posledného agresora, chce vidieť karty hráča čo dorovnal, chce vidieť prehratú ruku, dorovnal som tak ukáž, hráč ktorý zahodil chce vidieť ruku, právo vidieť ruku, všetci checkovali a chce vidieť, podozrenie z dohody ukázať ruku
    .told =
        Chcem vidieť jeho karty
        Callol som ho na riveri a on zahodil, chcem vidieť, čo mal
        Hráč, čo už foldol, chce na showdowne vidieť ruku toho, čo prehral
        Na riveri som dorovnal jeho 6 000, on povedal „máš to“ a karty chce zahodiť, mám právo ich vidieť
        Ja mám karty ešte otočené pred sebou, on svoju ruku posunul dealerovi do mucku a ja chcem, aby ju ukázal
        Mám právo vidieť jeho ruku, keď som zaplatil river?
        Chce vidieť súperovu ruku
        Hráč, ktorý callol na riveri, chce vidieť karty súpera, ktorý ich neukázal
        Hráč po showdowne žiada otočiť ruku, ktorá je už v mucku
        Seat 6 callol na riveri bet 4 000, seat 1 zahodil bez ukázania a seat 6 chce jeho ruku vidieť
        Na riveri nikto nestavil, seat 3 má ešte svoje karty a žiada ukázať ruku, ktorú seat 8 zahadzuje
        Môže žiadať o ukázanie súperovej ruky, keď svoje karty už zahodil?
    .heard =
        po calle na riveri to porazený odkladá, ja chcem nakuknúť
        ani nebol v ruke a žiada aby ich otvorili
        podozrieva ich zo spolčenia, dealer nech otočí tie zahodené
        platil som tri ulice, smiem vedieť čo mal
        víťaz prosí otvoriť porazenú
        dá sa žiadať pri každom showdowne aby porazený otvoril
        klepni na muck a otoč ich, vraví osmička
        nikto ho nevyplatil a trojka si ich chce obzrieť
        je to neodňateľné alebo rozhoduješ ty
        súper to vzdal, chcem tie dve kvôli informácii
        vzdal sa so zavretými, teraz pýtajú aj tie od agresora
        zvedavý spoluhráč chce po riveri vidieť spodné karty
        chcem vidieť čím to dorovnal, teraz to hádže zakryté
        zaplatil som za to, nech ukáže
        žiada vidieť ruku súpera po showdowne
        dorovnal som river a súper chce zahodiť, mám právo vidieť
        zaplatil som, aby som videl jeho ruku, a on ju zahodil
        hráč chce vidieť prehranú ruku
        môžem vidieť ruku, ktorá dala call
        chce vidieť karty hráča, ktorý pri showdowne prehral
        má podozrenie na dohodu a chce vidieť karty
        chcem kuknúť čo mal, platil som ho na rivre
        pýta si otočiť karty súpera, ten ich už zmakol
        kolol som jeho posledný bet, nech mi ukáže ten blaf
        sám zložil a chce pozrieť karty víťaza
        rivru prečekali a teraz Beňo chce aby ten druhý otočil
        nebol ani v hande a trvá na tom aby porazený odkryl karty
        Dorovnal som mu river, nech otočí, čo mal
        Zaplatil som si to, nech mi ukáže, čo hodil dole
        Ja som zahodil a aj tak by som mu rád pozrel karty
        Zobral mu to krupier do odpadu a ja to pýtam otočiť
        Na konci všetci klopali a ona pýta, čo mala štvorka
        Stavil, prehral, hodil lícom dole, súper pýta otočiť
        Po mojom dorovnaní na riveri hodil ruku do stredu bez ukázania a ja som chcel vidieť, s čím ma to celú hodinu naháňal, sused vravel, že právo mám
        Zvedavec, čo dávno zložil, chcel otočiť ruku porazeného
        Karty boli navrchu kôpky, ja som bol ten, kto dorovnal
        Podozreval ich z dohody a žiadal otočiť karty druhého
        Ja som vyhral a chcel som ešte aj jeho ruku
        Moze vidiet karty niekto kto uz zlozil?
        Chtěl vidět prohranou ruku, i když sám v ní nebyl
        Dealer už zobral ruku zahodenú na showdowne, ešte ju vie niekto žiadať?
        Po zaplatení river betu mi odmietli ukázať súperove dve karty
        Každý druhý pot pýta, nech mu ukážu, a otravuje celý stôl
see-hand-request-fact-cards = Má hráč, ktorý žiada, ešte ruku?
    .label = ruka žiadateľa
    .held = áno, lícom nadol
    .tabled = áno, odkrytú pred sebou
    .gone = nie: zahodil ju alebo ju dal do mucku bez odkrytia
see-hand-request-fact-river = Čo urobil tento hráč na riveri?
    .label = žiadateľ na riveri
    .called = dorovnal posledný bet alebo raise
    .no-bet = na riveri nikto nestavil
    .not-called = niekto stavil, ale tento hráč nedorovnal
see-hand-request-fact-whose = Koho ruku chce vidieť?
    .label = žiadateľ chce vidieť
    .last-aggressor = ruku posledného agresora
    .another = ruku iného hráča
see-hand-request-fact-mucked = Je žiadaná ruka už v mucku?
    .label = žiadaná ruka v mucku
see-hand-request-outcome-no-right = Hráč nemá právo vidieť žiadnu ruku
see-hand-request-outcome-must-show = Ruka posledného agresora sa musí ukázať
see-hand-request-outcome-table-first = Hráč má právo vidieť ruku, keď najprv odkryje svoju
see-hand-request-outcome-too-late = Neskoro: ruka je už v mucku
see-hand-request-outcome-shown = Ruka sa ukáže
see-hand-request-outcome-not-shown = Ruka sa neukáže
see-hand-request-order-leave-face-down = Dealer: túto ruku neukazuj a pokračuj v showdowne.
see-hand-request-order-asker-tables = Hráč, ktorý dorovnal: najprv odkry svoje karty.
see-hand-request-order-floor-runs-it = Dealer: zavolaj floormanagera a kariet sa nedotýkaj. Žiadosť vybaví on.
see-hand-request-order-out-of-the-muck = Dealer: muck nechaj tak, ako je. Žiadanú ruku možno ukázať, len ak sa dá s istotou identifikovať.
see-hand-request-order-floor-opens = Floormanager: otoč tú ruku sám. Nikto iný nesmie.
see-hand-request-order-dealer-opens = Dealer: otoč tú ruku.
see-hand-request-order-aggressor-tables = Posledný agresor: odkry všetky svoje karty.
see-hand-request-order-dealer-turns-over = Dealer: vyber identifikovanú ruku z mucku a otoč ju.
see-hand-request-order-player-tables = Hráč, o ktorého ruku ide: odkry všetky svoje karty.
see-hand-request-remark-cannot-be-refused = Toto právo hráčovi, ktorý dorovnal, nemôže nikto vziať, ani floormanager/TD.
see-hand-request-fact-all-in = Bol niektorý hráč v tejto ruke all-in a dorovnaný?
    .label = niekto all-in
see-hand-request-outcome-all-tabled = All-in: odkryjú sa všetky živé ruky, nech žiada ktokoľvek
see-hand-request-order-every-hand-tabled = Všetci hráči v ruke: odkryte všetky svoje karty.
see-hand-request-order-mucked-hand-back = Dealer: ak sa zahodená ruka dá s istotou identifikovať, polož ju späť pred hráča. Odkryje sa ako všetky ostatné.
