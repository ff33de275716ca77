chip-race = Chip Race
    .search = Chip Race, Color Up, Chips tauschen, kleine Chips kommen raus, die 25er gehen raus, Chip-Up, übrige Chips, ungerade Chips, die 100er verschwinden, wer gewinnt das Race, durch Chip Race ausgeschieden, wie viele Karten bekomme ich, Chips aufrunden, kleinste Chips weg, Karten für die Chips, nur ein Chip im Race
    .told =
        Chip Race, die 25er
        Die 25er gehen raus, und jetzt machen wir das Chip Race um die übrigen Chips.
        Beim Race hat er zwei Chips bekommen, obwohl man höchstens einen gewinnen darf.
        Die 100er werden rausgenommen, ich habe drei Stück übrig, Platz 6 hat vier, und der Dealer teilt jetzt Karten für das Race aus.
        Beim Chip Race um die 25er hatte ich drei übrig und mit dem Pik-König die höchste Karte, aber der andere hat den Chip gekriegt.
        Wer bekommt beim Chip Race den 500er, wenn zwei die gleiche höchste Karte haben?
        Chip Race mit den 25ern
        Die 25er gehen raus, wir machen gerade das Chip Race
        Color-up der Hunderter, ich brauche den Floor für das Race am Tisch
        Chip Race der 25er, Platz 3 hat drei übrig, Platz 5 hat einen, nächster Wert 100
        Race um die 100er, die Karten sind gegeben, Platz 2 und Platz 6 haben beide ein Ass
        Wer bekommt beim Chip Race den letzten 100er und kann ein Spieler dabei rausfliegen?
    .heard =
        ich hab drei Grüne über, krieg ich jetzt drei Karten offen
        in der Pause wird eingefärbt, bitte alle Kleinen nach vorne schieben
        Platz 1 hat das Pik-Ass gezogen, also kriegt er den Hunderter
        meine letzten zwei Fünfundzwanziger, kann mich das Eintauschen rauskegeln
        keiner darf dabei sterben, gib ihm halt einen Großen
        bei wem fängt der Dealer mit dem Austeilen an, Sitz eins oder neben dem Button
        zwei haben den Buben erwischt, welche Farbe schlägt
        darf einer zwei abstauben, wenn er König und Dame trifft
        acht Rote ergeben zwei, der neunte ist der Rest, was passiert damit
        die unterste Stückelung wird nicht mehr gebraucht, wann wechseln wir hoch
        insgesamt liegen noch fünf im Topf, wie viele Gelbe werden verlost
        eingesammelt ist alles, wem steht der nächsthöhere Jeton zu
        wer bekommt für die losen Kleinen einen größeren
        die 25er kommen raus, was passiert mit dem Rest
        mit Karten ziehen um die letzten Jetons beim Einsammeln
        mein einziger Hunderter wird weggeraced, bin ich raus
        kleine Chips werden eingetauscht, wer bekommt die überzähligen
        Race Off, ich habe drei Hunderter übrig
        kann jemand beim Umtausch der kleinen Jetons ausscheiden
        wann werden die 25er ausgetauscht
        Color up: wie werden die übrigen Chips ausgespielt
        Chip Race, er hat drei 100er, wie viele Karten bekommt er
        kann ein Spieler im Chip Race seinen letzten Chip verlieren
        die kleinen Chips kommen vom Tisch
        Die 25er kommen raus, wir müssen die Einzelnen noch ausspielen
        Grüne werden eingesammelt, jeder hat noch paar Reste, wer kriegt den Hunderter
        Beim Color-up hat Seat 4 drei Fünfundzwanziger übrig, kriegt er ne Karte
        Hochtauschen in der Pause, ich hatte Pik König, wieso kriegt Ruth den Jeton
        Aufwertung auf Fünfhunderter, jeder hat einzelne Hunderter, wie teilt ihr die aus
        Beim Color-up Karten gezogen, Herz Ass gegen Pik Zehn, wem gehört der Tausender
        Wir tauschen die 25er raus, wer kriegt für die Reste einen Hunderter?
        Hunderter kommen weg, Uli hat drei übrig, wird jetzt um Karten gezogen?
        Beim Aufwechseln der Kleinen blieb Sitz 4 auf null, fliegt der?
        Kleingeld wird abgeschafft, zwei haben beim Ziehen ein Ass, wer kriegt's?
        Color-up der Grünen, sie hat gleich zwei Große gewonnen, geht das?
        Ziehkarten liegen vor den Stapeln, 25er gehen raus, wer gewinnt die Schwarzen?
        Drei hatten je drei Hunderter übrig, wem davon gibt man einen Schwarzen?
        Ich zog das Karo-Ass und will noch einen Chip
        Die Fünfundzwanziger gehen raus, und ich habe einen
        Vor Level sechs nahmen sie die Grünen raus, ich hatte drei übrig, die Nachbarin zwei, es gab für jeden eine Karte, und dann hatten zwei ein Ass
        In Level sechs kamen sie mit Karten, für jeden Kleinen eine
        War sein letzter, kann er dabei ausscheiden?
        Mir wurde aufgerundet, dem Nachbarn nicht
        Streit ums Herz-Ass, beide wollten die höchste Karte gehabt haben
        Nach der Pause tauschte man die Kleinen, und ein Hunderter fehlte
        Bei zwei überzähligen Grünen bekam er einen Schwarzen, bei dreien hätte er auch nur einen
