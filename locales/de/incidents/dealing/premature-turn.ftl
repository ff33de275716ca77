premature-turn = Turn zu früh gegeben
    .search = vorzeitiger Turn, Turn zu früh, zu früher Turn, Turnkarte zu früh aufgedeckt, Dealer brennt und dreht zu schnell, Turn vor Ende der Setzrunde, Spieler hatte auf dem Flop noch nicht agiert, Spieler auf dem Flop übersprungen, Turn trotz offener Aktion, auf dem Flop war noch jemand dran, Turn und River zu früh, vor dem Turn nicht gebrannt, Burn vor dem Turn vergessen, Turn zurücklegen
    .told =
        Turn kam zu früh
        Der Dealer hat den Turn aufgedeckt, aber am Flop war ich noch nicht dran.
        Am Flop war noch eine Bet offen, und der Dealer dreht schon den Turn um.
        Am Flop setzt Platz 2 1.800, der Button überlegt noch, der Dealer hat ihn nicht gesehen und schon gebrannt und den Turn gelegt.
        Der Dealer hat für den Turn nicht gebrannt, die Karte liegt offen da, und einer hat schon gecheckt.
        Wird die Turn-Karte wieder reingemischt, wenn am Flop die Action noch nicht vorbei war?
        Turn zu früh gegeben
        Ich hab die Turn-Karte gelegt, bevor am Flop alle agiert hatten
        Dealer gibt den Turn, obwohl die Flop-Bet noch nicht von allen gecallt ist
        Flop Bet 900, Platz 4 foldet, Platz 7 noch offen, ich lege den Turn, Pik-Dame
        Turn wurde ohne Burn gegeben, danach hat Platz 1 gecheckt und Platz 8 hat 2200 gebettet
        Der Turn liegt zu früh, einer muss am Flop noch agieren, wird die Karte zurückgenommen?
    .heard =
        die vierte liegt und mich hat am Flop keiner gefragt
        er zieht den Turn, Platz 7 brütet noch über der Flop-Bet
        ich setze am Flop, er denkt nach, Dealer legt schon den Turn dazu
        Turn ist am Tuch, BB hat geklopft aber der Button war nicht dran
        was passiert mit dem Buben, der als vierte lag bevor am Flop fertig gesetzt war
        Dealer hat den Raise am Flop nicht mitbekommen und ist gleich zur vierten
        Turn und gleich danach der River, dabei war am Flop noch Action
        sie dachte es wäre rundherum geklopft worden
        die vierte gibt ihm zwei Paar und ich war am Flop noch nicht soweit
        bleibt der Turn liegen oder kommt die nächste von oben
        Turn liegt offen, das Setzen am Flop ist noch nicht abgeschlossen
        auf K-9-4 hatte er noch nicht bezahlt, da lag schon der Turn
        die vierte Karte lag schon und auf dem Flop war noch einer dran
        Turn aufgedeckt ohne die letzte Aktion abzuwarten
        Turn zu früh, die Action am Flop war noch offen
        vierte Karte aufgedeckt bevor alle am Flop entschieden hatten
        der Turn wurde gegeben, bevor die Setzrunde am Flop fertig war
        der Dealer hat die vierte Karte zu früh umgedreht
        der Turn kam und ich hatte am Flop noch nicht gehandelt
        Turn und River liegen beide, bevor die Setzrunde fertig war
        am Flop musste noch ein Spieler handeln, als der Turn kam
        Vierte Karte liegt schon, am Flop war ich noch dran
        Flop-Setzrunde nicht durch, und die Vierte ist auf'm Tisch
        Dealer hat vor der vierten Boardkarte das Brennen vergessen
        Geber dreht nach dem Flop gleich die Nächste um, Seat 3 überlegt noch
        Hab am Flop noch 900 zu zahlen, da legt der schon Nummer vier hin
        Boardkarte vier kam ohne Burn, einer hat scho gecheckt
        Vierte liegt, obwohl ich am Flop noch dran war
        Törn zu hastig aufgelegt, Cutoff hatte noch nix gesagt
        Geber hat vor der vierten in der Mitte nix verbrannt
        Dieler dreht schon den Törn, Marco wollte grad am Flop anspielen
        Vierte Gemeinschaftskarte lag vorzeitig da, und der Riwwer jetzt auch schon
        Hab am Flop noch nicht bezahlt, da klatscht er den Törn hin
        Am Flop hatte der Letzte noch nicht bezahlt, und die vierte lag offen
        Der Dealer brannte und drehte um, ich hatte noch 2.000 vor mir
        Eine Acht lag da, obwohl neben dem Dealer noch nicht geklopft war
        Was macht man mit der Karte, wenn sie am Turn zu früh kam?
        Bet am Flop, ein Fold, der zweite überlegt, und da liegt die Kreuz-Dame
        Vierte karte zu schnell, ich hatte am flop noch nich gespielt
        Er überging den mit den Kopfhörern und legte zum Flop die nächste
        Der Herr mit Hut überlegte auf dem Flop noch, der Dealer sah ihn hinter seinem Schal nicht und legte zu den drei Karten die nächste, die alles änderte
        Diese Karte gab mir ein Set, leider kam sie, als noch einer dran war
        Zwei checkten, der Dritte griff zu den Chips, und da lag schon die Neun
        der Dealer legt den Turn, dabei war noch einer dran
        Turn gelegt, obwohl am Flop noch einer dran war
        der Dealer gab den Turn, bevor alle gesprochen hatten
        Turn verbrannt und umgedreht, und die Action war noch offen
        die Turnkarte kam, während noch jemand handeln musste
