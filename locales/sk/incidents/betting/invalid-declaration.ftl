invalid-declaration = Neplatné vyhlásenie
    .search = povedal call bez stávky, call bez betu, povedal raise bez stávky, raise bez betu, check proti stávke, check po stávke, povedal check a bola stávka, nevidel stávku, zlé slovo, zlé vyhlásenie, neplatná stávka, „call“ ako prvý, „raise“ ako prvá stávka, check namiesto callu, po checku chce navýšiť, povedal bet bez sumy, bet a žiadna suma, povedal bet aj keď už bola stávka
    .told =
        Na flope nikto nebetol a on povedal „raise“
        Betol som 1 500 a on povedal check, vraj si moju stávku nevšimol
        Bol tam bet 600, ďalší hráč zahlási „bet“ a nevieme, či je to call alebo raise
        Na turne som checkol, chlap za mnou povedal „call“, hoci v tom kole nebola žiadna stávka
        Čo platí, keď povie check, ale pred ním už je bet?
        Povedal check, bol bet
        Hráč povedal check, hoci pred ním niekto betol
        Na flope ešte nikto nestavil a hráč povedal call
        Na turne nikto nebetol, seat 4 povedal raise a má za sebou 18 000
        Na riveri prvý hráč stavil 1 500 a druhý povedal bet namiesto call alebo raise
        Koľko musí dať hráč, ktorý povedal len bet a žiadnu sumu?
    .heard =
        na flope povie „call“ a pritom nie je čo platiť
        klopol som, ušlo mi že cutoff vystrelil 2k
        „raise!“, on otvára, nikto tam nič nemal
        štvorka klope hoci pred dvojkou leží bet
        ako úplne prvý vraví „callujem“, berie sa to ako check
        myslel som že checkujem posledný, dealer vraví že mám proti sebe akciu
        na prázdnej ulici ohlásil raise
        myslela že išlo check-check a zaklopala
        BB vraví check ale button dal 600
        veď to nejde, klopať keď je bet vonku
        hovoril o zvyšovaní tam kde sa dalo len vsadiť
        vzduch sa callovať nedá, čo teda musí spraviť
        povedal check keď pred ním bola stávka
        zahlásil raise a pritom ešte nikto nevsadil
        hovorí dorovnávam ale nie je čo dorovnať
        chcel čekovať, nevšimol si že súper stavil
        povedal check, ale pred ním bol bet
        hráč povie raise a nie je čo navýšiť, ešte nebol bet
        povedala call, hoci nikto nestavil
        "check" proti raisu, čo teraz
        ohlásil call, hoci nikto nedal bet, je to check
        povie "bet", keď už bet je
        povedal ček, ale päťka pred ním strelila 1500
        hovorí kôl a pritom nikto nič nehodil
        zakričal rejz a niet čo rejzovať, všetci predtým čekli
        Viki hlási bet, lenže jeden bet 800 už pred ním leží
        povedal holý bet a žiadne číslo, stojíme a čakáme
        čekuje si, nevšimol si že big vypálil dva litre
        Povedal som čekujem, ale už tam bolo vsadených 600
        Hovorí dorovnávam, a pritom pred ním nikto nič nedal
        Vraj zvyšujem, lenže na flope ešte nikto nestavil, niet čo zvyšovať
        Ohlásil stavím, a pritom dvojka už dávno dala 800
        Povedal iba stávka a číslo žiadne, koľko teda musí dať
        Vraví nechávam tak, no pred ním leží 2000, to nie je zadarmo
        Pán sa vrátil s kávou, sadol si, nepozrel na stôl, klopol dvakrát prstom a až potom videl, že pred ním leží stávka štyri tisíce
        Zaklepal, pritom pred ním bola stávka 3 500
        Na prázdnom flope zahlásil raise a potom pozeral, koho vlastne zvyšuje
        „Check,“ povedal, ja som však už vsadil 1 200
        Ako prvý na rade vyslovil „dorovnávam“, nebolo čo
        Povedal check proti betu, chce teraz reraisnut
        Řekl „raise“, ačkoliv nikdo před ním nevsadil
        Unavený po desiatich hodinách klopol na stôl proti all-inu
        Nepočula bet, lebo volala na čašníka, a oznámila check, môže ešte navýšiť?
        Po flope vyhlásil call do ničoho a potom chcel staviť tisícku
invalid-declaration-fact-declared = Čo hráč povedal?
    .label = ohlásená akcia
    .check-facing-bet = „check“, no bola tu stávka
    .call-no-bet = „call“, no nikto nevsadil
    .call-option = „call“, na big blinde s možnosťou navýšiť
    .raise-no-bet = „raise“, no nikto nevsadil
    .bet-no-amount = „bet“, bez sumy
    .bet-facing-bet = „bet“, no niekto už vsadil
invalid-declaration-fact-least = Aká je minimálna stávka?
    .label = minimálna stávka
invalid-declaration-fact-to-call = Koľko treba na dorovnanie?
    .label = na dorovnanie
invalid-declaration-fact-stack = Koľko žetónov má hráč spolu?
    .label = žetóny hráča
invalid-declaration-outcome-check = Je to check
invalid-declaration-outcome-minimum-bet = Hráč musí vsadiť aspoň minimálnu stávku
invalid-declaration-outcome-call-or-fold = Iba call alebo fold: žiadny raise
invalid-declaration-outcome-full-choice = Slovo k ničomu nezaväzuje: hráč si ešte vyberá
invalid-declaration-outcome-bet-over-bet = Tvoja voľba: čo znamená „bet“ po stávke
invalid-declaration-order-check-stands = Dealer: oznám check. Žetóny vložené s týmto slovom sa vrátia hráčovi.
invalid-declaration-order-bet-minimum = Hráč: vsaď aspoň minimum. Viac smieš, menej nie.
invalid-declaration-order-bet-at-least = Hráč: vsaď aspoň { $minimum_bet }.
invalid-declaration-order-announce-bet = Dealer: oznám stávku na dorovnanie.
invalid-declaration-order-call-or-fold = Hráč: call alebo fold.
invalid-declaration-order-no-raise = Dealer: raise od tohto hráča neprijmi. Žetóny nad dorovnanie sa vrátia.
invalid-declaration-order-director-reads-bet = Floormanager/TD: rozhodni, či hráč slovom „bet“ myslel raise, alebo call. Raise nie je nikdy nižší než minimum.
invalid-declaration-order-no-fold = Hráč: fold už nie je možný. Nabudúce povedz „raise“ alebo „call“.
invalid-declaration-order-next-acts = Na rade je ďalší hráč.
invalid-declaration-order-check-or-bet = Hráč: daj check alebo bet.
invalid-declaration-order-check-or-raise = Hráč: daj check alebo raise.
invalid-declaration-order-any-action = Hráč: daj call, raise alebo fold.
invalid-declaration-remark-raise-not-explained = Kniha hovorí o minimálnom navýšení. Bez stávky je to minimálna stávka.
invalid-declaration-fact-amount-said = Zaznela spolu s „call“ aj suma?
    .label = suma pri „call“
invalid-declaration-remark-word-decides = Spolu s „call“ zaznela aj suma: rozhoduje slovo a suma nič nemení.
