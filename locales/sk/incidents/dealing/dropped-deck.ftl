dropped-deck = Spadnutý balík
    .search = spadnutý balík, balík spadol na zem, dealer pustil balík, spadol stub, rozsypané karty, karty sú pomiešané, rozhádzaný stub, stub spadol do mucku, stub sa zmiešal s muckom, stub sa zmiešal so spálenými, zhodený balík, karty spadli zo stola
    .told =
        Dealerovi spadol balík
        Dealerovi vypadol stub z ruky a karty sa rozsypali po stole
        Uprostred ruky mu padol balík na zem a nevieme, v akom poradí boli karty
        Po flope dealer pustil zvyšok balíka, zmiešal sa s muckom a ešte má prísť turn a river
        Vypadlo mu pár kariet zo stubu medzi spálené karty, ja som all-in a čakáme na river
        Ako sa dohrá ruka, keď dealerovi spadol balík a poradie sa už nedá zistiť?
        Spadol mi balík
        Dealerovi vypadol stub z ruky a karty sa rozsypali
        Spadol mi stub a zmiešal sa s muckom
        Po flope mi balík spadol na zem, karty sú rozhádzané a poradie sa nedá obnoviť
        Na turne mi vypadol stub na stôl a zmiešal sa s muckom aj so spálenými kartami
        Ako sa dohrá ruka, keď dealerovi spadol balík?
    .heard =
        zvyšok sa jej vyšmykol z prstov medzi flopom a turnom
        rukávom zvalila kôpku, polovica sa rozsypala po plátne
        všetko leží na koberci, zbierali sme ich po jednej
        dealer kýchol a rozletelo sa to, poradie je fuč
        nerozdané sa prevrátili medzi zahodené
        drgol jej do lakťa a celé to skončilo dole
        dá sa ešte dať river, čo zostalo je poprehadzované
        vežička sa zrútila, väčšina však ostala pokope
        neudržala ich, dve ležia otočené pod stoličkou
        burny a zvyšok sú teraz jedna kopa
        prevrhol sa pohár, zľakla sa a pustila čo mala v ruke
        nikto nevie čo bolo navrchu, na zemi je z toho guľáš
        krupiérovi vypadol balík z ruky a karty sa rozsypali
        zvyšok balíka spadol na zem, poradie sa nedá zistiť
        pustil karty na stôl a zmiešali sa so zahodenými
        dealerovi uprostred ruky spadol balík
        zvyšok balíka spadol na stôl, niektoré karty sú otočené
        balík spadol na zem pred turnom
        zvyšok balíka sa pomiešal s muckom
        dílerovi vypadli všetky z ruky na zem
        zvyšok deku sa mu rozsypal rovno do maku
        krupiérke sa vyšmykla kopa a pomiešala so spálenými
        rozletelo sa mu to po podlahe ešte pred turnom
        vytiekol mu dek z prstov, poradie už nikto nevie
        lakťom zhodil zvyšné karty, sú rozhádzané po celom filci
        Dilérovi sa vysypal zvyšok kariet na zem, čo teraz
        Stub mu vypadol z ruky a pomiešal sa s odpadom
        Vykĺzla jej celá kopa nerozdaných, rozletelo sa to po plátne
        Zhodila ostatok na koberec, vieme ho poskladať v poradí
        Prevrátil nerozdané lakťom, spálené sú medzi tým
        Pred turnom mu popadali všetky nerozdané, už sú naprehadzované
        Stub mu vypadol z ruky medzi flopom a turnom
        Dvadsať kariet na zemi, nikto nevie, v akom poradí
        Dealer sa natiahol za vodou, zvyšok balíka sa mu vyšmykol, asi polovica spadla na koberec lícom hore a zvyšok sa pomiešal so spálenými
        Dealer sa potkol o kábel a karty leteli po koberci
        Zmietol lakťom kôpku a spálené boli medzi nerozdanými
        Vypadol mu balik a cast sa otocila lícom hore
        Krupiérovi spadly karty a neví se, které byly nahoře
        Pohár s kolou sa prevrhol, dealer ho zachytil, stub už nie
        Zvyšné karty sa dajú ešte poskladať, len tie horné nie
        Balíček sa rozsypal do mucku, ešte máme hrať river
dropped-deck-fact-order-known = Dá sa obnoviť pôvodné poradie kariet?
    .label = poradie kariet obnoviteľné
dropped-deck-fact-mixed = Zmiešal sa stub s inými kartami?
    .label = zmiešané s inými kartami
    .not-mixed = nie, rozhádzaný je iba stub
    .with-muck = áno, s muckom
    .with-burns = áno, so spálenými kartami
    .with-both = áno, s muckom aj so spálenými kartami
dropped-deck-outcome-order-restored = Stub sa vráti do pôvodného poradia
dropped-deck-outcome-new-stub = Nový stub iba z kariet stubu: scramble, shuffle, cut
dropped-deck-outcome-new-stub-of-all = Nový stub zo stubu, mucku aj spálených kariet: scramble, shuffle, cut
dropped-deck-outcome-mixed-cards-reshuffled = Zo zmiešaných kariet bude nový stub: scramble, shuffle, cut
dropped-deck-outcome-bets-returned = Hra sa zastaví; všetky stávky sa vrátia
dropped-deck-order-restore = Dealer: daj stub lícom nadol do pôvodného poradia. Nič nemiešaj.
dropped-deck-order-keep-out = Dealer: pozbieraj karty stubu lícom nadol. Muck a spálené karty nechaj bokom.
dropped-deck-order-gather-all = Dealer: pozbieraj stub, muck aj spálené karty lícom nadol.
dropped-deck-order-gather-muck = Dealer: pozbieraj lícom nadol stub a karty z mucku, ktoré sa s ním zmiešali. Spálené karty nechaj bokom.
dropped-deck-order-gather-burns = Dealer: pozbieraj lícom nadol stub a spálené karty, ktoré sa s ním zmiešali. Muck nechaj bokom.
dropped-deck-order-gather-both = Dealer: pozbieraj lícom nadol stub a karty z mucku i spálené, ktoré sa s ním zmiešali.
dropped-deck-order-scramble = Dealer: tieto karty premiešaj (scramble, shuffle, cut).
dropped-deck-order-deal-on = Dealer: pokračuj v ruke z tohto stubu. Ruky hráčov a board ostávajú, ako sú.
dropped-deck-order-stop = Dealer: zastav ruku. Každý hráč dostane späť všetko, čo vložil.
dropped-deck-remark-misdeal-possible = Pred závažnou akciou môže floormanager/TD zvážiť aj misdeal: pozri incident Misdeal (misdeal).
