chips-out-of-view = Chips uit het zicht
    .search = chips in zijn zak gestopt, chips in zijn broekzak, chips van tafel gehaald, met chips weggelopen, met zijn chips naar de wc, chips uit het zicht meegenomen, chips in een tas, chips in zijn hand, chips verstoppen, chips achterhouden, tafel breekt en hij verdwijnt met zijn chips, chips onder zijn jas
    .told =
        hij heeft chips in zijn zak
        Hij stopte zijn chips in zijn jaszak toen hij van tafel wisselde
        Ik zag hem net een paar grote chips in zijn tas doen
        Hij moest naar tafel 12 verhuizen, hij stak zijn chips in zijn broekzak en ging eerst nog langs de bar
        Hij is met al zijn chips open in zijn handen weggelopen en was een kwartier uit het zicht voordat hij bij ons aankwam
        Mag je je chips in je zak meenemen naar je nieuwe tafel?
        chips in zijn zak
        Seat 5 liep naar een andere tafel met zijn chips in zijn jaszak.
        Hij heeft chips in zijn broekzak gestopt en is zo gaan roken.
        Speler is verplaatst naar tafel 8 en liep met zijn stack open in de handen eerst langs de bar, niemand hield hem in het oog.
        Seat 2 zat aan tafel met twee 5k-chips in zijn hand verstopt en ik zag ze pas toen hij ze terugzette.
        Mag hij zijn chips in een rugzak meenemen naar de nieuwe tafel?
    .heard =
        ik zag hem twee gele in zijn hoodie laten glijden
        ze klemt er een paar onder de tafelrand, niemand kan ze zien
        hij had onderweg van tafel 12 alles in zijn rugzak
        waar zijn zijn paarse gebleven, voor het eten lagen ze er nog
        hij veegde zijn stack in een pet en ging even naar buiten
        er rolde een 25k uit zijn mouw toen hij opstond
        hij heeft een deel van zijn stack weggemoffeld zodat hij short lijkt
        dealer ziet hem een paar grote in zijn vuist houden
        is met de hele handel eerst langs de bar gegaan en niet meteen naar zijn nieuwe plek
        hij bewaart ze in zijn binnenzak, mag dat zomaar
        met een stapel in zijn handen de halve zaal door en even helemaal onzichtbaar
        ze propte een handje in haar handtas voor de pauze
        hij steekt fiches in zijn jaszak
        liep met zijn stapel in zijn broekzak naar een andere tafel
        fiches onder de tafel in zijn hand
        ze heeft een deel van haar stack in haar tas
        heeft fiches in zijn zak van tafel meegenomen
        hij pakte chips van tafel en stak ze in zijn zak
        speler heeft chips in zijn broekzak
        ze nam haar chips in haar jas mee naar de andere tafel
        hij gaf een deel van zijn chips aan een andere speler
        hij heeft toernooichips in zijn tas verstopt tijdens de pauze
        Hij stak zijn fichen in zijn jaszak en liep naar de andere tafel
        Seat 3 houdt zijn grote jetons onder zijn trui
        Kwam na het verhuizen binnen met zijn stapel in een sporttas
        Onderweg naar haar nieuwe stoel eerst langs de bar met heel haar stack
        Zijn vijfduizendjes zitten in zijn vuist geklemd, niemand ziet ze
        Hij nam zijn fichen mee naar buiten om te roken, niemand zag hem
        Mo stopte z'n fiches in z'n broekzak bij het verhuizen
        Hans liep met z'n stapel eerst naar de plee, toen pas naar tafel 4
        Toos heeft haar grote schijven onder haar sjaal weggemoffeld
        Dennis nam z'n hele stek mee naar buiten in een rugzakje
        Sjaak houdt 25k in z'n vuist verstopt onder het tafelblad
        Met z'n jas over het bakje heen liep Piet naar tafel 12
        De meneer op zeven had een minuut geleden twee paarse meer, ze zitten in zijn borstzak
        De camera zag hem in de eetpauze er een in zijn schoen doen
        Bij het verhuizen naar de nieuwe tafel zag ik dat de man voor me de grote fiches onder zijn jas in zijn hand hield en alleen de kleine in het rek had
        Met alle fiches liep hij naar de nieuwe tafel, een paar in zijn tas
        Bij het verhuizen hield hij ze onder zijn jas
        Deed fiches in zijn zak, pak je ze af?
        In zijn vuist bleef een vijfduizendje en hij deed die dicht
        Uit de satelliet nam hij ze als aandenken mee naar huis
        Onze tafel werd opgeheven en hij was tien minuten weg met zijn fiches
        Op weg naar de andere tafel zag niemand waar zijn toren bleef
        hij stak fiches in zijn zak
        ze loopt rond met haar fiches in de hand
        nam toernooifiches mee de zaal uit
        houdt de grote fiches achter de kleine
        heeft na het verplaatsen ineens meer fiches dan ervoor
        draagt zijn stapel naar de nieuwe tafel in een dichte tas
        nam een fiche mee naar huis als aandenken
        had een fiche van een andere speeldag bij zich
