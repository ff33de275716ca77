unclear-amount = Nejasná suma („päť“)
    .search = bet päť, stavím päť, povedal päť, päťsto alebo päťtisíc, nejasná stávka, nejasná suma, dvojznačná stávka, čo znamená päť, dva významy, číslo bez jednotky, bet dva, raise päť, povedal len číslo, výška stávky nie je jasná
    .told =
        Povedal päť, päťsto či päťtisíc?
        Povedal „bet päť“ a teraz nevieme, či myslel 500 alebo 5 000
        Povedal len „dva“, ja som to bral ako dvesto a dal som call, on hovorí, že myslel dvetisíc
        Blindy 100/200, v pote bolo 1 300, hráč povedal „raise päť“ a žiadne žetóny ešte nedal
        Na turne povedal len „pätnásť“, pot je okolo 8 tisíc, ja to beriem ako 1 500 a on chce 15 000
        Čo platí, keď povie len „päť“ a nepovie, či stoviek alebo tisícok?
        Povedal päť, nevieme koľko
        Hráč povedal päť a nie je jasné, či päťsto, alebo päťtisíc
        Hráč povedal betujem dva, jeden rozumel 200, druhý 2 000
        Na turne v pote 3 000, seat 4 povedal stavím tri, žetóny ešte nevložil, môže to byť 300 aj 3 000
        Blindy 500/1 000, seat 6 povedal raise dvadsaťpäť a nevieme, či je to 2 500, alebo 25 000
        Keď hráč povie len bet päť, ráta sa to ako 500, alebo 5 000?
    .heard =
        vraví „dvadsaťpäť“: 2500 či 25 tisíc
        „jedna“ pri 500/1000, sto alebo litr
        zahundral „pätnásť“ a myslel pätnásťsto
        čo je „kilo“ keď sú blindy 1k/2k
        „tri dva“, tridsaťdvasto alebo tridsaťdvatisíc
        oznámila sedem, bez sto či tisíc za tým
        K alebo stovky, to vynechal
        UTG vraví „dva a pol“, je to 250 alebo 2500
        sucho povedal „šesť“ a každý si predstavil niečo iné
        dealer pochopil „desať“ ako desaťtisíc, on prisahá že tisíc
        vyriekol holú cifru, nuly nespomenul
        povedal skrátené číslo na turne, v pote bolo okolo 4k
        povedal číslo bez nul, tri, myslel tristo či tritisíc
        zahlásil "stávka dva", blindy sú 500 a 1000
        nevedno akú sumu mal na mysli keď povedal pätnásť
        povedal "päť", je to 500 alebo 5 000
        hráč povedal "dva" pri blindoch 100/200, koľko to je
        povie "raise na dvanásť", sto alebo tisíc
        povedal bet "pätnásť", nikto nevie, koľko to je
        suma nebola jasná, mohlo to byť 600 alebo 6 000
        rejz tri, sú to stovky či litre
        vyhlásil dvanásť na 500/1000, čo tým vlastne chcel
        Gabo že štyri, v banku 9k, díler to berie ako 400
        jedna a pol, hovorí, je to 150 či 1500
        hodil do éteru iba sedem, on vraví tisíc, súper že stovák
        Povedal dva, nevieme či dvesto alebo dve tisícky
        Vraví tri, v banku je 4500, ráta sa to ako tristo
        Pol druha, hovorí, jeden počul 1500, druhý 15 tisíc
        Jedno a pol, to má byť 150 či 1500
        Hlási osem a má pred sebou len tisícky, koľko to je
        Nepovedal, či stovky alebo tisíce, len dvanásť, a všetci sa hádame
        Zaznelo iba „päť“, blindy 500/1 000, v pote skoro deväť tisíc, päť čoho teda?
        Na otázku koľko odpovedal „dva“ a zamával rukou, jeden rátal dvesto a druhý dvetisíc
        Zamumlal „dvanásť“, súper call, a až potom sa začalo riešiť, či stovák, alebo tisícov
        Bet bol vyslovený jediným číslom bez rádu, žetóny zostali v stacku, dealer si netrúfol povedať sumu
        Chalan povie tri, myslel tristo, ja som počul tritisíc, v strede 4 600
        Starý štamgast vraví „pol druha“, cudzinec vedľa netušil, či je to 150 alebo 1 500
        Povedal „dva a pol“, pot 3 100, blindy 100/200, kolko to teda je?
        Ohlásil „pětku“, jenže jestli pět set nebo pět tisíc, to nikdo neví
        Na finálovom stole padlo „sedem“, v hre stotisícové žetóny, komentátor sa smial, lebo to mohlo byť čokoľvek
        Pri blindoch 1 000/2 000 povedal mladík na turne iba „pätnásť“, v strede bolo asi dvadsaťtisíc, a súper sa zľakol, že ide o oveľa vyššiu stávku
        Vedľajší hráč sa spýtal, koľko je to tá jeho štvorka, ale odpoveď neprišla
        Ako sa má vyložiť stávka, pri ktorej hráč povie len číslicu a nič nepoloží?
        Dealer vyhlásil 800, on vraj myslel 8 000, povedal pritom len „osem“
        Po flope zamrmlal „jedna“, mohla to byť stovka, tisícka aj desaťtisíc, mal toho pred sebou dosť
        V hlučnej sále zaznelo od blondiaka „dvadsať“ a súper s kartami v ruke chcel vedieť, dvadsať čoho
        povedal „päť“, je to 500 alebo 5000
        suma, ktorú povedal, môže znamenať dve veci
