pot-limit-miscount = Falsch gezählter Pot oder zu große Bet
    .search = falsche Pot-Bet, Pot falsch gezählt, verzählt, Pot verzählt, Pot-Bet zu hoch, Pot-Bet zu niedrig, mehr als den Pot gesetzt, weniger als den Pot gesetzt, Dealer nennt falschen Pot, falsche Potgröße, PLO Pot falsch, Pot-Limit Fehler, Pot war größer, Pot war kleiner, Potbet falsch
    .told =
        Dealer hat Pot falsch gezählt
        Er hat Pot gesetzt, der Dealer hat 4.200 gesagt, aber richtig wären 3.600 gewesen.
        Bei PLO wurde die Pot-Bet falsch ausgerechnet, und das merken wir erst jetzt, wo der Turn schon liegt.
        Am Flop sagt er Pot, der Dealer sagt 5.400, zwei Leute callen, und danach merke ich, dass der Pot nur 4.500 war.
        Der Spieler hat selbst ausgerechnet, dass Pot 9.000 ist, ich habe gecallt, und beim Showdown sehen wir, dass die Pot-Bet um 1.500 zu hoch war.
        Wird die Pot-Bet noch korrigiert, wenn der Dealer sich bei Pot-Limit verzählt hat und schon jemand gecallt hat?
        Pot falsch gezählt bei PLO
        Ich hab den Pot beim Pot-Limit falsch angesagt, und es wurde schon gecallt
        Spieler hat Pot gebettet, die gezählte Summe war zu hoch, das haben wir erst am Turn gemerkt
        PLO, ich habe 3200 als Pot-Bet angesagt, es wären nur 2800 gewesen, Platz 2 hat schon gecallt
        Am River bei Pot-Limit zählt der Spieler selbst den Pot falsch, bettet 5000 statt 4200, aufgefallen beim Showdown
        Pot-Bet wurde falsch ausgezählt und die nächste Karte liegt schon, wird der Betrag noch korrigiert?
    .heard =
        Dealer sagte Pot sind 2700, die wurden gesetzt, richtig wären 3300
        sie vergaß beim Berechnen den Caller und nun liegt die Turn-Karte
        Croupier gab 4k als Maximum durch, laut Platz 2 gingen nur 3600
        nach zwei Callern merken wir, der Betrag der Pot-Bet passt nicht
        ihre Rechnung fürs Repot lag neunhundert daneben
        er pottete 1450, aber der Small Blind wurde vergessen
        Omaha: die genannte Potsumme war überhöht, kriege ich was erstattet
        Dealer hat das Pot-Raise zu knapp ausgerechnet und ich hab schon bezahlt
        Additionsfehler beim Omaha-Pot, aufgefallen auf der nächsten Street
        sie hat die Limps doppelt gerechnet, dadurch lag er über der Grenze im PLO
        bleibt der Potbetrag jetzt so oder wird er bei allen angepasst
        Einsatz höher als im Potlimit erlaubt und Seat 7 hat schon bezahlt
        der Dealer hat das Maximum falsch ausgerechnet
        bei PLO nannte er 2400 als Pot, es waren 1900
        im Pot-Limit wurde mehr gesetzt als erlaubt und keiner hat es bemerkt
        der angesagte Pot war verkehrt berechnet, jetzt liegt schon die nächste Karte
        falsche Potsumme im PLO, wird die Bet korrigiert
        der Dealer hat mir die falsche Größe des Pots gesagt, und ich habe sie gesetzt
        Pot Limit: die Bet war mehr als der Pot und wurde schon gecallt
        der Pot war falsch gezählt, die Pot-Bet ist zu hoch
        er setzte Pot nach falscher Zählung, der nächste Spieler hat schon gehandelt
        die Pot-Bet war zu klein, der Pot war größer als angesagt
        Dealer hat im PLO 3200 als Topf angesagt, richtig wären 2800 gewesen
        Geberin hat sich bei der Topfgröße verrechnet, Turn liegt schon
        Er hat Pott gesetzt, 1900 laut Croupier, stimmt aber hint und vorn ned
        Omaha, verkalkuliert: Seat 2 hat 500 zu viel als Topfgröße reingetan
        Beim Aufdecken merkt einer, dass die Potsize vom River nicht gestimmt hat
        Volle Topfgröße hieß es, 4500, zwei ham gezahlt, war verkehrt gerechnet im PLO
        Geber hat beim Plo den Topf verrechnet, 2.600 verlangt statt 2.100
        PLO, Topf angesagt mit 4.800, wären nur 4.200 gewesen, Törn liegt schon
        Beim Plo um 500 vertan bei der Topfsumme, zwei sind schon mitgegangen
        Sie hat selber zu hoch gerechnet beim Topfeinsatz, kommt erst beim Aufdecken raus
        Die volle Topferhöhung war in Wahrheit zu niedrig, PLO-Dieler kann kein Mathe
        Beim Omaha die Topfsumme verbaselt, Riwwer schon durch, was nu?
        Im Omaha rechnete der Dealer einen Limp zu viel, der Spieler setzte Pot und zwei zahlten
        Der Croupier vertat sich bei PLO in der Summe, aufgefallen ist es am River
        Pot hieß 4.900, erlaubt wären 4.300 gewesen, und der Gegner hatte schon bezahlt
        Zu niedrig ausgerechnet, er hätte mehr setzen dürfen und hätte das auch gewollt
        Im Pot-Limit wurde zu viel gesetzt, weil der gefoldete Blind doppelt gezählt war
        Im Omaha nannte der Dealer als Pot 6.100, so wurde gesetzt und zweimal bezahlt, dann rechnete der Nachbar nach und kam auf 5.500
        Bis jemand darauf kam, dass in der Mitte 600 weniger lagen, war die nächste Karte da
        Die Pot-Bet fiel um achthundert zu hoch aus, die Antes waren falsch drin
        Meine Nachbarin rechnet schneller als der Dealer und sagte, voller Pot wäre weniger gewesen
        Er setzte, was der Croupier ihm als Maximum nannte, und die Zahl war Unsinn
