four-card-flop = Flop so štyrmi kartami
    .search = štyri karty na flope, 4 karty na flope, 4 karty namiesto 3, štvrtá karta na flope, karta navyše na flope, o jednu kartu viac, flop zo štyroch kariet, zlepené karty, dealer vyložil štyri karty, štvorkartový flop
    .told =
        Na flope sú štyri karty
        Dealer vyložil štyri karty namiesto troch na flop
        Otočil flop a sú tam štyri karty, nevieme, ktorá je tá navyše
        Dealer otočil na flope naraz štyri karty, osmičku, dve dámy a trojku, dve sa mu zlepili
        Flop ešte nie je otočený, ale položil tam štyri karty lícom nadol a vie, že posledná je navyše
        Čo s tým, keď dealer dal na flop štyri karty a už ich všetky odkryl?
        Na flop som vyložil štyri karty namiesto troch
        Dealer na flope otočil o jednu kartu viac
        Na flope ležia štyri odkryté karty a neviem, ktorá je navyše
        Na flop išli štyri karty, žiadnu som ešte neotočil a viem, že navyše je tá spodná
        Ktorá karta ide preč, keď má flop štyri karty?
    .heard =
        rozprestrela flop a boli tam štyri
        dealer otočil K 8 5 2 naraz
        jedna sa prilepila za ostatné, ktorá má ísť teraz preč
        rátam ich štyri, majú byť tri
        pri vykladaní potiahol jednu navyše
        flop sa rozšuchol a zospodu vyliezla ďalšia
        patrí to eso na kraji ešte k flopu, sú tam štyri
        štyri tváre hore, nikto nevie v akom poradí padli
        vedľa troch leží prebytočná lícom dole
        má floor naslepo vytiahnuť ktorá pôjde ako burn
        dealer prisahá že nadbytočná je tá posledná
        je tam K-J-9 a šestka ako bonus, akcia sa hneď zastavila
        krupiér vyložil na flop o jednu kartu viac
        štyri spoločné karty na flope, ktorá z nich je navyše
        flop má štyri karty namiesto troch
        dve karty sa zlepili, takže flop má štyri karty
        štyri karty na flope a nikto nevie, ktorá je navyše
        dala na flop o kartu viac
        krupiér po preflope vyložil naraz o jednu viac než tri
        na začiatku bordu ležia 4 miesto troch
        otočil 4 naraz do stredu a nevie ktorá je navyše
        dílerovi sa zlepili dve, má byť trojica a je o kus dlhšia
        pred turnom sú na borde už 4 kusy
        k prvým trom spoločným sa prilepila nadbytočná, ešte zakrytá
        Hneď na začiatku vyložil desiatku, päťku, dámu aj trojku, to je priveľa
        Namiesto troch spoločných leží na doske o jednu viac, všetky otvorené
        Prilepila sa mu tam ďalšia, keď otváral prvé tri
        Krupierka vyklopila štvoricu spoločných naraz a nevie, ktorá je prebytočná
        Prvé spoločné sú 4 kusy, jeden ešte zakrytý
        Zlepili sa, namiesto trojice odkryl o kus viac ešte pred turnom
        Dealer vyklopil karty na filc, všetci pozreli na srdcové eso, a až potom si pani vo fialovom všimla, že tam neleží trojica, ale štyri kusy vedľa seba
        Štyri karty lícom hore, nikto nevie, ktorá mala byť na turne
        Flop bol hrubší, ešte ho neotočil, a nahmatal o jednu viac
        Štvrtá sa vysunula až po mojom bete, krupiér zbledol
        Na stole bola štvorica rôznych kariet namiesto trojice
        Vylozil 4 karty, vie ktora je ta posledna, co s nou?
        Na flopu leží čtyři karty, co se s tou navíc stane?
        Mastné prsty od pizze a na stole o kartu viac, ešte nikto nestavil
        Položil ich lícom dolu, poťukal, a zistil, že sú tam štyri
        Diváci spoza lana zakričali, že na flope ležia štyri
        flop má o kartu viac
        na flopu je o kartu víc
