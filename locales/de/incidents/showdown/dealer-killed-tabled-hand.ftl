dealer-killed-tabled-hand = Dealer tötete eine aufgedeckte Hand
    .search = Dealer hat die Gewinnerhand gemuckt, Dealer hat meine Gewinnerhand weggeworfen, Dealer hat meine Karten eingezogen, meine Karten lagen offen und der Dealer hat sie gemuckt, aufgedeckte Hand getötet, Dealer legte die Gewinnerhand in den Muck, Dealer hat die Hände falsch gelesen, Dealer hat meine offenen Karten in den Muck geschoben, ich hatte gewonnen und meine Karten sind weg, offene Hand eingezogen
    .told =
        Dealer muckt meine offene Hand
        Ich habe meine Hand aufgedeckt, und der Dealer hat sie einfach in den Muck geschoben.
        Der Dealer hat die Gewinnerhand weggezogen, obwohl sie offen auf dem Tisch lag.
        Am River decke ich beide Karten auf, zwei Damen, alle sehen das Set, und der Dealer nimmt sie und muckt sie.
        Ich hatte A-Q offen für die Straight, der Dealer hat mich übersehen, meine Karten eingezogen und den Pot dem anderen gegeben.
        Kann ich den Pot noch bekommen, wenn der Dealer meine aufgedeckte Hand in den Muck gelegt hat?
        Offene Gewinnerhand eingezogen
        Ich hab eine aufgedeckte Hand eingezogen, und die hat gewonnen
        Dealer hat die offenen Karten von Platz 3 gemuckt, obwohl er den Pot gewonnen hätte
        Platz 6 hat beide Karten offen hingelegt, Flush, ich habe nicht geschaut und sie in den Muck geschoben
        Showdown, K-K offen, der Dealer nimmt sie vom Tisch und gibt den Pot an 9-9, alle haben es gesehen
        Seine Karten lagen offen, der Dealer hat sie trotzdem in den Muck gelegt, bekommt er den Pot?
    .heard =
        ich hab meinen Drilling für alle aufgemacht und sie wischt ihn weg
        beide lagen offen und er nahm irrtümlich die bessere
        Croupier hielt die zwei Paar für geschlagen und stopfte sie zum Haufen
        die bessere Hand lag bloß da, klar vorne, auf einmal hat der Geber sie fort
        sie hat meinen sichtbaren Flush umgekehrt und begraben
        sie räumte die gute ab und schob die Chips zum Gegner
        alle haben Buben voll gesehen, er hat sie gelöscht
        aus Eile für die nächste räumte der Geber die beste Hand ab
        er zog meine sichtbare Straße ein, weil er sie falsch eingeschätzt hat
        jeder erinnert sich an die offenen Asse, Dealer gab sie zu den anderen
        meine aufgedeckten Vierlinge sind abgeräumt, krieg ich trotzdem den Pot
        Gebefehler am Ende: aufgemachter Gewinn weggeräumt
        meine Hand lag offen und der Dealer räumt sie ab
        Dealer zieht die aufgedeckte Siegerhand in den Muck
        mein offen gezeigtes bestes Blatt wurde vom Dealer weggenommen
        der Dealer hat meine Gewinnerhand gemuckt, sie lag offen
        meine Hand lag offen am Tisch und der Dealer nahm sie aus Versehen weg
        der Dealer warf eine offene Gewinnerhand in den Muck
        er zeigte beide Karten und der Dealer zog die Hand ein
        Meine Zehnen lagen offen da, der Croupier schiebt sie in den Müll
        Lag offen, war die beste, und die Geberin kehrt's einfach weg
        Geber hat mein Full House eingesammelt, obwohl ich's umgedreht hab
        Ich dreh beide um, er mischt sie in den Haufen, ich hätt gewonnen
        Offene Straight vom Gewinner hat der Croupier weggeputzt, Topf kriegt der andere
        Die Straße von Seat 2 lag da, der Geber übersieht's und räumt's ab
        Mein Flush lag offen da, der Geber schiebt ihn in den Müll
        Croupier hat das offene Siegerblatt eingesammelt
        Geber hat meine sichtbaren Damen abgeräumt, die waren vorne
        Offen hingelegt, alle sahen die Straße, vom Geber weggewischt
        Er rafft mein umgedrehtes Full House ein, hat keiner nachgelesen
        War wohl doch Split, Croupier hat Ingos offenes Blatt eingezogen
        Ich deckte den Flush auf, der Dealer hielt ihn für schwächer und gab dem Gegner den Pot
        Das Full House lag offen, jeder hat es gesehen, und der Dealer räumt es ab
        Am Ende lagen meine beiden offen, Straße bis zum König, der Dealer starrte auf die zwei Paare vom Gegner und schob meine zu den Abgelegten
        Die Dealerin verwechselte den Gewinner und warf die offenen Karten weg
        Der ganze Tisch hatte meine drei Zehnen gesehen, bevor sie weg waren und der andere ausbezahlt wurde
        Er killte die offene Hand, die klar vorn war, was jetzt?
        Spät am Turnierende flog das beste Blatt weg, weil der Dealer das Board falsch las
        Beide Hände lagen offen, der Croupier zog die bessere ein und gab den Pot dem anderen
        Fünf Leute hatten die aufgedeckte Hand gelesen, trotzdem landete sie bei den Abgelegten
        Meine Straße lag mit beiden Karten oben vor mir, der Dealer übersah sie und zog sie weg
        Der Chefdealer entschuldigte sich, weil der Kollege einen offenen Vierling weggeworfen hatte
        Wem gehört der Pot, wenn die offene und klar beste Hand versehentlich weg ist?
        All-in, beide offen, River getroffen, und er wischt meine zwei weg, bevor wer was sagt
        Keiner zweifelte, dass die Könige gewinnen, nur der Dealer schob sie in den Muck
        Hab aufgedeckt mit der besten hand, dealer packt sie ein, jetzt sagt er pech
