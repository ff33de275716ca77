string-bet = String bet
    .search = string raise, stringbet, stringraise, žetóny na dvakrát, dva pohyby, na dva pohyby, vkladal žetóny postupne, siahol späť do stacku, pridal ďalšie žetóny, dokladal žetóny, nie jedným pohybom, na viackrát, „call a raise“, „dorovnávam a navyšujem“, najprv call potom viac, postupné vkladanie žetónov, rozmyslel si to, mení svoje slovo, „nie, počkaj“
    .told =
        Floor, toto bol string bet
        Povedal „call“ a potom dodal „a navyšujem“
        Položil žetóny na call a druhýkrát siahol po ďalšie, že je to raise
        Bet bol 1 000, on bez slova položil najprv tisícku, potom sa vrátil do stacku a pridal ešte 2 000
        Na riveri povedal „vidím tvojich 3 000... a ešte 5 000 navrch“ a tie žetóny nosil na dvakrát
        Ráta sa to ako raise, keď dal žetóny dopredu na dva pohyby a raise vopred nepovedal?
        String bet, vkladal nadvakrát
        Hráč dal žetóny na call a potom sa vrátil do stacku po ďalšie na raise
        Hráč povedal call a navyšujem
        Bet 500, seat 2 mlčky položil 500, siahol späť do stacku a pridal ešte 1 000
        Na turne povedal bet bez sumy, dal dopredu 1 000 a druhým pohybom pridal 2 000
        Je to string bet, keď raise povedal, až keď už prvé žetóny ležali na stole?
    .heard =
        povie fold a potom chce predsa len dorovnať
        najprv povedal „check“, potom si to rozmyslel a vsadil
        „skladám, nie, počkaj, call“
        posunul vežu, siahol po druhej a prisunul ju
        prvá ruka 1000, potom sa vráti pre ďalšie dva
        „tvojich 800... a ešte 2000“
        položil rovnakú sumu, chvíľu počkal a pustil ďalšie
        po kvapkách ich dáva cez čiaru a pozerá mi do tváre
        bez ohlásenia potlačil dvakrát s prestávkou
        zobral kôpku a kus po kuse ju púšťal na filc
        zakričal som „string!“ pri jeho druhom siahnutí
        v dvoch etapách: najskôr dorovnať, neskôr navýšená časť
        vraví call, nádych, potom „raise“
        trúsil ich tam po jednom
        ľavou rukou stĺpec, potom z pravej ešte jeden
        dvakrát išiel do stacku bez ohlásenia sumy
        dal žetóny dopredu na dva pohyby a nič nepovedal
        najprv dorovnal a potom siahol po ďalších na zvýšenie
        povedal call a raise, hodil to v dvoch ťahoch
        položil call a potom siahol po ďalšie žetóny
        string bet: položil 500 a potom pridal ďalších 500
        povedala call a potom "a raise"
        hráč posunul žetóny na dvakrát a nepovedal raise
        povedal "vidím tvojich 400 a navyšujem"
        najprv položil call a potom ohlásil raise
        šupol 500 a potom sa vrátil do steku pre ďalšie dva litre
        povedal kôl, chvíľku ticho a hneď že ešte aj rejz
        dvakrát siahol po čipy, rejz nepovedal, to je na dvakrát
        najprv posunul dorovnanie a až za tým kričal že navyšuje
        prisýpa na etapy, dva pohyby dopredu a stále bez slova
        ako z filmu, vidím tvojich 800 a pridávam ešte tisíc
        Hodil najprv 500, potom sa vrátil po ďalších tisíc
        Dorovnám a ešte ti pridám dvetisíc, takto sa to nerobí
        Prisúval čipy na trikrát a stále dokladal z kôpky
        Na dva razy to tam ťahal, najprv jedna ruka, potom druhá
        Najprv položil presne na dorovnanie a potom zvolal zvyšujem
        Povie klopkám a potom zrazu šmarí štyri stovky do stredu
        Chcel ma zastrašiť: najprv posunul stĺpček vo výške mojej stávky, pozrel sa na mňa a potom doniesol ešte jeden
        Ruka šla dopredu, pustila trochu, vrátila sa domov a priniesla zvyšok, dovtedy nepadlo ani slovo
        „Tvojich dvetisíc vidím“ a po teatrálnej pauze „a tu máš ešte päť“, celý stôl zastonal
        Nováčik na turnaji kládol žetóny jeden po druhom, oko na súpera, kým sa nenazbieralo na zvýšenie
        Bolo vložené presne toľko, čo bet, potom sa siahlo po ďalšej kôpke, súper protestoval
        Prvý raz dal tisícku, druhým ťahom tri ďalšie, že vraj nemal dosť veľkú dlaň
        Babka prisypala ešte dve hrste, keď už prvá ležala za čiarou, a pritom sa usmievala
        Heads-up na konci: dá dorovnanie, nadýchne sa, siahne späť a pribalí druhú vežu, platí mu to?
        Doklada na viackrat, nic nepovie, a ked ho upozornim, tvari sa ze nechape
        Položil 400 na moju stávku a kým dealer ukázal na ďalšieho, natiahol sa ešte po osemsto
        Na riveri pán v kockovanej košeli najprv položil moje štyri tisíce, ruku stiahol nad svoj stack, chvíľu prehrabával farby a potom k nim prisunul ďalšiu kôpku
        Ako vo filme, vraj vidím a zvyšujem, dealer mu to zobral len ako prvú časť
        Najskôr hodil dva žetóny, potom po odmlke, keď zbadal moju tvár, dorazil ďalšie štyri
        Zo stacku bral trikrát, zakaždým menšiu kôpku, a tvrdil, že celé to bol jeden raise
        Prečo mu dealer vrátil tú druhú várku a nechal len to, čo položil ako prvé?
        položil dorovnanie a potom sa vrátil po ďalšie žetóny
        stavia na dva pohyby
        nič nepovedal, dal 500 a potom ešte 500
        po dorovnaní siahol znova do kôpky, aby zvýšil