premature-turn-fact-what = Was war mit dem Turn falsch?
    .label = Fehler beim Turn
    .early = zu früh; eine Karte wurde gebrannt
    .early-unburned = zu früh, und es wurde keine Karte gebrannt
    .unburned = nicht zu früh, aber es wurde keine Karte gebrannt
premature-turn-fact-since = Was ist geschehen, seit der Turn liegt?
    .label = seither
    .nothing = nichts
    .action = eine Aktion, und sei es ein Check, aber keine Substantial Action
    .substantial-action = Substantial Action (zwei Aktionen, mindestens eine mit Chips, oder drei beliebige)
premature-turn-fact-further = Liegt auch der River schon?
    .label = River schon gelegt
premature-turn-outcome-new-turn = Der Turn geht zurück; nach dem Mischen kommt ein neuer
premature-turn-outcome-next-card = Dieser Turn kommt zur Seite; Turn wird die Karte, die der River gewesen wäre
premature-turn-outcome-river-or-next = Turn und River sind zu früh: nach Billigkeit entscheiden
premature-turn-outcome-turn-stands = Der Turn gilt
premature-turn-outcome-no-rule = Das Buch hat dafür keine Regel: nach Billigkeit entscheiden
premature-turn-order-turn-back = Dealer: die Turnkarte in den Stub zurücklegen.
premature-turn-order-only-burn-back = Dealer: die Burn-Karte in den Stub zurücklegen.
premature-turn-order-turn-aside = Dealer: die Turnkarte zur Seite legen, nicht in den Muck.
premature-turn-order-river-back = Dealer: auch den River in den Stub zurücklegen; er ist ebenfalls zu früh.
premature-turn-order-burn-stays = Dealer: die Burn-Karte des Turns liegen lassen; sie bleibt Burn-Karte.
premature-turn-order-burn-back = Dealer: auch die Burn-Karte des Turns in den Stub zurücklegen.
premature-turn-order-settle-early-actions = Floor: mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären, was zu früh geschah.
premature-turn-order-finish-round = Zuerst wird die Setzrunde am Flop zu Ende gespielt.
premature-turn-order-shuffle-stub = Dealer: den ganzen Stub mischen.
premature-turn-order-turn-no-burn = Dealer: die oberste Karte gleich als Turn hinlegen, ohne eine Karte zu brennen.
premature-turn-order-turn-with-burn = Dealer: eine Karte brennen und die nächste als Turn hinlegen.
premature-turn-order-burn-or-not = Floor: ansagen, ob vor dem neuen Turn eine Karte gebrannt wird. Das Buch spricht von einem zu frühen Turn mit Burn-Karte.
premature-turn-order-top-card-turn = Dealer: den Turn hinlegen.
premature-turn-order-burn-and-next = Dealer: die nächste Karte brennen und die Karte danach als Turn hinlegen: Sie wäre der River gewesen.
premature-turn-order-next-no-burn = Dealer: die nächste Karte als Turn hinlegen, ohne eine Karte zu brennen.
premature-turn-order-river-or-next = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob der River, der da liegt, zum Turn wird oder ob er in den Stub zurückgeht und vor einem anderen Turn eine Karte gebrannt wird.
premature-turn-order-aside-back = Dealer: nach der Setzrunde am Turn die zu frühe Turnkarte in den Stub zurücklegen.
premature-turn-order-aside-stays-out = Dealer: die zu frühe Turnkarte aus der Hand heraushalten.
premature-turn-order-shuffle-before-river = Dealer: den Stub vor dem River durcheinanderschieben, mischen und abheben.
premature-turn-order-river-after-shuffle = Dealer: den River hinlegen, ohne eine Karte zu brennen.
premature-turn-order-river-after-shuffle-burn = Dealer: eine Karte brennen und den River hinlegen.
premature-turn-order-river-with-burn = Dealer: nach der Setzrunde am Turn wie immer eine Karte vor dem River brennen.
premature-turn-order-river-no-burn = Dealer: nach der Setzrunde am Turn den River hinlegen, ohne eine Karte zu brennen.
premature-turn-order-second-river-no-burn = Dealer: nach der Setzrunde am Turn den River hinlegen, ohne eine Karte zu brennen; seine Burn-Karte liegt schon da.
premature-turn-order-second-river-with-burn = Dealer: nach der Setzrunde am Turn noch eine Karte brennen und den River hinlegen.
premature-turn-order-turn-stands = Den Turn liegen lassen: Das Spiel geht mit ihm weiter.
premature-turn-order-see-skipped = Floor: über den übersprungenen Spieler mit dem Vorfall „Übersprungener Spieler“ (skipped-player) entscheiden.
premature-turn-order-floor-rules-early = Floor: nach Billigkeit (Regel { $fairness }) über den zu frühen Turn entscheiden. Ein Turn zählt erst, wenn die Setzrunde am Flop zu Ende ist.
premature-turn-order-settle-actions-on-turn = Floor: Die Setzrunde am Flop läuft noch. Was am Turn geschah, mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären.
premature-turn-order-floor-rules-late = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob der Turn gilt oder zurückgenommen wird. Wenn er gilt, mit dem Vorfall „Übersprungener Spieler“ (skipped-player) weitermachen.
premature-turn-order-floor-rules-unburned = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob der Turn gilt oder ob die Burn-Karte nachgeholt wird.
premature-turn-remark-cards-new-turn = Vorher: Flop | Burn | verfrühter Turn. Nachher: Flop | Burn | neuer Turn | Burn | River.
premature-turn-remark-cards-new-turn-and-river = Vorher: Flop | Burn | verfrühter Turn | Burn | verfrühter River. Nachher: Flop | Burn | neuer Turn | Burn | neuer River.
premature-turn-remark-cards-next-card = Vorher: Flop | Burn | verfrühter Turn. Nachher: Flop | Burn, Burn | Turn | Mischen | River.
premature-turn-remark-shuffle-waits = Nach dem Buch kommt der Turn gleich nach dem Mischen. Gemischt wird also erst nach der Setzrunde; sonst käme der neue Turn wieder zu früh.
premature-turn-remark-others = Bücher, die das regeln, gehen zwei Wege. In den Stub zurück und mischen: Flop | Burn | neuer Turn | Burn | River. Oder zur Seite und weitergeben: Flop | Burn, Burn | Turn | Mischen | River.
