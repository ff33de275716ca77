raise-cap = Počet povolených raisov
    .search = raise cap, cap, obmedzenie raisov, počet navýšení, koľko raisov, koľkokrát možno navýšiť, ešte jeden raise, ďalší raise, ďalšie navýšenie, priveľa raisov, tri raisy, štyri bety, maximum navýšení, limit raise, cap v heads-upe
    .told =
        Koľko raisov je povolených?
        Už sme navýšili štyrikrát a dealer hovorí, že ďalší raise nejde
        Hráme limit, bol bet a tri raisy a on chce ešte raz navýšiť
        Limit holdem, na turne sme traja v ruke, padol bet, raise, reraise a cap, a ja chcem navýšiť ešte raz
        Hráme no-limit, na flope sme už šiestykrát navýšili a dealer tvrdí, že počet raisov sa vyčerpal
        Platí strop na počet raisov, aj keď sme v ruke už len dvaja?
        V limite už boli tri raisy a hráč chce dať ešte jeden
        Hráč chce štvrtý raise v tom istom kole, súper hovorí, že je cap
        Limit hold'em, na turne bet a tri raisy, v ruke traja hráči a seat 5 chce znova navýšiť
        V limite ostali v ruke len dvaja, je to už piaty raise v kole a pýtajú sa na cap
        Je v no-limite obmedzený počet raisov v jednom kole?
    .heard =
        bet, raise, reraise, cap, môžem dať ešte piaty
        limit omaha 8 a on chce ešte raz hore
        na tejto ulici sme len dvaja, je to potom neobmedzené
        fixed limit, štvrtý bet leží, dealer vraví dosť
        koľko ráz môžeme ísť tam a späť v tejto hre
        odmietla môj reraise, lebo už sa trikrát zvyšovalo
        stud eight, koľkokrát sa na šiestej ulici dá ísť hore
        dvaja týpkovia sa stále prebíjajú a ja som medzi nimi zaseknutý
        platí strop troch zvýšení aj v dueli
        je 6-bet v no-limite povolený
        som v kliešťach, pumpujú to donekonečna, niet na to stopky
        poslední dvaja v turnaji, môžu zvyšovať naveky
        koľkokrát sa môže v limite zvyšovať v jednom kole
        už bol bet a tri navýšenia, ďalší chce opäť raise
        sme len dvaja v hre, platí ešte strop na počet raisov
        limit hold'em, bol bet a tri raisy, môže ešte raz navýšiť
        je obmedzený počet navýšení, keď sú už len dvaja hráči
        koľko raisov je dovolených v limite
        hráč chce vo fixed limite navýšiť štvrtýkrát
        cap je dosiahnutý a chce ešte navýšiť
        už sme štyrikrát prerejzovali, môže prísť piaty rejz
        limitka, traja v hande, bet rejz prerejz ďalší, je už strop
        má táto herňa nejaký kep na prerejzovanie v jednom kole
        v nolimite mi díler tvrdí že viackrát už prerejznúť nemôžem
        ostali dvaja v headsupe a prebíjajú sa dokola, je tam limit
        koľkokrát sa dá za sebou rejzovať, už ide piaty krát
        Limitný holdem, už to štyrikrát zvýšili, môže ešte raz
        Hráme fixko, vraj po treťom prebití je stop, ale sme len dvaja
        Koľkokrát sa tu smie prihodiť, ide už piate zvýšenie
        V nolimite nám dealer zakazuje ďalšie prebitie, vraj ich už bolo dosť
        Traja sa vo fixke prebíjajú dookola, kde je strop
        Zostali dvaja v turnaji a krupier tvrdí, že piate prihodenie nejde
        Päť zvýšení za sebou v limite, dealer povedal, že stačilo
        Dvaja sa predbiehali v rejzoch a ja uprostred, je na to nejaký strop?
        V limit hold'eme už bol bet a tri raisy, on chce ešte
        V limitnom turnaji už boli bet a traja po sebe zvýšili, mladík chcel ešte ďalšie navýšenie, no dealer ho zastavil, že v kole viac nebude
        No-limit, šiesty raise, niekto tvrdil, že viac sa nedá
        Kolkokrat sa da rejznut v jednom kole v limite?
        Kolikrát se smí zvedat, když hrajeme limit a jsme ve hře tři?
        Traja v pote, dve šialené dámy to zdvíhali a tretí chcel, aby to už zastavili
        Štvrtý raise v stude s limitom dealer odmietol, hráč bol v rozpakoch
        Na heads-up finále limitného turnaja padlo sedem navýšení za sebou
        koľko raisov je dovolených
        už boli tri raisy, môže byť ešte jeden
        už třikrát navýšili, může ještě někdo
raise-cap-fact-structure = Aká je štruktúra stávok?
    .label = štruktúra stávok
    .no-limit = no-limit
    .pot-limit = pot-limit
    .limit = limit
raise-cap-fact-reached = Dosiahol sa v tomto kole počet raisov, ktorý povoľuje kasíno?
    .label = počet raisov dosiahnutý
    .yes = áno
    .no = nie
    .no-number = kasíno počet neurčilo
raise-cap-fact-in-hand = Koľko hráčov je ešte v ruke?
    .label = hráči v ruke
    .three-or-more = traja alebo viac
    .two = dvaja
raise-cap-fact-in-event = Koľko hráčov zostáva v turnaji?
    .label = hráči v turnaji
    .three-or-more = traja alebo viac
    .two = dvaja
raise-cap-outcome-no-cap = Ďalší raise je povolený: počet nie je obmedzený
raise-cap-outcome-below-cap = Ďalší raise je povolený: maximum sa nedosiahlo
raise-cap-outcome-capped = Žiadny ďalší raise: maximum je dosiahnuté
raise-cap-outcome-two-left-no-cap = Ďalší raise je povolený: zostali dvaja, maximum už neplatí
raise-cap-outcome-number-not-said = Maximum existuje, no kniha neuvádza počet
raise-cap-order-raise-allowed = Hráč smie navýšiť.
raise-cap-order-next-raise-checked = Dealer: tento raise započítaj a pred ďalším over počet znova.
raise-cap-order-call-or-fold = Hráč: daj call alebo fold. Do konca tohto stávkového kola sa už nedá navýšiť.
raise-cap-order-director-sets-number = Floormanager/TD: povedz, aký počet raisov tu platí, a drž sa toho.
raise-cap-remark-number-is-the-houses = Kniha počet neuvádza: určuje ho kasíno.
raise-cap-remark-two-in-hand-still-capped = Dvaja v ruke nestačia: maximum platí, kým v turnaji nezostanú len dvaja.
raise-cap-remark-two-left-open = Podľa knihy maximum končí, keď zostanú dvaja, heads-up. Či stačia dvaja v tejto ruke, kniha nehovorí.
raise-cap-remark-house-rule = Pozri, či má kasíno na to vlastné pravidlo.
