deck-change-request = Žiadosť o nový balík kariet
    .search = nový balíček prosím, iný balík, zmena balíčka, vymeniť karty, môžeme dostať nové karty, čerstvé karty, tento balíček nosí smolu, tento balík je studený, označená karta, ohnutá karta, zalomená karta, roztrhnutá karta, opotrebované karty, dealer chce nový balíček, nový balíček pri striedaní dealerov, deck change
    .told =
        Chcem nový balík kariet
        Stále mi chodia zlé karty, žiadam, aby dealer vymenil balík
        Hráč vedľa mňa pýta nové karty, lebo vraj tieto mu nosia smolu
        Eso karové je ohnuté v rohu a vidno to zozadu, prosím vymeniť balík
        Prišiel nový dealer a hráč na mieste 8 chce, aby pri tej príležitosti dali nový balík kariet
        Môže si hráč vypýtať nový balík, keď karty nie sú poškodené?
        Hráč chce nový balík
        Hráč prehráva a žiada vymeniť balík kariet
        Dealer žiada nový balík, lebo jedna karta je ohnutá
        Seat 6 chce nový balík, karty sú v poriadku, nový dealer ani nový level nie je
        Začína sa nový level, strieda sa dealer a hráč pri tom žiada výmenu balíka
        Môže hráč žiadať nový balík len preto, že mu nechodia karty?
    .heard =
        s týmto balíčkom nevyhrám, prineste iný
        trojka prosí o červené, dve hodiny nič nechytil
        krížová sedma má záhyb, vidno ju cez celý stôl
        eso má ohnutý roh, dealer žiada výmenu
        lepia sa a sú mastné, chceli by sme čisté
        kedy sa balíčky menia, pýta si to po každom bad beate
        niekto na ne vylial kolu, dajte druhú sadu
        je poverčivý a chce ich preč pred ďalším miešaním
        dáma má škrabanec na chrbte, každý ju spozná
        sadá si nový dealer, môže si priniesť vlastné
        môže si hráč vynútiť iné karty uprostred levelu alebo len personál
        sú zvlnené a rozstrapkané, miešačka sa na nich zasekáva
        hráč žiada o nový balíček kariet
        chcem aby vymenili karty, tieto mi nosia smolu
        kedy sa môže zmeniť balíček
        chce nový balík, lebo prehráva
        hráč žiada iný balík kariet
        môžeme vymeniť karty, tento balík nosí smolu
        na karte je škrabanec, môžeme dostať nový balík
        karta je ohnutá, potrebujeme iný balík
        chceme iný dek, tento nám vôbec nenosí
        Šani pýta výmenu kartičiek lebo furt prehráva
        eso je zahnuté v rohu, vymeňte nám dek
        krupiér hovorí že sú ošúchané, chce čerstvé
        striedajú sa díleri, môže teraz priniesť druhú sadu
        prehoďte nám dek pred vyššími blajndmi, tieto sú mokré
        Vymeňte to, s týmito papiermi mi celý večer nič nejde
        Eso má ohnutý roh, dajte na stôl druhú sadu
        Krupier si pýta inú sadu, lebo sa tieto lepia
        Nastupuje ďalší dealer, môže priniesť inú sadu, prosíme
        Pani na trojke nechce hrať s touto sadou, vraj je škrabnutá
        Pri zmene blajndov chce Dušan červený rub namiesto modrého
        Pikovú dvojku spoznám naslepo, lebo má ohnutý roh
        Hráčovi z miesta tri nešla karta celý level, a tak pýtal nový balíček, vraj ten starý je ohnutý, dealer s floorom však nič na ňom nevideli
        Roztrhla sa jedna karta, dostaneme čerstvý balíček?
        Karty sa lepia od piva, pýtali sme nové
        Vraj tento balík mu nosí smolu, dealer ho odmietol vymeniť
        Kto môže požiadať o iné karty, len dealer, alebo aj hráč?
        Stále nám chodia nízke, môže sa to prehodiť?
        Poprosil o novy balik uprostred ruky
        Chtěl nové karty, prý ty staré smrdí
        Babka chcela zmenu balíka po každom prehratom pote
deck-change-request-fact-asked-by = Kto žiada o nový balík?
    .label = žiadateľ
    .player = hráč
    .dealer = dealer
    .house = floormanager za kasíno
deck-change-request-fact-damaged = Je niektorá karta poškodená alebo označená?
    .label = poškodená či označená karta
deck-change-request-fact-moment = Prichádza práve nový dealer alebo nový level?
    .label = nový dealer či level
    .neither = ani jedno
    .dealer-change = prichádza nový dealer
    .new-level = začína sa nový level
deck-change-request-outcome-refused = Bez nového balíka: žiadosť hráča nie je dôvod
deck-change-request-outcome-no-reason = Bez nového balíka: tento dôvod kniha neuvádza
deck-change-request-outcome-deck-changed = Áno: balík sa teraz smie vymeniť
deck-change-request-outcome-damaged-deck-changed = Áno: poškodený balík sa vymení
deck-change-request-outcome-house-decides = Tvoja voľba: iný balík, alebo nie; poškodenie kniha neuvádza
deck-change-request-order-look-at-cards = Floormanager: prezri si kartu sám. Ak nie je poškodená ani označená, rozhodni, akoby to nikto nehlásil.
deck-change-request-order-new-deck = Dealer: nový balík daj do hry medzi dvoma rukami.
deck-change-request-order-house-orders = Floormanager: rozhodni za kasíno, či príde iný balík.
deck-change-request-order-same-deck = Dealer: pokračuj s týmto balíkom.
deck-change-request-order-may-not-ask = Floormanager: povedz hráčovi, že hráči o nový balík žiadať nesmú.
deck-change-request-order-should-not-ask = Floormanager: povedz hráčovi, že hráči by o nový balík nemali žiadať len tak.
deck-change-request-remark-not-because-asked = Dôvodom je nový dealer alebo nový level, nie žiadosť: hráč nemá na nový balík nárok.
deck-change-request-remark-running-hand = Pravidlo je len o balíku. O ruke, ktorá sa s ním práve hrá, nehovorí nič.
deck-change-request-remark-only-damage = V tejto knihe je dôvodom len poškodenie.