string-bet-fact-said = Čo hráč povedal ako prvé?
    .label = povedal ako prvé
    .nothing = nič
    .raise = „raise“ (alebo „bet“) bez sumy
    .amount = sumu alebo „all-in“
    .call = „call“ (aj „call a navyšujem“)
    .raise-after = „raise“ (alebo „bet“), no až po prvých žetónoch
    .check = „check“
    .fold = „fold“
string-bet-fact-round = Ako išli stávky v tomto kole pred týmto hráčom?
    .label = stávky v kole
string-bet-fact-acted-before = Vyjadril sa už tento hráč v tomto kole stávok?
    .label = skoršia akcia hráča
string-bet-fact-first-motion = Koľko išlo do hry prvým pohybom?
    .label = suma v prvom pohybe
string-bet-outcome-said-amount-counts = Platí vyslovená suma, pohyby nerozhodujú
string-bet-outcome-call = Iba call: čo prišlo potom, sa nepočíta
string-bet-outcome-check = Iba check: nie je čo dorovnať
string-bet-outcome-full-choice = Slovo tu k ničomu nezaväzuje: hráč si ešte vyberá
string-bet-outcome-fold = Fold platí: zaväzuje prvé slovo
string-bet-outcome-check-said = Check platí: zaväzuje prvé slovo
string-bet-outcome-call-or-fold = Iba call alebo fold: hráč povedal „check“, hoci bolo čo dorovnať
string-bet-outcome-first-motion-only = Počíta sa iba prvý pohyb
string-bet-outcome-no-raise = Žiadny raise: prvý pohyb bol menej než call
string-bet-outcome-call-together = Iba call, doplnený neskoršími žetónmi
string-bet-outcome-call-in-motions = Call, vložený na viackrát
string-bet-outcome-call-then-raise = Platný raise: najprv call, potom raise
string-bet-outcome-minimum-raise = Minimálny raise, nič viac: na { $total }
string-bet-outcome-call-then-minimum-raise = Minimálny raise, nič viac: na { $total }
string-bet-outcome-first-motion-raise = Raise na { $total }: prvý pohyb; neskorší sa nepočíta
string-bet-outcome-call-then-raise-to = Raise na { $total }: najprv call, potom raise
string-bet-outcome-above-pot = Priveľa: pot dovoľuje najviac { $most }
string-bet-outcome-above-fixed = Platí iba { $most }: viac fixed limit nedovoľuje
string-bet-outcome-second-above-pot = Priveľa: pot dovoľuje najviac { $most }
string-bet-outcome-second-above-fixed = Platí iba { $most }: viac fixed limit nedovoľuje
string-bet-outcome-call-instead = Iba call, hoci zaznelo „raise“
string-bet-outcome-all-motions-count = Počítajú sa všetky pohyby spolu
string-bet-outcome-closed = Iba call: tento hráč nesmie navýšiť
string-bet-outcome-nobody-to-call = Iba call: navýšenie už nemá kto dorovnať
string-bet-outcome-all-in = Zaznelo „raise“: all-in za { $total }
string-bet-outcome-closed-not-said = Kniha nehovorí, či tento hráč smie navýšiť
string-bet-order-dealer-calls = Dealer: ohlás string bet.
string-bet-order-dealer-rejects = Dealer: ohlás string bet a odmietni, čo neplatí.
string-bet-order-complete-amount = Hráč: vlož vyslovenú sumu, ani viac, ani menej.
string-bet-order-amount-rules = Suma sa posúdi, akoby bola vložená jedným pohybom: so slovom „raise“ podľa incidentu „Raise“ so sumou (declared-total), bez neho podľa incidentu Výška navýšenia (raise-size), suma nižšia než call podľa incidentu Undercall (undercall).
string-bet-order-exactly-the-call = Hráč: vlož presne call. Čo ho presahuje, vráti sa ti.
string-bet-order-only-the-call = Hráč: vlož presne call. Čo ho presahuje, vráti sa ti.
string-bet-order-director-closed = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či platí raise, alebo iba call.
string-bet-order-announce-check = Dealer: oznám check.
string-bet-order-all-chips-back = Hráč: vezmi si späť všetky žetóny.
string-bet-order-check-or-bet = Hráč: daj check alebo bet.
string-bet-order-fold-stands = Dealer: zahodené karty daj do mucku. Táto ruka už nehrá.
string-bet-order-later-chips-back = Hráč: vezmi si späť žetóny, ktoré si vložil potom.
string-bet-order-any-action = Hráč: daj call, raise alebo fold.
string-bet-order-announce-bet = Dealer: oznám stávku na dorovnanie.
string-bet-order-call-or-fold = Hráč: call alebo fold.
string-bet-order-no-raise = Raise tohto hráča sa neprijme.
string-bet-order-second-back = Hráč: vezmi si späť žetóny z každého ďalšieho pohybu.
string-bet-order-above-call-back = Hráč: vezmi si späť, čo je nad call.
string-bet-order-judge-raise = Dealer: prvý pohyb posúď samostatne: jeden žetón podľa incidentu Žetón vyššej hodnoty (oversized-chip), viac žetónov podľa incidentu Viac žetónov (several-chips); ak tam ležia aj žetóny skoršej stávky, podľa incidentu Žetóny pridané k predošlej stávke (prior-bet-chips).
string-bet-order-full-raise-stands = Dealer: oznám raise na { $total }.
string-bet-order-correct-to-pot = Dealer: oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
string-bet-order-correct-if-miscounted = Dealer: ak bol pot zle spočítaný, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
string-bet-order-correct-if-dealer-miscounted = Dealer: ak si pot zle spočítal ty, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
string-bet-order-director-other-cause = Floormanager/TD: pri inej príčine kniha mlčí. Rozhodni v záujme férovosti (pravidlo { $fairness }), najviac však do výšky, ktorú dovoľuje pot.
string-bet-order-see-miscount = Ak už na to iní reagovali, pokračuj incidentom Zle spočítaný pot alebo privysoký bet (pot-limit-miscount).
string-bet-order-only-most = Hráč: vlož presne { $most } spolu. Čo je navyše, sa vracia.
string-bet-order-judge-undercall = Ak pred hráčom teraz leží celý call, je to call. Ak tam leží menej, pokračuj incidentom Undercall (undercall).
string-bet-order-opening-bet = Prvý pohyb je stávka.
string-bet-order-opening-minimum = Prvý pohyb je stávka, no príliš nízka: pokračuj incidentom Nízky bet alebo raise (underbet-underraise).
string-bet-order-second-is-raise = Druhý pohyb je raise. Musí to byť aspoň minimálny raise.
string-bet-order-third-back = Hráč: vezmi si späť, čo pribudlo v treťom pohybe.
string-bet-order-make-minimum = Hráč: uprav to presne na minimálny raise.
string-bet-order-go-all-in = Hráč: vlož všetky žetóny, spolu { $total }. Dealer: oznám all-in.
string-bet-order-next-acts = Na rade je ďalší hráč.
string-bet-order-call-in-full = Hráč: vlož presne call a doplať, čo chýba. Čo ho presahuje, vráti sa ti.
string-bet-order-judge-all = Floormanager: všetky vložené žetóny sa počítajú spolu; posúď ich podľa incidentu Viac žetónov (several-chips).
string-bet-order-all-is-the-bet = Všetky vložené žetóny sú stávka, nech ich hráč vložil akýmkoľvek pohybom.
string-bet-remark-second-not-said = Kniha nehovorí, čo bude s neskorším pohybom. Vyplýva to z pravidla, že žetóny idú do hry naraz.
string-bet-remark-limit-not-said = Jeden pohyb žiada kniha v no-limite a pot-limite. Pre limit nehovorí, čo sa počíta.
string-bet-remark-bet-in-one-go = Podľa tejto knihy idú všetky žetóny stávky naraz.
string-bet-remark-limit-after-short = Kniha nehovorí, či raise vo fixed limite nízky all-in dopĺňa, alebo ide navyše.
string-bet-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po nízkom all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na ktorúkoľvek inú sumu, ktorá je tu uvedená, platí tiež.
