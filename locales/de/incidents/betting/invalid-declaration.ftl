invalid-declaration = Ungültige Ansage
    .search = Call gesagt ohne Bet, Call ohne Bet, Raise gesagt ohne Bet, Raise ohne Bet, Check gegen eine Bet, Check nach einer Bet, Check obwohl gesetzt wurde, Bet nicht gesehen, falsches Wort, falsche Ansage, ungültige Ansage, „Call“ als Erster, „Raise“ als erste Bet, Check statt Call, nach Check doch raisen, Bet gesagt ohne Betrag, Bet angesagt aber keine Höhe, Bet gesagt obwohl schon gesetzt war
    .told =
        Check gesagt trotz Bet
        Er sagt Check, obwohl ich schon gesetzt habe.
        Er hat „Call“ gesagt, aber es hat ja niemand gesetzt.
        Am Flop haben alle gecheckt, und der Button sagt „Raise“, dabei gibt es noch gar keine Bet, Blinds 500/1.000.
        Ich setze 3.000 am Turn, und der auf Platz 6 sagt „Bet 6.000“, obwohl er nur callen, raisen oder folden kann.
        Was gilt jetzt, wenn er „Bet“ sagt und gar keinen Betrag nennt?
        Spieler sagt Check, obwohl vor ihm schon gebettet wurde
        Platz 3 sagt Call, aber es hat noch gar keiner gesetzt
        Am Flop ist keine Bet da, Platz 5 sagt „Raise“ und nennt keinen Betrag
        Platz 2 bettet 1200, Platz 6 hat das nicht mitbekommen und sagt „Bet“
        Er sagt Call und es gibt gar keine Bet zum Callen, was gilt die Ansage jetzt?
    .heard =
        er sagt am Flop „Call“, dabei gibt es nichts zu bezahlen
        ich hab geklopft und nicht mitbekommen, dass der Cutoff 2k gefeuert hat
        „Raise!“, er eröffnet, keiner hatte etwas drin
        Platz 4 klopft, obwohl vor Platz 2 ein Einsatz liegt
        sagt als Allererster „ich calle“, ist das jetzt ein Check
        ich dachte hinten check, Dealer meint, ich habe Action gegen mich
        er kündigt auf einer leeren Street ein Raise an
        sie glaubte es ginge check-check und klopfte
        BB sagt Check, aber der Button hatte 600 gemacht
        das geht doch gar nicht, schieben bei einer offenen Bet
        er sprach von erhöhen, wo nur Setzen möglich war
        Luft kann man nicht callen, was muss er denn jetzt
        er sagt check obwohl gesetzt wurde
        will callen aber da ist nichts zu callen
        sagt check, dabei liegt schon eine Bet vor ihm
        sagt call obwohl niemand gesetzt hat
        kündigt Raise an, es gibt aber noch keinen Einsatz
        er klopft und hat den Einsatz des Gegners nicht gesehen
        er sagte Check, aber vor ihm lag eine Bet
        Spieler sagt Raise, und es gibt nichts zu erhöhen, noch keine Bet
        sie sagte Call, obwohl keiner gesetzt hatte
        "Check" gegen einen Raise, was jetzt
        er sagt Call an, obwohl niemand gesetzt hat, ist das ein Check
        sagt "Bet", obwohl schon eine Bet da ist
        Sagt check, vor ihm liegen aber schon 600 drin
        Er ruft call, da hat am Flop noch kein Mensch was gesetzt
        Raise meint der Alte, obwohl da noch gar nix zum Erhöhen war
        Bet sagt sie, dabei hat die Vorderfrau doch schon 800 gebettet
        Hat nur bet gesagt, null Zahl dazu, und jetzt schaut er blöd
        Ich geh mit, sagt der Bene, aber mit was denn, alle ham geschoben
        Der sagt schiebe, dabei liegen 400 vom Nachbarn davor
        Sie ruft gehe mit, aber es hat noch kein Mensch was angespielt
        Erhöhe, brüllt er, dabei ist er der Erste und es liegt nix
        Ich setze, sagt der, nennt aber keine Zahl und schiebt nix vor
        Er sagt ich setze an, Sitz 1 hatte aber schon 600 gebracht
        Tscheck sagt Rudi und hat die 1.500 vor sich glatt übersehen
        Er kam mit dem Kaffee zurück, setzte sich, sah nicht hin und klopfte zweimal mit dem Finger, erst dann bemerkte er die viertausend vor sich
        Er klopfte, dabei lagen 3.500 vor ihm
        Auf leerem Flop rief er Raise und schaute dann, wen er eigentlich erhöht
        „Check“, sagte er, ich hatte aber schon 1.200 gesetzt
        Als Erster verkündete er, er gehe mit, es gab aber nichts
        Sagt check gegen ne bet und will jetzt drüber
        Nach zehn Stunden klopfte der Müde auf ein All-in
        Sie bestellte beim Kellner, hörte die Bet nicht und sagte Check, darf sie noch erhöhen?
        Nach dem Flop Call ins Nichts, danach wollte er einen Tausender setzen
        „Ich erhöhe“, meinte der Mann auf dem Small, obwohl vor ihm nach dem Turn noch niemand was reingetan hatte
