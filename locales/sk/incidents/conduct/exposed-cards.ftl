exposed-cards = Karty ukázané počas ruky
    .search = ukázal karty počas ruky, odkryl svoju ruku, otočil karty pred koncom akcie, blysol kartou, ukázal jednu kartu aby videl reakciu, karty odkryté kým ešte beží akcia, posledný na rade ukázal ruku, ukázal karty skôr než callol, karty hore pred riverom, zahodil otvorené karty, ukázal čo zahodil, hodil otvorené karty do mucku, je jeho ruka mŕtva lebo ju ukázal
    .told =
        Ukázal karty počas ruky
        Hral proti dvom a otočil jednu kartu, aby sme ju všetci videli
        Foldol a karty otočil lícom hore, pritom my dvaja sme ešte hrali
        Na riveri som dal all-in, on rozmýšľa, otočí obe karty, kráľ kráľ, a pozerá, ako zareagujem
        Zahadzoval tak vysoko, že sme videli eso pikové, a v ruke boli ešte traja, čo mali hrať
        Môže si ukázať karty, keď je posledný na rade a len chce vidieť moju reakciu?
        Hráč otočil karty, hoci ďalší hráč mal ešte hrať
        Pri zahadzovaní bolo hráčovi vidno jednu kartu a dvaja sú ešte v ruke
        Heads-up na turne bet 3 000, seat 5 na rade úmyselne otočil eso a sledoval súpera
        Seat 6 foldol a pritom ukázal stolu obe karty, A-K, za ním mali ešte traja hrať
        Je penalizácia za ukázanie kariet, keď sa ruka ešte hrala?
    .heard =
        UTG to otvoril a ešte dvaja mali ísť
        esá na stole lebo myslel že je koniec, button sa mal rozhodnúť
        preklopil dámu aby videl ako sa zatvárim
        proti môjmu shovu rozprestrel pár a nezaplatil
        otvorení chlapci ležia pre každého a ešte sa stávkuje
        pri zahadzovaní padli na chrbát, BB ešte nešiel
        zahodil ich otvorene, kým traja ešte bojujú
        držala ich tak vysoko že celý stôl videl
        smie si ukázať kartu proti jedinému súperovi kvôli tellu
        pri nadvihnutí ich bolo vidno, za ním niekto ešte hrá
        nechtiac sa mu prevrátil vlastný kráľ a všetci ho videli, hrá ešte
        pýšil sa blafom skôr než posledný rozhodol
        ukázal kartu susedovi počas hry
        ukázal svoje karty počas rozdania a akcia ešte beží
        otočil ruku hoci ešte čaká súper na rozhodnutie
        vyložil karty priskoro, na turne sa ešte stavia
        ukázal karty, kým sa ešte hralo
        hráč otočil ruku skôr, ako sa skončila akcia
        ukázala súperovi kartu, aby videla jeho reakciu
        proti all-inu otočil karty a ešte nekonal
        hráč zložil otvorene a ešte majú konať dvaja
        karty má omylom odkryté a ešte sa stavia
        otočil eso hore keď ešte dvaja mali hrať
        pri zahadzovaní mu bliklo kráľ dáma, všetci to zbadali
        Ondro odokryl svojho kráľa aby vyprovokoval súpera
        vyklopil obe sedmy na turne, stále sa stávkuje
        hodil to do maku lícom hore, štvorka je ešte na ťahu
        naschvál preklopil jedno eso kým ten druhý tankoval
        Otočil dámy lícom hore, a my sme sa ešte mali rozhodnúť
        Pustil na stôl otvorene eso, a ja som ešte nič neurobil
        Pri zahadzovaní mu vykukol kráľ, videl ho celý stôl a ešte sa stavia
        Nadvihol to tak vysoko, že sused uvidel obe jeho desiatky
        Schválne odhalil svoje trojky pred mojím rozhodnutím, chce ma skúšať
        Posledný na ťahu nechtiac prevrátil sedmičku, teraz o nej všetci vieme
        Mladík po all-ine od súpera otočil svoje dve desiatky, vraj nech vidí reakciu, pričom za ním čakal ešte jeden hráč, ktorý mal tiež rozhodovať
        Jednu kartu mi blysol cez stôl, aby zistil, ako sa zatvárim
        Otočil asá lícom hore, keď mu súper oznámil all-in, a za ním bol ešte jeden s kartami
        Ukázal svoju bluffovú ruku, hoci na riveri čakalo rozhodnutie mojej kolegyne
        Zahodil lícom hore v pote, kde ešte dvaja bojovali
        Ja na ťahu a on vyloží celú ruku, lebo si myslel, že som zložil
        Ceskyne vedla mi odkryla kartu aby ma vyhecovala, ci sa to smie?
        Zhodil eso pikové tak, že ho videl každý, hoci ešte prebiehal bet na turne
        Vyložil to, akoby bol showdown, ale big blind mal ešte slovo
        Odkryl karty před koncem sázek, protože myslel, že je konec
        Divadlo: pomaly dvihne jednu kartu, ukáže ju súperovi a sleduje mu oči
        Z rúk jej karta vykĺzla lícom hore, len čo rozmýšľala nad callom
        Bez toho, aby sa akcia skončila, ukázal obe dámy všetkým a potom čakal, či ho niekto dorovná
        Hneď po jeho bete sa chlapík pochválil rukou, kým rozhodoval ešte jeden hráč, je jeho ruka ešte živá?
        Po heads-up all-ine z malého blindu vzápätí odhalil karty, big blind ešte nepovedal nič
        otočil svoju ruku, keď ešte iní mali hrať
        ukázal jednu kartu, aby videl reakciu
        karty mu vypadli lícom hore, ruka ešte beží
        vyloží karty, kým sa ešte stavia
        ukázal eso a dvaja ďalší boli ešte v hre
        uprostred akcie odkryla karty
        hráč vyložil karty, lebo myslel že je koniec
        je jeho ruka mŕtva, keď ju ukázal
        odkryl svoje karty, i když se ještě sází
