mucked-winner = Ruka zahodená pri showdowne
    .search = zahodil víťaznú ruku, zahodil výherné karty, muckol víťaza, zahodil pri showdowne, chce karty späť z mucku, myslel že vyhral a zahodil, myslel že prehral a zahodil, neukázal všetky karty a zahodil, rozmyslel si to a chce ukázať, karty v mucku ale videli sme ich, len bleskovo ukázal a zahodil, zahodil karty lícom nadol, víťazná ruka v mucku
    .told =
        Zahodil vyhrávajúce karty
        Myslel, že prehral, hodil karty lícom nadol, a mal víťaznú ruku
        Na showdowne som ukázal pár a on zahodil lepšiu ruku, čo sme všetci videli
        Na riveri bol call, súper otočil dva páry, ja som hodil karty do mucku a potom som zistil, že mám farbu
        On ukázal jednu kartu, potom zahodil obe a dealer ich už má v mucku, vraj mal full house
        Môže si vziať karty z mucku, keď pri showdowne zahodil víťaznú ruku?
        Zahodil víťaznú ruku
        Hráč pri showdowne zahodil karty bez ukázania a potom zistil, že vyhral
        Hráč si na showdowne myslel, že prehral, dal ruku do mucku a chce ju späť
        Po calle na riveri seat 4 na chvíľu ukázal obe karty, hodil ich do mucku a mal víťaznú farbu
        Showdown, seat 9 posunul karty lícom nadol, dal som ich do mucku, vieme, ktoré to sú, a boli lepšie
        Môže ešte vyhrať pot, keď na showdowne sám zahodil lepšiu ruku?
    .heard =
        na riveri ich odsunul zavreté a potom videl že bol vpredu
        šmaril nuts na kopu keď som povedal „dva páry“
        vzdal sa a teraz ich chce vyloviť
        všetci sme ich na chvíľku zazreli, potom ich šmaril a chce bank
        jedna bola otočená, obe sú teraz na kope, chce aby platili
        vzdala to na konci, druhý mal menej
        posledný platiaci odovzdal a zistil že to bola postupka
        dá sa ruka vziať naspäť, pri showdowne ju sám pustil, leží na kope
        ustúpil blafu a teraz prosí o svoje dámy
        pustil lepšiu lebo nevedel prečítať board
        boli napoly v kope, chce po nich chňapnúť
        sám sa vzdal, je to definitívne alebo sa dá zachrániť
        zahodil víťaznú ruku lebo myslel že prehral
        víťaz zahodil karty a chce ich vrátiť z mucku
        vyložil obe, potom ich odsunul, no boli najlepšie
        pri showdowne zahodil karty a mal víťaznú ruku
        hráč na riveri zahodil karty lícom dole a chce ich späť
        zahodila víťaznú ruku, lebo myslela, že prehrala
        karty sú v mucku, ale vieme, čo mal
        pri showdowne zahodil a teraz si pýta pot
        po rivre zmakol karty a potom sme zistili že vyhral
        blysol súperovi postupku a hodil do maku
        na konci to odhodil lícom dole, myslel že prehral, mal lepšie
        po betoch pustil karty pred seba, krupiérka ich dala do maku
        šmaril víťazné karty, všetci predtým videli že má set
        na šoudaune vzdal pár dám, hoci bol najlepší
        Na konci myslel, že prehral, hodil to dole, a mal farbu
        Po riveri odhodil víťazné dámy, dajú sa vytiahnuť z mucku
        Na konci to ukázal iba na chvíľu a pustil, krupier to videl
        Po stávkach šupol karty krupierovi a až potom si všimol postupku
        Pozrela na moje, svoje hodila preč a teraz vraj vyhrala
        Obe otočil, prečítali sme ich, potom ich vrhol do odpadu
        Zle si prečítal board, karty hodil lícom dolu a až potom mu došlo, že mal postupku
        Na konci zahodil, súper si bral pot, a vtom sused povie, že v tých kartách videl farbu
        Odovzdal svoju ruku po showdowne bez toho, aby ju ukázal celú, a bola najlepšia
        Mal flush a nevšimol si to, karty sú v kôpke, dá sa mu pot vrátiť?
        Keď uvidel súperove dve dvojice, otrávene odhodil, vraj mal set, traja mu dosvedčili
        Karty, čo odhodil pri vykladaní, boli ešte na vrchu a vedelo sa ktoré, tak žiadal, nech ich otočia
        Opitý chlapík pustil víťaznú ruku do odpadu, lebo nevedel, že full house berie farbu
        Odhodena ruka bola vraj vyssia, dealer ju uz mal v ruke s ostatnymi
        Položil ich otvorené, potom ich sám zhrabol medzi vyradené, a boli víťazné
        Po poslednom dorovnaní som uvidel jeho tri osmičky, zahodil som karty zakryté a o minútu mi došlo, že som mal farbu
        Kým dealer čítal board, hráč sa vzdal a hodil, hoci mal nuts
        Poslal karty preč, súper dostal žetóny, a pri ďalšej ruke vysvitlo, že ten prvý vyhrával
        Zostali spoznateľné, kým ich nikto nepremiešal, len on ich hodil naopak, má nárok?
        Dievča po river callu ukázalo jednu kartu, druhú odhodilo, pričom spolu to bol full
        Pán v saku prehliadol vlastnú postupku a sám sa nechal odbiť, obaja sme to zbadali až potom
        pri showdowne zahodil víťaznú ruku
        zahodil a potom vidí, že vyhral
