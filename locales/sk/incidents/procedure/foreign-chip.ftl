foreign-chip = Žetón, ktorý sem nepatrí
    .search = cudzí žetón, žetón z iného turnaja, žetón z iného kasína, cashový žetón v turnaji, nesprávny žetón, žetón inej farby, falošný žetón, žetón ktorý sem nepatrí, žetón zo včerajšieho turnaja, žetón z inej sady
    .told =
        V jeho stacku je žetón z iného turnaja
        V pote leží žetón z cash hry
        Stavil žetón, ktorý nepatrí do tohto turnaja
        V stacku na mieste 5 sme našli žetón z iného kasína
        Jeden jeho žetón má inú farbu, v tomto turnaji sa s ním nehrá
        Hráč si priniesol k stolu žetóny zo včerajšieho turnaja
        Tento žetón 5 000 vyzerá falošný
        Dealer dostal zo zásobníka nesprávny žetón, je z druhého turnaja
        Na stole je cudzí žetón a nikto nevie, odkiaľ sa vzal
        Dorovnal žetónom z vedľajšieho turnaja
        Dostane hráč iný žetón za ten, ktorý nie je z tohto turnaja?
        žetón z iného turnaja v hre
    .heard =
        ten modrý žetón je z cash hry, nie z nášho turnaja
        falošný žetón v pote, čo teraz
        miesto 2 má v stacku žetón z vedľajšieho klubu
        pri color-upe dostala nesprávny žetón, patrí do inej sady
        v našom pote sa objavil žetón z high rollera
        prepašoval žetóny z turnaja z minulého týždňa
        v stávke je žetón, ktorý nie je náš, platí stávka
        cudzí žetón s iným logom vo veľkom stacku
        Vsadil tri naše a jeden z minulotýždňovej série
        Pri počítaní potu si dealer všimol, že jeden z modrých má iný okraj a na ňom meno kasína z Budapešti, a hráč, ktorý ho vsadil, vraj o tom nevedel
        Má pri sebe žetón z iného kasína
        Na stole bola fialová, akú tu vôbec nemáme
        Z turnaja vedľa si priniesol dva rovnaké
        Zeton z ineho turnaja v hre, rata sa to?
        Měl mezi žetony jeden z jiného kasina
        Vyhral pot, v ktorom bol aj falošný
        Modrý bol o polovicu ľahší, dealer ho odložil bokom
        Hotelový žetón v strede, hráč trval, že platí ako stovka
foreign-chip-fact-how = Ako sa sem dostal?
    .label = ako sa sem dostal
    .unknown = nikto nevie alebo ho omylom vydalo kasíno
    .brought-in = priniesol ho hráč
foreign-chip-fact-where = Kde je?
    .label = kde
    .stack = v stacku hráča
    .bet = v stávke alebo v pote
foreign-chip-outcome-replaced = Žetón ide z hry; hráč dostane jeho hodnotu
foreign-chip-outcome-not-replaced = Žetón ide z hry bez náhrady
foreign-chip-outcome-made-good = Žetón ide z hry; jeho hráč stávku doplatí
foreign-chip-outcome-does-not-count = Žetón ide z hry a do stávky sa nepočíta
foreign-chip-outcome-cheating = Žetón ide z hry: priniesť ho je podvádzanie
foreign-chip-order-take-out = Floormanager: vyraď žetón z hry a zadrž ho.
foreign-chip-order-exchange = Floormanager: vyraď ho z hry a daj hráčovi žetóny tohto turnaja v hodnote, za ktorú platil.
foreign-chip-order-nothing-for-it = Floormanager: vyraď ho z hry a povedz hráčovi, že zaň nič nedostane.
foreign-chip-order-owner-pays = Floormanager: vyraď ho z hry a nech hráč, ktorý ho vsadil, doplatí jeho hodnotu zo stacku.
foreign-chip-order-bet-smaller = Floormanager: vyraď ho z hry; stávka sa počíta bez neho a dorovnania tiež.
foreign-chip-order-look-into-it = Floormanager: prepočítaj stack toho hráča a zisti, koľko takých žetónov prišlo do hry.
foreign-chip-order-see-disqualification = Pri diskvalifikácii pokračuj incidentom Diskvalifikácia (disqualification).
foreign-chip-remark-removed-value = Ak tu hodnota žetónu bola v hre a odobrala sa, pokračuj incidentom Žetóny odobratej hodnoty (leftover-chips).
