repeat-offence = Herhaalde overtreding
    .search = hij doet het weer, tweede waarschuwing, al gewaarschuwd, twee keer gewaarschuwd, volgende penalty, zwaardere penalty, derde keer, gaat steeds voor zijn beurt, penalty na een waarschuwing, terug van een penalty en weer, steeds dezelfde speler, hoeveel rondes nu, penalty zwaarder maken
    .told =
        hij doet het weer, was gewaarschuwd
        Hij heeft al een waarschuwing gehad en nu scheldt hij weer
        Die speler had al een ronde penalty en doet nu opnieuw precies hetzelfde
        Een uur geleden kreeg hij een waarschuwing voor zijn taalgebruik en net gooide hij weer met zijn kaarten naar de dealer
        Hij is vandaag al een ronde van tafel gestuurd en nu zit hij alweer zijn maat te sparen
        Krijgt hij nu een zwaardere penalty als hij na een waarschuwing weer de fout in gaat?
        zelfde speler, weer een overtreding
        Seat 5 heeft al een waarschuwing gehad en doet het nu weer.
        Hij heeft vandaag al een ronde penalty gehad en nu begint hij weer te schelden.
        Seat 3 is eerder gewaarschuwd en heeft een hand moeten missen, nu weer een overtreding van de etiquette.
        Eerder vandaag kreeg seat 7 twee rondes aan een andere tafel, nu is er een nieuwe overtreding, soft play.
        Welke penalty komt er nu als hij al een mondelinge waarschuwing heeft gehad?
    .heard =
        vandaag al een orbit buitengezeten en nou flikt hij het opnieuw
        een uur terug is hij hierover aangesproken, wat krijgt hij nu
        dit is strike drie voor seat 8, wat is de vervolgstap
        net weer aangeschoven na zijn gemiste handen en meteen hetzelfde
        hoe vaak wordt iemand op zijn vingers getikt voor het rondes worden
        verdubbelen we het omdat een mondelinge niet hielp
        gisteren kreeg hij al een sanctie, telt die vandaag nog
        een collega had hem eerder genoteerd in het logboek, wat verdient hij ditmaal
        vorige keer één ronde, nu twee, of anders omdat het een ander vergrijp is
        hij leert het nooit, dit level al twee keer de les gelezen
        kwam terug van de strafbank en gaat vrolijk verder
        eerst schelden en later die telefoon, telt dat bij elkaar op
        was al gewaarschuwd en doet het opnieuw
        hij deed het weer, hij is vandaag al gewaarschuwd
        tweede straf voor dezelfde speler, krijgt hij meer
        speler had al een ronde straf en overtreedt de regel opnieuw
        ze heeft eerder een waarschuwing gehad voor hetzelfde
        voor de derde keer vandaag, wat is de volgende straf
        Hij had al een waarschuwing, doet het nu opnieuw
        Seat 3 kreeg daarnet nen orbit straf en begint weer te schelden
        Tweede keer al vandaag dat hij gepakt wordt, wat nu
        Net terug van zijn penalty en hij flikt het alweer
        Jos had daarvoor al een hand aan de kant gestaan, nu nog eens
        Ik heb hem al vermaand, hij blijft gewoon doorgaan
        Wim kreeg net al een waarschuwing en scheldt nu weer
        Rachid zat al een rondje straf uit en flikt het opnieuw
        Truus is voor de derde keer in de fout, welke straf nu
        Sjaak had al twee orbits aan z'n broek, nu spaart ie z'n maat
        Dennis leert er niks van, net geschorst en alweer hetzelfde gedonder
        Eerder officieel aangesproken en daar gaat Leo weer, wordt z'n straf nou zwaarder
        Vanmiddag had hij al een pauze, nu scheldt hij weer
        Dezelfde dronkaard, eerder was het alleen een vermaning
        Voor de tweede keer te vroeg gespeeld, de eerste keer lieten ze het gaan
        Wat volgt er als hij al een ronde heeft gezeten?
        Bij de derde keer lachte niemand meer
        's Ochtends werd hij vermaand omdat hij over een lopende hand praatte, 's middags zat hij een ronde buiten, en vanavond begint hij weer
        Hij kwam van de straf terug en tien minuten later hetzelfde
        Overdag kaarten gegooid, 's avonds geschreeuwd, tel je dat op?
        Al twee keer gewaarschuwd, voor de derde keer op hetzelfde betrapt
        Nauwelijks zat hij weer of het getier begon opnieuw, kan dat zwaarder?
