skipped-player = Übersprungener Spieler
    .search = Spieler übersprungen, ausgelassen, übergangen, ich war dran, ich war noch nicht dran, Dealer hat jemanden übersehen, niemand hat auf mich gewartet, Platz übersprungen, Aktion verpasst, ausgelassener Spieler, kam nicht an die Reihe, skipped
    .told =
        Ich wurde übersprungen
        Der Dealer hat mich übergangen, ich hatte noch gar nicht agiert, und die anderen haben schon weitergemacht.
        Der Spieler auf Platz 2 wurde übersprungen und meldet sich erst jetzt, wo der Turn schon da ist.
        Ich sitze im Cutoff und habe meine Karten noch, der Button raist an mir vorbei, der Small Blind callt, und keiner hat mich gefragt!
        Platz 9 wurde ausgelassen, nach ihm kamen Bet und zwei Calls, er hat die ganze Zeit dagesessen und nichts gesagt.
        Habe ich noch das Recht zu agieren, wenn ich übersprungen wurde und hinter mir schon zwei Leute gecallt haben?
        Spieler wurde übersprungen
        Platz 5 wurde übergangen, zwei hinter ihm haben schon gecallt
        Ich hab Platz 3 übersehen, der Nächste hat schon agiert und Platz 3 meldet sich jetzt
        Platz 7 hat an Platz 6 vorbei gebettet, 8 foldet, 9 callt, und erst jetzt sagt Platz 6, er war noch nicht dran
        Übersprungener Spieler auf Platz 2 meldet sich erst, als die Setzrunde vorbei ist und ich die Turn-Karte geben will
        Der Spieler wurde übersprungen und hat nichts gesagt, hat er noch das Recht zu agieren oder ist seine Hand tot?
    .heard =
        UTG bettet, UTG+2 callt und mich in der Mitte haben sie vergessen
        hallo, ich hab noch Karten, ihr seid an mir vorbei
        sie hat die Turn-Karte gebracht und Small Blind hatte noch nichts gesagt
        der Dealer zeigte auf die 7, die 6 hatte aber noch eine Hand
        drei waren seitdem dran, keiner sah meine Karten
        die haben mich links liegen lassen, dann raiste der Button und einige gingen mit
        er meldet sich erst nach zwei Folds und einem Call
        meine Karten lagen hinter seinem Arm und die Action ist über mich hinweg
        ist meine Hand tot, weil ich nicht rechtzeitig gestoppt habe
        sie hüpften in dieser Runde zweimal über Seat 2
        er saß schweigend da, während es an ihm vorbeilief, jetzt protestiert er
        bin ich zu spät um nach Call, Call, Fold noch zu entscheiden
        ich war noch gar nicht dran gewesen und es ging weiter
        der Dealer hat mich vergessen, zwei hinter mir haben schon was gemacht
        auf Platz 6 hat keiner gewartet
        an mir vorbeigespielt
        ein Spieler wurde übergangen, die nächsten zwei haben schon agiert
        Dealer hat mich ausgelassen und weitergemacht
        er war dran, wurde übersprungen und meldet sich erst jetzt
        man hat mich übersprungen, der Spieler nach mir hat schon gehandelt
        der Dealer hat mich übergangen, und hinter mir haben zwei gehandelt
        Platz 5 wurde übersprungen und hat nichts gesagt, jetzt will er handeln
        ich wurde übersprungen und die nächsten zwei haben gecallt, bin ich noch dran
        die Action ging an mir vorbei, ich hatte noch nicht gehandelt
        Die haben mich einfach ausgelassen, drei Mann hinter mir haben schon gehandelt
        Seat 4 wurde vergessen, Turn liegt, jetzt meldet er sich
        Ich war nie dran, und der Dealer macht einfach bei Seat 7 weiter
        Über den Alois sans drüberganga, zwei dahinter haben gecallt
        Platz 2 übergangen, dahinter Bet und Call, er hätt doch schreien können
        Hey, ich hab noch Karten, ihr seid beim Setzen glatt an mir vorbei
        Mich haben sie glatt übergangen, zwei hinter mir haben schon angespielt
        Hallo, ich hab noch Karten, ihr seid einfach an mir vorbeigerauscht
        Der Geber hat Sitz 4 vergessen, drei Leute danach haben schon gezahlt
        Setzrunde ist durch, jetzt sagt Gisela, sie war nie dran
        Ich kam gar nicht zum Reden, zack ging's beim Nachbarn weiter
        Sitz 6 nie gefragt worden, dahinter schon Einsatz und zweimal mitgegangen
        Ich hatte noch kein Wort gesagt, da sammelte der Dealer schon die Chips der anderen ein
        Alle um mich herum spielten, als wär ich Luft, meine Karten lagen hinter der Kaffeetasse
        Zwei hinter mir hatten schon bezahlt, da merkte einer, dass keiner auf mich gewartet hat
        Platz 4 wurde übergangen, drei weitere Aktionen, und er hat nur gestarrt
        Ein Rollstuhlfahrer kam nicht richtig an den Tisch, hielt die Karten tief und wurde übersehen
        Der Dealer zeigte gleich auf den Button, dabei hatte der Cutoff noch Karten und wollte erhöhen
        So schnell ging das Geklopfe hinter mir, dass ich gar nicht zu Wort kam
        UTG eröffnet, ein Fold, ich rücke meine Brille zurecht, und drei hinter mir haben schon gecallt
        Man hat ihm erklärt, seine Hand sei tot, weil er geschwiegen hat, während es an ihm vorbeiging
        Es lief an mir vorbei, gemeldet habe ich mich erst am Flop, darf ich noch mitmachen?
        Er hatte ewig Zeit zu protestieren und wartete lieber ab, was die hinter ihm tun
        Den Button haben sie vergessen, die Blinds waren durch, und der Dealer griff zum Stub
        Der BB wurde nie gefragt, nach dem Raise auf 1.500 gings einfach weiter
        Wenn man mich ausgelassen hat und hinter mir schon zwei gefoldet und einer bezahlt hat, gilt mein Blatt noch?
        Ich sitze direkt neben dem Dealer, er sieht mich nicht, nach dem Raise zeigte er gleich auf den Nachbarn, der passte, der nächste zahlte, mich fragte keiner
        der Dealer hat einen Spieler übergangen
        ein Spieler wurde übersprungen, und der nächste hat gespielt
        man hat mich übersprungen, ich war an der Reihe
        ihn hat niemand gefragt, zwei andere haben schon gespielt
