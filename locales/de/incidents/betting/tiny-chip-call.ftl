tiny-chip-call = Kleiner Chip ohne Ansage
    .search = kleiner Chip als Call, einen Chip hineingeworfen, Chip in die Mitte geworfen, zu kleiner Chip, einzelner Chip, kleiner Chip gegen große Bet, ein Chip gegen All-in, Chip wortlos gesetzt, symbolischer Call, Chip als Call, nur ein Chip
    .told =
        Nur einen 100er reingeworfen
        Ich habe 5.000 gesetzt, und er wirft nur einen kleinen Chip rein und sagt nichts, ist das ein Call?
        Er hat auf mein Raise wortlos einen einzelnen 100er hingelegt, so als Zeichen für Call.
        Am River setze ich 12.000, er wirft einen 500er in die Mitte, sagt kein Wort, ich zeige meine Karten, und jetzt sagt er, das war kein Call.
        Wir sind zu dritt, Bet 4.000, und der Button legt stumm einen 25er rein, der Nächste denkt, er hat gecallt.
        Gilt ein kleiner Chip ohne Ansage als Call für die ganze Bet?
        Nur kleiner Chip statt Call
        Spieler wirft nach der Bet wortlos einen 100er rein, die Bet ist 5000
        Platz 4 legt einen einzelnen kleinen Chip hin und sagt nichts, der Call kostet aber viel mehr
        All-in über 12.000 am Turn, Platz 8 wirft nur einen 500er-Chip in die Mitte, ohne Call zu sagen
        River heads-up, Bet 8000, Platz 2 schnippt einen 100er hin und behauptet jetzt, das war gar kein Call
        Er hat nur so einen kleinen Chip reingeworfen, ohne was zu sagen, zählt das als Call für die ganze Bet?
    .heard =
        er pusht 30k und ich schnippe nur einen 25er über die Linie
        der eine jammt, der andere wirft einen Hunderter und dreht seine Karten um
        Button bettet neuntausend, BB lässt einen mickrigen grünen fallen
        ist so ein niedrigster Chip gemeint als „ich zahle“
        er sagt, das Kleine war sein Card Protector und ist weggerollt
        sie stupste einen 100er vor, gegen einen riesigen Shove
        ein Krümel gegen einen ganzen Stapel, ist er damit drin
        er legte sanft seine kleinste Stückelung hin und wollte dann weg
        mit einem roten sage ich immer ja, mach ich seit jeher so
        jeder flippt hier einen Chip zum Bezahlen vom Jam, wieso jetzt nicht
        war ein Scherz, meint er, nachdem er das Mini-Ding vor den Shove warf
        ein einsamer Viertel gegen 12.500, ohne Ton
        ein einzelner 25er gegen einen Einsatz von 800
        wirft einen winzigen Jeton und will damit mitgehen
        legt den kleinsten Jeton hin den es gibt
        legt den kleinsten Chip als Call auf ein großes All-in
        nur ein winziger Chip gegen die riesige Bet, kein Wort
        symbolischer Chip zum Bezahlen, muss er alles bringen
        er warf gegen eine große Bet schweigend einen kleinen Chip hinein
        gegen ein All-in wirft er einen 100er hinein, ist das ein Call
        ein kleiner Chip ohne ein Wort gegen eine Bet von 8.000
        Spieler legte ein Chipchen hin und sagt, er hat nicht gecallt
        ein winziger Chip vor ihm nach einer hohen Bet, der Dealer nahm es als Call
        Der schnippt einen Hunderter rein gegen mein All-in über 8000, stumm
        Nur an Fünfundzwanziger reingeworfen, Bet 1200, kein Ton, soll Mitgehen heißen
        Einen einzigen Grünen wortlos gegen 5k geworfen, als wär das bezahlt
        Zu zahlen sind 3000, Beat wirft stumm einen Hunni hin
        Gegen meinen Shove flippt der einen winzigen Jeton über die Linie, schweigt
        Heads-up, sie lupft den billigsten Jeton rein, sagt nix, offen sind 2600
        Wirft nen 25er auf meine 1.200 und grinst, ist das bezahlt?
        Schmeißt bloß nen Hunni stumm rein, ich hatte 5.000 angespielt
        Ein einzelner Winzling gegen mein Ollin, kein Wort, geht der mit?
        Der hat so'n mickrigen Jeton reingeschnippt, Einsatz waren drei Mille
        Rechts fliegt ein Grüner rein, kostet aber vierzigmal so viel
        Sie tickt das billigste Plastik vor und schweigt, zu zweit am Riwwer
        Auf das All-in von 38.000 warf er einen Hunderter und grinste, der Gegner stand schon auf
        Bet 12.000, und er legt still den kleinsten Chip hin, den er hat, ist das bezahlt?
        Am River legte sie einen Fünfziger gegen den Riesenbetrag, später sagte sie, sie habe ihn nur abgelegt
        Statt was zu sagen, flog ein Weißer über die Linie, als Zeichen dass er mitgeht
        Der Krümel fiel ihm aus den Fingern, in der Mitte ein Shove, und der andere dreht sofort um
        Auf mein All-in für vierzigtausend lachte er lange, erzählte einen Witz und schnippte dann einen einzelnen Hunderter vor, der Gegner drehte schon um
        Ein bekannter Streamer tippte einen einzelnen Jeton gegen den Push, die Kamera hatte es, er bestritt es
        Einen lächerlichen Hunderter hingeschnippt und gewartet, bis der Gegner zeigt
        Er spielte beim Überlegen mit einem Roten, der kullerte zu meiner Bet, und ich sagte: bezahlt
        Ein winziger Chip gegen 60k, gilt das jetzt komplett?
        Gegner meint, die Geste mit dem einen Steinchen reicht, für mich wars nur ein Tick
        Kein Wort, nur der kleinste Jeton vor ihm, dagegen 22.000
        Wenn gegen einen ganzen Stack etwas gelegt wird, das keine zwei Prozent davon ist, muss man dann alles zahlen?
        Im Satellite warf er aus Gewohnheit einen Winzling vor, und nun geht es ums ganze Turnier
        Kurz die hand bewegt und ein blauer 100er lag da, gegen 45 tausend
