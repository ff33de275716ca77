dropped-deck = Heruntergefallenes Deck
    .search = heruntergefallenes Deck, Deck gefallen, Deck auf den Boden gefallen, Dealer hat das Deck fallen lassen, Stub gefallen, Karten durcheinander, Stub durcheinander, Stub in den Muck gefallen, Stub mit dem Muck vermischt, Stub mit Burn-Karten vermischt, Deck umgestoßen, Karten vom Tisch gefallen
    .told =
        Dealer lässt Deck fallen
        Dem Dealer ist das ganze Deck runtergefallen, und wir sind mitten in der Hand.
        Das Deck liegt am Boden, und keiner weiß mehr, in welcher Reihenfolge die Karten waren.
        Nach dem Flop stößt der Dealer den Stub um, die Karten sind alle durcheinander und zum Teil im Muck gelandet.
        Vor dem River rutscht dem Dealer der Stub aus der Hand, und er vermischt sich mit den Burn-Karten.
        Wie geht es jetzt weiter, wenn der Stub vor dem Turn runterfällt und alles durcheinander ist?
        Deck auf den Boden gefallen
        Mir ist der Stub runtergefallen, die Karten liegen durcheinander
        Das Deck ist dem Dealer mitten in der Hand runtergefallen
        Flop liegt, mir fällt der Reststapel auf den Tisch und mischt sich mit dem Muck, die Reihenfolge ist weg
        Beim Turn ist mir das Deck runtergefallen, ein Teil der Karten liegt jetzt bei den Burn-Karten und beim Muck
        Deck ist runtergefallen, Reihenfolge nicht mehr herstellbar, wird der Rest neu gemischt?
    .heard =
        der Reststapel ist ihr zwischen Flop und Turn aus den Fingern gerutscht
        mit dem Ärmel hat sie den Stapel umgeworfen, die Hälfte rutschte übers Tuch
        liegt alles auf dem Teppich, wir haben sie einzeln aufgehoben
        Dealer musste niesen und alles flog auseinander, Reihenfolge weg
        die ungegebenen sind zu den abgelegten gekippt
        er stieß ihr an den Ellbogen, da lag das Packerl unten
        geht der River noch, was übrig war ist verstreut
        der Turm ist umgefallen, das meiste blieb aber beisammen
        sie hat losgelassen, zwei liegen offen unter dem Stuhl
        Burns und Rest sind jetzt ein einziger Haufen
        Glas ist umgekippt, vor Schreck fiel ihr alles aus der Hand
        keiner weiß mehr was oben war, ein einziger Salat am Boden
        dem Dealer ist der Stub runtergefallen
        dem Dealer ist das Deck runtergefallen
        der Reststapel liegt verstreut am Boden, Reihenfolge unbekannt
        Stub fallen gelassen und mit dem Muck vermischt
        dem Dealer ist mitten in der Hand das Deck heruntergefallen
        der Rest des Decks fiel auf den Tisch, ein paar Karten liegen offen
        das Deck fiel vor dem Turn auf den Boden
        der Stub ist mit dem Muck vermischt worden
        Dem Geber ist das ganze Packerl auf den Boden gesegelt
        Restkarten vom Tisch gerutscht, mitten am Turn, alles durcheinander
        Croupier hat den Stub runtergeschmissen, liegt überm Teppich verstreut
        Sind ihm aus der Hand geflutscht, direkt in den Muck rein, alles vermischt
        Ellbogen dran, zack, der Kartenstapel liegt unterm Stuhl
        Vor dem River ist alles runtergepurzelt, Burns mit drin
        Dem Geber ist der ganze Packen runtergeflogen, alles aufm Boden
        Mir ist der Reststapel aus der Hand gerutscht, liegt überall rum
        Stub umgekippt und jetzt mit dem Müll vermischt
        Zack, Packen aufm Teppich, die Reihenfolge kriegt keiner mehr hin
        Reststapel ist in die Verbrannten gekippt, Törn fehlt noch
        Dielerin hat beim Geben den Stoß verschüttet, alles durcheinander
        Zwischen Flop und Turn fiel ihm der Rest aus der Hand
        Der Dealer langte nach dem Wasser, der Rest rutschte ihm weg, die Hälfte lag offen auf dem Teppich, der andere Teil mischte sich mit den Verbrannten
        Beim Niesen geriet der Stapel in die Abgelegten
        Der Dealer stolperte über ein Kabel, die Karten flogen über den Teppich
        Mit dem Ellbogen weggefegt, die Burns lagen mitten drin
        Ihm is der stapel runtergefallen und ein teil lag offen
        Das Colaglas kippte, das Glas fing er auf, den Stub nicht
        Den unteren Teil kann man noch zusammensetzen, den oberen nicht
        Der Rest zerstreute sich über den Muck, und der River fehlt noch
        Was wird gemischt, wenn das halbe Deck auf dem Boden gelegen hat?
dropped-deck-fact-order-known = Lässt sich die ursprüngliche Reihenfolge der Karten wiederherstellen?
    .label = Reihenfolge wiederherstellbar
dropped-deck-fact-mixed = Haben sie sich mit anderen Karten vermischt?
    .label = vermischt
    .not-mixed = nein, nur der Stub ist durcheinander
    .with-muck = ja, mit dem Muck
    .with-burns = ja, mit den Burn-Karten
    .with-both = ja, mit dem Muck und den Burn-Karten
dropped-deck-outcome-order-restored = Der Stub kommt wieder in seine ursprüngliche Reihenfolge
dropped-deck-outcome-new-stub = Neuer Stub nur aus dem Stub: durcheinanderschieben, mischen, abheben
dropped-deck-outcome-new-stub-of-all = Neuer Stub aus Stub, Muck und Burn-Karten: durcheinanderschieben, mischen, abheben
dropped-deck-outcome-mixed-cards-reshuffled = Die vermischten Karten werden der neue Stub: durcheinanderschieben, mischen, abheben
dropped-deck-outcome-bets-returned = Das Spiel wird gestoppt; alle Einsätze gehen zurück
dropped-deck-order-restore = Dealer: den Stub verdeckt wieder in die ursprüngliche Reihenfolge bringen. Nichts mischen.
dropped-deck-order-keep-out = Dealer: die Karten des Stubs verdeckt einsammeln. Muck und Burn-Karten bleiben draußen.
dropped-deck-order-gather-all = Dealer: Stub, Muck und Burn-Karten verdeckt einsammeln.
dropped-deck-order-gather-muck = Dealer: den Stub und die Karten aus dem Muck, die sich mit ihm vermischt haben, verdeckt einsammeln. Die Burn-Karten bleiben draußen.
dropped-deck-order-gather-burns = Dealer: den Stub und die Burn-Karten, die sich mit ihm vermischt haben, verdeckt einsammeln. Der Muck bleibt draußen.
dropped-deck-order-gather-both = Dealer: den Stub verdeckt einsammeln, zusammen mit allem aus dem Muck und den Burn-Karten, was sich mit ihm vermischt hat.
dropped-deck-order-scramble = Dealer: diese Karten verdeckt durcheinanderschieben, mischen und abheben.
dropped-deck-order-deal-on = Dealer: mit diesem Stub die Hand fortsetzen. Hände und Board bleiben, wie sie sind.
dropped-deck-order-stop = Dealer: die Hand anhalten. Jeder Spieler bekommt alles zurück, was er gesetzt hat.
dropped-deck-remark-misdeal-possible = Vor Substantial Action kann die Turnierleitung auch einen Misdeal erwägen: siehe den Vorfall „Misdeal“ (misdeal).
