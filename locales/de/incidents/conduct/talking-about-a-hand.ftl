talking-about-a-hand = Reden über eine Hand
    .search = hat gesagt was er gefoldet hat, „ich habe ein Ass gefoldet“, redet über die Hand während sie noch läuft, gefoldeter Spieler kommentiert das Board, „er hat bestimmt einen Flush“, rät laut die Hand des Gegners, hat seine Karten genannt, hat gesagt er soll callen, hat gesagt er soll folden, gab einen Rat, Kritik am Spiel, Coaching am Tisch, fragt einen Freund was er machen soll, „die Straße hätte ich gehabt“, Tabletalk über eine laufende Hand, hat seine Hand verraten, one player to a hand
    .told =
        Er verrät seine gefoldeten Karten
        Er hat schon gefoldet und erzählt laut, dass er einen König weggeworfen hat.
        Er sagt mitten in der Hand laut „du hast doch den Flush“, und ich muss noch entscheiden.
        Flop ist 9-9-4, und der auf Platz 2 stöhnt „Mist, ich habe die Neun gefoldet“, während zwei noch in der Hand sind.
        Ich überlege am River wegen des Calls, und der Spieler neben mir, der gar nicht dabei ist, sagt „call, der blufft“.
        Darf er, wenn er nicht mehr in der Hand ist, darüber reden, was er gefoldet hat?
        Spieler sagt, was er gefoldet hat
        Platz 3 hat gefoldet und sagt laut, er hatte ein Ass, die anderen spielen noch
        Spieler gibt einem anderen Ratschläge, während die Hand noch läuft
        Flop 8-8-K, Platz 6 hat vor dem Flop gefoldet und ruft „ich hatte die Acht“, zwei sind noch in der Hand
        Platz 1 ist nicht mehr in der Hand und sagt zu Platz 2: „Call, er hat nur ein Paar“, bei einer Bet von 6000
        Darf er während der laufenden Hand laut sagen, was der Gegner seiner Meinung nach hat?
    .heard =
        Platz 6 platzt heraus, er hätte die Sieben weg, bei 7-7 am Board
        „den musst du auszahlen“, sagt einer ohne Karten
        er jammert über seinen entsorgten Drilling, zwei spielen noch
        Zuschauer steckt ihr, sie liege vorne
        zählt auf was jeder halten könnte, „das ist die Straße“
        einer empfiehlt dem anderen, ihn zu bezahlen
        sie plaudert aus, ihr Kicker war die Zehn, mitten in der Hand
        „das leg ich nie weg“, ruft der Ausgestiegene
        die Gattin hinter der Absperrung souffliert
        er stöhnte beim dritten Pik, weil er zwei davon weggelegt hat
        er spekuliert ständig hörbar, was ich habe
        bespricht mit seinem Trainer die Strategie, während der Pot läuft
        einer der schon raus ist sagt was er weggeworfen hat
        Zuschauer gibt während der Hand Ratschläge
        er redet über seine Karten und die Hand läuft noch
        der Nachbar meint laut, da liegt bestimmt ein Flush
        Klappe halten solange noch gespielt wird
        hat gefoldet und verrät was er hatte
        gibt einem anderen Ratschläge während der Hand
        spricht laut über mögliche Blätter der Gegner
        er sagte, was er gefoldet hat, während die Hand noch lief
        Spieler redet während der Hand über das Board
        sie sagte dem Spieler, was er machen soll
        jemand, der gefoldet hat, sagt, dass ein Flush möglich ist
        er rät seinem Freund zu callen
        er redet über seine gefoldeten Karten, obwohl zwei noch spielen
        Verkündet laut, dass er an Buben weggschmissen hat, wir sind noch drin
        Seat 9 is raus und meint laut, der andere hat sicher das Set
        Steht hinter ihr und sagt der Frau, sie soll callen
        Fragt seinen Coach am Geländer, was er jetzt machen soll
        Ich hab Damen, plaudert er aus, drei sind noch im Topf
        Klugscheißer erklärt meinem Gegner, der Flush wär eh angekommen, Bet steht noch
        Der plaudert aus, dass er ne Dame weggeschmissen hat, wir spielen noch
        Du hast doch eh den Flush, posaunt er vorm Aufdecken raus
        Sitz 1 gibt Tipps, den musst du bezahlen, der blufft doch
        Er fragt seinen Trainer am Geländer, was er machen soll
        Ich hatte auch ein Ass, ruft die Ausgestiegene dazwischen
        Mault rum, wie mies ich das spiele, und der Topf läuft noch
        Der Gefoldete griff sich an den Kopf und rief, er habe eine Fünf weggeworfen
        „Der hat sicher den Flush“, sagte einer ohne Karten
        Während ich nachdachte, riet mir der Nachbar zum Zahlen
        Zwei kämpften um zwölftausend, da fluchte einer, der vor dem Flop gepasst hatte, und erzählte, genau diese Acht habe er weggeworfen
        Auf der Bubble lachte er, er habe Asse, der Gegner hörte es
        Hat laut gesagt was er gefoldet hat, hand lief noch
        Das Mädchen kommentierte jede Karte auf dem Board, dabei war sie längst draußen
        Er verriet, dass zwei der Damen bei ihm im Muck liegen
        Er fragte den Kumpel hinter der Absperrung, ob er zahlen soll, der nickte
        Mein Nachbar zeigte auf die drei Herzen und flüsterte laut „da würd ich nicht callen“
        gefoldeter Spieler sagt, was er hatte, während andere noch spielen
        jemand, der nicht in der Hand ist, gibt Ratschläge
        er sagt laut, was der andere hält
        zwei Spieler besprechen die laufende Hand
        ein Zuschauer sagt einem Spieler, was er tun soll
        er liest die Hand des Gegners vor, bevor sie gezeigt ist
        sie kommentiert die Hand, obwohl sie draußen ist
        redet während der Hand über mögliche Hände am Board
