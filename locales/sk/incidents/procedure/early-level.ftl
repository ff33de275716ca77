early-level = Nové blindy priskoro
    .search = nové blindy priskoro, blindy zvýšené predčasne, level ohlásený priskoro, blindy z ďalšieho levelu, rozdané s novými blindmi pred začiatkom levelu, hodiny ešte bežia a dali sa nové blindy, zaplatený privysoký big blind, blindy o ruku skôr, vyššie ante vybraté priskoro, starý level sa ešte neskončil
    .told =
        Nové blindy priskoro
        Dealer už vybral nové blindy, ale level má ešte dve minúty
        Túto ruku hráme za 400/800 a na hodinách je stále 300/600
        Nový level ohlásili priskoro, ostávalo ešte štyridsať sekúnd
        Dealer zvýšil blindy o jednu ruku skôr
        Big blind dal 1 000, lebo si myslel, že level sa už zmenil, ale ešte nie
        Blindy išli hore skôr, než dobehli hodiny, a karty sú už rozdané
        Vybral ante z ďalšieho levelu, hoci tento ešte beží
        Ruka sa rozdala s blindmi ďalšieho levelu a niekto už navýšil
        Floor omylom ohlásil level skôr, na hodinách sú ešte tri minúty
        Zaplatili sme vyššie blindy priskoro, vráti sa nám rozdiel?
        Platí ruka, ktorá sa rozdala v ďalšom leveli skôr, ako sa ten level začal?
    .heard =
        predbehla to, 600/1200 má byť až v ďalšej
        krupiér zle pozrel na obrazovku, všetci sme platili už za ten ďalší
        ešte je tam minúta štyridsať a on chce od nás tie väčšie
        každý dal vyššie ante, len čas ešte nevypršal
        niekto zakričal blindy hore, to však boli hodiny druhého turnaja
        na big blinde dal priveľa, zvyšovať sa má až o 21.40
        bol už raise aj call, kým niekto pozrel na čas, a ten ešte nedobehol
        tablet na stole išiel napred oproti veľkej obrazovke
        Hráme ruku s väčšími blindmi, než ukazujú hodiny
        Vyhlásil nové blindy, keď ešte ostávalo päťdesiat sekúnd
        Zaplatil som 1 200, hoci level bol ešte 1 000
        Dealer povedal nové blindy a my sme ich zaplatili aj s ante, no keď padol flop, niekto pozrel na obrazovku a tam ešte bežalo štyridsať sekúnd starého levelu
        Vybrali od nás ante pre ďalší level, ten sa ešte nezačal
        Nove blindy dali skor, cas este bezal
        Blindy se zvedly dřív, než skončil level
        Všetci doplatili viac a až potom niekto pozrel na obrazovku
        V prestávke sa čas zastavil a jeden stôl pokračoval v novom leveli
        Kto dostane späť, čo zaplatil navyše v leveli, ktorý sa ešte nezačal?
early-level-fact-stage = Ako ďaleko to zašlo?
    .label = ako ďaleko
    .dealt = hrá sa ruka s novými blindmi
    .announced = level bol len ohlásený, žiadna ruka sa s ním nezačala
early-level-fact-announced = Ohlásil floormanager nový level pred touto rukou?
    .label = level ohlásený
early-level-fact-actions = Aké akcie doteraz, po poradí? (žiadne: Enter; zaplatené blindy vynechaj)
    .label = akcie doteraz
early-level-outcome-old-level = Nový level sa ešte nezačal: platia staré blindy
early-level-outcome-blinds-corrected = Ruka patrí do starého levelu: oprav blindy a pokračuj
early-level-outcome-dealt-again = Ruka patrí do starého levelu: rozdá sa znova so starými blindmi
early-level-outcome-finished-new = Na nové rozdanie je neskoro: ruka sa dohrá s novými blindmi
early-level-outcome-corrected-late = Na nové rozdanie je neskoro: blindy sa opravia, stávky platia
early-level-outcome-see-new-level = Či sa nový level začal, závisí od jeho ohlásenia
early-level-order-take-back = Floormanager: oznám, že starý level ešte beží, a nový ohlás, keď budú hodiny na nule.
early-level-order-old-blinds = Dealer: ďalšiu ruku odohraj so starými blindmi a ante.
early-level-order-excess-back = Dealer: vráť, čo je zaplatené nad staré blindy a ante, a pokračuj v ruke.
early-level-order-deal-again = Dealer: vráť všetky žetóny, pozbieraj karty a rozdaj znova od toho istého buttonu so starými blindmi.
early-level-order-finish-new = Dealer: dohraj ruku tak, ako sa zaplatilo. Ďalšia má zas staré blindy, kým hodiny nebudú na nule.
early-level-order-excess-back-late = Dealer: vráť, čo je zaplatené nad staré blindy a ante. Stávky a navýšenia platia.
early-level-order-actions-open = Floormanager: o akcii na nový big blind rozhodni v záujme férovosti (pravidlo { $fairness }); kniha nehovorí, či platí.
early-level-order-see-new-level = Pokračuj incidentom Nový level (new-level).
early-level-remark-other-way-round = Kniha necháva dohrať ruku, ktorá sa omylom rozdala so starými blindmi. O ruke s novými blindmi nehovorí.
