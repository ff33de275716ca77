reopening = Wer nach einem zu niedrigen All-in noch erhöhen darf
    .search = Wiedereröffnung, Setzrunde wieder offen, Aktion wieder offen, nicht wieder eröffnet, kurzes All-in, Short All-in, All-in für weniger, All-in zu klein, darf ich noch erhöhen, noch einmal raisen, Re-Raise, unvollständiges Raise, kein volles Raise, zwei kurze All-ins, mehrere All-ins, All-ins zusammen, halbes Raise im Limit, nur noch callen, reopening, kleines All-in, zu kleines All-in, re-open, reopen
    .told =
        Darf er nochmal raisen?
        Nach meiner Bet ging einer kurz all-in, und jetzt will der, der schon gecallt hat, noch mal raisen.
        Das All-in war kein volles Raise, darf ich trotzdem noch einmal erhöhen?
        Ich setze 1.000, Platz 4 callt, der Short Stack geht für 1.400 all-in, und Platz 4 will jetzt auf einmal all-in drüber.
        Blinds 300/600, UTG raist auf 2.000, ein Call, dann All-in für 2.700 und noch ein All-in für 3.500, und UTG will wieder raisen.
        Ist die Action für mich wieder offen, wenn das All-in hinter mir kleiner als ein Minimum-Raise war?
        Darf er nach All-in nochmal erhöhen?
        Kurzes All-in, der ursprüngliche Bettor will jetzt nochmal raisen
        Das All-in war kein volles Raise, und Platz 2 hat schon agiert und will wieder erhöhen
        Platz 3 bettet 1000, Platz 5 all-in für 1400, Platz 7 callt, jetzt will Platz 3 nochmal raisen
        Bet 1000, Platz 1 callt, dann zwei kurze All-ins hintereinander, 1500 und 2100, jetzt möchte Platz 1 reraisen
        Öffnet so ein kurzes All-in die Setzrunde wieder oder darf er nur callen oder folden?
    .heard =
        ich bette 1000, er pusht 1300, einer geht mit, darf ich jetzt erhöhen
        UTG eröffnet, BTN pusht knapp drüber, Action zurück bei UTG
        ich hab schon agiert und der Push war kein richtiges Raise, bin ich gesperrt
        zwei Shorties pushen übereinander, krieg ich mein Recht wieder
        Mini-Push hinter mir, darf ich alle rausblasen
        seine letzten Chips machten bloß 200 mehr, darf der Eröffner nochmal
        Platz 5 hatte geflattet und will jetzt über den Shorty jammen
        Dealer sagt, ich darf nur bezahlen, weil der Push zu knapp war
        der Rest-Push waren 350 mehr, min. wären 800 gewesen
        wer darf noch was draufpacken, wenn so ein Mini-Stack reinschiebt
        BB war überhaupt noch nicht, der darf doch drüber
        beide Pushes addiert übersteigen eine volle Erhöhung, also darf ich
        darf ich nach dem kleinen All-in nochmal erhöhen
        kurzes All-in nach meinem Raise, komm ich nochmal drüber
        ist die Runde für mich wieder offen
        er hatte schon gehandelt und will jetzt nochmal raisen
        kurzes All-in unter dem vollen Raise, darf der Setzer nochmal erhöhen
        nach dem kleinen All-in steht mir nur Call zu oder auch Raise
        zwei kurze All-ins ergeben zusammen eine volle Erhöhung, ist wieder offen
        er ging all-in für weniger als einen vollen Raise, darf ich wieder erhöhen
        kurzes All-in, ist das Setzen für den ersten Spieler wieder offen
        ich setze 600, all-in 800, ein Call, darf ich jetzt noch erhöhen
        darf der Spieler, der schon gecallt hat, nach einem zu kleinen All-in raisen
        das All-in war kein voller Raise, und jetzt will er noch einmal erhöhen
        Seat 3 bettet 1000, Shorty shoved 1300, kann Seat 3 jetzt nochmal reraisen
        Ist die Action wieder offen, der Shorty hat bloß 200 mehr reingestellt
        Ich hab schon gecallt, dann pusht einer 150 drüber, krieg ich nochmal Raise
        Unvollständiger Push vom Shortstack, der ursprüngliche Raiser will nochmal drauf
        Zwei Shortys pushen je paar Hunderter mehr, is für mich wieder auf zum Raisen
        Nach dem Mini-Shove von der Gitti will der Bettor nochmal 4betten
        Ich 1.000, Kleiner stellt 1.300 rein, kann ich jetzt wieder drüber?
        Shorty schiebt ein paar Kröten mehr rein, ist für mich wieder offen?
        Er hatte schon gezahlt, dahinter kam ein Mini-Ollin, jetzt will er drüberbügeln
        Das Krümel-Ollin war kein voller Schritt, nun will Sitz 3 hochgehen
        Zwei Ollins hintereinander, je 400 mehr, kann der erste Setzer wieder nachlegen?
        Nach dem mickrigen Schaff, kann sie bloß mitgehen oder auch wieder hoch?
        Ich hatte auf 2.000 eröffnet, einer callt, der Short geht mit 2.700 rein, darf ich noch mal drüber?
        Das kleine All-in lag nur 300 über der Bet, und der Setzer wollte wieder hoch
        Zwei Kurze sprangen nacheinander rein, zusammen war das mehr als eine ganze Erhöhung
        Ich habe gelimpt, es kam ein Shove für einen halben Blind mehr, und man verbot mir alles außer Zahlen
        Check, Bet 1.000, All-in 1.400, und der mit dem Check will jetzt 5.000 machen, darf der?
        Ich eröffne auf dreitausend, zwei zahlen, die Oma im Blind legt ihre letzten 3.900 rein, und jetzt würde ich gern alles geben, der Nachbar meint, das geht nicht
        Bet 4.000, All-in 6.500, Call, ich bin wieder dran, nur noch mitgehen oder auch mehr?
        Einmal habe ich schon gesetzt, dazwischen kam einer kurz all-in, kann ich nochmal pushen?
        Der Big Blind war noch nicht dran gewesen, vor ihm ein zu kleines All-in, er durfte erhöhen, ich nicht
        Die Summe zweier kleiner Pushes überstieg das Minimum, nur für wen denn?
        Der ursprüngliche Angreifer bekam den Zug zurück, aber nur für einen Hunderter mehr, und wollte alles rein
        Am Turn setzt er 3.000, bekommt ein All-in für 5.200, sieht dahinter einen Call und greift zum ganzen Stack
        Wer von uns dreien kann nach dem halbgaren Shove noch erhöhen?
        Blinds 400/800, Open 1.800, Push 2.300, SB weg, und der Erste sagt, er ist jetzt auch all-in
        Gilt meine Action als geschlossen wenn der short stack nur nen bisschen mehr reinschiebt?
        All-in für weniger als ein volles Raise, dürfen die anderen noch einmal erhöhen
        zu kurzes All-in, darf der erste Raiser noch einmal erhöhen
        öffnet ein kleines All-in die Setzrunde wieder
        darf ich nach seinem kurzen All-in wieder erhöhen
