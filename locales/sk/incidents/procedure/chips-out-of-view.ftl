chips-out-of-view = Žetóny mimo dohľadu
    .search = dal si žetóny do vrecka, žetóny vo vrecku, zobral žetóny zo stola, odišiel so žetónmi, šiel so žetónmi na záchod, niesol žetóny mimo dohľadu, žetóny v taške, žetóny v ruke, skrýva žetóny, ulieva si žetóny, stôl sa rozpustil a zmizol so žetónmi, žetóny pod bundou
    .told =
        Dal si žetóny do vrecka
        Keď ho presúvali na iný stôl, niesol žetóny vo vrecku bundy
        Hráč si skryl veľké žetóny do dlane, nebolo ich vidno na stole
        Presunuli ho k inému stolu, žetóny niesol v rukách, ale cestou si odskočil po kávu a nikto nevidel, kade s nimi šiel
        Celý stack si po rozpustení stola zbalil do ruksaku a takto ho priniesol na nové miesto
        Smie nosiť žetóny vo vrecku, keď ide k novému stolu?
        Žetóny vo vrecku
        Hráč odišiel od stola a žetóny mal vo vrecku
        Hráč si pri presune na iný stôl niesol žetóny v taške
        Seat 8 drží pri stole dva žetóny po 5 000 v dlani pod stolom, nikto ich nevidel
        Hráč niesol žetóny viditeľne v ruke, ale k novému stolu išiel okľukou cez bar
        Môže hráč preniesť žetóny na nový stôl vo vrecku?
    .heard =
        videl som ako si dva žlté strčil do mikiny
        drží pár päťtisícok pod hranou stola, nikto ich nevidí
        cestou od stola 12 mal všetko v batohu
        kde sú jeho fialové, pred večerou tam ešte boli
        zhrnul celý stack do šiltovky a vyšiel von na cigaretu
        keď vstal, vypadla mu z rukáva dvadsaťpäťka
        časť si schoval, aby vyzeral že je short
        dealer si všimol že zviera v pästi zopár veľkých
        s celým majetkom sa zastavil najprv na bare, až potom išiel k novému stolu
        nosí ich vo vnútornom vrecku saka, to môže len tak
        prešiel s nimi pol sály a niekde za automatmi sa stratil z očí
        pred pauzou nahádzala hrsť do kabelky
        strčil žetóny do vrecka
        hráč si odniesol žetóny od stola vo vrecku
        schoval časť stacku pod stôl
        preniesol žetóny v taške na iný stôl
        vzal žetóny zo stola a dal si ich do vrecka
        hráč má žetóny vo vrecku
        preniesla žetóny v bunde k druhému stolu
        časť žetónov dal inému hráčovi
        cez prestávku ukryl turnajové žetóny v taške
        niesol si stek vo vrecku mikiny na nový stôl
        počas pauzy strčil pod tričko dve desiny
        pri presune si to s čipmi otočil cez bar
        najvyššie koláče drží v dlani pod stolom
        odniesol si čipy v ľadvinke na záchod, nik nevidel koľko
        prešiel cez halu s lodičkou čipov úplne sám, bez dozoru
        Mal tisícky vo vrecku od bundy, keď sa presadil
        Odniesol čipy v ruksaku cez celú sálu k inému stolu
        V dlani pod stolom schováva dve päťtisícky
        Šiel okľukou cez bar s tácou plnou čipov, nikto nevidel kadiaľ
        Strčil si kôpku pod mikinu a išiel fajčiť
        Čipy niesol v zalepenom vrecúšku od kasína, je to v poriadku
        Pán na sedmičke mal pred minútou o dva fialové viac, teraz ich má v náprsnom vrecku
        Kamera ho zachytila, ako počas večere skrýva žetón do topánky
        Pri prechode k novému stolu som si všimol, že pán predo mnou drží časť veľkých žetónov v dlani pod bundou a do držiaka položil len tie malé
        Išiel s celým stackom k novému stolu a dve veci si dal do tašky
        Pri presune ich držal pod bundou
        Dal si zetony do vrecka, zoberu mu ich?
        Vzal si žetony do kapsy a šel na bar
        Zbadal som, že mu v dlani ostala päťtisícka, a zavrel ju
        Zo satelitu si odniesol žetóny domov na pamiatku
        Stôl sa rušil a kolega zmizol so žetónmi na desať minút
        chodí so žetónmi v ruke
        odniesol turnajové žetóny zo sály
        veľké žetóny má za malými
        po presune má zrazu viac žetónov než predtým
        nesie stack na nový stôl v zatvorenej taške
        vzal si žetón domov na pamiatku
        mal pri sebe žetón z iného hracieho dňa
        schoval si žetony do kapsy
