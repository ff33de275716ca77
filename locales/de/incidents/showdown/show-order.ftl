show-order = Wer zeigt zuerst
    .search = wer zeigt zuerst, wer muss zuerst zeigen, keiner will zeigen, beide warten beim Showdown, Reihenfolge beim Showdown, Reihenfolge beim Aufdecken, langsamer Showdown, ich habe gecallt also zeigt er, letzter Aggressor zeigt, River gecheckt wer zeigt, durchgecheckt wer deckt auf, du zuerst, wer deckt zuerst auf
    .told =
        Wer muss zuerst zeigen?
        Keiner will beim Showdown zuerst aufdecken, wer muss anfangen?
        Am River haben alle gecheckt, und jetzt warten wir, wer als Erster zeigt.
        Ich habe am River gecallt, er hat gesetzt, und er meint, ich soll zuerst zeigen.
        Am Turn hat der Button gebettet und wurde gecallt, am River haben alle gecheckt, und der Small Blind will nicht zuerst aufdecken.
        Muss derjenige, der am River zuletzt gesetzt hat, als Erster seine Karten zeigen?
        Showdown, keiner will seine Karten zuerst umdrehen
        Am River wurde durchgecheckt, und beide warten, dass der andere zuerst zeigt
        Platz 3 hat am River 2500 gebettet, Platz 7 hat gecallt, Platz 3 wartet und will nicht zuerst zeigen
        River alle gecheckt, Big Blind und Button noch drin, wer dreht zuerst um, Button sagt, nicht er
        Muss der Caller oder der mit der letzten Bet als Erster seine Hand zeigen?
    .heard =
        River rundherum geklopft, drei sitzen da wie Statuen
        ich hab gesetzt, er bezahlt, jetzt halten sie beide fest
        muss der links vom Button den Anfang machen
        Wartespiel am Ende, Dealer sagt einer soll beginnen
        kein Setzen am Schluss, fängt UTG an oder der Setzer vom Turn
        der letzte Erhöher weigert sich, als Erster umzudrehen
        Patt, jeder verlangt, dass der andere vorher dran ist
        wer öffnet vor wem, wenn die letzte Street durchgeklopft wurde
        beim Stud, macht das hohe Board oder der Raiser den Anfang
        BB sagt Button beginnt, Button sagt BB beginnt
        du hast mich bezahlt, nein du hast gesetzt, so geht das im Kreis
        wessen Pflicht ist es aufzumachen, im Uhrzeigersinn ab wem
        wer muss am Ende zuerst zeigen
        keiner will als erster umdrehen
        wer hat zuletzt gesetzt, der muss doch anfangen
        wer muss beim Showdown zuerst zeigen
        beide warten dass der andere aufdeckt
        wer muss am River zuerst zeigen
        beide warten und keiner zeigt seine Hand
        alle haben am River gecheckt, wer zeigt zuerst
        der Setzer wurde gecallt und will nicht als Erster zeigen
        er hat gesetzt, ich habe gecallt, er will, dass ich zuerst zeige
        Beide warten, keiner deckt auf, am River haben alle geschoben
        Du machst auf, du hast gesetzt, sagt er, nein du, sagt sie
        Er hat gebettet, ich hab bezahlt, wer dreht als Erster um
        Stud, am Ende, welcher von beiden fängt an mit Umdrehen
        River durchgecheckt, Sepp und Jens starren sich nur an
        Razz, wer muss am Ende vor den andern aufdecken, Seat 2 oder 5
        Beide warten, keiner dreht um, wer muss anfangen?
        Ich hab am Riwwer angespielt, deckt der Zahler jetzt vor mir auf?
        Alles geklopft, muss ich links vom Knopf als Erster umdrehen?
        Ollin gezahlt, dreht der Reinsteller oder der Zahler als Erster um?
        Razz, wer dreht da als Erster um, nach dem Board?
        Der hat am Riwwer gesetzt und will, dass ich vor ihm umdrehe
        Am River hat keiner gesetzt, wer zeigt zuerst?
        Ich habe gesetzt, er bezahlt und will, dass ich anfange
        Wir starrten uns an, und keiner wollte umdrehen
        Im Stud war auf der siebten keine Bet, beginnt das höchste Board?
        Am River hatten wir alle drei nur geklopft, keiner wollte anfangen, und nach einer Minute Stille meinte der Dealer, es gehe vom Platz hinter dem Button aus
        Wer muss zuerst zeigen wenn nur gecheckt wurde?
        Der letzte Erhöher war am Turn, am River wurde geklopft
        Der Small meinte, der Button fange an
        Ich wurde bezahlt, muss ich, oder darf ich auf ihn warten?
        Zwei Minuten lang saßen sie da wie Statuen, jeder wollte den anderen zuerst sehen
        keiner will zuerst zeigen
        wer muss seine Karten zuerst aufdecken
