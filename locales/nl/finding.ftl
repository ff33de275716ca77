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
# What is said at a table that the floor is not called for, a line for each sentence.
search-small-talk =
    weer azen gekraakt door zeven-twee, je verzint het niet
    mag ik nog een biertje van je
    hebben ze hier ook bitterballen
    heeft Ajax nou gewonnen of niet
    pff wat is het warm hier binnen
    waar is de wc ergens
    wat kost parkeren hier per uur?
    ik sta helemaal op P3, pokke-eind lopen
    mooie trui heb je aan, lekker kleurtje
    ben je met de trein of met de auto
    file bij Utrecht natuurlijk, zoals altijd
    mijn vrouw denkt dat ik aan het overwerken ben
    doe mij maar een cappuccino en een appelgebakje
    vorige week in Namen nog tweede geworden, lekker weekendje
    wij gaan morgen naar Texel met de kinderen
    kun je de airco wat zachter zetten
    gezellig tafeltje zo hè
    hoe laat gaat de laatste tram eigenlijk
    en van je hela hola houd er de moed maar in
    heb je dat doelpunt gezien gisteren, bizar
    fdsjklfdsjkl
    ik slaap in het hotel hiernaast, bedden zijn prima
    is het ontbijt inbegrepen bij de kamer?
    kaas fiets dinsdag paraplu
    lang niet gezien joh, hoe is het met je moeder
    ik zit hier al de hele dag niks te krijgen, alleen maar bagger
    wat is het wachtwoord van de wifi
    heeft er iemand een kauwgompje
    mijn zoon zit op judo, groene band
    het regent weer pijpenstelen buiten
    waar heb je die zonnebril gekocht
    drie keer heren tegen azen vandaag, ik stop met pokeren haha
    kan ik hier ook pinnen
    bloed, zweet en tranen, zei rot op met je spijt
    lekker hoor, die saté van zonet
    jij bent toch die gast van die podcast?
    wanneer wordt er iets te eten gebracht
    ggggggg hhhh
    ik kom uit Groningen, was drie uur rijden
    goh wat een mooie klok hangt daar
    volgende maand naar Praag met de jongens
    heb jij kleingeld voor de sigarettenautomaat
    vroeger was alles beter, toen speelde niemand dit spelletje fatsoenlijk
    ik ga straks nog even een shoarmaatje halen
    zo'n stoel is slecht voor je rug man
    op een onbewoond eiland lalala
    mag ik de rekening van de drankjes op mijn kamer zetten
    gefeliciteerd met je verjaardag Henk!
    is er hier een garderobe voor mijn jas
    Max reed weer als een beest zondag
    blub
    ik heb vannacht maar vier uur geslapen
    mijn hond is net geopereerd, arm beest
    verkopen jullie ook petjes met het logo
    ik had het gevoel dat je het had, netjes gespeeld hoor
    eentje voor onderweg dan
    qwerty azerty
    wat een leuke dealer hebben ze hier, altijd vrolijk
    doe je mee met de voetbalpool van de club
    pannenkoeken met stroop
    Doe mij maar een spa rood met een schijfje citroen.
    Wie wil er nog een biertje, ik loop toch langs de bar.
    Deze cappuccino is lauw geworden terwijl ik zat te kletsen.
    Hebben jullie ook alcoholvrij witbier van de tap?
    Ik drink doordeweeks nooit wijn, alleen gemberthee.
    Alsjeblieft meneer, uw cola zero met ijs en een rietje.
    Die bitterballen waren vanbinnen nog gloeiend heet.
    Ik heb zo'n trek in een frikandel speciaal.
    Is er vanavond ook iets vegetarisch op de kaart?
    Mijn broodje kroket laat al een halfuur op zich wachten.
    Thuis eten we op woensdag altijd spruitjes met spek.
    De keuken sluit om tien uur, daarna alleen nog tosti's.
    Straks in de pauze steek ik lekker een sigaretje op.
    Ik ben in maart gestopt met roken, wat een hel was dat.
    Heb jij straks een vuurtje voor me als we buiten staan?
    Tegenwoordig kost een pakje shag meer dan een bioscoopkaartje.
    Hij dampt iets met mango, het ruikt naar een snoepwinkel.
    Ik bewaar mijn sigaar voor na het avondeten.
    Wat een pokkenweer, het regent al sinds zondag.
    Morgen wordt het eindelijk weer eens boven de twintig graden.
    Er lag vanochtend ijzel op de brug bij ons dorp.
    Heerlijk zonnetje buiten en wij zitten hier binnen.
    Volgens Buienradar blijft het tot middernacht droog.
    Die storm heeft bij de buren drie dakpannen meegenomen.
    Hoe lang heb jij er vandaag over gedaan vanuit Maastricht?
    Ik kom helemaal uit Groningen, dus ik was vroeg op.
    We zijn met de boot overgestoken vanaf Texel.
    Vliegen naar Praag was goedkoper dan een taxi hierheen.
    Mijn navigatie stuurde me door een weiland met koeien.
    Rijden we vannacht samen terug naar Gent?
    De trein vanuit Utrecht had weer eens vertraging.
    Vanaf perron vijf gaat om kwart over één de laatste intercity.
    Ik moest in Roosendaal een uur wachten op een stopbus.
    Wisselstoring bij Amersfoort, echt elke week hetzelfde liedje.
    In de stiltecoupé zat een hele schoolklas te zingen.
    Mijn ov-kaart was leeg en de automaat stuk.
    Ik heb die oude Volvo ingeruild voor een elektrische Kia.
    Volgende week moet de auto naar de garage voor de apk.
    Benzine staat alweer boven de twee euro per liter.
    Bij Knooppunt Lunetten stond zeven kilometer file.
    Mijn ruitenwisser piept als een muis op een trap.
    Winterbanden heb ik er dit jaar niet eens op gelegd.
    Waar heb jij geparkeerd, bij het station of in de garage?
    Dat parkeerdek kost vijfendertig euro per etmaal, schandalig.
    Vorige maand kreeg ik hier om de hoek een parkeerbon.
    Kan ik mijn uitrijkaart bij de receptie laten stempelen?
    Mijn fiets staat tegen de lantaarnpaal voor het theater.
    Achter de supermarkt mag je na zessen gratis staan.
    Dat hotelbed was zo zacht dat ik erin verdronk.
    Ik heb vannacht maar vier uur geslapen door die airco.
    Is het ontbijt bij jouw kamer inbegrepen?
    Naast mij snurkte iemand dwars door de muur heen.
    Uitchecken moet voor elven, anders betaal je een extra nacht.
    Vanaf de zevende verdieping kijk je over de hele haven uit.
    Mijn schoonmoeder komt morgen koffiedrinken met haar zus.
    Mijn broer is verhuisd naar een boerderij in Drenthe.
    Oma wordt eenennegentig en breit nog iedere dag sokken.
    Mijn vrouw denkt dat ik aan het klussen ben.
    Mijn neef gaat in september trouwen op Curaçao.
    Pa heeft me vroeger leren klaverjassen aan de keukentafel.
    De kleine heeft vandaag zijn zwemdiploma gehaald.
    Onze dochter begint maandag in de brugklas.
    Hij krijgt tandjes, dus we doen geen oog dicht.
    Mijn zoontje wil later brandweerman of dinosaurus worden.
    Heb je nog foto's van de tweeling op de glijbaan?
    De oppas vraagt tegenwoordig negen euro per uur.
    Onze hond heeft gisteren een hele leverworst opgegeten.
    De kat van mijn zus slaapt in de wasmand.
    Mijn cavia heet Doyle, naar Brunson natuurlijk.
    We hebben drie kippen en elke dag verse eieren.
    De dierenarts rekende tachtig euro voor één vaccinatie.
    Die papegaai van mijn oom kan het Wilhelmus fluiten.
    Mijn rug is niet meer wat hij geweest is.
    Ik ben zo moe, ik kan wel staand slapen.
    Heeft er iemand een keelsnoepje tegen de hoest?
    De fysio zegt dat ik meer moet wandelen.
    Al een week loop ik te snotteren van de hooikoorts.
    Na mijn vijftigste had ik ineens een leesbril nodig.
    Maandag moet ik om zeven uur weer in het magazijn staan.
    Mijn baas weet niet dat ik een vrije dag heb genomen.
    De hypotheekrente is weer omhoog, daar word je niet vrolijk van.
    Ik ben loodgieter, dus altijd druk met lekkende kranen.
    Volgend jaar ga ik met pensioen en koop ik een camper.
    Die belastingaanslag viel als een baksteen op de mat.
    Heb je die goal van Feyenoord gezien in de blessuretijd?
    Ajax speelt dit seizoen als een krant.
    Club Brugge moet zondag naar Anderlecht, dat wordt spannend.
    Max start morgen vanaf de eerste rij in Zandvoort.
    Ik loop in april mijn eerste halve marathon.
    Bij het schaatsen viel ze in de laatste bocht.
    Vanavond is de finale van Boer Zoekt Vrouw.
    Kijk jij nog wel eens naar De Slimste Mens?
    Die nieuwe serie over de maffia heb ik in één weekend bekeken.
    Ons televisietoestel gaf ineens alleen nog maar groen beeld.
    Vroeger zaten we met het hele gezin voor Wie Kent Kwis.
    Het journaal haal ik nooit, ik dommel al weg bij het weerbericht.
    Rounders heb ik zeker twintig keer gezien.
    Met mijn vriendin moest ik naar een romantische komedie in de bioscoop.
    De nieuwe James Bond vond ik veel te lang.
    Die acteur uit Zwartboek zat laatst naast me in het vliegtuig.
    Popcorn hoort zoet te zijn, daar valt niet over te discussiëren.
    Van Titanic moet ik nog altijd huilen.
    Wie heeft deze loungemuziek uitgekozen, de tandarts?
    Ik heb kaartjes voor Pinkpop kunnen bemachtigen.
    Mijn buurman oefent elke avond op zijn trombone.
    Die plaat van Doe Maar draaide ik vroeger grijs.
    Techno is niks voor mij, geef mij maar een accordeon.
    Speelt jouw bandje nog op bruiloften en partijen?
    Ik wil een nieuwe telefoon, maar duizend euro is belachelijk.
    Waar kan ik straks mijn mobiel opladen?
    Heeft de receptie misschien een usb-c-kabeltje te leen?
    Mijn oude Nokia ging een week mee op één lading.
    Bij de Mediamarkt zijn de oplaadbare oordopjes in de aanbieding.
    Het schermpje is gebarsten toen mijn kleinzoon ermee gooide.
    Wat is hier het wachtwoord van de wifi?
    Het internet in dit gebouw is trager dan een slak.
    Op mijn kamer valt het netwerk steeds weg.
    Moet je je echt met een e-mailadres aanmelden voor gratis wifi?
    In de kelder heb je helemaal geen bereik.
    Thuis hebben ze eindelijk glasvezel in de straat gelegd.
    Waar zijn hier de toiletten, links of rechts van de trap?
    In de pauze staat er altijd een rij bij de dames.
    Het toiletpapier is op bij de heren, zei de schoonmaker.
    Mijn jas hangt in de garderobe op nummer tachtig.
    Kost de kapstok hier echt twee euro?
    De handdroger blaast zo hard dat mijn horloge wappert.
    Leuk overhemd, waar heb je dat gekocht?
    Deze trui heeft mijn tante zelf gehaakt.
    Ik had mijn warme sokken aan moeten trekken.
    Mijn nieuwe schoenen knellen bij de kleine teen.
    Bij de stomerij zijn ze mijn colbertje kwijtgeraakt.
    Een hawaïhemd in november, jij durft.
    Zo'n nekmassage zou ik nu wel kunnen gebruiken.
    Wat vraagt die masseuse voor twintig minuten?
    Deze stoelen zijn beter dan die in Namen.
    Ik neem volgende keer een kussentje mee van thuis.
    Heerlijk, ze heeft precies die knoop onder mijn schouderblad gevonden.
    Mijn achterste is beurs na acht uur zitten.
    Wat heb jij een prachtige ring om.
    Je bent een vakvrouw, je schudt als een goochelaar.
    Die bril staat je echt geweldig.
    Complimenten voor de kok, de soep was voortreffelijk.
    Jij ziet er tien jaar jonger uit zonder baard.
    Gezellige tafel hebben we vandaag, ik meen het.
    Heb je vrijdag al plannen of mag ik je uitnodigen?
    Jouw ogen zijn mooier dan pocketazen.
    Kom je hier vaker of heb ik gewoon geluk?
    Volgens mij kijkt dat meisje achter de bar naar je.
    Als jij lacht, vergeet ik zelfs mijn verloren inleg.
    Mag ik je straks een cocktail aanbieden, schoonheid?
    Wat ben ik toch een oen.
    Ik speel vandaag als een natte krant.
    Sukkel die ik ben, mijn portemonnee ligt nog thuis.
    Mijn hersens zijn vanmiddag van havermout.
    Ik moet echt leren dammen, hier bak ik niks van.
    Eigen schuld, ezel die ik ben.
    Ken je die mop van die twee Belgen in de lift?
    Het is groen en het zit in een boom, rara.
    Mijn bankrekening is lichter dan een soesje.
    Een paard komt een café binnen en bestelt een jenever.
    Ik heb humor van mijn vader geërfd, meer was er niet.
    Wat zegt een muur tegen een muur, tot bij de hoek.
    Wie het laatst lacht, lacht het best.
    Oost west, thuis best.
    Als het kalf verdronken is, dempt men de put.
    De kruik gaat zo lang te water tot zij barst.
    Beter één vogel in de hand dan tien in de lucht.
    Haastige spoed is zelden goed.
    Berend Botje ging uit varen, met zijn scheepje naar Zuidlaren.
    Lang zal hij leven in de gloria, hieperdepiep hoera.
    Zie de maan schijnt door de bomen.
    In de maneschijn, in de maneschijn, klom ik op een trapje.
    Slaap kindje slaap, daar buiten loopt een schaap.
    Tulpen uit Amsterdam, la la la la.
    In tweeduizenddrie won Moneymaker de hoofdprijs in Vegas.
    Het oude casino in Zandvoort had tenminste uitzicht op zee.
    In Rozvadov was het prijzengeld vorig jaar veel groter.
    Speelde jij ook op die cruise naar Madeira?
    Vroeger draaide Holland Casino zulke toernooien met stropdasplicht.
    Stu Ungar blijft voor mij de grootste aller tijden.
    In Breda werden mijn azen weer eens gekraakt door zeven-twee.
    Ooit verloor ik met vier boeren van een straight flush, echt waar.
    Zaterdag kreeg ik op de rivier de enige vrouw in mijn gezicht.
    Mijn heren liepen in Brussel tegen azen aan, klassieker.
    Twee outs had die vent online, en natuurlijk viel hij.
    Vertel nog eens over die royal flush van je opa.
    Al drie uur zie ik alleen maar negen-drie.
    Ik vergeet bijna hoe een plaatje eruitziet.
    Mijn laatste paar dateert van voor de lunch.
    Zo kaartdood als vandaag was ik in jaren niet.
    De koningen hebben blijkbaar vakantie genomen.
    Dorre woestijn hier, geen enkel fatsoenlijk handje vandaag.
    Jij hebt vandaag een engeltje op je schouder.
    Mijn konijnenpootje werkt voor geen meter.
    Fortuna heeft me vanochtend vriendelijk toegeknikt.
    Met oud en nieuw won ik een halve oliebol in de tombola.
    Gelukspoppetjes geloof ik niet in, maar deze neem ik altijd mee.
    Soms moet je het gewoon een beetje mee hebben.
    Pff, ik verveel me een ongeluk.
    Ik heb alle tegels in het plafond al geteld.
    Dit duurt langer dan een preek op Goede Vrijdag.
    Had ik maar een puzzelboekje meegenomen.
    Gaap, wek me maar als het zomer is.
    Zullen we galgje spelen tijdens de dinerpauze?
    Zes euro vijftig voor een pilsje, zijn ze nou helemaal?
    Kan ik aan de bar ook met pin betalen?
    Ik trakteer, jij hebt vorige keer de pizza voorgeschoten.
    Houd het wisselgeld maar, ober.
    Een kilo aardappelen was vroeger nog geen gulden.
    Stuur me maar een Tikkie voor die saté.
    Gisteren werd ik elfde, net niet genoeg voor een nieuwe wasmachine.
    Wie heeft eigenlijk de bounty van vrijdag gewonnen?
    Mijn maat haalde gisteravond de finaletafel in Leuven.
    Vrijdagavond lag ik er na een kwartiertje al uit.
    Met mijn derde plaats van gisteren betaal ik de dakkapel.
    Een Fransman ging er gisteren met de beker vandoor.
    Na afloop gaan we shoarma halen bij het plein.
    Vanavond wil ik vroeg onder de wol.
    Zin om later nog te dansen in die kroeg aan de gracht?
    Als ik eruit lig, duik ik meteen de sauna in.
    Ik moet vanavond nog een boekenkast in elkaar zetten.
    Wij gaan straks bowlen met de collega's.
    Gefeliciteerd, hoeveel kaarsjes staan er op de taart?
    Volgende week word ik veertig en ik geef een barbecue.
    Wat geef je een puber voor zijn verjaardag?
    Mijn zus is op schrikkeldag geboren.
    Slingers en ballonnen, het lijkt hier wel een kinderfeestje.
    Ik kreeg van mijn kinderen een mok en een plantenspuit.
    Die minister van landbouw had allang moeten aftreden.
    Op wie ga jij stemmen bij de gemeenteraad?
    In Den Haag maken ze er een poppenkast van.
    De formatie duurt in België altijd een eeuwigheid.
    Mijn tante zit voor de waterschapspartij in het bestuur.
    Over stikstof en boeren begin ik maar niet.
    Komt er volgend jaar weer een editie in de kerstvakantie?
    Wanneer zetten jullie de foto's op Facebook?
    Wie ontwerpt eigenlijk die posters bij de ingang?
    Zijn er nog petjes van de sponsor over?
    Kunnen jullie de verwarming een graadje hoger zetten?
    Rijdt er een pendelbus tussen het hotel en de zaal?
    Goedenavond allemaal, gezellig dat jullie er zijn.
    Hé Kees, lang niet gezien ouwe reus.
    Doei, tot volgende week en doe Marieke de groeten.
    Welterusten en wel thuis, kijk uit op de dijk.
    Aangenaam, ik ben Sjoerd uit Leeuwarden.
    Houdoe en bedankt, tot carnaval.
    Flapperdeflap kwibus snorrepot.
    Hoeba hoeba tierelantijntje bomboela.
    Wibbel wobbel, de knakworst zingt in een paraplu.
    Abracadabra pimpampoentje lorrie lorrie.
    Schroebeldewoep, de maan is van drop.
    Jippie jappie joep kikkerbil wapwap.
    asdfghjkl qwerty
    hjkdsf lkjsdf iuoweq
    zxcvb nmmm ppppoiu
    jjjjkkk fdsa 8877 eee
    wqeoiu sdflk mnbvx trrr
    ghghgh tytyty blkjh
    Lekker hoor, zo'n stroopwafel bij de koffie.
    In de Efteling stonden we anderhalf uur voor de achtbaan.
    Hoe lang duurt de pauze nog?
    Koffie of gaan we een biertje doen?
    Mijn vlucht gaat om zeven uur, ik wil slapen
    Weet jij waar je hier goedkoop parkeert?
    Ik heb maar vier uur geslapen
    Gefeliciteerd met je winst vorige maand, mooie foto
    Vandaag ben ik jarig, veertig
    Kennen wij elkaar, hebben we in Breda gespeeld?
    De airco blaast in mijn nek
    Waar is het toilet?
    Ajax verloor gisteren, schandalig
    Wat kosten de bitterballen?
    Ga je ook naar de serie in Praag?
    Mijn zoon gaat dit jaar naar school
    Is hier wifi, wat is het wachtwoord?
    Het regent pijpenstelen buiten
    De nieuwe zaal is lekker licht
    Wie heeft de wedstrijd gewonnen?
    Ik kom uit Utrecht, vlak bij de Dom
    Goedenavond, hoe gaat het?
    Een water met citroen graag
    Leuke trui, waar heb je die gekocht?
    Morgen ga ik vissen
    Mijn rug doet pijn van die stoelen
    Wil je een kauwgommetje?
    Het hotelontbijt was niks
    Wanneer rijdt de laatste bus?
    Mijn vrouw vermoordt me als ik laat ben
    Lang niet gezien, wat doe je?
    Mijn dochter trouwt zaterdag
    Alles goed met je?
    Hoi, is deze plek nog vrij?
    Het bier is hier heerlijk
    Bedankt, fijne avond nog
    Ik heb een nieuwe auto, elektrisch
    Welke film heb je laatst gezien?
    Mijn bril ligt in de auto
    De serveerster is aardig hè
    Vijf jaar geleden was ik hier voor het laatst
    Het regent nog, de taxi wordt duur
