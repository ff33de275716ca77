etiquette = Verstoß gegen die Etikette
    .search = Etikette, schlechtes Benehmen am Tisch, beleidigt den Dealer, beschimpft einen Spieler, Beleidigung, schreit herum, redet ständig, verzögert das Spiel, Zeitspiel, braucht jede Hand ewig, agiert ständig außer der Reihe, versteckt seine Chips, Karten nicht sichtbar, Chips durcheinander, setzt wo der Dealer nicht hinkommt, hat meine Chips angefasst, hat mich am Arm gepackt, hat dem Dealer die Karten hingeworfen, hat Karten vom Tisch geworfen, stinkt, betrunkener Spieler
    .told =
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
etiquette-fact-breach = Was hat der Spieler getan?
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
    .helicopter = beim Folden die Karten hoch geworfen
    .hygiene = andere durch mangelnde Hygiene belästigt
etiquette-fact-repeated = Hat der Spieler es immer wieder getan, oder nachdem man es ihm gesagt hatte?
etiquette-fact-off-the-table = Ist eine Karte neben dem Tisch gelandet?
etiquette-outcome-breach = Ein Verstoß gegen die Etikette
etiquette-outcome-repeated-breach = Ein Verstoß gegen die Etikette, und nicht der erste
etiquette-outcome-no-breach = Kein Verstoß gegen die Etikette
etiquette-outcome-out-of-turn-once = Ein einzelnes Mal ist eine Aktion außer der Reihe, keine Frage der Etikette
etiquette-outcome-abuse = Beleidigung: ein Grund für eine Penalty
etiquette-outcome-disruptive = Stören des Spiels: ein Grund für eine Penalty
etiquette-outcome-cards-thrown = Karten werfen: ein Grund für eine Penalty
etiquette-outcome-thrown-on-the-table = Keine Penalty für Karten, die auf dem Tisch bleiben
etiquette-order-talk-less = Floor: dem Spieler sagen, dass er weniger redet.
etiquette-order-act-in-time = Floor: dem Spieler sagen, dass er ab jetzt zügig agiert.
etiquette-order-act-in-turn = Floor: dem Spieler sagen, dass er wartet, bis er an der Reihe ist.
etiquette-order-keep-in-view = Floor: dem Spieler sagen, dass er Karten und Chips so hält, dass alle sie sehen und zählen können.
etiquette-order-hands-off-chips = Floor: dem Spieler sagen, dass er die Finger von fremden Chips und Karten lässt.
etiquette-order-hands-off-players = Floor: dem Spieler sagen, dass er andere Spieler nicht anfasst.
etiquette-order-bet-within-reach = Floor: dem Spieler sagen, dass er dort setzt, wo der Dealer hinkommt.
etiquette-order-speak-apart = Floor: den Spieler beiseitenehmen und ihn bitten, das abzustellen.
etiquette-order-see-out-of-turn = Mit dem Vorfall Aktion außer der Reihe (out-of-turn) weitermachen.
etiquette-order-stop-abuse = Floor: dem Spieler sagen, dass er sofort aufhört. An diesem Tisch wird niemand beleidigt.
etiquette-order-stop-disrupting = Floor: dem Spieler sagen, dass er sofort aufhört.
etiquette-order-gather-cards = Dealer: die geworfenen Karten einsammeln und mit den anderen Händen weitermachen.
etiquette-order-throw-no-cards = Floor: dem Spieler sagen, dass er keine Karten wirft.
etiquette-order-fold-low = Floor: dem Spieler sagen, dass er flach über den Tisch foldet und nichts wirft.
etiquette-order-hand-goes-on = Dealer: mit der Hand weitermachen. Keine Hand ist deshalb tot.
etiquette-order-let-it-be = Floor: es dabei belassen.
etiquette-remark-only-persistent = In diesem Buch ist nur andauernde Verzögerung ein Verstoß.
etiquette-remark-see-clock = Braucht der Spieler gerade zu lange für eine Entscheidung, auch den Vorfall Zeit verlangen (clock) ansehen.
etiquette-remark-off-the-table-named = Das Buch nennt Karten, die vom Tisch geworfen werden.
etiquette-remark-repeat-offence = Hatte der Spieler schon eine Verwarnung oder Penalty, mit dem Vorfall Wiederholter Verstoß (repeat-offence) weitermachen.
etiquette-remark-see-shielded-chips = Geht es nur um einen Stack, auch den Vorfall Nicht zählbarer Stack (shielded-chips) ansehen.