reopening-fact-round = Wie lief diese Setzrunde bisher, mit den All-ins?
    .label = Setzrunde
    .hint = Die Runde mit dem zu niedrigen All-in: Blinds 200/400; A erhöht auf 1200, B All-in 1500, C callt (? weiß nicht, < zurück)
reopening-outcome-nobody-to-act = Die Setzrunde ist zu Ende: In dieser Zeile ist niemand mehr an der Reihe
reopening-outcome-others-to-act = { $bet } zu callen, ein Raise geht mindestens auf { $least }
reopening-outcome-open-no-short = Kein zu niedriges All-in-Raise, Raise erlaubt: { $free }
reopening-outcome-open = Offen, Raise erlaubt: { $free }
reopening-outcome-some-closed = Nur Call oder Fold: { $closed }
reopening-outcome-closed-for-now = Nur Call oder Fold, solange kein Raise die Wettrunde neu eröffnet: { $closed }
reopening-outcome-next-may-raise = { $next } darf erhöhen. Erst wenn das neu eröffnet, auch: { $closed }
reopening-outcome-adds-up-not-said = Das Buch sagt nicht, ob ein Raise erlaubt ist: { $open }
reopening-outcome-limit-not-said = Das Buch sagt nicht, was in Limit die Setzrunde wiedereröffnet
reopening-outcome-limit-amount-not-said = Raise erlaubt: { $free }. Das Buch sagt nicht, wie hoch
reopening-outcome-limit-adds-up-not-said = Das Buch lässt in Limit offen, ob ein Raise erlaubt ist: { $open }
reopening-outcome-adds-up-by-director = Deine Wahl: ob ein Raise erlaubt ist: { $open }
reopening-outcome-limit-by-director = Deine Wahl: was in Limit die Setzrunde wiedereröffnet
reopening-order-betting-over = Wenn sonst niemand mehr an der Reihe ist, ist diese Setzrunde vorbei.
reopening-order-whoever-is-next = Der nächste Spieler callt, erhöht oder foldet.
reopening-order-everyone-may-raise = Der nächste Spieler ist an der Reihe und hat alle Möglichkeiten: Die Tabelle nennt das Minimum-Raise.
reopening-order-next-has-every-option = { $next } ist an der Reihe und hat alle Möglichkeiten: Die Tabelle nennt das Minimum-Raise.
reopening-order-closed-unless-reopened = Dealer: Erhöht niemand, von { $closed } nur Call oder Fold annehmen. Ein volles Raise eröffnet die Wettrunde neu.
reopening-order-closed-may-not-raise = Dealer: von { $closed } nur Call oder Fold annehmen.
reopening-order-others-may-raise = Wer sonst noch an die Reihe kommt, darf erhöhen, mindestens auf den Betrag in der Tabelle.
reopening-order-left-out-may-raise = Wer sonst noch an die Reihe kommt und nicht in der Tabelle steht, darf erhöhen.
reopening-order-others-may-raise-limit = Wer sonst noch an die Reihe kommt, darf erhöhen. Wie hoch ein Raise sein muss, kann an derselben Entscheidung hängen.
reopening-order-director-decides-together = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob die zu niedrigen All-ins zusammengerechnet werden. Wenn ja: Raise erlaubt für { $open }; wenn nein: nur Call oder Fold.
reopening-order-director-decides-limit-together = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob zu niedrige All-ins in Limit zusammengerechnet werden. Wenn ja: Raise erlaubt für { $open }; wenn nein: nur Call oder Fold.
reopening-order-director-decides-limit = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, wer erhöhen darf. Bücher, die für Limit eine Grenze nennen, lassen ein zu niedriges All-in ab der Hälfte eines vollen Raise die Setzrunde wiedereröffnen.
reopening-order-next-may-raise-limit = Der nächste Spieler ist an der Reihe und hat alle Möglichkeiten.
reopening-order-director-decides-limit-amount = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, wie hoch ein Raise ist: eine volle Bet über das zu niedrige All-in hinaus oder nur der Rest bis zur vollen.
reopening-order-director-chooses-together = Turnierleitung: entscheiden, ob die zu niedrigen All-ins zusammengerechnet werden. Wenn ja: Raise erlaubt für { $open }; wenn nein: nur Call oder Fold.
reopening-order-director-chooses-limit = Turnierleitung: entscheiden, wer erhöhen darf.
reopening-remark-doubled-bet = Die größere Bet auf der vierten Street: In Stud ist sie erlaubt, wenn ein offenes Paar liegt, und das Buch spricht nicht davon. Die Tabelle geht von der Bet aus, wie sie gemacht wurde.
reopening-remark-short-all-ins-together = Zu niedrige All-ins zählen zusammen: Es kommt darauf an, um wie viel die Bet gewachsen ist, seit der Spieler agiert hat.
reopening-remark-only-call-named = Dem Wortlaut nach bleibt ihnen nur der Call; von einem Fold spricht das Buch nicht.
reopening-remark-part-of-the-total = Das Buch nennt die Hälfte der ganzen Bet oder des ganzen Raise. Die Tabelle rechnet mit der Hälfte einer Bet dieser Setzrunde.
reopening-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach diesem All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf eine Summe in der letzten Spalte gilt auch.
reopening-outcome-only-call = Kein Raise mehr möglich: Call oder Fold
reopening-order-take-call-or-fold = Dealer: nur Call oder Fold annehmen. Ein Raise kann niemand mehr callen, oder die Chips reichen nicht dafür.
