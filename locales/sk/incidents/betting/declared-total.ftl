declared-total = „Raise“ so sumou
    .search = raise so sumou, raise na alebo raise o, navyšujem na, navyšujem o, „raise, osemtisíc“, raise 8000, o 300 viac, navyše, spolu alebo navyše, celková suma, ohlásený raise, slovné navýšenie, koľko je raise, 8000 alebo 10000
    .told =
        Povedal raise 800, myslel navyše
        Betol som 500, on povedal „raise tisíc“ a hádame sa, či je to na tisíc alebo o tisíc viac
        Povedal „raise o dvetisíc“ a dealer to berie ako raise na dvetisíc
        Blindy 200/400, otvoril som na 1 000, chlap hovorí „raise 1 500“ a potom tvrdí, že myslel 1 500 navyše, teda 2 500
        Hráč na buttone povedal „a ešte tri tisícky navyše“ k betu 2 tisíc a nevieme, či je to spolu tri alebo päť
        Keď povie „raise 2 000“ a nič viac, je to spolu 2 000 alebo o 2 000 viac?
        Raise 600, na alebo o
        Hráč povedal raise 800 a nie je jasné, či na 800, alebo o 800
        Po bete 500 povedal raise o 1 000 a súper to pochopil ako raise na 1 000
        Blindy 100/200, UTG raise na 600, button povedal raise 1 500 a tvrdí, že myslel 1 500 navyše
        Na flope bet 1 000, seat 8 povedal raise 2 000 navyše a hádajú sa, či je to spolu 2 000, alebo 3 000
        Keď po bete 800 povie raise 2 000, je to spolu 2 000, alebo 2 800?
    .heard =
        „raise, päťtisíc“ keď je pred tým 2k, je to päť či sedem
        povedal raise štyristo, do štyristo alebo štyristo extra
        povedala „o dvanásťsto“ a dealer spravil dvanásťsto dokopy
        raiser trvá na tom, že jeho číslo ide nad call
        počul som „raise šesťtisíc“ a bral som to ako všetko
        vraví tisícku hore, príde to k pôvodnému betu
        „sprav z toho deväť“, vrátane alebo plus
        hádka či v tej sume už bol zarátaný call
        dealer odo mňa chce 3300, podľa toho ako to vyslovil mi vyšlo 2500
        jeho slová: „a ešte 800“, aká je teda plná cena
        BB tvrdí že číslo zahŕňa blind aj raise dohromady
        za slovom raise dal číslo, bez „na“ aj bez „o“
        myslí zvýšiť o 800 alebo na 800
        stávka bola 500, povedal raise tisíc, je to spolu alebo navyše
        zahlásil zvýšenie a sumu, nie je jasné či k dorovnaniu alebo celkom
        navýšil slovami o tisícku či na tisícku, hádajú sa
        "raise 1 500" na bet 600: je to spolu 1 500 alebo 2 100
        povedal raise a sumu, bolo to na alebo o
        ohlásil raise tri tisíc, dealer myslí, že o tri tisíc viac
        hráč povie "raise, 800", na dorovnanie bolo 400, koľko musí dať
        je "raise 2000" spolu alebo o 2000 viac ako bet
        povedala "call a ešte 1 000", koľko je to spolu
        povedal rejz osemsto, je to na osemsto či o osemsto
        zahlásil o dva litre viac pri bete 1200, koľko je to spolu
        Ľubo vraví navrch 3000 a krupiér to zobral ako dokopy
        ja že ide na 2500, on tvrdí že o 2500 hore
        rejz päťsto, vonku bolo dvesto, má dať päťsto či sedemsto
        zaznelo navyšujem tritisíc a hádame sa či aj s dorovnaním
        Povedal zvyšujem dvanásťsto, myslel tým na dvanásťsto alebo o dvanásťsto
        Bolo tam 400, on vraví rejz tisíc, má byť tisíc či 1400
        Prihadzujem osemsto navrch, povedal, no súper tvrdí, že je to spolu
        Ešte o tri tisíce, vraví, a celý stôl to berie ako tri dokopy
        Peter zvyšuje tri litre, nevieme či celkom alebo k tým deviatim stovkám
        Vraj na päťtisíc, sused nepočul to na a ráta to ako prídavok
        Oproti mojim 500 zahlásil „raise tisícpäťsto“ a potom tvrdil, že to malo byť navyše k tej päťstovke
        Do otvorenia za 1 100 zahlásila pani z Trnavy „raise dvetisícštyristo“, žetóny ešte držala v ruke a my sme sa nevedeli zhodnúť, či má byť vpredu to, alebo o to viac
        Bol bet 700, sused povedal raise 2000, ja som dorovnal na 2000 a on pýta ešte 700
        Ohlásil len raise a číslo, bez „na“ a bez „o“, a teraz sa hádajú o celkovú sumu
        V reportáži stálo, že Novák ohlásil „raise štyritisíc“ do openu 1 800 a stôl sa prel, koľko má byť v strede
        Keď niekto zavolá „rejz šesťsto“, myslí sa tým šesťsto celkom alebo šesťsto nad stávku?
        Mne to vyšlo na 3 200, jemu na 4 400, pritom zaznelo iba „raise tri dvesto“
        Starší pán hovorí vždy len „raise“ a cifru, raz to myslí tak a raz onak, podľa toho, čo sa mu hodí
        Pri otvorení na 900 povedal navýšenie tisíc, lenže tisíc celkovo by bolo hlúposť
        Řekl „rejz pět tisíc“ po mém betu dva tisíce, je to pět nebo sedm?
        Dealer zarátal vyslovené číslo ako konečnú výšku, hráč že on pridával k predošlému betu
        Na buttone sa ozvalo „zvyšujem osem“, predtým bolo tri, takže jedenásť, či osem?
        Angličan povedal raise twenty-five hundred, stávka 1 000, dealer vydal nahlas 3 500 a už sa kričalo
        Vyslovena suma s raisom bola 1200 a pred nim 400, vraj tym chcel ist na 1600
        Povedal číslo za slovom raise, žetóny ešte nepustil, a spor je, či je to súčet alebo prídavok
        povedal raise 1200, myslí na 1200 alebo o 1200
        ohlási sumu a otázka je, koľko je to spolu
        povedal „raise, ešte 2000“
