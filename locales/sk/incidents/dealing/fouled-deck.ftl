fouled-deck = Poškodený balík
    .search = poškodený balík, neplatný balík, fouled deck, dve rovnaké karty, dve pikové esá, tá istá karta dvakrát, zdvojená karta, duplicitná karta, chýba karta, 51 kariet v balíku, neúplný balík, označená karta, s balíkom niečo nesedí
    .told =
        Balík nie je kompletný
        V balíku chýba karta, po ruke ich dealer narátal 51
        V jednej ruke boli dve rovnaké kárové dámy, ten balík je zlý
        Ja mám eso pikové, súper ukázal tiež eso pikové, obaja sme all-in a balík má dve rovnaké karty
        Už sme hrali ďalšiu ruku, keď dealer zistil, že v balíku chýba krížová sedmička, a ja som predtým prehral veľký pot
        Ráta sa tá ruka, keď sa potom zistilo, že balík nebol v poriadku a chýbala karta?
        V balíku chýba karta
        Balík je chybný, sú v ňom dve rovnaké karty
        Ruka sa skončila a zistili sme, že v balíku je len 51 kariet
        Na turne sme zistili chybný balík, srdcová desiatka je na boarde aj v ruke seatu 3
        Ďalšia ruka už beží, UTG raise a dva cally, a až teraz sme našli v balíku označenú kartu
        Platí predošlá ruka, keď sme až po nej zistili, že balík nie je úplný?
    .heard =
        obaja otáčame srdcového chlapca
        na boarde je kárová desiatka a ja ju mám tiež
        ako môže mať krížového kráľa, ten je u mňa
        dealer prepočítal celý balík a vyšlo mu päťdesiat kariet
        sú tam päť dám
        hráme dvadsať minút bez pikovej trojky
        moje eso je v tej sade dvakrát, zastavte ruku
        na riveri prišla srdcová deviatka znova, dostaneme peniaze naspäť
        miešačka jednu zhltla, svieti červená, počet nesedí
        až po vyplatení banku zistili že dve šestky ostali v škatuľke
        leží tam dvojička, tá istá hodnota aj znak
        od výmeny farby hráme s neúplnou sadou, platia predošlé ruky
        v hre sú dve rovnaké karty z jedného balíčka
        v balíku chýba karta, zistili sme to počas rozdania
        kompletnosť balíka nesedí, je ich päťdesiatjeden
        v tomto balíku sú dve pikové esá
        dve rovnaké karty, jedna na boarde a jedna v jeho ruke
        balík má len 51 kariet
        obaja ukazujú srdcovú dámu
        dvaja majú krížové eso a už sme stávkovali
        v deku je len 51 kusov, niet károvej osmy
        pikovú deviatku máme dvakrát, hrali sme s tým aj minule
        esá sú poznačené nechtom, cítiť to na okraji
        až po výplate banku zistili že dek bol nekompletný
        dve srdcové sedmy, ďalší hand sa už začal, čo s predošlým
        Chýba srdcová dáma, spočítali sme len päťdesiatjeden
        V tej istej kope sú dve krížové desiatky, čo s rozdaním
        Zistili sme až po ruke, že hráme bez jednej karty
        Esá sú na rohoch natrhnuté, každý ich zozadu spozná
        Ďalšia ruka už beží a vieme, že v minulej boli dve kárové sedmičky
        Má byť 52 a je ich 53, kto vie, ako dlho už
        V strede dvaja all-in a obaja ukázali srdcového kráľa
        Po all-ine za štyridsať tisíc sa ukázalo, že obaja hráči držia pikovú dámu, v strede ležia všetky žetóny a dealer bezradne ukazoval na balík
        Po ruke sa zistilo, že v balíku chýbala piková dvojka
        Bolo vyložené dvakrát to isté krížové eso, čo s peniazmi v pote?
        Krupiér spočítal karty a jedna bola navyše, ruka v plnom prúde
        Našla sa karta pod stolom, hralo sa s neúplným balíkom už hodinu
        Mali sme obaja károvú desiatku, floor všetko zastavil
        V kartach boli dve rovnake sedmicky, vracaju sa nam stavky?
        V balíčku byly dvě stejné dámy a už se sázelo
        Celý level bez pikového kráľa, až suseda si to vyrátala
        v balíku je dvakrát tá istá karta
        dve rovnaké karty v hre
fouled-deck-fact-found = Čo s balíkom nie je v poriadku?
    .label = chyba balíka
    .duplicate = dve alebo viac rovnakých kariet (rovnaká farba aj hodnota)
    .missing = chýba karta
    .foreign = joker alebo karta s iným rubom
    .other = niečo iné, napríklad označená karta
fouled-deck-fact-when = Kedy sa na to prišlo?
    .label = chyba zistená
    .during-hand = počas ruky
    .hand-over = ruka sa skončila, ďalšia sa ešte nezačala
    .next-hand = ďalšia ruka sa už začala
    .next-hand-acted = po závažnej akcii v ďalšej ruke
