all-in-showdown = Zahodenie pri all-ine
    .search = all-in a chce muckovať, zahodil pri all-ine, nechce ukázať all-in ruku, odmieta otočiť karty, karty lícom nahor pri all-ine, musí ukázať pri all-ine, kto dorovnal all-in chce zahodiť, zahodil karty pri all-ine, otočiť ruky, odkryť karty pri all-ine, hráč vo vedľajšom pote chce zahodiť, stratená ruka pri all-in showdowne
    .told =
        All-in a chce zahodiť
        Je all-in, callol som ho a on chce mucknúť bez ukázania
        Pri all-ine nechce otočiť karty, hodil ich lícom nadol
        Dvaja sme all-in, stávky skončili, ja som ukázal dámy a on hovorí, že prehral, a hodil karty dealerovi zatvorené
        Callol som jeho all-in a mám viac žetónov, na riveri som videl jeho set, chcem svoje karty zahodiť a on chce, aby som ich otočil
        Musí otočiť karty, keď je all-in a stávkovanie skončilo?
        Po all-ine chce zahodiť
        Je all-in a call, stávky skončili a hráč zahodil karty bez ukázania
        Hráč, ktorý dorovnal all-in, nechce otočiť karty a chce ich zahodiť
        Na turne all-in a call, žiadne stávky už nebudú, seat 3 hodil karty lícom nadol do mucku
        Hand for hand, hráč all-in na riveri vidí, že prehral, a chce zahodiť bez otočenia kariet
        Musí hráč otočiť karty, keď je all-in a dostal call?
    .heard =
        dvaja sú tam so všetkým a on ich neotočí
        krátky stack dostal call a chce ich potichu odovzdať
        všetky peniaze sú vnútri preflop, button ich drží zavreté
        dajú sa schovať keď som v tom celý a aj tak som prehral
        dealer chce pred boardom obe ruky hore, jeden sa vzpiera
        je vyradený a posúva ich nevidené do zahodených
        pushol som, mal som kupca a on tají čím zaplatil
        porazený vo vedľajšom banku sa ticho vzdáva, hoci niekto je all-in
        po coinflipe ich porazený šmarí preč skôr než niekto niečo zbadal
        už sa nedá staviť, musia teraz hneď na stôl
        nechce aby stôl videl jeho blaf, pritom je celý vnútri
        po riveri ich strčil pod kôpku, proti mne bol all-in
        po all-ine a dorovnaní chce zahodiť bez ukázania
        musia sa karty otočiť keď už nikto nestavia
        all-in a call, nechce ukázať karty
        hráč pri all-ine zahodil ruku
        kedy sa pri all-ine otáčajú karty
        dvaja sú all-in, tretí má ešte žetóny, majú už otočiť karty
        bol all-in a zahodil karty bez ukázania
        olin a kôl, jeden nechce otočiť a hodil to do maku
        po olinoch nechce ukázať karty, vraj už prehral
        zaplatil olin a teraz chce svoje karty zmaknúť neukázané
        Leo je olin, súper otvoril áčka a on to zložil lícom dole
        všetko je vnútri a on potichu odsunul karty krupiérovi
        hendforhend, olin zaplatený, kolujúci to poslal do maku neotvorené
        Dorovnal olin, ale nechce otočiť, hodil to lícom dole
        Chce mucknúť, hoci už je všetko v strede a nikto nemôže staviť
        Ten, čo dal všetko, si nechce otočiť karty, vraj prehral
        Jano dorovnal posledné čipy súpera a svoje šupol krupierovi lícom dole
        Ide sa ruka po ruke a olinovaný nechce svoje odkryť
        Celá kopa vnútri a on svoje hodil do odpadu neukázané
        Všetko bolo v strede a pán odmietol otočiť
        Na bubline zaplatil shove krátkeho a na konci zahodil bez ukázania
        Nebolo už čo staviť, napriek tomu držal karty zakryté až do rivera
        Na konci all-inu sa súper snažil potichu karty posunúť do kôpky
        Jeden otvoril, druhý že počká na board
        Dvaja boli all-in, mladý pustil karty hore, starší pán ich však držal v dlani, vraj ukáže až po poslednej karte, aby súpera ešte trochu potrápil
        All-in a dorovnáno, ale karty nechal lícem dolů
        Dealer rozdával ďalej, hoci len jeden z nás dvoch mal ruku hore
        Smie zahodiť bez odkrytia, keď je po všetkých stávkach a bol to all-in?
        Chceli sme vidieť, čo malo dievča v shove, ona však karty schovala
all-in-showdown-fact-betting-over = Skončilo sa po all-ine všetko stávkovanie, aj vo vedľajších potoch?
    .label = všetko stávkovanie skončené
