wrong-button = Button na nesprávnom mieste
    .search = button na nesprávnom mieste, button zle posunutý, button posunutý o dve miesta, button neposunutý, dealer zabudol posunúť button, button u nesprávneho hráča, button preskočil hráča, button priďaleko, zlé blindy kvôli buttonu, zabudnutý button
    .told =
        Button na nesprávnom mieste
        Dealer zabudol posunúť button
        Button sa posunul o dve miesta namiesto jedného
        Button ostal ležať a teraz má ten istý hráč dvakrát small blind
        Po rozdaní sme zistili, že button je na zlom mieste
        Dealer položil button na miesto 4, ale mal byť na mieste 3
        Button preskočil jedného hráča a nikto si to nevšimol, až kým niekto nenavýšil
        Button je o miesto ďalej, karty sú rozdané, nikto sa ešte nevyjadril
        Niekto pred rozdaním posunul button nesprávnemu hráčovi
        Ruku sme už odohrali a až teraz vidíme, že button bol zle
        Button sa neposunul, takže nesedia ani blindy
        Čo sa stane, keď bol dealer button v ruke na zlej pozícii?
    .heard =
        koliesko sa ani nepohlo, rozdalo sa zas od toho istého
        ten biely krúžok preletel popri mne
        posunul ho o dve stoličky, takže som prišiel o button
        sme na turne a dealer vraví jaj, ja som nepohol buttonom
        button leží pred miestom 7, ten má byť až nabudúce
        ja som bol na buttone už minule, prečo je zas u mňa
        preskočilo to dvojku a blindy s tým
        karty už lietajú a krúžok je stále tam, kde bol
        Gombík sa neposunul a hralo sa ďalej ako predtým
        Po delenom pote medzi troch zabudol dealer posunúť gombík, rozdal znova odtiaľ, a na turne sa ozval hráč, že platí veľký blind už druhýkrát
        Posunula ho o dvoch, lebo si myslela, že trojka je voľná
        Po delenom pote sa naň zabudlo a rozdávalo sa zle
        Na flope sa BB opýtal, prečo platí znova
        Button stal na zlom mieste, uz je po flope
        Knoflík zůstal stát na místě a nikdo si toho nevšiml
        Dealer otočil smer a gombík išiel doprava
        Koho sú teraz blindy, keď gombík celú ruku stál inde?
        Spor o to, kto dáva ďalšiu small, lebo disk bol o jedno miesto vedľa
wrong-button-fact-noticed = Kedy sa na to prišlo?
    .label = zistené
    .dealt = karty sa už rozdali
    .before-deal = pred rozdaním prvej karty
    .hand-over = po skončení ruky
wrong-button-fact-first-card = Kam išla prvá karta?
    .label = prvá karta
    .wrong-seat = naľavo od nesprávneho buttonu
    .right-seat = na miesto, kam patrí; zle ležal len krúžok
wrong-button-fact-actions = Aké akcie doteraz, po poradí? (žiadne: Enter; zaplatené blindy vynechaj)
    .label = akcie doteraz
wrong-button-outcome-put-right = Polož button správne a potom rozdávaj
wrong-button-outcome-marker-moved = Rozdané bolo správne: presunie sa len button
wrong-button-outcome-corrected = Button sa položí správne a v ruke sa pokračuje
wrong-button-outcome-misdeal = Misdeal: polož button správne a rozdaj znova
wrong-button-outcome-hand-plays = V ruke sa pokračuje
wrong-button-outcome-button-back = Button ide tam, kde mal byť
wrong-button-outcome-button-on = Button ide ďalej odtiaľto
wrong-button-order-button-right = Dealer: polož button tam, kam v tejto ruke patrí.
wrong-button-order-blinds-right = Dealer: vráť blindy hráčom, ktorí ich zaplatili omylom, a nech ich zaplatia tí správni.
wrong-button-order-marker = Dealer: polož button tam, kam patrí, a pokračuj v ruke.
wrong-button-order-put-right-now = Dealer: polož button hneď tam, kam patrí, a pokračuj v ruke; zaplatené blindy ostávajú v pote.
wrong-button-order-deal-again = Dealer: vráť všetky žetóny, pozbieraj karty, polož button správne a rozdaj znova v tom istom leveli.
wrong-button-order-no-new-players = Nikto nový si pre nové rozdanie k stolu neprisadne.
wrong-button-order-absent-take-no-part = Kto pri misdeale nebol pri stole, nezúčastní sa ani nového rozdania.
wrong-button-order-absent-dealt-and-killed = Kto pri misdeale nebol pri stole, dostane karty; tá ruka je hneď po rozdaní mŕtva.
wrong-button-order-absent-dealt-and-plays = Kto pri misdeale chýbal, ale karty dostal, dostane ich zas a môže s nimi hrať, ak je pri poslednej karte na svojom mieste.
wrong-button-order-as-it-stands = Dealer: button a blindy nechaj v tejto ruke tak, ako sú.
wrong-button-order-moved-at-once = Dealer: polož button hneď tam, kam patrí; zaplatené blindy ostávajú v pote.
wrong-button-order-then-back = Dealer: pred ďalšou rukou polož button tam, kde by bol bez tejto chyby.
wrong-button-order-then-on = Dealer: pred ďalšou rukou posuň button odtiaľ, kde je teraz.
wrong-button-order-next-back = Dealer: polož button a blindy tam, kde by teraz boli bez tejto chyby.
wrong-button-order-next-on = Dealer: posuň button a blindy odtiaľ, kde sú.
wrong-button-remark-check-and-fold = Zatiaľ len check a fold: žetóny nepribudli, takže závažná akcia neprebehla.
wrong-button-remark-button-stays = Že button pri novom rozdaní ostáva, znamená, že misdeal ho neposúva ďalej. Ide tam, kde mal v tejto ruke byť.
wrong-button-remark-played-hand = Odohraná ruka sa nevracia.
