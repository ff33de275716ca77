policy-one-player-to-a-hand-showing = Eine Hand anderen zeigen
    .forbidden = Zeigen der Hand ist verboten
    .allowed = Zeigen der Hand ist erlaubt

policy-one-player-to-a-hand-strategy = Strategie mit anderen besprechen
    .forbidden = Strategiegespräche sind verboten
    .allowed = Strategiegespräche sind erlaubt

policy-one-player-to-a-hand-penalty = Strafe bei mehr als einem Spieler pro Hand
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

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
    .until-showdown = bis sie zum Showdown kommt

policy-talking-about-a-hand-penalty = Strafe für Reden über eine Hand
    .none = keine Strafe folgt
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

policy-show-one-show-all-enforced = Show one, show all
    .yes = wird immer durchgesetzt
    .no = wird nicht durchgesetzt

policy-exposed-cards-penalty = Strafe für das Zeigen von Karten
    .none = keine Penalty folgt
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

policy-exposed-cards-dead-hand = Hand eines Spielers, der Karten zeigt
    .live = die Hand bleibt im Spiel
    .dead = die Hand ist tot

policy-exposed-cards-when = Wann niemand Karten zeigen darf
    .hand-in-progress = solange die Hand läuft
    .action-pending = solange noch Aktionen möglich sind

policy-exposed-cards-last-to-act = Der Letzte an der Reihe zeigt Karten
    .covered = kann ebenfalls bestraft werden
    .exempt = wird nicht bestraft

policy-exposed-cards-one-card = Nur eine Karte zeigen
    .enough = eine Karte genügt für eine Strafe
    .not-enough = eine Karte genügt nicht

policy-exposed-cards-penalty-start = Beginn der Strafe für gezeigte Karten
    .end-of-hand = am Ende der Hand
    .at-once = sofort

policy-proper-fold-helicopter = Fold als Helikopter
    .forbidden = Karten nicht hoch werfen
    .allowed = Karten dürfen hoch geworfen werden

policy-proper-fold-direction = Richtung gefoldeter Karten
    .forward = nach vorn geschoben
    .to-dealer = zum Dealer geschoben

policy-proper-fold-exposing = Beim Folden gesehene Karten
    .not-on-purpose = nicht mit Absicht zeigen
    .never-visible = dürfen gar nicht sichtbar werden

policy-soft-play-penalty = Strafe für Softplay
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

policy-soft-play-disqualification = Disqualifikation wegen Softplay
    .may = Disqualifikation ist möglich
    .will = Disqualifikation folgt

policy-soft-play-chip-forfeit = Verlust von Chips bei Softplay
    .on-its-own = auch ohne Disqualifikation möglich
    .with-disqualification = zusammen mit der Disqualifikation

policy-chip-dumping-disqualification = Disqualifikation wegen Chip Dumping
    .may = Disqualifikation ist möglich
    .will = Disqualifikation folgt

policy-nuts-checked-soft-play = Nuts als Letzter passiv gespielt
    .yes = immer Softplay
    .no = nie Softplay

policy-nuts-checked-action = Welche Aktion mit den Nuts beurteilt wird
    .checking = ein Check mit den Nuts
    .not-raising = kein Raise mit den Nuts

policy-nuts-checked-street = Setzrunde, in der die Nuts zählen
    .river = am River
    .any-street = in jeder Setzrunde

policy-nuts-checked-exclusive = Welche Nuts gemeint sind
    .exclusive = die alleinigen Nuts
    .any = die Nuts, ohne weitere Bedingung

policy-etiquette-repeated-breach = Strafe bei wiederholtem Etiketteverstoß
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

policy-etiquette-single-breach = Strafe bei einem einzelnen Etiketteverstoß
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

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

policy-penalty-kinds-missed-hands = Aussetzen einzelner Hände als Strafe
    .yes = auch einzelne Hände sind möglich
    .no = nur ganze Runden sind möglich

policy-penalty-kinds-warning-first = Wohin eine mündliche Verwarnung führt
    .first-step = erster Schritt zu einer schwereren Strafe
    .no-step = kein Schritt zu einer schwereren Strafe

policy-penalty-grounds-throwing-cards = Strafbares Werfen von Karten
    .any-throwing = jedes Werfen von Karten
    .off-the-table = Karten vom Tisch werfen

policy-penalty-grounds-cheating = Strafe für Betrug
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

policy-penalty-grounds-abuse = Strafe für Missbrauch oder Beschimpfung
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

policy-penalty-grounds-disruptive = Strafe für Stören des Spiels
    .may = eine Strafe kann folgen
    .will = eine Strafe folgt

policy-penalty-grounds-similar-incidents = Vergleichbare Vorfälle
    .included = können ebenfalls bestraft werden
    .listed-only = nur die genannten werden bestraft

policy-missed-rounds-maximum = Höchstzahl der Runden pro Strafe

policy-missed-rounds-offender-counts = Der Bestrafte beim Zählen der Hände
    .counted = der Bestrafte zählt mit
    .not-counted = der Bestrafte zählt nicht mit

policy-missed-rounds-counted-when = Wann die Spieler gezählt werden
    .when-given = wenn die Strafe verhängt wird
    .when-served = während die Strafe läuft

policy-missed-rounds-size = Wie viele Hände jemand aussetzt
    .players-times-rounds = Spieler am Tisch mal Strafrunden
    .one-hand-per-player = eine Hand je Spieler

policy-repeat-offence-escalation = Schwerere Strafe bei Wiederholung
    .may = eine schwerere Strafe ist möglich
    .will = eine schwerere Strafe folgt

policy-repeat-offence-measure = Mittel bei Wiederholung
    .round = eine auszusetzende Runde
    .any-measure = jedes Mittel des Buchs

policy-repeat-offence-disqualification = Disqualifikation bei Wiederholung
    .may = Disqualifikation ist möglich
    .will = Disqualifikation folgt

policy-away-on-penalty-where = Fernbleiben während einer Strafe
    .own-table = weg vom Tisch
    .all-tables = weg von allen Spieltischen

policy-away-on-penalty-report-back = Rückmeldung nach der Strafe
    .required = muss sich bei der Turnierleitung melden
    .not-required = setzt sich einfach wieder hin

policy-away-on-penalty-dealt-in = Karten für einen bestraften Spieler
    .dealt = werden ausgeteilt, danach ist die Hand tot
    .not-dealt = es werden keine Karten gegeben

policy-away-on-penalty-blinded-out = Ausscheiden durch Blinds während der Strafe
    .possible = Ausscheiden durch Blinds ist möglich
    .not-possible = kein Ausscheiden durch Blinds

policy-disqualification-chips = Chips eines disqualifizierten Spielers
    .removed = werden eingezogen
    .blinded-off = bleiben stehen und werden ausgeblindet

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

policy-lost-chips-owner = Wann gefundene Chips aus dem Spiel kommen
    .owner-unknown = nur wenn der Besitzer unbekannt bleibt
    .always = immer, ohne Bedingung zum Besitzer

policy-lost-chips-destination = Wohin gefundene Chips kommen
    .inventory = zurück in den Bestand des Turniers
    .management = an die Turnierleitung
    .casino = zurück an das Casino
    .donation = in die Turnierdotation, wie gedruckt