dealer-killed-tabled-hand-fact-tabled = Lag die ganze Hand offen auf dem Tisch, sodass sie zu lesen war?
    .label = ganze Hand offen
dealer-killed-tabled-hand-fact-won = Gewann diese Hand den Pot oder einen Teil davon?
    .label = Gewinnerhand
    .obviously = ja, und jeder konnte das sehen
    .on-checking = ja, aber das zeigte erst das Nachprüfen
    .no = nein, sie war geschlagen
dealer-killed-tabled-hand-fact-seen = Haben der Dealer oder die Spieler die Hand gesehen?
    .label = Hand gesehen
dealer-killed-tabled-hand-outcome-hand-wins = Die aufgedeckte Hand lebt und bekommt den Pot
dealer-killed-tabled-hand-outcome-hand-had-lost = Es ändert sich nichts: Die Hand war geschlagen
dealer-killed-tabled-hand-outcome-not-protected = Nicht als Gewinner geschützt: aus Versehen getötete Hand
dealer-killed-tabled-hand-order-hold-pot = Dealer: den Pot in der Mitte lassen.
dealer-killed-tabled-hand-order-hand-counts = Floor: sagen, welche Hand offen lag. Sie zählt so, wie sie lag.
dealer-killed-tabled-hand-order-give-pot = Dealer: diesem Spieler den Pot geben oder den Teil, den die Hand gewinnt.
dealer-killed-tabled-hand-order-pot-to-winner = Dealer: der besten aufgedeckten Hand den Pot geben.
dealer-killed-tabled-hand-order-touch-no-card = Dealer: keine Karte im Muck berühren.
dealer-killed-tabled-hand-order-see-killed-hand = Mit dem Vorfall „Hand aus Versehen getötet“ (killed-unprotected-hand) weitermachen.
dealer-killed-tabled-hand-remark-only-tabled = Geschützt ist nur eine Hand, die ganz aufgedeckt und zu lesen war.
dealer-killed-tabled-hand-remark-only-obvious = Nach diesem Buch ist nur eine Hand geschützt, die offensichtlich gewann.
dealer-killed-tabled-hand-remark-only-seen = Nach diesem Buch ist nur eine Hand geschützt, die aufgedeckt und gesehen wurde.
dealer-killed-tabled-hand-remark-at-all-in = Wenn ein Spieler all-in ist, stattdessen mit dem Vorfall „Mucken bei einem All-in“ (all-in-showdown) weitermachen: Dann werden alle Hände aufgedeckt.
dealer-killed-tabled-hand-remark-pot-pushed = Ist der Pot schon verteilt, sagt der Vorfall „Hand oder Pot angefochten“ (disputed-pot), bis wann er zurückgeholt werden kann.
dealer-killed-tabled-hand-fact-board = Ist das Board vollständig?
    .label = Board
    .complete = vollständig
    .to-come = es fehlen noch Karten
dealer-killed-tabled-hand-fact-identifiable = Ist die Hand zu 100 % identifizierbar?
    .label = Hand sicher identifizierbar
dealer-killed-tabled-hand-outcome-hand-plays = Das Board ist nicht vollständig: Die Hand lebt und kommt zurück
dealer-killed-tabled-hand-order-cards-back = Dealer: genau diese Karten wieder offen vor ihren Spieler legen. Die Hand lebt.
dealer-killed-tabled-hand-order-deal-on = Dealer: noch offenes Setzen zu Ende führen, den Rest des Boards geben und jede Hand lesen.
