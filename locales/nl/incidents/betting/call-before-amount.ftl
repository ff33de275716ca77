call-before-amount = Call voordat het bedrag bekend is
    .search = te vroeg gecalld, te vroeg gecalled, call voor het bedrag, gecalld zonder het bedrag te weten, snap call, insta call, te snel gecalld, call op "raise", call op "bet", blinde call, blind gecalld, in het donker gecalld, snelle call, wist niet hoeveel, elk bedrag
    .told =
        Ik zeg bet op de turn, ben nog chips aan het pakken en de volgende speler roept al call, ik had nog helemaal geen bedrag genoemd
        ik callde voor bedrag bekend was
        Hij zei alleen raise, ik zei meteen call en nu noemt hij ineens 8000
        Ik riep call op zijn all-in terwijl die nog niet geteld was, en het is veel meer dan ik dacht
        Op de river zegt hij bet zonder bedrag, ik zeg call, en dan maakt hij er 25.000 van omdat ik toch al gecalld had
        Hij callt de all-in blind, zonder te vragen hoeveel het is, en nu de dealer telt wil hij terugkrabbelen
        Zit ik aan mijn call vast als hij nog geen bedrag had genoemd bij zijn bet?
        call gezegd, bedrag nog onbekend
        Seat 2 zegt call voordat seat 1 gezegd heeft hoeveel hij raist.
        Hij callde de all-in zonder te vragen hoeveel het was en schrikt nu van het bedrag.
        Seat 1 zegt raise, seat 2 zegt direct call, en daarna maakt seat 1 er 6000 van op 300/600.
        Button schuift een stapel in, all-in, niemand heeft geteld, de big blind roept call en het blijkt 43.000 te zijn.
        Zit hij vast aan zijn call als hij het bedrag van de bet nog niet wist?
    .heard =
        UTG zegt raise en de knop zegt meteen call, er is nog geen bedrag gevallen
        ik flapte er call uit en dan schuift hij zijn hele stapel erin
        hij gaat akkoord zonder te vragen wat het kost, nu zit hij te mopperen
        plaats 2 duwde een berg naar voren, plaats 4 riep gelijk mee, niks geteld
        ze was er sneller bij dan de pot en hoort dan dat het 40k is
        ik dacht dat hij klein ging doen, dus ik zei overhaast call
        hij onderbrak hem met "doe ik" zodra het woord bet viel
        caller zegt dat hij op een minbet rekende en wil dat monsterbedrag niet betalen
        te gretig meegegaan en toen noemde de raiser expres een absurd getal
        hij wacht op mijn voorbarige call en maakt er twintig keer de pot van
        ik riep oké call terwijl hij nog fiches aan het uitzoeken was
        moet ik alles betalen terwijl hij zijn prijs nog niet genoemd had
        call gezegd voordat het bedrag bekend was
        riep call voordat de inzet was uitgesproken
        meegegaan zonder te weten hoeveel het kost, achteraf is het enorm
        hij zei call voordat de ander had gezegd hoeveel het was
        ik callde de all-in voordat hij geteld was, nu is het veel meer dan ik dacht
        er werd alleen bet gezegd, de volgende zegt al call en dan wordt het 20.000
        stoel 3 callt voordat het bedrag van de bet bekend is
        te snel gecalld, de raise lag er nog niet en toen werd het 12k
        speler callt en pas daarna noemt de raiser een bedrag, zit hij eraan vast
        Ben zegt ik betaal, terwijl seat 2 enkel bet riep zonder cijfer
        Riep ik ga mee nog vóór die ander zei hoeveel het werd
        Ik kolde zijn reest in den blinde, nu zegt hij ineens 25k
        Shove nog niet geteld en zij snapt al, blijkt 80k
        De knop zegt ik zie u, maar hoeveel den bet is weet niemand nog
        Kolletje al gezegd, pas daarna noemt die vent 15 duizend voor zijn bet
        Ik riep betaald op z'n sjov, had geen idee dat er 60k stond
        Toos zegt ik verhoog, Wim gelijk ik ga mee, hoort dan pas 12.000
        Volgde blindelings die ongetelde stapel, nu schrikt ie dat 't 48 mille is
        Jan zei doe ik, en toen noemde Piet pas vijf ruggen
        Stoel 7 zei kol terwijl niemand de ol-in van stoel 2 had nageteld
        Ali had al meebetaald toen Nel nog moest zeggen hoe groot haar inzet werd
        Hij greep naar zijn fiches en ik zei call voordat hij had geteld
        De ander zei „bet“ en greep naar zijn hoogste fiches, ongeduldig riep ik call en zag toen pas dat het zijn halve stack werd
        De bet had nog geen hoogte en was al aangenomen
        Blind zei ze call en werd bleek toen ze 26.000 zag
        Een berg in het midden, ik call, en het was het dubbele
        Ik zei call en daarna kwam pas het bedrag, moet ik?
        De fiches vielen nog toen de buurman zei dat hij het nam
        Aangenomen zonder te weten of er vijf of vijftig lag
        Bindt elk bedrag hem als hij op een los „bet“ al call zegt?
        De inzetter had net ademgehaald en „ik zet“ gemompeld en de ander was al meegegaan
        zei call en had niet door dat de ander alles had ingezet
        hij dacht dat het een kleine bet was, zei call, en toen bleek het alles te zijn
        hij callde in de mening dat het er 500 waren en het was 5.000
        callde zonder te vragen hoeveel het was
        zegt call en de bet was hoger dan hij dacht
        hij wist niet hoe groot de all-in was toen hij callde
