underbet-underraise = Zu kleine Bet oder zu kleines Raise
    .search = Underbet, Underraise, Bet zu klein, Raise zu klein, zu kleines Raise, zu wenig erhöht, zu wenig gesetzt, unter dem Minimum, weniger als das Minimum, kein volles Raise, Minraise nicht erreicht, Minimum-Raise verfehlt, alle callen ein zu kleines Raise, falsche Raise-Höhe, ungültiges Raise, Raise reichte nicht, zu niedrige Bet
    .told =
        Zu wenig erhöht, jetzt bemerkt
        Sein Raise war zu klein, keiner hat es gemerkt, und jetzt liegt schon der Turn.
        Er hat weniger als den Big Blind gesetzt, ich habe gecallt, und jetzt erst fällt auf, dass die Bet zu klein war.
        Blinds 400/800, er raist nur auf 1.200, zwei Leute callen, der Flop kommt, und jetzt merken wir, dass das kein Minimum-Raise war.
        Am River bettet er 500, obwohl der Big Blind 1.000 ist, der Nächste callt, und erst beim Showdown sagt einer, dass die Bet zu niedrig war.
        Muss das zu kleine Raise noch aufgestockt werden, obwohl hinter ihm schon jemand agiert hat?
        Zu kleines Raise, zu spät bemerkt
        Platz 4 hat zu wenig gebettet und der Nächste hat schon gecallt, bevor es jemand gemerkt hat
        Das Raise war zu klein, zwei haben schon agiert, erst jetzt fällt es auf
        Blinds 500/1000, am Flop bettet Platz 2 nur 600, Platz 3 und Platz 6 callen, dann merken wir, das ist unter dem Big Blind
        Bet 1000, Raise auf 1600 statt 2000, Call, der Turn liegt schon und da meldet sich einer
        Zu kleine Bet am River, aufgefallen erst beim Showdown, wird der Einsatz noch korrigiert?
    .heard =
        er bettete 300 bei 400/800 und wir sind alle mitgegangen
        die Erhöhung auf 1400 hätte 1600 sein müssen, Turn liegt schon
        zwei Caller später merken wir, ihre 3-Bet war unzureichend
        bis zum River hat keiner gesehen, dass das Raise nicht regulär war
        eröffnet am Flop für weniger als einen Big, Platz 3 hat bezahlt
        müssen die, die schon mitgingen, jetzt aufstocken
        vierte Karte liegt, da fällt einem auf, dass die Erhöhung zu knapp war
        er klickte auf 900 über 600 von 200, unzulässig, zwei Mitgeher
        Setzender legt weniger als einen Big hin, hinten wurde schon gespielt
        den Fehler haben wir beim Showdown entdeckt, lassen oder berichtigen
        Limit: er setzte am Turn das kleine Limit
        am Reraise fehlten 300 und der Dealer hat nicht aufgepasst
        eine Straße später fällt auf dass der Einsatz zu klein war
        weniger als der Big Blind gesetzt und es wurde schon gecallt
        hat weniger als den Big Blind gesetzt, wurde erst später entdeckt
        zu kleines Raise, alle haben bezahlt und die nächste Karte ist da
        Erhöhung unter dem Minimum erst nach dem River aufgefallen
        am Turn merken sie, dass der Raise vor dem Flop zu klein war
        seine Erhöhung war unter dem Minimum und zwei Spieler haben schon gecallt
        die Bet war kleiner als der Big Blind und keiner hat es gemerkt
        eine zu kleine Erhöhung fällt erst nach der nächsten Karte auf
        er hat zu wenig erhöht und andere haben darauf gehandelt
        Hat nur auf 500 erhöht, Minimum wär 600 gewesen, Turn liegt schon
        Sie setzt 150 bei Blinds 100/200, keinem ists aufgefallen, zwei haben gezahlt
        Seine Erhöhung war hundert zu niedrig, drei haben schon mitgemacht
        Jetzt beim Aufdecken fällts auf: die Erhöhung am River war zu mickrig
        Von 400 auf 700 gegangen, da fehlt a Hunderter aufs Minimum
        Zu wenig draufgelegt hat der Rolf, alle ham gezahlt, jetzt kommts raus
        Blind ist 400 und der spielt am Flop bloß 200 an
        Er ist auf 1.500 gegangen statt auf 1.800, Törn liegt schon
        Dem fehlen 200 zur Mindesterhöhung, zwei haben schon bezahlt
        Einsatz lag unterm Minimum, und jetzt liegt schon der Riwwer
        Sein Hochgehen war zu mickrig, aufgefallen erst, als Anke aufgedeckt hat
        Erhöhe, sagt sie, legt nur 700 auf 500, wieviel muss nach?
        Bei 300/600 setzte jemand auf dem Flop bloß vierhundert, drei zahlten gemütlich, und auf dem Turn fiel dem Dealer ein, dass das zu wenig war
        Erhöht wurde um weniger als erlaubt, drei zahlten und keiner sagte was
        Im Limit ging am River der halbe Einsatz durch, bis zum Aufdecken fiel es niemandem auf
        Erst nach der nächsten Karte merkte einer, dass die Bet nicht mal einen Big Blind hoch war
        Die Bet war zu klein, der Dealer ließ sie, müssen jetzt alle nachlegen?
        Von 1000 auf 1600 erhöht, zu wenig, gemerkt hat mans eine Karte später
        Minimum war 1.200, gesetzt hat er 700, wir sind noch in derselben Runde und zwei haben bezahlt
        Eine ganze Runde lief so, bis der Kommentator sagte, die Erhöhung sei zu niedrig gewesen
        Auf 2.600 ging er, es hätten mindestens 3.000 sein müssen, gilt die Korrektur auch für die, die schon gezahlt haben?
        Der Small setzte am Flop einen einzelnen Hunderter bei Blinds von 300, und drei Mann gingen fröhlich mit
        hat weniger als den Big Blind gesetzt
        hat um weniger als das Minimum erhöht
        sein Raise ist zu klein
        von 1000 auf 1500 erhöht, reicht das
