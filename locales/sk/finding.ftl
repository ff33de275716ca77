# What finding an incident has to know of the language. What people type is theirs.

# Words that tell nothing of what happened.
search-stop-words = jednotka dvojka trojka štvorka päťka šestka sedmička osmička deviatka desiatka jednotky dvojky trojky štvorky päťky šestky sedmičky osmičky deviatky dvojke trojke štvorke päťke šestke sedmičke osmičke deviatke dvojku trojku štvorku päťku šestku sedmičku osmičku deviatku vraj fakt proste vlastne zrazu a aj i v vo na do z zo s so o od po pre pri za k ku u je sú bol bola bolo boli bude ten ta to tento táto toto ktorý ktorá ktoré nie ale alebo ak keď že aby čo kto kde ako prečo môže mohol musí má mal mala majú ešte už len iba sa si mi mu jej ich jeho on ona ono my vy teraz som ste sme by hráč hráča hovorí povedal tu tam
# Words that say the same, a line for each meaning, in any form of the verb.
search-same-meaning =
    zahodil zahodiť hodil hodí zahadzuje vyhodil odhodil odhadzuje muckol zmuckoval mucknúť muck zbavil šmaril pustil mukol zmukol zmukoval hádže tresol kôš
    zložil zložiť skladá foldol fold foldnúť zfoldoval pas pasol pasuje vzdal
    karty karta list ruka hand kartičky
    stávka stavil staviť vsadil vsadiť vklad bet betol betnúť betoval betuje vsádza stávkuje betne beť
    navýšil navýšiť navyšuje raise raisol raisnúť raisoval zvýšil zvyšuje zvýšiť zdvihol reraise 3bet otvoril open rejz rejzol rejznul rejzuje priraisol navyšujem zdvíha
    dorovnal dorovnať dorovnáva call callol callnúť callnutie zaplatil platí dopláca doplatil dohodil kôl kolol kolnul callne callujem dorovnávam
    check checkol checkovať čekol čekuje klepol ťukol klopol zaklopkal poklepal ťuká ček čeknul čekne poklopal zaťukal
    allin all shove shovol push pushol jam jamol natlačil nasúva celé zvyšok olin ólin olinol tlačí zatlačil napchal šupol šupne nasypal
    žetóny žetón čipy čip stack stacky kôpka kopa chips
    ukázal ukázať ukazuje otočil otočiť otáča odkryl odkryť odkrýva odhalil vyložil vykladá predviedol vidno videl odokryl odkryté obrátil
    rozdal rozdať rozdáva rozdával rozdanie dal dáva dostal dostáva vydal
    vzal zobral zobrať berie vezme stiahol sťahuje zhrabol zhrnul pozbieral
    vrátil vracia späť naspäť stiahol
    povedal vraví zahlásil ohlásil vyhlásil oznámil kričí zakričal zvolal nahlásil ohlásenie
    rozpráva hovorí debatuje komentuje radí prezradil prezrádza vykecal kecá
    mobil telefón telefónuje smartfón iphone displej telke esemesku správu
    krupiér krupiérka dealer dealerka rozdávač díler dílerka
    floor supervízor riaditeľ vedúci td
    pot bank kôpka stred
    miesto stolička sedadlo box pozícia
    stôl stole stola stolík
    sedí sadol posadil usadil
    presadiť presunúť presun preložiť prechádza premiestniť
    odišiel odísť odchádza preč záchod wc fajčiť vonku pauza vzdialil zmizol vyparil zdrhol bare bar
    prišiel prísť prichádza došiel dorazil vrátil objavil
    neskoro meškal oneskorene zmeškal dodatočne meškanie
    zle chyba omyl nesprávne omylom zlý pomýlil zmýlil splietol nesprávny
    chýba málo menej nestačí nedostatok krátky
    viac navyše veľa priveľa prebytočný zvýšil zvyšný
    rozdelený split delenie remíza delia chop napoly polovica rovnako
    nadáva nadával urazil uráža vulgárny sprosto drzý kričí preklína nadávky
    čas hodiny hodinky rozmýšľa premýšľa zdržuje clock tankuje sekundy minúty odpočet
    kamarát priateľ priateľka dohoda dohodli kamoš kolega brat spoluhráč šetrí
    zamenil vymenil výmena rozmeniť drobné vydať výdavok
    zabudol pozabudol
    button dealerbutton gombík tlačidlo
    blind blindy smallblind bigblind naslepo
    ante anteho
    rade poradí poradie predčasne
    skôr predčasne skoro priskoro predtým prv
    preskočil vynechal obišiel prehliadol
    počítal spočítať prepočítať zrátal rátal počet koľko
    balík balíček deck kopa sada
    miešal zamiešal mieša shuffle riffle
    spálil spáliť pálená burn
    spoločné board stôl
    turn štvrtá
    river piata posledná
    víťaz vyhral víťazná najlepšia
    prehral prehráva
    trest penalta penalizácia varovanie upozornenie napomenutie
    schoval skryl ukryl zakryl prikryl zahalil skrýva
    spadol padla vypadla spadla zem podlaha
    dotkol chytil siahol vzal
    poškodená ohnutá roztrhnutá označená natrhnutá
    pozrel pozerá kuká vidí videl nakukol
    zaregistroval prihlásil registrácia prihláška
    rebuy dokúpil dokúpiť reentry prikúpil
    úroveň level kolo
    jazyk anglicky slovensky nemecky maďarsky česky rusky cudzí reč
    vypadol vyradený busted vyletel skončil
    dvojmo dvakrát rovnaká duplicitná dve
    ticho mlčky slova nič nehlásil
    tvár maska kapucňa okuliare šatka
    vrecko taška batoh kabát
