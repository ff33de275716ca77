# Wie eine Wettrunde in einer Zeile erzählt wird. Die Wörter aller Sprachen werden zugleich verstanden.

## Wörter mit Kommas dazwischen. Großschreibung, Akzente, Leerzeichen und Bindestriche sind gleich; das längste zählt. … ist ein Betrag.

notation-no-limit = No-Limit
notation-pot-limit = Pot-Limit
notation-fixed-limit = Limit, Fixed-Limit
notation-blinds = Blinds, Stufe
notation-ante = Ante, Antes, Ante je Spieler
notation-big-blind-ante = Big Blind Ante, Big-Blind-Ante
notation-least = min, Minimum, mindestens, Mindesteinsatz, Mindestbet
notation-pot = Pot, Topf, den Pot, die Potgröße
notation-stacks = Stacks, Stapel
notation-players = Spieler, Plätze
notation-others = andere, und andere, unter anderen
notation-no-small-blind = toter Small Blind, tote Small Blind, kein Small Blind, keine Small Blind, ohne Small Blind, Small Blind tot, Small Blind fehlt, Dead Small Blind
notation-stud = Stud
notation-bring-in = Bring-in
notation-heads-up = Heads-up, zu zweit
notation-preflop = Preflop, vor dem Flop, vor dem Draw
notation-flop = Flop, am Flop, auf dem Flop
notation-turn = Turn, am Turn, auf dem Turn
notation-river = River, am River, auf dem River
notation-third-street = dritte Street, Third Street, auf der dritten Street, auf Third Street
notation-fourth-street = vierte Street, Fourth Street, auf der vierten Street, auf Fourth Street
notation-fifth-street = fünfte Street, Fifth Street, auf der fünften Street, auf Fifth Street
notation-sixth-street = sechste Street, Sixth Street, auf der sechsten Street, auf Sixth Street
notation-seventh-street = siebte Street, Seventh Street, auf der siebten Street, auf Seventh Street
notation-only-draw = Draw, nach dem Draw
notation-first-draw = erster Draw, erste Draw, nach dem ersten Draw
notation-second-draw = zweiter Draw, zweite Draw, nach dem zweiten Draw
notation-third-draw = dritter Draw, dritte Draw, nach dem dritten Draw
notation-seat = Platz, Sitz
notation-small-blind = kleiner Blind, kleine Blind
notation-big-blind = großer Blind, große Blind
notation-under-the-gun = UTG
notation-early = EP, frühe Position
notation-middle = MP, mittlere Position
notation-lojack = LJ
notation-hijack = HJ
notation-cutoff = CO
notation-button = Button, Dealer
notation-check = checkt, check, checkte, gecheckt, schiebt, schob, klopft, klopfte, geklopft, schiebt weiter, checke, schiebe, klopfe
notation-fold = foldet, fold, foldete, foldt, gefoldet, passt, passte, wirft weg, steigt aus, gibt auf, wirft ab, warf weg, stieg aus, gab auf, legt weg, muckt, schmeißt weg, folde, passe, werfe weg, steige aus
notation-call = callt, call, callte, gecallt, geht mit, ging mit, zahlt, zahlte, bezahlt, hält, callt mit, limpt, limpte, limpt mit, limpt rein, bezahlte, hielt, zahlt mit, gehe mit, zahle, halte, calle
notation-bet = bettet, bet, betet, bettete, setzt, setzte, eröffnet, eröffnete, eröffnet mit, setzt ein, setzte ein, eröffnete mit, spielt an, spielte an, bette, setze, eröffne
notation-raise = raist, raise, raised, raiste, geraist, reraist, erhöht, erhöhte, raiset, reraiste, re-raist, re-raise, erhöhe, raisen
notation-makes-it = macht, machte, macht daraus, mache
notation-all-in = all-in, geht all-in, ging all-in, ist all-in, all-in mit, geht all-in mit, ist all-in mit, schiebt all-in, pusht, shovt, schob all-in, pushte, shovte, stellt all-in, gehe all-in, bin all-in
notation-post = postet, postete, stellt, postet nur, hat nur
notation-brings-in = bringt ein, brachte ein, zahlt das Bring-in, zahlte das Bring-in, postet das Bring-in
notation-completes = füllt auf, füllte auf, füllt den Blind auf, füllt den Small Blind auf, komplettiert, komplettierte, completet, vervollständigt, vervollständigte
notation-silent = stumm, schweigend, wortlos, still, ohne Ansage, ohne Worte, ohne ein Wort, legt, legt hin, wirft, wirft rein, schiebt …, schob …, schiebt ein, schiebt rein, schob rein, schiebt hinein, schiebt vor, schob vor, schiebt nach vorn, schiebt in die Mitte, legte, legte hin, legt rein, legt vor, warf, warf rein, wirft hinein, wirft ein, schweigt, sagt nichts, kommentarlos, legt dazu, legte dazu, legt nach, legte nach, gibt dazu, wirft dazu, wirft nach
notation-says = sagt, sagte, ruft, rief, kündigt an, kündigte an, annonciert, sagt an, sagte an
notation-takes = nimmt, nahm, zieht, zog, holt, holte
notation-to-act = ist dran, dran, am Zug, ist am Zug, an der Reihe, ist an der Reihe, ist als Nächster dran
notation-to = auf
notation-by = um, noch, um weitere, weitere, um noch
notation-for = für, mit
notation-more = mehr, dazu, obendrauf, drauf
notation-chips = Chips
notation-after = ein, insgesamt, gesamt, rein, hinein, hin, vor, nach vorn, nach vorne, in die Mitte, in den Pot, nach
notation-back = zurück
notation-all = alles, alle Chips, seine Chips, ihre Chips, die Chips
notation-then = dann, und dann, danach, und danach, anschließend, und anschließend
notation-and = und
notation-speaker = ich, ich bin
notation-table = Tisch
notation-players-of = Spielern
notation-next = nächster, nächste, als nächster, als nächste
notation-empty = leer, leere Plätze, frei, freie Plätze

