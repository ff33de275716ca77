four-card-flop = Vier-Karten-Flop
    .search = vier Karten auf dem Flop, 4 Karten auf dem Flop, 4 Karten statt 3, eine Karte zu viel im Flop, überzählige Karte, zusätzliche Karte, vierte Karte, Flop mit vier Karten, Vierkartenflop, Vier Karten Flop, zwei Karten kleben zusammen, Dealer hat vier gelegt
    .told =
        Vier Karten am Flop
        Der Dealer hat am Flop vier Karten hingelegt statt drei.
        Es liegen vier Karten im Flop, und der Dealer weiß nicht, welche die vierte war.
        Der Dealer dreht den Flop um, K-9-4, und darunter klebt noch eine vierte Karte, die Zehn, alle offen.
        Der Dealer hat vier Karten verdeckt für den Flop hingelegt und erst drei davon umgedreht, dann hat Platz 1 es gemerkt.
        Wie wird das gelöst, wenn der Flop mit vier Karten aufgedeckt wurde?
        Ich hab vier Karten beim Flop aufgelegt
        Dealer hat am Flop vier statt drei Karten gegeben
        Vier Karten am Flop, alle offen, K-8-8-2, und ich weiß nicht, welche die vierte ist
        Flop hat vier Karten, eine davon liegt noch verdeckt, die anderen drei sind offen, noch keiner hat agiert
        Was machen wir mit vier Flopkarten, wenn nicht klar ist, welche zu viel ist?
    .heard =
        sie fächert den Flop auf und da liegen vier
        Dealer deckt K 8 5 2 auf einmal auf
        eine klebte hinter den anderen, welche muss jetzt weg
        ich zähle am Flop vier Stück, drei müssten es sein
        beim Hinlegen hat er eine mitgezogen, die gehört da nicht hin
        der Flop rutschte auseinander und drunter kam noch eine hervor
        gehört das Ass am Rand noch dazu oder ist das der Turn
        vier Gesichter offen, keiner weiß in welcher Folge sie fielen
        neben den dreien liegt verdeckt eine überflüssige
        soll der Floor blind ziehen, welche davon zur Burn wird
        Dealer schwört, die ganz rechts sei die überschüssige
        K-B-9 plus eine Sechs als Zugabe, Action sofort angehalten
        der Dealer hat eine Karte zu viel auf den Flop gelegt
        vier statt drei Gemeinschaftskarten, welche muss weg
        der Flop hat vier Karten statt drei
        zwei Karten klebten zusammen, der Flop hat also vier Karten
        vier Karten im Flop und keiner weiß, welche zu viel ist
        sie hat eine Karte zu viel in den Flop gelegt
        Dealer hat nach preflop eine zu viel aufgemacht, statt drei
        Statt drei Offenen liegt da eine mehr, keiner hat noch gesetzt
        Beim ersten Aufmachen gleich a Extra mit rausgerutscht, welche is des
        Geberin hat vorn am Board eine überzählige liegen, weiß nicht welche
        4 Stück gleich beim ersten Umdrehn, oida, da gehören drei hin
        Zwei haben zusammengeklebt, drum liegt jetzt a Zusätzliche bei den ersten drei
        Geber legt am Flopp eine zu viel auf, statt drei liegt mehr da
        Flopp mit einer extra, keiner weiß, welche die überzählige ist
        Beim Flopp klebte noch eine dran, jetzt liegt da eine mehr
        Flopp rausgerutscht mit einer mehr, alle noch verdeckt
        Ein Blatt zu viel beim Flopp umgedreht, Croupier weiß genau, welches
        Flopp Dame, Neun, Zwei, und hintendran hängt noch ne Sechs
        Der Dealer kippte vier raus, eine klebte
        Vier offen auf dem Tisch, keiner weiß, welche der Turn gewesen wäre
        Der Flop war zu dick, umgedreht war er noch nicht, da fühlte er eine mehr
        Die vierte rutschte erst nach meiner Bet hervor, der Dealer wurde bleich
        Die Karten lagen auf dem Filz, alle sahen nur das Herz-Ass, bis die Dame in Lila merkte, dass da nicht drei, sondern vier Stück nebeneinander liegen
        Hat vier hingelegt, weiss aber welche die letzte ist, was macht man mit der?
        Pizzafinger, und eine Karte zu viel lag auf dem Filz, gesetzt war nichts
        Verdeckt hingelegt, draufgetippt, gemerkt, dass es vier sind
        Zuschauer hinter der Absperrung riefen, da liegen doch vier
        Wie wird ausgelost, welche der vier verschwindet?
        am Flop liegen vier Karten
        der Flop hat eine Karte zu viel
