extra-burn = Spálená karta navyše
    .search = spálená karta navyše, dve spálené karty, spálil dvakrát, dvojité pálenie, o jednu spálenú kartu viac, zlepené karty pri pálení, dealer spálil dve karty, druhá spálená karta, priveľa spálených kariet
    .told =
        Dealer spálil dve karty namiesto jednej
        Dve karty sa zlepili a obe išli medzi spálené
        Pri pote leží jedna spálená karta navyše
        Spálil, zabudol na to a pred turnom pálil ešte raz
        Pálilo sa dvakrát a turn je už na boarde
        Dealer pálil pred riverom dvakrát a nikto sa ešte nevyjadril
        Rátame tri spálené karty, ale vyložený je len flop a turn
        Pred flopom išli preč dve spálené karty, čo s tou druhou?
        Dealer spálil o kartu viac a na turne sa už stavilo
        Platí board, keď sa spálili dve karty?
        o jednu spálenú kartu viac
        Je druhá spálená karta vlastne turn?
    .heard =
        dealer pálil pred turnom dvakrát, má byť tá druhá karta turn
        dve spálené karty sa zlepili, vyzeralo to ako jedna karta
        je tam o spálenú kartu viac, sme na riveri
        spálila jednu, niečo ju vyrušilo a spálila ešte jednu
        omylom spálil dve, flop ešte nie je vyložený
        na turn prišla zlá karta, lebo spálil dvakrát
        spálená karta navyše, hráč tvrdí, že riverom mala byť tá predtým
        na dvojité pálenie sme prišli až po stávke a dorovnaní
        Spálil dve namiesto jednej, všimli sme si to po checkoch
        Po hádke o výšku potu zabudol, že už pálil, a pálil znova
        Na spálených ležala o jednu kartu viac
        Keby nepálil druhú, trafil by som postupku
        Dvojité pálenie pred turnom, vymení sa karta?
        Dealer spalil dvakrat, uz je river vonku
        Počas hádky o pote dealer spálil kartu, po hádke ďalšiu, pretože na prvú zabudol, a až keď už bol turn na stole, si to suseda uvedomila
        Zlepili sa pri pálení a išli dve, nik nič nepovedal
        Na riveri sme narátali štyri spálené
        Pri výmene dealera sa pálilo dvakrát po sebe
extra-burn-fact-noticed = Kedy sa na to prišlo?
    .label = zistené
    .before-card = skôr, než prišla ďalšia karta boardu
    .card-out = karta boardu je vyložená, nikto na ňu ešte nereagoval
    .acted = na kartu boardu už niekto reagoval
extra-burn-outcome-second-next = Druhá karta sa vráti na stub a príde ako ďalšia
extra-burn-outcome-both-burned = Obe karty ostanú spálené; príde ďalšia karta zo stubu
extra-burn-outcome-put-right = Druhá spálená karta bude kartou boardu
extra-burn-outcome-board-stands = Board ostáva taký, aký je
extra-burn-order-second-back = Dealer: druhú kartu vráť bez ukázania navrch stubu a odtiaľ rozdávaj ďalej.
extra-burn-order-leave-both = Dealer: obe karty nechaj medzi spálenými a rozdávaj ďalej zo stubu.
extra-burn-order-swap = Dealer: naposledy vyloženú kartu vráť navrch stubu a na jej miesto v boarde polož druhú spálenú.
extra-burn-order-settle-actions = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), čo bude s akciami na starú kartu.
extra-burn-order-board-stays = Dealer: board nechaj taký, aký je, a pre ďalšie kolo spáľ jednu kartu.
extra-burn-remark-not-the-order = Podľa knihy pálenie chráni stub. Nemá strážiť poradie kariet.
extra-burn-remark-by-lot = Kniha ti dovoľuje aj žreb.
