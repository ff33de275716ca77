last-hands = Posledné ruky dňa
    .search = koľko rúk ešte dnes, posledné ruky dňa, posledných päť rúk, ťahať kartu na posledné ruky, koniec hracieho dňa, koniec prvého dňa, balíme žetóny, kedy končíme, počíta sa táto ruka, posledná ruka pred balením, koľko rúk ešte hráme, hodiny stoja posledné ruky
    .told =
        Koľko rúk ešte dnes hráme?
        Vytiahli kartu na posledné ruky dňa a náš dealer nevie, koľko ich ešte máme odohrať
        Žrebovali sa posledné ruky, vyšla päťka a pri našom stole sa práve hralo
        Na konci dňa floor vytiahol šestku, my sme boli v strede ruky a hádame sa, či sa táto ruka ráta
        Karta na posledné ruky ešte nebola vytiahnutá a dealer už hlási, že hráme štyri posledné
        Hráme päť alebo šesť posledných rúk dňa, keď padla šestka?
        Koľko posledných rúk dnes
        Koniec dňa, treba vytiahnuť kartu na počet posledných rúk
        Keď sa ťahala karta na posledné ruky, pri stole 4 sa ešte hrala ruka
        Na konci dňa sme na posledné ruky vytiahli päťku a stôl 7 bol práve uprostred ruky
        Na posledné ruky dňa vyšla dáma a na mojom stole sa práve miešalo
        Ráta sa rozohraná ruka do posledných rúk dňa?
    .heard =
        hodiny sú zapauzované, kto potiahne koľko ešte dnes večer dostaneme
        patrí tá rozohraná už medzi posledné štyri
        dealer tvrdí ešte tri, dvojka že štyri
        mali sme hotovo a on chce ešte jednu
        vytiahla sa šestka, je to šesť po tejto alebo vrátane tejto
        z mikrofónu povedali ešte päť a ideme domov
        náš stôl už dohral, ostatní ešte hrajú
        niekto musí vylosovať číslo aby sa uzavrel deň 1B
        úplne posledné rozdanie sa pokazilo, dostaneme náhradné
        vytiahli eso, koľko to potom je
        kedy idú žetóny do vrecúška s menom
        pomalý stôl stihol len dve zo záverečných štyroch
        ešte tri handy do konca dňa
        koniec hracieho dňa, hrajú sa ešte posledné rozdania
        vytiahla sa karta na počet zostávajúcich rozdaní
        koľko rúk dnes ešte odohráme
        hodiny stoja, hráme ešte tri ruky
        kedy sa ohlásia posledné ruky dňa
        ťahá sa karta na to, koľko rúk ešte bude
        koľko handov ešte do konca dneška, vytiahli päťku
        ťahá sa karta koľko ešte odohráme pred bagovaním
        vyšla štvorka, hráme ešte štyri a balíme to
        keď ťahali kartu na dohranie sme práve boli v hande, ráta sa to
        vytiahli kráľa, koľko nám to robí handov pred bagom
        ešte nežrebli koľko finálnych handov dnes bude
        Vytiahli štvorku, hráme ešte štyri alebo päť rozdaní do konca
        Koniec večera, kto losuje, koľko sa ešte rozdá
        Vylosovali šestku, my sme práve hrali, počíta sa aj toto rozdanie
        Dilér tvrdí tri, vedľa hrajú päť, koľko ešte do vrecovania
        Kedy balíme čipy do vriec, koľko sa ešte bude rozdávať
        Na záver dnešku sa ťahalo a prišla dáma, čo to znamená
        Je takmer polnoc a budú ťahať kartu, koľko ešte hráme
        Pred koncom prvého dňa zdržiaval, aby nehral tú šiestu
        Floor povedal, že ešte štyri rozdania
        Vytiahli päťku a každý stôl ju mal odohrať
        Na konci dňa sme mali viac rúk než susedný stôl
        O pol jednej v noci vytiahli pre všetky stoly kartu, ktorá mala povedať, koľko ešte odohráme, náš dealer však zarátal aj tú, čo sa už hrala
        Losovali, kolik se ještě dnes odehraje rukou
        Vytiahnuté bolo tri, u nás dealer zarátal aj rozbehnutú
        Pri hraní posledných rúk odišiel spať a stack nechal
        Miešalo sa už šieste rozdanie, keď mali byť len päť
