underbet-underraise = Nízky bet alebo raise
    .search = underbet, underraise, nízky bet, nízky raise, malý bet, malý raise, príliš malá stávka, navýšil málo, vsadil málo, pod minimom, menej než minimum, neúplný raise, nie je to celý raise, nedosiahol minimálny raise, minraise, všetci dorovnali malý raise, zlá výška navýšenia, neplatný raise, nesprávna stávka
    .told =
        Nízky raise, zistili sme neskoro
        Na flope navýšil príliš málo a prišli sme na to, až keď bol vyložený turn
        Betol menej ako big blind, dvaja to dorovnali a nikto si to nevšimol
        Blindy 500/1 000, UTG raise na 1 500, dvaja callovali, už leží flop a až teraz dealer hovorí, že raise bol nízky
        Na riveri dal bet 400 pri blinde 600, ja som callol, on už ukázal karty a niekto povedal, že stavil málo
        Opravuje sa ešte ten nízky raise, keď za ním už traja zahrali a leží ďalšia karta?
        Nízky raise, zistené neskôr
        Hráč betol menej ako big blind a prišli sme na to, až keď ležal turn
        Príliš malý raise sme si všimli, až keď ho dvaja dorovnali
        Blindy 200/400, na flope bet iba 300, dvaja dorovnali, leží turn a až teraz si to niekto všimol
        Na riveri bet 1 000, raise len na 1 500, súper dorovnal a nízky raise sa zistil až po stávkach
        Opravuje sa príliš nízky bet, keď sa po ňom už niekto vyjadril?
    .heard =
        betol 300 pri 400/800 a všetci sme išli s ním
        zvýšenie na 1400 malo byť 1600, turn už leží
        o dvoch callerov neskôr zistíme že jej 3-bet nestačil
        až do riveru nikto nezbadal že ten raise nebol v poriadku
        na flope otvoril za menej než big, trojka zaplatila
        musia tí čo už išli teraz doplniť
        štvrtá karta vonku, niekto si všimol že zvýšenie bolo krátke
        klikol na 900 cez 600 z 200, to sa nesmie, dvaja callovali
        stávkujúci dal menej než jeden big, za ním sa už hralo
        chybu sme našli pri showdowne, nechať či napraviť
        limit: na turne stavil malú stávku
        reraisu chýbalo 300 a dealer nedával pozor
        stavil menej než je blind a prišlo sa na to až na ďalšej karte
        navýšil príliš málo, ostatní dorovnali a už je turn
        stávka pod minimom, všimli sme si to po riveri
        na turne zistili, že raise pred flopom bol primalý
        jeho raise bol pod minimom a dvaja hráči už dali call
        bet bol nižší ako big blind a nikto si to nevšimol
        na malý raise sa prišlo až po ďalšej karte
        navýšil primálo a ostatní na to už konali
        na flope strelil 150 pri bigu 400, už leží turn
        až teraz sme si všimli že ten prerejz bol pod minimum
        rejzol na 1500 miesto 1800 a dvaja to už zaplatili
        vypálil menej než big blajnd, nikto si nevšimol do rivry
        na šoudaune prišli na to že navýšil málo, mal dať aspoň 2400
        hodil 300 na blajndoch 300/600, to nestačí a Fero už kólol
        Otvoril na flope za 200 pri blajndoch 200/400, to je pod minimom
        Zvýšil z tisíc len na 1400, nikto si nevšimol a turn už leží
        Až po riveri prišli na to, že stavil menej než veľký blajnd
        Dorovnali mu dvaja, a pritom to prihodenie bolo nedostatočné
        Dilér mu prepustil primalé zvýšenie, už sa ukázalo a teraz reklamujú
        Povedal zvyšujem, doložil o tri stovky menej, než musel, a hralo sa ďalej
        Na flope stavil 500 pri blindoch 400/800, dvaja dorovnali a prišiel turn
        Pri blindoch 300/600 otvoril niekto na flope len za štyristo, traja to pokojne dorovnali a až na turne si dealer uvedomil, že to bolo málo
        V limite šla na riveri polovičná stávka, až pri ukazovaní kariet sa na to prišlo
        Po vyložení ďalšej karty sa zistilo, že ten bet nedosahoval ani veľký blind
        Bet bol nízky, dealer to pustil, teraz sa hádame, či sa to má doplatiť všetkými
        Nedostatocny raise z 1000 na 1600 presiel, zbadalo sa to o kartu neskor
        Sázka byla menší než blind a všichni ji v klidu dorovnali
        Min bol 1 200, on vsadil 700, ešte sme na tej istej ulici a dvaja už zaplatili
        Prešlo to cez celé kolo, až komentátor upozornil, že navýšenie bolo príliš malé
        Nahlásil zvýšenie na 2 600, malo byť aspoň 3 000, opravuje sa to aj pre tých, čo už dorovnali?
        stavil menej než big blind
        zvýšil o menej než minimum
        jeho raise je príliš malý
        zvýšil z 1000 na 1500, stačí to
