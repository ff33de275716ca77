discarded-while-live = Vsadil a zahodil karty
    .search = vsadil a zahodil karty, myslel že všetci zahodili, zabudol na hráča v hre, zahodil karty po vlastnej stávke, nevidel že niekto dorovnal, myslel že pot je jeho a zahodil, zahodil a niekto ešte hrá, vsadil a muckol pred callom, navýšil a zahodil ruku, hráč za ním mal ešte karty, po vlastnej stávke priskoro zahodil karty, myslel že už vyhral
    .told =
        Betol a hodil karty
        Vsadil a hneď po bete si zahodil karty, hoci ešte nikto nezahral
        Myslel, že všetci foldli, hodil karty, a ja som ešte mal karty a chcem dorovnať
        Na turne dal raise na 4 000, ja som ešte rozmýšľal a on už hodil karty do mucku, ešte sa dajú vybrať
        Betol 2 200 na riveri, potom hodil karty pred seba lícom nadol, ja som ešte vôbec nezahral a nikto nedorovnal
        Môže dostať karty späť, keď vsadil, zahodil ich a ja som ešte nedorovnal?
        Betol a zahodil karty
        Hráč navýšil a hneď potom omylom zahodil svoje karty
        Hráč betol, myslel si, že všetci zahodili, a karty poslal dealerovi
        Na turne seat 2 betol 2 000, seat 5 ešte nehral a seat 2 svoje karty zahodil do mucku
        UTG navýšil na 900, nikto ešte nedorovnal a on zahodil, karty ležia mimo mucku a vieme, ktoré to sú
        Môže si hráč vziať karty späť, keď betol a omylom ich zahodil?
    .heard =
        na riveri vystrelil a pustil ich skôr než som niečo povedal
        myslela že to má, odovzdala svoje, ale BB ešte držal
        zvýšil som a zbavil sa ich, malý stack za dealerom som nezbadal
        UTG posunie všetko, dvaja preč, šmarí svoje a cutoff zakričí počkaj
        po c-bete ich postrčil dopredu, platiaci sedí vedľa
        myslel že posledný súper už nie je, na moju odpoveď sa čaká
        sádzač odovzdal karty aj keď mu bol niekto dlžný odpoveď
        4k vložil, karty na kope, vráti sa mu to
        betla, počula „oki“, šmarila, lenže oki nebol fold
        agresor opustil svoju ruku a ja som mal ešte hovoriť
        siahol po banku a pustil tie dve, deviatka nikdy neodišla
        button pushol a poslal karty preč, jeden blind sa ešte rozhodoval
        myslel že zostal sám a pustil karty dopredu
        myslel že pot je jeho a odhodil karty, niekto ešte hral
        zbavil sa kariet pri stávke ktorú ešte nikto nedorovnal
        stavil na riveri a zahodil karty skôr, ako som dal call
        hráč stavil a potom zahodil, iný hráč je ešte v hre
        navýšila a zahodila ruku, myslela, že všetci zložili
        myslel, že vyhral, a zahodil karty, ja som ešte mal ruku
        strelil 3000 a hneď hodil preč, ja ešte rozmýšľam
        myslel že všetci zložili, betol a pustil to, pritom big ostal
        Rasťo rejzol a odhodil, nevidel že šestka je ešte v hre
        dal olin a svoje šmaril dílerovi, pomýlil sa
        betol a sám sa zbavil handu pred mojím rozhodnutím
        vypálil na turne a svoje hodil dopredu, ešte nie sú v maku
        Stavil som 2500 a v tej chvíli som ich sám hodil preč
        Rejzol a hneď to pustil do mucku, myslel, že všetci zložili
        Dal olin a odovzdal svoje, hoci trojka ešte nič neurobila
        Šupol ich krupierovi, zabudol, že mu jeho stávku ešte niekto môže dorovnať
        Mal v strede nedorovnané tri litre a svoje listy odhodil
        Zvýšila na 4000 a omylom muckla, ešte ich vieme vytiahnuť
        Myslel som, že všetci zložili, poslal som karty dealerovi a v tom sa zozadu ozvalo, že on ešte hrá
        Vsadil 4 000, ďalší fold, a on radostne šmaril ruku do stredu, lenže tretí mal karty pod lakťom
        Víťazoslávne zahodila, že pot je jej, a zabudla na pána na button
        Hráč po svojom bete odhodil karty v presvedčení, že už nikto nezostal, ležia lícom nadol kúsok od mucku
        Pustil som karty pred seba, lebo dealer mi už šúpal pot, a niekto ešte len rozmýšľal
        Po all-ine zahodil ruku omylom, súper vôbec nezaložil, dostane aspoň nedorovnané žetóny?
        Po mojom bete na riveri nastalo ticho, myslel som, že sú všetci preč, hodil som karty dealerovi, a pán za stĺpom povedal, že on ešte premýšľa
        Odhodil ruku lebo nevidel ze este ma niekto karty, da sa to vratit?
        Vlastný bet a hneď nato zahodené karty, pretože suseda si pomýlil s divákom
        Zahodil karty, protože si myslel, že vyhrál, a přitom jeden hráč ještě nic neřekl
        V pauze medzi dvoma pesničkami v slúchadlách zle pochopil ticho a svoju ruku odsunul
        Dealer ukázal palec, on to bral ako výhru a karty pustil, lenže ten vedľa mňa chcel dorovnať
        Ešte sa jeho karty dali spoznať, dve navrchu, ale on ich sám odhodil po svojej stávke
        Čo s betom hráča, ktorý sa zbavil ruky ešte predtým, ako posledný súper zložil?
        Kolega šťastím hodil karty do vzduchu, pričom stávka 6 500 ešte čakala na odpoveď z miesta 9
        stavil a potom zahodil karty
        išiel all-in a zahodil skôr, než niekto dorovnal
        vložil žetóny a omylom zahodil karty
