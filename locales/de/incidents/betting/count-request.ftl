count-request = Chips zählen lassen
    .search = Chipcount, Chip Count, wie viel hat er noch, wie viele Chips hat er, wie hoch ist das All-in, All-in zählen, Stack zählen, genau zählen, wie hoch ist die Bet, wie viel kostet der Call, fragt nach einem Count, gegnerische Chips zählen
    .told =
        Bitte das All-in zählen
        Ich möchte, dass der Dealer die Chips von meinem Gegner zählt, und der Dealer macht es nicht.
        Der ist gar nicht in der Hand und verlangt, dass das All-in gezählt wird.
        Ich bin dran, er hat eine große Bet mit vielen Chips hingelegt, man sieht nicht wie viel, und ich hätte gerne eine genaue Zählung.
        Platz 7 ist noch nicht an der Reihe und will jetzt schon, dass der Stack von Platz 2 heruntergezählt wird, obwohl keiner all-in ist.
        Darf ich verlangen, dass er mir sagt, wie viele Chips er noch hinten hat?
        Spieler will Stack gezählt haben
        Platz 4 will wissen, wie viel das All-in von Platz 9 ist, und verlangt, dass ich zähle
        Spieler will, dass ich den Stack von seinem Gegner zähle, der hat aber gar nicht gesetzt
        Platz 6 ist gar nicht in der Hand und will, dass ich das All-in von Platz 2 zähle
        Platz 3 bettet 6000, die Höhe ist klar, Platz 5 verlangt trotzdem, dass ich den restlichen Stack von Platz 3 auszähle
        Muss ich dem Spieler die Chips von seinem Gegner zählen, auch wenn er nicht dran ist?
    .heard =
        wie tief bist du, Kumpel? er antwortet mir nicht
        er weigert sich zu verraten was ihm bleibt
        kann der Dealer den Turm mal aufschlüsseln bevor ich mich entscheide
        Button hat gepusht, ich will auf den Chip genau wissen was es kostet
        bevor ich ihren Push bezahle, will ich ihn in Tausendern abgezählt sehen
        ich fragte „wie viel spielst du“ und er ignorierte mich
        Dealer rührt die Chips nicht an, gibt nur eine grobe Schätzung
        Platz 7 ist gar nicht in der Hand und verlangt eine Aufstellung
        muss er mir seine Restchips verraten
        die exakte Zahl von diesem Shove, bitte
        er verlangt, dass ich vorzähle, dabei hab ich gar nicht gesetzt
        Hände weg, damit ich deine Türme sehe, so ungefähr
        wie viel hat er noch hinter sich
        kannst du seinen Stapel ausrechnen
        ich möchte wissen wie groß sein Einsatz ist
        der Spieler am Zug will die Bet genau gezählt haben
        soll der Dealer den Stack des All-in Spielers zählen
        er fragt wie viel der Gegner noch hinter sich hat
        möchte vor seiner Entscheidung die Höhe vom All-in wissen
        ich habe den Dealer gebeten, das All-in genau zu zählen
        wie viel hat er noch hinten, er will es nicht sagen
        Spieler will den Stack des Gegners gezählt haben, bevor er handelt
        darf ich zählen lassen, wenn niemand all-in ist
        muss der Dealer die Bet für mich abzählen
        Platz 8 fragt, wie viele Chips ich noch habe, muss ich antworten
        er verlangt, dass gezählt wird, obwohl er nicht dran ist
        Ich will wissen wie viel der noch hinten hat, er rückts ned raus
        Kann der Dealer mir das All-in mal auseinanderbauen und durchrechnen
        Seat 9 ist längst raus und verlangt trotzdem an Count vom Gegner
        Wieviel hast noch, fragt der dauernd, is aber gar nicht am Zug
        Der Urs will meine 2400 genau vorgestapelt haben, sieht doch jeder
        Bin dran und der Hubert sagt mir nicht, wie tief er noch spielt
        Sitz 5 will wissen, wieviel der Ollin-Mann genau da stehen hat
        Der hat gar keine Karten mehr und fragt nach Karlas Restbestand
        Wieviel ist das genau, der Geber soll Tims Türme auseinanderlegen
        Ich bin dran und der rückt nicht raus, was er noch hinten hat
        Muss der Dieler die Erhöhung aufdröseln, nur weil Sitz 8 neugierig ist?
        Er will ne exakte Summe vom Gegner seinem Stapel, der hat nur gesetzt
        Ich bat, seinen ganzen Stack zu zählen, gesetzt hatte er nichts
        Der Gegner ist all-in, und man sagte mir die genaue Zahl nicht
        Hab ich Anspruch zu wissen, wie viel er hat, wenn er pusht?
        Er ist nicht dran und will meinen Shove durchzählen lassen
        Der Dealer meinte, vor meiner Entscheidung zählt er nicht, nur schätzen
        Der Junge war noch nicht unter Druck, trotzdem sollte der Dealer den Stack des Gegners bis auf den letzten Jeton zählen, er müsse wissen, ob er ihn reinstellt
        Die Dame wollte seinen Turm in Zwanzigern aufgestellt haben, er sagte, sie könne selbst schauen
        Der schon Gefoldete rief, der Dealer solle das All-in nachzählen
        Wer zählt eigentlich beim All-in, der Spieler oder der Dealer?
        Mit den Armen um seinen Haufen meinte der Typ, ich hätte doch Augen im Kopf
