# The words of the program itself.

## Groups of topics, policies and incidents

group-general = Allgemeines
group-seating = Plätze und Tische
group-showdown = Showdown und Pots
group-procedure = Abläufe
group-blinds = Button und Blinds
group-dealing = Geben
group-betting = Setzen
group-chips = Chips
group-conduct = Verhalten und Penaltys
group-raises = Bets und Raises
group-turns = Reihenfolge, Pot und akzeptierte Aktion
group-declarations = Ansagen und Folds
group-misdeals = Misdeals und Vier-Karten-Flops
group-irregularities = Unregelmäßigkeiten
group-undercalls = Undercalls

## Units of number policies

unit-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
unit-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
unit-chips = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}
unit-percent = { $n } %
unit-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
unit-hands = { $n ->
    [one] { $n } Hand
   *[other] { $n } Hände
}
unit-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
unit-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
unit-times = { $n ->
    [one] { $n } Mal
   *[other] { $n } Mal
}
unit-years = { $n ->
    [one] { $n } Jahr
   *[other] { $n } Jahre
}
unit-euro = { $n } €

## Amounts

amount-to-call = zu callen
amount-put = gesetzt
amount-told = angesagt
amount-owed = nachzulegen
amount-actions = gezählte Aktionen
amount-with-chips = mit Chips
amount-bet = zu callende Bet
amount-total = insgesamt vor sich
amount-raise-part = das Raise selbst
amount-raise-before = Bet oder Raise davor
amount-half-line = die Hälfte davon
amount-least = Minimum insgesamt
amount-minimum-bet = Minimum-Bet
amount-to-add = nachzulegen
amount-change = zurückzugeben
amount-next-least = nächstes Raise mindestens auf
amount-next-after-least = nächstes Raise mindestens auf
amount-next-after-put = nächstes Raise mindestens auf
amount-next-after-short = nächstes Raise mindestens auf
amount-next-after-most = nächstes Raise mindestens auf
amount-other-least = Summe bei ganzen Bets
amount-completed-least = Summe, die die Bet auffüllt
amount-said = gesagt
amount-on-top = Bet plus Gesagtes
amount-total-on-top = insgesamt, wenn es dazukommt
amount-next-after-on-top = nächstes Raise mindestens auf
amount-smallest-chip = kleinster Chip
amount-rest = Rest ohne diesen Chip
amount-most = Maximum
amount-over-most = über dem Maximum
amount-own = lag schon da
amount-left = bleibt liegen
amount-added = nachgelegt
amount-short = zu wenig
amount-over = zu viel
amount-pot = Pot
amount-pot-after-call = Pot nach einem Call
amount-in-the-middle = in der Mitte
amount-in-front = vor den Spielern
amount-stack = Stack
amount-short-blind = fehlt am Blind
amount-dead-blind = toter Small Blind
amount-meant = gemeint
amount-smallest = kleinste Bedeutung
amount-next-meaning = nächsthöhere Bedeutung
amount-removed = Wert, der aus dem Spiel geht
amount-next = nächster Wert
amount-chips-raced = Chips im Race
amount-chips-raced-up = Chips im Race, aufgerundet
amount-chips-left = übrige Chips
amount-in-play-before = davor im Spiel
amount-in-play-after = danach im Spiel
amount-in-play-after-up = danach im Spiel
amount-worth = Wert
amount-chips-for = Chips dafür
amount-chips-for-up = Chips dafür
amount-worth-left = Wert des Restes
amount-rounds = verhängte Runden
amount-players-counted = gezählte Spieler
amount-players-counted-now = Spieler jetzt
amount-most-rounds = höchstens Runden
amount-hands-given = auszusetzen insgesamt
amount-hands-drawn = gezogene Hände
amount-hands-played = gespielte Hände
amount-last-hands-left = noch zu spielen
amount-hands-given-now = auszusetzen insgesamt
amount-deals-missed = seitdem ausgeteilt
amount-dealt-again = Wiederholungen
amount-hands-missed = ausgesetzte Hände
amount-hands-left = noch auszusetzen
amount-hands-left-now = noch auszusetzen
amount-starting-stack = Startstack
amount-rebuy-limit = Stack für einen Re-buy höchstens
amount-rebuy-chips = Re-buy-Chips
amount-in-play = im Spiel
amount-seconds-before = Sekunden vor dem Herunterzählen
amount-seconds-counted = Sekunden Herunterzählen
amount-seconds-in-all = Sekunden zusammen
amount-seconds-gone = Sekunden vergangen
amount-seconds-left = Sekunden übrig
amount-clock = Uhr bei der Ansage
amount-each-hand = Abzug je Hand
amount-hand = Hand
amount-clock-now = Uhr jetzt
amount-clock-from-running = Uhr jetzt
amount-clock-from-next = Uhr jetzt
amount-players-left = Spieler übrig
amount-paid-places = bezahlte Ränge
amount-players-out = ausgeschieden
amount-best-place = bester Rang
amount-place-above = Rang darüber
amount-last-place = letzter Rang
amount-place = Rang
amount-prize = Preis
amount-prize-each = Preis je Spieler
amount-prize-shared = Anteil je Spieler
amount-prize-pool = Preise zusammen
amount-fullest-table = vollster Tisch
amount-full-table = voller Tisch
amount-players-short = fehlende Spieler für den Stopp
amount-players-needed = nötige Spieler
amount-tables-stopped = gestoppte Tische
amount-tables-stopped-full = gestoppte Tische
amount-final-size = Finaltisch
amount-until-final = müssen noch ausscheiden
amount-tables-told = Tische
amount-players-told = Spieler
amount-players-moved = Spieler, die wechseln
amount-from-seat = von Platz
amount-to-seat = auf Platz
amount-high-half = High-Hälfte
amount-low-half = Low-Hälfte
amount-share = je Anteil
amount-odd-chips = bleibt übrig
amount-stub = Karten im Stub
amount-burn-card = Burn-Karte
amount-last-card = letzte Karte, wird nicht gegeben
amount-required = nötige Karten
amount-burns-added = frühere Burn-Karten
amount-with-burns = mit den Burn-Karten
amount-main-pot = Main-Pot
amount-side-pot = Side-Pot
amount-pots-together = alle Pots
amount-uncalled = geht zurück

## Where a book takes no position, and how far it carries a ruling

stance-silent = das Buch schweigt
stance-discretion = die Turnierleitung entscheidet
stance-not-applicable = gilt hier nicht
conflict-mark = (widerspricht sich)
coverage-rule = geregelt
coverage-discretion = Ermessen der Turnierleitung
coverage-silent = das Buch schweigt hierzu
    .said = das buch sagt nicht, das buch sagt es nicht, schweigt das buch, das buch schweigt, das buch hat keine, das buch hat dafür keine, das buch nennt keine, das buch lässt, das buch kennt
