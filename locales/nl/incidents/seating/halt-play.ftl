halt-play = Spel stilleggen aan een onderbezette tafel
    .search = spel stilleggen, tafel stoppen, tafel komt spelers tekort, drie spelers tekort, korte tafel, we zitten maar met vijf, te weinig spelers aan onze tafel, wanneer stopt een tafel, ongelijke tafels, volste tafel, wachten op een speler, spel ligt stil, onderbreking, tafel met weinig spelers
    .told =
        te weinig spelers, spel stilleggen
        Wij zitten met vijf en de andere tafels zijn vol, waarom spelen wij door
        Onze tafel heeft drie man minder dan de rest, leg het spel stil
        Wij spelen al drie handen met maar zes man, terwijl tafel 4 en tafel 5 nog met negen zitten, ik betaal de hele tijd blinds
        Het is een 6-max en wij zitten met drie, de andere tafels met zes, en de dealer deelt gewoon door
        Moet het spel worden stilgelegd als onze tafel drie spelers minder heeft dan de andere tafels?
        tafel te kort, stilleggen?
        Tafel 4 heeft nog maar zes spelers en de rest zit met negen, spelen ze door.
        Onze tafel zit drie man korter dan de andere, leg ik het spel stil.
        Tafel 2 heeft vijf spelers, tafel 3 negen en tafel 5 negen, vol is negen, de dealer vraagt of hij moet stoppen.
        6-max turbo, één tafel speelt met drie man en de andere met zes, spelers klagen en willen dat we het spel stilleggen.
        Moet het spel stil aan een tafel die drie spelers minder heeft dan de andere tafels?
    .heard =
        wij zitten hier met vijf en de rest met negen, waarom wordt er nog gedeeld
        zeg de dealer dat hij wacht, tafel 12 is vier man kwijt
        ik betaal maar blinds met zes terwijl het hiernaast vol zit, zet ons op pauze
        dit is een turbo, we pauzeren niet voor lege stoelen
        floor, geen hand meer hier tot je iemand brengt
        de grootste tafel heeft er tien, wij zeven, moeten we ophouden
        de dealer deelde door terwijl ze moest wachten
        die hand moet ongeldig, onze halflege tafel had bevroren moeten zijn
        vanaf hoeveel lege stoelen leg je ons stil
        twee tafels zijn zwaar onderbezet, staan ze dan allebei stil
        we zijn gepauzeerd, wanneer mogen we weer beginnen
        kan de toernooileider ervan afzien en ons vieren laten doorgaan
        een tafel heeft maar vijf man, moet die stilliggen
        we zijn kort bezet en er komt niemand bij, spelen we door
        tafel stilleggen tot er is aangevuld
        vier lege stoelen bij ons, wachten met delen
        een tafel heeft drie spelers minder, leggen we daar stil
        moet de korte tafel wachten tot er iemand bijkomt
        we zijn maar met vijf aan onze tafel, de anderen hebben er negen
        onze tafel is te klein, we willen stoppen tot er een speler bij komt
        de tafel heeft twee spelers minder dan de andere, moet die stoppen
        aan deze tafel zitten er drie minder, moet het spel stilgelegd worden
        Wij zitten hier met vijf en daar negen, moeten we niet pauzeren
        Stop met geven, wij zijn drie man te kort tegenover de rest
        Maar 6 stoelen bezet bij ons, ginder 9, wachten we op aanvulling
        Waarom krijgen wij met vier lege zetels nog gegeven, zet ons op hold
        Dealer geeft verder met 4 man en de buren zitten vol, ho eens
        Onze bak loopt leeg, geven we door of eerst volk bijzetten
        Wij zitten met vijf man, de rest met negen, moeten we wachten
        Drie man tekort bij ons, moet de gever stoppen
        Nummer 7 is half leeg, gaan we door met geven
        Bep vindt dat we pauzeren tot er meer man bij komt
        6-max en wij hebben er nog maar drie, doorgaan of niet
        Bij ons zitten er vier tegen acht elders, delert geeft gewoon door
        Vier eruit in tien minuten en niemand kwam erbij
        Wij zijn met drie, hiernaast acht, waarom spelen we?
        Na een reeks uitvallers zaten we met vier, hiernaast waren ze met acht, onze blinds gingen maar rond en er kwam niemand van de organisatie
        Al een level met vier, de rest vol
        Stopt de tafel als er drie plaatsen minder bezet zijn?
        We zijn met te weinig, moeten we stoppen?
        De dealer deelde door, we waren nog met twee, de anderen vol
        Drie lege stoelen en de blinds gaan bij ons dubbel zo snel
        In shorthanded waren we met drie, kon niemand schelen
        Kan het niet even stil, we betalen ons blauw aan blinds?
