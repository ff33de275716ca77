policy-cards-speak-words = Woorden bij de showdown
    .not-binding = woorden binden niet, de kaarten beslissen
    .binding = wat een speler zegt, bindt hem

policy-miscalled-hand-penalty = Penalty voor expres verkeerd benoemen
    .may = een penalty is mogelijk
    .will = er volgt altijd een penalty
    .none = er is geen penalty

policy-dealer-reads-hands-announces = Wat de dealer omroept
    .hand-values = de waarde van de handen
    .winning-hand = de waarde van de winnende hand
    .winning-hand-and-winner = de winnende hand en wie wint
policy-dealer-reads-hands-duty = Plicht van de dealer om te annunceren
    .must = de dealer moet annunceren
    .should = de dealer hoort te annunceren

policy-speak-up-duty = Plicht om een fout te melden
    .must = een speler moet het melden
    .should = een speler hoort het te melden
policy-speak-up-when = Wanneer een fout gemeld moet worden
    .at-once = meteen
    .before-next-hand = voordat de volgende hand begint
policy-speak-up-pot-mistakes = Potfouten die spelers melden
    .awarding = toekennen van de pot
    .counting = tellen van de chips
    .calculating-and-awarding = berekenen en toekennen van de pot

policy-tabling-cards-which = Kaarten die open moeten
    .all-cards = alle kaarten van de hand
    .playing-cards = alleen de kaarten die spelen

policy-mucked-winner-pot-lost-when = Wanneer een gemuckte winnaar de pot verliest
    .unidentifiable = kaarten niet te herkennen
    .unidentifiable-and-not-read = kaarten onherkenbaar en niet duidelijk gezien
policy-mucked-winner-cards = Wat een gemuckte winnaar redt
    .identifiable = kaarten herkenbaar
    .identifiable-and-retrievable = kaarten herkenbaar en terug te halen
policy-mucked-winner-certainty = Zekerheid over een gemuckte winnaar

policy-dealer-killed-tabled-hand-shown = Hoe een beschermde winnaar getoond is
    .tabled = correct geopend
    .tabled-and-seen = geopend en gezien
policy-dealer-killed-tabled-hand-winner = Hoe duidelijk een beschermde hand moet winnen
    .winner = de hand wint
    .obvious-winner = de hand wint duidelijk

policy-live-discard-automatically-dead = Gesloten weggelegde hand meteen dood
    .yes = ja, meteen dood
    .no = nee, niet vanzelf
policy-live-discard-condition = Wanneer weggelegde kaarten nog open mogen
    .identifiable = kaarten herkenbaar
    .identifiable-and-retrievable = kaarten herkenbaar en terug te halen
policy-live-discard-certainty = Zekerheid over weggelegde kaarten
policy-live-discard-killed-by = Hoe de muck weggelegde kaarten doodt
    .dealer-mucks = de dealer muckt ze
    .touches-muck = ze raken de muck
    .not-while-identifiable = niet zolang ze herkenbaar zijn
policy-live-discard-killed-without-muck = Wanneer weggelegde kaarten buiten de muck dood zijn
    .unidentifiable = niet meer te herkennen
    .irretrievable-and-unidentifiable = onherkenbaar en niet terug te halen

policy-one-card-tabled-which-card = Welke losse open kaart bedoeld is
    .any-card = elke losse kaart
    .winning-card = alleen een kaart die wint
policy-one-card-tabled-asked-by = Wie om de andere kaarten vraagt
    .dealer = de dealer
    .floor = de floor
policy-one-card-tabled-request = Vragen om de andere kaarten
    .must = het moet de speler gevraagd worden
    .should = de speler hoort het advies te krijgen
    .not-needed = niemand hoeft erom te vragen
policy-one-card-tabled-refusal = Floor roepen als de speler weigert
    .must = de floor moet erbij
    .should = de floor hoort erbij te komen
policy-one-card-tabled-other-card = Voorwaarde voor de gesloten kaart
    .identifiable-not-in-muck = 100% herkenbaar en niet in de muck
    .identifiable = herkenbaar, ook uit de muck
    .as-discarded = zoals elke weggelegde kaart

