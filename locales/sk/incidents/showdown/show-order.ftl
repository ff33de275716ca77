show-order = Kto ukazuje prvý
    .search = kto ukazuje prvý, kto musí ukázať prvý, nikto nechce ukázať, čakajú na seba pri showdowne, poradie pri showdowne, poradie odkrývania kariet, pomalý showdown, dorovnal som tak ukazuje on, posledný agresor ukazuje, check na riveri kto ukazuje, river bez stávky, ty prvý, kto odkrýva karty prvý
    .told =
        Ja som na riveri betol, on callol a čaká, že ukážem ja prvý
        Na riveri sme obaja checkli a nikto nechce otočiť ako prvý
        Traja sme v ruke, posledný betol 3 000, dvaja dorovnali a stojíme, lebo nikto neukazuje karty
        River check, check, sme dvaja, ja som bol na buttone a on hovorí, že mám ukázať prvý, lebo som raisol pred flopom
        Kto má ukázať prvý, keď nikto na riveri nebetol?
        Na showdowne nikto nechce otočiť karty ako prvý
        Na riveri všetci checkli a hádajú sa, kto má ukázať prvý
        Na riveri seat 3 betol 1 500, seat 8 callol a teraz čakajú, kto otočí karty prvý
        Seven-card stud, na siedmej ulici nikto nestavil, traja v ruke a žiadny nechce ukázať prvý
        Ukazuje prvý ten, kto na riveri betol, alebo ten, kto callol?
    .heard =
        river preťukali, traja sedia ako sochy
        stavil som, on zaplatil, obaja ich držíme
        má začať ten naľavo od buttonu
        na konci sa vyčkáva, dealer hovorí nech niekto začne
        žiadne stávky na konci, začína UTG alebo kto stavil na turne
        posledný čo zvyšoval nechce ísť ako prvý
        patová situácia, každý chce aby šiel ten druhý
        kto otvára skôr keď posledná ulica bola preťukaná
        v stude otvára vysoký board alebo ten čo raisol
        BB vraví nech button, button vraví nech BB
        ty si mi platil, nie ty si stavil, a tak dokola
        čia je to povinnosť otvoriť, v smere hodín od koho
        na konci nikto nechce ukázať prvý
        kto otáča prvý, ten čo stavil na riveri alebo ten čo dorovnal
        kto ukazuje na riveri prvý
        obaja čakajú a nikto neukazuje ruku
        všetci dali na riveri check, kto ukáže prvý
        ten, čo stavil, dostal call a nechce ukázať prvý
        stavil, ja som dal call a chce, aby som ukázal prvý
        obaja čakajú kým ten druhý otočí
        na rivre ček ček a nik nechce otočiť, kto začne
        ja som kólol, prečo by som mal otáčať skôr ako on
        stoja a čumia na seba, po oline, ktorý z nich má otvoriť skôr
        betol on na rivre, ja som dorovnal, a čaká že otvorím ja
        v stade po čekoch, kto otvára ako začiatok, najvyššia na stole
        Všetci na riveri klopali, od koho sa začína otáčanie
        Ja som dorovnal, nech najprv otočí ten, čo stavil
        Na konci obaja sedia a nikto nechce otočiť skôr ako druhý
        V stude ktorý otvára, najvyšší na stole či ten za dealerom
        Vraj mám otočiť skôr, lebo sedím najbližšie za gombíkom
        Jeden olin, dvaja ešte s čipmi, v akom poradí sa odkrýva
        Na riveri sme všetci traja len klopli, nikto nechcel ukázať ako prvý a po minúte ticha dealer povedal, že to ide od miesta za gombíkom, čo ma zaskočilo
        Ja som stavil, on dorovnal a chce, aby som ukázal skôr
        Obaja čumeli jeden na druhého a nikto nechcel otvoriť
        V stude nebol na siedmej bet, začína najvyššia karta?
        Traja došli na koniec, zaklopali, a nastalo ticho
        Kto ma ukazat prvy ked boli same checky?
        Nikdo nechtěl ukázat první, na riveru se jen klepalo
        Posledný, kto zvýšil, bol na turne, na riveri sa klopalo
        Small blind tvrdil, že je prvý až button
        Bol som callnutý, musím ja, alebo môžem počkať na súpera?
        nikto nechce ukázať prvý
        kto musí prvý otočiť karty
