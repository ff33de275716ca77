stud-upcards-lifted = Stud: zdvihnuté odkryté karty
    .search = hráč v stude zdvihol odkryté karty, upcards zdvihnuté zo stola, vzal si odkryté karty do ruky, zmiešal odkryté a zakryté karty, seven card stud zdvihnuté karty, razz zdvihol upcards, mŕtva ruka v stude
    .told =
        V stude zdvihol odkryté karty zo stola, keď čelil stávke
        Stud: hráč zdvihne svoje upcards, keď je na rade, je jeho ruka mŕtva?
        Seven card stud, miesto 2 vzalo všetky odkryté karty do ruky skôr, než zahodilo
        Na fourth street zdvihla door card aj zakryté karty naraz
        Proti raisu si zobral odkryté karty a potom chcel dorovnať
        Razz, hráč zdvihol upcards mimo poradia, môže ich vrátiť?
        hráč v stude zdvihol odkryté karty
        Miesto 5 v stude zdvihlo odkryté karty a tvrdí, že nezahodilo
        V stude musia odkryté karty ostať na stole, on ich zdvihol
        V stude pomiešal odkryté karty so zakrytými a nikto nestavil
        Pri showdowne v stude zdvihol všetky karty skôr, než ich dealer prečítal
        Fifth street v stude, všetci checkli a on dvíha odkryté karty
        Je ruka mŕtva, keď hráč v stude zdvihne odkryté karty?
    .heard =
        jeho tri viditeľné už nie sú na stole, má ich v pästi a je na rade
        na sixth ich chytil, akoby hral hold'em
        zobral viditeľný pár do ruky proti doplneniu
        stud osmička, všetko si pozbierala, kým vsádzam
        door card je preč zo stola, drží ju
        nadvihol odkryté, aby si ich pozrel so zvyškom
        jeho board už nikto nevidí, zdvihol ho
        hráč hold'emu, v stude nový, na third zdvihol všetko
        bring-in išiel dokola a on dvihol svoju odkrytú
        viditeľné položil na zakryté a drží ich
        Zobral si odkryté karty a zoradil ich podľa farby
        Na štvrtej ulici v stude držal všetko v ruke, aj čo malo ležať
        Staršia dáma, ktorá hráva bridž, si na štvrtej ulici zobrala do ruky aj otvorené karty a poukladala si ich podľa farieb, čo súper hneď napadol
        Proti mojej stávke na piatej zodvihol svoje vystavené karty
        Spojil si skryté aj otvorené karty do jedného vejára
        Vzal odkryte karty do ruky, je jeho ruka mrtva?
        Ve studu si vzal otevřené karty do ruky a promíchal je
        Zdvihla si všetky štyri a dealer nevedel, ktorá bola zakrytá
        V razze ich sused zmiešal, keď sa šiel pozrieť na skryté
        Nadvihol celú ruku zo stola, i tie, čo vidí každý
stud-upcards-lifted-fact-when-lifted = Kedy hráč odkryté karty zdvihol?
    .label = odkryté karty zdvihnuté
    .facing-bet = keď bol na rade a čelil stávke
    .no-bet = keď bol na rade a nečelil stávke
    .not-in-turn = keď nebol na rade
    .betting-over = pri showdowne, po skončení stávok
stud-upcards-lifted-fact-identifiable = Dá sa ruka na 100 % identifikovať?
    .label = ruka sa dá identifikovať
stud-upcards-lifted-fact-left-in = Koľko ďalších hráčov má ešte ruku?
    .label = ďalší hráči v ruke
    .several = dvaja alebo viac
    .one = len jeden
stud-upcards-lifted-outcome-hand-dead = Ruka je mŕtva
stud-upcards-lifted-outcome-hand-plays = Ruka ostáva v hre: odkryté karty sa vrátia odkryté
stud-upcards-lifted-outcome-not-covered = Kniha stud nepozná: rozhodne floormanager/TD
stud-upcards-lifted-outcome-still-tabled = Pri showdowne: ruka platí, keď sú odkryté všetky jej karty
stud-upcards-lifted-order-muck-hand = Dealer: všetky karty tej ruky daj do mucku.
stud-upcards-lifted-order-chips-stay = Všetky žetóny, ktoré hráč vložil, ostávajú v pote.
stud-upcards-lifted-order-others-play = Ostatní hráči hrajú o pot ďalej.
stud-upcards-lifted-order-last-wins = Dealer: daj pot jedinému hráčovi, ktorý v ruke ostal. Ďalšie karty sa nerozdávajú.
stud-upcards-lifted-order-others-showdown = Dealer: daj pot najlepšej z ostatných rúk.
stud-upcards-lifted-order-lay-back = Hráč: polož odkryté karty späť lícom nahor v poradí, v akom boli rozdané.
stud-upcards-lifted-order-goes-on = Akcia pokračuje tam, kde bola.
stud-upcards-lifted-order-fold-like-this = Floormanager: povedz hráčovi, ako sa v stude zahadzuje: odkryté karty otočiť lícom nadol a všetky posunúť dopredu.
stud-upcards-lifted-order-table-all = Hráč: teraz odkry všetky svoje karty, aby sa ruka dala prečítať.
stud-upcards-lifted-order-director-decides = Floormanager/TD: v záujme férovosti (pravidlo { $fairness }) rozhodni, či ruka ostáva v hre.
stud-upcards-lifted-order-uncalled-back = Dealer: čo hráč vsadil, nechaj v pote, ale vráť bet alebo raise, ktorý nikto nedorovnal.
stud-upcards-lifted-order-uncalled-amount-back = Dealer: čo hráč vsadil, nechaj v pote, ale z betu alebo raisu vráť to, čo nikto nedorovnal.
