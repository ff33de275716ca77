foreign-card = Karta, ktorá nepatrí do balíka
    .search = cudzia karta, našiel sa joker, joker v ruke, joker na boarde, červená karta v modrom balíku, karta s iným rubom, iná zadná strana, karta z druhého balíka, karta nepatrí do balíka, neštandardná karta, nízka karta v short-decku, štvorka v short-decku
    .told =
        V balíku je joker
        Dostal som do ruky jokera
        Na boarde prišla karta s červeným rubom a hráme s modrým balíkom
        Mám v ruke pikovú desiatku s iným rubom, ako majú ostatné karty, a už sme mali raise a call
        Hráme short deck a na turne vyšla trojka, tá v tom balíku vôbec nemá byť
        Čo sa robí, keď jeden hráč dostal do ruky kartu z iného balíka?
        Karta s iným rubom
        Hráč má v ruke kartu s iným rubom, je z druhého balíka
        Počas ruky sa v stube našiel joker
        Na turne som vyložil na board jokera, na flope bol predtým bet a call
        V short-decku dostal seat 4 do ruky trojku, ktorá tam nemá byť, UTG už navýšil
        Čo s rukou, keď je na boarde karta, ktorá do balíka nepatrí?
    .heard =
        jedna z mojich dvoch je modrá, druhá červená
        vo flope leží šašo
        v stube bola reklamná kartička, prišli sme na to na turne
        plastová krájacia karta sa rozdala big blindu
        medzi našimi sme našli šestku od stola 12
        táto trojka je z cudzieho balíčka
        jeho dáma má staré logo kasína, naše nie
        hráme 6-plus a ja som dostal dvojku
        river je kartička s pravidlami zo škatuľky, čo teraz
        z druhej sady sa zatúlala desiatka do miešačky
        dvojka squeezuje a namiesto esa vidí záručný lístok
        na štvrtej ulici vyšiel votrelec s iným vzorom, už sa stávkovalo
        v balíčku sa našla karta s inou farbou rubu
        jokera rozdali hráčovi ako kartu
        našli sme kartu čo nepatrí do tohto balíka
        v balíku je žolík
        prišla karta z iného balíka s iným chrbtom
        medzi červenými sme našli kartu s modrým chrbtom
        na flop prišiel žolík
        karta navyše, ktorá do tohto balíka nepatrí
        na flope vyšiel žolík, čo s tým
        jedna moja má modrý chrbát a ostatné červené
        v šortdeku sa nám objavila trojka srdcová
        dostal som žolíka do handu, andrgán už rejzol
        medzi spálenými leží džouker, hand ešte beží
        zo zvyšku deku vykukla jedna s cudzou zadnou stranou
        Na flope pristál žolík, ten tu nemá čo robiť
        Prišla mi jedna s červeným rubom, ostatné sú modré
        Hráme šortdek od šestiek a vyskočila mi štvorka
        Jeden pikový kráľ je u mňa, druhý rovnaký leží na flope
        Medzi spálenými ležal džoker, a ruka už skončila
        V odpade sme našli kus z inej sady, čo s týmto bankom
        Uprostred ruky, keď už boli v strede tri tisícky, sa niekto pozrel na svoju druhú kartu a tam bol namiesto čísla nápis kasína a adresa
        V modrom balíku mal zrazu jeden z hráčov kartu s červeným rubom
        Reklamná karta s logom kasína padla do flopu
        Našla sa karta z iného stola, keď už bolo po akcii
        Rezacia karta sa dostala medzi rozdané, hráč ju mal ako druhú
        Dostal som pravidlá pokru namiesto karty, co teraz?
        Na ruce byl žolík, zjistilo se to až po flopu
        V short decku sa objavila štvorka, tá tam nemá čo hľadať
        Karta so záručným lístkom výrobcu sa rozdala buttonu, ten už dorovnal
        Iný vzor na zadnej strane mala karta, čo prišla na riveri
foreign-card-fact-card = Aká karta sa našla?
    .label = nájdená karta
    .joker = joker
    .other-back = karta s iným rubom (z iného balíka)
    .low-card = 2, 3, 4 alebo 5 v short-decku
    .duplicate = karta, ktorá je v balíku dvakrát
foreign-card-fact-when = Kedy sa našla?
    .label = nález karty
    .during-hand = počas ruky
    .hand-over = po skončení ruky
foreign-card-fact-actions = Aké akcie zatiaľ v tejto ruke prebehli a v akom poradí? (žiadne: stlač Enter; zaplatené blindy vynechaj)
    .label = doterajšie akcie
foreign-card-fact-where = Kde karta je?
    .label = poloha karty
    .stub = v stube alebo medzi zahodenými či spálenými kartami
    .hand = v ruke hráča
    .board = na boarde
foreign-card-outcome-see-fouled-deck = Patrí to pod pravidlo o poškodenom balíku
foreign-card-outcome-see-misdeal = Patrí to pod pravidlo o misdealoch
foreign-card-outcome-card-removed = Karta ide z hry; v ruke sa pokračuje
foreign-card-outcome-bets-returned = Hra sa zastaví; všetky stávky sa vrátia
foreign-card-outcome-hand-goes-on = V ruke sa pokračuje; čo bude s kartou, je otvorené
foreign-card-order-see-fouled-deck = Pokračuj incidentom Poškodený balík (fouled-deck).
foreign-card-order-see-misdeal = Pokračuj incidentom Misdeal (misdeal): joker v balíku.
foreign-card-order-see-misdeal-other = Pokračuj incidentom Misdeal (misdeal); chyba: niečo iné.
foreign-card-order-fouled-by-house = Floormanager: najprv pozri, či je tým balík podľa miestnych predpisov alebo domácich pravidiel kasína poškodený. Ak áno, ruku zastav; všetky stávky sa vrátia.
foreign-card-order-fouled-by-floor = Floormanager: najprv rozhodni, či je balík tým poškodený; kniha nehovorí, kedy to tak je. Ak áno, ruku zastav; všetky stávky sa vrátia.
foreign-card-order-out-of-stub = Dealer: kartu vyraď z hry a pokračuj.
foreign-card-order-out-of-hand = Dealer: vezmi kartu z ruky hráča.
foreign-card-order-hand-open = Floormanager: v záujme férovosti (pravidlo { $fairness }) rozhodni, či hráč dostane inú kartu; kniha to nehovorí.
foreign-card-order-off-the-board = Dealer: vezmi kartu z boardu.
foreign-card-order-board-open = Floormanager: v záujme férovosti (pravidlo { $fairness }) rozhodni, ktorá karta príde na jej miesto; kniha to nehovorí.
foreign-card-order-stop = Dealer: zastav ruku. Každý hráč dostane späť všetko, čo vložil.
foreign-card-order-card-open = Floormanager: v ruke sa pokračuje; o karte rozhodni v záujme férovosti (pravidlo { $fairness }). Kniha nehovorí, čo s ňou bude.
foreign-card-remark-joker-in-short-deck = Pri short-decku môže 2, 3, 4 alebo 5 platiť ako joker: či platí, povie floormanager.
foreign-card-remark-joker-in-short-deck-always = Pri short-decku platí 2, 3, 4 alebo 5 ako joker.
foreign-card-remark-check-and-fold = Zatiaľ len check a fold: žetóny do potu nešli, závažná akcia teda nenastala.