mucked-winner-fact-betting-over = Bolo už po stávkach, keď hráč ruku zahodil?
    .label = stávkovanie vtedy skončené
mucked-winner-fact-shown = Ako bola ruka ukázaná, skôr než ju hráč zahodil?
    .label = ukázanie ruky
    .not-clearly = vôbec nie, alebo podľa floormanagera/TD nejasne
    .clearly-not-tabled = nie celá odkrytá, no podľa floormanagera/TD ju bolo jasne vidieť
    .tabled-and-read = všetky karty odkryté a jasne prečítané
mucked-winner-fact-all-in = Bol niektorý hráč v tejto ruke all-in a je board celý?
    .label = niekto all-in
    .no = nikto nebol all-in
    .board-complete = all-in a board je celý
    .board-to-come = all-in a časť boardu ešte len príde
mucked-winner-fact-cards = Kde sú karty?
    .label = karty ruky
    .apart = mimo mucku, na 100 % je isté, ktoré to sú
    .touching = hráč ich hodil do mucku alebo sa ho nimi dotkol, no na 100 % je isté, ktoré to sú, a dajú sa vybrať
    .dealer-mucked = dealer ich dal do mucku, no na 100 % je isté, ktoré to sú, a dajú sa vybrať
    .known-only = hráč ich hodil do mucku a nedajú sa vybrať, no na 100 % je isté, ktoré to sú
    .gone = nikto už s istotou nevie, ktoré to sú
mucked-winner-outcome-hand-live = Ruka je živá: ešte sa smie odkryť
mucked-winner-outcome-hand-counts = Ruka sa počíta tak, ako ju bolo vidieť
mucked-winner-outcome-hand-known = Ruka je známa: počíta sa, hoci je v mucku
mucked-winner-outcome-no-claim = Bez nároku na pot
mucked-winner-outcome-not-the-showdown = Nie pri showdowne: stávky sa ešte neskončili
mucked-winner-order-hold-cards = Dealer: karty nechaj bokom, mimo mucku.
mucked-winner-order-see-discarded = Pokračuj incidentom Vsadil a zahodil karty (discarded-while-live).
mucked-winner-order-keep-apart = Dealer: tieto karty nedávaj do mucku.
mucked-winner-order-take-out = Dealer: vyber z mucku lícom nadol presne tieto karty.
mucked-winner-order-table-now = Hráč: ak chceš pot, teraz odkry všetky svoje karty.
mucked-winner-order-best-tabled = Dealer: prečítaj odkryté ruky a daj pot najlepšej.
mucked-winner-order-say-hand = Floormanager/TD: povedz, ktorú ruku bolo vidieť. Počíta sa tak, ako ju bolo vidieť.
mucked-winner-order-say-known = Floormanager/TD: povedz, ktoré karty to sú a prečo je to isté. Ruka sa počíta.
mucked-winner-order-as-seen = Dealer: porovnaj ju s ostatnými rukami a daj pot najlepšej.
mucked-winner-order-no-card-back = Dealer: ruka je mŕtva. Nevráti sa z nej žiadna karta.
mucked-winner-order-others-win = Dealer: daj pot najlepšej z ostatných rúk.
mucked-winner-remark-seen-does-not-save = V tejto knihe mŕtvu ruku nezachráni to, že ju bolo vidieť.
mucked-winner-remark-pot-pushed = Ak je pot už posunutý, incident Sporná ruka alebo pot (disputed-pot) hovorí, dokedy sa dá vziať späť.
mucked-winner-fact-why = Prečo hráč ruku zahodil už predtým?
    .label = zahodené počas stávok
    .gave-up = hráč zahodil, keď bol na rade
    .out-of-turn = hráč zahodil mimo poradia
    .thought-won = hráč predtým vsadil alebo navýšil a myslel si, že už nikto neostal
mucked-winner-outcome-all-in-tabled = All-in: ruka je živá a musí sa odkryť
mucked-winner-outcome-a-fold = Nie pri showdowne: fold, keď bol hráč na rade
mucked-winner-outcome-a-fold-out-of-turn = Nie pri showdowne: fold mimo poradia
mucked-winner-outcome-hand-not-dead = Ruka, ktorú už nemožno identifikovať, nie je mŕtva: rozhodne floormanager/TD
mucked-winner-order-must-table = Hráč: odkry všetky svoje karty. Pri all-ine zahodiť nemôže nikto.
mucked-winner-order-deal-out = Dealer: vylož zvyšok boardu a potom prečítaj každú ruku.
mucked-winner-order-others-play-out = Dealer: ak ostali aspoň dvaja hráči, vylož zvyšok boardu a daj pot najlepšej z ich rúk. Kto ostal sám, pot vyhráva.
mucked-winner-order-director-decides = Floormanager/TD: rozhodni, čo bude s podielom na potoch pre ruku, ktorú už nemožno identifikovať.
mucked-winner-order-see-folded = Pokračuj incidentom Zahodil a chce ruku späť (folded-in-turn).
mucked-winner-order-see-fold-out-of-turn = Pokračuj incidentom Fold mimo poradia (fold-out-of-turn).
