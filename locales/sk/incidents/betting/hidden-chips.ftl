hidden-chips = Skryté žetóny pri all-ine
    .search = skrytý žetón, schované žetóny, žetóny nájdené po all-ine, zabudnutý žetón, žetón pod kartami, žetón za stackom, zostali mu žetóny, žetóny navyše po calle, žetón v ruke, prehliadnuté žetóny, neskôr nájdený žetón, nevložil všetko
    .told =
        Mal skryté žetóny pri all-ine
        Dal all-in, callol som a až potom sa ukázalo, že mal za kartami ešte žetóny
        Vyhral som nad ním all-in a teraz vytiahol spod ruky ešte jeden žetón za 5 tisíc
        Ja som dorovnal all-in 9 tisíc, ruka sa ešte hrá a zrazu pod chráničom kariet našli ďalších 10 tisíc v jednom žetóne
        Prehral all-in, už mal vstávať a zrazu našiel za malými žetónmi dva 25-tisícové, čo nikto predtým nevidel
        Dostanem zaplatené aj tie žetóny, čo mal pri all-ine schované a nikto ich nevidel?
        Po all-ine našli schované žetóny
        Hráč bol all-in, dostal call a až potom sa mu pod kartami našiel ďalší žetón
        Po calle all-inu sa ukázalo, že hráč mal veľký žetón schovaný za malými
        Hráč prehral all-in, súpera som vyplatil a potom sa mu za stackom našla skrytá päťtisícka
        Seat 2 vyhral all-in za 12 000 a až po ruke vytiahol ešte 10 000, ktoré súper pri calle nevidel
        Ráta sa do all-inu žetón, ktorý bol skrytý a súper o ňom pri calle nevedel?
    .heard =
        za jeho card protectorom stála ešte 25k
        pod rukávom mu ležal čierny, keď už bol pot posunutý
        veľký bol naspodku pod malými, keď šupol
        pot vyplatený a zrazu sa pod mobilom objaví 10k
        vypadol, odchádza a naraz má v mikine plaketu
        zaplatil som tridsať a on spoza pohára vyloví ešte päť
        porazený zdvihol karty a prekvapenie, tri ďalšie žetóny
        dostane víťaz zaplatené za žetón čo nikto nevidel
        tvrdí že je stále v turnaji so žetónom o ktorom sme nevedeli
        dealer zrátal čo videl, neskôr ktosi objavil tisícku pri okraji
        po zdvojnásobení sme zistili že za lakťom mal viac
        počas pushu držal jeden žetón v pästi
        mal veľké žetóny schované za kartami, ukázalo sa to po dorovnaní
        po vyhranom all-ine sa našiel ešte jeden žetón navyše ktorý nebol vidieť
        dealer zrátal jeho kôpku, no ďalšie žetóny mal pod kartou
        bol all-in a prehral, potom mal pod kartami ešte žetón 5 000
        hráč mal veľké žetóny skryté za malými, keď som mu dal call na all-in
        po all-ine vytiahol ešte jeden žetón, ktorý nikto nemohol vidieť
        dal som call na jeho all-in a on mal veľký žetón pod rukou
        rátajú sa skryté žetóny, keď je all-in a súper o nich nevedel
        zdvojil sa a tvrdí, že sa ráta aj žetón pod ochrancom kariet
        po kôle mu spod kariet vyliezla ešte jedna tisícka
        išiel olin a za plechovkou mal ďalších päť litrov
        prehral, vstáva a pod protektorom mu ostali dve fialové
        vyhral olin a zrazu vytiahol desinu čo nebolo vidno
        pušol všetko, až potom sa našla päťtisícovka zasunutá za drobnými
        platil som mu 18, teraz vraj šupol 23, kus bol zakrytý rukou
        Prehral všetko a zrazu spod kariet vytiahol ešte dva modré čipy
        Za pohárom mal schovanú desaťtisícku, keď to tam šupol, nikto ju nevidel
        Dorovnal som olin a až potom sa mu pod rukou našla päťtisícka
        Vyhral a chce, aby som mu doplatil aj tie čipy spod mobilu
        Tú veľkú placku mal zastrčenú za drobnými, keď dal celú kopu
        Ruka dohraná, mal vypadnúť, a pod rukávom mu ostala dvadsaťpäťka
        Po prehratom all-ine sa za jeho pohárom našla čierna päťtisícka
        Žetón bol pod telefónom, keď sa počítal stack, o ňom nikto nevedel
        Vypadol a pod obálkou s receptom mu ešte ostali dva žetóny
        Dorovnal som all-in a za stĺpcom malých boli potom veľké
        Víťaz all-inu vytiahol spod ruky ešte dve tisícky, že aj tie mali byť zdvojené
        Po prehratom all-ine sa zdvihol, aby išiel, a vtom sa pod jeho šálkou našli ešte dva veľké žetóny, ktoré nikto pri počítaní nevidel
        Po all-inu se našly další žetony, které měl schované pod kartou
        Už sme si podali ruky, on odchádzal a z rukáva mu vypadol fialový
        Ležalo to pod servítkou, nie naschvál, ale all-in bol už vyplatený
        Koľko mu treba doplatiť, keď vyhral a časť stacku bola skrytá za rukou?
        veľký žetón bol za jeho kôpkou, keď išiel all-in
        po all-ine sa objavili ďalšie žetóny
        nevideli sme jeho veľké žetóny