call-before-amount-fact-called-on = Wat callde de speler?
    .label = call
    .no-amount = een "bet" of "raise", nog zonder bedrag
    .not-counted = een all-in of chips die er al lagen, alleen niet geteld
call-before-amount-outcome-any-amount = Jouw keuze: hoeveel de caller moet callen; elk bedrag kan
call-before-amount-outcome-some-amount = Jouw keuze: hoeveel de caller moet callen
call-before-amount-outcome-full-bet-owed = De caller moet de hele bet callen
call-before-amount-outcome-not-bound = De te vroege call bindt niet
call-before-amount-outcome-chips-decide = Het woord bindt niet; alleen ingezette chips binden
call-before-amount-order-stop = Dealer: leg het spel stil tot de toernooileiding heeft beslist.
call-before-amount-order-decide-any-amount = Toernooileiding: stel het bedrag vast dat het best bij de situatie past. De caller mag aan elk bedrag worden gehouden.
call-before-amount-order-decide-some-amount = Toernooileiding: stel het bedrag vast dat het best bij de situatie past.
call-before-amount-order-then-go-on = Dealer: kondig het vastgestelde bedrag aan. Het spel gaat daarmee verder.
call-before-amount-order-name-amount = Dealer: vraag de speler die "bet" of "raise" zei naar het bedrag.
call-before-amount-order-pay-all = Caller: call de hele bet, voor zover je stack reikt.
call-before-amount-order-count-bet = Dealer: tel de bet.
call-before-amount-order-decide-anew = Is het bedrag duidelijk, dan kiest de te vroege caller opnieuw: call, raise of fold.
call-before-amount-order-nothing-put-out = Een caller die nog niets heeft ingezet, is nog aan de beurt.
call-before-amount-order-chips-put-out = Ga verder met het incident Undercall (undercall) als er chips liggen.
call-before-amount-remark-not-any-amount = De caller kan niet aan zomaar elk bedrag worden gehouden.
call-before-amount-remark-should-wait = De caller had moeten wachten: niemand handelt voordat het bedrag duidelijk is.
call-before-amount-remark-fairness-always = Het boek voegt toe dat billijkheid ook hier voorgaat (regel { $fairness }).
call-before-amount-remark-fairness-in-dispute = Het boek voegt toe dat billijkheid bij een geschil voorgaat (regel { $fairness }).