chip-race-fact-removed = Welcher Wert geht aus dem Spiel?
    .label = Wert aus dem Spiel
chip-race-fact-next = Was ist der nächste Wert?
    .label = nächster Wert
chip-race-fact-seats = Was liegt vor jedem Platz? (ganze Stacks; „und mehr“, wo große Chips weggelassen sind)
    .label = Chips der Plätze
chip-race-fact-cards-drawn = Liegen die Karten des Race schon auf dem Tisch?
    .label = Karten auf dem Tisch
chip-race-fact-cards = Welche Karten hat jeder Platz bekommen?
    .label = Karten der Plätze
chip-race-outcome-rounded-up = Kein Race: Jeder Bestand wird auf ganze Chips zu { $next } aufgerundet
chip-race-outcome-exchanged = Kein Race nötig: Alles lässt sich tauschen
chip-race-outcome-none-raced = Kein Race: Die übrigen Chips ergeben keinen Chip zu { $next }
chip-race-outcome-race-to-run = Race um { $chips_raced ->
    [one] { $chips_raced } Chip
   *[other] { $chips_raced } Chips
} zu { $next }
chip-race-outcome-race-to-run-rest-out = { $chips_raced ->
    [one] Race um { $chips_raced } Chip zu { $next }, der Rest geht aus dem Spiel
   *[other] Race um { $chips_raced } Chips zu { $next }, der Rest geht aus dem Spiel
}
chip-race-outcome-race-to-run-rest-up = Race um { $chips_raced ->
    [one] { $chips_raced } Chip
   *[other] { $chips_raced } Chips
} zu { $next }, der Rest aufgerundet
chip-race-outcome-raced = Das Race ist entschieden: { $chips_raced ->
    [one] { $chips_raced } Chip
   *[other] { $chips_raced } Chips
} zu { $next }
chip-race-outcome-raced-rest-out = { $chips_raced ->
    [one] Das Race ist entschieden: { $chips_raced } Chip zu { $next }, der Rest geht aus dem Spiel
   *[other] Das Race ist entschieden: { $chips_raced } Chips zu { $next }, der Rest geht aus dem Spiel
}
chip-race-outcome-raced-rest-up = Das Race ist entschieden: { $chips_raced ->
    [one] { $chips_raced } Chip
   *[other] { $chips_raced } Chips
} zu { $next }, der Rest aufgerundet
chip-race-order-stand-back = Spieler: Zusehen ist erlaubt, aber mindestens einen Meter vom Tisch entfernt.
chip-race-order-round-up = Dealer: jedem Platz geben, was die Tabelle zeigt; übrige Chips zählen als ganzer Chip zu { $next }.
chip-race-order-exchange-whole = Dealer: zuerst tauschen, was ganze Chips zu { $next } ergibt, Platz für Platz wie in der Tabelle.
chip-race-order-rest-out = Floor: { $chips_left ->
    [one] den letzten übrigen Chip
   *[other] die letzten { $chips_left } übrigen Chips
} zu { $removed } ohne Ausgleich aus dem Spiel nehmen.
chip-race-order-rest-up = Floor: für { $chips_left ->
    [one] den übrigen Chip
   *[other] die { $chips_left } übrigen Chips
} zu { $removed } einen weiteren Chip zu { $next } ins Spiel bringen.
chip-race-order-deal-from-seat-1 = Dealer: ab Platz 1 für jeden übrigen Chip eine Karte offen geben, alle Karten eines Platzes vor denen des nächsten.
chip-race-order-deal-left-of-button = Dealer: ab links vom Button für jeden übrigen Chip eine Karte offen geben, alle Karten eines Platzes vor denen des nächsten.
chip-race-order-highest-wins = Dealer: Die höchste Karte gewinnt einen Chip zu { $next }, danach die höchste eines anderen Platzes, bis die Chips vergeben sind.
chip-race-order-enter-the-cards = Floor: die Karten jedes Platzes eingeben; die Tabelle zeigt dann, wer einen Chip bekommt.
chip-race-order-hand-out = Dealer: jedem Platz geben, was die Tabelle zeigt.
chip-race-order-keeps-one = Dealer: einem Spieler, der keinen Chip mehr hätte, einen zu { $next } geben. Er bleibt im Spiel.
chip-race-order-goes-out = Floor: Wer keinen Chip mehr hat, ist ausgeschieden.
chip-race-order-take-out-and-count = Floor: alle Chips zu { $removed } aus dem Spiel nehmen: vorher { $in_play_before } im Spiel, nachher { $in_play_after }.
chip-race-order-take-out = Floor: alle Chips zu { $removed } aus dem Spiel nehmen.
chip-race-remark-cards-by-custom = Kein Buch sagt, welche Karte die höchste ist. Üblich ist die Folge nach Rang, bei gleichem Rang Pik, Herz, Karo, Kreuz.
chip-race-remark-one-a-seat = Dieses Buch sagt nicht, wie viele Chips ein Platz gewinnen kann. In anderen Büchern ist es einer je Platz.
chip-race-remark-other-chips = Hat ein Platz weitere, nicht genannte Chips, steht statt seiner Summe ein Strich, und eine Summe aller Plätze gibt es nicht.
chip-race-remark-limit-open = Ein Platz hat zwei der höchsten Karten, und dieses Buch nennt keine Grenze. Die Tabelle gibt einen Chip je Platz, wie die anderen Bücher.
