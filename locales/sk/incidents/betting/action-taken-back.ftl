action-taken-back = Akcia hneď vzatá späť
    .search = hneď to vzal späť, ihneď si to rozmyslel, povedal raise a potom nie počkaj, povedal call a vzal to späť, „pardon, myslel som“, „počkaj, nie“, prerieknutie, preriekol sa, povedal fold no nemyslel to tak, pohyb dopredu, naznačený pohyb, žetóny dopredu a späť, stiahol ruku, nové žetóny si zase vzal, odvolal akciu, chce svoju akciu zrušiť
    .told =
        Povedal raise a hneď to vzal späť
        Povedala call a potom „počkaj, nie, fold“, všetko v jednej sekunde
        Ohlásil all-in a o chvíľu vravel, že to tak nemyslel
        Posunul žetóny dopredu a hneď ich stiahol
        Hráč pohol žetónmi k čiare, nepustil ich z ruky a vzal ich späť
        Môže si to rozmyslieť, keď sa okamžite opraví?
        Povedala fold, karty mala ešte v ruke a hneď povedala „nie, call“
        Povedal check a jedným dychom nie, stavím
        Položil 500, hneď ich zase zobral a chce dorovnať menším
        Bolo to prerieknutie, povedal raise a myslel call
        Naznačila bet so žetónmi v ruke a potom ruku stiahla
        Nikto ešte nereagoval a on svoju akciu odvolal, je záväzná?
    .heard =
        „raise, pardon, call“ jedným dychom
        finta, stĺpec v pästi napoly cez čiaru a zase domov
        vyletelo z neho all-in a o mihnutie oka to prehltol
        vraj mu to zle vyšlo z úst, nikto sa ani nepohol
        zrušila vlastný call, skôr než som otočil
        chce druhý pokus na to, čo práve zahlásil
        „fold, nie nie nie“, obe karty ešte zviera
        šmaril tri modré a bleskovo si ich schmatol
        zakoktal ra... a zmenil to na callovanie
        zaklopal a ihneď vravel, že nevidel dosku
        ruka so žetónmi šla vpred, zamrzla, vrátila sa, vraj sa nič nestalo
        ráta sa odvolanie, keď je okamžité
        slová boli vonku a on ich odvolal, kým dealer zopakoval
        keď mi videl do tváre, ten push vraj nikdy nepovedal
        Potiahol vežu cez čiaru, pozrel mi do tváre a vrátil ju
        Povedal call a vzápätí že nie, že to stiahne
        Hovorí raise, o sekundu že len dorovná, nikto po ňom ešte nehral
        Žetóny už pustil a potom si ich zobral, že omyl
        Oznámila bet tisíc a hneď to chcela odvolať
        Vyslovil „dorovnávam“ a hneď v tom istom dychu povedal, že nie, že to len skúšal, nikto za ním sa ešte nepohol a on žiadal karty späť do hry
        Chtěl vzít zpátky to, co už jednou řekl
        Predbehla ho ruka, pustil kôpku, rýchlo ju odtiahol
        Je to záväzné, keď si to do sekundy rozmyslel a nikto ešte nereagoval?
        Ohlásil check, zbadal, že trafil farbu, a už chcel vsadiť
        stavil 800 a hneď to stiahol späť, nikto ešte nekonal
        stavil 800 a potom si to zobral späť
        dal raise a žetóny stiahol naspäť skôr než niekto hral
        môže si hráč vziať stávku späť, keď ju už pustil z ruky
        štvorka staví 2500 a stiahne to, keď ďalší siahne po žetónoch
        zvýšila, pozrela kto je za ňou a vzala to späť
        dorovná a potom chce žetóny naspäť
        berie späť check a predsa staví
        checkol, potom povedal že staví, nikto ešte nehral
        na turne stavil a hneď to stiahol
        zvýšil na 3k a o sekundu si to zase pritiahol
        stávka už bola vonku a on si to rozmyslel
        chce svoj raise zrušiť
        vsadil 800 a pak si to vzal zpátky
