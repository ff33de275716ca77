policy-one-player-to-a-hand-showing = Eine Hand anderen zeigen
    .forbidden = Zeigen der Hand ist verboten
    .allowed = Zeigen der Hand ist erlaubt

policy-one-player-to-a-hand-strategy = Strategie mit anderen besprechen
    .forbidden = Strategiegespräche sind verboten
    .allowed = Strategiegespräche sind erlaubt

policy-one-player-to-a-hand-penalty = Penalty bei mehr als einem Spieler pro Hand
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-talking-about-a-hand-scope = Welches Reden über Hände verboten ist
    .any-talk = jedes Reden über die Karten
    .disclosing = das Preisgeben von Informationen

policy-talking-about-a-hand-folded-hands = Reden über eine gefoldete Hand
    .forbidden = auch bei gefoldeten Händen verboten
    .allowed = erlaubt, sobald die Hand gefoldet ist

policy-talking-about-a-hand-out-of-hand = Spieler, die nicht in der Hand sind
    .bound = das Verbot gilt auch für sie
    .free = nur Spieler in der Hand sind gebunden

policy-talking-about-a-hand-advice = Rat zum Spiel und Kritik daran
    .forbidden = jederzeit verboten
    .allowed = erlaubt

policy-talking-about-a-hand-read-until = Bis wann niemand die Hand lesen darf
    .until-tabled = bis sie aufgedeckt ist
    .until-showdown = bis es zum Showdown kommt

policy-talking-about-a-hand-penalty = Penalty für Reden über eine Hand
    .none = keine Penalty folgt
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-show-one-show-all-enforced = Show one, show all
    .yes = wird immer durchgesetzt
    .no = wird nicht durchgesetzt

policy-exposed-cards-penalty = Penalty für das Zeigen von Karten
    .none = keine Penalty folgt
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-exposed-cards-dead-hand = Hand eines Spielers, der Karten zeigt
    .live = die Hand bleibt im Spiel
    .dead = die Hand ist tot

policy-exposed-cards-when = Wann niemand Karten zeigen darf
    .hand-in-progress = solange die Hand läuft
    .action-pending = solange noch Aktionen möglich sind

policy-exposed-cards-last-to-act = Karten zeigen als Letzter, der agieren muss
    .covered = kann ebenfalls eine Penalty bekommen
    .exempt = bekommt keine Penalty

policy-exposed-cards-one-card = Nur eine Karte zeigen
    .enough = eine Karte genügt für eine Penalty
    .not-enough = eine Karte genügt nicht

policy-exposed-cards-penalty-start = Beginn der Penalty für gezeigte Karten
    .end-of-hand = am Ende der Hand
    .at-once = sofort

policy-proper-fold-helicopter = Fold als Helikopter
    .forbidden = Karten nicht hochwerfen
    .allowed = Karten dürfen hochgeworfen werden

policy-proper-fold-direction = Richtung gefoldeter Karten
    .forward = nach vorn geschoben
    .to-dealer = zum Dealer geschoben

policy-proper-fold-exposing = Beim Folden gesehene Karten
    .not-on-purpose = nicht mit Absicht zeigen
    .never-visible = dürfen gar nicht sichtbar werden

policy-soft-play-penalty = Penalty für Softplay
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-soft-play-disqualification = Disqualifikation wegen Softplay
    .may = Disqualifikation ist möglich
    .will = Disqualifikation folgt

policy-soft-play-chip-forfeit = Verlust von Chips bei Softplay
    .on-its-own = auch ohne Disqualifikation möglich
    .with-disqualification = zusammen mit der Disqualifikation

policy-chip-dumping-disqualification = Disqualifikation wegen Chip-Dumping
    .may = Disqualifikation ist möglich
    .will = Disqualifikation folgt

policy-nuts-checked-soft-play = Nuts als Letzter passiv gespielt
    .yes = immer Softplay
    .no = nie Softplay

policy-nuts-checked-action = Welche Aktion mit den Nuts beurteilt wird
    .checking = ein Check mit den Nuts
    .not-raising = kein Raise mit den Nuts

policy-nuts-checked-street = Street, auf der die Nuts zählen
    .river = am River
    .any-street = auf jeder Street

policy-nuts-checked-exclusive = Welche Nuts gemeint sind
    .exclusive = die alleinigen Nuts
    .any = die Nuts, ohne weitere Bedingung