last-hands-fact-drawn = Je karta na posledné ruky už vytiahnutá?
    .label = karta už vytiahnutá
last-hands-fact-card = Ktorá karta bola vytiahnutá?
    .label = vytiahnutá karta
    .three = 3
    .four = 4
    .five = 5
    .six = 6
    .seven = 7
    .other = iná karta
last-hands-fact-hand-running = Hrala sa pri tomto stole práve ruka, keď sa ťahala karta?
    .label = ruka počas ťahania karty
last-hands-fact-hands-played = Koľko z týchto rúk sa pri tomto stole už odohralo?
    .label = odohrané ruky
    .none = žiadna
    .one = 1
    .two = 2
    .three = 3
    .four = 4
    .five = 5
    .six = 6
    .seven = 7
last-hands-outcome-draw-card = O počte posledných rúk rozhodne karta
last-hands-outcome-three-left = Ešte 3 ruky pri každom stole
last-hands-outcome-four-left = Ešte 4 ruky pri každom stole
last-hands-outcome-five-left = Ešte 5 rúk pri každom stole
last-hands-outcome-six-left = Ešte 6 rúk pri každom stole
last-hands-outcome-seven-left = Ešte 7 rúk pri každom stole
last-hands-outcome-some-left = Ešte { $last_hands_left ->
    [one] { $last_hands_left } ruka
    [few] { $last_hands_left } ruky
   *[other] { $last_hands_left } rúk
} pri tomto stole
last-hands-outcome-day-over = Posledná ruka sa odohrala: pri tomto stole sa deň skončil
last-hands-outcome-draw-again = Táto karta neplatí: treba ťahať znova
last-hands-outcome-as-the-card-says = Hrá sa ešte toľko rúk, koľko ukazuje karta
last-hands-outcome-fixed-number = Hrá sa ešte pevný počet rúk
last-hands-outcome-director-sets = Kniha nemá pravidlo: počet rúk určí floormanager/TD
last-hands-order-take-cards = Floormanager: vezmi 15 minút pred koncom dňa karty 3, 4, 5, 6 a 7 a zamiešaj ich lícom nadol. Ak je už neskôr, urob to teraz.
last-hands-order-take-cards-again = Floormanager: vezmi len karty 3, 4, 5, 6 a 7 a zamiešaj ich lícom nadol.
last-hands-order-take-other-cards = Floormanager: v čase, ktorý určuje kniha, vezmi karty, ktoré určuje, a zamiešaj ich lícom nadol.
last-hands-order-player-draws = Floormanager: náhodne vyber hráča, ktorý vytiahne jednu kartu.
last-hands-order-floor-draws = Floormanager: vytiahni jednu kartu.
last-hands-order-announce-card = Floormanager: ohlás všetkým stolom, že sa hrá ešte toľko rúk, koľko ukazuje karta.
last-hands-order-announce-three = Floormanager: ohlás všetkým stolom, že sa hrajú ešte 3 ruky.
last-hands-order-announce-four = Floormanager: ohlás všetkým stolom, že sa hrajú ešte 4 ruky.
last-hands-order-announce-five = Floormanager: ohlás všetkým stolom, že sa hrá ešte 5 rúk.
last-hands-order-announce-six = Floormanager: ohlás všetkým stolom, že sa hrá ešte 6 rúk.
last-hands-order-announce-seven = Floormanager: ohlás všetkým stolom, že sa hrá ešte 7 rúk.
last-hands-order-announce-fixed = Floormanager: ohlás všetkým stolom počet rúk, ktorý určuje kniha.
last-hands-order-finish-running = Dealer: dohraj rozohranú ruku. Do tohto počtu nepatrí.
last-hands-order-running-is-first = Dealer: rozohraná ruka je prvou z nich.
last-hands-order-count-down = Dealer: pred každou rukou povedz, koľko ich ešte zostáva, a po poslednej skonči.
last-hands-order-no-more-hands = Dealer: dnes už nerozdávaj žiadnu ruku.
last-hands-order-director-sets = Floormanager/TD: rozhodni, koľko rúk sa ešte hrá a odkedy.
last-hands-order-same-everywhere = Floormanager: ohlás všetkým stolom naraz ten istý počet.
