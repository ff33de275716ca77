boxed-card-on-board = Otočená karta na boarde
    .search = otočená karta na boarde, boxed card na boarde, karta lícom nahor v balíku, karta naopak v stube, otočená karta na turne, otočená spálená karta, obrátená karta v balíku počas ruky, otočená karta na flope
    .told =
        Na boarde je karta, ktorá bola v balíku otočená
        Turn vyšiel z balíka lícom nahor, bol v stube naopak
        V balíku bola otočená karta, keď dealer vykladal flop
        Spálená karta bola lícom nahor, všetci ju videli
        Ďalšia karta v stube je naopak
        Dealer našiel pri vykladaní riveru otočenú kartu v balíku
        Jedna karta flopu bola v balíku obrátená
        Uprostred stubu leží karta lícom nahor
        Na turn prišla otočená karta z balíka, počíta sa ako turn?
        Dealer pálil a spálená karta bola otočená
        Nahrádza sa otočená karta, keď príde na board?
        otočená karta v balíku po flope
    .heard =
        v stube bola dáma naopak a teraz je to turn
        otočená karta na riveri, hráme ju
        spálená karta vyšla z balíka lícom nahor
        dealer vidí pred flopom v stube otočenú kartu
        jedna karta je v balíku naopak, bol by to river
        eso bolo v balíku otočené, keď sa vykladal turn
        v stube je obrátená karta, sme na flope
        jedna z kariet boardu bola lícom nahor skôr, než ju otočil
        Keď dealer chystal turn, v balíku uvidel kartu otočenú lícom hore, položil ju na stôl ako štvrtú a hráči sa pýtali, či môže platiť
        V stube ležala deviatka lícom hore, práve keď išiel flop
        Krupiér spálil kartu, ktorá bola naopak
        Karta v balíku otočená, prišla ako tretia na flope, platí?
        Pred riverom svietila hore nejaká sedmička
        Otocena karta v baliku, mala ist na board
        Karta byla v balíčku obráceně a měla být na flopu
        Videl som ju v stube skôr, než mala prísť, bola hore tvárou
        Všetky karty boli rubom, iba jedna nie, v strede balíka počas ruky
        Karta na turn bola naopak, dealer ju odložil, smel to?
        v balíku je karta lícom hore
        ďalšia karta na board leží v stube otočená
        v balíčku je karta otočená
boxed-card-on-board-fact-place = Kam otočená karta prišla?
    .label = otočená karta
    .board = na board
    .burn = ako spálená karta
    .hand = pri prvom rozdávaní hráčovi
boxed-card-on-board-outcome-card-plays = Otočená karta je kartou boardu
boxed-card-on-board-outcome-replaced = Otočená karta ide nabok; na jej miesto príde ďalšia
boxed-card-on-board-outcome-stays-burned = Ostáva spálená, lícom nadol
boxed-card-on-board-outcome-another-burned = Ide nabok a spáli sa iná karta
boxed-card-on-board-outcome-see-misdeal = Otočená karta pri prvom rozdávaní môže byť misdeal
boxed-card-on-board-order-leave-it = Dealer: polož kartu na board tak, ako prišla, a pokračuj.
boxed-card-on-board-order-next-card = Dealer: otočenú kartu daj nabok a na jej miesto polož ďalšiu zo stubu, už bez pálenia.
boxed-card-on-board-order-burned = Dealer: otoč kartu lícom nadol, nechaj ju medzi spálenými a pokračuj.
boxed-card-on-board-order-burn-another = Dealer: kartu daj nabok a spáľ ďalšiu kartu zo stubu.
boxed-card-on-board-order-see-misdeal = Pokračuj incidentom Misdeal (misdeal).
boxed-card-on-board-remark-by-lot = Kde kniha nemá pravidlo, dovoľuje žreb.
boxed-card-on-board-remark-two-in-deck = Dve otočené karty v balíku sú podľa tejto knihy misdeal, ale len do závažnej akcie.
