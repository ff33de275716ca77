nonstandard-term = Inoffizieller Ausdruck oder inoffizielle Geste
    .search = Slang, Jargon, inoffizieller Ausdruck, komisches Wort, unklares Wort, Geste, Handzeichen, abgewinkt, genickt, nach oben gezeigt, Daumen hoch, auf den Tisch geklopft, Klopfen, Tippen, Spitzname für einen Betrag, „mit“, „zahle“, „passe“, „pass“, „schieben“, „complete“, regionaler Ausdruck, Dialekt, mehrdeutige Geste, mehrere Bedeutungen, All-in-Geste, Bounty-Chip, Bountychip, Token gesetzt, Timebank-Chip, Kartenschützer
    .told =
        Er hat nur geklopft
        Er sagt „ich schiebe“, und jetzt will er damit nicht all-in gemeint haben.
        Der Spieler hat „passe“ gesagt, und jetzt behauptet er, das hieß Check und nicht Fold.
        Am River tippt er zweimal mit dem Finger auf den Tisch, ich denke, er checkt, und er sagt, er hat nur überlegt.
        Auf meine 2.000 macht er nur so eine Handbewegung nach vorne, der Dealer nimmt das als Call, und er sagt, das war nichts.
        Zählt Klopfen auf den Tisch als Check, wenn er gar nichts dazu sagt?
        Klopfen auf den Tisch
        Spieler hat auf den Tisch geklopft und sagt jetzt, das war kein Check
        Platz 4 sagt „ich passe“ und meint damit Check, der Nächste hat es als Fold verstanden
        Am Flop hat Platz 7 nur mit der Hand gewunken, ich habe das als Fold gewertet, er sagt, er wollte checken
        Platz 1 benutzt einen Slangausdruck statt Call oder Raise, und am Tisch weiß keiner, was er damit meint
        Gilt „pass“ oder so eine Handbewegung als Fold oder als Check?
    .heard =
        er machte Daumen runter und der Dealer nahm es als Fold
        sie machte eine Hackbewegung mit der Hand, was soll das heißen
        der Schwabe sagt „goht scho“ und wir wissen nicht ob das ein Call ist
        Seat 1 zuckte mit den Schultern und deutete auf den Setzenden
        „auf geht's“, hat er jetzt geschoben oder nicht
        er trommelte mit zwei Knöcheln, ich las Check, er sagt er denkt nach
        er sagte „dann zocken wir halt“, bindet ihn das
        „nimm“, kann aufgeben heißen oder mach nur
        beide Handflächen nach vorne ohne Chips, bei ihm daheim heißt das Push
        er zog die Augenbrauen hoch und neigte den Kopf zur Mitte
        ein Ausländer benutzt sein eigenes Wort fürs Mitgehen, keiner versteht es
        die Redensart kann an diesem Tisch zweierlei sein
        er sagt na los und keiner weiß was das heißt
        ist er dabei oder nicht, er meinte passt schon
        benutzt einen Ausdruck den hier niemand versteht
        unklare Geste, der eine hält es für Check der andere für Fold
        Slangwort statt einer klaren Ansage
        er klopfte mit Chips in der Hand auf den Tisch, ist das Check oder Call
        Spieler sagte "ich bin dabei", ist das ein Call
        er winkte mit der Hand, der Dealer nahm es als Fold
        sie sagte "passe", heißt das Check oder Fold
        er tippte gegen eine Bet auf den Tisch, er sagt, er habe überlegt
        Zeigefinger hoch, war das ein Raise
        seine Geste war nicht eindeutig, der Dealer dachte an einen Check
        Passe sagt der Wiener, meint er checken oder weg damit
        Winkt nur mit der flachen Hand ab, heißt das bei dem aussteigen
        Zweimal auf den Filz geklopft, dabei war a Bet offen
        Daumen hoch gemacht statt was zu sagen, soll des a Call sein
        Complete, sagt der im Small Blind, hier kennt das keiner
        Weiter, hat sie gemurmelt, so redet man bei uns in Kiel, und nun
        Er sagt passe, meint der jetzt schieben oder wegschmeißen?
        Tippt zweimal mit dem Finger aufn Filz, heißt das weiter oder was?
        Bumm hat er gerufen, soll das jetzt alles rein bedeuten?
        Winkt nur so mit der Hand ab, keiner weiß, was er will
        Komplettieren sagt der Alte im Smoll, kennt hier doch kein Mensch
        Der Bayer brummt i schaug eahm o, geht der jetzt mit?
        Daumen hoch, ich dachte All-in, er hat nur dem Getränk zugestimmt
        „Na dann los“, sagte er, der Dealer hielt es für Call, er wollte heim
        Er kreiste mit dem Finger in der Luft, und der Dealer gab die nächste Karte
        Zwei Finger auf die Chips getippt, einer las Check, der andere All-in
        „Weiter“, sagte er und meinte Check, der Gegner deckte schon auf
        Auf die Frage, was er macht, sagte er „na nimm“, für den einen war das ein Call, für den anderen ein Fold, und er behauptete etwas Drittes
        „Passt schon“ auf meine Bet, heißt das bezahlt oder gefoldet?
        Der Italiener benutzte ein Wort, das hier keiner kennt, und zeigte die offene Hand
        Er schlug so fest auf den Tisch, dass der eine Check und der andere ein All-in sah
        „Rein damit“, brummte er, schob aber nur zwei Jetons über die Linie
