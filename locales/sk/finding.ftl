# What finding an incident has to know of the language. What people type is theirs.

# Words that tell nothing of what happened.
search-stop-words = a aj i v vo na do z zo s so o od po pre pri za k ku u je sú bol bola bolo boli bude ten ta to tento táto toto ktorý ktorá ktoré nie ale alebo ak keď že aby čo kto kde ako prečo môže mohol musí má mal mala majú ešte už len iba sa si mi mu jej ich jeho on ona ono my vy teraz som ste sme by hráč hráča hovorí povedal tu tam
# Words that say the same, a line for each meaning, in any form of the verb.
search-same-meaning =
    zahodil zahodiť hodil hodí zahadzuje vyhodil odhodil odhadzuje muckol zmuckoval mucknúť muck zbavil šmaril pustil
    zložil zložiť skladá foldol fold foldnúť zfoldoval pas pasol pasuje vzdal
    karty karta list ruka hand kartičky
    stávka stavil staviť vsadil vsadiť vklad bet betol betnúť betoval betuje
    navýšil navýšiť navyšuje raise raisol raisnúť raisoval zvýšil zvyšuje zvýšiť zdvihol reraise 3bet otvoril open
    dorovnal dorovnať dorovnáva call callol callnúť callnutie zaplatil platí dopláca doplatil dohodil
    check checkol checkovať čekol čekuje klepol ťukol klopol zaklopkal poklepal ťuká
    allin all shove shovol push pushol jam jamol natlačil nasúva celé zvyšok
    žetóny žetón čipy čip stack stacky kôpka kopa chips
    ukázal ukázať ukazuje otočil otočiť otáča odkryl odkryť odkrýva odhalil vyložil vykladá predviedol vidno videl
    rozdal rozdať rozdáva rozdával rozdanie dal dáva dostal dostáva vydal
    vzal zobral zobrať berie vezme stiahol sťahuje zhrabol zhrnul pozbieral
    vrátil vracia späť naspäť stiahol
    povedal vraví zahlásil ohlásil vyhlásil oznámil kričí zakričal zvolal nahlásil ohlásenie
    rozpráva hovorí debatuje komentuje radí prezradil prezrádza vykecal kecá
    mobil telefón telefónuje smartfón iphone displej
    krupiér krupiérka dealer dealerka rozdávač
    floor supervízor riaditeľ vedúci td
    pot bank kôpka stred
    miesto stolička sedadlo box pozícia
    stôl stole stola stolík
    sedí sadol posadil usadil
    presadiť presunúť presun preložiť prechádza premiestniť
    odišiel odísť odchádza preč záchod wc fajčiť vonku pauza vzdialil zmizol
    prišiel prísť prichádza došiel dorazil vrátil objavil
    neskoro meškal oneskorene zmeškal dodatočne meškanie
    zle chyba omyl nesprávne omylom zlý pomýlil zmýlil splietol nesprávny
    chýba málo menej nestačí nedostatok krátky
    viac navyše veľa priveľa prebytočný zvýšil zvyšný
    rozdelený split delenie remíza delia chop napoly polovica rovnako
    nadáva nadával urazil uráža vulgárny sprosto drzý kričí
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