chips-out-of-view-fact-how = Ako hráč žetóny držal alebo prenášal?
    .label = zaobchádzanie so žetónmi
    .carried = odniesol ich skryté: vo vrecku, v taške alebo pod oblečením
    .held = skrýval ich pri stole: vo vrecku, v dlani alebo pod oblečením
    .away = niesol ich viditeľne, ale cestou ho nikto nevidel
    .detour = niesol ich viditeľne k novému stolu, ale okľukou
    .rack = niesol ich viditeľne v lodičke od kasína
    .bag = niesol ich v zapečatenom vrecku od kasína
chips-out-of-view-outcome-disqualified = Hráč je diskvalifikovaný
chips-out-of-view-outcome-forfeited = O tieto žetóny hráč príde a môže byť diskvalifikovaný
chips-out-of-view-outcome-may-disqualify = Tvoja voľba: diskvalifikácia so stratou všetkých žetónov, alebo nie
chips-out-of-view-outcome-show-again = Žetóny sa vrátia na stôl, hráč o žiadny nepríde
chips-out-of-view-outcome-no-breach = V poriadku: takto sa žetóny prenášať smú
chips-out-of-view-outcome-detour = Hráč o nič nepríde, ale za okľuku môže dostať penalizáciu
chips-out-of-view-outcome-in-view = Hráč o nič nepríde: žetóny bolo vidieť
chips-out-of-view-order-chips-on-the-table = Floormanager: povedz hráčovi, aby tieto žetóny vyložil na stôl, kde ich všetci vidia, a spočítaj ich.
chips-out-of-view-order-disqualify = Floormanager/TD: diskvalifikuj hráča.
chips-out-of-view-order-take-stack = Floormanager: vezmi z hry všetky žetóny tohto hráča.
chips-out-of-view-order-take-hidden = Floormanager: vezmi z hry žetóny, ktoré boli mimo dohľadu.
chips-out-of-view-order-see-disqualification = Floormanager: pokračuj incidentom Diskvalifikácia (disqualification).
chips-out-of-view-order-may-be-disqualified = Floormanager/TD: rozhodni, či bude hráč aj diskvalifikovaný. Ak áno, pokračuj incidentom Diskvalifikácia (disqualification).
chips-out-of-view-order-plays-on = Hráč: ak nie si diskvalifikovaný a niektoré žetóny ostali viditeľné, hraj s nimi ďalej.
chips-out-of-view-order-director-decides = Floormanager/TD: rozhodni, či bude hráč diskvalifikovaný. O žetóny príde len s diskvalifikáciou.
chips-out-of-view-order-chips-stay = Floormanager: nechaj žetóny hráčovi.
chips-out-of-view-order-straight-on = Hráč: choď rovno na svoje nové miesto.
chips-out-of-view-order-back-in-view = Hráč: polož všetky žetóny na stôl tak, aby ich každý videl.
chips-out-of-view-order-see-shielded-chips = Floormanager: pokračuj incidentom Stack, ktorý sa nedá spočítať (shielded-chips).