nonstandard-term-fact-used = Was hat der Spieler benutzt?
    .label = Wort oder Geste
    .slang = ein Slangwort
    .gesture = eine Geste, kein Klopfen
    .knock = Klopfen oder Tippen auf den Tisch
    .regional = ein regionales Wort, das man hier kennt
    .pass = das Wort „passen“ oder „pass“
    .complete = das Wort „complete“
    .item = ein Gegenstand ohne Wert: ein Bounty-Chip, ein Uhr-Token
nonstandard-term-outcome-own-risk = Eigenes Risiko: Der Floor entscheidet, was es heißt
nonstandard-term-outcome-check = Das Klopfen ist ein Check
nonstandard-term-outcome-fold = „Passen“ oder „Pass“ ist offiziell: ein Fold
nonstandard-term-outcome-term-counts = Das Wort ist zugelassen: Es gilt, was es sagt
nonstandard-term-outcome-director-decides = Deine Wahl: das Wort zählt als offiziell oder nicht
nonstandard-term-outcome-as-meant = Es gilt, was der Spieler meinte
nonstandard-term-outcome-knock-not-binding = Das Klopfen ist keine Aktion: Der Spieler ist noch an der Reihe
nonstandard-term-order-read-it = Floor: entscheiden, was es an diesem Tisch heißt. Was der Spieler meinte, gibt nicht den Ausschlag.
nonstandard-term-order-decide-official = Turnierleitung: Wenn hier jeder das Wort kennt, kann es als offiziell zählen. Sonst trägt der Spieler das Risiko, und die Turnierleitung entscheidet, was es heißt.
nonstandard-term-order-held-to-it = Spieler: Diese Auslegung gilt.
nonstandard-term-order-usual-meaning = Dealer: das Wort in seiner üblichen Bedeutung nehmen; der Spieler ist daran gebunden.
nonstandard-term-order-check-stands = Dealer: einen Check ansagen.
nonstandard-term-order-fold-stands = Dealer: die Karten einziehen; die Hand ist gefoldet.
nonstandard-term-order-speak-clearly = Spieler: ab jetzt die üblichen Worte benutzen.
nonstandard-term-order-take-as-meant = Floor: feststellen, was der Spieler meinte. Das gilt.
nonstandard-term-order-decide-official-or-meant = Turnierleitung: Wenn hier jeder das Wort kennt, kann es als offiziell zählen. Sonst gilt, was der Spieler meinte.
nonstandard-term-order-still-to-act = Spieler: die Aktion ansagen oder Chips setzen.
nonstandard-term-order-next-acts = Der nächste Spieler ist an der Reihe.
nonstandard-term-remark-unclear-amount = Mit dem Vorfall „Unklarer Betrag (‚fünf‘)“ (unclear-amount) weitermachen, wenn das Wort eine Zahl ist, die mehrere Beträge bedeuten kann.
nonstandard-term-remark-knock-facing-bet = Klopfen nach einer Bet ist ein Check nach einer Bet: siehe den Vorfall „Ungültige Ansage“ (invalid-declaration).
nonstandard-term-remark-fold-no-bet = Wenn der Spieler keine Bet zu callen hat, ist es ein Fold ohne Bet: siehe den Vorfall „Fold ohne Bet“ (fold-without-bet).
nonstandard-term-remark-knock-not-named = Für inoffizielle Gesten trägt der Spieler das Risiko; das Klopfen nennt das Buch nicht.
nonstandard-term-remark-smaller-bet = Von zwei Bets, die es bedeuten kann, gilt die kleinere.
nonstandard-term-remark-larger-bet = Von zwei Bets, die es bedeuten kann, gilt die größere.
nonstandard-term-outcome-item-call = Der Gegenstand zählt als Call
nonstandard-term-outcome-item-all-in = Der Gegenstand zählt als All-in
nonstandard-term-outcome-item-no-action = Der Gegenstand zählt nicht als Aktion
nonstandard-term-order-item-back = Dealer: Den Gegenstand dem Spieler zurückgeben; er ist kein Chip und kommt nicht in den Pot.
nonstandard-term-order-announce-item-call = Dealer: einen Call ansagen; der Spieler setzt die Chips dafür.
nonstandard-term-order-announce-item-all-in = Dealer: das All-in ansagen und die Chips des Spielers zählen.
