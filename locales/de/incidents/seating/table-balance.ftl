table-balance = Tischausgleich
    .search = Tische ausgleichen, Tischausgleich, wer wechselt, Spieler umsetzen, welchen Platz bekommt er, schlechteste Position, nächster Big Blind wechselt, ein Tisch hat zwei mehr, Tische sind ungleich, zweimal Big Blind, Spieler an einen anderen Tisch, ich will nicht wechseln, warum muss ich wechseln, Ausgleich im Stud, Ausgleich bei HORSE
    .told =
        Tischausgleich, wer muss gehen?
        An unserem Tisch sind acht, drüben sechs, wer muss rüber?
        Der Floor will einen von uns umsetzen, um die Tische auszugleichen, und es geht um mich.
        Wir sind neun, Tisch 4 hat nur sieben, einer von uns muss rüber, und die sagen, der nächste Big Blind geht.
        Ich soll zum anderen Tisch umziehen, weil dort zwei Leute weniger sind, und soll da gleich den Big Blind bezahlen.
        Welcher Spieler wird beim Tischausgleich umgesetzt, und auf welchen freien Platz kommt er?
        Tischausgleich, wer muss rüber?
        Tische ausgleichen, Tisch 3 hat neun, Tisch 6 nur sechs, wen setze ich um
        Ich brauche einen Spieler für den Tischausgleich an Tisch 2
        Hold'em, Tisch 4 mit neun, Tisch 7 mit sieben, nächster Big Blind ist Platz 6, wer wechselt?
        Tischausgleich im Stud, Tisch 1 hat acht, Tisch 2 nur sechs, auf Tisch 2 sind Platz 3 und 7 leer
        Wer geht beim Tischausgleich rüber, der nächste Big Blind, und auf welchen leeren Platz?
    .heard =
        ihr holt den, der grad den großen Blind gehabt hätte, und drüben zahlt er wieder
        Tisch 4 hat acht, Tisch 9 sechs, hol einen von der Vier rüber
        wieso gerade ich, ich bin UTG und der nach mir ist frisch gekommen
        er ist mit dem Rack angekommen und sitzt jetzt zwei neben dem Button
        dort sind drei Sessel frei und er hat sich den besten ausgesucht
        Stud ohne Blinds, losen wir aus wer umzieht
        er weigert sich aufzustehen, nehmt einen anderen zum Auffüllen
        dort schon den Big bezahlt und hier noch einmal, unfair
        wen ziehst du ab, den der als nächstes zahlen muss oder den am Button
        soll der Neue auf die 3 oder auf die 8, wo muss er früher zahlen
        im Mix läuft gerade Razz, wen schick ich rüber
        sieben gegen acht, passt das oder muss wer die Koffer packen
        bei uns sind neun und drüben nur sechs, wer muss rüber
        die Tische sind ungleich besetzt
        warum muss ausgerechnet ich an den kürzeren Tisch
        da drüben fehlen zwei Leute, wer wird rübergesetzt
        Tische ausgleichen, welcher Spieler wechselt
        ein Tisch hat zwei mehr, wen setzen wir um
        wer muss gehen, damit die Tische gleich sind
        ein Tisch hat neun Spieler und unserer sechs, wer wechselt
        der Spieler, der umgesetzt wird, von welchem Platz kommt er
        er weigert sich, an den anderen Tisch zu gehen
        wechselt der Big Blind, wenn die Tische ausgeglichen werden
        Bei uns acht, Tisch 4 nur sechs, wer muss rüber
        Einer muss umziehen an Tisch 4, der BB als Nächstes, oder wer
        Holt mal wen von Tisch 2 rüber, wir sind zwei weniger
        Ich soll den Tisch wechseln? Warum grad ich und nicht der Button
        Stud läuft grad, sechs gegen acht Leut, wen schickst du rüber
        Seat 5 zieht um, drüben sind Sitz 2 und 7 leer, wohin mit ihm
        Wir neun, drüben sechs, wer muss rüber?
        Ich bin nächster Bigblind, muss ich zum Nachbarn umziehen?
        Einer soll nach nebenan, welchen Stuhl kriegt der da?
        Warum muss grad ich umziehen, der Cutoff kann doch auch
        Stud, einer muss an die Sieben rüber, wen trifft's?
        Der 3 fehlen zwei, ihr holt jemanden von uns, wen?
        Gerade beide Blinds gezahlt, und ihr setzt mich direkt in den Big
        Warum immer ich, heute schon das dritte Mal
        Nebenan neun, wir sechs, wen setzt man zu uns?
        Der Dealer zeigte auf den, der UTG wäre, der geht
        Wer muss weg, wenn wir zwei mehr haben?
        Bei uns sitzen neun, drüben sechs, und geholt wurde ausgerechnet ich, der gerade beide Blinds bezahlt hatte und sich schon auf den Button freute
        Umgesetzt, obwohl der Nächste dran gewesen wäre
        Er weigerte sich, weil er so viele Chips hat
        Im Stud wurde per Los umgesetzt, er war dagegen
        Wir sind acht, die anderen fünf, keiner fühlt sich zuständig
