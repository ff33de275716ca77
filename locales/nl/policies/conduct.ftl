policy-one-player-to-a-hand-showing = Een hand aan een ander tonen
    .forbidden = de hand tonen is verboden
    .allowed = de hand tonen mag

policy-one-player-to-a-hand-strategy = Strategie bespreken met anderen
    .forbidden = strategie bespreken is verboden
    .allowed = strategie bespreken mag

policy-one-player-to-a-hand-penalty = Penalty bij meer dan één speler per hand
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-talking-about-a-hand-scope = Welk praten over een hand verboden is
    .any-talk = elk praten over de kaarten
    .disclosing = informatie prijsgeven

policy-talking-about-a-hand-folded-hands = Praten over een gefolde hand
    .forbidden = ook bij gefolde handen verboden
    .allowed = mag zodra de hand gefold is

policy-talking-about-a-hand-out-of-hand = Spelers die niet in de hand zitten
    .bound = het verbod geldt ook voor hen
    .free = alleen spelers in de hand zijn gebonden

policy-talking-about-a-hand-advice = Advies over het spel en kritiek erop
    .forbidden = altijd verboden
    .allowed = toegestaan

policy-talking-about-a-hand-read-until = Tot wanneer een hand lezen verboden is
    .until-tabled = tot de hand open op tafel ligt
    .until-showdown = tot het op een showdown aankomt

policy-talking-about-a-hand-penalty = Penalty voor praten over een hand
    .none = er volgt geen penalty
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-show-one-show-all-enforced = Show one, show all
    .yes = wordt altijd gehandhaafd
    .no = wordt niet gehandhaafd

policy-exposed-cards-penalty = Penalty voor kaarten tonen
    .none = er volgt geen penalty
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-exposed-cards-dead-hand = Hand van wie kaarten toont
    .live = de hand blijft in het spel
    .dead = de hand is dood

policy-exposed-cards-when = Wanneer kaarten tonen verboden is
    .hand-in-progress = zolang de hand loopt
    .action-pending = zolang er nog actie kan komen

policy-exposed-cards-last-to-act = Laatste speler aan de beurt toont kaarten
    .covered = kan ook een penalty krijgen
    .exempt = krijgt geen penalty

policy-exposed-cards-one-card = Slechts één kaart tonen
    .enough = één kaart is genoeg voor een penalty
    .not-enough = één kaart is niet genoeg

policy-exposed-cards-penalty-start = Begin van de penalty voor kaarten tonen
    .end-of-hand = aan het einde van de hand
    .at-once = meteen

policy-proper-fold-helicopter = Fold als helikopter
    .forbidden = kaarten niet omhoog gooien
    .allowed = kaarten omhoog gooien mag

policy-proper-fold-direction = Richting van gefolde kaarten
    .forward = naar voren geschoven
    .to-dealer = naar de dealer geschoven

policy-proper-fold-exposing = Kaarten gezien bij het folden
    .not-on-purpose = niet met opzet tonen
    .never-visible = mogen helemaal niet zichtbaar worden

policy-soft-play-penalty = Penalty voor soft play
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-soft-play-disqualification = Diskwalificatie voor soft play
    .may = diskwalificatie is mogelijk
    .will = diskwalificatie volgt

policy-soft-play-chip-forfeit = Chips kwijt door soft play
    .on-its-own = kan zonder diskwalificatie
    .with-disqualification = samen met diskwalificatie

policy-chip-dumping-disqualification = Diskwalificatie voor chip dumping
    .may = diskwalificatie is mogelijk
    .will = diskwalificatie volgt

policy-nuts-checked-soft-play = Nuts passief gespeeld als laatste speler
    .yes = altijd soft play
    .no = nooit soft play

policy-nuts-checked-action = Welke actie met de nuts telt
    .checking = de nuts checken
    .not-raising = met de nuts niet raisen

policy-nuts-checked-street = Straat waarop de nuts tellen
    .river = op de river
    .any-street = op elke straat

policy-nuts-checked-exclusive = Welke nuts bedoeld zijn
    .exclusive = de exclusieve nuts
    .any = de nuts, zonder verdere voorwaarde

