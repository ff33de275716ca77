repeat-offence = Opakovaný priestupok
    .search = robí to znova, druhé varovanie, už bol varovaný, dvakrát varovaný, ďalšia penalizácia, prísnejšia penalizácia, po tretíkrát, stále hrá mimo poradia, penalizácia po varovaní, vrátil sa z penalizácie a zas, stále ten istý hráč, koľko kôl teraz, sprísniť penalizáciu
    .told =
        Už bol varovaný, robí znova
        Dostal už jedno kolo a zase nadáva pri stole
        Pred hodinou mal varovanie za telefón a teraz telefonuje zas
        Hráč na mieste 5 už vynechal jednu ruku za ukazovanie kariet a teraz ich ukázal druhýkrát
        Už dvakrát bol potrestaný, najprv ústne, potom na celé kolo, a teraz zase hodil karty po dealerovi
        Aký trest dostane, keď už má jednu penalizáciu a spravil to opäť?
        Zase priestupok, už mal varovanie
        Hráč, ktorý už dostal varovanie, to spravil znova
        Hráč už mal dnes penalizáciu a teraz má ďalší priestupok
        Seat 9 už mal jedno kolo penaltu za nadávky a teraz zase nadáva dealerovi
        Hráč dostal najprv varovanie, potom vynechal jednu ruku a teraz je tu tretí priestupok
        Aká penalizácia ide ďalej, keď hráč už jedno kolo vynechal a má nový priestupok?
    .heard =
        dnes už raz celý orbit sedel vonku a zas to isté
        pred hodinou ho presne za toto napomenuli, čo dostane teraz
        to je tretí strike pre osmičku, aký je nasledujúci stupeň
        práve prišiel zo zmeškaných rúk a hneď to urobil opäť
        koľkokrát sa hráč napomína, než prídu kolá
        zdvojnásobíme to keď slovné upozornenie nepomohlo
        včera už mal sankciu, ráta sa aj dnes
        kolega si ho skôr zapísal do záznamov, čo si zaslúži tentoraz
        minule jedno kolo, dnes dve, alebo inak lebo je to iné previnenie
        nepoučí sa, v tomto leveli už dvakrát dostal po prstoch
        vrátil sa z trestnej lavice a veselo pokračuje
        najprv nadával, neskôr telefonoval, sčítava sa to
        hráč už mal napomenutie a urobil to znova
        po varovaní opakuje priestupok, aký prísnejší trest dostane
        po treste na kolo zase porušil pravidlá
        urobil to znova, dnes už dostal napomenutie
        druhý trest pre toho istého hráča, dostane viac
        hráč už mal trest jedno kolo a znova porušil pravidlo
        už raz dostala napomenutie za to isté
        dnes už tretíkrát, aký je ďalší trest
        zase to spravil, pred chvíľou už dostal varovanie
        už raz sedel jeden orbit a znova nadáva
        druhýkrát dnes vyklopil karty, za prvé vynechal jeden hand
        po ústnom napomenutí ten istý týpek opäť hádže karty
        odpykal si dve rundy, vrátil sa a hneď robí to isté
        nepoučiteľný je, za šetrenie kamoša už trest mal a zas
        Už dostal napomenutie a zase nadáva, čo s ním
        Ráno stál dve rozdania za trest a teraz robí presne to isté
        Po prvom varovaní si znova hádže karty do vzduchu
        Odsedel si celú orbitu a hneď po nej zase vykrikuje
        Karol nepoučiteľný, jeden trest už má a vyviedol ďalšiu vec
        Ústne varovanie už má, teraz ho chytili, že šetril kamaráta
        Popoludní už jednu pauzu mal a zasa nadáva
        Ten istý opilec, predtým mal iba napomenutie
        Druhýkrát hral mimo, prvý raz mu to odpustili
        Čo ďalej, keď už raz vynechal kolo?
        Po treťom raze sa už nikto nesmial
        Predpoludním bol upozornený za reči o živej ruke, popoludní dostal kolo pauzu a teraz, po večeri, znovu rozoberal karty, ktoré sám nemal
        Už jednou dostal varování a dělá to znovu
        Vrátil sa z trestu a do desiatich minút to isté
        Ráno za karty, večer za krik, rátame mu to spolu?
        Varovaný dvakrát, prichytený tretíkrát pri tom istom
