exposed-cards = Kaarten getoond tijdens de hand
    .search = liet zijn kaarten zien tijdens de hand, kaarten getoond, hand open gelegd voor de actie klaar was, kaart laten flashen, toonde één kaart voor een reactie, kaarten open terwijl er nog actie is, laatste aan de beurt laat zijn hand zien, toonde zijn kaarten voor hij callde, kaarten open voor de river, gefold met zijn kaarten open, liet zien wat hij foldde, kaarten open in de muck gegooid, is zijn hand dood omdat hij hem liet zien
    .told =
        hij liet kaarten zien tijdens hand
        Hij draaide zijn kaarten om terwijl ik nog moest beslissen
        Toen hij foldde zag ik een aas, en wij zaten nog in de hand
        Ik ga all-in op de turn, hij zit te denken en legt zijn twee kaarten gewoon open om mijn reactie te zien
        Hij foldt met zijn kaarten open, de hele tafel zag een heer, en er moesten nog twee spelers handelen
        Mag hij expres zijn kaarten laten zien terwijl de hand nog loopt?
        kaarten getoond tijdens hand
        Seat 4 draaide zijn kaarten om terwijl er nog actie was.
        Hij liet bij het folden een aas zien terwijl er nog twee spelers in de hand zaten.
        Turn, seat 6 bet 3000 en seat 2 legt zijn twee vrouwen open voordat hij beslist, hij is de laatste die moet.
        Drie man in de hand op de flop, seat 8 foldt en gooit expres allebei zijn kaarten open op tafel.
        Krijgt hij een penalty of is zijn hand dood als hij zijn kaarten laat zien voordat de actie klaar is?
    .heard =
        UTG klapte open terwijl er nog twee moesten
        azen op tafel want hij dacht dat het klaar was, de knop moest nog kiezen
        draaide zijn vrouw om, kijken hoe ik reageer
        voor mijn shove spreidt hij zijn paar uit zonder te betalen
        daar liggen zijn boeren voor iedereen, inzetten is niet gedaan
        bij het wegleggen belandden ze op hun rug, BB moet nog
        hij legt ze open weg terwijl drie man nog aan het vechten zijn
        ze hield ze zo hoog dat iedereen kon meekijken
        mag je heads-up een kaart tonen voor een tell
        bij het optillen was zijn hand te zien, achter hem moest iemand
        zijn heer kantelde om in zijn vingers, iedereen zag hem, speelt die nog
        pronkte met zijn bluf voordat de laatste gekozen had
        hij laat zijn kaart aan de buurman zien tijdens de hand
        zij legt een van haar kaarten open terwijl er nog gespeeld wordt
        met twee over en hij draait zijn azen om voor ik beslis
        bewust getoond om een reactie uit te lokken
        laat zijn kaarten zien terwijl er nog actie is
        draait te vroeg om, de tegenstander moet nog beslissen
        hij liet zijn kaarten zien terwijl de hand nog bezig was
        speler draaide zijn hand open voordat de actie klaar was
        ze liet een kaart aan haar tegenstander zien om zijn reactie te zien
        hij draait zijn kaarten open tegen een all-in, hij heeft nog niet gehandeld
        speler foldt open terwijl er nog twee moeten handelen
        zijn kaarten liggen per ongeluk open en er wordt nog geboden
        Hij flipt zijn boeren al om terwijl ik nog moet beslissen
        Bij het wegmikken zag de hele hoek een schoppenaas van Jos
        Ze liet mij haar aas zien om te kijken wat ik deed
        Draaide open na de shove, er moest achter hem nog eentje
        Stoel 5 foldt zo hoog dat iedereen zijn vrouwen zag
        Laat per abuis een heer flashen, we zitten pas op de turn
        Leo draaide z'n aas om terwijl Bep nog moest beslissen
        Bij het passen flitste er een harten vrouw, drie man waren nog bezig
        Ali hield z'n boeren omhoog en stoel 5 moest nog spelen
        Z'n schoppen tien was te zien bij 't optillen, er werd nog ingezet
        Stoel 2 legde expres z'n heren open om Nel haar gezicht te zien
        Hij knalde ze allebei open op de rivier voordat er betaald was
        Hij draaide om voordat de derde iets kon zeggen
        Eén kaart flitste hij over tafel om te zien hoe ik keek
        Toen de all-in kwam lagen zijn azen open, terwijl er achter hem nog een met kaarten zat
        Hij liet zijn bluf zien terwijl mijn vriendin op de river nog moest beslissen
        Open weggegooid, en twee vochten nog om de pot
        Ik was aan zet en hij legt alles open omdat hij dacht dat ik gepast had
        De vrouw naast me liet een kaart zien om me te jennen, mag dat?
        De schoppenaas vloog zo weg dat iedereen hem zag en op de turn liep nog een bet
        Hij legde op alsof het showdown was, de big blind had alleen nog het woord
        Toneelstukje: langzaam tilt hij er een op, laat hem aan de ander zien en kijkt in zijn ogen
        Tijdens het nadenken gleed er een open uit haar hand
        Nog voor iedereen klaar was liet hij de dames aan de tafel zien en wachtte of iemand meeging
        Meteen na zijn eigen bet pochte hij met zijn hand, leeft die hand nog?
        Na zijn push uit de small legde hij direct open, de big had nog niks gezegd
        Hield zn kaarten omhoog voordat ik klaar was met denken
        hij draaide zijn hand om terwijl anderen nog moesten spelen
        laat één kaart zien om een reactie uit te lokken
        liet per ongeluk zijn kaarten open vallen, hand loopt nog
        legt zijn kaarten open terwijl er nog ingezet wordt
        toonde een aas terwijl er nog twee anderen meededen
        ze legt midden in de actie haar kaarten open
        speler gooit zijn kaarten open omdat hij denkt dat het klaar is
        is zijn hand dood omdat hij hem liet zien
