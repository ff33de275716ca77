one-card-tabled = Odkrytá len jedna karta
    .search = ukázal len jednu kartu, odkryl jednu kartu, jedna karta odkrytá a druhá lícom nadol, druhú kartu posunul dopredu, nechce ukázať obe karty, ukáže eso a druhú zahodí, odmieta ukázať druhú kartu, musí ukázať obe karty, jedna karta pri showdowne, chce pot s jednou kartou, ukázal len kartu ktorá vyhráva
    .told =
        Ukázal len jednu kartu
        Na showdowne otočil iba jednu kartu a druhú nechce ukázať
        Otočil eso, povedal „pár es“ a druhú kartu hodil lícom nadol
        Na riveri som dal call, on otočil len kráľa, druhá karta je zakrytá na stole a chce pot, board K 8 5 3 2
        Ukázal jednu kartu, druhú už poslal dealerovi do mucku a hovorí, že to stačí na výhru
        Musí otočiť aj druhú kartu, ak chce pot?
        Hráč pri showdowne otočil iba jednu kartu a druhú nechce ukázať
        Pri showdowne otočil len eso a druhú kartu zahodil lícom nadol
        Na showdowne seat 3 otočil jednu dámu, hovorí, že má trojicu, druhá karta je už v mucku
        Board 8-8-K-4-2, seat 6 otočil iba jednu osmičku, druhú odmieta odkryť a súper má ešte živú ruku
        Môže vyhrať pot, keď pri showdowne odkryl len jednu kartu z dvoch?
    .heard =
        preklopí eso a druhú schováva
        „kráľ, stačí?“ a položí len toho
        jedna leží hore, druhú tlačí naslepo
        dáva nám len polovicu, patrí jej takto bank
        vrchný pár vidno, kicker ostáva zavretý
        dealer žiada aj druhú, krúti hlavou
        odlúpne srdcovú a vraj to stačí
        súper sa vzdal, on má jednu na bruchu
        vraví že na druhej nezáleží, s boardom hrá táto
        osamelý chlapec na chrbte, jeho parťák leží nevidený
        musím vyložiť obe aby som vyhral
        ukázal mi jednu dámu a čaká na žetóny
        ukázal len jednu kartu a druhú nechal zakrytú
        na showdowne otvoril iba eso a druhú nechce
        pri showdowne ukázal len jednu kartu a druhú nechal zakrytú
        hráč otočil jednu kartu a chce pot
        musím ukázať obe karty, aby som vyhral
        vyložil jednu kartu a druhá ruka je zahodená
        otočil iba eso a druhú nechal ležať zakrytú
        na šoudaune vyklopil kráľa, tú druhú nechce otočiť
        blysol pikovou dámou že má farbu, druhú zahodil
        polka handu leží hore lícom, polka je v maku
        Peťo odmieta pretočiť zvyšok, ukázal mi iba desiatku
        otvoril kárové eso a už berie bank, druhú drží pri sebe
        Na konci ukázal iba eso a druhú drží v ruke
        Otočil kráľa, zvyšok nechal dole, je to dosť na výhru
        Hodil na stôl jediný list, druhý letel do mucku
        Nechce otočiť druhú, vraj eso stačí na výhru
        V omahe otvoril iba dámu, ostatné tri schoval
        Vidno polovicu, pikovú dámu, a druhú dal krupierovi lícom dole
        Otočil jednu, druhú posunul zakrytú, a chcel pot
        Na konci ukázal eso a že to stačí
        Vyložil len desiatku, tá druhá ostala pod prstami
        Druhú kartu hodil do mucku, prvú nechal hore, platí mu to?
        Po mojom riveri súper hodil na stôl jediného kráľa, tú druhú kartu podsunul lícom nadol dealerovi a čakal, že mu automaticky pošle celý pot
        Ukazal len jednu kartu, pot chce cely
        Ukázal jen jednu kartu a chtěl bank
        Stačí jedna karta na víťazstvo, keď druhú nikto nevidel?
        Jedna dáma vyložená, vedľa nej zakrytá, dealer nevedel, komu dať
        Po river bete mi sused vystrčil jediného kráľa, že nech mu verím
one-card-tabled-fact-contested = Je ešte živá ruka iného hráča?
    .label = živá ruka iného hráča
one-card-tabled-fact-cards = Kde sú ostatné karty tej ruky?
    .label = ostatné karty
    .apart = lícom nadol mimo mucku, na 100 % je isté, ktoré to sú
    .touching = dotýkajú sa mucku, ale nie sú v ňom, na 100 % je isté, ktoré to sú
    .in-muck = v mucku, no na 100 % je isté, ktoré to sú, a dajú sa vybrať
    .dealer-mucked = dealer ich dal do mucku, no na 100 % je isté, ktoré to sú, a dajú sa vybrať
    .gone = už nie je isté, ktoré to sú, alebo sa nedajú vybrať
one-card-tabled-fact-winning-card = Tvorí odkrytá karta víťaznú ruku?
    .label = odkrytá karta vyhráva
one-card-tabled-fact-refuses = Odmieta hráč odkryť zvyšok?
    .label = odmietnutie odkryť zvyšok