declared-total-fact-round = Ako išli stávky v tomto kole pred týmto hráčom?
    .label = stávky v kole
declared-total-fact-said = Aká suma zaznela?
    .label = ohlásená suma
declared-total-fact-how = Ako to hráč povedal?
    .label = znenie ohlásenia
    .raise-amount = „raise“ a suma, nič viac
    .to = „raise na“, „spolu“
    .more = „navyše“, „o … viac“, „raise o“
declared-total-fact-all-in = Je hráč s tým all-in?
    .label = hráč all-in
declared-total-outcome-on-top = Raise na { $total }, { $said } navyše
declared-total-outcome-on-top-above-pot = Priveľa: spolu { $on_top } je viac, než dovoľuje pot
declared-total-outcome-on-top-above-fixed = Platí iba { $least }: viac fixed limit nedovoľuje
declared-total-outcome-on-top-all-in = All-in za { $total }, menej než plný raise
declared-total-outcome-on-top-all-in-next-open = All-in za { $total }, menej než plný raise; ďalšie minimum nie je isté
declared-total-outcome-made-up = Raise, treba doplniť na { $total }
declared-total-outcome-all-in-for-less = All-in za { $total }, menej než call
declared-total-outcome-call = Call, presná suma
declared-total-outcome-raise = Raise na { $total }
declared-total-outcome-above-pot = Priveľa: pot dovoľuje najviac { $most }
declared-total-outcome-above-fixed = Platí iba { $most }: viac fixed limit nedovoľuje
declared-total-outcome-short-all-in = All-in za { $total }, menej než plný bet či raise
declared-total-outcome-short-all-in-next-open = All-in za { $total }, menej než plný bet či raise
declared-total-outcome-bet = Bet { $total }
declared-total-outcome-bet-made-up = Bet, treba doplniť na { $total }
declared-total-outcome-call-only-said = Iba call: { $total }
declared-total-outcome-on-top-by-half = { $said } navyše: rozhoduje 50 % navýšenia, { $half_line }
declared-total-order-on-top-half-must = Hráč: ak je { $said } aspoň { $half_line }, doplň stávku na { $total }.
declared-total-order-on-top-half-call = Hráč: ak je to menej, vlož call { $bet }.
declared-total-order-put-total = Hráč: vlož spolu { $total }.
declared-total-order-all-in-plays = Dealer: oznám all-in za { $total }. Ostatní dorovnávajú stále { $bet }; čo vložia nad all-in, ide do vedľajšieho potu.
declared-total-order-announce-call = Dealer: oznám call.
declared-total-order-announce-raise = Dealer: oznám raise na { $total }.
declared-total-order-announce-bet = Dealer: oznám bet { $total }.
declared-total-order-announce-all-in = Dealer: oznám all-in za { $total }. Nič sa nedopĺňa.
declared-total-order-see-reopening = Floormanager: v incidente Kto smie navýšiť po nízkom all-ine (reopening) zisti, kto ešte smie navýšiť.
declared-total-order-correct-to-pot = Dealer: oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
declared-total-order-correct-if-miscounted = Dealer: ak bol pot zle spočítaný, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
declared-total-order-correct-if-dealer-miscounted = Dealer: ak si pot zle spočítal ty, oprav stávku na to, čo dovoľuje pot, a zvyšok vráť.
declared-total-order-director-other-cause = Floormanager/TD: pri inej príčine kniha mlčí. Rozhodni v záujme férovosti (pravidlo { $fairness }), najviac však do výšky, ktorú dovoľuje pot.
declared-total-order-see-miscount = Ak už na to iní reagovali, pokračuj incidentom Zle spočítaný pot alebo privysoký bet (pot-limit-miscount).
declared-total-order-only-most = Hráč: vlož presne { $most } spolu. Čo je navyše, sa vracia.
declared-total-order-only-least = Hráč: vlož presne { $least } spolu. Čo je navyše, sa vracia.
declared-total-order-next-acts = Na rade je ďalší hráč.
declared-total-order-put-call = Hráč: vlož presne call, spolu { $total }.
declared-total-remark-not-on-top = Suma je celá stávka. Inak by to bolo, len keby z niečoho bolo jasné, že ide „navyše“.
declared-total-remark-half-of-raise-said = Kniha hovorí o polovici „stávky“. Rozhodnutie sa riadi samotným navýšením, nie celou sumou.
declared-total-remark-least-after-short = Posledný raise bol nízky all-in. Minimom je podľa knihy „predchádzajúca“ stávka či navýšenie; rozhodnutie sa riadi posledným plným.
declared-total-remark-least-after-this = Minimom pre ďalší raise je podľa knihy „predchádzajúca“ stávka či navýšenie; rozhodnutie sa riadi posledným plným, nie týmto all-inom.
declared-total-remark-limit-after-short = Kniha nehovorí, či raise vo fixed limite nízky all-in dopĺňa, alebo ide navyše.
declared-total-remark-other-raise = Kniha nehovorí, či sa navýšenie v limite po nízkom all-ine pripočíta k nemu, alebo ho dopĺňa. V rozhodnutí sa pripočíta; navýšenie na ktorúkoľvek inú sumu, ktorá je tu uvedená, platí tiež.
declared-total-remark-raise-no-bet = Kniha hovorí o minimálnom raise, hoci nikto nevsadil, a sumu nevysvetľuje. Rozhodnutie počíta s minimálnou stávkou.
declared-total-remark-next-raise-open = Kniha neuvádza minimum pre ďalší raise po tomto all-ine.
declared-total-remark-more-without-raise = Bez slova „raise“ („o 300 viac“): kniha nehovorí, či sa „viac“ alebo „navrch“ ráta ako toto slovo. Ak nie, menej ako 50 % je len call.
declared-total-remark-raise-cap = Vo fixed limite je počet raisov obmedzený: pozri incident Počet povolených raisov (raise-cap).
declared-total-remark-own-chips-lower-the-most = Maximum platí pre hráča, ktorý pred sebou nič nemá. Žetóny z predošlej stávky ho o svoju hodnotu znižujú.
declared-total-outcome-no-raise = Iba call: tento hráč nesmie navýšiť
declared-total-outcome-nobody-to-call = Iba call: navýšenie už nemá kto dorovnať
declared-total-outcome-no-raise-not-said = Kniha nehovorí, či tento hráč smie navýšiť
declared-total-order-no-raise-call = Dealer: oznám call. Čo je navyše, vráť.
declared-total-order-director-no-raise = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či platí raise, alebo iba call.
declared-total-fact-acted-before = Vyjadril sa už tento hráč v tomto kole stávok?
    .label = skoršia akcia hráča
