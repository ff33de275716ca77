pot-limit-maximum = Maximum bei Pot-Limit
    .search = wie viel ist der Pot, wie viel darf ich setzen, maximale Bet, maximales Raise, höchste Bet, Max-Bet, Pot-Bet berechnen, Pot-Raise, was ist Pot, PLO Maximum, Pot-Limit Raise, Pot zählen, kurzer Blind, All-in im Blind, wie hoch darf ich erhöhen, Potgröße
    .told =
        Wie viel ist maximal Pot?
        Wir spielen PLO, er sagt Pot, und wir wissen nicht, wie viel er höchstens setzen darf.
        Der Dealer ist sich nicht sicher, auf wie viel man bei Pot-Limit maximal erhöhen darf.
        Pot-Limit, Blinds 100/200, UTG callt, der Nächste raist auf 800, wie hoch kann ich jetzt höchstens gehen?
        Im Pot liegen 1.500, am Flop setzt der Erste 400, einer callt, und ich will Pot raisen, was ist das Maximum?
        Darf er bei Pot-Limit wirklich auf 7.000 raisen, oder ist das mehr als der Pot hergibt?
        Maximum bei Pot-Limit?
        Omaha Pot-Limit, Spieler sagt Pot, wir brauchen den maximalen Betrag
        PLO, Platz 4 will Pot raisen und am Tisch sind wir uns nicht einig, wie hoch das Maximum ist
        Pot-Limit 100/200, UTG macht 700, einer callt, Button sagt Pot, wie hoch darf er maximal gehen
        Pot am Flop ist 1500, Bet 400, Platz 6 sagt im Pot-Limit „Pot“ und will wissen, wie hoch das Maximum ist
        Wie viel darf er im Pot-Limit höchstens setzen, wenn vor ihm schon gebettet und gecallt wurde?
    .heard =
        Omaha, Blinds 100/200, UTG öffnet 700, was ist das Größte das ich machen kann
        über einen Limper drüberpotten, welche Zahl sag ich an
        er sagt Pot und die Dealerin kommt mit der Rechnerei nicht klar
        dreimal die letzte Bet plus was liegt, stimmt das so
        BB hat nur noch 60 für seinen Blind, wie viel ist Pot preflop
        Flop 900 in der Mitte, Einsatz 400, wo ist die Obergrenze
        fließt der tote Small Blind in die Formel ein
        wo liegt der Deckel bei einem Repot nach zwei Callern
        zählt man den Big Blind voll, wenn er knapp All-in ist
        was ist im Potlimit der Spitzenbetrag für den, der eröffnet
        rechne mir bitte voll Pot aus: 2350 und ein Einsatz von 1000
        bis wohin darf der Cutoff gehen, Vierkarten-Spiel
        wie viel darf ich bei Omaha höchstens setzen
        wie hoch darf man im PLO maximal erhöhen
        was beträgt der volle Pot nach Bet und Call
        er möchte Pot ansagen, rechnet den größten erlaubten Einsatz aus
        Pot-Limit Omaha, wie viel darf ich höchstens erhöhen
        wie groß ist ein Raise in Potgröße mit 900 im Pot und einer Bet von 300
        er will im Pot Limit mehr als den Pot setzen
        was ist preflop der höchste Einsatz im Pot Limit bei Blinds 100/200
        die Erhöhung ist höher, als der Pot erlaubt, wo ist die Grenze
        PLO 100/200, UTG will voll draufhauen, bis wohin darf er
        Was ist das Höchste im Omaha, drin sind 1500, Bet 400
        Ich will Anschlag, sagt die Resi, Topf 2300, wie viel geht höchstens
        Er spielt Full Pott nach drei Limpern, auf was kommt das bei PLO
        Sag mir die volle Topfgröße, der will so viel wie möglich erhöhen
        Omaha, Flop, einer setzt 600, wie weit kann ich da hoch
        PLO, 1500 in der Mitte, einer bringt 400: wie hoch darf ich höchstens?
        Was ist das Äußerste, was ich beim Plo nach zwei Limpern machen kann?
        Er sagt Topf, Geber rechnet seit Ewigkeiten, wieviel sind's beim PLO denn?
        Pe-el-o, Bigblind 200, was geht da zur Eröffnung allerhöchstens?
        Der will 6.000 machen, darf er beim Plo überhaupt so weit hoch?
        Wo ist der Deckel beim PLO, dreimal Einsatz plus was draußen liegt?
        Im Pot liegen 2.100, die Bet ist 700, was geht höchstens in Omaha?
        Er sagte Pot, und alle warteten, bis der Dealer Mitte, Bet und Call zusammengezählt hatte
        Am Turn lagen 2.900, vor mir eine Bet von 1.400 und ein Call, wir spielen mit vier Karten, und ich wusste nicht, wie hoch ich überhaupt darf
        Der Button will ans Maximum, einer hat gelimpt, der Big war kurz und all-in
        Dahinter schon ein Raise, er will so hoch wie möglich, wie viel wäre das?
        Wieviel kann ich maximal machen nach ner 1500er bet in 3200?
        Am Finaltisch wartete man auf den Taschenrechner, weil einer nach zwei Callern den vollen Pot ansagte
        Der Small Blind wollte vor dem Flop das Höchste, die Dealerin war sich nicht sicher
        Als Erster am Turn, Mitte 8.400, darf ich da auch 9.000?
        In der Vierkartenrunde fragte er dreimal nach seiner Obergrenze und bekam drei verschiedene Zahlen
