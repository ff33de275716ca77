premature-river = River zu früh gegeben
    .search = vorzeitiger River, River zu früh, zu früher River, Riverkarte zu früh aufgedeckt, Dealer brennt und dreht zu schnell, River vor Ende der Setzrunde, Spieler hatte vor dem River noch nicht agiert, Spieler vor dem River übersprungen, River trotz offener Aktion, vor dem River nicht gebrannt, Burn vor dem River vergessen, River zurücklegen, River zurückmischen
    .told =
        River kam zu früh
        Der Dealer hat den River aufgedeckt, obwohl wir am Turn noch nicht fertig gesetzt haben.
        Ich wollte am Turn noch callen, und der Dealer legt schon den River hin!
        Am Turn bette ich 5.000, Platz 7 hat noch nicht gecallt, und der Dealer brennt eine Karte und dreht den River um.
        Der Dealer hat den River ohne Burn-Karte gegeben, und der Erste hat schon gecheckt.
        Was passiert mit dem River, wenn er zu früh kam und am Turn noch ein Spieler dran war?
        River zu früh gegeben
        Ich hab den River umgedreht, aber am Turn war die Setzrunde noch nicht fertig
        Dealer gibt die River-Karte, obwohl Platz 3 noch auf die Bet reagieren muss
        Bet 3000 am Turn, Platz 6 callt, ich lege den River, aber Platz 8 muss noch agieren
        River ohne Burn-Karte gegeben, Platz 2 hat schon 4000 gebettet, Platz 5 gecallt
        River liegt zu früh, kommt die Karte weg und wird neu gemischt?
    .heard =
        die fünfte liegt da, dabei ist die Bet am Turn unbeantwortet
        sie zieht die letzte, während ich am Turn noch grüble
        er hat am Turn angespielt, ich noch nicht bezahlt, zack liegt der River
        Schlusskarte offen und Platz 3 war am Turn noch nicht dran
        was wird aus der Zehn, die zu hastig als River lag, kommt sie in den Rest
        Dealer glaubte am Turn Check-Check, ich hatte nicht geklopft
        letzte Karte kam zu schnell, jetzt hab ich meinen Flush
        River hingeknallt, der Big Blind muss am Turn noch wählen
        kriegen wir einen anderen River, wenn der Turn fertig gespielt ist
        er wollte den Turn check-raisen und sieht jetzt alle fünf
        am Turn bin ich unter den Tisch gefallen, River liegt, ich will vorher setzen
        keine weggelegt und die letzte schon umgedreht
        die fünfte Karte liegt schon und am Turn musste noch einer
        River zu schnell, da war noch ein Einsatz zu beantworten
        die letzte Karte kam bevor ich erhöhen konnte
        wir waren am Turn noch nicht fertig
        River liegt zu früh, Setzrunde am Turn nicht beendet
        River gedreht und ein Spieler hatte am Turn noch nicht bezahlt
        der River wurde gegeben, bevor die Setzrunde am Turn fertig war
        der Dealer hat den River zu früh gelegt, ich hatte am Turn noch nicht gehandelt
        der River kam, obwohl noch eine Bet zu callen war
        die letzte Karte zu früh gegeben
        fünfte Karte am Board, bevor alle gehandelt hatten
        Letzte Boardkarte liegt, am Turn hat Seat 5 noch nicht gesprochen
        Die fünfte Karte is da, dabei wollt ich am Turn noch setzen
        Dealer hat vor der letzten Boardkarte nix gebrannt
        Turn-Runde war nicht fertig und zack, die Fünfte ist raus
        Der Geber knallt die Schlusskarte hin, ich grübel noch wegen der 4000 am Turn
        Schlusskarte ohne Burn gelegt, und einer hat schon geschoben
        Die Fünfte liegt offen, am Törn war noch gar nicht fertig gesetzt
        Geber haut die letzte raus, ich hatte am Törn nicht bezahlt
        Riwwer ohne Verbrennen aufgedeckt, der Dieler schläft
        Bei der fünften Gemeinschaftskarte hat er das Brennen vergessen
        Ich wollt am Törn noch 3.000 anspielen, zack liegt die Fünfte
        Riwwer vorschnell aufgelegt, zwei haben drauf schon geklopft
        Am Turn 6.000, das Mädel dachte nach, da kam die fünfte
        Letzte Karte offen, während der Gegner noch Chips in der Hand hielt
        Er sah zwei Klopfer, wartete auf keinen dritten und drehte um
        River da, und ich hatte noch Action, wird der eingemischt?
        Am Button kam er nicht mal zum Checken, und da lag ein Ass
        River zu früh raus, am turn lief noch die bet
        Am Turn stand eine Bet von viertausend, einer zahlte, der zweite strich sich den Bart, und der Dealer legte ganz ruhig die letzte hin, die Kreuz-Sieben
        Auf der hätte ich gewonnen, nur kam sie vor meiner Entscheidung
        Der Bube am Ende lag offen, obwohl das All-in vom Zweiten noch nicht bezahlt war
        Wird die letzte Karte ersetzt, wenn sie aufgedeckt wurde, während einer noch sein Raise überlegte?
        River gelegt, obwohl am Turn noch einer dran war
        der Dealer gab den River, bevor alle gesprochen hatten
        die Riverkarte kam, während noch jemand handeln musste