## Was an einer Stelle stehen sollte, die nicht zu lesen ist. Es folgt auf „hier erwartet:“.

notation-error = hier erwartet: { $expected }
notation-expected-setup = die Blinds, dann was die Spieler taten, zum Beispiel: blinds 200/400; A erhöht auf 1200, B geht mit
notation-expected-blinds = die Blinds vor dem, was geschah (blinds 200/400), oder der Mindesteinsatz (min 100)
notation-expected-player = ein Spieler, zum Beispiel A, Platz 3 oder BTN
notation-expected-seat = die Nummer eines Platzes, 1 bis { $most }
notation-expected-act = was der Spieler tat, zum Beispiel: checkt, setzt 600, erhöht auf 1200, all-in 800
notation-expected-amount = ein Betrag, zum Beispiel 1200, 1,2k oder 2x500+200
notation-expected-raise-amount = wie viel: erhöht auf 1200, oder erhöht um 800
notation-expected-to-or-by = auf oder um: erhöht um { $by } (insgesamt { $total }), oder { $to ->
    [call] callt { $bet }
    [raise] erhöht auf { $by }
   *[less] erhöht auf mehr als die Bet von { $bet }
}
notation-expected-bet-faced = callt, oder erhöht auf mehr als { $most }, denn so viel ist schon gesetzt
notation-expected-completes = ein Small Blind unter dem Big Blind, oder im Limit ein Bring-in oder ein zu kleines All-in: nur das wird aufgefüllt
notation-expected-taken-back = wie viel: nimmt 50 zurück, oder nimmt alles zurück
notation-expected-motion = was derselbe Spieler dann sagte oder tat: sagt Raise, legt 400, nimmt 50 zurück
notation-expected-words = was gesagt wurde, zum Beispiel „Call“, „Raise auf 800“, „All-in“ oder „fünfhundert“
notation-expected-said-or-put = gesagt oder gelegt: sagt { $most }, oder legt { $most }
notation-expected-short-blind = ein zu kleiner Blind, bevor jemand agiert: blinds 200/400; BB postet { $most }; A callt
notation-expected-change = die Chips, die für den Blind liegen, mehr wert als er: BB postet 200 mit 1x1000
notation-expected-all-in-amount = wie viel all-in ist (all-in 800), oder Stacks am Anfang
notation-expected-call-amount = { $most ->
    [0] ein Bet vor einem Call
   *[other] ein Call von { $most }; für Chips ohne ein Wort: 500 stumm
}
notation-expected-next = ein Komma und der nächste Spieler
notation-expected-pair = zwei Beträge mit einem Schrägstrich: 200/400
notation-expected-slash = { $first-digits }/{ $second-digits } mit einem Schrägstrich; { $one } ist ein Betrag
notation-expected-order = der kleinere Betrag zuerst: 200/400
notation-expected-small-bet = ein kleiner Bet, der dem Big Blind gleich ist
notation-expected-bet-sizes = beide Bets des Limits am Turn und River: limit 200/400; blinds 100/200
notation-expected-street = die Runde, denn es gibt einen Pot: flop, turn oder river
notation-expected-once = alles nur einmal
notation-expected-setup-first = nur was Spieler taten; Blinds, Runde und Stacks stehen davor
notation-expected-silent-last = was gesagt oder gelegt wurde, nur als letzte Aktion; davor: setzt 600, erhöht auf 1200
notation-expected-to-act-last = nichts mehr: wer dran ist, steht am Ende
notation-expected-listed = einer der aufgezählten Spieler
notation-expected-heads-up = zwei Spieler im Heads-up; der Small Blind ist der Button
notation-expected-players = höchstens { $most } Spieler
notation-expected-shorter = eine Zeile von höchstens { $most } Bytes
notation-expected-slip-seats = Plätze mit ihren Chips, etwa: 7: 4x25 1x100; 8: 3x25
notation-expected-slip-cards = Plätze mit den gezogenen Karten, etwa: 1: Kh 7c; 3: As
notation-expected-slip-prizes = Ränge mit ihren Preisen, etwa: 1: 5000, 2: 3000, 3-5: 1000
notation-expected-slip-out = die ausgeschiedenen Spieler mit Tisch und Stack, etwa: A T1 12000, B T2 8000
notation-expected-slip-tables = Tische mit ihren Spielern, etwa: T1 9 Spieler, T2 6; BB nächster Platz 4
notation-expected-colon = ein Doppelpunkt, etwa 7: 4x25
notation-expected-pile = ein Stapel Chips, Anzahl und Wert, etwa 4x25
notation-expected-card = eine Karte, etwa Kh, 10s oder A♠
notation-expected-card-once = eine andere Karte: diese ist schon gezogen
notation-expected-seat-once = ein anderer Platz: dieser ist schon genannt
notation-expected-player-once = ein anderer Spieler: dieser ist schon genannt
notation-expected-table-once = ein anderer Tisch: dieser ist schon genannt
notation-expected-place-once = ein anderer Rang: dieser hat schon einen Preis
notation-expected-table = ein Tisch, etwa T1 oder Tisch A
notation-expected-fewer-tables = höchstens { $most } Tische
notation-expected-players-of-table = wie viele Spieler der Tisch hat: 1 bis { $most }, leere Plätze mitgezählt
notation-expected-taken-seat = ein Big Blind auf einem Platz, der nicht leer ist
notation-expected-prize-place = der Preis für Platz { $most }: jeder Rang ab dem ersten hat einen
notation-expected-money = ein Geldbetrag über 0, etwa 5000 oder 1.250,50
notation-expected-less-money = weniger Geld: zusammen höchstens 10.000.000.000
notation-expected-falling-prize = für Platz { $most } ein Preis, der nicht höher ist als der davor
notation-expected-slip-end = ein Semikolon oder das Ende

