dodged-blind = Blind umgangen
    .search = Big Blind umgangen, Blinds ausweichen, langsam gegangen um den Blind zu verpassen, lange zum neuen Tisch gebraucht, Big Blind absichtlich verpasst, will den Blind auslassen, wartet bis der Big Blind vorbei ist, vor dem Big Blind auf die Toilette, trödelt wegen des Blinds, Blind vermeiden, spät an den neuen Tisch gekommen, Spieler will keinen Blind zahlen
    .told =
        Drückt sich vor dem Blind
        Der steht jedes Mal auf, wenn er den Big Blind zahlen muss.
        Er ist absichtlich erst vom alten Tisch gekommen, als der Blind schon an ihm vorbei war.
        Er wurde zum Ausgleich an unseren Tisch geschickt, hat sich extra Zeit gelassen und ist so um den Big Blind herumgekommen.
        Platz 7 wäre jetzt im Big Blind und ist absichtlich eine rauchen gegangen, damit er den Blind nicht zahlen muss.
        Kommt er damit durch, dass er absichtlich dem Blind ausweicht?
        Spieler weicht dem Blind aus
        Platz 4 ist extra aufgestanden, damit er den Big Blind nicht zahlen muss
        Spieler hat sich beim Umzug extra Zeit gelassen und ist so um den Blind herumgekommen
        Beim Tischausgleich hat Platz 6 auf dem Weg zum neuen Tisch so lange gebraucht, bis der Big Blind vorbei war
        Tisch aufgelöst, der Spieler wäre Big Blind, setzt sich aber absichtlich erst hin, als der Button vorbei ist
        Er hat den Blind mit Absicht verpasst, muss er den jetzt nachzahlen?
    .heard =
        er drehte eine Runde durch den Saal, damit der große an ihm vorbeiging
        muss immer genau dann aufs Klo, wenn er zahlen sollte
        drei Minuten für zehn Meter, geschickt entkommen
        er trödelt am Schalter, bis seine Zahlung erledigt wäre
        hinter einer Säule gewartet bis die Blinds durch waren
        räumt in Zeitlupe das Rack aus, damit er hinter den Button kommt
        9 haut jede Runde kurz vor dem Zahlen ab
        sie hat sich zweimal gedrückt, muss sie nachzahlen
        umgesetzt und erst ein Bier geholt, UTG und den großen verpasst
        schlau, genau am Button war er wieder da
        bummelt absichtlich um nicht zahlen zu müssen
        er drückt sich durchs Weggehen um seine Runde, bekommt er Strafe
        kurz vor dem Big Blind ist er weg und danach wieder da
        hat sich durch Platzwechsel um den Big Blind gedrückt
        verließ den Tisch kurz vor seinem Blind
        sitzt absichtlich so um, dass er keinen Blind bezahlt
        er wechselte den Tisch und entging dem Big Blind
        Spieler war weg, um die Blinds zu verpassen
        sie hat ihren Big Blind ausgelassen und ist zur Toilette gegangen
        er ist absichtlich vor seinem Blind gegangen
        Immer vorm Großen verschwindet der aufs Klo, mit Absicht
        Der ist extra trödelig umgezogen, damit er den BB nicht zahlt
        Seat 7 drückt sich um seinen Big, wie immer
        Kurz vorm BB steht der Fuchs auf und kommt erst hinterm Knopf wieder
        Beim Tischumzug getrödelt, damit er am Großen vorbeikommt
        Der schwänzt den BB, war dran und hat nie gezahlt
        Der trödelt beim Umsetzen, bis der Große vorbei ist
        Beim Umzug extra langsam, damit er den Großen nicht zahlt, klappte nicht
        Von der zugemachten 5 gekommen, Pflichteinsatz gespart, hat er extra gemacht
        Beim Ausgleich lief der rum, bis er nicht mehr posten musste
        Der ist vorm Großen zwei Stühle weitergerutscht, damit er nix zahlt
        Wollte sich vorm Großen drücken, wir haben's aber gemerkt
        Umgesetzt, und unterwegs einen Kaffee bestellt, bis der Big vorbei war
        Acht Minuten für dreißig Meter, der Blind war weg
        Er sollte zu uns wechseln, holte aber erst die Jacke, telefonierte, rauchte noch eine, und als er endlich saß, war der Big schon zwei Plätze weiter
        Er bat um einen anderen Platz, um nicht zahlen zu müssen
        Beim Chipszählen ließ er sich Zeit, bis der Button vorbei war
        Hat sich vorm blind gedrückt am neuen tisch, gibts strafe?
        Extra langsam, damit er den Blind nicht legt
        Um die Bar ging er, statt im Big zu sitzen, und kam danach
        Neben dem Tisch gestanden und gewartet, bis der teure Platz durch ist
        Mit jemandem ein Schwätzchen, als hätte er die Tischnummer nicht gesehen
dodged-blind-fact-on-purpose = Ist der Spieler dem Blind mit Absicht ausgewichen?
    .label = mit Absicht
dodged-blind-fact-occasion = Bei welcher Gelegenheit?
    .label = Gelegenheit
    .breaking = beim Umzug von einem aufgelösten Tisch
    .balancing = beim Umzug zum Tischausgleich
    .other = anders, zum Beispiel am eigenen Tisch
dodged-blind-fact-missed = Ist der Spieler um den Blind herumgekommen?
    .label = Blind umgangen
    .yes = ja, der Blind ist verpasst
    .no = nein, es blieb beim Versuch
dodged-blind-outcome-no-penalty = Keine Absicht: keine Penalty
dodged-blind-outcome-dodged = Blind mit Absicht umgangen: ein Grund für eine Penalty
dodged-blind-outcome-general-grounds = Steht nicht in der Blind-Regel, aber eine Penalty ist möglich
dodged-blind-outcome-not-covered = Steht nicht in der Blind-Regel: keine Penalty
dodged-blind-order-hear-player = Floor: den Spieler anhören und feststellen, wann der Blind fällig war und wo der Spieler war.
dodged-blind-order-punish = Turnierleitung: dem Spieler eine Penalty geben.
dodged-blind-order-decide = Turnierleitung: entscheiden, ob der Spieler eine Penalty bekommt.
dodged-blind-order-weigh = Turnierleitung: nach den allgemeinen Gründen für eine Penalty entscheiden, ob der Spieler eine bekommt.
dodged-blind-order-no-penalty = Floor: keine Penalty geben. Den Spieler bitten, rechtzeitig am Platz zu sein.
dodged-blind-order-play-on = Dealer: weiterspielen. Button und Blinds bleiben, wie sie sind.
dodged-blind-remark-rule-narrower = Die Regel über das Umgehen von Blinds ist enger: Diese Gelegenheit oder ein bloßer Versuch steht nicht darin.
dodged-blind-remark-blind-not-said = Die Regel sagt nicht, ob der verpasste Blind nachgezahlt wird.
dodged-blind-remark-out-of-sight = Wer auf dem Weg vom aufgelösten Tisch mit seinen Chips außer Sicht gerät, wird schon dafür disqualifiziert. Mit dem Vorfall „Chips außer Sicht“ (chips-out-of-view) weitermachen.