underbet-underraise-fact-noticed = Wann fiel der Fehler auf?
    .label = aufgefallen
    .same-street = vor der nächsten Karte (River: Setzrunde läuft noch)
    .next-card = als die nächste Karte lag
    .river-over = River: Setzrunde vorbei, Showdown noch nicht verlangt
    .asked-to-show = River: Showdown verlangt, noch keine Hand gezeigt
    .showdown = als schon eine Hand gezeigt war
underbet-underraise-fact-round = Wie lief diese Setzrunde? (die zu kleine Bet oder das zu kleine Raise so, wie gesetzt wurde)
    .label = Setzrunde
    .hint = Die Runde mit dem zu niedrigen Raise: Blinds 200/400; A erhöht auf 600 (? weiß nicht, < zurück)
underbet-underraise-fact-said-raise = Hat der Spieler „Raise“ gesagt?
    .label = „Raise“ gesagt
underbet-underraise-fact-game = Welches Spiel ist es?
    .label = Spiel
    .holdem = Hold'em
    .other = ein anderes Spiel
underbet-underraise-fact-since = Was ist seit der zu kleinen Bet oder dem zu kleinen Raise geschehen?
    .label = seither
    .few = jemand hat agiert, aber ohne Substantial Action
    .nobody = niemand hat agiert
    .substantial = Substantial Action (zwei Aktionen, mindestens eine mit Chips, oder drei beliebige)
