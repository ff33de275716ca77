hidden-chips = Verborgene Chips beim All-in
    .search = versteckte Chips, verdeckte Chips, Chips nach dem All-in gefunden, Chip vergessen, Chip unter den Karten, Chip hinter dem Stack, doch noch Chips übrig, zusätzliche Chips nach dem Call, Chip in der Hand, Chips übersehen, Chip später gefunden, nicht alles gesetzt
    .told =
        Versteckte Chips nach All-in
        Er war all-in, ich habe gecallt, und jetzt taucht unter seinen Karten noch ein 5.000er auf.
        Nach dem All-in liegt da plötzlich noch ein großer Chip hinter seinem Card Protector, den hat keiner gesehen.
        Ich calle sein All-in über 14.000 und gewinne, und dann findet er unter seinem Arm noch zwei 10.000er, die nicht mitgezählt wurden!
        Er hat sein All-in gewonnen und will jetzt auch noch den 25.000er bezahlt haben, der hinter seiner Wasserflasche versteckt lag.
        Zählen die verborgenen Chips zum All-in dazu, wenn man sie erst nach dem Call findet?
        Versteckte Chips beim All-in
        Nach dem Call haben wir beim All-in-Spieler noch einen großen Chip hinter den Karten gefunden
        Spieler hat sein All-in verloren und hatte unter der Hand noch einen 5000er, den keiner gesehen hat
        Platz 8 all-in, gezählt 9000, Call von Platz 1, dann taucht unter seinem Card Protector noch ein 5000er auf
        Er hat das All-in gewonnen und will die verdeckten Chips mitverdoppeln, die erst nach der Hand aufgetaucht sind
        Zählt der 10.000er noch zum All-in, der hinter seinem Stapel versteckt war und erst nach dem Call gefunden wurde?
    .heard =
        hinter seinem Card Protector stand noch ein 25k
        unter seinem Ärmel lag ein schwarzer, als der Pot schon weg war
        der dicke lag unter den kleinen, nachdem er gepusht hatte
        Pot ausgezahlt, dann taucht unterm Handy ein 10k auf
        er ist ausgeschieden, geht weg und hat auf einmal eine Plaque in der Jackentasche
        ich zahle dreißig und er kramt hinterm Getränk noch fünf hervor
        der Verlierer hebt seine Karten an, Überraschung: drei weitere Chips
        wird der Gewinner für den Chip bezahlt, den keiner sah
        er behauptet, er lebe noch, mit einem Chip von dem wir nichts wussten
        Dealer zählte das Sichtbare, später entdeckt einer am Rand noch einen 1000er
        nach dem Verdoppeln bemerkten wir, dass hinter seinem Arm mehr lag
        er hielt beim Shove einen Chip in der Faust
        nach dem Call tauchen hinter seinen Karten noch große Chips auf
        er hatte mehr als der Dealer sah, ein Chip lag verdeckt
        verdeckte Chips nach dem All-in entdeckt, muss ich die auch bezahlen
        er war all-in und hat verloren, dann lag unter seinen Karten noch ein Chip zu 5.000
        Spieler hatte große Chips hinter den kleinen versteckt, als ich sein All-in gecallt habe
        nach dem All-in holt er noch einen Chip hervor, den keiner sehen konnte
        ich calle sein All-in, und er hatte einen großen Chip unter der Hand
        zählen verdeckte Chips mit, wenn er all-in ist und der Caller nichts davon wusste
        er verdoppelt und sagt, der Chip unter dem Cardprotector zählt auch
        Nach dem Bezahlen taucht hinter seinen Karten noch ein Fünftausender auf
        Er hat verloren, jetzt liegt unterm Handy noch ein lila Tausender
        Hat angeblich alles reingestellt, unterm Kleingeld steckten aber noch zwei 10k-Jetons
        Shove vom Sepp, bezahlt, gwonnen, und unterm Ärmel hat er noch 7000
        Gegner glaubt es sind 8k, nach seinem Mitgehen kommt unterm Card Protector mehr raus
        War doch busto, der Rudi, und plötzlich findet er hinterm Becher noch Jetons
        Ollin gezahlt, da taucht hinter seinem Bier noch ein 25-Mille-Jeton auf
        Unter seinen Karten klemmte noch ein Fünftausender, er hatte Ollin gesagt
        Hab sein Ollin bezahlt, jetzt zieht der noch zehn Mille unterm Arm vor
        Ollin verloren, und auf einmal liegt da noch ein Schwarzer unterm Handtuch
        Verdoppelt, und hinterher findet er nen Dicken unterm Kartenschützer, zahlen soll ich den
        Lila Klotz steckte unter den Kleinen, beim Reinschieben wusste das keiner
        Nach dem verlorenen All-in stand er auf und wollte gehen, da lagen unter seiner Tasse zwei große Jetons, die beim Zählen niemand gesehen hatte
        Unter dem Handy lag ein Jeton, von dem beim Zählen keiner wusste
        Er war raus, und unter dem Zettel hatte er noch zwei Chips
        Ich zahlte den Push, und hinter den Kleinen standen dann Große
        Der Gewinner zog unter der Hand noch zwei Tausender vor, die sollten mitverdoppelt werden
        Es wurde ein chip gefunden der nicht gezählt war, wem gehört der?
        Wir hatten uns schon die Hand gegeben, da fiel ihm ein Lilaner aus dem Ärmel
        Unter der Serviette, nicht absichtlich, aber das All-in war schon ausgezahlt
        Wie viel bekommt er, wenn er gewinnt und ein Teil seines Stacks verdeckt war?
        Verdoppelt hatte er mit 14.000, danach tauchten unterm Kartenschützer noch drei auf
        ein großer Chip lag hinter seinem Stack, als er all-in ging
        nach dem All-in kamen noch Chips zum Vorschein
        wir haben seine großen Chips nicht gesehen
