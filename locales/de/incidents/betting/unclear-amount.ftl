unclear-amount = Unklarer Betrag („fünf“)
    .search = Bet fünf, ich setze fünf, sagt fünf, fünfhundert oder fünftausend, unklare Bet, unklarer Betrag, mehrdeutige Bet, was heißt fünf, zwei Bedeutungen, Zahl ohne Einheit, Bet zwei, Raise fünf, sagt nur eine Zahl, Höhe der Bet nicht klar
    .told =
        Er sagt nur „fünf“
        Er sagt „fünf“, und keiner weiß, ob er 500 oder 5.000 meint.
        Der Spieler hat „Raise auf zwei“ gesagt, meint er jetzt 2.000 oder 20.000?
        Blinds 500/1.000, im Pot sind 6.000, und er sagt „fünfzehn“, ich dachte 1.500, und er sagt, er meint 15.000.
        Am Flop sagt Platz 1 „ich setze drei“, ohne Chips, im Pot liegen 4.000, er will 300 setzen und der Dealer hat 3.000 verstanden.
        Was gilt, wenn einer nur „fünf“ sagt und nicht klar ist, ob fünfhundert oder fünftausend?
        Sagt „fünf“, 500 oder 5000?
        Spieler sagt nur „fünf“ und keiner weiß, ob er 500 oder 5000 meint
        Platz 6 sagt „Raise auf zwölf“, er meint 1200, der Gegner hat 12.000 verstanden
        Blinds 200/400, am Flop sagt Platz 3 „ich mach zwei“, ohne Chips, könnte 200, 2000 oder mehr sein
        Im Pot liegen 6000, Button sagt „fünf“ und legt nur einen 500er dazu, Big Blind hat 5000 gehört
        Er hat nur „drei“ gesagt, welcher Betrag gilt, 300 oder 3000?
    .heard =
        sagt „fünfundzwanzig“: 2500 oder 25 Tausend
        „eins“ bei 500/1000, ist das Hundert oder ein Riese
        er murmelte „fünfzehn“ und meinte fünfzehnhundert
        was ist „ein Hunni“ wert, wenn die Blinds 1k/2k sind
        „drei zwei“, zweiunddreißighundert oder zweiunddreißigtausend
        sie kündigte sieben an, ohne hundert oder tausend dahinter
        K oder Hunderter, das ließ er weg
        UTG sagt „zwofünfzig“, sind das 250 oder 250.000
        er sagte trocken „sechs“ und jeder hatte etwas anderes im Kopf
        Dealer verstand „zehn“ als zehntausend, er schwört auf tausend
        er sprach die nackte Ziffer, die Nullen fehlten
        Kurzform am Turn, der Pot stand bei etwa 4k
        er sagt nur fünf, fünfhundert oder fünftausend
        zwei-fünf, was soll das heißen
        die Zahl kann man auf zwei Arten verstehen
        unter zwölf kann man sich alles vorstellen
        er sagt eine Zahl ohne Tausend oder Hundert
        sagt nur drei, meint er dreihundert oder dreitausend
        die genannte Zahl kann mehrere Beträge bedeuten
        Bet fünfzehn bei Blinds 500/1000, wie viel soll das sein
        er sagte "fünf", sind das 500 oder 5.000
        Spieler sagte "zwei" bei Blinds 100/200, wie viel ist das
        sie sagt "Raise auf zwölf", hundert oder tausend
        er sagte Bet "fünfzehn", keiner weiß, wie viel das ist
        der Betrag war nicht klar, es können 600 oder 6.000 sein
        Er sagt drei, meint er dreihundert oder dreitausend
        Eins-zwei hat sie gsagt, sind das 120 oder 1200
        Seat 6 ruft zwanzig, Blinds 1000/2000, zwanzigtausend oder was
        Bloß sieben hat er genuschelt, im Topf liegen 9000, siebenhundert oder siebentausend
        Acht, sagt er und wirft 800 hin, der Gegner glaubt achttausend
        Raise vier, hat Jens gemeint, vierhundert geht aber gar ned
        Er sagt drei, meint der dreihundert oder dreitausend?
        Zwei zwo ruft Mehmet, wieviel soll das denn sein?
        Ich mach sieben, sagt sie, siebenhundert oder sieben Mille?
        Acht hat er genuschelt, Geber nimmt achttausend, er wollte achthundert
        Bloß vier gesagt, nix dazugelegt, Topf ist 900, was gilt?
        Mit dreizehn meint der dreizehnhundert, ich dachte dreizehntausend
        Es kam nur „fünf“, Blinds 500/1.000, knapp neuntausend im Pot, fünf was denn?
        Auf die Frage wie viel sagte er „zwei“ und winkte ab, der eine dachte zweihundert, der andere zweitausend
        „Zwölf“ wurde gemurmelt, der Gegner zahlte, erst danach fragte man, zwölf Hunderter oder zwölf Tausender
        Nur eine Zahl, keine Chips bewegt, der Dealer traute sich nicht, den Betrag zu nennen
        Bei 1.000/2.000 sagte der Junge am Turn nur „fünfzehn“, in der Mitte lagen etwa zwanzigtausend, und der Gegner erschrak, weil er viel mehr verstand
        Der Stammgast sagt „anderthalb“, der Gast daneben wusste nicht, ob das 150 oder 1.500 sind
        „Zwei fünf“, Pot 3.100, Blinds 100/200, wie viel ist das nun?
        Am Finaltisch hieß es „sieben“, bei Hunderttausendern auf dem Tisch, der Kommentator lachte
        Fünfundzwanzig am River, keiner fragte nach, und schon wurden die Karten umgedreht
        Der Nachbar wollte wissen, wie viel dessen „vier“ sei, Antwort bekam er keine
        Der Dealer verkündete 800, er will 8.000 gemeint haben, gesagt hat er acht
        Eins hat er nach dem Flop gebrummt, das konnte ein Hunderter oder ein Tausender sein
        In der lauten Halle sagte die Blonde „zwanzig“, und ihr Gegner wollte wissen, zwanzig wovon
        Wie legt man eine Bet aus, bei der nur eine Ziffer fällt und nix gelegt wird?
        „Mach mal sechs“, so der Junge, und bei 300/600 kann das ja alles heißen
        sagte „fünf“, sind das 500 oder 5000
        der Betrag, den er sagte, kann zweierlei sein
