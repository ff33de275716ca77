rebuy = Re-buy
    .search = rebuy, re-buy, dávam rebuy, môžem rebuy, ohlásený rebuy, rebuy žetóny ešte nie sú na stole, chips behind, all-in s rebuy žetónmi, rebuy pred rukou, neskorý rebuy, musí rebuy zaplatiť, priveľa žetónov na rebuy, single rebuy, rebuy perióda, rozmyslel si rebuy
    .told =
        Chcem rebuy
        Prehral som všetko a chcem rebuy, ale dealer už rozdal karty
        Hráč povedal rebuy až po rozdaní kariet, hoci mal nula žetónov
        Mám ešte 1 500, štart je 10 000 a chcem si dať rebuy pred ďalšou rukou, dealer hovorí, že už nemôžem
        Vypadol som v poslednej ruke rebuy periódy, kričal som rebuy a oni medzitým rozdali novú ruku
        Môžem si dať rebuy, keď mám menej ako štartovný stack a čas na rebuy ešte beží?
        Hráč chce re-buy
        Hráč vypadol a chce re-buy, ale čas na re-buy sa práve skončil
        Hráč má menej ako štartovný stack a žiada re-buy
        Seat 3 ohlásil re-buy, až keď už boli karty novej ruky rozdané
        Štartovný stack 20 000, seat 5 má 14 000 a pred ďalšou rukou chce re-buy za 20 000
        Môže ísť hráč do druhého re-buyu, keď je dovolený len jeden?
    .heard =
        daj mi ešte jeden náboj, päť tisíc k tomu
        pred miešaním zakričal dokupujem, ale peniaze ešte neležia na stole
        som na nule, predaj mi rovno tu čerstvý stack
        prehral aj s tými sľúbenými a teraz odmieta cvaknúť
        mám 10 400 a začínal som s 10 000, môžem dokúpiť
        vytiahla peňaženku až keď zbadala esá
        hrajú nezaplatené, čo sú ešte na ceste z pokladne
        chce sa vkúpiť druhýkrát a dovolený je jeden na osobu
        dokupovať sa dalo do prestávky, prišiel tri minúty po nej
        šestka kričí dvojitý a beží k pokladni
        musím čakať jednu ruku, kým mi donesú nové
        nahlásil to, vyhral pot a zrazu už nechce vysoliť prachy
        hráč chce dokúpiť žetóny ale má viac než začiatočný stack
        ohlásil rebuy po rozdaní kariet
        prehral všetko a hrá ďalej na dlh, dokúpil neskoro
        vypadol a chce rebuy
        môže si ešte dať rebuy, čas už uplynul
        hráč chce rebuy, hoci má viac ako štartový stack
        ohlásila rebuy po rozdaní kariet
        povedal rebuy, ale ešte nezaplatil
        bastol a chce si hneď dokúpiť, karty sú už rozdané
        ribaje ešte bežia, mám 8k zo štartovných 20
        kričal ribaj až keď díler začal rozdávať
        chce druhý dokup a povolený je len jeden
        Števo je pod štartovným stekom, chce si dokúpiť ďalšie čipy
        nahlásil ribajku pred handom, prachy ešte nedal
        Prehral som všetko, chcem si dokúpiť, ešte je čas
        Kričí dokupujem, až keď dostal karty
        Chce dokúpiť druhýkrát, a vraj sa môže iba raz
        Ešte pred rozdaním ohlásil dokup, krupierka to nezachytila
        Má dve tisícky, štart bol desať, môže si doplniť
        Dokupovanie vraj skončilo, ale Milan ešte máva stovkou
        Prehral posledné, kričal, že kupuje znova, a ďalšia ruka sa už rozdávala
        Mal viac než počiatočný stack a pýtal rebuy
        Karta mu pri pokladni neprešla, no karty už má
        Sľúbil, že doplatí neskôr, a hral na dlh
        Vypadol som s kráľmi proti esám a hneď som zdvihol ruku, že kupujem znova, lenže dealer už rozdával ďalšiu ruku a karty pred mojím miestom ostali ležať
        Chce rebuy az po rozdani kariet
        Chtěl rebuy, i když měl víc než na začátku
        Mával bankovkou, no nikto ho nepočul, kým sa miešalo
        Vypadol a hneď hral ďalej, hoci ešte nezaplatil
        Smie si dokúpiť, keď mu ostala presne štvrtina?
rebuy-fact-period = Trvá ešte čas na re-buy?
    .label = čas na re-buy
rebuy-fact-moment = Kedy hráč re-buy ohlásil?
    .label = ohlásenie re-buyu
    .before-hand = pred začiatkom novej ruky
    .hand-begun = ruka sa začala, karty ešte neboli rozdané
    .cards-dealt = karty už boli rozdané
rebuy-fact-stack = Aký stack má hráč bez re-buyu?
    .label = stack bez re-buyu
rebuy-fact-starting-stack = Aký je štartovný stack?
    .label = štartovný stack
rebuy-fact-single-rebuy = Je v tomto turnaji dovolený len jeden re-buy?
    .label = dovolený len jeden re-buy
rebuy-fact-rebuy-chips = Koľko žetónov prinesie re-buy?
    .label = žetóny za re-buy
rebuy-outcome-period-over = Bez re-buyu: čas naň sa skončil
rebuy-outcome-too-late = Nie pre túto ruku: ohlásené neskoro
rebuy-outcome-too-many-chips = Bez nároku na re-buy: { $stack } je viac než { $rebuy_limit }
rebuy-outcome-rebuy-plays = Re-buy platí: v hre je { $in_play }
rebuy-order-no-rebuy = Floormanager: re-buy nepredávaj.
rebuy-order-wait-for-next-hand = Floormanager: povedz hráčovi, že re-buy pre túto ruku neplatí: kto má žetóny, hrá ju s nimi, kto ich nemá, nedostane karty. Re-buy môže platiť od ďalšej ruky.
rebuy-order-must-buy = Hráč: zaplať, čo si ohlásil, nech ruka dopadne akokoľvek.
rebuy-order-may-withdraw = Hráč: re-buy môžeš ešte vziať späť.
rebuy-order-chips-play = Dealer: žetóny z re-buyu ({ $rebuy_chips }) hrajú, aj keď ešte nie sú na stole: spolu { $in_play }.
rebuy-order-chips-wait = Dealer: hrá len stack na stole ({ $stack }).
rebuy-order-no-hand-missed = Dealer: hráčovi rozdávaj; kvôli re-buyu sa žiadna ruka nevynecháva.
rebuy-remark-tournament-names-stack = Kniha neuvádza stack, do ktorého sa smie urobiť re-buy. Platí, čo oznámil turnaj.