policy-discarded-while-live-identifiable-cards = Na een bet weggegooid, nog herkenbaar
    .play-on = de hand blijft in het spel
    .folded = de hand is gefold
policy-discarded-while-live-refund-lost-when = Wanneer een gecallde bet niet terugkomt
    .mucked-and-unidentifiable = kaarten gemuckt en niet meer herkenbaar
    .mucked-or-unidentifiable = muck geraakt of niet herkenbaar
policy-discarded-while-live-certainty = Zekerheid over kaarten weggegooid na een bet
policy-discarded-while-live-uncalled = Terug als nog niemand gecalld heeft
    .bet-or-raise = de bet of raise
    .uncalled-amount = alleen het niet gecallde bedrag
policy-discarded-while-live-dealer = Dealer houdt kaarten vast en roept de floor
    .must = de dealer moet dat
    .should = de dealer hoort dat te doen

policy-all-in-showdown-who = Wie opent bij een all-in showdown
    .every-live-hand = elke hand die nog meedoet
    .all-in-players = alleen spelers die all-in zijn
policy-all-in-showdown-dead-hand = Dode hand bij een all-in showdown
    .never = geen hand kan dood zijn
    .possible = een onherkenbare hand kan dood zijn
policy-all-in-showdown-muck = Mucken bij een all-in showdown
    .not-allowed = elke hand moet getoond worden
    .allowed = een verslagen hand mag gemuckt worden

policy-show-order-enforced = Volgorde van tonen afgedwongen
    .always = de volgorde geldt altijd
    .floor-may = de floor mag hem afdwingen
policy-show-order-after-bet = Eerst tonen na bet in de laatste ronde
    .last-aggressor = de laatste agressor
    .first-to-act = wie als eerste aan de beurt is
policy-show-order-no-bet = Eerst tonen zonder bet in de laatste ronde
    .first-after-button = eerste actieve speler na de button
    .closest-to-button = eerste actieve speler dichtst bij de button
    .first-to-act = wie als eerste aan de beurt is
policy-show-order-others = Volgorde na de eerste speler
    .clockwise = met de klok mee
    .free = in willekeurige volgorde
policy-show-order-stud = Eerst tonen bij stud zonder bet
    .highest-board = het hoogste board
    .lowest-board = het laagste board
policy-show-order-razz = Eerst tonen bij razz zonder bet
    .lowest-board = het laagste board
    .worst-board = het slechtste board
policy-show-order-stud-all-in = Eerst tonen bij een all-in in stud
    .all-in-player = de speler die all-in is
    .player-not-at-risk = de speler die geen risico loopt

policy-uncontested-showdown-winner-shows = Laatst overgebleven speler moet tonen
    .yes = ja, de winnaar moet tonen
    .no = nee, de winnaar hoeft niet te tonen

policy-see-hand-lost-right-grounds = Wat het recht op inzage kost
    .no-cards-or-mucked = geen kaarten meer, of gemuckt zonder openen
    .no-cards-and-mucked = geen kaarten meer en gemuckt zonder openen

policy-see-hand-request-right = Recht van de caller om te zien
    .right = een recht op verzoek
    .inalienable = een onvervreemdbaar recht
    .under-floor = een recht, via de floor
policy-see-hand-request-caller-cards = Kaarten van de caller die erom vraagt
    .holds = de caller heeft ze nog
    .tabled = de caller heeft ze geopend
    .holds-or-tabled = heeft ze nog of heeft ze geopend
policy-see-hand-request-mucked-hand = Hand van de agressor al gemuckt
    .yes = mag nog gevraagd worden
    .no = mag niet meer gevraagd worden
policy-see-hand-request-who-opens = Wie de gevraagde hand omdraait
    .floor = alleen de floor
    .dealer = de dealer
    .player = de speler zelf
policy-see-hand-request-another-caller = Vragen om de hand van andere caller
    .granted = verzoek toegestaan
    .refused = verzoek geweigerd
policy-see-hand-request-not-caller = Vragen om een hand zonder rivercall
    .granted = verzoek toegestaan
    .refused = verzoek geweigerd
