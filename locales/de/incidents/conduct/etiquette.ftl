etiquette = Verstoß gegen die Etikette
    .search = Etikette, schlechtes Benehmen am Tisch, beleidigt den Dealer, beschimpft einen Spieler, Beleidigung, schreit herum, redet ständig, verzögert das Spiel, Zeitspiel, braucht jede Hand ewig, agiert ständig außer der Reihe, versteckt seine Chips, Karten nicht sichtbar, Chips durcheinander, setzt wo der Dealer nicht hinkommt, hat meine Chips angefasst, hat mich am Arm gepackt, hat dem Dealer die Karten hingeworfen, hat Karten vom Tisch geworfen, stinkt, betrunkener Spieler
    .told =
        Er beleidigt mich ständig
        Er hat mich gerade beschimpft und „Idiot“ genannt, nur weil ich den Pot gewonnen habe.
        Er schmeißt beim Folden jedes Mal seine Karten durch die Gegend, eine ist vom Tisch gefallen.
        Der auf Platz 4 setzt seine Chips dauernd so weit weg, dass der Dealer nicht hinkommt, wir haben es ihm schon zweimal gesagt.
        Der neben mir fasst immer wieder meine Chips an, redet ohne Ende und hält das ganze Spiel auf.
        Kann man was dagegen machen, dass der so stinkt und keiner mehr neben ihm sitzen will?
        Spieler beleidigt den ganzen Tisch
        Platz 7 beschimpft ständig den Dealer und die anderen Spieler
        Spieler wirft beim Folden seine Karten so hoch, dass eine vom Tisch fliegt
        Platz 2 hält jede Hand das Spiel auf, redet pausenlos und fasst dauernd die Chips vom Nachbarn an
        Platz 5 pöbelt die ganze Zeit Platz 6 an und hört einfach nicht auf
        Bekommt er eine Verwarnung, wenn er nach einem Bad Beat seine Karten auf den Tisch knallt?
    .heard =
        Platz 2 meckert bei jedem River den Geber an
        er hat sie Trottel genannt, quer über den Tisch
        trommelt und pfeift den ganzen Abend, das nervt gewaltig
        er dampft uns voll und bröselt mit dem Essen auf den Filz
        aus Frust hat er seine zwei dem Croupier an die Brust gepfeffert
        der Fold kam wie ein Frisbee, eine landete unterm Nachbartisch
        flucht und provoziert pausenlos, kann ihn jemand zur Räson bringen
        bei jedem Schrott lässt er eine volle Minute verstreichen
        der Besoffene auf Platz 8 lehnt auf mir und mieft nach Bier
        er verdeckt sie mit den Ellbogen, keiner merkt dass er mitspielt
        Faustschlag auf den Tisch, der Sessel flog durch die Gegend
        er grapscht in meinen Turm und spielt damit herum
        er stichelt dauernd und lacht Verlierer aus
        unverschämt zur Dealerin
        wirft die Chips kreuz und quer in die Mitte, keiner kann zählen
        ständig provozieren und nachtreten
        er stinkt und benimmt sich daneben
        wirft dem Dealer die Karten hin und schimpft
        schlechtes Benehmen, Beleidigungen am Tisch
        fasst ständig fremde Chips und Karten an
        spielt mit Absicht jede Hand langsam
        er verzögert absichtlich das Spiel
        Spieler wirft seine Karten auf den Dealer
        Platz 2 beschimpft ständig den Dealer
        er wirft seine Chips einfach in den Pot
        er fasst dauernd Chips und Karten von anderen an
        sie beleidigt einen anderen Spieler am Tisch
        er flucht am Tisch und stört alle
        Der nennt mich Vollidiot und beschimpft den ganzen Tisch
        Tankt bei jeder Hand zwei Minuten aus Trotz, hält alle auf
        Seine Karten pfeffert er so hin, dass eine vom Tisch fliegt
        Quasselt ununterbrochen dazwischen, gibt einfach ka Ruh
        Der müffelt so, neben dem halts kein Mensch aus
        Andauernd langt er mir an den Arm und fummelt an meinen Jetons
        Der beschimpft Sitz 3 seit ner Stunde als Vollidiot
        Beim Wegschmeißen wirft er die Pappen hoch, eine lag unterm Tisch
        Der Kerl müffelt bestialisch, neben dem halt ich's nicht aus
        Ständig grapscht der an meinen Türmen rum, nervt gewaltig
        Quasselt ohne Punkt und Komma und flucht den Geber an
        Rempelt mich dauernd mit dem Ellbogen an und feuert die Jetons quer
        Er knallte die Karten hin und traf den Dealer an der Hand
        Als seine Asse geknackt wurden, schlug er so auf den Tisch, dass die Türme hüpften, nannte den Dealer einen Stümper und warf ihm die Karten ins Gesicht
        Jede Hand eine Ewigkeit, nur um zu verzögern
        Er wirft die Chips so, dass sie quer über den Filz fliegen
        Er schrie dem Gegner ins Ohr, als der verlor
        Typ spuckt auf den boden und beleidigt den dealer
        Sie warf dem Croupier die Karten entgegen und nannte ihn einen Idioten
        Betrunken, stinkend, und er fasste mich dauernd an
        Er griff in fremde Jetons und streichelte sie
        Nach dem Bad Beat trat er gegen den Stuhl und beschimpfte den ganzen Saal
        er wirft seine Chips jedes Mal mitten in den Pot
        sie streut die Chips über den ganzen Pot, statt sie vor sich zu legen
        wirft beim Folden die Karten nach dem Dealer
        schmeißt die Karten so fest, dass sie den Dealer treffen
        Spieler ist betrunken und laut
        er riecht übel, die anderen beschweren sich
        fasst dauernd Karten und Chips der anderen an
        setzt absichtlich außer Reichweite des Dealers
        beleidigt nach jeder verlorenen Hand den Dealer
        beschimpft einen Mitspieler
        slowrollt den ganzen Tisch
        sein Stack ist so unordentlich, dass er den Dealer behindert
        macht einen Anfänger wegen seines Spiels fertig
        haut auf den Tisch und schreit
        jubelt dem Verlierer ins Gesicht
        braucht für jede einfache Entscheidung ewig
        isst über den Karten
        lehnt sich hinüber, um dem Nachbarn in die Karten zu schauen