exposed-cards-fact-when-seen = Wanneer werden de kaarten gezien?
    .label = moment
    .action-pending = toen er in deze hand nog iemand moest handelen
    .betting-over = na de laatste actie: vóór de showdown, of een gefolde hand tijdens de showdown
    .showdown = bij de showdown of all-inshowdown (een hand die nog meedoet), of na de hand
exposed-cards-fact-last-to-act = Was de speler die ze toonde, aan de beurt en de laatste die moest handelen?
    .label = laatste aan de beurt
exposed-cards-fact-how = Hoe werden ze gezien?
    .label = oorzaak
    .shown = de speler draaide ze om of liet ze zien
    .folding = ze werden gezien toen de speler foldde
exposed-cards-fact-on-purpose = Liet de speler ze met opzet zien?
    .label = met opzet
exposed-cards-fact-cards = Hoeveel kaarten van de speler werden er gezien?
    .label = geziene kaarten
    .all = allemaal, of meer dan één
    .one = één
exposed-cards-outcome-hand-plays = Niet toegestaan, maar de hand is daardoor niet dood
exposed-cards-outcome-hand-dead = De getoonde hand is dood
exposed-cards-outcome-seen-while-folding = De fold geldt; de kaarten hadden niet gezien mogen worden
exposed-cards-outcome-seen-by-accident = De fold geldt; per ongeluk gezien is geen overtreding
exposed-cards-outcome-no-breach = Geen overtreding van de regel over kaarten tonen
exposed-cards-order-hand-stays-live = Dealer: ga door met de hand. Kaarten worden niet dood doordat ze getoond zijn.
exposed-cards-order-hand-is-dead = Dealer: neem de getoonde hand in. Die is dood.
exposed-cards-order-take-in-fold = Dealer: leg de gefolde kaarten dicht in de muck en ga door met de anderen.
exposed-cards-order-go-on = Dealer: ga gewoon door.
exposed-cards-order-keep-covered = Floor: zeg tegen de speler dat hij zijn kaarten dicht moet houden tot de hand is afgelopen.
exposed-cards-order-fold-forward = Floor: zeg tegen de speler dat hij gefolde kaarten dicht en laag over de tafel naar voren moet schuiven.
exposed-cards-order-fold-to-dealer = Floor: zeg tegen de speler dat hij gefolde kaarten laag naar de dealer moet schuiven, zodat niemand ze ziet.
exposed-cards-order-fold-low = Floor: zeg tegen de speler dat hij gefolde kaarten dicht en laag moet houden.
exposed-cards-order-penalty-after-hand = Floor: laat een eventuele penalty pas ingaan als deze hand is afgelopen.
exposed-cards-order-penalty-at-once = Floor: laat een eventuele penalty meteen ingaan.
exposed-cards-remark-to-one-player = Heeft maar één iemand de kaarten gezien, bekijk dan ook het incident Hand aan één speler getoond (show-one-show-all).