action-taken-back-fact-did = Čo hráč hneď vzal späť?
    .label = vzaté späť
    .said = slovo: „call“, „bet“, „raise“, „all-in“ alebo sumu
    .chips = žetóny, ktoré položil a pustil
    .chips-in-hand = žetóny posunuté dopredu, no nepustené z ruky
    .fold = „fold“, s kartami ešte v ruke
    .check = „check“
action-taken-back-fact-turn = Bol hráč na rade?
    .label = poradie
    .in-turn = áno, na rade
    .out-of-turn = nie, mimo poradia
action-taken-back-fact-line = Prešli žetóny cez čiaru na stávky?
    .label = čiara na stávky
    .not-over = nie
    .over = áno
    .no-line = stôl čiaru nemá
action-taken-back-outcome-words-stand = Prvé slovo platí: zaväzuje, aj keď ho vzal späť
action-taken-back-outcome-fold-stands = Fold platí, aj keď ho vzal späť
action-taken-back-outcome-check-stands = Check platí, aj keď ho vzal späť
action-taken-back-outcome-chips-stay = Žetóny sa počítajú ako vložené, aj keď ich vzal späť
action-taken-back-outcome-no-bet = Žiadna stávka: hráč má ešte každú možnosť
action-taken-back-outcome-not-bound = Slovo nezaväzuje: hráč má ešte každú možnosť
action-taken-back-outcome-out-of-turn = Bolo to mimo poradia: o tom, či zaväzuje, rozhodne pravidlo o ňom
action-taken-back-outcome-fold-out-of-turn = Fold bol mimo poradia: rozhodne pravidlo o ňom
action-taken-back-order-carry-out = Hráč: urob v plnom rozsahu to, čo si povedal ako prvé.
action-taken-back-order-later-words = Dealer: ohlás to. Čo zaznelo potom, na tom nič nemení.
action-taken-back-order-see-size = Dealer: platí len to, čo zaznelo ako prvé: suma podľa incidentu Výška navýšenia (raise-size), so slovom „raise“ podľa incidentu „Raise“ so sumou (declared-total), suma nižšia než call podľa incidentu Undercall (undercall). Ak žetóny prišli viacerými pohybmi, pozri String bet (string-bet).
action-taken-back-order-muck-hand = Dealer: vlož ruku do mucku.
action-taken-back-order-see-free-fold = Dealer: ak hráč nečelil stávke, pozri Fold bez stávky (fold-without-bet).
action-taken-back-order-announce-check = Dealer: ohlás check.
action-taken-back-order-chips-stay-in = Hráč: posuň žetóny znova dopredu; ostávajú v pote.
action-taken-back-order-see-chips = Dealer: čo znamenajú, povedia pravidlá o žetónoch: pozri Žetón vyššej hodnoty (oversized-chip), Viac žetónov (several-chips), Žetóny pridané k predošlej stávke (prior-bet-chips) alebo Undercall (undercall).
action-taken-back-order-chips-back = Hráč: vezmi si žetóny späť; nič si nevsadil.
action-taken-back-order-still-to-act = Hráč: stále si na rade. Povedz jasne, čo robíš.
action-taken-back-order-player-in-turn-acts = Dealer: vráť sa k hráčovi na rade; ten sa teraz vyjadrí.
action-taken-back-order-see-out-of-turn = Dealer: vráť sa k hráčovi na rade a pozri Akcia mimo poradia (out-of-turn).
action-taken-back-order-see-fold-out-of-turn = Dealer: vráť sa k hráčovi na rade a pozri Fold mimo poradia (fold-out-of-turn).
action-taken-back-order-next-acts = Na rade je ďalší hráč.
action-taken-back-remark-no-exception = Kniha nerobí výnimku pre slovo, ktoré hráč hneď vzal späť.
action-taken-back-remark-no-exception-for-chips = Kniha nerobí výnimku pre žetóny, ktoré hráč hneď vzal späť.
action-taken-back-remark-out-of-turn-too = Ak hráč nebol na rade a žetóny sa počítajú, pozri Akcia mimo poradia (out-of-turn).