coverage-not-applicable = gilt bei Veranstaltungen dieses Buches nicht
coverage-conflict = das Buch widerspricht sich
coverage-general-rule = nach der allgemeinen Regel
alternatives-discretion = Deine Wahl: { $options }
alternatives-silent = Das Buch sagt es nicht; nach Billigkeit wählen: { $options }
alternatives-not-applicable = Gilt bei Veranstaltungen dieses Buches nicht; nach Billigkeit wählen: { $options }
alternatives-or = { $options }, oder { $last }
open-discretion = { $name }: im Ermessen der Turnierleitung ({ $options }).
open-silent = { $name }: Das Buch sagt es nicht. Floor: nach Billigkeit entscheiden ({ $options }).
open-not-applicable = { $name }: Gilt bei Veranstaltungen dieses Buches nicht. Floor: nach Billigkeit entscheiden ({ $options }).
other-side = Nach { $clause } wäre es: { $ruling }
other-value = { $name }: Das Buch sagt es nicht. Die Tabelle zeigt: { $shown }. Mit { $value } wäre es: { $ruling }
rests-on-general-rule = Allgemeine Regel ({ $clauses }): { $why }
rests-on-general-rule-unsaid = Das Buch hat hierzu keine eigene Regel; die Entscheidung folgt der allgemeinen Regel ({ $clauses }).
by-general-rule = { $value }, nach der allgemeinen Regel. { $why }
penalty-none = Die Regel nennt keine Penalty.
penalty-may = Eine Penalty ist möglich.
penalty-will = Eine Penalty folgt.

## Parts of what is shown

heading-orders = Jetzt
heading-table-players = Die Setzrunde
heading-table-players-after = Die Setzrunde mit der Pot-Bet
heading-table-corrections = Korrigiert
heading-table-pots = Pots
heading-table-race = Das Race
heading-table-stacks = Platz für Platz
heading-table-stacks-up = Platz für Platz, der Rest aufgerundet
heading-table-clock-running = Die Uhr zu Beginn jeder Hand
heading-table-clock-next = Die Uhr, wenn die bei der Ansage laufende Hand nichts kostet
heading-table-full-each = Für jeden der ganze Preis
heading-table-full-above = Für jeden der Preis des Rangs darüber
heading-table-shared = Die Preise geteilt
heading-table-by-stack = Die Preise nach Stack
heading-table-halted = Tische
heading-table-tables-short = Tische
heading-table-halted-full = Tische, gemessen an einem vollen
heading-table-moves = Wechsel
heading-table-moves-single = Wechsel, mit alleinigem Big Blind
heading-table-even = Wer was bekommt
heading-table-to-high = Überzähliger Chip an die High-Hälfte
heading-table-to-low = Überzähliger Chip an die Low-Hälfte
heading-table-by-seat = Nach dem Platz ab dem Button
heading-table-either-by-seat = Nach dem Platz, über jede Hälfte
heading-table-by-five = Nach der höchsten Karte der fünf, die zählen
heading-table-by-card = Nach der höchsten Karte
heading-table-by-low-card = Nach der niedrigsten Karte
heading-table-low-by-seat = Überzähliger Chip an die Low-Hälfte, dann nach dem Platz
heading-table-low-by-five = Überzähliger Chip an die Low-Hälfte, dann nach der höchsten Karte der fünf
heading-table-low-by-card = Überzähliger Chip an die Low-Hälfte, dann nach der höchsten Karte
heading-table-whole-by-seat = Der ganze Pot, nach dem Platz
heading-table-whole-by-five = Der ganze Pot, nach der höchsten Karte der fünf
heading-table-whole-by-card = Der ganze Pot, nach der höchsten Karte
heading-table-whole-low-by-seat = Der ganze Pot; sonst an die Low-Hälfte, dann nach dem Platz
heading-table-whole-low-by-five = Der ganze Pot; sonst an die Low-Hälfte, dann nach der höchsten Karte der fünf
heading-table-whole-low-by-card = Der ganze Pot; sonst an die Low-Hälfte, dann nach der höchsten Karte
heading-table-without = Ohne das, was übrig bleibt
heading-table-shares = Wer was bekommt
heading-table-hands = Die Hände
heading-penalty = Penalty
heading-remarks = Zu beachten
heading-rule = Die Regel
heading-why = Warum
heading-others = Andere Bücher
heading-cousins = In den anderen Büchern
heading-examples = Beispiele
heading-refs = Verweise
heading-topics = Themen
heading-conflicts = Bücher, die sich selbst widersprechen
here = hier
ref-nowhere = (nicht in diesem Buch)
rule-book-silent = { $book } hat dazu keine Regel.
# Names in a row, the last behind the word for "and".
list-and = { $first } und { $last }
rule-also = Auch: { $clauses }
assumed = (angenommen)
table-point = Punkt
table-ruling = Entscheidung
table-books = Bücher
table-book = Buch
table-rule = Regel
column-player = Spieler
column-put = Vor sich
column-action = Aktion
column-owes = Zu callen
column-may-raise = Darf erhöhen
column-least = Min.
column-most = Max.
column-other = Oder
column-adds = Legt nach
column-amount = Betrag
column-for = Spielen darum
column-pot = Pot
cell-main-pot = Main-Pot
cell-side-pot = Side-Pot
cell-uncalled = kommt zurück
column-gets-back = Bekommt zurück
column-total = Insgesamt
column-seat = Platz
column-before = Vorher
column-chips-for = Tausch
column-race-cards = Karten
column-wins = Bekommt
column-keeps-one = Gerettet
column-after = Nachher
column-hand = Hand
column-clock = Uhr
column-levels = Levels später
column-table = Tisch
column-stack = Stack
column-place = Rang
column-prize = Preis
column-players = Spieler
column-short = Fehlen
column-stops = Stoppt
column-move = Nr.
column-from-table = Von
column-from-seat = Platz
column-to-table = Nach
column-to-seat = Platz
column-big-blind-at-once = Gleich BB
cell-not-said = nicht geregelt
cell-yes = ja
cell-no = nein
cell-bet = Bet
cell-raise = Raise
cell-call = Call
cell-check = Check
cell-fold = Fold
cell-all-in = All-in
cell-blind = Blind
cell-bring-in = Bring-in
cell-waits = noch dran
column-half = Hälfte
column-share = Anteil
column-odd-chips = Übrig
column-gets = Bekommt
column-cards = Zählt
column-card = Karte
cell-high = High
cell-low = Low
cell-total = gesamt
cell-nobody = noch niemand
cell-high-card = höchste Karte
cell-pair = Paar
cell-two-pair = zwei Paare
cell-three-of-a-kind = Drilling
cell-straight = Straight
cell-flush = Flush
cell-full-house = Full House
cell-four-of-a-kind = Vierling
cell-straight-flush = Straight Flush
compare-hint = Alle Punkte
compare-same = Alle Bücher entscheiden gleich
compare-differ = Die Bücher unterscheiden sich; ≠ steht bei dem, was vom ersten abweicht
compare-one-book = Für einen Vergleich sind mindestens zwei Bücher nötig.
compare-nothing = Diese Bücher unterscheiden sich in keinem Punkt.
onward-needs = { $n ->
    [0] Die Antwort steht bei { $incident }:
   *[other] Die Antwort steht bei { $incident }. Noch nötig: { $facts }
}
needs-facts = nötig: { $facts }
book-in-force = in Kraft
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
date = { $day }. { $month } { $year }
book-rules = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
language-en = Englisch
language-nl = Niederländisch
language-de = Deutsch
language-sk = Slowakisch
search-incident = Vorfall
version-books = Eingebaute Bücher:

## The interview

ask-incident = Was ist passiert?
ask-incident-hint = In eigenen Worten, als Setzrunde oder mit einer Nummer, dann Enter (? zeigt alle)
ask-incident-hint-menu = Eine Nummer antwortet sofort, Pfeile und Enter wählen; oder andere Worte, eine Setzrunde (? listet alle auf)
ask-incident-none = Kein Vorfall passt zu „{ $typed }“.
ask-incident-rules = Regeln, die passen könnten (floor rule NUMMER zeigt eine):
ask-incident-which = Welcher davon ist es?
ask-incident-none-of-these = keiner davon
ask-hint-choice = Nummer oder erste Buchstaben (? weiß nicht, < zurück)
ask-hint-chips = Chips: 1200, 1,2k, 2x500+200 (? weiß nicht, < zurück)
ask-hint-piles = Chip für Chip: 2x500+200 (? weiß nicht, < zurück)
ask-hint-round = Nur die höchste Bet, 1200, oder 0, wenn es keine gibt; oder die ganze Runde: Blinds 200/400; A erhöht auf 1200, B callt (? weiß nicht, < zurück)
ask-hint-actions = Zum Beispiel: check bet call (? weiß nicht, < zurück)
ask-hint-count = Eine Zahl (? weiß nicht, < zurück)
ask-hint-time = Minuten und Sekunden: 17:30 (? weiß nicht, < zurück)
ask-hint-seats = Platz für Platz: 7: 4x25 1x100; 8: 3x25 und mehr; oder @DATEI.csv (? weiß nicht, < zurück)
ask-hint-cards = Platz für Platz: 1: Kh 7c; 3: As; oder @DATEI.csv (? weiß nicht, < zurück)
ask-hint-prizes = Rang für Rang: 1: 5000, 2: 3000, 3-5: 1000; oder @DATEI.csv (? weiß nicht, < zurück)
ask-hint-out = Spieler, Tisch, Stack: A T1 12000, B T2 8000; oder @DATEI.csv (? weiß nicht, < zurück)
ask-hint-tables = Tisch für Tisch: T1 9 Spieler BB nächster Platz 4, T2 6 BB nächster Platz 7 leer 2 8 9; oder @DATEI.csv (? weiß nicht, < zurück)
ask-hint-pots = 1250 A B; 800 C, oder: Button 4; 1250 Platz 6 Platz 2. High-Low: 1000 high A low B C (? weiß nicht, < zurück)
ask-hint-hands = A: Ah Kd; B: Qs Qc; Board Qh Qd 7s 7c 2d (? weiß nicht, < zurück)
ask-hint-put-in = A 500, B 1200, C 1200, D 300 foldet; oder die Hand: Blinds 100/200; A All-in 500, B callt (? weiß nicht, < zurück)
ask-hint-showdown = Main-Pot zuerst: A B; C. Oder die Hände: A: Ah Kd; B: Qs Qc; Board Qh Qd 7s 7c 2d (? weiß nicht, < zurück)
answer-yes = ja
answer-no = nein
answer-unknown = nicht bekannt
answer-none = keine
answer-not-a-value = „{ $typed }“ ist keine der Antworten: { $allowed }
answer-several = „{ $typed }“ passt zu mehreren Antworten: { $allowed }
answer-not-an-action = „{ $typed }“ ist keine Aktion. Möglich: { $allowed }
answer-too-many = Das sind mehr Aktionen, als eine Hand hat.
answer-not-a-count = „{ $typed }“: Hier ist eine ganze Zahl von { $least } bis { $most } nötig.
answer-not-a-time = „{ $typed }“ ist keine Zeit auf einer Uhr. Nötig sind Minuten und Sekunden, etwa 17:30.
answer-hidden = Darin steht ein Zeichen, das man nicht sieht: { $typed }. Bitte neu tippen.
amount-empty = Es fehlt ein Betrag in Chips, zum Beispiel 1200.
amount-zero = „{ $typed }“: Hier ist ein Betrag über 0 nötig.
amount-negative = „{ $typed }“ liegt unter null. Chips werden ab 0 gezählt.
amount-fraction = „{ $typed }“ ist keine ganze Zahl an Chips.
amount-too-large = „{ $typed }“ ist mehr, als in einem Turnier je im Spiel ist (höchstens 1.000.000.000.000).
amount-not-a-number = „{ $typed }“ ist kein Betrag. Möglich ist etwa 1200, 1,2k oder 2x500+200.
amount-two-readings = „{ $typed }“ kann { $one } oder { $other } sein. Eindeutig ist { $one-digits } oder { $other-digits }.
amount-one-or-two = „{ $typed }“ kann ein Betrag sein, { $one }, oder zwei, { $first } und { $second }. Wenn es einer ist: { $one-digits }.
amount-count-or-amount = „{ $typed }“ kann { $one } sein oder { $count } Chips zu { $value }. Eindeutig ist { $one-digits } oder { $count-digits }x{ $value-digits }.
impossible-above-stack = Der Spieler hat insgesamt { $stack }: Mehr kann er nicht setzen.
impossible-the-whole-stack = { $stack } ist alles, was der Spieler hat: Es sind die letzten Chips.
impossible-not-the-whole-stack = Der Spieler hat insgesamt { $stack }: Es bleiben Chips übrig.
csv-broken = Das ist kein CSV.
csv-open-quote = Dieses Anführungszeichen wird nicht geschlossen.
csv-fields = Felder in dieser Zeile: { $found }, Überschriften: { $wanted }. Jede Zeile hat für jede Überschrift ein Feld.
csv-empty = Unter den Überschriften steht nichts.
csv-too-long = Es sind mehr als { $number } Zeilen.
csv-too-wide = Es sind mehr als { $number } Spalten.
csv-column = Die Spalte „{ $column }“ fehlt.
csv-unknown-column = Die Überschrift „{ $typed }“ ist nicht bekannt. Bekannt sind hier: { $known }. Eine Spalte ohne Überschrift wird übergangen.
csv-column-twice = Die Überschrift „{ $typed }“ bedeutet dasselbe wie die einer anderen Spalte.
csv-too-large = Die Datei ist größer als 1 MiB.
csv-no-plain-file = Das ist keine Datei, die sich lesen lässt; nötig ist eine gewöhnliche Datei.
csv-no-table = Diese Antwort hat keine Tabelle, die sich als CSV schreiben lässt.
csv-not-utf-8 = Die Datei ist weder UTF-8 noch UTF-16 mit seiner Marke. Als UTF-8 speichern.
impossible-more-left-than-own = Von { $own } können nicht { $left } übrig bleiben.
impossible-not-the-count = Der Spieler hat nach dieser Angabe die angesagte Summe gesetzt oder genannt: das war { $told }, und hier steht { $put }.
impossible-not-in-this-deck = { $what } gibt es im Deck dieses Spiels nicht.
impossible-no-chips = Darin sind keine Chips oder Chips ohne Wert. Möglich ist etwa 2x500+200.
impossible-other-worth = In der Zeile liegen Chips im Wert von { $worth }. Angeben, welche es sind, zum Beispiel 1000+100.
impossible-nothing-faced = In dieser Setzrunde hat niemand gesetzt: Es gibt kein Raise, auf das zu reagieren wäre. Für eine erste Bet siehe den Vorfall „Höhe eines Raise“ (raise-size).
impossible-earlier-chips = Vor diesem Spieler liegen noch Chips einer früheren Bet oder eines Blinds ({ $own }). Für Chips, die wortlos dazukommen, siehe den Vorfall „Chips zu einer früheren Bet gelegt“ (prior-bet-chips).
impossible-no-meaning = { $said } kann keinen Betrag ab { $least } bedeuten.
impossible-round = Nach diesem Buch kann die Setzrunde so nicht gelaufen sein: Eine Bet oder ein Raise darin war nicht erlaubt.
impossible-next-value = Der nächste Wert muss höher sein als der, der aus dem Spiel geht, und ein Vielfaches davon.
impossible-no-such-chips = Es gibt keine Chips des Wertes, der aus dem Spiel geht.
impossible-too-many-chips = Das sind mehr Chips, als irgendein Turnier im Spiel hat.
impossible-chip-between = Platz { $seat } hat einen Chip zu { $chip }. Der nächste Wert kann nicht darüber liegen: bitte die Liste oder den nächsten Wert ändern.
impossible-race-cards = Platz { $seat } – übrige Chips: { $odd }, Karten: { $cards }. Für jeden übrigen Chip gibt es eine Karte.
impossible-more-dealt-again = Wiederholungen: { $again }, insgesamt ausgeteilt: { $deals }-mal. Jeder Wiederholung geht ein Misdeal voraus, der mitzählt.
impossible-more-than-drawn = Gezogene Hände: { $drawn }, gespielte Hände: { $played }. Es können nicht mehr gespielt sein als gezogen wurden.
impossible-more-missed = Es wurden schon { $missed } Hände ausgesetzt, mehr als die { $given } verhängten.
impossible-too-many-hands = In die Liste passen höchstens { $most } Hände.
impossible-more-out-than-left = { $out } Spieler sind ausgeschieden, aber es waren nur noch { $left } da.
impossible-fuller-than-full = Ein Tisch hat { $most } Spieler, mehr als ein voller Tisch mit { $full }.
impossible-one-table = Ausgeglichen wird bei zwei Tischen oder mehr.
impossible-no-empty-seat = Am Tisch { $table } der Liste ist jeder genannte leere Platz der des Small Blinds oder schon vergeben. Bitte einen anderen nennen.
impossible-value-not-understood = Das Buch hat zu diesem Punkt einen Wert, den die Berechnung nicht kennt. Die Daten prüfen: floor check
impossible-no-low-half = In diesem Spiel geht keine Hälfte des Pots an eine Low-Hand.
impossible-pot-no-multiple = Ein Pot von { $pot } kann nicht aus Chips zu { $chip } bestehen.
impossible-seats-unknown = Wer sitzt neben dem Button? Mit dem Button beginnen, etwa „Button 4;“, oder mit den Spielern ab dort, etwa „Spieler B A C;“.
impossible-hand-missing = Die Karten von { $what } fehlen.
impossible-no-five-cards = Von { $what } werden fünf Karten gebraucht, die auf dieser Seite des Pots zählen.
impossible-not-equal = Die Hände derer, die teilen, sind nicht gleich: { $what } hat die bessere.
impossible-above-the-deck = Das sind mehr Karten, als das Deck hat: { $cards } mit sechs für jeden Spieler.
impossible-nobody-left = Alle haben gefoldet.
impossible-other-pots = { $pots ->
    [one] Es ist ein Pot zu gewinnen
   *[other] Es sind { $pots } Pots zu gewinnen
}, und Gewinner für { $won }.
impossible-not-in-pot = { $what } spielt nicht um diesen Pot.
impossible-unknown-player = { $what } hat nichts gesetzt.
impossible-board-cards = In diesem Spiel ist ein Board aus fünf Karten nötig.
impossible-no-board = Dieses Spiel hat kein Board.
impossible-hole-cards = { $what } hat zu viele oder zu wenige Karten für dieses Spiel.
impossible-no-hand = Es ist keine Hand genannt, nur ein Board.
still-open = Das Entscheidende ist nicht bekannt. Noch möglich:
facts-missing = { $incident }: Für eine Entscheidung fehlen diese Angaben:
takes-chips = CHIPS (1200, 1,2k, 2x500+200)
takes-piles = CHIPS (2x500+200)
takes-round = RUNDE ("Blinds 200/400; A erhöht auf 1200, B callt")
takes-time = ZEIT (17:30)
takes-stacks = PLÄTZE ("7: 4x25 1x100; 8: 3x25") oder @DATEI.csv
takes-cards = KARTEN ("1: Kh 7c; 3: As") oder @DATEI.csv
takes-prizes = PREISE ("1: 5000, 2: 3000, 3-5: 1000") oder @DATEI.csv
takes-players-out = SPIELER ("A T1 12000, B T2 8000") oder @DATEI.csv
takes-tables = TISCHE ("T1 9 Spieler BB nächster Platz 4, T2 6") oder @DATEI.csv
takes-pots = POTS ("1250 A B; 800 C")
takes-hands = HÄNDE ("A: Ah Kd; B: Qs Qc; Board Qh Qd 7s 7c 2d")
takes-put-in = EINSÄTZE ("A 500, B 1200, C 1200, D 300 foldet")
takes-showdown = GEWINNER ("A B; C") oder HÄNDE ("A: Ah Kd; B: Qs Qc; Board Qh Qd 7s 7c 2d")
incident-missing = Welcher Vorfall? Einer von: { $allowed }