underbet-underraise-fact-noticed = Kedy sa na to prišlo?
    .label = chyba zistená
    .same-street = pred ďalšou kartou (river: ešte sa stávkuje)
    .next-card = keď už ležala ďalšia karta
    .river-over = river: stávky sa skončili, na showdown ešte nevyzvali
    .asked-to-show = river: na showdown vyzvali, nikto ešte neukázal
    .showdown = keď už niekto ukázal karty
underbet-underraise-fact-round = Ako išli stávky v tom kole? (nízky bet alebo raise tak, ako bol vložený)
    .label = stávky v kole
    .hint = Priebeh s nízkym raisom: blindy 200/400; A navýši na 600 (? neviem, < späť)
underbet-underraise-fact-said-raise = Povedal hráč „raise“?
    .label = povedal „raise“
underbet-underraise-fact-game = Aká hra sa hrá?
    .label = druh hry
    .holdem = hold'em
    .other = iná hra
underbet-underraise-fact-since = Čo sa stalo od nízkej stávky alebo navýšenia?
    .label = po nízkej stávke
    .few = niekto sa vyjadril, ale nebola to závažná akcia
    .nobody = nikto sa nevyjadril
    .substantial = závažná akcia (dve akcie, aspoň jedna so žetónmi, alebo tri akékoľvek)