tiny-chip-call-fact-to-call = Wie viel kostet der Call insgesamt?
    .label = zu callen
tiny-chip-call-fact-put = Wie viel hat der Spieler insgesamt gesetzt?
    .label = insgesamt gesetzt
tiny-chip-call-fact-players = Wie viele Spieler sind in der Hand?
    .label = Spieler in der Hand
    .multiway = drei oder mehr (multiway)
    .heads-up = zwei (Heads-up)
tiny-chip-call-fact-facing = Worauf reagiert der Spieler?
    .label = Reaktion
    .opening-bet = auf die erste Bet am Flop, Turn oder River
    .big-blind = auf den Big Blind, niemand hat erhöht
    .first-raise = auf das erste Raise vor dem Flop
    .later-raise = auf ein anderes Raise
tiny-chip-call-outcome-director-decides = Deine Wahl: was der Chip bedeutet; ein voller Call ist möglich
tiny-chip-call-outcome-call-made = Das ist ein Call: Es fehlt nichts
tiny-chip-call-outcome-covers-the-call = Kein kleiner Chip: Er deckt den Call
tiny-chip-call-outcome-nothing-put-out = Kein Call: Es wurde nichts gesetzt
tiny-chip-call-outcome-full-call-owed = Voller Call: Der Spieler muss nachlegen
tiny-chip-call-outcome-call-or-forfeit = Deine Wahl: voller Call oder Fold
tiny-chip-call-outcome-may-fold = Ein Undercall: voll callen oder folden
tiny-chip-call-order-chip-stays = Der Chip bleibt bis zur Entscheidung liegen.
tiny-chip-call-order-director-reads-chip = Turnierleitung: den Chip deuten, auch als vollen Call; prüfen, was die Regel über Undercalls hier verlangt.
tiny-chip-call-order-if-full-call-add = Wenn es ein voller Call wird, legt der Spieler nach, was fehlt.
tiny-chip-call-order-tell-player = Dealer: den Spieler bitten, seine Aktion künftig anzusagen. So ein Chip ist keine übliche Art zu callen.
tiny-chip-call-order-action-goes-on = Der nächste Spieler ist an der Reihe.
tiny-chip-call-order-see-oversized-chip = Mit dem Vorfall „Großer Chip (Overchip)“ (oversized-chip) weitermachen.
tiny-chip-call-order-see-several-chips = Mit dem Vorfall „Mehrere Chips“ (several-chips) weitermachen.
tiny-chip-call-order-still-to-act = Der Spieler ist noch an der Reihe: Call, Raise oder Fold.
tiny-chip-call-order-chip-stays-in = Der Chip bleibt liegen.
tiny-chip-call-order-add-to-full-call = Spieler: auf den vollen Call auffüllen. Folden geht nicht.
tiny-chip-call-order-director-decides-undercall = Turnierleitung: vollen Call verlangen oder den Fold zulassen. Dabei zählt, was der Spieler wissen konnte und wer seither agiert hat.
tiny-chip-call-order-call-or-fold = Spieler: voll callen oder folden.
tiny-chip-call-order-fold-forfeits = Wenn der Spieler foldet, bleibt der Undercall im Pot.
tiny-chip-call-order-fold-forfeits-undercall = Wenn der Spieler foldet, bleibt der Betrag des Undercalls im Pot; was darüber hinaus liegt, geht zurück.
tiny-chip-call-order-fold-takes-back = Wenn der Spieler foldet, darf er den Undercall zurücknehmen.
tiny-chip-call-remark-tiny-not-defined = Das Buch sagt nicht, ab wann ein Chip klein ist. Wenn er es nicht ist, liegt ein gewöhnlicher Undercall vor.
tiny-chip-call-fact-chips = Wie viele Chips wurden gesetzt?
    .label = Chips
    .one = einer
    .several = mehrere, alle winzig
tiny-chip-call-outcome-several-chips = Mehrere kleine Chips: Die Regel über Undercalls entscheidet
tiny-chip-call-order-see-undercall = Mit dem Vorfall „Undercall“ (undercall) weitermachen: Die Regel dieses Buches spricht von einem einzigen kleinen Chip.
tiny-chip-call-remark-any-chip-calls = Das Buch nennt einen einzelnen Chip, gleich welchen Wertes, als Möglichkeit zu callen; einen winzigen lehnt es ab.