policy-etiquette-repeated-breach = Penalty bei wiederholtem Etiketteverstoß
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-etiquette-single-breach = Penalty bei einem einzelnen Etiketteverstoß
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-etiquette-touching-person = Einen anderen Spieler berühren
    .breach = ein Etiketteverstoß
    .no-breach = kein Etiketteverstoß
policy-etiquette-touching-chips = Die Chips eines anderen Spielers anfassen
    .breach = als Etiketteverstoß genannt
    .no-breach = kein Etiketteverstoß

policy-etiquette-hygiene = Mangelnde Körperhygiene
    .breach = ein Etiketteverstoß
    .no-breach = kein Etiketteverstoß

policy-etiquette-out-of-reach = Bets außer Reichweite des Dealers
    .breach = ein Etiketteverstoß
    .no-breach = kein Etiketteverstoß

policy-etiquette-poor-visibility = Schlecht sichtbare Karten oder Chips
    .breach = ein Etiketteverstoß
    .no-breach = kein Etiketteverstoß

policy-etiquette-chatter = Zu viel reden
    .breach = ein Etiketteverstoß
    .no-breach = kein Etiketteverstoß

policy-etiquette-delay = Verzögerung als Etiketteverstoß
    .persistent = nur wiederholte Verzögerung des Spiels
    .any-delay = Aufhalten des Spiels, wiederholt oder nicht

policy-penalty-kinds-missed-hands = Aussetzen einzelner Hände als Penalty
    .yes = auch einzelne Hände sind möglich
    .no = nur ganze Runden sind möglich

policy-penalty-kinds-warning-first = Wohin eine mündliche Verwarnung führt
    .first-step = erster Schritt zu einer schwereren Penalty
    .no-step = kein Schritt zu einer schwereren Penalty

policy-penalty-grounds-throwing-cards = Werfen von Karten, für das es eine Penalty geben kann
    .any-throwing = jedes Werfen von Karten
    .off-the-table = Karten vom Tisch werfen

policy-penalty-grounds-cheating = Penalty für Betrug
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-penalty-grounds-abuse = Penalty für Beleidigung oder Beschimpfung
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-penalty-grounds-disruptive = Penalty für Stören des Spiels
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-penalty-grounds-similar-incidents = Vergleichbare Vorfälle
    .included = auch dafür kann es eine Penalty geben
    .listed-only = nur für die genannten gibt es eine Penalty
policy-penalty-grounds-devices = Penalty für Missbrauch von Geräten
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt
policy-penalty-grounds-dodging = Umgehen von Blinds als Grund für eine Penalty
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt

policy-missed-rounds-maximum = Maximum an Runden pro Penalty

policy-missed-rounds-offender-counts = Spieler mit der Penalty beim Zählen der Hände
    .counted = zählt mit
    .not-counted = zählt nicht mit

policy-missed-rounds-counted-when = Wann die Spieler gezählt werden
    .when-given = wenn die Penalty verhängt wird
    .when-served = während die Penalty läuft

policy-missed-rounds-size = Wie viele Hände jemand aussetzt
    .players-times-rounds = Spieler am Tisch mal Runden der Penalty
    .one-hand-per-player = eine Hand je Spieler

policy-repeat-offence-escalation = Schwerere Penalty bei Wiederholung
    .may = eine schwerere Penalty ist möglich
    .will = eine schwerere Penalty folgt

policy-repeat-offence-measure = Maßnahme bei Wiederholung
    .round = eine Runde aussetzen
    .any-measure = jede Maßnahme des Buches

policy-repeat-offence-disqualification = Disqualifikation bei Wiederholung
    .may = Disqualifikation ist möglich
    .will = Disqualifikation folgt

policy-repeat-offence-second-penalty = Zweite Penalty
    .chosen = nicht festgelegt: Die Regeln über Wiederholung entscheiden
    .warning = eine mündliche Verwarnung
    .one-round = eine Runde aussetzen
    .two-rounds = zwei Runden aussetzen
    .three-rounds = drei Runden aussetzen
    .four-rounds = vier Runden aussetzen
    .disqualified = Disqualifikation