invalid-declaration-fact-declared = Was hat der Spieler gesagt?
    .label = Ansage
    .check-facing-bet = „Check“, aber es gab eine Bet
    .call-no-bet = „Call“, aber niemand hatte gesetzt
    .call-option = „Call“, vom Big Blind mit der Option
    .raise-no-bet = „Raise“, aber niemand hatte gesetzt
    .bet-no-amount = „Bet“, ohne Betrag
    .bet-facing-bet = „Bet“, aber jemand hatte schon gesetzt
invalid-declaration-fact-least = Wie hoch ist die Minimum-Bet?
    .label = Minimum-Bet
invalid-declaration-fact-to-call = Wie viel kostet der Call?
    .label = zu callen
invalid-declaration-fact-stack = Wie viele Chips hat der Spieler insgesamt?
    .label = Chips des Spielers
invalid-declaration-outcome-check = Es ist ein Check
invalid-declaration-outcome-minimum-bet = Der Spieler muss setzen, mindestens die Minimum-Bet
invalid-declaration-outcome-call-or-fold = Nur Call oder Fold: kein Raise
invalid-declaration-outcome-full-choice = Das Wort verpflichtet zu nichts: Der Spieler hat noch die Wahl
invalid-declaration-outcome-bet-over-bet = Deine Wahl: was „Bet“ nach einer Bet heißt
invalid-declaration-order-check-stands = Dealer: einen Check ansagen. Chips, die mit dem Wort gesetzt wurden, gehen zurück.
invalid-declaration-order-bet-minimum = Spieler: setzen. Mehr als das Minimum ist erlaubt, weniger nicht.
invalid-declaration-order-bet-at-least = Spieler: mindestens { $minimum_bet } setzen.
invalid-declaration-order-announce-bet = Dealer: die Bet ansagen, die zu callen ist.
invalid-declaration-order-call-or-fold = Spieler: Call oder Fold.
invalid-declaration-order-no-raise = Dealer: von diesem Spieler kein Raise annehmen. Chips über dem Call gehen zurück.
invalid-declaration-order-director-reads-bet = Turnierleitung: entscheiden, ob mit „Bet“ ein Raise oder ein Call gemeint war. Ein Raise ist nie kleiner als das Minimum.
invalid-declaration-order-no-fold = Spieler: Ein Fold ist nicht mehr möglich. Beim nächsten Mal „Raise“ oder „Call“ sagen.
invalid-declaration-order-next-acts = Der nächste Spieler ist an der Reihe.
invalid-declaration-order-check-or-bet = Spieler: Check oder Bet.
invalid-declaration-order-check-or-raise = Spieler: Check oder Raise.
invalid-declaration-order-any-action = Spieler: Call, Raise oder Fold.
invalid-declaration-remark-raise-not-explained = Das Buch spricht vom Minimum-Raise. Ohne Bet ist das die Minimum-Bet.
invalid-declaration-fact-amount-said = Wurde zu „Call“ ein Betrag gesagt?
    .label = Betrag zu „Call“
invalid-declaration-remark-word-decides = Zu „Call“ wurde ein Betrag gesagt: Das Wort zählt, und der Betrag ändert nichts.
