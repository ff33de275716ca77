# What finding an incident has to know of the language. What people type is theirs.

# Words that tell nothing of what happened.
search-stop-words = a aj i v vo na do z zo s so o od po pre pri za k ku u je sú bol bola bolo boli bude ten ta to tento táto toto ktorý ktorá ktoré nie ale alebo ak keď že aby čo kto kde ako prečo môže mohol musí má mal mala majú ešte už len iba sa si mi mu jej ich jeho on ona ono my vy teraz som ste sme by hráč hráča hovorí povedal tu tam
# Words that say the same, a line for each meaning, in any form of the verb.
search-same-meaning =
    zahodil zahodiť hodil hodí zahadzuje vyhodil odhodil muckol zmuckoval mucknúť zbavil
    zložil zložiť skladá foldol fold foldnúť zfoldoval pas
    karty karta list ruka hand
    stávka stavil staviť vsadil vsadiť bet betol
    navýšil navýšiť raise raisol zvýšil zdvihol
    dorovnal dorovnať call callol zaplatil
    check checkol čekol klepol ťukol
    žetóny žetón čipy čip stack
    ukázal ukázať otočil otočiť odkryl odkryť ukazuje
    rozdal rozdať rozdáva rozdával dal dostal
    vzal zobral zobrať stiahol berie
    povedal hovorí zahlásil vyhlásil oznámil kričí zakričal
    mobil telefón telefónuje smartfón
    miesto stolička sedadlo
    odišiel odísť preč záchod wc fajčiť vonku
    neskoro meškal oneskorene prišiel
    zle chyba omyl nesprávne omylom zlý
    chýba málo menej nestačí
    rozdelený split delenie remíza
    nadáva nadával urazil uráža vulgárny
    čas hodiny rozmýšľa zdržuje clock
    kamarát priateľ dohoda dohodli
    zamenil vymenil výmena rozmeniť drobné
    zabudol pozabudol nezaplatil
