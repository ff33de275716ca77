policy-random-seating-draw = Hoe de plaatsen worden verdeeld
    .random = door loting
    .free-choice = spelers kiezen zelf

policy-wrong-seat-applies-to = Verkeerde plaats – wie verhuist
    .correct-stack = wie met een juiste stack begon
    .any-stack = iedereen op een verkeerde plaats
policy-wrong-seat-stack = Verkeerde plaats – chips die meegaan
    .current = de stack van dat moment
    .starting = een startstack
policy-wrong-seat-when = Verkeerde plaats – wanneer de speler verhuist
    .at-once = meteen
    .after-hand = na de hand

policy-seat-swap-allowed = Van plaats ruilen met een ander
    .yes = ruilen mag
    .no = ruilen mag niet

policy-late-entry-stack = Stack bij late registratie
    .full = een volledige startstack
    .reduced = een kleinere stack
policy-late-entry-excepted-position = Positie waar een late inschrijver niet begint
    .small-blind-and-button = tussen small blind en button
    .between-the-blinds = tussen de blinds
policy-late-entry-at-excepted-position = Late inschrijver op de uitgezonderde positie
    .not-dealt-in = zit er, maar krijgt geen kaarten
    .not-seated = krijgt die plaats niet

policy-forfeited-stack-chips = Opgegeven chips bij een re-entry
    .removed = chips gaan uit het spel
    .kept = chips blijven in het spel

policy-breaking-tables-draw = Nieuwe plaatsen na het opbreken
    .draw = door loting
    .two-step-draw = door loting in twee stappen

policy-broken-table-seat-no-cards-position = Plaats waar een verplaatste speler wacht
    .small-blind-and-button = tussen small blind en button
    .none = geen, iedereen krijgt kaarten
policy-broken-table-seat-missed = Wat de wachtende speler mist
    .playing-round = één speelronde
    .until-button-passed = handen tot de button voorbij is
policy-broken-table-seat-duties = Rechten en plichten van de positie
    .yes = de verplaatste speler neemt ze over
    .no = gelden niet voor de verplaatste speler

policy-table-transfer-detour = Omweg op weg naar de nieuwe tafel
    .penalty-possible = een penalty is mogelijk
    .disqualified = de speler wordt gediskwalificeerd

policy-absent-from-broken-table-carrier = Wie chips van een afwezige verplaatst
    .staff = een personeelslid
    .any-player = een andere speler

policy-balancing-position-mover = Balanceren – wie verhuist
    .next-big-blind = wie de volgende big blind is
    .drawn-player = wie het lot aanwijst
policy-balancing-position-destination = Balanceren – waar de speler komt
    .worst-position = de slechtste positie
    .big-blind-first = big blind, anders de eerste open plaats ervoor
policy-balancing-position-single-big-blind = Balanceren naar een enkele big blind
    .yes = een enkele big blind kan
    .no = niet naar een enkele big blind
policy-balancing-position-big-blind-twice = Tweemaal big blind door balanceren
    .yes = kan tweemaal big blind zijn
    .no = nooit tweemaal big blind
policy-balancing-position-small-blind = Balanceren – de small blind
    .never-worst = telt nooit als slechtste positie
    .never-entered = daar komt nooit iemand binnen

policy-balancing-stud-method = Stud balanceren – hoe spelers verhuizen
    .by-position = op positie
    .by-position-last-seat = op positie, naar de laatst vrijgekomen plaats
    .same-seat-number = zelfde plaatsnummer, naar de laatst vrijgekomen plaats
    .last-position = naar de laatst mogelijke positie

policy-balancing-mixed-games-stud-mover = Mixed games – wie verhuist tijdens stud
    .would-be-big-blind = wie bij hold'em nu big blind zou zijn
    .next-big-blind = wie de volgende big blind is
policy-balancing-mixed-games-button = Mixed games – button tijdens stud
    .moved-then-frozen = schuift één keer op en blijft staan
    .keeps-moving = schuift elke hand door
policy-balancing-mixed-games-return-to-holdem = Mixed games – button terug in hold'em
    .where-frozen = begint waar hij bleef staan
    .one-further = begint één plaats verder