repeat-offence-fact-earlier = Wat is de zwaarste penalty die deze speler tot nu toe kreeg?
    .label = zwaarste eerdere penalty
    .warning = een mondelinge waarschuwing
    .hands = een of meer gemiste handen
    .rounds = een of meer gemiste rondes
    .nothing = nog niets
repeat-offence-fact-offence = Wat is de nieuwe overtreding?
    .label = nieuwe overtreding
    .etiquette = een overtreding van de etiquette
    .soft-play = soft play
    .cheating = vals spel of fraude
    .other = een andere overtreding
repeat-offence-outcome-not-a-repeat = Nog geen penalty: deze overtreding wordt op zichzelf beoordeeld
repeat-offence-outcome-heavier = De volgende penalty is zwaarder dan de vorige
repeat-offence-outcome-may-be-heavier = Jouw keuze: de volgende penalty; die mag zwaarder zijn
repeat-offence-outcome-rounds = De penalty voor een herhaalde overtreding: gemiste rondes
repeat-offence-order-first-offence = Floor: beslis over deze overtreding met het incident dat erover gaat.
repeat-offence-order-own-incident = Floor: kijk bij het incident van deze overtreding of er een penalty kan of moet volgen.
repeat-offence-order-give-heavier = Toernooileiding: geef een zwaardere penalty dan de vorige.
repeat-offence-order-may-give-heavier = Toernooileiding: kies de penalty. Hij mag zwaarder zijn dan de vorige.
repeat-offence-order-missed-round = Toernooileiding: geef gemiste rondes als penalty. Dat is wat het boek voor een herhaalde overtreding noemt.
repeat-offence-order-may-disqualify = Toernooileiding: beslis of het tot diskwalificatie komt. Zo ja, ga dan verder met het incident Diskwalificatie (disqualification).
repeat-offence-order-disqualify = Toernooileiding: diskwalificeer de speler. Ga verder met het incident Diskwalificatie (disqualification).
repeat-offence-order-see-missed-rounds = Floor: ga bij gemiste rondes verder met het incident Gemiste rondes (missed-rounds).
repeat-offence-order-brief-dealers = Dealer: vertel de volgende dealer welke penalty's deze speler heeft gehad.
repeat-offence-remark-warning-was-first-step = In dit boek is een mondelinge waarschuwing de eerste stap naar een zwaardere penalty.
repeat-offence-remark-above-warning = Zwaarder dan een waarschuwing zijn gemiste handen, gemiste rondes en diskwalificatie.
repeat-offence-remark-above-warning-rounds = Zwaarder dan een waarschuwing zijn gemiste rondes en diskwalificatie.
repeat-offence-remark-above-hands = Zwaarder dan deze handen zijn meer gemiste handen, gemiste rondes en diskwalificatie.
repeat-offence-remark-above-rounds = Zwaarder dan deze rondes zijn meer gemiste rondes en diskwalificatie.
repeat-offence-fact-penalties-so-far = Hoeveel penalty's heeft deze speler tot nu toe gehad, waarschuwingen meegeteld?
    .label = eerdere penalty's
    .one = één
    .two = twee
    .three-or-more = drie of meer
repeat-offence-outcome-next-warning = De volgende penalty: een waarschuwing
repeat-offence-outcome-next-one-round = De volgende penalty: één gemiste ronde
repeat-offence-outcome-next-two-rounds = De volgende penalty: twee gemiste rondes
repeat-offence-outcome-next-three-rounds = De volgende penalty: drie gemiste rondes
repeat-offence-outcome-next-four-rounds = De volgende penalty: vier gemiste rondes
repeat-offence-outcome-next-disqualified = De volgende penalty: diskwalificatie
repeat-offence-order-give-warning = Toernooileiding: geef een mondelinge waarschuwing.
repeat-offence-order-give-one-round = Toernooileiding: geef één gemiste ronde.
repeat-offence-order-give-two-rounds = Toernooileiding: geef twee gemiste rondes.
repeat-offence-order-give-three-rounds = Toernooileiding: geef drie gemiste rondes.
repeat-offence-order-give-four-rounds = Toernooileiding: geef vier gemiste rondes.
