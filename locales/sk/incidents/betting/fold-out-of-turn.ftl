fold-out-of-turn = Fold mimo poradia
    .search = fold out of turn, zahodil mimo poradia, zahodil priskoro, predčasne zahodil karty, zahodil skôr než bol na rade, predčasný fold, pass mimo poradia, karty priskoro v mucku, chce karty späť po predčasnom folde
    .told =
        Zahodil, keď nebol na rade
        Foldol mimo poradia, ja som bol pred ním a ešte som nehral
        Chlap za mnou hodil karty do mucku skôr, ako som sa rozhodol, či budem betovať
        Ja som na UTG ešte rozmýšľal a hráč na buttone už foldol, hoci medzi nami sú ešte traja
        Foldol predo mnou, keď som bol na rade ja, potom som dal raise na 2 200 a on chce karty späť, lebo vraj nebol na rade
        Môže si vziať karty naspäť, keď foldol mimo poradia?
        Zahodil mimo poradia
        Hráč zahodil karty skôr, než bol na rade
        Seat 5 dal fold, hoci na rade bol seat 3
        Pred flopom button zahodil mimo poradia, cutoff ešte nehral a teraz chce navýšiť
        Na turne seat 7 foldol mimo poradia a hráč pred ním až potom betol 2 500
        Platí fold mimo poradia, keď hráči pred ním potom len checkovali?
    .heard =
        UTG+1 šmaril karty skôr než UTG vôbec pozrel
        BB zasunul karty kým button ešte dumal
        osmička to vzdala a pred ňou boli ešte dvaja
        pozeral do mobilu a unáhlene vyhodil karty
        ten za mnou odišiel z ruky skôr než som sa rozhodol, pokazil mi squeeze
        pustila to aj keď mal ísť jej sused sprava
        small blind to predčasne pustil a button teraz stavil viac
        vzdáva to s predstihom, dnes večer už tretíkrát
        dealer zhrabol karty tomu, kto ešte nemal hrať
        ja mám ísť a cutoff sa už svojich zbavil
        zahadzovanie dopredu dáva ostatným informáciu, nech dostane trest
        nebol ďalší v poradí a aj tak ich odpálil do stredu
        zložil skôr ako bol na rade
        zložil karty mimo poradia, pred ním sú ešte dvaja na ťahu
        pasol predčasne, vidno že nechce hrať a nie je na rade
        hráč za mnou zahodil skôr než som sa vyjadril
        zložil mimo poradia, je jeho ruka mŕtva
        miesto 6 zahodilo karty skôr, ako bolo na rade
        hráč zložil, hoci pred ním mal ešte niekto konať
        zahodila mimo poradia a potom UTG navýšil
        na flope zložil mimo poradia a teraz chce karty naspäť
        big blind zložil skôr, ako small blind niečo urobil
        Karol to zahodil keď trojka pred ním ešte rozmýšľala
        poslal karty do maku skôr ako naňho vôbec došlo
        zložil priskoro, pred ním ešte andrgán nepovedal nič
        zabalil to predčasne, medzitým Stano pred ním strelil 600
        pustil karty keď nebol na ťahu, dvaja pred ním ešte mali hrať
        šmaril to dílerovi hoci ešte bol na rade batn
        Zahodil, hoci sa pred ním mali rozhodnúť ešte dvaja
        Trojka pustila karty skôr, ako vôbec prišla na ťah
        Odhodil to predčasne, Laco pred ním ešte ani neotvoril ústa
        Nebol na rade a už to má v odpade, potom mu pred nosom zvýšili
        Babka hodila karty preč, a ešte sa len čakalo na jednotku
        Predbehol sa a zložil, pritom sedmička pred ním ešte chcela staviť
        Traja pred ním ešte nehrali a jeho karty už lietali k dealerovi
        Stále skladá, kým naňho vôbec nepríde, button z toho má výhodu
        Zahodila predčasne, lebo sa jej volalo taxi
        V prvom momente po rozdaní vidí karty a hneď ich šmarí, bez ohľadu na rad
        Pán z rohu poslal karty preč o dvoch hráčov skôr
        Skladal mimo poradia uz tretikrat za level
        Kým UTG ešte odklápal roh svojich kariet, pán z cutoffu už poslal svoje dealerovi, lebo sa chystal na prestávku a mal to dávno rozmyslené
        UTG rozmýšľal, zatiaľ sa jeho sused dvoch miest ďalej vzdal
        Karty mal v mucku skôr, než sa blind rozhodol, a tým prezradil, že lacno kradneme
        Dostane niečo za to, že sa vzdal ruky, kým tí pred ním ešte len čumeli?
        zahodil skôr, než bol na rade
        zahodil ruku priskoro
fold-out-of-turn-fact-since = Čo sa odvtedy stalo v poradí pred týmto hráčom?
    .label = odvtedy pred týmto hráčom
    .nothing-yet = zatiaľ nič
    .check-or-fold = len check alebo fold
    .call = call, žiadny bet ani raise
    .bet-or-raise = bet alebo raise
fold-out-of-turn-outcome-fold-binds = Fold je záväzný
fold-out-of-turn-outcome-fold-waits = Fold čaká, kým naň príde rad
fold-out-of-turn-outcome-fold-free = Akcia sa zmenila: fold nie je záväzný
fold-out-of-turn-order-keep-cards-apart = Dealer: zahodené karty nechaj bokom, mimo mucku.
fold-out-of-turn-order-fold-stands = Dealer: zahodené karty daj do mucku. Táto ruka už nehrá.
fold-out-of-turn-order-player-in-turn-acts = Teraz sa vyjadrí hráč, ktorý je na rade.
fold-out-of-turn-order-then-binds = Fold je záväzný, ak pred hráčom, ktorý zahodil, prídu len checky, cally alebo foldy; po bete alebo raise záväzný nie je.
fold-out-of-turn-order-then-binds-call-frees = Fold je záväzný, ak pred hráčom, ktorý zahodil, prídu len checky alebo foldy; po calle, bete alebo raise záväzný nie je.
fold-out-of-turn-order-cards-back = Dealer: vráť hráčovi karty, ak sa dajú na 100 % identifikovať. Ak nie, táto ruka už nehrá.
fold-out-of-turn-order-act-anew = Keď bude tento hráč na rade, rozhodne sa znova: call, raise alebo fold.
fold-out-of-turn-order-act-anew-no-raise = Keď bude tento hráč na rade, rozhodne sa znova: call alebo fold, žiadny raise.
fold-out-of-turn-remark-change-makes-no-difference = Bet alebo raise po ňom nič nemení: fold zostáva foldom.
fold-out-of-turn-remark-others-before = Ak sa pred hráčom, ktorý zahodil, má ešte niekto vyjadriť, ide prvý; ak tým zmení akciu, fold predsa len nie je záväzný.