four-card-flop-fact-since = Čo sa stalo odvtedy, čo je flop na stole?
    .label = čo sa stalo po flope
    .nothing = nič
    .action = niektorý hráč už na ňom urobil akciu
    .next-street = turn je už vyložený
four-card-flop-fact-exposed = Bola niektorá zo štyroch kariet odkrytá?
    .label = niektorá karta odkrytá
four-card-flop-fact-dealer-knows = Vie dealer, ktorá karta je navyše?
    .label = karta navyše známa dealerovi
four-card-flop-outcome-one-becomes-a-burn = Všetky štyri lícom nadol; jedna náhodná bude spálenou kartou
four-card-flop-outcome-director-decides = Tvoja voľba: ktorá zo štyroch kariet je navyše
four-card-flop-outcome-late-not-said = Turn je už vyložený: kniha nehovorí, čo ďalej
four-card-flop-order-call-floor-first = Dealer: zastav hru, ničoho sa nedotýkaj a zavolaj floormanagera.
four-card-flop-order-floor-rules-late = Floormanager/TD: o štvrtej karte, turne a stávkach rozhodni v záujme férovosti (pravidlo { $fairness }); pravidlo knihy hovorí len o flope.
four-card-flop-order-cards-down-then-floor = Dealer: otoč štyri karty lícom nadol a potom zavolaj floormanagera.
four-card-flop-order-cards-down-then-brush = Dealer: otoč štyri karty lícom nadol a potom zavolaj brusha.
four-card-flop-order-dealer-scrambles = Dealer: zamiešaj štyri karty lícom nadol.
four-card-flop-order-floor-scrambles = Floormanager: zamiešaj štyri karty lícom nadol.
four-card-flop-order-floor-picks = Floormanager: naslepo vyber jednu zo štyroch kariet.
four-card-flop-order-brush-picks = Brush: naslepo vyber jednu zo štyroch kariet.
four-card-flop-order-next-burn = Vybraná karta je spálenou kartou pre turn. Pred turnom už ďalšiu nepáľ.
four-card-flop-order-second-burn = Vybraná karta je druhou spálenou kartou, teda tou pre turn. Pred turnom už ďalšiu nepáľ.
four-card-flop-order-a-burn = Vybraná karta sa použije ako spálená.
four-card-flop-order-other-three = Zvyšné tri sú flop. Odkry ich a hra pokračuje.
four-card-flop-order-burn-or-not = Floormanager: povedz, či sa pred novým flopom páli karta; kniha to nehovorí.
four-card-flop-order-three-new-cards = Dealer: zvyšné tri zamiešaj do stubu a vylož z neho nový flop.
four-card-flop-order-actions-open = Floormanager/TD: o tom, čo sa stalo po flope, rozhodni v záujme férovosti (pravidlo { $fairness }); kniha nehovorí, či to platí.
four-card-flop-order-which-card = Floormanager/TD: rozhodni, ktorá zo štyroch kariet bude spálená.
four-card-flop-order-say-why = Floormanager/TD: povedz stolu prečo.
four-card-flop-remark-exposed-matters = Kniha robí pri odkrytých kartách rozdiel, ale nehovorí aký.
four-card-flop-remark-knowing-matters = Kniha robí rozdiel, keď dealer pozná kartu navyše, ale nehovorí aký.
four-card-flop-remark-which-burn-not-said = Kniha nehovorí, pre ktorú kartu boardu je táto spálená karta. Podľa kníh, ktoré to uvádzajú, je pre turn.
four-card-flop-remark-scramble-not-said = Miešanie kniha neprikazuje. Karty sa podľa nej len otočia lícom nadol, skôr než brush vyberie.
four-card-flop-remark-exposed-makes-no-difference = Či sú karty odkryté, alebo nie, na tom nezáleží: jedna zo štyroch sa vyberie naslepo.
four-card-flop-remark-knowing-makes-no-difference = Že dealer pozná kartu navyše, nič nemení: jedna zo štyroch sa vyberie naslepo.