policy-balancing-source-table-chosen-by = Hoe wordt bepaald van welke tafel een speler verhuist
    .procedure = volgens procedure
    .set-in-advance = volgens een vooraf bepaalde methode

policy-halt-play-players-short = Spelers tekort voordat het spel stopt
policy-halt-play-players-needed = Minimum aan spelers om door te spelen
policy-halt-play-compared-with = Waarmee een onderbezette tafel wordt vergeleken
    .fullest-table = de tafel met de meeste spelers
    .full-table = een volle tafel
policy-halt-play-several-tables = Meerdere tafels met veel minder spelers
    .halted = het spel stopt
    .played-on = het spel gaat door
policy-halt-play-when = Wanneer een onderbezette tafel stopt
    .after-hand = als de hand klaar is
    .at-once = meteen
    .blinds-impacted = zodra het de blinds raakt
policy-halt-play-waiver = Waar de toernooileiding van mag afzien
    .halt = stilleggen van het spel
    .balancing = balanceren van de tafels
    .nothing = er mag van niets worden afgezien
policy-halt-play-waiver-misdeal = Afzien van stilleggen of balanceren
    .yes = is een misdeal
    .no = is geen misdeal
policy-halt-play-other-formats = Stilleggen bij 6-max en turbo
    .halted = het spel stopt daar ook
    .not-halted = het spel gaat daar door
policy-halt-play-late-stage = Balans later in het toernooi
    .back-in-balance = tafels moeten weer in balans zijn
    .tighter = tafels worden strakker gebalanceerd

policy-final-table-ten-handed = Finaletafel bij 10-handed
policy-final-table-nine-handed = Finaletafel bij 9-handed
policy-final-table-eight-handed = Finaletafel bij 8-handed
policy-final-table-seven-handed = Finaletafel bij 7-handed
policy-final-table-six-handed = Finaletafel bij 6-handed
policy-final-table-five-handed = Finaletafel bij 5-handed
policy-final-table-four-handed = Finaletafel bij 4-handed
policy-final-table-three-handed = Finaletafel bij 3-handed
policy-final-table-ten-cap = Maximum van 10 aan de finaletafel
    .binding = nooit meer dan 10
    .guideline = liever niet meer dan 10
policy-final-table-heads-up-events = Finaletafelregel bij heads-uptoernooien
    .yes = de regel geldt
    .no = de regel geldt niet
policy-final-table-fewer = Kleinere finaletafel na meerdere uitvallers
    .yes = mag met minder spelers beginnen
    .no = moet compleet zijn

policy-players-per-table-normal = Normaal aantal spelers per tafel
policy-players-per-table-ten-without-dealers = 10-handed zonder vaste dealers
    .when-busy = bij grote drukte
    .force-majeure = alleen tijdelijk bij overmacht
    .never = nooit
policy-players-per-table-ten-with-dealers = 10-handed met vaste dealers
    .when-busy = bij grote drukte
    .force-majeure = alleen tijdelijk bij overmacht
    .never = nooit

policy-late-stack-before-arrival = Stack van een geregistreerde speler vóór aankomst
    .held-back = wordt bewaard tot de speler er is
    .at-the-table = staat vanaf het begin op tafel
policy-late-stack-after-period = Aankomst na de late registratie
    .no-entry = de speler kan niet meer meedoen
    .plays = de speler kan nog meedoen
policy-late-stack-on-request = Stack neerzetten voor een vertraagde speler
    .yes = op verzoek altijd
    .no = ook niet op verzoek
policy-late-stack-hands-missed = Gemiste handen voordat een late stack op tafel komt
    .taken-off = de blinds en antes ervan gaan eraf
    .not-taken-off = er gaat niets af
policy-late-stack-blinded-off = Stack die op de speler wacht
    .yes = wordt afgeblind tot aankomst
    .no = wordt niet afgeblind

policy-left-the-area-minutes = Afwezigheid voordat de stack eruit mag
policy-left-the-area-stack-removed = Stack na lange afwezigheid
    .may = de stack mag uit het toernooi
    .will = de stack gaat uit het toernooi
    .none = de stack blijft in het spel
