show-one-show-all = Ruka ukázaná jednému hráčovi
    .search = show one show all, ukázal susedovi svoje karty, ukázal ruku jednému hráčovi, videl to len on, chcem to vidieť aj ja, ukázal karty hráčovi vedľa seba, ukázal ruku kamarátovi za stolom, ukázal karty divákovi, nechal pozrieť hráča ktorý zahodil, po výhre ukázal karty len jednému, ukázal jemu tak nech ukáže všetkým
    .told =
        Ukázal karty len susedovi
        Ukázal ruku len jednému hráčovi, chcem ju vidieť aj ja
        Keď foldol, naklonil sa a ukázal karty hráčovi vedľa seba, nám ostatným nie
        Ruka skončila, vyhral bez showdownu, ukázal karty kamarátovi na mieste 6 a potom ich hodil do mucku
        Ešte sa hrá turn a on zahodenú ruku ukázal tomu naľavo, ten sa smeje a my nevieme, čo tam mal
        Musí ukázať karty celému stolu, keď ich ukázal jednému?
        Ukázal karty iba susedovi
        Hráč ukázal karty len jednému hráčovi a ostatní ich chcú vidieť tiež
        Víťaz ukázal ruku len kamarátovi vedľa seba, stôl chce show one, show all
        Ruka sa ešte hrá, seat 3 zahodil a karty predtým ukázal len hráčovi na štvorke
        Po skončení ruky seat 8 ukázal karty iba seatu 9 a seat 1 ich chce vidieť tiež
        Keď ukázal karty jednému hráčovi, musí ich ukázať celému stolu?
    .heard =
        nadvihol ich pre päťku, teraz to chceme vedieť my všetci
        po zobratí banku dal parťákovi nakuknúť
        nahla sa aby jej muž za chrbtom videl
        bol som preč a mne ich naklonil, ostatní sa sťažujú
        jeden pozná blaf a my ostatní nič
        počas hry ich mal šikmo k susedke
        iba ten vľavo od dealera mal výsadu, otočte to pre stôl
        trojka videla čo muckol, chceme rovnakú informáciu
        kto už bol preč, potil sa spolu s tým čo ešte hral
        šepne „pozri“ a zdvihne rohy iba pre ňu
        kamoš za chrbtom dostal pohľad na obe
        ukáž jednému, ukáž celému stolu, nie
        ukázal karty len susedovi, chceme ich vidieť všetci
        po zahodení dal nahliadnuť jednému hráčovi
        ukázal kamarátovi čo zložil, má ich otočiť každému
        ukázal ruku len susedovi, chcem ju vidieť aj ja
        hráč po ruke ukázal karty jednému hráčovi
        show one show all, ukázal ju len kamarátovi
        nechala hráča vedľa pozrieť sa do kariet a potom ich zahodila
        ukázal miestu 4 jednu kartu, ostatní ju chcú vidieť tiež
        zložil a svoje karty dal pozrieť iba susedovi
        čo videl jeden chceme vidieť všetci, Braňo mu ich naklonil
        nechal Vlada kuknúť do kariet, ja chcem tiež
        po hande dal nakuknúť len deviatke, potom to zmakol
        potajomky strčil kamošovi pod nos svoje dve esá, nám nie
        počas handu dal kartičky nahliadnuť babe vedľa, ostatným nie
        Otočil to len susedovi, chcem to vidieť aj ja
        Podstrčil karty kamošovi vedľa, nech ich uvidíme všetci
        Nechal dievča vedľa nazrieť, ostatní nič, prečo iba ona
        Naklonil sa k dvojke, odkryl jej esá, a my nič
        Keď to videl Jano, tak to má vidieť celý stôl
        Ešte sa hrá a on dal trojke nakuknúť, aj ja chcem
        Ukázal karty len kamarátovi napravo, všetci ostatní nič
        Po tom, ako všetci zložili na jeho shove, pootočil karty iba kamarátovi po ľavici, ten sa rozosmial a ostatní chceli vidieť to isté
        Ona to videla, my nie, chceme to vidieť tiež
        Fold a susedovi pošepky karty, hra ešte bežala
        Vyhral bez callu a jednému divákovi pootočil karty
        Ukazal susedovi karty, mozem ich vidiet aj ja?
        Ukázal karty jen jednomu, chci je vidět taky
        Sedeli vedľa seba, jeden druhému dával stále nazrieť
        Po zložení mi dal kuknúť na ruku, a ostatní začali kričať
        Odsunul karty vedľa, nech ich uvidí len jeho parťák, súper zúril
        ukázal karty len jednému hráčovi, ostatní ich chcú tiež vidieť
show-one-show-all-fact-hand-over = Skončila sa už vtedy ruka?
    .label = ruka už skončená
show-one-show-all-outcome-all-see-them = Tie isté karty uvidí celý stôl
show-one-show-all-outcome-only-one-saw-them = Stolu sa karty neukážu
show-one-show-all-order-hand-stays-live = Dealer: pokračuj v ruke. Ukázaním sa karty nestávajú mŕtvymi.
show-one-show-all-order-hand-is-dead = Dealer: ukázaná ruka je mŕtva. Pokračuj s ostatnými.
show-one-show-all-order-show-nobody-else = Floormanager: povedz hráčovi, že počas ruky nesmie svoje karty nikomu ukázať.
show-one-show-all-order-choose-the-moment = Floormanager: povedz, kedy tie isté karty uvidí stôl: teraz, alebo po skončení tejto ruky.
show-one-show-all-order-show-the-same-cards = Dealer: ukáž celému stolu karty, ktoré jeden z hráčov videl, a žiadne iné.
show-one-show-all-order-cards-stay-down = Dealer: karty nechaj otočené lícom nadol.
show-one-show-all-order-penalty-after-hand = Floormanager: prípadnú penalizáciu uplatni až po skončení tejto ruky.
show-one-show-all-order-penalty-at-once = Floormanager: prípadnú penalizáciu uplatni ihneď.
show-one-show-all-remark-moment-not-said = Kniha nehovorí, kedy karty uvidia ostatní. Kým je ten, kto ich videl, ešte v ruke, čakanie ostatných znevýhodňuje.
