killed-unprotected-hand = Omylom zabitá ruka
    .search = dealer mi zobral karty a ešte som hral, dealer omylom zahodil moju ruku, nechránená ruka, nechránil si karty, bez chrániča kariet, dealer mi stiahol karty, moja ruka sa zmiešala s muckom, cudzie karty sa dostali k mojim, zahodené karty zasiahli moju ruku, dealer zabil živú ruku, omylom foldnutá ruka, karty sú preč a ešte som hral
    .told =
        Dealer mi omylom zobral karty
        Mal som živú ruku, dealer mi ju stiahol do mucku, nechránil som si ju
        Súper zahodil, jeho karty sa zmiešali s mojimi a teraz nevieme, ktoré sú moje
        Na mieste 1 som čakal na svoj ťah, karty som mal bez žetónu a dealer mi ich zobral spolu so zahodenými
        Na turne som dal raise na 3 000, nikto ešte nedorovnal a dealer mi omylom zobral karty, bol na nich môj chránič
        Dostanem svoje karty späť, keď mi ich dealer omylom stiahol, ale presne viem, ktoré to boli?
        Dealer zobral živú ruku
        Omylom som zobral karty hráčovi, ktorý ešte nezahodil
        Hráč nemal karty chránené a dealer mu ich stiahol do mucku
        Seat 1 čakal na rad, karty mal bez chrániča a zobral som mu ich so zahodenými od seatu 10
        Súper zahodil, jeho karty sa zmiešali s nechránenými kartami seatu 6 a nevieme, ktoré sú ktoré
        Vráti sa hráčovi ruka, keď mal na nej žetón a dealer ju omylom zobral?
    .heard =
        nemal som na kartách nič a dealerka ich hrabla
        zvýšil som a zrazu sú moje dve preč
        jednotka vedľa dealera, karty mu zobral pri zbieraní foldov
        cudzí fold vkĺzol do mojich, nikto nevie čo komu patrí
        neležal na nich žetón, dealer si myslel že som odišiel
        čakal som na platiaceho a krupier mi ich schmatol
        jeho hod trafil moje a všetko šlo preč
        raisol som na 5k a omylom som o ne prišiel, vrátia mi to
        siahla cez a upratala dve čo ešte hrali
        ležali priďaleko bez závažia a niekto ich chytil
        hod od suseda zrazil moje medzi odložené
        dealer sa prehmatol, ja som ich nikdy nepustil
        krupiér mi zobral karty, nič na nich neležalo
        dealer mi zobral karty lebo som ich nechránil
        dealer zahodil moju ruku, nemal som ju chránenú
        dealer mi omylom vzal karty, hoci som ešte hral
        jeho karty trafil cudzí muck a pomiešali sa
        moje nechránené karty dealer stiahol do mucku
        díler mi schmatol karty, nemal som na nich čip
        moje esá sa zmiešali s odhodenými, ja som ich nezložil
        krupiérka mi stiahla karty kým som počítal, nechránené
        sused mi šmaril svoje karty do mojich, kde mám tie moje
        Samo betol a díler mu zobral karty kým ostatní mysleli
        nemal protektora, karty odišli do maku, chce ich späť
        Krupierka mi zobrala karty, ja som nezahadzoval
        Nemal som na nich čip, dilér ich zhrabol do odpadu
        Sused hodil svoje cez moje a už neviem, ktoré sú čie
        Držal som prst na kartách a aj tak mi ich zobral
        Práve som zvýšil na 1600 a rozdávajúci mi stiahol karty
        Mal som na nich figúrku, predsa mi ich zmietol, ležia bokom
        Išiel som si po kabát na operadlo, otočím sa a moje karty má dealer medzi vyradenými
        Nemala na kartách žetón, dealer v zhone zobral aj jej ruku
        Bol som all-in, karty bez ochrany, a nová dealerka mi ich stiahla
        Zobral mi ich, keď som ešte čakal na akciu, mal som v strede raise 2 400
        V miestach 1 a 10 to robí dealer stále, ruku si človek musí držať, tentoraz mi ju vzal
        Sedel som na desiatke hneď pri dealerovi, karty ležali voľne predo mnou, zvýšil som a on ich pri zbieraní susedových zhrabol spolu s nimi
        Moja ruka zmizla v mucku omylom dealera, nič na nej nebolo položené, vráti sa mi bet?
        Nechranene karty mi vzal z pred ruk, pritom som este nehral
        Chvíľu som pozerala na hokej nad barom a už som bola bez kariet
        Dealer omylem shrábl karty hráče na sedmičce, ten je neměl ničím přikryté
        Mal som otvorený bet, nikto ma nevyzval, a kôpka už bola premiešaná s mojimi dvoma
        Čo ak sa karty ešte dali poznať, keď ich dealer omylom zobral hráčovi na buttone?
        Poslúchol som dealera, posunul karty kúsok dopredu, aby videl, a on ich vzal ako fold
        Pri satelite mi zabili ruku, na ktorej nebol položený žetón, a k tomu som mal v hre všetko
        Zaspal na vteřinku a dealer mu v dobrej viere odpratal karty, na ktorých nič neležalo
        dealer mi omylom zobral karty, ešte som hral
        dealer zahodil živú ruku
        dealer stiahol karty hráča čo bol all-in
        jeho karty skončili v mucku, keď sused zahodil na ne
        ruka odhrnutá, lebo nebola chránená
        zahodené karty iného padli na moje a dealer vzal všetky