policy-left-the-area-finishing-place = Eindklassering als de stack is verwijderd
    .place-at-removal = de plaats op dat moment
    .no-place = geen plaats

policy-break-time-leave-tables = Spelers aan tafel in de pauze
    .must = moeten bij de tafels weg
    .may-stay = mogen blijven

policy-absent-at-deal-moment = Wanneer de speler er moet zijn
    .at-last-card = als de laatste kaart is gedeeld
    .before-last-card = voordat de laatste kaart wordt gedeeld
    .at-first-card = als de eerste kaart wordt gedeeld
policy-absent-at-deal-hand = Hand van een afwezige speler
    .dead = de hand is dood
    .live = de hand is live
policy-absent-at-deal-may-look = Te late speler bekijkt zijn kaarten
    .yes = mag zijn kaarten bekijken
    .no = mag zijn kaarten niet bekijken
policy-absent-at-deal-blinds = Blinds en ante van een afwezige
    .forfeited = de speler is ze kwijt
    .returned = de speler krijgt ze terug

policy-at-your-seat-means = Wanneer een speler bij zijn plaats is
    .chair-in-reach = als zijn plaats binnen handbereik is
    .at-or-on-chair = als hij er zit of bij staat
policy-at-your-seat-standing = Opstaan tijdens een hand
    .stay-seated = spelers horen te blijven zitten
    .not-encouraged = de regel moedigt het niet aan

policy-left-table-with-hand-stay-duty = Wie aan tafel moet blijven
    .live-hand = spelers met een live hand
    .always = elke speler, altijd
policy-left-table-with-hand-stays-at = Waar een speler met live hand blijft
    .table = aan tafel
    .seat = op de eigen plaats
policy-left-table-with-hand-all-in = Aan tafel blijven bij all-in
    .yes = ook wie all-in is, blijft
    .no = wie all-in is, mag weg
policy-left-table-with-hand-until = Hoe lang een speler met live hand blijft
    .showdown = tot en met de showdown
    .action-possible = zolang er actie mogelijk is
policy-left-table-with-hand-penalised = Weglopen met live hand – wat bestraft wordt
    .leaving-table = de tafel verlaten
    .leaving-seat = de plaats verlaten
policy-left-table-with-hand-penalty = Penalty voor weglopen met live hand
    .may = een penalty is mogelijk
    .will = een penalty volgt
    .none = geen penalty

policy-dead-button-kind = Buttonregel van het toernooi
    .dead-button = dead button
    .no-small-blind = no-small-blindregel
    .moving-button = meeschuivende button
policy-dead-button-empty-seat = Button bij een lege plaats
    .yes = de button mag bij een lege plaats liggen
    .no = nooit bij een lege plaats

policy-dodged-blind-penalty = Penalty voor het ontlopen van een blind
    .will = een penalty volgt
    .may = een penalty is mogelijk
policy-dodged-blind-occasion = Wanneer een blind ontlopen strafbaar is
    .any = altijd
    .breaking-or-balancing = bij opbreken of balanceren
    .breaking = bij opbreken van een tafel
policy-dodged-blind-attempt = Wat als ontlopen wordt bestraft
    .attempt = de bewuste poging
    .missed-blind = een bewust ontlopen blind

policy-heads-up-button-blind = Blind van de button bij heads-up
    .small-blind = de small blind
    .big-blind = de big blind
policy-heads-up-button-first-preflop = Wie preflop begint bij heads-up
    .button = de button
    .big-blind = de big blind

policy-heads-up-cards-order = Volgorde van de kaarten bij heads-up
    .button-last = eerst de big blind, button als laatste
    .button-first = eerst de button, big blind als laatste

policy-heads-up-start-adjustment = Blinds en button bij begin heads-up
    .blinds-decide = de blinds zijn leidend
    .button-if-needed = de button wordt zo nodig verplaatst
    .button-moved = de button wordt verplaatst zodat het klopt
policy-at-your-seat-in-reach = Een speler met zijn plaats binnen handbereik
    .counts = telt als bij zijn plaats
    .does-not-count = telt niet als bij zijn plaats
