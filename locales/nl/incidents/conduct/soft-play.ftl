soft-play = Soft play en chip dumping
    .search = soft play, spaart zijn vriend, checkte de nuts, nuts gecheckt op de river, raisede niet met de nuts, ze checken het samen door, doet rustig aan tegen zijn vrouw, foldde voor zijn vriend, wil niet betten tegen een vriend, chip dumping, dumpt zijn chips, speelt chips door naar een vriend, verloor expres, samenspelen, samenspel, ze spelen als team, signalen tussen spelers
    .told =
        hij checkt de nuts achter
        Hij had de nuts en bette niet, die twee zijn vrienden
        Die twee sparen elkaar, ze checken elke hand gewoon door
        Op de river heeft hij de nutflush als laatste aan de beurt, hij checkt achter tegen zijn vriendin
        Hij heeft zijn halve stack aan zijn maat weggegeven, all-in met zeven-twee, dat is gewoon chip dumping
        Mag hij alleen callen met de nuts op de river als hij als laatste moet handelen?
        nuts gecheckt op de river
        Seat 3 had de nuts, was als laatste aan de beurt en checkte gewoon.
        Twee vrienden sparen elkaar, ze checken steeds door als ze samen in de hand zitten.
        River, seat 5 bet, seat 8 callt alleen als laatste met de nutflush, geen raise.
        Seat 2 foldt voor een kleine bet van zijn maat met een heel sterke hand, het lijkt op chip dumping.
        Is het soft play als hij met de nuts als laatste alleen callt?
    .heard =
        de broers verhogen elkaar nooit, tik tik op de river met de nuts
        ze had de royal en klopte als laatste
        hij betaalde alleen met de onverslaanbare hand op het eind
        spraken af te tikken tegen die all-in man
        hij schonk alles weg aan zijn huisgenoot met negen hoog
        stelletje doet lief als zij tweeën overblijven
        vierlingen weggelegd voor een minbet van zijn maatje
        2 geeft 7 een seintje door op zijn horloge te tikken
        ze verdelen vast de prijs, beconcurreren elkaar niet
        hij liet haar winnen en legde een kanon weg zonder te kijken
        de twee klemmen een derde steeds tussen hun verhogingen in
        hij kon nog eroverheen met de absolute top en betaalde slechts
        vrienden zetten niet tegen elkaar in
        checkte als laatste met de beste hand die er is
        het zijn vrienden en ze checken alles als ze heads-up zijn
        hij had de nuts op de river en callde alleen
        speler checkte de nuts als laatste
        twee vrienden raisen elkaar niet
        hij verliest expres chips aan zijn vriend
        hij checkte de best mogelijke hand achteraan op de river
        ze spraken af om te checken tegen de all-in speler
        Die twee kennen mekaar, hij heeft de nuts en tjekt erachter
        Onklopbare flush op de river en enkel callen tegen zijn maat
        Hij foldt zijn set om zijn vriendje te sparen, zo doorzichtig
        Met quads als laatste niks inzetten, dat is toch matsen
        Die smijt expres heel zijn stapel naar zijn broer
        Man en vrouw zetten nooit tegen mekaar in, da's afgesproken werk
        Wim klopt als laatste met de nuts op de rivier tegen z'n broer
        Leo ontziet z'n maat overduidelijk, zet nooit in tegen 'm
        Chantal gooit expres haar laatste fiches naar haar vriendje toe
        Stoel 4 paste met azen omdat z'n vrouw had ingezet
        Met de hoogst mogelijke hand ging Sjaak alleen mee, geen verhoging tegen Nel
        Die twee maken 't op een akkoordje, de een voedt de ander z'n stapel
        Ze wonen samen, en op de river klopte hij met vier heren
        Op de laatste kaart had hij de nuts en zette niks, het was immers zijn vrouw
        Aan zijn vriend schoof hij expres de hele stack toe
        In de satelliet spraken ze af de korte niet uit te schakelen
        Vader en zoon zaten naast elkaar, op de river waren alleen zij nog over, en de vader klopte met de beste hand terwijl hij als laatste had kunnen inzetten
        Echtpaar aan tafel en die checken alleen maar
        Tegen zijn broer wilde hij niet inzetten, al lag hij voor
        Drie jongens uit dezelfde auto speelden verdacht mak tegen elkaar
        Azen gefold tegen zijn vader, iedereen heeft het gezien
        Expres verloor hij alles aan een collega die anders eruit lag
        ze checkten het expres uit omdat de derde all-in is
        spraken af om tot het eind te checken tegen de all-in
        zegt "zullen we uitchecken"
        hij paste de nuts om zijn vriend te helpen
        twee broers zetten nooit tegen elkaar in
        geeft zijn fiches weg aan zijn vriendin
        hij verloor expres zijn stapel aan een vriend
        verhoogt als laatste niet met de best mogelijke hand