hidden-chips-fact-hand = Wann wurden die Chips gefunden, und wie ging die Hand aus?
    .label = Chips gefunden
    .lost = nach der Hand, der Besitzer der Chips hat verloren
    .won = nach der Hand, der Besitzer der Chips hat gewonnen
    .running = nach dem Call, die Hand läuft noch
hidden-chips-outcome-paid-too = Die verborgenen Chips zählen: Der Caller bezahlt sie mit
hidden-chips-outcome-lost-too = Die verborgenen Chips zählen und sind mit verloren
hidden-chips-outcome-chips-play = Die verborgenen Chips zählen und gehören zum All-in
hidden-chips-outcome-not-paid = Die verborgenen Chips zählen nicht und werden nicht ausbezahlt
hidden-chips-outcome-given-to-winner = Die verborgenen Chips gehen an den Gewinner
hidden-chips-outcome-caller-may-get = Die Chips retten den Besitzer nicht; der siegreiche Caller kann sie bekommen
hidden-chips-outcome-winner-may-get = Die Chips gehen nicht zurück; der Gewinner kann sie bekommen
hidden-chips-outcome-chips-do-not-play = Die verborgenen Chips gehören nicht zum All-in
hidden-chips-outcome-not-said = Zu einer Hand, die noch läuft, schweigt das Buch
hidden-chips-outcome-paid-though-not-part = Die verborgenen Chips gehören nicht zum All-in, werden aber ausbezahlt
hidden-chips-outcome-given-to-caller = Die verborgenen Chips gehen an den Caller, der gewonnen hat
hidden-chips-outcome-kept = Der Besitzer behält die verborgenen Chips und bleibt im Turnier
hidden-chips-order-set-chips-aside = Dealer: die verborgenen Chips getrennt liegen lassen, für alle sichtbar.
hidden-chips-order-director-decides-early = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob die Chips zählen.
hidden-chips-order-caller-pays-them = Caller: die verborgenen Chips mitbezahlen, soweit der Stack reicht.
hidden-chips-order-winner-takes-as-bet = Gewinner: auch die verborgenen Chips nehmen, soweit der eigene Stack sie deckt.
hidden-chips-order-count-into-all-in = Dealer: die verborgenen Chips zum All-in rechnen.
hidden-chips-order-pay-counted-only = Dealer: das All-in ohne die verborgenen Chips auszahlen.
hidden-chips-order-hand-goes-on = Die Hand wird zu Ende gespielt.
hidden-chips-order-later-won = Wenn der Besitzer gewinnt, werden die verborgenen Chips nicht ausbezahlt.
hidden-chips-order-later-lost-given = Wenn der Besitzer verliert, gehen die verborgenen Chips an den Gewinner.
hidden-chips-order-later-lost-may-give-caller = Wenn der Besitzer verliert, retten ihn die verborgenen Chips nicht, und die Turnierleitung kann sie dem Caller geben, der gewonnen hat.
hidden-chips-order-give-to-winner = Turnierleitung: die verborgenen Chips dem Gewinner geben. Der Besitzer behält sie nicht.
hidden-chips-order-chips-do-not-save = Die verborgenen Chips halten ihren Besitzer nicht im Turnier.
hidden-chips-order-not-given-back = Der Besitzer bekommt die verborgenen Chips nicht zurück.
hidden-chips-order-director-may-give-caller = Turnierleitung: entscheiden, ob der Caller, der gewonnen hat, die verborgenen Chips bekommt.
hidden-chips-order-director-may-give-winner = Turnierleitung: entscheiden, ob der Gewinner die verborgenen Chips bekommt.
hidden-chips-order-pay-them-too = Caller: die verborgenen Chips mitbezahlen, soweit der Stack reicht.
hidden-chips-order-later-won-paid = Wenn der Besitzer gewinnt, werden die verborgenen Chips ausbezahlt.
hidden-chips-order-later-lost-given-caller = Wenn der Besitzer gegen den Caller verliert, gehen die verborgenen Chips an diesen.
hidden-chips-order-later-lost-may-give-winner = Wenn der Besitzer verliert, bekommt er die verborgenen Chips nicht zurück, und die Turnierleitung entscheidet, ob der Gewinner sie bekommt.
hidden-chips-order-later-lost-kept = Wenn der Besitzer verliert, behält er die verborgenen Chips.
hidden-chips-order-give-to-caller = Turnierleitung: die verborgenen Chips dem Caller geben, der gewonnen hat. Der Besitzer behält sie nicht.
hidden-chips-order-keep-them = Besitzer: die verborgenen Chips behalten und damit weiterspielen.
hidden-chips-remark-keeping-not-said = Das Buch sagt nur, dass sie nicht ausbezahlt werden. Es nimmt sie ihrem Besitzer nicht weg.
hidden-chips-remark-otherwise-not-said = Das Buch sagt nicht, wohin die Chips kommen, wenn niemand sie erhält.
hidden-chips-remark-only-after-hand-named = Die Regel des Buches gilt nur für Chips, die nach der Hand gefunden werden.
hidden-chips-remark-what-to-go-by = Was der Caller sehen konnte und was ihm gesagt wurde, zeigt, ob sein Call auch diese Chips umfasste.
