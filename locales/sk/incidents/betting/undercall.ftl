undercall = Undercall
    .search = under call, málo žetónov, vložil málo, dorovnal málo, nedorovnal celú stávku, zle dorovnal, neúplné dorovnanie, menej než call, nevidel raise, nevšimol si raise, prehliadol navýšenie, myslel si že stávka je nižšia, dorovnal len big blind
    .told =
        Dal menej ako call
        Betol som 2 000 a on tam dal bez slova len 1 200
        Povedal call a položil iba 600, myslel, že je to stále blind, a bol tam raise na 1 800
        Na turne sme dvaja, stavil som 5 500, on mlčky dal dopredu 3 500 a keď zistil sumu, chcel to zobrať späť
        Blindy 300/600, raise na 2 400, button povedal „šesťsto“ a dal tam 600, nevšimol si, že sa navyšovalo, v ruke sme traja
        Musí doplatiť na plný call, keď vložil menej a nevidel môj raise?
        Dorovnal menej, než treba
        Hráč na bet 1 000 mlčky vložil iba 600
        Hráč povedal call, ale žetónov vložil menej, než je bet
        Pred flopom raise na 1 200, v ruke traja, big blind povedal iba tisíc
        Heads-up na turne bet 4 500, seat 9 bez slova vložil 3 500 a ešte má za sebou 20 000
        Musí doplatiť do celého callu, keď vložil o 200 menej?
    .heard =
        povie call, ale dá málo
        dal len 400 namiesto 600
        namiesto 1200 dal iba 500
        bet bol 1200 a on tam posunul len 500
        BB myslel že nikto nezvýšil a hodil 100
        má dať 800, vyložil 300, vraj to nezachytil
        prespala 3-bet a limpla
        povedal call, odpočítal 2k, v skutočnosti to stojí 5k
        musí dohodiť zvyšok alebo sa z toho vykrúti
        chce to zahodiť a svojich 400 naspäť, keď to stojí 1600
        bol som v tom že je to 600, bolo to 1600
        SB len doplnil do blindu, cutoff pritom otvoril
        do plného mu chýba osemsto a pýta sa či môže odísť
        hráč nezbadal reraise, zaplatil iba open
        v heads-upe dal polovicu môjho betu, nech doplatí
        nevšimol si navýšenie a dal málo
        na dorovnanie treba 900 a on dal len 600
        nevšimol si zvýšenie a vložil iba veľký blind
        dal menej žetónov než je stávka, musí doplatiť na celý call
        povedal dorovnávam a položil nedostatočnú sumu
        dal 600 a bet bol 900, musí doplatiť zvyšok
        hráč dal menej ako call a nevidel raise
        dala call 400, ale bolo navýšené na 1 000
        na call dal primálo, chce zložiť a vziať si to späť
        nevšimol si raise a dal len big blind
        bet je 1 500 a mlčky hodil 1 000
        zaplatil len 600 a stávka bola 1600
        dorovnal málo, chýba mu tam ešte osemsto do rejzu
        hodil dve stovky na rejz 900, vraj ho nevidel
        Dano mlčky dal menej než treba a chce to vziať späť
        myslel že platí iba blajnd, vonku bol rejz 2500, posunul 800
        na rivre headsup hodil tisíc namiesto štyroch litrov
        Dal som 800, myslel som, že toľko treba, a bolo 1800
        Hodil tisícku na rejz 2500, nevšimol si zvýšenie a chce späť
        Dorovnávam, povie, a prisunie sotva pätinu toho, čo treba
        Pani na blajnde doplatila len 400, hoci ten pred ňou prebil na 1200
        Vraj tisíc dvesto, ale stávka proti nemu je tri tisíce
        Položil menej než treba a teraz to chce zobrať a zložiť
        Nevšimol si, že bolo zvýšené, a položil len výšku veľkého blindu
        Položila 600, v hre bolo navýšenie na 1 900, ona pozerala do menu
        Slovom call a k tomu menej žetónov, než treba, dealer sa natiahol po zvyšok
        Na dorovnanie tritisíc, on pustil tisícku a chcel karty zahodiť, keď mu povedali, koľko chýba
        Myslel som, že je to 400, bolo to 4 000, musím doplatiť?
        Pri riverovom bete 7 500 položil náhodou iba 2 500
        V hluku nepočul raise, dal tam, čo predchádzajúci, a teraz sa hádame, či doloží
        Hodil cestou menej nez stavku, za nim este dvaja, co spravi dealer?
        Pred flopom hodil limp, hoci už UTG otvoril na trojnásobok
        Sám proti mne, vsadil som päť tisíc, on pustil dva a pol bez slova
        Na turne vsadila 3 200, on so slúchadlami na ušiach videl len jednu tisícku na kraji, dal tam tiež tisícku a po upozornení chcel karty zahodiť
        Prvú stávku kola podplatil o tisícku, vraj mal zlé okuliare
        Za menej žetónov, než bolo treba, nechcel dať ruku preč ani doplniť
        Hráčka vo fialovom zle pochopila sumu od dealera a dala o dve stovky menej
        Môže človek zahodiť a nechať tam tých 500, keď zistí, že stávka bola 2 500?
        bez slova vložil 300, stávka bola 1 300
        mlčky dal 700, hoci stávka bola 1 700
        dal 300 proti 1100
        bet je 1400 a on dá 900
        proti betu 2000 posunula 1500
        položil 600, keď sa chcelo 1000
        dal menej než bola stávka
