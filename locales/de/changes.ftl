unknown-group = Eine Gruppe „{ $typed }“ gibt es nicht. Es gibt: { $groups }
changes-title = Was sich am Tisch ändert
changes-points = { $classes ->
    [0] Keine Situation wird anders entschieden.
   *[other] { $classes ->
            [one] { $classes } Art von Situation wird anders entschieden,
           *[other] { $classes } Arten von Situationen werden anders entschieden,
        } { $points ->
            [one] aus { $points } Grund:
           *[other] aus { $points } Gründen:
        }
}
changes-contradiction = { $n ->
    [one] in { $n } entscheiden beide Bücher, und zwar verschieden
   *[other] in { $n } entscheiden beide Bücher, und zwar verschieden
}
changes-one-sided = in { $n } hat nur eines eine klare Regel
changes-both-open = in { $n } hat keines eine klare Regel, und sie lassen Verschiedenes offen
changes-first = Die { $n } wichtigsten
changes-more = Alle: --all · Eine Gruppe: --group betting · Für die Dealer: --format markdown
changes-not-so = Davon hier nichts.
changes-others = { $incidents ->
    [none] { $n ->
        [one] Ebenso in { $n } weiteren Art von Situation.
       *[other] Ebenso in { $n } weiteren Arten von Situationen.
    }
   *[other] { $n ->
        [one] Ebenso in { $n } weiteren Art von Situation, auch bei: { $incidents }.
       *[other] Ebenso in { $n } weiteren Arten von Situationen, auch bei: { $incidents }.
    }
}
changes-nothing = Dort entscheiden diese Bücher gleich.
changes-pairs = In wie vielen Arten von Situationen zwei Bücher unterschiedlich entscheiden
changes-both = Beide
changes-one = Nur eines
changes-neither = Keines
changes-groups = Nach Gruppen
changes-pair-hint = Zwei davon: floor compare --books { $books } · Die Punkte: floor compare --policies
changes-numbers = Zahlen, die abweichen
changes-standings = Punkte, in denen sie abweichen, ohne dass anders entschieden wird
changes-rules-new = Regeln, die nur { $book } hat
changes-rules-other = Regeln, die { $book } anders fasst
changes-rules-gone = Regeln, die { $book } nicht hat
changes-incidents-new = Vorfälle, die nur die Daten von { $book } kennen
numbers-title = Welche Regel welche ist
numbers-new = Regeln, die nur { $book } hat
numbers-same = gleiche Nummer
numbers-moved = andere Nummer
numbers-split = geteilt
numbers-merged = zusammengelegt
numbers-gone = entfallen
numbers-means = Die Nummer { $label } in anderen Ausgaben
numbers-not-read = Die Ausgabe selbst wurde nicht gelesen.
numbers-new-there = eine neue Regel
numbers-two-books = Es braucht zwei Bücher: --numbers onk-2023,dpc

## floor changes: what the staff must be told when the house plays by another edition.

staff-title = Was sich ändert: { $before } → { $after }
staff-for-everybody = Für das ganze Team
staff-for-dealers = Für Dealer
staff-for-players = Für Spieler
staff-for-floors = Für die Floor
staff-new = neu
staff-gone = entfallen
staff-changed = geändert
staff-clarified = klargestellt, entschieden wird wie bisher
staff-example = Beispiel: { $told }
staff-before-now = Bisher: { $before }. Jetzt: { $now }
staff-rule = Regel { $rule }
staff-rest = Außerdem
staff-more = { $n ->
    [one] { $n } weitere Änderung, kleiner oder selten von Bedeutung: --all
   *[other] { $n } weitere Änderungen, kleiner oder selten von Bedeutung: --all
}
staff-renumbered = Nur eine andere Nummer: { $numbers }
staff-kept = { $n ->
    [one] { $n } Regel behält ihre Nummer, und was sie entscheidet, bleibt gleich
   *[other] { $n } Regeln behalten ihre Nummer, und was sie entscheiden, bleibt gleich
}
staff-since-what = { $book } ist hier die erste Ausgabe seines Textes und baut auf keinem anderen Buch auf. Das Buch nennen, nach dem das Haus bisher gespielt hat: --since BUCH
staff-for-whom = „{ $typed }“ ist hier niemand: --for dealers, --for players oder --for floors
staff-no-such-book = { $folder } hat kein Buch { $book }, von dem sich sagen ließe, was sich geändert hat
help-changes = Was das Team wissen muss, wenn das Haus nach einer anderen Ausgabe spielt
help-changes-of = Das Buch, nach dem das Haus ab jetzt spielt
help-changes-since = Das Buch, nach dem das Haus bisher gespielt hat, oder der Ordner mit seinen Daten von damals; ohne Angabe die Ausgabe davor oder das Buch darunter
help-changes-audience = Für wen: dealers, players oder floors
help-changes-all = Jede Änderung, nicht nur was gesagt werden muss