## What cannot have been

fault-no-blinds = Die Blinds oder die Mindest-Bet können nicht 0 sein.
fault-small-above-big = Der Small Blind ist höher als der Big Blind.
fault-bring-in-above-bet = Das Bring-in ist höher als die kleine Bet.
fault-one-in-both-blinds = { $player } kann nicht beide Blinds setzen.
fault-too-many-players = Mehr als { $most } Spieler.
fault-no-such-player = Ein Spieler, der nicht in der Runde ist.
fault-too-large = Der Betrag ist höher, als in einem Turnier im Spiel ist.
fault-acted-twice = { $player } hat schon gehandelt, und seither hat niemand erhöht.
fault-not-next = { $player } ist nicht an der Reihe: Jemand anders, der genannt ist, kommt vorher.
fault-already-folded = { $player } hat schon gefoldet.
fault-already-all-in = { $player } ist schon all-in.
fault-last-hand = Alle anderen haben gefoldet: { $player } hat die letzte Hand.
fault-nothing-to-call = Für { $player } gibt es nichts zu callen.
fault-check-facing-bet = { $player } kann nicht checken: { $owes } sind zu zahlen.
fault-call-below-bet = Die Bet beträgt { $bet }. Weniger ist kein Call, außer all-in: schreib all-in.
fault-puts-back = { $player } hat schon { $put } vor sich. Schreib die Gesamtsumme.
fault-pulls-back-more = { $player } hat nur { $put } vor sich und kann nicht mehr zurücknehmen.
fault-no-chips = Hier ist ein Betrag über 0 nötig.
fault-above-stack = { $player } hat nur { $stack }.
fault-below-stack = { $player } hat { $stack }: Weniger ist nicht all-in.
fault-stack-unknown = Wie hoch ist das All-in? Schreib den Betrag oder den Stack.
fault-short-bet = Eine Bet beträgt mindestens { $least }, außer all-in.
fault-short-raise = Ein Raise geht mindestens auf { $least }, außer all-in.
fault-above-most = Hier dürfen höchstens { $most } gesetzt werden.
fault-may-not-raise = { $player } darf nicht erhöhen: { $faces } kamen dazu, { $needs } wären ein volles Raise.
fault-not-in-the-blinds = { $player } ist nicht in den Blinds.
fault-posted-late = Ein Blind wird gesetzt, bevor jemand handelt.
fault-above-blind = Der Blind beträgt nur { $blind }.
fault-street-out-of-order = Die Streets kommen der Reihe nach, jede einmal: Flop, Turn, River; bei Stud dritte bis siebte Street.
fault-still-to-act = { $player } muss vor der nächsten Street noch agieren.
fault-hand-over = Nur { $player } ist noch in der Hand: Es folgt keine Street mehr.
fault-no-bet-size = Wie hoch ist eine Bet auf dieser Street? Schreib beide: limit 100/200.
fault-pot-missing = In Pot-Limit nach dem Flop wird der Pot gebraucht. Schreib zum Beispiel: Pot 1500.