policy-etiquette-repeated-breach = Penalty bij herhaald overtreden van de etiquette
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-etiquette-single-breach = Penalty bij één overtreding van de etiquette
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-etiquette-touching-person = Een andere speler aanraken
    .breach = een overtreding van de etiquette
    .no-breach = geen overtreding van de etiquette
policy-etiquette-touching-chips = Chips van een andere speler aanraken
    .breach = genoemd als overtreding van de etiquette
    .no-breach = geen overtreding van de etiquette

policy-etiquette-hygiene = Slechte hygiëne
    .breach = een overtreding van de etiquette
    .no-breach = geen overtreding van de etiquette

policy-etiquette-out-of-reach = Inzetten buiten bereik van de dealer
    .breach = een overtreding van de etiquette
    .no-breach = geen overtreding van de etiquette

policy-etiquette-poor-visibility = Kaarten of chips slecht zichtbaar houden
    .breach = een overtreding van de etiquette
    .no-breach = geen overtreding van de etiquette

policy-etiquette-chatter = Buitensporig praten
    .breach = een overtreding van de etiquette
    .no-breach = geen overtreding van de etiquette

policy-etiquette-delay = Vertraging die de etiquette overtreedt
    .persistent = alleen aanhoudende vertraging van het spel
    .any-delay = het spel ophouden, aanhoudend of niet

policy-penalty-kinds-missed-hands = Gemiste handen als penalty
    .yes = losse handen missen kan
    .no = alleen hele rondes missen kan

policy-penalty-kinds-warning-first = Waartoe een mondelinge waarschuwing leidt
    .first-step = eerste stap naar een zwaardere penalty
    .no-step = geen stap naar een zwaardere penalty

policy-penalty-grounds-throwing-cards = Kaarten gooien waarop een penalty kan staan
    .any-throwing = elk gooien van kaarten
    .off-the-table = kaarten van de tafel gooien

policy-penalty-grounds-cheating = Penalty voor vals spelen
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-penalty-grounds-abuse = Penalty voor beledigend gedrag
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-penalty-grounds-disruptive = Penalty voor verstoren van het spel
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-penalty-grounds-similar-incidents = Voorvallen die op de genoemde lijken
    .included = kunnen ook een penalty opleveren
    .listed-only = alleen de genoemde leveren een penalty op
policy-penalty-grounds-devices = Penalty voor misbruik van apparaten
    .may = er kan een penalty volgen
    .will = er volgt een penalty
policy-penalty-grounds-dodging = Blinds ontlopen als grond voor een penalty
    .may = er kan een penalty volgen
    .will = er volgt een penalty

policy-missed-rounds-maximum = Maximum aan rondes per penalty

policy-missed-rounds-offender-counts = Overtreder in de telling van handen
    .counted = de overtreder telt mee
    .not-counted = de overtreder telt niet mee

policy-missed-rounds-counted-when = Wanneer spelers geteld worden
    .when-given = bij het geven van de penalty
    .when-served = tijdens het uitzitten van de penalty

policy-missed-rounds-size = Hoeveel handen de speler mist
    .players-times-rounds = spelers aan tafel maal aantal rondes
    .one-hand-per-player = één hand per speler

policy-repeat-offence-escalation = Zwaardere penalty bij herhaling
    .may = een zwaardere penalty is mogelijk
    .will = een zwaardere penalty volgt

policy-repeat-offence-measure = Penalty bij herhaling
    .round = een gemiste ronde
    .any-measure = elke penalty van het boek

policy-repeat-offence-disqualification = Diskwalificatie bij herhaling
    .may = diskwalificatie is mogelijk
    .will = diskwalificatie volgt

policy-repeat-offence-second-penalty = Tweede penalty
    .chosen = niet vastgelegd: de regels over herhaling beslissen
    .warning = een mondelinge waarschuwing
    .one-round = één gemiste ronde
    .two-rounds = twee gemiste rondes
    .three-rounds = drie gemiste rondes
    .four-rounds = vier gemiste rondes
    .disqualified = diskwalificatie

