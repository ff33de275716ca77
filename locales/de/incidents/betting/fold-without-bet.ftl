fold-without-bet = Fold ohne Bet
    .search = gefoldet obwohl Check möglich, umsonst gefoldet, Open Fold, Fold ohne Einsatz, Fold statt Check, auf einen Check gefoldet, als Erster gefoldet, gepasst ohne Bet, Hand weggeworfen obwohl nichts zu callen war, Big Blind foldet seine Option
    .told =
        Fold, obwohl Check möglich
        Er foldet einfach, obwohl niemand gesetzt hat, er hätte umsonst checken können.
        Am Flop hat keiner gesetzt und der Small Blind wirft trotzdem seine Karten weg.
        Am River checkt der Erste, und der Zweite foldet einfach, obwohl es gar keine Bet gibt, und wir sind noch zu dritt.
        Der Big Blind hätte am Turn nur checken müssen, da war noch keine Bet, und der schmeißt seine Karten in die Mitte.
        Darf er folden, wenn vor ihm gar nicht gesetzt wurde und er checken könnte?
        Fold, obwohl er checken konnte
        Spieler foldet am Flop, obwohl niemand gesetzt hat
        Es gab keine Bet, Platz 4 ist dran und wirft seine Karten weg, statt zu checken
        Am Turn haben zwei gecheckt, Platz 6 muss nichts zahlen und foldet einfach, hinter ihm sind noch zwei
        River wird durchgecheckt, keiner hat gesetzt, und Platz 2 foldet vor dem Showdown
        Darf er folden, wenn gar keine Bet da ist und er auch checken kann?
    .heard =
        alle klopfen bis zu ihm und er schmeißt einfach hin
        am Turn aufgegeben, obwohl die nächste Karte gratis war
        BB gibt ab, obwohl er unter lauter Limpern den Flop geschenkt bekäme
        als Erster am Flop, keiner hat gesetzt, er wirft sie rein
        sie hätte klopfen können, ließ aber los
        alle checken durch und der Button schiebt genervt ein
        der steigt aus, obwohl Dableiben null kostet
        er hört am River auf, ohne dass ein Einsatz gegen ihn steht
        UTG pfeffert nach dem Flop die Hand weg statt zu klopfen
        er entsorgt die Karten, obwohl weiterschauen nichts gekostet hätte, erlaubt
        für lau passen ist unfair gegenüber dem Side-Pot, sagen die anderen
        Seat 5 trennt sich von der Hand, obwohl in dieser Street kein Chip drin ist
        foldet obwohl er gratis checken könnte
        es war nichts zu zahlen und trotzdem wirft sie die Karten weg
        alle checken, der letzte gibt seine Hand auf ohne Einsatz vor sich
        er hat gefoldet, obwohl niemand gesetzt hatte
        Spieler wirft am Flop seine Karten weg, obwohl er checken konnte
        sie passt am Turn ohne eine Bet, ist die Hand tot
        es gab keinen Einsatz und er hat weggeworfen, darf er gratis weiterspielen
        Big Blind foldet, obwohl keiner erhöht hat
        als Erster gefoldet, er hätte umsonst checken können
        Der schmeißt weg, obwohl er umsonst weiterschauen könnt
        Alle haben geschoben und Jürgen wirft trotzdem seine Karten rein
        Am Flop hat noch keiner was gesetzt, die steigt als Erste einfach aus
        Könnt gratis checken, haut sein Blatt aber in die Mitte
        Auf dem River nur Checks, und der Kurt legt vor dem Aufdecken ab
        Warum gibst auf, kost doch nix, aber seine Karten warn schon fort
        Keiner hat was angespielt und der schmeißt trotzdem weg, könnt doch schieben
        Alle klopfen, und Petra legt ihr Blatt einfach in den Müll
        Statt zu schieben pfeffert der seine zwei weg, kostet ja gar nix
        Bigblind passt, obwohl niemand erhöht hat, wär doch umsonst gewesen
        Aufm Riwwer kein Einsatz vor ihm, er wirft trotzdem ab
        Törn, nix zu bezahlen, und Jochen entsorgt seine Pappen einfach so
        Alle klopften, und er warf weg, obwohl es nichts kostete
        Am Flop war nichts gesetzt, und der Erste gab seine Hand auf
        Keine Lust mehr zu warten, also flogen die Karten beim Checken
        Am Turn hatten alle geklopft, das hätte er auch gekonnt, aber noch sauer von vorhin warf er dem Dealer sein Blatt hin, obwohl es nichts kostete
        Check, check, und der Dritte schenkt es gratis her
        Hat gefoldet ohne das wer gesetzt hat, gibts ne Strafe?
        Big Blind nach fünf Limpern, und er wirft weg, als müsste er zahlen
        Sauer nach dem Bad Beat schmiss er am River hin, wo keine Bet war
        Darf man aufgeben, wenn man umsonst die nächste Karte sehen könnte?
        Als Erster am Turn pfefferte er seine Hand zu den Abgelegten, alle anderen hätten noch geklopft
fold-without-bet-fact-betting-over = War die letzte Setzrunde schon vorbei?
    .label = letzte Setzrunde vorbei
fold-without-bet-outcome-fold-binds = Der Fold bindet, obwohl ein Check möglich war
fold-without-bet-outcome-fold-back = Der Fold bindet nicht: Die Hand bleibt im Spiel
fold-without-bet-outcome-discard-at-showdown = Das Setzen ist vorbei: Abgeworfen heißt noch nicht tot
fold-without-bet-outcome-discard-dead = Das Setzen ist vorbei: Die abgeworfene Hand ist tot
fold-without-bet-order-fold-stands = Dealer: die gefoldeten Karten einziehen. Diese Hand ist aus dem Spiel.
fold-without-bet-order-next-acts = Der nächste Spieler ist an der Reihe.
fold-without-bet-order-back-while-identifiable = Dealer: die Karten zurückgeben, wenn sie zu 100 % identifizierbar sind. Sonst ist diese Hand aus dem Spiel.
fold-without-bet-order-back-while-retrievable = Dealer: die Karten zurückgeben, wenn sie zu 100 % identifizierbar sind und zurückgeholt werden können. Sonst ist diese Hand aus dem Spiel.
fold-without-bet-order-still-to-act = Der Spieler ist noch an der Reihe: Check oder Bet.
fold-without-bet-order-table-while-identifiable = Spieler: Aufdecken geht noch, solange die Karten zu 100 % identifizierbar sind.
fold-without-bet-order-table-while-retrievable = Spieler: Aufdecken geht noch, solange die Karten zu 100 % identifizierbar sind und zurückgeholt werden können.
fold-without-bet-order-already-in-muck = Wenn die Karten schon im Muck liegen, mit dem Vorfall „Hand im Showdown weggeworfen“ (mucked-winner) weitermachen.
fold-without-bet-order-all-in-tables = Wenn jemand all-in war, werden alle Hände aufgedeckt, auch diese.
fold-without-bet-remark-penalty-not-said = Das Buch nennt für diesen Fold keine Penalty.
fold-without-bet-remark-rule-ends-with-betting = Die Regel über solche Folds reicht bis zum Ende der letzten Setzrunde.
fold-without-bet-remark-rule-says-whole-hand = Die Fold-Regel gilt für die ganze Hand. Für Karten, die im Showdown abgeworfen werden, hat das Buch eine eigene Regel, und die gilt hier.