show-order-fact-all-in = Ist ein Spieler all-in?
    .label = Spieler all-in
show-order-fact-last-round = Wurde in der letzten Setzrunde gesetzt?
    .label = Bet in letzter Setzrunde
    .bet = ja, eine Bet oder ein Raise, gecallt
    .no-bet = nein, alle haben gecheckt
show-order-fact-game = Welches Spiel ist es?
    .label = Spiel
    .button = Hold'em, Omaha oder ein Draw-Spiel
    .stud = Stud, High oder High-Low
    .razz = Razz (Stud Low)
show-order-fact-round = Wie lief die Hand bis zum Showdown?
    .label = Hand
show-order-outcome-last-aggressor = Der letzte Aggressor zeigt zuerst
show-order-outcome-left-of-button = Der erste aktive Spieler links vom Button zeigt zuerst
show-order-outcome-highest-board = Die höchste sichtbare Hand zeigt zuerst
show-order-outcome-lowest-board = Die niedrigste sichtbare Hand zeigt zuerst
show-order-outcome-all-at-once = All-in: Alle Hände werden sofort aufgedeckt, ohne Reihenfolge
show-order-outcome-all-in-first = Der All-in-Spieler zeigt zuerst
show-order-outcome-not-at-risk-first = Zuerst zeigt, wer nicht vom Ausscheiden bedroht ist
show-order-outcome-not-covered = Das Buch kennt kein Stud: Die Turnierleitung entscheidet
show-order-order-may-enforce = Floor: diese Reihenfolge verlangen, wenn niemand von selbst aufdeckt oder muckt.
show-order-order-aggressor-tables = Dealer: den Spieler mit der letzten Bet oder dem letzten Raise der letzten Setzrunde zuerst aufdecken lassen.
show-order-order-named-aggressor-tables = Dealer: { $aggressor } mit der letzten Bet oder dem letzten Raise der letzten Setzrunde zuerst aufdecken lassen.
show-order-order-left-tables = Dealer: den ersten Spieler mit Karten links vom Button zuerst aufdecken lassen.
show-order-order-named-left-tables = Dealer: { $first } als ersten Spieler mit Karten links vom Button zuerst aufdecken lassen.
show-order-order-highest-tables = Dealer: den Spieler mit der höchsten sichtbaren Hand zuerst aufdecken lassen.
show-order-order-lowest-tables = Dealer: den Spieler mit der niedrigsten sichtbaren Hand zuerst aufdecken lassen.
show-order-order-clockwise = Dealer: von dort im Uhrzeigersinn die anderen Spieler nacheinander aufdecken lassen.
show-order-order-clockwise-behind-aggressor = Dealer: danach im Uhrzeigersinn: { $behind_aggressor }.
show-order-order-clockwise-behind-first = Dealer: danach im Uhrzeigersinn: { $behind_first }.
show-order-order-any-order = Dealer: die anderen Spieler in beliebiger Reihenfolge aufdecken lassen.
show-order-order-all-in-tables-first = Dealer: den All-in-Spieler zuerst aufdecken lassen.
show-order-order-not-at-risk-tables-first = Dealer: die Spieler zuerst aufdecken lassen, die nicht vom Ausscheiden bedroht sind.
show-order-order-others-table = Alle anderen Spieler in der Hand: ebenfalls alle Karten aufdecken.
show-order-order-table-at-once = Alle Spieler in der Hand: alle Karten aufdecken, sobald das Setzen vorbei ist. Niemand wartet auf einen anderen.
show-order-order-see-all-in-showdown = Floor: mit dem Vorfall „Mucken bei einem All-in“ (all-in-showdown) weitermachen, wenn sich jemand weigert.
show-order-order-director-decides = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, wer zuerst zeigt.
show-order-remark-earlier-bet = Eine Bet auf einer früheren Street zählt nicht: Es zählt nur die letzte Setzrunde.
show-order-remark-may-muck = Ein Spieler darf mucken, statt zu zeigen. Der letzte Spieler mit einer Live-Hand gewinnt, ohne zu zeigen.