table-balance-fact-game = Welches Spiel wird gespielt?
    .label = Spiel
    .flop = ein Flop-Spiel, etwa Hold'em oder Omaha
    .stud = Stud
    .mixed-in-stud = ein gemischtes Spiel, gerade läuft Stud
table-balance-fact-tables = Wie viele Spieler hat jeder Tisch, wer ist als Nächster Big Blind, welche Plätze sind leer?
    .label = Tische
table-balance-outcome-level = Niemand wechselt: Die Tische sind ausgeglichen
table-balance-outcome-big-blind-moves = { $players_moved ->
    [one] Der nächste Big Blind wechselt von { $from_table } nach { $to_table }
   *[other] { $players_moved } Spieler wechseln, die nächsten Big Blinds
}
table-balance-outcome-single-big-blind = { $players_moved ->
    [one] Der nächste Big Blind wechselt von { $from_table } nach { $to_table }, als alleiniger Big Blind
   *[other] { $players_moved } Spieler wechseln, einer davon als alleiniger Big Blind
}
table-balance-outcome-drawn-player-moves = { $players_moved ->
    [one] Ein ausgeloster Spieler wechselt
   *[other] { $players_moved } ausgeloste Spieler wechseln
}
table-balance-outcome-moves-as-in-holdem = { $players_moved ->
    [one] Wer bei Hold'em der nächste Big Blind wäre, wechselt
   *[other] { $players_moved } Spieler wechseln, die bei Hold'em die nächsten Big Blinds wären
}
table-balance-outcome-by-position = { $players_moved ->
    [one] { $players_moved } Spieler wechselt
   *[other] { $players_moved } Spieler wechseln
} nach Position
table-balance-outcome-into-last-seat = { $players_moved ->
    [one] { $players_moved } Spieler wechselt
   *[other] { $players_moved } Spieler wechseln
} nach Position auf den zuletzt frei gewordenen Platz
table-balance-outcome-same-seat-number = { $players_moved ->
    [one] { $players_moved } Spieler wechselt
   *[other] { $players_moved } Spieler wechseln
} auf dieselbe Platznummer
table-balance-outcome-last-position = { $players_moved ->
    [one] { $players_moved } Spieler wechselt
   *[other] { $players_moved } Spieler wechseln
} auf die letzte mögliche Position
table-balance-order-nobody-moves = Floor: niemanden umsetzen; keine zwei Tische unterscheiden sich um mehr als einen Spieler.
table-balance-order-table-by-procedure = Floor: den Spieler von dem Tisch nehmen, den das Verfahren bestimmt; wenn es keinen bestimmt, vom vollsten, wie in der Tabelle.
table-balance-order-move-as-shown = Floor: so umsetzen, wie es die Tabelle zeigt.
table-balance-order-only-big-blind = Dealer am neuen Tisch: In der nächsten Hand gibt es keinen Small Blind. Der Spieler, der gewechselt hat, setzt den einzigen Big Blind.
table-balance-order-worst-seat = Floor: wenn die Tabelle keinen Platz nennt, den des Big Blinds geben, falls er leer ist, sonst den leeren Platz, der am frühesten Big Blind ist, nie den des Small Blinds.
table-balance-order-draw-lots = Floor: auslosen, wer wechselt.
table-balance-order-move-by-position = Floor: den Spieler am neuen Tisch auf dieselbe Position setzen.
table-balance-order-move-into-last-seat = Floor: den Spieler nach Position versetzen, auf den zuletzt frei gewordenen Platz am unterbesetzten Tisch.
table-balance-order-move-to-same-number = Floor: den zuletzt frei gewordenen Platz am unterbesetzten Tisch dem Spieler mit dieser Platznummer geben.
table-balance-order-move-to-last-seat = Floor: den Spieler auf die letzte mögliche Position setzen.
table-balance-order-button-frozen = Dealer: den Button dort lassen, wohin er nach der letzten Hold'em-Hand gerückt ist.
table-balance-remark-big-blind-twice = So kann der Spieler zweimal nacheinander Big Blind sein.
table-balance-remark-single-big-blind = Auch ein alleiniger Big Blind gilt als schlechteste Position: Ist der letzte Big Blind ausgeschieden und sein Platz frei, kann der Spieler dort als einziger Blind sitzen.
table-balance-remark-before-the-big-blind = Das Buch sagt „der erste Platz vor dem Big Blind“. Gemeint ist hier der Platz, der am frühesten Big Blind ist.
table-balance-remark-level-by-reading = Kein Buch sagt, ab welchem Unterschied ein Spieler wechselt. Die Tabelle endet, wenn sich keine zwei Tische um mehr als einen Spieler unterscheiden.
