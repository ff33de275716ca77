shielded-chips = Nicht zählbarer Stack
    .search = versteckt seine großen Chips, hohe Chips hinter kleinen, große Chips hinten, ich sehe seine großen Chips nicht, Chips auf einem Haufen, unordentlicher Stack, gemischte Stapel, Stack nicht abzuschätzen, Hand vor den Chips, Arme vor den Chips, zu viele kleine Chips, Chips ordentlich stapeln, Color-up für einen Spieler
    .told =
        Ich sehe seinen Stack nicht
        Er hat seine großen Chips hinter den kleinen versteckt, ich kann nicht sehen, wie viel er hat.
        Der hat seine Chips auf einem Haufen liegen, keiner kann den Stack abschätzen.
        Die 10.000er stehen bei Platz 5 ganz hinten unter den 100ern, und er will sie trotz Hinweis nicht nach vorne stellen.
        Er legt immer beide Arme um seine Chips, und ich muss am Turn entscheiden und sehe gar nicht, wie viel er noch hat.
        Muss er die hohen Chips nicht vorne hinstellen, damit ich seinen Stack sehen kann?
        Stack nicht zu erkennen
        Platz 6 hat seine Chips so unordentlich liegen, dass keiner abschätzen kann, wie viel er hat
        Spieler versteckt seine großen Chips hinter den kleinen Türmen
        Platz 2 hat die 5000er ganz hinten unter 100ern stehen, der Gegner kann den Stack nicht schätzen
        Platz 8 hält dauernd beide Arme vor seine Chips, obwohl ich ihm schon einmal gesagt habe, man muss den Stack sehen
        Muss er seinen Chiphaufen ordnen und die großen nach vorne stellen, damit man ihn zählen kann?
    .heard =
        seine 25k liegen begraben unter einem Turm von Hundertern
        er soll die hohen Werte nach vorne legen
        keine Ahnung wie viel der spielt, das ist ein einziger Berg
        Platz 6 baut sich mit den Ellbogen eine Festung
        jedes Mal wenn ich ihn abschätzen will legt er die Pranken drauf
        er hat vierhundert 25er, kann die mal jemand eintauschen
        in seinen Türmen steckt Blau zwischen Rot, ich blicke nicht durch
        sag ihm bitte er soll saubere Zwanzigertürme machen
        sie hat eine Burg gebaut, die teuren stehen in der letzten Reihe
        sein Handy und sein Glücksbringer stehen vor allem davor
        wie deep ist der, von hier sehe ich nur weiße
        schon dreimal gesagt dass die großen nach vorn müssen, er schiebt sie immer wieder nach hinten
        die großen stehen hinter den kleinen, man sieht sie nicht
        Hände und Ellbogen vor dem Stapel
        große Werte hinter kleinen versteckt, Stack nicht erkennbar
        seine Türme sind ein Haufen, niemand kann sie schätzen
        seine großen Chips liegen hinter den kleinen
        ich kann seinen Stack nicht zählen, es ist ein einziger Haufen
        Spieler weigert sich, die hohen Chips nach vorne zu stellen
        sein Stack ist von den Armen verdeckt
        Der hat seine Großen hinten stehn, man sieht nur Hunderter
        Alles ein Haufen durcheinander, kein Mensch erkennt was der hat
        Seat 1 hält die Arme drüber, seine Jetons kann man ned einschätzen
        Räum deine Türme auf, da kann ja keiner schauen wie viel du hast
        Lauter 25er aufgebaut wie ne Burg, das überblickt doch keiner
        Bärbel baut die Tausender unter den kleinen Jetons ein, trotz Ermahnung
        Dem seine Großen stehen hinter den Kleinen versteckt
        Liegt alles aufm Haufen, ich seh nicht, wieviel er hat
        Arme drumrumgelegt, keiner kann abschätzen, wieviel da steht
        Der türmt wie Kraut und Rüben, Farben gemischt, soll mal ordnen
        Hab ihm schon gesagt, die Lila gehören nach vorne, macht er nicht
        Zig Türmchen mit Kleinzeug, da blickt keiner durch, was er hat
        Vorn eine Reihe Kleine, dahinter vier Zehntausender, die ich nicht sah
        Alle Farben gemischt in einem Turm, nicht lesbar
        Gegen seine drei Säulen Kleiner wollte ich alles reinstellen, erst nach der Hand sah man, dass dahinter die ganze Zeit noch vier große Jetons gelegen hatten
        Er ließ mich nicht sehen, wie viel er hat
        Ein Handy vor den Chips, keiner konnte zählen
        Versteckt die grossen hinter den kleinen
        Eine Tasche stand so, dass man nichts abschätzen konnte
        Hoher Turm Weißer, mittendrin ein Lila
        Muss er ordnen, damit ich weiß, was mich der Push kosten kann?
        Die hohen Werte hat er hinter dem Becher, seit Stunden
shielded-chips-fact-what = Warum kann niemand den Stack abschätzen?
    .label = Grund
    .high-hidden = die hohen Chips stehen hinter oder unter kleinen
    .heap = die Chips liegen auf einem Haufen oder in gemischten oder ungleichen Stapeln
    .covered = Hände, Arme oder Gegenstände verdecken die Chips
    .many-small = ordentlich gestapelt, aber zu viele kleine Chips
shielded-chips-fact-warned = Wurde der Spieler darauf schon einmal hingewiesen?
    .label = Hinweis schon gegeben
shielded-chips-outcome-arrange = Der Spieler ordnet die Chips so, dass alle sie abschätzen können
shielded-chips-outcome-arrange-only = Der Spieler ordnet die Chips so, dass alle sie abschätzen können
shielded-chips-outcome-arrange-stacks = Der Spieler behält die kleinen Chips in Stapeln, die man zählen kann
shielded-chips-outcome-color-up = Deine Wahl: die kleinen Chips werden getauscht oder bleiben
shielded-chips-order-high-in-front = Spieler: die hohen Chips jetzt nach vorn oder obenauf stellen, für alle erkennbar.
shielded-chips-order-high-in-front-please = Spieler: Die hohen Chips gehören nach vorn oder obenauf, für alle erkennbar.
shielded-chips-order-uncover = Spieler: die Chips frei lassen. Nichts liegt darauf, nichts steht davor.
shielded-chips-order-stacks-of-one-value = Spieler: jetzt gleich hohe Stapel bauen, jeden aus nur einem Wert.
shielded-chips-order-stacks = Spieler: jetzt gleich hohe Stapel bauen, die man zählen kann.
shielded-chips-order-look-again = Floor: noch einmal hinsehen. In Ordnung ist es, wenn der Stack auf einen Blick abzuschätzen ist.
shielded-chips-order-may-color-up = Turnierleitung: entscheiden, ob dieser Spieler jetzt ein Color-up bekommt.
shielded-chips-order-announce-color-up = Floor: ein Color-up am Tisch ankündigen, wenn es eines gibt.
shielded-chips-order-else-stacks = Spieler: die Chips in gleich hohen Stapeln lassen, wenn es kein Color-up gibt.
shielded-chips-remark-no-breach = Nach diesem Buch ist es kein Verstoß gegen die Etikette.
shielded-chips-remark-stacks-recommended = Das Buch empfiehlt gleich hohe Stapel. Es kommt darauf an, dass alle sie abschätzen können.
shielded-chips-remark-see-repeat-offence = Für die Penalty nach einem Hinweis mit dem Vorfall „Wiederholter Verstoß“ (repeat-offence) weitermachen.
