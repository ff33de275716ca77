wrong-button = Button am falschen Platz
    .search = Button am falschen Platz, Button falsch weitergeschoben, Button zwei Plätze weiter, Button nicht weitergeschoben, Dealer hat den Button vergessen, Button beim falschen Spieler, Button hat einen Spieler übersprungen, Button zu weit, falsche Blinds wegen Button, Button stehen geblieben
    .told =
        Button am falschen Platz
        Der Dealer hat vergessen, den Button weiterzuschieben.
        Der Button ist zwei Plätze weitergewandert statt einen.
        Der Button blieb liegen, und jetzt ist derselbe Spieler zweimal Small Blind.
        Nach dem Austeilen merken wir, dass der Button am falschen Platz liegt.
        Der Dealer hat den Button auf Platz 4 gelegt, er gehört aber auf Platz 3.
        Der Button hat einen Spieler übersprungen, und keiner hat es gemerkt, bis einer geraist hat.
        Der Button liegt einen Platz zu weit, gegeben ist schon, agiert hat noch keiner.
        Jemand hat den Button vor dem Geben zum falschen Spieler geschoben.
        Die Hand ist schon gespielt, und erst jetzt sehen wir, dass der Button falsch lag.
        Der Button wurde nicht bewegt, also stimmen auch die Blinds nicht.
        Was passiert, wenn der Dealer-Button in der Hand falsch positioniert war?
    .heard =
        die Scheibe hat sich nicht bewegt, wieder vom selben Platz gegeben
        das weiße Ding ist glatt an mir vorbei
        er schob ihn zwei Stühle durch, damit war mein Button weg
        wir sind am Turn und der Dealer sagt ups, den Button hab ich liegen lassen
        der Button liegt vor Platz 7, der wäre erst das nächste Mal dran
        ich war doch letzte Hand schon Dealer, warum liegt er wieder bei mir
        er ist über Platz 2 gehüpft und die Blinds gleich mit
        die Karten fliegen schon und die Scheibe liegt noch wie vorher
        Der Button blieb stehen, und wir spielten weiter wie vorher
        Die Scheibe sprang über einen, der zahlte den Blind zweimal
        Zwei Plätze weitergeschoben, weil sie dachte, die Drei sei leer
        Nach dem geteilten Pot vergessen und falsch gegeben
        Am Flop fragte der Big, warum er schon wieder zahlt
        Nach einem dreifach geteilten Pot vergaß der Dealer die Scheibe, gab noch mal von dort, und am Turn sagte einer, er zahle den Big schon zum zweiten Mal
        Der Dealer drehte die Richtung, und der Button ging nach rechts
        Wessen Blinds gelten, wenn die ganze Hand der Button woanders war?
        Wer ist jetzt Small, wenn die Scheibe einen Platz daneben lag?
        Bemerkt hat es der Stammgast erst, als zwei gefoldet hatten: Der Dealerknopf lag noch vom vorigen Mal da
wrong-button-fact-noticed = Wann ist es aufgefallen?
    .label = aufgefallen
    .dealt = es sind Karten ausgeteilt
    .before-deal = vor der ersten ausgeteilten Karte
    .hand-over = nach dem Ende der Hand
wrong-button-fact-first-card = Wohin ging die erste Karte?
    .label = erste Karte
    .wrong-seat = links vom falschen Button
    .right-seat = an den Platz, an den sie gehört; nur die Scheibe lag falsch
wrong-button-fact-actions = Welche Aktionen bisher, der Reihe nach? (keine: Enter; ohne die gesetzten Blinds)
    .label = Aktionen bisher
wrong-button-outcome-put-right = Den Button richtig legen, dann geben
wrong-button-outcome-marker-moved = Das Geben war richtig: Nur der Button wird verlegt
wrong-button-outcome-corrected = Der Button wird richtig gelegt, und die Hand geht weiter
wrong-button-outcome-misdeal = Misdeal: Button richtig legen und neu geben
wrong-button-outcome-hand-plays = Die Hand geht weiter
wrong-button-outcome-button-back = Der Button geht dorthin, wo er sein sollte
wrong-button-outcome-button-on = Der Button geht von hier aus weiter
wrong-button-order-button-right = Dealer: den Button dorthin legen, wohin er in dieser Hand gehört.
wrong-button-order-blinds-right = Dealer: Blinds der falschen Spieler zurückgeben und die richtigen setzen lassen.
wrong-button-order-marker = Dealer: den Button richtig legen und mit der Hand weitermachen.
wrong-button-order-put-right-now = Dealer: den Button sofort richtig legen und mit der Hand weitermachen; gesetzte Blinds bleiben im Pot.
wrong-button-order-deal-again = Dealer: alle Chips zurückgeben, Karten einsammeln, den Button richtig legen und im selben Level neu geben.
wrong-button-order-no-new-players = Niemand kommt dafür neu an den Tisch.
wrong-button-order-absent-take-no-part = Wer beim Misdeal weg war, ist auch beim neuen Geben nicht dabei.
wrong-button-order-absent-dealt-and-killed = Wer beim Misdeal weg war, bekommt Karten; diese Hand ist gleich nach dem Geben tot.
wrong-button-order-absent-dealt-and-plays = Wer beim Misdeal weg war, aber Karten hatte, bekommt Karten und kann sie spielen, wenn er bei der letzten Karte am Platz ist.
wrong-button-order-as-it-stands = Dealer: Button und Blinds für diese Hand lassen, wie sie sind.
wrong-button-order-moved-at-once = Dealer: den Button sofort richtig legen; gesetzte Blinds bleiben im Pot.
wrong-button-order-then-back = Dealer: den Button zur nächsten Hand dorthin legen, wo er ohne den Fehler läge.
wrong-button-order-then-on = Dealer: den Button zur nächsten Hand von hier aus weiterschieben.
wrong-button-order-next-back = Dealer: Button und Blinds dorthin legen, wo sie ohne den Fehler jetzt wären.
wrong-button-order-next-on = Dealer: Button und Blinds von hier aus weiterschieben.
wrong-button-remark-check-and-fold = Nur ein Check und ein Fold bisher: Es kamen keine Chips hinein, also gab es keine Substantial Action.
wrong-button-remark-button-stays = Dass der Button beim neuen Geben bleibt, heißt: Der Misdeal schiebt ihn nicht weiter. Er kommt dorthin, wohin er in dieser Hand gehört.
wrong-button-remark-played-hand = Die gespielte Hand wird nicht rückgängig gemacht.
