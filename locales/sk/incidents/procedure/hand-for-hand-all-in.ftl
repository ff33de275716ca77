hand-for-hand-all-in = Hand for hand – all-in
    .search = all-in počas hand for hand, all-in a call hand for hand, all-in na bubline, all-in a dorovnanie na bubline, otočiť karty pri hand for hand, dealer rozdáva board na bubline, nechať karty lícom nadol, all-in call čakať na floormanagera, hand for hand kto vypadol prvý, karty už otočené pri hand for hand, čakať na ostatné stoly
    .told =
        Hand for hand, all-in a call
        Hand for hand, all-in bol callnutý a dealer hneď otočil karty a rozdal board
        Hráme hand for hand, all-in a call, nevieme, či máme čakať na ostatné stoly
        Hand for hand na bubline, dal som all-in 14 tisíc, súper dorovnal a dealer rozdal aj turn a river skôr, ako vás zavolal
        Hand for hand, jeden je all-in a ja so súperom máme ešte žetóny a hráme side pot, river ešte neleží
        Musí dealer počkať s boardom, keď je pri hand for hand dorovnaný all-in?
        All-in pri hand for hand
        Hráme hand for hand a pri mojom stole je all-in a call
        Pri hand for hand hráči po all-ine a calle hneď otočili karty
        Hand for hand, stôl 3, UTG all-in, big blind call, a dealer rozdal turn aj river bez čakania
        Hand for hand, short stack all-in na flope, dvaja dorovnali, majú ešte žetóny a môžu stávkovať medzi sebou
        Mám pri hand for hand po all-ine a calle rozdať board, alebo čakať na ostatné stoly?
    .heard =
        jeden pred peniazmi, trojka tlačí a dostala snapcall, ešte nič neotáčajte
        máme tu shove aj call, všetci sedia kým to neohlásia
        na bubline je jeden ohrozený a flop už leží
        short stack hneď otočil esá, hoci ideme naraz so všetkými stolmi
        stop, žiadny runout kým nedohrajú všade
        počkaj dealer, môže vypadnúť a hráme ruku po ruke
        obe ruky boli odkryté skôr než prišiel floormanager
        pri stole 7 chcú vedieť ako dopadne náš all-in
        dealer to vychrlil až po river namiesto toho aby zastal
        on je prikrytý, a keď padne, sme v peniazoch, môžeme otočiť
        all-in čaká a vedľa ešte hrajú
        môže už vyjsť turn, do min-cashu chýba jedna priečka
        pri hre ruka za ruku je niekto all-in a dorovnaný, otočia sa karty
        all-in na bubline, majú čakať kým skončia iné stoly
        hand for hand a je all-in s callom
        sme na bubline, all-in a call, môžeme rozdávať ďalej
        all-in pri našom stole počas hand-for-hand, máme čakať
        hráč išiel na bubline all-in a dostal call, ostatné stoly ešte hrajú
        bublina, hendforhend, olin a druhý kolnul, už to otočili
        hráme ruku za rukou, tu je zaplatený olin, čakáme na ostatných
        na babli po kôle olinu dýler rovno rozdával bord ďalej
        synchro na bubline, jeden olin, dvaja s čipmi ešte stávkujú
        bublinka, Vlado išiel olin a big to platí, rivra už leží
        pred peniazmi hráme po jednej, olin je kolnutý, smieme otáčať
        Sme na bubline, hrá sa po jednej, olin dorovnaný, už ukážeme
        Ruka po ruke, dorovnali Jana s posledným a dealer hneď ťahal dosku
        Hráme ruku po ruke, olin dorovnaný, čakáme na ostatné stoly
        Pri synchrónnom rozdávaní otočili karty po oline, malo sa počkať
        Ideme po jednej so všetkými stolmi, dvaja šupli všetko, má sa vyložiť river
        Ruka po ruke, jeden olin, dvaja dorovnali a chcú ešte medzi sebou staviť
        Na bubline all-in a call, obaja hneď otočili karty
        Turn a river čakali, kým príde hlásateľ s mikrofónom
        Čakali sme na druhý stôl, dealer už vyložil flop
        All-in s callom, karty majú ostať zakryté?
        Dealer rozdal board, hoci sme ešte mali čakať
        Pri našom stole bol na bubline all-in a dorovnanie, obaja hráči si karty hneď otočili, dealer chcel dávať board, ale ostatné stoly ešte hrali
        All-in a dorovnáno na bublině, a krupiér čekal s boardem
        Floor neprichádzal, oni dvaja nervózne čumeli na zakryté karty
        Dvaja v strede, ostatné stoly už dohrali, kto povie teraz?
        Bol tam krik, lebo jeden si karty obrátil a druhý ešte nie
