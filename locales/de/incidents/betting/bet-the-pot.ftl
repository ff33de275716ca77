bet-the-pot = „Ich bette Pot“
    .search = Pot, Pot-Bet, ich setze den Pot, Pot setzen, Pot raisen, sagt Pot in No-Limit, ganzer Pot, voller Pot, potten, Bet in Höhe des Pots, sagt Pot an, Potbet
    .told =
        Er sagt „Ich bette Pot“
        Wir spielen No-Limit und er sagt einfach „Pot“, wie viel muss er denn jetzt setzen?
        Der Spieler hat „ich setze Pot“ gesagt, aber wir spielen gar kein Pot-Limit.
        Am Flop war noch nichts gesetzt, der auf Platz 6 sagt „Pot“ ohne eine Zahl zu nennen, und das im No-Limit Hold'em.
        Vor dem Flop sagt der Cutoff im No-Limit „Raise Pot“, Blinds sind 200/400, und jetzt weiß keiner, auf wie viel das geht.
        Gilt das überhaupt, wenn einer im No-Limit „Ich bette Pot“ sagt?
        Spieler sagt, ich bette Pot
        Spieler hat im No-Limit einfach Pot angesagt, ohne Zahl
        Platz 6 sagt am Flop „ich bette Pot“, wir spielen aber No-Limit Hold'em
        No-Limit, Blinds 200/400, Raise auf 1000, der Button sagt nur „Pot“ und nennt keinen Betrag
        Platz 2 bettet am Turn 1500, Platz 8 sagt „Raise Pot“ und das ist hier kein Pot-Limit
        Gilt die Ansage „Pot“ im No-Limit als Bet und wie viel muss er dann reinlegen?
    .heard =
        einer ruft in No-Limit Hold'em „Pot!“ und lehnt sich zurück
        der kommt vom Omaha und sagt am Flop einfach Pot
        „Pot bitte“, dabei ist das hier gar kein PLO
        Button will, dass die Dealerin ihm ein Pot-Raise im No-Limit ausrechnet
        statt einer Zahl kommt von ihm bloß Pot
        sagt Pot im Limit Hold'em, an was ist er jetzt gebunden
        darf man hier überhaupt Pot ansagen oder muss man beziffern
        Repot, brüllt er preflop in unserem NLHE-Turnier
        gilt das Wörtchen Pot in dieser Variante als Einsatz
        Dealer verweigert das Ausrechnen, weil wir kein Potlimit spielen
        Cutoff nuschelt „Pot halt“ gegen eine Bet und will jetzt doch nur mitgehen
        kein Mensch pottet in einem No-Limit-Turnier, nur der aus dem Cashgame
        jemand sagt ich setze den Pot, gespielt wird No-Limit
        Potgröße angesagt obwohl es kein Pot-Limit ist
        raise Pot im No-Limit-Turnier, was muss er bringen
        im No Limit sagt er "ich setze den Pot", wie viel ist das
        Spieler sagt Pot in einem No-Limit-Spiel, ist das ein gültiger Einsatz
        sie kündigt im Hold'em "Pot" an, obwohl schon eine Bet da liegt
        er sagt, er setzt die Größe des Pots, es ist aber kein Pot-Limit
        No Limit: "Raise Pot", was muss er mindestens setzen
        Der sagt einfach Pott, wir zocken hier aber ohne Limit
        Hansi will alles setzen, was in der Mitte liegt, nennt aber keine Zahl
        Preflop ruft einer Topfgröße beim No-Limit, was soll ich den legen lassen
        Potsize, sonst kein Ton, am Flop war noch nix drin, NL Holdem
        Seat 2 erhöht um den vollen Topf, sagt er, is aber Fixed Limit
        Full Pott ruft die Resi im Turnier ohne Obergrenze, wie viel heißt das jetzt
        Der ruft Topf, und das beim No-Limit, wieviel ist das jetzt
        Dicker Manni sagt Pott rein, wir spielen aber gar kein PLO
        Sie meint, sie setzt so viel wie in der Mitte liegt, ohne Zahl
        Nach meinen 600 sagt der einfach Topfgröße und sonst nix
        Opa ruft beim Limit-Holdem den ganzen Topf, geht das überhaupt?
        Preflop murmelt er nur Pott und schiebt keinen einzigen Jeton rein
        Im No-Limit sagte er am Flop „ich setz den Pot“, keine Zahl, keine Chips
        Vom Omaha gewohnt rief er im Hold'em auf ein Open von 900 Pot, was schuldet er?
        In einem gewöhnlichen No-Limit-Turnier sagte der Wiener am River „Pot“, der Dealer fragte, wie viel das sein soll, und er zuckte nur mit den Schultern
        Angesagt war Pot, der Dealer zählte ihm nichts aus, und der Spieler wusste selbst nicht, was er gesetzt hatte
        Was gilt als sein Einsatz, wenn er in NLH bloß „potgroß“ sagt?
        Hat pot gesagt in nolimit, keiner weiss wieviel das sein soll
        Gerade vom PLO-Tisch gekommen, und sein erstes Raise war „ich potte“
        Im Limitturnier wollte er den Pot setzen, der Tisch lachte
        Auf 1.500 antwortete er mit dem Wort Pot, ist das ein Raise?
        „Einmal Pot, bitte“, sagte der Däne, und die Dealerin sah hilflos zum Nachbartisch