show-order-fact-all-in = Je niekto all-in?
    .label = niekto all-in
show-order-fact-last-round = Stavilo sa v poslednom stávkovom kole?
    .label = stávka v poslednom kole
    .bet = áno, bet alebo raise, ktorý niekto dorovnal
    .no-bet = nie, všetci checkovali
show-order-fact-game = Aká hra sa hrá?
    .label = druh hry
    .button = hold'em, Omaha alebo draw hra
    .stud = stud, high alebo high-low
    .razz = razz (stud low)
show-order-fact-round = Ako prebehla hra až po showdown?
    .label = priebeh hry
show-order-outcome-last-aggressor = Prvý ukazuje posledný agresor
show-order-outcome-left-of-button = Prvý ukazuje prvý aktívny hráč naľavo od buttonu
show-order-outcome-highest-board = Prvý ukazuje hráč s najvyššou viditeľnou kombináciou
show-order-outcome-lowest-board = Prvý ukazuje hráč s najnižšou viditeľnou kombináciou
show-order-outcome-all-at-once = All-in: všetky ruky sa odkryjú hneď, bez poradia
show-order-outcome-all-in-first = Prvý ukazuje hráč, ktorý je all-in
show-order-outcome-not-at-risk-first = Prvý ukazuje hráč, ktorému nehrozí vypadnutie
show-order-outcome-not-covered = Kniha stud nepozná: rozhodne floormanager/TD
show-order-order-may-enforce = Floormanager: ak nikto karty sám neodkryje ani nezahodí, vyžiadaj toto poradie.
show-order-order-aggressor-tables = Dealer: vyzvi hráča, ktorý v poslednom kole dal posledný bet alebo raise, nech odkryje karty ako prvý.
show-order-order-named-aggressor-tables = Dealer: ako prvý odkrýva karty hráč { $aggressor }; v poslednom kole dal posledný bet alebo raise.
show-order-order-left-tables = Dealer: vyzvi prvého hráča s kartami naľavo od buttonu, nech odkryje karty ako prvý.
show-order-order-named-left-tables = Dealer: ako prvý odkrýva karty hráč { $first }, prvý s kartami naľavo od buttonu.
show-order-order-highest-tables = Dealer: vyzvi hráča s najvyššou viditeľnou kombináciou, nech odkryje karty ako prvý.
show-order-order-lowest-tables = Dealer: vyzvi hráča s najnižšou viditeľnou kombináciou, nech odkryje karty ako prvý.
show-order-order-clockwise = Dealer: pokračuj odtiaľ v smere hodinových ručičiek, hráč po hráčovi.
show-order-order-clockwise-behind-aggressor = Dealer: potom v smere hodinových ručičiek: { $behind_aggressor }.
show-order-order-clockwise-behind-first = Dealer: potom v smere hodinových ručičiek: { $behind_first }.
show-order-order-any-order = Dealer: ostatných hráčov nechaj odkryť karty v ľubovoľnom poradí.
show-order-order-all-in-tables-first = Dealer: vyzvi all-in hráča, nech odkryje karty ako prvý.
show-order-order-not-at-risk-tables-first = Dealer: vyzvi hráčov, ktorým nehrozí vypadnutie, nech odkryjú karty ako prví.
show-order-order-others-table = Všetci ostatní hráči v ruke: tiež odkryte všetky svoje karty.
show-order-order-table-at-once = Všetci hráči v ruke: odkryte všetky svoje karty, len čo sa skončia stávky. Nikto na nikoho nečaká.
show-order-order-see-all-in-showdown = Floormanager: ak niekto odmieta, pokračuj incidentom Zahodenie pri all-ine (all-in-showdown).
show-order-order-director-decides = Floormanager/TD: v záujme férovosti (pravidlo { $fairness }) rozhodni, kto ukazuje prvý.
show-order-remark-earlier-bet = Bet v skoršom stávkovom kole sa neráta: platí len posledné stávkové kolo.
show-order-remark-may-muck = Hráč môže karty zahodiť a neukázať ich. Posledný hráč so živými kartami vyhráva bez ukázania.
