soft-play = Softplay und Chip-Dumping
    .search = Softplay, schont seinen Freund, hat die Nuts gecheckt, Nuts am River gecheckt, mit den Nuts nicht erhöht, sie checken zusammen durch, spielt gegen seine Frau nicht richtig, hat für seinen Freund gefoldet, will gegen einen Freund nicht setzen, Chip-Dumping, schiebt Chips rüber, Chips an einen Freund verschoben, absichtlich verloren, Absprache, Collusion, sie spielen als Team, Zeichen zwischen Spielern
    .told =
        Die schonen sich gegenseitig
        Die zwei sind Freunde und setzen nie gegeneinander, das ist doch Softplay.
        Er hatte am River die Nuts, war als Letzter dran und hat nur gecheckt.
        Am River liegen vier Herz auf dem Board, er hat das Herz-Ass, der Freund setzt, und er callt nur mit den Nuts.
        Der auf Platz 3 schiebt mit 7-2 all-in und verliert absichtlich alle seine Chips an seinen Kumpel, das ist Chip-Dumping.
        Ist das nicht Softplay, wenn er am River mit dem Royal Flush nur checkt, um den anderen zu schonen?
        Mit den Nuts nur gecheckt
        Platz 5 hat am River als Letzter mit den Nuts nur gecheckt
        Zwei Freunde schonen sich gegenseitig, da wird nie gebettet oder geraist
        River, Platz 2 hat den Royal Flush, ist Letzter und callt die Bet von seinem Kumpel nur, statt zu raisen
        Platz 7 verliert mit nichts auf der Hand 20.000 an seinen Bruder, das sieht nach Chip-Dumping aus
        Ist das Softplay, wenn er mit dem Nutflush in letzter Position nur checkt?
    .heard =
        die Brüder erhöhen sich nie, klopf klopf am River mit dem besten Blatt
        sie hatte den Royal und hat als Letzte geklopft
        er bezahlte bloß mit dem Unschlagbaren am Ende
        haben sich ausgemacht, gegen den All-in-Mann durchzuklopfen
        er verschenkte alles an seinen Mitbewohner mit Neun hoch
        das Paar ist lieb zueinander, wenn nur die zwei drin sind
        Vierling hingelegt auf eine Mindestbet von seinem Kumpel
        die Zwei signalisiert der Sieben, indem er auf die Uhr tippt
        die teilen sicher das Preisgeld, konkurrieren kein Stück
        er ließ sie gewinnen und legte ein Monster ungeschaut weg
        zu zweit klemmen sie immer einen Dritten zwischen ihren Erhöhungen ein
        er hätte mit dem Optimum noch drübergehen können, zahlte lediglich
        die zwei checken durch obwohl er die Nuts hat
        seinem Kumpel tut er nicht weh
        Freunde setzen nicht gegeneinander
        hat mit der bestmöglichen Hand zuletzt nur gecheckt
        schiebt seinem Bekannten absichtlich Chips zu
        sie sind Freunde und checken alles durch, wenn sie heads-up sind
        er hatte am River die Nuts und hat nur gecallt
        Spieler hat als Letzter die Nuts gecheckt
        zwei Freunde erhöhen sich nie gegenseitig
        er verliert absichtlich Chips an seinen Freund
        er hat am River die beste mögliche Hand hinten gecheckt
        sie haben sich abgesprochen, gegen den All-in-Spieler zu checken
        Der hat am River die Nuts und schiebt als Letzter einfach
        Ehepaar, er setzt nie gegen sie, die checken immer runter
        Bruder wirft Könige weg, damit der andere nicht rausfliegt
        Hat seinem Kumpel absichtlich den ganzen Stack rübergeschoben
        Mit dem Royal am River bloß mitgegangen, gegen seinen Haberer
        Die zwei schonen sich ständig, die stecken doch unter einer Decke
        Der schiebt als Letzter mit den Nüssen hinterher, gegen seine Frau
        Zwei Brüder schonen sich, mit Royal am Riwwer bloß geklopft
        Er spielt seinem Kumpel absichtlich alle Jetons zu
        Wirft Könige weg, nur damit seine Freundin nicht rausfliegt
        Unschlagbares Blatt und hält als Letzter bloß mit, statt draufzuhauen
        Die beiden kungeln, setzen nie gegeneinander, das sieht ein Blinder
        Sie wohnen zusammen, und er klopfte am River mit vier Königen
        Auf der letzten Karte hatte er die Nuts und setzte nichts, es war ja seine Frau
        Seinem Freund schob er absichtlich den ganzen Stack rüber
        Vater und Sohn saßen nebeneinander, am River waren nur noch die beiden drin, und der Vater klopfte mit dem besten Blatt, obwohl er als Letzter hätte setzen können
        Unschlagbares Blatt, letzter am Zug, und er checkt
        Ehepaar am tisch und die checken immer nur
        Gegen den Bruder wollte er nicht setzen, obwohl er vorn lag
        Drei Jungs aus demselben Auto spielten verdächtig zahm gegeneinander
        Asse gegen den Vater gefoldet, und alle haben es gesehen
        Absichtlich verlor er alles an den Kollegen, der sonst raus gewesen wäre
        sie haben absichtlich durchgecheckt, weil der Dritte all-in ist
        haben ausgemacht, gegen den All-in bis zum Ende zu checken
        sagt „checken wir runter“
        er hat die Nuts gefoldet, um dem Freund zu helfen
        zwei Brüder setzen nie gegeneinander
        schenkt seine Chips seiner Freundin
        hat seinen Stack absichtlich an einen Freund verloren
        erhöht als Letzter mit der bestmöglichen Hand nicht
