ante = Ante: verlagen, of vóór de blind betaald
    .search = ante verlagen, lagere ante, kleinere ante finaletafel, big blind ante, BBA, ante vóór de blind, korte big blind en de ante, wat gaat eerst, ante of blind, antes omlaag
    .told =
        Mag de ante omlaag nu we met weinig zijn?
        De finaletafel wil een lagere ante
        Met vier man over vragen ze of de big blind ante kleiner kan
        De big blind heeft niet genoeg voor de ante en de blind samen
        Big blind is short: wat gaat eerst, de ante of de blind?
        De BB heeft nog één chip bij big blind ante, gaat die naar de ante?
        Mogen de antes verlaagd worden naarmate het toernooi vordert?
        Stoel 6 zet zijn laatste chips neer, telt dat als ante of als blind?
        Heads-up willen ze de antes halveren
        Bij een big blind ante met nog 800: hoeveel daarvan is de blind?
    .heard =
        met z'n drieën vreet die BBA ons op, kan die omlaag
        hij heeft minder dan blind plus ante, welke gaat er het eerst af
        laatste 1000, ante 1000 en blind 1000, speelt hij dan nog ergens om
        nog vijf over, kan de ante gehalveerd
        waarom betalen we een ante voor een volle tafel als we met drie zitten
        shortstack op de BB, wat heeft voorrang
        kan de floor de ante laten zakken voor de finale
        de ante slokte zijn hele stack op, klopt dat
        In de big had hij 1.200, blind duizend en ante duizend, wat gaat eerst?
        Nog wat kleingeld en niemand wist of eerst de ante of de blind
        Aan de finaletafel wilden drie man de ante omlaag, omdat hij hoger is dan de small
        Korte stack in de big, betaalt hij eerst de ante?
        Met vier betaalt de big nog de hele ante, is dat niet veel?
        De dame in de big had aan de finaletafel nog achthonderd, blind zeshonderd en ante ook zeshonderd, en iedereen kibbelde wat daar het eerst af gaat
        Iedereen 200, hij heeft 150, waar speelt hij om?
        De ante kwam er twee keer in, een keer van de knop en een keer van de big
        Heads-up gaat hij omlaag, onze dealer wist er niks van
        Moet hij de ante helemaal leggen en krijgt hij voor de blind alleen de rest?
ante-fact-what = Waar gaat het om?
    .label = het gaat om
    .lowered = de ante moet omlaag
    .short-big-blind = de big blind kan de ante voor de tafel en de blind niet allebei betalen
ante-outcome-not-lowered = De ante blijft: verlagen mag niet
ante-outcome-should-not-be-lowered = De ante blijft: die hoort niet te worden verlaagd
ante-outcome-may-be-lowered = De ante mag omlaag
ante-outcome-lowering-not-said = Het boek zegt niet of een ante omlaag mag
ante-outcome-ante-first = Eerst de ante, dan de blind
ante-outcome-blind-first = Eerst de blind, dan de ante
ante-order-keep = Floor: houd de ante van de structuur aan, ook aan de finaletafel.
ante-order-house-may-lower = Toernooileiding: beslis over de ante en kondig het vóór het volgende level aan.
ante-order-director-decides = Toernooileiding: beslis naar billijkheid (regel { $fairness }) over de ante; de aangekondigde structuur geldt voor alle spelers.
ante-order-ante-then-blind = Dealer: haal uit deze chips eerst de ante voor de tafel.
ante-order-rest-is-blind = Dealer: wat overblijft, is de big blind van de speler. Daarvoor is hij all-in; de anderen callen de volle big blind.
ante-order-blind-then-ante = Dealer: haal uit deze chips eerst de big blind.
ante-order-rest-is-ante = Dealer: wat overblijft, gaat naar de ante; de rest van de ante is niet meer verschuldigd.
ante-remark-recommended = Het boek beveelt aan dat de big blind de ante voor de tafel betaalt.
