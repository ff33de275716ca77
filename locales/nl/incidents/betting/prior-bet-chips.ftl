prior-bet-chips = Chips bij een eerdere inzet gelegd
    .search = chips nog niet in de pot, chips van eerdere inzet, eerdere bet ligt er nog, blind ligt er nog, chips bij de blind gelegd, chip bij de big blind gelegd, chips teruggenomen en één neergelegd, chips geruild voor een grotere, oude en nieuwe chips, twee 25 teruggehaald, small blind legt 1000 erbij, call of raise met chips voor zich, zwijgend chips bijgelegd
    .told =
        hij gooit chip bij zijn blind
        Hij had nog chips van zijn eerdere bet liggen en gooide er zonder iets te zeggen één bij
        Er lag nog 200 van mijn big blind en ik legde er een 1000 bij, was dat een call of een raise?
        Hij had 300 gebet, ik raiste naar 800, en hij gooit er zwijgend nog een chip van 1000 bij zonder zijn oude chips weg te halen
        De small blind laat zijn 100 liggen en legt er twee chips van 500 bij tegen een raise van 600, hij zei helemaal niks
        Is het een raise als je nieuwe chips bij je oude bet legt zonder iets te zeggen?
        chip bij zijn blind gelegd
        Big blind gooit na een raise zwijgend een chip bij zijn blind, call of raise.
        Hij had al 600 voor zich liggen, er is geraised, en hij legt er zonder iets te zeggen nieuwe chips bij.
        Blinds 200/400, seat 5 raist naar 1000 en de big blind legt een chip van 1000 bij zijn 400, niets gezegd.
        Seat 3 bette 500, seat 6 maakte er 1500 van, en seat 3 laat zijn 500 liggen en gooit er twee chips van 1000 bij.
        Is het een call als de small blind zonder iets te zeggen een 1000-chip bij zijn eerdere inzet legt?
    .heard =
        BB heeft zijn 200 liggen en gooit er een 500 naast, wordt dat 600
        opende 600, krijgt 1800 tegen en ploft een 5k bij zijn oude fiches
        SB laat zijn vijftig staan en zet er een duizend naast, stil
        hij haalde een groene van zijn eerste bet weg en schoof er een zwarte in
        nam zijn limp terug en legde een grotere ervoor in de plaats
        zijn vorige fiches blijven staan en hij legt er stilletjes twee bij, flat of reraise
        ik prikte een chip boven op mijn blind, wilde alleen completeren
        laat de blind liggen, gooit een gele: samen is het een raise zeggen ze
        tellen de chips die al voor hem stonden mee met de verse
        hij ruilde zijn kleintjes die er lagen in voor een grote, zei niks
        ik verhoogde naar 700, werd ge-3-bet en gooide er nog een chip op
        wat er preflop al voor hem stond plus het nieuwe stuk maakt call of 3-bet
        hij laat zijn eerdere inzet liggen en gooit er een grote fiche bij
        had al 200 voor zich en legt er zwijgend een van 1000 bij
        fiches van de blind liggen er nog, hij gooit er zwijgend een bij
        vervangt een deel van zijn oude inzet door een grotere chip
        hij had 300 als bet voor zich, er werd geraised en hij legde er een chip van 1.000 bij
        small blind legt zonder iets te zeggen een grote chip bij zijn blind, is dat een raise
        speler had al chips liggen van zijn bet en gooit er zwijgend nog een chip bij
        ze pakte haar eerdere chips terug en legde er één grote chip neer
        er lag al een inzet voor hem en hij legde er chips bij
        geraised naar 1.200, hij had 400 liggen en doet er 1.000 bij, call of raise
        Had 200 blind staan, na reest naar 800 gooit hij zwijgend 1000 bij
        BB heeft zijn 400 nog voor zich en dropt er een 5k-fiche naast
        Zijn 600 van daarstraks ligt er nog, wordt geraist, smijt 2000 erop
        Hij laat die vijfhonderd staan en schuift er stil twee duizendjes tegenaan
        Small had al 100 liggen, doet er nu zwijgend 500 bij, call of rees
        Utg bette 300, krijgt raise tegen, legt woordeloos een duizendje bij die 300
        Mo had 200 als blinde staan, gooit zwijgend een losse duizend ernaast
        Ria's 600 staat er nog, na Leo's 1800 smijt ze stil 2000 erbovenop
        Op mijn oude 500 gooide ik een duizendje, is dat nou meegaan
        Stoel 3 laat z'n grote blinde staan en stapelt er 5k op, geen kik
        Wim z'n 300 van daarnet plus stil 1500 extra, er was verhoogd naar 900
        Naast z'n vorige fiches schuift Dennis een vijfduizend, er was al opgehoogd
        Als big blind had ik 400 liggen, de cutoff maakte er 1.000 van, ik legde er een vijfduizendje bij en hield mijn mond
        Er lag 600 voor hem, het werd 1.800, hij haalde zijn fiches weg en zette er een van vijfduizend neer
        De small liet zijn kleintjes liggen en gooide een duizendje op de raise van 900, is dat meer dan betaald?
        Eigen bet van 1.000, de ander gaat naar 2.600, hij legt er twee duizendjes bij en trekt er een terug
        Geopend op 1.200, reraise naar 3.000, hij gooit er zonder woorden 5.000 bovenop, telt dat samen?
        Een deel van de oude bet ging terug, daarna kwam er een nieuw stapeltje en dat moest alleen betalen zijn
        Bij drie honderdjes kwam een vijfhonderdje, dus 800 tegen een raise naar 600
        De meneer met de pijp ruilde de twee groene van zijn blind voor een zwarte, de raise was 75
        Hij had al 300 liggen en vulde aan met een grote, de dealer wist niet of het raise was
        Op zijn eerste inzet kwam een verhoging en hij legde er zwijgend een grotere naast
        De oude blijft, de nieuwe erbij, samen precies een minraise, maar hij wilde alleen bijleggen
        Big blind 800 laten liggen, twee duizendjes erbij, de open was 2.000, geen woord gesproken
        Mijn eerdere fiches heb ik opzij geschoven en een hogere neergelegd, dat zou wat uitmaken
        Het geschil kwam doordat er van deze ronde al wat voor hem lag en hij er maar bij legde
        Reraise naar 5000, hij had er 2000 in en zet er een vijfje naast, call of wat?