soft-play-fact-what = Was ist passiert?
    .label = Vorfall
    .nuts = ein Spieler hat mit den Nuts gecheckt oder nur gecallt
    .spared = ein Spieler hat einen anderen geschont: keine Bet, kein Raise oder ein Fold
    .dumped = Chips gingen an einen anderen verloren, oder Spieler haben zusammengearbeitet
soft-play-fact-last-to-act = War der Spieler mit den Nuts der Letzte, der agieren musste?
    .label = agierte als Letzter
soft-play-fact-action = Was hat der Spieler mit den Nuts getan?
    .label = Aktion mit den Nuts
    .checked = gecheckt
    .called = eine Bet nur gecallt
soft-play-fact-street = Auf welcher Street?
    .label = Street
    .river = am River
    .earlier = vor dem River
soft-play-fact-shared = Konnte ein anderer Spieler eine ebenso gute Hand haben?
    .label = ebenso gute Hand möglich
soft-play-fact-on-purpose = Geschah es mit Absicht, um einem anderen Spieler zu helfen?
    .label = mit Absicht
soft-play-outcome-soft-play = Softplay: ein Grund für eine Penalty
soft-play-outcome-only-if-meant = Nur dann Softplay, wenn es einem anderen helfen sollte
soft-play-outcome-no-breach = Kein Verstoß: Niemandem wurde mit Absicht geholfen
soft-play-outcome-disqualified = Disqualifikation wegen Chip-Dumping oder Absprachen
soft-play-outcome-may-be-disqualified = Deine Wahl: Disqualifikation oder nicht
soft-play-order-play-stands = Dealer: die Hand so lassen, wie sie gespielt wurde.
soft-play-order-find-out-why = Floor: herausfinden, ob der Spieler einem anderen helfen wollte.
soft-play-order-if-meant-penalty = Floor: wenn ja, eine Penalty für Softplay geben, sonst keine.
soft-play-order-if-meant-penalty-possible = Floor: Wenn ja, ist eine Penalty für Softplay möglich, sonst keine.
soft-play-order-play-for-yourself = Floor: dem Spieler sagen, dass jeder für sich spielt, gegen jeden anderen.
soft-play-order-disqualify-for-soft-play = Turnierleitung: den Spieler disqualifizieren.
soft-play-order-up-to-disqualification = Turnierleitung: entscheiden, welche Penalty es wird. Möglich ist alles bis zur Disqualifikation, mit Verlust aller Chips.
soft-play-order-chips-or-disqualification = Turnierleitung: entscheiden, welche Penalty es wird. Sie kann Chips kosten, und sie kann die Disqualifikation sein.
soft-play-order-who-took-part = Floor: herausfinden, wer beteiligt war, auch wer die Chips bekommen hat.
soft-play-order-disqualify = Turnierleitung: alle Beteiligten disqualifizieren.
soft-play-order-decide-on-disqualification = Turnierleitung: entscheiden, ob die Beteiligten disqualifiziert werden.
soft-play-order-chips-out-of-play = Floor: die Chips eines disqualifizierten Spielers aus dem Spiel nehmen.
soft-play-order-chips-blinded-off = Floor: die Chips eines disqualifizierten Spielers stehen lassen, bis sie ausgeblindet sind.
soft-play-remark-see-disqualification = Was eine Disqualifikation mit sich bringt, steht im Vorfall „Disqualifikation“ (disqualification).
