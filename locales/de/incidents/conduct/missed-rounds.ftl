missed-rounds = Auszusetzende Runden
    .search = Runden aussetzen, eine Runde Strafe, zwei Runden Pause, Orbit-Strafe, wie viele Hände muss ich aussetzen, Hände aussetzen, Strafe absitzen, wann darf er wieder spielen, Strafrunden, Zeitstrafe am Tisch, Strafe und Tischwechsel, eine Runde vom Tisch geschickt
    .told =
        Wie lange setzt er aus?
        Er hat zwei Runden Penalty bekommen, wie viele Hände muss er noch aussetzen?
        Der Spieler mit der Penalty ist schon wieder da, aber seine Runde ist noch nicht vorbei.
        Er hat eine Runde Strafe gekriegt, da waren wir neun am Tisch, jetzt sind wir sieben, und es wurden erst fünf Hände ausgeteilt.
        Ich habe drei Runden Penalty bekommen, wir waren acht, es wurde zwanzigmal gegeben, davon war einmal ein Misdeal, wann darf ich zurück?
        Zählt der Misdeal mit bei den Händen, die ich wegen meiner Penalty aussetzen muss?
        Wie viele Hände aussetzen?
        Spieler hat zwei Runden Penalty, wie viele Hände muss er noch aussetzen
        Platz 5 hat eine Runde Penalty und der Tisch hat inzwischen nur noch sieben statt neun Spieler
        Eine Runde Penalty bei neun Spielern am Tisch, seitdem sechs Hände gegeben, eine davon nach Misdeal, er will sich wieder hinsetzen
        Platz 2 sitzt drei Runden Penalty ab, acht Spieler am Tisch, bisher wurde elfmal ausgeteilt
        Ist seine Penalty von zwei Runden schon abgesessen, wenn 16 Hände gespielt sind und wir zu acht waren?
    .heard =
        er muss einen Orbit spazieren gehen, wir sind zu siebt, wie lang ist das
        ich stehe seit neun Händen an der Absperrung, lasst mich wieder rein
        er kommt zu früh zurück, vier hätte er noch vor sich
        zwei sind inzwischen gebustet, verkürzt sich seine Sperre dadurch
        zählt der Misdeal als abgesessen
        zwei Orbits fürs Fluchen, führt da wer eine Strichliste
        werden seine Blinds genommen, solange er seine Runden draußen steht
        drei Umläufe Sperre, ist das überhaupt zulässig
        gibt man dem auf der Strafbank weiter Karten
        er wurde während der Penalty an einen Sechsertisch verlegt, rechne neu
        darf er hinterm Stuhl zuschauen, während er seine Penalty verbüßt
        bei wem meldet er sich, wenn die Sperre um ist
        Strafe von zwei Runden, wie viele Hände muss er aussetzen
        eine Runde Penalty bei acht Leuten, wie viele Hände sind das
        während der Strafe wurde neu gegeben, zählt die Hand mit
        er muss eine Runde aussetzen, wie viele Hände sind das
        Spieler bekommt zwei Runden Strafe an einem Tisch mit neun Spielern
        wie lange dauert eine Strafe von einer Runde
        zahlt er die Blinds, während er seine Strafe absitzt
        sie bekam eine Rundenstrafe, wie viele Hände verpasst sie
        Drei Orbits Strafe hat er gekriegt, wie viele Hände steht der noch draußen
        Zwei Umläufe Pause, damals neun Leut, jetzt sieben, wann darf er zurück
        Seine Sperre läuft seit elf Händen, ist der jetzt wieder drin
        Ein Orbit Strafbank, einer ist inzwischen rausgeflogen, wie lang noch
        Zählt der Misdeal bei seiner Strafe mit, acht Hände sind vorbei
        Wie lang muss der Gerd noch zuschauen, hat vier Umläufe aufgebrummt bekommen
        Zwei Orbits Strafe hat Frank, wie lange muss er noch draußen stehen?
        Strafbank, wir waren neun, jetzt sieben, wieviele Hände fehlen ihm noch?
        Wann darf der Gesperrte wieder ran, zwölfmal wurde schon gegeben
        Einmal war vergeben, zählt das bei seiner Strafzeit mit?
        Der behauptet, er hat seine drei Umläufe schon abgebrummt
        Zwei kamen neu an den Tisch, muss Nina dadurch länger aussitzen?
        Wie viele Hände muss ich noch aussetzen, elf habe ich schon?
        Er bekam zwei Runden, und der Tisch löste sich auf
        Eine Runde bei acht Leuten, wie viele Hände sind das?
        Zwei Runden musste er pausieren, inzwischen kamen wir an einen Tisch mit zehn statt sieben Leuten, und er weiß nicht, wie viele Hände noch fehlen
        Die Hälfte abgesessen, dann wurde neu gegeben, zählt die?
        Wieviele hände bin ich raus bei einer runde?
        Wir wurden umgesetzt, und er fing angeblich von vorn an
        Er sitzt immer noch draußen, weil eine Hand noch mal gegeben wurde
        Ein Orbit bei sechs, und einer ist dazwischen rausgeflogen
        Von der Strafe sind drei Hände übrig, und nun kommt die Pause
