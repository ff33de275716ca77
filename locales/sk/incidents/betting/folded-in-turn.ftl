folded-in-turn = Zahodil a chce ruku späť
    .search = zahodil a chce ruku späť, ľutuje fold, vziať fold späť, foldol omylom na rade, povedal fold a teraz chce dorovnať, pass späť, zahodil lebo zle prečítal stávku, zahodil esá omylom, berie si zahodené karty späť, rozmyslel si fold
    .told =
        Zahodil, keď bol na rade, a teraz chce ruku späť
        Miesto 4 foldlo na raise a o sekundu chce predsa dorovnať
        Povedal som fold, keď som bol na rade, ale karty mám ešte pri sebe, môžem teraz dorovnať?
        Zahodila karty, keď bola na rade, a potom zistila, že ich zle prečítala
        Foldol na bet na turne, karty ležia mimo mucku a berie si ich späť
        UTG foldol na 3-bet, lebo si myslel, že je vyšší
        Dá sa fold vziať späť, keď sa karty nedotkli mucku?
        Zahodil na rade a dealer drží karty ešte v ruke, môže ich dostať naspäť?
        foldol na rade a rozmyslel si to
        Hráč zahodil, potom dealer povedal, že to bolo len 400, a on chce dorovnať
        Big blind zahodil na raise a chce svoj fold zrušiť
        Je fold na rade záväzný, aj keď sa karty dajú rozoznať?
        Hovorí, že zahodila omylom, chcela navýšiť
        Omylom zahodil esá, keď bol na rade, a chce ich späť
    .heard =
        chce odfoldnúť, tie dve ležia ešte pri čiare
        pasol na bet, videl súpera váhať a zrazu je zase v hre
        ups, myslel som, že nemám nič, boli to králi, vráť mi ich
        pustil to, dealer ich ešte nestiahol
        rozmyslel si to, keď už zahodil na môj push
        povedal „som vonku“ a potom „počkaj, dorovnám“
        posunul ich dopredu proti 1200 a ťahá ich späť
        vzdal to a až potom počul správnu sumu
        môže niekto odvolať svoj pass
        najlepšiu ruku zložil na minimálny bet, hneď ľutoval
        bol na rade, šmaril ich a teraz prosí dealera
        pustil ruku na riverový bet a chce ju znova
        Zahodil a zrazu zistil, že si pomýlil piky s trefami
        Karty boli na čiare, ešte nie v kôpke, a chcel ich naspäť
        Vzdala sa proti betu, potom zbadala, že mala dvojicu dám
        Poslal ich dopredu, spoznateľné sú, môže s nimi hrať ďalej?
        Pán si zle prečítal svoje karty, zahodil ich proti môjmu betu, a keď ležali pri mucku, uvidel, že mal v skutočnosti dve esá
        Zlozil a chce karty naspat, lebo zle videl stavku
        Složil a pak si to rozmyslel, karty ještě ležely vedle mucku
        Myslel, že je to 4 000, bolo 400, ruka už bola vzdaná
        Dealer chytil jeho karty v lete a on že moment, ešte rozmýšľam
        Postrčil obe karty k dealerovi, v momente sa spamätal a siahol po nich
        zahodil a teraz chce karty späť
        posunul karty dopredu a pýta si ich naspäť
        karty za čiarou, tvrdí že nezahodil
        na svojom ťahu zahodila a rozmyslela si to
        zahodil ruku omylom, môže ju dostať späť
        složil a teď chce karty zpátky
folded-in-turn-fact-moment = Kedy hráč zahodil?
    .label = zahodil
    .in-turn = keď bol na rade
    .out-of-turn = mimo poradia
    .betting-over = pri showdowne, po skončení stávok
folded-in-turn-fact-why = Ako k foldu došlo?
    .label = ako k foldu došlo
    .gave-up = hráč chcel zahodiť
    .thought-won = hráč predtým vsadil alebo navýšil a myslel si, že už nikto neostal
    .taken-in = hráč nezahodil: karty vzal dealer
folded-in-turn-fact-facing = Bol tam bet alebo raise na dorovnanie?
    .label = stávka na dorovnanie
folded-in-turn-outcome-fold-binds = Fold na rade je záväzný: ruka už nehrá
folded-in-turn-outcome-fold-back = Fold nie je záväzný: ruka ostáva v hre
folded-in-turn-outcome-no-fold-but-mistake = Zahodené po stávke: nie je to bežný fold
folded-in-turn-outcome-no-fold-but-taken = Nezahodil: ruku vzal dealer
folded-in-turn-outcome-out-of-turn = Fold mimo poradia
folded-in-turn-outcome-at-the-showdown = Stávky sa skončili: zahodené pri showdowne
folded-in-turn-order-fold-stands = Dealer: zahodené karty daj do mucku. Táto ruka už nehrá.
folded-in-turn-order-chips-stay = Všetky žetóny, ktoré hráč vložil, ostávajú v pote.
folded-in-turn-order-next-acts = Na rade je ďalší hráč.
folded-in-turn-order-back-while-identifiable = Dealer: vráť hráčovi karty, ak sa dajú na 100 % identifikovať. Ak nie, táto ruka už nehrá.
folded-in-turn-order-back-while-retrievable = Dealer: vráť hráčovi karty, ak sa dajú na 100 % identifikovať a získať späť. Ak nie, táto ruka už nehrá.
folded-in-turn-order-still-to-act = Hráč je stále na rade.
folded-in-turn-order-hold-cards = Dealer: karty nechaj bokom, mimo mucku.
folded-in-turn-order-see-discarded = Pokračuj incidentom Vsadil a zahodil karty (discarded-while-live).
folded-in-turn-order-see-killed-hand = Pokračuj incidentom Omylom zabitá ruka (killed-unprotected-hand).
folded-in-turn-order-see-fold-out-of-turn = Pokračuj incidentom Fold mimo poradia (fold-out-of-turn).
folded-in-turn-order-see-mucked-winner = Pokračuj incidentom Ruka zahodená pri showdowne (mucked-winner).
folded-in-turn-remark-not-by-mistake = Pravidlo o omylom zabitých rukách neplatí pre ruku, ktorú hráč zahodil sám, ani keď sa karty dajú identifikovať.
folded-in-turn-remark-amount-unknown = Ak suma raisu ešte nebola známa, pozri incident Akcia pred známou sumou (act-before-amount).