undercall-fact-call-said = Povedal hráč najprv „call“?
    .label = najprv povedal „call“
    .no = nie
    .yes = áno
    .amount = iba sumu
undercall-fact-players = Koľko hráčov je v ruke?
    .label = hráči v ruke
    .multiway = traja alebo viac (multiway)
    .heads-up = dvaja (heads-up)
undercall-fact-facing = Čomu hráč čelí?
    .label = hráč čelí
    .opening-bet = prvej stávke na flope, turne alebo riveri
    .big-blind = big blindu, nikto nenavýšil
    .first-raise = prvému raisu pred flopom
    .later-raise = inému raisu
undercall-fact-to-call = Koľko treba spolu na dorovnanie?
    .label = na dorovnanie
undercall-fact-put = Koľko spolu hráč vložil v žetónoch?
    .label = vložené
undercall-fact-said = Akú sumu spolu hráč ohlásil?
    .label = ohlásená suma
undercall-outcome-full-call-owed = Plné dorovnanie: hráč musí doplatiť
undercall-outcome-call-or-forfeit = Tvoja voľba: plné dorovnanie, alebo fold
undercall-outcome-full-call-made = Je to call: nič nechýba
undercall-outcome-more-than-a-call = Nie je to undercall: vložené je viac než call
undercall-order-chips-stay = Vložené žetóny zostávajú v hre.
undercall-order-add-to-full-call = Hráč: doplať, čo chýba do callu. Zahodiť nemôžeš.
undercall-order-action-goes-on = Na rade je ďalší hráč.
undercall-order-director-decides = Floormanager/TD: nariaď plné dorovnanie alebo dovoľ fold. Zváž, čo hráč mohol vedieť a kto sa odvtedy vyjadril.
undercall-order-fold-forfeits = Ak hráč zahodí, undercall zostáva v pote.
undercall-order-fold-takes-back = Ak hráč zahodí, undercall si smie vziať späť.
undercall-order-read-as-bet = Dealer: stávku posúď podľa pravidiel o navyšovaní a žetónoch.
undercall-order-give-back-over = Slovo zaznelo skôr: dealer vráti hráčovi, čo presahuje call.
undercall-outcome-nothing-put-out = Nie je to undercall: žiadna suma nebola vložená ani ohlásená
undercall-outcome-may-fold = Undercall: dorovnať naplno alebo zahodiť
undercall-order-still-to-act = Hráč je stále na rade: call, raise alebo fold.
undercall-order-call-or-fold = Hráč: dorovnaj naplno alebo zahoď.
undercall-order-fold-forfeits-undercall = Ak hráč zahodí, suma undercallu zostáva v pote; čo leží navyše, vráti sa mu.
undercall-outcome-full-call-owed-said = Plné dorovnanie: hráč ho musí vložiť
undercall-outcome-call-or-forfeit-said = Tvoja voľba: plné dorovnanie, alebo fold
undercall-outcome-may-fold-said = Undercall: dorovnať naplno alebo zahodiť
undercall-outcome-more-than-a-call-said = Nie je to undercall: ohlásené je viac než call
undercall-order-put-full-call = Hráč: vlož plné dorovnanie, spolu { $to_call }. Zahodiť nemôžeš.
undercall-order-fold-puts-in-undercall = Ak hráč zahodí, do potu ide ohlásená suma { $said }.
undercall-order-fold-puts-in-nothing = Ak hráč zahodí, do potu nejde nič.
undercall-order-see-raise-size = Pokračuj incidentom Výška navýšenia (raise-size).
undercall-fact-last-chips = Sú to posledné žetóny hráča?
    .label = posledné žetóny
undercall-outcome-all-in-for-less = All-in za { $total }, menej než call
undercall-order-all-in-plays = Dealer: oznám all-in za { $total }. Čo leží nad ním, nepatrí do potu tohto hráča.
undercall-fact-chips = Koľko žetónov hráč vložil?
    .label = žetóny
    .one = jeden
    .several = viac
undercall-remark-any-chip-calls = Kniha uvádza aj jeden žetón hocijakej hodnoty ako spôsob dorovnania; podľa toho treba dorovnať celú stávku.
undercall-fact-said-with-call = Akú sumu hráč povedal spolu s „call“?
    .label = suma pri „call“
undercall-remark-word-decides = Spolu s tým zaznelo { $said }: „call“ zaväzuje na to, čo treba dorovnať, a táto suma nič nemení.
