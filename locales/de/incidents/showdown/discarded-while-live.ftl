discarded-while-live = Gesetzt und Karten weggeworfen
    .search = gesetzt und Karten weggeworfen, dachte alle haben gefoldet, hat einen Spieler vergessen, nach der Bet gemuckt, den Call übersehen und gemuckt, dachte der Pot gehört ihm und hat gemuckt, Karten weg obwohl noch jemand in der Hand ist, gesetzt und vor dem Call gemuckt, erhöht und Hand weggeworfen, Spieler dahinter hatte noch Karten, nach seiner Bet die Karten zu früh weggeworfen, dachte er hat schon gewonnen
    .told =
        Gesetzt und Karten weggeworfen
        Er hat gesetzt und dann aus Versehen seine Karten weggeworfen, bevor ich gecallt habe.
        Ich bin all-in und werfe meine Karten weg, weil ich dachte, alle haben gefoldet, aber der Big Blind hatte noch Karten.
        Er bettet 8.000 am River, wirft direkt danach seine Karten zum Dealer, und ich hatte noch gar nicht gefoldet.
        Der Button raist auf 5.000, denkt, alle haben gefoldet, wirft seine Karten in den Muck, dabei war der Small Blind noch dran.
        Bekommt er sein Raise zurück, wenn er nach seinem Raise seine Karten wegwirft und noch niemand gecallt hat?
        Nach der Bet Karten weggeworfen
        Platz 4 hat geraist und dann seine Karten weggeworfen, weil er dachte, alle hätten gefoldet
        Spieler hat gebettet, dann die Hand gefoldet, obwohl noch einer reagieren muss
        Platz 2 bettet 3000, denkt, er hätte gewonnen, und wirft die Karten zu mir, Platz 8 war noch drin
        All-in von Platz 6 für 22.000 noch nicht gecallt, er wirft seine Karten in den Muck, sie sind nicht mehr zu erkennen
        Er hat Raise gesagt und die Karten weggeworfen, bevor jemand gecallt hat, gilt der Raise noch?
    .heard =
        er feuert am River und lässt los, bevor ich was sage
        sie meinte den Topf zu haben und gab ihre ab, der BB hielt seine noch
        ich hab erhöht und entsorgt, den kleinen Stack hinter dem Dealer nicht bemerkt
        UTG setzt, wirft die eigenen dazu und Cutoff ruft Moment, ich bin noch da
        nach der C-Bet schob er sie nach vorn, der Zahler sitzt daneben
        er hielt den letzten Gegner für ausgestiegen, meine Antwort auf die Bet fehlt noch
        Setzer gibt ab, obwohl einer die Antwort schuldig ist
        4k angespielt, Blatt am Haufen, kommt das Geld zurück
        sie setzt, hört „okay“, feuert weg, aber okay war kein Fold
        der Aggressor verlässt seine Hand, ich durfte noch reden
        er griff nach dem Pot und ließ die beiden sausen, Platz 9 war noch da
        Button pusht, schickt gleich die eigenen weg, dabei saß ein Blind noch drin
        er dachte er ist allein übrig und schmeißt die Hand nach vorne
        Karten weggelegt obwohl ihm der Pot noch zugestanden hätte
        er hat weggeworfen weil er glaubte der andere sei draußen
        Blatt Richtung Dealer geschoben obwohl noch keiner gecallt hat
        glaubte der Pot gehört ihm und warf weg, ein Gegner war noch dabei
        Karten weggeworfen obwohl seine Bet noch nicht gecallt war
        er setzte am River und warf seine Karten weg, bevor ich gecallt habe
        Spieler hat gesetzt und dann weggeworfen, ein anderer Spieler ist noch drin
        sie hat erhöht und ihre Hand weggeworfen, sie dachte, alle hätten gefoldet
        er dachte, er hat gewonnen, und warf die Karten weg, ich hatte noch eine Hand
        Raist auf 4000 und pfeffert dann sein Blatt in die Mitte
        Der hat 1500 gebettet und gleich sein Zeug abgegeben, keiner hat bezahlt
        Erhöht, denkt alle sind raus und wirft sie dem Dealer hin
        Push gestellt und die Hand entsorgt, Seat 6 überlegt aber noch
        Seine Bet liegt noch draußen, sein Blatt aber schon im Abwurf
        Nach seinem Shove muckt er, obwohl der Björn noch gar nicht gefoldet hat
        Er bringt 3.000 und schmeißt sein Blatt, bezahlt hat noch keiner
        Riwwer angespielt und verdeckt abgelegt, dachte, alle sind raus
        Ich erhöhe, denk der ist weg, werf ab, jetzt sagt der nee
        Sein Einsatz steht ungezahlt da, sein Blatt liegt aber schon am Müll
        Hat draufgehauen und selbst sein Blatt weggepfeffert, Gegner noch drin
        Nach eigenem Ollin schmeißt er's Blatt in die Mitte, Sitz 2 überlegt
        Ich dachte, alle hätten gepasst, warf die Karten zum Dealer, da sagt hinten einer, er sei noch drin
        4.000 gesetzt, der nächste foldet, und er pfeffert freudig sein Blatt in die Mitte, nur der Dritte hatte die Karten unterm Ellbogen
        Triumphierend warf sie ab, weil der Pot ja ihr gehöre, und hatte den Herrn am Button vergessen
        Nach der eigenen Bet die Hand weggelegt, im Glauben es sei niemand mehr da, sie liegt verdeckt neben dem Muck
        Der Dealer schob mir schon den Pot zu, ich gab die Karten ab, und da überlegte noch jemand
        Nach dem Shove irrtümlich weggeworfen, der Gegner hatte gar nicht gepasst, bekommt er wenigstens den ungecallten Teil?
        Nach meiner Bet am River war es still, ich dachte, alle sind weg, gab dem Dealer meine Karten, und der Mann hinter der Säule sagte, er überlege noch
        Er warf seine Hand weg, weil er einen Spieler mit einem Zuschauer verwechselt hat
        Zwischen zwei Liedern im Kopfhörer deutete er die Stille falsch und schob sein Blatt weg
        Der Dealer hob den Daumen, das hielt er für den Sieg, und die Karten waren fort
        Seine zwei lagen noch oben drauf und waren zu erkennen, weggegeben hatte er sie aber selbst nach seinem Einsatz
        Was ist mit der Bet von jemandem, der sein Blatt loswird, bevor der letzte Gegner passt?
        Vor lauter Glück warf der Kollege die Karten in die Luft, dabei wartete seine 6.500 noch auf Platz 9
        Hat gemuckt weil er dachte er hat den pott, dabei war ich noch drin
        Sein Einsatz stand noch unbeantwortet, als er die Hand nach vorn schnippte und aufstand, um sein Bier zu holen
        hat gesetzt und dann die Karten weggeworfen
        ging all-in und hat gemuckt, bevor jemand gecallt hat
        hat Chips gebracht und die Karten aus Versehen abgeworfen