etiquette-fact-breach = Was hat der Spieler getan?
    .label = Verstoß
    .chatter = viel zu viel geredet
    .delay = das Spiel aufgehalten
    .out-of-turn = außer der Reihe agiert
    .poor-visibility = Karten oder Chips so gehalten, dass andere sie nicht sehen oder zählen können
    .abuse = jemanden beleidigt oder beschimpft
    .disruptive = das Spiel gestört
    .touching-chips = unnötig Chips oder Karten eines anderen angefasst
    .touching-person = unnötig einen anderen Spieler angefasst
    .out-of-reach = dort gesetzt, wo der Dealer nicht hinkommt
    .throwing-cards = Karten geworfen
    .helicopter = beim Folden die Karten hochgeworfen
    .hygiene = andere durch mangelnde Hygiene belästigt
etiquette-fact-repeated = Hat der Spieler es immer wieder getan oder nach einem Hinweis noch einmal?
    .label = wiederholt oder nach Hinweis
etiquette-fact-off-the-table = Ist eine Karte neben dem Tisch gelandet?
    .label = Karte neben dem Tisch
etiquette-outcome-breach = Verstoß gegen die Etikette: ein Grund für eine Penalty
etiquette-outcome-repeated-breach = Nicht der erste Verstoß: ein Grund für eine Penalty
etiquette-outcome-no-breach = Kein Verstoß gegen die Etikette
etiquette-outcome-out-of-turn-once = Nur einmal: eine Aktion außer der Reihe, kein Verstoß gegen die Etikette
etiquette-outcome-abuse = Beleidigung: ein Grund für eine Penalty
etiquette-outcome-disruptive = Stören des Spiels: ein Grund für eine Penalty
etiquette-outcome-cards-thrown = Werfen von Karten: ein Grund für eine Penalty
etiquette-outcome-thrown-on-the-table = Keine Penalty für Karten, die auf dem Tisch bleiben
etiquette-order-talk-less = Floor: den Spieler auffordern, weniger zu reden.
etiquette-order-act-in-time = Floor: den Spieler auffordern, ab jetzt zügig zu agieren.
etiquette-order-act-in-turn = Floor: den Spieler auffordern, zu warten, bis er an der Reihe ist.
etiquette-order-keep-in-view = Floor: den Spieler auffordern, Karten und Chips so zu halten, dass alle sie sehen und zählen können.
etiquette-order-hands-off-chips = Floor: den Spieler auffordern, die Finger von fremden Chips und Karten zu lassen.
etiquette-order-hands-off-players = Floor: den Spieler auffordern, andere Spieler nicht anzufassen.
etiquette-order-bet-within-reach = Floor: den Spieler auffordern, dort zu setzen, wo der Dealer hinkommt.
etiquette-order-speak-apart = Floor: den Spieler beiseitenehmen und ihn bitten, das abzustellen.
etiquette-order-see-out-of-turn = Mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) weitermachen.
etiquette-order-stop-abuse = Floor: den Spieler auffordern, sofort aufzuhören. An diesem Tisch wird niemand beleidigt.
etiquette-order-stop-disrupting = Floor: den Spieler auffordern, sofort aufzuhören.
etiquette-order-gather-cards = Dealer: die geworfenen Karten einsammeln und mit den anderen Händen weitermachen.
etiquette-order-throw-no-cards = Floor: den Spieler auffordern, keine Karten zu werfen.
etiquette-order-fold-low = Floor: den Spieler auffordern, flach über den Tisch zu folden und nichts zu werfen.
etiquette-order-hand-goes-on = Dealer: mit der Hand weitermachen. Keine Hand ist deshalb tot.
etiquette-order-let-it-be = Floor: es dabei belassen.
etiquette-remark-only-persistent = Nach diesem Buch ist nur andauernde Verzögerung ein Verstoß.
etiquette-remark-see-clock = Braucht der Spieler gerade zu lange für eine Entscheidung, auch den Vorfall „Zeit verlangen (Clock)“ (clock) ansehen.
etiquette-remark-off-the-table-named = Das Buch nennt Karten, die vom Tisch geworfen werden.
etiquette-remark-repeat-offence = Hatte der Spieler schon eine Verwarnung oder Penalty, mit dem Vorfall „Wiederholter Verstoß“ (repeat-offence) weitermachen.
etiquette-remark-see-shielded-chips = Wenn es nur um einen Stack geht, den man nicht zählen kann, auch den Vorfall „Nicht zählbarer Stack“ (shielded-chips) ansehen.
