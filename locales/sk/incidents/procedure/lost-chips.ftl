lost-chips = Stratené a nájdené žetóny
    .search = našiel sa žetón na zemi, žetón pod stolom, nájdené žetóny, stratený žetón, čí je tento žetón, leží tu žetón, žetón na prázdnom mieste, niekomu spadol žetón, zatúlaný žetón, nikto nevie čie sú tie žetóny, spadol mi žetón zo stola, žetón nájdený po prestávke
    .told =
        Našiel som žetón na zemi
        Na podlahe pod stolom leží žetón za 5 tisíc, čí je?
        Stratil som žetón, niekto ho možno zobral, chýba mi tisícka
        Upratovačka našla pod stolom dva žetóny po 1 000 a hlásia sa o ne dvaja hráči
        Videli sme, že z jeho stacku spadol modrý žetón na zem a teraz ho drží hráč vedľa
        Komu patrí nájdený žetón, keď nikto nevie, komu spadol?
        Našiel sa žetón na zemi
        Pod stolom som našiel päťtisícku a nikto nevie, čia je
        Hráčovi spadol žetón na zem a celý stôl videl, z ktorého stacku
        Po prestávke ležala pri stole 4 na zemi tisícka a dvaja hráči tvrdia, že je ich
        Seat 2 hlási, že stratil žetón 1 000, a jeden taký sme našli pod jeho stoličkou
        Komu patrí žetón nájdený na podlahe, keď sa nevie, čí je?
    .heard =
        upratovač zdvihol z koberca tisícku
        pod stoličkou sedmičky je čierny a nikomu nič nechýba
        dealer zbadal samotnú päťstovku zaseknutú medzi okrajom a plátnom
        pri prekladaní sa odkotúľala päťtisícka, celý stôl to videl
        tvrdí že ten zelený na podlahe je jeho, vie to dokázať
        komu chýba tento kúsok
        jeden mi zmizol, mal som tri žlté a teraz dva
        v držiaku na pohár ostala stovka
        ten stôl je hodinu prázdny a stojí tam zabudnutá kôpka
        lakťom som si zvalil stĺpec a jeden odskočil kamsi preč
        čašníčka stúpila na turnajový žetón a podáva mi ho
        objavili sa vedľa dealerovej kasičky a nik sa nehlási
        našiel sa žetón na podlahe, nevie sa čí je
        cudzí žetón leží pod stolom bez majiteľa
        na zemi ležal žetón, čí je
        pod stolom sa našiel žetón 1 000
        hráč hovorí, že stratil žetón, na koberci sme jeden našli
        žetón sa skotúľal zo stola a nikto nevie, komu patrí
        pod stolom leží päťtisícovka, nevieme čia je
        na zemi ležal čip, tvrdí že mu vypadol zo steku
        upratovačka doniesla tri tisícky z chodby, komu to patrí
        Ľuboš kričí že mu zmizol päťlitrák, našiel sa pod stoličkou
        videli sme všetci ako mu z kopy spadla desina na koberec
        dílerka má pri nohe zatúlaný koláč, nikto sa nehlási
        Na koberci leží päťtisícka, nikto nevie, komu padla
        Pod stolom ktosi zdvihol čip, jednotka tvrdí, že je jej
        Všetci videli, ako Ferovi skĺzla z kôpky tisícka na zem
        Upratovačka priniesla dve modré, kto ich nechal pri stoličke
        Chýba mi päťtisícka, asi sa skotúľala pod vedľajší stôl
        Medzi stoličkami ležal jeden čip a hlásia sa traja
        Medzi stoličkami ležal červený žetón, hlásili sa oň dvaja
        Z potu sa odkotúľal čierny a chlapec za lanom ho dal otcovi
        Našiel som žetón pod stolom, nikto sa neprihlásil
        Keď víťaz ťahal pot oboma rukami k sebe, jeden čierny sa skotúľal cez okraj, zdvihol ho chlapec spoza lana a teraz dvaja hráči tvrdia, že im patrí
        Majiteľ sa neprihlásil, hľadalo sa po celej sále
        Lezal na zemi zeton, komu ho dat?
        Pod stolem ležel žeton, nikdo neví čí je
        Pod stôl mu spadla tisícka, ale iný tvrdil, že je jeho
        V umývadle pri toaletách niekto nechal tri zelené
        Pri zametaní večer sa našli dva žetóny z prvého dňa
lost-chips-fact-owner = Je isté, komu žetóny patria?
    .label = majiteľ istý
    .unknown = nie, nikto to nevie
    .known = áno, podarilo sa to zistiť
    .seen = áno, stôl videl, z ktorého stacku spadli
lost-chips-outcome-out-of-play = Nájdené žetóny idú z hry
lost-chips-outcome-back-to-owner = Žetóny sa vrátia majiteľovi
lost-chips-outcome-stay-with-player = Žetóny neboli stratené: ostávajú hráčovi, ktorému patria
lost-chips-order-leave-them = Dealer: nechaj žetóny ležať, kým nepríde floormanager. Nech sa ich nikto nedotýka.
lost-chips-order-to-inventory = Floormanager: vezmi žetóny z hry a vráť ich do zásoby žetónov turnaja.
lost-chips-order-to-management = Floormanager: vezmi žetóny z hry a odovzdaj ich TD.
lost-chips-order-to-casino = Floormanager: vezmi žetóny z hry a vráť ich kasínu.
lost-chips-order-out-of-tournament = Floormanager: vezmi žetóny z turnaja.
lost-chips-order-nobody-gets-them = Floormanager: oznám stolu, že tieto žetóny nedostane žiadny hráč.
lost-chips-order-give-back = Floormanager: vráť žetóny hráčovi, ktorému patria, a to tak, aby to videl celý stôl.
lost-chips-remark-owner-makes-no-difference = V tejto knihe ide z hry každý stratený žetón. Výnimku pre známeho majiteľa nemá.
lost-chips-remark-donation-as-printed = Podľa knihy idú tieto žetóny do „toernooidotatie“; čo to je, kniha nehovorí. Zrejme sa myslí zásoba žetónov turnaja.
lost-chips-remark-not-lost = Pravidlo je o stratených žetónoch. Komu žetóny len spadli zo stola, ten o nič nepríde.
lost-chips-remark-see-hidden-chips = Ak bol ten hráč all-in a niekto ho dorovnal skôr, než sa žetóny našli, pokračuj incidentom Skryté žetóny pri all-ine (hidden-chips).