# What is said at a table that the floor is not called for, a line for each sentence.
search-small-talk =
    zase mi prelomili esá, ja už fakt nevládzem
    dám si ešte jedno pivko prosím
    ako skončil Slovan včera
    kde tu máte záchody
    strašná zima tu je, nedá sa tá klíma stíšiť
    koľko stojí parkovanie na celý deň?
    išiel som z Košíc šesť hodín, D1 samozrejme stála
    pekné hodinky, odkiaľ ich máš
    žena si myslí, že som na služobke
    tá kapustnica bola vynikajúca
    kedy zatvára kuchyňa
    v lete ideme do Chorvátska s deckami
    minulý rok v Bratislave som prehral s pokrom, dodnes z toho nespím
    aké je heslo na wifi
    nemáš zapaľovač
    dnes mi nejde vôbec nič, samé sedem-dvojky
    po nábreží koník beží
    asdfgh jklô
    odkiaľ si? z Martina? tam mám bratranca
    hotel je fajn, len tie raňajky nič moc
    vonku leje ako z krhly
    kávu bez cukru a jednu vodu
    všetko najlepšie k meninám, Jožko
    malá sa mi práve naučila chodiť
    čerešňa lopata utorok
    videl si ten gól od Slováka, to bola bomba
    máte tu aj bryndzové halušky?
    bolí ma chrbát z tejto stoličky
    pekne si to zahral, klobúk dole
    nepôjdeme potom na kebab
    kedy ide posledný vlak do Trenčína
    dá sa tu platiť kartou alebo len v hotovosti
    ďuri muri fuk
    teta mi včera priniesla domácu slivovicu, to je sila
    ty si ten chalan z youtubu, nie?
    kde si môžem nechať kabát
    raz som mal postupku do farby na Zlatých pieskoch a aj tak som nič nezarobil
    chýba mi more
    haló haló jeden dva tri skúška
    páči sa mi tvoja mikina
    kto dnes večer hrá ligu majstrov
    zajtra musím ráno do roboty, to bude muka
    nech sa páči, vezmi si žuvačku
    je tu niekde bankomat
    la la la tancuj tancuj vykrúcaj
    mňa to dnes normálne baví, super partia
    koľko stojí izba na jednu noc
    qwertz
    pes mi rozhrýzol topánky
    kúpil som novú škodovku, ešte vonia
    dá sa objednať masáž
    dones mi aj mne keksík keď pôjdeš okolo
    starý, ty si pribral
    kedysi sa tu fajčilo a bolo veselšie
    nevieš, či ešte premáva električka číslo štyri
    mmmmm brrr
    škoda, že neprišla Zuzka, tá by nás rozveselila
    jak sa máš, dlho som ťa nevidel
    dobrá káva, skoro ako v Taliansku
    kukuričné lupienky a traktor
    Poprosil by som jednu kofolu bez ľadu
    Máte čapovanú dvanástku alebo len fľaškové?
    Ja si dám radšej bylinkový čaj s medom
    Tá slivovica od svokra má päťdesiatdva percent
    Dvakrát espresso, jedno s mliekom, hneď to prinesiem
    Minerálku perlivú či neperlivú, pán inžinier?
    Bryndzové halušky tu majú vraj vynikajúce
    Od rána som mal iba suchý rožok s paštétou
    Kuchyňa zatvára o jedenástej, chcete ešte vyprážaný syr?
    Manželka mi nabalila rezne a kyslé uhorky
    Cesnaková polievka v chlebe, to je moja slabosť
    Ten burger s hranolkami prinesiem asi o štvrť hodinu
    Zapáliť si pôjdem až cez prestávku
    Prestal som fajčiť v januári a pribral som osem kíl
    Nemáš cigaretu, vonku si potom dáme spolu
    Už len dvadsať minút a idem na čerstvý vzduch s cigarou
    Tie nové elektronické cigarety chutia ako čučoriedkový jogurt
    Zapaľovač som si zabudol v bunde na izbe
    Vonku leje ako z krhly a dáždnik mám doma
    Zajtra hlásia desať stupňov a silný vietor
    V Tatrách vraj nasnežilo pol metra
    Taká horúčava v máji, to som ešte nezažil
    Ráno bola hmla hustá ako mlieko
    Búrka nám minulý týždeň zlomila čerešňu na záhrade
    Išli sme sem z Košíc skoro päť hodín
    Domov letím v pondelok z Viedne cez Frankfurt
    Na letisku mi stratili kufor s holiacim strojčekom
    Ako ďaleko je to odtiaľto do centra peši?
    Taxikár si pýtal tridsať eur za tri kilometre
    Cez Donovaly bola zápcha kvôli kamiónu v priekope
    Rýchlik z Popradu meškal hodinu a pol
    Posledný vlak do Trnavy mi ide o pol jednej
    V kupé sedela babka s košom hríbov
    Kúril tam ten sprievodca ako v saune
    Lístok si kupujem cez aplikáciu, mám zľavu pre dôchodcov
    Na stanici v Žiline konečne opravili eskalátor
    Kúpil som si ojazdenú oktáviu na naftu
    Mechanik chce za výmenu spojky osemsto eur
    Elektromobil sa mi nabíjal dlhšie ako trvala cesta
    Zimné gumy prezúvam až koncom novembra
    Svieti mi kontrolka oleja už od Nitry
    Na technickej mi neprešli brzdy ani výfuk
    Parkovanie v garáži stojí dve eurá za hodinu
    Dúfam, že mi tam nedajú papuču na koleso
    Zaparkoval som až za tým nákupným strediskom
    Niekto vraj zabudol rozsvietené svetlá na striebornom peugeote
    Rampa na parkovisku zasa nefunguje, treba zazvoniť na vrátnika
    Hostia kasína majú parkovacie miesto zdarma, stačí ukázať kartičku
    Matrac v tom hoteli je tvrdý ako betón
    Spal som tri hodiny, sused chrápal cez stenu
    Raňajky podávajú len do pol desiatej, to nestíham
    Izba má krásny výhľad na popolnice
    O koľkej sa musí uvoľniť izba, nevieš?
    Zabudol som si doma pyžamo aj zubnú kefku
    Svokra príde v sobotu, radšej zostanem tu do nedele
    Brat sa oženil s Poľkou a sťahujú sa do Krakova
    Otec zbiera známky už štyridsať rokov
    Žena si myslí, že som na služobke v Brne
    Starká upiekla koláč s makom a slivkami
    Sesternica otvorila kaderníctvo v Martine
    Malá má v utorok besiedku v škôlke
    Syn dostal päťku z matematiky a smeje sa
    Dcéra chce na Vianoce trampolínu a poníka
    Nášmu bábätku práve rastú prvé zúbky
    Na rodičovskom združení som zaspal v lavici
    Chlapec chodí na hokej, dievča na balet
    Môj jazvečík rozhrýzol nové papuče aj diaľkový ovládač
    Mačka mi spí zásadne na klávesnici
    Papagáj sa naučil nadávať po maďarsky
    Musím domov vyvenčiť psa, inak bude mláka
    Škrečok nám ušiel za práčku a nájsť ho nevieme
    Akváriové rybičky kŕmi susedka, kým som preč
    Kríže ma bolia, akoby ma prešiel traktor
    Dám si ibalgin, hlava mi ide puknúť
    Po covide necítim vôňu ani kávy
    Doktor mi zakázal soľ, slaninu aj nervy
    Oči sa mi zatvárajú, už som hore od piatej
    Na zdravie, to bolo ale kýchnutie
    Šéf ma chce v pondelok o siedmej v kancelárii
    Robím účtovníčku v stavebnej firme a mám uzávierku
    Hypotéka mi zdražela o sto dvadsať eur
    Dal som výpoveď a otváram si včelársku farmu
    Výplata príde desiateho, dovtedy žijem na rožkoch
    Daňové priznanie som podal päť minút pred polnocou
    Slovan zasa remizoval doma s Podbrezovou
    Videl si ten Hamšíkov gól z tridsiatich metrov?
    Hokejisti dnes hrajú s Fínmi o štvrťfinále
    Vlhová sa po zranení vracia na svah
    Sagan bol pán cyklista, taký sa už nenarodí
    Bežal som košický maratón za štyri hodiny dvanásť
    Včera dávali v telke zase Troch mušketierov
    Moja mama nevynechá ani jeden diel tureckého seriálu
    Farmár hľadá ženu je lepší ako všetky správy
    Zaspal som pri predpovedi počasia s chipsami na bruchu
    Hlási sa niekto z vás do kvízovej relácie?
    Televízor nám odišiel presne pred olympiádou
    Perinbabu poznám naspamäť, každé Vianoce plačem
    Boli sme v kine na tom novom horore, smiech
    Rounders som videl aspoň tridsaťkrát
    Ten herec hral aj v Krstnom otcovi, však?
    Popcorn v multiplexe je drahší než lístok
    Najlepšia komédia je stále Pacho, hybský zbojník
    Na Pohode tento rok hrali skvelé kapely
    Kto tu pustil toto techno, bolí ma z toho zub
    Elán som počul naživo ešte na Pasienkoch
    Chodím spievať do zboru, som druhý bas
    Kúpil som synovi gitaru a odvtedy nespíme
    Táto pieseň mi pripomína stredoškolskú lásku
    Koľko stojí ten nový iphone na splátky?
    Mám tri percentá batérie, požičia mi niekto nabíjačku?
    Displej mi praskol, keď mi spadol do vane
    Čínske mobily majú lepší foťák než môj starý Canon
    Pri bare je zásuvka, tam sa dá nabiť powerbanka
    Prešiel som k inému operátorovi kvôli roamingu
    Aké je tu heslo na wifi, prosím vás?
    Internet na izbe je pomalší ako slimák
    Wifi chytám len na chodbe pri automate
    Heslo máte napísané na lístku pri recepcii
    Signál tu v pivnici nie je žiadny
    Stiahol som si celý seriál, kým bolo pripojenie
    Kde sú tu pánske záchody, vľavo či vpravo?
    Na dámskych zas došiel toaletný papier
    Šatniarka zatvára o druhej, nezabudnite kabáty
    Stratil som štítok zo šatne, mám čiernu vetrovku
    Sušič na ruky tam hučí ako vrtuľník
    Idem sa opláchnuť studenou vodou počas pauzy
    Tá košeľa s ananásmi je z dovolenky v Chorvátsku?
    Roztrhli sa mi nohavice presne na zadku
    Nové topánky ma tlačia na päte
    Klimatizácia fúka, mal som si vziať sveter
    Ponožky mám každú inú, obliekal som sa potme
    Svoju šťastnú mikinu som nepral od Veľkej noci
    Masérka má voľno o pol ôsmej, zapísať vás?
    Zlaté ruky, presne tam pod lopatkou to bolí
    Tie nové stoličky sú mäkké ako oblaky
    Minúta masáže za euro, to sa oplatí
    Doma mám kreslo s vyhrievaním a držiakom na pohár
    Ten vankúšik pod zadok je geniálny vynález
    Ste najmilšia krupierka na celom Slovensku
    Krásne vám pristane ten nový účes
    Pekne si schudol, čo robíš, beháš?
    Klobúk dolu, takto pokojného človeka som nestretol
    Máš príjemný hlas, mal by si robiť v rádiu
    Upratovačky tu odvádzajú výbornú robotu, všade sa to leskne
    Máte oči ako plesá pod Kriváňom
    Pozval by som vás niekedy na zmrzlinu
    Tá blondínka pri bare sa na teba usmiala
    Keby som bol o dvadsať rokov mladší, požiadal by som ju o tanec
    Ruže milujem, ale čokoláda ma získa skôr
    Zoznámili sme sa na Tinderi a berieme sa v júni
    Som ja ale trubka, kľúče som nechal v chladničke
    Ja hlúpy somár som mohol ostať doma
    Mám pamäť ako deravé sitko
    Tancujem ako slon v porceláne, žena má pravdu
    Hrám ako moja prababka, a tá bola slepá
    Ja drevo, zabudol som na výročie svadby
    Príde kôň do krčmy a barman vraví, prečo také dlhé líca?
    Viete, prečo blondínka nosí rebrík do obchodu? Ceny sú vysoko
    Policajt pýta občiansky od snehuliaka, to poznáte?
    Ten vtip o Janíčkovi a popole už mal bradu za Štefánika
    Môj psychológ hrá poker, teraz sa liečime navzájom
    Smial som sa tak, že mi tiekli slzy do guláša
    Kto druhému jamu kope, sám do nej spadne
    Ranné vtáča ďalej doskáče
    Bez práce nie sú koláče, hovorieval dedko
    Trpezlivosť ruže prináša, ale mne samé tŕne
    Nehovor hop, kým nepreskočíš
    Darovanému koňovi na zuby nepozeraj
    Tancuj, tancuj, vykrúcaj, len mi piecku nezrúcaj
    Na Kráľovej holi stojí strom zelený
    Pec nám spadla, pec nám spadla
    Slovenské mamičky, pekných synov máte
    Macejko, Macejko, zahraj mi na hudbe
    Kopala studienku, pozerala do nej
    Moneymaker vyhral hlavný turnaj v dvetisíctri a zmenil svet
    Pamätáš na starý Banco Casino v deväťdesiatych rokoch?
    V Rozvadove som bol šesťkrát a vždy tam pršalo
    Doyle Brunson vraj vyhral dvakrát s desiatkou a dvojkou
    V Las Vegas som prehral v automate celú dovolenku
    Kedysi sme hrávali mariáš o zápalky u strýka v Detve
    Včera mi zas zlomili esá, a to kráľmi na riveri
    Mal som set a on trafil runner runner farbu, neuveriteľné
    Minulý mesiac som prehral s pokrom proti vyššiemu pokru
    Päťdesiat na päťdesiat prehrávam deväťkrát z desiatich
    Kamoš v Prahe vypadol s dámami na bubline
    Dve kráľovné ma v živote nesklamali, len v pokri vždy
    Už dve hodiny nevidím nič lepšie ako sedem tri
    Som úplne bez kariet, môžem si luštiť krížovky
    Také listy mi chodia, že by ich nechcela ani koza
    Obrázok som naposledy videl v múzeu
    Suchota ako na Sahare, samé haraburdy
    Ešte jedna deväť štvorka a dám sa na šach
    Našiel som štvorlístok, dnes to musí vyjsť
    Smola sa na mňa lepí ako žuvačka
    Kominíka som stretol a chytil sa gombíka
    Keby som podal lotériu, zrušia ju
    Nosím pri sebe zajačiu labku od krstnej
    Komu šťastie praje, tomu aj vôl teľa porodí
    Nudím sa ako mops v daždi
    Čas sa vlečie ako na omši v latinčine
    Už som spočítal všetky lampy na strope, je ich štyridsaťosem
    Mohol som si priniesť štrikovanie alebo detektívku
    Zívam tak, že mi skoro vyskočila sánka
    Rozmýšľam, akou farbou vymaľujem kúpeľňu
    Môžem zaplatiť tú kávu kartou alebo len hotovosť?
    Štyri eurá za malé pivo, to je zbojstvo
    Vajcia zdraželi, maslo zdraželo, len plat stojí
    Dajte si aj vy niečo, nech sa páči, zvyšok je váš
    Napíšte mi to na účet izby dvestoštrnásť
    Bankomat za rohom berie poplatok päť eur
    Včera som skončil dvadsiaty tretí, tesne pred peniazmi
    Kto vyhral v piatok ten pomalý turnaj, ten Maďar?
    Minulú nedeľu som si odniesol pekných tisícdvesto
    Gratulujem k včerajšiemu druhému miestu, paráda
    Fero bol vo finále tretí a hneď kúpil kolo
    Výsledky zo štvrtka visia na stránke aj s fotkami
    Večer ideme na bowling, pridáš sa?
    Potom by sme mohli skočiť na kebab k Dunaju
    Dnes v noci chcem konečne dopozerať ten dokument o veľrybách
    Po hre idem rovno do postele, žiadny bar
    Stretneme sa o desiatej pri fontáne a pôjdeme do vinárne
    Kolegovia organizujú grilovačku na chate, beriem klobásy
    Všetko najlepšie k štyridsiatke, Jozef
    Nech žije oslávenec, torta je v chladničke
    V stredu má mama sedemdesiatku, ešte nemám darček
    Narodeniny mám na Silvestra, vždy dostanem iba jeden balíček
    Prajem ti veľa zdravia, lásky a pevné nervy
    Na moju oslavu prišiel aj harmonikár z Terchovej
    Poslanci si zase zvýšili platy, to je normálne?
    Koho budeš voliť v komunálnych voľbách?
    Náš starosta sľúbil chodník už pred troma rokmi
    Ministerka bola včera v debate ako z iného sveta
    O politike sa doma nerozprávame, inak lietajú taniere
    Brusel, Moskva, Washington, mňa zaujíma len cena zemiakov
    Bude sa v lete konať aj festival v Senci?
    Kde sa tu vyzdvihujú tie tričká od sponzora?
    Vystavíte mi faktúru na firmu za ubytovanie?
    Budú fotky z akcie na facebooku už zajtra?
    Chodí odtiaľto nočný autobus na Petržalku?
    Dá sa tu niekde vytlačiť palubný lístok?
    Dobrý večer prajem celej spoločnosti
    Ahojte chalani, rád vás zase vidím
    Servus Laco, ako sa darí v Rakúsku?
    Tak dovidenia, bolo mi potešením, dobrú noc
    Majte sa krásne a pozdravujte rodinu
    Čauko, vidíme sa o týždeň v Banskej Bystrici
    Bumbác trumbác fidlikanci
    Šušu mušu kvak, ťuťuli ňuňuli
    Hopsasa hejsasa blabla
    Ententíky dva špendlíky
    Brum brum žblnk haló mňau
    Trala lala hejdum pejdum
    asdf jkl qwertz
    ľščťž ýáíé ghjk
    fdsa lkjh poiuz mnbv
    xcvb nnnm aaaa dfg
    hgfhgf uiouio wqwq
    zuzuz rtzrt bnbn klô
    Lampáš svieti v podpalubí mrkvového parníka
    Fialový ježko žehlí polievku na streche opery
    Ako dlho bude ešte trvať tá prestávka?
    Dáš si kávu alebo ideme na pivo?
    O siedmej mi letí lietadlo, nech je už koniec
    Neviete, kde sa tu dá lacno zaparkovať?
    Včera som spal iba štyri hodiny
    Gratulujem k tomu víťazstvu minulý mesiac, videl som fotku
    Dnes mám narodeniny, mám štyridsať
    Poznáme sa odniekiaľ, nehrali sme spolu v Nitre?
    Tá klimatizácia fúka priamo na mňa
    Kde je tu toaleta?
    Slovan včera prehral, to bola hanba
    Koľko stojí guláš v reštaurácii?
    Ideš aj na budúcu sériu do Prahy?
    Syn mi začal chodiť do školy
    Máte tu wifi, aké je heslo?
    Vonku leje ako z krhly
    Ta nová hala je super, veľa svetla
    Kto dnes vyhral futbal?
    Som z Košíc, bývam pri Hornáde
    Dobrý večer, ako sa máte?
    Môžem dostať vodu s citrónom?
    To je pekná mikina, kde si ju kúpil?
    Zajtra idem na ryby
    Bolí ma chrbát z tých stoličiek
    Chceš žuvačku?
    V hoteli máme zlé raňajky
    Kedy ide posledný autobus?
    Manželka ma zabije, keď prídem neskoro
    Dlho som ťa nevidel, čo robíš?
    Moja dcéra sa vydáva v sobotu
    Kolik je hodin?
    Odkud jste, z Brna?
    Tohle pivo je výborné
    Ďakujem, pekný večer prajem
    Kúpil som nové auto, elektrické
    Aky film ste videli naposledy?
    Nechal som si okuliare v aute
    Ta čašníčka je milá, však?
    Hral som tu naposledy pred piatimi rokmi
    Prší stále, taxík bude drahý