prior-bet-chips-fact-round = Wat is er deze ronde tot nu toe ingezet?
    .label = inzetronde
prior-bet-chips-fact-own = Hoeveel lag er van een eerdere bet of blind vóór de speler?
    .label = eerdere inzet
prior-bet-chips-fact-left = Hoeveel daarvan ligt er nog?
    .label = rest van eerdere inzet
prior-bet-chips-fact-added = Welke nieuwe chips zijn er zwijgend bijgelegd?
    .label = nieuwe chips
prior-bet-chips-fact-last-chips = Zijn dit de laatste chips van de speler?
    .label = laatste chips
prior-bet-chips-fact-raised = Is er geraised sinds de eerdere bet of blind is ingezet?
    .label = sindsdien geraised
prior-bet-chips-outcome-less-than-call = Minder dan de call: een undercall, geen raise
prior-bet-chips-outcome-all-in-for-less = All-in voor { $total }, minder dan de call
prior-bet-chips-outcome-call = Een call, precies het bedrag
prior-bet-chips-outcome-counted-together = Alle { $put } telt samen: de 50%-regel beslist
prior-bet-chips-outcome-call-only = Alleen een call: { $change } gaat terug
prior-bet-chips-outcome-made-up = Raise, aan te vullen tot { $total }
prior-bet-chips-outcome-raise = Raise naar { $total }
prior-bet-chips-outcome-above-pot = Te veel: de pot laat hoogstens { $most } toe
prior-bet-chips-outcome-short-all-in = All-in voor { $total }, minder dan een volledige bet of raise
prior-bet-chips-outcome-above-fixed = Alleen { $most } geldt: meer laat fixed limit niet toe
prior-bet-chips-outcome-short-all-in-next-open = All-in voor { $total }, minder dan een volledige bet of raise
prior-bet-chips-outcome-raise-to-most = Raise naar { $total }, het maximum
prior-bet-chips-outcome-new-chips-alone = Alles is teruggenomen: alleen de nieuwe chips tellen
prior-bet-chips-order-see-undercall = Er ontbreekt { $short } aan de call: ga verder met het incident Undercall (undercall).
prior-bet-chips-order-all-in-plays = Dealer: kondig de all-in voor { $total } aan. De te callen bet blijft { $bet }; wat anderen boven de all-in inzetten, gaat naar een side pot.
prior-bet-chips-order-announce-call = Dealer: kondig een call aan.
prior-bet-chips-order-give-back = Dealer: geef { $change } terug. { $total } blijft liggen.
prior-bet-chips-order-make-up = Speler: maak er in totaal { $total } van. Er ontbreekt { $to_add }.
prior-bet-chips-order-announce-raise = Dealer: kondig de raise naar { $total } aan.
prior-bet-chips-order-announce-all-in = Dealer: kondig de all-in voor { $total } aan. Er wordt niets aangevuld.
prior-bet-chips-order-see-reopening = Wie nog mag raisen, staat bij het incident Wie mag nog raisen na een te lage all-in (reopening).
prior-bet-chips-order-only-most = Speler: leg in totaal precies { $most } neer. Wat erboven ligt, gaat terug.
prior-bet-chips-order-next-acts = De volgende speler is aan de beurt.
prior-bet-chips-order-pulled-back-binds = Er zijn chips van de eerdere inzet teruggehaald: kijk ook bij het incident Chips teruggehaald (pulled-back-chips). Dat kan tot een call of raise verplichten.
prior-bet-chips-order-correct-to-pot = Dealer: verlaag de bet tot wat de pot toelaat en geef de rest terug.
prior-bet-chips-order-correct-if-miscounted = Dealer: is de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
prior-bet-chips-order-correct-if-dealer-miscounted = Dealer: heb je de pot verkeerd geteld, verlaag de bet dan tot wat de pot toelaat en geef de rest terug.
prior-bet-chips-order-director-other-cause = Toernooileiding: beslis bij een andere oorzaak naar billijkheid (regel { $fairness }), tot hoogstens wat de pot toelaat. Het boek zwijgt daarover.
prior-bet-chips-order-see-miscount = Ga verder met het incident Verkeerd getelde pot of te grote bet (pot-limit-miscount) als er na de bet al gehandeld is.
prior-bet-chips-order-see-several-chips = Floor: beslis alleen over de nieuwe chips, met het incident Meerdere chips (several-chips).
prior-bet-chips-order-see-raise-size = Floor: beslis over { $put } als over een genoemd bedrag, met het incident Grootte van een raise (raise-size).
prior-bet-chips-remark-say-first = De speler moet zijn actie aankondigen voordat hij chips bij een eerdere inzet legt.
prior-bet-chips-remark-better-say-first = De speler hoort zijn actie aan te kondigen voordat hij chips bij een eerdere inzet legt.
prior-bet-chips-remark-half-of-raise = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
prior-bet-chips-remark-half-of-raise-call = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
prior-bet-chips-remark-short-all-in-before = De laatste raise was een te lage all-in. Het boek gaat uit van de "vorige" inzet; hier is gerekend met de laatste volledige.
prior-bet-chips-remark-short-all-in-before-call = De laatste raise was een te lage all-in. Het boek gaat uit van de "vorige" inzet; hier is gerekend met de laatste volledige.
prior-bet-chips-remark-half-of-raise-all-in = Het boek zegt de helft van de "inzet". Hier is gerekend met de raise zelf, niet met het hele bedrag.
prior-bet-chips-remark-next-raise-open = Het boek zegt niet wat na deze all-in het minimum voor de volgende raise is.
prior-bet-chips-remark-may-bet-all = Legde de speler alle chips samen en schoof of gooide hij ze naar voren, dan mag dat als een bet van alles gelden.
prior-bet-chips-outcome-no-raise = Alleen een call: deze speler mag niet raisen
prior-bet-chips-outcome-nobody-to-call = Alleen een call: niemand kan een raise nog callen
prior-bet-chips-outcome-no-raise-not-said = Het boek zegt niet of deze speler mag raisen
prior-bet-chips-order-no-raise-call = Dealer: kondig een call aan en geef terug wat daarboven ligt.
prior-bet-chips-order-director-no-raise = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de raise geldt of alleen de call.
prior-bet-chips-remark-other-raise = Het boek zegt niet of een raise in fixed limit na een te lage all-in erbovenop komt of hem aanvult. In de beslissing komt de raise erbovenop; een raise naar elk ander totaal dat hier staat, is ook goed.