pot-limit-miscount-fact-round = Wie lief diese Setzrunde? (Pot-Limit: die Pot-Bet als letzte Bet, ab dem Flop mit dem Pot; mit Antes: alle Spieler)
    .label = Setzrunde
    .hint = Die Runde in Pot-Limit: Pot-Limit 200/400; A erhöht auf 2000 (? weiß nicht, < zurück)
pot-limit-miscount-fact-noticed = Wann fiel der Fehler auf?
    .label = aufgefallen
    .same-street = vor der nächsten Karte (River: Setzrunde läuft noch)
    .next-card = als die nächste Karte lag
    .river-over = River: Setzrunde vorbei, Showdown nicht begonnen
    .showdown = beim Showdown
pot-limit-miscount-fact-acted-since = Gab es nach dieser Bet Substantial Action? (zwei Aktionen, mindestens eine mit Chips, oder drei beliebige)
    .label = seither Substantial Action
pot-limit-miscount-fact-counted-by = Wer hat den Pot falsch gezählt?
    .label = falsch gezählt hat
    .dealer = der Dealer
    .player = ein Spieler
pot-limit-miscount-outcome-other-structure = Kein Pot-Limit und nicht zu viel in Fixed Limit: Nichts zu korrigieren
pot-limit-miscount-outcome-no-bet = In dieser Setzrunde gibt es keine Bet und kein Raise
pot-limit-miscount-outcome-count-right = Nichts zu korrigieren: Es bleibt bei { $put } (Pot-Bet: { $most })
pot-limit-miscount-outcome-corrected-down = Zu viel: Es wird auf { $total } korrigiert
pot-limit-miscount-outcome-corrected-up = Zu wenig: Es wird auf { $total } korrigiert
pot-limit-miscount-outcome-low-stands = Zu wenig, aber zu spät: Es bleibt bei { $put }
pot-limit-miscount-outcome-high-stands = Zu viel, aber zu spät: Es bleibt bei { $put }
pot-limit-miscount-outcome-river-not-said = River, Setzrunde vorbei: Zur Korrektur schweigt das Buch
pot-limit-miscount-outcome-low-late-not-said = Zu wenig, keine Substantial Action, Street vorbei: Das Buch schweigt
pot-limit-miscount-outcome-cause-not-said = Nicht vom Dealer gezählt: Dazu schweigt das Buch
pot-limit-miscount-outcome-not-said = Das Buch sagt nicht, was folgt
pot-limit-miscount-outcome-limit-corrected = Zu viel: Fixed Limit erlaubt nur { $total }
pot-limit-miscount-outcome-raised-since = Zu viel, und es wurde erhöht: Erlaubt waren höchstens { $most }; das Buch schweigt
pot-limit-miscount-outcome-limit-late = Zu viel, aber spät bemerkt: Erlaubt waren nur { $most }; das Buch schweigt
pot-limit-miscount-order-use-another-incident = Für eine zu kleine Bet oder ein zu kleines Raise siehe den Vorfall „Zu kleine Bet oder zu kleines Raise“ (underbet-underraise), für die Ansage selbst „‚Ich bette Pot‘“ (bet-the-pot).
pot-limit-miscount-order-tell-the-bet = Die Setzrunde noch einmal angeben, mit der Pot-Bet.
pot-limit-miscount-order-bet-stands = Die Bet bleibt, wie sie ist.
pot-limit-miscount-order-correct-to-limit = Floor: die Bet korrigieren; Fixed Limit erlaubt hier nur { $total }.
pot-limit-miscount-order-director-raised-since = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden. Das Buch sagt nicht, was mit einem Raise auf eine zu große Bet geschieht; erlaubt waren höchstens { $most }.
pot-limit-miscount-order-director-limit-late = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob noch korrigiert wird. Fixed Limit erlaubte nur { $most }.
pot-limit-miscount-order-announce-right-pot = Dealer: ansagen, dass { $total } zu callen sind.
pot-limit-miscount-order-give-back = Bettor und Caller nehmen laut Tabelle Chips zurück.
pot-limit-miscount-order-make-up = Bettor und Caller legen laut Tabelle Chips nach.
pot-limit-miscount-order-next-acts = Der nächste Spieler ist an der Reihe.
pot-limit-miscount-order-nothing-moves = Niemand legt nach, und niemand bekommt etwas zurück. Das Spiel geht weiter.
pot-limit-miscount-order-director-decides-river = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob noch korrigiert wird. Die richtige Pot-Bet war { $most }.
pot-limit-miscount-order-director-decides-late = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Das Buch korrigiert bis zur Substantial Action und sagt nicht, ob auch das Ende der Setzrunde eine Grenze ist.
pot-limit-miscount-order-director-decides-cause = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Das Buch korrigiert nur, wenn der Dealer einen falschen Betrag genannt hat. Die richtige Pot-Bet war { $most }.
pot-limit-miscount-order-director-decides = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Die richtige Pot-Bet war { $most }.
pot-limit-miscount-order-hand-goes-on = Die Hand geht dort weiter, wo sie war.
pot-limit-miscount-remark-for-whom-not-said = Das Buch sagt nicht, wer Chips zurücknimmt: Die Tabelle zeigt es für alle, die gesetzt oder gecallt haben.
pot-limit-miscount-remark-callers-not-said = Das Buch sagt nicht, ob auch nachlegt, wer schon gecallt hat: Die Tabelle zeigt es für alle, die gesetzt oder gecallt haben.
pot-limit-miscount-remark-no-deadline = Das Buch nennt für eine zu hohe Bet keine Frist.
pot-limit-miscount-remark-less-than-the-pot-allowed = In Pot-Limit darf man weniger als den Pot setzen. Hier geht es nur um eine Bet, die der Pot sein sollte, nicht um ein All-in mit den letzten Chips.
pot-limit-miscount-remark-bettor-only = Das Buch korrigiert nur den, der die Bet gemacht hat. Mehr als die Bet kann niemand callen, also geht auch zurück, was über einem Call liegt.
