absent-at-deal = Niet op de plaats bij het delen
    .search = speler zat niet op zijn plaats, niet aan tafel toen er gedeeld werd, te laat terug van de pauze, kwam aanrennen, ging zitten na de laatste kaart, deal gemist, lege stoel kreeg kaarten, kaarten voor een afwezige speler, speler is weg van tafel, is zijn hand dood, stond achter zijn stoel, te laat terug van het toilet, stond buiten te roken, blind van een afwezige speler, niet in zijn stoel, liep weg tijdens het delen, mag ik nog in mijn kaarten kijken
    .told =
        hij was er niet bij het delen
        Hij zat niet op zijn plaats toen de laatste kaart gedeeld werd
        Ik kwam net aanlopen toen er gedeeld werd en de dealer pakt mijn kaarten af
        Hij stond bij de rail te praten toen de kaarten gedeeld werden, en nu komt hij terug en wil hij gewoon zijn hand spelen
        Ik was naar de wc, ik was big blind en kwam bij tafel toen de laatste kaart al gedeeld was, de dealer heeft mijn kaarten weggehaald maar mijn blind ligt er wel
        Is mijn hand dood als ik naast mijn stoel stond toen de laatste kaart gedeeld werd?
        niet op stoel bij delen
        Seat 5 was niet op zijn plaats toen ik de laatste kaart deelde.
        Speler kwam aangerend toen iedereen zijn kaarten al had, hij wil spelen.
        Seat 3 heeft de big blind, stond bij het delen aan de tafel ernaast te praten en kwam net na de laatste kaart terug.
        Seat 8 was er bij zijn eerste kaart, liep weg, en bij de laatste kaart stond hij niet binnen handbereik van zijn stoel.
        Is zijn hand dood als hij bij de laatste gedeelde kaart niet op zijn plaats was?
    .heard =
        hij kwam aangerend toen de tweede van de knop nog vloog
        stoel 7 stond bij het touw te kletsen toen er gedeeld werd
        twee azen, ik was één stap van mijn stoel
        ze schoof aan nadat alles rond was, wil meespelen
        dealer doodt mijn hand omdat ik erachter stond
        hij greep staand van achteren naar zijn kaarten
        hoe dicht bij je stoel moet je zijn bij de laatste kaart
        ingenomen, hij stond koffie te halen en er werd rap geschud
        er zat niemand op box 4 bij het delen, zijn big blind ligt er wel
        pauze voorbij, er is gedeeld en vier man staan nog in de rij
        ik zat, stond op voor een knuffel en was op tijd terug voor het einde
        blijft zijn ante liggen als hij voor het delen niet op tijd was
        hij zat niet op zijn stoel toen de laatste kaart kwam
        komt aangerend als er al gedeeld is
        zat niet op zijn stoel toen de laatste kaart gedeeld werd
        komt aangerend terwijl zijn kaarten al liggen, is zijn hand dood
        hij zat niet op zijn stoel toen de kaarten gedeeld werden
        speler kwam terug nadat de laatste kaart gedeeld was, is zijn hand dood
        ze stond achter haar stoel toen het delen klaar was
        moet ik op mijn stoel zitten om een levende hand te hebben
        big blind was er niet toen er gedeeld werd
        Seat 5 kwam aangerend toen de laatste kaart viel, telt zijn hand
        Jos stond nog te roken toen er gegeven werd
        Hij stond achter zijn stoel, dealer pakte zijn kaarten toch af
        De bb zat op de plee terwijl er rondgegeven werd, is zijn hand dood
        Net te laat terug van de bar, mijn kaarten waren al gegeven
        Ze stond te kletsen bij het uitgeven, kon net aan haar stoel
        Hans stond te roken toen de laatste kaart gegeven werd, leeft z'n hand
        Toos rende nog net terug en ging zitten bij de tweede kaart
        Grote blinde was pleite, komt vlak na het geven aanlopen
        Mo stond twee meter van z'n stoel toen er gegeven werd
        Hij zat op het toilet, croupier gaf hem toch kaarten
        Sjaak kon z'n stoelleuning aanraken toen z'n tweede kaart viel, telt dat
        Hij stond aan de bar, hoorde het schudden en rende, te laat, de laatste kaart was al gegeven
        Op stoel zes zat niemand, alles gedeeld, en toen kwam er een die zei dat het zijn hand was
        Ze was naar het toilet, kaarten gekomen en weer weg
        Hij leunde achter zijn stoel toen de laatste viel, is dat aanwezig?
        De big blind had hij betaald, op zijn plaats zat hij niet
        In level vier ging de jongen een broodje halen, hij kwam de zaal door gerend, de laatste kaart was net gevallen en de dealer had zijn twee al opgehaald
        Aan de finaletafel gaf hij de televisie nog een interview en weg waren zijn twee
        Met de rug naar tafel kletste hij twee meter verder, de kaarten lagen al
        Nog twee stappen, toen de knop zijn laatste kreeg
        De azen lagen voor zijn lege stoel en hij kwam met zijn koffie om de hoek
        zat niet op zijn plaats toen er gedeeld werd
        kwam net terug toen de laatste kaart gedeeld werd
        stond tijdens het delen achter zijn stoel
