identity = Zakrytá tvár alebo rozptyľovanie
    .search = hráč s kapucňou, má masku, zakrytá tvár, šál cez tvár, slnečné okuliare a kapucňa, nevidím kto to je, môže to mať na sebe, kostým pri stole, rozptyľujúce oblečenie, rozptyľujúci predmet, blikajúce svetielka, dať dole masku, kukla, skrytá identita
    .told =
        Má zakrytú celú tvár
        Hráč má kapucňu, šál cez nos a tmavé okuliare, nevidno, kto to je
        Sedí tu v maske a celý čas mu nevidíme do tváre
        Na mieste 4 má chlap šatku až po oči, šiltovku a okuliare a ja ani neviem, či je to ten istý hráč ako pred prestávkou
        Ten oproti má na sebe bundu so svietiacimi ledkami, bliká mi to do očí a nedá sa pri tom hrať
        Môže hrať s kuklou cez tvár, keď ho nikto nespozná?
        Hráč má zakrytú tvár
        Hráč má kapucňu, okuliare a šál, nevidno mu tvár
        Pre šiltovku a rúško sa hráč nedá spoznať
        Seat 2 má celý čas kapucňu cez tvár a súper sa sťažuje, že nevidno, kto to je
        Seat 5 má blikajúce okuliare a svietiace oblečenie, ostatných to pri hre rozptyľuje
        Môže hráč hrať celý turnaj so šálom cez tvár?
    .heard =
        päťka vyzerá ako bankový lupič, trčia mu len oči
        šiltovku a golier má tak vysoko že ho nespoznávam
        nech si to zloží, musíme vedieť kto tu hrá
        sedí tu v klaunskom obleku s parochňou, vyrušuje ma to
        chlap má prilbu a nechce zdvihnúť hľadí
        stále roztáča svietiacu figúrku, ide mi to na nervy
        je závoj v poriadku alebo treba skontrolovať jej občiansky
        prišiel prezlečený ako na karneval, môže to byť ktokoľvek
        schováva sa za šatku až po nos
        LED čiapka vedľa mňa mi celý večer bliká do očí
        všetci čumia na jej outfit, nedá sa sústrediť
        vždy keď rozmýšľa prehodí si cez hlavu uterák
        hráč má zakrytú tvár a nechce zložiť okuliare
        cez šál a kapucňu ho nikto nespozná
        nosí masku, musí ukázať tvár
        má kapucňu a slnečné okuliare a nevidno mu tvár
        hráč si zakrýva tvár šatkou
        má masku, môže tak hrať
        hráč v kostýme rozptyľuje ostatných
        skrýva tvár pod čiapkou
        má kuklu a okuliare, ani nevieme kto to je
        šál až po oči, neviem overiť či je to prihlásený človek
        chalan v maske Spidermana, celý turnaj nevidno ksicht
        kapucňa, šiltovka a zrkadlovky, nespoznám ho, nech to zloží
        tričko mu bliká diódami, nedá sa pri tom sústrediť
        prišiel v kostýme kuraťa a všetkých to mätie
        Kukla a okuliare, nevidno mu ani nos, kto to vôbec je
        Sedí v kapucni až po bradu, nespoznáme, či je to Palo
        Má na hlave masku medveďa a ruší tým pri hre
        Blikajú mu na tričku svetielka, nedá sa pri tom sústrediť
        Šál pod oči celý večer, nech si ho dá dole
        Na chvíľu si natiahol rolák cez nos, keď blafoval
        Mal na tvári masku, nikto nevedel, kto to je
        Chlapík v kostýme s krídlami vrážal do ľudí
        Kapucňa, okuliare a šál až po nos
        Sedela so závojom a hráč chcel vedieť, kto to je
        Na čiapke mal svetielka, čo stále blikali
        Zakryta tvar, mozem ziadat aby ju odkryl?
        Do sály prišiel človek v maske levíčaťa, na hlave kapucňa, na rukách rukavice, a hráči žiadali, aby sa aspoň na chvíľu odhalil
        Prišiel v gorilej hlave a stôl sa rozčuľoval
        Má nárok hrať so zakrytou tvárou, keď už pri registrácii nebol kontrolovaný?
        Lesklý krúžok na okuliaroch odrážal súperove karty
identity-fact-what = O čo ide?
    .label = problém
    .face = oblečenie alebo niečo iné skrýva, kto je ten hráč
    .distraction = oblečenie alebo niečo iné rozptyľuje pri hre
identity-fact-how-long = Ako dlho hráča nemožno spoznať?
    .label = hráča nemožno spoznať
    .all-the-time = celý čas
    .for-a-moment = len chvíľu
identity-outcome-uncover = Hráča musí byť možné spoznať
identity-outcome-remove = Čo rozptyľuje, musí preč
identity-outcome-nothing-wrong = Podľa tejto knihy je to v poriadku
identity-outcome-house-rules = Rozhodnú domáce pravidlá kasína: kniha sama pravidlo nemá
identity-outcome-no-rule = Kniha na to pravidlo nemá: rozhodne floormanager/TD
identity-order-director-judges = Floormanager/TD: pozri sa sám. Rozhodne tvoj úsudok.
identity-order-house-standards = Floormanager/TD: použi aj domáce pravidlá kasína o oblečení a vzhľade.
identity-order-see-house-rules = Floormanager/TD: rozhodni podľa domácich pravidiel kasína o oblečení a vzhľade.
identity-order-director-decides = Floormanager/TD: rozhodni v záujme férovosti (pravidlo { $fairness }), či to tak môže zostať.
identity-order-may-ask = Floormanager: hráča smieš požiadať, aby si zložil okuliare, kapucňu alebo čokoľvek, čo zakrýva tvár alebo rozptyľuje.
identity-order-uncover = Hráč: odkry si tvár, aby každý videl, kto si.
identity-order-put-away = Hráč: zlož alebo schovaj to, čo rozptyľuje.
identity-order-leave-it = Floormanager: nechaj hráča na pokoji.
identity-remark-only-continuous = Zakázané je len to, čo hráča skrýva sústavne.
identity-remark-no-penalty-named = Pravidlo za to penalizáciu neuvádza.
