clock = Zeit verlangen (Clock)
    .search = Zeit bitte, Clock bitte, Clock auf ihn, darf ich Zeit verlangen, Zeit beantragen, er braucht zu lange, Spieler tankt, wie viele Sekunden hat er, 60 Sekunden auf der Uhr, Zeit ist abgelaufen, Uhr auf null, genau bei null gehandelt, wer darf Zeit verlangen, Zeit von einem anderen Tisch, Countdown vorbei und dann gecallt
    .told =
        Zeit bitte, der überlegt ewig
        Er überlegt schon seit drei Minuten, ich möchte die Clock für ihn.
        Die Clock war abgelaufen, und er hat erst danach Call gesagt.
        Ich bin seit drei Minuten all-in, Platz 8 starrt nur vor sich hin, jetzt verlange ich Zeit.
        Einer vom Nebentisch hat bei uns „Zeit“ verlangt, der sitzt gar nicht hier und hat mit der Hand nichts zu tun.
        Kann ich die Clock rufen, obwohl ich nicht mehr in der Hand bin?
        Clock für Platz 3
        Platz 7 verlangt Zeit für Platz 3, der überlegt schon ewig
        Spieler hat Time gerufen, weil sein Gegner schon vier Minuten nachdenkt
        River, Bet 20.000, Platz 4 denkt seit zwei Minuten nach, Platz 9 will die Clock, ist aber selbst nicht in der Hand
        Uhr lief, genau bei null hat Platz 2 noch „Call“ gesagt, der Gegner sagt, es war zu spät
        Darf jemand vom Nachbartisch die Clock verlangen, oder muss er selbst an unserem Tisch sitzen?
    .heard =
        das dauert schon vier Minuten, bitte einen Timer
        er grübelt ewig über meinem Push
        Countdown auf Platz 2 bitte
        bei zehn heruntergezählt, bei „eins“ schob er die Chips rein
        darf einer ohne Karten zur Eile drängen
        darf wer vom Nachbartisch das verlangen
        seine Bedenkzeit ist verbraucht und er schwieg
        sie schauspielert auf jeder Street minutenlang, wie viele Sekunden noch
        hat er es noch geschafft, er sagte es während des Zählens
        wie lange kriegt er bevor man zählt
        er quält sich wegen 300, bitte Sekunden starten
        der Gegner verlangt es nach fünf Sekunden, das ist doch verfrüht
        er grübelt schon drei Minuten
        darf ich Zeit auf ihn rufen
        Spieler braucht zu lange, jemand verlangt die Clock
        die Bedenkzeit läuft ab und er sagt genau bei null Call
        darf ein Spieler vom Tisch die Uhr für den Gegner fordern
        er überlegt schon fünf Minuten, ich verlange die Clock
        Spieler verlangt Zeit für seinen Gegner
        darf ich die Clock für ihn rufen
        sie hat nach zehn Sekunden die Clock verlangt
        wie viel Zeit bekommt er, wenn die Clock gerufen wird
        die Zeit war um und er hatte nicht gehandelt
        Der überlegt schon vier Minuten, ich ruf die Uhr
        Uhr bitte auf Seat 6, der tankt ewig
        Jetzt reichts, zähl ihn runter, der macht nix
        Countdown war bei null und erst dann sagt er call
        Ich nehm die Uhr, der Reto brütet ewig über seinen 8000
        Der von Tisch 5 will bei uns runterzählen lassen, der spielt gar nicht hier
        Der grübelt seit vier Minuten, zähl den mal runter
        Stell mal den Timer auf Sitz 3, der pennt ja ein
        Kann einer vom Nebentisch den anzählen, der spielt doch hier nicht?
        Bei null hat er gerade noch gehe mit gesagt, zu spät?
        Sekunden abgelaufen, nix gesagt, ist sein Blatt jetzt weg?
        Ich steh nur hinterm Stuhl und fordere den Countdown, geht das?
        Drei Minuten für eine Kleinigkeit, da bat ich, man solle ihm die Zeit nehmen
        Bei jedem Push starrt er an die Decke, der Tisch will Zeit
        Kann jemand Zeit verlangen, der weg ist und an der Bar steht?
        Bis null gezählt, und im selben Moment sagte er Call
        Fünf, vier, drei, zwei, und erst nach der eins kam sein Wort
        Will das die ihm die zeit geben, er sitzt ewig
        Es war nichts gesetzt, trotzdem zwei Minuten, was passiert am Ende des Countdowns?
        Am Sonntag überlegte einer bei einem Call von 900 so lange, dass mein Nachbar einen Kaffee bestellen und austrinken konnte, da bat jemand, man möge ihm runterzählen
        Der Floor gab ihm dreißig Sekunden, der andere fand, das sei zu früh
        Ewiges Überlegen, als ginge es um sein Haus, dabei spielte er um 900, ich ließ zählen
        er denkt schon zehn Minuten nach
        braucht viel zu lang, wir wollen die Uhr
        wie viel Zeit bekommt er, wenn die Uhr verlangt ist
        darf ich für einen Spieler Zeit verlangen
        er tankt seit fünf Minuten, dabei gibt es nichts zu entscheiden
clock-fact-phase = Was ist geschehen?
    .label = Stand
    .asked = jemand verlangt „Zeit“
    .running = die Zeit läuft
    .run-out = die Zeit ist abgelaufen
clock-fact-reasonable-time = Hatte der Spieler schon eine angemessene Bedenkzeit?
    .label = angemessene Bedenkzeit