talking-about-a-hand-fact-talk = Was wurde gesagt?
    .label = gesagt
    .cards = was in einer Hand ist oder war
    .advice = ein Rat zum Spiel oder Kritik am Spiel eines anderen
    .reading = eine Vermutung, was jemand hat
    .strategy = wie man spielt, besprochen mit einem anderen Spieler, einem Berater oder einem Zuschauer
talking-about-a-hand-fact-in-hand = War der Spieler, der geredet hat, noch in der Hand?
    .label = noch in der Hand
talking-about-a-hand-fact-which-hand = Um welche Hand ging es?
    .label = es ging
    .folded = um eine, die in der laufenden Hand gefoldet wurde
    .live = um eine Live-Hand
talking-about-a-hand-fact-gives-away = Hat es etwas über Karten verraten?
    .label = etwas über Karten verraten
talking-about-a-hand-fact-stage = Wann wurde die Vermutung geäußert?
    .label = Zeitpunkt
    .before-showdown = vor dem Showdown
    .at-showdown = im Showdown, bevor diese Hand aufgedeckt war
    .tabled = als diese Hand schon aufgedeckt war
talking-about-a-hand-outcome-no-card-talk = Kein Reden über Live-Hände oder gefoldete Hände
talking-about-a-hand-outcome-no-advice = Kein Rat und keine Kritik am Spiel
talking-about-a-hand-outcome-no-strategy = Keine Strategie besprechen: ein Spieler pro Hand
talking-about-a-hand-outcome-no-reading = Eine nicht aufgedeckte Hand darf nicht gelesen werden
talking-about-a-hand-outcome-allowed = Das darf gesagt werden
talking-about-a-hand-order-no-talk-about-cards = Floor: den Spieler auffordern, bis zum Ende der Hand nichts über Karten zu sagen, die im Spiel oder gefoldet sind.
talking-about-a-hand-order-no-advice = Floor: den Spieler auffordern, keinen Rat zu geben und das Spiel anderer nicht zu kritisieren.
talking-about-a-hand-order-no-strategy = Floor: den Spieler auffordern, ohne Hilfe anderer zu spielen.
talking-about-a-hand-order-no-reading-until-tabled = Floor: den Spieler auffordern, keine Hand zu lesen, bevor sie aufgedeckt ist.
talking-about-a-hand-order-no-reading-until-showdown = Floor: den Spieler auffordern, vor dem Showdown keine Hand zu lesen.
talking-about-a-hand-order-hand-goes-on = Dealer: mit der Hand weitermachen. Wegen der Worte ist keine Hand tot.
talking-about-a-hand-order-let-it-be = Floor: es dabei belassen.
talking-about-a-hand-remark-speak-up = Wer sieht, dass eine aufgedeckte Hand falsch gelesen wird, sollte es sofort sagen.
talking-about-a-hand-remark-helping-each-other = Helfen sich zwei Spieler gegenseitig, auch den Vorfall „Softplay und Chip-Dumping“ (soft-play) ansehen.
