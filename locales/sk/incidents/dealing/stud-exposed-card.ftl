stud-exposed-card = Odkrytá karta v stude
    .search = odkrytá karta v stude, odkrytá zakrytá karta v stude, down card lícom nahor, bliknutá karta v stude, razz odkrytá karta, third street omylom lícom nahor, seventh street lícom nahor, posledná karta lícom nahor, dealer otočil zakrytú kartu, obe zakryté karty odkryté, seven card stud odkrytá karta
    .told =
        V stude mi otočil kartu
        Hráme stud a dealer mi prvú zakrytú kartu otočil lícom hore
        Pri rozdávaní v stude mi ukázal obe karty, čo mali byť zakryté
        Seven card stud, siedmu kartu mi dealer dal otvorenú namiesto zakrytej, ostatní ju videli a ešte ideme betovať
        Zavadil som rukávom a odkryla sa mi jedna z dvoch prvých zakrytých kariet v stude, ešte nikto nehral
        Čo sa robí v stude, keď mi dealer omylom otočil siedmu kartu, ktorá mala byť lícom nadol?
        V stude sa odkryla karta
        V stude som hráčovi omylom otočil jednu z prvých dvoch zakrytých kariet
        V stude si hráč rukávom sám odkryl zakrytú kartu
        Seven-card stud, seat 4 dostal obe prvé karty lícom nahor, akcia ešte nebola
        V razze som dal siedmu kartu seatu 2 odkrytú, v ruke sú traja a bude sa ešte stávkovať
        Čo teraz, keď dealer v stude rozdal zakrytú kartu lícom nahor?
    .heard =
        moja druhá zakrytá prišla na začiatku lícom hore
        siedma prišla štvorke otvorená, mala byť zatvorená
        v stude hodil river otvorený, sú tam už len dvaja
        stud hi-lo: tretia mi dopadla na chrbát namiesto zakrytá
        v razze mu vidno obe skryté, dostane ante naspäť
        moja zatvorená narazila do žetónu a prevrátila sa
        prvá odhalená, dostanem potom tretiu zakrytú
        moju siedmu videli všetci, môžem ešte staviť alebo som ako all-in
        zakrytú ukázal dealer, pôjde door karta teraz dole
        všetci videli skryté eso, toto je sedemkartový stud a nie hold'em
        obe spodné sú odhalené, vráti sa mu ante a vynechá
        vysokej ruke dal poslednú otvorenú, dostanú ju tak aj ostatní
        v stude mu dealer otočil kartu ktorá mala byť zakrytá
        prvá karta dolu prišla lícom nahor v razze
        v stude mu rozdali zakrytú kartu otvorenú
        dealer v stude odkryl zakrytú kartu
        seven card stud: prvá zakrytá karta sa pri rozdávaní otočila
        posledná karta v stude prišla otvorená
        v raze mi hneď prvú spodnú dal otvorenú
        stad, poslednú zakrytú mi krupiér omylom otočil hore
        rukávom som si preklopil svoju spodnú v sedemkartovom
        stad, bolo mi vidno obe spodné, čo s tým handom
        siedma ulica prišla lícom hore, ešte sa bude betovať
        díler pri rozdávaní stadu bliskol mojou spodnou dámou
        Prvú zatvorenú mi dilér v razze otočil hore, vidia kráľa
        Rukávom som si prevrátil jednu z dvoch spodných, hráme razz
        Na poslednej ulici mi siedma prišla lícom hore miesto dole
        Obe moje zatvorené pristáli hore tvárou, ešte pred brínginom
        Krupierka mi dala siedmu otvorene, hoci má byť skrytá
        V sedemlistovej hre mi spodnú dámu omylom ukázali celému stolu
        V sedemkartovom studu mi dealer druhú kartu, ktorá mala ísť lícom dolu, prevrátil a celý stôl videl srdcovú desiatku, pričom ďalšia mala prísť otvorená
        V razze mi padla karta lícom hore, čo mala byť skrytá
        Prvá dole bola vidno, druhá už nie, dostanem ďalšiu odkrytú dole?
        Obe moje zakryté boli pri rozdávaní obrátené
        Posledná karta v stude bola vyložená otvorene, a my sme ostali dvaja
        Odkryta mi bola prva karta v stude, co dalej
        Ve studu se mi otočila karta, která měla být zakrytá
        V sedemkartovom mi dealer vyložil siedmu lícom hore
        Má sa mi tretia rozdať zakrytá, keď mi už jednu dealer ukázal všetkým?
        Ante bolo 100 a hneď prvá karta bola bliknutá, stud, žiadny holdem
stud-exposed-card-fact-card = Ktorá karta sa odkryla?
    .label = odkryté karty
    .one-down-card = jedna z prvých dvoch zakrytých kariet
    .both-down-cards = obe prvé zakryté karty hráča
    .seventh-street = karta siedmeho rozdania