exposed-cards-fact-when-seen = Kedy bolo karty vidno?
    .label = karty bolo vidno
    .action-pending = keď sa v tejto ruke mal ešte niekto vyjadriť
    .betting-over = po poslednej akcii: pred showdownom, alebo počas neho, ak bola ruka zahodená
    .showdown = pri showdowne alebo pri odkrytí po all-ine, ak je ruka ešte v hre, alebo po skončení ruky
exposed-cards-fact-last-to-act = Bol hráč, ktorý ich ukázal, na rade, a to ako posledný?
    .label = na rade ako posledný
exposed-cards-fact-how = Ako ich bolo vidno?
    .label = spôsob ukázania
    .shown = hráč ich otočil alebo ukázal
    .folding = bolo ich vidno, keď ich hráč zahadzoval
exposed-cards-fact-on-purpose = Ukázal ich hráč úmyselne?
    .label = úmyselné ukázanie
exposed-cards-fact-cards = Koľko hráčových kariet bolo vidno?
    .label = z kariet bolo vidno
    .all = všetky alebo viac než jednu
    .one = jednu
exposed-cards-outcome-hand-plays = Nie je to dovolené, ale ruka preto mŕtva nie je
exposed-cards-outcome-hand-dead = Ukázaná ruka je mŕtva
exposed-cards-outcome-seen-while-folding = Fold platí; karty nemal nikto vidieť
exposed-cards-outcome-seen-by-accident = Fold platí; neúmyselné ukázanie nie je porušením
exposed-cards-outcome-no-breach = Pravidlo o ukázaní kariet porušené nie je
exposed-cards-order-hand-stays-live = Dealer: pokračuj v ruke. Ukázaním sa karty nestávajú mŕtvymi.
exposed-cards-order-hand-is-dead = Dealer: ukázanú ruku daj do mucku. Je mŕtva.
exposed-cards-order-take-in-fold = Dealer: zahodené karty daj lícom nadol do mucku a pokračuj s ostatnými.
exposed-cards-order-go-on = Dealer: pokračuj ako predtým.
exposed-cards-order-keep-covered = Floormanager: povedz hráčovi, aby karty do konca ruky neukazoval.
exposed-cards-order-fold-forward = Floormanager: povedz hráčovi, aby zahadzované karty posúval dopredu, lícom nadol a nízko nad stolom.
exposed-cards-order-fold-to-dealer = Floormanager: povedz hráčovi, aby zahadzované karty posúval nízko k dealerovi a tak, aby ich nikto nevidel.
exposed-cards-order-fold-low = Floormanager: povedz hráčovi, aby zahadzované karty držal lícom nadol a nízko.
exposed-cards-order-penalty-after-hand = Floormanager: prípadnú penalizáciu uplatni až po skončení tejto ruky.
exposed-cards-order-penalty-at-once = Floormanager: prípadnú penalizáciu uplatni ihneď.
exposed-cards-remark-to-one-player = Ak karty videl len jeden človek, pozri aj incident Ruka ukázaná jednému hráčovi (show-one-show-all).
