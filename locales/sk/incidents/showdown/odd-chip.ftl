odd-chip = Nepárny žetón
    .search = nepárny žetón, nepárne žetóny, odd chip, oddchip, zvyšný žetón, zostal žetón, pot sa nedá rozdeliť, pot sa nedelí rovnomerne, delený pot so žetónom navyše, kto dostane zvyšný žetón, nepárny pot, traja si delia pot, pot na tretiny, nepárny žetón v high-low, nepárny žetón v Omahe, nepárny žetón v stude, prvý naľavo od buttonu, dealer dal žetón nesprávnemu hráčovi
    .told =
        Ostal nepárny žetón v split pote
        Delíme pot na polovice, zvýšil jeden žetón a nevieme, kto ho berie
        Split medzi troch, ostali dva žetóny po 25 a hádame sa, kto ich berie
        Pot 1 300, najmenší žetón 100, delíme sa dvaja rovnakou postupkou, ja som na buttone a on na small blinde, kto berie 100
        Omaha hi-lo, high a low sa delí, v pote je 2 500 a najmenší žetón je 500, jeden ostane navyše
        Komu ide nepárny žetón, keď si delíme pot napoly?
        Kto dostane nepárny žetón
        Pot sa delí na polovicu a jeden žetón ostáva navyše
        Split pot nevychádza, jedna stovka ostala nepárna
        Seat 3 a seat 7 si delia pot 4 100, najmenší žetón je 100, button je na päťke
        Omaha high-low, pot 2 500 sa delí na high a low, najmenší žetón je 500 a jeden je navyše
        Dostane nepárny žetón pri split pote hráč naľavo od buttonu?
    .heard =
        dvaja si delia 1725 a najmenší žetón na stole je 50
        v pote je 425, traja majú to isté, ako to mám rozrátať
        hrá board a v strede ostala jedna samotná 25
        obaja ukázali rovnakú postupku, robím dve kôpky a jedna je vyššia
        SB a cutoff majú zhodnú kombináciu, na polovicu to nejde
        po chope tu leží stovka, ktorá nie je nikoho
        tvrdí že je jeho lebo sedí skôr, druhý ukazuje vyššiu pikovú
        kto si berie tých 5k navyše keď splitujú
        stud, dvakrát esá a králi, po rozdelení ostáva 500
        low berie pol, high berie pol, spolu jedenásť tisícok
        obaja majú do low A2, každému štvrtina a nevychádza to
        päť červených pre dvoch víťazov
        po rozdelení zostal jeden žetón navyše
        pri delení zostal nepárny žetón, kto ho dostane
        pot sa nedá rozdeliť rovnako, zvyšok patrí komu
        pot sa delí a jeden žetón zvýšil
        kto dostane nepárny žetón pri delenom pote
        high-low split s nepárnym žetónom
        jeden žetón ostane, keď si dvaja delia pot
        delí sa bank, ostala jedna stovka navyše, komu
        split a päťstovka sa nedá rozpoliť, najmenší čo hráme
        haj-lou, jedna stovka nevychádza, berie ju haj alebo lou
        delia 7500 na dvoch, zvyšných päťsto, kto je naľavo od puku
        traja si delia, jeden čip prebýva, Ivo sedí prvý od batnu
        pri splite prebýva jeden drobný, kam ho posunúť
        Delíme bank a jedna stovka ostala, komu ide
        Bank napoly, lenže posledná päťdesiatka sa rozdeliť nedá
        V omahe hajlou ostal jeden drobný, berie ho vyššia či nižšia
        Traja si delia tisícku, komu pripadne zvyšná stovka
        Obaja s rovnakou postupkou, kto sedí bližšie za gombíkom, berie drobný
        Pri delení zvýšila dvadsaťpäťka, nevieme komu
        Delený pot a jeden žetón navyše, komu patrí?
        V Omahe hi-lo ostala stovka, čo sa nedala rozdeliť
        Dvaja sme mali rovnakú postupku, pot sa delil napoly a v strede ostala jedna stovka, ktorú nemal kto dostať, každý totiž tvrdil, že sedí bližšie k ľavej strane gombíka
        Dvaja pri delení žiadali tú istú tisícku
        Najmenší žetón z potu 12 700 ostal bez majiteľa
        Pri deleni ostal 1 zeton, kto ho dostane?
        Při dělení banku zůstal jeden žeton navíc
        Štyria delili nízku polovicu a ostal jeden žetón
        Sedím vľavo od buttonu, vraj ten drobák patrí mne
        V stude sa delilo a hádali sa, či rozhoduje farba karty
odd-chip-fact-game = Aká hra sa hrá?
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
odd-chip-fact-pots = Koľko je v každom pote a kto ho vyhral? (hráči označení písmenami sedia v poradí naľavo od buttonu, A prvý; pri číslach miest treba aj button)
    .label = poty a víťazi
odd-chip-fact-chip = Aký je najmenší žetón v hre?
    .label = najmenší žetón v hre
odd-chip-fact-cards = Aké karty ukazujú hráči, ktorí si pot delia? (päť, ktoré hrajú, alebo všetkých sedem)
    .label = ukázané karty