absent-at-deal-fact-arrived = Wanneer had de speler zijn plaats binnen handbereik?
    .label = plaats binnen handbereik
    .after-last-card = pas toen de laatste kaart al gedeeld was, of helemaal niet
    .with-last-card = niet vóór de laatste kaart, wel toen die gedeeld werd
    .during-deal = vanaf een moment tijdens het delen, vóór de laatste kaart
    .left-during-deal = bij de eerste kaart wel, maar vóór de laatste alweer weg
    .all-along = tijdens de hele deal
absent-at-deal-fact-nearness = Hoe dicht was de speler bij zijn plaats?
    .label = afstand tot de plaats
    .at-chair = hij zat, of stond erbij
    .in-reach = niet erbij, maar nog wel binnen handbereik
absent-at-deal-fact-owed = Wat moet deze plaats in deze hand inzetten?
    .label = verplichte inzet
    .nothing = niets
    .big-blind = de big blind (met of zonder ante)
    .small-blind = de small blind (met of zonder ante)
    .ante = alleen een ante
    .stud-ante = een ante bij stud
    .bring-in = een ante bij stud, en de bring-inkaart ligt er
absent-at-deal-outcome-hand-dead = De hand is dood
absent-at-deal-outcome-hand-dead-blinds-lost = De hand is dood; de speler is zijn blind of ante kwijt
absent-at-deal-outcome-hand-live-though-absent = De hand is live, ook al is de speler afwezig
absent-at-deal-outcome-hand-live = De hand is live: de speler was op tijd bij zijn plaats
absent-at-deal-order-kill-hand = Dealer: muck de hand dicht zodra de laatste kaart gedeeld is.
absent-at-deal-order-may-not-look = Floor: de speler mag deze kaarten niet bekijken.
absent-at-deal-order-may-look = Floor: de speler mag deze kaarten bekijken, maar niet spelen.
absent-at-deal-order-big-blind-lost = Dealer: de big blind en een eventuele ante van die plaats blijven in de pot. Neem van de stack wat nog niet gepost is.
absent-at-deal-order-big-blind-back = Dealer: leg de big blind en een eventuele ante van die plaats terug bij de stack.
absent-at-deal-order-small-blind-lost = Dealer: de small blind en een eventuele ante van die plaats blijven in de pot. Neem van de stack wat nog niet gepost is.
absent-at-deal-order-small-blind-back = Dealer: leg de small blind en een eventuele ante van die plaats terug bij de stack.
absent-at-deal-order-ante-lost = Dealer: de ante van die plaats blijft in de pot. Neem hem van de stack als hij nog niet gepost is.
absent-at-deal-order-ante-back = Dealer: leg de ante van die plaats terug bij de stack.
absent-at-deal-order-bring-in-posted = Dealer: betaal de bring-in uit de stack van die plaats. Hij blijft in de pot.
absent-at-deal-order-bring-in-passes-on = Dealer: de bring-in gaat naar de volgende speler.
absent-at-deal-order-no-cards-on-fourth-street = Dealer: geef die plaats op fourth street geen kaart.
absent-at-deal-order-house-rules-on-cards = Floor: zeg tegen de dealer of de dode hand volgens de huisregels nog kaarten krijgt.
absent-at-deal-order-others-play = Dealer: ga verder met de handen van de anderen.
absent-at-deal-order-hand-plays = Dealer: laat de kaarten liggen. De speler handelt als hij aan de beurt is.
absent-at-deal-remark-reach-is-not-enough = Dit boek wil de speler op of bij zijn plaats; "binnen handbereik" staat er niet.
absent-at-deal-remark-leaves-later = Gaat de speler na de laatste kaart alsnog weg, ga dan verder met het incident De tafel verlaten met een live hand (left-table-with-hand).