four-card-flop-fact-since = Was ist seit dem Flop geschehen?
    .label = seit dem Flop
    .nothing = nichts
    .action = ein Spieler hat darauf agiert
    .next-street = der Turn liegt schon
four-card-flop-fact-exposed = Lag mindestens eine der vier Karten offen?
    .label = mindestens eine Karte offen
four-card-flop-fact-dealer-knows = Weiß der Dealer, welche Karte die überzählige ist?
    .label = überzählige Karte bekannt
four-card-flop-outcome-one-becomes-a-burn = Alle vier verdeckt; eine zufällige wird Burn-Karte
four-card-flop-outcome-director-decides = Deine Wahl: welche der vier Karten überzählig ist
four-card-flop-outcome-late-not-said = Der Turn liegt schon: Das Buch sagt nicht, was geschieht
four-card-flop-order-call-floor-first = Dealer: anhalten, nichts anfassen, den Floor rufen.
four-card-flop-order-floor-rules-late = Turnierleitung: nach Billigkeit (Regel { $fairness }) über die vierte Karte, den Turn und die Einsätze entscheiden; die Regel des Buches gilt nur dem Flop.
four-card-flop-order-cards-down-then-floor = Dealer: die vier Karten verdeckt hinlegen, danach den Floor rufen.
four-card-flop-order-cards-down-then-brush = Dealer: die vier Karten verdeckt hinlegen, danach den Brush rufen.
four-card-flop-order-dealer-scrambles = Dealer: die vier Karten verdeckt durchmischen.
four-card-flop-order-floor-scrambles = Floor: die vier Karten verdeckt durchmischen.
four-card-flop-order-floor-picks = Floor: eine der vier blind ziehen.
four-card-flop-order-brush-picks = Brush: eine der vier blind ziehen.
four-card-flop-order-next-burn = Die gezogene Karte ist die Burn-Karte für den Turn. Vor dem Turn keine weitere brennen.
four-card-flop-order-second-burn = Die gezogene Karte ist die zweite Burn-Karte, also die für den Turn. Vor dem Turn keine weitere brennen.
four-card-flop-order-a-burn = Die gezogene Karte dient als Burn-Karte.
four-card-flop-order-other-three = Die anderen drei sind der Flop. Aufdecken und weiterspielen.
four-card-flop-order-burn-or-not = Floor: ansagen, ob vor dem neuen Flop eine Karte gebrannt wird; das Buch sagt es nicht.
four-card-flop-order-three-new-cards = Dealer: die anderen drei in den Stub mischen und daraus einen neuen Flop geben.
four-card-flop-order-actions-open = Turnierleitung: nach Billigkeit (Regel { $fairness }) darüber entscheiden, was seit dem Flop geschehen ist; das Buch sagt nicht, ob es gilt.
four-card-flop-order-which-card = Turnierleitung: entscheiden, welche der vier Karten die Burn-Karte wird.
four-card-flop-order-say-why = Turnierleitung: dem Tisch den Grund nennen.
four-card-flop-remark-exposed-matters = Das Buch macht bei aufgedeckten Karten einen Unterschied, sagt aber nicht, welchen.
four-card-flop-remark-knowing-matters = Das Buch macht einen Unterschied, wenn der Dealer die überzählige Karte kennt, sagt aber nicht, welchen.
four-card-flop-remark-which-burn-not-said = Das Buch sagt nicht, vor welcher Street die gezogene Karte als Burn-Karte zählt. In den Büchern, die es sagen, ist sie die Burn-Karte vor dem Turn.
four-card-flop-remark-scramble-not-said = Das Buch ordnet kein Mischen an. Es lässt die Karten nur verdeckt hinlegen, bevor der Brush zieht.
four-card-flop-remark-exposed-makes-no-difference = Ob die Karten offen lagen, macht keinen Unterschied: Eine der vier wird zufällig gezogen.
four-card-flop-remark-knowing-makes-no-difference = Auch wenn der Dealer die überzählige Karte kennt, ändert das nichts: Eine der vier wird zufällig gezogen.