soft-play-fact-what = Wat gebeurde er?
    .label = voorval
    .nuts = een speler met de nuts checkte of callde alleen
    .spared = een speler spaarde een ander, zonder bet of raise, of met een fold
    .dumped = er werden chips aan een ander verloren, of spelers werkten samen
soft-play-fact-last-to-act = Was de speler met de nuts de laatste die moest handelen?
    .label = laatste aan de beurt
soft-play-fact-action = Wat deed de speler met de nuts?
    .label = actie met de nuts
    .checked = hij checkte
    .called = hij callde alleen een bet
soft-play-fact-street = Op welke straat?
    .label = straat
    .river = op de river
    .earlier = vóór de river
soft-play-fact-shared = Kon een andere speler een even goede hand hebben?
    .label = even goede hand mogelijk
soft-play-fact-on-purpose = Gebeurde het met opzet, om een andere speler te helpen?
    .label = met opzet
soft-play-outcome-soft-play = Soft play: een reden voor een penalty
soft-play-outcome-only-if-meant = Alleen soft play als het bedoeld was om een ander te helpen
soft-play-outcome-no-breach = Geen overtreding: niemand is met opzet geholpen
soft-play-outcome-disqualified = Diskwalificatie voor chip dumping of samenspel
soft-play-outcome-may-be-disqualified = Jouw keuze: diskwalificatie, of niet
soft-play-order-play-stands = Dealer: laat de hand zoals hij gespeeld is.
soft-play-order-find-out-why = Floor: zoek uit of de speler een ander wilde helpen.
soft-play-order-if-meant-penalty = Floor: geef een penalty voor soft play als dat zo is, en anders niet.
soft-play-order-if-meant-penalty-possible = Floor: als dat zo is, kan er een penalty voor soft play volgen, en anders niet.
soft-play-order-play-for-yourself = Floor: zeg tegen de speler dat iedereen voor zichzelf speelt, tegen elke andere speler.
soft-play-order-disqualify-for-soft-play = Toernooileiding: diskwalificeer de speler.
soft-play-order-up-to-disqualification = Toernooileiding: beslis welke penalty het wordt. Die kan gaan tot diskwalificatie, met verlies van alle chips.
soft-play-order-chips-or-disqualification = Toernooileiding: beslis welke penalty het wordt. Die kan chips kosten, en het kan diskwalificatie zijn.
soft-play-order-who-took-part = Floor: zoek uit wie er meededen, ook wie de chips kreeg.
soft-play-order-disqualify = Toernooileiding: diskwalificeer wie meedeed.
soft-play-order-decide-on-disqualification = Toernooileiding: beslis over diskwalificatie van wie meedeed.
soft-play-order-chips-out-of-play = Floor: haal de chips van een gediskwalificeerde speler uit het spel.
soft-play-order-chips-blinded-off = Floor: laat de chips van een gediskwalificeerde speler staan om afgeblind te worden.
soft-play-remark-see-disqualification = Wat diskwalificatie verder inhoudt, staat bij het incident Diskwalificatie (disqualification).
