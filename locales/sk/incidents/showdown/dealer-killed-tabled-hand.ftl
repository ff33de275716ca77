dealer-killed-tabled-hand = Dealer zabil odkrytú ruku
    .search = dealer zahodil víťaznú ruku, dealer mi zahodil výherné karty, dealer mi zobral karty, karty boli odkryté a dealer ich dal do mucku, zabil odkrytú ruku, dealer dal víťaznú ruku do mucku, dealer zle prečítal karty, dealer posunul moje odkryté karty do mucku, vyhral som a dealer mi zobral karty, dealer zmietol víťaznú ruku
    .told =
        Dealer zobral moje otočené karty
        Otočil som víťaznú ruku a dealer ju zobral do mucku
        Mal som postupku na stole, všetci to videli a dealer mi karty aj tak zabil
        Otočil som A K na board K K 7 5 2, dealer povedal, že prehrávam, a hodil obe karty do mucku, pritom som vyhral
        Dealer zobral moje odkryté karty a až potom na kamere zistili, že som mal farbu a polovica potu bola moja
        Mám nárok na pot, keď dealer zabil moju odkrytú výhernú ruku?
        Dealer zobral odkrytú ruku
        Hráč otočil karty a dealer mu ich omylom dal do mucku
        Víťaznú ruku, ktorá ležala odkrytá na stole, som stiahol do mucku
        Seat 7 otočil postupku, všetci ju videli, dealer ju zabil a pot posunul seatu 2
        Odkryté dva páry som dal pri showdowne do mucku a až kamera ukázala, že boli víťazné
        Má hráč nárok na pot, keď dealer zabil jeho odkrytú ruku?
    .heard =
        vyložil som set pre všetkých a zmietla mi ho
        obe boli otvorené, omylom zhrabol tú lepšiu
        krupier si myslel že moje otvorené dva páry sú porazené a upratal ich
        ležalo to tam otvorené, jasne vpredu, a zrazu nič
        otočila môj viditeľný flush naspäť a pochovala ho
        dobrú upratala a žetóny dala druhému
        všetci sme videli plný chlapcov, dealer to vymazal
        ponáhľala sa na ďalšiu a odpratala najlepšiu
        stiahol mi viditeľnú postupku, zle ju odhadol
        každý si pamätá otvorené esá, dealer ich pridal k ostatným
        dealer zhrabol moju otočenú štvoricu, dostanem aj tak bank
        chyba dealera na konci: vyložená výhra upratená
        krupiér stiahol vyloženú ruku do zahodených
        jasne otočená víťazná ruka zmizla v mucku vinou dealera
        dealer zahodil moju víťaznú ruku, bola vyložená
        moju ruku som mal vyloženú a dealer ju omylom zobral
        dealer hodil vyloženú víťaznú ruku do mucku
        ukázal obe karty a dealer mu ruku zobral
        mal som karty otvorené na stole a krupiér ich stiahol do maku
        otočil víťaznú postupku a krupiérka mu ju odpratala
        vyložené mal dve dámy, díler ich zamietol k odhodeným
        ležali čitateľne lícom hore, rozdávač ich aj tak zmakol
        všetci sme videli jeho fulhaus a krupiér mu ho zobral
        ukázal poriadne obe, dýler ich zhrabol a až potom vysvitlo že vyhral
        Moje esá ležali otvorené a krupier mi ich zmietol do odpadu
        Vyložil som full, všetci ho videli, a rozdávajúci to zobral preč
        Krupierka zhrabla môj otočený fleš ako prehratý
        Obe boli lícom hore a aj tak mi ich zamiešala do mucku
        Boli čitateľné, vyhrával som, a ona ich vzala k zahodeným
        Až na kamere sme zistili, že krupier zhrabol otočené víťazné dvojky
        Vyložil som flush otvorene na stôl, dealer ho mal za slabší a poslal do kôpky, pot dal súperovi
        Full house ležal lícom hore, každý ho videl, a dealer ho zmietol
        Obaja sme karty otvorili, no moju víťaznú ruku odpratal ako prvú
        Dealerka si splietla, kto vyhráva, a zahodila už otvorené karty víťaza
        Celý stôl videl moje tri desiatky, kým ich dealer zobral a začal vyplácať druhého
        Na konci som obe karty položil lícom hore, bola to postupka po kráľa, dealer sa zapozeral na súperove dve dvojice a moje odsunul k odhodeným
        Pri vykladaní na konci turnaja leteli karty najlepšej ruky preč, lebo dealer zle prečítal board
        Obě ruce byly otevřené, krupiér sebral tu lepší a dal bank druhému
        Ruka bola riadne odkrytá, čítalo ju aj päť ľudí, a napriek tomu skončila medzi vyradenými
        Moja postupka ležala pred mnou obe karty hore, dealer ju prehliadol a potiahol
        Šéf krupiérov sa ospravedlňoval, lebo kolega odhodil otvorenú štvoricu
        Komu patrí pot, ak dealer omylom vzal otvorenú a zjavne najlepšiu ruku?
        All-in, karty hore, trafil som river a dealer mi aj tak zhrabol obe karty skôr, než to niekto stihol povedať
        Nikto nepochyboval, že dvojica kráľov berie, len dealer ju nebadane posunul do mucku
        Zobral z filca otvorené karty víťaza, hoci ešte nebolo vyplatené
