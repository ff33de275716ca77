ante = Ante: senken, oder vor dem Blind gezahlt
    .search = Ante senken, kleinere Ante, Ante am Finaltisch, Big Blind Ante, BBA, Ante vor dem Blind, kurzer Big Blind und die Ante, was wird zuerst gezahlt, Ante oder Blind, Antes runter
    .told =
        Können wir die Ante senken, jetzt wo wir so wenige sind?
        Der Finaltisch will eine kleinere Ante
        Zu viert fragen sie, ob die Big Blind Ante herabgesetzt wird
        Der Big Blind hat nicht genug für Ante und Blind zusammen
        Der Big Blind ist short: Was wird zuerst gezahlt, Ante oder Blind?
        Der BB hat bei Big Blind Ante nur noch einen Chip, geht der in die Ante?
        Darf die Ante im Lauf des Turniers sinken?
        Platz 6 hat seine letzten Chips gebracht, zählen sie als Ante oder als Blind?
        Heads-up wollen sie die Antes halbieren
        Bei Big Blind Ante und 800 Chips: Wie viel davon ist der Blind?
    .heard =
        zu dritt frisst uns die BBA auf, geht die nicht runter
        er hat weniger als Blind plus Ante, was geht zuerst ab
        letzte 1000, Ante 1000 und Blind 1000, spielt er dann überhaupt um etwas
        noch fünf übrig, kann man die Ante halbieren
        warum zahlen wir eine Ante für den vollen Tisch, wenn wir zu dritt sitzen
        Shortstack im BB, was hat Vorrang
        kann der Floor die Ante fürs Finale heruntersetzen
        die Ante hat seinen ganzen Stack geschluckt, stimmt das
        Im Big hatte er 1.200, Blind tausend und Ante tausend, was geht zuerst weg?
        Nur noch Kleingeld, und keiner wusste, ob Ante oder Blind zuerst
        Am Finaltisch wollten drei die Ante senken, weil sie höher ist als der Small
        Der Dame im Big Blind blieben am Finaltisch noch achthundert, Blind sechshundert und Ante auch sechshundert, und alle stritten, was davon zuerst genommen wird
        Zu viert zahlt der Big immer noch die ganze Ante, ist das nicht viel?
        Hat noch 500 und sitzt im BB mit ante
        Jeder zahlt 200, er hat 150, worum spielt er?
        Ante kam zweimal rein, einmal vom Button und einmal vom Big
        Heads-up wird sie angeblich weniger, unser Dealer wusste nichts davon
        Muss er die Ante komplett legen und kriegt für den Blind nur den Rest gutgeschrieben?
ante-fact-what = Worum geht es?
    .label = es geht um
    .lowered = die Ante soll gesenkt werden
    .short-big-blind = der Big Blind kann die Ante für den Tisch und den Blind nicht beide zahlen
ante-outcome-not-lowered = Die Ante bleibt: Sie darf nicht gesenkt werden
ante-outcome-should-not-be-lowered = Die Ante bleibt: Sie sollte nicht gesenkt werden
ante-outcome-may-be-lowered = Die Ante darf gesenkt werden
ante-outcome-lowering-not-said = Das Buch sagt nicht, ob eine Ante gesenkt werden darf
ante-outcome-ante-first = Erst die Ante, dann der Blind
ante-outcome-blind-first = Erst der Blind, dann die Ante
ante-order-keep = Floor: bei der Ante der Struktur bleiben, auch am Finaltisch.
ante-order-house-may-lower = Turnierleitung: über die Ante entscheiden und es vor dem nächsten Level ansagen.
ante-order-director-decides = Turnierleitung: nach Billigkeit (Regel { $fairness }) über die Ante entscheiden; die angekündigte Struktur gilt für alle Spieler.
ante-order-ante-then-blind = Dealer: aus diesen Chips zuerst die Ante für den Tisch nehmen.
ante-order-rest-is-blind = Dealer: Was übrig ist, ist der Big Blind des Spielers. Damit ist er all-in; die anderen callen den vollen Big Blind.
ante-order-blind-then-ante = Dealer: aus diesen Chips zuerst den Big Blind nehmen.
ante-order-rest-is-ante = Dealer: Was übrig ist, geht in die Ante; der Rest der Ante wird nicht geschuldet.
ante-remark-recommended = Das Buch empfiehlt, dass der Big Blind die Ante für den Tisch zahlt.
