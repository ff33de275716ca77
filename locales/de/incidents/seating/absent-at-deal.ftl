absent-at-deal = Beim Austeilen nicht am Platz
    .search = Spieler war nicht am Platz, nicht am Tisch als gegeben wurde, zu spät aus der Pause zurück, kam angerannt, hat sich nach der letzten Karte hingesetzt, Austeilen verpasst, leerer Platz bekam Karten, Karten für einen abwesenden Spieler, Spieler ist nicht am Tisch, ist seine Hand tot, stand hinter seinem Stuhl, zu spät von der Toilette zurück, war rauchen, Blind eines abwesenden Spielers, nicht auf seinem Stuhl, ist beim Geben aufgestanden, darf ich meine Karten noch anschauen
    .told =
        War beim Austeilen nicht da
        Er war nicht am Platz, als die Karten ausgeteilt wurden, und will trotzdem spielen.
        Ich war gerade am Stuhl, als die letzte Karte kam, und der Dealer sagt, meine Hand ist tot.
        Der Big Blind war beim Geben noch an der Bar, kommt nach der letzten Karte zurück und will seine Karten aufnehmen.
        Platz 4 stand hinter dem Stuhl vom Nachbarn, als die letzte Karte gegeben wurde, konnte seinen eigenen aber noch greifen.
        Ist die Hand tot, wenn der Spieler erst nach der letzten Karte an seinen Platz zurückkommt?
        Nicht am Platz beim Austeilen
        Spieler war beim Geben nicht am Platz und will jetzt mitspielen
        Platz 5 kommt zurück, als die Karten schon ausgeteilt sind, und greift nach seiner Hand
        Platz 3 stand an der Bar, kam während des Gebens zurück, die letzte Karte war noch nicht raus
        Big Blind war nicht am Tisch, als die letzte Karte gegeben wurde, er stand einen Meter neben seinem Stuhl
        Ist seine Hand tot, wenn er beim Austeilen der letzten Karte nicht am Stuhl war?
    .heard =
        er kam angerannt, da flog die zweite für den Button noch
        Platz 7 ratschte an der Absperrung, während gegeben wurde
        zwei Asse, ich war einen Schritt von meinem Stuhl entfernt
        sie hockte sich hin, als alle schon hatten, und will mitspielen
        Dealer zieht meine Hand ein, weil ich hinterm Sessel stand
        er griff im Stehen von hinten an seine Karten
        wie nah am Sessel muss ich sein, wenn die letzte fliegt
        eingesammelt, er holte gerade Kaffee und gemischt wurde flott
        Box 4 war unbesetzt beim Geben, sein Big Blind liegt aber drin
        Pause vorbei, ausgeteilt ist, vier stehen noch in der Schlange
        ich saß, stand für eine Umarmung auf, war aber vor der letzten zurück
        verfällt sein Ante, wenn er zum Geben nicht rechtzeitig kam
        er saß nicht am Platz als die letzte Karte kam
        kommt angerannt und es ist schon ausgeteilt
        saß nicht am Platz als die letzte Karte verteilt wurde
        kommt angelaufen, sein Blatt liegt schon da, ist die Hand tot
        steht noch hinter dem Tisch während ausgeteilt ist
        er saß nicht auf seinem Platz, als die Karten ausgeteilt wurden
        Spieler kam nach der letzten Karte zurück, ist seine Hand tot
        sie stand hinter ihrem Stuhl, als fertig ausgeteilt war
        muss ich auf meinem Platz sitzen, damit die Hand lebt
        der Big Blind war nicht da, als gegeben wurde
        Der Günther kam vom Klo, die letzte Karte war schon draußen
        War rauchen, kriegt er die Hand jetzt noch oder ned
        Seat 4 stand noch am Buffet, als der Dealer fertig gegeben hat
        Is erst beim Geben angerannt gekommen und hat die Sessellehne berührt
        Steht drei Meter weg bei der Bar, Karten liegen vor leerem Stuhl
        Big Blind war beim Geben am Handy draußen, jetzt will er spielen
        Kommt grad angerannt, letzte Karte ist raus, darf der noch spielen?
        Sitz 2 war rauchen, als gegeben wurde, will jetzt sein Blatt
        Bigblind stand beim Kumpel, als der Geber gab, Blatt eingezogen
        Hatte beim Geben nur ne Hand an der Stuhllehne, zählt das?
        Beim Geben aufgestanden und Bier geholt, Karten lagen halb da
        Ich war nur zwei Meter weg, da hat der schon gegeben
        Er stand an der Bar, hörte das Mischen und lief, zu spät, die letzte Karte war schon raus
        Am Platz sechs saß keiner, alle Karten verteilt, dann kommt einer und sagt, das ist meine
        Im vierten Level holte sich der Junge ein Sandwich, kam quer durch den Saal zurückgerannt, die letzte Karte war gerade gefallen, und der Dealer hatte seine zwei schon eingezogen
        Er lehnte hinter dem Stuhl, als die letzte fiel, zählt das als anwesend?
        Den Big Blind hatte er bezahlt, am Platz war er nicht
        Hab karten bekommen war aber noch draussen rauchen, darf ich?
        Am Finaltisch gab er dem Fernsehen noch ein Interview, da flogen seine zwei weg
        Mit dem Rücken zum Tisch plauderte er zwei Meter weiter, die Karten lagen schon da
        Kaum zwei Schritte fehlten noch, als der Button seine letzte bekam
        Die Asse lagen vor seinem leeren Stuhl, und er kam mit dem Kaffee um die Ecke
        war nicht an seinem Platz, als ausgeteilt wurde
        kam gerade zurück, als die letzte Karte kam
        stand beim Austeilen hinter seinem Stuhl