discarded-while-live-fact-cards = Wo sind die Karten, die der Spieler weggeworfen hat?
    .label = Karten
    .held = nicht im Muck, zu 100 % identifizierbar
    .in-muck = im oder am Muck, aber zu 100 % identifizierbar und zurückzuholen
    .gone = im Muck und nicht mehr zu 100 % identifizierbar oder nicht zurückzuholen
discarded-while-live-fact-uncalled = Ist die Bet oder das Raise des Spielers ganz oder zum Teil noch nicht gecallt?
    .label = noch nicht gecallte Chips
discarded-while-live-outcome-hand-plays = Die Hand ist identifizierbar: Sie bleibt im Spiel
discarded-while-live-outcome-out = Spieler aus der Hand; was gecallt ist, bleibt im Pot
discarded-while-live-outcome-bet-back = Spieler aus der Hand; Bet oder Raise ohne Call geht zurück
discarded-while-live-outcome-uncalled-back = Spieler aus der Hand; der nicht gecallte Betrag geht zurück
discarded-while-live-order-hold-cards = Dealer: die Karten festhalten, nicht in den Muck nehmen, und den Floor rufen.
discarded-while-live-order-take-out = Dealer: genau diese Karten verdeckt aus dem Muck zurückholen.
discarded-while-live-order-give-hand-back = Dealer: dem Spieler die Karten zurückgeben. Die Hand bleibt im Spiel.
discarded-while-live-order-action-goes-on = Die Bet gilt. Die Aktion geht dort weiter, wo sie war.
discarded-while-live-order-hand-dead = Dealer: Die Hand ist tot. Keine Karte von ihr kommt zurück.
discarded-while-live-order-give-bet-back = Dealer: dem Spieler die Bet oder das Raise zurückgeben, soweit niemand gecallt hat.
discarded-while-live-order-give-uncalled-back = Dealer: dem Spieler den Betrag zurückgeben, den niemand gecallt hat.
discarded-while-live-order-rest-stays = Alle anderen Chips dieses Spielers bleiben im Pot.
discarded-while-live-order-all-stays = Alle Chips, die der Spieler gesetzt hat, bleiben im Pot.
discarded-while-live-order-others-go-on = Die anderen Spieler spielen den Pot unter sich aus.
discarded-while-live-fact-all-in = Ist ein Spieler in der Hand all-in, ohne dass noch gesetzt werden kann, und liegt das Board vollständig?
    .label = Spieler all-in
    .no = nein, oder es wird noch gesetzt
    .board-complete = all-in, und das Board ist vollständig
    .board-to-come = all-in, und vom Board fehlen noch Karten
discarded-while-live-fact-left-in = Wie viele andere Spieler haben noch eine Hand?
    .label = andere Spieler in der Hand
    .several = zwei oder mehr
    .one = nur noch einer
discarded-while-live-outcome-hand-tabled = All-in: Die Hand lebt und muss aufgedeckt werden
discarded-while-live-order-must-table = Spieler: alle Karten aufdecken. Bei einem All-in kann niemand mucken.
discarded-while-live-order-deal-out = Dealer: den Rest des Boards geben und danach jede Hand lesen.
discarded-while-live-order-best-tabled = Dealer: die aufgedeckten Hände lesen und der besten den Pot geben.
discarded-while-live-order-last-wins = Dealer: den Pot dem einzigen Spieler geben, der noch in der Hand ist. Karten werden keine mehr gegeben.
discarded-while-live-outcome-hand-not-dead = Die nicht mehr identifizierbare Hand ist nicht tot: Die Turnierleitung entscheidet
discarded-while-live-order-others-table = Alle anderen Spieler in der Hand: jetzt alle Karten aufdecken.
discarded-while-live-order-deal-rest = Dealer: den Rest des Boards geben und danach die aufgedeckten Hände lesen.
discarded-while-live-order-others-win = Dealer: der besten der anderen Hände den Pot geben.
discarded-while-live-order-director-decides = Turnierleitung: entscheiden, was mit dem Anteil der nicht mehr identifizierbaren Hand an den Pots geschieht.
