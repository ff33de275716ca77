missing-chips = Chýbajúce žetóny
    .search = chýbajúce žetóny, stack mi nesedí, žetóny zmizli zo stacku, stack menší než pred prestávkou, štartovný stack primalý, žetóny sa stratili zo stacku, niekto mi vzal žetóny, málo žetónov v stacku, počet nesedí, stack primalý po presadení
    .told =
        Chýbajú mi žetóny, pred prestávkou som mal väčší stack
        Hráč hovorí, že mu v stacku chýba 5 000
        V štartovnom stacku som mal o žetón menej
        Zo stacku na mieste 3 zmizli žetóny, kým bol hráč preč
        Vrátil sa z prestávky a časť jeho stacku je preč
        Niekto mi vzal žetón zo stacku
        Počet pri stole nesedí, jeden stack je primalý
        Presadili ju a teraz jej v stacku chýbajú žetóny
        Myslím, že dealer dal časť môjho potu niekomu inému, mám primalý stack
        K stolu priniesli stack s príliš málo žetónmi
        Kto doplní žetóny, ktoré v stacku chýbajú?
        stack menší, než bol
    .heard =
        päť minút som bol preč a v stacku mi chýbajú dva žetóny
        pred večerou som narátal 24 000, teraz má stack 19 000
        v stacku mu chýba žetón 1 000 a nikto žiadny nenašiel
        na vrecku bolo 86 000 a vyšlo z neho len 81 000
        v štartovnom stacku mám len sedem stovkových žetónov
        časť stacku je preč a miesto 2 má zrazu viac žetónov
        tvrdí, že mu od color-upu chýbajú v stacku žetóny
        žetónov neprítomného hráča ubudlo, niekto ich musel vziať
        Vrátil som sa z fajčenia a veža bola nižšia
        Všetci mali na začiatku 15 000, ja o tisíc menej
        Po dealerovom výplate mi chýbali tri čierne
        V obede na stole mal 32 tisíc, po obede 29
        Pred prestávkou som mal presne štyridsaťjeden tisíc, mám to aj odfotené, po pätnástich minútach vonku ich bolo tridsaťšesť a sused naproti tvrdí, že nič nevidel
        Chybaju mi zetony po prestavke
        Po přestávce mi chyběly žetony ze stacku
        Pri rannom otvorení vrecka nesedelo číslo s lístkom
        Pri začiatku nedostal jednu farbu a zistil to až po hodine
        Podozrieva suseda, lebo odišiel a kôpka je menšia
        môj stack nesedí, niečo chýba
        dostal som menej štartovných žetónov než ostatní
        po prestávke mi chýbajú žetóny
        stack bol pred prestávkou spočítaný a teraz je menší
        vo vrecku chýba 5k
        štartovný stack nebol úplný
missing-chips-fact-reason = Čo sa vie o príčine?
    .label = príčina
    .unknown = nič nie je isté
    .wrong-award = pot bol zle spočítaný alebo pridelený
    .starting-stack = štartovný stack nebol pri vydaní plný
    .chip-race = chyba pri chip race
    .taken = vzal ich iný hráč
missing-chips-outcome-as-it-is = Stack ostáva taký, aký je
missing-chips-outcome-made-good = Chýbajúce žetóny sa nahradia
missing-chips-outcome-stack-filled = Štartovný stack sa doplní do plného
missing-chips-outcome-see-disputed-pot = Rozhodne pravidlo o sporných potoch
missing-chips-outcome-see-chip-race = Rozhodne pravidlo o chip race
missing-chips-outcome-taken-back = Žetóny sa vrátia; vziať ich je podvádzanie
missing-chips-order-play-on = Floormanager: prepočítaj stack aj všetky žetóny na stole. Bez dôkazu sa hrá so žetónmi, ktoré tam sú.
missing-chips-order-add = Floormanager: prepočítaj stack aj všetky žetóny na stole, chýbajúce prilož pred očami všetkých a zapíš to.
missing-chips-order-see-disputed-pot = Pokračuj incidentom Sporná ruka alebo pot (disputed-pot).
missing-chips-order-see-chip-race = Pokračuj incidentom Chip race (chip-race).
missing-chips-order-give-back = Floormanager: vráť žetóny zo stacku druhého hráča.
missing-chips-order-see-disqualification = Pri diskvalifikácii pokračuj incidentom Diskvalifikácia (disqualification).
missing-chips-remark-found-later = Žetóny, ktoré sa nájdu neskôr, rieši incident Stratené a nájdené žetóny (lost-chips).
