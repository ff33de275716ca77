call-before-amount = Call pred známou sumou
    .search = call príliš skoro, callol skoro, dorovnal priskoro, call pred sumou, dorovnal bez toho aby vedel sumu, snap call, insta call, rýchly call, call na „raise“, call na „bet“, slepý call, callol naslepo, nevedel koľko, akákoľvek suma
    .told =
        Callol som, nevedel som koľko
        Povedal bet, ja hneď call a on potom dal sumu 20 tisíc
        Dal som call na „raise“ a až potom povedal, na koľko navyšuje
        Na riveri povedal „bet“, bez sumy, ja som povedal call a on vtedy vytiahol 15 tisíc do potu, v ktorom je 2 tisíc
        Posunul dopredu kopu nespočítaných žetónov, povedal som call, myslel som, že je to tak 5 tisíc, a je tam 18
        Platí môj call, keď som ho povedal skôr, než súper oznámil, koľko betuje?
        Call bez známej sumy
        Hráč povedal raise, sumu ešte nepovedal a ďalší hráč už dal call
        Hráč callol all-in, ktorý ešte nebol spočítaný
        Seat 6 povedal bet, seat 7 hneď povedal call a až potom seat 6 oznámil 10 000
        Na riveri all-in, žetóny nespočítané, button hneď povedal call, je to 32 000 a chce to vziať späť
        Platí call, keď ho hráč povedal skôr, než súper oznámil, koľko betuje?
    .heard =
        UTG povie raise a button hneď call, číslo žiadne nezaznelo
        vykĺzlo mi call a on potom posunul celú kopu
        prijal stávku a nespýtal sa koľko to je, teraz nadáva
        dvojka vytlačila horu, štvorka okamžite súhlasí, nikto nič nerátal
        bola tam rýchlejšie než pot a potom sa dozvie že je to 40k
        rátal som že dá málo, tak som unáhlene povedal call
        skočil mu do reči s „beriem“ len čo povedal bet
        ten čo callol si vraj myslel že je to minbet a tú hrôzu platiť nechce
        príliš horlivo prijal a raiser mu naschvál povedal šialené číslo
        čaká na môj unáhlený call a urobí z toho dvadsaťnásobok potu
        povedal som okej call keď si ešte vyberal žetóny
        dlhujem to celé, keď vtedy ešte svoju cenu nepovedal
        dal call skôr než zaznela suma
        dorovnal prv než súper povedal koľko stavil
        kričal call a pritom stávka ešte nebola vyslovená
        zaplatil naslepo, suma prišla až potom a je obrovská
        povedal call skôr, ako druhý povedal, koľko to je
        dal som call na all-in skôr, ako ho spočítali, a je to oveľa viac, ako som myslel
        povedal iba bet, ďalší už hovorí call a potom je to 20 000
        miesto 3 dáva call skôr, ako je známa výška betu
        call príliš rýchlo, raise ešte nebol vonku a potom z toho bolo 12k
        hráč dá call a až potom navyšujúci povie sumu, je tým viazaný
        hovorí zaplatím a až potom zistil že ten olín je za 40 litrov
        kolol som hneď ako povedal rejz, a on potom vytasil 15k
        dal dorovnávam na nespočítanú kopu čipov a teraz cúva
        Tomáš pejol naslepo, vôbec nevedel koľko ten allin je
        myslel že sú to dva litre, odkýval kôl a je ich dvadsať
        idem s tebou, povedal, a koľko ten druhý betuje ešte ani nezaznelo
        Povedal som dorovnávam a až potom vysvitlo, že je to 25 tisíc
        Kolnul som naslepo, čakal som pár tisíc a má ich tam štyridsať
        On hovorí stavím, ja beriem, a on k tomu vytiahne 12000
        Chcem to späť, zobral som jeho olin skôr, ako ho niekto spočítal
        Idem s tebou, vravím, a ešte nikto nevedel, koľko tam nasypal
        Pán na päťke prikývol, že dorovná, a čiastku sa dozvedel až potom
        Súper siahol do žetónov a ja som povedal call skôr, než ich spočítal
        Vyhŕklo z neho dorovnávam, suma ešte neznela
        Bet ešte nemal výšku a už bol prijatý
        Povedala „call“ naslepo a potom zbledla, keď videla 26 000
        Hodil hromadu do stredu, ja call, a vysvitlo, že je to dvojnásobok
        Dal som call a az potom povedal kolko, musim to brat?
        Keď protivník povedal „bet“ a siahol po najvyšších žetónoch, ja som netrpezlivo vyhŕkol call a až potom videl, že stavia celú polovicu stacku
        Ešte mu žetóny padali z ruky, keď sused vyhlásil, že berie
        Odkývol stávku, hoci nikto nevedel, či je tam päť alebo päťdesiat litrov
        Je zaviazaný hocijakou sumou, keď zavolal call na číru ohlášku betu?
        povedal call a netušil, že súper dal všetko
        myslel si, že je to malá stávka, povedal call a až potom videl, že je to all-in
        dorovnal v domnení, že stávka je 500, a ona bola 5 000
        dorovnal bez toho, aby sa opýtal koľko to je
        povie call a bet bol vyšší, než si myslel
        nevedel aký veľký je all-in, keď dorovnal