## Wörter, die vor der Nummer einer Regel stehen, mit Kommas dazwischen. Die jeder Sprache werden verstanden.

rule-before-a-number = Regel, Regeln, Artikel, Art, Nr, Nummer, Punkt, Abs, Absatz, Paragraf, Paragraph, Abschnitt
rule-range-words = bis
rule-list-words = und

## What was typed and does not exist. $near is none when nothing is near.

unknown-book = { $near ->
    [none] Es gibt kein Buch „{ $typed }“. Die Bücher sind: { $allowed }.
   *[other] Es gibt kein Buch „{ $typed }“. Die Bücher sind: { $allowed }. Ist „{ $near }“ gemeint?
}
unknown-rule = { $near ->
    [none] { $book } hat keine Regel und kein Thema „{ $typed }“.
   *[other] { $book } hat keine Regel und kein Thema „{ $typed }“. Ist „{ $near }“ gemeint?
}
unknown-rule-number = { $book } hat keine Regel „{ $typed }“. Es gibt die Regeln { $ranges }.
rule-elsewhere = { $here ->
    [none] Regel { $typed } in { $books } ist „{ $title }“; { $book } hat dazu keine Regel.
   *[other] Regel { $typed } in { $books } („{ $title }“) ist in { $book } { $here }.
}
unknown-incident = { $near ->
    [none] Es gibt keinen Vorfall „{ $typed }“.
   *[other] Es gibt keinen Vorfall „{ $typed }“. Ist „{ $near }“ gemeint?
}
several-incidents = { $n ->
    [one] „{ $typed }“ kann dieser Vorfall sein; mit seiner Kennung angeben:{ $found }
   *[other] „{ $typed }“ kann einer von diesen Vorfällen sein; mit seiner Kennung angeben:{ $found }
}
unknown-fact = { $near ->
    [none] { $incident } hat keine Angabe „{ $typed }“. Es gibt: { $allowed }.
   *[other] { $incident } hat keine Angabe „{ $typed }“. Es gibt: { $allowed }. Ist „{ $near }“ gemeint?
}
fact-twice = Die Angabe „{ $typed }“ steht zweimal da.
nothing-found = Nichts gefunden zu „{ $typed }“.
usage-not-allowed = { $near ->
    [none] { $option } nimmt „{ $typed }“ nicht an, nur: { $allowed }.
   *[other] { $option } nimmt „{ $typed }“ nicht an, nur: { $allowed }. Ist „{ $near }“ gemeint?
}
usage-unknown-argument = { $near ->
    [none] „{ $typed }“ ist hier keine Option.
   *[other] „{ $typed }“ ist hier keine Option. Ist „{ $near }“ gemeint?
}
usage-unknown-command = { $near ->
    [none] Es gibt keinen Befehl „{ $typed }“.
   *[other] Es gibt keinen Befehl „{ $typed }“. Ist „{ $near }“ gemeint?
}
usage-missing-argument = Es fehlt etwas: { $typed }
usage-missing-value = { $typed } braucht einen Wert.
usage-twice = { $typed } darf nur einmal vorkommen.
usage-not-utf-8 = Die Befehlszeile ist kein UTF-8.
setting-not-utf-8 = Die Variable { $variable } ist kein UTF-8.
usage-other = Diese Befehlszeile ist nicht verwendbar.
usage-see-help = Siehe: floor --help
error-other = Das ging nicht: { $why }
typed-too-much = { $length } Zeichen wurden getippt, gelesen werden höchstens { $most }. Kürzer sagen; eine Liste kann in einer Datei stehen (@DATEI).
output-failed = In die Standardausgabe ließ sich nicht schreiben: { $why }
left-out = { $names ->
    [none] { $folder }: Hier stimmt etwas nicht. Siehe: floor check { $folder }
   *[other] { $folder }: Hier stimmt etwas nicht; ausgelassen sind { $names }. Siehe: floor check { $folder }
}

