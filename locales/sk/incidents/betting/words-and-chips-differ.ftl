words-and-chips-differ = Slová a žetóny sa líšia
    .search = povedal iné než vložil, povedal call a vložil raise, povedal raise a vložil call, povedal 200 vložil 500, hodil zlý žetón, ohlásil inú sumu, slová si odporujú so žetónmi, slová alebo žetóny skôr, naraz povedal aj vložil, prerieknutie, preriekol sa, zamrmlal, nikto nepočul čo povedal, verbálne a žetónmi
    .told =
        Povedal iné, ako položil
        Povedal dvetisíc a do stredu dal tri tisíce
        Najprv položil žetóny na 1 500 a potom povedal, že betuje 1 000
        Na riveri povedal „bet 4 500“ a súčasne tam dal štyri tisícky, nevieme, či platí slovo alebo žetóny
        Zamrmlal niečo ako „sedemsto“, ale položil 1 700, dealer ho zle počul a ja som dorovnal podľa žetónov
        Čo platí, to, čo povedal, alebo to, čo položil, keď sa to líši?
        Povedal iné, než vložil
        Hráč povedal 800 a vložil 1 800
        Hráč zamrmlal nejakú sumu, nerozumeli sme mu, a žetóny ukazujú inú
        Na turne seat 5 povedal tisícpäťsto a v tej istej chvíli vložil 2 500
        Seat 2 najprv vložil 3 000 a až potom povedal dvetisíc, slovo a žetóny nesedia
        Platí to, čo povedal, alebo to, čo vložil, keď sa sumy líšia?
    .heard =
        vyhlásil pätnásťsto a posunul dvadsaťpäťsto
        nám povedal „call“, no prišli štyri žlté
        z úst išlo raise, z ruky len flat
        vyslovila 600 a v tej istej sekunde pristálo 5k
        vraví že schytil nesprávnu farbu a myslel to čo povedal
        čo vyslovil a čo leží, to nesedí dokopy
        pery vravia dvetisíc, v kôpke sú tri
        tvrdí že zahlásil raise, dealer videl flat
        najprv potlačil a až potom povedal menšie číslo
        hovorí check, pritom rukou sunie žetóny
        povedal „all-in“ a pohol len časťou, či opačne
        mám ísť podľa toho čo som počul alebo podľa kopy
        povedal dvetisíc a položil tritisíc
        slovom call ale žetóny dal na raise
        zahlásil inú sumu než akú vložil, čo platí
        povedal 800, ale položil 1 000
        povedal raise na 2 000, ale na stole je len 1 500
        hráč povie call a položí viac žetónov ako call
        čo platí, čo povedal, alebo žetóny, ktoré dal
        ohlásila 600 a posunula 900
        povedal 1500 a hodil 2500, čo z toho berieme
        ústami kôl, rukou šupol na prerejz
        hlási osemsto ale vonku má dve tisícky
        zamrmlal niečo ako dvetisíc a posunul päť litrov
        naraz šupol 600 a zakričal tristo, nevieme čo bolo skôr
        hovorí jedno a čipmi spravil druhé, 12k alebo 1200
        Povedal 1200, ale do stredu hodil 2500, čo platí
        Zamrmlal niečo ako zvyšujem a pritom hodil len na dorovnanie
        Najprv pristál tisícový čip, až potom povedal šesťsto
        Hlási rejz dvetisíc a položí štyri, jedným dychom
        Ústami osemsto, rukou päťstovka, a čo bolo prvé, nikto nevie
        Ohlásil dvadsaťtri miliónov a hodil 2300, taký nezmysel
        Z úst mu vyšlo „osemsto“, ale z ruky vypadla osemtisícka, súper hneď tlieskal, že má call
        Ústami povedal call, rukou však postrčil toľko, že by to bol poriadny raise
        Najprv hodil tri zelené a až potom povedal sumu, ktorá s nimi vôbec nesedela
        Ohlásená bola stávka 6 000, na stole ležalo 9 000, a dealer sa ma pýtal, čo som vlastne počul
        Hovorí dvanásť stoviek a vysype dvetisíc, ktoré číslo je záväzné?
        Naraz pustil žetóny a niečo zamrmlal, jeden počul 1 500, v strede bolo 5 100
        Pán po operácii hlasiviek zašepkal „check“, ale ruka už dávno pustila modrý žetón cez čiaru
        Povedal som päťsto, omylom som chytil fialový miesto čierneho, a je z toho päťtisíc?
        Dievča na SB povedalo raise na 2 400 a odpočítalo len 2 000, po flope si to všimol náhodný divák
        Slovom all-in, ale vpredu iba polovica, druhú si nechal pri pohári, dá sa to tak?
        Zaznelo „skladám“ a zároveň posunul žetóny na dorovnanie, nikto nevie, čo z toho skôr
        Počas rozhovoru s čašníčkou pán oznámil stávku osemsto, no z prstov mu vypadli dva žetóny po tisícke, a súper, ktorý počul iba číslo, povedal call
        Chlapec myslel, že to sú stovky, povedal ôsmich sto a boli to päťstovky, spolu štyri litre
        Cislo co povedal a kopka co polozil, to boli dve uplne ine sumy
        Čo sa ráta, keď hráč nahlas oznámi menej, než v tej chvíli položí pred seba?
        povie jedno a vloží inú sumu
        povedal 1500, ale dal 2000
        ohlási raise a dá len dorovnanie