call-before-amount-fact-called-on = Na čo hráč dal call?
    .label = call hráča
    .no-amount = na „bet“ alebo „raise“, zatiaľ bez sumy
    .not-counted = na all-in alebo vložené žetóny, len nespočítané
call-before-amount-outcome-any-amount = Tvoja voľba: koľko hráč dorovná; možná je každá suma
call-before-amount-outcome-some-amount = Tvoja voľba: koľko hráč dorovná
call-before-amount-outcome-full-bet-owed = Hráč musí dorovnať celú stávku
call-before-amount-outcome-not-bound = Predčasný call nezaväzuje
call-before-amount-outcome-chips-decide = Slovo nezaväzuje; zaväzujú len vložené žetóny
call-before-amount-order-stop = Dealer: zastav akciu, kým floormanager/TD nerozhodne.
call-before-amount-order-decide-any-amount = Floormanager/TD: urči sumu, ktorá situácii najviac zodpovedá. Hráča možno zaviazať k akejkoľvek sume.
call-before-amount-order-decide-some-amount = Floormanager/TD: urči sumu, ktorá situácii najviac zodpovedá.
call-before-amount-order-then-go-on = Dealer: oznám určenú sumu. Hra pokračuje s ňou.
call-before-amount-order-name-amount = Dealer: spýtaj sa hráča, ktorý povedal „bet“ alebo „raise“, na sumu.
call-before-amount-order-pay-all = Hráč s predčasným callom: dorovnaj celú stávku; ak na ňu nemáš, vlož všetko, čo máš.
call-before-amount-order-count-bet = Dealer: spočítaj stávku.
call-before-amount-order-decide-anew = Hráč s predčasným callom: keď je suma jasná, rozhodni sa znova: call, raise alebo fold.
call-before-amount-order-nothing-put-out = Hráč, ktorý nič nevložil, je stále na rade.
call-before-amount-order-chips-put-out = Ak hráč už vložil žetóny, pokračuj incidentom Undercall (undercall).
call-before-amount-remark-not-any-amount = K hocijakej sume hráča zaviazať nemožno.
call-before-amount-remark-should-wait = Hráč mal počkať: nikto sa nevyjadruje, kým suma nie je jasná.
call-before-amount-remark-fairness-always = Kniha dodáva, že aj tu má prednosť férovosť (pravidlo { $fairness }).
call-before-amount-remark-fairness-in-dispute = Kniha dodáva, že v spore má prednosť férovosť (pravidlo { $fairness }).