policy-repeat-offence-third-penalty = Dritte Penalty
    .chosen = nicht festgelegt: Die Regeln über Wiederholung entscheiden
    .warning = eine mündliche Verwarnung
    .one-round = eine Runde aussetzen
    .two-rounds = zwei Runden aussetzen
    .three-rounds = drei Runden aussetzen
    .four-rounds = vier Runden aussetzen
    .disqualified = Disqualifikation

policy-repeat-offence-fourth-penalty = Vierte Penalty und jede weitere
    .chosen = nicht festgelegt: Die Regeln über Wiederholung entscheiden
    .warning = eine mündliche Verwarnung
    .one-round = eine Runde aussetzen
    .two-rounds = zwei Runden aussetzen
    .three-rounds = drei Runden aussetzen
    .four-rounds = vier Runden aussetzen
    .disqualified = Disqualifikation

policy-repeat-offence-counted = Penaltys, die für die nächste zählen
    .over-all = alle Penaltys des Spielers zusammen
    .by-kind = nur die für denselben Verstoß

policy-penalty-kinds-director-from = Leichteste Penalty, die die Turnierleitung bestätigen muss
    .warning = eine mündliche Verwarnung
    .missed-hands = ausgesetzte Hände
    .one-round = eine ausgesetzte Runde
    .two-rounds = zwei ausgesetzte Runden
    .three-rounds = drei ausgesetzte Runden
    .four-rounds = vier ausgesetzte Runden
    .disqualified = Disqualifikation
    .no-step = keine

policy-penalty-kinds-carried = Wie lange eine Penalty nachwirkt
    .same-day = bis zum Ende des Tages
    .next-day = an allen Tagen des Events
    .next-event = auch bei den nächsten Events

policy-away-on-penalty-where = Fernbleiben während einer Penalty
    .own-table = weg vom Tisch
    .all-tables = weg von allen Spieltischen

policy-away-on-penalty-report-back = Rückmeldung nach der Penalty
    .required = muss sich bei der Turnierleitung melden
    .not-required = setzt sich einfach wieder hin

policy-away-on-penalty-dealt-in = Karten für einen Spieler mit Penalty
    .dealt = werden ausgeteilt, danach ist die Hand tot
    .not-dealt = es werden keine Karten gegeben

policy-away-on-penalty-blinded-out = Ausscheiden durch Blinds während der Penalty
    .possible = Ausscheiden durch Blinds ist möglich
    .not-possible = kein Ausscheiden durch Blinds

policy-disqualification-chips = Chips eines disqualifizierten Spielers
    .removed = werden aus dem Spiel genommen
    .blinded-off = bleiben am Platz und werden ausgeblindet

policy-disqualification-refund = Erstattung nach Disqualifikation
    .none = keine Erstattung oder Entschädigung
    .possible = eine Erstattung ist möglich

policy-disqualification-live-hand = Live-Hand eines disqualifizierten Spielers
    .dead = die Hand ist tot
    .played-out = die Hand wird zu Ende gespielt

policy-disqualification-place = Rang und Preis eines disqualifizierten Spielers
    .at-that-moment = der Rang in diesem Moment
    .none = kein Rang und kein Preis

policy-chips-out-of-view-disqualification = Disqualifikation wegen Chips außer Sicht
    .may = Disqualifikation ist möglich
    .will = Disqualifikation folgt

policy-chips-out-of-view-holding = Chips am Tisch verborgen halten
    .covered = verboten wie das verdeckte Mitnehmen
    .carrying-only = die Regel betrifft nur den Transport

policy-chips-out-of-view-forfeit = Welche Chips verloren sind
    .hidden-chips = nur die Chips außer Sicht
    .whole-stack = alle Chips, durch die Disqualifikation

policy-chips-out-of-view-closed-bag = Chips in einem versiegelten Beutel
    .allowed = dürfen außer Sicht sein
    .not-allowed = dürfen nie außer Sicht sein

policy-lost-chips-owner = Wann gefundene Chips aus dem Spiel genommen werden
    .owner-unknown = nur wenn der Besitzer unbekannt bleibt
    .always = immer, egal, wem sie gehören

policy-lost-chips-destination = Wohin gefundene Chips kommen
    .inventory = zurück in den Bestand des Turniers
    .management = an die Turnierleitung
    .casino = zurück an das Casino
    .donation = in die Turnierdotation, wie gedruckt
policy-one-player-to-a-hand-looking = In fremde Karten schauen
    .forbidden = verboten
    .allowed = erlaubt