premature-river-fact-what = Was war mit dem River falsch?
    .label = Fehler beim River
    .early = zu früh; eine Karte wurde gebrannt
    .early-unburned = zu früh, und es wurde keine Karte gebrannt
    .unburned = nicht zu früh, aber es wurde keine Karte gebrannt
premature-river-fact-since = Was ist geschehen, seit der River liegt?
    .label = seither
    .nothing = nichts
    .action = eine Aktion, und sei es ein Check, aber keine Substantial Action
    .substantial-action = Substantial Action (zwei Aktionen, mindestens eine mit Chips, oder drei beliebige)
premature-river-outcome-new-river = Der River zählt nicht: Aus dem Stub kommt ein neuer
premature-river-outcome-next-card = Dieser River kommt zur Seite; die nächste Karte ist der neue River
premature-river-outcome-river-stands = Der River gilt
premature-river-outcome-no-rule = Das Buch hat dafür keine Regel: nach Billigkeit entscheiden
premature-river-order-card-back = Dealer: die Riverkarte in den Stub zurücklegen.
premature-river-order-card-aside = Dealer: die Riverkarte zur Seite legen, nicht in den Muck.
premature-river-order-burn-stays = Dealer: die Burn-Karte des Rivers liegen lassen; sie bleibt Burn-Karte.
premature-river-order-shuffle-at-once = Dealer: die Karte in den Rest des Stubs mischen.
premature-river-order-settle-early-actions = Floor: mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären, was zu früh geschah.
premature-river-order-finish-round = Zuerst wird die Setzrunde am Turn zu Ende gespielt.
premature-river-order-shuffle-after-round = Dealer: den Stub durcheinanderschieben, mischen und abheben.
premature-river-order-river-no-burn = Dealer: einen neuen River hinlegen, ohne eine Karte zu brennen.
premature-river-order-river-with-burn = Dealer: eine Karte brennen und einen neuen River hinlegen.
premature-river-order-finish-round-after = Die Setzrunde am Turn wird danach zu Ende gespielt.
premature-river-order-river-stands = Den River liegen lassen: Das Spiel geht mit ihm weiter.
premature-river-order-see-skipped = Floor: über den übersprungenen Spieler mit dem Vorfall „Übersprungener Spieler“ (skipped-player) entscheiden.
premature-river-order-floor-rules-early = Floor: nach Billigkeit (Regel { $fairness }) über den zu frühen River entscheiden. Ein River zählt erst, wenn die Setzrunde am Turn zu Ende ist.
premature-river-order-settle-actions-on-river = Floor: Die Setzrunde am Turn läuft noch. Was am River geschah, mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären.
premature-river-order-floor-rules-late = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob der River gilt oder zurückgenommen wird. Wenn er gilt, mit dem Vorfall „Übersprungener Spieler“ (skipped-player) weitermachen.
premature-river-order-floor-rules-unburned = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob der River gilt oder ob die Burn-Karte nachgeholt wird.
premature-river-remark-cards-new-river = Vorher: Turn | Burn | verfrühter River. Nachher: Turn | Burn | neuer River.
premature-river-remark-no-burn-at-all = Für diesen River wird gar keine Karte gebrannt: Nach dem Mischen verlangt das Buch keine Burn-Karte, ob vorher eine lag oder nicht.
premature-river-remark-others = Bücher, die das regeln, mischen den zu frühen River in den Stub und legen nach der Setzrunde einen neuen ohne Burn-Karte hin: Turn | Burn | neuer River.