one-card-tabled-fact-seen = Rozhodol floormanager/TD, že celú ruku bolo jasne vidieť?
    .label = celú ruku bolo jasne vidieť
one-card-tabled-outcome-wins-unshown = Posledná živá ruka vyhráva bez ukázania
one-card-tabled-outcome-wins-once-shown = Posledná živá ruka vyhráva, keď ju hráč ukáže
one-card-tabled-outcome-ask-for-rest = Jedna karta nestačí: hráča vyzvú, aby ukázal aj zvyšok
one-card-tabled-outcome-refused = Odmietol: treba zavolať floormanagera; bez všetkých kariet nemá nárok
one-card-tabled-outcome-table-rest = Bez nároku na pot, kým nie sú odkryté všetky karty
one-card-tabled-outcome-hand-counts = Ruka sa počíta tak, ako ju bolo vidieť
one-card-tabled-outcome-no-claim = Bez nároku na pot
one-card-tabled-outcome-card-is-enough = Odkrytá karta stačí
one-card-tabled-order-give-pot-unshown = Dealer: daj hráčovi pot. Ostatné karty zostanú lícom nadol.
one-card-tabled-order-show-then-pot = Hráč: odkry všetky svoje karty, aby si dostal pot.
one-card-tabled-order-keep-card = Dealer: neodkryté karty nechaj bokom, mimo mucku.
one-card-tabled-order-take-card-out = Dealer: vyber z mucku lícom nadol presne tieto karty.
one-card-tabled-order-dealer-asks = Dealer: vyzvi hráča, aby odkryl všetky karty.
one-card-tabled-order-dealer-advises = Dealer: odporuč hráčovi, aby odkryl všetky karty.
one-card-tabled-order-floor-asks = Floormanager: vyzvi hráča, aby odkryl všetky karty.
one-card-tabled-order-floor-advises = Floormanager: odporuč hráčovi, aby odkryl všetky karty.
one-card-tabled-order-somebody-asks = Dealer alebo floormanager: vyzvi hráča, aby odkryl všetky karty. Kniha nehovorí, kto to má urobiť.
one-card-tabled-order-table-all = Hráč: ak chceš pot, odkry všetky svoje karty.
one-card-tabled-order-call-floor = Dealer: zavolaj floormanagera.
one-card-tabled-order-last-word = Floormanager: povedz hráčovi, že bez odkrytia všetkých kariet nemá na pot nárok.
one-card-tabled-order-else-others = Dealer: ak hráč naďalej odmieta, daj pot najlepšej z ostatných rúk.
one-card-tabled-order-see-mucked-winner = Ak hráč karty teraz zahodí, pokračuj incidentom Ruka zahodená pri showdowne (mucked-winner).
one-card-tabled-order-say-hand = Floormanager/TD: povedz, ktorú ruku bolo vidieť. Počíta sa tak, ako ju bolo vidieť.
one-card-tabled-order-as-seen = Dealer: porovnaj ju s ostatnými rukami a daj pot najlepšej.
one-card-tabled-order-read-cards = Dealer: prečítaj odkryté ruky a daj pot najlepšej.
one-card-tabled-order-no-card-back = Dealer: ruka je mŕtva. Nevráti sa z nej žiadna karta.
one-card-tabled-order-others-win = Dealer: daj pot najlepšej z ostatných rúk.
one-card-tabled-remark-need-not-ask = Podľa knihy sa odkrytie všetkých kariet hráčovi odporúča len vtedy, keď by odkrytá karta tvorila víťaznú ruku.
one-card-tabled-fact-all-in = Bol niektorý hráč v tejto ruke all-in a je board celý?
    .label = niekto all-in
    .no = nikto nebol all-in
    .board-complete = all-in a board je celý
    .board-to-come = all-in a časť boardu ešte len príde
one-card-tabled-outcome-all-in-tabled = All-in: všetky karty ruky sa musia odkryť
one-card-tabled-order-must-table = Hráč: odkry všetky svoje karty. Pri all-ine zahodiť nemôže nikto.
one-card-tabled-order-deal-out = Dealer: vylož zvyšok boardu a potom prečítaj každú ruku.
one-card-tabled-order-others-play-out = Dealer: ak ostali aspoň dvaja hráči, vylož zvyšok boardu a daj pot najlepšej z ich rúk. Kto ostal sám, pot vyhráva.
one-card-tabled-order-best-tabled = Dealer: prečítaj odkryté ruky a daj pot najlepšej.
one-card-tabled-order-turn-over = Floormanager: nechaj karty odkryť dealera. Odmietnutie ruku nezabíja.
one-card-tabled-remark-left-alone-at-all-in = Ak bol niektorý hráč all-in a niekto ho dorovnal, zahodiť nemohol nikto: pozri incident Ostal sám: ukázať či nie (last-player-shows).
one-card-tabled-outcome-hand-not-dead = Ruka, ktorú už nemožno identifikovať, nie je mŕtva: rozhodne floormanager/TD
one-card-tabled-order-director-decides = Floormanager/TD: rozhodni, čo bude s podielom na potoch pre ruku, ktorú už nemožno identifikovať.
