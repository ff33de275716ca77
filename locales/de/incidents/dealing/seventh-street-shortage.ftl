seventh-street-shortage = Zu wenig Karten für Seventh Street
    .search = zu wenig Karten für Seventh Street, nicht genug Karten für Seventh Street, Stub zu kurz, kurzer Stub, Karten gehen im Stud aus, Deck reicht nicht im Stud, letzte Karte reicht nicht für alle, acht Spieler bis zum Ende im Stud, Gemeinschaftskarte im Stud, Burns zurück in den Stub, Burnkarten einmischen, eine Karte für alle, wer beginnt bei einer Gemeinschaftskarte
    .told =
        Karten reichen nicht für Seventh
        Beim Stud sind alle acht noch drin, und der Dealer hat nicht genug Karten für die letzte Runde.
        Im Stub sind zu wenig Karten, um jedem noch eine siebte zu geben.
        Seven Card Stud, sieben Spieler sind noch dabei, und im Stub sind nur noch vier Karten für Seventh Street.
        Wir sind noch sechs Leute auf der Sixth Street, der Dealer zählt vier Karten im Stub, und gebrannt wurden drei.
        Wie macht man das beim Stud, wenn nicht mehr genug Karten für alle auf Seventh Street da sind?
        Im Stud reichen die Karten im Stub nicht für alle auf Seventh Street
        Zu wenig Karten im Deck, noch sieben Spieler in der Hand auf Seventh Street
        Stud, sieben Spieler noch drin, im Stub sind nur noch vier Karten für die siebte Karte
        Razz, drei wurden gebrannt, im Stub liegen noch fünf Karten und sechs Spieler brauchen noch die letzte Karte
        Was mache ich im Stud, wenn für Seventh Street nicht genug Karten da sind, kommt eine Karte für alle?
    .heard =
        Stud, sieben sind noch drin und ich halte sechs Karten
        der Dealer kann nicht jedem eine verdeckte River-Karte geben
        ich habe noch 5 und 6 Leute haben Karten
        achthändig Stud und niemand hat gepasst, was jetzt
        darf ich die drei verbrannten nehmen
        vor der letzten Karte ist uns der Stapel ausgegangen
        kommt dann eine offen in die Mitte für die ganze Runde
        für den Letzten langt es nicht mehr
        eine fehlt, soll ich die unterste auch geben
        keiner ist raus, die siebte geht sich nicht aus
        wer eröffnet, wenn die letzte in der Mitte liegt
        Stud, bloß zwei Karten da und sieben Spieler
        bei Stud reichen am Ende die Karten nicht für alle
        Stud, nicht genug Karten für die siebte Straße
        Deck reicht nicht, eine gemeinsame Karte für alle Spieler
        es sind nicht genug Karten für die Seventh Street da
        Stud mit acht Spielern, das Deck ist vor der letzten Karte aus
        nicht genug Karten, um jedem eine siebte Karte zu geben
        der Dealer hat noch vier Karten, und es sind fünf Spieler im Stud
        Beim 7-Card Stud reicht das Päckchen für die letzte nicht mehr
        Acht Leut noch drin, Stub hat nur fünf übrig, die Siebte steht an
        Stud, der Stapel ist leer, bevor alle ihre Siebte haben
        Geber hat bloß drei Stück in der Hand, sechs warten auf ihre Siebte
        Razz, es geht sich mit der Letzten nimmer aus, Stub ist fast weg
        Nicht genug übrig im Siebener, sieben Spieler, und jeder kriegt noch eine
        Stud zu acht, der Stapel reicht für die siebte nicht
        Noch fünf im Stub, sechs Leute drin, was kriegt jeder zuletzt?
        Beim Razz geht uns der Stapel aus, letzte verdeckte reicht nicht
        Alle dringeblieben, Geber hat beim Stud nicht genug Blätter zum Schluss
        Letzte verdeckte beim Stud, Reststapel zu dünn für sieben Mann
        Muss ich beim Stud die Verbrannten reinmischen, langt sonst nicht für alle
        Sechs noch drin im Stud, und der Dealer hat vier Karten
        Sechs von uns kamen im Stud bis zum Schluss, der Dealer zählte den Rest, für die letzte Straße fehlten zwei, und die Verbrannten lagen daneben
        Burns plus Rest würden knapp aufgehen
        Im Razz gingen die Karten aus, kommt eine für alle?
        Zu acht bis ans Ende, und der Stapel zu kurz
        Reicht nicht für die siebte, was tun?
        Niemand gab auf, da fehlten am Schluss drei
        Wer redet zuerst, wenn am Ende vom Stud eine für alle liegt?
        Der Dealer zählte den Rest im Stud durch, zwei zu wenig
        Alle blieben dabei, und plötzlich hieß es, die Verbrannten kommen wieder rein
seventh-street-shortage-fact-players = Wie viele Spieler sind noch in der Hand?
    .label = Spieler in der Hand
seventh-street-shortage-fact-stub = Wie viele Karten sind noch im Stub?
    .label = Karten im Stub
seventh-street-shortage-fact-burns = Wie viele Karten wurden auf Fourth, Fifth und Sixth Street gebrannt? (drei, wenn nichts schiefging)
    .label = gebrannte Karten
seventh-street-shortage-outcome-deal-on = Es sind genug Karten da: Seventh Street geben wie immer
seventh-street-shortage-outcome-burns-into-stub = Mit den früheren Burn-Karten sind es genug: einmischen und geben
seventh-street-shortage-outcome-community-from-stub = Eine Gemeinschaftskarte für alle, aus dem Stub, wie er ist
seventh-street-shortage-outcome-community-after-shuffle = Eine Gemeinschaftskarte für alle, nach dem Mischen mit den Burn-Karten
seventh-street-shortage-outcome-no-seventh-card = Keine siebte Karte: Gespielt wird mit sechs
seventh-street-shortage-outcome-no-rule = Das Buch sagt nicht, was bei zu wenig Karten gilt
seventh-street-shortage-outcome-not-covered = Das Buch lässt Stud aus
seventh-street-shortage-order-burns-back = Dealer: die früheren Burn-Karten zum Stub legen. Alles zusammen durcheinanderschieben, mischen und abheben.
seventh-street-shortage-order-deal-each = Dealer: eine Karte brennen. Jedem Spieler eine Karte verdeckt geben.
seventh-street-shortage-order-community-card = Dealer: eine Karte brennen. Die nächste offen in die Mitte legen: Sie ist für alle die siebte Karte.
seventh-street-shortage-order-six-cards = Dealer: keine Karten mehr geben. Jeder Spieler spielt die sechs, die er hat.
seventh-street-shortage-order-first-on-sixth = Dealer: Wer auf Sixth Street als Erster agiert hat, beginnt wieder.
seventh-street-shortage-order-high-hand-first = Dealer: Es beginnt der Spieler mit der besten sichtbaren Hand.
seventh-street-shortage-order-upcards-first = Dealer: Die offenen Karten entscheiden, wer beginnt, wie auf jeder Street.
seventh-street-shortage-order-floor-rules = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, bevor noch eine Karte den Stub verlässt.
seventh-street-shortage-remark-others = Bücher, die das regeln, verlangen eine Karte für jeden Spieler, eine als Burn-Karte und eine, die nicht gegeben wird. Mit den früheren Burn-Karten kann es reichen; sonst gibt es eine Gemeinschaftskarte für alle.