count-request-fact-what = Was soll gezählt werden?
    .label = zu zählen
    .stack = die Chips eines Gegners oder ein All-in
    .bet = eine Bet oder ein Raise, nicht all-in
count-request-fact-asker = Wer fragt?
    .label = fragender Spieler
    .in-turn = der Spieler, der an der Reihe ist
    .waiting = ein Spieler in der Hand, der nicht an der Reihe ist
    .not-in-hand = ein Spieler, der nicht in der Hand ist
count-request-fact-facing = Worauf muss reagieren, wer fragt?
    .label = Reaktion
    .this-all-in = auf ein All-in des Spielers, um dessen Chips es geht
    .other-all-in = auf ein All-in eines anderen
    .no-bet = auf nichts oder auf die Bet eines anderen
    .clear-bet = auf eine Bet des Spielers, um dessen Chips es geht: nicht all-in, die Höhe ist klar
    .unclear-bet = auf eine Bet des Spielers, um dessen Chips es geht: nicht all-in, die Höhe ist unklar
count-request-outcome-estimate-only = Nur eine Schätzung, keine genaue Zählung
count-request-outcome-exact-count = Genaue Zählung auf Anfrage
count-request-outcome-wait-for-turn = Noch keine genaue Zählung: Wer fragt, ist nicht an der Reihe
count-request-outcome-whose-chips-not-said = Das Buch sagt nicht, wessen Chips gezählt werden dürfen
count-request-outcome-bet-amount-given = Die Höhe der Bet wird auf Anfrage genannt
count-request-outcome-bet-amount-refused = Die Bet wird für diesen Spieler nicht gezählt
count-request-order-estimate = Gegner: den Stack so halten, dass man ihn schätzen kann. Mehr ist nicht nötig.
count-request-order-wait = Wer fragt: noch einmal fragen, wenn man an der Reihe ist.
count-request-order-house-counts = Dealer oder Floor: das All-in zählen. Der Spieler, der all-in ist, muss es nicht.
count-request-order-player-or-house-counts = All-in-Spieler: zählen oder es Dealer oder Floor überlassen. Eine Pflicht ist es nicht.
count-request-order-floor-decides-whose = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Wer fragt, muss auf ein All-in reagieren, aber nicht dieses soll gezählt werden.
count-request-order-count-bet = Dealer: die Bet oder das Raise zählen und die Höhe nennen.
count-request-order-do-not-count-bet = Dealer: für diesen Spieler nicht zählen.
count-request-order-house-counts-stack = Dealer oder Floor: den Stack zählen. Der Gegner muss es nicht.
count-request-order-player-or-house-counts-stack = Gegner: zählen oder es Dealer oder Floor überlassen. Eine Pflicht ist es nicht.
count-request-order-in-turn-acts = Jetzt agiert der Spieler, der an der Reihe ist.
count-request-remark-count-taken-for-granted = Das Buch hat für diese Frage keine eigene Regel; seine Regel über die falsche Zählung setzt aber voraus, dass ein Caller zählen lassen darf.
count-request-remark-true-amount = Die Zählung schützt den Caller nicht: War sie falsch, schuldet er den richtigen Betrag.
