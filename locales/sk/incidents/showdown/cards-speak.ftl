cards-speak = Pri showdowne hovoria karty
    .search = karty hovoria, ohlásil nesprávnu ruku, zle pomenoval ruku, povedal flush ale nemal ho, povedal že má postupku, povedal že vyhral a ja som zahodil, zle prečítal vlastnú ruku, slovný nárok na pot, pýta si pot s horšou rukou, klamal o svojich kartách, nevidel že vyhral, povedal inú kombináciu
    .told =
        Zle ohlásil svoju ruku
        Povedal, že má farbu, a pritom mal len postupku
        Ja som ukázal karty, povedal som dva páry a dealer videl, že mám full house
        Board 9 9 4 K 2, ja som povedal „dva páry“, otočil som K 9, čo je full house, a súper s tromi deviatkami si už berie pot
        Súper kričal, že má postupku, ja som hodil karty do mucku a potom sme zistili, že mal iba pár desiatok
        Platí to, čo hráč povedal, alebo čo ukazujú otočené karty, keď zahlásil zlú ruku?
        Zle ohlásil ruku
        Hráč otočil karty, povedal farba, a má len pár
        Hráč pri showdowne ohlásil dva páry, ale karty ukazujú postupku
        Board K-Q-J-10-4, seat 2 otočil A-3, ohlásil len vysokú kartu a postupku si nevšimol
        Seat 5 ohlásil full house, súper preto zahodil, a na stole má odkrytú iba trojicu
        Platí to, čo hráč ohlásil, alebo karty, ktoré otočil?
    .heard =
        zvolal full house a boli to len dva páry
        zamrmlala eso vysoko, pritom tam má wheel
        vyhlásil nutflush, uveril som, vyložil nižší
        v tej vraj postupke je diera
        dealer vidí kráľov, majiteľ tvrdí že nič
        hovorím deviatky a nevšimol som si že na riveri mám full
        kričí „to je moje“ a čo tam leží nevyhráva
        oblafla ma setom ktorý nemala, tak som pustil
        čo platí, čo mu vyšlo z úst alebo čo je na plátne
        myslí si že pár, celý stôl vidí päť sŕdc
        kvôli jeho nepravde sa druhý vzdal, trestá sa to
        oznámil dva páry, na stole je vidno postupku
        povedal že má postupku a má iba pár
        dealer zle prečítal ruku, v skutočnosti je to farba
        nevšimol si že vyhral, karty sú otočené na stole
        povedal, že má dva páry, ale je to farba
        hráč zle prečítal ruku a dealer dal pot druhému
        povedal postupka a nemá ju
        povie "vyhral si", ale má vyloženú lepšiu ruku
        platia karty, alebo čo povedal
        povedal že má farbu a má len dva páry
        ohlásil pár a pritom má postupku, ani si nevšimol
        kričal fulhaus, súper zložil, no on ho nemal
        díler prečítal dve dvojice, Denis má v skutočnosti fulhaus
        vravel že prehral, lebo prehliadol že má vyšší kiker
        myslel si že má len trojicu, pritom mu leží poker štyri osmy
        Povedal postupku, ale na stole vidno len dvojice
        Vraj farba, pozriem a sú tam len štyri srdcia
        Ohlásil full a ja som kvôli tomu odhodil lepšie
        Odkryl to a sám nevedel, že má štvoricu
        Hlásil dva páry, krupierka vidí postupku, platí, čo vidno
        Schválne klamal, že má trojicu, a odkryl iba dámy
        Zavolal, že má farbu, ja som zahodil, a boli to len štyri piky
        Povedal „vyhrala si“, ukázal ruku, a bola najlepšia
        Nahlásil dvojicu, na stole mal postupku, kto berie?
        Zle pomenoval svoju ruku, žetóny už išli k súperovi
        Vraj full house, otočil a boli to dve dvojice
        Pán hlasno ohlásil farbu, ja som sklamane pustil dve dvojice, a keď dealer vyrovnal jeho karty na filci, boli to len štyri srdcia a jedno káro
        Řekl, že má dvojici, ale na stole ležela barva
        Divák upozornil, že tých päť kariet je postupka, hráč sám to nevidel
        Rozhoduje, čo vyslovil, alebo to, čo leží otvorené?
        Vyhlásila, že má kráľov, odkryla, a bol to iba jeden
        dealer zle prečítal ruku
        nikto si nevšimol jeho farbu
        povedal dva páry, ale má postupku