fouled-deck-fact-break-time-over = Skončila sa ruka cez prestávku a uplynul už čas na námietku (väčšinou 1 minúta od pridelenia potu)?
    .label = uplynutý čas na námietku
fouled-deck-fact-actions = Aké akcie zatiaľ v tejto ruke prebehli a v akom poradí? (žiadne: stlač Enter; zaplatené blindy vynechaj)
    .label = doterajšie akcie
fouled-deck-outcome-bets-returned = Poškodený balík: hra sa zastaví, všetky stávky sa vrátia
fouled-deck-outcome-bets-stay = Poškodený balík: hra sa zastaví, stávky ostávajú v pote
fouled-deck-outcome-card-removed = Zdvojená karta ide z hry; v ruke sa pokračuje
fouled-deck-outcome-hand-undone = Poškodený balík: ruka neplatí, všetky stávky sa vrátia
fouled-deck-outcome-result-stands = Výsledok ruky platí
fouled-deck-outcome-house-rules-decide = Poškodený, alebo nie: rozhodujú miestne predpisy a domáce pravidlá kasína
fouled-deck-outcome-floor-decides = Poškodený, alebo nie: kniha to nehovorí
fouled-deck-outcome-not-fouled = Balík nie je poškodený: v ruke sa pokračuje
fouled-deck-outcome-hand-plays-on = Závažná akcia: v ruke sa pokračuje
fouled-deck-outcome-see-misdeal = Patrí to pod pravidlo o misdealoch
fouled-deck-outcome-see-foreign-card = Karta, ktorá nepatrí do balíka, má vlastné pravidlo
fouled-deck-order-see-foreign-card = Pokračuj incidentom Karta, ktorá nepatrí do balíka (foreign-card).
fouled-deck-order-see-misdeal = Pokračuj incidentom Misdeal (misdeal); chyba: niečo iné.
fouled-deck-order-stop = Dealer: zastav ruku a už nerozdávaj.
fouled-deck-order-bets-back = Dealer: vráť každému hráčovi všetko, čo v tejto ruke vložil, aj blindy a ante.
fouled-deck-order-bets-stay = Floormanager: stávky ostávajú v pote; v záujme férovosti (pravidlo { $fairness }) rozhodni, kto ich dostane.
fouled-deck-order-pot-back = Floormanager: vezmi pot späť a vráť každému hráčovi všetko, čo v tej ruke vložil, aj blindy a ante.
fouled-deck-order-card-out = Dealer: zdvojenú kartu vyraď z hry a pokračuj.
fouled-deck-order-stop-and-wait = Dealer: nerozdávaj, kým floormanager nerozhodne.
fouled-deck-order-look-up = Floormanager: pozri v miestnych predpisoch a domácich pravidlách kasína, či je balík tým poškodený.
fouled-deck-order-floor-says = Floormanager: v záujme férovosti (pravidlo { $fairness }) rozhodni, či je balík tým poškodený.
fouled-deck-order-if-fouled = Floormanager: ak je balík poškodený, zastav ruku; všetky stávky sa vrátia, nech prebehla akákoľvek akcia.
fouled-deck-order-if-fouled-bets-stay = Floormanager: ak je balík poškodený, zastav ruku; stávky ostávajú v pote.
fouled-deck-order-if-not-fouled = Ak balík poškodený nie je, v ruke sa pokračuje.
fouled-deck-order-if-fouled-after-hand = Floormanager: ak je balík poškodený, vezmi pot späť; všetky stávky tej ruky sa vrátia.
fouled-deck-order-if-fouled-after-hand-open = Floormanager: ak je balík poškodený, rozhodni v záujme férovosti (pravidlo { $fairness }), či sa stávky tej ruky vrátia. Kniha to hovorí len o ruke, ktorá ešte beží.
fouled-deck-order-if-fouled-after-hand-stays = Floormanager: aj ak je balík poškodený, výsledok platí.
fouled-deck-order-if-not-fouled-after-hand = Ak balík poškodený nie je, výsledok platí.
fouled-deck-order-hand-goes-on = Dealer: pokračuj v ruke.
fouled-deck-order-cards-open = Floormanager: o kartách, ktoré nesedia, rozhodni v záujme férovosti (pravidlo { $fairness }); kniha nehovorí, čo s nimi bude.
fouled-deck-order-stands = Floormanager: pot nechaj tam, kde je.
fouled-deck-order-running-hand = Floormanager: ak sa práve bežiaca ruka rozdala z tohto balíka, rozhodni o nej, akoby sa na to prišlo počas ruky.
fouled-deck-order-new-deck = Dealer: tento balík vyraď z hry; ďalšiu ruku rozdaj z iného.
fouled-deck-order-button-open = Floormanager: povedz, či sa button pred ďalším rozdaním posunie; kniha to nehovorí.
fouled-deck-remark-check-and-fold = Zatiaľ len check a fold: žetóny do potu nešli, závažná akcia teda nenastala.