policy-repeat-offence-third-penalty = Derde penalty
    .chosen = niet vastgelegd: de regels over herhaling beslissen
    .warning = een mondelinge waarschuwing
    .one-round = één gemiste ronde
    .two-rounds = twee gemiste rondes
    .three-rounds = drie gemiste rondes
    .four-rounds = vier gemiste rondes
    .disqualified = diskwalificatie

policy-repeat-offence-fourth-penalty = Vierde penalty en elke volgende
    .chosen = niet vastgelegd: de regels over herhaling beslissen
    .warning = een mondelinge waarschuwing
    .one-round = één gemiste ronde
    .two-rounds = twee gemiste rondes
    .three-rounds = drie gemiste rondes
    .four-rounds = vier gemiste rondes
    .disqualified = diskwalificatie

policy-repeat-offence-counted = Penalty's die meetellen voor de volgende
    .over-all = alle penalty's van de speler samen
    .by-kind = alleen die voor dezelfde overtreding

policy-penalty-kinds-director-from = Lichtste penalty die de toernooileiding moet bevestigen
    .warning = een mondelinge waarschuwing
    .missed-hands = gemiste handen
    .one-round = één gemiste ronde
    .two-rounds = twee gemiste rondes
    .three-rounds = drie gemiste rondes
    .four-rounds = vier gemiste rondes
    .disqualified = diskwalificatie
    .no-step = geen enkele

policy-penalty-kinds-carried = Hoelang een penalty blijft meetellen
    .same-day = tot het einde van de dag
    .next-day = op alle dagen van het toernooi
    .next-event = ook bij volgende toernooien

policy-away-on-penalty-where = Wegblijven tijdens een penalty
    .own-table = weg van de tafel
    .all-tables = weg van alle speeltafels

policy-away-on-penalty-report-back = Zich melden na de penalty
    .required = moet zich bij de toernooileiding melden
    .not-required = gaat gewoon weer zitten

policy-away-on-penalty-dealt-in = Kaarten voor een speler met een penalty
    .dealt = kaarten worden gedeeld, daarna is de hand dood
    .not-dealt = er worden geen kaarten gedeeld

policy-away-on-penalty-blinded-out = Uitgeblind tijdens een penalty
    .possible = kan uitgeblind worden
    .not-possible = kan niet uitgeblind worden

policy-disqualification-chips = Chips van een gediskwalificeerde speler
    .removed = gaan uit het spel
    .blinded-off = blijven staan en worden afgeblind

policy-disqualification-refund = Geld terug na diskwalificatie
    .none = geen terugbetaling of vergoeding
    .possible = terugbetaling is mogelijk

policy-disqualification-live-hand = Live hand van een gediskwalificeerde speler
    .dead = de hand is dood
    .played-out = de hand wordt uitgespeeld

policy-disqualification-place = Plaats en prijs van een gediskwalificeerde speler
    .at-that-moment = de plaats van dat moment
    .none = geen plaats en geen prijs

policy-chips-out-of-view-disqualification = Diskwalificatie voor chips uit het zicht
    .may = diskwalificatie is mogelijk
    .will = diskwalificatie volgt

policy-chips-out-of-view-holding = Chips aan tafel uit het zicht houden
    .covered = verboden, net als uit het zicht meenemen
    .carrying-only = de regel gaat alleen over meenemen

policy-chips-out-of-view-forfeit = Welke chips verloren gaan
    .hidden-chips = alleen de chips uit het zicht
    .whole-stack = alle chips, door de diskwalificatie

policy-chips-out-of-view-closed-bag = Chips in een gesloten sealbag
    .allowed = mogen uit het zicht
    .not-allowed = mogen nooit uit het zicht

policy-lost-chips-owner = Wanneer gevonden chips uit het spel gaan
    .owner-unknown = alleen als de eigenaar onbekend blijft
    .always = altijd, zonder voorwaarde over de eigenaar

policy-lost-chips-destination = Waar gevonden chips heen gaan
    .inventory = terug naar de chipvoorraad van het toernooi
    .management = naar de toernooileiding
    .casino = terug naar het casino
    .donation = naar de toernooidotatie, zoals gedrukt
policy-one-player-to-a-hand-looking = In andermans kaarten kijken
    .forbidden = verboden
    .allowed = toegestaan