killed-unprotected-hand-fact-how = Ako sa ruka stratila?
    .label = strata ruky
    .dealer = dealer ju omylom zobral
    .mixed = zmiešala sa s inými kartami
    .player-threw = hráč ju zahodil
killed-unprotected-hand-fact-identifiable = Dá sa ruka na 100 % identifikovať?
    .label = ruka identifikovateľná
killed-unprotected-hand-fact-exposed = Bolo pritom vidieť karty tej ruky?
    .label = karty pritom vidno
killed-unprotected-hand-fact-protected = Boli karty chránené prstami, žetónom alebo chráničom?
    .label = karty chránené
killed-unprotected-hand-fact-uncalled = Vsadil alebo navýšil tento hráč žetónmi, ktoré ešte nikto nedorovnal?
    .label = nedorovnaná stávka
killed-unprotected-hand-outcome-hand-plays = Ruka sa dá identifikovať: ostáva v hre
killed-unprotected-hand-outcome-no-redress = Ruka je mŕtva a nič sa nevracia
killed-unprotected-hand-outcome-bet-back = Ruka je mŕtva; nedorovnaný bet alebo raise sa vráti
killed-unprotected-hand-outcome-uncalled-back = Ruka je mŕtva; nedorovnaná suma sa vráti
killed-unprotected-hand-outcome-not-said = Kniha o chránenej ruke mlčí
killed-unprotected-hand-outcome-not-by-mistake = Ruka nebola zabitá omylom: hráč ju zahodil sám
killed-unprotected-hand-order-hold-cards = Dealer: karty nechaj bokom, mimo mucku.
killed-unprotected-hand-order-see-discarded = Floormanager: ak ju hráč zahodil po stávke v domnení, že pot je už jeho, pokračuj incidentom Vsadil a zahodil karty (discarded-while-live).
killed-unprotected-hand-order-see-mucked = Floormanager: ak ju hráč zahodil pri showdowne, pokračuj incidentom Ruka zahodená pri showdowne (mucked-winner).
killed-unprotected-hand-order-see-fold = Floormanager: ak ju hráč zahodil skôr, než bol na rade, pokračuj incidentom Fold mimo poradia (fold-out-of-turn).
killed-unprotected-hand-order-give-hand-back = Dealer: vráť hráčovi presne tieto karty.
killed-unprotected-hand-order-action-goes-on = Ruka ostáva v hre. Akcia pokračuje tam, kde bola.
killed-unprotected-hand-order-hand-dead = Dealer: ruka je mŕtva. Nevráti sa z nej žiadna karta.
killed-unprotected-hand-order-give-bet-back = Dealer: vráť hráčovi z betu alebo raisu to, čo nikto nedorovnal.
killed-unprotected-hand-order-give-uncalled-back = Dealer: vráť hráčovi sumu, ktorú nikto nedorovnal.
killed-unprotected-hand-order-rest-stays = Všetky ostatné žetóny toho hráča ostávajú v pote.
killed-unprotected-hand-order-all-stays = Všetky žetóny, ktoré hráč vložil, ostávajú v pote.
killed-unprotected-hand-order-rule-on-chips = Floormanager/TD: v záujme férovosti (pravidlo { $fairness }) rozhodni, či hráč dostane žetóny späť.
killed-unprotected-hand-order-others-go-on = Ostatné ruky hrajú o pot ďalej.
killed-unprotected-hand-remark-no-exception = Kniha nerobí výnimku pre stávku, ktorú nikto nedorovnal.
killed-unprotected-hand-remark-tabled-hand = Ak ruka ležala pri showdowne odkrytá a vyhrala, pokračuj incidentom Dealer zabil odkrytú ruku (dealer-killed-tabled-hand).
killed-unprotected-hand-fact-left-in = Koľko ďalších hráčov má ešte ruku?
    .label = ďalší hráči v ruke
    .several = dvaja alebo viac
    .one = len jeden
killed-unprotected-hand-order-last-wins = Dealer: daj pot jedinému hráčovi, ktorý v ruke ostal. Ďalšie karty sa nerozdávajú.
killed-unprotected-hand-order-see-folded = Floormanager: ak ju hráč zahodil, keď bol na rade, pokračuj incidentom Zahodil a chce ruku späť (folded-in-turn).
killed-unprotected-hand-fact-all-in = Je niektorý hráč v ruke all-in a už sa nedá stávkovať, a je board celý?
    .label = niekto all-in
    .no = nie, alebo sa ešte stávkuje
    .board-complete = all-in a board je celý
    .board-to-come = all-in a časť boardu ešte len príde
killed-unprotected-hand-outcome-hand-not-dead = Ruka, ktorú už nemožno identifikovať, nie je mŕtva: rozhodne floormanager/TD
killed-unprotected-hand-order-others-table = Všetci ostatní hráči v ruke: hneď odkryte všetky svoje karty.
killed-unprotected-hand-order-deal-rest = Dealer: vylož zvyšok boardu a potom prečítaj odkryté ruky.
killed-unprotected-hand-order-others-win = Dealer: daj pot najlepšej z ostatných rúk.
killed-unprotected-hand-order-director-decides = Floormanager/TD: rozhodni, čo bude s podielom na potoch pre ruku, ktorú už nemožno identifikovať.