words-and-chips-differ-fact-first = Čo bolo skôr?
    .label = prvé v poradí
    .words = slová
    .chips = žetóny
    .same-moment = oboje v tej istej chvíli
    .nobody-knows = nikto to nevie
words-and-chips-differ-fact-words = Nakoľko jasné boli slová?
    .label = slová hráča
    .clear = jasné
    .unclear = zle počuteľné alebo nezrozumiteľné
    .unreasonable = dobre počuteľné, no nezmyselná stávka
words-and-chips-differ-outcome-words-count = Platia slová
words-and-chips-differ-outcome-chips-count = Platia žetóny
words-and-chips-differ-outcome-words-unless-director = Platia slová, ak floormanager/TD nerozhodne inak
words-and-chips-differ-outcome-chips-unless-director = Platia žetóny, ak floormanager/TD nerozhodne inak
words-and-chips-differ-outcome-smaller-counts = Platí nižšia z dvoch stávok
words-and-chips-differ-outcome-larger-counts = Platí vyššia z dvoch stávok
words-and-chips-differ-order-director-settles = Floormanager/TD: ak si slová a žetóny odporujú alebo je stávka nejasná, posledné slovo máš ty. Rozhodni podľa okolností.
words-and-chips-differ-order-chips-follow-words = Hráč: uprav žetóny tak, aby sedeli so slovami.
words-and-chips-differ-order-amount-as-chips = Ak zaznela suma, posúdi sa ako rovnaká suma v žetónoch: so slovom „raise“ podľa incidentu „Raise“ so sumou (declared-total), bez neho podľa incidentu Výška navýšenia (raise-size), suma nižšia než call podľa incidentu Undercall (undercall). „Check“ a „fold“ podľa incidentu String bet (string-bet), „check“ pri stávke podľa incidentu Neplatné vyhlásenie (invalid-declaration).
words-and-chips-differ-order-words-do-not-count = Slová na stávke nič nemenia.
words-and-chips-differ-order-judge-chips = Dealer: žetóny posúď samostatne: jeden žetón podľa incidentu Žetón vyššej hodnoty (oversized-chip), viac žetónov podľa incidentu Viac žetónov (several-chips); ak tam ležia aj žetóny skoršej stávky, podľa incidentu Žetóny pridané k predošlej stávke (prior-bet-chips); ak to nie je viac než call, podľa incidentu Undercall (undercall).
words-and-chips-differ-order-announce = Dealer: oznám, aká je stávka.
words-and-chips-differ-order-next-acts = Na rade je ďalší hráč.
words-and-chips-differ-order-take-the-smaller = Floormanager: porovnaj, čo mohlo zaznieť, s vloženými žetónmi; platí nižšia stávka.
words-and-chips-differ-order-take-the-larger = Floormanager: porovnaj, čo mohlo zaznieť, s vloženými žetónmi; platí vyššia stávka.
words-and-chips-differ-remark-contradiction = Podľa knihy rozhodne floormanager/TD aj vtedy, keď si slová a žetóny odporujú. Tu sa to uplatní len na prípady, ktoré nevyrieši už poradie slov a žetónov.
words-and-chips-differ-remark-over-line = Podľa tejto knihy sú žetóny vsadené, keď prejdú cez stávkovú čiaru. Podľa toho sa pozná, čo bolo skôr.
words-and-chips-differ-remark-ask-around = Čo sa povedalo a stalo, vedia povedať dealer a hráči pri stole.