missed-rounds-fact-given-in = Wurde die Penalty in Runden oder in Händen gegeben?
    .label = Penalty gegeben in
    .rounds = Runden
    .hands = Hände
missed-rounds-fact-hands = Wie viele Hände hat der Spieler bekommen?
    .label = Hände Penalty
missed-rounds-fact-rounds = Wie viele Runden hat der Spieler bekommen?
    .label = Runden Penalty
missed-rounds-fact-players = Wie viele Spieler saßen am Tisch, als die Penalty verhängt wurde, dieser Spieler mitgezählt?
    .label = Spieler damals am Tisch
missed-rounds-fact-table-changed = Hat sich die Zahl der Spieler am Tisch dieses Spielers seitdem geändert?
    .label = Spielerzahl geändert
missed-rounds-fact-players-now = Wie viele Spieler sitzen jetzt am Tisch, dieser Spieler mitgezählt?
    .label = Spieler jetzt am Tisch
missed-rounds-fact-deals-missed = Wie oft wurde schon ausgeteilt, seit die Penalty verhängt wurde?
    .label = seitdem ausgeteilt
missed-rounds-fact-dealt-again = In wie vielen dieser Fälle war es die Wiederholung nach einem Misdeal?
    .label = davon nach Misdeal
missed-rounds-outcome-too-many-rounds = { $rounds } Runden sind zu viele: höchstens { $most_rounds }
missed-rounds-outcome-sits-out = Noch { $hands_left ->
    [one] { $hands_left } Hand
   *[other] { $hands_left } Hände
} auszusetzen
missed-rounds-outcome-sits-out-hands = Noch { $hands_left ->
    [one] { $hands_left } Hand
   *[other] { $hands_left } Hände
} auszusetzen
missed-rounds-outcome-sits-out-now = Noch { $hands_left ->
    [one] { $hands_left } Hand
   *[other] { $hands_left } Hände
} auszusetzen, gerechnet mit der jetzigen Spielerzahl
missed-rounds-outcome-served = Die Penalty ist vorbei
missed-rounds-outcome-no-hands = Keine einzelnen Hände: Das Buch gibt Runden
missed-rounds-order-fewer-rounds = Turnierleitung: höchstens { $most_rounds } Runden geben oder eine andere Penalty.
missed-rounds-order-rounds-instead = Turnierleitung: die Penalty in Runden geben oder eine andere.
missed-rounds-order-leave-table = Spieler: den Tisch verlassen.
missed-rounds-order-leave-all-tables = Spieler: den Tisch verlassen und allen Tischen fernbleiben.
missed-rounds-order-post-and-kill = Dealer: dem Platz Karten geben, Blinds und Antes setzen; die Hand töten, sobald ausgeteilt ist.
missed-rounds-order-not-dealt = Dealer: dem Platz keine Karten geben.
missed-rounds-order-count-hands = Floor: { $hands_left ->
    [one] diese eine Hand
   *[other] diese { $hands_left } Hände
} zählen; danach darf der Spieler spielen.
missed-rounds-order-report-back = Spieler: sich nach der Penalty bei der Turnierleitung melden und erst danach Platz nehmen.
missed-rounds-order-back-to-seat = Floor: den Spieler die nächste Hand mitspielen lassen.
missed-rounds-remark-redeal-once = Ein Misdeal und seine Wiederholung sind für einen Spieler mit Penalty eine Hand.
missed-rounds-remark-rounds-by-reading = Das Buch sagt, was eine Runde ist: eine Hand je Spieler. Für mehrere Runden wird das hier entsprechend oft gerechnet.
missed-rounds-remark-stud-bring-in = Im Stud setzt dieser Platz auch das Bring-in, wenn dort die Bring-in-Karte liegt.
missed-rounds-remark-stud-bring-in-passes-on = Im Stud geht das Bring-in an den nächsten Spieler, wenn an diesem Platz die Bring-in-Karte liegt.
