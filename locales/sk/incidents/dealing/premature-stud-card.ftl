premature-stud-card = Predčasná karta v stude
    .search = predčasná karta v stude, karta v stude priskoro, predčasná odkrytá karta v stude, štvrté rozdanie priskoro, piate rozdanie priskoro, šieste rozdanie priskoro, siedme rozdanie priskoro, fourth street priskoro, seventh street priskoro, ďalšie rozdanie pred koncom stávkového kola, dealer rozdal ďalšiu kartu prirýchlo, hráč sa v stude ešte nevyjadril, karta v razze priskoro, preskočený hráč v stude
    .told =
        V stude dal kartu priskoro
        Hráme stud a dealer rozdal piatu kartu, kým sme ešte nedohrali štvrtú
        V stude mi dal siedmu kartu, hoci súper ešte mal betovať na šiestej
        Seven card stud, na štvrtej ulici som ešte nedorovnal bet 200 a dealer už dal všetkým ďalšiu kartu lícom hore
        Razz, na šiestej ulici boli dvaja ešte na rade, dealer už roznáša siedmu kartu a jeden hráč si ju pozrel
        Čo sa stane s kartou, ktorú v stude rozdal skôr, než sme dohrali stávky?
        V stude karta priskoro
        V stude som rozdal piatu kartu, hoci na štvrtej ulici sa ešte stávkovalo
        V stude dostal hráč ďalšiu kartu skôr, než sa skončilo stávkové kolo
        Seven-card stud, na piatej ulici mal seat 6 ešte hrať a ja som už rozdal šiestu kartu
        V stude som siedmu kartu rozdal predčasne, na šiestej ulici čelil seat 3 ešte betu 800
        Čo s kartou, ktorú dealer v stude rozdal pred koncom stávkového kola?
    .heard =
        na tretej som nebol hotový a už posiela štvrtú
        každý má novú otvorenú, kráľ vysoko ešte premýšľal
        razz: nízka ruka mala staviť, päťka už drží svoju piatu
        na bring-in dvaja neodpovedali a štvrtá už ide
        dealer dáva šiestu, hoci na piatej visí raise
        stud hi-lo, siedmu rozdal skôr než sa vyrovnala stávka na šiestej
        jedna door karta unáhlene, zoberú sa nové otvorené
        sedemkartový stud, jeden nedoplatil a traja už majú ďalšiu
        začala ďalšie kolo upcards, na môj bet nikto neodpovedal
        piata prišla rýchlo, otvorený pár mal hovoriť prvý
        kto si čo nechá keď sa v sedemkartovom rozdalo dopredu
        posledná zakrytá je tam a ten s troma osmičkami ešte hral
        v stude vydal ďalšiu kartu pred koncom stávkovania
        rozdal šiestu ulicu predčasne, jeden ešte nekonal
        v stude dealer rozdal piatu ulicu priskoro
        ďalšia ulica prišla skôr, ako sa skončilo stávkovanie na štvrtej
        stud: karta prišla priskoro, jeden hráč ešte nekonal
        seven card stud, šiesta ulica rozdaná skôr, ako sa skončila akcia
        sedemkartový, piata ulica prišla skôr než sa dobetovala štvrtá
        v raze krupiér rozdal šiestu a ja som ešte neplatil
        siedma zakrytá prišla skoro, ešte stávkujeme na šiestej ulici
        štvrtú ulicu rozhádzal kým sa ešte riešil bring-in
        stad, hodil nám ďalšiu ulicu a Milan ešte rozmýšľal
        seven stad, unáhlil sa s piatou, dvaja po nej už čekli
        Rozdal piatu ulicu skôr, než všetci dohrali štvrtú
        Hráme razz, pani dostala šiestu priskoro, ešte sa stávkovalo
        Sedma zatvorená už prišla, a ja som na šiestej ulici ešte nedorovnal
        Krupier dal štvrtú otvorenú, a na tretej ulici ešte stávkujeme
        V razze rozdal ďalšiu ulicu a trojka ešte len premýšľala
        Dostal som siedmu dolu, a na šiestej ulici ma ešte čakalo 800
        V stude dealer rozdal štvrtú ulicu, ja som ešte nedorovnal bring-in
        Ďalšie odkryté karty už lietali a dvojica desiatok ešte mala akciu
        V razze prišla piata karta skôr, než sa doriešila štvrtá
        Kým som myslel, dealer už dával ďalšiu kartu susedovi v sedemkartovom
        V turnaji zo siedmich kariet sa na štvrtej ulici ešte nedohralo, jedna pani mala na ťah, a dealer už rozdával každému ďalšiu kartu lícom hore
        Bring-in este nebol doplateny a uz dostali dalsiu kartu
        Ve studu byla další karta dřív, než jsem dorovnal
        V mix game na stude sa rozdalo ďalej, hoci ešte rozmýšľal starý pán s najvyššou kartou
        Pri stude otvorená šestka pre suseda a ja som ešte nehrala
        Po zlom poradí kariet mal každý cudziu piatu, lebo dealer nečakal na call