unclear-amount-fact-other-information = Ist auf andere Weise klar, welcher Betrag gemeint war?
    .label = Betrag anderweitig klar
unclear-amount-fact-said = Welche Zahl wurde gesagt? („fünf“: 5)
    .label = gesagte Zahl
unclear-amount-fact-least = Was ist zu callen? Wenn niemand gesetzt hat: Was ist das Minimum?
    .label = Call oder Minimum
unclear-amount-fact-pot = Wie groß war der Pot davor, mit allen Bets, die vor den Spielern lagen?
    .label = Pot davor
unclear-amount-fact-stack = Wie viele Chips hat der Spieler insgesamt?
    .label = Chips des Spielers
unclear-amount-fact-shown = Welchen Betrag zeigen die Chips, die zu der Zahl gesetzt wurden?
    .label = laut Chips
unclear-amount-fact-raise-least = Auf wie viel ginge das Minimum-Raise?
    .label = Minimum-Raise
unclear-amount-outcome-meant = { $total } sind gemeint
unclear-amount-outcome-smaller-meant = Es gilt der kleinste mögliche Betrag: { $total }
unclear-amount-outcome-other-information-first = Es gilt der Betrag, der auf andere Weise klar ist
unclear-amount-outcome-shown-by-chips = Der Betrag ist { $total }: Das zeigen die gesetzten Chips
unclear-amount-outcome-above-the-pot = Kein Betrag passt zum Pot: Das Buch sagt nicht, was gilt
unclear-amount-outcome-no-test = Deine Wahl: welcher Betrag gemeint ist
unclear-amount-order-announce = Dealer: { $total } ansagen.
unclear-amount-order-announce-smaller = Dealer: den kleinsten Betrag ansagen, den die Zahl als gültige Bet bedeuten kann: { $total }.
unclear-amount-order-take-the-clear-amount = Dealer: den Betrag ansagen, den der Spieler klargemacht hat.
unclear-amount-order-announce-shown = Dealer: { $total } ansagen.
unclear-amount-order-director-decides-above = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden. Der kleinste gültige Betrag ist { $smallest }; der Pot war { $pot }.
unclear-amount-order-director-takes-highest = Turnierleitung: den höchsten Betrag nehmen, der hier vernünftig ist. Der Pot setzt keine Grenze; der kleinste gültige Betrag ist { $smallest }.
unclear-amount-order-director-takes-most-reasonable = Turnierleitung: den Betrag nehmen, der hier am vernünftigsten ist. Der Pot setzt keine Grenze; der kleinste gültige Betrag ist { $smallest }.
unclear-amount-remark-below-raise = Der Betrag liegt unter dem Minimum-Raise. Wozu er verpflichtet, steht unter Höhe eines Raise (raise-size), nach „Raise“ unter „Raise“ mit einem Betrag (declared-total).
unclear-amount-remark-all-in = Mehr hat der Spieler nicht: Es ist ein All-in für { $total }.
unclear-amount-remark-most-reasonable = Das Buch verlangt den vernünftigsten Betrag, den der Pot zulässt. Hier ist es der höchste; die Turnierleitung nimmt einen niedrigeren, wenn er nicht vernünftig ist.
unclear-amount-remark-highest-reasonable = Das Buch verlangt den höchsten vernünftigen Betrag. Wenn der genannte nicht vernünftig ist, nimmt die Turnierleitung einen niedrigeren.
unclear-amount-remark-pot-not-defined = Das Buch sagt nicht, was als Pot zählt; Bets, die vor den Spielern liegen, sind mitgezählt.
unclear-amount-remark-moment-not-said = Das Buch sagt nicht, ob der Pot vor der Bet zählt; hier zählt er vor der Bet.
unclear-amount-remark-pot-plays-no-part = Der Pot spielt in diesem Buch keine Rolle.
unclear-amount-remark-pot-collected-only = Als Pot zählt nach diesem Buch, was schon eingezogen ist: ohne die Bets eingeben, die vor den Spielern liegen.
unclear-amount-remark-pot-with-bet = Nach diesem Buch gehört die Bet selbst zum Pot: ihn mit der Bet eingeben.