dealer-killed-tabled-hand-fact-tabled = Ležala celá ruka odkrytá na stole tak, že sa dala prečítať?
    .label = celá ruka čitateľne odkrytá
dealer-killed-tabled-hand-fact-won = Vyhrala tá ruka pot alebo jeho časť?
    .label = víťazná ruka
    .obviously = áno, a každý to mohol vidieť
    .on-checking = áno, ale ukázalo sa to až pri kontrole
    .no = nie, prehrala
dealer-killed-tabled-hand-fact-seen = Videli ruku dealer alebo hráči?
    .label = niekto ruku videl
dealer-killed-tabled-hand-outcome-hand-wins = Odkrytú ruku dealer zabiť nemôže: pot patrí jej
dealer-killed-tabled-hand-outcome-hand-had-lost = Nič sa nemení: ruka prehrala
dealer-killed-tabled-hand-outcome-not-protected = Ruka nie je chránená ako víťazná: je to omylom zabitá ruka
dealer-killed-tabled-hand-order-hold-pot = Dealer: nechaj pot v strede.
dealer-killed-tabled-hand-order-hand-counts = Floormanager: povedz, ktorá ruka ležala odkrytá. Počíta sa tak, ako ležala.
dealer-killed-tabled-hand-order-give-pot = Dealer: daj tomu hráčovi pot alebo časť, ktorú jeho ruka vyhráva.
dealer-killed-tabled-hand-order-pot-to-winner = Dealer: daj pot najlepšej odkrytej ruke.
dealer-killed-tabled-hand-order-touch-no-card = Dealer: nedotýkaj sa kariet v mucku.
dealer-killed-tabled-hand-order-see-killed-hand = Pokračuj incidentom Omylom zabitá ruka (killed-unprotected-hand).
dealer-killed-tabled-hand-remark-only-tabled = Chránená je iba ruka, ktorá ležala celá odkrytá a dala sa prečítať.
dealer-killed-tabled-hand-remark-only-obvious = V tejto knihe je chránená iba ruka, ktorá zjavne vyhrala.
dealer-killed-tabled-hand-remark-only-seen = V tejto knihe je chránená iba ruka, ktorá bola odkrytá a ktorú bolo vidieť.
dealer-killed-tabled-hand-remark-at-all-in = Ak je niektorý hráč all-in, pokračuj radšej incidentom Zahodenie pri all-ine (all-in-showdown): vtedy sa odkrývajú všetky ruky.
dealer-killed-tabled-hand-remark-pot-pushed = Ak je pot už posunutý, incident Sporná ruka alebo pot (disputed-pot) hovorí, dokedy sa dá vziať späť.
dealer-killed-tabled-hand-fact-board = Je board celý?
    .label = board
    .complete = celý
    .to-come = ešte prídu karty
dealer-killed-tabled-hand-fact-identifiable = Dá sa ruka na 100 % identifikovať?
    .label = ruka sa dá identifikovať
dealer-killed-tabled-hand-outcome-hand-plays = Board ešte nie je celý: ruka je živá a vráti sa
dealer-killed-tabled-hand-order-cards-back = Dealer: polož presne tieto karty lícom nahor späť pred hráča. Ruka je živá.
dealer-killed-tabled-hand-order-deal-on = Dealer: dokonči stávky, ak ešte nejaké sú, vylož zvyšok boardu a prečítaj každú ruku.