clock-fact-asker = Wer verlangt „Zeit“?
    .label = „Zeit“ verlangt
    .this-table = ein Spieler an diesem Tisch
    .other-table = ein Spieler des Turniers an einem anderen Tisch
    .floor = der Floor von sich aus
clock-fact-at-seat = Ist der Spieler, der „Zeit“ verlangt, an seinem eigenen Platz?
    .label = am eigenen Platz
clock-fact-acted = Hat der Spieler agiert?
    .label = agiert
    .no = nein oder erst nach null
    .on-zero = ja, genau bei null
    .in-time = ja, vor null
clock-fact-seconds-gone = Wie viele Sekunden läuft die Zeit schon?
    .label = abgelaufene Sekunden
clock-fact-facing-bet = Hat der Spieler eine Bet, ein Raise oder einen Blind zu callen?
    .label = etwas zu callen
clock-outcome-too-early = Noch keine „Zeit“: Der Spieler darf weiter überlegen
clock-outcome-clock-given = Die Zeit läuft
clock-outcome-clock-running = Die Zeit läuft noch
clock-outcome-player-must-ask = Keine „Zeit“: Kein Spieler hat sie verlangt
clock-outcome-from-seat-only = Keine „Zeit“: Nur wer an seinem Platz ist, darf sie verlangen
clock-outcome-this-table-only = Keine „Zeit“: Nur Spieler dieses Tisches dürfen sie verlangen
clock-outcome-hand-dead = Die Zeit ist um: Die Hand ist tot
clock-outcome-more-time = Die Zeit ist um: Der Spieler bekommt mehr Zeit
clock-outcome-checked = Die Zeit ist um: Es ist ein Check
clock-outcome-action-stands = Genau bei null: Die Aktion gilt
clock-outcome-in-time = Vor null: Die Aktion gilt
clock-outcome-tie-not-said = Genau bei null: Das Buch sagt nicht, was zählt
clock-order-wait = Floor: die Zeit noch nicht starten. Darauf zurückkommen, wenn eine angemessene Frist vorbei ist.
clock-order-ask-from-seat = Spieler, der „Zeit“ verlangt: an den Platz gehen und dort noch einmal fragen.
clock-order-this-table-only = Floor: die Bitte eines Spielers von einem anderen Tisch ablehnen.
clock-order-wait-for-request = Floor: warten, bis ein Spieler „Zeit“ verlangt.
clock-order-call-it-yourself = Floor: die Zeit selbst starten, wenn der Spieler lange genug überlegt hat.
clock-order-floor-starts = Floor: dem Spieler sagen, dass die Zeit läuft.
clock-order-dealer-starts = Dealer: dem Spieler sagen, dass die Zeit läuft.
clock-order-seconds = Dem Spieler sagen: noch { $seconds_before } Sekunden, danach wird von { $seconds_counted } heruntergezählt. Das sind zusammen { $seconds_in_all } Sekunden.
clock-order-another-time = Dem Spieler sagen, wie viele Sekunden er hat, denn das Buch nennt keine, und die letzten laut herunterzählen.
clock-order-count-later = Floor: dem Spieler noch { $seconds_left } Sekunden lassen. Die letzten { $seconds_counted } laut herunterzählen.
clock-order-count-now = Floor: die letzten { $seconds_left } Sekunden laut herunterzählen.
clock-order-zero-bet-dead = Wenn die Zeit ohne Aktion abläuft und der Spieler eine Bet zu callen hat, ist die Hand tot.
clock-order-zero-bet-more-time = Wenn die Zeit ohne Aktion abläuft und der Spieler eine Bet zu callen hat, bekommt er mehr Zeit.
clock-order-zero-no-bet-check = Wenn der Spieler keine Bet zu callen hat, ist es ein Check.
clock-order-zero-no-bet-dead = Wenn der Spieler keine Bet zu callen hat, ist die Hand ebenfalls tot.
clock-order-kill-hand = Dealer: die Hand in den Muck legen. Die gesetzten Chips des Spielers bleiben im Pot, und die Aktion geht weiter.
clock-order-say-check = Dealer: einen Check ansagen. Die Aktion geht zum nächsten Spieler.
clock-order-give-more-time = Floor: dem Spieler sagen, wie viel Zeit er noch bekommt, und sie herunterzählen.
clock-order-stands = Dealer: die Aktion gelten lassen und weitermachen.
clock-order-decide-tie = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, was zuerst war, die Aktion oder die Null.
clock-order-first-action = Die Aktion gilt, wenn sie zuerst war.
clock-order-first-zero-dead = Die Hand ist tot, wenn die Null zuerst war.
clock-order-first-zero-more-time = Der Spieler bekommt mehr Zeit, wenn die Null zuerst war.
clock-order-first-zero-check = Es ist ein Check, wenn die Null zuerst war.
clock-order-watch = Floor: diesen Spieler ab jetzt genauer beobachten.
clock-remark-may-change-time = Die Turnierleitung darf die Zeit ändern.
clock-remark-may-shorten-time = Die Turnierleitung darf die Zeit verkürzen. Vom Verlängern sagt das Buch nichts.
clock-remark-dead-without-bet = Dieses Buch macht keinen Unterschied, ob der Spieler eine Bet zu callen hat oder nicht.
clock-remark-last-second = Eine Aktion in der letzten Sekunde des Countdowns ist rechtzeitig.