unclear-amount-fact-other-information = Je inak jasné, ktorú sumu mal hráč na mysli?
    .label = suma inak jasná
unclear-amount-fact-said = Aké číslo zaznelo? („päť“: 5)
    .label = vyslovené číslo
unclear-amount-fact-least = Koľko treba dorovnať? Ak nikto nevsadil: aká je minimálna stávka?
    .label = dorovnanie alebo minimum
unclear-amount-fact-pot = Aký veľký bol pot predtým, so všetkými stávkami pred hráčmi?
    .label = pot so stávkami
unclear-amount-fact-stack = Koľko žetónov má hráč spolu?
    .label = žetóny hráča
unclear-amount-fact-shown = Akú sumu ukazujú žetóny vložené k tomuto číslu?
    .label = podľa žetónov
unclear-amount-fact-raise-least = Aké by bolo minimálne navýšenie?
    .label = minimálne navýšenie
unclear-amount-outcome-meant = Platí { $total }
unclear-amount-outcome-smaller-meant = Platí najnižšia možná suma: { $total }
unclear-amount-outcome-other-information-first = Platí suma, ktorá bola jasná inak
unclear-amount-outcome-above-the-pot = Každá možná suma presahuje pot: kniha nehovorí, čo platí
unclear-amount-outcome-shown-by-chips = Platí suma { $total }: ukazujú ju vložené žetóny
unclear-amount-outcome-no-test = Tvoja voľba: ktorá suma platí
unclear-amount-order-announce = Dealer: oznám { $total }.
unclear-amount-order-announce-smaller = Dealer: oznám najnižšiu platnú stávku, ktorú môže číslo znamenať: { $total }.
unclear-amount-order-take-the-clear-amount = Dealer: oznám sumu, ktorú hráč dal jasne najavo.
unclear-amount-order-announce-shown = Dealer: oznám { $total }.
unclear-amount-order-director-decides-above = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }). Najnižšia platná suma je { $smallest }; pot bol { $pot }.
unclear-amount-order-director-takes-highest = Floormanager/TD: urči najvyššiu sumu, ktorá je tu rozumná. Pot hranicu neurčuje; najnižšia platná suma je { $smallest }.
unclear-amount-order-director-takes-most-reasonable = Floormanager/TD: urči sumu, ktorá je tu najrozumnejšia. Pot hranicu neurčuje; najnižšia platná suma je { $smallest }.
unclear-amount-remark-below-raise = Suma je menšia než minimálne navýšenie. K čomu zaväzuje, je v incidente Výška navýšenia (raise-size), po slove „raise“ v incidente „Raise“ so sumou (declared-total).
unclear-amount-remark-all-in = Viac hráč nemá: je to all-in za { $total }.
unclear-amount-remark-most-reasonable = Kniha žiada najrozumnejšiu sumu, ktorú pot dovolí. Platí najvyššia; ak tu nie je rozumná, floormanager/TD určí nižšiu.
unclear-amount-remark-highest-reasonable = Kniha žiada najvyššiu rozumnú sumu. Ak táto suma rozumná nie je, floormanager/TD určí nižšiu.
unclear-amount-remark-pot-not-defined = Kniha nehovorí, čo sa ráta ako pot; stávky pred hráčmi sú započítané.
unclear-amount-remark-moment-not-said = Kniha nehovorí, kedy sa pot ráta; tu sa ráta pred stávkou.
unclear-amount-remark-pot-plays-no-part = Na výške potu v tejto knihe nezáleží.
unclear-amount-remark-pot-collected-only = Pot je v tejto knihe to, čo už leží v strede: zadaj ho bez stávok pred hráčmi.
unclear-amount-remark-pot-with-bet = Pot sa v tejto knihe ráta aj s touto stávkou: zadaj ho s ňou.