underbet-underraise-outcome-nothing-wrong = Žiadny bet ani raise nie je nízky: netreba nič opraviť
underbet-underraise-outcome-only-a-call = Iba call: { $total }
underbet-underraise-outcome-call-not-said = Menej než polovica bez „raise“ je call: kniha nehovorí, či sa { $change } vráti
underbet-underraise-outcome-corrected = Príliš málo: doplní sa na { $total }
underbet-underraise-outcome-raise-made-up = Málo: hráč doplní stávku na { $total }
underbet-underraise-outcome-raise-made-up-answered = Primálo: doplní sa na { $total }; otvorené je, čo doplatia tí, čo sa medzitým vyjadrili
underbet-underraise-outcome-may-be-corrected = Tvoja voľba: príliš málo; doplní sa na { $total }, alebo ostane
underbet-underraise-outcome-stands = Neskoro: nízka suma { $put } zostáva
underbet-underraise-outcome-river-not-said = River, hráčov už vyzvali na showdown: kniha nehovorí, či sa to ešte opravuje
underbet-underraise-outcome-bet-not-said = Kniha opravuje raisy; o nízkom bete mlčí
underbet-underraise-outcome-game-not-said = Pre túto hru kniha nehovorí, čo ďalej
underbet-underraise-outcome-not-said = Kniha nehovorí, čo ďalej
underbet-underraise-order-play-on = Hra pokračuje.
underbet-underraise-order-announce-call = Dealer: oznám call za { $total }.
underbet-underraise-order-make-up = Hráč: doplň to na plné minimálne navýšenie, spolu { $total }.
underbet-underraise-order-take-back = Dealer: vráť, čo bolo vložené nad { $total }; komu, ukazuje tabuľka. Nikto nič nedopláca.
underbet-underraise-order-director-decides-call = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa vráti, čo bolo vložené nad { $bet }.
underbet-underraise-order-see-raise-size = Ako sa rátajú žetóny bez slova, zisti v incidente Výška navýšenia (raise-size).
underbet-underraise-order-announce-total = Dealer: oznám, že na dorovnanie je { $total }.
underbet-underraise-order-director-decides-may = Floormanager/TD: rozhodni, či sa to opraví. Kniha to ešte dovoľuje, no neprikazuje.
underbet-underraise-order-everyone-adds = Kto vložil nízku sumu, doplní ju na { $total }: tabuľka ukazuje, koľko kto pridá.
underbet-underraise-order-if-corrected-everyone-adds = Ak áno, každý, kto vložil nízku sumu, ju doplní na { $total }. Tabuľka ukazuje, koľko kto pridá.
underbet-underraise-order-others-face-total = Kto sa má ešte vyjadriť, čelí sume { $total }. Dealer: kým sa nevyjadria všetci, nevykladaj žiadnu kartu.
underbet-underraise-order-if-corrected-others-face = Ak áno, tí, čo sa majú ešte vyjadriť, čelia sume { $total }; kým sa nevyjadria, nepríde žiadna karta.
underbet-underraise-order-then-showdown = Dealer: pokračuj showdownom.
underbet-underraise-order-nothing-moves = Nikto nič nepridáva a nikomu sa nič nevracia. Hra pokračuje.
underbet-underraise-order-later-raise-stays = Dealer: nízkych { $put } sa počíta ako { $total } a nikto za to nič nepridáva. Neskorší raise je dosť veľký aj nad { $total } a platí.
underbet-underraise-order-director-later-raise = Floormanager/TD: nízkych { $put } sa počíta ako { $total }. Neskorší raise nad túto sumu nie je dosť veľký; rozhodni, či sa zvýši aj ten.
underbet-underraise-order-if-corrected-later-raise-stays = Ak áno, nízkych { $put } sa počíta ako { $total } a nikto za to nič nepridáva. Neskorší raise je dosť veľký aj nad { $total } a platí.
underbet-underraise-order-if-corrected-director-later-raise = Ak áno, nízkych { $put } sa počíta ako { $total }. Neskorší raise nad túto sumu nie je dosť veľký; rozhodni, či sa zvýši aj ten.
underbet-underraise-order-director-decides-river = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či sa to ešte doplní na { $least }, a ak je hranicou showdown, či sa už začal.
underbet-underraise-order-director-decides-bet = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Bet mal byť aspoň { $least }.
underbet-underraise-order-director-decides-game = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Pravidlo o nízkych betoch a raisoch uvádza iné hry.
underbet-underraise-order-director-decides-callers = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }) o hráčoch, ktorí odvtedy urobili akciu: či doplatia { $short }, alebo sa rozhodnú znova.
underbet-underraise-order-director-decides = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Suma mala byť aspoň { $least }.
underbet-underraise-order-raiser-adds = Len ten, kto stavil alebo navýšil príliš málo, doplní svoju sumu na { $total }. Kto nízku sumu dorovnal, nepridáva nič, nech tabuľka ukazuje čokoľvek.
underbet-underraise-order-if-corrected-raiser-adds = Ak áno, len ten, kto stavil alebo navýšil príliš málo, doplní svoju sumu na { $total }. Kto nízku sumu dorovnal, nepridáva nič, nech tabuľka ukazuje čokoľvek.
underbet-underraise-remark-pot-bets-apart = Ak bol pot bet zle spočítaný, pokračuj incidentom Zle spočítaný pot alebo privysoký bet (pot-limit-miscount).