policy-see-hand-request-no-river-bet = Vragen om een hand zonder riverbet
    .granted = verzoek toegestaan
    .refused = verzoek geweigerd

policy-playing-the-board-cards = Kaarten tonen om het board te spelen
    .all-cards = alle eigen kaarten moeten open
    .none = er hoeven geen kaarten open

policy-odd-chip-games = Spellen waar de plaats de restfiche bepaalt
    .holdem = alle Hold'em-spelen
    .flop-games = flopspellen met gelijke handen
    .all-but-stud = alle spellen behalve stud en razz
policy-odd-chip-seat = Plaats die de restfiche krijgt
    .first-active-player = eerste actieve speler na de button
    .first-seat = eerste plaats links van de button
    .worse-position = slechtere positie, dichtst links van de button
policy-odd-chip-size = Grootte van de restfiche
    .smallest-in-play = kleinste waarde in het spel
    .smallest-at-table = kleinste waarde aan tafel
    .smallest-available = kleinste beschikbare waarde
policy-odd-chip-high-low = Restfiche tussen high en low
    .high = de high hand
    .low = de low hand
policy-odd-chip-same-hands-both-ways = Gelijke handen winnen high en low
    .split-evenly = hele pot zo gelijk mogelijk verdeeld
    .each-half-apart = elke helft apart verdeeld
policy-odd-chip-stud = Restfiche bij stud
    .high-card-in-highest-five = hoogste kaart en kleur in hoogste vijf
    .high-card = hoogste kaart naar kleur
policy-odd-chip-razz = Restfiche bij razz
    .high-card-in-highest-five = hoogste kaart en kleur in hoogste vijf
    .low-card = laagste kaart naar kleur

policy-side-pots-kept-apart = Side pots apart gelegd
    .yes = ja, apart van de main pot
    .no = nee, niet apart
policy-side-pots-split-apart = Side pots apart verdeeld
    .yes = ja, elk apart
    .no = nee, samen

policy-disputed-hand-until = Einde van het recht een hand te betwisten
    .next-hand-begins = als de volgende hand begint
    .substantial-action = bij bindende actie in de volgende hand
policy-disputed-hand-which = Handen die betwist kunnen worden
    .any-hand = elke hand
    .tabled-hand = alleen een geopende hand

policy-disputed-pot-until = Einde van het recht de pot te betwisten
    .next-hand-begins = als de volgende hand begint
    .substantial-action = bij bindende actie in de volgende hand

policy-disputed-at-break-time = Tijd om hand in pauze te betwisten
policy-disputed-at-break-covers = Waarvoor de termijn bij een pauze geldt
    .hand-result = de uitslag van de hand
    .any-dispute = elke betwisting

policy-split-pot-stacking-duty = Dealer stapelt chips bij split pots
    .must = moet, waar dat kan
    .should = zou moeten, waar dat kan

policy-killed-unprotected-hand-protect-until = Hoe lang een hand beschermd moet worden
    .turn-to-show = tot de beurt om te tonen
    .hands-read = tot de handen gelezen zijn
    .winner-named = tot de winnende hand genoemd is
policy-killed-unprotected-hand-which-hand = Per ongeluk gedode handen zonder teruggave
    .unprotected-hand = alleen een onbeschermde hand
    .any-hand = elke hand, beschermd of niet
policy-killed-unprotected-hand-certainty = Zekerheid over een gedode hand
policy-killed-unprotected-hand-uncalled = Niet gecallde bet van een gedode hand
    .bet-or-raise = de bet of raise gaat terug
    .uncalled-amount = alleen het niet gecallde bedrag terug
    .nothing = er gaat niets terug

policy-identifiable-hand-plays-which = Herkenbare hand die doorspeelt
    .folded = een gefolde hand
    .fouled = een fouled hand
    .killed = een gedode hand
    .discarded = weggelegde kaarten
policy-identifiable-hand-plays-exposed = Herkenbare hand met geziene kaarten
    .plays = hij speelt door
    .dead = hij is dood
