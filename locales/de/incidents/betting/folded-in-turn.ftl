folded-in-turn = Gefoldet und will die Hand zurück
    .search = gefoldet und will die Hand zurück, Fold zurücknehmen, bereut den Fold, hat sich beim Folden vertan, sagt Fold und will doch callen, gepasst und will die Karten wieder, falsch gelesen und gefoldet, Asse aus Versehen gefoldet, greift nach den gefoldeten Karten, Pass rückgängig machen
    .told =
        Er hat gefoldet, als er an der Reihe war, und will jetzt seine Hand zurück
        Platz 4 foldet auf das Raise und will eine Sekunde später doch callen
        Ich habe Fold gesagt, habe die Karten aber noch, darf ich jetzt callen?
        Sie warf ihre Karten weg, als sie dran war, und sah dann, dass sie sich verlesen hatte
        Er foldet auf die Bet am Turn, die Karten liegen neben dem Muck, und er greift wieder danach
        UTG foldet auf die 3-Bet, weil er dachte, sie wäre höher
        Kann man einen Fold zurücknehmen, wenn die Karten den Muck nicht berührt haben?
        Er hat gefoldet, der Dealer hält die Karten noch in der Hand, bekommt er sie zurück?
        gefoldet und bereut
        Der Spieler foldet, dann sagt der Dealer, es waren nur 400, und jetzt will er callen
        Der Big Blind hat auf das Raise gefoldet und will den Fold rückgängig machen
        Ist ein Fold verbindlich, wenn man die Karten noch erkennen kann?
        Sie sagt, sie habe sich beim Folden vertan und wollte erhöhen
        Er hat aus Versehen seine Asse gefoldet, als er dran war, und will sie wiederhaben
    .heard =
        will entfolden, die zwei liegen ja noch an der Linie
        er passt auf eine Bet, sieht den anderen zögern und ist plötzlich wieder dabei
        hoppla, dachte, ich hätte nichts, waren aber Könige, her damit
        er hat losgelassen, der Dealer hat sie noch nicht eingezogen
        überlegt es sich anders, nachdem er auf meinen Push geworfen hat
        sagt „ich bin raus“ und dann „Moment, ich calle“
        schiebt sie gegen 1200 nach vorn und zieht sie wieder zurück
        er hatte aufgegeben und hörte dann den richtigen Betrag
        kann einer sein Passen wieder umdrehen
        beste Hand auf eine Mini-Bet weggelegt und gleich bereut
        er war dran, schmeißt weg und bettelt jetzt beim Dealer
        lässt die Hand auf die River-Bet los und will sie wieder
        Weggelegt und dann gesehen, dass er Pik mit Kreuz verwechselt hatte
        Die Karten lagen auf der Linie, nicht im Haufen, und er wollte sie wieder
        Gegen die Bet gab sie auf, dann sah sie ihr Damenpaar
        Nach vorn geschoben, man erkennt sie noch, darf er weiterspielen?
        Er las seine Karten falsch, warf gegen meine Bet weg, und als sie am Muck lagen, sah er, dass es in Wahrheit zwei Asse gewesen waren
        Hat gefoldet und will die Karten zurück weil er die bet falsch gesehn hat
        Er dachte, es wären 4.000, es waren 400, die Hand war aber schon weg
        Der Dealer fing seine Karten im Flug, und er rief Moment, ich überlege noch
        Beide Karten dem Dealer hingeschoben, zu sich gekommen und wieder danach gegriffen
        Ich hatte gepasst, dann sagte mir der Nachbar, es sei ja nur der Minraise gewesen
        er hat gefoldet und will jetzt seine Karten zurück
        hat die Karten vorgeschoben und verlangt sie zurück
        Karten über der Linie, er sagt, er hat nicht gefoldet
        sie hat in ihrem Zug gemuckt und überlegt es sich anders
        er hat die Hand versehentlich weggeworfen, bekommt er sie wieder
folded-in-turn-fact-moment = Wann hat der Spieler gefoldet?
    .label = gefoldet
    .in-turn = als er an der Reihe war
    .out-of-turn = außer der Reihe
    .betting-over = im Showdown, nach allem Setzen
folded-in-turn-fact-why = Wie kam es zum Fold?
    .label = Hergang
    .gave-up = der Spieler wollte folden
    .thought-won = der Spieler hatte gesetzt oder erhöht und glaubte, dass niemand mehr übrig war
    .taken-in = der Spieler foldete nicht: Der Dealer zog die Karten ein
folded-in-turn-fact-facing = Gab es eine Bet oder ein Raise zu callen?
    .label = Bet zu callen
folded-in-turn-outcome-fold-binds = Der Fold bindet: Die Hand ist aus dem Spiel
folded-in-turn-outcome-fold-back = Der Fold bindet nicht: Die Hand bleibt im Spiel
folded-in-turn-outcome-no-fold-but-mistake = Nach einer Bet weggeworfen: kein gewöhnlicher Fold
folded-in-turn-outcome-no-fold-but-taken = Nicht gefoldet: Der Dealer zog die Hand ein
folded-in-turn-outcome-out-of-turn = Ein Fold außer der Reihe
folded-in-turn-outcome-at-the-showdown = Das Setzen ist vorbei: abgeworfen im Showdown
folded-in-turn-order-fold-stands = Dealer: die gefoldeten Karten einziehen. Diese Hand ist aus dem Spiel.
folded-in-turn-order-chips-stay = Alle Chips, die der Spieler gesetzt hat, bleiben im Pot.
folded-in-turn-order-next-acts = Der nächste Spieler ist an der Reihe.
folded-in-turn-order-back-while-identifiable = Dealer: die Karten zurückgeben, wenn sie zu 100 % identifizierbar sind. Sonst ist diese Hand aus dem Spiel.
folded-in-turn-order-back-while-retrievable = Dealer: die Karten zurückgeben, wenn sie zu 100 % identifizierbar sind und zurückgeholt werden können. Sonst ist diese Hand aus dem Spiel.
folded-in-turn-order-still-to-act = Der Spieler ist noch an der Reihe.
folded-in-turn-order-hold-cards = Dealer: die Karten getrennt halten, nicht in den Muck.
folded-in-turn-order-see-discarded = Mit dem Vorfall „Gesetzt und Karten weggeworfen“ (discarded-while-live) weitermachen.
folded-in-turn-order-see-killed-hand = Mit dem Vorfall „Hand aus Versehen getötet“ (killed-unprotected-hand) weitermachen.
folded-in-turn-order-see-fold-out-of-turn = Mit dem Vorfall „Fold außer der Reihe“ (fold-out-of-turn) weitermachen.
folded-in-turn-order-see-mucked-winner = Mit dem Vorfall „Hand im Showdown weggeworfen“ (mucked-winner) weitermachen.
folded-in-turn-remark-not-by-mistake = Die Regel über aus Versehen getötete Hände gilt nicht für eine Hand, die der Spieler selbst gefoldet hat, auch wenn die Karten identifizierbar sind.
folded-in-turn-remark-amount-unknown = War der Betrag des Raise noch nicht bekannt, siehe den Vorfall „Agieren vor bekanntem Betrag“ (act-before-amount).
