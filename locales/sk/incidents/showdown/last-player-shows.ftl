last-player-shows = Ostal sám: ukázať či nie
    .search = musí víťaz ukázať, všetci zahodili, posledný hráč v ruke, musí ukázať aby vyhral, všetci foldli a chcú vidieť jeho karty, vyhráva bez ukázania, pot bez súpera, ostala jediná ruka, pot bez showdownu, ukáž bluf
    .told =
        Všetci foldli na jeho bet, musí ukázať ruku?
        Pri showdowne všetci zahodili, musí víťaz ukázať?
        Posledný hráč chce pot bez ukázania kariet, môže?
        Všetci ostatní zahodili karty a teraz chcú vidieť, čo mal ten posledný
        Stavil na riveri, obaja, čo dorovnali, zahodili, musí odkryť ruku, aby vyhral pot?
        Vyhrala, lebo všetci foldli, a teraz chce miesto 3 vidieť jej karty
        Nikto iný už karty nemá, víťaz posúva ruku lícom nadol
        Musí jediný hráč, ktorý ostal, odkryť ruku, aby dostal pot?
        Miesto 6 tvrdí, že na výhru treba ukázať, ale my sme všetci zahodili
        vyhráva bez ukázania, všetci foldli
        Na konci obaja zahodili a tretí si len berie pot, môžem vidieť jeho ruku?
        Ostala jediná živá ruka, posunie dealer pot bez toho, aby ju videl?
        Všetci zahodili po dorovnanom all-ine, musí posledný ukázať?
    .heard =
        všetci to vzdali, musí otočiť bluf
        berie ho nevidený, stôl šomre
        nikto nešiel a aj tak sa pýtajú, čo mal
        my sme boli všetci preč, ten čo vsádzal ich drží dolu
        bank je jeho, zvyšok je v mucku a dvojka chce nazrieť
        jediný, čo ostal, odmieta prezradiť
        „na výhru musíš jednu ukázať“, vraví dealer, je to tak
        žiadny súper, karty víťaza idú späť neprečítané
        pasli sme až k nej, berie to, niekto chce dôkaz
        po calle všetci zahodili, ten jeden sa len smeje
        musí sa walk ukázať
        prešlo mu to a neotočí
        Obaja zložili, musím otočiť, aby mi dali pot?
        Dealer nechcel dať žetóny, kým neukážem ruku
        Na bluff zložili všetci, mám nárok neukázať?
        Vyhrala bez showdownu a hráči chceli vidieť
        V našom klube sa musí otvoriť aj posledná ruka, tu vraj nie
        Vsadil som na riveri sedem tisíc, obaja zložili, a keď som posúval karty zakryté k dealerovi, staršia pani sa rozčúlila, že na turnaji ich mám ukázať
        Všichni složili, a krupiér po mně chtěl vidět karty
        Posledný, čo ostal, položil karty zakryté a čakal na pot
        Keď ich druhý na showdowne odhodil, musel prvý vôbec ukázať?
        Hodila karty až vtedy, keď jej dealer prisunul kôpku, a vraj je to chyba
last-player-shows-fact-others = Ako vypadli z ruky všetci ostatní?
    .label = ostatní
    .folded = zahodili, kým sa ešte stávkovalo
    .mucked = zahodili po skončení stávok
last-player-shows-fact-all-in = Bol niektorý hráč v tejto ruke all-in a je board celý?
    .label = niekto all-in
    .no = nikto nebol all-in
    .board-complete = all-in a board je celý
    .board-to-come = all-in a časť boardu ešte len príde
last-player-shows-outcome-wins-unshown = Posledná živá ruka vyhráva bez ukázania
last-player-shows-outcome-wins-once-shown = Posledná živá ruka vyhráva, keď ju hráč ukáže
last-player-shows-outcome-all-tabled = All-in: zahodiť nemohol nikto, odkryjú sa všetky ruky
last-player-shows-order-give-pot-unshown = Dealer: daj hráčovi pot a karty vlož do mucku bez ukázania.
last-player-shows-order-no-right-to-see = Hráči bez kariet: nemáte právo vidieť túto ruku.
last-player-shows-order-show-then-pot = Hráč: odkry všetky svoje karty, aby si dostal pot.
last-player-shows-order-bring-back = Dealer: každú zahodenú ruku, ktorá sa dá s istotou identifikovať, polož späť pred hráča.
last-player-shows-order-all-table = Všetci hráči, ktorí dorovnali alebo sú all-in: odkryte všetky svoje karty.
last-player-shows-order-deal-out = Dealer: vylož zvyšok boardu a potom prečítaj každú ruku.
last-player-shows-order-best-tabled = Dealer: prečítaj odkryté ruky a daj pot najlepšej.
last-player-shows-order-none-brought-back = Dealer: ak sa nedá identifikovať žiadna iná ruka, daj pot poslednému hráčovi.
last-player-shows-remark-may-show = Hráč ruku ukázať smie. O ruke ukázanej len jednému pozri incident Ruka ukázaná jednému hráčovi (show-one-show-all).
