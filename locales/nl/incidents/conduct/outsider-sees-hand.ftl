outsider-sees-hand = Live hand gezien door een buitenstaander
    .search = keek in andermans kaarten, gluurde in een live hand, buurman tilde mijn kaarten op, toeschouwer zag mijn hand, publiek keek in de kaarten, keek in een hand die niet van hem is, pakte andermans kaarten op om te kijken, draaide de kaarten van een ander om, gefolde speler kijkt in een live hand
    .told =
        De speler naast me tilde mijn kaarten op en keek erin terwijl ik nog in de hand zat
        Een toeschouwer achter seat 4 keek in zijn live hand
        Seat 6 had gefold en gluurde toen in de kaarten van seat 7
        Iemand van het publiek pakte een live hand op en draaide hem om
        Mijn buurman keek zonder te vragen in mijn kaarten, ik zit nog in de hand
        Een speler die niet meer in de hand zit, keek in de kaarten van de afwezige big blind
        Degene naast haar reikte over en draaide haar live kaarten open
        Een andere speler keek in mijn kaarten, is mijn hand dood?
        buitenstaander kijkt in een live hand
        Zijn vriendin staat achter hem en kan de kaarten van seat 3 zien
        Een gefolde speler bekeek de hand van de man die naar het toilet was
        Hij boog voorover en zag mijn hand terwijl er nog ingezet werd
        Een voorbijganger stootte de kaarten van een speler om en iedereen zag ze
    .heard =
        de buurman nam een kijkje in mijn kaarten
        iemand van de rail pakte mijn twee kaarten en keek
        stoel 3 loert bij een speler die nog in de hand zit
        een toeschouwer keek over de schouder in een levende hand
        hij liet zijn kaarten even zien aan zijn vriendin achter hem
        die vent achter me leest mijn kaarten mee over mijn schouder
        serveerster zag zijn hand en moest giechelen
        hij had het opgegeven en zit nu ongevraagd in de hand van zijn buurman te loeren
        kerel langs de kant kan ze allebei zien
        stoel 8 pakte mijn twee vast en nam een kijkje
        vreemde flipt mijn kaarten open, telt dat nog
        hij gunde zichzelf een blik op mijn azen
        een kind greep mijn kaarten van tafel
        gepast en nieuwsgierig buigt hij de hoekjes van de hand naast hem om
        mijn buurvrouw zit steeds in mijn kaarten te kijken
        stoel 1 neemt een kijkje bij wat UTG dicht heeft laten liggen
        supporter loopt rond en bekijkt wat iedereen heeft
        Een toeschouwer met bier stond achter me, bukte, tilde mijn kaarten op en vroeg daarna pas of dat mocht, de hand liep nog
        Een kind van de tafel ernaast pakte de hand van het vilt en liet hem rondgaan
        Mijn buurman keek in de mijne terwijl ik water haalde
        Iemand die al gefold had bekeek de kaarten van de ander
        Een fan keek in de levende hand en floot
        Heeft in mijn kaarten gekeken, moet ik verder?
        Een toeschouwer pakte de mijne op en trok zijn wenkbrauwen op
        De cameraman draaide mijn hand zo dat de tafel hem zag
        Zijn broer keek over zijn schouder terwijl hij aan zet was
        Bij het serveren gooide de serveerster mijn kaarten open voor mijn buurman
outsider-sees-hand-fact-did = Hoe werd de hand gezien?
    .label = hand gezien
    .looked = erin gekeken, zonder de kaarten aan te raken
    .lifted = opgetild of opgepakt door iemand anders
    .turned-over = omgedraaid door iemand anders
    .shown = getoond door de speler van de hand zelf
outsider-sees-hand-fact-who = Wie deed het?
    .label = wie het deed
    .out-of-hand = een speler die niet in de hand zit
    .in-hand = een andere speler in de hand
    .spectator = een toeschouwer, of iemand anders die niet speelt
outsider-sees-hand-outcome-no-looking = De hand blijft in het spel: elke hand heeft één speler
outsider-sees-hand-outcome-hands-off = De hand blijft in het spel; van andermans kaarten blijf je af
outsider-sees-hand-outcome-spectator-looked = De hand blijft in het spel; de toeschouwer houdt afstand
outsider-sees-hand-outcome-no-showing = De hand blijft in het spel; je mag hem aan niemand laten zien
outsider-sees-hand-outcome-hand-plays = De hand blijft in het spel
outsider-sees-hand-outcome-hand-dead = De getoonde hand is dood
outsider-sees-hand-order-hand-stays-live = Dealer: ga door met de hand. Dat hij gezien is, doodt hem niet.
outsider-sees-hand-order-hand-is-dead = Dealer: deze hand is dood. Ga door met de andere.
outsider-sees-hand-order-cards-down = Dealer: leg de kaarten dicht terug voor hun speler.
outsider-sees-hand-order-look-at-own = Floor: zeg tegen wie er keek dat hij alleen in zijn eigen kaarten kijkt.
outsider-sees-hand-order-keep-hands-off = Floor: zeg tegen die speler dat hij van andermans kaarten afblijft.
outsider-sees-hand-order-step-back = Floor: laat de toeschouwer bij de tafel weggaan.
outsider-sees-hand-order-show-nobody = Floor: zeg tegen de speler dat hij zijn kaarten tijdens een hand aan niemand mag laten zien.
outsider-sees-hand-order-say-nothing = Floor: zeg tegen wie de kaarten zag dat hij er niets over zegt tot de hand is afgelopen.
outsider-sees-hand-order-protect-cards = Speler: houd je kaarten beschermd en afgedekt.
outsider-sees-hand-remark-show-the-others = Of de andere spelers de kaarten ook mogen zien, zegt het incident Hand aan één speler getoond (show-one-show-all).
outsider-sees-hand-remark-talked = Is er iets over de kaarten gezegd, zie dan het incident Praten over een hand (talking-about-a-hand).
outsider-sees-hand-remark-helped = Hielpen twee spelers elkaar ermee, zie dan het incident Soft play en chip dumping (soft-play).