bet-the-pot-fact-structure = Welche Setzstruktur wird gespielt?
    .label = Setzstruktur
    .no-limit = No-Limit
    .limit = Limit
    .pot-limit = Pot-Limit
bet-the-pot-fact-facing-bet = Gab es auf dieser Street schon eine Bet? (Vor dem Flop zählt der Blind als Bet.)
    .label = schon eine Bet
bet-the-pot-fact-round = Was wurde auf dieser Street gesetzt? (für das Minimum-Raise; ? lässt es weg)
    .label = Setzrunde
bet-the-pot-outcome-valid-bet-owed = Ungültig, aber eine Bet ist Pflicht: mindestens das Minimum
bet-the-pot-outcome-valid-raise-owed = Ungültig, aber ein Raise ist Pflicht: mindestens das Minimum
bet-the-pot-outcome-minimum-bet-owed = Ungültig, aber die Minimum-Bet ist Pflicht
bet-the-pot-outcome-minimum-raise-owed = Ungültig, aber ein Raise ist Pflicht: genau das Minimum
bet-the-pot-outcome-pot-bet = In Pot-Limit gültig: das erlaubte Maximum
bet-the-pot-outcome-limit-own-risk = In Limit auf Risiko des Spielers: Der Floor entscheidet, was es heißt
bet-the-pot-outcome-limit-as-meant = In Limit gilt, was der Spieler meinte
bet-the-pot-outcome-limit-size = In Limit eine Bet oder ein Raise in der festen Höhe
bet-the-pot-order-no-pot-bet = Dealer: sagen, dass „Pot“ in diesem Spiel kein Betrag ist.
bet-the-pot-order-pot-not-counted = Dealer: den Pot nicht zählen.
bet-the-pot-order-make-valid-bet = Spieler: eine gültige Bet machen. Checken geht nicht mehr.
bet-the-pot-order-make-valid-raise = Spieler: ein gültiges Raise machen. Callen oder Folden geht nicht mehr.
bet-the-pot-order-make-minimum-bet = Spieler: das Minimum setzen. Checken geht nicht mehr.
bet-the-pot-order-make-minimum-raise = Spieler: um genau das Minimum erhöhen. Callen oder Folden geht nicht mehr.
bet-the-pot-order-bet-the-maximum = Dealer: das Maximum bei Pot-Limit ausrechnen. Das ist die Bet oder das Raise.
bet-the-pot-order-need-not-count = Dealer: Den Pot zu zählen wird hier nicht erwartet.
bet-the-pot-order-read-it = Floor: entscheiden, was das Wort hier heißt: eine Bet oder ein Raise in der festen Höhe von Limit – oder nur ein Check oder Call. Was der Spieler meinte, gibt nicht den Ausschlag.
bet-the-pot-order-take-as-meant = Floor: feststellen, was der Spieler meinte. Das gilt. In Limit ist die Höhe von Bet und Raise fest.
bet-the-pot-order-one-size = Spieler: in der festen Höhe setzen oder erhöhen, die Limit vorgibt.
bet-the-pot-order-next-acts = Der nächste Spieler ist an der Reihe.
bet-the-pot-outcome-no-raise = Nur ein Call: Dieser Spieler darf nicht erhöhen
bet-the-pot-outcome-nobody-to-call = Nur ein Call: Ein Raise kann niemand mehr callen
bet-the-pot-outcome-all-in-owed = Ungültig, aber bindend: All-in für { $total }
bet-the-pot-outcome-no-raise-not-said = Das Buch sagt nicht, ob dieser Spieler erhöhen darf
bet-the-pot-order-only-call = Spieler: Call, insgesamt { $total }. Ein Raise ist nicht erlaubt.
bet-the-pot-order-go-all-in = Spieler: alle Chips setzen, insgesamt { $total }. Dealer: das All-in ansagen.
bet-the-pot-order-director-no-raise = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das Raise gilt oder nur der Call.
bet-the-pot-remark-other-raise = Das Buch sagt nicht, ob ein Raise in Fixed Limit nach einem zu niedrigen All-in obendrauf kommt oder es auffüllt. In der Entscheidung kommt es obendrauf; ein Raise auf jede andere Summe, die hier steht, gilt auch.
bet-the-pot-fact-acted-before = Hat dieser Spieler in dieser Setzrunde vorher schon agiert?
    .label = vorher schon agiert