all-in-showdown-fact-hand-for-hand = Hrá sa hand for hand?
    .label = hand for hand
all-in-showdown-fact-cards = Kde sú karty hráča, ktorý chce zahodiť?
    .label = karty hráča
    .held = stále ich má
    .discarded = zahodené lícom nadol, ale dajú sa identifikovať
    .lost = v mucku a nikto ich nevie identifikovať
all-in-showdown-fact-player = Kto chce zahodiť?
    .label = zahodiť chce
    .all-in = hráč, ktorý je all-in
    .called = hráč, ktorý dorovnal a má ešte žetóny
all-in-showdown-outcome-not-yet = Ešte nie: stávkuje sa ďalej, karty ostávajú lícom nadol
all-in-showdown-outcome-table-at-once = Všetky ruky sa hneď odkryjú: zahodiť nemôže nikto
all-in-showdown-outcome-hand-dead = Ruka, ktorú už nemožno identifikovať, je mŕtva, všetky ostatné sa odkryjú
all-in-showdown-outcome-last-has-pot = Ruka, ktorú už nemožno identifikovať, je mŕtva; pot vyhráva posledný hráč
all-in-showdown-outcome-hand-not-dead = Ruka, ktorú už nemožno identifikovať, nie je mŕtva: rozhodne floormanager/TD
all-in-showdown-outcome-wait-face-down = Hand for hand: karty zatiaľ ostávajú lícom nadol
all-in-showdown-outcome-may-muck = Túto ruku hráč zahodiť môže
all-in-showdown-order-leave-face-down = Dealer: všetky karty nechaj lícom nadol a pokračuj v stávkach.
all-in-showdown-order-fold-in-turn = Hráč so žetónmi: ak nechceš ďalej hrať, zahoď, keď budeš na rade.
all-in-showdown-order-all-in-protects = All-in hráč: už nemáš o čom rozhodovať. Chráň si karty, kým sa nebudú odkrývať.
all-in-showdown-order-bring-back = Dealer: polož zahodené karty lícom nadol späť pred hráča, ktorému patria.
all-in-showdown-order-all-table = Všetci hráči v ruke: hneď odkryte všetky svoje karty, pre hlavný pot aj pre každý vedľajší.
all-in-showdown-order-all-in-tables = All-in hráči: hneď odkryte všetky svoje karty.
all-in-showdown-order-nothing-to-muck = Dealer: neber žiadnu ruku, kým nie sú odkryté všetky.
all-in-showdown-order-deal-out = Dealer: vylož zvyšok boardu a potom prečítaj každú ruku.
all-in-showdown-order-stay-face-down = Všetci hráči v ruke: nechajte karty pred sebou lícom nadol.
all-in-showdown-order-no-board = Dealer: nevykladaj ďalej board, kým to nepovie floormanager.
all-in-showdown-order-keep-hand = Hráč: zahodiť nemôžeš. Všetky ruky sa odkryjú, len čo floormanager dovolí pokračovať.
all-in-showdown-order-see-hand-for-hand = Floormanager: pokračuj incidentom Hand for hand – all-in (hand-for-hand-all-in).
all-in-showdown-order-others-table = Všetci ostatní hráči v ruke: hneď odkryte všetky svoje karty.
all-in-showdown-order-no-share = Dealer: prideľ poty bez ruky, ktorú už nemožno identifikovať. Jej dorovnané žetóny v nich ostávajú.
all-in-showdown-order-uncalled-back = Dealer: vráť tomuto hráčovi bet alebo raise, ktorý nikto nedorovnal.
all-in-showdown-order-uncalled-amount-back = Dealer: vráť tú časť betu alebo raisu tohto hráča, ktorú nikto nedorovnal.
all-in-showdown-order-director-decides = Floormanager/TD: rozhodni, čo bude s podielom na potoch pre ruku, ktorú už nemožno identifikovať.
all-in-showdown-order-muck-or-table = Hráč: odkry svoju ruku, alebo ju zahoď a vzdaj sa potu.
all-in-showdown-fact-board = Je board celý?
    .label = board
    .complete = celý
    .to-come = ešte prídu karty
all-in-showdown-fact-left-in = Koľko ďalších hráčov má ešte ruku?
    .label = ďalší hráči v ruke
    .several = dvaja alebo viac
    .one = len jeden
all-in-showdown-order-deal-rest = Dealer: vylož zvyšok boardu a potom prečítaj odkryté ruky.
all-in-showdown-order-last-wins = Dealer: daj pot jedinému hráčovi, ktorý v ruke ostal.
all-in-showdown-order-no-more-cards = Dealer: nerozdávaj už žiadne karty.
all-in-showdown-order-read-hands = Dealer: prečítaj každú ruku a prideľ poty.