hidden-chips-fact-hand = Kedy sa žetóny našli a ako ruka dopadla?
    .label = nález žetónov
    .lost = po skončení ruky, ich majiteľ prehral
    .won = po skončení ruky, ich majiteľ vyhral
    .running = po calle, ruka sa ešte hrá
hidden-chips-outcome-paid-too = Skryté žetóny sa rátajú: súper zaplatí aj tie
hidden-chips-outcome-lost-too = Skryté žetóny sa rátajú: prehrané sú aj tie
hidden-chips-outcome-chips-play = Skryté žetóny sa rátajú: patria k all-inu
hidden-chips-outcome-not-paid = Skryté žetóny sa nerátajú a nevyplatia sa
hidden-chips-outcome-given-to-winner = Skryté žetóny dostane víťaz
hidden-chips-outcome-caller-may-get = Skryté žetóny majiteľa nezachránia; dostať ich môže víťaz, ktorý dorovnal
hidden-chips-outcome-winner-may-get = Žetóny sa nevrátia; dostať ich môže víťaz
hidden-chips-outcome-chips-do-not-play = Skryté žetóny nepatria k all-inu
hidden-chips-outcome-not-said = Kniha mlčí, kým sa ruka hrá
hidden-chips-outcome-paid-though-not-part = Skryté žetóny nepatria k all-inu, no vyplatia sa
hidden-chips-outcome-given-to-caller = Skryté žetóny dostane víťaz, ktorý dorovnal
hidden-chips-outcome-kept = Majiteľ si skryté žetóny nechá a hrá ďalej
hidden-chips-order-set-chips-aside = Dealer: skryté žetóny nechaj bokom, aby ich každý videl.
hidden-chips-order-director-decides-early = Floormanager/TD: v záujme férovosti (pravidlo { $fairness }) rozhodni, či sa žetóny rátajú.
hidden-chips-order-caller-pays-them = Hráč, ktorý dorovnal: zaplať aj skryté žetóny, najviac však toľko, na koľko ti stačí stack.
hidden-chips-order-winner-takes-as-bet = Víťaz: dostaneš aj skryté žetóny, najviac však toľko, koľko kryje tvoj stack.
hidden-chips-order-count-into-all-in = Dealer: pripočítaj skryté žetóny k all-inu.
hidden-chips-order-pay-counted-only = Dealer: vyplať all-in bez skrytých žetónov.
hidden-chips-order-hand-goes-on = Ruka sa dohrá.
hidden-chips-order-later-won = Ak majiteľ vyhrá, skryté žetóny sa nevyplatia.
hidden-chips-order-later-lost-given = Ak majiteľ prehrá, skryté žetóny dostane víťaz.
hidden-chips-order-later-lost-may-give-caller = Ak majiteľ prehrá, skryté žetóny ho nezachránia a floormanager/TD ich môže dať víťazovi, ktorý dorovnal.
hidden-chips-order-give-to-winner = Floormanager/TD: daj skryté žetóny víťazovi. Majiteľovi nezostanú.
hidden-chips-order-chips-do-not-save = Skryté žetóny majiteľa v turnaji neudržia.
hidden-chips-order-not-given-back = Skryté žetóny sa majiteľovi nevrátia.
hidden-chips-order-director-may-give-caller = Floormanager/TD: rozhodni, či ich dostane víťaz, ktorý dorovnal.
hidden-chips-order-director-may-give-winner = Floormanager/TD: rozhodni, či ich dostane víťaz.
hidden-chips-order-pay-them-too = Hráč, ktorý dorovnal: zaplať aj skryté žetóny, najviac však toľko, na koľko ti stačí stack.
hidden-chips-order-later-won-paid = Ak majiteľ vyhrá, skryté žetóny sa vyplatia.
hidden-chips-order-later-lost-given-caller = Ak majiteľ prehrá s hráčom, ktorý dorovnal, skryté žetóny dostane tento hráč.
hidden-chips-order-later-lost-may-give-winner = Ak majiteľ prehrá, skryté žetóny sa mu nevrátia a floormanager/TD rozhodne, či ich dostane víťaz.
hidden-chips-order-later-lost-kept = Ak majiteľ prehrá, skryté žetóny mu zostanú.
hidden-chips-order-give-to-caller = Floormanager/TD: daj skryté žetóny víťazovi, ktorý dorovnal. Majiteľovi nezostanú.
hidden-chips-order-keep-them = Majiteľ: skryté žetóny si nechaj a hraj s nimi ďalej.
hidden-chips-remark-keeping-not-said = Kniha hovorí len to, že sa nevyplatia. Nehovorí, že by o ne ich majiteľ prišiel.
hidden-chips-remark-otherwise-not-said = Kniha nehovorí, kam žetóny pôjdu, ak ich nedostane nikto.
hidden-chips-remark-only-after-hand-named = Pravidlo knihy sa týka len žetónov nájdených po skončení ruky.
hidden-chips-remark-what-to-go-by = Či sa call týkal aj týchto žetónov, posúď podľa toho, čo hráč, ktorý dorovnal, mohol vidieť a čo mu povedali.
