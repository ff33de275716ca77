conditional-declaration = Wenn-dann-Ansage
    .search = wenn du setzt raise ich, wenn du bettest calle ich, wenn dann, wenn-dann, bedingte Aussage, bedingte Ansage, Aktion vorher angesagt, vor der Reihe angesagt, hat gesagt was er machen wird, vorzeitige Ansage, „ich calle alles“, „egal was du setzt ich calle“, künftige Aktion, Aktion angekündigt
    .told =
        Wenn du bettest, raise ich
        Er hat gesagt „wenn du setzt, gehe ich all-in“, und jetzt habe ich gesetzt.
        Mein Gegner sagt vorher schon „wenn du checkst, bette ich“, und jetzt will er doch nur checken.
        Am Turn sagt der Button „wenn du bettest, calle ich“, der Small Blind setzt 2.000, und plötzlich foldet der Button.
        Ich bin noch am Überlegen, da sagt der hinter mir „wenn du setzt, bin ich all-in“, obwohl er noch gar nicht dran ist.
        Ist das verbindlich, wenn einer sagt „wenn du raist, calle ich“ und noch gar nicht dran ist?
        Wenn du bettest, gehe ich all-in
        Spieler hat vorab angesagt, wenn du bettest, raise ich
        Platz 7 sagt zu Platz 6: „Wenn du checkst, gehe ich all-in“, und dann hat Platz 6 gecheckt
        Am River ist Platz 2 dran, da sagt Platz 5 schon „wenn du setzt, calle ich“, und Platz 2 setzt darauf 5000
        Platz 9 war noch nicht dran und hat gesagt, „falls du raist, bin ich all-in“, jetzt hat der andere geraist
        Ist so eine Wenn-dann-Ansage bindend, „wenn du bettest, raise ich“?
    .heard =
        „wenn du schiebst, zahl ich“, er schob und der Typ warf weg
        UTG zum Cutoff: stell rein, ich snappe dich sofort
        er hat versprochen mitzugehen, egal was am River fällt
        „checkst du zu mir, geh ich All-in“, kann man ihn drauf festnageln
        sagte im Voraus, am Turn bezahlt er alles
        er drohte mit einem Reraise, falls der Button sich traut zu öffnen
        „zeig mir eine und ich folde“, laut so abgemacht
        Spieler meint: nächste Street bin ich auf jeden Fall drin
        „nur zu, mach ruhig mehr, ich geh nicht weg“, muss er jetzt dazu stehen
        Seat 9 warnte: noch ein Chip von dir und ich stell alles rein
        er schwor blind zu pushen, sah den Flop und überlegte es sich anders
        sein Falls-Gerede hat mich beeinflusst, sonst hätte ich gecheckt
        wenn du setzt geh ich all-in
        checkst du, check ich auch
        wollte folden sollte ein Ass kommen
        er versprach zu callen wenn die Bet klein bleibt
        bedingte Ansage, sollte jemand erhöhen gehe ich all-in
        "wenn du setzt, erhöhe ich", sagte er, bevor er dran war
        er sagte, wenn er setzt, bin ich all-in, und dann hat der gesetzt
        Spieler sagt "ich calle, wenn du eine Karte zeigst"
        sie sagt, sie setzt 2.000, wenn der Nächste checkt, ist das bindend
        "wenn er erhöht, folde ich", ist er daran gebunden
        sagt vorher, was er macht, wenn jemand erhöht, muss er das dann tun
        Toni droht: falls du setzt, knall ich dir alles rein
        Sobald einer erhöht bin ich all in, hat er laut verkündet
        Setzt du, geh ich drüber, hat der Ösi angekündigt, jetzt kneift er
        Schiebst du, schieb ich auch, hat Seat 8 versprochen und bettet jetzt doch
        Hat schon vorab gerufen, er geht eh mit, war noch gar nicht dran
        Er meint, kommt da a Herz, is er all in, egal was ich mach
        Falls du schiebst, knall ich alles rein, hat er vorher verkündet
        Setzt du, geh ich drüber, droht der mir, ist das bindend?
        Noch gar nicht dran, sagt aber schon, er erhöht gleich, egal was kommt
        Jens hat versprochen, er ballert rein, sobald Sitz 6 klopft
        Sollte ich anspielen, wollte er nachlegen, jetzt kneift er
        Sie kündigt vorab an, auf jede Erhöhung schmeißt sie weg
        „Wenn du setzt, stell ich dich all-in“, sagte er am Turn
        Er war nicht mal dran und versprach schon, jedes Raise zu überbieten
        Er zahle alles, egal was kommt, hieß es, und als was kam, passte er
        „Klopf, dann klopf ich auch“, verabredeten sie, und der Dritte hörte zu
        Trifft das Herz, geh ich rein, sagte er vor dem River, es kam, und er checkte
        Er hat vorher gesagt er callt wenn ich bette, jetzt will er nicht
        Vor dem Flop flüsterte er mir zu, wenn ich am Flop setze, jagt er mich mit allem raus, ich setzte, und er tat, als hätte er nichts gesagt
        Er lachte, auf jeden Check komme von ihm ein Haufen, nun ist er still
        „Erhöh ruhig, ich geh sofort drüber“, der Gegner erhöhte, und er foldete
        Solange keine Dame kommt, bin ich drin, hatte er dem Nachbarn zugerufen, dann kam der Bube
conditional-declaration-fact-statement = Was hat der Spieler gesagt?
    .label = Ansage
    .if-then = ein „wenn …, dann …“, etwa „wenn du bettest, raise ich“
    .plain = eine Aktion, bevor er an der Reihe war, ohne „wenn“
conditional-declaration-outcome-binds = Der Spieler ist an seine Worte gebunden
conditional-declaration-outcome-does-not-bind = Die Worte binden nicht
conditional-declaration-outcome-out-of-turn = Keine Bedingung: eine Aktion außer der Reihe
conditional-declaration-order-in-turn = Jetzt agiert der Spieler, der an der Reihe ist.
conditional-declaration-order-warn = Dealer: den Spieler auffordern, nur zu agieren, wenn er an der Reihe ist.
conditional-declaration-order-hold-if-met = Dealer: den Spieler an seine Worte binden, wenn die Bedingung eintritt.
conditional-declaration-order-hold = Dealer: den Spieler an seine Worte binden, sobald er an der Reihe ist.
conditional-declaration-order-not-held = Sobald dieser Spieler an der Reihe ist, hat er alle Möglichkeiten.
conditional-declaration-order-see-out-of-turn = Mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) weitermachen.
conditional-declaration-remark-not-allowed = Das Buch erlaubt es nicht, eine Aktion zu nennen, bevor man an der Reihe ist.
conditional-declaration-remark-unwanted = Das Buch missbilligt solche Aussagen.
conditional-declaration-remark-also-out-of-turn = Mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) weitermachen, wenn der Spieler wirklich agiert hat: mit Chips, Karten oder einer Ansage, die sofort gelten sollte.
