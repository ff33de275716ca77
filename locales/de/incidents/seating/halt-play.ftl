halt-play = Spielstopp an einem unterbesetzten Tisch
    .search = Spielstopp, Tisch anhalten, Tisch hat zu wenig Spieler, drei Spieler fehlen, kurzer Tisch, wir sind nur zu fünft, zu wenig Spieler an unserem Tisch, wann stoppt ein Tisch, ungleiche Tische, vollster Tisch, auf einen Spieler warten, Spiel steht, Unterbrechung, Tisch mit wenigen Spielern
    .told =
        Zu wenig Spieler, bitte stoppen
        Wir sitzen hier nur noch zu fünft, und die anderen Tische sind voll, müssen wir weiterspielen?
        Unser Tisch ist unterbesetzt, der Dealer soll das Spiel anhalten, bis neue Leute kommen.
        Wir sind nur noch vier am Tisch, nebenan sitzen acht und neun, und wir zahlen dauernd Blinds, kann man hier nicht so lange stoppen?
        Full-Ring-Turnier mit neun pro Tisch, bei uns sind nur noch sechs, drüben neun, und unser Dealer gibt einfach weiter.
        Wird unser Tisch gestoppt, wenn uns drei Spieler mehr fehlen als den anderen Tischen?
        Spielstopp, zu wenig Spieler
        An Tisch 6 sind nur noch fünf, die anderen Tische haben acht, soll ich anhalten?
        Unser Tisch ist zu dünn besetzt, der Spieler verlangt, dass wir nicht weiterspielen
        Tisch 2 ist nur noch zu sechst, alle anderen Tische sind mit neun voll, ich gebe gerade nicht weiter
        Turbo, 6-max, an Tisch 4 sitzen nur noch drei, an Tisch 5 sechs, spielen wir weiter oder halten wir an
        Uns fehlen drei Spieler am Tisch, muss ich da anhalten, bis wieder aufgefüllt ist?
    .heard =
        wir hocken zu fünft da und die anderen sind neun, warum wird noch gegeben
        sag dem Dealer er soll aufhören, Tisch 12 hat vier Leute verloren
        ich zahle dauernd Blinds zu sechst, während nebenan voll ist, friert uns ein
        das ist ein Turbo, da wird nicht pausiert wegen leerer Stühle
        Floor, keine weitere Hand hier bis du jemanden bringst
        der größte Tisch hat zehn, wir sieben, müssen wir aussetzen
        die Dealerin hat weitergeteilt, obwohl sie stillhalten sollte
        die Hand soll ungültig sein, unser halbleerer Tisch hätte pausieren müssen
        ab wie vielen leeren Stühlen legt ihr uns still
        zwei Tische sind stark unterbesetzt, ruht dann bei beiden der Betrieb
        wir wurden gestoppt, wann dürfen wir wieder loslegen
        kann der Turnierleiter darauf verzichten und uns vier weitermachen lassen
        ein Tisch hat nur noch fünf Leute, muss der warten
        wir sind unterbesetzt und keiner kommt nach, spielen wir weiter
        ein Tisch hat drei Leute weniger, wird dort angehalten
        soll der kurze Tisch pausieren bis jemand kommt
        Spiel stoppen weil die Tische ungleich sind
        wir sind an unserem Tisch nur fünf, die anderen haben neun
        unser Tisch ist zu klein, wir wollen anhalten, bis ein Spieler kommt
        der Tisch hat zwei Spieler weniger als die anderen, muss er anhalten
        an diesem Tisch sitzen drei weniger, muss das Spiel angehalten werden
        Bei uns sitzen nur noch fünf, drüben neun, sollen wir warten
        Die Acht hat drei Leut weniger als die andern, müssen die anhalten
        Wir sind zu fünft, die andern voll, der Dealer gibt einfach weiter
        Seat 1 mag nicht weiterzocken, solang bei uns vier fehlen
        Dauernd short hier, sechs statt neun, machen wir Pause bis wer kommt
        Turbo, Nachbartisch nur noch zu dritt, müssen die aufhören zu geben
        Wir sind bloß noch sechs, nebenan neun, spielen wir weiter?
        Bei uns fehlen drei Mann, soll der Geber warten?
        Nebenan zehn Leute, hier sieben, anhalten bis Nachschub kommt?
        Turbo, Sechsmax, nur drei bei uns, müssen wir aufhören zu geben?
        Sollen wir Pause machen, wir sind vier weniger als die an der 7?
        Hocken hier zu fünft, alle anderen voll, erstmal nicht weitergeben?
        Vier raus in zehn Minuten, und keiner wurde nachgesetzt
        Wir sind drei, nebenan acht, warum spielen wir?
        Nach einer Serie von Ausfällen saßen wir nur noch zu viert, nebenan waren es acht, und unsere Blinds drehten sich im Kreis, ohne dass jemand kam
        Seit einem Level zu viert, die anderen voll
        Stoppt der Tisch, wenn drei Plätze weniger besetzt sind?
        Wir sind zu wenige, müssen wir anhalten?
        Der Dealer gab weiter, wir waren nur noch zwei, die anderen komplett
        Drei leere Stühle, und die Blinds kommen bei uns doppelt so schnell
        Im Shorthanded waren wir drei, kümmerte keinen
        Kann man nicht anhalten, bis nachgesetzt ist, wenn wir dauernd Blinds zahlen?