cards-speak-fact-cards = Ktoré ruky sú odkryté a aký je board? (ako prvú uveď ruku hráča, ktorý si robí nárok na pot)
    .label = odkryté ruky
cards-speak-fact-game = Aká hra sa hrá?
    .label = druh hry
    .holdem = hold'em
    .omaha = Omaha
    .omaha-hi-lo = Omaha high-low
    .stud = stud
    .stud-hi-lo = stud high-low
    .razz = razz
    .draw = five-card draw
    .deuce-to-seven = deuce to seven
    .badugi = badugi
    .ace-to-five = ace-to-five lowball
    .short-deck = short deck
    .five-card-stud = five card stud
    .courchevel = Courchevel
cards-speak-fact-claimed = Čo hráč ohlásil?
    .label = ohlásil
    .flush = farbu
    .straight = postupku
    .full-house = full house
    .two-pair = dva páry
    .three-of-a-kind = trojicu
    .pair = pár
    .four-of-a-kind = štvoricu
    .straight-flush = farebnú postupku
    .high-card = vysokú kartu alebo low bez páru
cards-speak-fact-tabled = Odkryl hráč, ktorý si robí nárok na pot, všetky svoje karty?
    .label = všetky karty odkryté
cards-speak-fact-on-purpose = Ohlásil hráč ruku nesprávne úmyselne?
    .label = úmyselne nesprávne ohlásenie
cards-speak-fact-other-mucked = Zahodil kvôli tomu iný hráč svoju ruku?
    .label = ruka iného hráča zahodená
cards-speak-outcome-cards-decide = Rozhodujú karty, nie to, čo kto povedal
cards-speak-outcome-table-all = Slová neplatia: karty treba odkryť
cards-speak-outcome-table-playing = Slová neplatia: odkryť treba karty, ktoré hrajú
cards-speak-outcome-words-bind = Čo hráč povedal, to ho zaväzuje
cards-speak-outcome-cards-read = Rozhodujú karty: toto sú ruky
cards-speak-outcome-claim-right = Ruka je taká, ako hráč povedal; o víťazovi rozhodujú karty
cards-speak-outcome-claim-too-high = Ruka je horšia, než hráč povedal: rozhodujú karty
cards-speak-outcome-claim-too-low = Ruka je lepšia, než hráč povedal: rozhodujú karty
cards-speak-order-leave-discards = Dealer: zahodenú ruku nechaj ležať. Do mucku teraz nejde nič.
cards-speak-order-see-mucked-winner = Najprv vyrieš zahodenú ruku podľa incidentu Ruka zahodená pri showdowne (mucked-winner).
cards-speak-order-table-all = Hráč: ak chceš pot a živá je ešte aj iná ruka, odkry všetky svoje karty.
cards-speak-order-table-playing = Hráč: ak chceš pot a živá je ešte aj iná ruka, odkry karty, ktoré hrajú.
cards-speak-order-read-hands = Dealer: prečítaj odkryté ruky a povedz, ktorá vyhráva.
cards-speak-order-take-at-word = Dealer: ruka platí tak, ako ju hráč ohlásil.
cards-speak-order-give-pot = Dealer: daj pot ruke, ktorá vyhráva.
cards-speak-order-give-pot-once-settled = Dealer: keď je o zahodenej ruke rozhodnuté, daj pot ruke, ktorá vyhráva.
cards-speak-order-give-pot-to-best = Dealer: pot dostáva { $winners }.
cards-speak-order-split-pot = Dealer: rozdeľ pot, delia sa oň { $winners }.
cards-speak-order-split-halves = Dealer: rozdeľ pot na polovice. High: { $winners }. Low: { $low_winners }.
cards-speak-order-compare-others = Dealer: porovnaj túto ruku s ostatnými odkrytými a daj pot najlepšej.
