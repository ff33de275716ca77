# What finding an incident has to know of the language. What people type is theirs.

# Words that tell nothing of what happened.
search-stop-words = de het een en of maar niet geen is zijn was waren wordt worden werd hij zij ze hem haar hun ik jij je we wij u mijn jouw uw dit dat deze die van te in op aan bij voor met uit naar om door als dan er wat wie welke wanneer waar hoe waarom kan kon mag moet zal zou heeft hebben had nog ook al toch wel zich me ons t s nu even iemand zegt zei speler hier daar zn mn ie dr k n m da kun gaat
# Words that say the same, a line for each meaning, in any form of the verb.
search-same-meaning =
    weggooien gooit gooide gegooid mucken muck gemuckt wegleggen weggelegd afleggen dumpen inleveren ingeleverd wegdoen weggedaan wegwerpen afgooien
    folden fold foldt passen past pas gepast gefold opgeven opgegeven
    kaarten kaart hand blad holecards handkaarten pocketkaarten
    bet inzet inzetten inzette ingezet wed zet zette zetten bette
    raise verhogen verhoogt verhoogde verhoging reraise herverhoging open opent opende 3bet 4bet
    call callen meegaan betalen betaalt betaalde mee aanvullen matchen
    check checken checkt gecheckt kloppen klopt tikken tikt tikte getikt schuiven
    allin shove shoven jam alles push pusht geshoved
    fiches chips chip fiche stack stapel schijven munten
    kleingeld kleine wisselen wissel wisselt wisselgeld verwisselen inwisselen omwisselen ruilen change
    dealer deler croupier geefster gever
    delen deelt deelde gedeeld dealen dealt dealde gedeald uitdelen uitgedeeld geven geeft gaf gegeven
    omdraaien draait draaide omgedraaid gedraaid openleggen opengelegd tonen toont getoond laten laat zien liet gezien blootleggen bloot showen showt showde open zichtbaar
    leggen legt legde gelegd neerleggen neergelegd plaatsen plaatst schuift schoof geschoven duwt duwde neerzetten
    pakken pakt pakte gepakt nemen neemt nam genomen grijpen greep oppakken opgepakt rapen
    terugnemen teruggenomen terugpakken terugtrekken teruggetrokken terughalen terughaalt terug
    zeggen zegt zei gezegd roepen roept riep geroepen melden meldt meldde aankondigen aangekondigd noemen noemt noemde genoemd aangeven
    praten praat praatte gepraat kletsen bespreken bespreekt overleggen overlegt advies adviseert vertelt vertellen verklapt
    telefoon mobiel mobieltje gsm smartphone toestel bellen belt belde appen appt whatsapp
    vloer floor floorman toernooileiding toernooidirecteur leiding scheidsrechter arbiter
    pot pott middenpot hoofdpot
    sidepot zijpot bijpot nevenpot
    gelijk splitpot delen gedeelde splitten gesplitst chop
    button knop dealerbutton buck
    blind blinds smallblind bigblind
    stoel plaats plek seat zitplaats
    tafel table
    verhuizen verplaatst verhuist verplaatsen verhuisd overplaatsen overgeplaatst verzet wisselt
    laat telaat vertraagd later aangekomen
    afwezig weg wegliep wegloopt opgestaan vertrokken toilet roken pauze buiten elders
    terugkomen terugkomt teruggekomen terugkeert kwam komt
    beurt aandebeurt actie
    vroeg voortijdig tevroeg voorbarig voordat
    overgeslagen overslaan oversloeg slaat passeren gepasseerd
    verkeerd fout foute foutief verkeerde vergissing vergist vergissen
    vergeten vergeet vergat
    tellen telt telde geteld optellen natellen uittellen hoeveel
    tekort teweinig ontbreekt ontbreken mist missen kort
    teveel extra overtollig overbodig
    dubbel tweemaal twee zelfde dezelfde identiek
    kaartspel deck spel stok stapel pak
    schudden schudt geschud wassen geschut
    board gemeenschappelijke tafelkaarten boord
    flop flopt
    turn vierde
    river laatste vijfde
    verbranden burn burnkaart brandt gebrand verbrand
    showdown afrekening einde
    winnaar wint winnen won gewonnen winnend beste
    verliezen verliest verloor verloren
    klok tijd timer clock bedenktijd secondes seconden denken denkt nadenken treuzelt treuzelen
    straf penalty waarschuwing sanctie
    vloeken scheldt schelden gescholden beledigt beledigen uitgescholden kwaad boos woedend
    afspraak afgesproken samenspannen samenwerken collusion vriend vrienden maat maten vriendin broer
    verbergen verborgen verstopt verstoppen achter bedekt afgeschermd verscholen
    vallen valt viel gevallen liet laten
    raken raakt raakte geraakt aanraken
    scheuren gescheurd beschadigd kapot knik vouw krasje gemarkeerd gemerkt
    kijken kijkt keek gekeken bekijken gezien
    instappen ingestapt inschrijven ingeschreven late registratie registreren aanmelden
    herinkoop rebuy herkopen bijkopen reentry inkoop inkopen
    ante antes
    level niveau blindlevel verhoging
    taal engels nederlands buitenlands vreemde duits frans
    ongeldig telt vervalt dood geldig bindend
    misdeal verdeling overnieuw opnieuw herdelen
    terwijl ondertussen tegelijk intussen