absent-at-deal-fact-arrived = Wann hatte der Spieler seinen Platz in Reichweite?
    .label = Platz in Reichweite
    .after-last-card = erst nach der letzten Karte oder gar nicht
    .with-last-card = noch nicht vor der letzten Karte, aber als sie ausgeteilt wurde
    .during-deal = erst während des Gebens, aber vor der letzten Karte
    .left-during-deal = bei der ersten Karte, aber vor der letzten wieder weg
    .all-along = die ganze Zeit während des Gebens
absent-at-deal-fact-nearness = Wie nah war der Spieler an seinem Stuhl?
    .label = Nähe zum Stuhl
    .at-chair = auf dem Stuhl oder daran
    .in-reach = nicht daran, aber der Stuhl noch in Reichweite
absent-at-deal-fact-owed = Was muss dieser Platz in dieser Hand setzen?
    .label = zu setzen
    .nothing = nichts
    .big-blind = den Big Blind (mit oder ohne Ante)
    .small-blind = den Small Blind (mit oder ohne Ante)
    .ante = nur eine Ante
    .stud-ante = bei Stud: eine Ante
    .bring-in = bei Stud: eine Ante, und dort liegt die Bring-in-Karte
absent-at-deal-outcome-hand-dead = Die Hand ist tot
absent-at-deal-outcome-hand-dead-blinds-lost = Die Hand ist tot; Blind oder Ante ist verloren
absent-at-deal-outcome-hand-live-though-absent = Die Hand lebt: Abwesenheit tötet sie nicht
absent-at-deal-outcome-hand-live = Die Hand lebt: Der Spieler war rechtzeitig am Platz
absent-at-deal-order-kill-hand = Dealer: die Hand verdeckt in den Muck legen, sobald die letzte Karte ausgeteilt ist.
absent-at-deal-order-may-not-look = Floor: Der Spieler darf diese Karten nicht ansehen.
absent-at-deal-order-may-look = Floor: Der Spieler darf diese Karten ansehen, aber nicht spielen.
absent-at-deal-order-big-blind-lost = Dealer: Der Big Blind und eine etwaige Ante dieses Platzes bleiben im Pot. Was noch nicht gesetzt ist, vom Stack nehmen.
absent-at-deal-order-big-blind-back = Dealer: den Big Blind und eine etwaige Ante dieses Platzes zum Stack zurücklegen.
absent-at-deal-order-small-blind-lost = Dealer: Der Small Blind und eine etwaige Ante dieses Platzes bleiben im Pot. Was noch nicht gesetzt ist, vom Stack nehmen.
absent-at-deal-order-small-blind-back = Dealer: den Small Blind und eine etwaige Ante dieses Platzes zum Stack zurücklegen.
absent-at-deal-order-ante-lost = Dealer: Die Ante dieses Platzes bleibt im Pot. Wenn sie noch nicht gesetzt ist, vom Stack nehmen.
absent-at-deal-order-ante-back = Dealer: die Ante dieses Platzes zum Stack zurücklegen.
absent-at-deal-order-bring-in-posted = Dealer: das Bring-in vom Stack dieses Platzes setzen. Es bleibt im Pot.
absent-at-deal-order-bring-in-passes-on = Dealer: Das Bring-in geht an den nächsten Spieler.
absent-at-deal-order-no-cards-on-fourth-street = Dealer: diesem Platz auf Fourth Street keine Karte geben.
absent-at-deal-order-house-rules-on-cards = Floor: dem Dealer sagen, ob die tote Hand nach den Hausregeln weitere Karten bekommt.
absent-at-deal-order-others-play = Dealer: mit den Händen der anderen weitermachen.
absent-at-deal-order-hand-plays = Dealer: die Karten liegen lassen. Der Spieler agiert, wenn er an der Reihe ist.
absent-at-deal-remark-reach-is-not-enough = Dem Wortlaut nach verlangt dieses Buch den Spieler auf seinem Stuhl oder daran. Von Reichweite steht dort nichts.
absent-at-deal-remark-leaves-later = Wenn der Spieler nach der letzten Karte doch noch weggeht, mit dem Vorfall „Den Tisch mit Live-Hand verlassen“ (left-table-with-hand) weitermachen.