stud-exposed-card-fact-exposed-by = Kto ju odkryl?
    .label = kartu odkryl
    .dealer = dealer, omylom
    .player = hráč (rukávom, rukou)
stud-exposed-card-fact-betting-left = Bude sa v tejto ruke ešte stávkovať (nie sú všetci all-in)?
    .label = ďalšie stávkovanie v ruke
stud-exposed-card-fact-actions = Aké akcie zatiaľ prebehli a v akom poradí? (žiadne: stlač Enter)
    .label = doterajšie akcie
stud-exposed-card-outcome-not-covered = Neupravené: kniha stud vynecháva
stud-exposed-card-outcome-player-exposed = Kartu odkryl hráč: ruka ostáva v hre
stud-exposed-card-outcome-misdeal = Misdeal: rozdá sa znova
stud-exposed-card-outcome-see-misdeal = Misdeal je ešte možný
stud-exposed-card-outcome-play-on = Na misdeal je neskoro: v ruke sa pokračuje
stud-exposed-card-outcome-becomes-upcard = Odkrytá karta bude upcard
stud-exposed-card-outcome-two-cards-open = Odkryli sa obe zakryté karty: kniha hovorí len o jednej
stud-exposed-card-outcome-director-decides = Tvoja voľba: misdeal, alebo hrať ďalej
stud-exposed-card-outcome-no-misdeal = Nie je to misdeal
stud-exposed-card-outcome-replaced = Karta siedmeho rozdania sa vymení
stud-exposed-card-outcome-stays = Karta siedmeho rozdania ostáva
stud-exposed-card-outcome-seventh-open = Neupravené: kniha nemá pravidlo o siedmom rozdaní
stud-exposed-card-order-floor-rules = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Kniha stud vynecháva.
stud-exposed-card-order-hand-plays-on = Ruka nie je mŕtva: hra pokračuje.
stud-exposed-card-order-hand-killed = Dealer: ruka hráča, ktorý kartu odkryl, je mŕtva; daj ju do mucku.
stud-exposed-card-order-penalty-after-hand = Prípadná penalizácia sa začína po skončení ruky.
stud-exposed-card-order-penalty-at-once = Prípadná penalizácia sa začína hneď.
stud-exposed-card-order-stop-deal = Dealer: zastav rozdávanie. Všetky karty sa vrátia a znova zamiešajú.
stud-exposed-card-order-redeal = Dealer: rozdanie presne zopakuj: ten istý button, ten istý level.
stud-exposed-card-order-redeal-rest = Floormanager: pri hráčoch, ktorí nie sú na mieste alebo majú penalizáciu, postupuj podľa opakovaného rozdania v incidente Misdeal (misdeal).
stud-exposed-card-order-see-misdeal = Pokračuj incidentom Misdeal (misdeal): odkrytá karta v stude.
stud-exposed-card-order-leave-open = Dealer: kartu nechaj odkrytú; je to odteraz upcard hráča.
stud-exposed-card-order-third-street-down = Dealer: kartu tretieho rozdania daj tomu hráčovi lícom nadol.
stud-exposed-card-order-may-bring-in = Hráč môže s touto kartou platiť bring-in.
stud-exposed-card-order-no-bring-in = Hráč s touto kartou bring-in neplatí.
stud-exposed-card-order-two-open = Floormanager: o druhej karte rozhodni v záujme férovosti (pravidlo { $fairness }); upcard môže byť len jedna.
stud-exposed-card-order-director-decides = Floormanager/TD: rozhodni, či je to misdeal, alebo sa hrá ďalej. Kniha túto chybu nerieši; zváž, čo bolo vidieť a kto to videl.
stud-exposed-card-order-card-open = Floormanager: o odkrytej karte rozhodni v záujme férovosti (pravidlo { $fairness }); kniha nehovorí, čo s ňou bude.
stud-exposed-card-order-go-on = Dealer: pokračuj v ruke.
stud-exposed-card-order-replace = Dealer: odkrytú kartu vezmi a daj hráčovi inú, lícom nadol.
stud-exposed-card-order-which-card = Floormanager: povedz, či hráč dostane inú kartu hneď, alebo po ostatných; kniha to nehovorí.
stud-exposed-card-order-keep = Dealer: nechaj hráčovi odkrytú kartu.
stud-exposed-card-order-seventh-open = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či si hráč kartu nechá, alebo dostane inú.
stud-exposed-card-order-others-down = Dealer: všetky ostatné karty siedmeho rozdania daj lícom nadol, aj keď sa už nestávkuje.
stud-exposed-card-remark-check-and-fold = Zatiaľ len check a fold: žetóny do potu nešli, závažná akcia teda nenastala.