## Help

help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-options = Optionen
help-heading-arguments = Argumente
help-help = Diese Hilfe zeigen
help-version = Version und eingebaute Bücher zeigen
help-floor = Entscheidet über Vorfälle an Pokerturniertischen. Ohne Befehl fragt das Programm, was passiert ist.
help-decide = Einen Vorfall entscheiden und nachfragen, was fehlt
help-rule = Regeln nach Nummer oder Thema zeigen, mit ihren Gegenstücken
help-search = Regeln und Vorfälle in einer der vier Sprachen suchen
help-compare = Bücher vergleichen: was sich am Tisch ändert, eine Regel, ein Thema oder ein Fall
help-books = Die Bücher auflisten
help-incidents = Die Vorfälle auflisten
help-check = Die Daten prüfen: die eingebauten oder die eines Hauses
help-any-book = Das Buch, nach dem das Haus spielt
help-any-lang = Die Sprache: en, nl, de oder sk
help-any-format = Das Format: text, json, markdown, html oder csv
help-any-rulings = Ein Ordner mit Büchern und Vorfällen des Hauses
help-any-color = Farbe: auto, always oder never
help-any-others = Auch zeigen, was die anderen Bücher entscheiden
help-decide-words = Der Vorfall, dann Bekanntes als ANGABE=WERT
help-any-labels = Nummern oder Themen: 43, 43-A, "MEC 7", four-card-flop
help-search-words = Die Wörter
help-compare-words = Eine Gruppe, eine Regel, ein Thema oder ein Vorfall mit ANGABE=WERT
help-compare-group = Nur die Vorfälle dieser Gruppe
help-compare-all = Jeder Unterschied, nicht nur die wichtigsten
help-compare-contradictions = Nur wo beide Bücher entscheiden, und zwar verschieden
help-compare-only-values = Nur was an Punkten hängt, zu denen beide einen Wert haben
help-compare-silences = Nur wo eines der beiden oder keines entscheidet
help-compare-numbers = Welche Regel des einen Buchs welcher im anderen entspricht
help-rule-map = Nur welche Regel es in den anderen Büchern ist
help-compare-policies = Die Punkte, in denen sie sich unterscheiden, nicht die Entscheidungen
help-any-books = Die Bücher, durch Kommas getrennt
help-any-paths = Ordner mit Daten
help-any-stubs = Die fehlenden Nachrichten als Fluent-Dateien zum Ausfüllen ausgeben
help-any-unused = Die Policies auflisten, die keine Tabelle heranzieht
help-any-fix = In jede book.yaml schreiben, wie viel ihre Dateien enthalten
help-examples = Beispiele: floor · floor rule 39 · floor decide undercall call-said=yes to-call=1200 put=500

## What floor check finds. The sentence stands behind FILE:LINE.