discarded-while-live-fact-cards = Kde sú karty, ktoré hráč zahodil?
    .label = zahodené karty
    .held = mimo mucku, na 100 % je isté, ktoré to sú
    .in-muck = v mucku alebo sa ho dotkli, no na 100 % je isté, ktoré to sú, a dajú sa vybrať
    .gone = v mucku a už nie je isté, ktoré to sú, alebo sa nedajú vybrať
discarded-while-live-fact-uncalled = Má hráč v pote bet alebo raise, z ktorého aspoň časť ešte nikto nedorovnal?
    .label = nedorovnaná stávka
discarded-while-live-outcome-hand-plays = Ruka sa dá identifikovať: ostáva v hre
discarded-while-live-outcome-out = Von z ruky; čo je dorovnané, ostáva v pote
discarded-while-live-outcome-bet-back = Von z ruky; nedorovnaný bet alebo raise sa vráti
discarded-while-live-outcome-uncalled-back = Von z ruky; nedorovnaná suma sa vráti
discarded-while-live-order-hold-cards = Dealer: karty podrž mimo mucku a zavolaj floormanagera.
discarded-while-live-order-take-out = Dealer: vyber z mucku lícom nadol presne tieto karty.
discarded-while-live-order-give-hand-back = Dealer: vráť hráčovi karty. Ruka ostáva v hre.
discarded-while-live-order-action-goes-on = Stávka platí. Akcia pokračuje tam, kde bola.
discarded-while-live-order-hand-dead = Dealer: ruka je mŕtva. Nevráti sa z nej žiadna karta.
discarded-while-live-order-give-bet-back = Dealer: vráť hráčovi z betu alebo raisu to, čo nikto nedorovnal.
discarded-while-live-order-give-uncalled-back = Dealer: vráť hráčovi sumu, ktorú nikto nedorovnal.
discarded-while-live-order-rest-stays = Všetky ostatné žetóny toho hráča ostávajú v pote.
discarded-while-live-order-all-stays = Všetky žetóny, ktoré hráč vložil, ostávajú v pote.
discarded-while-live-order-others-go-on = Ostatní hráči hrajú o pot ďalej.
discarded-while-live-fact-all-in = Je niektorý hráč v ruke all-in a už sa nedá stávkovať, a je board celý?
    .label = niekto all-in
    .no = nie, alebo sa ešte stávkuje
    .board-complete = all-in a board je celý
    .board-to-come = all-in a časť boardu ešte len príde
discarded-while-live-fact-left-in = Koľko ďalších hráčov má ešte ruku?
    .label = ďalší hráči v ruke
    .several = dvaja alebo viac
    .one = len jeden
discarded-while-live-outcome-hand-tabled = All-in: ruka je živá a musí sa odkryť
discarded-while-live-order-must-table = Hráč: odkry všetky svoje karty. Pri all-ine zahodiť nemôže nikto.
discarded-while-live-order-deal-out = Dealer: vylož zvyšok boardu a potom prečítaj každú ruku.
discarded-while-live-order-best-tabled = Dealer: prečítaj odkryté ruky a daj pot najlepšej.
discarded-while-live-order-last-wins = Dealer: daj pot jedinému hráčovi, ktorý v ruke ostal. Ďalšie karty sa nerozdávajú.
discarded-while-live-outcome-hand-not-dead = Ruka, ktorú už nemožno identifikovať, nie je mŕtva: rozhodne floormanager/TD
discarded-while-live-order-others-table = Všetci ostatní hráči v ruke: hneď odkryte všetky svoje karty.
discarded-while-live-order-deal-rest = Dealer: vylož zvyšok boardu a potom prečítaj odkryté ruky.
discarded-while-live-order-others-win = Dealer: daj pot najlepšej z ostatných rúk.
discarded-while-live-order-director-decides = Floormanager/TD: rozhodni, čo bude s podielom na potoch pre ruku, ktorú už nemožno identifikovať.