# What is said at a cash game or at another game, for which there is no rule here, a line for each sentence.
search-other-games =
    môžem dať z UTG straddle za dvadsať
    je tu live straddle, môže ešte na konci navýšiť
    dal straddle naslepo, ráta sa to ako raise
    sú na tomto stole povolené straddle
    dvojitý straddle, odkiaľ sa začína staviť
    rozdajme board dvakrát, sme all-in za osemsto eur
    dohodli sa na run it twice a teraz chce len raz
    zabudol si zobrať rake z banku
    aký je tu rake, päť percent a najviac desať
    zobral sa rake, hoci nikto nevidel flop
    jackpot drop patrí do krabice
    poker prehral s postupkou vo farbe, vypláca sa bad beat jackpot
    kto dostane podiel stola z jackpotu
    high hand akcia, platia dnes esá full
    všetci dajú po päťdesiat, bomb pot s dvoma flopmi
    dohodli sme bomb pot a on nechce zaplatiť
    vynechal oba blindy a chce späť do hry, mŕtvy small a k tomu big
    chce si postnúť blind na cutoffe a hneď dostať karty
    daj mu missed blind button, celé kolo na jedna-tri nesedel
    chcem dokúpiť do maximálneho buy-inu v cash game
    sťahuje výhru zo stola a hrá ďalej so zvyškom
    aký je minimálny buy-in na dva-päť
    za žetónmi má bankovky, hrajú aj peniaze
    small a big blind sa chcú rozdeliť a zobrať si blindy späť
    zapíš ma na čakaciu listinu na päť-desať
    toto je must-move stôl, kto ide na hlavnú cash hru
    stand-up game, kto zostane posledný, platí všetkým
    bonus za sedem-dva, blafoval s tým a chce od každého desať eur
    časový poplatok sa platí každú polhodinu
    dá sa kúpiť poistenie na môj set
    chcem vyplatiť, na dnes končím
    požičaj mi dvesto do zajtra
    víťaz dáva dealerovi tringelt z banku
    odišiel z cash game so ziskom a kúpil sa späť za menej
    blackjack, môžem zdvojnásobiť na mäkkých sedemnásť
    ruleta, stavil na červenú po konci stávok
    craps, kocka spadla zo stola
    baccarat, banka má šesť, ťahá tretiu kartu
    šach, pustil vežu a chce ťah späť
    mariáš, nepriznal farbu a bil tromfom
    V cashi dal straddle z buttonu a small blind nevedel, kedy hrá
    Koľko rejku berú z potu za sto eur?
    Chceli sme to točiť dvakrát v cash game, dealer odmietol
    Bomb pot po päť eur, jeden hráč nevložil nič
    Jackpot za bad beat, padli štvorice, ale jeden hral len jednu kartu
    Vynechal oba blindy v cashi, čo musí doplatiť?
    Pri blackjacku som si vzal kartu navyše
    V rulete som mal žetón na čiare medzi dvoma číslami
    Chcel dokúpiť dvesto medzi rukami v cash hre
    Sit-out v cash game už pol hodiny, zoberú mu miesto?
    Bomb pot sa rozdal s jednou kartou na zemi
    V cash hre so sebou vzal časť výhry domov a hral ďalej
    Dva eurá za hodinu za stôl, platí sa aj počas jedla?
    Insurance pri blackjacku som chcel zrušiť
    Croupier na rulete zavrel stávky skôr
    Dal som na červenú a guľôčka vyskočila
    Run it twice pri all-ine, delí sa rejk?
    Straddle zo stredu stola, povolené to je?
    Vraj za kráľovský flush dávajú bonus
    Čakacia listina na 1/2, koľko je ľudí predo mnou?
    Prestup z 1/2 na 2/5 s celým stackom
    Koľko je maximálny buy-in na 2/5?
    Cash hra, čašníčka mi priniesla bankovku namiesto žetónov
    Dá sa hrať s papierovými peniazmi na stole?
    V cashi chcel rozdeliť blindy, druhý nie
    Automat mi zjedol dvadsať eur a obsluha nechodí
    Automat mi nevyplatil výhru
    Prehral som v baccarate, dealer dal tretiu kartu zle
    Pri kockách vyletela jedna zo stola
    Caribbean stud, dealer nekvalifikoval, vracia sa ante?
    V three card poker som vsadil pair plus
    Ultimate texas, dealer zabudol vyplatiť trips
    Kamarát chcel za mňa hrať v cash hre
    Dealer si odložil tip do potu
    Sprepitné pre dealera v cashi, koľko sa dáva?
    Hráme doma o euro, kto drží bank?
    Domáca hra, kto platí pivo?
    V prší mi zostala jedna karta
    Žolíky, smiem si zobrať žolíka zo stola?
    Mariáš, zabudol som hlásiť sedmu
    Šach na čas, padla mi vlajka
    Biliard, čierna padla spolu s bielou
    Online mi vypadol internet uprostred ruky
    V aplikácii mi nejde vklad
    Bonus na herni nepripísali
    Herňa mi zablokovala účet
    Koľko dane sa platí z výhry?
    Členská karta kasína mi prepadla
    Zabudol som občiansky, pustia ma do kasína?
    Otváracie hodiny herne cez sviatky
    Kedy začína cash game v piatok?
    Dokupoval v cashi počas ruky pod stolom peniaze
    Odišiel s výhrou z cashu, o hodinu sa vrátil s menším
    Must-move stôl, kedy ma presunú?
    Dead drop rejk pri malom pote, berie sa?
    No flop no drop, prečo mi zobrali euro?
    Sedem-dvojka bounty v cash hre, niekto nezaplatil
    Stand-up game, posledný nevstal
    Dvojitý board v bomb pote, delilo sa zle
    Mississippi straddle a poradie ťahov
    Propagačná ruka s esami o polnoci, ja som ju nedostal
    High hand za hodinu, kto ju vyhral?
    Vraj bad beat jackpot len keď sú štyria v hre
    Cash hráč si nechal rezervovať miesto na večeru
    Čip za 25 eur som si zobral domov
    Vymeniť žetóny za eurá na pokladni mi odmietli
    V rulete dvaja mali rovnakú farbu žetónov
    Blackjack split es, smiem potiahnuť ešte?
    Dealer v blackjacku ťahal na sedemnástke
    Vo Wheel of Fortune sa koleso zastavilo na hranici
    Bingo, zakričal som neskoro
    Športová stávka, zápas sa zrušil
    Tiket som stratil
    V čínskom pokri som zle zložil stredný rad
    Pri kartách o zápalky sa pohádali
    Kolik berou rake v cash hře v Praze?
    Straddle za pět, hraje se to i na mašině?
    V cash hre si dvaja za mojím chrbtom dohodli run it three times
    Automaty tu vraj vyplácajú len do päťdesiat tisíc
    Platí v cashi bankovka, ktorú mal vedľa žetónov?