# What is said at a cash game or at another game, for which there is no rule here, a line for each sentence.
search-other-games =
    mag ik under the gun een straddle van twintig doen
    er staat een live straddle, mag hij nog verhogen als het terugkomt
    hij straddlede blind, telt dat als raise
    zijn straddles aan deze tafel toegestaan
    dubbele straddle, waar begint het bieden
    laat het board maar twee keer komen, we zijn all-in voor achthonderd euro
    ze hadden run it twice afgesproken en nu wil hij maar één keer
    je bent vergeten de rake uit de pot te halen
    hoeveel rake rekenen jullie hier, vijf procent met een maximum van tien
    er is rake genomen terwijl niemand de flop zag
    stop de jackpot drop maar in de doos
    carré verliest van straight flush, wordt de bad beat jackpot uitbetaald
    wie krijgt het tafeldeel van de jackpot
    high hand actie, telt azen full vanavond mee
    iedereen vijftig inleggen voor een bomb pot
    we spraken een bomb pot af en hij weigert te betalen
    hij heeft beide blinds overgeslagen en wil weer mee, dode small en een big
    ze wil in de cutoff een blind posten om meteen kaarten te krijgen
    geef hem een missed blind button, hij zat een hele ronde niet in de een-drie
    ik wil bijkopen tot de maximale buy-in van de cashgame
    hij haalt winst van tafel en speelt met de rest verder
    wat is hier de minimale buy-in op twee-vijf
    er liggen bankbiljetten achter zijn chips, telt cash mee
    small en big blind willen choppen en hun blinds terugnemen
    zet me op de wachtlijst voor de vijf-tien tafel
    dit is een must-move tafel, wie moet er naar de hoofdtafel van de cash
    stand-up game, wie het laatst staat betaalt iedereen
    zeven-twee bonus, hij blufte ermee en wil tien euro van elk
    tijdgeld betalen, elk half uur
    kan ik verzekering kopen op mijn set
    ik wil uitcashen, ik ben klaar voor vanavond
    leen me tweehonderd tot morgen
    de winnaar geeft fooi uit de pot aan de dealer
    hij ging met winst weg uit de cashgame en kocht voor minder weer in
    blackjack, mag ik verdubbelen op een zachte zeventien
    roulette, hij zette op rood na rien ne va plus
    craps, de dobbelsteen rolde van de tafel
    baccarat, bank heeft zes, komt er een derde kaart
    schaken, hij liet de toren los en wil de zet terug
    klaverjassen, hij heeft verzaakt in de troefkleur
    In de cashgame straddlede hij van de knop en de small wist niet wanneer hij moest
    Hoeveel rake gaat er van honderd euro pot af?
    We wilden het in de cashgame twee keer laten lopen, de dealer weigerde
    Bomb pot van vijf euro, één gaf niks
    Bad beat jackpot, vier tegen vier, maar een speelde één kaart
    Beide blinds in cash gemist, wat moet hij bijbetalen?
    Bij blackjack nam ik er een te veel
    Bij roulette lag mijn fiche op de lijn
    Ik wil in de cashgame tweehonderd bijleggen
    Zit al een halfuur weg in cash, verliest hij zijn plek?
    Bij een bomb pot ontbrak een kaart op het board
    Hij nam in cash een deel van de winst mee en speelde verder
    Twee euro per uur tafelgeld, ook bij het eten?
    Ik wilde de verzekering bij blackjack terug
    De croupier bij roulette sloot te vroeg
    Op rood gezet, het balletje sprong eruit
    Bij run it twice, twee keer rake?
    Straddle uit het midden, mag dat?
    Er is een bonus voor een royal flush, toch?
    Hoe lang is de wachtlijst voor 1/2?
    Van 1/2 naar 2/5 met de hele stack?
    Maximale buy-in bij 2/5?
    De ober bracht in de cashgame een briefje in plaats van fiches
    Speelt papiergeld op tafel?
    In cash wilde hij de blinds delen, de ander niet
    De gokkast zit vast
    De gokkast betaalde niet uit
    Bij baccarat gaf hij de derde kaart verkeerd
    Bij craps vloog een dobbelsteen van tafel
    Caribbean stud, dealer had niks, komt de ante terug?
    Bij three card poker had ik pair plus
    Ultimate texas, de dealer vergat trips
    Een vriend wilde in cash voor mij spelen
    De dealer pakte zijn fooi uit de pot
    Fooi voor dealers, hoeveel geef je?
    Thuis om een euro, wie houdt de bank?
    Thuispotje, wie betaalt het bier?
    Bij pesten had ik nog één kaart
    Mag ik bij rummikub de joker nemen?
    Bij klaverjassen vergeten roem te melden
    Bij schaken viel mijn vlaggetje
    Bij poolbiljart vielen zwart en wit
    Online viel mijn internet uit
    De app neemt de storting niet
    De bonus is niet bijgeschreven
    De gokhal blokkeerde mijn account
    Moet je belasting over winst betalen?
    Mijn pas is verlopen
    Legitimatie vergeten, mag ik naar binnen?
    Openingstijden met feestdagen?
    Wanneer begint de cashgame op vrijdag?
    In cash haalde hij midden in de hand geld uit zijn zak
    Hij ging met winst weg en kwam met minder terug
    Must-move tafel, wanneer ben ik aan de beurt?
    Dead drop bij een kleine pot, wordt er geïnd?
    No flop no drop, toch een euro weg?
    Zeven-twee bonus, één betaalde niet
    Stand-up game, de laatste stond niet op
    Dubbel board bij bomb pot verkeerd verdeeld
    Mississippi straddle, wie wanneer?
    Aces cracked actie om middernacht, ik kreeg niks
    High hand van het uur, wie heeft hem?
    Jackpot alleen met vier in de hand, toch?
    In cash liet hij zijn plek vasthouden om te eten
    Een fiche van 25 euro nam ik mee naar huis
    De kassa wisselde mijn fiches niet
    Bij roulette hadden twee dezelfde kleur
    Azen bij blackjack gesplitst, nog een?
    De dealer trok op zeventien
    Het rad bleef op de rand staan
    Bij bingo te laat geroepen
    Mijn sportweddenschap is geannuleerd
    Ik ben mijn briefje kwijt
    Chinese poker, middelste rij fout
    Bij toepen ruzie om een stand
    Rake in Valkenburg bij cash, hoeveel?
    Straddle van vijf, ook aan de machine?
    Twee spraken in cash run it three times af
    Automaten betalen tot vijftigduizend, klopt dat?
    Geldt in cash het briefje naast zijn fiches?
