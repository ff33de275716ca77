seventh-street-shortage = Málo kariet na siedme rozdanie
    .search = málo kariet na seventh street, nedostatok kariet na siedme rozdanie, karty nevyjdú na siedme rozdanie, krátky stub, stub nestačí, došli karty v stude, málo kariet v stude, posledná karta nevyjde pre všetkých, osem hráčov do konca v stude, spoločná karta v stude, spálené karty späť do stubu, primiešať spálené karty, jedna karta pre všetkých, kto je prvý pri spoločnej karte
    .told =
        V stude nestačia karty na siedmu
        Hráme stud, je nás sedem a v balíku už nie je dosť kariet na siedmu ulicu
        Dealer hovorí, že na siedme rozdanie mu ostali len štyri karty a nás je šesť
        Nikto v stude nefoldol, hrá všetkých osem hráčov a v balíku ostala jediná karta, na siedmu pre všetkých to nevyjde
        Seven card stud, dealer spálil tri karty, v stube zostali štyri a hráme piati
        Dostaneme každý svoju siedmu kartu v stude, keď v stube ostalo menej kariet, ako je hráčov?
        Málo kariet na siedmu
        V stude nemám dosť kariet, aby každý dostal siedmu
        Stub v stude nestačí na siedme rozdanie pre všetkých hráčov
        Seven-card stud, v ruke je sedem hráčov a na siedmu ulicu ostali v stube štyri karty
        V stude vydržalo všetkých osem hráčov, tri karty som spálil a v stube mám už len jednu
        Ako rozdám siedmu kartu v stude, keď v stube nie je dosť kariet?
    .heard =
        stud, sedem ich ešte hrá a v ruke mám šesť kariet
        dealer nemôže dať každému zakrytú riverovú
        mám už iba 5 a s kartami ostáva 6 ľudí
        osem ľudí v stude a nikto nezložil, čo teraz
        smiem použiť tie tri čo som spálil
        pred poslednou sa nám minul balík
        ide teda jedna otvorená do stredu pre celý stôl
        na posledného sa už nedostane
        chýba jedna, mám rozdať aj tú spodnú
        nikto neodišiel, siedmu nemám ako rozdať dookola
        kto otvára keď je tá posledná v strede
        stud, zostali dve karty a hráčov je sedem
        v stude nezostalo dosť kariet na siedmu ulicu
        balíček nevystačí, dá sa jedna spoločná karta pre všetkých
        nie je dosť kariet na siedmu ulicu
        stud s ôsmimi hráčmi, balík sa minul pred poslednou kartou
        nie je dosť kariet, aby každý dostal siedmu
        dealer má ešte štyri karty a v stude je päť hráčov
        sme ešte ôsmi v stade a dek nestačí na poslednú ulicu
        nedôjde na každého, na sedmičku v stade ostali štyri kusy
        dek sa minie skôr než každý v raze dostane poslednú zakrytú
        v raze nás je sedem a v kope ostalo päť, kto dostane finálnu
        díler v stade nemá čo dať všetkým na sevnt strít
        na konci stadu nám dek nevychádza, dá jednu spoločnú do stredu
        Nevyjde nám posledná zatvorená pre všetkých šiestich, kopa je prázdna
        V stude sme ôsmi a na poslednú ulicu už kopa nestačí
        Ostali tri listy na päť ľudí, kto dostane poslednú dole
        Dealerovi na poslednú ulicu chýbajú dve, spálil tri
        Nestačí štos na poslednú zatvorenú, máme dať jednu spoločnú
        V razze nás zostalo sedem a na poslednú ulicu ostali len štyri kusy
        V stude ostalo šesť hráčov a dealer má len štyri karty
        V stude nás do konca prišlo šesť, dealer prerátal zvyšné karty a zistil, že na poslednú ulicu mu dve chýbajú, spálené pritom ležali bokom
        Spálené plus zvyšok by vyšli tak akurát
        V razze došli karty, vyloží sa jedna spoločná?
        Osem nás došlo do konca a kopka bola prikrátka
        Nevyjdu karty na siedmu, co s tym?
        Na sedmou kartu už není dost karet v balíčku
        Nikto neskladal, až stub skončil o tri karty skôr
        Kto hovorí prvý, keď je na konci studu len jedna karta pre všetkých?
        Dealer prerátal zvyšok pri stude a chýbali mu dve
seventh-street-shortage-fact-players = Koľko hráčov je ešte v ruke?
    .label = hráči v ruke
seventh-street-shortage-fact-stub = Koľko kariet ostalo v stube?
    .label = karty v stube
seventh-street-shortage-fact-burns = Koľko kariet sa spálilo vo štvrtom, piatom a šiestom rozdaní? (tri, ak sa nič nestalo)
    .label = spálené karty
seventh-street-shortage-outcome-deal-on = Kariet je dosť: siedme rozdanie ako vždy
seventh-street-shortage-outcome-burns-into-stub = So skôr spálenými kartami je ich dosť: primiešaj ich a rozdaj
seventh-street-shortage-outcome-community-from-stub = Jedna spoločná karta pre všetkých, zo stubu, aký je
seventh-street-shortage-outcome-community-after-shuffle = Jedna spoločná karta pre všetkých, po premiešaní so spálenými kartami
seventh-street-shortage-outcome-no-seventh-card = Bez siedmej karty: ruky hrajú so šiestimi
seventh-street-shortage-outcome-no-rule = Kniha nehovorí, čo robiť, keď karty nestačia
seventh-street-shortage-outcome-not-covered = Kniha stud vynecháva
seventh-street-shortage-order-burns-back = Dealer: pridaj skôr spálené karty k stubu a všetko spolu premiešaj (scramble, shuffle, cut).
seventh-street-shortage-order-deal-each = Dealer: spáľ jednu kartu. Každému hráčovi rozdaj jednu kartu lícom nadol.
seventh-street-shortage-order-community-card = Dealer: spáľ jednu kartu. Ďalšiu vylož odkrytú do stredu: je siedmou kartou všetkých.
seventh-street-shortage-order-six-cards = Dealer: ďalšie karty nerozdávaj. Každý hráč hrá so šiestimi, ktoré má.
seventh-street-shortage-order-first-on-sixth = Dealer: prvý sa vyjadrí hráč, ktorý bol prvý po šiestom rozdaní.
seventh-street-shortage-order-high-hand-first = Dealer: prvý sa vyjadrí hráč s najlepšou viditeľnou rukou.
seventh-street-shortage-order-upcards-first = Dealer: kto sa vyjadrí prvý, určia odkryté karty ako v každom kole.
seventh-street-shortage-order-floor-rules = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }) skôr, než sa zo stubu rozdá ďalšia karta.
seventh-street-shortage-remark-others = Knihy, ktoré na to pravidlo majú, žiadajú kartu pre každého hráča, jednu na spálenie a jednu, ktorá sa nerozdáva. So skôr spálenými kartami ich môže byť dosť; inak je jedna spoločná karta pre všetkých.