pot-limit-maximum-fact-round = Wie lief diese Setzrunde bisher? („PL 100/200; Pot 1500; Flop; A 400“; mit Antes: alle Spieler nennen)
    .label = Setzrunde
    .hint = Die Runde in Pot-Limit: Pot-Limit 200/400; A erhöht auf 1200 (? weiß nicht, < zurück)
pot-limit-maximum-outcome-other-structure = Kein Pot-Limit: Der Pot setzt hier keine Grenze
pot-limit-maximum-outcome-maximum = Höchstens { $most } insgesamt, für einen Spieler, vor dem nichts liegt
pot-limit-maximum-outcome-maximum-of-player = { $next }: höchstens { $most } insgesamt
pot-limit-maximum-outcome-stack-below-the-pot = { $next }: höchstens der ganze Stack, { $stack }
pot-limit-maximum-outcome-pot-bet = { $next } bettet den Pot: { $total }
pot-limit-maximum-outcome-pot-raise = { $next } erhöht um den Pot: auf { $total }
pot-limit-maximum-outcome-pot-all-in = { $next } ist all-in mit { $total }: Der Pot wäre { $most }
pot-limit-maximum-order-put-total = Spieler: insgesamt { $total } setzen.
pot-limit-maximum-order-announce-bet = Dealer: die Bet von { $total } ansagen.
pot-limit-maximum-order-announce-raise = Dealer: das Raise auf { $total } ansagen.
pot-limit-maximum-order-announce-all-in = Dealer: das All-in für { $total } ansagen.
pot-limit-maximum-order-next-acts = Der nächste Spieler ist an der Reihe.
pot-limit-maximum-outcome-call-or-fold = { $next } darf nur callen oder folden
pot-limit-maximum-outcome-nobody-to-act = Niemand ist an der Reihe: Auf dieser Street ist die Setzrunde beendet
pot-limit-maximum-outcome-maximum-blind-counted-full = Höchstens { $most } insgesamt: Der zu kleine Blind zählt voll
pot-limit-maximum-outcome-maximum-blind-as-posted = Höchstens { $most } insgesamt: Der zu kleine Blind zählt wie gesetzt
pot-limit-maximum-order-no-pot-bet = In diesem Spiel wird der Pot nicht gezählt. In No-Limit ist der Stack das Maximum, in Limit der feste Betrag.
pot-limit-maximum-order-tell-the-most = Dealer: dem Spieler den Betrag nennen.
pot-limit-maximum-order-call-or-fold = Spieler: Call oder Fold.
pot-limit-maximum-order-name-who-is-first = Wenn jemand anders zuerst an der Reihe ist, die Zeile mit diesem Spieler beenden („C an der Reihe“).
pot-limit-maximum-order-begin-the-street = Für die nächste Street diese an die Zeile anhängen („; Flop“).
pot-limit-maximum-order-see-the-table = Für Spieler, die schon Chips vor sich haben, steht das Maximum in der Tabelle.
pot-limit-maximum-remark-antes-counted = Die Antes liegen im Pot und zählen mit. Das Buch sagt nichts dazu: Vor dem Flop kann ein Haus sie weglassen.
pot-limit-maximum-remark-blind-counts-full = Vor dem Flop wird mitgezählt, was am Blind fehlt. Ab dem Flop zählt nur, was wirklich im Pot liegt.
pot-limit-maximum-remark-dead-blind-counts = Vor dem Flop wird der Pot berechnet, als wäre jeder Blind voll, auch ein toter. Ab dem Flop zählt nur, was wirklich im Pot liegt.
pot-limit-maximum-remark-earlier-pot = Der Pot aus den früheren Setzrunden ist der, den die Zeile nennt („Pot 1500“).
pot-limit-maximum-remark-earlier-pot-with-full-blinds = Was vor dem Flop an einem Blind fehlte, zählt in diesem Buch mit: Den Pot mit diesem Betrag angeben.