underbet-underraise-outcome-nothing-wrong = Keine Bet und kein Raise ist zu klein: nichts zu korrigieren
underbet-underraise-outcome-only-a-call = Nur ein Call: { $total }
underbet-underraise-outcome-call-not-said = Unter 50 % und ohne „Raise“, also ein Call; zu den { $change } darüber schweigt das Buch
underbet-underraise-outcome-corrected = Zu klein: wird auf { $total } aufgefüllt
underbet-underraise-outcome-raise-made-up = Zu klein: Der Spieler füllt auf { $total } auf
underbet-underraise-outcome-raise-made-up-answered = Zu klein: aufgefüllt auf { $total }; offen ist, was die schulden, die darauf reagiert haben
underbet-underraise-outcome-may-be-corrected = Deine Wahl: zu klein; auf { $total } aufgefüllt, oder es bleibt so
underbet-underraise-outcome-stands = Zu spät: Es bleibt bei den zu kleinen { $put }
underbet-underraise-outcome-river-not-said = River, Showdown verlangt: Das Buch sagt nicht, ob noch korrigiert wird
underbet-underraise-outcome-bet-not-said = Das Buch korrigiert Raises; zu einer zu kleinen Bet schweigt es
underbet-underraise-outcome-game-not-said = Das Buch sagt nicht, was in diesem Spiel folgt
underbet-underraise-outcome-not-said = Das Buch sagt nicht, was folgt
underbet-underraise-order-play-on = Das Spiel geht weiter.
underbet-underraise-order-announce-call = Dealer: einen Call von { $total } ansagen.
underbet-underraise-order-make-up = Spieler: ein volles Minimum-Raise daraus machen, insgesamt { $total }.
underbet-underraise-order-take-back = Dealer: zurückgeben, was über { $total } hinaus gesetzt wurde: Die Tabelle zeigt, an wen. Niemand legt nach.
underbet-underraise-order-director-decides-call = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob zurückgeht, was über { $bet } hinaus gesetzt wurde.
underbet-underraise-order-see-raise-size = Wie Chips ohne ein Wort zählen, steht im Vorfall „Höhe eines Raise“ (raise-size).
underbet-underraise-order-announce-total = Dealer: ansagen, dass { $total } zu callen sind.
underbet-underraise-order-director-decides-may = Turnierleitung: entscheiden, ob korrigiert wird. Bis hierhin lässt das Buch es zu, verlangt es aber nicht.
underbet-underraise-order-everyone-adds = Wer den zu kleinen Betrag gesetzt hat, füllt auf { $total } auf: Die Tabelle zeigt, was jeder nachlegt.
underbet-underraise-order-if-corrected-everyone-adds = Wenn korrigiert wird, füllt jeder, der den zu kleinen Betrag gesetzt hat, auf { $total } auf. Die Tabelle zeigt, was jeder nachlegt.
underbet-underraise-order-others-face-total = Wer noch an die Reihe kommt, hat { $total } zu callen. Vorher kommt keine Karte.
underbet-underraise-order-if-corrected-others-face = Wenn korrigiert wird, hat jeder, der noch an die Reihe kommt, { $total } zu callen. Vorher kommt keine Karte.
underbet-underraise-order-then-showdown = Es folgt der Showdown.
underbet-underraise-order-nothing-moves = Niemand legt nach, und niemand bekommt etwas zurück. Das Spiel geht weiter.
underbet-underraise-order-later-raise-stays = Dealer: Die zu kleinen { $put } zählen als { $total }, niemand legt dafür nach. Das spätere Raise ist auch über { $total } groß genug und bleibt.
underbet-underraise-order-director-later-raise = Turnierleitung: Die zu kleinen { $put } zählen als { $total }. Das spätere Raise ist darüber nicht groß genug; entscheiden, ob auch dieses erhöht wird.
underbet-underraise-order-if-corrected-later-raise-stays = Wenn korrigiert wird, zählen die zu kleinen { $put } als { $total }, niemand legt dafür nach. Das spätere Raise ist auch über { $total } groß genug und bleibt.
underbet-underraise-order-if-corrected-director-later-raise = Wenn korrigiert wird, zählen die zu kleinen { $put } als { $total }. Das spätere Raise ist darüber nicht groß genug; entscheiden, ob auch dieses erhöht wird.
underbet-underraise-order-director-decides-river = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob noch auf { $least } aufgefüllt wird und, wenn der Showdown die Grenze ist, ob er schon begonnen hat.
underbet-underraise-order-director-decides-bet = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Die Bet musste mindestens { $least } betragen.
underbet-underraise-order-director-decides-game = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Die Regel über zu kleine Bets und Raises nennt andere Spiele.
underbet-underraise-order-director-decides-callers = Turnierleitung: nach Billigkeit (Regel { $fairness }) über die Spieler entscheiden, die seither agiert haben: { $short } nachlegen oder neu wählen.
underbet-underraise-order-director-decides = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Nötig waren mindestens { $least }.
underbet-underraise-order-raiser-adds = Nur wer zu wenig gesetzt oder erhöht hat, füllt auf { $total } auf. Wer den zu kleinen Betrag gecallt hat, legt nichts nach, was immer die Tabelle zeigt.
underbet-underraise-order-if-corrected-raiser-adds = Wenn korrigiert wird, füllt nur der Spieler auf { $total } auf, der zu wenig gesetzt oder erhöht hat. Wer den zu kleinen Betrag gecallt hat, legt nichts nach, was immer die Tabelle zeigt.
underbet-underraise-remark-pot-bets-apart = Für eine falsch gezählte Pot-Bet siehe den Vorfall „Falsch gezählter Pot oder zu große Bet“ (pot-limit-miscount).
