wrong-seat = Spieler auf dem falschen Platz
    .search = falscher Platz, sitzt auf dem falschen Platz, sitzt am falschen Tisch, auf falschem Platz begonnen, er sitzt auf meinem Platz, jemand sitzt auf meinem Stuhl, Platzkarte sagt einen anderen Platz, zwei Spieler für einen Platz, vom falschen Platz gespielt, Platz verwechselt, falsch hingesetzt, falscher Stuhl
    .told =
        Er sitzt auf falschem Platz
        Der sitzt auf meinem Platz, ich habe Platz 6 auf dem Zettel.
        Der Spieler hat den falschen Tisch erwischt und schon drei Hände hier gespielt.
        Er sollte auf Platz 2 sitzen, sitzt aber auf Platz 3 und spielt dort schon seit einem Level mit.
        Ich spiele seit zehn Minuten auf dem falschen Platz, auf meinem Zettel steht Tisch 9, Platz 1.
        Was machen wir mit ihm, wenn er auf dem falschen Platz sitzt und gerade eine Live-Hand hat?
        Spieler sitzt auf falschem Platz
        Platz 6 sitzt eigentlich am falschen Platz, seine Karte sagt Platz 8
        Ein Spieler hat sich an den falschen Tisch gesetzt und schon zwei Hände gespielt
        Sitzkarte sagt Tisch 2 Seat 5, er sitzt auf Tisch 3 Seat 5, mit seinem Startstack und gerade einer Live-Hand
        Platz 4 sitzt auf dem Platz von einem anderen und spielt mit dessen Stack, 15.000 statt 20.000
        Spieler auf falschem Platz, muss er jetzt umziehen, obwohl er gerade Karten hat?
    .heard =
        zwei sitzen auf demselben Platz
        Platz doppelt besetzt
        zwei Spieler haben denselben Platz
        ich sitz seit einer Stunde auf 5, am Zettel steht 6
        er gehört an Tisch 21 und nicht hierher
        auf seinem Bon ist es Stuhl 3, der ist besetzt
        er ist eigentlich vom Nachbartisch, hat schon zwei Pötte gewonnen
        sie hat 6 und 9 auf dem Kärtchen vertauscht
        zwei Leute beanspruchen Stuhl 4, einer hat sich verirrt
        plumpste dort hin, wo der Nachrücker hin sollte
        ein Fremder mit größerem Stack sitzt nach der Pause auf meinem
        er kam vom Essen an einen anderen Sessel zurück als seinen
        nach einer Stunde stellt sich heraus, hier steht er nicht auf der Liste
        er packte am zweiten Tag seinen Beutel am verkehrten Tisch aus
        Reihe A und Reihe B verwechselt und dort aufgebaut
        er sitzt am falschen Platz und hat schon gespielt
        sollte an Tisch 7, hockt aber an Tisch 1
        spielt mit dem Stapel eines anderen
        auf Stuhl 3 statt 8 gelandet
        hat sich auf den falschen Platz gesetzt
        spielt seit einer Stunde auf einem fremden Stuhl
        Platznummer verwechselt und am verkehrten Tisch gelandet
        er saß auf dem falschen Platz und hat eine Hand gespielt
        Spieler sitzt am falschen Tisch
        sie setzte sich auf Platz 6 statt 9 und spielte mit diesem Stack
        er hat mit den Chips eines anderen gespielt
        Der hockt am verkehrten Tisch, sein Ticket sagt Tisch 11
        Sitz 4 statt 6, seit einer Stunde zockt der dort
        Da hat sich einer auf meinen Stuhl gesetzt, ich hab Seat 8
        Sie hat Seat 3 gezogen, sitzt aber auf 5 und hat Karten
        Verwechselt hat er's, zockt mit dem Stack vom andern Sitz
        Auf dem Zettel steht Tisch 6, der Depp hockt hier seit drei Händen
        Der sitzt auf der Sieben, auf seinem Zettel steht aber die Fünf
        Ich hab seit ner Stunde den verkehrten Stuhl, gehör an Tisch 8
        Hat sich verlaufen und am Nebentisch schon mitgespielt
        Das ist mein Stuhl, steht auf meinem Zettel, der hockt da
        Verkehrter Stuhl und obendrein fremde Jetons gespielt
        Nach der Pause hat sich Detlef an den verkehrten Tisch gesetzt
        Aus der Pause zurück, ein Fremder spielte meinen Stack
        Nach dem Chiptausch saß einer bei fremden Chips
        Nach der Pause setzte ich mich hin und spielte zwei Hände, bis eine Dame kam und sagte, das sei ihr Stuhl, und ich hätte mit ihren Jetons gesetzt
        Einen Orbit zahlte er mit fremden Jetons
        Zwei haben Fünf und Sechs verwechselt
        Hat sich falsch hingesetzt und nen pot gewonnen
        Zwei Hände saß er auf einem Platz, der ihm nicht gehört
        Die Tischnummer verkehrt gelesen, zwei Level dort gespielt
        Wer gibt die Chips zurück, wenn er aus einem fremden Haufen verlor?
        Auf meinem Ticket stand 4, gesessen bin ich auf der 7, bis jemand das merkte
wrong-seat-fact-right-stack = Hat der Spieler mit der richtigen Zahl an Chips begonnen?
    .label = richtige Zahl an Chips
wrong-seat-fact-hand = Hat der Spieler gerade eine Live-Hand?
    .label = Live-Hand
wrong-seat-outcome-moved-with-present-stack = Auf den richtigen Platz, mit den Chips, die jetzt da sind
wrong-seat-outcome-moved-with-starting-stack = Auf den richtigen Platz, mit einem Startstack
wrong-seat-outcome-stack-not-said = Auf den richtigen Platz; über die Chips entscheidet die Turnierleitung
wrong-seat-order-move-at-once = Floor: den Spieler sofort umsetzen.
wrong-seat-order-finish-hand = Dealer: zuerst die Hand zu Ende spielen. Danach zieht der Spieler um.
wrong-seat-order-rule-on-stack = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, mit wie vielen Chips der Spieler weiterspielt.
wrong-seat-order-take-present-stack = Spieler: alle Chips, die jetzt da sind, auf den eigenen Platz mitnehmen.
wrong-seat-order-take-starting-stack = Floor: einen Startstack auf den richtigen Platz stellen und die Chips des Spielers aus dem Spiel nehmen.
wrong-seat-order-go-to-seat = Spieler: auf den eigenen Platz gehen.
wrong-seat-order-seat-taken = Floor: wenn auf dem richtigen Platz schon jemand sitzt, dessen Platzkarte ansehen und über diesen Spieler ebenso entscheiden.
wrong-seat-remark-results-stand = Was auf dem falschen Platz gewonnen oder verloren wurde, bleibt gewonnen oder verloren.
wrong-seat-remark-any-stack = Die Regel setzt den Spieler mit dem Stack um, den er hat. Sie fragt nicht, ob der Stack stimmte.
wrong-seat-remark-hand-not-said = Das Buch sagt nicht, was mit Karten geschieht, die der Spieler noch hält.