repeat-offence-fact-earlier = Aká je najprísnejšia penalizácia, ktorú tento hráč doteraz dostal?
    .label = najprísnejšia penalizácia
    .warning = ústne varovanie
    .hands = jedna alebo viac vynechaných rúk
    .rounds = jedno alebo viac vynechaných kôl
    .nothing = zatiaľ žiadna
repeat-offence-fact-offence = Aký je nový priestupok?
    .label = nový priestupok
    .etiquette = porušenie etikety
    .soft-play = soft play
    .cheating = podvádzanie
    .other = iný priestupok
repeat-offence-outcome-not-a-repeat = Zatiaľ bez penalizácie: priestupok sa posúdi samostatne
repeat-offence-outcome-heavier = Ďalšia penalizácia je prísnejšia než predošlá
repeat-offence-outcome-may-be-heavier = Tvoja voľba: ďalšia penalizácia; smie byť prísnejšia
repeat-offence-outcome-rounds = Penalizáciou za opakovanie sú vynechané kolá
repeat-offence-order-first-offence = Floormanager: rozhodni o tomto priestupku podľa jeho vlastného incidentu.
repeat-offence-order-own-incident = Floormanager: v incidente o tomto priestupku zisti, či penalizácia môže nasledovať, alebo nasleduje.
repeat-offence-order-give-heavier = Floormanager/TD: daj prísnejšiu penalizáciu, než bola predošlá.
repeat-offence-order-may-give-heavier = Floormanager/TD: vyber penalizáciu. Smie byť prísnejšia než predošlá.
repeat-offence-order-missed-round = Floormanager/TD: ako penalizáciu daj vynechané kolá; tie kniha pri opakovaní uvádza.
repeat-offence-order-may-disqualify = Floormanager/TD: rozhodni, či dôjde k diskvalifikácii. Ak áno, pokračuj incidentom Diskvalifikácia (disqualification).
repeat-offence-order-disqualify = Floormanager/TD: diskvalifikuj hráča. Pokračuj incidentom Diskvalifikácia (disqualification).
repeat-offence-order-see-missed-rounds = Floormanager: pri vynechaných kolách pokračuj incidentom Vynechané kolá (missed-rounds).
repeat-offence-order-brief-dealers = Dealer: povedz nasledujúcemu dealerovi, aké penalizácie už tento hráč dostal.
repeat-offence-remark-warning-was-first-step = V tejto knihe je ústne varovanie prvým krokom k prísnejšej penalizácii.
repeat-offence-remark-above-warning = Prísnejšie než varovanie sú vynechané ruky, vynechané kolá a diskvalifikácia.
repeat-offence-remark-above-warning-rounds = Prísnejšie než varovanie sú vynechané kolá a diskvalifikácia.
repeat-offence-remark-above-hands = Prísnejšie je viac vynechaných rúk, vynechané kolá alebo diskvalifikácia.
repeat-offence-remark-above-rounds = Prísnejšie je viac vynechaných kôl alebo diskvalifikácia.
repeat-offence-fact-penalties-so-far = Koľko penalizácií tento hráč doteraz dostal, vrátane varovaní?
    .label = penalizácie doteraz
    .one = jednu
    .two = dve
    .three-or-more = tri alebo viac
repeat-offence-outcome-next-warning = Ďalšia penalizácia: varovanie
repeat-offence-outcome-next-one-round = Ďalšia penalizácia: jedno vynechané kolo
repeat-offence-outcome-next-two-rounds = Ďalšia penalizácia: dve vynechané kolá
repeat-offence-outcome-next-three-rounds = Ďalšia penalizácia: tri vynechané kolá
repeat-offence-outcome-next-four-rounds = Ďalšia penalizácia: štyri vynechané kolá
repeat-offence-outcome-next-disqualified = Ďalšia penalizácia: diskvalifikácia
repeat-offence-order-give-warning = Floormanager/TD: daj ústne varovanie.
repeat-offence-order-give-one-round = Floormanager/TD: daj jedno vynechané kolo.
repeat-offence-order-give-two-rounds = Floormanager/TD: daj dve vynechané kolá.
repeat-offence-order-give-three-rounds = Floormanager/TD: daj tri vynechané kolá.
repeat-offence-order-give-four-rounds = Floormanager/TD: daj štyri vynechané kolá.
