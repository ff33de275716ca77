rabbit-hunting = Rabbit Hunting
    .search = Rabbit Hunt, Rabbit, darf ich den River sehen, was wäre gekommen, zeig die nächste Karte, hätte ich getroffen, Board nach dem Fold ausgeben, River noch umdrehen, Dealer hat die nächste Karte gezeigt, jemand hat die oberste Karte des Stubs umgedreht, in den Stub schauen, Hasenjagd
    .told =
        Er will die Riverkarte sehen
        Die Hand ist vorbei, und er will noch wissen, was am River gekommen wäre.
        Der Dealer zeigt nach der Hand noch die nächsten Karten, das ist doch Rabbit Hunting.
        Alle haben am Turn gefoldet, und Platz 4 verlangt, dass der Dealer den River noch umdreht, nur zum Schauen.
        Ich habe am Flop gegen sein All-in gefoldet, und er greift selbst zum Stub und dreht die Karten um, die noch gekommen wären.
        Darf der Dealer zeigen, welche Karten noch gekommen wären, wenn die Hand schon vorbei ist?
        Rabbit Hunting
        Spieler will nach der Hand die Karten sehen, die noch gekommen wären
        Hand ist vorbei und Platz 6 bittet mich, die River-Karte umzudrehen
        Alle gefoldet am Turn, Platz 3 greift schon nach dem Deck und will den River gucken
        Alle haben gefoldet und ich habe noch Turn und River gezeigt, weil ein Spieler gefragt hat
        Dürfen wir nach dem Fold noch die nächste Karte zeigen, wenn ein Spieler das will?
    .heard =
        Hand ist rum, zeig mal was noch gekommen wäre
        ach komm, dreh schnell um, ich will wissen ob ich ankomme
        alle weg und er bettelt den Dealer um noch eine
        er langt rüber und dreht die oberste um, nachdem der Pot geschoben ist
        ich hab genug bezahlt, welche River-Karte wäre es gewesen
        nur aus Neugier, kommt mein Draw an, leg doch aus
        Dealer hat es aus Gefälligkeit gemacht, jetzt beschweren sich die anderen
        er hebt den Reststapel an und schielt darunter
        gestern durften wir, warum heute nicht
        sie hat gebrannt und den Turn gezeigt, dabei war kein Gegner mehr da
        ich leg weg, das wären Vierlinge geworden, lass sehen
        er wühlt in den ungegebenen, um zu beweisen, dass er verloren hätte
        darf ich sehen was gekommen wäre
        alle sind raus und er will wissen welche Karte der River gewesen wäre
        will nach dem Ende der Hand die nächsten Karten sehen
        nach dem Fold fragt er was der River gewesen wäre
        er will den River sehen, nachdem alle gefoldet haben
        Spieler bittet den Dealer zu zeigen, was gekommen wäre
        die Hand ist vorbei und sie will die nächste Karte sehen
        er hat nach der Hand die nächste Karte vom Deck umgedreht
        dürfen wir Turn und River sehen, ich habe gefoldet
        Zeig mal, was gekommen wäre, ich hab ja leider weggeworfen
        Der will nach seinem Fold noch den River sehn, hätt er getroffen
        Lass uns gucken, obs mein Flush geworden wär
        Hand ist vorbei, er bettelt den Dealer um die nächste Karte an
        Geberin hat aus Gfälligkeit noch umgedreht, was danach gekommen wär
        Nur mal gwundrig: wär der Sechser noch gekommen, fragt der Kurt dauernd
        Topf ist weg, der will sehen, was noch gekommen wär
        Dreh doch mal den Riwwer aus Neugier, bettelt Sitz 4, Topf vergeben
        Hätt ich den Flush gemacht, soll der Geber nachgucken, alle sind raus
        Croupier hat die nächsten umgedreht, obwohl alles schon weggeschmissen war
        Hasenjagd, er will unbedingt wissen, was der Törn gewesen wär
        Sie grapscht sich den Reststapel, um zu schauen, was gekommen wäre
        Er lehnte sich rüber und drehte die oberste um, weil er wissen wollte, ob er getroffen hätte
        Der Dealer zeigte ihm nachher, was am River gekommen wäre
        Keiner zahlte, und er wollte aus Neugier noch eine sehen
        Gegner weg, und er schaute nach, was der Turn gewesen wäre
        Alle hatten gepasst, da griff der Große nach dem Rest und drehte die oberste um, weil er wissen wollte, ob die Drei für seine Straße gekommen wäre
        Wollte nach dem fold wissen was der river gewesen wär
        Nach dem Aufgeben griff er zum Stub und guckte, wie es ausgegangen wäre
        Ein junger Kerl im Hoodie wollte sehen, was noch gefolgt wäre
        Set weggelegt, zeig mir bitte die letzte, bat ich den Dealer
        Pot war verteilt, da fragte die Dame, ob ihre Vier noch gekommen wäre
rabbit-hunting-fact-shown = Wurden die Karten, die noch gekommen wären, schon gezeigt?
    .label = Karten schon gezeigt
rabbit-hunting-outcome-refused = Abgelehnt: Rabbit Hunting ist nicht erlaubt
rabbit-hunting-outcome-counts-for-nothing = Nicht erlaubt; was gezeigt wurde, ändert nichts
rabbit-hunting-outcome-may-be-shown = Rabbit Hunting ist erlaubt
rabbit-hunting-order-no-card = Dealer: keine Karte zeigen, die noch gekommen wäre. Die Karten für die nächste Hand einsammeln.
rabbit-hunting-order-no-further-card = Dealer: keine weitere Karte zeigen. Die Karten für die nächste Hand einsammeln.
rabbit-hunting-order-tell-table = Floor: dem Tisch sagen, dass nach dem Ende der Hand die Karten, die noch gekommen wären, verdeckt bleiben.
rabbit-hunting-order-pot-first = Dealer: zuerst den Pot übergeben. Danach dürfen die Karten gezeigt werden, die noch gekommen wären.
rabbit-hunting-order-result-stands = Die Hand war schon zu Ende: Der Pot bleibt bei dem, der ihn gewonnen hat.