check-clean = { $files ->
    [one] { $files } Datei: keine Fehler
   *[other] { $files } Dateien: keine Fehler
}
check-findings = { $files ->
    [one] { $files } Datei, Fehler: { $findings }
   *[other] { $files } Dateien, Fehler: { $findings }
}
check-mended = { $file }: neu geschrieben: { $line }
check-warning = Warnung: { $sentence }
check-warnings = ; { $warnings ->
    [one] { $warnings } Warnung
   *[other] { $warnings } Warnungen
}
check-unused = { $count ->
    [0] Jede Policy wird von einer Tabelle herangezogen
    [one] { $count } Policy wird von keiner Tabelle herangezogen
   *[other] { $count } Policies werden von keiner Tabelle herangezogen
}
# What says nothing of what happened: left out when an incident is looked for.
finding-unknown-file = hier haben Daten keinen Platz. Platz gibt es für: topics.yaml, policies/GRUPPE.yaml, books/BUCH/book.yaml, books/BUCH/rules/ABSCHNITT.yaml, books/BUCH/policies/GRUPPE.yaml, incidents/GRUPPE/VORFALL.yaml, locales/SPRACHE/NAME.ftl
finding-unreadable = { $where ->
    [here] lässt sich nicht lesen: { $why }
   *[other] { $where } lässt sich nicht lesen: { $why }
}
system-not-found = Datei oder Ordner gibt es nicht
system-no-right = das System erlaubt es nicht
system-is-folder = das ist ein Ordner
system-not-text = das ist kein Text
system-no-folder = ein Teil des Pfads ist kein Ordner
system-full = auf dem Datenträger ist kein Platz mehr
system-read-only = der Datenträger lässt sich nur lesen
system-says = das System meldet ({ $why })
finding-too-many-files = zu viele Dateien in diesem Ordner; nur Daten darin aufbewahren
finding-too-large = die Datei ist größer als 1 MiB; sie ist aufzuteilen
finding-too-large-in-all = die Dateien in diesem Ordner sind zusammen größer als 16 MiB
finding-no-plain-file = das ist keine gewöhnliche Datei und wird nicht geöffnet; hierher gehört eine Datei mit Daten oder nichts
finding-bad-name = ein Name besteht hier aus den Buchstaben a bis z, Ziffern, Bindestrichen, Unterstrichen und Punkten
finding-link-out = dieser Link führt aus dem Ordner hinaus oder in einen Ordner, in dem er selbst steht; die Datei selbst hierher legen
finding-not-utf-8 = die Datei ist hier kein UTF-8; als UTF-8 speichern
finding-control-character = das Zeichen { $code } steuert ein Terminal oder versteckt sich in einem Text; es ist zu entfernen
finding-tab = hier steht ein Tabulator: mit Leerzeichen einrücken und trennen
finding-line-break = das gehört auf eine Zeile; nur ein Text darf mehrere haben (in YAML macht >- eine daraus)
finding-malformed = das ist kein gültiges YAML: { $why }
finding-alias = Anker und Aliasse sind nicht erlaubt; den Wert ausschreiben
finding-tag = Tags sind nicht erlaubt; den Wert ohne Tag schreiben
finding-too-deep = mehr als 32 Ebenen tief verschachtelt
finding-too-many-parts = eine Datei hat höchstens { $most } Schlüssel und Werte; sie ist aufzuteilen
finding-too-much = zusammen haben die Dateien mehr als { $most } Schlüssel und Werte; ab hier werden sie nicht gelesen
finding-second-document = eine Datei enthält ein Dokument; das zweite gehört in eine eigene Datei
finding-duplicate-key = der Schlüssel „{ $name }“ steht zweimal da; einer ist zu entfernen
finding-unknown-key = unbekannter Schlüssel „{ $name }“; erlaubt sind: { $allowed }
finding-missing-key = der Schlüssel „{ $name }“ fehlt; er ist zu ergänzen
finding-wrong-kind = gefunden: { $found }, erwartet: { $expected }
kind-nothing = nichts
kind-value = ein Wert
kind-list = eine Liste
kind-mixed-list = Zahlen und Wörter in einer Liste
kind-mapping = Schlüssel mit Werten (Schlüssel: Wert)
kind-text = ein Wort oder Text
kind-texts = ein Text oder ein Text je Sprache
kind-rules = Regeln
kind-positions = Positionen
kind-true-or-false = true oder false
kind-whole-number = eine ganze Zahl
kind-words = ein Wort oder eine Liste von Wörtern
kind-word-or-number = ein Wort oder eine ganze Zahl
kind-position = das Wort silent oder ein Wert mit der Bestimmung
kind-example-value = eine ganze Zahl, ein Wort, true, false oder eine Liste von Zahlen oder von Wörtern
kind-cell = ein Wort, eine Liste von Wörtern oder not: mit einem Wort oder einer Liste von Wörtern
kind-closed = eine Angabe oder eine Policy mit festen Werten
kind-closed-fact = eine Angabe mit festen Werten
kind-yes-no = die Art yes-no
kind-told = die Art chips, piles, round oder actions
kind-number-policy = eine Policy mit einer Zahl
kind-choice-policy = eine Policy mit einer Auswahl von Werten
finding-no-penalty = „{ $found }“ ist keine Penalty: { $allowed } oder eine Policy mit diesen Werten
finding-twice = „{ $name }“ steht zweimal da; eines ist zu entfernen oder umzubenennen
finding-unknown-topic = { $near ->
    [none] unbekanntes Thema „{ $name }“.
   *[other] unbekanntes Thema „{ $name }“. Ist „{ $near }“ gemeint?
}
finding-no-topic = mindestens ein Thema ist nötig
finding-unknown-policy = { $near ->
    [none] unbekannte Policy „{ $name }“.
   *[other] unbekannte Policy „{ $name }“. Ist „{ $near }“ gemeint?
}
finding-bad-unit = eine Zahl braucht eine Einheit, und „{ $found }“ ist keine von: { $allowed }
finding-bad-values = mindestens zwei verschiedene Werte sind nötig; sie sind aufzuführen
finding-reserved-value = „{ $name }“ ist einem Buch ohne Position vorbehalten
finding-bad-policy-kind = die Art ist number (mit unit) oder choice (mit values), nicht „{ $found }“
finding-bad-position = eine Position ist silent oder value mit clause, discretion, not-applicable oder conflict mit follows und why; nicht „{ $found }“
finding-unknown-clause = { $near ->
    [none] { $book } hat keine Bestimmung „{ $name }“; floor rule zeigt die Nummern einer Regel
   *[other] { $book } hat keine Bestimmung „{ $name }“. Ist „{ $near }“ gemeint?
}
finding-unknown-sentence = { $clause } hat keinen Satz { $name }; es sind { $found }
finding-no-edition-before = { $book } sagt, dass eine Regel aus { $name } der vorigen Ausgabe stammt, aber es gibt keine: dem Buch Familie und Jahr geben und eine frühere Ausgabe laden
finding-not-a-number = „{ $found }“ ist keine ganze Zahl ({ $unit })
finding-not-a-value = „{ $found }“ ist keiner der Werte: { $allowed }
finding-missing-position = { $was ->
    [none] { $book } hat keine Position zur Policy { $name }. „{ $name }: silent“ oder „{ $name }: {"{"} value: { $values }, clause: … {"}"}“ in { $where } eintragen
   *[other] { $book } hat keine Position zur Policy { $name }. „{ $name }: silent“ oder „{ $name }: {"{"} value: { $values }, clause: … {"}"}“ in { $where } eintragen. Im Buch darunter ist das { $was }
}
finding-unknown-language = { $near ->
    [none] „{ $name }“ ist keine der Sprachen en, nl, de, sk
   *[other] „{ $name }“ ist keine der Sprachen en, nl, de, sk. Ist „{ $near }“ gemeint?
}
finding-unknown-base = { $near ->
    [none] baut auf einem Buch auf, das es nicht gibt oder das auf diesem aufbaut: „{ $name }“. Die Bücher sind: { $allowed }.
   *[other] baut auf einem Buch auf, das es nicht gibt oder das auf diesem aufbaut: „{ $name }“. Die Bücher sind: { $allowed }. Ist „{ $near }“ gemeint?
}
finding-no-book = das Buch { $book } hat kein book.yaml und ist nicht eingebaut; es ergänzen oder den Namen des Ordners ändern
finding-no-clause = die Regel { $name } hat keine Bestimmung; eine ist zu ergänzen
finding-empty-text = der Text ist leer; einen schreiben oder den Schlüssel weglassen
finding-bad-message = das ist keine gültige Fluent-Nachricht; zu schreiben als id = Text
finding-too-many-braces = eine Nachricht zeigt höchstens { $most } Werte, und diese hat mehr geschweifte Klammern
finding-too-many-books = ein Ordner enthält höchstens { $most } Bücher; dieses wird nicht gelesen
finding-missing-message = die Nachricht { $name } fehlt in { $language }; floor check --stubs zeigt, was auszufüllen ist
finding-unknown-condition = { $near ->
    [none] keine Angabe, Klasse oder Policy heißt „{ $name }“.
   *[other] keine Angabe, Klasse oder Policy heißt „{ $name }“. Ist „{ $near }“ gemeint?
}
finding-too-many-rows = eine Tabelle hat höchstens { $most } Zeilen
finding-any-value = die Zelle nennt alle Werte; sie kann entfallen
finding-gap = keine Zeile entscheidet über diesen Fall: { $case }. Eine Zeile dafür ergänzen
finding-overlap = die Zeilen { $rows } entscheiden beide über diesen Fall: { $case }. Einer von ihnen eine Bedingung geben, die ihn ausschließt
finding-no-order = das Ergebnis { $name } gibt bei einer Position, die ein Buch haben kann, keine Anweisung. Eine ohne diese Bedingung ergänzen
finding-orders-together = die Anweisung { $name } schließt { $other } aus, und in einem Fall werden beide gegeben; eine davon an eine Bedingung knüpfen, die die andere nicht hat
finding-sum-differs = { $name } ist { $found }, aber { $policies } ergibt { $sum }; zusammengehörige Zahlen müssen aufgehen
finding-removed-and-replaced = die Regel { $name } ist gestrichen und neu geschrieben; sie aus removed nehmen: Eine Regel mit derselben Nummer ersetzt die darunter
finding-unasked-fact = die Angabe { $name } hat keine Antwort, wo die anderen Bedingungen gelten; sie kann entfallen
finding-missing-coverage = die Zeile entscheidet, wo das Buch keinen Wert für { $name } hat; die coverage angeben: rule, general-rule, discretion, silent oder not-applicable
finding-unreached-step = „{ $name }“ kommt nie vor: Keine Zeile mit diesem Ergebnis erfüllt die Bedingungen
finding-no-value = die Zelle nimmt keinen Wert an; mindestens einen nennen
finding-section-too-deep = Abschnitte dürfen höchstens { $most } Ebenen tief verschachtelt sein
finding-row-and-section = ein Eintrag ist eine Zeile mit „{ $name }“ oder ein Abschnitt von Zeilen; nicht beides
finding-table-in-table = eine gemeinsame Tabelle kann keine andere verwenden: „{ $name }“
finding-table-too-wide = die Tabelle hat mehr Kombinationen, als gezählt werden können; den Vorfall teilen oder Spalten weglassen
finding-too-many-gates = die Angaben, an denen andere hängen, haben mehr als { $most } Kombinationen von Antworten; weniger Angaben an andere hängen
finding-too-many-values = eine Spalte hat höchstens { $most } Werte
finding-name-and-file-differ = der Vorfall heißt „{ $name }“ und seine Datei „{ $file }“; beide gleich benennen
finding-bad-fact-kind = die Art ist yes-no, no-yes, choice (mit zwei oder mehr values), chips, chips-above-zero, piles, round, round-of-any-size, actions (mit values), count (mit range), time, stacks, cards, prizes, players-out oder tables, nicht „{ $found }“
finding-unknown-fact = keine frühere Angabe heißt „{ $name }“
finding-unknown-calculation = es gibt keine Berechnung „{ $name }“; rulings/README.md sagt, wo sie stehen
finding-missing-input = die Berechnung { $name } braucht eine Angabe „{ $input }“
finding-missing-feed = die Berechnung braucht eine Policy mit „feeds: { $name }“
finding-unknown-feed = „{ $name }“ ist keine Setzregel; erlaubt: { $allowed }
finding-fed-twice = „{ $policy }“ speist „{ $name }“ schon
finding-unknown-amount = die Berechnung liefert keinen Betrag „{ $name }“, nur: { $allowed }
finding-unknown-table = die Berechnung ergibt keine Tabelle „{ $name }“, nur: { $allowed }
finding-never-asked = keine Antwort darüber führt zur Frage „{ $name }“; eine muss sie stellen, oder die Frage entfällt
finding-one-answer = die Frage „{ $name }“ hat weniger als zwei Antworten; eine ergänzen oder die Frage entfernen
finding-no-such-incident = es gibt keinen Vorfall „{ $name }“
finding-nothing-the-same = der Vorfall „{ $incident }“ hat keine Angabe „{ $name }“ mit Antworten wie „{ $fact }“ und zeigt keinen solchen Betrag, und eine Antwort auf „{ $fact }“ ist es auch nicht; same-as korrigieren
finding-unknown-outcome = keine Zeile hat das Ergebnis „{ $name }“; den Namen ändern oder entfernen
finding-idle-fact = die Angabe „{ $name }“ entscheidet nichts; in einer Zeile verwenden oder entfernen
finding-more-findings = und { $count } weitere in dieser Datei
finding-more-findings-elsewhere = und { $count } weitere in anderen Dateien
finding-same-step = „{ $name }“ kommt zweimal, wo die Bedingungen beider gelten; eines entfernen oder einschränken
finding-idle-column = die Spalte „{ $name }“ ändert nichts: Keine zwei Zeilen, die verschieden entscheiden, unterscheiden sich nur durch sie; sie ist zu entfernen
finding-row-without-clause = die Zeile „{ $name }“ entscheidet nach einer Regel und hat in { $books } keine Bestimmung, die sie nennen kann; ein Thema angeben, zu dem das Buch eine hat, oder eine andere coverage
finding-cites-another-topic = die Zeile { $name } verweist auf { $topic }, und damit hat weder der Vorfall noch eine Policy zu tun, die er heranzieht; korrigieren oder das Thema bei „also“ des Vorfalls eintragen
finding-silent-without-fairness = die Zeile { $name } sagt { $found } und nennt keine Bestimmung über Billigkeit, nach der dort entschieden wird; { $topic } bei cites eintragen oder die coverage korrigieren
finding-unsaid-coverage = { $found ->
    [none] die Zeile { $name } nennt { $topic }, wonach entschieden wird, wo ein Buch nichts sagt; die coverage angeben, auch wenn sie rule ist
    [stance] die Zeile { $name } entscheidet, wo ein Buch keinen Wert wählt; die coverage angeben, auch wenn sie rule ist
   *[other] die Überschrift der Zeile { $name } sagt „{ $found }“; die coverage angeben, auch wenn sie rule ist
}
finding-ruled-under-silent-headline = die Zeile { $name } sagt { $coverage }, ihre Überschrift aber „{ $found }“; die coverage oder die Überschrift korrigieren
finding-open-under-ruling-headline = die Zeile { $name } sagt { $coverage }, die Überschrift { $found } aber klingt nach einer Regel; dort sagen, wer entscheidet oder dass das Buch schweigt (open-words, silent-words), oder die coverage korrigieren
finding-coverage-differs = die Zeile { $name } sagt { $coverage }, eine andere mit demselben Ergebnis nicht ({ $found }), und keine Policy trennt die beiden; die coverage korrigieren oder der Zeile ein eigenes Ergebnis geben
finding-hand-over = { $how ->
    [back] { $step } führt zu { $name }, und das führt hierher zurück; einen der beiden Vorfälle entscheiden lassen
    [impossible] { $step } führt zu { $name }, wo nicht sein kann, was hier geantwortet wurde; die Angaben dort korrigieren, oder „same-as“ auf „-“ setzen, wo eine etwas anderes meint
   *[other] { $step } führt zu { $name }, und dort gilt { $found }, hier aber { $outcome }; eines von beiden korrigieren
}
finding-no-alternative = { $how ->
    [same] unter { $book } besteht die Wahl zwischen { $name } und { $other }, mit denselben Anweisungen und Beträgen; ihnen ein Ergebnis geben oder jedem eine eigene Anweisung
    [onward] unter { $book } führt eine Seite der Wahl, { $name }, nur zu einem anderen Vorfall; eine Anweisung sagen lassen, was geschieht
   *[other] unter { $book } sagt eine Seite der Wahl, { $name }, dass das Buch schweigt; die Zeile sagen lassen, was geschieht
}
finding-order-without-outcome = die Anweisung { $name } nennt kein Ergebnis; es nennen, oder „always: true“ angeben, wenn sie bei jedem Ergebnis gegeben wird
finding-always-and-outcome = die Anweisung { $name } wird immer gegeben und nennt doch ein Ergebnis; eines von beiden entfernen
finding-idle-question = nach „{ $name }“ wird auch gefragt, wo { $other } { $found } ist, entscheidend ist die Antwort aber nur, wo es { $values } ist; ein ask-if ergänzen oder die Zeilen korrigieren
finding-changed-incident = { $count ->
    [one] { $name } tritt an die Stelle des Vorfalls darunter und weicht in einem Teil davon ab: { $found }
   *[other] { $name } tritt an die Stelle des Vorfalls darunter und weicht in { $count } Teilen davon ab: { $found }
}
finding-same-rows = die Zeile „{ $name }“ entscheidet wie „{ $other }“ und weicht in einer Zelle ab; sie können eine Zeile sein
finding-bad-range = eine Zahl braucht eine range: [Minimum, Maximum], das Minimum unter dem Maximum
finding-out-of-range = { $found } ist hier keine sinnvolle Zahl ({ $unit }); erlaubt ist { $least } bis { $most }
finding-follows-no-side = ein conflict folgt einer seiner Seiten; den Wert einer davon angeben
finding-equal-sides = zwei Seiten eines conflict haben denselben Wert; sie widersprechen sich nicht
finding-empty-list = die Liste ist leer; etwas eintragen oder den Schlüssel weglassen
finding-empty-folder = in diesem Ordner sind keine Daten; rulings/README.md sagt, wie sie zu schreiben sind
finding-empty-file = die Datei ist leer: aus einer Kopie wiederherstellen, schreiben, was hineingehört, oder löschen
finding-bad-day = { $found } ist kein Tag; zu schreiben ist er wie 2026-11-22
finding-only-comments = alles in dieser Datei ist auskommentiert, oder der Rest ist verloren, und nichts darin gilt: aus einer Kopie wiederherstellen; ist es so gemeint, löschen oder mit der Zeile „# end“ beenden
finding-stops-short = die Datei hört mitten in ihrer letzten Zeile auf, und der Rest kann verloren sein: aus einer Kopie wiederherstellen; fehlt nichts, die Zeile mit Enter beenden
finding-fewer-held = dieses Buch soll { $said } { $what } haben, in den Dateien stehen { $found }: Eine Datei ist verloren, leer oder halb kopiert. Sie wiederherstellen; ist es so gemeint, schreibt floor check --fix die neue Zahl
finding-more-held = dieses Buch soll { $said } { $what } haben, in den Dateien stehen { $found }: floor check --fix schreibt die neue Zahl, damit ein Verlust auffällt
finding-half-done = dieser Ordner wurde nie zu Ende geschrieben: ihn leeren und den Befehl wiederholen, der ihn schreiben sollte
finding-other-topic = { $name } beruht auf { $clause }, doch diese Regel betrifft { $topic } nicht; die Bestimmung nennen, die entscheidet, oder ihr Thema bei der Policy unter „also“ ergänzen
finding-changed-position = { $name } ist geändert, aber { $clause } hat noch den Text des Buches darunter; die Regel neu fassen
finding-number-not-in-text = { $name } ist { $found }, was in der Bestimmung { $clause } nicht steht; eines von beiden ändern
finding-idle-message = { $near ->
    [none] die Nachricht { $name } ({ $language }) wird nicht gebraucht; den Namen ändern oder sie entfernen
   *[other] die Nachricht { $name } ({ $language }) wird nicht gebraucht; ist { $near } gemeint?
}
finding-unknown-variable = { $name } zeigt { $variable }, was die Entscheidung nicht liefert; sie liefert: { $allowed }
finding-uneven-variables = { $name } zeigt { $found } in { $language } und { $expected } in den anderen Sprachen; sie sind anzugleichen
finding-no-packed-house = ist kein gepacktes Haus
finding-damaged-packed-house = ist ein gepacktes Haus, das beschädigt ist
finding-newer-packed-house = ist ein gepacktes Haus eines neueren Programms