hand-for-hand-all-in-fact-called = Dorovnal niekto all-in?
    .label = all-in dorovnaný
hand-for-hand-all-in-fact-side-betting = Môžu hráči so žetónmi ešte stávkovať medzi sebou?
    .label = stávkovanie medzi ostatnými
hand-for-hand-all-in-fact-already = Čo sa stalo od dorovnania?
    .label = od dorovnania
    .nothing = ešte nič
    .tabled = odkryli sa ruky
    .dealt-on = dealer rozdával board ďalej
hand-for-hand-all-in-fact-board = Majú prísť ešte ďalšie karty na board?
    .label = ďalšie karty na board
    .to-come = áno
    .complete = nie, river už leží
hand-for-hand-all-in-outcome-nothing-to-stop = Nikto ešte nedorovnal: ruka ide ďalej ako zvyčajne
hand-for-hand-all-in-outcome-wait = Stop: ruka čaká na pokyn floormanagera
hand-for-hand-all-in-outcome-betting-goes-on = Ruka ide ďalej: je to all-in s vedľajším potom
hand-for-hand-all-in-outcome-cards-wait = Karty ostávajú lícom nadol, kým sa rozdáva board
hand-for-hand-all-in-outcome-board-waits = Ruky sa odkryjú, board čaká na floormanagera
hand-for-hand-all-in-outcome-like-any-all-in = Ako pri každom all-ine: ruky sa odkryjú hneď
hand-for-hand-all-in-order-betting-first = Dealer: pokračuj v stávkovom kole.
hand-for-hand-all-in-order-call-floor-at-call = Dealer: len čo niekto dorovná all-in, zavolaj floormanagera.
hand-for-hand-all-in-order-finish-street = Dealer: dokonči toto kolo stávok. Všetky karty zatiaľ ostávajú lícom nadol.
hand-for-hand-all-in-order-side-pot-street = Dealer: rozdávaj ďalej po jednotlivých kolách. Ruky sa odkryjú, keď sa stávkovanie celkom skončí.
hand-for-hand-all-in-order-all-table-after-betting = Všetci hráči v ruke: keď sa stávkovanie skončí, odkryte všetky karty.
hand-for-hand-all-in-order-all-in-table-after-betting = All-in hráči: keď sa stávkovanie skončí, odkryte všetky karty.
hand-for-hand-all-in-order-all-table = Všetci hráči v ruke: teraz odkryte všetky karty.
hand-for-hand-all-in-order-all-in-table = All-in hráči: teraz odkryte všetky karty.
hand-for-hand-all-in-order-stay-face-down = Všetci hráči v ruke: nechajte karty pred sebou lícom nadol.
hand-for-hand-all-in-order-leave-open = Dealer: odkryté ruky nechaj tak, ako ležia. Všetky ostatné ostávajú lícom nadol.
hand-for-hand-all-in-order-no-board = Dealer: nerozdávaj už nič na board a zavolaj floormanagera.
hand-for-hand-all-in-order-stop-dealing = Dealer: prestaň rozdávať a zavolaj floormanagera.
hand-for-hand-all-in-order-board-stays = Dealer: nechaj board tak, ako leží.
hand-for-hand-all-in-order-deal-out = Dealer: rozdaj zvyšok boardu.
hand-for-hand-all-in-order-floor-gives-the-word = Floormanager: povedz stolu, kedy ruka pokračuje.
hand-for-hand-all-in-order-table-then = Všetci hráči v ruke: na pokyn floormanagera odkryte všetky karty.
hand-for-hand-all-in-order-deal-then = Dealer: na pokyn floormanagera rozdávaj ďalej.
hand-for-hand-all-in-order-bet-then = Hráči so žetónmi: keď bude vyložená ďalšia karta, stávkujte ďalej.
hand-for-hand-all-in-order-read-hands = Dealer: keď je všetko odkryté, prečítaj každú ruku a prideľ poty.
hand-for-hand-all-in-remark-exposed-not-dead = Ruka odkrytá priskoro nie je mŕtva.