halt-play-fact-format = Was für ein Turnier ist es?
    .label = Turnier
    .full-tables = eines mit vollen Tischen
    .other = eines in einem anderen Format, etwa 6-max oder Turbo
halt-play-fact-tables = Wie viele Spieler hat jeder Tisch?
    .label = Spieler je Tisch
halt-play-fact-full-table = Wie viele Spieler hat ein voller Tisch in diesem Turnier?
    .label = voller Tisch
halt-play-outcome-no-halt = In diesem Format stoppt kein Tisch
halt-play-outcome-no-number = Das Buch sagt nicht, wann ein Tisch stoppt
halt-play-outcome-nobody-stops = Kein Tisch stoppt
halt-play-outcome-td-decides = Deine Wahl: unterbesetzte Tische stoppen oder machen weiter
halt-play-outcome-several-to-weigh = Nach der Zahl stoppt kein Tisch: Jeder hat mindestens { $players_needed } Spieler
halt-play-outcome-tables-stop = { $tables_stopped ->
    [one] { $tables_stopped } Tisch stoppt
   *[other] { $tables_stopped } Tische stoppen
}
halt-play-outcome-nobody-stops-against-full = Kein Tisch stoppt, gemessen an einem vollen Tisch
halt-play-outcome-tables-stop-against-full = { $tables_stopped ->
    [one] { $tables_stopped } Tisch stoppt
   *[other] { $tables_stopped } Tische stoppen
}, gemessen an einem vollen Tisch
halt-play-order-play-on = Dealer: an allen Tischen weiterspielen.
halt-play-order-weigh-several = Turnierleitung: prüfen, ob zwei oder mehr Tische deutlich weniger Spieler haben als der vollste. Wenn ja, stoppen auch sie; was deutlich weniger ist, entscheidet die Turnierleitung.
halt-play-order-play-on-elsewhere = Dealer: an allen Tischen weiterspielen, die nicht angehalten sind.
halt-play-order-decide = Turnierleitung: entscheiden, ob der unterbesetzte Tisch weiterspielt, und es allen Tischen sagen.
halt-play-order-decide-format = Turnierleitung: entscheiden, ob unterbesetzte Tische stoppen. Die Zahl der Regel gilt für Full-Table-Turniere.
halt-play-order-stop-tables = Floor: jeden Tisch anhalten, der laut Tabelle stoppt.
halt-play-order-finish-hand = Dealer: die Hand zu Ende spielen, dann anhalten.
halt-play-order-stop-with-blinds = Floor: Der Tisch stoppt, sobald die Blinds betroffen sind, etwa wenn der Big Blind auf einen leeren Platz fiele. Bis dahin spielt er weiter.
halt-play-order-bring-players = Floor: Spieler von den vollsten Tischen holen; siehe den Vorfall „Tischausgleich“ (table-balance).
halt-play-order-restart = Dealer: weitermachen, wenn der Floor es sagt.
halt-play-remark-substantially-fewer = Haben mehrere Tische deutlich weniger Spieler als der vollste, stoppen auch sie. Die Turnierleitung entscheidet, was deutlich weniger ist.
halt-play-remark-halt-may-be-waived = Die Turnierleitung darf den Tisch auch weiterspielen lassen.
halt-play-remark-balancing-may-be-waived = Die Turnierleitung darf auf den Ausgleich verzichten.
halt-play-remark-waiver-no-misdeal = Eine so gespielte Hand ist kein Misdeal.