odd-chip-outcome-even = Nič nezostáva: rovnaké diely
odd-chip-outcome-by-seat = Nepárny žetón dostane prvý víťaz naľavo od buttonu
odd-chip-outcome-by-five = Nepárny žetón dostane najvyššia z piatich kariet, ktoré hrajú (hodnota, potom farba)
odd-chip-outcome-by-card = Nepárny žetón dostane najvyššia karta (hodnota, potom farba)
odd-chip-outcome-by-low-card = Nepárny žetón dostane najnižšia karta (hodnota, potom farba)
odd-chip-outcome-high-half = Nepárny žetón dostane high ruka
odd-chip-outcome-low-half = Nepárny žetón dostane low ruka
odd-chip-outcome-high-by-seat = Najprv do high polovice, potom podľa miesta
odd-chip-outcome-high-by-five = Najprv do high polovice, potom podľa najvyššej z piatich kariet, ktoré hrajú
odd-chip-outcome-high-by-card = Najprv do high polovice, potom podľa najvyššej karty
odd-chip-outcome-low-by-seat = Najprv do low polovice, potom podľa miesta
odd-chip-outcome-either-by-seat = Nepárny žetón dostane prvý víťaz naľavo od buttonu, z ktorejkoľvek polovice
odd-chip-outcome-low-by-five = Najprv do low polovice, potom podľa najvyššej z piatich kariet, ktoré hrajú
odd-chip-outcome-low-by-card = Najprv do low polovice, potom podľa najvyššej karty
odd-chip-outcome-whole-by-seat = Celý pot čo najrovnomernejšie; nepárny žetón podľa miesta
odd-chip-outcome-whole-by-five = Celý pot čo najrovnomernejšie; nepárny žetón podľa najvyššej z piatich kariet, ktoré hrajú
odd-chip-outcome-whole-by-card = Celý pot čo najrovnomernejšie; nepárny žetón podľa najvyššej karty
odd-chip-outcome-whole-low-by-seat = Ak high aj low vyhrajú tie isté ruky, delia si celý pot; inde najprv do low polovice, potom podľa miesta
odd-chip-outcome-whole-low-by-five = Ak high aj low vyhrajú tie isté ruky, delia si celý pot; inde najprv do low polovice, potom podľa najvyššej z piatich kariet
odd-chip-outcome-whole-low-by-card = Ak high aj low vyhrajú tie isté ruky, delia si celý pot; inde najprv do low polovice, potom podľa najvyššej karty
odd-chip-outcome-seat-not-said = Kniha nehovorí, kto v tejto hre dostane nepárny žetón
odd-chip-order-change-in-play = Dealer: čo sa nedá rozdeliť, rozmeň na najmenšie žetóny v hre.
odd-chip-order-change-at-table = Dealer: čo sa nedá rozdeliť, rozmeň na najmenšie žetóny pri stole.
odd-chip-order-change-available = Dealer: čo sa nedá rozdeliť, rozmeň na najmenšie dostupné žetóny.
odd-chip-order-change-smallest = Dealer: čo sa nedá rozdeliť, rozmeň na najmenšie žetóny, aké máš. Kniha ich hodnotu neuvádza.
odd-chip-order-pot-by-pot = Dealer: každý pot deľ zvlášť, nikdy nespájaj dva poty.
odd-chip-order-odd-to-high = Dealer: rozdeľ pot na dve polovice. Žetón, ktorý zostane, patrí do high polovice.
odd-chip-order-odd-to-low = Dealer: kde sa pot delí na dve polovice, patrí žetón, ktorý zostane, do low polovice.
odd-chip-order-odd-to-high-elsewhere = Dealer: každý pot, ktorý vyhrali rozdielne ruky high a low, rozdeľ na dve polovice. Žetón, ktorý zostane, patrí do high polovice.
odd-chip-order-whole-pot = Dealer: pot, ktorý vyhrali tie isté ruky high aj low, nedeľ na polovice; deľ ho vcelku.
odd-chip-order-equal-shares = Dealer: daj všetkým víťazom potu alebo polovice rovnako, pokiaľ to vychádza.
odd-chip-order-first-seat = Dealer: zvyšok dávaj po jednom žetóne, najprv víťazovi, ktorý sedí najbližšie naľavo od buttonu.
odd-chip-order-either-half = Dealer: žetón medzi polovicami daj uvedenému hráčovi; z každej polovice je to ten istý.
odd-chip-order-high-card-of-five = Dealer: zvyšok dávaj po jednom žetóne, najprv víťazovi s najvyššou z piatich kariet, ktoré hrajú. Pri rovnakých kartách platí zvyčajné poradie farieb: piky, srdcia, káry, kríže.
odd-chip-order-high-card-of-five-halves = Dealer: zvyšok dávaj po jednom žetóne, najprv víťazovi s najvyššou z piatich kariet, ktoré hrajú. V low polovici sú esá nízke. Pri rovnakých kartách platí zvyčajné poradie farieb: piky, srdcia, káry, kríže.
odd-chip-order-high-card-of-five-razz = Dealer: zvyšok dávaj po jednom žetóne, najprv víťazovi s najvyššou z piatich kariet, ktoré hrajú; esá sú nízke. Pri rovnakých kartách platí zvyčajné poradie farieb: piky, srdcia, káry, kríže.
odd-chip-order-high-card = Dealer: zvyšok dávaj po jednom žetóne, najprv víťazovi s najvyššou kartou. Pri rovnakých kartách: piky, srdcia, káry, kríže.
odd-chip-order-low-card = Dealer: zvyšok dávaj po jednom žetóne, najprv víťazovi s najnižšou kartou; esá sú nízke. Pri rovnakých kartách: kríže, káry, srdcia, piky.
odd-chip-order-director-decides = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), kto dostane zvyšok.
odd-chip-remark-elsewhere-by-seat = V hrách, o ktorých kniha hovorí, dostane nepárny žetón prvý víťaz naľavo od buttonu.
