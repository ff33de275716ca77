left-the-area = Hráč opustil turnajovú zónu
    .search = hráč je preč už pol hodiny, hráč odišiel z turnaja, hráč sa nevracia, prázdne miesto už 30 minút, opustil turnajovú zónu, odišiel z kasína, išiel domov a žetóny tu ostali, vziať stack neprítomného hráča, vyblindovať neprítomného, ako dlho smie byť hráč preč, opustený stack, hráč zmizol
    .told =
        Hráč je preč vyše pol hodiny
        Ten hráč odišiel z herne a už 40 minút sa neukázal
        Pri nás je prázdne miesto, hráč odišiel z herne, nikto nevie kam a stack mu požierajú blindy
        Hráč na šestke odišiel z turnaja asi pred hodinou, vraj domov, a jeho stack tu stále dáva blindy
        Hráč na jednotke si zobral bundu a vyšiel z kasína, už je to 20 minút a nikto nevie, či sa vráti
        Čo sa stane so žetónmi hráča, ktorý je z turnajovej miestnosti preč viac ako 30 minút?
        Hráč je dlho preč
        Hráč odišiel z turnajovej zóny a nevrátil sa už 40 minút
        Hráč odišiel z kasína, miesto je prázdne a stack mu ubúda na blindoch
        Seat 8 je preč asi 35 minút, z turnajovej sály odišiel a 22 000 mu leží na stole
        Hráč na trojke opustil turnajovú zónu pred 15 minútami a nikto nevie, kde je
        Čo so stackom hráča, ktorý je preč z turnajovej zóny viac ako pol hodiny?
    .heard =
        od večere tam nikto nesedí a stack sa zmenšuje
        šiel spať do hotela so 40 big blindmi na plátne
        jednotku sme nevideli trištvrte hodiny
        obliekol bundu a odišiel autom, čo so žetónmi
        smú sa zobrať žetóny tomu čo to vzdal a odišiel
        celý level ho nevieme nájsť
        povedal „končím“ a stack tam stojí
        už večnosť sedí dole na cash game
        ochranka vraví že opustil budovu
        koľko minút kým je stratený hráč mimo
        jeho stolička je opustená dva levely
        dostane umiestnenie keď šiel domov
        hráč opustil hernú sálu na dlho a nevracia sa
        pol hodiny ho nikto nevidel, vyradíme ho z turnaja
        odišiel domov, čo bude s jeho žetónmi a umiestnením
        odišiel z kasína, zoberieme mu žetóny
        hráč išiel domov a má žetóny v hre
        stack mu berú blindy, je preč už hodinu
        skončil a odišiel z turnaja
        čo bude so žetónmi hráča, ktorý sa nevráti
        hodinu ho niet, odišiel niekam na večeru
        odfrčal pred 40 minútami domov, stek mu tu stojí
        dvadsať minút je mimo haly, čo s jeho čipmi
        zmizol z herne, asi na hotel, blajndy mu stále tečú
        Gregor sa vyparil ešte pred pauzou, nikde v kasíne nie je
        sadol do auta a už pol hodiny sa nevrátil
        Odišiel na hotel, štyridsať minút ho nikto nevidel
        Zobral si bundu a vypadol z kasína, čipy mu tu ležia
        Je preč už hodinu, brať mu ďalej blajndy
        Sadol do auta a odišiel domov, kôpka ostala
        Už pol hodiny ho hľadáme, nie je v sále ani v bare
        Asi dvadsať minút ho niet, vraj šiel do mesta na večeru
        Od poslednej prestávky tam nikto nie je, vraj odišiel autom
        Dva levely bez majiteľa, čo s jeho stackom?
        Miesto 6 je prázdne celú hodinu, žetóny platia blindy
        Vzdal turnaj a išiel domov, nikomu nič nepovedal
        Odišla spať do hotela, keď do konca dňa ostávali štyri levely
        Od večernej prestávky nikto nevidel pána zo sedmičky, vrátnik hovoril, že odišiel taxíkom s batohom, a jeho tridsať tisíc žetónov každé kolo ubúda na blindoch
        Odešel domů a jeho žetony tu leží už dvě hodiny
        Kolega ho videl nastupovať do vlaku, a tu má ešte 41 tisíc
        Koľko minút sa čaká, kým sa jeho žetóny zoberú zo stola?
        Odišiel, že sa vráti, a za hodinu bol na druhom konci mesta
left-the-area-fact-away = Ako dlho je už hráč preč?
    .label = neprítomnosť hráča
    .time-over = 30 minút alebo viac, prípadne tak dlho, ako hovoria domáce pravidlá
    .not-yet = ešte nie tak dlho
left-the-area-outcome-blinded-off = Stack ostáva v hre a postupne sa vyblinduje
left-the-area-outcome-not-yet = Ešte nie: stack ostáva v hre a postupne sa vyblinduje
left-the-area-outcome-may-be-removed = Tvoja voľba: stack ostane v hre, alebo sa z nej vezme
left-the-area-outcome-removed = Stack sa vezme z hry: hráč vypadol
left-the-area-order-decide = Floormanager/TD: rozhodni, či sa stack vezme z hry. Povinné to nie je; zisti, či sa hráč mieni vrátiť.
left-the-area-order-take-out-if-so = Floormanager: ak sa stack z hry vezme, odnes ho celý.
left-the-area-order-stays-if-not = Dealer: ak sa stack z hry nevezme, nechaj ho na mieste a ďalej z neho ber blindy a ante.
left-the-area-order-take-out = Floormanager: vezmi celý stack z turnaja.
left-the-area-order-note-place = Floormanager/TD: keď sa stack vezme z hry, zapíš umiestnenie. Hráč končí tam, kde v tej chvíli je: keď je v turnaji aj s ním ešte 40 hráčov, na 40. mieste.
left-the-area-order-no-place = Floormanager/TD: keď sa stack vezme z hry, zapíš, že hráč končí bez umiestnenia.
left-the-area-order-note-time = Floormanager: zapíš, kedy hráč odišiel.
left-the-area-order-stack-stays = Dealer: stack nechaj na mieste a rozdávaj tam karty ako ostatným.
left-the-area-order-take-blinds = Dealer: blindy a ante ber zo stacku, keď na ne príde rad.
left-the-area-order-kill-hands = Dealer: daj ruku do mucku vždy, keď hráč pri rozdávaní chýba.
left-the-area-remark-see-left-table-with-hand = Ak hráč odišiel so živou rukou, ide o incident Odchod od stola so živou rukou (left-table-with-hand).
