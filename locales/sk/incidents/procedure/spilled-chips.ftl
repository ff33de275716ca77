spilled-chips = Rozsypané žetóny
    .search = rozsypané žetóny, zhodený stack, žetóny spadli do potu, zhodil stack do potu, pomiešané stacky, žetóny sa prevrátili, hráč rozsypal žetóny, dva stacky spadli do seba, žetóny spadli do cudzieho stacku, moje žetóny sú medzi jeho
    .told =
        Zhodil si stack a žetóny spadli do potu
        Hráč rozsypal žetóny po celom stole
        Dva stacky spadli do seba a žetóny sú teraz pomiešané
        Moje žetóny spadli do stacku na mieste 6
        Omylom zhodila žetóny do potu
        Dealer zavadil rukou o stack a žetóny sú v pote
        Veža žetónov spadla cez čiaru, je to stávka?
        V strede ležia žetóny z jeho stacku a nikto nevie, koľko ich je
        Niekto drgol do stola a všetky stacky sa zosypali
        On tvrdí, že mu žetóny len spadli, ostatní, že to bola stávka
        Dostanem späť žetóny, ktoré mi spadli do potu?
        stack zhodený do potu
    .heard =
        zavadil rukávom o stack, polovica je teraz v pote
        oba stacky spadli do seba, kto dostane čo
        drgol som do stacku a žetóny sa skotúľali do potu
        čašník zhodil dva stacky a sú pomiešané
        žetóny spadli cez čiaru, prisahá, že to bol omyl
        celá veža sa jej počas ruky prevrátila do stredu
        nevidno, koľko mojich žetónov spadlo do potu
        susedove žetóny spadli na moje, tie isté farby
        Dve vedľajšie kôpky sa zosypali do jednej, rovnaké farby
        Skúšala trik a polovica letela do blindov
        Prevrátila pohár, stack sa zmiešal s potom
        Chlapík s mokrou bundou si sadal, zavadil o okraj stola a stacky dvoch susedov sa zosypali do seba, farby rovnaké, takže nikto nevie, kto mal koľko
        Vrazil do stola a všetko sa prevrátilo
        Zhodil stack a zmiesal sa so susedovym
        Shodil komín žetonů a smíchal se s bankem
        Dealer lakťom potlačil moje žetóny do stredu
        Stôl sa pohol a nevieme, koľko mal kto
        Pes asistenčný strčil ňufákom do stola a veže padli
        kôpky spadli a pomiešali sa
        dealer pomiešal žetóny všetkých
spilled-chips-fact-into = Kam žetóny spadli?
    .label = spadli
    .pot = do potu alebo cez čiaru
    .other-stack = do stacku iného hráča
spilled-chips-fact-by-accident = Je isté, že to bolo omylom?
    .label = omylom
spilled-chips-fact-count-clear = Je jasné, koľko žetónov kam patrí?
    .label = počet jasný
spilled-chips-outcome-go-back = Žetóny sa vrátia svojmu hráčovi
spilled-chips-outcome-bet-stands = Žetóny ostávajú ako stávka
spilled-chips-outcome-reckoned = Žetóny sa rozdelia prepočtom
spilled-chips-outcome-as-they-lie = Čo sa nedá oddeliť, ostáva ležať
spilled-chips-order-count-back = Dealer: zastav hru, odpočítaj, čo spadlo, a vráť to pred očami celého stola.
spilled-chips-order-bet-stands = Dealer: spadnuté žetóny počítaj ako stávku toho hráča.
spilled-chips-order-reckon-pot = Dealer: zastav hru a vypočítaj pot zo stávok. Čo je nad to, vráť hráčovi.
spilled-chips-order-reckon-stacks = Floormanager: zastav hru a odhadni oba stacky podľa toho, čo hráči a dealer naposledy videli.
spilled-chips-order-leave = Dealer: nechaj žetóny tak, ako ležia, a pokračuj.
