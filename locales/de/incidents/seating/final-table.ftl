final-table = Finaltisch
    .search = Finaltisch, wann kommt der Finaltisch, wie viele am Finaltisch, Tische zusammenlegen, noch neun Spieler, noch zehn Spieler, letzte zwei Tische, Finaltisch mit zehn, Größe des Finaltischs, Auslosung für den Finaltisch, zwei Tische zu fünft, Final Table, voller Tisch plus eins
    .told =
        Finaltisch, wer sitzt wo?
        Wir sind noch zehn, ist das jetzt schon der Finaltisch?
        Alle an den Finaltisch, sagt der Dealer, werden jetzt die Plätze neu gezogen?
        Noch zehn Spieler an zwei Tischen, ein voller Tisch hat neun, und die anderen wollen schon den Finaltisch zusammenlegen.
        Wir spielen 6-max und sind noch sieben Leute an zwei Tischen, und die einen sagen, jetzt kommt der Finaltisch, die anderen sagen erst bei sechs.
        Wann wird der Finaltisch gebildet, wenn ein voller Tisch acht Plätze hat und wir noch neun sind?
        Finaltisch zusammenstellen
        Noch neun Spieler, wir machen jetzt den Finaltisch
        Noch zehn sind übrig, voller Tisch sind neun, ab wann kommt der Finaltisch
        Zwei Tische mit je fünf, insgesamt zehn Spieler, wann legen wir die zum Final Table zusammen
        6-max-Turnier, noch sieben Spieler, jetzt fragt jeder, ob der Finaltisch schon neu ausgelost wird
        Ab wie vielen Spielern wird der Finaltisch gespielt und werden dafür die Plätze neu gezogen?
    .heard =
        elf sind übrig, sechs hier und fünf da, setzt ihr uns schon zusammen
        gerade ist der Zehnte geflogen, packen wir ein und gehen zum TV-Tisch
        Six-Max, hat der letzte Tisch dann sechs oder sieben Sessel
        Achter-Turnier und die wollen neun Leute ums Finale quetschen
        von elf auf neun in einem Doppel-Knockout, kommen wir trotzdem an einen Tisch
        er will seinen Sitz behalten statt fürs Finale neu zu ziehen
        zwei auf einmal weg, also beginnt das Finale mit einem weniger
        ziehen die Verbliebenen jetzt Karten für die Plätze am letzten Tisch
        noch ein Seat Open, dann sitzen alle beisammen
        drüben spielen sie noch, wann stoßen die zu uns
        Heads-Up-Baum, gibt es da überhaupt so ein Finale
        werden die letzten neun vorgestellt oder schon zehn
        neun Leute übrig, wie wird neu gesetzt und wer sitzt wo
        noch zehn Spieler, wann wird der Finaltisch gebildet
        wie viele sitzen am Final Table
        zwei Tische zu je fünf Leuten, legen wir sie zusammen
        mit wie vielen Spielern beginnt der Finaltisch
        wann kommen wir an den Finaltisch
        werden am Finaltisch die Plätze neu gelost
        noch zehn Spieler, ist das der Finaltisch
        wo beginnt der Button am Final Table
        Wir sind noch neun, setzen wir uns jetzt alle zusammen
        Letzte zehn, wann wird auf einen Tisch zusammengelegt
        Sechsmax, noch sieben Leut an zwei Tischen, rücken wir zamm
        Zwei Tische mit je fünf, fusionieren wir jetzt zum Schlusstisch
        Sitze auslosen für die letzten Neun, der Rudi bleibt stur hocken
        Im Heads-up-Turnier sind noch vier da, setzen sich die an einen Tisch
        Noch zehn Mann übrig, wann setzen wir uns alle zusammen?
        Wir sind elf auf zwei Tische, Neunmax, schon zusammenlegen?
        Letzter Tisch steht, werden die Stühle neu ausgelost?
        Sechsmax, sieben sind noch da, kommen alle an einen Tisch?
        Feinel Täibel, wie viele sitzen da, neun oder zehn?
        Turnier Mann gegen Mann, gilt das Zusammensetzen am Ende da überhaupt?
        Zehn Leute, zwei Fünfertische, wann setzt man uns zusammen?
        Zwei in einer Hand raus, und im Finale saßen wir einer zu wenig
        Bei Achtertischen sind wir noch neun, gehts an einen?
        Zu zehnt spielten wir seit einer Stunde an zwei Tischen mit je fünf Leuten, obwohl es ein Turnier mit Neunertischen ist, und alle fragten, wann wir zusammenrücken
        Die Spieler wollten, dass für die letzten zehn neu gelost wird
        Wann wird der finaltisch gemacht bei 9 leuten?
        Zu zehnt und immer noch auf zwei Tischen
        Wie viele sitzen am letzten Tisch bei einem Neuner-Event?
        Einer wollte lieber bei zweien bleiben, es lief gut
        Der Zehnte war raus, der andere Tisch spielte noch eine Hand, bis man sie holte
final-table-fact-heads-up-event = Ist es ein Heads-up-Turnier?
    .label = Heads-up-Turnier
final-table-fact-full-table = Wie viele Spieler hat ein voller Tisch in diesem Turnier?
    .label = voller Tisch
final-table-fact-players-left = Wie viele Spieler sind noch da?
    .label = verbliebene Spieler
final-table-outcome-not-for-heads-up = Heads-up-Turniere haben keinen solchen Finaltisch
final-table-outcome-no-size = Das Buch nennt für dieses Turnier keine Größe
final-table-outcome-play-on = Noch nicht: Der Finaltisch kommt bei { $final_size } Spielern
final-table-outcome-combine = Jetzt der Finaltisch: { $final_size } Spieler
final-table-outcome-combine-short = Jetzt der Finaltisch, mit { $players_left } statt { $final_size } Spielern
final-table-order-house-decides = Turnierleitung: die Tische so zusammenlegen, wie es für das Turnier angesagt ist.
final-table-order-play-on = Dealer: weiterspielen; { $until_final ->
    [one] ein Spieler muss
   *[other] { $until_final } Spieler müssen
} noch ausscheiden.
final-table-order-stop-after-hand = Floor: alle Tische anhalten, wenn ihre Hand zu Ende ist.
final-table-order-draw-seats = Turnierleitung: die Plätze des Finaltischs auslosen.
final-table-remark-several-at-once = Der Finaltisch darf mit weniger beginnen, falls kurz davor mehrere Spieler zugleich ausgeschieden sind.