premature-stud-card-fact-street = V ktorom rozdaní prišla predčasná karta?
    .label = predčasná karta prišla
    .fourth-to-sixth = vo štvrtom, piatom alebo šiestom rozdaní
    .seventh = v siedmom rozdaní
premature-stud-card-fact-since = Čo sa stalo, odkedy karta leží?
    .label = od rozdania karty
    .nothing = nič
    .action = akcia, hoci len check, no nie závažná akcia
    .substantial-action = závažná akcia (dve akcie, aspoň jedna so žetónmi, alebo tri akcie)
premature-stud-card-outcome-street-aside = Celé rozdanie ide nabok a rozdá sa znova
premature-stud-card-outcome-card-aside = Predčasná karta ide nabok
premature-stud-card-outcome-card-back = Predčasná karta sa vráti do stubu
premature-stud-card-outcome-card-stands = Karty platia
premature-stud-card-outcome-not-covered = Neupravené: kniha stud vynecháva
premature-stud-card-outcome-no-rule = Kniha na to pravidlo nemá: rozhodni v záujme férovosti
premature-stud-card-order-street-aside = Dealer: dokonči toto rozdanie, po jednej karte každému hráčovi, ktorý je ešte v ruke, a všetky karty tohto rozdania daj nabok.
premature-stud-card-order-card-aside = Dealer: daj predčasnú kartu nabok, nie do mucku.
premature-stud-card-order-card-into-stub = Dealer: vráť predčasnú kartu do stubu a celý stub premiešaj lícom nadol.
premature-stud-card-order-settle-early-actions = Floormanager: čo sa stalo priskoro, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
premature-stud-card-order-finish-round = Predošlé stávkové kolo sa najprv dohrá.
premature-stud-card-order-aside-back-now = Dealer: vráť karty, ktoré sú nabok, do stubu a premiešaj ho (scramble, shuffle, cut).
premature-stud-card-order-card-back-now = Dealer: vráť kartu, ktorá je nabok, do stubu a premiešaj ho (scramble, shuffle, cut).
premature-stud-card-order-count-stub = Dealer: spočítaj stub. Ak na všetkých nestačí, pokračuj incidentom Málo kariet na siedme rozdanie (seventh-street-shortage).
premature-stud-card-order-burn-and-deal = Dealer: spáľ kartu a rozdaj znova, po jednej karte každému hráčovi, ktorý je ešte v ruke.
premature-stud-card-order-deal-no-burn = Dealer: rozdaj znova bez pálenia karty, po jednej karte každému hráčovi, ktorý je ešte v ruke.
premature-stud-card-order-aside-back-before-last = Dealer: pred siedmym rozdaním vráť do stubu karty, ktoré sú nabok, a premiešaj ho (scramble, shuffle, cut).
premature-stud-card-order-aside-stays-out = Dealer: čo je nabok, ostane mimo hry.
premature-stud-card-order-count-stub-before-last = Dealer: pred siedmym rozdaním spočítaj stub. Ak stačí na všetkých, rozdaj poslednú kartu ako vždy; ak nie, pokračuj incidentom Málo kariet na siedme rozdanie (seventh-street-shortage).
premature-stud-card-order-cards-stand = Karty nechaj ležať: hra s nimi pokračuje.
premature-stud-card-order-see-skipped = Floormanager: o hráčovi, ktorého akcia obišla, rozhodni podľa incidentu Preskočený hráč (skipped-player).
premature-stud-card-order-floor-rules-early = Floormanager: o predčasnej karte rozhodni v záujme férovosti (pravidlo { $fairness }). Nové rozdanie platí až vtedy, keď sa skončí predošlé stávkové kolo.
premature-stud-card-order-settle-actions-on-street = Floormanager: predošlé stávkové kolo ešte beží. Čo sa stalo po novom rozdaní, vyrieš podľa incidentu Akcia mimo poradia (out-of-turn).
premature-stud-card-order-floor-rules-late = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }), či karty platia, alebo sa vezmú späť. Ak platia, pokračuj incidentom Preskočený hráč (skipped-player).
premature-stud-card-order-floor-rules = Floormanager: rozhodni v záujme férovosti (pravidlo { $fairness }). Kniha stud vynecháva.
premature-stud-card-remark-cards-back = Predtým: spálená | predčasná karta. Potom: spálená | predčasná karta späť do stubu, miešanie | nové rozdanie.
premature-stud-card-remark-cards-street = Predtým: spálená | predčasné rozdanie. Potom: spálená | predčasné rozdanie nabok | spálená | nové rozdanie. Pred siedmym rozdaním: predčasné karty späť do stubu, miešanie.
premature-stud-card-remark-cards-seventh = Predtým: spálená | predčasné siedme rozdanie. Potom: spálená | predčasné karty späť do stubu, miešanie | spálená | nové siedme rozdanie.
premature-stud-card-remark-others = V knihách, ktoré pravidlo majú, ide celé rozdanie nabok, spáli sa karta a rozdá sa znova; karty, ktoré sú nabok, sa pred siedmym rozdaním zamiešajú do stubu: spálená | predčasné rozdanie nabok | spálená | nové rozdanie.