skipped-player-fact-actions = Welche Aktionen gab es, von der vorzeitigen an, bis sich jemand meldete? (die vorzeitige zuerst)
    .label = Aktionen
skipped-player-fact-acted-since = Hat nach der vorzeitigen Aktion noch jemand agiert?
    .label = weitere Aktion danach
skipped-player-fact-street-over = War die Setzrunde schon vorbei, als sich jemand meldete?
    .label = Setzrunde vorbei
skipped-player-fact-had-time = Hatte der übersprungene Spieler angemessene Zeit, sich zu melden?
    .label = angemessene Zeit
skipped-player-outcome-skipped-player-acts = Noch rechtzeitig: Der übersprungene Spieler agiert
skipped-player-outcome-early-action-binds = Zu spät: Die vorzeitige Aktion bindet; den Rest klärt der Floor
skipped-player-outcome-early-action-free = Zu spät: Die vorzeitige Aktion bindet nicht; den Rest klärt der Floor
skipped-player-outcome-early-player-judged = Zu spät: Der Floor entscheidet über den Spieler, der vorgegriffen hat
skipped-player-order-skipped-acts = Jetzt agiert der übersprungene Spieler.
skipped-player-order-early-stands = Die vorzeitige Aktion gilt.
skipped-player-order-action-goes-back = Die Aktion geht zurück zum übersprungenen Spieler.
skipped-player-order-play-goes-on = Das Spiel geht dort weiter, wo es ist.
skipped-player-order-settle-early-actions = Mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären, was zu früh geschah.
skipped-player-order-floor-rules-hand = Floor: entscheiden, wie die übersprungene Hand weitergespielt wird. Das Buch überlässt es dem Floor.
skipped-player-order-may-kill = Floor: entscheiden, ob die übersprungene Hand tot ist. Sie kann für tot erklärt werden.
skipped-player-order-hand-stays-live = Die übersprungene Hand bleibt im Spiel.
skipped-player-order-may-limit = Floor: entscheiden, was der übersprungene Spieler noch darf. Bets und Raises können untersagt werden.
skipped-player-order-all-options = Der übersprungene Spieler behält alle Möglichkeiten.
skipped-player-order-time-was-there = Floor: berücksichtigen, dass Zeit war, sich zu melden. Das Buch nennt das als Grund für Strenge.
skipped-player-order-time-was-missing = Floor: berücksichtigen, dass nicht genug Zeit war, sich zu melden. Das Buch nennt genug Zeit als Grund für Strenge.
skipped-player-order-judge-early-player = Floor: über den Spieler entscheiden, der zu früh war. Möglich ist, ihm nur passive Aktionen zu lassen oder ihn aus der Hand zu nehmen.
skipped-player-order-early-holds = Die vorzeitige Aktion gilt, soweit der Floor sie gelten lässt.
skipped-player-order-early-does-not-hold = Die vorzeitige Aktion bindet nicht.
skipped-player-remark-counted-from-first = Die vorzeitige Aktion wurde mitgezählt.
skipped-player-remark-check-and-fold = Ein Check und ein Fold bringen keine Chips in den Pot.
skipped-player-remark-fold-binds-anyway = Der vorzeitige Fold bindet in jedem Fall.
skipped-player-remark-early-player-named = Dem Wortlaut nach entscheidet der Floor in diesem Buch über den, der vorgegriffen hat; in den anderen Büchern über den Übersprungenen.