chips-out-of-view-fact-how = Hoe hield of vervoerde de speler de chips?
    .label = chips
    .carried = verborgen meegenomen, in een zak, een tas of onder kleding
    .held = aan tafel verborgen, in een zak, een hand of onder kleding
    .away = open meegenomen, maar onderweg zag niemand hem meer
    .detour = open meegenomen naar een nieuwe tafel, maar met een omweg
    .rack = meegenomen in een rack van het huis, zichtbaar
    .bag = meegenomen in een gesloten sealbag van het huis
chips-out-of-view-outcome-disqualified = De speler wordt gediskwalificeerd
chips-out-of-view-outcome-forfeited = De speler is deze chips kwijt, en diskwalificatie is mogelijk
chips-out-of-view-outcome-may-disqualify = Jouw keuze: diskwalificatie met verlies van alle chips, of niet
chips-out-of-view-outcome-show-again = De chips komen weer in het zicht, de speler is niets kwijt
chips-out-of-view-outcome-no-breach = Niets aan de hand: zo mag je chips vervoeren
chips-out-of-view-outcome-detour = De speler is niets kwijt, maar de omweg kan een penalty opleveren
chips-out-of-view-outcome-in-view = De speler is niets kwijt: de chips waren te zien
chips-out-of-view-order-chips-on-the-table = Floor: laat de speler deze chips zichtbaar op tafel leggen en tel ze.
chips-out-of-view-order-disqualify = Toernooileiding: diskwalificeer de speler.
chips-out-of-view-order-take-stack = Floor: haal alle chips van deze speler uit het spel.
chips-out-of-view-order-take-hidden = Floor: haal de chips die uit het zicht waren, uit het spel.
chips-out-of-view-order-see-disqualification = Floor: ga verder met het incident Diskwalificatie (disqualification).
chips-out-of-view-order-may-be-disqualified = Toernooileiding: beslis of de speler ook gediskwalificeerd wordt. Zo ja, ga dan verder met het incident Diskwalificatie (disqualification).
chips-out-of-view-order-plays-on = Speler: speel verder met de chips die in het zicht bleven, als je niet gediskwalificeerd bent.
chips-out-of-view-order-director-decides = Toernooileiding: beslis of de speler gediskwalificeerd wordt. Alleen dan is hij zijn chips kwijt.
chips-out-of-view-order-chips-stay = Floor: laat de speler zijn chips houden.
chips-out-of-view-order-straight-on = Speler: ga meteen naar je nieuwe plaats.
chips-out-of-view-order-back-in-view = Speler: leg al je chips op tafel, zodat iedereen ze ziet.
chips-out-of-view-order-see-shielded-chips = Floor: ga verder met het incident Stack die niet te tellen is (shielded-chips).