halt-play-fact-format = In welke vorm wordt het toernooi gespeeld?
    .label = toernooivorm
    .full-tables = volle tafels
    .other = een andere vorm, zoals 6-max of turbo
halt-play-fact-tables = Hoeveel spelers heeft elke tafel?
    .label = spelers per tafel
halt-play-fact-full-table = Hoeveel spelers heeft een volle tafel in dit toernooi?
    .label = spelers per volle tafel
halt-play-outcome-no-halt = In deze vorm stopt er geen tafel
halt-play-outcome-no-number = Het boek zegt niet wanneer een tafel stopt
halt-play-outcome-nobody-stops = Er stopt geen tafel
halt-play-outcome-td-decides = Jouw keuze: onderbezette tafels stoppen, of gaan door
halt-play-outcome-several-to-weigh = Geen tafel stopt vanwege het aantal: elke tafel heeft minstens { $players_needed } spelers
halt-play-outcome-tables-stop = { $tables_stopped ->
    [one] { $tables_stopped } tafel stopt
   *[other] { $tables_stopped } tafels stoppen
}
halt-play-outcome-nobody-stops-against-full = Er stopt geen tafel, vergeleken met een volle tafel
halt-play-outcome-tables-stop-against-full = { $tables_stopped ->
    [one] { $tables_stopped } tafel stopt
   *[other] { $tables_stopped } tafels stoppen
}, vergeleken met een volle tafel
halt-play-order-play-on = Dealers: speel aan alle tafels door.
halt-play-order-weigh-several = Toernooileiding: kijk of twee of meer tafels veel minder spelers hebben dan de volste. Zo ja, dan stoppen die ook; wat veel minder is, bepaal je zelf.
halt-play-order-play-on-elsewhere = Dealers: speel door aan alle tafels die niet stoppen.
halt-play-order-decide = Toernooileiding: beslis of de onderbezette tafel doorspeelt en meld het aan alle tafels.
halt-play-order-decide-format = Toernooileiding: beslis of de onderbezette tafels stoppen. Het getal in de regel is voor toernooien met volle tafels.
halt-play-order-stop-tables = Floor: leg het spel stil aan elke tafel die volgens de tabel stopt.
halt-play-order-finish-hand = Dealer: speel de hand uit en stop dan.
halt-play-order-stop-with-blinds = Floor: de tafel stopt zodra het de blinds raakt, bijvoorbeeld als de big blind op een lege plaats zou komen. Tot dan wordt er doorgespeeld.
halt-play-order-bring-players = Floor: haal spelers van de volste tafels; zie het incident Tafels balanceren (table-balance).
halt-play-order-restart = Dealer: ga verder als de floor het zegt.
halt-play-remark-substantially-fewer = Hebben meerdere tafels veel minder spelers dan de volste, dan stoppen die ook. De toernooileiding beslist wat veel minder is.
halt-play-remark-halt-may-be-waived = De toernooileiding kan de tafel ook laten doorspelen.
halt-play-remark-balancing-may-be-waived = De toernooileiding kan afzien van balanceren.
halt-play-remark-waiver-no-misdeal = Een hand die zo gespeeld wordt, is geen misdeal.
