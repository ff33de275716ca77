hand-for-hand-clock = Die Uhr bei Hand-for-Hand
    .search = Hand-for-Hand-Uhr, Uhr an der Bubble, zwei Minuten pro Hand, wie viel geht von der Uhr ab, Uhr angehalten, Zeit an der Bubble, Level während Hand-for-Hand, Blinds steigen Hand-for-Hand, Uhr pausieren, Zeit pro Hand, was zeigt die Uhr, Uhr zurückstellen, zwei Minuten abziehen
    .told =
        Uhr bei Hand-for-Hand
        Seit der Ansage Hand-for-Hand läuft die Uhr weiter, muss man die nicht anhalten?
        Wir spielen Hand-for-Hand, und die Uhr steht still, wie viele Minuten zieht ihr pro Hand ab?
        Bei der Ansage von Hand-for-Hand standen noch 12 Minuten auf der Uhr, jetzt kommt die vierte Hand, welche Blinds gelten da?
        Wir sind in der siebten Hand von Hand-for-Hand, die Uhr zeigte 8:30, und die Blinds müssten doch längst hochgehen.
        Wie wird die Zeit vom Level gezählt, solange wir Hand-for-Hand spielen?
        Wir spielen Hand-for-Hand, die Uhr wurde angehalten, wie viele Minuten zieht man pro Hand ab
        Hand-for-Hand angesagt bei 11 Minuten auf der Uhr, jetzt fragen die Spieler nach dem Level
        Bei der Ansage zeigte die Uhr 8:30, jetzt beginnt die sechste Hand im Hand-for-Hand
        Hand-for-Hand seit 14 Händen, Levels sind 30 Minuten, bei der Ansage standen 20 Minuten auf der Uhr
        Wann steigen bei Hand-for-Hand die Blinds, wenn die Uhr steht, wie viele Minuten rechnen wir pro Hand?
    .heard =
        wir haben sechs Hände auf der Bubble gespielt, wie viele Minuten sind das weniger
        der Countdown ist bei 14:30 eingefroren, seit die Tische aufeinander warten
        die Zeit rennt, obwohl wir nur herumsitzen bis drüben fertig ist
        jede Hand kostet zwei Minuten, egal wie schnell wir sind
        zählt die schon laufende mit, als du synchron angesagt hast
        Blinds sind hochgegangen und wir hatten erst vier Hände vor den Preisgeldern
        Timer auf null beim Warten auf der Bubble, spielen wir jetzt die höheren Einsätze
        er behauptet, auf der Anzeige müssten acht stehen, da hat keiner nachgestellt
        die Bubble dauert ewig und keine Sekunde ist runtergezählt worden
        darfst du sechs Minuten auf einmal abbuchen statt nach jeder
        Bubble geplatzt, läuft der Timer dann mit der Restzeit weiter
        wie schnell vergehen die Levels, während alle Tische gleichzeitig geben
        läuft die Levelzeit an der Bubble weiter
        wie viel Zeit geht bei Hand-for-Hand von der Uhr
        steigt das Level während Hand für Hand gespielt wird
        wie viel Zeit wird bei Hand-for-Hand pro Hand von der Uhr abgezogen
        läuft die Uhr bei Hand for Hand weiter
        Hand for Hand, das Level hat noch sechs Minuten
        wie viele Minuten gehen auf der Bubble pro Hand ab
        An der Bubble hatte das Level noch neun Minuten, wann steigen die Blinds
        Timer stand bei 14 Minuten, als synchron angesagt wurde, welches Level jetzt
        Zwei Minuten pro gemeinsame Runde, welche Blinds gelten bei der zwölften
        Wir spielen im Gleichtakt, die Zeit steht, was wird da abgezogen
        H4H ab 7:30 Restzeit, jetzt kommt die fünfte, schon nächstes Level
        Bubble-Phase, der Timer ist angehalten, wie viel Minuten zählt ihr pro Durchgang
        Bubblephase, läuft der Timer weiter oder zieht ihr pro Spiel Minuten ab?
        Synchron vorm Geld, wieviel steht jetzt noch auf der Anzeige?
        Stand auf 8:20, als ihr die Bubble verkündet habt, jetzt viertes Spiel
        Seit Bubble-Durchsage steht der Countdown still, wann steigen die Blinds?
        Gleichtakt-Spiel Nummer sieben, 40-Minuten-Stufe, gehen die Blinds schon hoch?
        Zwei Minuten pro Spiel runter auf der Blase, hat der das richtig?
        Zwei Minuten ziehen sie pro Hand ab, auch für die letzte?
        Bei der zweiten stellte er auf 12:00, wieso?
        Auf der Bubble stand die Uhr, dann sprang sie
        Wie viel wird vom Level abgezogen, wenn Hand für Hand läuft?
        Acht Minuten standen auf dem Schirm, drei Hände haben wir Hand für Hand gespielt, und auf meine Frage, wie viel weg ist, hieß es sieben, was mir nicht einleuchtet
        Wie viele minuten pro hand auf der bubble?
        Die Zeit stand still, drei Hände wurden gespielt
        Fünf Minuten angeblich, mir passt das nicht
        Warum steigt es, wenn alle Tische aufeinander warten?
        Er hat nur eine Minute abgezogen, und der Nebentisch zwei
hand-for-hand-clock-fact-clock = Was zeigte die Uhr bei der Ansage?
    .label = Uhr bei der Ansage
hand-for-hand-clock-fact-hands = Welche Hand beginnt jetzt, wenn die erste nach der Ansage die 1 ist?
    .label = Nummer der Hand
hand-for-hand-clock-fact-next-level = Wie lang sind die nächsten Levels?
    .label = Länge der nächsten Levels
hand-for-hand-clock-outcome-no-clock-rule = Das Buch hat keine Regel zur Uhr bei Hand-for-Hand
hand-for-hand-clock-outcome-from-running = Hand { $hand } beginnt bei { $clock_now }: Die laufende Hand zählt mit
hand-for-hand-clock-outcome-from-next = Hand { $hand } beginnt bei { $clock_now }: Die laufende Hand zählt nicht mit
hand-for-hand-clock-order-decide-and-announce = Turnierleitung: vor der nächsten Hand sagen, was eine Hand auf der Uhr kostet, für alle Tische gleich.
hand-for-hand-clock-order-stop-and-set = Floor: die Uhr anhalten und zu Beginn von Hand { $hand } auf { $clock_now } stellen.
hand-for-hand-clock-order-take-off-each-hand = Floor: für jede Hand { $each_hand } abziehen, nicht für mehrere auf einmal.
hand-for-hand-clock-order-take-off-in-groups = Floor: die Zeit mehrerer Hände auf einmal abziehen.
hand-for-hand-clock-order-new-level = Floor: den neuen Level ansagen, wo ihn die Tabelle der Uhr zeigt; seine Blinds gelten ab dieser Hand.
hand-for-hand-clock-order-old-level = Floor: Die Blinds bleiben, wie sie sind, bis Hand-for-Hand vorbei ist.
hand-for-hand-clock-order-until-bust = Floor: zum normalen Spiel zurückkehren, sobald an einem der Tische ein Spieler ausscheidet.
hand-for-hand-clock-order-until-money = Floor: so weiterspielen lassen, bis die Preisränge erreicht sind.
hand-for-hand-clock-remark-rest-off-next-level = Eine Hand, die über den Level hinausreicht, nimmt den Rest ihrer Zeit vom nächsten. So wird eine feste Zeit je Hand gelesen; ausdrücklich steht es nicht im Buch.
