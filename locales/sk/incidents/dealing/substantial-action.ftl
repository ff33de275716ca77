substantial-action = Závažná akcia
    .search = nastala závažná akcia, substantial action, SA, záväzná akcia, dve akcie, tri akcie, koľko akcií, počítanie akcií, dosť akcií, neskoro na misdeal
    .told =
        Bola už závažná akcia?
        Dealer tvrdí, že už bola závažná akcia, a podľa mňa ešte nebola
        Dvaja foldli, jeden callol, ráta sa to už ako substantial action
        Nevieme sa zhodnúť: UTG fold, ďalší raise na 600, cutoff ešte nehral, je to už závažná akcia alebo nie
        Blindy zaplatené, potom fold, fold a call, dealer to chce počítať ako závažnú akciu, ja hovorím, že nie
        Stačia dva foldy a jeden check na to, aby to bola závažná akcia?
        Nevieme, či už v tejto ruke prebehla závažná akcia
        Hráči sa hádajú, či bet a call je už substantial action
        UTG fold, ďalší call, ďalší fold, treba vedieť, či je to už závažná akcia
        Na flope išlo check, check, bet 500 a rieši sa, či sa to ráta ako závažná akcia
        Je to závažná akcia, keď traja hráči len zahodili?
    .heard =
        call, fold, check, stačí to aby sme boli za hranicou
        button je preč a UTG betol, je to teraz definitívne
        mali sme limp a fold, dá sa ruka ešte zrušiť
        počítajú sa do toho aj blindy
        jeden raise a jeden fold, platí už rozdávanie
        čo všetko sa musí stať aby sa nedalo vrátiť
        dealer hovorí že dva foldy nestačia
        traja už boli, rozdať nanovo sa nedá
        je check a call so žetónmi dosť na to aby sa hralo ďalej
        peniaze tam ešte nie sú, len dva pasy
        sťažnosť prišla až po treťom hráčovi, ostáva rozdanie v platnosti
        prešli sme bod odkiaľ sa už neruší
        bola tu už podstatná akcia, stavil jeden a dorovnal druhý
        koľko hráčov musí konať aby sa rozdanie nedalo zrušiť
        bola už podstatná akcia, konali dvaja hráči
        bet a fold, je to podstatná akcia
        traja hráči konali bez žetónov, je neskoro na misdeal
        ráta sa zloženie blindov ako akcia
        jeden call a jeden fold, môže to byť ešte misdeal
        bolo už dosť odohraté na to aby sa to nedalo vrátiť
        prebehol ček, ček, kôl, je to už substenšl
        dvaja zaplatili a jeden zložil, dá sa to ešte zastaviť
        andrgán fold, hidžek fold, katof fold, už sa to ráta
        stihol sa rejz a kôl, je to už veľa na vrátenie
        smol dal blajnd a jeden foldol, stačí to na substenšl
        Dvaja sa vyjadrili a jeden dal čipy, dá sa to ešte vrátiť
        Už tri čeky po sebe, nie je neskoro na opravu chyby
        Bolo tam dorovnanie a zahodenie, počíta sa to ako dosť
        Stavil, klopol, zahodil, stačí to, aby sa už nedalo späť
        Iba blajndy a jeden zložil, podľa mňa na to ešte nestačí
        Prešlo dosť ťahov na to, aby toto rozdanie už platilo
        Do momentu, keď sa na chybu prišlo, bol jeden fold a jeden raise, dá sa to ešte zastaviť?
        Dvaja zahodili a tretí dorovnal, je to už dosť na to, aby sa rozdanie nedalo zrušiť?
        Stačí, že button checkol a ďalší vsadil, aby sa už nič nevracalo?
        Koľko ľudí sa muselo vyjadriť, aby sa hralo aj s tou chybou?
        Kým niekto upozornil, že button je inde, traja poslali karty preč bez jediného žetónu
        Blindy sa vraj do toho počtu nerátajú, on však tvrdil, že áno
        Tri checky po sebe na flope a potom zistenie, že chýba karta, ostáva to tak?
        Dva limpy boli dnu a dealer chcel všetko od začiatku, hráči že je neskoro
        Riešil sa počet akcií: fold, fold, call, a či to prekročilo hranicu
        V heads-upe jeden dorovnal, druhý zaklepal, počíta sa to ako dosť?
        Pri dvoch zahodených rukách bez žetónov vraj ešte nie, pri tretej už hej, je to pravda?
        Gombík bol o miesto vedľa, zistili sme to, keď prvý zvýšil, druhý zložil a tretí práve siahal po žetónoch, a teraz sa hádame, či je už neskoro
        Byly to dvě akce s žetony, takže se prý hraje dál, ačkoliv se rozdávalo špatně
        Ktorá akcia je tá, po ktorej už niet cesty späť na nové karty?
        UTG zvýšil, hneď za ním fold, a vtedy si pán v rohu všimol, že má kartu navyše, zrušiť či nie?
substantial-action-fact-actions = Aké akcie prebehli a v akom poradí? (žiadnu nevynechaj; zaplatený blind je „blind“)
    .label = akcie v poradí
substantial-action-fact-in-turn = Boli všetci títo hráči na rade?
    .label = všetci na rade
substantial-action-outcome-substantial = Áno: toto je závažná akcia
substantial-action-outcome-not-substantial = Nie: toto ešte nie je závažná akcia
substantial-action-outcome-substantial-with-blinds = Áno: so zaplatenými blindmi je to závažná akcia
substantial-action-outcome-not-in-turn = Nie: počítajú sa len akcie v poradí a tie nie sú dve
substantial-action-outcome-count-in-turn = Ešte nerozhodnuté: počítajú sa len akcie v poradí
substantial-action-order-count-again = Floormanager: vynechaj, čo bolo mimo poradia, a spočítaj znova.
substantial-action-order-hand-goes-on = V ruke sa pokračuje: na misdeal je neskoro.
substantial-action-order-not-yet = Čo by závažná akcia vylúčila, napríklad misdeal, je stále možné.
substantial-action-remark-only-in-turn = Kniha počíta akcie v poradí. Jedna z dvoch bola mimo poradia.
substantial-action-remark-by-three = Splnené troma akciami, na ich druhu nezáleží.
substantial-action-remark-by-two = Splnené dvoma akciami: aspoň pri jednej išli do potu žetóny.
substantial-action-remark-check-and-fold = Check a fold neprinesú do potu žiadne žetóny.
substantial-action-remark-blinds-left-out = Zaplatené blindy sa do počtu nezarátali.
